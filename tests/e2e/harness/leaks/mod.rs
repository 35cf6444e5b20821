//! Checks in every test, while it runs and at its end, that nobody's hand reaches anyone else and
//! that no secret of a running game reaches anyone at all.
//!
//! What people may know about a game is derived from the store: what everyone saw, and what each
//! player held. The messages are read first and the store afterwards; otherwise, a card played in
//! between would look like a leak. The owner of each seat is remembered, because people can ask to
//! be forgotten.
//!
//! Whoever is out of a game with open hands may be shown all of them, and nobody else.
//!
//! Some games deal the same pack again and again. Each of their messages is checked against one
//! deal: the one that the message names, else the present one, or one that ended just before the
//! message was sent. Messages may repeat an earlier deal only in full: whole tricks, whole hands.

mod deals;
mod text;

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::time::{Duration, Instant, SystemTime};

use discord_sandbox::{ChannelId, InteractionId, MessageId, Sandbox, UserId};
use getaway::store::{DailyDay, GameNumber, GameState, Store, StoredGame};
use getaway::table::daily::Day;
use serde_json::Value;
use sqlx::AnyPool;

use self::deals::{Dealt, deals_of, out_of};
pub use self::text::readable;
use self::text::{cards_given, cards_of_id, without_words, written};
use super::cards_in;

/// How often a test looks for leaks at most while it runs.
const OFTEN: Duration = Duration::from_millis(250);
/// How long after the end of a deal a message may still belong to it.
const LATE: Duration = Duration::from_secs(20);
/// The example of how to write a card, in the bot's messages, read from either side.
const EXAMPLES: [&str; 2] = ["QH, 10♠", "QH\u{2069}، \u{2066}10♠"];
/// The label of a person's seat in the store.
const PERSON: &str = "person";

type Cards = BTreeSet<String>;

/// What has been checked so far.
#[derive(Default)]
pub struct Leaks {
    store: Option<Store>,
    database: Option<AnyPool>,
    /// The number of versions that were checked, by message.
    versions: HashMap<MessageId, usize>,
    /// The finished games, their secrets, and what is known from them in each channel.
    over: HashSet<u64>,
    revealed: HashSet<String>,
    known: HashMap<ChannelId, Known>,
    /// The games whose hands are open to those who are out of them.
    open: HashSet<u64>,
    /// When the end of a deal in a running game was noticed.
    ended: HashMap<(u64, usize), Instant>,
    /// Whether every message belongs to the present deal.
    nothing_is_late: bool,
    /// The time of the last check. Later messages aren't checked yet.
    since: Option<Instant>,
    looked: Option<Instant>,
    /// The present or past owner of each seat of a game.
    owners: HashMap<(u64, usize), UserId>,
    /// The last interaction whose contents were read.
    heard: Option<InteractionId>,
    /// The cards that somebody named in a channel.
    named: HashMap<(UserId, ChannelId), Cards>,
    /// The days that have a deal.
    days: Vec<(DailyDay, bool)>,
    /// Everyone who was shown something of the deal of the day, and what they know of the deals that
    /// they play alone.
    alone: HashMap<UserId, Cards>,
    /// What people typed in a channel that reads like a card. If it is the word of a cut, everyone
    /// is shown it.
    words: HashMap<ChannelId, BTreeSet<String>>,
}

/// What people know in a channel during one deal of the game there. Deals count from 1; 0 means
/// that no game is being played.
#[derive(Clone)]
struct During {
    deal: usize,
    /// The number of moves in the game before this deal.
    moves: usize,
    /// Whether a message sent now may belong to this deal.
    is_recent: bool,
    known: Known,
}

/// What people know about the games of a channel.
#[derive(Clone, Default)]
struct Known {
    public: Cards,
    held: BTreeMap<UserId, Cards>,
    /// What messages may repeat from earlier deals.
    told: BTreeSet<Cards>,
    /// The seats whose owners were forgotten, and the cards held there.
    forgotten: Vec<((u64, usize), Cards)>,
}

/// A version of a message, as it was sent.
struct Version {
    channel: ChannelId,
    to: Option<UserId>,
    text: String,
    hidden: Vec<String>,
}

