//! The state of one player's hand, and what is being done about it. Both change only here. Makes no
//! requests.

use std::sync::Arc;

use tokio::time::Instant;

use super::content::{at_rest, message_for};
use super::player::{HandMessage, Note, Now, Player};
use super::requests::{Address, Location, Update};
use crate::discord::http::{ApiError, Token, backoff};
use crate::discord::i18n::{Catalog, Language};
use crate::discord::live::saved_messages::{KeptHand, KeptMessage};
use crate::discord::render::ActsBy;
use crate::discord::render::message::{Fingerprint, Message};
use crate::discord::render::scene::awaited;
use crate::table::{ChannelId, GameNumber, InteractionId, Snapshot, UserId};

/// How a hand was shown as the answer to an interaction.
#[derive(Debug)]
pub struct ShownAs {
    pub token: Token,
    pub interaction: InteractionId,
    /// The ephemeral message whose button was pressed and which now shows the hand; `None` if the
    /// answer is a new message.
    pub pressed: Option<u64>,
    /// How often the table's message had moved before.
    pub times: u32,
}

/// The hand that an answer shows.
#[derive(Debug)]
pub struct ShownHand {
    pub message: Message,
    /// What the answer says above it.
    pub note: Option<String>,
    pub game: Option<GameNumber>,
    /// How the player acts, which decides what the hand says.
    pub by: ActsBy,
}

/// A player's hand and what is being done about it.
#[derive(Debug, Default)]
pub struct Entry {
    /// Their hand and how to reach them, once known.
    pub player: Option<Player>,
    /// Set while interactions of theirs are being answered: then their hand is left alone.
    answering: Option<Answering>,
    /// The request in flight; there is never a second one.
    request: Option<Request>,
    /// The pause after requests that failed in a row.
    rest: Option<Rest>,
    drawn: Option<Drawn>,
}

#[derive(Debug, Default)]
struct Answering {
    count: u32,
    /// The hand that an answer is about to show.
    promised: Option<KeptHand>,
    /// Whether an answer was about to show the hand while a request was in flight: either of the
    /// two may have been written last.
    is_doubtful: bool,
}

#[derive(Debug)]
enum Request {
    Edit,
    /// A new hand is being sent. Its id is unknown until the result is recorded.
    Send {
        /// The previous hand, if either of the two may be the one that was pressed in the meantime.
        doubted: Option<Address>,
    },
}

/// A pause after failures.
#[derive(Clone, Copy, Debug)]
pub struct Rest {
    failures: u32,
    pub until: Instant,
}

impl Rest {
    /// The pause after one more failure.
    pub fn after(before: Option<Rest>) -> Rest {
        let failures = before.map_or(0, |rest| rest.failures) + 1;
        Rest {
            failures,
            until: Instant::now() + backoff(failures),
        }
    }
}

/// What the hand says at a snapshot. Cached, because hands are checked often and change only with
/// the table.
#[derive(Debug)]
struct Drawn {
    at: Arc<Snapshot>,
    catalog: &'static Catalog,
    by: ActsBy,
    says: Fingerprint,
}

impl Entry {
    pub fn hold(&mut self) {
        self.answering.get_or_insert_default().count += 1;
    }

    pub fn release(&mut self) {
        self.answering.take_if(|answering| {
            answering.count -= 1;
            answering.count == 0
        });
    }

    /// Notes that an answer is about to show the hand. Returns whether that must be saved, which is
    /// when the answer is a new message.
    pub fn promise(&mut self, user: UserId, how: &ShownAs, hand: &ShownHand) -> bool {
        let is_sending = self.is_sending();
        let Some(answering) = &mut self.answering else {
            return false;
        };
        answering.is_doubtful |= self.request.is_some();
        let before = self.player.as_ref();
        let shown = before.and_then(|player| player.shown.as_ref());
        let same =
            |shown: &HandMessage| shown.id == how.pressed || shown.id.is_none() && is_sending;
        if how.pressed.is_some() && shown.is_some_and(same) {
            return false;
        }
        let mut kept = KeptHand::new(user, hand.game, &how.token);
        kept.language = before.and_then(|player| player.language);
        kept.by = hand.by;
        kept.shown = Some(KeptMessage {
            follow_up: None,
            id: how.pressed,
            says: None,
        });
        kept.before = before.and_then(|player| Some(Box::new(player.kept(user, None)?)));
        answering.promised = Some(kept);
        true
    }

