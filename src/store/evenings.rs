//! A server's evenings with a kind of game: who was there how often, who lost or won most of them, and
//! for how many weeks in a row. They are read from the results of games.
//!
//! An evening is a table at which somebody played two games that count, or more.

use std::collections::{BTreeSet, HashMap};
use std::ops::Range;
use std::time::SystemTime;

use super::leaderboard::{LeaderboardPage, whole_days};
use super::results::READING;
use super::sql::row;
use super::{GuildId, Result, Store, TableId, UserId};

row! {
    /// What somebody did at a table.
    #[derive(Clone)]
    struct Visit {
        table: TableId,
        user: UserId,
        name: Option<String>,
        games: u32,
        tally: u32,
        ended: i64,
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Regular {
    pub user: UserId,
    pub name: Option<String>,
    pub evenings: u32,
    /// How many of them they lost or won: nobody had a higher tally.
    pub tally: u32,
    /// The longest row of weeks with an evening.
    pub weeks: u32,
}

pub(super) const VISITS: &str = "
    SELECT d.*, n.name AS name
    FROM (SELECT g.table_id AS \"table\", r.\"user\" AS \"user\", count(*) AS games,
                 CAST(sum(r.tallied) AS BIGINT) AS tally, max(g.finished_at) AS ended
          FROM games g
          JOIN results r ON r.game = g.number
          WHERE g.guild = $1 AND g.kind = $2 AND g.state = 'finished' AND g.finished_at >= $3
          GROUP BY g.table_id, r.\"user\") d
    LEFT JOIN people n ON n.guild = $1 AND n.\"user\" = d.\"user\"";

impl Store {
    /// Reads these places of those who were at a server's evenings since a moment, counted from 0, the
    /// most frequent first; the first places if there are fewer.
    pub(crate) async fn evenings(
        &self,
        guild: GuildId,
        kind: &str,
        since: Option<SystemTime>,
        places: Range<u32>,
    ) -> Result<LeaderboardPage<Regular>> {
        let values = (guild, kind, whole_days(since));
        let all = regulars(self.reader.all(READING, VISITS, values).await?);
        let people = u32::try_from(all.len()).unwrap_or(u32::MAX);
        let first = Some(places.start).filter(|start| *start < people);
        let first = first.unwrap_or(0);
        let shown = all.into_iter().skip(first as usize).take(places.len());
        Ok(LeaderboardPage {
            first,
            standings: shown.collect(),
            people,
        })
    }
}

fn regulars(visits: Vec<Visit>) -> Vec<Regular> {
    let mut tables: HashMap<TableId, Vec<Visit>> = HashMap::new();
    for visit in visits {
        tables.entry(visit.table).or_default().push(visit);
    }
    tables.retain(|_, there| there.iter().any(|visit| visit.games >= 2));
    let mut people: HashMap<UserId, (Option<String>, u32, u32, BTreeSet<i64>)> = HashMap::new();
    for there in tables.into_values() {
        let most = there.iter().map(|visit| visit.tally).max();
        let ended = there.iter().map(|visit| visit.ended).max();
        for visit in there {
            let (name, evenings, counted, weeks) = people.entry(visit.user).or_default();
            *name = visit.name;
            *evenings += 1;
            *counted += u32::from(visit.tally > 0 && Some(visit.tally) == most);
            weeks.extend(ended.map(week));
        }
    }
    let regulars = people.into_iter();
    let regulars = regulars.map(|(user, (name, evenings, tally, weeks))| Regular {
        user,
        name,
        evenings,
        tally,
        weeks: longest_row(&weeks),
    });
    let mut regulars: Vec<Regular> = regulars.collect();
    regulars.sort_by_key(|regular| (u32::MAX - regular.evenings, regular.user));
    regulars
}

/// The number of a moment's week, which begins on Monday (UTC).
const fn week(millis: i64) -> i64 {
    // 1 January 1970 was a Thursday.
    (millis.div_euclid(86_400_000) + 3).div_euclid(7)
}

fn longest_row(weeks: &BTreeSet<i64>) -> u32 {
    let mut row = 0;
    let rows = weeks.iter().map(|week| {
        row = 1 + if weeks.contains(&(week - 1)) { row } else { 0 };
        row
    });
    rows.max().unwrap_or(0)
}
