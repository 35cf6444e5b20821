//! One player's hand: which message shows it, what that says as far as it is known, and what must be done
//! to make that true. Makes no requests.
//!
//! Discord tells the id of every message, and ids grow with time. So if two messages may show the
//! hand, the lower one is the hand, and the other one goes: people look at the lowest.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::discord::http::{ApiError, Left, Target, Token, backoff};
use crate::discord::live::saved_messages::{SavedAddress, SavedHand};
use crate::screen::games::kit::display;
use crate::screen::i18n::{Catalog, Language};
use crate::screen::render::ActsBy;
use crate::screen::render::answer::ShownHand;
use crate::screen::render::message::{Fingerprint, Note};
use crate::screen::render::scene::awaited;
use crate::table::tasks::OneAtATime;
use crate::table::{ChannelId, GameNumber, Snapshot, UserId};

/// The address of a message that shows a hand.
#[derive(Clone, Debug)]
pub struct Address {
    pub token: Token,
    pub id: u64,
    /// Whether it is the answer to the token's interaction, or the message whose button was
    /// pressed.
    pub is_answer: bool,
}

impl Address {
    pub fn answer(token: &Token, id: u64) -> Address {
        Address { token: token.clone(), id, is_answer: true }
    }

    pub const fn target(&self) -> Target<'_> {
        if self.is_answer {
            Target::Answer(&self.token)
        } else {
            Target::FollowUp(&self.token, self.id)
        }
    }
}

/// The message that shows a hand.
#[derive(Debug)]
pub struct Shown {
    pub at: Address,
    pub says: Says,
    /// What an answer says above it, as long as the hand is this one.
    pub note: Option<(Note, Fingerprint)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Says {
    This(Fingerprint),
    Unknown,
    /// Its answer was deferred and not given: the person sees that the bot is thinking.
    Nothing,
}

impl Shown {
    pub fn new(at: Address, hand: ShownHand) -> Shown {
        let says = hand.message.fingerprint();
        Shown { at, says: Says::This(says), note: hand.note.map(|note| (note, says)) }
    }
}

/// A request that brings a hand up to date.
#[derive(Debug)]
pub struct Update {
    pub user: UserId,
    pub token: Token,
    /// The message to edit; `None` to send a new one.
    pub at: Option<Address>,
    pub hand: ShownHand,
    pub urgency: Urgency,
    /// Since when what is shown isn't right.
    pub since: Instant,
    /// Cancelled if an answer shows the hand meanwhile.
    pub cut: CancellationToken,
}

/// How urgent an update is, where a channel has few requests through tokens left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Urgency {
    /// Its player has nothing to press, or waits for an answer.
    Needed,
    /// Its player's turn has come, and their hand was drawn ahead.
    Redraw,
    CanWait,
}

/// How long a hand may be wrong before it takes one of the last requests. It is right by the time
/// that its player is mentioned, who has 15 seconds unless the server chose otherwise.
const LATE: Duration = Duration::from_secs(13);
/// For this many slow turns in a row there is a request left, however quick the turns before were.
const SLOW_TURNS: usize = 2;

impl Update {
    /// Whether it may be made with so many requests left in the channel, with so many people.
    pub fn may_take(&self, left: Left, people: usize) -> bool {
        // What the others need, should their cards change.
        let few = people.saturating_sub(1).max(SLOW_TURNS);
        match (self.urgency, self.since.elapsed() >= LATE) {
            (Urgency::Needed | Urgency::Redraw, true) => left.all > 0,
            (Urgency::Needed, false) => left.all > 1,
            (Urgency::Redraw, false) => left.all > few && left.evenly > 0,
            (Urgency::CanWait, true) => left.all > few,
            (Urgency::CanWait, false) => left.all > people.max(few),
        }
    }
}

/// A pause after failures in a row.
#[derive(Clone, Copy, Debug)]
pub struct Backoff {
    failures: u32,
    pub until: Instant,
}

impl Backoff {
    /// The pause after one more failure.
    pub fn after(before: Option<Backoff>) -> Backoff {
        let failures = before.map_or(0, |before| before.failures) + 1;
        Backoff { failures, until: Instant::now() + backoff(failures) }
    }
}

#[derive(Debug)]
enum Request {
    /// Cut short if an answer shows the hand.
    Edit(CancellationToken),
    Send,
}

/// What the hand says at a snapshot, without what stands above it. Cached, because hands are checked often
/// and change only with the table.
#[derive(Debug)]
struct Drawn {
    at: Arc<Snapshot>,
    catalog: &'static Catalog,
    by: ActsBy,
    says: Fingerprint,
}

