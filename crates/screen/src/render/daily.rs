//! The messages of the deal of the day: its first page, the game, the result, a day's board.
//!
//! Only the shared result is public. One person alone sees the others.

use super::message::{Button, ButtonStyle, Colour, Message, Row, rows, turn_pages};
use super::names::{distinct_names, escaped, named};
use super::scene::clock_time;
use super::{options, replay};
use crate::custom_id::{Action, DailyAction, GameOfDay};
use crate::games::kit::display;
use crate::games::kit::replay::Page;
use crate::i18n::Catalog;
use getaway_games::{GameKind, Tally};
use getaway_store::{DailyBoard, DailyResult, DailyRow};
use getaway_table::UserId;
use getaway_table::daily::{Day, OwnEnd, Phase, SEATS, Solo, Streaks, Today};

/// The number of places on a page of a board.
pub const SHOWN: u32 = 20;

/// The deal that a message is about, and the message's language.
#[derive(Clone, Copy)]
pub struct About {
    pub catalog: &'static Catalog,
    pub kind: GameKind,
    pub day: Day,
    pub phase: Phase,
}

/// A person's result of a day's deal, and how it compares.
#[derive(Clone, Copy)]
pub struct OwnResult<'a> {
    pub result: DailyResult,
    /// The game as rows of signs.
    pub squares: &'a str,
    /// Whether it was finished in time.
    pub counts: bool,
    pub board: &'a DailyBoard,
    /// Whether it was begun in the board's server.
    pub here: bool,
    /// How many days they played, and how many in a row.
    pub streaks: Streaks,
}

impl About {
    fn title(self) -> String {
        self.catalog.daily_title(self.day.deal())
    }

    fn board_of(self, day: Day) -> Button {
        let label = self.catalog.button_daily_board_of(day.deal());
        side(DailyAction::Board(self.kind, day, 1), label)
    }

    fn back(self) -> Button {
        side(DailyAction::Open(self.kind, self.day), self.catalog.button_back_to())
    }

    /// The buttons that appear only once the day has closed.
    fn afterwards(self, played: bool) -> Vec<Button> {
        if self.phase < Phase::Closed {
            return Vec::new();
        }
        let (catalog, kind, day) = (self.catalog, self.kind, self.day);
        let mut buttons = vec![side(DailyAction::Verify(kind, day), catalog.button_verify())];
        if played {
            buttons.push(side(DailyAction::Review(kind, day), catalog.button_review()));
            buttons.push(side(DailyAction::Replay(kind, day, 1), catalog.button_replay()));
            buttons.push(side(DailyAction::Record(kind, day), catalog.button_daily_record()));
        }
        buttons
    }
}

fn side(action: DailyAction, label: String) -> Button {
    Button::secondary(Action::Daily(action), label)
}

/// The page before the game. `left`: an earlier day whose deal the person hasn't finished. `before`:
/// the day before, if it had a deal.
pub fn intro(
    about: About,
    today: &Today,
    streaks: Streaks,
    left: Option<Day>,
    before: Option<Day>,
) -> Message {
    let catalog = about.catalog;
    let mut body = vec![
        catalog.daily_intro(),
        catalog.daily_ends(clock_time(about.day.ends()), clock_time(about.day.closes())),
    ];
    if streaks.played > 0 {
        body.push(streak(catalog, streaks));
    }
    body.push(catalog.daily_fingerprint(today.commit.clone()));
    let action = Action::Daily(DailyAction::Start(about.kind, about.day));
    let start = Button::new(action, catalog.button_daily_start(), ButtonStyle::Success);
    let left = left.map(|day| {
        side(DailyAction::Open(about.kind, day), catalog.button_daily_finish(day.deal()))
    });
    let before = before.map(|day| about.board_of(day));
    let buttons = [Some(start), left, before].into_iter().flatten();
    Message::embed(about.title(), body.join("\n\n"), Colour::Live).with_buttons(buttons.collect())
}

pub fn playing(about: About, solo: &Solo) -> Option<Message> {
    let message = display::solo_message(about.catalog, &solo.snapshot(), solo.seat())?;
    let mut message = titled(about, message);
    if let Some(embed) = &mut message.embed {
        let until = if about.phase < Phase::Closed {
            about.catalog.daily_until(clock_time(about.day.closes()))
        } else {
            about.catalog.daily_closed()
        };
        embed.description = format!("{until}\n\n{}", embed.description);
    }
    let history =
        side(DailyAction::History(about.kind, about.day, 0), about.catalog.button_history());
    if let Some(history) = rows::join(&mut message.rows, history) {
        message = message.with_buttons(vec![history]);
    }
    Some(for_daily(about, message))
}

