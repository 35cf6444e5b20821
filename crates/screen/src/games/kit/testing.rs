//! Helpers for tests of what games show: tables, and messages as plain text.

use std::sync::Arc;
use std::time::{Duration, SystemTime};

use super::display;
use super::on_discord::OnDiscord;
use super::running::Running;
use crate::custom_id::Action;
use crate::custom_id::fields::UnknownAction;
use crate::i18n::{Catalog, Language};
use crate::render::card_style::plain;
use crate::render::message::{Button, DESCRIPTION_MAX, Message, Row};
use crate::render::{ActsBy, Scene, lobby};
use getaway_games::cards::{Chance, Cut, CutWord, MAX_SEATS, Seat, SeatSet, Secret};
use getaway_games::kit;
use getaway_games::{
    Ending, In, Level, Listed, Options, Players, PublicView, Results, Session, Start,
};
use getaway_table::daily::Day;
use getaway_table::{
    Commitment, GameNumber, GameSnapshot, Moment, Outcome, Owner, Person, SeatInfo, Settings,
    Stage, Until, UserId,
};

/// Names with markup and a mention, with text that changes direction, and with wide characters of
/// two scripts.
pub const HOSTILE: [&str; 3] =
    ["**Ann** ||<@&1>|| @everyone", "\u{202e}boB\u{2067} `x`](http://x.y)", "王小明 👩‍👩‍👧‍👦 ﷽ شہلا"];

/// A message as plain text: text, embed, then a line for each row.
pub fn read(message: &Message) -> String {
    let mut lines = vec![message.content.clone()];
    if let Some(embed) = &message.embed {
        lines.push(format!("# {}\n{}", embed.title, embed.text()));
    }
    for row in &message.rows {
        lines.push(match row {
            Row::Buttons(buttons) => {
                buttons.iter().map(|b| format!("[{}]", b.label)).collect::<Vec<_>>().join(" ")
            }
            Row::Select { placeholder, options, .. } => {
                format!("({placeholder}: {} options, first “{}”)", options.len(), options[0].label)
            }
        });
    }
    lines.retain(|line| !line.is_empty());
    plain(&lines.join("\n---\n"))
}

pub fn buttons(message: &Message) -> Vec<&Button> {
    let rows = message.rows.iter().flat_map(|row| match row {
        Row::Buttons(buttons) => &buttons[..],
        Row::Select { .. } => &[],
    });
    rows.collect()
}

/// How many buttons each row has. A menu has none.
pub fn lengths(rows: &[Row]) -> Vec<usize> {
    let lengths = rows.iter().map(|row| match row {
        Row::Buttons(buttons) => buttons.len(),
        Row::Select { .. } => 0,
    });
    lengths.collect()
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

pub fn person(id: u64, name: &str) -> Owner {
    Owner::Person(Person { id: UserId(id), name: name.to_owned() })
}

/// Ann, Bob and a computer.
pub fn seats() -> Vec<SeatInfo> {
    let computer = Owner::Computer { level: Level::Normal, number: 1 };
    [person(11, "Ann"), person(12, "*Bob*"), computer].map(SeatInfo::new).into()
}

/// A table where nothing is special.
pub fn scene<'a>(
    catalog: &'static Catalog,
    settings: Settings,
    seats: &'a [SeatInfo],
    stage: &'a Stage,
) -> Scene<'a> {
    Scene { host: UserId(11), ..Scene::plain(catalog, settings, seats, stage) }
}

/// Players of whom these are people, with computers of this level.
pub const fn players(people: SeatSet, level: Level) -> Players {
    Players {
        people,
        overdue: SeatSet::EMPTY,
        by_itself: SeatSet::EMPTY,
        levels: [level; MAX_SEATS],
    }
}

pub fn commitment(game: u64) -> Commitment {
    Commitment {
        game: GameNumber(game),
        commit: "c0ffee".repeat(10),
        again: None,
        cuts: Vec::new(),
        voided: 0,
    }
}

/// The same after these seats have cut with these words.
pub fn cut(game: u64, words: &[(usize, &str)]) -> Commitment {
    let cut =
        |(at, word): &(usize, &str)| Cut { seat: seat(*at), word: CutWord::new(word).unwrap() };
    Commitment { cuts: words.iter().map(cut).collect(), ..commitment(game) }
}

/// What a table shows of a game: of a session, or of a position that a test has made.
pub trait Shown {
    type Game: OnDiscord;

