# What Palace alone says, in Punjabi (Gurmukhi). English (en.ftl) has every message and is the pattern
# for this file. The plural form `one` also holds for 0. Sentences about one player fit women and men
# alike where that sounds natural.

## The lobby

palace_name = ਪੈਲੇਸ
palace_figure_picked_up = ਚੁੱਕੇ ਹੋਏ ਪੱਤੇ
palace_figure_burns = ਸਾੜੀਆਂ ਹੋਈਆਂ ਢੇਰੀਆਂ
palace_figure_misfits = ਪੁੱਠੇ ਪੱਤੇ ਜੋ ਚੱਲ ਨਾ ਸਕੇ
palace_lobby_intro = ਪਹਿਲਾਂ ਹੱਥ, ਫਿਰ ਸਾਹਮਣੇ ਦੇ ਪੱਤੇ; ਜੋ ਰਹਿ ਗਿਆ, ਹਾਰ ਉਸੇ ਦੀ।

palace_setting_length = ਹਰ ਇੱਕ ਦੇ ਪੱਤੇ
palace_choice_full = ਪੂਰੀ ਖੇਡ
palace_choice_short = ਛੋਟੀ: ਹਰ ਥਾਂ ਤਿੰਨ
palace_setting_ten = 10 ਦਾ ਪੱਤਾ
palace_choice_order = 8 ਜਾਂ ਛੋਟੇ ’ਤੇ
palace_choice_anything = ਕਿਸੇ ਵੀ ਪੱਤੇ ’ਤੇ
palace_setting_seven = 7 ਦਾ ਪੱਤਾ
palace_choice_off = ਬਾਕੀ ਪੱਤਿਆਂ ਵਾਂਗ
palace_choice_or_lower = ਉਸ ’ਤੇ 7 ਜਾਂ ਛੋਟਾ ਹੀ
palace_setting_eight = 8 ਦਾ ਪੱਤਾ
palace_choice_skips = ਅਗਲੇ ਦੀ ਵਾਰੀ ਛੁੱਟੇ
palace_setting_packs = ਤਾਸ਼ ਦੇ ਪੈਕ
palace_choice_1 = ਇੱਕ
palace_choice_2 = ਦੋ, ਪੰਜ ਜਾਂ ਛੇ ਖਿਡਾਰੀਆਂ ਲਈ

## The exchange

palace_exchange_title = ਬਾਜ਼ੀ { $game }: ਪਹਿਲਾਂ ਅਦਲਾ-ਬਦਲੀ, ਫਿਰ ਤਿਆਰ
palace_exchange_intro = ਹੱਥ ਦੇ ਪੱਤੇ ਆਪਣੇ ਖੁੱਲ੍ਹੇ ਪੱਤਿਆਂ ਨਾਲ ਬਦਲੋ, ਫਿਰ **ਤਿਆਰ** ਦੱਬੋ: ਉੱਥੇ ਰੱਖੇ ਵੱਡੇ ਪੱਤੇ ਅੱਗੇ ਕੰਮ ਆਉਂਦੇ ਹਨ।
palace_due_ready = { $who } ਹਾਲੇ ਤਿਆਰ ਨਹੀਂ।
palace_seat_ready = ✓ { $line }, ਤਿਆਰ

## The table

palace_table_title = ਬਾਜ਼ੀ { $game }, ਢੇਰੀ { $number }
palace_seats_heading = **ਹੱਥ ਵਿੱਚ · ਖੁੱਲ੍ਹੇ · ਪੁੱਠੇ**
palace_seat_line = { $name }: { $hand } · **{ $up }** · { $down }
palace_stack = { $count ->
    [one] **ਢੇਰੀ:** { $count } ਪੱਤਾ, **{ $cards }** ਹੀ।
   *[other] **ਢੇਰੀ:** { $count } ਪੱਤੇ, ਸਭ ਤੋਂ ਉੱਤੇ **{ $cards }** ਹੈ।
}
palace_stack_empty = **ਢੇਰੀ** ਖਾਲੀ ਹੈ: ਕੁਝ ਵੀ ਚੱਲੇਗਾ।
palace_goes_any = 2 ’ਤੇ ਕੁਝ ਵੀ ਚੱਲੇਗਾ।
palace_goes_low = { $rank } ’ਤੇ ਸਿਰਫ਼ { $rank } ਜਾਂ ਉਸ ਤੋਂ ਛੋਟਾ{ $ten ->
    [yes] { " ਜਾਂ 10" }
   *[no] { "" }
} ਚੱਲੇਗਾ।
palace_goes_opening = **ਢੇਰੀ** ਖਾਲੀ ਹੈ। ਪਹਿਲੀ ਚਾਲ { $rank } ਦੀ ਹੋਣੀ ਚਾਹੀਦੀ ਹੈ।
palace_piles = { $deck ->
    [0] ਖਿੱਚਣ ਵਾਲੇ ਪੱਤੇ ਮੁੱਕ ਗਏ
   *[other] ਖਿੱਚਣ ਵਾਲੇ ਪੱਤੇ: { $deck }
} · { $burnt ->
    [0] ਕੁਝ ਨਹੀਂ ਸੜਿਆ
    [one] { $burnt } ਸੜਿਆ
   *[other] { $burnt } ਸੜੇ
}

