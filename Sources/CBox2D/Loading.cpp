// The engine is loaded when the first world is made, not with the program: a run without physics does
// not wait for it, or for the C++ library it needs, and works where it is not installed.
//
// All that is used of the engine is listed here: our name and the library's, as the linker spells
// them. A function is a jump to where the library has it, as it would be through the linker's own
// table; a constant or table of virtual functions is room for a copy. What is missing here does not
// link.


#include <dlfcn.h>

#include <cstring>
#include <mutex>

#include "CBox2D.h"

#ifndef __x86_64__
#error "The jumps to the physics engine are written for x86-64 only."
#endif

#define LIBRARY "libbox2d.so.2"

#define FUNCTIONS(FUNCTION)                                                                       \
  FUNCTION(_ZN6engine7b2WorldC1ERKNS_6b2Vec2E, _ZN7b2WorldC1ERK6b2Vec2)                           \
  FUNCTION(_ZN6engine7b2WorldD1Ev, _ZN7b2WorldD1Ev)                                               \
  FUNCTION(_ZN6engine7b2World4StepEfii, _ZN7b2World4StepEfii)                                     \
  FUNCTION(_ZN6engine7b2World10CreateBodyEPKNS_9b2BodyDefE, _ZN7b2World10CreateBodyEPK9b2BodyDef) \
  FUNCTION(_ZN6engine7b2World11DestroyBodyEPNS_6b2BodyE, _ZN7b2World11DestroyBodyEP6b2Body)       \
  FUNCTION(                                                                                       \
      _ZN6engine7b2World11CreateJointEPKNS_10b2JointDefE, _ZN7b2World11CreateJointEPK10b2JointDef) \
  FUNCTION(_ZN6engine7b2World12DestroyJointEPNS_7b2JointE, _ZN7b2World12DestroyJointEP7b2Joint)   \
  FUNCTION(                                                                                       \
      _ZN6engine7b2World16SetContactFilterEPNS_15b2ContactFilterE,                                \
      _ZN7b2World16SetContactFilterEP15b2ContactFilter)                                           \
  FUNCTION(                                                                                       \
      _ZN6engine7b2World18SetContactListenerEPNS_17b2ContactListenerE,                            \
      _ZN7b2World18SetContactListenerEP17b2ContactListener)                                       \
  FUNCTION(_ZN6engine16b2ContactManager15FindNewContactsEv, _ZN16b2ContactManager15FindNewContactsEv) \
  FUNCTION(_ZN6engine6b2Body7SetTypeENS_10b2BodyTypeE, _ZN6b2Body7SetTypeE10b2BodyType)           \
  FUNCTION(                                                                                       \
      _ZN6engine6b2Body11SetMassDataEPKNS_10b2MassDataE, _ZN6b2Body11SetMassDataEPK10b2MassData)  \
  FUNCTION(_ZN6engine6b2Body12SetTransformERKNS_6b2Vec2Ef, _ZN6b2Body12SetTransformERK6b2Vec2f)   \
  FUNCTION(                                                                                       \
      _ZN6engine6b2Body13CreateFixtureEPKNS_12b2FixtureDefE,                                      \
      _ZN6b2Body13CreateFixtureEPK12b2FixtureDef)                                                 \
  FUNCTION(                                                                                       \
      _ZN6engine6b2Body14DestroyFixtureEPNS_9b2FixtureE, _ZN6b2Body14DestroyFixtureEP9b2Fixture)  \
  FUNCTION(_ZN6engine6b2Body16SetFixedRotationEb, _ZN6b2Body16SetFixedRotationEb)                 \
  FUNCTION(_ZN6engine9b2Fixture8RefilterEv, _ZN9b2Fixture8RefilterEv)                             \
  FUNCTION(_ZN6engine14b2PolygonShape8SetAsBoxEff, _ZN14b2PolygonShape8SetAsBoxEff)               \
  FUNCTION(                                                                                       \
      _ZN6engine11b2EdgeShape11SetTwoSidedERKNS_6b2Vec2ES3_,                                      \
      _ZN11b2EdgeShape11SetTwoSidedERK6b2Vec2S2_)                                                 \
  FUNCTION(_ZN6engine15b2DistanceJoint9SetLengthEf, _ZN15b2DistanceJoint9SetLengthEf)             \
  FUNCTION(_ZN6engine15b2DistanceJoint12SetMinLengthEf, _ZN15b2DistanceJoint12SetMinLengthEf)     \
  FUNCTION(_ZN6engine15b2DistanceJoint12SetMaxLengthEf, _ZN15b2DistanceJoint12SetMaxLengthEf)     \
  FUNCTION(                                                                                       \
      _ZN6engine17b2LinearStiffnessERfS0_ffPKNS_6b2BodyES3_,                                      \
      _Z17b2LinearStiffnessRfS_ffPK6b2BodyS2_)                                                    \
  FUNCTION(                                                                                       \
      _ZN6engine15b2WorldManifold10InitializeEPKNS_10b2ManifoldERKNS_11b2TransformEfS6_f,         \
      _ZN15b2WorldManifold10InitializeEPK10b2ManifoldRK11b2TransformfS5_f)

// The last number is the size in bytes.
#define OBJECTS(OBJECT)                                                    \
  OBJECT(_ZN6engine11b2Vec2_zeroE, b2Vec2_zero, 8)                         \
  OBJECT(_ZTVN6engine14b2PolygonShapeE, _ZTV14b2PolygonShape, 80)          \
  OBJECT(_ZTVN6engine13b2CircleShapeE, _ZTV13b2CircleShape, 80)            \
  OBJECT(_ZTVN6engine11b2EdgeShapeE, _ZTV11b2EdgeShape, 80)                \
  OBJECT(_ZTVN6engine15b2ContactFilterE, _ZTV15b2ContactFilter, 40)        \
  OBJECT(_ZTIN6engine15b2ContactFilterE, _ZTI15b2ContactFilter, 16)

#define HIDDEN extern "C" __attribute__((used, visibility("hidden")))

#define SLOT(ours, theirs) HIDDEN void *slot##ours = nullptr;
FUNCTIONS(SLOT)

#define JUMP(ours, theirs)                                                                      \
  asm(".text\n.globl " #ours "\n.hidden " #ours "\n.type " #ours ", @function\n" #ours ":\n"    \
      "  jmp *slot" #ours "(%rip)\n.size " #ours ", .-" #ours "\n");
FUNCTIONS(JUMP)

#define ROOM(ours, theirs, size) HIDDEN alignas(16) char ours[size] = {};
OBJECTS(ROOM)

static const char *bind() {
  void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
  if (!library) return dlerror();
#define FIND(ours, theirs) \
  if (!(slot##ours = dlsym(library, #theirs))) return dlerror();
  FUNCTIONS(FIND)
#define COPY(ours, theirs, size)                                        \
  if (const void *object = dlsym(library, #theirs)) {                   \
    memcpy(ours, object, size);                                         \
  } else {                                                              \
    return dlerror();                                                   \
  }
  OBJECTS(COPY)
  return nullptr;
}

const char *anim_engine_load(void) {
  static std::once_flag once;
  static const char *fault = nullptr;
  std::call_once(once, [] { fault = bind(); });
  return fault;
}
