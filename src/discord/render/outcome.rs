//! The result of a game, the series so far, and what the next game's shuffle is bound to.

use super::scene::Scene;
use super::{lobby, trick};
use crate::discord::component::Action;
use crate::discord::look::{Button, Look, Tone, Weight};
use crate::rules::Seat;
use crate::table::{Outcome, Owner};

/// The result while the next game can be dealt. Tricks from `untold` on had no message of their own.
pub fn open(scene: &Scene, outcome: &Outcome, untold: u32) -> Look {
    let words = scene.words;
    // Since the game ended people may have left and joined: it is told of those who played it.
    let then = &Scene {
        seats: &outcome.seats,
        ..*scene
    };
    let mut look = whole(then, outcome, untold);
    if let Some(panel) = &mut look.panel {
        panel.body.push_str("\n\n");
        if owners(scene) != owners(then) {
            panel.body.push_str(&lobby::seats(scene).join("\n"));
            panel.body.push_str("\n\n");
        }
        panel
            .body
            .push_str(&words.next_commit(outcome.next.game.0, outcome.next.commit.clone()));
    }
    look.text = words.outcome_text(then.mention(outcome.loser));
    look.ping = then.attended_by(outcome.loser).into_iter().collect();
    let mut buttons = lobby::buttons(scene, words.button_next());
    let review = Action::Review(outcome.promise.game);
    buttons.push(Button::new(review, words.button_review(), Weight::Plain));
    look.with_buttons(buttons)
}

fn owners<'a>(scene: &Scene<'a>) -> Vec<&'a Owner> {
    scene.seats.iter().map(|info| &info.owner).collect()
}

fn whole(scene: &Scene, outcome: &Outcome, untold: u32) -> Look {
    let words = scene.words;
    let game = outcome.promise.game.0;
    let mut body = trick::before(scene, &outcome.past, untold);
    if !body.is_empty() {
        body.push(String::new());
    }
    body.push(words.outcome_loser(scene.full_name(outcome.loser)));
    for (place, seat) in outcome.away.iter().enumerate() {
        body.push(words.outcome_away(place + 1, scene.name(*seat)));
    }
    body.push(String::new());
    body.push(words.series(scene.games));
    for seat in Seat::first(scene.seats.len()) {
        let losses = scene.seats[seat.index()].losses;
        body.push(words.series_seat(scene.name(seat), losses));
    }
    if !outcome.counts {
        body.push(words.outcome_uncounted());
    }
    body.push(String::new());
    body.push(words.revealed(game, outcome.secret.clone()));
    Look::panel(words.outcome_title(game), body.join("\n"), Tone::Result)
}
