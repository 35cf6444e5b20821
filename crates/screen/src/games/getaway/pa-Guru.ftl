# What Getaway alone says, in Punjabi (Gurmukhi). English (en.ftl) has every message and is the pattern
# for this file. The plural form `one` also holds for 0. Sentences about one player fit women and men
# alike where that sounds natural.

## The lobby

getaway_name = ਗੈੱਟਅਵੇ
getaway_figure_picked_up = ਚੁੱਕੇ ਹੋਏ ਪੱਤੇ
getaway_figure_tochoos = ਦਿੱਤੇ ਹੋਏ ਠੁੱਲੇ
getaway_figure_takes = ਕਿੰਨੀ ਵਾਰ ਦੂਜਿਆਂ ਦੇ ਪੱਤੇ ਲਏ
getaway_lobby_intro = ਆਪਣੇ ਪੱਤਿਆਂ ਤੋਂ ਜਾਨ ਛੁਡਾਓ; ਜੋ ਅਖੀਰ ਵਿੱਚ ਰਹਿ ਗਿਆ, ਹਾਰ ਉਸੇ ਦੀ।

getaway_option_window = { $seconds ->
    [one] ਹਰ ਚਾਲ ਤੋਂ ਪਹਿਲਾਂ ਪੱਤੇ ਲੈਣ ਨੂੰ { $seconds } ਸਕਿੰਟ
   *[other] ਹਰ ਚਾਲ ਤੋਂ ਪਹਿਲਾਂ ਪੱਤੇ ਲੈਣ ਨੂੰ { $seconds } ਸਕਿੰਟ
}
getaway_option_no_window = ਚਾਲ ਤੋਂ ਪਹਿਲਾਂ ਕੋਈ ਵਕਫ਼ਾ ਨਹੀਂ
getaway_option_classic = ਉਹੀ ਪੁਰਾਣੇ ਨਿਯਮ
getaway_setting_packs = ਤਾਸ਼ ਦੇ ਪੈਕ
getaway_setting_take_window = ਚਾਲ ਤੋਂ ਪਹਿਲਾਂ ਪੱਤੇ ਲੈਣ ਦੇ ਸਕਿੰਟ
getaway_setting_direction = ਵਾਰੀ ਦਾ ਰੁਖ਼
getaway_setting_deal = ਪੱਤੇ
getaway_setting_first_trick = ਪਹਿਲਾ ਗੇੜਾ
getaway_setting_last_card = ਆਖਰੀ ਪੱਤੇ ਨਾਲ ਗੇੜਾ ਜਿੱਤੋ ਤਾਂ
getaway_setting_mistakes = ਗਲਤੀ ਹੋਵੇ ਤਾਂ
getaway_setting_taking = ਦੂਜੇ ਦੇ ਪੱਤੇ ਲੈ ਸਕੇ

## Picking piles

getaway_picking_title = ਬਾਜ਼ੀ { $game }: ਢੇਰੀ ਚੁਣੋ
getaway_picking_intro = ਪੱਤੇ ਢੇਰੀਆਂ ਵਿੱਚ ਪੁੱਠੇ ਪਏ ਹਨ, ਤੇ ਗਿਣੇ ਕਿਸੇ ਨੇ ਨਹੀਂ। ਆਪਣੀ ਢੇਰੀ ਚੁਣੋ।
getaway_picking_turn = { $who }, ਢੇਰੀ ਚੁਣੋ।
getaway_pile_taken = ਢੇਰੀ { $number }: { $name }
getaway_pile_free = ਢੇਰੀ { $number }: ਹਾਲੇ ਕਿਸੇ ਦੀ ਨਹੀਂ
getaway_own_pile = ਢੇਰੀ { $number } ਤੁਹਾਡੀ ਹੋਈ। ਸਾਰੇ ਚੁਣ ਲੈਣ ਤਾਂ ਇਸ ਦੇ ਪੱਤੇ ਖੁੱਲ੍ਹਣਗੇ।
getaway_own_pick = ਤੁਹਾਡੀ ਵਾਰੀ ਹੈ: ਢੇਰੀ ਚੁਣੋ।
getaway_own_pick_later = ਹਾਲੇ ਢੇਰੀ ਚੁਣਨ ਦੀ ਵਾਰੀ { $name } ਦੀ ਹੈ। ਤੁਹਾਡੀ ਵੀ ਆਵੇਗੀ।

## A trick

getaway_trick_title = ਬਾਜ਼ੀ { $game }, ਗੇੜਾ { $number }
getaway_trick_retold = **ਗੇੜਾ { $number }:** { $story }
getaway_on_table = **{ $suit } ਦੀ ਚਾਲ:** { $plays }
getaway_play = { $name } **{ $card }**
getaway_play_tochoo = { $name } **{ $card }** 💥 ਠੁੱਲਾ
getaway_play_slip = { $name } **{ $card }** (ਗਲਤੀ)
getaway_seat_line = { $name }: { $count ->
    [0] ਕੋਈ ਪੱਤਾ ਨਹੀਂ
    [one] { $count } ਪੱਤਾ
   *[other] { $count } ਪੱਤੇ
}
getaway_seat_power = { $line }, ਪਾਵਰ ਇਨ੍ਹਾਂ ਕੋਲ
getaway_announced = ਇਸ ਗੇੜੇ ਮਗਰੋਂ { $from } ਦੇ ਪੱਤੇ { $name } ਦੇ ਹੋਣਗੇ।
getaway_void_away = { $name } ਨੂੰ { $from } ਦੇ ਪੱਤੇ ਨਹੀਂ ਮਿਲੇ: { $from } ਦੀ ਜਾਨ ਛੁੱਟ ਚੁੱਕੀ ਹੈ।
getaway_void_next = { $name } ਨੂੰ { $from } ਦੇ ਪੱਤੇ ਨਹੀਂ ਮਿਲੇ: ਜਿਸ ਅਗਲੇ ਖਿਡਾਰੀ ਕੋਲ ਪੱਤੇ ਹਨ, ਉਹ ਹੁਣ ਕੋਈ ਹੋਰ ਹੈ।
getaway_void_two = { $name } ਨੂੰ { $from } ਦੇ ਪੱਤੇ ਨਹੀਂ ਮਿਲੇ: ਦੋ ਹੀ ਖਿਡਾਰੀ ਬਚੇ ਹਨ, ਪੱਤੇ ਲੈਣ ਨਾਲ ਹਾਰ { $name } ਦੀ ਹੁੰਦੀ।
getaway_void_draw = { $name } ਨੂੰ { $from } ਦੇ ਪੱਤੇ ਨਹੀਂ ਮਿਲੇ: ਪਾਵਰ { $name } ਕੋਲ ਹੈ ਪਰ ਪੱਤਾ ਕੋਈ ਨਹੀਂ, ਸੋ ਇੱਕ ਪੱਤਾ ਖਿੱਚਣਾ ਹੈ।
getaway_window_open = ਅਗਲੇ ਖਿਡਾਰੀ ਦੇ ਪੱਤੇ ਹਾਲੇ ਕੋਈ ਵੀ ਲੈ ਸਕਦਾ ਹੈ; ਮੌਕਾ ਖਤਮ ਹੋਵੇਗਾ: { $ends }।
getaway_window_held = { $name } ਦੀ ਚਾਲ ਪੁੱਠੀ ਪਈ ਹੈ। ਪੱਤਾ ਸਿੱਧਾ ਹੋਵੇਗਾ: { $ends }; ਉਦੋਂ ਤੱਕ ਪੱਤੇ ਕੋਈ ਵੀ ਲੈ ਸਕਦਾ ਹੈ।
getaway_due_open = { $who }, A♠ ਨਾਲ ਖੇਡ ਖੋਲ੍ਹੋ।
getaway_due_lead = { $who }, ਪਾਵਰ ਤੁਹਾਡੇ ਕੋਲ ਹੈ: ਚਾਲ ਚੱਲੋ।
getaway_due_any = ਸਾਰੇ ਇਕੱਠੇ ਖੇਡਦੇ ਹਨ। { $who } ਦਾ ਪੱਤਾ ਹਾਲੇ ਬਾਕੀ ਹੈ।
getaway_due_draw = { $who }, ਚੁਣੋ ਕਿ ਕਿਸ ਦੇ ਹੱਥੋਂ ਪੱਤਾ ਖਿੱਚਣਾ ਹੈ।
getaway_due_drawn = { $who } ਕੋਲ ਪਾਵਰ ਹੈ ਪਰ ਪੱਤਾ ਕੋਈ ਨਹੀਂ: ਹੁਣੇ ਇੱਕ ਪੱਤਾ ਖਿੱਚਿਆ ਜਾਵੇਗਾ।

