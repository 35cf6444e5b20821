//! The fair shuffle: all chance of a game out of one seed, so that anybody can recompute it.
//!
//! Every outcome is the card (or pile) with the lowest SHA-256 of a text that begins with the seed.
//! Owns the formulas alone; where a secret comes from and when it is shown is not decided here.

use rand::Rng;
use sha2::block_api::compress256;
use sha2::{Digest, Sha256};

use super::card_set::CardSet;
use super::cards::Card;
use super::options::{Deal, Options, Packs};
use super::seats::Seat;

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
#[derive(Clone)]
pub struct Chance {
    /// The state of SHA-256 when it has read the 64 hex digits of the seed, which are just its first
    /// block. Every further text is short enough to fit with the padding into the second and last.
    seeded: [u32; 8],
    seed: String,
}

/// SHA-256 as its eight words, which compare as its bytes do.
type Hash = [u32; 8];

/// The state in which SHA-256 begins (FIPS 180-4, section 5.3.3).
const SHA256_START: Hash = [
    0x6a09_e667,
    0xbb67_ae85,
    0x3c6e_f372,
    0xa54f_f53a,
    0x510e_527f,
    0x9b05_688c,
    0x1f83_d9ab,
    0x5be0_cd19,
];

const BLOCK: usize = 64;

/// The last block of a message of two: what it has room for is written, and then padded.
struct LastBlock {
    bytes: [u8; BLOCK],
    len: usize,
}

impl LastBlock {
    /// What a block holds beside the byte and the length that close the message.
    const ROOM: usize = BLOCK - 9;

    fn new(text: &str) -> LastBlock {
        let mut block = LastBlock {
            bytes: [0; BLOCK],
            len: 0,
        };
        block.push(text.as_bytes());
        block
    }

    /// Adds text. All texts here are far shorter than a block; one that were not would be cut.
    fn push(&mut self, text: &[u8]) {
        for &byte in text.iter().take(Self::ROOM - self.len) {
            self.bytes[self.len] = byte;
            self.len += 1;
        }
    }

