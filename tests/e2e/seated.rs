//! People at tables of their own who play while something goes wrong, and what must be true of it: what
//! was acknowledged is stored once, and everybody sees what is stored.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use discord_sandbox::{ChannelId, ChannelKind, GuildId, Message, Sandbox, User, UserId};
use getaway::games::getaway::rules::{Due, Entry, Game};
use getaway::games::{Record, getaway::rules};
use getaway::store::{GameNumber, GameState, Store, StoredGame};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use sqlx::AnyPool;

use crate::harness::written;

/// What is shown is to be true within ten seconds of the end of a trouble. The machine of the tests may
/// be slow: it is waited for longer, and said how long it took.
pub const LIMIT: Duration = Duration::from_secs(60);

/// One process hands numbers out in order, whatever its clock says.
const NEWEST_OF_ONE_PROCESS: &str = "SELECT number FROM games WHERE channel = $1 AND state IN ('running', 'finished') ORDER BY number DESC LIMIT 1";
/// Several do not.
const NEWEST_OF_SEVERAL: &str = "SELECT number FROM games WHERE channel = $1 AND state IN ('running', 'finished') ORDER BY started_at DESC, number DESC LIMIT 1";

/// A table and those who play at it.
pub struct Seated {
    pub channel: ChannelId,
    pub people: Vec<User>,
}

/// The database cannot be read.
type Unreadable = Box<dyn std::error::Error>;

/// What can be done at a table.
pub enum Next {
    /// The next game is dealt.
    Deal,
    /// Somebody plays.
    Play(Play),
    /// It is waited for.
    Nothing,
}

/// A play that somebody can make.
pub struct Play {
    pub user: User,
    pub channel: ChannelId,
    pub game: GameNumber,
    /// How many moves there are before it.
    pub moves: usize,
    seat: usize,
    card: String,
}

/// A play that somebody tried.
struct Try {
    seat: usize,
    card: String,
    acknowledged: bool,
}

/// A word with which somebody tried to cut.
struct TriedCut {
    user: UserId,
    word: String,
    acknowledged: bool,
}

/// The tables of several, and what their people did.
pub struct Tables {
    sandbox: Sandbox,
    store: Store,
    database: AnyPool,
    /// How the newest game of a channel is found.
    newest: &'static str,
    pub rng: Xoshiro256PlusPlus,
    pub all: Vec<Seated>,
    tries: HashMap<u64, Vec<Try>>,
    /// The words for the next game of a channel, or for the one that is played there.
    cuts: HashMap<ChannelId, Vec<TriedCut>>,
    /// Whether people press buttons, too. What they are then told may come late, into the same message.
    pub presses: bool,
    channels: usize,
    /// How long somebody waits for an answer that may have been lost.
    lost: Duration,
    /// The longest that it took until all was true.
    pub slowest: Duration,
    pub finished: usize,
}

