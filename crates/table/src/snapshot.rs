//! Snapshots: immutable pictures of a table, taken after it was saved.
//!
//! Public information is in the fields. What a seat may know comes from [`Snapshot::view`], one
//! seat at a time. All hands together are [`OpenHands`], which only people get who are out of a game
//! whose players have agreed to that. There is no other way to a hand.

use std::time::SystemTime;

use getaway_games::cards::{Cut, Seat, SeatSet};
use getaway_games::{Level, PublicView, Results, Session, View};

use super::request::Refusal;
use super::settings::Settings;
use getaway_store::{GameNumber, InteractionId, Person, Place, TableId, UserId};

#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Owner {
    /// Somebody on Discord.
    Person(Person),
    /// A computer. Its number stands for its name: see [`super::computer_name`]. No two at a table have
    /// the same.
    Computer { level: Level, number: u32 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Acting {
    Owner,
    /// A computer, because the owner let the clock run out twice, or because the others wanted it
    /// where there is no clock. Whatever they ask for brings them back.
    ForSlow,
    /// A computer, because the owner left. Joining brings them back.
    ForAbsent,
}

#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct SeatInfo {
    pub owner: Owner,
    pub acting: Acting,
    /// How many of the series' games the tally counts: losses or wins, depending on the game.
    pub tally: u32,
    /// How often the person let their whole time run out in this game, until they act in time
    /// although they are [hurried](Self::is_hurried).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub lapses: u32,
    /// For how many moves of this game the person has had a hint.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub hints: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
pub(super) const fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// Whoever lets their whole time run out so often in a game has less time from then on.
const LAPSES: u32 = 3;

impl Owner {
    /// Whether both are the same person or computer. People may change their names, and hosts the
    /// computers' level.
    pub fn is_same(&self, other: &Owner) -> bool {
        match (self, other) {
            (Owner::Person(one), Owner::Person(other)) => one.id == other.id,
            (Owner::Computer { number: one, .. }, Owner::Computer { number: other, .. }) => {
                one == other
            }
            _ => false,
        }
    }

    pub(super) const fn computer_number(&self) -> Option<u32> {
        match self {
            Owner::Computer { number, .. } => Some(*number),
            Owner::Person(_) => None,
        }
    }
}

impl SeatInfo {
    pub const fn new(owner: Owner) -> SeatInfo {
        SeatInfo { owner, acting: Acting::Owner, tally: 0, lapses: 0, hints: 0 }
    }

    pub const fn person(&self) -> Option<&Person> {
        match &self.owner {
            Owner::Person(person) => Some(person),
            Owner::Computer { .. } => None,
        }
    }

    /// Whether the person has let the clock run out so often that they have less time for a turn,
    /// until they act in time.
    pub const fn is_hurried(&self) -> bool {
        self.lapses >= LAPSES
    }

    /// Whether a person plays for the seat at the moment.
    pub const fn is_attended(&self) -> bool {
        matches!((&self.owner, self.acting), (Owner::Person(_), Acting::Owner))
    }
}

/// Whether all people have left these seats, and nobody is still to come to an evening.
pub(super) fn is_deserted<'a>(
    seats: impl IntoIterator<Item = &'a SeatInfo>,
    late: Option<&Late>,
) -> bool {
    let here = |seat: &SeatInfo| seat.person().is_some() && seat.acting != Acting::ForAbsent;
    !seats.into_iter().any(here) && late.is_none_or(|late| late.people.is_empty())
}

/// The people of a planned evening who have a seat and have not come yet.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Late {
    pub people: Vec<UserId>,
    pub until: SystemTime,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    pub ends: SystemTime,
    /// Whether at most a third of the time is left: time to remind the players who are due.
    pub short: bool,
    /// Whether at most a tenth is left of a turn so long that people are reminded again.
    pub last_call: bool,
}

/// The public part of a game's shuffle before the deal: the bot's commitment to its secret (see
/// [`getaway_games::cards::Secret::commit`]) and the players' cuts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Commitment {
    pub game: GameNumber,
    /// SHA-256 of the secret, in hex. It promises nothing if another game is dealt again.
    pub commit: String,
    pub again: Option<DealtAgain>,
    pub cuts: Vec<Cut>,
    /// How often a change of the seats, the dealer or the rules has made all cuts void, before the
    /// deal.
    pub voided: u32,
}

/// The game whose cards and draws these are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealtAgain {
    pub game: GameNumber,
    pub seats: usize,
}

