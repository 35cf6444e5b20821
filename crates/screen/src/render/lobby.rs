//! The lobby: who has which seat, what is special about this table, and the commitment to the
//! shuffle.

use super::again;
use super::help;
use super::names::mention;
use super::numbers::of_100;
use super::options;
use super::scene::{Scene, clock_time, moment_before, small};
use super::watch;
use crate::custom_id::Action;
use crate::games::kit::table_options;
use crate::i18n::Catalog;
use crate::render::message::{Button, ButtonStyle, Colour, Message, Row, SelectOption};
use getaway_games::cards::Seat;
use getaway_games::options::Named;
use getaway_games::rating::{Player, Rating, chances};
use getaway_games::{GameKind, Level, Tally};
use getaway_table::{
    Commitment, End, GameNumber, Moment, Owner, Person, SeatInfo, Stage, UserId, seats_allowed,
};

/// The lobby while seats are being taken.
pub fn open(scene: &Scene, next: &Commitment) -> Message {
    let catalog = scene.catalog;
    let mut body = seats(scene, next);
    body.extend(passed_on(scene));
    body.extend(planned(scene, next));
    body.extend(next.again.map(|again| again::lobby(scene, again)).into_iter().flatten());
    body.push(catalog.lobby_intro());
    let special = table_options::changed(catalog, &scene.settings);
    if !special.is_empty() {
        body.push(small(&catalog.lobby_options(special.join(" · "))));
    }
    body.extend(watch::agreement(scene));
    body.extend(scene.cuts(next));
    body.extend(next.again.is_none().then(|| scene.commit(next)));
    let title = catalog.lobby_title(catalog.name());
    let message =
        Message::embed(title, body.join("\n"), Colour::Live).with_buttons(buttons(scene, next));
    match scene.settings.mention {
        Some(role) => message.mentioning(role),
        None => message,
    }
}

pub fn closed(scene: &Scene, next: &Commitment) -> Message {
    let catalog = scene.catalog;
    let mut body = seats(scene, next);
    body.extend(scene.cuts(next));
    body.push(scene.commit(next));
    let title = catalog.lobby_closed_title(catalog.name(), next.game.0);
    Message::embed(title, body.join("\n"), Colour::Past)
}

/// The buttons: Join, Leave, Deal, both ways to the options, Fill (if seats are free), Cut, Rules,
/// Odds where somebody loses, and a lesson for a host who hasn't played yet.
/// What to do next is green.
fn buttons(scene: &Scene, next: &Commitment) -> Vec<Button> {
    let (catalog, at) = (scene.catalog, moment_before(next));
    let least = *seats_allowed(&scene.settings, next.again).start();
    let (join, deal) = if deal_fills(scene, next) || scene.seats.len() >= least {
        (ButtonStyle::Secondary, ButtonStyle::Success)
    } else {
        (ButtonStyle::Success, ButtonStyle::Secondary)
    };
    let mut buttons = vec![
        Button::new(Action::Join(at), catalog.button_join(), join),
        leave_button(catalog, at),
        Button::new(Action::Deal(at), catalog.button_deal(), deal),
        Button::secondary(Action::Sheet(at.game), catalog.button_options()),
        Button::secondary(Action::Options(at.game, 1), catalog.button_more_options()),
    ];
    if let Some(fill) = fill_label(scene, next) {
        buttons.push(Button::secondary(Action::Fill(at), fill));
    }
    buttons.extend(watch::agree_button(scene, next));
    buttons.extend(next.again.is_none().then(|| cut_button(catalog, at)));
    buttons.push(scene.rules_button());
    if scene.kind().tally() == Tally::LastLoses {
        buttons.push(Button::secondary(Action::Odds(at.game), catalog.button_odds()));
    }
    buttons.extend(scene.hosts_first.then(|| help::learn_button(catalog, scene.kind())));
    buttons
}