getaway_wasted = ਸਭ ਤੋਂ ਵੱਡਾ ਪੱਤਾ { $name } ਦਾ, { $card }, ਤੇ ਪਾਵਰ ਵੀ ਉਨ੍ਹਾਂ ਕੋਲ। ਪੱਤੇ ਰੱਦੀ ਵਿੱਚ ਗਏ।
getaway_wasted_simply = ਪਾਵਰ { $name } ਕੋਲ। ਪੱਤੇ ਰੱਦੀ ਵਿੱਚ ਗਏ।
getaway_picked_up = { $name } ਨੂੰ { $count ->
    [one] ਪੱਤਾ ਚੁੱਕਣਾ ਪਿਆ
   *[other] ਸਾਰੇ { $count } ਪੱਤੇ ਚੁੱਕਣੇ ਪਏ
}, ਤੇ ਪਾਵਰ ਵੀ ਉਨ੍ਹਾਂ ਕੋਲ।
getaway_history_picked_up = { $name } ਨੂੰ { $count ->
    [one] { $count } ਪੱਤਾ ਚੁੱਕਣਾ ਪਿਆ
   *[other] { $count } ਪੱਤੇ ਚੁੱਕਣੇ ਪਏ
}
getaway_slip_revoke = { $name } ਨੇ { $card } ਸੁੱਟ ਦਿੱਤਾ ਹਾਲਾਂਕਿ ਰੰਗ ਕੋਲ ਸੀ: ਗਲਤੀ! ਗੇੜਾ ਇੱਥੇ ਹੀ ਖਤਮ।
getaway_slip_out_of_turn = { $name } ਨੇ ਵਾਰੀ ਤੋਂ ਬਿਨਾਂ { $card } ਸੁੱਟ ਦਿੱਤਾ: ਗਲਤੀ! ਗੇੜਾ ਇੱਥੇ ਹੀ ਖਤਮ।
getaway_drew_from_waste = { $name } ਕੋਲ ਪਾਵਰ ਹੈ ਪਰ ਪੱਤਾ ਕੋਈ ਨਹੀਂ, ਸੋ ਰੱਦੀ ਵਿੱਚੋਂ { $card } ਖਿੱਚਿਆ, ਤੇ ਉਸੇ ਦੀ ਚਾਲ।
getaway_drew_from_seat = { $name } ਕੋਲ ਪਾਵਰ ਹੈ ਪਰ ਪੱਤਾ ਕੋਈ ਨਹੀਂ, ਸੋ { $from } ਤੋਂ { $card } ਖਿੱਚਿਆ, ਤੇ ਉਸੇ ਦੀ ਚਾਲ।
getaway_took = { $name } ਨੇ { $from } { $count ->
    [one] ਦਾ ਆਖਰੀ ਪੱਤਾ ਲੈ ਲਿਆ
   *[other] ਦੇ ਸਾਰੇ { $count } ਪੱਤੇ ਲੈ ਲਏ
}।
getaway_power_passed = ਪਾਵਰ ਹੁਣ { $name } ਕੋਲ।

## The result

getaway_story_legend = ਸਾਰਿਆਂ ਦੇ ਪੱਤੇ, ਗੇੜਾ ਦਰ ਗੇੜਾ। ▲ ਚੁੱਕਣੇ ਪਏ, ◆ ਦੂਜੇ ਦੇ ਪੱਤੇ ਲਏ।
    { $names }
getaway_story_alt = ਹਰ ਖਿਡਾਰੀ ਦੇ ਪੱਤੇ, ਗੇੜਾ ਦਰ ਗੇੜਾ।
    { $lines }
getaway_story_player = { $number } { $name }: { $dealt } ਪੱਤੇ ਵੰਡੇ; { $told }
getaway_story_picked_up = ਗੇੜੇ { $step } ਵਿੱਚ { $count ->
    [one] { $count } ਚੁੱਕਿਆ
   *[other] { $count } ਚੁੱਕੇ
}
getaway_story_took = ਗੇੜੇ { $step } ਤੋਂ ਪਹਿਲਾਂ { $count ->
    [one] { $count } ਲਿਆ
   *[other] { $count } ਲਏ
}
getaway_story_sum = { $times } ਵਾਰ ਵਿੱਚ { $count } ਪੱਤੇ ਚੁੱਕੇ ਜਾਂ ਲਏ
getaway_story_away = ਗੇੜੇ { $step } ਵਿੱਚ ਜਾਨ ਛੁੱਟੀ
getaway_story_lost = ਹਾਰ ਹਿੱਸੇ ਆਈ, { $count ->
    [0] ਹੱਥ ਵਿੱਚ ਕੋਈ ਪੱਤਾ ਨਹੀਂ
    [one] { $count } ਪੱਤਾ ਹੱਥ ਵਿੱਚ
   *[other] { $count } ਪੱਤੇ ਹੱਥ ਵਿੱਚ
}
getaway_story_result = { $times ->
    [0] ਇੱਕ ਵਾਰ ਵੀ ਪੱਤੇ ਨਹੀਂ ਚੁੱਕੇ
   *[other] { $times } ਵਾਰ ਪੱਤੇ ਚੁੱਕੇ
}, { $left ->
    [0] ਕੋਈ ਪੱਤਾ ਬਾਕੀ ਨਹੀਂ
    [one] { $left } ਪੱਤਾ ਬਾਕੀ
   *[other] { $left } ਪੱਤੇ ਬਾਕੀ
}; { $name } ਦੀ ਜਾਨ ਗੇੜੇ { $step } ਵਿੱਚ ਹੀ ਛੁੱਟ ਗਈ।

