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
//! Then a hand isn't edited just because a turn has come, either. It gets there with the answers to
//! presses, which don't count. What is left goes first to players who are due and have no cards to
//! press.
//!
//! What an answer says above a hand stays there until the hand changes. An edit that was in flight
//! when the answer was given may be written after it, no matter which of the two is reported first.
//! In that case, another edit says everything again.

mod content;
pub mod keep;
mod player;
mod requests;
mod state;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::sync::Notify;
use tokio::time::Instant;

use super::placement::Position;
use super::saved_messages::KeptHand;
use crate::discord::http::{ApiError, Token};
use crate::discord::i18n::{Catalog, Language};
use crate::discord::render::ActsBy;
use crate::table::{ChannelId, GameNumber, Snapshot, UserId};
pub use content::{dealt, message_for};
use player::{Now, Player};
use requests::{Address, Location, Update};
use state::Entry;
pub use state::{ShownAs, ShownHand};

/// How often updates that can wait look whether the channel has more requests left.
const LOOK_FOR_ROOM: Duration = Duration::from_secs(1);

#[derive(Debug, Default)]
struct State {
    /// Boxed, because a map keeps space for eleven.
    players: BTreeMap<UserId, Box<Entry>>,
    old: Vec<Address>,
    /// Whether the channel has few requests through tokens left.
    scarce: bool,
    /// Whether updates wait for more of them.
    waits: bool,
}

impl State {
    fn of(&mut self, user: UserId) -> &mut Entry {
        self.players.entry(user).or_default()
    }
}

#[derive(Debug, Default)]
pub struct HandMessages {
    state: Mutex<State>,
    changed: Notify,
}

impl HandMessages {
    /// Leaves the player's hand alone while an interaction of theirs is being answered, until it is
    /// [released](Self::release).
    pub fn hold(&self, user: UserId) {
        self.state.lock().of(user).hold();
    }

    /// Notes that the answer was given: the hand may be edited again.
    pub fn release(&self, user: UserId) {
        self.state.lock().of(user).release();
        self.changed.notify_one();
    }

    /// Notes that an answer is about to show the player's hand, which is [held](Self::hold). If the
    /// process ends before the result is known, a later one finds the hand. Returns whether the
    /// hand must be saved, which is when the answer is a new message.
    pub fn promise(&self, user: UserId, how: &ShownAs, hand: &ShownHand) -> bool {
        self.state.lock().of(user).promise(user, how, hand)
    }

    /// Notes that a button of a hand of this game was pressed on this message. If it wasn't known
    /// which message shows the player's hand in that game, it is this one, unless a new one is just
    /// being sent.
    pub fn pressed(&self, user: UserId, (message, game): (u64, GameNumber)) {
        self.state.lock().of(user).pressed(message, game);
    }

    /// Notes the player's new token. `pressed`: the ephemeral message whose button brought it;
    /// `language`: the player's own.
    pub fn refresh(
        &self,
        user: UserId,
        token: Token,
        pressed: Option<u64>,
        language: Option<Language>,
    ) {
        let mut state = self.state.lock();
        state.of(user).refresh(token, pressed, language);
    }

    /// The player's latest token, if it can still be used, and their own language.
    pub fn reach(&self, user: UserId) -> Option<(Token, Option<Language>)> {
        let state = self.state.lock();
        let player = state.players.get(&user)?.player.as_ref();
        let player = player.filter(|player| player.latest.lives())?;
        Some((player.latest.clone(), player.language))
    }

    /// Notes that the answer to an interaction shows this hand: it is the player's hand now.
    pub fn show(&self, user: UserId, how: ShownAs, hand: ShownHand) {
        let mut state = self.state.lock();
        let gone = state.of(user).show(how, hand);
        state.old.extend(gone);
    }

    /// Waits until a player was shown a hand or has a new token. Requests that failed before are
    /// then retried at once.
    async fn changed(&self) {
        self.changed.notified().await;
        let mut state = self.state.lock();
        state
            .players
            .values_mut()
            .for_each(|entry| entry.forget_rest());
    }

