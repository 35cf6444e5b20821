//! People who play at tables, or ask the bare bot, and how long they wait for their answers.

use std::time::{Duration, Instant};

use discord_sandbox::{ChannelId, InteractionId, MessageId, Refused, Sandbox, User, View};
use tokio::task::JoinSet;

use super::CHECK_EVERY;

/// How often the public messages are checked.
const GLANCE: Duration = Duration::from_millis(200);

/// The times that many answers took.
pub struct Took {
    times: Vec<Duration>,
    over: Duration,
}

impl Took {
    fn new(mut times: Vec<Duration>, over: Duration) -> Took {
        times.sort_unstable();
        Took { times, over }
    }

    pub fn count(&self) -> f64 {
        self.times.len() as f64
    }

    /// The time within which this percentage of answers came.
    pub fn at(&self, share: usize) -> Duration {
        let at = self.times.len() * share / 100;
        self.times.get(at.min(self.times.len().saturating_sub(1))).copied().unwrap_or_default()
    }
}

impl std::fmt::Display for Took {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let rate = self.count() / self.over.as_secs_f64();
        let (middle, most) = (self.at(50), self.at(99));
        let count = self.times.len();
        write!(
            f,
            "{count} answered, {rate:.0} a second, half of them within {middle:.1?}, 99 % within {most:.1?}"
        )
    }
}

/// Sends commands to the bare bot from many people, each as fast as possible or at a fixed rate.
pub async fn acknowledgements(
    sandbox: &Sandbox,
    users: &[User],
    every: Option<Duration>,
    time: Duration,
) -> Took {
    let channel = sandbox.channel("general");
    let mut all = JoinSet::new();
    for (at, user) in users.iter().cloned().enumerate() {
        let first = every.map(|every| every.mul_f64(at as f64 / users.len() as f64));
        all.spawn(async move {
            let mut times = Vec::new();
            let began = Instant::now() + first.unwrap_or_default();
            tokio::time::sleep_until(began.into()).await;
            while began.elapsed() < time {
                if let Ok(answer) = user.slash(channel, "/ping").await {
                    times.push(answer.latency);
                }
                wait_until_due(began, every, times.len()).await;
            }
            times
        });
    }
    Took::new(all.join_all().await.concat(), time)
}

/// Waits until the answer with this number is due, if there is a fixed rate.
async fn wait_until_due(began: Instant, every: Option<Duration>, number: usize) {
    if let Some(every) = every {
        tokio::time::sleep_until((began + every * number as u32).into()).await;
    }
}

/// A table at which people play.
#[derive(Clone)]
pub struct Table {
    pub channel: ChannelId,
    pub people: Vec<User>,
    pub names: Vec<String>,
}

/// The next possible play.
struct Next {
    user: User,
    hand: MessageId,
    id: String,
    /// The card, if it is chosen from a menu: a large hand has no space for buttons.
    value: Option<String>,
}

impl Next {
    fn play(&self) -> Result<InteractionId, Refused> {
        match &self.value {
            None => self.user.click_and_go(self.hand, &self.id),
            Some(card) => self.user.select_and_go(self.hand, &self.id, &[card]),
        }
    }
}

impl Table {
    /// The player whose hand offers a card now, and its first card; `None` if nobody's does.
    fn next(&self) -> Option<Next> {
        self.people[0].sandbox().look(|view| {
            self.people.iter().find_map(|user| {
                let mut seen = view.seen_by(user.id(), self.channel);
                let hand =
                    seen.rfind(|m| m.is_ephemeral() && m.content().contains("**Your hand**"))?;
                let mut buttons = hand.buttons().into_iter().filter(|button| !button.disabled);
                let card =
                    buttons.find_map(|b| b.custom_id.filter(|id| id.starts_with("getaway.play.")));
                let (id, value) = match card {
                    Some(id) => (id, None),
                    None => {
                        let menu = hand.selects().into_iter().next()?;
                        let card = menu.options.into_iter().next()?.1;
                        (menu.custom_id, Some(card))
                    }
                };
                let (user, hand) = (user.clone(), hand.id);
                Some(Next { user, hand, id, value })
            })
        })
    }

