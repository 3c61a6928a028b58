#include "CReadline.h"

#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static volatile sig_atomic_t interrupted;
static volatile sig_atomic_t resumed;
static unsigned char *volatile interrupt_flag;
static anim_completer completer;

// MARK: Interrupting

static void on_interrupt(int signal) {
  (void)signal;
  interrupted = 1;
  unsigned char *flag = interrupt_flag;
  if (flag) *flag = *flag >= 2 ? 3 : 2;
}

static void on_resume(int signal) {
  (void)signal;
  resumed = 1;
}

static void catch_signal(int signal, void (*handler)(int)) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  action.sa_flags = SA_RESTART;
  sigaction(signal, &action, NULL);
}

void anim_readline_catch(unsigned char *flag) {
  interrupt_flag = flag;
  catch_signal(SIGINT, on_interrupt);
  catch_signal(SIGCONT, on_resume);
}

int anim_readline_interrupted(void) { return interrupted; }

static int look_for_signals(void) {
  if (interrupted) rl_done = 1;
  if (resumed) {
    // The shell has written over the line.
    resumed = 0;
    rl_forced_update_display();
  }
  return 0;
}

// MARK: Completing

static char *candidates;
static char *next_candidate;

static char *give_candidate(const char *text, int state) {
  (void)text;
  if (state == 0) next_candidate = candidates;
  if (!next_candidate || !*next_candidate) return NULL;
  char *end = strchr(next_candidate, '\n');
  size_t length = end ? (size_t)(end - next_candidate) : strlen(next_candidate);
  char *word = malloc(length + 1);
  if (!word) return NULL;
  memcpy(word, next_candidate, length);
  word[length] = 0;
  next_candidate += length + (end ? 1 : 0);
  return word;
}

static int ends_in_file(void) {
  return completer.ends_in_file(completer.context, rl_line_buffer, rl_point);
}

static char **complete(const char *text, int start, int end) {
  // Readline completes paths when there is no answer.
  if (ends_in_file()) return NULL;
  rl_attempted_completion_over = 1;
  char suffix = 0;
  free(candidates);
  candidates = completer.words(completer.context, rl_line_buffer, start, end, &suffix);
  rl_completion_append_character = suffix;
  return candidates ? rl_completion_matches(text, give_candidate) : NULL;
}

static char *word_breaks(void) {
  static char file_breaks[] = " \t\n";
  static char breaks[] = " \t\n\"\\'`@$<>=;|&{}()[]+-*/%!?:,.~^#";
  return ends_in_file() ? file_breaks : breaks;
}

// MARK: Reading

void anim_readline_open(anim_completer new_completer) {
  setlocale(LC_CTYPE, "");
  completer = new_completer;
  rl_readline_name = "anim";
  rl_event_hook = look_for_signals;
  rl_attempted_completion_function = complete;
  rl_completion_word_break_hook = word_breaks;
  using_history();
}

char *anim_readline_read(const char *prompt) {
  interrupted = 0;
  resumed = 0;
  char *line = readline(prompt);
  if (interrupted) {
    free(line);
    return NULL;
  }
  return line;
}

// MARK: History

void anim_history_open(const char *path, int limit) {
  // Time stamps also mark where an entry of several lines begins.
  history_comment_char = '#';
  history_write_timestamps = 1;
  read_history(path);
  stifle_history(limit);
}

int anim_history_add(const char *entry) {
  HIST_ENTRY *last = history_length > 0 ? history_get(history_base + history_length - 1) : NULL;
  if (last && strcmp(last->line, entry) == 0) return 0;
  add_history(entry);
  char stamp[32];
  snprintf(stamp, sizeof stamp, "#%lld", (long long)time(NULL));
  add_history_time(stamp);
  return 1;
}
