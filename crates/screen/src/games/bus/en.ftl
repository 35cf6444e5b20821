# What only Stop the Bus says, in English. Each message is a method of the same name without the game's.

## The lobby

bus_name = Stop the Bus
bus_figure_deals_won = Deals won
bus_figure_calls = Times they stopped the bus
bus_figure_calls_lost = Times that cost a token
bus_figure_best_hand = Best hand
bus_lobby_intro = Swap for three good cards. The worst hand loses a token; the last player left wins.

bus_setting_tokens = Tokens each
bus_setting_keep = You may keep your hand
bus_setting_whole_hand = You may swap the whole hand

## Hands and their worth

# $give, $take
bus_exchange = { $give }→{ $take }
# The same on a button, where it has to be narrow.
# $give, $take
bus_button_swap = { $give }›{ $take }
bus_rank = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
   *[other] { $rank }
}
bus_ranks = { $rank ->
    [A] aces
    [K] kings
    [Q] queens
    [J] jacks
    [ten] tens
    [nine] nines
    [eight] eights
    [seven] sevens
    [six] sixes
    [five] fives
    [four] fours
    [three] threes
   *[two] twos
}
bus_worth_prial = three { $ranks }
bus_worth_running_flush = a running flush, { $ranks }
bus_worth_run = a run, { $ranks }
bus_worth_flush = a flush, { $rank } high
bus_worth_pair = a pair of { $ranks }
bus_worth_high_card = { $rank } high

## The table

# $game, $number
bus_table_title = Game { $game }, deal { $number }
# $name, $tokens
bus_seat_line = { $name }: { $tokens }
bus_seat_called = { $line } · 🛑 stopped the bus
bus_seats_out = Out: { $names }
bus_middle = **The middle:** **{ $cards }**
bus_called = 🛑 **Last turns:** { $names }.
bus_next_deal_now = Next deal coming up.
bus_turn_kept = { $name } kept their hand.
# $name, $give, $take
bus_turn_exchanged = { $name } gave { $give } and took { $take }.
bus_turn_exchanged_all = { $name } swapped the whole hand for the middle.

## A deal that is over

bus_told_kept = { $name } keeps
# $name, $exchange
bus_told_exchanged = { $name } { $exchange }
bus_told_exchanged_all = { $name } swaps the whole hand
bus_told_called = { $turn } 🛑 Stop the bus!
# $number, $name, $cards
bus_deal_told = **Deal { $number }**, dealt by { $name }. The middle: { $cards }
bus_deal_retold = **Deal { $number } is over:**
# $number, $hands
bus_deal_in_short = **Deal { $number }:** { $hands }
# $name, $cards
bus_shown_cards = { $name } **{ $cards }**
# $name, $cards, $worth
bus_shown_hand = { $name }: **{ $cards }**, { $worth }
bus_shown_worst = ▼ { $line } (worst)
bus_nobody_loses = Nobody would have a token left, so nobody loses one.
# $names, $count
bus_loses_token = { $count ->
    [one] **{ $names } loses a token.**
   *[other] **{ $names } lose a token each.**
}
# $names, $count
bus_goes_out = { $count ->
    [one] { $names } is out.
   *[other] { $names } are out.
}

## The result

bus_chart_legend = Tokens left, deal by deal. Below the line: out.
    { $names }
bus_chart_alt = The tokens each player has left, deal by deal.
    { $lines }
# $number, $name, $told
bus_chart_player = { $number } { $name }: { $told }
# $deals, $count
bus_chart_lost = { $count ->
    [one] lost a token in deal { $deals }
   *[other] lost tokens in deals { $deals }
}
bus_chart_out = out in deal { $deal }
bus_chart_left = { $count ->
    [one] has 1 token left
   *[other] has { $count } tokens left
}

## A hand

