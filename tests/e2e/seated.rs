//! People who play at their tables while something goes wrong, and the checks on them: everything
//! acknowledged is stored once, and everyone sees what is stored. Each table can play any game.

mod progress;

use std::collections::HashMap;
use std::time::{Duration, Instant};

use discord_sandbox::{
    AckKind, Button, ChannelId, ChannelKind, GuildId, Message, Sandbox, User, UserId,
};
use getaway::cards::{Secret, Shuffle};
use getaway::games::GameKind;
use getaway::games::options::Named;
use getaway::store::{GameNumber, GameState, Store, StoredGame};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use serde_json::Value;
use sqlx::AnyPool;
use tokio::sync::watch;

use crate::harness::{
    Story, TRIES, World, cards_in, hand_of, is_of_a_table, last_change, readable, shown_since,
};
use crate::offers::{Control, controls};
use crate::quirks;
use progress::{Deed, Progress, Shown};

/// How long messages may take to become correct after a disturbance. The aim is ten seconds, but
/// the test machine may be slow: the test waits longer, and prints how long it took.
pub const LIMIT: Duration = Duration::from_secs(60);

/// How long people wait for a hand before they ask for it, where Discord has closed the channel.
const ASK: Duration = Duration::from_secs(5);

/// Finds the newest game of a channel. One process assigns numbers in order, whatever its clock
/// says.
const NEWEST_OF_ONE_PROCESS: &str = "SELECT number FROM games WHERE channel = $1 AND state IN ('running', 'finished') ORDER BY number DESC LIMIT 1";
/// Finds the newest game of a channel, if several processes assign numbers.
const NEWEST_OF_SEVERAL: &str = "SELECT number FROM games WHERE channel = $1 AND state IN ('running', 'finished') ORDER BY started_at DESC, number DESC LIMIT 1";

/// After this many moves of a game in which nothing goes wrong any more, all players but one leave
/// it to computers. A game of King has more than five hundred moves.
pub const PATIENT: usize = 30;

#[derive(Clone)]
pub struct Seated {
    pub kind: GameKind,
    pub channel: ChannelId,
    pub people: Vec<User>,
}

/// The error if the database can't be read.
type Unreadable = Box<dyn std::error::Error>;

/// A moment, to wait for what comes after it.
pub struct Now {
    /// The last change of what people see.
    change: u64,
    /// Announces what is saved later.
    saved: watch::Receiver<()>,
}

pub enum Next {
    Deal,
    Play(Box<Play>),
    Nothing,
}

/// A play that somebody can make.
pub struct Play {
    pub user: User,
    pub channel: ChannelId,
    pub game: GameNumber,
    /// The number of moves before it.
    pub moves: usize,
    kind: GameKind,
    deed: Deed,
    /// How many of those moves were made by players.
    done: usize,
}

impl Play {
    /// Whether this answer says that the play is saved.
    pub fn is_acknowledged(&self, said: &str) -> bool {
        self.deed.is_acknowledged(said)
    }
}

/// A play that somebody tried.
struct Try {
    seat: usize,
    entry: Value,
    /// The number of moves that players had made by then.
    done: usize,
    acknowledged: bool,
    /// How much of the story had happened by then.
    told: usize,
}

/// A word that somebody tried to cut with.
struct TriedCut {
    user: UserId,
    word: String,
    acknowledged: bool,
}

/// Several tables, and what people did at them.
pub struct Tables {
    sandbox: Sandbox,
    store: Store,
    database: AnyPool,
    /// The query that finds the newest game of a channel.
    newest: &'static str,
    pub rng: Xoshiro256PlusPlus,
    pub all: Vec<Seated>,
    tries: HashMap<u64, Vec<Try>>,
    story: Story,
    /// The person who made the latest attempt at a play, in which game and channel.
    last: Option<(GameKind, User, ChannelId)>,
    /// The number of players' moves in a game before people began to leave it.
    left: HashMap<u64, usize>,
    /// The words for the next game in a channel, or for the running one.
    cuts: HashMap<ChannelId, Vec<TriedCut>>,
    /// Whether people press buttons, too. The answer to a press may come late, in the same message.
    pub presses: bool,
    channels: usize,
    /// How long people wait for an answer that may have been lost.
    lost: Duration,
    waiting: watch::Sender<()>,
    /// The longest time until all messages were correct.
    pub slowest: Duration,
    pub finished: usize,
}