/// A version of a message by the bot, split up for checking.
#[derive(Debug)]
struct Sent {
    channel: ChannelId,
    to: Option<UserId>,
    text: String,
    lines: Vec<Line>,
    /// The cards that the ids and values of buttons and menus name.
    borne: Cards,
    /// The first line of an ephemeral message. If somebody names a card that they don't have, the
    /// refusal repeats its name here.
    echoed: Line,
}

/// The cards in a line.
#[derive(Clone, Debug, Default)]
struct Line {
    cards: Cards,
    /// The cards in each of its parts.
    parts: Vec<Cards>,
}

impl Line {
    fn read(line: &str) -> Line {
        let parts = line.split('·').map(cards_in);
        Line { cards: cards_in(line), parts: parts.filter(|cards| !cards.is_empty()).collect() }
    }

    /// The cards in it, unless it just repeats an earlier deal.
    fn beyond(&self, told: &BTreeSet<Cards>) -> Cards {
        let again = told.contains(&self.cards) || self.parts.iter().all(|part| told.contains(part));
        if again { Cards::new() } else { self.cards.clone() }
    }
}

/// Whether these are the ids of a guided first game, whose cards are the same for everyone and say
/// nothing about any other.
fn is_of_a_lesson(hidden: &[String], to: Option<UserId>) -> bool {
    let day = format!(".{}.", Day::LESSON.number());
    to.is_some() && hidden.iter().any(|id| id.starts_with("daily.") && id.contains(&day))
}

/// How many days before and after today are looked at: the bot's clock may be another one.
const DAYS: u32 = 2;

/// The days that have a deal, and whether they are over: the last one is tomorrow.
async fn days(store: &Store) -> Vec<(DailyDay, bool)> {
    let today = Day::of(SystemTime::now()).index();
    let mut found = Vec::new();
    for day in today - DAYS..=today + DAYS + 1 {
        found.extend(store.daily_day("getaway", day).await.ok().flatten());
    }
    let last = found.last().map_or(0, |day| day.day);
    let with = |day: DailyDay| {
        let is_over = day.day + 1 < last;
        (day, is_over)
    };
    found.into_iter().map(with).collect()
}

impl Leaks {
    /// From now on, checks messages against the present deal only.
    pub fn nothing_is_late(&mut self) {
        self.nothing_is_late = true;
    }

    /// Learns what people know of the deals of the day that they play alone: the cards they were dealt,
    /// and those that were played or taken; when the day is over, all of them.
    async fn learn_daily(&mut self) {
        let Some(store) = &self.store else { return };
        for (dealt, is_over) in &self.days {
            let hands: Vec<Vec<String>> =
                serde_json::from_str(&dealt.deal).expect("a deal of Getaway");
            let all: Cards = hands.iter().flatten().filter_map(|card| written(card)).collect();
            for (user, own) in &mut self.alone {
                let person = getaway::table::UserId(user.get());
                let game = store.daily_game("getaway", dealt.day, person).await.ok().flatten();
                if *is_over {
                    own.extend(all.clone());
                }
                let Some(game) = game else { continue };
                own.extend(hands[0].iter().filter_map(|card| written(card)));
                for entry in &game.moves {
                    let entry: Value = serde_json::from_str(entry).expect("an entry");
                    own.extend(entry["card"].as_str().and_then(written));
                    if entry["do"] == "take" && entry["seat"] == 0 {
                        own.extend(all.clone());
                    }
                }
            }
        }
    }

    /// Checks what was sent since the last time, unless that was just done.
    pub async fn look_now_and_then(&mut self, sandbox: &Sandbox, database: &str) {
        if self.looked.is_none_or(|at| at.elapsed() > OFTEN) {
            assert_eq!(self.look(sandbox, database).await, Ok(()));
            self.looked = Some(Instant::now());
        }
    }

