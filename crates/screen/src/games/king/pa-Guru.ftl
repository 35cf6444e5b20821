king_name = ਕਿੰਗ
king_figure_clean_hands = ਘਾਟੇ ਵਾਲੇ ਦੌਰ ਜਿਨ੍ਹਾਂ ਵਿੱਚ ਕੁਝ ਨਾ ਘਟਿਆ
king_figure_as_dealer = ਆਪਣੇ ਵੰਡੇ ਫ਼ਾਇਦੇ ਵਾਲੇ ਦੌਰ ਵਿੱਚ ਅੰਕ
king_figure_auctions = ਜਿੱਤੀਆਂ ਬੋਲੀਆਂ
king_lobby_intro = ਸਰ ਬਣਾਉਣ ਦੇ ਦਸ ਦੌਰ: ਛੇਆਂ ਵਿੱਚ ਅੰਕ ਘਟਦੇ ਹਨ, ਚਾਰਾਂ ਵਿੱਚ ਮਿਲਦੇ ਹਨ। ਅਖੀਰ ਵਿੱਚ ਜਿਸ ਦੇ ਅੰਕ ਸਭ ਤੋਂ ਵੱਧ, ਜਿੱਤ ਉਸੇ ਦੀ।
king_lobby_seats = **ਭਰੀਆਂ ਸੀਟਾਂ:** { $most } ਵਿੱਚੋਂ { $count }; ਪੂਰੀਆਂ { $least } ਚਾਹੀਦੀਆਂ ਹਨ
king_setting_hearts = ਪਾਨ ਦੇ ਪੱਤੇ
king_choice_free = ਪਾਨ ਨਾਲ ਵੀ ਚਾਲ ਹੋ ਸਕਦੀ ਹੈ
king_choice_held_back = ਦੌਰ 2 ਤੇ 5 ਵਿੱਚ ਰੋਕ ਕੇ ਰੱਖੇ ਜਾਂਦੇ ਹਨ
king_setting_ending = ਦੌਰ ਦਾ ਅੰਤ
king_choice_decided = ਜਦੋਂ ਗਿਣਨ ਨੂੰ ਕੁਝ ਨਾ ਬਚੇ
king_choice_thirteen = ਪੂਰੀਆਂ ਤੇਰਾਂ ਸਰਾਂ ਤੋਂ ਬਾਅਦ
king_setting_auction = ਤੁਰਪ ਲਈ ਬੋਲੀ
king_choice_allowed = ਲੱਗ ਸਕਦੀ ਹੈ
king_choice_never = ਕਦੇ ਨਹੀਂ
king_table_title = ਬਾਜ਼ੀ { $game }, ਦੌਰ { $number }/{ $count }
king_between_title = ਬਾਜ਼ੀ { $game }: ਦੌਰ { $number }/{ $count } ਪੂਰਾ ਹੋਇਆ
king_stakes_heading = **{ $stakes }**
king_stakes_tricks = ਹਰ ਸਰ { $points }
king_stakes_hearts = ਪਾਨ ਦਾ ਹਰ ਪੱਤਾ { $points }
king_stakes_queens = ਹਰ ਬੇਗਮ { $points }
king_stakes_kings_and_jacks = ਹਰ ਬਾਦਸ਼ਾਹ ਤੇ ਹਰ ਗੁਲਾਮ { $points }
king_stakes_king_of_hearts = ਪਾਨ ਦਾ ਬਾਦਸ਼ਾਹ { $points }
king_stakes_last_two = ਆਖਰੀ ਦੋ ਸਰਾਂ, ਹਰ ਇੱਕ { $points }
king_stakes_open = ਫ਼ਾਇਦੇ ਵਾਲਾ ਦੌਰ
king_stakes_up = { $trumps }, ਉੱਪਰ (ਹਰ ਸਰ +25)
king_stakes_down = { $trumps }, ਹੇਠਾਂ (ਸਾਰਿਆਂ ਨੂੰ +325, ਹਰ ਸਰ −75)
king_stakes_up_short = { $trumps }, ਉੱਪਰ
king_stakes_down_short = { $trumps }, ਹੇਠਾਂ
king_no_trumps = ਬਿਨਾਂ ਤੁਰਪ
king_dealer = ਪੱਤੇ { $name } ਨੇ ਵੰਡੇ।
king_trumps = ਤੁਰਪ: { $trumps }।
king_seat_score = { $name }: { $points }
king_taken_tricks = { $count ->
    [one] { $count } ਸਰ ਬਣਾਈ
   *[other] { $count } ਸਰਾਂ ਬਣਾਈਆਂ
}
king_taken_cards = ਚੁੱਕੇ: { $cards }
king_last_trick = **ਪਿਛਲੀ ਸਰ ({ $name } ਦੀ):** { $story }
king_on_table = **ਮੇਜ਼ ’ਤੇ:** { $plays }
king_winning = (ਹਾਲੇ ਸਰ { $name } ਦੀ)
king_play = { $name } **{ $card }**
king_takes = ਸਰ { $name } ਦੀ ਹੋਈ।
king_hand_over = ਦੌਰ ਪੂਰਾ ਹੋਇਆ।
king_auction = **ਬੋਲੀ:** { $calls }
king_call_bid = { $name }{ "\u00A0" }{ $count }
king_call_pass = { $name } ਪਾਸ
king_sold = ਵੰਡਣ ਵਾਲੇ ਦੀ ਗਿਣਤੀ ਵਿੱਚ { $name } { $count ->
    [one] ਦੀ { $count } ਸਰ ਜਾਵੇਗੀ।
   *[other] ਦੀਆਂ { $count } ਸਰਾਂ ਜਾਣਗੀਆਂ।
}
king_due_choose = { $who }, ਚੁਣੋ: ਤੁਰਪ, ਬਿਨਾਂ ਤੁਰਪ ਜਾਂ ਬੋਲੀ।
king_due_trumps = { $who }, ਤੁਰਪ ਦਾ ਰੰਗ ਦੱਸੋ ਜਾਂ ਬਿਨਾਂ ਤੁਰਪ ਕਹੋ।
king_due_bid = { $who }, ਬੋਲੀ ਦਿਓ ਜਾਂ ਪਾਸ ਕਹੋ।
king_due_direct = { $who }, ਰੁਖ਼ ਚੁਣੋ: ਉੱਪਰ ਜਾਂ ਹੇਠਾਂ।
king_due_lead = { $who }, ਚਾਲ ਤੁਹਾਡੀ ਹੈ।
king_sheet_title = ਬਾਜ਼ੀ { $game }: ਹੁਣ ਤੱਕ ਦਾ ਹਿਸਾਬ
king_sheet_row = { $number }. { $stakes }
king_sheet_name = { $number }{ "\u00A0" }{ $name }
king_sheet_names = { $names }
king_sheet_empty = ਹਾਲੇ ਕੋਈ ਦੌਰ ਪੂਰਾ ਨਹੀਂ ਹੋਇਆ: ਸਾਰਿਆਂ ਦੇ 0 ਅੰਕ ਹਨ।
king_score = { $name }{ "\u00A0" }{ $points }
king_next_hand = ਅਗਲਾ ਦੌਰ { $number } ({ $stakes }), { $name } ਨੇ ਵੰਡਣਾ ਹੈ।
king_next_hand_when = ਸ਼ੁਰੂ: { $ends }।
king_curve_legend = ਹਰ ਦੌਰ ਤੋਂ ਬਾਅਦ ਸਾਰਿਆਂ ਦੇ ਅੰਕ।
    { $names }
