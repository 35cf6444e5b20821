//! Hints and reviews.

use super::*;

#[test]
fn advice_estimates_every_choice_once() {
    let limits = limits(200);
    for (_, view) in views(Options::default(), 4).into_iter().step_by(17) {
        let Advice { estimates, why } = advise(&view, &limits, &mut rand(1));
        assert!(why.is_some(), "{view:?}");
        let mut legal = view.legal_acts();
        // High bids get no advice.
        legal.retain(|act| match act {
            Act::Bid(_) => estimates.iter().any(|estimate| estimate.act == *act),
            _ => true,
        });
        assert!(legal.iter().all(|act| estimates.iter().any(|e| e.act == *act)));
        assert_eq!(estimates.len(), legal.len(), "{estimates:?}");
        for estimate in estimates {
            assert!((0.0..=1.0).contains(&estimate.win_probability));
            assert!((-1_000.0..=1_400.0).contains(&estimate.points));
            assert!(estimate.playouts > 0);
        }
    }
}

#[test]
fn the_reason_of_a_hint_fits_its_choice() {
    let mut seen = std::collections::BTreeSet::new();
    for (_, view) in views(Options::default(), 9).into_iter().step_by(5) {
        let Advice { estimates, why } = advise(&view, &LIMITS, &mut rand(2));
        let (best, why) = (estimates[0], why.unwrap());
        let name = format!("{why:?}");
        let name = name.split(['(', ' ']).next().unwrap();
        let fits: &[&str] = match best.act {
            _ if estimates.len() == 1 => &["Forced"],
            Act::Play(_) => match view.board().play().unwrap().contract() {
                Contract::Positive { way: Scoring::Up, .. } => {
                    &["TakesMore", "KeepsBetterCards", "BetterLater"]
                }
                Contract::Positive { .. } => &["CostsLess", "CostsButBetterLater", "BetterLater"],
                Contract::Negative(_) => {
                    &["CostsLess", "CostsButBetterLater", "BetterLater", "ThrowsPenalty"]
                }
            },
            Act::Choose(Choice::Auction) => &["BidsAreGifts"],
            Act::Choose(_) => &["LongSuit", "HighCards", "LowCards"],
            Act::Bid(_) => &["WorthTheBid"],
            Act::Pass => &["TooDear"],
            Act::Direct(Scoring::Up) => &["Up"],
            Act::Direct(Scoring::Down) => &["Down"],
        };
        assert!(fits.contains(&name), "{name} for {:?}", best.act);
        seen.insert(name.to_owned());
        match why {
            Why::CostsLess { best, next } => assert!((0.0..next).contains(&best)),
            Why::TakesMore { best, next } => assert!((next..=1.0).contains(&best)),
            Why::LongSuit(count) => assert!(count > 0),
            _ => {}
        }
    }
    for name in ["Forced", "CostsLess", "TakesMore", "BetterLater"] {
        assert!(seen.contains(name), "{name}: {seen:?}");
    }
}

#[test]
fn where_nothing_is_left_to_score_no_card_is_better_than_another() {
    let options = Options { ending: Ending::Thirteen, ..Options::default() };
    let mut decided = 0;
    for (_, view) in views(options, 5) {
        let play = view.board().play();
        if play.is_some_and(|play| play.contract().is_decided(play.tricks())) {
            let advice = advise(&view, &limits(8), &mut rand(3));
            let is_forced = advice.estimates.len() == 1;
            assert_eq!(advice.why.is_some(), is_forced, "{:?}", advice.why);
            decided += usize::from(!is_forced);
        }
    }
    assert!(decided > 0);
}

#[test]
fn a_review_names_a_random_players_worst_decisions_and_ends_when_time_is_up() {
    let (mut rng, options) = (rand(6), Options::default());
    let mut game = Position::new(options, Seat::FIRST).unwrap();
    let kinds = [Strategy::Random, Strategy::Normal, Strategy::Normal, Strategy::Normal];
    let moves = play_on(&mut game, |game| {
        let goes_on = game.board().sheet().rows().count() < 3;
        goes_on.then(|| next(game, kinds, &mut rng))?
    });
    let record = record_of(options, SEATS, &NoDeal {}, moves);
    let mut limits = limits(600);
    let found = review(&record, Seat::FIRST, &limits, &mut rng).unwrap();
    assert_worst_first(&found);
    let stood_in_for = review(&stood_in(&record), Seat::FIRST, &limits, &mut rng).unwrap();
    assert!(stood_in_for.is_empty(), "{stood_in_for:?}");
    for decision in found {
        assert!((1..=3).contains(&decision.when.round.number()));
        assert!(decision.when.trick.is_some_and(|trick| trick <= 13));
    }
    limits.go_on = &|| false;
    assert_eq!(review(&record, Seat::FIRST, &limits, &mut rng), Ok(vec![]));
}
