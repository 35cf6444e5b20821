//! Plays many whole games of every kind over the wire, with random options, by pressing what is
//! offered, in a Discord with all its quirks. Then checks every record with `getaway check` and
//! `getaway verify`.
//!
//! `GAMES=2000` sets the number of games. `GAMES_SEED` repeats a run, as far as the order of
//! simultaneous events allows.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use discord_sandbox::{
    AckKind, Answer, ChannelId, ChannelKind, GuildId, Message, Refused, Sandbox, User, View,
};
use getaway::cards::ChanceProof;
use getaway::games::options::{Named, Value, Values};
use getaway::games::{GameKind, Options, Record};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use tokio::task::JoinSet;

use crate::harness::{
    Run, TRIES, final_reply, last_change, mostly_first, says, shown_since, slash_in, with_pictures,
};
use crate::offers::{Control, controls, is_of_a_hand, number_of_result, press};
use crate::quirks::{self, Quirks};
use crate::record::on_records;

/// One at each table: most of the time everybody waits for Discord's limit in a channel.
const FEW: usize = TABLES;
/// The number of tables at once, and of the servers that they are spread over.
const TABLES: usize = 8;
const SERVERS: usize = 3;
/// The most people at a table.
const PEOPLE: usize = 2;
/// The most games in a series.
const SERIES: usize = 3;
/// The most computers at a table, unless it needs more. With more, people wait more than they play,
/// and somebody who is out early waits through the pauses of all remaining deals.
const COMPUTERS: usize = 2;
/// After so many presses people leave their game to computers, if just one is played at each table. A
/// channel has about thirty requests a minute, so a long game takes minutes.
const PATIENT: usize = 40;
/// Far more presses than any of these games takes.
const PRESSES: usize = 5_000;
/// How long people wait for something to press before they ask for their hands.
const ASK: Duration = Duration::from_secs(5);
/// How the bot answers such a press.
const NOT_NOW: [&str; 2] = ["That was too early", "You’ve already played to this trick"];
/// How long nothing may happen before their turn comes, if Discord hasn't closed the channel.
const PATIENCE: Duration = Duration::from_secs(30);

/// The words that people cut with instead of the suggested one.
const WORDS: [&str; 6] = [
    "kite",
    "two words",
    "**@everyone** `",
    "आम 🥭",
    "لفظ",
    "a word of forty letters, blanks included",
];

/// A game that was played to its end.
struct Played {
    kind: GameKind,
    /// Its record.
    line: String,
    is_cut: bool,
    /// The number of presses in it.
    presses: usize,
}

/// Plays one series after the other in a server, always with the same people.
struct Host {
    sandbox: Sandbox,
    guild: GuildId,
    people: Vec<User>,
    /// After how many presses people leave a game.
    patience: usize,
    rng: Xoshiro256PlusPlus,
}

/// A table at which somebody plays.
struct Table<'a> {
    host: &'a mut Host,
    kind: GameKind,
    options: Options,
    channel: ChannelId,
    people: Vec<User>,
    /// The number of the last finished game.
    last: u64,
    /// Whether the people have left.
    is_left: bool,
}

