# What Stop the Bus alone says, in Punjabi (Gurmukhi). English (en.ftl) has every message and is the pattern
# for this file. The plural form `one` also holds for 0. Hands go by the names of Teen Patti.

## The lobby

bus_name = ਸਟਾਪ ਦ ਬੱਸ
bus_figure_deals_won = ਜਿੱਤੇ ਹੋਏ ਦੌਰ
bus_figure_calls = ਕਿੰਨੀ ਵਾਰ ਬੱਸ ਰੋਕੀ
bus_figure_calls_lost = ਜਿਨ੍ਹਾਂ ਵਿੱਚ ਟੋਕਨ ਗਿਆ
bus_figure_best_hand = ਸਭ ਤੋਂ ਚੰਗਾ ਹੱਥ
bus_lobby_intro = ਪੱਤੇ ਬਦਲ ਕੇ ਤਿੰਨਾਂ ਦਾ ਚੰਗਾ ਹੱਥ ਬਣਾਓ। ਸਭ ਤੋਂ ਕਮਜ਼ੋਰ ਹੱਥ ਦਾ ਇੱਕ ਟੋਕਨ ਜਾਂਦਾ ਹੈ; ਅਖੀਰ ਤੱਕ ਜਿਸ ਦਾ ਬਚੇ, ਜਿੱਤ ਉਸੇ ਦੀ।

bus_setting_tokens = ਹਰ ਇੱਕ ਦੇ ਟੋਕਨ
bus_setting_keep = ਪੱਤੇ ਨਾ ਬਦਲਣ ਦੀ ਇਜਾਜ਼ਤ
bus_setting_whole_hand = ਤਿੰਨੇ ਪੱਤੇ ਬਦਲਣ ਦੀ ਇਜਾਜ਼ਤ

## Hands and their worth

bus_exchange = { $give }→{ $take }
bus_button_swap = { $give }›{ $take }
bus_rank = { $rank ->
    [A] ਯੱਕਾ
    [K] ਬਾਦਸ਼ਾਹ
    [Q] ਬੇਗਮ
    [J] ਗੁਲਾਮ
   *[other] { $rank }
}
bus_ranks = { $rank ->
    [A] ਯੱਕਿਆਂ
    [K] ਬਾਦਸ਼ਾਹਾਂ
    [Q] ਬੇਗਮਾਂ
    [J] ਗੁਲਾਮਾਂ
    [ten] 10
    [nine] 9
    [eight] 8
    [seven] 7
    [six] 6
    [five] 5
    [four] 4
    [three] 3
   *[two] 2
}
bus_worth_prial = { $ranks } ਦੀ ਟਰੇਲ
bus_worth_running_flush = ਪਿਓਰ ਸੀਕੁਐਂਸ, { $ranks }
bus_worth_run = ਸੀਕੁਐਂਸ, { $ranks }
bus_worth_flush = ਕਲਰ, ਸਭ ਤੋਂ ਵੱਡਾ { $rank }
bus_worth_pair = { $ranks } ਦੀ ਜੋੜੀ
bus_worth_high_card = ਹਾਈ ਕਾਰਡ { $rank }

## The table

bus_table_title = ਬਾਜ਼ੀ { $game }, ਦੌਰ { $number }
bus_seat_line = { $name }: { $tokens }
bus_seat_called = { $line } · 🛑 ਬੱਸ ਰੋਕੀ
bus_seats_out = ਬਾਹਰ: { $names }
bus_middle = **ਵਿਚਕਾਰ:** **{ $cards }**
bus_called = 🛑 { $names } ਦੀ **ਆਖਰੀ ਵਾਰੀ** ਹੈ।
bus_next_deal_now = ਅਗਲਾ ਦੌਰ ਹੁਣੇ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ।
bus_turn_kept = { $name } ਨੇ ਪੱਤੇ ਉਵੇਂ ਹੀ ਰੱਖੇ।
bus_turn_exchanged = { $name } ਨੇ { $give } ਦੇ ਕੇ { $take } ਲਿਆ।
bus_turn_exchanged_all = { $name } ਨੇ ਤਿੰਨੇ ਪੱਤੇ ਵਿਚਕਾਰਲੇ ਪੱਤਿਆਂ ਨਾਲ ਬਦਲ ਲਏ।

## A deal that is over

