//! The largest games: sixteen seats, two packs, hundreds of moves. A search must end as soon as it
//! is told to, since others wait for its thread.

use super::*;
use crate::getaway::rules::random_move;

/// The options with two packs, a few of each value.
fn some_options() -> impl Iterator<Item = Options> {
    Options::all().filter(|options| options.packs == Packs::Two).step_by(9)
}

/// Whether the player has several cards worth trying, or several players to draw from.
fn chooses(view: &View) -> bool {
    match view.board().due() {
        Due::Draw(seat, DrawDue::Seats(from)) if seat == view.seat() => from.len() > 1,
        _ => Observation::of(view).distinct_cards().len() > 1,
    }
}

#[test]
fn a_search_in_the_largest_games_ends_when_told_to() {
    let mut rng = Rand::seed_from_u64(11);
    let (mut most, mut solved, mut searched) = (0, 0, 0);
    for options in some_options() {
        let mut game = shuffled(options, 16, &mut rng);
        let mut history = History::new(&game);
        for n in 0.. {
            let Some(act) = random_move(&game, &mut rng) else { break };
            let in_play = game.board().in_play().len();
            // The end of a game for two is solved, which is a different search.
            if n % 40 == 0 || in_play == 2 && n % 4 == 0 {
                let view = history.view(&game, act.seat());
                let hint = asks_in_vain(4000, |limits| advise(&view, limits, &mut rng));
                let takes = view.take_from().is_ok();
                let took = takes.then(|| {
                    asks_in_vain(450, |limits| Player::Hard.takes(&view, limits, &mut rng))
                });
                most = most.max(hint).max(took.unwrap_or(0));
                solved += usize::from(in_play == 2);
                // A small end of a game is solved before the first question.
                if in_play > 2 {
                    assert_ne!(took, Some(0), "{view:?}");
                    let decides = takes || chooses(&view);
                    assert!(hint > 0 || !decides, "{view:?}");
                    searched += usize::from(decides);
                }
            }
            history.apply(&mut game, act, &mut |_| {}).unwrap();
        }
    }
    assert!(solved > 0 && searched > 20, "{solved}, {searched}");
    // Once each in the solver or the first look at a take, and in the search that follows.
    assert!(most <= 2, "{most}");
}

#[test]
fn a_review_of_the_longest_game_ends_when_told_to() {
    let mut rng = Rand::seed_from_u64(12);
    let options = some_options().next().unwrap();
    let (moves, hands) = (0..20)
        .map(|_| {
            let mut game = shuffled(options, 16, &mut rng);
            let hands: Vec<CardSet> = Seat::first(16).map(|seat| game.hand(seat)).collect();
            let mut moves = Vec::new();
            while let Some(act) = random_move(&game, &mut rng) {
                game.apply(act, &mut |_| {}).unwrap();
                moves.push(act);
            }
            (moves, hands)
        })
        .max_by_key(|(moves, _)| moves.len())
        .unwrap();
    assert!(moves.len() > 300, "{}", moves.len());
    let of = |seat: Seat| moves.iter().filter(|act| act.seat() == seat).count() as u32;
    let seat = Seat::first(16).max_by_key(|seat| of(*seat)).unwrap();
    let decided = of(seat);
    let record = record_of(options, 16, &Hands::of(&hands), moves);
    let asked = asks_in_vain(600, |limits| {
        let reviewed = review(&record, seat, limits, &mut rng).unwrap();
        assert!(reviewed.is_empty(), "nothing was looked at");
    });
    assert!(asked <= decided, "once for each of its decisions: {asked}");
}
