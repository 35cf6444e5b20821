//! Taking a hand: announced takes, their order, the take-window, held leads (Getaway's rules, section 6).

use super::*;
use getaway_games::Level;
use getaway_games::getaway::rules::{Event, Illegal, LastCard, Phase};
use getaway_games::getaway::session::{Announced, Decision, Question};

fn decision(takes: bool) -> any::Decision {
    any::Decision::Getaway(Decision::Take(takes))
}

fn windowed() -> Settings {
    with(Options::default(), 3)
}

fn neighbour(bench: &Bench, seat: Seat) -> Seat {
    bench.game().board().neighbour(seat).unwrap()
}

fn announced(from: Seat) -> RequestOutcome {
    acted(GetawayOutcome::TakeAnnounced(from))
}

/// Every seat announces a take.
fn all_announce(bench: &mut Bench, seats: usize) {
    for seat in Seat::first(seats) {
        let (who, from) = (bench.who(seat), neighbour(bench, seat));
        assert_eq!(bench.takes(who), Ok(announced(from)));
    }
}

#[test]
fn an_announced_take_can_be_withdrawn() {
    let mut bench = Bench::dealt(quiet(), 4, 0, 0);
    bench.go_on();
    let who = bench.who(seat(2));
    let from = neighbour(&bench, seat(2));
    let take = Announced { seat: seat(2), from };
    // A second press doesn't withdraw the take.
    for _ in 0..2 {
        assert_eq!(bench.takes(who), Ok(announced(from)));
        assert_eq!(bench.public().takes.announced(), [take]);
    }
    for _ in 0..2 {
        bench.does(who, act(GetawayAct::TakeNot { from }), acted(GetawayOutcome::TakeWithdrawn));
        assert!(bench.public().takes.announced().is_empty());
    }
    bench.finish_trick();
    assert_eq!(bench.game().board().in_play().len(), 4);
}

#[test]
fn a_second_press_does_not_take_a_second_hand() {
    let mut bench = Bench::dealt(quiet(), 4, 0, 0);
    let who = bench.who(seat(1));
    let from = neighbour(&bench, seat(1));
    bench.ask(who, take(from)).unwrap();
    bench.refuses(who, take(from), refused(GetawayRefusal::NotNext));
    assert_eq!(bench.game().board().in_play().len(), 3);
}

#[test]
fn a_seat_that_the_table_does_not_have_is_refused() {
    let mut bench = Bench::dealt(quiet(), 4, 0, 0);
    let not_next = || refused(GetawayRefusal::NotNext);
    for open in [false, true] {
        for from in (4..16).map(seat) {
            let who = bench.who(seat(1));
            for sure in [false, true] {
                bench.refuses(who, act(GetawayAct::Take { from, sure }), not_next());
            }
            bench.refuses(who, act(GetawayAct::TakeNot { from }), not_next());
            bench.refuses(who, draw_from(from), refused(Illegal::NoDrawDue.into()));
        }
        assert_eq!(bench.game().board().trick().is_some(), open);
        bench.go_on();
    }
    assert!(bench.public().takes.announced().is_empty());
}

#[test]
fn the_table_asks_before_a_take_that_loses() {
    let mut bench = Bench::dealt(quiet(), 3, 0, 0);
    let (first, other) = (seat(0), seat(1));
    let who = bench.who(first);
    let wish = |from, sure| act(GetawayAct::Take { from, sure });
    bench.ask(who, wish(other, false)).unwrap();
    // Two are left. The player may have looked when there were three, so the table asks.
    let last = neighbour(&bench, first);
    bench.refuses(who, wish(last, false), refused(GetawayRefusal::TakeLoses(last)));
    assert!(bench.is_playing());
    bench.ask(who, wish(last, true)).unwrap();
    assert!(!bench.is_playing());
}

#[test]
fn announced_takes_happen_in_turn_beginning_with_the_power() {
    let mut bench = Bench::dealt(quiet(), 4, 0, 0);
    bench.go_on();
    all_announce(&mut bench, 4);
    bench.finish_trick();
    let present = bench.public().present;
    let took = present.events.iter().filter_map(|event| match event {
        Event::Took { seat, from, .. } => Some((*seat, *from)),
        _ => None,
    });
    let took: Vec<(Seat, Seat)> = took.collect();
    // The power takes from the next seat, which is then gone with its own announcement. The seat
    // after it takes from the one after that, and the last one's take is void: two are left.
    let direction = getaway_games::cards::Direction::Clockwise;
    let [power, second, third, last] = [0, 1, 2, 3].map(|n| took[0].0.after(n, 4, direction));
    assert_eq!(took, [(power, second), (third, last)]);
    assert_eq!(bench.game().board().in_play().len(), 2);
    assert!(bench.public().takes.announced().is_empty());
}