    /// Whether the public message gives everyone the same number of cards as their own hand. While
    /// a game is being dealt or over, there is nothing to compare.
    fn is_shown(&self, view: &View) -> bool {
        let mut public = view.public(self.channel);
        let Some(shown) = public.rfind(|m| !m.buttons().is_empty()) else { return true };
        let shown = shown.text();
        self.people.iter().enumerate().all(|(at, user)| {
            let mut seen = view.seen_by(user.id(), self.channel);
            let hand = seen.rfind(|m| m.is_ephemeral() && m.content().contains("**Your hand** ("));
            let count = hand.and_then(|hand| {
                let (_, after) = hand.content().split_once("**Your hand** (")?;
                after.split_once(' ')
            });
            let line = format!("**{}**: ", self.names[at]);
            match (count, shown.split_once(&line)) {
                (Some((count, _)), Some((_, said))) => said.starts_with(&format!("{count} ")),
                _ => true,
            }
        })
    }

    pub async fn say(&self, who: usize, line: &str) -> Option<String> {
        let line = format!("/getaway {line}");
        let said = self.people[who].slash(self.channel, &line).await;
        Some(said.ok()?.reply().await.text())
    }

    /// Plays for this long, at a fixed rate or as fast as possible.
    async fn play(self, first: Duration, every: Option<Duration>, time: Duration) -> Vec<Duration> {
        let mut times = Vec::new();
        let began = Instant::now() + first;
        tokio::time::sleep_until(began.into()).await;
        let mut waits = Instant::now();
        while began.elapsed() < time {
            let Some(next) = self.next() else {
                // The game is over, or the messages are late.
                if waits.elapsed() > Duration::from_secs(2) {
                    self.say(0, "deal").await;
                    waits = Instant::now();
                }
                tokio::time::sleep(CHECK_EVERY).await;
                continue;
            };
            if let Ok(pressed) = next.play()
                && let Ok(answer) = next.user.sandbox().answer(pressed).await
                && answer.text().contains("You played")
            {
                times.push(answer.latency);
                wait_until_due(began, every, times.len()).await;
            }
            waits = Instant::now();
        }
        times
    }
}

/// Plays at all these tables.
pub async fn plays(tables: Vec<Table>, every: Option<Duration>, time: Duration) -> Took {
    let mut all = JoinSet::new();
    let count = tables.len();
    for (at, table) in tables.into_iter().enumerate() {
        let first = every.map(|every| every.mul_f64(at as f64 / count as f64));
        all.spawn(table.play(first.unwrap_or_default(), every, time));
    }
    let played = all.join_all().await.concat();
    assert!(!played.is_empty(), "nobody could play a card");
    Took::new(played, time)
}

/// Measures how far the public messages lag behind the players' own hands: the share of time with
/// more than 3 s of lag, and the longest lag.
pub async fn behind(sandbox: &Sandbox, tables: &[Table], time: Duration) -> (f64, Duration) {
    let mut untrue = vec![None::<Instant>; tables.len()];
    let (mut late, mut looks, mut worst) = (0u32, 0u32, GLANCE);
    let began = Instant::now();
    while began.elapsed() < time {
        for (table, since) in tables.iter().zip(&mut untrue) {
            if sandbox.look(|view| table.is_shown(view)) {
                *since = None;
            } else {
                since.get_or_insert_with(Instant::now);
            }
            let behind = since.map_or(Duration::ZERO, |since| since.elapsed() + GLANCE);
            worst = worst.max(behind);
            late += u32::from(behind > Duration::from_secs(3));
            looks += 1;
        }
        tokio::time::sleep(GLANCE).await;
    }
    (f64::from(late) / f64::from(looks.max(1)), worst)
}
