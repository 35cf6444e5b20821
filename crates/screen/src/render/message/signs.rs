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
const AS_TEXT: char = '\u{fe0e}';
const AS_PICTURE: char = '\u{fe0f}';
/// Joins several emojis into one.
const JOINER: char = '\u{200d}';
/// The signs that are joined with pictures.
const JOINED: [char; 18] =
    ['♀', '♂', '⚕', '⚖', '✈', '❤', '⚧', '☠', '➡', '↔', '↕', '⛓', '🏳', '👁', '🕵', '⛹', '🏋', '🏌'];

/// The text, in which every sign that an app would draw as a picture stays a sign. Apps draw none
/// in code, which people may copy.
pub fn as_text(text: &str) -> String {
    let mut kept = String::with_capacity(text.len() + text.len() / 8);
    let mut in_code = false;
    for (at, c) in text.char_indices() {
        let (before, behind) = (&text[..at], &text[at + c.len_utf8()..]);
        kept.push(c);
        match c {
            '`' if in_code => in_code = false,
            '`' => in_code = !before.ends_with('\\') && behind.contains('`'),
            c if is_sign(c) && !in_code && !is_part(before, c, behind) => kept.push(AS_TEXT),
            _ => {}
        }
    }
    kept
}

/// Whether what stands beside the sign says how it is drawn, or makes it a part of a larger
/// picture. Joiners and tones do that only where they fit, and may be in a name anywhere.
fn is_part(before: &str, sign: char, behind: &str) -> bool {
    let joins = |beside: Option<&str>, is_picture: fn(&str) -> bool| {
        JOINED.contains(&sign) && beside.is_some_and(is_picture)
    };
    match behind.chars().next() {
        Some(AS_TEXT | AS_PICTURE) => true,
        Some('\u{1f3fb}'..='\u{1f3ff}') => sign.emoji_status() == EmojiStatus::EmojiModifierBase,
        _ => {
            joins(before.strip_suffix(JOINER), |before| before.ends_with(is_picture))
                || joins(behind.strip_prefix(JOINER), |behind| behind.starts_with(is_picture))
        }
    }
}

/// Whether the character is a picture by default, or makes one of the character before it.
fn is_picture(c: char) -> bool {
    c == AS_PICTURE || c.is_emoji_char() && !c.is_ascii() && !is_sign(c)
}

/// Whether an app draws the character as a picture although it is text by default.
fn is_sign(c: char) -> bool {
    use EmojiStatus::{EmojiModifierBase, EmojiOther};
    // All signs of other kinds are pictures by default, or digits, which are drawn as they are.
    !c.is_ascii() && matches!(c.emoji_status(), EmojiOther | EmojiModifierBase)
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
            ("🏳\u{fe0f}\u{200d}⚧\u{fe0f}, 👩🏽\u{200d}⚕", "🏳\u{fe0f}\u{200d}⚧\u{fe0f}, 👩🏽\u{200d}⚕"),
            // A joiner, a key and a tone that make nothing of what they stand beside.
            (
                "a\u{200d}♠\u{200d}b ♥\u{200d}♦ ♣\u{20e3} ♠🏽 🌈\u{200d}♠",
                "a\u{200d}♠\u{fe0e}\u{200d}b ♥\u{fe0e}\u{200d}♦\u{fe0e} ♣\u{fe0e}\u{20e3} ♠\u{fe0e}🏽 🌈\u{200d}♠\u{fe0e}",
            ),
            // Code, and what is none.
            ("♥ `♥` ♥ `♥", "♥\u{fe0e} `♥` ♥\u{fe0e} `♥\u{fe0e}"),
            ("\\`♥\\` `♥`", "\\`♥\u{fe0e}\\` `♥`"),
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
        let assert_text = |text: String| {
            let drawn = discord_sandbox::drawn_signs(&as_text(&text));
            assert!(drawn.is_empty(), "{drawn:?} in {text:?}");
        };
        for c in '\u{80}'..=char::MAX {
            assert_text(format!("a{c}b"));
            if is_sign(c) {
                let beside = ["a\u{200d}", "\u{200d}", "\u{20e3}", "🏽", "♠\u{200d}", "7\u{200d}"];
                beside.iter().for_each(|beside| {
                    assert_text(format!("{beside}{c}"));
                    assert_text(format!("{c}{beside}"));
                    if !JOINED.contains(&c) {
                        assert_text(format!("{c}\u{200d}{beside}"));
                    }
                });
            }
        }
        assert_text("🌈\u{200d}♠\u{200d}🌈".to_owned());
    }
}
