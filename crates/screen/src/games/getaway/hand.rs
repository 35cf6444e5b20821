//! A player's own hand: every card as text, and the cards to play now as buttons or menus.

use super::action::GetawayAction;
use super::card_count;
use super::keys::GetawayMessages;
use super::table::{due_seats, trick};
use super::{Playing, story};
use crate::games::kit::display::waiting;
use crate::games::kit::hand::{Choice, Hand, by_suit, moves};
use crate::render::Scene;
use crate::render::cards::{self, suit_name};
use crate::render::message::{Button, Row};
use getaway_games::cards::{CardSet, Seat};
use getaway_games::getaway::rules::{DrawDue, Due, View};
use getaway_games::getaway::session::WhyVoid;
use getaway_table::Moment;

pub fn own(scene: &Scene, game: Playing, view: &View) -> Hand {
    let at = game.moment();
    let mut buttons = draw_buttons(scene, game, view, at);
    let take = take_button(scene, game, view, at);
    let is_due = due_seats(view.board().due()).contains(view.seat());
    // While they wait, it would be the only button, which beginners press. The table has it, too.
    let is_announced = game.view.takes.by(view.seat()).is_some();
    buttons.extend(take.clone().filter(|_| is_due || is_announced));
    Hand {
        seat: view.seat(),
        in_play: view.board().in_play(),
        is_due,
        count: view.hand().len(),
        cards: by_suit(scene.catalog, view.hand()),
        table: trick_so_far(scene, game, view),
        notes: notes(scene, game, view.seat()),
        due: due(scene, game, view),
        moves: plays(scene, at, view.legal_cards()),
        buttons,
        ahead: may_play(view).then(|| {
            let at = game.ahead(view.seat());
            (plays(scene, at, view.hand()), take.into_iter().collect())
        }),
    }
}

/// Whether the player plays a card in their next turn, or in this one.
fn may_play(view: &View) -> bool {
    let (board, seat) = (view.board(), view.seat());
    let draws = matches!(board.due(), Due::Draw(drawer, _) if drawer == seat);
    board.in_play().contains(seat) && !view.hand().is_empty() && !draws
}

/// The trick so far, for a player who has to follow. It saves them from looking up at the table. If
/// everyone plays at once, only the card that was led, without a player, so that it doesn't look like
/// a part of the trick: the other cards decide nothing, and every hand would need an edit with each of
/// them.
fn trick_so_far(scene: &Scene, game: Playing, view: &View) -> Vec<String> {
    let catalog = scene.catalog;
    let log = &game.view.present;
    let shown = match view.board().due() {
        Due::Play(turn) if turn == view.seat() => trick(scene, game),
        Due::PlayAny(seats) if seats.contains(view.seat()) => story::lead(log).map(|(_, card)| {
            catalog.on_table(cards::suit(catalog, card.suit()), cards::picture(card))
        }),
        _ => None,
    };
    shown.into_iter().collect()
}

fn due(scene: &Scene, game: Playing, view: &View) -> String {
    let catalog = scene.catalog;
    let (board, seat) = (view.board(), view.seat());
    match board.due() {
        Due::Lead(power) if power == seat && game.view.held => catalog.own_held(),
        Due::Lead(power) if power == seat && board.tricks() == 0 => catalog.own_open(),
        Due::Lead(power) if power == seat => catalog.own_lead(),
        Due::Play(turn) if turn == seat => own_play(scene, view),
        Due::PlayAny(seats) if seats.contains(seat) => own_play(scene, view),
        Due::Draw(drawer, due) if drawer == seat => own_draw(scene, game, due),
        Due::Lead(turn) | Due::Play(turn) | Due::Draw(turn, _) => {
            waiting(scene, board.in_play(), turn)
        }
        Due::PlayAny(_) => catalog.own_wait(),
        Due::Over(loser) => catalog.lost(scene.name(loser)),
    }
}

