#ifndef CBOX2D_ENGINE_HPP
#define CBOX2D_ENGINE_HPP
#include <assert.h>
#include <float.h>
#include <limits.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// The engine's declarations under names of our own, which `Loading.cpp` binds to the library when it
// is loaded: without, they would be the library's names, and it would be loaded with the program.
namespace engine {
#include <box2d/box2d.h>
}
using namespace engine;
#endif
