# What Palace alone says, in Urdu. English (en.ftl) has every message and is the pattern for this file.
# The marks \u2066 and \u2069 keep cards and commands left to right within the sentence. Sentences about
# one player fit women and men alike where that sounds natural.
# The program marks lines that begin or end with something else; pieces of a line without a letter of
# this script have the mark \u200f themselves.

## The lobby

palace_name = پیلس
palace_figure_picked_up = اٹھائے ہوئے پتے
palace_figure_burns = جلائے ہوئے ڈھیر
palace_figure_misfits = الٹے پتے جو نہ چل سکے
palace_lobby_intro = پہلے ہاتھ خالی کریں، پھر میز کے پتے؛ جو رہ گیا، ہار اسی کی۔

palace_setting_length = ہر ایک کے پتے
palace_choice_full = پورا کھیل
palace_choice_short = مختصر: ہر جگہ تین
palace_setting_ten = 10 کا پتا
palace_choice_order = 8 یا چھوٹے پر
palace_choice_anything = کسی بھی پتے پر
palace_setting_seven = 7 کا پتا
palace_choice_off = باقی پتوں جیسا
palace_choice_or_lower = اس پر 7 یا چھوٹا ہی
palace_setting_eight = 8 کا پتا
palace_choice_skips = اگلے کی باری چھوٹے
palace_setting_packs = تاش کی گڈیاں
palace_choice_1 = ایک
palace_choice_2 = دو، پانچ یا چھ کھلاڑیوں کے لیے

## The exchange

palace_exchange_title = بازی { $game }: پہلے ادلا بدلی، پھر تیار
palace_exchange_intro = ہاتھ کے پتے اپنے کھلے پتوں سے بدلیں، پھر **تیار** دبائیں: وہاں رکھے بڑے پتے بعد میں کام آتے ہیں۔
palace_due_ready = ابھی تیار نہیں: { $who }۔
palace_seat_ready = ✓ { $line }، تیار

## The table

palace_table_title = بازی { $game }، ڈھیر { $number }
palace_seats_heading = **ہاتھ میں · کھلے · الٹے**
palace_seat_line = { "\u200f" }{ $name }: { $hand } · **{ $up }** · { $down }
palace_stack = { $count ->
    [one] **ڈھیر:** 1 پتا، یہی: **{ $cards }**۔
   *[other] **ڈھیر:** { $count } پتے، سب سے اوپر **{ $cards }**۔
}
palace_stack_empty = **ڈھیر** خالی ہے: کچھ بھی چلے گا۔
palace_goes_any = 2 پر کچھ بھی چلے گا۔
palace_goes_low = { $rank } پر صرف { $rank } یا اس سے چھوٹا{ $ten ->
    [yes] { " یا 10" }
   *[no] { "" }
} چلے گا۔
palace_goes_opening = **ڈھیر** خالی ہے۔ پہلی چال { $rank } کی ہونی چاہیے۔
palace_piles = { $deck ->
    [0] گڈی ختم
   *[other] گڈی میں { $deck }
} · { $burnt ->
    [0] کچھ نہیں جلا
    [one] 1 جلا
   *[other] { $burnt } جلے
}

palace_exchange_retold = **ادلا بدلی:** { $story }
palace_replay_exchange = ادلا بدلی
palace_stack_retold = **ڈھیر { $number }:** { $story }
palace_more = …
palace_full_stop = ۔
palace_play = { "\u200f" }{ $name } **{ $cards }**{ "\u200f" }
palace_turned_up = { $name } کا الٹا پتا نکلا **{ $card }**
palace_turned_up_in_vain = { $name } کا الٹا پتا **{ $card }** نکلا، جو چل نہیں سکتا؛ { $count ->
    [one] وہی اٹھانا پڑا
   *[other] { $count } پتے اٹھانے پڑے
}۔
palace_swapped = { $name } نے { $hand } رکھ کر { $up } لیا۔
palace_begins = شروعات { $name } کی، { $rank } سے۔
palace_burns = 🔥 ڈھیر جل گیا۔
palace_skipped = باری چھوٹی: { $names }۔
palace_picked_up = { $name } کو { $count ->
    [one] پتا اٹھانا پڑا
   *[other] سارے { $count } پتے اٹھانے پڑے
}۔
palace_stopped = 2,000 چالوں کے بعد بازی روک دی گئی۔
palace_outcome_stopped = 2,000 چالیں، اور ہار کسی کی نہیں: بازی روک دی گئی اور گنی نہیں جائے گی۔

