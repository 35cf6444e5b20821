//! The public message of one trick: seats, power, turn, cards, clock, and what just happened.

use super::scene::{Scene, countdown};
use super::story;
use crate::discord::component::Action;
use crate::discord::look::{Button, Look, Tone, Weight};
use crate::discord::words::Words;
use crate::rules::{Due, Seat};
use crate::table::{GameNumber, Moment, Playing, SeatInfo, Stage, Story, UserId};

/// How long the tale of tricks that had no message of their own may become.
const RETOLD_MAX: usize = 2000;

/// The trick that is open or about to be led. Tricks from `untold` on had no message of their own
/// and are told here.
pub fn open(scene: &Scene, playing: &Playing, untold: u32) -> Look {
    let words = scene.words;
    let story = &playing.present;
    let mut body = before(scene, &playing.past, untold);
    body.extend(story::opening(scene, story));
    if !body.is_empty() {
        body.push(String::new());
    }
    if let (Some(led), Some(plays)) = (story::led(scene, story), story::plays(scene, story)) {
        body.push(words.on_table(led));
        body.push(plays);
        body.push(String::new());
    }
    body.extend(seats(scene, playing));
    body.push(String::new());
    body.extend(turn(scene, playing));
    let title = words.trick_title(playing.promise.game.0, story.number);
    let mut look = Look::panel(title, body.join("\n"), Tone::Live);
    look.text = due_sentence(scene, playing);
    look.ping = due_people(scene, playing);
    look.with_buttons(buttons(scene, playing))
}

/// A trick that is over.
pub fn closed(scene: &Scene, game: GameNumber, story: &Story) -> Look {
    let words = scene.words;
    let mut body = story::opening(scene, story);
    if let (Some(led), Some(plays)) = (story::led(scene, story), story::plays(scene, story)) {
        body.push(words.on_table(led));
        body.push(plays);
    }
    body.extend(story::ending(scene, story));
    Look::panel(
        words.trick_title(game.0, story.number),
        body.join("\n"),
        Tone::Past,
    )
}

/// What came before: the last trick's end, or whole tricks that had no message of their own.
pub fn before(scene: &Scene, past: &[std::sync::Arc<Story>], untold: u32) -> Vec<String> {
    let mut told = Vec::new();
    let mut length = 0;
    for (i, story) in past.iter().enumerate().rev() {
        if story.number < untold {
            break;
        }
        let line = story::whole(scene, story);
        length += line.chars().count();
        if length > RETOLD_MAX {
            told.push(scene.words.retold_more(i + 1));
            break;
        }
        told.push(line);
    }
    told.reverse();
    if told.is_empty()
        && let Some(last) = past.last()
    {
        let end = story::ending(scene, last).join(" ");
        told.push(scene.words.last_trick(last.number, end));
    }
    told
}

fn seats(scene: &Scene, playing: &Playing) -> Vec<String> {
    let words = scene.words;
    let board = &playing.board;
    let mut lines = vec![words.seats_heading()];
    for seat in board.in_play().iter() {
        let count = playing.counts.get(seat.index()).copied().unwrap_or(0);
        let line = words.seat_line(scene.full_name(seat), count);
        lines.push(if board.power() == seat {
            words.seat_power(line)
        } else {
            line
        });
    }
    if !board.away().is_empty() {
        lines.push(words.seats_away(scene.names(board.away().iter().copied())));
    }
    lines
}

/// Whose turn it is, until when, and what is announced.
fn turn(scene: &Scene, playing: &Playing) -> Vec<String> {
    let words = scene.words;
    let mut lines = Vec::new();
    for seat in playing.announced.iter() {
        lines.push(words.announced(scene.name(seat)));
    }
    if let Some(window) = &playing.window {
        let ends = countdown(window.ends);
        lines.push(if window.held {
            words.window_held(scene.name(playing.board.power()), ends)
        } else {
            words.window_open(ends)
        });
    }
    let due = due_sentence(scene, playing);
    lines.push(match &playing.clock {
        Some(clock) => words.turn_clock(due, countdown(clock.ends)),
        None => due,
    });
    lines
}

/// Who has to do something, and what. A computer is not spoken to.
pub fn due_sentence(scene: &Scene, playing: &Playing) -> String {
    let words = scene.words;
    let (seat, say): (Seat, fn(&Words, String) -> String) = match playing.board.due() {
        Due::Lead(seat) if playing.board.tricks() == 0 => (seat, |w, who| w.due_open(who)),
        Due::Lead(seat) => (seat, |w, who| w.due_lead(who)),
        Due::Play(seat) => (seat, |w, who| w.due_play(who)),
        Due::Draw(seat, _) => (seat, |w, who| w.due_draw(who)),
        Due::PlayAny(seats) => {
            let who: Vec<String> = seats.iter().map(|seat| scene.mention(seat)).collect();
            return words.due_any(who.join(", "));
        }
        Due::Over(seat) => return words.lost(scene.mention(seat)),
    };
    match scene.attended_by(seat) {
        Some(_) => say(words, scene.mention(seat)),
        None => words.due_computer(scene.name(seat)),
    }
}

/// The seats that have to do something.
fn due_seats(playing: &Playing) -> Vec<Seat> {
    match playing.board.due() {
        Due::Lead(seat) | Due::Play(seat) | Due::Draw(seat, _) => vec![seat],
        Due::PlayAny(seats) => seats.iter().collect(),
        Due::Over(_) => Vec::new(),
    }
}

/// The people for whom a table waits: those who are due and act for their seats themselves.
pub fn awaited(stage: &Stage, seats: &[SeatInfo]) -> Vec<UserId> {
    let due = match stage {
        Stage::Picking(picking) => vec![picking.turn],
        Stage::Playing(playing) => due_seats(playing),
        Stage::Lobby(_) | Stage::Result(_) | Stage::Ended(_) => Vec::new(),
    };
    let people = due.into_iter().filter_map(|seat| {
        let info = seats.get(seat.index()).filter(|info| info.is_attended())?;
        info.person().map(|person| person.id)
    });
    people.collect()
}

fn due_people(scene: &Scene, playing: &Playing) -> Vec<UserId> {
    let seats = due_seats(playing).into_iter();
    seats.filter_map(|seat| scene.attended_by(seat)).collect()
}

fn buttons(scene: &Scene, playing: &Playing) -> Vec<Button> {
    let words = scene.words;
    let at = Moment {
        game: playing.promise.game,
        tricks: playing.board.tricks(),
    };
    vec![
        Button::new(Action::Hand, words.button_hand(), Weight::Main),
        Button::new(Action::Take(at), words.button_take(), Weight::Plain),
        Button::new(Action::Rules, words.button_rules(), Weight::Plain),
    ]
}
