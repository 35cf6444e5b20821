//! Picking piles: which are left, and whose turn it is to pick.

use super::custom_id::GetawayAction;
use super::keys::GetawayCatalog;
use super::view::Picking;
use crate::cards::Seat;
use crate::discord::custom_id::Action;
use crate::discord::games::kit::shown::{moment, timed};
use crate::discord::render::Scene;
use crate::discord::render::message::{Button, ButtonStyle, Colour, Message};

/// The public message while the piles are being picked.
pub fn open(scene: &Scene, picking: &Picking) -> Message {
    let catalog = GetawayCatalog(scene.catalog);
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
    let catalog = GetawayCatalog(scene.catalog);
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

/// A button for each pile that is left.
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
            GetawayCatalog(scene.catalog).button_pile(pile),
            ButtonStyle::Secondary,
        )
    })
    .collect()
}

/// What the player in the seat reads instead of a hand.
pub fn own(scene: &Scene, picking: &Picking, seat: Seat) -> Message {
    let catalog = GetawayCatalog(scene.catalog);
    let mine = picking.taken.iter().position(|taken| *taken == Some(seat));
    if let Some(pile) = mine {
        Message::text(catalog.own_pile(pile + 1))
    } else if picking.turn == seat {
        Message::text(catalog.own_pick()).with_buttons(pile_buttons(scene, picking))
    } else {
        Message::text(catalog.own_pick_later(scene.name(picking.turn)))
    }
}
