//! The value network: the probability that a player loses a game in which all hands lie open, by a
//! small neural network that has learned it from games.
//!
//! It has the form of Deep Sets (Zaheer et al., 2017): the same layers (φ) look at each suit alone,
//! at the cards still held, in their order, and at who holds each; the further layers (ρ) see the
//! sum over the four suits, so that no suit counts for more than another. A card's rank means
//! nothing to it, only how many cards lie above and below. It is told how each of the others is
//! supposed to decide: by the heuristic, by rules of thumb, or in a way that is not known.
//! [`super::learn`] plays the games that it has learned from.

mod gradients;

use std::sync::LazyLock;

use super::opponent_model::{Class, OpponentModel};
use crate::cards::{CardSet, MAX_SEATS, Seat, Suit};
use crate::getaway::rules::{Deal, FirstTrick, Game, LastCard, Mistakes, Options, Packs};

pub(super) use gradients::Gradients;

/// The most players in play that the network can represent.
const PLAYERS: usize = 4;

/// The most cards of a suit that it can represent.
const CARDS: usize = 13;

/// How many context features there are, one-hot: who leads, how many are in play, the rule for who
/// has no card to lead, and of each of the others how they decide.
const CONTEXT: usize = 20;

/// The first of the features that say how the others decide: three for each.
const CLASSES: u8 = 11;

/// How many units each layer has.
const WIDTH: usize = 32;

/// The values of a layer's units, or the weights from one unit to all of the next layer.
type Row = [f32; WIDTH];

/// The network's input: a game at a lead.
///
/// Players are numbered from 0, the one who may lose, in the direction of play.
#[derive(Clone, Copy)]
pub(super) struct Position {
    /// For each suit, who holds its cards, lowest first, and how many there are.
    suits: [([u8; CARDS], u8); 4],
    /// Which of the [`CONTEXT`] features are 1, and how many of them there are.
    context: ([u8; 6], u8),
}

impl Position {
    /// The position of the game for the seat, one in play; `None` if it is too large: more than four
    /// are in play, or hold more than 13 cards of a suit.
    pub(super) fn of(
        game: &Game,
        seat: Seat,
        models: &[OpponentModel; MAX_SEATS],
    ) -> Option<Position> {
        let board = game.board();
        let in_play = board.in_play();
        if in_play.len() as usize > PLAYERS {
            return None;
        }
        // Every option and every value is named, so that a new one does not compile before it has
        // been decided what the network sees of it.
        let Options {
            // Of two equal cards it takes the second copy for the higher one.
            packs: Packs::One | Packs::Two,
            // It sees the players in the order in which they play.
            direction,
            // The cards have been dealt, the first trick is over, and nobody makes mistakes.
            deal: Deal::Dealt | Deal::ChooseAPile,
            first_trick: FirstTrick::AnyOrder | FirstTrick::InTurn,
            mistakes: Mistakes::Refuse | Mistakes::Penalise,
            last_card,
        } = board.options();
        let others = in_play.without(seat).in_turn_after(seat, direction);
        let mut hands = [CardSet::EMPTY; PLAYERS];
        let (mut all, mut leader) = (CardSet::EMPTY, 0);
        for (number, seat) in std::iter::once(seat).chain(others).enumerate() {
            hands[number] = game.hand(seat);
            all = all.or(hands[number]);
            if seat == board.power() {
                leader = number as u8;
            }
        }
        let mut suits = [([0; CARDS], 0); 4];
        for suit in Suit::ALL {
            let cards = all.of_suit(suit);
            let (holders, len) = &mut suits[suit as usize];
            *len = cards.len() as u8;
            for (at, card) in cards.iter().enumerate() {
                let holder = hands.iter().position(|hand| hand.contains(card));
                debug_assert!(holder.is_some(), "all cards come from the hands");
                *holders.get_mut(at)? = holder? as u8;
            }
        }
        let last_card = match last_card {
            LastCard::DrawFromWaste => 0,
            LastCard::DrawFromNeighbour => 1,
            LastCard::DrawFromAny => 2,
            LastCard::LeadPasses => 3,
        };
        // Two to four are in play: with one left the game is over.
        debug_assert!(in_play.len() >= 2, "the game is over");
        let players = (in_play.len() as u8).saturating_sub(2);
        let mut context = [leader, 4 + players, 7 + last_card, 0, 0, 0];
        let others = in_play.without(seat).in_turn_after(seat, direction);
        for (number, (other, feature)) in others.zip(&mut context[3..]).enumerate() {
            let class = match models[other.index()].class() {
                Class::Heuristic => 0,
                Class::Style => 1,
                Class::Stranger => 2,
            };
            *feature = CLASSES + 3 * number as u8 + class;
        }
        let features = 2 + in_play.len() as u8;
        Some(Position {
            suits,
            context: (context, features),
        })
    }

