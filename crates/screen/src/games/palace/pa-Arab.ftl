# What Palace alone says, in Punjabi (Shahmukhi). English (en.ftl) has every message and is the pattern
# for this file. The marks \u2066 and \u2069 keep cards and commands left to right within the sentence. The
# plural form `one` also holds for 0. Sentences about one player fit women and men alike where that sounds
# natural.
# The program marks lines that begin or end with something else; pieces of a line without a letter of
# this script have the mark \u200f themselves.

## The lobby

palace_name = پیلس
palace_figure_picked_up = چکے ہوئے پتے
palace_figure_burns = ساڑیاں ہوئیاں ڈھیریاں
palace_figure_misfits = پٹھے پتے جیہڑے چل نہ سکے
palace_lobby_intro = پہلاں ہتھ، فیر میز دے پتے؛ جیہڑا رہ گیا، ہار اوسے دی۔

palace_setting_length = ہر اک دے پتے
palace_choice_full = پوری کھیڈ
palace_choice_short = چھوٹی: ہر تھاں تن
palace_setting_ten = 10 دا پتا
palace_choice_order = 8 یا چھوٹے تے
palace_choice_anything = کسے وی پتے تے
palace_setting_seven = 7 دا پتا
palace_choice_off = باقی پتیاں وانگ
palace_choice_or_lower = اوس تے 7 یا چھوٹا ای
palace_setting_eight = 8 دا پتا
palace_choice_skips = اگلے دی واری چھٹے
palace_setting_packs = تاش دے پیک
palace_choice_1 = اک
palace_choice_2 = دو، پنج یا چھے کھڈاریاں لئی

## The exchange

palace_exchange_title = بازی { $game }: پہلاں ادلا بدلی، فیر تیار
palace_exchange_intro = ہتھ دے پتے اپنے کھلے پتیاں نال بدلو، فیر **تیار** دبو: اوتھے رکھے وڈے پتے اگے کم آندے نیں۔
palace_due_ready = ہالے تیار نہیں: { $who }۔
palace_seat_ready = ✓ { $line }، تیار

## The table

palace_table_title = بازی { $game }، ڈھیری { $number }
palace_seats_heading = **ہتھ وچ · کھلے · پٹھے**
palace_seat_line = { "\u200f" }{ $name }: { $hand } · **{ $up }** · { $down }
palace_stack = { $count ->
    [one] **ڈھیری:** { $count } پتا، ایہو: **{ $cards }**۔
   *[other] **ڈھیری:** { $count } پتے، سب توں اُتے **{ $cards }**۔
}
palace_stack_empty = **ڈھیری** خالی اے: کجھ وی چلے گا۔
palace_goes_any = 2 تے کجھ وی چلے گا۔
palace_goes_low = { $rank } تے صرف { $rank } یا اوس توں چھوٹا{ $ten ->
    [yes] { " یا 10" }
   *[no] { "" }
} چلے گا۔
palace_goes_opening = **ڈھیری** خالی اے۔ پہلی چال { $rank } دی ہونی چاہیدی اے۔
palace_piles = { $deck ->
    [0] کھچن والے پتے مک گئے
   *[other] کھچن والے پتے: { $deck }
} · { $burnt ->
    [0] کجھ نہیں سڑیا
    [one] { $burnt } سڑیا
   *[other] { $burnt } سڑے
}

palace_exchange_retold = **ادلا بدلی:** { $story }
palace_replay_exchange = ادلا بدلی
palace_stack_retold = **ڈھیری { $number }:** { $story }
palace_more = …
palace_full_stop = ۔
palace_play = { "\u200f" }{ $name } **{ $cards }**{ "\u200f" }
palace_turned_up = { $name } دا پٹھا پتا نکلیا **{ $card }**
palace_turned_up_in_vain = { $name } دا پٹھا پتا **{ $card }** نکلیا، جیہڑا چل نہیں سکدا؛ { $count ->
    [one] اوہی چکنا پیا
   *[other] { $count } پتے چکنے پئے
}۔
palace_swapped = { $name } نے { $hand } رکھ کے { $up } لیا۔
palace_begins = شروعات { $name } دی، { $rank } توں۔
palace_burns = 🔥 ڈھیری سڑ گئی۔
palace_skipped = واری چھٹی: { $names }۔
palace_picked_up = { $name } نوں { $count ->
    [one] پتا چکنا پیا
   *[other] سارے { $count } پتے چکنے پئے
}۔
palace_stopped = 2,000 چالاں مگروں بازی روک دتی گئی۔
palace_outcome_stopped = 2,000 چالاں، تے ہار کسے دی نہیں: بازی روک دتی گئی تے گنی نہیں جاوے گی۔

