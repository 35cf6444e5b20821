# What every game says, in English: lobby, seats, refusals, settings, figures, commands. Each message
# is a method of the same name; a comment above it lists its arguments where it has several.
# Symbols never stand alone: every ♠ ♥ ♦ ♣ has its letter or its name beside it.

## Names

computer = Computer { $number }
somebody = somebody
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
seat_sign = { $sign } { $number } { $name }
seat_slow = { $name } (a computer plays until they are back)
seat_absent = { $name } (left; a computer plays)
seat_host = { $name } (host)
# $name, $level
seat_computer = { $name } ({ $level })

## The lobby

# $name, $game
lobby_title = { $name }: a table is open (game { $game })
# $name, $game
lobby_closed_title = { $name }: game { $game } has begun
# $count, $least, $most
lobby_seats = **Seats:** { $count } taken, { $least } to { $most } can play
# $number, $name
lobby_seat = { $number }. { $name }
waiting = **In the next game:** { $who }
lobby_options = **This table plays:**
    { $options }
play_goes_down = Play goes down this list.
play_goes_up = Play goes up this list.
# $game, $commit
commit = Fair shuffle: the secret of game { $game } was fixed before anyone joined. Its fingerprint: `{ $commit }`
cuts_heading = **The cards are cut with these words, in this order:**
# $name, $word
cut_line = ✂️ { $name }: { $word }
cut_offer = Want a say in the shuffle? Anyone with a seat can press **Cut the cards** and type a word.
cut_label = A word of your own, or take this one
cut_suggestions = mango lantern river kite cinnamon pebble monsoon sparrow velvet harbour thunder marigold teapot comet saffron meadow biscuit compass lotus drizzle ginger moonlight pepper feather

option_clock = { $seconds } seconds for each turn
option_no_clock = No clock: take your time
# $label, $value
option_line = { $label }: { $value }
option_everyone_starts = Everybody may open a table
option_managers_start = Only who manages the server may open a table
option_hints_on = Hints are on
option_hints_off = Hints are off
option_two_colours = Suits in two colours: black and red
option_four_colours = Suits in four colours: ♠ black, ♥ red, ♦ blue, ♣ green
option_pictures_on = Cards, games and figures come with pictures
option_pictures_off = No pictures, text alone
option_nudge = Who does not act for { $seconds } seconds is mentioned
option_no_nudge = Nobody is mentioned for not acting
# $count, $level
option_computers = { $count ->
    [0] No computer players
    [one] 1 computer player ({ $level })
   *[other] { $count } computer players ({ $level })
}

ended_title = This table is closed
ended_stopped = { $who } ended the table. Nobody has lost. `{ -root } start` opens a new one.
ended_idle = Nobody touched the table for half an hour. `{ -root } start` opens a new one.
ended_deserted = Everybody has left. `{ -root } start` opens a new table.
ended_channel = The channel is gone.

## A trick

# $due, $ends
turn_clock = { $due } Time is up { $ends }.
nudge = { $who }, it is your turn.

## The tricks so far

history_title = Game { $game }: what happened so far
history_none = Nothing to look back on yet.
# $page, $pages
history_page = Page { $page } of { $pages }

## The result

outcome_title = Game { $game } is over
outcome_uncounted = This game does not count for the leaderboard: it takes two people for that.
series = { $games ->
    [one] **Lost in this series** (1 game)
   *[other] **Lost in this series** ({ $games } games)
}
# $name, $losses
series_seat = { $name }: { $losses }
# $game, $secret
revealed = The secret of game { $game }: `{ $secret }`
# $game, $commit
next_commit = Next is game { $game }. Its secret’s fingerprint: `{ $commit }`

## A hand

hand_heading = **Your hand** ({ $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
})
# $symbol, $suit, $cards
hand_suit = { $symbol } { $suit }: **{ $cards }**
own_wait = It is not your turn. The table’s message shows whose it is.
own_slow = A computer plays for you. Play a card or press **I’m back** to take over.
# $from, $to
select_card = Play a card: { $from } to { $to }

## Buttons

