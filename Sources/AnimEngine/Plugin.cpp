#include "AnimEngine.h"

#include "World.hpp"

const anim_engine *anim_engine_functions(void) {
  static const anim_engine engine = {
      .size = sizeof(anim_engine),
      .world = worldFunctions,
      .body = bodyFunctions,
      .wall = wallFunctions,
      .joint = jointFunctions,
  };
  return &engine;
}
