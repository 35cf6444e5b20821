//! Checks a server and a channel: whether the bot is there, and each permission that it needs.

use std::num::NonZeroU64;

use poise::serenity_prelude as serenity;
use serenity::ChannelType as Kind;
use serenity::Permissions as P;

use super::{Finding, Places};
use crate::discord::http::threads::Channel;
use crate::discord::http::{ApiError, Application, Discord, Target};
use crate::discord::permissions::{self, Guild, Member, NEEDED};
use crate::table::{ChannelId, GuildId, UserId};

const SERVER: &str = "server";
const CHANNEL: &str = "channel";
const PERMISSION: &str = "permission";

/// Nothing of this was checked.
pub fn missed(places: Places, why: &str) -> Vec<Finding> {
    let asked = [(SERVER, places.server), (CHANNEL, places.channel)]
        .into_iter()
        .filter(|(_, id)| id.is_some());
    asked.map(|(what, _)| Finding::not_checked(what, why)).collect()
}

pub async fn check(discord: &Discord, application: &Application, places: Places) -> Vec<Finding> {
    // An application that has no bot has no token either.
    let own = application.bot.as_ref().map(|bot| bot.id);
    let mut check = Check {
        discord,
        application: application.id,
        bot: own.unwrap_or_else(|| serenity::UserId::new(application.id.get())),
        findings: Vec::new(),
    };
    let mut server = None;
    if let Some(id) = places.server {
        server = check.find_server(GuildId(id.get())).await;
        if let Some((guild, member)) = &server {
            let may = permissions::of(guild, check.bot, member, None);
            check.permissions(may, &[], "its role in the server");
        }
    }
    if let Some(channel) = places.channel {
        let id = ChannelId(channel.get());
        if let Err(finding) = check.channel(id, places.server, server).await {
            check.findings.push(finding);
        }
    }
    check.findings
}

struct Check<'a> {
    discord: &'a Discord,
    application: serenity::ApplicationId,
    /// The application's account.
    bot: serenity::UserId,
    findings: Vec<Finding>,
}

/// A server with the bot.
type Server = (Guild, Member);

impl Check<'_> {
    async fn find_server(&mut self, id: GuildId) -> Option<Server> {
        let found = async {
            let guild: Guild = self.discord.get(Target::Guild(id)).await?;
            let me = UserId(self.bot.get());
            let member: Member = self.discord.get(Target::Member(id, me)).await?;
            Ok((guild, member))
        };
        let (server, finding) = match found.await {
            Ok((guild, member)) => {
                let finding = if member.is_timed_out(serenity::Timestamp::now()) {
                    let said = "a moderator has timed the bot out: end that in the list of members";
                    Finding::wrong(SERVER, said)
                } else {
                    Finding::ok(SERVER, format!("the bot is in {}", guild.name))
                };
                (Some((guild, member)), finding)
            }
            Err(ApiError::Refused { code: 10004 | 10007, .. } | ApiError::NoAccess(_)) => {
                let invitation = permissions::invitation(self.application);
                let said = format!(
                    "the bot isn't in the server {}: check the number, or invite it with {invitation}",
                    id.0
                );
                (None, Finding::wrong(SERVER, said))
            }
            Err(error) => (None, Finding::failed(SERVER, &error)),
        };
        self.findings.push(finding);
        server
    }

    /// `asked`: the server that it should be in, if one was named; `server`: that one, if the bot is
    /// in it.
    async fn channel(
        &mut self,
        id: ChannelId,
        asked: Option<NonZeroU64>,
        server: Option<Server>,
    ) -> Result<(), Finding> {
        let wrong = |said: String| Err(Finding::wrong(CHANNEL, said));
        let channel = match self.discord.channel(id).await {
            Ok(channel) => channel,
            Err(error) if error.is_about_a_gone_channel() => {
                return wrong(format!(
                    "there is no channel {}: check the number (in Discord: Settings, Advanced, Developer Mode; then Copy Channel ID in the channel's menu)",
                    id.0
                ));
            }
            Err(ApiError::NoAccess(_)) => {
                let said = "View Channel is missing, or the bot isn't in the channel's server: allow it in the channel's settings (Permissions), or invite the bot";
                self.findings.push(Finding::wrong(CHANNEL, said));
                return Err(Finding::not_checked(PERMISSION, "the others need View Channel"));
            }
            Err(error) => return Err(Finding::failed(CHANNEL, &error)),
        };
        let Some(guild) = channel.guild_id.map(|guild| GuildId(guild.get())) else {
            return wrong("it isn't in a server, and games are for servers only".to_owned());
        };
        if asked.is_some_and(|asked| asked.get() != guild.0) {
            return wrong(format!("it isn't in that server, but in {}", guild.0));
        }
        let server = match asked {
            Some(_) => server,
            None => self.find_server(guild).await,
        };
        let Some((guild, member)) = server else {
            return Err(Finding::not_checked(CHANNEL, "needs the bot in the server"));
        };
        let failed = |error| Finding::failed(CHANNEL, &error);
        let above = match channel.parent() {
            None => None,
            Some(above) => Some(self.discord.channel(above).await.map_err(failed)?),
        };
        let decides = above.as_ref().unwrap_or(&channel);
        let may = permissions::of(&guild, self.bot, &member, Some(decides));
        self.findings.push(kind(&channel, may));
        let settings = "the channel's settings (Permissions)";
        let is_voice = matches!(channel.kind, Kind::Voice | Kind::Stage);
        if is_voice {
            let without = "it can't see the channel's chat";
            self.findings.push(permission(may, P::CONNECT, "Connect", without, settings));
        }
        let needless: &[P] = match above {
            Some(_) => &[P::SEND_MESSAGES, P::CREATE_PUBLIC_THREADS],
            // A voice channel has no threads.
            None if is_voice => &[P::CREATE_PUBLIC_THREADS, P::SEND_MESSAGES_IN_THREADS],
            None => &[],
        };
        self.permissions(may, needless, settings);
        Ok(())
    }

    fn permissions(&mut self, may: P, needless: &[P], place: &str) {
        let needed = NEEDED.into_iter().filter(|(one, ..)| !needless.contains(one));
        let found = needed.map(|(one, name, without)| permission(may, one, name, without, place));
        self.findings.extend(found);
    }
}

fn kind(channel: &Channel, may: P) -> Finding {
    let name = channel.name.as_deref().unwrap_or_default();
    match channel.kind {
        Kind::Forum => Finding::wrong(
            CHANNEL,
            format!("#{name} is a forum, which takes no messages itself: play in one of its posts"),
        ),
        Kind::Category => {
            Finding::wrong(CHANNEL, format!("{name} is a category: choose a channel in it"))
        }
        _ if channel.thread_state().locked && !may.manage_threads() => Finding::wrong(
            CHANNEL,
            format!("the thread {name} is locked: unlock it, or give the bot Manage Threads"),
        ),
        _ => Finding::ok(CHANNEL, format!("#{name}")),
    }
}

fn permission(may: P, needed: P, name: &str, without: &str, place: &str) -> Finding {
    if may.contains(needed) {
        Finding::ok(PERMISSION, name)
    } else {
        Finding::wrong(
            PERMISSION,
            format!("{name} is missing: allow it in {place}; without it {without}"),
        )
    }
}
