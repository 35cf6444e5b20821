//! The board with which a month closes: of each game that was played, the best three, and what they did.

use std::cmp::Ordering;

use super::message::{Colour, Message};
use super::names::escaped;
use super::scene::small;
use super::scores;
use super::tally::{longest, standing};
use crate::i18n::Catalog;
use getaway_games::options::Named;
use getaway_games::{GameKind, Tally};
use getaway_store::{ENOUGH_GAMES, FairShare, MonthResult, Standing};
use getaway_table::GameNumber;
use getaway_table::daily::Month;

/// The last place of each game that is named, with everyone who shares it.
const BEST: u32 = 3;
/// How many people of each game are named at most; of very many who share a place, the number is.
const MOST: usize = 6;

/// The board of what counted, in the order of the games. `None` if nothing did.
pub fn board(catalog: &Catalog, month: Month, results: &[MonthResult]) -> Option<Message> {
    let mut kinds: Vec<(usize, Vec<String>)> =
        GameKind::ALL.iter().filter_map(|kind| of_kind(catalog, *kind, results)).collect();
    kinds.sort_by_key(|(games, _)| std::cmp::Reverse(*games));
    let mut body: Vec<String> = kinds.into_iter().flat_map(|(_, lines)| lines).collect();
    if body.is_empty() {
        return None;
    }
    body.push(small(&catalog.month_key()));
    let (year, number) = month.parts();
    let title = catalog.month_title(catalog.month_name(number, year));
    Some(Message::embed(title, body.join("\n"), Colour::Result))
}

/// How many games of a kind there were, and the lines about them. `None` if there were none.
fn of_kind(
    catalog: &Catalog,
    kind: GameKind,
    results: &[MonthResult],
) -> Option<(usize, Vec<String>)> {
    let own: Vec<&MonthResult> = results.iter().filter(|row| row.kind == kind.name()).collect();
    let mut games: Vec<GameNumber> = own.iter().map(|row| row.game).collect();
    games.dedup();
    let (games, tally) = (games.len(), kind.tally());
    if games == 0 {
        return None;
    }
    let mut people = people(&own);
    people.sort_by(|one, other| in_order(tally, one, other));
    let places = scores::places(people.iter().map(|one| (is_few(one), one.against_fair_share())));
    let best = places.iter().take_while(|place| **place <= BEST).count();
    people.truncate(best.min(MOST));
    let names = scores::names(catalog, &people);
    let lines = places.iter().zip(names).zip(&people).map(|((place, name), one)| {
        let theirs = own.iter().filter(|row| row.user == one.user);
        let longest = longest(tally, theirs.map(|row| row.tallied));
        let share = format!("{:.2}", one.against_fair_share());
        let (name, tallied, played) = (escaped(&name), one.tally, one.games);
        let (did, series) = match tally {
            Tally::LastLoses => {
                (catalog.month_lost(name, tallied, played, share), catalog.streak_safe(longest))
            }
            Tally::FirstWins => {
                (catalog.month_won(name, tallied, played, share), catalog.streak_won(longest))
            }
        };
        let did = if longest > 1 { format!("{did} · {series}") } else { did };
        catalog.outcome_place(*place as usize, did)
    });
    let heading = catalog.month_kind(catalog.of_game(kind).name(), games);
    let others = (best > MOST).then(|| catalog.plan_others(best - MOST));
    Some((games, [heading].into_iter().chain(lines).chain(others).collect()))
}

fn people(results: &[&MonthResult]) -> Vec<Standing> {
    let mut people = Vec::new();
    for row in results {
        let own = standing(&mut people, row.user, row.name.clone());
        own.games += 1;
        own.tally += u32::from(row.tallied);
        own.fair_share += FairShare::of_games(1, row.players);
    }
    people
}

/// So few games say little.
const fn is_few(standing: &Standing) -> bool {
    standing.games < ENOUGH_GAMES
}

