//! Cards as people type them: `QH`, `q♥`, `10s`, `TS`, `queen of hearts`.
//!
//! Owns only this lenient parser. [`Card`]'s `FromStr` reads records strictly.

use super::card::{Card, Rank, Suit};
use super::card_set::CardSet;

const RANKS: [&[&str]; Rank::COUNT as usize] = [
    &["2", "two", "deuce"],
    &["3", "three"],
    &["4", "four"],
    &["5", "five"],
    &["6", "six"],
    &["7", "seven"],
    &["8", "eight"],
    &["9", "nine"],
    &["10", "t", "ten"],
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
/// any case and spacing. A `'` at the end names the second copy.
pub fn parse_typed(text: &str) -> Option<Card> {
    if text.len() > LONGEST {
        return None;
    }
    let text: String = text
        .chars()
        .filter(|c| !c.is_whitespace() && !matches!(c, '\u{fe0e}' | '\u{fe0f}' | '-' | '_'))
        .flat_map(char::to_lowercase)
        .collect();
    let (face, second) = match text.strip_suffix(['\'', '’', '′', '`']) {
        Some(face) => (face, true),
        None => (text.as_str(), false),
    };
    let face = face.strip_prefix("the").unwrap_or(face);
    let card = SUITS.iter().find_map(|&(suit, names)| {
        let rank = names.iter().find_map(|name| rank_before_or_after(face, name))?;
        Some(Card::new(rank, suit))
    })?;
    Some(if second { card.second_copy() } else { card })
}

/// The rank, if the text consists of a rank and this name of a suit.
fn rank_before_or_after(face: &str, suit: &str) -> Option<Rank> {
    let before = face.strip_suffix(suit);
    let rank = before.map(|rank| rank.strip_suffix("of").unwrap_or(rank));
    rank.and_then(rank_named).or_else(|| rank_named(face.strip_prefix(suit)?))
}

fn rank_named(name: &str) -> Option<Rank> {
    let number = RANKS.iter().position(|names| names.contains(&name))?;
    Rank::new(u8::try_from(number).ok()?)
}

/// Finds the card of `cards` that the text means. With two packs, a text that names no copy means
/// whichever copy is there, the first before the second.
pub fn find_typed(text: &str, cards: CardSet) -> Option<Card> {
    let card = parse_typed(text)?;
    [card, card.second_copy()].into_iter().find(|card| cards.contains(*card))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn cards_as_people_type_them_are_read() {
        for (card, texts) in [
            ("QH", "QH,qh,Q♥,q♥️,Q♥\u{fe0e}, Q  ♥ ,♥Q,hq,q of h,queen of hearts,Queen Hearts"),
            ("QH", "QUEEN OF HEARTS,the queen of hearts,queen-of-hearts,Q❤️"),
            ("10S", "10S,10s,TS,ts,10♠️,ten spades,10 of spades,ten of ♤"),
            ("2C", "2c,two of clubs,deuce of clubs,♣ 2"),
            ("AD'", "AD',ad’,ace of diamonds',A♦️ '"),
        ] {
            for text in texts.split(',') {
                let read = parse_typed(text).map(|c| c.to_string());
                assert_eq!(read.as_deref(), Some(card), "{text:?}");
            }
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

    #[test]
    fn a_face_finds_the_copy_that_is_there() {
        let cards =
            |names: &[&str]| -> CardSet { names.iter().map(|n| n.parse().unwrap()).collect() };
        let found = |text, names: &[&str]| find_typed(text, cards(names)).map(|c| c.to_string());
        assert_eq!(found("qh", &["QH", "QH'"]).as_deref(), Some("QH"));
        assert_eq!(found("qh", &["QH'", "KH"]).as_deref(), Some("QH'"));
        assert_eq!(found("qh'", &["QH", "QH'"]).as_deref(), Some("QH'"));
        assert_eq!(found("qh'", &["QH"]), None);
        assert_eq!(found("kh", &["QH"]), None);
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