    fn public(&self) -> <Self::Game as kit::Session>::PublicView;
    fn view(&self, seat: Seat) -> Option<<Self::Game as kit::Session>::View>;
    fn round(&self) -> u32;
    fn changes(&self) -> Vec<u32>;
    fn pauses(&self) -> bool;
}

impl<G: OnDiscord> Shown for G {
    type Game = G;

    fn public(&self) -> G::PublicView {
        kit::Session::public(self)
    }

    fn view(&self, seat: Seat) -> Option<G::View> {
        kit::Session::view(self, seat)
    }

    fn round(&self) -> u32 {
        kit::Session::round(self)
    }

    fn changes(&self) -> Vec<u32> {
        <G as In<Session>>::wrap(Arc::new(self.clone())).changes()
    }

    fn pauses(&self) -> bool {
        self.pause().is_some()
    }
}

/// A game at a table, as tests of what it shows need it.
pub struct Table<S> {
    pub session: S,
    pub seats: Vec<SeatInfo>,
    pub settings: Settings,
    pub language: Language,
}

impl<S: Shown> Table<S> {
    pub fn playing(&self) -> GameSnapshot {
        GameSnapshot {
            commitment: commitment(7),
            round: self.session.round(),
            changes: self.session.changes(),
            game: <S::Game as In<PublicView>>::wrap(self.session.public()),
            awaited: SeatSet::EMPTY,
            pause: self.session.pauses().then(|| SystemTime::UNIX_EPOCH + Duration::from_secs(99)),
            clock: None,
            at_stake: None,
            vote: None,
            offer: None,
            stand_in: None,
            watchers: None,
            changed_from: None,
        }
    }

    pub fn stage(&self) -> Stage {
        Stage::Playing(self.playing())
    }

    pub fn scene<'a>(&'a self, stage: &'a Stage) -> Scene<'a> {
        scene(self.language.catalog_of(S::Game::KIND), self.settings, &self.seats, stage)
    }

    pub fn lobby_of(&self, next: &Commitment) -> Message {
        lobby::open(&self.scene(&Stage::Lobby(next.clone())), next)
    }

    /// The lobby before the first game, as plain text.
    pub fn lobby(&self) -> String {
        read(&self.lobby_of(&commitment(7)))
    }

    pub fn message(&self) -> Message {
        display::playing(&self.scene(&self.stage()), &self.playing())
    }

    pub fn public(&self) -> String {
        read(&self.message())
    }

    /// The hand of the player in the seat as plain text.
    pub fn own(&self, by: usize, how: ActsBy) -> String {
        let stage = self.stage();
        let scene = self.scene(&stage);
        let game = Running::of::<S::Game>(&stage).unwrap();
        let view = self.session.view(seat(by)).unwrap();
        let hand = <S::Game as OnDiscord>::hand(&scene, game, &view).unwrap();
        read(&hand.message(&scene, how))
    }

    /// The public message, the history, and all hands, for buttons and for commands.
    pub fn everything(&self) -> String {
        let hands = (0..self.seats.len()).flat_map(|by| ActsBy::ALL.map(|how| self.own(by, how)));
        let told = self.history().into_iter().chain([self.public()]);
        told.chain(hands).collect::<Vec<_>>().join("\n")
    }

    /// What has happened, in pages.
    pub fn history(&self) -> Vec<String> {
        display::history(&self.scene(&self.stage()), GameNumber(7)).unwrap()
    }

    pub fn outcome(&self, results: Option<Results>) -> Outcome {
        Outcome {
            commitment: commitment(7),
            secret: "5ec2e7".repeat(10),
            seats: self.seats.clone(),
            results,
            game: <S::Game as In<PublicView>>::wrap(self.session.public()),
            played_on: false,
            counts: true,
            cup: None,
            next: commitment(8),
        }
    }

    pub fn result(&self, outcome: &Outcome) -> Message {
        display::outcome(&self.scene(&Stage::Result(outcome.clone())), outcome)
    }

    pub fn done(&self, done: <S::Game as kit::Session>::MoveOutcome) -> String {
        plain(&<S::Game as OnDiscord>::done(&self.scene(&self.stage()), done))
    }

    /// The answer to a move that was refused, without the player's view.
    pub fn refused(&self, refusal: <S::Game as kit::Session>::MoveRefusal) -> String {
        plain(&<S::Game as OnDiscord>::refusal(&self.scene(&self.stage()), None, refusal))
    }

