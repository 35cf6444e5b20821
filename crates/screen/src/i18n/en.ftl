# What every game says, in English: lobby, seats, refusals, settings, figures, commands. Each message
# is a method of the same name; a comment above it lists its arguments where it has several.
# Symbols never stand alone: every ♠ ♥ ♦ ♣ has its letter or its name beside it.

## Names

somebody = somebody
somebody_named = Somebody
suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
# $rank, $suit
card_in_words = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
   *[other] { $rank }
} of { $suit }
seat_number = seat { $number }
# $sign, $number, $name
seat_sign = { $sign }{ "\u00A0" }{ $number }{ "\u00A0" }{ $name }
seat_slow = { $name } (a computer plays)
seat_absent = { $name } (left; a computer plays)
# $name, $time
seat_hurried = { $name } ({ $time } a turn until they act in time)
seat_host = { $name } (host)
# $from, $to
host_passed_on = { $from } hasn’t done anything for a while, so { $to } is host now.
ask_remove = Whom do you want to take out of this table? They’re told. Words for the shuffle become void.
remove_for_now = Take out; may join again
remove_for_good = Take out; may not join this table again
# $who, $host
removed = { $who }, the host, { $host }, has taken you out of this table. You can join again as long as there’s room.
# $who, $host
removed_for_good = { $who }, the host, { $host }, has taken you out of this table. You can’t join this one again.
# $name, $level
seat_computer = { $name } ({ $level })

## The lobby

lobby_title = { $name }: a table is open
# $name, $game
lobby_closed_title = { $name }: game { $game } has begun
# $count, $least, $most
lobby_seats = **Seats:** { $count } taken, { $least } to { $most } can play
# $count, $most
lobby_seats_exact = **Seats:** { $count } taken, { $most } can play
# $number, $name
lobby_seat = { $number }. { $name }
lobby_fills = Computers ({ $level }) fill the free seats.
# $chance
odds = At this table, you’d lose about { $chance } of 100 games.
# $chance
odds_joined = If you joined now, you’d lose about { $chance } of 100 games.
odds_uncertain = Your rating is still uncertain, so that may change a lot.
odds_alone = Odds take somebody else at the table.
waiting = **In the next game:** { $who }
lobby_options = **Options:** { $options }
# $game, $commit
commit = Fair shuffle of game { $game }: `{ $commit }`
# $game, $seats
again_lobby = **The cards and draws of game { $game }, dealt again:** not a shuffle, so nobody cuts. It takes { $seats } players, as then, and counts nowhere.
again_known = **Who knows these cards:** { $names }
again_note = The cards and draws of game { $game }, dealt again: not a shuffle, and it counts nowhere.
# $name, $word
cut_line = ✂️ { $name }: { $word }
cuts_void = **The words so far are void.** Seats or rules have changed: cut again if you like.
watch_missing = **Open hands:** whoever is out of the game may look at all hands once everyone agrees. Missing: { $names }
watch_agreed = **Open hands:** everyone agrees that whoever is out of the game may look at all hands.
cut_title = Cut the cards
cut_label = A word of your own, or take this one
cut_suggestions = mango lantern river kite cinnamon pebble monsoon sparrow velvet harbour thunder marigold teapot comet saffron meadow biscuit compass lotus drizzle ginger moonlight pepper feather

