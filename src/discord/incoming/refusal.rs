//! Why something isn't done that a person asked for, and the sentences for it: why, and what to do
//! instead. What a table refuses is explained in [`answer`].

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
use crate::screen::guild_settings::Setting;
use crate::screen::i18n::Catalog;
use crate::screen::render::answer;
use crate::screen::render::names::{escaped, quoted, role_mention};
use crate::screen::render::plan::link;
use crate::screen::render::scene::{clock_time, countdown};
use crate::table::daily::{DailyRefusal, Day};
use crate::table::plan::NotDone;
use crate::table::plan::when::{MONTHS_AHEAD, Unclear, zone};
use crate::table::{ChannelId, GameNumber, Place, Refusal, RoleId, Snapshot};

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
    /// What they typed isn't kept any more: they have chosen a zone before, or the process is another.
    ZoneTooLate,
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
            Refused::Table(refusal) => answer::explain_without_table(catalog, refusal),
            Refused::AtTable(table, refusal) => {
                let catalog = catalog.of_game(table.settings.options.kind());
                answer::explain(catalog, table, invocation.person.id, refusal)
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
                    let (least, most) = (*range.start(), *range.end());
                    match setting.name {
                        "turn_seconds" => catalog.refuse_bad_number_or_none(setting.name, 15, most),
                        "cup" => catalog.refuse_bad_number_or_none(setting.name, 2, most),
                        _ => catalog.refuse_bad_number(setting.name, least, most),
                    }
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
            Refused::ZoneTooLate => catalog.refuse_zone_late(),
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
    let missing = names
        .into_iter()
        .filter(|(permission, _)| permissions.contains(*permission))
        .map(|(_, name)| name)
        .collect::<Vec<_>>()
        .join(", ");
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
