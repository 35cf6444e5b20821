//! Cards as people type them, also in the words in which the bot's languages name them.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use super::cards::{in_words, suit_name};
use crate::i18n::Language;
use getaway_games::cards::{
    Card, CardSet, Rank, Suit, is_punctuation, is_shaping, latin, parse_typed,
};
use getaway_table::plan::when::{folded, spelt};

/// The longest text that can be a card in words, in bytes.
const LONGEST: usize = 120;

/// What people also call the ranks, from the two up, besides [numbers](spelt).
const RANKS: [&str; 13] = [
    "दुक्का दुक्की दुग्गी دکی دگی দুরি ਦੁੱਕੀ dukki duggi",
    "तिक्का तिक्की तिग्गी تکی تگی তিরি ਤਿੱਕੀ tikki tiggi",
    "चौका चौक्का چوکا চৌকা ਚੌਕਾ chauka",
    "पंजा پنجا পাঞ্জা ਪੰਜਾ panja",
    "छक्का چھکا ছক্কা ਛੱਕਾ ਛਿੱਕਾ chhakka chakka",
    "सत्ता सत्ती ستا ستی ਸੱਤਾ satta satti",
    "अट्ठा अठ्ठा अट्ठी اٹھا ਅੱਠਾ attha atthi",
    "नहला नहली نہلا নহলা ਨਹਿਲਾ nahla nehla",
    "दहला दहली دہلا দহলা ਦਹਿਲਾ dahla dehla",
    "गुलाम जैक جیک জ্যাক ਜੈਕ gulam ghulam golam",
    "रानी बीबी मेम رانی ملکہ মেম রানি রানী ਰਾਣੀ ਬੇਗ਼ਮ rani begum begam bibi",
    "राजा बादशा राजा راجا راجہ রাজা বাদশা বাদশাহ ਰਾਜਾ badshah raja",
    "एक्का यक्का इक्की یکا اکا اکہ এক্কা ਇੱਕਾ ਯੱਕਾ ਏਕਾ ikka yakka ekka tekka",
];

/// What people also call the suits: spades, hearts, diamonds and clubs.
const SUITS: [&str; 4] = [
    "हुक्म हुकम حكم ইস্কাপন ইস্কাপনের ইস্কাবন ਹੁਕਮਾਂ hukum hukm hukam ishkapan iskapan",
    "पानों دل दिल ਪਾਨਾਂ paan pan dil horton hartan haratan",
    "ईट इंट इट ईंटा اینٹا রুহিতন রুহিতনের ਈਂਟ ਇਟ ਇੱਟਾਂ eent int itt ruitan ruiton",
    "चिड़िया चिड़ीया चिरी چڑیا چڑیاں چڑیے চিরতন চিরতনের চিড়া ਚਿੜੀਆ ਚਿੜੀਆਂ chidi chidiya chiri chirya chiriton",
];

/// What stands between them in Latin letters, or before hearts, the red leaves.
const BETWEEN: [&str; 10] = ["ka", "ki", "ke", "da", "di", "er", "lal", "laal", "लाल", "لال"];

/// What stands between cards in a list.
const AND: [&str; 10] = ["and", "aur", "और", "اور", "এবং", "ও", "আর", "ਅਤੇ", "ਤੇ", "تے"];

/// The words of all languages.
#[derive(Default)]
struct Vocabulary {
    ranks: HashMap<String, Rank>,
    suits: HashMap<String, Suit>,
    /// What stands between rank and suit.
    between: HashSet<String>,
}

static VOCABULARY: LazyLock<Vocabulary> = LazyLock::new(|| {
    let mut all = Vocabulary::default();
    for (language, card) in
        Language::ALL.iter().flat_map(|one| CardSet::pack(1).iter().map(move |card| (one, card)))
    {
        let (catalog, suit) = (language.catalog(), card.suit());
        let name = folded(&suit_name(catalog, suit));
        let told = words(&in_words(catalog, card));
        let count = told.len();
        for (at, word) in told.into_iter().enumerate() {
            // The suit's name may have an ending.
            if word.starts_with(&name) {
                all.suits.insert(word, suit);
            } else if at == 0 || at + 1 == count {
                all.ranks.insert(word, card.rank());
            } else {
                all.between.insert(word);
            }
        }
        all.suits.extend([name, suit.symbol().to_string()].map(|word| (word, suit)));
        all.ranks.insert(folded(card.rank().name()), card.rank());
    }
    let each = |words: &'static str| words.split(' ').map(folded);
    for (number, words) in (0..).zip(RANKS) {
        all.ranks.extend(
            Rank::new(number)
                .into_iter()
                .flat_map(|rank| each(words).map(move |word| (word, rank))),
        );
    }
    for (suit, words) in Suit::ALL.into_iter().zip(SUITS) {
        all.suits.extend(each(words).map(|word| (word, suit)));
    }
    all.between.extend(BETWEEN.map(folded));
    all
});

