//! A player's own hand: every card as text, and what may be done now as buttons or selects.
//!
//! Made from the view of one seat, and sent to that seat's player alone.

use super::custom_id::{PalaceAction, written};
use super::keys::PalaceCatalog;
use super::table::on_top;
use super::{Game, by_rank, row, row_label};
use crate::cards::CardSet;
use crate::discord::render::cards;
use crate::discord::render::message::{Button, ButtonStyle, Message, Row, SelectOption};
use crate::discord::render::{ActsBy, Scene};
use crate::games::palace::rules::{Due, Move, Phase, View};
use crate::table::{Acting, Moment};

/// The most plays that are shown as buttons: four rows of five; the fifth row is for the rest.
const BUTTONS_MAX: usize = 20;
const OPTIONS_MAX: usize = 25;

/// The hand in a game that is being played.
pub fn own(scene: &Scene, game: &Game, view: &View, by: ActsBy) -> Message {
    if by == ActsBy::Commands && !is_due(view) {
        return at_rest(scene, view);
    }
    let mut text = held(scene, view);
    text.extend(status(scene, view, due(scene, view)));
    let mut message = Message::text(text.join("\n"));
    let at = game.moment();
    message.rows = play_rows(scene, at, view);
    message.rows.extend(swap_rows(scene, at, view));
    let mut buttons = controls(scene, at, view);
    buttons.extend(scene.back_button(view.seat(), view.board().in_play()));
    message.with_buttons(buttons)
}

/// The hand of somebody who acts by commands, without what only their turn adds to it: true at any
/// time until their cards change.
pub fn at_rest(scene: &Scene, view: &View) -> Message {
    let mut text = held(scene, view);
    text.extend(status(scene, view, scene.catalog.own_by_commands()));
    Message::text(text.join("\n")).with_buttons(
        scene
            .back_button(view.seat(), view.board().in_play())
            .into_iter()
            .collect(),
    )
}

/// Whether the player is to act now.
fn is_due(view: &View) -> bool {
    match view.board().due() {
        Due::Exchange(seats) => seats.contains(view.seat()),
        Due::Play(seat) => seat == view.seat(),
        Due::Begin | Due::Over(_) => false,
    }
}

/// The cards in the hand and on the table.
fn held(scene: &Scene, view: &View) -> Vec<String> {
    let catalog = PalaceCatalog(scene.catalog);
    let hand = view.hand();
    let tableau = view.board().tableau(view.seat());
    let mut text = vec![catalog.hand_heading(hand.len())];
    if !hand.is_empty() {
        text.push(catalog.own_cards(row(hand)));
    }
    if !tableau.up.is_empty() {
        text.push(catalog.own_up(row(tableau.up)));
    }
    if !tableau.down.is_empty() {
        text.push(catalog.own_down(tableau.down.len()));
    }
    text.push(String::new());
    text
}

/// What the player may do, or what they wait for: `due` while they hold cards.
fn status(scene: &Scene, view: &View, due: String) -> Vec<String> {
    let mut lines = Vec::new();
    let info = scene.seats.get(view.seat().index());
    if info.is_some_and(|info| info.acting != Acting::Owner) {
        lines.push(scene.catalog.own_slow());
    }
    lines.push(if view.board().in_play().contains(view.seat()) {
        due
    } else {
        scene.catalog.own_away()
    });
    lines
}

fn due(scene: &Scene, view: &View) -> String {
    let catalog = PalaceCatalog(scene.catalog);
    let (board, seat) = (view.board(), view.seat());
    match board.due() {
        Due::Exchange(seats) if seats.contains(seat) => catalog.own_exchange(),
        Due::Exchange(_) | Due::Begin => catalog.own_ready(),
        Due::Play(turn) if turn == seat => own_turn(scene, view),
        // Without whose turn it is: that changes with every play, and would edit every hand.
        Due::Play(_) => catalog.own_wait(),
        Due::Over(Some(loser)) => catalog.lost(scene.name(loser)),
        Due::Over(None) => catalog.outcome_stopped(),
    }
}

fn own_turn(scene: &Scene, view: &View) -> String {
    let catalog = PalaceCatalog(scene.catalog);
    let board = view.board();
    if let Phase::Play {
        opening: Some(rank),
        ..
    } = board.phase()
    {
        return catalog.own_opening(rank.name());
    }
    let what = if !board.legal_places(view.seat()).is_empty() {
        catalog.own_flip()
    } else if view.legal_cards().is_empty() {
        catalog.own_nothing()
    } else {
        catalog.own_turn()
    };
    format!("{}\n{what}", on_top(scene, board))
}