    /// Notes that a button of a hand of this game was pressed on this message.
    pub fn pressed(&mut self, message: u64, game: GameNumber) {
        if !self.is_sending()
            && let Some(player) = &mut self.player
            && player.game == Some(game)
            && let Some(shown) = &mut player.shown
            && !shown.replaces(message)
        {
            shown.id.get_or_insert(message);
        }
    }

    pub fn refresh(&mut self, token: Token, pressed: Option<u64>, language: Option<Language>) {
        let player = self.player.get_or_insert_with(|| Player::new(&token));
        player.language = language;
        if let Some(shown) = &mut player.shown
            && pressed.is_some()
            && shown.id == pressed
        {
            shown.at = Address::answer(token.clone());
        }
        player.latest = token;
    }

    /// Notes that the answer to an interaction shows the hand. Returns the hand to delete, if any.
    pub fn show(&mut self, how: ShownAs, hand: ShownHand) -> Option<Address> {
        let shown = self.shown();
        // Interactions are answered concurrently, so a later one may have been quicker. Its hand
        // stays and this one is deleted, unless the later interaction may have been a press on this
        // one. In that case, its message came after this interaction.
        let later = shown.filter(|shown| shown.interaction > Some(how.interaction));
        // If it was a press on a message further up, this one takes its place: people press the
        // lowest, and would lose both. It may not say yet what the press has changed.
        let is_above = |shown: &HandMessage| shown.id.is_some_and(|id| id < how.interaction.0);
        let takes_its_place = how.pressed.is_none() && later.is_some_and(is_above);
        if let Some(shown) = later.filter(|_| !takes_its_place) {
            let goes = how.pressed.is_none() && shown.id.is_none();
            return goes.then(|| Address::answer(how.token));
        }
        if let Some(answering) = &mut self.answering {
            answering.promised = None;
        }
        // They pressed a button of an older hand that may not have been deleted yet. The newer one
        // stays, and is edited to show what the press has changed.
        if let Some(pressed) = how.pressed
            && let Some(player) = &mut self.player
            && let Some(shown) = player.shown.as_mut().filter(|s| s.replaces(pressed))
        {
            shown.says = None;
            player.latest = how.token.clone();
            return Some(Address::answer(how.token));
        }
        self.becomes(how, hand, takes_its_place)
    }

    /// Makes the message of an answer the player's hand. `is_old`: whether it may say something that
    /// is no longer true. Returns the hand to delete, if any.
    fn becomes(&mut self, how: ShownAs, hand: ShownHand, is_old: bool) -> Option<Address> {
        let answering = self.answering.as_mut();
        let was_doubtful = answering.is_some_and(|a| std::mem::take(&mut a.is_doubtful));
        let before = self.player.take();
        let language = before.as_ref().and_then(|player| player.language);
        let mut older = before.and_then(|player| player.shown);
        let edited = older.take_if(|older| how.pressed.is_some() && older.id == how.pressed);
        let may_be_pressed = |older: &HandMessage| older.id.is_none() && how.pressed.is_some();
        let is_in_doubt = older.as_ref().is_some_and(may_be_pressed);
        let replaced = older.as_ref().and_then(|older| older.id);
        let mut gone = older.map(|older| older.at);
        if let Some(Request::Send { doubted }) = &mut self.request
            && is_in_doubt
        {
            gone = std::mem::replace(doubted, gone);
        }
        let is_doubtful = was_doubtful && how.pressed.is_some() || is_old;
        let shown = HandMessage {
            at: Address::answer(how.token.clone()),
            id: how.pressed,
            says: (!is_doubtful).then(|| hand.message.fingerprint()),
            note: hand.note.map(|text| Note::above(text, &hand.message)),
            // An edited message stays where it is.
            times: edited.map_or(how.times, |edited| edited.times),
            interaction: Some(how.interaction),
            restored: false,
            replaced,
        };
        self.player = Some(Player {
            shown: Some(shown),
            game: hand.game,
            by: hand.by,
            language,
            ..Player::new(&how.token)
        });
        gone
    }

    /// What to save for a later process.
    pub fn kept(&self, user: UserId, version: Option<u64>) -> Option<KeptHand> {
        let promised = self.answering.as_ref().and_then(|a| a.promised.clone());
        promised.or_else(|| self.player.as_ref()?.kept(user, version))
    }

