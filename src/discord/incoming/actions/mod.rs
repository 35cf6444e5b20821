//! What people can do at a table. Commands and presses both call these functions, so that both do
//! the same.
//!
//! Each action asks the table and turns its answer into a [`Reply`]; none decides what is legal.

mod advice;
mod cut;
mod ending;

use std::sync::Arc;
use std::time::SystemTime;

use super::custom_id::Action;
use super::invocation::{Invocation, Origin};
use super::refusal;
use super::respond::Reply;
use crate::discord::bot::Bot;
use crate::discord::games;
use crate::discord::guild_settings::{StartOptions, WhoStarts};
use crate::discord::live::hand_messages;
use crate::discord::live::table_display::{HeldHand, ShownHand, TableDisplay};
use crate::discord::live::table_message::{Page, Start, render};
use crate::discord::render::message::{Button, ButtonStyle, Message};
use crate::discord::render::scene::{self, countdown, word_shown};
use crate::discord::render::{ActsBy, Scene, history};
use crate::games::GameKind;
use crate::table::{Ask, Done, GameNumber, Moment, Refusal, Snapshot};

pub use advice::{hint, review};
pub use cut::{ask_cut, cut};
pub use ending::{ask_stop, end_parked, stop};

/// Logged when an action depends on a server's settings and they can't be read.
pub const READING_SETTINGS: &str = "reading a server's settings";

/// There is no table in this channel, or none that this program can go on with.
pub fn no_table(bot: &Bot, invocation: &Invocation) -> Reply {
    let catalog = invocation.catalog;
    match bot.tables.parked_at(invocation.place.channel) {
        Some(_) => Reply::text(catalog.refuse_parked()),
        None => Reply::text(catalog.refuse_no_table()),
    }
}

/// The channel's table, if it is one of the command's game. The error says why there is none.
fn table_here(bot: &Bot, invocation: &Invocation) -> Result<Arc<TableDisplay>, Box<Reply>> {
    let display = bot.display(invocation.place.channel);
    let display = display.ok_or_else(|| Box::new(no_table(bot, invocation)))?;
    let kind = display.snapshot().settings.options.kind();
    if invocation.command_of.is_none_or(|command| command == kind) {
        return Ok(display);
    }
    let catalog = invocation.catalog.of_game(kind);
    Err(Box::new(Reply::text(catalog.refuse_other_game())))
}

/// Opens a table in this channel.
pub async fn start(
    bot: &Arc<Bot>,
    invocation: &Invocation,
    kind: GameKind,
    start: &StartOptions,
) -> Reply {
    let missing = invocation.missing_permissions();
    if !missing.is_empty() {
        return Reply::text(invocation.catalog.refuse_permissions(missing.join(", ")));
    }
    let defaults = match bot.settings.read(invocation.place.guild).await {
        Ok(defaults) => defaults,
        Err(error) => return Reply::text(failed(invocation, READING_SETTINGS, &error)),
    };
    if defaults.who_starts == WhoStarts::Managers && !invocation.manages_server() {
        return Reply::text(invocation.catalog.refuse_who_starts());
    }
    let (settings, computers) = start.resolve(kind, &defaults.start_of(kind));
    let host = invocation.person.clone();
    let opened = bot.tables.start(
        invocation.place,
        host,
        invocation.interaction,
        settings,
        computers,
    );
    match opened.await {
        Ok(table) => show(invocation, &bot.show(table, Start::Answer)),
        Err(refusal) => {
            // The table that is there already may be one of another game.
            let there = bot.display(invocation.place.channel);
            let kind = there.map_or(kind, |there| there.snapshot().settings.options.kind());
            Reply::text(refusal::general(invocation.catalog.of_game(kind), &refusal))
        }
    }
}

/// Posts the table's message anew, at the bottom of the channel.
pub fn table(bot: &Bot, invocation: &Invocation) -> Reply {
    match table_here(bot, invocation) {
        Ok(display) => match display.may_repost() {
            Ok(()) => show(invocation, &display),
            Err(wait) => {
                let when = countdown(SystemTime::now() + wait);
                Reply::text(invocation.catalog.refuse_posted_just_now(when))
            }
        },
        Err(reply) => *reply,
    }
}

fn show(invocation: &Invocation, display: &TableDisplay) -> Reply {
    let snapshot = display.snapshot();
    let scene = Scene::of(invocation.public, &snapshot);
    match Page::due(&snapshot.stage) {
        Some(page) => Reply::table(snapshot.table, render(&scene, page)),
        None => Reply::text(invocation.catalog.refuse_no_table()),
    }
}