/// How likely this person is to lose at the table, or would be if they joined. `people`: the ratings of
/// those who have a seat. `None` if there is nobody else, or the game has winners.
pub fn odds(
    scene: &Scene,
    own: UserId,
    rating: Rating,
    people: &[(UserId, Rating)],
) -> Option<String> {
    let catalog = scene.catalog;
    let mut players: Vec<Player> = scene
        .seats
        .iter()
        .map(|seat| match &seat.owner {
            Owner::Computer { level, .. } => Some(Player::Computer(*level)),
            Owner::Person(person) => {
                let known = people.iter().find(|(user, _)| *user == person.id);
                known.map(|(_, rating)| Player::Person(*rating))
            }
        })
        .collect::<Option<_>>()?;
    let is_own = |seat: &SeatInfo| seat.person().is_some_and(|person| person.id == own);
    let seat = scene.seats.iter().position(is_own);
    let again = match scene.stage {
        Stage::Lobby(next) => next.again,
        _ => None,
    };
    let full = players.len() >= *seats_allowed(&scene.settings, again).end();
    let at = seat.unwrap_or_else(|| {
        // In a full table, the last computer makes room.
        let computer = |player: &Player| matches!(player, Player::Computer(_));
        let at = players.iter().rposition(computer).filter(|_| full).unwrap_or(players.len());
        players.splice(at..players.len().min(at + 1), [Player::Person(rating)]);
        at
    });
    if players.len() < 2 {
        return None;
    }
    let chances = chances(scene.kind(), &players)?;
    let chance = of_100(*chances.get(at)?);
    let said = match seat {
        Some(_) => catalog.odds(chance),
        None => catalog.odds_joined(chance),
    };
    if rating.is_uncertain() {
        return Some(format!("{said} {}", catalog.odds_uncertain()));
    }
    Some(said)
}

/// Whether only one number of seats works, so that Deal fills up anyway.
fn deal_fills(scene: &Scene, next: &Commitment) -> bool {
    let seats = seats_allowed(&scene.settings, next.again);
    seats.start() == seats.end()
}

/// The label of the button that fills up with computers; `None` if the lobby has no such button.
fn fill_label(scene: &Scene, next: &Commitment) -> Option<String> {
    let seats = scene.settings.good_number_of_seats();
    let is_there = !deal_fills(scene, next) && scene.seats.len() < seats;
    is_there.then(|| scene.catalog.button_fill(seats))
}

/// The button for the host to take somebody out, if anybody else has a seat.
pub fn remove_button(scene: &Scene, game: GameNumber) -> Option<Button> {
    let button = || Button::secondary(Action::Remove(game), scene.catalog.button_remove());
    others(scene).next().map(|_| button())
}

/// Asks the host whom to take out. `None` if nobody else has a seat.
pub fn whom_to_remove(scene: &Scene, next: &Commitment) -> Option<Message> {
    let catalog = scene.catalog;
    let option = |(seat, person): (Seat, &Person)| SelectOption {
        value: person.id.to_string(),
        label: scene.label(seat),
        chosen: false,
    };
    let people: Vec<SelectOption> = others(scene).map(option).collect();
    let menu = |bars, placeholder| {
        let action = Action::RemoveOne(moment_before(next), bars);
        Row::Select { action, placeholder, options: people.clone() }
    };
    let rows = vec![menu(false, catalog.remove_for_now()), menu(true, catalog.remove_for_good())];
    (!people.is_empty()).then(|| Message { rows, ..Message::text(catalog.ask_remove()) })
}

/// Tells everyone, and the person above all, that the host has taken them out.
pub fn removed(scene: &Scene, person: UserId, bars: bool) -> Message {
    let (who, host) = (mention(person), scene.person(scene.host));
    let said = if bars {
        scene.catalog.removed_for_good(who, host)
    } else {
        scene.catalog.removed(who, host)
    };
    Message { mentions: vec![person], ..Message::text(said) }
}

