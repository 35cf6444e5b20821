//! What people can do, by commands and presses: a file has both, and they call the same functions, so
//! both do the same.
//!
//! Each action asks the table and turns its answer into a [`Reply`], or says why it is refused. None
//! decides what is legal. What a game's own commands and buttons ask for is said by the game, see
//! [`Asked`].

mod advice;
pub mod challenge;
mod cut;
pub mod daily;
mod ending;
mod help;
pub mod learn;
pub mod options;
pub mod plan;
mod record;
pub mod scores;
pub mod settings;
mod start;

use std::sync::Arc;
use std::time::{Duration, SystemTime};

use super::commands::{Context, Error, answer};
use super::invocation::Origin;
use super::refusal::{Doing as _, Refused};
use super::respond::{Call, Reply, Result};
use crate::discord::live::recap::{self, AfterGame};
use crate::discord::live::table_display::{HeldHand, TableDisplay};
use crate::discord::live::table_message::page::{Page, render};
use crate::games::options::Named as _;
use crate::games::{Act, GameKind};
use crate::rating::Rating;
use crate::screen::games::kit::asked::{Asked, Person};
use crate::screen::games::kit::display;
use crate::screen::guild_settings::GuildSettings;
use crate::screen::render::answer::{Answer, Reader, question};
use crate::screen::render::message::Note;
use crate::screen::render::scene;
use crate::screen::render::{ActsBy, Scene, history, lobby, outcome, replay as replays, watch};
use crate::table::{
    Acting, Daily, GameNumber, Moment, Refusal, RequestKind, RequestOutcome, SeatInfo, Snapshot,
    Stage, UserId,
};

pub use advice::{advise, hint, review, why};
pub use cut::{ask_cut, cut, cut_with};
pub use ending::{end_parked, stop, stop_game};
pub use help::{help, rules, show_help, show_rules, start_pressed};
pub use record::{details, record, share_replay, show_record, show_replay, verification, verify};
pub use start::{deal_again, start, start_in_thread};

/// For the log.
const READING: &str = "reading a game";

/// How long people wait until a table has answered: with what comes before, less than five seconds.
const ANSWERED_WITHIN: Duration = Duration::from_millis(3500);

#[poise::command(slash_command)]
pub async fn join(ctx: Context<'_>) -> Result<(), Error> {
    request(ctx, RequestKind::Join).await
}

#[poise::command(slash_command)]
pub async fn leave(ctx: Context<'_>) -> Result<(), Error> {
    request(ctx, RequestKind::Leave).await
}

#[poise::command(slash_command)]
pub async fn deal(ctx: Context<'_>) -> Result<(), Error> {
    request(ctx, RequestKind::Deal).await
}

/// Asks the channel's table for something that needs no option.
async fn request(ctx: Context<'_>, ask: RequestKind) -> Result<(), Error> {
    answer!(ctx, |call| self::ask(call, None, ask))
}

#[poise::command(slash_command)]
pub async fn hand(ctx: Context<'_>) -> Result<(), Error> {
    answer!(ctx, |call| show_hand(call))
}

#[poise::command(slash_command)]
pub async fn table(ctx: Context<'_>) -> Result<(), Error> {
    answer!(ctx, |call| post_table(call))
}

pub async fn settings(call: &Call) -> Result<Arc<GuildSettings>> {
    call.bot.settings.read(call.place.guild).await.doing("reading a server's settings")
}

/// A game's deals of the day at this moment.
pub async fn now(call: &Call, kind: GameKind) -> Result<Daily> {
    call.bot.tables.daily(kind).await.doing("reading which day it is")
}

/// There is no table in this channel, or none that this program can continue.
fn no_table(call: &Call) -> Refusal {
    match call.bot.tables.parked_at(call.place.channel) {
        Some(_) => Refusal::Parked,
        None => Refusal::Ended,
    }
}

/// The channel's table, if it plays the command's game.
fn table_here(call: &Call) -> Result<Arc<TableDisplay>> {
    let display = call.bot.display(call.place.channel).ok_or_else(|| no_table(call))?;
    let there = display.snapshot();
    let kind = there.settings.options.kind();
    match call.command_of {
        Some(command) if command != kind => {
            Err(if there.has_ended() { no_table(call).into() } else { Refused::OtherGame(kind) })
        }
        _ => Ok(display),
    }
}

