//! What everyone reads about a game: the public message with the hand and what it is played for,
//! the scores, the auction, the trick, the last trick, and whose turn it is; the score sheet, which
//! is shown between two hands; and what happened in a hand.

use super::action::KingAction;
use super::keys::KingMessages;
use super::{Running, words};
use crate::games::kit::blocks::Blocks;
use crate::games::kit::display::{timed, turn};
use crate::games::kit::moments::newest;
use crate::games::kit::on_discord::LastMove;
use crate::games::kit::steps::{OpenStep, Step};
use crate::pictures::{Chart, Scores, Spot};
use crate::render::message::{Button, Colour, Message, Picture};
use crate::render::numbers::signed;
use crate::render::scene::countdown;
use crate::render::{Scene, cards, chart};
use getaway_games::cards::{Card, Seat};
use getaway_games::king::rules::{
    Act, Bid, Board, Choice, Contract, Due, Event, Penalty, Play, Position, Round, SEATS, Scoring,
    Sold,
};
use getaway_games::king::session::{HandLog, PublicView};
use getaway_table::GameNumber;

pub fn open(scene: &Scene, game: Running) -> Message {
    match game.view.board.due() {
        Due::Deal(next) => between(scene, game, next),
        _ => hand(scene, game),
    }
}

fn between(scene: &Scene, game: Running, next: Round) -> Message {
    let catalog = scene.catalog;
    let (number, board) = (game.number(), &game.view.board);
    let stakes = words::stakes(catalog, next, None);
    let dealer = scene.name(next.dealer(board.first_dealer()));
    let comes = catalog.next_hand(next.number(), stakes, dealer);
    let blocks = Blocks {
        seats: last_hand(scene, board),
        past: last_trick(scene, game.view),
        due: vec![match game.table.pause {
            Some(ends) => format!("{comes} {}", catalog.next_hand_when(countdown(ends))),
            None => comes,
        }],
        ..Blocks::default()
    };
    let title = match next.number() {
        1 => catalog.table_title(number.0, next.number(), Round::COUNT),
        next => catalog.between_title(number.0, next - 1, Round::COUNT),
    };
    blocks.message(scene, title, buttons(scene, game))
}

fn last_trick(scene: &Scene, view: &PublicView) -> Option<String> {
    let trick = view.last_trick()?;
    let told = plays(scene, trick.plays(), None);
    Some(scene.catalog.last_trick(told, scene.name(trick.winner)))
}

fn hand(scene: &Scene, game: Running) -> Message {
    let catalog = scene.catalog;
    let (board, round) = (&game.view.board, game.view.board.round());
    let contract = board.play().map(Play::contract);
    let stakes = catalog.stakes_heading(words::stakes(catalog, round, contract));
    // Not the last one of the hand before.
    let has_trick = board.play().is_some_and(|play| !play.tricks().is_empty());
    let blocks = Blocks {
        about: vec![format!("{stakes} · {}", dealt(scene, board))],
        seats: seats(scene, board),
        past: last_trick(scene, game.view).filter(|_| has_trick),
        present: auction(scene, board).into_iter().chain(trick(scene, board)).collect(),
        due: vec![timed(scene, game.table, due(scene, board))],
        whose: board.due().seat().into_iter().collect(),
    };
    let number = game.number().0;
    let title = catalog.table_title(number, round.number(), Round::COUNT);
    blocks.message(scene, title, buttons(scene, game))
}

/// The dealer, and the trumps until the direction is chosen.
fn dealt(scene: &Scene, board: &Board) -> String {
    let catalog = scene.catalog;
    let dealer = catalog.dealer(scene.name(board.dealer()));
    match board.trumps() {
        Some(trumps) if board.play().is_none() => {
            let trumps = catalog.trumps(words::trumps(catalog, trumps));
            format!("{dealer} {trumps}")
        }
        _ => dealer,
    }
}

/// The seats with their scores and what they have taken in this hand.
fn seats(scene: &Scene, board: &Board) -> Vec<String> {
    let mut lines = Vec::new();
    for (seat, score) in Seat::first(SEATS).zip(board.scores()) {
        let mut line = scene.catalog.seat_score(scene.full_name(seat), signed(score));
        if let Some(taken) = board.play().and_then(|play| taken(scene, play, seat)) {
            line = format!("{line} · {taken}");
        }
        if board.due().seat() == Some(seat) {
            line = scene.catalog.seat_turn(line);
        }
        lines.push(line);
    }
    lines
}

