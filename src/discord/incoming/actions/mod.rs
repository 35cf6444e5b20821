//! What people can do, by commands and presses: a file has both, and they call the same functions, so
//! both do the same.
//!
//! Each action asks the table and turns its answer into a [`Reply`], or says why it is refused. None
//! decides what is legal. What a game's own commands and buttons ask for is said by the game, see
//! [`asked`].

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
pub mod replay;
pub mod scores;
pub mod settings;
mod start;

use std::sync::Arc;
use std::time::{Duration, SystemTime};

use super::commands::{Context, Error, answer};
use super::invocation::{Invocation, Origin};
use super::refusal::{self, Doing as _, Refused};
use super::reply::{Reply, Result};
use crate::discord::bot::Bot;
use crate::discord::live::hand_messages::{self, ShownHand};
use crate::discord::live::recap::{self, AfterGame};
use crate::discord::live::table_display::{HeldHand, TableDisplay};
use crate::discord::live::table_message::page::{Page, render};
use crate::games::options::Named as _;
use crate::games::{Act, GameKind};
use crate::rating::Rating;
use crate::screen::custom_id::Action;
use crate::screen::games::kit::asked::{self, Asked, Person};
use crate::screen::games::kit::display;
use crate::screen::games::kit::pressed::GameAction;
use crate::screen::guild_settings::GuildSettings;
use crate::screen::render::message::{Button, ButtonStyle, Message, Note};
use crate::screen::render::names::word_shown;
use crate::screen::render::scene::{self, countdown};
use crate::screen::render::{ActsBy, Scene, history, lobby, outcome, replay as replays, watch};
use crate::table::{
    Acting, Daily, GameNumber, Moment, Refusal, RequestKind, RequestOutcome, SeatInfo, Snapshot,
    Stage, UserId,
};

pub use advice::{advise, hint, review, why};
pub use cut::{ask_cut, cut, cut_with};
pub use ending::{end_parked, stop, stop_game};
pub use help::{help, rules, show_help, show_rules, start_pressed};
pub use record::{details, record, show_record, verification, verify};
pub use start::{deal_again, may_mention, start, start_in_thread};

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
    answer!(ctx, |bot, invocation| self::ask(bot, invocation, None, ask))
}

#[poise::command(slash_command)]
pub async fn hand(ctx: Context<'_>) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| show_hand(bot, invocation))
}

#[poise::command(slash_command)]
pub async fn table(ctx: Context<'_>) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| post_table(bot, invocation))
}

/// The server's settings.
pub async fn settings(bot: &Bot, invocation: &Invocation) -> Result<Arc<GuildSettings>> {
    bot.settings.read(invocation.place.guild).await.doing("reading a server's settings")
}

/// A game's deals of the day at this moment.
pub async fn now(bot: &Bot, kind: GameKind) -> Result<Daily> {
    bot.tables.daily(kind).await.doing("reading which day it is")
}

/// There is no table in this channel, or none that this program can continue.
fn no_table(bot: &Bot, invocation: &Invocation) -> Refusal {
    match bot.tables.parked_at(invocation.place.channel) {
        Some(_) => Refusal::Parked,
        None => Refusal::Ended,
    }
}

/// The channel's table, if it plays the command's game.
fn table_here(bot: &Bot, invocation: &Invocation) -> Result<Arc<TableDisplay>> {
    let display = bot.display(invocation.place.channel).ok_or_else(|| no_table(bot, invocation))?;
    let kind = display.snapshot().settings.options.kind();
    match invocation.command_of {
        Some(command) if command != kind => Err(Refused::OtherGame(kind)),
        _ => Ok(display),
    }
}

