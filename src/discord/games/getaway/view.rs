//! A running game of Getaway as everybody sees it, with what its table knows about it.

use std::ops::Deref;

use crate::games::getaway::Getaway;
use crate::games::getaway::session::{PickingView, PlayingView, PublicView};
use crate::games::{self, In};
use crate::table::Playing as Running;

/// A game while cards are being played.
#[derive(Clone, Copy, Debug)]
pub struct Playing<'a> {
    /// What the table shows: the game's number and clocks.
    pub running: &'a Running,
    view: &'a PlayingView,
}

/// A game while piles are being picked.
#[derive(Clone, Copy, Debug)]
pub struct Picking<'a> {
    /// What the table shows: the game's number and clocks.
    pub running: &'a Running,
    view: &'a PickingView,
}

/// A running game in either phase.
#[derive(Clone, Copy, Debug)]
pub enum Game<'a> {
    Picking(Picking<'a>),
    Playing(Playing<'a>),
}

impl<'a> Game<'a> {
    /// The table's running game. `None` if it is a different game.
    pub fn of(running: &'a Running) -> Option<Game<'a>> {
        let view = <Getaway as In<games::PublicView>>::peek(&running.game)?;
        Some(Game::with(running, view))
    }

    /// The table's running game, with this public view.
    pub const fn with(running: &'a Running, view: &'a PublicView) -> Game<'a> {
        match view {
            PublicView::Picking(view) => Game::Picking(Picking { running, view }),
            PublicView::Playing(view) => Game::Playing(Playing { running, view }),
        }
    }

    /// The game if cards are being played; `None` while piles are being picked.
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
