//! Pressed buttons, choices in selects and submitted forms: each is parsed, routed to its action
//! and handled once.

use std::sync::Arc;

use super::actions::{self, challenge, plan, scores, settings};
use super::form::{Answers, Form};
use super::invocation::{Invocation, Origin};
use super::receive;
use super::respond::{Call, Reply, Result, Work};
use crate::discord::bot::Bot;
use crate::discord::gateway::press::{Data, Press};
use crate::games::GameKind;
use crate::games::options::{Named, Value};
use crate::screen::custom_id::fields::Actions as _;
use crate::screen::custom_id::{Action, PlanButton};
use crate::screen::games::kit::asked::{self, Person};
use crate::screen::games::kit::pressed::Makes;
use crate::table::{Moment, Refusal, RequestKind, Settings};

pub async fn handle(bot: &Arc<Bot>, press: Press) {
    let read = Invocation::of_press(&press);
    let Some(invocation) = receive(bot, press.id, read).await else { return };
    let is_form = press.is_form();
    let Data { custom_id, values, components } = press.data;
    if is_form {
        let answers = Answers::of(&components.unwrap_or_default());
        let action = Form::action(&custom_id).ok();
        handle_new(bot, invocation, action, |call, of| Box::pin(fill_in(call, of, answers))).await;
    } else {
        let chosen = values.into_iter().flatten().next();
        let action = custom_id.parse().ok();
        handle_new(bot, invocation, action, |call, of| Box::pin(act(call, of, chosen))).await;
    }
}