king_curve_alt = ਹਰ ਦੌਰ ਤੋਂ ਬਾਅਦ ਅੰਕ।
    { $lines }
king_curve_player = { $number } { $name }: { $points }
king_hand_retold = **ਦੌਰ { $number }** (ਪੱਤੇ ਵੰਡੇ: { $name }): { $stakes }
king_chose_trumps = { $name } ਨੇ ਤੁਰਪ ਦੱਸਿਆ: { $trumps }।
king_chose_auction = { $name } ਨੇ ਬੋਲੀ ਲਗਵਾਈ।
king_chose_up = { $name } ਨੇ ਉੱਪਰ ਖੇਡਣਾ ਚੁਣਿਆ।
king_chose_down = { $name } ਨੇ ਹੇਠਾਂ ਖੇਡਣਾ ਚੁਣਿਆ।
king_hand_scored = **ਅੰਕ:** { $scores }
king_own_stakes = **ਦੌਰ { $number }/{ $count }:** { $stakes }
king_own_between = ਅਗਲਾ ਦੌਰ ਹੁਣੇ ਵੰਡਿਆ ਜਾਂਦਾ ਹੈ। ਬਾਜ਼ੀ ਦਾ ਹਾਲ ਮੇਜ਼ ਦੇ ਸੁਨੇਹੇ ਵਿੱਚ ਹੈ।
king_own_choose = ਇਹ ਦੌਰ ਤੁਸੀਂ ਵੰਡਿਆ ਹੈ, ਸੋ ਤੁਰਪ ਤੁਸੀਂ ਚੁਣੋ:
king_own_won = { $count ->
    [one] ਬੋਲੀ ਤੁਹਾਡੇ ਨਾਂ ਰਹੀ, { $count } ਸਰ ’ਤੇ
   *[other] ਬੋਲੀ ਤੁਹਾਡੇ ਨਾਂ ਰਹੀ, { $count } ਸਰਾਂ ’ਤੇ
}। ਤੁਰਪ ਦੱਸੋ:
king_about_auction = **ਬੋਲੀ:** ਬਾਕੀ ਤਿੰਨ ਤੁਰਪ ਦੱਸਣ ਲਈ ਸਰਾਂ ਦੀ ਬੋਲੀ ਦਿੰਦੇ ਹਨ, ਤੇ ਸਭ ਤੋਂ ਉੱਚੀ ਬੋਲੀ ਦੀਆਂ ਸਰਾਂ ਤੁਹਾਡੀ ਗਿਣਤੀ ਵਿੱਚ ਆਉਂਦੀਆਂ ਹਨ।
king_own_bid = ਬੋਲੀ ਵਿੱਚ ਤੁਹਾਡੀ ਵਾਰੀ ਹੈ:
king_own_bid_above = ਬੋਲੀ: { $count } ਤੋਂ ਉੱਪਰ ਬੋਲੋ, ਜਾਂ ਪਾਸ ਕਹੋ।
king_about_bid = ਸਭ ਤੋਂ ਉੱਚੀ ਬੋਲੀ ਜਿਸ ਦੀ, ਤੁਰਪ ਉਸੇ ਦਾ; ਜਿੰਨੀਆਂ ਸਰਾਂ ਦੀ ਬੋਲੀ, ਵੰਡਣ ਵਾਲੇ ਦੀ ਗਿਣਤੀ ਵਿੱਚ ਉਸ ਦੀਆਂ ਓਨੀਆਂ ਸਰਾਂ ਜਾਂਦੀਆਂ ਹਨ। ਪਾਸ ਕਹਿਣ ਤੋਂ ਬਾਅਦ ਵਾਰੀ ਫਿਰ ਆਵੇ ਤਾਂ ਬੋਲ ਸਕਦੇ ਹੋ।
king_own_direct = ਤੁਰਪ: { $trumps }। ਤੁਸੀਂ ਵੰਡਿਆ ਹੈ, ਸੋ ਰੁਖ਼ ਚੁਣੋ:
king_about_up = **ਉੱਪਰ:** ਹਰ ਸਰ ਦੇ 25 ਅੰਕ ਮਿਲਦੇ ਹਨ।
king_about_down = **ਹੇਠਾਂ:** ਸਾਰੇ 325 ਅੰਕਾਂ ਤੋਂ ਸ਼ੁਰੂ ਕਰਦੇ ਹਨ, ਤੇ ਹਰ ਸਰ ’ਤੇ 75 ਘਟਦੇ ਹਨ।
king_own_lead = ਚਾਲ ਤੁਹਾਡੀ ਹੈ: ਕੋਈ ਵੀ ਪੱਤਾ ਸੁੱਟੋ।
king_own_lead_held_back = ਚਾਲ ਤੁਹਾਡੀ ਹੈ। ਜਦ ਤੱਕ ਦੂਜਾ ਰੰਗ ਹੱਥ ਵਿੱਚ ਹੈ, ਪਾਨ ਨਹੀਂ ਚੱਲ ਸਕਦੇ।
king_own_follow = { $suit } ਦਾ ਹੀ ਪੱਤਾ ਸੁੱਟੋ।
king_own_free = { $suit } ਤੁਹਾਡੇ ਕੋਲ ਹੈ ਨਹੀਂ: ਕੋਈ ਵੀ ਪੱਤਾ ਸੁੱਟੋ।
king_own_throw_king = ਉਹ ਰੰਗ ਤੁਹਾਡੇ ਕੋਲ ਹੈ ਨਹੀਂ, ਸੋ ਪਾਨ ਦਾ ਬਾਦਸ਼ਾਹ ਸੁੱਟਣਾ ਹੀ ਪਵੇਗਾ।
king_button_sheet = ਹਿਸਾਬ
king_button_auction = ਬੋਲੀ
king_button_pass = ਪਾਸ
king_select_bid = ਇਸ ਤੋਂ ਉੱਚੀ ਬੋਲੀ
king_button_bid = { $count } ਦੀ ਬੋਲੀ
king_ask_bid = { $count } ਦੀ ਬੋਲੀ ਨਾਲ ਤੁਹਾਡੀਆਂ ਇੰਨੀਆਂ ਸਰਾਂ ਵੰਡਣ ਵਾਲੇ ਨੂੰ ਮਿਲ ਜਾਂਦੀਆਂ ਹਨ। ਇੰਨੇ ਚੰਗੇ ਪੱਤੇ ਘੱਟ ਹੀ ਆਉਂਦੇ ਹਨ। ਪੱਕਾ?
king_button_up = ਉੱਪਰ
king_button_down = ਹੇਠਾਂ
king_done_game_dealt = ਬਾਜ਼ੀ { $game } ਵੰਡੀ ਗਈ: { $count } ਦੌਰ ਖੇਡੇ ਜਾਣਗੇ।
king_done_trumps = ਤੁਸੀਂ ਤੁਰਪ ਦੱਸਿਆ: { $trumps }।
king_done_auction = ਬੋਲੀ ਸ਼ੁਰੂ ਹੋਈ।
king_done_bid = ਤੁਹਾਡੀ ਬੋਲੀ { $count } ਦੀ ਹੈ।
king_done_passed = ਤੁਸੀਂ ਪਾਸ ਕਿਹਾ।
king_done_sold = ਬੋਲੀ ਖਤਮ: ਤੁਰਪ ਹੁਣ { $name } ਨੇ ਦੱਸਣਾ ਹੈ।
king_done_up = ਇਹ ਦੌਰ ਉੱਪਰ ਖੇਡਿਆ ਜਾਵੇਗਾ।
king_done_down = ਇਹ ਦੌਰ ਹੇਠਾਂ ਖੇਡਿਆ ਜਾਵੇਗਾ।
king_done_played = ਤੁਸੀਂ { $card } ਸੁੱਟਿਆ।
king_refuse_not_dealt = ਇਹ ਦੌਰ ਪੂਰਾ ਹੋ ਚੁੱਕਾ ਹੈ। ਅਗਲਾ ਹੁਣੇ ਵੰਡਿਆ ਜਾਂਦਾ ਹੈ।
king_refuse_choose_first = ਪਹਿਲਾਂ ਤੁਰਪ ਦੱਸਣਾ ਪਵੇਗਾ। ਆਪਣੇ ਪੱਤਿਆਂ ਦੇ ਬਟਨ ਦੱਬੋ ਜਾਂ `/king trumps` ਲਿਖੋ।
king_refuse_bid_first = ਹਾਲੇ ਬੋਲੀ ਚੱਲ ਰਹੀ ਹੈ। ਆਪਣੇ ਪੱਤਿਆਂ ਦੇ ਬਟਨ ਦੱਬੋ, ਜਾਂ `/king bid` ਜਾਂ `/king pass` ਲਿਖੋ।
king_refuse_direct_first = ਪਹਿਲਾਂ ਰੁਖ਼ ਚੁਣਨਾ ਪਵੇਗਾ। ਆਪਣੇ ਪੱਤਿਆਂ ਦੇ ਬਟਨ ਦੱਬੋ ਜਾਂ `/king direction` ਲਿਖੋ।
king_refuse_play_now = ਹੁਣ ਪੱਤਾ ਸੁੱਟਣਾ ਹੈ। `/king play` ਦੱਸਦਾ ਹੈ ਕਿ ਕੀ ਸੁੱਟਿਆ ਜਾ ਸਕਦਾ ਹੈ।
king_refuse_no_auctions = ਇਸ ਮੇਜ਼ ’ਤੇ ਬੋਲੀ ਨਹੀਂ ਲੱਗਦੀ। ਕੋਈ ਰੰਗ ਦੱਸੋ ਜਾਂ ਬਿਨਾਂ ਤੁਰਪ ਕਹੋ।
king_refuse_auction_is_over = ਇਸ ਦੌਰ ਦੀ ਬੋਲੀ ਹੋ ਚੁੱਕੀ ਹੈ। ਕੋਈ ਰੰਗ ਦੱਸੋ ਜਾਂ ਬਿਨਾਂ ਤੁਰਪ ਕਹੋ।
king_refuse_bid_too_low = { $count } ਤੋਂ ਵੱਧ ਬੋਲੋ, ਜਾਂ ਪਾਸ ਕਹੋ।
king_refuse_not_a_bid = ਬੋਲੀ 1 ਤੋਂ { $most } ਸਰਾਂ ਤੱਕ ਹੁੰਦੀ ਹੈ।
king_refuse_not_trumps = “{ $typed }” ਇੱਥੇ ਨਹੀਂ ਚੱਲਦਾ। spades, hearts, diamonds, clubs, none ਜਾਂ auction ਲਿਖੋ।
king_refuse_not_a_way = “{ $typed }” ਕੋਈ ਰੁਖ਼ ਨਹੀਂ। up ਜਾਂ down ਲਿਖੋ।
king_refuse_must_follow = { $suit } ਤੁਹਾਡੇ ਕੋਲ ਹੈ, ਸੋ ਉਹੀ ਦੇਣਾ ਪਵੇਗਾ।
king_refuse_hearts_held_back = ਜਦ ਤੱਕ ਦੂਜਾ ਰੰਗ ਹੱਥ ਵਿੱਚ ਹੈ, ਪਾਨ ਦੀ ਚਾਲ ਨਹੀਂ ਚੱਲ ਸਕਦੇ।
king_refuse_must_throw_king = ਉਹ ਰੰਗ ਤੁਹਾਡੇ ਕੋਲ ਹੈ ਨਹੀਂ, ਸੋ ਪਾਨ ਦਾ ਬਾਦਸ਼ਾਹ ਹੀ ਸੁੱਟਣਾ ਪਵੇਗਾ।
king_rules_title = ਕਿੰਗ, ਥੋੜ੍ਹੇ ਵਿੱਚ
king_rules_aim = ਚਾਰ ਖਿਡਾਰੀ, ਹਰ ਇੱਕ ਆਪਣੇ ਲਈ, **ਦਸ ਦੌਰ** ਖੇਡਦੇ ਹਨ। ਛੇਆਂ ਵਿੱਚ ਅੰਕ ਘਟਦੇ ਹਨ, ਚਾਰਾਂ ਵਿੱਚ ਮਿਲਦੇ ਹਨ; ਸਾਰਿਆਂ ਦੇ ਅੰਕ ਮਿਲ ਕੇ 0 ਬਣਦੇ ਹਨ। **ਜਿਸ ਦੇ ਅੰਕ ਸਭ ਤੋਂ ਵੱਧ, ਜਿੱਤ ਉਸੇ ਦੀ।**
king_rules_deal = ਜਿਸ ਨੂੰ ਪਾਨ ਦਾ ਬਾਦਸ਼ਾਹ ਮਿਲੇ ਉਹ ਪਹਿਲਾਂ ਵੰਡਦਾ ਹੈ; ਫਿਰ ਵੰਡਣ ਦੀ ਵਾਰੀ ਘੜੀ ਦੇ ਰੁਖ਼ ਅੱਗੇ ਵਧਦੀ ਹੈ। ਸਾਰਿਆਂ ਨੂੰ 13 ਪੱਤੇ ਮਿਲਦੇ ਹਨ।
king_rules_tricks = **ਸਰਾਂ:** ਵੰਡਣ ਵਾਲੇ ਤੋਂ ਅਗਲਾ ਪਹਿਲੀ ਚਾਲ ਚੱਲਦਾ ਹੈ। ਉਹੀ ਰੰਗ ਹੋਵੇ ਤਾਂ ਉਹੀ ਦਿਓ, ਨਹੀਂ ਤਾਂ ਕੋਈ ਵੀ ਪੱਤਾ। ਸਰ ਸਭ ਤੋਂ ਵੱਡੇ ਤੁਰਪ ਦੀ, ਤੁਰਪ ਨਾ ਪਿਆ ਹੋਵੇ ਤਾਂ ਚਾਲ ਦੇ ਰੰਗ ਦੇ ਸਭ ਤੋਂ ਵੱਡੇ ਪੱਤੇ ਦੀ। ਜਿਸ ਦੀ ਸਰ, ਅਗਲੀ ਚਾਲ ਉਸ ਦੀ।
king_rules_negative = **ਦੌਰ 1 ਤੋਂ 6** ਵਿੱਚ ਤੁਰਪ ਨਹੀਂ ਹੁੰਦਾ। ਦੌਰ 1: ਹਰ ਸਰ −20; ਦੌਰ 2: ਪਾਨ ਦਾ ਹਰ ਪੱਤਾ −20; ਦੌਰ 3: ਹਰ ਬੇਗਮ −50; ਦੌਰ 4: ਹਰ ਬਾਦਸ਼ਾਹ ਤੇ ਹਰ ਗੁਲਾਮ −30; ਦੌਰ 5: ਪਾਨ ਦਾ ਬਾਦਸ਼ਾਹ −160; ਦੌਰ 6: ਆਖਰੀ ਦੋ ਸਰਾਂ, ਹਰ ਇੱਕ −90 ਅੰਕ।
king_rules_held_back = **ਪਾਨ ਰੋਕ ਕੇ:** ਦੌਰ 2 ਤੇ 5 ਵਿੱਚ ਜਦ ਤੱਕ ਦੂਜਾ ਰੰਗ ਹੱਥ ਵਿੱਚ ਹੈ, ਪਾਨ ਦੀ ਚਾਲ ਨਹੀਂ ਚੱਲ ਸਕਦੇ। ਦੌਰ 5 ਵਿੱਚ ਜਿਸ ਕੋਲ ਪਾਨ ਦਾ ਬਾਦਸ਼ਾਹ ਹੈ ਤੇ ਚਾਲ ਦਾ ਰੰਗ ਨਹੀਂ, ਉਸ ਨੂੰ ਪਾਨ ਦਾ ਬਾਦਸ਼ਾਹ ਸੁੱਟਣਾ ਹੀ ਪਵੇਗਾ।
king_rules_decided = ਜਿਉਂ ਹੀ ਗਿਣਨ ਨੂੰ ਕੁਝ ਨਾ ਬਚੇ, ਦੌਰ ਖਤਮ।
king_rules_thirteen = ਹਰ ਦੌਰ ਵਿੱਚ ਪੂਰੀਆਂ ਤੇਰਾਂ ਸਰਾਂ ਹੁੰਦੀਆਂ ਹਨ, ਗਿਣਨ ਨੂੰ ਕੁਝ ਨਾ ਬਚੇ ਤਾਂ ਵੀ।
king_rules_positive = **ਦੌਰ 7 ਤੋਂ 10:** ਵੰਡਣ ਵਾਲਾ ਆਪਣੇ ਪੱਤੇ ਵੇਖ ਕੇ ਤੁਰਪ ਦੱਸਦਾ ਹੈ, ਬਿਨਾਂ ਤੁਰਪ ਕਹਿੰਦਾ ਹੈ, ਜਾਂ ਬੋਲੀ ਲਗਵਾਉਂਦਾ ਹੈ।
king_rules_positive_alone = **ਦੌਰ 7 ਤੋਂ 10:** ਵੰਡਣ ਵਾਲਾ ਆਪਣੇ ਪੱਤੇ ਵੇਖ ਕੇ ਤੁਰਪ ਦੱਸਦਾ ਹੈ ਜਾਂ ਬਿਨਾਂ ਤੁਰਪ ਕਹਿੰਦਾ ਹੈ।
king_rules_auction = **ਬੋਲੀ:** ਬਾਕੀ ਤਿੰਨ ਵਾਰੀ-ਵਾਰੀ ਸਰਾਂ ਦੀ ਬੋਲੀ ਦਿੰਦੇ ਹਨ, ਹਰ ਵਾਰ ਪਿਛਲੀ ਤੋਂ ਉੱਚੀ, ਜਾਂ ਪਾਸ ਕਹਿੰਦੇ ਹਨ। ਜਿਸ ਬੋਲੀ ਤੋਂ ਬਾਅਦ ਦੋ ਪਾਸ ਆਉਣ, ਤੁਰਪ ਉਸੇ ਦਾ; ਇੰਨੀਆਂ ਸਰਾਂ ਉਸ ਦੀ ਗਿਣਤੀ ਵਿੱਚੋਂ ਘਟ ਕੇ ਵੰਡਣ ਵਾਲੇ ਨੂੰ ਮਿਲਦੀਆਂ ਹਨ। ਸਾਰੇ ਪਾਸ ਕਹਿਣ ਤਾਂ ਤੁਰਪ ਵੰਡਣ ਵਾਲਾ ਦੱਸਦਾ ਹੈ।
king_rules_direction = **ਰੁਖ਼:** ਫਿਰ ਵੰਡਣ ਵਾਲਾ ਚੁਣਦਾ ਹੈ। **ਉੱਪਰ:** ਹਰ ਸਰ +25 ਅੰਕ। **ਹੇਠਾਂ:** ਸਾਰਿਆਂ ਕੋਲ ਸ਼ੁਰੂ ਵਿੱਚ +325, ਹਰ ਸਰ −75 ਅੰਕ।
king_rules_end = ਦਸਵੇਂ ਦੌਰ ਤੋਂ ਬਾਅਦ ਜਿਸ ਦੇ ਅੰਕ ਸਭ ਤੋਂ ਵੱਧ, ਜਿੱਤ ਉਸੇ ਦੀ। ਅੰਕ ਬਰਾਬਰ ਹੋਣ ਤਾਂ ਉੱਪਰ ਵਾਲਾ ਨੰਬਰ ਸਾਰਿਆਂ ਦਾ।
king_hint_note = ਅੰਦਾਜ਼ਾ ਸਿਰਫ਼ ਉਸ ਤੋਂ ਹੈ ਜੋ ਤੁਹਾਨੂੰ ਪਤਾ ਹੋ ਸਕਦਾ ਹੈ: ਤੁਹਾਡੇ ਪੱਤੇ, ਜੋ ਪੱਤੇ ਚੱਲੇ, ਤੇ ਬੋਲੀਆਂ।
king_advice_bid = { $count ->
    [one] { $count } ਸਰ ਦੀ ਬੋਲੀ
   *[other] { $count } ਸਰਾਂ ਦੀ ਬੋਲੀ
}
king_advice_pass = ਪਾਸ
king_advice_auction = ਬੋਲੀ
king_advice_up = ਉੱਪਰ
king_advice_down = ਹੇਠਾਂ
king_advice_best = **ਸਭ ਤੋਂ ਚੰਗਾ:** { $choice }, ਇਸ ਦੌਰ ਵਿੱਚ ਔਸਤਨ { $points } ਅੰਕ। ਇੱਥੋਂ 100 ਵਿੱਚੋਂ ਲਗਭਗ { $percent } ਵਾਰ ਜਿੱਤ ਹੁੰਦੀ ਹੈ।
king_advice_other = ਇਸ ਤੋਂ ਬਾਅਦ: { $choice }, { $points } ਅੰਕ, 100 ਵਿੱਚੋਂ ਲਗਭਗ { $percent } ਵਾਰ।
king_why_forced = ਕਿਉਂ: ਹੋਰ ਕੁਝ ਕੀਤਾ ਹੀ ਨਹੀਂ ਜਾ ਸਕਦਾ।
king_why_costs_less = ਕਿਉਂ: ਇਸ ਸਰ ਵਿੱਚ 100 ਵਿੱਚੋਂ ਲਗਭਗ { $best } ਵਾਰ ਤੁਹਾਡੇ ਅੰਕ ਘਟਦੇ ਹਨ, ਦੂਜੇ ਨੰਬਰ ਵਾਲੇ ਫ਼ੈਸਲੇ ਨਾਲ { $next } ਵਾਰ।
king_why_takes_more = ਕਿਉਂ: ਇਹ ਸਰ 100 ਵਿੱਚੋਂ ਲਗਭਗ { $best } ਵਾਰ ਤੁਹਾਡੀ ਹੁੰਦੀ ਹੈ, ਦੂਜੇ ਨੰਬਰ ਵਾਲੇ ਫ਼ੈਸਲੇ ਨਾਲ { $next } ਵਾਰ।
king_why_throws = ਕਿਉਂ: ਜਿਸ ਪੱਤੇ ਨਾਲ ਅੰਕ ਘਟਦੇ ਹਨ, ਉਹ ਤੁਹਾਡੇ ਹੱਥੋਂ ਨਿਕਲ ਜਾਂਦਾ ਹੈ।
king_why_costs = ਕਿਉਂ: ਇਸ ਸਰ ਵਿੱਚ ਸ਼ਾਇਦ ਤੁਹਾਡੇ ਅੰਕ ਘਟਣ (100 ਵਿੱਚੋਂ ਲਗਭਗ { $best } ਵਾਰ), ਪਰ ਫਿਰ ਜਿਹੜੇ ਪੱਤੇ ਤੁਹਾਡੇ ਕੋਲ ਹੋਣਗੇ ਉਹ ਵਧੀਆ ਹਨ।
king_why_keeps = ਕਿਉਂ: ਇਹ ਸਰ 100 ਵਿੱਚੋਂ ਲਗਭਗ { $best } ਵਾਰ ਹੀ ਤੁਹਾਡੀ ਹੁੰਦੀ ਹੈ, ਪਰ ਤੁਹਾਡੇ ਚੰਗੇ ਪੱਤੇ ਅੱਗੇ ਲਈ ਬਚਦੇ ਹਨ।
king_why_later = ਕਿਉਂ: ਇਸ ਸਰ ਵਿੱਚ ਬਹੁਤਾ ਫ਼ਰਕ ਨਹੀਂ ਪੈਂਦਾ, ਪਰ ਬਾਅਦ ਵਿੱਚ ਜਿਹੜੇ ਪੱਤੇ ਤੁਹਾਡੇ ਕੋਲ ਬਚਦੇ ਹਨ ਉਹ ਵਧੀਆ ਹਨ।
king_why_long_suit = ਕਿਉਂ: { $count ->
    [one] ਇਸ ਰੰਗ ਦਾ { $count } ਪੱਤਾ ਤੁਹਾਡੇ ਕੋਲ ਹੈ।
   *[other] ਇਸ ਰੰਗ ਦੇ { $count } ਪੱਤੇ ਤੁਹਾਡੇ ਕੋਲ ਹਨ।
}
king_why_high_cards = ਕਿਉਂ: ਤੁਹਾਡੇ ਵੱਡੇ ਪੱਤੇ ਬਿਨਾਂ ਤੁਰਪ ਵੀ ਸਰਾਂ ਬਣਾਉਂਦੇ ਹਨ।
king_why_low_cards = ਕਿਉਂ: ਹੇਠਾਂ ਖੇਡਿਆ ਜਾਵੇ ਤਾਂ ਤੁਹਾਡੇ ਛੋਟੇ ਪੱਤੇ ਘੱਟ ਸਰਾਂ ਬਣਾਉਂਦੇ ਹਨ।
king_why_gifts = ਕਿਉਂ: ਬੋਲੀ ਦੀ ਹਰ ਸਰ ਤੁਹਾਡੀ ਗਿਣਤੀ ਵਿੱਚ ਆਉਂਦੀ ਹੈ, ਤੇ ਕੋਈ ਨਾ ਬੋਲੇ ਤਾਂ ਤੁਰਪ ਤੁਹਾਡਾ ਹੀ।
king_why_worth = ਕਿਉਂ: ਤੁਰਪ ਦੱਸਣ ਨਾਲ ਜਿੰਨੀਆਂ ਸਰਾਂ ਵੱਧ ਮਿਲਣੀਆਂ ਚਾਹੀਦੀਆਂ ਹਨ, ਬੋਲੀ ਉਸ ਤੋਂ ਘੱਟ ਲੈ ਜਾਂਦੀ ਹੈ।
king_why_dear = ਕਿਉਂ: ਤੁਰਪ ਦੱਸਣ ਨਾਲ ਜਿੰਨੀਆਂ ਸਰਾਂ ਵੱਧ ਮਿਲਦੀਆਂ, ਬੋਲੀ ਉਸ ਤੋਂ ਵੱਧ ਲੈ ਜਾਂਦੀ।
king_why_up = ਕਿਉਂ: ਉੱਪਰ ਖੇਡੋ ਤਾਂ ਉਮੀਦ ਹੈ ਕਿ ਲਗਭਗ { $tricks } ਸਰਾਂ ਤੁਹਾਡੀਆਂ ਗਿਣੀਆਂ ਜਾਣਗੀਆਂ, ਹਰ ਸਰ ਦੇ 25 ਅੰਕ।
king_why_down = ਕਿਉਂ: ਹੇਠਾਂ ਖੇਡੋ ਤਾਂ ਉਮੀਦ ਹੈ ਕਿ ਲਗਭਗ { $tricks } ਸਰਾਂ ਤੁਹਾਡੀਆਂ ਗਿਣੀਆਂ ਜਾਣਗੀਆਂ, 325 ਵਿੱਚੋਂ ਹਰ ਸਰ ’ਤੇ 75 ਘਟਦੇ ਹਨ।
king_review_when = ਦੌਰ { $number }, ਸਰ { $trick }
king_review_before = ਦੌਰ { $number }, ਪਹਿਲੀ ਸਰ ਤੋਂ ਪਹਿਲਾਂ
king_cmd_king = ਕਿੰਗ ਖੇਡੋ: ਸਰਾਂ ਦੇ ਦਸ ਦੌਰ, ਛੇਆਂ ਵਿੱਚ ਅੰਕ ਘਟਦੇ ਹਨ, ਚਾਰਾਂ ਵਿੱਚ ਮਿਲਦੇ ਹਨ
king_cmd_play = ਪੱਤਾ ਸੁੱਟੋ
king_cmd_trumps = ਫ਼ਾਇਦੇ ਵਾਲੇ ਦੌਰ ਵਿੱਚ: ਤੁਰਪ ਦੱਸੋ ਜਾਂ ਬੋਲੀ ਲਗਵਾਓ
king_cmd_bid = ਬੋਲੀ ਵਿੱਚ: ਸਰਾਂ ਦੀ ਗਿਣਤੀ ਬੋਲੋ
king_cmd_pass = ਬੋਲੀ ਵਿੱਚ: ਪਾਸ ਕਹੋ
king_cmd_direction = ਫ਼ਾਇਦੇ ਵਾਲਾ ਦੌਰ ਵੰਡਣ ’ਤੇ: ਉੱਪਰ ਜਾਂ ਹੇਠਾਂ
king_cmd_leaderboard = ਇਸ ਸਰਵਰ ਵਿੱਚ ਕਿਸ ਦੀਆਂ ਕਿੰਨੀਆਂ ਜਿੱਤਾਂ, ਤੇ ਰੇਟਿੰਗ
king_opt_card = ਪੱਤਾ, ਜਿਵੇਂ QH ਜਾਂ 10S
king_opt_suit = ਕੋਈ ਰੰਗ, none ਜਾਂ auction
king_opt_tricks = ਕਿੰਨੀਆਂ ਸਰਾਂ, ਪਿਛਲੀ ਬੋਲੀ ਤੋਂ ਵੱਧ
king_opt_way = ਉੱਪਰ: ਹਰ ਸਰ ਦੇ 25 ਅੰਕ। ਹੇਠਾਂ: ਸਾਰਿਆਂ ਦੇ 325, ਤੇ ਹਰ ਸਰ ’ਤੇ 75 ਘਟਦੇ ਹਨ
king_opt_hearts = ਕੀ ਪਾਨ ਨਾਲ ਵੀ ਚਾਲ ਹੋ ਸਕਦੀ ਹੈ
king_opt_ending = ਦੌਰ ਕਦੋਂ ਖਤਮ ਹੁੰਦਾ ਹੈ
king_opt_auction = ਕੀ ਵੰਡਣ ਵਾਲਾ ਬੋਲੀ ਲਗਵਾ ਸਕਦਾ ਹੈ

