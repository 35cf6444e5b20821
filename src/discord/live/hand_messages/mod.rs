//! Hands that are kept up to date: each player's ephemeral hand is edited through its interaction's
//! token whenever it changes, for as long as the token can be used. A player has one hand on the
//! screen: a newer one deletes the older, and when the table's message moves, the hand moves with it.
//!
//! Owns the tokens and which message shows whose hand. A hand is sent through its own player's
//! token and through no other. One task a table does the edits, each player's by themselves: one
//! that hangs delays nobody else's. The latest state wins.
//!
//! Who plays by commands gets a new hand with every answer, whose elder is deleted. So that a play
//! costs them no more requests than others, their hand is not edited only because their turn has
//! come: it says nothing that this would make untrue. The table's message above it names them, and
//! the command offers what can be played.
//!
//! What an answer says above a hand stays there until the hand changes: an edit that was under way
//! when the answer was given may have been written later, whichever of the two is heard of first, and is
//! then followed by one that says all of it again.

mod keep;
mod player;
mod requests;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use super::anchor::{KeptHand, KeptMessage};
use super::placement::Position;
use crate::discord::games::display;
use crate::discord::http::{ApiError, Token};
use crate::discord::i18n::{Catalog, Language};
use crate::discord::render::ActsBy;
use crate::discord::render::message::{Fingerprint, Message};
use crate::table::{GameNumber, InteractionId, Snapshot, Stage, UserId};
pub use keep::keep;
use player::{Note, Now, Player, ShownHand};
use requests::{Location, OldHand, Update};

#[derive(Debug, Default)]
struct State {
    players: BTreeMap<UserId, Player>,
    /// How many of a player's interactions are being answered.
    held: BTreeMap<UserId, u32>,
    /// The hands that are about to be shown as answers.
    promised: BTreeMap<UserId, KeptHand>,
    /// Whose hand is being edited, and where; or, without a place, sent.
    under_way: BTreeMap<UserId, Option<Location>>,
    /// Of whom an answer was about to show the hand while something was under way: which of the two is
    /// written last is not known.
    doubtful: BTreeSet<UserId>,
    /// Hands that are to be deleted.
    old: Vec<OldHand>,
    said: Said,
}

impl State {
    /// Whether a new hand is being sent to the player: until it is noted, nobody knows its id.
    fn sends(&self, user: UserId) -> bool {
        self.under_way.get(&user) == Some(&None)
    }
}

/// What the hands say while the table stands as it does. A table's task looks many times whether they
/// are true, and they change only with the table.
#[derive(Debug, Default)]
struct Said {
    at: Option<Arc<Snapshot>>,
    hands: BTreeMap<UserId, (&'static Catalog, ActsBy, Fingerprint)>,
}

impl Said {
    /// What they say at this snapshot, as far as that is known.
    fn at(&mut self, snapshot: &Arc<Snapshot>) -> &mut Said {
        let known = self.at.as_ref();
        if !known.is_some_and(|known| Arc::ptr_eq(known, snapshot)) {
            self.at = Some(Arc::clone(snapshot));
            self.hands.clear();
        }
        self
    }

    /// What this player's hand says to who acts so.
    fn of(&self, user: UserId, catalog: &'static Catalog, by: ActsBy) -> Option<Fingerprint> {
        let (in_words, acts, says) = self.hands.get(&user)?;
        (std::ptr::eq(*in_words, catalog) && *acts == by).then_some(*says)
    }
}

/// The hands of one table.
#[derive(Debug, Default)]
pub struct HandMessages {
    state: Mutex<State>,
    changed: Notify,
}

/// How a hand was shown as the answer to an interaction.
#[derive(Debug)]
pub struct ShownAs {
    /// The interaction's token.
    pub token: Token,
    /// The interaction.
    pub interaction: InteractionId,
    /// The ephemeral message whose button was pressed and which now shows the hand; none if the
    /// answer is a new message.
    pub pressed: Option<u64>,
    /// How often the table's message had moved before.
    pub times: u32,
    /// How the player acts, so that the hand is made for it.
    pub by: ActsBy,
    /// What the answer says above the hand.
    pub note: Option<String>,
}

impl HandMessages {
    fn lock(&self) -> MutexGuard<'_, State> {
        // A std lock: held for a few map operations, never across an await.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// An interaction of the player is being answered: their hand is left alone until it is
    /// [released](Self::release).
    pub fn hold(&self, user: UserId) {
        *self.lock().held.entry(user).or_default() += 1;
    }

    /// The answer was given.
    pub fn release(&self, user: UserId) {
        let mut state = self.lock();
        if let Some(held) = state.held.get_mut(&user) {
            *held -= 1;
            if *held == 0 {
                state.held.remove(&user);
                state.promised.remove(&user);
                state.doubtful.remove(&user);
            }
        }
        drop(state);
        self.changed.notify_one();
    }