/// The state of the table, as far as it matters to hands.
#[derive(Clone, Copy, Debug)]
pub struct Now {
    /// The game whose hands are shown; `None` if no hands are dealt.
    pub game: Option<GameNumber>,
    /// Whether the table's message is in the channel, so that a new hand can go below it.
    pub table_shown: bool,
    /// The table's message.
    pub table: Option<u64>,
    /// Whether the channel has few requests through tokens left.
    pub scarce: bool,
}

#[derive(Debug, Default)]
pub struct HandMessage {
    /// The player's latest token, through which a new hand is sent; `None` if there was none yet.
    latest: Option<Token>,
    /// Their own language, if it is known and the bot speaks it; otherwise they get the server's.
    language: Option<Language>,
    shown: Option<Shown>,
    game: Option<GameNumber>,
    /// How the player acts with what is shown.
    by: ActsBy,
    /// Whether it is their turn, and since when their message isn't right for that.
    wrong: Option<(bool, Instant)>,
    /// The answers that may show the hand. As long as there is one, no edit is started.
    pub answers: OneAtATime,
    /// The request in flight; there is never a second one.
    request: Option<Request>,
    /// The pause after requests that failed in a row.
    pub(super) backoff: Option<Backoff>,
    drawn: Option<Drawn>,
}

impl HandMessage {
    /// Whether an answer that may show the hand is on its way.
    pub fn is_claimed(&self) -> bool {
        self.answers.is_in_use()
    }

    /// Whether no request may begin now.
    fn is_busy(&self) -> bool {
        self.request.is_some() || self.is_claimed() || self.is_backing_off()
    }

    /// Cuts an edit short, because an answer is about to show the hand. Either of the two may be
    /// written last.
    pub fn cut_edit(&mut self) {
        if let Some(Request::Edit(cut)) = &self.request {
            cut.cancel();
            self.request = None;
            self.mark_unknown();
        }
    }

    /// The hand has to be written again.
    fn mark_unknown(&mut self) {
        if let Some(shown) = &mut self.shown {
            shown.says = Says::Unknown;
        }
    }

    /// Notes the player's new token. `pressed`: the ephemeral message whose button brought it;
    /// `language`: the player's own.
    pub fn refresh(&mut self, token: Token, pressed: Option<u64>, language: Option<Language>) {
        if let Some(shown) = &mut self.shown
            && pressed == Some(shown.at.id)
        {
            shown.at = Address::answer(&token, shown.at.id);
        }
        (self.latest, self.language) = (Some(token), language);
    }

    /// Takes over how to reach the player from another table, unless that is known.
    pub fn inherit(&mut self, before: &HandMessage) {
        if self.latest.is_none() {
            (self.latest, self.language) = (before.latest.clone(), before.language);
        }
    }

    /// What stands in the hand besides, if it is known.
    pub fn note(&self) -> Option<Note> {
        self.shown.as_ref()?.note.as_ref().map(|(note, _)| note.clone())
    }

    /// The player's latest token, if it can still be used, and their own language.
    pub fn reach(&self) -> Option<(Token, Option<Language>)> {
        Some((self.live_token()?.clone(), self.language))
    }

    fn live_token(&self) -> Option<&Token> {
        self.latest.as_ref().filter(|token| token.lives())
    }

    /// Notes that the answer at this address shows the hand, or is to show it if it isn't written.
    /// Returns the hand to delete, if any.
    pub fn show(&mut self, at: Address, hand: ShownHand, is_written: bool) -> Option<Address> {
        self.latest = Some(at.token.clone());
        (self.game, self.by, self.wrong) = (hand.game, hand.by, None);
        let mut new = Shown::new(at, hand);
        if !is_written {
            new.says = Says::Nothing;
        }
        match &mut self.shown {
            // They pressed a button of an older hand that may not have been deleted yet. The newer
            // one stays, and is edited to show what the press has changed.
            Some(shown) if shown.at.id > new.at.id => {
                (shown.says, shown.note) = (Says::Unknown, new.note);
                Some(new.at)
            }
            // An edit that was cut short may overwrite the answer.
            Some(shown) if shown.at.id == new.at.id => {
                if shown.says == Says::Unknown && is_written {
                    new.says = Says::Unknown;
                }
                *shown = new;
                None
            }
            shown => shown.replace(new).map(|older| older.at),
        }
    }

    /// What to save for a later process; `None` if the player can't be reached.
    pub fn to_saved(&self, user: UserId) -> Option<SavedHand> {
        let at = self.shown.as_ref().map(|shown| &shown.at).filter(|at| at.token.lives());
        let token = at.map_or(self.live_token(), |at| Some(&at.token))?.clone();
        let shown = at.map(|at| SavedAddress { id: at.id, is_answer: at.is_answer });
        let (game, language) = (self.game, self.language);
        Some(SavedHand { user, game, shown, language, token: Some(token) })
    }

