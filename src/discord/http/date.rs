//! Discord's clock, from the `Date` header of its answers, compared with this machine's. In seconds
//! since 1970.

use std::time::{SystemTime, UNIX_EPOCH};

use time::OffsetDateTime;
use time::format_description::well_known::Rfc2822;

/// Reads a date such as `Tue, 24 Nov 2026 02:05:16 GMT`.
pub fn read(text: &str) -> Option<i64> {
    Some(OffsetDateTime::parse(text, &Rfc2822).ok()?.unix_timestamp())
}

pub fn seconds(time: SystemTime) -> i64 {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}

/// By how much the clock that a request was made at and answered by is ahead of the date in the
/// answer; negative if it is behind. However long the answer took, this is 0 if the clocks agree.
pub const fn ahead((began, ended): (i64, i64), date: i64) -> i64 {
    if date < began {
        began - date
    } else if date > ended {
        ended - date
    } else {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_and_compared_with_the_time_of_the_request() {
        assert_eq!(read("Thu, 01 Jan 1970 00:01:05 GMT"), Some(65));
        assert_eq!(read("soon"), None);
        assert_eq!(ahead((100, 104), 102), 0, "a slow answer");
        assert_eq!(ahead((100, 104), 40), 60);
        assert_eq!(ahead((100, 104), 164), -60);
    }
}
