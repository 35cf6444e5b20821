//! The public message of a game: everybody's tokens, how the last deal ended, the middle, the last
//! exchange, who has called, whose turn it is, and the clock.

use super::keys::BusCatalog;
use super::{Running, row, story};
use crate::cards::{Direction, Seat, SeatSet};
use crate::discord::custom_id::Action;
use crate::discord::games::kit::shown::{timed, turn};
use crate::discord::render::Scene;
use crate::discord::render::message::{Button, ButtonStyle, Colour, Message};
use crate::games::bus::rules::{Board, Due};

/// The public message during a deal, or between two.
pub fn open(scene: &Scene, game: Running) -> Message {
    let catalog = BusCatalog(scene.catalog);
    let board = &game.view.board;
    let title = catalog.table_title(game.number().0, board.deals());
    let mut body = seats(scene, board);
    body.push(String::new());
    if let Some(end) = game.view.ends().last() {
        body.push(story::showdown(scene, end));
        body.push(String::new());
    }
    if let Some(middle) = board.middle() {
        body.push(catalog.middle(middle.map(|card| row([card])).join(" · ")));
        let last = game.view.last_turn();
        body.extend(last.and_then(|event| story::turn(scene, event)));
        body.push(String::new());
    }
    if let Some(caller) = board.called() {
        let left = board.last_turns();
        let order = left.in_turn_after(caller, Direction::Clockwise);
        body.push(catalog.called(scene.name(caller), scene.names(order)));
    }
    body.push(due(scene, game));
    let message = Message::embed(title, body.join("\n"), Colour::Live);
    let hand = Button::new(Action::Hand, catalog.button_hand(), ButtonStyle::Primary);
    let mut buttons = vec![hand];
    buttons.extend(scene.side_buttons(game.number()));
    message.with_buttons(buttons)
}

fn due(scene: &Scene, game: Running) -> String {
    let catalog = BusCatalog(scene.catalog);
    match game.view.board.due() {
        Due::Turn(seat) => {
            let due = turn(scene, seat, |who| catalog.due_play(who));
            timed(scene, game.table, due)
        }
        Due::Deal => catalog.next_deal_now(),
        Due::Over(seat) => catalog.outcome_text_won(scene.bold(seat)),
    }
}

/// The seats in order with their tokens, and the players who are out.
fn seats(scene: &Scene, board: &Board) -> Vec<String> {
    let catalog = BusCatalog(scene.catalog);
    let mut lines = vec![catalog.seats_heading()];
    for seat in board.in_play().iter() {
        let mut line = catalog.seat_line(scene.full_name(seat), tokens(board, seat));
        if board.called() == Some(seat) {
            line = catalog.seat_called(line);
        }
        if board.turn() == Some(seat) {
            line = catalog.seat_turn(line);
        }
        lines.push(line);
    }
    let out: SeatSet = Seat::first(board.seats())
        .filter(|seat| !board.in_play().contains(*seat))
        .collect();
    if !out.is_empty() {
        lines.push(catalog.seats_out(scene.names(out.iter())));
    }
    lines
}

/// A player's tokens as discs, with lost ones hollow, and their number.
fn tokens(board: &Board, seat: Seat) -> String {
    let all = board.options().tokens.get() as usize;
    let left = usize::from(board.tokens(seat)).min(all);
    format!("{}{} {left}", "●".repeat(left), "○".repeat(all - left))
}
