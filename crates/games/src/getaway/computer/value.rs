//! The value network: a small neural network that has learned from games how probably a player
//! loses when all hands lie open.
//!
//! It has the form of Deep Sets (Zaheer et al., 2017). The same layers (φ) look at each suit alone,
//! at the cards still held, in their order, and at who holds each. The further layers (ρ) see the
//! sum over the four suits, so all suits count the same. A card's rank means nothing to it, only
//! how many cards lie above and below. For each of the others, it gets the way they are expected to
//! decide: by the heuristic, by rules of thumb, or in an unknown way. It learns from games that the
//! lab plays.

use std::sync::LazyLock;

pub use getaway_rows::{Row, WIDTH, add, add_product, relu};

use super::opponent::OpponentModel;
use crate::cards::{CardSet, MAX_SEATS, Seat, Suit};
use crate::getaway::rules::{
    Dealing, FirstTrick, LastCard, Mistakes, Options, Packs, Position, Taking,
};

/// The maximum number of players in play that the network can represent.
const PLAYERS: usize = 4;

/// The maximum number of cards in a suit that it can represent.
const CARDS: usize = 13;

/// The number of context features, one-hot: the leader, the number of players in play, the rule for
/// a leader without cards, and the way each of the others decides.
const CONTEXT: usize = 20;

/// The first of the features for how the others decide: three for each of them.
const CLASSES: u8 = 11;

/// The network's input: a game at a lead.
///
/// Players are numbered in the direction of play from 0, the one who may lose.
#[derive(Clone, Copy)]
pub struct Inputs {
    /// The holders of each suit's cards, lowest first, and the number of cards.
    pub suits: [([u8; CARDS], u8); 4],
    /// The [`CONTEXT`] features that are 1, and the number of them.
    pub context: ([u8; 6], u8),
}

impl Inputs {
    /// The position of the game for a seat in play; `None` if it is too large: more than four
    /// players are in play, or they hold more than 13 cards of a suit.
    pub fn of(game: &Position, seat: Seat, models: &[OpponentModel; MAX_SEATS]) -> Option<Inputs> {
        let board = game.board();
        let in_play = board.in_play();
        if in_play.len() as usize > PLAYERS {
            return None;
        }
        // Every option and every value is named, so a new one doesn't compile until somebody
        // decides what the network sees of it.
        let Options {
            // It treats the second copy of two equal cards as the higher one.
            packs: Packs::One | Packs::Two,
            // It sees the players in the order of play.
            direction,
            // The cards have been dealt, the first trick is over, and nobody makes mistakes.
            deal: Dealing::Dealt | Dealing::ChooseAPile,
            first_trick: FirstTrick::AnyOrder | FirstTrick::InTurn,
            mistakes: Mistakes::Refuse | Mistakes::Penalise,
            // It has learned from games in which nobody takes.
            taking: Taking::Anyone | Taking::Leader | Taking::Off,
            last_card,
        } = board.options();
        let mut hands = [CardSet::EMPTY; PLAYERS];
        let (mut all, mut leader) = (CardSet::EMPTY, 0);
        for (number, seat) in in_play.in_turn_from(seat, direction).enumerate() {
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
        // Two to four players are in play: with one left, the game is over.
        debug_assert!(in_play.len() >= 2, "the game is over");
        let players = (in_play.len() as u8).saturating_sub(2);
        let mut context = [leader, 4 + players, 7 + last_card, 0, 0, 0];
        let others = in_play.without(seat).in_turn_after(seat, direction);
        for (number, (other, feature)) in others.zip(&mut context[3..]).enumerate() {
            let class = match models[other.index()] {
                OpponentModel::Heuristic => 0,
                OpponentModel::Style(_) => 1,
                OpponentModel::Stranger => 2,
            };
            *feature = CLASSES + 3 * number as u8 + class;
        }
        let features = 2 + in_play.len() as u8;
        Some(Inputs { suits, context: (context, features) })
    }

    /// The [`CONTEXT`] features that are 1.
    pub fn context(&self) -> &[u8] {
        &self.context.0[..usize::from(self.context.1)]
    }
}

/// The learned parameters of a [`Net`], in the order of its fields.
static LEARNED: &[u8; 4 * Net::PARAMETERS] = include_bytes!("value/learned.f32");

static NET: LazyLock<Net> = LazyLock::new(|| Net::from_bytes(LEARNED));

pub fn built_in() -> &'static Net {
    &NET
}

