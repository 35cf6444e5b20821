//! Which public message is due, and what it says: a lobby, a trick, a result each have their own.
//!
//! Pure: from a scene to a [`Drawn`] page, and from a page that has passed to its last form.

use serde::{Deserialize, Serialize};

use crate::discord::look::Look;
use crate::discord::render::{Scene, lobby, outcome, picking, trick};
use crate::table::{End, GameNumber, Promise, Stage, Story};

/// What one public message is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Page {
    /// The lobby before this game.
    Lobby(GameNumber),
    /// The piles of this game being picked.
    Picking(GameNumber),
    /// A trick of this game, from 1.
    Trick(GameNumber, u32),
    /// The result of this game.
    Result(GameNumber),
    /// The end of the table.
    Ended,
}

/// A page with its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// What it is about.
    pub page: Page,
    /// From which trick on it tells whole tricks, because they had no message of their own.
    pub untold: u32,
    /// The message.
    pub look: Look,
}

impl Page {
    /// The page that is due at this stage; none if there is nobody to show one to.
    pub fn due(stage: &Stage) -> Option<Page> {
        Some(match stage {
            Stage::Lobby(promise) => Page::Lobby(promise.game),
            Stage::Picking(picking) => Page::Picking(picking.promise.game),
            Stage::Playing(playing) => Page::Trick(playing.promise.game, playing.present.number),
            Stage::Result(outcome) => Page::Result(outcome.promise.game),
            Stage::Ended(End::ChannelGone) => return None,
            Stage::Ended(_) => Page::Ended,
        })
    }

    const fn game(self) -> Option<GameNumber> {
        match self {
            Page::Lobby(game) | Page::Picking(game) | Page::Trick(game, _) | Page::Result(game) => {
                Some(game)
            }
            Page::Ended => None,
        }
    }

    /// From which trick on tricks are still to be told after this page, on the next one.
    pub fn told_before(self, next: Page) -> u32 {
        match self {
            Page::Trick(_, number) if self.game() == next.game() => number + 1,
            _ => 1,
        }
    }
}

/// The page that is due. `untold`: see [`Drawn`].
pub fn draw(scene: &Scene, untold: u32) -> Option<Drawn> {
    let look = match scene.stage {
        Stage::Lobby(promise) => lobby::open(scene, promise),
        Stage::Picking(picking) => picking::open(scene, picking),
        Stage::Playing(playing) => trick::open(scene, playing, untold),
        Stage::Result(outcome) => outcome::open(scene, outcome, untold),
        Stage::Ended(end) => lobby::ended(scene, *end),
    };
    let page = Page::due(scene.stage)?;
    Some(Drawn { page, untold, look })
}

/// The last form of a page that has passed; none if the table does not know it any more.
pub fn close(scene: &Scene, page: Page) -> Option<Look> {
    match page {
        Page::Lobby(game) => Some(lobby::closed(scene, promise(scene.stage, game)?)),
        Page::Picking(game) => {
            promise(scene.stage, game)?;
            Some(picking::closed(scene, game.0))
        }
        Page::Trick(game, number) => match scene.stage {
            Stage::Playing(playing) if playing.promise.game == game => {
                let story = story(&playing.past, number)?;
                Some(trick::closed(scene, game, story))
            }
            Stage::Result(outcome) if outcome.promise.game == game => {
                let then = &Scene {
                    seats: &outcome.seats,
                    ..*scene
                };
                Some(trick::closed(then, game, story(&outcome.past, number)?))
            }
            _ => None,
        },
        Page::Result(_) | Page::Ended => None,
    }
}

fn story(past: &[std::sync::Arc<Story>], number: u32) -> Option<&Story> {
    let story = past.iter().find(|story| story.number == number)?;
    Some(story)
}

/// The promise of a game that has begun.
fn promise(stage: &Stage, game: GameNumber) -> Option<&Promise> {
    let promise = match stage {
        Stage::Picking(picking) => &picking.promise,
        Stage::Playing(playing) => &playing.promise,
        Stage::Result(outcome) => &outcome.promise,
        Stage::Lobby(_) | Stage::Ended(_) => return None,
    };
    (promise.game == game).then_some(promise)
}
