//! What an evening was like, once it is over: a sentence with games and time and who lost or won how
//! often, the same as a chart, something good about everyone, and the moments worth telling. Pure
//! functions of its games.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::time::Duration;

use super::lobby::new_table;
use super::message::{Button, Colour, Message, Picture};
use super::names::{computer, distinct_names, escaped};
use super::replay;
use super::scores;
use super::tally::{TALLIES, counts, longest, standing};
use crate::custom_id::Action;
use crate::games::kit::display::moments;
use crate::games::kit::moments::{Highlight, Narrator};
use crate::i18n::Catalog;
use getaway_games::options::Named;
use getaway_games::{GameKind, Tally};
use getaway_store::{FairShare, PlayerRow, Standing, StoredGame};
use getaway_table::{GameNumber, Settings, UserId, record};

/// The fewest games that make an evening.
const FEWEST: usize = 2;
/// How many moments are told.
const MOMENTS: usize = 3;

pub type Names = HashMap<UserId, String>;

/// The games of an evening that count, of those with this tally.
struct Side<'a> {
    tally: Tally,
    games: Vec<&'a StoredGame>,
    /// The one with the highest tally first.
    people: Vec<Standing>,
}

/// What these games were like, oldest first. `None` if they are too few. `settings`: what the last one's
/// table plays by.
pub fn message(
    catalog: &Catalog,
    settings: &Settings,
    games: &[StoredGame],
    names: &Names,
) -> Option<Message> {
    let (first, last) = (games.first()?, games.last()?);
    if games.len() < FEWEST {
        return None;
    }
    let time = last.finished?.duration_since(first.started?);
    let minutes = time.unwrap_or(Duration::ZERO).as_secs().div_ceil(60);
    let sides: Vec<Side> = TALLIES
        .map(|tally| Side::of(tally, games, names))
        .into_iter()
        .filter(|side| !side.games.is_empty())
        .collect();
    let summary = catalog.recap_games(games.len(), minutes / 60, minutes % 60);
    let kinds = kinds(catalog, games);
    let are_several = kinds.len() > 1;
    let counts = sides
        .iter()
        .filter_map(|side| counts(catalog, side.tally, &side.people, side.has_forgotten()));
    let kinds = are_several.then(|| catalog.recap_kinds(catalog.list(kinds)));
    let line: Vec<String> = [summary].into_iter().chain(kinds).chain(counts).collect();
    let mut body = vec![catalog.directed(line.join(" "))];
    let praise = praise(catalog, &sides, &people(games, names));
    body.extend((!praise.is_empty()).then(|| catalog.recap_praise(catalog.list(praise))));
    let best = highlights(catalog, games, names).into_iter().take(MOMENTS);
    body.extend(best.map(|(game, kind, moment)| {
        if are_several {
            catalog.recap_moment_of(moment.text, catalog.of_game(kind).name(), game.0)
        } else {
            catalog.recap_moment(moment.text, game.0)
        }
    }));
    let message = Message::embed(catalog.recap_title(), body.join("\n"), Colour::Result);
    let begins = GameKind::named(&first.kind)?;
    let plan = Action::Again(
        begins,
        first.number,
        settings.turn_seconds,
        settings.level,
        Some(settings.cup).filter(|cup| *cup > 0),
    );
    let again = Button::secondary(plan, catalog.button_same_time());
    let picture =
        sides.iter().max_by_key(|side| side.games.len()).and_then(|side| side.picture(catalog));
    let new_table = new_table(catalog, settings.options.kind());
    Some(Message { picture, ..message.with_buttons(vec![new_table, again]) })
}

/// What was played how often.
fn kinds(catalog: &Catalog, games: &[StoredGame]) -> Vec<String> {
    let count = |kind: GameKind| games.iter().filter(|game| game.kind == kind.name()).count();
    let played = GameKind::ALL
        .iter()
        .filter(|kind| count(**kind) > 0)
        .map(|kind| catalog.recap_count(catalog.of_game(*kind).name(), count(*kind) as u32));
    played.collect()
}

