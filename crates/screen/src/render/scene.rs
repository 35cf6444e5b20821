//! The public side of a table: everything in a snapshot except the hands, and what its people are
//! called.

use std::time::{SystemTime, UNIX_EPOCH};

use super::names::{
    COMPUTER, computer, distinct_names, escaped, looks, mention, passes_for, shown, word_shown,
};
use super::options;
use crate::custom_id::Action;
use crate::i18n::Catalog;
use crate::render::message::{Button, ButtonStyle, Message};
use getaway_games::GameKind;
use getaway_games::cards::{Cut, Seat, SeatSet, is_shaping, latin};
use getaway_store::{EarlierGame, EveningSoFar, RatedGame};
use getaway_table::plan::when::folded;
use getaway_table::{
    Acting, Commitment, GameNumber, InteractionId, Late, Moment, Owner, Person, SeatInfo, Settings,
    Snapshot, Stage, UserId, Vote,
};

/// How many digits of a fingerprint are shown: 160 bits. `verify` shows all of them.
const DIGITS: usize = 40;

/// What everyone may see of a table, and the language to show it in.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    pub catalog: &'static Catalog,
    /// The seats, by number.
    pub seats: &'a [SeatInfo],
    pub waiting: &'a [Person],
    pub settings: Settings,
    /// The person who opened the table, or inherited it.
    pub host: UserId,
    /// The previous host, until the next deal, if the table passed on because they did nothing.
    pub absent_host: Option<UserId>,
    pub games: u32,
    /// What the evening was like that ended with the table.
    pub evening: Option<&'a Message>,
    /// What the evening has come to, if it goes over several tables and that was read.
    pub so_far: Option<&'a EveningSoFar>,
    /// What the game that is over did to ratings, once that was read.
    pub rated: Option<&'a RatedGame>,
    /// The game whose cards are dealt again, once that was read.
    pub earlier: Option<&'a EarlierGame>,
    /// The people who are late for a planned evening.
    pub late: Option<&'a Late>,
    /// Whether the host has never played here before.
    pub hosts_first: bool,
    /// The game that ended without a result because its table did.
    pub unfinished: Option<GameNumber>,
    /// The people who agree that whoever is out of the next game may look at all hands.
    pub lets_watch: &'a [UserId],
    pub stage: &'a Stage,
    /// Whether other text needs the room: the seats stand in small print, in one line if they can.
    pub is_compact: bool,
}