palace_exchange_retold = **ਅਦਲਾ-ਬਦਲੀ:** { $story }
palace_replay_exchange = ਅਦਲਾ-ਬਦਲੀ
palace_stack_retold = **ਢੇਰੀ { $number }:** { $story }
palace_more = …
palace_full_stop = ।
palace_play = { $name } **{ $cards }**
palace_turned_up = { $name } ਦਾ ਪੁੱਠਾ ਪੱਤਾ ਨਿਕਲਿਆ **{ $card }**
palace_turned_up_in_vain = { $name } ਦਾ ਪੁੱਠਾ ਪੱਤਾ **{ $card }** ਨਿਕਲਿਆ, ਜੋ ਚੱਲ ਨਹੀਂ ਸਕਦਾ; { $count ->
    [one] ਉਹੀ ਚੁੱਕਣਾ ਪਿਆ
   *[other] { $count } ਪੱਤੇ ਚੁੱਕਣੇ ਪਏ
}।
palace_swapped = { $name } ਨੇ { $hand } ਰੱਖ ਕੇ { $up } ਲਿਆ।
palace_begins = ਸ਼ੁਰੂਆਤ { $name } ਦੀ, { $rank } ਤੋਂ।
palace_burns = 🔥 ਢੇਰੀ ਸੜ ਗਈ।
palace_skipped = { $names } ਦੀ ਵਾਰੀ ਛੁੱਟੀ।
palace_picked_up = { $name } ਨੂੰ { $count ->
    [one] ਪੱਤਾ ਚੁੱਕਣਾ ਪਿਆ
   *[other] ਸਾਰੇ { $count } ਪੱਤੇ ਚੁੱਕਣੇ ਪਏ
}।
palace_stopped = 2,000 ਚਾਲਾਂ ਪਿੱਛੋਂ ਬਾਜ਼ੀ ਰੋਕ ਦਿੱਤੀ ਗਈ।
palace_outcome_stopped = 2,000 ਚਾਲਾਂ, ਤੇ ਹਾਰ ਕਿਸੇ ਦੀ ਨਹੀਂ: ਬਾਜ਼ੀ ਰੋਕ ਦਿੱਤੀ ਗਈ ਤੇ ਗਿਣੀ ਨਹੀਂ ਜਾਵੇਗੀ।

## The result

palace_story_legend = ਬਾਕੀ ਪੱਤੇ, ਢੇਰੀ ਦਰ ਢੇਰੀ। ▲ ਚੁੱਕੀ, ✦ ਸਾੜੀ।
    { $names }
palace_story_alt = ਹਰ ਖਿਡਾਰੀ ਦੇ ਬਾਕੀ ਪੱਤੇ, ਢੇਰੀ ਦਰ ਢੇਰੀ।
    { $lines }
palace_story_player = { $number } { $name }: { $dealt } ਪੱਤੇ ਵੰਡੇ; { $told }
palace_story_picked_up = ਢੇਰੀ { $step } ਵਿੱਚ { $count ->
    [one] { $count } ਚੁੱਕਿਆ
   *[other] { $count } ਚੁੱਕੇ
}
palace_story_burnt = ਢੇਰੀ { $step } ਵਿੱਚ { $count ->
    [one] { $count } ਸਾੜਿਆ
   *[other] { $count } ਸਾੜੇ
}
palace_story_sum = { $times } ਵਾਰ ਵਿੱਚ { $count ->
    [one] { $count } ਪੱਤਾ ਚੁੱਕਿਆ
   *[other] { $count } ਪੱਤੇ ਚੁੱਕੇ
}
palace_story_burns = { $times ->
    [one] { $times } ਢੇਰੀ ਸਾੜੀ
   *[other] { $times } ਢੇਰੀਆਂ ਸਾੜੀਆਂ
}
palace_story_away = ਢੇਰੀ { $step } ਵਿੱਚ ਜਾਨ ਛੁੱਟੀ
palace_story_lost = ਹਾਰ ਹਿੱਸੇ ਆਈ, { $count ->
    [one] { $count } ਪੱਤਾ ਬਾਕੀ
   *[other] { $count } ਪੱਤੇ ਬਾਕੀ
}
palace_story_result = { $times ->
    [0] ਇੱਕ ਵਾਰ ਵੀ ਪੱਤੇ ਨਹੀਂ ਚੁੱਕੇ
   *[other] { $times } ਵਾਰ ਪੱਤੇ ਚੁੱਕੇ
}, { $left ->
    [one] { $left } ਪੱਤਾ
   *[other] { $left } ਪੱਤੇ
} ਬਾਕੀ; { $name } ਦੀ ਜਾਨ ਢੇਰੀ { $step } ਵਿੱਚ ਹੀ ਛੁੱਟ ਗਈ।

## A hand

palace_own_cards = ਹੱਥ ਵਿੱਚ: **{ $cards }**
palace_own_up = ਖੁੱਲ੍ਹੇ: **{ $cards }**
palace_own_down = ਪੁੱਠੇ: { $count }
palace_own_exchange = ਜਿਹੜਾ ਪੱਤਾ ਰੱਖਣਾ ਹੋਵੇ ਉਹ ਦੱਬੋ; ਫਿਰ ਚੁਣੋ ਕਿ ਬਦਲੇ ਕਿਹੜਾ ਖੁੱਲ੍ਹਾ ਪੱਤਾ ਲਓਗੇ। ਹੋ ਜਾਵੇ ਤਾਂ **ਤਿਆਰ** ਦੱਬੋ।
palace_own_take = ਆਪਣੇ { $card } ਬਦਲੇ ਕਿਹੜਾ ਖੁੱਲ੍ਹਾ ਪੱਤਾ ਲਓਗੇ?
palace_own_ready = ਸਾਰੇ ਤਿਆਰ ਹੋਣ ਤਾਂ ਖੇਡ ਸ਼ੁਰੂ।
palace_own_opening = ਸ਼ੁਰੂਆਤ ਤੁਹਾਡੀ। ਪਹਿਲੀ ਚਾਲ { $rank } ਦੀ ਹੋਣੀ ਚਾਹੀਦੀ ਹੈ।
palace_own_turn = ਤੁਹਾਡੀ ਵਾਰੀ ਹੈ: ਪੱਤੇ ਸੁੱਟੋ, ਜਾਂ ਢੇਰੀ ਚੁੱਕੋ।
palace_own_any = ਤੁਹਾਡੀ ਵਾਰੀ ਹੈ: ਜੋ ਚਾਹੋ ਸੁੱਟੋ।
palace_own_nothing = ਤੁਹਾਡੀ ਵਾਰੀ ਹੈ, ਪਰ ਤੁਹਾਡਾ ਕੋਈ ਪੱਤਾ ਨਹੀਂ ਚੱਲਦਾ: ਢੇਰੀ ਚੁੱਕੋ।
palace_own_flip = ਤੁਹਾਡੀ ਵਾਰੀ ਹੈ: ਇੱਕ ਪੁੱਠਾ ਪੱਤਾ ਪਲਟੋ, ਬਾਕੀ ਕਿਸਮਤ।