    /// Checks everything that was sent since the last time. The error says what reached whom.
    pub async fn look(&mut self, sandbox: &Sandbox, database: &str) -> Result<(), String> {
        let now = Instant::now();
        let sent = self.sent(sandbox);
        let (known, secrets) = self.known(database).await;
        self.since = Some(now);
        let is_of_a_day = |sent: &&Version| sent.hidden.iter().any(|id| id.starts_with("daily."));
        for user in sent.iter().filter(is_of_a_day).filter_map(|sent| sent.to) {
            self.alone.entry(user).or_default();
        }
        self.learn_daily().await;
        self.hear(sandbox);
        let unknown = vec![During { deal: 0, moves: 0, is_recent: true, known: Known::default() }];
        let no_words = BTreeSet::new();
        for Version { channel, to, text, hidden } in sent {
            // A step of a replay shows all cards of a game that is over.
            let is_over = |game: &str| game.parse().is_ok_and(|game| self.over.contains(&game));
            let replays = |id: &String| {
                let game = id.strip_prefix("replay.").and_then(|rest| rest.split('.').next());
                game.is_some_and(is_over)
            };
            let title = text.lines().next().unwrap_or_default();
            let is_a_step = title.starts_with("**Game ") && title.contains("· ");
            if to.is_some() && is_a_step && hidden.iter().any(replays) {
                continue;
            }
            let text = without_words(text, self.words.get(&channel).unwrap_or(&no_words));
            let read = Sent::read(&text, &hidden, to);
            let sent = Sent { channel, ..read };
            if !is_of_a_lesson(&hidden, to) {
                self.judge_by_deal(&sent, known.get(&sent.channel).unwrap_or(&unknown))?;
            }
            let (to, text) = (sent.to, &sent.text);
            if secrets.iter().any(|secret| text.contains(secret)) {
                return Err(format!("a secret reached {to:?}: {text}"));
            }
        }
        Ok(())
    }

    /// Checks a message against the deal that it belongs to.
    fn judge_by_deal(&mut self, sent: &Sent, deals: &[During]) -> Result<(), String> {
        let says = deal_said(&sent.text, deals);
        let mut judged = Ok(());
        for during in deals {
            let fits = says.map_or(during.is_recent, |says| during.deal == says);
            if fits {
                judged = self.judge(sent, &during.known);
                if judged.is_ok() {
                    break;
                }
            }
        }
        judged
    }

    /// Checks that the recipients may know every card in it.
    fn judge(&mut self, sent: &Sent, known: &Known) -> Result<(), String> {
        let own = sent.to.and_then(|user| known.held.get(&user));
        let alone = sent.to.and_then(|user| self.alone.get(&user));
        let may = |card: &String| {
            alone.is_some_and(|own| own.contains(card))
                || known.public.contains(card)
                || own.is_some_and(|own| own.contains(card))
                || card == "A♠"
        };
        let named = sent.to.and_then(|user| self.named.get(&(user, sent.channel)));
        let echoed = sent.echoed.beyond(&known.told).into_iter();
        let echoed = echoed.filter(|card| !named.is_some_and(|named| named.contains(card)));
        let lines = sent.lines.iter().flat_map(|line| line.beyond(&known.told));
        let all = lines.chain(sent.borne.iter().cloned()).chain(echoed);
        let leaked: Cards = all.filter(|card| !may(card)).collect();
        if leaked.is_empty() {
            return Ok(());
        }
        // Somebody who was forgotten before this check had one of the seats without an owner.
        let theirs = |seat, user| *self.owners.get(seat).unwrap_or(&user) == user;
        let seat = sent.to.and_then(|user| {
            let mut seats = known.forgotten.iter();
            Some((seats.find(|(seat, held)| theirs(seat, user) && leaked.is_subset(held))?.0, user))
        });
        match seat {
            Some((seat, user)) => {
                self.owners.insert(seat, user);
                Ok(())
            }
            None => Err(format!("{leaked:?} reached {:?}: {}", sent.to, sent.text)),
        }
    }

    /// The check at the end of a test. It also covers the choices that people were offered while
    /// typing.
    pub async fn look_at_the_end(&mut self, sandbox: &Sandbox, database: &str, people: &[UserId]) {
        assert_eq!(self.look(sandbox, database).await, Ok(()));
        // Read this first, as above: computers may play on, and a game that ends shows its secret.
        let seen = |user: &UserId| (*user, sandbox.everything_seen_by(*user));
        let seen: Vec<_> = people.iter().map(seen).collect();
        let (_, mut secrets) = self.known(database).await;
        // Whoever saw the secret of a game that was over may have dealt it again since.
        secrets.retain(|secret| !self.revealed.contains(secret));
        for (user, texts) in seen {
            for text in texts {
                let secret = secrets.iter().find(|secret| text.contains(*secret));
                assert!(secret.is_none(), "a secret reached {user}: {text}");
            }
        }
    }

