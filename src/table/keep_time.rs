//! Keeps the tables' clock right without costing anyone time. The machine's clock may jump, the
//! machine may be suspended, and people may be unable to play for a while. Then the clock and all
//! deadlines move together: what is shown is right, and everyone has as long as before.

use std::convert::Infallible;
use std::time::Duration;

use tokio::sync::oneshot;

use super::Tables;
use super::handle::Message;

const LOOK: Duration = Duration::from_secs(1);
/// By how much the clock may be wrong.
const SLACK: Duration = Duration::from_secs(2);

impl Tables {
    /// Stops all clocks until [`go_on`](Self::go_on), because nobody can play.
    pub fn stand_still(&self) {
        self.clock().stand(true);
    }

    #[must_use]
    pub fn stands_still(&self) -> bool {
        self.clock().stands()
    }

    /// Starts the clocks again once people can play. Players who are due have at least a fair rest
    /// of their turn.
    pub async fn go_on(&self) {
        self.put_right().await;
        self.clock().stand(false);
    }

    /// Leaves the players who are due at least a fair rest of their turn, after people may have
    /// been unable to play for a moment.
    pub async fn rest_fairly(&self) {
        self.tell_all(Message::RestFairly).await;
    }

    /// Corrects the clock whenever it is wrong. Runs until dropped.
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
        self.clock().set(step);
        // Whatever a table does next, it moves its deadlines first. This shows it at once.
        self.tell_all(Message::Move).await;
    }

    async fn tell_all(&self, message: impl Fn(oneshot::Sender<()>) -> Message) {
        let mut told = Vec::new();
        for table in self.all() {
            let (done, answered) = oneshot::channel();
            table.tell(message(done)).await;
            told.push(answered);
        }
        for done in told {
            // A table that has ended has no deadline.
            let _ = done.await;
        }
    }
}