/// The tricks or penalty cards that a seat has taken, whichever count in this hand. `None` if it
/// has taken none.
fn taken(scene: &Scene, play: &Play, seat: Seat) -> Option<String> {
    let tricks = play.tricks().iter().filter(|trick| trick.winner == seat);
    match play.contract() {
        Contract::Negative(penalty) if !matches!(penalty, Penalty::Tricks | Penalty::LastTwo) => {
            let cards = play.taken(seat).and(penalty.cards());
            (!cards.is_empty()).then(|| scene.catalog.taken_cards(cards::row(cards)))
        }
        _ => match tricks.count() {
            0 => None,
            count => Some(scene.catalog.taken_tricks(count)),
        },
    }
}

fn auction(scene: &Scene, board: &Board) -> Option<String> {
    let bidding = board.bidding()?;
    if let (None, Some(Sold { to, bid })) = (bidding.turn(), bidding.best()) {
        return Some(scene.catalog.sold(scene.name(to), bid.tricks()));
    }
    if board.play().is_some() {
        // Without a bid, the auction changed nothing.
        return None;
    }
    // They bid in turn, so these are what each of them called last.
    let last = bidding.calls().rev().take(SEATS - 1);
    let mut calls: Vec<String> = last.map(|(seat, bid)| call(scene, seat, bid)).collect();
    calls.reverse();
    (!calls.is_empty()).then(|| scene.catalog.auction(calls.join(" · ")))
}

/// The trick on the table, and who would take it. `None` if it has no card yet.
pub fn trick(scene: &Scene, board: &Board) -> Option<String> {
    let play = board.play()?;
    let trick = play.trick();
    let shown = scene.catalog.on_table(plays(scene, trick.plays(), None));
    let winning = trick.winning(play.contract().trumps());
    match (trick.cards().len(), winning) {
        (0, _) => None,
        // The lead alone wins anyhow.
        (1, _) | (_, None) => Some(shown),
        (_, Some((seat, _))) => {
            Some(format!("{shown} {}", scene.catalog.winning(scene.bare_name(seat))))
        }
    }
}

fn due(scene: &Scene, board: &Board) -> String {
    let catalog = scene.catalog;
    match board.due() {
        Due::Choose(seat) => turn(scene, seat, |who| match board.bidding() {
            Some(_) => catalog.due_trumps(who),
            None => catalog.due_choose(who),
        }),
        Due::Bid(seat) => turn(scene, seat, |who| catalog.due_bid(who)),
        Due::Direct(seat) => turn(scene, seat, |who| catalog.due_direct(who)),
        Due::Play(seat) => turn(scene, seat, |who| match board.play() {
            Some(play) if play.trick().cards().is_empty() => catalog.due_lead(who),
            _ => catalog.due_play(who),
        }),
        Due::Deal(_) | Due::Over => catalog.hand_over(),
    }
}

fn buttons(scene: &Scene, game: Running) -> Vec<Button> {
    let sheet = Button::secondary(KingAction::Sheet(game.number()), scene.catalog.button_sheet());
    scene.buttons(game.number(), [sheet])
}

/// The finished hands and the totals, in columns with the numbers of the players, and what each
/// hand was played for.
pub fn sheet(scene: &Scene, game: GameNumber, view: &PublicView) -> Message {
    let (catalog, board) = (scene.catalog, &view.board);
    let stakes: Vec<String> = board
        .sheet()
        .rows()
        .map(|(round, row)| {
            catalog.sheet_row(round.number(), words::stakes(catalog, round, Some(row.contract)))
        })
        .collect();
    let lines = if stakes.is_empty() {
        catalog.sheet_empty()
    } else {
        [sheet_names(scene), columns(board, 0), stakes.join("\n")].join("\n")
    };
    let message = Message::embed(catalog.sheet_title(game.0), lines, Colour::Past);
    Message { picture: curve(scene, board), ..message }
}

