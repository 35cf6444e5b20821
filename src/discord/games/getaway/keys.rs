//! Getaway's own messages, with their arguments. A test compares them with the Fluent files.

use std::ops::Deref;

use crate::discord::i18n::{Catalog, messages};

/// A language's messages with those of Getaway.
#[derive(Clone, Copy, Debug)]
pub struct GetawayCatalog<'a>(pub &'a Catalog);

impl Deref for GetawayCatalog<'_> {
    type Target = Catalog;

    fn deref(&self) -> &Catalog {
        self.0
    }
}

messages! {
    impl GetawayCatalog<'_>, "getaway_" {
        name();
        lobby_intro();

        option_window(seconds);
        option_no_window();
        option_classic();

        picking_title(game);
        picking_intro();
        picking_turn(who);
        pile_taken(number, name);
        pile_free(number);
        own_pile(number);
        own_pick();
        own_pick_later(name);

        trick_title(game, number);
        trick_retold(number, story);
        on_table(suit);
        highest(name, card);
        play(name, card);
        play_tochoo(name, card);
        play_slip(name, card);
        seat_line(name, count);
        seat_power(line);
        announced(name);
        window_open(ends);
        window_held(name, ends);
        due_open(who);
        due_lead(who);
        due_any(who);
        due_draw(who);

        wasted(name, card);
        wasted_simply(name);
        picked_up(name, count);
        slip_revoke(name, card);
        slip_out_of_turn(name, card);
        drew_from_waste(name, card);
        drew_from_seat(name, card, from);
        took(name, from, count);
        power_passed(name);
        story_legend(names);
        story_alt(lines);
        story_player(number, name, dealt, told);
        story_picked_up(count, trick);
        story_took(count, trick);
        story_sum(times, count);
        story_away(trick);
        story_lost(count);


        own_open();
        own_lead();
        own_held();
        own_follow(suit);
        own_free(suit, name);
        own_free_first(suit);
        own_draw();
        own_announced();

        button_take();
        button_pile(number);
        button_draw(name, count);
        button_take_from(name);
        button_take_withdraw();
        button_take_anyway();

        done_piles(game);
        done_played(card);
        done_held(card);
        done_slip_revoke(card);
        done_slip_out_of_turn(card);
        done_took(name, count);
        done_announced();
        done_withdrawn();
        done_drew(name, card);
        done_picked(number);

        ask_take(name);
        ask_take_again(name);

        refuse_not_your_pick(name);
        refuse_not_your_lead(name);
        refuse_already_played();
        refuse_must_follow(suit, cards);
        refuse_must_open();
        refuse_draw_first();
        refuse_trick_is_open();
        refuse_no_draw();
        refuse_wrong_source();
        refuse_picking();
        refuse_not_picking();
        refuse_no_such_pile(number);
        refuse_not_a_seat(typed);

        rules_title();
        rules_aim();
        rules_deal();
        rules_first_any();
        rules_first_turn();
        rules_tricks();
        rules_away();
        rules_last_waste();
        rules_last_neighbour();
        rules_last_any();
        rules_last_passes();
        rules_take();
        rules_penalise();
        rules_piles();

        hint_why_trick(best, next);
        hint_why_hand();
        hint_why_pickup(best);
        hint_note();
        advice_card(card);
        advice_take();
        advice_wait();
        advice_draw(name);
        review_title(game);
        review_line(trick, did, better, points);
        review_did(choice);
        review_did_and_picked_up(choice, count);
        review_none();
        review_note();
    }
}
