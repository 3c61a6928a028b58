#include "World.hpp"

static void dropWall(anim_world *world, uint32_t number) {
  StaticBody &wall = at(world->walls, number);
  if (!wall.body) return;
  world->world.DestroyBody(wall.body);
  wall = StaticBody();
}

static void makeWall(
    anim_world *world, uint32_t number, uint32_t group, const float *points, int32_t count,
    bool isClosed, float skin) {
  dropWall(world, number);
  b2BodyDef made;
  made.userData.pointer = nameOf(number, true);
  StaticBody &wall = at(world->walls, number);
  wall.group = group;
  wall.body = world->world.CreateBody(&made);
  for (int32_t index = 0; index + 1 < count + (isClosed ? 1 : 0); index++) {
    int32_t next = (index + 1) % count;
    b2EdgeShape shape;
    shape.SetTwoSided(
        b2Vec2(points[2 * index], points[2 * index + 1]),
        b2Vec2(points[2 * next], points[2 * next + 1]));
    shape.m_radius = skin;
    b2FixtureDef part;
    part.shape = &shape;
    part.friction = 0;
    wall.body->CreateFixture(&part);
  }
}

const anim_wall_functions wallFunctions = {
    .make = makeWall,
    .drop = dropWall,
};