## Buttons

palace_button_best_swap = ਸਭ ਤੋਂ ਵਧੀਆ ਬਦਲੀ: { $swap }
palace_button_ready = ਤਿਆਰ
palace_button_pick_up = ਚੁੱਕੋ ({ $count })
palace_button_pick_up_stack = ਢੇਰੀ ਚੁੱਕੋ
palace_button_flip = ਪੁੱਠਾ { $number }
palace_button_flip_last = ਪੁੱਠਾ ਪੱਤਾ
palace_place_down = ਪੁੱਠਾ ਪੱਤਾ { $number }

## What was done

palace_done_swapped = { $hand } ਹੁਣ ਖੁੱਲ੍ਹਾ ਪਿਆ ਹੈ, { $up } ਤੁਹਾਡੇ ਹੱਥ ਵਿੱਚ ਹੈ।
palace_done_ready = ਤੁਸੀਂ ਤਿਆਰ ਹੋ।
palace_done_played = ਤੁਸੀਂ { $cards } ਦੀ ਚਾਲ ਚੱਲੀ।
palace_done_turned_up = ਤੁਹਾਡਾ ਪੁੱਠਾ ਪੱਤਾ { $card } ਨਿਕਲਿਆ, ਤੇ ਚੱਲ ਗਿਆ।
palace_done_turned_up_in_vain = ਤੁਹਾਡਾ ਪੁੱਠਾ ਪੱਤਾ { $card } ਨਿਕਲਿਆ, ਜੋ ਚੱਲ ਨਹੀਂ ਸਕਦਾ। { $count ->
    [one] ਉਹੀ ਚੁੱਕਣਾ ਪਿਆ
   *[other] { $count } ਪੱਤੇ ਚੁੱਕਣੇ ਪਏ
}।
palace_done_picked_up = ਤੁਹਾਨੂੰ { $count ->
    [one] ਪੱਤਾ ਚੁੱਕਣਾ ਪਿਆ
   *[other] ਸਾਰੇ { $count } ਪੱਤੇ ਚੁੱਕਣੇ ਪਏ
}।

## Refusals: what is wrong, and what to do instead

palace_refuse_not_begun = ਸਾਰੇ ਤਿਆਰ ਹੋਣ ਤਾਂ ਖੇਡ ਸ਼ੁਰੂ ਹੋਵੇਗੀ। ਉਦੋਂ ਤੱਕ `/palace swap` ਨਾਲ ਪੱਤੇ ਬਦਲ ਸਕਦੇ ਹੋ।
palace_refuse_too_many = { $have } ਸੀਟਾਂ ਬਹੁਤ ਜ਼ਿਆਦਾ ਹਨ: ਇਨ੍ਹਾਂ ਪੱਤਿਆਂ ਨਾਲ ਵੱਧ ਤੋਂ ਵੱਧ { $most } ਖੇਡ ਸਕਦੇ ਹਨ। ਕੰਪਿਊਟਰ ਘਟਾਓ, ਜਾਂ ਪੰਜ-ਛੇ ਲਈ ਤਾਸ਼ ਦੇ ਦੋ ਪੈਕ ਲਓ।
palace_refuse_exchange_is_over = ਖੇਡ ਸ਼ੁਰੂ ਹੋ ਚੁੱਕੀ ਹੈ, ਸੋ ਪੱਤੇ ਜਿੱਥੇ ਹਨ ਉੱਥੇ ਹੀ ਰਹਿਣਗੇ।
palace_refuse_already_ready = ਤੁਸੀਂ ਤਾਂ ਪਹਿਲਾਂ ਤੋਂ ਹੀ ਤਿਆਰ ਹੋ। ਸਾਰੇ ਤਿਆਰ ਹੋਣ ਤਾਂ ਖੇਡ ਸ਼ੁਰੂ।
palace_refuse_not_cards = “{ $typed }” ਪੱਤੇ ਨਹੀਂ। 7H 7D ਵਾਂਗ ਲਿਖੋ, ਜਾਂ ਪੁੱਠੇ ਪੱਤੇ ਲਈ face-down 1 ਵਾਂਗ।
palace_refuse_not_equal = ਇਕੱਠੇ ਉਹੀ ਪੱਤੇ ਸੁੱਟੇ ਜਾਂਦੇ ਹਨ ਜਿਹੜੇ ਇੱਕੋ ਜਿਹੇ ਹੋਣ (ਜਿਵੇਂ 7H 7D)।
palace_refuse_not_face_up = { $card } ਤੁਹਾਡੇ ਸਾਹਮਣੇ ਖੁੱਲ੍ਹਾ ਨਹੀਂ ਪਿਆ। `/palace hand` ਦਿਖਾਵੇਗਾ ਕਿ ਕੀ ਪਿਆ ਹੈ।
palace_refuse_hand_first = { $card } ਮੇਜ਼ ’ਤੇ ਹੈ। ਪਹਿਲਾਂ ਹੱਥ ਦੇ ਪੱਤੇ ਸੁੱਟੋ।
palace_refuse_face_down_last = ਪੁੱਠੇ ਪੱਤੇ ਸਭ ਤੋਂ ਅਖੀਰ ਵਿੱਚ: ਪਹਿਲਾਂ ਹੱਥ, ਫਿਰ ਖੁੱਲ੍ਹੇ ਪੱਤੇ।
palace_refuse_must_flip = ਤੁਹਾਡੇ ਕੋਲ ਬੱਸ ਪੁੱਠੇ ਪੱਤੇ ਰਹਿ ਗਏ ਹਨ। ਥਾਂ ਤੋਂ ਚੁਣੋ (ਜਿਵੇਂ face-down 1)।
palace_refuse_no_such_place = ਥਾਂ { $number } ’ਤੇ ਤੁਹਾਡਾ ਕੋਈ ਪੁੱਠਾ ਪੱਤਾ ਨਹੀਂ। `/palace hand` ਦਿਖਾਵੇਗਾ ਕਿ ਕਿਹੜੇ ਬਾਕੀ ਹਨ।
palace_refuse_must_open = ਪਹਿਲੀ ਚਾਲ { $rank } ਦੀ ਹੋਣੀ ਚਾਹੀਦੀ ਹੈ। `/palace play` ਦਿਖਾਵੇਗਾ ਕਿ ਕੀ ਚੱਲ ਸਕਦਾ ਹੈ।
palace_refuse_too_low = ਇਹ ਛੋਟਾ ਹੈ: { $rank } ਜਾਂ ਉਸ ਤੋਂ ਵੱਡਾ, ਜਾਂ ਕੋਈ 2{ $ten ->
    [yes] { " ਜਾਂ 10" }
   *[no] { "" }
} ਸੁੱਟੋ, ਨਹੀਂ ਤਾਂ ਢੇਰੀ ਚੁੱਕੋ।
palace_refuse_too_high = { $rank } ’ਤੇ { $rank } ਜਾਂ ਉਸ ਤੋਂ ਛੋਟਾ{ $ten ->
    [yes] { " ਜਾਂ 10" }
   *[no] { "" }
} ਚੱਲਦਾ ਹੈ। ਉਹੀ ਸੁੱਟੋ, ਜਾਂ ਢੇਰੀ ਚੁੱਕੋ।
palace_refuse_nothing_to_pick_up = ਚੁੱਕਣ ਨੂੰ ਕੋਈ ਢੇਰੀ ਨਹੀਂ: ਪੱਤਾ ਸੁੱਟੋ।

