//! Why something isn't done that a person asked for, and the sentences for it: why, and what to do
//! instead. Each game explains by its own rules what it refuses.

use std::error::Error;
use std::sync::Arc;
use std::time::SystemTime;

use jiff::tz::TimeZone;
use poise::serenity_prelude::Permissions as P;

use super::invocation::{Invocation, Site};
use crate::cards::CutWord;
use crate::games::GameKind;
use crate::games::kit::Fault;
use crate::games::options::Values;
use crate::screen::games::kit::display;
use crate::screen::guild_settings::Setting;
use crate::screen::i18n::Catalog;
use crate::screen::render::Scene;
use crate::screen::render::names::{escaped, quoted, role_mention};
use crate::screen::render::plan::link;
use crate::screen::render::scene::{clock_time, countdown};
use crate::table::daily::{DailyRefusal, Day};
use crate::table::plan::NotDone;
use crate::table::plan::when::{MONTHS_AHEAD, Unclear, zone};
use crate::table::{
    ChannelId, GameNumber, Place, Refusal, RoleId, Snapshot, TABLES_PER_SERVER, UserId,
};

/// How many meanings of an ambiguous zone are named.
const MEANINGS: usize = 6;

/// Why something isn't done that a person asked for.
#[derive(Debug)]
pub enum Refused {
    /// It can be explained without the table.
    Table(Refusal),
    AtTable(Arc<Snapshot>, Refusal),
    Plan(NotDone),
    Daily(Day, DailyRefusal),
    Time(Unclear),
    /// Nobody knows a zone or a place of this name.
    NoZone(String),
    /// The channel's table plays this game, not the command's.
    OtherGame(GameKind),
    /// The table was posted just now, and can be again at this time.
    PostedJustNow(SystemTime),
    NotDealt,
    NotAWord,
    HintsOff,
    NothingToDecide,
    /// They wait for another hint or review.
    Thinking,
    NotDealtIn(GameNumber),
    /// Only people who were dealt in see a game again, card by card.
    NoReplay(GameNumber),
    /// Nothing was played in it, or nothing decided it.
    NothingPlayed(GameNumber),
    DailyOff,
    /// No game has this number, or none that they may see.
    NoRecord,
    NoFinishedGame,
    NotFinished(GameNumber),
    /// The game's cards are dealt again, and shown when that is over.
    DealtAgain(GameNumber),
    /// Not everyone here may see the game, which was played in this channel.
    NotAgainHere(GameNumber, ChannelId),
    /// A later version of the program stored it.
    NewerGame(GameNumber),
    NoProof(GameNumber),
    /// This channel has no threads.
    NoThreads,
    MayNotOpenThreads,
    /// Too many threads were opened here; the next can be at this time.
    ThreadPause(SystemTime),
    TooManyThreads,
    OnlyManagersStart,
    OnlyManagersSet,
    /// A later version of the program stored the server's settings.
    NewerSettings,
    /// The setting can't have this value. Discord offers only possible ones, but doesn't know all
    /// limits.
    BadValue(Setting),
    MayNotWrite,
    /// The role is that of everyone.
    MentionsEveryone,
    /// This role can't be mentioned by everyone, and they can't mention all roles here.
    MayNotMention(RoleId),
    /// The bot of this name can't be asked to play.
    AskedBot(String),
    AskedThemselves,
    /// The one of this name, who was to be asked to play, doesn't see the channel.
    AskedAbsent(String),
    /// They have asked so many people within an hour.
    AskedOften(u32),
    /// Somebody else was asked to play.
    NotTheAsked,
    /// The question to play was answered, or has run out.
    AskedTooLate,
    /// Whoever has asked them to play isn't in the server any more.
    AskerGone,
    UnknownCommand,
    /// The thread is locked, and the bot can't write in it.
    Locked,
    /// The bot isn't a member of the server. It can be invited at this address.
    Absent(String),
    /// The bot of this name lacks permissions for a table here, or in a thread of its own.
    Lacks {
        bot: String,
        permissions: P,
        own_thread: bool,
    },
    /// A fault of the bot: what it was doing, and the error for the log.
    Internal(&'static str, Fault),
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused::Table(refusal)
    }
}

impl From<NotDone> for Refused {
    fn from(why: NotDone) -> Refused {
        Refused::Plan(why)
    }
}

