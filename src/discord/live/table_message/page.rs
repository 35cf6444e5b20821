//! The pages of a table's public message. The lobby, the game (from the deal to its end) and the
//! result each have a message of their own, called a page.
//!
//! Pure functions: from a scene to a [`RenderedPage`], and from a past page to its final form.

use serde::{Deserialize, Serialize};

use crate::screen::games::kit::display;
use crate::screen::render::Scene;
use crate::screen::render::lobby;
use crate::screen::render::message::Message;
use crate::table::{Commitment, End, GameNumber, Stage};

/// A part of a table's life that has its own public message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Page {
    /// The lobby before this game.
    Lobby(GameNumber),
    Game(GameNumber),
    Result(GameNumber),
    Ended,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RenderedPage {
    pub page: Page,
    pub message: Message,
}

impl Page {
    /// The page that is due at this stage; `None` if there is nobody to show it to.
    pub const fn due(stage: &Stage) -> Option<Page> {
        Some(match stage {
            Stage::Lobby(next) => Page::Lobby(next.game),
            Stage::Playing(playing) => Page::Game(playing.commitment.game),
            Stage::Result(outcome) => Page::Result(outcome.commitment.game),
            Stage::Ended(End::ChannelGone) => return None,
            Stage::Ended(_) => Page::Ended,
        })
    }

    pub const fn game(self) -> Option<GameNumber> {
        match self {
            Page::Game(game) => Some(game),
            Page::Lobby(_) | Page::Result(_) | Page::Ended => None,
        }
    }
}

pub fn render(scene: &Scene, page: Page) -> RenderedPage {
    let message = match scene.stage {
        Stage::Lobby(next) => lobby::open(scene, next),
        Stage::Playing(playing) => display::playing(scene, playing),
        Stage::Result(outcome) => display::outcome(scene, outcome),
        Stage::Ended(end) => lobby::ended(scene, end),
    };
    RenderedPage { page, message }
}

/// The final form of a past page; `None` if the table no longer knows what happened on it.
pub fn close(scene: &Scene, page: Page) -> Option<Message> {
    match (page, scene.stage) {
        (Page::Lobby(game), _) => Some(lobby::closed(scene, begun(scene.stage, game)?)),
        (Page::Game(game), Stage::Result(outcome)) if outcome.commitment.game == game => {
            Some(display::closed(scene, outcome))
        }
        (Page::Game(_) | Page::Result(_) | Page::Ended, _) => None,
    }
}

/// The final form of a page of which only this message is known.
pub fn over(page: Page, message: Message) -> Message {
    match page {
        Page::Game(_) => message.over(),
        Page::Lobby(_) | Page::Result(_) | Page::Ended => message.closed(),
    }
}

/// The commitment to this game, if it has begun and the table still knows it.
fn begun(stage: &Stage, game: GameNumber) -> Option<&Commitment> {
    let commitment = match stage {
        Stage::Playing(playing) => &playing.commitment,
        Stage::Result(outcome) => &outcome.commitment,
        Stage::Lobby(_) | Stage::Ended(_) => return None,
    };
    (commitment.game == game).then_some(commitment)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_pages_are_read() {
        let game = GameNumber(7);
        for (text, page) in [
            (r#"{"lobby":7}"#, Page::Lobby(game)),
            (r#"{"game":7}"#, Page::Game(game)),
            (r#"{"result":7}"#, Page::Result(game)),
            (r#""ended""#, Page::Ended),
        ] {
            assert_eq!(serde_json::from_str::<Page>(text).unwrap(), page);
            assert_eq!(serde_json::to_string(&page).unwrap(), text);
        }
    }
}
