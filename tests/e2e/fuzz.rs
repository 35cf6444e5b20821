//! Sends the bot anything at any moment, in a Discord with all its quirks. It never panics, always
//! answers, goes on, and reveals nothing about other servers.
//!
//! `FUZZ=100000` sets the number of interactions. `FUZZ_SEED` repeats a run, as far as the order of
//! simultaneous events allows.

use std::sync::LazyLock;

use discord_sandbox::{ChannelId, ChannelKind, GuildId, Message, Permissions, Refused, User};
use getaway::games::GameKind;
use getaway::games::options::{Named, Values};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use tokio::task::JoinSet;

use crate::harness::{Run, TRIES, World, slash_in, with_pictures};
use crate::quirks::{self, Quirks};

/// How many interactions are under way at once.
const AT_ONCE: usize = 16;
/// After this many interactions an hour passes.
const HOURLY: usize = 500;
const FEW: usize = 1_500;

/// What commands and buttons are made of, besides what the games' rules name.
struct Words {
    commands: Vec<&'static str>,
    options: Vec<&'static str>,
    values: Vec<&'static str>,
    ids: Vec<&'static str>,
}

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    let parts = include_str!("fuzz.txt").trim_end().split("\n\n");
    let mut parts = parts.map(|part| part.lines().skip(1).collect::<Vec<_>>());
    let mut next = |more: &[&'static str]| [&parts.next().expect("four parts"), more].concat();
    Words {
        commands: next(&[]),
        options: next(&[]),
        values: next(&["\u{202e}<@1> **`"]),
        ids: next(&["", "\u{1F0A1}"]),
    }
});
const LOCALES: [&str; 6] = ["en-US", "hi", "de", "ja", "zh-CN", "xx"];

struct Server {
    guild: GuildId,
    channels: Vec<ChannelId>,
    people: Vec<User>,
    /// A moderator who never plays.
    moderator: User,
}

#[tokio::test(flavor = "multi_thread")]
async fn every_interaction_is_answered() {
    let Run { count, seed, .. } = Run::of("FUZZ", FEW);
    let quirks = Quirks::of(seed);
    with_pictures(async |world| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let servers = servers(world);
        let guilds: Vec<GuildId> = servers.iter().map(|server| server.guild).collect();
        quirks.begin(&world.sandbox, &guilds);
        let mut under_way: JoinSet<bool> = JoinSet::new();
        let (mut sent, mut refused) = (0, 0);
        while sent < count {
            if under_way.len() >= AT_ONCE
                && let Some(answered) = under_way.join_next().await
            {
                refused += usize::from(!answered.expect("no panic"));
            }
            let server = &servers[rng.random_range(0..servers.len())];
            if let Some(deed) = deed(world, server, &servers, &mut rng) {
                under_way.spawn(deed);
                sent += 1;
                if sent % HOURLY == 0 {
                    // Nobody waits for an answer meanwhile.
                    let answers = std::mem::take(&mut under_way).join_all().await;
                    refused += answers.into_iter().filter(|answered| !answered).count();
                    quirks::an_hour_passes(&world.sandbox);
                }
            }
            world.look_for_leaks().await;
        }
        for answered in under_way.join_all().await {
            refused += usize::from(!answered);
        }
        eprintln!("{sent} interactions, of which {refused} did not leave the person's client");
        assert!(refused < sent / 2);
        nothing_of_another(world, &servers);
        world.faults().stop_failing();
        let mut kinds = GameKind::ALL.iter().cycle();
        for server in &servers {
            for (channel, kind) in server.channels.iter().zip(kinds.by_ref()) {
                goes_on(server, *channel, *kind).await;
            }
        }
    })
    .await;
}

/// Two servers, with people whose names tell them apart.
fn servers(world: &World) -> Vec<Server> {
    let sandbox = &world.sandbox;
    ["Kestrel", "Walrus"]
        .map(|kind| {
            let person = |n| sandbox.create_user(&format!("{kind}{n}"));
            let people: Vec<User> = (0..5).map(person).collect();
            let guild = sandbox.create_guild(kind, people[0].id());
            people.iter().for_each(|user| sandbox.join_guild(guild, user.id()));
            let moderator = person(5);
            sandbox.join_guild(guild, moderator.id());
            let moderators = sandbox.create_role(guild, "mod", Permissions::MANAGE_MESSAGES);
            sandbox.give_role(guild, moderator.id(), moderators);
            let channel =
                |n| sandbox.create_channel(guild, &format!("{kind}-{n}"), ChannelKind::Text);
            Server { guild, channels: (0..3).map(channel).collect(), people, moderator }
        })
        .into()
}

