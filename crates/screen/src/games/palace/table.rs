//! What everyone reads about a game: the public message with the seats and the cards in front of
//! them, the stack, what happened on it and on the last one, the draw deck, whose turn it is, and
//! the clock; and the game's story as a picture.

use super::action::button;
use super::keys::PalaceMessages;
use super::{Running, by_rank, goes_anywhere, row};
use crate::games::kit::blocks::Blocks;
use crate::games::kit::display::{timed, turn};
use crate::games::kit::moments::newest;
use crate::games::kit::on_discord::LastMove;
use crate::games::kit::steps::{OpenStep, Step};
use crate::pictures::{Mark, Spot, Story};
use crate::render::message::{Button, ButtonStyle, Message};
use crate::render::{Scene, cards, chart};
use getaway_games::cards::{CardSet, Rank, Seat, SeatSet};
use getaway_games::palace::rules::{Act, Board, Due, Event, Phase, Position, Source, is_ceiling};
use getaway_games::palace::session::{PublicView, StackLog};

/// The public message during the exchange, or with the stack.
pub fn open(scene: &Scene, game: Running) -> Message {
    let catalog = scene.catalog;
    let number = game.number().0;
    let (title, blocks) = match game.view.board.due() {
        Due::Exchange(seats) => (catalog.exchange_title(number), exchange(scene, game, seats)),
        Due::Begin | Due::Play(_) | Due::Over(_) => {
            let title = catalog.table_title(number, game.view.present.number);
            (title, stack(scene, game))
        }
    };
    blocks.message(scene, title, buttons(scene, game))
}

fn exchange(scene: &Scene, game: Running, waiting: SeatSet) -> Blocks {
    let catalog = scene.catalog;
    let who = catalog.list(waiting.iter().map(|seat| scene.bold(seat)));
    Blocks {
        about: vec![catalog.exchange_intro()],
        seats: seats(scene, &game.view.board),
        due: vec![timed(scene, game.table, catalog.due_ready(who))],
        whose: waiting,
        ..Blocks::default()
    }
}

fn stack(scene: &Scene, game: Running) -> Blocks {
    let catalog = scene.catalog;
    let (view, board) = (game.view, &game.view.board);
    let piles = catalog.piles(board.deck(), board.burnt().len());
    let past = view.past.last().map(|last| retold(scene, last, SHOWN_PAST));
    let events = !view.present.events.is_empty();
    let present = events.then(|| log_text(scene, &view.present, SHOWN_PRESENT));
    let due = match board.due() {
        Due::Play(seat) => turn(scene, seat, |who| catalog.due_play(who)),
        Due::Over(Some(seat)) => catalog.lost(scene.bold(seat)),
        Due::Over(None) => catalog.outcome_stopped(),
        Due::Exchange(_) | Due::Begin => catalog.own_ready(),
    };
    Blocks {
        seats: seats(scene, board),
        past: Some(match past {
            Some(past) => format!("{piles} · {past}"),
            None => piles,
        }),
        present: [on_top(scene, board)].into_iter().chain(present).collect(),
        due: vec![timed(scene, game.table, due)],
        whose: board.turn().into_iter().collect(),
        ..Blocks::default()
    }
}

/// The top of the stack, and what may follow if that is unusual.
pub fn on_top(scene: &Scene, board: &Board) -> String {
    let catalog = scene.catalog;
    let stack = board.stack();
    if let Phase::Play { opening: Some(rank), .. } = board.phase() {
        return catalog.goes_opening(rank.name());
    }
    let said = match stack.top() {
        None => catalog.stack_empty(),
        Some(_) => catalog.stack(stack.height(), row(stack.run())),
    };
    match stack.top() {
        Some(Rank::TWO) => format!("{said} {}", catalog.goes_any()),
        Some(top) if is_ceiling(top, board.options()) => {
            let ten = goes_anywhere(&board.options());
            format!("{said} {}", catalog.goes_low(top.name(), ten))
        }
        _ => said,
    }
}

