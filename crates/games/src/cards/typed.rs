//! Cards as people type or paste them: `QH`, `q♥`, `10s`, `TS`, `queen of hearts`, `:ten_of_hearts:`.
//!
//! Owns only this lenient parser. [`Card`]'s `FromStr` reads records strictly.

use super::card::{Card, Rank, Suit};

const RANKS: [&[&str]; Rank::COUNT as usize] = [
    &["2", "two", "deuce"],
    &["3", "three"],
    &["4", "four"],
    &["5", "five"],
    &["6", "six"],
    &["7", "seven"],
    &["8", "eight"],
    &["9", "nine"],
    &["10", "t", "ten", "🔟"],
    &["j", "jack", "knave"],
    &["q", "queen"],
    &["k", "king"],
    &["a", "ace"],
];

const SUITS: [(Suit, &[&str]); 4] = [
    (Suit::Spades, &["s", "spade", "spades", "♠", "♤"]),
    (Suit::Hearts, &["h", "heart", "hearts", "♥", "♡", "❤"]),
    (Suit::Diamonds, &["d", "diamond", "diamonds", "♦", "♢"]),
    (Suit::Clubs, &["c", "club", "clubs", "♣", "♧"]),
];

/// The longest text that can mean a card, in bytes; longer texts are ignored.
const LONGEST: usize = 60;

/// Reads a card as people type it: rank and suit as a letter, symbol or word, in either order, in
/// any case and spacing, with punctuation around it. A `'` at the end names the second copy.
///
/// ```
/// use getaway_games::cards::parse_typed;
///
/// let queen = "QH".parse().ok();
/// for typed in ["qh", "♥ Q", "queen of hearts", "(QH)", ":queen_of_hearts:"] {
///     assert_eq!(parse_typed(typed), queen, "{typed}");
/// }
/// assert_eq!(parse_typed("a good one"), None);
/// ```
pub fn parse_typed(text: &str) -> Option<Card> {
    if text.len() > LONGEST {
        return None;
    }
    let signs = picture_name(text.trim()).chars().map(latin).filter(|c| !is_left_out(*c));
    if let (Some(card), None) = (signs.clone().next().and_then(drawn), signs.clone().nth(1)) {
        return Some(card);
    }
    let text: String = signs.flat_map(char::to_lowercase).collect();
    let quoted = text.strip_prefix(SECOND).and_then(|text| text.strip_suffix(SECOND));
    let text = quoted.unwrap_or(&text);
    let (face, second) = text.strip_suffix(SECOND).map_or((text, false), |face| (face, true));
    let face = face.strip_prefix("the").unwrap_or(face);
    let card = SUITS.iter().find_map(|&(suit, names)| {
        let rank = names.iter().find_map(|name| rank_before_or_after(face, name))?;
        Some(Card::new(rank, suit))
    })?;
    Some(if second { card.second_copy() } else { card })
}

/// The rank, if the text consists of a rank and this name of a suit.
fn rank_before_or_after(face: &str, suit: &str) -> Option<Rank> {
    let named = |rank: &str| {
        let of = ["of", "o", "o'", "o’"].iter().filter_map(|of| rank.strip_suffix(of));
        std::iter::once(rank).chain(of).find_map(rank_named)
    };
    // `aces` is no ace of spades.
    let is_plural = |rank: &str| suit == "s" && rank.len() > 2 && rank_named(rank).is_some();
    let before = face.strip_suffix(suit).filter(|rank| !is_plural(rank));
    before.and_then(named).or_else(|| rank_named(face.strip_prefix(suit)?))
}

/// The signs behind a card that name the second copy.
const SECOND: [char; 6] = ['\'', '‘', '’', '′', '`', '´'];

/// Whether a character says nothing about a card: spaces, punctuation, and what only shapes the
/// character before it.
fn is_left_out(c: char) -> bool {
    c.is_whitespace() || is_shaping(c) || (is_punctuation(c) && !SECOND.contains(&c))
}

/// Whether a character is invisible and only shapes or directs the text around it.
pub fn is_shaping(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{2069}' | '\u{20e3}' | '\u{fe0e}' | '\u{fe0f}' | '\u{feff}'
    )
}

/// Whether a character is punctuation of a script that the bot speaks, or a quotation mark or dash of
/// any keyboard.
pub fn is_punctuation(c: char) -> bool {
    const OTHERS: &str = "‘’‚‹›“”„«»،۔؛؟।॥、。·•–—…";
    c.is_ascii_punctuation() || OTHERS.contains(c)
}

/// The name in a picture that somebody has pasted, such as `<:ten_of_hearts:1>`.
fn picture_name(text: &str) -> &str {
    let inside = text.strip_prefix('<').and_then(|text| text.strip_suffix('>'));
    // Two pictures are no card.
    let one = inside.filter(|inside| !inside.contains(['<', '>']));
    one.and_then(|inside| inside.split(':').nth(1)).unwrap_or(text)
}

/// The card of Unicode's playing cards, such as 🂽.
fn drawn(c: char) -> Option<Card> {
    const BACK: u32 = 0x1_f0a0;
    const SUITS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];
    let number = u32::from(c).checked_sub(BACK)?;
    let rank = match number % 16 {
        1 => "a",
        11 => "j",
        13 => "q",
        14 => "k",
        number @ 2..=10 => RANKS.get(number as usize - 2)?.first()?,
        _ => return None,
    };
    Some(Card::new(rank_named(rank)?, *SUITS.get(number as usize / 16)?))
}