bus_told_kept = { $name } ਨੇ ਉਹੀ ਪੱਤੇ ਰੱਖੇ
bus_told_exchanged = { $name } { $exchange }
bus_told_exchanged_all = { $name } ਨੇ ਤਿੰਨੇ ਪੱਤੇ ਬਦਲੇ
bus_told_called = { $turn } 🛑 ਬੱਸ ਰੋਕੋ!
bus_deal_told = **ਦੌਰ { $number }**, ਪੱਤੇ ਵੰਡੇ { $name } ਨੇ। ਵਿਚਕਾਰ: { $cards }
bus_deal_retold = **ਦੌਰ { $number } ਖਤਮ:**
bus_deal_in_short = **ਦੌਰ { $number }:** { $hands }
bus_shown_cards = { $name } **{ $cards }**
bus_shown_hand = { $name }: **{ $cards }**, { $worth }
bus_shown_worst = ▼ { $line } (ਸਭ ਤੋਂ ਕਮਜ਼ੋਰ)
bus_nobody_loses = ਕਿਸੇ ਕੋਲ ਟੋਕਨ ਨਾ ਬਚਦਾ, ਇਸ ਲਈ ਕਿਸੇ ਦਾ ਟੋਕਨ ਨਹੀਂ ਜਾਂਦਾ।
bus_loses_token = { $count ->
    [one] **{ $names } ਦਾ ਇੱਕ ਟੋਕਨ ਗਿਆ।**
   *[other] **{ $names } ਦਾ ਇੱਕ-ਇੱਕ ਟੋਕਨ ਗਿਆ।**
}
bus_goes_out = { $count ->
    [one] { $names } ਹੁਣ ਬਾਹਰ।
   *[other] { $names } ਹੁਣ ਬਾਹਰ।
}

## The result

bus_chart_legend = ਬਾਕੀ ਟੋਕਨ, ਦੌਰ-ਦਰ-ਦੌਰ। ਲਕੀਰ ਹੇਠਾਂ: ਬਾਹਰ।
    { $names }
bus_chart_alt = ਹਰ ਖਿਡਾਰੀ ਦੇ ਬਾਕੀ ਟੋਕਨ, ਦੌਰ-ਦਰ-ਦੌਰ।
    { $lines }
bus_chart_player = { $number } { $name }: { $told }
bus_chart_lost = { $count ->
    [one] ਦੌਰ { $deals } ਵਿੱਚ ਟੋਕਨ ਗਿਆ
   *[other] ਦੌਰ { $deals } ਵਿੱਚ ਟੋਕਨ ਗਏ
}
bus_chart_out = ਦੌਰ { $deal } ਵਿੱਚ ਬਾਹਰ
bus_chart_left = { $count } ਟੋਕਨ ਬਾਕੀ

## A hand

bus_own_cards = **{ $cards }**: { $worth }
bus_own_deal = **ਦੌਰ { $number }**
bus_own_middle = ਵਿਚਕਾਰ: **{ $cards }**
bus_own_turn = ਤੁਹਾਡੀ ਵਾਰੀ ਹੈ: ਆਪਣਾ ਇੱਕ ਪੱਤਾ ਵਿਚਕਾਰਲੇ ਪੱਤੇ ਨਾਲ ਬਦਲੋ, ਜਾਂ ਇਹੀ ਪੱਤੇ ਰੱਖੋ।
bus_own_turn_must = ਤੁਹਾਡੀ ਵਾਰੀ ਹੈ: ਆਪਣਾ ਇੱਕ ਪੱਤਾ ਵਿਚਕਾਰਲੇ ਪੱਤੇ ਨਾਲ ਬਦਲੋ।
bus_own_last_turn = { $name } ਨੇ ਬੱਸ ਰੋਕ ਦਿੱਤੀ ਹੈ: ਇਸ ਦੌਰ ਵਿੱਚ ਇਹ ਤੁਹਾਡੀ ਆਖਰੀ ਵਾਰੀ ਹੈ।
bus_own_stop = ਹੁਣ ਤੁਸੀਂ ਜੋ ਦੱਬੋਗੇ, ਉਸ ਨਾਲ ਬੱਸ ਵੀ ਰੁਕੇਗੀ: ਬਾਕੀ ਸਾਰਿਆਂ ਨੂੰ ਇੱਕ-ਇੱਕ ਵਾਰੀ ਹੋਰ ਮਿਲੇਗੀ।
bus_own_away = ਤੁਹਾਡੇ ਟੋਕਨ ਮੁੱਕ ਗਏ। ਅੱਗੇ ਦੀ ਖੇਡ ਮੇਜ਼ ਦੇ ਸੁਨੇਹੇ ਵਿੱਚ ਵੇਖੋ।
bus_own_by_commands = ਤੁਸੀਂ ਕਮਾਂਡ ਨਾਲ ਖੇਡ ਰਹੇ ਹੋ। ਮੇਜ਼ ਦੇ ਸੁਨੇਹੇ ਵਿੱਚ ਤੁਹਾਡਾ ਨਾਂ ਆਵੇ ਤਾਂ `/bus swap` ਉਹ ਪੱਤੇ ਦਿਖਾਵੇਗਾ ਜੋ ਤੁਸੀਂ ਦੇ ਤੇ ਲੈ ਸਕਦੇ ਹੋ; `/bus keep` ਨਾਲ ਤੁਹਾਡੇ ਪੱਤੇ ਉਵੇਂ ਹੀ ਰਹਿੰਦੇ ਹਨ। ਬਟਨ ਚਾਹੀਦੇ ਹੋਣ ਤਾਂ ਉਸ ਸੁਨੇਹੇ ਹੇਠਾਂ **ਮੇਰੇ ਪੱਤੇ** ਦੱਬੋ।

