//! People play at their own pace while Discord limits a channel's tokens in the stricter of the two
//! ways that are reported: edits and deletions count, too. Nobody waits for a closed channel.
//!
//! `PACE=300` sets for how many seconds, `PACE_MS=900` how long after their turn has come people play.
//! The figures are printed; `docs/performance.md` has them.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use discord_sandbox::{ChannelId, ChannelKind, Message, Sandbox, TokenLimit, User};
use getaway::cards::{Card, CardSet};
use getaway::games::options::Named;
use getaway::games::{GameKind, PublicView, View};
use getaway::table::{Snapshot, Stage, TableHandle, UserId};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::harness::{Run, last_change, shown_since, slash_in, with_bot_for_people};
use crate::offers::{controls, is_of_a_hand};

/// How long after their turn has come people play, in milliseconds.
const USUAL_PACE: u64 = 1200;
/// Nothing but a closed channel takes this long.
const CLOSED: Duration = Duration::from_secs(20);

/// A turn, as its player saw it.
#[derive(Clone, Copy)]
struct Turn {
    /// How long there was nothing to press.
    waited: Duration,
    /// Whether the hand still said that it was drawn ahead when they wanted to play.
    stale: bool,
}

/// A place at a table, as its player sees it.
#[derive(Clone)]
struct Place {
    sandbox: Sandbox,
    channel: ChannelId,
    user: User,
    table: TableHandle,
    pace: Duration,
    until: Instant,
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_a_closed_channel() {
    let seconds = Run::of("PACE", 45).count as u64;
    let pace = std::env::var("PACE_MS").ok().and_then(|pace| pace.parse().ok());
    let pace = Duration::from_millis(pace.unwrap_or(USUAL_PACE));
    with_bot_for_people(async |world| {
        let faults = world.faults();
        faults.enforce_rate_limits(true);
        faults.limit_channel_tokens(Some(TokenLimit::Everything));
        let mut tables = Vec::new();
        for (kind, size) in GameKind::ALL.iter().flat_map(|kind| {
            let most = *kind.defaults().seats().end();
            BTreeSet::from([1, 6.min(most), 8.min(most)]).into_iter().map(move |size| (*kind, size))
        }) {
            let (name, guild) = (format!("{kind}{size}"), world.sandbox.guild());
            world.game = kind.name();
            world.channel = (world.sandbox).create_channel(guild, &name, ChannelKind::Text);
            let person = |seat| world.sandbox.create_user(&format!("{name}x{seat}"));
            let people: Vec<User> = (0..size).map(person).collect();
            let computers = if size == 1 { " computers:3" } else { "" };
            world.open(&people, &format!("turn_seconds:0{computers}")).await;
            world.slash(&people[0], "deal").await;
            let mut all = world.tables().all().into_iter();
            let table = all.find(|table| table.place().channel.0 == world.channel.get());
            tables.push((name, people, world.channel, table.expect("there is a table")));
        }
        let until = Instant::now() + Duration::from_secs(seconds);
        let mut playing = JoinSet::new();
        for (name, people, channel, table) in tables {
            let place = |user: &User| Place {
                sandbox: world.sandbox.clone(),
                channel,
                user: user.clone(),
                table: table.clone(),
                pace,
                until,
            };
            let message = tokio::spawn(place(&people[0]).watch(people.clone()));
            let hands: JoinSet<_> = people.iter().map(|user| place(user).play()).collect();
            playing.spawn(async move {
                let mut turns = hands.join_all().await.concat();
                turns.sort_by_key(|turn| turn.waited);
                (name, turns, message.await.expect("nothing panics"))
            });
        }
        let mut slowest = Duration::ZERO;
        for (name, turns, late) in playing.join_all().await {
            let longest = turns.last().expect("somebody played").waited;
            let (median, count) = (turns[turns.len() / 2].waited, turns.len());
            let stale = turns.iter().filter(|turn| turn.stale).count();
            eprintln!(
                "{name}: {count} turns, {stale} stale, waits {median:.1?} to {longest:.1?}; late {late:.1?}"
            );
            slowest = slowest.max(longest).max(late);
        }
        let refused = world.sandbox.requests().iter().filter(|one| one.status == 429).count();
        eprintln!("{refused} refused");
        assert!(refused <= 2, "{refused} refused");
        assert!(slowest < CLOSED, "{slowest:?}");
    })
    .await;
}

impl Place {
    /// Whether it is their turn, and then what everyone sees of the game. `None` if the
    /// test is over.
    fn turn(&self) -> Option<Option<PublicView>> {
        let snapshot = self.table.snapshot();
        let seat = snapshot.seat_of(UserId(self.user.id().get()))?;
        let due = match &snapshot.stage {
            Stage::Playing(playing) if playing.awaited.contains(seat) => Some(playing.game.clone()),
            _ => None,
        };
        (Instant::now() < self.until).then_some(due)
    }

