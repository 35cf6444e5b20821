//! Answers the command and the buttons of the deal of the day.

use super::{advice, learn, may_write, now, record, settings};
use crate::discord::incoming::commands::{Context, Error, answer, kind};
use crate::discord::incoming::invocation::Origin;
use crate::discord::incoming::refusal::{Doing as _, Refused};
use crate::discord::incoming::respond::{Call, Reply, Result};
use crate::games::{GameKind, Record};
use crate::screen::custom_id::{Action, DailyAction};
use crate::screen::games::kit::asked::{self, Asked, Person};
use crate::screen::games::kit::display;
use crate::screen::games::kit::replay::page;
use crate::screen::guild_settings::Switch;
use crate::screen::render::Scene;
use crate::screen::render::daily::{self as render, About, OwnResult};
use crate::screen::render::message::{Button, Message};
use crate::screen::render::verify;
use crate::store::DailyBoard;
use crate::table::Until;
use crate::table::daily::{Daily, DailyRefusal, Day, NotMade, Phase, Solo, Streaks};

/// A part of a reply, or the reason for refusing it.
type Refusable<T = Reply> = Result<T, DailyRefusal>;

#[poise::command(slash_command)]
pub async fn daily(ctx: Context<'_>) -> Result<(), Error> {
    answer!(ctx, |call| open(call, kind(ctx)))
}

/// Shows today's deal: its first page, the running game, or how it ended.
pub async fn open(call: &Call, kind: GameKind) -> Result {
    let request = DayRequest::of(call, kind, None).await?;
    request.reply(DailyAction::Open(kind, request.day), None).await
}

pub async fn press(call: &Call, action: DailyAction, chosen: Option<String>) -> Result {
    let (kind, day) = action.about();
    if day == Day::LESSON {
        return learn::press(call, action, chosen).await;
    }
    DayRequest::of(call, kind, Some(day)).await?.reply(action, chosen).await
}

/// A request from one person about one day's deal.
struct DayRequest<'a> {
    call: &'a Call,
    daily: Daily,
    day: Day,
}

