//! The permissions that the bot needs in a server, and what it has in a channel.

use poise::serenity_prelude as serenity;
use serde::Deserialize;
use serenity::Permissions as P;

use super::http::threads::Channel;

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
