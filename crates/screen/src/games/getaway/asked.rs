//! What people ask of Getaway: its own commands `play`, `take`, `draw` and `pile`, and what its
//! buttons and menus ask for.

use super::action::GetawayAction;
use super::hand::{cost, draw_label};
use super::keys::GetawayMessages;
use super::playing;
use crate::games::kit::asked::{
    Asked, Asks, Command, CommandOption, Offer, Player, Takes, Words, matching, play, playable,
};
use crate::games::kit::pressed::Pressed;
use crate::render::Scene;
use crate::render::message::{Button, ButtonStyle};
use crate::render::names::quoted;
use getaway_games::In;
use getaway_games::cards::{MAX_SEATS, Seat};
use getaway_games::getaway::Getaway;
use getaway_games::getaway::rules::{DrawDue, Due, View};
use getaway_games::getaway::session::{Act, MoveRefusal, PublicView};
use getaway_table::{GameNumber, Moment, Refusal};

impl Asks for Getaway {
    const COMMANDS: &'static [Command<Getaway>] = &[
        Command {
            name: "play",
            options: &[CommandOption {
                name: "card",
                takes: Takes::Text(|by, typed| playable(by, typed, View::legal_cards)),
            }],
            asks: |by, [card, ..]| play(by, card, View::hand, Act::Play),
        },
        Command { name: "take", options: &[], asks: take },
        Command {
            name: "draw",
            options: &[CommandOption { name: "from", takes: Takes::Text(offer_seats) }],
            asks: |by, [from, ..]| match by.scene.named(from) {
                Some(from) => Asked::now(Act::DrawFrom(from)),
                None => Asked::text(by.scene.catalog.refuse_not_a_seat(quoted(from))),
            },
        },
        Command {
            name: "pile",
            options: &[CommandOption {
                name: "number",
                takes: Takes::Number(MAX_SEATS as u8, offer_piles),
            }],
            asks: |_, [number, ..]| Asked::now(Act::Pick(number.parse().unwrap_or(usize::MAX))),
        },
    ];

    fn pressed(
        action: GetawayAction,
        chosen: Option<&str>,
        _scene: &Scene,
        by: Result<&Player<Getaway>, Refusal>,
    ) -> Result<Asked<Act>, Refusal> {
        let act = <Getaway as Pressed>::act(action, chosen);
        match action {
            GetawayAction::Play(at, _) | GetawayAction::Choose(at, _) => {
                may_play(at, act, by)?;
                Ok(Asked::Act(Some(at), act.ok_or(Refusal::Stale)?))
            }
            GetawayAction::DrawFrom(at, _) | GetawayAction::Pick(at, _) => {
                Ok(Asked::Act(Some(at), act.ok_or(Refusal::Stale)?))
            }
            // These buttons take or announce a take. They never withdraw it.
            GetawayAction::Take(at) => Ok(take_next(by, at, false)),
            GetawayAction::TakeAnyway(at) => Ok(take_next(by, at, true)),
            GetawayAction::TakeFrom(number, _)
            | GetawayAction::TakeKnowing(number, _)
            | GetawayAction::TakeNot(number, _) => {
                let by = by?;
                if by.game.number() != number {
                    return Err(Refusal::Stale);
                }
                if let GetawayAction::TakeFrom(_, from) = action
                    && let Some(question) = costs(by, number, from)
                {
                    return Ok(question);
                }
                Ok(Asked::Act(Some(by.game.moment()), act.ok_or(Refusal::Stale)?))
            }
        }
    }

    fn question(scene: &Scene, refusal: &MoveRefusal) -> Option<(String, Button)> {
        let (MoveRefusal::TakeLoses(from), at) = (refusal, scene.moment()?) else {
            return None;
        };
        let (take, label) = (GetawayAction::TakeAnyway(at), scene.catalog.button_take_anyway());
        let yes = Button::new(take, label, ButtonStyle::Danger);
        Some((scene.catalog.ask_take(scene.name(*from)), yes))
    }
}

/// Takes the next player's cards or announces the take, and withdraws an announced take. Decides
/// between these once, and what is asked names whose cards are meant. So two commands at once make
/// one take, and a take that was carried out in between isn't followed by another.
fn take(by: &Player<Getaway>, _: Words) -> Asked<Act> {
    let Some(game) = playing(by.game) else {
        // The table says why this isn't possible.
        return Asked::now(Act::TakeNot { from: Seat::FIRST });
    };
    let now = Some(game.moment());
    if let Some(from) = game.view.takes.by(by.seat) {
        return Asked::Act(now, Act::TakeNot { from });
    }
    // Where nothing can be taken, the table says why.
    let from = game.view.takes_from(by.seat).unwrap_or(by.seat);
    costs(by, game.number(), from).unwrap_or(Asked::Act(now, Act::Take { from, sure: false }))
}

fn offer_seats(by: &Player<Getaway>, typed: &str) -> Option<Vec<Offer>> {
    let game = playing(by.game)?;
    let Due::Draw(drawer, DrawDue::Seats(seats)) = game.view.board.due() else {
        return None;
    };
    let number = |from: Seat| (from.index() + 1).to_string();
    let wanted = seats.iter().filter(|_| drawer == by.seat);
    let wanted = wanted.map(|from| (draw_label(&by.scene, game, from), number(from)));
    Some(matching(wanted, typed, None))
}

fn offer_piles(by: &Player<Getaway>, typed: &str) -> Option<Vec<Offer>> {
    let PublicView::Picking(picking) = by.game.view else {
        return None;
    };
    let turn = by.seat == picking.turn;
    let taken = picking.taken.iter().zip(1u32..);
    let free = taken.filter(|(taken, _)| turn && taken.is_none());
    let wanted = free.filter(|(_, pile)| pile.to_string().starts_with(typed.trim()));
    let offer = |pile: u32| (by.scene.catalog.button_pile(pile), pile.to_string());
    Some(wanted.map(|(_, pile)| offer(pile)).collect())
}

/// A hand that was drawn ahead offers cards that can't be played now; choosing one is never a
/// mistake that a table penalises.
fn may_play(
    at: Moment,
    act: Option<Act>,
    by: Result<&Player<Getaway>, Refusal>,
) -> Result<(), Refusal> {
    if at.is_ahead()
        && let (Some(Act::Play(card)), Some(view)) = (act, by.ok().and_then(|by| by.view.as_ref()))
    {
        let checked = view.board().check_play(view.seat(), view.hand(), card);
        checked.map_err(|why| Refusal::Game(Getaway::wrap(MoveRefusal::Illegal(why))))?;
    }
    Ok(())
}

/// Takes the next player's cards, at this moment.
fn take_next(by: Result<&Player<Getaway>, Refusal>, at: Moment, sure: bool) -> Asked<Act> {
    let by = by.ok();
    let from = by.and_then(|by| playing(by.game)?.view.takes_from(by.seat));
    // Without a next player, the table says why not.
    let from = from.unwrap_or(Seat::FIRST);
    let question = by.filter(|_| !sure).and_then(|by| costs(by, at.game, from));
    question.unwrap_or(Asked::Act(Some(at), Act::Take { from, sure }))
}

/// Asks whether to take these cards, with what that would mean. `None` if the table says more: why
/// it's impossible, or that the taker would lose.
fn costs(by: &Player<Getaway>, number: GameNumber, from: Seat) -> Option<Asked<Act>> {
    let (asks, yes) = cost(&by.scene, playing(by.game)?, by.seat, (number, from))?;
    Some(Asked::Question(asks, yes))
}
