//! The application's emojis: a drawing of every card, uploaded once in the background.
//!
//! Owns their names, and which of them exist. So an existing emoji need not be uploaded again, even
//! after a kill. Whoever changes a drawing changes its name as well: two emojis can't have the
//! same. Cards whose emoji doesn't exist yet are text: Discord may allow only some uploads an hour.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::pictures::{Colours, Drawing, back, face};
use getaway_games::cards::{Card, CardSet, Rank, Suit};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Emoji {
    pub id: u64,
    pub name: String,
}

/// A drawing and its name.
pub struct Wanted {
    pub name: String,
    pub drawing: Drawing,
}

/// The emojis in the order of their upload: first those that a server has unless it chooses
/// otherwise, the faces in two colours and the back.
pub static WANTED: LazyLock<Vec<Wanted>> = LazyLock::new(|| {
    let (mut first, mut later) = (Vec::new(), Vec::new());
    for card in CardSet::pack(1).iter() {
        let [two, four] = [Colours::Two, Colours::Four].map(|colours| face(card, colours));
        let name = spoken(card);
        if two != four {
            let colour = match card.suit() {
                Suit::Diamonds | Suit::Hearts => "blue",
                Suit::Clubs | Suit::Spades => "green",
            };
            later.push(Wanted { name: format!("{colour}_{name}"), drawing: four });
        }
        first.push(Wanted { name, drawing: two });
    }
    first.push(Wanted { name: "face_down_card".to_owned(), drawing: back() });
    first.append(&mut later);
    first
});

/// A card as it is spoken, which is what screen readers say: `queen_of_hearts`.
fn spoken(card: Card) -> String {
    const RANKS: [&str; Rank::COUNT as usize] = [
        "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen",
        "king", "ace",
    ];
    let suit = match card.suit() {
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
        Suit::Clubs => "clubs",
    };
    format!("{}_of_{suit}", RANKS[usize::from(card.rank().number())])
}

/// Whether an earlier version of this program gave the name.
pub fn is_old(name: &str) -> bool {
    let Some((what, digest)) = name.rsplit_once('_') else { return false };
    let known = what == "back"
        || what.parse::<Card>().is_ok_and(|card| card == card.face() && card.to_string() == what);
    known && digest.len() == 6 && digest.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'))
}

#[derive(Clone, Debug, Default)]
pub struct EmojiSet(BTreeMap<Drawing, Emoji>);

impl EmojiSet {
    /// The wanted emojis among these, which are ids by name.
    pub fn of(there: &BTreeMap<String, u64>) -> EmojiSet {
        let known = WANTED.iter().filter_map(|Wanted { name, drawing }| {
            Some((*drawing, Emoji { id: *there.get(name)?, name: name.clone() }))
        });
        EmojiSet(known.collect())
    }

    pub fn face(&self, card: Card, colours: Colours) -> Option<&Emoji> {
        self.0.get(&face(card, colours))
    }

    pub fn back(&self) -> Option<&Emoji> {
        self.0.get(&back())
    }

    /// A set with ids as long as Discord's.
    #[cfg(test)]
    pub fn numbered() -> EmojiSet {
        let ids = 1_400_000_000_000_000_000..;
        let names = WANTED.iter().map(|wanted| wanted.name.clone());
        EmojiSet::of(&names.zip(ids).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sha2::{Digest, Sha256};

    #[test]
    fn names_are_valid_and_those_of_earlier_versions_are_known() {
        // Two colours and four differ in two suits; the back is one more.
        assert_eq!(WANTED.len(), 52 + 26 + 1);
        let mut names: Vec<_> = WANTED.iter().map(|wanted| &wanted.name).collect();
        for name in &names {
            let plain = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
            assert!((2..=32).contains(&name.len()) && plain, "{name}");
            assert!(!is_old(name), "{name}");
        }
        for old in ["QH_c0ffee", "10S_123456", "back_00beef"] {
            assert!(is_old(old), "{old}");
        }
        names.sort();
        names.dedup();
        assert_eq!(names.len(), WANTED.len());
        for other in
            ["party", "QH", "QH_", "QH_12345", "QH_1234567", "QX_123456", "QH_12345g", "QH'_123456"]
        {
            assert!(!is_old(other), "{other}");
        }
    }

    #[test]
    fn a_set_has_the_emojis_that_exist() {
        let mut there: BTreeMap<_, _> = WANTED.iter().map(|w| w.name.clone()).zip(1..).collect();
        let set = EmojiSet::of(&there);
        for card in CardSet::pack(2).iter() {
            for colours in [Colours::Two, Colours::Four] {
                let name = &set.face(card, colours).unwrap().name;
                assert!(name.ends_with(&spoken(card)), "{name}");
            }
        }
        // What two colours and the back need comes first.
        for wanted in &WANTED[53..] {
            there.remove(&wanted.name);
        }
        let set = EmojiSet::of(&there);
        assert!(set.back().is_some());
        for card in CardSet::pack(1).iter() {
            assert!(set.face(card, Colours::Two).is_some(), "{card}");
        }
        let four = CardSet::pack(1).iter().filter(|card| set.face(*card, Colours::Four).is_some());
        assert_eq!(four.count(), 26, "spades and hearts look the same");
    }

    /// A changed drawing has to get another name, or the old one stays in use.
    #[test]
    fn drawings_change_only_together_with_their_names() {
        let drawn: String = WANTED
            .iter()
            .map(|it| (&it.name, hex::encode(Sha256::digest(it.drawing.png().unwrap()))))
            .map(|(name, digest)| format!("{name} {}\n", &digest[..6]))
            .collect();
        insta::assert_snapshot!(drawn);
    }
}
