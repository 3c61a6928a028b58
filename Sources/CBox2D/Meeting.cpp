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

bool Meeting::ShouldCollide(b2Fixture *a, b2Fixture *b) {
  uintptr_t first = nameOf(a->GetBody()), second = nameOf(b->GetBody());
  if (isWall(first)) std::swap(first, second);
  if (isWall(first)) return false;
  const Body &body = world->bodies[numberOf(first)];
  if (isWall(second)) {
    uint32_t group = world->walls[numberOf(second)].group;
    if (!std::binary_search(body.walls.begin(), body.walls.end(), group)) return false;
  } else if (!meet(body.peers, world->bodies[numberOf(second)].peers)) {
    return false;
  }
  if (world->world.GetContactCount() < world->maxContacts) return true;
  world->isCrowded = true;
  return false;
}

void Meeting::note(b2Contact *contact, bool begins) {
  uintptr_t first = nameOf(contact->GetFixtureA()->GetBody());
  uintptr_t second = nameOf(contact->GetFixtureB()->GetBody());
  if (isWall(first)) std::swap(first, second);
  if (isWall(first)) return;
  anim_touch touch = {0, 0, numberOf(first), numberOf(second), begins, isWall(second)};
  if (begins) {
    // A wall is as rough as what touches it.
    if (touch.isWall) contact->SetFriction(world->bodies[touch.body].friction);
    b2WorldManifold manifold;
    contact->GetWorldManifold(&manifold);
    b2Vec2 point = manifold.points[0];
    if (contact->GetManifold()->pointCount > 1) point = 0.5f * (point + manifold.points[1]);
    touch.x = point.x;
    touch.y = point.y;
  }
  world->touches.push_back(touch);
}