## Hints

palace_hint_note = ਅੰਦਾਜ਼ਾ ਸਿਰਫ਼ ਉਸ ਤੋਂ ਹੈ ਜੋ ਤੁਹਾਨੂੰ ਪਤਾ ਹੋ ਸਕਦਾ ਹੈ: ਤੁਹਾਡੇ ਪੱਤੇ, ਜੋ ਖੁੱਲ੍ਹਾ ਪਿਆ ਹੈ, ਤੇ ਜੋ ਚੁੱਕਿਆ ਗਿਆ।
palace_advice_play = { $cards } ਸੁੱਟਣਾ
palace_advice_pick_up = ਢੇਰੀ ਚੁੱਕਣੀ
palace_advice_flip = ਇੱਕ ਪੁੱਠਾ ਪੱਤਾ ਪਲਟਣਾ
palace_advice_swap = { $hand } ਰੱਖ ਕੇ { $up } ਲੈਣਾ
palace_advice_ready = ਤਿਆਰ ਹੋ ਜਾਣਾ
palace_why_better_face_up = ਖੁੱਲ੍ਹੇ ਪੱਤੇ ਦੇਰ ਨਾਲ ਚੱਲਦੇ ਹਨ, ਇਸ ਲਈ ਤੁਹਾਡੇ ਸਭ ਤੋਂ ਚੰਗੇ ਪੱਤੇ ਉੱਥੇ ਹੋਣੇ ਚਾਹੀਦੇ ਹਨ।
palace_why_exchange_done = ਤੁਹਾਡੇ ਸਭ ਤੋਂ ਚੰਗੇ ਪੱਤੇ ਪਹਿਲਾਂ ਹੀ ਖੁੱਲ੍ਹੇ ਪਏ ਹਨ।
palace_why_burns = ਇਸ ਨਾਲ ਢੇਰੀ ਸੜਦੀ ਹੈ, ਤੇ ਚਾਲ ਫਿਰ ਤੁਹਾਡੀ।
palace_why_skips = ਇਸ ਨਾਲ ਅਗਲੇ ਖਿਡਾਰੀ ਦੀ ਵਾਰੀ ਛੁੱਟ ਜਾਂਦੀ ਹੈ।
palace_why_last_cards = ਇਸ ਤੋਂ ਬਾਅਦ ਤੁਹਾਡੇ ਕੋਲ ਕੋਈ ਪੱਤਾ ਨਹੀਂ ਰਹਿੰਦਾ: ਜਾਨ ਛੁੱਟੀ।
palace_why_next_is_stuck = ਅਗਲੇ ਖਿਡਾਰੀ ਦੇ ਖੁੱਲ੍ਹੇ ਪੱਤਿਆਂ ਵਿੱਚੋਂ ਕੋਈ ਨਹੀਂ ਚੱਲ ਸਕਦਾ।
palace_why_sheds_low = ਛੋਟੇ ਪੱਤੇ ਘੱਟ ਹੀ ਚੱਲਦੇ ਹਨ, ਮੌਕਾ ਮਿਲੇ ਤਾਂ ਕੱਢ ਦਿਓ।
palace_why_fits = ਇਹ ਉੱਥੇ ਚੱਲਦਾ ਹੈ ਜਿੱਥੇ ਘੱਟ ਹੀ ਕੁਝ ਚੱਲਦਾ ਹੈ।
palace_why_nothing_fits = ਤੁਹਾਡਾ ਕੋਈ ਪੱਤਾ ਨਹੀਂ ਚੱਲਦਾ।
palace_why_saves_cards = ਤੁਹਾਡੇ ਪੱਤੇ ਅੱਗੇ ਵੱਧ ਕੰਮ ਆਉਣਗੇ; ਇਸ ਲਈ ਹੁਣੇ ਢੇਰੀ ਚੁੱਕਣੀ ਮਹਿੰਗੀ ਨਹੀਂ।
palace_why_unseen = ਪੁੱਠੇ ਪੱਤੇ ਸਾਰੇ ਇੱਕੋ ਜਿਹੇ ਹਨ।
palace_review_when = ਢੇਰੀ { $number }

