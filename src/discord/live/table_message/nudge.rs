//! The mention of who does not act: an edit notifies nobody, so it is a message of its own, deleted
//! when they have acted. At most one a turn, and none for who has just pressed something.

use std::collections::BTreeMap;
use std::time::Duration;

use tokio::time::Instant;

use super::route::{self, SentMessage};
use crate::discord::http::{ApiError, Discord, Token};
use crate::discord::live::presses::Presses;
use crate::discord::render::Scene;
use crate::discord::render::look::Look;
use crate::discord::render::message::Message;
use crate::discord::render::scene::awaited;
use crate::table::{ChannelId, Moment, UserId};

/// Who pressed something so recently is there.
const THERE: Duration = Duration::from_secs(10);

/// A turn of a person who has not acted.
#[derive(Clone, Copy, Debug)]
struct Turn {
    moment: Option<Moment>,
    since: Instant,
    mentioned: bool,
}

/// The mentions of one table.
#[derive(Debug, Default)]
pub struct Nudges {
    turns: BTreeMap<UserId, Turn>,
    /// The messages that are to be deleted, and for whom they wait.
    sent: Vec<(SentMessage, Vec<UserId>)>,
    /// One that Discord may have taken without saying so in time.
    doubtful: Option<Doubtful>,
}

/// A mention that may be there.
#[derive(Debug)]
struct Doubtful {
    message: Message,
    /// Whom it waits for.
    people: Vec<UserId>,
    /// It is newer than this message.
    after: Option<u64>,
}

/// How a mention is sent.
#[derive(Debug)]
pub struct Way<'a> {
    /// The connection.
    pub discord: &'a Discord,
    /// Where to.
    pub channel: ChannelId,
    /// A token that can carry it.
    pub token: Option<Token>,
    /// How it looks.
    pub look: &'a Look,
    /// The newest message of the channel that is known to be older.
    pub after: Option<u64>,
}

impl Nudges {
    /// The mentions of an earlier process: they go at once, since whom they are for is not known.
    pub fn resumed(messages: Vec<u64>) -> Nudges {
        let sent = messages.into_iter();
        let sent = sent.map(|id| (SentMessage::found(id), Vec::new()));
        Nudges {
            sent: sent.collect(),
            ..Nudges::default()
        }
    }

    /// The messages that are there.
    pub fn messages(&self) -> Vec<u64> {
        self.sent.iter().map(|(message, _)| message.id).collect()
    }

    /// Deletes mentions of people who have acted, and mentions those who have not for as long as
    /// `after`. Gives when the next mention is due. A failure is not tried again: the game does not
    /// depend on it.
    pub async fn update(
        &mut self,
        way: Way<'_>,
        scene: &Scene<'_>,
        after: Option<Duration>,
        presses: &Presses,
    ) -> Option<Instant> {
        self.observe(scene, Instant::now());
        self.look_for_doubtful(&way).await;
        self.withdraw(&way).await;
        let (late, next) = self.late(Instant::now(), after?, presses);
        if !late.is_empty() {
            self.mention(way, scene, late).await;
        }
        next
    }

    /// Notes whose turn has begun and whose is over.
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

    /// Who is to be mentioned now, and when the next one is.
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

    async fn mention(&mut self, way: Way<'_>, scene: &Scene<'_>, late: Vec<UserId>) {
        let who: Vec<String> = late.iter().map(|user| format!("<@{user}>")).collect();
        let message = Message {
            mentions: late.clone(),
            ..Message::text(scene.catalog.nudge(who.join(", ")))
        };
        match route::send(way.discord, way.channel, way.token, (&message, way.look)).await {
            Ok(sent) => self.sent.push((sent, late)),
            Err(error) => {
                tracing::debug!(channel = %way.channel, %error, "nobody is mentioned");
                let may_be_there = matches!(error, ApiError::Transient(_));
                self.doubtful = may_be_there.then_some(Doubtful {
                    message,
                    people: late,
                    after: way.after,
                });
            }
        }
    }

    /// Looks whether a mention is there whose sending was cut off: it has to go like the others.
    async fn look_for_doubtful(&mut self, way: &Way<'_>) {
        let Some(doubtful) = self.doubtful.take() else {
            return;
        };
        let Doubtful { message, after, .. } = &doubtful;
        match route::find(way.discord, way.channel, *after, message).await {
            Ok(found) => {
                let people = &doubtful.people;
                let found = found.into_iter().map(SentMessage::found);
                self.sent.extend(found.map(|sent| (sent, people.clone())));
            }
            // Nobody could look: the next time, then.
            Err(_) => self.doubtful = Some(doubtful),
        }
    }

    /// Deletes the messages for whose people nobody waits any more.
    async fn withdraw(&mut self, way: &Way<'_>) {
        let turns = &self.turns;
        let waits = |user: &UserId| turns.get(user).is_some_and(|turn| turn.mentioned);
        let over = self
            .sent
            .extract_if(.., |(_, people)| !people.iter().any(waits));
        let over: Vec<_> = over.collect();
        for (mut sent, _) in over {
            if let Err(error) = route::delete(way.discord, way.channel, &mut sent).await {
                tracing::debug!(channel = %way.channel, %error, "a mention stays");
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
    async fn who_does_not_act_is_mentioned_once() {
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
    async fn who_pressed_something_is_there() {
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
