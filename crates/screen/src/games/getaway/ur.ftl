# What Getaway alone says, in Urdu. English (en.ftl) has every message and is the pattern for this file.
# The marks \u2066 and \u2069 keep cards and commands left to right within the sentence. Sentences about
# one player fit women and men alike where that sounds natural.
# The program marks lines that begin or end with something else; pieces of a line without a letter of
# this script have the mark \u200f themselves.

## The lobby

getaway_name = گیٹ اوے
getaway_figure_picked_up = اٹھائے ہوئے پتے
getaway_figure_tochoos = دیے ہوئے ٹھلے
getaway_figure_takes = کتنی بار دوسروں کے پتے لیے
getaway_lobby_intro = اپنے پتوں سے جان چھڑائیں؛ جو آخر میں رہ گیا، ہار اسی کی۔

getaway_option_window = { $seconds ->
    [one] ہر چال سے پہلے پتے لینے کو 1 سیکنڈ
   *[other] ہر چال سے پہلے پتے لینے کو { $seconds } سیکنڈ
}
getaway_option_no_window = چال سے پہلے کوئی وقفہ نہیں
getaway_option_classic = وہی پرانے قاعدے
getaway_setting_packs = تاش کی گڈیاں
getaway_setting_take_window = چال سے پہلے پتے لینے کے سیکنڈ
getaway_setting_direction = باری کا رخ
getaway_setting_deal = پتے
getaway_setting_first_trick = پہلا چکر
getaway_setting_last_card = آخری پتے سے چکر جیتیں تو
getaway_setting_mistakes = غلطی ہو تو
getaway_setting_taking = دوسرے کے پتے لے سکے

## Picking piles

getaway_picking_title = بازی { $game }: ڈھیری چنیں
getaway_picking_intro = پتے ڈھیریوں میں الٹے پڑے ہیں، اور گنے کسی نے نہیں۔ اپنی ڈھیری چنیں۔
getaway_picking_turn = { $who }، ڈھیری چنیں۔
getaway_pile_taken = ڈھیری { $number }: { $name }
getaway_pile_free = ڈھیری { $number }: ابھی کسی کی نہیں
getaway_own_pile = ڈھیری { $number } آپ کی ہوئی۔ سب چن لیں تو اس کے پتے کھلیں گے۔
getaway_own_pick = آپ کی باری ہے: ڈھیری چنیں۔
getaway_own_pick_later = ابھی ڈھیری چننے کی باری { $name } کی ہے۔ آپ کی بھی آئے گی۔

## A trick

getaway_trick_title = بازی { $game }، چکر { $number }
getaway_trick_retold = **چکر { $number }:** { $story }
getaway_on_table = **{ $suit } کی چال:** { $plays }
getaway_play = { "\u200f" }{ $name } **{ $card }**{ "\u200f" }
getaway_play_tochoo = { $name } **{ $card }** 💥 ٹھلا
getaway_play_slip = { $name } **{ $card }** (غلطی)
getaway_seat_line = { "\u200f" }{ $name }: { $count ->
    [0] پتے ختم
    [one] 1 پتا
   *[other] { $count } پتے
}
getaway_seat_power = { $line }، پاور انہی کے پاس
getaway_announced = اس چکر کے بعد { $from } کے پتے { $name } کے ہوں گے۔
getaway_void_away = { $name } کو { $from } کے پتے نہیں ملے: { $from } کی جان چھوٹ چکی ہے۔
getaway_void_next = { $name } کو { $from } کے پتے نہیں ملے: جس اگلے کھلاڑی کے پاس پتے ہیں وہ اب کوئی اور ہے۔
getaway_void_two = { $name } کو { $from } کے پتے نہیں ملے: دو ہی کھلاڑی بچے ہیں، پتے لینے پر ہار { $name } کی ہوتی۔
getaway_void_draw = { $name } کو { $from } کے پتے نہیں ملے: پاور { $name } کے پاس ہے مگر ہاتھ خالی ہے، اس لیے ایک پتا کھینچنا ہے۔
getaway_window_open = اگلے کھلاڑی کے پتے ابھی کوئی بھی لے سکتا ہے؛ موقع ختم ہوگا: { $ends }۔
getaway_window_held = { $name } کی چال الٹی رکھی ہے۔ پتا سیدھا ہوگا: { $ends }؛ تب تک پتے کوئی بھی لے سکتا ہے۔
getaway_due_open = { $who }، { "\u2066" }A♠{ "\u2069" } سے کھیل شروع کریں۔
getaway_due_lead = { $who }، پاور آپ کے پاس ہے: چال چلیں۔
getaway_due_any = سب ایک ساتھ کھیلتے ہیں۔ ابھی باقی: { $who }۔
getaway_due_draw = { $who }، چنیں کہ کس کے ہاتھ سے پتا کھینچنا ہے۔
getaway_due_drawn = { $who } کے پاس پاور ہے مگر ہاتھ خالی ہے: ابھی ایک پتا کھینچا جائے گا۔

