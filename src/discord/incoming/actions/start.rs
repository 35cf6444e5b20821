//! Opening a table: in the channel of the request, or in a thread of its own under that channel.

use std::time::SystemTime;

use poise::serenity_prelude as serenity;

use super::{may_write, record, settings, show};
use crate::discord::http::ApiError;
use crate::discord::incoming::commands::{self, Context, Error, answer};
use crate::discord::incoming::invocation::{Origin, Site};
use crate::discord::incoming::refusal::{Doing as _, Refused};
use crate::discord::incoming::respond::{Call, Reply, Result};
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
    answer!(ctx, |call| async {
        let start = commands::start_options(&given).map_err(Refused::BadValue)?;
        let mention = may_mention(call, role)?;
        open(call, kind, &start, mention).await
    })
}

/// The role that a table of this person may mention here. In a new thread they have the permissions
/// of its channel.
pub fn may_mention(call: &Call, role: Option<&serenity::Role>) -> Result<Option<RoleId>> {
    let Some(role) = role else { return Ok(None) };
    let id = RoleId(role.id.get());
    if id.0 == call.place.guild.0 {
        return Err(Refused::MentionsEveryone);
    }
    if role.mentionable || call.may(serenity::Permissions::MENTION_EVERYONE) {
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
    call: &Call,
    kind: GameKind,
    start: &StartOptions,
    mention: Option<RoleId>,
) -> Result {
    let settings = settings(call).await?;
    let defaults = settings.start_of(kind);
    let thread = own_thread(call, start, &defaults)?;
    if let Some(offer) = offered_thread(call, kind, thread.is_some()) {
        return Ok(offer);
    }
    may_start(call, &settings, thread.is_some()).await?;
    let (settings, computers) = start.resolve(kind, &defaults);
    let settings = Settings { mention, ..settings };
    // The computers of a table that makes way go along, too.
    let with = (start.computers.is_none()).then(|| computers_at_table(call));
    let most = settings.options.seats().end() - 1;
    let computers = with.flatten().map_or(computers, |with| with.min(most));
    match thread {
        None => {
            let people = vec![(call.person.clone(), call.interaction)];
            here(call, people, settings, computers, None).await
        }
        Some(thread) => in_own_thread(call, thread, settings, computers).await,
    }
}

/// Opens a lobby here in which a game that is over is dealt again. It plays by that game's rules, and
/// otherwise like the table here, or as usual in the server.
pub async fn deal_again(call: &Call, kind: GameKind, game: GameNumber) -> Result {
    let guild = settings(call).await?;
    may_start(call, &guild, false).await?;
    let again = record::to_deal_again(call, kind, game).await?;
    let (usual, _) = StartOptions::default().resolve(kind, &guild.start_of(kind));
    let there = call.bot.display(call.place.channel).map(|display| display.snapshot().settings);
    let like = there.filter(|there| there.options.kind() == kind).unwrap_or(usual);
    let settings = Settings { options: again.options, cup: 0, mention: None, ..like };
    let people = vec![(call.person.clone(), call.interaction)];
    here(call, people, settings, 0, Some(again)).await
}

/// Opens a table like the command without options, in a thread of its own.
pub async fn start_in_thread(call: &Call, kind: GameKind) -> Result {
    let thread = Some(YesNo::Yes);
    open(call, kind, &StartOptions { thread, ..StartOptions::default() }, None).await
}

/// Offers a thread for another table while a slow one, which may sit there for days, has the channel.
/// `None` if the table doesn't stand in the way, or somebody who sits at it asks.
fn offered_thread(call: &Call, kind: GameKind, own_thread: bool) -> Option<Reply> {
    let there = call.bot.table_at(call.place.channel)?;
    let makes_way = there.seat_of(call.person.id).is_some() || there.is_deserted();
    let is_parent = matches!(call.site, Site::Parent(_));
    if own_thread || makes_way || !there.settings.is_slow() || !is_parent {
        return None;
    }
    let catalog = call.catalog.of_game(kind);
    let button = Button::new(
        Action::StartInThread(kind),
        catalog.button_open_thread(),
        ButtonStyle::Success,
    );
    let offer = Message::text(catalog.refuse_slow_table_exists()).with_buttons(vec![button]);
    Some(Reply::ephemeral(offer))
}

/// How many computers sit at the table of this person here, if no game runs at it.
fn computers_at_table(call: &Call) -> Option<usize> {
    let table = call.bot.table_at(call.place.channel)?;
    table.seat_of(call.person.id)?;
    matches!(table.stage, Stage::Lobby(_) | Stage::Result(_)).then(|| table.computers())
}

/// The kind of thread that a table with these options opens in; `None` for the channel itself.
/// Refuses a thread that the channel can't have, or that the person could not open themselves. If it
/// is the server's default, the people who manage the server want it for everyone.
pub(super) fn own_thread(
    call: &Call,
    start: &StartOptions,
    defaults: &StartOptions,
) -> Result<Option<serenity::ChannelType>> {
    match (call.site, start.own_thread(defaults)) {
        // In a thread, a table doesn't get another thread.
        (Site::Thread { .. }, _) | (_, YesNo::No) => Ok(None),
        (Site::Other, YesNo::Yes) if start.thread.is_none() => Ok(None),
        (Site::Other, YesNo::Yes) => Err(Refused::NoThreads),
        (Site::Parent(kind), YesNo::Yes) => {
            if start.thread.is_none() || call.may(CREATE_THREADS) {
                return Ok(Some(kind));
            }
            Err(Refused::MayNotOpenThreads)
        }
    }
}

/// Refuses a table that the person may not open, or that the bot couldn't show.
pub(super) async fn may_start(
    call: &Call,
    settings: &GuildSettings,
    own_thread: bool,
) -> Result<()> {
    if settings.who_starts == WhoStarts::Managers && !call.manages_server() {
        return Err(Refused::OnlyManagersStart);
    }
    may_write(call, own_thread)?;
    may_post(call, own_thread).await
}

/// Refuses a table that the bot couldn't show.
pub(super) async fn may_post(call: &Call, own_thread: bool) -> Result<()> {
    if call.is_shut_out() {
        return Err(Refused::Locked);
    }
    let permissions = call.missing_permissions(own_thread);
    if permissions.is_empty() {
        return Ok(());
    }
    Err(match invitation_if_absent(call).await {
        Some(link) => Refused::Absent(link),
        None => Refused::Lacks { bot: call.bot.name.clone(), permissions, own_thread },
    })
}

/// The address at which the bot can be invited, if it isn't a member of the server. Then only its
/// commands are installed there, and it has no role that could be given permissions. Discord doesn't
/// say so with a command, but a bot that isn't there can't see the channel.
async fn invitation_if_absent(call: &Call) -> Option<String> {
    if call.bot_permissions.view_channel() {
        return None;
    }
    match call.bot.discord.is_in(call.place.guild).await {
        Ok(true) => None,
        Ok(false) => call.bot.discord.requests.application_id().map(permissions::invitation),
        Err(error) => {
            tracing::debug!(%error, "it isn't known whether the bot is in a server");
            None
        }
    }
}

/// Opens the table in this channel, for these people.
pub(super) async fn here(
    call: &Call,
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
    if call.origin != Origin::Command
        && call.bot.tables.find(call.place.channel).is_some_and(is_there)
    {
        // The button's second press would throw away what the first one opened.
        return Err(why_not(call, Refusal::TableExists));
    }
    let before = call.bot.display(call.place.channel);
    let above = match call.site {
        Site::Thread { above, .. } => above,
        Site::Parent(_) | Site::Other => None,
    };
    let spot = Spot { place: call.place, above };
    match call.bot.tables.start_with(spot, people, settings, computers, again).await {
        Ok(table) => {
            let display = live::show(&call.bot, table, FirstMessage::Answer);
            if let Some(before) = before {
                // Its people sit here now.
                display.hands.inherit(&before.hands);
            }
            let opened = display.snapshot();
            let after = recap::after(call.bot.tables.store(), &opened).await;
            Ok(show(call, &opened, after.as_ref()))
        }
        Err(refusal) => Err(why_not(call, refusal)),
    }
}

/// Why no table was opened here.
fn why_not(call: &Call, refusal: Refusal) -> Refused {
    match call.bot.table_at(call.place.channel) {
        Some(there) => Refused::AtTable(there, refusal),
        None => refusal.into(),
    }
}

/// Opens the table in a new thread of its own. Discord posts a line in the channel that links to
/// it.
async fn in_own_thread(
    call: &Call,
    thread: serenity::ChannelType,
    settings: Settings,
    computers: usize,
) -> Result {
    let parent = call.place;
    // Check this before starting a thread, which would otherwise be useless.
    call.bot.tables.could_start(parent.guild, &settings, computers)?;
    let pause = |wait| Refused::ThreadPause(SystemTime::now() + wait);
    call.bot.threads.count(parent.channel).map_err(pause)?;
    let (host, asked) = (call.person.clone(), call.interaction);
    let name = thread::name(call.public, &host.name);
    let _beginning = call.bot.threads.beginning(parent.channel);
    let channel = match call.bot.threads.begin(parent, thread, &name, asked).await {
        Err(ApiError::NoAccess(_)) => {
            let (bot, permissions) = (call.bot.name.clone(), CREATE_THREADS);
            return Err(Refused::Lacks { bot, permissions, own_thread: true });
        }
        Err(ApiError::Refused { code, .. }) if TOO_MANY_THREADS.contains(&code) => {
            return Err(Refused::TooManyThreads);
        }
        begun => begun.doing("beginning a thread")?,
    };
    let spot = Spot { place: Place { channel, ..parent }, above: Some(parent.channel) };
    match call.bot.tables.start(spot, host, asked, settings, computers).await {
        Ok(table) => {
            live::show(&call.bot, table, FirstMessage::Elsewhere);
            Ok(Reply::text(call.catalog.done_thread(format!("<#{channel}>"))))
        }
        Err(refusal) => {
            call.bot.threads.give_up(channel).await;
            Err(refusal.into())
        }
    }
}
