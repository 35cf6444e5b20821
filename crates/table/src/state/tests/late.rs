//! The seats of people who have planned to come, and are late.

use super::*;

fn late(bench: &Bench) -> Vec<UserId> {
    bench.snapshot().late.map(|late| late.people).unwrap_or_default()
}

#[test]
fn people_who_are_in_have_seats_and_take_them_when_they_come() {
    let mut bench = planned(3);
    assert_eq!(late(&bench), [user(1), user(2), user(3)]);
    bench.does(1, RequestKind::Join, RequestOutcome::Joined(seat(0)));
    bench.refuses(1, RequestKind::Join, Refusal::AlreadySeated(seat(0)));
    assert_eq!(late(&bench), [user(2), user(3)]);
    assert_eq!(bench.snapshot().host, user(1));
}

#[test]
fn the_organiser_is_the_host_and_while_they_are_late_others_deal_but_end_nothing() {
    let mut bench = planned(3);
    bench.ask(2, RequestKind::Join).unwrap();
    assert_eq!(bench.snapshot().host, user(1));
    bench.refuses(2, STOP, Refusal::NotHost(user(1)));
    bench.refuses(9, RequestKind::Deal, Refusal::NotHost(user(1)));
    bench.ask(2, RequestKind::Deal).unwrap();
    assert!(bench.is_playing());
    // Whoever joins doesn't become the host either.
    bench.ask(9, RequestKind::Join).unwrap();
    bench.refuses(2, STOP, Refusal::NotHost(user(1)));
    bench.does(1, RequestKind::Join, RequestOutcome::Back(seat(0)));
    assert_eq!(bench.snapshot().host, user(1));

    let mut bench = planned(2);
    bench.ask(1, RequestKind::Join).unwrap();
    bench.refuses(2, RequestKind::Deal, Refusal::NotHost(user(1)));
}

#[test]
fn an_organiser_who_does_not_come_in_time_is_no_longer_the_host() {
    let mut bench = planned(3);
    bench.ask(2, RequestKind::Deal).unwrap();
    bench.pass(KEPT);
    assert_eq!(bench.snapshot().host, user(2));
}

/// The people who were dealt in with the last step, by seat.
fn dealt_in(bench: &Bench) -> Vec<Option<UserId>> {
    let deal = bench.changes.iter().find_map(|change| match change {
        GameChange::Begin { players, .. } => Some(players),
        _ => None,
    });
    let people = deal.expect("a deal").iter().map(|player| &player.person);
    people.map(|one| one.as_ref().map(|person| person.id)).collect()
}

#[test]
fn until_its_person_has_come_a_seat_is_dealt_in_as_a_computers() {
    let mut bench = planned(4);
    bench.each([1, 2], RequestKind::Join);
    bench.ask(1, RequestKind::Deal).unwrap();
    let (one, two) = (Some(user(1)), Some(user(2)));
    assert_eq!(dealt_in(&bench), [one, two, None, None]);
    let seats = bench.snapshot().seats;
    assert!(seats[2].person().is_none() && seats[3].person().is_none());
    // Somebody comes during the game, and plays on. The game stays a computer's.
    bench.does(3, RequestKind::Join, RequestOutcome::Back(seat(2)));
    assert_eq!(late(&bench), [user(4)]);
    assert!(bench.play_out().seats[3].person().is_none());
    // For the next game, the seat is kept again.
    assert_eq!(bench.snapshot().seats[3].person().map(|person| person.id), Some(user(4)));
    bench.ask(1, RequestKind::Deal).unwrap();
    assert_eq!(dealt_in(&bench), [one, two, Some(user(3)), None]);
    bench.pass(KEPT);
    bench.play_out();
    assert!(bench.snapshot().seats[3].person().is_none(), "the computer stays");
}

#[test]
fn a_game_for_which_one_person_has_come_counts_for_nobody() {
    let mut bench = planned(3);
    bench.ask(1, RequestKind::Deal).unwrap();
    assert!(!bench.play_out().counts);
}

