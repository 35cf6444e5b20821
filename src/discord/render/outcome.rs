//! The result of a game, as far as all games are alike: who lost and who got away, or who won and
//! how the others did; the series so far, who has a seat in the next game, and the shuffles in
//! small print.

use super::{Scene, lobby, numbers, shuffle};
use crate::cards::Seat;
use crate::discord::custom_id::Action;
use crate::discord::render::message::{Button, ButtonStyle, Colour, Message, Picture};
use crate::games::{Placing, Results, Tally};
use crate::table::{Outcome, Owner};

#[derive(Clone, Debug, Default)]
pub struct ResultWords {
    pub end: Option<String>,
    /// The announcement if nobody has lost or won. Most games always have a result.
    pub without_result: String,
    pub picture: Option<Box<Picture>>,
}

/// The scene with the seats as they were during the game. People may have left and joined since it
/// ended.
pub fn then<'a>(scene: &Scene<'a>, outcome: &'a Outcome) -> Scene<'a> {
    Scene {
        seats: &outcome.seats,
        ..*scene
    }
}

/// The result while the next game can be dealt.
pub fn open(scene: &Scene, outcome: &Outcome, told: ResultWords) -> Message {
    let catalog = scene.catalog;
    let then = &then(scene, outcome);
    let mut body = result(then, outcome, &told);
    if owners(scene) != owners(then) {
        body.push(String::new());
        body.extend(lobby::seats(scene));
    }
    body.extend(lobby::passed_on(scene));
    body.push(String::new());
    body.extend(shuffle::cuts(scene, &outcome.next));
    body.extend(shuffle::after(scene, outcome));
    let title = catalog.outcome_title(outcome.commitment.game.0);
    let mut message = Message::embed(title, body.join("\n"), Colour::Result);
    message.content = told.without_result.clone();
    if let Some(results) = &outcome.results {
        let tally = scene.kind().tally();
        message.content = announcement(then, tally, results);
        let counted = tally.counted(results).iter();
        message.mentions = counted.filter_map(|seat| then.attended_by(seat)).collect();
    }
    let mut buttons = lobby::buttons(scene, catalog.button_again());
    let history = Action::History(outcome.commitment.game, 0);
    buttons.push(Button::new(
        history,
        catalog.button_history(),
        ButtonStyle::Secondary,
    ));
    buttons.push(Button::new(
        Action::Review(outcome.commitment.game),
        catalog.button_review(),
        ButtonStyle::Secondary,
    ));
    buttons.push(Button::new(
        Action::Verify(scene.kind(), outcome.commitment.game),
        catalog.button_verify(),
        ButtonStyle::Secondary,
    ));
    message.picture = told.picture;
    message.with_buttons(buttons)
}

fn owners<'a>(scene: &Scene<'a>) -> Vec<&'a Owner> {
    scene.seats.iter().map(|info| &info.owner).collect()
}

fn result(scene: &Scene, outcome: &Outcome, told: &ResultWords) -> Vec<String> {
    let catalog = scene.catalog;
    let mut body: Vec<String> = told.end.clone().into_iter().collect();
    if !body.is_empty() {
        body.push(String::new());
    }
    let tally = scene.kind().tally();
    if let Some(results) = &outcome.results {
        body.extend(places(scene, tally, results));
        body.push(String::new());
    }
    body.extend(series(scene, tally));
    // A game without a result says so itself.
    if !outcome.counts && outcome.results.is_some() {
        body.push(catalog.outcome_uncounted());
    }
    body
}

/// A line that names and mentions the losers or the winners.
fn announcement(scene: &Scene, tally: Tally, results: &Results) -> String {
    let (catalog, counted) = (scene.catalog, tally.counted(results));
    let who = catalog.list(counted.iter().map(|seat| scene.called(seat)));
    match tally {
        Tally::LastLoses => catalog.outcome_text(who),
        Tally::FirstWins if counted.len() > 1 => catalog.outcome_text_shared(who),
        Tally::FirstWins => catalog.outcome_text_won(who),
    }
}

/// Lines with the losers or the winners, then the others by place, best first.
fn places(scene: &Scene, tally: Tally, results: &Results) -> Vec<String> {
    let (catalog, counted) = (scene.catalog, tally.counted(results));
    let scored = |name: String, placing: Placing| match placing.score {
        Some(score) => catalog.outcome_scored(name, catalog.isolated(numbers::signed(score))),
        None => name,
    };
    let (first, others): (Vec<_>, Vec<_>) = results
        .ranked()
        .into_iter()
        .partition(|(seat, _)| counted.contains(*seat));
    let names = first.iter();
    let names = names.map(|(seat, placing)| scored(scene.full_name(*seat), *placing));
    let names = catalog.list(names);
    let mut lines = vec![match tally {
        Tally::LastLoses => catalog.outcome_loser(names),
        Tally::FirstWins if counted.len() > 1 => catalog.outcome_winners(names),
        Tally::FirstWins => catalog.outcome_winner(names),
    }];
    lines.extend(others.into_iter().map(|(seat, placing)| {
        let (place, name) = (placing.place, scored(scene.name(seat), placing));
        match tally {
            Tally::LastLoses => catalog.outcome_away(usize::from(place), name),
            Tally::FirstWins => catalog.outcome_place(usize::from(place), name),
        }
    }));
    lines
}

/// How often each seat has lost or won in this series, depending on the tally.
fn series(scene: &Scene, tally: Tally) -> Vec<String> {
    let catalog = scene.catalog;
    let mut lines = vec![match tally {
        Tally::LastLoses => catalog.series(scene.games),
        Tally::FirstWins => catalog.series_won(scene.games),
    }];
    for (seat, info) in Seat::first(scene.seats.len()).zip(scene.seats) {
        lines.push(catalog.series_seat(scene.name(seat), info.tally));
    }
    lines
}

#[cfg(test)]
mod tests;
