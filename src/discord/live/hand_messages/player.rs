//! What is known of one player: which message shows their hand and what it says, and what has to be
//! done for it to be true. Without any request, and without a look at the table.

use super::requests::{Location, OldHand, Update};
use crate::discord::http::{ApiError, Token};
use crate::discord::i18n::Language;
use crate::discord::live::anchor::{KeptHand, KeptMessage, Said};
use crate::discord::render::ActsBy;
use crate::discord::render::message::{Fingerprint, Message};
use crate::table::{GameNumber, InteractionId, UserId};

/// A message that shows a hand.
#[derive(Clone, Debug)]
pub struct ShownHand {
    pub token: Token,
    pub location: Location,
    /// The message's id, once it is known: an answer's is not told, but a press on it tells it.
    pub id: Option<u64>,
    /// None if that is not known.
    pub says: Option<Fingerprint>,
    /// What it says above the hand.
    pub note: Option<Note>,
    /// How often the table's message had moved when this one was sent.
    pub times: u32,
    /// The interaction whose answer shows it; none if it is no answer.
    pub interaction: Option<InteractionId>,
    /// Whether an earlier process sent it, which may have replaced it since.
    pub restored: bool,
}

impl ShownHand {
    /// Whether it was sent after this message. Ids grow with time, and an answer's message comes after
    /// its interaction. `false` if that isn't known.
    pub fn came_after(&self, message: u64) -> bool {
        let no_earlier_than = self
            .id
            .or(self.interaction.map(|interaction| interaction.0));
        no_earlier_than.is_some_and(|id| id > message)
    }
}

/// What an answer says above a hand, as long as the hand is the same.
#[derive(Clone, Debug)]
pub struct Note {
    text: String,
    hand: Fingerprint,
}

impl Note {
    /// The note above this hand.
    pub fn above(text: String, hand: &Message) -> Note {
        Note {
            text,
            hand: hand.fingerprint(),
        }
    }
}

/// What is known of one player.
#[derive(Debug)]
pub struct Player {
    /// Their latest token: a new hand is sent through it.
    pub latest: Token,
    /// Their hand.
    pub shown: Option<ShownHand>,
    /// The last game in which they were given a hand.
    pub game: Option<GameNumber>,
    /// How they act in that game.
    pub by: ActsBy,
    /// Their own language, if it is known and spoken; otherwise they read the server's.
    pub language: Option<Language>,
    /// What holds if the hand that an earlier process was about to show was never sent.
    pub before: Option<Box<Player>>,
    /// A hand that may be the one that was pressed while a new one was being sent, or lie above that.
    pub doubted: Option<OldHand>,
}

/// How things are at the table.
#[derive(Clone, Copy, Debug)]
pub struct Now {
    /// The game whose hands are shown; none if no hands are dealt.
    pub game: Option<GameNumber>,
    /// Whether the table's message lies there, so that a new hand can lie below it.
    pub laid: bool,
    /// How often that message has moved.
    pub times: u32,
}

impl Player {
    /// What is to be kept for a later process; none once the token can be used no longer. `version`:
    /// that of the table which the hand shows; none if it does not yet.
    pub fn kept(&self, user: UserId, version: Option<u64>) -> Option<KeptHand> {
        let shown = self.shown.as_ref().filter(|shown| shown.token.lives());
        let token = shown.map_or(&self.latest, |shown| &shown.token);
        let mut kept = KeptHand::new(user, self.game, token);
        kept.language = self.language;
        kept.by = self.by;
        kept.shown = shown.map(|shown| KeptMessage {
            follow_up: shown.location.follow_up(),
            id: shown.id,
            says: version.zip(shown.says).map(|(at, what)| Said { at, what }),
        });
        kept.before = self.before.as_ref().and_then(|before| {
            let before = before.kept(user, None)?;
            Some(Box::new(before))
        });
        token.lives().then_some(kept)
    }

    /// What an earlier process kept, now that the table has this version; none if the player can be
    /// reached no longer.
    pub fn restored(mut kept: KeptHand, version: u64) -> Option<Player> {
        let before = kept.before.take();
        let before = before.and_then(|before| Player::restored(*before, version));
        let Some(token) = kept.token() else {
            return before;
        };
        let shown = kept.shown.map(|shown| ShownHand {
            token: token.clone(),
            location: shown.follow_up.map_or(Location::Answer, Location::FollowUp),
            id: shown.id,
            says: Said::still(shown.says, version),
            note: None,
            times: 0,
            interaction: None,
            restored: true,
        });
        Some(Player {
            latest: token,
            shown,
            game: kept.game,
            by: kept.by,
            language: kept.language,
            before: before.map(Box::new),
            doubted: None,
        })
    }

    /// A new hand was sent, and this is its id: either it was the one that was pressed meanwhile, and
    /// the other lies above it; or that was the other.
    pub fn was_sent(&mut self, id: u64, old: &mut Vec<OldHand>) {
        let known = self.shown.as_ref().and_then(|shown| shown.id);
        let above = self.doubted.take();
        old.extend(above.filter(|_| known == Some(id)));
    }

