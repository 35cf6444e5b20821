//! Mentions of people who don't act on their turn, or don't answer whether a game may end without a
//! result. An edit notifies nobody, so a mention is a message of its own, deleted once they have
//! acted. If it was settled without them, it stays and says how, such as what was played for them:
//! otherwise nobody would know why their phone rang. At most one per turn or vote, and none for people
//! who have just pressed something; in a long turn one more when little time is left, in place of the
//! first. Also owns when people last pressed or typed something at a table.

use std::collections::HashMap;
use std::time::{Duration, SystemTime};

use tokio::time::Instant;

use super::former::{Former, Last};
use crate::cards::Seat;
use crate::discord::http::ApiError;
use crate::discord::live::public_message::{PostOnce, Route};
use crate::discord::live::saved_messages::{Awaited, Mention, Wait};
use crate::screen::games::kit::display;
use crate::screen::render::message::Message;
use crate::screen::render::scene::{awaited, awaited_in_vote, countdown, vote};
use crate::screen::render::{Scene, names, outcome};
use crate::table::{Acting, SeatInfo, Stage, UserId};

/// People who pressed something this recently are there and need no mention.
const ACTIVE: Duration = Duration::from_secs(10);
/// People who were mentioned for a vote aren't mentioned for another one for this long. Otherwise
/// somebody could have them mentioned at will, by asking again and again.
const VOTE_MENTION_PAUSE: Duration = Duration::from_secs(5 * 60);
/// When people are mentioned at a slow table where the server has no mentions.
const SLOW: Duration = Duration::from_secs(15);
const REMEMBERED: Duration = Duration::from_secs(60);

/// The last press of each person.
#[derive(Debug, Default)]
pub struct Presses(HashMap<UserId, Instant>);

impl Presses {
    pub fn note(&mut self, user: UserId) {
        self.0.retain(|_, at| at.elapsed() < REMEMBERED);
        self.0.insert(user, Instant::now());
    }

    /// When the person last pressed something, if that is recent.
    pub fn last(&self, user: UserId) -> Option<Instant> {
        self.0.get(&user).copied()
    }
}

impl Awaited {
    const fn user(self) -> UserId {
        match self {
            Awaited::Turn(user, _) | Awaited::Vote(user, _) => user,
        }
    }
}

impl Wait {
    fn begin(what: Awaited, now: Instant, scene: &Scene<'_>) -> Wait {
        let (lapses, changes) = counts(scene, what.user()).unwrap_or_default();
        Wait { what, since: now, mentioned: false, reminded: false, lapses, changes }
    }

    fn has_moved(&self, scene: &Scene<'_>) -> bool {
        counts(scene, self.what.user()).is_some_and(|(_, changes)| changes != self.changes)
    }

    /// How it ended without the person, if it did.
    fn has_lapsed(&self, scene: &Scene<'_>) -> Lapsed {
        let user = match self.what {
            Awaited::Turn(user, _) => user,
            Awaited::Vote(_, id) => {
                let is_over = vote(scene.stage).is_none_or(|vote| vote.id != id);
                return if is_over && is_running(scene) { Lapsed::Decided } else { Lapsed::No };
            }
        };
        match counts(scene, user) {
            Some((lapses, _)) if lapses <= self.lapses => {
                let is_theirs = |seat: &&SeatInfo| seat.person().is_some_and(|it| it.id == user);
                let acting = scene.seats.iter().find(is_theirs).map(|seat| seat.acting);
                if acting == Some(Acting::ForSlow) { Lapsed::Replaced } else { Lapsed::No }
            }
            Some((_, changes)) if changes <= self.changes && is_running(scene) => Lapsed::NotPlayed,
            Some(_) => Lapsed::Played,
            None => Lapsed::No,
        }
    }
}

enum Lapsed {
    No,
    /// A computer is about to move for them.
    NotPlayed,
    Played,
    /// The others have let a computer play for them.
    Replaced,
    /// The vote is over, and the game goes on.
    Decided,
}

fn is_running(scene: &Scene<'_>) -> bool {
    matches!(scene.stage, Stage::Playing(_))
}

