//! The mistakes of the two lower levels, and how often they make them.

use super::*;

/// Mistakes that beginners are told to avoid, each with the number of occasions.
#[derive(Debug, Default)]
struct Mistakes {
    /// Leads into a shown void while holding another suit without one.
    into_a_void: (u32, u32),
    /// Leads the suit of a tochoo again right after it while holding another suit.
    again: (u32, u32),
    /// Ducks as the last to play although able to win.
    ducked_last: (u32, u32),
    /// Plays over the highest card with others still to play although able to duck.
    overplayed: (u32, u32),
    /// Throws a card other than one of its highest.
    threw_low: (u32, u32),
}

impl Mistakes {
    /// The mistakes of one such player in games with three `normal` players.
    fn of(kind: Player, games: usize) -> Mistakes {
        let mut rng = Rand::seed_from_u64(17);
        let mut mistakes = Mistakes::default();
        for n in 0..games {
            let mut kinds = [Player::Normal; 4];
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
                observation.others().iter().any(|other| observation.known_void(other, suit))
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
            let top = easy::highest_card(hand).map(|card| card.rank());
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

/// Checks the mistakes of the two lower levels, as `docs/computers.md` lists them.
#[test]
fn a_beginner_makes_the_mistakes_of_beginners() {
    let easy = Mistakes::of(Player::Easy, 250);
    let occasions = (easy.into_a_void.1, easy.again.1, easy.ducked_last.1);
    assert!(occasions.0 > 300 && occasions.1 > 300 && occasions.2 > 100);
    assert!((0.15..0.45).contains(&share(easy.into_a_void)), "{easy:?}");
    assert_eq!(easy.again.0, 0, "the suit of the last tochoo: {easy:?}");
    assert!(share(easy.ducked_last) > 0.8, "{easy:?}");

    let normal = Mistakes::of(Player::Normal, 250);
    assert!((0.2..0.4).contains(&share(normal.into_a_void)), "{normal:?}");
    assert!((0.25..0.45).contains(&share(normal.again)), "{normal:?}");
    assert!((0.35..0.6).contains(&share(normal.ducked_last)), "{normal:?}");
    assert!((0.25..0.45).contains(&share(normal.overplayed)), "{normal:?}");
    assert!((0.1..0.25).contains(&share(normal.threw_low)), "{normal:?}");
}
