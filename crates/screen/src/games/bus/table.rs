//! What everyone reads about a game: the public message, what happened in a deal and what hands
//! are worth ("a pair of nines"), and the picture of the tokens, deal by deal.

use super::Running;
use super::keys::BusMessages;
use crate::games::kit::blocks::Blocks;
use crate::games::kit::display::{timed, turn};
use crate::games::kit::moments::newest;
use crate::games::kit::on_discord::LastMove;
use crate::games::kit::steps::{OpenStep, Step};
use crate::i18n::Catalog;
use crate::pictures::{Chart, Line, Mark, Spot, Story};
use crate::render::message::{ALT_MAX, Message, Picture};
use crate::render::{Scene, cards, chart};
use getaway_games::bus::rules::{Board, Combination, Due, Event, Hand, Position, Worth};
use getaway_games::bus::session::{DealEnd, DealLog, PublicView};
use getaway_games::cards::{Direction, Rank, Seat, SeatSet};

/// The public message during a deal, or between two.
pub fn open(scene: &Scene, game: Running) -> Message {
    let board = &game.view.board;
    let title = scene.catalog.table_title(game.number().0, board.deals());
    let blocks = Blocks {
        seats: seats(scene, board),
        past: game.view.ends().last().map(|end| showdown(scene, end)),
        present: present(scene, game),
        due: vec![due(scene, game)],
        whose: board.turn().into_iter().collect(),
        ..Blocks::default()
    };
    blocks.message(scene, title, scene.buttons(game.number(), []))
}

/// The middle and the last turn, and who has stopped the bus.
fn present(scene: &Scene, game: Running) -> Vec<String> {
    let (catalog, board) = (scene.catalog, &game.view.board);
    let middle = board.middle().map(|middle| {
        let middle = catalog.middle(cards::in_order(middle));
        let last = game.view.last_turn().and_then(|event| turn_line(scene, event));
        [Some(middle), last].into_iter().flatten()
    });
    let called = board.called().map(|caller| {
        let order = board.last_turns().in_turn_after(caller, Direction::Clockwise);
        catalog.called(scene.names(order))
    });
    middle.into_iter().flatten().chain(called).collect()
}

fn due(scene: &Scene, game: Running) -> String {
    let catalog = scene.catalog;
    match game.view.board.due() {
        Due::Turn(seat) => timed(scene, game.table, turn(scene, seat, |who| catalog.due_play(who))),
        Due::Deal => catalog.next_deal_now(),
        Due::Over(seat) => catalog.outcome_text_won(scene.bold(seat)),
    }
}

