//! A player's own hand: every card as text, and the moves as buttons or menus.

use super::action::{PalaceAction, button};
use super::keys::PalaceMessages;
use super::table::on_top;
use super::{Running, by_rank, row, row_label};
use crate::custom_id::fields::{At, written};
use crate::games::kit::display::waiting;
use crate::games::kit::hand::{Choice, Hand, card_rows, moves};
use crate::i18n::Catalog;
use crate::render::message::{Button, ButtonStyle, Row};
use crate::render::{Scene, cards};
use getaway_games::cards::{Card, CardSet};
use getaway_games::palace::computer::better_swap;
use getaway_games::palace::rules::{Act, Due, Phase, View};
use getaway_table::Moment;

/// The hand in a running game. `give`: the card to lay down in a swap, once that is chosen.
pub fn own(scene: &Scene, game: Running, view: &View, give: Option<Card>) -> Hand {
    let at = game.moment();
    let mut rows = choices(scene, at, plays(view));
    rows.extend(swaps(scene, at, view, give));
    Hand {
        seat: view.seat(),
        in_play: view.board().in_play(),
        is_due: is_swapping(view) || view.board().turn() == Some(view.seat()),
        count: view.hand().len(),
        cards: held(scene.catalog, view),
        table: Vec::new(),
        notes: Vec::new(),
        due: match give {
            Some(give) => scene.catalog.own_take(cards::label(give)),
            None => due(scene, view),
        },
        moves: rows,
        buttons: controls(scene, at, view),
        ahead: may_play(view).then(|| ahead(scene, game.ahead(view.seat()), view)),
    }
}

/// Whether the player has another turn, or this one.
fn may_play(view: &View) -> bool {
    let board = view.board();
    matches!(board.due(), Due::Play(_)) && board.in_play().contains(view.seat())
}

/// Everything that the player may do in a turn, whatever lies on the stack then.
fn ahead(scene: &Scene, at: Moment, view: &View) -> (Vec<Row>, Vec<Button>) {
    let (catalog, board) = (scene.catalog, view.board());
    let tableau = board.tableau(view.seat());
    let held = match view.hand() {
        CardSet::EMPTY => tableau.up,
        hand => hand,
    };
    let mut plays = Vec::new();
    board.each_distinct_play(view.seat(), held, &mut |cards| plays.push(cards));
    let down = tableau.down.iter().filter(|_| held.is_empty());
    let mut buttons: Vec<_> = down.map(|place| flip_button(catalog, at, view, place)).collect();
    buttons.push(button(at, Act::PickUp, catalog.button_pick_up_stack(), ButtonStyle::Danger));
    (choices(scene, at, in_order(plays)), buttons)
}

fn flip_button(catalog: &Catalog, at: Moment, view: &View, place: u8) -> Button {
    let label = match view.board().tableau(view.seat()).down.len() {
        1 => catalog.button_flip_last(),
        _ => catalog.button_flip(place + 1),
    };
    button(at, Act::Flip(place), label, ButtonStyle::Secondary)
}

fn held(catalog: &Catalog, view: &View) -> Vec<String> {
    let hand = view.hand();
    let tableau = view.board().tableau(view.seat());
    let mut text = Vec::new();
    if !hand.is_empty() {
        text.push(catalog.own_cards(row(hand)));
    }
    if !tableau.up.is_empty() {
        text.push(catalog.own_up(row(tableau.up)));
    }
    if !tableau.down.is_empty() {
        text.push(catalog.own_down(tableau.down.len()));
    }
    text
}

fn due(scene: &Scene, view: &View) -> String {
    let catalog = scene.catalog;
    let (board, seat) = (view.board(), view.seat());
    match board.due() {
        Due::Exchange(seats) if seats.contains(seat) => catalog.own_exchange(),
        Due::Exchange(_) | Due::Begin => catalog.own_ready(),
        Due::Play(turn) if turn == seat => own_turn(scene, view),
        Due::Play(turn) => waiting(scene, board.in_play(), turn),
        Due::Over(Some(loser)) => catalog.lost(scene.name(loser)),
        Due::Over(None) => catalog.outcome_stopped(),
    }
}

