//! Checks a server and a channel: whether the bot is there, and each permission that it needs.

use poise::serenity_prelude as serenity;
use serenity::ChannelType as Kind;
use serenity::Permissions as P;

use super::{Finding, Places};
use crate::discord::http::{ApiError, Application, Discord, Target};
use crate::discord::permissions::{self, Channel, Guild, Member, NEEDED};
use crate::table::{ChannelId, GuildId, UserId};

const SERVER: &str = "server";
const CHANNEL: &str = "channel";
const PERMISSION: &str = "permission";

/// Nothing of this was checked.
pub fn missed(places: Places, why: &str) -> Vec<Finding> {
    let asked = [(SERVER, places.server), (CHANNEL, places.channel)];
    let asked = asked.into_iter().filter(|(_, id)| id.is_some());
    asked
        .map(|(what, _)| Finding::not_checked(what, why))
        .collect()
}

pub async fn check(discord: &Discord, application: &Application, places: Places) -> Vec<Finding> {
    let mut findings = Vec::new();
    if let Some(server) = places.server {
        let guild = GuildId(server.get());
        if let Some((guild, member)) = find_server(discord, application, guild, &mut findings).await
        {
            let may = permissions::of(&guild, (bot(application), &member), None);
            findings.extend(permissions_in(may, |_| true, "its role in the server"));
        }
    }
    if let Some(channel) = places.channel {
        let channel = ChannelId(channel.get());
        findings.extend(check_channel(discord, application, places, channel).await);
    }
    findings
}

/// The application's account. An application that has no bot has no token either.
fn bot(application: &Application) -> serenity::UserId {
    let own = application.bot.as_ref().map(|bot| bot.id);
    own.unwrap_or_else(|| serenity::UserId::new(application.id.get()))
}

async fn find_server(
    discord: &Discord,
    application: &Application,
    id: GuildId,
    findings: &mut Vec<Finding>,
) -> Option<(Guild, Member)> {
    let found = async {
        let guild: Guild = discord.get(Target::Guild(id)).await?;
        let me = UserId(bot(application).get());
        let member: Member = discord.get(Target::Member(id, me)).await?;
        Ok((guild, member))
    };
    match found.await {
        Ok((guild, member)) => {
            findings.push(match member.is_timed_out(serenity::Timestamp::now()) {
                true => Finding::wrong(
                    SERVER,
                    "a moderator has timed the bot out: end that in the list of members",
                ),
                false => Finding::ok(SERVER, format!("the bot is in {}", guild.name)),
            });
            Some((guild, member))
        }
        Err(
            ApiError::Refused {
                code: 10004 | 10007,
                ..
            }
            | ApiError::NoAccess(_),
        ) => {
            let invitation = permissions::invitation(application.id);
            let said = format!(
                "the bot isn't in the server {}: check the number, or invite it with {invitation}",
                id.0
            );
            findings.push(Finding::wrong(SERVER, said));
            None
        }
        Err(error) => {
            findings.push(Finding::failed(SERVER, &error));
            None
        }
    }
}

async fn check_channel(
    discord: &Discord,
    application: &Application,
    places: Places,
    id: ChannelId,
) -> Vec<Finding> {
    let channel: Channel = match discord.get(Target::Channel(id)).await {
        Ok(channel) => channel,
        Err(ApiError::NoAccess(10003)) => {
            let said = format!(
                "there is no channel {}: check the number (in Discord: Settings, Advanced, Developer Mode; then Copy Channel ID in the channel's menu)",
                id.0
            );
            return vec![Finding::wrong(CHANNEL, said)];
        }
        Err(ApiError::NoAccess(_)) => {
            let said = "View Channel is missing, or the bot isn't in the channel's server: allow it in the channel's settings (Permissions), or invite the bot";
            return vec![
                Finding::wrong(CHANNEL, said),
                Finding::not_checked(PERMISSION, "the others need View Channel"),
            ];
        }
        Err(error) => return vec![Finding::failed(CHANNEL, &error)],
    };
    let Some(guild) = channel.guild_id else {
        return vec![Finding::wrong(
            CHANNEL,
            "it isn't in a server, and games are for servers only",
        )];
    };
    let guild = GuildId(guild.get());
    if places.server.is_some_and(|server| server.get() != guild.0) {
        let said = format!("it isn't in that server, but in {}", guild.0);
        return vec![Finding::wrong(CHANNEL, said)];
    }
    let mut findings = Vec::new();
    let found = find_server(discord, application, guild, &mut findings).await;
    if places.server.is_some() {
        // Already reported.
        findings.clear();
    }
    let Some((guild, member)) = found else {
        return findings;
    };
    let is_thread = channel.is_thread();
    let above = match channel.parent_id.filter(|_| is_thread) {
        None => None,
        Some(above) => match discord.get(Target::Channel(ChannelId(above.get()))).await {
            Ok(above) => Some::<Channel>(above),
            Err(error) => {
                findings.push(Finding::failed(CHANNEL, &error));
                return findings;
            }
        },
    };
    let may = permissions::of(
        &guild,
        (bot(application), &member),
        above.as_ref().or(Some(&channel)),
    );
    let name = channel.name.as_deref().unwrap_or_default();
    findings.push(kind(&channel, may, name));
    if let Some(finding) = voice(&channel, may) {
        findings.push(finding);
    }
    let needs = |permission: P| match (is_thread, channel.kind) {
        (true, _) => permission != P::SEND_MESSAGES && permission != P::CREATE_PUBLIC_THREADS,
        // A voice channel has no threads.
        (_, Kind::Voice | Kind::Stage) => {
            permission != P::CREATE_PUBLIC_THREADS && permission != P::SEND_MESSAGES_IN_THREADS
        }
        _ => true,
    };
    findings.extend(permissions_in(
        may,
        needs,
        "the channel's settings (Permissions)",
    ));
    findings
}

fn kind(channel: &Channel, may: P, name: &str) -> Finding {
    let locked = channel
        .thread_metadata
        .as_ref()
        .is_some_and(|thread| thread.locked);
    match channel.kind {
        Kind::Forum => Finding::wrong(
            CHANNEL,
            format!("#{name} is a forum, which takes no messages itself: play in one of its posts"),
        ),
        Kind::Category => Finding::wrong(
            CHANNEL,
            format!("{name} is a category: choose a channel in it"),
        ),
        _ if locked && !may.manage_threads() => Finding::wrong(
            CHANNEL,
            format!("the thread {name} is locked: unlock it, or give the bot Manage Threads"),
        ),
        _ => Finding::ok(CHANNEL, format!("#{name}")),
    }
}

/// The permission that a voice channel's chat needs besides.
fn voice(channel: &Channel, may: P) -> Option<Finding> {
    let is_voice = matches!(channel.kind, Kind::Voice | Kind::Stage);
    is_voice.then(|| {
        permission(
            may,
            (P::CONNECT, "Connect", "it can't see the channel's chat"),
            "the channel's settings (Permissions)",
        )
    })
}

fn permissions_in(may: P, needs: impl Fn(P) -> bool, place: &str) -> Vec<Finding> {
    let needed = NEEDED.into_iter().filter(|(one, ..)| needs(*one));
    needed.map(|one| permission(may, one, place)).collect()
}

fn permission(may: P, (needed, name, without): (P, &str, &str), place: &str) -> Finding {
    match may.contains(needed) {
        true => Finding::ok(PERMISSION, name),
        false => Finding::wrong(
            PERMISSION,
            format!("{name} is missing: allow it in {place}; without it {without}"),
        ),
    }
}