/// How often the person's time has run out in this game, and how often their cards have changed.
fn counts(scene: &Scene<'_>, user: UserId) -> Option<(u32, u32)> {
    let seats = match scene.stage {
        // They may have left since.
        Stage::Result(outcome) => &outcome.seats[..],
        _ => scene.seats,
    };
    let at = seats.iter().position(|seat| seat.person().is_some_and(|it| it.id == user))?;
    let changes = match scene.stage {
        Stage::Playing(playing) => playing.changes.get(at).copied(),
        _ => None,
    };
    Some((seats[at].lapses, changes.unwrap_or_default()))
}

#[derive(Debug, Default)]
pub struct Nudges {
    waits: Vec<Wait>,
    /// When people were last mentioned for a vote.
    mentioned_in_vote: HashMap<UserId, Instant>,
    pub mentions: Vec<Mention>,
    /// Those of which it isn't known whether they were sent, and what they say.
    unconfirmed: Vec<(Mention, Message, PostOnce)>,
}

/// What stays of a mention that is over: why, for those who didn't act. `None` if all have acted.
fn last(
    mention: &Mention,
    scene: &Scene<'_>,
    last_press: &(dyn Fn(UserId) -> Option<Instant> + Sync),
) -> Option<Message> {
    let then = match scene.stage {
        Stage::Result(outcome) => outcome::then(scene, outcome),
        _ => *scene,
    };
    let said = |late: &Wait| {
        let (user, catalog) = (late.what.user(), scene.catalog);
        let who = names::mention(user);
        match late.has_lapsed(scene) {
            Lapsed::Played => {
                let is_theirs = |seat: &SeatInfo| seat.person().is_some_and(|it| it.id == user);
                let seat = Seat::new(then.seats.iter().position(is_theirs)?)?;
                Some(display::played_for(&then, seat, who))
            }
            Lapsed::Replaced => Some(catalog.nudge_replaced(who)),
            // Whoever has pressed something has seen it.
            Lapsed::Decided if last_press(user).is_some_and(|at| at >= late.since) => None,
            Lapsed::Decided => Some(catalog.nudge_decided(who)),
            Lapsed::No | Lapsed::NotPlayed => None,
        }
    };
    let late = mention.late.iter().filter_map(|late| Some((late.what.user(), said(late)?)));
    let (users, said): (Vec<UserId>, Vec<String>) = late.unzip();
    (!said.is_empty()).then(|| Message { mentions: users, ..Message::text(said.join("\n")) })
}

/// When the turn ends, if it is a long one of which little is left.
fn last_call(scene: &Scene<'_>) -> Option<SystemTime> {
    let Stage::Playing(playing) = scene.stage else { return None };
    playing.clock.filter(|clock| clock.last_call).map(|clock| clock.ends)
}

impl Nudges {
    /// Goes on with the mentions of an earlier process.
    pub fn resumed(mentions: Vec<Mention>) -> Nudges {
        let mut waits: Vec<Wait> = Vec::new();
        for late in mentions.iter().flat_map(|mention| &mention.late) {
            // A reminder may stand beside the first mention, if that waits for somebody else, too.
            waits.retain(|wait| wait.what != late.what);
            waits.push(*late);
        }
        Nudges { waits, mentions, ..Nudges::default() }
    }

    pub fn messages(&self) -> Vec<u64> {
        self.mentions.iter().flat_map(|mention| &mention.sent).copied().collect()
    }

