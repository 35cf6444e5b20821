//! The story of a game of Palace as a chart and in words: the cards that each player still has to
//! get rid of, stack by stack.

use crate::cards::Seat;
use crate::discord::render::Scene;
use crate::discord::render::chart;
use crate::discord::render::message::Picture;
use crate::games::palace::rules::{Event, Source};
use crate::games::palace::session::PublicView;
use crate::pictures::{Mark, Story};

/// The story of a finished game, with the names of its seats.
pub fn picture(scene: &Scene, game: &PublicView) -> Picture {
    chart::picture(scene, story(game))
}

/// How many cards each seat had after each stack, and whether it picked the stack up or burnt it.
fn story(game: &PublicView) -> Story {
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
        Event::Played {
            from: Source::Down, ..
        } => 0,
        Event::Played { seat, cards, .. } => -when(seat, cards.len()),
        Event::PickedUp { seat, cards } => when(seat, cards.len()),
        Event::Refilled { seat, count } => when(seat, count),
        Event::Swapped { .. }
        | Event::Ready { .. }
        | Event::Begins { .. }
        | Event::Burnt { .. }
        | Event::Received { .. }
        | Event::GotAway { .. }
        | Event::Lost { .. }
        | Event::Stopped => 0,
    }
}

fn mark(event: Event, of: Seat) -> Option<Mark> {
    let (seat, mark) = match event {
        Event::PickedUp { seat, cards } => (seat, Mark::PickedUp(cards.len())),
        Event::Burnt { seat, cards } => (seat, Mark::Burnt(cards.len())),
        Event::GotAway { seat } => (seat, Mark::Out),
        Event::Lost { seat } => (seat, Mark::Last),
        _ => return None,
    };
    (seat == of).then_some(mark)
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::StdRng;
    use rand::seq::IndexedRandom;

    use super::*;
    use crate::cards::{Chance, Secret};
    use crate::games::palace::Palace;
    use crate::games::palace::rules::{Length, Options};
    use crate::games::palace::session::PlayerMove;
    use crate::games::{Ending, Game as _, Start};

    #[test]
    fn the_story_begins_with_the_deal_and_ends_as_the_game_did() {
        let mut stopped = 0;
        for seed in 0..12u8 {
            let seats = 2 + usize::from(seed) % 3;
            let length = if seed % 2 == 0 {
                Length::Full
            } else {
                Length::Short
            };
            let start = Start {
                seats,
                dealer: Seat::FIRST,
                chance: Chance::new(&Secret::new([seed; 32]), 1, &[]),
                previous_loser: None,
            };
            let players = crate::games::Players {
                people: crate::cards::SeatSet::first(seats),
                overdue: crate::cards::SeatSet::EMPTY,
                levels: [crate::games::Level::Normal; crate::cards::MAX_SEATS],
            };
            let mut session = Palace::begin(Options { length }, start).unwrap();
            let mut rng = StdRng::seed_from_u64(seed.into());
            while let Some(due) = session.due() {
                let seat = due.seats.iter().next().unwrap();
                let view = session.view(seat).unwrap();
                let moves: Vec<_> = view.legal_moves().into_iter().collect();
                let act = PlayerMove::of_move(*moves.choose(&mut rng).unwrap()).unwrap();
                session.act(seat, act).unwrap();
                session.settle(&players).unwrap();
            }
            println!("seed {seed}");
            let lost = matches!(session.ending(), Some(Ending::Placed(_)));
            stopped += u32::from(!lost);
            let dealt = 3 * length.dealt(seats) as u32;
            let story = story(&session.public());
            chart::assert_tells(&story, &vec![dealt; seats], lost);
        }
        assert!(stopped < 6, "{stopped} games had no loser");
    }
}
