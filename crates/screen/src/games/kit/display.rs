//! What any game shows, from a table's snapshot to messages and sentences: pure functions over
//! [`OnDiscord`]. Also sentences about turns.

use super::hand::Hand;
use super::moments::{Highlight, Narrator, events};
use super::on_discord::{LastMove, OnDiscord};
use super::running::{self, Running};
use super::table_options;
use crate::custom_id::{Action, HelpPage};
use crate::i18n::Catalog;
use crate::pictures::{Colours, Spread};
use crate::render::message::{Button, Colour, Message, ROWS_MAX, Row};
use crate::render::scene::countdown;
use crate::render::{ActsBy, Scene, options, outcome, stand_in, stop, watch};
use getaway_games::cards::{Seat, SeatSet};
use getaway_games::options::Named;
use getaway_games::{
    self, GameKind, In, MoveOutcome, MoveRefusal, Options, PublicView, Record, by_game, by_kind,
};
use getaway_table::{
    GameNumber, GameSnapshot, Outcome, Refusal, SeatInfo, Settings, Snapshot, Stage, Watch,
};

/// The rules in short. `at_table`: whether the settings are a table's, not the server's defaults.
pub fn rules(catalog: &Catalog, settings: &Settings, at_table: bool) -> Message {
    let mut body = by_game!(Options, &settings.options, |G, options| G::rules(catalog, options));
    body.push(plays(catalog, table_options::lines(catalog, settings), at_table));
    Message::embed(catalog.rules_title(), body.join("\n\n"), Colour::Live)
}

/// In what the settings differ from what the guide to a first game describes, if they do. `at_table`
/// as for [`rules`].
pub fn plays_otherwise(catalog: &Catalog, settings: &Settings, at_table: bool) -> Option<String> {
    let changed = table_options::changed(catalog, settings);
    (!changed.is_empty()).then(|| plays(catalog, changed, at_table))
}

fn plays(catalog: &Catalog, lines: Vec<String>, at_table: bool) -> String {
    let lines = lines.join("\n");
    if at_table { catalog.rules_options(lines) } else { catalog.rules_defaults(lines) }
}

pub fn help_picture(kind: GameKind, page: HelpPage, colours: Colours) -> Option<Spread> {
    let rows = match page {
        HelpPage::Aim => by_kind!(kind, |G| <G as OnDiscord>::HELP_AIM),
        HelpPage::Turn => by_kind!(kind, |G| <G as OnDiscord>::HELP_TURN),
        HelpPage::Buttons | HelpPage::End => return None,
    };
    Some(Spread { rows: rows.iter().map(|row| row.to_vec()).collect(), colours })
}

pub fn part(playing: &GameSnapshot) -> u32 {
    by_game!(PublicView, &playing.game, |G, view| G::part(view))
}

pub fn playing(scene: &Scene, table: &GameSnapshot) -> Message {
    let mut shown = by_game!(PublicView, &table.game, |G, view| {
        <G as OnDiscord>::playing(scene, Running { table, view })
    });
    shown = watch::with_button(scene, table, changed(scene, table, shown));
    if let Some(note) = scene.dealt_again(&table.commitment) {
        shown = shown.with_end(&note);
    }
    if let Some(stand_in) = &table.stand_in {
        shown = stand_in::with_question(scene, table, stand_in, shown);
    }
    if let Some(offer) = &table.offer {
        shown = stop::with_offer(scene, table.commitment.game, offer, shown);
    }
    if let Some(vote) = &table.vote {
        shown = stop::with_question(scene, table.commitment.game, vote, shown);
    }
    shown
}

