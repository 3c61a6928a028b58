#include <chrono>

#include "Twin.hpp"

double twin_time(int32_t count, int32_t steps) {
  Twin twin(1000);
  Feel feel;
  feel.friction = 0.5f;
  feel.elasticity = 0.25f;
  Dice dice;
  for (int32_t index = 0; index < count; index++) {
    double x = dice.roll(900) + 50, y = dice.roll(3000) - 3000;
    double width = dice.roll(20) + 10, height = dice.roll(20) + 10;
    twin.box(x, y, width, height, feel);
  }
  twin.meet();
  twin.pen(0.5f);
  auto begin = std::chrono::steady_clock::now();
  twin.step(steps);
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}
