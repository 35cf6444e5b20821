//! The public message of a game as it stands: the trick, or the piles that are being picked.

use super::action::GetawayAction;
use super::keys::GetawayMessages;
use super::{Picking, Playing, card_count, story};
use crate::games::kit::blocks::Blocks;
use crate::games::kit::display::{self, timed};
use crate::i18n::Catalog;
use crate::render::marks::BACK;
use crate::render::message::{Button, DESCRIPTION_MAX, Message};
use crate::render::scene::countdown;
use crate::render::{Scene, cards};
use getaway_games::cards::{Seat, SeatSet};
use getaway_games::getaway::rules::{DrawDue, Due, Play, Trick};
use getaway_games::getaway::session::WhyVoid;

/// The public message with the trick that is open or about to be led.
pub fn open(scene: &Scene, game: Playing) -> Message {
    let last = game.view.past.last();
    let mut message = with_past(scene, game, last.map(|log| story::retold(scene, log)));
    let length = message.embed.iter().map(|embed| embed.text().chars().count());
    if length.sum::<usize>() > DESCRIPTION_MAX {
        // It only gets this long with odd names at the largest tables.
        message = with_past(scene, game, last.map(|log| story::end(scene, log)));
    }
    message
}

fn with_past(scene: &Scene, game: Playing, past: Option<String>) -> Message {
    let mut present = story::opening(scene, &game.view.present);
    present.extend(trick(scene, game));
    let (seats, due) = (seats(scene, game), turn(scene, game));
    let whose = due_seats(game.view.board.due());
    let blocks = Blocks { seats, past, present, due, whose, ..Blocks::default() };
    let (number, trick) = (game.number().0, game.view.present.number);
    blocks.message(scene, scene.catalog.trick_title(number, trick), buttons(scene, game))
}

/// The cards on the table, and whose is the highest. `None` if the trick has no card yet.
pub fn trick(scene: &Scene, game: Playing) -> Option<String> {
    let catalog = scene.catalog;
    let log = &game.view.present;
    let (_, lead) = story::lead(log)?;
    let plays = story::plays(scene, log, None);
    let shown = catalog.on_table(cards::suit(catalog, lead.suit()), plays.join(" · "));
    // The lead alone is the highest card anyhow.
    let trick = game.view.board.trick().filter(|_| plays.len() > 1);
    Some(match trick.map(Trick::highest) {
        Some(Play { seat, .. }) => format!("{shown} {}", catalog.highest(scene.bare_name(seat))),
        None => shown,
    })
}

fn seats(scene: &Scene, game: Playing) -> Vec<String> {
    let catalog = scene.catalog;
    let board = &game.view.board;
    let due = due_seats(board.due());
    let mut lines = Vec::new();
    for seat in board.in_play().iter() {
        let mut line = catalog.seat_line(scene.full_name(seat), card_count(game, seat));
        if board.power() == seat {
            line = catalog.seat_power(line);
        }
        if due.contains(seat) {
            line = catalog.seat_turn(line);
        }
        lines.push(line);
    }
    if !board.away().is_empty() {
        lines.push(catalog.seats_away(scene.names(board.away().iter().copied())));
    }
    lines
}

/// Says which takes are announced or have just become void, whose turn it is, and until when.
fn turn(scene: &Scene, game: Playing) -> Vec<String> {
    let catalog = scene.catalog;
    let mut lines = Vec::new();
    let takes = &game.view.takes;
    for void in takes.void() {
        if void.tricks == game.view.board.tricks() {
            let (name, from) = (scene.name(void.take.seat), scene.name(void.take.from));
            lines.push(match void.why {
                WhyVoid::GotAway => catalog.void_away(name, from),
                WhyVoid::NotNext => catalog.void_next(name, from),
                WhyVoid::TwoLeft => catalog.void_two(name, from),
                WhyVoid::MustDraw => catalog.void_draw(name, from),
            });
        }
    }
    for take in takes.announced() {
        lines.push(catalog.announced(scene.name(take.seat), scene.name(take.from)));
    }
    if let Some(ends) = game.table.pause {
        let ends = countdown(ends);
        lines.push(if game.view.held {
            let held = catalog.window_held(scene.name(game.view.board.power()), ends);
            format!("{BACK}{held}")
        } else {
            catalog.window_open(ends)
        });
    }
    lines.push(timed(scene, game.table, due_sentence(scene, game)));
    lines
}

