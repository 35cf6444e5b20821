//! The application's emojis: a drawing of every card, uploaded once in the background.
//!
//! Owns their names, and which of them exist. A name ends with the digest of its drawing. So an
//! existing emoji need not be uploaded again, even after a kill, and a changed drawing is a new
//! emoji. Cards whose emoji doesn't exist yet are text alone: Discord may allow only some uploads an
//! hour.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use parking_lot::Mutex;
use tokio::sync::Notify;

use crate::cards::{Card, CardSet};
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
    let mut wanted = vec![wanted("back", back(), Shows::Back)];
    for card in CardSet::pack(1).iter() {
        for colours in [Colours::Two, Colours::Four] {
            let next = self::wanted(
                &card.to_string(),
                face(card, colours),
                Shows::Face(card, colours),
            );
            match wanted.iter_mut().find(|known| known.name == next.name) {
                Some(known) => known.shows.extend(next.shows),
                None => wanted.push(next),
            }
        }
    }
    wanted.sort_by_key(|wanted| {
        let by_default = |shows: &Shows| matches!(shows, Shows::Face(_, Colours::Two));
        match wanted.shows.iter().any(by_default) {
            true => 0,
            false => 1 + u8::from(wanted.shows != [Shows::Back]),
        }
    });
    wanted
});

fn wanted(what: &str, drawing: Drawing, shows: Shows) -> Wanted {
    Wanted {
        name: format!("{what}_{}", drawing.digest()),
        drawing,
        shows: vec![shows],
    }
}

/// Whether this program gave the name, for a current or an outdated drawing.
pub fn is_ours(name: &str) -> bool {
    let Some((what, digest)) = name.rsplit_once('_') else {
        return false;
    };
    let known = what == "back"
        || what
            .parse::<Card>()
            .is_ok_and(|card| card == card.face() && card.to_string() == what);
    known
        && digest.len() == 6
        && digest
            .bytes()
            .all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'))
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
            let emoji = Emoji {
                id: *id,
                name: wanted.name.clone(),
            };
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
    doubted: Notify,
}

impl Emojis {
    pub fn get(&self) -> Option<Arc<EmojiSet>> {
        let set = self.set.lock();
        set.clone()
    }

    pub fn set(&self, set: EmojiSet) {
        *self.set.lock() = Some(Arc::new(set));
    }

    /// Has them checked, because Discord refused a message with some. They are used meanwhile: most
    /// often Discord refuses emojis that exist.
    pub fn doubt(&self) {
        self.doubted.notify_one();
    }

    /// Waits until the emojis are in doubt.
    pub async fn doubted(&self) {
        self.doubted.notified().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_valid_and_recognised_as_ours() {
        // Two colours and four differ in two suits; the back is one more.
        assert_eq!(WANTED.len(), 52 + 26 + 1);
        let mut names: Vec<_> = WANTED.iter().map(|wanted| &wanted.name).collect();
        for name in &names {
            let plain = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
            assert!((2..=32).contains(&name.len()) && plain, "{name}");
            assert!(is_ours(name), "{name}");
        }
        names.sort();
        names.dedup();
        assert_eq!(names.len(), WANTED.len());
        for other in [
            "party",
            "QH",
            "QH_",
            "QH_12345",
            "QH_1234567",
            "QX_123456",
            "QH_12345g",
            "QH'_123456",
        ] {
            assert!(!is_ours(other), "{other}");
        }
    }

    #[test]
    fn a_set_has_the_emojis_that_exist() {
        let mut there: BTreeMap<_, _> = WANTED.iter().map(|w| w.name.clone()).zip(1..).collect();
        let set = EmojiSet::of(&there);
        for card in CardSet::pack(2).iter() {
            for colours in [Colours::Two, Colours::Four] {
                let name = &set.face(card, colours).unwrap().name;
                assert!(name.starts_with(&format!("{}_", card.face())), "{name}");
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
        let four = CardSet::pack(1)
            .iter()
            .filter(|card| set.face(*card, Colours::Four).is_some());
        assert_eq!(four.count(), 26, "spades and hearts look the same");
    }
}
