//! The fair shuffle: all of a game's chance comes from one seed, so that anyone can recompute it.
//!
//! Every outcome is the card (or seat) with the lowest SHA-256 of a text that begins with the seed.
//! Owns only the formulas. Others decide where a secret comes from and when it is shown.

use rand::Rng;
use sha2::{Digest, Sha256};

use super::card::Card;
use super::card_set::CardSet;
use super::cut::{CutWord, Mix};
use super::seat::{Seat, SeatSet};

/// A game's 32 secret bytes, as 64 hex digits.
///
/// ```
/// use getaway_games::cards::Secret;
///
/// let secret = Secret::new([7; 32]);
/// // The commit is shown before the cards are dealt, the secret after the game.
/// assert_eq!(Secret::from_hex(secret.reveal()).unwrap().commit(), secret.commit());
/// assert_eq!(format!("{secret:?}"), "Secret(hidden)");
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    pub fn new(bytes: [u8; 32]) -> Secret {
        Secret(hex::encode(bytes))
    }

    /// A secret from a generator. A real game needs the operating system's generator.
    pub fn random(rng: &mut impl Rng) -> Secret {
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        Secret::new(bytes)
    }

    /// Reads a secret as written in a record: 64 hex digits in lower case.
    pub fn from_hex(text: &str) -> Option<Secret> {
        let digits =
            text.len() == 64 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        digits.then(|| Secret(text.to_owned()))
    }

    /// The secret itself, to be shown after the game.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// The commit shown before the game: SHA-256 of the secret's text, in hex.
    pub fn commit(&self) -> String {
        hex::encode(Sha256::digest(&self.0))
    }
}

impl std::fmt::Debug for Secret {
    /// Hides the secret, because debug output may end up in a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(hidden)")
    }
}

/// The seed of one game; all the game's chance follows from it.
///
/// ```
/// use getaway_games::cards::{CardSet, Chance, SeatSet, Secret};
///
/// let ids = ["101".to_owned(), "102".to_owned()];
/// let chance = Chance::new(&Secret::new([7; 32]), 43, &ids);
/// let again = Chance::new(&Secret::new([7; 32]), 43, &ids);
/// assert_eq!(chance.shuffled(1), again.shuffled(1));
/// assert_eq!(chance.draw(1, CardSet::EMPTY), None);
/// let first = chance.choose("begin", SeatSet::first(4)).unwrap();
/// assert!(first.index() < 4);
/// ```
#[derive(Clone)]
pub struct Chance {
    /// SHA-256 after reading the 64 hex digits of the seed. Every text continues from here.
    seeded: Sha256,
    seed: String,
}

/// A SHA-256 hash, as 32 bytes.
type Hash = [u8; 32];

impl std::fmt::Debug for Chance {
    /// Hides the seed: all hidden cards of a running game follow from it.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Chance(hidden)")
    }
}

impl Chance {
    /// The chance of game number `game` if nobody has cut. `ids` are the interactions with which
    /// the human players joined, in seat order, then the one that dealt. A simulated game has no
    /// ids.
    pub fn new(secret: &Secret, game: u64, ids: &[String]) -> Chance {
        Chance::of(&format!("{}:{game}:{}", secret.reveal(), ids.join(",")))
    }

    /// The chance of game number `game` if players have cut with these words, in this order. Each
    /// word is hashed with SHA-256 first, so that one word can't pass for two.
    pub fn cut<'a>(
        secret: &Secret,
        game: u64,
        words: impl IntoIterator<Item = &'a CutWord>,
    ) -> Chance {
        let words = words.into_iter();
        let hashes: Vec<String> =
            words.map(|word| hex::encode(Sha256::digest(word.as_str()))).collect();
        Chance::of(&format!("{}:{game}:cut:{}", secret.reveal(), hashes.join(",")))
    }

    /// The chance with the SHA-256 of this text as its seed.
    fn of(text: &str) -> Chance {
        let seed = hex::encode(Sha256::digest(text));
        let seeded = Sha256::new_with_prefix(&seed);
        Chance { seeded, seed }
    }

    pub fn seed(&self) -> &str {
        &self.seed
    }

    /// SHA-256 of the seed followed by these texts.
    fn hash(&self, texts: &[&str]) -> Hash {
        let mut hasher = self.seeded.clone();
        for text in texts {
            hasher.update(text);
        }
        hasher.finalize().into()
    }

    fn hash_card(&self, what: &str, card: Card) -> Hash {
        let mut bytes = [0; 4];
        let suit: &str = card.suit().letter().encode_utf8(&mut bytes);
        let copy = if card.is_second_copy() { "'" } else { "" };
        self.hash(&[what, card.rank().name(), suit, copy])
    }

    /// The first byte of SHA-256 of the seed and the text: a number from 0 to 255.
    pub fn byte(&self, text: &str) -> u8 {
        self.hash(&[text])[0]
    }

    /// Shuffles `packs` packs for a game that is dealt once: all cards in ascending order of
    /// SHA-256 of `SEED:deal:CARD`.
    pub fn shuffled(&self, packs: u8) -> Vec<Card> {
        self.in_order("deal", packs)
    }

    /// Shuffles the pack for the `k`-th deal of a game (from 1): all cards in ascending order of
    /// SHA-256 of `SEED:dealK:CARD`.
    pub fn deal(&self, k: usize) -> Vec<Card> {
        self.in_order(&format!("deal{k}"), 1)
    }

    /// Orders `packs` packs by SHA-256 of `SEED:NAME:CARD`, ascending.
    pub fn in_order(&self, name: &str, packs: u8) -> Vec<Card> {
        let what = format!(":{name}:");
        let mut cards: Vec<(Hash, Card)> =
            CardSet::pack(packs).iter().map(|card| (self.hash_card(&what, card), card)).collect();
        cards.sort_unstable_by_key(|(hash, _)| *hash);
        cards.into_iter().map(|(_, card)| card).collect()
    }

    /// The `k`-th draw of the game (from 1): the card with the lowest SHA-256 of `SEED:drawK:CARD`
    /// among those that can be drawn. `None` if there is no card.
    pub fn draw(&self, k: usize, cards: CardSet) -> Option<Card> {
        let what = format!(":draw{k}:");
        cards.iter().min_by_key(|card| self.hash_card(&what, *card))
    }

    /// Chooses among players: the seat with the lowest SHA-256 of `SEED:NAME:SEAT`. `None` if there
    /// is no seat.
    pub fn choose(&self, name: &str, seats: SeatSet) -> Option<Seat> {
        let hash = |seat: &Seat| self.hash(&[":", name, ":", &seat.to_string()]);
        seats.iter().min_by_key(hash)
    }
}

