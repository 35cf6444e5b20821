//! Mentions of people who don't act on their turn. An edit notifies nobody, so a mention is a
//! message of its own, deleted once they have acted. At most one per turn, and none for people who
//! have just pressed something. Also owns when people last pressed or typed something at a table.

use std::collections::{BTreeMap, HashMap};
use std::time::Duration;

use parking_lot::Mutex;
use tokio::time::Instant;

use super::former::{Former, Last};
use super::route::{self, SentMessage};
use crate::discord::http::{Discord, Token};
use crate::discord::render::Scene;
use crate::discord::render::card_style::CardStyle;
use crate::discord::render::message::{Message, Visibility};
use crate::discord::render::scene::{awaited, beside};
use crate::table::{ChannelId, Moment, UserId};

/// People who pressed something this recently are there and need no mention.
const ACTIVE: Duration = Duration::from_secs(10);
/// How long a press is remembered.
const REMEMBERED: Duration = Duration::from_secs(60);

/// The last press of each person.
#[derive(Debug, Default)]
pub struct Presses(Mutex<HashMap<UserId, Instant>>);

impl Presses {
    pub fn note(&self, user: UserId) {
        let mut presses = self.0.lock();
        presses.retain(|_, at| at.elapsed() < REMEMBERED);
        presses.insert(user, Instant::now());
    }

    /// When the person last pressed something, if that is recent.
    fn last(&self, user: UserId) -> Option<Instant> {
        self.0.lock().get(&user).copied()
    }
}

/// The turn of a person who hasn't acted yet.
#[derive(Clone, Copy, Debug)]
struct Turn {
    moment: Option<Moment>,
    since: Instant,
    mentioned: bool,
}

#[derive(Debug, Default)]
pub struct Nudges {
    turns: BTreeMap<UserId, Turn>,
    /// The mentions that are shown, each with the people it waits for.
    sent: Vec<(SentMessage, Vec<UserId>)>,
    /// A mention that Discord may have accepted without saying so in time.
    doubtful: Option<Doubtful>,
}

#[derive(Debug)]
struct Doubtful {
    message: Message,
    people: Vec<UserId>,
    after: Option<u64>,
}

#[derive(Debug)]
pub struct Delivery<'a> {
    pub discord: &'a Discord,
    pub channel: ChannelId,
    /// A token through which it can be sent.
    pub token: Option<Token>,
    pub style: &'a CardStyle,
    /// The newest message in the channel that is known to be older.
    pub after: Option<u64>,
}

impl Nudges {
    pub fn messages(&self) -> Vec<u64> {
        self.sent.iter().map(|(message, _)| message.id).collect()
    }

    /// Makes mentions of people who have acted `former` messages, and mentions people who haven't
    /// acted for as long as `after`. Returns when the next mention is due. Does not retry: the game
    /// doesn't depend on mentions.
    pub async fn update(
        &mut self,
        delivery: Delivery<'_>,
        former: &mut Former,
        scene: &Scene<'_>,
        after: Option<Duration>,
        presses: &Presses,
    ) -> Option<Instant> {
        self.observe(scene, Instant::now());
        self.look_for_doubtful(&delivery).await;
        let turns = &self.turns;
        let waits = |user: &UserId| turns.get(user).is_some_and(|turn| turn.mentioned);
        let shown = &mut self.sent;
        for (sent, _) in shown.extract_if(.., |(_, people)| !people.iter().any(waits)) {
            former.push(sent, Last::Delete);
        }
        let (late, next) = self.late(Instant::now(), after?, presses);
        if !late.is_empty() {
            self.mention(delivery, scene, late).await;
        }
        next
    }

    fn observe(&mut self, scene: &Scene, now: Instant) {
        let people = awaited(scene.stage, scene.seats);
        let moment = scene.moment();
        self.turns
            .retain(|user, turn| people.contains(user) && turn.moment == moment);
        for user in people {
            self.turns.entry(user).or_insert(Turn {
                moment,
                since: now,
                mentioned: false,
            });
        }
    }