fn own_turn(scene: &Scene, view: &View) -> String {
    let catalog = scene.catalog;
    let board = view.board();
    if let Phase::Play { opening: Some(rank), .. } = board.phase() {
        return catalog.own_opening(rank.name());
    }
    let what = if !board.legal_places(view.seat()).is_empty() {
        catalog.own_flip()
    } else if view.legal_cards().is_empty() {
        catalog.own_nothing()
    } else if board.stack().top().is_none() {
        catalog.own_any()
    } else {
        catalog.own_turn()
    };
    format!("{}\n{what}", on_top(scene, board))
}

/// The plays of equal cards, each with its cards, in the order of the hand.
pub fn plays(view: &View) -> Vec<CardSet> {
    let mut plays = Vec::new();
    view.board().each_distinct(view.seat(), view.hand(), &mut |act| {
        if let Act::Play(cards) = act {
            plays.push(cards);
        }
    });
    in_order(plays)
}

/// Plays in the order in which a hand shows its cards, fewer equal cards first.
fn in_order(mut plays: Vec<CardSet>) -> Vec<CardSet> {
    plays.sort_by_key(|cards| {
        let first = by_rank(*cards).first().map(|card| (card.rank(), card.suit()));
        (first.map(|(rank, _)| rank), cards.len(), first)
    });
    plays
}

fn choices(scene: &Scene, at: Moment, plays: Vec<CardSet>) -> Vec<Row> {
    let choices = plays.into_iter().map(|cards| Choice {
        what: cards,
        label: in_short(cards),
        value: written(cards, " "),
        suit: None,
        action: PalaceAction::Act(At { at, act: Act::Play(cards) }).into(),
    });
    moves(scene, choices.collect(), row_label, |menu| PalaceAction::Choose(at, menu))
}

/// Equal cards on a button, where suits never matter: `7♥`, `7 ×3`.
fn in_short(cards: CardSet) -> String {
    match (cards.len(), cards.iter().next()) {
        (1, Some(card)) => cards::label(card),
        (count, Some(card)) => format!("{} ×{count}", card.rank().name()),
        (_, None) => String::new(),
    }
}

/// Swaps before play, in two presses: a row with the hand's cards, then one with the face-up cards
/// to take for `give`. Or in one, if a swap would make the face-up cards better.
fn swaps(scene: &Scene, at: Moment, view: &View, give: Option<Card>) -> Vec<Row> {
    if !is_swapping(view) {
        return Vec::new();
    }
    let exchange =
        |hand, up, label| button(at, Act::Swap { hand, up }, label, ButtonStyle::Secondary);
    let up = by_rank(view.board().tableau(view.seat()).up);
    if let Some(hand) = give {
        let take = up.iter().map(|up| exchange(hand, *up, cards::label(*up)));
        let back = Button::secondary(PalaceAction::Give(at, None), scene.catalog.button_never());
        return card_rows(take.chain([back]).map(|button| (None, button)).collect());
    }
    let hand = by_rank(view.hand()).into_iter().map(|card| {
        (None, Button::secondary(PalaceAction::Give(at, Some(card)), cards::label(card)))
    });
    let mut rows = card_rows(hand.collect());
    if let Act::Swap { hand, up } = better_swap(view) {
        let swap = format!("{}→{}", cards::label(hand), cards::label(up));
        let best = exchange(hand, up, scene.catalog.button_best_swap(swap));
        rows.push(Row::Buttons(vec![best]));
    }
    rows
}

/// Whether this player may still swap.
pub fn is_swapping(view: &View) -> bool {
    matches!(view.board().due(), Due::Exchange(seats) if seats.contains(view.seat()))
}

/// The buttons for everything else that the player can do now.
fn controls(scene: &Scene, at: Moment, view: &View) -> Vec<Button> {
    let catalog = scene.catalog;
    let (board, seat) = (view.board(), view.seat());
    let mut buttons = Vec::new();
    if is_swapping(view) {
        buttons.push(button(at, Act::Ready, catalog.button_ready(), ButtonStyle::Success));
    }
    let places = board.legal_places(seat);
    buttons.extend(places.iter().map(|place| flip_button(catalog, at, view, place)));
    if board.may_pick_up(seat) {
        let only = view.legal_cards().is_empty() && board.legal_places(seat).is_empty();
        let style = if only { ButtonStyle::Success } else { ButtonStyle::Danger };
        let label = catalog.button_pick_up(board.stack().height());
        buttons.push(button(at, Act::PickUp, label, style));
    }
    buttons
}
