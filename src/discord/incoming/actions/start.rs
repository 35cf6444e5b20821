//! Opening a table: in the channel of the request, or in a thread of its own under that channel.

use std::sync::Arc;
use std::time::SystemTime;

use poise::serenity_prelude as serenity;

use super::{record, settings, show};
use crate::discord::bot::Bot;
use crate::discord::http::ApiError;
use crate::discord::incoming::commands::{self, Context, Error, answer};
use crate::discord::incoming::invocation::{Invocation, Origin, Site};
use crate::discord::incoming::refusal::{Doing as _, Refused};
use crate::discord::incoming::respond::{Reply, Result};
use crate::discord::live::table_display::FirstMessage;
use crate::discord::live::{self, recap};
use crate::discord::permissions;
use crate::games::GameKind;
use crate::screen::custom_id::Action;
use crate::screen::guild_settings::{GuildSettings, StartOptions, WhoStarts, YesNo};
use crate::screen::render::message::{Button, ButtonStyle, Message};
use crate::screen::render::thread;
use crate::table::{
    Again, GameNumber, InteractionId, Person, Place, Refusal, RoleId, Settings, Spot, Stage,
    TableHandle,
};

/// Its options are a game's: see [`commands`].
#[poise::command(slash_command)]
pub async fn start(ctx: Context<'_>) -> Result<(), Error> {
    let (kind, given) = (commands::kind(ctx), commands::settings_given(ctx));
    let role = commands::role_given(ctx);
    answer!(ctx, |bot, invocation| async {
        let start = commands::start_options(&given).map_err(Refused::BadValue)?;
        let mention = may_mention(invocation, role)?;
        open(bot, invocation, kind, &start, mention).await
    })
}

/// The role that a table of this person may mention here. In a new thread they have the permissions
/// of its channel.
pub fn may_mention(
    invocation: &Invocation,
    role: Option<&serenity::Role>,
) -> Result<Option<RoleId>> {
    let Some(role) = role else { return Ok(None) };
    let id = RoleId(role.id.get());
    if id.0 == invocation.place.guild.0 {
        return Err(Refused::MentionsEveryone);
    }
    if role.mentionable || invocation.may(serenity::Permissions::MENTION_EVERYONE) {
        return Ok(Some(id));
    }
    Err(Refused::MayNotMention(id))
}

/// Discord's error codes for too many active threads, in all channels or in announcement channels.
const TOO_MANY_THREADS: [isize; 2] = [160_006, 160_007];
/// What somebody needs to open threads.
pub(super) const CREATE_THREADS: serenity::Permissions =
    serenity::Permissions::CREATE_PUBLIC_THREADS;

pub async fn open(
    bot: &Arc<Bot>,
    invocation: &Invocation,
    kind: GameKind,
    start: &StartOptions,
    mention: Option<RoleId>,
) -> Result {
    let settings = settings(bot, invocation).await?;
    let defaults = settings.start_of(kind);
    let thread = own_thread(invocation, start, &defaults)?;
    if let Some(offer) = offered_thread(bot, invocation, kind, thread.is_some()) {
        return Ok(offer);
    }
    may_start(bot, invocation, &settings, thread.is_some()).await?;
    let (settings, computers) = start.resolve(kind, &defaults);
    let settings = Settings { mention, ..settings };
    // The computers of a table that makes way go along, too.
    let with = (start.computers.is_none()).then(|| computers_at_table(bot, invocation));
    let most = settings.options.seats().end() - 1;
    let computers = with.flatten().map_or(computers, |with| with.min(most));
    match thread {
        None => {
            let people = vec![(invocation.person.clone(), invocation.interaction)];
            here(bot, invocation, people, settings, computers, None).await
        }
        Some(thread) => in_own_thread(bot, invocation, thread, settings, computers).await,
    }
}

