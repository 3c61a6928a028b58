// The settings of the system's allocator, which its Swift module leaves out.
#include <malloc.h>