/// The people with a seat besides the host.
fn others<'a>(scene: &Scene<'a>) -> impl Iterator<Item = (Seat, &'a Person)> + use<'a> {
    let host = scene.host;
    let seats = Seat::first(scene.seats.len()).zip(scene.seats);
    let people = seats.filter_map(|(seat, info)| Some((seat, info.person()?)));
    people.filter(move |(_, person)| person.id != host)
}

pub fn leave_button(catalog: &Catalog, at: Moment) -> Button {
    Button::secondary(Action::Leave(at), catalog.button_leave())
}

pub fn cut_button(catalog: &Catalog, at: Moment) -> Button {
    Button::secondary(Action::Cut(at), catalog.button_cut())
}

/// The seats, with a heading that says how many can play.
fn seats(scene: &Scene, next: &Commitment) -> Vec<String> {
    let catalog = scene.catalog;
    let (least, most) = seats_allowed(&scene.settings, next.again).into_inner();
    let taken = scene.seats.len();
    let mut lines = if least == most {
        vec![catalog.lobby_seats_exact(taken, most)]
    } else {
        vec![catalog.lobby_seats(taken, least, most)]
    };
    for seat in Seat::first(scene.seats.len()) {
        let name = lobby_name(scene, seat);
        lines.push(catalog.lobby_seat(seat.index() + 1, name));
    }
    if least == most && scene.seats.len() < least {
        let level = options::value_label(catalog, scene.settings.level.name());
        lines.push(catalog.lobby_fills(level));
    }
    lines
}

/// Says who is host now, if the previous one did nothing for a while.
pub fn passed_on(scene: &Scene) -> Option<String> {
    let (before, now) = (scene.person(scene.absent_host?), scene.person(scene.host));
    Some(scene.catalog.host_passed_on(before, now))
}

/// What the lobby of a planned evening adds: who is late, and how many are missing.
fn planned(scene: &Scene, next: &Commitment) -> Vec<String> {
    let (Some(late), catalog) = (scene.late, scene.catalog) else { return Vec::new() };
    let is_late =
        |seat: &Seat| scene.attended_by(*seat).is_some_and(|user| late.people.contains(&user));
    let names = scene.names(Seat::first(scene.seats.len()).filter(is_late));
    let mut lines = Vec::new();
    if !names.is_empty() {
        lines.push(catalog.lobby_late(names, clock_time(late.until)));
    }
    let least = *seats_allowed(&scene.settings, next.again).start();
    let missing = least.saturating_sub(scene.seats.len());
    if missing > 0
        && let Some(fill) = fill_label(scene, next)
    {
        lines.push(catalog.lobby_missing(missing, fill));
    }
    lines
}

/// A seat's name, and whether it is the host's or a computer's.
fn lobby_name(scene: &Scene, seat: Seat) -> String {
    let catalog = scene.catalog;
    let name = scene.bold(seat);
    match scene.seats.get(seat.index()).map(|info| &info.owner) {
        Some(Owner::Person(person)) if person.id == scene.host => catalog.seat_host(name),
        Some(Owner::Computer { level, .. }) if *level != Level::default() => {
            catalog.seat_computer(name, options::value_label(catalog, level.name()))
        }
        _ => name,
    }
}

pub fn ended(scene: &Scene, end: &End) -> Message {
    let catalog = scene.catalog;
    let body = match end {
        End::Stopped(person) => catalog.ended_stopped(scene.called_here(person)),
        End::Unfinished(person) => catalog.ended_unfinished(scene.called_here(person)),
        End::Agreed(person) => catalog.ended_agreed(scene.called_here(person)),
        End::Replaced(person) => catalog.ended_replaced(scene.called_here(person)),
        End::Idle if scene.settings.is_slow() => catalog.ended_idle_slow(),
        End::Idle => catalog.ended_idle(),
        End::Deserted => catalog.ended_deserted(),
        End::ChannelGone => catalog.ended_channel(),
    };
    // Whoever doubts the shuffle can check it, however the game has ended.
    let revealed = scene.unfinished.map(|game| {
        let (kind, verify) = (scene.kind(), catalog.button_verify());
        let buttons = [
            Button::secondary(Action::Verify(kind, game), verify),
            Button::secondary(Action::Record(kind, game), catalog.button_daily_record()),
        ];
        (catalog.ended_without_result(game.0), buttons)
    });
    let said = revealed.iter().map(|(said, _)| said.clone());
    let body = [body].into_iter().chain(said).collect::<Vec<_>>().join("\n");
    let mut message = match scene.evening {
        Some(evening) => evening.clone().with_end(&body),
        None => Message::embed(catalog.ended_title(), body, Colour::Past)
            .with_buttons(vec![new_table(catalog, scene.kind())]),
    };
    if let Some((_, buttons)) = revealed {
        message = message.with_buttons(buttons.into());
    }
    if let End::Replaced(_) = end {
        // The next one is there already.
        message.remove_buttons(|action| matches!(action, Action::Start(_)));
    }
    message
}

/// The way from a closed table to the next one.
pub fn new_table(catalog: &Catalog, kind: GameKind) -> Button {
    let label = catalog.button_new_table();
    Button::new(Action::Start(kind), label, ButtonStyle::Success)
}

#[cfg(test)]
mod tests {
    use std::time::SystemTime;

    use super::*;
    use crate::games::kit::testing::{self, buttons, commitment, person, read};
    use crate::i18n::Language;
    use getaway_table::{Late, Settings};

    #[test]
    fn a_planned_lobby_names_only_a_button_that_it_has() {
        let next = commitment(1);
        let stage = Stage::Lobby(next.clone());
        let late = Late { people: Vec::new(), until: SystemTime::UNIX_EPOCH };
        for kind in GameKind::ALL {
            let settings = Settings::of(*kind);
            for taken in 1..=*settings.options.seats().start() {
                let seats: Vec<SeatInfo> =
                    (1..).map(|id| SeatInfo::new(person(id, "Ann"))).take(taken).collect();
                let catalog = Language::English.catalog_of(*kind);
                let usual = testing::scene(catalog, settings, &seats, &stage);
                let scene = Scene { late: Some(&late), ..usual };
                let message = open(&scene, &next);
                let (said, shown) = (read(&message), buttons(&message));
                let fill = shown.iter().find(|button| matches!(button.action, Action::Fill(_)));
                let named = |fill: &&Button| said.contains(&format!("press **{}**", fill.label));
                let named = fill.is_some_and(named);
                assert_eq!(said.contains("more needed"), named, "{kind}: {said}");
            }
        }
    }

    #[test]
    fn odds_are_told_to_people_with_a_seat_and_to_those_without() {
        let next = commitment(1);
        let stage = Stage::Lobby(next.clone());
        let computer = Owner::Computer { level: Level::Easy, number: 1 };
        let seats = [person(11, "Ann"), person(12, "Bob"), computer].map(SeatInfo::new);
        let rating = |points: i64, uncertainty: i64| Rating {
            strength: points * 1000,
            uncertainty: uncertainty * 1000,
        };
        let (ann, bob) = ((UserId(11), rating(1500, 90)), (UserId(12), rating(1500, 90)));
        let cid = (UserId(13), rating(1500, 250));
        let told = |kind: GameKind, seats: &[SeatInfo], (own, rating)| {
            let catalog = Language::English.catalog_of(kind);
            let scene = testing::scene(catalog, Settings::of(kind), seats, &stage);
            odds(&scene, own, rating, &[ann, bob])
        };
        let said = told(GameKind::Getaway, &seats, ann).unwrap();
        assert_eq!(said, "At this table, you’d lose about 13 of 100 games.");
        let joined = told(GameKind::Getaway, &seats, cid).unwrap();
        assert!(
            joined.starts_with("If you joined now, you’d lose about 13 of 100 games. "),
            "{joined}"
        );
        assert!(joined.ends_with("so that may change a lot."), "{joined}");
        assert_eq!(told(GameKind::Getaway, &seats[..1], ann), None);
        assert_eq!(told(GameKind::King, &seats, ann), None);
        // In a full table, somebody who joins has the seat of the last computer.
        let easy = |number| SeatInfo::new(Owner::Computer { level: Level::Easy, number });
        let others = [seats[0].clone(), easy(1), easy(2)];
        let [full, joined] =
            [easy(3), SeatInfo::new(person(13, "Cid"))].map(|last| [&others[..], &[last]].concat());
        let people = [ann, (cid.0, ann.1)];
        let catalog = Language::English.catalog_of(GameKind::Palace);
        let [now, then] = [&full, &joined].map(|seats| {
            let settings = Settings::of(GameKind::Palace);
            let scene = testing::scene(catalog, settings, seats, &stage);
            let said = odds(&scene, cid.0, ann.1, &people).unwrap();
            said.chars().filter(char::is_ascii_digit).collect::<String>()
        });
        assert_eq!(now, then);
        // Where nobody loses, there is no such button.
        for kind in GameKind::ALL {
            let catalog = Language::English.catalog_of(*kind);
            let scene = testing::scene(catalog, Settings::of(*kind), &seats, &stage);
            let message = open(&scene, &next);
            let shown = buttons(&message);
            let has = shown.iter().any(|button| matches!(button.action, Action::Odds(_)));
            assert_eq!(has, kind.tally() == Tally::LastLoses, "{kind}");
        }
    }
}
