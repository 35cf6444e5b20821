//! What a table, a command or a command line asks of whichever game it is.
//!
//! Written once for all games of the [list](crate::list); which games there are is not said here.

use std::error::Error;
use std::ops::RangeInclusive;

use rand::rngs::Xoshiro256PlusPlus;
use serde::Deserialize;
use serde_json::{Map, Value as Json};

use crate::cards::{Chance, ChanceProof, Direction, Seat, SeatSet};
use crate::kit::options::{Named, OptionInfo, Value, Values};
use crate::kit::{
    self, Due, Ending, Game, Journal, Level, NotRestored, Pause, Players, Rules, Start, Stored,
    TableOptions, Tally, UnreadableGame, Unsaved,
};
use crate::list::{
    Act, Decision, Done, GameKind, In, Options, PublicView, Question, Record, Refusal, Session,
    Task, View,
};
use crate::{by_game, by_kind};

/// Why stored options cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnreadableOptions {
    /// They are no set of names and values.
    #[error("the options are no object")]
    NotAnObject,
    /// There is no such option, or it has no such value.
    #[error("the option {name} cannot be {value}")]
    Unknown {
        /// The option's name.
        name: String,
        /// What it is said to be.
        value: String,
    },
}

impl GameKind {
    /// The game's options as they are by default.
    #[must_use]
    pub fn defaults(self) -> Options {
        by_kind!(self, |G| G::wrap(<G as Game>::Options::default()))
    }

    /// What its options are called, and what they can be set to.
    #[must_use]
    pub fn options(self) -> Vec<OptionInfo> {
        by_kind!(self, |G| <G as Game>::Options::infos())
    }

    /// What the options of its rules are called, and what they can be set to.
    #[must_use]
    pub fn options_of_rules(self) -> Vec<OptionInfo> {
        by_kind!(self, |G| {
            let specs = <<G as Game>::Rules as Rules>::Options::SPECS.iter();
            specs.map(|spec| spec.info(true)).collect()
        })
    }

    /// The names of its sets of options, the default first; empty if it has none.
    #[must_use]
    pub fn houses(self) -> Vec<&'static str> {
        by_kind!(self, |G| <G as Game>::Options::houses())
    }

    /// What its tally counts.
    #[must_use]
    pub const fn tally(self) -> Tally {
        by_kind!(self, |G| G::TALLY)
    }

    /// The names of the figures that it keeps of a player, in the order in which people read them.
    #[must_use]
    pub const fn figures(self) -> &'static [&'static str] {
        by_kind!(self, |G| G::FIGURES)
    }

    /// The version of the rules by which this program plays it.
    #[must_use]
    pub const fn rules_version(self) -> u32 {
        by_kind!(self, |G| <G as Game>::Rules::VERSION)
    }

    /// Options out of a stored document: what it does not name is as by default.
    ///
    /// # Errors
    /// What it names that this program does not know.
    pub fn read_options(self, document: &Json) -> Result<Options, UnreadableOptions> {
        let fields = document.as_object().ok_or(UnreadableOptions::NotAnObject)?;
        let mut options = self.defaults();
        for (name, value) in fields {
            let text = match value {
                Json::String(text) => text.clone(),
                other => other.to_string(),
            };
            if !options.set(name, &Value::new(&text)) {
                let name = name.clone();
                return Err(UnreadableOptions::Unknown { name, value: text });
            }
        }
        Ok(options)
    }
}

