# What only Palace says, in English. Each message is a method of the same name without the game's.

## The lobby

palace_name = Palace
palace_figure_picked_up = Cards picked up
palace_figure_burns = Stacks burnt
palace_figure_misfits = Face-down cards that didn’t fit
palace_lobby_intro = Empty your hand, then the table; the last player left loses.

palace_setting_length = Cards each
palace_choice_full = the full game
palace_choice_short = short: three of each kind
palace_setting_ten = A 10
palace_choice_order = on an 8 or lower
palace_choice_anything = on any card
palace_setting_seven = A 7
palace_choice_off = like other cards
palace_choice_or_lower = only a 7 or lower goes on it
palace_setting_eight = An 8
palace_choice_skips = skips a player
palace_setting_packs = Packs of cards
palace_choice_1 = one
palace_choice_2 = two, for five or six players

## The exchange

palace_exchange_title = Game { $game }: swap, then ready
palace_exchange_intro = Swap cards from your hand for your face-up ones, then press **Ready**. High cards there help you later.
palace_due_ready = Not ready yet: { $who }.
palace_seat_ready = ✓ { $line }, ready

## The table

# $game, $number
palace_table_title = Game { $game }, stack { $number }
palace_seats_heading = **In hand · face up · face down**
# $name, $hand, $up, $down
palace_seat_line = { $name }: { $hand } · **{ $up }** · { $down }
# $count, $cards
palace_stack = { $count ->
    [one] **The stack:** 1 card, **{ $cards }**.
   *[other] **The stack:** { $count } cards, on top **{ $cards }**.
}
palace_stack_empty = **The stack** is empty: anything goes.
palace_goes_any = Anything goes on a 2.
# $rank, $ten
palace_goes_low = Only a { $rank } or lower{ $ten ->
    [yes] , or a 10,
   *[no] { "" }
} goes on a { $rank }.
palace_goes_opening = **The stack** is empty. The first play must be of rank { $rank }.
# $deck, $burnt
palace_piles = { $deck ->
    [0] The draw deck is empty
    [one] 1 card in the draw deck
   *[other] { $deck } cards in the draw deck
} · { $burnt ->
    [0] nothing burnt
   *[other] { $burnt } burnt
}

palace_exchange_retold = **The exchange:** { $story }
palace_replay_exchange = The exchange
# $number, $story
palace_stack_retold = **Stack { $number }:** { $story }
palace_more = …
# Ends a play that a sentence follows.
palace_full_stop = .
# $name, $cards
palace_play = { $name } **{ $cards }**
# $name, $card
palace_turned_up = { $name } turns up **{ $card }**
# $name, $card, $count
palace_turned_up_in_vain = { $name } turns up **{ $card }**, which doesn’t fit, and { $count ->
    [one] takes it back
   *[other] picks up { $count } cards
}.
# $name, $hand, $up
palace_swapped = { $name } swaps { $hand } for { $up }.
# $name, $rank
palace_begins = { $name } begins, with the lowest card: { $rank }.
palace_burns = 🔥 The stack burns.
palace_skipped = Skipped: { $names }.
# $name, $count
palace_picked_up = { $name } picks up { $count ->
    [one] the card
   *[other] all { $count } cards
}.
palace_stopped = After 2,000 plays the game is stopped.
palace_outcome_stopped = 2,000 plays, and nobody has lost: the game ends without a loser and doesn’t count.

## The result

palace_story_legend = Cards left by stack. ▲ picked up, ✦ burnt.
    { $names }
palace_story_alt = The cards each player has left, stack by stack.
    { $lines }
# $number, $name, $dealt, $told
palace_story_player = { $number } { $name }: { $dealt } dealt; { $told }
# $count, $step
palace_story_picked_up = picked up { $count } in stack { $step }
# $count, $step
palace_story_burnt = burnt { $count } in stack { $step }
# $times, $count
palace_story_sum = picked up { $count ->
    [one] 1 card
   *[other] { $count } cards
} in { $times ->
    [one] one go
   *[other] { $times } goes
}
palace_story_burns = burnt { $times ->
    [one] one stack
   *[other] { $times } stacks
}
palace_story_away = away in stack { $step }
palace_story_lost = the loser, with { $count ->
    [one] 1 card
   *[other] { $count } cards
}
# $times, $left, $name, $step
palace_story_result = { $times ->
    [0] picked up nothing
    [one] picked up once
   *[other] picked up { $times } times
}, { $left ->
    [one] 1 card
   *[other] { $left } cards
} left; { $name } was away in stack { $step }.

## A hand

palace_own_cards = In hand: **{ $cards }**
palace_own_up = Face up: **{ $cards }**
palace_own_down = Face down: { $count }
palace_own_exchange = Press a card to lay it down; then choose which face-up card you take for it. Press **Ready** when you’re done.
palace_own_take = Which face-up card do you take for your { $card }?
palace_own_ready = Play begins when everyone is ready.
palace_own_opening = You begin. Your first play must be of rank { $rank }.
palace_own_turn = It’s your turn: play, or pick up the stack.
palace_own_any = It’s your turn: play whatever you like.
palace_own_nothing = It’s your turn, and nothing you have fits: pick up the stack.
palace_own_flip = It’s your turn: turn up one of your face-down cards and hope.