    /// Which of the [`CONTEXT`] features are 1.
    fn context(&self) -> &[u8] {
        &self.context.0[..usize::from(self.context.1)]
    }
}

/// What was learned: the parameters of a [`Net`] in the order of its fields.
static LEARNED: &[u8; 4 * Net::PARAMETERS] = include_bytes!("value/learned.f32");

static NET: LazyLock<Net> = LazyLock::new(|| Net::from_bytes(LEARNED));

/// The network of the computer players.
pub(super) fn built_in() -> &'static Net {
    &NET
}

/// The parameters of the network, layer by layer. Also holds one number for each of them, such as
/// its gradient.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Net {
    /// φ, first layer: from each card of the suit, by its place from below and its holder.
    card_from_below: [[Row; PLAYERS]; CARDS],
    /// The same by its place from above.
    card_from_above: [[Row; PLAYERS]; CARDS],
    /// φ, first layer: from each context feature.
    phi1_context: [Row; CONTEXT],
    phi1_bias: Row,
    /// φ, second layer: its output is summed over the suits.
    phi2: [Row; WIDTH],
    phi2_bias: Row,
    /// ρ: from the sum of the suits.
    rho: [Row; WIDTH],
    /// ρ: from each context feature.
    rho_context: [Row; CONTEXT],
    rho_bias: Row,
    /// From ρ to the logit, the natural logarithm of the odds.
    output: Row,
    output_bias: f32,
}

impl Net {
    /// How many parameters it has.
    pub(super) const PARAMETERS: usize =
        (2 * PLAYERS * CARDS + 2 * CONTEXT + 2 * WIDTH + 4) * WIDTH + 1;

    /// All parameters are 0.
    pub(super) const ZERO: Net = Net {
        card_from_below: [[[0.0; WIDTH]; PLAYERS]; CARDS],
        card_from_above: [[[0.0; WIDTH]; PLAYERS]; CARDS],
        phi1_context: [[0.0; WIDTH]; CONTEXT],
        phi1_bias: [0.0; WIDTH],
        phi2: [[0.0; WIDTH]; WIDTH],
        phi2_bias: [0.0; WIDTH],
        rho: [[0.0; WIDTH]; WIDTH],
        rho_context: [[0.0; WIDTH]; CONTEXT],
        rho_bias: [0.0; WIDTH],
        output: [0.0; WIDTH],
        output_bias: 0.0,
    };

    /// The network with these parameters, in the order of its fields, each four bytes in
    /// little-endian order.
    pub(super) fn from_bytes(bytes: &[u8; 4 * Net::PARAMETERS]) -> Net {
        let mut net = Net::ZERO;
        let (numbers, _) = bytes.as_chunks::<4>();
        let parameters = net.layers_mut().into_iter().flatten();
        for (parameter, bytes) in parameters.zip(numbers) {
            *parameter = f32::from_le_bytes(*bytes);
        }
        net
    }

    /// What [`Net::from_bytes`] reads.
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let parameters = self.layers().into_iter().flatten();
        parameters.flat_map(|number| number.to_le_bytes()).collect()
    }

    /// All its parameters, layer by layer, in the order of its fields.
    pub(super) fn layers(&self) -> [&[f32]; 11] {
        [
            self.card_from_below.as_flattened().as_flattened(),
            self.card_from_above.as_flattened().as_flattened(),
            self.phi1_context.as_flattened(),
            &self.phi1_bias,
            self.phi2.as_flattened(),
            &self.phi2_bias,
            self.rho.as_flattened(),
            self.rho_context.as_flattened(),
            &self.rho_bias,
            &self.output,
            std::slice::from_ref(&self.output_bias),
        ]
    }

    /// The same, to be changed.
    pub(super) fn layers_mut(&mut self) -> [&mut [f32]; 11] {
        [
            self.card_from_below.as_flattened_mut().as_flattened_mut(),
            self.card_from_above.as_flattened_mut().as_flattened_mut(),
            self.phi1_context.as_flattened_mut(),
            &mut self.phi1_bias,
            self.phi2.as_flattened_mut(),
            &mut self.phi2_bias,
            self.rho.as_flattened_mut(),
            self.rho_context.as_flattened_mut(),
            &mut self.rho_bias,
            &mut self.output,
            std::slice::from_mut(&mut self.output_bias),
        ]
    }

    /// The probability that the player loses.
    pub(super) fn loss_probability(&self, position: &Position) -> f32 {
        sigmoid(self.forward(position).logit)
    }

    /// The forward pass.
    #[inline(always)]
    fn forward(&self, position: &Position) -> Activations {
        let mut context = self.phi1_bias;
        let mut rho = self.rho_bias;
        for feature in position.context() {
            add(&mut context, &self.phi1_context[usize::from(*feature)]);
            add(&mut rho, &self.rho_context[usize::from(*feature)]);
        }
        let mut activations = Activations {
            phi1: [context; 4],
            phi2: [self.phi2_bias; 4],
            sum: [0.0; WIDTH],
            rho,
            logit: 0.0,
        };
        let layers = activations.phi1.iter_mut().zip(&mut activations.phi2);
        for (suit, (phi1, phi2)) in position.suits.iter().zip(layers) {
            for (below, above, holder) in card_features(suit) {
                add(phi1, &self.card_from_below[below][holder]);
                add(phi1, &self.card_from_above[above][holder]);
            }
            add_product(phi2, &phi1.map(relu), &self.phi2);
            add(&mut activations.sum, &phi2.map(relu));
        }
        add_product(&mut activations.rho, &activations.sum, &self.rho);
        let parts = activations.rho.iter().zip(&self.output);
        let logit: f32 = parts.map(|(x, weight)| relu(*x) * weight).sum();
        activations.logit = logit + self.output_bias;
        activations
    }
}