button_join = Join
button_leave = Leave
button_deal = Deal
button_cut = Cut the cards
button_fill = Fill up to { $seats } and deal
button_again = Again
button_hand = My hand
button_rules = Rules
button_history = History
button_earlier = Earlier
button_later = Later
button_more = More settings
button_back_to = Back
button_back = I’m back
button_stop = End the table
button_forget = Remove my name
button_never = Never mind
button_review = Review
button_verify = Verify

## What was done

done_joined = You have seat { $number }. Your hand comes to you here when the cards are dealt.
done_cut = You cut the cards with “{ $word }”. Everybody at the table can see it; a new word replaces it.
done_back = The seat is yours.
done_left = You have left. `{ -root } join` brings you back while there is a place for you.
done_waiting = A game is being played, so you wait: you are dealt into the next one. Your hand comes to you here. Until then, watch: the table’s message and **History** show all that is public.
done_waits_no_more = You wait no more: the next game is dealt without you.
done_dealt = Game { $game } is dealt.
done_stopped = The table is closed.
done_settings = Saved. New tables in this server start like this:
settings_title = **Settings of this server** (what is chosen is saved at once)
done_forgotten = Your name is removed. Games in which you played remain, without it.
done_never = Nothing was changed.
done_here = Here it is.

ask_stop = End this table for everybody? The game stays without a loser.
ask_end_parked = The table in this channel was saved by another version of the bot, and this one cannot go on with it. End it for good? Its game stays without a loser.
ask_forget = Remove your name from everything that is stored? The games remain, without it. Your figures on the leaderboards will be gone.

not_dealt = No cards are dealt yet. The host deals when enough seats are taken.
game_over = The game is over. The host can deal the next one.

## Refusals: what is wrong, and what to do instead

refuse_not_host = Only the host, { $host }, can do this. Ask them.
refuse_internal = Something went wrong here, and nothing was changed. Try it again in a moment.
refuse_table_exists = There is a table in this channel already. Join it with `{ -root } join`, or use another channel.
refuse_too_many_tables = This server already has { $most } open tables, and that’s the limit. Join one of them, or end one with `{ -root } stop` and try again.
refuse_no_table = There is no table in this channel. `{ -root } start` opens one.
refuse_other_game = This table plays { -game }. Its commands begin with `{ -root }`.
refuse_parked = The table in this channel was saved by another version of the bot. It is kept as it is, and goes on when that version runs again.
refuse_newer_game = Game { $game } was played with a newer version of the bot, which alone can read it. Nothing of it is lost.
refuse_newer_settings = This server’s settings were saved by a newer version of the bot, so this one leaves them as they are.
parked = The table in this channel was saved by another version of the bot, so it waits. Nothing is lost: it goes on when that version runs again.
told_deleted = Somebody keeps deleting this table’s message, so I’ll wait longer and longer before I post it again. If it’s a moderation bot, let it leave my messages in this channel alone. The game goes on: `{ -root } hand` shows your cards, `{ -root } table` posts the table.
refuse_not_seated = You have no seat at this table. `{ -root } join` gets you one while the lobby is open.
refuse_already_seated = You have seat { $number } already. Your hand comes to you when the cards are dealt.
refuse_full = All { $seats } seats are taken. Wait for somebody to leave, or open a table in another channel.
refuse_already_waiting = You wait for the next game already. **Leave** or `{ -root } leave` gives that up.
refuse_already_dealt = The cards are dealt already. `{ -root } hand` shows yours.
refuse_too_late_to_cut = These cards are already dealt. You can cut when the game is over, before the next deal.
# $have, $least
refuse_too_few = { $have ->
    [one] Only 1 seat is taken
   *[other] Only { $have } seats are taken
}, and it takes { $least }. Wait for more players, or open a table with computers.
# $have, $most
refuse_too_many = { $have } seats are too many: at most { $most } can play with these cards. Take fewer computers.
refuse_no_game = No game is being played. The host can deal one.
refuse_stale = That moment has passed. `{ -root } hand` shows what you can do now.
refuse_busy = The table is busy. Try it again in a moment.
refuse_thinking = I’m still working on your last hint or review. Ask again once you have it.
refuse_posted_just_now = The table was posted here a moment ago. You can post it again { $when }.
refuse_not_a_card = “{ $typed }” is no card. Write it like QH, 10♠ or queen of hearts.
refuse_not_a_word = That doesn’t work as a word. Use 1 to { $most } characters on one line that everybody can see.
# $option, $least, $most
refuse_bad_number = The option `{ $option }` must be { $least } to { $most }; `turn_seconds` may also be 0 for no clock.
refuse_manage_server = Only members who may manage the server can change its settings. Ask one of them.
refuse_who_starts = In this server only members who may manage it open tables. Ask one of them; you can join then.
refuse_servers_only = Getaway is played in the channels of a server. Try it there.
refuse_permissions = I cannot run a table in this channel: I lack the permission { $permissions }. Ask somebody who manages the server to grant it, or use another channel.
refuse_no_record = There is no such game in this server.
refuse_not_finished = Game { $game } has not finished. Its cards are shown when it has.
refuse_no_finished = No game has been finished in this channel yet. Give the game’s number.
refuse_no_proof = Nothing is kept of how the cards of game { $game } came about.
refuse_unknown_command = This command is not known here any more. Restart Discord to see the present ones.
refuse_hints_off = Hints are switched off in this server. Members who may manage the server can switch them on with `{ -root } settings`.
refuse_nothing_to_decide = There is nothing for you to decide now. Ask again when it is your turn.
refuse_not_dealt_in = You were not dealt into game { $game }, so there is nothing of yours to look back on.

