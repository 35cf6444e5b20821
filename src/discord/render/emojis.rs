//! The application's emojis: a drawing of every card, uploaded once in the background.
//!
//! Owns their names, and which of them are there. A name ends with the digest of its drawing: what is
//! there need not be uploaded again, also after a kill, and another drawing is another emoji. Without
//! them, or while some are missing, messages have the cards as text alone.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;

use crate::cards::{Card, CardSet};
use crate::discord::http::{ApiError, Discord, backoff};
use crate::pictures::{Colours, Drawing, back, face};

/// How long to rest after a refusal before it is tried again: so long, then twice as long each time,
const RESTS_FROM: Duration = Duration::from_secs(5 * 60);
/// but no longer than this.
const RESTS_AT_MOST: Duration = Duration::from_secs(6 * 60 * 60);

/// An emoji that Discord has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Emoji {
    /// Its id.
    pub id: u64,
    /// Its name.
    pub name: String,
}

/// What an emoji shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shows {
    Face(Card, Colours),
    Back,
}

/// A drawing, its name, and what it is used for: two colours and four share most faces.
struct Wanted {
    name: String,
    drawing: Drawing,
    shows: Vec<Shows>,
}

/// All emojis that there are to be.
static WANTED: LazyLock<Vec<Wanted>> = LazyLock::new(|| {
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
    wanted
});

fn wanted(what: &str, drawing: Drawing, shows: Shows) -> Wanted {
    Wanted {
        name: format!("{what}_{}", drawing.digest()),
        drawing,
        shows: vec![shows],
    }
}

/// Whether a name is one that this program gave, now or with other drawings.
fn is_ours(name: &str) -> bool {
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

/// The emojis, all of them.
#[derive(Clone, Debug)]
pub struct EmojiSet {
    faces: BTreeMap<(Card, bool), Emoji>,
    back: Emoji,
}

impl EmojiSet {
    /// The set, if all are there.
    fn of(there: &BTreeMap<String, u64>) -> Option<EmojiSet> {
        let mut faces = BTreeMap::new();
        let mut down = None;
        for wanted in WANTED.iter() {
            let emoji = Emoji {
                id: *there.get(&wanted.name)?,
                name: wanted.name.clone(),
            };
            for shows in &wanted.shows {
                match *shows {
                    Shows::Face(card, colours) => {
                        faces.insert((card, colours == Colours::Four), emoji.clone());
                    }
                    Shows::Back => down = Some(emoji.clone()),
                }
            }
        }
        Some(EmojiSet { faces, back: down? })
    }

    /// The emoji of a card's face.
    pub fn face(&self, card: Card, colours: Colours) -> Option<&Emoji> {
        self.faces.get(&(card.face(), colours == Colours::Four))
    }

    /// The emoji of a card's back.
    pub const fn back(&self) -> &Emoji {
        &self.back
    }

    /// A set with ids as long as Discord's.
    #[cfg(test)]
    pub fn numbered() -> EmojiSet {
        let ids = 1_400_000_000_000_000_000..;
        let names = WANTED.iter().map(|wanted| wanted.name.clone());
        EmojiSet::of(&names.zip(ids).collect()).unwrap()
    }
}

/// What is known of the emojis, for everybody who makes messages.
#[derive(Debug, Default)]
pub struct Emojis {
    set: Mutex<Option<Arc<EmojiSet>>>,
    doubted: Notify,
}

impl Emojis {
    // A std lock, here and below: held to copy a reference, never across an await.

    /// The emojis, if all are there.
    pub fn get(&self) -> Option<Arc<EmojiSet>> {
        let set = self.set.lock().unwrap_or_else(PoisonError::into_inner);
        set.clone()
    }

    fn set(&self, set: Option<EmojiSet>) {
        *self.set.lock().unwrap_or_else(PoisonError::into_inner) = set.map(Arc::new);
    }

    /// Discord has refused a message with emojis: they are not used until it is known that they are
    /// there.
    pub fn doubt(&self) {
        self.set(None);
        self.doubted.notify_one();
    }
}

/// Keeps the emojis there: uploads those that are missing, at the start and whenever they are
/// doubted. Never gives up, and never hurries.
pub async fn keep(discord: Discord) {
    let mut first = true;
    loop {
        let set = uploaded(&discord).await;
        discord.emojis().set(Some(set));
        if first {
            tracing::info!(count = WANTED.len(), "the cards have their pictures");
            remove_old(&discord).await;
            first = false;
        }
        discord.emojis().doubted.notified().await;
        tracing::warn!("the cards' pictures were refused in a message and are looked for again");
        tokio::time::sleep(RESTS_FROM).await;
    }
}

/// Uploads what is missing until all are there.
async fn uploaded(discord: &Discord) -> EmojiSet {
    let (mut failures, mut refusals) = (0, 0);
    loop {
        let error = match upload(discord).await {
            Ok(set) => return set,
            Err(error) => error,
        };
        if failures + refusals == 0 {
            tracing::warn!(%error, "the cards have no pictures yet; they are shown as text");
        } else {
            tracing::debug!(%error, "the cards have no pictures yet");
        }
        if matches!(error, ApiError::Transient(_)) {
            failures += 1;
            tokio::time::sleep(backoff(failures)).await;
        } else {
            refusals += 1;
            let rest = RESTS_FROM * 2u32.pow(u32::min(refusals - 1, 10));
            tokio::time::sleep(rest.min(RESTS_AT_MOST)).await;
        }
    }
}

async fn upload(discord: &Discord) -> Result<EmojiSet, ApiError> {
    let mut there = discord.emoji_list().await?;
    for wanted in WANTED.iter() {
        if there.contains_key(&wanted.name) {
            continue;
        }
        let drawn = discord.studio().emoji(&wanted.drawing).await;
        let png = drawn.ok_or_else(|| ApiError::Refused {
            code: 0,
            message: "a card cannot be drawn".to_owned(),
        })?;
        let id = discord.create_emoji(&wanted.name, png).await?;
        there.insert(wanted.name.clone(), id);
    }
    // All that was missing is there now.
    EmojiSet::of(&there).ok_or_else(|| ApiError::Transient("some emojis are missing".to_owned()))
}

/// Deletes emojis of drawings that are no more. What cannot be deleted goes with the next start.
async fn remove_old(discord: &Discord) {
    let there = match discord.emoji_list().await {
        Ok(there) => there,
        Err(error) => return tracing::debug!(%error, "old pictures of cards stay"),
    };
    let old = |name: &str| is_ours(name) && WANTED.iter().all(|wanted| wanted.name != name);
    for (_, id) in there.iter().filter(|(name, _)| old(name)) {
        if let Err(error) = discord.delete_emoji(*id).await {
            return tracing::debug!(%error, "old pictures of cards stay");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_what_discord_takes_and_say_what_is_ours() {
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
    fn the_set_is_whole_or_none() {
        let mut there: BTreeMap<_, _> = WANTED.iter().map(|w| w.name.clone()).zip(1..).collect();
        let set = EmojiSet::of(&there).unwrap();
        for card in CardSet::pack(2).iter() {
            for colours in [Colours::Two, Colours::Four] {
                let name = &set.face(card, colours).unwrap().name;
                assert!(name.starts_with(&format!("{}_", card.face())), "{name}");
            }
        }
        let one = WANTED[17].name.clone();
        there.remove(&one);
        assert!(EmojiSet::of(&there).is_none());
    }
}
