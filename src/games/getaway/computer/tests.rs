//! Whole games of every player in every variant, and what holds for all of them.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::opponent_model::OpponentModel;
use super::*;
use crate::cards::{CardSet, Suit};
use crate::games::getaway::rules::{
    DrawDue, Due, FirstTrick, Game, History, Move, Options, Packs, Setup, Source,
};
use crate::games::options::Named;

/// One of each make.
const KINDS: [Kind; 7] = [
    Kind::Random,
    Kind::Taker,
    Kind::Easy,
    Kind::Normal,
    Kind::Hard,
    Kind::Counter,
    Kind::Veteran,
];

fn limits(playouts: u32) -> Limits<'static> {
    Limits {
        playouts,
        go_on: &|| true,
    }
}

fn shuffled(options: Options, seats: usize, rng: &mut Xoshiro256PlusPlus) -> Game {
    let mut left = CardSet::pack(options.packs.into());
    let dealer = Seat::first(seats).next().unwrap();
    let mut hands = vec![CardSet::EMPTY; seats];
    for n in 1.. {
        let Some(card) = left.nth(rng.random_range(0..left.len().max(1))) else {
            break;
        };
        left.remove(card);
        hands[dealer.after(n, seats, options.direction).index()].insert(card);
    }
    Game::deal(options, dealer, &hands).unwrap()
}

/// Plays a game in which seat `n` is played by `kinds[n % kinds.len()]`, and hands every view at
/// which a card was chosen to `on`, with the game and its history. Returns the moves and the loser.
fn play(
    start: Game,
    kinds: &[Kind],
    playouts: u32,
    rng: &mut Xoshiro256PlusPlus,
    mut on: impl FnMut(&View, &Game, &History, Move),
) -> (Vec<Move>, Seat) {
    let mut game = start;
    let mut history = History::new(&game);
    let mut moves = Vec::new();
    let limits = limits(playouts);
    loop {
        let kind = |seat: Seat| kinds[seat.index() % kinds.len()];
        let board = *game.board();
        if let Due::Lead(_) = board.due() {
            for seat in board.in_play().iter() {
                let view = history.view(&game, seat);
                if view.take_from().is_ok() && kind(seat).takes(&view, &limits, rng) {
                    moves.push(Move::Take { seat });
                    history
                        .apply(&mut game, Move::Take { seat }, &mut |_| {})
                        .unwrap();
                }
            }
        }
        let board = *game.board();
        let act = match board.due() {
            Due::Over(loser) => return (moves, loser),
            Due::Lead(seat) | Due::Play(seat) => (seat, None),
            Due::PlayAny(seats) => (seats.iter().last().unwrap(), None),
            Due::Draw(seat, due) => (seat, Some(due)),
        };
        let (seat, draw) = act;
        let view = history.view(&game, seat);
        let act = if let Some(due) = draw {
            let from = match due {
                DrawDue::Waste(_) => Source::Waste,
                DrawDue::Seats(from) => {
                    let source = kind(seat).draws_from(&view, from, &limits, rng);
                    assert!(from.contains(source));
                    Source::Seat(source)
                }
            };
            let card = baseline::random_card(game.drawable(from), rng);
            Move::Draw { seat, from, card }
        } else {
            let card = kind(seat).card(&view, &limits, rng);
            assert!(view.legal_cards().contains(card), "{card} in {view:?}");
            Move::Play { seat, card }
        };
        on(&view, &game, &history, act);
        history.apply(&mut game, act, &mut |_| {}).unwrap();
        moves.push(act);
        assert!(moves.len() < 5000, "the game does not end");
    }
}

#[test]
fn every_player_plays_every_variant_to_its_end() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for (n, options) in Options::all().enumerate() {
        let seats = match options.packs {
            Packs::One => 3 + n % 6,
            Packs::Two => 6 + n % 11,
        };
        let game = shuffled(options, seats, &mut rng);
        play(game, &KINDS, 2, &mut rng, |_, _, _, _| {});
    }
}

