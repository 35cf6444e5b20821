//! What people do at a table: commands and presses both come here, so that both do the same.
//!
//! Each act asks the table and makes a [`Reply`] of what it answers; no act decides what is legal.

use std::sync::Arc;

use super::bot::{Attendant, Bot};
use super::caller::{Caller, Origin};
use super::component::Action;
use super::hands;
use super::look::{Button, Look, Weight};
use super::painter::{Start, draw};
use super::refusal::{self, Reader};
use super::render::advice::{self, Telling};
use super::render::{Scene, cards, rules, scene};
use super::respond::Reply;
use super::server::{Hints, Wishes};
use crate::rules::{Seat, Slip};
use crate::table::{Ask, Done, GameNumber, Moment, Refusal, Snapshot, Stage};

/// Opens a table here.
pub async fn start(bot: &Arc<Bot>, caller: &Caller, wishes: &Wishes) -> Reply {
    let missing = caller.missing_permissions();
    if !missing.is_empty() {
        return Reply::own(caller.words.refuse_permissions(missing.join(", ")));
    }
    let server = bot.server(caller.place.guild).await;
    let (settings, computers) = wishes.over(&server.start);
    let host = caller.person.clone();
    let opened = bot
        .tables
        .start(caller.place, host, caller.interaction, settings, computers);
    match opened.await {
        Ok(table) => show(caller, &bot.attend(table, Start::Answer)),
        Err(refusal) => Reply::own(refusal::general(caller.words, &refusal)),
    }
}

/// Posts the table afresh.
pub fn table(bot: &Bot, caller: &Caller) -> Reply {
    match bot.attendant(caller.place.channel) {
        Some(attendant) => show(caller, &attendant),
        None => Reply::own(caller.words.refuse_no_table()),
    }
}

fn show(caller: &Caller, attendant: &Attendant) -> Reply {
    let snapshot = attendant.snapshot();
    // The tricks before have their messages further up.
    let drawn = draw(&Scene::of(caller.words, &snapshot), u32::MAX);
    drawn.map_or_else(|| Reply::own(caller.words.refuse_no_table()), Reply::table)
}

/// Asks the table here for something, and answers with what became of it.
pub async fn ask(bot: &Bot, caller: &Caller, moment: Option<Moment>, ask: Ask) -> Reply {
    let Some(attendant) = bot.attendant(caller.place.channel) else {
        return Reply::own(caller.words.refuse_no_table());
    };
    let answer = attendant.table.ask(caller.request(moment, ask)).await;
    let snapshot = attendant.snapshot();
    match answer {
        Ok(done) => done_reply(caller, &snapshot, &done),
        Err(refusal) => refused(caller, &snapshot, &refusal),
    }
}

/// What was done, in words, above the hand where there is one to play on with.
fn done_reply(caller: &Caller, snapshot: &Snapshot, done: &Done) -> Reply {
    let words = caller.words;
    let name = |seat| Scene::of(words, snapshot).name(seat);
    let note = match done {
        Done::Joined(seat) => return Reply::own(words.done_joined(seat.index() + 1)),
        Done::Left => return Reply::own(words.done_left()),
        Done::Stopped => return Reply::own(words.done_stopped()),
        Done::Dealt(game) => return Reply::own(dealt(caller, snapshot, *game)),
        Done::Back(_) => words.done_back(),
        Done::Played(card) => words.done_played(cards::text(*card)),
        Done::Held(card) => words.done_held(cards::text(*card)),
        Done::Slipped(card, Slip::Revoke) => words.done_slip_revoke(cards::text(*card)),
        Done::Slipped(card, Slip::OutOfTurn) => words.done_slip_out_of_turn(cards::text(*card)),
        Done::Took { from, count } => words.done_took(name(*from), *count),
        Done::TakeAnnounced => words.done_announced(),
        Done::TakeWithdrawn => words.done_withdrawn(),
        Done::Drew { from, card } => words.done_drew(name(*from), cards::text(*card)),
        Done::Picked(pile) => words.done_picked(*pile),
    };
    hand_below(caller, snapshot, note)
}

fn dealt(caller: &Caller, snapshot: &Snapshot, game: GameNumber) -> String {
    match snapshot.stage {
        Stage::Picking(_) => caller.words.done_piles(game.0),
        _ => caller.words.done_dealt(game.0),
    }
}

