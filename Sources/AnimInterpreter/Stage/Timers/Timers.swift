/// `after`, `every`, `at` and `busy`; the runtime holds the timers, the stage their pending calls.
enum Timers {}