/// Adds a line with the options that the host changed just before the deal, when nobody could see it.
fn changed(scene: &Scene, table: &GameSnapshot, mut shown: Message) -> Message {
    let Some(before) = &table.changed_from else { return shown };
    let catalog = scene.catalog;
    let computers = scene.seats.iter().filter(|seat| seat.person().is_none()).count();
    let lines = |settings: &Settings, computers: usize| {
        let line = |setting: &str, value: String| {
            let label = options::label(catalog, &format!("setting_{setting}"), setting);
            catalog.option_line(label, value)
        };
        let choice = |name| options::value_label(catalog, name);
        let mut lines = table_options::lines(catalog, settings);
        lines.push(line("computers", computers.to_string()));
        lines.push(line("level", choice(settings.level.name())));
        // Default values have no line of their own, but the host may have gone back to one.
        lines.extend((!settings.friendly).then(|| line("friendly", choice("no"))));
        let nobody = settings.watch == Watch::Nobody;
        lines.extend(nobody.then(|| line("watch", choice(settings.watch.name()))));
        lines.extend((settings.cup == 0).then(|| line("cup", settings.cup.to_string())));
        lines
    };
    let before = lines(&before.settings, before.computers.unwrap_or(computers));
    let mut now = lines(&scene.settings, computers);
    now.retain(|line| !before.contains(line));
    if let (Some(embed), false) = (&mut shown.embed, now.is_empty()) {
        let changed = catalog.changed_before_deal(now.join(" · "));
        embed.description = format!("{changed}\n{}", embed.description);
    }
    shown
}

/// What is said to somebody whose time ran out: what a computer has played for them.
pub fn played_for(scene: &Scene, seat: Seat, who: String) -> String {
    let catalog = scene.catalog;
    let view = match scene.stage {
        Stage::Playing(playing) => Some(&playing.game),
        Stage::Result(outcome) => Some(&outcome.game),
        Stage::Lobby(_) | Stage::Ended(_) => None,
    };
    let last = view.and_then(|view| {
        by_game!(PublicView, view, |G, view| <G as OnDiscord>::last_move(scene, view, seat))
    });
    match last {
        Some(LastMove::Played(cards)) => catalog.nudge_played(who, cards),
        Some(LastMove::Did(what)) => catalog.nudge_moved(who, what),
        None => catalog.nudge_moved(who, String::new()).trim_end().to_owned(),
    }
}

pub fn outcome(scene: &Scene, outcome: &Outcome) -> Message {
    let then = &outcome::then(scene, outcome);
    let words = by_game!(PublicView, &outcome.game, |G, view| G::result_words(then, view));
    outcome::open(scene, outcome, words)
}

/// The final public message of a game that has just ended, with its last part.
pub fn closed(scene: &Scene, outcome: &Outcome) -> Message {
    // People may have left or joined since the game ended.
    let then = &outcome::then(scene, outcome);
    let last = by_game!(PublicView, &outcome.game, |G, view| <G as OnDiscord>::ending(then, view));
    let title = scene.catalog.outcome_title(outcome.commitment.game.0);
    Message::embed(title, last.unwrap_or_default(), Colour::Past)
}

/// The table's game with this number, with its seats as they were. `None` if the table no longer
/// has it.
pub fn game<'a>(scene: &Scene<'a>, game: GameNumber) -> Option<(Scene<'a>, &'a PublicView)> {
    let (present, view, seats) = match scene.stage {
        Stage::Playing(playing) => (playing.commitment.game, &playing.game, scene.seats),
        Stage::Result(outcome) => (outcome.commitment.game, &outcome.game, &outcome.seats[..]),
        Stage::Lobby(_) | Stage::Ended(_) => return None,
    };
    (present == game).then_some((Scene { seats, ..*scene }, view))
}

/// What has happened so far in the table's game, in pages, oldest first. `None` if the table no
/// longer has this game.
pub fn history(scene: &Scene, game: GameNumber) -> Option<Vec<String>> {
    let (then, view) = self::game(scene, game)?;
    let parts = by_game!(PublicView, view, |G, view| G::history(&then, view));
    Some(crate::render::history::pages(parts))
}

/// A running or finished game as rows of signs; see [`OnDiscord::squares`].
pub fn squares(snapshot: &Snapshot, seat: Seat) -> String {
    let squares = |table: &GameSnapshot| {
        by_game!(PublicView, &table.game, |G, view| <G as OnDiscord>::squares(view, seat))
    };
    table(snapshot).map(squares).unwrap_or_default()
}

/// The moments of a finished game that are worth telling; none if it can't be replayed. They say so where
/// a computer made some of somebody's moves.
pub fn moments(narrator: &Narrator<'_>, record: &Record) -> Vec<Highlight> {
    by_game!(Record, record, |G, record| {
        let Ok(stand_ins) = record.stand_ins() else { return Vec::new() };
        let mut told = <G as OnDiscord>::moments(narrator, &events(record));
        for moment in told.iter_mut().filter(|moment| stand_ins.contains(moment.seat)) {
            let text = std::mem::take(&mut moment.text);
            moment.text = narrator.catalog.recap_stood_in(text);
        }
        told
    })
}

