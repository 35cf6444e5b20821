//! The sentences of Getaway: the options, the rules in short, the pictures for the help pages, and
//! what a move did, or why it was refused and what to do instead.

use super::Running;
use super::keys::GetawayMessages;
use crate::cards::Rank;
use crate::cards::Suit::{Clubs, Diamonds, Hearts, Spades};
use crate::discord::custom_id::HelpPage;
use crate::discord::i18n::Catalog;
use crate::discord::render::options::line;
use crate::discord::render::{Scene, cards};
use crate::games::Listed;
use crate::games::getaway::rules::{
    Deal, FirstTrick, Illegal, LastCard, Mistakes, Options, Slip, View,
};
use crate::games::getaway::session::{MoveOutcome, MoveRefusal, PublicView};
use crate::games::getaway::{Getaway, TableOptions};
use crate::pictures::Spot;
use crate::table::GameNumber;

pub fn dealt(scene: &Scene, game: GameNumber) -> String {
    let catalog = scene.catalog;
    match Running::of::<Getaway>(scene.stage).map(|game| game.view) {
        Some(PublicView::Picking(_)) => catalog.done_piles(game.0),
        Some(PublicView::Playing(_)) | None => catalog.done_dealt(game.0),
    }
}

pub fn done(scene: &Scene, done: &MoveOutcome) -> String {
    let catalog = scene.catalog;
    let name = |seat| scene.name(seat);
    match done {
        MoveOutcome::Played(card) => catalog.done_played(cards::text(*card)),
        MoveOutcome::Held(card) => catalog.done_held(cards::text(*card)),
        MoveOutcome::Slipped(card, Slip::Revoke) => catalog.done_slip_revoke(cards::text(*card)),
        MoveOutcome::Slipped(card, Slip::OutOfTurn) => {
            catalog.done_slip_out_of_turn(cards::text(*card))
        }
        MoveOutcome::Took { from, count } => catalog.done_took(name(*from), *count),
        MoveOutcome::TakeAnnounced => catalog.done_announced(),
        MoveOutcome::TakeWithdrawn => catalog.done_withdrawn(),
        MoveOutcome::Drew { from, card } => catalog.done_drew(name(*from), cards::text(*card)),
        MoveOutcome::Picked(pile) => catalog.done_picked(*pile),
    }
}

pub fn refusal(scene: &Scene, view: Option<&View>, refusal: &MoveRefusal) -> String {
    let catalog = scene.catalog;
    match refusal {
        MoveRefusal::Picking => catalog.refuse_picking(),
        MoveRefusal::NotPicking => catalog.refuse_not_picking(),
        MoveRefusal::NoSuchPile(pile) => catalog.refuse_no_such_pile(*pile),
        MoveRefusal::NotYourPick(seat) => catalog.refuse_not_your_pick(scene.name(*seat)),
        MoveRefusal::NotNext => scene.catalog.refuse_stale(),
        MoveRefusal::TakeLoses(from) => catalog.ask_take(scene.name(*from)),
        MoveRefusal::Illegal(illegal) => self::illegal(scene, view, *illegal),
    }
}

pub const fn is_too_early(refusal: &MoveRefusal) -> bool {
    let illegal = match refusal {
        MoveRefusal::Illegal(illegal) => illegal,
        _ => return matches!(refusal, MoveRefusal::NotYourPick(_)),
    };
    matches!(
        illegal,
        Illegal::NotYourTurn { .. } | Illegal::NotYourLead { .. }
    )
}