/// The same for somebody who wants to see something there. If the table waits for a sign of them, it
/// learns that they are there: what they read is no request.
async fn table_to_look_at(call: &Call) -> Result<Arc<TableDisplay>> {
    let display = table_here(call)?;
    let (snapshot, person) = (display.snapshot(), call.person.id);
    if !snapshot.expected.contains(&person) {
        return Ok(display);
    }
    match display.table.note_arrival(person).await {
        // What they want to see may still be there once the table has ended.
        Ok(()) | Err(Refusal::Ended) => Ok(display),
        Err(why) => Err(Refused::AtTable(snapshot, why)),
    }
}

/// The same for somebody who wants to see something for which it takes no table.
pub async fn look_at_table(call: &Call) -> Result<()> {
    if table_here(call).is_ok() {
        table_to_look_at(call).await?;
    }
    Ok(())
}

/// The same for somebody who is about to ask for something there. A computer that plays for them
/// stops, too.
async fn table_to_ask(call: &Call) -> Result<Arc<TableDisplay>> {
    let display = table_to_look_at(call).await?;
    let (snapshot, person) = (display.snapshot(), call.person.id);
    let seat = snapshot.seat_of(person);
    if seat.and_then(|seat| snapshot.seat(seat)).is_none_or(|it| it.acting != Acting::ForSlow) {
        return Ok(display);
    }
    match display.table.ask(call.request(None, RequestKind::Join)).await {
        Ok(_) | Err(Refusal::AlreadySeated(_)) => Ok(display),
        Err(why) => Err(Refused::AtTable(snapshot, why)),
    }
}

/// Refuses what would be posted here, or in a new thread, for somebody who can't write there.
fn may_write(call: &Call, own_thread: bool) -> Result<()> {
    if call.may_write(own_thread) { Ok(()) } else { Err(Refused::MayNotWrite) }
}

pub async fn post_table(call: &Call) -> Result {
    let display = table_to_look_at(call).await?;
    let is_seated = display.snapshot().seat_of(call.person.id).is_some();
    if !is_seated {
        may_write(call, false)?;
    }
    display.may_repost().map_err(|wait| Refused::PostedJustNow(SystemTime::now() + wait))?;
    let snapshot = display.snapshot();
    let after = recap::after(call.bot.tables.store(), &snapshot).await;
    let reply = show(call, &snapshot, after.as_ref());
    // Whom its first message has mentioned knows of it.
    Ok(Reply { message: reply.message.without_ringing(), ..reply })
}

fn show(call: &Call, snapshot: &Snapshot, after: Option<&AfterGame>) -> Reply {
    let scene = AfterGame::added(after, Scene::of(call.public, snapshot));
    match Page::due(&snapshot.stage) {
        Some(page) => Reply::table(snapshot.table, render(&scene, page)),
        None => Reply::text(call.catalog.refuse_no_table()),
    }
}

/// Asks the channel's table for something, and replies with its answer.
pub async fn ask(call: &Call, moment: Option<Moment>, ask: RequestKind) -> Result {
    let held = table_here(call)?.hold(call.person.id).await;
    Ok(ask_while_held(call, held, moment, ask).await)
}

/// Asks the table of the person's hand, which waits for the answer.
async fn ask_while_held(
    call: &Call,
    held: HeldHand,
    moment: Option<Moment>,
    ask: RequestKind,
) -> Reply {
    let display = held.display();
    if let (Origin::Command, RequestKind::Act(_)) = (call.origin, &ask) {
        // The answer will be a hand at the bottom. If this move ends a trick, the trick is over
        // before that.
        display.notes.lock().placement.hand_below();
    }
    let before = display.snapshot();
    let own = before.seat_of(call.person.id).and_then(|seat| before.seat(seat));
    let was_here = own.is_some_and(SeatInfo::is_attended);
    // A database that hangs may answer much later. The table then shows what became of the request.
    let asked = display.table.ask(call.request(moment, ask));
    let answer =
        tokio::time::timeout(ANSWERED_WITHIN, asked).await.unwrap_or(Err(Refusal::Unanswered));
    if let Ok(RequestOutcome::Dealt(game)) = &answer {
        // The answer shows their hand, which belongs below the table.
        display.wait_for_message(*game).await;
    }
    match answer {
        Ok(RequestOutcome::Back(seat)) if was_here => {
            below(call, held, call.catalog.done_seated(seat.index() + 1))
        }
        answer => answered(call, held, answer),
    }
}