    /// What to save for a later process. `version`: the table's version that all hands show; `None`
    /// if one doesn't yet.
    pub fn kept(&self, version: Option<u64>) -> Vec<KeptHand> {
        let state = self.state.lock();
        let players = state.players.iter();
        players
            .filter_map(|(user, player)| player.kept(*user, version))
            .collect()
    }

    /// Restores the hands that an earlier process saved. `version`: the table's current version.
    pub fn restore(&self, hands: Vec<KeptHand>, channel: ChannelId, version: u64) {
        let mut state = self.state.lock();
        for kept in hands {
            state.of(kept.user).restore(kept, channel, version);
        }
    }

    /// How a hand is to be drawn for somebody who has just acted in this way.
    pub fn draws_for(&self, user: UserId, game: Option<GameNumber>, by: ActsBy) -> ActsBy {
        let state = self.state.lock();
        let player = state.players.get(&user).and_then(|p| p.player.as_ref());
        let ahead = |player: &Player| player.acts_by(game, state.scarce) == ActsBy::Ahead;
        by.where_scarce(state.scarce || player.is_some_and(ahead))
    }

    /// The requests that bring every hand up to date. `left`: how many the channel may still make;
    /// `None` for any number.
    fn due(
        &self,
        catalog: &'static Catalog,
        snapshot: &Arc<Snapshot>,
        position: Position,
        left: Option<usize>,
    ) -> Vec<Update> {
        let game = dealt(&snapshot.stage);
        let mut state = self.state.lock();
        // There must be enough for everyone's next hand, and for those that replace them.
        let new = state.players.values().filter(|entry| entry.is_new_in(game));
        let needed = 2 * state.players.len() + new.count();
        state.scarce = left.is_some_and(|left| left < needed);
        let now = Now {
            scarce: state.scarce,
            game,
            // A new hand waits for the table's message, so that it appears below it.
            laid: game.is_some() && position.game == game,
            times: position.times,
        };
        let players = &mut state.players;
        players.retain(|_, player| player.is_used(game));
        players
            .iter_mut()
            .filter_map(|(user, player)| player.due(*user, catalog, snapshot, now))
            .collect()
    }

    /// Starts the updates that can be made now, and returns them. `left`: how many requests the
    /// channel may still make; `None` for any number.
    fn begin(&self, mut due: Vec<Update>, left: Option<usize>) -> Vec<Update> {
        let mut state = self.state.lock();
        let mut spare = left.map(|left| left.saturating_sub(state.players.len()));
        state.waits = false;
        due.retain(|update| {
            if update.can_wait && spare == Some(0) {
                state.waits = true;
                return false;
            }
            spare = spare.map(|spare| spare.saturating_sub(1));
            state.of(update.user).begin(update)
        });
        state
            .players
            .values_mut()
            .for_each(|entry| entry.end_rest());
        due
    }

    fn is_busy(&self) -> bool {
        self.state
            .lock()
            .players
            .values()
            .any(|entry| entry.is_busy())
    }

    fn next_try(&self) -> Option<Instant> {
        let state = self.state.lock();
        let waits = state.waits.then(|| Instant::now() + LOOK_FOR_ROOM);
        let tries = state.players.values().filter_map(|entry| entry.next_try());
        tries.chain(waits).min()
    }

    /// Records the result of an update. Returns whether it must be retried.
    fn record(&self, update: Update, result: Result<Location, ApiError>) -> bool {
        let State { players, old, .. } = &mut *self.state.lock();
        let player = players.entry(update.user).or_default();
        player.record(update, result, old)
    }

    /// Takes the hands to delete; the caller must delete them. `left`: how many requests the channel
    /// may still make; `None` for any number.
    fn take_old(&self, left: Option<usize>) -> Vec<Address> {
        let mut state = self.state.lock();
        let spare = left.map_or(usize::MAX, |left| {
            left.saturating_sub(2 * state.players.len())
        });
        let count = state.old.len().min(spare);
        state.waits |= count < state.old.len();
        state.old.drain(..count).collect()
    }

    fn has_old(&self) -> bool {
        !self.state.lock().old.is_empty()
    }

    /// Puts back a hand that could not be deleted yet.
    fn still_old(&self, old: Address) {
        self.state.lock().old.push(old);
    }
}
