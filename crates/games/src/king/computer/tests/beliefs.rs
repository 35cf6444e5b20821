//! What the others may hold: it agrees with everything seen, and bids say something about it.

use super::*;

#[test]
fn imagined_hands_agree_with_everything_seen() {
    let mut imagined = 0;
    for (seed, options) in (0..).zip(Options::all().chain(Options::all())) {
        for (game, view) in views(options, seed).into_iter().step_by(7) {
            let mut rng = rand(seed);
            let mut belief = Belief::new(&view, &mut rng).unwrap();
            for _ in 0..3 {
                let world = belief.imagine(&mut rng).unwrap();
                assert_eq!(View::new(&world, view.seat()), view);
                assert_could_be_played(&world, &game);
                imagined += 1;
            }
        }
    }
    assert!(imagined > 1_000);
}

/// Asserts that the tricks so far could be played, card by card, with the hands of this game.
fn assert_could_be_played(world: &Position, truth: &Position) {
    let Some(play) = truth.board().play() else { return };
    let tricks = play.tricks().iter().flat_map(|trick| trick.plays());
    let plays: Vec<_> = tricks.chain(play.trick().plays()).collect();
    let mut hands = Seat::first(SEATS).map(|seat| world.hand(seat)).collect::<Vec<_>>();
    for (seat, card) in &plays {
        hands[seat.index()].insert(*card);
    }
    let hands: Vec<Vec<_>> = hands.iter().map(|hand| hand.iter().collect()).collect();
    let mut again = Position::new(truth.board().options(), truth.board().first_dealer()).unwrap();
    let mut rng = rand(0);
    while again.board().due() != Due::Deal(truth.board().round()) {
        let act = random_move(&again, &mut rng).unwrap();
        again.apply(act, &mut |_| {}).unwrap();
    }
    let deal = Move::Chance(Hands::new(&hands).unwrap());
    again.apply(deal, &mut |_| {}).unwrap();
    let trumps = play.contract();
    if let crate::king::rules::Contract::Positive { trumps, .. } = trumps {
        let seat = again.board().dealer();
        for act in [Act::Choose(Choice::Trumps(trumps)), Act::Direct(Scoring::Up)] {
            again.apply(Move::Player { seat, act }, &mut |_| {}).unwrap();
        }
    }
    for (seat, card) in plays {
        let act = Act::Play(card);
        let done = again.apply(Move::Player { seat, act }, &mut |_| {});
        assert_eq!(done, Ok(()), "{card}");
    }
}

/// A game before the ninth round's auction, which the dealer has just chosen.
fn auction(seed: u64) -> Position {
    let (mut game, mut rng) = (Position::new(Options::default(), Seat::FIRST).unwrap(), rand(seed));
    while game.board().round().number() < 9 || !matches!(game.board().due(), Due::Choose(_)) {
        let act = random_move(&game, &mut rng).unwrap();
        game.apply(act, &mut |_| {}).unwrap();
    }
    let (seat, act) = (game.board().dealer(), Act::Choose(Choice::Auction));
    game.apply(Move::Player { seat, act }, &mut |_| {}).unwrap();
    game
}

#[test]
fn a_bid_suggests_a_strong_hand_and_a_pass_a_weak_one() {
    let strength = |call: Option<u8>| {
        let mut all = 0.0;
        for seed in 0..20 {
            let (mut game, mut rng) = (auction(seed), rand(seed));
            let seat = game.board().due().seat().unwrap();
            let act = call.and_then(Bid::new).map_or(Act::Pass, Act::Bid);
            game.apply(Move::Player { seat, act }, &mut |_| {}).unwrap();
            let view = View::new(&game, game.board().due().seat().unwrap());
            let mut belief = Belief::new(&view, &mut rng).unwrap();
            for _ in 0..20 {
                let world = belief.imagine(&mut rng).unwrap();
                let hand = table::lanes(world.hand(seat));
                let best = crate::king::rules::Trumps::ALL.iter();
                let tricks = best.map(|trumps| normal::up(&hand, *trumps));
                all += tricks.fold(0.0, f32::max);
            }
        }
        all / 400.0
    };
    let (weak, strong) = (strength(None), strength(Some(4)));
    assert!(strong > weak + 0.7, "{weak} tricks after a pass, {strong} after a bid");
}