## A hand

getaway_own_open = A♠ ਤੁਹਾਡੇ ਕੋਲ ਹੈ: ਪਹਿਲਾ ਗੇੜਾ ਇਸੇ ਨਾਲ ਖੁੱਲ੍ਹਦਾ ਹੈ।
getaway_own_lead = ਪਾਵਰ ਤੁਹਾਡੇ ਕੋਲ ਹੈ: ਜਿਸ ਪੱਤੇ ਨਾਲ ਚਾਹੋ ਚਾਲ ਚੱਲੋ।
getaway_own_held = ਵਕਫ਼ਾ ਮੁੱਕਣ ਤੱਕ ਤੁਹਾਡੀ ਚਾਲ ਪੁੱਠੀ ਪਈ ਹੈ। ਚਾਹੋ ਤਾਂ ਉਦੋਂ ਤੱਕ ਹੋਰ ਪੱਤਾ ਚੁਣ ਲਓ।
getaway_own_follow = ਤੁਹਾਡੀ ਵਾਰੀ ਹੈ: { $suit } ਦਾ ਕੋਈ ਪੱਤਾ ਸੁੱਟੋ।
getaway_own_free = ਤੁਹਾਡੀ ਵਾਰੀ ਹੈ, ਤੇ { $suit } ਤੁਹਾਡੇ ਕੋਲ ਹੈ ਨਹੀਂ: ਕੋਈ ਵੀ ਪੱਤਾ ਸੁੱਟੋ। ਸਾਰੇ ਪੱਤੇ { $name } ਨੂੰ ਚੁੱਕਣੇ ਪੈਣਗੇ।
getaway_own_free_shootout = ਤੁਹਾਡੀ ਵਾਰੀ ਹੈ, ਤੇ { $suit } ਤੁਹਾਡੇ ਕੋਲ ਹੈ ਨਹੀਂ: ਕੋਈ ਵੀ ਪੱਤਾ ਸੁੱਟੋ। ਇਸ ਨਾਲ ਬਾਜ਼ੀ ਮੁੱਕ ਜਾਵੇਗੀ, ਤੇ ਹਾਰ { $name } ਦੀ ਹੋਵੇਗੀ।
getaway_own_free_first = { $suit } ਤੁਹਾਡੇ ਕੋਲ ਹੈ ਨਹੀਂ: ਕੋਈ ਵੀ ਪੱਤਾ ਸੁੱਟੋ। ਪਹਿਲੇ ਗੇੜੇ ਵਿੱਚ ਇਸ ਨਾਲ ਕੁਝ ਨਹੀਂ ਵਿਗੜਦਾ।
getaway_own_draw = ਪਾਵਰ ਤੁਹਾਡੇ ਕੋਲ ਹੈ ਪਰ ਪੱਤਾ ਕੋਈ ਨਹੀਂ: ਚੁਣੋ ਕਿ ਕਿਸ ਦੇ ਹੱਥੋਂ ਖਿੱਚਣਾ ਹੈ।
getaway_own_draw_held = ਵਕਫ਼ਾ ਮੁੱਕਦਿਆਂ ਹੀ { $name } ਤੋਂ ਪੱਤਾ ਖਿੱਚਿਆ ਜਾਵੇਗਾ। ਚਾਹੋ ਤਾਂ ਉਦੋਂ ਤੱਕ ਕਿਸੇ ਹੋਰ ਨੂੰ ਚੁਣ ਲਓ।
getaway_own_drawn = ਪਾਵਰ ਤੁਹਾਡੇ ਕੋਲ ਹੈ ਪਰ ਪੱਤਾ ਕੋਈ ਨਹੀਂ: ਹੁਣੇ ਤੁਹਾਡੇ ਲਈ ਇੱਕ ਪੱਤਾ ਖਿੱਚਿਆ ਜਾਵੇਗਾ।
getaway_own_announced = ਇਹ ਗੇੜਾ ਮੁੱਕਦਿਆਂ ਹੀ { $name } ਦੇ ਪੱਤੇ ਤੁਹਾਡੇ ਹੋਣਗੇ।
getaway_own_void_away = ਤੁਹਾਨੂੰ { $name } ਦੇ ਪੱਤੇ ਨਹੀਂ ਮਿਲੇ: { $name } ਦੀ ਜਾਨ ਛੁੱਟ ਚੁੱਕੀ ਹੈ।
getaway_own_void_next = ਤੁਹਾਨੂੰ { $name } ਦੇ ਪੱਤੇ ਨਹੀਂ ਮਿਲੇ: ਜਿਸ ਅਗਲੇ ਖਿਡਾਰੀ ਕੋਲ ਪੱਤੇ ਹਨ, ਉਹ ਹੁਣ ਕੋਈ ਹੋਰ ਹੈ।
getaway_own_void_two = ਤੁਹਾਨੂੰ { $name } ਦੇ ਪੱਤੇ ਨਹੀਂ ਮਿਲੇ: ਦੋ ਹੀ ਖਿਡਾਰੀ ਬਚੇ ਹਨ, ਪੱਤੇ ਲੈਂਦੇ ਤਾਂ ਹਾਰ ਤੁਹਾਡੀ ਹੁੰਦੀ।
getaway_own_void_draw = ਤੁਹਾਨੂੰ { $name } ਦੇ ਪੱਤੇ ਨਹੀਂ ਮਿਲੇ: ਪਾਵਰ ਤੁਹਾਡੇ ਕੋਲ ਹੈ ਪਰ ਪੱਤਾ ਕੋਈ ਨਹੀਂ, ਸੋ ਤੁਸੀਂ ਇੱਕ ਪੱਤਾ ਖਿੱਚਣਾ ਹੈ।

## Buttons

getaway_button_take = ਪੱਤੇ ਲੈ ਲਓ
getaway_button_pile = ਢੇਰੀ { $number }
getaway_button_draw = { $name } ਤੋਂ ਖਿੱਚੋ ({ $count })
getaway_button_take_withdraw = ਇਸ ਗੇੜੇ ਮਗਰੋਂ ਪੱਤੇ ਨਾ ਲਓ
getaway_button_take_anyway = ਲੈ ਲਓ, ਹਾਰ ਮਨਜ਼ੂਰ ਹੈ

## What was done

