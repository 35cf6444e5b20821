//! A player's own hand: every card as text, and what may be played now as buttons or selects.
//!
//! Made from the view of one seat, and sent to that seat's player alone.

use super::custom_id::GetawayAction;
use super::keys::GetawayCatalog;
use super::story;
use super::trick::{card_count, highest};
use super::view::{Playing, moment};
use crate::cards::{CardSet, Seat, Suit};
use crate::discord::render::cards::{self, suit_name};
use crate::discord::render::look::LARGER;
use crate::discord::render::message::{Button, ButtonStyle, Message, Row, SelectOption};
use crate::discord::render::{ActsBy, Scene};
use crate::games::getaway::rules::{Board, DrawDue, Due, Illegal, View};
use crate::table::{Acting, Moment};

/// The most cards that are shown as buttons: four rows of five; the fifth row is for the rest.
const BUTTONS_MAX: usize = 20;
const OPTIONS_MAX: usize = 25;

/// The hand in a game that is being played.
pub fn own(scene: &Scene, playing: &Playing, view: &View, by: ActsBy) -> Message {
    if by == ActsBy::Commands && !is_due(view) {
        return at_rest(scene, playing, view);
    }
    let mut text = cards_held(scene, view);
    text.extend(trick_so_far(scene, playing, view));
    text.extend(status(scene, playing, view, due(scene, playing, view)));
    let at = moment(playing.running);
    let mut message = Message::text(text.join("\n"));
    message.rows = card_rows(scene, at, view.legal_cards());
    let mut buttons = draw_buttons(scene, playing, view, at);
    buttons.extend(take_button(scene, playing, view, at));
    buttons.extend(scene.back_button(view.seat(), view.board().in_play()));
    message.with_buttons(buttons)
}

/// The hand of somebody who acts by commands, without what only their turn adds to it: true at any
/// time until their cards change.
pub fn at_rest(scene: &Scene, playing: &Playing, view: &View) -> Message {
    let catalog = GetawayCatalog(scene.catalog);
    let mut text = cards_held(scene, view);
    text.extend(status(scene, playing, view, catalog.own_by_commands()));
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
        Due::Lead(seat) | Due::Play(seat) | Due::Draw(seat, _) => seat == view.seat(),
        Due::PlayAny(seats) => seats.contains(view.seat()),
        Due::Over(_) => false,
    }
}

/// The cards, suit by suit.
fn cards_held(scene: &Scene, view: &View) -> Vec<String> {
    let catalog = GetawayCatalog(scene.catalog);
    let hand = view.hand();
    let mut text = vec![catalog.hand_heading(hand.len())];
    text.extend(
        Suit::ALL
            .into_iter()
            .filter(|suit| hand.has(*suit))
            .map(|suit| {
                let row = cards::row(hand.of_suit(suit));
                let line =
                    catalog.hand_suit(suit.symbol().to_string(), suit_name(&catalog, suit), row);
                format!("{LARGER}{line}")
            }),
    );
    text.push(String::new());
    text
}

/// What the player may do, or what they wait for: `due` while they hold cards.
fn status(scene: &Scene, playing: &Playing, view: &View, due: String) -> Vec<String> {
    let catalog = GetawayCatalog(scene.catalog);
    let (board, seat) = (view.board(), view.seat());
    let mut lines = Vec::new();
    let info = scene.seats.get(seat.index());
    if info.is_some_and(|info| info.acting != Acting::Owner) {
        lines.push(catalog.own_slow());
    }
    if playing.announced.contains(seat) {
        lines.push(catalog.own_announced());
    }
    lines.push(if !board.in_play().contains(seat) {
        catalog.own_away()
    } else {
        due
    });
    lines
}

/// The trick so far, for who has to follow in turn: so that they need not look up to the table.
fn trick_so_far(scene: &Scene, playing: &Playing, view: &View) -> Vec<String> {
    let catalog = GetawayCatalog(scene.catalog);
    let log = &playing.present;
    match (
        view.board().due(),
        story::led(scene, log),
        story::plays(scene, log),
    ) {
        (Due::Play(turn), Some(led), Some(plays)) if turn == view.seat() => {
            let mut lines = vec![catalog.on_table(led), plays];
            lines.extend(highest(scene, playing));
            lines.push(String::new());
            lines
        }
        _ => Vec::new(),
    }
}

