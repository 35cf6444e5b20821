//! Signs of life: when a process last ran the tables of a range of shards, by their clock. It is
//! another clock than the database's, and it stands still while nobody can play, so only what the
//! tables have stored can be compared with it.

use std::time::SystemTime;

use super::sql::row;
use super::{GuildId, Result, ShardRange, Store};

row! {
    struct SignRow {
        first_shard: u32,
        last_shard: u32,
        shards: u32,
        at: SystemTime,
    }
}

/// The last signs of life of all ranges that processes have had.
#[derive(Debug)]
pub struct SignsOfLife(Vec<(ShardRange, SystemTime)>);

impl SignsOfLife {
    /// When a process last ran the tables of this server; `None` if that isn't known.
    #[must_use]
    pub fn last(&self, guild: GuildId) -> Option<SystemTime> {
        let of_server = self.0.iter().filter(|(range, _)| range.has(guild));
        of_server.map(|(_, at)| *at).max()
    }
}

impl Store {
    pub async fn signs_of_life(&self) -> Result<SignsOfLife> {
        let all = "SELECT * FROM signs_of_life";
        let rows: Vec<SignRow> = self.reader.all("reading signs of life", all, ()).await?;
        let sign = |row: SignRow| {
            let (first, last, total) = (row.first_shard, row.last_shard, row.shards);
            (ShardRange { first, last, total }, row.at)
        };
        Ok(SignsOfLife(rows.into_iter().map(sign).collect()))
    }

    /// Notes that this process runs its tables at this time of their clock. Like every write, this
    /// renews the lease.
    pub async fn note_life(&self, at: SystemTime) -> Result<()> {
        let ShardRange { first, last, total } = self.share.range;
        let note = "INSERT INTO signs_of_life (first_shard, last_shard, shards, at) VALUES ($1, $2, $3, $4) ON CONFLICT (first_shard, last_shard, shards) DO UPDATE SET at = excluded.at";
        self.change("noting a sign of life", note, (first, last, total, at)).await
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_newest_sign_of_those_who_ran_a_server_counts() {
        let at = |seconds| SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
        let range = |text| ShardRange::parse(text).unwrap();
        let signs = SignsOfLife(vec![
            (range("0/2"), at(10)),
            (range("1/2"), at(99)),
            (range("0-3/4"), at(20)),
            (range("2/4"), at(30)),
        ]);
        let of_shard = |shard: u64| signs.last(GuildId(shard << 22));
        assert_eq!(of_shard(0), Some(at(20)));
        assert_eq!(of_shard(1), Some(at(99)));
        assert_eq!(of_shard(2), Some(at(30)));
        assert_eq!(SignsOfLife(Vec::new()).last(GuildId(1)), None);
    }
}