    /// Restores what an earlier process saved. What is known already is newer.
    pub fn restore(&mut self, saved: &SavedHand, channel: ChannelId) {
        let Some(token) = saved.token().filter(|_| self.shown.is_none()) else { return };
        let token = token.clone().of_channel(channel);
        if self.latest.is_none() {
            self.refresh(token.clone(), None, saved.language);
        }
        self.game = saved.game;
        self.shown = saved.shown.map(|shown| Shown {
            at: Address { token, id: shown.id, is_answer: shown.is_answer },
            says: Says::Unknown,
            note: None,
        });
    }

    /// Forgets a player whose token has expired and who can't be reached until they press
    /// something. Returns whether anything is left.
    pub fn is_used(&mut self, game: Option<GameNumber>) -> bool {
        if self.live_token().is_none() && self.game != game {
            (self.latest, self.shown) = (None, None);
        }
        self.latest.is_some() || self.is_claimed() || self.request.is_some()
    }

    /// Forgets the message that shows the hand, and returns it: the caller must delete it. `None`
    /// while a request or an answer is on its way.
    pub fn take_shown(&mut self) -> Option<Address> {
        let is_free = self.request.is_none() && !self.is_claimed();
        self.shown.take_if(|_| is_free).map(|shown| shown.at)
    }

    /// Whether the player has yet to get their first hand in this game.
    pub fn is_new_in(&self, game: Option<GameNumber>) -> bool {
        game.is_some() && self.game != game && self.latest.is_some()
    }

    /// How the player acts with what is shown in this game.
    fn acts_by(&self, now: Now) -> ActsBy {
        if self.is_new_in(now.game) { ActsBy::default().where_scarce(now.scarce) } else { self.by }
    }

    /// Notes what the hand says at a snapshot, so that it needn't be drawn for that again.
    pub fn drew(
        &mut self,
        hand: &ShownHand,
        at: &Arc<Snapshot>,
        catalog: &'static Catalog,
    ) -> Fingerprint {
        let says = hand.message.fingerprint();
        self.drawn = Some(Drawn { at: Arc::clone(at), catalog, by: hand.by, says });
        says
    }

    /// The request that makes the player's message show their hand, or what replaces it, if one is
    /// needed.
    pub fn due(
        &mut self,
        user: UserId,
        catalog: &'static Catalog,
        snapshot: &Arc<Snapshot>,
        now: Now,
    ) -> Option<Update> {
        // The hand is looked at again once the request has been answered, or may be tried again.
        if self.latest.is_none() || self.is_busy() {
            return None;
        }
        // Nothing is redrawn only because it would be drawn in another way by now.
        let by = self.acts_by(now);
        // Their own language, with the words of this table's game.
        let own = |language: Language| language.catalog_of(catalog.game());
        let catalog = self.language.map_or(catalog, own);
        let known = self.drawn.as_ref().filter(|drawn| {
            Arc::ptr_eq(&drawn.at, snapshot)
                && std::ptr::eq(drawn.catalog, catalog)
                && drawn.by == by
        });
        let (says, drawn) = match known {
            Some(known) => (known.says, None),
            None => {
                let hand = ShownHand::of(catalog, snapshot, user, by)?;
                (self.drew(&hand, snapshot, catalog), Some(hand))
            }
        };
        // Their card is being played by itself. The hand is written once, after that.
        let said = self.shown.as_ref().map(|shown| shown.says);
        let is_known = matches!(said, Some(Says::This(_)));
        if is_known && !self.is_new_in(now.game) && snapshot.is_played_for(user) {
            return None;
        }
        let without_turn = || {
            let seat = snapshot.seat_of(user)?;
            Some(display::hand_without_turn(catalog, snapshot, seat, by)?.fingerprint())
        };
        let is_due = awaited(&snapshot.stage, &snapshot.seats).contains(&user);
        let Some((token, at, note)) = self.change(now, by, says, without_turn) else {
            self.wrong = None;
            return None;
        };
        let urgency = if self.is_new_in(now.game) || said == Some(Says::Nothing) {
            Urgency::Needed
        } else if !is_due {
            Urgency::CanWait
        } else if by == ActsBy::Ahead && said == without_turn().map(Says::This) {
            Urgency::Redraw
        } else {
            Urgency::Needed
        };
        let since = self.wrong.filter(|(was_due, _)| *was_due == is_due);
        let since = since.map_or_else(Instant::now, |(_, since)| since);
        self.wrong = Some((is_due, since));
        let by = by.where_scarce(now.scarce);
        let hand = match drawn.filter(|drawn| drawn.by == by) {
            Some(hand) => hand,
            None => ShownHand::of(catalog, snapshot, user, by)?,
        };
        Some(Update {
            user,
            token,
            at,
            hand: ShownHand { note, ..hand },
            urgency,
            since,
            cut: CancellationToken::new(),
        })
    }

