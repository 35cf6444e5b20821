//! Roles, a channel's overwrites, and the permissions that follow from them.

use std::collections::BTreeSet;

use crate::ids::{RoleId, UserId};
use crate::permissions::Permissions;

#[derive(Clone, Debug)]
pub(crate) struct Role {
    pub(crate) id: RoleId,
    pub(crate) name: String,
    pub(crate) permissions: Permissions,
}

/// Everyone to whom a channel's overwrite applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Whose {
    /// The members with this role.
    Role(RoleId),
    /// A single member.
    Member(UserId),
}

/// Permissions that a channel gives and takes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Overwrite {
    pub(crate) whose: Whose,
    pub(crate) allow: Permissions,
    pub(crate) deny: Permissions,
}

/// Applies a channel's overwrites to a member's permissions in the server, in Discord's order: those
/// of `@everyone`, then those of all other roles together, then the member's own.
pub(super) fn overwritten(
    base: Permissions,
    everyone: RoleId,
    (user, roles): (UserId, &BTreeSet<RoleId>),
    overwrites: &[Overwrite],
) -> Permissions {
    let apply = |before: Permissions, applies: &dyn Fn(Whose) -> bool| {
        let those = overwrites.iter().filter(|one| applies(one.whose));
        let nothing = (Permissions::default(), Permissions::default());
        let (allow, deny) =
            those.fold(nothing, |(allow, deny), one| (allow | one.allow, deny | one.deny));
        (before - deny) | allow
    };
    let has = apply(base, &|whose| whose == Whose::Role(everyone));
    let has = apply(
        has,
        &|whose| matches!(whose, Whose::Role(role) if role != everyone && roles.contains(&role)),
    );
    apply(has, &|whose| whose == Whose::Member(user))
}