impl Tables {
    /// No tables yet, in the world of a test. People wait as long for an answer as for messages.
    pub async fn of(world: &World) -> Tables {
        let (sandbox, database) = (&world.sandbox, world.database());
        Tables::new(sandbox, &database, rand::random(), LIMIT, world.story()).await
    }

    /// No tables yet, in a database that a bot has created.
    pub async fn new(
        sandbox: &Sandbox,
        database: &str,
        seed: u64,
        lost: Duration,
        story: &Story,
    ) -> Tables {
        let store = Store::open_read_only(database).await;
        Tables {
            sandbox: sandbox.clone(),
            store: store.expect("the bot has made its database"),
            database: AnyPool::connect(database).await.expect("it can be read"),
            newest: if database.starts_with("sqlite") {
                NEWEST_OF_ONE_PROCESS
            } else {
                NEWEST_OF_SEVERAL
            },
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            all: Vec::new(),
            tries: HashMap::new(),
            story: story.clone(),
            last: None,
            left: HashMap::new(),
            cuts: HashMap::new(),
            presses: true,
            channels: 0,
            lost,
            waiting: watch::Sender::new(()),
            slowest: Duration::ZERO,
            finished: 0,
        }
    }

    /// Opens a table in a new channel of the server, at which these people play a short game of
    /// this kind. Computers take the missing seats.
    pub async fn open(&mut self, kind: GameKind, guild: GuildId, people: Vec<User>) -> Seated {
        self.channels += 1;
        let name = format!("table-{}", self.channels);
        let channel = self.sandbox.create_channel(guild, &name, ChannelKind::Text);
        let seated = Seated { kind, channel, people };
        let mut start = "start turn_seconds:3600 level:easy".to_owned();
        start.push_str(match kind {
            GameKind::Getaway => " take_window:0",
            GameKind::Palace => " length:short",
            GameKind::Bus => " tokens:1 whole_hand:yes",
            GameKind::King => "",
        });
        let missing = kind.defaults().seats().start().saturating_sub(seated.people.len());
        if missing > 0 {
            start.push_str(&format!(" computers:{missing}"));
        }
        // An answer may be lost, or a lease run out because the machine stands still.
        for _ in 0..TRIES {
            self.start(&seated, &start).await;
            if self.newest_in(channel).await.expect("it can be read").is_some() {
                return seated;
            }
        }
        panic!("no game begins in {name}")
    }

    /// Lets people open a table, unless they see one, and join it. Then they cut, and one deals.
    async fn start(&mut self, seated: &Seated, start: &str) {
        let Seated { kind, channel, people } = seated;
        let (host, others) = people.split_first().expect("somebody plays");
        let is_there = |message: &Message| !message.buttons().is_empty();
        if !self.sandbox.look(|view| view.public(*channel).any(is_there)) {
            self.say(*kind, host, *channel, start).await;
        }
        for user in others {
            self.say(*kind, user, *channel, "join").await;
        }
        self.cut_and_deal(seated).await;
    }

    /// Opens a table, as [`Self::open`] does, and adds it.
    pub async fn add(&mut self, kind: GameKind, guild: GuildId, people: Vec<User>) {
        let seated = self.open(kind, guild, people).await;
        self.all.push(seated);
    }

    /// Lets everyone ask for their hand. If the last one was an answer that got lost, the bot
    /// doesn't know about it.
    pub async fn ask_for_hands(&self) {
        for table in &self.all {
            for user in &table.people {
                self.say(table.kind, user, table.channel, "hand").await;
            }
        }
    }

    /// Lets whoever tried the last play ask for their hand: the process was killed, and nobody knows
    /// about a hand that was an answer at that moment.
    pub async fn last_asks_for_their_hand(&self) {
        if let Some((kind, user, channel)) = &self.last {
            self.say(*kind, user, *channel, "hand").await;
        }
    }

    /// Lets everyone at a table ask for their hand, without waiting for the answers.
    pub fn ask_for_hands_and_go(&self, table: usize) {
        let Seated { kind, channel, people } = &self.all[table];
        for user in people {
            // The bot may be gone.
            let _ = user.slash_and_go(*channel, &format!("/{kind} hand"));
        }
    }

    /// Announces whenever the bot makes somebody wait for their answer.
    pub fn waiting(&self) -> watch::Receiver<()> {
        self.waiting.subscribe()
    }

