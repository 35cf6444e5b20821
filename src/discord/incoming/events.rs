//! What comes over the gateway: what reaches poise, with the errors that it reports, and other events.
//! The other events are servers that the bot has just joined, and channels and servers that are gone, even
//! if they disappeared while the bot was offline. Presses and forms don't come this way.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use poise::FrameworkError;
use poise::serenity_prelude as serenity;
use serenity::{CommandType, CreateAutocompleteResponse, FullEvent, Interaction, Permissions as P};

use super::actions::challenge;
use super::commands::{Error, autocomplete};
use super::invocation::Invocation;
use super::respond::{Call, Reply};
use super::unreadable_events::{self, Words};
use crate::discord::bot::Bot;
use crate::discord::http::Target;
use crate::discord::live::{plans, presence};
use crate::discord::unreadable::{self, Unreadable};
use crate::games::GameKind;
use crate::screen::i18n::{Catalog, Language};
use crate::screen::render::help;
use crate::screen::render::message::Visibility;
use crate::store::causes;
use crate::table::{ChannelId, GuildId, Place};

/// The framework of the commands. The command in the menus of people goes past it: poise can't translate
/// the names of such commands. So does whoever is still typing: poise would send the choices itself, past
/// the gate and without a deadline. A command of a kind that nobody knows yet is readable for serenity, and
/// makes poise panic: it stays here, and is answered like what can't be read.
pub struct Commands(pub poise::Framework<Arc<Bot>, Error>);

#[serenity::async_trait]
impl serenity::Framework for Commands {
    async fn init(&mut self, client: &serenity::Client) {
        self.0.init(client).await;
    }

    async fn dispatch(&self, ctx: serenity::Context, event: FullEvent) {
        let is_odd =
            |command: &serenity::CommandInteraction| command.data.kind != CommandType::ChatInput;
        let interaction = match event {
            FullEvent::InteractionCreate { interaction } => interaction,
            event => return self.0.dispatch(ctx, event).await,
        };
        let bot = self.0.user_data().await;
        match &interaction {
            Interaction::Command(command) if command.data.kind == CommandType::User => {
                challenge::handle(bot, command).await;
            }
            Interaction::Command(command) if is_odd(command) => {
                note_odd_kind();
                apologise(bot, command).await;
            }
            Interaction::Autocomplete(typing) if is_odd(typing) => {
                note_odd_kind();
                autocomplete::offer(bot, typing, CreateAutocompleteResponse::new()).await;
            }
            Interaction::Autocomplete(typing) => {
                let framework = poise::FrameworkContext {
                    serenity_context: &ctx,
                    bot_id: serenity::UserId::new(bot.user.0),
                    options: self.0.options(),
                    user_data: bot,
                    shard_manager: self.0.shard_manager(),
                };
                autocomplete::handle(framework, typing).await;
            }
            _ => {
                self.0.dispatch(ctx, FullEvent::InteractionCreate { interaction }).await;
            }
        }
    }
}

fn note_odd_kind() {
    unreadable::count("INTERACTION_CREATE", &Unreadable::at("data.type", "expected 1"));
}

/// Logs an error with which poise can't run a command, and answers with a sentence.
pub async fn handle_error(error: FrameworkError<'_, Arc<Bot>, Error>) {
    match error {
        FrameworkError::UnknownInteraction { framework, interaction, .. } => {
            say(framework.user_data, interaction, Catalog::refuse_unknown_command).await;
        }
        FrameworkError::CommandStructureMismatch { ctx, description, .. } => {
            tracing::warn!(description, "a command does not match the registered ones");
            say_in(ctx.into(), Catalog::refuse_unknown_command).await;
        }
        FrameworkError::GuildOnly { ctx, .. } => say_in(ctx, Catalog::refuse_servers_only).await,
        FrameworkError::CommandPanic { payload, ctx, .. } => {
            tracing::error!(payload, command = ctx.command().name.as_ref(), "a command panicked");
            say_in(ctx, Catalog::refuse_internal).await;
        }
        // The remaining errors come from checks and prefixes, which no command here has, or hold an
        // `Error`, which has no values. Some would quote what somebody wrote, so they aren't logged.
        other => {
            let command = other.ctx().map(|ctx| ctx.command().name.to_string());
            tracing::error!(command, "poise reports an unexpected error");
            if let Some(ctx) = other.ctx() {
                say_in(ctx, Catalog::refuse_internal).await;
            }
        }
    }
}

async fn say_in(ctx: poise::Context<'_, Arc<Bot>, Error>, words: Words) {
    if let poise::Context::Application(ctx) = ctx {
        say(ctx.framework.user_data, ctx.interaction, words).await;
    }
}

/// Tells somebody that their command couldn't be read.
async fn apologise(bot: &Arc<Bot>, command: &serenity::CommandInteraction) {
    match Invocation::of_command(command) {
        Ok(invocation) => answer(bot, invocation, Catalog::refuse_internal).await,
        Err(bare) => unreadable_events::refuse(bot, bare).await,
    }
}