pub fn history(about: About, solo: &Solo, page: u32) -> Message {
    let snapshot = solo.snapshot();
    let scene = super::Scene::of(about.catalog, &snapshot);
    let pages = display::history(&scene, about.day.number()).unwrap_or_default();
    let message = super::history::page(about.catalog, about.day.number(), pages, page);
    let is_open = about.phase >= Phase::Closed && solo.end().is_some();
    let replay = is_open.then(|| {
        let action = DailyAction::Replay(about.kind, about.day, 1);
        side(action, about.catalog.button_replay())
    });
    let buttons = [about.back()].into_iter().chain(replay);
    for_daily(about, titled(about, message).with_buttons(buttons.collect()))
}

/// A step of the game, once the day has closed. It isn't shown to others, whose own game of that day may
/// still be running.
pub fn replay(about: About, solo: &Solo, page: &Page) -> Message {
    let snapshot = solo.snapshot();
    let scene = super::Scene::of(about.catalog, &snapshot);
    let step = |at| Action::Daily(DailyAction::Replay(about.kind, about.day, at));
    let to = replay::To { step, share: None };
    replay::message(&scene, &about.title(), page, to).with_buttons(vec![about.back()])
}

/// A message about a game, under the name of the deal: the game's number says nothing to people.
pub fn titled(about: About, mut message: Message) -> Message {
    if let Some(embed) = &mut message.embed {
        embed.title = about.title();
    }
    message
}

/// The question before a move: what it would mean, and the button that makes it.
pub fn question(about: About, asks: String, yes: Button) -> Message {
    // The buttons need it, so no embed hides it.
    let message = Message::text(format!("**{}**\n{asks}", about.title()));
    for_daily(about, message.with_buttons(vec![yes, about.back()]))
}

/// Makes a table's buttons and menus act on the deal of the day instead.
pub(super) fn for_daily(about: About, mut message: Message) -> Message {
    let to = |action: &mut Action| {
        *action = match *action {
            Action::Game(action) => {
                Action::Daily(DailyAction::Game(GameOfDay { day: about.day, action }))
            }
            Action::History(_, page) => {
                Action::Daily(DailyAction::History(about.kind, about.day, page))
            }
            other => other,
        };
    };
    for row in &mut message.rows {
        match row {
            Row::Buttons(buttons) => buttons.iter_mut().for_each(|button| to(&mut button.action)),
            Row::Select { action, .. } => to(action),
        }
    }
    message
}

pub fn result(about: About, own_result: OwnResult, tomorrow: Option<&Today>) -> Message {
    let catalog = about.catalog;
    let OwnResult { result, squares, counts, board, here, streaks } = own_result;
    let figures = [catalog.daily_rounds(result.rounds), ties(about, result)].join(" · ");
    let mut body = vec![[squares, &figures].join("\n")];
    body.push(if counts { ranked(catalog, board, here) } else { catalog.daily_late() });
    body.push(streak(catalog, streaks));
    if about.phase < Phase::Closed {
        body.push(catalog.daily_not_closed(clock_time(about.day.closes())));
    }
    if let Some(today) = tomorrow {
        body.push(catalog.daily_tomorrow(today.tomorrow.clone()));
    }
    let (kind, day) = (about.kind, about.day);
    let share = || side(DailyAction::Share(kind, day), catalog.button_daily_share());
    let mut buttons = vec![side(DailyAction::Board(kind, day, 1), catalog.button_daily_board())];
    buttons.extend(counts.then(share));
    buttons.push(side(DailyAction::History(kind, day, 0), catalog.button_history()));
    buttons.extend(about.afterwards(true));
    let message = Message::embed(about.title(), body.join("\n\n"), Colour::Result);
    message.saying(ended(about, result)).with_buttons(buttons)
}

fn ended(about: About, result: DailyResult) -> String {
    let catalog = about.catalog;
    let seats = u32::try_from(SEATS).unwrap_or(u32::MAX);
    match about.kind.tally() {
        Tally::LastLoses if result.place == seats => catalog.daily_lost(result.place, seats),
        Tally::LastLoses => catalog.daily_escaped(result.place, seats),
        Tally::FirstWins => catalog.daily_placed(result.place, seats),
    }
}

/// The figure that breaks ties, with its label.
fn ties(about: About, result: DailyResult) -> String {
    let name = about.kind.daily().unwrap_or_default();
    let key = format!("{}_figure_{name}", about.kind);
    let label = options::label(about.catalog, &key, name);
    about.catalog.option_line(label, result.ties.to_string())
}