    /// Makes mentions of people who have acted `former` messages, and mentions people who haven't
    /// acted for as long as `after`. `newest`: what is known to be older than a new mention;
    /// `last_press`: when somebody last pressed something. Returns when the next mention is due.
    /// Does not retry: the game doesn't depend on mentions.
    pub async fn update(
        &mut self,
        route: &Route,
        newest: Option<u64>,
        former: &mut Former,
        scene: &Scene<'_>,
        after: Option<Duration>,
        last_press: &(dyn Fn(UserId) -> Option<Instant> + Sync),
    ) -> Option<Instant> {
        self.observe(scene, Instant::now());
        self.look(route).await;
        let waits: Vec<Awaited> =
            self.waits.iter().filter(|wait| wait.mentioned).map(|wait| wait.what).collect();
        let lasts = |late: &Wait| {
            waits.contains(&late.what) || matches!(late.has_lapsed(scene), Lapsed::NotPlayed)
        };
        let is_over = |mention: &mut Mention| !mention.late.iter().any(lasts);
        for mention in self.mentions.extract_if(.., is_over) {
            let last = last(&mention, scene, last_press);
            for sent in mention.sent {
                former.push(sent, last.clone().map_or(Last::Delete, Last::Say));
            }
        }
        // Who plays at a slow table looks in now and then, so somebody has to tell them.
        let slow = scene.settings.is_slow().then_some(SLOW);
        let (late, next) = self.late(Instant::now(), after.or(slow)?, last_press);
        let of_turns = |late: &Wait| matches!(late.what, Awaited::Turn(..));
        let (turns, votes): (Vec<_>, Vec<_>) = late.into_iter().partition(of_turns);
        for late in [turns, votes] {
            if !late.is_empty() {
                self.mention(route, newest, scene, late, None).await;
            }
        }
        if let Some(ends) = last_call(scene) {
            let late = self.not_reminded();
            if !late.is_empty() {
                let replaced = |mention: &mut Mention| {
                    let again = |wait: &Wait| late.iter().any(|late| late.what == wait.what);
                    mention.late.iter().all(again)
                };
                for mention in self.mentions.extract_if(.., replaced) {
                    mention.sent.into_iter().for_each(|sent| former.push(sent, Last::Delete));
                }
                self.mention(route, newest, scene, late, Some(ends)).await;
            }
        }
        let is_due = next.is_some();
        tracing::trace!(channel = %route.channel, is_due, "it is settled whom to mention");
        next
    }

    fn observe(&mut self, scene: &Scene, now: Instant) {
        let moment = scene.moment();
        let due =
            awaited(scene.stage, scene.seats).into_iter().map(|user| Awaited::Turn(user, moment));
        let voters = awaited_in_vote(scene.stage, scene.seats)
            .into_iter()
            .map(|(user, vote)| Awaited::Vote(user, vote));
        let present: Vec<Awaited> = due.chain(voters).collect();
        // The same person's next turn in the same round is another one.
        let lasts = |wait: &Wait| {
            let is_new = |turn| matches!(turn, Awaited::Turn(..)) && wait.has_moved(scene);
            present.contains(&wait.what) && !is_new(wait.what)
        };
        self.waits.retain(lasts);
        // Whoever has answered is told nothing when the vote is over.
        let goes_on = vote(scene.stage).map(|vote| vote.id);
        let waits = |late: &Wait| match late.what {
            Awaited::Vote(_, id) => goes_on != Some(id) || present.contains(&late.what),
            Awaited::Turn(..) => true,
        };
        self.mentions.iter_mut().for_each(|mention| mention.late.retain(waits));
        for what in present {
            if !self.waits.iter().any(|wait| wait.what == what) {
                self.waits.push(Wait::begin(what, now, scene));
            }
        }
    }

    /// The people to remind, now that little of their time is left.
    fn not_reminded(&mut self) -> Vec<Wait> {
        let of_turn = |wait: &&mut Wait| {
            matches!(wait.what, Awaited::Turn(..)) && wait.mentioned && !wait.reminded
        };
        let late = self.waits.iter_mut().filter(of_turn).map(|wait| {
            wait.reminded = true;
            *wait
        });
        late.collect()
    }

    /// The people to mention now, and when the next mention is due.
    fn late(
        &mut self,
        now: Instant,
        after: Duration,
        last_press: impl Fn(UserId) -> Option<Instant>,
    ) -> (Vec<Wait>, Option<Instant>) {
        let mut late = Vec::new();
        let mut next: Option<Instant> = None;
        for wait in self.waits.iter_mut().filter(|wait| !wait.mentioned) {
            let active = last_press(wait.what.user()).map(|at| at + ACTIVE);
            let due = (wait.since + after).max(active.unwrap_or(wait.since));
            if due <= now {
                wait.mentioned = true;
                if let Awaited::Vote(user, _) = wait.what {
                    let last = self.mentioned_in_vote.get(&user);
                    if last.is_some_and(|at| now < *at + VOTE_MENTION_PAUSE) {
                        continue;
                    }
                    self.mentioned_in_vote.insert(user, now);
                }
                late.push(*wait);
            } else {
                next = Some(next.map_or(due, |next| next.min(due)));
            }
        }
        (late, next)
    }