fn words(text: &str) -> Vec<String> {
    let text: String = text.chars().map(latin).collect();
    // An apostrophe may belong to a word.
    let apostrophes = ['\'', '’'];
    let is_between =
        |c: char| c.is_whitespace() || (is_punctuation(c) && !apostrophes.contains(&c));
    let words = text.split(is_between).map(|word| word.trim_matches(apostrophes));
    let words = words.filter(|word| !word.is_empty());
    words.map(|word| folded(&word.replace(is_shaping, ""))).collect()
}

pub fn read(text: &str) -> Option<Card> {
    parse_typed(text).or_else(|| in_any_language(text)).or_else(|| labelled(text))
}

/// The suit that somebody typed, in words or as its sign. Both may be there.
pub fn suit(text: &str) -> Option<Suit> {
    let found: Option<Vec<Suit>> =
        words(text).iter().map(|word| VOCABULARY.suits.get(word).copied()).collect();
    let found = found?;
    found.first().copied().filter(|first| found.iter().all(|suit| suit == first))
}

/// A card as it is offered, `Q♥ – queen of hearts`, or with another sign between both.
fn labelled(text: &str) -> Option<Card> {
    let (label, words) = text.split_once(['–', '—', '-', '(', ':', '='])?;
    parse_typed(label).filter(|card| in_any_language(words) == Some(*card))
}

/// The cards that somebody typed, with spaces, punctuation or `and` between them. `None` if anything
/// else is there.
pub fn list(text: &str) -> Option<Vec<Card>> {
    let text: String = text.chars().map(latin).collect();
    let mut cards = Vec::new();
    // Pictures may stand side by side.
    for part in text.replace("><", "> <").split([',', '،', ';', '؛', '、', '+', '&', '/', '|']) {
        if let Some(card) = read(part) {
            cards.push(card);
            continue;
        }
        // `ten-of-hearts` is a card, `7H-7D` are two.
        let words = part.split_whitespace().flat_map(|word| match read(word) {
            Some(_) => vec![word],
            None => word.split(['-', '–', '—', '.', ':', '·', '•']).collect(),
        });
        let words: Vec<&str> = words
            .filter(|word| !word.is_empty() && !AND.contains(&&*word.to_lowercase()))
            .collect();
        let mut left = &words[..];
        while !left.is_empty() {
            // `queen of hearts` is one card in three words, and `7♥7♦` two in one.
            let several = (1..=left.len().min(4)).rev();
            let mut one =
                several.filter_map(|count| Some((vec![read(&left[..count].join(" "))?], count)));
            let (found, count) = one.next().or_else(|| Some((side_by_side(left[0])?, 1)))?;
            cards.extend(found);
            left = &left[count..];
        }
    }
    Some(cards)
}

/// Cards without anything between them, each as long as it can be: a card may end in a sign that only
/// says how it is drawn.
fn side_by_side(text: &str) -> Option<Vec<Card>> {
    let mut cards = Vec::new();
    let mut left = Some(text).filter(|text| text.len() <= LONGEST)?;
    while !left.is_empty() {
        let mut ends = left.char_indices().rev().map(|(start, sign)| start + sign.len_utf8());
        let (card, end) = ends.find_map(|end| Some((read(&left[..end])?, end)))?;
        cards.push(card);
        left = &left[end..];
    }
    Some(cards)
}

/// The rank that a word names.
fn named(word: &str) -> Option<Rank> {
    let number = || {
        let number = u8::try_from(spelt(word)? - 2).ok()?;
        Rank::new(number).filter(|rank| *rank <= Rank::TEN)
    };
    VOCABULARY.ranks.get(word).copied().or_else(number)
}

/// A rank and a suit in words, in either order.
fn in_any_language(text: &str) -> Option<Card> {
    if text.len() > LONGEST {
        return None;
    }
    let (mut rank, mut suit) = (None, None);
    for word in words(text) {
        let is_new = match (named(&word), VOCABULARY.suits.get(&word)) {
            (Some(named), _) => rank.replace(named).is_none(),
            (_, Some(named)) => suit.replace(*named).is_none(),
            _ => VOCABULARY.between.contains(&word),
        };
        if !is_new {
            return None;
        }
    }
    Some(Card::new(rank?, suit?))
}

