# What only King says, in English. Each message is a method of the same name without the game's.

## The lobby

king_name = King
king_figure_clean_hands = Negative hands without a penalty
king_figure_as_dealer = Points in the positive hand they dealt
king_figure_auctions = Auctions won
king_lobby_intro = Ten hands of tricks: six cost points, four bring points. Highest score wins.
# $count, $most
king_lobby_seats_exact = **Seats:** { $count } of { $most } taken; it takes all { $most }

king_setting_hearts = Hearts
king_choice_free = led like any suit
king_choice_held_back = held back in hands 2 and 5
king_setting_ending = A hand ends
king_choice_decided = once nothing is left to score
king_choice_thirteen = after thirteen tricks
king_setting_auction = Auctions for the trumps
king_choice_allowed = allowed
king_choice_never = never

## The table

# $game, $number, $count
king_table_title = Game { $game }, hand { $number } of { $count }
# $game, $number, $count
king_between_title = Game { $game }: hand { $number } of { $count } is over
king_stakes_heading = **{ $stakes }**
king_stakes_tricks = each trick { $points }
king_stakes_hearts = each heart { $points }
king_stakes_queens = each queen { $points }
king_stakes_kings_and_jacks = each king and jack { $points }
king_stakes_king_of_hearts = the king of hearts { $points }
king_stakes_last_two = each of the last two tricks { $points }
king_stakes_open = a positive hand
king_stakes_up = { $trumps }, up (each trick +25)
king_stakes_down = { $trumps }, down (everyone +325, each trick −75)
# The same without points.
king_stakes_up_short = { $trumps }, up
king_stakes_down_short = { $trumps }, down
king_no_trumps = no trumps
king_dealer = Dealer: { $name }.
king_trumps = Trumps: { $trumps }.
# $name, $points
king_seat_score = { $name }: { $points }
king_taken_tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
} taken
king_taken_cards = has taken { $cards }
# $story, $name
king_last_trick = **Last trick ({ $name }’s):** { $story }
king_on_table = **On the table:** { $plays }
king_winning = (winning: { $name })
# $name, $card
king_play = { $name } **{ $card }**
king_takes = { $name } takes the trick.
king_hand_over = The hand is over.
king_auction = **Auction:** { $calls }
# $name, $count
king_call_bid = { $name }{ "\u00A0" }{ $count }
king_call_pass = { $name } passes
# $name, $count
king_sold = { $name } owes the dealer { $count ->
    [one] 1 trick.
   *[other] { $count } tricks.
}
king_due_choose = { $who }, choose the trumps, no trumps or an auction.
king_due_trumps = { $who }, name the trumps or no trumps.
king_due_bid = { $who }, bid or pass.
king_due_direct = { $who }, choose the direction: up or down.
king_due_lead = { $who }, it’s your lead.

## Between hands, and the score sheet

king_sheet_title = Game { $game }: how it stands
# $number, $stakes
king_sheet_row = { $number }. { $stakes }
# $number, $name
king_sheet_name = { $number }{ "\u00A0" }{ $name }
king_sheet_names = { $names }
king_sheet_empty = No hand is over yet: everyone has 0.
# $name, $points
king_score = { $name }{ "\u00A0" }{ $points }
# $number, $stakes, $name
king_next_hand = Next is hand { $number } ({ $stakes }), dealt by { $name }.
king_next_hand_when = It begins { $ends }.
king_curve_legend = Everyone’s points after each hand.
    { $names }
king_curve_alt = Points after each hand.
    { $lines }
# $number, $name, $points
king_curve_player = { $number } { $name }: { $points }

## History

# $number, $stakes, $name
king_hand_retold = **Hand { $number }**, dealt by { $name }: { $stakes }
# $name, $trumps
king_chose_trumps = { $name } names trumps: { $trumps }.
king_chose_auction = { $name } calls an auction.
king_chose_up = { $name } chooses up.
king_chose_down = { $name } chooses down.
king_hand_scored = **Points:** { $scores }

## A hand

# $number, $count, $stakes
king_own_stakes = **Hand { $number } of { $count }:** { $stakes }
king_own_between = The next hand will be dealt in a moment. The table’s message shows the score.
king_own_choose = You deal this hand, so you choose the trumps:
king_own_won = { $count ->
    [one] You won the auction with 1 trick
   *[other] You won the auction with { $count } tricks
}. Name the trumps:
king_about_auction = **Auction:** the others bid tricks to name the trumps, and the tricks of the best bid count for you.
king_own_bid = It’s your turn in the auction:
king_own_bid_above = The auction: bid above { $count }, or pass.
king_about_bid = The highest bidder names the trumps and gives that many tricks to the dealer. If you pass, you may bid when your turn comes again.
# $trumps
king_own_direct = Trumps: { $trumps }. You deal, so choose the direction:
king_about_up = **Up:** each trick brings 25 points.
king_about_down = **Down:** everyone starts with 325 points, and each trick costs 75.
king_own_lead = It’s your lead: play any card.
king_own_lead_held_back = It’s your lead. Hearts are held back while you have another suit.
king_own_follow = Follow { $suit }.
king_own_free = You have no { $suit }: play any card.
king_own_throw_king = You can’t follow suit, so the king of hearts must go.

