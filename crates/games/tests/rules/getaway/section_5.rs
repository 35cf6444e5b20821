//! The rules sentence by sentence, section 5. A test's name begins with its section.

use super::common::*;
use getaway_games::BadRecord;
use getaway_games::cards::*;
use getaway_games::getaway::rules::*;

const DRAWS: [LastCard; 3] =
    [LastCard::DrawFromWaste, LastCard::DrawFromNeighbour, LastCard::DrawFromAny];

/// The sources of a due draw: `None` for the waste, or the seats.
fn due(game: &Game) -> Option<Vec<usize>> {
    match game.board().phase() {
        Phase::Draw(DrawDue::Waste(_)) => None,
        Phase::Draw(DrawDue::Seats(seats)) => Some(seats.iter().map(Seat::index).collect()),
        phase => panic!("no draw is due: {phase:?}"),
    }
}

/// The legal moves that aren't takes.
fn draws(game: &Game) -> Vec<Move> {
    let is_take = |act: &Move| matches!(act, Move::Take { .. });
    legal_moves(game).into_iter().filter(|act| !is_take(act)).collect()
}

#[test]
fn s5_power_without_a_card_only_results_from_a_trick_that_all_followed() {
    for last_card in DRAWS.map(last_card) {
        let mut followed = position(last_card, 0, &["KH", "6H 4C", "3H 2C"]);
        go(&mut followed, "0:KH 1:6H 2:3H");
        due(&followed);
        let mut picked_up = position(last_card, 0, &["KH", "6H 4C", "3C 2C"]);
        go(&mut picked_up, "0:KH 1:6H 2:3C");
        assert_eq!(picked_up.board().due(), Due::Lead(seat(0)));
    }
}

#[test]
fn s5_the_draw_is_from_the_waste_before_the_last_trick() {
    let mut game = position(classic(), 0, &["KH", "6H 4C", "3H 2C"]);
    let old = game.board().waste();
    go(&mut game, "0:KH 1:6H 2:3H");
    assert_eq!(game.board().waste(), old.or(cards("KH 6H 3H")));
    assert_eq!(game.board().due(), Due::Draw(seat(0), DrawDue::Waste(old)));
    assert_eq!(game.drawable(Source::Waste), old);
    let mut probe = game;
    for name in ["KH", "6H", "3H", "4C"] {
        let draw = Move::Draw { seat: seat(0), from: Source::Waste, card: card(name) };
        let why = Illegal::NotDrawable(card(name));
        assert_eq!(probe.apply(draw, &mut |_| {}), Err(why));
    }
    for (who, from, why) in
        [(0, Source::Seat(seat(1)), Illegal::WrongSource), (1, Source::Waste, Illegal::NoDrawDue)]
    {
        let draw = Move::Draw { seat: seat(who), from, card: card("4C") };
        assert_eq!(probe.apply(draw, &mut |_| {}), Err(why));
    }
    assert_eq!(probe, game);
}

#[test]
fn s5_draw_and_lead_are_one_move_and_only_takes_come_before_it() {
    for last_card in DRAWS.map(last_card) {
        let mut game = position(last_card, 0, &["KH", "6H 4C 5C", "3H 2C"]);
        go(&mut game, "0:KH 1:6H 2:3H");
        assert_eq!(game.board().take_from(seat(0)), Err(Illegal::DrawFirst));
        assert_eq!(game.board().take_from(seat(1)), Ok(seat(2)));
        assert_eq!(game.board().take_from(seat(2)), Ok(seat(1)));
        assert_eq!(refusal(&game, 1, "4C"), Illegal::DrawFirst);
        let draws = draws(&game);
        assert!(
            draws.iter().all(|act| matches!(act, Move::Draw { seat, .. } if seat.index() == 0))
        );
        let Move::Draw { seat: who, from, card } = draws[0] else { unreachable!("all are draws") };
        let mut events = Vec::new();
        game.apply(draws[0], &mut |event| events.push(event)).unwrap();
        let told = [Event::Drew { seat: who, from, card }, Event::Played { seat: who, card }];
        assert_eq!(events, told);
        let trick = game.board().trick().expect("the card is led");
        assert_eq!((trick.lead().card, trick.drawn()), (card, Some(from)));
        assert_eq!(game.board().due(), Due::Play(seat(1)));
        assert!(!game.board().waste().contains(card));
    }
}

#[test]
fn s5_the_neighbour_is_the_next_player_who_has_cards() {
    for (direction, neighbour) in [(Direction::Clockwise, 3), (Direction::Anticlockwise, 4)] {
        let options = Options { direction, ..last_card(LastCard::DrawFromNeighbour) };
        // Seat 2 gets away in the trick; seats 0 and 5 have long been away.
        let mut game = position(options, 1, &["", "KH", "4H", "6H 4C 5C", "3H 2C 9C", ""]);
        let round = match direction {
            Direction::Clockwise => "1:KH 2:4H 3:6H 4:3H",
            Direction::Anticlockwise => "1:KH 4:3H 3:6H 2:4H",
        };
        go(&mut game, round);
        assert_eq!(due(&game), Some(vec![neighbour]));
        let hand_drawn_from = hand(&game, neighbour);
        assert_eq!(game.drawable(Source::Seat(seat(neighbour))), hand_drawn_from);
        assert_eq!(game.drawable(Source::Waste), CardSet::EMPTY);
        let card = hand_drawn_from.nth(0).unwrap();
        go(&mut game, &format!("1^{neighbour}/{card}"));
        assert_eq!(hand(&game, neighbour).len(), 1);
    }
}