## The rules in short

palace_rules_title = ਪੈਲੇਸ, ਥੋੜ੍ਹੇ ਵਿੱਚ
palace_rules_aim = ਆਪਣੇ ਸਾਰੇ ਪੱਤਿਆਂ ਤੋਂ ਜਾਨ ਛੁਡਾਓ: ਹੱਥ ਦੇ, ਖੁੱਲ੍ਹੇ ਤੇ ਪੁੱਠੇ। ਜੋ ਅਖੀਰ ਵਿੱਚ ਰਹਿ ਜਾਵੇ, **ਹਾਰ ਉਸੇ ਦੀ** ਹੈ; ਬਾਕੀ ਸਾਰੇ ਬਚ ਨਿਕਲੇ।
palace_rules_deal_full = ਹਰ ਇੱਕ ਨੂੰ ਪੁੱਠੇ, ਖੁੱਲ੍ਹੇ ਤੇ ਹੱਥ ਦੇ ਪੱਤੇ ਬਰਾਬਰ ਮਿਲਦੇ ਹਨ: ਦੋ ਖਿਡਾਰੀ ਹੋਣ ਤਾਂ ਛੇ-ਛੇ, ਤਿੰਨ ਹੋਣ ਤਾਂ ਚਾਰ-ਚਾਰ, ਚਾਰ ਹੋਣ ਤਾਂ ਤਿੰਨ-ਤਿੰਨ। 16 ਪੱਤੇ ਖਿੱਚਣ ਲਈ ਰੱਖੇ ਜਾਂਦੇ ਹਨ।
palace_rules_deal_short = ਹਰ ਇੱਕ ਨੂੰ 3 ਪੁੱਠੇ, 3 ਖੁੱਲ੍ਹੇ ਤੇ 3 ਹੱਥ ਦੇ ਪੱਤੇ ਮਿਲਦੇ ਹਨ। 16 ਪੱਤੇ ਖਿੱਚਣ ਲਈ ਰੱਖੇ ਜਾਂਦੇ ਹਨ; ਬਾਕੀ ਖੇਡ ਤੋਂ ਬਾਹਰ।
palace_rules_deal_two = ਤਾਸ਼ ਦੇ ਦੋ ਪੈਕ ਹਨ। ਹਰ ਇੱਕ ਨੂੰ 3 ਪੁੱਠੇ, 3 ਖੁੱਲ੍ਹੇ ਤੇ 3 ਹੱਥ ਦੇ ਪੱਤੇ ਮਿਲਦੇ ਹਨ; ਬਾਕੀ ਖਿੱਚਣ ਲਈ ਰੱਖੇ ਜਾਂਦੇ ਹਨ।
palace_rules_exchange = **ਅਦਲਾ-ਬਦਲੀ:** ਖੇਡ ਤੋਂ ਪਹਿਲਾਂ ਹੱਥ ਦੇ ਪੱਤੇ ਖੁੱਲ੍ਹੇ ਪੱਤਿਆਂ ਨਾਲ ਜਿਵੇਂ ਚਾਹੋ ਬਦਲੋ, ਫਿਰ **ਤਿਆਰ** ਦੱਬੋ।
palace_rules_begin = **ਸ਼ੁਰੂਆਤ:** ਜਿਸ ਦੇ ਹੱਥ ਵਿੱਚ ਸਭ ਤੋਂ ਛੋਟਾ ਪੱਤਾ ਹੋਵੇ (2 ਨਹੀਂ ਗਿਣੇ ਜਾਂਦੇ; ਬਰਾਬਰ ਹੋਣ ਤਾਂ ਕਿਸਮਤ), ਸ਼ੁਰੂਆਤ ਉਸੇ ਦੀ, ਤੇ ਉਹੋ ਜਿਹੇ ਹੀ ਪੱਤੇ ਤੋਂ।
palace_rules_play = **ਚਾਲ:** ਢੇਰੀ ’ਤੇ ਇੱਕ ਪੱਤਾ ਜਾਂ ਕਈ ਇੱਕੋ ਜਿਹੇ ਪੱਤੇ (ਜਿਵੇਂ ਦੋ ਗੁਲਾਮ), ਉੱਤੇ ਵਾਲੇ ਦੇ ਬਰਾਬਰ ਜਾਂ ਉਸ ਤੋਂ ਵੱਡੇ (2 ਸਭ ਤੋਂ ਛੋਟਾ, ਯੱਕਾ ਸਭ ਤੋਂ ਵੱਡਾ; ਰੰਗ ਦਾ ਫ਼ਰਕ ਨਹੀਂ)।
palace_rules_special = **2** ਕਿਸੇ ’ਤੇ ਵੀ ਚੱਲਦਾ ਹੈ, ਤੇ ਉਸ ’ਤੇ ਕੁਝ ਵੀ। **9** ’ਤੇ ਸਿਰਫ਼ { $ten ->
    [yes] { "10, " }
   *[no] { "" }
}9 ਜਾਂ ਛੋਟਾ। **10** ({ $ten ->
    [yes] ਕਿਸੇ ਵੀ ਪੱਤੇ ’ਤੇ
   *[no] 8 ਜਾਂ ਛੋਟੇ ’ਤੇ
}, ਜਾਂ ਢੇਰੀ ਖਾਲੀ ਹੋਵੇ ਤਾਂ) ਢੇਰੀ ਸਾੜ ਦਿੰਦਾ ਹੈ, ਤੇ ਉੱਤੇ **ਚਾਰ ਇੱਕੋ ਜਿਹੇ ਪੱਤੇ** ਵੀ: ਪੱਤੇ ਗਏ, ਤੇ ਚਾਲ ਫਿਰ ਤੁਹਾਡੀ।
palace_rules_seven = **7** ’ਤੇ ਸਿਰਫ਼ 7 ਜਾਂ ਛੋਟਾ{ $ten ->
    [yes] { " ਜਾਂ 10" }
   *[no] { "" }
} ਚੱਲਦਾ ਹੈ।
palace_rules_eight = ਹਰ **8** ’ਤੇ ਅਗਲੇ ਇੱਕ ਖਿਡਾਰੀ ਦੀ ਵਾਰੀ ਛੁੱਟ ਜਾਂਦੀ ਹੈ। ਘੁੰਮ ਕੇ ਤੁਹਾਡੇ ਤੱਕ ਆ ਜਾਵੇ ਤਾਂ ਚਾਲ ਫਿਰ ਤੁਹਾਡੀ। ਢੇਰੀ ਸੜੇ ਤਾਂ ਕਿਸੇ ਦੀ ਵਾਰੀ ਨਹੀਂ ਛੁੱਟਦੀ।
palace_rules_refill = ਜਦੋਂ ਤੱਕ ਖਿੱਚਣ ਵਾਲੇ ਪੱਤੇ ਹਨ, ਹਰ ਚਾਲ ਮਗਰੋਂ ਹੱਥ ਫਿਰ ਭਰ ਜਾਂਦਾ ਹੈ।
palace_rules_order = **ਫਿਰ ਮੇਜ਼:** ਹੱਥ ਖਾਲੀ ਹੋਵੇ ਤੇ ਖਿੱਚਣ ਵਾਲੇ ਪੱਤੇ ਮੁੱਕ ਜਾਣ, ਤਾਂ ਖੁੱਲ੍ਹੇ ਪੱਤੇ ਸੁੱਟੋ; ਫਿਰ ਪੁੱਠੇ, ਇੱਕ-ਇੱਕ ਕਰ ਕੇ ਤੇ ਬਿਨਾਂ ਵੇਖੇ। ਜੋ ਨਾ ਚੱਲੇ ਉਹ ਢੇਰੀ ਸਮੇਤ ਹੱਥ ਵਿੱਚ ਆਉਂਦਾ ਹੈ।
palace_rules_pick_up = **ਚੁੱਕਣਾ:** ਜੋ ਨਾ ਚੱਲ ਸਕੇ ਜਾਂ ਨਾ ਚੱਲਣਾ ਚਾਹੇ, ਪੂਰੀ ਢੇਰੀ ਹੱਥ ਵਿੱਚ ਲਵੇ; ਅਗਲਾ ਖਿਡਾਰੀ ਨਵੀਂ ਢੇਰੀ ਸ਼ੁਰੂ ਕਰਦਾ ਹੈ।
palace_rules_away = **ਜਾਨ ਛੁਡਾਉਣੀ:** ਜਿਸ ਕੋਲ ਕੋਈ ਪੱਤਾ ਨਾ ਰਹੇ ਉਹ ਬਚ ਗਿਆ। 2,000 ਚਾਲਾਂ ਪਿੱਛੋਂ ਬਾਜ਼ੀ ਬਿਨਾਂ ਹਾਰ ਦੇ ਰੋਕ ਦਿੱਤੀ ਜਾਂਦੀ ਹੈ।