/// The same for somebody who wants to see something there. If the table waits for a sign of them, it
/// learns that they are there: what they read is no request.
async fn table_to_look_at(bot: &Bot, invocation: &Invocation) -> Result<Arc<TableDisplay>> {
    let display = table_here(bot, invocation)?;
    let (snapshot, person) = (display.snapshot(), invocation.person.id);
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
pub async fn look_at_table(bot: &Bot, invocation: &Invocation) -> Result<()> {
    if table_here(bot, invocation).is_ok() {
        table_to_look_at(bot, invocation).await?;
    }
    Ok(())
}

/// The same for somebody who is about to ask for something there. A computer that plays for them
/// stops, too.
async fn table_to_ask(bot: &Bot, invocation: &Invocation) -> Result<Arc<TableDisplay>> {
    let display = table_to_look_at(bot, invocation).await?;
    let (snapshot, person) = (display.snapshot(), invocation.person.id);
    let seat = snapshot.seat_of(person);
    if seat.and_then(|seat| snapshot.seat(seat)).is_none_or(|it| it.acting != Acting::ForSlow) {
        return Ok(display);
    }
    match display.table.ask(invocation.request(None, RequestKind::Join)).await {
        Ok(_) | Err(Refusal::AlreadySeated(_)) => Ok(display),
        Err(why) => Err(Refused::AtTable(snapshot, why)),
    }
}

pub async fn post_table(bot: &Bot, invocation: &Invocation) -> Result {
    let display = table_to_look_at(bot, invocation).await?;
    display.may_repost().map_err(|wait| Refused::PostedJustNow(SystemTime::now() + wait))?;
    let snapshot = display.snapshot();
    let after = recap::after(bot.tables.store(), &snapshot).await;
    let reply = show(invocation, &snapshot, after.as_ref());
    // Whom its first message has mentioned knows of it.
    Ok(Reply { message: reply.message.without_ringing(), ..reply })
}

fn show(invocation: &Invocation, snapshot: &Snapshot, after: Option<&AfterGame>) -> Reply {
    let scene = AfterGame::added(after, Scene::of(invocation.public, snapshot));
    match Page::due(&snapshot.stage) {
        Some(page) => Reply::table(snapshot.table, render(&scene, page)),
        None => Reply::text(invocation.catalog.refuse_no_table()),
    }
}

/// Asks the channel's table for something, and replies with its answer.
pub async fn ask(
    bot: &Bot,
    invocation: &Invocation,
    moment: Option<Moment>,
    ask: RequestKind,
) -> Result {
    let held = table_here(bot, invocation)?.hold(invocation.person.id).await;
    Ok(ask_while_held(invocation, held, moment, ask).await)
}

/// Asks the table of the person's hand, which waits for the answer.
async fn ask_while_held(
    invocation: &Invocation,
    held: HeldHand,
    moment: Option<Moment>,
    ask: RequestKind,
) -> Reply {
    let display = held.display();
    if let (Origin::Command, RequestKind::Act(_)) = (invocation.origin, &ask) {
        // The answer will be a hand at the bottom. If this move ends a trick, the trick is over
        // before that.
        display.notes.lock().placement.hand_below();
    }
    let before = display.snapshot();
    let own = before.seat_of(invocation.person.id).and_then(|seat| before.seat(seat));
    let was_here = own.is_some_and(SeatInfo::is_attended);
    // A database that hangs may answer much later. The table then shows what became of the request.
    let answer = display.table.ask(invocation.request(moment, ask));
    let answer =
        tokio::time::timeout(ANSWERED_WITHIN, answer).await.unwrap_or(Err(Refusal::Unanswered));
    if let Ok(RequestOutcome::Dealt(game)) = &answer {
        // The answer shows their hand, which belongs below the table.
        display.wait_for_message(*game).await;
    }
    match answer {
        Ok(RequestOutcome::Back(seat)) if was_here => {
            let note = invocation.catalog.done_seated(seat.index() + 1);
            below(invocation, held, note, ActsBy::Buttons)
        }
        Ok(done) => done_reply(invocation, held, &done),
        Err(refusal) => refused(invocation, held, &refusal),
    }
}

/// Does what one of a game's own buttons or menus asks for. `chosen`: the value of the option
/// chosen in a menu.
pub async fn press(
    bot: &Bot,
    invocation: &Invocation,
    action: GameAction,
    chosen: Option<String>,
) -> Result {
    carry_out(bot, invocation, |person| asked::pressed(action, chosen.as_deref(), person)).await
}

/// Does what is asked of the channel's table. Looks at the table only once the person's earlier
/// answers have been given.
pub async fn carry_out(
    bot: &Bot,
    invocation: &Invocation,
    asked: impl FnOnce(Person) -> Result<Asked<Act>, Refusal>,
) -> Result {
    let display = table_to_look_at(bot, invocation).await?;
    let held = display.hold(invocation.person.id).await;
    let snapshot = display.snapshot();
    let seat = snapshot.seat_of(invocation.person.id);
    Ok(match asked(Person { catalog: invocation.catalog, snapshot: &snapshot, seat }) {
        Ok(Asked::Act(at, act)) => {
            ask_while_held(invocation, held, at, RequestKind::Act(act)).await
        }
        Ok(Asked::Question(text, yes)) => question(invocation, text, yes).in_place_of(held),
        // The hand's task still takes this message for the previous hand. Otherwise both say the
        // same.
        Ok(Asked::Hand(hand)) => Reply::ephemeral(hand).in_place_of(held),
        Ok(Asked::Page(page)) => Reply::ephemeral(page),
        Err(why) => refused(invocation, held, &why),
    })
}

/// A note of what was done, above the person's hand if the game continues with it.
fn done_reply(invocation: &Invocation, held: HeldHand, done: &RequestOutcome) -> Reply {
    let catalog = invocation.catalog;
    let snapshot = &held.display().snapshot();
    let scene = Scene::of(catalog, snapshot);
    let about_seat = |text: String| Reply::text(text).about_seat();
    let mut by = ActsBy::Buttons;
    let note = match done {
        RequestOutcome::Joined(seat) => return about_seat(catalog.done_joined(seat.index() + 1)),
        RequestOutcome::Left => return left(invocation, snapshot),
        RequestOutcome::Waiting(game) => return waiting(invocation, *game),
        RequestOutcome::WaitsNoMore => return about_seat(catalog.done_waits_no_more()),
        RequestOutcome::FilledUp => return about_seat(catalog.done_filled_up()),
        RequestOutcome::Stopped => return Reply::text(catalog.done_stopped()),
        RequestOutcome::StopAsked(ends) => catalog.done_stop_asked(countdown(*ends)),
        RequestOutcome::Agreed => catalog.done_agreed(),
        RequestOutcome::KeptPlaying => catalog.done_kept_playing(),
        RequestOutcome::StopTakenBack => catalog.done_stop_taken_back(),
        RequestOutcome::WantsComputer => catalog.done_wants_computer(),
        RequestOutcome::ComputerPlays => catalog.done_computer_plays(),
        RequestOutcome::EndsForegone(true) => catalog.done_end_foregone(),
        RequestOutcome::EndsForegone(false) => catalog.done_foregone_declined(),
        RequestOutcome::LetsWatch(agrees) => {
            return lets_watch(invocation, scene::moment(&snapshot.stage), *agrees);
        }
        // The hint is the answer.
        RequestOutcome::HintNoted => return Reply::text(String::new()),
        RequestOutcome::ReplacedAtOnce => return about_seat(catalog.done_stop_alone()),
        // Whoever asks for it says so themselves.
        RequestOutcome::Removed(_) => return Reply::text(catalog.done_configured()),
        RequestOutcome::Configured => return Reply::text(catalog.done_configured()),
        RequestOutcome::Cut(word) => {
            return about_seat(catalog.done_cut(word_shown(catalog, word)));
        }
        RequestOutcome::Dealt(game) => display::dealt(&scene, *game),
        RequestOutcome::Back(_) => catalog.done_back(),
        RequestOutcome::Acted(done) => {
            if invocation.origin == Origin::Command && done.is_of_a_turn() {
                by = ActsBy::Commands;
            }
            display::done(&scene, done)
        }
    };
    below(invocation, held, note, by)
}

/// Gives the person their own seat in this game back. If the game is over and their seat was freed,
/// they get one for the next game. Never gives anybody else a seat.
pub async fn back(bot: &Bot, invocation: &Invocation, game: GameNumber) -> Result {
    let (display, person) = (table_here(bot, invocation)?, invocation.person.id);
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
        return ask(bot, invocation, at, RequestKind::Join).await;
    }
    let why = if is_seated { Refusal::Stale } else { Refusal::NotSeated };
    Ok(refused(invocation, display.hold(person).await, &why))
}