#[test]
fn s5_from_any_is_from_anyone_who_has_cards() {
    let options = last_card(LastCard::DrawFromAny);
    let mut game = position(options, 1, &["", "KH", "4H", "6H 4C 5C", "3H 2C 9C", "2H 7C"]);
    go(&mut game, "1:KH 2:4H 3:6H 4:3H 5:2H");
    assert_eq!(due(&game), Some(vec![3, 4, 5]));
    assert_eq!(draws(&game).len(), 5);
    go(&mut game, "1^4/9C 3:4C 4:2C 5:7C");
    assert_eq!(away(&game), [0, 2, 4, 5]);
    let mut two = position(options, 0, &["KH", "4H 5C 6C", ""]);
    go(&mut two, "0:KH 1:4H");
    assert_eq!(due(&two), Some(vec![1]));
}

#[test]
fn s5_a_neighbour_left_without_cards_has_got_away() {
    for last_card in [LastCard::DrawFromNeighbour, LastCard::DrawFromAny].map(last_card) {
        let mut game = position(last_card, 0, &["KH", "6H 4C", "3H 2C"]);
        go(&mut game, "0:KH 1:6H 2:3H");
        let events = go(&mut game, "0^1/4C");
        assert_eq!(events.last(), Some(&Event::GotAway { seat: seat(1) }));
        assert_eq!(away(&game), [1]);
        assert_eq!(game.board().due(), Due::Play(seat(2)));

        let mut last = position(last_card, 0, &["KH", "6H 4C", ""]);
        go(&mut last, "0:KH 1:6H");
        let events = go(&mut last, "0^1/4C");
        assert_eq!((loser(&last), away(&last)), (Some(0), vec![2, 1]));
        let end = [Event::GotAway { seat: seat(1) }, Event::Lost { seat: seat(0) }];
        assert_eq!(events[2..], end);
        assert_eq!(hand(&last, 0), cards("4C"));
    }
}

#[test]
fn s5_a_draw_that_ends_the_game_is_recorded_with_its_lead() {
    let options = last_card(LastCard::DrawFromNeighbour);
    let ended_by_a_draw = |record: &Record| {
        let last = record.moves.len().checked_sub(2).map(|at| record.moves[at]);
        record.end.loser.is_some() && matches!(last, Some(Entry::Draw { .. }))
    };
    let mut record =
        SEEDS.map(|seed| walk(options, 3, seed).run(5_000).record()).find(ended_by_a_draw).unwrap();
    record.replay().unwrap();
    let at = record.moves.len() - 1;
    record.moves.pop();
    let refused = record.replay();
    let Err(BadRecord::Move { at: draw, why }) = refused else {
        panic!("the lead is missing: {refused:?}")
    };
    assert_eq!(draw, at);
    assert!(matches!(why, Fault::NotLed { .. }), "{why}");
}

#[test]
fn s5_lead_passes_with_more_than_two_in_play() {
    for (direction, next) in [(Direction::Clockwise, 2), (Direction::Anticlockwise, 3)] {
        let options = Options { direction, ..last_card(LastCard::LeadPasses) };
        let round = match direction {
            Direction::Clockwise => "0:KH 1:4H 2:6H 3:3H",
            Direction::Anticlockwise => "0:KH 3:3H 2:6H 1:4H",
        };
        let mut game = position(options, 0, &["KH", "4H", "6H 4C", "3H 2C"]);
        let mut more = position(options, 0, &["KH", "4H", "6H 4C", "3H 2C", "2H 2S"]);
        // Counted after the others have got away: one of four has, which leaves three, or two.
        let events = go(
            &mut more,
            &match direction {
                Direction::Clockwise => format!("{round} 4:2H"),
                Direction::Anticlockwise => round.replacen("3:3H", "4:2H 3:3H", 1),
            },
        );
        let next_of_more = if direction == Direction::Clockwise { next } else { 4 };
        assert_eq!(away(&more), [1, 0]);
        assert_eq!(more.board().due(), Due::Lead(seat(next_of_more)));
        assert_eq!(events.last(), Some(&Event::PowerPassed { to: seat(next_of_more) }));
        go(&mut game, round);
        assert_eq!(away(&game), [1, 0]);
        assert_eq!(game.board().due(), Due::Lead(seat(next)));
    }
}