/// The values of each layer's units at a position, before the activation function ([`relu`]).
struct Activations {
    /// By suit.
    phi1: [Row; 4],
    /// By suit.
    phi2: [Row; 4],
    /// The sum of φ over the suits, after the activation function.
    sum: Row,
    rho: Row,
    /// The natural logarithm of the odds that the player loses.
    logit: f32,
}

/// Each card of a suit: how many lie below it and above it, and who holds it.
fn card_features(
    (holders, len): &([u8; CARDS], u8),
) -> impl Iterator<Item = (usize, usize, usize)> {
    let holders = &holders[..usize::from(*len)];
    let features = |(at, holder): (usize, &u8)| (at, holders.len() - 1 - at, usize::from(*holder));
    holders.iter().enumerate().map(features)
}

/// The logistic function: the probability with this logit.
fn sigmoid(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}

/// The activation function.
fn relu(x: f32) -> f32 {
    x.max(0.0)
}

fn add(sum: &mut Row, row: &Row) {
    for (sum, x) in sum.iter_mut().zip(row) {
        *sum += x;
    }
}

/// Adds the vector times the matrix.
fn add_product(sum: &mut Row, vector: &Row, matrix: &[Row; WIDTH]) {
    for (factor, row) in vector.iter().zip(matrix) {
        for (sum, x) in sum.iter_mut().zip(row) {
            *sum += factor * x;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::getaway::rules::{Options, Setup};

    /// The probability that seat 0 loses with the lead and the first of these hands.
    fn leader_loss_probability(hands: &[&str]) -> f32 {
        let hand = |text: &&str| text.split(' ').map(|c| c.parse().unwrap()).collect();
        let seats: Vec<Seat> = Seat::first(4).collect();
        let mut cards: Vec<CardSet> = hands.iter().map(hand).collect();
        cards.resize(4, CardSet::EMPTY);
        let setup = Setup {
            options: Options::default(),
            dealer: seats[0],
            hands: cards,
            away: seats[hands.len()..].to_vec(),
            power: seats[0],
            tricks: 20,
        };
        let game = Game::try_from(&setup).unwrap();
        built_in().loss_probability(
            &Position::of(&game, seats[0], &[OpponentModel::Heuristic; MAX_SEATS]).unwrap(),
        )
    }

    #[test]
    fn lost_games_look_lost_and_won_games_won() {
        // Whatever is led, the other throws their last card on it.
        let lost = leader_loss_probability(&["KH 5S 9S", "2C"]);
        // The lead goes to another, and the player has no card left.
        let won =
            leader_loss_probability(&["2H", "AH KS QS JS 10S", "KH 9S 8S 7S 6S", "QH AC KC QC JC"]);
        assert!(
            lost > 0.9 && won < 0.1,
            "{lost} where lost, {won} where won"
        );
    }

    #[test]
    fn neither_suits_nor_ranks_as_such_matter() {
        let here = leader_loss_probability(&["2H 9H QS", "5H KS", "3H AS 7D"]);
        let other_suits = leader_loss_probability(&["2C 9C QH", "5C KH", "3C AH 7S"]);
        let other_ranks = leader_loss_probability(&["6H KH 2S", "9H 3S", "8H 4S AD"]);
        assert!((here - other_suits).abs() < 1e-4, "{here}, {other_suits}");
        assert!((here - other_ranks).abs() < 1e-4, "{here}, {other_ranks}");
    }

    #[test]
    fn parameters_are_written_as_they_are_read() {
        assert_eq!(Net::from_bytes(LEARNED).to_bytes(), LEARNED);
        assert_eq!(
            built_in().layers().into_iter().flatten().count(),
            Net::PARAMETERS
        );
    }
}
