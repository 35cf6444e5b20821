//! What each deal of a stored game reveals, and to whom.

use getaway::cards::{CardSet, Seat};
use getaway::games::bus::{Bus, rules as bus};
use getaway::games::getaway::Getaway;
use getaway::games::king::{King, rules as king};
use getaway::games::kit::{self, Rules};
use getaway::games::palace::{Palace, rules as palace};
use getaway::games::{In, Record};
use getaway::store::StoredGame;
use serde_json::Value;

use super::Cards;
use super::text::{readable, written};

/// What a deal reveals, and to whom.
#[derive(Default)]
pub(super) struct Dealt {
    pub(super) public: Cards,
    /// The cards that each seat held.
    pub(super) held: Vec<Cards>,
    /// What messages repeat after the deal, each set of cards separately: those of a trick, those
    /// of a hand.
    pub(super) told: Vec<Cards>,
    /// The number of moves in the game before this deal.
    pub(super) moves: usize,
}

/// What each deal of a game reveals, and to whom.
pub(super) fn deals_of(game: &StoredGame) -> Vec<Dealt> {
    let one = |(public, held)| vec![Dealt { public, held, ..Dealt::default() }];
    match game.kind.as_str() {
        "getaway" => one(getaway_knows(game)),
        "palace" => one(palace_knows(game)),
        "bus" => bus_knows(game),
        "king" => king_knows(game),
        other => panic!("nobody knows what {other} tells whom"),
    }
}

/// The seats that are out of a game, as far as it has been played.
pub(super) fn out_of(game: &StoredGame) -> Vec<usize> {
    let in_play = match game.kind.as_str() {
        "getaway" => record::<Getaway>(game).map(|it| last(&it).board().in_play()),
        "palace" => record::<Palace>(game).map(|it| last(&it).board().in_play()),
        "bus" => record::<Bus>(game).map(|it| last(&it).board().in_play()),
        // Everyone plays to the end.
        _ => None,
    };
    let seats = Seat::first(game.players.len()).map(Seat::index);
    let out =
        |at: &usize| in_play.is_some_and(|in_play| !in_play.iter().any(|it| it.index() == *at));
    seats.filter(out).collect()
}

/// The position in which a game is.
fn last<R: Rules>(record: &kit::Record<R>) -> R {
    record.play_moves(&mut |_: &R, _| {}).expect("what is stored is legal")
}

/// What everyone may know about a game of Getaway, and the cards that each seat held.
fn getaway_knows(game: &StoredGame) -> (Cards, Vec<Cards>) {
    let deal = game.deal.as_deref().unwrap_or("[]");
    let hands: Vec<Vec<String>> = serde_json::from_str(deal).expect("a deal of Getaway");
    let readable = |hand: Vec<String>| hand.iter().filter_map(|card| written(card)).collect();
    let mut held: Vec<Cards> = hands.into_iter().map(readable).collect();
    let mut public = Cards::new();
    for entry in &game.moves {
        let entry: Value = serde_json::from_str(entry).expect("an entry of a record");
        let seat = |field: &str| entry[field].as_u64().map(|seat| seat as usize);
        match entry["do"].as_str() {
            Some("take") => {
                let (seat, from) = seat("seat").zip(seat("from")).expect("a take's seats");
                let taken = held[from].clone();
                held[seat].extend(taken);
            }
            _ => public.extend(entry["card"].as_str().and_then(written)),
        }
    }
    (public, held)
}

/// The record of a stored game of this kind. `None` before the deal.
pub(super) fn record<G: In<Record>>(stored: &StoredGame) -> Option<G::Inner> {
    let record = getaway::table::record(stored).expect("it can be read")?;
    Some(G::unwrap(record).expect("a game of this kind"))
}