# $cards, $worth
bus_own_cards = **{ $cards }**: { $worth }
bus_own_deal = **Deal { $number }**
bus_own_middle = In the middle: **{ $cards }**
bus_own_turn = It’s your turn: swap a card of yours for one in the middle, or keep.
bus_own_turn_must = It’s your turn: swap a card of yours for one in the middle.
bus_own_last_turn = { $name } has stopped the bus: this is your last turn in this deal.
bus_own_stop = Your next press also stops the bus: then everyone else gets one more turn.
bus_own_away = You’re out of tokens. The table’s message shows how the game goes on.
bus_own_by_commands = You’re playing with commands. When the table’s message names you, `/bus swap` offers the cards you can give and take; `/bus keep` keeps your hand. **My hand** below that message gives you buttons.

## Buttons

bus_button_keep = Keep
bus_button_all = The whole hand
bus_button_stop_the_bus = Stop the bus…
bus_button_not_yet = Don’t stop yet
bus_button_show = Show my choices
bus_button_and_stop = 🛑 { $label }
bus_option_all = all three: the whole hand for the middle

## What was done

bus_done_kept = You kept your hand.
# $give, $take
bus_done_exchanged = You gave { $give } and took { $take }.
bus_done_exchanged_all = You swapped your whole hand for the middle.
bus_done_called = 🛑 You stopped the bus: everyone else gets one more turn.
bus_done_deal_over = That ended the deal: the table’s message shows all hands.

## Refusals: what is wrong, and what to do instead

bus_refuse_not_in_play = You’re out of tokens, so you have no more turns in this game. Watch how it goes on.
bus_refuse_between_deals = This deal is over. The next one comes in a moment.
bus_refuse_must_exchange = At this table nobody may keep. Swap one of your cards for one in the middle.
bus_refuse_one_card_only = At this table you can swap only one card at a time.
bus_refuse_not_in_middle = { $card } isn’t in the middle. The table’s message shows what is.
bus_refuse_itself = Swapping { $card } for itself changes nothing. To keep your hand, use `/bus keep`.
bus_refuse_already_called = { $name } has already stopped the bus. Take your last turn without `stop`.
bus_refuse_not_all = To swap the whole hand, give all three of your cards for all three in the middle: `give:all take:all`.

## Words that other games have otherwise

# $game, $formula
bus_verify_how = **Check it yourself:** SHA-256 of the secret is the fingerprint; SHA-256 of { $formula } is the seed; deal number K is the cards in ascending order of SHA-256 of `seed:dealK:CARD`. Or get the file with `/bus record game:{ $game }` and run `getaway verify FILE`.

## The rules in short

bus_rules_title = Stop the Bus in short
bus_rules_aim = { $tokens ->
    [one] Everyone starts with 1 token.
   *[other] Everyone starts with { $tokens } tokens.
} In each deal the worst hand loses one. The last player with a token **wins**.
bus_rules_deal = **The deal:** three cards each, and three face up in the middle.
bus_rules_turn = **Your turn:** swap one of your cards for one in the middle, or keep your hand.
bus_rules_turn_must = **Your turn:** swap one of your cards for one in the middle. Nobody may keep.
bus_rules_whole_hand = **The whole hand:** instead you may swap all three of your cards for all three in the middle.
bus_rules_stop = **Stop the bus:** you can also call on your turn, even your first. Then everyone else gets one more turn, and nobody else can call. Without a call a deal ends after 20 turns each.
bus_rules_showdown = **The end of a deal:** all hands are shown. The worst one costs a token; equal worst hands cost one each. If that would leave nobody with a token, nobody loses one.
bus_rules_hands = **Hands, best first:** three of a rank (3 3 3 is the best, then aces down to twos) · running flush (a run in one suit) · run · flush · pair · high card. Suits have no rank.
bus_rules_runs = **Runs:** A 2 3 is the best, then A K Q, K Q J and so on down to 4 3 2.
bus_rules_end = **Out:** players without tokens get no more cards. Whoever stays in longer has the better place.

## Hints

