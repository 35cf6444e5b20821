//! *Play cards with*, in the menu that a right click on somebody opens: the person chooses a game
//! privately, the other one is asked by one public message, and **Play** opens a table with both.
//!
//! What is needed to carry an answer out stands in the message's buttons, so it works after a restart,
//! too. That the message goes is up to [`challenges`](crate::discord::live::challenges).

use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serde::Deserialize;
use serenity::{
    ChannelType, CommandInteraction, CommandType, CreateCommand, InteractionContext, ResolvedTarget,
};

use super::start::{here, may_post, may_start};
use super::{ask, settings};
use crate::discord::bot::Bot;
use crate::discord::http::{ApiError, Target};
use crate::discord::incoming::commands::localizations;
use crate::discord::incoming::invocation::{Invocation, called};
use crate::discord::incoming::receive;
use crate::discord::incoming::refusal::{Doing as _, Refused};
use crate::discord::incoming::respond::{Call, Reply, Result};
use crate::discord::live::challenges::{LASTS, question};
use crate::discord::live::public_message::{PostOnce, Route};
use crate::games::GameKind;
use crate::games::options::Named as _;
use crate::screen::custom_id::{Action, Challenge};
use crate::screen::guild_settings::StartOptions;
use crate::screen::i18n::Language;
use crate::screen::render::message::{Button, Message};
use crate::screen::render::names::named;
use crate::store::{NewChallenge, StoreError};
use crate::table::{Person, RequestKind, Stage, UserId};

/// How many people somebody can ask within an hour.
const MOST: u32 = 3;
/// The message with the command's name.
const NAME: &str = "challenge_command";

/// The command as Discord registers it.
pub fn registered() -> CreateCommand {
    let catalogs = Language::ALL.iter().map(|language| language.catalog());
    let others = localizations(&[NAME.to_owned()], catalogs).into_iter();
    let command = CreateCommand::new(Language::default().catalog().challenge_command())
        .kind(CommandType::User)
        .contexts(vec![InteractionContext::Guild])
        .integration_types(vec![serenity::InstallationContext::Guild]);
    others.fold(command, |command, (locale, name)| command.name_localized(locale, name))
}

pub async fn handle(bot: &Arc<Bot>, command: &CommandInteraction) {
    if let Some(read) = receive(bot, command.id, Invocation::of_command(command)).await {
        let call = Call::begin(bot, read, GameKind::default()).await;
        call.answer(Box::pin(which(&call, command))).await;
    }
}

/// Asks which game it shall be.
async fn which(call: &Call, command: &CommandInteraction) -> Result {
    let catalog = call.catalog;
    let Some(ResolvedTarget::User(user, member)) = command.data.target() else {
        return Err(Refused::UnknownCommand);
    };
    if UserId(user.id.get()) == call.person.id {
        return Err(Refused::AskedThemselves);
    }
    let nick = member.and_then(|member| member.nick.as_deref());
    let name = named(catalog, called(nick, user.global_name.as_deref(), &user.name));
    if user.bot {
        return Err(Refused::AskedBot(name));
    }
    // Whoever isn't a member is no part of the answer. Discord says what the others may do here.
    let may = member.map(|member| member.permissions.unwrap_or(serenity::Permissions::all()));
    let mut sees = may.is_some_and(|may| may.view_channel() || may.administrator());
    let kind = command.channel.as_ref().map(|channel| channel.kind);
    if kind == Some(ChannelType::PrivateThread) && may.is_some_and(|may| !may.manage_threads()) {
        let asked = UserId(user.id.get());
        let is_in = call.bot.discord.is_in_thread(call.place.channel, asked).await;
        sees &= reached(call, is_in, "asking who is in a thread")?;
    }
    if !sees {
        return Err(Refused::AskedAbsent(name));
    }
    may_start(call, &*settings(call).await?, false).await?;
    let games = GameKind::ALL.iter().map(|kind| {
        let asks = Action::Challenge(*kind, UserId(user.id.get()));
        Button::secondary(asks, catalog.of_game(*kind).name())
    });
    let question = Message::text(catalog.challenge_which(name));
    Ok(Reply::ephemeral(question.with_buttons(games.collect())))
}

