//! A player's own hand: every card as text, what this hand is played for, and the moves as buttons.

use super::action::KingAction;
use super::keys::KingMessages;
use super::{Running, table, words};
use crate::custom_id::fields::At;
use crate::games::kit::hand::{Hand, by_suit, card_rows, menus};
use crate::i18n::Catalog;
use crate::render::message::{Button, Message, Row, SelectOption};
use crate::render::{Scene, cards};
use getaway_games::cards::{CardSet, SeatSet};
use getaway_games::king::rules::{
    Act, Bid, Board, Choice, Due, Event, Play, Round, SEATS, Scoring, View,
};
use getaway_games::options::Named;
use getaway_table::Moment;

pub fn own(scene: &Scene, game: Running, view: &View) -> Hand {
    let (board, seat) = (view.board(), view.seat());
    let is_due = board.due().seat() == Some(seat);
    // A seat that has to choose, bid or direct is not shown what comes after that.
    let can_think_ahead = match board.due() {
        Due::Deal(_) | Due::Over => false,
        Due::Choose(_) | Due::Bid(_) | Due::Direct(_) => !is_due,
        Due::Play(_) => true,
    };
    let trick = table::trick(scene, board).filter(|_| is_due);
    Hand {
        seat,
        in_play: SeatSet::first(SEATS),
        is_due,
        count: view.hand().len(),
        cards: by_suit(scene.catalog, view.hand()),
        table: trick.into_iter().collect(),
        notes: can_think_ahead.then(|| stakes(scene, board)).into_iter().collect(),
        due: due(scene, game, view),
        moves: moves(scene, game.moment(), view),
        buttons: Vec::new(),
        ahead: can_think_ahead.then(|| (plays(game.ahead(seat), view.hand()), Vec::new())),
    }
}

/// What this hand is played for. Says nothing about the auction before trumps and direction are
/// known: every hand would need an edit with every bid.
fn stakes(scene: &Scene, board: &Board) -> String {
    let contract = board.play().map(Play::contract);
    let stakes = words::stakes_in_short(scene.catalog, board.round(), contract);
    scene.catalog.own_stakes(board.round().number(), Round::COUNT, stakes)
}

/// What the player may do. Explains what neither a button nor the trick says, and bids only until
/// the seat has bid or passed.
fn due(scene: &Scene, game: Running, view: &View) -> String {
    let catalog = scene.catalog;
    let (board, seat) = (view.board(), view.seat());
    let said = match board.due() {
        Due::Choose(turn) if turn == seat => own_choice(catalog, board, view),
        Due::Bid(turn) if turn == seat => own_bid(catalog, game, view),
        Due::Direct(turn) if turn == seat => {
            let trumps = board.trumps().map(|it| words::trumps(catalog, it));
            let asks = catalog.own_direct(trumps.unwrap_or_default());
            vec![asks, catalog.about_up(), catalog.about_down()]
        }
        Due::Play(turn) if turn == seat => vec![own_play(catalog, view)],
        // It would have to be edited at each turn of the others to say whose turn it is.
        Due::Choose(_) | Due::Bid(_) | Due::Direct(_) | Due::Play(_) => vec![catalog.own_wait()],
        Due::Deal(_) => vec![catalog.own_between()],
        Due::Over => vec![catalog.refuse_game_over()],
    };
    said.join("\n")
}

fn own_choice(catalog: &Catalog, board: &Board, view: &View) -> Vec<String> {
    let mut said = vec![match board.bidding().and_then(|bidding| bidding.best()) {
        Some(sold) => catalog.own_won(sold.bid.tricks()),
        None => catalog.own_choose(),
    }];
    if board.legal_choices(view.seat()).any(|choice| choice == Choice::Auction) {
        said.push(catalog.about_auction());
    }
    said
}

fn own_bid(catalog: &Catalog, game: Running, view: &View) -> Vec<String> {
    let bidding = view.board().bidding();
    let mut said = vec![match bidding.and_then(|bidding| bidding.best()) {
        Some(sold) => catalog.own_bid_above(sold.bid.tricks()),
        None => catalog.own_bid(),
    }];
    // Explained until this seat has bid or passed once in the game, even if a computer did.
    let hands = game.view.past.iter().map(AsRef::as_ref).chain([&game.view.present]);
    let called = |event: &Event| match *event {
        Event::Did { seat, act: Act::Bid(_) | Act::Pass } => seat == view.seat(),
        _ => false,
    };
    if !hands.flat_map(|hand| &hand.events).any(called) {
        said.push(catalog.about_bid());
    }
    said
}

fn own_play(catalog: &Catalog, view: &View) -> String {
    let led = view.board().play().and_then(|play| play.trick().led());
    let (hand, legal) = (view.hand(), view.legal_cards());
    match led {
        None if legal == hand => catalog.own_lead(),
        None => catalog.own_lead_held_back(),
        Some(suit) if hand.has(suit) => catalog.own_follow(cards::suit(catalog, suit)),
        Some(suit) if legal == hand => catalog.own_free(cards::suit(catalog, suit)),
        Some(_) => catalog.own_throw_king(),
    }
}

/// Everything that the player may do, as buttons.
fn moves(scene: &Scene, at: Moment, view: &View) -> Vec<Row> {
    let (board, seat) = (view.board(), view.seat());
    let acts: Vec<Act> = match board.due() {
        Due::Choose(turn) if turn == seat => board.legal_choices(seat).map(Act::Choose).collect(),
        Due::Bid(turn) if turn == seat => return bids(scene, at, view),
        Due::Direct(turn) if turn == seat => {
            Scoring::ALL.iter().map(|way| Act::Direct(*way)).collect()
        }
        Due::Play(turn) if turn == seat => return plays(at, view.legal_cards()),
        _ => Vec::new(),
    };
    let buttons = acts.into_iter().map(|act| button(at, act, words::choice(scene.catalog, act)));
    Message::default().with_buttons(buttons.collect()).rows
}

/// How many bids are buttons, the lowest ones: hardly any hand is worth more. The others are in a
/// menu.
const BIDS: usize = 6;

fn bids(scene: &Scene, at: Moment, view: &View) -> Vec<Row> {
    let catalog = scene.catalog;
    let mut bids: Vec<Bid> = view.board().legal_bids(view.seat()).collect();
    let high = bids.split_off(BIDS.min(bids.len()));
    let low =
        bids.into_iter().map(|bid| (None, button(at, Act::Bid(bid), bid.tricks().to_string())));
    let pass = (None, button(at, Act::Pass, catalog.button_pass()));
    let mut rows = card_rows(low.chain([pass]).collect());
    rows.extend(menus(
        &high,
        |_| KingAction::Bids(at),
        |_, _| catalog.select_bid(),
        |bid| SelectOption {
            value: bid.tricks().to_string(),
            label: catalog.button_bid(bid.tricks()),
            chosen: false,
        },
    ));
    rows
}

fn plays(at: Moment, cards: CardSet) -> Vec<Row> {
    let buttons = cards::faces(cards).into_iter().map(|(card, _)| {
        let button = button(at, Act::Play(card), cards::label(card));
        (Some(card.suit()), button)
    });
    card_rows(buttons.collect())
}

fn button(at: Moment, act: Act, label: String) -> Button {
    Button::secondary(KingAction::Act(At { at, act }), label)
}
