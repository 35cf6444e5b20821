//! Games whose end is certain: the last two people are asked once whether they want no more.

use super::*;
use crate::snapshot;

/// The state of a game whose end is certain for its last two people, who are asked; and who loses.
fn offered(seed: u8) -> Option<(Bench, Seat)> {
    let mut bench = Bench::dealt(without_takes(60), 4, 0, seed);
    while bench.is_playing() {
        if let Some((entries, session)) = bench.state.to_foresee()
            && let Some(loser) = session.foregone()
        {
            let effect = bench.work(|t| Ok(t.foresee(entries, loser)));
            assert_eq!(effect, Ok(Effect::Save));
            return Some((bench, loser));
        }
        bench.go_on();
    }
    None
}

fn all() -> impl Iterator<Item = (Bench, Seat)> {
    (0..40).filter_map(offered)
}

fn offer(bench: &Bench) -> Option<snapshot::Offer> {
    match bench.snapshot().stage {
        snapshot::Stage::Playing(playing) => playing.offer,
        _ => None,
    }
}

/// The two who are left.
fn last_two(bench: &Bench) -> [u64; 2] {
    let seats: Vec<Seat> = bench.game().board().in_play().iter().collect();
    [bench.who(seats[0]), bench.who(seats[1])]
}

#[test]
fn both_have_to_agree_and_then_the_game_ends_with_the_loser_that_was_named() {
    let mut seen = 0;
    for (mut bench, loser) in all() {
        let two = last_two(&bench);
        assert_eq!(offer(&bench).map(|offer| offer.loser), Some(loser));
        let others = (1..=4).find(|who| !two.contains(who)).unwrap();
        bench.refuses(others, RequestKind::EndForegone(true), Refusal::NotAsked);
        bench.does(two[0], RequestKind::EndForegone(true), RequestOutcome::EndsForegone(true));
        bench.refuses(two[0], RequestKind::EndForegone(true), Refusal::AlreadyAgreed);
        assert!(!bench.state.is_decided(), "one is not enough");
        bench.does(two[1], RequestKind::EndForegone(true), RequestOutcome::EndsForegone(true));
        assert!(bench.state.is_decided() && bench.state.awaited().is_empty());
        let entries = bench.playing().session.entries();
        let (mut rest, mut rng) = (bench.state.rest().unwrap(), bench.rng.clone());
        // However little time there is.
        let next = || rest.decide(|level, task| task.decide(level, 0.0, &|| true, &mut rng));
        let decisions: Vec<_> = std::iter::from_fn(next).collect();
        let query = bench.state.query().unwrap();
        bench.work(|t| t.decided(&query, &decisions)).unwrap();
        let outcome = bench.outcome();
        assert_eq!(super::loser(&outcome), loser, "after {entries} entries");
        assert!(outcome.played_on && outcome.counts);
        assert!(outcome.seats.iter().all(|seat| seat.acting == Acting::Owner));
        seen += 1;
    }
    assert!(seen > 5, "{seen}");
}

#[test]
fn whoever_declines_or_plays_a_card_plays_on_and_nobody_is_asked_again() {
    for (at, (mut bench, _)) in all().enumerate() {
        let two = last_two(&bench);
        bench.does(two[0], RequestKind::EndForegone(true), RequestOutcome::EndsForegone(true));
        if at % 2 == 0 {
            let declined = RequestOutcome::EndsForegone(false);
            bench.does(two[1], RequestKind::EndForegone(false), declined);
        } else {
            bench.go_on();
        }
        if !bench.is_playing() {
            continue;
        }
        assert_eq!(offer(&bench), None);
        assert!(bench.state.to_foresee().is_none());
        bench.refuses(two[1], RequestKind::EndForegone(true), Refusal::Stale);
        bench.play_out();
    }
}

#[test]
fn nobody_is_asked_who_has_left_or_plays_against_a_computer() {
    let mut bench = Bench::dealt(without_takes(60), 1, 3, 1);
    while bench.is_playing() {
        assert!(bench.state.to_foresee().is_none());
        bench.go_on();
    }
    let (mut bench, _) = all().next().unwrap();
    let two = last_two(&bench);
    bench.ask(two[0], RequestKind::Leave).unwrap();
    assert_eq!(offer(&bench), None);
    bench.refuses(two[1], RequestKind::EndForegone(true), Refusal::Stale);
}