impl Options {
    /// Which game they are of.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        by_game!(Options, self, |G, _| <G as crate::Listed>::KIND)
    }

    /// The value of an option; none if the game has no such option.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<Value> {
        by_game!(Options, self, |G, options| TableOptions::get(options, name))
    }

    /// Sets an option; `false` if the game has no such option or it has no such value.
    pub fn set(&mut self, name: &str, value: &Value) -> bool {
        by_game!(Options, self, |G, options| TableOptions::set(
            options, name, value
        ))
    }

    /// Sets all options that a named set covers; `false` if there is no such set.
    pub fn set_house(&mut self, name: &str) -> bool {
        by_game!(Options, self, |G, options| options.set_house(name))
    }

    /// How many seats the options serve.
    #[must_use]
    pub fn seats(&self) -> RangeInclusive<usize> {
        by_game!(Options, self, |G, options| TableOptions::seats(options))
    }

    /// Which way the deal passes on.
    #[must_use]
    pub fn direction(&self) -> Direction {
        by_game!(Options, self, |G, options| options.direction())
    }

    /// The options as a document: every one of them by its name.
    #[must_use]
    pub fn document(&self) -> Json {
        let infos = self.kind().options().into_iter();
        let field = |info: OptionInfo| {
            let value = self.get(info.name)?;
            let json = match info.values {
                Values::Names(_) => Json::from(value.text()),
                Values::Number { .. } => Json::from(value.number()?),
            };
            Some((info.name.to_owned(), json))
        };
        Json::Object(infos.filter_map(field).collect::<Map<_, _>>())
    }
}

impl PublicView {
    /// Of which game it is.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        by_game!(PublicView, self, |G, _| <G as crate::Listed>::KIND)
    }
}

impl Done {
    /// Whether it is what players do when it is their turn, and at no other time.
    #[must_use]
    pub fn is_of_a_turn(self) -> bool {
        by_game!(Done, self, |G, done| G::is_of_a_turn(done))
    }
}

impl Decision {
    /// Whether nothing happens by it that people would have to follow.
    #[must_use]
    pub fn is_silent(self) -> bool {
        by_game!(Decision, self, |G, decision| G::is_silent(decision))
    }
}

impl Task {
    /// What a computer of this strength decides; it asks `go_on` now and then whether to think on.
    #[must_use]
    pub fn decide(
        &self,
        level: Level,
        go_on: &dyn Fn() -> bool,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Decision> {
        by_game!(Task, self, |G, task| {
            task.decide(level, go_on, rng).map(G::wrap)
        })
    }

    /// A decision that is legal, made without thinking.
    #[must_use]
    pub fn any(&self) -> Option<Decision> {
        by_game!(Task, self, |G, task| task.any().map(G::wrap))
    }
}

impl Session {
    /// The first game with these options and this chance.
    ///
    /// # Errors
    /// The number of seats does not go with the options.
    pub fn begin(options: Options, mut start: Start) -> Result<Session, Refusal> {
        if !options.seats().contains(&start.seats) {
            return Err(Refusal::Seats);
        }
        by_game!(Options, options, |G, options| {
            let dealer = <G as Game>::Rules::dealer(&start.chance, start.seats);
            start.dealer = dealer.unwrap_or(start.dealer);
            let game = G::begin(options, start).map_err(|_| Refusal::Seats)?;
            Ok(G::wrap(Box::new(game)))
        })
    }

    /// The game as it stands after everything that is stored of it.
    ///
    /// # Errors
    /// Why it cannot go on.
    pub fn restore(
        options: Options,
        start: Start,
        stored: &Stored,
        beside: &Json,
    ) -> Result<Session, NotRestored> {
        by_game!(Options, options, |G, options| {
            let game: G = kit::restore(options, start, stored, beside)?;
            Ok(G::wrap(Box::new(game)))
        })
    }

    /// The player in the seat does something.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed then.
    pub fn act(&mut self, seat: Seat, act: Act) -> Result<Done, Refusal> {
        by_game!(Session, self, |G, game| {
            let act = <G as In<Act>>::unwrap(act).ok_or(Refusal::OtherGame)?;
            game.act(seat, act).map(G::wrap).map_err(G::wrap)
        })
    }

    /// Carries out what nobody has to be waited for.
    ///
    /// # Errors
    /// None that the game itself could cause.
    pub fn settle(&mut self, players: &Players) -> Result<(), Refusal> {
        by_game!(Session, self, |G, game| game
            .settle(players)
            .map_err(G::wrap))
    }

    /// The pause that the game asked for is over.
    pub fn end_pause(&mut self) {
        by_game!(Session, self, |G, game| game.end_pause());
    }

