//! Nobody's hand reaches anybody else, and no secret of a running game reaches anybody at all: looked at
//! in every test, while it runs and at its end.
//!
//! What people may know of a game follows from what is stored of it: what everybody saw, and what each
//! held. What was sent is read first and what is stored afterwards, so that nothing is taken for a leak
//! that was played in between. Whose seat it was is remembered, because people can have it forgotten.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::time::{Duration, Instant};

use discord_sandbox::{ChannelId, InteractionId, MessageId, Sandbox, UserId};
use getaway::cards::{CardSet, Seat, parse_typed};
use getaway::games::Record;
use getaway::games::palace::rules as palace;
use getaway::store::{GameNumber, GameState, Store, StoredGame};
use serde_json::Value;

use super::cards_in;

/// So often it is looked at most while a test runs.
const OFTEN: Duration = Duration::from_millis(250);
/// The numbers of games have gaps where a lobby could not be saved; after so many there is no more.
const GAP: u64 = 16;
/// Where the bot says how a card is written.
const EXAMPLE: &str = "QH, 10♠";
/// What a person's seat is called in the store.
const PERSON: &str = "person";

type Cards = BTreeSet<String>;

/// What was looked at so far.
#[derive(Default)]
pub struct Leaks {
    store: Option<Store>,
    /// How many versions of each message.
    versions: HashMap<MessageId, usize>,
    /// The games that are over, and what is known of them by channel.
    over: HashSet<u64>,
    known: HashMap<ChannelId, Known>,
    looked: Option<Instant>,
    /// Whose each seat of a game is or was.
    owners: HashMap<(u64, usize), UserId>,
    /// Up to which interaction it is known what people named.
    heard: Option<InteractionId>,
    /// The cards that somebody named in a channel.
    named: HashMap<(UserId, ChannelId), Cards>,
    /// What people typed in a channel that reads like a card: as a word to cut with it is shown to all.
    words: HashMap<ChannelId, BTreeSet<String>>,
}

/// What is known of the games of a channel.
#[derive(Clone, Default)]
struct Known {
    public: Cards,
    held: BTreeMap<UserId, Cards>,
    /// The seats of people of whom nobody knows any more who they were, and what was held there.
    forgotten: Vec<((u64, usize), Cards)>,
}

/// A version of a message as it was sent.
struct Version {
    channel: ChannelId,
    to: Option<UserId>,
    text: String,
    hidden: Vec<String>,
}

/// A version of a message of the bot's.
#[derive(Debug)]
struct Sent {
    channel: ChannelId,
    to: Option<UserId>,
    text: String,
    cards: Cards,
    /// Whoever names a card that they do not have is told so with its name: in the first line of what
    /// they alone see.
    echoed: Cards,
}

impl Leaks {
    /// Looks at what was sent since, unless that was just done.
    pub async fn look_now_and_then(&mut self, sandbox: &Sandbox, database: &str) {
        if self.looked.is_none_or(|at| at.elapsed() > OFTEN) {
            let leak = self.look(sandbox, database).await;
            assert_eq!(leak, Ok(()));
            self.looked = Some(Instant::now());
        }
    }

    /// Looks at everything that was sent since. The error is what reached whom.
    pub async fn look(&mut self, sandbox: &Sandbox, database: &str) -> Result<(), String> {
        let sent = self.sent(sandbox);
        let (known, secrets) = self.known(database).await;
        self.hear(sandbox);
        let unknown = Known::default();
        let no_words = BTreeSet::new();
        for Version {
            channel,
            to,
            text,
            hidden,
        } in sent
        {
            let words = self.words.get(&channel).unwrap_or(&no_words);
            let text = without_words(text, words);
            let read = Sent::read(&text, &hidden, to);
            let sent = Sent { channel, ..read };
            let known = known.get(&sent.channel).unwrap_or(&unknown);
            self.judge(&sent, known)?;
            let (to, text) = (sent.to, &sent.text);
            if secrets.iter().any(|secret| text.contains(secret)) {
                return Err(format!("a secret reached {to:?}: {text}"));
            }
        }
        Ok(())
    }