/// Makes the move of a button that was made at this moment. Only the table decides on it.
pub async fn play(call: &Call, at: Moment, act: Act) -> Result {
    let held = table_to_look_at(call).await?.hold(call.person.id).await;
    Ok(ask_while_held(call, held, Some(at), RequestKind::Act(act)).await)
}

/// Does what is asked of the channel's table. Looks at the table only once the person's earlier
/// answers have been given.
pub async fn carry_out(
    call: &Call,
    asked: impl FnOnce(Person) -> Result<Asked<Act>, Refusal>,
) -> Result {
    let display = table_to_look_at(call).await?;
    let held = display.hold(call.person.id).await;
    let snapshot = display.snapshot();
    Ok(match asked(Person::of(call.catalog, &snapshot, call.person.id)) {
        Ok(Asked::Act(at, act)) => ask_while_held(call, held, at, RequestKind::Act(act)).await,
        Ok(Asked::Question(text, yes)) => {
            Reply::of(held, Answer::Question(question(call.catalog, text, yes)))
        }
        // The hand's task still takes this message for the previous hand. Otherwise both say the
        // same.
        Ok(Asked::Hand(hand)) => Reply::ephemeral(hand).in_place_of(held),
        Ok(Asked::Page(page)) => Reply::ephemeral(page),
        Err(why) => answered(call, held, Err(why)),
    })
}

/// What the person reads of the table's answer.
pub fn answered(call: &Call, held: HeldHand, answer: Result<RequestOutcome, Refusal>) -> Reply {
    read(call, held, |reader, table| reader.answer(table, &answer))
}

/// What the person reads of the table as it is now.
fn read(call: &Call, held: HeldHand, said: impl FnOnce(Reader, &Snapshot) -> Answer) -> Reply {
    let (reader, table) = (reader(call, held.display()), held.display().snapshot());
    let answer = said(reader, &table);
    if let Answer::Hand(hand) = &answer {
        held.drew(hand, &table, reader.catalog);
    }
    Reply::of(held, answer)
}

fn reader(call: &Call, display: &TableDisplay) -> Reader {
    Reader {
        catalog: call.catalog,
        person: call.person.id,
        by_command: call.origin == Origin::Command,
        on_own_message: call.origin == Origin::Ephemeral,
        is_scarce: display.hands.is_scarce(),
    }
}

/// Gives the person their own seat in this game back. If the game is over and their seat was freed,
/// they get one for the next game. Never gives anybody else a seat.
pub async fn back(call: &Call, game: GameNumber) -> Result {
    let (display, person) = (table_here(call)?, call.person.id);
    let snapshot = display.snapshot();
    let at = scene::moment(&snapshot.stage);
    let is_seated = snapshot.seat_of(person).is_some();
    let may_come = match &snapshot.stage {
        Stage::Result(over) if !is_seated => {
            let mut people = over.seats.iter().filter_map(SeatInfo::person);
            over.commitment.game == game && people.any(|one| one.id == person)
        }
        _ => is_seated && at.is_some_and(|at| at.game == game),
    };
    if may_come {
        return ask(call, at, RequestKind::Join).await;
    }
    let why = if is_seated { Refusal::Stale } else { Refusal::NotSeated };
    Ok(answered(call, display.hold(person).await, Err(why)))
}

/// Shows all hands of this game, as they are at this moment, to somebody who is out of it. Nobody
/// edits that message later.
pub fn watch(call: &Call, game: GameNumber) -> Result {
    let snapshot = table_here(call)?.snapshot();
    match &snapshot.stage {
        Stage::Playing(playing) if playing.commitment.game == game => {}
        _ => return Err(Refusal::Stale.into()),
    }
    let hands = snapshot
        .open_hands(call.person.id)
        .map_err(|why| Refused::AtTable(snapshot.clone(), why))?;
    let scene = Scene::of(call.catalog, &snapshot);
    Ok(Reply::ephemeral(watch::open_hands(&scene, game, &hands)))
}