getaway_wasted = سب سے بڑا پتا { $name } کا، { $card }، اور پاور بھی انہی کے پاس۔ پتے ردی میں گئے۔
getaway_wasted_simply = پاور { $name } کے پاس۔ پتے ردی میں گئے۔
getaway_picked_up = { $name } کو { $count ->
    [one] پتا اٹھانا پڑا
   *[other] سارے { $count } پتے اٹھانے پڑے
}، اور پاور بھی انہی کے پاس۔
getaway_history_picked_up = { $name } کو { $count ->
    [one] 1 پتا اٹھانا پڑا
   *[other] { $count } پتے اٹھانے پڑے
}
getaway_slip_revoke = { $name } نے { $card } ڈال دیا حالانکہ رنگ موجود تھا: غلطی! چکر یہیں ختم۔
getaway_slip_out_of_turn = { $name } نے باری کے بغیر { $card } ڈال دیا: غلطی! چکر یہیں ختم۔
getaway_drew_from_waste = { $name } کے پاس پاور ہے مگر ہاتھ خالی ہے، سو ردی سے { $card } کھینچا، اور اسی کی چال۔
getaway_drew_from_seat = { $name } کے پاس پاور ہے مگر ہاتھ خالی ہے، سو { $from } سے { $card } کھینچا، اور اسی کی چال۔
getaway_took = { $name } نے { $from } { $count ->
    [one] کا آخری پتا لے لیا
   *[other] کے سارے { $count } پتے لے لیے
}۔
getaway_power_passed = پاور اب { $name } کے پاس۔

## The result

getaway_story_legend = سب کے پتے، چکر بہ چکر۔ ▲ اٹھانے پڑے، ◆ دوسرے کے پتے لیے۔
    { "\u200f" }{ $names }
getaway_story_alt = ہر کھلاڑی کے پتے، چکر بہ چکر۔
    { $lines }
getaway_story_player = { $number } { $name }: { $dealt } پتے بٹے؛ { $told }
getaway_story_picked_up = چکر { $step } میں { $count ->
    [one] 1 اٹھایا
   *[other] { $count } اٹھائے
}
getaway_story_took = چکر { $step } سے پہلے { $count ->
    [one] 1 لیا
   *[other] { $count } لیے
}
getaway_story_sum = { $times } بار میں { $count ->
    [one] { $count } پتا اٹھایا یا لیا
   *[other] { $count } پتے اٹھائے یا لیے
}
getaway_story_away = چکر { $step } میں جان چھوٹی
getaway_story_lost = ہار حصے میں آئی، { $count ->
    [0] ہاتھ خالی
    [one] 1 پتا ہاتھ میں
   *[other] { $count } پتے ہاتھ میں
}
getaway_story_result = { $times ->
    [0] ایک بار بھی پتے نہیں اٹھائے
   *[other] { $times } بار پتے اٹھائے
}، { $left ->
    [0] پتے ختم
    [one] 1 پتا باقی
   *[other] { $left } پتے باقی
}؛ { $name } کی جان چکر { $step } میں ہی چھوٹ گئی۔

## A hand

