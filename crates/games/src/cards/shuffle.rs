//! The fair shuffle: all chance of a game out of one seed, so that anybody can recompute it.
//!
//! Every outcome is the card (or seat) with the lowest SHA-256 of a text that begins with the seed.
//! Owns the formulas alone; where a secret comes from and when it is shown is not decided here.

use rand::Rng;
use sha2::{Digest, Sha256};

use super::card::Card;
use super::card_set::CardSet;
use super::seat::{Seat, SeatSet};

/// The 32 secret bytes of a game, as 64 hex digits.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A secret from these bytes.
    #[must_use]
    pub fn new(bytes: [u8; 32]) -> Secret {
        Secret(hex::encode(bytes))
    }

    /// A secret from a generator; it must be the operating system's for a real game.
    pub fn random(rng: &mut impl Rng) -> Secret {
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        Secret::new(bytes)
    }

    /// A secret as written in a record: 64 hex digits in lower case.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Secret> {
        let digits =
            text.len() == 64 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        digits.then(|| Secret(text.to_owned()))
    }

    /// The secret itself, to be shown when the game is over.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What is shown before the game: SHA-256 of the secret's text, in hex.
    #[must_use]
    pub fn commit(&self) -> String {
        hex::encode(Sha256::digest(&self.0))
    }
}

impl std::fmt::Debug for Secret {
    /// Never shows the secret: it may end up in a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(hidden)")
    }
}

/// The seed of one game, from which all its chance follows.
///
/// ```
/// use getaway_games::cards::{CardSet, Chance, Secret};
///
/// let secret = Secret::new([7; 32]);
/// let chance = Chance::new(&secret, 12, &["1001".to_owned(), "1002".to_owned()]);
/// let pack = chance.shuffled(1);
/// assert_eq!(pack.len(), 52);
/// // Whoever knows the secret, the game's number and the ids finds the same order.
/// let again = Chance::new(&secret, 12, &["1001".to_owned(), "1002".to_owned()]);
/// assert_eq!(again.shuffled(1), pack);
/// assert_eq!(again.draw(1, CardSet::pack(1)), chance.draw(1, CardSet::pack(1)));
/// ```
#[derive(Clone)]
pub struct Chance {
    /// SHA-256 when it has read the 64 hex digits of the seed: every text goes on from here.
    seeded: Sha256,
    seed: String,
}

/// SHA-256 as its 32 bytes.
type Hash = [u8; 32];

impl std::fmt::Debug for Chance {
    /// Never shows the seed: all hidden cards of a running game follow from it.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Chance(hidden)")
    }
}

impl Chance {
    /// The chance of game number `game`, whose human players joined with the interactions `ids` in
    /// seat order, the last of them the one that dealt. A simulated game has no ids.
    #[must_use]
    pub fn new(secret: &Secret, game: u64, ids: &[String]) -> Chance {
        let text = format!("{}:{game}:{}", secret.reveal(), ids.join(","));
        let seed = hex::encode(Sha256::digest(text));
        let seeded = Sha256::new_with_prefix(&seed);
        Chance { seeded, seed }
    }

    /// The seed, in hex.
    #[must_use]
    pub fn seed(&self) -> &str {
        &self.seed
    }

    /// SHA-256 of the seed and these texts, one after the other.
    fn hash(&self, texts: &[&str]) -> Hash {
        let mut hasher = self.seeded.clone();
        for text in texts {
            hasher.update(text);
        }
        hasher.finalize().into()
    }

    fn hash_card(&self, what: &str, card: Card) -> Hash {
        let mut suit = [0; 4];
        let suit: &str = card.suit().letter().encode_utf8(&mut suit);
        let copy = if card.is_second_copy() { "'" } else { "" };
        self.hash(&[what, card.rank().name(), suit, copy])
    }

    /// The first byte of SHA-256 of the seed and the text: a number from 0 to 255.
    #[must_use]
    pub fn byte(&self, text: &str) -> u8 {
        self.hash(&[text])[0]
    }

    /// That many packs shuffled: all cards in ascending order of SHA-256 of `SEED:deal:CARD`.
    #[must_use]
    pub fn shuffled(&self, packs: u8) -> Vec<Card> {
        self.sorted(":deal:", packs)
    }

    /// The pack for the `k`-th deal (from 1) of a game that deals more than once: its cards in
    /// ascending order of SHA-256 of `SEED:dealK:CARD`.
    #[must_use]
    pub fn deal(&self, k: usize) -> Vec<Card> {
        self.order(&format!("deal{k}"))
    }

    /// The cards of one pack in ascending order of SHA-256 of `SEED:NAME:CARD`.
    #[must_use]
    pub fn order(&self, name: &str) -> Vec<Card> {
        self.sorted(&format!(":{name}:"), 1)
    }

    fn sorted(&self, what: &str, packs: u8) -> Vec<Card> {
        let mut cards: Vec<(Hash, Card)> = CardSet::pack(packs)
            .iter()
            .map(|card| (self.hash_card(what, card), card))
            .collect();
        cards.sort_unstable_by_key(|(hash, _)| *hash);
        cards.into_iter().map(|(_, card)| card).collect()
    }

    /// The outcome of the `k`-th draw of the game (from 1): of the cards that may be drawn, the one
    /// with the lowest SHA-256 of `SEED:drawK:CARD`. `None` if there is no card.
    #[must_use]
    pub fn draw(&self, k: usize, cards: CardSet) -> Option<Card> {
        let what = format!(":draw{k}:");
        cards.iter().min_by_key(|card| self.hash_card(&what, *card))
    }

    /// A choice among players: of the seats, the one with the lowest SHA-256 of `SEED:NAME:SEAT`.
    /// `None` if there is no seat.
    #[must_use]
    pub fn choose(&self, name: &str, seats: SeatSet) -> Option<Seat> {
        let hash = |seat: &Seat| self.hash(&[":", name, ":", &seat.to_string()]);
        seats.iter().min_by_key(hash)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// SHA-256 in hex of a text, the way anybody would compute it.
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
    fn the_pack_is_in_the_order_of_its_hashes() {
        for packs in [1, 2] {
            let mut cards: Vec<Card> = CardSet::pack(packs).iter().collect();
            cards.sort_by_key(|card| sha256(&format!("{}:deal:{card}", chance().seed())));
            assert_eq!(chance().shuffled(packs), cards);
        }
    }

    #[test]
    fn later_deals_and_named_orders_have_hashes_of_their_own() {
        let sorted = |what: &str| {
            let mut cards: Vec<Card> = CardSet::pack(1).iter().collect();
            cards.sort_by_key(|card| sha256(&format!("{}:{what}:{card}", chance().seed())));
            cards
        };
        for k in [1, 2, 10] {
            assert_eq!(chance().deal(k), sorted(&format!("deal{k}")), "deal {k}");
        }
        assert_eq!(chance().order("dealer"), sorted("dealer"));
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
        assert_eq!(
            chance().choose("begin", seats),
            seats.iter().min_by_key(text)
        );
        assert_eq!(chance().choose("begin", SeatSet::EMPTY), None);
    }

    #[test]
    fn texts_of_any_length_are_hashed_whole() {
        let long = "x".repeat(300);
        let hash = sha256(&format!("{}{long}", chance().seed()));
        assert_eq!(hex::encode([chance().byte(&long)]), hash[..2]);
    }
}
