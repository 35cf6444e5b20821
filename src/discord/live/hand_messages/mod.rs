//! Keeps hands up to date. A player's ephemeral hand is edited through its interaction's token
//! whenever it changes, for as long as the token works. Each player has only one hand on the
//! screen: a newer one replaces the older one, which is deleted. When the table's message moves,
//! the hand moves with it.
//!
//! Owns the tokens, and which message shows whose hand. A hand is only ever sent through its own
//! player's token. One task per table makes the edits, separately for each player, so one that
//! hangs doesn't delay the others. The latest state wins.
//!
//! Players who use commands get a new hand with every answer, replacing the older one. To keep
//! their plays as cheap as everyone else's, their hand isn't edited just because their turn has
//! come, which makes nothing on it untrue. The table's message above it names them, and the command
//! offers what they can play.
//!
//! Discord has a limit on all requests through a channel's tokens together, which a fast table would
//! reach if each turn changed a hand. So where they become scarce, hands are drawn ahead: their
//! buttons are there before the turn, and stay valid until the player moves or their cards change.
//! Such a hand gets there with the answers to presses, which don't count. At its turn it is redrawn
//! if the channel has a request left for that, at the latest before its player is mentioned. What is
//! left goes first to players who are due and have no cards to press, and the rest is spent evenly, so
//! that there is some for them later.
//!
//! An answer and an edit never show the same hand at once: no edit is started while an answer that
//! may show the hand is on its way. An edit that is still in flight when the answer is given is cut
//! short, and since either of the two may be written last, the hand is written again. Answers to one
//! player wait for each other, but not for Discord: an answer that was deferred and can't be given
//! becomes an edit that is due, so whoever asks again is answered at once. What an answer says above
//! a hand stays there until the hand changes.

mod hand;
pub mod task;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::sync::Notify;
use tokio::time::Instant;

use super::placement::Position;
use super::saved_messages::SavedHand;
use crate::discord::http::{ApiError, Left, Token};
use crate::screen::i18n::{Catalog, Language};
use crate::screen::render::answer::{ShownHand, dealt};
use crate::table::{ChannelId, InteractionId, Snapshot, Stage, UserId};
pub use hand::{Address, HandMessage};
use hand::{Now, Update};

/// If a channel has fewer requests left that may be made [evenly](Left::evenly), hands are drawn ahead.
const FEW: usize = 3;

/// How often updates that can wait look whether the channel has more requests left.
const LOOK_FOR_ROOM: Duration = Duration::from_secs(1);

/// An answer about somebody's seat or the next game.
#[derive(Debug)]
struct Notice {
    /// What it answers.
    to: InteractionId,
    at: Address,
}

#[derive(Debug, Default)]
struct State {
    /// Boxed, because a map keeps space for eleven.
    hands: BTreeMap<UserId, Box<HandMessage>>,
    /// The answers about people's seats or the next game, until the next one or a hand.
    notices: BTreeMap<UserId, Notice>,
    old: Vec<Address>,
    /// Whether the channel has few requests through tokens left.
    scarce: bool,
    /// Whether updates wait for more of them.
    waits: bool,
}

impl State {
    fn of(&mut self, user: UserId) -> &mut HandMessage {
        self.hands.entry(user).or_default()
    }
}

#[derive(Debug, Default)]
pub struct HandMessages {
    state: Mutex<State>,
    changed: Notify,
}

impl HandMessages {
    /// Reads or changes the player's hand.
    pub fn of<T>(&self, user: UserId, look: impl FnOnce(&mut HandMessage) -> T) -> T {
        look(self.state.lock().of(user))
    }

    /// Takes over how to reach the players from a table that has made way for this one. What their
    /// hands said there goes: Discord shows it above the hands that come.
    pub fn inherit(&self, before: &HandMessages) {
        let (mut state, mut before) = (self.state.lock(), before.state.lock());
        for (user, hand) in &mut before.hands {
            state.of(*user).inherit(hand);
            state.old.extend(hand.take_shown());
        }
    }

    /// The latest token of this player, or else of another one, if it can still be used, and their
    /// own language.
    pub fn reach(&self, user: UserId) -> Option<(Token, Option<Language>)> {
        let state = self.state.lock();
        state.hands.get(&user).into_iter().chain(state.hands.values()).find_map(|hand| hand.reach())
    }

    /// Notes that the answer at this address shows this hand: it is the player's hand now, unless a
    /// newer one is there. If it isn't written yet, it becomes an edit that is due.
    pub fn show(&self, user: UserId, at: Address, hand: ShownHand, is_written: bool) {
        let mut state = self.state.lock();
        let gone = state.of(user).show(at, hand, is_written);
        state.old.extend(gone);
    }

    /// Notes that this message, the answer to an interaction, tells a person about their seat or shows
    /// their hand: what was said about their seat before goes. Answers may be noted in another order
    /// than people asked for them. `notice`: its address if it is about the seat.
    pub fn supersede(
        &self,
        user: UserId,
        to: InteractionId,
        message: Option<u64>,
        notice: Option<Address>,
    ) {
        let mut state = self.state.lock();
        let later = state.notices.get(&user).filter(|last| last.to > to);
        let gone = if let Some(later) = later {
            notice.filter(|own| own.id != later.at.id)
        } else {
            let before = match notice {
                Some(at) => state.notices.insert(user, Notice { to, at }),
                None => state.notices.remove(&user),
            };
            before.map(|before| before.at).filter(|at| Some(at.id) != message)
        };
        state.old.extend(gone);
        drop(state);
        self.wake();
    }

