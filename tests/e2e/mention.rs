//! The option `mention` of `start` and `plan`: a role that the first message of a table mentions.

use discord_sandbox::{Message, Permissions, RoleId, Whose};

use crate::harness::{Clock, World, says, says_all, slash_in};
use crate::refusals::refused;

tests! { with_bot
    a_role_is_mentioned_once_however_often_its_table_moves
    a_role_that_may_not_be_mentioned_opens_no_table
    who_may_mention_everyone_in_a_channel_may_mention_every_role_there
}

tests! { with_clock an_evening_mentions_its_role_when_it_opens_and_after_a_restart }

/// A role that Bob has, and everyone may mention.
fn players(world: &World) -> RoleId {
    let (sandbox, guild) = (&world.sandbox, world.sandbox.guild());
    let role = sandbox.create_role(guild, "players", Permissions::default());
    sandbox.make_mentionable(guild, role);
    sandbox.give_role(guild, world.user("Bob").id(), role);
    role
}

/// The messages that notified Bob, also those that are gone.
fn rang(world: &World) -> Vec<Message> {
    let bob = world.user("Bob");
    let rings = |message: &&Message| bob.was_notified_by(message);
    world.sandbox.look(|view| view.everything().filter(rings).cloned().collect())
}

async fn a_role_is_mentioned_once_however_often_its_table_moves(world: &mut World) {
    let (people, role) = (world.people(3), players(world));
    let mention = format!("<@&{role}>");
    let lobby = world.lobby(&people[0], "start mention:players turn_seconds:0").await;
    says(&lobby, &mention);
    assert_eq!(rang(world).iter().map(|message| message.id).collect::<Vec<_>>(), [lobby.id]);
    // It stands there as long as people can join, whatever the message looks like.
    world.join(&people[1..]).await;
    let joined = world.newest_public("3 taken").await;
    assert_eq!((joined.id, &joined.now().roles[..]), (lobby.id, &[role][..]));
    world.restart().await;
    let reposted = world.slash(&people[0], "table").await;
    says(&reposted, &mention);
    assert!(reposted.now().roles.is_empty());
    world.is_deleted(lobby.id).await;
    // Somebody deletes that one, and it is posted again.
    world.sandbox.delete_message(reposted.id);
    world.newest_public("3 taken").await;
    world.slash(&people[0], "deal").await;
    world.any_public("game 1 has begun").await;
    let result = world.lose(&people[0], 1).await;
    world.press(&people[0], &result, "Again").await;
    let table = world.any_public("Game 2, trick 1").await;
    assert!(!table.text().contains(&mention));
    let rang = rang(world);
    let of_roles = rang.iter().filter(|message| message.text().contains("<@&"));
    assert_eq!(of_roles.map(|message| message.id).collect::<Vec<_>>(), [lobby.id]);
}

async fn a_role_that_may_not_be_mentioned_opens_no_table(world: &mut World) {
    let (sandbox, guild) = (world.sandbox.clone(), world.sandbox.guild());
    let (alice, bob) = (world.user("Alice"), world.user("Bob"));
    sandbox.create_role(guild, "staff", Permissions::default());
    let plan = r#"plan when:"in 2 hours" zone:UTC"#;
    for command in ["start", plan] {
        refused(world, &bob, &format!("{command} mention:staff"), "Mention Everyone").await;
        // Not even the owner of the server has everyone mentioned.
        for user in [&alice, &bob] {
            let line = format!("{command} mention:everyone");
            refused(world, user, &line, "I don’t mention everyone").await;
        }
    }
    assert!(world.tables().all().is_empty());
    says(&world.slash(&bob, "plan").await, "No evening is planned");
}

async fn who_may_mention_everyone_in_a_channel_may_mention_every_role_there(world: &mut World) {
    let (sandbox, guild) = (world.sandbox.clone(), world.sandbox.guild());
    let bob = world.user("Bob");
    let staff = sandbox.create_role(guild, "staff", Permissions::default());
    sandbox.give_role(guild, world.user("Carol").id(), staff);
    let (may, nothing) = (Permissions::MENTION_EVERYONE, Permissions::default());
    // The bot needs the permission, too.
    let bot = world.slash(&bob, "help").await.author;
    for who in [bob.id(), bot] {
        sandbox.overwrite(world.channel, Whose::Member(who), may, nothing);
    }
    let elsewhere = sandbox.channel("general");
    let told = slash_in(&bob, elsewhere, "/getaway start mention:staff").await;
    says(&told, "Mention Everyone");
    // A thread has the permissions of its channel.
    let thread = sandbox.create_thread(world.channel, "side");
    let lobby = slash_in(&bob, thread, "/getaway start mention:staff").await;
    assert!(world.user("Carol").was_notified_by(&lobby), "{}", lobby.text());
    let lobby = world.lobby(&bob, "start mention:staff").await;
    assert!(world.user("Carol").was_notified_by(&lobby));
    world.close(&bob).await;
    let (channel, answer) = (world.channel, world.slash(&bob, "start thread:yes mention:staff"));
    says(&answer.await, "in a thread of its own");
    let own = sandbox.look(|view| view.threads(channel)).pop().expect("a thread").id;
    world.channel = own;
    let lobby = world.newest_public("a table is open").await;
    assert!(world.user("Carol").was_notified_by(&lobby));
}

async fn an_evening_mentions_its_role_when_it_opens_and_after_a_restart(
    world: &mut World,
    clock: &Clock,
) {
    let (alice, role) = (world.user("Alice"), players(world));
    let line = r#"plan when:"in 20 minutes" zone:UTC mention:players"#;
    let invitation = world.slash(&alice, line).await;
    says(&invitation, &format!("<@&{role}> gets a mention when the table opens"));
    // The menus leave it alone.
    let change = world.press(&alice, &invitation, "Change").await;
    world.choose(&alice, &change, "Computer players", "1").await;
    world.restart().await;
    assert!(rang(world).is_empty());
    clock.set(21 * 60);
    let lobby = world.newest_public("a table is open").await;
    says_all(&lobby, ["Alice", "🤖", &format!("<@&{role}>")]);
    world.restart().await;
    says(&world.slash(&world.user("Bob"), "join").await, "You have seat");
    world.newest_public("3 taken").await;
    assert_eq!(rang(world).iter().map(|message| message.id).collect::<Vec<_>>(), [lobby.id]);
}