/// The reply to a person who has left, with a button to come back.
fn left(invocation: &Invocation, table: &Snapshot) -> Reply {
    let catalog = invocation.catalog;
    let Some(at) = scene::moment(&table.stage) else {
        // Nobody else was there, so the table has ended.
        return Reply::text(catalog.done_stopped());
    };
    // In a game, the seat stays theirs.
    let (text, back) = match table.seat_of(invocation.person.id) {
        Some(_) => (catalog.done_left_game(), Action::Back(at.game)),
        None => (catalog.done_left(), Action::Join(at)),
    };
    let back = Button::secondary(back, catalog.button_back());
    Reply::ephemeral(Message::text(text).with_buttons(vec![back])).about_seat()
}

/// The reply to a person who agrees to open hands, with a button to take that back.
fn lets_watch(invocation: &Invocation, at: Option<Moment>, agrees: bool) -> Reply {
    let catalog = invocation.catalog;
    if !agrees {
        return Reply::text(catalog.done_lets_watch_not()).about_seat();
    }
    let back = at
        .map(|at| Button::secondary(Action::LetWatch(at, false), catalog.button_take_back_stop()));
    let message = Message::text(catalog.done_lets_watch());
    Reply::ephemeral(message.with_buttons(back.into_iter().collect())).about_seat()
}

