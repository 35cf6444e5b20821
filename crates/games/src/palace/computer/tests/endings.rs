//! The end of a game for two: real positions, and a second solver, which is slow and knows nothing
//! but the rules.

use std::collections::HashMap;

use rand::seq::SliceRandom;

use super::super::endgame::Fate;
use super::*;
use crate::cards::Card;
use crate::kit::testing::seat;
use crate::palace::rules::Record;

/// Everything about a position but how long it took.
type Key = ([CardSet; 2], CardSet, CardSet, Seat);

/// All positions that can be reached, with those that follow.
#[derive(Default)]
struct Slow {
    known: HashMap<Key, usize>,
    games: Vec<Position>,
    next: Vec<Vec<usize>>,
    winners: Vec<Option<Seat>>,
}

impl Slow {
    fn new(root: &Position) -> Slow {
        let mut slow = Slow::default();
        slow.number(root);
        while let Some(game) = slow.games.get(slow.next.len()).copied() {
            let next = game.board().turn().map_or(Vec::new(), |turn| {
                let acts = distinct(&View::new(&game, turn)).into_iter();
                acts.map(|act| slow.number(&after(&game, act))).collect()
            });
            slow.next.push(next);
        }
        slow.decide();
        slow
    }

    fn number(&mut self, game: &Position) -> usize {
        let (board, hands) = (game.board(), [0, 1].map(|n| game.hand(seat(n))));
        let turn = board.turn().or(board.loser()).unwrap();
        let key = (hands, board.stack().cards(), board.stack().run(), turn);
        let new = self.games.len();
        let number = *self.known.entry(key).or_insert(new);
        if number == new {
            self.games.push(*game);
        }
        number
    }

    /// Repeats until nothing follows any more: who can choose what is won wins, and who can only
    /// choose what is lost loses.
    fn decide(&mut self) {
        let winner =
            |game: &Position| Seat::first(2).find(|seat| game.board().away().contains(seat));
        self.winners = self.games.iter().map(winner).collect();
        loop {
            let mut changed = false;
            for (n, next) in self.next.iter().enumerate() {
                let Some(turn) = self.games[n].board().turn() else { continue };
                let winner = Seat::first(2).find(|seat| {
                    let mut winners = next.iter().map(|to| self.winners[*to]);
                    if *seat == turn {
                        winners.any(|winner| winner == Some(*seat))
                    } else {
                        winners.all(|winner| winner == Some(*seat))
                    }
                });
                if self.winners[n].is_none() && winner.is_some() {
                    self.winners[n] = winner;
                    changed = true;
                }
            }
            if !changed {
                return;
            }
        }
    }

    fn winner(&mut self, game: &Position) -> Option<Seat> {
        let number = self.number(game);
        self.winners[number]
    }
}

fn after(game: &Position, act: Act) -> Position {
    let mut after = *game;
    after.act(game.board().turn().unwrap(), act, &mut |_| {}).unwrap();
    after
}

/// The options of the n-th of many positions: all in turn with which every card is in play.
fn nth(n: usize) -> Options {
    let full = Options::all().filter(|options| options.length == Length::Full);
    full.collect::<Vec<_>>()[n % 16]
}

/// A position with so many random cards in two hands, and some on the stack. With few ranks, there
/// are fours.
fn random_ending(options: Options, in_hands: usize, rng: &mut Rand) -> Position {
    let mut ranks: Vec<u8> = (0..Rank::COUNT).collect();
    ranks.shuffle(rng);
    ranks.truncate(rng.random_range(3..=8));
    let is_in = |card: &Card| ranks.contains(&card.rank().number());
    let pack = CardSet::pack(options.packs.into());
    let cards = pack.iter().filter(is_in).collect::<CardSet>().shuffled(rng);
    let (hands, rest) = cards.split_at(in_hands);
    let (one, two) = hands.split_at(rng.random_range(1..in_hands));
    let lies = |card: &&Card| card.rank() != Rank::TEN;
    let text = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
    let stack: Vec<Card> = rest.iter().filter(lies).take(rng.random_range(0..3)).copied().collect();
    let (one, two, stack) = (text(one), text(two), text(&stack));
    // With two packs, three others have got away.
    let mut rows = vec![[one.as_str(), "", ""], [two.as_str(), "", ""]];
    rows.resize(*options.seats().start(), [""; 3]);
    let turn = rng.random_range(0..2);
    Setup { options, rows: &rows, stack: &stack, turn, ..Setup::default() }.game()
}

