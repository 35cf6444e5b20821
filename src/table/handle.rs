//! What others hold of a table: a way to ask it, and what it shows.

use std::sync::Arc;

use tokio::sync::{mpsc, oneshot, watch};

use crate::store::{Place, UserId};

use super::request::{Done, Refusal, Request};
use super::snapshot::{End, Snapshot, Stage};
use super::time::Step;

/// How many messages may wait for a table: more than its people can send in the time of a commit.
pub(super) const MAILBOX: usize = 64;

/// What a table's actor is told.
#[derive(Debug)]
pub(super) enum Message {
    Ask(Box<Request>, oneshot::Sender<Result<Done, Refusal>>),
    /// Its place is gone: it ends, as soon as that can be saved.
    Gone(End),
    /// Somebody wants its place: it ends now if all its people have left.
    MakeWay(oneshot::Sender<Result<(), Refusal>>),
    /// A person is no longer in the server.
    PersonGone(UserId),
    /// A person's name is to be removed; answered when it is.
    Forget(UserId, oneshot::Sender<Result<(), Refusal>>),
    /// The clock is about to be set, or has just been set back: the deadlines move with it.
    Move(Step, oneshot::Sender<()>),
}

/// A table. Cheap to clone; it may have ended since.
#[derive(Clone, Debug)]
pub struct TableHandle {
    pub(super) place: Place,
    pub(super) mailbox: mpsc::Sender<Message>,
    pub(super) seen: watch::Receiver<Arc<Snapshot>>,
}

impl TableHandle {
    /// Asks for something and waits for the answer; what is answered as done is saved.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed then.
    pub async fn ask(&self, request: Request) -> Result<Done, Refusal> {
        let (answer, answered) = oneshot::channel();
        let message = Message::Ask(Box::new(request), answer);
        self.mailbox.try_send(message).map_err(|e| match e {
            mpsc::error::TrySendError::Full(_) => Refusal::Busy,
            mpsc::error::TrySendError::Closed(_) => Refusal::Ended,
        })?;
        answered.await.unwrap_or_else(|_| Err(self.unanswered()))
    }

    /// Why a message was dropped unanswered.
    fn unanswered(&self) -> Refusal {
        match self.snapshot().stage {
            Stage::Ended(_) => Refusal::Ended,
            // A fault, or the process ends.
            _ => Refusal::NotSaved,
        }
    }

    /// What the table shows at the moment.
    #[must_use]
    pub fn snapshot(&self) -> Arc<Snapshot> {
        self.seen.borrow().clone()
    }

    /// What the table shows, whenever it changes; the last thing that it shows is its end.
    #[must_use]
    pub fn watch(&self) -> watch::Receiver<Arc<Snapshot>> {
        self.seen.clone()
    }

    /// How many requests and news wait for the table.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.mailbox.max_capacity() - self.mailbox.capacity()
    }

    /// Where the table stands.
    #[must_use]
    pub const fn place(&self) -> Place {
        self.place
    }

    /// Asks for something that must not get lost, however busy the table is.
    pub(super) async fn insist(
        &self,
        message: impl FnOnce(oneshot::Sender<Result<(), Refusal>>) -> Message,
    ) -> Result<(), Refusal> {
        let (answer, answered) = oneshot::channel();
        self.tell(message(answer)).await;
        answered.await.unwrap_or_else(|_| Err(self.unanswered()))
    }

    /// Tells the table something that must not get lost, however busy it is.
    pub(super) async fn tell(&self, message: Message) {
        // A table that has ended needs to know nothing more.
        let _ = self.mailbox.send(message).await;
    }
}
