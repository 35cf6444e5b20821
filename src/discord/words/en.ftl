# All words of the bot in English. A message's name is that of the method which says it.
# Symbols never stand alone: every ♠ ♥ ♦ ♣ has its letter or its word beside it.

## Names

computer = Computer { $number }
somebody = somebody
suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
card_in_words = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
   *[other] { $rank }
} of { $suit }
seat_number = seat { $number }
seat_slow = { $name } (a computer plays until they are back)
seat_absent = { $name } (left; a computer plays)
seat_host = { $name } (host)
seat_computer = { $name } ({ $level })

## The lobby

lobby_title = Getaway: a table is open (game { $game })
lobby_closed_title = Getaway: game { $game } has begun
lobby_intro = Get rid of your cards; the last player left is the loser. Press **Join** to take a seat. When enough seats are taken, the host presses **Deal**.
lobby_seats = **Seats:** { $count } taken, { $least } to { $most } can play
lobby_seat = { $number }. { $name }
lobby_options = **This table plays:**
    { $options }
play_goes_down = Play goes down this list.
play_goes_up = Play goes up this list.
commit = **Fair shuffle:** the cards of game { $game } are bound to a secret, fixed before anybody joined. Its fingerprint: `{ $commit }`

option_clock = { $seconds } seconds for each turn
option_no_clock = No clock: take your time
option_window = { $seconds ->
    [one] 1 second to take a hand before each lead
   *[other] { $seconds } seconds to take a hand before each lead
}
option_no_window = No pause before a lead
option_line = { $label }: { $value }
option_classic = The classic rules
option_hints_on = Hints are on
option_hints_off = Hints are off
option_computers = { $count ->
    [0] No computer players
    [one] 1 computer player ({ $level })
   *[other] { $count } computer players ({ $level })
}
option_packs = Packs of cards
option_direction = Play goes round
option_deal = The cards are
option_first_trick = First trick
option_last_card = Winning a trick with the last card
option_mistakes = Mistakes are

ended_title = This table is closed
ended_stopped = { $who } ended the table. Nobody has lost. `/getaway start` opens a new one.
ended_idle = Nobody touched the table for half an hour. `/getaway start` opens a new one.
ended_deserted = Everybody has left. `/getaway start` opens a new table.
ended_channel = The channel is gone.

## Picking piles

picking_title = Game { $game }: pick a pile
picking_closed_title = Game { $game }: all piles are picked
picking_intro = The cards lie face down in piles that nobody has counted. Pick yours.
picking_turn = { $who }, pick a pile.
pile_taken = Pile { $number }: { $name }
pile_free = Pile { $number }: free
own_pile = Pile { $number } is yours. You see its cards when everybody has one.
own_pick = It is your turn: pick a pile.
own_pick_later = { $name } is picking a pile. Your turn will come.

## A trick