getaway_done_piles = ਬਾਜ਼ੀ { $game } ਦੀਆਂ ਢੇਰੀਆਂ ਲੱਗ ਗਈਆਂ।
getaway_done_played = ਤੁਸੀਂ { $card } ਸੁੱਟਿਆ।
getaway_done_held = ਪੱਤੇ ਲੈਣ ਦਾ ਵਕਫ਼ਾ ਮੁੱਕਣ ਤੱਕ ਤੁਹਾਡਾ { $card } ਪੁੱਠਾ ਪਿਆ ਹੈ।
getaway_done_draw_held = ਪੱਤੇ ਲੈਣ ਦਾ ਵਕਫ਼ਾ ਮੁੱਕਦਿਆਂ ਹੀ ਤੁਸੀਂ { $name } ਤੋਂ ਪੱਤਾ ਖਿੱਚੋਗੇ।
getaway_done_slip_revoke = { $card } ਗਲਤੀ ਸੀ: ਰੰਗ ਤੁਹਾਡੇ ਕੋਲ ਹੈਗਾ ਸੀ। ਗੇੜੇ ਦੇ ਪੱਤੇ ਤੁਹਾਨੂੰ ਚੁੱਕਣੇ ਪਏ।
getaway_done_slip_out_of_turn = { $card } ਗਲਤੀ ਸੀ: ਤੁਹਾਡੀ ਵਾਰੀ ਨਹੀਂ ਸੀ। ਗੇੜੇ ਦੇ ਪੱਤੇ ਤੁਹਾਨੂੰ ਚੁੱਕਣੇ ਪਏ।
getaway_done_took = ਤੁਸੀਂ { $name } { $count ->
    [one] ਦਾ ਆਖਰੀ ਪੱਤਾ ਲੈ ਲਿਆ
   *[other] ਦੇ ਸਾਰੇ { $count } ਪੱਤੇ ਲੈ ਲਏ
}।
getaway_done_announced = ਠੀਕ ਹੈ। ਇਰਾਦਾ ਬਦਲ ਜਾਵੇ ਤਾਂ ਦੁਬਾਰਾ `/getaway take` ਲਿਖੋ।
getaway_done_withdrawn = ਠੀਕ ਹੈ, ਇਸ ਗੇੜੇ ਮਗਰੋਂ ਪੱਤੇ ਨਹੀਂ ਲੈਣੇ।
getaway_done_drew = ਤੁਸੀਂ { $name } ਤੋਂ { $card } ਖਿੱਚਿਆ, ਤੇ ਉਹੀ ਤੁਹਾਡੀ ਚਾਲ ਹੈ।

getaway_ask_take = ਹੁਣ ਦੋ ਹੀ ਖਿਡਾਰੀ ਬਚੇ ਹਨ: { $name } ਦੇ ਪੱਤੇ ਲਏ ਤਾਂ ਹਾਰ ਤੁਹਾਡੀ ਹੋਵੇਗੀ। ਫਿਰ ਵੀ ਸਾਰੇ ਲੈ ਲਈਏ?
getaway_ask_take_costs = { $name } ਦੇ ਪੱਤੇ ({ $count }): ਤੁਹਾਡੇ ਕੋਲ { $total } ਹੋ ਜਾਣਗੇ, ਤੇ { $name } ਦੀ ਜਾਨ ਛੁੱਟ ਜਾਵੇਗੀ। ਲੈ ਲਈਏ?
getaway_ask_take_later = ਪੱਤੇ ਇਹ ਗੇੜਾ ਮੁੱਕਣ ’ਤੇ ਮਿਲਣਗੇ।

## Refusals: what is wrong, and what to do instead

getaway_refuse_not_your_pick = ਪਹਿਲਾਂ { $name } ਦੀ ਵਾਰੀ ਹੈ। ਆਪਣੀ ਵਾਰੀ ਦੀ ਉਡੀਕ ਕਰੋ।
getaway_refuse_too_many = { $have } ਸੀਟਾਂ ਬਹੁਤ ਜ਼ਿਆਦਾ ਹਨ: ਇਨ੍ਹਾਂ ਪੱਤਿਆਂ ਨਾਲ ਵੱਧ ਤੋਂ ਵੱਧ { $most } ਖੇਡ ਸਕਦੇ ਹਨ। ਕੰਪਿਊਟਰ ਘਟਾਓ, ਜਾਂ ਤਾਸ਼ ਦੇ ਦੋ ਪੈਕ ਲਓ।
getaway_refuse_not_your_lead = ਪਾਵਰ { $name } ਕੋਲ ਹੈ ਤੇ ਚਾਲ ਵੀ ਉਨ੍ਹਾਂ ਦੀ। ਚਾਲ ਦੀ ਉਡੀਕ ਕਰੋ।
getaway_refuse_already_played = ਇਸ ਗੇੜੇ ਵਿੱਚ ਤੁਹਾਡਾ ਪੱਤਾ ਪੈ ਚੁੱਕਾ ਹੈ। ਅਗਲੇ ਦੀ ਉਡੀਕ ਕਰੋ।
getaway_refuse_must_follow = { $suit } ਤੁਹਾਡੇ ਕੋਲ ਹੈ, ਸੋ ਉਹੀ ਦੇਣਾ ਪਵੇਗਾ। ਇਹ ਪੱਤੇ ਚੱਲਣਗੇ: { $cards }
getaway_refuse_must_open = ਪਹਿਲਾ ਗੇੜਾ A♠ ਨਾਲ ਖੁੱਲ੍ਹਦਾ ਹੈ। ਉਹੀ ਸੁੱਟੋ।
getaway_refuse_draw_first = ਪਹਿਲਾਂ ਇੱਕ ਪੱਤਾ ਖਿੱਚਣਾ ਪਵੇਗਾ।
getaway_refuse_trick_is_open = ਗੇੜਾ ਚੱਲ ਰਿਹਾ ਹੈ। ਪੱਤੇ ਇਸ ਦੇ ਮੁੱਕਣ ’ਤੇ ਲੈ ਸਕਦੇ ਹੋ: ਹੁਣੇ ਐਲਾਨ ਕਰ ਦਿਓ, ਵੇਲਾ ਆਉਂਦਿਆਂ ਹੀ ਹੋ ਜਾਵੇਗਾ।
getaway_refuse_nothing_to_take = ਹਾਲੇ ਹੋਰ ਕਿਸੇ ਕੋਲ ਲੈਣ ਨੂੰ ਪੱਤੇ ਨਹੀਂ। ਅਗਲੇ ਪੱਤੇ ਦੀ ਉਡੀਕ ਕਰੋ।
getaway_refuse_taking_is_off = ਇਸ ਮੇਜ਼ ’ਤੇ ਕੋਈ ਕਿਸੇ ਦੇ ਪੱਤੇ ਨਹੀਂ ਲੈਂਦਾ। ਆਪਣੇ ਪੱਤੇ ਖੇਡ ਕੇ ਹੀ ਮੁਕਾਓ।
getaway_refuse_leader_takes = ਇਸ ਮੇਜ਼ ’ਤੇ ਪੱਤੇ ਸਿਰਫ਼ ਉਹੀ ਲੈ ਸਕਦਾ ਹੈ ਜਿਸ ਕੋਲ ਪਾਵਰ ਹੋਵੇ, ਉਹ ਵੀ ਚਾਲ ਤੋਂ ਪਹਿਲਾਂ। ਪਾਵਰ ਮਿਲਣ ਦੀ ਉਡੀਕ ਕਰੋ।
getaway_refuse_took_already = ਇਸ ਚਾਲ ਤੋਂ ਪਹਿਲਾਂ ਤੁਸੀਂ ਇੱਕ ਖਿਡਾਰੀ ਦੇ ਪੱਤੇ ਲੈ ਚੁੱਕੇ ਹੋ। ਹੁਣ ਚਾਲ ਚੱਲੋ।
getaway_refuse_no_draw = ਹਾਲੇ ਤੁਸੀਂ ਕੁਝ ਨਹੀਂ ਖਿੱਚਣਾ।
getaway_refuse_wrong_source = ਇਸ ਖਿਡਾਰੀ ਤੋਂ ਪੱਤਾ ਨਹੀਂ ਖਿੱਚਿਆ ਜਾ ਸਕਦਾ। ਕਿਸ ਤੋਂ ਖਿੱਚਿਆ ਜਾ ਸਕਦਾ ਹੈ, ਇਹ `/getaway hand` ਦਿਖਾਵੇਗਾ।
getaway_refuse_picking = ਹਾਲੇ ਢੇਰੀਆਂ ਚੁਣੀਆਂ ਜਾ ਰਹੀਆਂ ਹਨ। ਸਾਰੇ ਚੁਣ ਲੈਣ ਤਾਂ ਪੱਤੇ ਚੱਲਣਗੇ।
getaway_refuse_not_picking = ਹਾਲੇ ਚੁਣਨ ਨੂੰ ਕੋਈ ਢੇਰੀ ਨਹੀਂ।
getaway_refuse_no_such_pile = ਢੇਰੀ { $number } ਹੈ ਨਹੀਂ ਜਾਂ ਕਿਸੇ ਨੇ ਲੈ ਲਈ। ਕੋਈ ਹੋਰ ਚੁਣੋ।
getaway_refuse_not_a_seat = “{ $typed }” ਅਜਿਹਾ ਖਿਡਾਰੀ ਨਹੀਂ ਜਿਸ ਤੋਂ ਤੁਸੀਂ ਪੱਤਾ ਖਿੱਚ ਸਕੋ। ਸੂਚੀ ਵਿੱਚੋਂ ਚੁਣੋ।

