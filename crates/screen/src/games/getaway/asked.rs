//! What people ask of Getaway: its own commands `play`, `take`, `draw` and `pile`, and what its
//! buttons and menus ask for.

use super::action::GetawayAction;
use super::hand::draw_label;
use super::keys::GetawayMessages;
use super::{card_count, playing};
use crate::games::kit::asked::{
    Asked, Command, CommandOption, Moves, Offer, Player, matching, play, playable,
};
use crate::render::Scene;
use crate::render::message::{Button, ButtonStyle};
use crate::render::names::quoted;
use getaway_games::cards::{MAX_SEATS, Seat, SeatSet};
use getaway_games::getaway::Getaway;
use getaway_games::getaway::rules::trick::Trick;
use getaway_games::getaway::rules::{DrawDue, Due, View};
use getaway_games::getaway::session::{Act, MoveRefusal, PublicView};
use getaway_table::{GameNumber, Moment, Refusal};

impl Moves for Getaway {
    const COMMANDS: &'static [Command<Getaway>] = &[
        Command {
            name: "play",
            options: &[CommandOption::text("card", |by, typed| {
                playable(by, typed, View::legal_cards)
            })],
            asks: |by, [card, ..]| play(by, card, View::hand, Act::Play),
        },
        Command { name: "take", options: &[], asks: |by, _| take(by) },
        Command {
            name: "draw",
            options: &[CommandOption::text("from", offer_seats)],
            asks: |by, [from, ..]| {
                let seat = by.scene.named(from).map(Act::DrawFrom);
                Asked::meant(seat, || by.scene.catalog.refuse_not_a_seat(quoted(from)))
            },
        },
        Command {
            name: "pile",
            options: &[CommandOption::number("number", MAX_SEATS as u8, offer_piles)],
            asks: |_, [number, ..]| Asked::now(Act::Pick(number.parse().unwrap_or(usize::MAX))),
        },
    ];

    fn pressed(
        action: GetawayAction,
        act: Option<Act>,
        _scene: &Scene,
        by: Result<&Player<Getaway>, Refusal>,
    ) -> Result<Asked<Act>, Refusal> {
        match action {
            // A menu without a choice.
            GetawayAction::Play(..)
            | GetawayAction::Choose(..)
            | GetawayAction::DrawFrom(..)
            | GetawayAction::Pick(..) => Err(Refusal::Stale),
            // These buttons take or announce a take. They never withdraw it.
            GetawayAction::Take(at) => Ok(take_next(by, at, false)),
            GetawayAction::TakeAnyway(at) => Ok(take_next(by, at, true)),
            GetawayAction::TakeFrom(number, from) => {
                let question = cost(by.clone()?, number, from);
                question.map_or_else(|| in_game(by?, number, act), Ok)
            }
            GetawayAction::TakeKnowing(number, _) | GetawayAction::TakeNot(number, _) => {
                in_game(by?, number, act)
            }
        }
    }

    fn question(scene: &Scene, refusal: &MoveRefusal) -> Option<(String, Button)> {
        let (MoveRefusal::TakeLoses(from), at) = (refusal, scene.moment()?) else { return None };
        let (take, label) = (GetawayAction::TakeAnyway(at), scene.catalog.button_take_anyway());
        let yes = Button::new(take, label, ButtonStyle::Danger);
        Some((scene.catalog.ask_take(scene.name(*from)), yes))
    }
}

/// Takes the next player's cards or announces the take, and withdraws an announced take. Decides
/// between these once, and what is asked names whose cards are meant. So two commands at once make
/// one take, and a take that was carried out in between isn't followed by another.
fn take(by: &Player<Getaway>) -> Asked<Act> {
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
    let act = Act::Take { from, sure: false };
    cost(by, game.number(), from).unwrap_or(Asked::Act(now, act))
}

fn offer_seats(by: &Player<Getaway>, typed: &str) -> Option<Vec<Offer>> {
    let game = playing(by.game)?;
    let Due::Draw(drawer, DrawDue::Seats(seats)) = game.view.board.due() else { return None };
    let number = |from: Seat| (from.index() + 1).to_string();
    let wanted = seats
        .iter()
        .filter(|_| drawer == by.seat)
        .map(|from| (draw_label(&by.scene, game, from), number(from)));
    Some(matching(wanted, typed, None))
}

fn offer_piles(by: &Player<Getaway>, typed: &str) -> Option<Vec<Offer>> {
    let PublicView::Picking(picking) = by.game.view else { return None };
    let turn = by.seat == picking.turn;
    let taken = picking.taken.iter().zip(1u32..);
    let free = taken.filter(|(taken, _)| turn && taken.is_none());
    let wanted = free.filter(|(_, pile)| pile.to_string().starts_with(typed.trim()));
    let offer = |pile: u32| (by.scene.catalog.button_pile(pile), pile.to_string());
    Some(wanted.map(|(_, pile)| offer(pile)).collect())
}

/// Takes the next player's cards, at this moment.
fn take_next(by: Result<&Player<Getaway>, Refusal>, at: Moment, sure: bool) -> Asked<Act> {
    let by = by.ok();
    let from = by.and_then(|by| playing(by.game)?.view.takes_from(by.seat));
    // Without a next player, the table says why not.
    let from = from.unwrap_or(Seat::FIRST);
    let question = by.filter(|_| !sure).and_then(|by| cost(by, at.game, from));
    question.unwrap_or(Asked::Act(Some(at), Act::Take { from, sure }))
}

/// A move that can be made at any moment of this game.
fn in_game(
    by: &Player<Getaway>,
    number: GameNumber,
    act: Option<Act>,
) -> Result<Asked<Act>, Refusal> {
    let act = act.filter(|_| by.game.number() == number).ok_or(Refusal::Stale)?;
    Ok(Asked::Act(Some(by.game.moment()), act))
}

/// Asks whether to take these cards, with what it costs. `None` if the table says more: why it's
/// impossible, or that the taker would lose.
fn cost(by: &Player<Getaway>, number: GameNumber, from: Seat) -> Option<Asked<Act>> {
    let (game, scene, seat) = (playing(by.game)?, &by.scene, by.seat);
    let (catalog, board) = (scene.catalog, &game.view.board);
    let is_next = game.number() == number && game.view.takes_from(seat) == Some(from);
    if !is_next || board.in_play().len() <= 2 || game.view.takes.by(seat).is_some() {
        return None;
    }
    // Everyone who hasn't played to the trick yet has one card less when it's over. Even the last
    // one is asked about: its player may pick up the trick.
    let waiting = board.trick().map_or(SeatSet::EMPTY, Trick::waiting);
    let left = |seat| card_count(game, seat).saturating_sub(waiting.contains(seat).into());
    let count = left(from).max(1);
    let total = count + left(seat);
    let mut text = catalog.ask_take_costs(scene.name(from), count, total);
    if board.trick().is_some() {
        text = format!("{text} {}", catalog.ask_take_later());
    }
    let (take, label) = (GetawayAction::TakeKnowing(number, from), scene.label(from));
    let yes = Button::new(take, catalog.button_take_from(label), ButtonStyle::Danger);
    Some(Asked::Question(text, yes))
}