    /// Waits until all messages are correct, and every game can go on.
    pub async fn all_become_true(&mut self, after: &str) {
        let began = Instant::now();
        let mut asked = began;
        for table in 0..self.all.len() {
            loop {
                let now = self.now();
                let Err(untrue) = self.is_true(table).await else { break };
                if asked.elapsed() > ASK
                    && quirks::is_closed(&self.sandbox, self.all[table].channel)
                {
                    self.ask_for_hands().await;
                    asked = Instant::now();
                }
                assert!(
                    began.elapsed() < LIMIT,
                    "after {after}, messages don't become correct: {untrue}\n{}",
                    self.sandbox.look(|view| view.recent(40))
                );
                self.something_is_new(table, now).await;
            }
        }
        self.slowest = self.slowest.max(began.elapsed());
        for table in 0..self.all.len() {
            let began = Instant::now();
            loop {
                let now = self.now();
                match self.go_on(table).await {
                    Some(true) => break,
                    Some(false) => {}
                    None => self.something_is_new(table, now).await,
                }
                assert!(began.elapsed() < LIMIT, "after {after} nobody can go on");
            }
        }
    }

    /// What has happened so far.
    pub fn now(&self) -> Now {
        Now { change: last_change(&self.sandbox), saved: self.story.saved() }
    }

    /// Waits until something has happened at a table since then: somebody has been shown something
    /// new, or something was saved. Not for ever, because it may be the database that can't be read.
    pub async fn something_is_new(&self, table: usize, mut since: Now) {
        let new = async {
            tokio::select! {
                () = shown_since(&self.sandbox, self.all[table].channel, since.change) => {}
                _ = since.saved.changed() => {}
            }
        };
        let _ = tokio::time::timeout(ASK, new).await;
    }

    /// Makes a play, or deals the next game. Returns whether it was acknowledged, and also true if
    /// nobody can do anything now.
    pub async fn play(&mut self, table: usize) -> bool {
        self.go_on(table).await.unwrap_or(true)
    }

    /// Makes a play, or deals the next game. `None` if nobody can do anything now.
    async fn go_on(&mut self, table: usize) -> Option<bool> {
        match self.next(table).await {
            Next::Deal => Some(self.cut_and_deal(&self.all[table].clone()).await),
            Next::Nothing => None,
            Next::Play(play) => {
                let said = self.attempt(&play).await;
                Some(said.is_some_and(|said| play.is_acknowledged(&said)))
            }
        }
    }

    /// Lets some people cut, some of them twice, and lets the first one deal. Returns whether the
    /// deal was answered.
    async fn cut_and_deal(&mut self, seated: &Seated) -> bool {
        let Seated { kind, channel, people } = seated;
        for user in people.iter().chain(people) {
            if self.rng.random_bool(0.7) {
                continue;
            }
            let word = format!("**word** {}", self.rng.random_range(0..1_000_000));
            let said = self.say(*kind, user, *channel, &format!("cut word:{word}")).await;
            self.cuts.entry(*channel).or_default().push(TriedCut {
                user: user.id(),
                word,
                acknowledged: said.is_some_and(|said| said.contains("You cut")),
            });
        }
        self.say(*kind, &people[0], *channel, "deal").await.is_some()
    }

    pub async fn next(&mut self, table: usize) -> Next {
        match self.stored(table).await {
            Some((stored, progress)) => self.next_after(table, &stored, &progress),
            None => Next::Deal,
        }
    }

    /// What can be done next at a table whose game is at this point.
    fn next_after(&mut self, table: usize, stored: &StoredGame, progress: &Progress) -> Next {
        if progress.is_over {
            self.check_record(stored, progress);
            return Next::Deal;
        }
        let seated = &self.all[table];
        let people = progress.deeds.iter().filter_map(|deed| {
            let user = stored.players[deed.seat].user?;
            let user = seated.people.iter().find(|one| one.id().get() == user.0)?;
            Some((user, deed))
        });
        let possible: Vec<(&User, &Deed)> = people.collect();
        // Often picks the first choice: with random ones, some games take long.
        let chosen = if self.rng.random_bool(0.5) {
            possible.first()
        } else {
            possible.choose(&mut self.rng)
        };
        let Some((user, deed)) = chosen else { return Next::Nothing };
        Next::Play(Box::new(Play {
            user: (*user).clone(),
            channel: seated.channel,
            game: stored.number,
            moves: stored.moves.len(),
            kind: seated.kind,
            deed: (*deed).clone(),
            done: progress.done.len(),
        }))
    }