    /// Whether no answer that may show a hand is on its way, and no hand is to be deleted.
    fn is_quiet(&self) -> bool {
        let state = self.state.lock();
        state.old.is_empty() && !state.hands.values().any(|hand| hand.is_claimed())
    }

    /// Has all hands looked at again.
    pub fn wake(&self) {
        self.changed.notify_one();
    }

    /// Waits until a player was shown a hand or has a new token. Requests that failed before are
    /// then retried at once.
    async fn changed(&self) {
        self.changed.notified().await;
        let mut state = self.state.lock();
        state.hands.values_mut().for_each(|hand| hand.backoff = None);
    }

    /// What to save for a later process.
    pub fn to_saved(&self) -> Vec<SavedHand> {
        let state = self.state.lock();
        state.hands.iter().filter_map(|(user, hand)| hand.to_saved(*user)).collect()
    }

    /// Restores the hands that an earlier process saved.
    pub fn restore(&self, hands: &[SavedHand], channel: ChannelId) {
        let mut state = self.state.lock();
        for saved in hands {
            state.of(saved.user).restore(saved, channel);
        }
    }

    /// Whether the channel has few requests through tokens left.
    pub fn is_scarce(&self) -> bool {
        self.state.lock().scarce
    }

    /// The requests that bring every hand up to date. `left`: how many the channel may still make;
    /// `None` for any number.
    fn due(
        &self,
        catalog: &'static Catalog,
        snapshot: &Arc<Snapshot>,
        position: Position,
        left: Option<Left>,
    ) -> Vec<Update> {
        let game = dealt(&snapshot.stage);
        let mut state = self.state.lock();
        if let Stage::Ended(_) = snapshot.stage {
            let notices = std::mem::take(&mut state.notices);
            state.old.extend(notices.into_values().map(|notice| notice.at));
        }
        // There must be enough for everyone's next hand, and for those that replace them.
        let new = state.hands.values().filter(|hand| hand.is_new_in(game));
        let needed = 2 * state.hands.len() + new.count();
        state.scarce = left.is_some_and(|left| left.all < needed || left.evenly < FEW);
        let now = Now {
            scarce: state.scarce,
            game,
            // A new hand waits for the table's message, so that it appears below it.
            table_shown: game.is_some() && position.game == game,
            table: position.message,
        };
        state.hands.retain(|_, hand| hand.is_used(game));
        let State { hands, old, .. } = &mut *state;
        // People who aren't dealt in keep no hand of an earlier game.
        let is_out = |user: &UserId| game.is_some() && snapshot.seat_of(*user).is_none();
        let out = hands.iter_mut().filter(|(user, _)| is_out(user));
        old.extend(out.filter_map(|(_, hand)| hand.take_shown()));
        let hands = hands.iter_mut();
        hands.filter_map(|(user, hand)| hand.due(*user, catalog, snapshot, now)).collect()
    }

    /// Starts the updates that can be made now, and returns them. `left`: how many requests the
    /// channel may still make; `None` for any number.
    fn begin(&self, mut due: Vec<Update>, mut left: Option<Left>) -> Vec<Update> {
        let mut state = self.state.lock();
        let people = state.hands.len();
        due.sort_by_key(|update| (update.urgency, update.since));
        state.waits = false;
        due.retain(|update| {
            if left.is_some_and(|left| !update.may_take(left, people)) {
                state.waits = true;
                return false;
            }
            let begins = state.of(update.user).begin(update);
            left = left.map(|left| if begins { left.less() } else { left });
            begins
        });
        state.hands.values_mut().for_each(|hand| hand.end_backoff());
        due
    }

    fn next_try(&self) -> Option<Instant> {
        let state = self.state.lock();
        let waits = state.waits.then(|| Instant::now() + LOOK_FOR_ROOM);
        state.hands.values().filter_map(|hand| hand.next_try()).chain(waits).min()
    }

    /// Records the result of an update. Returns whether it must be retried.
    fn record(&self, update: Update, result: Result<u64, ApiError>) -> bool {
        let State { hands, notices, old, .. } = &mut *self.state.lock();
        let hand = hands.entry(update.user).or_default();
        if result.is_ok() && hand.is_new_in(update.hand.game) {
            // Their first hand of a game takes the place of what was said before it.
            old.extend(notices.remove(&update.user).map(|notice| notice.at));
        }
        hand.record(update, result, old)
    }

    /// Takes the hands to delete; the caller must delete them. `left`: how many requests the channel
    /// may still make; `None` for any number.
    fn take_old(&self, left: Option<Left>) -> Vec<Address> {
        let mut state = self.state.lock();
        let spare = left.map_or(usize::MAX, |left| left.all.saturating_sub(2 * state.hands.len()));
        let count = state.old.len().min(spare);
        state.waits |= count < state.old.len();
        state.old.drain(..count).collect()
    }

    /// Puts back a hand that could not be deleted yet.
    fn still_old(&self, old: Address) {
        self.state.lock().old.push(old);
    }
}