    /// What a computer decided for the seat.
    ///
    /// # Errors
    /// It does not answer the present question, or is against the rules.
    pub fn decided(&mut self, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        by_game!(Session, self, |G, game| {
            let decision = <G as In<Decision>>::unwrap(decision).ok_or(Refusal::OtherGame)?;
            game.decided(seat, decision).map_err(G::wrap)
        })
    }

    /// The player in the seat has left: what they had laid down for later is taken back.
    pub fn person_left(&mut self, seat: Seat) {
        by_game!(Session, self, |G, game| game.person_left(seat));
    }

    /// Who is due; nobody while only computers are waited for, or at the end.
    #[must_use]
    pub fn due(&self) -> Option<Due> {
        by_game!(Session, self, |G, game| game.due())
    }

    /// The seats for which the game still goes on.
    #[must_use]
    pub fn in_play(&self) -> SeatSet {
        by_game!(Session, self, |G, game| game.in_play())
    }

    /// The pause that the game asks for, as long as it does.
    #[must_use]
    pub fn pause(&self) -> Option<Pause> {
        by_game!(Session, self, |G, game| game.pause())
    }

    /// What a computer is to decide now, and for which seat.
    #[must_use]
    pub fn question(&self, players: &Players) -> Option<(Seat, Question)> {
        by_game!(Session, self, |G, game| {
            let (seat, question) = game.question(players)?;
            Some((seat, G::wrap(question)))
        })
    }

    /// A question with all that may be known of it in that seat, to be thought about elsewhere;
    /// none if it is one of another game.
    #[must_use]
    pub fn task(&self, seat: Seat, question: Question) -> Option<Task> {
        by_game!(Session, self, |G, game| Some(G::wrap(kit::Task {
            question: <G as In<Question>>::unwrap(question)?,
            view: game.view(seat).map(Box::new),
        })))
    }

    /// What the player in the seat knows; none while there is nothing to know.
    #[must_use]
    pub fn view(&self, seat: Seat) -> Option<View> {
        by_game!(Session, self, |G, game| {
            game.view(seat).map(|view| G::wrap(Box::new(view)))
        })
    }

    /// What everybody sees.
    #[must_use]
    pub fn public(&self) -> PublicView {
        by_game!(Session, self, |G, game| G::wrap(game.public()))
    }

    /// How the game is over; none while it runs.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        by_game!(Session, self, |G, game| game.ending())
    }

    /// What each seat did so far, by seat number: figures with names of [`GameKind::figures`].
    #[must_use]
    pub fn figures(&self) -> Vec<Vec<(&'static str, i64)>> {
        by_game!(Session, self, |G, game| game.figures())
    }

    /// Grows in the course of the game: a button that was made in an earlier round is stale.
    #[must_use]
    pub fn round(&self) -> u32 {
        by_game!(Session, self, |G, game| game.round())
    }

    /// The seat that deals first: the table's, unless chance decides it.
    #[must_use]
    pub fn dealer(&self) -> Seat {
        by_game!(Session, self, |G, game| game.start().dealer)
    }

    /// How many entries the record has.
    #[must_use]
    pub fn entries(&self) -> usize {
        by_game!(Session, self, |G, game| {
            game.journal().map_or(0, Journal::entries)
        })
    }

    /// What happened since this was last asked and has to be saved.
    pub fn take_unsaved(&mut self) -> Unsaved {
        by_game!(Session, self, |G, game| {
            let journal = game.journal_mut();
            journal.map(Journal::take_unsaved).unwrap_or_default()
        })
    }

    /// The game's options as its record has them, as a document.
    #[must_use]
    pub fn recorded_options(&self) -> Json {
        by_game!(Session, self, |G, game| serde_json::json!(
            game.options().rules()
        ))
    }

    /// What the game is beside its moves, to be stored with its table.
    #[must_use]
    pub fn beside(&self) -> Json {
        by_game!(Session, self, |G, game| game.beside())
    }
}

/// What the first release stored of a running game beside its moves, in the present form; and when
/// the pause of which it knew ended, if there was one.
#[must_use]
pub fn upgrade_v1(kind: GameKind, old: &Json) -> (Json, Option<Json>) {
    by_kind!(kind, |G| G::upgrade_v1(old))
}

