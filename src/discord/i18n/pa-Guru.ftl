# What every game says, in Punjabi (Gurmukhi). English (en.ftl) has every message and is the pattern for
# this file. The plural form `one` also holds for 0. Sentences about one player fit women and men alike
# where that sounds natural.

## Names

computer = ਕੰਪਿਊਟਰ { $number }
somebody = ਕੋਈ ਖਿਡਾਰੀ
suit = { $suit ->
    [S] ਹੁਕਮ
    [H] ਪਾਨ
    [D] ਇੱਟ
   *[C] ਚਿੜੀ
}
card_in_words = { $suit } { $rank ->
    [A] ਦਾ ਯੱਕਾ
    [K] ਦਾ ਬਾਦਸ਼ਾਹ
    [Q] ਦੀ ਬੇਗਮ
    [J] ਦਾ ਗੁਲਾਮ
   *[other] ਦਾ { $rank }
}
seat_number = ਸੀਟ { $number }
seat_sign = { $sign } { $number } { $name }
seat_slow = { $name } (ਮੁੜਨ ਤੱਕ ਕੰਪਿਊਟਰ ਖੇਡ ਰਿਹਾ ਹੈ)
seat_absent = { $name } (ਮੇਜ਼ ਛੱਡ ਦਿੱਤਾ; ਕੰਪਿਊਟਰ ਖੇਡ ਰਿਹਾ ਹੈ)
seat_host = { $name } (ਮੇਜ਼ਬਾਨ)
seat_computer = { $name } ({ $level })

## The lobby

lobby_title = { $name }: ਮੇਜ਼ ਲੱਗ ਗਿਆ (ਬਾਜ਼ੀ { $game })
lobby_closed_title = { $name }: ਬਾਜ਼ੀ { $game } ਸ਼ੁਰੂ ਹੋ ਗਈ
lobby_seats = **ਸੀਟਾਂ:** { $count } ਭਰ ਗਈਆਂ, { $least } ਤੋਂ { $most } ਤੱਕ ਖੇਡ ਸਕਦੇ ਹਨ
lobby_seat = { $number }. { $name }
lobby_fills = ਮੇਜ਼ਬਾਨ ਦੇ ਪੱਤੇ ਵੰਡਦਿਆਂ ਹੀ ਖਾਲੀ ਸੀਟਾਂ ’ਤੇ ਕੰਪਿਊਟਰ ({ $level }) ਬੈਠਣਗੇ: { $count }।
waiting = **ਅਗਲੀ ਬਾਜ਼ੀ ਵਿੱਚ:** { $who }
lobby_options = **ਇਸ ਮੇਜ਼ ਦੇ ਨਿਯਮ:**
    { $options }
play_goes_down = ਵਾਰੀ ਇਸ ਸੂਚੀ ਵਿੱਚ ਉੱਪਰੋਂ ਹੇਠਾਂ ਚੱਲਦੀ ਹੈ।
play_goes_up = ਵਾਰੀ ਇਸ ਸੂਚੀ ਵਿੱਚ ਹੇਠੋਂ ਉੱਪਰ ਚੱਲਦੀ ਹੈ।
commit = ਖਰੀ ਫੈਂਟ: ਬਾਜ਼ੀ { $game } ਦਾ ਰਾਜ਼ ਕਿਸੇ ਦੇ ਬੈਠਣ ਤੋਂ ਪਹਿਲਾਂ ਹੀ ਤੈਅ ਸੀ। ਉਸ ਦੀ ਮੋਹਰ: `{ $commit }`
cuts_heading = **ਪੱਤੇ ਇਨ੍ਹਾਂ ਸ਼ਬਦਾਂ ਨਾਲ ਕੱਟੇ ਗਏ ਹਨ, ਇਸੇ ਤਰਤੀਬ ਵਿੱਚ:**
cut_line = ✂️ { $name }: { $word }
cuts_void = **ਹੁਣ ਤੱਕ ਦੇ ਸ਼ਬਦ ਹੁਣ ਨਹੀਂ ਗਿਣੇ ਜਾਣਗੇ।** ਸੀਟਾਂ ਬਦਲ ਗਈਆਂ ਹਨ: ਚਾਹੋ ਤਾਂ ਫਿਰ ਕੱਟੋ।
cut_offer = ਫੈਂਟ ਵਿੱਚ ਆਪਣਾ ਹੱਥ ਵੀ ਚਾਹੁੰਦੇ ਹੋ? ਜਿਨ੍ਹਾਂ ਦੀ ਸੀਟ ਹੈ, ਉਹ **ਪੱਤੇ ਕੱਟੋ** ਦਬਾ ਕੇ ਇੱਕ ਸ਼ਬਦ ਲਿਖ ਸਕਦੇ ਹਨ।
cut_label = ਆਪਣਾ ਕੋਈ ਸ਼ਬਦ, ਜਾਂ ਇਹੀ ਰਹਿਣ ਦਿਓ
cut_suggestions = ਅੰਬ ਦੀਵਾ ਨਦੀ ਪਤੰਗ ਇਲਾਇਚੀ ਕੰਕਰ ਸਾਉਣ ਚਿੜੀ ਮਖਮਲ ਚਾਨਣੀ ਬੱਦਲ ਗੇਂਦਾ ਫੁਲਕਾਰੀ ਤਾਰਾ ਕੇਸਰ ਬਾਗ ਸਮੋਸਾ ਝਰਨਾ ਕਮਲ ਫੁਹਾਰ ਅਦਰਕ ਇਮਲੀ ਮੋਰ ਜਲੇਬੀ

option_clock = ਹਰ ਵਾਰੀ ਲਈ { $seconds } ਸਕਿੰਟ
option_no_clock = ਘੜੀ ਕੋਈ ਨਹੀਂ: ਆਰਾਮ ਨਾਲ ਸੋਚੋ
option_line = { $label }: { $value }
set_who_starts_everyone = ਮੇਜ਼ ਕੋਈ ਵੀ ਲਾ ਸਕਦਾ ਹੈ
set_who_starts_managers = ਮੇਜ਼ ਸਿਰਫ਼ ਸਰਵਰ ਸਾਂਭਣ ਵਾਲੇ ਲਾ ਸਕਦੇ ਹਨ
set_hints_on = ਸਲਾਹ ਮਿਲੇਗੀ
set_hints_off = ਸਲਾਹ ਬੰਦ ਹੈ
set_daily_on = ਅੱਜ ਦੀ ਬਾਜ਼ੀ ਖੁੱਲ੍ਹੀ ਹੈ
set_daily_off = ਅੱਜ ਦੀ ਬਾਜ਼ੀ ਬੰਦ ਹੈ
set_colours_two = ਰੰਗ ਦੋ: ਕਾਲਾ ਤੇ ਲਾਲ
set_colours_four = ਰੰਗ ਚਾਰ: ♠ ਕਾਲਾ, ♥ ਲਾਲ, ♦ ਨੀਲਾ, ♣ ਹਰਾ
set_pictures_on = ਪੱਤੇ, ਬਾਜ਼ੀਆਂ ਤੇ ਅੰਕੜੇ ਤਸਵੀਰਾਂ ਨਾਲ
set_pictures_off = ਤਸਵੀਰਾਂ ਨਹੀਂ, ਸਿਰਫ਼ ਲਿਖਤ
option_threads = ਹਰ ਮੇਜ਼ ਆਪਣੇ ਵੱਖਰੇ ਥਰੈੱਡ ਵਿੱਚ ਲੱਗਦਾ ਹੈ
option_no_threads = ਮੇਜ਼ ਚੈਨਲ ਵਿੱਚ ਹੀ ਲੱਗਦਾ ਹੈ
option_computers = { $count ->
    [0] ਕੋਈ ਕੰਪਿਊਟਰ ਖਿਡਾਰੀ ਨਹੀਂ
    [one] { $count } ਕੰਪਿਊਟਰ ਖਿਡਾਰੀ ({ $level })
   *[other] { $count } ਕੰਪਿਊਟਰ ਖਿਡਾਰੀ ({ $level })
}

ended_title = ਇਹ ਮੇਜ਼ ਬੰਦ ਹੋ ਗਿਆ
ended_stopped = { $who } ਨੇ ਮੇਜ਼ ਬੰਦ ਕਰ ਦਿੱਤਾ। ਬਾਜ਼ੀ ਦਾ ਕੋਈ ਨਤੀਜਾ ਨਹੀਂ। ਨਵੇਂ ਮੇਜ਼ ਲਈ `{ -root } start` ਲਿਖੋ।
ended_agreed = { $who } ਨੇ ਮੇਜ਼ ਬੰਦ ਕਰ ਦਿੱਤਾ, ਅਤੇ ਜਿਹੜੇ ਵੀ ਖੇਡ ਰਹੇ ਸਨ, ਸਾਰੇ ਰਾਜ਼ੀ ਸਨ। ਬਾਜ਼ੀ ਦਾ ਕੋਈ ਨਤੀਜਾ ਨਹੀਂ। ਨਵੇਂ ਮੇਜ਼ ਲਈ `{ -root } start` ਲਿਖੋ।
ended_idle = ਅੱਧੇ ਘੰਟੇ ਤੋਂ ਮੇਜ਼ ’ਤੇ ਕੁਝ ਨਹੀਂ ਹੋਇਆ। ਨਵੇਂ ਮੇਜ਼ ਲਈ `{ -root } start` ਲਿਖੋ।
ended_deserted = ਸਾਰੇ ਉੱਠ ਕੇ ਚਲੇ ਗਏ। ਨਵੇਂ ਮੇਜ਼ ਲਈ `{ -root } start` ਲਿਖੋ।
ended_channel = ਚੈਨਲ ਹੀ ਨਹੀਂ ਰਿਹਾ।

## A trick

turn_clock = { $due } ਸਮਾਂ ਖਤਮ: { $ends }।

## The result

outcome_title = ਬਾਜ਼ੀ { $game } ਖਤਮ
outcome_uncounted = ਇਹ ਬਾਜ਼ੀ ਲੀਡਰਬੋਰਡ ਵਿੱਚ ਨਹੀਂ ਗਿਣੀ ਜਾਵੇਗੀ: ਉਸ ਲਈ ਘੱਟੋ-ਘੱਟ ਦੋ ਬੰਦੇ ਚਾਹੀਦੇ ਹਨ।
outcome_played_out = { $who } ਨੇ ਇਹ ਬਾਜ਼ੀ ਰੋਕ ਦਿੱਤੀ, ਇਸ ਲਈ ਕੰਪਿਊਟਰਾਂ ਨੇ ਇਹਨੂੰ ਅਖੀਰ ਤੱਕ ਖੇਡਿਆ। ਇਹ ਗਿਣੀ ਜਾਵੇਗੀ।
series = { $games ->
    [one] **ਇਸ ਲੜੀ ਵਿੱਚ ਕਿਸ ਦੀਆਂ ਕਿੰਨੀਆਂ ਹਾਰਾਂ** ({ $games } ਬਾਜ਼ੀ)
   *[other] **ਇਸ ਲੜੀ ਵਿੱਚ ਕਿਸ ਦੀਆਂ ਕਿੰਨੀਆਂ ਹਾਰਾਂ** ({ $games } ਬਾਜ਼ੀਆਂ)
}
series_won = { $games ->
    [one] **ਇਸ ਲੜੀ ਵਿੱਚ ਕਿਸ ਦੀਆਂ ਕਿੰਨੀਆਂ ਜਿੱਤਾਂ** ({ $games } ਬਾਜ਼ੀ)
   *[other] **ਇਸ ਲੜੀ ਵਿੱਚ ਕਿਸ ਦੀਆਂ ਕਿੰਨੀਆਂ ਜਿੱਤਾਂ** ({ $games } ਬਾਜ਼ੀਆਂ)
}
series_seat = { $name }: { $tally }
revealed = ਬਾਜ਼ੀ { $game } ਦਾ ਰਾਜ਼: `{ $secret }`
next_commit = ਅਗਲੀ ਬਾਜ਼ੀ { $game } ਹੈ। ਉਸ ਦੇ ਰਾਜ਼ ਦੀ ਮੋਹਰ: `{ $commit }`

## A thread of its own

thread_name = { -game }: { $host }
thread_over = { $thread } ਵਿੱਚ { -game } ਮੁੱਕ ਗਈ। ਕੁੱਲ ਬਾਜ਼ੀਆਂ: { $games }।
thread_last = ਆਖ਼ਰੀ (ਬਾਜ਼ੀ { $game }): { $result }
thread_computer = ਇੱਕ ਕੰਪਿਊਟਰ ({ $level })

## A hand

hand_heading = **ਤੁਹਾਡੇ ਪੱਤੇ** ({ $count ->
    [0] ਕੋਈ ਨਹੀਂ
    [one] { $count } ਪੱਤਾ
   *[other] { $count } ਪੱਤੇ
})
hand_suit = { $symbol } { $suit }: **{ $cards }**
own_wait = ਹਾਲੇ ਤੁਹਾਡੀ ਵਾਰੀ ਨਹੀਂ। ਮੇਜ਼ ਦੇ ਸੁਨੇਹੇ ਵਿੱਚ ਲਿਖਿਆ ਹੈ ਕਿ ਕਿਸ ਦੀ ਹੈ।
own_ahead = ਮੇਜ਼ ਦੇ ਸੁਨੇਹੇ ਵਿੱਚ ਲਿਖਿਆ ਹੈ ਕਿ ਵਾਰੀ ਕਿਸ ਦੀ ਹੈ। ਤੁਹਾਡੀ ਵਾਰੀ ਆਉਂਦਿਆਂ ਹੀ ਇੱਥੇ ਚੁਣੋ।
own_slow = ਤੁਹਾਡੀ ਥਾਂ ਕੰਪਿਊਟਰ ਖੇਡ ਰਿਹਾ ਹੈ। ਪੱਤਾ ਸੁੱਟੋ ਜਾਂ **ਮੈਂ ਹਾਜ਼ਰ ਹਾਂ** ਦੱਬੋ, ਤੇ ਖੇਡ ਫਿਰ ਤੁਹਾਡੇ ਹੱਥ।
select_card = ਪੱਤਾ ਸੁੱਟੋ: { $from } ਤੋਂ { $to } ਤੱਕ

## Buttons

button_join = ਆ ਬੈਠੋ
button_leave = ਉੱਠ ਜਾਓ
button_deal = ਪੱਤੇ ਵੰਡੋ
button_cut = ਪੱਤੇ ਕੱਟੋ
button_fill = { $seats } ਤੱਕ ਭਰ ਕੇ ਵੰਡੋ
button_again = ਇੱਕ ਹੋਰ ਬਾਜ਼ੀ
button_hand = ਮੇਰੇ ਪੱਤੇ
button_rules = ਨਿਯਮ
button_back = ਮੈਂ ਹਾਜ਼ਰ ਹਾਂ
button_stop = ਮੇਜ਼ ਬੰਦ ਕਰੋ
button_agree_stop = ਖਤਮ ਕਰਨ ਲਈ ਰਾਜ਼ੀ
button_take_back_stop = ਗੱਲ ਵਾਪਸ ਲਓ
button_forget = ਮੇਰਾ ਨਾਂ ਮਿਟਾ ਦਿਓ
button_never = ਰਹਿਣ ਦਿਓ
button_review = ਬਾਜ਼ੀ ’ਤੇ ਝਾਤ
button_verify = ਪਰਖੋ

## What was done

