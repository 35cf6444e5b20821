//! Whole games and series.

use super::*;
use crate::rules::{Deal, Direction, FirstTrick, LastCard, Mistakes, Packs, Phase};

#[test]
fn four_people_play_a_game_to_its_end() {
    for seed in 0..20 {
        let mut bench = Bench::dealt(QUIET, 4, 0, seed);
        let outcome = bench.play_out();
        assert_eq!(outcome.away.len(), 3);
        assert!(!outcome.away.contains(&outcome.loser));
        assert!(outcome.counts);
        assert_ne!(outcome.next.commit, outcome.promise.commit);
        assert_eq!(
            Secret::from_hex(&outcome.secret).unwrap().commit(),
            outcome.promise.commit
        );
        let lost = bench.life.core.seats.iter().map(|c| c.info.losses);
        assert_eq!(lost.sum::<u32>(), 1);
        assert_eq!(outcome.seats[outcome.loser.index()].losses, 1);
    }
}

#[test]
fn a_person_plays_with_three_computers() {
    let mut bench = Bench::dealt(QUIET, 1, 3, 3);
    let outcome = bench.play_out();
    assert!(!outcome.counts, "one person alone does not count");
}

#[test]
fn every_option_can_be_played_through() {
    for (n, options) in Options::all().enumerate() {
        let settings = Settings { options, ..QUIET };
        let seats = *options.packs.seats().start();
        let mut bench = Bench::dealt(settings, 2, seats - 2, n as u8);
        bench.play_out();
    }
}

#[test]
fn the_story_tells_every_trick_once() {
    let mut bench = Bench::dealt(QUIET, 4, 0, 5);
    while bench.game().board().tricks() < 3 {
        bench.go_on();
    }
    let run = &bench.playing().run;
    assert_eq!(run.past.len(), 3);
    let numbers: Vec<u32> = run.past.iter().map(|story| story.number).collect();
    assert_eq!(numbers, [1, 2, 3]);
    assert_eq!(run.present.number, 4);
    let secret = |e: &crate::rules::Event| matches!(e, crate::rules::Event::Received { .. });
    assert!(!run.past.iter().any(|s| s.events.iter().any(secret)));
}

#[test]
fn in_a_series_the_deal_passes_on_and_losses_add_up() {
    for direction in [Direction::Clockwise, Direction::Anticlockwise] {
        let options = Options {
            direction,
            ..CLASSIC
        };
        let settings = Settings { options, ..QUIET };
        let mut bench = Bench::dealt(settings, 3, 0, 1);
        let mut losses = [0; 3];
        let mut dealer = seat(0);
        for game in 1..=5 {
            assert_eq!(bench.game().board().dealer(), dealer);
            let outcome = bench.play_out();
            losses[outcome.loser.index()] += 1;
            assert_eq!(bench.life.core.games, game);
            dealer = dealer.after(1, 3, direction);
            assert_eq!(bench.ask(1, Ask::Deal), Ok(Done::Dealt(outcome.next.game)));
        }
        let counted: Vec<u32> = bench
            .life
            .core
            .seats
            .iter()
            .map(|c| c.info.losses)
            .collect();
        assert_eq!(counted, losses);
    }
}

#[test]
fn the_ids_of_the_people_and_of_the_deal_go_into_the_shuffle() {
    let mut bench = Bench::open(QUIET, 2, 9);
    bench.ask(2, Ask::Join).unwrap();
    bench.ask(1, Ask::Deal).unwrap();
    let ids = bench.changes.iter().find_map(|change| match change {
        GameChange::Deal { ids, .. } => Some(ids.clone()),
        _ => None,
    });
    assert_eq!(ids.unwrap(), ["1", "2", "3"]);
}

#[test]
fn who_may_deal_and_when() {
    let mut bench = Bench::open(QUIET, 0, 0);
    bench.ask(2, Ask::Join).unwrap();
    let few = Refusal::WrongSeats {
        have: 2,
        least: 3,
        most: 8,
    };
    assert_eq!(bench.ask(1, Ask::Deal), Err(few));
    bench.ask(3, Ask::Join).unwrap();
    assert_eq!(bench.ask(2, Ask::Deal), Err(Refusal::NotHost(user(1))));
    assert_eq!(
        bench.ask(1, Ask::Pick(1)),
        Err(Refusal::NotPicking),
        "before the deal"
    );
    assert_eq!(bench.ask(1, Ask::Play(Card::OPENER)), Err(Refusal::NoGame));
    assert!(bench.ask(1, Ask::Deal).is_ok());
    assert_eq!(bench.ask(1, Ask::Deal), Err(Refusal::AlreadyDealt));
}

#[test]
fn a_button_of_another_moment_is_stale() {
    let mut bench = Bench::dealt(QUIET, 4, 0, 2);
    let game = bench.playing().run.dealt.pledge.game;
    let first = Moment { game, tricks: 0 };
    let other = Moment {
        game: GameNumber(game.0 + 1),
        tricks: 0,
    };
    let power = bench.game().board().power();
    let who = bench.who(power);
    let lead = Ask::Play(Card::OPENER);
    assert_eq!(bench.ask_at(who, other, lead), Err(Refusal::Stale));
    assert!(bench.ask_at(who, first, lead).is_ok());
    bench.finish_trick();
    assert_eq!(bench.ask_at(who, first, Ask::Take), Err(Refusal::Stale));
}