fn fates(game: &Position) -> Vec<(Act, Fate)> {
    let view = View::new(game, game.board().turn().unwrap());
    hard::fates(&view, &distinct(&view), &limits(0)).unwrap()
}

#[test]
fn a_second_solver_that_only_knows_the_rules_agrees() {
    let mut rng = Rand::seed_from_u64(31);
    let (mut seen, mut held, mut certain) = ([0; 3], 0, 0);
    for n in 0..400 {
        let game = random_ending(nth(n), 2 + n % 5, &mut rng);
        let mut slow = Slow::new(&game);
        let turn = game.board().turn().unwrap();
        let fates = fates(&game);
        let expected = |act: Act| slow.winner(&after(&game, act)).map(|winner| winner == turn);
        let expected: Vec<Option<bool>> = fates.iter().map(|(act, _)| *act).map(expected).collect();
        let foreseen = certain_loser(&game).map(|loser| Some(loser != turn));
        let is_certain = expected.iter().all(|won| won.is_some() && *won == expected[0]);
        assert_eq!(foreseen, is_certain.then_some(expected[0]), "{game:?}");
        certain += usize::from(is_certain);
        let is_won = expected.contains(&Some(true));
        assert_eq!(is_won, matches!(fates[0].1, Fate::Won(_)), "{game:?}");
        for ((act, fate), expected) in fates.iter().zip(&expected) {
            let found = match fate {
                Fate::Won(_) => Some(true),
                Fate::Lost => Some(false),
                // Once an act is known to win, nobody needs to know about the others.
                Fate::Open if is_won => continue,
                Fate::Open => None,
            };
            assert_eq!(found, *expected, "{act:?} in {game:?}");
        }
        seen[usize::from(is_won) + 2 * usize::from(!is_won && expected.contains(&None))] += 1;
        held += usize::from(expected.contains(&None) && expected.contains(&Some(false)));
    }
    let enough = seen.iter().all(|n| *n >= 3) && held >= 4 && certain >= 10;
    assert!(enough, "{seen:?}, {held}, {certain}");
}

/// Whoever can win does, whatever the other one does.
#[test]
fn a_won_ending_is_won() {
    let mut rng = Rand::seed_from_u64(32);
    let mut won = 0;
    for n in 0..60 {
        let mut game = random_ending(nth(n), 4 + n % 6, &mut rng);
        let winner = game.board().turn().unwrap();
        let Fate::Won(most) = fates(&game)[0].1 else { continue };
        for _ in 0..=most {
            let Some(turn) = game.board().turn() else { break };
            let view = View::new(&game, turn);
            let act = if turn == winner {
                hard::turn(&view, &limits(0), &mut rng)
            } else {
                random(&view, &mut rng)
            };
            game = after(&game, act.unwrap());
        }
        assert_eq!(game.board().away().last(), Some(&winner));
        won += 1;
    }
    assert!(won > 20, "{won}");
}

/// A game up to a decision that was once wrong: nine or picking up wins, a king loses.
const REAL: &str = include_str!("../../../../tests/data/palace-ending.jsonl");

#[test]
fn hard_finds_the_best_act_at_the_end_of_a_real_game() {
    let game = Record::from_line(REAL.trim_end()).unwrap().replay().unwrap();
    let seat = game.board().turn().unwrap();
    let view = View::new(&game, seat);
    let mut rng = Rand::seed_from_u64(33);
    let wins = |act: Act| match act {
        Act::Play(cards) => cards.only_rank() == Some(Rank::NINE),
        act => act == Act::PickUp,
    };
    assert!(wins(hard::turn(&view, &limits(PLAYOUTS), &mut rng).unwrap()));
    let advice = advise(&view, &limits(PLAYOUTS), &mut rng);
    let best = advice.estimates[0];
    assert!(wins(best.candidate) && best.loss_probability == 0.0, "{best:?}");
}

#[test]
fn what_can_be_held_is_not_thrown_away() {
    let mut rng = Rand::seed_from_u64(34);
    let mut held = 0;
    for n in 0..1_000 {
        let game = random_ending(nth(n), 4 + n % 3, &mut rng);
        let fates = fates(&game);
        if fates[0].1 != Fate::Open || fates.last().is_none_or(|(_, fate)| *fate != Fate::Lost) {
            continue;
        }
        let view = View::new(&game, game.board().turn().unwrap());
        let act = hard::turn(&view, &LIMITS, &mut rng).unwrap();
        assert!(fates.contains(&(act, Fate::Open)), "{act:?} in {view:?}");
        held += 1;
    }
    assert!(held > 5, "{held}");
}