/// Why a line is no record.
#[derive(Debug, thiserror::Error)]
pub enum NotARecord {
    /// It is not written as it should be.
    #[error("not a game record: {0}")]
    Json(#[from] serde_json::Error),
    /// It is of a format that this program does not know.
    #[error("not a game record: this program knows no format {0:?}")]
    Format(String),
}

/// What stands in every record.
#[derive(Deserialize)]
struct Head<'a> {
    #[serde(borrow)]
    format: std::borrow::Cow<'a, str>,
}

impl Record {
    /// Reads a record from a line.
    ///
    /// # Errors
    /// What is not as the game's rules say, with its place in the line.
    pub fn from_line(line: &str) -> Result<Record, NotARecord> {
        let head: Head = serde_json::from_str(line)?;
        let game = head.format.split_once("-record/").map(|(game, _)| game);
        let Some(kind) = game.and_then(GameKind::named) else {
            return Err(NotARecord::Format(head.format.into_owned()));
        };
        by_kind!(kind, |G| {
            let record = kit::Record::<<G as Game>::Rules>::from_line(line)?;
            Ok(G::wrap(Box::new(record)))
        })
    }

    /// Writes the record on one line, without a line end.
    ///
    /// # Errors
    /// None that a well-formed record could cause.
    pub fn to_line(&self) -> serde_json::Result<String> {
        by_game!(Record, self, |G, record| record.to_line())
    }

    /// The record of a game out of everything that is stored of it; none until it is dealt.
    ///
    /// # Errors
    /// Why the parts make none.
    pub fn of_stored(kind: GameKind, stored: &Stored) -> Result<Option<Record>, UnreadableGame> {
        by_kind!(kind, |G| {
            let record = kit::Record::<<G as Game>::Rules>::of_stored(stored)?;
            Ok(record.map(|record| G::wrap(Box::new(record))))
        })
    }

    /// Plays the record through.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), Box<dyn Error + Send + Sync>> {
        by_game!(Record, self, |G, record| Ok(record.replay().map(drop)?))
    }

    /// Plays the record through and recomputes all its chance.
    ///
    /// # Errors
    /// The first thing that does not match.
    pub fn verify(&self) -> Result<Chance, Box<dyn Error + Send + Sync>> {
        by_game!(Record, self, |G, record| Ok(record.verify()?))
    }

    /// How its cards came about, if that may be told.
    #[must_use]
    pub fn chance(&self) -> Option<&ChanceProof> {
        by_game!(Record, self, |G, record| record.chance.as_ref())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_read_back_from_their_document_and_what_is_missing_is_as_by_default() {
        for kind in GameKind::ALL {
            for info in kind.options() {
                let values: Vec<String> = match &info.values {
                    Values::Names(names) => names.iter().map(ToString::to_string).collect(),
                    Values::Number { range, .. } => {
                        vec![range.start().to_string(), range.end().to_string()]
                    }
                };
                for value in values {
                    let mut options = kind.defaults();
                    assert!(options.set(info.name, &Value::new(&value)), "{info:?}");
                    assert_eq!(options.get(info.name), Some(Value::new(&value)));
                    let read = kind.read_options(&options.document());
                    assert_eq!(read, Ok(options), "{info:?} {value}");
                }
                assert!(!kind.defaults().set(info.name, &Value::new("nonsense")));
            }
            assert_eq!(
                kind.read_options(&serde_json::json!({})),
                Ok(kind.defaults())
            );
        }
    }

    #[test]
    fn what_a_later_version_may_have_added_is_not_guessed_at() {
        let unknown = serde_json::json!({"jokers": 2});
        let read = GameKind::Getaway.read_options(&unknown);
        assert!(matches!(read, Err(UnreadableOptions::Unknown { .. })));
    }

    #[test]
    fn the_first_release_wrote_packs_as_a_number() {
        let read = GameKind::Getaway.read_options(&serde_json::json!({"packs": 2}));
        assert_eq!(read.map(|options| options.seats()), Ok(6..=16));
    }
}
