//! What others hold of a table: a way to ask it, and what it shows.

use std::sync::Arc;

use tokio::sync::{mpsc, oneshot, watch};

use crate::store::{Place, UserId};

use super::request::{Done, Refusal, Request};
use super::snapshot::{End, Snapshot, Stage};

/// How many messages may wait for a table: more than its people can send in the time of a commit.
pub(super) const MAILBOX: usize = 64;

/// What a table's actor is told.
#[derive(Debug)]
pub(super) enum Message {
    Ask(Box<Request>, oneshot::Sender<Result<Done, Refusal>>),
    /// Its place is gone.
    Gone(End),
    /// A person is no longer in the server.
    PersonGone(UserId),
    /// A person's name is to be removed; answered when it is.
    Forget(UserId, oneshot::Sender<Result<(), Refusal>>),
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
        answered.await.unwrap_or(Err(Refusal::Ended))
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

    /// Where the table stands.
    #[must_use]
    pub const fn place(&self) -> Place {
        self.place
    }

    /// Tells the table something that must not get lost, however busy it is.
    /// Waits until the table has ended.
    pub(super) async fn ended(&self) {
        let ended = |now: &Arc<Snapshot>| matches!(now.stage, Stage::Ended(_));
        // An error says that its task is over, which is no less ended.
        let _ = self.seen.clone().wait_for(ended).await;
    }

    pub(super) async fn tell(&self, message: Message) {
        // A table that has ended needs to know nothing more.
        let _ = self.mailbox.send(message).await;
    }
}
