//! The result of a game, as far as all games are alike: a sentence that tells who lost or won and
//! how, the others by place, the series so far, who has joined or left since, and the shuffle in
//! small print.

use super::again;
use super::cup;
use super::lobby;
use super::numbers::{self, of_100};
use super::replay;
use super::scene::{Scene, moment_before, small};
use super::tally;
use super::watch;
use crate::custom_id::Action;
use crate::games::kit::on_discord::ResultWords;
use crate::i18n::Catalog;
use crate::render::message::{Button, ButtonStyle, Colour, Message};
use getaway_games::cards::Seat;
use getaway_games::options::Named;
use getaway_games::rating::Change;
use getaway_games::{GameKind, Results, Tally};
use getaway_table::{GameNumber, Outcome, Owner, Stage, UserId};

/// The scene with the seats as they were during the game. People may have left and joined since it
/// ended.
pub fn then<'a>(scene: &Scene<'a>, outcome: &'a Outcome) -> Scene<'a> {
    Scene { seats: &outcome.seats, ..*scene }
}

/// The result while the next game can be dealt.
pub fn open(scene: &Scene, outcome: &Outcome, words: ResultWords) -> Message {
    let catalog = scene.catalog;
    let then = &then(scene, outcome);
    let tally = scene.kind().tally();
    let mut body = Vec::new();
    if let Some(results) = &outcome.results {
        body.extend(others(then, tally, results));
    }
    body.extend(again::compared(then, outcome));
    body.extend(outcome.played_on.then(|| catalog.outcome_played_on()));
    body.extend(hints(then));
    body.extend(match &outcome.cup {
        Some(cup) => cup::lines(catalog, cup),
        None => series(then, tally),
    });
    body.extend(ratings(then));
    body.extend(changes(then, scene));
    body.extend(lobby::passed_on(scene));
    body.extend(watch::agreement(scene));
    body.extend(scene.cuts(&outcome.next));
    // A game without a result says so itself.
    let dealt_again = scene.dealt_again(&outcome.commitment);
    if dealt_again.is_none() && !outcome.counts && outcome.results.is_some() {
        let is_friendly = scene.settings.friendly;
        let why = if is_friendly { Catalog::option_friendly } else { Catalog::outcome_uncounted };
        body.push(small(&why(catalog)));
    }
    body.extend(dealt_again);
    body.push(scene.commit(&outcome.next));
    let title = catalog.outcome_title(outcome.commitment.game.0);
    let mut message = Message::embed(title, body.join("\n"), Colour::Result);
    message.content = words.without_result;
    if let Some(results) = &outcome.results {
        message.content = announcement(then, tally, results, words.story);
        let counted = tally.counted(results).iter();
        message.mentions = counted.filter_map(|seat| then.attended_by(seat)).collect();
    }
    let last = outcome.cup.as_ref().filter(|cup| cup.is_over());
    message.picture = last.map(|cup| cup::picture(catalog, cup)).or(words.picture);
    message.with_buttons(buttons(scene, outcome))
}

/// The buttons: Again, which everyone waits for, then the rest.
fn buttons(scene: &Scene, outcome: &Outcome) -> Vec<Button> {
    let catalog = scene.catalog;
    let (over, at) = (outcome.commitment.game, moment_before(&outcome.next));
    let mut buttons = vec![
        Button::new(Action::Deal(at), catalog.button_again(), ButtonStyle::Success),
        Button::secondary(Action::Join(at), catalog.button_join()),
        lobby::leave_button(catalog, at),
        Button::secondary(Action::Review(over), catalog.button_review()),
        replay::button(catalog, over),
        Button::secondary(Action::Other(over), catalog.button_other()),
        Button::secondary(Action::More(over), catalog.button_rest()),
    ];
    buttons.extend(watch::agree_button(scene, &outcome.next));
    buttons
}

/// What else there is to see of a game that is over, and to do before the next one.
pub fn more(scene: &Scene, game: GameNumber, reader: UserId) -> Message {
    let (catalog, kind) = (scene.catalog, scene.kind());
    let mut buttons = vec![
        scene.rules_button(),
        Button::secondary(Action::History(game, 0), catalog.button_history()),
        Button::secondary(Action::Verify(kind, game), catalog.button_verify()),
        Button::secondary(Action::Record(kind, game), catalog.button_daily_record()),
        again::button(catalog, Action::DealAgain(kind, game)),
    ];
    if let Stage::Result(outcome) = scene.stage
        && outcome.commitment.game == game
    {
        buttons.push(lobby::cut_button(catalog, moment_before(&outcome.next)));
        buttons.extend(lobby::remove_button(scene, game).filter(|_| reader == scene.host));
    }
    Message::text(catalog.outcome_rest(game.0)).with_buttons(buttons)
}

/// The other games that the same people can play.
pub fn other(scene: &Scene) -> Message {
    let buttons = GameKind::ALL.iter().copied().filter(|kind| *kind != scene.kind()).map(|kind| {
        let name = scene.catalog.of_game(kind).name();
        Button::secondary(Action::Start(kind), name)
    });
    Message::text(scene.catalog.ask_other()).with_buttons(buttons.collect())
}

