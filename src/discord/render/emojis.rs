//! The application's emojis: a drawing of every card, uploaded once in the background.
//!
//! Owns their names, and which of them exist. So an existing emoji need not be uploaded again, even
//! after a kill. Whoever changes a drawing changes its name as well: two emojis can't have the
//! same. Cards whose emoji doesn't exist yet are text: Discord may allow only some uploads an hour.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use parking_lot::Mutex;

use crate::cards::{Card, CardSet, Suit};
use crate::pictures::{Colours, Drawing, back, face};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Emoji {
    pub id: u64,
    pub name: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shows {
    Face(Card, Colours),
    Back,
}

/// A drawing, its name, and its uses: the two-colour and four-colour styles share faces.
pub struct Wanted {
    pub name: String,
    pub drawing: Drawing,
    shows: Vec<Shows>,
}

/// The emojis in the order of their upload: first those that a server has unless it chooses
/// otherwise, the faces in two colours and the back.
pub static WANTED: LazyLock<Vec<Wanted>> = LazyLock::new(|| {
    let wanted = |name, drawing, shows| Wanted { name, drawing, shows };
    let (mut first, mut later) = (Vec::new(), Vec::new());
    for card in CardSet::pack(1).iter() {
        let [two, four] = [Colours::Two, Colours::Four].map(|colours| face(card, colours));
        let name = spoken(card);
        let mut shows = vec![Shows::Face(card, Colours::Two)];
        let in_four = Shows::Face(card, Colours::Four);
        if two == four {
            shows.push(in_four);
        } else {
            let colour = match card.suit() {
                Suit::Diamonds | Suit::Hearts => "blue",
                Suit::Clubs | Suit::Spades => "green",
            };
            let name = format!("{colour}_{name}");
            later.push(wanted(name, four, vec![in_four]));
        }
        first.push(wanted(name, two, shows));
    }
    let name = "face_down_card".to_owned();
    first.push(wanted(name, back(), vec![Shows::Back]));
    first.append(&mut later);
    first
});

/// A card as it is spoken, which is what screen readers say: `queen_of_hearts`.
fn spoken(card: Card) -> String {
    let rank = match card.rank().name() {
        "A" => "ace",
        "K" => "king",
        "Q" => "queen",
        "J" => "jack",
        "10" => "ten",
        "9" => "nine",
        "8" => "eight",
        "7" => "seven",
        "6" => "six",
        "5" => "five",
        "4" => "four",
        "3" => "three",
        _ => "two",
    };
    let suit = match card.suit() {
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
        Suit::Clubs => "clubs",
    };
    format!("{rank}_of_{suit}")
}

#[derive(Clone, Debug, Default)]
pub struct EmojiSet {
    faces: BTreeMap<(Card, Colours), Emoji>,
    back: Option<Emoji>,
}

impl EmojiSet {
    /// The wanted emojis among these, which are ids by name.
    pub fn of(there: &BTreeMap<String, u64>) -> EmojiSet {
        let mut set = EmojiSet::default();
        for wanted in WANTED.iter() {
            let Some(id) = there.get(&wanted.name) else {
                continue;
            };
            let emoji = Emoji { id: *id, name: wanted.name.clone() };
            for shows in &wanted.shows {
                match *shows {
                    Shows::Face(card, colours) => {
                        set.faces.insert((card, colours), emoji.clone());
                    }
                    Shows::Back => set.back = Some(emoji.clone()),
                }
            }
        }
        set
    }

    pub fn face(&self, card: Card, colours: Colours) -> Option<&Emoji> {
        self.faces.get(&(card.face(), colours))
    }

    pub const fn back(&self) -> Option<&Emoji> {
        self.back.as_ref()
    }

    /// A set with ids as long as Discord's.
    #[cfg(test)]
    pub fn numbered() -> EmojiSet {
        let ids = 1_400_000_000_000_000_000..;
        let names = WANTED.iter().map(|wanted| wanted.name.clone());
        EmojiSet::of(&names.zip(ids).collect())
    }
}

/// The state of the emojis, for all code that makes messages.
#[derive(Debug, Default)]
pub struct Emojis {
    set: Mutex<Option<Arc<EmojiSet>>>,
}

impl Emojis {
    pub fn get(&self) -> Option<Arc<EmojiSet>> {
        let set = self.set.lock();
        set.clone()
    }

    pub fn set(&self, set: EmojiSet) {
        *self.set.lock() = Some(Arc::new(set));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_valid_and_differ() {
        // Two colours and four differ in two suits; the back is one more.
        assert_eq!(WANTED.len(), 52 + 26 + 1);
        let mut names: Vec<_> = WANTED.iter().map(|wanted| &wanted.name).collect();
        for name in &names {
            let plain = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
            assert!((2..=32).contains(&name.len()) && plain, "{name}");
        }
        names.sort();
        names.dedup();
        assert_eq!(names.len(), WANTED.len());
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
        let drawn = WANTED.iter().map(|it| (&it.name[..], it.drawing.digest()));
        let drawn: String = drawn.map(|(name, digest)| format!("{name} {digest}\n")).collect();
        insta::assert_snapshot!(drawn);
    }
}
