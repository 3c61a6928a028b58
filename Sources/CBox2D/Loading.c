#include <dlfcn.h>

#include "CBox2D.h"

// By its bare name, so that the system's loader looks in its usual order: beside the program, where
// the build puts it ($ORIGIN is on the path of what SwiftPM links), then where libraries are
// installed.
#define PLUGIN "libAnimEngine.so"

const anim_engine *anim_engine_open(const char **fault) {
  void *library = dlopen(PLUGIN, RTLD_NOW | RTLD_LOCAL);
  anim_engine_entry entry =
      library ? (anim_engine_entry)dlsym(library, ANIM_ENGINE_ENTRY) : NULL;
  if (!entry) {
    *fault = dlerror();
    return NULL;
  }
  const anim_engine *engine = entry();
  if (engine->size != sizeof(anim_engine)) {
    *fault = PLUGIN " is of another version than the program";
    return NULL;
  }
  return engine;
}
