#include "World.hpp"

static anim_world *makeWorld(int32_t maxContacts, uint64_t operations) {
  anim_world *world = new anim_world(maxContacts);
  world->operations = operations;
  return world;
}

static void freeWorld(anim_world *world) { delete world; }

static bool claim(anim_world *world, uint64_t operations) {
  world->lock.lock();
  if (world->operations == operations) return true;
  world->lock.unlock();
  return false;
}

static void lock(anim_world *world) { world->lock.lock(); }
static void unlock(anim_world *world) { world->lock.unlock(); }

static void release(anim_world *world) {
  world->operations++;
  world->lock.unlock();
}

static void setContinuous(anim_world *world, bool isContinuous) {
  world->isContinuous = isContinuous;
  world->world.SetContinuousPhysics(isContinuous);
  // The engine sweeps moving bodies against fixed ones only, unless one is marked.
  for (Body &body : world->bodies)
    if (body.body) body.body->SetBullet(isContinuous);
}

static int32_t contacts(const anim_world *world) { return world->world.GetContactCount(); }
static uint64_t looks(const anim_world *world) { return world->looks; }
static bool isCrowded(const anim_world *world) { return world->isCrowded; }

static void step(
    anim_world *world, float seconds, int32_t velocityIterations, int32_t positionIterations,
    const anim_load *loads, anim_state *states, uint32_t count) {
  uint32_t present = uint32_t(std::min(world->bodies.size(), size_t(count)));
  for (uint32_t index = 0; index < present; index++) {
    b2Body *body = world->bodies[index].body;
    if (!body || !body->IsAwake()) continue;
    const anim_load &load = loads[index];
    b2Vec2 force(load.accelerationX, load.accelerationY);
    force *= body->GetMass();
    force += b2Vec2(load.forceX, load.forceY);
    body->ApplyForceToCenter(force, false);
    float inertia = world->bodies[index].mass.inertia;
    body->ApplyTorque(load.angularAcceleration * inertia + load.torque, false);
  }
  world->isCrowded = false;
  world->meeting.prepare();
  world->world.Step(seconds, velocityIterations, positionIterations);
  // When each pair meets is found out at least once.
  if (world->isContinuous)
    world->looks += world->swept / 2 + 128 * uint64_t(world->world.GetContactCount());
  for (uint32_t index = 0; index < present; index++) {
    const b2Body *body = world->bodies[index].body;
    if (!body) continue;
    if (world->bodies[index].near > Body::few && body->IsAwake()) {
      world->bodies[index].countNear();
      // Each of its pairs is looked for in half of its list.
      uint64_t near = world->bodies[index].near;
      world->looks += near * near / 2;
    }
    b2Vec2 position = body->GetPosition(), velocity = body->GetLinearVelocity();
    states[index] = {position.x, position.y, body->GetAngle(), velocity.x, velocity.y,
                     body->GetAngularVelocity(), body->IsAwake()};
  }
}

static int32_t touches(anim_world *world, const anim_touch **touches) {
  *touches = world->touches.data();
  return int32_t(world->touches.size());
}

static void forgetTouches(anim_world *world) { world->touches.clear(); }

const anim_world_functions worldFunctions = {
    .make = makeWorld,
    .free = freeWorld,
    .claim = claim,
    .lock = lock,
    .unlock = unlock,
    .release = release,
    .setContinuous = setContinuous,
    .contacts = contacts,
    .looks = looks,
    .isCrowded = isCrowded,
    .step = step,
    .touches = touches,
    .forgetTouches = forgetTouches,
};