/// Asks the other one, in a public message.
pub async fn pose(call: &Call, kind: GameKind, asked: UserId) -> Result {
    let (guild, place) = (settings(call).await?, call.place);
    may_start(call, &guild, false).await?;
    let (id, by) = (call.interaction, call.person.id);
    let store = call.bot.tables.store();
    let now = call.bot.tables.plans().now().await.doing("reading the time")?;
    let challenge = Challenge { kind, by, asked, id };
    let doc = Action::Accept(challenge).to_string();
    let new = NewChallenge { id, place, by, asked: now, lasts: LASTS, doc };
    match store.add_challenge(new, MOST).await {
        Err(StoreError::Conflict) => return Err(Refused::AskedOften(MOST)),
        added => added.doing("saving a question")?,
    }
    let message = question(guild.catalog_of(kind), challenge, &call.person.name);
    let route = Route::new(&call.bot.discord, place.channel, &guild);
    let mut once = PostOnce::after(Some(id.0)).with_nonce(format!("c{id}"));
    let posted = reached(call, route.post(&mut once, &message).await, "asking somebody to play")?;
    store.challenge_posted(id, posted).await.doing("saving where a question is")?;
    Ok(Reply::text(call.catalog.challenge_asked()))
}

/// What came of a request. Where the bot isn't let in, such as a private thread, that is said.
fn reached<T>(call: &Call, done: Result<T, ApiError>, doing: &'static str) -> Result<T> {
    match done {
        Err(ApiError::NoAccess(_)) => {
            let (bot, permissions) = (call.bot.name.clone(), serenity::Permissions::VIEW_CHANNEL);
            Err(Refused::Lacks { bot, permissions, own_thread: false })
        }
        done => done.doing(doing),
    }
}

/// Opens a table with both, or takes the one who was asked to the table at which the other one is
/// waiting.
pub async fn accept(call: &Call, challenge: Challenge) -> Result {
    let Challenge { kind, by, id, .. } = challenge;
    let (guild, place) = (settings(call).await?, call.place);
    may_post(call, false).await?;
    close(call, challenge).await?;
    let opened = async {
        let waits = call.bot.table_at(place.channel).is_some_and(|there| {
            let is_lobby = matches!(there.stage, Stage::Lobby(_));
            is_lobby && there.settings.options.kind() == kind && there.seat_of(by).is_some()
        });
        if waits {
            return ask(call, None, RequestKind::Join).await;
        }
        let host = Person { id: by, name: name_of(call, by).await? };
        let people = vec![(host, id), (call.person.clone(), call.interaction)];
        let (settings, computers) = StartOptions::default().resolve(kind, &guild.start_of(kind));
        let room = settings.options.seats().end() - people.len();
        here(call, people, settings, computers.min(room), None).await
    };
    let opened = opened.await;
    let there = call.bot.table_at(place.channel);
    if there.is_none_or(|there| there.seat_of(call.person.id).is_none()) {
        // What stands in the way may go.
        let store = call.bot.tables.store();
        store.reopen_challenge(id, LASTS).await.doing("opening a question again")?;
    }
    opened
}

pub async fn decline(call: &Call, challenge: Challenge) -> Result {
    close(call, challenge).await?;
    Ok(Reply::text(call.catalog.challenge_declined()))
}

/// Closes a question that is answered by this person. Only the one who was asked can answer it, once
/// and in time.
async fn close(call: &Call, challenge: Challenge) -> Result<()> {
    if call.person.id != challenge.asked {
        return Err(Refused::NotTheAsked);
    }
    let now = call.bot.tables.plans().now().await.doing("reading the time")?;
    match call.bot.tables.store().close_challenge(challenge.id, now).await {
        Err(StoreError::Conflict) => Err(Refused::AskedTooLate),
        closed => closed.doing("closing a question"),
    }
}

/// What somebody is called in the server.
async fn name_of(call: &Call, user: UserId) -> Result<String> {
    #[derive(Deserialize)]
    struct Member {
        nick: Option<String>,
        user: User,
    }
    #[derive(Deserialize)]
    struct User {
        global_name: Option<String>,
        username: String,
    }
    match call.bot.discord.get::<Member>(Target::Member(call.place.guild, user)).await {
        Ok(Member { nick, user }) => {
            Ok(called(nick.as_deref(), user.global_name.as_deref(), &user.username).to_owned())
        }
        // No such member, no such user.
        Err(ApiError::Refused { code: 10007 | 10013, .. }) => Err(Refused::AskerGone),
        Err(error) => Err(error).doing("asking who has asked somebody to play"),
    }
}