getaway_own_open = { "\u2066" }A♠{ "\u2069" } آپ کے پاس ہے: پہلا چکر اسی سے کھلتا ہے۔
getaway_own_lead = پاور آپ کے پاس ہے: جس پتے سے چاہیں چال چلیں۔
getaway_own_held = وقفہ ختم ہونے تک آپ کی چال الٹی رکھی ہے۔ چاہیں تو تب تک دوسرا پتا چن لیں۔
getaway_own_follow = آپ کی باری ہے: { $suit } کا کوئی پتا ڈالیں۔
getaway_own_free = آپ کی باری ہے، اور { $suit } آپ کے پاس نہیں: کوئی بھی پتا ڈالیں۔ سارے پتے { $name } کو اٹھانے پڑیں گے۔
getaway_own_free_shootout = آپ کی باری ہے، اور { $suit } آپ کے پاس نہیں: کوئی بھی پتا ڈالیں۔ اس سے بازی ختم ہو جائے گی، اور ہار { $name } کی ہوگی۔
getaway_own_free_first = { $suit } آپ کے پاس نہیں: کوئی بھی پتا ڈالیں۔ پہلے چکر میں اس سے کچھ نہیں بگڑتا۔
getaway_own_draw = پاور آپ کے پاس ہے مگر ہاتھ خالی ہے: چنیں کہ کس کے ہاتھ سے پتا کھینچنا ہے۔
getaway_own_draw_held = وقفہ ختم ہوتے ہی { $name } سے پتا کھینچا جائے گا۔ چاہیں تو تب تک کسی اور کو چن لیں۔
getaway_own_drawn = پاور آپ کے پاس ہے مگر ہاتھ خالی ہے: ابھی آپ کے لیے ایک پتا کھینچا جائے گا۔
getaway_own_announced = یہ چکر ختم ہوتے ہی { $name } کے پتے آپ کے ہوں گے۔
getaway_own_void_away = آپ کو { $name } کے پتے نہیں ملے: { $name } کی جان چھوٹ چکی ہے۔
getaway_own_void_next = آپ کو { $name } کے پتے نہیں ملے: جس اگلے کھلاڑی کے پاس پتے ہیں وہ اب کوئی اور ہے۔
getaway_own_void_two = آپ کو { $name } کے پتے نہیں ملے: دو ہی کھلاڑی بچے ہیں، پتے لیتے تو ہار آپ کی ہوتی۔
getaway_own_void_draw = آپ کو { $name } کے پتے نہیں ملے: پاور آپ کے پاس ہے مگر ہاتھ خالی ہے، اس لیے آپ کو ایک پتا کھینچنا ہے۔

## Buttons

getaway_button_take = پتے لے لیں
getaway_button_pile = ڈھیری { $number }
getaway_button_draw = { $name } سے کھینچیں ({ $count })
getaway_button_take_withdraw = اس چکر کے بعد پتے نہ لیں
getaway_button_take_anyway = لے لیں، ہار منظور ہے

## What was done

getaway_done_piles = بازی { $game } کی ڈھیریاں لگ گئیں۔
getaway_done_played = آپ نے { $card } ڈالا۔
getaway_done_held = پتے لینے کا وقفہ ختم ہونے تک آپ کا { $card } الٹا رکھا ہے۔
getaway_done_draw_held = پتے لینے کا وقفہ ختم ہوتے ہی آپ { $name } سے پتا کھینچیں گے۔
getaway_done_slip_revoke = { $card } غلطی تھی: رنگ آپ کے پاس موجود تھا۔ چکر کے پتے آپ کو اٹھانے پڑے۔
getaway_done_slip_out_of_turn = { $card } غلطی تھی: آپ کی باری نہیں تھی۔ چکر کے پتے آپ کو اٹھانے پڑے۔
getaway_done_took = آپ نے { $name } { $count ->
    [one] کا آخری پتا لے لیا
   *[other] کے سارے { $count } پتے لے لیے
}۔
getaway_done_announced = ٹھیک ہے۔ ارادہ بدل جائے تو دوبارہ { "\u2066" }`/getaway take`{ "\u2069" } لکھیں۔
getaway_done_withdrawn = ٹھیک ہے، اس چکر کے بعد پتے نہیں لینے۔
getaway_done_drew = آپ نے { $name } سے { $card } کھینچا، اور وہی آپ کی چال ہے۔

getaway_ask_take = اب دو ہی کھلاڑی بچے ہیں: { $name } کے پتے لیے تو ہار آپ کی ہوگی۔ پھر بھی سب لے لیں؟
getaway_ask_take_costs = { $name } کے پتے ({ $count }): آپ کے پاس { $total } ہو جائیں گے، اور { $name } کی جان چھوٹ جائے گی۔ لے لیں؟
getaway_ask_take_later = پتے یہ چکر ختم ہونے پر ملیں گے۔

## Refusals: what is wrong, and what to do instead

