//! Keeps the tables' time true without taking anybody's: the machine's clock may step, the machine
//! may be suspended, and people may be unable to act for a while. Then the clock and all deadlines
//! are moved together, so that what is shown is right and everybody has as long as before.

use std::convert::Infallible;
use std::time::Duration;

use tokio::sync::oneshot;

use super::Tables;
use super::handle::Message;
use super::time::Step;

/// How often it is looked whether the clock is right.
const LOOK: Duration = Duration::from_secs(1);
/// By how much it may be wrong.
const SLACK: Duration = Duration::from_secs(2);

impl Tables {
    /// Nobody can act: all clocks stand still until [`go_on`](Self::go_on).
    pub fn stand_still(&self) {
        self.clock().stand(true);
    }

    /// Whether the clocks stand still.
    #[must_use]
    pub fn stands_still(&self) -> bool {
        self.clock().stands()
    }

    /// People can act again. Whose turn it is has at least a fair rest of it.
    pub async fn go_on(&self) {
        self.put_right().await;
        self.clock().stand(false);
    }

    /// People may have been unable to act for a moment: whose turn it is has at least a fair rest.
    pub async fn rest_fairly(&self) {
        self.move_deadlines(Step::Forward(Duration::ZERO)).await;
    }

    /// Keeps the time; runs until it is dropped.
    pub async fn keep_time(&self) -> Infallible {
        loop {
            tokio::time::sleep(LOOK).await;
            if !self.stands_still() {
                self.put_right().await;
            }
        }
    }

    async fn put_right(&self) {
        let step = self.clock().error();
        if step.size() < SLACK {
            return;
        }
        tracing::info!(?step, "the tables' clock is put right");
        // Between the two no deadline comes too early.
        match step {
            Step::Forward(_) => {
                self.move_deadlines(step).await;
                self.clock().set(step);
            }
            Step::Back(_) => {
                self.clock().set(step);
                self.move_deadlines(step).await;
            }
        }
    }

    async fn move_deadlines(&self, step: Step) {
        let mut moved = Vec::new();
        for table in self.all() {
            let (done, answered) = oneshot::channel();
            table.tell(Message::Move(step, done)).await;
            moved.push(answered);
        }
        for done in moved {
            // A table that has ended has no deadline.
            let _ = done.await;
        }
    }
}