## Buttons

king_button_sheet = Score sheet
king_button_auction = Auction
king_button_pass = Pass
king_select_bid = A higher bid
king_button_bid = Bid { $count }
king_ask_bid = A bid of { $count } gives that many of your tricks to the dealer. Few hands are worth it. Do you mean it?
king_button_up = Up
king_button_down = Down

## What was done

# $game, $count
king_done_game_dealt = Game { $game } is dealt. It has { $count } hands.
king_done_trumps = You named trumps: { $trumps }.
king_done_auction = The auction begins.
king_done_bid = You bid { $count }.
king_done_passed = You passed.
king_done_sold = The auction is over: { $name } names the trumps.
king_done_up = This hand is played up.
king_done_down = This hand is played down.
king_done_played = You played { $card }.

## Refusals: what is wrong, and what to do instead

king_refuse_not_dealt = This hand is over. The next one is dealt in a moment.
king_refuse_choose_first = First the trumps must be named. Use the buttons of your hand or `/king trumps`.
king_refuse_bid_first = There’s an auction. Use the buttons of your hand, `/king bid` or `/king pass`.
king_refuse_direct_first = First the direction must be chosen. Use the buttons of your hand or `/king direction`.
king_refuse_play_now = Now it’s time to play a card. `/king play` offers what you can play.
king_refuse_no_auctions = This table plays without auctions. Name a suit or no trumps.
king_refuse_auction_is_over = There has already been an auction for this hand. Name a suit or no trumps.
king_refuse_bid_too_low = Bid more than { $count }, or pass.
king_refuse_not_a_bid = A bid is a number of tricks from 1 to { $most }.
king_refuse_not_trumps = “{ $typed }” isn’t a choice here. Write spades, hearts, diamonds, clubs, none or auction.
king_refuse_not_a_way = “{ $typed }” isn’t a direction. Write up or down.
king_refuse_must_follow = You have { $suit }, so you must follow suit.
king_refuse_hearts_held_back = You can’t lead hearts while you hold another suit.
king_refuse_must_throw_king = You can’t follow suit, so you must play the king of hearts.

## The rules in short

king_rules_title = King in short
king_rules_aim = Four players, each for themselves, play **ten hands**. Six cost points, four bring points; all points together make 0. **The highest score wins.**
king_rules_deal = The player who gets the king of hearts deals first; then the deal goes clockwise. Everyone gets 13 cards.
king_rules_tricks = **Tricks:** the player after the dealer leads. Follow suit if you can, else play any card. The highest trump takes the trick, or without trumps the highest card of the led suit. Whoever takes it leads next.
king_rules_negative = **Hands 1 to 6** have no trumps. Hand 1: each trick −20. Hand 2: each heart −20. Hand 3: each queen −50. Hand 4: each king and jack −30. Hand 5: the king of hearts −160. Hand 6: each of the last two tricks −90.
king_rules_held_back = **Hearts are held back:** in hands 2 and 5 you can’t lead a heart while you hold another suit. In hand 5, a player who holds the king of hearts and can’t follow suit must play it.
king_rules_decided = A hand ends as soon as nothing is left to score.
king_rules_thirteen = Every hand has thirteen tricks, even when nothing is left to score.
king_rules_positive = **Hands 7 to 10:** the dealer sees their cards and names trumps, no trumps, or holds an auction.
king_rules_positive_alone = **Hands 7 to 10:** the dealer sees their cards and names trumps or no trumps.
king_rules_auction = **The auction:** the other three bid tricks in turn, each bid higher than the last, or pass. A bid followed by two passes wins and names the trumps; that many tricks are taken off the bidder’s total and added to the dealer’s. If all pass, the dealer names the trumps.
king_rules_direction = **The direction:** the dealer then chooses. **Up:** each trick +25. **Down:** everyone starts with +325, each trick −75.
king_rules_end = After the tenth hand the highest score wins. Equal scores share the better place.

## Hints