/// A line with the people who have a seat now and had none then, and with those who have left.
fn changes(then: &Scene, now: &Scene) -> Option<String> {
    let catalog = now.catalog;
    let only_in = |these: &Scene, those: &Scene| {
        let is_there = |owner: &Owner| those.seats.iter().any(|it| owner.is_same(&it.owner));
        let seats = Seat::first(these.seats.len())
            .zip(these.seats)
            .filter(|(_, info)| !is_there(&info.owner));
        these.names(seats.map(|(seat, _)| seat))
    };
    let (joined, left) = (only_in(now, then), only_in(then, now));
    let joined = (!joined.is_empty()).then(|| catalog.outcome_joined(joined));
    let left = (!left.is_empty()).then(|| catalog.outcome_left(left));
    let said: Vec<String> = joined.into_iter().chain(left).collect();
    (!said.is_empty()).then(|| said.join(" · "))
}

/// The sentence that mentions the losers or the winners, and tells how it came about.
fn announcement(scene: &Scene, tally: Tally, results: &Results, story: Option<String>) -> String {
    let (catalog, counted) = (scene.catalog, tally.counted(results));
    let who = catalog.list(counted.iter().map(|seat| scene.called(seat)));
    match (tally, story) {
        (Tally::FirstWins, _) if counted.len() > 1 => catalog.outcome_text_shared(who),
        (Tally::FirstWins, Some(story)) => catalog.outcome_told_won(who, story),
        (Tally::FirstWins, None) => catalog.outcome_text_won(who),
        (Tally::LastLoses, Some(story)) => catalog.outcome_told(who, story),
        (Tally::LastLoses, None) => catalog.outcome_text(who),
    }
}

/// A line with everyone but the losers or the winners by place, best first.
fn others(scene: &Scene, tally: Tally, results: &Results) -> Option<String> {
    let (catalog, counted) = (scene.catalog, tally.counted(results));
    let others = results.ranked().into_iter().filter(|(seat, _)| !counted.contains(*seat));
    let named: Vec<String> = others
        .map(|(seat, placing)| {
            let name = match placing.score {
                Some(score) => catalog
                    .outcome_scored(scene.name(seat), catalog.isolated(numbers::signed(score))),
                None => scene.name(seat),
            };
            catalog.outcome_place(usize::from(placing.place), name)
        })
        .collect();
    let line = named.join(" · ");
    (!named.is_empty()).then(|| match tally {
        Tally::LastLoses => catalog.outcome_away(line),
        Tally::FirstWins => line,
    })
}

/// A line with those who had hints, and how many.
fn hints(scene: &Scene) -> Option<String> {
    let hinted = Seat::first(scene.seats.len()).zip(scene.seats).filter(|(_, info)| info.hints > 0);
    let said: Vec<String> = hinted
        .map(|(seat, info)| scene.catalog.outcome_hinted(scene.name(seat), info.hints))
        .collect();
    (!said.is_empty()).then(|| small(&said.join(" · ")))
}

/// By how much each person's rating has changed, and how likely they were to lose; and that all ratings
/// were computed anew, after the first game since.
fn ratings(scene: &Scene) -> Vec<String> {
    let (catalog, Some(rated)) = (scene.catalog, scene.rated) else { return Vec::new() };
    let seats = Seat::first(scene.seats.len()).zip(&rated.changes);
    let changes = seats
        .filter_map(|(seat, change)| {
            let (name, Change { before, after, chance }) = (scene.name(seat), (*change)?);
            let change = catalog.isolated(numbers::signed(after.points() - before.points()));
            Some(match chance {
                Some(chance) => catalog.outcome_rated_seat(name, change, of_100(chance)),
                None => catalog.outcome_rated_seat_won(name, change),
            })
        })
        .collect::<Vec<_>>()
        .join(" · ");
    let line = match scene.kind().tally() {
        Tally::LastLoses => catalog.outcome_rated(changes),
        Tally::FirstWins => catalog.outcome_rated_won(changes),
    };
    let anew = rated.is_first_anew.then(|| catalog.outcome_rated_anew());
    [line].into_iter().chain(anew).map(|line| small(&line)).collect()
}

/// How often seats have lost or won in this series, depending on the tally, or people in an evening
/// over several tables. A single game is no series.
fn series(scene: &Scene, tally: Tally) -> Vec<String> {
    let catalog = scene.catalog;
    if let Some(evening) = scene.so_far {
        return tally::so_far(catalog, evening);
    }
    let counted: Vec<String> = Seat::first(scene.seats.len())
        .zip(scene.seats)
        .filter(|(_, info)| info.tally > 0)
        .map(|(seat, info)| catalog.series_seat(scene.name(seat), info.tally))
        .collect();
    if scene.games < 2 || counted.is_empty() {
        return Vec::new();
    }
    let heading = match tally {
        Tally::LastLoses => catalog.series(scene.games),
        Tally::FirstWins => catalog.series_won(scene.games),
    };
    vec![heading, counted.join(" · ")]
}

#[cfg(test)]
mod tests;