## The rules in short

getaway_rules_title = ਗੈੱਟਅਵੇ, ਥੋੜ੍ਹੇ ਵਿੱਚ
getaway_rules_aim = ਆਪਣੇ ਸਾਰੇ ਪੱਤਿਆਂ ਤੋਂ ਜਾਨ ਛੁਡਾਓ। ਜੋ ਅਖੀਰ ਵਿੱਚ ਰਹਿ ਜਾਵੇ, **ਹਾਰ ਉਸੇ ਦੀ** ਹੈ; ਬਾਕੀ ਸਾਰੇ ਬਚ ਨਿਕਲੇ।
getaway_rules_deal = ਸਾਰੇ ਪੱਤੇ ਵੰਡੇ ਜਾਂਦੇ ਹਨ। ਹਰ ਰੰਗ ਵਿੱਚ ਯੱਕਾ ਸਭ ਤੋਂ ਵੱਡਾ ਹੈ (A K Q J 10 9 8 7 6 5 4 3 2)।
getaway_rules_first_any = **ਪਹਿਲਾ ਗੇੜਾ:** ਜਿਸ ਕੋਲ A♠ ਹੋਵੇ ਉਹ ਉਸੇ ਨਾਲ ਖੇਡ ਖੋਲ੍ਹੇ। ਬਾਕੀ ਸਾਰੇ, ਜਿਸ ਤਰਤੀਬ ਵਿੱਚ ਚਾਹੁਣ, ਹੁਕਮ ਦਾ ਪੱਤਾ ਸੁੱਟਣ, ਜਾਂ ਹੁਕਮ ਨਾ ਹੋਵੇ ਤਾਂ ਕੋਈ ਵੀ। ਪੱਤੇ ਰੱਦੀ ਵਿੱਚ ਜਾਂਦੇ ਹਨ।
getaway_rules_first_turn = **ਪਹਿਲਾ ਗੇੜਾ:** ਜਿਸ ਕੋਲ A♠ ਹੋਵੇ ਉਹ ਉਸੇ ਨਾਲ ਖੇਡ ਖੋਲ੍ਹੇ। ਬਾਕੀ ਸਾਰੇ ਵਾਰੀ-ਵਾਰੀ ਹੁਕਮ ਦਾ ਪੱਤਾ ਸੁੱਟਣ, ਜਾਂ ਹੁਕਮ ਨਾ ਹੋਵੇ ਤਾਂ ਕੋਈ ਵੀ। ਪੱਤੇ ਰੱਦੀ ਵਿੱਚ ਜਾਂਦੇ ਹਨ।
getaway_rules_tricks = **ਬਾਅਦ ਦਾ ਹਰ ਗੇੜਾ:** ਜਿਸ ਕੋਲ ਪਾਵਰ ਹੋਵੇ ਉਹ ਕਿਸੇ ਵੀ ਪੱਤੇ ਨਾਲ ਚਾਲ ਚੱਲੇ, ਬਾਕੀ ਵਾਰੀ-ਵਾਰੀ ਉਸੇ ਰੰਗ ਦਾ ਪੱਤਾ ਦੇਣ। ਸਾਰੇ ਰੰਗ ਦੇ ਦੇਣ ਤਾਂ ਪੱਤੇ ਰੱਦੀ ਵਿੱਚ ਜਾਂਦੇ ਹਨ, ਤੇ ਚਾਲ ਦੇ ਰੰਗ ਦਾ ਸਭ ਤੋਂ ਵੱਡਾ ਪੱਤਾ ਪਾਵਰ ਲੈ ਜਾਂਦਾ ਹੈ। ਜਿਸ ਕੋਲ ਰੰਗ ਨਾ ਹੋਵੇ ਉਹ ਕੋਈ ਵੀ ਪੱਤਾ ਸੁੱਟੇ: ਇਹ **ਠੁੱਲਾ** ਹੈ, ਗੇੜਾ ਉੱਥੇ ਹੀ ਖਤਮ, ਤੇ ਜਿਸ ਨੇ ਚਾਲ ਦੇ ਰੰਗ ਦਾ ਸਭ ਤੋਂ ਵੱਡਾ ਪੱਤਾ ਸੁੱਟਿਆ ਸੀ ਉਹ **ਉਸ ਦੇ ਸਾਰੇ ਪੱਤੇ ਚੁੱਕੇ**, ਤੇ ਪਾਵਰ ਵੀ ਉਸੇ ਦੀ।
getaway_rules_away = **ਜਾਨ ਛੁਡਾਉਣੀ:** ਗੇੜਾ ਮੁੱਕਣ ’ਤੇ ਜਿਸ ਕੋਲ ਕੋਈ ਪੱਤਾ ਨਾ ਹੋਵੇ ਉਹ ਬਚ ਗਿਆ, ਬੱਸ ਪਾਵਰ ਉਸ ਕੋਲ ਨਾ ਹੋਵੇ।
getaway_rules_last_waste = **ਪਾਵਰ ਹੋਵੇ, ਪੱਤਾ ਨਾ ਹੋਵੇ:** ਰੱਦੀ ਵਿੱਚੋਂ ਇੱਕ ਪੱਤਾ ਖਿੱਚੋ ਤੇ ਉਸੇ ਦੀ ਚਾਲ ਚੱਲੋ। ਦੋ ਖਿਡਾਰੀ ਰਹਿ ਜਾਣ ਤਾਂ ਇਹ ਸ਼ੂਟਆਊਟ ਹੈ: ਦੂਜੇ ਨੇ ਤੁਹਾਡੇ ਪੱਤੇ ਤੋਂ ਵੱਡਾ ਪੱਤਾ ਸੁੱਟਿਆ ਤਾਂ ਹਾਰ ਉਸ ਦੀ; ਛੋਟਾ ਸੁੱਟਿਆ ਤੇ ਉਸ ਕੋਲ ਪੱਤੇ ਬਾਕੀ ਹਨ, ਤਾਂ ਤੁਸੀਂ ਫਿਰ ਖਿੱਚੋ ਤੇ ਚਾਲ ਚੱਲੋ; ਉਹ ਛੋਟਾ ਪੱਤਾ ਉਸ ਦਾ ਆਖਰੀ ਸੀ ਤਾਂ ਉਸ ਦੀ ਜਾਨ ਛੁੱਟੀ; ਉਸ ਕੋਲ ਉਹ ਰੰਗ ਹੀ ਨਾ ਹੋਵੇ ਤਾਂ ਹਾਰ ਤੁਹਾਡੀ।
getaway_rules_last_neighbour = **ਪਾਵਰ ਹੋਵੇ, ਪੱਤਾ ਨਾ ਹੋਵੇ:** ਅਗਲੇ ਖਿਡਾਰੀ ਦੇ ਹੱਥੋਂ ਇੱਕ ਪੱਤਾ ਖਿੱਚੋ ਤੇ ਉਸੇ ਦੀ ਚਾਲ ਚੱਲੋ।
getaway_rules_last_any = **ਪਾਵਰ ਹੋਵੇ, ਪੱਤਾ ਨਾ ਹੋਵੇ:** ਕੋਈ ਖਿਡਾਰੀ ਚੁਣੋ, ਉਸ ਦੇ ਹੱਥੋਂ ਇੱਕ ਪੱਤਾ ਖਿੱਚੋ ਤੇ ਉਸੇ ਦੀ ਚਾਲ ਚੱਲੋ।
getaway_rules_last_passes = **ਪਾਵਰ ਹੋਵੇ, ਪੱਤਾ ਨਾ ਹੋਵੇ:** ਤਿੰਨ ਜਾਂ ਵੱਧ ਖਿਡਾਰੀ ਬਾਕੀ ਹੋਣ ਤਾਂ ਤੁਸੀਂ ਬਚ ਨਿਕਲੇ ਤੇ ਪਾਵਰ ਅੱਗੇ ਗਈ। ਦੋ ਹੋਣ ਤਾਂ ਰੱਦੀ ਵਿੱਚੋਂ ਇੱਕ ਪੱਤਾ ਖਿੱਚੋ ਤੇ ਉਸੇ ਦੀ ਚਾਲ ਚੱਲੋ। ਇਹ ਸ਼ੂਟਆਊਟ ਹੈ: ਦੂਜੇ ਨੇ ਤੁਹਾਡੇ ਪੱਤੇ ਤੋਂ ਵੱਡਾ ਪੱਤਾ ਸੁੱਟਿਆ ਤਾਂ ਹਾਰ ਉਸ ਦੀ; ਛੋਟਾ ਸੁੱਟਿਆ ਤੇ ਉਸ ਕੋਲ ਪੱਤੇ ਬਾਕੀ ਹਨ, ਤਾਂ ਤੁਸੀਂ ਫਿਰ ਖਿੱਚੋ ਤੇ ਚਾਲ ਚੱਲੋ; ਉਹ ਛੋਟਾ ਪੱਤਾ ਉਸ ਦਾ ਆਖਰੀ ਸੀ ਤਾਂ ਉਸ ਦੀ ਜਾਨ ਛੁੱਟੀ; ਉਸ ਕੋਲ ਉਹ ਰੰਗ ਹੀ ਨਾ ਹੋਵੇ ਤਾਂ ਹਾਰ ਤੁਹਾਡੀ।
getaway_rules_take = **ਪੱਤੇ ਲੈਣੇ:** ਹਰ ਗੇੜੇ ਤੋਂ ਪਹਿਲਾਂ ਤੁਸੀਂ ਅਗਲੇ ਖਿਡਾਰੀ ਦੇ ਸਾਰੇ ਪੱਤੇ ਲੈ ਸਕਦੇ ਹੋ। ਉਨ੍ਹਾਂ ਦੀ ਜਾਨ ਛੁੱਟੀ; ਤੁਹਾਡਾ ਭਾਰ ਵਧਿਆ। ਗੇੜੇ ਦੌਰਾਨ ਇਸ ਦਾ ਐਲਾਨ ਕਰ ਸਕਦੇ ਹੋ।
getaway_rules_take_leader = **ਪੱਤੇ ਲੈਣੇ:** ਪਾਵਰ ਤੁਹਾਡੇ ਕੋਲ ਹੋਵੇ ਤਾਂ ਚਾਲ ਤੋਂ ਪਹਿਲਾਂ ਤੁਸੀਂ ਅਗਲੇ ਖਿਡਾਰੀ ਦੇ ਸਾਰੇ ਪੱਤੇ ਲੈ ਸਕਦੇ ਹੋ, ਹਰ ਵਾਰ ਇੱਕੋ ਦਫ਼ਾ। ਉਨ੍ਹਾਂ ਦੀ ਜਾਨ ਛੁੱਟੀ; ਤੁਹਾਡਾ ਭਾਰ ਵਧਿਆ।
getaway_rules_penalise = **ਗਲਤੀਆਂ:** ਵਾਰੀ ਤੋਂ ਬਿਨਾਂ ਪੱਤਾ ਸੁੱਟਿਆ, ਜਾਂ ਰੰਗ ਹੁੰਦਿਆਂ ਨਾ ਦਿੱਤਾ, ਤਾਂ ਗੇੜਾ ਖਤਮ, ਤੇ ਉਸ ਦੇ ਪੱਤੇ ਤੁਸੀਂ ਚੁੱਕੋ।
getaway_rules_piles = **ਢੇਰੀਆਂ:** ਪੱਤੇ ਵੰਡੇ ਜਾਣ ਦੀ ਥਾਂ ਹਰ ਕੋਈ ਕਈ ਅਣਗਿਣੀਆਂ ਢੇਰੀਆਂ ਵਿੱਚੋਂ ਇੱਕ ਚੁਣਦਾ ਹੈ।

