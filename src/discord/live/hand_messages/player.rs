//! Everything known about one player: which message shows their hand, what it says, and what must
//! be done to make it true. Makes no requests and doesn't look at the table.

use super::requests::{Address, Location, Update};
use crate::discord::http::{ApiError, Token};
use crate::discord::i18n::Language;
use crate::discord::live::saved_messages::{KeptHand, KeptMessage, Published};
use crate::discord::render::ActsBy;
use crate::discord::render::message::{Fingerprint, Message};
use crate::table::{ChannelId, GameNumber, InteractionId, UserId};

/// The message that shows a hand.
#[derive(Clone, Debug)]
pub struct HandMessage {
    pub at: Address,
    /// The message's id, once it is known. Discord doesn't tell the id of an answer; a press on it
    /// does.
    pub id: Option<u64>,
    /// What it says; `None` if unknown.
    pub says: Option<Fingerprint>,
    pub note: Option<Note>,
    /// How often the table's message had moved when this one was sent.
    pub times: u32,
    /// The interaction whose answer shows it; `None` if it isn't an answer.
    pub interaction: Option<InteractionId>,
    /// Whether an earlier process sent it. That process may have replaced it since.
    pub restored: bool,
    /// The hand that was deleted for this one, if its id is known. It may have been sent after this
    /// answer's interaction, and be pressed until it is gone.
    pub replaced: Option<u64>,
}

impl HandMessage {
    /// Whether it takes the place of this message; `false` if unknown. Ids grow with time, and an
    /// answer's message comes after its interaction.
    pub fn replaces(&self, message: u64) -> bool {
        let no_earlier_than = self
            .id
            .or(self.interaction.map(|interaction| interaction.0));
        no_earlier_than.is_some_and(|id| id > message) || self.replaced == Some(message)
    }
}

/// What an answer says above a hand, until the hand changes.
#[derive(Clone, Debug)]
pub struct Note {
    text: String,
    hand: Fingerprint,
}

impl Note {
    pub fn above(text: String, hand: &Message) -> Note {
        Note {
            text,
            hand: hand.fingerprint(),
        }
    }
}

#[derive(Debug)]
pub struct Player {
    /// Their latest token, through which a new hand is sent.
    pub latest: Token,
    pub shown: Option<HandMessage>,
    pub game: Option<GameNumber>,
    pub by: ActsBy,
    /// Their own language, if it is known and the bot speaks it; otherwise they get the server's.
    pub language: Option<Language>,
    /// The state to return to if the hand that an earlier process was about to show was never sent.
    pub before: Option<Box<Player>>,
}

/// The state of the table, as far as it matters to hands.
#[derive(Clone, Copy, Debug)]
pub struct Now {
    /// The game whose hands are shown; `None` if no hands are dealt.
    pub game: Option<GameNumber>,
    /// Whether the table's message is in the channel, so that a new hand can go below it.
    pub laid: bool,
    pub times: u32,
    /// Whether the channel has few requests through tokens left.
    pub scarce: bool,
}

impl Player {
    /// A player with this token, who has not been given a hand.
    pub fn new(token: &Token) -> Player {
        Player {
            latest: token.clone(),
            shown: None,
            game: None,
            by: ActsBy::default(),
            language: None,
            before: None,
        }
    }

    /// What to save for a later process; `None` once the token has expired. `version`: the table's
    /// version that the hand shows; `None` if it is out of date.
    pub fn kept(&self, user: UserId, version: Option<u64>) -> Option<KeptHand> {
        let shown = self.shown.as_ref().filter(|shown| shown.at.token.lives());
        let token = shown.map_or(&self.latest, |shown| &shown.at.token);
        let mut kept = KeptHand::new(user, self.game, token);
        kept.language = self.language;
        kept.by = self.by;
        kept.shown = shown.map(|shown| KeptMessage {
            follow_up: shown.at.location.follow_up(),
            id: shown.id,
            says: version
                .zip(shown.says)
                .map(|(at, what)| Published { at, what }),
        });
        kept.before = self.before.as_ref().and_then(|before| {
            let before = before.kept(user, None)?;
            Some(Box::new(before))
        });
        token.lives().then_some(kept)
    }

    /// Restores what an earlier process saved; `None` if the player can no longer be reached.
    /// `version`: the table's current version.
    pub fn restored(mut kept: KeptHand, channel: ChannelId, version: u64) -> Option<Player> {
        let before = kept.before.take();
        let before = before.and_then(|before| Player::restored(*before, channel, version));
        let Some(token) = kept.token().cloned() else {
            return before;
        };
        let token = token.of_channel(channel);
        let shown = kept.shown.map(|shown| HandMessage {
            at: Address {
                token: token.clone(),
                location: shown.follow_up.map_or(Location::Answer, Location::FollowUp),
            },
            id: shown.id,
            says: Published::still(shown.says, version),
            note: None,
            times: 0,
            interaction: None,
            restored: true,
            replaced: None,
        });
        Some(Player {
            latest: token,
            shown,
            game: kept.game,
            by: kept.by,
            language: kept.language,
            before: before.map(Box::new),
        })
    }

    /// Whether the player has yet to get their first hand in this game.
    pub fn is_new_in(&self, game: Option<GameNumber>) -> bool {
        game.is_some() && self.game != game
    }

