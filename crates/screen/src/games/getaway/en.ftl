# What only Getaway says, in English. Each message is a method of the same name without the game's.

## The lobby

getaway_name = Getaway
getaway_figure_picked_up = Cards picked up
getaway_figure_tochoos = Tochoos given
getaway_figure_takes = Hands taken
getaway_lobby_intro = Get rid of your cards; the last player left loses.

getaway_option_window = { $seconds ->
    [one] 1 second to take a hand before each lead
   *[other] { $seconds } seconds to take a hand before each lead
}
getaway_option_no_window = No pause before a lead
getaway_option_classic = The classic rules
getaway_setting_packs = Packs of cards
getaway_setting_take_window = Seconds to take before a lead
getaway_setting_direction = Play goes round
getaway_setting_deal = The cards are
getaway_setting_first_trick = First trick
getaway_setting_last_card = Winning a trick with the last card
getaway_setting_mistakes = Mistakes are
getaway_setting_taking = Hands are taken by

## Picking piles

getaway_picking_title = Game { $game }: pick a pile
getaway_picking_intro = The cards lie face down in piles that nobody has counted. Pick yours.
getaway_picking_turn = { $who }, pick a pile.
# $number, $name
getaway_pile_taken = Pile { $number }: { $name }
getaway_pile_free = Pile { $number }: free
getaway_own_pile = Pile { $number } is yours. You see its cards when everyone has one.
getaway_own_pick = It’s your turn: pick a pile.
getaway_own_pick_later = { $name } is picking a pile. Your turn will come.

## A trick

