//! Signs that stay text.
//!
//! Discord's apps draw some plain characters as pictures: `♠` becomes a nearly black one, as wide
//! as two letters. Unicode calls them emoji that are text by default. Unicode's variation selector 15
//! behind such a sign keeps it text; 16, or an emoji that is a picture by default, is for pictures
//! that somebody wants.
//!
//! Owns which characters these are. Doesn't know where texts go: labels of buttons and menus need
//! none of this.

use unicode_properties::{EmojiStatus, UnicodeEmoji};

/// Behind a sign, it says that the sign is text.
pub const AS_TEXT: char = '\u{fe0e}';
const AS_PICTURE: char = '\u{fe0f}';
/// Joins several emojis into one.
const JOINER: char = '\u{200d}';

/// The text, in which every sign that an app would draw as a picture stays a sign.
pub fn as_text(text: &str) -> String {
    let mut kept = String::with_capacity(text.len() + text.len() / 8);
    let mut before = None;
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        kept.push(c);
        let is_part = before == Some(JOINER) || rest.peek().is_some_and(|next| changes(*next));
        if is_sign(c) && !is_part {
            kept.push(AS_TEXT);
        }
        before = Some(c);
    }
    kept
}

/// Whether an app draws the character as a picture although it is text by default.
fn is_sign(c: char) -> bool {
    use EmojiStatus::{EmojiModifierBase, EmojiOther};
    // All signs of other kinds are pictures by default, or digits, which are drawn as they are.
    !c.is_ascii() && matches!(c.emoji_status(), EmojiOther | EmojiModifierBase)
}

/// Whether the character says how the one before it is drawn.
fn changes(c: char) -> bool {
    matches!(
        c,
        AS_TEXT | AS_PICTURE | JOINER | '\u{20e3}' | '\u{1f3fb}'..='\u{1f3ff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_that_apps_would_draw_as_pictures_stay_text() {
        for (said, shown) in [
            ("Q♠, 10♥", "Q♠\u{fe0e}, 10♥\u{fe0e}"),
            ("▶ ✔ ☑ ↔ ⏏ © ® ™ ♀ ☝", "▶︎ ✔︎ ☑︎ ↔︎ ⏏︎ ©︎ ®︎ ™︎ ♀︎ ☝︎"),
            // These are in no list of emojis.
            ("▲ ▼ ◆ ✓ ✦ ● ○ → − ⋯ 🂠 1 # *", "▲ ▼ ◆ ✓ ✦ ● ○ → − ⋯ 🂠 1 # *"),
            // And these are meant to be pictures.
            ("🛑 🔥 ✅ ✂\u{fe0f} ⚪", "🛑 🔥 ✅ ✂\u{fe0f} ⚪"),
            // In emojis made of several, as names have them.
            ("👩\u{200d}⚕ ☝🏽 🏳\u{200d}🌈", "👩\u{200d}⚕ ☝🏽 🏳\u{200d}🌈"),
            ("♠\u{fe0e}", "♠\u{fe0e}"),
            ("", ""),
        ] {
            assert_eq!(as_text(said), shown);
            assert_eq!(as_text(shown), shown, "a second time changes nothing");
        }
    }

    /// The stand-in knows by another list what apps draw.
    #[test]
    fn no_character_is_drawn_as_a_picture_by_accident() {
        for c in ('\u{80}'..=char::MAX).map(|c| format!("a{c}b")) {
            let drawn = discord_sandbox::drawn_signs(&as_text(&c));
            assert!(drawn.is_empty(), "{drawn:?} in {c:?}");
        }
    }
}
