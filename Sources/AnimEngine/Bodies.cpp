#include "World.hpp"

/// Weighs a body, whatever its shapes.
static void weigh(Body &entry) {
  b2MassData data;
  data.mass = entry.mass.mass;
  data.center.Set(entry.mass.centerX, entry.mass.centerY);
  // The engine takes the inertia about the body's origin.
  data.I = entry.mass.inertia + data.mass * b2Dot(data.center, data.center);
  // Another centre of mass moves with the body, not with its angular velocity.
  b2Vec2 velocity = entry.body->GetLinearVelocity();
  entry.body->SetMassData(&data);
  entry.body->SetLinearVelocity(velocity);
}

static void makeBody(anim_world *world, uint32_t number, const anim_body *definition) {
  b2BodyDef made;
  made.type = definition->isFixed ? b2_staticBody : b2_dynamicBody;
  made.position.Set(definition->x, definition->y);
  made.angle = definition->angle;
  made.linearVelocity.Set(definition->velocityX, definition->velocityY);
  made.angularVelocity = definition->angularVelocity;
  made.linearDamping = definition->linearDamping;
  made.angularDamping = definition->angularDamping;
  made.fixedRotation = definition->isUpright;
  made.bullet = world->isContinuous;
  made.userData.pointer = nameOf(number, false);
  Body &entry = at(world->bodies, number);
  entry = Body();
  entry.body = world->world.CreateBody(&made);
  entry.mass = definition->mass;
  weigh(entry);
}

static void dropBody(anim_world *world, uint32_t number) {
  Body &entry = at(world->bodies, number);
  if (!entry.body) return;
  world->world.DestroyBody(entry.body);
  entry = Body();
}

/// Wakes what touches a body, since the engine does not look at pairs of which neither is awake.
static void wakeNeighbours(b2Body *body) {
  for (b2ContactEdge *edge = body->GetContactList(); edge; edge = edge->next)
    if (edge->contact->IsTouching()) edge->other->SetAwake(true);
}

static void placeBody(anim_world *world, uint32_t number, float x, float y, float angle) {
  b2Body *body = at(world->bodies, number).body;
  wakeNeighbours(body);
  body->SetTransform(b2Vec2(x, y), angle);
  body->SetAwake(true);
}

static void moveBody(
    anim_world *world, uint32_t number, float velocityX, float velocityY, float angularVelocity) {
  b2Body *body = at(world->bodies, number).body;
  body->SetAwake(true);
  body->SetLinearVelocity(b2Vec2(velocityX, velocityY));
  body->SetAngularVelocity(angularVelocity);
}

static void changeBody(anim_world *world, uint32_t number, const anim_body *definition) {
  Body &entry = at(world->bodies, number);
  b2Body *body = entry.body;
  wakeNeighbours(body);
  body->SetType(definition->isFixed ? b2_staticBody : b2_dynamicBody);
  if (body->IsFixedRotation() != definition->isUpright)
    body->SetFixedRotation(definition->isUpright);
  body->SetLinearDamping(definition->linearDamping);
  body->SetAngularDamping(definition->angularDamping);
  entry.mass = definition->mass;
  weigh(entry);
  body->SetAwake(true);
}

static void wakeBody(anim_world *world, uint32_t number) {
  at(world->bodies, number).body->SetAwake(true);
}

static void pushBody(anim_world *world, uint32_t number, float x, float y, float angularImpulse) {
  b2Body *body = at(world->bodies, number).body;
  body->ApplyLinearImpulseToCenter(b2Vec2(x, y), true);
  body->ApplyAngularImpulse(angularImpulse, true);
}

// MARK: Shapes

static void clearShapes(anim_world *world, uint32_t number) {
  Body &entry = at(world->bodies, number);
  if (!entry.body->GetFixtureList()) return;
  b2Vec2 velocity = entry.body->GetLinearVelocity();
  while (b2Fixture *fixture = entry.body->GetFixtureList()) entry.body->DestroyFixture(fixture);
  // The engine has weighed what was left, about another centre.
  weigh(entry);
  entry.body->SetLinearVelocity(velocity);
}

static void add(anim_world *world, uint32_t number, const b2Shape &shape) {
  const Body &entry = world->bodies[number];
  b2FixtureDef made;
  made.shape = &shape;
  // Bodies are weighed by hand: density 0 keeps the engine from doing it.
  made.density = 0;
  made.friction = entry.friction;
  made.restitution = entry.restitution;
  entry.body->CreateFixture(&made);
}

static void addBox(
    anim_world *world, uint32_t number, float halfWidth, float halfHeight, float skin) {
  b2PolygonShape shape;
  shape.SetAsBox(halfWidth, halfHeight);
  shape.m_radius = skin;
  add(world, number, shape);
}

static void addCircle(anim_world *world, uint32_t number, float radius) {
  b2CircleShape shape;
  shape.m_radius = radius;
  add(world, number, shape);
}

static void addPolygon(
    anim_world *world, uint32_t number, const float *corners, int32_t count, float skin) {
  b2PolygonShape shape;
  // Filled in by hand: `Set` aborts where it finds corners too close, and may leave some out.
  shape.m_count = count;
  shape.m_radius = skin;
  b2Vec2 sum = b2Vec2_zero;
  for (int32_t index = 0; index < count; index++) {
    shape.m_vertices[index].Set(corners[2 * index], corners[2 * index + 1]);
    sum += shape.m_vertices[index];
  }
  shape.m_centroid = (1.0f / float(count)) * sum;
  for (int32_t index = 0; index < count; index++) {
    b2Vec2 edge = shape.m_vertices[(index + 1) % count] - shape.m_vertices[index];
    shape.m_normals[index] = b2Cross(edge, 1.0f);
    shape.m_normals[index].Normalize();
  }
  add(world, number, shape);
}

static void setSurface(anim_world *world, uint32_t number, float friction, float restitution) {
  Body &entry = at(world->bodies, number);
  entry.friction = friction;
  entry.restitution = restitution;
  for (b2Fixture *fixture = entry.body->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
    fixture->SetFriction(friction);
    fixture->SetRestitution(restitution);
  }
  for (b2ContactEdge *edge = entry.body->GetContactList(); edge; edge = edge->next) {
    edge->contact->ResetRestitution();
    edge->contact->ResetFriction();
    if (isBoundary(nameOf(edge->other))) edge->contact->SetFriction(friction);
  }
}

static void setGroups(
    anim_world *world, uint32_t number, const uint32_t *peers, int32_t peerCount,
    const uint32_t *walls, int32_t wallCount) {
  Body &entry = at(world->bodies, number);
  entry.peers.assign(peers, peers + peerCount);
  entry.walls.assign(walls, walls + wallCount);
  for (b2Fixture *fixture = entry.body->GetFixtureList(); fixture; fixture = fixture->GetNext())
    fixture->Refilter();
  wakeNeighbours(entry.body);
  entry.body->SetAwake(true);
}

const anim_body_functions bodyFunctions = {
    .make = makeBody,
    .drop = dropBody,
    .place = placeBody,
    .move = moveBody,
    .push = pushBody,
    .change = changeBody,
    .wake = wakeBody,
    .clearShapes = clearShapes,
    .addBox = addBox,
    .addCircle = addCircle,
    .addPolygon = addPolygon,
    .setSurface = setSurface,
    .setGroups = setGroups,
};