## Buttons

palace_button_best_swap = Best swap: { $swap }
palace_button_ready = Ready
palace_button_pick_up = Pick up ({ $count })
palace_button_pick_up_stack = Pick up the stack
palace_button_flip = Face-down { $number }
palace_button_flip_last = Face-down card
palace_place_down = Face-down card { $number }

## What was done

# $hand, $up
palace_done_swapped = { $hand } is face up now, and { $up } is in your hand.
palace_done_ready = You’re ready.
palace_done_played = You played { $cards }.
palace_done_turned_up = You turned up { $card }, and it fits.
# $card, $count
palace_done_turned_up_in_vain = You turned up { $card }, which doesn’t fit. You { $count ->
    [one] take it back
   *[other] pick up { $count } cards
}.
palace_done_picked_up = You picked up { $count ->
    [one] the card
   *[other] all { $count } cards
}.

## Refusals: what is wrong, and what to do instead

palace_refuse_not_begun = Play begins when everyone is ready. Until then you can swap cards with `/palace swap`.
palace_refuse_exchange_is_over = Play has begun, so the cards stay where they are.
palace_refuse_already_ready = You’ve already said you’re ready. Play begins when everyone is.
palace_refuse_not_cards = “{ $typed }” aren’t cards. Write them like 7H 7D, or face-down 1 for a face-down card.
palace_refuse_not_equal = Cards that are played together must have the same rank, such as 7H 7D.
palace_refuse_not_face_up = { $card } isn’t face up in front of you. `/palace hand` shows what is.
palace_refuse_hand_first = { $card } lies on the table. Play your hand first.
palace_refuse_face_down_last = Your face-down cards come last: first your hand, then your face-up cards.
palace_refuse_must_flip = You have only face-down cards left. Choose one by its place, such as face-down 1.
palace_refuse_no_such_place = You have no face-down card at place { $number }. `/palace hand` shows which are left.
palace_refuse_must_open = The first play must be of rank { $rank }. `/palace play` offers what you can play.
# $rank, $ten
palace_refuse_too_low = That’s too low: play rank { $rank } or higher, or a 2{ $ten ->
    [yes] { " or a 10" }
   *[no] { "" }
}, or pick up the stack.
# $rank, $ten
palace_refuse_too_high = Only a { $rank } or lower{ $ten ->
    [yes] , or a 10,
   *[no] { "" }
} goes on a { $rank }. Play one, or pick up the stack.
palace_refuse_nothing_to_pick_up = There’s no stack to pick up: play a card.
# $have, $most
palace_refuse_too_many = { $have } seats are too many: at most { $most } can play with these cards. Take fewer computers, or two packs, for five or six.

## The rules in short

palace_rules_title = Palace in short
palace_rules_aim = Get rid of all your cards: hand, face-up and face-down. Whoever is left at the end is **the loser**; everyone else has got away.
palace_rules_deal_full = Everyone gets the same number of cards face down, face up and in hand: 6 of each with two players, 4 with three, 3 with four. 16 cards are the draw deck.
palace_rules_deal_short = Everyone gets 3 cards face down, 3 face up and 3 in hand. 16 cards are the draw deck; the rest is out of play.
palace_rules_deal_two = Two packs are in play. Everyone gets 3 cards face down, 3 face up and 3 in hand; the rest is the draw deck.
palace_rules_exchange = **The exchange:** before play, swap cards from your hand for your face-up ones as you like, then press **Ready**.
palace_rules_begin = **Who begins:** whoever has the lowest card in hand (2s don’t count; chance breaks ties) starts with that rank.
palace_rules_play = **Playing:** lay one card or several of the same rank on the stack, at least as high as the one on top (2 is lowest, ace highest; suits don’t matter).
palace_rules_special = **2** goes on anything, and anything on it. Only a 9 or lower{ $ten ->
    [yes] , or a 10,
   *[no] { "" }
} goes on a **9**. **10** ({ $ten ->
    [yes] on any card
   *[no] on an 8 or lower
}, or where no cards lie) burns the stack, and so do **four of a rank** on top: the cards are gone, and you play again.
palace_rules_seven = Only a 7 or lower{ $ten ->
    [yes] , or a 10,
   *[no] { "" }
} goes on a **7**.
palace_rules_eight = Each **8** skips one of the next players. If that comes round to you, you play again. When the stack burns, nobody is skipped.
palace_rules_refill = While the draw deck lasts your hand fills up again after each play.
palace_rules_order = **Then the table:** with an empty hand and no draw deck, play your face-up cards; after them the face-down ones, one at a time and unseen. One that doesn’t fit goes into your hand with the stack.
palace_rules_pick_up = **Picking up:** if you can’t or don’t want to play, take the whole stack into your hand; the next player begins a new one.
palace_rules_away = **Getting away:** whoever has no cards left is safe. After 2,000 plays a game is stopped without a loser.

