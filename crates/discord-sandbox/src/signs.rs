//! What clients draw in a text although nobody asked for a picture.

use std::collections::HashSet;
use std::sync::LazyLock;

/// The signs in a text that Discord's clients draw as pictures although Unicode says that they are
/// text: bare ones. Followed by U+FE0E a sign stays text, and with U+FE0F a picture is what its
/// author wants. In code they draw none.
pub fn drawn_signs(text: &str) -> Vec<char> {
    let mut drawn = Vec::new();
    let (mut rest, mut before, mut in_code) = (text, ' ', false);
    while let Some(sign) = rest.chars().next() {
        let may_begin = !sign.is_ascii() && FIRST.contains(&sign);
        let emoji = if may_begin { emoji_at(rest) } else { None };
        let whole = emoji.unwrap_or(sign.len_utf8());
        let (one, behind) = rest.split_at(whole);
        if sign == '`' {
            in_code = !in_code && before != '\\' && behind.contains('`');
        }
        if !in_code
            && one.len() == sign.len_utf8()
            && is_text_by_default(sign)
            && !behind.starts_with('\u{fe0e}')
        {
            drawn.push(sign);
        }
        (rest, before) = (behind, sign);
    }
    drawn
}

/// The characters with which emojis begin. Most characters of any language aren't among them.
static FIRST: LazyLock<HashSet<char>> =
    LazyLock::new(|| emojis::iter().filter_map(|emoji| emoji.as_str().chars().next()).collect());

/// How long the longest emoji is with which a text begins.
fn emoji_at(text: &str) -> Option<usize> {
    let ends = text.char_indices().map(|(at, c)| at + c.len_utf8());
    ends.take(LONGEST).filter(|end| emojis::get(&text[..*end]).is_some()).last()
}

/// The number of characters in the longest emoji.
const LONGEST: usize = 10;

fn is_text_by_default(sign: char) -> bool {
    if !FIRST.contains(&sign) {
        return false;
    }
    let known = emojis::get(sign.encode_utf8(&mut [0; 4]));
    // Its full form has a selector only if it would be text without it.
    known.is_some_and(|emoji| emoji.as_str().ends_with('\u{fe0f}'))
}

#[cfg(test)]
mod tests {
    use super::{FIRST, drawn_signs};

    #[test]
    fn every_emoji_begins_with_a_known_character() {
        let toned = |emoji: &'static emojis::Emoji| emoji.skin_tones().into_iter().flatten();
        for emoji in emojis::iter().flat_map(toned) {
            assert!(emoji.as_str().starts_with(|first| FIRST.contains(&first)), "{emoji}");
        }
    }

    #[test]
    fn clients_draw_bare_signs() {
        assert_eq!(drawn_signs("Q♠ ▶ ♥\u{fe0e} ✂\u{fe0f} 🛑 ✓ ●, ©"), ['♠', '▶', '©']);
        assert_eq!(drawn_signs("👩\u{200d}⚕ ☝🏽 1# a"), []);
        assert_eq!(drawn_signs("a\u{200d}♠\u{200d}b ♥\u{20e3} ♦🏽"), ['♠', '♥', '♦']);
        assert_eq!(drawn_signs("`♠` ♥ \\`♦\\` `♣"), ['♥', '♦', '♣']);
    }
}