    /// The people to mention now, and when the next mention is due.
    fn late(
        &mut self,
        now: Instant,
        after: Duration,
        presses: &Presses,
    ) -> (Vec<UserId>, Option<Instant>) {
        let mut late = Vec::new();
        let mut next: Option<Instant> = None;
        for (user, turn) in self.turns.iter_mut().filter(|(_, turn)| !turn.mentioned) {
            let active = presses.last(*user).map(|at| at + ACTIVE);
            let due = (turn.since + after).max(active.unwrap_or(turn.since));
            if due <= now {
                turn.mentioned = true;
                late.push(*user);
            } else {
                next = Some(next.map_or(due, |next| next.min(due)));
            }
        }
        (late, next)
    }

    async fn mention(&mut self, delivery: Delivery<'_>, scene: &Scene<'_>, late: Vec<UserId>) {
        let name = |user: &UserId| beside(scene.catalog, scene.person(*user), *user);
        let who: Vec<String> = late.iter().map(name).collect();
        let message = Message {
            mentions: late.clone(),
            ..Message::text(scene.catalog.nudge(who.join(", ")))
        };
        let body = message.shown(Visibility::Public, delivery.style);
        let (discord, channel) = (delivery.discord, delivery.channel);
        match route::send(discord, channel, delivery.token, None, &body).await {
            Ok(sent) => self.sent.push((sent, late)),
            Err(error) => {
                tracing::debug!(channel = %delivery.channel, %error, "a mention could not be posted");
                let may_be_there = error.is_transient();
                self.doubtful = may_be_there.then_some(Doubtful {
                    message,
                    people: late,
                    after: delivery.after,
                });
            }
        }
    }

    /// Looks for a mention whose request was cut off. If it exists, it must be deleted like the
    /// others.
    async fn look_for_doubtful(&mut self, delivery: &Delivery<'_>) {
        let Some(doubtful) = self.doubtful.take() else {
            return;
        };
        let Doubtful { message, after, .. } = &doubtful;
        match route::find(delivery.discord, delivery.channel, *after, message).await {
            Ok(found) => {
                let people = &doubtful.people;
                let found = found.into_iter().map(SentMessage::found);
                self.sent.extend(found.map(|sent| (sent, people.clone())));
            }
            // Looking failed, so try again next time.
            Err(_) => self.doubtful = Some(doubtful),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: UserId = UserId(1);

    fn nudges(since: Instant) -> Nudges {
        let turn = Turn {
            moment: None,
            since,
            mentioned: false,
        };
        Nudges {
            turns: [(ANN, turn)].into(),
            ..Nudges::default()
        }
    }

    #[tokio::test(start_paused = true)]
    async fn an_inactive_player_is_mentioned_once() {
        let (presses, after) = (Presses::default(), Duration::from_secs(15));
        let begin = Instant::now();
        let mut nudges = nudges(begin);
        assert_eq!(
            nudges.late(begin, after, &presses),
            (vec![], Some(begin + after))
        );
        assert_eq!(
            nudges.late(begin + after, after, &presses),
            (vec![ANN], None)
        );
        assert_eq!(
            nudges.late(begin + 2 * after, after, &presses),
            (vec![], None)
        );
    }

    #[tokio::test(start_paused = true)]
    async fn a_recent_press_delays_the_mention() {
        let (presses, after) = (Presses::default(), Duration::from_secs(15));
        let begin = Instant::now();
        let mut nudges = nudges(begin);
        tokio::time::advance(Duration::from_secs(12)).await;
        presses.note(ANN);
        let then = begin + Duration::from_secs(12) + ACTIVE;
        assert_eq!(
            nudges.late(begin + after, after, &presses),
            (vec![], Some(then))
        );
        assert_eq!(nudges.late(then, after, &presses), (vec![ANN], None));
    }
}