fn seats(scene: &Scene, board: &Board) -> Vec<String> {
    let catalog = scene.catalog;
    let mut lines = Vec::new();
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
    let out: SeatSet =
        Seat::first(board.seats()).filter(|seat| !board.in_play().contains(*seat)).collect();
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

/// How many of a deal's latest turns are shown. A deal can have more than a hundred.
const SHOWN: usize = 18;

/// A finished deal: its turns in a row, then all hands.
pub fn whole(scene: &Scene, log: &DealLog, end: &DealEnd) -> String {
    let catalog = scene.catalog;
    let mut turns = turns(scene, &log.events);
    if turns.len() > SHOWN {
        turns.drain(..turns.len() - SHOWN);
        turns.insert(0, "…".to_owned());
    }
    let dealt = log
        .events
        .iter()
        .find_map(|event| match *event {
            Event::Dealt { dealer, middle, .. } => {
                Some(catalog.deal_told(log.number, scene.name(dealer), cards::in_order(middle)))
            }
            _ => None,
        })
        .unwrap_or_else(|| catalog.deal_retold(log.number));
    format!("{dealt}\n{}\n{}", turns.join(" · "), hands(scene, end).join("\n"))
}

/// A few words for each turn.
fn turns(scene: &Scene, events: &[Event]) -> Vec<String> {
    let mut turns: Vec<String> = Vec::new();
    for event in events {
        match *event {
            Event::Called { .. } => {
                if let Some(turn) = turns.last_mut() {
                    *turn = scene.catalog.told_called(turn.clone());
                }
            }
            event => turns.extend(in_short(scene, event)),
        }
    }
    turns
}

/// A part of a replay: a round of turns, with all hands as they were before it, and the hands that
/// were shown if it ends the deal. Those are the picture, with the worst marked.
pub fn step(scene: &Scene, step: &Step<Position>) -> OpenStep {
    let (catalog, game) = (scene.catalog, &step.before);
    let board = game.board();
    let end = step.events.iter().find_map(|event| match *event {
        Event::Showdown { hands, worst, losers } => Some(DealEnd {
            deal: step.round,
            caller: board.called(),
            hands,
            worst,
            losers,
            out: losers.iter().filter(|seat| board.tokens(*seat) == 1).collect(),
            tokens: hands.map(|_| 0),
        }),
        _ => None,
    });
    let rows = end.iter().flat_map(shown_hands).map(|(seat, hand)| {
        let is_worst = end.as_ref().is_some_and(|end| end.worst.contains(seat));
        hand.cards().map(if is_worst { Spot::Marked } else { Spot::Face }).to_vec()
    });
    let hand = |seat| Some((seat, vec![game.hand(seat)?.cards().to_vec()]));
    let middle = board.middle().map(|middle| catalog.middle(cards::in_order(middle)));
    let told = turns(scene, &step.events).join(" · ");
    OpenStep {
        when: catalog.review_when(step.round),
        lying: middle.into_iter().collect(),
        hands: board.in_play().iter().filter_map(hand).collect(),
        cards: rows.collect(),
        told: [told].into_iter().chain(end.iter().flat_map(|end| worst(scene, end))).collect(),
        ..OpenStep::default()
    }
}

/// The worst hands, and who loses a token.
fn worst(scene: &Scene, end: &DealEnd) -> Vec<String> {
    let worst = shown_hands(end).filter(|(seat, _)| end.worst.contains(*seat));
    let shown = worst.map(|(seat, hand)| shown_hand(scene, end, seat, hand));
    shown.chain([lost(scene, end)]).collect()
}

pub const fn is_turn(event: &Event) -> bool {
    matches!(event, Event::Kept { .. } | Event::Exchanged { .. } | Event::ExchangedAll { .. })
}

fn in_short(scene: &Scene, event: Event) -> Option<String> {
    let catalog = scene.catalog;
    Some(match event {
        Event::Kept { seat } => catalog.told_kept(scene.name(seat)),
        Event::Exchanged { seat, gave, took } => {
            let exchange = catalog.exchange(cards::label(gave), cards::label(took));
            catalog.told_exchanged(scene.name(seat), exchange)
        }
        Event::ExchangedAll { seat, .. } => catalog.told_exchanged_all(scene.name(seat)),
        _ => return None,
    })
}

fn turn_line(scene: &Scene, event: Event) -> Option<String> {
    let catalog = scene.catalog;
    Some(match event {
        Event::Kept { seat } => catalog.turn_kept(scene.name(seat)),
        Event::Exchanged { seat, gave, took } => {
            catalog.turn_exchanged(scene.name(seat), cards::label(gave), cards::label(took))
        }
        Event::ExchangedAll { seat, .. } => catalog.turn_exchanged_all(scene.name(seat)),
        _ => return None,
    })
}

/// What the player in the seat did last, and whether they stopped the bus with it.
pub fn last_move(scene: &Scene, view: &PublicView, of: Seat) -> Option<LastMove> {
    let mut called = false;
    newest(&view.past, &view.present).find_map(|event| match *event {
        Event::Called { seat } => {
            called |= seat == of;
            None
        }
        Event::Kept { seat } | Event::Exchanged { seat, .. } | Event::ExchangedAll { seat, .. }
            if seat == of =>
        {
            let turn = turn_line(scene, *event)?;
            Some(LastMove::Did(if called { scene.catalog.told_called(turn) } else { turn }))
        }
        _ => None,
    })
}

/// A finished deal in a line: all cards, and what the worst ones are worth.
pub fn showdown(scene: &Scene, end: &DealEnd) -> String {
    let shown = shown_hands(end).map(|(seat, hand)| {
        if end.worst.contains(seat) {
            shown_hand(scene, end, seat, hand)
        } else {
            scene.catalog.shown_cards(scene.name(seat), cards::in_order(hand.cards()))
        }
    });
    let lines: Vec<String> = shown.chain([lost(scene, end)]).collect();
    scene.catalog.deal_in_short(end.deal, lines.join(" · "))
}

/// All hands with what they're worth, the losing ones marked, and who loses a token.
fn hands(scene: &Scene, end: &DealEnd) -> Vec<String> {
    let shown = shown_hands(end).map(|(seat, hand)| shown_hand(scene, end, seat, hand));
    shown.chain([lost(scene, end)]).collect()
}

fn shown_hands(end: &DealEnd) -> impl Iterator<Item = (Seat, Hand)> {
    Seat::first(end.hands.len()).zip(end.hands).filter_map(|(seat, hand)| Some((seat, hand?)))
}

fn shown_hand(scene: &Scene, end: &DealEnd, seat: Seat, hand: Hand) -> String {
    let catalog = scene.catalog;
    let worth = worth_in_words(catalog, hand.worth());
    let line = catalog.shown_hand(scene.name(seat), cards::in_order(hand.cards()), worth);
    if end.worst.contains(seat) { catalog.shown_worst(line) } else { line }
}

/// Who loses a token, and who is out.
fn lost(scene: &Scene, end: &DealEnd) -> String {
    let catalog = scene.catalog;
    let mut said = vec![match end.losers.len() {
        0 => catalog.nobody_loses(),
        count => catalog.loses_token(scene.names(end.losers.iter()), count),
    }];
    if !end.out.is_empty() {
        said.push(catalog.goes_out(scene.names(end.out.iter()), end.out.len()));
    }
    said.join(" ")
}

pub fn worth_in_words(catalog: &Catalog, worth: Worth) -> String {
    let ranks = worth.ranks();
    let row = || ranks.map(Rank::name).join(" ");
    let [first, ..] = ranks;
    match worth.combination() {
        Combination::Prial => catalog.worth_prial(catalog.ranks(key(first))),
        Combination::RunningFlush => catalog.worth_running_flush(row()),
        Combination::Run => catalog.worth_run(row()),
        Combination::Flush => catalog.worth_flush(catalog.rank(first.name())),
        Combination::Pair => catalog.worth_pair(catalog.ranks(key(first))),
        Combination::HighCard => catalog.worth_high_card(catalog.rank(first.name())),
    }
}

/// The key by which a message selects a rank: a message can't select by a text of digits.
fn key(rank: Rank) -> &'static str {
    const WORDS: [&str; 9] =
        ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    WORDS.get(usize::from(rank.number())).copied().unwrap_or(rank.name())
}

