//! Answers the command and the buttons of a guided first game.

use super::now;
use crate::discord::incoming::commands::{Context, Error, answer, kind};
use crate::discord::incoming::refusal::Refused;
use crate::discord::incoming::respond::{Call, Reply, Result};
use crate::games::GameKind;
use crate::screen::custom_id::{DailyAction, GameOfDay};
use crate::screen::games::kit::asked::{self, Asked, Person};
use crate::screen::games::kit::display;
use crate::screen::render::Scene;
use crate::screen::render::daily::About;
use crate::screen::render::lesson::{self, Note};
use crate::screen::render::message::Row;
use crate::table::Refusal;
use crate::table::daily::{Daily, DailyRefusal, Day, NotMade, Solo};

#[poise::command(slash_command)]
pub async fn learn(ctx: Context<'_>) -> Result<(), Error> {
    answer!(ctx, |call| open(call, kind(ctx), false))
}

pub async fn press(call: &Call, action: DailyAction, chosen: Option<String>) -> Result {
    match action {
        DailyAction::Open(kind, _) => open(call, kind, false).await,
        DailyAction::Start(kind, _) => open(call, kind, true).await,
        DailyAction::Game(own) => {
            let daily = now(call, own.action.kind()).await?;
            match daily.game(Day::LESSON, &call.person).await {
                // They have been forgotten since, or the lesson has changed.
                Err(DailyRefusal::NotBegun) => open(call, daily.kind(), false).await,
                found => tried(call, &daily, found.map_err(refused)?, own, chosen).await,
            }
        }
        _ => Err(refused(DailyRefusal::NoDay)),
    }
}

/// Continues the person's lesson, or begins one. `anew`: in place of one that they have.
async fn open(call: &Call, kind: GameKind, anew: bool) -> Result {
    let daily = now(call, kind).await?;
    let begun = daily.learn(call.person.clone(), call.place, call.interaction, anew).await;
    Ok(shown(call, &daily, &begun.map_err(refused)?, None, None))
}

/// Tries what the person wants to do. If it isn't what the lesson is about here, they read why, and
/// try again.
async fn tried(
    call: &Call,
    daily: &Daily,
    solo: Solo,
    GameOfDay { action, .. }: GameOfDay,
    chosen: Option<String>,
) -> Result {
    let (catalog, snapshot, seat) = (call.catalog, solo.snapshot(), Some(solo.seat()));
    let says = |note| Ok(shown(call, daily, &solo, Some(note), None));
    let about = about(call, daily);
    let Some(step) = solo.step_of_lesson() else {
        return Ok(shown(call, daily, &solo, None, None));
    };
    let refusal = |why| display::refusal(&Scene::of(catalog, &snapshot), &snapshot, seat, why);
    let person = Person::of(catalog, &snapshot, call.person.id);
    let (at, act) = match asked::pressed(action, chosen.as_deref(), person) {
        Ok(Asked::Act(Some(at), act)) => (at, act),
        Ok(Asked::Hand(hand)) => {
            return Ok(shown(call, daily, &solo, None, Some(hand.rows)));
        }
        Ok(Asked::Question(..)) => return says(lesson::warning_of_question(about, step)),
        Err(Refusal::Game(why)) => return says(Note::Above(refusal(why))),
        Ok(Asked::Act(None, _) | Asked::Page(_)) | Err(_) => {
            return says(Note::Above(catalog.daily_stale()));
        }
    };
    let made = daily.act(Day::LESSON, &call.person, Some(at.until), act).await;
    let (solo, made) = made.map_err(refused)?;
    let note = match made {
        Ok(_) => None,
        Err(NotMade::Stale) => Some(Note::Above(catalog.daily_stale())),
        Err(NotMade::Game(why)) => Some(Note::Above(refusal(why))),
        Err(NotMade::OffLesson) => Some(lesson::warning(about, step)),
    };
    Ok(shown(call, daily, &solo, note, None))
}

fn shown(
    call: &Call,
    daily: &Daily,
    solo: &Solo,
    note: Option<Note>,
    moves: Option<Vec<Row>>,
) -> Reply {
    let message = lesson::page(about(call, daily), solo, note, moves);
    Reply::ephemeral(message).without_old_picture()
}

fn about(call: &Call, daily: &Daily) -> About {
    let (kind, day) = (daily.kind(), Day::LESSON);
    About { catalog: call.catalog, kind, day, phase: daily.phase(day) }
}

fn refused(why: DailyRefusal) -> Refused {
    Refused::Daily(Day::LESSON, why)
}
