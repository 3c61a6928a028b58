#ifndef CBOX2DTWIN_H
#define CBOX2DTWIN_H
#include <stdint.h>

// The engine driven by hand, without anything of this project between: what a world is held to.

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
  float x, y, angle;
} twin_place;

/// How many scenes there are.
int32_t twin_scenes(void);
/// The name of a scene.
const char *twin_name(int32_t scene);
/// Plays a scene for `steps` steps and writes up to `room` places; gives how many bodies there are.
int32_t twin_play(int32_t scene, int32_t steps, twin_place *places, int32_t room);

/// A pen of `count` boxes; gives the seconds that `steps` steps take.
double twin_time(int32_t count, int32_t steps);

#ifdef __cplusplus
}
#endif
#endif
