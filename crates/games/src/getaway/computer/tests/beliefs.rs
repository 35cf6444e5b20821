//! Beliefs about the hidden hands, given how the others played.

use super::super::opponent::OpponentModel;
use super::*;

#[test]
fn worlds_agree_with_the_view_and_differ() {
    let mut rng = Rand::seed_from_u64(5);
    let options = Options { packs: Packs::Two, ..Options::default() };
    let game = shuffled(options, 9, &mut rng);
    let mut dealt = 0;
    let mut chance = Rand::seed_from_u64(6);
    play(game, &[DUCK], 0, &mut rng, |view, _, _, _| {
        let worlds = worlds::Worlds::new(view);
        let one = worlds.sample(&mut chance);
        assert!(one.is_some(), "no world agrees with {view:?}");
        dealt += usize::from(one != worlds.sample(&mut chance));
    });
    assert!(dealt > 50, "only {dealt} positions had two worlds");
}

/// The number of cards hidden from the view that the believed game has in the right hands.
fn right_hands(view: &View, believed: &Position, truth: &Position) -> u32 {
    let others = view.board().in_play().without(view.seat());
    others
        .iter()
        .map(|seat| {
            truth.hand(seat).minus(view.memory().known(seat)).and(believed.hand(seat)).len()
        })
        .sum()
}

#[test]
fn past_play_reveals_what_others_hold() {
    for (name, kind) in [("normal", Player::Normal), ("duck", DUCK)] {
        let mut rng = Rand::seed_from_u64(12);
        let mut chance = Rand::seed_from_u64(13);
        let (mut by_play, mut by_chance) = (0, 0);
        for _ in 0..3 {
            let game = shuffled(Options::default(), 4, &mut rng);
            play(game, &[kind], 0, &mut rng, |view, truth, _, _| {
                // By then, something has been seen, and something is still hidden.
                if !(5..12).contains(&view.board().tricks()) {
                    return;
                }
                let uniform = worlds::Worlds::new(view).sample(&mut chance).unwrap();
                by_chance += right_hands(view, &uniform, truth);
                let mut belief =
                    belief::Belief::new(view, mind::hard(), u32::MAX, &mut chance).unwrap();
                let world = belief.sample(&mut chance).unwrap();
                by_play += right_hands(view, &world.game, truth);
            });
        }
        assert!(
            f64::from(by_play) > 1.15 * f64::from(by_chance),
            "{name}: {by_play} by how they played, {by_chance} by chance"
        );
    }
}

#[test]
fn a_ducking_player_is_recognized() {
    // Players of rules resemble each other, so it doesn't matter which.
    let kind_of = std::mem::discriminant::<OpponentModel>;
    for (name, kind, model) in [
        ("normal", Player::Normal, OpponentModel::Heuristic),
        ("duck", DUCK, OpponentModel::Style(&population::DUCK)),
    ] {
        let mut rng = Rand::seed_from_u64(14);
        let mut chance = Rand::seed_from_u64(15);
        let (mut right, mut all) = (0, 0);
        let game = shuffled(Options::default(), 4, &mut rng);
        play(game, &[kind], 0, &mut rng, |view, _, _, _| {
            if view.board().tricks() < 5 {
                return;
            }
            let mind = mind::Mind { on_as_before: true, ..mind::hard() };
            let mut belief = belief::Belief::new(view, mind, u32::MAX, &mut chance).unwrap();
            let world = belief.sample(&mut chance).unwrap();
            for seat in view.board().in_play().without(view.seat()).iter() {
                if view.memory().unknown(seat) > 0 {
                    all += 1;
                    right += usize::from(kind_of(&world.models[seat.index()]) == kind_of(&model));
                }
            }
        });
        // Some doubt always remains.
        assert!(all > 20 && right * 10 > all * 6, "{name}: {right} of {all}");
    }
}

#[test]
fn others_play_on_with_any_of_the_known_models() {
    let mut rng = Rand::seed_from_u64(21);
    let mut chance = Rand::seed_from_u64(22);
    let game = shuffled(Options::default(), 4, &mut rng);
    let supposed = mind::hard().models;
    let mut times = vec![0; supposed.len()];
    // All players duck, and have been seen to, but they may continue differently.
    play(game, &[DUCK], 0, &mut rng, |view, _, _, _| {
        let mut belief = belief::Belief::new(view, mind::hard(), u32::MAX, &mut chance).unwrap();
        let world = belief.sample(&mut chance).unwrap();
        for seat in view.board().in_play().without(view.seat()).iter() {
            let model = world.models[seat.index()];
            let at = supposed.iter().position(|(known, _)| *known == model);
            times[at.unwrap()] += usize::from(view.memory().unknown(seat) > 0);
        }
    });
    let all: usize = times.iter().sum();
    assert!(all > 100, "{times:?}");
    for (times, (model, share)) in times.iter().zip(supposed) {
        let seen = *times as f32 / all as f32;
        assert!(seen > share / 3.0 && seen < share * 3.0, "{model:?}: {times} of {all}");
    }
}

#[test]
fn the_chain_reaches_worlds_that_need_more_than_a_swap() {
    let hands = ["AS AH AD 2C", "3C 3H 3D 5H", "4C 4D 5D", "5C 5S"].map(cards);
    let mut game = Position::between_tricks(Options::default(), &hands, Seat::FIRST, 9);
    let mut history = History::new(&game);
    // One player after the other shows a void; the leader picks up all the cards.
    let plays = "0:AS 1:3C 0:AH 1:3H 2:4C 0:AD 1:3D 2:4D 3:5C";
    for play in plays.split(' ') {
        let (number, card) = play.split_once(':').unwrap();
        let act = Move::Play { seat: seat(number.parse().unwrap()), card: card.parse().unwrap() };
        history.apply(&mut game, act, &mut |_| {}).unwrap();
    }
    let view = history.view(&game, Seat::FIRST);
    assert_eq!(view.unseen().len(), 3, "each of the others has a card left");
    let worlds = || {
        let mut rng = Rand::seed_from_u64(18);
        let mind = mind::Mind { blind_share: 0.0, ..mind::hard() };
        let mut belief = belief::Belief::new(&view, mind, u32::MAX, &mut rng).unwrap();
        let mut seen: Vec<CardSet> = Vec::new();
        for _ in 0..200 {
            let world = belief.sample(&mut rng).unwrap();
            let hand = world.game.hand(seat(1));
            if !seen.contains(&hand) {
                seen.push(hand);
            }
        }
        seen.len()
    };
    assert_eq!(worlds(), 2);
}
