//! Why something was refused, and what to do instead: one place that turns refusals into words.

use super::render::{Scene, cards};
use super::words::Words;
use crate::rules::{Illegal, Seat, View};
use crate::table::{Refusal, Snapshot};

/// To whom a refusal is explained: what they may know decides how much help it can be.
pub struct Reader<'a> {
    scene: Scene<'a>,
    view: Option<View>,
}

impl<'a> Reader<'a> {
    /// The person in this seat, or somebody without one.
    pub fn new(words: &'static Words, snapshot: &'a Snapshot, seat: Option<Seat>) -> Reader<'a> {
        Reader {
            scene: Scene::of(words, snapshot),
            view: seat.and_then(|seat| snapshot.view(seat)),
        }
    }

    /// The refusal in words.
    pub fn explain(&self, refusal: &Refusal) -> String {
        let words = self.scene.words;
        match refusal {
            Refusal::NotHost(host) => words.refuse_not_host(format!("<@{host}>")),
            Refusal::NotYourPick(seat) => words.refuse_not_your_pick(self.scene.name(*seat)),
            Refusal::Illegal(illegal) => self.illegal(*illegal),
            other => general(words, other),
        }
    }

    fn illegal(&self, illegal: Illegal) -> String {
        let words = self.scene.words;
        let name = |seat| self.scene.name(seat);
        match illegal {
            Illegal::GameOver => words.refuse_game_over(),
            Illegal::NotInPlay(_) => words.refuse_not_in_play(),
            Illegal::NotInHand(card) => words.refuse_not_in_hand(cards::text(card)),
            Illegal::NotYourLead { power } => words.refuse_not_your_lead(name(power)),
            Illegal::NotYourTurn { turn } => words.refuse_not_your_turn(name(turn)),
            Illegal::AlreadyPlayed => words.refuse_already_played(),
            Illegal::MustFollow(suit) => {
                words.refuse_must_follow(cards::suit_name(words, suit), self.legal())
            }
            Illegal::MustOpen => words.refuse_must_open(),
            Illegal::DrawFirst => words.refuse_draw_first(),
            Illegal::TrickIsOpen => words.refuse_trick_is_open(),
            Illegal::NoDrawDue => words.refuse_no_draw(),
            Illegal::WrongSource | Illegal::NotDrawable(_) => words.refuse_wrong_source(),
            Illegal::NoSuchSlip => words.refuse_internal(),
        }
    }

    /// What the player may play instead.
    fn legal(&self) -> String {
        let legal = self
            .view
            .as_ref()
            .map(View::legal_cards)
            .unwrap_or_default();
        cards::row(legal)
    }
}

/// Refusals that are explained without knowing the table.
pub fn general(words: &Words, refusal: &Refusal) -> String {
    match refusal {
        Refusal::TableExists => words.refuse_table_exists(),
        Refusal::Ended => words.refuse_no_table(),
        Refusal::NotSeated => words.refuse_not_seated(),
        Refusal::AlreadySeated(seat) => words.refuse_already_seated(seat.index() + 1),
        Refusal::Full(seats) => words.refuse_full(*seats),
        Refusal::GameRuns => words.refuse_game_runs(),
        Refusal::AlreadyDealt => words.refuse_already_dealt(),
        Refusal::WrongSeats { have, least, .. } if have < least => {
            words.refuse_too_few(*have, *least)
        }
        Refusal::WrongSeats { have, most, .. } => words.refuse_too_many(*have, *most),
        Refusal::NoGame => words.refuse_no_game(),
        Refusal::Picking => words.refuse_picking(),
        Refusal::NotPicking => words.refuse_not_picking(),
        Refusal::NoSuchPile(pile) => words.refuse_no_such_pile(*pile),
        Refusal::Stale => words.refuse_stale(),
        Refusal::Busy => words.refuse_busy(),
        Refusal::NotHost(_) | Refusal::NotYourPick(_) | Refusal::Illegal(_) | Refusal::NotSaved => {
            words.refuse_internal()
        }
    }
}
