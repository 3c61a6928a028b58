#ifndef ANIMENGINE_WORLD_HPP
#define ANIMENGINE_WORLD_HPP
#include <box2d/box2d.h>

#include <algorithm>
#include <mutex>
#include <vector>

#include "CBox2D.h"

// The plugin keeps its names to itself and exports its entry only.
#pragma GCC visibility push(hidden)

struct Body;

/// Which bodies and walls meet: those that have a group in common.
class ContactListener final : public b2ContactFilter, public b2ContactListener {
 public:
  ContactListener(anim_world *world) : world(world) {}
  bool ShouldCollide(b2Fixture *a, b2Fixture *b) override;
  void BeginContact(b2Contact *contact) override { note(contact, true); }
  void EndContact(b2Contact *contact) override { note(contact, false); }
  void PreSolve(b2Contact *contact, const b2Manifold *) override;
  void PostSolve(b2Contact *contact, const b2ContactImpulse *) override;

  /// Begins to count for a step.
  void prepare();

 private:
  anim_world *world;
  bool hasRoom(Body &body) const;
  void note(b2Contact *contact, bool begins);
};

/// What a body is to the shim.
struct Body {
  b2Body *body = nullptr;
  anim_mass mass = {};
  float friction = 0, restitution = 0;
  std::vector<uint32_t> peers, walls;
  /// How many pieces are near it, at most, and the step in which they were counted last; above
  /// `few` it is told again after each step.
  int32_t near = 0;
  uint64_t counted = UINT64_MAX;

  static const int32_t few = 128;

  bool moves() const { return body->GetType() == b2_dynamicBody; }
  void countNear();
};

/// What a joint is to the shim; `post` is the fixed body its far end hangs on, if that is a point.
struct Joint {
  b2Joint *joint = nullptr;
  b2Body *post = nullptr;
  anim_joint definition = {};
};

struct StaticBody {
  b2Body *body = nullptr;
  uint32_t group = 0;
};

struct anim_world {
  anim_world(int32_t maxContacts) : world(b2Vec2_zero), meeting(this), maxContacts(maxContacts) {
    world.SetContactFilter(&meeting);
    world.SetContactListener(&meeting);
    world.SetContinuousPhysics(false);
  }

  b2World world;
  ContactListener meeting;
  int32_t maxContacts;
  bool isCrowded = false;
  bool isContinuous = false;
  /// Whether this step has come to sweeping, and whether it is about to look for what meets next.
  bool isSweeping = false, isNextSweep = false;
  /// How much it has looked at for that, as `looks` counts, and dearer where there are many pairs.
  uint64_t swept = 0;
  /// How often the engine has looked, in the last step, whether a pair that is near is one already
  /// or may be one, entry by entry of a body's list of them.
  uint64_t looks = 0;
  std::vector<Body> bodies;
  std::vector<StaticBody> walls;
  std::vector<Joint> joints;
  std::vector<anim_touch> touches;
  std::mutex lock;
  uint64_t operations = 0;
};

/// The parts of the table: each stands at the end of the file that has its functions.
extern const anim_world_functions worldFunctions;
extern const anim_body_functions bodyFunctions;
extern const anim_wall_functions wallFunctions;
extern const anim_joint_functions jointFunctions;

/// The number of a body or wall, and which of the two it is, are what the engine keeps for us.
inline uintptr_t nameOf(uint32_t number, bool isBoundary) {
  return uintptr_t(number) << 1 | isBoundary;
}
inline uintptr_t nameOf(b2Body *body) { return body->GetUserData().pointer; }
inline bool isBoundary(uintptr_t name) { return name & 1; }
inline uint32_t numberOf(uintptr_t name) { return uint32_t(name >> 1); }

template <typename Element>
Element &at(std::vector<Element> &elements, uint32_t index) {
  if (index >= elements.size()) elements.resize(size_t(index) + 1);
  return elements[index];
}

#pragma GCC visibility pop
#endif