## Figures

getaway_hint_why_trick = ਕਿਉਂ: ਇਸ ਗੇੜੇ ਦੇ ਪੱਤੇ 100 ਵਿੱਚੋਂ ਲਗਭਗ { $best } ਵਾਰ ਤੁਹਾਨੂੰ ਚੁੱਕਣੇ ਪੈਂਦੇ ਹਨ, ਦੂਜੇ ਨੰਬਰ ਵਾਲੇ ਫ਼ੈਸਲੇ ਨਾਲ { $next } ਵਾਰ।
getaway_hint_why_hand = ਕਿਉਂ: ਇਸ ਗੇੜੇ ਵਿੱਚ ਬਹੁਤਾ ਫ਼ਰਕ ਨਹੀਂ ਪੈਂਦਾ, ਪਰ ਬਾਅਦ ਵਿੱਚ ਜਿਹੜੇ ਪੱਤੇ ਤੁਹਾਡੇ ਕੋਲ ਬਚਦੇ ਹਨ ਉਹ ਵਧੀਆ ਹਨ।
getaway_hint_why_pickup = ਕਿਉਂ: ਇਹ ਗੇੜਾ ਸ਼ਾਇਦ ਤੁਹਾਨੂੰ ਚੁੱਕਣਾ ਪਵੇ (100 ਵਿੱਚੋਂ ਲਗਭਗ { $best } ਵਾਰ), ਪਰ ਫਿਰ ਜਿਹੜੇ ਪੱਤੇ ਤੁਹਾਡੇ ਕੋਲ ਹੋਣਗੇ ਉਹ ਵਧੀਆ ਹਨ।
getaway_hint_note = ਮੰਨਿਆ ਇਹ ਹੈ ਕਿ ਅੱਗੇ ਸਾਰੇ “ਦਰਮਿਆਨੇ” ਕੰਪਿਊਟਰ ਵਾਂਗ ਖੇਡਦੇ ਹਨ, ਤੁਸੀਂ ਵੀ। ਅੰਦਾਜ਼ਾ ਸਿਰਫ਼ ਉਸ ਤੋਂ ਹੈ ਜੋ ਤੁਹਾਨੂੰ ਪਤਾ ਹੋ ਸਕਦਾ ਹੈ: ਤੁਹਾਡੇ ਪੱਤੇ, ਜੋ ਪੱਤੇ ਚੱਲੇ, ਤੇ ਕਿਸ ਕੋਲ ਕਿਹੜਾ ਰੰਗ ਮੁੱਕ ਗਿਆ ਹੈ।
getaway_advice_card = { $card } ਸੁੱਟਣਾ
getaway_advice_take = ਅਗਲੇ ਖਿਡਾਰੀ ਦੇ ਪੱਤੇ ਲੈਣਾ
getaway_advice_wait = ਕੁਝ ਨਾ ਲੈਣਾ
getaway_advice_draw = { $name } ਤੋਂ ਪੱਤਾ ਖਿੱਚਣਾ
getaway_review_did_and_picked_up = { $choice }, ਤੇ { $count ->
    [one] { $count } ਪੱਤਾ ਚੁੱਕਣਾ ਪਿਆ
   *[other] { $count } ਪੱਤੇ ਚੁੱਕਣੇ ਪਏ
}
getaway_review_when = ਗੇੜਾ { $number }