    /// Asserts that names and words do nothing in what was said of the game so far, nor in this
    /// result.
    pub fn assert_harmless(&self, said: &str, results: Option<Results>) {
        let next = cut(8, &[(1, "**kite** @everyone ](http://x.y)"), (0, "پتنگ")]);
        let result = self.result(&Outcome { next, ..self.outcome(results) });
        let picture = result.picture.as_ref().expect("the result has a picture");
        let description = &result.embed.as_ref().expect("the result has an embed").description;
        assert!(description.chars().count() < DESCRIPTION_MAX);
        let said = format!("{said}{}\n{}", read(&result), picture.legend);
        assert_harmless(&said, &picture.alt, self.language);
    }
}

impl<G: OnDiscord> Table<G> {
    /// A game with these options. The last seat deals.
    pub fn of(options: G::Options, seats: Vec<SeatInfo>) -> Table<G> {
        let start = Start {
            seats: seats.len(),
            dealer: seat(seats.len() - 1),
            chance: Chance::new(&Secret::new([7; 32]), 7, &[]),
            previous_loser: None,
        };
        let mut table = Table {
            session: G::begin(options, start).unwrap(),
            seats,
            settings: Settings {
                options: <G as In<Options>>::wrap(options),
                ..Settings::of(G::KIND)
            },
            language: Language::English,
        };
        table.advance();
        table
    }

    /// Lets everything happen that needs nobody's decision.
    pub fn advance(&mut self) {
        let people = SeatSet::first(self.seats.len());
        self.session.advance(&players(people, Level::Normal)).unwrap();
    }

    pub fn make(&mut self, by: Seat, act: G::Act) -> G::MoveOutcome {
        let done = self.session.act(by, act).unwrap();
        self.advance();
        done
    }

    /// The places of all seats in a game that is over.
    pub fn results(&self) -> Results {
        match self.session.ending() {
            Some(Ending::Placed(results)) => results,
            _ => panic!("the game is not over"),
        }
    }
}

/// Gives the first seats people with hostile names.
pub fn with_hostile_names(seats: &mut [SeatInfo]) {
    for (info, (id, name)) in seats.iter_mut().zip((11..).zip(HOSTILE)) {
        info.owner = person(id, name);
    }
}

/// Asserts that names and words do nothing in these messages: they mention nobody, link to nothing
/// and don't change the direction of text. Alternative texts of pictures don't render markup, and
/// can't mention anybody.
pub fn assert_harmless(said: &str, alt: &str, language: Language) {
    let name = language.info().name;
    for turned in ['\u{202e}', '\u{2067}'] {
        assert!(!said.contains(turned) && !alt.contains(turned), "{name}");
    }
    assert!(!said.contains("@everyone") && !said.contains("](http"), "{name}");
    // Every isolating mark is closed on its own line. Labels of buttons are left out.
    for line in said.lines().filter(|line| !line.starts_with('[')) {
        let count = |mark| line.chars().filter(|c| *c == mark).count();
        let opened = count('\u{2066}') + count('\u{2068}');
        assert_eq!(opened, count('\u{2069}'), "{name}: {line}");
    }
}

pub const LONGEST: Moment = Moment { game: GameNumber(u64::MAX), until: Until::Change(u32::MAX) };

/// Asserts that each action's text reads back as the same action, and fits into a custom id. A
/// game's own action at the [longest](LONGEST) moment must also read back in the deal of a day.
pub fn assert_read_back(actions: impl IntoIterator<Item = impl Into<Action>>) {
    for action in actions {
        let action = action.into();
        let id = action.to_string();
        assert!(id.len() <= 100, "{id}");
        assert_eq!(id.parse(), Ok(action), "{id}");
        if let Action::Game(own) = action {
            let day = Day::of_index(u32::MAX);
            let (game, number) = (LONGEST.game.to_string(), day.number().to_string());
            let id = format!("daily.{}", id.replacen(&game, &number, 1));
            let of_day = id.parse::<Action>().unwrap_or_else(|_| panic!("{id}"));
            assert_eq!(of_day.to_string(), id);
            let Action::Daily(of_day) = of_day else { panic!("{id}") };
            assert_eq!(of_day.about(), (own.kind(), day), "{id}");
        }
    }
}

/// Asserts that none of these is the text of an action.
pub fn assert_unknown(ids: &[&str]) {
    for id in ids {
        assert_eq!(id.parse::<Action>(), Err(UnknownAction), "{id:?}");
    }
}
