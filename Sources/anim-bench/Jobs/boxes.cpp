// The scene of boxes.anim, with the engine driven by hand: COUNT STEPS ELASTICITY FRICTION.
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "../../../Tests/CBox2DTwin/Twin.hpp"

int main(int count, char **arguments) {
  if (count != 5) return 2;
  int bodies = atoi(arguments[1]), steps = atoi(arguments[2]);
  Feel feel;
  feel.elasticity = float(atof(arguments[3]));
  feel.friction = float(atof(arguments[4]));
  Twin twin(1500);
  for (int i = 0; i < bodies; i++) {
    int column = i % 32, row = i / 32;
    double x = 450 + column * 165 + row % 2 * 7.5, y = 5850 - row * 165;
    if (i % 2)
      twin.box(x, y, 150, 150, feel);
    else
      twin.ball(x, y, 150, feel);
  }
  twin.meet();
  twin.wall({m(0, 6000), m(6000, 6000)}, feel.friction);
  twin.wall({m(0, 6000), m(0, -24000)}, feel.friction);
  twin.wall({m(6000, 6000), m(6000, -24000)}, feel.friction);
  auto begin = std::chrono::steady_clock::now();
  twin.step(steps);
  std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
  double sum = 0;
  for (b2Body *body : twin.bodies) sum += double(body->GetPosition().y) * 150;
  fprintf(stderr, "work_s=%.6f check=%.3f\n", time.count(), std::round(sum / bodies * 1000) / 1000);
}