/// Asks the channel's table for something, and replies with what it answered.
pub async fn ask(bot: &Bot, invocation: &Invocation, moment: Option<Moment>, ask: Ask) -> Reply {
    let display = match table_here(bot, invocation) {
        Ok(display) => display,
        Err(reply) => return *reply,
    };
    if let (Origin::Command, Ask::Act(_)) = (invocation.origin, &ask) {
        // The answer will be a hand at the bottom. A trick that this act ends is over before that.
        display.placement.hand_below();
    }
    let held = display.hold(invocation.person.id);
    let answer = display.table.ask(invocation.request(moment, ask)).await;
    if let Ok(Done::Dealt(game)) = &answer {
        // The answer shows their hand, which belongs below the table.
        display.lies_there(*game).await;
    }
    answered(invocation, held, answer)
}

/// The reply to what the table answered.
pub fn answered(invocation: &Invocation, held: HeldHand, answer: Result<Done, Refusal>) -> Reply {
    match answer {
        Ok(done) => done_reply(invocation, held, &done),
        Err(refusal) => refused(invocation, held, &refusal),
    }
}

/// Gives the person their own seat in this game back. It takes no new one for them.
pub async fn back(bot: &Bot, invocation: &Invocation, game: Option<GameNumber>) -> Reply {
    let display = match table_here(bot, invocation) {
        Ok(display) => display,
        Err(reply) => return *reply,
    };
    let person = invocation.person.id;
    if display.snapshot().seat_of(person).is_none() {
        return refused(invocation, display.hold(person), &Refusal::NotSeated);
    }
    match scene::moment(&display.snapshot().stage) {
        Some(at) if Some(at.game) == game => ask(bot, invocation, Some(at), Ask::Join).await,
        _ => refused(invocation, display.hold(person), &Refusal::Stale),
    }
}

/// What was done, above the person's hand if the game goes on with it.
fn done_reply(invocation: &Invocation, held: HeldHand, done: &Done) -> Reply {
    let catalog = invocation.catalog;
    let snapshot = &held.display().snapshot();
    let scene = Scene::of(catalog, snapshot);
    let mut by = ActsBy::Buttons;
    let note = match done {
        Done::Joined(seat) => return Reply::text(catalog.done_joined(seat.index() + 1)),
        Done::Left => return Reply::text(catalog.done_left()),
        Done::Waiting(game) => return waiting(invocation, *game),
        Done::WaitsNoMore => return Reply::text(catalog.done_waits_no_more()),
        Done::Stopped => return Reply::text(catalog.done_stopped()),
        Done::Cut(word) => return Reply::text(catalog.done_cut(word_shown(catalog, word))),
        Done::Dealt(game) => games::display::dealt(&scene, *game),
        Done::Back(_) => catalog.done_back(),
        Done::Acted(done) => {
            if invocation.origin == Origin::Command && done.is_of_a_turn() {
                by = ActsBy::Commands;
            }
            games::display::done(&scene, done)
        }
    };
    match shown_hand(invocation, snapshot, by) {
        Some(hand) => Reply::hand(held, Some(note), hand),
        None => Reply::text(note),
    }
}

/// The person waits for the next game, and can give that up.
fn waiting(invocation: &Invocation, game: GameNumber) -> Reply {
    let catalog = invocation.catalog;
    // Whoever waits may leave at any time of the game.
    let at = Moment { game, round: 0 };
    let leave = Button::new(
        Action::Leave(at),
        catalog.button_leave(),
        ButtonStyle::Secondary,
    );
    Reply::ephemeral(Message::text(catalog.done_waiting()).with_buttons(vec![leave]))
}

/// Why it was refused. If a button of the person's own hand was pressed, the hand stays below the
/// reason, brought up to date.
pub fn refused(invocation: &Invocation, held: HeldHand, refusal: &Refusal) -> Reply {
    let snapshot = held.display().snapshot();
    let seat = snapshot.seat_of(invocation.person.id);
    let text = refusal::explain(invocation.catalog, &snapshot, seat, refusal);
    match invocation.origin {
        Origin::Ephemeral => hand_below(invocation, held, text),
        Origin::Command | Origin::Public => Reply::text(text),
    }
}