#[test]
fn piles_are_picked_in_turn() {
    let options = Options {
        deal: Deal::ChooseAPile,
        ..CLASSIC
    };
    let settings = Settings { options, ..QUIET };
    let mut bench = Bench::dealt(settings, 3, 1, 4);
    // The host in seat 0 dealt: seat 1 begins.
    assert_eq!(
        bench.ask(1, Ask::Pick(1)),
        Err(Refusal::NotYourPick(seat(1)))
    );
    assert_eq!(bench.ask(1, Ask::Play(Card::OPENER)), Err(Refusal::Picking));
    // Seats: user 1, a computer, users 2 and 3.
    assert!(bench.think());
    assert!(!bench.think());
    assert_eq!(bench.ask(2, Ask::Pick(1)), Err(Refusal::NoSuchPile(1)));
    assert_eq!(bench.ask(2, Ask::Pick(0)), Err(Refusal::NoSuchPile(0)));
    assert_eq!(bench.ask(2, Ask::Pick(5)), Err(Refusal::NoSuchPile(5)));
    assert_eq!(bench.ask(2, Ask::Pick(4)), Ok(Done::Picked(4)));
    assert!(
        bench.snapshot().view(seat(2)).is_none(),
        "nobody sees cards yet"
    );
    assert_eq!(bench.ask(3, Ask::Pick(2)), Ok(Done::Picked(2)));
    assert_eq!(bench.ask(1, Ask::Pick(3)), Ok(Done::Picked(3)));
    let chance = bench.playing().run.dealt.chance.clone();
    let fourth = chance.piles(Packs::One, 4).remove(3).into_iter().collect();
    assert_eq!(bench.game().hand(seat(2)), fourth);
    let loser = bench.play_out().loser;
    bench.ask(1, Ask::Deal).unwrap();
    let Stage::Picking(picking) = &bench.life.stage else {
        panic!("piles lie ready");
    };
    assert_eq!(bench.life.picks_now(picking), Some(loser));
}

#[test]
fn who_draws_from_any_chooses_or_the_clock_does() {
    let options = Options {
        last_card: LastCard::DrawFromAny,
        ..CLASSIC
    };
    let settings = Settings {
        options,
        turn_seconds: 30,
        ..QUIET
    };
    let mut seen = 0;
    for seed in 0..100 {
        let mut bench = Bench::dealt(settings, 8, 0, seed);
        while bench.is_playing() {
            let Phase::Draw(DrawDue::Seats(from)) = *bench.game().board().phase() else {
                bench.go_on();
                continue;
            };
            seen += 1;
            let drawer = bench.game().board().power();
            let who = bench.who(drawer);
            let nobody = Err(Refusal::Illegal(crate::rules::Illegal::WrongSource));
            assert_eq!(bench.ask(who, Ask::DrawFrom(drawer)), nobody);
            let take = bench.ask(who, Ask::Take);
            assert_eq!(take, Err(crate::rules::Illegal::DrawFirst.into()));
            assert!(from.len() > 1);
            let before = bench.playing().run.moves;
            if seen % 2 == 0 {
                bench.go_on();
            } else {
                bench.pass(30);
                assert!(bench.think(), "the computer draws for who was slow");
            }
            if bench.is_playing() {
                assert_eq!(bench.playing().run.moves, before + 2);
            }
        }
    }
    assert!(seen > 5, "only {seen} draws seen");
}

#[test]
fn a_penalised_mistake_is_carried_out() {
    let options = Options {
        mistakes: Mistakes::Penalise,
        first_trick: FirstTrick::InTurn,
        ..CLASSIC
    };
    let mut bench = Bench::dealt(Settings { options, ..QUIET }, 4, 0, 6);
    bench.finish_trick();
    bench.go_on();
    let board = *bench.game().board();
    let led = board.trick().unwrap().suit();
    let Due::Play(turn) = board.due() else {
        panic!("the second trick is open");
    };
    let late = board
        .trick()
        .unwrap()
        .waiting()
        .without(turn)
        .iter()
        .next()
        .unwrap();
    let card = bench.game().hand(late).nth(0).unwrap();
    let who = bench.who(late);
    let slip = crate::rules::Slip::OutOfTurn;
    assert_eq!(
        bench.ask(who, Ask::Play(card)),
        Ok(Done::Slipped(card, slip))
    );
    assert_eq!(bench.game().board().power(), late);
    assert!(bench.game().hand(late).has(led), "it picked the trick up");
}

#[test]
fn stopping_is_for_the_host_and_moderators() {
    let mut bench = Bench::dealt(QUIET, 4, 0, 0);
    let as_member = Ask::Stop {
        as_moderator: false,
    };
    assert_eq!(bench.ask(2, as_member), Err(Refusal::NotHost(user(1))));
    assert_eq!(
        bench.ask(7, Ask::Stop { as_moderator: true }),
        Ok(Done::Stopped)
    );
    assert_eq!(bench.end(), Some(End::Stopped(user(7))));
    assert!(bench.life.doc().is_none());
    assert_eq!(bench.ask(1, Ask::Join), Err(Refusal::Ended));
}