    /// The secrets that nobody may know yet.
    pub async fn secrets(&mut self, database: &str) -> Vec<String> {
        // Only the checks may note that a deal has ended.
        let ended = self.ended.clone();
        let (_, secrets) = self.known(database).await;
        self.ended = ended;
        secrets
    }

    /// The versions that weren't checked yet.
    fn sent(&mut self, sandbox: &Sandbox) -> Vec<Version> {
        let bot = sandbox.application_id().get();
        let seen = &mut self.versions;
        sandbox.look(|view| {
            let mut sent = Vec::new();
            for message in view.everything().filter(|m| m.author.get() == bot) {
                let history = message.history();
                let before = seen.insert(message.id, history.len()).unwrap_or(0);
                for version in history.skip(before) {
                    sent.push(Version {
                        channel: message.channel,
                        to: message.only_for,
                        text: version.text(),
                        hidden: version.hidden(),
                    });
                }
            }
            sent
        })
    }

    /// Notes the cards that people have named since the last time.
    fn hear(&mut self, sandbox: &Sandbox) {
        let (heard, named, words) = (self.heard, &mut self.named, &mut self.words);
        self.heard = sandbox.look(|view| {
            let mut newest = heard;
            for (id, user, channel, given) in view.given_after(heard) {
                newest = newest.max(Some(id));
                let cards = given.iter().flat_map(|text| cards_given(text));
                named.entry((user, channel)).or_default().extend(cards);
                let cards = given.iter().filter(|text| !cards_in(text).is_empty());
                let typed = cards.map(|text| text.trim().to_owned());
                words.entry(channel).or_default().extend(typed);
            }
            newest
        });
    }

    /// The numbers of all games.
    async fn numbers(&self) -> Vec<u64> {
        let Some(database) = &self.database else { return Vec::new() };
        let all = sqlx::query_scalar("SELECT number FROM games ORDER BY number");
        let all: Vec<i64> = all.fetch_all(database).await.expect("they can be read");
        all.into_iter().map(i64::cast_unsigned).collect()
    }

    async fn known(&mut self, database: &str) -> (HashMap<ChannelId, Vec<During>>, Vec<String>) {
        // If the process hasn't created the database yet, no game can be known either.
        if self.store.is_none()
            && let Ok(store) = Store::open_read_only(database).await
        {
            self.store = Some(store);
            self.database = Some(AnyPool::connect(database).await.expect("it can be read"));
        }
        let (mut running, mut secrets) = (Vec::new(), Vec::new());
        for number in self.numbers().await {
            if self.over.contains(&number) {
                continue;
            }
            let Some(store) = &self.store else { continue };
            let Ok(Some(game)) = store.game(GameNumber(number)).await else { continue };
            if matches!(game.state, GameState::Committed | GameState::Running) {
                let table = store.open_table_in(game.place.channel).await.ok().flatten();
                let document =
                    table.and_then(|table| serde_json::from_str::<Value>(&table.doc).ok());
                let playing = document.as_ref().map(|document| &document["stage"]["playing"]);
                if playing.is_some_and(|it| it["game"] == number && it["is_open"] == true) {
                    self.open.insert(number);
                }
                secrets.push(game.secret_for_table().to_owned());
                running.push(game);
            } else {
                self.over.insert(number);
                self.revealed.insert(game.secret_for_table().to_owned());
                let out = self.who_watches(&game);
                let known = self.known.entry(channel_of(&game)).or_default();
                for dealt in deals_of(&game) {
                    known.learn(&game, dealt, &out, &mut self.owners);
                }
            }
        }
        let during = |(channel, known): (&ChannelId, &Known)| {
            let known = known.clone();
            (*channel, vec![During { deal: 0, moves: 0, is_recent: true, known }])
        };
        let mut all: HashMap<ChannelId, Vec<During>> = self.known.iter().map(during).collect();
        if let Some(store) = &self.store {
            self.days = days(store).await;
            for (day, is_over) in &self.days {
                let secret = day.secret_for_game().to_owned();
                if *is_over {
                    self.revealed.insert(secret);
                } else {
                    secrets.push(secret);
                }
            }
        }
        for game in running {
            let channel = channel_of(&game);
            let before = self.known.get(&channel).cloned().unwrap_or_default();
            let during = self.during(&game, before);
            // A game that isn't dealt yet reveals nothing.
            if !during.is_empty() {
                let known = all.entry(channel).or_default();
                known.retain(|before| before.deal > 0);
                known.extend(during);
            }
        }
        (all, secrets)
    }