    /// Whether whom it was sent to may know every card in it.
    fn judge(&mut self, sent: &Sent, known: &Known) -> Result<(), String> {
        let own = sent.to.and_then(|user| known.held.get(&user));
        let may = |card: &String| {
            known.public.contains(card) || own.is_some_and(|own| own.contains(card)) || card == "A♠"
        };
        let named = sent
            .to
            .and_then(|user| self.named.get(&(user, sent.channel)));
        let echoed = sent.echoed.iter();
        let echoed = echoed.filter(|card| !named.is_some_and(|named| named.contains(*card)));
        let leaked: Cards = sent.cards.iter().chain(echoed).cloned().collect();
        let leaked: Cards = leaked.into_iter().filter(|card| !may(card)).collect();
        if leaked.is_empty() {
            return Ok(());
        }
        // Who had themselves forgotten before it was looked had one of the seats that are nobody's now.
        let theirs = |seat, user| *self.owners.get(seat).unwrap_or(&user) == user;
        let seat = sent.to.and_then(|user| {
            let mut seats = known.forgotten.iter();
            let held = seats.find(|(seat, held)| theirs(seat, user) && leaked.is_subset(held));
            Some((held?.0, user))
        });
        match seat {
            Some((seat, user)) => {
                self.owners.insert(seat, user);
                Ok(())
            }
            None => Err(format!("{leaked:?} reached {:?}: {}", sent.to, sent.text)),
        }
    }

    /// At the end, also what was offered to people while they typed.
    pub async fn look_at_the_end(&mut self, sandbox: &Sandbox, database: &str, people: &[UserId]) {
        assert_eq!(self.look(sandbox, database).await, Ok(()));
        let (_, secrets) = self.known(database).await;
        for user in people {
            for text in sandbox.everything_seen_by(*user) {
                let secret = secrets.iter().find(|secret| text.contains(*secret));
                assert!(secret.is_none(), "a secret reached {user}: {text}");
            }
        }
    }

    /// The secrets that nobody may know yet.
    pub async fn secrets(&mut self, database: &str) -> Vec<String> {
        self.known(database).await.1
    }

    /// The versions that were not looked at yet.
    fn sent(&mut self, sandbox: &Sandbox) -> Vec<Version> {
        let bot = sandbox.application_id().get();
        let seen = &mut self.versions;
        sandbox.look(|view| {
            let mut sent = Vec::new();
            for message in view.everything().filter(|m| m.author.get() == bot) {
                let history = message.history();
                let before = seen.insert(message.id, history.len()).unwrap_or(0);
                for version in &history[before.min(history.len())..] {
                    sent.push(Version {
                        channel: message.channel,
                        to: message.only_for,
                        text: version.text(),
                        hidden: version.hidden(),
                    });
                }
            }
            sent
        })
    }

    /// Notes which cards people have named since.
    fn hear(&mut self, sandbox: &Sandbox) {
        let (heard, named, words) = (self.heard, &mut self.named, &mut self.words);
        self.heard = sandbox.look(|view| {
            let mut newest = heard;
            for (id, user, channel, given) in view.given_after(heard) {
                newest = newest.max(Some(id));
                let cards = given.iter().flat_map(|text| cards_given(text));
                named.entry((user, channel)).or_default().extend(cards);
                let cards = given.iter().filter(|text| !cards_in(text).is_empty());
                let typed = cards.map(|text| text.trim().to_owned());
                words.entry(channel).or_default().extend(typed);
            }
            newest
        });
    }