#[test]
fn an_announced_take_never_loses_the_game_without_asking() {
    let mut bench = Bench::dealt(quiet(), 3, 0, 0);
    bench.go_on();
    all_announce(&mut bench, 3);
    bench.finish_trick();
    // The power takes from the next seat. Two are left, and a take by the other would lose the
    // game.
    assert_eq!(bench.game().board().in_play().len(), 2);
    assert!(bench.public().takes.announced().is_empty());

    // A take announced with two left is meant, so it happens.
    bench.go_on();
    let board = bench.game().board();
    let other = board.in_play().without(board.power()).only().unwrap();
    let (who, from) = (bench.who(other), neighbour(&bench, other));
    assert_eq!(bench.takes(who), Ok(announced(from)));
    while bench.is_playing() && bench.game().board().trick().is_some() {
        bench.go_on();
    }
    assert!(!bench.is_playing());
}

#[test]
fn a_lead_is_held_until_the_window_ends() {
    let mut bench = Bench::dealt(windowed(), 4, 0, 0);
    let (power, who) = bench.power();
    assert_eq!(bench.window_ends(), Some(bench.now + Duration::from_secs(5)));
    let ace = Card::ACE_OF_SPADES;
    bench.does(who, play(ace), acted(GetawayOutcome::Held(ace)));
    assert!(bench.game().board().trick().is_none());
    assert!(bench.public().held && bench.window_ends().is_some());
    bench.pass(4);
    assert!(bench.game().board().trick().is_none());
    bench.pass(1);
    assert_eq!(bench.game().board().trick().unwrap().lead().seat, power);
    assert!(!bench.public().held);
}

#[test]
fn a_restart_during_the_window_restarts_it() {
    let mut bench = Bench::dealt(windowed(), 4, 0, 0);
    bench.pass(4);
    assert!(bench.window_ends().is_some());
    let now = bench.now;
    bench.state.extend_deadlines(SignedDuration::ZERO, now, SignedDuration::ZERO);
    assert_eq!(bench.window_ends(), Some(now + Duration::from_secs(5)));
}

#[test]
fn another_lead_replaces_the_held_one() {
    let mut bench = Bench::dealt(windowed(), 4, 0, 0);
    bench.go_on();
    bench.finish_trick();
    let (power, who) = bench.power();
    let hand = bench.game().hand(power);
    let (first, second) = (hand.nth(0).unwrap(), hand.nth(1).unwrap());
    bench.does(who, play(first), acted(GetawayOutcome::Held(first)));
    bench.does(who, play(second), acted(GetawayOutcome::Held(second)));
    bench.pass(3);
    assert_eq!(bench.game().board().trick().unwrap().lead().card, second);
}

#[test]
fn a_held_lead_is_void_when_the_power_is_taken() {
    let mut bench = Bench::dealt(windowed(), 4, 0, 0);
    let (power, who) = bench.power();
    let ace = Card::ACE_OF_SPADES;
    bench.ask(who, play(ace)).unwrap();
    let taker = bench.before(power);
    bench.takes(taker).unwrap();
    assert!(!bench.public().held);
    bench.pass(5);
    assert!(bench.game().board().trick().is_none());
    bench.does(taker, play(ace), acted(GetawayOutcome::Played(ace)));
}

#[test]
fn a_computer_waits_before_the_first_trick_if_a_person_could_take() {
    let (mut computers, mut people) = (0, 0);
    for seed in 0..12 {
        let mut bench = Bench::dealt(quiet(), 2, 2, seed);
        let power = bench.game().board().power();
        let theirs = [1, 2].map(|who| bench.state.seat_of(user(who)));
        if theirs.contains(&Some(power)) {
            people += 1;
            assert_eq!(bench.window_ends(), None, "a person leads when they like");
            continue;
        }
        computers += 1;
        while bench.window_ends().is_none() {
            assert!(bench.game().board().trick().is_none());
            bench.go_on();
        }
        assert_eq!(bench.window_ends(), Some(bench.now + Duration::from_secs(5)));
        bench.pass(5);
        assert_eq!(bench.window_ends(), None);
        bench.finish_trick();
        assert_eq!(bench.window_ends(), None, "later takes can be announced");
    }
    assert!(computers > 0 && people > 0);
}

#[test]
fn somebody_who_plays_alone_waits_for_no_take_that_they_have_not_asked_for() {
    /// Whether a window opens before the first trick.
    fn opens(settings: Settings, seed: u8) -> bool {
        let mut bench = Bench::dealt(settings, 1, 3, seed);
        for _ in 0..20 {
            if bench.window_ends().is_some() {
                return true;
            }
            if bench.game().board().trick().is_some() {
                break;
            }
            bench.go_on();
        }
        false
    }
    assert!(!(0..6).any(|seed| opens(quiet(), seed)));
    assert!((0..6).any(|seed| opens(windowed(), seed)), "if they ask");
}