done_joined = ਸੀਟ { $number } ਤੁਹਾਡੀ ਹੋਈ। ਪੱਤੇ ਵੰਡੇ ਜਾਂਦਿਆਂ ਹੀ ਤੁਹਾਡਾ ਹੱਥ ਇੱਥੇ ਆ ਜਾਵੇਗਾ।
done_cut = ਤੁਸੀਂ “{ $word }” ਨਾਲ ਪੱਤੇ ਕੱਟੇ। ਮੇਜ਼ ’ਤੇ ਸਾਰੇ ਇਸ ਨੂੰ ਵੇਖ ਸਕਦੇ ਹਨ; ਨਵਾਂ ਸ਼ਬਦ ਲਿਖੋਗੇ ਤਾਂ ਉਹ ਇਸ ਦੀ ਥਾਂ ਲੈ ਲਵੇਗਾ।
done_filled_up = ਖਾਲੀ ਸੀਟਾਂ ’ਤੇ ਕੰਪਿਊਟਰ ਬੈਠ ਗਏ ਹਨ। ਇਸ ਨਾਲ ਫੈਂਟ ਦੇ ਸ਼ਬਦ ਹੁਣ ਨਹੀਂ ਗਿਣੇ ਜਾਣਗੇ, ਇਸ ਲਈ ਪੱਤੇ ਹਾਲੇ ਨਹੀਂ ਵੰਡੇ: ਜਿਹੜਾ ਚਾਹੇ ਫਿਰ ਕੱਟ ਲਵੇ, ਫਿਰ ਤੁਸੀਂ ਵੰਡੋ।
done_back = ਸੀਟ ਫਿਰ ਤੁਹਾਡੀ ਹੈ।
done_left = ਤੁਸੀਂ ਮੇਜ਼ ਛੱਡ ਦਿੱਤਾ। ਥਾਂ ਹੋਈ ਤਾਂ `{ -root } join` ਨਾਲ ਫਿਰ ਆ ਬੈਠੋ।
done_waiting = ਹਾਲੇ ਬਾਜ਼ੀ ਚੱਲ ਰਹੀ ਹੈ, ਜ਼ਰਾ ਰੁਕੋ: ਅਗਲੀ ਵਿੱਚ ਪੱਤੇ ਤੁਹਾਨੂੰ ਵੀ ਮਿਲਣਗੇ ਤੇ ਇੱਥੇ ਹੀ ਆ ਜਾਣਗੇ। ਓਦੋਂ ਤੱਕ ਨਜ਼ਾਰਾ ਵੇਖੋ: ਜੋ ਸਭ ਦੇ ਸਾਹਮਣੇ ਹੈ, ਉਹ ਮੇਜ਼ ਦਾ ਸੁਨੇਹਾ ਤੇ **ਹੁਣ ਤੱਕ ਦਾ ਹਾਲ** ਦਿਖਾਉਂਦੇ ਹਨ।
done_waits_no_more = ਠੀਕ ਹੈ, ਹੁਣ ਤੁਸੀਂ ਉਡੀਕ ਵਿੱਚ ਨਹੀਂ: ਅਗਲੀ ਬਾਜ਼ੀ ਤੁਹਾਡੇ ਬਿਨਾਂ ਵੰਡੀ ਜਾਵੇਗੀ।
done_dealt = ਬਾਜ਼ੀ { $game } ਦੇ ਪੱਤੇ ਵੰਡੇ ਗਏ।
done_stopped = ਮੇਜ਼ ਬੰਦ ਹੋ ਗਿਆ।
done_stop_asked = ਮੇਜ਼ ਦਾ ਸੁਨੇਹਾ ਬਾਕੀਆਂ ਨੂੰ ਪੁੱਛ ਰਿਹਾ ਹੈ। ਸਮਾਂ ਖਤਮ: { $ends }। ਉਦੋਂ ਤੱਕ ਖੇਡ ਚੱਲਦੀ ਰਹੇਗੀ।
done_agreed = ਤੁਸੀਂ ਬਾਜ਼ੀ ਨਤੀਜੇ ਤੋਂ ਬਿਨਾਂ ਖਤਮ ਕਰਨ ਲਈ ਰਾਜ਼ੀ ਹੋ। ਕੀਹਦਾ ਜਵਾਬ ਬਾਕੀ ਹੈ, ਮੇਜ਼ ਦਾ ਸੁਨੇਹਾ ਦੱਸਦਾ ਹੈ।
done_stop_taken_back = ਤੁਸੀਂ ਗੱਲ ਵਾਪਸ ਲੈ ਲਈ, ਅਤੇ ਬਾਜ਼ੀ ਚੱਲਦੀ ਰਹੇਗੀ।
done_settings = ਸਾਂਭ ਲਿਆ। ਇਸ ਸਰਵਰ ਵਿੱਚ ਨਵੇਂ ਮੇਜ਼ ਹੁਣ ਇੰਝ ਲੱਗਣਗੇ:
settings_title = **ਇਸ ਸਰਵਰ ਦੀਆਂ ਸੈਟਿੰਗਾਂ** (ਚੁਣਦਿਆਂ ਹੀ ਸਾਂਭੀਆਂ ਜਾਂਦੀਆਂ ਹਨ)
done_forgotten = ਤੁਹਾਡਾ ਨਾਂ ਮਿਟਾ ਦਿੱਤਾ ਗਿਆ। ਤੁਹਾਡੀਆਂ ਖੇਡੀਆਂ ਬਾਜ਼ੀਆਂ ਰਹਿਣਗੀਆਂ, ਬੱਸ ਤੁਹਾਡੇ ਨਾਂ ਤੋਂ ਬਿਨਾਂ।
done_never = ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।
done_here = ਆਹ ਲਓ ਜੀ।
done_thread = ਤੁਹਾਡਾ ਮੇਜ਼ ਆਪਣੇ ਵੱਖਰੇ ਥਰੈੱਡ ਵਿੱਚ ਲੱਗ ਗਿਆ ਹੈ: { $thread }

ask_close = ਕੀ ਇਹ ਮੇਜ਼ ਸਾਰਿਆਂ ਲਈ ਬੰਦ ਕਰ ਦੇਈਏ?
ask_stop = ਕੀ ਇਹ ਮੇਜ਼ ਸਾਰਿਆਂ ਲਈ ਬੰਦ ਕਰ ਦੇਈਏ? ਬਾਜ਼ੀ ਦਾ ਕੋਈ ਨਤੀਜਾ ਨਹੀਂ ਗਿਣਿਆ ਜਾਵੇਗਾ।
ask_stop_others = ਕੀ ਇਹ ਬਾਜ਼ੀ ਸਾਰਿਆਂ ਲਈ ਖਤਮ ਕਰ ਦੇਈਏ? ਪਹਿਲਾਂ ਬਾਕੀਆਂ ਨੂੰ ਪੁੱਛਿਆ ਜਾਵੇਗਾ: ਜਿਹੜੇ ਹਾਲੇ ਖੇਡ ਰਹੇ ਹਨ, ਸਾਰੇ ਦੋ ਮਿੰਟਾਂ ਵਿੱਚ ਰਾਜ਼ੀ ਹੋ ਜਾਣ ਤਾਂ ਬਾਜ਼ੀ ਨਤੀਜੇ ਤੋਂ ਬਿਨਾਂ ਖਤਮ ਹੋਵੇਗੀ। ਨਹੀਂ ਤਾਂ ਕੰਪਿਊਟਰ ਇਹਨੂੰ ਤੁਰੰਤ ਅਖੀਰ ਤੱਕ ਖੇਡ ਦੇਣਗੇ, ਅਤੇ ਉਹ ਗਿਣੀ ਜਾਵੇਗੀ।
ask_stop_alone = ਕੀ ਇਹ ਬਾਜ਼ੀ ਸਾਰਿਆਂ ਲਈ ਖਤਮ ਕਰ ਦੇਈਏ? ਹੋਰ ਕੋਈ ਹੁਣ ਨਹੀਂ ਖੇਡ ਰਿਹਾ, ਇਸ ਲਈ ਨਤੀਜੇ ਤੋਂ ਬਿਨਾਂ ਖਤਮ ਕਰਨ ਲਈ ਰਾਜ਼ੀ ਹੋਣ ਵਾਲਾ ਕੋਈ ਨਹੀਂ: ਕੰਪਿਊਟਰ ਇਹਨੂੰ ਤੁਰੰਤ ਅਖੀਰ ਤੱਕ ਖੇਡ ਦੇਣਗੇ, ਅਤੇ ਉਹ ਗਿਣੀ ਜਾਵੇਗੀ।
ask_end_parked = ਇਸ ਚੈਨਲ ਦਾ ਮੇਜ਼ ਬੌਟ ਦੇ ਕਿਸੇ ਹੋਰ ਵਰਜਨ ਨੇ ਸਾਂਭਿਆ ਹੈ, ਤੇ ਇਹ ਵਰਜਨ ਉਸ ਨੂੰ ਅੱਗੇ ਨਹੀਂ ਚਲਾ ਸਕਦਾ। ਸਦਾ ਲਈ ਬੰਦ ਕਰ ਦੇਈਏ? ਉਸ ਬਾਜ਼ੀ ਦਾ ਕੋਈ ਨਤੀਜਾ ਨਹੀਂ ਹੋਵੇਗਾ।
ask_forget = ਕੀ ਜੋ ਕੁਝ ਸਾਂਭਿਆ ਹੈ, ਉਸ ਸਭ ਵਿੱਚੋਂ ਤੁਹਾਡਾ ਨਾਂ ਮਿਟਾ ਦੇਈਏ? ਬਾਜ਼ੀਆਂ ਰਹਿਣਗੀਆਂ, ਬੱਸ ਨਾਂ ਤੋਂ ਬਿਨਾਂ। ਲੀਡਰਬੋਰਡ ਤੋਂ ਤੁਹਾਡੇ ਅੰਕੜੇ ਜਾਂਦੇ ਰਹਿਣਗੇ।

not_dealt = ਹਾਲੇ ਪੱਤੇ ਨਹੀਂ ਵੰਡੇ ਗਏ। ਲੋੜੀਂਦੀਆਂ ਸੀਟਾਂ ਭਰ ਜਾਣ ਤਾਂ ਮੇਜ਼ਬਾਨ ਵੰਡਣਗੇ।
game_over = ਬਾਜ਼ੀ ਖਤਮ ਹੋ ਚੁੱਕੀ ਹੈ। ਅਗਲੀ ਬਾਜ਼ੀ ਦੇ ਪੱਤੇ ਮੇਜ਼ਬਾਨ ਵੰਡ ਸਕਦੇ ਹਨ।

## Refusals: what is wrong, and what to do instead