    async fn mention(
        &mut self,
        route: &Route,
        newest: Option<u64>,
        scene: &Scene<'_>,
        late: Vec<Wait>,
        ends: Option<SystemTime>,
    ) {
        let users: Vec<UserId> = late.iter().map(|late| late.what.user()).collect();
        let who = users.iter().copied().map(names::mention).collect::<Vec<_>>().join(", ");
        let text = match (late.first().map(|late| late.what), vote(scene.stage)) {
            (Some(Awaited::Vote(..)), Some(vote)) => {
                scene.catalog.nudge_stop(who, countdown(vote.ends))
            }
            _ => match ends {
                Some(ends) => scene.catalog.nudge_again(who, countdown(ends)),
                None => scene.catalog.nudge(who),
            },
        };
        let message = Message { mentions: users, ..Message::text(text) }
            .with_buttons(vec![scene.hand_button()]);
        self.post(route, newest, message, late).await;
    }

    async fn post(
        &mut self,
        route: &Route,
        newest: Option<u64>,
        message: Message,
        late: Vec<Wait>,
    ) {
        let mut once = PostOnce::after(newest);
        let posted = route.post(&mut once, &message).await;
        let failed = |error: &ApiError| {
            tracing::debug!(channel = %route.channel, %error, "a mention could not be posted");
        };
        let posted = posted.inspect_err(failed);
        let mention = Mention { late, sent: posted.into_iter().collect() };
        if once.unconfirmed {
            self.unconfirmed.push((mention, message, once));
        } else {
            self.mentions.push(mention);
        }
    }

