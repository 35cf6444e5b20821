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

/// A chance as a number of games of 100. Nothing that can happen reads as never or always.
pub fn of_100(chance: f64) -> u32 {
    (chance * 100.0).round().clamp(1.0, 99.0) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn negative_numbers_get_a_minus_sign() {
        assert_eq!([25, 0, -30].map(signed), ["+25", "0", "−30"]);
        assert_eq!(minus("-12.3"), "−12.3");
    }

    #[test]
    fn a_chance_is_never_none_or_all_of_100() {
        assert_eq!([0.0, 0.001, 0.314, 0.995, 1.0].map(of_100), [1, 1, 31, 99, 99]);
    }
}