refuse_not_host = ਇਹ ਕੰਮ ਸਿਰਫ਼ ਮੇਜ਼ਬਾਨ, { $host }, ਕਰ ਸਕਦੇ ਹਨ। ਉਨ੍ਹਾਂ ਨੂੰ ਕਹੋ।
refuse_already_agreed = ਤੁਸੀਂ ਪਹਿਲਾਂ ਹੀ ਇਹ ਬਾਜ਼ੀ ਖਤਮ ਕਰਨ ਲਈ ਰਾਜ਼ੀ ਹੋ ਚੁੱਕੇ ਹੋ। ਕੀਹਦਾ ਜਵਾਬ ਬਾਕੀ ਹੈ, ਮੇਜ਼ ਦਾ ਸੁਨੇਹਾ ਦੱਸਦਾ ਹੈ।
refuse_not_asked = ਬਾਜ਼ੀ ਖਤਮ ਹੋਵੇ ਜਾਂ ਨਹੀਂ, ਇਹ ਸਿਰਫ਼ ਉਨ੍ਹਾਂ ਨੂੰ ਪੁੱਛਿਆ ਜਾਂਦਾ ਹੈ ਜਿਹੜੇ ਹਾਲੇ ਖੇਡ ਰਹੇ ਹਨ। ਤੁਹਾਡੀ ਥਾਂ ਕੰਪਿਊਟਰ ਖੇਡ ਰਿਹਾ ਹੋਵੇ ਤਾਂ ਪਹਿਲਾਂ **ਮੈਂ ਹਾਜ਼ਰ ਹਾਂ** ਦਬਾਓ।
refuse_not_the_asker = ਇਹ ਗੱਲ ਸਿਰਫ਼ { $who } ਵਾਪਸ ਲੈ ਸਕਦੇ ਹਨ, ਕਿਉਂਕਿ ਉਨ੍ਹਾਂ ਨੇ ਹੀ ਪੁੱਛਿਆ ਸੀ।
refuse_internal = ਇੱਥੇ ਕੁਝ ਗੜਬੜ ਹੋ ਗਈ, ਪਰ ਬਦਲਿਆ ਕੁਝ ਨਹੀਂ। ਜ਼ਰਾ ਰੁਕ ਕੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।
refuse_table_exists = ਇਸ ਚੈਨਲ ਵਿੱਚ ਮੇਜ਼ ਪਹਿਲਾਂ ਹੀ ਲੱਗਿਆ ਹੈ। `{ -root } join` ਨਾਲ ਆ ਬੈਠੋ, ਜਾਂ ਕੋਈ ਹੋਰ ਚੈਨਲ ਚੁਣੋ।
refuse_too_many_tables = ਇਸ ਸਰਵਰ ਵਿੱਚ ਪਹਿਲਾਂ ਹੀ { $most } ਮੇਜ਼ ਲੱਗੇ ਹਨ, ਤੇ ਇੰਨੇ ਹੀ ਲੱਗ ਸਕਦੇ ਹਨ। ਉਨ੍ਹਾਂ ਵਿੱਚੋਂ ਕਿਸੇ ’ਤੇ ਆ ਬੈਠੋ, ਜਾਂ `{ -root } stop` ਨਾਲ ਕੋਈ ਇੱਕ ਬੰਦ ਕਰ ਕੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।
refuse_no_table = ਇਸ ਚੈਨਲ ਵਿੱਚ ਕੋਈ ਮੇਜ਼ ਨਹੀਂ। `{ -root } start` ਨਾਲ ਲਾ ਲਓ।
refuse_other_game = ਇਸ ਮੇਜ਼ ’ਤੇ { -game } ਚੱਲ ਰਹੀ ਹੈ। ਉਸ ਦੀਆਂ ਕਮਾਂਡਾਂ `{ -root }` ਨਾਲ ਸ਼ੁਰੂ ਹੁੰਦੀਆਂ ਹਨ।
refuse_parked = ਇਸ ਚੈਨਲ ਦਾ ਮੇਜ਼ ਬੌਟ ਦੇ ਕਿਸੇ ਹੋਰ ਵਰਜਨ ਨੇ ਸਾਂਭਿਆ ਸੀ। ਉਹ ਜਿਉਂ ਦਾ ਤਿਉਂ ਪਿਆ ਹੈ, ਤੇ ਉਹ ਵਰਜਨ ਫਿਰ ਚੱਲੇਗਾ ਤਾਂ ਅੱਗੇ ਵਧੇਗਾ।
refuse_newer_game = ਬਾਜ਼ੀ { $game } ਬੌਟ ਦੇ ਨਵੇਂ ਵਰਜਨ ’ਤੇ ਖੇਡੀ ਗਈ ਸੀ, ਤੇ ਉਹੀ ਇਸ ਨੂੰ ਪੜ੍ਹ ਸਕਦਾ ਹੈ। ਇਸ ਦਾ ਕੁਝ ਵੀ ਗੁਆਚਿਆ ਨਹੀਂ।
refuse_newer_settings = ਇਸ ਸਰਵਰ ਦੀਆਂ ਸੈਟਿੰਗਾਂ ਬੌਟ ਦੇ ਨਵੇਂ ਵਰਜਨ ਨੇ ਸਾਂਭੀਆਂ ਸਨ, ਇਸ ਲਈ ਇਹ ਵਰਜਨ ਉਨ੍ਹਾਂ ਨੂੰ ਨਹੀਂ ਛੇੜਦਾ।
parked = ਇਸ ਚੈਨਲ ਦਾ ਮੇਜ਼ ਬੌਟ ਦੇ ਕਿਸੇ ਹੋਰ ਵਰਜਨ ਨੇ ਸਾਂਭਿਆ ਸੀ, ਇਸ ਲਈ ਉਹ ਰੁਕਿਆ ਹੋਇਆ ਹੈ। ਕੁਝ ਗੁਆਚਿਆ ਨਹੀਂ: ਉਹ ਵਰਜਨ ਫਿਰ ਚੱਲੇਗਾ ਤਾਂ ਅੱਗੇ ਵਧੇਗਾ।
told_deleted = ਇਸ ਮੇਜ਼ ਦਾ ਸੁਨੇਹਾ ਵਾਰ-ਵਾਰ ਮਿਟਾਇਆ ਜਾ ਰਿਹਾ ਹੈ, ਇਸ ਲਈ ਇਸ ਨੂੰ ਫਿਰ ਦਿਖਾਉਣ ਤੋਂ ਪਹਿਲਾਂ ਹੁਣ ਹਰ ਵਾਰ ਵੱਧ ਦੇਰ ਰੁਕਣਾ ਪਵੇਗਾ। ਜੇ ਇਹ ਕੋਈ ਮੌਡਰੇਸ਼ਨ ਬੌਟ ਕਰ ਰਿਹਾ ਹੈ, ਤਾਂ ਉਸ ਦੀ ਸੈਟਿੰਗ ਵਿੱਚ ਇਸ ਚੈਨਲ ਦੇ ਮੇਰੇ ਸੁਨੇਹਿਆਂ ਨੂੰ ਛੋਟ ਦਿਓ। ਬਾਜ਼ੀ ਚੱਲਦੀ ਰਹੇਗੀ: `{ -root } hand` ਤੁਹਾਡੇ ਪੱਤੇ ਦਿਖਾਉਂਦਾ ਹੈ, `{ -root } table` ਮੇਜ਼।
told_locked = ਇਹ ਥਰੈੱਡ ਲੌਕ ਹੈ, ਇਸ ਲਈ ਮੇਜ਼ ਦਾ ਸੁਨੇਹਾ ਨਵਾਂ ਨਹੀਂ ਹੋ ਸਕਦਾ। ਕੋਈ ਮੌਡਰੇਟਰ ਇਸ ਨੂੰ ਖੋਲ੍ਹ ਸਕਦਾ ਹੈ: ਥਰੈੱਡ ਦਾ ਮੀਨੂ (⋯) ਖੋਲ੍ਹ ਕੇ **Unlock Thread** ਚੁਣੋ। ਬਾਜ਼ੀ ਇਸ ਦੌਰਾਨ ਚੱਲਦੀ ਰਹੇਗੀ, ਤੇ **{ button_hand }** ਤੁਹਾਡੇ ਪੱਤੇ ਦਿਖਾਉਂਦਾ ਹੈ।
refuse_not_seated = ਇਸ ਮੇਜ਼ ’ਤੇ ਤੁਹਾਡੀ ਕੋਈ ਸੀਟ ਨਹੀਂ। ਜਦ ਤੱਕ ਬਾਜ਼ੀ ਸ਼ੁਰੂ ਨਹੀਂ ਹੁੰਦੀ, `{ -root } join` ਨਾਲ ਮਿਲ ਸਕਦੀ ਹੈ।
refuse_already_seated = ਸੀਟ { $number } ਪਹਿਲਾਂ ਹੀ ਤੁਹਾਡੀ ਹੈ। ਪੱਤੇ ਵੰਡੇ ਜਾਂਦਿਆਂ ਹੀ ਤੁਹਾਡਾ ਹੱਥ ਤੁਹਾਨੂੰ ਮਿਲ ਜਾਵੇਗਾ।
refuse_full = ਸਾਰੀਆਂ { $seats } ਸੀਟਾਂ ਭਰ ਗਈਆਂ। ਕਿਸੇ ਦੇ ਉੱਠਣ ਦੀ ਉਡੀਕ ਕਰੋ, ਜਾਂ ਕਿਸੇ ਹੋਰ ਚੈਨਲ ਵਿੱਚ ਮੇਜ਼ ਲਾ ਲਓ।
refuse_already_waiting = ਤੁਸੀਂ ਪਹਿਲਾਂ ਹੀ ਅਗਲੀ ਬਾਜ਼ੀ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹੋ। ਨਾ ਖੇਡਣਾ ਹੋਵੇ ਤਾਂ **ਉੱਠ ਜਾਓ** ਦੱਬੋ ਜਾਂ `{ -root } leave` ਲਿਖੋ।
refuse_already_dealt = ਪੱਤੇ ਤਾਂ ਵੰਡੇ ਜਾ ਚੁੱਕੇ। ਆਪਣੇ ਪੱਤੇ `{ -root } hand` ਨਾਲ ਵੇਖੋ।
refuse_too_late_to_cut = ਇਹ ਪੱਤੇ ਤਾਂ ਵੰਡੇ ਜਾ ਚੁੱਕੇ। ਬਾਜ਼ੀ ਮੁੱਕਣ ਤੋਂ ਬਾਅਦ, ਅਗਲੀ ਵਾਰ ਵੰਡਣ ਤੋਂ ਪਹਿਲਾਂ ਕੱਟ ਸਕਦੇ ਹੋ।
refuse_seats_changed = ਪੱਤੇ ਹਾਲੇ ਨਹੀਂ ਵੰਡੇ: ਸੀਟਾਂ ਹੁਣੇ ਬਦਲੀਆਂ ਹਨ, ਇਸ ਲਈ ਫੈਂਟ ਦੇ ਸ਼ਬਦ ਹੁਣ ਨਹੀਂ ਗਿਣੇ ਜਾਣਗੇ। ਜਿਹੜਾ ਚਾਹੇ ਫਿਰ ਕੱਟ ਲਵੇ; ਫਿਰ ਬਟਨ ਇੱਕ ਵਾਰ ਹੋਰ ਦੱਬੋ।
refuse_too_few = { $have ->
    [one] ਸਿਰਫ਼ { $have } ਸੀਟ ਭਰੀ ਹੈ
   *[other] ਸਿਰਫ਼ { $have } ਸੀਟਾਂ ਭਰੀਆਂ ਹਨ
}, ਤੇ ਘੱਟੋ-ਘੱਟ { $least } ਚਾਹੀਦੀਆਂ ਹਨ। ਹੋਰ ਖਿਡਾਰੀਆਂ ਦੀ ਉਡੀਕ ਕਰੋ, ਜਾਂ ਕੰਪਿਊਟਰ ਖਿਡਾਰੀਆਂ ਵਾਲਾ ਮੇਜ਼ ਲਾਓ।
refuse_too_many = { $have } ਸੀਟਾਂ ਬਹੁਤ ਜ਼ਿਆਦਾ ਹਨ: ਇਨ੍ਹਾਂ ਪੱਤਿਆਂ ਨਾਲ ਵੱਧ ਤੋਂ ਵੱਧ { $most } ਖੇਡ ਸਕਦੇ ਹਨ। ਕੰਪਿਊਟਰ ਘਟਾਓ।
refuse_no_game = ਹਾਲੇ ਕੋਈ ਬਾਜ਼ੀ ਨਹੀਂ ਚੱਲ ਰਹੀ। ਮੇਜ਼ਬਾਨ ਨਵੀਂ ਵੰਡ ਸਕਦੇ ਹਨ।
refuse_stale = ਉਹ ਮੌਕਾ ਲੰਘ ਗਿਆ। ਹੁਣ ਕੀ ਹੋ ਸਕਦਾ ਹੈ, ਇਹ `{ -root } hand` ਦਿਖਾਵੇਗਾ।
refuse_busy = ਮੇਜ਼ ਜ਼ਰਾ ਰੁੱਝਿਆ ਹੈ। ਇੱਕ ਪਲ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।
refuse_thinking = ਤੁਸੀਂ ਪਿਛਲੀ ਵਾਰ ਜੋ ਪੁੱਛਿਆ ਸੀ, ਉਸ ’ਤੇ ਅਜੇ ਸੋਚਿਆ ਜਾ ਰਿਹਾ ਹੈ। ਜਵਾਬ ਆ ਜਾਵੇ ਤਾਂ ਫਿਰ ਪੁੱਛੋ।
refuse_posted_just_now = ਮੇਜ਼ ਹੁਣੇ-ਹੁਣੇ ਇੱਥੇ ਦਿਖਾਇਆ ਗਿਆ ਹੈ। ਤੁਸੀਂ ਇਸ ਨੂੰ { $when } ਫਿਰ ਦਿਖਾ ਸਕਦੇ ਹੋ।
refuse_not_a_card = “{ $typed }” ਕੋਈ ਪੱਤਾ ਨਹੀਂ। ਇੰਝ ਲਿਖੋ: QH, 10♠ ਜਾਂ queen of hearts।
refuse_not_a_word = ਇਹ ਸ਼ਬਦ ਨਹੀਂ ਚੱਲੇਗਾ। ਇੱਕੋ ਲਾਈਨ ਵਿੱਚ 1 ਤੋਂ { $most } ਅੱਖਰ ਲਿਖੋ, ਜੋ ਸਾਰਿਆਂ ਨੂੰ ਦਿਸਣ।
refuse_bad_number = ਆਪਸ਼ਨ `{ $option }` { $least } ਤੋਂ { $most } ਤੱਕ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ; `turn_seconds` ਲਈ 0 ਵੀ ਚੱਲੇਗਾ, ਯਾਨੀ ਘੜੀ ਤੋਂ ਬਿਨਾਂ।
refuse_manage_server = ਸਰਵਰ ਦੀਆਂ ਸੈਟਿੰਗਾਂ ਸਿਰਫ਼ ਉਹੀ ਬਦਲ ਸਕਦੇ ਹਨ ਜਿਨ੍ਹਾਂ ਨੂੰ ਸਰਵਰ ਸੰਭਾਲਣ ਦੀ ਇਜਾਜ਼ਤ ਹੋਵੇ। ਉਨ੍ਹਾਂ ਵਿੱਚੋਂ ਕਿਸੇ ਨੂੰ ਕਹੋ।
refuse_who_starts = ਇਸ ਸਰਵਰ ਵਿੱਚ ਮੇਜ਼ ਸਿਰਫ਼ ਇਸ ਨੂੰ ਸਾਂਭਣ ਵਾਲੇ ਲਾਉਂਦੇ ਹਨ। ਉਨ੍ਹਾਂ ਵਿੱਚੋਂ ਕਿਸੇ ਨੂੰ ਕਹੋ; ਫਿਰ ਤੁਸੀਂ ਆ ਬੈਠੋ।
refuse_servers_only = ਇਹ ਸਰਵਰ ਦੇ ਕਿਸੇ ਚੈਨਲ ਵਿੱਚ ਵਰਤੋ।
refuse_permissions = ਇਸ ਚੈਨਲ ਵਿੱਚ ਮੇਜ਼ ਨਹੀਂ ਚੱਲ ਸਕਦਾ, ਮੈਨੂੰ ਇਹ ਇਜਾਜ਼ਤ ਨਹੀਂ ਮਿਲੀ: **{ $permissions }**।
refuse_locked = ਇਹ ਥਰੈੱਡ ਲੌਕ ਹੈ, ਇਸ ਲਈ ਇੱਥੇ ਮੇਜ਼ ਨਹੀਂ ਲੱਗ ਸਕਦਾ। ਕੋਈ ਮੌਡਰੇਟਰ ਇਸ ਨੂੰ ਖੋਲ੍ਹ ਸਕਦਾ ਹੈ: ਥਰੈੱਡ ਦਾ ਮੀਨੂ (⋯) ਖੋਲ੍ਹ ਕੇ **Unlock Thread** ਚੁਣੋ। ਜਾਂ ਕੋਈ ਹੋਰ ਚੈਨਲ ਚੁਣੋ।
refuse_no_threads = ਇਹੋ ਜਿਹੇ ਚੈਨਲ ਵਿੱਚ ਥਰੈੱਡ ਨਹੀਂ ਬਣ ਸਕਦੇ। ਇੱਥੇ ਹੀ ਖੇਡਣ ਲਈ `{ -root } start thread:no` ਲਿਖੋ, ਜਾਂ ਕਿਸੇ ਟੈਕਸਟ ਚੈਨਲ ਤੋਂ ਥਰੈੱਡ ਖੋਲ੍ਹੋ।
refuse_thread_permissions = ਇੱਥੇ ਮੇਜ਼ ਲਈ ਥਰੈੱਡ ਨਹੀਂ ਖੁੱਲ੍ਹ ਸਕਦਾ, ਮੈਨੂੰ ਇਹ ਇਜਾਜ਼ਤ ਨਹੀਂ ਮਿਲੀ: **{ $permissions }**। ਜਾਂ `{ -root } start thread:no` ਲਿਖੋ।
refuse_absent = ਮੈਂ ਇਸ ਸਰਵਰ ਦਾ ਮੈਂਬਰ ਨਹੀਂ: ਇੱਥੇ ਸਿਰਫ਼ ਮੇਰੀਆਂ ਕਮਾਂਡਾਂ ਹਨ, ਇਸ ਲਈ ਇੱਥੇ ਮੇਜ਼ ਨਹੀਂ ਲੱਗ ਸਕਦਾ। ਜਿਹੜੇ ਸਰਵਰ ਸੰਭਾਲਦੇ ਹਨ, ਉਹ ਇਸ ਲਿੰਕ ਨਾਲ ਮੈਨੂੰ ਸ਼ਾਮਲ ਕਰ ਸਕਦੇ ਹਨ: { $link }
refuse_too_many_threads = ਇਸ ਸਰਵਰ ਵਿੱਚ ਓਨੇ ਥਰੈੱਡ ਚੱਲ ਰਹੇ ਹਨ ਜਿੰਨੇ Discord ਹੋਣ ਦਿੰਦਾ ਹੈ। ਕੋਈ ਇੱਕ ਆਰਕਾਈਵ ਕਰ ਕੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ, ਜਾਂ `{ -root } start thread:no` ਲਿਖੋ।
refuse_may_not_thread = ਇਸ ਚੈਨਲ ਵਿੱਚ ਤੁਸੀਂ ਥਰੈੱਡ ਨਹੀਂ ਖੋਲ੍ਹ ਸਕਦੇ, ਤੁਹਾਨੂੰ ਇਹ ਇਜਾਜ਼ਤ ਚਾਹੀਦੀ ਹੈ: **{ $permission }**। ਇੱਥੇ ਹੀ ਖੇਡਣ ਲਈ `{ -root } start thread:no` ਲਿਖੋ।
refuse_thread_pause = ਇਸ ਚੈਨਲ ਵਿੱਚ ਹੁਣੇ-ਹੁਣੇ ਕਈ ਮੇਜ਼ਾਂ ਲਈ ਥਰੈੱਡ ਖੁੱਲ੍ਹੇ ਹਨ। ਅਗਲਾ { $when } ਖੁੱਲ੍ਹ ਸਕਦਾ ਹੈ। ਉਦੋਂ ਤੱਕ `{ -root } start thread:no` ਲਿਖੋ।
refuse_no_record = ਇਸ ਸਰਵਰ ਵਿੱਚ ਅਜਿਹੀ ਕੋਈ ਬਾਜ਼ੀ ਨਹੀਂ, ਜਾਂ ਉਹ ਅਜਿਹੇ ਚੈਨਲ ਵਿੱਚ ਖੇਡੀ ਗਈ ਜੋ ਤੁਹਾਨੂੰ ਨਹੀਂ ਦਿਸਦਾ।
refuse_not_finished = ਬਾਜ਼ੀ { $game } ਹਾਲੇ ਖਤਮ ਨਹੀਂ ਹੋਈ। ਖਤਮ ਹੋਵੇਗੀ ਤਾਂ ਉਸ ਦੇ ਪੱਤੇ ਖੁੱਲ੍ਹਣਗੇ।
refuse_no_finished = ਇਸ ਚੈਨਲ ਵਿੱਚ ਹਾਲੇ ਕੋਈ ਬਾਜ਼ੀ ਖਤਮ ਨਹੀਂ ਹੋਈ। ਬਾਜ਼ੀ ਦਾ ਨੰਬਰ ਦੱਸੋ।
refuse_no_proof = ਬਾਜ਼ੀ { $game } ਦੇ ਪੱਤੇ ਕਿਵੇਂ ਵੰਡੇ ਗਏ, ਇਸ ਦਾ ਕੁਝ ਸਾਂਭਿਆ ਨਹੀਂ।
refuse_unknown_command = ਇਹ ਕਮਾਂਡ ਇੱਥੇ ਹੁਣ ਨਹੀਂ ਰਹੀ। ਡਿਸਕਾਰਡ ਮੁੜ ਖੋਲ੍ਹੋ ਤਾਂ ਨਵੀਆਂ ਕਮਾਂਡਾਂ ਦਿਸਣਗੀਆਂ।
refuse_hints_off = ਇਸ ਸਰਵਰ ਵਿੱਚ ਸਲਾਹ ਬੰਦ ਹੈ। ਸਰਵਰ ਸੰਭਾਲਣ ਵਾਲੇ ਇਸ ਨੂੰ `{ -root } settings` ਨਾਲ ਖੋਲ੍ਹ ਸਕਦੇ ਹਨ।
refuse_nothing_to_decide = ਹਾਲੇ ਤੁਹਾਡੇ ਸੋਚਣ ਨੂੰ ਕੁਝ ਨਹੀਂ। ਆਪਣੀ ਵਾਰੀ ’ਤੇ ਫਿਰ ਪੁੱਛੋ।
refuse_not_dealt_in = ਬਾਜ਼ੀ { $game } ਵਿੱਚ ਤੁਹਾਨੂੰ ਪੱਤੇ ਨਹੀਂ ਮਿਲੇ ਸਨ, ਇਸ ਲਈ ਤੁਹਾਡੀ ਖੇਡ ਵੇਖਣ ਨੂੰ ਕੁਝ ਨਹੀਂ।