#[test]
fn whoever_does_not_want_the_kept_seat_gives_it_up() {
    let mut bench = planned(3);
    bench.ask(1, RequestKind::Deal).unwrap();
    bench.does(3, RequestKind::Leave, RequestOutcome::Left);
    assert_eq!(late(&bench), [user(2)]);
    let joined = bench.ask(3, RequestKind::Join);
    assert!(matches!(joined, Ok(RequestOutcome::Waiting(_))), "{joined:?}");
    bench.work(|t| t.forget(user(2))).unwrap();
    assert!(!bench.stored().contains("person 2"), "{}", bench.stored());
}

#[test]
fn a_computer_takes_a_seat_that_was_kept_long_enough() {
    let mut bench = planned(3);
    bench.ask(1, RequestKind::Join).unwrap();
    assert_eq!(bench.state.wake_at(), Some(start() + Duration::from_secs(KEPT)));
    bench.pass(KEPT - 1);
    assert_eq!(late(&bench).len(), 2);
    assert_eq!(bench.pass(1), Effect::Save);
    let seats = bench.snapshot().seats;
    assert_eq!(seats.len(), 3);
    assert!(seats[1].person().is_none() && seats[2].person().is_none());
    assert_eq!(bench.snapshot().late, None);
    // Whoever comes later gets another seat.
    bench.does(2, RequestKind::Join, RequestOutcome::Joined(seat(3)));
}

#[test]
fn in_a_running_game_they_can_still_have_it_back() {
    let mut bench = planned(3);
    bench.ask(1, RequestKind::Deal).unwrap();
    bench.pass(KEPT);
    assert!(bench.snapshot().seats[1].person().is_none());
    bench.does(2, RequestKind::Join, RequestOutcome::Back(seat(1)));
}

#[test]
fn a_table_to_which_nobody_comes_ends() {
    let mut bench = planned(3);
    bench.pass(KEPT);
    assert_eq!(bench.end(), Some(End::Deserted));
}

#[test]
fn seats_stay_kept_after_a_restart_and_a_jump_of_the_clock() {
    let mut bench = planned(2);
    let kept = |bench: &Bench| bench.snapshot().late.unwrap().until;
    let hour = Duration::from_secs(60 * 60);
    bench.corrects(SignedDuration::from_secs(3600));
    assert_eq!(kept(&bench), start() + Duration::from_secs(KEPT) + hour);
    let long_after = start() + 10 * hour;
    bench.state.extend_deadlines(SignedDuration::ZERO, long_after, SignedDuration::ZERO);
    assert!(kept(&bench) > long_after);
}

#[test]
fn a_computer_that_stands_in_is_no_change_of_the_hosts() {
    let mut bench = planned(3);
    bench.ask(1, RequestKind::Join).unwrap();
    let level = getaway_games::Level::Hard;
    let settings = Box::new(Settings { level, ..bench.snapshot().settings });
    bench.ask(1, RequestKind::Configure { settings, computers: 0 }).unwrap();
    bench.ask(1, RequestKind::Deal).unwrap();
    let table = bench.snapshot();
    let crate::snapshot::Stage::Playing(playing) = &table.stage else { panic!("a game") };
    let before = playing.changed_from.unwrap().computers;
    assert_eq!((before, table.computers()), (Some(2), 2));
}

/// A game that is over, with users 1 to 3, two of whom a computer has played for in the end.
fn two_are_slow() -> Bench {
    let mut bench = Bench::dealt(quiet(), 3, 0, 1);
    bench.play_out();
    bench.slow(1..3);
    for seat in &mut bench.state.core.seats[1..] {
        (seat.info.tally, seat.info.lapses, seat.info.hints) = (7, 3, 5);
    }
    bench
}