## Buttons

bus_button_keep = ਇਹੀ ਰੱਖੋ
bus_button_all = ਤਿੰਨੇ ਪੱਤੇ
bus_button_stop_the_bus = ਬੱਸ ਰੋਕੋ…
bus_button_not_yet = ਹਾਲੇ ਨਾ ਰੋਕੋ
bus_button_show = ਦਿਖਾਓ ਕਿ ਕੀ ਹੋ ਸਕਦਾ ਹੈ
bus_button_and_stop = 🛑 { $label }
bus_option_all = ਤਿੰਨੇ: ਵਿਚਕਾਰਲੇ ਤਿੰਨਾਂ ਪੱਤਿਆਂ ਦੇ ਬਦਲੇ

## What was done

bus_done_kept = ਤੁਸੀਂ ਪੱਤੇ ਉਵੇਂ ਹੀ ਰੱਖੇ।
bus_done_exchanged = ਤੁਸੀਂ { $give } ਦੇ ਕੇ { $take } ਲਿਆ।
bus_done_exchanged_all = ਤੁਸੀਂ ਤਿੰਨੇ ਪੱਤੇ ਵਿਚਕਾਰਲੇ ਪੱਤਿਆਂ ਨਾਲ ਬਦਲ ਲਏ।
bus_done_called = 🛑 ਤੁਸੀਂ ਬੱਸ ਰੋਕ ਦਿੱਤੀ: ਬਾਕੀ ਸਾਰਿਆਂ ਨੂੰ ਇੱਕ-ਇੱਕ ਵਾਰੀ ਹੋਰ ਮਿਲੇਗੀ।
bus_done_deal_over = ਇਸੇ ਨਾਲ ਦੌਰ ਖਤਮ: ਸਾਰਿਆਂ ਦੇ ਪੱਤੇ ਮੇਜ਼ ਦੇ ਸੁਨੇਹੇ ਵਿੱਚ ਹਨ।

## Refusals: what is wrong, and what to do instead

bus_refuse_not_in_play = ਤੁਹਾਡੇ ਟੋਕਨ ਮੁੱਕ ਚੁੱਕੇ ਹਨ, ਸੋ ਇਸ ਬਾਜ਼ੀ ਵਿੱਚ ਤੁਹਾਡੀ ਵਾਰੀ ਨਹੀਂ ਆਵੇਗੀ। ਅੱਗੇ ਦੀ ਖੇਡ ਵੇਖੋ।
bus_refuse_between_deals = ਇਹ ਦੌਰ ਖਤਮ ਹੋ ਗਿਆ। ਅਗਲਾ ਹੁਣੇ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ।
bus_refuse_must_exchange = ਇਸ ਮੇਜ਼ ’ਤੇ ਪੱਤਾ ਬਦਲਣਾ ਜ਼ਰੂਰੀ ਹੈ। ਆਪਣਾ ਇੱਕ ਪੱਤਾ ਵਿਚਕਾਰਲੇ ਪੱਤੇ ਨਾਲ ਬਦਲੋ।
bus_refuse_one_card_only = ਇਸ ਮੇਜ਼ ’ਤੇ ਇੱਕ ਵਾਰ ਵਿੱਚ ਇੱਕੋ ਪੱਤਾ ਬਦਲ ਸਕਦੇ ਹੋ।
bus_refuse_not_in_middle = { $card } ਵਿਚਕਾਰ ਨਹੀਂ। ਵਿਚਕਾਰ ਕੀ ਹੈ, ਮੇਜ਼ ਦੇ ਸੁਨੇਹੇ ਵਿੱਚ ਵੇਖੋ।
bus_refuse_itself = { $card } ਦੇ ਬਦਲੇ { $card } ਨਾਲ ਕੁਝ ਨਹੀਂ ਬਦਲਦਾ। ਇਹੀ ਪੱਤੇ ਰੱਖਣੇ ਹੋਣ ਤਾਂ `/bus keep` ਲਿਖੋ।
bus_refuse_already_called = { $name } ਨੇ ਪਹਿਲਾਂ ਹੀ ਬੱਸ ਰੋਕ ਦਿੱਤੀ ਹੈ। ਆਪਣੀ ਆਖਰੀ ਵਾਰੀ `stop` ਤੋਂ ਬਿਨਾਂ ਚੱਲੋ।
bus_refuse_not_all = ਤਿੰਨੇ ਪੱਤੇ ਬਦਲਣੇ ਹੋਣ ਤਾਂ ਆਪਣੇ ਤਿੰਨੇ ਵਿਚਕਾਰਲੇ ਤਿੰਨਾਂ ਦੇ ਬਦਲੇ ਦਿਓ (`give:all take:all`)।