## At a table, whatever is played

seats_heading = **ਖਿਡਾਰੀ ਤੇ ਪੱਤੇ**
seat_turn = ▶ { $line }
seats_away = ਬਚ ਨਿਕਲੇ: { $names }
due_play = { $who }, ਤੁਹਾਡੀ ਵਾਰੀ ਹੈ।
turn_of = { $name } ਦੀ ਵਾਰੀ ਹੈ।
got_away = { $name } ਦੀ ਜਾਨ ਛੁੱਟ ਗਈ!
lost = ਇਸ ਵਾਰ ਹਾਰ { $name } ਦੇ ਹਿੱਸੇ ਆਈ।
outcome_text = ਇਸ ਬਾਜ਼ੀ ਵਿੱਚ ਹਾਰ { $who } ਦੇ ਹਿੱਸੇ ਆਈ।
outcome_loser = **ਇਸ ਵਾਰ ਦੀ ਹਾਰ:** { $name }
outcome_away = { $place }. { $name } ਦੀ ਜਾਨ ਛੁੱਟੀ
outcome_text_won = ਇਹ ਬਾਜ਼ੀ { $who } ਦੇ ਨਾਂ ਰਹੀ!
outcome_text_shared = ਜਿੱਤ ਸਾਂਝੀ ਰਹੀ: { $who }!
outcome_winner = **ਇਸ ਵਾਰ ਦੀ ਜਿੱਤ:** { $name }
outcome_winners = **ਸਾਂਝੀ ਜਿੱਤ:** { $names }
outcome_place = { $place }. { $name }
outcome_scored = { $name }: { $score }
own_away = ਤੁਹਾਡੀ ਜਾਨ ਛੁੱਟ ਗਈ: ਹੁਣ ਕੋਈ ਫ਼ਿਕਰ ਨਹੀਂ।
own_by_commands = ਤੁਸੀਂ ਕਮਾਂਡ ਨਾਲ ਖੇਡ ਰਹੇ ਹੋ। ਮੇਜ਼ ਦੇ ਸੁਨੇਹੇ ਵਿੱਚ ਤੁਹਾਡਾ ਨਾਂ ਆਵੇ ਤਾਂ `{ -root } play` ਉਹੀ ਪੱਤੇ ਦਿਖਾਵੇਗਾ ਜੋ ਚੱਲ ਸਕਦੇ ਹਨ। ਬਟਨ ਚਾਹੀਦੇ ਹੋਣ ਤਾਂ ਉਸ ਸੁਨੇਹੇ ਹੇਠਾਂ **ਮੇਰੇ ਪੱਤੇ** ਦੱਬੋ।
refuse_game_over = ਬਾਜ਼ੀ ਖਤਮ ਹੋ ਚੁੱਕੀ ਹੈ। ਅਗਲੀ ਬਾਜ਼ੀ ਦੇ ਪੱਤੇ ਮੇਜ਼ਬਾਨ ਵੰਡ ਸਕਦੇ ਹਨ।
refuse_not_in_play = ਤੁਹਾਡੀ ਜਾਨ ਤਾਂ ਛੁੱਟ ਚੁੱਕੀ। ਹੁਣ ਕੋਈ ਫ਼ਿਕਰ ਨਹੀਂ: ਢੋਅ ਲਾਓ ਤੇ ਤਮਾਸ਼ਾ ਵੇਖੋ।
refuse_not_in_hand = { $card } ਤੁਹਾਡੇ ਹੱਥ ਵਿੱਚ ਨਹੀਂ। ਆਪਣੇ ਪੱਤੇ `{ -root } hand` ਨਾਲ ਵੇਖੋ।
refuse_not_your_turn = ਵਾਰੀ { $name } ਦੀ ਹੈ। ਆਪਣੀ ਵਾਰੀ ਦੀ ਉਡੀਕ ਕਰੋ।
refuse_too_early = ਇਹ ਛੇਤੀ ਹੋ ਗਈ: ਉਦੋਂ ਤੁਹਾਡੀ ਵਾਰੀ ਨਹੀਂ ਸੀ।
hint_best = **ਸਭ ਤੋਂ ਚੰਗਾ:** { $choice }। ਇੱਥੋਂ 100 ਵਿੱਚੋਂ ਲਗਭਗ { $percent } ਬਾਜ਼ੀਆਂ ਵਿੱਚ ਹਾਰ ਹੁੰਦੀ ਹੈ।
hint_best_won = **ਸਭ ਤੋਂ ਚੰਗਾ:** { $choice }। ਇੱਥੋਂ 100 ਵਿੱਚੋਂ ਲਗਭਗ { $percent } ਬਾਜ਼ੀਆਂ ਵਿੱਚ ਜਿੱਤ ਹੁੰਦੀ ਹੈ।
hint_other = ਫਿਰ: { $choice }, 100 ਵਿੱਚੋਂ ਲਗਭਗ { $percent }।
review_title = ਤੁਹਾਡੀ ਬਾਜ਼ੀ { $game } ’ਤੇ ਇੱਕ ਝਾਤ
review_line_lost = **{ $when }:** ਤੁਹਾਡਾ ਫ਼ੈਸਲਾ: { $did }। ਇਸ ਤੋਂ ਚੰਗਾ ਹੁੰਦਾ: { $better }, 100 ਬਾਜ਼ੀਆਂ ਵਿੱਚ ਲਗਭਗ { $points } ਹਾਰਾਂ ਘੱਟ ਹੁੰਦੀਆਂ।
review_line_won = **{ $when }:** ਤੁਹਾਡਾ ਫ਼ੈਸਲਾ: { $did }। ਇਸ ਤੋਂ ਚੰਗਾ ਹੁੰਦਾ: { $better }, 100 ਬਾਜ਼ੀਆਂ ਵਿੱਚ ਲਗਭਗ { $points } ਜਿੱਤਾਂ ਵੱਧ ਹੁੰਦੀਆਂ।
review_none = ਫੜਨ ਨੂੰ ਕੁਝ ਨਹੀਂ: ਕੋਈ ਹੋਰ ਫ਼ੈਸਲਾ ਸਾਫ਼ ਚੰਗਾ ਨਾ ਹੁੰਦਾ।
review_note = ਮੰਨਿਆ ਇਹ ਹੈ ਕਿ ਅੱਗੇ ਸਾਰੇ “ਦਰਮਿਆਨੇ” ਕੰਪਿਊਟਰ ਵਾਂਗ ਖੇਡਦੇ ਹਨ, ਤੁਸੀਂ ਵੀ। ਪਰਖ ਸਿਰਫ਼ ਉਸ ਤੋਂ ਜੋ ਉਸ ਵੇਲੇ ਤੁਹਾਨੂੰ ਪਤਾ ਹੋ ਸਕਦਾ ਸੀ।

## The deal of the day

daily_title = ਅੱਜ ਦੀ ਬਾਜ਼ੀ, { $day }
daily_intro = ਸਾਰਿਆਂ ਨੂੰ ਇੱਕੋ ਸੀਟ ’ਤੇ ਇੱਕੋ ਜਿਹੇ ਪੱਤੇ ਮਿਲਦੇ ਹਨ, ਤੇ ਸਾਹਮਣੇ ਤਿੰਨ ਮਾਹਰ ਕੰਪਿਊਟਰ ਹੁੰਦੇ ਹਨ, ਜੋ ਇੱਕੋ ਜਿਹੀ ਚਾਲ ਦਾ ਇੱਕੋ ਜਵਾਬ ਦਿੰਦੇ ਹਨ। ਯਾਨੀ ਜੋ ਵੀ ਫ਼ਰਕ ਹੈ, ਫ਼ੈਸਲਿਆਂ ਦਾ ਹੈ। ਮੌਕਾ ਇੱਕੋ ਹੈ ਤੇ ਘੜੀ ਕੋਈ ਨਹੀਂ: ਜਦੋਂ ਚਾਹੋ ਰੁਕੋ, ਜਦੋਂ ਚਾਹੋ ਅੱਗੇ ਖੇਡੋ।
daily_ends = ਸ਼ੁਰੂ ਕਰਨ ਦਾ ਆਖ਼ਰੀ ਸਮਾਂ: { $ends }। { $closes } ਤੱਕ ਪੂਰੀ ਹੋ ਜਾਵੇ ਤਾਂ ਗਿਣੀ ਜਾਵੇਗੀ।
daily_until = ਇਹ ਬਾਜ਼ੀ { $when } ਤੱਕ ਪੂਰੀ ਹੋ ਜਾਵੇ ਤਾਂ ਗਿਣੀ ਜਾਵੇਗੀ।
daily_closed = ਇਹ ਬਾਜ਼ੀ ਬੰਦ ਹੋ ਚੁੱਕੀ ਹੈ। ਇਹ ਹਾਲੇ ਵੀ ਪੂਰੀ ਕੀਤੀ ਜਾ ਸਕਦੀ ਹੈ, ਪਰ ਨਾ ਬੋਰਡ ’ਤੇ ਆਵੇਗੀ, ਨਾ ਸਿਲਸਿਲੇ ਵਿੱਚ ਗਿਣੀ ਜਾਵੇਗੀ।
daily_fingerprint = ਇਸ ਬਾਜ਼ੀ ਦਾ ਰਾਜ਼ ਦਿਨ ਸ਼ੁਰੂ ਹੋਣ ਤੋਂ ਪਹਿਲਾਂ ਹੀ ਤੈਅ ਸੀ। ਉਸ ਦੀ ਮੋਹਰ: `{ $commit }`
daily_tomorrow = ਕੱਲ੍ਹ ਦਾ ਰਾਜ਼ ਵੀ ਤੈਅ ਹੋ ਚੁੱਕਾ ਹੈ। ਉਸ ਦੀ ਮੋਹਰ: `{ $commit }`
daily_escaped = **ਤੁਹਾਡੀ ਜਾਨ ਛੁੱਟ ਗਈ:** { $seats } ਵਿੱਚੋਂ { $place } ਨੰਬਰ ’ਤੇ।
daily_lost = **ਅਖੀਰ ਵਿੱਚ ਤੁਸੀਂ ਹੀ ਰਹਿ ਗਏ:** { $seats } ਵਿੱਚੋਂ { $place } ਨੰਬਰ ’ਤੇ।
daily_placed = **ਤੁਸੀਂ { $seats } ਵਿੱਚੋਂ { $place } ਨੰਬਰ ’ਤੇ ਰਹੇ।**
daily_place = ਨੰਬਰ { $place }
daily_place_of = { $seats } ਵਿੱਚੋਂ ਨੰਬਰ { $place }
daily_rounds = ਗੇੜੇ: { $rounds }
daily_better = ਤੁਹਾਡੇ ਤੋਂ ਵਧੀਆ ਰਹੇ: ਇਸ ਸਰਵਰ ਵਿੱਚ { $here }, ਸਾਰੇ ਸਰਵਰਾਂ ਵਿੱਚ { $everywhere }।
daily_share_of = { $percent }% ({ $all } ਵਿੱਚੋਂ { $better })
daily_days = { $days ->
    [one] ਲਗਾਤਾਰ { $days } ਦਿਨ
   *[other] ਲਗਾਤਾਰ { $days } ਦਿਨ
}
daily_streak = ਤੁਹਾਡਾ ਸਿਲਸਿਲਾ: { $now }। ਸਭ ਤੋਂ ਲੰਮਾ: { $best }।
daily_late = ਤੁਸੀਂ ਇਹ ਬਾਜ਼ੀ ਬੰਦ ਹੋਣ ਤੋਂ ਬਾਅਦ ਪੂਰੀ ਕੀਤੀ, ਇਸ ਲਈ ਇਹ ਨਾ ਬੋਰਡ ’ਤੇ ਹੈ, ਨਾ ਸਿਲਸਿਲੇ ਵਿੱਚ।
daily_not_closed = ਇਸ ਬਾਜ਼ੀ ਦਾ ਜਾਇਜ਼ਾ, ਰਿਕਾਰਡ ਤੇ ਫੈਂਟ ਉਦੋਂ ਦਿਖਾਏ ਜਾਣਗੇ ਜਦੋਂ ਇਹ ਬੰਦ ਹੋਵੇਗੀ: { $when }।
daily_board_title = { $day } ਦੀ ਬਾਜ਼ੀ: ਇਸ ਸਰਵਰ ਦਾ ਬੋਰਡ
daily_board_empty = ਇਸ ਸਰਵਰ ਵਿੱਚ ਇਹ ਬਾਜ਼ੀ ਕਿਸੇ ਨੇ ਪੂਰੀ ਨਹੀਂ ਕੀਤੀ।
daily_board_line = { $rank }. **{ $name }**: { $how }
daily_board_key = ਨੰਬਰ ਬਰਾਬਰ ਹੋਣ ਤਾਂ ਜਿਸ ਨੇ ਘੱਟ ਪੱਤੇ ਚੁੱਕੇ ਉਹ ਅੱਗੇ ਹੈ।
daily_shared = **{ $name }** ਨੇ ਅੱਜ ਦੀ ਬਾਜ਼ੀ ({ $day }) ਖੇਡ ਲਈ: { $how }। ਸਾਰਿਆਂ ਦੇ ਪੱਤੇ ਇੱਕੋ ਜਿਹੇ ਹਨ: `{ -root } daily`
daily_shared_before = ਇਹ ਨਤੀਜਾ ਤੁਸੀਂ ਇਸ ਚੈਨਲ ਵਿੱਚ ਦੱਸ ਚੁੱਕੇ ਹੋ।
daily_hidden = ਬੋਰਡ ਉਨ੍ਹਾਂ ਨੂੰ ਦਿਸਦਾ ਹੈ ਜਿਨ੍ਹਾਂ ਨੇ ਇਹ ਬਾਜ਼ੀ ਪੂਰੀ ਕਰ ਲਈ ਹੋਵੇ, ਤੇ ਬਾਜ਼ੀ ਬੰਦ ਹੋਣ ’ਤੇ ਸਾਰਿਆਂ ਨੂੰ: { $when }।
daily_running = ਤੁਹਾਡੀ ਇਹ ਬਾਜ਼ੀ ਹਾਲੇ ਚੱਲ ਰਹੀ ਹੈ। ਪਹਿਲਾਂ ਇਸ ਨੂੰ ਪੂਰਾ ਕਰੋ, ਫਿਰ ਇਸ ਦਾ ਸਭ ਕੁਝ ਦਿਸੇਗਾ।
daily_over = ਉਹ ਦਿਨ ਮੁੱਕ ਗਿਆ ਹੈ ਤੇ ਤੁਸੀਂ ਉਸ ਦੀ ਬਾਜ਼ੀ ਸ਼ੁਰੂ ਨਹੀਂ ਕੀਤੀ ਸੀ। ਅੱਜ ਦੀ ਬਾਜ਼ੀ `{ -root } daily` ਨਾਲ ਮਿਲੇਗੀ।
daily_no_day = ਉਸ ਦਿਨ ਦੀ ਕੋਈ ਬਾਜ਼ੀ ਨਹੀਂ ਹੈ।
daily_tried = ਆਪਣਾ ਨਾਂ ਹਟਵਾਉਣ ਤੋਂ ਪਹਿਲਾਂ ਤੁਸੀਂ ਇਹ ਬਾਜ਼ੀ ਖੇਡ ਚੁੱਕੇ ਸੀ, ਤੇ ਮੌਕਾ ਦਿਨ ਵਿੱਚ ਇੱਕੋ ਹੈ। ਅਗਲੀ ਬਾਜ਼ੀ { $when } ਆਵੇਗੀ।
daily_off = ਇਸ ਸਰਵਰ ਵਿੱਚ ਅੱਜ ਦੀ ਬਾਜ਼ੀ ਬੰਦ ਹੈ। ਸਰਵਰ ਸੰਭਾਲਣ ਵਾਲੇ ਇਸ ਨੂੰ `{ -root } settings` ਨਾਲ ਖੋਲ੍ਹ ਸਕਦੇ ਹਨ।
daily_stale = ਉਹ ਮੌਕਾ ਲੰਘ ਗਿਆ। ਤੁਹਾਡੀ ਬਾਜ਼ੀ ਹੁਣ ਇੱਥੇ ਪਹੁੰਚੀ ਹੈ।
daily_not_begun = ਤੁਸੀਂ ਇਹ ਬਾਜ਼ੀ ਸ਼ੁਰੂ ਨਹੀਂ ਕੀਤੀ। `{ -root } daily` ਨਾਲ ਸ਼ੁਰੂ ਹੋਵੇਗੀ।
daily_decisions_title = { $day } ਨੂੰ ਕਿਸ ਗੱਲ ਨਾਲ ਫ਼ਰਕ ਪਿਆ
daily_decisions_none = ਇੱਕੋ ਹਾਲਤ ਵਿੱਚ ਇੰਨੇ ਲੋਕ ਨਹੀਂ ਸਨ ਕਿ ਤੁਲਨਾ ਹੋ ਸਕੇ।
button_daily_start = ਸ਼ੁਰੂ ਕਰੋ
button_daily_finish = { $day } ਦੀ ਪੂਰੀ ਕਰੋ
button_daily_open = ਅੱਜ ਦੀ ਬਾਜ਼ੀ
button_daily_board = ਬੋਰਡ
button_daily_board_of = { $day } ਦਾ ਬੋਰਡ
button_daily_share = ਦੱਸੋ
button_daily_decisions = ਕਿਸ ਗੱਲ ਨਾਲ ਫ਼ਰਕ ਪਿਆ
button_daily_record = ਰਿਕਾਰਡ

