//! The lobby: who sits, what is agreed, and how the shuffle is fixed.

use super::options;
use super::scene::Scene;
use crate::discord::component::Action;
use crate::discord::look::{Button, Look, Tone, Weight};
use crate::rules::{Direction, Named, Seat};
use crate::table::{End, Owner, Promise};

/// The lobby while seats are being taken.
pub fn open(scene: &Scene, promise: &Promise) -> Look {
    let words = scene.words;
    let mut body = vec![words.lobby_intro(), String::new()];
    body.extend(seats(scene));
    body.push(String::new());
    body.push(words.lobby_options(options::lines(words, &scene.settings).join("\n")));
    body.push(String::new());
    body.push(commit(scene, promise));
    let look = Look::panel(
        words.lobby_title(promise.game.0),
        body.join("\n"),
        Tone::Live,
    );
    look.with_buttons(buttons(scene, words.button_deal()))
}

/// The lobby once the cards are dealt.
pub fn closed(scene: &Scene, promise: &Promise) -> Look {
    let words = scene.words;
    let mut body = seats(scene);
    body.push(String::new());
    body.push(commit(scene, promise));
    Look::panel(
        words.lobby_closed_title(promise.game.0),
        body.join("\n"),
        Tone::Past,
    )
}

/// Join, Leave, the deal under the name given, and Rules.
pub fn buttons(scene: &Scene, deal: String) -> Vec<Button> {
    let words = scene.words;
    let Some(at) = scene.moment() else {
        return Vec::new();
    };
    vec![
        Button::new(Action::Join(at), words.button_join(), Weight::Main),
        Button::new(Action::Leave(at), words.button_leave(), Weight::Plain),
        Button::new(Action::Deal(at), deal, Weight::Good),
        Button::new(Action::Rules, words.button_rules(), Weight::Plain),
    ]
}

/// The seats with a heading that says how many more are needed.
pub fn seats(scene: &Scene) -> Vec<String> {
    let range = scene.settings.options.packs.seats();
    let (least, most) = (*range.start(), *range.end());
    let words = scene.words;
    let mut lines = vec![words.lobby_seats(scene.seats.len(), least, most)];
    for seat in Seat::first(scene.seats.len()) {
        let name = lobby_name(scene, seat);
        lines.push(words.lobby_seat(seat.index() + 1, name));
    }
    lines.push(match scene.settings.options.direction {
        Direction::Clockwise => words.play_goes_down(),
        Direction::Anticlockwise => words.play_goes_up(),
    });
    lines
}

/// A seat's name, with what is to be known of it before a game.
fn lobby_name(scene: &Scene, seat: Seat) -> String {
    let words = scene.words;
    let name = format!("**{}**", scene.name(seat));
    match scene.seats.get(seat.index()).map(|info| &info.owner) {
        Some(Owner::Person(person)) if person.id == scene.host => words.seat_host(name),
        Some(Owner::Computer { level, .. }) => {
            words.seat_computer(name, options::choice(words, level.name()))
        }
        _ => name,
    }
}

/// The promise of a fair shuffle.
pub fn commit(scene: &Scene, promise: &Promise) -> String {
    scene.words.commit(promise.game.0, promise.commit.clone())
}

/// A table that is no more.
pub fn ended(scene: &Scene, end: End) -> Look {
    let words = scene.words;
    let body = match end {
        End::Stopped(user) => words.ended_stopped(format!("<@{user}>")),
        End::Idle => words.ended_idle(),
        End::Deserted => words.ended_deserted(),
        End::ChannelGone => words.ended_channel(),
    };
    Look::panel(words.ended_title(), body, Tone::Past)
}
