//! The public message of a game: the hand and what it is played for, the scores, the auction, the
//! trick, the last trick, and whose turn it is. Between two hands it shows the score sheet.

use super::keys::KingCatalog;
use super::{Running, sheet, story, words};
use crate::cards::Seat;
use crate::discord::custom_id::Action;
use crate::discord::games::kit::shown::{timed, turn};
use crate::discord::render::message::{Button, ButtonStyle, Colour, Message};
use crate::discord::render::numbers::signed;
use crate::discord::render::scene::countdown;
use crate::discord::render::{Scene, cards};
use crate::games::king::rules::{Board, Contract, Due, Penalty, Play, Round, SEATS, Sold};

/// The public message of the game as it stands.
pub fn open(scene: &Scene, game: Running) -> Message {
    match game.view.board.due() {
        Due::Deal(next) => between(scene, game, next),
        _ => hand(scene, game),
    }
}

/// The score sheet, shown between two hands.
fn between(scene: &Scene, game: Running, next: Round) -> Message {
    let catalog = KingCatalog(scene.catalog);
    let (number, board) = (game.number(), &game.view.board);
    let mut body = Vec::new();
    if let Some(trick) = game.view.last_trick() {
        body.push(catalog.last_trick(story::taken(scene, trick)));
        body.push(String::new());
    }
    body.push(catalog.sheet_heading());
    body.extend(sheet::lines(scene, board));
    body.push(String::new());
    let stakes = words::stakes(catalog, next, None);
    let dealer = scene.name(next.dealer(board.first_dealer()));
    body.push(catalog.next_hand(next.number(), stakes, dealer));
    body.extend(
        game.table
            .pause
            .map(|ends| catalog.next_hand_when(countdown(ends))),
    );
    let title = match next.number() {
        1 => catalog.table_title(number.0, next.number(), Round::COUNT),
        next => catalog.between_title(number.0, next - 1, Round::COUNT),
    };
    let mut message = Message::embed(title, body.join("\n"), Colour::Live);
    message.picture = sheet::picture(scene, board);
    message.with_buttons(buttons(scene, game))
}

fn hand(scene: &Scene, game: Running) -> Message {
    let catalog = KingCatalog(scene.catalog);
    let (board, round) = (&game.view.board, game.view.board.round());
    let contract = board.play().map(Play::contract);
    let stakes = words::stakes(catalog, round, contract);
    let mut body = vec![catalog.stakes_heading(stakes)];
    body.push(dealt(scene, board));
    body.push(String::new());
    body.extend(seats(scene, board));
    body.extend(scene.waiting());
    body.push(String::new());
    let mut played = auction(scene, board);
    if let Some(trick) = game.view.last_trick() {
        played.push(catalog.last_trick(story::taken(scene, trick)));
    }
    played.extend(trick(scene, board));
    if !played.is_empty() {
        body.append(&mut played);
        body.push(String::new());
    }
    body.push(timed(scene, game.table, due(scene, board)));
    let number = game.number().0;
    let title = catalog.table_title(number, round.number(), Round::COUNT);
    let message = Message::embed(title, body.join("\n"), Colour::Live);
    message.with_buttons(buttons(scene, game))
}

/// The dealer, and the trumps until the direction is chosen.
fn dealt(scene: &Scene, board: &Board) -> String {
    let catalog = KingCatalog(scene.catalog);
    let dealer = catalog.dealer(scene.name(board.dealer()));
    match board.trumps() {
        Some(trumps) if board.play().is_none() => {
            let trumps = catalog.trumps(words::trumps(catalog, trumps));
            format!("{dealer} {trumps}")
        }
        _ => dealer,
    }
}

/// The seats with their scores and what they have taken in this hand.
fn seats(scene: &Scene, board: &Board) -> Vec<String> {
    let catalog = KingCatalog(scene.catalog);
    let mut lines = vec![catalog.scores_heading()];
    for (seat, score) in Seat::first(SEATS).zip(board.scores()) {
        let mut line = catalog.seat_score(scene.full_name(seat), signed(score));
        if let Some(taken) = board.play().and_then(|play| taken(scene, play, seat)) {
            line = format!("{line} · {taken}");
        }
        if board.due().seat() == Some(seat) {
            line = catalog.seat_turn(line);
        }
        lines.push(line);
    }
    lines
}

/// The tricks or penalty cards that a seat has taken, whichever count in this hand. `None` if it
/// has taken none.
pub fn taken(scene: &Scene, play: &Play, seat: Seat) -> Option<String> {
    let catalog = KingCatalog(scene.catalog);
    let tricks = play.tricks().iter().filter(|trick| trick.winner == seat);
    match play.contract() {
        Contract::Negative(penalty) if !matches!(penalty, Penalty::Tricks | Penalty::LastTwo) => {
            let cards = play.taken(seat).and(penalty.cards());
            (!cards.is_empty()).then(|| catalog.taken_cards(cards::row(cards)))
        }
        _ => match tricks.count() {
            0 => None,
            count => Some(catalog.taken_tricks(count)),
        },
    }
}

/// The calls of the auction so far, or its result.
fn auction(scene: &Scene, board: &Board) -> Vec<String> {
    let catalog = KingCatalog(scene.catalog);
    let Some(bidding) = board.bidding() else {
        return Vec::new();
    };
    if let (None, Some(Sold { to, bid })) = (bidding.turn(), bidding.best()) {
        return vec![catalog.sold(scene.name(to), bid.tricks())];
    }
    let calls = bidding
        .calls()
        .map(|(seat, bid)| story::call(scene, seat, bid));
    let calls: Vec<String> = calls.collect();
    if calls.is_empty() {
        Vec::new()
    } else {
        vec![catalog.auction(calls.join(" · "))]
    }
}

/// The trick on the table, and who would take it.
pub fn trick(scene: &Scene, board: &Board) -> Vec<String> {
    let catalog = KingCatalog(scene.catalog);
    let trick = board.play().map(|play| (play, play.trick()));
    let Some((play, trick)) = trick.filter(|(_, trick)| !trick.cards().is_empty()) else {
        return Vec::new();
    };
    let mut lines = vec![catalog.on_table(story::plays(scene, trick.plays()))];
    if let Some((seat, card)) = trick.winning(play.contract().trumps()) {
        lines.push(catalog.winning(scene.name(seat), cards::text(card)));
    }
    lines
}

fn due(scene: &Scene, board: &Board) -> String {
    let catalog = KingCatalog(scene.catalog);
    match board.due() {
        Due::Choose(seat) => turn(scene, seat, |who| match board.bidding() {
            Some(_) => catalog.due_trumps(who),
            None => catalog.due_choose(who),
        }),
        Due::Bid(seat) => turn(scene, seat, |who| catalog.due_bid(who)),
        Due::Direct(seat) => turn(scene, seat, |who| catalog.due_direct(who)),
        Due::Play(seat) => {
            let leads = board
                .play()
                .is_some_and(|play| play.trick().cards().is_empty());
            turn(scene, seat, |who| {
                if leads {
                    catalog.due_lead(who)
                } else {
                    catalog.due_play(who)
                }
            })
        }
        Due::Deal(_) | Due::Over => catalog.hand_over(),
    }
}

fn buttons(scene: &Scene, game: Running) -> Vec<Button> {
    let label = KingCatalog(scene.catalog).button_hand();
    let mut buttons = vec![Button::new(Action::Hand, label, ButtonStyle::Primary)];
    buttons.push(sheet::button(scene, game.number()));
    buttons.extend(scene.side_buttons(game.number()));
    buttons
}