## Commands and options, as the list of commands shows them

palace_cmd_palace = ਪੈਲੇਸ ਖੇਡੋ: ਸਾੜੋ, ਚੁੱਕੋ, ਹਰ ਪੱਤੇ ਤੋਂ ਜਾਨ ਛੁਡਾਓ; ਜੋ ਅਖੀਰ ਵਿੱਚ ਰਹਿ ਗਿਆ ਹਾਰ ਉਸੇ ਦੀ
palace_cmd_play = ਇੱਕੋ ਜਿਹੇ ਪੱਤੇ ਸੁੱਟੋ, ਜਾਂ ਆਪਣਾ ਇੱਕ ਪੁੱਠਾ ਪੱਤਾ
palace_cmd_swap = ਖੇਡ ਤੋਂ ਪਹਿਲਾਂ: ਹੱਥ ਦਾ ਪੱਤਾ ਖੁੱਲ੍ਹੇ ਪੱਤੇ ਨਾਲ ਬਦਲੋ
palace_cmd_ready = ਖੇਡ ਤੋਂ ਪਹਿਲਾਂ: ਹੋਰ ਬਦਲਣਾ ਨਹੀਂ
palace_cmd_pickup = ਢੇਰੀ ਹੱਥ ਵਿੱਚ ਲਓ
palace_opt_cards = ਇੱਕੋ ਜਿਹੇ ਪੱਤੇ, ਜਿਵੇਂ 7H 7D; ਜਾਂ ਪੁੱਠਾ ਪੱਤਾ, ਜਿਵੇਂ face-down 1
palace_opt_hand = ਹੱਥ ਦਾ ਪੱਤਾ
palace_opt_up = ਖੁੱਲ੍ਹਾ ਪੱਤਾ
palace_opt_length = ਹਰ ਇੱਕ ਨੂੰ ਕਿੰਨੇ ਪੱਤੇ ਮਿਲਦੇ ਹਨ
palace_opt_ten = 10 ਕਿਸ ’ਤੇ ਚੱਲ ਸਕਦਾ ਹੈ
palace_opt_seven = ਕੀ 7 ’ਤੇ ਸਿਰਫ਼ 7 ਜਾਂ ਛੋਟਾ ਚੱਲੇਗਾ
palace_opt_eight = ਕੀ ਹਰ 8 ’ਤੇ ਇੱਕ ਖਿਡਾਰੀ ਦੀ ਵਾਰੀ ਛੁੱਟੇਗੀ
palace_opt_packs = 2 ਤੋਂ 4 ਖਿਡਾਰੀਆਂ ਲਈ ਇੱਕ ਪੈਕ, 5 ਜਾਂ 6 ਲਈ ਦੋ

## A first game