#[test]
fn the_same_view_and_seed_give_the_same_choice_whatever_is_hidden() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    let mut changed = 0;
    let game = shuffled(Options::default(), 4, &mut rng);
    let mut hidden = Xoshiro256PlusPlus::seed_from_u64(3);
    let normal = [Kind::Normal];
    play(game, &normal, 0, &mut rng, |view, game, history, _| {
        // Another world with the same view, if the deal of hidden cards finds one.
        let Some(other) = worlds::Worlds::new(view).sample(&mut hidden) else {
            panic!("no world agrees with {view:?}");
        };
        changed += usize::from(other != *game);
        let seen = history.view(&other, view.seat());
        assert_eq!(*view, seen);
        if view.legal_cards().is_empty() {
            return;
        }
        for kind in KINDS {
            let choose = |view: &View| {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
                kind.card(view, &limits(10), &mut rng)
            };
            assert_eq!(choose(view), choose(&seen), "{kind}");
        }
    });
    assert!(changed > 30, "only {changed} positions had another world");
}

#[test]
fn worlds_agree_with_the_view_and_differ() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let options = Options {
        packs: Packs::Two,
        ..Options::default()
    };
    let game = shuffled(options, 9, &mut rng);
    let mut dealt = 0;
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(6);
    play(game, &[Kind::Duck], 0, &mut rng, |view, _, _, _| {
        let worlds = worlds::Worlds::new(view);
        let one = worlds.sample(&mut chance);
        assert!(one.is_some(), "no world agrees with {view:?}");
        dealt += usize::from(one != worlds.sample(&mut chance));
    });
    assert!(dealt > 50, "only {dealt} positions had two worlds");
}

/// A position between two tricks of a game in which only two players are left.
fn two_left(mine: &str, theirs: &str, power: usize) -> Game {
    let hand = |text: &str| text.split(' ').map(|c| c.parse().unwrap()).collect();
    let seats: Vec<Seat> = Seat::first(3).collect();
    let setup = Setup {
        options: Options::default(),
        dealer: seats[0],
        hands: vec![hand(mine), hand(theirs), CardSet::EMPTY],
        away: vec![seats[2]],
        power: seats[power],
        tricks: 20,
    };
    Game::try_from(&setup).unwrap()
}

#[test]
fn the_end_of_a_game_for_two_is_solved() {
    let table = [
        // The other sheds their last card, or follows with it and is away.
        ("KH 5S", "2C", 0, 1.0),
        ("KC 5S", "2C", 0, 1.0),
        // The lead is beaten with the other's last card, who must draw against one card left.
        ("2H 3H", "4H 5H", 0, 0.0),
        // Nothing can be followed: all is picked up until the other is away.
        ("2H 3H 4H", "2C 3C", 0, 1.0),
        ("2H 3H 4H", "2C 3C", 1, 0.0),
        // Which of two equal cards is thrown matters: the other leads it next. After the ace the
        // king ducks, after the king the ace must not win.
        ("KH AH 7D 8D", "2S JC", 1, 0.0),
    ];
    for (mine, theirs, power, expected) in table {
        let game = two_left(mine, theirs, power);
        let leader = game.board().power();
        let cards: Vec<_> = game.hand(leader).iter().collect();
        let Ok(each) = endgame::loss_probabilities(&game, leader, &cards, 10_000) else {
            panic!("{mine} against {theirs} is too large");
        };
        let best = each.into_iter().fold(1.0, f32::min);
        let mine_loses = if power == 0 { best } else { 1.0 - best };
        assert!(
            (mine_loses - expected).abs() < 0.35,
            "{mine} against {theirs}: {mine_loses}"
        );
    }
}

#[test]
fn a_low_card_is_kept_though_nobody_else_has_its_suit() {
    let mut game = two_left("5C 9C 4S", "2H KS", 0);
    let mut history = History::new(&game);
    let lead = Move::Play {
        seat: Seat::new(0).unwrap(),
        card: "5C".parse().unwrap(),
    };
    history.apply(&mut game, lead, &mut |_| {}).unwrap();
    let view = history.view(&game, Seat::new(1).unwrap());
    let observation = Observation::of(&view);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(12);
    let thrown = heuristic::card(&observation, &mut rng);
    assert_eq!(thrown.to_string(), "KS");
    // The scores handed out are those by which the card is chosen.
    let mut best = f32::MIN;
    heuristic::scores(&observation, view.legal_cards(), |_, score| {
        best = best.max(score)
    });
    heuristic::scores(&observation, view.legal_cards(), |card, score| {
        assert_eq!(score >= best, card == thrown, "{card}: {score}");
    });
}