    /// The seats of those who may be shown all hands of a game.
    fn who_watches(&self, game: &StoredGame) -> Vec<usize> {
        if self.open.contains(&game.number.0) { out_of(game) } else { Vec::new() }
    }

    /// What people know in each deal of a running game, including what was known before.
    fn during(&mut self, game: &StoredGame, mut before: Known) -> Vec<During> {
        let (deals, out) = (deals_of(game), self.who_watches(game));
        let count = deals.len();
        let mut all = Vec::with_capacity(count);
        for (deal, mut dealt) in (1..).zip(deals) {
            let (told, moves) = (std::mem::take(&mut dealt.told), dealt.moves);
            let mut known = before.clone();
            known.learn(game, dealt, &out, &mut self.owners);
            let ended = (deal < count)
                .then(|| *self.ended.entry((game.number.0, deal)).or_insert_with(Instant::now));
            let is_recent = ended.is_none_or(|at| {
                !self.nothing_is_late && self.since.is_none_or(|since| since < at + LATE)
            });
            all.push(During { deal, moves, is_recent, known });
            before.told.extend(told);
        }
        all
    }
}

impl Sent {
    /// Reads the cards in its text, and those that its buttons and menus name.
    fn read(text: &str, hidden: &[String], to: Option<UserId>) -> Sent {
        let shown = EXAMPLES.iter().fold(text.to_owned(), |text, one| text.replace(one, ""));
        let alone = usize::from(to.is_some());
        let (first, rest): (Vec<_>, Vec<_>) =
            shown.lines().enumerate().partition(|(at, _)| *at < alone);
        Sent {
            channel: ChannelId::from(0),
            to,
            text: format!("{text}\n{}", hidden.join("\n")),
            lines: rest.iter().map(|(_, line)| Line::read(line)).collect(),
            borne: hidden.iter().flat_map(|id| cards_of_id(id)).collect(),
            echoed: first.first().map(|(_, line)| Line::read(line)).unwrap_or_default(),
        }
    }
}

impl Known {
    /// Adds what a deal of a game reveals to whom. `out`: the seats of those who may see all hands.
    fn learn(
        &mut self,
        game: &StoredGame,
        mut dealt: Dealt,
        out: &[usize],
        owners: &mut HashMap<(u64, usize), UserId>,
    ) {
        self.public.extend(dealt.public);
        let all: Cards = dealt.held.iter().flatten().cloned().collect();
        for held in dealt.held.iter_mut().enumerate().filter(|(at, _)| out.contains(at)) {
            held.1.extend(all.clone());
        }
        for ((at, player), held) in game.players.iter().enumerate().zip(dealt.held) {
            let seat = (game.number.0, at);
            if let Some(user) = player.user {
                owners.insert(seat, UserId::from(user.0));
            }
            match owners.get(&seat) {
                Some(user) => self.held.entry(*user).or_default().extend(held),
                None if player.label == PERSON => self.forgotten.push((seat, held)),
                None => {}
            }
        }
    }
}

/// The deal that a message says it belongs to: in the title of a table, in a hand, or by the number
/// of moves in the ids of its buttons.
fn deal_said(text: &str, deals: &[During]) -> Option<usize> {
    let number = |text: &str| text.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok();
    let says = text.lines().find_map(|line| {
        let king = line.split_once("and ").filter(|(_, rest)| rest.contains(" of 10"));
        number(king.or(line.split_once(", deal ").filter(|(game, _)| game.contains("Game ")))?.1)
    });
    let says = says.filter(|says| deals.iter().any(|during| during.deal == *says));
    let moment = || {
        let ids = text.lines().filter(|line| line.starts_with("bus.") || line.starts_with("king."));
        let moves: usize = ids.filter_map(|id| id.split('.').nth(3)?.parse().ok()).next()?;
        deals.iter().rev().find(|during| during.moves < moves).map(|during| during.deal)
    };
    says.or_else(moment)
}

fn channel_of(game: &StoredGame) -> ChannelId {
    ChannelId::from(game.place.channel.0)
}

#[cfg(test)]
mod tests;