/// Lets `?` pass on an error of the bot.
pub trait Doing<T> {
    /// `what`: what failed, for the log.
    fn doing(self, what: &'static str) -> Result<T, Refused>;
}

impl<T, E: Into<Fault>> Doing<T> for Result<T, E> {
    fn doing(self, what: &'static str) -> Result<T, Refused> {
        self.map_err(|error| Refused::Internal(what, error.into()))
    }
}

impl Refused {
    /// The sentence for the person who asked. A fault of the bot is logged, and they read only that
    /// there is one.
    pub fn explain(&self, invocation: &Invocation) -> String {
        self.log(invocation);
        let catalog = invocation.catalog;
        match self {
            Refused::Table(refusal) => general(catalog, refusal),
            Refused::AtTable(table, refusal) => {
                let catalog = catalog.of_game(table.settings.options.kind());
                explain(catalog, table, invocation.person.id, refusal)
            }
            Refused::Plan(why) => match *why {
                NotDone::Over => catalog.refuse_plan_over(),
                NotDone::Opened(channel) => {
                    catalog.plan_opened(link(Place { channel, ..invocation.place }, None))
                }
                NotDone::NotOrganiser => catalog.refuse_not_organiser(),
                NotDone::Full(seats) => catalog.refuse_full(seats),
                NotDone::TooMany(most) => catalog.refuse_too_many_plans(most),
                NotDone::TooManyOwn(most) => catalog.refuse_too_many_own_plans(most),
                NotDone::NotSaved => catalog.refuse_internal(),
            },
            Refused::Daily(day, why) => match why {
                DailyRefusal::NoDay => catalog.daily_no_day(),
                DailyRefusal::NotBegun => catalog.daily_not_begun(),
                DailyRefusal::Over => catalog.daily_over(),
                DailyRefusal::Tried => catalog.daily_tried(countdown(day.ends())),
                DailyRefusal::NotFinished => catalog.daily_running(),
                DailyRefusal::NotClosed => catalog.daily_not_closed(clock_time(day.closes())),
                DailyRefusal::Hidden => catalog.daily_hidden(clock_time(day.closes())),
                DailyRefusal::Late => catalog.daily_late(),
                DailyRefusal::Shared => catalog.daily_shared_before(),
                DailyRefusal::Unreadable(_) | DailyRefusal::Store(_) => catalog.refuse_internal(),
            },
            Refused::Time(unclear) => self::unclear(catalog, unclear),
            Refused::NoZone(typed) => catalog.refuse_zone(quoted(typed)),
            Refused::OtherGame(kind) => catalog.of_game(*kind).refuse_other_game(),
            Refused::PostedJustNow(until) => catalog.refuse_posted_just_now(countdown(*until)),
            Refused::NotDealt => catalog.not_dealt(),
            Refused::NotAWord => catalog.refuse_not_a_word(CutWord::MAX),
            Refused::HintsOff => catalog.refuse_hints_off(),
            Refused::NothingToDecide => catalog.refuse_nothing_to_decide(),
            Refused::Thinking => catalog.refuse_thinking(),
            Refused::NotDealtIn(game) => catalog.refuse_not_dealt_in(game.0),
            Refused::NoReplay(game) => catalog.refuse_no_replay(game.0),
            Refused::NothingPlayed(game) => catalog.refuse_nothing_played(game.0),
            Refused::DailyOff => catalog.daily_off(),
            Refused::NoRecord => catalog.refuse_no_record(),
            Refused::NoFinishedGame => catalog.refuse_no_finished(),
            Refused::NotFinished(game) => catalog.refuse_not_finished(game.0),
            Refused::DealtAgain(game) => catalog.refuse_dealt_again(game.0),
            Refused::NotAgainHere(game, channel) => {
                catalog.refuse_again_here(game.0, format!("<#{channel}>"))
            }
            Refused::NewerGame(game) => catalog.refuse_newer_game(game.0),
            Refused::NoProof(game) => catalog.refuse_no_proof(game.0),
            Refused::NoThreads => catalog.refuse_no_threads(),
            Refused::MayNotOpenThreads => {
                catalog.refuse_may_not_thread(catalog.permission_create_threads())
            }
            Refused::ThreadPause(until) => catalog.refuse_thread_pause(countdown(*until)),
            Refused::TooManyThreads => catalog.refuse_too_many_threads(),
            Refused::OnlyManagersStart => catalog.refuse_who_starts(),
            Refused::OnlyManagersSet => catalog.refuse_manage_server(),
            Refused::NewerSettings => catalog.refuse_newer_settings(),
            Refused::BadValue(setting) => match setting.values() {
                Values::Names(_) => catalog.refuse_unknown_command(),
                Values::Number { range, .. } => {
                    let least = match setting.name {
                        "turn_seconds" => 15,
                        "cup" => 2,
                        _ => *range.start(),
                    };
                    catalog.refuse_bad_number(setting.name, least, *range.end())
                }
            },
            Refused::MayNotWrite => catalog.refuse_may_not_write(),
            Refused::MentionsEveryone => catalog.refuse_mention_everyone(),
            Refused::MayNotMention(role) => {
                catalog.refuse_mention(role_mention(*role), catalog.permission_mention())
            }
            Refused::AskedBot(name) => catalog.refuse_challenge_bot(name.clone()),
            Refused::AskedThemselves => catalog.refuse_challenge_self(),
            Refused::AskedAbsent(name) => catalog.refuse_challenge_absent(name.clone()),
            Refused::AskedOften(most) => catalog.refuse_challenge_often(*most),
            Refused::NotTheAsked => catalog.refuse_challenge_other(),
            Refused::AskedTooLate => catalog.refuse_challenge_over(),
            Refused::AskerGone => catalog.refuse_challenger_gone(),
            Refused::UnknownCommand => catalog.refuse_unknown_command(),
            Refused::Locked => catalog.refuse_locked(),
            Refused::Absent(invitation) => catalog.refuse_absent(invitation.clone()),
            Refused::Lacks { bot, permissions, own_thread } => {
                lacks(invocation, bot, *permissions, *own_thread)
            }
            Refused::Internal(..) => catalog.refuse_internal(),
        }
    }