    /// Which message must be edited so that the player's hand `says` this, through which token, and
    /// what stays above it. Without an address, it has to be a new message. `without_turn`: what a
    /// hand says that does without the parts of their turn.
    pub fn change(
        &self,
        now: Now,
        by: ActsBy,
        says: Fingerprint,
        without_turn: impl FnOnce() -> Option<Fingerprint>,
    ) -> Option<(Token, Option<Address>, Option<Note>)> {
        let shown = self.shown.as_ref();
        let behind = |shown: &Shown| now.table_shown && Some(shown.at.id) < now.table;
        let moves = !now.scarce && shown.is_some_and(behind) && self.live_token().is_some();
        if self.is_new_in(now.game) || moves {
            let token = self.live_token().filter(|_| now.table_shown)?;
            return Some((token.clone(), None, None));
        }
        let shown =
            shown.filter(|shown| shown.at.token.lives() && shown.says != Says::This(says))?;
        // Only their turn has come; nothing else has changed, and the command shows what they can play.
        if let Says::This(said) = shown.says
            && by == ActsBy::Commands
            && without_turn() == Some(said)
        {
            return None;
        }
        let is_owed = shown.says == Says::Nothing;
        let note = shown
            .note
            .as_ref()
            .filter(|(_, hand)| is_owed || *hand == says)
            .map(|(note, _)| note.clone());
        Some((shown.at.token.clone(), Some(shown.at.clone()), note))
    }

    /// Starts an update that is due, unless another request or an answer is on its way or the
    /// player's updates are paused after a failure. Returns whether it was started.
    pub fn begin(&mut self, update: &Update) -> bool {
        if self.is_busy() {
            return false;
        }
        self.request = Some(match update.at {
            Some(_) => Request::Edit(update.cut.clone()),
            None => Request::Send,
        });
        true
    }

    /// Records the result of an update: the id of its message. Queues surplus hands for deletion.
    /// Returns whether the update must be retried.
    pub fn record(
        &mut self,
        update: Update,
        result: Result<u64, ApiError>,
        old: &mut Vec<Address>,
    ) -> bool {
        if update.cut.is_cancelled() {
            return false;
        }
        self.request = None;
        let again = match result {
            Ok(id) => {
                self.updated(update, id, old);
                false
            }
            Err(error) if error.is_transient() => true,
            // It is sent again, unless an answer has shown the hand in another message meanwhile.
            Err(ApiError::MessageGone) => {
                let gone = update.at.as_ref().map(|at| at.id);
                if self.shown.as_ref().map(|shown| shown.at.id) == gone {
                    (self.shown, self.game) = (None, None);
                }
                true
            }
            Err(error) => {
                // It is out of reach. The player's next press gets them a new one.
                tracing::debug!(user = %update.user, %error, "a hand could not be shown");
                (self.shown, self.game) = (None, update.hand.game.or(self.game));
                false
            }
        };
        self.backoff = again.then(|| Backoff::after(self.backoff));
        again
    }

    fn updated(&mut self, update: Update, id: u64, old: &mut Vec<Address>) {
        let Update { token, at, hand, .. } = update;
        let (game, by) = (hand.game, hand.by);
        if at.is_some() {
            if let Some(shown) = &mut self.shown {
                *shown = Shown::new(shown.at.clone(), hand);
            }
        } else {
            let is_newer = self.latest.as_ref() != Some(&token);
            let at = Address { token, id, is_answer: false };
            match &mut self.shown {
                // The player has already pressed a button of it.
                Some(shown) if shown.at.id == id => return,
                // An answer further down shows the hand.
                Some(shown) if shown.at.id > id => return old.push(at),
                shown => {
                    // A new hand has no note.
                    let mut new = Shown::new(at, hand);
                    if let Some(older) = shown.take() {
                        new.note = older.note.filter(|_| is_newer);
                        old.push(older.at);
                    }
                    *shown = Some(new);
                }
            }
            if is_newer {
                // Something was answered meanwhile.
                self.mark_unknown();
            }
        }
        (self.game, self.by) = (game.or(self.game), by);
    }

    /// Forgets a pause that is over. A hand that has become true in some other way needs no retry.
    pub fn end_backoff(&mut self) {
        if self.request.is_none() && !self.is_backing_off() {
            self.backoff = None;
        }
    }

    /// When the next try is due, if the last one failed.
    pub fn next_try(&self) -> Option<Instant> {
        self.backoff.filter(|_| self.request.is_none()).map(|backoff| backoff.until)
    }

    fn is_backing_off(&self) -> bool {
        self.backoff.is_some_and(|backoff| Instant::now() < backoff.until)
    }
}
