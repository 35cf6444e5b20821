//! The public message of a game as it stands: the trick, or the piles that are being picked; and
//! the view of a game that its messages are made from.

use crate::discord::i18n::Catalog;
use std::ops::Deref;

use super::keys::GetawayMessages;
use super::moves::GetawayAction;
use super::story;
use crate::cards::Seat;
use crate::discord::custom_id::Action;
use crate::discord::games::kit::display::{self as kit, moment, timed};
use crate::discord::render::card_style::BACK;
use crate::discord::render::message::{Button, ButtonStyle, Colour, DESCRIPTION_MAX, Message};
use crate::discord::render::scene::countdown;
use crate::discord::render::{Scene, cards};
use crate::games::getaway::Getaway;
use crate::games::getaway::rules::Due;
use crate::games::getaway::session::{PickingView, PlayingView, PublicView};
use crate::games::{self, In};
use crate::table::Playing as Running;

/// The public message with the trick that is open or about to be led.
pub fn open(scene: &Scene, playing: &Playing) -> Message {
    let catalog = scene.catalog;
    let last = playing.past.last();
    let whole = last.map(|log| story::whole(scene, log));
    let mut text = body(scene, playing, whole);
    if text.chars().count() > DESCRIPTION_MAX {
        // It only gets this long with odd names at the largest tables.
        text = body(scene, playing, last.map(|log| story::end(scene, log)));
    }
    let title = catalog.trick_title(playing.running.commitment.game.0, playing.present.number);
    let message = Message::embed(title, text, Colour::Live);
    message.with_buttons(buttons(scene, playing))
}

fn body(scene: &Scene, playing: &Playing, last: Option<String>) -> String {
    let catalog = scene.catalog;
    let story = &playing.present;
    let mut body = seats(scene, playing);
    body.extend(scene.waiting());
    body.push(String::new());
    if let Some(last) = last {
        body.push(last);
        body.push(String::new());
    }
    body.extend(story::opening(scene, story));
    if let (Some(led), Some(plays)) = (story::led(scene, story), story::plays(scene, story)) {
        body.push(catalog.on_table(led));
        body.push(plays);
        body.extend(highest(scene, playing));
        body.push(String::new());
    }
    body.extend(turn(scene, playing));
    body.join("\n")
}

pub fn highest(scene: &Scene, playing: &Playing) -> Option<String> {
    let highest = playing.board.trick()?.highest();
    let (name, card) = (scene.name(highest.seat), cards::text(highest.card));
    Some(scene.catalog.highest(name, card))
}

pub fn card_count(playing: &Playing, seat: Seat) -> u32 {
    let count = playing.counts.get(seat.index()).copied();
    debug_assert!(count.is_some(), "seat {seat} has no count of cards");
    count.unwrap_or(0)
}

fn seats(scene: &Scene, playing: &Playing) -> Vec<String> {
    let catalog = scene.catalog;
    let board = &playing.board;
    let due = due_seats(playing);
    let mut lines = vec![catalog.seats_heading()];
    for seat in board.in_play().iter() {
        let mut line = catalog.seat_line(scene.full_name(seat), card_count(playing, seat));
        if board.power() == seat {
            line = catalog.seat_power(line);
        }
        if due.contains(&seat) {
            line = catalog.seat_turn(line);
        }
        lines.push(line);
    }
    if !board.away().is_empty() {
        lines.push(catalog.seats_away(scene.names(board.away().iter().copied())));
    }
    lines
}

/// Says which takes are announced, whose turn it is, and until when.
fn turn(scene: &Scene, playing: &Playing) -> Vec<String> {
    let catalog = scene.catalog;
    let mut lines = Vec::new();
    for seat in playing.announced.iter() {
        lines.push(catalog.announced(scene.name(seat)));
    }
    if let Some(ends) = playing.running.pause {
        let ends = countdown(ends);
        lines.push(if playing.held {
            let held = catalog.window_held(scene.name(playing.board.power()), ends);
            format!("{BACK}{held}")
        } else {
            catalog.window_open(ends)
        });
    }
    let due = due_sentence(scene, playing);
    lines.push(timed(scene, playing.running, due));
    lines
}