/// The hand that is just over and the totals. The score sheet has all hands. Empty before the first
/// one is over.
fn last_hand(scene: &Scene, board: &Board) -> Vec<String> {
    match board.sheet().rows().count().checked_sub(1) {
        Some(others) => vec![sheet_names(scene), columns(board, others)],
        None => vec![scene.catalog.sheet_empty()],
    }
}

/// The players with the numbers of their columns.
fn sheet_names(scene: &Scene) -> String {
    let names =
        Seat::first(SEATS).map(|seat| scene.catalog.sheet_name(seat.index() + 1, scene.name(seat)));
    scene.catalog.sheet_names(names.collect::<Vec<_>>().join(" · "))
}

/// How many characters of a line fit on a phone.
const WIDEST: usize = 24;

/// The points of the hands after the first ones, and the totals, so that a line fits on a phone.
/// Points of four digits need the room of the numbers of the hands, which are in order anyway, and
/// of the signs before what was won.
fn columns(board: &Board, skipped: usize) -> String {
    let text = |points: i32, is_narrow: bool| match points {
        0.. if is_narrow => points.to_string(),
        _ => signed(points),
    };
    let lines = |is_narrow: bool| {
        let rows = board.sheet().rows().skip(skipped).map(|(round, row)| {
            let number = if is_narrow { "·".to_owned() } else { round.number().to_string() };
            (number, row.scores.map(|points| text(points, is_narrow)))
        });
        // A sign, because some clients drop spaces at the beginning.
        let head = ("#".to_owned(), ["1", "2", "3", "4"].map(str::to_owned));
        let sum = ("=".to_owned(), board.scores().map(|points| text(points, is_narrow)));
        aligned([head].into_iter().chain(rows).chain([sum]).collect(), is_narrow)
    };
    let fits = |lines: &Vec<String>| lines.iter().all(|line| line.chars().count() <= WIDEST);
    let lines = Some(lines(false)).filter(fits).unwrap_or_else(|| lines(true));
    format!("```\n{}\n```", lines.join("\n"))
}

/// Lines with their columns below each other: all equally wide, or each as narrow as it can be.
fn aligned(lines: Vec<(String, [String; SEATS])>, is_narrow: bool) -> Vec<String> {
    let count = |text: &String| text.chars().count();
    let first = lines.iter().map(|(first, _)| count(first)).max().unwrap_or(0);
    let mut wide = [0; SEATS];
    for (_, scores) in &lines {
        wide.iter_mut().zip(scores).for_each(|(wide, score)| *wide = count(score).max(*wide));
    }
    let widest = wide.into_iter().max().unwrap_or(0);
    let wide = if is_narrow { wide } else { [widest; SEATS] };
    let line = |(number, scores): (String, [String; SEATS])| {
        let columns = scores.iter().zip(wide).map(|(score, wide)| format!(" {score:>wide$}"));
        format!("{number:>first$}{}", columns.collect::<String>())
    };
    lines.into_iter().map(line).collect()
}

/// The curve of everyone's points from hand to hand. `None` before the first hand is over.
pub fn curve(scene: &Scene, board: &Board) -> Option<Box<Picture>> {
    let catalog = scene.catalog;
    let mut sums = [0; SEATS];
    let mut lines = vec![vec![0]; SEATS];
    for (_, row) in board.sheet().rows() {
        for ((sum, line), score) in sums.iter_mut().zip(&mut lines).zip(row.scores) {
            *sum += score;
            line.push(*sum);
        }
    }
    if lines.iter().all(|line| line.len() == 1) {
        return None;
    }
    let told = Seat::first(SEATS).zip(&lines).map(|(seat, line)| {
        let sums = catalog.list(line.iter().skip(1).map(|sum| signed(*sum)));
        catalog.curve_player(seat.index() + 1, scene.label(seat), sums)
    });
    Some(Box::new(Picture {
        legend: catalog.curve_legend(chart::signed_names(scene, SEATS)),
        alt: catalog.curve_alt(told.collect::<Vec<_>>().join("\n")),
        name: "scores",
        chart: Chart::Scores(Scores { lines, won: 0 }),
    }))
}