    /// Looks for mentions whose requests were cut off. If one exists, it must be deleted like the
    /// others. If looking fails, the next update tries again.
    async fn look(&mut self, route: &Route) {
        for (mut mention, message, once) in std::mem::take(&mut self.unconfirmed) {
            match route.find(&once, &message).await {
                Ok(found) => {
                    mention.sent.extend(found);
                    self.mentions.push(mention);
                }
                Err(_) => self.unconfirmed.push((mention, message, once)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use discord_sandbox::{Options, Sandbox};

    use super::*;
    use crate::cards::SeatSet;
    use crate::discord::http::testing::discord;
    use crate::discord::live::testing;
    use crate::games::GameKind;
    use crate::screen::guild_settings::GuildSettings;
    use crate::screen::i18n::Language;
    use crate::table::{ChannelId, InteractionId, RequestKind, Snapshot, Vote};

    const ANN: UserId = UserId(1);
    const TURN: Awaited = Awaited::Turn(ANN, None);

    fn wait(what: Awaited, since: Instant) -> Wait {
        Wait { what, since, mentioned: false, reminded: false, lapses: 0, changes: 0 }
    }

    #[tokio::test(start_paused = true)]
    async fn an_inactive_player_is_mentioned_once_and_a_recent_press_delays_that() {
        let after = Duration::from_secs(15);
        let begin = Instant::now();
        let wait = wait(TURN, begin);
        let mut nudges = Nudges { waits: vec![wait], ..Nudges::default() };
        let mut late = |now, last: &dyn Fn(UserId) -> Option<Instant>| {
            let (late, next) = nudges.late(now, after, last);
            (late.into_iter().map(|wait| wait.what).collect::<Vec<_>>(), next)
        };
        assert_eq!(late(begin, &|_| None), (vec![], Some(begin + after)));
        tokio::time::advance(Duration::from_secs(12)).await;
        let mut presses = Presses::default();
        presses.note(ANN);
        let last = |user| presses.last(user);
        let then = begin + Duration::from_secs(12) + ACTIVE;
        assert_eq!(late(begin + after, &last), (vec![], Some(then)));
        assert_eq!(late(then, &last), (vec![TURN], None));
        assert_eq!(late(then + after, &last), (vec![], None));
    }

    #[tokio::test]
    async fn every_mention_whose_answer_was_lost_is_found_again() {
        let sandbox = Sandbox::start(Options::default()).await.unwrap();
        let channel = ChannelId(sandbox.channel("general").get());
        let route = Route::new(&discord(&sandbox), channel, &GuildSettings::default());
        let message = |text: &str| Message::text(text);
        sandbox.faults().cut_requests(2, "POST", "/messages", true);
        let mut nudges = Nudges::default();
        for text in ["<@1>, it’s your turn.", "<@2>, may the game end?"] {
            nudges.post(&route, None, message(text), vec![wait(TURN, Instant::now())]).await;
        }
        assert!(nudges.messages().is_empty());
        nudges.look(&route).await;
        let there = sandbox.look(|view| view.public(channel.0.into()).count());
        assert_eq!((nudges.messages().len(), there), (2, 2));
    }

    #[tokio::test(start_paused = true)]
    async fn a_vote_that_is_called_again_and_again_mentions_people_once() {
        let after = Duration::from_secs(15);
        let begin = Instant::now();
        let mut nudges = Nudges::default();
        let mut late = |number, since| {
            nudges.waits = vec![wait(Awaited::Vote(ANN, InteractionId(number)), since)];
            nudges.late(since + after, after, |_| None).0.len()
        };
        assert_eq!(late(1, begin), 1);
        assert_eq!(late(2, begin + 2 * after), 0);
        assert_eq!(late(3, begin + Duration::from_secs(600)), 1);
    }

    #[test]
    fn whoever_was_reminded_is_not_reminded_again_after_a_restart() {
        let late =
            |what, reminded| Wait { mentioned: true, reminded, ..wait(what, Instant::now()) };
        let other = Awaited::Turn(UserId(2), None);
        let first = Mention { late: vec![late(TURN, false), late(other, false)], sent: vec![1] };
        let second = Mention { late: vec![late(TURN, true)], sent: vec![2] };
        let again = Nudges::resumed(vec![first, second]).not_reminded();
        assert_eq!(again.into_iter().map(|wait| wait.what).collect::<Vec<_>>(), [other]);
    }

    #[tokio::test]
    async fn whoever_has_answered_in_a_vote_is_told_nothing_when_it_is_over() {
        let (_dir, _store, tables, table) = testing::table(ChannelId(2)).await;
        testing::ask(&table, testing::person(testing::HOST, "Ann"), RequestKind::Deal).await;
        let mut snapshot = Snapshot::clone(&table.snapshot());
        let (id, now) = (InteractionId(9), Instant::now());
        let mention =
            Mention { late: vec![wait(Awaited::Vote(testing::HOST, id), now)], sent: vec![1] };
        let mut nudges = Nudges { mentions: vec![mention], ..Nudges::default() };
        let mut late = |asked: Option<SeatSet>| {
            let Stage::Playing(playing) = &mut snapshot.stage else { panic!("a game") };
            let (ends, agreed) = (SystemTime::now(), SeatSet::EMPTY);
            playing.vote = asked.map(|asked| Vote { by: ANN, id, ends, agreed, asked });
            let catalog = Language::default().catalog_of(GameKind::Getaway);
            nudges.observe(&Scene::of(catalog, &snapshot), now);
            nudges.mentions[0].late.len()
        };
        let host: SeatSet = Seat::first(1).collect();
        assert_eq!([late(Some(host)), late(None)], [1, 1], "somebody else has decided it");
        assert_eq!(late(Some(SeatSet::EMPTY)), 0);
        tables.shutdown().await;
    }

    #[tokio::test]
    async fn a_mention_says_how_it_was_settled_without_its_person() {
        let (_dir, _store, tables, table) = testing::table(ChannelId(2)).await;
        testing::ask(&table, testing::person(testing::HOST, "Ann"), RequestKind::Deal).await;
        let mut snapshot = Snapshot::clone(&table.snapshot());
        let said = |snapshot: &Snapshot, what, pressed: Option<Instant>| {
            let catalog = Language::default().catalog_of(GameKind::Getaway);
            let wait = wait(what, Instant::now());
            let late = Mention { late: vec![wait], sent: vec![1] };
            last(&late, &Scene::of(catalog, snapshot), &|_| pressed).map(|last| last.content)
        };
        let turn = Awaited::Turn(testing::HOST, None);
        assert_eq!(said(&snapshot, turn, None), None, "they have acted");
        snapshot.seats[0].acting = Acting::ForSlow;
        let computer = said(&snapshot, turn, None).unwrap();
        assert!(computer.starts_with("<@4711>: A computer is playing for you."), "{computer}");
        let vote = Awaited::Vote(testing::HOST, InteractionId(9));
        let decided = "<@4711>: That question is over, and the game goes on.";
        assert_eq!(said(&snapshot, vote, None).as_deref(), Some(decided));
        let later = Instant::now() + REMEMBERED;
        assert_eq!(said(&snapshot, vote, Some(later)), None, "they have seen it");
        tables.shutdown().await;
    }
}
