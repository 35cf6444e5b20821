//! Mentions of people who don't act on their turn, or don't answer whether a game may end without a
//! result. An edit notifies nobody, so a mention is a message of its own, deleted once they have
//! acted. At most one per turn or vote, and none for people who have just pressed something. Also
//! owns when people last pressed or typed something at a table.

use std::collections::HashMap;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::time::Instant;

use super::former::{Former, Last};
use super::route::{self, SentMessage};
use crate::discord::http::{Discord, Token};
use crate::discord::render::Scene;
use crate::discord::render::card_style::CardStyle;
use crate::discord::render::message::{Message, Visibility};
use crate::discord::render::scene::{asked, awaited, beside, countdown, vote};
use crate::table::{ChannelId, InteractionId, Moment, UserId};

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

/// What a person is expected to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Awaited {
    /// To act in the turn of this moment.
    Turn(UserId, Option<Moment>),
    /// To answer in this vote.
    Vote(UserId, InteractionId),
}

impl Awaited {
    const fn user(self) -> UserId {
        match self {
            Awaited::Turn(user, _) | Awaited::Vote(user, _) => user,
        }
    }
}

#[derive(Clone, Copy, Debug)]
struct Wait {
    what: Awaited,
    since: Instant,
    mentioned: bool,
}

#[derive(Debug, Default)]
pub struct Nudges {
    waits: Vec<Wait>,
    /// The mentions that are shown, each with what it waits for.
    sent: Vec<(SentMessage, Vec<Awaited>)>,
    /// A mention that Discord may have accepted without saying so in time.
    doubtful: Option<Doubtful>,
}

#[derive(Debug)]
struct Doubtful {
    message: Message,
    late: Vec<Awaited>,
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
        let waits = self.waits.iter().filter(|wait| wait.mentioned);
        let waits: Vec<Awaited> = waits.map(|wait| wait.what).collect();
        let is_over = |late: &[Awaited]| !late.iter().any(|late| waits.contains(late));
        for (sent, _) in self.sent.extract_if(.., |(_, late)| is_over(late)) {
            former.push(sent, Last::Delete);
        }
        let (late, next) = self.late(Instant::now(), after?, presses);
        let of_turns = |late: &Awaited| matches!(late, Awaited::Turn(..));
        let (turns, votes): (Vec<_>, Vec<_>) = late.into_iter().partition(of_turns);
        for late in [turns, votes] {
            if !late.is_empty() {
                self.mention(&delivery, scene, late).await;
            }
        }
        next
    }

    fn observe(&mut self, scene: &Scene, now: Instant) {
        let moment = scene.moment();
        let due = awaited(scene.stage, scene.seats).into_iter();
        let due = due.map(|user| Awaited::Turn(user, moment));
        let asked = asked(scene.stage, scene.seats).into_iter();
        let asked = asked.map(|(user, vote)| Awaited::Vote(user, vote));
        let present: Vec<Awaited> = due.chain(asked).collect();
        self.waits.retain(|wait| present.contains(&wait.what));
        for what in present {
            if !self.waits.iter().any(|wait| wait.what == what) {
                self.waits.push(Wait {
                    what,
                    since: now,
                    mentioned: false,
                });
            }
        }
    }

    /// The people to mention now, and when the next mention is due.
    fn late(
        &mut self,
        now: Instant,
        after: Duration,
        presses: &Presses,
    ) -> (Vec<Awaited>, Option<Instant>) {
        let mut late = Vec::new();
        let mut next: Option<Instant> = None;
        for wait in self.waits.iter_mut().filter(|wait| !wait.mentioned) {
            let active = presses.last(wait.what.user()).map(|at| at + ACTIVE);
            let due = (wait.since + after).max(active.unwrap_or(wait.since));
            if due <= now {
                wait.mentioned = true;
                late.push(wait.what);
            } else {
                next = Some(next.map_or(due, |next| next.min(due)));
            }
        }
        (late, next)
    }

    async fn mention(&mut self, delivery: &Delivery<'_>, scene: &Scene<'_>, late: Vec<Awaited>) {
        let users: Vec<UserId> = late.iter().map(|late| late.user()).collect();
        let name = |user: &UserId| beside(scene.catalog, scene.person(*user), *user);
        let who: Vec<String> = users.iter().map(name).collect();
        let who = who.join(", ");
        let text = match (late.first(), vote(scene.stage)) {
            (Some(Awaited::Vote(..)), Some(vote)) => {
                scene.catalog.nudge_stop(who, countdown(vote.ends))
            }
            _ => scene.catalog.nudge(who),
        };
        let message = Message {
            mentions: users,
            ..Message::text(text)
        };
        let body = message.shown(Visibility::Public, delivery.style);
        let (discord, channel) = (delivery.discord, delivery.channel);
        match route::send(discord, channel, delivery.token.clone(), None, &body).await {
            Ok(sent) => self.sent.push((sent, late)),
            Err(error) => {
                tracing::debug!(channel = %delivery.channel, %error, "a mention could not be posted");
                let may_be_there = error.is_transient();
                self.doubtful = may_be_there.then_some(Doubtful {
                    message,
                    late,
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
                let late = &doubtful.late;
                let found = found.into_iter().map(SentMessage::found);
                self.sent.extend(found.map(|sent| (sent, late.clone())));
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
    const TURN: Awaited = Awaited::Turn(ANN, None);

    fn nudges(since: Instant) -> Nudges {
        let wait = Wait {
            what: TURN,
            since,
            mentioned: false,
        };
        Nudges {
            waits: vec![wait],
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
            (vec![TURN], None)
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
        assert_eq!(nudges.late(then, after, &presses), (vec![TURN], None));
    }
}