    async fn known(&mut self, database: &str) -> (HashMap<ChannelId, Known>, Vec<String>) {
        if self.store.is_none() {
            // A process may not have made it yet: then no game can be known either.
            self.store = Store::open_read_only(database).await.ok();
        }
        let (mut running, mut secrets) = (Vec::new(), Vec::new());
        let (mut number, mut last) = (0, 0);
        while let Some(store) = self.store.as_ref().filter(|_| number <= last + GAP) {
            number += 1;
            if self.over.contains(&number) {
                last = number;
                continue;
            }
            let Ok(Some(game)) = store.game(GameNumber(number)).await else {
                continue;
            };
            last = number;
            if matches!(game.state, GameState::Committed | GameState::Running) {
                secrets.push(game.secret_for_table().to_owned());
                running.push(game);
            } else {
                self.over.insert(number);
                let known = self.known.entry(channel_of(&game)).or_default();
                known.learn(&game, &mut self.owners);
            }
        }
        let mut known = self.known.clone();
        for game in running {
            let known = known.entry(channel_of(&game)).or_default();
            known.learn(&game, &mut self.owners);
        }
        (known, secrets)
    }
}

impl Sent {
    /// What can be read on it, and what its buttons and menus bear besides.
    fn read(text: &str, hidden: &[String], to: Option<UserId>) -> Sent {
        let shown = text.replace(EXAMPLE, "");
        let alone = usize::from(to.is_some());
        let (first, rest): (Vec<_>, Vec<_>) =
            shown.lines().enumerate().partition(|(at, _)| *at < alone);
        let read = |lines: Vec<(usize, &str)>| {
            let lines = lines.into_iter().map(|(_, line)| line);
            cards_in(&lines.collect::<Vec<_>>().join("\n"))
        };
        let mut cards = read(rest);
        cards.extend(hidden.iter().flat_map(|id| cards_of_id(id)));
        Sent {
            channel: ChannelId::from(0),
            to,
            text: format!("{text}\n{}", hidden.join("\n")),
            cards,
            echoed: read(first),
        }
    }
}

impl Known {
    /// What a game tells whom.
    fn learn(&mut self, game: &StoredGame, owners: &mut HashMap<(u64, usize), UserId>) {
        let (public, held) = match game.kind.as_str() {
            "getaway" => getaway_knows(game),
            "palace" => palace_knows(game),
            other => panic!("nobody knows what {other} tells whom"),
        };
        self.public.extend(public);
        for ((at, player), held) in game.players.iter().enumerate().zip(held) {
            let seat = (game.number.0, at);
            if let Some(user) = player.user {
                owners.insert(seat, UserId::from(user.0));
            }
            match owners.get(&seat) {
                Some(user) => self.held.entry(*user).or_default().extend(held),
                None if player.label == PERSON => self.forgotten.push((seat, held)),
                None => {}
            }
        }
    }
}

fn channel_of(game: &StoredGame) -> ChannelId {
    ChannelId::from(game.place.channel.0)
}

/// What everybody may know of a game of Getaway, and what each seat held.
fn getaway_knows(game: &StoredGame) -> (Cards, Vec<Cards>) {
    let deal = game.deal.as_deref().unwrap_or("[]");
    let hands: Vec<Vec<String>> = serde_json::from_str(deal).expect("a deal of Getaway");
    let readable = |hand: Vec<String>| hand.iter().filter_map(|card| written(card)).collect();
    let mut held: Vec<Cards> = hands.into_iter().map(readable).collect();
    let mut public = Cards::new();
    for entry in &game.moves {
        let entry: Value = serde_json::from_str(entry).expect("an entry of a record");
        let seat = |field: &str| entry[field].as_u64().map(|seat| seat as usize);
        match entry["do"].as_str() {
            Some("take") => {
                let (seat, from) = seat("seat").zip(seat("from")).expect("a take's seats");
                let taken = held[from].clone();
                held[seat].extend(taken);
            }
            _ => public.extend(entry["card"].as_str().and_then(written)),
        }
    }
    (public, held)
}

