#ifndef CBOX2DTWIN_TWIN_HPP
#define CBOX2DTWIN_TWIN_HPP
#include <box2d/box2d.h>

#include <vector>

#include "include/CBox2DTwin.h"

/// Metres of points.
inline float m(double points) { return float(points / 150); }
inline b2Vec2 m(double x, double y) { return b2Vec2(m(x), m(y)); }

/// What a body is like.
struct Feel {
  float elasticity = 0, friction = 0;
  double density = 1;
  float resistance = 0, angularResistance = 0;
  bool isUpright = false, isFixed = false;
};

/// A world with the numbers that ours has.
struct Twin {
  b2World world;
  std::vector<b2Body *> bodies;
  std::vector<Feel> feels;
  std::vector<b2Vec2> sizes;
  bool isSwept = false;

  explicit Twin(double gravity = 0) : world(b2Vec2(0, float(gravity / 150))) {
    world.SetContinuousPhysics(false);
  }

  void sweep() {
    isSwept = true;
    world.SetContinuousPhysics(true);
  }

  b2Body *body(double x, double y, const Feel &feel, double mass, double inertia, double angle) {
    b2BodyDef made;
    made.type = feel.isFixed ? b2_staticBody : b2_dynamicBody;
    made.position = m(x, y);
    made.angle = float(angle);
    made.linearDamping = feel.resistance;
    made.angularDamping = feel.angularResistance;
    made.fixedRotation = feel.isUpright;
    made.bullet = isSwept;
    b2Body *body = world.CreateBody(&made);
    b2MassData data;
    data.mass = float(mass);
    data.center = b2Vec2_zero;
    data.I = float(mass * inertia);
    body->SetMassData(&data);
    bodies.push_back(body);
    feels.push_back(feel);
    return body;
  }

  b2Body *box(
      double x, double y, double width = 100, double height = 100, const Feel &feel = Feel(),
      double angle = 0) {
    double scale = 1.0 / 150, a = width * scale / 2, b = height * scale / 2;
    sizes.push_back(b2Vec2(float(a - 0.0075), float(b - 0.0075)));
    return body(x, y, feel, 4 * a * b * feel.density, (a * a + b * b) / 3, angle);
  }

  b2Body *ball(double x, double y, double diameter = 40, const Feel &feel = Feel()) {
    double scale = 1.0 / 150, r = diameter * scale / 2;
    sizes.push_back(b2Vec2(float(r + 0.0025), -1));
    return body(x, y, feel, b2PiOf(r) * feel.density, (r * r + r * r) / 4, 0);
  }

  /// The area of a circle.
  static double b2PiOf(double r) { return 3.141592653589793 * r * r; }

  /// Lets the bodies from `first` meet each other, or only the walls.
  void meet(size_t first = 0, bool eachOther = true) {
    for (size_t index = first; index < bodies.size(); index++) {
      b2FixtureDef made;
      made.friction = feels[index].friction;
      made.restitution = feels[index].elasticity;
      made.filter.groupIndex = eachOther ? 0 : -1;
      b2PolygonShape box;
      b2CircleShape circle;
      if (sizes[index].y < 0) {
        circle.m_radius = sizes[index].x;
        made.shape = &circle;
      } else {
        box.SetAsBox(sizes[index].x, sizes[index].y);
        box.m_radius = 0.01f;
        made.shape = &box;
      }
      bodies[index]->CreateFixture(&made);
    }
  }

  void wall(const std::vector<b2Vec2> &points, float friction = 0) {
    b2BodyDef made;
    b2Body *body = world.CreateBody(&made);
    for (size_t index = 0; index + 1 < points.size(); index++) {
      b2EdgeShape edge;
      edge.SetTwoSided(points[index], points[index + 1]);
      edge.m_radius = 0.0025f;
      b2FixtureDef part;
      part.shape = &edge;
      part.friction = friction;
      body->CreateFixture(&part);
    }
  }

  void floor(double y, float friction = 0) { wall({m(-10000, y), m(10000, y)}, friction); }

  /// A pen of 1000 × 400 points, open at the top.
  void pen(float friction = 0) {
    wall({m(0, -4000), m(0, 400), m(1000, 400), m(1000, -4000)}, friction);
  }

  b2Body *post(double x, double y) {
    b2BodyDef made;
    b2Body *post = world.CreateBody(&made);
    post->SetTransform(m(x, y), 0);
    return post;
  }

  b2DistanceJoint *rod(b2Body *near, b2Body *far, double length) {
    b2DistanceJointDef made;
    made.bodyA = far;
    made.bodyB = near;
    made.collideConnected = true;
    made.length = made.minLength = made.maxLength = m(length);
    return static_cast<b2DistanceJoint *>(world.CreateJoint(&made));
  }

  void step(int32_t count) {
    for (int32_t index = 0; index < count; index++) world.Step(1.0f / 60, 8, 3);
  }
};

/// Numbers from 0 up to `range`, the same in both worlds.
struct Dice {
  uint64_t bits = 11;
  double roll(double range) {
    bits = bits * 6364136223846793005u + 1442695040888963407u;
    return double(bits >> 40) / double(1 << 24) * range;
  }
};

#endif