## A first game

king_help_aim = ਚਾਰ ਖਿਡਾਰੀ ਸਰ ਬਣਾਉਣ ਦੇ ਦਸ ਦੌਰ ਖੇਡਦੇ ਹਨ। ਛੇਆਂ ਵਿੱਚ ਕੁਝ ਪੱਤੇ ਜਾਂ ਸਰਾਂ ਲੈਣ ’ਤੇ ਅੰਕ ਘਟਦੇ ਹਨ, ਬਾਕੀ ਚਾਰਾਂ ਵਿੱਚ ਅੰਕ ਮਿਲ ਸਕਦੇ ਹਨ। ਅਖੀਰ ਵਿੱਚ **ਜਿਸ ਦੇ ਅੰਕ ਸਭ ਤੋਂ ਵੱਧ, ਜਿੱਤ ਉਸੇ ਦੀ**।
king_help_aim_picture = **ਤਸਵੀਰ ਵਿੱਚ:** ਉਹ ਪੱਤੇ ਜਿਨ੍ਹਾਂ ਨਾਲ ਕੁਝ ਦੌਰਾਂ ਵਿੱਚ ਅੰਕ ਘਟਦੇ ਹਨ: ਬਾਦਸ਼ਾਹ, ਬੇਗਮ ਤੇ ਗੁਲਾਮ।
king_help_turn =
    ਕੋਈ ਇੱਕ ਪੱਤਾ ਚੱਲਦਾ ਹੈ। ਉਹੀ ਰੰਗ ਹੋਵੇ ਤਾਂ ਉਹੀ ਦਿਓ, ਨਹੀਂ ਤਾਂ ਕੋਈ ਵੀ ਪੱਤਾ। ਸਰ ਚਾਲ ਦੇ ਰੰਗ ਦੇ ਸਭ ਤੋਂ ਵੱਡੇ ਪੱਤੇ ਦੀ, ਜਾਂ ਤੁਰਪ ਪਿਆ ਹੋਵੇ ਤਾਂ ਸਭ ਤੋਂ ਵੱਡੇ ਤੁਰਪ ਦੀ। ਜਿਸ ਦੀ ਸਰ, ਅਗਲੀ ਚਾਲ ਉਸ ਦੀ।

    ਪਹਿਲੇ ਛੇ ਦੌਰਾਂ ਵਿੱਚ ਛੋਟਾ ਪੱਤਾ ਦੇਣਾ ਚੰਗਾ ਹੈ, ਤੇ ਰੰਗ ਨਾ ਹੋਵੇ ਤਾਂ ਖ਼ਤਰਨਾਕ ਪੱਤੇ ਸੁੱਟੋ। ਕਿਸ ਚੀਜ਼ ਨਾਲ ਅੰਕ ਘਟਦੇ ਹਨ, ਇਹ ਤੁਹਾਡੇ ਪੱਤਿਆਂ ਨਾਲ ਲਿਖਿਆ ਹੁੰਦਾ ਹੈ।

    ਅਖੀਰਲੇ ਚਾਰਾਂ ਵਿੱਚ ਵੰਡਣ ਵਾਲਾ ਤੁਰਪ ਦੱਸਦਾ ਹੈ ਜਾਂ ਬੋਲੀ ਲਗਵਾਉਂਦਾ ਹੈ, ਤੇ ਦੱਸਦਾ ਹੈ ਕਿ ਸਰਾਂ ਨਾਲ ਅੰਕ ਮਿਲਣਗੇ ਜਾਂ ਘਟਣਗੇ।
