//! The permissions that the bot needs in a server, what it has in a channel, and what people may do in
//! channels other than the one in which they ask. So also who may see a stored game: people who were dealt
//! in, and people who see its channel.
//!
//! The bot keeps neither channels nor roles, so this asks Discord, but only about people who ask in
//! another channel. Whatever answers them must not tell a game that they may not see from one that
//! doesn't exist.

use poise::serenity_prelude as serenity;
use serde::Deserialize;
use serenity::Permissions as P;

use super::bot::Bot;
use super::http::threads::Channel;
use super::http::{ApiError, Discord, Target};
use super::incoming::invocation::Invocation;
use crate::store::StoredGame;
use crate::table::Place;

/// The permissions that a server gives the bot when it is invited, by their names in Discord, and
/// what doesn't work without them.
pub const NEEDED: [(P, &str, &str); 7] = [
    (P::VIEW_CHANNEL, "View Channel", "it can't play there"),
    (P::SEND_MESSAGES, "Send Messages", "it can't post tables"),
    (P::EMBED_LINKS, "Embed Links", "it can't show tables"),
    (P::ATTACH_FILES, "Attach Files", "cards and charts have no pictures"),
    (
        P::READ_MESSAGE_HISTORY,
        "Read Message History",
        "it can't find a message that Discord accepted without confirming it, and may post it twice",
    ),
    (P::CREATE_PUBLIC_THREADS, "Create Public Threads", "it can't open tables in threads"),
    (P::SEND_MESSAGES_IN_THREADS, "Send Messages in Threads", "it can't play in threads"),
];

/// The address at which somebody invites the bot to a server.
pub fn invitation(application: serenity::ApplicationId) -> String {
    let needed = NEEDED.iter().fold(P::empty(), |all, (one, ..)| all | *one);
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&integration_type=0&permissions={}",
        needed.bits()
    )
}

#[derive(Debug, Deserialize)]
pub struct Guild {
    pub id: serenity::GuildId,
    pub name: String,
    owner_id: serenity::UserId,
    roles: Vec<Role>,
}

#[derive(Debug, Deserialize)]
struct Role {
    id: serenity::RoleId,
    permissions: P,
}

#[derive(Debug, Deserialize)]
pub struct Member {
    roles: Vec<serenity::RoleId>,
    /// Until when the member is timed out.
    communication_disabled_until: Option<serenity::Timestamp>,
}

impl Member {
    /// A member with these roles, as an interaction names them.
    pub const fn with(roles: Vec<serenity::RoleId>) -> Member {
        Member { roles, communication_disabled_until: None }
    }

    pub fn is_timed_out(&self, now: serenity::Timestamp) -> bool {
        self.communication_disabled_until.is_some_and(|until| until > now)
    }
}

/// What a member may do in a server, or in a channel of it; by Discord's rules. A thread's rules are
/// those of the channel above it.
pub fn of(guild: &Guild, id: serenity::UserId, member: &Member, channel: Option<&Channel>) -> P {
    let everyone = serenity::RoleId::new(guild.id.get());
    let has = |role: serenity::RoleId| role == everyone || member.roles.contains(&role);
    let own = guild.roles.iter().filter(|role| has(role.id));
    let base = own.fold(P::empty(), |all, role| all | role.permissions);
    if guild.owner_id == id || base.administrator() {
        return P::all();
    }
    let overwrites = channel.map_or(&[][..], |channel| &channel.permission_overwrites);
    let overwritten = |before: P, applies: &dyn Fn(serenity::PermissionOverwriteType) -> bool| {
        let those = overwrites.iter().filter(|one| applies(one.kind));
        let (allow, deny) = those.fold((P::empty(), P::empty()), |(allow, deny), one| {
            (allow | one.allow, deny | one.deny)
        });
        (before - deny) | allow
    };
    use serenity::PermissionOverwriteType::{Member as ForMember, Role as ForRole};
    let may = overwritten(base, &|kind| kind == ForRole(everyone));
    let may = overwritten(may, &|kind| match kind {
        ForRole(role) => role != everyone && has(role),
        _ => false,
    });
    overwritten(may, &|kind| kind == ForMember(id))
}

/// Whether people without any role see a channel.
pub fn everyone_sees(guild: &Guild, channel: &Channel) -> bool {
    // Nobody has the id of a server.
    let nobody = serenity::UserId::new(guild.id.get());
    of(guild, nobody, &Member::with(Vec::new()), Some(channel)).view_channel()
}

/// Whether this game may be shown to the person: it was played in this server, and they were dealt
/// in or see its channel.
pub async fn may_see_game(
    bot: &Bot,
    invocation: &Invocation,
    game: &StoredGame,
) -> Result<bool, ApiError> {
    if game.place.guild != invocation.place.guild {
        return Ok(false);
    }
    if game.seat_of(invocation.person.id).is_some() {
        return Ok(true);
    }
    Ok(permissions_in(bot, invocation, game.place).await?.view_channel())
}

