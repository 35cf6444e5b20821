//! What clients draw in a text although nobody asked for a picture.

/// The signs in a text that Discord's clients draw as pictures although Unicode says that they are
/// text: bare ones. Followed by U+FE0E a sign stays text, and with U+FE0F a picture is what its
/// author wants.
pub fn drawn_signs(text: &str) -> Vec<char> {
    let chars: Vec<char> = text.chars().collect();
    let is_bare = |at: usize| {
        let joined = at > 0 && chars[at - 1] == '\u{200d}';
        let next = chars.get(at + 1);
        let is_part = next.is_some_and(|next| {
            matches!(
                *next,
                '\u{fe0e}' | '\u{fe0f}' | '\u{200d}' | '\u{20e3}' | '\u{1f3fb}'..='\u{1f3ff}'
            )
        });
        !joined && !is_part
    };
    let bare = chars.iter().enumerate();
    let bare = bare.filter(|(at, sign)| is_text_by_default(**sign) && is_bare(*at));
    bare.map(|(_, sign)| *sign).collect()
}

fn is_text_by_default(sign: char) -> bool {
    let known = emojis::get(sign.encode_utf8(&mut [0; 4]));
    // Its full form has a selector only if it would be text without it.
    known.is_some_and(|emoji| emoji.as_str().ends_with('\u{fe0f}'))
}

#[cfg(test)]
mod tests {
    use super::drawn_signs;

    #[test]
    fn clients_draw_bare_signs() {
        assert_eq!(
            drawn_signs("Q♠ ▶ ♥\u{fe0e} ✂\u{fe0f} 🛑 ✓ ●, ©"),
            ['♠', '▶', '©']
        );
        assert_eq!(drawn_signs("👩\u{200d}⚕ ☝🏽 1# a"), []);
    }
}