fn due(scene: &Scene, playing: &Playing, view: &View) -> String {
    let catalog = GetawayCatalog(scene.catalog);
    let (board, seat) = (view.board(), view.seat());
    match board.due() {
        Due::Lead(power) if power == seat => own_lead(scene, playing, board),
        Due::Play(turn) if turn == seat => own_play(scene, view),
        Due::PlayAny(seats) if seats.contains(seat) => own_play(scene, view),
        Due::Draw(drawer, _) if drawer == seat => catalog.own_draw(),
        // Without whose turn it is: that changes with every card played, and would edit every hand.
        Due::Lead(_) | Due::Play(_) | Due::Draw(..) | Due::PlayAny(_) => catalog.own_wait(),
        Due::Over(loser) => catalog.lost(scene.name(loser)),
    }
}

fn own_lead(scene: &Scene, playing: &Playing, board: &Board) -> String {
    let catalog = GetawayCatalog(scene.catalog);
    if playing.held {
        catalog.own_held()
    } else if board.tricks() == 0 {
        catalog.own_open()
    } else {
        catalog.own_lead()
    }
}

fn own_play(scene: &Scene, view: &View) -> String {
    let catalog = GetawayCatalog(scene.catalog);
    let Some(trick) = view.board().trick() else {
        debug_assert!(false, "a card is to follow, but no trick is open");
        return catalog.own_lead();
    };
    let suit = suit_name(&catalog, trick.suit());
    if view.hand().has(trick.suit()) {
        catalog.own_follow(suit)
    } else if view.board().tricks() == 0 {
        catalog.own_free_first(suit)
    } else {
        catalog.own_free(suit, scene.name(trick.highest().seat))
    }
}

/// The cards that may be played: as buttons if they fit, otherwise in selects.
fn card_rows(scene: &Scene, at: Moment, legal: CardSet) -> Vec<Row> {
    let faces: Vec<_> = cards::faces(legal)
        .into_iter()
        .map(|(card, _)| card)
        .collect();
    if faces.len() <= BUTTONS_MAX {
        let buttons = faces.iter().map(|card| {
            Button::of_card(GetawayAction::Play(at, *card), cards::label(*card), *card)
        });
        let buttons: Vec<Button> = buttons.collect();
        return buttons
            .chunks(5)
            .map(|row| Row::Buttons(row.to_vec()))
            .collect();
    }
    let menus = faces.chunks(OPTIONS_MAX).zip(0u8..);
    let selects = menus.filter_map(|(faces, menu)| {
        let (from, to) = (faces.first()?, faces.last()?);
        let options = faces.iter().map(|card| SelectOption {
            value: card.to_string(),
            label: card_label(scene, *card),
            card: Some(*card),
            chosen: false,
        });
        Some(Row::Select {
            action: GetawayAction::Choose(at, menu).into(),
            placeholder: scene
                .catalog
                .select_card(cards::label(*from), cards::label(*to)),
            options: options.collect(),
        })
    });
    selects.collect()
}

fn card_label(scene: &Scene, card: crate::cards::Card) -> String {
    format!(
        "{} – {}",
        cards::label(card),
        cards::in_words(scene.catalog, card)
    )
}

fn draw_buttons(scene: &Scene, playing: &Playing, view: &View, at: Moment) -> Vec<Button> {
    let Due::Draw(drawer, DrawDue::Seats(seats)) = view.board().due() else {
        return Vec::new();
    };
    if drawer != view.seat() {
        return Vec::new();
    }
    let buttons = seats.iter().map(|from| {
        let label = draw_label(scene, playing, from);
        Button::new(
            GetawayAction::DrawFrom(at, from),
            label,
            ButtonStyle::Primary,
        )
    });
    buttons.collect()
}

/// From whose hand to draw, and how many cards it has.
pub fn draw_label(scene: &Scene, playing: &Playing, from: Seat) -> String {
    GetawayCatalog(scene.catalog).button_draw(scene.label(from), card_count(playing, from))
}

/// The button to take the next player's cards. It is the same during a trick and between two, and
/// from trick to trick, so that a hand need not be edited for it.
fn take_button(scene: &Scene, playing: &Playing, view: &View, at: Moment) -> Option<Button> {
    let catalog = GetawayCatalog(scene.catalog);
    let (board, seat) = (view.board(), view.seat());
    if !matches!(view.take_from(), Ok(_) | Err(Illegal::TrickIsOpen)) {
        return None;
    }
    let from = board.neighbour(seat)?;
    let (action, label) = if playing.announced.contains(seat) {
        let label = catalog.button_take_withdraw();
        (GetawayAction::TakeNot(at.game, from), label)
    } else {
        let label = catalog.button_take_from(scene.label(from));
        (GetawayAction::TakeFrom(at.game, from), label)
    };
    Some(Button::new(action, label, ButtonStyle::Secondary))
}