## The result

palace_story_legend = باقی پتے، ڈھیری دَر ڈھیری۔ ▲ چکی، ✦ ساڑی۔
    { "\u200f" }{ $names }
palace_story_alt = ہر کھڈاری دے باقی پتے، ڈھیری دَر ڈھیری۔
    { $lines }
palace_story_player = { $number } { $name }: { $dealt } پتے ونڈے؛ { $told }
palace_story_picked_up = ڈھیری { $step } وچ { $count ->
    [one] { $count } چکیا
   *[other] { $count } چکے
}
palace_story_burnt = ڈھیری { $step } وچ { $count ->
    [one] { $count } ساڑیا
   *[other] { $count } ساڑے
}
palace_story_sum = { $times } واری وچ { $count ->
    [one] { $count } پتا چکیا
   *[other] { $count } پتے چکے
}
palace_story_burns = { $times ->
    [one] { $times } ڈھیری ساڑی
   *[other] { $times } ڈھیریاں ساڑیاں
}
palace_story_away = ڈھیری { $step } وچ جان چھٹی
palace_story_lost = ہار حصے آئی، { $count ->
    [one] { $count } پتا باقی
   *[other] { $count } پتے باقی
}
palace_story_result = { $times ->
    [0] اک واری وی پتے نہیں چکے
   *[other] { $times } واری پتے چکے
}، { $left ->
    [one] { $left } پتا
   *[other] { $left } پتے
} باقی؛ { $name } دی جان ڈھیری { $step } وچ ای چھٹ گئی۔

## A hand

palace_own_cards = ہتھ وچ: **{ $cards }**
palace_own_up = کھلے: **{ $cards }**
palace_own_down = پٹھے: { $count }
palace_own_exchange = جیہڑا پتا رکھنا ہووے اوہ دبو؛ فیر چنو کہ بدلے کیہڑا کھلا پتا لوو گے۔ ہو جاوے تے **تیار** دبو۔
palace_own_take = اپنے { $card } بدلے کیہڑا کھلا پتا لوو گے؟
palace_own_ready = سارے تیار ہون تے کھیڈ شروع۔
palace_own_opening = شروعات تہاڈی۔ پہلی چال { $rank } دی ہونی چاہیدی اے۔
palace_own_turn = تہاڈی واری اے: پتے سٹو، یا ڈھیری چکو۔
palace_own_any = تہاڈی واری اے: جو چاہو سٹو۔
palace_own_nothing = تہاڈی واری اے، پر تہاڈے پتیاں وچوں کوئی نہیں چل سکدا: ڈھیری چکو۔
palace_own_flip = تہاڈی واری اے: اک پٹھا پتا پلٹو، باقی قسمت۔

## Buttons

palace_button_best_swap = سب توں چنگی بدلی: { $swap }
palace_button_ready = تیار
palace_button_pick_up = چکو ({ $count })
palace_button_pick_up_stack = ڈھیری چکو
palace_button_flip = پٹھا { $number }
palace_button_flip_last = پٹھا پتا
palace_place_down = پٹھا پتا { $number }

## What was done