## The result

palace_story_legend = باقی پتے، ڈھیر بہ ڈھیر۔ ▲ اٹھایا، ✦ جلایا۔
    { "\u200f" }{ $names }
palace_story_alt = ہر کھلاڑی کے باقی پتے، ڈھیر بہ ڈھیر۔
    { $lines }
palace_story_player = { $number } { $name }: { $dealt } پتے بٹے؛ { $told }
palace_story_picked_up = ڈھیر { $step } میں { $count ->
    [one] 1 اٹھایا
   *[other] { $count } اٹھائے
}
palace_story_burnt = ڈھیر { $step } میں { $count ->
    [one] 1 جلایا
   *[other] { $count } جلائے
}
palace_story_sum = { $times } بار میں { $count ->
    [one] { $count } پتا اٹھایا
   *[other] { $count } پتے اٹھائے
}
palace_story_burns = { $times ->
    [one] 1 ڈھیر جلایا
   *[other] { $times } ڈھیر جلائے
}
palace_story_away = ڈھیر { $step } میں جان چھوٹی
palace_story_lost = ہار حصے میں آئی، { $count ->
    [one] 1 پتا باقی
   *[other] { $count } پتے باقی
}
palace_story_result = { $times ->
    [0] ایک بار بھی پتے نہیں اٹھائے
   *[other] { $times } بار پتے اٹھائے
}، { $left ->
    [one] 1 پتا
   *[other] { $left } پتے
} باقی؛ { $name } کی جان ڈھیر { $step } میں ہی چھوٹ گئی۔

## A hand

palace_own_cards = ہاتھ میں: **{ $cards }**
palace_own_up = کھلے: **{ $cards }**
palace_own_down = الٹے: { $count }
palace_own_exchange = جو پتا رکھنا ہو اسے دبائیں؛ پھر چنیں کہ بدلے میں کون سا کھلا پتا لیں گے۔ ہو جائے تو **تیار** دبائیں۔
palace_own_take = اپنے { $card } کے بدلے کون سا کھلا پتا لیں گے؟
palace_own_ready = سب تیار ہوں تو کھیل شروع۔
palace_own_opening = شروعات آپ کی۔ پہلی چال { $rank } کی ہونی چاہیے۔
palace_own_turn = آپ کی باری ہے: پتے ڈالیں، یا ڈھیر اٹھائیں۔
palace_own_any = آپ کی باری ہے: جو چاہیں ڈالیں۔
palace_own_nothing = آپ کی باری ہے، مگر آپ کے پتوں میں سے کوئی نہیں چل سکتا: ڈھیر اٹھائیں۔
palace_own_flip = آپ کی باری ہے: ایک الٹا پتا پلٹیں، باقی قسمت۔

## Buttons

palace_button_best_swap = سب سے اچھی تبدیلی: { $swap }
palace_button_ready = تیار
palace_button_pick_up = اٹھائیں ({ $count })
palace_button_pick_up_stack = ڈھیر اٹھائیں
palace_button_flip = الٹا { $number }
palace_button_flip_last = الٹا پتا
palace_place_down = الٹا پتا { $number }

## What was done

palace_done_swapped = { $hand } اب کھلا رکھا ہے، { $up } آپ کے ہاتھ میں ہے۔
palace_done_ready = آپ تیار ہیں۔
palace_done_played = آپ کی چال: { $cards }۔
palace_done_turned_up = آپ کا الٹا پتا { $card } نکلا، اور ڈھیر پر ڈل گیا۔
palace_done_turned_up_in_vain = آپ کا الٹا پتا { $card } نکلا، جو چل نہیں سکتا۔ { $count ->
    [one] وہی اٹھانا پڑا
   *[other] { $count } پتے اٹھانے پڑے
}۔
palace_done_picked_up = آپ کو { $count ->
    [one] پتا اٹھانا پڑا
   *[other] سارے { $count } پتے اٹھانے پڑے
}۔