option_clock = { $seconds } seconds a turn
option_clock_long = { $time } a turn
option_no_clock = No clock: when a turn has lasted 10 minutes, the others can let a computer play
time_seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
time_minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
time_hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
time_days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
# $label, $value
option_line = { $label }: { $value }
set_who_starts_everyone = Anyone can open a table
set_who_starts_managers = Only people who manage the server can open a table
set_hints_on = Hints are on
set_hints_off = Hints are off
set_daily_on = There’s a deal of the day
set_daily_off = No deal of the day
set_colours_two = Suits in two colours: black and red
set_colours_four = Suits in four colours: ♠ spades black, ♥ hearts red, ♦ diamonds blue, ♣ clubs green
set_cards_pictures = Cards, games and stats come with pictures
set_cards_text = No pictures, just text
option_threads = Tables open in threads of their own
option_no_threads = Tables open in the channel itself
option_friendly = Friendly: the game counts nowhere
option_watch = Whoever is out may look at all hands, if everyone agrees
option_cup = A cup of { $games } games
set_friendly_yes = Make it friendly: the games count nowhere
set_friendly_no = Let the games count again
set_watch_out = Let whoever is out look at all hands, if everyone agrees
set_watch_nobody = Let nobody look at all hands
option_nudge = Players get a mention after { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
option_no_nudge = Nobody gets a mention, except at slow tables
# $count, $level
option_computers = { $count ->
    [0] No computer players
    [one] 1 computer player ({ $level })
   *[other] { $count } computer players ({ $level })
}

ended_title = This table is closed
ended_stopped = { $who } ended the table.
ended_unfinished = { $who } ended the table. An unfinished game doesn’t count.
ended_replaced = { $who } goes on with another table here.
ended_agreed = { $who } ended the table, and everyone else who still played agreed. The game ends without a result.
ended_idle = Nothing happened here for half an hour.
ended_idle_slow = Nothing happened here for seven days.
ended_deserted = Everyone has left.
ended_channel = The channel is gone.
ended_without_result = Game { $game } ended without a result. **{ button_verify }** and **{ button_daily_record }** show its cards and its shuffle.

## A trick

# $due, $ends
turn_clock = { $due } Time is up { $ends }.
nudge = { $who }, it’s your turn.
# $who, $ends
nudge_again = { $who }, it’s still your turn. Time is up { $ends }.
# $who, $cards
nudge_played = { $who }: Your time ran out; a computer played { $cards }.
# $who, $what
nudge_moved = { $who }: Your time ran out; a computer moved for you. { $what }
nudge_replaced = { $who }: { own_slow }
# $who, $ends
stop_vote = { $who } asks to end this game without a result. If everyone who still plays agrees, it ends. Otherwise the others play on without them, and the game counts. Time is up { $ends }; until then, play goes on.
stop_agreed = Agreed: { $names }
stop_asked = Still asked: { $names }
# $who, $ends
nudge_stop = { $who }, do you agree to end this game without a result? Then press **{ button_agree_stop }** at the table. Time is up { $ends }.
nudge_decided = { $who }: That question is over, and the game goes on.
stand_in = This turn of { $who } has lasted ten minutes. Once more than half of the others have pressed **{ button_let_computer_play }**, a computer plays for them until they act.
stand_in_wanted = Wanted by: { $names }

## The tricks so far

history_title = Game { $game }: what happened
history_none = Nothing has happened yet.
# $page, $pages
history_page = Page { $page } of { $pages }

## The result

outcome_title = Game { $game } is over
outcome_rest = More about game { $game }:
outcome_uncounted = Not counted for the leaderboard: that takes two people.
# $game, $places
again_then = **By seat, in game { $game }:** { $places }
again_now = **By seat, this time:** { $places }
outcome_rated = Ratings, and in brackets how many of 100 games at this table each was expected to lose before this one: { $changes }
outcome_rated_won = Ratings: { $changes }
# $name, $change, $chance
outcome_rated_seat = { $name } { $change } ({ $chance })
# $name, $change
outcome_rated_seat_won = { $name } { $change }
outcome_rated_anew = Ratings are computed in a better way now. All of them were computed anew from the games played here, so yours may differ from what you remember.
# $name, $hints
outcome_hinted = { $name } with { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
}
without_result = This game ended without a result.
outcome_played_on = Computers played the rest at once.
outcome_joined = **Joined:** { $names }
outcome_left = **Left:** { $names }
series = { $games ->
    [one] **Lost in this series** (1 game)
   *[other] **Lost in this series** ({ $games } games)
}
series_won = { $games ->
    [one] **Won in this series** (1 game)
   *[other] **Won in this series** ({ $games } games)
}
# $name, $tally
series_seat = { $name }: { $tally }
series_evening = **This evening** ({ $games } games)
# $game, $games, $points
cup_points = 🏆 **Cup, game { $game } of { $games }:** { $points }
# $who, $points
cup_won = 🏆 **{ $who } wins the cup** with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
# $who, $points
cup_shared = 🏆 **{ $who } share the cup** with { $points ->
    [one] 1 point
   *[other] { $points } points
} each!
cup_legend = Everyone’s points after each game of the cup.
    { $names }
cup_alt = Points after each game of the cup.
    { $lines }
# $number, $name, $points
cup_player = { $number } { $name }: { $points }

## A thread of its own

thread_name = { -game }: { $host }
# $thread, $games
thread_over = { -game } in { $thread } is over after { $games ->
    [one] 1 game.
   *[other] { $games } games.
}
# $game, $result
thread_last = The last one (game { $game }): { $result }
thread_computer = a computer ({ $level })

## A hand

hand_heading = **Your hand** ({ $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
})
# $symbol, $suit, $cards
hand_suit = { $symbol } { $suit }: **{ $cards }**
own_wait = Not your turn yet.
own_stop_asked = { $who } asks to end this game without a result. **{ button_keep_playing }** means that it goes on without them.
own_ahead = Drawn ahead (you’re all quick, and Discord lets me redraw only some hands a minute): choose once the table says it’s your turn.
own_slow = A computer is playing for you. Make a move or press **I’m back** to take over.
open_hands_title = Game { $game }: all hands at this moment
# $name, $count, $cards
open_hand = { $name } ({ $count }): { $cards }
open_hands_note = Only you see this, and it stays as it is: press **{ button_watch }** again for a later moment.
# $from, $to
select_card = Play a card: { $from } to { $to }

## Buttons

button_join = Join
button_leave = Leave
button_deal = Deal
button_cut = Cut
button_fill = Fill up to { $seats } and deal
button_again = Again
button_hand = My hand
button_watch = All hands
button_let_watch = Agree to open hands
button_rules = Rules
button_odds = Odds
button_history = History
button_earlier = Earlier
button_later = Later
button_back_to = Back
button_back = I’m back
button_stop = End the table
button_keep_playing = Play on
button_agree_stop = End it
button_end_foregone = End it like that
button_take_back_stop = Take back
button_let_computer_play = Let a computer play
button_hint = Hint
button_why = Why?
button_by_itself = Play an only card by itself
button_not_by_itself = I’ll play an only card myself
button_forget = Remove my name
button_never = Never mind
button_review = Review
button_replay = Replay
button_deal_again = Deal this again
button_deciding = ⭐ Decider
button_share_picture = Post picture
button_other = Play something else
button_open_thread = Open in a thread
ask_other = What do you want to play? Everyone at this table gets a seat at the new one, as long as there are enough.
challenge_command = Play cards with
challenge_which = What do you want to play with { $name }? I’ll ask in one short message here.
challenge_asked = I’ve asked. If the answer is **{ button_challenge_play }**, you both have a seat at a table here. After ten minutes, the question goes away.
# $who, $name, $game
challenge_ask = { $who }, { $name } would like to play { $game } with you. Do you have time now?
button_challenge_play = Play
button_challenge_decline = Not now
challenge_declined = All right, not now. The question goes away.
ask_language = What language do you want to read, where only you see it?
button_options = Options
button_remove = Take a player out
button_more_options = More options
button_rest = More
button_verify = Verify
button_details = Details

## What was done

done_joined = You have seat { $number }. Your hand appears here when the cards are dealt.
done_cut = You cut the cards with “{ $word }”. Everyone at the table can see it; a new word replaces it.
done_filled_up = Computers took the free seats, so the words for the shuffle no longer count, and nothing is dealt yet. Cut again if you like, then deal.
done_back = Your seat is yours again.
done_seated = You already have seat { $number }.
done_left = You’ve left. Come back with `{ -root } join` while there’s room.
done_left_game = You’ve left. A computer plays for you until you come back with `{ -root } join`.
done_waiting = A game is being played, so you’ll join the next one. Your hand will appear here. Until then, watch: the table’s message and **History** show everything that’s public.
done_waits_no_more = You’re no longer waiting for a seat.
done_dealt = Game { $game } is dealt.
done_stopped = The table is closed.
done_stop_asked = The table’s message asks the others. Time is up { $ends }; until then, play goes on.
done_stop_alone = Nobody else still plays, so a computer has taken over your seat. It finishes the game, and the game counts. `{ -root } join` gives you the seat back.
done_agreed = You agree to end the game without a result. The table’s message shows who is still asked.
done_lets_watch = You agree that whoever is out of the next game may look at all hands. It holds once everyone here agrees, and only as long as the same people sit here.
done_lets_watch_not = You no longer agree to open hands, so they stay closed.
done_kept_playing = The game goes on without the one who asked.
done_end_foregone = You agree to end the game with the result that is certain. If both of you agree, computers play the rest at once.
done_foregone_declined = You play on.
done_stop_taken_back = You’ve taken it back, and the game goes on.
done_wants_computer = Noted. A computer plays once more than half of those who wait want it.
done_computer_plays = A computer plays now, until the person whose turn it is acts.
done_settings = Saved. New tables in this server start like this:
settings_title = **This server’s settings: { $page }** (choices are saved at once)
page_server = General
page_messages = Messages
page_tables = Tables
page_players = Players and clock
page_rules = Rules
# $page, $number
page_again = { $page }, part { $number }
done_forgotten = Your name has been removed. The games you played remain, without it.
done_language = From now on, I speak this language to you, in every server.
done_no_language = From now on, I speak this server’s language to you, or that of your Discord.
done_by_itself = From now on, when there’s only one card that you can play, it’s played by itself after a moment, at every table.
done_not_by_itself = From now on, you play every card yourself, at every table.
done_never = Nothing was changed.
done_here = Here it is.
done_thread = Your table is open in a thread of its own: { $thread }

ask_close = End this table for everyone?
ask_stop = End this table for everyone? The game ends without a result.
ask_stop_others = End this game for everyone? The others are asked first: if everyone who still plays agrees within { $time }, it ends without a result. Otherwise a computer takes over your seat, the others play on, and the game counts.
ask_stop_out = End this game for everyone? You’re out of it, so the others decide: if everyone who still plays agrees within { $time }, it ends without a result. Otherwise they play on, and the game counts.
ask_stop_alone = End this game for everyone? Nobody else still plays, so nobody can agree to leave it without a result: a computer takes over your seat and the game is finished without you, and it counts.
ask_end_parked = The table in this channel was saved by another version of the bot, and this one can’t continue it. End it for good? Its game ends without a result.
ask_forget = Remove your name from everything that’s stored? The games remain, without it. Your stats and your places on leaderboards will be gone.

not_dealt = No cards have been dealt yet. The host deals when enough seats are taken.
game_over = The game is over. The host can deal the next one.

## Refusals: what is wrong, and what to do instead

refuse_not_host = Only the host, { $host }, can do this. Ask them.
refuse_already_agreed = You’ve already agreed to end this game. The table’s message shows who is still asked.
refuse_not_asked = Only people who still play are asked whether this game ends. If a computer plays for you, press **I’m back** first.
refuse_not_the_asker = Only { $who }, who asked, can take this back.
refuse_not_waiting = Only people who still play and wait for somebody else decide whether a computer plays.
refuse_not_open = The hands of this game stay closed: before the deal, not everyone here had agreed to open hands.
refuse_not_out = Only people who are out of this game can look at all hands. If you’ve left, or a computer plays for you, you aren’t out.
refuse_internal = Something went wrong, and nothing was changed. Try again in a moment.
refuse_table_exists = There’s already a table in this channel. Join it with `{ -root } join`, or use another channel.
refuse_slow_table_exists = There’s already a table in this channel, and its turns may take long. Open yours in a thread of its own: press **{ button_open_thread }**, or use `{ -root } start thread:yes` with your options.
refuse_own_table_exists = There’s already a table in this channel, and you have a seat at it. `{ -root } table` posts it again; for another one, use another channel.
refuse_too_many_tables = This server already has { $most } open tables, and that’s the limit. Join one of them, or end one with `{ -root } stop` and try again.
refuse_no_table = There’s no table in this channel. `{ -root } start` opens one.
refuse_other_game = This table plays { -game }. Its commands begin with `{ -root }`.
refuse_parked = The table in this channel was saved by another version of the bot. It’s kept as it is, and continues when that version runs again.
refuse_newer_game = Game { $game } was played with a newer version of the bot, and only that version can read it. Nothing is lost.
refuse_newer_settings = This server’s settings were saved by a newer version of the bot, so this one leaves them as they are.
parked = The table in this channel was saved by another version of the bot, so it waits. Nothing is lost: it continues when that version runs again.
told_deleted = Somebody keeps deleting this table’s message, so I’ll wait longer and longer before I post it again. If it’s a moderation bot, let it leave my messages in this channel alone. The game goes on: `{ -root } hand` shows your cards, `{ -root } table` posts the table.
told_locked = This thread is locked, so I can’t bring the table’s message up to date. A moderator can unlock it: open the thread’s menu (⋯) and choose **Unlock Thread**. The game goes on meanwhile, and **My hand** shows your cards.
told_no_access = I can’t bring this table’s message up to date: I may no longer see this channel or write in it, or I’m timed out. Somebody who manages the server can allow it again (**{ permission_view }** and **{ permission_send }**); then the message catches up. The game goes on meanwhile, and **{ button_hand }** shows your cards.
refuse_not_seated = You don’t have a seat at this table. `{ -root } join` gets you one for the next game.
refuse_already_seated = You already have seat { $number }. Your hand appears when the cards are dealt.
refuse_full = All { $seats } seats are taken. Wait for somebody to leave, or open a table in another channel.
refuse_already_waiting = You’re already waiting for the next game. If you change your mind, press **Leave** or use `{ -root } leave`.
refuse_barred = The host has taken you out of this table, so you can’t join it again. You can play at another one.
refuse_nobody_to_remove = Nobody else has a seat here. Computers come and go with **{ button_options }**.
refuse_already_dealt = The cards have already been dealt. `{ -root } hand` shows yours.
refuse_dealt_without_you = The cards have already been dealt. `{ -root } join` gets you a seat for the next game.
refuse_too_late_to_cut = These cards have already been dealt. You can cut when the game is over, before the next deal.
refuse_again = These are the cards of game { $game } again: there’s nothing to cut, and the rules stay as they were then.
refuse_seats_changed = Nothing is dealt yet: the seats or the rules have just changed, so the words for the shuffle no longer count. Cut again if you like, then press the button once more.
# $have, $least
refuse_too_few = { $have ->
    [one] Only 1 seat is taken
   *[other] Only { $have } seats are taken
}, and it takes { $least }. Wait for more players, or let computers take the empty seats.
# $have, $most
refuse_too_many = { $have } seats are too many: at most { $most } can play with these cards. Take fewer computers.
refuse_no_game = No game is being played. The host can deal one.
refuse_stale = That moment has passed. `{ -root } hand` shows what you can do now.
refuse_busy = The table is busy. Try again in a moment.
refuse_unanswered = The database isn’t answering, so I can’t say yet whether that counted. The table shows it once it’s back.
refuse_thinking = I’m still working on your last hint or review. Ask again once you have it.
refuse_posted_just_now = The table was posted here a moment ago. You can post it again { $when }.
refuse_not_a_card = “{ $typed }” isn’t a card. Write it like QH, 10♠ or queen of hearts.
refuse_not_a_word = That doesn’t work as a word. Use 1 to { $most } visible characters, on one line.
# $option, $least, $most
refuse_bad_number = The option `{ $option }` must be { $least } to { $most }.
# $option, $least, $most
refuse_bad_number_or_none = The option `{ $option }` must be { $least } to { $most }, or 0 for none.
refuse_manage_server = Only people who manage the server can change its settings. Ask one of them.
refuse_who_starts = In this server, only people who manage it can open tables. Ask one of them; then you can join.
refuse_servers_only = Use this in a server channel.
refuse_may_not_write = You can’t write in this channel, so nothing is posted here for you. Use a channel in which you can.
refuse_challenge_bot = { $name } is a bot, and bots don’t play here. `{ -root } start computers:3` opens a table with computer players.
refuse_challenge_self = You can’t ask yourself. Choose somebody else, or open a table with `{ -root } start`.
refuse_challenge_absent = { $name } can’t see this channel. Ask in one that both of you see.
refuse_challenge_often = You’ve asked { $most } people within an hour, and that’s the limit. `{ -root } start` opens a table that anyone can join.
refuse_challenge_other = This question is for somebody else. Would you like to play, too? `{ -root } start` opens a table, and `{ -root } join` takes a seat.
refuse_challenge_over = That question is over. `{ -root } start` opens a table.
refuse_challenger_gone = Whoever asked you isn’t in this server any more. `{ -root } start` opens a table.
refuse_mention_everyone = I don’t mention everyone. Choose another role, or leave `mention` out.
# $role, $permission
refuse_mention = You can’t mention { $role } here: it isn’t a role that everyone can mention, and you lack the permission **{ $permission }** in this channel. Choose another role, or leave `mention` out.
refuse_permissions = I can’t run a table in this channel, because I lack a permission: **{ $permissions }**.
refuse_locked = This thread is locked, so I can’t post a table here. A moderator can unlock it: open the thread’s menu (⋯) and choose **Unlock Thread**. Or use another channel.
refuse_no_threads = Channels of this kind can’t have threads. Use `{ -root } start thread:no` to play right here, or open the thread from a text channel.
refuse_thread_permissions = I can’t open a thread for a table here, because I lack a permission: **{ $permissions }**. Or use `{ -root } start thread:no`.
refuse_absent = I’m not a member of this server: only my commands are here, so I can’t show a table. Somebody who manages the server can let me in with this link: { $link }
refuse_too_many_threads = This server has as many active threads as Discord allows. Archive one and try again, or use `{ -root } start thread:no`.
refuse_may_not_thread = You can’t open threads in this channel, because you lack a permission: **{ $permission }**. Use `thread:no` to play right here.
refuse_thread_pause = Several tables have just got threads of their own in this channel. The next one can open { $when }. Until then, use `{ -root } start thread:no`.
refuse_no_record = There’s no such game in this server, or it was played in a channel that you can’t see.
refuse_not_finished = Game { $game } hasn’t finished. Its cards are shown when it ends.
refuse_dealt_again = The cards of game { $game } are being dealt again in this server. They’re shown when that game is over.
# $game, $channel
refuse_again_here = Not everyone here may see game { $game }. Deal it again where it was played: { $channel }.
refuse_no_finished = No game has been finished in this channel yet. Give the game’s number.
refuse_no_proof = There’s no shuffle to check for game { $game }.
refuse_unknown_command = This command doesn’t exist any more. Restart Discord to see the current ones.
refuse_hints_off = Hints are turned off in this server. People who manage the server can turn them on with `{ -root } settings`.
refuse_nothing_to_decide = There’s nothing for you to decide now. Ask again when it’s your turn.
refuse_not_dealt_in = You weren’t dealt into game { $game }, so there’s nothing of yours to review.
refuse_no_replay = Only people who were dealt into game { $game } can replay it.
refuse_nothing_played = Nothing was played in game { $game } that could be shown.

## At a table, whatever is played

seat_turn = ▶ { $line }
changed_before_deal = **Changed just before the deal:** { $options }
foregone_offer = Both of you can tell what the other holds, and if you both play well, { $who } loses. End the game with that result? It takes both of you; whoever plays a card plays on.
seats_away = Got away: { $names }
due_play = { $who }, it’s your turn.
turn_of = It’s { $name }’s turn.
turn_of_several = Waiting for { $names }.
got_away = { $name } gets away.
lost = { $name } is the loser.
outcome_text = { $who } is the loser of this game.
# $who, $story
outcome_told = { $who } loses: { $story }
# $who, $story
outcome_told_won = { $who } wins: { $story }
outcome_away = **Got away:** { $names }
outcome_text_won = { $who } wins this game!
outcome_text_shared = { $who } share the win!
# $place, $name
outcome_place = { $place }\.{ "\u00A0" }{ $name }
# $name, $score
outcome_scored = { $name }: { $score }
own_away = You’ve got away: you’re safe.
own_by_commands = You’re playing with commands. When the table’s message names you, `{ -root } play` offers what you can play. **My hand** below that message gives you buttons.
refuse_game_over = The game is over. The host can deal the next one.
refuse_not_in_play = You’ve already got away. You’re safe: lean back and watch.
refuse_not_in_hand = { $card } isn’t in your hand. `{ -root } hand` shows what you hold.
refuse_not_your_turn = It’s { $name }’s turn. Wait for yours.
refuse_too_early = That was too early: it wasn’t your turn yet.
# $choice, $percent
hint_best = **Best:** { $choice } (you lose { $percent }%).
# $choice, $percent
hint_best_won = **Best:** { $choice } (you win { $percent }%).
# $choice, $percent, $next, $other
hint_better = **Best:** { $choice } (you lose { $percent }%; { $next }: { $other }%).
# $choice, $percent, $next, $other
hint_better_won = **Best:** { $choice } (you win { $percent }%; { $next }: { $other }%).
# $choice, $percent
hint_other = Then: { $choice }, about { $percent }%.

## The review of a finished game

review_title = A look back at your game { $game }
# $when, $did, $better, $points
review_line = **{ $when }.** You chose: { $did }. Better: { $better }. Cost: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
review_empty = Nothing lay on the table.
review_hand = Your cards: { $cards }
review_none = Well played: no other choice was clearly better.
review_none_own = In your own moves, no other choice was clearly better.
review_stood_in = A computer made some of your moves. Those aren’t judged here.
review_note = A point is one game in 100. Assumes that everyone, you included, plays on like a normal computer. Judged by what you could know at the time.

## The replay of a finished game

replay_game = Game { $game }
# $name, $cards
replay_hand = { $name } { $cards }
replay_decided = ⭐ This decided the game.
# $name, $game
replay_shared = { $name } shows what decided game { $game }:

## The deal of the day

daily_title = Deal of the day #{ $number }
# $number, $place, $seats, $count
daily_shared = { -game } #{ $number } · { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats } · picked up { $count }
daily_intro = Everyone gets the same cards in the same seat, alone against three strong computers. The same moves get the same replies, so only decisions make a difference. You have one try and no clock: stop and go on whenever you like.
# $ends, $closes
daily_ends = You can begin this deal until { $ends }. It counts if you’ve finished it by { $closes }.
daily_until = This game counts if you finish it by { $when }.
daily_closed = This deal has closed. You can still finish your game, but it won’t be on the board or count for your streak.
daily_fingerprint = The secret of this deal was fixed before the day began. Its fingerprint: `{ $commit }`
daily_tomorrow = Tomorrow’s secret is fixed already. Its fingerprint: `{ $commit }`
# $place, $seats
daily_escaped = **You got away:** place { $place } of { $seats }.
# $place, $seats
daily_lost = **You were the last one left:** place { $place } of { $seats }.
# $place, $seats
daily_placed = **You came { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }.**
daily_place = place { $place }
daily_rounds = Tricks: { $rounds }
daily_alone = Nobody else in this server has finished this deal yet.
# $place, $all
daily_ranked = In this server: place { $place } of { $all }.
# $place, $all
daily_ranked_everywhere = In all servers: place { $place } of { $all }.
daily_days = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
# $now, $best
daily_streak = Your streak: { $now }. Your best: { $best }.
daily_late = You finished this deal after it had closed, so it isn’t on the board and doesn’t count for your streak.
daily_not_closed = The review, the record and the shuffle of this deal are shown when it closes, { $when }.
daily_board_title = Deal #{ $number }: the board of this server
daily_board_empty = Nobody in this server has finished this deal.
# $rank, $name, $how
daily_board_line = { $rank }\. **{ $name }**: { $how }
daily_board_key = In the same place, whoever picked up fewer cards is ahead.
daily_shared_before = You’ve shared this result in this channel already.
daily_hidden = The board is for people who’ve finished this deal, and for everyone once it closes, { $when }.
daily_running = You’re still playing this deal. Finish it first; then you can see everything about it.
daily_over = That day is over, and you hadn’t begun its deal. `{ -root } daily` has today’s.
daily_no_day = There’s no deal of that day.
daily_tried = You tried this deal before your name was removed, and there’s one try a day. The next deal comes { $when }.
daily_off = The deal of the day is turned off in this server. People who manage the server can turn it on with `{ -root } settings`.
daily_stale = That moment has passed. This is how your game stands now.
daily_not_begun = You haven’t begun this deal. `{ -root } daily` starts it.
button_daily_start = Start
button_daily_finish = Finish #{ $number }
button_daily_open = Deal of the day
button_daily_board = Board
button_daily_board_of = Board of #{ $number }
button_daily_share = Share
button_daily_record = Record

## The rules in short

rules_options = **This table plays:**
    { $options }
rules_defaults = **Tables in this server start with:**
    { $options }

## Figures

leaderboard_title = { -game }: leaderboard, { $period }
leaderboard_empty = No game has been finished by two or more people yet. `{ -root } start` opens a table.
leaderboard_empty_since = No game with two or more people was finished in this time.
leaderboard_key = `×` fair share: 1.00 is average, less is better; big tables, or playing often, don’t count against you. `/` lost of games. `±` games in a row: safe (+) or lost (−).
leaderboard_key_won = `×` fair share: 1.00 is average, more is better; big tables, or playing often, don’t count against you. `/` won of games. `±` games in a row: won (+) or not (−).
leaderboard_key_score = `Ø` average score.
leaderboard_key_few = Below the line: fewer than { $games } games.
leaderboard_key_meaning = This order is a good one where everyone plays everyone. Where people mostly meet their equals, ratings say more.
leaderboard_legend = **In the picture:** the places above; the dashed line is 1.00.
leaderboard_alt = Losses against the fair share; 1.00 is average.
    { $lines }
leaderboard_alt_won = Wins against the fair share; 1.00 is average.
    { $lines }
# $place, $name, $share
leaderboard_alt_line = { $place }. { $name }: { $share }
leaderboard_rated_title = { -game }: ratings, { $period }
leaderboard_rated_key = `≈` rating, `?` still uncertain, `n` games. How strong somebody plays, from all their games with two or more people. The computer at `normal` has 1,500. Ratings that are still uncertain come last. The period only decides who is listed: people who have played in it. Ratings allow for who was at the table, so they count where equals play equals, too.
rating_sure = about { $points }
rating_uncertain = about { $points }, still uncertain
streak_safe = { $games ->
    [one] 1 game safe
   *[other] { $games } games safe in a row
}
streak_lost = { $games ->
    [one] lost the last game
   *[other] lost { $games } games in a row
}
streak_without = { $games ->
    [one] 1 game without a win
   *[other] { $games } games without a win
}
streak_won = { $games ->
    [one] won the last game
   *[other] won { $games } games in a row
}
stats_title = { -game }: { $name }’s stats
stats_none = No games that count yet.
# $losses, $games, $percent
stats_lost = Lost { $losses } of { $games } ({ $percent })
# $wins, $games, $percent
stats_won = Won { $wins } of { $games } ({ $percent })
stats_share = Losses against the fair share: { $share } (1.00 is average, less is better)
stats_share_won = Wins against the fair share: { $share } (1.00 is average, more is better)
stats_streak = Now: { $streak }
# $safe, $lost
stats_longest = Longest runs: { $safe } safe, { $lost } lost
# $won, $without
stats_longest_won = Longest runs: { $won } won, { $without } without a win
stats_first = First to get away: { $games ->
    [one] once
   *[other] { $games } times
}
stats_legend = **In the picture:** losses against the fair share after each game. A large dot is a lost game, the dashed line is 1.00.
stats_legend_won = **In the picture:** wins against the fair share after each game. A large dot is a won game, the dashed line is 1.00.
# $name, $first, $last, $times, $lost, $share
stats_alt = { $name }: losses against the fair share after { $last ->
    [1] one game
   *[other] each of the games { $first } to { $last }
}; 1.00 is average. { $times ->
    [0] No game lost.
   *[other] Lost: { $lost }.
} Now: { $share }
# $name, $first, $last, $times, $won, $share
stats_alt_won = { $name }: wins against the fair share after { $last ->
    [1] one game
   *[other] each of the games { $first } to { $last }
}; 1.00 is average. { $times ->
    [0] No game won.
   *[other] Won: { $won }.
} Now: { $share }
stats_rating = Rating: { $rating }
stats_odds = Against three computers at `normal`: would lose about { $chance } of 100 games
stats_rating_legend = Below it: the rating after each game; the dashed line there is 1,500.
# $from, $to, $low, $high
stats_rating_alt = Rating after these games: { $from } after the first, { $to } now, at least { $low }, at most { $high }
stats_places = Got away in place: { $places }
stats_places_won = Places: { $places }
# $best, $mean
stats_scored = Score: best { $best }, { $mean } a game
# $place, $times
stats_place = { $place }. ×{ $times }
# $label, $total, $each
stats_figure = { $label }: { $total } ({ $each } a game)
# $label, $value
stats_highest = { $label }: { $value }
stats_opponents = **Against others** (finished ahead of them)
stats_opponents_won = **Against others** (finished ahead of them)
# $name, $ahead, $games
stats_opponent = { $name }: { $ahead } of { $games }
# $played, $escaped, $now, $best
stats_daily = **Deals of the day:** { $played } played, got away from { $escaped }. Now: { $now }. Best: { $best }.
# $played, $won, $now, $best
stats_daily_won = **Deals of the day:** { $played } played, { $won } won. Now: { $now }. Best: { $best }.

record_text = The record of game { $game }. `getaway check` replays it, `getaway verify` checks its shuffle.
verify_title = How the cards of game { $game } came about
verify_fair = ✅ The cards are as promised: they follow from the secret that was fixed before the deal.
verify_fair_cut = ✅ The cards are as promised: they follow from your words and the secret that was fixed before the first one.
verify_good = ✅ The fingerprint, the secret, the ids and the hands as dealt agree.
verify_good_cut = ✅ The fingerprint, the secret, the words and the hands as dealt agree.
verify_bad = ❌ The fingerprint, the secret and the hands as dealt do **not** agree.
verify_again = ✅ These are the cards and draws of game { $game }, dealt again, not a shuffle. **{ replay_game }** shows how they came about.
verify_again_bad = ❌ These are **not** the cards and draws of game { $game }.
verify_commit = **Fingerprint,** shown before the game: `{ $commit }`
verify_secret = **Secret,** shown after it: `{ $secret }`
verify_ids = **Joined with,** in seat order, and last the deal: `{ $ids }`
verify_cuts = **Cut with,** in this order:
    { $cuts }
# $number, $word, $seat
verify_cut = { $number }. { $word } ({ $seat })
verify_seed = **Seed:** `{ $seed }`
verify_from_ids = `secret:{ $game }:ids` (the ids with commas between them)
verify_from_alone = `secret:{ $game }:`
verify_from_cuts = `secret:{ $game }:cut:hashes` (each word’s SHA-256 in hex, in this order, with commas between them)
verify_proven_by_ids = **What this proves:** the secret was fixed before the deal, and the cards follow from it and the ids. But players never see those ids, so a modified bot could have tried ids until it liked the cards. To rule that out, press **Cut** before the next deal.
verify_good_alone = ✅ The fingerprint, the secret and the hands as dealt agree.
verify_alone = **Nobody added anything:** everyone was to get the same cards.
verify_proven_alone = **What this proves:** the secret was fixed before the day began, as its fingerprint on the board of the day before shows, and the cards follow from the secret alone.
verify_proven_by_cuts = **What this proves:** the secret was fixed before the first word, and the cards follow from the secret and the words alone. Whoever cut last with a word of their own knows that nobody chose these cards. Whoever cut earlier knows it too, unless a later word came from somebody who works with whoever runs the bot.
verify_unproven = **What this doesn’t prove:** a bot can refuse to deal, and anyone with access to its database can see the cards of a running game.
# $game, $formula
verify_how = **Check it yourself:** SHA-256 of the secret is the fingerprint; SHA-256 of { $formula } is the seed; the deal is the cards in ascending order of SHA-256 of `seed:deal:CARD`. Or get the file with `{ -root } record game:{ $game }` and run `getaway verify FILE`.

## Commands and options, as the list of commands shows them

cmd_start = Open a table in this channel
cmd_join = Take a seat, or your own seat back
cmd_leave = Give up your seat
cmd_deal = Deal the cards (host)
cmd_cut = Add your own word to the next shuffle
cmd_hand = See your hand and what you can play
cmd_table = Repost the table at the bottom of the channel
cmd_stop = End the table; once a game has begun, the others are asked (host)
cmd_hint = What a strong player would do in your place, and why
cmd_daily = The deal of the day: the same cards for everyone, alone against computers
cmd_leaderboard = Losses and ratings in this server
cmd_stats = One player’s stats
cmd_record = The record of a finished game as a file
cmd_verify = How the cards of a finished game came about
cmd_rules = The rules in short
cmd_settings = This server’s settings (Manage Server)
cmd_language = The language in which you read what only you see
cmd_help = A first game in four short pages
cmd_learn = A guided first game: alone, with chosen cards
cmd_forget-me = Remove your name from everything stored

opt_computers = How many computer players sit down
opt_level = How well the computers play
opt_turn_seconds = Seconds for a turn, 15 to 259200 (three days); 0 for no clock
opt_thread = Whether the table gets a thread of its own, archived when it ends
opt_friendly = Whether the games count nowhere: no leaderboard, no rating, and the host may end one
opt_watch = Who may look at all hands: nobody, or whoever is out of the game if everyone agrees
opt_cup = A cup of so many games, 2 to 10, with points for each player you finish ahead of; 0 for none
opt_mention = A role that gets a mention when the table opens
opt_period = Since when
opt_by = Results, or ratings: how strong people play
opt_player = Whose stats; yours if left out
opt_game = The game’s number; the last one of this channel if left out
opt_word = Your word, 1 to 40 characters; leave it out to get a form
opt_nudge_seconds = Seconds until a player who hasn’t moved gets a mention; 0 for never
opt_hints = Whether players can ask for hints
opt_daily = Whether there is a deal of the day
opt_colours = How many colours the suits have; with four, clubs are green and diamonds blue
opt_cards = Whether cards, games and stats come with pictures
opt_who_starts = Who can open a table
setting_language = Language
setting_who_starts = Who can open a table
setting_hints = Hints
setting_daily = Deal of the day
setting_nudge_seconds = Mention waiting players after (seconds)
setting_colours = Colours of the suits
setting_cards = Cards
setting_turn_seconds = Seconds for a turn
setting_computers = Computer players
setting_level = How well computers play
setting_thread = A thread for each table
setting_friendly = Friendly games
setting_watch = Who may look at all hands
setting_cup = Cup: how many games
setting_house = Set of rules
opt_language = The language to use

choice_easy = easy
choice_normal = normal
choice_hard = hard
choice_clockwise = clockwise
choice_anticlockwise = anticlockwise
choice_all = all time
choice_month = the last 30 days
choice_week = the last 7 days
choice_results = results
choice_rating = ratings
choice_automatic = as everyone’s Discord
choice_server = as this server
choice_english = English
choice_hindi = हिन्दी (Hindi)
choice_urdu = اردو (Urdu)
choice_punjabi = ਪੰਜਾਬੀ (Punjabi)
choice_punjabi_shahmukhi = پنجابی (Punjabi, Shahmukhi)
choice_bengali = বাংলা (Bengali)
choice_on = on
choice_off = off
choice_yes = yes
choice_no = no
choice_two = two
choice_four = four
choice_pictures = pictures
choice_text = text
choice_everyone = everyone
choice_managers = people who manage the server
choice_nobody = nobody
choice_out = whoever is out of the game

permission_view = View Channel
permission_send = Send Messages
permission_thread = Send Messages in Threads
permission_create_threads = Create Public Threads
permission_mention = Mention Everyone
permission_embed = Embed Links
permission_allow = You can allow it: **Edit Channel → Permissions → { $role }**, or for all channels **Server Settings → Roles → { $role }**.
permission_ask = Ask somebody who manages the channel: it’s under **Edit Channel → Permissions → { $role }**. Or use another channel.
permission_of_thread = For a thread, that’s the channel it belongs to.

## A first game, and how the bot introduces itself

button_start = Start
button_new_table = New table
button_help = Help
button_learn = Learn to play
button_learn_again = Once more
button_previous = Previous
button_next = Next
# $page, $number, $count
help_title = { -game }: { $page ->
    [aim] what it’s about
    [turn] a turn
    [buttons] the buttons
   *[end] how it ends
} ({ $number } of { $count })
help_buttons =
    Your hand comes by itself, right below the table, and only you can see it. It has a button for each move you can make.

    Below the table’s message are more:
    { "" }**{ button_hand }** brings your hand again.
    { "" }**{ button_history }** shows what has happened so far.

    { "" }**{ button_rules }** has the rules in short. If your time runs out, a computer makes that one move for you.
help_hint = Not sure? **{ button_hint }** in your hand says what a strong player would do.
help_forced = Only one card to choose from? **{ button_by_itself }** plays such cards for you from then on.
help_again = **{ button_again }** below the result deals the next game to the same players.
help_stop = **Somebody has to go?** `{ -root } leave` gives the seat to a computer. `{ -root } stop` asks everyone who still plays whether the game may end without a result.
help_start = **Your turn:** nobody’s playing in this channel yet. **{ button_start }** opens a table. Friends press **{ button_join }**, computers can take the empty seats, and then you press **{ button_deal }**. To ask one person, right-click them: **Apps → { challenge_command }**.
help_join = **Your turn:** there’s a table in this channel. **{ button_join }** gets you a seat. If a game is running, you’re dealt into the next one.
help_seated = **Your turn:** you have a seat at the table in this channel. Your hand appears when the cards are dealt.
help_play = **Your turn:** you have a seat at the table in this channel. **{ button_hand }** below it shows your cards.
help_marked = { $card } (marked)
help_face_down = a face-down card
# $number, $count
learn_title = Learn { -game }: step { $number } of { $count }
learn_intro = These cards are chosen, and nothing here counts. Stop whenever you like: `{ -root } learn` goes on from there.
learn_over_title = Learn { -game }: done
learn_over = At a real table the cards are shuffled fairly, and everyone plays in their own way. **{ button_start }** opens one in this channel: computers can take the empty seats.
introduction = Hi! I deal card games right here in the channel. Your cards come to you alone, computers can fill empty seats, and anyone can check that the shuffle was fair. Press a game to open a table: { $games }. **{ button_learn }** takes you through a first game, where only you see it. **{ button_help }** shows a first game in four short pages. To choose my language, use `{ -root } settings`.

## Planned evenings

plan_title = { $game }: shall we play?
plan_organiser = Planned by { $name }
plan_weekly = Every week at this time
plan_mentions = { $role } gets a mention when the table opens
# $count, $names
plan_in = **In ({ $count }):** { $names }
# $count, $names
plan_maybe = **Maybe ({ $count }):** { $names }
# $count, $names
plan_out = **Can’t ({ $count }):** { $names }
plan_others = { $count } more
plan_opened = The table is open: { $link }
plan_waits = Another table is still running here. This one opens as soon as that one has ended.
plan_called_off = This evening was called off.
plan_nobody = Nobody was in, so no table was opened.
plan_no_table = I couldn’t open a table at that time. Sorry! `{ -root } start` opens one.
# $who, $game, $begins, $link
plan_reminder = { $who } { $game } begins { $begins }: { $link }
plan_changes = **This evening: { $page }** (choices are saved at once)
table_changes = **This table: { $page }** (choices are saved at once)
form_also = Also
form_also_about = Tick what you want to change
done_configured = Changed. The lobby shows it.
# The days of the week from Monday on, with spaces between them.
weekdays = Monday Tuesday Wednesday Thursday Friday Saturday Sunday
# $weekday, $date, $zone
plan_understood = { $weekday }, { $date } ({ $zone })
# $place, $clock, $zone
zone_choice = { $place }, { $clock } ({ $zone })
ask_zone = In which time zone is “{ $typed }”? I’ll remember it.
ask_zone_once = In which time zone is “{ $typed }”?
ask_zone_else = If it isn’t in the list, use `{ -root } plan` again, with a city in `zone:`.
select_zone = Your time zone
button_in = I’m in
button_maybe = Maybe
button_out = Can’t
button_change = Change
button_time = Time
form_time = { button_time } ({ $zone })
button_call_off = Call it off
button_call_off_one = Call off { $number }
done_noted = Noted. The invitation shows it in a moment.
plans_title = Planned evenings
plans_none = No evening is planned that you can see. `{ -root } plan` with a time plans one.
# $number, $game, $when, $link
plans_line = **{ $number }.** { $game }, { $when }: { $link }
plan_call_off = Call off the evening of { $when }? This can’t be undone.
# $names, $until
lobby_late = **Not here yet:** { $names }. Their seats are kept until { $until }. If you deal before, computers play for them until they come.
# $missing, $button
lobby_missing = **{ $missing } more needed.** Invite somebody, or press **{ $button }** to play with computers.
refuse_zone = I don’t know the time zone “{ $typed }”. Type a city into `zone`, and choose from the list.
# $typed, $zones
refuse_zone_which = “{ $typed }” can mean several time zones: { $zones }. Write a city instead, for example 8pm Delhi.
refuse_zone_late = This choice no longer counts. `{ -root } plan` lists the evenings that are planned, and with a time it plans another.
refuse_plan_over = This evening is over, or was called off. `{ -root } plan` plans another one.
refuse_not_organiser = Only the person who planned this evening can change it, or somebody who can manage messages here.
refuse_too_many_plans = This server already has { $most } planned evenings. One has to be called off first: `{ -root } plan` without a time lists them.
refuse_too_many_own_plans = You’ve already planned { $most } evenings here. Call one off first: `{ -root } plan` without a time lists them.
when_word = I can’t read “{ $word }” as a time. Write one day and one time, for example: 20:00, tomorrow 8pm, fri 20:00, in 2 hours, 2026-12-24 19:30
when_no_time = At what time, in the morning or in the evening? For example: fri 20:00, fri 8pm
when_date = Which is the day, and which the month? Write 2026-12-24, or 24 dec.
when_past = That time is over. Choose a later one.
when_far = That’s too far away: evenings can be planned { $months } months ahead.
when_zone = Which time zone do you mean? Choose yours with zone: once, and I’ll remember it.
cmd_plan = Plan an evening, and its table opens by itself. Without a time: what is planned here
opt_when = When, as you’d say it: 20:00, tomorrow 8pm, fri 20:00, in 2 hours
opt_zone = Your time zone; it’s remembered
opt_repeat = Repeat it every week; just once if left out
choice_weekly = every week
recap_title = That was the evening
# $games, $hours, $minutes
recap_games = { $games } games in { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}.
recap_kinds = Played: { $kinds }.
recap_lost = Lost by { $who }.
recap_won = Won by { $who }.
# $name, $count
recap_count = { $name } ({ $count })
recap_lost_nobody = None of you lost.
recap_won_nobody = None of you won.
recap_praise = 👏 **Well played:** { $people }
# $name, $what
recap_praised = { $name } ({ $what })
recap_never_lost = never lost
recap_played = { $games ->
    [one] 1 game played
   *[other] { $games } games played
}
recap_legend = **In the picture:** compared with the fair share; the dashed line is 1.00. { $names }
# $moment
recap_stood_in = { $moment }; a computer made some of their moves
# $moment, $game
recap_moment = ✨ { $moment } (game { $game })
# $moment, $kind, $game
recap_moment_of = ✨ { $moment } ({ $kind }, game { $game })
button_same_time = Same time next week?
set_recap_on = When an evening is over, a recap shows how it went
set_recap_off = Evenings end without a recap
opt_recap = Whether a recap shows how an evening went once it is over
setting_recap = Recap after an evening
month_title = The month’s best: { $month }
# $month, $year
month_name = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
# $kind, $games
month_kind = **{ $kind }** ({ $games ->
    [one] 1 game
   *[other] { $games } games
})
# $name, $tally, $games, $share
month_lost = { $name }: lost { $tally } of { $games } ({ $share } × fair share)
# $name, $tally, $games, $share
month_won = { $name }: won { $tally } of { $games } ({ $share } × fair share)
month_key = Fair share: 1.00 is average; big tables, or playing often, don’t count against you.
set_monthly_on = When a month ends, a post names its best three of each game
set_monthly_off = Months end without a post
opt_monthly = Whether a post names the month’s best three of each game when a month (UTC) ends
setting_monthly = Month’s best three