/// A finished hand, from the deal to its scores.
pub fn whole(scene: &Scene, log: &HandLog) -> String {
    let catalog = scene.catalog;
    let (mut lines, mut called) = (Vec::new(), Vec::new());
    for event in &log.events {
        match *event {
            Event::Dealt { round, dealer } => lines.push(heading(scene, log, round, dealer)),
            Event::Did { seat, act } => match act {
                Act::Bid(_) | Act::Pass => called.extend(did(scene, seat, act)),
                Act::Choose(_) | Act::Direct(_) => lines.extend(did(scene, seat, act)),
                Act::Play(_) => {}
            },
            Event::Sold { to, bid } => {
                lines.push(catalog.auction(called.join(" · ")));
                lines.push(catalog.sold(scene.name(to), bid.tricks()));
            }
            Event::NotSold => lines.push(catalog.auction(called.join(" · "))),
            Event::Took { number, trick } => {
                // In a line: `7 · Ann Q♥ · Bob 9♥`. Whoever took the trick is in bold.
                let said = plays(scene, trick.plays(), Some(trick.winner));
                lines.push(catalog.directed(format!("{number} · {said}")));
            }
            Event::RoundOver { scores, .. } => lines.push(scored(scene, scores)),
            Event::Received { .. } | Event::GameOver { .. } => {}
        }
    }
    lines.join("\n")
}

/// A part of a replay: a trick, or what comes before the first one, with all hands as they were
/// before it. The card that took the trick is marked in the picture.
pub fn step(scene: &Scene, step: &Step<Position>) -> OpenStep {
    let (catalog, game) = (scene.catalog, &step.before);
    let (board, round) = (game.board(), game.board().round());
    let play = board.play();
    let stakes = words::stakes(catalog, round, play.map(Play::contract));
    let (mut called, mut trick, mut winner, mut points) = (Vec::new(), Vec::new(), None, None);
    for event in &step.events {
        match *event {
            Event::Did { seat, act: Act::Play(card) } => trick.push((seat, card)),
            Event::Did { seat, act } => called.extend(did(scene, seat, act)),
            Event::Took { ref trick, .. } => winner = Some(trick.winner),
            Event::RoundOver { scores, .. } => points = Some(scored(scene, scores)),
            _ => {}
        }
    }
    let spot = |(seat, card): &(Seat, Card)| {
        if winner == Some(*seat) { Spot::Marked(*card) } else { Spot::Face(*card) }
    };
    let cards = vec![trick.iter().map(spot).collect()];
    let said = [called.join(" · "), plays(scene, trick.into_iter(), winner)].into_iter();
    OpenStep {
        when: match play {
            Some(play) => catalog.review_when(round.number(), play.tricks().len() + 1),
            None => catalog.review_before(round.number()),
        },
        lying: vec![catalog.stakes_heading(stakes)],
        hands: Seat::first(SEATS)
            .map(|seat| (seat, vec![cards::sorted(game.hand(seat))]))
            .collect(),
        told: said.filter(|line| !line.is_empty()).chain(points).collect(),
        cards,
        ..OpenStep::default()
    }
}

/// What a player did, unless they played a card.
fn did(scene: &Scene, seat: Seat, act: Act) -> Option<String> {
    let (catalog, name) = (scene.catalog, scene.name(seat));
    Some(match act {
        Act::Bid(bid) => call(scene, seat, Some(bid)),
        Act::Pass => call(scene, seat, None),
        Act::Choose(Choice::Trumps(trumps)) => {
            catalog.chose_trumps(name, words::trumps(catalog, trumps))
        }
        Act::Choose(Choice::Auction) => catalog.chose_auction(name),
        Act::Direct(Scoring::Up) => catalog.chose_up(name),
        Act::Direct(Scoring::Down) => catalog.chose_down(name),
        Act::Play(_) => return None,
    })
}

pub fn last_move(scene: &Scene, view: &PublicView, of: Seat) -> Option<LastMove> {
    newest(&view.past, &view.present).find_map(|event| match *event {
        Event::Did { seat, act: Act::Play(card) } if seat == of => {
            Some(LastMove::Played(cards::label(card)))
        }
        Event::Did { seat, act } if seat == of => did(scene, seat, act).map(LastMove::Did),
        _ => None,
    })
}

