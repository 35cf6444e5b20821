//! Handles to tables: a way to send requests, and to see what the table shows.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot, watch};

use getaway_store::{ChannelId, InteractionId, Person, Place, UserId};

use super::request::{Refusal, Request, RequestOutcome, Result};
use super::snapshot::{Snapshot, Stage};

/// How many messages may wait for a table: more than its people can send during one commit.
pub(super) const MAILBOX: usize = 64;

/// Where a table opens.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    pub place: Place,
    /// The channel above, if that is a public thread.
    pub above: Option<ChannelId>,
}

impl From<Place> for Spot {
    fn from(place: Place) -> Spot {
        Spot { place, above: None }
    }
}

/// The people of a table that has made way for another one, in the order of their seats, with the
/// interactions with which they joined.
#[derive(Debug, Default)]
pub(super) struct Seated {
    pub(super) people: Vec<(Person, InteractionId)>,
    pub(super) kept: Option<KeptSeats>,
}

#[derive(Debug)]
pub(super) struct KeptSeats {
    pub(super) people: Vec<UserId>,
    /// How long their seats are kept from now on.
    pub(super) time: Duration,
}

#[derive(Debug)]
pub(super) enum Message {
    Request(Box<Request>, oneshot::Sender<Result<RequestOutcome>>),
    /// Somebody whom the table expects has done something that asks it for nothing.
    Arrived(UserId, oneshot::Sender<Result<()>>),
    /// The table's channel is gone: it ends as soon as that can be saved.
    Gone,
    /// A table is to open in the channel, for this person if somebody asks for it: this one ends if
    /// they sit here and no game runs, or if all its people have left, and a game that counts is
    /// over before that.
    MakeWay(Option<Person>, oneshot::Sender<Result<Seated>>),
    PersonGone(UserId),
    /// Whether this person's card is played by itself when it is the only one.
    ByItself(UserId, bool, oneshot::Sender<Result<()>>),
    Forget(UserId, oneshot::Sender<Result<()>>),
    /// The clock has been set; the deadlines move with it.
    ClockSet(oneshot::Sender<()>),
    /// People may have been unable to play for a moment.
    ExtendTurns(oneshot::Sender<()>),
}

/// A handle to a table. Cheap to clone; the table may have ended since.
#[derive(Clone, Debug)]
pub struct TableHandle {
    pub(super) place: Place,
    pub(super) mailbox: mpsc::Sender<Message>,
    pub(super) seen: watch::Receiver<Arc<Snapshot>>,
}

impl TableHandle {
    /// Sends a request and waits for the answer. A request answered as done is saved.
    pub async fn ask(&self, request: Request) -> Result<RequestOutcome> {
        self.send(|answer| Message::Request(Box::new(request), answer)).await
    }

    /// Tells the table that somebody whom it [expects](Snapshot::expected) is there.
    pub async fn note_arrival(&self, person: UserId) -> Result<()> {
        self.send(|answer| Message::Arrived(person, answer)).await
    }

    /// Sends a message, unless too many wait for the table already, and waits for its answer.
    async fn send<T>(
        &self,
        message: impl FnOnce(oneshot::Sender<Result<T>>) -> Message,
    ) -> Result<T> {
        let (answer, answered) = oneshot::channel();
        self.mailbox.try_send(message(answer)).map_err(|e| match e {
            mpsc::error::TrySendError::Full(_) => Refusal::Busy,
            mpsc::error::TrySendError::Closed(_) => self.unanswered(),
        })?;
        answered.await.unwrap_or_else(|_| Err(self.unanswered()))
    }

    fn unanswered(&self) -> Refusal {
        match self.snapshot().stage {
            Stage::Ended(_) => Refusal::Ended,
            // A panic, or the process is ending.
            _ => Refusal::NotSaved,
        }
    }

    pub fn snapshot(&self) -> Arc<Snapshot> {
        self.seen.borrow().clone()
    }

    /// Receives every change of the table; the last snapshot shows its end.
    pub fn watch(&self) -> watch::Receiver<Arc<Snapshot>> {
        self.seen.clone()
    }

    pub fn waiting(&self) -> usize {
        self.mailbox.max_capacity() - self.mailbox.capacity()
    }

    pub const fn place(&self) -> Place {
        self.place
    }

    /// Sends a message that must not get lost, however busy the table is, and waits for its answer.
    pub(super) async fn deliver<T>(
        &self,
        message: impl FnOnce(oneshot::Sender<Result<T>>) -> Message,
    ) -> Result<T> {
        let (answer, answered) = oneshot::channel();
        self.tell(message(answer)).await;
        answered.await.unwrap_or_else(|_| Err(self.unanswered()))
    }

    /// Sends a message that must not get lost, however busy the table is.
    pub(super) async fn tell(&self, message: Message) {
        // An ended table no longer needs it.
        let _ = self.mailbox.send(message).await;
    }
}