impl<'a> Side<'a> {
    fn of(tally: Tally, games: &'a [StoredGame], names: &Names) -> Side<'a> {
        let is_its = |game: &&StoredGame| {
            let kind = GameKind::named(&game.kind);
            !game.friendly && kind.is_some_and(|kind| kind.tally() == tally)
        };
        let games: Vec<&StoredGame> = games.iter().filter(is_its).collect();
        Side { tally, people: people(games.iter().copied(), names), games }
    }

    fn of_person(&self, user: UserId) -> Option<&Standing> {
        self.people.iter().find(|one| one.user == user)
    }

    /// Whether somebody has a tally who has asked to be forgotten since.
    fn has_forgotten(&self) -> bool {
        let mut rows = self.games.iter().flat_map(|game| game.players.iter().zip(&game.results));
        rows.any(|(row, placed)| placed.tallied && row.user.is_none() && replay::is_person(row))
    }

    /// Something good about somebody, if there is.
    fn praise(&self, catalog: &Catalog, user: UserId) -> Option<String> {
        let own = self.of_person(user)?;
        match (self.tally, self.longest(user)) {
            (Tally::LastLoses, _) if own.tally == 0 => Some(catalog.recap_never_lost()),
            (Tally::LastLoses, safe @ 1..) => Some(catalog.streak_safe(safe)),
            (Tally::FirstWins, won @ 2..) => Some(catalog.streak_won(won)),
            (_, _) => None,
        }
    }

    /// The longest series of games in which things went well for somebody.
    fn longest(&self, user: UserId) -> u32 {
        let own = |game: &&StoredGame| {
            let at = game.players.iter().position(|row| row.user == Some(user))?;
            Some(game.results.get(at)?.tallied)
        };
        longest(self.tally, self.games.iter().filter_map(own))
    }

    /// Whoever has a tally, as bars.
    fn picture(&self, catalog: &Catalog) -> Option<Box<Picture>> {
        // People with nothing to tell aren't in the picture.
        let people: Vec<Standing> =
            self.people.iter().filter(|one| one.tally > 0).cloned().collect();
        let (places, called) =
            (scores::places(people.iter().map(|one| one.tally)), scores::names(catalog, &people));
        let rows =
            places.iter().zip(&called).map(|(place, name)| format!("{place} {}", escaped(name)));
        let legend = catalog.recap_legend(catalog.list(rows));
        let bars = scores::bars(catalog, self.tally, &places, &called, &people);
        (!people.is_empty()).then(|| Box::new(Picture { legend, ..bars }))
    }
}

/// Something good about everyone, the one with the lowest tally first. Who won isn't named again.
fn praise(catalog: &Catalog, sides: &[Side], people: &[Standing]) -> Vec<String> {
    let called = scores::names(catalog, people);
    let good = called.iter().zip(people).rev().filter_map(|(name, one)| {
        let has_won = |side: &Side| {
            side.tally == Tally::FirstWins
                && side.of_person(one.user).is_some_and(|own| own.tally > 0)
        };
        let what = match sides.iter().find_map(|side| side.praise(catalog, one.user)) {
            None if sides.iter().any(has_won) => return None,
            what => what.unwrap_or_else(|| catalog.recap_played(one.games)),
        };
        Some(catalog.recap_praised(escaped(name), what))
    });
    good.collect()
}

/// Everyone who played, the one with the highest tally first. Friendly games have none.
fn people<'a>(games: impl IntoIterator<Item = &'a StoredGame>, names: &Names) -> Vec<Standing> {
    let mut people: Vec<Standing> = Vec::new();
    for game in games {
        let results = game.players.iter().zip(&game.results);
        for (user, placed) in results.filter_map(|(row, placed)| Some((row.user?, placed))) {
            let own = standing(&mut people, user, names.get(&user).cloned());
            own.games += 1;
            own.tally += u32::from(placed.tallied && !game.friendly);
            own.fair_share += FairShare::of_games(1, game.players.len() as u32);
        }
    }
    people.sort_by_key(|person| Reverse(person.tally));
    people
}

/// The best moment of each sort, and its game. A record that can't be read has nothing to tell.
fn highlights(
    catalog: &Catalog,
    games: &[StoredGame],
    names: &Names,
) -> Vec<(GameNumber, GameKind, Highlight)> {
    let mut highlights: Vec<(GameNumber, GameKind, Highlight)> = Vec::new();
    for game in games {
        let (Ok(Some(record)), Some(kind)) = (record(game), GameKind::named(&game.kind)) else {
            continue;
        };
        let catalog = catalog.of_game(kind);
        let people = game.players.iter().map(|row| {
            let user = row.user.unwrap_or(UserId(0));
            (user, names.get(&user).map(String::as_str))
        });
        let mut computers = replay::computers(&game.players, names);
        let people = distinct_names(catalog, people).into_iter().zip(&game.players);
        let name = |(name, row): (String, &PlayerRow)| {
            if replay::is_person(row) {
                escaped(&name)
            } else {
                computer(catalog, computers.next().unwrap_or_default())
            }
        };
        let names = &people.map(name).collect::<Vec<_>>();
        for moment in moments(&Narrator { catalog, names }, &record) {
            let is_alike = |(_, of, best): &&mut (GameNumber, GameKind, Highlight)| {
                *of == kind && best.what == moment.what
            };
            match highlights.iter_mut().find(is_alike) {
                Some((_, _, best)) if best.worth >= moment.worth => {}
                Some(best) => *best = (game.number, kind, moment),
                None => highlights.push((game.number, kind, moment)),
            }
        }
    }
    highlights
}
