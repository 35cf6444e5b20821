//! What happened in a trick: the cards in a row, and a sentence for everything else.
//!
//! Also the game's story as a picture.

use super::keys::GetawayMessages;
use crate::games::kit::moments::newest;
use crate::games::kit::on_discord::LastMove;
use crate::games::kit::steps::{OpenStep, Step};
use crate::pictures::{Mark, Spot, Story};
use crate::render::{Scene, cards, chart};
use getaway_games::cards::{Card, Seat};
use getaway_games::getaway::rules::trick::Source;
use getaway_games::getaway::rules::{Event, Position, Slip};
use getaway_games::getaway::session::{PlayingView, TrickLog};

/// The cards that were played, in order: `Ann Q♥`, `Bob 9♥`. The name of the player in the seat
/// `bold` is in bold.
pub fn plays(scene: &Scene, log: &TrickLog, bold: Option<Seat>) -> Vec<String> {
    let catalog = scene.catalog;
    let mut led = None;
    let mut said = Vec::new();
    for event in &log.events {
        let (seat, card, slip) = match *event {
            Event::Played { seat, card } => (seat, card, None),
            Event::Slipped { seat, card, slip } => (seat, card, Some(slip)),
            _ => continue,
        };
        let suit = *led.get_or_insert(card.suit());
        let name = if bold == Some(seat) { scene.bold(seat) } else { scene.name(seat) };
        let text = cards::picture(card);
        said.push(match slip {
            Some(_) => catalog.play_slip(name, text),
            None if card.suit() != suit && log.number > 1 => catalog.play_tochoo(name, text),
            None => catalog.play(name, text),
        });
    }
    said
}

/// The first card of the trick, and who played it. `None` if it has none yet.
pub fn lead(log: &TrickLog) -> Option<(Seat, Card)> {
    log.events.iter().find_map(|event| match *event {
        Event::Played { seat, card } => Some((seat, card)),
        _ => None,
    })
}

/// What happened before the lead (takes and draws), in sentences.
pub fn opening(scene: &Scene, log: &TrickLog) -> Vec<String> {
    let (before, _) = halves(log);
    sentences(scene, log, before)
}

/// The events before the lead, and those from the lead on.
fn halves(log: &TrickLog) -> (&[Event], &[Event]) {
    let led = |event: &Event| matches!(event, Event::Played { .. });
    let lead = log.events.iter().position(led);
    log.events.split_at(lead.unwrap_or(log.events.len()))
}

/// A sentence for each event other than a regular play.
fn sentences(scene: &Scene, log: &TrickLog, events: &[Event]) -> Vec<String> {
    let said = events.iter().filter_map(|event| match *event {
        Event::Wasted { power, .. } => Some(wasted(scene, log, power)),
        event => sentence(scene, event),
    });
    said.collect()
}

/// That the trick goes to the waste, with the card that has the power, if one was played.
fn wasted(scene: &Scene, log: &TrickLog, power: Seat) -> String {
    let card = log.events.iter().rev().find_map(|event| match *event {
        Event::Played { seat, card } if seat == power => Some(cards::label(card)),
        _ => None,
    });
    match card {
        Some(card) => scene.catalog.wasted(scene.name(power), card),
        None => scene.catalog.wasted_simply(scene.name(power)),
    }
}

pub fn end(scene: &Scene, log: &TrickLog) -> String {
    // Without a lead, a take has ended the game.
    let said = match halves(log) {
        (all, []) => sentences(scene, log, all),
        (_, after) => sentences(scene, log, after),
    };
    scene.catalog.trick_retold(log.number, said.join(" "))
}

pub fn whole(scene: &Scene, log: &TrickLog) -> String {
    let (before, after) = halves(log);
    let mut said = sentences(scene, log, before);
    let plays = plays(scene, log, None);
    if !plays.is_empty() {
        said.push(format!("{}.", plays.join(" · ")));
    }
    said.extend(sentences(scene, log, after));
    scene.catalog.trick_retold(log.number, said.join(" "))
}

/// A finished trick in a line: `7 · Ann Q♥ · Bob 9♥`.
pub fn in_a_line(scene: &Scene, log: &TrickLog) -> String {
    scene.catalog.directed(format!("{} · {}", log.number, in_short(scene, log)))
}

/// The same, as the table's message shows the last one.
pub fn retold(scene: &Scene, log: &TrickLog) -> String {
    scene.catalog.trick_retold(log.number, in_short(scene, log))
}

/// The cards, and a sentence for everything that they don't say. Whoever has the power then is in
/// bold.
fn in_short(scene: &Scene, log: &TrickLog) -> String {
    let (mut power, mut pickup) = (None, None);
    for event in &log.events {
        match *event {
            Event::Wasted { power: seat, .. } => power = Some(seat),
            Event::PickedUp { seat, cards } => {
                power = Some(seat);
                pickup = Some(scene.catalog.history_picked_up(scene.name(seat), cards.len()));
            }
            _ => {}
        }
    }
    let sentences = |events: &[Event]| {
        let others = events.iter().filter(|event| !matches!(event, Event::PickedUp { .. }));
        others.filter_map(|event| sentence(scene, *event)).collect::<Vec<_>>()
    };
    let (before, after) = halves(log);
    let (mut said, after) = (sentences(before), sentences(after));
    let cards = plays(scene, log, power).into_iter().chain(pickup).collect::<Vec<_>>().join(" · ");
    if !cards.is_empty() {
        said.push(if after.is_empty() { cards } else { cards + "." });
    }
    said.extend(after);
    said.join(" ")
}