/// A note with the person's hand below it, if there is one.
fn below(call: &Call, held: HeldHand, note: impl Into<Note>) -> Reply {
    read(call, held, |reader, table| reader.below(table, note.into(), ActsBy::Buttons))
}

/// The same where there may be no table in the channel.
fn noted(call: &Call, held: Option<HeldHand>, note: String) -> Reply {
    match held {
        Some(held) => below(call, held, note),
        None => Reply::text(note),
    }
}

/// Holds the person's hand at the channel's table, if there is one.
async fn held(call: &Call) -> Option<HeldHand> {
    Some(call.bot.display(call.place.channel)?.hold(call.person.id).await)
}

pub async fn show_hand(call: &Call) -> Result {
    let display = table_to_look_at(call).await?;
    let person = call.person.id;
    let held = display.hold(person).await;
    let snapshot = display.snapshot();
    if snapshot.seat_of(person).is_none() {
        return Err(Refused::AtTable(snapshot, Refusal::NotSeated));
    }
    // People who ask for their hand get its buttons, even if they use the command.
    let hand = reader(call, &display).hand(&snapshot, ActsBy::Buttons).ok_or(Refused::NotDealt)?;
    held.drew(&hand, &snapshot, call.catalog);
    Ok(Reply::of(held, Answer::Hand(hand)))
}

/// Remembers whether somebody's card is to be played by itself when it is the only one.
pub async fn by_itself(call: &Call, wanted: bool) -> Result {
    let (catalog, held) = (call.catalog, held(call).await);
    call.bot.tables.choose_by_itself(call.person.id, wanted).await?;
    let note = if wanted { catalog.done_by_itself() } else { catalog.done_not_by_itself() };
    Ok(noted(call, held, note))
}

/// Answers no to a question: nothing is done.
pub async fn never(call: &Call) -> Result {
    Ok(noted(call, held(call).await, call.catalog.done_never()))
}

pub fn history(call: &Call, game: GameNumber, page: u32) -> Result {
    let (catalog, snapshot) = (call.catalog, table_here(call)?.snapshot());
    let pages = display::history(&Scene::of(catalog, &snapshot), game).ok_or(Refusal::Stale)?;
    let shown = history::page(catalog, game, pages, page);
    let is_over = matches!(snapshot.stage, Stage::Result(_));
    let replay = is_over.then(|| replays::button(catalog, game));
    Ok(Reply::ephemeral(shown.with_buttons(replay.into_iter().collect())))
}

/// Shows what else there is to do with the game that is over.
pub fn more(call: &Call, game: GameNumber) -> Result {
    let snapshot = table_here(call)?.snapshot();
    let scene = Scene::of(call.catalog, &snapshot);
    Ok(Reply::ephemeral(outcome::more(&scene, game, call.person.id)))
}

/// Asks what to play instead, after this game.
pub fn other(call: &Call, game: GameNumber) -> Result {
    let snapshot = table_here(call)?.snapshot();
    match &snapshot.stage {
        Stage::Result(outcome) if outcome.commitment.game == game => {
            let games = outcome::other(&Scene::of(call.catalog, &snapshot));
            Ok(Reply::ephemeral(games).about_seat())
        }
        _ => Err(Refusal::Stale.into()),
    }
}

/// Says how likely the person is to lose at the table in this lobby.
pub async fn odds(call: &Call, game: GameNumber) -> Result {
    let snapshot = table_here(call)?.snapshot();
    match &snapshot.stage {
        Stage::Lobby(next) if next.game == game => {}
        _ => return Err(Refusal::Stale.into()),
    }
    let scene = Scene::of(call.catalog, &snapshot);
    let own = call.person.id;
    let seated = snapshot.seats.iter().filter_map(|seat| seat.person().map(|person| person.id));
    let people: Vec<UserId> = seated.chain([own]).collect();
    let (store, kind) = (call.bot.tables.store(), scene.kind().name());
    let ratings = store
        .ratings_of(call.place.guild, kind, &people)
        .await
        .doing("reading people's ratings")?;
    let people: Vec<(UserId, Rating)> = people.into_iter().zip(ratings).collect();
    let rating = people.last().map_or_else(|| Rating::start(kind), |(_, rating)| *rating);
    let said = lobby::odds(&scene, own, rating, &people);
    Ok(Reply::text(said.unwrap_or_else(|| call.catalog.odds_alone())))
}
