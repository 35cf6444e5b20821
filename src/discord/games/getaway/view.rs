//! A running game of Getaway as everybody sees it, with what its table knows of it.

use std::ops::Deref;

use crate::games;
use crate::games::getaway::session::{PickingView, PlayingView, PublicView};
use crate::table::{Moment, Playing as Running};

/// Cards being played.
#[derive(Clone, Copy, Debug)]
pub struct Playing<'a> {
    /// What the table shows: the game's number, its clocks.
    pub running: &'a Running,
    view: &'a PlayingView,
}

/// Piles being picked.
#[derive(Clone, Copy, Debug)]
pub struct Picking<'a> {
    /// What the table shows: the game's number, its clocks.
    pub running: &'a Running,
    view: &'a PickingView,
}

/// A running game in either stage.
#[derive(Clone, Copy, Debug)]
pub enum Game<'a> {
    /// Piles are being picked.
    Picking(Picking<'a>),
    /// Cards are being played.
    Playing(Playing<'a>),
}

impl<'a> Game<'a> {
    /// The running game of a table; none if it is another game.
    pub fn of(running: &'a Running) -> Option<Game<'a>> {
        let games::PublicView::Getaway(view) = &running.game else {
            return None;
        };
        Some(Game::with(running, view))
    }

    /// The running game of a table, which everybody sees like this.
    pub const fn with(running: &'a Running, view: &'a PublicView) -> Game<'a> {
        match view {
            PublicView::Picking(view) => Game::Picking(Picking { running, view }),
            PublicView::Playing(view) => Game::Playing(Playing { running, view }),
        }
    }

    /// The game while cards are being played.
    pub fn playing(self) -> Option<Playing<'a>> {
        match self {
            Game::Playing(playing) => Some(playing),
            Game::Picking(_) => None,
        }
    }
}

impl Deref for Playing<'_> {
    type Target = PlayingView;

    fn deref(&self) -> &PlayingView {
        self.view
    }
}

impl Deref for Picking<'_> {
    type Target = PickingView;

    fn deref(&self) -> &PickingView {
        self.view
    }
}

/// The moment to which buttons made now belong.
pub fn moment(running: &Running) -> Moment {
    Moment {
        game: running.commitment.game,
        round: running.round,
    }
}