## The rules in short

rules_options = **ਇਸ ਮੇਜ਼ ਦੇ ਨਿਯਮ:**
    { $options }
rules_defaults = **ਇਸ ਸਰਵਰ ਵਿੱਚ ਨਵੇਂ ਮੇਜ਼ ਇੰਝ ਲੱਗਦੇ ਹਨ:**
    { $options }

## Figures

leaderboard_title = ਲੀਡਰਬੋਰਡ, { $period }
leaderboard_empty = ਹਾਲੇ ਤੱਕ ਦੋ ਜਾਂ ਵੱਧ ਬੰਦਿਆਂ ਨੇ ਕੋਈ ਬਾਜ਼ੀ ਖਤਮ ਨਹੀਂ ਕੀਤੀ। ਮੇਜ਼ `{ -root } start` ਨਾਲ ਲੱਗਦਾ ਹੈ।
leaderboard_line = { $place }. **{ $name }**: { $tally }, ਹਿੱਸੇ ਦੇ ਹਿਸਾਬ ਨਾਲ { $share }, { $streak }
leaderboard_lost = { $games } ਵਿੱਚੋਂ { $losses } ਵਿੱਚ ਹਾਰ ({ $percent })
leaderboard_won = { $games } ਵਿੱਚੋਂ { $wins } ਵਿੱਚ ਜਿੱਤ ({ $percent })
leaderboard_scored = { $line }, ਔਸਤ ਸਕੋਰ { $mean }
leaderboard_key = ਹਿੱਸੇ ਦੇ ਹਿਸਾਬ ਨਾਲ: 1.00 ਔਸਤ ਹੈ, ਘੱਟ ਹੋਵੇ ਤਾਂ ਚੰਗਾ। ਵੱਡੇ ਮੇਜ਼ ’ਤੇ ਜਾਂ ਰੋਜ਼ ਖੇਡਣ ਨਾਲ ਕਿਸੇ ਦਾ ਨੁਕਸਾਨ ਨਹੀਂ ਹੁੰਦਾ।
leaderboard_key_won = ਹਿੱਸੇ ਦੇ ਹਿਸਾਬ ਨਾਲ: 1.00 ਔਸਤ ਹੈ, ਵੱਧ ਹੋਵੇ ਤਾਂ ਚੰਗਾ। ਵੱਡੇ ਮੇਜ਼ ’ਤੇ ਜਾਂ ਰੋਜ਼ ਖੇਡਣ ਨਾਲ ਕਿਸੇ ਦਾ ਨੁਕਸਾਨ ਨਹੀਂ ਹੁੰਦਾ।
leaderboard_legend = **ਤਸਵੀਰ ਵਿੱਚ:** ਉੱਪਰ ਵਾਲੇ ਨੰਬਰ; ਟੁੱਟੀ ਲਕੀਰ 1.00 ਹੈ।
leaderboard_alt = ਹਿੱਸੇ ਦੇ ਹਿਸਾਬ ਨਾਲ ਹਾਰਾਂ; 1.00 ਔਸਤ ਹੈ।
    { $lines }
leaderboard_alt_won = ਹਿੱਸੇ ਦੇ ਹਿਸਾਬ ਨਾਲ ਜਿੱਤਾਂ; 1.00 ਔਸਤ ਹੈ।
    { $lines }
leaderboard_alt_line = { $place }. { $name }: { $share }
leaderboard_rated_title = ਰੇਟਿੰਗ, { $period }
leaderboard_rated_line = { $place }. **{ $name }**: { $rating }, { $games ->
    [one] { $games } ਬਾਜ਼ੀ
   *[other] { $games } ਬਾਜ਼ੀਆਂ
}
leaderboard_rated_key = ਕਿਸ ਦੀ ਖੇਡ ਕਿੰਨੀ ਮਜ਼ਬੂਤ ਹੈ, ਦੋ ਜਾਂ ਵੱਧ ਬੰਦਿਆਂ ਵਾਲੀਆਂ ਸਾਰੀਆਂ ਬਾਜ਼ੀਆਂ ਤੋਂ (OpenSkill ਦਾ ਤਰੀਕਾ)। “ਦਰਮਿਆਨਾ” ਕੰਪਿਊਟਰ ਦੀ ਰੇਟਿੰਗ 1,500 ਹੈ। ਜਿਹੜੀ ਰੇਟਿੰਗ ਹਾਲੇ ਪੱਕੀ ਨਹੀਂ, ਉਹ ਅਖੀਰ ’ਤੇ ਆਉਂਦੀ ਹੈ। ਸਮੇਂ ਤੋਂ ਸਿਰਫ਼ ਇਹ ਤੈਅ ਹੁੰਦਾ ਹੈ ਕਿ ਕੌਣ ਦਿਸੇਗਾ: ਜਿਸ ਨੇ ਉਦੋਂ ਤੋਂ ਕੋਈ ਬਾਜ਼ੀ ਖੇਡੀ ਹੋਵੇ।
rating_sure = ਕਰੀਬ { $points }
rating_uncertain = ਕਰੀਬ { $points }, ਹਾਲੇ ਪੱਕੀ ਨਹੀਂ
streak_safe = { $games ->
    [one] { $games } ਬਾਜ਼ੀ ਵਿੱਚ ਬਚਾਅ
   *[other] ਲਗਾਤਾਰ { $games } ਬਾਜ਼ੀਆਂ ਵਿੱਚ ਬਚਾਅ
}
streak_lost = { $games ->
    [one] ਪਿਛਲੀ ਬਾਜ਼ੀ ਵਿੱਚ ਹਾਰ
   *[other] ਲਗਾਤਾਰ { $games } ਬਾਜ਼ੀਆਂ ਵਿੱਚ ਹਾਰ
}
streak_without = { $games ->
    [one] { $games } ਬਾਜ਼ੀ ਬਿਨਾਂ ਜਿੱਤ
   *[other] ਲਗਾਤਾਰ { $games } ਬਾਜ਼ੀਆਂ ਬਿਨਾਂ ਜਿੱਤ
}
streak_won = { $games ->
    [one] ਪਿਛਲੀ ਬਾਜ਼ੀ ਵਿੱਚ ਜਿੱਤ
   *[other] ਲਗਾਤਾਰ { $games } ਬਾਜ਼ੀਆਂ ਵਿੱਚ ਜਿੱਤ
}
stats_title = { -game }: { $name } ਦੇ ਅੰਕੜੇ
stats_none = ਹਾਲੇ ਅਜਿਹੀ ਕੋਈ ਬਾਜ਼ੀ ਖਤਮ ਨਹੀਂ ਹੋਈ ਜੋ ਗਿਣੀ ਜਾਵੇ।
stats_lost = { $games } ਵਿੱਚੋਂ { $losses } ਵਿੱਚ ਹਾਰ ({ $percent })
stats_won = { $games } ਵਿੱਚੋਂ { $wins } ਵਿੱਚ ਜਿੱਤ ({ $percent })
stats_share = ਹਿੱਸੇ ਦੇ ਹਿਸਾਬ ਨਾਲ ਹਾਰਾਂ: { $share } (1.00 ਔਸਤ ਹੈ, ਘੱਟ ਹੋਵੇ ਤਾਂ ਚੰਗਾ)
stats_share_won = ਹਿੱਸੇ ਦੇ ਹਿਸਾਬ ਨਾਲ ਜਿੱਤਾਂ: { $share } (1.00 ਔਸਤ ਹੈ, ਵੱਧ ਹੋਵੇ ਤਾਂ ਚੰਗਾ)
stats_streak = ਇਸ ਵੇਲੇ: { $streak }
stats_longest = ਸਭ ਤੋਂ ਲੰਮੀਆਂ ਲੜੀਆਂ: { $safe } ਬਾਜ਼ੀਆਂ ਵਿੱਚ ਬਚਾਅ, { $lost } ਵਿੱਚ ਹਾਰ
stats_longest_won = ਸਭ ਤੋਂ ਲੰਮੀਆਂ ਲੜੀਆਂ: { $won } ਵਿੱਚ ਜਿੱਤ, { $without } ਬਿਨਾਂ ਜਿੱਤ
stats_first = ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਜਾਨ ਛੁਡਾਈ: { $games ->
    [one] { $games } ਵਾਰ
   *[other] { $games } ਵਾਰ
}
stats_legend = **ਤਸਵੀਰ ਵਿੱਚ:** ਹਰ ਬਾਜ਼ੀ ਤੋਂ ਬਾਅਦ, ਹਿੱਸੇ ਦੇ ਹਿਸਾਬ ਨਾਲ ਹਾਰਾਂ। ਵੱਡੀ ਬਿੰਦੀ ਹਾਰੀ ਹੋਈ ਬਾਜ਼ੀ ਹੈ, ਟੁੱਟੀ ਲਕੀਰ 1.00।
stats_legend_won = **ਤਸਵੀਰ ਵਿੱਚ:** ਹਰ ਬਾਜ਼ੀ ਤੋਂ ਬਾਅਦ, ਹਿੱਸੇ ਦੇ ਹਿਸਾਬ ਨਾਲ ਜਿੱਤਾਂ। ਵੱਡੀ ਬਿੰਦੀ ਜਿੱਤੀ ਹੋਈ ਬਾਜ਼ੀ ਹੈ, ਟੁੱਟੀ ਲਕੀਰ 1.00।
stats_alt = { $name }: ਬਾਜ਼ੀ { $first } ਤੋਂ { $last } ਤੱਕ, ਹਰ ਇੱਕ ਤੋਂ ਬਾਅਦ ਹਿੱਸੇ ਦੇ ਹਿਸਾਬ ਨਾਲ ਹਾਰਾਂ; 1.00 ਔਸਤ ਹੈ। ਹਾਰੀਆਂ ਬਾਜ਼ੀਆਂ: { $lost }। ਹੁਣ: { $share }
stats_alt_won = { $name }: ਬਾਜ਼ੀ { $first } ਤੋਂ { $last } ਤੱਕ, ਹਰ ਇੱਕ ਤੋਂ ਬਾਅਦ ਹਿੱਸੇ ਦੇ ਹਿਸਾਬ ਨਾਲ ਜਿੱਤਾਂ; 1.00 ਔਸਤ ਹੈ। ਜਿੱਤੀਆਂ ਬਾਜ਼ੀਆਂ: { $won }। ਹੁਣ: { $share }
stats_rating = ਰੇਟਿੰਗ: { $rating }
stats_rating_legend = ਉਸ ਦੇ ਹੇਠਾਂ: ਹਰ ਬਾਜ਼ੀ ਤੋਂ ਬਾਅਦ ਦੀ ਰੇਟਿੰਗ; ਉੱਥੇ ਟੁੱਟੀ ਲਕੀਰ 1,500 ਹੈ।
stats_rating_alt = ਇਨ੍ਹਾਂ ਬਾਜ਼ੀਆਂ ਤੋਂ ਬਾਅਦ ਦੀ ਰੇਟਿੰਗ: ਪਹਿਲੀ ਤੋਂ ਬਾਅਦ { $from }, ਹੁਣ { $to }, ਸਭ ਤੋਂ ਘੱਟ { $low }, ਸਭ ਤੋਂ ਵੱਧ { $high }
stats_places = ਕਿੰਨਵੇਂ ਨੰਬਰ ’ਤੇ ਛੁੱਟੇ: { $places }
stats_places_won = ਕਿੰਨਵੇਂ ਨੰਬਰ ’ਤੇ ਰਹੇ: { $places }
stats_scored = ਸਕੋਰ: ਸਭ ਤੋਂ ਚੰਗਾ { $best }, ਹਰ ਬਾਜ਼ੀ ਵਿੱਚ { $mean }
stats_place = { $place }. ×{ $times }
stats_figure = { $label }: { $total } (ਹਰ ਬਾਜ਼ੀ ਵਿੱਚ { $each })
stats_highest = { $label }: { $value }
stats_opponents = **ਹੋਰਾਂ ਦੇ ਮੁਕਾਬਲੇ** (ਉਨ੍ਹਾਂ ਤੋਂ ਪਹਿਲਾਂ ਛੁੱਟੇ)
stats_opponents_won = **ਹੋਰਾਂ ਦੇ ਮੁਕਾਬਲੇ** (ਉਨ੍ਹਾਂ ਤੋਂ ਉੱਪਰ ਰਹੇ)
stats_opponent = { $name }: { $games } ਵਿੱਚੋਂ { $ahead }
stats_daily = **ਅੱਜ ਦੀਆਂ ਬਾਜ਼ੀਆਂ:** { $played } ਖੇਡੀਆਂ, { $escaped } ਵਿੱਚ ਜਾਨ ਛੁੱਟੀ। ਇਸ ਵੇਲੇ: { $now }। ਸਭ ਤੋਂ ਲੰਮਾ: { $best }।
stats_daily_won = **ਅੱਜ ਦੀਆਂ ਬਾਜ਼ੀਆਂ:** { $played } ਖੇਡੀਆਂ, { $won } ਜਿੱਤੀਆਂ। ਇਸ ਵੇਲੇ: { $now }। ਸਭ ਤੋਂ ਲੰਮਾ: { $best }।

