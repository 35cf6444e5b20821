//! A player's own hand: three cards and what they're worth. On the player's turn also a row of
//! buttons for each card that they can give.

use super::action::BusAction;
use super::keys::BusMessages;
use super::{Running, table};
use crate::custom_id::fields::At;
use crate::games::kit::display::waiting;
use crate::games::kit::hand::Hand;
use crate::i18n::Catalog;
use crate::render::message::{Button, ButtonStyle, Row};
use crate::render::{Scene, cards};
use getaway_games::bus::rules::{Act, Exchange, HAND, Keep, View};
use getaway_table::Moment;

/// The hand in a running game. If `stop`, its buttons also call.
pub fn own(scene: &Scene, game: Running, view: &View, stop: bool) -> Hand {
    let catalog = scene.catalog;
    let (board, seat) = (view.board(), view.seat());
    let hand = view.hand();
    let cards = hand.into_iter().map(|hand| {
        let worth = table::worth_in_words(catalog, hand.worth());
        catalog.own_cards(cards::in_order(hand.cards()), worth)
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
        notes: hand.map(|_| catalog.own_deal(board.deals())).into_iter().collect(),
        due: due(scene, view, stop),
        moves,
        buttons,
        // What they can choose from changes with every turn of the others.
        ahead: hand.filter(|_| board.turn().is_some()).map(|_| {
            let show = BusAction::Show(game.ahead(seat), false);
            let button = Button::secondary(show, catalog.button_show());
            (Vec::new(), vec![button])
        }),
    }
}

/// The middle, for whoever has to choose from it. With two players left, the one who waits sees it,
/// too: only the other's turn changes it, and after that their hand is edited anyway. With more
/// players, every hand would need an edit after each turn, which would use up the channel's requests.
fn table(catalog: &Catalog, view: &View) -> Vec<String> {
    let board = view.board();
    let (seat, in_play) = (view.seat(), board.in_play());
    let is_current = board.turn() == Some(seat) || in_play.contains(seat) && in_play.len() == 2;
    let middle = board.middle().filter(|_| is_current);
    middle.map(|middle| catalog.own_middle(cards::in_order(middle))).into_iter().collect()
}

fn due(scene: &Scene, view: &View, stop: bool) -> String {
    let catalog = scene.catalog;
    let board = view.board();
    match board.turn() {
        Some(turn) if turn == view.seat() => {}
        Some(turn) => return waiting(scene, board.in_play(), turn),
        None => return catalog.own_wait(),
    }
    match (board.called(), stop) {
        (Some(by), _) => catalog.own_last_turn(scene.name(by)),
        (None, true) => catalog.own_stop(),
        (None, false) if board.options().keep == Keep::No => catalog.own_turn_must(),
        (None, false) => catalog.own_turn(),
    }
}

/// The exchanges, one row for each card to give, and the buttons below them.
fn offered(catalog: &Catalog, at: Moment, view: &View, stop: bool) -> (Vec<Row>, Vec<Button>) {
    let said = |label: String| {
        if stop { catalog.button_and_stop(label) } else { label }
    };
    let (mut swaps, mut buttons) = (Vec::new(), Vec::new());
    for exchange in view.legal_exchanges() {
        let act = Act { exchange, stop };
        let button = |label| {
            // Stopping the bus can't be undone.
            let style = if stop { ButtonStyle::Danger } else { ButtonStyle::Secondary };
            Button::new(BusAction::Act(At { at, act }), label, style)
        };
        match exchange {
            Exchange::One { give, take } => {
                let label = catalog.button_swap(cards::label(give), cards::label(take));
                // The sentence above says that these buttons also call. With a sign, three wouldn't
                // fit in a row.
                swaps.push(button(label));
            }
            Exchange::Keep => buttons.push(button(said(catalog.button_keep()))),
            Exchange::All => buttons.push(button(said(catalog.button_all()))),
        }
    }
    if view.board().may_stop(view.seat()) {
        let label = if stop { catalog.button_not_yet() } else { catalog.button_stop_the_bus() };
        buttons.push(Button::secondary(BusAction::Show(at, !stop), label));
    }
    let rows = swaps.chunks(HAND).map(|row| Row::Buttons(row.to_vec()));
    (rows.collect(), buttons)
}