/// Finds the card of `cards` that the text means. With two packs, a text that names no copy means
/// whichever copy is there, the first before the second.
pub fn find(text: &str, cards: CardSet) -> Option<Card> {
    let card = read(text)?;
    [card, card.second_copy()].into_iter().find(|card| cards.contains(*card))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::cards::label_in_words;

    #[test]
    fn every_card_is_read_in_the_words_of_every_language() {
        for language in Language::ALL {
            let catalog = language.catalog();
            for card in CardSet::pack(1) {
                let (rank, suit) = (card.rank().name(), suit_name(catalog, card.suit()));
                let told = in_words(catalog, card);
                let (_, labelled) = label_in_words(catalog, card)
                    .split_once('–')
                    .map(|(a, b)| (a.to_owned(), b.to_owned()))
                    .unwrap();
                let turned: Vec<&str> = told.split(' ').rev().collect();
                for text in [
                    told.clone(),
                    labelled,
                    label_in_words(catalog, card),
                    turned.join(" "),
                    format!("{rank} {suit}"),
                    format!("{suit} {rank}"),
                    format!("({told}),"),
                    format!("«{told}।»"),
                    format!("‘{told}’"),
                    format!("“{told}۔”"),
                    format!("{suit}، {rank}"),
                    format!("{suit}–{rank}…"),
                    format!("{suit}-{rank}"),
                ] {
                    assert_eq!(read(&text), Some(card), "{language:?}: {text:?}");
                }
            }
        }
        for (text, card) in [
            ("पान का गुलाम", "JH"),
            ("पान की १०", "10H"),
            ("پان كي بيگم", "QH"),
            ("بیگم ♥", "QH"),
            ("হরতন বিবি", "QH"),
            ("ਪਾਨ ੧੦", "10H"),
            ("हुक्म का इक्का", "AS"),
            ("पान की रानी", "QH"),
            ("ईट का राजा", "KD"),
            ("चिड़िया का गुलाम", "JC"),
            ("हुकुम का दहला", "10S"),
            ("پان کی رانی", "QH"),
            ("اینٹ کا اکا", "AD"),
            ("چڑیا دا نہلا", "9C"),
            ("ইস্কাপনের রাজা", "KS"),
            ("রুহিতনের রানি", "QD"),
            ("চিরতনের টেক্কা", "AC"),
            ("ਹੁਕਮ ਦਾ ਇੱਕਾ", "AS"),
            ("ਪਾਨ ਦੀ ਰਾਣੀ", "QH"),
            ("hukum ka ikka", "AS"),
            ("Paan ki Begum", "QH"),
            ("लाल पान की बेगम", "QH"),
            ("eent ka dahla", "10D"),
            ("hukum ka nehla", "9S"),
            ("paan ki saat", "7H"),
            ("pan ki begum", "QH"),
            ("dil ki rani", "QH"),
            ("int ka raja", "KD"),
            ("itt da ghulam", "JD"),
            ("chidiya ka ekka", "AC"),
            ("پان دا ست", "7H"),
            ("ten of spades", "10S"),
            ("Q♥ — queen of hearts", "QH"),
            ("Q♥ - queen of hearts", "QH"),
            ("Q♥ (queen of hearts)", "QH"),
            ("10♠: 10 of spades", "10S"),
        ] {
            assert_eq!(read(text).map(|card| card.to_string()).as_deref(), Some(card), "{text:?}");
        }
        for text in [
            "Q♥ – king of hearts",
            "Q♥ – Q♥",
            "राजा रानी",
            "पान",
            "बेगम",
            "पान पान",
            "पान की बेगम पान",
            "7 of hearts 7",
            "पान की x",
            "ek of hearts",
            "eleven of hearts",
            "",
        ] {
            assert_eq!(read(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_face_finds_the_copy_that_is_there() {
        let cards =
            |names: &[&str]| -> CardSet { names.iter().map(|n| n.parse().unwrap()).collect() };
        let found = |text, names: &[&str]| find(text, cards(names)).map(|c| c.to_string());
        assert_eq!(found("qh", &["QH", "QH'"]).as_deref(), Some("QH"));
        assert_eq!(found("qh", &["QH'", "KH"]).as_deref(), Some("QH'"));
        assert_eq!(found("qh'", &["QH", "QH'"]).as_deref(), Some("QH'"));
        assert_eq!(found("qh'", &["QH"]), None);
        assert_eq!(found("kh", &["QH"]), None);
    }
}