fn illegal(scene: &Scene, view: Option<&View>, illegal: Illegal) -> String {
    let catalog = scene.catalog;
    let name = |seat| scene.name(seat);
    match illegal {
        Illegal::GameOver => catalog.refuse_game_over(),
        Illegal::NotInPlay(_) => catalog.refuse_not_in_play(),
        Illegal::NotInHand(card) => catalog.refuse_not_in_hand(cards::text(card)),
        Illegal::NotYourLead { power } => catalog.refuse_not_your_lead(name(power)),
        Illegal::NotYourTurn { turn } => catalog.refuse_not_your_turn(name(turn)),
        Illegal::AlreadyPlayed => catalog.refuse_already_played(),
        Illegal::MustFollow(suit) => {
            // If there is no view, the game has ended since the refusal.
            let legal = cards::row(view.map(View::legal_cards).unwrap_or_default());
            catalog.refuse_must_follow(cards::suit_name(catalog, suit), legal)
        }
        Illegal::MustOpen => catalog.refuse_must_open(),
        Illegal::DrawFirst => catalog.refuse_draw_first(),
        Illegal::TrickIsOpen => catalog.refuse_trick_is_open(),
        Illegal::NoDrawDue => catalog.refuse_no_draw(),
        Illegal::WrongSource | Illegal::NotDrawable(_) => catalog.refuse_wrong_source(),
        Illegal::NoSuchSlip => catalog.refuse_internal(),
    }
}

pub fn help_picture(page: HelpPage) -> Option<Vec<Vec<Spot>>> {
    let (face, marked) = (Spot::face, Spot::marked);
    match page {
        HelpPage::Aim => Some(vec![vec![
            face(Rank::ACE, Spades),
            face(Rank::NINE, Spades),
            face(Rank::KING, Hearts),
            face(Rank::TEN, Diamonds),
            face(Rank::TWO, Clubs),
        ]]),
        HelpPage::Turn => Some(vec![vec![
            face(Rank::NINE, Hearts),
            marked(Rank::KING, Hearts),
            face(Rank::THREE, Hearts),
            face(Rank::TEN, Clubs),
        ]]),
        HelpPage::Buttons | HelpPage::End => None,
    }
}

pub fn rules(catalog: &Catalog, o: Options) -> Vec<String> {
    let mut body = vec![
        catalog.rules_aim(),
        catalog.rules_deal(),
        first_trick(catalog, o),
        catalog.rules_tricks(),
        catalog.rules_away(),
        last_card(catalog, o),
        catalog.rules_take(),
    ];
    if o.mistakes == Mistakes::Penalise {
        body.push(catalog.rules_penalise());
    }
    if o.deal == Deal::ChooseAPile {
        body.push(catalog.rules_piles());
    }
    body
}

fn first_trick(catalog: &Catalog, o: Options) -> String {
    match o.first_trick {
        FirstTrick::AnyOrder => catalog.rules_first_any(),
        FirstTrick::InTurn => catalog.rules_first_turn(),
    }
}

fn last_card(catalog: &Catalog, o: Options) -> String {
    match o.last_card {
        LastCard::DrawFromWaste => catalog.rules_last_waste(),
        LastCard::DrawFromNeighbour => catalog.rules_last_neighbour(),
        LastCard::DrawFromAny => catalog.rules_last_any(),
        LastCard::LeadPasses => catalog.rules_last_passes(),
    }
}

/// The time to take, and each option that differs from the classic game, one per line.
pub fn lines(catalog: &Catalog, options: &TableOptions) -> Vec<String> {
    let mut lines = vec![window(catalog, options)];
    lines.extend(differing(catalog, &options.rules));
    lines
}

fn window(catalog: &Catalog, options: &TableOptions) -> String {
    match options.take_window {
        0 => catalog.option_no_window(),
        seconds => catalog.option_window(seconds),
    }
}

/// The options that differ from the classic game, or a line that says that none does.
fn differing(catalog: &Catalog, options: &Options) -> Vec<String> {
    let classic = Options::default();
    let differing = Options::SPECS
        .iter()
        .filter(|spec| (spec.get)(options) != (spec.get)(&classic));
    let mut lines: Vec<String> = differing
        .map(|spec| {
            let value = (spec.get)(options);
            line(catalog, Getaway::KIND, &spec.info(true), &value)
        })
        .collect();
    if lines.is_empty() {
        lines.push(catalog.option_classic());
    }
    lines
}
