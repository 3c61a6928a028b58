// The engine asks for the time of day a dozen times in each step, for a profile that nobody reads: with
// few bodies that takes as long as the step. As the library's own calls go through the program's
// names, it finds these instead, where the program exports them; elsewhere it keeps its clock. Only
// the profile depends on it.

extern "C" {
void resetTimer(void *timer) __asm__("_ZN7b2Timer5ResetEv");
float readTimer(const void *timer) __asm__("_ZNK7b2Timer15GetMillisecondsEv");

__attribute__((used, visibility("default"))) void resetTimer(void *) {}
__attribute__((used, visibility("default"))) float readTimer(const void *) { return 0; }
}