/// The running game. `None` while none is being played.
const fn table(snapshot: &Snapshot) -> Option<&GameSnapshot> {
    match &snapshot.stage {
        Stage::Playing(table) => Some(table),
        Stage::Lobby(_) | Stage::Result(_) | Stage::Ended(_) => None,
    }
}

/// The hand of the player in the seat. `None` while they have none.
fn hand_of(scene: &Scene, snapshot: &Snapshot, seat: Seat) -> Option<Hand> {
    let table = table(snapshot)?;
    by_game!(PublicView, &table.game, |G, view| {
        let own = running::view::<G>(snapshot, seat)?;
        <G as OnDiscord>::hand(scene, Running { table, view }, &own)
    })
}

/// Whether the player in the seat is out of the running game: they have got away, or lost their last
/// token.
pub fn is_out(catalog: &'static Catalog, snapshot: &Snapshot, seat: Seat) -> bool {
    let hand = hand_of(&Scene::of(catalog, snapshot), snapshot, seat);
    hand.is_some_and(|hand| !hand.in_play.contains(seat))
}

/// A player's own hand, or the message shown instead. `None` while no game is being played.
pub fn hand(
    catalog: &'static Catalog,
    snapshot: &Snapshot,
    seat: Seat,
    by: ActsBy,
) -> Option<Message> {
    let (scene, table) = (Scene::of(catalog, snapshot), table(snapshot)?);
    let Some(mut hand) = hand_of(&scene, snapshot, seat) else {
        return by_game!(PublicView, &table.game, |G, view| {
            <G as OnDiscord>::without_hand(&scene, Running { table, view }, seat)
        });
    };
    hand.add_hint(&scene);
    // In a turn with a choice, the cards need the room.
    let is_chosen = is_chosen(snapshot, &hand);
    let is_offered = if hand.is_due { snapshot.is_forced(seat) } else { is_chosen };
    let switch = is_offered.then(|| switch(&scene, is_chosen));
    Some(with_switch(hand.message(&scene, by), switch, by))
}

/// Table, hand and moves in one message, for somebody who plays alone. `None` while they have no
/// hand.
pub fn solo_message(catalog: &'static Catalog, snapshot: &Snapshot, seat: Seat) -> Option<Message> {
    let scene = Scene::of(catalog, snapshot);
    let shown = playing(&scene, table(snapshot)?).embed?;
    let mut hand = hand_of(&scene, snapshot, seat)?;
    // The message already shows the table, right above.
    hand.table.clear();
    let own = hand.message(&scene, ActsBy::Buttons);
    let text = format!("{}\n\n{}", shown.text(), own.content);
    let message = Message::embed(String::new(), text, Colour::Live).saying(shown.whose);
    Some(Message { rows: own.rows, ..message })
}

/// The table in few lines, and everything that somebody could try who learns the game: all cards of
/// their hand where these are buttons, wrong ones too, else the moves that are legal, below the cards
/// if they aren't on the buttons. What to do is said elsewhere.
pub fn lesson(
    catalog: &'static Catalog,
    snapshot: &Snapshot,
    seat: Seat,
) -> Option<(String, Vec<Row>)> {
    let scene = Scene { is_compact: true, ..Scene::of(catalog, snapshot) };
    let shown = playing(&scene, table(snapshot)?).embed?.description;
    let hand = hand_of(&scene, snapshot, seat)?;
    let (cards, rows, buttons) = match hand.ahead {
        Some((rows, buttons)) if !rows.is_empty() => (Vec::new(), rows, buttons),
        Some(_) => (hand.cards, hand.moves, hand.buttons),
        None => (Vec::new(), hand.moves, hand.buttons),
    };
    let rows = Message { rows, ..Message::default() }.with_buttons(buttons).rows;
    Some(([vec![shown], cards].concat().join("\n"), rows))
}

