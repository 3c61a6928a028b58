#include "World.hpp"

/// Whether two ascending lists have an element in common.
static bool meet(const std::vector<uint32_t> &a, const std::vector<uint32_t> &b) {
  auto left = a.begin(), right = b.begin();
  while (left != a.end() && right != b.end()) {
    if (*left == *right) return true;
    if (*left < *right) ++left; else ++right;
  }
  return false;
}

/// How many pieces may be near one moving body: the engine compares each with each when it moves.
static const int32_t maxNear = 4096;
/// The same where collision is continuous: it does so several times for each of them.
static const int32_t maxNearSwept = 128;
/// How much continuous collision may look at in a step, in entries of the lists gone through.
static const uint64_t maxSwept = 1 << 26;
/// What it takes to find out when a pair meets, in such entries.
static const uint64_t sweepLooks = 32;
/// Up to about so many pairs the machine has at hand; where there are more, each takes longer.
static const uint64_t pairsAtHand = 1 << 14;

void ContactListener::prepare() {
  if (world->isContinuous)
    const_cast<b2ContactManager &>(world->world.GetContactManager()).FindNewContacts();
  world->isSweeping = world->isNextSweep = false;
  world->swept = 0;
  world->looks = 0;
}

static int32_t pairsOf(b2Body *body) {
  int32_t count = 0;
  for (b2ContactEdge *edge = body->GetContactList(); edge; edge = edge->next) count++;
  return count;
}

void Body::countNear() { near = pairsOf(body); }

bool ContactListener::hasRoom(Body &body) const {
  int32_t limit = world->isContinuous ? maxNearSwept : maxNear;
  if (!body.moves() || body.near < limit) return true;
  // Nobody tells when something is not near any more: count, but not twice in a step.
  if (body.counted == world->operations) return false;
  body.counted = world->operations;
  body.countNear();
  return body.near < limit;
}

/// After its step the engine solves again for what it sweeps: the first pair to meet, with all that
/// those two touch.
void ContactListener::PostSolve(b2Contact *, const b2ContactImpulse *) {
  world->isSweeping = world->isNextSweep = true;
}

void ContactListener::PreSolve(b2Contact *contact, const b2Manifold *) {
  if (!world->isContinuous || !world->isSweeping) return;
  uint64_t pairs = uint64_t(world->world.GetContactCount()), looks = 0;
  // The first two are looked for among all pairs; then all pairs of what has been moved change.
  if (world->isNextSweep) looks += 2 * pairs;
  world->isNextSweep = false;
  for (b2Fixture *fixture : {contact->GetFixtureA(), contact->GetFixtureB()})
    if (fixture->GetBody()->GetType() == b2_dynamicBody)
      looks += sweepLooks * uint64_t(pairsOf(fixture->GetBody()));
  world->swept += looks + looks * pairs / pairsAtHand;
  if (world->swept < maxSwept) return;
  // A pair that is off is not looked at again in this step: the engine would go on for very long.
  world->isCrowded = true;
  for (b2Contact *other = world->world.GetContactList(); other; other = other->GetNext())
    other->SetEnabled(false);
}

bool ContactListener::ShouldCollide(b2Fixture *a, b2Fixture *b) {
  uintptr_t first = nameOf(a->GetBody()), second = nameOf(b->GetBody());
  if (isBoundary(first)) std::swap(first, second);
  if (isBoundary(first)) return false;
  Body &body = world->bodies[numberOf(first)];
  Body *other = nullptr;
  if (isBoundary(second)) {
    uint32_t group = world->walls[numberOf(second)].group;
    if (!std::binary_search(body.walls.begin(), body.walls.end(), group)) return false;
  } else {
    other = &world->bodies[numberOf(second)];
    if (!meet(body.peers, other->peers)) return false;
  }
  if (world->world.GetContactCount() >= world->maxContacts || !hasRoom(body) ||
      (other && !hasRoom(*other))) {
    world->isCrowded = true;
    // The engine has gone through the list of the second body, and will at every step.
    world->looks += Body::few + (other && b->GetBody() == other->body ? other->near : body.near);
    return false;
  }
  body.near++;
  if (other) other->near++;
  return true;
}

void ContactListener::note(b2Contact *contact, bool begins) {
  uintptr_t first = nameOf(contact->GetFixtureA()->GetBody());
  uintptr_t second = nameOf(contact->GetFixtureB()->GetBody());
  if (isBoundary(first)) std::swap(first, second);
  if (isBoundary(first)) return;
  anim_touch touch = {0, 0, numberOf(first), numberOf(second), begins, isBoundary(second)};
  if (begins) {
    // A wall is as rough as what touches it.
    if (touch.isBoundary) contact->SetFriction(world->bodies[touch.body].friction);
    b2WorldManifold manifold;
    contact->GetWorldManifold(&manifold);
    b2Vec2 point = manifold.points[0];
    if (contact->GetManifold()->pointCount > 1) point = 0.5f * (point + manifold.points[1]);
    touch.x = point.x;
    touch.y = point.y;
  }
  world->touches.push_back(touch);
}
