//! The state of a stored game of any kind: the possible moves, how people make them, and what
//! everyone should see. The few differences between the games are behind [`Sat`].

use std::collections::BTreeSet;

use getaway::cards::{CardSet, Chance, Seat, Secret};
use getaway::games::kit::{self, Event as _, Rules};
use getaway::games::options::Named;
use getaway::games::{Record, bus, getaway as getaway_game, king, palace};
use getaway::store::StoredGame;
use serde_json::{Value, json};

use crate::offers::Control;

/// A player's move, and how people make it.
#[derive(Clone, Debug)]
pub struct Deed {
    pub seat: usize,
    /// The move as a record's entry.
    pub entry: Value,
    /// The subcommand that makes it.
    pub command: String,
    /// The buttons or menus that make it, and what they name.
    buttons: &'static [&'static str],
    named: BTreeSet<String>,
    /// What the bot says once it is done.
    said: &'static str,
}

impl Deed {
    /// Returns `Some` if this control makes the move, with the value to choose if it is a menu.
    pub fn is_done_by(&self, control: &Control) -> Option<Option<String>> {
        let mut parts = control.id.split('.').skip(1);
        let button = parts.next()?;
        if !self.buttons.contains(&button) {
            return None;
        }
        if control.values.is_empty() {
            // The names follow the game's number and the round.
            let named = parts.skip(2).flat_map(|part| part.split('-'));
            return (named.map(str::to_owned).collect::<BTreeSet<_>>() == self.named)
                .then_some(None);
        }
        let named = |value: &&String| names(value.split(' ')) == self.named;
        control.values.iter().find(named).cloned().map(Some)
    }

    /// Whether this answer says that the move is saved.
    pub fn is_acknowledged(&self, said: &str) -> bool {
        said.contains(self.said)
    }
}

/// What everyone should see of a seat.
pub struct Shown {
    pub seat: usize,
    /// What the table's message says before the name, and after it.
    pub mark: &'static str,
    pub holds: String,
    /// The cards in the hand. `None` if it shows those of a finished deal.
    pub hand: Option<CardSet>,
}

/// The state of a game.
pub struct Progress {
    /// The title of the table.
    pub title: String,
    /// The seats that are still in play.
    pub seats: Vec<Shown>,
    /// What players can do. The moves that end games soonest come first.
    pub deeds: Vec<Deed>,
    /// What players have done, in order: the seat, and the record's entry.
    pub done: Vec<(usize, Value)>,
    pub is_over: bool,
}

impl Progress {
    /// The state after everything that is stored. `None` before the deal.
    pub fn of(stored: &StoredGame) -> Option<Progress> {
        let record = getaway::table::record(stored).expect("it can be read")?;
        let secret = Secret::from_hex(stored.secret_for_table()).expect("a secret");
        let chance = stored.mix.chance(&secret, stored.number.0);
        getaway::games::by_game!(Record, record, |G, record| {
            Some(progress(&record, &chance, stored.number.0))
        })
    }
}

fn progress<R: Sat>(record: &kit::Record<R>, chance: &Chance, game: u64) -> Progress {
    let (mut round, mut done) = (R::FIRST_ROUND, Vec::new());
    let mut count = |position: &R, act: &R::Move| {
        let on = &mut |event: R::Event| round += u32::from(event.ends_round());
        position.clone().make(act, on).expect("what is stored is legal");
    };
    let mut note = |position: &R, act: &R::Move| {
        count(position, act);
        done.extend(deed(position, act).map(|deed| (deed.seat, deed.entry)));
    };
    // The recorded end is checked when the game is over.
    let mut position = record.play_moves(&mut note).expect("what is stored is legal");
    if let Some(act) = position.left_to_chance(chance) {
        count(&position, &act);
        position.make(&act, &mut |_| {}).expect("chance may do it");
    }
    let seats = Seat::first(record.seats.len());
    let shown = seats.filter_map(|seat| position.shown(seat));
    let acts = position.acts();
    Progress {
        title: format!("Game {game}{}", position.title(round)),
        seats: shown.collect(),
        deeds: acts.iter().filter_map(|act| deed(&position, act)).collect(),
        done,
        is_over: position.ending().is_some(),
    }
}

/// A player's move in this position. `None` for a move of chance.
fn deed<R: Sat>(position: &R, act: &R::Move) -> Option<Deed> {
    let entry = || json!(position.entry(act).expect("the record has what players do"));
    R::words(act).map(|deed| Deed { entry: entry(), ..deed })
}