impl<'a> Scene<'a> {
    pub fn of(catalog: &'static Catalog, snapshot: &'a Snapshot) -> Scene<'a> {
        Scene {
            waiting: &snapshot.waiting,
            host: snapshot.host,
            absent_host: snapshot.absent_host,
            games: snapshot.games,
            late: snapshot.late.as_ref(),
            hosts_first: snapshot.hosts_first,
            unfinished: snapshot.unfinished,
            lets_watch: &snapshot.lets_watch,
            ..Scene::plain(catalog, snapshot.settings, &snapshot.seats, &snapshot.stage)
        }
    }

    /// A table where nothing else is to be said.
    pub const fn plain(
        catalog: &'static Catalog,
        settings: Settings,
        seats: &'a [SeatInfo],
        stage: &'a Stage,
    ) -> Scene<'a> {
        Scene {
            catalog,
            seats,
            waiting: &[],
            settings,
            host: UserId(0),
            absent_host: None,
            games: 0,
            evening: None,
            so_far: None,
            rated: None,
            earlier: None,
            late: None,
            hosts_first: false,
            unfinished: None,
            lets_watch: &[],
            stage,
            is_compact: false,
        }
    }

    pub fn kind(&self) -> GameKind {
        self.settings.options.kind()
    }

    /// The seat that somebody typed: by its number, as autocomplete offers it, or by its player's
    /// name.
    pub fn named(&self, typed: &str) -> Option<Seat> {
        let bare = |text: &str| {
            let text = text.replace(is_shaping, "");
            folded(&text.chars().map(latin).collect::<String>().replace(COMPUTER, ""))
        };
        let typed = bare(typed);
        let seats = || Seat::first(self.seats.len());
        // Numbers go before names: somebody may be called 3.
        let number = typed.parse::<usize>().ok();
        let by_number = number.and_then(|number| seats().nth(number.checked_sub(1)?));
        let called = |seat: &Seat| bare(&self.label(*seat)) == typed;
        by_number.or_else(|| seats().find(called))
    }

    /// The seat's name as it is, for labels, which have no markup.
    pub fn label(&self, seat: Seat) -> String {
        match self.seats.get(seat.index()).map(|info| &info.owner) {
            Some(Owner::Person(person)) => self.catalog.isolated(self.unlike(seat, &person.name)),
            Some(Owner::Computer { number, .. }) => computer(self.catalog, *number),
            // An answer may be about a game that ended before it was written. The seat's player may
            // have left since.
            None => self.catalog.somebody(),
        }
    }

    /// A person's name, with the number of their seat if it passes for somebody else's here. It never
    /// does for a computer's.
    fn unlike(&self, seat: Seat, name: &str) -> String {
        let own = looks(name);
        let alike = |other: &Person| passes_for(&own, &looks(&other.name));
        let others = Seat::first(self.seats.len())
            .zip(self.seats)
            .filter(|(other, _)| *other != seat)
            .filter_map(|(_, info)| info.person());
        if others.chain(self.waiting).any(alike) {
            let number = self.catalog.seat_number(seat.index() + 1);
            format!("{} ({number})", shown(self.catalog, name))
        } else {
            shown(self.catalog, name)
        }
    }

    /// The same in a remark: a computer's without its sign.
    pub fn bare_name(&self, seat: Seat) -> String {
        escaped(self.label(seat).trim_start_matches(COMPUTER).trim_start())
    }

    pub fn name(&self, seat: Seat) -> String {
        escaped(&self.label(seat))
    }

    pub fn bold(&self, seat: Seat) -> String {
        format!("**{}**", self.name(seat))
    }

    /// The seat's name in bold, and who acts for it if it is not its owner.
    pub fn full_name(&self, seat: Seat) -> String {
        let name = self.bold(seat);
        let info = self.seats.get(seat.index()).filter(|info| info.person().is_some());
        match info.map(|info| info.acting) {
            Some(Acting::Owner) if info.is_some_and(SeatInfo::is_hurried) => {
                let seconds = self.settings.hurried_turn();
                let less = seconds.map(|seconds| options::time(self.catalog, seconds));
                less.map_or(name.clone(), |less| self.catalog.seat_hurried(name, less))
            }
            Some(Acting::Owner) | None => name,
            Some(Acting::ForSlow) => self.catalog.seat_slow(name),
            Some(Acting::ForAbsent) => self.catalog.seat_absent(name),
        }
    }

    /// The person who currently acts for the seat. Only they need to be told that it's their turn.
    pub fn attended_by(&self, seat: Seat) -> Option<UserId> {
        let info = self.seats.get(seat.index())?;
        info.is_attended().then(|| info.person().map(|person| person.id))?
    }

    /// A mention of the person who acts for the seat, or the seat's name in bold if nobody does.
    /// Only for the content of messages that notify them, with which Discord sends who they are:
    /// elsewhere, apps may show a mention as a number.
    pub fn called(&self, seat: Seat) -> String {
        match self.attended_by(seat) {
            Some(user) => mention(user),
            None => self.bold(seat),
        }
    }

    /// What a person at the table is called, in bold.
    pub fn person(&self, user: UserId) -> String {
        let person = self.people().find(|person| person.id == user);
        person.map_or_else(|| self.catalog.somebody(), |person| self.called_here(person))
    }

    /// What a person is called here, in bold, who may have no seat any more, or none yet.
    pub fn called_here(&self, person: &Person) -> String {
        format!("**{}**", self.among_others(person))
    }

    pub(super) fn among_others(&self, person: &Person) -> String {
        let is_theirs = |info: &SeatInfo| info.person().is_some_and(|own| own.id == person.id);
        let seat = self.seats.iter().position(is_theirs).and_then(Seat::new);
        if let Some(seat) = seat {
            return self.name(seat);
        }
        let others = self.people().filter(|other| other.id != person.id);
        let all =
            std::iter::once(person).chain(others).map(|person| (person.id, Some(&person.name[..])));
        escaped(&distinct_names(self.catalog, all).swap_remove(0))
    }

    /// Everybody with a seat, and who waits for one.
    fn people(&self) -> impl Iterator<Item = &'a Person> {
        self.seats.iter().filter_map(SeatInfo::person).chain(self.waiting)
    }

    pub fn names(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let names = seats.into_iter().map(|seat| self.name(seat));
        self.catalog.list(names)
    }

    /// A line that names the people waiting to be dealt into the next game; `None` if nobody is.
    pub fn waiting(&self) -> Option<String> {
        let names = self.waiting.iter().map(|person| self.among_others(person));
        (!self.waiting.is_empty()).then(|| self.catalog.waiting(self.catalog.list(names)))
    }

    /// The button to join while a game is being played.
    pub fn join_button(&self, game: GameNumber) -> Button {
        // The same throughout the game: joining isn't tied to a moment of it.
        let at = Moment::in_round(game, 0);
        Button::secondary(Action::Join(at), self.catalog.button_join())
    }

    pub fn rules_button(&self) -> Button {
        Button::secondary(Action::Rules(self.kind()), self.catalog.button_rules())
    }

    /// The button that shows people their own hand.
    pub fn hand_button(&self) -> Button {
        Button::secondary(Action::Hand, self.catalog.button_hand())
    }

    /// The buttons of a running game's public message: for the hand, the game's own, what happened so
    /// far, and a seat in the next game.
    pub fn buttons(&self, game: GameNumber, own: impl IntoIterator<Item = Button>) -> Vec<Button> {
        let hand = self.hand_button();
        let history = Button::secondary(Action::History(game, 0), self.catalog.button_history());
        [hand].into_iter().chain(own).chain([history, self.join_button(game)]).collect()
    }

    /// Whether a computer plays for the seat's owner.
    pub fn is_replaced(&self, seat: Seat) -> bool {
        let info = self.seats.get(seat.index());
        info.is_some_and(|info| info.acting != Acting::Owner)
    }

    /// The button to take over from the computer that plays for somebody, as long as their seat is
    /// in play.
    pub fn back_button(&self, seat: Seat, in_play: SeatSet) -> Option<Button> {
        let action = Action::Back(self.moment()?.game);
        (self.is_replaced(seat) && in_play.contains(seat))
            .then(|| Button::new(action, self.catalog.button_back(), ButtonStyle::Success))
    }

    /// In a lobby or a result, below everything else: the players' words in the order in which they came, or that they are void. Empty if nobody has
    /// cut. Each word has a line of its own, so no word looks like the cut of somebody else.
    pub fn cuts(&self, game: &Commitment) -> Vec<String> {
        let catalog = self.catalog;
        if game.cuts.is_empty() {
            return (game.voided > 0).then(|| small(&catalog.cuts_void())).into_iter().collect();
        }
        let line = |cut: &Cut| {
            small(&catalog.cut_line(self.name(cut.seat), word_shown(catalog, &cut.word)))
        };
        game.cuts.iter().map(line).collect()
    }

    /// In small print, the fingerprint of the secret of a game that is still to be dealt, or the game
    /// whose cards it has.
    pub fn commit(&self, game: &Commitment) -> String {
        if let Some(again) = self.dealt_again(game) {
            return again;
        }
        let digits: String = game.commit.chars().take(DIGITS).collect();
        small(&self.catalog.commit(game.game.0, digits))
    }

    /// In small print, the game whose cards this one has; `None` if they were shuffled.
    pub fn dealt_again(&self, game: &Commitment) -> Option<String> {
        game.again.map(|again| small(&self.catalog.again_note(again.game.0)))
    }

    /// The moment that buttons made now belong to.
    pub fn moment(&self) -> Option<Moment> {
        moment(self.stage)
    }
}

