//! The sentences of King: trumps, and what a hand is played for; what a move did, or why it was
//! refused and what to do instead; hints and reviews, with each choice's points in this hand and
//! how often the game is won after it; the rules in short, and the pictures for the help pages.

use super::keys::KingMessages;
use crate::cards::Rank;
use crate::cards::Suit::{self, Clubs, Diamonds, Hearts, Spades};
use crate::discord::custom_id::HelpPage;
use crate::discord::i18n::Catalog;
use crate::discord::render::Scene;
use crate::discord::render::cards::{self, suit_name};
use crate::discord::render::hint::percent;
use crate::discord::render::numbers::{self, signed};
use crate::games::king::computer::{Advice, Estimate, When, Why};
use crate::games::king::rules::{
    self, Act, Auctions, Choice, Contract, Due, Ending, Illegal, Options, Penalty, Round, Scoring,
    Trumps,
};
use crate::games::king::session::MoveOutcome;
use crate::pictures::Spot;

pub fn suit(catalog: &Catalog, suit: Suit) -> String {
    format!("{} {}", suit.symbol(), suit_name(catalog, suit))
}

pub fn trumps(catalog: &Catalog, trumps: Trumps) -> String {
    match trumps.suit() {
        Some(named) => suit(catalog, named),
        None => catalog.no_trumps(),
    }
}

/// What a hand is played for, in one line. `contract` is `None` in a positive hand before its
/// trumps and direction are chosen.
pub fn stakes(catalog: &Catalog, round: Round, contract: Option<Contract>) -> String {
    match (round.penalty(), contract) {
        (Some(penalty), _) => penalised(catalog, penalty),
        (None, Some(Contract::Positive { trumps, way, .. })) => {
            let trumps = self::trumps(catalog, trumps);
            match way {
                Scoring::Up => catalog.stakes_up(trumps),
                Scoring::Down => catalog.stakes_down(trumps),
            }
        }
        (None, _) => catalog.stakes_open(),
    }
}

fn penalised(catalog: &Catalog, penalty: Penalty) -> String {
    let each = signed(-penalty.each());
    match penalty {
        Penalty::Tricks => catalog.stakes_tricks(each),
        Penalty::Hearts => catalog.stakes_hearts(each),
        Penalty::Queens => catalog.stakes_queens(each),
        Penalty::KingsAndJacks => catalog.stakes_kings_and_jacks(each),
        Penalty::KingOfHearts => catalog.stakes_king_of_hearts(each),
        Penalty::LastTwo => catalog.stakes_last_two(each),
    }
}

pub fn done(scene: &Scene, done: MoveOutcome) -> String {
    let catalog = scene.catalog;
    let did = match done.did {
        Act::Choose(Choice::Trumps(trumps)) => catalog.done_trumps(self::trumps(catalog, trumps)),
        Act::Choose(Choice::Auction) => catalog.done_auction(),
        Act::Bid(bid) => catalog.done_bid(bid.tricks()),
        Act::Pass => catalog.done_passed(),
        Act::Direct(Scoring::Up) => catalog.done_up(),
        Act::Direct(Scoring::Down) => catalog.done_down(),
        Act::Play(card) => catalog.done_played(cards::text(card)),
    };
    let mut said = vec![did];
    said.extend(done.names.map(|seat| catalog.done_sold(scene.name(seat))));
    said.extend(done.taken_by.map(|seat| catalog.takes(scene.name(seat))));
    said.extend(done.hand_over.then(|| catalog.hand_over()));
    said.join(" ")
}

pub fn refusal(scene: &Scene, illegal: Illegal) -> String {
    let catalog = scene.catalog;
    match illegal {
        Illegal::GameOver | Illegal::NotNow(Due::Over) => catalog.refuse_game_over(),
        Illegal::NoSuchSeat(_) => catalog.refuse_internal(),
        Illegal::NotYourTurn { turn } => catalog.refuse_not_your_turn(scene.name(turn)),
        Illegal::NotNow(Due::Deal(_)) => catalog.refuse_not_dealt(),
        Illegal::NotNow(Due::Choose(_)) => catalog.refuse_choose_first(),
        Illegal::NotNow(Due::Bid(_)) => catalog.refuse_bid_first(),
        Illegal::NotNow(Due::Direct(_)) => catalog.refuse_direct_first(),
        Illegal::NotNow(Due::Play(_)) => catalog.refuse_play_now(),
        Illegal::NoAuctions => catalog.refuse_no_auctions(),
        Illegal::AuctionIsOver => catalog.refuse_auction_is_over(),
        Illegal::TooLow(bid) => catalog.refuse_bid_too_low(bid.tricks()),
        Illegal::NotInHand(card) => catalog.refuse_not_in_hand(cards::text(card)),
        Illegal::MustFollow(suit) => catalog.refuse_must_follow(suit_name(catalog, suit)),
        Illegal::HeartsHeldBack => catalog.refuse_hearts_held_back(),
        Illegal::MustThrowKing => catalog.refuse_must_throw_king(),
    }
}