king_help_turn_picture = **ਤਸਵੀਰ ਵਿੱਚ:** ਇੱਟ ਦੀ ਚਾਲ ਸੀ। ਨਿਸ਼ਾਨ ਵਾਲਾ ਯੱਕਾ ਸਰ ਲੈ ਗਿਆ, ਤੇ ਨਾਲ ਹੁਕਮ ਦੀ ਬੇਗਮ ਵੀ, ਜੋ ਕਿਸੇ ਨੇ ਸੁੱਟੀ ਸੀ।
king_help_end = ਦਸ ਦੌਰਾਂ ਮਗਰੋਂ ਅੰਕ ਜੋੜੇ ਜਾਂਦੇ ਹਨ, ਤੇ ਜਿਸ ਦੇ ਸਭ ਤੋਂ ਵੱਧ, ਜਿੱਤ ਉਸੇ ਦੀ। ਮੇਜ਼ ਦੇ ਸੁਨੇਹੇ ਹੇਠਾਂ **{ king_button_sheet }** ਦੱਸਦਾ ਹੈ ਕਿ ਹੁਣ ਕੌਣ ਕਿੱਥੇ ਹੈ।

king_moment_caught = { $name } ਨੂੰ ਸਰ { $trick } ਵਿੱਚ ਪਾਨ ਦਾ ਬਾਦਸ਼ਾਹ ਮਿਲਿਆ
king_moment_score = { $name } ਦੀ ਬਾਜ਼ੀ { $points } ਅੰਕਾਂ ’ਤੇ ਮੁੱਕੀ
king_told_win = { $points } ਅੰਕ, { $name } ਤੋਂ { $ahead } ਅੱਗੇ।
