//! A process that is killed: nothing it does afterwards has an effect.

use std::cell::Cell;

thread_local! {
    static STEPS_TO_LIVE: Cell<Option<usize>> = const { Cell::new(None) };
}

/// Lets this thread's process live for this many more steps; nothing it does afterwards has an
/// effect, as if it had been killed. With `None` it lives on.
pub fn kill_after(steps: Option<usize>) {
    STEPS_TO_LIVE.set(steps);
}

/// Uses up one step, if the process is still alive.
pub fn live_on() -> std::io::Result<()> {
    match STEPS_TO_LIVE.get() {
        None => Ok(()),
        Some(0) => Err(std::io::Error::other("the process was killed")),
        Some(steps) => {
            STEPS_TO_LIVE.set(Some(steps - 1));
            Ok(())
        }
    }
}
