//! The sentences of Palace: what a move did, or why it was refused and what to do instead; hints
//! and reviews; the rules in short, and the pictures for the help pages.

use super::keys::PalaceMessages;
use super::row;
use crate::cards::Rank;
use crate::cards::Suit::{Clubs, Diamonds, Hearts, Spades};
use crate::discord::custom_id::HelpPage;
use crate::discord::i18n::Catalog;
use crate::discord::render::{Scene, cards, hint};
use crate::games::Game as _;
use crate::games::palace::Palace;
use crate::games::palace::computer::{Advice, Why};
use crate::games::palace::rules::{Act, Illegal, Length, Options};
use crate::games::palace::session::MoveOutcome;
use crate::pictures::Spot;

pub fn done(scene: &Scene, done: MoveOutcome) -> String {
    let catalog = scene.catalog;
    let burnt = |said: String, burns: bool| {
        if burns {
            format!("{said} {}", catalog.done_burnt())
        } else {
            said
        }
    };
    match done {
        MoveOutcome::Swapped { hand, up } => {
            catalog.done_swapped(cards::text(hand), cards::text(up))
        }
        MoveOutcome::Ready => catalog.done_ready(),
        MoveOutcome::Played { cards, burns } => burnt(catalog.done_played(row(cards)), burns),
        MoveOutcome::Flipped { card, burns } => {
            burnt(catalog.done_turned_up(cards::text(card)), burns)
        }
        MoveOutcome::FlippedInVain { card, count } => {
            catalog.done_turned_up_in_vain(cards::text(card), count)
        }
        MoveOutcome::PickedUp { count } => catalog.done_picked_up(count),
    }
}

pub fn refusal(scene: &Scene, illegal: Illegal) -> String {
    let catalog = scene.catalog;
    match illegal {
        Illegal::GameOver => catalog.refuse_game_over(),
        Illegal::NotInPlay(_) => catalog.refuse_not_in_play(),
        Illegal::NotBegun => catalog.refuse_not_begun(),
        Illegal::ExchangeIsOver => catalog.refuse_exchange_is_over(),
        Illegal::AlreadyReady(_) => catalog.refuse_already_ready(),
        Illegal::NotYourTurn { turn } => catalog.refuse_not_your_turn(scene.name(turn)),
        Illegal::NotEqual => catalog.refuse_not_equal(),
        Illegal::NotInHand(card) => catalog.refuse_not_in_hand(cards::text(card)),
        Illegal::NotFaceUp(card) => catalog.refuse_not_face_up(cards::text(card)),
        Illegal::HandFirst(card) => catalog.refuse_hand_first(cards::text(card)),
        Illegal::FaceDownLast => catalog.refuse_face_down_last(),
        Illegal::MustFlip => catalog.refuse_must_flip(),
        Illegal::NoSuchPlace(at) => catalog.refuse_no_such_place(at + 1),
        Illegal::MustOpen(rank) => catalog.refuse_must_open(rank.name()),
        Illegal::TooLow { top } => catalog.refuse_too_low(top.name()),
        Illegal::OverNine => catalog.refuse_over_nine(),
        Illegal::NothingToPickUp => catalog.refuse_nothing_to_pick_up(),
        Illegal::NoCards | Illegal::NotACandidate(_) => catalog.refuse_internal(),
    }
}

/// The advice in words: the chance of losing after each of the best choices, and why the first is
/// best. `None` if there is nothing to decide.
pub fn hint(catalog: &Catalog, advice: &Advice) -> Option<String> {
    let named = |candidate| choice(catalog, candidate);
    let why = advice.why.map(|why| reason(catalog, why));
    hint::hint(catalog, Palace::TALLY, &advice.estimates, named, why)
}

pub fn choice(catalog: &Catalog, choice: Act) -> String {
    match choice {
        Act::Swap { hand, up, .. } => catalog.advice_swap(cards::text(hand), cards::text(up)),
        Act::Ready => catalog.advice_ready(),
        Act::Play(cards) => catalog.advice_play(row(cards)),
        Act::Flip(_) => catalog.advice_flip(),
        Act::PickUp => catalog.advice_pick_up(),
    }
}

fn reason(catalog: &Catalog, why: Why) -> String {
    match why {
        Why::BetterFaceUp => catalog.why_better_face_up(),
        Why::ExchangeDone => catalog.why_exchange_done(),
        Why::Burns => catalog.why_burns(),
        Why::LastCards => catalog.why_last_cards(),
        Why::NextIsStuck => catalog.why_next_is_stuck(),
        Why::ShedsLow => catalog.why_sheds_low(),
        Why::Fits => catalog.why_fits(),
        Why::NothingFits => catalog.why_nothing_fits(),
        Why::SavesCards => catalog.why_saves_cards(),
        Why::Unseen => catalog.why_unseen(),
    }
}

pub fn help_picture(page: HelpPage) -> Option<Vec<Vec<Spot>>> {
    let (face, marked) = (Spot::face, Spot::marked);
    match page {
        HelpPage::Aim => Some(vec![
            vec![
                face(Rank::THREE, Clubs),
                face(Rank::NINE, Diamonds),
                face(Rank::JACK, Spades),
            ],
            vec![
                face(Rank::TEN, Hearts),
                face(Rank::ACE, Spades),
                face(Rank::QUEEN, Diamonds),
            ],
            vec![Spot::Back; 3],
        ]),
        HelpPage::Turn => Some(vec![vec![
            face(Rank::JACK, Hearts),
            Spot::Arrow,
            marked(Rank::QUEEN, Clubs),
            marked(Rank::QUEEN, Diamonds),
        ]]),
        HelpPage::Buttons | HelpPage::End => None,
    }
}

pub fn rules(catalog: &Catalog, options: Options) -> Vec<String> {
    vec![
        catalog.rules_aim(),
        match options.length {
            Length::Full => catalog.rules_deal_full(),
            Length::Short => catalog.rules_deal_short(),
        },
        catalog.rules_exchange(),
        catalog.rules_begin(),
        catalog.rules_play(),
        catalog.rules_special(),
        catalog.rules_refill(),
        catalog.rules_order(),
        catalog.rules_pick_up(),
        catalog.rules_away(),
    ]
}