#[test]
fn whoever_was_slow_is_dealt_in_as_a_computer_until_they_do_something() {
    let mut bench = two_are_slow();
    bench.ask(1, RequestKind::Deal).unwrap();
    assert_eq!(dealt_in(&bench), [Some(user(1)), None, None]);
    let expected = bench.snapshot().expected;
    assert!([2, 3].iter().all(|who| expected.contains(&user(*who))));
    // They have their seats back at their first request, even if it is refused.
    let mut refused = bench.request(2, play(Card::ACE_OF_SPADES));
    refused.moment = Some(Moment::in_round(GameNumber(999), 0));
    assert_eq!(bench.work(|t| t.ask(&refused)), Err(Refusal::Stale));
    assert!(bench.state.shows_arrival(&refused));
    bench.work(|t| t.only_arrive(user(2))).unwrap();
    assert!(bench.state.is_attended(seat(1)));
    // Their hints and their lateness were those of the game before.
    let back = &bench.snapshot().seats[1];
    assert_eq!((back.lapses, back.hints, back.tally), (0, 0, 7));
    let refused = bench.request(3, RequestKind::Leave);
    assert!(!bench.state.shows_arrival(&refused));
    assert!(!bench.play_out().counts, "one person was there");
    let back = &bench.state.core.seats;
    assert_eq!(back[1].info.acting, Acting::Owner);
    // Nothing that a computer won or lost there is the other one's.
    assert_eq!((back[2].info.acting, back[2].info.tally), (Acting::ForSlow, 7));
    assert_eq!(back[2].info.person().map(|person| person.id), Some(user(3)));
    bench.ask(1, RequestKind::Deal).unwrap();
    assert_eq!(dealt_in(&bench), [Some(user(1)), Some(user(2)), None]);
    bench.ask(3, RequestKind::Join).unwrap();
    assert!(bench.play_out().counts);
    bench.ask(1, RequestKind::Deal).unwrap();
    assert_eq!(dealt_in(&bench).iter().flatten().count(), 3);
}

#[test]
fn a_slow_persons_seat_is_given_up_if_they_leave_or_nobody_plays_any_more() {
    let mut bench = two_are_slow();
    bench.ask(1, RequestKind::Deal).unwrap();
    bench.does(2, RequestKind::Leave, RequestOutcome::Left);
    bench.work(|t| t.forget(user(3))).unwrap();
    assert!(!bench.stored().contains("person 3"), "{}", bench.stored());
    bench.ask(1, RequestKind::Leave).unwrap();
    assert!(bench.state.is_deserted());
    bench.play_out();
    assert!(bench.snapshot().seats.iter().all(|seat| seat.person().is_none()));
}

#[test]
fn whoever_is_slow_does_not_go_along_to_another_table() {
    let mut bench = two_are_slow();
    let made = bench.work(|t| t.make_way(Some(&person(1)))).unwrap();
    let gone: Vec<UserId> = made.0.people.iter().map(|(person, _)| person.id).collect();
    assert_eq!(gone, [user(1)]);
}

/// Opens another table for this user.
fn made_way(bench: &mut Bench, who: u64) -> Result<Seated, Refusal> {
    bench.work(|t| t.make_way(Some(&person(who)))).map(|(seated, _)| seated)
}

/// Checks that nobody ends the evening by opening another table.
#[track_caller]
fn stays(bench: &mut Bench, who: u64) {
    let made = made_way(bench, who);
    assert!(matches!(made, Err(Refusal::TableExists)), "{made:?}");
}