impl Mix {
    /// The chance of game number `game`, or of the one that is dealt again, whose secret this is. It
    /// follows from the words alone if anybody has cut, and from the ids otherwise.
    pub fn chance(&self, secret: &Secret, game: u64) -> Chance {
        let game = self.again.unwrap_or(game);
        if self.cuts.is_empty() {
            Chance::new(secret, game, &self.ids)
        } else {
            Chance::cut(secret, game, self.cuts.iter().map(|cut| &cut.word))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// SHA-256 of a text in hex, as anyone would compute it.
    fn sha256(text: &str) -> String {
        hex::encode(Sha256::digest(text))
    }

    fn chance() -> Chance {
        let ids = ["101".to_owned(), "102".to_owned(), "109".to_owned()];
        Chance::new(&Secret::new([9; 32]), 31, &ids)
    }

    fn lowest(what: &str, cards: CardSet) -> Option<Card> {
        let text = |card: &Card| sha256(&format!("{}{what}{card}", chance().seed()));
        cards.iter().min_by_key(text)
    }

    #[test]
    fn the_commit_and_the_seed_are_hashes_of_plain_texts() {
        let secret = "09".repeat(32);
        assert_eq!(Secret::new([9; 32]).reveal(), secret);
        assert_eq!(Secret::new([9; 32]).commit(), sha256(&secret));
        assert_eq!(chance().seed(), sha256(&format!("{secret}:31:101,102,109")));
        let simulated = Chance::new(&Secret::new([9; 32]), 5, &[]);
        assert_eq!(simulated.seed(), sha256(&format!("{secret}:5:")));
    }

    #[test]
    fn the_seed_of_a_cut_game_is_a_hash_of_the_secret_and_the_words() {
        // Computed with Python's hashlib, not with this program.
        let seeds = [
            (
                31,
                &["mango"][..],
                "c2e96a4394e1b29c621a795a1fe543945ad3d1bb155418136010ac245debe0c4",
            ),
            (
                31,
                &["mango", "आम", "ripe 🥭"],
                "f4e6737a695cc7dedbc714aa05aace00787a2ab8e05cb713113719803a4120f6",
            ),
            (
                31,
                &["ripe 🥭", "आम", "mango"],
                "42e8e0c454ea454510b5dbf91c03b23c49ea6953ba5c1f0a8f1fd1ca4e557301",
            ),
            (32, &["mango"], "9b0a10f20d15aacae331190db04238b430d081dda32d12af3e6f746811155d43"),
        ];
        for (game, words, seed) in seeds {
            let words: Vec<CutWord> =
                words.iter().map(|word| CutWord::new(word).unwrap()).collect();
            let chance = Chance::cut(&Secret::new([9; 32]), game, &words);
            assert_eq!(chance.seed(), seed, "game {game}, {words:?}");
        }
    }

    #[test]
    fn every_deal_and_every_named_order_is_ordered_by_its_own_hashes() {
        let expected = |name: &str, packs| {
            let mut cards: Vec<Card> = CardSet::pack(packs).iter().collect();
            cards.sort_by_key(|card| sha256(&format!("{}:{name}:{card}", chance().seed())));
            cards
        };
        assert_eq!(chance().shuffled(1), expected("deal", 1));
        assert_eq!(chance().shuffled(2), expected("deal", 2));
        assert_eq!(chance().deal(1), expected("deal1", 1));
        assert_eq!(chance().deal(10), expected("deal10", 1));
        assert_eq!(chance().in_order("dealer", 1), expected("dealer", 1));
    }

    #[test]
    fn a_draw_is_the_card_with_the_lowest_hash() {
        let pack = CardSet::pack(2);
        for k in [1, 2, 10, 12_345, usize::MAX] {
            let drawn = chance().draw(k, pack);
            assert_eq!(drawn, lowest(&format!(":draw{k}:"), pack), "draw {k}");
        }
        assert_ne!(chance().draw(1, pack), chance().draw(2, pack));
        assert_eq!(chance().draw(1, CardSet::EMPTY), None);
    }

    #[test]
    fn a_choice_is_the_seat_with_the_lowest_hash() {
        let seats: SeatSet = Seat::first(4).collect();
        let text = |seat: &Seat| sha256(&format!("{}:begin:{seat}", chance().seed()));
        assert_eq!(chance().choose("begin", seats), seats.iter().min_by_key(text));
        assert_eq!(chance().choose("begin", SeatSet::EMPTY), None);
    }

    #[test]
    fn texts_of_any_length_are_hashed_whole() {
        let long = "x".repeat(300);
        let hash = sha256(&format!("{}{long}", chance().seed()));
        assert_eq!(hex::encode([chance().byte(&long)]), hash[..2]);
    }
}