#[test]
fn a_review_names_what_cost_most() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let game = shuffled(Options::default(), 4, &mut rng);
    let hands: Vec<CardSet> = Seat::first(4).map(|seat| game.hand(seat)).collect();
    let kinds = [Kind::Random, Kind::Normal, Kind::Normal, Kind::Normal];
    let (moves, _) = play(game, &kinds, 0, &mut rng, |_, _, _, _| {});
    let seat = Seat::new(0).unwrap();
    let board = game.board();
    let look = |rng: &mut Xoshiro256PlusPlus| {
        review(
            board.options(),
            board.dealer(),
            &hands,
            &moves,
            seat,
            &limits(200),
            rng,
        )
        .unwrap()
    };
    let reviewed = look(&mut rng.clone());
    assert_eq!(reviewed, look(&mut rng.clone()));
    assert!(!reviewed.is_empty() && reviewed.len() <= 3, "{reviewed:?}");
    assert!(reviewed.is_sorted_by(|a, b| a.cost >= b.cost));
    for decision in reviewed {
        assert!(decision.cost > 0.0 && decision.played != decision.better);
    }
}

#[test]
fn advice_covers_what_can_be_done() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
    let game = shuffled(Options::default(), 3, &mut rng);
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(9);
    play(game, &[Kind::Duck], 0, &mut rng, |view, _, _, act| {
        let advice = advise(view, &limits(40), &mut chance);
        let Move::Play { .. } = act else { return };
        assert!(!advice.estimates.is_empty());
        for estimate in &advice.estimates {
            assert!((0.0..=1.0).contains(&estimate.loss_probability));
            if let Candidate::Card(card) = estimate.candidate {
                assert!(view.legal_cards().contains(card));
            }
        }
    });
}

#[test]
fn thinking_stops_when_told() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(10);
    let game = shuffled(Options::default(), 4, &mut rng);
    let never = Limits {
        playouts: u32::MAX,
        go_on: &|| false,
    };
    let seat = Seat::first(4)
        .find(|seat| *seat != game.board().power())
        .unwrap();
    let view = History::new(&game).view(&game, seat);
    Kind::Hard.takes(&view, &never, &mut rng);
}

#[test]
fn names_read_back() {
    for kind in Kind::ALL {
        assert_eq!(kind.to_string().parse(), Ok(*kind));
    }
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(*level));
    }
    let unknown = "grandmaster".parse::<Kind>().unwrap_err().to_string();
    assert!(unknown.starts_with("it must be one of: normal, easy, hard, random, duck, "));
}

#[test]
fn better_players_lose_less() {
    // One against three, in the same deals whoever plays.
    let share = |one: Kind, three: Kind, games: usize| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
        let lost = (0..games)
            .filter(|n| {
                let game = shuffled(Options::default(), 4, &mut rng);
                let mut kinds = [three; 4];
                kinds[n % 4] = one;
                play(game, &kinds, 24, &mut rng, |_, _, _, _| {}).1.index() == n % 4
            })
            .count();
        lost as f64 / games as f64
    };
    assert!(share(Kind::Normal, Kind::Random, 200) < 0.08);
    assert!(share(Kind::Duck, Kind::Random, 200) < 0.12);
    assert!(share(Kind::Easy, Kind::Normal, 200) > 0.35);
    // With as few playouts as here it loses 6 %, of many games against each of these. Nobody has
    // learned from the last two. One that loses twice as often is most likely found out.
    let opponents = [Kind::Normal, Kind::Bold, Kind::Counter, Kind::Ducker];
    let of_each = opponents.map(|three| share(Kind::Hard, three, 40));
    let mean = of_each.iter().sum::<f64>() / of_each.len() as f64;
    assert!(mean < 0.11, "{of_each:?}");
}

/// Of the cards that the view hides, how many the believed game has in the right hands.
fn right_hands(view: &View, believed: &Game, truth: &Game) -> u32 {
    let others = view.board().in_play().without(view.seat());
    others
        .iter()
        .map(|seat| {
            let hidden = truth.hand(seat).minus(view.memory().known(seat));
            hidden.and(believed.hand(seat)).len()
        })
        .sum()
}