## Words that other games have otherwise

bus_verify_how = **ਆਪ ਪਰਖ ਲਓ:** ਰਾਜ਼ ਦਾ SHA-256 ਹੀ ਮੋਹਰ ਹੈ; { $formula } ਦਾ SHA-256 ਬੀਜ ਹੈ; ਦੌਰ ਨੰਬਰ K ਦੇ ਪੱਤੇ `seed:dealK:CARD` ਦੇ SHA-256 ਦੀ ਚੜ੍ਹਦੀ ਤਰਤੀਬ ਵਿੱਚ ਵੰਡੇ ਗਏ ਹਨ। ਜਾਂ `/bus record game:{ $game }` ਨਾਲ ਫ਼ਾਈਲ ਲਓ ਤੇ `getaway verify FILE` ਚਲਾਓ।

## The rules in short

bus_rules_title = ਸਟਾਪ ਦ ਬੱਸ, ਥੋੜ੍ਹੇ ਵਿੱਚ
bus_rules_aim = ਸਾਰੇ { $tokens } ਟੋਕਨ ਨਾਲ ਸ਼ੁਰੂ ਕਰਦੇ ਹਨ। ਹਰ ਦੌਰ ਵਿੱਚ ਸਭ ਤੋਂ ਕਮਜ਼ੋਰ ਹੱਥ ਦਾ ਇੱਕ ਟੋਕਨ ਜਾਂਦਾ ਹੈ। ਜਿਸ ਕੋਲ ਅਖੀਰ ਤੱਕ ਟੋਕਨ ਰਹੇ, **ਜਿੱਤ ਉਸੇ ਦੀ**।
bus_rules_deal = **ਵੰਡ:** ਹਰ ਇੱਕ ਨੂੰ ਤਿੰਨ ਪੱਤੇ, ਤੇ ਤਿੰਨ ਪੱਤੇ ਵਿਚਕਾਰ ਖੁੱਲ੍ਹੇ।
bus_rules_turn = **ਵਾਰੀ:** ਆਪਣਾ ਇੱਕ ਪੱਤਾ ਵਿਚਕਾਰਲੇ ਇੱਕ ਪੱਤੇ ਨਾਲ ਬਦਲੋ, ਜਾਂ ਇਹੀ ਪੱਤੇ ਰੱਖੋ।
bus_rules_turn_must = **ਵਾਰੀ:** ਆਪਣਾ ਇੱਕ ਪੱਤਾ ਵਿਚਕਾਰਲੇ ਇੱਕ ਪੱਤੇ ਨਾਲ ਬਦਲੋ। ਬਦਲਣਾ ਜ਼ਰੂਰੀ ਹੈ।
bus_rules_whole_hand = **ਤਿੰਨੇ ਪੱਤੇ:** ਚਾਹੋ ਤਾਂ ਆਪਣੇ ਤਿੰਨੇ ਪੱਤੇ ਵਿਚਕਾਰਲੇ ਤਿੰਨਾਂ ਨਾਲ ਬਦਲ ਸਕਦੇ ਹੋ।
bus_rules_stop = **ਬੱਸ ਰੋਕਣੀ:** ਆਪਣੀ ਵਾਰੀ ਨਾਲ, ਪਹਿਲੀ ਵਿੱਚ ਵੀ, ਬੱਸ ਰੋਕ ਸਕਦੇ ਹੋ। ਫਿਰ ਬਾਕੀ ਸਾਰਿਆਂ ਨੂੰ ਇੱਕ-ਇੱਕ ਵਾਰੀ ਹੋਰ ਮਿਲਦੀ ਹੈ, ਤੇ ਹੋਰ ਕੋਈ ਨਹੀਂ ਰੋਕ ਸਕਦਾ। ਕੋਈ ਨਾ ਰੋਕੇ ਤਾਂ ਹਰ ਇੱਕ ਦੀਆਂ 20 ਵਾਰੀਆਂ ਮਗਰੋਂ ਦੌਰ ਖਤਮ।
bus_rules_showdown = **ਦੌਰ ਦਾ ਅੰਤ:** ਸਾਰਿਆਂ ਦੇ ਪੱਤੇ ਖੁੱਲ੍ਹਦੇ ਹਨ। ਸਭ ਤੋਂ ਕਮਜ਼ੋਰ ਹੱਥ ਦਾ ਇੱਕ ਟੋਕਨ ਜਾਂਦਾ ਹੈ; ਸਭ ਤੋਂ ਕਮਜ਼ੋਰ ਹੱਥ ਕਈ ਹੋਣ ਤਾਂ ਹਰ ਇੱਕ ਦਾ। ਜੇ ਇਸ ਨਾਲ ਕਿਸੇ ਕੋਲ ਟੋਕਨ ਨਾ ਬਚੇ ਤਾਂ ਕਿਸੇ ਦਾ ਨਹੀਂ ਜਾਂਦਾ।
bus_rules_hands = **ਹੱਥ, ਸਭ ਤੋਂ ਚੰਗੇ ਤੋਂ:** ਟਰੇਲ (3 3 3 ਸਭ ਤੋਂ ਵੱਡੀ, ਫਿਰ ਯੱਕਿਆਂ ਤੋਂ 2 ਤੱਕ) · ਪਿਓਰ ਸੀਕੁਐਂਸ (ਇੱਕੋ ਰੰਗ ਦੀ) · ਸੀਕੁਐਂਸ · ਕਲਰ · ਜੋੜੀ · ਹਾਈ ਕਾਰਡ। ਰੰਗ ਸਾਰੇ ਬਰਾਬਰ ਹਨ।
bus_rules_runs = **ਸੀਕੁਐਂਸ:** A 2 3 ਸਭ ਤੋਂ ਵੱਡੀ, ਫਿਰ A K Q, K Q J ਤੇ ਇੰਝ ਹੀ 4 3 2 ਤੱਕ।
bus_rules_end = **ਬਾਹਰ:** ਜਿਸ ਦੇ ਟੋਕਨ ਮੁੱਕ ਗਏ, ਉਸ ਨੂੰ ਹੋਰ ਪੱਤੇ ਨਹੀਂ ਮਿਲਦੇ। ਜੋ ਵੱਧ ਦੇਰ ਟਿਕੇ, ਉਸ ਦਾ ਨੰਬਰ ਉੱਤੇ।

