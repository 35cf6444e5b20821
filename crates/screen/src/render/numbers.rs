//! Numbers that may be negative, as people read them: with a minus sign, not a hyphen.

pub fn signed(points: impl Into<i64>) -> String {
    match points.into() {
        0 => "0".to_owned(),
        above @ 1.. => format!("+{above}"),
        below => format!("−{}", below.unsigned_abs()),
    }
}

/// A formatted number, with a proper minus sign if it is negative.
pub fn minus(number: &str) -> String {
    number.replace('-', "−")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn negative_numbers_get_a_minus_sign() {
        assert_eq!([25, 0, -30].map(signed), ["+25", "0", "−30"]);
        assert_eq!(minus("-12.3"), "−12.3");
    }
}
