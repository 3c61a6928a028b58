#ifndef CBOX2D_H
#define CBOX2D_H
#include <stdbool.h>
#include <stdint.h>

// A plain C face of the rigid-body engine: metres, kilograms, seconds and radians, y down. Things are
// named by small numbers that the caller chooses and reuses. Nothing is validated here: the engine
// aborts on bad numbers, so the caller asks first.

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

/// Loads the engine; null, or why it cannot be had. No world may be made before, or without.
const char *anim_engine_load(void);

/// A world that keeps out pairs beyond `maxContacts`, and has counted so many operations.
anim_world *anim_world_make(int32_t maxContacts, uint64_t operations);
void anim_world_free(anim_world *world);

/// Waits until no other thread uses the world; true, and the world is the caller's until released,
/// if exactly `operations` operations have been counted.
bool anim_world_claim(anim_world *world, uint64_t operations);
void anim_world_lock(anim_world *world);
void anim_world_unlock(anim_world *world);
/// Counts one operation and lets others in.
void anim_world_release(anim_world *world);

void anim_world_set_continuous(anim_world *world, bool isContinuous);
int32_t anim_world_contacts(const anim_world *world);
/// How many entries of bodies' lists of pairs the last step has gone through to find new pairs, about,
/// where there are many: beyond some hundreds of pieces on one spot that is what takes the time. With
/// continuous collision also what looking for what meets first takes, in such entries.
uint64_t anim_world_looks(const anim_world *world);
/// True if pairs have been left out since the last step because there were too many.
bool anim_world_is_crowded(const anim_world *world);

void anim_body_make(anim_world *world, uint32_t body, const anim_body *definition);
void anim_body_drop(anim_world *world, uint32_t body);
void anim_body_place(anim_world *world, uint32_t body, float x, float y, float angle);
void anim_body_move(anim_world *world, uint32_t body, float velocityX, float velocityY, float angularVelocity);
/// Gives an impulse at the centre of mass, and an angular one, and wakes.
void anim_body_push(anim_world *world, uint32_t body, float x, float y, float angularImpulse);
/// Sets all but place and velocity.
void anim_body_change(anim_world *world, uint32_t body, const anim_body *definition);
void anim_body_wake(anim_world *world, uint32_t body);

void anim_body_clear_shapes(anim_world *world, uint32_t body);
void anim_body_add_box(
    anim_world *world, uint32_t body, float halfWidth, float halfHeight, float skin);
void anim_body_add_circle(anim_world *world, uint32_t body, float radius);
/// A convex piece of 3…8 corners, anticlockwise where y goes up: x and y in turn.
void anim_body_add_polygon(
    anim_world *world, uint32_t body, const float *corners, int32_t count, float skin);
/// Sets friction and restitution, for what touches already, too.
void anim_body_set_surface(anim_world *world, uint32_t body, float friction, float restitution);
/// The groups in which the body meets other bodies, and those in which it meets walls; ascending.
void anim_body_set_groups(
    anim_world *world, uint32_t body, const uint32_t *peers, int32_t peerCount,
    const uint32_t *walls, int32_t wallCount);

/// A wall of `count` points, x and y in turn, that stands for all bodies of one group.
void anim_wall_make(
    anim_world *world, uint32_t wall, uint32_t group, const float *points, int32_t count,
    bool isClosed, float skin);
void anim_wall_drop(anim_world *world, uint32_t wall);

/// Makes a joint, or gives it other numbers.
void anim_joint_set(anim_world *world, uint32_t joint, const anim_joint *definition);
void anim_joint_drop(anim_world *world, uint32_t joint);

/// Applies `loads`, one for each body number below `count`, makes a step of `seconds` and writes
/// where each body is. What sleeps feels no load.
void anim_world_step(
    anim_world *world, float seconds, int32_t velocityIterations, int32_t positionIterations,
    const anim_load *loads, anim_state *states, uint32_t count);
/// The touches since they were last forgotten; valid until the next step or change.
int32_t anim_world_touches(anim_world *world, const anim_touch **touches);
void anim_world_forget_touches(anim_world *world);

#ifdef __cplusplus
}
#endif
#endif