palace_done_swapped = { $hand } ہن کھلا پیا اے، { $up } تہاڈے ہتھ وچ اے۔
palace_done_ready = تسیں تیار او۔
palace_done_played = تہاڈی چال: { $cards }۔
palace_done_turned_up = تہاڈا پٹھا پتا { $card } نکلیا، تے ڈھیری تے سٹیا گیا۔
palace_done_turned_up_in_vain = تہاڈا پٹھا پتا { $card } نکلیا، جیہڑا چل نہیں سکدا۔ { $count ->
    [one] اوہی چکنا پیا
   *[other] { $count } پتے چکنے پئے
}۔
palace_done_picked_up = تہانوں { $count ->
    [one] پتا چکنا پیا
   *[other] سارے { $count } پتے چکنے پئے
}۔

## Refusals: what is wrong, and what to do instead

palace_refuse_not_begun = سارے تیار ہون تے کھیڈ شروع ہووے گی۔ اودوں تیکر { "\u2066" }`/palace swap`{ "\u2069" } نال پتے بدل سکدے او۔
palace_refuse_too_many = { $have } سیٹاں بہت زیادہ نیں: ایہناں پتیاں نال ودھ توں ودھ { $most } کھیڈ سکدے نیں۔ کمپیوٹر گھٹاؤ، یا پنج چھے لئی تاش دے دو پیک لوو۔
palace_refuse_exchange_is_over = کھیڈ شروع ہو چکی اے، سو پتے جتھے نیں اوتھے ای رہن گے۔
palace_refuse_already_ready = تسیں تے پہلاں توں ای تیار او۔ سارے تیار ہون تے کھیڈ شروع۔
palace_refuse_not_cards = “{ "\u2068" }{ $typed }{ "\u2069" }” پتے نہیں۔ اینج لکھو: { "\u2066" }7H 7D{ "\u2069" }، یا پٹھے پتے لئی { "\u2066" }face-down 1{ "\u2069" }۔
palace_refuse_not_equal = اکٹھے اوہی پتے سٹے جاندے نیں جیہڑے اکو جہے ہون، جیویں { "\u2066" }7H 7D{ "\u2069" }۔
palace_refuse_not_face_up = { $card } تہاڈے سامنے کھلا نہیں پیا۔ { "\u2066" }`/palace hand`{ "\u2069" } دسے گا کہ کیہ پیا اے۔
palace_refuse_hand_first = { $card } میز تے اے۔ پہلاں ہتھ دے پتے سٹو۔
palace_refuse_face_down_last = پٹھے پتے سب توں اخیر تے: پہلاں ہتھ، فیر کھلے پتے۔
palace_refuse_must_flip = تہاڈے کول بس پٹھے پتے رہ گئے نیں۔ تھاں توں چنو، جیویں { "\u2066" }face-down 1{ "\u2069" }۔
palace_refuse_no_such_place = تھاں { $number } تے تہاڈا پٹھا پتا موجود نہیں۔ { "\u2066" }`/palace hand`{ "\u2069" } دسے گا کہ کیہڑے باقی نیں۔
palace_refuse_must_open = پہلی چال { $rank } دی ہونی چاہیدی اے۔ { "\u2066" }`/palace play`{ "\u2069" } دسے گا کہ کیہ چل سکدا اے۔
palace_refuse_too_low = ایہہ چھوٹا اے: { $rank } یا اوس توں وڈا، یا کوئی 2{ $ten ->
    [yes] { " یا 10" }
   *[no] { "" }
} سٹو، نہیں تے ڈھیری چکو۔
palace_refuse_too_high = { $rank } تے { $rank } یا اوس توں چھوٹا{ $ten ->
    [yes] { " یا 10" }
   *[no] { "" }
} چلدا اے۔ اوہی سٹو، یا ڈھیری چکو۔
palace_refuse_nothing_to_pick_up = چکن نوں کوئی ڈھیری نہیں: پتا سٹو۔

## Hints