/// Opens a lobby here in which a game that is over is dealt again. It plays by that game's rules, and
/// otherwise like the table here, or as usual in the server.
pub async fn deal_again(
    bot: &Arc<Bot>,
    invocation: &Invocation,
    kind: GameKind,
    game: GameNumber,
) -> Result {
    let guild = settings(bot, invocation).await?;
    may_start(bot, invocation, &guild, false).await?;
    let again = record::to_deal_again(bot, invocation, kind, game).await?;
    let (usual, _) = StartOptions::default().resolve(kind, &guild.start_of(kind));
    let there = bot.display(invocation.place.channel).map(|display| display.snapshot().settings);
    let settings = there.filter(|there| there.options.kind() == kind).unwrap_or(usual);
    let settings = Settings { options: again.options, cup: 0, mention: None, ..settings };
    let people = vec![(invocation.person.clone(), invocation.interaction)];
    here(bot, invocation, people, settings, 0, Some(again)).await
}

/// Opens a table like the command without options, in a thread of its own.
pub async fn start_in_thread(bot: &Arc<Bot>, invocation: &Invocation, kind: GameKind) -> Result {
    let thread = Some(YesNo::Yes);
    open(bot, invocation, kind, &StartOptions { thread, ..StartOptions::default() }, None).await
}

/// Offers a thread for another table while a slow one, which may sit there for days, has the channel.
/// `None` if the table doesn't stand in the way, or somebody who sits at it asks.
fn offered_thread(
    bot: &Bot,
    invocation: &Invocation,
    kind: GameKind,
    own_thread: bool,
) -> Option<Reply> {
    let there = bot.display(invocation.place.channel)?.snapshot();
    let makes_way = there.seat_of(invocation.person.id).is_some() || there.is_deserted();
    let is_parent = matches!(invocation.site, Site::Parent(_));
    if own_thread || makes_way || !there.settings.is_slow() || !is_parent {
        return None;
    }
    let catalog = invocation.catalog.of_game(kind);
    let button = Button::new(
        Action::StartInThread(kind),
        catalog.button_open_thread(),
        ButtonStyle::Success,
    );
    let offer = Message::text(catalog.refuse_slow_table_exists()).with_buttons(vec![button]);
    Some(Reply::ephemeral(offer))
}

/// How many computers sit at the table of this person here, if no game runs at it.
fn computers_at_table(bot: &Bot, invocation: &Invocation) -> Option<usize> {
    let table = bot.display(invocation.place.channel)?.snapshot();
    table.seat_of(invocation.person.id)?;
    matches!(table.stage, Stage::Lobby(_) | Stage::Result(_)).then(|| table.computers())
}

/// The kind of thread that a table with these options opens in; `None` for the channel itself.
/// Refuses a thread that the channel can't have, or that the person could not open themselves. If it
/// is the server's default, the people who manage the server want it for everyone.
pub(super) fn own_thread(
    invocation: &Invocation,
    start: &StartOptions,
    defaults: &StartOptions,
) -> Result<Option<serenity::ChannelType>> {
    match (invocation.site, start.own_thread(defaults)) {
        // In a thread, a table doesn't get another thread.
        (Site::Thread { .. }, _) | (_, YesNo::No) => Ok(None),
        (Site::Other, YesNo::Yes) if start.thread.is_none() => Ok(None),
        (Site::Other, YesNo::Yes) => Err(Refused::NoThreads),
        (Site::Parent(kind), YesNo::Yes) => {
            if start.thread.is_none() || invocation.may(CREATE_THREADS) {
                return Ok(Some(kind));
            }
            Err(Refused::MayNotOpenThreads)
        }
    }
}

/// Refuses a table that the person may not open, or that the bot couldn't show.
pub(super) async fn may_start(
    bot: &Bot,
    invocation: &Invocation,
    settings: &GuildSettings,
    own_thread: bool,
) -> Result<()> {
    if settings.who_starts == WhoStarts::Managers && !invocation.manages_server() {
        return Err(Refused::OnlyManagersStart);
    }
    if !invocation.may_write(own_thread) {
        return Err(Refused::MayNotWrite);
    }
    may_post(bot, invocation, own_thread).await
}

/// Refuses a table that the bot couldn't show.
pub(super) async fn may_post(bot: &Bot, invocation: &Invocation, own_thread: bool) -> Result<()> {
    if invocation.is_shut_out() {
        return Err(Refused::Locked);
    }
    let permissions = invocation.missing_permissions(own_thread);
    if permissions.is_empty() {
        return Ok(());
    }
    Err(match invitation_if_absent(bot, invocation).await {
        Some(link) => Refused::Absent(link),
        None => Refused::Lacks { bot: bot.name.clone(), permissions, own_thread },
    })
}