getaway_refuse_not_your_pick = پہلے { $name } کی باری ہے۔ اپنی باری کا انتظار کریں۔
getaway_refuse_too_many = { $have } سیٹیں بہت زیادہ ہیں: ان پتوں سے زیادہ سے زیادہ { $most } کھیل سکتے ہیں۔ کمپیوٹر کم کریں، یا دو گڈیاں لیں۔
getaway_refuse_not_your_lead = پاور { $name } کے پاس ہے اور چال انہی کی۔ چال کا انتظار کریں۔
getaway_refuse_already_played = اس چکر میں آپ کا پتا پڑ چکا ہے۔ اگلے کا انتظار کریں۔
getaway_refuse_must_follow = { $suit } آپ کے پاس ہے، سو وہی دینا ہوگا۔ یہ پتے چلیں گے: { $cards }
getaway_refuse_must_open = پہلا چکر { "\u2066" }A♠{ "\u2069" } سے کھلتا ہے۔ وہی ڈالیں۔
getaway_refuse_draw_first = پہلے ایک پتا کھینچنا ہوگا۔
getaway_refuse_trick_is_open = چکر چل رہا ہے۔ پتے اس کے ختم ہونے پر لے سکتے ہیں: ابھی اعلان کر دیں، وقت آتے ہی ہو جائے گا۔
getaway_refuse_nothing_to_take = ابھی کسی اور کے پاس لینے کو پتے نہیں۔ اگلے پتے کا انتظار کریں۔
getaway_refuse_taking_is_off = اس میز پر کوئی کسی کے پتے نہیں لیتا۔ اپنے پتے کھیل کر ہی ختم کریں۔
getaway_refuse_leader_takes = اس میز پر پتے صرف وہی لے سکتا ہے جس کے پاس پاور ہو، وہ بھی چال سے پہلے۔ پاور ملنے کا انتظار کریں۔
getaway_refuse_took_already = اس چال سے پہلے آپ ایک کھلاڑی کے پتے لے چکے ہیں۔ اب چال چلیں۔
getaway_refuse_no_draw = ابھی آپ کو کچھ نہیں کھینچنا۔
getaway_refuse_wrong_source = اس کھلاڑی کے پتوں میں سے نہیں کھینچا جا سکتا۔ کس سے کھینچا جا سکتا ہے، یہ { "\u2066" }`/getaway hand`{ "\u2069" } دکھائے گا۔
getaway_refuse_picking = ابھی ڈھیریاں چنی جا رہی ہیں۔ سب چن لیں تو پتے چلیں گے۔
getaway_refuse_not_picking = ابھی چننے کو کوئی ڈھیری نہیں۔
getaway_refuse_no_such_pile = ڈھیری { $number } ہے نہیں یا کسی نے لے لی۔ کوئی اور چنیں۔
getaway_refuse_not_a_seat = “{ "\u2068" }{ $typed }{ "\u2069" }” ایسا کھلاڑی نہیں جس سے آپ پتا کھینچ سکیں۔ فہرست میں سے چنیں۔

## The rules in short