/// The hand without the parts that only the player's turn adds. `None` while the player has no hand,
/// and if such a hand wouldn't do.
pub fn hand_without_turn(
    catalog: &'static Catalog,
    snapshot: &Snapshot,
    seat: Seat,
    by: ActsBy,
) -> Option<Message> {
    let scene = Scene::of(catalog, snapshot);
    let hand = hand_of(&scene, snapshot, seat)?;
    let switch = is_chosen(snapshot, &hand).then(|| switch(&scene, true));
    Some(with_switch(hand.without_turn(&scene, by)?, switch, by))
}

/// Whether the hand's player, who still plays, has chosen that their only card is played by itself.
fn is_chosen(snapshot: &Snapshot, hand: &Hand) -> bool {
    let person = snapshot.seat(hand.seat).and_then(SeatInfo::person);
    let is_chosen = person.is_some_and(|person| snapshot.by_itself.contains(&person.id));
    is_chosen && hand.in_play.contains(hand.seat)
}

/// The button that changes that choice.
fn switch(scene: &Scene, is_chosen: bool) -> Button {
    let label = if is_chosen {
        scene.catalog.button_not_by_itself()
    } else {
        scene.catalog.button_by_itself()
    };
    Button::secondary(Action::ByItself(!is_chosen), label)
}

/// Adds it in a row of its own, so that it breaks no other one, if there is room.
fn with_switch(mut message: Message, switch: Option<Button>, by: ActsBy) -> Message {
    let room = message.rows.len() < ROWS_MAX && by != ActsBy::Commands;
    let row = switch.filter(|_| room).map(|switch| Row::Buttons(vec![switch]));
    message.rows.extend(row);
    message
}

pub fn dealt(scene: &Scene, game: GameNumber) -> String {
    by_kind!(scene.kind(), |G| <G as OnDiscord>::dealt(scene, game))
}

pub fn done(scene: &Scene, done: &MoveOutcome) -> String {
    by_game!(MoveOutcome, *done, |G, done| G::done(scene, done))
}

/// A figure's highest value in words. Only for figures whose highest value counts.
pub fn highest(catalog: &Catalog, kind: GameKind, figure: &str, value: i64) -> String {
    let words = by_kind!(kind, |G| <G as OnDiscord>::highest(catalog, figure, value));
    words.unwrap_or_else(|| catalog.isolated(value.to_string()))
}

pub fn refusal(
    scene: &Scene,
    snapshot: &Snapshot,
    seat: Option<Seat>,
    refusal: getaway_games::MoveRefusal,
) -> String {
    if refusal == MoveRefusal::Seats {
        return scene.catalog.refuse_internal();
    }
    by_kind!(scene.kind(), |G| {
        match <G as In<MoveRefusal>>::unwrap(refusal) {
            Some(refusal) => {
                let view = seat.and_then(|seat| running::view::<G>(snapshot, seat));
                G::refusal(scene, view.as_deref(), refusal)
            }
            None => scene.catalog.refuse_stale(),
        }
    })
}

/// Whether a move is refused only because somebody else's turn comes first.
pub fn is_too_early(scene: &Scene, refusal: &Refusal) -> bool {
    let Refusal::Game(refusal) = refusal else { return false };
    by_kind!(scene.kind(), |G| {
        <G as In<MoveRefusal>>::unwrap(*refusal).is_some_and(|refusal| G::is_too_early(&refusal))
    })
}

/// What a player reads while it's this seat's turn. With two players left, their hand changes as
/// soon as that turn is over, so it can name the other one. With more, it would have to be edited at
/// each turn of the others.
pub fn waiting(scene: &Scene, in_play: SeatSet, turn: Seat) -> String {
    if in_play.len() == 2 {
        scene.catalog.turn_of(scene.name(turn))
    } else {
        scene.catalog.own_wait()
    }
}

/// Says who is due, and when their time is up if a clock is running.
pub fn timed(scene: &Scene, table: &GameSnapshot, due: String) -> String {
    match &table.clock {
        Some(clock) => scene.catalog.turn_clock(due, countdown(clock.ends)),
        None => due,
    }
}

/// Says whose turn it is. `say` gets the name of the person who acts for the seat. A computer
/// isn't addressed.
pub fn turn(scene: &Scene, seat: Seat, say: impl FnOnce(String) -> String) -> String {
    match scene.attended_by(seat) {
        Some(_) => say(scene.bold(seat)),
        None => scene.catalog.turn_of(scene.name(seat)),
    }
}