## Refusals: what is wrong, and what to do instead

palace_refuse_not_begun = سب تیار ہوں تو کھیل شروع ہوگا۔ تب تک { "\u2066" }`/palace swap`{ "\u2069" } سے پتے بدلے جا سکتے ہیں۔
palace_refuse_too_many = { $have } سیٹیں بہت زیادہ ہیں: ان پتوں سے زیادہ سے زیادہ { $most } کھیل سکتے ہیں۔ کمپیوٹر کم کریں، یا پانچ چھ کے لیے دو گڈیاں لیں۔
palace_refuse_exchange_is_over = کھیل شروع ہو چکا ہے، سو پتے جہاں ہیں وہیں رہیں گے۔
palace_refuse_already_ready = آپ تو پہلے سے تیار ہیں۔ سب تیار ہوں تو کھیل شروع۔
palace_refuse_not_cards = “{ "\u2068" }{ $typed }{ "\u2069" }” پتے نہیں۔ یوں لکھیں: { "\u2066" }7H 7D{ "\u2069" }، یا الٹے پتے کے لیے { "\u2066" }face-down 1{ "\u2069" }۔
palace_refuse_not_equal = ایک ساتھ وہی پتے ڈلتے ہیں جو ایک جیسے ہوں، جیسے { "\u2066" }7H 7D{ "\u2069" }۔
palace_refuse_not_face_up = { $card } آپ کے سامنے کھلا نہیں رکھا۔ { "\u2066" }`/palace hand`{ "\u2069" } دکھائے گا کہ کیا رکھا ہے۔
palace_refuse_hand_first = { $card } میز پر ہے۔ پہلے ہاتھ کے پتے ڈالیں۔
palace_refuse_face_down_last = الٹے پتے سب سے آخر میں: پہلے ہاتھ، پھر کھلے پتے۔
palace_refuse_must_flip = آپ کے پاس بس الٹے پتے رہ گئے ہیں۔ جگہ سے چنیں، جیسے { "\u2066" }face-down 1{ "\u2069" }۔
palace_refuse_no_such_place = جگہ { $number } پر آپ کا الٹا پتا موجود نہیں۔ { "\u2066" }`/palace hand`{ "\u2069" } دکھائے گا کہ کون سے باقی ہیں۔
palace_refuse_must_open = پہلی چال { $rank } کی ہونی چاہیے۔ { "\u2066" }`/palace play`{ "\u2069" } دکھائے گا کہ کیا چل سکتا ہے۔
palace_refuse_too_low = یہ چھوٹا ہے: { $rank } یا اس سے بڑا، یا کوئی 2{ $ten ->
    [yes] { " یا 10" }
   *[no] { "" }
} ڈالیں، ورنہ ڈھیر اٹھائیں۔
palace_refuse_too_high = { $rank } پر { $rank } یا اس سے چھوٹا{ $ten ->
    [yes] { " یا 10" }
   *[no] { "" }
} چلتا ہے۔ وہی ڈالیں، یا ڈھیر اٹھائیں۔
palace_refuse_nothing_to_pick_up = اٹھانے کو کوئی ڈھیر نہیں: پتا ڈالیں۔

## Hints