getaway_rules_title = گیٹ اوے، مختصر
getaway_rules_aim = اپنے سارے پتوں سے جان چھڑائیں۔ جو آخر میں رہ جائے، **ہار اسی کی** ہے؛ باقی سب بچ نکلے۔
getaway_rules_deal = سارے پتے بٹتے ہیں۔ ہر رنگ میں یکہ سب سے بڑا ہے: { "\u2066" }A K Q J 10 9 8 7 6 5 4 3 2{ "\u2069" }۔
getaway_rules_first_any = **پہلا چکر:** جس کے پاس { "\u2066" }A♠{ "\u2069" } ہو وہ اسی سے کھیل کھولے۔ باقی سب، جس ترتیب سے چاہیں، حکم کا پتا ڈالیں، یا حکم نہ ہو تو کوئی بھی۔ پتے ردی میں جاتے ہیں۔
getaway_rules_first_turn = **پہلا چکر:** جس کے پاس { "\u2066" }A♠{ "\u2069" } ہو وہ اسی سے کھیل کھولے۔ باقی سب باری باری حکم کا پتا ڈالیں، یا حکم نہ ہو تو کوئی بھی۔ پتے ردی میں جاتے ہیں۔
getaway_rules_two_packs = **دو گڈیاں:** دونوں { "\u2066" }A♠{ "\u2069" } میں سے پہلا چکر ایک ہی سے کھلتا ہے، اور وہ جس کے پاس ہو اسے بتا دیا جاتا ہے۔ ایک چکر میں دو ایک جیسے پتے ہوں تو پہلے ڈالا گیا پتا بڑا مانا جاتا ہے۔
getaway_rules_tricks = **بعد کا ہر چکر:** جس کے پاس پاور ہو وہ کسی بھی پتے سے چال چلے، باقی باری باری اسی رنگ کا پتا دیں۔ سب رنگ دے دیں تو پتے ردی میں جاتے ہیں، اور چال کے رنگ کا سب سے بڑا پتا پاور لے جاتا ہے۔ جس کے پاس رنگ نہ ہو وہ کوئی بھی پتا ڈالے: یہ **ٹھلا** ہے، چکر وہیں ختم، اور جس نے چال کے رنگ کا سب سے بڑا پتا ڈالا تھا وہ **اس کے سارے پتے اٹھائے**، اور پاور بھی اسی کی۔
getaway_rules_away = **جان چھڑانا:** چکر ختم ہونے پر جس کے پتے ختم ہو چکے ہوں وہ محفوظ ہے، بس پاور اس کے پاس نہ ہو۔
getaway_rules_last_waste = **پاور ہو، ہاتھ خالی ہو:** ردی سے ایک پتا کھینچیں اور اسی کی چال چلیں۔ دو کھلاڑی رہ جائیں تو یہ شوٹ آؤٹ ہے: دوسرے نے آپ کے پتے سے بڑا پتا ڈالا تو ہار اس کی؛ چھوٹا ڈالا اور اس کے پاس پتے باقی ہیں تو آپ پھر کھینچیں اور چال چلیں؛ وہ چھوٹا پتا اس کا آخری تھا تو اس کی جان چھوٹی؛ اس کے پاس وہ رنگ ہی نہ ہو تو ہار آپ کی۔
getaway_rules_last_neighbour = **پاور ہو، ہاتھ خالی ہو:** اگلے کھلاڑی کے ہاتھ سے ایک پتا کھینچیں اور اسی کی چال چلیں۔
getaway_rules_last_any = **پاور ہو، ہاتھ خالی ہو:** کوئی کھلاڑی چنیں، اس کے ہاتھ سے ایک پتا کھینچیں اور اسی کی چال چلیں۔
getaway_rules_last_passes = **پاور ہو، ہاتھ خالی ہو:** تین یا زیادہ کھلاڑی باقی ہوں تو آپ بچ نکلے اور پاور آگے گئی۔ دو ہوں تو ردی سے ایک پتا کھینچیں اور اسی کی چال چلیں۔ یہ شوٹ آؤٹ ہے: دوسرے نے آپ کے پتے سے بڑا پتا ڈالا تو ہار اس کی؛ چھوٹا ڈالا اور اس کے پاس پتے باقی ہیں تو آپ پھر کھینچیں اور چال چلیں؛ وہ چھوٹا پتا اس کا آخری تھا تو اس کی جان چھوٹی؛ اس کے پاس وہ رنگ ہی نہ ہو تو ہار آپ کی۔
getaway_rules_take = **پتے لینا:** ہر چکر سے پہلے آپ اگلے کھلاڑی کے سارے پتے لے سکتے ہیں۔ ان کی جان چھوٹی؛ آپ کا بوجھ بڑھا۔ چکر کے دوران اس کا اعلان کر سکتے ہیں۔
getaway_rules_take_leader = **پتے لینا:** پاور آپ کے پاس ہو تو چال سے پہلے آپ اگلے کھلاڑی کے سارے پتے لے سکتے ہیں، ہر بار ایک ہی دفعہ۔ ان کی جان چھوٹی؛ آپ کا بوجھ بڑھا۔
getaway_rules_penalise = **غلطیاں:** باری کے بغیر پتا ڈالا، یا رنگ ہوتے ہوئے نہ دیا، تو چکر ختم، اور اس کے پتے آپ اٹھائیں۔
getaway_rules_piles = **ڈھیریاں:** پتے بٹنے کے بجائے ہر کوئی کئی ان گنی ڈھیریوں میں سے ایک چنتا ہے۔

## Figures