/// The story of a finished game, with the names of its seats.
pub fn picture(scene: &Scene, board: &Board, ends: &[DealEnd]) -> Picture {
    let catalog = scene.catalog;
    let mut alt = catalog.chart_alt(in_words(scene, board, ends, true));
    if alt.chars().count() > ALT_MAX {
        alt = catalog.chart_alt(in_words(scene, board, ends, false));
    }
    Picture {
        chart: Chart::Story(story(board, ends)),
        name: "story",
        alt,
        legend: catalog.chart_legend(chart::signed_names(scene, board.seats())),
    }
}

/// Each seat's tokens after each deal, who went out, and who kept the last tokens.
fn story(board: &Board, ends: &[DealEnd]) -> Story {
    let lines = Seat::first(board.seats()).map(|seat| {
        let tokens = ends.iter().map(|end| u32::from(end.tokens[seat.index()]));
        let out = (1..).zip(ends).find(|(_, end)| end.out.contains(seat));
        let won = (board.place(seat) == Some(1)).then_some((ends.len(), Mark::Last));
        Line {
            counts: [board.options().tokens.get()].into_iter().chain(tokens).collect(),
            marks: out.map(|(deal, _)| (deal, Mark::Out)).or(won).into_iter().collect(),
        }
    });
    Story { lines: lines.collect() }
}

/// Each seat's line in words. `deals`: whether to list the deals in which it lost tokens.
fn in_words(scene: &Scene, board: &Board, ends: &[DealEnd], deals: bool) -> String {
    let catalog = scene.catalog;
    let lines = Seat::first(board.seats()).map(|seat| {
        let lost: Vec<String> = ends
            .iter()
            .filter(|end| end.losers.contains(seat))
            .map(|end| end.deal.to_string())
            .collect();
        let (mut said, count) = (Vec::new(), lost.len());
        if deals && count > 0 {
            said.push(catalog.chart_lost(catalog.list(lost), count));
        }
        said.push(match ends.iter().find(|end| end.out.contains(seat)) {
            Some(end) => catalog.chart_out(end.deal),
            None => catalog.chart_left(board.tokens(seat)),
        });
        catalog.chart_player(seat.index() + 1, scene.label(seat), catalog.list(said))
    });
    lines.collect::<Vec<_>>().join("\n")
}
