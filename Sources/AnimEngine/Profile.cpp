#include <box2d/b2_timer.h>

// The engine reads the clock a dozen times in each step for a profile that nobody reads. It finds
// these definitions before its own, as the loader looks in a plugin before the libraries it needs.
// 30,000 steps of 10 bodies take 108 ms with them and 190 ms without; 600 steps of 1,000 bodies 5 %
// less. Where the engine is loaded with the program it keeps its clock, and all else is the same.

void b2Timer::Reset() {}
float b2Timer::GetMilliseconds() const { return 0; }