/// The moment that buttons made at this stage belong to; `None` once the table has ended.
pub fn moment(stage: &Stage) -> Option<Moment> {
    match stage {
        Stage::Lobby(next) => Some(moment_before(next)),
        Stage::Playing(playing) => Some(Moment::in_round(playing.commitment.game, playing.round)),
        Stage::Result(outcome) => Some(moment_before(&outcome.next)),
        Stage::Ended(_) => None,
    }
}

/// The moment that buttons belong to until this game is dealt.
pub const fn moment_before(next: &Commitment) -> Moment {
    Moment::in_round(next.game, next.voided)
}

/// The people whose turn it is and who haven't acted.
pub fn awaited(stage: &Stage, seats: &[SeatInfo]) -> Vec<UserId> {
    let Stage::Playing(playing) = stage else { return Vec::new() };
    people_in(playing.awaited, seats).collect()
}

/// The people whose seats these are.
fn people_in(of: SeatSet, seats: &[SeatInfo]) -> impl Iterator<Item = UserId> {
    of.iter().filter_map(|seat| seats.get(seat.index())?.person().map(|person| person.id))
}

/// The vote on whether the running game ends without a result, if there is one.
pub const fn vote(stage: &Stage) -> Option<&Vote> {
    match stage {
        Stage::Playing(playing) => playing.vote.as_ref(),
        Stage::Lobby(_) | Stage::Result(_) | Stage::Ended(_) => None,
    }
}

/// The people whose answer in a vote is still awaited, with the vote's id.
pub fn awaited_in_vote(stage: &Stage, seats: &[SeatInfo]) -> Vec<(UserId, InteractionId)> {
    let Some(vote) = vote(stage) else { return Vec::new() };
    people_in(vote.asked, seats).map(|user| (user, vote.id)).collect()
}

/// A point in time as Discord shows it to each reader, counting down.
pub fn countdown(at: SystemTime) -> String {
    stamp(at, 'R')
}

/// A point in time as Discord shows it to each reader: on their clock, and counting down.
pub fn clock_time(at: SystemTime) -> String {
    format!("{} ({})", stamp(at, 't'), stamp(at, 'R'))
}

/// A point in time as Discord shows it to each reader: in their calendar, and counting down.
pub fn date(at: SystemTime) -> String {
    format!("**{}** ({})", stamp(at, 'F'), stamp(at, 'R'))
}

fn stamp(at: SystemTime, style: char) -> String {
    let seconds = at.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    format!("<t:{seconds}:{style}>")
}

/// A line in small print.
pub fn small(line: &str) -> String {
    format!("-# {line}")
}