## Hints

bus_hint_note = ਅੰਦਾਜ਼ਾ ਸਿਰਫ਼ ਉਸ ਤੋਂ ਹੈ ਜੋ ਤੁਹਾਨੂੰ ਪਤਾ ਹੋ ਸਕਦਾ ਹੈ: ਤੁਹਾਡੇ ਪੱਤੇ, ਵਿਚਕਾਰਲੇ ਪੱਤੇ, ਤੇ ਦੂਜਿਆਂ ਨੇ ਕੀ ਲਿਆ ਤੇ ਦਿੱਤਾ।
bus_advice_keep = ਇਹੀ ਪੱਤੇ ਰੱਖਣਾ
bus_advice_all = ਤਿੰਨੇ ਪੱਤੇ ਬਦਲਣਾ
bus_advice_stop = { $choice }, ਤੇ ਬੱਸ ਰੋਕਣੀ
bus_why_best_hand = ਇਸ ਨਾਲ ਹੁਣ ਦਾ ਸਭ ਤੋਂ ਚੰਗਾ ਹੱਥ ਬਣਦਾ ਹੈ।
bus_why_nothing_better = ਕਿਸੇ ਅਦਲਾ-ਬਦਲੀ ਨਾਲ ਹੱਥ ਚੰਗਾ ਨਹੀਂ ਹੁੰਦਾ।
bus_why_helps_next_less = ਇਸ ਤੋਂ ਚੰਗਾ ਹੱਥ ਬਣਾਉਣ ’ਤੇ ਅਗਲੇ ਖਿਡਾਰੀ ਨੂੰ ਚੰਗੇ ਪੱਤੇ ਮਿਲ ਜਾਂਦੇ।
bus_why_builds_up = ਹੁਣ ਇਸ ਤੋਂ ਚੰਗਾ ਹੱਥ ਬਣ ਸਕਦਾ ਹੈ, ਪਰ ਇਹ ਅੱਗੇ ਜਾ ਕੇ ਹੋਰ ਚੰਗਾ ਹੋ ਸਕਦਾ ਹੈ।
bus_why_stop_now = ਬੱਸ ਰੋਕਣ ਲਈ ਇਹ ਕਾਫ਼ੀ ਚੰਗਾ ਹੈ।
bus_why_stop_later = ਇਹ ਹਾਲੇ ਬੱਸ ਰੋਕਣ ਜੋਗਾ ਨਹੀਂ।
bus_why_last_turn = ਇਸ ਦੌਰ ਵਿੱਚ ਇਹ ਤੁਹਾਡੀ ਆਖਰੀ ਵਾਰੀ ਹੈ।
bus_review_when = ਦੌਰ { $number }

