//! Piles being picked: which are left, and whose turn it is.

use super::lobby;
use super::scene::{Scene, countdown};
use crate::discord::component::Action;
use crate::discord::look::{Button, Look, Tone, Weight};
use crate::rules::Seat;
use crate::table::{Moment, Picking};

/// The piles.
pub fn open(scene: &Scene, picking: &Picking) -> Look {
    let words = scene.words;
    let mut body = vec![words.picking_intro(), String::new()];
    body.extend(piles(scene, picking));
    body.push(String::new());
    let turn = words.picking_turn(scene.mention(picking.turn));
    body.push(match &picking.clock {
        Some(clock) => words.turn_clock(turn.clone(), countdown(clock.ends)),
        None => turn.clone(),
    });
    let title = words.picking_title(picking.promise.game.0);
    let mut look = Look::panel(title, body.join("\n"), Tone::Live);
    look.text = turn;
    look.ping = scene.attended_by(picking.turn).into_iter().collect();
    let mut buttons = pile_buttons(scene, picking);
    buttons.push(Button::new(
        Action::Rules,
        words.button_rules(),
        Weight::Plain,
    ));
    look.with_buttons(buttons)
}

/// The piles when all are picked.
pub fn closed(scene: &Scene, game: u64) -> Look {
    let words = scene.words;
    let body = lobby::seats(scene).join("\n");
    Look::panel(words.picking_closed_title(game), body, Tone::Past)
}

fn piles(scene: &Scene, picking: &Picking) -> Vec<String> {
    let words = scene.words;
    let lines = picking
        .taken
        .iter()
        .enumerate()
        .map(|(i, taken)| match taken {
            Some(seat) => words.pile_taken(i + 1, scene.name(*seat)),
            None => words.pile_free(i + 1),
        });
    lines.collect()
}

/// A button for each pile that is left.
pub fn pile_buttons(scene: &Scene, picking: &Picking) -> Vec<Button> {
    let at = Moment {
        game: picking.promise.game,
        tricks: 0,
    };
    let free = picking
        .taken
        .iter()
        .zip(1u8..)
        .filter(|(taken, _)| taken.is_none());
    free.map(|(_, pile)| {
        Button::new(
            Action::Pick(at, pile),
            scene.words.button_pile(pile),
            Weight::Plain,
        )
    })
    .collect()
}

/// What a player in the seat reads of it alone.
pub fn own(scene: &Scene, picking: &Picking, seat: Seat) -> Look {
    let words = scene.words;
    let mine = picking.taken.iter().position(|taken| *taken == Some(seat));
    if let Some(pile) = mine {
        Look::text(words.own_pile(pile + 1))
    } else if picking.turn == seat {
        Look::text(words.own_pick()).with_buttons(pile_buttons(scene, picking))
    } else {
        Look::text(words.own_pick_later(scene.name(picking.turn)))
    }
}