    /// Tries a play. Returns the answer, if one comes in time.
    pub async fn attempt(&mut self, play: &Play) -> Option<String> {
        let (user, deed) = (&play.user, &play.deed);
        self.last = Some((play.kind, user.clone(), play.channel));
        let press = self.presses && self.rng.random_bool(0.5);
        let told = self.story.len();
        let said = match button(user, play).filter(|_| press) {
            Some((hand, control, value)) => {
                self.tell(play, &format_args!("presses {} {value:?}", control.id));
                let pressed = match value {
                    Some(value) => user.select_and_go(hand.id, &control.id, &[&value]),
                    None => user.click_and_go(hand.id, &control.id),
                };
                match pressed {
                    Ok(press) => self.heard(press).await,
                    Err(why) => {
                        self.tell(play, &format_args!("can't: {why}"));
                        return None;
                    }
                }
            }
            None => {
                self.tell(play, &format_args!("types {}", deed.command));
                self.say(play.kind, user, play.channel, &deed.command).await
            }
        };
        self.tell(play, &format_args!("is told {said:?}"));
        self.tries.entry(play.game.0).or_default().push(Try {
            seat: deed.seat,
            entry: deed.entry.clone(),
            done: play.done,
            acknowledged: said.as_deref().is_some_and(|said| deed.is_acknowledged(said)),
            told,
        });
        said
    }

    fn tell(&self, play: &Play, what: &dyn std::fmt::Display) {
        let (game, done) = (play.game, play.done);
        self.story.tell(format_args!(
            "seat {} of game {game}, after {done} moves of players, {what}",
            play.deed.seat
        ));
    }

    /// The newest game of the table, as it is stored.
    pub async fn stored(&self, table: usize) -> Option<(StoredGame, Progress)> {
        self.read(table).await.expect("it can be read")
    }

    async fn read(&self, table: usize) -> Result<Option<(StoredGame, Progress)>, Unreadable> {
        let newest = self.newest_in(self.all[table].channel).await?;
        let Some(number) = newest else { return Ok(None) };
        let Some(newest) = self.store.game(number).await? else { return Ok(None) };
        let progress = Progress::of(&newest);
        Ok(progress.map(|progress| (newest, progress)))
    }

    /// The number of the newest game in a channel.
    async fn newest_in(&self, channel: ChannelId) -> Result<Option<GameNumber>, sqlx::Error> {
        let newest: Option<i64> = sqlx::query_scalar(self.newest)
            .bind(channel.get().cast_signed())
            .fetch_optional(&self.database)
            .await?;
        Ok(newest.map(|number| GameNumber(number.cast_unsigned())))
    }

    /// Waits until the messages of a table show what is stored, as long as the database can be
    /// read.
    pub async fn what_is_saved_is_shown(&self, table: usize) {
        let began = Instant::now();
        let mut now = self.now();
        while self.read(table).await.is_ok()
            && let Err(untrue) = self.is_true(table).await
        {
            assert!(began.elapsed() < LIMIT, "messages don't become correct: {untrue}");
            self.something_is_new(table, now).await;
            now = self.now();
        }
    }

    pub fn shown(&self, table: usize) -> Option<Message> {
        self.sandbox.look(|view| {
            let mut public = view.public(self.all[table].channel);
            let own = |message: &&Message| {
                let is_open = |button: &Button| button.label != "New table";
                is_of_a_table(message) && message.buttons().iter().all(is_open)
            };
            public.rfind(own).cloned()
        })
    }

    /// Checks that everyone sees the present state of the table. The error says what is wrong.
    async fn is_true(&self, table: usize) -> Result<(), String> {
        let read = self.read(table).await.map_err(|e| e.to_string())?;
        let Some((stored, progress)) = read else { return Ok(()) };
        let shown = self.shown(table).ok_or("no table is shown")?;
        let text = shown.text();
        if stored.state == GameState::Finished {
            let over = text.contains(&format!("Game {} is over", stored.number));
            return if over { Ok(()) } else { Err(format!("no result, but: {text}")) };
        }
        let title = &progress.title;
        if !text.contains(title) {
            return Err(format!("not {title:?}, but: {text}"));
        }
        let seated = &self.all[table];
        for shown in &progress.seats {
            let Some(user) = stored.players[shown.seat].user else { continue };
            let person = seated.people.iter().find(|person| person.id().get() == user.0);
            is_seen(shown, person.expect("of this table"), seated.channel, &text)?;
        }
        Ok(())
    }

