//! The public message of a game: the seats and the cards in front of them, the stack, what happened
//! on it and on the last one, the draw deck, whose turn it is, and the clock.

use super::custom_id::PalaceAction;
use super::keys::PalaceCatalog;
use super::{Running, row, story};
use crate::cards::{Rank, SeatSet};
use crate::discord::custom_id::Action;
use crate::discord::games::kit::shown::{timed, turn};
use crate::discord::render::Scene;
use crate::discord::render::message::{Button, ButtonStyle, Colour, Message};
use crate::games::palace::rules::{Board, Due, Phase};

/// The public message during the exchange, or with the stack.
pub fn open(scene: &Scene, game: Running) -> Message {
    let catalog = PalaceCatalog(scene.catalog);
    let number = game.number().0;
    let (title, body) = match game.view.board.due() {
        Due::Exchange(seats) => (catalog.exchange_title(number), exchange(scene, game, seats)),
        Due::Begin | Due::Play(_) | Due::Over(_) => {
            let title = catalog.table_title(number, game.view.present.number);
            (title, stack(scene, game))
        }
    };
    let message = Message::embed(title, body.join("\n"), Colour::Live);
    message.with_buttons(buttons(scene, game))
}

fn exchange(scene: &Scene, game: Running, waiting: SeatSet) -> Vec<String> {
    let catalog = PalaceCatalog(scene.catalog);
    let mut body = vec![catalog.exchange_intro(), String::new()];
    body.extend(seats(scene, &game.view.board));
    body.push(String::new());
    let who: Vec<String> = waiting.iter().map(|seat| scene.bold(seat)).collect();
    body.push(timed(scene, game.table, catalog.due_ready(who.join(", "))));
    body
}

fn stack(scene: &Scene, game: Running) -> Vec<String> {
    let catalog = PalaceCatalog(scene.catalog);
    let (view, board) = (game.view, &game.view.board);
    let mut body = seats(scene, board);
    body.push(String::new());
    if let Some(last) = view.past.last() {
        body.push(story::whole(scene, last));
        body.push(String::new());
    }
    body.push(on_top(scene, board));
    body.extend(story::present(scene, &view.present));
    body.push(String::new());
    body.push(catalog.piles(board.deck(), board.burnt().len()));
    body.push(String::new());
    let due = match board.due() {
        Due::Play(seat) => turn(scene, seat, |who| catalog.due_play(who)),
        Due::Over(Some(seat)) => catalog.lost(scene.bold(seat)),
        Due::Over(None) => catalog.outcome_stopped(),
        Due::Exchange(_) | Due::Begin => catalog.own_ready(),
    };
    body.push(timed(scene, game.table, due));
    body
}

/// The top of the stack, and what may follow if that is unusual.
pub fn on_top(scene: &Scene, board: &Board) -> String {
    let catalog = PalaceCatalog(scene.catalog);
    let stack = board.stack();
    let said = match stack.top() {
        None => catalog.stack_empty(),
        Some(_) => catalog.stack(stack.height(), row(stack.run())),
    };
    let goes = match (board.phase(), stack.top()) {
        (
            Phase::Play {
                opening: Some(rank),
                ..
            },
            _,
        ) => Some(catalog.goes_opening(rank.name())),
        (_, Some(Rank::TWO)) => Some(catalog.goes_any()),
        (_, Some(Rank::NINE)) => Some(catalog.goes_low()),
        _ => None,
    };
    match goes {
        Some(goes) => format!("{said} {goes}"),
        None => said,
    }
}

/// The seats in order with the cards in front of them, and the players who got away.
fn seats(scene: &Scene, board: &Board) -> Vec<String> {
    let catalog = PalaceCatalog(scene.catalog);
    let ready = match board.phase() {
        Phase::Exchange { ready } => *ready,
        Phase::Begin | Phase::Play { .. } | Phase::Over { .. } => SeatSet::EMPTY,
    };
    let mut lines = vec![catalog.seats_heading()];
    for seat in board.in_play().iter() {
        let tableau = board.tableau(seat);
        let mut holds = vec![catalog.seat_hand(tableau.hand)];
        if !tableau.up.is_empty() {
            holds.push(catalog.seat_up(row(tableau.up)));
        }
        if !tableau.down.is_empty() {
            holds.push(catalog.seat_down(tableau.down.len()));
        }
        let mut line = catalog.seat_line(scene.full_name(seat), holds.join(" · "));
        if ready.contains(seat) {
            line = catalog.seat_ready(line);
        }
        if board.turn() == Some(seat) {
            line = catalog.seat_turn(line);
        }
        lines.push(line);
    }
    if !board.away().is_empty() {
        lines.push(catalog.seats_away(scene.names(board.away().iter().copied())));
    }
    lines
}

fn buttons(scene: &Scene, game: Running) -> Vec<Button> {
    let catalog = PalaceCatalog(scene.catalog);
    let at = game.moment();
    let hand = Button::new(Action::Hand, catalog.button_hand(), ButtonStyle::Primary);
    let mut buttons = vec![hand];
    if let Due::Exchange(_) = game.view.board.due() {
        buttons.push(Button::new(
            PalaceAction::Ready(at),
            catalog.button_ready(),
            ButtonStyle::Success,
        ));
    }
    buttons.extend(scene.side_buttons(at.game));
    buttons
}