/// Why it was refused. On one's own hand the hand stays below, brought up to date.
fn refused(caller: &Caller, snapshot: &Snapshot, refusal: &Refusal) -> Reply {
    let seat = snapshot.seat_of(caller.person.id);
    let text = Reader::new(caller.words, snapshot, seat).explain(refusal);
    match caller.origin {
        Origin::Own => hand_below(caller, snapshot, text),
        Origin::Command | Origin::Public => Reply::own(text),
    }
}

/// A note with the caller's hand below it, if there is one.
fn hand_below(caller: &Caller, snapshot: &Snapshot, note: String) -> Reply {
    match hands::look(caller.words, snapshot, caller.person.id) {
        Some(look) => Reply::hand(Some(note), look, hands::dealt(&snapshot.stage)),
        None => Reply::own(note),
    }
}

/// The caller's own hand.
pub fn hand(bot: &Bot, caller: &Caller) -> Reply {
    let words = caller.words;
    let Some(attendant) = bot.attendant(caller.place.channel) else {
        return Reply::own(words.refuse_no_table());
    };
    let snapshot = attendant.snapshot();
    if snapshot.seat_of(caller.person.id).is_none() {
        return Reply::own(words.refuse_not_seated());
    }
    match hands::look(words, &snapshot, caller.person.id) {
        Some(look) => Reply::hand(None, look, hands::dealt(&snapshot.stage)),
        None => Reply::own(words.not_dealt()),
    }
}

/// Takes, announces or withdraws; asks first where it would make the taker the loser.
pub async fn take(bot: &Bot, caller: &Caller, moment: Option<Moment>) -> Reply {
    let question = bot
        .attendant(caller.place.channel)
        .and_then(|attendant| question_before_take(caller, &attendant.snapshot(), moment));
    match question {
        Some(question) => question,
        None => ask(bot, caller, moment, Ask::Take).await,
    }
}

fn question_before_take(
    caller: &Caller,
    snapshot: &Snapshot,
    moment: Option<Moment>,
) -> Option<Reply> {
    let Stage::Playing(playing) = &snapshot.stage else {
        return None;
    };
    let scene = Scene::of(caller.words, snapshot);
    let seat = snapshot.seat_of(caller.person.id)?;
    let at = scene.moment()?;
    let board = &playing.board;
    let fatal = board.in_play().len() == 2 && board.in_play().contains(seat);
    let withdraws = playing.announced.contains(seat);
    if !fatal || withdraws || moment.is_some_and(|moment| moment != at) {
        return None;
    }
    let from = board.neighbour(seat)?;
    let words = caller.words;
    Some(question(
        words.ask_take(scene.name(from)),
        Button::new(
            Action::TakeAnyway(at),
            words.button_take_anyway(),
            Weight::Red,
        ),
        caller,
    ))
}

fn question(text: String, yes: Button, caller: &Caller) -> Reply {
    let no = Button::new(Action::Never, caller.words.button_never(), Weight::Plain);
    Reply::look(Look::text(text).with_buttons(vec![yes, no]))
}

/// What was asked about is not done.
pub fn never(bot: &Bot, caller: &Caller) -> Reply {
    let note = caller.words.done_never();
    match bot.attendant(caller.place.channel) {
        Some(attendant) => hand_below(caller, &attendant.snapshot(), note),
        None => Reply::own(note),
    }
}

/// Asks whether the table is really to end.
pub fn ask_stop(bot: &Bot, caller: &Caller) -> Reply {
    let words = caller.words;
    let Some(attendant) = bot.attendant(caller.place.channel) else {
        return Reply::own(words.refuse_no_table());
    };
    let snapshot = attendant.snapshot();
    let Some(at) = scene::moment(&snapshot.stage) else {
        return Reply::own(words.refuse_no_table());
    };
    if snapshot.host != caller.person.id && !caller.is_moderator() {
        return refused(caller, &snapshot, &Refusal::NotHost(snapshot.host));
    }
    let yes = Button::new(Action::Stop(at.game), words.button_stop(), Weight::Red);
    question(words.ask_stop(), yes, caller)
}

/// Ends the table on which this game is next or running.
pub async fn stop(bot: &Bot, caller: &Caller, game: GameNumber) -> Reply {
    let attendant = bot.attendant(caller.place.channel);
    let present = attendant.and_then(|a| scene::moment(&a.snapshot().stage));
    if present.is_none_or(|at| at.game != game) {
        return Reply::own(caller.words.refuse_stale());
    }
    let as_moderator = caller.is_moderator();
    ask(bot, caller, None, Ask::Stop { as_moderator }).await
}