/// How the last hand of a game ended: what it was played for, its last trick and its points.
pub fn end(scene: &Scene, view: &PublicView) -> Option<String> {
    let log = view.past.last()?;
    let (mut dealt, mut points) = (None, None);
    for event in &log.events {
        match *event {
            Event::Dealt { round, dealer } => dealt = Some(heading(scene, log, round, dealer)),
            Event::RoundOver { scores, .. } => points = Some(scored(scene, scores)),
            _ => {}
        }
    }
    let lines = [dealt, last_trick(scene, view), points].into_iter().flatten();
    Some(lines.collect::<Vec<_>>().join("\n"))
}

fn scored(scene: &Scene, scores: [i32; SEATS]) -> String {
    let scores = Seat::first(SEATS).zip(scores);
    let said = scores.map(|(seat, score)| scene.catalog.score(scene.name(seat), signed(score)));
    scene.catalog.hand_scored(said.collect::<Vec<_>>().join(" · "))
}

fn heading(scene: &Scene, log: &HandLog, round: Round, dealer: Seat) -> String {
    let contract = log.events.iter().find_map(|event| match event {
        Event::RoundOver { contract, .. } => Some(*contract),
        _ => None,
    });
    let stakes = words::stakes(scene.catalog, round, contract);
    scene.catalog.hand_retold(round.number(), stakes, scene.name(dealer))
}

fn call(scene: &Scene, seat: Seat, bid: Option<Bid>) -> String {
    match bid {
        Some(bid) => scene.catalog.call_bid(scene.name(seat), bid.tricks()),
        None => scene.catalog.call_pass(scene.name(seat)),
    }
}

/// Cards in the order they were played, with their players. The name of the player in the seat
/// `bold` is in bold.
fn plays(scene: &Scene, plays: impl Iterator<Item = (Seat, Card)>, bold: Option<Seat>) -> String {
    let said = plays.map(|(seat, card)| {
        let name = if bold == Some(seat) { scene.bold(seat) } else { scene.name(seat) };
        scene.catalog.play(name, cards::picture(card))
    });
    said.collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use getaway_games::king::rules::Record;
    use serde_json::{Value as Json, json};

    /// Games with the most and the fewest points that anyone can have.
    const EXTREMES: &str = include_str!("../../../../games/tests/data/king-extremes.jsonl");

    /// The record of the same game with everyone one seat further on.
    fn turned(record: &Json) -> Json {
        let mut turned = record.clone();
        let further = |seat: &Json| json!(seat.as_u64().map(|seat| (seat + 1) % SEATS as u64));
        let rotate = |list: &mut Json| list.as_array_mut().unwrap().rotate_right(1);
        ["seats", "scores", "places"].iter().for_each(|name| rotate(&mut turned[*name]));
        turned["dealer"] = further(&record["dealer"]);
        for entry in turned["moves"].as_array_mut().unwrap() {
            match entry.get("hands") {
                Some(_) => rotate(&mut entry["hands"]),
                None => entry["seat"] = further(&entry["seat"]),
            }
        }
        turned
    }

    #[test]
    fn the_widest_score_sheets_fit_on_a_phone() {
        let mut totals = Vec::new();
        for line in EXTREMES.lines() {
            let mut record: Json = serde_json::from_str(line).unwrap();
            for _ in 0..SEATS {
                record = turned(&record);
                let read = Record::from_line(&record.to_string()).unwrap();
                let mut boards = Vec::new();
                let over = read.replay_with(&mut |game, _| boards.push(*game.board())).unwrap();
                totals.extend(over.board().scores());
                boards.push(*over.board());
                for board in &boards {
                    let hands = board.sheet().rows().count();
                    for skipped in [0, hands.saturating_sub(1)] {
                        let said = columns(board, skipped);
                        let lines: Vec<&str> = said.lines().collect();
                        assert_eq!(lines.len(), 4 + hands - skipped, "{said}");
                        assert!(lines.iter().all(|line| line.chars().count() <= 24), "{said}");
                        for points in board.scores() {
                            let digits = points.unsigned_abs().to_string();
                            assert!(lines[lines.len() - 2].contains(&digits), "{said}");
                        }
                    }
                }
            }
        }
        assert_eq!((totals.iter().min(), totals.iter().max()), (Some(&-4875), Some(&4550)));
    }
}