## Commands and options, as the list of commands shows them

getaway_cmd_getaway = ਗੈੱਟਅਵੇ ਖੇਡੋ: ਆਪਣੇ ਪੱਤਿਆਂ ਤੋਂ ਜਾਨ ਛੁਡਾਓ, ਜੋ ਅਖੀਰ ਵਿੱਚ ਰਹਿ ਗਿਆ ਹਾਰ ਉਸੇ ਦੀ
getaway_cmd_play = ਪੱਤਾ ਸੁੱਟੋ
getaway_cmd_take = ਅਗਲੇ ਖਿਡਾਰੀ ਦੇ ਪੱਤੇ ਲਓ, ਜਾਂ ਐਲਾਨ ਕਰੋ; ਦੁਬਾਰਾ ਲਿਖੋ ਤਾਂ ਵਾਪਸ
getaway_cmd_draw = ਚੁਣੋ ਕਿ ਕਿਸ ਦੇ ਹੱਥੋਂ ਪੱਤਾ ਖਿੱਚਣਾ ਹੈ
getaway_cmd_pile = ਢੇਰੀ ਚੁਣੋ

getaway_opt_take_window = ਚਾਲ ਤੋਂ ਪਹਿਲਾਂ ਕਿੰਨੇ ਸਕਿੰਟ ਦੂਜੇ ਪੱਤੇ ਲੈ ਸਕਣ, 0 ਤੋਂ 30
getaway_opt_house = ਨਿਯਮਾਂ ਦਾ ਕੋਈ ਸੈੱਟ; ਜਿਹੜੇ ਆਪਸ਼ਨ ਤੁਸੀਂ ਆਪ ਦਿਓ, ਚੱਲਦੇ ਉਹੀ ਹਨ
getaway_opt_packs = 3 ਤੋਂ 8 ਖਿਡਾਰੀਆਂ ਲਈ ਇੱਕ ਪੈਕ, 6 ਤੋਂ 16 ਲਈ ਦੋ
getaway_opt_direction = ਵਾਰੀ ਕਿਸ ਰੁਖ਼ ਚੱਲੇ
getaway_opt_deal = ਪੱਤੇ ਖਿਡਾਰੀਆਂ ਨੂੰ ਕਿਵੇਂ ਮਿਲਣ
getaway_opt_last_card = ਆਖਰੀ ਪੱਤੇ ਨਾਲ ਗੇੜਾ ਜਿੱਤੋ ਤਾਂ ਕੀ ਹੋਵੇ
getaway_opt_mistakes = ਗਲਤ ਪੱਤਾ ਸੁੱਟਣ ’ਤੇ ਕੀ ਹੋਵੇ
getaway_opt_taking = ਗੇੜੇ ਤੋਂ ਪਹਿਲਾਂ ਅਗਲੇ ਖਿਡਾਰੀ ਦੇ ਪੱਤੇ ਕੌਣ ਲੈ ਸਕੇ
getaway_opt_first_trick = ਪਹਿਲੇ ਗੇੜੇ ਦੀ ਤਰਤੀਬ
getaway_opt_card = ਪੱਤਾ, ਜਿਵੇਂ QH, 10S ਜਾਂ queen of hearts
getaway_opt_from = ਕਿਸ ਦੇ ਹੱਥੋਂ
getaway_opt_number = ਕਿਹੜੀ ਢੇਰੀ