    /// Checks the record of a finished game. Every acknowledged play is in it, in order. Every move
    /// of a person in it was tried as often as it occurs, and not after it occurs.
    fn check_record(&mut self, stored: &StoredGame, progress: &Progress) {
        let Some(tries) = self.tries.remove(&stored.number.0) else { return };
        self.finished += 1;
        let number = stored.number;
        let record = getaway::table::record(stored).expect("it can be read").expect("it is dealt");
        let secret = stored.shown_secret().and_then(Secret::from_hex).expect("the game is over");
        let shuffle = Shuffle::new(&secret, number.0, stored.mix.clone());
        record.verify_by(&shuffle).expect("the whole game holds");
        if stored.mix.again.is_none() {
            record.verify().expect("and it says so");
            self.check_cuts(stored, &shuffle);
        }
        let mut left = progress.done.iter();
        for done in tries.iter().filter(|done| done.acknowledged) {
            let (seat, entry) = (done.seat, &done.entry);
            let found = left.any(|(by, written)| *by == seat && written == entry);
            assert!(found, "{entry} of seat {seat} is lost in game {number}");
        }
        let by_people = self.left.remove(&number.0).unwrap_or(usize::MAX);
        let done = &progress.done[..by_people.min(progress.done.len())];
        let mut left: Vec<&Try> = tries.iter().collect();
        let mut untried = Vec::new();
        for (at, (seat, written)) in done.iter().enumerate() {
            if stored.players[*seat].user.is_none() {
                continue;
            }
            let tried = |one: &&Try| one.seat == *seat && one.entry == *written && one.done <= at;
            match left.iter().position(tried) {
                Some(tried) => drop(left.remove(tried)),
                None => untried.push((at, written, &done[at.saturating_sub(4)..at])),
            }
        }
        // Only the totals have to fit, because a repeated try may be in the record in place of the
        // first one.
        let is_there = |one: &&Try| {
            done.iter().any(|(seat, written)| (*seat, written) == (one.seat, &one.entry))
        };
        let again: Vec<_> = left.iter().copied().filter(is_there).collect();
        let again: Vec<_> = again.iter().map(|one| (one.seat, one.done, &one.entry)).collect();
        let mut told = format!(
            "game {number} of {}: {untried:?} was not tried; again: {again:?}",
            stored.kind
        );
        for (at, ..) in &untried {
            let before = tries.iter().rfind(|one| one.done + 2 < *at);
            let end = tries.iter().find(|one| one.done > at + 2).map_or(usize::MAX, |one| one.told);
            told.push('\n');
            told.push_str(&self.story.part(before.map_or(0, |one| one.told), end));
        }
        if !untried.is_empty() {
            eprintln!("{told}");
        }
        assert!(untried.len() <= again.len(), "{told}");
    }

    /// Checks that everyone's last acknowledged word is in the record, unless a later word of
    /// theirs took effect and they never heard of it. Nobody has a word in it that they didn't try.
    fn check_cuts(&mut self, stored: &StoredGame, proof: &Shuffle) {
        let tried = self.cuts.remove(&ChannelId::from(stored.place.channel.0)).unwrap_or_default();
        for (at, player) in stored.players.iter().enumerate() {
            let Some(user) = player.user else { continue };
            let own: Vec<&TriedCut> = tried.iter().filter(|cut| cut.user.get() == user.0).collect();
            let heard = own.iter().rposition(|cut| cut.acknowledged);
            let possible = &own[heard.unwrap_or(0)..];
            let mut cuts = proof.cuts.iter();
            match cuts.find(|cut| cut.seat.index() == at) {
                Some(cut) => assert!(
                    possible.iter().any(|one| one.word == cut.word.as_str()),
                    "seat {at} cut with {:?} in game {}",
                    cut.word,
                    stored.number
                ),
                None => assert_eq!(heard, None, "a word is lost in game {}", stored.number),
            }
        }
    }

    /// Plays the running games to their end.
    pub async fn play_to_the_end(&mut self) {
        for table in 0..self.all.len() {
            self.play_out(table, PATIENT).await;
        }
        assert!(self.finished >= self.all.len());
    }

