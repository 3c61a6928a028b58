#ifndef CREADLINE_H
#define CREADLINE_H
#include <stdio.h>
#include <readline/history.h>
#include <readline/readline.h>

// What Swift cannot reach under strict concurrency: readline's variables and hooks, and a signal
// handler.

/// What Tab does, decided by the caller; `line` ends with a zero byte, the cursor is at `end`.
typedef struct {
  /// Handed to the functions.
  void *context;
  /// Whether the text before the cursor ends in the path of a file, which readline completes.
  int (*ends_in_file)(void *context, const char *line, int end);
  /// Gives the words that may stand from `start` to `end`, one a line, in memory that is freed with
  /// `free`; NULL for none. Stores at `suffix` what follows the only word, if anything does.
  char *(*words)(void *context, const char *line, int start, int end, char *suffix);
} anim_completer;

/// Prepares readline; the completer's context must outlive the session.
void anim_readline_open(anim_completer completer);

/// Reads a line without its end, in memory that the caller frees. NULL at the end of the input and
/// after Ctrl-C; `anim_readline_interrupted` tells which.
char *anim_readline_read(const char *prompt);

/// Whether Ctrl-C came since the last line was begun.
int anim_readline_interrupted(void);

/// Makes Ctrl-C store 2 at `flag`, which must outlive the session, and 3 the second time.
void anim_readline_catch(unsigned char *flag);

/// Reads the history at `path`, if there is one, and keeps the newest `limit` entries.
void anim_history_open(const char *path, int limit);

/// Adds an entry, unless it is the same as the last one; 1 if it was added.
int anim_history_add(const char *entry);
#endif