#[test]
fn the_window_is_skipped_if_only_the_leader_is_a_person() {
    let mut bench = Bench::dealt(windowed(), 1, 3, 0);
    for _ in 0..40 {
        if bench.is_playing() {
            let others = bench.game().board().power() != seat(0);
            let open = bench.window_ends().is_some();
            assert!(!open || others && bench.game().board().in_play().contains(seat(0)));
            bench.go_on();
        }
    }
}

#[test]
fn computers_are_asked_about_takes_at_levels_that_take() {
    let mut bench = Bench::dealt(Settings { level: Level::Hard, ..quiet() }, 1, 3, 0);
    let query = bench.state.query().unwrap();
    assert_eq!(query.question, any::Question::Getaway(Question::Take));
    // Not taking changes nothing visible until a clock or a window begins.
    let effect = bench.work(|t| t.decided(&query, &[decision(false)]));
    assert!(matches!(effect, Ok(Effect::Silent | Effect::Save)));
    let query = bench.state.query().unwrap();
    bench.work(|t| t.decided(&query, &[decision(true)])).unwrap();
    assert_eq!(bench.game().board().in_play().len(), 3);
}

#[test]
fn a_due_draw_waits_for_the_window_and_others_can_take_until_then() {
    let mut seen = 0;
    for seed in 0..100 {
        let mut bench = Bench::dealt(windowed(), 5, 0, seed);
        while bench.is_playing() {
            if !matches!(bench.game().board().phase(), Phase::Draw(_)) {
                bench.go_on();
                continue;
            }
            seen += 1;
            let board = *bench.game().board();
            assert_eq!(bench.window_ends(), Some(bench.now + Duration::from_secs(3)));
            let drawer = bench.who(board.power());
            assert_eq!(bench.takes(drawer), Err(refused(Illegal::DrawFirst.into())));
            let others = board.in_play().without(board.power());
            assert!(others.len() > 1, "with two left, nobody could use the window");
            let taker = others.iter().next().unwrap();
            let (who, from) = (bench.who(taker), board.take_from(taker).unwrap());
            bench.ask(who, take(from)).unwrap();
            assert!(matches!(bench.game().board().phase(), Phase::Draw(_)));
            bench.pass(3);
            assert!(bench.game().board().trick().is_some(), "the card is drawn and led");
        }
    }
    assert!(seen > 1, "only {seen} draws seen");
}

#[test]
fn a_choice_to_draw_from_is_held_back_and_void_when_its_cards_are_taken() {
    let options = Options { last_card: LastCard::DrawFromAny, ..Options::default() };
    let mut seen = 0;
    for seed in 0..100 {
        let mut bench = Bench::dealt(with(options, 3), 6, 0, seed);
        while bench.is_playing() {
            let board = *bench.game().board();
            let Phase::Draw(DrawDue::Seats(from)) = *board.phase() else {
                bench.go_on();
                continue;
            };
            let (first, drawer) = (from.iter().next().unwrap(), bench.who(board.power()));
            if from.len() < 3 || bench.public().draws_from.is_some() {
                bench.go_on();
                continue;
            }
            seen += 1;
            bench.does(drawer, draw_from(first), acted(GetawayOutcome::DrawHeld(first)));
            assert_eq!(bench.public().draws_from, Some(first));
            let takers = from.iter().find(|at| board.take_from(*at) == Ok(first));
            bench.ask(bench.who(takers.unwrap()), take(first)).unwrap();
            assert_eq!(bench.public().draws_from, None);
            let other = from.without(first).iter().next().unwrap();
            bench.ask(drawer, draw_from(other)).unwrap();
            bench.pass(3);
            assert!(!matches!(bench.game().board().phase(), Phase::Draw(_)));
        }
    }
    assert!(seen > 1, "only {seen} choices seen");
}

#[test]
fn there_is_no_window_where_only_the_leader_takes_or_nobody() {
    for taking in [Taking::Leader, Taking::Off] {
        let options = Options { taking, ..Options::default() };
        // One person among computers, one of whom may lead the first trick; then people alone.
        for (people, computers, seed) in [(1, 3, 0), (1, 3, 1), (1, 3, 2), (1, 3, 3), (5, 0, 4)] {
            let mut bench = Bench::dealt(with(options, 3), people, computers, seed);
            while bench.is_playing() {
                assert_eq!(bench.window_ends(), None);
                if bench.public().board.trick().is_some() {
                    let refused_as = match taking {
                        Taking::Leader => Illegal::LeaderTakes,
                        _ => Illegal::TakingIsOff,
                    };
                    if bench.game().board().in_play().contains(seat(0)) {
                        let who = bench.who(seat(0));
                        assert_eq!(bench.takes(who), Err(refused(refused_as.into())));
                    }
                }
                bench.go_on();
            }
        }
    }
}
