#ifndef ANIMENGINE_H
#define ANIMENGINE_H
#include "CBox2D.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Returns the table of the engine's functions; the same at every call.
const anim_engine *anim_engine_functions(void);

#ifdef __cplusplus
}
#endif
#endif