/// Something that somebody does. Resolves to whether it reached the bot, which has then answered.
fn deed(
    world: &World,
    server: &Server,
    all: &[Server],
    rng: &mut Xoshiro256PlusPlus,
) -> Option<impl Future<Output = bool> + Send + 'static> {
    let user = server.people.choose(rng)?.clone();
    let channel = *server.channels.choose(rng)?;
    if rng.random_range(0..20) == 0 {
        world.sandbox.set_locale(user.id(), LOCALES.choose(rng)?);
    }
    if rng.random_range(0..20) == 0 {
        // A person's own message, which the code below may press buttons on.
        let _ = user.say(channel, "Q♥, of course");
    }
    if rng.random_range(0..50) == 0 {
        let (field, value) = quirks::oddity(rng);
        let faults = world.sandbox.faults();
        faults.spoil_events(1, "INTERACTION_CREATE", field, value);
        faults.answer_requests(1, "", "/messages", 200, "<html>");
    }
    let kind = rng.random_range(0..10);
    let message = match kind {
        0..=5 => {
            // Sometimes takes a message from another channel, or even another server.
            let from = if rng.random_range(0..15) == 0 {
                *all.choose(rng)?.channels.choose(rng)?
            } else {
                channel
            };
            let seen: Vec<Message> = world
                .sandbox
                .look(|view| view.seen_by(user.id(), from).rev().take(8).cloned().collect());
            Some(seen.choose(rng)?.clone())
        }
        _ => None,
    };
    let line = line(rng);
    let (id, values) = (custom_id(rng), values(rng));
    let own = message.as_ref().and_then(|message| own_id(message, rng));
    Some(async move {
        let own = own.unwrap_or_else(|| id.clone());
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        let answered = match (kind, message) {
            (0..=2, Some(message)) => match user.press_raw(&message, &own).await {
                // A form is filled in with any of the values.
                Ok(opened) => match opened.modal() {
                    Some(form) => {
                        let word = values.first().copied().unwrap_or("mango");
                        let filled = form.fields.iter().map(|field| {
                            let mut offered = field.options.iter().map(|(_, value, _)| &**value);
                            (&*field.custom_id, offered.next_back().unwrap_or(word))
                        });
                        let filled: Vec<_> = filled.collect();
                        user.submit(&opened, &filled).await.map(drop)
                    }
                    None => Ok(()),
                },
                Err(why) => Err(why),
            },
            (3, Some(message)) => user.press_raw(&message, &id).await.map(drop),
            (4, Some(message)) => user.select_raw(&message, &own, &values).await.map(drop),
            (5, Some(message)) => user.select_raw(&message, &id, &values).await.map(drop),
            (6, _) => {
                user.autocomplete(channel, &line, values.first().unwrap_or(&"")).await.map(drop)
            }
            _ => user.slash(channel, &line).await.map(drop),
        };
        match answered {
            Ok(()) => true,
            Err(Refused::NoAnswer(_)) => panic!("{kind} {line} {own:?} {id:?} is not answered"),
            Err(_) => false,
        }
    })
}

fn own_id(message: &Message, rng: &mut Xoshiro256PlusPlus) -> Option<String> {
    let buttons = message.buttons().into_iter().filter_map(|button| button.custom_id);
    let selects = message.selects().into_iter().map(|select| select.custom_id);
    let ids: Vec<String> = buttons.chain(selects).collect();
    ids.choose(rng).cloned()
}

/// The name of an option, perhaps one of a game's rules.
fn option(rng: &mut Xoshiro256PlusPlus) -> &'static str {
    let all = GameKind::ALL.iter().flat_map(|kind| kind.options()).map(|info| info.name);
    let all: Vec<&str> = all.chain(WORDS.options.iter().copied()).collect();
    all[rng.random_range(0..all.len())]
}

