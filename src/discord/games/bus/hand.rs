//! A player's own hand: three cards and what they're worth. On the player's turn also the middle,
//! and a row of buttons for each card that they can give.

use super::custom_id::{BusAction, Stop};
use super::keys::BusCatalog;
use super::{Running, row, story};
use crate::discord::games::kit::hand::Hand;
use crate::discord::games::kit::shown::waiting;
use crate::discord::render::message::{Button, ButtonStyle, Row};
use crate::discord::render::{Scene, cards};
use crate::games::bus::rules::{Exchange, HAND, Keep, View};
use crate::table::Moment;

/// The hand in a running game. With [`Stop::Yes`] its buttons also call.
pub fn own(scene: &Scene, game: Running, view: &View, stop: Stop) -> Hand {
    let catalog = BusCatalog(scene.catalog);
    let (board, seat) = (view.board(), view.seat());
    let hand = view.hand();
    let cards = hand.into_iter().map(|hand| {
        let worth = story::worth_in_words(catalog, hand.worth());
        catalog.own_cards(row(hand.cards()), worth)
    });
    let (moves, buttons) = offered(catalog, game.moment(), view, stop);
    Hand {
        seat,
        in_play: board.in_play(),
        is_due: board.turn() == Some(seat),
        count: hand.map_or(0, |_| HAND as u32),
        cards: cards.collect(),
        table: table(catalog, view),
        // The next deal follows right after the last turn, so this line shows that the cards are
        // new.
        notes: hand
            .map(|_| catalog.own_deal(board.deals()))
            .into_iter()
            .collect(),
        due: due(scene, view, stop),
        moves,
        buttons,
        // What they can choose from changes with every turn of the others.
        ahead: hand.filter(|_| board.turn().is_some()).map(|_| {
            let show = BusAction::Show(game.ahead(seat), Stop::No);
            let button = Button::new(show, catalog.button_my_turn(), ButtonStyle::Primary);
            (Vec::new(), vec![button])
        }),
    }
}

/// The middle, for the player who has to choose from it.
fn table(catalog: BusCatalog, view: &View) -> Vec<String> {
    let board = view.board();
    let middle = board.middle().filter(|_| board.turn() == Some(view.seat()));
    let line = middle.map(|middle| catalog.own_middle(row(middle)));
    line.into_iter().collect()
}

fn due(scene: &Scene, view: &View, stop: Stop) -> String {
    let catalog = BusCatalog(scene.catalog);
    let board = view.board();
    match board.turn() {
        Some(turn) if turn == view.seat() => {}
        Some(turn) => return waiting(scene, board.in_play(), turn),
        None => return catalog.own_wait(),
    }
    match (board.called(), stop) {
        (Some(by), _) => catalog.own_last_turn(scene.name(by)),
        (None, Stop::Yes) => catalog.own_stop(),
        (None, Stop::No) if board.options().keep == Keep::No => catalog.own_turn_must(),
        (None, Stop::No) => catalog.own_turn(),
    }
}

/// The exchanges, one row for each card to give, and the buttons below them.
fn offered(catalog: BusCatalog, at: Moment, view: &View, stop: Stop) -> (Vec<Row>, Vec<Button>) {
    let style = |usual| match stop {
        Stop::No => usual,
        Stop::Yes => ButtonStyle::Danger,
    };
    let said = |label: String| match stop {
        Stop::No => label,
        Stop::Yes => catalog.button_and_stop(label),
    };
    let (mut swaps, mut buttons) = (Vec::new(), Vec::new());
    for exchange in view.legal_exchanges() {
        let (action, label, usual) = match exchange {
            Exchange::One { give, take } => {
                let label = narrow(catalog.exchange(cards::label(give), cards::label(take)));
                let swap = BusAction::Swap(at, stop, give, take);
                // The sentence above says that these buttons also call. With a sign, three wouldn't
                // fit in a row.
                swaps.push(Button::new(swap, label, style(ButtonStyle::Secondary)));
                continue;
            }
            Exchange::Keep => (
                BusAction::Keep(at, stop),
                catalog.button_keep(),
                ButtonStyle::Primary,
            ),
            Exchange::All => (
                BusAction::All(at, stop),
                catalog.button_all(),
                ButtonStyle::Secondary,
            ),
        };
        buttons.push(Button::new(action, said(label), style(usual)));
    }
    if view.board().may_stop(view.seat()) {
        buttons.push(match stop {
            Stop::No => Button::new(
                BusAction::Show(at, Stop::Yes),
                catalog.button_stop_the_bus(),
                ButtonStyle::Danger,
            ),
            Stop::Yes => Button::new(
                BusAction::Show(at, Stop::No),
                catalog.button_not_yet(),
                ButtonStyle::Secondary,
            ),
        });
    }
    let rows = swaps.chunks(HAND).map(|row| Row::Buttons(row.to_vec()));
    (rows.collect(), buttons)
}

/// The label of an exchange. Drops the spaces if one of the cards is a ten: three labels have to
/// fit in a row on a phone.
fn narrow(label: String) -> String {
    if label.contains("10") {
        label.replace(' ', "")
    } else {
        label
    }
}