record_text = ਬਾਜ਼ੀ { $game } ਦਾ ਰਿਕਾਰਡ। `getaway check` ਇਸ ਨੂੰ ਮੁੜ ਚਲਾਉਂਦਾ ਹੈ, `getaway verify` ਇਸ ਦੀ ਫੈਂਟ ਪਰਖਦਾ ਹੈ।
verify_title = ਬਾਜ਼ੀ { $game } ਦੇ ਪੱਤੇ ਕਿਵੇਂ ਵੰਡੇ ਗਏ
verify_good = ✅ ਮੋਹਰ, ਰਾਜ਼, ਨਿਸ਼ਾਨ ਤੇ ਵੰਡੇ ਹੋਏ ਪੱਤੇ ਆਪਸ ਵਿੱਚ ਮਿਲਦੇ ਹਨ।
verify_good_cut = ✅ ਮੋਹਰ, ਰਾਜ਼, ਸ਼ਬਦ ਤੇ ਵੰਡੇ ਹੋਏ ਪੱਤੇ ਆਪਸ ਵਿੱਚ ਮਿਲਦੇ ਹਨ।
verify_bad = ❌ ਮੋਹਰ, ਰਾਜ਼ ਤੇ ਵੰਡੇ ਹੋਏ ਪੱਤੇ ਆਪਸ ਵਿੱਚ **ਨਹੀਂ** ਮਿਲਦੇ।
verify_commit = **ਮੋਹਰ (commit),** ਜੋ ਬਾਜ਼ੀ ਤੋਂ ਪਹਿਲਾਂ ਦਿਖਾਈ ਗਈ: `{ $commit }`
verify_secret = **ਰਾਜ਼ (secret),** ਜੋ ਬਾਜ਼ੀ ਤੋਂ ਬਾਅਦ ਦਿਖਾਇਆ ਗਿਆ: `{ $secret }`
verify_ids = **ਬੈਠਣ ਦੇ ਨਿਸ਼ਾਨ (ids),** ਸੀਟਾਂ ਦੀ ਤਰਤੀਬ ਵਿੱਚ, ਤੇ ਅਖੀਰ ਵਿੱਚ ਪੱਤੇ ਵੰਡਣ ਦਾ: `{ $ids }`
verify_cuts = **ਇਨ੍ਹਾਂ ਸ਼ਬਦਾਂ ਨਾਲ ਕੱਟੇ ਗਏ,** ਇਸੇ ਤਰਤੀਬ ਵਿੱਚ:
    { $cuts }
verify_cut = { $number }. { $word } ({ $seat })
verify_seed = **ਬੀਜ (seed):** `{ $seed }`
verify_from_ids = `secret:{ $game }:ids` (ਜਿਸ ਵਿੱਚ ids ਵਿਚਕਾਰ ਕੌਮੇ ਹੋਣ)
verify_from_alone = `secret:{ $game }:`
verify_from_cuts = `secret:{ $game }:cut:hashes` (ਹਰ ਸ਼ਬਦ ਦਾ SHA-256, hex ਵਿੱਚ, ਇਸੇ ਤਰਤੀਬ ਨਾਲ, ਵਿਚਕਾਰ ਕੌਮੇ)
verify_proven_by_ids = **ਇਸ ਤੋਂ ਕੀ ਸਾਬਤ ਹੁੰਦਾ ਹੈ:** ਰਾਜ਼ ਪੱਤੇ ਵੰਡਣ ਤੋਂ ਪਹਿਲਾਂ ਤੈਅ ਸੀ, ਤੇ ਪੱਤੇ ਉਸੇ ਰਾਜ਼ ਤੇ ਨਿਸ਼ਾਨਾਂ (ids) ਤੋਂ ਨਿਕਲੇ ਹਨ। ਪਰ ਉਹ ਨਿਸ਼ਾਨ ਖਿਡਾਰੀਆਂ ਨੂੰ ਕਦੇ ਨਹੀਂ ਦਿਸਦੇ, ਇਸ ਲਈ ਕੋਈ ਬਦਲਿਆ ਹੋਇਆ ਬੌਟ ਮਨਪਸੰਦ ਪੱਤੇ ਆਉਣ ਤੱਕ ਨਿਸ਼ਾਨ ਅਜ਼ਮਾ ਸਕਦਾ ਸੀ। ਇਸ ਦੀ ਗੁੰਜਾਇਸ਼ ਹੀ ਨਾ ਰਹੇ, ਇਸ ਲਈ ਅਗਲੀ ਵਾਰ ਵੰਡਣ ਤੋਂ ਪਹਿਲਾਂ **ਪੱਤੇ ਕੱਟੋ** ਦਬਾਓ।
verify_good_alone = ✅ ਮੋਹਰ, ਰਾਜ਼ ਤੇ ਵੰਡੇ ਹੋਏ ਪੱਤੇ ਆਪਸ ਵਿੱਚ ਰਲਦੇ ਹਨ।
verify_alone = **ਕਿਸੇ ਨੇ ਕੁਝ ਨਹੀਂ ਰਲਾਇਆ:** ਸਾਰਿਆਂ ਨੂੰ ਇੱਕੋ ਜਿਹੇ ਪੱਤੇ ਮਿਲਣੇ ਸਨ।
verify_proven_alone = **ਇਸ ਤੋਂ ਕੀ ਸਾਬਤ ਹੁੰਦਾ ਹੈ:** ਰਾਜ਼ ਦਿਨ ਸ਼ੁਰੂ ਹੋਣ ਤੋਂ ਪਹਿਲਾਂ ਤੈਅ ਸੀ, ਜਿਵੇਂ ਇੱਕ ਦਿਨ ਪਹਿਲਾਂ ਦੇ ਬੋਰਡ ’ਤੇ ਉਸ ਦੀ ਮੋਹਰ ਦਿਖਾਉਂਦੀ ਹੈ, ਤੇ ਪੱਤੇ ਸਿਰਫ਼ ਉਸੇ ਰਾਜ਼ ਤੋਂ ਨਿਕਲੇ ਹਨ।
verify_proven_by_cuts = **ਇਸ ਤੋਂ ਕੀ ਸਾਬਤ ਹੁੰਦਾ ਹੈ:** ਰਾਜ਼ ਪਹਿਲੇ ਸ਼ਬਦ ਤੋਂ ਵੀ ਪਹਿਲਾਂ ਤੈਅ ਸੀ, ਤੇ ਪੱਤੇ ਸਿਰਫ਼ ਰਾਜ਼ ਤੇ ਇਨ੍ਹਾਂ ਸ਼ਬਦਾਂ ਤੋਂ ਨਿਕਲੇ ਹਨ। ਜਿਸ ਨੇ ਸਭ ਤੋਂ ਅਖੀਰ ਵਿੱਚ ਆਪਣੀ ਮਰਜ਼ੀ ਦੇ ਸ਼ਬਦ ਨਾਲ ਕੱਟਿਆ, ਉਹ ਜਾਣਦਾ ਹੈ ਕਿ ਇਹ ਪੱਤੇ ਕਿਸੇ ਨੇ ਨਹੀਂ ਚੁਣੇ। ਜਿਸ ਨੇ ਪਹਿਲਾਂ ਕੱਟਿਆ, ਉਹ ਵੀ ਇਹ ਜਾਣਦਾ ਹੈ, ਬਸ਼ਰਤੇ ਬਾਅਦ ਦਾ ਕੋਈ ਸ਼ਬਦ ਅਜਿਹੇ ਬੰਦੇ ਦਾ ਨਾ ਹੋਵੇ ਜੋ ਬੌਟ ਚਲਾਉਣ ਵਾਲੇ ਨਾਲ ਰਲਿਆ ਹੋਇਆ ਹੈ।
verify_unproven = **ਇਸ ਤੋਂ ਕੀ ਸਾਬਤ ਨਹੀਂ ਹੁੰਦਾ:** ਬੌਟ ਪੱਤੇ ਵੰਡਣ ਤੋਂ ਨਾਂਹ ਕਰ ਸਕਦਾ ਹੈ, ਤੇ ਜਿਸ ਦੀ ਪਹੁੰਚ ਉਸ ਦੇ ਡਾਟਾਬੇਸ ਤੱਕ ਹੈ, ਉਹ ਚੱਲਦੀ ਬਾਜ਼ੀ ਦੇ ਪੱਤੇ ਵੇਖ ਸਕਦਾ ਹੈ।
verify_how = **ਆਪ ਪਰਖ ਲਓ:** ਰਾਜ਼ ਦਾ SHA-256 ਹੀ ਮੋਹਰ ਹੈ; { $formula } ਦਾ SHA-256 ਬੀਜ ਹੈ; ਤੇ ਪੱਤੇ `seed:deal:CARD` ਦੇ SHA-256 ਦੀ ਚੜ੍ਹਦੀ ਤਰਤੀਬ ਵਿੱਚ ਵੰਡੇ ਗਏ ਹਨ। ਜਾਂ `{ -root } record game:{ $game }` ਨਾਲ ਫ਼ਾਈਲ ਲਓ ਤੇ `getaway verify FILE` ਚਲਾਓ।

## Commands and options, as the list of commands shows them

cmd_start = ਇਸ ਚੈਨਲ ਵਿੱਚ ਮੇਜ਼ ਲਾਓ
cmd_join = ਸੀਟ ਲਓ, ਜਾਂ ਆਪਣੀ ਸੀਟ ’ਤੇ ਮੁੜ ਆਓ
cmd_leave = ਆਪਣੀ ਸੀਟ ਛੱਡ ਦਿਓ
cmd_deal = ਪੱਤੇ ਵੰਡੋ (ਮੇਜ਼ਬਾਨ)
cmd_cut = ਅਗਲੀ ਫੈਂਟ ਵਿੱਚ ਆਪਣਾ ਇੱਕ ਸ਼ਬਦ ਰਲਾਓ
cmd_hand = ਆਪਣੇ ਪੱਤੇ ਵੇਖੋ, ਤੇ ਇਹ ਕਿ ਕੀ ਸੁੱਟਿਆ ਜਾ ਸਕਦਾ ਹੈ
cmd_table = ਮੇਜ਼ ਨੂੰ ਚੈਨਲ ਦੇ ਅਖੀਰ ਵਿੱਚ ਮੁੜ ਦਿਖਾਓ
cmd_stop = ਮੇਜ਼ ਬੰਦ ਕਰੋ; ਬਾਜ਼ੀ ਸ਼ੁਰੂ ਹੋ ਚੁੱਕੀ ਹੋਵੇ ਤਾਂ ਬਾਕੀਆਂ ਨੂੰ ਪੁੱਛਿਆ ਜਾਵੇਗਾ (ਮੇਜ਼ਬਾਨ)
cmd_hint = ਤੁਹਾਡੀ ਥਾਂ ਕੋਈ ਪੱਕਾ ਖਿਡਾਰੀ ਕੀ ਕਰਦਾ, ਤੇ ਕਿਉਂ
cmd_daily = ਅੱਜ ਦੀ ਬਾਜ਼ੀ: ਸਾਰਿਆਂ ਲਈ ਇੱਕੋ ਪੱਤੇ, ਇਕੱਲੇ ਕੰਪਿਊਟਰਾਂ ਦੇ ਸਾਹਮਣੇ
cmd_leaderboard = ਇਸ ਸਰਵਰ ਵਿੱਚ ਕਿਸ ਦੀਆਂ ਕਿੰਨੀਆਂ ਹਾਰਾਂ, ਤੇ ਰੇਟਿੰਗ
cmd_stats = ਇੱਕ ਖਿਡਾਰੀ ਦੇ ਅੰਕੜੇ
cmd_record = ਖਤਮ ਹੋਈ ਬਾਜ਼ੀ ਦਾ ਰਿਕਾਰਡ, ਫ਼ਾਈਲ ਵਿੱਚ
cmd_verify = ਖਤਮ ਹੋਈ ਬਾਜ਼ੀ ਦੇ ਪੱਤੇ ਕਿਵੇਂ ਵੰਡੇ ਗਏ ਸਨ
cmd_rules = ਨਿਯਮ, ਥੋੜ੍ਹੇ ਵਿੱਚ
cmd_settings = ਇਸ ਸਰਵਰ ਵਿੱਚ ਨਵੇਂ ਮੇਜ਼ ਕਿਵੇਂ ਲੱਗਣ (Manage Server)
cmd_help = ਚਾਰ ਛੋਟੇ ਸਫ਼ਿਆਂ ਵਿੱਚ ਪਹਿਲੀ ਬਾਜ਼ੀ
cmd_forget-me = ਜੋ ਕੁਝ ਸਾਂਭਿਆ ਹੈ, ਉਸ ਸਭ ਵਿੱਚੋਂ ਆਪਣਾ ਨਾਂ ਮਿਟਾਓ