/// What everybody may know of a game of Palace, and what each seat held: by playing it anew.
fn palace_knows(stored: &StoredGame) -> (Cards, Vec<Cards>) {
    let record = match getaway::table::record(stored).expect("a game of Palace") {
        Some(Record::Palace(record)) => record,
        Some(Record::Getaway(_)) => panic!("it says that it is Palace"),
        None => return (Cards::new(), Vec::new()),
    };
    let mut game = record.start().expect("a deal of Palace");
    let mut moves = Vec::new();
    record
        .replay_with(&mut |_, act| moves.push(*act))
        .expect("what is stored is legal");
    let readable = |cards: CardSet| -> Cards {
        let cards = cards.iter();
        cards
            .filter_map(|card| written(&card.to_string()))
            .collect()
    };
    let seats = || Seat::first(stored.players.len());
    let mut public = Cards::new();
    let mut held = vec![Cards::new(); stored.players.len()];
    let mut see = |game: &palace::Game| {
        for seat in seats() {
            public.extend(readable(game.board().tableau(seat).up));
            held[seat.index()].extend(readable(game.hand(seat)));
        }
    };
    see(&game);
    let mut shown = CardSet::EMPTY;
    for act in moves {
        game.apply(act, &mut |event| match event {
            palace::Event::Played { cards, .. } => shown = shown.or(cards),
            palace::Event::Flipped { card, .. } => shown.insert(card),
            _ => {}
        })
        .expect("it was replayed");
        see(&game);
    }
    public.extend(readable(shown));
    (public, held)
}