palace_help_aim = ਤੁਹਾਡੇ ਪੱਤੇ ਤਿੰਨ ਥਾਂ ਹਨ, ਤੇ ਸਾਰਿਆਂ ਤੋਂ ਜਾਨ ਛੁਡਾਉਣੀ ਹੈ: ਪਹਿਲਾਂ ਹੱਥ ਦੇ, ਫਿਰ ਮੇਜ਼ ਦੇ ਖੁੱਲ੍ਹੇ, ਤੇ ਅਖੀਰ ਵਿੱਚ ਪੁੱਠੇ, ਜੋ ਕਿਸੇ ਨੇ ਨਹੀਂ ਵੇਖੇ। ਜੋ ਅਖੀਰ ਵਿੱਚ ਰਹਿ ਜਾਵੇ, **ਹਾਰ ਉਸੇ ਦੀ** ਹੈ।
palace_help_aim_picture = **ਤਸਵੀਰ ਵਿੱਚ:** ਉੱਤੇ ਹੱਥ ਦੇ ਪੱਤੇ, ਉਨ੍ਹਾਂ ਦੇ ਹੇਠਾਂ ਖੁੱਲ੍ਹੇ, ਤੇ ਸਭ ਤੋਂ ਹੇਠਾਂ ਪੁੱਠੇ।
palace_help_turn =
    ਖੇਡ ਤੋਂ ਪਹਿਲਾਂ ਤੁਸੀਂ ਹੱਥ ਦੇ ਪੱਤੇ ਆਪਣੇ ਖੁੱਲ੍ਹੇ ਪੱਤਿਆਂ ਨਾਲ ਬਦਲ ਸਕਦੇ ਹੋ। ਫਿਰ **{ palace_button_ready }** ਦੱਬੋ।

    ਆਪਣੀ ਵਾਰੀ ’ਤੇ ਢੇਰੀ ’ਤੇ ਅਜਿਹਾ ਪੱਤਾ ਰੱਖੋ ਜੋ ਉੱਤੇ ਵਾਲੇ ਦੇ ਬਰਾਬਰ ਜਾਂ ਉਸ ਤੋਂ ਵੱਡਾ ਹੋਵੇ, ਜਾਂ ਕਈ ਇੱਕੋ ਜਿਹੇ ਪੱਤੇ। ਜਦੋਂ ਤੱਕ ਖਿੱਚਣ ਵਾਲੇ ਪੱਤੇ ਹਨ, ਹੱਥ ਫਿਰ ਭਰ ਜਾਂਦਾ ਹੈ।

    { "" }**2** ਹਰ ਪੱਤੇ ’ਤੇ ਚੱਲਦਾ ਹੈ। **9** ’ਤੇ ਸਿਰਫ਼ 9 ਜਾਂ ਉਸ ਤੋਂ ਛੋਟਾ। **10** ਅੱਠ ਜਾਂ ਉਸ ਤੋਂ ਛੋਟੇ ’ਤੇ, ਜਾਂ ਢੇਰੀ ਖਾਲੀ ਹੋਵੇ ਤਾਂ ਚੱਲਦਾ ਹੈ ਤੇ ਢੇਰੀ ਸਾੜ ਦਿੰਦਾ ਹੈ, ਚਾਰ ਇੱਕੋ ਜਿਹੇ ਪੱਤੇ ਵੀ; ਫਿਰ ਚਾਲ ਦੁਬਾਰਾ ਤੁਹਾਡੀ। ਕੁਝ ਨਾ ਚੱਲ ਸਕੇ ਤਾਂ ਪੂਰੀ ਢੇਰੀ ਚੁੱਕਣੀ ਪੈਂਦੀ ਹੈ।