/// A trick in a replay, with all hands as they were before it. The card that has the power then is
/// marked in the picture.
pub fn step(scene: &Scene, step: &Step<Position>) -> OpenStep {
    let log = TrickLog { number: step.round, events: step.events.clone() };
    let game = &step.before;
    let power = log.events.iter().find_map(|event| match *event {
        Event::Wasted { power: seat, .. } | Event::PickedUp { seat, .. } => Some(seat),
        _ => None,
    });
    let spots = log.events.iter().filter_map(|event| match *event {
        Event::Played { seat, card } if power == Some(seat) => Some(Spot::Marked(card)),
        Event::Played { card, .. } | Event::Slipped { card, .. } => Some(Spot::Face(card)),
        _ => None,
    });
    let seats = game.board().in_play().iter();
    OpenStep {
        when: scene.catalog.review_when(step.round),
        hands: seats.map(|seat| (seat, vec![cards::sorted(game.hand(seat))])).collect(),
        told: vec![in_short(scene, &log)],
        cards: vec![spots.collect()],
        ..OpenStep::default()
    }
}

pub fn last_move(scene: &Scene, view: &PlayingView, of: Seat) -> Option<LastMove> {
    newest(&view.past, &view.present).find_map(|event| match *event {
        Event::Played { seat, card } | Event::Slipped { seat, card, .. } if seat == of => {
            Some(LastMove::Played(cards::label(card)))
        }
        Event::Took { seat, .. } if seat == of => sentence(scene, *event).map(LastMove::Did),
        _ => None,
    })
}

/// The most signs in a row: about as many as a line on a phone has room for.
const SIGNS: usize = 12;
const ROWS: usize = 2;

/// What a trick was for a player, the most telling last. The signs differ by their shapes, so they
/// can be told apart without colours, and are seen on a dark and on a light ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Told {
    Followed,
    Tochoo,
    PickedUp,
    GotAway,
}

impl Told {
    const fn sign(self) -> char {
        match self {
            Told::Followed => '🔹',
            Told::Tochoo => '💥',
            Told::PickedUp => '🔺',
            Told::GotAway => '🏁',
        }
    }
}

/// How the game went for the player in the seat, in two rows of signs: one for each trick, or for
/// several in a game that is longer than that.
pub fn squares(game: &PlayingView, seat: Seat) -> String {
    let logs = game.past.iter().map(AsRef::as_ref).chain([&game.present]);
    let mut told: Vec<Told> = Vec::new();
    for log in logs {
        told.extend(square(log, seat));
        told.extend(log.events.contains(&Event::GotAway { seat }).then_some(Told::GotAway));
    }
    let each = told.len().div_ceil(ROWS * SIGNS).max(1);
    let signs: Vec<char> =
        told.chunks(each).filter_map(|some| some.iter().max()).map(|told| told.sign()).collect();
    let rows = signs.chunks(signs.len().div_ceil(ROWS).max(1)).map(String::from_iter);
    rows.collect::<Vec<_>>().join("\n")
}

/// What a trick was for the player in the seat. `None` if they played no card to it.
fn square(log: &TrickLog, of: Seat) -> Option<Told> {
    let mut led = None;
    let mut square = None;
    for event in &log.events {
        match *event {
            Event::Played { seat, card } | Event::Slipped { seat, card, .. } => {
                let suit = *led.get_or_insert(card.suit());
                if seat == of {
                    let follows = card.suit() == suit || log.number == 1;
                    square = Some(if follows { Told::Followed } else { Told::Tochoo });
                }
            }
            Event::PickedUp { seat, .. } if seat == of => return Some(Told::PickedUp),
            _ => {}
        }
    }
    square
}

fn sentence(scene: &Scene, event: Event) -> Option<String> {
    let catalog = scene.catalog;
    Some(match event {
        Event::Played { .. } | Event::Received { .. } | Event::Wasted { .. } => return None,
        Event::Slipped { seat, card, slip } => {
            let (name, card_text) = (scene.name(seat), cards::label(card));
            match slip {
                Slip::Revoke => catalog.slip_revoke(name, card_text),
                Slip::OutOfTurn => catalog.slip_out_of_turn(name, card_text),
            }
        }
        Event::Drew { seat, from, card } => {
            let (name, card) = (scene.name(seat), cards::label(card));
            match from {
                Source::Waste => catalog.drew_from_waste(name, card),
                Source::Seat(from) => catalog.drew_from_seat(name, card, scene.name(from)),
            }
        }
        Event::Took { seat, from, count } => {
            catalog.took(scene.name(seat), scene.name(from), count)
        }
        Event::PickedUp { seat, cards } => catalog.picked_up(scene.name(seat), cards.len()),
        Event::GotAway { seat } => catalog.got_away(scene.name(seat)),
        Event::PowerPassed { to } => catalog.power_passed(scene.name(to)),
        Event::Lost { seat } => catalog.lost(scene.name(seat)),
    })
}

