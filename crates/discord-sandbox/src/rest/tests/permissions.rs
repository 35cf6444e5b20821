//! Roles, a channel's overwrites, private threads, and who sees what.

use super::*;
use crate::{UserId, Whose};

const VIEW: Permissions = Permissions::VIEW_CHANNEL;
const FILES: Permissions = Permissions::ATTACH_FILES;

fn none() -> Permissions {
    Permissions::default()
}

impl Bench {
    fn may(&self, user: UserId, permission: Permissions) -> bool {
        let has = self.sandbox.shared.read(|world| {
            let place = world.guilds.channel(self.channel).expect("it is there");
            world.guilds.permissions(place, user)
        });
        has.expect("a member").contains(permission)
    }
}

#[tokio::test]
async fn overwrites_are_applied_in_discords_order() {
    let bench = Bench::new().await;
    let (sandbox, guild) = (&bench.sandbox, bench.sandbox.guild());
    let (alice, bob) = (sandbox.user("Alice").id(), sandbox.user("Bob").id());
    let everyone = Whose::Role(guild.get().into());
    let set = |whose, allow, deny| sandbox.overwrite(bench.channel, whose, allow, deny);
    let [one, other] = ["one", "other"].map(|name| {
        let role = sandbox.create_role(guild, name, none());
        sandbox.give_role(guild, bob, role);
        Whose::Role(role)
    });
    set(everyone, none(), FILES);
    assert!(!bench.may(bob, FILES));
    assert!(bench.may(alice, FILES), "she owns the server");
    set(one, FILES, none());
    assert!(bench.may(bob, FILES), "roles go before everyone");
    set(other, none(), FILES);
    assert!(bench.may(bob, FILES), "what one role allows counts");
    set(Whose::Member(bob), none(), FILES);
    assert!(!bench.may(bob, FILES), "a person goes before their roles");
    set(Whose::Member(bob), none(), none());
    set(one, none(), none());
    assert!(!bench.may(bob, FILES), "overwrites can be removed");
    let boss = sandbox.create_role(guild, "boss", Permissions::ADMINISTRATOR);
    sandbox.give_role(guild, bob, boss);
    assert!(bench.may(bob, FILES), "administrators may do everything");
    sandbox.take_role(guild, bob, boss);
    assert!(!bench.may(bob, FILES));
    sandbox.time_out(guild, bob, true);
    assert!(!bench.may(bob, Permissions::SEND_MESSAGES));
    assert!(bench.may(bob, VIEW), "who is timed out still reads");
    sandbox.give_role(guild, bob, boss);
    assert!(bench.may(bob, Permissions::SEND_MESSAGES), "an administrator isn't kept out");
    sandbox.take_role(guild, bob, boss);
    sandbox.time_out(guild, bob, false);
    assert!(bench.may(bob, Permissions::SEND_MESSAGES));
    sandbox.set_everyone(guild, none());
    assert!(!bench.may(bob, VIEW));
}

#[tokio::test]
async fn roles_and_overwrites_are_in_what_the_bot_reads() {
    let bench = Bench::new().await;
    let (sandbox, guild) = (&bench.sandbox, bench.sandbox.guild());
    let bob = sandbox.user("Bob").id();
    let role = sandbox.create_role(guild, "friends", FILES);
    sandbox.give_role(guild, bob, role);
    sandbox.overwrite(bench.channel, Whose::Role(role), FILES, VIEW);
    let read = |path: String| bench.get(&path);
    let roles = &read(format!("/guilds/{guild}"))["roles"];
    assert_eq!(roles[0]["id"], json!(guild));
    assert_eq!(roles[1]["name"], "friends");
    assert_eq!(roles[1]["permissions"], FILES.bits().to_string());
    let member = read(format!("/guilds/{guild}/members/{bob}"));
    assert_eq!(member["roles"], json!([role]));
    let overwrites = &read(format!("/channels/{}", bench.channel))["permission_overwrites"];
    let expected = json!([{
        "id": role, "type": 0,
        "allow": FILES.bits().to_string(), "deny": VIEW.bits().to_string(),
    }]);
    assert_eq!(*overwrites, expected);
    let thread = sandbox.create_thread(bench.channel, "side");
    let above = &read(format!("/channels/{thread}"))["permission_overwrites"];
    assert_eq!(*above, Value::Null, "a thread has none of its own");
}

#[tokio::test]
async fn a_hidden_channel_is_closed_to_everyone_else() {
    let bench = Bench::new().await;
    let sandbox = &bench.sandbox;
    let [alice, bob, carol] = ["Alice", "Bob", "Carol"].map(|name| sandbox.user(name));
    sandbox.hide(bench.channel, &[bob.id()]);
    let thread = sandbox.create_thread(bench.channel, "side");
    for place in [bench.channel, thread] {
        assert!(alice.say(place, "an owner sees all").is_ok());
        assert!(bob.say(place, "I'm let in").is_ok());
        let refused = carol.say(place, "and I'm not");
        assert_eq!(refused, Err(Refused::NoSuchChannel));
        assert!(!bob.sees(place).is_empty());
        assert!(carol.sees(place).is_empty());
        bench.gives("GET", &format!("/channels/{place}"), Value::Null, (200, 0));
    }
}

#[tokio::test]
async fn a_channel_that_the_bot_cannot_see_is_not_listed() {
    let bench = Bench::new().await;
    let path = format!("/guilds/{}/channels", bench.sandbox.guild());
    let listed = || bench.get(&path).as_array().map(Vec::len);
    assert_eq!(listed(), Some(2));
    bench.deny(VIEW);
    assert_eq!(listed(), Some(1));
}

#[tokio::test]
async fn a_private_thread_is_for_its_members_and_those_who_manage_threads() {
    let bench = Bench::new().await;
    let (sandbox, guild) = (&bench.sandbox, bench.sandbox.guild());
    let [bob, carol] = ["Bob", "Carol"].map(|name| sandbox.user(name));
    let bot = sandbox.shared.read(|world| world.app.bot);
    let thread = sandbox.create_private_thread(bench.channel, "secret");
    sandbox.invite(thread, bob.id());
    assert!(bob.say(thread, "hi").is_ok());
    assert!(carol.say(thread, "hi").is_err());
    let path = format!("/channels/{thread}");
    assert_eq!(bench.code("GET", &path, Value::Null), (403, 50001));
    let inside = format!("{path}/messages");
    bench.gives("POST", &inside, json!({ "content": "x" }), (403, 50001));
    let active = format!("/guilds/{guild}/threads/active");
    let active = || bench.get(&active)["threads"].take();
    assert_eq!(active(), json!([]));

    sandbox.invite(thread, bot);
    let told = bench.get(&path);
    assert_eq!((&told["type"], &told["parent_id"]), (&json!(12), &json!(bench.channel)));
    assert_eq!(active()[0]["id"], json!(thread));
    let member =
        |who: UserId| bench.code("GET", &format!("{path}/thread-members/{who}"), Value::Null);
    assert_eq!(member(bob.id()), (200, 0));
    assert_eq!(member(carol.id()), (404, 10007));
    // A member who no longer sees the channel above it doesn't see the thread either.
    sandbox.hide(bench.channel, &[carol.id()]);
    assert!(bob.say(thread, "hi").is_err());
    let manages = sandbox.create_role(guild, "moderators", Permissions::MANAGE_THREADS);
    sandbox.give_role(guild, carol.id(), manages);
    assert!(carol.say(thread, "hi").is_ok());
}
