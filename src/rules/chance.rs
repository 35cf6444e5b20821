//! The fair shuffle: all chance of a game out of one seed, so that anybody can recompute it.
//!
//! Every outcome is the card (or pile) with the lowest SHA-256 of a text that begins with the seed.
//! Owns the formulas alone; where a secret comes from and when it is shown is not decided here.

use rand::Rng;
use sha2::{Digest, Sha256};

use super::cards::{Card, CardSet};
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
    /// SHA-256 that has read the 64 hex digits of the seed: just one block, so that every further
    /// text costs one block more.
    seeded: Sha256,
    seed: String,
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
        Chance {
            seeded: Sha256::new_with_prefix(&seed),
            seed,
        }
    }

    /// The seed, in hex.
    #[must_use]
    pub fn seed(&self) -> &str {
        &self.seed
    }

    fn hash(&self, parts: &[&[u8]]) -> [u8; 32] {
        let mut hasher = self.seeded.clone();
        for part in parts {
            hasher.update(part);
        }
        hasher.finalize().into()
    }

    fn hash_card(&self, what: &str, card: Card) -> [u8; 32] {
        let copy: &[u8] = if card.is_second_copy() { b"'" } else { b"" };
        let suit = [card.suit().letter() as u8];
        self.hash(&[what.as_bytes(), card.rank().name().as_bytes(), &suit, copy])
    }

    /// The shuffled pack: all cards in ascending order of SHA-256 of `SEED:deal:CARD`.
    #[must_use]
    pub fn shuffled(&self, packs: Packs) -> Vec<Card> {
        let mut cards: Vec<_> = CardSet::pack(packs.into())
            .iter()
            .map(|card| (self.hash_card(":deal:", card), card))
            .collect();
        cards.sort_unstable();
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
            let count = self.hash(&[b":pile", i.to_string().as_bytes()])[0] % 3;
            let moved: Vec<Card> = piles[i].drain(..usize::from(count)).collect();
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
