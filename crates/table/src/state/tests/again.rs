//! A game that is dealt again.

use super::*;
use crate::again::Cards;
use crate::snapshot::DealtAgain;
use getaway_games::cards::CardSet;
use getaway_games::getaway::rules::{Dealing, Packs};

/// What it takes to deal this bench's game again, which has just been dealt.
fn again(bench: &Bench) -> Again {
    let dealt = &bench.playing().dealt;
    let deal = bench.changes.iter().find_map(|change| match change {
        GameChange::Begin { deal, .. } => deal.clone(),
        _ => None,
    });
    Again {
        options: bench.state.core.settings.options,
        secret: dealt.committed.secret.clone(),
        cards: Cards {
            game: dealt.committed.game,
            ids: dealt.mix.ids.clone(),
            cuts: dealt.mix.cuts.clone(),
            seats: dealt.start.seats,
            dealer: dealt.start.dealer,
            deal: deal.expect("the cards"),
        },
    }
}

/// Three people have been dealt a game, and these users have a lobby in which it is dealt again.
fn lobby(users: impl IntoIterator<Item = u64>) -> (Bench, Bench) {
    let first = Bench::dealt(quiet(), 3, 0, 5);
    let again = Some(again(&first));
    let people = seated(users);
    let host = people[0].0.id;
    let bench = Bench::open_with(NewTable { people, host, again, ..new_table(quiet(), 0) }, 9);
    (first, bench)
}

fn hands(bench: &Bench) -> Vec<CardSet> {
    Seat::first(3).map(|seat| bench.game().hand(seat)).collect()
}

#[test]
fn the_same_seats_get_the_same_cards_whoever_sits_there_and_deals() {
    let (first, mut bench) = lobby([8]);
    bench.each([2, 7], RequestKind::Join);
    bench.ask(8, RequestKind::Deal).unwrap();
    assert_eq!(hands(&bench), hands(&first));
    let dealt = &bench.playing().dealt;
    assert_eq!(dealt.start.dealer, first.playing().dealt.start.dealer);
    assert_eq!(dealt.start.chance.seed(), first.playing().dealt.start.chance.seed());
    let crate::snapshot::Stage::Playing(playing) = bench.snapshot().stage else { panic!() };
    assert_eq!(playing.commitment.again, Some(DealtAgain { game: GameNumber(1), seats: 3 }));
    assert!(playing.commitment.cuts.is_empty());
}

#[test]
fn only_as_many_as_before_can_play_and_computers_take_free_seats() {
    let (first, mut bench) = lobby([8]);
    bench.ask(8, RequestKind::Deal).unwrap();
    assert_eq!((hands(&bench), bench.snapshot().computers()), (hands(&first), 2));
    let (_, mut full) = lobby([1, 2, 3]);
    full.refuses(4, RequestKind::Join, Refusal::Full(3));
    let configure = |settings: Settings, computers| RequestKind::Configure {
        settings: Box::new(settings),
        computers,
    };
    let (_, mut bench) = lobby([8]);
    let too_many = Refusal::WrongSeats { have: 4, least: 3, most: 3 };
    bench.refuses(8, configure(quiet(), 3), too_many);
    bench.does(8, configure(quiet(), 2), RequestOutcome::Configured);
    // Of the people of a table that makes way, those who come last have no seat.
    let first = Bench::dealt(quiet(), 3, 0, 5);
    let mut new = NewTable { host: user(9), people: seated([9]), ..new_table(quiet(), 0) };
    new.again = Some(again(&first));
    new.seat(Seated { people: seated([1, 2, 3, 9]), kept: None });
    let ids: Vec<u64> = new.people.iter().map(|(person, _)| person.id.0).collect();
    assert_eq!(ids, [1, 2, 9]);
}

#[test]
fn nobody_cuts_and_the_rules_stay_but_the_clock_may_change() {
    let (_, mut bench) = lobby([1, 2, 3]);
    let why = Refusal::DealtAgain(GameNumber(1));
    bench.refuses(2, cut("mango"), why.clone());
    let configure =
        |settings: Settings| RequestKind::Configure { settings: Box::new(settings), computers: 0 };
    let rules = with_rules(Options { packs: Packs::Two, ..Options::default() });
    bench.refuses(1, configure(rules), why.clone());
    bench.refuses(1, configure(Settings { cup: 3, ..quiet() }), why);
    bench.does(1, configure(brisk()), RequestOutcome::Configured);
    bench.ask(1, RequestKind::Deal).unwrap();
}

#[test]
fn it_counts_nowhere_and_the_next_game_is_one_like_any_other() {
    let (_, mut bench) = lobby([1, 2, 3]);
    bench.ask(1, RequestKind::Deal).unwrap();
    let begun = |bench: &Bench| {
        let mut changes = bench.changes.iter();
        changes.find_map(|change| match change {
            GameChange::Begin { mix, friendly, .. } => Some((mix.again, *friendly)),
            _ => None,
        })
    };
    assert_eq!(begun(&bench), Some((Some(1), true)));
    assert!(!bench.state.is_at_stake(), "its host can end it");
    while bench.is_playing() {
        bench.go_on();
    }
    let finish = bench.changes.iter().find_map(|change| match change {
        GameChange::Finish { counts, .. } => Some(*counts),
        _ => None,
    });
    let outcome = bench.outcome();
    assert_eq!((finish, outcome.counts), (Some(false), false));
    assert!(outcome.results.is_some() && outcome.seats.iter().all(|seat| seat.tally == 0));
    // The next one has a secret of its own, words and any number of seats.
    assert_ne!(outcome.next.commit, outcome.commitment.commit);
    assert_eq!(outcome.next.again, None);
    bench.ask(4, RequestKind::Join).unwrap();
    bench.ask(2, cut("mango")).unwrap();
    bench.ask(1, RequestKind::Deal).unwrap();
    assert_eq!(begun(&bench), Some((None, false)));
    assert!(bench.play_out().counts);
}

#[test]
fn piles_that_were_picked_are_dealt_as_they_were() {
    let rules = Options { deal: Dealing::ChooseAPile, ..Options::default() };
    let mut first = Bench::dealt(with_rules(rules), 3, 0, 5);
    let deal = loop {
        let dealt = first.changes.iter().find_map(|change| match change {
            GameChange::Dealt { deal, .. } => Some(deal.clone()),
            _ => None,
        });
        match dealt {
            Some(deal) => break deal,
            None => first.go_on(),
        }
    };
    let dealt = &first.playing().dealt;
    let cards = Cards {
        game: GameNumber(1),
        ids: dealt.mix.ids.clone(),
        cuts: Vec::new(),
        seats: 3,
        dealer: dealt.start.dealer,
        deal,
    };
    let secret = dealt.committed.secret.clone();
    let again = Some(Again { options: first.state.core.settings.options, secret, cards });
    let new = NewTable { people: seated(1..=3), again, ..new_table(with_rules(rules), 0) };
    let mut bench = Bench::open_with(new, 9);
    bench.ask(1, RequestKind::Deal).unwrap();
    assert_eq!(hands(&bench), hands(&first));
}

/// Older programs would shuffle what they know nothing about.
#[test]
fn a_lobby_that_deals_again_is_kept_from_older_programs() {
    let (_, mut bench) = lobby([1, 2, 3]);
    let version = |bench: &Bench| bench.state.document().unwrap().unwrap().version;
    assert_eq!(version(&bench), 2);
    bench.ask(1, RequestKind::Deal).unwrap();
    assert_eq!(version(&bench), 1);
    assert_eq!(version(&Bench::lobby(3, 1)), 1);
}