## At a table, whatever is played

seats_heading = **Players and cards**
seat_turn = ▶ { $line }
seats_away = Away and safe: { $names }
due_play = { $who }, it is your turn.
due_computer = It is the turn of { $name }.
got_away = { $name } gets away.
lost = { $name } is the loser.
outcome_text = { $who } is the loser of this game.
outcome_loser = **The loser:** { $name }
# $place, $name
outcome_away = { $place }. { $name } got away
own_away = You have got away: you are safe.
own_by_commands = You play by commands. When the table’s message names you, `{ -root } play` offers what you can play. **My hand** below that message gives you buttons.
refuse_game_over = The game is over. The host can deal the next one.
refuse_not_in_play = You have got away already. You are safe: lean back and watch.
refuse_not_in_hand = { $card } is not in your hand. `{ -root } hand` shows what you hold.
refuse_not_your_turn = It is the turn of { $name }. Wait for yours.
# $choice, $percent
hint_best = **Best:** { $choice }. From here about { $percent } of 100 games are lost.
# $choice, $percent
hint_other = Next: { $choice }, about { $percent } of 100.

## The rules in short

rules_options = **This table plays:**
    { $options }
rules_defaults = **Tables in this server start with:**
    { $options }

## Figures

leaderboard_title = Leaderboard, { $period }
leaderboard_empty = No game has been finished by two or more people yet. `{ -root } start` opens a table.
# $place, $name, $lost, $share, $streak
leaderboard_line = { $place }. **{ $name }**: { $lost }, against fair share { $share }, { $streak }
# $losses, $games, $percent
leaderboard_lost = lost { $losses } of { $games } ({ $percent })
leaderboard_key = Against fair share: 1.00 is average, less is better. Big tables and regulars are not punished.
leaderboard_legend = **In the picture:** the places above; the dashed line is 1.00.
leaderboard_alt = Losses against the fair share; 1.00 is average.
    { $lines }
# $place, $name, $share
leaderboard_alt_line = { $place }. { $name }: { $share }
streak_safe = { $games ->
    [one] 1 game safe
   *[other] { $games } games safe in a row
}
streak_lost = { $games ->
    [one] lost the last game
   *[other] lost { $games } games in a row
}
stats_title = { -game }: the figures of { $name }
stats_none = No finished game yet that counts.
# $losses, $games, $percent
stats_lost = Lost { $losses } of { $games } ({ $percent })
stats_share = Losses against the fair share: { $share } (1.00 is average, less is better)
stats_streak = Now: { $streak }
# $safe, $lost
stats_longest = Longest runs: { $safe } safe, { $lost } lost
stats_first = First to get away: { $games ->
    [one] once
   *[other] { $games } times
}
stats_legend = **In the picture:** losses against the fair share after each game. A large dot is a lost game, the dashed line is 1.00.
# $name, $first, $last, $lost, $share
stats_alt = { $name }: losses against the fair share after each of the games { $first } to { $last }; 1.00 is average. Lost: { $lost }. Now: { $share }
stats_places = Got away in place: { $places }
# $place, $times
stats_place = { $place }. ×{ $times }
# $label, $total, $each
stats_figure = { $label }: { $total } ({ $each } a game)
stats_opponents = **Against others** (ended before them)
# $name, $ahead, $games
stats_opponent = { $name }: { $ahead } of { $games }