palace_hint_note = اندازہ صرف اس سے ہے جو آپ کو معلوم ہو سکتا ہے: آپ کے پتے، جو کھلا رکھا ہے، اور جو اٹھایا گیا۔
palace_advice_play = { $cards } ڈالنا
palace_advice_pick_up = ڈھیر اٹھانا
palace_advice_flip = ایک الٹا پتا پلٹنا
palace_advice_swap = { $hand } رکھ کر { $up } لینا
palace_advice_ready = تیار ہو جانا
palace_why_better_face_up = کھلے پتے دیر سے چلتے ہیں، اس لیے وہاں آپ کے سب سے اچھے پتے ہونے چاہییں۔
palace_why_exchange_done = آپ کے سب سے اچھے پتے پہلے ہی کھلے رکھے ہیں۔
palace_why_burns = اس سے ڈھیر جلتا ہے، اور چال پھر آپ کی۔
palace_why_skips = اس سے اگلے کھلاڑی کی باری چھوٹ جاتی ہے۔
palace_why_last_cards = اس کے بعد آپ کے پتے ختم: جان چھوٹی۔
palace_why_next_is_stuck = اگلے کھلاڑی کے کھلے پتوں میں سے کوئی نہیں چل سکتا۔
palace_why_sheds_low = چھوٹے پتے کم ہی چلتے ہیں، موقع ملے تو نکال دیں۔
palace_why_fits = یہ وہاں چلتا ہے جہاں کم ہی کچھ چلتا ہے۔
palace_why_nothing_fits = آپ کے پتوں میں سے کوئی نہیں چل سکتا۔
palace_why_saves_cards = آپ کے پتے آگے زیادہ کام آئیں گے؛ اس کے لیے ابھی ڈھیر اٹھانا مہنگا نہیں۔
palace_why_unseen = الٹے پتے سب ایک سے ہیں۔
palace_review_when = ڈھیر { $number }

## The rules in short

palace_rules_title = پیلس، مختصر
palace_rules_aim = اپنے سارے پتوں سے جان چھڑائیں: ہاتھ کے، کھلے اور الٹے۔ جو آخر میں رہ جائے، **ہار اسی کی** ہے؛ باقی سب بچ نکلے۔
palace_rules_deal_full = ہر ایک کو الٹے، کھلے اور ہاتھ کے پتے برابر ملتے ہیں: دو کھلاڑی ہوں تو چھ چھ، تین ہوں تو چار چار، چار ہوں تو تین تین۔ 16 پتوں کی گڈی بنتی ہے۔
palace_rules_deal_short = ہر ایک کو 3 الٹے، 3 کھلے اور 3 ہاتھ کے پتے ملتے ہیں۔ 16 پتوں کی گڈی بنتی ہے؛ باقی کھیل سے باہر۔
palace_rules_deal_two = تاش کی دو گڈیاں ہیں۔ ہر ایک کو 3 الٹے، 3 کھلے اور 3 ہاتھ کے پتے ملتے ہیں؛ باقی پتے اٹھانے کے لیے رہتے ہیں۔
palace_rules_exchange = **ادلا بدلی:** کھیل سے پہلے ہاتھ کے پتے کھلے پتوں سے جیسے چاہیں بدلیں، پھر **تیار** دبائیں۔
palace_rules_begin = **شروعات:** جس کے ہاتھ میں سب سے چھوٹا پتا ہو (2 نہیں گنے جاتے؛ برابر ہوں تو قسمت)، شروعات اسی کی، اور ویسے ہی پتے سے۔
palace_rules_play = **چال:** ڈھیر پر ایک پتا یا کئی ایک جیسے پتے (جیسے دو غلام)، اوپر والے کے برابر یا اس سے بڑے (2 سب سے چھوٹا، یکہ سب سے بڑا؛ رنگ کا فرق نہیں)۔
palace_rules_special = **2** کسی پر بھی چلتا ہے، اور اس پر کچھ بھی۔ **9** پر صرف 9 یا چھوٹا{ $ten ->
    [yes] { " یا 10" }
   *[no] { "" }
}۔ **10** ({ $ten ->
    [yes] کسی بھی پتے پر
   *[no] 8 یا چھوٹے پر
}، یا ڈھیر خالی ہو تو) ڈھیر جلا دیتا ہے، اور اوپر **چار ایک جیسے پتے** بھی: پتے گئے، اور چال پھر آپ کی۔
palace_rules_seven = **7** پر صرف 7 یا چھوٹا{ $ten ->
    [yes] { " یا 10" }
   *[no] { "" }
} چلتا ہے۔
palace_rules_eight = ہر **8** پر اگلے ایک کھلاڑی کی باری چھوٹ جاتی ہے۔ گھوم کر آپ تک آ جائے تو چال پھر آپ کی۔ ڈھیر جلے تو کسی کی باری نہیں چھوٹتی۔
palace_rules_refill = جب تک گڈی ہے، ہر چال کے بعد ہاتھ پھر بھر جاتا ہے۔
palace_rules_order = **پھر میز:** ہاتھ اور گڈی خالی ہوں تو کھلے پتے ڈالیں؛ پھر الٹے، ایک ایک کر کے اور بن دیکھے۔ جو نہ چلے وہ ڈھیر سمیت ہاتھ میں آتا ہے۔
palace_rules_pick_up = **اٹھانا:** جو نہ چل سکے یا نہ چلنا چاہے، پورا ڈھیر ہاتھ میں لے؛ اگلا کھلاڑی نیا ڈھیر شروع کرتا ہے۔
palace_rules_away = **جان چھڑانا:** جس کے پتے ختم ہو جائیں وہ محفوظ ہے۔ 2,000 چالوں کے بعد بازی بغیر ہار کے روک دی جاتی ہے۔

