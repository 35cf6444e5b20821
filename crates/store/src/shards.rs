//! Ranges of shards: the platform sends all events of a server to one shard of the bot.

use std::time::Duration;

use super::GuildId;

pub const LEASE: Duration = Duration::from_secs(15);

/// A process's share of the servers, and how long others wait for it once it is gone.
#[derive(Clone, Copy, Debug)]
pub struct Share {
    pub range: ShardRange,
    pub lease: Duration,
}

impl Default for Share {
    fn default() -> Share {
        Share { range: ShardRange::ALL, lease: LEASE }
    }
}

/// A range of shards, out of the total over all processes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShardRange {
    /// The first shard, counted from 0.
    pub first: u32,
    /// The last shard, inclusive.
    pub last: u32,
    pub total: u32,
}

impl ShardRange {
    pub const ALL: ShardRange = ShardRange { first: 0, last: 0, total: 1 };

    /// Reads `0-3/8`, which means shards 0 to 3 of 8, or a single shard: `2/8`.
    pub fn parse(text: &str) -> Option<ShardRange> {
        let (range, total) = text.split_once('/')?;
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        let number = |text: &str| text.trim().parse::<u32>().ok();
        let (first, last, total) = (number(first)?, number(last)?, number(total)?);
        (first <= last && last < total).then_some(ShardRange { first, last, total })
    }

    pub const fn count(&self) -> u32 {
        self.last - self.first + 1
    }

    /// Whether a server belongs to one of these shards, by the platform's formula: from its creation
    /// time, which the upper bits of its id are.
    pub fn has(&self, guild: GuildId) -> bool {
        let shard = (guild.0 >> 22) % u64::from(self.total);
        (u64::from(self.first)..=u64::from(self.last)).contains(&shard)
    }

    /// Whether some server could belong to both ranges, even if their totals differ.
    pub fn overlaps(&self, other: &ShardRange) -> bool {
        // Some number is r modulo n and s modulo m exactly if r and s are equal modulo the greatest
        // common divisor of n and m.
        let common = greatest_common_divisor(self.total, other.total);
        (self.first..=self.last).take(common as usize).any(|shard| {
            let mut theirs = (other.first..=other.last).take(common as usize);
            theirs.any(|their| their % common == shard % common)
        })
    }
}

impl std::fmt::Display for ShardRange {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}/{}", self.first, self.last, self.total)
    }
}

const fn greatest_common_divisor(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_overlap_exactly_if_some_server_belongs_to_both() {
        let mut ranges = Vec::new();
        for total in [1, 2, 3, 4, 6, 8] {
            for first in 0..total {
                ranges.extend((first..total).map(|last| ShardRange { first, last, total }));
            }
        }
        // All totals divide 24, so these stand for all servers.
        let servers: Vec<_> = (0..24).map(|made| GuildId(made << 22 | 12345)).collect();
        for a in &ranges {
            for b in &ranges {
                let both = servers.iter().any(|server| a.has(*server) && b.has(*server));
                assert_eq!(a.overlaps(b), both, "{a} and {b}");
            }
        }
    }

    #[test]
    fn a_server_has_the_shard_that_the_platform_gives_it() {
        // The platform's own example of an id: made 41944705796 ms after its epoch.
        let server = GuildId(175_928_847_299_117_063);
        assert_eq!((server.0 >> 22) % 8, 4);
        let has = |range| ShardRange::parse(range).unwrap().has(server);
        assert!(has("4-7/8") && has("4/8") && !has("0-3/8"));
        assert!(ShardRange::ALL.has(server));
    }
}