#[test]
fn how_others_played_says_what_they_hold() {
    for kind in [Kind::Normal, Kind::Duck] {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(12);
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(13);
        let (mut by_play, mut by_chance) = (0, 0);
        for _ in 0..3 {
            let game = shuffled(Options::default(), 4, &mut rng);
            play(game, &[kind], 0, &mut rng, |view, truth, _, _| {
                // By then something has been seen, and something still is hidden.
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
            "{kind}: {by_play} by how they played, {by_chance} by chance"
        );
    }
}

#[test]
fn who_ducks_is_seen_to_duck() {
    for (kind, model) in [
        (Kind::Normal, OpponentModel::Heuristic),
        (Kind::Duck, OpponentModel::Style(&population::DUCK)),
    ] {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(14);
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(15);
        let (mut right, mut all) = (0, 0);
        let game = shuffled(Options::default(), 4, &mut rng);
        play(game, &[kind], 0, &mut rng, |view, _, _, _| {
            if view.board().tricks() < 5 {
                return;
            }
            let mut belief =
                belief::Belief::new(view, mind::hard(), u32::MAX, &mut chance).unwrap();
            let world = belief.sample(&mut chance).unwrap();
            for seat in view.board().in_play().without(view.seat()).iter() {
                if view.memory().unknown(seat) > 0 {
                    all += 1;
                    right += usize::from(world.models[seat.index()].class() == model.class());
                }
            }
        });
        // A share is always doubt. Players of rules resemble each other: which one does not count.
        assert!(all > 20 && right * 10 > all * 6, "{kind}: {right} of {all}");
    }
}

#[test]
fn the_first_trick_is_not_taken_for_one_of_the_end() {
    // Of three players one takes another's hand before the first trick, which is wasted even where
    // somebody cannot follow.
    let options = Options {
        first_trick: FirstTrick::InTurn,
        ..Options::default()
    };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(16);
    let mut game = shuffled(options, 3, &mut rng);
    let mut history = History::new(&game);
    let power = game.board().power();
    let seat = game.board().neighbour(power).unwrap();
    history
        .apply(&mut game, Move::Take { seat }, &mut |_| {})
        .unwrap();
    let lead = Move::Play {
        seat: power,
        card: Card::ACE_OF_SPADES,
    };
    history.apply(&mut game, lead, &mut |_| {}).unwrap();
    let view = history.view(&game, seat);
    assert!(view.legal_cards().len() > 1);
    for estimate in hard::cards(&mind::hard(), &view, &limits(100), &mut rng) {
        assert!(estimate.playouts > 0, "{estimate:?} was solved");
    }
}

/// What a player does that beginners are told not to: each with how often there was the occasion.
#[derive(Debug, Default)]
struct Mistakes {
    /// Leads into a shown void, where another suit was held in which none had been shown.
    into_a_void: (u32, u32),
    /// Leads again what was just tochooed, where another suit was held.
    again: (u32, u32),
    /// Ducks where last to play and able to win.
    ducked_last: (u32, u32),
    /// Plays over the highest card with others still to play, where ducking was possible.
    overplayed: (u32, u32),
    /// Throws a card other than one of its highest.
    threw_low: (u32, u32),
}

impl Mistakes {
    /// Those of one such player in games with three `normal` players.
    fn of(kind: Kind, games: usize) -> Mistakes {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(17);
        let mut mistakes = Mistakes::default();
        for n in 0..games {
            let mut kinds = [Kind::Normal; 4];
            kinds[n % 4] = kind;
            let game = shuffled(Options::default(), 4, &mut rng);
            play(game, &kinds, 0, &mut rng, |view, _, _, act| match act {
                Move::Play { seat, card } if seat.index() == n % 4 => mistakes.count(view, card),
                _ => {}
            });
        }
        mistakes
    }

    fn count(&mut self, view: &View, card: Card) {
        let hand = view.legal_cards();
        if view.board().tricks() == 0 || hand.len() < 2 {
            return;
        }
        let occasion = |(times, of): &mut (u32, u32), mistake: bool| {
            *times += u32::from(mistake);
            *of += 1;
        };
        let Some(trick) = view.board().trick() else {
            let observation = Observation::of(view);
            let void = |suit: Suit| {
                let mut others = observation.others().iter();
                others.any(|other| observation.known_void(other, suit))
            };
            let held: Vec<Suit> = Suit::ALL.into_iter().filter(|s| hand.has(*s)).collect();
            if held.iter().any(|s| void(*s)) && held.iter().any(|s| !void(*s)) {
                occasion(&mut self.into_a_void, void(card.suit()));
            }
            if let Some(suit) = view.memory().tochooed()
                && held.contains(&suit)
                && held.len() > 1
            {
                occasion(&mut self.again, card.suit() == suit);
            }
            return;
        };
        let highest = trick.highest().card;
        if !hand.has(trick.suit()) {
            let top = baseline::highest_card(hand).map(|card| card.rank());
            return occasion(&mut self.threw_low, Some(card.rank()) < top);
        }
        let either_way =
            hand.below(highest).has(trick.suit()) && hand.above(highest).has(trick.suit());
        if either_way && trick.waiting().len() == 1 {
            occasion(&mut self.ducked_last, card.rank() < highest.rank());
        } else if either_way {
            occasion(&mut self.overplayed, card.rank() > highest.rank());
        }
    }
}

fn share((times, of): (u32, u32)) -> f64 {
    f64::from(times) / f64::from(of.max(1))
}

/// The mistakes of the two lower levels, as the README tells them.
#[test]
fn a_beginner_makes_the_mistakes_of_beginners() {
    let easy = Mistakes::of(Kind::Easy, 250);
    let occasions = (easy.into_a_void.1, easy.again.1, easy.ducked_last.1);
    assert!(occasions.0 > 300 && occasions.1 > 300 && occasions.2 > 100);
    assert!((0.15..0.45).contains(&share(easy.into_a_void)), "{easy:?}");
    assert_eq!(easy.again.0, 0, "what was just tochooed: {easy:?}");
    assert!(share(easy.ducked_last) > 0.8, "{easy:?}");

    let normal = Mistakes::of(Kind::Normal, 250);
    assert!(
        (0.2..0.4).contains(&share(normal.into_a_void)),
        "{normal:?}"
    );
    assert!((0.25..0.45).contains(&share(normal.again)), "{normal:?}");
    assert!(
        (0.35..0.6).contains(&share(normal.ducked_last)),
        "{normal:?}"
    );
    assert!(
        (0.25..0.45).contains(&share(normal.overplayed)),
        "{normal:?}"
    );
    assert!((0.1..0.25).contains(&share(normal.threw_low)), "{normal:?}");
}

/// Where a take turns a loss away: what the player holds, what the next player holds, what the
/// player has thrown on the last one's only card, so that nothing is hidden, and that card. The last
/// one leads.
const WORTH_A_TAKE: [[&str; 4]; 6] = [
    ["5S 9S KC AC", "AS 5C", "7S QH", "AD"],
    ["JS 9H QC AC", "3S 6C", "9S 10S", "9D"],
    ["9H 2C 9C KC", "7S 4H", "7H 8H", "9D"],
    ["2H 4H AH AC", "5C JC", "2S 6C", "9D"],
    ["8S KS AS 6C", "3S 5S", "4S 2H", "2D"],
    ["AS 7C 10C JC", "2S 2C", "3S 8S", "9D"],
];

#[test]
fn a_take_is_made_where_it_turns_a_loss_away() {
    let hand = |text: &str| -> CardSet { text.split(' ').map(|c| c.parse().unwrap()).collect() };
    let seats: Vec<Seat> = Seat::first(3).collect();
    let (seat, last) = (seats[0], seats[2]);
    for [mine, theirs, thrown, led] in WORTH_A_TAKE {
        let setup = Setup {
            options: Options::default(),
            dealer: seat,
            hands: vec![hand(mine).or(hand(thrown)), hand(theirs), hand(led)],
            away: vec![],
            power: last,
            tricks: 15,
        };
        let mut game = Game::try_from(&setup).unwrap();
        let mut history = History::new(&game);
        for card in thrown.split(' ') {
            for (seat, card) in [(last, led), (seat, card)] {
                let card = card.parse().unwrap();
                let play = Move::Play { seat, card };
                history.apply(&mut game, play, &mut |_| {}).unwrap();
            }
        }
        let view = history.view(&game, seat);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(21);
        assert!(Kind::Hard.takes(&view, &limits(100), &mut rng), "{mine}");
        // It is right to: a player who searches and takes nothing loses without those cards, and
        // with them does not.
        let kinds = [Kind::Plain, Kind::Normal, Kind::Normal];
        let mut lost = |start: Game| {
            let play_on = |_: &u32| play(start, &kinds, 0, &mut rng, |_, _, _, _| {}).1 == seat;
            (0..10).filter(play_on).count()
        };
        let mut taken = game;
        taken.apply(Move::Take { seat }, &mut |_| {}).unwrap();
        let (without, with) = (lost(game), lost(taken));
        assert!(
            without >= 8 && with <= 2,
            "{mine}: {without} without, {with} with"
        );
    }
}

#[test]
fn the_chain_reaches_worlds_that_no_swap_leads_to() {
    let hand = |text: &str| text.split(' ').map(|c| c.parse().unwrap()).collect();
    let seats: Vec<Seat> = Seat::first(4).collect();
    let setup = Setup {
        options: Options::default(),
        dealer: seats[0],
        hands: vec![
            hand("AS AH AD 2C"),
            hand("3C 3H 3D 5H"),
            hand("4C 4D 5D"),
            hand("5C 5S"),
        ],
        away: vec![],
        power: seats[0],
        tricks: 9,
    };
    let mut game = Game::try_from(&setup).unwrap();
    let mut history = History::new(&game);
    // One after the other shows that it has none of a suit; the leader picks all up.
    let plays = "0:AS 1:3C 0:AH 1:3H 2:4C 0:AD 1:3D 2:4D 3:5C";
    for play in plays.split(' ') {
        let (seat, card) = play.split_once(':').unwrap();
        let act = Move::Play {
            seat: seats[seat.parse::<usize>().unwrap()],
            card: card.parse().unwrap(),
        };
        history.apply(&mut game, act, &mut |_| {}).unwrap();
    }
    let view = history.view(&game, seats[0]);
    assert_eq!(view.unseen().len(), 3, "each of the others has a card left");
    let worlds = |mind: mind::Mind| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(18);
        let mind = mind::Mind { doubt: 0.0, ..mind };
        let mut belief = belief::Belief::new(&view, mind, u32::MAX, &mut rng).unwrap();
        let mut seen: Vec<CardSet> = Vec::new();
        for _ in 0..200 {
            let world = belief.sample(&mut rng).unwrap();
            let hand = world.game.hand(seats[1]);
            if !seen.contains(&hand) {
                seen.push(hand);
            }
        }
        seen.len()
    };
    assert_eq!(worlds(mind::hard()), 2);
    assert_eq!(worlds(mind::veteran()), 1, "swaps alone");
}

#[test]
fn what_was_given_up_is_never_put_before_what_was_tried_to_the_end() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(19);
    let budget = 400;
    let (mut given_up, mut used_up) = (0, 0);
    let game = shuffled(Options::default(), 4, &mut rng);
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(20);
    play(game, &[Kind::Careful], 0, &mut rng, |view, _, _, act| {
        if !matches!(act, Move::Play { .. }) {
            return;
        }
        let estimates = advise(view, &limits(budget), &mut chance).estimates;
        let most = estimates.iter().map(|e| e.playouts).max();
        let to_the_end = |e: &Estimate| Some(e.playouts) == most;
        given_up += estimates.iter().filter(|e| !to_the_end(e)).count();
        assert!(estimates.iter().take(1).all(to_the_end));
        // Where one alone was left, others may have been given up with the last world only: they were
        // tried as often, and stand among those given up.
        let left = estimates.iter().filter(|e| to_the_end(e)).count() as u32;
        let used: u32 = estimates.iter().map(|e| e.playouts).sum();
        if budget - used < left {
            assert!(estimates.is_sorted_by(|a, b| to_the_end(a) >= to_the_end(b)));
            used_up += 1;
        }
        assert!(estimates.is_sorted_by(|a, b| a.loss_probability <= b.loss_probability));
    });
    assert!(given_up > 20, "only {given_up} were given up");
    assert!(used_up > 5, "only {used_up} races ran to the end");
}

#[test]
fn nothing_is_learned_from_the_kept_ones() {
    for kept in population::KEPT {
        assert!(!population::LEARNED_FROM.contains(&kept));
        let supposed = mind::hard().models;
        assert!(supposed.iter().all(|(model, _)| match model {
            OpponentModel::Style(style) => **style != kept,
            OpponentModel::Heuristic | OpponentModel::Stranger => true,
        }));
    }
}