    fn hash(mut self, seeded: Hash) -> Hash {
        self.bytes[self.len] = 0x80;
        let bits = ((BLOCK + self.len) * 8) as u64;
        self.bytes[BLOCK - 8..].copy_from_slice(&bits.to_be_bytes());
        let mut state = seeded;
        compress256(&mut state, &[self.bytes]);
        state
    }
}

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
        // 32 bytes in hex are a block exactly.
        let mut block = [0; BLOCK];
        block.copy_from_slice(seed.as_bytes());
        let mut seeded = SHA256_START;
        compress256(&mut seeded, &[block]);
        Chance { seeded, seed }
    }

    /// The seed, in hex.
    #[must_use]
    pub fn seed(&self) -> &str {
        &self.seed
    }

    fn hash(&self, what: &str) -> Hash {
        LastBlock::new(what).hash(self.seeded)
    }

    fn hash_card(&self, what: &str, card: Card) -> Hash {
        let mut text = LastBlock::new(what);
        text.push(card.rank().name().as_bytes());
        text.push(&[card.suit().letter() as u8]);
        if card.is_second_copy() {
            text.push(b"'");
        }
        text.hash(self.seeded)
    }

    /// The shuffled pack: all cards in ascending order of SHA-256 of `SEED:deal:CARD`.
    #[must_use]
    pub fn shuffled(&self, packs: Packs) -> Vec<Card> {
        let hash = |card| self.hash_card(":deal:", card);
        // The first 64 bits nearly always decide, and are quicker to move than all 256.
        let mut cards: Vec<(u64, Card)> = CardSet::pack(packs.into())
            .iter()
            .map(|card| {
                let [high, low, ..] = hash(card);
                (u64::from(high) << 32 | u64::from(low), card)
            })
            .collect();
        cards.sort_unstable_by(|(a, one), (b, other)| {
            a.cmp(b).then_with(|| hash(*one).cmp(&hash(*other)))
        });
        cards.into_iter().map(|(_, card)| card).collect()
    }

    /// The hands of a dealt game by seat: the shuffled pack one card at a time, beginning with the
    /// next seat after the dealer (rules, section 1).
    #[must_use]
    pub fn hands(&self, options: Options, seats: usize, dealer: Seat) -> Vec<CardSet> {
        let mut hands = vec![CardSet::EMPTY; seats];
        for (n, card) in self.shuffled(options.packs).into_iter().enumerate() {
            hands[dealer.after(n + 1, seats, options.direction).index()].insert(card);
        }
        hands
    }

    /// The piles to choose from (rules, section 8), each from its top card down.
    ///
    /// The shuffled pack is cut into equal piles, the first ones a card larger where it does not
    /// divide. Then, pile by pile, the first byte of SHA-256 of `SEED:pileI`, mod 3, says how many
    /// cards go from its top onto the next one's, in the order in which they lay.
    #[must_use]
    pub fn piles(&self, packs: Packs, seats: usize) -> Vec<Vec<Card>> {
        let mut pack = self.shuffled(packs).into_iter();
        let (size, larger) = (packs.cards() / seats, packs.cards() % seats);
        let mut piles: Vec<Vec<Card>> = (0..seats)
            .map(|i| pack.by_ref().take(size + usize::from(i < larger)).collect())
            .collect();
        for i in 0..seats {
            let first_byte = self.hash(&format!(":pile{i}"))[0] >> 24;
            let moved: Vec<Card> = piles[i].drain(..first_byte as usize % 3).collect();
            piles[(i + 1) % seats].splice(0..0, moved);
        }
        piles
    }

    /// The hands that this chance allows as dealt, by seat; for piles in any order of the seats.
    #[must_use]
    pub fn gives(&self, options: Options, dealer: Seat, hands: &[CardSet]) -> bool {
        match options.deal {
            Deal::Dealt => self.hands(options, hands.len(), dealer) == hands,
            Deal::ChooseAPile => {
                let piles = self.piles(options.packs, hands.len());
                let piles: Vec<CardSet> = piles.into_iter().map(CardSet::from_iter).collect();
                hands.iter().all(|hand| piles.contains(hand))
            }
        }
    }

    /// The outcome of the `k`-th draw of the game (from 1): of the cards that may be drawn, the one
    /// with the lowest SHA-256 of `SEED:drawK:CARD`. `None` if there is no card.
    #[must_use]
    pub fn draw(&self, k: usize, cards: CardSet) -> Option<Card> {
        let what = format!(":draw{k}:");
        cards.iter().min_by_key(|card| self.hash_card(&what, *card))
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
        for packs in [Packs::One, Packs::Two] {
            let mut cards: Vec<Card> = CardSet::pack(packs.into()).iter().collect();
            cards.sort_by_key(|card| sha256(&format!("{}:deal:{card}", chance().seed())));
            assert_eq!(chance().shuffled(packs), cards);
        }
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
    fn piles_are_cut_and_then_pass_cards_on() {
        for (packs, seats) in [(Packs::One, 5), (Packs::One, 8), (Packs::Two, 16)] {
            let mut left = chance().shuffled(packs).into_iter();
            let (size, larger) = (packs.cards() / seats, packs.cards() % seats);
            let mut piles: Vec<Vec<Card>> = Vec::new();
            for i in 0..seats {
                let size = if i < larger { size + 1 } else { size };
                piles.push(left.by_ref().take(size).collect());
            }
            for i in 0..seats {
                let hash = sha256(&format!("{}:pile{i}", chance().seed()));
                let count = u8::from_str_radix(&hash[..2], 16).unwrap() % 3;
                for n in (0..usize::from(count)).rev() {
                    let card = piles[i].remove(n);
                    piles[(i + 1) % seats].insert(0, card);
                }
            }
            assert_eq!(chance().piles(packs, seats), piles, "{seats} seats");
        }
    }
}
