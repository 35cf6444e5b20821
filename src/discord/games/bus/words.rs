//! The sentences of Stop the Bus: what a move did, or why it was refused and what to do instead;
//! hints and reviews; the rules in short, and the pictures for the help pages.

use super::Running;
use super::keys::BusMessages;
use crate::cards::Rank;
use crate::cards::Suit::{Clubs, Diamonds, Hearts, Spades};
use crate::discord::custom_id::HelpPage;
use crate::discord::i18n::Catalog;
use crate::discord::render::{Scene, cards, hint};
use crate::games::Game as _;
use crate::games::bus::Bus;
use crate::games::bus::computer::{Advice, Why};
use crate::games::bus::rules::{Act, Exchange, Illegal, Keep, Options, WholeHand};
use crate::pictures::Spot;

pub fn done(scene: &Scene, Act { exchange, stop }: Act) -> String {
    let catalog = scene.catalog;
    let said = match exchange {
        Exchange::Keep => catalog.done_kept(),
        Exchange::One { give, take } => {
            catalog.done_exchanged(cards::text(give), cards::text(take))
        }
        Exchange::All => catalog.done_exchanged_all(),
    };
    let called = stop.then(|| catalog.done_called());
    let over = is_deal_over(scene).then(|| catalog.done_deal_over());
    let all = [Some(said), called, over].into_iter().flatten();
    all.collect::<Vec<_>>().join(" ")
}

/// Whether the turn was the last of its deal: nobody has had a turn in the new deal yet.
fn is_deal_over(scene: &Scene) -> bool {
    Running::of::<Bus>(scene.stage).is_some_and(|game| game.view.last_turn().is_none())
}

pub fn refusal(scene: &Scene, illegal: Illegal) -> String {
    let catalog = scene.catalog;
    match illegal {
        Illegal::GameOver => catalog.refuse_game_over(),
        Illegal::NotInPlay(_) => catalog.refuse_not_in_play(),
        Illegal::NotDealt => catalog.refuse_between_deals(),
        Illegal::NotYourTurn { turn } => catalog.refuse_not_your_turn(scene.name(turn)),
        Illegal::MustExchange => catalog.refuse_must_exchange(),
        Illegal::OneCardOnly => catalog.refuse_one_card_only(),
        Illegal::NotInHand(card) => catalog.refuse_not_in_hand(cards::text(card)),
        Illegal::NotInMiddle(card) => catalog.refuse_not_in_middle(cards::text(card)),
        Illegal::Itself(card) => catalog.refuse_itself(cards::text(card)),
        Illegal::AlreadyCalled { by } => catalog.refuse_already_called(scene.name(by)),
        Illegal::Deal(_) => catalog.refuse_internal(),
    }
}

/// The advice in words: the chance of winning after each of the best choices, and why the first is
/// best. `None` if there is nothing to decide.
pub fn hint(catalog: &Catalog, advice: &Advice) -> Option<String> {
    let why: Vec<String> = advice.why.iter().map(|why| reason(catalog, *why)).collect();
    let why = (!why.is_empty()).then(|| why.join(" "));
    let named = |act| choice(catalog, act);
    hint::hint(catalog, Bus::TALLY, &advice.estimates, named, why)
}

pub fn choice(catalog: &Catalog, act: Act) -> String {
    let exchange = match act.exchange {
        Exchange::Keep => catalog.advice_keep(),
        Exchange::One { give, take } => catalog.exchange(cards::text(give), cards::text(take)),
        Exchange::All => catalog.advice_all(),
    };
    if act.stop {
        catalog.advice_stop(exchange)
    } else {
        exchange
    }
}

fn reason(catalog: &Catalog, why: Why) -> String {
    match why {
        Why::BestHand => catalog.why_best_hand(),
        Why::NothingBetter => catalog.why_nothing_better(),
        Why::HelpsNextLess => catalog.why_helps_next_less(),
        Why::BuildsUp => catalog.why_builds_up(),
        Why::StopNow => catalog.why_stop_now(),
        Why::StopLater => catalog.why_stop_later(),
        Why::LastTurn => catalog.why_last_turn(),
    }
}

pub fn help_picture(page: HelpPage) -> Option<Vec<Vec<Spot>>> {
    let (face, marked) = (Spot::face, Spot::marked);
    match page {
        HelpPage::Aim => Some(vec![
            vec![
                face(Rank::THREE, Spades),
                face(Rank::THREE, Hearts),
                face(Rank::THREE, Clubs),
            ],
            vec![
                face(Rank::ACE, Diamonds),
                face(Rank::TWO, Diamonds),
                face(Rank::THREE, Diamonds),
            ],
            vec![
                face(Rank::QUEEN, Hearts),
                face(Rank::QUEEN, Clubs),
                face(Rank::NINE, Spades),
            ],
        ]),
        HelpPage::Turn => Some(vec![
            vec![
                face(Rank::NINE, Clubs),
                marked(Rank::QUEEN, Spades),
                face(Rank::TWO, Hearts),
            ],
            vec![
                marked(Rank::TEN, Diamonds),
                face(Rank::QUEEN, Hearts),
                face(Rank::QUEEN, Clubs),
            ],
        ]),
        HelpPage::Buttons | HelpPage::End => None,
    }
}

pub fn rules(catalog: &Catalog, options: Options) -> Vec<String> {
    let mut rules = vec![
        catalog.rules_aim(options.tokens.get()),
        catalog.rules_deal(),
        match options.keep {
            Keep::Yes => catalog.rules_turn(),
            Keep::No => catalog.rules_turn_must(),
        },
    ];
    if options.whole_hand == WholeHand::Yes {
        rules.push(catalog.rules_whole_hand());
    }
    rules.extend([
        catalog.rules_stop(),
        catalog.rules_showdown(),
        catalog.rules_hands(),
        catalog.rules_runs(),
        catalog.rules_end(),
    ]);
    rules
}