/// A running game in a table's snapshot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSnapshot {
    pub commitment: Commitment,
    /// Its round: see [`super::Until`].
    pub round: u32,
    /// By seat, how often its player has moved, or has got or lost cards: see [`super::Until`].
    pub changes: Vec<u32>,
    pub game: PublicView,
    /// The people who are due and have not moved yet.
    pub awaited: SeatSet,
    /// When the pause that the game asked for ends.
    pub pause: Option<SystemTime>,
    pub clock: Option<Clock>,
    /// The people who still play, if the game counts and they have seen their cards. Then a player
    /// who stops it asks the others.
    pub at_stake: Option<SeatSet>,
    pub vote: Option<Vote>,
    pub offer: Option<Offer>,
    /// The question whether a computer shall play, while a turn without a clock lasts long.
    pub stand_in: Option<StandIn>,
    /// What the table played by until just before the deal, while the game has only begun.
    pub changed_from: Option<ChangedFrom>,
    /// The people who are out of the game and may look at all hands; `None` if nobody ever may.
    pub watchers: Option<SeatSet>,
}

/// What the host has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChangedFrom {
    pub settings: Settings,
    /// How many computers sat there, and those that stand in for somebody; `None` if unknown.
    pub computers: Option<usize>,
}

/// The question to those who wait for others in a game without a clock. Once more than half of them
/// want it, computers have the seats of those who are awaited until these act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StandIn {
    pub asked: SeatSet,
    /// Those of them who want it.
    pub agreed: SeatSet,
}

/// The question to the two people who are left whether the game shall end as it certainly will.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    pub loser: Seat,
    /// Who has agreed, of whom both have to.
    pub agreed: SeatSet,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vote {
    pub by: UserId,
    /// The interaction that asked; it tells one vote from another.
    pub id: InteractionId,
    pub ends: SystemTime,
    pub agreed: SeatSet,
    pub asked: SeatSet,
}

/// A game that has just ended, and the commitment to the next one.
/// A cup after one of its games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cup {
    pub games: u32,
    /// Everyone who was dealt into one of them, in the order in which they came.
    pub players: Vec<CupPlayer>,
}

/// Somebody in a cup, who may have left since.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct CupPlayer {
    pub owner: Owner,
    /// Their points in all, after each game of the cup.
    pub points: Vec<u32>,
}

impl Cup {
    pub fn played(&self) -> u32 {
        self.players.first().map_or(0, |player| player.points.len() as u32)
    }

    pub fn is_over(&self) -> bool {
        self.played() >= self.games
    }
}

impl CupPlayer {
    pub fn sum(&self) -> u32 {
        self.points.last().copied().unwrap_or(0)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub commitment: Commitment,
    pub secret: String,
    /// The seats in that game; people may have left and joined since.
    pub seats: Vec<SeatInfo>,
    /// The places of all seats; `None` if the game was stopped.
    pub results: Option<Results>,
    pub game: PublicView,
    /// Whether computers have played on after every person was out of the game.
    pub played_on: bool,
    /// Whether it counts in the standings: it has a result, at least two people played, and the table
    /// isn't friendly.
    pub counts: bool,
    /// The cup, if the game was one of it.
    pub cup: Option<Cup>,
    pub next: Commitment,
}

impl Outcome {
    /// The loser; `None` in games with winners, or if the game was stopped.
    pub fn loser(&self) -> Option<Seat> {
        self.game.kind().tally().loser(self.results.as_ref()?)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    Stopped(Person),
    /// The same, while a game was running, which ended without a result.
    Unfinished(Person),
    /// This person asked for it, and everyone else who still played agreed.
    Agreed(Person),
    /// This person has opened another table in the channel, to which everyone has gone along.
    Replaced(Person),
    /// Nobody touched it for half an hour, or for a week if it was slow.
    Idle,
    Deserted,
    ChannelGone,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    Lobby(Commitment),
    Playing(GameSnapshot),
    Result(Outcome),
    Ended(End),
}

#[derive(Clone, Debug)]
pub struct Snapshot {
    pub table: TableId,
    pub place: Place,
    pub version: u64,
    pub host: UserId,
    /// The previous host, until the next deal, if the table passed on because they did nothing.
    pub absent_host: Option<UserId>,
    pub settings: Settings,
    pub seats: Vec<SeatInfo>,
    pub waiting: Vec<Person>,
    /// How many games of the series are over.
    pub games: u32,
    /// The people who are late, if the table belongs to a planned evening that has just begun.
    pub late: Option<Late>,
    /// The people of whom the table waits for a sign: soon they lose their seat, their turn or the
    /// table to somebody else. Anything that they do there tells it that they are there.
    pub expected: Vec<UserId>,
    /// The people whose card is played by itself when it is the only one.
    pub by_itself: Vec<UserId>,
    /// The people who agree that whoever is out of the next game may look at all hands.
    pub lets_watch: Vec<UserId>,
    /// Whether its host has never played here before.
    pub hosts_first: bool,
    /// The game that ended without a result because the table did.
    pub unfinished: Option<GameNumber>,
    pub stage: Stage,
    pub(super) session: Option<Hidden>,
}

/// The game itself; only [`Snapshot::view`] reads it.
#[derive(Clone)]
pub(super) struct Hidden(pub(super) Session);

impl std::fmt::Debug for Hidden {
    /// Leaves out all hands, because the text may end up in a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("hidden")
    }
}

/// All hands of a game at one moment, for somebody who is out of it: see [`Snapshot::open_hands`].
#[derive(Clone, Debug)]
pub struct OpenHands(Vec<(Seat, View)>);

impl OpenHands {
    /// The view of each seat that is still in play.
    pub fn views(&self) -> &[(Seat, View)] {
        &self.0
    }
}

impl Snapshot {
    /// All hands, for this person, who plays no seat that is still in the game.
    pub fn open_hands(&self, person: UserId) -> Result<OpenHands, Refusal> {
        let (Stage::Playing(playing), Some(Hidden(session))) = (&self.stage, &self.session) else {
            return Err(Refusal::NoGame);
        };
        let watchers = playing.watchers.ok_or(Refusal::NotOpen)?;
        let watches = self.seat_of(person).is_some_and(|seat| watchers.contains(seat));
        if !watches {
            return Err(Refusal::NotOut);
        }
        let views = session.in_play().iter().filter_map(|seat| Some((seat, session.view(seat)?)));
        Ok(OpenHands(views.collect()))
    }