## Commands and options, as the list of commands shows them

bus_cmd_bus = ਸਟਾਪ ਦ ਬੱਸ ਖੇਡੋ: ਅਦਲਾ-ਬਦਲੀ ਨਾਲ ਤਿੰਨ ਪੱਤਿਆਂ ਦਾ ਚੰਗਾ ਹੱਥ ਬਣਾਓ; ਆਖਰੀ ਟੋਕਨ ਵਾਲੇ ਦੀ ਜਿੱਤ
bus_cmd_swap = ਹੱਥ ਦਾ ਇੱਕ ਪੱਤਾ ਵਿਚਕਾਰਲੇ ਪੱਤੇ ਨਾਲ ਬਦਲੋ
bus_cmd_keep = ਆਪਣੇ ਪੱਤੇ ਉਵੇਂ ਹੀ ਰੱਖੋ
bus_cmd_leaderboard = ਇਸ ਸਰਵਰ ਵਿੱਚ ਕਿਸ ਦੀਆਂ ਕਿੰਨੀਆਂ ਜਿੱਤਾਂ, ਤੇ ਰੇਟਿੰਗ
bus_opt_give = ਹੱਥ ਦਾ ਪੱਤਾ, ਜਾਂ all
bus_opt_take = ਵਿਚਕਾਰਲਾ ਪੱਤਾ, ਜਾਂ all
bus_opt_stop = ਨਾਲ ਬੱਸ ਵੀ ਰੋਕਣੀ ਹੈ? ਫਿਰ ਬਾਕੀ ਸਾਰਿਆਂ ਨੂੰ ਇੱਕ-ਇੱਕ ਵਾਰੀ ਹੋਰ ਮਿਲਦੀ ਹੈ
bus_opt_tokens = ਸਾਰੇ ਕਿੰਨੇ ਟੋਕਨ ਨਾਲ ਸ਼ੁਰੂ ਕਰਦੇ ਹਨ
bus_opt_keep = ਕੀ ਪੱਤੇ ਨਾ ਬਦਲਣ ਦੀ ਇਜਾਜ਼ਤ ਹੈ
bus_opt_whole_hand = ਕੀ ਤਿੰਨੇ ਪੱਤੇ ਵਿਚਕਾਰਲੇ ਪੱਤਿਆਂ ਨਾਲ ਬਦਲ ਸਕਦੇ ਹਨ

## A first game

bus_help_aim = ਤੁਹਾਡੇ ਕੋਲ ਤਿੰਨ ਪੱਤੇ ਹਨ, ਤੇ ਕੋਸ਼ਿਸ਼ ਇਹ ਹੈ ਕਿ ਤੁਹਾਡਾ ਹੱਥ ਸਭ ਤੋਂ ਕਮਜ਼ੋਰ ਨਾ ਹੋਵੇ: ਹਰ ਦੌਰ ਵਿੱਚ ਸਭ ਤੋਂ ਕਮਜ਼ੋਰ ਹੱਥ ਦਾ ਇੱਕ ਟੋਕਨ ਜਾਂਦਾ ਹੈ। ਜਿਸ ਕੋਲ ਅਖੀਰ ਤੱਕ ਟੋਕਨ ਰਹੇ, **ਜਿੱਤ ਉਸੇ ਦੀ**।
bus_help_aim_picture = **ਤਸਵੀਰ ਵਿੱਚ:** ਉੱਤੇ ਤਿੰਨ ਤਿੱਕੀਆਂ, ਜਿਨ੍ਹਾਂ ਤੋਂ ਵੱਡਾ ਕੁਝ ਨਹੀਂ; ਉਨ੍ਹਾਂ ਦੇ ਹੇਠਾਂ ਇੱਕੋ ਰੰਗ ਦੀ ਸਭ ਤੋਂ ਚੰਗੀ ਸੀਕੁਐਂਸ; ਤੇ ਸਭ ਤੋਂ ਹੇਠਾਂ ਬੱਸ ਇੱਕ ਜੋੜੀ।
bus_help_turn =
    ਵਿਚਕਾਰ ਤਿੰਨ ਪੱਤੇ ਖੁੱਲ੍ਹੇ ਪਏ ਹਨ। ਆਪਣੀ ਵਾਰੀ ’ਤੇ ਉਨ੍ਹਾਂ ਵਿੱਚੋਂ ਇੱਕ ਨੂੰ ਆਪਣੇ ਇੱਕ ਪੱਤੇ ਨਾਲ ਬਦਲੋ। ਹਰ ਅਦਲਾ-ਬਦਲੀ ਦਾ ਆਪਣਾ ਬਟਨ ਹੈ, ਤੇ **{ bus_button_keep }** ਨਾਲ ਕੁਝ ਨਹੀਂ ਬਦਲਦਾ।

    ਹੱਥ ਚੰਗਾ ਹੈ? ਤਾਂ **{ bus_button_stop_the_bus }** ਦੱਬੋ ਤੇ ਫਿਰ ਆਪਣੀ ਅਦਲਾ-ਬਦਲੀ। ਬਾਕੀ ਸਾਰਿਆਂ ਨੂੰ ਇੱਕ-ਇੱਕ ਵਾਰੀ ਹੋਰ ਮਿਲਦੀ ਹੈ, ਸਾਰਿਆਂ ਦੇ ਪੱਤੇ ਖੁੱਲ੍ਹਦੇ ਹਨ, ਤੇ ਸਭ ਤੋਂ ਕਮਜ਼ੋਰ ਹੱਥ ਦਾ ਇੱਕ ਟੋਕਨ ਜਾਂਦਾ ਹੈ।