/// The digit of any script that the bot speaks as a Latin one, and a wide letter as a usual one.
pub fn latin(c: char) -> char {
    const ZEROS: [u32; 5] = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66];
    const WIDE: std::ops::RangeInclusive<char> = '！'..='～';
    let digit = |zero: &u32| char::from_digit(u32::from(c).checked_sub(*zero)?, 10);
    let wide = || char::from_u32(u32::from(c) - 0xfee0);
    let usual = if WIDE.contains(&c) { wide() } else { ZEROS.iter().find_map(digit) };
    usual.unwrap_or(c)
}

fn rank_named(name: &str) -> Option<Rank> {
    let number = RANKS.iter().position(|names| names.contains(&name))?;
    Rank::new(u8::try_from(number).ok()?)
}

#[cfg(test)]
mod tests {
    use super::super::card_set::CardSet;
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn cards_as_people_type_them_are_read() {
        for (card, texts) in [
            ("QH", "QH,qh,Q♥,q♥️,Q♥\u{fe0e}, Q  ♥ ,♥Q,hq,q of h,queen of hearts,Queen Hearts"),
            ("QH", "QUEEN OF HEARTS,the queen of hearts,queen-of-hearts,Q❤️"),
            ("10S", "10S,10s,TS,ts,10♠️,ten spades,10 of spades,ten of ♤"),
            ("2C", "2c,two of clubs,deuce of clubs,♣ 2,two o' clubs,2 o’ clubs"),
            ("AD'", "AD',ad’,ace of diamonds',A♦️ ',AD´"),
        ] {
            for text in texts.split(',') {
                let read = parse_typed(text).map(|c| c.to_string());
                assert_eq!(read.as_deref(), Some(card), "{text:?}");
            }
        }
    }

    #[test]
    fn digits_of_every_script_pictures_and_punctuation_are_read() {
        for (card, texts) in [
            ("10H", "१०♥ ۱۰♥ ১০♥ ੧੦♥ １０♥ ١٠♥ ♥１０ १०h １０Ｈ ۱۰-hearts"),
            ("10H", ":ten_of_hearts: <:ten_of_hearts:1> <a:ten_of_hearts:123456789012345678> 🂺"),
            (
                "10H",
                "🔟♥ ♥🔟 🔟-hearts 1\u{fe0f}\u{20e3}0\u{fe0f}\u{20e3}♥ \u{202b}10♥\u{202c} \u{feff}10H",
            ),
            ("10H", "10:hearts: :hearts:10 10:heart: `10H` 'h10' 10.H 10/♥"),
            (
                "QH",
                "QH, (QH) （QH） QH， [QH] \"QH\" “QH” «QH» ‘QH’ QH· •QH QH、 QH। QH۔ QH. QH; QH! QH? **QH** (q♥), QoH qoh 🂽 <QH>",
            ),
            ("2C", "2oC two-o-clubs 🃒 ２♣ (२c)"),
            ("AS", "🂡 ace_of_spades AoS \u{2068}A♠\u{fe0e}\u{2069}"),
            ("AD'", "AD', (AD') ad'."),
        ] {
            for text in texts.split(' ') {
                let read = parse_typed(text).map(|c| c.to_string());
                assert_eq!(read.as_deref(), Some(card), "{text:?}");
            }
        }
        for text in [
            "🂠", "🂬", "🃏", "<:ten:1>", "::", "<>", "<:>", "((", "١", "<@1>", "aces", "Kings",
            "tens",
        ]
        .into_iter()
        .chain(["<:jack_of_hearts:1> <:jack_of_clubs:2>", "<:ten_of_clubs:1><:ten_of_clubs:1>"])
        {
            assert_eq!(parse_typed(text), None, "{text:?}");
        }
    }

    #[test]
    fn other_texts_are_not_cards() {
        let texts = ", ,',Q,H,of,1S,11H,0H,QX,QHH,QQH,queen,hearts,of hearts,queen of,Q♥♥,QH'','QH,the,joker,10,♥,ß,İ";
        for text in texts.split(',') {
            assert_eq!(parse_typed(text), None, "{text:?}");
        }
        assert_eq!(parse_typed(&"q".repeat(100_000)), None);
    }

    #[test]
    fn every_spelling_of_every_card_is_read() {
        for card in CardSet::pack(2) {
            let (rank, suit) = (card.rank().name(), card.suit());
            let copy = if card.is_second_copy() { "'" } else { "" };
            for text in [
                card.to_string(),
                card.to_string().to_lowercase(),
                format!("{rank}{}{copy}", suit.symbol()),
                format!("{rank} of {suit:?}{copy}"),
                format!("{suit:?} {rank}{copy}"),
            ] {
                assert_eq!(parse_typed(&text), Some(card), "{text:?}");
            }
        }
    }

    proptest! {
        #[test]
        fn nothing_typed_makes_it_panic(text in "\\PC*") {
            let _ = parse_typed(&text);
            let _ = text.parse::<Card>();
        }

        #[test]
        fn nothing_like_a_card_makes_it_panic(text in "(the |)[2-9AJQKTaqkt10]{0,3}( of |'|)[SHDCshdc♠♥♦♣]{0,2}[\u{fe0f}'’ ]{0,2}") {
            let _ = parse_typed(&text);
            let _ = text.parse::<Card>();
        }
    }
}