/// How many cards each seat held after each trick, and what it picked up or took in it.
pub fn story(game: &PlayingView) -> Story {
    let past = game.past.iter().map(AsRef::as_ref);
    let present = (!game.present.events.is_empty()).then_some(&game.present);
    let logs = past.chain(present).map(|log| &log.events[..]);
    chart::story(&game.counts, &logs.collect::<Vec<_>>(), change, mark)
}

/// The number of cards by which an event changed a seat's hand.
fn change(event: Event, of: Seat) -> i64 {
    let when = |seat: Seat, cards: u32| if seat == of { i64::from(cards) } else { 0 };
    match event {
        Event::Played { seat, .. } | Event::Slipped { seat, .. } => -when(seat, 1),
        Event::Drew { seat, from, .. } => {
            let lost = match from {
                Source::Waste => 0,
                Source::Seat(from) => when(from, 1),
            };
            when(seat, 1) - lost
        }
        Event::Took { seat, from, count } => when(seat, count) - when(from, count),
        Event::PickedUp { seat, cards } => when(seat, cards.len()),
        Event::Received { .. }
        | Event::Wasted { .. }
        | Event::GotAway { .. }
        | Event::PowerPassed { .. }
        | Event::Lost { .. } => 0,
    }
}

fn mark(event: Event) -> Option<(Seat, Mark)> {
    Some(match event {
        Event::PickedUp { seat, cards } => (seat, Mark::PickedUp(cards.len())),
        Event::Took { seat, count, .. } => (seat, Mark::Took(count)),
        Event::GotAway { seat } => (seat, Mark::Out),
        Event::Lost { seat } => (seat, Mark::Last),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    use super::*;
    use crate::games::getaway::testing::TestTable;
    use getaway_games::PublicView;
    use getaway_games::getaway::rules::{Due, LastCard, Mistakes, Move, Options, random_move};
    use getaway_games::getaway::session;

    fn view(table: &TestTable) -> PlayingView {
        let PublicView::Getaway(session::PublicView::Playing(view)) = table.playing().game else {
            panic!("cards are played");
        };
        *view
    }

    /// Plays a game to its end, and takes a hand now and then.
    fn played(options: Options, seed: u64) -> (Vec<u32>, PlayingView) {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut table = TestTable::with(options);
        let dealt = view(&table).counts;
        for turn in 0u64.. {
            let take = match table.game().board().due() {
                Due::Lead(seat)
                    if turn % 11 == 10 && table.view(seat.index()).take_from().is_ok() =>
                {
                    Some(Move::Take { seat })
                }
                _ => None,
            };
            match take.or_else(|| random_move(table.game(), &mut rng)) {
                Some(act) => table.act(act),
                None => break,
            }
        }
        (dealt, view(&table))
    }

    #[test]
    fn squares_say_how_it_went_and_nothing_about_the_cards() {
        let hands = ["QH 9D", "3H 4D 7C", "5H 6S 8S"];
        let mut table = TestTable::position(Options::default(), hands, 0);
        let row = |table: &TestTable| {
            let view = view(table);
            Seat::first(3).map(|seat| squares(&view, seat)).collect::<Vec<_>>()
        };
        table.plays([(0, "QH"), (1, "3H"), (2, "5H")]);
        assert_eq!(row(&table), ["🔹", "🔹", "🔹"]);
        // A tochoo: the third player throws a spade, and the first one picks it all up.
        table.plays([(0, "9D"), (1, "4D"), (2, "6S")]);
        assert_eq!(row(&table), ["🔹\n🔺", "🔹\n🔹", "🔹\n💥"]);
    }

    #[test]
    fn a_long_game_is_told_to_its_end_in_two_rows() {
        for seed in 0..20 {
            let (_, view) = played(Options::default(), seed);
            for seat in Seat::first(3) {
                let row = squares(&view, seat);
                assert!(row.lines().count() <= ROWS, "{row}");
                assert!(row.lines().all(|row| row.chars().count() <= SIGNS), "{row}");
                let away = view.board.away().contains(&seat);
                assert_eq!(row.contains('🏁'), away, "seed {seed}: {row}");
                assert!(row.chars().all(|c| "🔹🔺💥🏁\n".contains(c)), "{row}");
            }
        }
    }

    #[test]
    fn the_story_begins_with_the_deal_and_ends_as_the_game_did() {
        let rules = [LastCard::DrawFromWaste, LastCard::DrawFromNeighbour, LastCard::LeadPasses];
        for (seed, last_card) in (0..30).zip(rules.into_iter().cycle()) {
            let options = Options { last_card, mistakes: Mistakes::Penalise, ..Options::default() };
            let (dealt, view) = played(options, seed);
            let story = story(&view);
            println!("seed {seed}");
            chart::assert_tells(&story, &dealt, true);
        }
    }
}