palace_hint_note = اندازہ صرف اوس توں اے جیہڑا تہانوں معلوم ہو سکدا اے: تہاڈے پتے، جو کھلا پیا اے، تے جو چکیا گیا۔
palace_advice_play = { $cards } سٹنا
palace_advice_pick_up = ڈھیری چکنی
palace_advice_flip = اک پٹھا پتا پلٹنا
palace_advice_swap = { $hand } رکھ کے { $up } لینا
palace_advice_ready = تیار ہو جانا
palace_why_better_face_up = کھلے پتے دیر نال چلدے نیں، ایس لئی تہاڈے سب توں چنگے پتے اوتھے ہونے چاہیدے نیں۔
palace_why_exchange_done = تہاڈے سب توں چنگے پتے پہلاں ای کھلے پئے نیں۔
palace_why_burns = ایس نال ڈھیری سڑدی اے، تے چال فیر تہاڈی۔
palace_why_skips = ایس نال اگلے کھڈاری دی واری چھٹ جاندی اے۔
palace_why_last_cards = ایہدے مگروں تہاڈے پتے مک جاندے نیں: جان چھٹی۔
palace_why_next_is_stuck = اگلے کھڈاری دے کھلے پتیاں وچوں کوئی نہیں چل سکدا۔
palace_why_sheds_low = چھوٹے پتے گھٹ ای چلدے نیں، موقع ملے تے کڈھ دیو۔
palace_why_fits = ایہہ اوتھے چلدا اے جتھے گھٹ ای کجھ چلدا اے۔
palace_why_nothing_fits = تہاڈے پتیاں وچوں کوئی نہیں چل سکدا۔
palace_why_saves_cards = تہاڈے پتے اگے ودھ کم آن گے؛ ایس لئی ہنے ڈھیری چکنی مہنگی نہیں۔
palace_why_unseen = پٹھے پتے سارے اکو جہے نیں۔
palace_review_when = ڈھیری { $number }

## The rules in short

palace_rules_title = پیلس، تھوڑے وچ
palace_rules_aim = اپنے سارے پتیاں توں جان چھڈاؤ: ہتھ دے، کھلے تے پٹھے۔ جیہڑا اخیر تے رہ جاوے، **ہار اوسے دی** اے؛ باقی سارے بچ نکلے۔
palace_rules_deal_full = ہر اک نوں پٹھے، کھلے تے ہتھ دے پتے برابر ملدے نیں: دو کھڈاری ہون تے چھ چھ، تن ہون تے چار چار، چار ہون تے تن تن۔ 16 پتے کھچن لئی رکھے جاندے نیں۔
palace_rules_deal_short = ہر اک نوں 3 پٹھے، 3 کھلے تے 3 ہتھ دے پتے ملدے نیں۔ 16 پتے کھچن لئی رکھے جاندے نیں؛ باقی کھیڈ توں باہر۔
palace_rules_deal_two = تاش دے دو پیک نیں۔ ہر اک نوں 3 پٹھے، 3 کھلے تے 3 ہتھ دے پتے ملدے نیں؛ باقی کھچن لئی رکھے جاندے نیں۔
palace_rules_exchange = **ادلا بدلی:** کھیڈ توں پہلاں ہتھ دے پتے کھلے پتیاں نال جیویں چاہو بدلو، فیر **تیار** دبو۔
palace_rules_begin = **شروعات:** جیہدے ہتھ وچ سب توں چھوٹا پتا ہووے (2 نہیں گنے جاندے؛ برابر ہون تے قسمت)، شروعات اوسے دی، تے اوہو جیہے ای پتے توں۔
palace_rules_play = **چال:** ڈھیری تے اک پتا یا کئی اکو جہے پتے (جیویں دو غلام)، اتلے دے برابر یا اوس توں وڈے (2 سب توں چھوٹا، یکہ سب توں وڈا؛ رنگ دا فرق نہیں)۔
palace_rules_special = **2** کسے تے وی چلدا اے، تے اوس تے کجھ وی۔ **9** تے صرف 9 یا چھوٹا{ $ten ->
    [yes] { " یا 10" }
   *[no] { "" }
}۔ **10** ({ $ten ->
    [yes] کسے وی پتے تے
   *[no] 8 یا چھوٹے تے
}، یا ڈھیری خالی ہووے تے) ڈھیری ساڑ دیندا اے، تے اُتے **چار اکو جہے پتے** وی: پتے گئے، تے چال فیر تہاڈی۔
palace_rules_seven = **7** تے صرف 7 یا چھوٹا{ $ten ->
    [yes] { " یا 10" }
   *[no] { "" }
} چلدا اے۔
palace_rules_eight = ہر **8** تے اگلے اک کھڈاری دی واری چھٹ جاندی اے۔ گھم کے تہاڈے تیکر آ جاوے تے چال فیر تہاڈی۔ ڈھیری سڑے تے کسے دی واری نہیں چھٹدی۔
palace_rules_refill = جدوں تیکر کھچن والے پتے نیں، ہر چال مگروں ہتھ فیر بھر جاندا اے۔
palace_rules_order = **فیر میز:** ہتھ خالی ہووے تے کھچن والے پتے مک جان، تاں کھلے پتے سٹو؛ فیر پٹھے، اک اک کر کے تے بن ویکھے۔ جیہڑا نہ چلے اوہ ڈھیری سمیت ہتھ وچ آندا اے۔
palace_rules_pick_up = **چکنا:** جیہڑا نہ چل سکے یا نہ چلنا چاہے، پوری ڈھیری ہتھ وچ لووے؛ اگلا کھڈاری نویں ڈھیری شروع کردا اے۔
palace_rules_away = **جان چھڈانا:** جیہدے پتے مک جان اوہ بچ گیا۔ 2,000 چالاں مگروں بازی بنا ہار دے روک دتی جاندی اے۔