/// Says who has to do something, and what. A computer isn't addressed.
fn due_sentence(scene: &Scene, playing: &Playing) -> String {
    let catalog = scene.catalog;
    let (seat, say): (Seat, fn(&Catalog, String) -> String) = match playing.board.due() {
        Due::Lead(seat) if playing.board.tricks() == 0 => (seat, |w, who| w.due_open(who)),
        Due::Lead(seat) => (seat, |w, who| w.due_lead(who)),
        Due::Play(seat) => (seat, |w, who| w.due_play(who)),
        Due::Draw(seat, _) => (seat, |w, who| w.due_draw(who)),
        Due::PlayAny(seats) => {
            let who = catalog.list(seats.iter().map(|seat| scene.bold(seat)));
            return catalog.due_any(who);
        }
        Due::Over(seat) => return catalog.lost(scene.bold(seat)),
    };
    kit::turn(scene, seat, |who| say(catalog, who))
}

fn due_seats(playing: &Playing) -> Vec<Seat> {
    match playing.board.due() {
        Due::Lead(seat) | Due::Play(seat) | Due::Draw(seat, _) => vec![seat],
        Due::PlayAny(seats) => seats.iter().collect(),
        Due::Over(_) => Vec::new(),
    }
}

fn buttons(scene: &Scene, playing: &Playing) -> Vec<Button> {
    let catalog = scene.catalog;
    let at = moment(playing.running);
    let mut buttons = vec![
        Button::new(Action::Hand, catalog.button_hand(), ButtonStyle::Primary),
        Button::new(
            GetawayAction::Take(at),
            catalog.button_take(),
            ButtonStyle::Secondary,
        ),
    ];
    buttons.extend(scene.side_buttons(at.game));
    buttons
}

/// The public message while the piles are being picked.
pub fn open_picking(scene: &Scene, picking: &Picking) -> Message {
    let catalog = scene.catalog;
    let mut body = vec![catalog.picking_intro(), String::new()];
    body.extend(piles(scene, picking));
    body.extend(scene.waiting());
    body.push(String::new());
    let turn = catalog.picking_turn(scene.bold(picking.turn));
    body.push(timed(scene, picking.running, turn));
    let title = catalog.picking_title(picking.running.commitment.game.0);
    let message = Message::embed(title, body.join("\n"), Colour::Live);
    let mut buttons = pile_buttons(scene, picking);
    buttons.extend(scene.join_button());
    buttons.push(Button::new(
        Action::Rules(scene.kind()),
        catalog.button_rules(),
        ButtonStyle::Secondary,
    ));
    message.with_buttons(buttons)
}

fn piles(scene: &Scene, picking: &Picking) -> Vec<String> {
    let catalog = scene.catalog;
    let lines = picking
        .taken
        .iter()
        .enumerate()
        .map(|(i, taken)| match taken {
            Some(seat) => catalog.pile_taken(i + 1, scene.name(*seat)),
            None => catalog.pile_free(i + 1),
        });
    lines.collect()
}

fn pile_buttons(scene: &Scene, picking: &Picking) -> Vec<Button> {
    let at = moment(picking.running);
    let free = picking
        .taken
        .iter()
        .zip(1u8..)
        .filter(|(taken, _)| taken.is_none());
    free.map(|(_, pile)| {
        Button::new(
            GetawayAction::Pick(at, pile),
            scene.catalog.button_pile(pile),
            ButtonStyle::Secondary,
        )
    })
    .collect()
}

/// What the player in the seat reads instead of a hand.
pub fn own_pile(scene: &Scene, picking: &Picking, seat: Seat) -> Message {
    let catalog = scene.catalog;
    let mine = picking.taken.iter().position(|taken| *taken == Some(seat));
    if let Some(pile) = mine {
        Message::text(catalog.own_pile(pile + 1))
    } else if picking.turn == seat {
        Message::text(catalog.own_pick()).with_buttons(pile_buttons(scene, picking))
    } else {
        Message::text(catalog.own_pick_later(scene.name(picking.turn)))
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Playing<'a> {
    pub running: &'a Running,
    view: &'a PlayingView,
}

#[derive(Clone, Copy, Debug)]
pub struct Picking<'a> {
    pub running: &'a Running,
    view: &'a PickingView,
}

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