    /// Plays the running game of a table to its end. After this many more moves, all but one person
    /// leave, and computers take over for them.
    pub async fn play_out(&mut self, table: usize, patient: usize) {
        let game = self.stored(table).await.map(|(stored, _)| stored.number);
        let (began, mut plays) = (Instant::now(), 0);
        let mut now = self.now();
        while let Some((stored, progress)) = self.stored(table).await {
            if stored.state == GameState::Finished || Some(stored.number) != game {
                self.check_record(&stored, &progress);
                break;
            }
            if plays == patient && !self.left.contains_key(&stored.number.0) {
                self.left.insert(stored.number.0, progress.done.len());
                self.leave(table).await;
            }
            match self.next_after(table, &stored, &progress) {
                Next::Play(play) => {
                    self.attempt(&play).await;
                    plays += 1;
                }
                // It has just ended. The next game isn't for this to deal.
                Next::Deal => {}
                Next::Nothing => self.something_is_new(table, now).await,
            }
            now = self.now();
            let number = stored.number;
            // Played by chance, some games of Palace take minutes.
            assert!(began.elapsed() < 10 * LIMIT, "game {number} does not end");
        }
    }

    /// Lets all but the first person leave the table. Computers take their seats.
    async fn leave(&mut self, table: usize) {
        let Seated { kind, channel, .. } = self.all[table];
        for user in self.all[table].people.split_off(1) {
            let mut tries = 0..TRIES;
            while !self.leaves(kind, &user, channel).await {
                assert!(tries.next().is_some(), "{} can't leave", user.name());
            }
        }
    }

    /// Lets somebody leave. Returns whether they hear that they have left, perhaps with an earlier
    /// try whose answer they didn't hear.
    async fn leaves(&self, kind: GameKind, user: &User, channel: ChannelId) -> bool {
        let said = self.say(kind, user, channel, "leave").await.unwrap_or_default();
        ["You’ve left", "You don’t have a seat"].iter().any(|gone| said.contains(gone))
    }

    /// Sends a command of a game. Returns the answer, if one comes in time.
    pub async fn say(
        &self,
        kind: GameKind,
        user: &User,
        channel: ChannelId,
        line: &str,
    ) -> Option<String> {
        let sent = user.slash_and_go(channel, &format!("/{} {line}", kind.name())).ok()?;
        self.heard(sent).await
    }

    async fn heard(&self, interaction: discord_sandbox::InteractionId) -> Option<String> {
        let answer = async {
            let answer = self.sandbox.answer(interaction).await.ok()?;
            if matches!(answer.kind, AckKind::Defer | AckKind::DeferUpdate) {
                self.waiting.send_replace(());
            }
            Some(answer.reply().await.text())
        };
        tokio::time::timeout(self.lost, answer).await.ok()?
    }
}

/// Checks that somebody's seat is shown correctly, in the table's message and in their hand.
fn is_seen(seat: &Shown, person: &User, channel: ChannelId, table: &str) -> Result<(), String> {
    let name = person.name();
    let line = format!("{}**{name}**: {}", seat.mark, seat.holds);
    if !table.lines().any(|shown| shown.starts_with(&line)) {
        return Err(format!("not {line:?}, but: {table}"));
    }
    let shown = newest_hand(person, channel).ok_or(format!("{name} has no hand"))?.text();
    let Some(hand) = seat.hand else { return Ok(()) };
    let count = match hand.len() {
        0 => "no".to_owned(),
        count => count.to_string(),
    };
    let heading = format!("**Your hand** ({count} card");
    let missing = &readable(hand) - &cards_in(&shown);
    if !shown.contains(&heading) || !missing.is_empty() {
        return Err(format!("{name} lacks {missing:?} of {heading}: {shown}"));
    }
    Ok(())
}

/// Finds the control for a play in the person's newest hand, with the value to choose if it is a
/// menu.
fn button(user: &User, play: &Play) -> Option<(Message, Control, Option<String>)> {
    let hand = newest_hand(user, play.channel)?;
    let (control, value) = controls(&hand).into_iter().find_map(|control| {
        let value = play.deed.is_done_by(&control)?;
        Some((control, value))
    })?;
    Some((hand, control, value))
}

fn newest_hand(user: &User, channel: ChannelId) -> Option<Message> {
    user.sandbox().look(|view| hand_of(view, channel, user).cloned())
}