const SHOWN: usize = 3;

pub fn hint(catalog: &Catalog, advice: &Advice) -> Option<String> {
    let (best, others) = advice.estimates.split_first()?;
    let in_words = |estimate: &Estimate| {
        let points = numbers::signed(estimate.points.round() as i32);
        let chance = percent(estimate.win_probability);
        (choice(catalog, estimate.act), points, chance)
    };
    let (what, points, chance) = in_words(best);
    let mut lines = vec![catalog.advice_best(what, points, chance)];
    lines.extend(advice.why.map(|why| reason(catalog, why)));
    lines.extend(others.iter().take(SHOWN - 1).map(|other| {
        let (what, points, chance) = in_words(other);
        catalog.advice_other(what, points, chance)
    }));
    lines.push(catalog.hint_note());
    Some(lines.join("\n"))
}

pub fn when(catalog: &Catalog, when: &When) -> String {
    match when.trick {
        Some(trick) => catalog.review_when(when.round.number(), trick),
        None => catalog.review_before(when.round.number()),
    }
}

pub fn choice(catalog: &Catalog, choice: Act) -> String {
    match choice {
        Act::Play(card) => cards::text(card),
        Act::Choose(Choice::Trumps(trumps)) => self::trumps(catalog, trumps),
        Act::Choose(Choice::Auction) => catalog.button_auction(),
        Act::Bid(bid) => catalog.advice_bid(bid.tricks()),
        Act::Pass => catalog.button_pass(),
        Act::Direct(Scoring::Up) => catalog.button_up(),
        Act::Direct(Scoring::Down) => catalog.button_down(),
    }
}

fn reason(catalog: &Catalog, why: Why) -> String {
    match why {
        Why::Forced => catalog.why_forced(),
        Why::CostsLess { best, next } => catalog.why_costs_less(percent(best), percent(next)),
        Why::TakesMore { best, next } => catalog.why_takes_more(percent(best), percent(next)),
        Why::ThrowsPenalty => catalog.why_throws(),
        Why::CostsButBetterLater(best) => catalog.why_costs(percent(best)),
        Why::KeepsBetterCards(best) => catalog.why_keeps(percent(best)),
        Why::BetterLater => catalog.why_later(),
        Why::LongSuit(count) => catalog.why_long_suit(count),
        Why::HighCards => catalog.why_high_cards(),
        Why::LowCards => catalog.why_low_cards(),
        Why::BidsAreGifts => catalog.why_gifts(),
        Why::WorthTheBid => catalog.why_worth(),
        Why::TooDear => catalog.why_dear(),
        Why::Up(tricks) => catalog.why_up(numbers::minus(&format!("{tricks:.1}"))),
        Why::Down(tricks) => catalog.why_down(numbers::minus(&format!("{tricks:.1}"))),
    }
}

pub fn help_picture(page: HelpPage) -> Option<Vec<Vec<Spot>>> {
    let (face, marked) = (Spot::face, Spot::marked);
    match page {
        HelpPage::Aim => Some(vec![vec![
            face(Rank::KING, Hearts),
            face(Rank::QUEEN, Spades),
            face(Rank::QUEEN, Diamonds),
            face(Rank::JACK, Clubs),
        ]]),
        HelpPage::Turn => Some(vec![vec![
            face(Rank::TEN, Diamonds),
            marked(Rank::ACE, Diamonds),
            face(Rank::TWO, Diamonds),
            face(Rank::QUEEN, Spades),
        ]]),
        HelpPage::Buttons | HelpPage::End => None,
    }
}

pub fn rules(catalog: &Catalog, options: Options) -> Vec<String> {
    let mut said = vec![
        catalog.rules_aim(),
        catalog.rules_deal(),
        catalog.rules_tricks(),
        catalog.rules_negative(),
    ];
    said.extend((options.hearts == rules::Hearts::HeldBack).then(|| catalog.rules_held_back()));
    said.push(match options.ending {
        Ending::Decided => catalog.rules_decided(),
        Ending::Thirteen => catalog.rules_thirteen(),
    });
    said.push(match options.auction {
        Auctions::Allowed => catalog.rules_positive(),
        Auctions::Never => catalog.rules_positive_alone(),
    });
    said.extend((options.auction == Auctions::Allowed).then(|| catalog.rules_auction()));
    said.push(catalog.rules_direction());
    said.push(catalog.rules_end());
    said
}