/// The person's place among those who have played: in this server, if they have played `here`, and
/// in all. Equal results share one.
fn ranked(catalog: &Catalog, board: &DailyBoard, here: bool) -> String {
    let everywhere =
        || catalog.daily_ranked_everywhere(board.better_everywhere + 1, board.everywhere);
    if !here {
        return everywhere();
    }
    let place = match board.here {
        0 | 1 => catalog.daily_alone(),
        all => catalog.daily_ranked(board.better_here + 1, all),
    };
    if board.everywhere > board.here { format!("{place} {}", everywhere()) } else { place }
}

fn streak(catalog: &Catalog, streaks: Streaks) -> String {
    catalog.daily_streak(catalog.daily_days(streaks.now), catalog.daily_days(streaks.best))
}

/// A page of a day's board. `before`: the day before, if it had a deal.
pub fn board(
    about: About,
    board: &DailyBoard,
    page: u32,
    streaks: &[(UserId, Streaks)],
    mine: Option<OwnEnd>,
    tomorrow: Option<&Today>,
    before: Option<Day>,
) -> Message {
    let catalog = about.catalog;
    let people = board.rows.iter().map(|row| (row.user.unwrap_or(UserId(0)), row.name.as_deref()));
    let names = distinct_names(catalog, people);
    let rows = names.iter().zip(&board.rows);
    let mut lines: Vec<String> =
        rows.map(|(name, row)| line(about, escaped(name), row, streaks)).collect();
    if lines.is_empty() {
        lines.push(catalog.daily_board_empty());
    }
    lines.push(String::new());
    lines.push(catalog.daily_board_key());
    lines.extend(mine.map(|own| {
        if about.day.counts(&own.end) {
            ranked(catalog, board, own.here)
        } else {
            catalog.daily_late()
        }
    }));
    if let Some(today) = tomorrow {
        lines.push(catalog.daily_tomorrow(today.tomorrow.clone()));
    }
    let pages = board.here.div_ceil(SHOWN);
    if pages > 1 {
        lines.push(catalog.history_page(page, pages));
    }
    let mut buttons = vec![about.back()];
    buttons.extend(before.map(|day| about.board_of(day)));
    buttons.extend((about.phase >= Phase::Ended).then(|| about.board_of(about.day.next())));
    let labels = [catalog.button_earlier(), catalog.button_later()];
    let to = |to| Action::Daily(DailyAction::Board(about.kind, about.day, to));
    buttons.extend(turn_pages(page, pages, labels, to));
    let title = catalog.daily_board_title(about.day.deal());
    Message::embed(title, lines.join("\n"), Colour::Result)
        .with_buttons(buttons)
        .with_buttons(about.afterwards(mine.is_some()))
}

fn line(about: About, name: String, row: &DailyRow, streaks: &[(UserId, Streaks)]) -> String {
    let catalog = about.catalog;
    let how = [
        catalog.daily_place(row.result.place),
        catalog.daily_rounds(row.result.rounds),
        ties(about, row.result),
    ];
    let line = catalog.daily_board_line(row.rank, name, how.join(" · "));
    match streaks.iter().find(|(user, _)| Some(*user) == row.user) {
        Some((_, streaks)) if streaks.now > 1 => {
            format!("{line} · 🔥 {}", catalog.daily_days(streaks.now))
        }
        _ => line,
    }
}

/// The result that somebody shares with their channel: who they are, how they did and how it went,
/// on how many days `in_a_row` they had played then, and nothing about the cards.
pub fn shared(
    about: About,
    name: &str,
    result: DailyResult,
    in_a_row: u32,
    squares: &str,
) -> Message {
    let catalog = about.catalog;
    let (deal, seats) = (about.day.deal(), u32::try_from(SEATS).unwrap_or(u32::MAX));
    let name = format!("**{}**", named(catalog, name));
    let mut said = vec![name, catalog.daily_shared(deal, result.place, seats, result.ties)];
    if in_a_row > 1 {
        said.push(catalog.daily_days(in_a_row));
    }
    let said = catalog.directed(said.join(" · "));
    let text = format!("{said}\n{squares}");
    let open = side(DailyAction::Open(about.kind, about.day), catalog.button_daily_open());
    Message::text(text).with_buttons(vec![open])
}

pub fn figures(catalog: &Catalog, kind: GameKind, streaks: Streaks) -> String {
    let (played, now, best) = (streaks.played, streaks.now, streaks.best);
    let (now, best) = (catalog.daily_days(now), catalog.daily_days(best));
    match kind.tally() {
        Tally::LastLoses => {
            catalog.stats_daily(played, played.saturating_sub(streaks.tallied), now, best)
        }
        Tally::FirstWins => catalog.stats_daily_won(played, streaks.tallied, now, best),
    }
}

#[cfg(test)]
mod tests;
