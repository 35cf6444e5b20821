//! Palace's own messages, with their arguments. A test compares them with the Fluent files.

use std::ops::Deref;

use crate::discord::i18n::{Catalog, messages};

/// A language's messages with those of Palace.
#[derive(Clone, Copy, Debug)]
pub struct PalaceCatalog<'a>(pub &'a Catalog);

impl Deref for PalaceCatalog<'_> {
    type Target = Catalog;

    fn deref(&self) -> &Catalog {
        self.0
    }
}

messages! {
    impl PalaceCatalog<'_>, "palace_" {
        name();
        lobby_intro();

        exchange_title(game);
        exchange_intro();
        table_title(game, number);
        seat_line(name, holds);
        seat_hand(count);
        seat_up(cards);
        seat_down(count);
        seat_ready(line);
        stack(count, cards);
        stack_empty();
        goes_any();
        goes_low();
        goes_opening(rank);
        piles(deck, burnt);
        due_ready(who);

        exchange_retold(story);
        stack_retold(number, story);
        more();
        play(name, cards);
        turned_up(name, card);
        turned_up_in_vain(name, card, count);
        swapped(name, hand, up);
        begins(name, rank);
        burns();
        picked_up(name, count);
        stopped();
        outcome_stopped();

        story_legend(names);
        story_alt(lines);
        story_player(number, name, dealt, told);
        story_picked_up(count, stack);
        story_burnt(count, stack);
        story_sum(times, count);
        story_burns(times);
        story_away(stack);
        story_lost(count);

        own_cards(cards);
        own_up(cards);
        own_down(count);
        own_exchange();
        own_ready();
        own_opening(rank);
        own_turn();
        own_nothing();
        own_flip();

        select_swap();
        option_swap(hand, up);
        button_ready();
        button_pick_up(count);
        button_flip(number);

        done_exchange(game);
        done_swapped(hand, up);
        done_ready();
        done_played(cards);
        done_burnt();
        done_turned_up(card);
        done_turned_up_in_vain(card, count);
        done_picked_up(count);

        refuse_not_begun();
        refuse_exchange_is_over();
        refuse_already_ready();
        refuse_not_cards(typed);
        refuse_not_equal();
        refuse_not_face_up(card);
        refuse_hand_first(card);
        refuse_face_down_last();
        refuse_must_flip();
        refuse_no_such_place(number);
        refuse_must_open(rank);
        refuse_too_low(rank);
        refuse_over_nine();
        refuse_nothing_to_pick_up();

        choice_down(number);

        hint_note();
        advice_play(cards);
        advice_pick_up();
        advice_flip();
        advice_swap(hand, up);
        advice_ready();
        why_better_face_up();
        why_exchange_done();
        why_burns();
        why_last_cards();
        why_next_is_stuck();
        why_sheds_low();
        why_fits();
        why_nothing_fits();
        why_saves_cards();
        why_unseen();

        rules_title();
        rules_aim();
        rules_deal_full();
        rules_deal_short();
        rules_exchange();
        rules_begin();
        rules_play();
        rules_special();
        rules_refill();
        rules_order();
        rules_pick_up();
        rules_away();
    }
}