# $game, $number
getaway_trick_title = Game { $game }, trick { $number }
# $number, $story
getaway_trick_retold = **Trick { $number }:** { $story }
# $suit, $plays
getaway_on_table = **{ $suit } led:** { $plays }
getaway_highest = (highest: { $name })
# $name, $card
getaway_play = { $name } **{ $card }**
# $name, $card
getaway_play_tochoo = { $name } **{ $card }** 💥 tochoo
# $name, $card
getaway_play_slip = { $name } **{ $card }** (a mistake)
# $name, $count
getaway_seat_line = { $name }: { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
getaway_seat_power = { $line }, has the power
# $name, $from
getaway_announced = { $name } will take { $from }’s cards after this trick.
# $name, $from
getaway_void_away = { $name } didn’t take { $from }’s cards, as announced: { $from } has got away.
# $name, $from
getaway_void_next = { $name } didn’t take { $from }’s cards, as announced: { $from } is no longer the next player with cards.
# $name, $from
getaway_void_two = { $name } didn’t take { $from }’s cards, as announced: with only two players left, that would have made { $name } the loser.
# $name, $from
getaway_void_draw = { $name } didn’t take { $from }’s cards, as announced: { $name } has the power but no cards, and has to draw one.
getaway_window_open = You can all still take the next player’s cards. Play goes on { $ends }.
# $name, $ends
getaway_window_held = { $name } has led a card face down. It is turned up { $ends }; until then anyone may still take.
getaway_due_open = { $who }, open with A♠.
getaway_due_lead = { $who }, you have the power: lead a card.
getaway_due_any = Play in any order. Waiting for { $who }.
getaway_due_draw = { $who }, choose from whose hand to draw.
getaway_due_drawn = { $who } has the power but no cards, and is about to draw one.

# $name, $card
getaway_wasted = { $name } played the highest card, { $card }, and has the power. The cards go to the waste.
getaway_wasted_simply = { $name } has the power. The cards go to the waste.
# $name, $count
getaway_picked_up = { $name } picks up { $count ->
    [one] the card
   *[other] all { $count } cards
} and has the power.
# $name, $count
getaway_history_picked_up = { $name } picks up { $count ->
    [one] 1 card
   *[other] { $count } cards
}
# $name, $card
getaway_slip_revoke = { $name } played { $card } but could have followed suit. That mistake ends the trick.
# $name, $card
getaway_slip_out_of_turn = { $name } played { $card } out of turn. That mistake ends the trick.
# $name, $card
getaway_drew_from_waste = { $name } has the power but no cards, and draws { $card } from the waste to lead it.
# $name, $card, $from
getaway_drew_from_seat = { $name } has the power but no cards, and draws { $card } from { $from } to lead it.
# $name, $from, $count
getaway_took = { $name } takes { $count ->
    [one] { $from }’s last card
   *[other] all { $count } of { $from }’s cards
}.
getaway_power_passed = The power passes to { $name }.

## The result

getaway_story_legend = Cards, trick by trick. ▲ picked up, ◆ took a hand.
    { $names }
getaway_story_alt = The cards in each hand, trick by trick.
    { $lines }
# $number, $name, $dealt, $told
getaway_story_player = { $number } { $name }: { $dealt } dealt; { $told }
# $count, $step
getaway_story_picked_up = picked up { $count } in trick { $step }
# $count, $step
getaway_story_took = took { $count } before trick { $step }
# $times, $count
getaway_story_sum = picked up or took { $count ->
    [one] 1 card
   *[other] { $count } cards
} in { $times ->
    [one] one go
   *[other] { $times } goes
}
getaway_story_away = away in trick { $step }
getaway_story_lost = the loser, with { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
} left
# $times, $left, $name, $step
getaway_story_result = { $times ->
    [0] picked up nothing
    [one] picked up once
   *[other] picked up { $times } times
}, { $left ->
    [0] no cards
    [one] 1 card
   *[other] { $left } cards
} left; { $name } was away in trick { $step }.

## A hand

getaway_own_open = You hold A♠: it opens the first trick.
getaway_own_lead = You have the power: lead any card.
getaway_own_held = Your lead lies face down until the pause is over. You may still choose another.
getaway_own_follow = It’s your turn: follow with one of your { $suit }.
# $suit, $name
getaway_own_free = It’s your turn, and you have no { $suit }: play any card. { $name } picks it all up.
# $suit, $name
getaway_own_free_shootout = It’s your turn, and you have no { $suit }: play any card. That ends the game, and { $name } is the loser.
getaway_own_free_first = You have no { $suit }: play any card. In the first trick it does no harm.
getaway_own_draw = You have the power but no cards: choose from whose hand to draw.
getaway_own_draw_held = You will draw from { $name } when the pause is over. You may still choose somebody else.
getaway_own_drawn = You have the power but no cards: one is about to be drawn for you.
getaway_own_announced = You will take { $name }’s cards when this trick is over.
getaway_own_void_away = You didn’t take { $name }’s cards: { $name } has got away.
getaway_own_void_next = You didn’t take { $name }’s cards: { $name } is no longer the next player with cards.
getaway_own_void_two = You didn’t take { $name }’s cards: with only two players left, that would have made you the loser.
getaway_own_void_draw = You didn’t take { $name }’s cards: you have the power but no cards, so you have to draw one.

## Buttons

getaway_button_take = Take a hand
getaway_button_pile = Pile { $number }
# $name, $count
getaway_button_draw = Draw from { $name } ({ $count })
getaway_button_take_from = Take { $name }’s cards
getaway_button_take_withdraw = Don’t take after this trick
getaway_button_take_anyway = Take, and lose

## What was done

getaway_done_piles = The piles of game { $game } are ready.
getaway_done_played = You played { $card }.
getaway_done_held = Your { $card } lies face down until the pause for taking is over.
getaway_done_draw_held = You will draw from { $name } when the pause for taking is over.
getaway_done_slip_revoke = { $card } was a mistake: you could have followed suit. You pick up the trick.
getaway_done_slip_out_of_turn = { $card } was a mistake: it wasn’t your turn. You pick up the trick.
# $name, $count
getaway_done_took = You took { $count ->
    [one] { $name }’s last card
   *[other] all { $count } of { $name }’s cards
}.
getaway_done_announced = Noted. If you change your mind, use `/getaway take` again.
getaway_done_withdrawn = You won’t take after this trick.
# $name, $card
getaway_done_drew = You drew { $card } from { $name } and lead it.

getaway_ask_take = With two players left, taking { $name }’s cards makes you the loser. Take them all the same?
# $name, $count, $total
getaway_ask_take_costs = { $name }’s { $count ->
    [one] last card
   *[other] { $count } cards
}: you’d hold { $total }, and { $name } would be safe. Take them?
getaway_ask_take_later = You’d take them when this trick is over.

## Refusals: what is wrong, and what to do instead

getaway_refuse_not_your_pick = { $name } picks first. Wait for your turn.
# $have, $most
getaway_refuse_too_many = { $have } seats are too many: at most { $most } can play with these cards. Take fewer computers, or two packs.
getaway_refuse_not_your_lead = { $name } has the power and leads. Wait for the lead.
getaway_refuse_already_played = You’ve already played to this trick. Wait for the next one.
# $suit, $cards
getaway_refuse_must_follow = You hold { $suit }, so you must follow. You may play: { $cards }
getaway_refuse_must_open = The first trick is opened with A♠. Play that.
getaway_refuse_draw_first = A card has to be drawn first.
getaway_refuse_trick_is_open = A trick is being played. You can take when it’s over: announce it now, and it happens then.
getaway_refuse_nothing_to_take = Nobody else has cards to take now. Wait for the next card.
getaway_refuse_taking_is_off = At this table nobody takes other players’ cards. Get rid of yours by playing them.
getaway_refuse_leader_takes = At this table only the player with the power may take, before leading. Wait until you have the power.
getaway_refuse_took_already = You’ve already taken a hand before this lead. Now lead a card.
getaway_refuse_no_draw = There’s nothing for you to draw now.
getaway_refuse_wrong_source = You can’t draw from that player. `/getaway hand` shows whose hand you can draw from.
getaway_refuse_picking = The piles are being picked. Cards can be played when everyone has one.
getaway_refuse_not_picking = There’s no pile to pick now.
getaway_refuse_no_such_pile = Pile { $number } isn’t there, or is already taken. Pick another one.
getaway_refuse_not_a_seat = “{ $typed }” isn’t a player you can draw from. Choose one from the list.

## The rules in short

getaway_rules_title = Getaway in short
getaway_rules_aim = Get rid of all your cards. Whoever is left at the end is **the loser**; everyone else has got away.
getaway_rules_deal = All cards are dealt. In each suit the ace is high: A K Q J 10 9 8 7 6 5 4 3 2.
getaway_rules_first_any = **First trick:** the holder of A♠ opens with it. Everyone else plays a spade, or any card if they have none, in any order. The cards go to the waste.
getaway_rules_first_turn = **First trick:** the holder of A♠ opens with it. Everyone else plays a spade in turn, or any card if they have none. The cards go to the waste.
getaway_rules_two_packs = **Two packs:** only one of the two A♠ opens, and whoever holds it is told so. Of two equal cards in a trick, the one played first counts as higher.
getaway_rules_tricks = **Every later trick:** whoever has the power leads any card, the others follow suit in turn. If all follow, the cards go to the waste and the highest card of the led suit wins the power. A player who can’t follow plays any card: this **tochoo** ends the trick at once, and the player of the highest card of the led suit **picks up all its cards** and has the power.
getaway_rules_away = **Getting away:** players without cards when a trick is over are safe, unless they have the power.
getaway_rules_last_waste = **The power without cards:** draw a card from the waste and lead it. With two players left this is the shootout: if the other beats your card, they lose; if they play a lower one and still have cards, you draw and lead again; if the lower one was their last card, they get away; if they can’t follow suit, you lose.
getaway_rules_last_neighbour = **The power without cards:** draw a card from the next player’s hand and lead it.
getaway_rules_last_any = **The power without cards:** choose a player, draw a card from their hand and lead it.
getaway_rules_last_passes = **The power without cards:** with three or more players left you get away and the power passes on. With two, draw a card from the waste and lead it. This is the shootout: if the other beats your card, they lose; if they play a lower one and still have cards, you draw and lead again; if the lower one was their last card, they get away; if they can’t follow suit, you lose.
getaway_rules_take = **Taking:** before any trick you may take all the next player’s cards. They get away; you have more to get rid of. During a trick you can announce it.
getaway_rules_take_leader = **Taking:** if you have the power, you may take all the next player’s cards before you lead, once each time. They get away; you have more to get rid of.
getaway_rules_penalise = **Mistakes:** if you play out of turn, or don’t follow suit though you could, the trick ends and you pick it up.
getaway_rules_piles = **Piles:** everyone picks one of several uncounted piles instead of being dealt to.

## Figures

# $best, $next
getaway_hint_why_trick = Why: you’d pick this trick up in about { $best } of 100 cases; with the next best choice, in { $next }.
getaway_hint_why_hand = Why: it makes little difference to this trick, but leaves you a better hand.
getaway_hint_why_pickup = Why: you may pick this trick up (in about { $best } of 100 cases), but you’d have a better hand then.
getaway_hint_note = Assumes that everyone, you included, plays on like a normal computer. Estimated from what you can know: your hand, what was played, and who has run out of which suit.
getaway_advice_card = play { $card }
getaway_advice_take = take the next player’s cards
getaway_advice_wait = take nothing
getaway_advice_draw = draw from { $name }
# $choice, $count
getaway_review_did_and_picked_up = { $choice }, and picked up { $count ->
    [one] 1 card
   *[other] { $count } cards
}
getaway_review_when = Trick { $number }

## Commands and options, as the list of commands shows them

getaway_cmd_getaway = Play Getaway: get rid of your cards, the last player left is the loser
getaway_cmd_play = Play a card
getaway_cmd_take = Take the next player’s cards, or announce it; again to take that back
getaway_cmd_draw = Choose from whose hand to draw
getaway_cmd_pile = Pick a pile

getaway_opt_take_window = Seconds before a lead in which others may take, 0 to 30
getaway_opt_house = A preset of rules; options you set yourself take precedence
getaway_opt_packs = One pack for 3 to 8 players, two for 6 to 16
getaway_opt_direction = Which way play goes
getaway_opt_deal = How players get their cards
getaway_opt_last_card = What happens when you win a trick with your last card
getaway_opt_mistakes = What happens after a wrong play
getaway_opt_taking = Who may take the next player’s cards before a trick
getaway_opt_first_trick = The order of the first trick
getaway_opt_card = The card, such as QH, 10S or queen of hearts
getaway_opt_from = From whose hand
getaway_opt_number = Which pile

getaway_choice_classic = classic
getaway_choice_shootout = shootout: first trick in turn, the lead passes
getaway_choice_strict = strict: first trick in turn, mistakes cost
getaway_choice_1 = one
getaway_choice_2 = two
getaway_choice_dealt = dealt one at a time
getaway_choice_choose_a_pile = picked as piles
getaway_choice_any_order = everyone at once
getaway_choice_in_turn = in turn
getaway_choice_draw_from_waste = draw from the waste
getaway_choice_draw_from_neighbour = draw from the next player
getaway_choice_draw_from_any = draw from a player of your choice
getaway_choice_lead_passes = get away, the lead passes on
getaway_choice_refuse = refused
getaway_choice_penalise = penalised
getaway_choice_anyone = anyone
getaway_choice_leader = only whoever leads, once
getaway_choice_off = nobody

## A first game

getaway_help_aim = Everyone wants to get rid of their cards. If you have none left, you’ve got away. Nobody wins, but somebody loses: the last player left is **the loser**.
getaway_help_aim_picture = **In the picture:** some cards of a hand. In each suit the ace is highest and the two is lowest.
getaway_help_turn =
    Somebody leads a card. The others play a card of the same suit if they have one.

    { "" }**Everyone followed suit?** The cards are thrown away, and whoever played the highest one leads next: they have **the power**.

    { "" }**Somebody couldn’t?** They throw any card, a **tochoo**. The trick ends at once, and whoever played the highest card of the led suit picks it all up.

    { "" }**{ getaway_button_take }** below the table takes all cards of the next player with cards, who is safe then. It seldom helps: leave it alone in your first games.
getaway_help_turn_picture = **In the picture:** hearts were led and a club was thrown, so the marked king picks up all four cards.
getaway_help_end = The game ends when only one player still has cards: the loser of this game.
getaway_lesson_open = You hold A♠, so you open with it. In the first trick nobody can get hurt: everyone plays a spade, or anything if they have none, and all four cards go to the **waste**, out of the game.
getaway_lesson_lead_high = Yours was the highest card, so you have **the power**: you lead. Everyone still has every suit, so a high card leaves safely now; later it would hurt. Lead your highest card.
getaway_lesson_no_lead_high = That’s allowed, but keep your low cards: they’ll save you later. Now is the time to get rid of the highest.
getaway_lesson_duck = Others play after you, and one of them may have run out of this suit. So **duck**: of your cards in it, play the highest that stays below the highest on the table.
getaway_lesson_no_duck = That’s allowed, but you’d either risk picking up the trick, or give away a card that could still save you. Stay just below the highest card on the table.
getaway_lesson_last = You play last and everyone has followed, so nothing can happen to you. Take the chance and get rid of your highest card of this suit.
getaway_lesson_no_last = That’s allowed, but a high card is safe only now: you play last, and everyone has followed. Play your highest of this suit.
getaway_lesson_ducked = Did you see? Somebody had no spade and played another suit: a **tochoo**. It ended the trick at once, and the highest spade had to **pick up** every card. You had ducked. Do it once more.
getaway_lesson_forced = You must **follow suit** if you can, and you have only one heart. So there’s no choice this time. Let’s see what comes of it.
getaway_lesson_picked_up = This tochoo hit you: your heart was the highest, so you picked up all three cards, and have the power. Lead your lowest card now, so that somebody else’s is the highest.
getaway_lesson_lead_low = You have the power again. By now somebody may be out of any suit, so lead your lowest card: then the trick hurts somebody else.
getaway_lesson_no_lead_low = That’s allowed, but if somebody has no card of that suit, whoever has the highest picks up, and that could be you. Lead your lowest card.
getaway_lesson_take = Before this trick somebody **took** all cards of the next player, who has **got away** and is safe. Anyone may do that before any trick, but it leaves you with more cards. You have one diamond: follow with it.
getaway_lesson_tochoo = You have no heart, so you can play any card: now the **tochoo** is yours! It ends the trick, and the highest heart picks it all up. Give away your highest card.
getaway_lesson_no_tochoo = That’s allowed, but whatever you throw with a tochoo is gone. Choose the card that could hurt you most: your highest.
getaway_lesson_only = Your last card! If somebody plays higher, you’ve got away. If yours is the highest, you have **the power without a card**: then you draw one from the waste and lead it.
getaway_lesson_end = You had the power without a card, drew one from the waste and led it. Somebody played higher, and your hand was empty: you’ve **got away**! The others play on until only one still has cards: the loser.
getaway_lesson_question = Before any trick you may take all of the next player’s cards. They’d be safe and you’d have more, so leave it alone in your first games.

# $name, $count
getaway_moment_picked_up = { $name } picked up { $count } cards at once
# $name, $tricks
getaway_moment_escape = { $name } needed { $tricks } tricks to get away