/// The value of an option, perhaps one from a game's rules.
fn value(rng: &mut Xoshiro256PlusPlus) -> &'static str {
    let of_rules = GameKind::ALL.iter().flat_map(|kind| kind.options());
    let names = of_rules.flat_map(|info| match info.values {
        Values::Names(names) => names,
        Values::Number { .. } => Vec::new(),
    });
    let all: Vec<&str> = names.chain(WORDS.values.iter().copied()).collect();
    all[rng.random_range(0..all.len())]
}

fn line(rng: &mut Xoshiro256PlusPlus) -> String {
    let command = *WORDS.commands.choose(rng).expect("a command");
    let game = GameKind::ALL[rng.random_range(0..GameKind::ALL.len())].name();
    let fitting: &[&str] = match (command, game) {
        ("play", "palace") => &["cards"],
        ("play", _) => &["card"],
        ("swap", "palace") => &["hand", "up"],
        ("swap", _) => &["give", "take"],
        ("draw", _) => &["from"],
        ("pile", _) => &["number"],
        ("trumps", _) => &["suit"],
        ("bid", _) => &["tricks"],
        ("direction", _) => &["way"],
        ("record" | "verify", _) => &["game"],
        ("start", _) => &["computers"],
        ("cut", _) => &["word"],
        _ => &[],
    };
    let mut names: Vec<&str> = Vec::new();
    if rng.random_range(0..5) > 0 {
        names.extend(fitting);
    }
    for _ in 0..rng.random_range(0..3) {
        if rng.random_range(0..4) == 0 {
            names.push(option(rng));
        }
    }
    let mut line = format!("/{game} {command}");
    for name in names {
        let value = value(rng);
        let value = if value.contains(' ') { format!("\"{value}\"") } else { value.to_owned() };
        line.push_str(&format!(" {name}:{value}"));
    }
    line
}

fn custom_id(rng: &mut Xoshiro256PlusPlus) -> String {
    let part = |rng: &mut Xoshiro256PlusPlus| *WORDS.ids.choose(rng).expect("a part");
    let mut id = part(rng).to_owned();
    for _ in 0..rng.random_range(0..4) {
        id.push('.');
        id.push_str(part(rng));
    }
    if id.is_empty() { "x".to_owned() } else { id }
}

fn values(rng: &mut Xoshiro256PlusPlus) -> Vec<String> {
    let count = rng.random_range(0..3);
    (0..count).map(|_| value(rng).to_owned()).collect()
}

/// Checks that messages in one server contain nothing about the other.
fn nothing_of_another(world: &World, servers: &[Server]) {
    for (at, server) in servers.iter().enumerate() {
        let other = ["Walrus", "Kestrel"][at];
        for channel in &server.channels {
            for message in world.sandbox.messages(*channel) {
                for version in message.history() {
                    let text = version.text();
                    assert!(!text.contains(other), "{text}");
                }
            }
        }
    }
}

/// Checks that whatever happened in this channel, its table can be ended and a game started.
async fn goes_on(server: &Server, channel: ChannelId, kind: GameKind) {
    let (people, moderator) = (&server.people, &server.moderator);
    let say = async |user: &User, line: &str| slash_in(user, channel, &format!("/{line}")).await;
    let options = match kind {
        GameKind::Getaway => "house:classic packs:1 take_window:0",
        GameKind::Palace => "packs:1",
        GameKind::Bus | GameKind::King => "",
    };
    let start = format!("{kind} start computers:3 turn_seconds:0 {options}");
    let mut tries = 0..TRIES;
    let lobby = loop {
        for stop in GameKind::ALL.iter().map(|game| format!("{game} stop")) {
            let asked = say(moderator, &stop).await;
            if let Some(button) = asked.buttons().first() {
                moderator.click(&asked, &button.label).await.expect("an answer");
            }
        }
        let lobby = say(&people[0], &start).await;
        // The table may have gone on between the question whether it is to end and the answer.
        if !lobby.is_ephemeral() || tries.next().is_none() {
            break lobby;
        }
    };
    assert!(!lobby.is_ephemeral(), "{}", lobby.text());
    let dealt = say(&people[0], &format!("{kind} deal")).await;
    assert!(dealt.is_ephemeral(), "{}", dealt.text());
    say(&people[0], &format!("{kind} leave")).await;
}
