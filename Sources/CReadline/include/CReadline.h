#ifndef CREADLINE_H
#define CREADLINE_H
#include <stdio.h>
#include <readline/history.h>
#include <readline/readline.h>
#endif