/// Handles an interaction in a task of its own, so that a panic is caught and answered. Without an
/// action, its id isn't one of this bot's.
async fn handle_new(
    bot: &Arc<Bot>,
    mut invocation: Invocation,
    action: Option<Action>,
    does: impl for<'a> FnOnce(&'a Call, Action) -> Work<'a> + Send + 'static,
) {
    if invocation.origin == Origin::Public && action.is_some_and(Action::is_shared) {
        invocation.origin = Origin::Shared;
    }
    let kind = game_of(bot, &invocation, action);
    let answering = {
        let (bot, invocation) = (bot.clone(), invocation.clone());
        async move {
            let call = Call::begin(&bot, invocation, kind).await;
            let work: Work<'_> = match action {
                Some(action) => does(&call, action),
                None => Box::pin(async { Err(Refusal::Stale.into()) }),
            };
            call.answer(work).await;
        }
    };
    if let Err(error) = bot.tasks.answers.spawn(answering).await
        && error.is_panic()
    {
        tracing::error!(interaction = %invocation.interaction, "handling a press panicked");
        let call = Call::begin(bot, invocation, kind).await;
        let sorry = Reply::text(call.catalog.refuse_internal());
        call.answer(Box::pin(async { Ok(sorry) })).await;
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

/// Does what a form asks for that came back with these answers.
async fn fill_in(call: &Call, action: Action, answers: Answers) -> Result {
    match action {
        Action::Cut(at) => actions::cut_with(call, Some(at), answers.typed()).await,
        Action::Plan(.., PlanButton::Time) | Action::Again(..) => {
            act(call, action, Some(answers.typed().to_owned())).await
        }
        Action::Sheet(game) => actions::options::fill_in(call, game, &answers).await,
        _ => Err(Refusal::Stale.into()),
    }
}

/// The value that was chosen in a menu of all of them.
fn value<T: Named>(chosen: Option<String>) -> Result<T, Refusal> {
    chosen.and_then(|chosen| T::named(&chosen)).ok_or(Refusal::Stale)
}

async fn act(call: &Call, action: Action, chosen: Option<String>) -> Result {
    let ask = async |at, request| actions::ask(call, Some(at), request).await;
    let in_game = |game| Moment::in_round(game, 0);
    // Public messages don't have buttons for these.
    let is_private = matches!(
        action,
        Action::Stop(_) | Action::EndParked(_) | Action::Forget | Action::RemoveOne(..)
    );
    if is_private && call.origin != Origin::Ephemeral {
        return Err(Refusal::Stale.into());
    }
    if action.may_only_show() {
        actions::look_at_table(call).await?;
    }
    match action {
        Action::Join(at) => ask(at, RequestKind::Join).await,
        Action::Leave(at) => ask(at, RequestKind::Leave).await,
        Action::Deal(at) => ask(at, RequestKind::Deal).await,
        Action::Fill(at) => ask(at, RequestKind::FillAndDeal).await,
        Action::Cut(at) => actions::ask_cut(call, Some(at)).await,
        Action::EndForegone(game, agrees) => {
            ask(in_game(game), RequestKind::EndForegone(agrees)).await
        }
        Action::LetWatch(at, agrees) => ask(at, RequestKind::LetWatch(agrees)).await,
        Action::Remove(game) => actions::options::remove(call, game).await,
        Action::RemoveOne(at, bars) => actions::options::remove_one(call, at, bars, chosen).await,
        Action::Hand => actions::show_hand(call).await,
        Action::Watch(game) => actions::watch(call, game),
        Action::Back(game) => actions::back(call, game).await,
        Action::Hint(game) => actions::advise(call, Some(game)).await,
        Action::Why(_) => actions::why(call).await,
        Action::ByItself(wanted) => actions::by_itself(call, wanted).await,
        Action::Odds(game) => actions::odds(call, game).await,
        Action::Rules(kind) => actions::show_rules(call, kind).await,
        Action::Help(kind, page) => actions::show_help(call, kind, page).await,
        Action::Start(kind) => actions::start_pressed(call, kind).await,
        Action::Challenge(kind, asked) => challenge::pose(call, kind, asked).await,
        Action::Accept(challenge) => challenge::accept(call, challenge).await,
        Action::Decline(challenge) => challenge::decline(call, challenge).await,
        Action::Stop(game) => actions::stop_game(call, game).await,
        Action::AgreeToStop(game, vote) => ask(in_game(game), RequestKind::AgreeToStop(vote)).await,
        Action::KeepPlaying(game, vote) => ask(in_game(game), RequestKind::KeepPlaying(vote)).await,
        Action::TakeBackStop(game, vote) => {
            ask(in_game(game), RequestKind::TakeBackStop(vote)).await
        }
        Action::LetComputerPlay(game) => ask(in_game(game), RequestKind::LetComputerPlay).await,
        Action::StartInThread(kind) => actions::start_in_thread(call, kind).await,
        Action::EndParked(table) => actions::end_parked(call, table).await,
        Action::Forget => settings::forget(call).await,
        Action::Verify(kind, game) => actions::verification(call, kind, Some(game.0)).await,
        Action::Details(kind, game) => actions::details(call, kind, game).await,
        Action::Record(kind, game) => actions::show_record(call, kind, Some(game.0)).await,
        Action::DealAgain(kind, game) => actions::deal_again(call, kind, game).await,
        Action::More(game) => actions::more(call, game),
        Action::Other(game) => actions::other(call, game),
        Action::Review(game) => actions::review(call, game).await,
        Action::Replay(game, step) => actions::show_replay(call, game, step).await,
        Action::ShareReplay(game) => actions::share_replay(call, game).await,
        Action::History(game, page) => actions::history(call, game, page),
        Action::Leaderboard(kind, period, page, by) => {
            scores::board(call, kind, period, by, page).await
        }
        Action::LeaderboardSince(kind, by) => {
            let period = value(chosen)?;
            scores::board(call, kind, period, by, 1).await
        }
        Action::LeaderboardBy(kind, period) => {
            let by = value(chosen)?;
            scores::board(call, kind, period, by, 1).await
        }
        Action::Stats(kind, user, page) => scores::stats_page(call, kind, user, None, page).await,
        Action::Plan(_, id, round, button) => {
            plan::answer(call, id, round, button, chosen.as_deref()).await
        }
        Action::Again(kind, game, turn_seconds, level, cup) => {
            let cup = cup.unwrap_or(0);
            let settings = Settings { turn_seconds, level, cup, ..Settings::of(kind) };
            plan::again(call, settings, game, chosen).await
        }
        Action::Settings(_, page, Some(plan)) => plan::options(call, plan, None, page).await,
        Action::Setting(setting, page, Some(plan)) => {
            let chosen = chosen.map(|value| (setting, Value::new(value)));
            plan::options(call, plan, chosen, page).await
        }
        Action::Settings(kind, page, None) => settings::menus(call, kind, page).await,
        Action::Setting(setting, page, None) => settings::choose(call, setting, chosen, page).await,
        Action::Zone(kind, asked_by) => plan::in_zone(call, kind, asked_by, chosen).await,
        Action::Language(_) => settings::language_chosen(call, chosen).await,
        Action::Sheet(game) => actions::options::sheet(call, game).await,
        Action::Options(game, page) => actions::options::menus(call, game, page).await,
        Action::Choose(game, setting, page) => {
            actions::options::choose(call, game, setting, page, chosen).await
        }
        Action::Daily(action) => actions::daily::press(call, action, chosen).await,
        Action::Never => actions::never(call).await,
        Action::Game(action) => match action.makes(chosen.as_deref()) {
            Some(Makes::At(at, act)) => actions::play(call, at, act).await,
            _ => {
                let asked = |person: Person| asked::pressed(action, chosen.as_deref(), person);
                actions::carry_out(call, asked).await
            }
        },
    }
}