#[test]
fn nobody_ends_the_evening_of_an_organiser_who_is_late_by_opening_another_table() {
    let mut bench = planned(3);
    bench.ask(2, RequestKind::Join).unwrap();
    for who in [2, 3, 9] {
        stays(&mut bench, who);
    }
    bench.ask(1, RequestKind::Join).unwrap();
    assert!(made_way(&mut bench, 2).is_ok());
    // The organiser may, and has come by doing so.
    assert!(made_way(&mut planned(3), 1).is_ok());

    // The same after a game that was dealt without them.
    let mut bench = planned(3);
    bench.ask(2, RequestKind::Deal).unwrap();
    bench.play_out();
    stays(&mut bench, 2);

    // And while computers play a game that everyone who had come has left.
    let mut bench = planned(3);
    bench.ask(2, RequestKind::Deal).unwrap();
    bench.ask(2, RequestKind::Leave).unwrap();
    for who in [2, 9] {
        stays(&mut bench, who);
    }
    bench.ask(1, RequestKind::Join).unwrap();
    assert_eq!(bench.snapshot().host, user(1));
    // Once nobody is waited for any more, it makes way as other tables do.
    bench.ask(1, RequestKind::Leave).unwrap();
    bench.ask(3, RequestKind::Leave).unwrap();
    assert!(made_way(&mut bench, 9).is_ok());
}

/// The next table, which this user opens with these people. Those who go along have seats there.
fn next_table(bench: &mut Bench, who: u64, people: &[u64], settings: Settings) -> NewTable {
    let people = seated(people.iter().copied());
    let mut new = NewTable { host: user(who), people, ..new_table(settings, 0) };
    new.seat(made_way(bench, who).unwrap());
    new
}

fn people(new: &NewTable) -> Vec<u64> {
    new.people.iter().map(|(person, _)| person.id.0).collect()
}

#[test]
fn people_who_are_late_keep_their_seats_at_the_next_table_for_the_rest_of_the_time() {
    let mut bench = planned(4);
    bench.each([1, 3], RequestKind::Join);
    bench.pass(60);
    // Whoever opens another table is there.
    let new = next_table(&mut bench, 4, &[4], quiet());
    assert_eq!(people(&new), [1, 2, 3, 4]);
    let next = Bench::open_with(new, 1);
    assert_eq!((late(&next), next.snapshot().host), (vec![user(2)], user(4)));
    let until = next.snapshot().late.unwrap().until;
    assert_eq!(until, start() + Duration::from_secs(KEPT - 60));
}

#[test]
fn with_too_few_seats_at_the_next_table_those_who_are_late_go_first_from_the_last_one() {
    for (planned_for, here, then, still_late) in
        [(6, &[1, 3, 5, 6][..], [1, 3, 5, 6], None), (5, &[1, 3, 5][..], [1, 2, 3, 5], Some(2))]
    {
        let mut bench = planned(planned_for);
        bench.each(here.iter().copied(), RequestKind::Join);
        let new = next_table(&mut bench, 1, &[1], Settings::of(GameKind::King));
        assert_eq!(people(&new), then);
        let late = Bench::open_with(new, 1).snapshot().late.map(|late| late.people);
        assert_eq!(late, still_late.map(|who| vec![user(who)]));
    }
}

#[test]
fn cuts_become_void_when_computers_take_the_seats_of_people_who_are_late() {
    let mut bench = planned(3);
    bench.ask(1, RequestKind::Join).unwrap();
    bench.ask(1, cut("kite")).unwrap();
    bench.pass(KEPT);
    let now = bench.snapshot();
    let next = now.next_game().expect("a game is to be dealt");
    assert_eq!((next.cuts.len(), next.voided), (0, 1));
}

/// Otherwise the last two to cut could choose between two deals of a pack that they know.
#[test]
fn while_the_organiser_is_late_it_does_not_matter_who_presses_deal() {
    let dealt_by = |who| {
        let mut bench = planned(3);
        bench.ask(2, cut("kite")).unwrap();
        bench.ask(3, cut("mango")).unwrap();
        bench.ask(who, RequestKind::Deal).unwrap();
        let hands: Vec<_> = (0..3).map(|at| bench.game().hand(seat(at))).collect();
        (bench.game().board().dealer(), hands)
    };
    let (dealer, hands) = dealt_by(2);
    assert_eq!(dealer, seat(0), "the host's seat deals the first game");
    assert_eq!(dealt_by(3), (dealer, hands));
}