/// The parameters of the network, layer by layer. The type also holds other numbers for each
/// parameter, such as its gradient.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// φ, first layer: from each card of the suit, by its place from below and its holder.
    pub card_from_below: [[Row; PLAYERS]; CARDS],
    /// The same, by its place from above.
    pub card_from_above: [[Row; PLAYERS]; CARDS],
    /// φ, first layer: from each context feature.
    pub phi1_context: [Row; CONTEXT],
    /// φ, first layer: the bias.
    pub phi1_bias: Row,
    /// φ, second layer, whose output is summed over the suits.
    pub phi2: [Row; WIDTH],
    /// φ, second layer: the bias.
    pub phi2_bias: Row,
    pub rho: [Row; WIDTH],
    pub rho_context: [Row; CONTEXT],
    pub rho_bias: Row,
    /// From ρ to the logit, the natural logarithm of the odds.
    pub output: Row,
    pub output_bias: f32,
}

impl Net {
    pub const PARAMETERS: usize = (2 * PLAYERS * CARDS + 2 * CONTEXT + 2 * WIDTH + 4) * WIDTH + 1;

    /// The network with all parameters 0.
    pub const ZERO: Net = Net {
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

    /// Reads a network's parameters in the order of its fields, four bytes each, little-endian.
    pub fn from_bytes(bytes: &[u8; 4 * Net::PARAMETERS]) -> Net {
        let mut net = Net::ZERO;
        let (numbers, _) = bytes.as_chunks::<4>();
        let parameters = net.layers_mut().into_iter().flatten();
        for (parameter, bytes) in parameters.zip(numbers) {
            *parameter = f32::from_le_bytes(*bytes);
        }
        net
    }

    /// Writes the bytes that [`Net::from_bytes`] reads.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.layers().into_iter().flatten().flat_map(|number| number.to_le_bytes()).collect()
    }

    /// All parameters, layer by layer, in the order of the fields.
    pub fn layers(&self) -> [&[f32]; 11] {
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

    /// Like [`layers`](Self::layers), but mutable.
    pub fn layers_mut(&mut self) -> [&mut [f32]; 11] {
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

    pub fn loss_probability(&self, position: &Inputs) -> f32 {
        sigmoid(self.forward(position).logit)
    }

    #[inline(always)]
    pub fn forward(&self, position: &Inputs) -> Activations {
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
pub struct Activations {
    pub phi1: [Row; 4],
    pub phi2: [Row; 4],
    /// The sum of φ over the suits, after the activation function.
    pub sum: Row,
    pub rho: Row,
    /// The natural logarithm of the odds that the player loses.
    pub logit: f32,
}

/// The cards of a suit: how many cards lie below and above each, and its holder.
pub fn card_features(
    (holders, len): &([u8; CARDS], u8),
) -> impl Iterator<Item = (usize, usize, usize)> {
    let holders = &holders[..usize::from(*len)];
    let features = |(at, holder): (usize, &u8)| (at, holders.len() - 1 - at, usize::from(*holder));
    holders.iter().enumerate().map(features)
}

/// The logistic function: the probability with this logit.
pub fn sigmoid(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::testing::cards;

    /// The probability that seat 0 loses if it leads with the first of these hands.
    fn leader_loss_probability(hands: &[&str]) -> f32 {
        let mut hands: Vec<CardSet> = hands.iter().map(|hand| cards(hand)).collect();
        hands.resize(4, CardSet::EMPTY);
        let game = Position::between_tricks(Options::default(), &hands, Seat::FIRST, 20);
        let models = [OpponentModel::Heuristic; MAX_SEATS];
        built_in().loss_probability(&Inputs::of(&game, Seat::FIRST, &models).unwrap())
    }

    #[test]
    fn lost_games_look_lost_and_won_games_won() {
        // Whatever the player leads, the other player throws their last card on it.
        let lost = leader_loss_probability(&["KH 5S 9S", "2C"]);
        // Another player gets the lead, and the player has no cards left.
        let won =
            leader_loss_probability(&["2H", "AH KS QS JS 10S", "KH 9S 8S 7S 6S", "QH AC KC QC JC"]);
        assert!(lost > 0.9 && won < 0.1, "{lost} where lost, {won} where won");
    }

    #[test]
    fn neither_suits_nor_absolute_ranks_matter() {
        let here = leader_loss_probability(&["2H 9H QS", "5H KS", "3H AS 7D"]);
        let other_suits = leader_loss_probability(&["2C 9C QH", "5C KH", "3C AH 7S"]);
        let other_ranks = leader_loss_probability(&["6H KH 2S", "9H 3S", "8H 4S AD"]);
        assert!((here - other_suits).abs() < 1e-4, "{here}, {other_suits}");
        assert!((here - other_ranks).abs() < 1e-4, "{here}, {other_ranks}");
    }

    #[test]
    fn parameters_read_back_as_written() {
        assert_eq!(Net::from_bytes(LEARNED).to_bytes(), LEARNED);
        assert_eq!(built_in().layers().into_iter().flatten().count(), Net::PARAMETERS);
    }
}