impl Tables {
    /// None yet, in a database that a bot has made.
    pub async fn new(sandbox: &Sandbox, database: &str, seed: u64, lost: Duration) -> Tables {
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
            cuts: HashMap::new(),
            presses: true,
            channels: 0,
            lost,
            slowest: Duration::ZERO,
            finished: 0,
        }
    }

    /// A new channel of a server with a table at which these people play.
    pub async fn open(&mut self, guild: GuildId, people: Vec<User>) -> Seated {
        self.channels += 1;
        let name = format!("table-{}", self.channels);
        let channel = self.sandbox.create_channel(guild, &name, ChannelKind::Text);
        self.say(&people[0], channel, "start take_window:0 turn_seconds:3600")
            .await;
        for user in &people[1..] {
            self.say(user, channel, "join").await;
        }
        self.cut_and_deal(channel, &people).await;
        Seated { channel, people }
    }

    /// Everybody asks for their hand: it may have been an answer that was lost, of which nobody knows.
    pub async fn ask_for_hands(&self) {
        for table in &self.all {
            for user in &table.people {
                self.say(user, table.channel, "hand").await;
            }
        }
    }

    /// What people see becomes true, and the game goes on.
    pub async fn all_become_true(&mut self, after: &str) {
        let began = Instant::now();
        for table in 0..self.all.len() {
            loop {
                let Err(untrue) = self.is_true(table).await else {
                    break;
                };
                assert!(
                    began.elapsed() < LIMIT,
                    "after {after} it does not become true: {untrue}\n{}",
                    self.sandbox.look(|view| view.recent(40))
                );
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
        self.slowest = self.slowest.max(began.elapsed());
        for table in 0..self.all.len() {
            let began = Instant::now();
            while !self.play(table).await {
                assert!(began.elapsed() < LIMIT, "after {after} nobody can go on");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }

    /// Somebody whose turn it is plays, or the next game is dealt. Whether it was acknowledged.
    pub async fn play(&mut self, table: usize) -> bool {
        match self.next(table).await {
            Next::Deal => {
                let Seated { channel, people } = &self.all[table];
                let (channel, people) = (*channel, people.clone());
                self.cut_and_deal(channel, &people).await
            }
            Next::Nothing => true,
            Next::Play(play) => {
                let said = self.attempt(&play).await;
                said.is_some_and(|said| is_acknowledged(&said))
            }
        }
    }

    /// Some cut, some of them twice, and the first one deals. Whether that was answered.
    async fn cut_and_deal(&mut self, channel: ChannelId, people: &[User]) -> bool {
        for user in people.iter().chain(people) {
            if self.rng.random_bool(0.7) {
                continue;
            }
            let word = format!("**word** {}", self.rng.random_range(0..1_000_000));
            let said = self.say(user, channel, &format!("cut word:{word}")).await;
            let tried = self.cuts.entry(channel).or_default();
            tried.push(TriedCut {
                user: user.id(),
                word,
                acknowledged: said.is_some_and(|said| said.contains("You cut")),
            });
        }
        self.say(&people[0], channel, "deal").await.is_some()
    }

    /// What can be done at a table.
    pub async fn next(&mut self, table: usize) -> Next {
        let Some((stored, game)) = self.stored(table).await else {
            return Next::Deal;
        };
        let seats = match game.board().due() {
            Due::Lead(seat) | Due::Play(seat) => vec![seat],
            Due::PlayAny(seats) => seats.iter().collect(),
            Due::Draw(..) => Vec::new(),
            Due::Over(_) => {
                self.check_record(&stored);
                return Next::Deal;
            }
        };
        let Some(seat) = seats.get(self.rng.random_range(0..seats.len().max(1))) else {
            return Next::Nothing;
        };
        let legal = game.legal_cards(*seat);
        let Some(card) = legal.nth(self.rng.random_range(0..legal.len())) else {
            return Next::Nothing;
        };
        let (seated, seat) = (&self.all[table], seat.index());
        let user = stored.players[seat].user.expect("people play");
        let mut people = seated.people.iter();
        let user = people.find(|person| person.id().get() == user.0);
        Next::Play(Play {
            channel: seated.channel,
            user: user.expect("of this table").clone(),
            game: stored.number,
            moves: stored.moves.len(),
            seat,
            card: card.to_string(),
        })
    }

    /// Somebody tries a play; the answer, if one comes in time.
    pub async fn attempt(&mut self, play: &Play) -> Option<String> {
        let (user, card) = (&play.user, &play.card);
        let press = self.presses && self.rng.random_bool(0.5);
        let said = match self.button(user, play.channel, card).filter(|_| press) {
            Some((hand, id)) => match user.click_and_go(hand.id, &id) {
                Ok(press) => self.heard(press).await,
                Err(_) => return None,
            },
            None => {
                self.say(user, play.channel, &format!("play card:{card}"))
                    .await
            }
        };
        let tries = self.tries.entry(play.game.0).or_default();
        tries.push(Try {
            seat: play.seat,
            card: card.clone(),
            acknowledged: said.as_deref().is_some_and(is_acknowledged),
        });
        said
    }

    /// The button of the person's newest hand with which this card is played.
    fn button(&self, user: &User, channel: ChannelId, code: &str) -> Option<(Message, String)> {
        let hand = newest_hand(user, channel)?;
        let end = format!(".{code}");
        let ids = hand
            .buttons()
            .into_iter()
            .filter_map(|button| button.custom_id);
        let id = ids
            .into_iter()
            .find(|id| id.starts_with("play.") && id.ends_with(&end))?;
        Some((hand, id))
    }

    /// The newest game of the table, as it is stored.
    pub async fn stored(&self, table: usize) -> Option<(StoredGame, Game)> {
        let read = self.read(table).await;
        read.expect("it can be read")
    }

    async fn read(&self, table: usize) -> Result<Option<(StoredGame, Game)>, Unreadable> {
        let newest: Option<i64> = sqlx::query_scalar(self.newest)
            .bind(self.all[table].channel.get().cast_signed())
            .fetch_optional(&self.database)
            .await?;
        let Some(newest) = newest else {
            return Ok(None);
        };
        let number = GameNumber(newest.cast_unsigned());
        let Some(newest) = self.store.game(number).await? else {
            return Ok(None);
        };
        let game = record(&newest).replay().expect("what is stored is legal");
        Ok(Some((newest, game)))
    }

    /// What people see of a table becomes what is stored, as long as that can be read.
    pub async fn what_is_saved_is_shown(&self, table: usize) {
        let began = Instant::now();
        while self.read(table).await.is_ok()
            && let Err(untrue) = self.is_true(table).await
        {
            assert!(began.elapsed() < LIMIT, "it does not become true: {untrue}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// The public message of the table.
    pub fn shown(&self, table: usize) -> Option<Message> {
        self.sandbox.look(|view| {
            let mut public = view.public(self.all[table].channel);
            let own = |message: &&Message| !message.buttons().is_empty();
            public.rfind(own).cloned()
        })
    }

    /// Whether everybody sees how the table stands; if not, what is wrong.
    async fn is_true(&self, table: usize) -> Result<(), String> {
        let read = self.read(table).await.map_err(|e| e.to_string())?;
        let Some((stored, game)) = read else {
            return Ok(());
        };
        let shown = self.shown(table).ok_or("no table is shown")?;
        let text = shown.text();
        if stored.state == GameState::Finished {
            let over = text.contains(&format!("Game {} is over", stored.number));
            return if over {
                Ok(())
            } else {
                Err(format!("no result, but: {text}"))
            };
        }
        let board = game.board();
        let due = match board.due() {
            Due::Lead(seat) | Due::Play(seat) | Due::Draw(seat, _) => vec![seat],
            Due::PlayAny(seats) => seats.iter().collect(),
            Due::Over(_) => Vec::new(),
        };
        let title = format!("Game {}, trick {}", stored.number, board.tricks() + 1);
        if !text.contains(&title) {
            return Err(format!("not {title:?}, but: {text}"));
        }
        let seated = &self.all[table];
        for seat in board.in_play().iter() {
            let user = stored.players[seat.index()].user.expect("people play");
            let person = seated
                .people
                .iter()
                .find(|person| person.id().get() == user.0);
            let person = person.expect("of this table");
            let (name, hand) = (person.name(), game.hand(seat));
            let mark = if due.contains(&seat) { "▶ " } else { "" };
            let line = match hand.len() {
                0 => format!("{mark}**{name}**: "),
                count => format!("{mark}**{name}**: {count} card"),
            };
            if !text.lines().any(|shown| shown.starts_with(&line)) {
                return Err(format!("not {line:?}, but: {text}"));
            }
            let shown = newest_hand(person, seated.channel).ok_or(format!("{name} has no hand"))?;
            let shown = shown.text();
            let count = match hand.len() {
                0 => "no".to_owned(),
                count => count.to_string(),
            };
            let heading = format!("**Your hand** ({count} card");
            let missing = hand.iter().find(|card| {
                let card = written(&card.to_string());
                card.is_some_and(|card| !shown.contains(&card))
            });
            if !shown.contains(&heading) || missing.is_some() {
                return Err(format!("{name} lacks {missing:?} of {heading}: {shown}"));
            }
        }
        Ok(())
    }

    /// Every acknowledged play is in the record, in order; what is in it was tried, and each try once.
    fn check_record(&mut self, stored: &StoredGame) {
        let Some(tries) = self.tries.remove(&stored.number.0) else {
            return;
        };
        self.finished += 1;
        let record = record(stored);
        record.verify().expect("the whole game holds");
        self.check_cuts(stored, &record);
        let plays: Vec<(usize, String)> = record
            .moves
            .iter()
            .filter_map(|entry| match entry {
                Entry::Play { seat, card, .. } => Some((seat.index(), card.to_string())),
                _ => None,
            })
            .collect();
        let drawn = record
            .moves
            .iter()
            .filter(|entry| matches!(entry, Entry::Draw { .. }));
        let mut left = plays.iter();
        for done in tries.iter().filter(|done| done.acknowledged) {
            let found = left.any(|(seat, card)| (*seat, card) == (done.seat, &done.card));
            let (seat, card) = (done.seat, &done.card);
            assert!(
                found,
                "{card} of seat {seat} is lost in game {}",
                stored.number
            );
        }
        let tried = tries.iter().filter(|one| {
            plays
                .iter()
                .any(|(seat, card)| (*seat, card) == (one.seat, &one.card))
        });
        let most = tried.count() + drawn.count();
        assert!(plays.len() <= most, "{} plays, {most} tries", plays.len());
    }

    /// Every person's last acknowledged word is in the record, unless a later one of theirs took effect
    /// of which they never heard; nobody's word is in it that they didn't try.
    fn check_cuts(&mut self, stored: &StoredGame, record: &rules::Record) {
        let channel = ChannelId::from(stored.place.channel.0);
        let tried = self.cuts.remove(&channel).unwrap_or_default();
        let proof = record.chance.as_ref().expect("the game is over");
        for (at, player) in stored.players.iter().enumerate() {
            let Some(user) = player.user else { continue };
            let own = tried.iter().filter(|cut| cut.user.get() == user.0);
            let own: Vec<&TriedCut> = own.collect();
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

    pub async fn play_to_the_end(&mut self) {
        for table in 0..self.all.len() {
            let game = self.stored(table).await.map(|(stored, _)| stored.number);
            let began = Instant::now();
            while let Some((stored, _)) = self.stored(table).await {
                if stored.state == GameState::Finished || Some(stored.number) != game {
                    self.check_record(&stored);
                    break;
                }
                self.play(table).await;
                assert!(
                    began.elapsed() < 4 * LIMIT,
                    "game {} does not end",
                    stored.number
                );
            }
        }
        assert!(self.finished >= self.all.len());
    }

    /// Sends a command; the answer, if one comes in time.
    pub async fn say(&self, user: &User, channel: ChannelId, line: &str) -> Option<String> {
        let sent = user
            .slash_and_go(channel, &format!("/getaway {line}"))
            .ok()?;
        self.heard(sent).await
    }

    async fn heard(&self, interaction: discord_sandbox::InteractionId) -> Option<String> {
        let answer = async {
            let answer = self.sandbox.answer(interaction).await.ok()?;
            Some(answer.reply().await.text())
        };
        tokio::time::timeout(self.lost, answer).await.ok()?
    }
}

/// Whether this is what is said of a play that is saved.
pub fn is_acknowledged(said: &str) -> bool {
    said.contains("You played")
}

fn record(stored: &StoredGame) -> rules::Record {
    let record = getaway::table::record(stored).expect("it can be read");
    match record.expect("it is dealt") {
        Record::Getaway(record) => *record,
        Record::Palace(_) => panic!("every table here plays Getaway"),
    }
}

fn newest_hand(user: &User, channel: ChannelId) -> Option<Message> {
    user.sandbox().look(|view| {
        let mut seen = view.seen_by(user.id(), channel);
        let hand = |m: &&Message| m.is_ephemeral() && m.text().contains("**Your hand**");
        seen.rfind(hand).cloned()
    })
}
