//! Tests of the kit with a game of its own that deals more than once and has scores. Each seat gets
//! one card per deal; the highest card scores a point, and the lowest loses one.

use serde::{Deserialize, Serialize};

use super::options::{Number, game_options};
use super::*;
use crate::cards::{Card, CardSet, ChanceProof, Secret};

game_options! {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub struct HighCard {
        pub deals: Number<1, 9, 2>,
    }
    seats: |_options| 2..=52
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Position {
    options: HighCard,
    scores: Vec<i32>,
    deals: u32,
    hands: Vec<Card>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
enum Entry {
    Deal { cards: Vec<Card> },
    Show { seat: Seat },
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct End {
    scores: Vec<i32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    places: Option<Vec<u8>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Happened {
    Dealt(Seat, Card),
    Shown(Seat),
}

impl Event for Happened {
    fn audience(&self) -> Audience {
        match self {
            Happened::Dealt(seat, _) => Audience::Only(*seat),
            Happened::Shown(_) => Audience::Everyone,
        }
    }

    fn ends_round(&self) -> bool {
        matches!(self, Happened::Shown(_))
    }

    fn changes(&self, _: Seat) -> bool {
        false
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not now")]
struct NotNow;

impl Rules for Position {
    const NAME: &'static str = "high-card";

    type Options = HighCard;
    type Deal = NoDeal;
    type Move = Entry;
    type Entry = Entry;
    type End = End;
    type Event = Happened;
    type BadDeal = NotNow;
    type Illegal = NotNow;
    type Fault = NotNow;

    fn set_up(options: HighCard, seats: usize, _: Seat, _: &NoDeal) -> Result<Position, NotNow> {
        let scores = vec![0; seats];
        let hands = Vec::new();
        Ok(Position {
            options,
            scores,
            deals: 0,
            hands,
        })
    }

    fn make(&mut self, act: &Entry, on: &mut dyn FnMut(Happened)) -> Result<(), NotNow> {
        match act {
            Entry::Deal { cards } if self.hands.is_empty() && self.ending().is_none() => {
                self.hands.clone_from(cards);
                self.deals += 1;
                let dealt = Seat::first(cards.len()).zip(cards);
                dealt.for_each(|(seat, card)| on(Happened::Dealt(seat, *card)));
            }
            Entry::Show { seat } if !self.hands.is_empty() => {
                let hands = std::mem::take(&mut self.hands);
                let at = |card: Option<&Card>| hands.iter().position(|other| Some(other) == card);
                let (best, worst) = (at(hands.iter().max()), at(hands.iter().min()));
                self.scores[best.ok_or(NotNow)?] += 1;
                self.scores[worst.ok_or(NotNow)?] -= 1;
                on(Happened::Shown(*seat));
            }
            _ => return Err(NotNow),
        }
        Ok(())
    }

    fn ending(&self) -> Option<Ending> {
        let over = self.deals == self.options.deals.get() && self.hands.is_empty();
        let results = over.then(|| Results::of_scores(&self.scores))?;
        results.map(Ending::Placed)
    }

    fn end(&self) -> End {
        let results = self.ending().and_then(Ending::results);
        let places = |results: Results| results.placings().iter().map(|p| p.place).collect();
        End {
            scores: self.scores.clone(),
            places: results.map(places),
        }
    }

    fn entry(&self, act: &Entry) -> Option<Entry> {
        Some(act.clone())
    }

    fn judge(&self, entry: &Entry) -> Result<Entry, NotNow> {
        Ok(entry.clone())
    }

    fn dealer(chance: &Chance, seats: usize) -> Option<Seat> {
        let highest = chance.in_order("dealer", 1).first()?.rank().number();
        Seat::new(usize::from(highest) % seats)
    }

    fn is_fair(_: &NoDeal, _: &Chance, _: HighCard, _: Seat) -> bool {
        true
    }

    fn fair_move(&self, act: &Entry, nth: usize, chance: &Chance) -> Option<Entry> {
        let Entry::Deal { .. } = act else {
            return None;
        };
        let cards = chance.deal(nth)[..self.scores.len()].to_vec();
        Some(Entry::Deal { cards })
    }
}

/// A fair game with two deals, played at a table.
fn played() -> (Journal<Position>, Start, ChanceProof) {
    let secret = Secret::new([3; 32]);
    let chance = Chance::new(&secret, 1, &[]);
    let start = Start {
        seats: 3,
        dealer: Position::dealer(&chance, 3).unwrap(),
        chance: chance.clone(),
        previous_loser: None,
    };
    let mut journal = Journal::<Position>::new(HighCard::default(), &start, &NoDeal {}).unwrap();
    for k in 1..=2 {
        let cards = chance.deal(k)[..3].to_vec();
        assert_eq!(
            journal.make(&Entry::Deal { cards }),
            Ok(vec![]),
            "only its owner sees a hand"
        );
        let seat = start.dealer;
        assert_eq!(
            journal.make(&Entry::Show { seat }),
            Ok(vec![Happened::Shown(seat)])
        );
    }
    assert_eq!(
        journal.make(&Entry::Show { seat: Seat::FIRST }),
        Err(NotNow)
    );
    (journal, start, ChanceProof::new(&secret, 1, Vec::new()))
}

fn record() -> Record<Position> {
    let (mut journal, start, proof) = played();
    let unsaved = journal.take_unsaved();
    let parts = Stored {
        rules_version: 1,
        labels: vec!["easy".to_owned(); 3],
        options: Some("{}"),
        dealer: Some(start.dealer.into()),
        deal: unsaved.deal.as_deref(),
        entries: &unsaved.entries,
        chance: Some(proof),
    };
    Record::of_stored(&parts).unwrap().unwrap()
}

#[test]
fn options_give_the_number_of_seats_and_all_their_combinations() {
    let all: Vec<u32> = HighCard::all().map(|options| options.deals.get()).collect();
    assert_eq!(all, (1..=9).collect::<Vec<u32>>());
    let seats = |seats| HighCard::default().check_seats(seats).is_ok();
    assert_eq!([1, 2, 52, 53].map(seats), [false, true, true, false]);
}

#[test]
fn a_deal_is_an_entry_in_the_stored_game_and_in_its_record() {
    let (journal, ..) = played();
    assert_eq!((journal.entries(), journal.past().len()), (4, 2));
    let record = record();
    let line = record.to_line().unwrap();
    let start = r#"{"format":"high-card-record/1","rules":{"deals":2},"seats":["easy","easy","easy"],"dealer":"#;
    assert!(line.starts_with(start), "{line}");
    assert!(
        line.contains(r#","moves":[{"do":"deal","cards":["#),
        "{line}"
    );
    assert!(
        line.contains(r#"],"scores":["#) && line.contains(r#","places":["#),
        "{line}"
    );
    assert_eq!(Record::from_line(&line).unwrap(), record);
    assert_eq!(record.replay().unwrap(), *journal.position());
}

#[test]
fn verification_covers_every_deal_and_the_first_dealer() {
    record().verify().unwrap();
    let mut other = record();
    other.dealer = Seat::first(3).find(|seat| *seat != other.dealer).unwrap();
    assert!(matches!(other.verify(), Err(Unverified::Dealer { .. })));
    let mut stacked = record();
    let Entry::Deal { cards } = &mut stacked.moves[2] else {
        panic!("the second deal");
    };
    let mut pack = CardSet::pack(1).iter();
    cards[0] = pack.find(|card| !cards.contains(card)).unwrap();
    stacked.end = stacked.play_moves(&mut |_, _| {}).unwrap().end();
    assert!(matches!(
        stacked.verify(),
        Err(Unverified::Move { nth: 2, .. })
    ));
}

#[test]
fn a_wrong_end_in_a_record_is_reported_with_its_field() {
    let said = |change: &dyn Fn(&mut Record<Position>)| {
        let mut record = record();
        change(&mut record);
        record.replay().unwrap_err().to_string()
    };
    let wrong = said(&|record| record.end.scores[0] += 5);
    assert!(wrong.starts_with("`scores` should be ["), "{wrong}");
    let missing = said(&|record| record.end.places = None);
    assert!(missing.starts_with("`places` should be ["), "{missing}");
    // Stopped after the first deal.
    let early = said(&|record| {
        record.moves.truncate(2);
        record.end.scores = record.play_moves(&mut |_, _| {}).unwrap().scores;
    });
    assert_eq!(early, "`places` should be left out");
}
