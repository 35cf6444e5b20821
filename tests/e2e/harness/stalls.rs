//! Whether the machine paused this process for so long that the bot can't be blamed for an answer that
//! came too late.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Discord waits three seconds for an answer. If the machine pauses a test for this long, it may
/// also keep the bot from answering in time.
const STALL: Duration = Duration::from_millis(700);

/// A watch over the machine, until it is dropped.
#[derive(Clone)]
pub struct Stalls {
    any: Arc<AtomicBool>,
    _watch: Arc<tokio_util::task::AbortOnDropHandle<()>>,
}

impl Stalls {
    pub fn watch() -> Stalls {
        let any = Arc::new(AtomicBool::new(false));
        let watch = tokio::spawn(watch(any.clone()));
        Stalls { any, _watch: Arc::new(tokio_util::task::AbortOnDropHandle::new(watch)) }
    }

    /// Whether there was a pause so far.
    pub fn any(&self) -> bool {
        self.any.load(Ordering::Relaxed)
    }
}

async fn watch(any: Arc<AtomicBool>) {
    loop {
        let before = Instant::now();
        tokio::time::sleep(Duration::from_millis(20)).await;
        if before.elapsed() > STALL {
            eprintln!("the machine stood still for {:?}", before.elapsed());
            any.store(true, Ordering::Relaxed);
        }
    }
}