bus_hint_note = Estimated from what you can know: your hand, the middle, and what the others took and gave.
bus_advice_keep = keep
bus_advice_all = swap the whole hand
bus_advice_stop = { $choice } and stop the bus
bus_why_best_hand = It makes the best hand you can have now.
bus_why_nothing_better = No swap makes your hand better.
bus_why_helps_next_less = A better hand would leave the next player better cards.
bus_why_builds_up = You could have a better hand now, but this one may grow into more.
bus_why_stop_now = It’s good enough to stop the bus.
bus_why_stop_later = It isn’t good enough to stop the bus yet.
bus_why_last_turn = This is your last turn in this deal.
bus_review_when = Deal { $number }

## Commands and options, as the list of commands shows them

bus_cmd_bus = Play Stop the Bus: swap for a good hand of three; the last one with a token wins
bus_cmd_swap = Swap a card from your hand for one in the middle
bus_cmd_keep = Keep your hand as it is
bus_cmd_leaderboard = Wins and ratings in this server
bus_opt_give = The card from your hand, or all
bus_opt_take = The card in the middle, or all
bus_opt_stop = Whether you also stop the bus: everyone else then gets one more turn
bus_opt_tokens = How many tokens everyone starts with
bus_opt_keep = Whether players may keep their hand
bus_opt_whole_hand = Whether players may swap the whole hand for the middle

## A first game

bus_help_aim = You hold three cards. Try not to have the worst hand: in each deal the worst one loses a token. The last player with a token **wins**.
bus_help_aim_picture = **In the picture:** three threes, which nothing beats; below them the best run in one suit; and at the bottom just a pair.
bus_help_turn =
    Three cards lie face up in the middle. On your turn, swap one of yours for one of them. There’s a button for each swap, and **{ bus_button_keep }** swaps nothing.

    Is your hand good? Then press **{ bus_button_stop_the_bus }** and your swap. Everyone else gets one more turn, all hands are shown, and the worst one loses a token.
bus_help_turn_picture = **In the picture:** the middle above, your hand below. Swap the two marked cards, and you have three queens.
bus_help_end = Without a token you’re out. The game ends when only one player still has one: **the winner**.
bus_lesson_pair = In each deal the **worst hand** of three cards loses a token. On your turn, swap one card with the middle or keep yours. From best to worst: three of a kind, running flush, run, flush, pair, high card. Take K♠ for your lowest card: that’s a pair.
bus_lesson_no_pair = That’s allowed, but a pair beats any three cards that don’t go together. Give 2♣, take K♠.
bus_lesson_stop = Somebody has just put K♦ into the middle: with it you have three kings, the best kind of hand. Don’t wait until the others catch up. Press **{ bus_button_stop_the_bus }**, then swap 9♠ for K♦: everyone else gets only one more turn.
bus_lesson_no_stop = That’s allowed, but with three kings you can hardly be the worst, so call at once: first **{ bus_button_stop_the_bus }**, then 9♠ for K♦.
bus_lesson_keep = The worst hand has lost a token, and these are new cards. You have a pair of queens, and no card in the middle is better than your 7♦. So press **{ bus_button_keep }**.
bus_lesson_no_keep = That’s allowed, but it makes your hand worse, or your call too early. Keep your cards and see what the others leave you.
bus_lesson_last = Somebody has called: this is your last turn. Of two equal pairs the third card decides, so make it as high as you can: take A♦ for 7♦.
bus_lesson_no_last = That’s allowed, but another pair of queens would beat yours by its third card. Take A♦ for 7♦.
bus_lesson_end = Another player had two queens as well, but no ace: theirs was the worst hand, thanks to your last swap. Whoever has no tokens left is out, and **the last one with a token wins**.

# $name, $hand
bus_moment_stopped = { $name } stopped the bus with the best hand: { $hand }
# $tokens, $deals
bus_told_win = the last one with tokens, { $tokens } left after { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}.