    /// What the player in the seat knows; `None` while there is nothing to know.
    pub fn view(&self, seat: Seat) -> Option<View> {
        self.session.as_ref()?.0.view(seat)
    }

    /// Whether the player in the seat has nothing to do but to play their only card. Says something
    /// about their hand, so it is for them alone.
    pub fn is_forced(&self, seat: Seat) -> bool {
        self.session.as_ref().is_some_and(|session| session.0.is_forced(seat))
    }

    /// Whether the person's only card is being played by itself, at this moment.
    pub fn is_played_for(&self, person: UserId) -> bool {
        let pauses = matches!(&self.stage, Stage::Playing(playing) if playing.pause.is_some());
        let seat = self.seat_of(person).filter(|_| !pauses);
        let attended = |seat: &Seat| self.seat(*seat).is_some_and(SeatInfo::is_attended);
        self.by_itself.contains(&person)
            && seat.filter(attended).is_some_and(|seat| self.is_forced(seat))
    }

    pub fn computers(&self) -> usize {
        self.seats.iter().filter(|info| info.person().is_none()).count()
    }

    pub fn seat_of(&self, person: UserId) -> Option<Seat> {
        Seat::new(self.seats.iter().position(|s| s.person().is_some_and(|p| p.id == person))?)
    }

    pub fn is_waiting(&self, person: UserId) -> bool {
        self.waiting.iter().any(|waiting| waiting.id == person)
    }

    pub fn is_deserted(&self) -> bool {
        is_deserted(&self.seats, self.late.as_ref()) && self.waiting.is_empty()
    }

    pub const fn has_ended(&self) -> bool {
        matches!(self.stage, Stage::Ended(_))
    }

    /// The game to be dealt next; `None` during a game, and once the table has ended.
    pub const fn next_game(&self) -> Option<&Commitment> {
        match &self.stage {
            Stage::Lobby(next) => Some(next),
            Stage::Result(outcome) => Some(&outcome.next),
            Stage::Playing(_) | Stage::Ended(_) => None,
        }
    }

    /// The game whose cards are dealt again here, until they have been played.
    pub fn deals_again(&self) -> Option<GameNumber> {
        let of = match &self.stage {
            Stage::Lobby(next) => next,
            Stage::Playing(playing) => &playing.commitment,
            Stage::Result(_) | Stage::Ended(_) => return None,
        };
        of.again.map(|again| again.game)
    }

    pub fn seat(&self, seat: Seat) -> Option<&SeatInfo> {
        self.seats.get(seat.index())
    }
}