opt_computers = ਕਿੰਨੇ ਕੰਪਿਊਟਰ ਖਿਡਾਰੀ ਬੈਠਣ
opt_level = ਕੰਪਿਊਟਰ ਕਿੰਨਾ ਚੰਗਾ ਖੇਡਣ
opt_turn_seconds = ਹਰ ਵਾਰੀ ਦੇ ਸਕਿੰਟ, 15 ਤੋਂ 3600; ਘੜੀ ਤੋਂ ਬਿਨਾਂ 0
opt_thread = ਮੇਜ਼ ਨੂੰ ਆਪਣਾ ਵੱਖਰਾ ਥਰੈੱਡ ਮਿਲੇ ਜਾਂ ਨਹੀਂ; ਮੇਜ਼ ਬੰਦ ਹੋਣ ’ਤੇ ਉਹ ਆਰਕਾਈਵ ਹੋ ਜਾਂਦਾ ਹੈ
opt_period = ਕਦੋਂ ਤੋਂ
opt_by = ਨਤੀਜੇ, ਜਾਂ ਰੇਟਿੰਗ: ਕਿਸ ਦੀ ਖੇਡ ਕਿੰਨੀ ਮਜ਼ਬੂਤ ਹੈ
opt_player = ਕਿਸ ਦੇ ਅੰਕੜੇ; ਖਾਲੀ ਹੋਵੇ ਤਾਂ ਤੁਹਾਡੇ
opt_game = ਬਾਜ਼ੀ ਦਾ ਨੰਬਰ; ਖਾਲੀ ਹੋਵੇ ਤਾਂ ਇਸ ਚੈਨਲ ਦੀ ਆਖਰੀ
opt_word = ਤੁਹਾਡਾ ਸ਼ਬਦ, 1 ਤੋਂ 40 ਅੱਖਰ; ਖਾਲੀ ਹੋਵੇ ਤਾਂ ਇੱਕ ਫ਼ਾਰਮ ਖੁੱਲ੍ਹੇਗਾ
opt_hints = ਕੀ ਖਿਡਾਰੀ ਸਲਾਹ ਮੰਗ ਸਕਦੇ ਹਨ
opt_daily = ਕੀ ਅੱਜ ਦੀ ਬਾਜ਼ੀ ਹੋਵੇ
opt_colours = ਪੱਤਿਆਂ ਦੇ ਕਿੰਨੇ ਰੰਗ ਹੋਣ; ਚਾਰ ਵਿੱਚ ਚਿੜੀ ਹਰੀ ਤੇ ਇੱਟ ਨੀਲੀ ਹੁੰਦੀ ਹੈ
opt_pictures = ਪੱਤੇ, ਬਾਜ਼ੀਆਂ ਤੇ ਅੰਕੜੇ ਤਸਵੀਰਾਂ ਨਾਲ ਦਿਸਣ ਜਾਂ ਨਹੀਂ
opt_who_starts = ਮੇਜ਼ ਕੌਣ ਲਾ ਸਕਦਾ ਹੈ
setting_language = ਭਾਸ਼ਾ
setting_who_starts = ਮੇਜ਼ ਕੌਣ ਲਾ ਸਕਦਾ ਹੈ
setting_hints = ਸਲਾਹ
setting_daily = ਅੱਜ ਦੀ ਬਾਜ਼ੀ
setting_nudge_seconds = ਇੰਨੇ ਸਕਿੰਟ ਚੁੱਪ ਰਹਿਣ ’ਤੇ ਯਾਦ ਕਰਾਓ
setting_colours = ਪੱਤਿਆਂ ਦੇ ਰੰਗ
setting_pictures = ਤਸਵੀਰਾਂ
setting_turn_seconds = ਹਰ ਵਾਰੀ ਦੇ ਸਕਿੰਟ
setting_computers = ਕੰਪਿਊਟਰ ਖਿਡਾਰੀ
setting_level = ਕੰਪਿਊਟਰ ਕਿਹੋ ਜਿਹਾ ਖੇਡੇ
setting_thread = ਹਰ ਮੇਜ਼ ਦਾ ਆਪਣਾ ਥਰੈੱਡ
setting_house = ਨਿਯਮਾਂ ਦਾ ਸੈੱਟ
opt_language = ਇਸ ਸਰਵਰ ਵਿੱਚ ਬੌਟ ਦੀ ਬੋਲੀ

choice_easy = ਸੌਖਾ
choice_normal = ਦਰਮਿਆਨਾ
choice_hard = ਔਖਾ
choice_clockwise = ਘੜੀ ਦੇ ਰੁਖ਼
choice_anticlockwise = ਘੜੀ ਤੋਂ ਉਲਟੇ ਰੁਖ਼
choice_all = ਸ਼ੁਰੂ ਤੋਂ ਹੁਣ ਤੱਕ
choice_month = ਪਿਛਲੇ 30 ਦਿਨ
choice_week = ਪਿਛਲੇ 7 ਦਿਨ
choice_results = ਨਤੀਜੇ
choice_rating = ਰੇਟਿੰਗ
choice_english = English
choice_hindi = हिन्दी (Hindi)
choice_urdu = اردو (Urdu)
choice_punjabi = ਪੰਜਾਬੀ (Punjabi)
choice_punjabi_shahmukhi = پنجابی (Punjabi, Shahmukhi)
choice_bengali = বাংলা (Bengali)
choice_on = ਹਾਂ
choice_off = ਨਹੀਂ
choice_yes = ਹਾਂ
choice_no = ਨਹੀਂ
choice_two = ਦੋ
choice_four = ਚਾਰ
choice_everyone = ਸਾਰੇ
choice_managers = ਸਰਵਰ ਸਾਂਭਣ ਵਾਲੇ

permission_view = ਚੈਨਲ ਵੇਖਣਾ (View Channel)
permission_send = ਸੁਨੇਹੇ ਭੇਜਣਾ (Send Messages)
permission_thread = ਥਰੈੱਡਾਂ ਵਿੱਚ ਸੁਨੇਹੇ ਭੇਜਣਾ (Send Messages in Threads)
permission_create_threads = ਜਨਤਕ ਥਰੈੱਡ ਬਣਾਉਣਾ (Create Public Threads)
permission_embed = ਲਿੰਕ ਐਂਬੈੱਡ ਕਰਨਾ (Embed Links)

option_nudge = ਜੋ { $seconds } ਸਕਿੰਟ ਤੱਕ ਕੁਝ ਨਾ ਕਰੇ, ਉਸ ਨੂੰ ਯਾਦ ਕਰਾਇਆ ਜਾਂਦਾ ਹੈ
option_no_nudge = ਦੇਰ ਹੋਣ ’ਤੇ ਕਿਸੇ ਨੂੰ ਯਾਦ ਨਹੀਂ ਕਰਾਇਆ ਜਾਂਦਾ
nudge = { $who }, ਤੁਹਾਡੀ ਵਾਰੀ ਹੈ।
stop_vote = { $who } ਇਹ ਬਾਜ਼ੀ ਨਤੀਜੇ ਤੋਂ ਬਿਨਾਂ ਖਤਮ ਕਰਨਾ ਚਾਹੁੰਦੇ ਹਨ। ਜਿਹੜੇ ਹਾਲੇ ਖੇਡ ਰਹੇ ਹਨ, ਸਾਰੇ ਰਾਜ਼ੀ ਹੋਣ ਤਾਂ ਬਾਜ਼ੀ ਇੱਥੇ ਹੀ ਖਤਮ। ਨਹੀਂ ਤਾਂ ਕੰਪਿਊਟਰ ਇਹਨੂੰ ਤੁਰੰਤ ਅਖੀਰ ਤੱਕ ਖੇਡ ਦੇਣਗੇ, ਅਤੇ ਉਹ ਗਿਣੀ ਜਾਵੇਗੀ। ਸਮਾਂ ਖਤਮ: { $ends }। ਉਦੋਂ ਤੱਕ ਖੇਡ ਚੱਲਦੀ ਰਹੇਗੀ।
stop_agreed = ਰਾਜ਼ੀ: { $names }
stop_asked = ਜਵਾਬ ਬਾਕੀ: { $names }
nudge_stop = { $who }, ਕੀ ਤੁਸੀਂ ਇਹ ਬਾਜ਼ੀ ਨਤੀਜੇ ਤੋਂ ਬਿਨਾਂ ਖਤਮ ਕਰਨ ਲਈ ਰਾਜ਼ੀ ਹੋ? ਤਾਂ ਮੇਜ਼ ’ਤੇ **ਖਤਮ ਕਰਨ ਲਈ ਰਾਜ਼ੀ** ਦਬਾਓ। ਸਮਾਂ ਖਤਮ: { $ends }।
playing_out_title = ਬਾਜ਼ੀ { $game } ਅਖੀਰ ਤੱਕ ਖੇਡੀ ਜਾ ਰਹੀ ਹੈ
playing_out = ਕੰਪਿਊਟਰ ਇਹ ਬਾਜ਼ੀ ਪਰਦੇ ਪਿੱਛੇ ਅਖੀਰ ਤੱਕ ਖੇਡ ਰਹੇ ਹਨ। ਨਤੀਜਾ ਹੁਣੇ ਆਉਂਦਾ ਹੈ, ਅਤੇ ਉਹ ਗਿਣਿਆ ਜਾਵੇਗਾ।
history_title = ਬਾਜ਼ੀ { $game }: ਹੁਣ ਤੱਕ ਦਾ ਹਾਲ
history_none = ਹਾਲੇ ਪਿੱਛੇ ਵੇਖਣ ਨੂੰ ਕੁਝ ਨਹੀਂ।
history_page = ਸਫ਼ਾ { $page } / { $pages }
button_history = ਹੁਣ ਤੱਕ ਦਾ ਹਾਲ
button_earlier = ਪਿੱਛੇ
button_later = ਅੱਗੇ
button_by_rating = ਰੇਟਿੰਗ
button_by_results = ਨਤੀਜੇ
button_more = ਹੋਰ ਸੈਟਿੰਗਾਂ
button_back_to = ਪਿੱਛੇ
opt_nudge_seconds = ਕਿੰਨੇ ਸਕਿੰਟ ਕੁਝ ਨਾ ਕਰਨ ’ਤੇ ਯਾਦ ਕਰਾਇਆ ਜਾਵੇ; 0 ਮਤਲਬ ਕਦੇ ਨਹੀਂ
permission_allow = ਤੁਸੀਂ ਇਹ ਦੇ ਸਕਦੇ ਹੋ: **Edit Channel → Permissions → { $role }**, ਜਾਂ ਸਾਰੇ ਚੈਨਲਾਂ ਲਈ **Server Settings → Roles → { $role }**।
permission_ask = ਚੈਨਲ ਸਾਂਭਣ ਵਾਲਿਆਂ ਵਿੱਚੋਂ ਕਿਸੇ ਨੂੰ ਕਹੋ: ਇਹ **Edit Channel → Permissions → { $role }** ਵਿੱਚ ਮਿਲੇਗੀ। ਜਾਂ ਕੋਈ ਹੋਰ ਚੈਨਲ ਚੁਣੋ।
permission_of_thread = ਥਰੈੱਡ ਲਈ ਇਹ ਉਸ ਚੈਨਲ ਵਿੱਚ ਦਿੱਤੀ ਜਾਂਦੀ ਹੈ ਜਿਸ ਦਾ ਉਹ ਥਰੈੱਡ ਹੈ।

## A first game, and how the bot introduces itself

button_start = ਮੇਜ਼ ਲਾਓ
button_help = ਮਦਦ
button_previous = ਪਿਛਲਾ
button_next = ਅਗਲਾ
# $page, $number, $count
help_title = { -game }: { $page ->
    [aim] ਖੇਡ ਕੀ ਹੈ
    [turn] ਇੱਕ ਵਾਰੀ
    [buttons] ਬਟਨ
   *[end] ਬਾਜ਼ੀ ਕਿਵੇਂ ਮੁੱਕਦੀ ਹੈ
} ({ $number }/{ $count })
help_buttons =
    ਤੁਹਾਡੇ ਪੱਤੇ ਮੇਜ਼ ਦੇ ਐਨ ਹੇਠਾਂ ਆਪੇ ਆ ਜਾਂਦੇ ਹਨ, ਤੇ ਸਿਰਫ਼ ਤੁਹਾਨੂੰ ਦਿਸਦੇ ਹਨ। ਹਰ ਉਸ ਚਾਲ ਦਾ ਬਟਨ ਹੁੰਦਾ ਹੈ ਜੋ ਤੁਸੀਂ ਚੱਲ ਸਕਦੇ ਹੋ, ਹੋਰ ਕੋਈ ਨਹੀਂ।

    ਮੇਜ਼ ਦੇ ਸੁਨੇਹੇ ਹੇਠਾਂ ਇਹ ਬਟਨ ਹਨ:
    { "" }**{ button_hand }** ਨਾਲ ਤੁਹਾਡੇ ਪੱਤੇ ਫਿਰ ਆ ਜਾਂਦੇ ਹਨ।
    { "" }**{ button_rules }** ਵਿੱਚ ਨਿਯਮ ਥੋੜ੍ਹੇ ਵਿੱਚ ਲਿਖੇ ਹਨ।
    { "" }**{ button_history }** ਦੱਸਦਾ ਹੈ ਕਿ ਹੁਣ ਤੱਕ ਕੀ ਹੋਇਆ।

    ਸਮਝ ਨਾ ਆਵੇ ਕਿ ਕੀ ਚੱਲੀਏ? `{ -root } hint` ਦੱਸਦਾ ਹੈ ਕਿ ਕੋਈ ਤਕੜਾ ਖਿਡਾਰੀ ਕੀ ਕਰਦਾ। ਵਕਤ ਮੁੱਕ ਜਾਵੇ ਤਾਂ ਉਹ ਇੱਕ ਚਾਲ ਕੰਪਿਊਟਰ ਚੱਲ ਦਿੰਦਾ ਹੈ।
