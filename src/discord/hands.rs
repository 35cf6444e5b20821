//! Hands that are kept true: each player's newest ephemeral hand is edited through its interaction's
//! token whenever it changes, for as long as the token lives.
//!
//! Owns the tokens and which message shows whose hand. A hand goes through its own owner's token
//! and nowhere else. One task a table does the edits, the latest state wins.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use super::http::{Discord, Token, Trouble};
use super::look::{Look, Seen};
use super::render::{Scene, hand, picking};
use super::words::Words;
use crate::rules::Seat;
use crate::table::{GameNumber, Snapshot, Stage, UserId};

/// Which message shows a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The answer to the interaction, or the message whose button was pressed.
    Answer,
    /// A further message on the interaction.
    FollowUp(u64),
}

/// A message that shows a hand.
#[derive(Clone, Debug)]
struct Shown {
    token: Token,
    place: Place,
    look: Look,
}

/// What is known of one player.
#[derive(Debug)]
struct Held {
    /// Their latest token: on it the hand of the next deal is sent.
    latest: Token,
    /// Their newest hand.
    shown: Option<Shown>,
    /// The last game in which they were given a hand.
    game: Option<GameNumber>,
}

/// The hands of one table.
#[derive(Debug, Default)]
pub struct Hands {
    held: Mutex<BTreeMap<UserId, Held>>,
    changed: Notify,
}

/// A request that brings a hand up to date.
#[derive(Debug)]
struct Job {
    user: UserId,
    token: Token,
    /// Where it is edited; none if it is to be sent.
    place: Option<Place>,
    look: Look,
    game: Option<GameNumber>,
}

impl Hands {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<UserId, Held>> {
        // A std lock: held for a few map operations, never across an await.
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The player has a fresh token, on which no hand is shown.
    pub fn refresh(&self, user: UserId, token: Token) {
        let mut held = self.lock();
        match held.get_mut(&user) {
            Some(known) => known.latest = token,
            None => {
                let (shown, game) = (None, None);
                let latest = token;
                held.insert(
                    user,
                    Held {
                        latest,
                        shown,
                        game,
                    },
                );
            }
        }
        drop(held);
        self.changed.notify_one();
    }

    /// The player is shown this hand as the answer to an interaction: it is the newest one now.
    pub fn show(&self, user: UserId, token: Token, look: Look, game: Option<GameNumber>) {
        let shown = Shown {
            token: token.clone(),
            place: Place::Answer,
            look,
        };
        let held = Held {
            latest: token,
            shown: Some(shown),
            game,
        };
        self.lock().insert(user, held);
        self.changed.notify_one();
    }

    /// Waits until a player was shown a hand or has a fresh token.
    pub async fn changed(&self) {
        self.changed.notified().await;
    }

    /// What has to be sent or edited so that every hand is true.
    fn due(&self, words: &'static Words, snapshot: &Snapshot) -> Vec<Job> {
        let game = dealt(&snapshot.stage);
        let mut held = self.lock();
        // Who has no living token cannot be reached until they press something.
        held.retain(|_, held| held.latest.lives() || held.game == game);
        let jobs = held.iter().filter_map(|(user, held)| {
            let look = look(words, snapshot, *user)?;
            let job = |token: &Token, place| Job {
                user: *user,
                token: token.clone(),
                place,
                look: look.clone(),
                game,
            };
            match &held.shown {
                _ if game.is_some() && held.game != game => {
                    held.latest.lives().then(|| job(&held.latest, None))
                }
                Some(shown) if shown.look != look && shown.token.lives() => {
                    Some(job(&shown.token, Some(shown.place)))
                }
                _ => None,
            }
        });
        jobs.collect()
    }

    /// Notes what became of a job. Whether it is to be tried again.
    fn note(&self, job: Job, result: Result<Place, Trouble>) -> bool {
        let mut held = self.lock();
        let Some(held) = held.get_mut(&job.user) else {
            return false;
        };
        let overtaken = match job.place {
            Some(_) => !held.shown.as_ref().is_some_and(|s| s.token.is(&job.token)),
            None => held.game == job.game,
        };
        match result {
            _ if overtaken => false,
            Ok(place) => {
                held.game = job.game.or(held.game);
                held.shown = Some(Shown {
                    token: job.token,
                    place,
                    look: job.look,
                });
                false
            }
            Err(Trouble::Later(_)) => true,
            Err(trouble) => {
                // Dismissed or out of reach: a press gives a new one.
                tracing::debug!(user = %job.user, %trouble, "a hand cannot be reached");
                held.game = job.game.or(held.game);
                held.shown = None;
                false
            }
        }
    }

    /// Brings every hand up to date. Whether something is to be tried again.
    pub async fn update(
        &self,
        discord: &Discord,
        words: &'static Words,
        snapshot: &Snapshot,
    ) -> bool {
        let mut tasks = tokio::task::JoinSet::new();
        // At most one for each seat's owner.
        for job in self.due(words, snapshot) {
            let discord = discord.clone();
            tasks.spawn(async move {
                let result = carry_out(&discord, &job).await;
                (job, result)
            });
        }
        let mut again = false;
        while let Some(done) = tasks.join_next().await {
            if let Ok((job, result)) = done {
                again |= self.note(job, result);
            }
        }
        again
    }
}

async fn carry_out(discord: &Discord, job: &Job) -> Result<Place, Trouble> {
    let body = job.look.body(Seen::ByOne);
    match job.place {
        None => {
            let message = discord.follow_up(&job.token, &body).await?;
            Ok(Place::FollowUp(message))
        }
        Some(Place::Answer) => {
            discord.edit_answer(&job.token, &body, Vec::new()).await?;
            Ok(Place::Answer)
        }
        Some(Place::FollowUp(message)) => {
            discord.edit_follow_up(&job.token, message, &body).await?;
            Ok(Place::FollowUp(message))
        }
    }
}

/// The game in which hands are given out now.
pub fn dealt(stage: &Stage) -> Option<GameNumber> {
    match stage {
        Stage::Picking(picking) => Some(picking.promise.game),
        Stage::Playing(playing) => Some(playing.promise.game),
        Stage::Lobby(_) | Stage::Result(_) | Stage::Ended(_) => None,
    }
}

/// What the person reads of their own; none if there is nothing to be kept true.
pub fn look(words: &'static Words, snapshot: &Snapshot, user: UserId) -> Option<Look> {
    let seat = snapshot.seat_of(user)?;
    own(words, snapshot, seat)
}

fn own(words: &'static Words, snapshot: &Snapshot, seat: Seat) -> Option<Look> {
    let scene = Scene::of(words, snapshot);
    match &snapshot.stage {
        Stage::Lobby(_) => None,
        Stage::Picking(picking) => Some(picking::own(&scene, picking, seat)),
        Stage::Playing(playing) => Some(hand::own(&scene, playing, &snapshot.view(seat)?)),
        Stage::Result(_) => Some(Look::text(words.game_over())),
        Stage::Ended(_) => Some(Look::text(words.done_stopped())),
    }
}
