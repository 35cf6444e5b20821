//! How often people lost or won over games of several kinds. Some kinds have a loser, the others a
//! winner.

use std::cmp::Reverse;

use super::names::escaped;
use super::scores;
use crate::i18n::Catalog;
use getaway_games::options::Named;
use getaway_games::{GameKind, Tally};
use getaway_store::{EveningSoFar, Standing};
use getaway_table::UserId;

pub const TALLIES: [Tally; 2] = [Tally::LastLoses, Tally::FirstWins];

/// What an evening over several tables has come to so far. Empty if nothing of it counts.
pub fn so_far(catalog: &Catalog, evening: &EveningSoFar) -> Vec<String> {
    let sides = TALLIES.map(|tally| {
        let of = |kind: &str| GameKind::named(kind).is_some_and(|kind| kind.tally() == tally);
        let mut people: Vec<Standing> = Vec::new();
        let mut forgotten = 0;
        for row in evening.people.iter().filter(|row| of(&row.kind)) {
            let Some(user) = row.user else {
                forgotten += row.tally;
                continue;
            };
            let own = standing(&mut people, user, row.name.clone());
            own.games += row.games;
            own.tally += row.tally;
        }
        people.sort_by_key(|person| Reverse(person.tally));
        (!people.is_empty()).then(|| counts(catalog, tally, &people, forgotten > 0)).flatten()
    });
    let counts: Vec<String> = sides.into_iter().flatten().collect();
    if counts.is_empty() {
        return Vec::new();
    }
    vec![catalog.series_evening(evening.games), catalog.directed(counts.join(" "))]
}

/// How often which people lost or won, the most frequent first. `others`: whether people did whom
/// nobody can name any more. If only they did, there is nothing to say.
pub fn counts(
    catalog: &Catalog,
    tally: Tally,
    people: &[Standing],
    others: bool,
) -> Option<String> {
    let called = scores::names(catalog, people);
    let tallied = called.iter().zip(people).filter(|(_, one)| one.tally > 0);
    let counts: Vec<String> =
        tallied.map(|(name, one)| catalog.recap_count(escaped(name), one.tally)).collect();
    if counts.is_empty() && others {
        return None;
    }
    Some(match (tally, counts.is_empty()) {
        (Tally::LastLoses, false) => catalog.recap_lost(catalog.list(counts)),
        (Tally::LastLoses, true) => catalog.recap_lost_nobody(),
        (Tally::FirstWins, false) => catalog.recap_won(catalog.list(counts)),
        (Tally::FirstWins, true) => catalog.recap_won_nobody(),
    })
}

/// The standing of a person among these, new if there is none yet.
pub fn standing(people: &mut Vec<Standing>, user: UserId, name: Option<String>) -> &mut Standing {
    let at = people.iter().position(|known| known.user == user).unwrap_or_else(|| {
        people.push(Standing::nothing(user, name));
        people.len() - 1
    });
    &mut people[at]
}

/// The longest series of games in which things went well for somebody. `tallied`: whether each of
/// their games counted in the tally.
pub fn longest(tally: Tally, tallied: impl Iterator<Item = bool>) -> u32 {
    let series = tallied.scan(0, |series, tallied| {
        *series = if tallied == (tally == Tally::FirstWins) { *series + 1 } else { 0 };
        Some(*series)
    });
    series.max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use getaway_store::TalliedPerson;

    #[test]
    fn an_evening_so_far_has_one_tally_of_who_lost_and_one_of_who_won() {
        let row = |kind: GameKind, user: u64, name: &str, tally: u32| TalliedPerson {
            kind: kind.name().to_owned(),
            user: Some(UserId(user)),
            name: Some(name.to_owned()),
            games: 2,
            tally,
        };
        let people = vec![
            row(GameKind::Getaway, 1, "Ann", 1),
            row(GameKind::Bus, 1, "Ann", 0),
            row(GameKind::Palace, 1, "Ann", 1),
            row(GameKind::Getaway, 2, "*Bob*", 1),
            row(GameKind::King, 2, "*Bob*", 1),
        ];
        let evening = EveningSoFar { games: 6, tables: 4, people };
        let told = so_far(Language::English.catalog(), &evening);
        let counts = "Lost by Ann (2), \\*Bob\\* (1). Won by \\*Bob\\* (1).";
        assert_eq!(told, ["**This evening** (6 games)", counts]);
        // Nothing of it counts, or nobody has lost.
        let friendly = EveningSoFar { people: Vec::new(), ..evening };
        assert!(so_far(Language::English.catalog(), &friendly).is_empty());
        let people = vec![row(GameKind::Getaway, 1, "Ann", 0)];
        let none = EveningSoFar { people, ..friendly };
        let told = so_far(Language::English.catalog(), &none);
        assert_eq!(told[1], "None of you lost.");
        // Somebody did who has asked to be forgotten.
        let forgotten = TalliedPerson { user: None, ..row(GameKind::Getaway, 0, "", 1) };
        let people = [none.people.clone(), vec![forgotten]].concat();
        let told = so_far(Language::English.catalog(), &EveningSoFar { people, ..none });
        assert!(told.is_empty(), "{told:?}");
    }
}