    /// An answer is about to show the player's hand: should the process end before that is known, a
    /// later one finds it. Whether it is a new message; otherwise nothing has to be kept.
    pub fn promise(&self, user: UserId, how: &ShownAs, game: Option<GameNumber>) -> bool {
        let mut state = self.lock();
        if state.under_way.contains_key(&user) {
            state.doubtful.insert(user);
        }
        let before = state.players.get(&user);
        let shown = before.and_then(|player| player.shown.as_ref());
        let same = |shown: &ShownHand| {
            let unknown = shown.id.is_none() && state.sends(user);
            shown.id == how.pressed || unknown
        };
        if how.pressed.is_some() && shown.is_some_and(same) {
            return false;
        }
        let mut kept = KeptHand::new(user, game, &how.token);
        kept.language = before.and_then(|player| player.language);
        kept.by = how.by;
        kept.shown = Some(KeptMessage {
            follow_up: None,
            id: how.pressed,
            says: None,
        });
        kept.before = before.and_then(|player| Some(Box::new(player.kept(user, None)?)));
        state.promised.insert(user, kept);
        true
    }

    /// This is about to be done.
    fn begins(&self, update: &Update) {
        self.lock().under_way.insert(update.user, update.location);
    }

    /// A button of a hand of this game was pressed on this message: if it was not known which message
    /// shows the player's hand in that game, it is this one, unless a new one is just being sent.
    pub fn pressed(&self, user: UserId, (message, game): (u64, GameNumber)) {
        let mut state = self.lock();
        if !state.sends(user)
            && let Some(player) = state.players.get_mut(&user)
            && player.game == Some(game)
            && let Some(shown) = &mut player.shown
            && !shown.came_after(message)
        {
            shown.id.get_or_insert(message);
        }
    }

    /// The player has a new token. `pressed`: the ephemeral message whose button brought it;
    /// `language`: their own.
    pub fn refresh(
        &self,
        user: UserId,
        token: Token,
        pressed: Option<u64>,
        language: Option<Language>,
    ) {
        let mut state = self.lock();
        let player = state.players.entry(user).or_insert_with(|| Player {
            latest: token.clone(),
            shown: None,
            game: None,
            by: ActsBy::default(),
            language,
            before: None,
            doubted: None,
        });
        player.language = language;
        if let Some(shown) = &mut player.shown
            && pressed.is_some()
            && shown.id == pressed
        {
            shown.token = token.clone();
            shown.location = Location::Answer;
        }
        player.latest = token;
    }

    /// The player's latest token, if it can still be used, and their own language.
    pub fn reach(&self, user: UserId) -> Option<(Token, Option<Language>)> {
        let state = self.lock();
        let player = state.players.get(&user);
        let player = player.filter(|player| player.latest.lives())?;
        Some((player.latest.clone(), player.language))
    }

    /// The player is shown this hand as the answer to an interaction: it is their hand now.
    pub fn show(&self, user: UserId, how: ShownAs, message: Message, game: Option<GameNumber>) {
        let mut state = self.lock();
        let shown = state
            .players
            .get(&user)
            .and_then(|player| player.shown.as_ref());
        // Interactions are answered side by side: a later one may have been quicker. Its hand stays;
        // this one goes, unless the later one may have been a press on it.
        if let Some(shown) = shown.filter(|shown| shown.interaction > Some(how.interaction)) {
            if shown.id.is_none() && how.pressed.is_none() {
                state.old.push(OldHand {
                    token: how.token,
                    location: Location::Answer,
                });
            }
            return;
        }
        state.promised.remove(&user);
        // They pressed a button of a hand for which there is a newer one, which may not have been
        // deleted yet. The newer one stays, and is edited to say what the press has changed.
        if let Some(pressed) = how.pressed
            && let Some(player) = state.players.get_mut(&user)
            && let Some(shown) = player.shown.as_mut().filter(|s| s.came_after(pressed))
        {
            shown.says = None;
            player.latest = how.token.clone();
            state.old.push(OldHand {
                token: how.token,
                location: Location::Answer,
            });
            return;
        }
        let doubtful = state.doubtful.remove(&user) && how.pressed.is_some();
        let before = state.players.remove(&user);
        let language = before.as_ref().and_then(|player| player.language);
        let older = before.and_then(|player| player.shown);
        let same = |older: &ShownHand| how.pressed.is_some() && older.id == how.pressed;
        // An edited message stays where it is.
        let times = older
            .as_ref()
            .filter(|older| same(older))
            .map(|older| older.times);
        let gone = older.filter(|older| !same(older));
        let unknown = |older: &ShownHand| older.id.is_none() && how.pressed.is_some();
        let doubts = state.sends(user) && gone.as_ref().is_some_and(unknown);
        let mut gone = gone.map(OldHand::of);
        let doubted = gone.take_if(|_| doubts);
        state.old.extend(gone);
        let shown = ShownHand {
            token: how.token.clone(),
            location: Location::Answer,
            id: how.pressed,
            says: (!doubtful).then(|| message.fingerprint()),
            note: how.note.map(|text| Note::above(text, &message)),
            times: times.unwrap_or(how.times),
            interaction: Some(how.interaction),
            restored: false,
        };
        let player = Player {
            latest: how.token,
            shown: Some(shown),
            game,
            by: how.by,
            language,
            before: None,
            doubted,
        };
        state.players.insert(user, player);
    }