/// A text without the words that people have cut with, where lobby, result and `verify` show them.
fn without_words(text: String, words: &BTreeSet<String>) -> String {
    if words.is_empty() {
        return text;
    }
    let lines = text.lines().map(|line| {
        let plain = line.replace(['\u{2068}', '\u{2069}'], "");
        let shown = |word: &&String| {
            let of_a_table = plain.starts_with('✂') && plain.ends_with(&format!(": {word}"));
            let number = plain.trim_start_matches(|c: char| c.is_ascii_digit());
            of_a_table || number.starts_with(&format!(". {word} ("))
        };
        match words.iter().find(shown) {
            Some(word) => plain.replacen(word.as_str(), "", 1),
            None => line.to_owned(),
        }
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The cards that a custom id or a value names, as people read them.
fn cards_of_id(id: &str) -> Cards {
    let named = id.rsplit('.').next().unwrap_or_default();
    named.split(['-', ' ', ',']).filter_map(written).collect()
}

/// The cards that somebody has named in what they typed or pressed.
fn cards_given(text: &str) -> Cards {
    let typed = text.split([' ', ',']).chain([text]).filter_map(parse_typed);
    let typed = typed.filter_map(|card| written(&card.to_string()));
    typed.chain(cards_of_id(text)).collect()
}

/// A card of a record (`QH`) as people read it (`Q♥`).
pub fn written(code: &str) -> Option<String> {
    let code = code.trim_end_matches('\'');
    let (rank, suit) = code.split_at_checked(code.len().checked_sub(1)?)?;
    let suit = match suit {
        "S" => '♠',
        "H" => '♥',
        "D" => '♦',
        "C" => '♣',
        _ => return None,
    };
    let ranks = "2 3 4 5 6 7 8 9 10 J Q K A";
    ranks
        .split(' ')
        .any(|known| known == rank)
        .then(|| format!("{rank}{suit}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Cards {
        cards_in(text)
    }

    #[test]
    fn cards_are_found_in_ids() {
        assert_eq!(cards_of_id("play.7.3.QH'"), cards("Q♥"));
        assert_eq!(cards_of_id("palace.play.7.3.7H-7D"), cards("7♥ 7♦"));
        assert_eq!(cards_of_id("10S"), cards("10♠"));
        assert_eq!(cards_of_id("QH 7D"), cards("Q♥ 7♦"));
        for other in ["take.7.3", "deal.1.2", "hand", "DS", ""] {
            assert_eq!(cards_of_id(other), Cards::new(), "{other}");
        }
    }

    /// Two people of a channel, of whom the first holds the queen; the two of clubs was played.
    fn two(user: u64) -> (Known, UserId) {
        let (ann, ben) = (UserId::from(1), UserId::from(2));
        let held = [(ann, cards("Q♥ K♥")), (ben, cards("3♦"))].into();
        let known = Known {
            public: cards("2♣"),
            held,
            forgotten: Vec::new(),
        };
        (known, UserId::from(user))
    }

    #[test]
    fn what_somebody_else_holds_is_a_leak() {
        let mut leaks = Leaks::default();
        for (to, text, hidden, leaked) in [
            (None, "Ann plays 2♣", "", false),
            (None, "Ann has Q♥", "", true),
            (None, "A table", "play.1.2.QH", true),
            (
                Some(1),
                "**Your hand**\n♥ Hearts: **Q♥ K♥**",
                "play.1.2.QH",
                false,
            ),
            (Some(2), "**Your hand**\n♥ Hearts: **Q♥ K♥**", "", true),
            (
                Some(2),
                "**Your hand**\n♦ Diamonds: **3♦**",
                "palace.play.1.2.3D-QH",
                true,
            ),
            (Some(2), "Ann has Q♥", "", true),
            (Some(2), "Ann has Q♥ K♥", "", true),
            (Some(1), "You cannot play Q♥", "", false),
        ] {
            let (known, to) = (two(0).0, to.map(UserId::from));
            let sent = Sent::read(text, &[hidden.to_owned()], to);
            assert_eq!(
                leaks.judge(&sent, &known).is_err(),
                leaked,
                "{to:?} {text} {hidden}"
            );
        }
    }

    #[test]
    fn a_card_that_somebody_named_themselves_is_no_leak_in_its_refusal() {
        let (known, ben) = two(2);
        let mut leaks = Leaks::default();
        for typed in ["queen of hearts", "Q♥", "play.1.2.QH"] {
            let heard = leaks.named.entry((ben, ChannelId::from(0))).or_default();
            *heard = cards_given(typed);
            let refused = Sent::read("You do not have Q♥.", &[], Some(ben));
            assert_eq!(leaks.judge(&refused, &known), Ok(()), "{typed}");
            let more = Sent::read("You do not have Q♥ and K♥.", &[], Some(ben));
            assert!(leaks.judge(&more, &known).is_err(), "{typed}");
            let below = Sent::read("No.\nAnn has Q♥.", &[], Some(ben));
            assert!(leaks.judge(&below, &known).is_err(), "{typed}");
        }
    }

    #[test]
    fn a_word_that_reads_like_a_card_is_no_leak_where_words_are_shown() {
        let words = BTreeSet::from(["Q♥".to_owned()]);
        for (line, leaks) in [
            ("✂️ **Ann**: Q♥", false),
            ("✂️ Q♥: Q♥", true),
            ("✂️ Ann: \u{2068}Q♥\u{2069}", false),
            ("✂️ Ann: K♥", true),
            ("12. Q♥ (seat 3)", false),
            ("12. K♥ (seat 3)", true),
            ("Ann: Q♥", true),
            ("✂️ Ann: Q♥ K♥", true),
        ] {
            let read = without_words(format!("Words\n{line}\nEnd"), &words);
            assert_eq!(!cards_in(&read).is_empty(), leaks, "{line}");
        }
    }

    #[test]
    fn who_had_themselves_forgotten_has_had_one_seat_of_theirs() {
        let mut known = two(0).0;
        known.forgotten = vec![((7, 2), cards("5♠ 6♠"))];
        let mut leaks = Leaks::default();
        let hand = |user| Sent::read("Your hand\n**5♠ 6♠**", &[], Some(UserId::from(user)));
        let more = Sent::read("Your hand\n**5♠ 7♠**", &[], Some(UserId::from(3)));
        assert!(leaks.judge(&more, &known).is_err());
        assert_eq!(leaks.judge(&hand(3), &known), Ok(()));
        assert_eq!(leaks.judge(&hand(3), &known), Ok(()), "it is their seat");
        assert!(leaks.judge(&hand(4), &known).is_err(), "and nobody else's");
    }
}