king_hint_note = Estimated from what you can know: your hand, the cards that were played, and the bids.
king_advice_bid = { $count ->
    [one] bid 1 trick
   *[other] bid { $count } tricks
}
king_advice_pass = pass
king_advice_auction = hold an auction
king_advice_up = up
king_advice_down = down
# $choice, $points, $percent
king_advice_best = **Best:** { $choice }, { $points } points in this hand on average. You’d win about { $percent }% of games from here.
# $choice, $points, $percent
king_advice_other = Next best: { $choice }, { $points } points, about { $percent }%.
king_why_forced = Why: there’s nothing else to do.
# $best, $next
king_why_costs_less = Why: this trick costs you points in about { $best } of 100 cases; with the next best choice, in { $next }.
# $best, $next
king_why_takes_more = Why: you take this trick in about { $best } of 100 cases; with the next best choice, in { $next }.
king_why_throws = Why: you get rid of a card that costs points.
king_why_costs = Why: this trick may cost you points (in about { $best } of 100 cases), but you’d have a better hand then.
king_why_keeps = Why: you take this trick only in about { $best } of 100 cases, but your better cards stay for later.
king_why_later = Why: it makes little difference to this trick, but leaves you a better hand.
king_why_long_suit = Why: you hold { $count ->
    [one] 1 card
   *[other] { $count } cards
} of this suit.
king_why_high_cards = Why: your high cards take tricks without trumps, too.
king_why_low_cards = Why: your low cards take few tricks if it is played down.
king_why_gifts = Why: every trick that is bid counts for you, and if nobody bids you name the trumps yourself.
king_why_worth = Why: naming the trumps should bring you more tricks than the bid takes away.
king_why_dear = Why: a bid would take away more tricks than naming the trumps brings.
king_why_up = Why: up, you can expect to count about { $tricks } tricks, at 25 points each.
king_why_down = Why: down, you can expect to count about { $tricks } tricks, at 75 points each off the 325.
# $number, $trick
king_review_when = Hand { $number }, trick { $trick }
king_review_before = Hand { $number }, before the first trick

## Commands and options, as the list of commands shows them

king_cmd_king = Play King: ten hands of tricks, six that cost points and four that bring them
king_cmd_play = Play a card
king_cmd_trumps = In a positive hand: name the trumps or hold an auction
king_cmd_bid = In an auction: bid a number of tricks
king_cmd_pass = In an auction: bid nothing
king_cmd_direction = As the dealer of a positive hand: up or down
king_cmd_leaderboard = Wins and ratings in this server
king_opt_card = The card, such as QH or 10S
king_opt_suit = A suit, none or auction
king_opt_tricks = How many tricks, more than the last bid
king_opt_way = Up: each trick brings 25. Down: 325 for everyone, and each trick costs 75
king_opt_hearts = Whether hearts can be led like any other suit
king_opt_ending = When a hand ends
king_opt_auction = Whether the dealer can hold an auction

## A first game

king_help_aim = Four players play ten hands of tricks. In six of them it costs points to take certain cards or tricks; in the other four you can win points. The highest score **wins**.
king_help_aim_picture = **In the picture:** cards that cost points in some of the hands: kings, queens and jacks.
king_help_turn =
    Somebody leads a card. Follow suit if you can; if not, play any card. The highest card of the led suit takes the trick, or the highest trump if there is one. Whoever takes it leads next.

    In the first six hands it’s better to stay low, and to throw dangerous cards when you can’t follow. Your hand says what costs points now.

    In the last four the dealer names trumps or holds an auction, and says whether tricks bring points or cost them.
king_help_turn_picture = **In the picture:** diamonds were led. The marked ace takes the trick, and with it the queen of spades that somebody threw.
king_help_end = After ten hands the points are added up, and the highest score wins. **{ king_button_sheet }** below the table’s message shows how it stands.
king_lesson_first = King has ten hands, each with its own stakes. In this first one **every trick costs you 20 points**. You must follow suit, and all your diamonds are higher than those on the table: the trick is yours anyway. So get rid of your highest one.
king_lesson_no_last = That’s allowed, but you take this trick anyway, so use it to get rid of your highest card of the suit.
king_lesson_lead = Whoever takes a trick leads the next one, and that’s you. Lead your lowest card, so that somebody else has to take it.
king_lesson_no_lead = That’s allowed, but the higher you lead, the more likely the trick is yours. Lead your lowest card.
king_lesson_duck = You must follow suit, but you needn’t take the trick: of your cards of this suit, play the highest that stays below the highest on the table.
king_lesson_no_duck = That’s allowed, but you’d either take the trick, or keep a high card that’s hard to get rid of later. Stay just below the highest card on the table.
king_lesson_last = You play last, and your clubs are higher than those on the table: the trick is yours anyway. So play your highest.
king_lesson_discard = You have none of this suit: play any card, it can’t take the trick. Throw away your highest.
king_lesson_no_discard = That’s allowed, but now any card is gone without taking the trick. Choose your highest.
king_lesson_only = Your last card. It’s too low for this trick, so there’s nothing to fear.
king_lesson_end = You took two tricks, for 40 points less. Other hands cost hearts, queens, kings and jacks, the king of hearts, or the last two tricks. Then come four hands in which the dealer names trumps and says whether tricks bring points or cost them. **The most points after ten hands win.**

# $name, $trick
king_moment_caught = { $name } caught the king of hearts in trick { $trick }
# $name, $points
king_moment_score = { $name } finished with { $points } points
# $points, $ahead, $name
king_told_win = { $points } points, { $ahead } ahead of { $name }.