help_again = ਨਤੀਜੇ ਹੇਠਾਂ **{ button_again }** ਦੱਬਣ ਨਾਲ ਉਨ੍ਹਾਂ ਹੀ ਖਿਡਾਰੀਆਂ ਦੀ ਅਗਲੀ ਬਾਜ਼ੀ ਵੰਡੀ ਜਾਂਦੀ ਹੈ।
help_stop = **ਕਿਸੇ ਨੂੰ ਜਾਣਾ ਹੈ?** `{ -root } leave` ਨਾਲ ਸੀਟ ਕੰਪਿਊਟਰ ਨੂੰ ਮਿਲ ਜਾਂਦੀ ਹੈ। `{ -root } stop` ਉਨ੍ਹਾਂ ਸਾਰਿਆਂ ਨੂੰ ਪੁੱਛਦਾ ਹੈ ਜਿਹੜੇ ਹਾਲੇ ਖੇਡ ਰਹੇ ਹਨ ਕਿ ਬਾਜ਼ੀ ਨਤੀਜੇ ਤੋਂ ਬਿਨਾਂ ਖਤਮ ਕਰ ਦੇਈਏ ਜਾਂ ਨਹੀਂ।
help_start = **ਹੁਣ ਤੁਸੀਂ:** ਇਸ ਚੈਨਲ ਵਿੱਚ ਹਾਲੇ ਕੋਈ ਨਹੀਂ ਖੇਡ ਰਿਹਾ। **{ button_start }** ਦੱਬੋ। ਯਾਰ-ਬੇਲੀ **{ button_join }** ਦੱਬਣ, ਖਾਲੀ ਸੀਟਾਂ ’ਤੇ ਕੰਪਿਊਟਰ ਬੈਠ ਸਕਦੇ ਹਨ, ਤੇ ਫਿਰ ਤੁਸੀਂ **{ button_deal }** ਦੱਬੋ।
help_join = **ਹੁਣ ਤੁਸੀਂ:** ਇਸ ਚੈਨਲ ਵਿੱਚ ਇੱਕ ਮੇਜ਼ ਲੱਗਾ ਹੈ। `{ -root } join` ਨਾਲ ਸੀਟ ਲਓ। ਬਾਜ਼ੀ ਚੱਲ ਰਹੀ ਹੋਵੇ ਤਾਂ ਪੱਤੇ ਅਗਲੀ ਬਾਜ਼ੀ ਵਿੱਚ ਮਿਲਣਗੇ।
help_play = **ਹੁਣ ਤੁਸੀਂ:** ਇਸ ਚੈਨਲ ਦੇ ਮੇਜ਼ ’ਤੇ ਤੁਹਾਡੀ ਸੀਟ ਹੈ। ਉਸ ਦੇ ਹੇਠਾਂ **{ button_hand }** ਨਾਲ ਆਪਣੇ ਪੱਤੇ ਵੇਖੋ।
help_marked = { $card } (ਨਿਸ਼ਾਨ ਵਾਲਾ)
help_face_down = ਇੱਕ ਪੁੱਠਾ ਪੱਤਾ
introduction = ਸਤ ਸ੍ਰੀ ਅਕਾਲ! ਇੱਥੇ ਚੈਨਲ ਵਿੱਚ ਹੀ ਮੇਰੇ ਨਾਲ ਤਾਸ਼ ਖੇਡੋ। ਤੁਹਾਡੇ ਪੱਤੇ ਸਿਰਫ਼ ਤੁਹਾਨੂੰ ਦਿਸਦੇ ਹਨ, ਖਾਲੀ ਸੀਟਾਂ ’ਤੇ ਕੰਪਿਊਟਰ ਬੈਠ ਸਕਦੇ ਹਨ, ਤੇ ਕੋਈ ਵੀ ਪਰਖ ਸਕਦਾ ਹੈ ਕਿ ਪੱਤੇ ਇਮਾਨਦਾਰੀ ਨਾਲ ਫੈਂਟੇ ਗਏ। **{ button_start }** ਨਾਲ { -game } ਦਾ ਮੇਜ਼ ਲੱਗਦਾ ਹੈ, ਤੇ **{ button_help }** ਨਾਲ ਚਾਰ ਛੋਟੇ ਸਫ਼ਿਆਂ ਵਿੱਚ ਪਹਿਲੀ ਬਾਜ਼ੀ। ਮੈਨੂੰ ਇਹ ਖੇਡਾਂ ਵੀ ਆਉਂਦੀਆਂ ਹਨ: { $others }। ਮੇਰੀ ਬੋਲੀ ਚੁਣਨ ਲਈ `{ -root } settings` ਲਿਖੋ।

## ਮਿੱਥੀਆਂ ਸ਼ਾਮਾਂ

plan_title = { $game }: ਖੇਡੀਏ?
plan_organiser = ਸੱਦਾ: { $name }
plan_weekly = ਹਰ ਹਫ਼ਤੇ ਇਸੇ ਵੇਲੇ
plan_nobody_yet = **ਆ ਰਹੇ ਹਨ:** ਹਾਲੇ ਕੋਈ ਨਹੀਂ
plan_in = **ਆ ਰਹੇ ਹਨ ({ $count }):** { $names }
plan_maybe = **ਸ਼ਾਇਦ ({ $count }):** { $names }
plan_out = **ਨਹੀਂ ਆ ਸਕਣਗੇ ({ $count }):** { $names }
plan_others = ਹੋਰ { $count }
plan_opening = ਮੇਜ਼ ਲੱਗ ਰਿਹਾ ਹੈ।
plan_opened = ਮੇਜ਼ ਲੱਗ ਗਿਆ: { $link }
plan_called_off = ਇਹ ਸ਼ਾਮ ਰੱਦ ਹੋ ਗਈ।
plan_nobody = ਕੋਈ ਨਹੀਂ ਆ ਰਿਹਾ ਸੀ, ਇਸ ਲਈ ਮੇਜ਼ ਨਹੀਂ ਲੱਗਿਆ।
plan_missed = ਉਸ ਵੇਲੇ ਬੋਟ ਬੰਦ ਸੀ, ਇਸ ਲਈ ਮੇਜ਼ ਨਹੀਂ ਲੱਗਿਆ। ਮਾਫ਼ ਕਰਨਾ! `{ -root } start` ਨਾਲ ਮੇਜ਼ ਲੱਗੇਗਾ।
plan_no_table = ਇੱਥੇ ਮੇਜ਼ ਲਈ ਥਾਂ ਨਹੀਂ ਸੀ। ਕਿਸੇ ਹੋਰ ਚੈਨਲ ਵਿੱਚ `{ -root } start` ਲਿਖੋ।
plan_reminder = { $who } { $game } ਸ਼ੁਰੂ ਹੋਵੇਗੀ { $begins }: { $link }
plan_changes = ਕੀ ਬਦਲਣਾ ਹੈ?
plan_understood = { $weekday ->
    [1] ਸੋਮਵਾਰ
    [2] ਮੰਗਲਵਾਰ
    [3] ਬੁੱਧਵਾਰ
    [4] ਵੀਰਵਾਰ
    [5] ਸ਼ੁੱਕਰਵਾਰ
    [6] ਸ਼ਨੀਵਾਰ
   *[7] ਐਤਵਾਰ
}, { $date }, { $time } ({ $zone })
button_in = ਮੈਂ ਆਵਾਂਗਾ/ਆਵਾਂਗੀ
button_maybe = ਸ਼ਾਇਦ
button_out = ਨਹੀਂ ਆ ਸਕਦਾ/ਸਕਦੀ
button_change = ਬਦਲੋ
button_time = ਵੇਲਾ
button_options = ਆਪਸ਼ਨ
button_once = ਹਰ ਹਫ਼ਤੇ ਨਹੀਂ
button_call_off = ਰੱਦ ਕਰੋ
done_in = ਤੁਹਾਡਾ ਨਾਂ ਲਿਖ ਲਿਆ। ਉਦੋਂ ਮਿਲਦੇ ਹਾਂ!
done_maybe = “ਸ਼ਾਇਦ” ਲਿਖ ਲਿਆ। ਪਤਾ ਲੱਗਦਿਆਂ ਹੀ ਦੂਜਾ ਬਟਨ ਦਬਾ ਦਿਓ।
done_out = ਲਿਖ ਲਿਆ: ਤੁਸੀਂ ਨਹੀਂ ਆ ਸਕੋਗੇ।
done_changed = ਬਦਲ ਦਿੱਤਾ। ਸੱਦੇ ਵਿੱਚ ਹੁਣੇ ਦਿਸ ਪਵੇਗਾ।
done_called_off = ਰੱਦ ਕਰ ਦਿੱਤਾ। ਸੱਦੇ ਵਿੱਚ ਹੁਣੇ ਦਿਸ ਪਵੇਗਾ।
lobby_late = **ਹਾਲੇ ਨਹੀਂ ਪਹੁੰਚੇ:** { $names }। ਉਨ੍ਹਾਂ ਦੀਆਂ ਸੀਟਾਂ { $until } ਤੱਕ ਰੱਖੀਆਂ ਹਨ; ਫਿਰ ਕੰਪਿਊਟਰ ਬੈਠਣਗੇ।
lobby_missing = **{ $missing } ਹੋਰ ਚਾਹੀਦੇ ਹਨ।** ਕਿਸੇ ਨੂੰ ਸੱਦੋ, ਜਾਂ ਕੰਪਿਊਟਰਾਂ ਨਾਲ ਖੇਡਣ ਲਈ **{ $button }** ਦਬਾਓ।
refuse_zone = “{ $typed }” ਨਾਂ ਦਾ ਟਾਈਮ ਜ਼ੋਨ ਨਹੀਂ ਲੱਭਿਆ। `zone` ਵਿੱਚ ਸ਼ਹਿਰ ਲਿਖੋ ਤੇ ਸੂਚੀ ਵਿੱਚੋਂ ਚੁਣੋ।
refuse_option = “{ $typed }” ਕੋਈ ਆਪਸ਼ਨ ਤੇ ਉਸ ਦਾ ਮੁੱਲ ਨਹੀਂ। ਇਸ ਤਰ੍ਹਾਂ ਲਿਖੋ: computers:1 level:hard
refuse_plan_over = ਇਹ ਸ਼ਾਮ ਲੰਘ ਗਈ ਜਾਂ ਰੱਦ ਹੋ ਗਈ। `{ -root } plan` ਨਾਲ ਦੂਜੀ ਮਿੱਥੋ।
refuse_not_organiser = ਇਸ ਨੂੰ ਸਿਰਫ਼ ਉਹੀ ਬਦਲ ਸਕਦੇ ਹਨ ਜਿਨ੍ਹਾਂ ਨੇ ਇਹ ਸ਼ਾਮ ਮਿੱਥੀ, ਜਾਂ ਉਹ ਜੋ ਇੱਥੋਂ ਦੇ ਸੁਨੇਹੇ ਸਾਂਭਦੇ ਹਨ।
refuse_too_many_plans = ਇਸ ਸਰਵਰ ਵਿੱਚ ਪਹਿਲਾਂ ਹੀ { $most } ਸ਼ਾਮਾਂ ਮਿੱਥੀਆਂ ਹਨ। ਪਹਿਲਾਂ ਕੋਈ ਇੱਕ ਰੱਦ ਕਰੋ।
when_example = ਕਦੋਂ? ਜਿਵੇਂ: 20:00, tomorrow 8pm, fri 20:00, in 2 hours, 2026-12-24 19:30
when_word = “{ $word }” ਤੋਂ ਵੇਲਾ ਸਮਝ ਨਹੀਂ ਆਇਆ। ਜਿਵੇਂ: 20:00, tomorrow 8pm, fri 20:00, in 2 hours
when_no_time = ਕਿੰਨੇ ਵਜੇ? ਜਿਵੇਂ: fri 20:00
when_half = ਸਵੇਰ ਜਾਂ ਸ਼ਾਮ? { $hour }am ਜਾਂ { $hour }pm ਲਿਖੋ।
when_date = ਦਿਨ ਕਿਹੜਾ ਹੈ ਤੇ ਮਹੀਨਾ ਕਿਹੜਾ? 2026-12-24 ਜਾਂ 24 dec ਲਿਖੋ।
when_impossible = “{ $word }” ਕਿਸੇ ਘੜੀ ਜਾਂ ਕੈਲੰਡਰ ਵਿੱਚ ਨਹੀਂ ਹੁੰਦਾ। ਇੱਕ ਵਾਰ ਵੇਖ ਲਓ।
when_twice = ਇਸ ਵਿੱਚ ਇੱਕ ਤੋਂ ਵੱਧ ਦਿਨ ਜਾਂ ਵੇਲੇ ਹਨ। ਇੱਕ ਦਿਨ ਤੇ ਇੱਕ ਵੇਲਾ ਲਿਖੋ, ਜਿਵੇਂ: fri 20:00
when_past = ਉਹ ਵੇਲਾ ਲੰਘ ਗਿਆ। ਅੱਗੇ ਦਾ ਕੋਈ ਵੇਲਾ ਚੁਣੋ।
when_far = ਇਹ ਬਹੁਤ ਦੂਰ ਹੈ: ਵੱਧ ਤੋਂ ਵੱਧ { $months } ਮਹੀਨੇ ਅੱਗੇ ਤੱਕ ਮਿੱਥ ਸਕਦੇ ਹੋ।
when_zone = ਕਿੱਥੋਂ ਦਾ ਵੇਲਾ? zone: ਵਿੱਚ ਇੱਕ ਵਾਰ ਆਪਣਾ ਟਾਈਮ ਜ਼ੋਨ ਚੁਣੋ; ਫਿਰ ਯਾਦ ਰਹੇਗਾ।
cmd_plan = ਸ਼ਾਮ ਮਿੱਥੋ: ਲੋਕ ਦੱਸਣਗੇ ਕਿ ਆ ਰਹੇ ਹਨ ਜਾਂ ਨਹੀਂ, ਤੇ ਮੇਜ਼ ਆਪੇ ਲੱਗ ਜਾਵੇਗਾ
opt_when = ਕਦੋਂ: 20:00, tomorrow 8pm, fri 20:00, in 2 hours
opt_zone = ਤੁਹਾਡਾ ਟਾਈਮ ਜ਼ੋਨ; ਯਾਦ ਰਹੇਗਾ
opt_repeat = ਕੀ ਇਸ ਨੂੰ ਦੁਹਰਾਉਣਾ ਹੈ; ਖਾਲੀ ਹੋਵੇ ਤਾਂ ਇੱਕੋ ਵਾਰ
choice_weekly = ਹਰ ਹਫ਼ਤੇ
recap_title = ਇਹ ਸੀ ਸ਼ਾਮ
recap_games = { $games } ਬਾਜ਼ੀਆਂ, { $time }।
recap_time = { $hours ->
    [0] { $minutes } ਮਿੰਟ
   *[other] { $hours } ਘੰਟੇ { $minutes } ਮਿੰਟ
}
recap_lost = **ਹਾਰ ਕਿਸ ਦੇ ਨਾਂ:** { $who }
recap_won = **ਜਿੱਤੇ:** { $who }
recap_count = { $name } { $count }
recap_moment = ✨ { $moment } (ਬਾਜ਼ੀ { $game })
recap_legend = **ਤਸਵੀਰ ਵਿੱਚ:** ਲੋਕ ਇਸੇ ਤਰਤੀਬ ਵਿੱਚ; ਟੁੱਟੀ ਲਕੀਰ ਵਾਜਬ ਹਿੱਸਾ ਹੈ।
button_same_time = ਅਗਲੇ ਹਫ਼ਤੇ ਇਸੇ ਵੇਲੇ?
same_time_label = ਕਦੋਂ (ਚਾਹੋ ਤਾਂ ਬਦਲ ਦਿਓ)
set_recap_on = ਮੇਜ਼ ਉੱਠਣ ਵੇਲੇ ਦੱਸਦਾ ਹੈ ਕਿ ਸ਼ਾਮ ਕਿਵੇਂ ਰਹੀ
set_recap_off = ਮੇਜ਼ ਕੁਝ ਦੱਸੇ ਬਿਨਾਂ ਉੱਠ ਜਾਂਦਾ ਹੈ
opt_recap = ਮੇਜ਼ ਉੱਠਣ ਵੇਲੇ ਸ਼ਾਮ ਦਾ ਹਾਲ ਦੱਸੇ ਜਾਂ ਨਹੀਂ
setting_recap = ਉੱਠਣ ਵੇਲੇ ਸ਼ਾਮ ਦਾ ਹਾਲ