## Commands and options, as the list of commands shows them

palace_cmd_palace = پیلس کھیڈو: ساڑو، چکو، ہر پتے توں جان چھڈاؤ؛ جیہڑا اخیر تے رہ گیا ہار اوسے دی
palace_cmd_play = اکو جہے پتے سٹو، یا اپنا اک پٹھا پتا
palace_cmd_swap = کھیڈ توں پہلاں: ہتھ دا پتا کھلے پتے نال بدلو
palace_cmd_ready = کھیڈ توں پہلاں: ہور بدلنا نہیں
palace_cmd_pickup = ڈھیری ہتھ وچ لوو
palace_opt_cards = اکو جہے پتے، جیویں { "\u2066" }7H 7D{ "\u2069" }؛ یا پٹھا پتا، جیویں { "\u2066" }face-down 1{ "\u2069" }
palace_opt_hand = ہتھ دا پتا
palace_opt_up = کھلا پتا
palace_opt_length = ہر اک نوں کنے پتے ملدے نیں
palace_opt_ten = 10 کس تے چل سکدا اے
palace_opt_seven = کیہ 7 تے صرف 7 یا چھوٹا چلے گا
palace_opt_eight = کیہ ہر 8 تے اک کھڈاری دی واری چھٹے گی
palace_opt_packs = 2 توں 4 کھڈاریاں لئی اک پیک، 5 یا 6 لئی دو

## A first game

palace_help_aim = تہاڈے پتے تن تھاں نیں، تے ساریاں توں جان چھڈانی اے: پہلاں ہتھ دے، فیر میز دے کھلے، تے اخیر تے پٹھے، جیہڑے کسے نے نہیں ویکھے۔ جیہڑا اخیر تے رہ جاوے، **ہار اوسے دی** اے۔
palace_help_aim_picture = **تصویر وچ:** اُتے ہتھ دے پتے، اوہناں دے تھلے کھلے، تے سب توں تھلے پٹھے۔
palace_help_turn =
    کھیڈ توں پہلاں تسیں ہتھ دے پتے اپنے کھلے پتیاں نال بدل سکدے او۔ فیر **{ palace_button_ready }** دبو۔

    اپنی واری تے ڈھیری تے ایہو جیہا پتا رکھو جیہڑا اتلے دے برابر یا اوس توں وڈا ہووے، یا کئی اکو جہے پتے۔ جدوں تیکر کھچن والے پتے نیں، ہتھ فیر بھر جاندا اے۔

    { "" }**2** ہر پتے تے چلدا اے۔ **9** تے صرف 9 یا اوس توں چھوٹا۔ **10** اٹھ یا اوس توں چھوٹے تے، یا ڈھیری خالی ہووے تے چلدا اے تے ڈھیری ساڑ دیندا اے، چار اکو جہے پتے وی؛ فیر چال دوبارہ تہاڈی۔ کجھ نہ چل سکے تے پوری ڈھیری چکنی پیندی اے۔
