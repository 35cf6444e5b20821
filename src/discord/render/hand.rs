//! A player's own hand: every card as text, what may be played now as buttons or selects.
//!
//! Made from the view of one seat, and meant for the eyes of its owner alone.

use super::cards::{self, suit_name};
use super::scene::Scene;
use crate::discord::component::Action;
use crate::discord::look::{Button, Look, Row, Weight};
use crate::rules::{Board, CardSet, DrawDue, Due, Illegal, Seat, Suit, View};
use crate::table::{Acting, Moment, Playing};

/// The most cards that are shown as buttons: four rows of five; the fifth row is for the rest.
const BUTTONS_MAX: usize = 20;
const CHOICES_MAX: usize = 25;

/// The hand in a game that is being played.
pub fn own(scene: &Scene, playing: &Playing, view: &View) -> Look {
    let words = scene.words;
    let at = Moment {
        game: playing.promise.game,
        tricks: playing.board.tricks(),
    };
    let hand = view.hand();
    let mut text = vec![words.hand_heading(hand.len())];
    text.extend(
        Suit::ALL
            .into_iter()
            .filter(|suit| hand.has(*suit))
            .map(|suit| {
                let row = cards::row(hand.of_suit(suit));
                words.hand_suit(suit.symbol().to_string(), suit_name(words, suit), row)
            }),
    );
    text.push(String::new());
    text.extend(status(scene, playing, view));
    let mut look = Look::text(text.join("\n"));
    look.rows = card_rows(scene, at, view.legal_cards());
    look.with_buttons(controls(scene, playing, view, at))
}

/// What the player may do, or for what they wait.
fn status(scene: &Scene, playing: &Playing, view: &View) -> Vec<String> {
    let words = scene.words;
    let (board, seat) = (view.board(), view.seat());
    let mut lines = Vec::new();
    let info = scene.seats.get(seat.index());
    if info.is_some_and(|info| info.acting != Acting::Owner) {
        lines.push(words.own_slow());
    }
    if playing.announced.contains(seat) {
        lines.push(words.own_announced());
    }
    lines.push(if !board.in_play().contains(seat) {
        words.own_away()
    } else {
        due(scene, playing, view)
    });
    lines
}

fn due(scene: &Scene, playing: &Playing, view: &View) -> String {
    let words = scene.words;
    let (board, seat) = (view.board(), view.seat());
    match board.due() {
        Due::Lead(power) if power == seat => own_lead(scene, playing, board),
        Due::Play(turn) if turn == seat => own_play(scene, view),
        Due::PlayAny(seats) if seats.contains(seat) => own_play(scene, view),
        Due::Draw(drawer, _) if drawer == seat => words.own_draw(),
        // Not who it is: that changes with every card, and the hand does not.
        Due::Lead(_) | Due::Play(_) | Due::Draw(..) | Due::PlayAny(_) => words.own_wait(),
        Due::Over(loser) => words.lost(scene.name(loser)),
    }
}

fn own_lead(scene: &Scene, playing: &Playing, board: &Board) -> String {
    let words = scene.words;
    if playing.window.is_some_and(|window| window.held) {
        words.own_held()
    } else if board.tricks() == 0 {
        words.own_open()
    } else {
        words.own_lead()
    }
}

fn own_play(scene: &Scene, view: &View) -> String {
    let words = scene.words;
    let Some(trick) = view.board().trick() else {
        return words.own_lead();
    };
    let suit = suit_name(words, trick.suit());
    if view.hand().has(trick.suit()) {
        words.own_follow(suit)
    } else if view.board().tricks() == 0 {
        words.own_free_first(suit)
    } else {
        words.own_free(suit, scene.name(trick.highest().seat))
    }
}

/// The cards that may be played: as buttons while they fit, else in selects.
fn card_rows(scene: &Scene, at: Moment, legal: CardSet) -> Vec<Row> {
    let faces: Vec<_> = cards::faces(legal)
        .into_iter()
        .map(|(card, _)| card)
        .collect();
    if faces.len() <= BUTTONS_MAX {
        let buttons = faces.iter().map(|card| {
            let weight = match card.suit() {
                Suit::Hearts | Suit::Diamonds => Weight::Red,
                Suit::Spades | Suit::Clubs => Weight::Plain,
            };
            Button::new(Action::Play(at, *card), cards::text(*card), weight)
        });
        let buttons: Vec<Button> = buttons.collect();
        return buttons
            .chunks(5)
            .map(|row| Row::Buttons(row.to_vec()))
            .collect();
    }
    let menus = faces.chunks(CHOICES_MAX).zip(0u8..);
    menus
        .map(|(faces, menu)| Row::Select {
            action: Action::Choose(at, menu),
            hint: match (faces.first(), faces.last()) {
                (Some(from), Some(to)) => scene
                    .words
                    .select_card(cards::text(*from), cards::text(*to)),
                _ => String::new(),
            },
            choices: faces
                .iter()
                .map(|card| (card.to_string(), card_label(scene, *card)))
                .collect(),
        })
        .collect()
}

fn card_label(scene: &Scene, card: crate::rules::Card) -> String {
    format!(
        "{} – {}",
        cards::text(card),
        cards::in_words(scene.words, card)
    )
}

/// Whatever else the player can do now.
fn controls(scene: &Scene, playing: &Playing, view: &View, at: Moment) -> Vec<Button> {
    let words = scene.words;
    let (board, seat) = (view.board(), view.seat());
    let mut buttons = draw_buttons(scene, playing, view, at);
    if let Some(label) = take_label(scene, playing, view) {
        buttons.push(Button::new(Action::Take(at), label, Weight::Plain));
    }
    let info = scene.seats.get(seat.index());
    if info.is_some_and(|info| info.acting != Acting::Owner) && board.in_play().contains(seat) {
        buttons.push(Button::new(Action::Back, words.button_back(), Weight::Good));
    }
    buttons
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
        Button::new(Action::DrawFrom(at, from), label, Weight::Main)
    });
    buttons.collect()
}

/// Whose hand it is, and how many cards it has.
pub fn draw_label(scene: &Scene, playing: &Playing, from: Seat) -> String {
    let count = playing.counts.get(from.index()).copied().unwrap_or(0);
    scene.words.button_draw(scene.label(from), count)
}

fn take_label(scene: &Scene, playing: &Playing, view: &View) -> Option<String> {
    let words = scene.words;
    let (board, seat) = (view.board(), view.seat());
    let now = view.take_from();
    if !matches!(now, Ok(_) | Err(Illegal::TrickIsOpen)) {
        return None;
    }
    let from = board.neighbour(seat)?;
    let name = scene.label(from);
    Some(if now.is_ok() {
        let count = playing.counts.get(from.index()).copied().unwrap_or(0);
        words.button_take_now(name, count)
    } else if playing.announced.contains(seat) {
        words.button_take_withdraw()
    } else {
        words.button_take_later(name)
    })
}