palace_help_turn_picture = **ਤਸਵੀਰ ਵਿੱਚ:** ਉੱਤੇ ਗੁਲਾਮ ਹੈ, ਇਸ ਲਈ ਨਿਸ਼ਾਨ ਵਾਲੀਆਂ ਦੋਵੇਂ ਬੇਗਮਾਂ ਇਕੱਠੀਆਂ ਉਸ ’ਤੇ ਚੱਲ ਸਕਦੀਆਂ ਹਨ।
palace_help_end = ਤੁਹਾਡੇ ਕੋਲ ਕੋਈ ਪੱਤਾ ਨਾ ਰਹੇ ਤਾਂ ਤੁਸੀਂ ਬਚ ਨਿਕਲੇ। ਜਦੋਂ ਸਿਰਫ਼ ਇੱਕ ਖਿਡਾਰੀ ਕੋਲ ਪੱਤੇ ਰਹਿ ਜਾਣ ਤਾਂ ਬਾਜ਼ੀ ਖਤਮ: ਹਾਰ ਉਸੇ ਦੀ ਹੈ।
palace_lesson_swap = ਆਪਣੇ ਸਾਰੇ ਪੱਤਿਆਂ ਤੋਂ ਜਾਨ ਛੁਡਾਓ: ਪਹਿਲਾਂ ਹੱਥ ਦੇ, ਫਿਰ ਖੁੱਲ੍ਹੇ, ਫਿਰ ਪੁੱਠੇ। ਖੇਡ ਤੋਂ ਪਹਿਲਾਂ ਪੱਤੇ ਬਦਲੇ ਜਾ ਸਕਦੇ ਹਨ। ਤਕੜੇ ਪੱਤੇ ਅਖੀਰ ਲਈ ਖੁੱਲ੍ਹੇ ਰੱਖੋ: 2, 10 ਤੇ ਯੱਕੇ। 10♥ ਹੇਠਾਂ ਰੱਖੋ ਤੇ 5♠ ਲਓ।
palace_lesson_ready = ਹੁਣ ਠੀਕ ਹੈ। ਜਿੰਨੀ ਵਾਰ ਚਾਹੋ ਬਦਲ ਸਕਦੇ ਹੋ, ਪਰ ਇੰਨਾ ਹੀ ਬਹੁਤ ਹੈ: **{ palace_button_ready }** ਦੱਬੋ।
palace_lesson_pair = ਆਪਣੀ ਵਾਰੀ ’ਤੇ ਉੱਤੇ ਵਾਲੇ ਪੱਤੇ ਦੇ ਬਰਾਬਰ ਜਾਂ ਵੱਡਾ ਪੱਤਾ ਸੁੱਟੋ, ਜਾਂ ਇਕੱਠੇ ਕਈ ਇੱਕੋ ਜਿਹੇ। ਫਿਰ ਖਿੱਚਣ ਵਾਲੇ ਪੱਤਿਆਂ ਨਾਲ ਹੱਥ ਭਰ ਜਾਂਦਾ ਹੈ। ਸਭ ਤੋਂ ਛੋਟੇ, ਯਾਨੀ ਦੋਵੇਂ 4 ਤੋਂ, ਸ਼ੁਰੂ ਕਰੋ।
palace_lesson_nine = **9** ਨਾਲ ਗੱਲ ਉਲਟ ਜਾਂਦੀ ਹੈ: ਉਸ ’ਤੇ ਸਿਰਫ਼ 2, 9 ਜਾਂ ਉਸ ਤੋਂ ਛੋਟਾ ਚੱਲਦਾ ਹੈ। ਆਪਣਾ 5 ਸੁੱਟੋ, ਤੇ 2 ਉਦੋਂ ਲਈ ਰੱਖੋ ਜਦੋਂ ਹੋਰ ਕੁਝ ਨਾ ਚੱਲੇ।
palace_lesson_two = ਤੁਹਾਡੇ ਪੱਤਿਆਂ ਵਿੱਚੋਂ ਬਾਦਸ਼ਾਹ ’ਤੇ ਸਿਰਫ਼ **2** ਚੱਲਦਾ ਹੈ, ਜੋ ਕਿਸੇ ’ਤੇ ਵੀ ਚੱਲ ਜਾਂਦਾ ਹੈ। ਫਿਰ ਉਸ ’ਤੇ ਕੁਝ ਵੀ ਚੱਲਦਾ ਹੈ।
palace_lesson_ten = **10** ਪੂਰੀ ਢੇਰੀ ਸਾੜ ਦਿੰਦਾ ਹੈ ਤੇ ਚਾਲ ਫਿਰ ਤੁਹਾਡੀ। ਉਹ 8 ਜਾਂ ਛੋਟੇ ’ਤੇ ਚੱਲਦਾ ਹੈ, ਸੋ ਇਹੀ ਮੌਕਾ ਹੈ। ਇੱਕ ਮਗਰੋਂ ਇੱਕ ਚਾਰ ਇੱਕੋ ਜਿਹੇ ਪੱਤੇ ਵੀ ਢੇਰੀ ਸਾੜ ਦਿੰਦੇ ਹਨ।
palace_lesson_again = ਢੇਰੀ ਸੜ ਗਈ ਤੇ ਚਾਲ ਫਿਰ ਤੁਹਾਡੀ। ਖਾਲੀ ਢੇਰੀ ’ਤੇ ਕੁਝ ਵੀ ਚੱਲਦਾ ਹੈ, ਸੋ ਸਭ ਤੋਂ ਛੋਟਾ ਪੱਤਾ ਸੁੱਟੋ।
palace_lesson_pickup = ਯੱਕਾ ਤੁਹਾਡੀ ਬੇਗਮ ਤੋਂ ਵੱਡਾ ਹੈ, ਤੇ 2 ਤੁਹਾਡੇ ਕੋਲ ਨਹੀਂ। ਜੋ ਨਾ ਚੱਲ ਸਕੇ ਜਾਂ ਨਾ ਚੱਲਣਾ ਚਾਹੇ, ਉਹ ਢੇਰੀ **ਚੁੱਕਦਾ** ਹੈ। ਕੋਈ ਗੱਲ ਨਹੀਂ: ਅਗਲਾ ਖਿਡਾਰੀ ਨਵੀਂ ਢੇਰੀ ਸ਼ੁਰੂ ਕਰਦਾ ਹੈ।
palace_lesson_end = ਹੱਥ ਖਾਲੀ ਹੋਵੇ ਤੇ ਖਿੱਚਣ ਵਾਲੇ ਪੱਤੇ ਮੁੱਕ ਜਾਣ, ਤਾਂ ਖੁੱਲ੍ਹੇ ਪੱਤੇ ਸੁੱਟੇ ਜਾਂਦੇ ਹਨ, ਤੇ ਅਖੀਰ ਵਿੱਚ ਪੁੱਠੇ, ਬਿਨਾਂ ਵੇਖੇ। **ਜਿਸ ਕੋਲ ਅਖੀਰ ਤੱਕ ਪੱਤੇ ਰਹਿਣ, ਹਾਰ ਉਸੇ ਦੀ**; ਬਾਕੀ ਸਾਰੇ ਬਚ ਨਿਕਲੇ।
palace_lesson_no_keep = ਇਹ ਵੀ ਹੋ ਸਕਦਾ ਹੈ, ਪਰ ਇੱਥੇ ਇਸ ਤੋਂ ਚੰਗਾ ਕੁਝ ਹੈ। ਪਹਿਲਾਂ ਛੋਟੇ ਪੱਤੇ; 2, 10 ਤੇ ਯੱਕੇ ਉਦੋਂ, ਜਦੋਂ ਸਭ ਤੋਂ ਵੱਧ ਕੰਮ ਆਉਣ।
palace_lesson_no_pickup = ਇਹ ਵੀ ਹੋ ਸਕਦਾ ਹੈ, ਪਰ ਫਿਰ ਪੂਰੀ ਢੇਰੀ ਤੁਹਾਡੀ। 2 ਨਾਲ ਤੁਸੀਂ ਬਚ ਜਾਂਦੇ ਹੋ।

palace_moment_picked_up = { $name } ਨੇ { $count } ਪੱਤਿਆਂ ਦੀ ਢੇਰੀ ਚੁੱਕੀ
palace_moment_burnt = { $name } ਨੇ { $count } ਪੱਤਿਆਂ ਦੀ ਢੇਰੀ ਸਾੜੀ
