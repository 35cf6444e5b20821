//! How buttons stand in rows: as many side by side as a phone has room for, and never more rows than
//! a message has. Knows nothing about what they do.

use super::{Button, Row};

/// The most rows that Discord allows in a message, and the most buttons in a row.
pub const ROWS_MAX: usize = 5;
pub const ROW_MAX: usize = 5;

/// The width of a row on a phone, in pixels, as the narrowest app shows it.
const PHONE: usize = 270;
/// The space between two buttons, the width of a button without its label, and the least width of a
/// button.
const GAP: usize = 8;
const PADDING: usize = 32;
const NARROWEST: usize = 60;

/// About how wide a label is. Letters differ, so this is right for words and cards, not for each
/// letter.
fn width(label: &str) -> usize {
    let wide = |c| match c {
        '→' => 14,
        '0'..='9' => 8,
        '♠' | '♥' | '♦' | '♣' => 9,
        _ => 7,
    };
    label.chars().map(wide).sum()
}

/// Never more than four, so Discord's five don't matter here.
fn fits(row: &[Button]) -> bool {
    let widths = row.iter().map(|button| (PADDING + width(&button.label)).max(NARROWEST));
    let gaps = GAP * row.len().saturating_sub(1);
    widths.sum::<usize>() + gaps <= PHONE
}

/// The buttons in their order, as many in a row as stand side by side on a phone.
pub fn in_order(buttons: &[Button]) -> Vec<Vec<Button>> {
    let mut rows: Vec<Vec<Button>> = Vec::new();
    for button in buttons {
        match rows.last_mut() {
            Some(row) => {
                row.push(button.clone());
                if !fits(row) {
                    let last = row.pop();
                    rows.push(last.into_iter().collect());
                }
            }
            None => rows.push(vec![button.clone()]),
        }
    }
    rows
}

/// The buttons in as few rows as can be, all with about as many buttons.
pub fn even(buttons: &[Button]) -> Vec<&[Button]> {
    let mut all = (1..=buttons.len()).map(|count| split(buttons, count));
    let rows = all.find(|rows| rows.iter().all(|row| fits(row)));
    // A button that is wider than that has a row of its own.
    rows.unwrap_or_else(|| buttons.chunks(1).collect())
}

fn split(buttons: &[Button], count: usize) -> Vec<&[Button]> {
    let mut rest = buttons;
    let rows = (1..=count).rev().map(|left| {
        let (row, others) = rest.split_at(rest.len().div_ceil(left));
        rest = others;
        row
    });
    rows.collect()
}

/// Adds buttons below these rows, in rows that a phone doesn't break, if there is room for as many,
/// else in all the rows that are left.
pub fn add(rows: &mut Vec<Row>, buttons: &[Button]) {
    let room = ROWS_MAX.saturating_sub(rows.len());
    let mut more = in_order(buttons);
    if more.len() > room {
        let count = room.max(buttons.len().div_ceil(ROW_MAX));
        more = split(buttons, count).into_iter().map(<[Button]>::to_vec).collect();
    }
    rows.extend(more.into_iter().map(Row::Buttons));
    if rows.len() > ROWS_MAX {
        close_up(rows);
    }
}

/// Puts a button that changes nothing beside the last buttons of these rows. Gives it back if a phone
/// has no room for it there.
pub fn join(rows: &mut [Row], button: Button) -> Option<Button> {
    let last = rows.iter_mut().rev().find_map(|row| match row {
        Row::Buttons(buttons) => Some(buttons),
        Row::Select { .. } => None,
    });
    let Some(last) = last else { return Some(button) };
    last.push(button);
    if fits(last) { None } else { last.pop() }
}

/// Puts buttons into the rows that Discord allows, all with about as many buttons.
fn close_up(rows: &mut Vec<Row>) {
    let mut all = Vec::new();
    rows.retain_mut(|row| match row {
        Row::Buttons(buttons) => {
            all.append(buttons);
            false
        }
        Row::Select { .. } => true,
    });
    let room = ROWS_MAX.saturating_sub(rows.len());
    let count = room.max(all.len().div_ceil(ROW_MAX));
    rows.extend(split(&all, count).into_iter().map(|row| Row::Buttons(row.to_vec())));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::custom_id::Action;
    use crate::games::kit::testing::lengths;
    use crate::render::message::Message;

    fn buttons(labels: &[&str]) -> Vec<Button> {
        let button = |label: &&str| Button::secondary(Action::Hand, *label);
        labels.iter().map(button).collect()
    }

    #[test]
    fn buttons_stand_in_rows_that_a_phone_does_not_break() {
        let short = ["Join", "Leave", "Deal", "Options"];
        let more = ["Fill up to 4 and deal", "Cut", "Rules"];
        let all = [&short[..], &more].concat();
        let of = |labels: &[&str]| Message::text("").with_buttons(buttons(labels));
        assert_eq!(lengths(&of(&all).rows), [3, 2, 2]);
        // One that changes nothing has room beside the last ones, or not.
        for (cards, left) in [(["5♥", "6♥", "7♥"], 0), (["10♥", "Best swap", "8♥"], 1)] {
            let mut rows = of(&cards).rows;
            let count = rows.len();
            let back = join(&mut rows, buttons(&["Hint"]).remove(0));
            assert_eq!((rows.len(), back.into_iter().count()), (count, left), "{cards:?}");
        }
        // Where there is no room for so many rows, they are about as long.
        let long = ["A button with a long label"; 9];
        assert_eq!(lengths(&of(&long).rows), [2, 2, 2, 2, 1]);
        // Nor do more buttons below these take more rows than a message has.
        let more = of(&long[..5]).with_buttons(buttons(&short));
        assert_eq!(lengths(&more.rows), [2, 2, 2, 2, 1]);
        assert_eq!(lengths(&of(&["A button with a long label"; 25]).rows), [5; 5]);
    }

    #[test]
    fn buttons_that_need_one_row_too_many_stand_in_all_rows_that_are_left() {
        let swaps = Row::Buttons(buttons(&["10♠→3♦"; 3]));
        let hand = Message { rows: vec![swaps; 3], ..Message::default() };
        let vote = ["Keep", "Stop the bus…", "Keep playing", "End without a result"];
        assert_eq!(in_order(&buttons(&vote)).len(), 3);
        assert_eq!(lengths(&hand.with_buttons(buttons(&vote)).rows), [3, 3, 3, 2, 2]);
    }

    #[test]
    fn even_rows_are_no_longer_than_their_labels_allow() {
        let lengths = |labels: &[&str]| {
            even(&buttons(labels)).iter().map(|row| row.len()).collect::<Vec<_>>()
        };
        assert_eq!(lengths(&["Q♥"; 7]), [4, 3]);
        assert_eq!(lengths(&["5"; 5]), [3, 2], "the narrowest ones");
        assert_eq!(lengths(&["7♠ 7♥"; 4]), [2, 2]);
        assert_eq!(lengths(&["10♠ 10♥ 10♦ 10♣"; 2]), [1, 1]);
        assert_eq!(lengths(&["A button with a label as long as a line"; 2]), [1, 1]);
        assert!(lengths(&[]).is_empty());
    }
}