getaway_choice_classic = ਪੁਰਾਣੇ ਨਿਯਮ
getaway_choice_shootout = ਸ਼ੂਟਆਊਟ: ਪਹਿਲਾ ਗੇੜਾ ਵਾਰੀ-ਵਾਰੀ, ਚਾਲ ਅੱਗੇ ਜਾਂਦੀ ਹੈ
getaway_choice_strict = ਸਖ਼ਤ: ਪਹਿਲਾ ਗੇੜਾ ਵਾਰੀ-ਵਾਰੀ, ਗਲਤੀ ਮਹਿੰਗੀ ਪੈਂਦੀ ਹੈ
getaway_choice_1 = ਇੱਕ
getaway_choice_2 = ਦੋ
getaway_choice_dealt = ਇੱਕ-ਇੱਕ ਕਰ ਕੇ ਵੰਡੇ ਜਾਣ
getaway_choice_choose_a_pile = ਢੇਰੀਆਂ ਵਿੱਚ ਚੁਣੇ ਜਾਣ
getaway_choice_any_order = ਸਾਰੇ ਇਕੱਠੇ
getaway_choice_in_turn = ਵਾਰੀ-ਵਾਰੀ
getaway_choice_draw_from_waste = ਰੱਦੀ ਵਿੱਚੋਂ ਖਿੱਚੋ
getaway_choice_draw_from_neighbour = ਅਗਲੇ ਖਿਡਾਰੀ ਤੋਂ ਖਿੱਚੋ
getaway_choice_draw_from_any = ਆਪਣੀ ਪਸੰਦ ਦੇ ਖਿਡਾਰੀ ਤੋਂ ਖਿੱਚੋ
getaway_choice_lead_passes = ਬਚ ਨਿਕਲੋ, ਚਾਲ ਅੱਗੇ ਜਾਵੇ
getaway_choice_refuse = ਪੱਤਾ ਮਨਜ਼ੂਰ ਨਹੀਂ
getaway_choice_penalise = ਸਜ਼ਾ ਮਿਲੇ
getaway_choice_anyone = ਕੋਈ ਵੀ
getaway_choice_leader = ਸਿਰਫ਼ ਪਾਵਰ ਵਾਲਾ, ਇੱਕ ਵਾਰ
getaway_choice_off = ਕੋਈ ਨਹੀਂ

getaway_highest = (ਸਭ ਤੋਂ ਵੱਡਾ { $name } ਦਾ)
getaway_button_take_from = { $name } ਦੇ ਪੱਤੇ ਲੈ ਲਓ

## A first game

getaway_help_aim = ਹਰ ਕੋਈ ਆਪਣੇ ਪੱਤਿਆਂ ਤੋਂ ਜਾਨ ਛੁਡਾਉਣੀ ਚਾਹੁੰਦਾ ਹੈ। ਤੁਹਾਡੇ ਕੋਲ ਇੱਕ ਵੀ ਨਾ ਰਹੇ ਤਾਂ ਤੁਸੀਂ ਬਚ ਨਿਕਲੇ। ਇਸ ਵਿੱਚ ਕੋਈ ਜਿੱਤਦਾ ਨਹੀਂ, ਪਰ ਇੱਕ ਹਾਰਦਾ ਜ਼ਰੂਰ ਹੈ: ਜੋ ਅਖੀਰ ਵਿੱਚ ਰਹਿ ਜਾਵੇ, **ਹਾਰ ਉਸੇ ਦੀ** ਹੈ।
getaway_help_aim_picture = **ਤਸਵੀਰ ਵਿੱਚ:** ਹੱਥ ਦੇ ਕੁਝ ਪੱਤੇ। ਹਰ ਰੰਗ ਵਿੱਚ ਯੱਕਾ ਸਭ ਤੋਂ ਵੱਡਾ ਹੈ ਤੇ ਦੁੱਕੀ ਸਭ ਤੋਂ ਛੋਟੀ।
getaway_help_turn =
    ਕੋਈ ਇੱਕ ਪੱਤਾ ਚੱਲਦਾ ਹੈ। ਬਾਕੀਆਂ ਕੋਲ ਉਸੇ ਰੰਗ ਦਾ ਪੱਤਾ ਹੋਵੇ ਤਾਂ ਉਹੀ ਦਿੰਦੇ ਹਨ।

    { "" }**ਸਾਰਿਆਂ ਨੇ ਰੰਗ ਦੇ ਦਿੱਤਾ?** ਪੱਤੇ ਰੱਦੀ ਵਿੱਚ ਜਾਂਦੇ ਹਨ, ਤੇ ਜਿਸ ਦਾ ਪੱਤਾ ਸਭ ਤੋਂ ਵੱਡਾ ਸੀ, ਅਗਲੀ ਚਾਲ ਉਸੇ ਦੀ: **ਪਾਵਰ** ਉਸੇ ਕੋਲ ਹੈ।

    { "" }**ਕਿਸੇ ਕੋਲ ਰੰਗ ਨਹੀਂ?** ਉਹ ਕੋਈ ਵੀ ਪੱਤਾ ਸੁੱਟੇ: ਇਹੀ **ਠੁੱਲਾ** ਹੈ। ਗੇੜਾ ਉੱਥੇ ਹੀ ਖਤਮ, ਤੇ ਚਾਲ ਦੇ ਰੰਗ ਦਾ ਸਭ ਤੋਂ ਵੱਡਾ ਪੱਤਾ ਜਿਸ ਨੇ ਸੁੱਟਿਆ ਸੀ, ਉਹ ਸਾਰੇ ਚੁੱਕੇ।

    { "" }ਮੇਜ਼ ਹੇਠਾਂ **{ getaway_button_take }** ਨਾਲ ਅਗਲੇ ਖਿਡਾਰੀ ਦੇ ਸਾਰੇ ਪੱਤੇ ਤੁਹਾਡੇ ਹੋ ਜਾਂਦੇ ਹਨ, ਤੇ ਉਹ ਬਚ ਨਿਕਲਦਾ ਹੈ। ਇਸ ਦੀ ਲੋੜ ਘੱਟ ਹੀ ਪੈਂਦੀ ਹੈ, ਪਹਿਲੀਆਂ ਬਾਜ਼ੀਆਂ ਵਿੱਚ ਤਾਂ ਕਦੇ ਨਹੀਂ।
getaway_help_turn_picture = **ਤਸਵੀਰ ਵਿੱਚ:** ਪਾਨ ਦੀ ਚਾਲ ਸੀ ਤੇ ਕਿਸੇ ਨੇ ਚਿੜੀ ਸੁੱਟੀ, ਇਸ ਲਈ ਨਿਸ਼ਾਨ ਵਾਲੇ ਬਾਦਸ਼ਾਹ ਵਾਲਾ ਚਾਰੇ ਪੱਤੇ ਚੁੱਕਦਾ ਹੈ।
getaway_help_end = ਜਦੋਂ ਸਿਰਫ਼ ਇੱਕ ਖਿਡਾਰੀ ਕੋਲ ਪੱਤੇ ਰਹਿ ਜਾਣ ਤਾਂ ਬਾਜ਼ੀ ਖਤਮ: ਹਾਰ ਉਸੇ ਦੀ ਹੈ।

getaway_moment_picked_up = { $name } ਨੇ ਇੱਕੋ ਵਾਰ { $count } ਪੱਤੇ ਚੁੱਕੇ
getaway_moment_escape = { $name } ਦੀ ਜਾਨ ਛੁੱਟਣ ਵਿੱਚ { $tricks } ਗੇੜੇ ਲੱਗੇ