palace_help_turn_picture = **تصویر وچ:** اُتے غلام اے، ایس لئی نشان والیاں دوویں بیگماں اکٹھیاں اوہدے تے چل سکدیاں نیں۔
palace_help_end = تہاڈے پتے مک جان تے تسیں بچ نکلے۔ جدوں صرف اک کھڈاری کول پتے رہ جان تے بازی ختم: ہار اوسے دی اے۔
palace_lesson_swap = اپنے سارے پتیاں توں جان چھڈاؤ: پہلاں ہتھ دے، فیر کھلے، فیر پٹھے۔ کھیڈ توں پہلاں پتے بدلے جا سکدے نیں۔ تگڑے پتے اخیر لئی کھلے رکھو: یکے، 2 تے 10۔ { "\u2066" }10♥{ "\u2069" } تھلے رکھو تے { "\u2066" }5♠{ "\u2069" } لوو۔
palace_lesson_ready = ہن ٹھیک اے۔ جنی واری چاہو بدل سکدے او، پر اینا ای بہت اے: **{ palace_button_ready }** دبو۔
palace_lesson_pair = اپنی واری تے اتلے پتے دے برابر یا وڈا پتا سٹو، یا اکٹھے کئی اکو جہے۔ فیر کھچن والے پتیاں نال ہتھ بھر جاندا اے۔ سب توں چھوٹے توں شروع کرو: دوویں 4۔
palace_lesson_nine = **9** نال گل الٹ جاندی اے: اوس تے صرف 9 یا چھوٹا چلدا اے، یا 2۔ اپنا 5 سٹو، تے 2 اودوں لئی رکھو جدوں ہور کجھ نہ چلے۔
palace_lesson_two = تہاڈے پتیاں وچوں بادشاہ تے صرف **2** چلدا اے، جیہڑا کسے تے وی چل جاندا اے۔ فیر اوس تے کجھ وی چلدا اے۔
palace_lesson_ten = **10** پوری ڈھیری ساڑ دیندا اے تے چال فیر تہاڈی۔ اوہ 8 یا چھوٹے تے چلدا اے، سو ایہو موقع اے۔ اک مگروں اک چار اکو جہے پتے وی ڈھیری ساڑ دیندے نیں۔
palace_lesson_again = ڈھیری سڑ گئی تے چال فیر تہاڈی۔ خالی ڈھیری تے کجھ وی چلدا اے، سو سب توں چھوٹا پتا سٹو۔
palace_lesson_pickup = یکہ تہاڈی بیگم توں وڈا اے، تے 2 تہاڈے کول نہیں۔ جیہڑا نہ چل سکے یا نہ چلنا چاہے، اوہ ڈھیری **چکدا** اے۔ کوئی گل نہیں: اگلا کھڈاری نویں ڈھیری شروع کردا اے۔
palace_lesson_end = ہتھ خالی ہووے تے کھچن والے پتے مک جان، تاں کھلے پتے سٹے جاندے نیں، تے اخیر وچ پٹھے، بن ویکھے۔ **جیہدے کول اخیر تیکر پتے رہن، ہار اوسے دی**؛ باقی سارے بچ نکلے۔
palace_lesson_no_keep = ایہہ وی ہو سکدا اے، پر ایتھے ایہدے توں چنگا کجھ اے۔ پہلاں چھوٹے پتے؛ 2، 10 تے یکے اودوں، جدوں سب توں ودھ کم آون۔
palace_lesson_no_pickup = ایہہ وی ہو سکدا اے، پر فیر پوری ڈھیری تہاڈی۔ 2 نال تسیں بچ جاندے او۔

palace_moment_picked_up = { $name } نے { $count } پتیاں دی ڈھیری چکی
palace_moment_burnt = { $name } نے { $count } پتیاں دی ڈھیری ساڑی