impl<'a> DayRequest<'a> {
    /// A request at this moment, about today unless it names a day.
    async fn of(call: &'a Call, kind: GameKind, day: Option<Day>) -> Result<DayRequest<'a>> {
        let daily = now(call, kind).await?;
        Ok(DayRequest { call, day: day.unwrap_or_else(|| daily.today()), daily })
    }

    async fn reply(&self, action: DailyAction, chosen: Option<String>) -> Result {
        if settings(self.call).await?.daily == Switch::Off {
            return Err(Refused::DailyOff);
        }
        if let DailyAction::Share(..) = action {
            may_write(self.call, false)?;
        }
        let reveals = matches!(
            action,
            DailyAction::Review(..)
                | DailyAction::Replay(..)
                | DailyAction::Record(..)
                | DailyAction::Verify(..)
                | DailyAction::Details(..)
        );
        if reveals {
            let game = self.day.number();
            record::not_dealt_again(self.call, game, game)?;
        }
        // Boxed, because the future holds a whole game.
        let done = Box::pin(self.done(action, chosen)).await;
        done.or_else(|why| self.refused(why))
    }

    /// The reason for a refusal. In place of a page, it leads back: to the day's own game if there
    /// may be one, otherwise to today's deal.
    fn refused(&self, why: DailyRefusal) -> Result {
        let day = match why {
            DailyRefusal::NoDay
            | DailyRefusal::NotBegun
            | DailyRefusal::Over
            | DailyRefusal::Hidden => self.daily.today(),
            _ => self.day,
        };
        let refused = Refused::Daily(self.day, why);
        if self.call.origin != Origin::Ephemeral {
            return Err(refused);
        }
        let text = refused.explain(self.call);
        let open = Action::Daily(DailyAction::Open(self.daily.kind(), day));
        let back = Button::secondary(open, self.call.catalog.button_back_to());
        Ok(Reply::ephemeral(Message::text(text).with_buttons(vec![back])))
    }

    async fn done(&self, action: DailyAction, chosen: Option<String>) -> Refusable {
        match action {
            DailyAction::Open(..) => self.open().await,
            DailyAction::Start(..) => self.start().await,
            DailyAction::History(.., page) => {
                let solo = self.game().await?;
                Ok(Reply::ephemeral(render::history(self.about(), &solo, page)))
            }
            DailyAction::Board(.., page) => self.board(page).await,
            DailyAction::Share(..) => self.share().await,
            DailyAction::Review(..) => self.review().await,
            DailyAction::Replay(.., step) => self.replay(step).await,
            DailyAction::Record(..) => {
                let (record, number) = (self.record().await?, self.day.number());
                let file = record::file(self.call, self.daily.kind(), number, &record);
                Ok(self.replied(file))
            }
            DailyAction::Verify(kind, day) => {
                let details = Action::Daily(DailyAction::Details(kind, day));
                let record = self.record().await?;
                self.verified(verify::message(self.call.catalog, &record, details))
            }
            DailyAction::Details(..) => {
                self.verified(verify::details(self.call.catalog, &self.record().await?))
            }
            DailyAction::Game(own) => {
                let solo = self.game().await?;
                let snapshot = solo.snapshot();
                let person = Person::of(self.call.catalog, &snapshot, self.call.person.id);
                match asked::pressed(own.action, chosen.as_deref(), person) {
                    Ok(Asked::Act(Some(at), act)) => self.act(at.until, act).await,
                    Ok(Asked::Question(text, yes)) => {
                        Ok(Reply::ephemeral(render::question(self.about(), text, yes)))
                    }
                    // A game that somebody plays alone shows no other buttons.
                    Ok(Asked::Act(..) | Asked::Hand(_) | Asked::Page(_)) | Err(_) => {
                        Err(DailyRefusal::NoDay)
                    }
                }
            }
        }
    }

    fn about(&self) -> About {
        About {
            catalog: self.call.catalog,
            kind: self.daily.kind(),
            day: self.day,
            phase: self.daily.phase(self.day),
        }
    }

    fn replied(&self, done: Result<Reply>) -> Reply {
        done.unwrap_or_else(|why| Reply::text(why.explain(self.call)))
    }

    fn verified(&self, shown: Option<Message>) -> Refusable {
        let shown = shown.ok_or(DailyRefusal::NoDay)?;
        Ok(Reply::ephemeral(render::titled(self.about(), shown)))
    }

    async fn game(&self) -> Refusable<Solo> {
        self.daily.game(self.day, &self.call.person).await
    }

    async fn open(&self) -> Refusable {
        match self.game().await {
            Ok(solo) => self.shown(&solo, None).await,
            Err(DailyRefusal::NotBegun | DailyRefusal::NoDay) if self.day == self.daily.today() => {
                self.intro().await
            }
            // The day has ended. The button of an old shared result leads here, too.
            Err(DailyRefusal::NotBegun) => Err(DailyRefusal::Over),
            Err(refused) => Err(refused),
        }
    }

    async fn intro(&self) -> Refusable {
        let today = self.daily.fingerprints().await?;
        let (before, person) = (self.day.before(), &self.call.person);
        let found = self.daily.game(before, person).await;
        let dealt = (!matches!(found, Err(DailyRefusal::NoDay))).then_some(before);
        let left = match found {
            Ok(solo) if solo.end().is_none() => Some(solo.day()),
            Ok(_) | Err(DailyRefusal::NotBegun | DailyRefusal::NoDay) => None,
            Err(refused) => return Err(refused),
        };
        let streaks = self.streaks().await?;
        Ok(Reply::ephemeral(render::intro(self.about(), &today, streaks, left, dealt)))
    }

    async fn start(&self) -> Refusable {
        let call = self.call;
        let begun = self.daily.begin(self.day, call.person.clone(), call.place, call.interaction);
        self.shown(&begun.await?, None).await
    }

    async fn act(&self, until: Until, act: crate::games::Act) -> Refusable {
        let person = &self.call.person;
        let (solo, made) = self.daily.act(self.day, person, Some(until), act).await?;
        let snapshot = solo.snapshot();
        let scene = Scene::of(self.call.catalog, &snapshot);
        let note = match made {
            Ok(done) => display::done(&scene, &done),
            Err(NotMade::Stale | NotMade::OffLesson) => scene.catalog.daily_stale(),
            Err(NotMade::Game(refusal)) => {
                display::refusal(&scene, &snapshot, Some(solo.seat()), refusal)
            }
        };
        self.shown(&solo, Some(note)).await
    }

    /// The running game, or how it ended, below a note.
    async fn shown(&self, solo: &Solo, note: Option<String>) -> Refusable {
        let about = self.about();
        let mut message = match solo.end() {
            Some(end) => {
                let (board, here) = self.ranks().await?;
                let own_result = OwnResult {
                    result: end.result,
                    squares: &display::squares(&solo.snapshot(), solo.seat()),
                    counts: self.day.counts(end),
                    board: &board,
                    here,
                    streaks: self.streaks().await?,
                };
                render::result(about, own_result, self.today_only().await?.as_ref())
            }
            None => render::playing(about, solo)
                .unwrap_or_else(|| Message::text(about.catalog.daily_stale())),
        };
        if let Some(note) = note {
            message.content = [message.said(), note].join("\n");
        }
        Ok(Reply::ephemeral(message))
    }

    /// The fingerprints, if the deal is today's: only then does a message show tomorrow's.
    async fn today_only(&self) -> Refusable<Option<crate::table::daily::Today>> {
        if self.daily.phase(self.day) != Phase::Running {
            return Ok(None);
        }
        self.daily.fingerprints().await.map(Some)
    }

    async fn streaks(&self) -> Refusable<Streaks> {
        self.daily.own_streaks(self.call.person.id).await
    }

    /// The board without its lines: how many have played, and how many did better. And whether the
    /// person's own game was begun in this server.
    async fn ranks(&self) -> Refusable<(DailyBoard, bool)> {
        let (place, user) = (self.call.place, self.call.person.id);
        let (board, own) = self.daily.board(self.day, place, user, 0..0).await?;
        Ok((board, own.is_some_and(|own| own.here)))
    }

    async fn board(&self, page: u32) -> Refusable {
        let page = page.max(1);
        let first = (page - 1).saturating_mul(render::SHOWN);
        let places = first..first.saturating_add(render::SHOWN);
        let (place, user) = (self.call.place, self.call.person.id);
        let (board, own) = self.daily.board(self.day, place, user, places).await?;
        let users: Vec<_> = board.rows.iter().filter_map(|row| row.user).collect();
        let streaks = self.daily.streaks_on_board(self.day, place.guild, &users).await?;
        let today = self.today_only().await?;
        let before = self.day.before();
        let dealt = self.daily.has_deal(before).await.then_some(before);
        let (about, today) = (self.about(), today.as_ref());
        let shown = render::board(about, &board, page, &streaks, own, today, dealt);
        Ok(Reply::ephemeral(shown))
    }

    async fn share(&self) -> Refusable {
        let call = self.call;
        let sharing = self.daily.share(self.day, call.person.id, call.place.channel).await?;
        let solo = self.game().await?;
        let in_a_row = self.daily.days_in_a_row(self.day, call.person.id).await?;
        let squares = display::squares(&solo.snapshot(), solo.seat());
        let (about, name) = (About { catalog: call.public, ..self.about() }, &call.person.name);
        let message = render::shared(about, name, sharing.result, in_a_row, &squares);
        Ok(Reply { sharing: Some(sharing), ..Reply::public(message) })
    }

    async fn record(&self) -> Refusable<Record> {
        self.daily.record(self.day, self.call.person.id).await
    }

    async fn replay(&self, step: u32) -> Refusable {
        let (record, solo) = (self.record().await?, self.game().await?);
        let snapshot = solo.snapshot();
        let page = page(&Scene::of(self.call.catalog, &snapshot), &record, step);
        match page.doing("replaying a stored record") {
            Ok(Some(page)) => Ok(Reply::ephemeral(render::replay(self.about(), &solo, &page))),
            Ok(None) => Err(DailyRefusal::NotBegun),
            Err(why) => Ok(self.replied(Err(why))),
        }
    }

    async fn review(&self) -> Refusable {
        let (record, solo) = (self.record().await?, self.game().await?);
        let (game, seat, seats) = (self.day.number(), solo.seat(), solo.snapshot().seats);
        let of = advice::Reviewed { game, record, seats, seat };
        let (kind, day) = (self.daily.kind(), self.day);
        let to = |step| Action::Daily(DailyAction::Replay(kind, day, step));
        let review = advice::review_of(self.call, of, to);
        let mut reply = self.replied(review.await);
        reply.message = render::titled(self.about(), reply.message);
        Ok(reply)
    }
}