/// Otherwise they could spare those who have left their result.
#[test]
fn an_organiser_who_gave_up_their_seat_cannot_end_a_game_that_all_have_left() {
    let mut bench = planned(3);
    bench.each([2, 3], RequestKind::Join);
    bench.ask(2, RequestKind::Deal).unwrap();
    bench.finish_trick();
    for who in [2, 3, 1] {
        bench.does(who, RequestKind::Leave, RequestOutcome::Left);
    }
    assert_eq!((bench.snapshot().host, bench.state.seat_of(user(1))), (user(1), None));
    bench.refuses(1, STOP, Refusal::NotSeated);
    assert!(bench.play_out().counts);
}

#[test]
fn whoever_was_slow_and_opens_another_table_keeps_their_place() {
    let mut bench = Bench::lobby(3, 0);
    bench.slow([1]);
    assert_eq!(people(&next_table(&mut bench, 2, &[2], quiet())), [1, 2, 3]);
}

#[test]
fn nobody_has_lost_who_gets_the_seat_back_in_which_a_computer_lost() {
    let mut bench = planned(3);
    bench.state.core.settings.level = getaway_games::Level::Easy;
    bench.ask(1, RequestKind::Join).unwrap();
    let mut lost = [0; 3];
    for _ in 0..20 {
        bench.ask(1, RequestKind::Deal).unwrap();
        // A computer plays for the only person, too, so that all lose about as often.
        bench.slow([0]);
        let loser = loser(&bench.play_out());
        lost[loser.index()] += 1;
        assert_eq!(bench.state.seat_of(user(3)), Some(seat(2)), "they have it back");
        assert_eq!(bench.state.core.loser, (loser == seat(0)).then_some(loser));
    }
    assert!(lost[0] > 0 && lost[1] + lost[2] > 0, "{lost:?}");
}

#[test]
fn another_deadline_gives_no_late_seat_away() {
    let mut bench = planned(3);
    bench.each([1, 2], RequestKind::Join);
    bench.pass(5 * 60);
    assert_eq!(bench.snapshot().host, user(2), "the time of the first host is over");
    assert_eq!(late(&bench), [user(3)]);
}

/// Whatever they did, others have to see that they are back, also after a restart.
#[test]
fn an_arrival_is_saved_if_a_seat_was_kept() {
    let arrives = |bench: &mut Bench, who| bench.work(|t| t.only_arrive(user(who))).unwrap();
    let mut bench = planned(2);
    assert_eq!(arrives(&mut bench, 2), Effect::Save);
    assert_eq!(arrives(&mut bench, 2), Effect::Silent, "they are there");
    let mut bench = two_are_slow();
    bench.ask(1, RequestKind::Deal).unwrap();
    assert_eq!(arrives(&mut bench, 2), Effect::Save);
    assert_eq!(arrives(&mut bench, 1), Effect::Silent);
}

#[test]
fn a_seat_that_a_computer_keeps_after_the_game_is_nobody_elses() {
    let mut bench = planned(3);
    bench.ask(1, RequestKind::Join).unwrap();
    bench.ask(1, RequestKind::Deal).unwrap();
    bench.pass(KEPT);
    bench.play_out();
    bench.does(3, RequestKind::Join, RequestOutcome::Joined(seat(3)));
}

#[test]
fn at_the_next_table_new_people_sit_after_those_who_go_along() {
    // Nobody goes along from a table that all people have left.
    let mut new = new_table(quiet(), 0);
    new.seat(Seated::default());
    assert_eq!(people(&new), [1]);

    let mut bench = Bench::lobby(3, 0);
    assert_eq!(people(&next_table(&mut bench, 2, &[4, 2], quiet())), [1, 2, 3, 4]);
}