    /// Plays, and tells how each turn was.
    async fn play(self) -> Vec<Turn> {
        let (mut turns, mut table) = (Vec::new(), self.table.watch());
        loop {
            let mut before = self.now(&mut table);
            let Some(turn) = self.turn() else { return turns };
            let (began, mut found, mut stale) = (Instant::now(), None, None);
            while turn.is_some() && self.turn().as_ref() == Some(&turn) {
                before = self.now(&mut table);
                if let Some((hand, id, value)) = self.choice() {
                    found.get_or_insert_with(Instant::now);
                    let wants = began.elapsed() >= self.pace;
                    if wants {
                        stale.get_or_insert_with(|| hand.text().contains("Drawn ahead"));
                    }
                    let pressed = match value {
                        _ if !wants => None,
                        Some(value) => self.user.select(&hand, &id, &[&value]).await.ok(),
                        None => self.user.click(&hand, &id).await.ok(),
                    };
                    // The answer is nothing new, unless it shows what else there is to press.
                    let is_answered = pressed.is_some_and(|one| !one.text().contains("has passed"));
                    if is_answered && !id.contains(".show.") {
                        before = self.now(&mut table);
                    }
                }
                let ready = began + self.pace;
                let until = if Instant::now() < ready { ready } else { self.until };
                if self.turn().as_ref() == Some(&turn) {
                    self.something_is_new(&mut table, before, until).await;
                }
            }
            match turn {
                Some(_) => turns.push(Turn {
                    waited: found.unwrap_or_else(Instant::now) - began,
                    stale: stale.unwrap_or(false),
                }),
                None => self.something_is_new(&mut table, before, self.until).await,
            }
        }
    }

    /// The number of the last change. From now on, the table counts as unchanged.
    fn now(&self, table: &mut watch::Receiver<Arc<Snapshot>>) -> u64 {
        table.mark_unchanged();
        last_change(&self.sandbox)
    }

    /// Waits until the table has changed, or somebody there has been shown something new since this
    /// change, but not longer than until then.
    async fn something_is_new(
        &self,
        table: &mut watch::Receiver<Arc<Snapshot>>,
        change: u64,
        until: Instant,
    ) {
        let new = async {
            tokio::select! {
                _ = table.changed() => {}
                () = shown_since(&self.sandbox, self.channel, change) => {}
            }
        };
        let _ = tokio::time::timeout_at(until.into(), new).await;
    }

    /// What they press: a legal card, or anything else if there is none.
    fn choice(&self) -> Option<(Message, String, Option<String>)> {
        let hand = self.sandbox.look(|view| {
            let mut seen = view.seen_by(self.user.id(), self.channel);
            seen.rfind(|message| is_of_a_hand(message)).cloned()
        })?;
        let snapshot = self.table.snapshot();
        let view = snapshot.view(snapshot.seat_of(UserId(self.user.id().get()))?)?;
        let legal = match &view {
            View::Getaway(view) => view.legal_cards(),
            View::Palace(view) => view.legal_cards(),
            View::King(view) => view.legal_cards(),
            View::Bus(_) => CardSet::EMPTY,
        };
        let is_legal = |text: &str| {
            let cards = text.split(['-', ' ']).map(|card| card.parse::<Card>());
            match cards.collect::<Result<Vec<Card>, _>>() {
                Ok(cards) => {
                    matches!(view, View::Bus(_)) || cards.iter().all(|card| legal.contains(*card))
                }
                Err(_) => legal.is_empty(),
            }
        };
        let mut choices = Vec::new();
        for control in controls(&hand) {
            let id = control.id;
            let tail = id.rsplit('.').next().unwrap_or_default();
            if control.values.is_empty() && is_legal(tail) {
                choices.push((id.clone(), None));
            }
            let values = control.values.into_iter().filter(|value| is_legal(value));
            choices.extend(values.map(|value| (id.clone(), Some(value))));
        }
        choices.retain(|(id, _)| !id.contains(".take-"));
        // Now and then they stop the bus, so that new hands are dealt.
        if rand::random_ratio(1, 10) {
            choices.reverse();
        }
        let (id, value) = choices.into_iter().next()?;
        Some((hand, id, value))
    }

    /// Deals the next games, and tells for how long at most the table's message didn't say whose
    /// turn it was.
    async fn watch(self, people: Vec<User>) -> Duration {
        let (mut most, mut since) = (Duration::ZERO, None);
        let mut table = self.table.watch();
        loop {
            let before = self.now(&mut table);
            let snapshot = self.table.snapshot();
            if Instant::now() > self.until {
                return most;
            }
            let Stage::Playing(playing) = &snapshot.stage else {
                let deal = format!("/{} deal", snapshot.settings.options.kind());
                slash_in(&self.user, self.channel, &deal).await;
                continue;
            };
            let due = people.iter().filter(|user| {
                let seat = snapshot.seat_of(UserId(user.id().get()));
                seat.is_some_and(|seat| playing.awaited.contains(seat))
            });
            let turns: Vec<_> = due.map(|user| format!("▶\u{fe0e} **{}**", user.name())).collect();
            let shown = self.sandbox.look(|view| {
                let mut public = view.public(self.channel);
                let shown = public.rfind(|message| message.text().contains('▶'));
                turns.is_empty()
                    || shown
                        .is_some_and(|shown| turns.iter().all(|turn| shown.text().contains(turn)))
            });
            if shown {
                since = None
            } else {
                most = most.max(since.get_or_insert_with(Instant::now).elapsed())
            }
            self.something_is_new(&mut table, before, self.until).await;
        }
    }
}
