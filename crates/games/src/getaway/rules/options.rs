//! The options of the rules (rules, sections 1 to 8): closed sets of values with the names from the
//! rules. No strings past the parser.

pub use crate::cards::Packs;

use crate::cards::Direction;
use crate::kit::options::{game_options, named};

/// How players get their cards (rules, section 8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Dealing {
    /// One card at a time, in the direction of play.
    #[default]
    Dealt,
    ChooseAPile,
}

named!(Dealing { Dealt = "dealt", ChooseAPile = "choose_a_pile" });

/// The order of play in the first trick (rules, section 2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FirstTrick {
    /// Nobody needs to wait for their turn.
    #[default]
    AnyOrder,
    /// Like every other trick.
    InTurn,
}

named!(FirstTrick { AnyOrder = "any_order", InTurn = "in_turn" });

/// The rule for a player who has the power and no cards (rules, section 5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LastCard {
    /// A card from the waste as it was before the trick just over.
    #[default]
    DrawFromWaste,
    /// A card from the next player who has cards.
    DrawFromNeighbour,
    /// A card from another player of the drawer's choice.
    DrawFromAny,
    /// With more than two players, the player gets away and the lead passes on.
    LeadPasses,
}

named!(LastCard {
    DrawFromWaste = "draw_from_waste",
    DrawFromNeighbour = "draw_from_neighbour",
    DrawFromAny = "draw_from_any",
    LeadPasses = "lead_passes",
});

/// The effect of an illegal play (rules, section 7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mistakes {
    #[default]
    Refuse,
    /// A revoke or a play out of turn ends the trick, and the player picks it up.
    Penalise,
}

named!(Mistakes { Refuse = "refuse", Penalise = "penalise" });

/// The players who can take the next player's cards before a trick (rules, section 8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Taking {
    #[default]
    Anyone,
    /// Only the player with the power, at most once before each lead.
    Leader,
    Off,
}

named!(Taking { Anyone = "anyone", Leader = "leader", Off = "off" });

game_options! {
    /// All options of the rules. The default is the classic game.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub struct Options {
        pub packs: Packs,
        pub direction: Direction,
        pub deal: Dealing,
        pub first_trick: FirstTrick,
        pub last_card: LastCard,
        pub mistakes: Mistakes,
        pub taking: Taking,
    }
    added: [taking]
    seats: |options| match options.packs {
        Packs::One => 3..=8,
        Packs::Two => 6..=16,
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Preset {
    #[default]
    Classic,
    /// `lead_passes`, first trick in turn.
    Shootout,
    Strict,
}

named!(Preset { Classic = "classic", Shootout = "shootout", Strict = "strict" });

impl Preset {
    pub fn options(self) -> Options {
        let classic = Options::default();
        match self {
            Preset::Classic => classic,
            Preset::Shootout => Options {
                last_card: LastCard::LeadPasses,
                first_trick: FirstTrick::InTurn,
                ..classic
            },
            Preset::Strict => {
                Options { first_trick: FirstTrick::InTurn, mistakes: Mistakes::Penalise, ..classic }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_differ_from_the_default_in_what_they_are_for() {
        let in_turn = Options { first_trick: FirstTrick::InTurn, ..Options::default() };
        assert_eq!(Preset::Classic.options(), Options::default());
        let shootout = Options { last_card: LastCard::LeadPasses, ..in_turn };
        assert_eq!(Preset::Shootout.options(), shootout);
        let strict = Options { mistakes: Mistakes::Penalise, ..in_turn };
        assert_eq!(Preset::Strict.options(), strict);
    }
}