/// The better one first, as on the leaderboard; those with few games come last.
fn in_order(tally: Tally, one: &Standing, other: &Standing) -> Ordering {
    let by_losses = one.against_fair_share().total_cmp(&other.against_fair_share());
    let shares = match tally {
        Tally::LastLoses => by_losses,
        Tally::FirstWins => by_losses.reverse(),
    };
    let few = is_few(one).cmp(&is_few(other));
    few.then(shares).then(other.games.cmp(&one.games)).then(one.user.cmp(&other.user))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::kit::testing::read;
    use crate::i18n::Language;
    use getaway_table::{ChannelId, UserId};
    use std::time::{Duration, SystemTime};

    /// November 2026.
    fn november() -> Month {
        Month::of(SystemTime::UNIX_EPOCH + Duration::from_secs(1_795_000_000))
    }

    /// A game of these people, of whom some are tallied.
    fn game(number: u64, kind: GameKind, people: &[(u64, bool)]) -> Vec<MonthResult> {
        let row = |(user, tallied): &(u64, bool)| MonthResult {
            game: GameNumber(number),
            channel: ChannelId(1),
            kind: kind.name().to_owned(),
            user: UserId(*user),
            name: Some(format!("user {user}")),
            tallied: *tallied,
            players: people.len() as u32,
        };
        people.iter().map(row).collect()
    }

    #[test]
    fn a_board_names_the_best_three_of_each_game_and_what_they_did() {
        let all = |loser: u64| [1, 2, 3, 4].map(|user| (user, user == loser));
        let mut results: Vec<MonthResult> = (1..=6)
            .zip([4, 4, 4, 2, 1, 1])
            .flat_map(|(number, loser)| game(number, GameKind::Getaway, &all(loser)))
            .collect();
        // Four games without a loss are too few to come first, and five wins are enough.
        results.extend((7..=10).flat_map(|n| game(n, GameKind::Getaway, &[(9, false), (4, true)])));
        results.extend((11..=15).flat_map(|n| game(n, GameKind::King, &[(1, true), (2, false)])));
        let told = read(&board(Language::English.catalog(), november(), &results).unwrap())
            .replace('\u{a0}', " ");
        for line in [
            "The month’s best: November 2026",
            "**Getaway** (10 games)\n",
            "1\\. user 3: lost 0 of 6 (0.00 × fair share) · 6 games safe in a row",
            "2\\. user 2: lost 1 of 6 (0.67 × fair share) · 3 games safe in a row",
            "3\\. user 1: lost 2 of 6 (1.33 × fair share) · 4 games safe in a row",
            "**King** (5 games)\n1\\. user 1: won 5 of 5 (2.00 × fair share) · won 5 games in a row",
        ] {
            assert!(told.contains(line), "{line}: {told}");
        }
        assert!(!told.contains("user 9"), "{told}");
        assert!(told.find("Getaway") < told.find("King"), "most games first: {told}");
        assert_eq!(board(Language::English.catalog(), november(), &[]), None);
    }

    #[test]
    fn equal_results_share_a_place_in_whatever_order_the_games_were_played() {
        let mut results = Vec::new();
        // User 1 plays in games of 2, 2 and 6, user 2 in the opposite order.
        for (number, (one, other)) in (0..).zip([(2, 6), (2, 2), (6, 2)]) {
            for (at, (user, size)) in [(1, one), (2, other)].into_iter().enumerate() {
                let others = (1..size).map(|n| (100 * user + n, false));
                let people: Vec<_> = [(user, true)].into_iter().chain(others).collect();
                results.extend(game(2 * number + at as u64 + 1, GameKind::Bus, &people));
            }
        }
        let told = read(&board(Language::English.catalog(), november(), &results).unwrap())
            .replace('\u{a0}', " ");
        assert!(told.contains("1\\. user 1") && told.contains("1\\. user 2"), "{told}");
    }

    #[test]
    fn whoever_shares_the_third_place_is_named_too() {
        let told = |equals: u64| {
            // Two are better than all the others, who are equal.
            let losers = (3..3 + equals).map(|user| (user, true));
            let people: Vec<_> = [(1, false), (2, false)].into_iter().chain(losers).collect();
            let results = game(1, GameKind::Getaway, &people);
            let board = board(Language::English.catalog(), november(), &results).unwrap();
            read(&board).replace('\u{a0}', " ")
        };
        let two = told(2);
        assert!(two.contains("3\\. user 3") && two.contains("3\\. user 4"), "{two}");
        assert!(!two.contains(" more"), "{two}");
        // Not a whole server.
        let many = told(9);
        assert_eq!(many.matches("\\. user").count(), MOST, "{many}");
        assert!(many.contains("\n5 more\n"), "{many}");
    }

    #[test]
    fn a_board_is_told_in_every_language() {
        let results = game(1, GameKind::Bus, &[(1, true), (2, false)]);
        let titles: std::collections::BTreeSet<String> = Language::ALL
            .iter()
            .map(|language| {
                let told = read(&board(language.catalog(), november(), &results).unwrap());
                let title = told.lines().next().unwrap().to_owned();
                assert!(title.contains("2026") && told.contains("user 1"), "{told}");
                title
            })
            .collect();
        assert_eq!(titles.len(), Language::ALL.len());
    }
}