/// The seats in order with the cards in front of them, and the players who got away.
fn seats(scene: &Scene, board: &Board) -> Vec<String> {
    let catalog = scene.catalog;
    let ready = match board.phase() {
        Phase::Exchange { ready } => *ready,
        Phase::Begin | Phase::Play { .. } | Phase::Over { .. } => SeatSet::EMPTY,
    };
    let mut lines = vec![catalog.seats_heading()];
    for seat in board.in_play().iter() {
        let tableau = board.tableau(seat);
        let up = match tableau.up {
            CardSet::EMPTY => "–".to_owned(),
            up => row(up),
        };
        let (hand, down) = (tableau.hand, tableau.down.len());
        let mut line = catalog.seat_line(scene.full_name(seat), hand, up, down);
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
    let exchange = matches!(game.view.board.due(), Due::Exchange(_));
    let ready = exchange.then(|| {
        button(game.moment(), Act::Ready, scene.catalog.button_ready(), ButtonStyle::Success)
    });
    scene.buttons(game.number(), ready)
}

/// How many of a stack's latest parts are shown: in the history, of the last one, and of the present
/// one. A stack can have many plays if nobody burns it.
const SHOWN: usize = 12;
const SHOWN_PAST: usize = 2;
const SHOWN_PRESENT: usize = 6;

/// What happened on a stack from its first card to its end, or in the exchange.
pub fn whole(scene: &Scene, log: &StackLog) -> String {
    retold(scene, log, SHOWN)
}

fn retold(scene: &Scene, log: &StackLog, most: usize) -> String {
    let story = log_text(scene, log, most);
    match log.number {
        0 => scene.catalog.exchange_retold(story),
        number => scene.catalog.stack_retold(number, story),
    }
}

enum Part {
    /// A play, shown in a row with others.
    Play(String),
    /// Anything else.
    Sentence(String),
}

fn log_text(scene: &Scene, log: &StackLog, most: usize) -> String {
    let mut parts = parts(scene, log);
    let stop = format!("{} ", scene.catalog.full_stop());
    let mut text = String::new();
    if parts.len() > most {
        parts.drain(..parts.len() - most);
        text.push_str(&scene.catalog.more());
    }
    let mut after_play = false;
    for part in parts {
        let (between, said, play) = match part {
            Part::Play(said) if after_play => (" · ", said, true),
            Part::Play(said) => (" ", said, true),
            Part::Sentence(said) if after_play => (&*stop, said, false),
            Part::Sentence(said) => (" ", said, false),
        };
        if !text.is_empty() {
            text.push_str(between);
        }
        text.push_str(&said);
        after_play = play;
    }
    text
}

fn parts(scene: &Scene, log: &StackLog) -> Vec<Part> {
    let catalog = scene.catalog;
    let name = |seat| scene.name(seat);
    let mut parts = Vec::new();
    let mut turned_up = None;
    for event in &log.events {
        parts.push(match *event {
            Event::Swapped { seat, hand, up } => {
                let (hand, up) = (cards::label(hand), cards::label(up));
                Part::Sentence(catalog.swapped(name(seat), hand, up))
            }
            Event::Begins { seat, rank } => Part::Sentence(catalog.begins(name(seat), rank.name())),
            Event::Flipped { card, .. } => {
                turned_up = Some(card);
                continue;
            }
            Event::Played { seat, cards, from: Source::Down } => {
                turned_up = None;
                Part::Play(catalog.turned_up(name(seat), row(cards)))
            }
            Event::Played { seat, cards, .. } => Part::Play(catalog.play(name(seat), row(cards))),
            Event::Burnt { .. } => Part::Sentence(catalog.burns()),
            Event::PickedUp { seat, cards } => Part::Sentence(match turned_up.take() {
                Some(card) => {
                    catalog.turned_up_in_vain(name(seat), cards::label(card), cards.len())
                }
                None => catalog.picked_up(name(seat), cards.len()),
            }),
            Event::GotAway { seat } => Part::Sentence(catalog.got_away(name(seat))),
            Event::Skipped { seats } => Part::Sentence(catalog.skipped(scene.names(seats.iter()))),
            Event::Lost { seat } => Part::Sentence(catalog.lost(name(seat))),
            Event::Stopped => Part::Sentence(catalog.stopped()),
            // Ready players are marked next to their cards while it matters.
            Event::Ready { .. } | Event::Refilled { .. } | Event::Received { .. } => continue,
        });
    }
    parts
}

/// A part of a replay: the exchange, or some turns on a stack, with all cards as they were before it.
pub fn step(scene: &Scene, step: &Step<Position>) -> OpenStep {
    let (catalog, game) = (scene.catalog, &step.before);
    let (board, log) = (game.board(), StackLog { number: step.round, events: step.events.clone() });
    let is_exchange = matches!(board.phase(), Phase::Exchange { .. });
    let hands = board.in_play().iter().map(|seat| {
        let tableau = board.tableau(seat);
        let down = tableau.down.iter().filter_map(|at| game.face_down(seat, at)).collect();
        (seat, vec![by_rank(game.hand(seat)), by_rank(tableau.up), down])
    });
    let cards = step.events.iter().filter_map(|event| match *event {
        Event::Played { cards, .. } => Some(by_rank(cards).into_iter().map(Spot::Face).collect()),
        _ => None,
    });
    let top = (!is_exchange).then(|| on_top(scene, board));
    OpenStep {
        when: if is_exchange { catalog.replay_exchange() } else { catalog.review_when(step.round) },
        lying: top.into_iter().collect(),
        heading: Some(catalog.seats_heading()),
        hands: hands.collect(),
        known: 2,
        by_suit: false,
        told: vec![log_text(scene, &log, SHOWN)],
        cards: cards.collect(),
    }
}

pub fn last_move(scene: &Scene, view: &PublicView, of: Seat) -> Option<LastMove> {
    let catalog = scene.catalog;
    newest(&view.past, &view.present).find_map(|event| match *event {
        Event::Played { seat, cards, .. } if seat == of => {
            Some(LastMove::Played(cards::row_of_labels(cards)))
        }
        Event::PickedUp { seat, cards } if seat == of => {
            Some(LastMove::Did(catalog.picked_up(scene.name(seat), cards.len())))
        }
        _ => None,
    })
}

/// How many cards each seat had after each stack, and whether it picked the stack up or burnt it.
pub fn story(game: &PublicView) -> Story {
    let board = &game.board;
    let left = Seat::first(board.seats()).map(|seat| {
        let own = board.tableau(seat);
        own.hand + own.up.len() + own.down.len()
    });
    let present = (!game.present.events.is_empty()).then_some(&game.present);
    let logs = game.past.iter().map(AsRef::as_ref).chain(present);
    // The exchange, number 0, changes nobody's number of cards.
    let stacks = logs.filter(|log| log.number > 0).map(|log| &log.events[..]);
    let (left, stacks): (Vec<_>, Vec<_>) = (left.collect(), stacks.collect());
    chart::story(&left, &stacks, change, mark)
}

/// The number of cards by which an event changed what a seat has in hand, face up and face down.
fn change(event: Event, of: Seat) -> i64 {
    let when = |seat: Seat, cards: u32| if seat == of { i64::from(cards) } else { 0 };
    match event {
        // A face-down card is gone once it is turned up, whatever happens to it then.
        Event::Flipped { seat, .. } => -when(seat, 1),
        Event::Played { from: Source::Down, .. } => 0,
        Event::Played { seat, cards, .. } => -when(seat, cards.len()),
        Event::PickedUp { seat, cards } => when(seat, cards.len()),
        Event::Refilled { seat, count } => when(seat, count),
        Event::Swapped { .. }
        | Event::Ready { .. }
        | Event::Begins { .. }
        | Event::Burnt { .. }
        | Event::Received { .. }
        | Event::GotAway { .. }
        | Event::Skipped { .. }
        | Event::Lost { .. }
        | Event::Stopped => 0,
    }
}

fn mark(event: Event) -> Option<(Seat, Mark)> {
    Some(match event {
        Event::PickedUp { seat, cards } => (seat, Mark::PickedUp(cards.len())),
        Event::Burnt { seat, cards } => (seat, Mark::Burnt(cards.len())),
        Event::GotAway { seat } => (seat, Mark::Out),
        Event::Lost { seat } => (seat, Mark::Last),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::StdRng;
    use rand::seq::IndexedRandom;

    use super::*;
    use crate::games::kit::testing::{Table, seats};
    use getaway_games::kit::Session as _;
    use getaway_games::palace::Palace;
    use getaway_games::palace::rules::Options;
    use getaway_games::{Ending, RuleOptions as _};

    #[test]
    fn the_story_begins_with_the_deal_and_ends_as_the_game_did() {
        let mut stopped = 0;
        let some = Options::all().flat_map(|o| o.seats().map(move |count| (o, count)));
        for (seed, (options, count)) in (0..).zip(some.step_by(5)) {
            let players = vec![seats()[0].clone(); count];
            let mut table = Table::<Palace>::of(options, players);
            let mut rng = StdRng::seed_from_u64(seed);
            while let Some(due) = table.session.due() {
                let seat = due.seats.iter().next().unwrap();
                let acts = table.session.view(seat).unwrap().legal_acts();
                table.make(seat, *acts.choose(&mut rng).unwrap());
            }
            println!("seed {seed}");
            let lost = matches!(table.session.ending(), Some(Ending::Placed(_)));
            stopped += u32::from(!lost);
            let dealt = 3 * options.length.dealt(count) as u32;
            let story = story(&table.session.public());
            chart::assert_tells(&story, &vec![dealt; count], lost);
        }
        assert!(stopped < 6, "{stopped} games had no loser");
    }
}