/// A note with the person's hand below it, if there is one.
fn hand_below(invocation: &Invocation, held: HeldHand, note: String) -> Reply {
    match shown_hand(invocation, &held.display().snapshot(), ActsBy::Buttons) {
        Some(hand) => Reply::hand(held, Some(note), hand),
        None => Reply::text(note),
    }
}

fn shown_hand(invocation: &Invocation, snapshot: &Snapshot, by: ActsBy) -> Option<ShownHand> {
    let person = invocation.person.id;
    Some(ShownHand {
        message: hand_messages::message_for(invocation.catalog, snapshot, person, by)?,
        note: None,
        game: hand_messages::dealt(&snapshot.stage),
        by,
    })
}

/// The person's own hand.
pub fn hand(bot: &Bot, invocation: &Invocation) -> Reply {
    let catalog = invocation.catalog;
    let display = match table_here(bot, invocation) {
        Ok(display) => display,
        Err(reply) => return *reply,
    };
    let held = display.hold(invocation.person.id);
    let snapshot = display.snapshot();
    if snapshot.seat_of(invocation.person.id).is_none() {
        return Reply::text(catalog.refuse_not_seated());
    }
    // Whoever asks to see it, by command too, is to have its buttons.
    match shown_hand(invocation, &snapshot, ActsBy::Buttons) {
        Some(hand) => Reply::hand(held, None, hand),
        None => Reply::text(catalog.not_dealt()),
    }
}

/// A question with the button that says yes, and one that says no.
pub fn question(invocation: &Invocation, text: String, yes: Button) -> Reply {
    let no = Button::new(
        Action::Never,
        invocation.catalog.button_never(),
        ButtonStyle::Secondary,
    );
    Reply::ephemeral(Message::text(text).with_buttons(vec![yes, no]))
}

/// Answers a question with no: nothing is done.
pub fn never(bot: &Bot, invocation: &Invocation) -> Reply {
    let note = invocation.catalog.done_never();
    match bot.display(invocation.place.channel) {
        Some(display) => hand_below(invocation, display.hold(invocation.person.id), note),
        None => Reply::text(note),
    }
}

/// Asks whether the person's name is to be removed.
pub fn ask_forget(invocation: &Invocation) -> Reply {
    let catalog = invocation.catalog;
    let yes = Button::new(Action::Forget, catalog.button_forget(), ButtonStyle::Danger);
    question(invocation, catalog.ask_forget(), yes)
}

/// Removes the person's name from everything stored.
pub async fn forget(bot: &Bot, invocation: &Invocation) -> Reply {
    match bot.tables.forget(invocation.person.id).await {
        Ok(()) => Reply::text(invocation.catalog.done_forgotten()),
        Err(refusal) => Reply::text(refusal::general(invocation.catalog, &refusal)),
    }
}

/// Logs an internal error in detail, and gives the sentence that answers it.
pub fn failed(
    invocation: &Invocation,
    doing: &str,
    error: &(dyn std::error::Error + 'static),
) -> String {
    tracing::error!(interaction = %invocation.interaction, error, "failed: {doing}");
    invocation.catalog.refuse_internal()
}

/// What happened so far in the table's game, a page of it.
pub fn history(bot: &Bot, invocation: &Invocation, game: GameNumber, page: u32) -> Reply {
    let catalog = invocation.catalog;
    let display = match table_here(bot, invocation) {
        Ok(display) => display,
        Err(reply) => return *reply,
    };
    let snapshot = display.snapshot();
    let scene = Scene::of(catalog, &snapshot);
    match games::display::history(&scene, game) {
        None => Reply::text(catalog.refuse_stale()),
        Some(pages) => Reply::ephemeral(history::page(catalog, game, pages, page)),
    }
}

/// The rules of a game, with the options of this table if it is played here, else with the server's
/// defaults.
pub async fn rules(bot: &Bot, invocation: &Invocation, kind: GameKind) -> Reply {
    let here = bot.display(invocation.place.channel);
    let settings = here.map(|display| display.snapshot().settings);
    let settings = settings.filter(|settings| settings.options.kind() == kind);
    let message = match settings {
        Some(settings) => games::display::rules(invocation.catalog, &settings, true),
        None => {
            let defaults = match bot.settings.read(invocation.place.guild).await {
                Ok(defaults) => defaults,
                Err(error) => return Reply::text(failed(invocation, READING_SETTINGS, &error)),
            };
            let (settings, _) = StartOptions::default().resolve(kind, &defaults.start_of(kind));
            games::display::rules(invocation.catalog, &settings, false)
        }
    };
    Reply::ephemeral(message)
}