/// What comes next at a table.
enum Next {
    /// The people who can press something, each with their message and its controls; and what the
    /// table says.
    Press(Vec<(usize, Message, Vec<Control>)>, String),
    /// The game with this number is over.
    Over(u64),
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_that_is_played_passes_check_and_verify() {
    let Run { count, seed, .. } = Run::of("GAMES", FEW);
    let quirks = Quirks::of(seed);
    with_pictures(async |world| {
        let owner = world.user("Alice").id();
        let server = |at| world.sandbox.create_guild(&format!("S{at}"), owner);
        let servers: Vec<GuildId> = (0..SERVERS).map(server).collect();
        quirks.begin(&world.sandbox, &servers);
        let mut tables: JoinSet<Vec<Played>> = JoinSet::new();
        for table in 0..TABLES {
            let share = count / TABLES + usize::from(table < count % TABLES);
            let mut host = Host::new(&world.sandbox, servers[table % SERVERS], table, seed);
            if count <= TABLES {
                host.patience = PATIENT;
            }
            tables.spawn(host.play(table, share));
        }
        let mut played: Vec<Played> = Vec::new();
        while !tables.is_empty() {
            tokio::select! {
                Some(done) = tables.join_next() => {
                    played.extend(done.unwrap_or_else(|why| std::panic::resume_unwind(why.into_panic())));
                }
                () = play_goes_on(&world.sandbox) => {}
            }
            world.look_for_leaks().await;
        }
        assert_eq!(played.len(), count);
        pass(&played);
    })
    .await;
}

/// Waits until something has changed.
async fn play_goes_on(sandbox: &Sandbox) {
    let before = last_change(sandbox);
    let goes_on = |view: &View<'_>| (view.last_change() > before).then_some(());
    sandbox.wait_for("somebody to do something", goes_on).await;
}

/// What the message of a channel's table says, if it says whose turn it is.
fn said_by_table(view: &View<'_>, channel: ChannelId) -> String {
    let table = view.public(channel).rfind(|message| message.text().contains('▶'));
    table.map(Message::text).unwrap_or_default()
}

/// Checks that the program itself finds every record good.
fn pass(played: &[Played]) {
    let count = played.len();
    let lines: Vec<&str> = played.iter().map(|game| game.line.as_str()).collect();
    let said = |verb: &str| {
        let (good, said) = on_records(verb, &lines.join("\n"));
        assert!(good, "{verb}: {said}");
        eprintln!("{verb}: {said}");
        said
    };
    let good = |how: &str| format!("{count} records {how}: {count} good, 0 bad");
    assert!(said("check").contains(&good("checked")));
    let verified = said("verify");
    assert!(verified.contains(&good("verified")));
    let cut = played.iter().filter(|game| game.is_cut).count();
    for (count, how) in [(cut, "cut"), (count - cut, "not cut")] {
        let line = format!("{count} {how} by players");
        assert!(count == 0 || verified.contains(&line), "{line}");
    }
    for kind in GameKind::ALL {
        let games = played.iter().filter(|game| game.kind == *kind);
        let presses: Vec<usize> = games.map(|game| game.presses).collect();
        let (count, sum) = (presses.len(), presses.iter().sum::<usize>());
        eprintln!("{count} games of {kind}, with {sum} presses in all");
    }
}

impl Host {
    fn new(sandbox: &Sandbox, guild: GuildId, table: usize, seed: u64) -> Host {
        let person = |at: usize| {
            let user = sandbox.create_user(&format!("P{table}{at}"));
            sandbox.join_guild(guild, user.id());
            user
        };
        Host {
            sandbox: sandbox.clone(),
            guild,
            people: (0..PEOPLE).map(person).collect(),
            patience: PRESSES,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_add(table as u64)),
        }
    }

    /// Plays `count` games, each series in a channel of its own.
    async fn play(mut self, first: usize, count: usize) -> Vec<Played> {
        let mut played = Vec::new();
        let mut kinds = GameKind::ALL.iter().cycle().skip(first);
        while let (Some(kind), true) = (kinds.next(), played.len() < count) {
            let games = self.rng.random_range(1..=SERIES.min(count - played.len()));
            let mut table =
                Table::open(&mut self, *kind, &format!("t{first}-{}", played.len())).await;
            for _ in 0..games {
                played.push(table.game().await);
            }
            table.close().await;
        }
        played
    }

    /// Random options of a game with room for at least `least` seats, and the same as part of a
    /// command.
    fn options(&mut self, kind: GameKind, least: usize) -> (Options, String) {
        loop {
            let mut options = kind.defaults();
            let mut line = String::new();
            for info in kind.options() {
                // Numbers are waiting times, so they get the minimum.
                if let Values::Number { range, .. } = &info.values {
                    let least = range.start().to_string();
                    assert!(options.set(info.name, &Value::new(&least)));
                    line.push_str(&format!(" {}:{least}", info.name));
                }
                if let Values::Names(names) = info.values
                    && self.rng.random_bool(0.5)
                    && let Some(name) = names.choose(&mut self.rng)
                {
                    assert!(options.set(info.name, &Value::new(*name)));
                    line.push_str(&format!(" {}:{name}", info.name));
                }
            }
            if *options.seats().end() >= least {
                return (options, line);
            }
        }
    }
}

