//! Nobody's hand reaches anybody else, and no secret of a running game reaches anybody at all: looked at
//! in every test, while it runs and at its end.
//!
//! What people may know of a game follows from what is stored of it: a card that was played or drawn is
//! everybody's, the others are known to whoever held them. What was sent is read first and what is
//! stored afterwards, so that nothing is taken for a leak that was played in between.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::time::{Duration, Instant};

use discord_sandbox::{ChannelId, MessageId, Sandbox, UserId};
use getaway::store::{GameNumber, GameState, Store, StoredGame};
use serde_json::Value;

use super::cards_in;

/// So often it is looked at most while a test runs.
const OFTEN: Duration = Duration::from_millis(250);
/// The numbers of games have gaps where a lobby could not be saved; after so many there is no more.
const GAP: u64 = 16;
/// Where the bot says how a card is written.
const EXAMPLE: &str = "QH, 10♠";

/// What was looked at so far.
#[derive(Default)]
pub struct Leaks {
    store: Option<Store>,
    /// How many versions of each message.
    versions: HashMap<MessageId, usize>,
    over: HashMap<u64, StoredGame>,
    looked: Option<Instant>,
}

/// What is known of the games of a channel.
#[derive(Default)]
struct Known {
    /// Other games have other hands, and are not looked at here.
    of_another_kind: bool,
    public: BTreeSet<String>,
    held: BTreeMap<u64, BTreeSet<String>>,
}

/// A version of a message of the bot's.
struct Sent {
    channel: ChannelId,
    to: Option<UserId>,
    text: String,
    cards: BTreeSet<String>,
}

impl Leaks {
    /// Looks at what was sent since, unless that was just done.
    pub async fn look_now_and_then(&mut self, sandbox: &Sandbox, database: &str) {
        if self.looked.is_none_or(|at| at.elapsed() > OFTEN) {
            self.look(sandbox, database).await;
            self.looked = Some(Instant::now());
        }
    }

    /// Looks at everything that was sent since.
    pub async fn look(&mut self, sandbox: &Sandbox, database: &str) {
        let sent = self.sent(sandbox);
        let (known, secrets) = self.known(database).await;
        let unknown = Known::default();
        for sent in sent {
            let known = known.get(&sent.channel.get()).unwrap_or(&unknown);
            let own = sent.to.and_then(|user| known.held.get(&user.get()));
            let may = |card: &&String| {
                known.public.contains(*card)
                    || own.is_some_and(|own| own.contains(*card))
                    || *card == "A♠"
            };
            let leaked: Vec<_> = sent.cards.iter().filter(|card| !may(card)).collect();
            let (to, text) = (sent.to, &sent.text);
            let nothing = leaked.is_empty() || known.of_another_kind;
            assert!(nothing, "{leaked:?} reached {to:?}: {text}");
            let secret = secrets.iter().find(|secret| text.contains(*secret));
            assert!(secret.is_none(), "a secret reached {to:?}: {text}");
        }
    }

    /// At the end, also what was offered to people while they typed.
    pub async fn look_at_the_end(&mut self, sandbox: &Sandbox, database: &str, people: &[UserId]) {
        self.look(sandbox, database).await;
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
    fn sent(&mut self, sandbox: &Sandbox) -> Vec<Sent> {
        let bot = sandbox.application_id().get();
        let seen = &mut self.versions;
        sandbox.look(|view| {
            let mut sent = Vec::new();
            for message in view.everything().filter(|m| m.author.get() == bot) {
                let history = message.history();
                let before = seen.insert(message.id, history.len()).unwrap_or(0);
                for version in &history[before.min(history.len())..] {
                    let text = version.text().replace(EXAMPLE, "");
                    let hidden = version.hidden();
                    // Whoever names a card that they do not have is told so with its name, in any
                    // language: in the first line of what they alone see.
                    let alone = message.only_for.is_some();
                    let said = text.lines().enumerate().filter(|(at, line)| {
                        !(echoes(line) || alone && *at == 0 && cards_in(line).len() == 1)
                    });
                    let said: Vec<_> = said.map(|(_, line)| line).collect();
                    let mut cards = cards_in(&said.join("\n"));
                    cards.extend(hidden.iter().filter_map(|id| card_of_id(id)));
                    sent.push(Sent {
                        channel: message.channel,
                        to: message.only_for,
                        text: format!("{text}\n{}", hidden.join("\n")),
                        cards,
                    });
                }
            }
            sent
        })
    }

    async fn known(&mut self, database: &str) -> (HashMap<u64, Known>, Vec<String>) {
        if self.store.is_none() {
            // A process may not have made it yet: then no game can be known either.
            self.store = Store::open_read_only(database).await.ok();
        }
        let mut known: HashMap<u64, Known> = HashMap::new();
        let mut secrets = Vec::new();
        let Some(store) = &self.store else {
            return (known, secrets);
        };
        let (mut number, mut last) = (0, 0);
        while number <= last + GAP {
            number += 1;
            let game = match self.over.get(&number) {
                Some(over) => over.clone(),
                None => match store.game(GameNumber(number)).await {
                    Ok(Some(game)) => game,
                    _ => continue,
                },
            };
            last = number;
            if matches!(game.state, GameState::Committed | GameState::Running) {
                secrets.push(game.secret_for_table().to_owned());
            } else {
                self.over.insert(number, game.clone());
            }
            known.entry(game.place.channel.0).or_default().learn(&game);
        }
        (known, secrets)
    }
}

impl Known {
    /// What a game of Getaway tells whom.
    fn learn(&mut self, game: &StoredGame) {
        if game.kind != "getaway" {
            self.of_another_kind = true;
            return;
        }
        let deal = game.deal.as_deref().unwrap_or("[]");
        let hands: Vec<Vec<String>> = serde_json::from_str(deal).expect("a deal of Getaway");
        let readable = |hand: Vec<String>| hand.iter().filter_map(|card| written(card)).collect();
        let mut held: Vec<BTreeSet<String>> = hands.into_iter().map(readable).collect();
        for entry in &game.moves {
            let entry: Value = serde_json::from_str(entry).expect("an entry of a record");
            let seat = |field: &str| entry[field].as_u64().map(|seat| seat as usize);
            match entry["do"].as_str() {
                Some("take") => {
                    let (seat, from) = seat("seat").zip(seat("from")).expect("a take's seats");
                    let taken = held[from].clone();
                    held[seat].extend(taken);
                }
                _ => self.public.extend(entry["card"].as_str().and_then(written)),
            }
        }
        for (player, held) in game.players.iter().zip(held) {
            if let Some(user) = player.user {
                self.held.entry(user.0).or_default().extend(held);
            }
        }
    }
}

fn echoes(line: &str) -> bool {
    [
        "You do not have",
        "You don’t have",
        "is not in your hand",
        "no card",
    ]
    .iter()
    .any(|words| line.contains(words))
}

/// The card that a custom id or a value names, as people read it.
fn card_of_id(id: &str) -> Option<String> {
    written(id.rsplit('.').next()?)
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

    #[test]
    fn cards_are_found_in_ids() {
        assert_eq!(card_of_id("play.7.3.QH'"), Some("Q♥".to_owned()));
        assert_eq!(card_of_id("10S"), Some("10♠".to_owned()));
        for other in ["take.7.3", "deal.1.2", "hand", "DS", ""] {
            assert_eq!(card_of_id(other), None, "{other}");
        }
    }
}