/// Asks whether the caller's name is really to be removed.
pub fn ask_forget(caller: &Caller) -> Reply {
    let words = caller.words;
    let yes = Button::new(Action::Forget, words.button_forget(), Weight::Red);
    question(words.ask_forget(), yes, caller)
}

/// Removes the caller's name.
pub async fn forget(bot: &Bot, caller: &Caller) -> Reply {
    match bot.tables.forget(caller.person.id).await {
        Ok(()) => Reply::own(caller.words.done_forgotten()),
        Err(refusal) => Reply::own(refusal::general(caller.words, &refusal)),
    }
}

/// Something failed that is nobody's fault here: logged in detail, answered blandly.
pub fn failed(caller: &Caller, doing: &str, error: &(dyn std::error::Error + 'static)) -> String {
    tracing::error!(interaction = %caller.interaction, error, "failed: {doing}");
    caller.words.refuse_internal()
}

/// What a strong player would do in the caller's seat.
pub async fn hint(bot: &Bot, caller: &Caller) -> Reply {
    let words = caller.words;
    if bot.server(caller.place.guild).await.hints == Hints::Off {
        return Reply::own(words.refuse_hints_off());
    }
    let Some(attendant) = bot.attendant(caller.place.channel) else {
        return Reply::own(words.refuse_no_table());
    };
    let snapshot = attendant.snapshot();
    let Some(seat) = snapshot.seat_of(caller.person.id) else {
        return Reply::own(words.refuse_not_seated());
    };
    let Some(view) = snapshot
        .view(seat)
        .filter(|view| view.board().loser().is_none())
    else {
        return Reply::own(words.not_dealt());
    };
    let advice = bot.thinker.hint(view).await.unwrap_or_default();
    let scene = Scene::of(words, &snapshot);
    let name = &|seat| scene.name(seat);
    Reply::own(
        advice::hint(Telling { words, name }, &advice)
            .unwrap_or_else(|| words.refuse_nothing_to_decide()),
    )
}

/// What the caller could have done better in a finished game.
pub async fn review(bot: &Bot, caller: &Caller, game: GameNumber) -> Reply {
    let words = caller.words;
    let store = bot.tables.store();
    let stored = match store.game(game).await {
        Ok(stored) => stored.filter(|stored| stored.place.guild == caller.place.guild),
        Err(error) => return Reply::own(failed(caller, "reading a game", &error)),
    };
    let record = match store.record(game).await {
        Ok(record) => record,
        Err(error) => return Reply::own(failed(caller, "reading a record", &error)),
    };
    let (Some(stored), Some(record)) = (stored, record) else {
        return Reply::own(words.refuse_no_record());
    };
    let mut players = stored.players.iter();
    let seat = players.position(|player| player.user == Some(caller.person.id));
    let Some(seat) = seat.and_then(Seat::new) else {
        return Reply::own(words.refuse_not_dealt_in(game.0));
    };
    let Some(moments) = bot.thinker.review(record, seat).await else {
        return Reply::own(words.refuse_internal());
    };
    // People may have left since: a seat's number stays.
    let name = &|seat: Seat| words.seat_number(seat.index() + 1);
    Reply::look(advice::review(Telling { words, name }, game.0, &moments))
}

/// The rules, with this table's options or the server's defaults.
pub async fn rules(bot: &Bot, caller: &Caller) -> Reply {
    let look = match bot.attendant(caller.place.channel) {
        Some(attendant) => rules::short(caller.words, &attendant.snapshot().settings, true),
        None => {
            let server = bot.server(caller.place.guild).await;
            let (settings, _) = Wishes::default().over(&server.start);
            rules::short(caller.words, &settings, false)
        }
    };
    Reply::look(look)
}

/// The seat that somebody names as that from which to draw: by number as offered, or by name.
pub fn named_seat(scene: &Scene, typed: &str) -> Option<Seat> {
    let typed = typed.trim();
    let by_number = || Seat::new(typed.parse::<usize>().ok()?.checked_sub(1)?);
    let mut seats = Seat::first(scene.seats.len());
    let by_name = seats.find(|seat| scene.label(*seat).to_lowercase() == typed.to_lowercase());
    by_name.or_else(by_number)
}