/// What the person may do in this place of the server in which they ask; nothing if they don't see
/// it. If the bot doesn't see it either, only administrators do, and nobody once it is gone.
pub async fn permissions_in(
    bot: &Bot,
    invocation: &Invocation,
    place: Place,
) -> Result<P, ApiError> {
    // Nobody can ask in a channel that they don't see.
    if place.channel == invocation.place.channel {
        return Ok(invocation.permissions | P::VIEW_CHANNEL);
    }
    match permissions_of(&bot.discord, invocation, place).await {
        Err(error) if error.is_about_a_gone_channel() => Ok(P::empty()),
        // The channel is there, but the bot no longer sees it. Administrators do.
        Err(ApiError::NoAccess(_)) => {
            Ok(if invocation.permissions.administrator() { P::all() } else { P::empty() })
        }
        found => found,
    }
}

async fn permissions_of(
    discord: &Discord,
    invocation: &Invocation,
    place: Place,
) -> Result<P, ApiError> {
    let channel = discord.channel(place.channel).await?;
    if invocation.permissions.administrator() {
        return Ok(P::all());
    }
    let is_private = channel.kind == serenity::ChannelType::PrivateThread;
    let parent = channel.parent();
    if parent == Some(invocation.place.channel) && !is_private {
        return Ok(invocation.permissions | P::VIEW_CHANNEL);
    }
    // A thread's permissions are those of the channel above it.
    let decides = match parent {
        Some(parent) => discord.channel(parent).await?,
        None => channel,
    };
    let guild: Guild = discord.get(Target::Guild(place.guild)).await?;
    let person = invocation.person.id;
    let member = Member::with(invocation.roles.clone());
    let user = serenity::UserId::new(person.0);
    let may = of(&guild, user, &member, Some(&decides));
    let is_in =
        !is_private || may.manage_threads() || discord.is_in_thread(place.channel, person).await?;
    Ok(if may.view_channel() && is_in { may } else { P::empty() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const BOT: u64 = 9;

    /// What the bot may do in a server where everyone may see and write, it has the roles 2 and 3,
    /// role 2 may attach files, and a channel has these overwrites: id, whether it is a member's,
    /// what is allowed, and what is denied.
    fn may(owner: u64, overwrites: &[(u64, bool, P, P)]) -> P {
        let bits = |permissions: P| permissions.bits().to_string();
        let guild = json!({"id": "1", "name": "A", "owner_id": owner.to_string(), "roles": [
            {"id": "1", "permissions": bits(P::VIEW_CHANNEL | P::SEND_MESSAGES)},
            {"id": "2", "permissions": bits(P::ATTACH_FILES)},
            {"id": "3", "permissions": "0"},
            {"id": "4", "permissions": bits(P::ADMINISTRATOR)},
        ]});
        let overwrites: Vec<_> = overwrites
            .iter()
            .map(|(id, member, allow, deny)| {
                json!({"id": id.to_string(), "type": u8::from(*member),
                    "allow": bits(*allow), "deny": bits(*deny)})
            })
            .collect();
        let channel =
            json!({"id": "5", "type": 0, "name": "a", "permission_overwrites": overwrites});
        let member = json!({"roles": ["2", "3"]});
        let guild = serde_json::from_value(guild).unwrap();
        let member = serde_json::from_value(member).unwrap();
        let channel = serde_json::from_value(channel).unwrap();
        of(&guild, serenity::UserId::new(BOT), &member, Some(&channel))
    }

    #[test]
    fn overwrites_are_applied_in_discords_order() {
        const NONE: P = P::empty();
        let all = P::VIEW_CHANNEL | P::SEND_MESSAGES | P::ATTACH_FILES;
        assert_eq!(may(8, &[]), all);
        assert_eq!(may(BOT, &[(1, false, NONE, P::all())]), P::all(), "an owner");
        let files = P::ATTACH_FILES;
        for (overwrites, has) in [
            (&[(1, false, NONE, files)][..], false),
            // A role that the bot doesn't have.
            (&[(4, false, NONE, files)], true),
            (&[(BOT + 1, true, NONE, files)], true),
            // Roles go before everyone, and what one of them allows before what another denies.
            (&[(2, false, files, NONE), (1, false, NONE, files)], true),
            (&[(2, false, files, NONE), (3, false, NONE, files)], true),
            (&[(3, false, NONE, files), (1, false, files, NONE)], false),
            // The bot itself goes before its roles.
            (&[(BOT, true, files, NONE), (3, false, NONE, files)], true),
            (&[(BOT, true, NONE, files), (3, false, files, NONE)], false),
        ] {
            assert_eq!(may(8, overwrites).contains(files), has, "{overwrites:?}");
        }
    }
}