## Commands and options, as the list of commands shows them

palace_cmd_palace = پیلس کھیلیں: جلائیں، اٹھائیں، ہر پتے سے جان چھڑائیں؛ جو آخر میں رہ گیا ہار اسی کی
palace_cmd_play = ایک جیسے پتے ڈالیں، یا اپنا ایک الٹا پتا
palace_cmd_swap = کھیل سے پہلے: ہاتھ کا پتا کھلے پتے سے بدلیں
palace_cmd_ready = کھیل سے پہلے: اور بدلنا نہیں
palace_cmd_pickup = ڈھیر ہاتھ میں لیں
palace_opt_cards = ایک جیسے پتے، جیسے { "\u2066" }7H 7D{ "\u2069" }؛ یا الٹا پتا، جیسے { "\u2066" }face-down 1{ "\u2069" }
palace_opt_hand = ہاتھ کا پتا
palace_opt_up = کھلا پتا
palace_opt_length = ہر ایک کو کتنے پتے ملتے ہیں
palace_opt_ten = 10 کس پر چل سکتا ہے
palace_opt_seven = کیا 7 پر صرف 7 یا چھوٹا چلے گا
palace_opt_eight = کیا ہر 8 پر ایک کھلاڑی کی باری چھوٹے گی
palace_opt_packs = 2 سے 4 کھلاڑیوں کے لیے ایک گڈی، 5 یا 6 کے لیے دو

## A first game

palace_help_aim = آپ کے پتے تین جگہ ہیں، اور سب سے جان چھڑانی ہے: پہلے ہاتھ کے، پھر میز کے کھلے، اور آخر میں الٹے، جو کسی نے نہیں دیکھے۔ جو آخر میں رہ جائے، **ہار اسی کی** ہے۔
palace_help_aim_picture = **تصویر میں:** اوپر ہاتھ کے پتے، ان کے نیچے کھلے، اور سب سے نیچے الٹے۔
palace_help_turn =
    کھیل سے پہلے آپ ہاتھ کے پتے اپنے کھلے پتوں سے بدل سکتے ہیں۔ پھر **{ palace_button_ready }** دبائیں۔

    اپنی باری پر ڈھیر پر ایسا پتا رکھیں جو اوپر والے کے برابر یا اس سے بڑا ہو، یا ایسے کئی ایک جیسے پتے۔ جب تک گڈی میں پتے ہیں، ہاتھ پھر بھر جاتا ہے۔

    { "" }**2** ہر پتے پر چلتا ہے۔ **9** پر صرف 9 یا اس سے چھوٹا۔ **10** آٹھ یا اس سے چھوٹے پر، یا ڈھیر خالی ہو تو چلتا ہے اور ڈھیر جلا دیتا ہے، چار ایک جیسے پتے بھی؛ پھر چال دوبارہ آپ کی۔ کچھ نہ چل سکے تو پورا ڈھیر اٹھانا پڑتا ہے۔