bus_help_turn_picture = **ਤਸਵੀਰ ਵਿੱਚ:** ਉੱਤੇ ਵਿਚਕਾਰਲੇ ਪੱਤੇ, ਹੇਠਾਂ ਤੁਹਾਡਾ ਹੱਥ। ਨਿਸ਼ਾਨ ਵਾਲੇ ਦੋਵੇਂ ਪੱਤੇ ਬਦਲੋ ਤਾਂ ਤੁਹਾਡੇ ਕੋਲ ਤਿੰਨ ਬੇਗਮਾਂ ਹੋਣਗੀਆਂ।
bus_help_end = ਜਿਸ ਕੋਲ ਟੋਕਨ ਨਹੀਂ, ਉਹ ਬਾਹਰ। ਜਦੋਂ ਸਿਰਫ਼ ਇੱਕ ਖਿਡਾਰੀ ਕੋਲ ਟੋਕਨ ਰਹਿ ਜਾਵੇ ਤਾਂ ਬਾਜ਼ੀ ਖਤਮ: **ਜਿੱਤ ਉਸੇ ਦੀ**।
bus_lesson_pair = ਸਾਰਿਆਂ ਕੋਲ ਤਿੰਨ ਪੱਤੇ ਹਨ, ਤੇ ਹਰ ਦੌਰ ਵਿੱਚ **ਸਭ ਤੋਂ ਕਮਜ਼ੋਰ ਹੱਥ** ਦਾ ਇੱਕ ਟੋਕਨ ਜਾਂਦਾ ਹੈ। ਆਪਣੀ ਵਾਰੀ ’ਤੇ ਇੱਕ ਪੱਤਾ ਵਿਚਕਾਰਲੇ ਪੱਤੇ ਨਾਲ ਬਦਲੋ, ਜਾਂ ਆਪਣੇ ਰੱਖੋ। ਸਭ ਤੋਂ ਚੰਗੇ ਤੋਂ ਸਭ ਤੋਂ ਕਮਜ਼ੋਰ: ਟਰੇਲ (ਤਿੰਨ ਇੱਕੋ ਜਿਹੇ), ਪਿਓਰ ਸੀਕੁਐਂਸ, ਸੀਕੁਐਂਸ, ਕਲਰ, ਜੋੜੀ, ਹਾਈ ਕਾਰਡ। ਸਭ ਤੋਂ ਛੋਟੇ ਪੱਤੇ ਬਦਲੇ K♠ ਲਓ: ਜੋੜੀ ਬਣ ਗਈ।
bus_lesson_no_pair = ਇਹ ਵੀ ਹੋ ਸਕਦਾ ਹੈ, ਪਰ ਜੋੜੀ ਹਰ ਉਸ ਹੱਥ ਤੋਂ ਚੰਗੀ ਹੈ ਜਿਸ ਦੇ ਪੱਤੇ ਮੇਲ ਨਾ ਖਾਣ। 2♣ ਦਿਓ, K♠ ਲਓ।
bus_lesson_stop = ਹੁਣੇ ਕਿਸੇ ਨੇ K♦ ਵਿਚਕਾਰ ਰੱਖਿਆ ਹੈ: ਉਸ ਨਾਲ ਤੁਹਾਡੀ ਬਾਦਸ਼ਾਹਾਂ ਦੀ ਟਰੇਲ ਹੋਵੇਗੀ, ਸਭ ਤੋਂ ਚੰਗੀ ਕਿਸਮ ਦਾ ਹੱਥ। ਹੋਰਾਂ ਨੂੰ ਮੌਕਾ ਨਾ ਦਿਓ: ਪਹਿਲਾਂ **{ bus_button_stop_the_bus }** ਦੱਬੋ, ਫਿਰ 9♠ ਦੇ ਕੇ K♦ ਲਓ। ਬਾਕੀ ਸਾਰਿਆਂ ਨੂੰ ਬੱਸ ਇੱਕ ਹੋਰ ਵਾਰੀ ਮਿਲੇਗੀ।
bus_lesson_no_stop = ਇਹ ਵੀ ਹੋ ਸਕਦਾ ਹੈ, ਪਰ ਬਾਦਸ਼ਾਹਾਂ ਦੀ ਟਰੇਲ ਸ਼ਾਇਦ ਹੀ ਸਭ ਤੋਂ ਕਮਜ਼ੋਰ ਹੋਵੇ, ਸੋ ਤੁਰੰਤ ਰੋਕੋ: ਪਹਿਲਾਂ **{ bus_button_stop_the_bus }**, ਫਿਰ 9♠ ਦੇ ਕੇ K♦।
bus_lesson_keep = ਸਭ ਤੋਂ ਕਮਜ਼ੋਰ ਹੱਥ ਦਾ ਇੱਕ ਟੋਕਨ ਗਿਆ, ਤੇ ਇਹ ਨਵੇਂ ਪੱਤੇ ਹਨ। ਤੁਹਾਡੇ ਕੋਲ ਬੇਗਮਾਂ ਦੀ ਜੋੜੀ ਹੈ, ਤੇ ਵਿਚਕਾਰਲਾ ਕੋਈ ਪੱਤਾ ਤੁਹਾਡੇ 7♦ ਤੋਂ ਚੰਗਾ ਨਹੀਂ। ਇਸ ਲਈ **{ bus_button_keep }**।
bus_lesson_no_keep = ਇਹ ਵੀ ਹੋ ਸਕਦਾ ਹੈ, ਪਰ ਇਸ ਨਾਲ ਹੱਥ ਕਮਜ਼ੋਰ ਹੁੰਦਾ ਹੈ, ਜਾਂ ਰੋਕਣਾ ਕਾਹਲੀ ਹੈ। ਆਪਣੇ ਪੱਤੇ ਰੱਖੋ ਤੇ ਵੇਖੋ ਬਾਕੀ ਕੀ ਛੱਡਦੇ ਹਨ।
bus_lesson_last = ਕਿਸੇ ਨੇ ਬੱਸ ਰੋਕ ਦਿੱਤੀ ਹੈ: ਇਹ ਤੁਹਾਡੀ ਆਖਰੀ ਵਾਰੀ ਹੈ। ਇੱਕੋ ਜਿਹੀਆਂ ਦੋ ਜੋੜੀਆਂ ਵਿੱਚ ਤੀਜਾ ਪੱਤਾ ਫ਼ੈਸਲਾ ਕਰਦਾ ਹੈ, ਸੋ ਉਸ ਨੂੰ ਜਿੰਨਾ ਵੱਡਾ ਹੋ ਸਕੇ ਕਰੋ: 7♦ ਦੇ ਕੇ A♦ ਲਓ।
bus_lesson_no_last = ਇਹ ਵੀ ਹੋ ਸਕਦਾ ਹੈ, ਪਰ ਬੇਗਮਾਂ ਦੀ ਦੂਜੀ ਜੋੜੀ ਤੀਜੇ ਪੱਤੇ ਨਾਲ ਜਿੱਤ ਜਾਂਦੀ। 7♦ ਦੇ ਕੇ A♦ ਲਓ।
bus_lesson_end = ਦੋ ਬੇਗਮਾਂ ਕਿਸੇ ਹੋਰ ਕੋਲ ਵੀ ਸਨ, ਪਰ ਯੱਕਾ ਨਹੀਂ: ਤੁਹਾਡੇ ਆਖਰੀ ਅਦਲਾ-ਬਦਲੀ ਨਾਲ ਸਭ ਤੋਂ ਕਮਜ਼ੋਰ ਹੱਥ ਉਹੀ ਰਿਹਾ। ਜਿਸ ਦੇ ਟੋਕਨ ਮੁੱਕੇ ਉਹ ਬਾਹਰ; **ਅਖੀਰ ਵਿੱਚ ਜਿਸ ਕੋਲ ਟੋਕਨ ਬਚੇ, ਜਿੱਤ ਉਸ ਦੀ**।

bus_moment_stopped = { $name } ਨੇ ਸਭ ਤੋਂ ਚੰਗੇ ਪੱਤਿਆਂ ਨਾਲ ਬੱਸ ਰੋਕੀ: { $hand }
bus_told_win = { $deals ->
    [one] { $deals } ਦੌਰ
   *[other] { $deals } ਦੌਰਾਂ
} ਬਾਅਦ ਵੀ { $tokens } ਟੋਕਨ ਬਾਕੀ।
