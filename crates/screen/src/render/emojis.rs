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

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Shows {
    Face(Card, Colours),
    Back,
}

/// A drawing, its name, and its uses: the two-colour and four-colour styles share faces.
pub struct Wanted {
    pub name: String,
    /// The name of the same drawing when names ended with its digest.
    pub former: String,
    pub drawing: Drawing,
    shows: Vec<Shows>,
}

/// The emojis in the order of their upload: first those that a server has unless it chooses
/// otherwise, the faces in two colours and the back.
pub static WANTED: LazyLock<Vec<Wanted>> = LazyLock::new(|| {
    let wanted = |name: String, code: &str, drawing: Drawing, shows: Vec<Shows>| Wanted {
        name,
        former: format!("{code}_{}", drawing.digest()),
        drawing,
        shows,
    };
    let (mut first, mut later) = (Vec::new(), Vec::new());
    for card in CardSet::pack(1).iter() {
        let [two, four] = [Colours::Two, Colours::Four].map(|colours| face(card, colours));
        let (name, code) = (spoken(card), card.to_string());
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
            later.push(wanted(name, &code, four, vec![in_four]));
        }
        first.push(wanted(name, &code, two, shows));
    }
    first.push(wanted("face_down_card".to_owned(), "back", back(), vec![Shows::Back]));
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
pub struct EmojiSet(BTreeMap<Shows, Emoji>);

impl EmojiSet {
    /// The wanted emojis among these, which are ids by name. One that still has its former name
    /// will do until it is renamed.
    pub fn of(there: &BTreeMap<String, u64>) -> EmojiSet {
        let mut set = EmojiSet::default();
        for wanted in WANTED.iter() {
            let mut names = [&wanted.name, &wanted.former].into_iter();
            let Some((name, id)) = names.find_map(|name| there.get_key_value(name)) else {
                continue;
            };
            let emoji = Emoji { id: *id, name: name.clone() };
            set.0.extend(wanted.shows.iter().map(|shows| (*shows, emoji.clone())));
        }
        set
    }

    pub fn face(&self, card: Card, colours: Colours) -> Option<&Emoji> {
        self.0.get(&Shows::Face(card.face(), colours))
    }

    pub fn back(&self) -> Option<&Emoji> {
        self.0.get(&Shows::Back)
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
        for former in WANTED.iter().map(|wanted| &wanted.former) {
            assert!(is_old(former), "{former}");
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

    #[test]
    fn an_emoji_with_its_former_name_is_used_until_it_is_renamed() {
        let [queen, king] = ["QC", "KC"].map(|card| card.parse::<Card>().unwrap());
        let named = |name: &str| WANTED.iter().find(|it| it.name == name).unwrap();
        let (two, four) = (named("queen_of_clubs"), named("green_queen_of_clubs"));
        let mut there: BTreeMap<_, _> =
            [(two.former.clone(), 1), (four.former.clone(), 2)].into_iter().collect();
        let id = |set: &EmojiSet, card, colours| set.face(card, colours).map(|emoji| emoji.id);
        let set = EmojiSet::of(&there);
        assert_eq!(id(&set, queen, Colours::Two), Some(1));
        assert_eq!(id(&set, queen, Colours::Four), Some(2));
        assert_eq!(id(&set, king, Colours::Two), None);
        there.insert(two.name.clone(), 3);
        assert_eq!(id(&EmojiSet::of(&there), queen, Colours::Two), Some(3));
    }

    /// A changed drawing has to get another name, or the old one stays in use.
    #[test]
    fn drawings_change_only_together_with_their_names() {
        let drawn: String = WANTED
            .iter()
            .map(|it| (&it.name[..], it.drawing.digest()))
            .map(|(name, digest)| format!("{name} {digest}\n"))
            .collect();
        insta::assert_snapshot!(drawn);
    }
}