    /// Whether the player is to be given their first hand in this game.
    fn is_new_in(&self, game: Option<GameNumber>) -> bool {
        game.is_some() && self.game != game
    }

    /// How the player acts in this game.
    pub fn acts_by(&self, game: Option<GameNumber>) -> ActsBy {
        if self.is_new_in(game) {
            ActsBy::default()
        } else {
            self.by
        }
    }

    /// What has to be sent or edited so that the hand that `says` this, or what stands in its place, is
    /// shown. `message`: that hand; `at_rest`: what that of who plays by commands says without what only
    /// their turn adds.
    pub fn due(
        &self,
        user: UserId,
        now: Now,
        says: Fingerprint,
        message: impl FnOnce() -> Option<Message>,
        at_rest: impl FnOnce() -> Option<Fingerprint>,
    ) -> Option<Update> {
        let by = self.acts_by(now.game);
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
            })
        };
        let behind = |shown: &ShownHand| now.laid && shown.times != now.times;
        let moves = self.shown.as_ref().is_some_and(behind) && self.latest.lives();
        if self.is_new_in(now.game) || moves {
            let can_be_sent = now.laid && self.latest.lives();
            return can_be_sent.then(|| update(&self.latest, None, None))?;
        }
        let shown = self.shown.as_ref()?;
        if shown.says == Some(says) {
            return None;
        }
        // All that has come is their turn.
        if by == ActsBy::Commands && shown.says.is_some() && shown.says == at_rest() {
            return None;
        }
        let note = shown.note.as_ref().filter(|note| note.hand == says);
        let note = note.map(|note| note.text.clone());
        let lives = shown.token.lives();
        lives.then(|| update(&shown.token, Some(shown.location), note))?
    }

    /// Whether something newer was shown while an update was under way.
    fn overtakes(&self, update: &Update) -> bool {
        match (&self.shown, update.location) {
            (Some(shown), Some(_)) => !shown.token.is(&update.token),
            (shown, None) => {
                let newer = |shown: &ShownHand| shown.times >= update.times;
                !self.latest.is(&update.token)
                    && shown.as_ref().is_some_and(newer)
                    && self.game == update.game
            }
            (None, Some(_)) => true,
        }
    }

    /// Records the result of an update; what is one hand too many is old then. Returns whether it is
    /// to be tried again.
    pub fn record(
        &mut self,
        update: Update,
        result: Result<Location, ApiError>,
        old: &mut Vec<OldHand>,
    ) -> bool {
        let overtaken = self.overtakes(&update);
        let known = self.shown.as_ref().and_then(|shown| shown.id);
        match result {
            // Its player has pressed a button of it already.
            Ok(Location::FollowUp(id)) if overtaken && known == Some(id) => false,
            Ok(Location::FollowUp(id)) if overtaken && update.location.is_none() => {
                // An answer has shown the hand meanwhile: this one is one too many.
                old.push(OldHand {
                    token: update.token,
                    location: Location::FollowUp(id),
                });
                true
            }
            Ok(_) if overtaken => {
                // It is not known which of the two was written last: the newer one is said again.
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
            Err(ApiError::Transient(_)) => true,
            Err(ApiError::MessageGone | ApiError::TokenExpired(_)) if self.before.is_some() => {
                // It was never sent: what was there before is there yet.
                if let Some(before) = self.before.take() {
                    *self = *before;
                }
                true
            }
            Err(ApiError::MessageGone) if self.shown.as_ref().is_some_and(|s| s.restored) => {
                // The earlier process deleted it for a newer one, and could not say so any more.
                self.shown = None;
                self.game = None;
                true
            }
            Err(error) => {
                // Dismissed by the player, or out of reach: their next press gives a new one.
                tracing::debug!(user = %update.user, %error, "a hand cannot be reached");
                self.game = update.game.or(self.game);
                self.shown = None;
                false
            }
        }
    }

    /// The update is done, and its message is at this place.
    fn shows(&mut self, update: Update, location: Location, old: &mut Vec<OldHand>) {
        self.game = update.game.or(self.game);
        self.by = update.by;
        let edited = update.location.is_some();
        let older = self.shown.take();
        let same = older.as_ref().filter(|_| edited);
        self.shown = Some(ShownHand {
            token: update.token,
            location,
            id: same.map_or(location.follow_up(), |older| older.id),
            says: Some(update.message.fingerprint()),
            note: update.note.map(|text| Note::above(text, &update.message)),
            times: same.map_or(update.times, |older| older.times),
            interaction: older.as_ref().and_then(|older| older.interaction),
            restored: false,
        });
        if !edited {
            old.extend(older.map(OldHand::of));
        }
        // It was sent, and nobody has deleted the one before.
        let before = self.before.take().and_then(|before| before.shown);
        old.extend(before.map(OldHand::of));
    }
}