palace_help_turn_picture = **تصویر میں:** اوپر غلام ہے، اس لیے نشان والی دونوں بیگمیں اکٹھی اس پر چل سکتی ہیں۔
palace_help_end = آپ کے پتے ختم ہو جائیں تو آپ بچ نکلے۔ جب صرف ایک کھلاڑی کے پاس پتے رہ جائیں تو بازی ختم: ہار اسی کی ہے۔
palace_lesson_swap = اپنے سارے پتوں سے جان چھڑائیں: پہلے ہاتھ کے، پھر کھلے، پھر الٹے۔ کھیل سے پہلے پتے بدلے جا سکتے ہیں۔ مضبوط پتے آخر کے لیے کھلے رکھیں: یکے، 2 اور 10۔ { "\u2066" }10♥{ "\u2069" } نیچے رکھیں اور { "\u2066" }5♠{ "\u2069" } لیں۔
palace_lesson_ready = اب ٹھیک ہے۔ جتنی بار چاہیں بدل سکتے ہیں، مگر اتنا کافی ہے: **{ palace_button_ready }** دبائیں۔
palace_lesson_pair = اپنی باری پر اوپر والے پتے کے برابر یا بڑا پتا ڈالیں، یا ایک ساتھ کئی ایک جیسے۔ پھر گڈی سے ہاتھ بھر جاتا ہے۔ سب سے چھوٹے سے شروع کریں: دونوں 4۔
palace_lesson_nine = **9** سے بات الٹ جاتی ہے: اس پر صرف 9 یا چھوٹا چلتا ہے، یا 2۔ اپنا 5 ڈالیں، اور 2 تب کے لیے رکھیں جب کچھ اور نہ چلے۔
palace_lesson_two = آپ کے پتوں میں سے بادشاہ پر صرف **2** چلتا ہے، جو کسی پر بھی چل جاتا ہے۔ پھر اس پر کچھ بھی چلتا ہے۔
palace_lesson_ten = **10** پورا ڈھیر جلا دیتا ہے اور چال پھر آپ کی۔ وہ 8 یا چھوٹے پر چلتا ہے، سو یہی موقع ہے۔ یکے بعد دیگرے چار ایک جیسے پتے بھی ڈھیر جلا دیتے ہیں۔
palace_lesson_again = ڈھیر جل گیا اور چال پھر آپ کی۔ خالی ڈھیر پر کچھ بھی چلتا ہے، سو سب سے چھوٹا پتا ڈالیں۔
palace_lesson_pickup = یکہ آپ کی بیگم سے بڑا ہے، اور 2 آپ کے پاس نہیں۔ جو نہ چل سکے یا نہ چلنا چاہے، وہ ڈھیر **اٹھاتا** ہے۔ کوئی بات نہیں: اگلا کھلاڑی نیا ڈھیر شروع کرتا ہے۔
palace_lesson_end = ہاتھ اور گڈی خالی ہوں تو کھلے پتے ڈالے جاتے ہیں، اور آخر میں الٹے، بن دیکھے۔ **جس کے پاس آخر تک پتے رہیں، ہار اسی کی**؛ باقی سب بچ نکلے۔
palace_lesson_no_keep = یہ بھی ہو سکتا ہے، مگر یہاں اس سے اچھا کچھ ہے۔ پہلے چھوٹے پتے؛ 2، 10 اور یکے تب، جب سب سے زیادہ کام آئیں۔
palace_lesson_no_pickup = یہ بھی ہو سکتا ہے، مگر تب پورا ڈھیر آپ کا۔ 2 سے آپ بچ جاتے ہیں۔

palace_moment_picked_up = { $name } نے { $count } پتوں کا ڈھیر اٹھایا
palace_moment_burnt = { $name } نے { $count } پتوں کا ڈھیر جلایا