    /// Waits until a player was shown a hand or has a new token.
    pub async fn changed(&self) {
        self.changed.notified().await;
    }

    /// What is to be kept for a later process. `version`: that of the table which all hands show; none
    /// if one does not yet.
    pub fn kept(&self, version: Option<u64>) -> Vec<KeptHand> {
        let state = self.lock();
        let hands = state.players.iter().filter_map(|(user, player)| {
            let promised = state.promised.get(user).cloned();
            promised.or_else(|| player.kept(*user, version))
        });
        let strangers = state.promised.iter();
        let strangers = strangers.filter(|(user, _)| !state.players.contains_key(user));
        let strangers = strangers.map(|(_, kept)| kept.clone());
        hands.chain(strangers).collect()
    }

    /// What an earlier process kept, now that the table has this version.
    pub fn restore(&self, hands: Vec<KeptHand>, version: u64) {
        let mut state = self.lock();
        for kept in hands {
            let user = kept.user;
            let Some(mut player) = Player::restored(kept, version) else {
                continue;
            };
            match state.players.get_mut(&user) {
                // A press was quicker. It may have shown a newer hand.
                Some(now) if now.shown.is_some() => {}
                Some(now) => {
                    player.latest = now.latest.clone();
                    player.language = now.language;
                    *now = player;
                }
                None => {
                    state.players.insert(user, player);
                }
            }
        }
    }

    /// What has to be sent or edited so that every hand is up to date.
    fn due(
        &self,
        catalog: &'static Catalog,
        snapshot: &Arc<Snapshot>,
        position: Position,
    ) -> Vec<Update> {
        let game = dealt(&snapshot.stage);
        // A new hand waits for the table's message, to lie below it.
        let laid = game.is_some() && position.game == game;
        let times = position.times;
        let mut state = self.lock();
        let State {
            players,
            held,
            said,
            ..
        } = &mut *state;
        let said = said.at(snapshot);
        // A player whose token has expired cannot be reached until they press something.
        players.retain(|_, player| player.latest.lives() || player.game == game);
        let free = players.iter().filter(|(user, _)| !held.contains_key(user));
        let updates = free.filter_map(|(user, player)| {
            let by = player.acts_by(game);
            let catalog = player.language.map_or(catalog, Language::catalog);
            let draw = || message_for(catalog, snapshot, *user, by);
            let mut drawn = None;
            let says = match said.of(*user, catalog, by) {
                Some(says) => says,
                None => {
                    let says = drawn.insert(draw()?).fingerprint();
                    said.hands.insert(*user, (catalog, by, says));
                    says
                }
            };
            let message = || drawn.or_else(draw);
            let rest = || Some(at_rest(catalog, snapshot, *user)?.fingerprint());
            player.due(*user, Now { game, laid, times }, says, message, rest)
        });
        updates.collect()
    }

    /// Records the result of an update. Returns whether it is to be tried again.
    fn record(&self, update: Update, result: Result<Location, ApiError>) -> bool {
        let mut state = self.lock();
        let State {
            players,
            old,
            under_way,
            ..
        } = &mut *state;
        let sent = under_way.remove(&update.user) == Some(None);
        match players.get_mut(&update.user) {
            Some(player) => {
                if let (true, Ok(Location::FollowUp(id))) = (sent, &result) {
                    player.was_sent(*id, old);
                }
                player.record(update, result, old)
            }
            None => false,
        }
    }

    /// The hands that are to be deleted, which whoever asks takes upon themselves.
    fn take_old(&self) -> Vec<OldHand> {
        std::mem::take(&mut self.lock().old)
    }

    /// Whether hands are to be deleted.
    fn has_old(&self) -> bool {
        !self.lock().old.is_empty()
    }

    /// A hand could not be deleted yet.
    fn still_old(&self, old: OldHand) {
        self.lock().old.push(old);
    }
}

/// The game whose hands are shown at this stage; none if no hands are dealt.
pub fn dealt(stage: &Stage) -> Option<GameNumber> {
    match stage {
        Stage::Playing(playing) => Some(playing.commitment.game),
        Stage::Lobby(_) | Stage::Result(_) | Stage::Ended(_) => None,
    }
}

/// The person's own hand, or what stands in its place at this stage; none if they have no seat or
/// there is nothing to show yet.
pub fn message_for(
    catalog: &'static Catalog,
    snapshot: &Snapshot,
    user: UserId,
    by: ActsBy,
) -> Option<Message> {
    let seat = snapshot.seat_of(user)?;
    match &snapshot.stage {
        Stage::Lobby(_) => None,
        Stage::Playing(_) => display::hand(catalog, snapshot, seat, by),
        Stage::Result(_) => Some(Message::text(catalog.game_over())),
        Stage::Ended(_) => Some(Message::text(catalog.done_stopped())),
    }
}

/// The hand of somebody who acts by commands, without what only their turn adds to it.
fn at_rest(catalog: &'static Catalog, snapshot: &Snapshot, user: UserId) -> Option<Message> {
    display::hand_at_rest(catalog, snapshot, snapshot.seat_of(user)?)
}