/// What everyone may know about each hand of a game of King, and the cards that each seat was
/// dealt in it. Messages repeat tricks.
fn king_knows(stored: &StoredGame) -> Vec<Dealt> {
    let Some(record) = record::<King>(stored) else { return Vec::new() };
    let mut deals: Vec<Dealt> = Vec::new();
    let mut moves = 0;
    let mut note = |game: &king::Position, act: &king::Move| {
        moves += 1;
        if let king::Move::Chance(hands) = act {
            let seats = Seat::first(king::SEATS);
            deals.push(Dealt {
                held: seats.map(|seat| readable(hands.of(seat))).collect(),
                moves: moves - 1,
                ..Dealt::default()
            });
        }
        let Some(dealt) = deals.last_mut() else { return };
        let mut tell = |event| match event {
            king::Event::Did { act: king::Act::Play(card), .. } => {
                dealt.public.extend(readable(CardSet::of(card)))
            }
            king::Event::Took { trick, .. } => dealt.told.push(readable(trick.card_set())),
            _ => {}
        };
        game.clone().apply(*act, &mut tell).expect("it was replayed");
    };
    record.play_moves(&mut note).expect("what is stored is legal");
    deals
}

/// What everyone may know about a game of Palace, and the cards that each seat held. Replays the
/// game to find out.
fn palace_knows(stored: &StoredGame) -> (Cards, Vec<Cards>) {
    let Some(record) = record::<Palace>(stored) else { return (Cards::new(), Vec::new()) };
    let mut game = record.start().expect("a deal of Palace");
    let mut moves = Vec::new();
    record.replay_with(&mut |_, act| moves.push(*act)).expect("what is stored is legal");
    let seats = || Seat::first(stored.players.len());
    let mut public = CardSet::EMPTY;
    let mut held = vec![CardSet::EMPTY; stored.players.len()];
    let mut see = |game: &palace::Position| {
        for seat in seats() {
            public = public.or(game.board().tableau(seat).up);
            held[seat.index()] = held[seat.index()].or(game.hand(seat));
        }
    };
    see(&game);
    let mut shown = CardSet::EMPTY;
    for act in moves {
        game.apply(act, &mut |event| match event {
            palace::Event::Played { cards, .. } => shown = shown.or(cards),
            palace::Event::Flipped { card, .. } => shown.insert(card),
            _ => {}
        })
        .expect("it was replayed");
        see(&game);
    }
    (readable(public.or(shown)), held.into_iter().map(readable).collect())
}

/// What everyone may know about each deal of a game of Stop the Bus, and the cards that each seat
/// held in it. Replays the game to find out. Hands become known at the end of a deal. After that,
/// messages repeat them and the exchanges.
fn bus_knows(stored: &StoredGame) -> Vec<Dealt> {
    let Some(record) = record::<Bus>(stored) else { return Vec::new() };
    let mut deals: Vec<Dealt> = Vec::new();
    let mut moves = 0;
    let mut note = |before: &bus::Position, step: &bus::Move| {
        moves += 1;
        if matches!(step, bus::Move::Chance(_)) {
            deals.push(Dealt {
                held: vec![Cards::new(); stored.players.len()],
                moves: moves - 1,
                ..Dealt::default()
            });
        }
        let Some(dealt) = deals.last_mut() else { return };
        let mut game = *before;
        let mut tell = |event| match event {
            bus::Event::Dealt { middle, .. } => dealt.told.push(readable(middle)),
            bus::Event::Exchanged { gave, took, .. } => dealt.told.push(readable([gave, took])),
            bus::Event::ExchangedAll { gave, .. } => dealt.told.push(readable(gave)),
            bus::Event::Showdown { hands, .. } => {
                dealt.told.extend(hands.into_iter().flatten().map(|hand| readable(hand.cards())));
            }
            _ => {}
        };
        game.make(step, &mut tell).expect("it was replayed");
        dealt.public.extend(game.board().middle().into_iter().flat_map(readable));
        for (held, seat) in dealt.held.iter_mut().zip(Seat::first(stored.players.len())) {
            let hands = [before.hand(seat), game.hand(seat)].into_iter().flatten();
            held.extend(hands.flat_map(|hand| readable(hand.cards())));
        }
    };
    // This doesn't check the recorded end, which a running game doesn't have; other tests do.
    record.play_moves(&mut note).expect("what is stored is legal");
    for dealt in &mut deals {
        dealt.public.extend(dealt.told.iter().flatten().cloned());
    }
    deals
}