    /// Logs a fault of the bot.
    pub fn log(&self, invocation: &Invocation) {
        let (doing, error): (&str, &(dyn Error + 'static)) = match self {
            Refused::Daily(_, DailyRefusal::Unreadable(error)) => {
                ("reading a deal of the day", &**error)
            }
            Refused::Daily(_, DailyRefusal::Store(error)) => ("playing a deal of the day", error),
            Refused::Internal(doing, error) => (doing, &**error),
            _ => return,
        };
        tracing::error!(interaction = %invocation.interaction, error, "failed: {doing}");
    }
}

/// What a table refuses this person, at the table or elsewhere.
pub fn explain(
    catalog: &'static Catalog,
    snapshot: &Snapshot,
    person: UserId,
    refusal: &Refusal,
) -> String {
    let (scene, seat) = (Scene::of(catalog, snapshot), snapshot.seat_of(person));
    match refusal {
        Refusal::Game(refusal) => display::refusal(&scene, snapshot, seat, *refusal),
        Refusal::NotSeated | Refusal::TableExists if snapshot.is_waiting(person) => {
            catalog.refuse_already_waiting()
        }
        Refusal::TableExists if seat.is_some() => catalog.refuse_own_table_exists(),
        // They have no cards to look at.
        Refusal::AlreadyDealt | Refusal::TooLateToCut if seat.is_none() => {
            if snapshot.is_waiting(person) {
                catalog.refuse_already_waiting()
            } else {
                catalog.refuse_dealt_without_you()
            }
        }
        // They have left the running game before.
        Refusal::NotSeated if seat.is_some() => catalog.done_left_game(),
        Refusal::NotHost(host) => catalog.refuse_not_host(scene.person(*host)),
        Refusal::NotTheAsker(who) => catalog.refuse_not_the_asker(scene.person(*who)),
        refusal => general(catalog, refusal),
    }
}

/// Whether a move is refused only because somebody else's turn comes first.
pub fn is_too_early(snapshot: &Snapshot, refusal: &Refusal) -> bool {
    let kind = snapshot.settings.options.kind();
    matches!(refusal, Refusal::Game(refusal) if display::is_too_early(kind, *refusal))
}

/// What can be explained without the table.
fn general(catalog: &Catalog, refusal: &Refusal) -> String {
    match refusal {
        Refusal::TableExists => catalog.refuse_table_exists(),
        Refusal::TooManyTables => catalog.refuse_too_many_tables(TABLES_PER_SERVER),
        Refusal::NotSeated => catalog.refuse_not_seated(),
        Refusal::AlreadySeated(seat) => catalog.refuse_already_seated(seat.index() + 1),
        Refusal::Full(seats) => catalog.refuse_full(*seats),
        Refusal::AlreadyWaiting => catalog.refuse_already_waiting(),
        Refusal::Barred => catalog.refuse_barred(),
        Refusal::AlreadyDealt => catalog.refuse_already_dealt(),
        Refusal::TooLateToCut => catalog.refuse_too_late_to_cut(),
        Refusal::DealtAgain(game) => catalog.refuse_again(game.0),
        Refusal::WrongSeats { have, least, .. } if have < least => {
            catalog.refuse_too_few(*have, *least)
        }
        Refusal::WrongSeats { have, most, .. } => catalog.refuse_too_many(*have, *most),
        Refusal::SeatsChanged => catalog.refuse_seats_changed(),
        Refusal::AlreadyAgreed => catalog.refuse_already_agreed(),
        Refusal::NotAsked => catalog.refuse_not_asked(),
        Refusal::NotWaiting => catalog.refuse_not_waiting(),
        Refusal::NotOpen => catalog.refuse_not_open(),
        Refusal::NotOut => catalog.refuse_not_out(),
        Refusal::NoGame => catalog.refuse_no_game(),
        Refusal::Stale => catalog.refuse_stale(),
        Refusal::Busy => catalog.refuse_busy(),
        Refusal::NotSaved => catalog.refuse_internal(),
        Refusal::Unanswered => catalog.refuse_unanswered(),
        Refusal::Parked => catalog.refuse_parked(),
        // Cards and people mean nothing without their table.
        Refusal::Ended | Refusal::Game(_) | Refusal::NotHost(_) | Refusal::NotTheAsker(_) => {
            catalog.refuse_no_table()
        }
    }
}

/// Why a time that somebody typed can't be understood.
pub fn unclear(catalog: &Catalog, unclear: &Unclear) -> String {
    match unclear {
        Unclear::Word(word) => catalog.when_word(quoted(word)),
        Unclear::NoTime => catalog.when_no_time(),
        Unclear::DayOrMonth => catalog.when_date(),
        Unclear::Past => catalog.when_past(),
        Unclear::Far => catalog.when_far(MONTHS_AHEAD),
        Unclear::NoZone => catalog.when_zone(),
        Unclear::WhichZone(typed, zones) => {
            let named = |zone: &TimeZone| {
                let name = zone::name(zone);
                let place = zone::place(&name, catalog.info().tag);
                format!("{place} ({})", name.replace('_', " "))
            };
            let zones: Vec<String> = zones.iter().take(MEANINGS).map(named).collect();
            catalog.refuse_zone_which(quoted(typed), zones.join(", "))
        }
    }
}

/// Which permissions the bot lacks, and where to click. Its role in the server has its name.
fn lacks(invocation: &Invocation, bot: &str, permissions: P, own_thread: bool) -> String {
    let (catalog, role) = (invocation.catalog, escaped(bot));
    let names = [
        (P::CREATE_PUBLIC_THREADS, catalog.permission_create_threads()),
        (P::VIEW_CHANNEL, catalog.permission_view()),
        (P::SEND_MESSAGES_IN_THREADS, catalog.permission_thread()),
        (P::SEND_MESSAGES, catalog.permission_send()),
        (P::EMBED_LINKS, catalog.permission_embed()),
    ];
    let missing = names.into_iter().filter(|(permission, _)| permissions.contains(*permission));
    let missing = missing.map(|(_, name)| name).collect::<Vec<_>>().join(", ");
    let what = if own_thread {
        catalog.refuse_thread_permissions(missing)
    } else {
        catalog.refuse_permissions(missing)
    };
    let how = if invocation.may(P::MANAGE_ROLES) {
        catalog.permission_allow(role)
    } else {
        catalog.permission_ask(role)
    };
    let is_thread = matches!(invocation.site, Site::Thread { .. });
    let place = is_thread.then(|| catalog.permission_of_thread());
    [Some(what), Some(how), place].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::i18n::Language;

    #[test]
    fn what_names_people_of_a_table_says_without_it_that_it_is_gone() {
        let catalog = Language::default().catalog();
        for refusal in
            [Refusal::Ended, Refusal::NotHost(UserId(1)), Refusal::NotTheAsker(UserId(1))]
        {
            assert_eq!(general(catalog, &refusal), catalog.refuse_no_table(), "{refusal:?}");
        }
    }
}