/// The plays of equal cards, each with the cards that make it up: of equal ones those first that the
/// others know of.
pub fn plays(view: &View) -> Vec<CardSet> {
    let mut plays = Vec::new();
    let board = view.board();
    board.each_distinct(view.seat(), view.hand(), &mut |act| {
        if let Move::Play { cards, .. } = act {
            plays.push(cards);
        }
    });
    plays
}

/// The plays: as buttons if they fit, otherwise in selects.
fn play_rows(scene: &Scene, at: Moment, view: &View) -> Vec<Row> {
    let plays = plays(view);
    if plays.len() <= BUTTONS_MAX {
        let buttons = plays.iter().map(|cards| {
            let action = PalaceAction::Play(at, *cards);
            Button {
                card: cards.iter().next(),
                ..Button::new(action, row_label(*cards), ButtonStyle::Secondary)
            }
        });
        let buttons: Vec<Button> = buttons.collect();
        return buttons
            .chunks(5)
            .map(|row| Row::Buttons(row.to_vec()))
            .collect();
    }
    selects(
        &plays,
        |menu| PalaceAction::Choose(at, menu),
        |from, to| scene.catalog.select_card(row_label(*from), row_label(*to)),
        |cards| SelectOption {
            value: written(*cards, " "),
            label: row_label(*cards),
            card: cards.iter().next(),
            chosen: false,
        },
    )
}

/// The items in selects, as many as it takes.
fn selects<T>(
    items: &[T],
    action: impl Fn(u8) -> PalaceAction,
    placeholder: impl Fn(&T, &T) -> String,
    option: impl Fn(&T) -> SelectOption,
) -> Vec<Row> {
    let menus = items.chunks(OPTIONS_MAX).zip(0u8..);
    let selects = menus.filter_map(|(items, menu)| {
        Some(Row::Select {
            action: action(menu).into(),
            placeholder: placeholder(items.first()?, items.last()?),
            options: items.iter().map(&option).collect(),
        })
    });
    selects.collect()
}

fn swap_rows(scene: &Scene, at: Moment, view: &View) -> Vec<Row> {
    let catalog = PalaceCatalog(scene.catalog);
    match view.board().due() {
        Due::Exchange(seats) if seats.contains(view.seat()) => {}
        _ => return Vec::new(),
    }
    let up = by_rank(view.board().tableau(view.seat()).up);
    let mut swaps = Vec::new();
    // The highest card of the hand first: it does more on the table.
    for hand in by_rank(view.hand()).into_iter().rev() {
        swaps.extend(up.iter().map(|up| (hand, *up)));
    }
    selects(
        &swaps,
        |menu| PalaceAction::Swap(at, menu),
        |_, _| catalog.select_swap(),
        |(hand, up)| SelectOption {
            value: format!("{hand} {up}"),
            label: catalog.option_swap(cards::label(*hand), cards::label(*up)),
            card: Some(*hand),
            chosen: false,
        },
    )
}

/// The buttons for everything else that the player can do now.
fn controls(scene: &Scene, at: Moment, view: &View) -> Vec<Button> {
    let catalog = PalaceCatalog(scene.catalog);
    let (board, seat) = (view.board(), view.seat());
    let mut buttons = Vec::new();
    if let Due::Exchange(seats) = board.due()
        && seats.contains(seat)
    {
        buttons.push(Button::new(
            PalaceAction::Ready(at),
            catalog.button_ready(),
            ButtonStyle::Success,
        ));
    }
    buttons.extend(board.legal_places(seat).iter().map(|place| {
        Button::new(
            PalaceAction::Flip(at, place),
            catalog.button_flip(place + 1),
            ButtonStyle::Primary,
        )
    }));
    if board.may_pick_up(seat) {
        let only = view.legal_cards().is_empty() && board.legal_places(seat).is_empty();
        let style = if only {
            ButtonStyle::Primary
        } else {
            ButtonStyle::Danger
        };
        buttons.push(Button::new(
            PalaceAction::PickUp(at),
            catalog.button_pick_up(board.stack().height()),
            style,
        ));
    }
    buttons
}