/// The address at which the bot can be invited, if it isn't a member of the server. Then only its
/// commands are installed there, and it has no role that could be given permissions. Discord doesn't
/// say so with a command, but a bot that isn't there can't see the channel.
async fn invitation_if_absent(bot: &Bot, invocation: &Invocation) -> Option<String> {
    if invocation.bot_permissions.view_channel() {
        return None;
    }
    match bot.discord.is_in(invocation.place.guild).await {
        Ok(true) => None,
        Ok(false) => bot.discord.requests.application_id().map(permissions::invitation),
        Err(error) => {
            tracing::debug!(%error, "it isn't known whether the bot is in a server");
            None
        }
    }
}

/// Opens the table in this channel, for these people.
pub(super) async fn here(
    bot: &Arc<Bot>,
    invocation: &Invocation,
    people: Vec<(Person, InteractionId)>,
    settings: Settings,
    computers: usize,
    again: Option<Again>,
) -> Result {
    let kind = settings.options.kind();
    let is_there = |table: TableHandle| {
        let there = table.snapshot();
        there.settings.options.kind() == kind && matches!(there.stage, Stage::Lobby(_))
    };
    if invocation.origin != Origin::Command
        && bot.tables.find(invocation.place.channel).is_some_and(is_there)
    {
        // The button's second press would throw away what the first one opened.
        return Err(why_not(bot, invocation, Refusal::TableExists));
    }
    let before = bot.display(invocation.place.channel);
    let above = match invocation.site {
        Site::Thread { above, .. } => above,
        Site::Parent(_) | Site::Other => None,
    };
    let spot = Spot { place: invocation.place, above };
    match bot.tables.start_with(spot, people, settings, computers, again).await {
        Ok(table) => {
            let display = live::show(bot, table, FirstMessage::Answer);
            if let Some(before) = before {
                // Its people sit here now.
                display.hands.inherit(&before.hands);
            }
            let opened = display.snapshot();
            let after = recap::after(bot.tables.store(), &opened).await;
            Ok(show(invocation, &opened, after.as_ref()))
        }
        Err(refusal) => Err(why_not(bot, invocation, refusal)),
    }
}

/// Why no table was opened here.
fn why_not(bot: &Bot, invocation: &Invocation, refusal: Refusal) -> Refused {
    match bot.display(invocation.place.channel) {
        Some(there) => Refused::AtTable(there.snapshot(), refusal),
        None => refusal.into(),
    }
}

/// Opens the table in a new thread of its own. Discord posts a line in the channel that links to
/// it.
async fn in_own_thread(
    bot: &Arc<Bot>,
    invocation: &Invocation,
    thread: serenity::ChannelType,
    settings: Settings,
    computers: usize,
) -> Result {
    let parent = invocation.place;
    // Check this before starting a thread, which would otherwise be useless.
    bot.tables.could_start(parent.guild, &settings, computers)?;
    let pause = |wait| Refused::ThreadPause(SystemTime::now() + wait);
    bot.threads.count(parent.channel).map_err(pause)?;
    let (host, asked) = (invocation.person.clone(), invocation.interaction);
    let name = thread::name(invocation.public, &host.name);
    let _beginning = bot.threads.beginning(parent.channel);
    let channel = match bot.threads.begin(parent, thread, &name, asked).await {
        Err(ApiError::NoAccess(_)) => {
            let (bot, permissions) = (bot.name.clone(), CREATE_THREADS);
            return Err(Refused::Lacks { bot, permissions, own_thread: true });
        }
        Err(ApiError::Refused { code, .. }) if TOO_MANY_THREADS.contains(&code) => {
            return Err(Refused::TooManyThreads);
        }
        begun => begun.doing("beginning a thread")?,
    };
    let spot = Spot { place: Place { channel, ..parent }, above: Some(parent.channel) };
    match bot.tables.start(spot, host, asked, settings, computers).await {
        Ok(table) => {
            live::show(bot, table, FirstMessage::Elsewhere);
            Ok(Reply::text(invocation.catalog.done_thread(format!("<#{channel}>"))))
        }
        Err(refusal) => {
            bot.threads.give_up(channel).await;
            Err(refusal.into())
        }
    }
}
