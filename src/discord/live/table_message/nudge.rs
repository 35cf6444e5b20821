//! Mentions of people who don't act on their turn. An edit notifies nobody, so a mention is a
//! message of its own, deleted once they have acted. At most one per turn, and none for people who
//! have just pressed something.

use std::collections::BTreeMap;
use std::time::Duration;

use tokio::time::Instant;

use super::route::{self, SentMessage};
use crate::discord::http::{Discord, Token};
use crate::discord::live::presses::Presses;
use crate::discord::render::Scene;
use crate::discord::render::card_style::CardStyle;
use crate::discord::render::message::{Message, Visibility};
use crate::discord::render::scene::{awaited, beside};
use crate::table::{ChannelId, Moment, UserId};

/// People who pressed something this recently are there and need no mention.
const THERE: Duration = Duration::from_secs(10);

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
    /// The mentions to delete, each with the people it waits for.
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
    /// The mentions of an earlier process. They are deleted at once, since nobody knows whom they
    /// are for.
    pub fn resumed(messages: Vec<u64>) -> Nudges {
        let sent = messages.into_iter();
        let sent = sent.map(|id| (SentMessage::found(id), Vec::new()));
        Nudges {
            sent: sent.collect(),
            ..Nudges::default()
        }
    }

    pub fn messages(&self) -> Vec<u64> {
        self.sent.iter().map(|(message, _)| message.id).collect()
    }

    /// Deletes mentions of people who have acted, and mentions people who haven't acted for as long
    /// as `after`. Returns when the next mention is due. Does not retry: the game doesn't depend on
    /// mentions.
    pub async fn update(
        &mut self,
        delivery: Delivery<'_>,
        scene: &Scene<'_>,
        after: Option<Duration>,
        presses: &Presses,
    ) -> Option<Instant> {
        self.observe(scene, Instant::now());
        self.look_for_doubtful(&delivery).await;
        self.withdraw(&delivery).await;
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
            let there = presses.last(*user).map(|at| at + THERE);
            let due = there.map_or(turn.since + after, |there| there.max(turn.since + after));
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

    /// Deletes mentions of people whom nobody is waiting for any more.
    async fn withdraw(&mut self, delivery: &Delivery<'_>) {
        let turns = &self.turns;
        let waits = |user: &UserId| turns.get(user).is_some_and(|turn| turn.mentioned);
        let over = self
            .sent
            .extract_if(.., |(_, people)| !people.iter().any(waits));
        let over: Vec<_> = over.collect();
        for (mut sent, _) in over {
            if let Err(error) = route::delete(delivery.discord, delivery.channel, &mut sent).await {
                tracing::debug!(channel = %delivery.channel, %error, "a mention could not be deleted");
            }
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
        let then = begin + Duration::from_secs(12) + THERE;
        assert_eq!(
            nudges.late(begin + after, after, &presses),
            (vec![], Some(then))
        );
        assert_eq!(nudges.late(then, after, &presses), (vec![ANN], None));
    }
}