record_text = The record of game { $game }. `getaway check` replays it, `getaway verify` checks its shuffle.
verify_title = How the cards of game { $game } came about
verify_good = ✅ The commit, the secret, the ids and the hands as dealt agree.
verify_good_cut = ✅ The commit, the secret, the words and the hands as dealt agree.
verify_bad = ❌ The commit, the secret and the hands as dealt do **not** agree.
verify_commit = **Commit,** shown before the game: `{ $commit }`
verify_secret = **Secret,** shown after it: `{ $secret }`
verify_ids = **Joined with,** in seat order, and last the deal: `{ $ids }`
verify_cuts = **Cut with,** in this order:
    { $cuts }
# $number, $word, $seat
verify_cut = { $number }. { $word } ({ $seat })
verify_seed = **Seed:** `{ $seed }`
verify_from_ids = `secret:{ $game }:ids` (the ids with commas between them)
verify_from_cuts = `secret:{ $game }:cut:hashes` (each word’s SHA-256 in hex, in this order, with commas between them)
verify_proven_by_ids = **What this proves:** the secret was fixed before the deal, and the cards follow from it and the ids. But players never see those ids, so a modified bot could have tried ids until it liked the cards. To rule that out, press **Cut the cards** before the next deal.
verify_proven_by_cuts = **What this proves:** the secret was fixed before the first word, and the cards follow from the secret and the words alone. Whoever cut last with a word of their own knows that nobody chose these cards. Whoever cut earlier knows it too, unless a later word came from somebody in league with whoever runs the bot.
verify_unproven = **What this doesn’t prove:** a bot can refuse to deal, and anyone with access to its database can see the cards of a running game.
# $game, $formula
verify_how = **Check it yourself:** SHA-256 of the secret is the commit; SHA-256 of { $formula } is the seed; the deal is the cards in ascending order of SHA-256 of `seed:deal:CARD`. Or get the file with `{ -root } record game:{ $game }` and run `getaway verify FILE`.

## Commands and options, as the list of commands shows them

cmd_start = Open a table in this channel
cmd_join = Take a seat, or your own seat back
cmd_leave = Give up your seat
cmd_deal = Deal the cards (host)
cmd_cut = Add a word of yours to the next shuffle
cmd_hand = See your hand and what you can play
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
opt_period = Since when
opt_player = Whose figures; yours if left out
opt_game = The game’s number; the last one of this channel if left out
opt_word = Your word, 1 to 40 characters; leave it out to get a form
opt_nudge_seconds = After how many seconds without an act somebody is mentioned; 0 for never
opt_hints = Whether players can ask for hints
opt_colours = How many colours the suits have; with four, clubs are green and diamonds blue
opt_pictures = Whether cards, games and figures come with pictures
opt_who_starts = Who may open a table
setting_language = Language
setting_who_starts = Who may open a table
setting_hints = Hints
setting_nudge_seconds = Mention who does not act after (seconds)
setting_colours = Colours of the suits
setting_pictures = Pictures
setting_turn_seconds = Seconds for a turn
setting_computers = Computer players
setting_level = How well computers play
setting_house = Set of rules
opt_language = The language of the bot in this server

choice_easy = easy
choice_normal = normal
choice_hard = hard
choice_clockwise = clockwise
choice_anticlockwise = anticlockwise
choice_all = all time
choice_month = the last 30 days
choice_week = the last 7 days
choice_english = English
choice_hindi = हिन्दी (Hindi)
choice_urdu = اردو (Urdu)
choice_punjabi = ਪੰਜਾਬੀ (Punjabi)
choice_punjabi_shahmukhi = پنجابی (Punjabi, Shahmukhi)
choice_bengali = বাংলা (Bengali)
choice_on = on
choice_off = off
choice_two = two
choice_four = four
choice_everyone = everybody
choice_managers = who manages the server

permission_view = View Channel
permission_send = Send Messages
permission_thread = Send Messages in Threads
permission_embed = Embed Links