/// Shows all hands of this game, as they are at this moment, to somebody who is out of it. Nobody
/// edits that message later.
pub fn watch(bot: &Bot, invocation: &Invocation, game: GameNumber) -> Result {
    let snapshot = table_here(bot, invocation)?.snapshot();
    match &snapshot.stage {
        Stage::Playing(playing) if playing.commitment.game == game => {}
        _ => return Err(Refusal::Stale.into()),
    }
    let hands = snapshot.open_hands(invocation.person.id);
    let hands = hands.map_err(|why| Refused::AtTable(snapshot.clone(), why))?;
    let scene = Scene::of(invocation.catalog, &snapshot);
    Ok(Reply::ephemeral(watch::open_hands(&scene, game, &hands)))
}

/// The reply to a person who now waits for the next game, with a button to stop waiting.
fn waiting(invocation: &Invocation, game: GameNumber) -> Reply {
    let catalog = invocation.catalog;
    // People who wait can leave at any time during the game.
    let at = Moment::in_round(game, 0);
    let leave = Button::secondary(Action::Leave(at), catalog.button_leave());
    Reply::ephemeral(Message::text(catalog.done_waiting()).with_buttons(vec![leave])).about_seat()
}

/// The reason for a refusal. If a button of the person's own hand was pressed, the hand stays below
/// the reason and is updated.
pub fn refused(invocation: &Invocation, held: HeldHand, refusal: &Refusal) -> Reply {
    let snapshot = held.display().snapshot();
    let scene = Scene::of(invocation.catalog, &snapshot);
    if let Refusal::Game(refusal) = refusal
        && let Some((text, yes)) = asked::question(&scene, *refusal)
    {
        return question(invocation, text, yes).in_place_of(held);
    }
    let person = invocation.person.id;
    let text = refusal::explain(invocation.catalog, &snapshot, person, refusal);
    if let (Refusal::WrongSeats { have, least, .. }, Some(at)) =
        (refusal, scene::moment(&snapshot.stage))
        && have < least
    {
        // Too few people are here to deal. The button seats computers.
        let label = invocation.catalog.button_fill(snapshot.settings.good_number_of_seats());
        let fill = Button::new(Action::Fill(at), label, ButtonStyle::Success);
        return Reply::ephemeral(Message::text(text).with_buttons(vec![fill])).about_seat();
    }
    if invocation.origin != Origin::Ephemeral {
        return Reply::text(text);
    }
    let Some(hand) = shown_hand(invocation, held.display(), ActsBy::Buttons) else {
        return Reply::text(text);
    };
    // A hand drawn ahead, and what is said above it, stays the same when turns pass.
    let stays = hand.by == ActsBy::Ahead && refusal::is_too_early(&snapshot, refusal);
    let note = if stays { invocation.catalog.refuse_too_early() } else { text };
    Reply::hand(held, Some(note.into()), hand)
}

/// A note with the person's hand below it, if there is one.
fn below(invocation: &Invocation, held: HeldHand, note: impl Into<Note>, by: ActsBy) -> Reply {
    let note = note.into();
    match shown_hand(invocation, held.display(), by) {
        Some(hand) => Reply::hand(held, Some(note), hand),
        None => Reply::text(note.text),
    }
}

/// The same where there may be no table in the channel.
fn noted(invocation: &Invocation, held: Option<HeldHand>, note: String) -> Reply {
    match held {
        Some(held) => below(invocation, held, note, ActsBy::Buttons),
        None => Reply::text(note),
    }
}

/// Holds the person's hand at the channel's table, if there is one.
async fn held(bot: &Bot, invocation: &Invocation) -> Option<HeldHand> {
    Some(bot.display(invocation.place.channel)?.hold(invocation.person.id).await)
}

fn shown_hand(invocation: &Invocation, display: &TableDisplay, by: ActsBy) -> Option<ShownHand> {
    let (person, snapshot) = (invocation.person.id, display.snapshot());
    snapshot.seat_of(person)?;
    let game = hand_messages::dealt(&snapshot.stage);
    let by = display.hands.draws_for(by);
    Some(ShownHand {
        message: hand_messages::message_for(invocation.catalog, &snapshot, person, by)?,
        note: None,
        game,
        by,
    })
}