/// A move without its entry.
fn words(
    seat: Seat,
    command: impl Into<String>,
    buttons: &'static [&'static str],
    named: impl IntoIterator<Item = impl ToString>,
    said: &'static str,
) -> Option<Deed> {
    Some(Deed {
        seat: seat.index(),
        entry: Value::Null,
        command: command.into(),
        buttons,
        named: names(named),
        said,
    })
}

fn names(named: impl IntoIterator<Item = impl ToString>) -> BTreeSet<String> {
    named.into_iter().map(|name| name.to_string()).collect()
}

/// What each game tells the checks.
trait Sat: Rules {
    /// The move that chance makes now, if the record has no entry for it.
    fn left_to_chance(&self, _chance: &Chance) -> Option<Self::Move> {
        None
    }
    /// What players can do now.
    fn acts(&self) -> Vec<Self::Move>;
    /// How people make a move: all but its entry. `None` for a move of chance.
    fn words(act: &Self::Move) -> Option<Deed>;
    /// What follows the game's number in the table's title.
    fn title(&self, round: u32) -> String;
    /// What everyone should see of a seat. `None` if it is out.
    fn shown(&self, seat: Seat) -> Option<Shown>;
}

fn shown(seat: Seat, mark: &'static str, holds: String, hand: Option<CardSet>) -> Shown {
    Shown { seat: seat.index(), mark, holds, hand }
}

fn mark(is_due: bool) -> &'static str {
    if is_due { "▶\u{fe0e} " } else { "" }
}

impl Sat for getaway_game::rules::Position {
    fn acts(&self) -> Vec<Self::Move> {
        let acts = due(self).into_iter().flat_map(|seat| {
            let cards = self.legal_cards(seat).iter();
            cards.map(move |card| getaway_game::rules::Move::Play { seat, card })
        });
        acts.collect()
    }

    fn words(act: &Self::Move) -> Option<Deed> {
        use getaway_game::rules::Move;
        match *act {
            Move::Play { seat, card } => {
                words(seat, format!("play card:{card}"), &["play", "choose"], [card], "You played")
            }
            Move::Draw { .. } => None,
            // Computers may do this, once people have left.
            Move::Take { seat } => words(seat, "take", &["take"], [""; 0], "You took"),
            Move::Slip { .. } => panic!("no mistake is penalised here: {act:?}"),
        }
    }

    fn title(&self, _: u32) -> String {
        format!(", trick {}", self.board().tricks() + 1)
    }

    fn shown(&self, seat: Seat) -> Option<Shown> {
        use getaway_game::rules::Due;
        let hand = self.hand(seat);
        let holds = match hand.len() {
            0 => String::new(),
            count => format!("{count} card"),
        };
        let draws = matches!(self.board().due(), Due::Draw(drawer, _) if drawer == seat);
        let is_due = draws || due(self).contains(&seat);
        self.board().in_play().contains(seat).then(|| shown(seat, mark(is_due), holds, Some(hand)))
    }
}

/// The seats that may play a card in Getaway.
fn due(game: &getaway_game::rules::Position) -> Vec<Seat> {
    use getaway_game::rules::Due;
    match game.board().due() {
        Due::Lead(seat) | Due::Play(seat) => vec![seat],
        Due::PlayAny(seats) => seats.iter().collect(),
        Due::Draw(..) | Due::Over(_) => Vec::new(),
    }
}

impl Sat for palace::rules::Position {
    fn left_to_chance(&self, chance: &Chance) -> Option<Self::Move> {
        let begins = self.board().due() == palace::rules::Due::Begin;
        let seat = begins.then(|| chance.choose("begin", self.candidates()))??;
        Some(palace::rules::Move::Chance(seat))
    }

    fn acts(&self) -> Vec<Self::Move> {
        let mut acts = self.legal_moves();
        acts.retain(|act| act.act().is_some());
        acts.sort_by_key(|act| act.act() != Some(palace::rules::Act::Ready));
        acts
    }