getaway_hint_why_trick = کیوں: اس چکر کے پتے 100 میں سے تقریباً { $best } بار آپ کو اٹھانے پڑتے ہیں، دوسرے نمبر والے فیصلے سے { $next } بار۔
getaway_hint_why_hand = کیوں: اس چکر میں خاص فرق نہیں پڑتا، مگر بعد میں جو پتے آپ کے پاس بچتے ہیں وہ بہتر ہیں۔
getaway_hint_why_pickup = کیوں: یہ چکر شاید آپ کو اٹھانا پڑے (100 میں سے تقریباً { $best } بار)، مگر پھر جو پتے آپ کے پاس ہوں گے وہ بہتر ہیں۔
getaway_hint_note = فرض یہ ہے کہ آگے سب “درمیانے” کمپیوٹر کی طرح کھیلتے ہیں، آپ بھی۔ اندازہ صرف اس سے ہے جو آپ کو معلوم ہو سکتا ہے: آپ کے پتے، جو پتے چلے، اور کس کے پاس کون سا رنگ ختم ہے۔
getaway_advice_card = { $card } ڈالنا
getaway_advice_take = اگلے کھلاڑی کے پتے لینا
getaway_advice_wait = کچھ نہ لینا
getaway_advice_draw = { $name } سے پتا کھینچنا
getaway_review_did_and_picked_up = { $choice }، اور { $count ->
    [one] 1 پتا اٹھانا پڑا
   *[other] { $count } پتے اٹھانے پڑے
}
getaway_review_when = چکر { $number }

## Commands and options, as the list of commands shows them

getaway_cmd_getaway = گیٹ اوے کھیلیں: اپنے پتوں سے جان چھڑائیں، جو آخر میں رہ گیا ہار اسی کی
getaway_cmd_play = پتا ڈالیں
getaway_cmd_take = اگلے کھلاڑی کے پتے لیں، یا اعلان کریں؛ دوبارہ لکھیں تو واپس
getaway_cmd_draw = چنیں کہ کس کے ہاتھ سے پتا کھینچنا ہے
getaway_cmd_pile = ڈھیری چنیں

getaway_opt_take_window = چال سے پہلے کتنے سیکنڈ دوسرے پتے لے سکیں، 0 سے 30
getaway_opt_house = قاعدوں کا کوئی مجموعہ؛ جو آپشن آپ خود دیں، چلتے وہی ہیں
getaway_opt_packs = 3 سے 8 کھلاڑیوں کے لیے ایک گڈی، 6 سے 16 کے لیے دو
getaway_opt_direction = باری کس رخ چلے
getaway_opt_deal = پتے کھلاڑیوں کو کیسے ملیں
getaway_opt_last_card = آخری پتے سے چکر جیتیں تو کیا ہو
getaway_opt_mistakes = غلط پتا ڈالنے پر کیا ہو
getaway_opt_taking = چکر سے پہلے اگلے کھلاڑی کے پتے کون لے سکے
getaway_opt_first_trick = پہلے چکر کی ترتیب
getaway_opt_card = پتا، جیسے { "\u2066" }QH{ "\u2069" }، { "\u2066" }10S{ "\u2069" } یا { "\u2066" }queen of hearts{ "\u2069" }
getaway_opt_from = کس کے ہاتھ سے
getaway_opt_number = کون سی ڈھیری

getaway_choice_classic = پرانے قاعدے
getaway_choice_shootout = شوٹ آؤٹ: پہلا چکر باری باری، چال آگے جاتی ہے
getaway_choice_strict = سخت: پہلا چکر باری باری، غلطی مہنگی پڑتی ہے
getaway_choice_1 = ایک
getaway_choice_2 = دو
getaway_choice_dealt = ایک ایک کر کے بٹیں
getaway_choice_choose_a_pile = ڈھیریوں میں چنے جائیں
getaway_choice_any_order = سب ایک ساتھ
getaway_choice_in_turn = باری باری
getaway_choice_draw_from_waste = ردی سے کھینچیں
getaway_choice_draw_from_neighbour = اگلے کھلاڑی سے کھینچیں
getaway_choice_draw_from_any = اپنی پسند کے کھلاڑی سے کھینچیں
getaway_choice_lead_passes = بچ نکلیں، چال آگے جائے
getaway_choice_refuse = پتا قبول نہیں
getaway_choice_penalise = سزا ملے
getaway_choice_anyone = کوئی بھی
getaway_choice_leader = صرف پاور والا، ایک بار
getaway_choice_off = کوئی نہیں

getaway_highest = (سب سے بڑا { $name } کا)
getaway_button_take_from = { $name } کے پتے لے لیں