/// Says who has to do something, and what. A computer isn't addressed.
fn due_sentence(scene: &Scene, game: Playing) -> String {
    let catalog = scene.catalog;
    let (seat, say): (Seat, fn(&Catalog, String) -> String) = match game.view.board.due() {
        Due::Lead(seat) if game.view.board.tricks() == 0 => (seat, |w, who| w.due_open(who)),
        Due::Lead(seat) => (seat, |w, who| w.due_lead(who)),
        Due::Play(seat) => (seat, |w, who| w.due_play(who)),
        Due::Draw(seat, DrawDue::Seats(seats)) if seats.len() > 1 => {
            (seat, |w, who| w.due_draw(who))
        }
        Due::Draw(seat, _) => return catalog.due_drawn(scene.bold(seat)),
        Due::PlayAny(seats) => {
            let who = catalog.list(seats.iter().map(|seat| scene.bold(seat)));
            return catalog.due_any(who);
        }
        Due::Over(seat) => return catalog.lost(scene.bold(seat)),
    };
    display::turn(scene, seat, |who| say(catalog, who))
}

/// The seats that have to do something.
pub fn due_seats(due: Due) -> SeatSet {
    match due {
        Due::Lead(seat) | Due::Play(seat) | Due::Draw(seat, _) => SeatSet::of(seat),
        Due::PlayAny(seats) => seats,
        Due::Over(_) => SeatSet::EMPTY,
    }
}

fn buttons(scene: &Scene, game: Playing) -> Vec<Button> {
    let take = GetawayAction::Take(game.moment());
    let mut in_play = game.view.board.in_play().iter();
    let possible = in_play.any(|seat| game.view.takes_from(seat).is_some());
    let take = possible.then(|| Button::secondary(take, scene.catalog.button_take()));
    scene.buttons(game.number(), take)
}

/// The public message while the piles are being picked.
pub fn open_picking(scene: &Scene, game: Picking) -> Message {
    let catalog = scene.catalog;
    let turn = catalog.picking_turn(scene.bold(game.view.turn));
    let blocks = Blocks {
        about: vec![catalog.picking_intro()],
        seats: piles(scene, game),
        due: vec![timed(scene, game.table, turn)],
        whose: SeatSet::of(game.view.turn),
        ..Blocks::default()
    };
    let mut buttons = pile_buttons(scene, game);
    buttons.push(scene.join_button(game.number()));
    blocks.message(scene, catalog.picking_title(game.number().0), buttons)
}

fn piles(scene: &Scene, game: Picking) -> Vec<String> {
    let lines = (1..).zip(&game.view.taken).map(|(pile, taken)| match taken {
        Some(seat) => scene.catalog.pile_taken(pile, scene.name(*seat)),
        None => scene.catalog.pile_free(pile),
    });
    lines.collect()
}

fn pile_buttons(scene: &Scene, game: Picking) -> Vec<Button> {
    let at = game.moment();
    let free = (1u8..).zip(&game.view.taken).filter(|(_, taken)| taken.is_none());
    let buttons = free.map(|(pile, _)| {
        Button::secondary(GetawayAction::Pick(at, pile), scene.catalog.button_pile(pile))
    });
    buttons.collect()
}

/// What the player in the seat reads instead of a hand.
pub fn own_pile(scene: &Scene, game: Picking, seat: Seat) -> Message {
    let catalog = scene.catalog;
    let mine = game.view.taken.iter().position(|taken| *taken == Some(seat));
    if let Some(pile) = mine {
        Message::text(catalog.own_pile(pile + 1))
    } else if game.view.turn == seat {
        Message::text(catalog.own_pick()).with_buttons(pile_buttons(scene, game))
    } else {
        Message::text(catalog.own_pick_later(scene.name(game.view.turn)))
    }
}
