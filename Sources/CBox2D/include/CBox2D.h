#ifndef CBOX2D_H
#define CBOX2D_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The interface of the rigid-body engine. The engine is a plugin: a dynamic library that exports one
// function, which returns a table of functions. Metres, kilograms, seconds and radians, y down. Small
// numbers name bodies, walls and joints; the caller chooses and reuses them. The engine aborts on bad
// numbers and validates none: the caller must.

#ifdef __cplusplus
extern "C" {
#endif

typedef struct anim_world anim_world;

/// What a body weighs, about its own origin: kilograms, kilogram square metres about the centre of
/// mass, and where that centre is.
typedef struct {
  float mass, inertia, centerX, centerY;
} anim_mass;

/// What a body is made with.
typedef struct {
  float x, y, angle, velocityX, velocityY, angularVelocity;
  float linearDamping, angularDamping;
  anim_mass mass;
  bool isFixed, isUpright;
} anim_body;

/// What acts on a body during one step: an acceleration, a force at the centre of mass, an angular
/// acceleration and a torque.
typedef struct {
  float accelerationX, accelerationY, forceX, forceY, angularAcceleration, torque;
} anim_load;

/// Where a body is after a step.
typedef struct {
  float x, y, angle, velocityX, velocityY, angularVelocity;
  bool isAwake;
} anim_state;

/// A beginning or an end of touching of two pieces; `other` is a body, or a wall if `isBoundary`.
typedef struct {
  float x, y;
  uint32_t body, other;
  bool begins, isBoundary;
} anim_touch;

typedef enum {
  anim_joint_distance,
  anim_joint_prismatic,
  anim_joint_weld,
  anim_joint_revolute,
} anim_joint_kind;

/// No body: the other end is a point of the world, at `farX`, `farY`.
#define ANIM_NO_BODY UINT32_MAX

/// How two bodies, or a body and a point, are joined.
typedef struct {
  anim_joint_kind kind;
  uint32_t body, other;
  float nearX, nearY, farX, farY;
  float length, minLength, maxLength, frequency, damping;
  float axisX, axisY, lower, upper, maxTorque, referenceAngle;
  bool hasLimits;
} anim_joint;

/// Worlds.
typedef struct {
  /// Makes a world that keeps out pairs beyond `maxContacts`, and has counted so many operations.
  anim_world *(*make)(int32_t maxContacts, uint64_t operations);
  void (*free)(anim_world *world);

  /// Waits until no other thread uses the world; true, and the world is the caller's until
  /// released, if exactly `operations` operations have been counted.
  bool (*claim)(anim_world *world, uint64_t operations);
  void (*lock)(anim_world *world);
  void (*unlock)(anim_world *world);
  /// Counts one operation and lets others in.
  void (*release)(anim_world *world);

  void (*setContinuous)(anim_world *world, bool isContinuous);
  int32_t (*contacts)(const anim_world *world);
  /// About how many entries of bodies' lists of pairs the last step has read to find new pairs,
  /// where there are many: beyond some hundreds of pieces on one spot that is what takes the time.
  /// With continuous collision also what the search for the first impact takes, in such entries.
  uint64_t (*looks)(const anim_world *world);
  /// True if pairs have been left out since the last step because there were too many.
  bool (*isCrowded)(const anim_world *world);

  /// Applies `loads`, one for each body number below `count`, makes a step of `seconds` and writes
  /// where each body is. A sleeping body feels no load.
  void (*step)(
      anim_world *world, float seconds, int32_t velocityIterations, int32_t positionIterations,
      const anim_load *loads, anim_state *states, uint32_t count);
  /// The touches since they were last forgotten; valid until the next step or change.
  int32_t (*touches)(anim_world *world, const anim_touch **touches);
  void (*forgetTouches)(anim_world *world);
} anim_world_functions;

/// Bodies and their shapes.
typedef struct {
  void (*make)(anim_world *world, uint32_t body, const anim_body *definition);
  void (*drop)(anim_world *world, uint32_t body);
  void (*place)(anim_world *world, uint32_t body, float x, float y, float angle);
  void (*move)(
      anim_world *world, uint32_t body, float velocityX, float velocityY, float angularVelocity);
  /// Gives an impulse at the centre of mass, and an angular one, and wakes.
  void (*push)(anim_world *world, uint32_t body, float x, float y, float angularImpulse);
  /// Sets all but place and velocity.
  void (*change)(anim_world *world, uint32_t body, const anim_body *definition);
  void (*wake)(anim_world *world, uint32_t body);

  void (*clearShapes)(anim_world *world, uint32_t body);
  void (*addBox)(anim_world *world, uint32_t body, float halfWidth, float halfHeight, float skin);
  void (*addCircle)(anim_world *world, uint32_t body, float radius);
  /// A convex piece of 3…8 corners, anticlockwise where y goes up: x and y in turn.
  void (*addPolygon)(
      anim_world *world, uint32_t body, const float *corners, int32_t count, float skin);
  /// Sets friction and restitution, also of contacts that exist already.
  void (*setSurface)(anim_world *world, uint32_t body, float friction, float restitution);
  /// The groups in which the body meets other bodies, and those in which it meets walls; ascending.
  void (*setGroups)(
      anim_world *world, uint32_t body, const uint32_t *peers, int32_t peerCount,
      const uint32_t *walls, int32_t wallCount);
} anim_body_functions;

/// Walls.
typedef struct {
  /// A wall of `count` points, x and y in turn, that stands for all bodies of one group.
  void (*make)(
      anim_world *world, uint32_t wall, uint32_t group, const float *points, int32_t count,
      bool isClosed, float skin);
  void (*drop)(anim_world *world, uint32_t wall);
} anim_wall_functions;

/// Joints.
typedef struct {
  /// Makes a joint, or gives it other numbers.
  void (*set)(anim_world *world, uint32_t joint, const anim_joint *definition);
  void (*drop)(anim_world *world, uint32_t joint);
} anim_joint_functions;

/// Everything the engine does.
typedef struct {
  /// The size of this table in bytes, by which a plugin of another version is known.
  size_t size;
  anim_world_functions world;
  anim_body_functions body;
  anim_wall_functions wall;
  anim_joint_functions joint;
} anim_engine;

/// The only function that the plugin exports, with C linkage, under the name `ANIM_ENGINE_ENTRY`.
typedef const anim_engine *(*anim_engine_entry)(void);
#define ANIM_ENGINE_ENTRY "anim_engine_functions"

/// Opens the plugin and returns its table, which stays valid; null, and a sentence in `fault` that
/// says why, if there is none that fits.
__attribute__((visibility("hidden"))) const anim_engine *anim_engine_open(const char **fault);

#ifdef __cplusplus
}
#endif
#endif
