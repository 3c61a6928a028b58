#include "Twin.hpp"

namespace {

Feel elastic(float elasticity) {
  Feel feel;
  feel.elasticity = elasticity;
  return feel;
}

Feel rough(float friction) {
  Feel feel;
  feel.friction = friction;
  return feel;
}

using Play = void (*)(Twin &, int32_t steps);

struct Scene {
  const char *name;
  double gravity;
  Play play;
};

void gas(Twin &twin, int32_t steps) {
  Dice dice;
  for (int32_t index = 0; index < 30; index++) {
    double x = dice.roll(900) + 50, y = dice.roll(300) + 50;
    b2Body *ball = twin.ball(x, y, 20, elastic(1));
    double vx = dice.roll(800) - 400, vy = dice.roll(800) - 400;
    ball->SetLinearVelocity(m(vx, vy));
  }
  twin.meet();
  twin.wall({m(0, 0), m(0, 400), m(1000, 400), m(1000, 0), m(0, 0)});
  twin.step(steps);
}

void crowd(Twin &twin, int32_t steps) {
  Dice dice;
  for (int32_t index = 0; index < 100; index++) {
    double x = dice.roll(900) + 50, y = dice.roll(1500) - 1500;
    double width = dice.roll(40) + 10, height = dice.roll(40) + 10;
    twin.box(x, y, width, height, rough(0.5f), dice.roll(6));
  }
  twin.meet();
  twin.pen(0.5f);
  twin.step(steps);
}

const Scene scenes[] = {
    {"a free fall", 1000,
     [](Twin &twin, int32_t steps) {
       twin.box(10, 20);
       twin.step(steps);
     }},
    {"a ball that bounces", 1000,
     [](Twin &twin, int32_t steps) {
       twin.ball(0, 0, 40, elastic(0.9f));
       twin.meet();
       twin.floor(300);
       twin.step(steps);
     }},
    {"a box that lands on a corner", 1000,
     [](Twin &twin, int32_t steps) {
       twin.box(0, 0, 100, 60, rough(0.5f), 0.4);
       twin.meet();
       twin.floor(200, 0.5f);
       twin.step(steps);
     }},
    {"a stack of ten", 1000,
     [](Twin &twin, int32_t steps) {
       for (int32_t index = 0; index < 10; index++)
         twin.box(0, -52.0 * index, 50, 50, rough(0.5f));
       twin.meet();
       twin.floor(30, 0.5f);
       twin.step(steps);
     }},
    {"a pyramid", 1000,
     [](Twin &twin, int32_t steps) {
       for (int32_t row = 0; row < 6; row++)
         for (int32_t index = row; index < 6; index++)
           twin.box(44.0 * index - 22.0 * row, -41.0 * row, 40, 40, rough(0.5f));
       twin.meet();
       twin.floor(25, 0.5f);
       twin.step(steps);
     }},
    {"two balls of unequal mass", 0,
     [](Twin &twin, int32_t steps) {
       twin.ball(0, 0, 40, elastic(1))->SetLinearVelocity(m(400, 30));
       Feel heavy = elastic(0.5f);
       heavy.density = 3;
       twin.ball(200, 5, 60, heavy);
       twin.meet();
       twin.step(steps);
     }},
    {"a slope", 1000,
     [](Twin &twin, int32_t steps) {
       twin.box(0, -40, 80, 40, rough(0.25f), 0.5);
       twin.meet();
       twin.wall({m(-1000, -500), m(1000, 500)}, 0.25f);
       twin.step(steps);
     }},
    {"resistance", 0,
     [](Twin &twin, int32_t steps) {
       Feel feel;
       feel.resistance = 0.7f;
       feel.angularResistance = 1.5f;
       b2Body *box = twin.box(0, 0, 100, 100, feel);
       box->SetLinearVelocity(m(300, -200));
       box->SetAngularVelocity(5);
       twin.step(steps);
     }},
    {"a pendulum", 1000,
     [](Twin &twin, int32_t steps) {
       b2Body *bob = twin.ball(260, 40);
       twin.rod(bob, twin.post(160, 40), 100);
       twin.step(steps);
     }},
    {"a spring", 1000,
     [](Twin &twin, int32_t steps) {
       b2Body *bob = twin.box(0, 100, 40, 40);
       b2DistanceJoint *spring = twin.rod(bob, twin.post(0, 0), 100);
       spring->SetMaxLength(1e6f);
       spring->SetMinLength(0);
       float stiffness, damping;
       b2LinearStiffness(stiffness, damping, 2, 0.1f, spring->GetBodyA(), spring->GetBodyB());
       spring->SetStiffness(stiffness);
       spring->SetDamping(damping);
       twin.step(steps);
     }},
    {"a rope", 1000,
     [](Twin &twin, int32_t steps) {
       b2Body *bob = twin.ball(150, 0);
       twin.rod(bob, twin.post(0, 0), 200)->SetMinLength(0);
       twin.step(steps);
     }},
    {"a door on a pin", 1000,
     [](Twin &twin, int32_t steps) {
       b2RevoluteJointDef made;
       made.bodyB = twin.box(50, 0, 100, 20);
       made.bodyA = twin.post(0, 0);
       made.collideConnected = true;
       made.localAnchorB = m(-50, 0);
       made.enableLimit = true;
       made.lowerAngle = -0.25f;
       made.upperAngle = 1;
       twin.world.CreateJoint(&made);
       twin.step(steps);
     }},
    {"a box that swings on a pin beside it", 1000,
     [](Twin &twin, int32_t steps) {
       b2RevoluteJointDef made;
       made.bodyB = twin.box(0, 0, 60, 60);
       made.bodyA = twin.post(90, -50);
       made.collideConnected = true;
       made.localAnchorB = m(90, -50);
       twin.world.CreateJoint(&made);
       twin.step(steps);
     }},
    {"a slide", 1000,
     [](Twin &twin, int32_t steps) {
       b2PrismaticJointDef made;
       made.bodyB = twin.box(0, 0, 60, 60);
       made.bodyA = twin.post(0, 0);
       made.collideConnected = true;
       made.localAxisA.Set(float(0.6), float(0.8));
       made.enableLimit = true;
       made.lowerTranslation = -1;
       made.upperTranslation = 2;
       twin.world.CreateJoint(&made);
       twin.step(steps);
     }},
    {"two that are fixed to each other", 1000,
     [](Twin &twin, int32_t steps) {
       b2WeldJointDef made;
       made.bodyA = twin.box(0, 0, 100, 100, rough(0.5f), 0.25);
       made.bodyB = twin.box(120, 20, 60, 60, rough(0.5f));
       made.localAnchorB = m(-60, 0);
       // Where that lies on the other when they are fixed: at (60, 20).
       double c = cos(0.25), s = sin(0.25);
       made.localAnchorA = m(60 * c + 20 * s, 20 * c - 60 * s);
       made.referenceAngle = -0.25f;
       made.collideConnected = true;
       twin.world.CreateJoint(&made);
       twin.meet();
       twin.floor(300, 0.5f);
       twin.step(steps);
     }},
    {"a steady push", 0,
     [](Twin &twin, int32_t steps) {
       b2Body *box = twin.box(0, 0, 100, 50);
       double side = 100 / 150.0, newtons = side * side * side;
       for (int32_t index = 0; index < steps; index++) {
         box->ApplyForceToCenter(b2Vec2(float(1.5 * newtons), float(-0.5 * newtons)), false);
         twin.step(1);
       }
     }},
    {"a kick", 1000,
     [](Twin &twin, int32_t steps) {
       b2Body *box = twin.box(0, 0, 100, 50);
       double side = 100 / 150.0, newtons = side * side * side;
       box->ApplyLinearImpulseToCenter(b2Vec2(float(3 * newtons), float(-5 * newtons)), true);
       twin.step(steps);
     }},
    {"a fast ball that is swept", 0,
     [](Twin &twin, int32_t steps) {
       twin.sweep();
       twin.ball(0, 0, 10, elastic(0.75f))->SetLinearVelocity(m(500, 9000));
       twin.box(0, 600, 400, 10);
       twin.meet();
       twin.floor(400);
       twin.step(steps);
     }},
    {"a chain of rods", 1000,
     [](Twin &twin, int32_t steps) {
       std::vector<b2Body *> balls;
       for (int32_t index = 0; index < 10; index++) balls.push_back(twin.ball(40.0 * index, 0, 20));
       b2Body *before = twin.post(-40, 0);
       for (b2Body *ball : balls) {
         twin.rod(ball, before, 40);
         before = ball;
       }
       twin.step(steps);
     }},
    {"a crowd in a pen", 1000, crowd},
    {"a gas of elastic balls", 0, gas},
    {"a ball on a shelf that stays", 1000,
     [](Twin &twin, int32_t steps) {
       Feel shelf = rough(0.5f);
       shelf.isFixed = true;
       twin.box(0, 300, 200, 20, shelf, 0.1);
       Feel feel = elastic(0.5f);
       feel.friction = 0.5f;
       feel.isUpright = true;
       twin.box(10, 0, 40, 40, feel);
       twin.meet();
       twin.step(steps);
     }},
};

}  // namespace

int32_t twin_scenes(void) { return int32_t(sizeof scenes / sizeof *scenes); }
const char *twin_name(int32_t scene) { return scenes[scene].name; }

int32_t twin_play(int32_t scene, int32_t steps, twin_place *places, int32_t room) {
  Twin twin(scenes[scene].gravity);
  scenes[scene].play(twin, steps);
  int32_t count = int32_t(twin.bodies.size());
  for (int32_t index = 0; index < count && index < room; index++) {
    const b2Body *body = twin.bodies[size_t(index)];
    places[index] = {body->GetPosition().x, body->GetPosition().y, body->GetAngle()};
  }
  return count;
}