trick_title = Game { $game }, trick { $number }
trick_retold = **Trick { $number }:** { $story }
retold_more = { $count ->
    [one] One more trick came before these.
   *[other] { $count } more tricks came before these.
}
last_trick = **Trick { $number }:** { $story }
on_table = **On the table** ({ $suit } led)
play = { $name } **{ $card }**
play_tochoo = { $name } **{ $card }** (tochoo)
play_slip = { $name } **{ $card }** (a mistake)
seats_heading = **Players and cards**
seat_line = { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
seat_power = { $line }, has the power
seats_away = Away and safe: { $names }
announced = { $name } will take the next player’s cards after this trick.
window_open = Anybody may still take the next player’s cards: { $ends }.
window_held = { $name } has put a lead face down. It is turned up { $ends }; until then anybody may still take.
turn_clock = { $due } Time is up { $ends }.
due_open = { $who }, open with A♠.
due_lead = { $who }, you have the power: lead a card.
due_play = { $who }, it is your turn.
due_any = Everybody plays at once. Still to play: { $who }
due_draw = { $who }, choose from whose hand to draw.
due_computer = It is the turn of { $name }.
reminder = { $who }, it is your turn. Time is up { $ends }; then a computer plays this card for you.

wasted = { $name } played highest with { $card } and has the power. The cards go to the waste.
wasted_simply = { $name } has the power. The cards go to the waste.
picked_up = { $name } picks up { $count ->
    [one] the card
   *[other] all { $count } cards
} and has the power.
slip_revoke = { $name } played { $card } but could have followed suit: a mistake, it ends the trick.
slip_out_of_turn = { $name } played { $card } out of turn: a mistake, it ends the trick.
drew_from_waste = { $name } has the power but no card, and draws { $card } from the waste to lead it.
drew_from_seat = { $name } has the power but no card, and draws { $card } from { $from } to lead it.
took = { $name } takes { $count ->
    [one] the last card
   *[other] all { $count } cards
} of { $from }.
got_away = { $name } gets away.
power_passed = The power passes to { $name }.
lost = { $name } is the loser.

## The result

outcome_title = Game { $game } is over
outcome_text = { $who } is the loser of this game.
outcome_loser = **The loser:** { $name }
outcome_away = { $place }. { $name } got away
outcome_uncounted = This game does not count for the leaderboard: it takes two people for that.
series = { $games ->
    [one] **Lost in this series** (1 game)
   *[other] **Lost in this series** ({ $games } games)
}
series_seat = { $name }: { $losses }
revealed = **The secret of game { $game }:** `{ $secret }`
    `/getaway verify` shows that the cards followed from it.
next_commit = **Next, game { $game }.** The fingerprint of its secret: `{ $commit }`

## A hand

hand_heading = **Your hand** ({ $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
})
hand_suit = { $symbol } { $suit }: **{ $cards }**
own_open = You hold A♠: it opens the first trick.
own_lead = You have the power: lead any card.
own_held = Your lead lies face down until the pause is over. You may still choose another.
own_follow = It is your turn: follow with one of your { $suit }.
own_free = It is your turn, and you have no { $suit }: play any card. { $name } will probably pick it all up.
own_free_first = You have no { $suit }: play any card. In the first trick it does no harm.
own_draw = You have the power but no card: choose from whose hand to draw.
own_wait = It is not your turn. The table’s message shows whose it is.
own_away = You have got away: you are safe.
own_slow = A computer plays for you. Play a card or press **I’m back** to take over.
own_announced = You will take the next player’s cards when this trick is over.
select_card = Play a card: { $from } to { $to }

## Buttons

button_join = Join
button_leave = Leave
button_deal = Deal
button_next = Next game
button_hand = My hand
button_take = Take
button_rules = Rules
button_back = I’m back
button_pile = Pile { $number }
button_draw = Draw from { $name } ({ $count })
button_take_now = Take all of { $name } ({ $count })
button_take_later = After this trick, take the cards of { $name }
button_take_withdraw = Do not take after this trick
button_take_anyway = Take, and lose
button_stop = End the table
button_forget = Remove my name
button_never = Never mind
button_review = Review

## What was done

done_joined = You have seat { $number }. Your hand comes to you here when the cards are dealt.
done_back = The seat is yours.
done_left = You have left. `/getaway join` brings you back while there is a place for you.
done_dealt = Game { $game } is dealt.
done_piles = The piles of game { $game } lie ready.
done_played = You played { $card }.
done_held = Your { $card } lies face down until the pause for taking is over.
done_slip_revoke = { $card } was a mistake: you could have followed suit. You pick up the trick.
done_slip_out_of_turn = { $card } was a mistake: it was not your turn. You pick up the trick.
done_took = You took { $count ->
    [one] the last card
   *[other] all { $count } cards
} of { $name }.
done_announced = You will take the next player’s cards when this trick is over. Take again to withdraw.
done_withdrawn = You will not take after this trick.
done_drew = You drew { $card } from { $name } and lead it.
done_picked = Pile { $number } is yours. You see its cards when everybody has one.
done_stopped = The table is closed.
done_settings = Saved. New tables in this server start like this:
done_forgotten = Your name is removed. Games in which you played remain, without it.
done_never = Nothing was changed.
done_here = Here it is.

ask_take = With two players left, taking the cards of { $name } makes you the loser. Take them all the same?
ask_stop = End this table for everybody? The game stays without a loser.
ask_forget = Remove your name from everything that is stored? The games remain, without it. Your figures on the leaderboards will be gone.

not_dealt = No cards are dealt yet. The host deals when enough seats are taken.
game_over = The game is over. The host can deal the next one.

## Refusals: what is wrong, and what to do instead

refuse_not_host = Only the host, { $host }, can do this. Ask them.
refuse_not_your_pick = { $name } picks first. Wait for your turn.
refuse_game_over = The game is over. The host can deal the next one.
refuse_not_in_play = You have got away already. You are safe: lean back and watch.
refuse_not_in_hand = { $card } is not in your hand. `/getaway hand` shows what you hold.
refuse_not_your_lead = { $name } has the power and leads. Wait for the lead, or take the next player’s cards.
refuse_not_your_turn = It is the turn of { $name }. Wait for yours.
refuse_already_played = You have played to this trick already. Wait for the next one.
refuse_must_follow = You hold { $suit }, so you must follow. You may play: { $cards }
refuse_must_open = The first trick is opened with A♠. Play that.
refuse_draw_first = A card has to be drawn first.
refuse_trick_is_open = A trick is open. Taking is for the time between tricks; announce it now and it will be done then.
refuse_no_draw = There is nothing for you to draw now.
refuse_wrong_source = You cannot draw from that player. `/getaway hand` shows whose hand you can draw from.
refuse_internal = Something went wrong here, and nothing was changed. Try it again in a moment.
refuse_table_exists = There is a table in this channel already. Join it with `/getaway join`, or use another channel.
refuse_no_table = There is no table in this channel. `/getaway start` opens one.
refuse_not_seated = You have no seat at this table. `/getaway join` gets you one while the lobby is open.
refuse_already_seated = You have seat { $number } already. Your hand comes to you when the cards are dealt.
refuse_full = All { $seats } seats are taken. Wait for somebody to leave, or open a table in another channel.
refuse_game_runs = A game is being played. You can join when it is over.
refuse_already_dealt = The cards are dealt already. `/getaway hand` shows yours.
refuse_too_few = { $have ->
    [one] Only 1 seat is taken
   *[other] Only { $have } seats are taken
}, and it takes { $least }. Wait for more players, or open a table with computers.
refuse_too_many = { $have } seats are too many: at most { $most } can play with these cards. Take fewer computers, or two packs.
refuse_no_game = No game is being played. The host can deal one.
refuse_picking = The piles are being picked. Cards can be played when everybody has one.
refuse_not_picking = There is no pile to pick now.
refuse_no_such_pile = Pile { $number } is not there or already taken. Pick another one.
refuse_stale = That moment has passed. `/getaway hand` shows what you can do now.
refuse_busy = The table is busy. Try it again in a moment.
refuse_not_a_card = “{ $typed }” is no card. Write it like QH, 10♠ or queen of hearts.
refuse_not_a_seat = “{ $typed }” is no player you can draw from. Choose one from the list.
refuse_bad_number = The option `{ $option }` must be { $least } to { $most }; `turn_seconds` may also be 0 for no clock.
refuse_manage_server = Only members who may manage the server can change its settings. Ask one of them.
refuse_servers_only = Getaway is played in the channels of a server. Try it there.
refuse_permissions = I cannot run a table in this channel: I lack the permission { $permissions }. Ask somebody who manages the server to grant it, or use another channel.
refuse_no_record = There is no such game in this server.
refuse_not_finished = Game { $game } has not finished. Its cards are shown when it has.
refuse_no_finished = No game has been finished in this channel yet. Give the game’s number.
refuse_no_proof = Nothing is kept of how the cards of game { $game } came about.
refuse_unknown_command = This command is not known here any more. Restart Discord to see the present ones.
refuse_hints_off = Hints are switched off in this server. Members who may manage the server can switch them on with `/getaway settings`.
refuse_nothing_to_decide = There is nothing for you to decide now. Ask again when it is your turn.
refuse_not_dealt_in = You were not dealt into game { $game }, so there is nothing of yours to look back on.

## The rules in short

rules_title = Getaway in short
rules_aim = Get rid of all your cards. Whoever is left at the end is **the loser**; everybody else has got away.
rules_deal = All cards are dealt. In each suit the ace is high: A K Q J 10 9 8 7 6 5 4 3 2.
rules_first_any = **First trick:** the holder of A♠ opens with it. Everybody else plays a spade, or any card if they have none, in any order. The cards go to the waste.
rules_first_turn = **First trick:** the holder of A♠ opens with it. Everybody else plays a spade in turn, or any card if they have none. The cards go to the waste.
rules_tricks = **Every later trick:** whoever has the power leads any card, the others follow suit in turn. If all follow, the cards go to the waste and the highest card of the led suit wins the power. Somebody who cannot follow plays any card: this **tochoo** ends the trick at once, and the player of the highest card of the led suit **picks up all its cards** and has the power.
rules_away = **Getting away:** whoever has no card when a trick is over is safe, unless they have the power.
rules_last_waste = **The power without a card:** draw a card from the waste and lead it. With two players left this is the shootout: whoever beats the drawn card loses; after a lower card the other draws and leads again; whoever gets rid of their last card with a lower one gets away, and if they have none of the suit, the one who drew loses.
rules_last_neighbour = **The power without a card:** draw a card from the next player’s hand and lead it.
rules_last_any = **The power without a card:** choose a player, draw a card from their hand and lead it.
rules_last_passes = **The power without a card:** with three or more players left you get away and the power passes on. With two, draw a card from the waste and lead it.
rules_take = **Taking:** before any trick you may take all cards of the next player. They get away; you have more to get rid of. During a trick you can announce it.
rules_penalise = **Mistakes:** playing out of turn, or not following though you could, ends the trick, and you pick it up.
rules_piles = **Piles:** everybody picks one of several uncounted piles instead of being dealt to.
rules_options = **This table plays:**
    { $options }
rules_defaults = **Tables in this server start with:**
    { $options }

## Figures

leaderboard_title = Leaderboard, { $period }
leaderboard_empty = No game has been finished by two or more people yet. `/getaway start` opens a table.
leaderboard_line = { $place }. **{ $name }**: { $lost }, against fair share { $share }, { $streak }
leaderboard_lost = lost { $losses } of { $games } ({ $percent })
leaderboard_more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
leaderboard_key = Against fair share: 1.00 is average, less is better. Big tables and regulars are not punished.
streak_safe = { $games ->
    [one] 1 game safe
   *[other] { $games } games safe in a row
}
streak_lost = { $games ->
    [one] lost the last game
   *[other] lost { $games } games in a row
}
stats_title = Getaway: the figures of { $name }
stats_none = No finished game yet that counts.
stats_lost = Lost { $losses } of { $games } ({ $percent })
stats_share = Losses against the fair share: { $share } (1.00 is average, less is better)
stats_streak = Now: { $streak }
stats_longest = Longest runs: { $safe } safe, { $lost } lost
stats_first = First to get away: { $games ->
    [one] once
   *[other] { $games } times
}

hint_best = **Best:** { $choice }. From here you would lose { $percent } of 100 games.
hint_other = Next: { $choice }, { $percent } of 100.
hint_note = Estimated from what you can know: your hand, what was played, and who has shown a suit to be empty.
advice_card = play { $card }
advice_take = take the next player’s cards
advice_wait = take nothing
advice_draw = draw from { $name }
review_title = Your game { $game }, looked back on
review_line = **Trick { $trick }:** you chose to { $did }. To { $better } would have lost { $points } fewer of 100 games.
review_did = { $choice }
review_did_and_picked_up = { $choice }, and picked up { $count ->
    [one] 1 card
   *[other] { $count } cards
}
review_none = Nothing stands out: no other choice would have been clearly better.
review_note = Judged by what you could know at the time.

record_text = The record of game { $game }. `getaway check` replays it, `getaway verify` checks its shuffle.
verify_title = How the cards of game { $game } came about
verify_good = ✅ The commit, the secret and the hands as dealt agree: no card was stacked.
verify_bad = ❌ The commit, the secret and the hands as dealt do **not** agree.
verify_commit = **Commit,** shown before the game: `{ $commit }`
verify_secret = **Secret,** shown after it: `{ $secret }`
verify_ids = **Joined with,** in seat order, and last the deal: `{ $ids }`
verify_seed = **Seed:** `{ $seed }`
verify_how = **Check it yourself:** SHA-256 of the secret is the commit; SHA-256 of `secret:{ $game }:ids` (the ids with commas between them) is the seed; the deal is the cards in ascending order of SHA-256 of `seed:deal:CARD`. Or get the file with `/getaway record game:{ $game }` and run `getaway verify FILE`.

## Commands and options, as the list of commands shows them

cmd_getaway = Play Getaway: get rid of your cards, the last player left is the loser
cmd_start = Open a table in this channel
cmd_join = Take a seat, or your own seat back
cmd_leave = Give up your seat
cmd_deal = Deal the cards (host)
cmd_hand = See your hand and what you can play
cmd_play = Play a card
cmd_take = Take the next player’s cards, or announce it; again withdraws
cmd_draw = Choose from whose hand to draw
cmd_pile = Pick a pile
cmd_table = Post the table afresh at the bottom of the channel
cmd_stop = End the table without a loser (host)
cmd_hint = What a strong player would do in your place, and why
cmd_leaderboard = Who lost how often in this server
cmd_stats = One player’s figures
cmd_record = The record of a finished game as a file
cmd_verify = How the cards of a finished game came about
cmd_rules = The rules in short
cmd_settings = How new tables in this server start (Manage Server)
cmd_forget-me = Remove your name from everything stored

opt_computers = How many computer players sit down
opt_level = How well the computers play
opt_turn_seconds = Seconds for a turn, 15 to 3600; 0 for no clock
opt_take_window = Seconds before a lead in which others may take, 0 to 30
opt_house = A named set of rules; single options go before it
opt_packs = One pack for 3 to 8 players, two for 6 to 16
opt_direction = Which way play goes
opt_deal = How the cards come to the players
opt_last_card = What happens when you win a trick with your last card
opt_mistakes = What becomes of a wrong play
opt_first_trick = The order of the first trick
opt_card = The card, such as QH, 10♠ or queen of hearts
opt_from = From whose hand
opt_number = Which pile
opt_period = Since when
opt_player = Whose figures; yours if left out
opt_game = The game’s number; the last one of this channel if left out
opt_hints = Whether players can ask for hints
opt_language = The language of the bot in this server

choice_easy = easy
choice_normal = normal
choice_hard = hard
choice_classic = classic
choice_shootout = shootout: first trick in turn, the lead passes
choice_strict = strict: first trick in turn, mistakes cost
choice_1 = one
choice_2 = two
choice_clockwise = clockwise
choice_anticlockwise = anticlockwise
choice_dealt = dealt one at a time
choice_choose_a_pile = picked as piles
choice_any_order = everybody at once
choice_in_turn = in turn
choice_draw_from_waste = draw from the waste
choice_draw_from_neighbour = draw from the next player
choice_draw_from_any = draw from a player of your choice
choice_lead_passes = get away, the lead passes on
choice_refuse = refused
choice_penalise = penalised
choice_all = all time
choice_month = the last 30 days
choice_week = the last 7 days
choice_english = English
choice_on = on
choice_off = off

permission_view = View Channel
permission_send = Send Messages
permission_thread = Send Messages in Threads
permission_embed = Embed Links
permission_attach = Attach Files