    fn words(act: &Self::Move) -> Option<Deed> {
        use palace::rules::Act;
        let (seat, act) = (act.seat()?, act.act()?);
        let none = [""; 0];
        match act {
            Act::Swap { hand, up } => {
                let swap = format!("swap hand:{hand} up:{up}");
                words(seat, swap, &["exchange"], [hand, up], "is in your hand")
            }
            Act::Ready => words(seat, "ready", &["ready"], none, "You are ready"),
            Act::Play(cards) => {
                let written: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
                let play = format!(r#"play cards:"{}""#, written.join(" "));
                words(seat, play, &["play", "choose"], written, "You played")
            }
            Act::Flip(at) => {
                let flip = format!(r#"play cards:"face-down {}""#, at + 1);
                words(seat, flip, &["flip"], [at], "You turned up")
            }
            Act::PickUp => words(seat, "pickup", &["pickup"], none, "You picked up"),
        }
    }

    fn title(&self, round: u32) -> String {
        match self.board().due() {
            palace::rules::Due::Exchange(_) => ": swap, then ready".to_owned(),
            _ => format!(", stack {round}"),
        }
    }

    fn shown(&self, seat: Seat) -> Option<Shown> {
        use palace::rules::Phase;
        let (board, hand) = (self.board(), self.hand(seat));
        let is_ready = matches!(board.phase(), Phase::Exchange { ready } if ready.contains(seat));
        let mark = if is_ready { "✓ " } else { mark(board.turn() == Some(seat)) };
        let holds = format!("{}\u{a0}·", hand.len());
        board.in_play().contains(seat).then(|| shown(seat, mark, holds, Some(hand)))
    }
}

impl Sat for bus::rules::Position {
    fn acts(&self) -> Vec<Self::Move> {
        self.legal_moves()
    }

    fn words(act: &Self::Move) -> Option<Deed> {
        use bus::rules::Exchange;
        let (seat, act) = (act.seat()?, act.act()?);
        let stop = if act.stop { "yes" } else { "no" };
        let (command, buttons, said) = match act.exchange {
            Exchange::Keep => ("keep".to_owned(), &["keep"], "You kept your hand"),
            Exchange::One { give, take } => {
                (format!("swap give:{give} take:{take}"), &["swap"], "You gave")
            }
            Exchange::All => {
                ("swap give:all take:all".to_owned(), &["all"], "You swapped your whole hand")
            }
        };
        let cards = match act.exchange {
            Exchange::One { give, take } => vec![give.to_string(), take.to_string()],
            Exchange::Keep | Exchange::All => Vec::new(),
        };
        let named = [stop.to_owned()].into_iter().chain(cards);
        words(seat, format!("{command} stop:{stop}"), buttons, named, said)
    }

    fn title(&self, _: u32) -> String {
        format!(", deal {}", self.board().deals())
    }

    fn shown(&self, seat: Seat) -> Option<Shown> {
        let board = self.board();
        let (all, left) = (board.options().tokens.get() as usize, board.tokens(seat));
        let lost = all - usize::from(left);
        let tokens = format!("{}{} {left}", "●".repeat(left.into()), "○".repeat(lost));
        let hand = self.hand(seat).map(bus::rules::Hand::set);
        let mark = mark(board.turn() == Some(seat));
        board.in_play().contains(seat).then(|| shown(seat, mark, tokens, hand))
    }
}

impl Sat for king::rules::Position {
    fn acts(&self) -> Vec<Self::Move> {
        use king::rules::Act;
        let mut acts = self.legal_moves();
        // Higher bids are asked about.
        acts.retain(|act| !matches!(act.act(), Some(Act::Bid(bid)) if bid.tricks() > 8));
        acts
    }

    fn words(act: &Self::Move) -> Option<Deed> {
        use king::rules::{Act, Choice};
        let (seat, act) = (act.seat()?, act.act()?);
        let none = [""; 0];
        match act {
            Act::Choose(Choice::Auction) => {
                words(seat, "trumps suit:auction", &["auction"], none, "The auction begins")
            }
            Act::Choose(choice) => {
                let named = choice.name();
                let trumps = format!("trumps suit:{named}");
                words(seat, trumps, &["trumps"], [named], "You named trumps")
            }
            Act::Bid(bid) => {
                let tricks = bid.tricks();
                words(seat, format!("bid tricks:{tricks}"), &["bid"], [tricks], "You bid")
            }
            Act::Pass => words(seat, "pass", &["pass"], none, "You passed"),
            Act::Direct(way) => {
                let direction = format!("direction way:{}", way.name());
                let said = "This hand is played";
                words(seat, direction, &["direction"], [way.name()], said)
            }
            Act::Play(card) => {
                words(seat, format!("play card:{card}"), &["play"], [card], "You played")
            }
        }
    }

    fn title(&self, _: u32) -> String {
        match self.board().due() {
            king::rules::Due::Deal(next) if next.number() > 1 => {
                format!(": hand {} of 10 is over", next.number() - 1)
            }
            _ => format!(", hand {} of 10", self.board().round().number()),
        }
    }

    fn shown(&self, seat: Seat) -> Option<Shown> {
        let is_due = self.board().due().seat() == Some(seat);
        let points = match self.board().scores()[seat.index()] {
            0 => "0".to_owned(),
            points @ 1.. => format!("+{points}"),
            points => format!("−{}", points.unsigned_abs()),
        };
        Some(shown(seat, mark(is_due), points, Some(self.hand(seat))))
    }
}
