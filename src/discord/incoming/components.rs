//! Pressed buttons, choices in selects and submitted forms: each is parsed, routed to its action
//! and handled once.

use std::sync::Arc;

use super::actions::{self, challenge, plan, scores, settings};
use super::form::{Answers, Form};
use super::invocation::{Invocation, Origin};
use super::receive;
use super::respond::{Pending, Reply, Result};
use crate::discord::bot::Bot;
use crate::discord::gateway::press::Press;
use crate::games::GameKind;
use crate::games::options::{Named, Value};
use crate::screen::custom_id::fields::{Actions as _, UnknownAction};
use crate::screen::custom_id::{Action, PlanButton};
use crate::screen::games::kit::asked::{self, Person};
use crate::screen::games::kit::pressed::Makes;
use crate::table::{Moment, Refusal, RequestKind, Settings};

/// The input that comes with a custom id.
#[derive(Clone, Debug)]
enum Input {
    /// A press, with the chosen value if it was on a select.
    Chosen(Option<String>),
    Filled(Answers),
}

pub async fn handle(bot: &Arc<Bot>, press: Press) {
    let read = Invocation::of_press(&press);
    let Some(invocation) = receive(bot, press.id, read).await else { return };
    let id = &press.data.custom_id;
    let (action, input) = if press.is_form() {
        (Form::action(id), Input::Filled(Answers::of(&press.data.components)))
    } else {
        (id.parse(), Input::Chosen(press.data.values.first().cloned()))
    };
    handle_new(bot, invocation, action, input).await;
}

/// Handles an interaction in a task of its own, so that a panic is caught and answered.
async fn handle_new(
    bot: &Arc<Bot>,
    mut invocation: Invocation,
    action: Result<Action, UnknownAction>,
    input: Input,
) {
    if invocation.origin == Origin::Public && action.is_ok_and(Action::is_shared) {
        invocation.origin = Origin::Shared;
    }
    let kind = game_of(bot, &invocation, action.ok());
    let work = {
        let (bot, invocation) = (bot.clone(), invocation.clone());
        async move {
            let pending = Pending::begin(&bot, invocation, kind).await;
            let invocation = &pending.invocation;
            let work = async {
                match (action, input) {
                    (Ok(action), Input::Chosen(chosen)) => {
                        act(&bot, invocation, action, chosen).await
                    }
                    (Ok(Action::Cut(at)), Input::Filled(answers)) => {
                        actions::cut_with(&bot, invocation, Some(at), answers.typed()).await
                    }
                    (
                        Ok(action @ (Action::Plan(.., PlanButton::Time) | Action::Again(..))),
                        Input::Filled(answers),
                    ) => act(&bot, invocation, action, Some(answers.typed().to_owned())).await,
                    (Ok(Action::Sheet(game)), Input::Filled(answers)) => {
                        actions::options::fill_in(&bot, invocation, game, &answers).await
                    }
                    (Err(_), _) | (Ok(_), Input::Filled(_)) => Err(Refusal::Stale.into()),
                }
            };
            pending.answer(Box::pin(work)).await;
        }
    };
    if let Err(error) = bot.tasks.answers.spawn(work).await
        && error.is_panic()
    {
        tracing::error!(interaction = %invocation.interaction, "handling a press panicked");
        let pending = Pending::begin(bot, invocation, kind).await;
        let sorry = Reply::text(pending.invocation.catalog.refuse_internal());
        pending.answer(Box::pin(async { Ok(sorry) })).await;
    }
}

/// The game that the press is about. If the button doesn't name one, this is the game of the
/// channel's table. Without a table, it is the only game with such a button.
fn game_of(bot: &Bot, invocation: &Invocation, action: Option<Action>) -> GameKind {
    let named = action.and_then(|action| action.named_kind());
    let table = || {
        let display = bot.display(invocation.place.channel)?;
        Some(display.snapshot().settings.options.kind())
    };
    let own = || match action? {
        Action::Game(action) => Some(action.kind()),
        _ => None,
    };
    named.or_else(table).or_else(own).unwrap_or_default()
}

/// The value that was chosen in a menu of all of them.
fn value<T: Named>(chosen: Option<String>) -> Result<T, Refusal> {
    chosen.and_then(|chosen| T::named(&chosen)).ok_or(Refusal::Stale)
}