impl<'a> Table<'a> {
    /// Opens a lobby with one or two people and some computers.
    async fn open(host: &'a mut Host, kind: GameKind, name: &str) -> Table<'a> {
        let count = host.rng.random_range(1..=PEOPLE);
        let (options, line) = host.options(kind, count + 1);
        let least = options.seats().start().saturating_sub(count).max(1);
        let most = (options.seats().end() - count).min(COMPUTERS).max(least);
        let computers = host.rng.random_range(least..=most);
        let level = ["easy", "normal"][host.rng.random_range(0..2)];
        let channel = host.sandbox.create_channel(host.guild, name, ChannelKind::Text);
        let people = host.people[..count].to_vec();
        let table = Table { host, kind, channel, people, options, last: 0, is_left: false };
        let line = format!("start computers:{computers} level:{level} turn_seconds:0{line}");
        let lobby = table.say(&line).await;
        assert!(!lobby.is_ephemeral(), "{line}: {}", lobby.text());
        if count > 1 {
            let joined = table.press(&table.people[1], "join.").await;
            says(&joined.reply().await, "You have seat");
        }
        table
    }

    async fn say(&self, line: &str) -> Message {
        slash_in(&self.people[0], self.channel, &format!("/{} {line}", self.kind)).await
    }

    /// Presses a button on the table's message, as soon as it is there.
    async fn press(&self, user: &User, id: &str) -> Answer {
        let began = Instant::now();
        loop {
            let before = last_change(&self.host.sandbox);
            let (message, button) = self
                .host
                .sandbox
                .wait_for(&format!("the button {id}"), |view| {
                    let message = view.public(self.channel).next_back()?;
                    let ids = message.buttons().into_iter().filter_map(|button| button.custom_id);
                    let id = ids.into_iter().find(|own| own.starts_with(id))?;
                    Some((message.clone(), id))
                })
                .await;
            match user.click(&message, &button).await {
                Ok(answer) => return answer,
                Err(Refused::NoAnswer(why)) => panic!("{id}: {why}"),
                // The message has changed in between.
                Err(why) => {
                    assert!(began.elapsed() < PATIENCE, "{id}: {why}: {}", self.seen());
                    shown_since(&self.host.sandbox, self.channel, before).await;
                }
            }
        }
    }

    /// Plays a game from the lobby, or from the previous result, to its end.
    async fn game(&mut self) -> Played {
        let began = Instant::now();
        let words = self.cut().await;
        self.press(&self.people[0], "deal.").await;
        let mut presses = 0;
        let number = loop {
            match self.next().await {
                Next::Over(number) => break number,
                Next::Press(offers, table) => self.press_any(&offers, &table).await,
            }
            presses += 1;
            if presses == self.host.patience {
                self.leave().await;
            }
            assert!(presses < PRESSES, "{:?} does not end: {}", self.options, self.seen());
        };
        self.last = number;
        let line = self.recorded(number, &words).await;
        let (kind, is_cut) = (self.kind, !words.is_empty());
        eprintln!("game {number}, {kind}: {presses} presses in {:?}", began.elapsed());
        Played { kind, line, is_cut, presses }
    }

    /// Lets all people leave. Computers play the rest.
    async fn leave(&mut self) {
        self.is_left = true;
        for user in &self.people {
            slash_in(user, self.channel, &format!("/{} leave", self.kind)).await;
        }
    }

    /// Lets some people cut the cards, and returns their words.
    async fn cut(&mut self) -> Vec<String> {
        let mut words = Vec::new();
        for user in self.people.clone() {
            if self.host.rng.random_bool(0.6) {
                continue;
            }
            let form = self.form(&user).await;
            let offered = form.modal().expect("a form").fields[0].value.clone();
            let own = WORDS.choose(&mut self.host.rng).expect("there are some");
            let word = [offered.as_str(), own][self.host.rng.random_range(0..2)];
            let sent = user.submit(&form, &[("word", word)]).await.expect("an answer");
            let said = final_reply(&user, &sent).await.text();
            assert!(said.contains("You cut the cards"), "{word:?}: {said}");
            words.push(word.to_owned());
        }
        words
    }

    /// Opens the form to cut. A bot that is too late for that says that it is busy.
    async fn form(&self, user: &User) -> Answer {
        for _ in 0..TRIES {
            let form = match self.last {
                0 => self.press(user, "cut.").await,
                _ => {
                    let more = self.press(user, "more.").await.reply().await;
                    user.click(&more, "Cut").await.expect("a form")
                }
            };
            if form.kind == AckKind::Modal {
                return form;
            }
        }
        panic!("no form opens: {}", self.seen())
    }

    /// Waits until somebody can do something, or the game is over. Where Discord has closed the
    /// channel, people ask for their hands.
    async fn next(&self) -> Next {
        let mut began = Instant::now();
        let mut patience = PATIENCE;
        loop {
            let before = last_change(&self.host.sandbox);
            let coming = tokio::time::timeout(ASK, self.comes());
            if let Ok(next) = coming.await {
                return next;
            }
            let is_closed = quirks::is_closed(&self.host.sandbox, self.channel);
            // Computers may have a long way to the end.
            if !is_closed && self.host.sandbox.look(|view| view.is_new_in(self.channel, before)) {
                began = Instant::now();
            }
            if is_closed {
                patience = 3 * PATIENCE;
            }
            assert!(
                began.elapsed() < patience,
                "nobody’s turn comes, with {:?}: {}",
                self.options,
                self.seen()
            );
            for user in self.people.iter().filter(|_| is_closed) {
                let line = format!("/{} hand", self.kind);
                let answer = user.slash(self.channel, &line).await;
                assert!(!matches!(answer, Err(Refused::NoAnswer(_))), "{line} is not answered");
            }
        }
    }

    /// What the people see last, for the case that something is missing.
    fn seen(&self) -> String {
        self.host.sandbox.look(|view| {
            let seen = self.people.iter().flat_map(|user| {
                let seen = || view.seen_by(user.id(), self.channel);
                let hand = seen().rfind(|message| is_of_a_hand(message));
                let last = seen().rev().take(3).chain(hand);
                last.map(|message| format!("\n{}: {} {}", user.id(), message.id, message.text()))
            });
            format!("{}\n{}", seen.collect::<String>(), view.recent(60))
        })
    }

    async fn comes(&self) -> Next {
        let mark = |user: &User| format!("▶\u{fe0e} **{}**", user.name());
        let marks: Vec<String> = self.people.iter().map(mark).collect();
        self.host
            .sandbox
            .wait_for("somebody’s turn, or the end", |view| {
                let over = view.public(self.channel).next_back().and_then(number_of_result);
                if let Some(number) = over.filter(|number| *number > self.last) {
                    return Some(Next::Over(number));
                }
                let table = said_by_table(view, self.channel);
                let is_due = |at: usize| table.contains(&marks[at]);
                // Otherwise anybody may have something to do, such as swapping cards.
                let one_is_due = (0..marks.len()).any(is_due);
                let people = self.people.iter().enumerate();
                let people = people.filter(|(at, _)| !one_is_due || is_due(*at));
                let offers = people.filter_map(|(at, user)| {
                    let mut seen = view.seen_by(user.id(), self.channel);
                    let own = seen.rfind(|message| is_of_a_hand(message))?;
                    let controls = controls(own);
                    let due = controls.iter().any(|control| !control.is_besides());
                    due.then(|| (at, own.clone(), controls))
                });
                let offers: Vec<_> = offers.collect();
                (!offers.is_empty()).then_some(Next::Press(offers, table))
            })
            .await
    }

    /// Lets one of the people do something. Mostly they take the first choice, because otherwise
    /// some games take long.
    async fn press_any(&mut self, offers: &[(usize, Message, Vec<Control>)], table: &str) {
        let rng = &mut self.host.rng;
        let (at, message, controls) = offers.choose(rng).expect("somebody can");
        let besides = rng.random_ratio(1, 30);
        let fit: Vec<&Control> = controls.iter().filter(|c| besides || !c.is_besides()).collect();
        let control = mostly_first(&fit, rng).expect("something can be done");
        let user = &self.people[*at];
        match press(user, message, control, rng).await {
            Ok(answer) => {
                let shown = answer.message().map_or_else(String::new, |shown| shown.text());
                if NOT_NOW.iter().any(|said| shown.starts_with(said)) {
                    self.catches_up(table).await;
                }
                self.confirm(*at, &answer).await;
            }
            Err(Refused::NoAnswer(why)) => panic!("{}: {why}", control.id),
            // The hand has changed in between.
            Err(_) => {}
        }
    }

    /// Waits until the table's message says something else: it was behind, so a press changed nothing.
    /// Where Discord has closed the channel that takes long.
    async fn catches_up(&self, before: &str) {
        let is_new = |view: &View<'_>| (said_by_table(view, self.channel) != before).then_some(());
        let new = self.host.sandbox.wait_for("the table to catch up", is_new);
        let _ = tokio::time::timeout(ASK, new).await;
    }

    /// Answers yes or no, if the bot asked.
    async fn confirm(&mut self, at: usize, asked: &Answer) {
        let Some(question) = asked.message().filter(|message| !is_of_a_hand(message)) else {
            return;
        };
        let buttons: Vec<String> =
            question.buttons().into_iter().filter_map(|b| b.custom_id).collect();
        if let Some(id) = buttons.choose(&mut self.host.rng) {
            let answer = self.people[at].click(&question, id).await;
            assert!(!matches!(answer, Err(Refused::NoAnswer(_))), "{id} is not answered");
        }
    }

    /// The record of the game. Checks that it belongs to the game just played.
    async fn recorded(&self, number: u64, words: &[String]) -> String {
        let answer = self.say("record").await;
        let file = &answer.attachments()[0];
        let (kind, name) = (self.kind, &file.filename);
        assert!(name.starts_with(&format!("{kind}-")), "{name}");
        let file = self.host.sandbox.file(file.id);
        let line = String::from_utf8(file.expect("the file is kept")).expect("a record is text");
        let record = Record::from_line(line.trim_end()).expect("a record");
        let proof = record.chance().and_then(ChanceProof::shuffle).expect("it is over");
        assert_eq!(proof.game, number);
        // A set, because a word that is typed again moves to the end.
        let cuts: BTreeSet<&str> = proof.cuts.iter().map(|cut| cut.word.as_str()).collect();
        assert_eq!(cuts, words.iter().map(|word| word.trim()).collect());
        line.trim_end().to_owned()
    }

    async fn close(self) {
        if self.is_left {
            return;
        }
        let question = self.say("stop").await;
        let yes = question.buttons().first().and_then(|button| button.custom_id.clone());
        self.people[0].click(&question, &yes.expect("a question")).await.expect("it is answered");
    }
}