## A first game

getaway_help_aim = ہر کوئی اپنے پتوں سے جان چھڑانا چاہتا ہے۔ آپ کے پاس ایک بھی نہ رہے تو آپ بچ نکلے۔ اس میں کوئی جیتتا نہیں، مگر ایک ہارتا ضرور ہے: جو آخر میں رہ جائے، **ہار اسی کی** ہے۔
getaway_help_aim_picture = **تصویر میں:** ہاتھ کے چند پتے۔ ہر رنگ میں یکہ سب سے بڑا ہے اور دُکی سب سے چھوٹی۔
getaway_help_turn =
    کوئی کھلاڑی ایک پتے سے چال چلتا ہے۔ باقی، اگر ان کے پاس ہو، اسی رنگ کا پتا دیتے ہیں۔

    { "" }**سب نے رنگ دے دیا؟** پتے ردی میں جاتے ہیں، اور جس کا پتا سب سے بڑا تھا، اگلی چال اسی کی: **پاور** اسی کے پاس ہے۔

    { "" }**کسی کے پاس رنگ نہیں؟** وہ کوئی بھی پتا ڈالے: یہی **ٹھلا** ہے۔ چکر وہیں ختم، اور چال کے رنگ کا سب سے بڑا پتا جس نے ڈالا تھا وہ سب اٹھائے۔

    { "" }میز کے نیچے **{ getaway_button_take }** سے اگلے کھلاڑی کے سب پتے آپ کے ہو جاتے ہیں، اور وہ بچ نکلتا ہے۔ اس کی ضرورت کم ہی پڑتی ہے، پہلی بازیوں میں تو کبھی نہیں۔