async fn say(bot: &Arc<Bot>, command: &serenity::CommandInteraction, words: Words) {
    match Invocation::of_command(command) {
        Ok(invocation) => answer(bot, invocation, words).await,
        Err(bare) if bot.accept(bare.id).is_none() => {}
        // A direct message has neither. Somebody still needs an answer.
        Err(bare) if command.guild_id.is_none() && command.member.is_none() => {
            unreadable_events::say(bot, bare, words).await;
        }
        Err(bare) => unreadable_events::refuse(bot, bare).await,
    }
}

async fn answer(bot: &Arc<Bot>, invocation: Invocation, words: Words) {
    let call = Call::begin(bot, invocation, GameKind::default()).await;
    let said = Reply::text(words(call.catalog));
    call.answer(Box::pin(async { Ok(said) })).await;
}

/// Handles an event other than a command. poise dispatches commands.
pub async fn handle(
    framework: poise::FrameworkContext<'_, Arc<Bot>, Error>,
    event: &FullEvent,
) -> Result<(), Error> {
    let bot = framework.user_data;
    match event {
        // The bot counts its own posts elsewhere. Its answers to commands count here like other
        // people's messages, and so does Discord's line about a new thread.
        FullEvent::Message { new_message }
            if new_message.author.id != framework.bot_id
                || matches!(
                    new_message.kind,
                    serenity::MessageType::ChatInputCommand | serenity::MessageType::ThreadCreated
                ) =>
        {
            if let Some(display) = bot.display(ChannelId(new_message.channel_id.get())) {
                display.notes.lock().placement.pushed_up();
            }
        }
        FullEvent::MessageDelete { channel_id, deleted_message_id, guild_id } => {
            deleted(bot, *guild_id, *channel_id, &[*deleted_message_id]).await
        }
        FullEvent::MessageDeleteBulk { channel_id, multiple_deleted_messages_ids, guild_id } => {
            deleted(bot, *guild_id, *channel_id, multiple_deleted_messages_ids).await
        }
        FullEvent::ChannelUpdate { new, .. } => access_changed(bot, new.guild_id),
        FullEvent::ThreadUpdate { new, .. } => access_changed(bot, new.guild_id),
        FullEvent::GuildRoleUpdate { new, .. } => access_changed(bot, new.guild_id),
        // Discord reports this for the bot itself even without the intent.
        FullEvent::GuildMemberUpdate { event, .. } if event.user.id == framework.bot_id => {
            access_changed(bot, event.guild_id);
        }
        FullEvent::ChannelDelete { channel, .. } => {
            channel_gone(bot, channel.guild_id, channel.id).await;
            threads_gone(bot, channel.guild_id).await;
        }
        FullEvent::ThreadDelete { thread, .. } => {
            channel_gone(bot, thread.guild_id, thread.id).await;
        }
        FullEvent::Ready { data_about_bot } => servers_gone(bot, data_about_bot).await,
        // Discord doesn't say how long the connection was gone, and the loss may have been noticed
        // late.
        FullEvent::Resume { .. } => bot.tables.extend_turns().await,
        FullEvent::GuildCreate { guild, .. } => {
            introduce_if_new(bot, framework.bot_id, guild);
            channels_gone(bot, guild).await;
            bot.threads.archive_orphans(guild).await;
        }
        // An unavailable server has an outage and will come back.
        FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
            let guild = GuildId(incomplete.id.get());
            bot.tables.guild_gone(guild).await;
            bot.tables.plans().gone(guild, None).await;
        }
        _ => {}
    }
    Ok(())
}

async fn deleted(
    bot: &Bot,
    guild: Option<serenity::GuildId>,
    channel: serenity::ChannelId,
    messages: &[serenity::MessageId],
) {
    let channel = ChannelId(channel.get());
    let messages: Vec<u64> = messages.iter().map(|message| message.get()).collect();
    if let Some(display) = bot.display(channel) {
        display.deleted(messages.iter().copied());
    }
    if let Some(guild) = guild {
        let guild = GuildId(guild.get());
        let place = Place { guild, channel };
        bot.tables.plans().deleted(place, &messages).await;
    }
}

async fn channel_gone(bot: &Arc<Bot>, guild: serenity::GuildId, channel: serenity::ChannelId) {
    let (guild, channel) = (GuildId(guild.get()), ChannelId(channel.get()));
    bot.tables.channel_gone(channel).await;
    bot.tables.plans().gone(guild, Some(channel)).await;
}

/// Retries tables that couldn't be shown, because the bot's permissions in the server may have
/// changed.
fn access_changed(bot: &Bot, guild: serenity::GuildId) {
    for display in bot.displays_in(GuildId(guild.get())) {
        display.wake();
    }
}