/// The take that the player has announced, or why an announced one wasn't carried out.
fn notes(scene: &Scene, game: Playing, seat: Seat) -> Vec<String> {
    let catalog = scene.catalog;
    let takes = &game.view.takes;
    let announced = takes.by(seat).map(|from| catalog.own_announced(scene.name(from)));
    let void = takes.void_of(seat).map(|void| {
        let from = scene.name(void.take.from);
        match void.why {
            WhyVoid::GotAway => catalog.own_void_away(from),
            WhyVoid::NotNext => catalog.own_void_next(from),
            WhyVoid::TwoLeft => catalog.own_void_two(from),
            WhyVoid::MustDraw => catalog.own_void_draw(from),
        }
    });
    void.into_iter().chain(announced).collect()
}

fn own_draw(scene: &Scene, game: Playing, due: DrawDue) -> String {
    match (game.view.draws_from, due) {
        (Some(from), _) => scene.catalog.own_draw_held(scene.name(from)),
        (None, DrawDue::Seats(seats)) if seats.len() > 1 => scene.catalog.own_draw(),
        (None, DrawDue::Seats(_) | DrawDue::Waste(_)) => scene.catalog.own_drawn(),
    }
}

fn own_play(scene: &Scene, view: &View) -> String {
    let catalog = scene.catalog;
    let Some(trick) = view.board().trick() else {
        debug_assert!(false, "a card is to follow, but no trick is open");
        return catalog.own_lead();
    };
    let suit = suit_name(catalog, trick.suit());
    if view.hand().has(trick.suit()) {
        catalog.own_follow(suit)
    } else if view.board().tricks() == 0 {
        catalog.own_free_first(suit)
    } else if view.board().is_shootout(trick) {
        catalog.own_free_shootout(suit, scene.name(trick.highest().seat))
    } else {
        catalog.own_free(suit, scene.name(trick.highest().seat))
    }
}

fn plays(scene: &Scene, at: Moment, cards: CardSet) -> Vec<Row> {
    let choices = cards::faces(cards).into_iter().map(|(card, _)| Choice {
        what: card,
        label: cards::label(card),
        value: card.to_string(),
        suit: Some(card.suit()),
        action: GetawayAction::Play(at, card).into(),
    });
    let in_full = |card| cards::label_in_words(scene.catalog, card);
    moves(scene, choices.collect(), in_full, |menu| GetawayAction::Choose(at, menu))
}

fn draw_buttons(scene: &Scene, game: Playing, view: &View, at: Moment) -> Vec<Button> {
    let Due::Draw(drawer, DrawDue::Seats(seats)) = view.board().due() else { return Vec::new() };
    // With only one, the card is drawn without a choice.
    if drawer != view.seat() || seats.len() < 2 {
        return Vec::new();
    }
    let buttons = seats.iter().map(|from| {
        Button::secondary(GetawayAction::DrawFrom(at, from), draw_label(scene, game, from))
    });
    buttons.collect()
}

/// The label for drawing from a hand: its player, and how many cards it has.
pub fn draw_label(scene: &Scene, game: Playing, from: Seat) -> String {
    scene.catalog.button_draw(scene.label(from), card_count(game, from))
}

/// The button to take the next player's cards. It stays the same during a trick, between two, and
/// from trick to trick, as long as the same player is the next one with cards; so hardly any hand
/// needs an edit for it.
fn take_button(scene: &Scene, game: Playing, view: &View, at: Moment) -> Option<Button> {
    let seat = view.seat();
    let (action, label) = if let Some(from) = game.view.takes.by(seat) {
        (GetawayAction::TakeNot(at.game, from), scene.catalog.button_take_withdraw())
    } else {
        let from = game.view.takes_from(seat)?;
        (GetawayAction::TakeFrom(at.game, from), scene.catalog.button_take_from(scene.label(from)))
    };
    Some(Button::secondary(action, label))
}