#[test]
fn s5_lead_passes_with_exactly_two_draws_from_the_waste() {
    let options = last_card(LastCard::LeadPasses);
    // Three are in play, and one of them gets away in the trick.
    let mut game = position(options, 0, &["KH", "4H", "6H 4C"]);
    let old = game.board().waste();
    go(&mut game, "0:KH 1:4H 2:6H");
    assert_eq!(away(&game), [1]);
    assert_eq!(game.board().due(), Due::Draw(seat(0), DrawDue::Waste(old)));
    go(&mut game, "0^AS 2:4C");
    assert_eq!((loser(&game), away(&game)), (Some(0), vec![1, 2]), "and it is a shootout");
}

#[test]
fn s5_shootout_b_plays_higher() {
    for options in [classic(), last_card(LastCard::LeadPasses)] {
        for (other, left) in [("9C", 0), ("9C 4D", 1)] {
            let mut game = shootout(options, "8C", other);
            go(&mut game, "1:9C");
            assert_eq!((loser(&game), away(&game)), (Some(1), vec![2, 0]), "B's hand: {other}");
            assert_eq!(hand(&game, 1).len(), left);
        }
    }
}

#[test]
fn s5_shootout_b_plays_lower_with_the_last_card() {
    let mut game = shootout(classic(), "8C", "7C");
    go(&mut game, "1:7C");
    assert_eq!((loser(&game), away(&game)), (Some(0), vec![2, 1]));
}

#[test]
fn s5_shootout_b_plays_lower_and_has_cards_left() {
    let mut game = shootout(classic(), "8C", "7C 4D");
    let old = game.board().waste();
    go(&mut game, "1:7C");
    assert_eq!(loser(&game), None);
    assert_eq!(game.board().due(), Due::Draw(seat(0), DrawDue::Waste(old)), "A draws again");
    assert!(old.contains(card("3H")) && !old.contains(card("8C")));
    go(&mut game, "0^3H 1:4D");
    assert_eq!((loser(&game), away(&game)), (Some(0), vec![2, 1]));
}

#[test]
fn s5_shootout_b_cannot_follow() {
    for (other, left) in [("7D", 0), ("7D 4D 9S", 2)] {
        let mut game = shootout(classic(), "8C", other);
        let events = go(&mut game, "1:7D");
        assert_eq!((loser(&game), away(&game)), (Some(0), vec![2, 1]), "B's hand: {other}");
        assert_eq!(hand(&game, 1).len(), left, "B is safe with the cards still held");
        assert_eq!(events.last(), Some(&Event::Lost { seat: seat(0) }));
    }
}

#[test]
fn s5_with_three_in_play_a_tochoo_on_a_drawn_card_is_ordinary() {
    let mut game = position(classic(), 0, &["KH", "6H 4C", "3H 2C"]);
    go(&mut game, "0:KH 1:6H 2:3H 0^AD 1:4C");
    assert_eq!((loser(&game), away(&game)), (None, vec![1]));
    assert_eq!(hand(&game, 0), cards("AD 4C"));
    assert_eq!(game.board().due(), Due::Lead(seat(0)));
}

#[test]
fn s5_with_a_card_from_the_neighbour_a_tochoo_is_ordinary() {
    for last_card in [LastCard::DrawFromNeighbour, LastCard::DrawFromAny].map(last_card) {
        let mut game = position(last_card, 0, &["KH", "6H 4C 9D 9S", ""]);
        go(&mut game, "0:KH 1:6H 0^1/4C 1:9D");
        assert_eq!((loser(&game), away(&game)), (None, vec![2]));
        assert_eq!(hand(&game, 0), cards("4C 9D"));
        assert_eq!(game.board().due(), Due::Lead(seat(0)));
    }
}

#[test]
fn s5_a_card_led_from_the_hand_makes_no_shootout() {
    let mut game = position(classic(), 0, &["8C 2S", "7D 4D", ""]);
    go(&mut game, "0:8C 1:7D");
    assert_eq!((loser(&game), away(&game)), (None, vec![2]));
    assert_eq!(hand(&game, 0), cards("2S 8C 7D"));
    // Neither does a card led after a draw that has been picked up again.
    let mut later = position(classic(), 0, &["KH", "6H 4C", "3H 5D 2D"]);
    go(&mut later, "0:KH 1:6H 2:3H 0^AD 1:4C 0:AD 2:2D");
    go(&mut later, "0:4C 2:5D");
    assert_eq!((loser(&later), away(&later)), (Some(0), vec![1, 2]));
}

#[test]
fn only_the_player_with_the_power_draws_and_only_when_a_draw_is_due() {
    let mut game = position(classic(), 0, &["3H", "2H 9C", "4D 5D"]);
    let draw = |who: usize, name: &str| Move::Draw {
        seat: seat(who),
        from: Source::Waste,
        card: card(name),
    };
    assert_eq!(game.check(draw(0, "AC")), Err(Illegal::NoDrawDue));
    go(&mut game, "0:3H 1:2H 2:4D");
    assert_eq!(game.check(draw(1, "AC")), Err(Illegal::NoDrawDue));
    assert_eq!(game.check(draw(1, "9C")), Err(Illegal::NoDrawDue));
    let over = walk(classic(), 4, 1).run(MOST_MOVES).game;
    assert_eq!(over.check(draw(1, "9C")), Err(Illegal::GameOver));
}