/// Ends the tables and calls off the evenings of servers that a new session doesn't list. It lists
/// every server of its shard, even those with an outage.
async fn servers_gone(bot: &Arc<Bot>, ready: &serenity::Ready) {
    // Discord says which shard it is whenever the bot has said so, as serenity always does.
    let Some(info) = ready.shard else {
        unreadable::count("READY", &Unreadable::at("shard", "missing"));
        return;
    };
    let (shard, shards) = (info.id.0, info.total);
    let there: HashSet<u64> = ready.guilds.iter().map(|guild| guild.id.get()).collect();
    let is_gone = |guild: GuildId| {
        let is_ours = serenity::GuildId::new(guild.0).shard_id(shards) == shard;
        is_ours && !there.contains(&guild.0)
    };
    for table in bot.tables.all() {
        let guild = table.place().guild;
        if is_gone(guild) {
            bot.tables.guild_gone(guild).await;
        }
    }
    plans::servers_gone(bot, is_gone).await;
}

/// Checks the tables and evenings whose channels a server doesn't list. A server lists its channels
/// and its active threads.
async fn channels_gone(bot: &Arc<Bot>, guild: &serenity::Guild) {
    let threads = guild.threads.iter().map(|thread| thread.id);
    let there: HashSet<u64> =
        guild.channels.keys().copied().chain(threads).map(serenity::ChannelId::get).collect();
    for table in bot.tables.all() {
        let place = table.place();
        if place.guild.0 == guild.id.get() && !there.contains(&place.channel.0) {
            presence::look_at(bot, place.channel).await;
        }
    }
    plans::channels_gone(bot, GuildId(guild.id.get()), &there).await;
}

/// Checks all tables and evenings of a server after a channel is deleted. Its threads are gone too,
/// but Discord doesn't report them, and the bot doesn't know which threads they were.
async fn threads_gone(bot: &Arc<Bot>, guild: serenity::GuildId) {
    for display in bot.displays_in(GuildId(guild.get())) {
        presence::look_at(bot, display.table.place().channel).await;
    }
    plans::channels_gone(bot, GuildId(guild.get()), &HashSet::new()).await;
}

/// How long after joining a server the bot still introduces itself there. It may have joined during
/// a restart.
const JUST_NOW: Duration = Duration::from_secs(5 * 60);

/// Introduces the bot in the background, if this server needs it: once, in the first channel where it may
/// speak. Discord lists a server with every new connection, not only when the bot joins it. So it must
/// have joined a moment ago, and the store has no introduction yet. That is saved first: whatever happens
/// then, nobody sees it twice.
fn introduce_if_new(bot: &Arc<Bot>, me: serenity::UserId, guild: &serenity::Guild) {
    if !joined_just_now(guild, SystemTime::now()) {
        return;
    }
    let id = GuildId(guild.id.get());
    let Some(channel) = place_to_speak(guild, me) else {
        tracing::info!(guild = %id, "no introduction in a new server: no channel to post in");
        return;
    };
    let Ok(turn) = bot.introductions.clone().try_acquire_owned() else {
        tracing::warn!(guild = %id, "no introduction in a new server: too many at once");
        return;
    };
    let spoken = Language::of_locale(&guild.preferred_locale);
    let introducing = bot.clone();
    bot.tasks.spawn(async move {
        introduce(&introducing, id, channel, spoken).await;
        drop(turn);
    });
}

async fn introduce(bot: &Bot, guild: GuildId, channel: ChannelId, spoken: Option<Language>) {
    match bot.settings.claim_introduction(guild).await {
        Ok(true) => {}
        Ok(false) => return,
        Err(error) => {
            tracing::error!(%guild, error = causes(&error), "no introduction in a new server: it cannot be saved");
            return;
        }
    }
    let settings = bot.guild_settings(guild).await;
    // A language that somebody chose takes precedence.
    let language = settings.language.chosen().or(spoken).unwrap_or_default();
    let body =
        help::introduction(language).shown(Visibility::Public, &bot.discord.card_style(&settings));
    match bot.discord.send(Target::Messages(channel), &body).await {
        Ok(_) => tracing::info!(%guild, "posted the introduction in a new server"),
        Err(error) => {
            tracing::warn!(%guild, %error, "the introduction in a new server could not be posted");
        }
    }
}

/// Whether the bot has just joined. This is also true if this machine's clock is behind Discord's.
fn joined_just_now(guild: &serenity::Guild, now: SystemTime) -> bool {
    let seconds = u64::try_from(guild.joined_at.unix_timestamp()).unwrap_or(0);
    let joined = UNIX_EPOCH + Duration::from_secs(seconds);
    now.duration_since(joined).map_or(true, |since| since < JUST_NOW)
}

/// The channel where the server announces new members, or else the topmost text channel where the
/// bot may speak.
fn place_to_speak(guild: &serenity::Guild, me: serenity::UserId) -> Option<ChannelId> {
    let member = guild.members.get(&me)?;
    let may_speak = |channel: &&serenity::GuildChannel| {
        let may = guild.user_permissions_in(channel, member);
        channel.kind == serenity::ChannelType::Text
            && may.contains(P::VIEW_CHANNEL | P::SEND_MESSAGES)
    };
    let system = guild.system_channel_id.and_then(|id| guild.channels.get(&id));
    let first = || {
        let all = guild.channels.values().filter(may_speak);
        all.min_by_key(|channel| (channel.position, channel.id))
    };
    let channel = system.filter(may_speak).or_else(first)?;
    Some(ChannelId(channel.id.get()))
}