pub async fn show_hand(bot: &Bot, invocation: &Invocation) -> Result {
    let display = table_to_look_at(bot, invocation).await?;
    let person = invocation.person.id;
    let held = display.hold(person).await;
    let snapshot = display.snapshot();
    if snapshot.seat_of(person).is_none() {
        return Err(Refused::AtTable(snapshot, Refusal::NotSeated));
    }
    // People who ask for their hand get its buttons, even if they use the command.
    let hand = shown_hand(invocation, &display, ActsBy::Buttons).ok_or(Refused::NotDealt)?;
    Ok(Reply::hand(held, None, hand))
}

/// Remembers whether somebody's card is to be played by itself when it is the only one.
pub async fn by_itself(bot: &Bot, invocation: &Invocation, wanted: bool) -> Result {
    let (catalog, held) = (invocation.catalog, held(bot, invocation).await);
    bot.tables.choose_by_itself(invocation.person.id, wanted).await?;
    let note = if wanted { catalog.done_by_itself() } else { catalog.done_not_by_itself() };
    Ok(noted(invocation, held, note))
}

/// A question with a button for yes and one for no.
pub fn question(invocation: &Invocation, text: String, yes: Button) -> Reply {
    let no = Button::secondary(Action::Never, invocation.catalog.button_never());
    Reply::ephemeral(Message::text(text).with_buttons(vec![yes, no]))
}

/// Answers no to a question: nothing is done.
pub async fn never(bot: &Bot, invocation: &Invocation) -> Result {
    Ok(noted(invocation, held(bot, invocation).await, invocation.catalog.done_never()))
}

pub fn history(bot: &Bot, invocation: &Invocation, game: GameNumber, page: u32) -> Result {
    let (catalog, snapshot) = (invocation.catalog, table_here(bot, invocation)?.snapshot());
    let pages = display::history(&Scene::of(catalog, &snapshot), game).ok_or(Refusal::Stale)?;
    let shown = history::page(catalog, game, pages, page);
    let is_over = matches!(snapshot.stage, Stage::Result(_));
    let replay = is_over.then(|| replays::button(catalog, game));
    Ok(Reply::ephemeral(shown.with_buttons(replay.into_iter().collect())))
}

/// Shows what else there is to do with the game that is over.
pub fn more(bot: &Bot, invocation: &Invocation, game: GameNumber) -> Result {
    let snapshot = table_here(bot, invocation)?.snapshot();
    let scene = Scene::of(invocation.catalog, &snapshot);
    Ok(Reply::ephemeral(outcome::more(&scene, game, invocation.person.id)))
}

/// Asks what to play instead, after this game.
pub fn other(bot: &Bot, invocation: &Invocation, game: GameNumber) -> Result {
    let snapshot = table_here(bot, invocation)?.snapshot();
    match &snapshot.stage {
        Stage::Result(outcome) if outcome.commitment.game == game => {
            let games = outcome::other(&Scene::of(invocation.catalog, &snapshot));
            Ok(Reply::ephemeral(games).about_seat())
        }
        _ => Err(Refusal::Stale.into()),
    }
}

/// Says how likely the person is to lose at the table in this lobby.
pub async fn odds(bot: &Bot, invocation: &Invocation, game: GameNumber) -> Result {
    let snapshot = table_here(bot, invocation)?.snapshot();
    match &snapshot.stage {
        Stage::Lobby(next) if next.game == game => {}
        _ => return Err(Refusal::Stale.into()),
    }
    let scene = Scene::of(invocation.catalog, &snapshot);
    let own = invocation.person.id;
    let seated = snapshot.seats.iter().filter_map(|seat| seat.person().map(|person| person.id));
    let people: Vec<UserId> = seated.chain([own]).collect();
    let (store, kind) = (bot.tables.store(), scene.kind().name());
    let ratings = store.ratings_of(invocation.place.guild, kind, &people).await;
    let ratings = ratings.doing("reading people's ratings")?;
    let people: Vec<(UserId, Rating)> = people.into_iter().zip(ratings).collect();
    let own = people.last().copied().unwrap_or((own, Rating::start(kind)));
    let said = lobby::odds(&scene, own, &people);
    Ok(Reply::text(said.unwrap_or_else(|| invocation.catalog.odds_alone())))
}