    pub fn acts_by(&self, game: Option<GameNumber>, scarce: bool) -> ActsBy {
        let by = if self.is_new_in(game) {
            ActsBy::default()
        } else {
            self.by
        };
        by.where_scarce(scarce)
    }

    /// The request that makes the player's message show the hand that `says` this, or what replaces
    /// it. `message`: that hand; `at_rest`: what a hand says that does without the parts of their
    /// turn; `is_due`: whether it is their turn.
    pub fn due(
        &self,
        user: UserId,
        (now, by, is_due): (Now, ActsBy, bool),
        says: Fingerprint,
        message: impl FnOnce() -> Option<Message>,
        at_rest: impl FnOnce() -> Option<Fingerprint>,
    ) -> Option<Update> {
        let update = |token: &Token, location, note| {
            Some(Update {
                user,
                token: token.clone(),
                location,
                message: message()?,
                note,
                game: now.game,
                times: now.times,
                by,
                can_wait: !is_due && !self.is_new_in(now.game),
            })
        };
        let behind = |shown: &HandMessage| now.laid && shown.times != now.times;
        let shown = self.shown.as_ref();
        let moves = !now.scarce && shown.is_some_and(behind) && self.latest.lives();
        if self.is_new_in(now.game) || moves {
            let can_be_sent = now.laid && self.latest.lives();
            return can_be_sent.then(|| update(&self.latest, None, None))?;
        }
        let shown = self.shown.as_ref()?;
        if shown.says == Some(says) {
            return None;
        }
        // Only their turn has come; nothing else has changed.
        if by != ActsBy::Buttons && shown.says.is_some() && shown.says == at_rest() {
            return None;
        }
        let note = shown.note.as_ref().filter(|note| note.hand == says);
        let note = note.map(|note| note.text.clone());
        let lives = shown.at.token.lives();
        lives.then(|| update(&shown.at.token, Some(shown.at.location), note))?
    }

    /// Whether something newer was shown while an update was in flight.
    fn overtakes(&self, update: &Update) -> bool {
        match (&self.shown, update.location) {
            (Some(shown), Some(_)) => shown.at.token != update.token,
            (shown, None) => {
                let newer = |shown: &HandMessage| shown.times >= update.times;
                self.latest != update.token
                    && shown.as_ref().is_some_and(newer)
                    && self.game == update.game
            }
            (None, Some(_)) => true,
        }
    }

    /// Records the result of an update and queues surplus hands for deletion. Returns whether the
    /// update must be retried.
    pub fn record(
        &mut self,
        update: Update,
        result: Result<Location, ApiError>,
        old: &mut Vec<Address>,
    ) -> bool {
        let overtaken = self.overtakes(&update);
        let known = self.shown.as_ref().and_then(|shown| shown.id);
        match result {
            // The player has already pressed a button of it.
            Ok(Location::FollowUp(id)) if overtaken && known == Some(id) => false,
            Ok(Location::FollowUp(id)) if overtaken && update.location.is_none() => {
                // An answer has shown the hand in the meantime, so this one is surplus.
                old.push(Address {
                    token: update.token,
                    location: Location::FollowUp(id),
                });
                if let Some(shown) = &mut self.shown {
                    shown.replaced = Some(id);
                }
                true
            }
            Ok(_) if overtaken => {
                // Either of the two may have been written last, so the newer one is written again.
                if let Some(shown) = &mut self.shown {
                    shown.says = None;
                }
                false
            }
            Err(_) if overtaken => false,
            Ok(location) => {
                self.shows(update, location, old);
                false
            }
            Err(error) if error.is_transient() => true,
            Err(ApiError::MessageGone | ApiError::TokenExpired(_)) if self.before.is_some() => {
                // It was never sent, so the previous state still holds.
                if let Some(before) = self.before.take() {
                    *self = *before;
                }
                true
            }
            Err(ApiError::MessageGone) if self.shown.as_ref().is_some_and(|s| s.restored) => {
                // The earlier process replaced it with a newer one and could no longer save that.
                self.shown = None;
                self.game = None;
                true
            }
            Err(error) => {
                // The player dismissed it, or it is out of reach. Their next press gets them a new
                // one.
                tracing::debug!(user = %update.user, %error, "a hand could not be edited");
                self.game = update.game.or(self.game);
                self.shown = None;
                false
            }
        }
    }

    /// Notes a finished update, whose message is at this location.
    fn shows(&mut self, update: Update, location: Location, old: &mut Vec<Address>) {
        self.game = update.game.or(self.game);
        self.by = update.by;
        let edited = update.location.is_some();
        let older = self.shown.take();
        let same = older.as_ref().filter(|_| edited);
        self.shown = Some(HandMessage {
            at: Address {
                token: update.token,
                location,
            },
            id: same.map_or(location.follow_up(), |older| older.id),
            says: Some(update.message.fingerprint()),
            note: update.note.map(|text| Note::above(text, &update.message)),
            times: same.map_or(update.times, |older| older.times),
            interaction: older.as_ref().and_then(|older| older.interaction),
            restored: false,
            replaced: same.and_then(|older| older.replaced),
        });
        if !edited {
            old.extend(older.map(|older| older.at));
        }
        // The new hand was sent, and nobody has deleted the previous one.
        let before = self.before.take().and_then(|before| before.shown);
        old.extend(before.map(|before| before.at));
    }
}