async fn act(
    bot: &Arc<Bot>,
    invocation: &Invocation,
    action: Action,
    chosen: Option<String>,
) -> Result {
    let ask = async |at, request| actions::ask(bot, invocation, Some(at), request).await;
    let in_game = |game| Moment::in_round(game, 0);
    // Public messages don't have buttons for these.
    let is_private = matches!(
        action,
        Action::Stop(_) | Action::EndParked(_) | Action::Forget | Action::RemoveOne(..)
    );
    if is_private && invocation.origin != Origin::Ephemeral {
        return Err(Refusal::Stale.into());
    }
    if action.may_only_show() {
        actions::look_at_table(bot, invocation).await?;
    }
    match action {
        Action::Join(at) => ask(at, RequestKind::Join).await,
        Action::Leave(at) => ask(at, RequestKind::Leave).await,
        Action::Deal(at) => ask(at, RequestKind::Deal).await,
        Action::Fill(at) => ask(at, RequestKind::FillAndDeal).await,
        Action::Cut(at) => actions::ask_cut(bot, invocation, Some(at)).await,
        Action::EndForegone(game, agrees) => {
            ask(in_game(game), RequestKind::EndForegone(agrees)).await
        }
        Action::LetWatch(at, agrees) => ask(at, RequestKind::LetWatch(agrees)).await,
        Action::Remove(game) => actions::options::remove(bot, invocation, game).await,
        Action::RemoveOne(at, bars) => {
            actions::options::remove_one(bot, invocation, at, bars, chosen).await
        }
        Action::Hand => actions::show_hand(bot, invocation).await,
        Action::Watch(game) => actions::watch(bot, invocation, game),
        Action::Back(game) => actions::back(bot, invocation, game).await,
        Action::Hint(game) => actions::advise(bot, invocation, Some(game)).await,
        Action::Why(_) => actions::why(bot, invocation).await,
        Action::ByItself(wanted) => actions::by_itself(bot, invocation, wanted).await,
        Action::Odds(game) => actions::odds(bot, invocation, game).await,
        Action::Rules(kind) => actions::show_rules(bot, invocation, kind).await,
        Action::Help(kind, page) => actions::show_help(bot, invocation, kind, page).await,
        Action::Start(kind) => actions::start_pressed(bot, invocation, kind).await,
        Action::Challenge(kind, asked) => challenge::pose(bot, invocation, kind, asked).await,
        Action::Accept(challenge) => challenge::accept(bot, invocation, challenge).await,
        Action::Decline(challenge) => challenge::decline(bot, invocation, challenge).await,
        Action::Stop(game) => actions::stop_game(bot, invocation, game).await,
        Action::AgreeToStop(game, vote) => ask(in_game(game), RequestKind::AgreeToStop(vote)).await,
        Action::KeepPlaying(game, vote) => ask(in_game(game), RequestKind::KeepPlaying(vote)).await,
        Action::TakeBackStop(game, vote) => {
            ask(in_game(game), RequestKind::TakeBackStop(vote)).await
        }
        Action::LetComputerPlay(game) => ask(in_game(game), RequestKind::LetComputerPlay).await,
        Action::StartInThread(kind) => actions::start_in_thread(bot, invocation, kind).await,
        Action::EndParked(table) => actions::end_parked(bot, invocation, table).await,
        Action::Forget => settings::forget(bot, invocation).await,
        Action::Verify(kind, game) => {
            actions::verification(bot, invocation, kind, Some(game.0)).await
        }
        Action::Details(kind, game) => actions::details(bot, invocation, kind, game).await,
        Action::Record(kind, game) => {
            actions::show_record(bot, invocation, kind, Some(game.0)).await
        }
        Action::DealAgain(kind, game) => actions::deal_again(bot, invocation, kind, game).await,
        Action::More(game) => actions::more(bot, invocation, game),
        Action::Other(game) => actions::other(bot, invocation, game),
        Action::Review(game) => actions::review(bot, invocation, game).await,
        Action::Replay(game, step) => actions::show_replay(bot, invocation, game, step).await,
        Action::ShareReplay(game) => actions::share_replay(bot, invocation, game).await,
        Action::History(game, page) => actions::history(bot, invocation, game, page),
        Action::Leaderboard(kind, period, page, by) => {
            scores::board(bot, invocation, kind, period, by, page).await
        }
        Action::LeaderboardSince(kind, by) => {
            let period = value(chosen)?;
            scores::board(bot, invocation, kind, period, by, 1).await
        }
        Action::LeaderboardBy(kind, period) => {
            let by = value(chosen)?;
            scores::board(bot, invocation, kind, period, by, 1).await
        }
        Action::Stats(kind, user, page) => {
            scores::stats_page(bot, invocation, kind, user, None, page).await
        }
        Action::Plan(_, id, round, button) => {
            plan::answer(bot, invocation, id, round, button, chosen.as_deref()).await
        }
        Action::Again(kind, game, turn_seconds, level, cup) => {
            let cup = cup.unwrap_or(0);
            let settings = Settings { turn_seconds, level, cup, ..Settings::of(kind) };
            plan::again(bot, invocation, settings, game, chosen).await
        }
        Action::Settings(_, page, Some(plan)) => {
            plan::options(bot, invocation, plan, None, page).await
        }
        Action::Setting(setting, page, Some(plan)) => {
            let chosen = chosen.map(|value| (setting, Value::new(value)));
            plan::options(bot, invocation, plan, chosen, page).await
        }
        Action::Settings(kind, page, None) => settings::menus(bot, invocation, kind, page).await,
        Action::Setting(setting, page, None) => {
            settings::choose(bot, invocation, setting, chosen, page).await
        }
        Action::Zone(kind, asked_by) => {
            plan::in_zone(bot, invocation, kind, asked_by, chosen).await
        }
        Action::Language(_) => settings::language_chosen(bot, invocation, chosen).await,
        Action::Sheet(game) => actions::options::sheet(bot, invocation, game).await,
        Action::Options(game, page) => actions::options::menus(bot, invocation, game, page).await,
        Action::Choose(game, setting, page) => {
            actions::options::choose(bot, invocation, game, setting, page, chosen).await
        }
        Action::Daily(action) => actions::daily::press(bot, invocation, action, chosen).await,
        Action::Never => actions::never(bot, invocation).await,
        Action::Game(action) => match action.makes(chosen.as_deref()) {
            Some(Makes::At(at, act)) => actions::play(bot, invocation, at, act).await,
            _ => {
                let asked = |person: Person| asked::pressed(action, chosen.as_deref(), person);
                actions::carry_out(bot, invocation, asked).await
            }
        },
    }
}