getaway_help_turn_picture = **تصویر میں:** پان کی چال تھی اور کسی نے چڑی ڈالی، اس لیے نشان والا بادشاہ جس کا ہے، وہ چاروں پتے اٹھاتا ہے۔
getaway_help_end = جب صرف ایک کھلاڑی کے پاس پتے رہ جائیں تو بازی ختم: ہار اسی کی ہے۔
getaway_lesson_open = { "\u2066" }A♠{ "\u2069" } آپ کے پاس ہے، سو پہلی چال اسی پتے سے آپ کی۔ پہلے چکر میں کسی کا نقصان نہیں ہوتا: سب حکم کا پتا ڈالتے ہیں، نہ ہو تو کوئی بھی، اور چاروں پتے **ردی** میں جاتے ہیں، یعنی کھیل سے باہر۔
getaway_lesson_lead_high = سب سے بڑا پتا آپ کا تھا، سو **پاور** آپ کے پاس ہے: چال آپ کی۔ ابھی سب کے پاس ہر رنگ ہے، اس لیے بڑا پتا آرام سے نکل جاتا ہے؛ بعد میں یہی بھاری پڑتا ہے۔ اپنے سب سے بڑے پتے سے چال چلیں۔
getaway_lesson_no_lead_high = یہ بھی چل سکتا ہے، مگر چھوٹے پتے بچا کر رکھیں: آگے یہی کام آئیں گے۔ ابھی سب سے بڑا پتا نکالنے کا موقع ہے۔
getaway_lesson_duck = آپ کے بعد اوروں کی باری ہے، اور ہو سکتا ہے کسی کے پاس یہ رنگ نہ ہو۔ اس لیے **بچ کر** کھیلیں: اس رنگ کا وہ سب سے بڑا پتا ڈالیں جو میز کے سب سے بڑے پتے سے چھوٹا ہو۔
getaway_lesson_no_duck = یہ بھی چل سکتا ہے، مگر یا تو پورا چکر اٹھانا پڑ سکتا ہے، یا ایسا پتا جاتا ہے جو آگے بچا لیتا۔ میز کے سب سے بڑے پتے سے بس ذرا چھوٹا پتا ڈالیں۔
getaway_lesson_last = آخری باری آپ کی ہے اور سب رنگ دے چکے، سو آپ کا کچھ نہیں بگڑ سکتا۔ موقع ہے: اس رنگ کا اپنا سب سے بڑا پتا نکال دیں۔ زیادہ سے زیادہ پاور آپ کو ملے گی۔
getaway_lesson_no_last = یہ بھی چل سکتا ہے، مگر بڑا پتا بے خطر صرف ابھی نکلتا ہے: آخری باری آپ کی ہے اور سب رنگ دے چکے۔ اس رنگ کا اپنا سب سے بڑا پتا ڈالیں۔
getaway_lesson_ducked = دیکھا؟ کسی کے پاس حکم نہیں تھا اور دوسرے رنگ کا پتا آیا: یہ **ٹھلا** ہے۔ چکر وہیں ختم، اور سب سے بڑا حکم جس کا تھا، اسے سارے پتے **اٹھانے** پڑے۔ بچ کر کھیلنے سے آپ پر کچھ نہیں آیا۔ ایک بار پھر ویسے ہی۔
getaway_lesson_forced = رنگ ہو تو **وہی رنگ دینا** پڑتا ہے، اور آپ کے پاس پان کا ایک ہی پتا ہے۔ اس بار چننے کو کچھ نہیں؛ دیکھتے ہیں کیا ہوتا ہے۔
getaway_lesson_picked_up = اس بار ٹھلا آپ پر پڑا: سب سے بڑا پان آپ کا تھا، سو تینوں پتے آپ کو اٹھانے پڑے، اور پاور بھی آپ کی۔ سب کے ساتھ ہوتا ہے۔ اب اپنے سب سے چھوٹے پتے سے چال چلیں تاکہ سب سے بڑا پتا کسی اور کا ہو۔
getaway_lesson_lead_low = پاور پھر آپ کے پاس ہے۔ اب کسی کا کوئی بھی رنگ ختم ہو چکا ہو سکتا ہے، اس لیے سب سے چھوٹے پتے سے چال چلیں: پھر نقصان کسی اور کا ہوگا۔
getaway_lesson_no_lead_low = یہ بھی چل سکتا ہے، مگر کسی کے پاس وہ رنگ نہ ہوا تو سب سے بڑا پتا جس کا ہو وہی اٹھائے گا، اور وہ پتا آپ کا ہو سکتا ہے۔ سب سے چھوٹے پتے سے چال چلیں۔
getaway_lesson_take = اس چکر سے پہلے کسی نے اگلے کھلاڑی کے سارے پتے **لے لیے**: ان کی **جان چھوٹی**۔ ہر چکر سے پہلے کوئی بھی ایسا کر سکتا ہے، مگر اپنا بوجھ بڑھ جاتا ہے۔ آپ کے پاس اینٹ کا ایک ہی پتا ہے: وہی ڈالیں۔
getaway_lesson_tochoo = آپ کے پاس پان نہیں، سو کوئی بھی پتا ڈال سکتے ہیں: اب **ٹھلا** آپ کا! چکر یہیں ختم، اور سب سے بڑا پان جس کا ہے وہی سب اٹھائے گا۔ اپنا سب سے بڑا پتا دے دیں۔
getaway_lesson_no_tochoo = یہ بھی چل سکتا ہے، مگر ٹھلے میں دیا ہوا پتا آپ کے پاس سے گیا۔ وہ چنیں جو آپ پر سب سے بھاری پڑتا: اپنا سب سے بڑا پتا۔
getaway_lesson_only = آپ کا آخری پتا! کوئی اس سے بڑا ڈالے تو آپ کی جان چھوٹی۔ آپ ہی کا سب سے بڑا رہا تو **پاور ہوگی، ہاتھ خالی ہوگا**: تب ردی سے ایک پتا کھینچ کر اسی کی چال چلی جاتی ہے۔
getaway_lesson_end = پاور آپ کے پاس تھی اور ہاتھ خالی، سو ردی سے ایک پتا کھینچ کر اسی کی چال چلی گئی۔ کسی نے اس سے بڑا پتا ڈالا اور آپ کا ہاتھ خالی تھا: آپ کی **جان چھوٹی**! باقی کھیلتے رہتے ہیں، یہاں تک کہ صرف ایک کے پاس پتے رہ جائیں: ہار اسی کے حصے میں۔
getaway_lesson_question = ہر چکر سے پہلے آپ اگلے کھلاڑی کے سارے پتے لے سکتے ہیں۔ ان کی جان چھوٹ جائے گی اور آپ کا بوجھ بڑھ جائے گا، اس لیے پہلی بازیوں میں اسے رہنے دیں۔

getaway_moment_picked_up = { $name } نے ایک ساتھ { $count } پتے اٹھائے
getaway_moment_escape = { $name } کی جان چھوٹنے میں { $tricks } چکر لگے