## Hints

palace_hint_note = Estimated from what you can know: your hand, what lies open, and what was picked up.
palace_advice_play = play { $cards }
palace_advice_pick_up = pick up the stack
palace_advice_flip = turn up a face-down card
# $hand, $up
palace_advice_swap = lay down { $hand } and take { $up }
palace_advice_ready = press Ready
palace_why_better_face_up = Face-up cards are played late, so your best ones should lie there.
palace_why_exchange_done = Your best cards lie face up already.
palace_why_burns = It burns the stack, and you play again.
palace_why_skips = It skips whoever comes next.
palace_why_last_cards = Then you have no cards left: you get away.
palace_why_next_is_stuck = The next player has nothing face up that can follow.
palace_why_sheds_low = Low cards fit on little, so play them while they do.
palace_why_fits = It fits where little else does.
palace_why_nothing_fits = Nothing you have fits.
palace_why_saves_cards = Saving your cards is worth picking up this stack.
palace_why_unseen = One face-down card is as good as any other.
palace_review_when = Stack { $number }

## Commands and options, as the list of commands shows them

palace_cmd_palace = Play Palace: burn, pick up and get rid of every card; the last one left is the loser
palace_cmd_play = Play cards of one rank, or one of your face-down cards
palace_cmd_swap = Before play: swap a card from your hand for a face-up one
palace_cmd_ready = Before play: you need no more swaps
palace_cmd_pickup = Take the stack into your hand
palace_opt_cards = Cards of one rank, such as 7H 7D; or a face-down card, such as face-down 1
palace_opt_hand = The card from your hand
palace_opt_up = The face-up card
palace_opt_length = How many cards everyone gets
palace_opt_ten = What a 10 goes on
palace_opt_seven = Whether only a 7 or lower goes on a 7
palace_opt_eight = Whether each 8 skips a player
palace_opt_packs = One pack for 2 to 4 players, two for 5 or 6

## A first game

palace_help_aim = Your cards lie in three places, and all of them have to go: first your hand, then your face-up cards, and last the face-down ones that nobody has seen. The last player left is **the loser**.
palace_help_aim_picture = **In the picture:** a hand at the top, the face-up cards below it, and the face-down ones at the bottom.
palace_help_turn =
    Before play you can swap cards from your hand for your face-up ones. Then press **{ palace_button_ready }**.

    On your turn, play a card that’s at least as high as the one on top of the stack, or several of the same rank. While there are cards to draw, your hand fills up again.

    { "" }**2** goes on anything. Only a 9 or lower goes on a **9**. **10** goes on an 8 or lower, or where no cards lie, and burns the stack, as do four of a rank; then you play again. If you can’t play, you pick up the whole stack.
palace_help_turn_picture = **In the picture:** a jack lies on top, so the two marked queens can go on it together.
palace_help_end = When you have no cards left, you’ve got away. The game ends when only one player still has cards: the loser of this game.
palace_lesson_swap = Get rid of all your cards: first your hand, then your face-up cards, then the face-down ones. You may swap before play. Keep strong cards face up for the end: aces, 2s and 10s. Lay down 10♥ and take 5♠.
palace_lesson_ready = That’s better. You can swap as often as you like, but this will do: press **{ palace_button_ready }**.
palace_lesson_pair = On your turn you play a card at least as high as the top one, or several of the same rank at once. Your hand then fills up again from the deck. Begin with the lowest you have: both your 4s.
palace_lesson_nine = A **9** turns things round: only a 9 or lower goes on it, or a 2. Play your 5, and keep the 2 for when nothing else goes.
palace_lesson_two = Nothing in your hand beats the king but your **2**, which goes on any card. Anything goes on it afterwards.
palace_lesson_ten = A **10** burns the whole stack, and you play again. It goes on an 8 or lower, so now is the moment. Four equal cards in a row burn the stack, too.
palace_lesson_again = The stack is gone and it’s your turn again. On an empty stack anything goes, so play your lowest card.
palace_lesson_pickup = The ace is too high for your queen, and you have no 2. If you can’t play, or don’t want to, you **pick up** the stack. It’s no disaster: the next player begins a new one.
palace_lesson_end = When deck and hand are empty, you play your face-up cards, and at last the face-down ones, without looking. **The last player with cards loses**; everyone else has got away.
palace_lesson_no_keep = That’s allowed, but there’s something better here. Low cards first; 2s, 10s and aces when they help you most.
palace_lesson_no_pickup = That’s allowed, but then you’d hold the whole stack. Your 2 gets you out of it.

# $name, $count
palace_moment_picked_up = { $name } picked up a stack of { $count } cards
# $name, $count
palace_moment_burnt = { $name } burnt a stack of { $count } cards
