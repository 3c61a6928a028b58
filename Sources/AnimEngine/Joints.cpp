#include <cfloat>

#include "World.hpp"

/// Sets lengths in an order in which none is cut by another, since the engine clamps each.
static void stretch(b2DistanceJoint *joint, const anim_joint &definition) {
  joint->SetMinLength(0);
  joint->SetMaxLength(definition.maxLength);
  joint->SetMinLength(definition.minLength);
  joint->SetLength(definition.length);
  float stiffness = 0, damping = 0;
  if (definition.frequency > 0)
    b2LinearStiffness(
        stiffness, damping, definition.frequency, definition.damping, joint->GetBodyA(),
        joint->GetBodyB());
  joint->SetStiffness(stiffness);
  joint->SetDamping(damping);
}

/// Whether only what can be set on the living joint differs.
static bool isSameJoint(const anim_joint &a, const anim_joint &b) {
  return a.kind == anim_joint_distance && b.kind == a.kind && a.body == b.body &&
         a.other == b.other && a.nearX == b.nearX && a.nearY == b.nearY &&
         (a.other == ANIM_NO_BODY || (a.farX == b.farX && a.farY == b.farY));
}

static b2Joint *make(
    anim_world *world, const anim_joint &definition, b2Body *near, b2Body *far, b2Vec2 farAnchor) {
  b2Vec2 nearAnchor(definition.nearX, definition.nearY);
  auto join = [&](b2JointDef &made) {
    // The far end is the frame of the joint: axes and angles are told from it.
    made.bodyA = far;
    made.bodyB = near;
    // Who collides is for the groups alone to say.
    made.collideConnected = true;
    return world->world.CreateJoint(&made);
  };
  switch (definition.kind) {
    case anim_joint_distance: {
      b2DistanceJointDef made;
      made.localAnchorA = farAnchor;
      made.localAnchorB = nearAnchor;
      made.maxLength = FLT_MAX;
      return join(made);
    }
    case anim_joint_prismatic: {
      b2PrismaticJointDef made;
      made.localAnchorA = farAnchor;
      made.localAnchorB = nearAnchor;
      made.localAxisA.Set(definition.axisX, definition.axisY);
      made.referenceAngle = definition.referenceAngle;
      made.enableLimit = definition.hasLimits;
      made.lowerTranslation = definition.lower;
      made.upperTranslation = definition.upper;
      return join(made);
    }
    case anim_joint_weld: {
      b2WeldJointDef made;
      made.localAnchorA = farAnchor;
      made.localAnchorB = nearAnchor;
      made.referenceAngle = definition.referenceAngle;
      return join(made);
    }
    case anim_joint_revolute: {
      b2RevoluteJointDef made;
      made.localAnchorA = farAnchor;
      made.localAnchorB = nearAnchor;
      made.referenceAngle = definition.referenceAngle;
      made.enableLimit = definition.hasLimits;
      made.lowerAngle = definition.lower;
      made.upperAngle = definition.upper;
      made.enableMotor = definition.maxTorque > 0;
      made.motorSpeed = 0;
      made.maxMotorTorque = definition.maxTorque;
      return join(made);
    }
  }
  return nullptr;
}

static void dropJoint(anim_world *world, uint32_t number) {
  Joint &entry = at(world->joints, number);
  if (entry.joint) world->world.DestroyJoint(entry.joint);
  if (entry.post) world->world.DestroyBody(entry.post);
  entry = Joint();
}

static void setJoint(anim_world *world, uint32_t number, const anim_joint *definition) {
  Joint &entry = at(world->joints, number);
  b2Body *near = world->bodies[definition->body].body;
  if (!entry.joint || !isSameJoint(entry.definition, *definition)) {
    dropJoint(world, number);
    b2Body *far;
    b2Vec2 farAnchor = b2Vec2_zero;
    if (definition->other == ANIM_NO_BODY) {
      b2BodyDef made;
      made.userData.pointer = nameOf(0, true);
      far = entry.post = world->world.CreateBody(&made);
      far->SetTransform(b2Vec2(definition->farX, definition->farY), 0);
    } else {
      far = world->bodies[definition->other].body;
      farAnchor.Set(definition->farX, definition->farY);
    }
    entry.joint = make(world, *definition, near, far, farAnchor);
  } else if (entry.post) {
    entry.post->SetTransform(b2Vec2(definition->farX, definition->farY), 0);
  }
  entry.definition = *definition;
  if (definition->kind == anim_joint_distance)
    stretch(static_cast<b2DistanceJoint *>(entry.joint), *definition);
  near->SetAwake(true);
  if (definition->other != ANIM_NO_BODY) world->bodies[definition->other].body->SetAwake(true);
}

const anim_joint_functions jointFunctions = {
    .set = setJoint,
    .drop = dropJoint,
};