    /// Restores what an earlier process saved.
    pub fn restore(&mut self, kept: KeptHand, channel: ChannelId, version: u64) {
        let Some(mut player) = Player::restored(kept, channel, version) else {
            return;
        };
        if let Some(now) = &self.player {
            // A press came before the restore. It may have shown a newer hand.
            if now.shown.is_some() {
                return;
            }
            player.latest = now.latest.clone();
            player.language = now.language;
        }
        self.player = Some(player);
    }

    /// Forgets a player whose token has expired and who can't be reached until they press
    /// something. Returns whether anything is left.
    pub fn is_used(&mut self, game: Option<GameNumber>) -> bool {
        self.player
            .take_if(|player| !player.latest.lives() && player.game != game);
        self.player.is_some() || self.answering.is_some() || self.request.is_some()
    }

    /// The request that brings the hand up to date, if one is needed.
    pub fn due(
        &mut self,
        user: UserId,
        catalog: &'static Catalog,
        snapshot: &Arc<Snapshot>,
        now: Now,
    ) -> Option<Update> {
        if self.answering.is_some() {
            return None;
        }
        let player = self.player.as_ref()?;
        let by = player.acts_by(now.game, now.scarce);
        // Their own language, with the words of this table's game.
        let own = |language: Language| language.catalog_of(catalog.game());
        let catalog = player.language.map_or(catalog, own);
        let draw = || message_for(catalog, snapshot, user, by);
        let known = self.drawn.as_ref().filter(|drawn| {
            Arc::ptr_eq(&drawn.at, snapshot)
                && std::ptr::eq(drawn.catalog, catalog)
                && drawn.by == by
        });
        let mut message = None;
        let says = match known {
            Some(known) => known.says,
            None => {
                let says = message.insert(draw()?).fingerprint();
                let at = Arc::clone(snapshot);
                self.drawn = Some(Drawn {
                    at,
                    catalog,
                    by,
                    says,
                });
                says
            }
        };
        let rest = || Some(at_rest(catalog, snapshot, user, by)?.fingerprint());
        let is_due = awaited(&snapshot.stage, &snapshot.seats).contains(&user);
        player.due(
            user,
            (now, by, is_due),
            says,
            || message.or_else(draw),
            rest,
        )
    }

    pub fn is_new_in(&self, game: Option<GameNumber>) -> bool {
        let player = self.player.as_ref();
        player.is_some_and(|player| player.is_new_in(game))
    }

    /// Starts an update that is due, unless another request is in flight or the player's updates
    /// are paused after a failure. Returns whether it was started.
    pub fn begin(&mut self, update: &Update) -> bool {
        if self.request.is_some() || self.is_resting() {
            return false;
        }
        self.request = Some(match update.location {
            Some(_) => Request::Edit,
            None => Request::Send { doubted: None },
        });
        true
    }

    /// Forgets a pause that is over. A hand that has become true in some other way needs no retry.
    pub fn end_rest(&mut self) {
        if self.request.is_none() && !self.is_resting() {
            self.rest = None;
        }
    }

    pub fn forget_rest(&mut self) {
        self.rest = None;
    }

    pub const fn is_busy(&self) -> bool {
        self.request.is_some()
    }

    /// When the next try is due, if the last one failed.
    pub fn next_try(&self) -> Option<Instant> {
        self.rest
            .filter(|_| self.request.is_none())
            .map(|rest| rest.until)
    }

    /// Records the result of an update and queues surplus hands for deletion. Returns whether the
    /// update must be retried.
    pub fn record(
        &mut self,
        update: Update,
        result: Result<Location, ApiError>,
        old: &mut Vec<Address>,
    ) -> bool {
        let request = self.request.take();
        let again = self.player.as_mut().is_some_and(|player| {
            if let (Some(Request::Send { doubted }), Ok(Location::FollowUp(id))) =
                (request, &result)
            {
                // Either this one was pressed and the other lies above it, or the other one was
                // pressed.
                let shown = player.shown.as_ref();
                let was_pressed = shown.is_some_and(|shown| shown.id == Some(*id));
                old.extend(doubted.filter(|_| was_pressed));
            }
            player.record(update, result, old)
        });
        self.rest = again.then(|| Rest::after(self.rest));
        again
    }

    fn shown(&self) -> Option<&HandMessage> {
        self.player.as_ref()?.shown.as_ref()
    }

    const fn is_sending(&self) -> bool {
        matches!(self.request, Some(Request::Send { .. }))
    }

    fn is_resting(&self) -> bool {
        self.rest.is_some_and(|rest| Instant::now() < rest.until)
    }
}
