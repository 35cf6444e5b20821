# What Getaway alone says, in Punjabi (Shahmukhi). English (en.ftl) has every message and is the pattern
# for this file. The marks \u2066 and \u2069 keep cards and commands left to right within the sentence. The
# plural form `one` also holds for 0. Sentences about one player fit women and men alike where that sounds
# natural.
# The program marks lines that begin or end with something else; pieces of a line without a letter of
# this script have the mark \u200f themselves.

## The lobby

getaway_name = گیٹ اوے
getaway_figure_picked_up = چکے ہوئے پتے
getaway_figure_tochoos = دتے ہوئے ٹھلے
getaway_figure_takes = کنی واری دوجیاں دے پتے لئے
getaway_lobby_intro = اپنے پتیاں توں جان چھڈاؤ؛ جیہڑا اخیر تے رہ گیا، ہار اوسے دی۔

getaway_option_window = { $seconds ->
    [one] ہر چال توں پہلاں پتے لین نوں { $seconds } سیکنڈ
   *[other] ہر چال توں پہلاں پتے لین نوں { $seconds } سیکنڈ
}
getaway_option_no_window = چال توں پہلاں کوئی وقفہ نہیں
getaway_option_classic = اوہی پرانے قاعدے
getaway_setting_packs = تاش دے پیک
getaway_setting_take_window = چال توں پہلاں پتے لین دے سیکنڈ
getaway_setting_direction = واری دا رخ
getaway_setting_deal = پتے
getaway_setting_first_trick = پہلا گیڑا
getaway_setting_last_card = آخری پتے نال گیڑا جتو تے
getaway_setting_mistakes = غلطی ہووے تے
getaway_setting_taking = دوجے دے پتے لے سکے

## Picking piles

getaway_picking_title = بازی { $game }: ڈھیری چنو
getaway_picking_intro = پتے ڈھیریاں وچ پٹھے پئے نیں، تے گنے کسے نے نہیں۔ اپنی ڈھیری چنو۔
getaway_picking_turn = { $who }، ڈھیری چنو۔
getaway_pile_taken = ڈھیری { $number }: { $name }
getaway_pile_free = ڈھیری { $number }: ہالے کسے دی نہیں
getaway_own_pile = ڈھیری { $number } تہاڈی ہوئی۔ سارے چن لین تے ایہدے پتے کھلن گے۔
getaway_own_pick = تہاڈی واری اے: ڈھیری چنو۔
getaway_own_pick_later = ہالے ڈھیری چنن دی واری { $name } دی اے۔ تہاڈی وی آوے گی۔

## A trick

getaway_trick_title = بازی { $game }، گیڑا { $number }
getaway_trick_retold = **گیڑا { $number }:** { $story }
getaway_on_table = **{ $suit } دی چال:** { $plays }
getaway_play = { "\u200f" }{ $name } **{ $card }**{ "\u200f" }
getaway_play_tochoo = { $name } **{ $card }** 💥 ٹھلا
getaway_play_slip = { $name } **{ $card }** (غلطی)
getaway_seat_line = { "\u200f" }{ $name }: { $count ->
    [0] پتے مک گئے
    [one] { $count } پتا
   *[other] { $count } پتے
}
getaway_seat_power = { $line }، پاور ایہناں کول
getaway_announced = ایس گیڑے مگروں { $from } دے پتے { $name } دے ہون گے۔
getaway_void_away = { $name } نوں { $from } دے پتے نہیں ملے: { $from } دی جان چھٹ چکی اے۔
getaway_void_next = { $name } نوں { $from } دے پتے نہیں ملے: جیہڑے اگلے کھڈاری کول پتے نیں، اوہ ہن کوئی ہور اے۔
getaway_void_two = { $name } نوں { $from } دے پتے نہیں ملے: دو ای کھڈاری بچے نیں، پتے لین نال ہار { $name } دی ہوندی۔
getaway_void_draw = { $name } نوں { $from } دے پتے نہیں ملے: پاور { $name } کول اے پر ہتھ خالی اے، سو اک پتا کھچنا اے۔
getaway_window_open = اگلے کھڈاری دے پتے ہالے کوئی وی لے سکدا اے؛ موقع ختم ہووے گا: { $ends }۔
getaway_window_held = { $name } دی چال پٹھی پئی اے۔ پتا سدھا ہووے گا: { $ends }؛ اودوں تیکر پتے کوئی وی لے سکدا اے۔
getaway_due_open = { $who }، { "\u2066" }A♠{ "\u2069" } نال کھیڈ کھولو۔
getaway_due_lead = { $who }، پاور تہاڈے کول اے: چال چلو۔
getaway_due_any = سارے اکٹھے کھیڈدے نیں۔ ہالے باقی: { $who }۔
getaway_due_draw = { $who }، چنو کہ کس دے ہتھوں پتا کھچنا اے۔
getaway_due_drawn = { $who } کول پاور اے پر ہتھ خالی اے: ہنے اک پتا کھچیا جاوے گا۔

getaway_wasted = سب توں وڈا پتا { $name } دا، { $card }، تے پاور وی اوہناں کول۔ پتے ردی وچ گئے۔
getaway_wasted_simply = پاور { $name } کول۔ پتے ردی وچ گئے۔
getaway_picked_up = { $name } نوں { $count ->
    [one] پتا چکنا پیا
   *[other] سارے { $count } پتے چکنے پئے
}، تے پاور وی اوہناں کول۔
getaway_history_picked_up = { $name } نوں { $count ->
    [one] { $count } پتا چکنا پیا
   *[other] { $count } پتے چکنے پئے
}
getaway_slip_revoke = { $name } نے { $card } سٹ دتا حالانکہ رنگ کول سی: غلطی! گیڑا ایتھے ای ختم۔
getaway_slip_out_of_turn = { $name } نے واری توں بغیر { $card } سٹ دتا: غلطی! گیڑا ایتھے ای ختم۔
getaway_drew_from_waste = { $name } کول پاور اے پر ہتھ خالی اے، سو ردی وچوں { $card } کھچیا، تے اوسے دی چال۔
getaway_drew_from_seat = { $name } کول پاور اے پر ہتھ خالی اے، سو { $from } توں { $card } کھچیا، تے اوسے دی چال۔
getaway_took = { $name } نے { $from } { $count ->
    [one] دا آخری پتا لے لیا
   *[other] دے سارے { $count } پتے لے لئے
}۔
getaway_power_passed = پاور ہن { $name } کول۔

## The result

getaway_story_legend = ساریاں دے پتے، گیڑا دَر گیڑا۔ ▲ چکنے پئے، ◆ دوجے دے پتے لئے۔
    { "\u200f" }{ $names }
getaway_story_alt = ہر کھڈاری دے پتے، گیڑا دَر گیڑا۔
    { $lines }
getaway_story_player = { $number } { $name }: { $dealt } پتے ونڈے؛ { $told }
getaway_story_picked_up = گیڑے { $step } وچ { $count ->
    [one] { $count } چکیا
   *[other] { $count } چکے
}
getaway_story_took = گیڑے { $step } توں پہلاں { $count ->
    [one] { $count } لیا
   *[other] { $count } لئے
}
getaway_story_sum = { $times } واری وچ { $count ->
    [one] { $count } پتا چکیا یا لیا
   *[other] { $count } پتے چکے یا لئے
}
getaway_story_away = گیڑے { $step } وچ جان چھٹی
getaway_story_lost = ہار حصے آئی، { $count ->
    [0] ہتھ خالی
    [one] { $count } پتا ہتھ وچ
   *[other] { $count } پتے ہتھ وچ
}
getaway_story_result = { $times ->
    [0] اک واری وی پتے نہیں چکے
   *[other] { $times } واری پتے چکے
}، { $left ->
    [0] پتے مک گئے
    [one] { $left } پتا باقی
   *[other] { $left } پتے باقی
}؛ { $name } دی جان گیڑے { $step } وچ ای چھٹ گئی۔

## A hand

getaway_own_open = { "\u2066" }A♠{ "\u2069" } تہاڈے کول اے: پہلا گیڑا ایسے نال کھلدا اے۔
getaway_own_lead = پاور تہاڈے کول اے: جیہڑے پتے نال چاہو چال چلو۔
getaway_own_held = وقفہ مکن تیکر تہاڈی چال پٹھی پئی اے۔ چاہو تے اودوں تیکر ہور پتا چن لوو۔
getaway_own_follow = تہاڈی واری اے: { $suit } دا کوئی پتا سٹو۔
getaway_own_free = تہاڈی واری اے، تے { $suit } تہاڈے کول ہے نہیں: کوئی وی پتا سٹو۔ سارے پتے { $name } نوں چکنے پین گے۔
getaway_own_free_shootout = تہاڈی واری اے، تے { $suit } تہاڈے کول ہے نہیں: کوئی وی پتا سٹو۔ ایس نال بازی مک جاوے گی، تے ہار { $name } دی ہووے گی۔
getaway_own_free_first = { $suit } تہاڈے کول ہے نہیں: کوئی وی پتا سٹو۔ پہلے گیڑے وچ ایس نال کجھ نہیں وگڑدا۔
getaway_own_draw = پاور تہاڈے کول اے پر ہتھ خالی اے: چنو کہ کس دے ہتھوں پتا کھچنا اے۔
getaway_own_draw_held = وقفہ مکدیاں ای { $name } توں پتا کھچیا جاوے گا۔ چاہو تے اودوں تیکر کسے ہور نوں چن لوو۔
getaway_own_drawn = پاور تہاڈے کول اے پر ہتھ خالی اے: ہنے تہاڈے لئی اک پتا کھچیا جاوے گا۔
getaway_own_announced = ایہہ گیڑا مکدیاں ای { $name } دے پتے تہاڈے ہون گے۔
getaway_own_void_away = تہانوں { $name } دے پتے نہیں ملے: { $name } دی جان چھٹ چکی اے۔
getaway_own_void_next = تہانوں { $name } دے پتے نہیں ملے: جیہڑے اگلے کھڈاری کول پتے نیں، اوہ ہن کوئی ہور اے۔
getaway_own_void_two = تہانوں { $name } دے پتے نہیں ملے: دو ای کھڈاری بچے نیں، پتے لیندے تے ہار تہاڈی ہوندی۔
getaway_own_void_draw = تہانوں { $name } دے پتے نہیں ملے: پاور تہاڈے کول اے پر ہتھ خالی اے، سو تسیں اک پتا کھچنا اے۔

## Buttons

getaway_button_take = پتے لے لوو
getaway_button_pile = ڈھیری { $number }
getaway_button_draw = { $name } توں کھچو ({ $count })
getaway_button_take_withdraw = ایس گیڑے مگروں پتے نہ لوو
getaway_button_take_anyway = لے لوو، ہار منظور اے

## What was done

getaway_done_piles = بازی { $game } دیاں ڈھیریاں لگ گئیاں۔
getaway_done_played = تسیں { $card } سٹیا۔
getaway_done_held = پتے لین دا وقفہ مکن تیکر تہاڈا { $card } پٹھا پیا اے۔
getaway_done_draw_held = پتے لین دا وقفہ مکدیاں ای تسیں { $name } توں پتا کھچو گے۔
getaway_done_slip_revoke = { $card } غلطی سی: رنگ تہاڈے کول ہے سی۔ گیڑے دے پتے تہانوں چکنے پئے۔
getaway_done_slip_out_of_turn = { $card } غلطی سی: تہاڈی واری نہیں سی۔ گیڑے دے پتے تہانوں چکنے پئے۔
getaway_done_took = تسیں { $name } { $count ->
    [one] دا آخری پتا لے لیا
   *[other] دے سارے { $count } پتے لے لئے
}۔
getaway_done_announced = ٹھیک اے۔ ارادہ بدل جاوے تے دوبارہ { "\u2066" }`/getaway take`{ "\u2069" } لکھو۔
getaway_done_withdrawn = ٹھیک اے، ایس گیڑے مگروں پتے نہیں لینے۔
getaway_done_drew = تسیں { $name } توں { $card } کھچیا، تے اوہی تہاڈی چال اے۔

getaway_ask_take = ہن دو ای کھڈاری بچے نیں: { $name } دے پتے لئے تے ہار تہاڈی ہووے گی۔ فیر وی سارے لے لئیے؟
getaway_ask_take_costs = { $name } دے پتے ({ $count }): تہاڈے کول { $total } ہو جان گے، تے { $name } دی جان چھٹ جاوے گی۔ لے لئیے؟
getaway_ask_take_later = پتے ایہہ گیڑا مکن تے ملن گے۔

## Refusals: what is wrong, and what to do instead

getaway_refuse_not_your_pick = پہلاں { $name } دی واری اے۔ اپنی واری دی اڈیک کرو۔
getaway_refuse_too_many = { $have } سیٹاں بہت زیادہ نیں: ایہناں پتیاں نال ودھ توں ودھ { $most } کھیڈ سکدے نیں۔ کمپیوٹر گھٹاؤ، یا تاش دے دو پیک لوو۔
getaway_refuse_not_your_lead = پاور { $name } کول اے تے چال وی اوہناں دی۔ چال دی اڈیک کرو۔
getaway_refuse_already_played = ایس گیڑے وچ تہاڈا پتا پے چکیا اے۔ اگلے دی اڈیک کرو۔
getaway_refuse_must_follow = { $suit } تہاڈے کول اے، سو اوہی دینا پوے گا۔ ایہہ پتے چلن گے: { $cards }
getaway_refuse_must_open = پہلا گیڑا { "\u2066" }A♠{ "\u2069" } نال کھلدا اے۔ اوہی سٹو۔
getaway_refuse_draw_first = پہلاں اک پتا کھچنا پوے گا۔
getaway_refuse_trick_is_open = گیڑا چل رہیا اے۔ پتے ایہدے مکن تے لے سکدے او: ہنے اعلان کر دیو، ویلا آندیاں ای ہو جاوے گا۔
getaway_refuse_nothing_to_take = ہالے ہور کسے کول لین نوں پتے نہیں۔ اگلے پتے دی اڈیک کرو۔
getaway_refuse_taking_is_off = ایس میز تے کوئی کسے دے پتے نہیں لیندا۔ اپنے پتے کھیڈ کے ای مکاؤ۔
getaway_refuse_leader_takes = ایس میز تے پتے صرف اوہی لے سکدا اے جیہدے کول پاور ہووے، اوہ وی چال توں پہلاں۔ پاور ملن دی اڈیک کرو۔
getaway_refuse_took_already = ایس چال توں پہلاں تسیں اک کھڈاری دے پتے لے چکے او۔ ہن چال چلو۔
getaway_refuse_no_draw = ہالے تسیں کجھ نہیں کھچنا۔
getaway_refuse_wrong_source = ایس کھڈاری دے پتیاں وچوں نہیں کھچیا جا سکدا۔ کس توں کھچیا جا سکدا اے، ایہہ { "\u2066" }`/getaway hand`{ "\u2069" } دسے گا۔
getaway_refuse_picking = ہالے ڈھیریاں چنیاں جا رہیاں نیں۔ سارے چن لین تے پتے چلن گے۔
getaway_refuse_not_picking = ہالے چنن نوں کوئی ڈھیری نہیں۔
getaway_refuse_no_such_pile = ڈھیری { $number } ہے نہیں یا کسے نے لے لئی۔ کوئی ہور چنو۔
getaway_refuse_not_a_seat = “{ "\u2068" }{ $typed }{ "\u2069" }” ایہو جیہا کھڈاری نہیں جیہدے توں تسیں پتا کھچ سکو۔ لسٹ وچوں چنو۔

## The rules in short

getaway_rules_title = گیٹ اوے، تھوڑے وچ
getaway_rules_aim = اپنے سارے پتیاں توں جان چھڈاؤ۔ جیہڑا اخیر تے رہ جاوے، **ہار اوسے دی** اے؛ باقی سارے بچ نکلے۔
getaway_rules_deal = سارے پتے ونڈے جاندے نیں۔ ہر رنگ وچ یکہ سب توں وڈا اے: { "\u2066" }A K Q J 10 9 8 7 6 5 4 3 2{ "\u2069" }۔
getaway_rules_first_any = **پہلا گیڑا:** جیہدے کول { "\u2066" }A♠{ "\u2069" } ہووے اوہ اوسے نال کھیڈ کھولے۔ باقی سارے، جیہڑی ترتیب وچ چاہن، حکم دا پتا سٹن، یا حکم نہ ہووے تے کوئی وی۔ پتے ردی وچ جاندے نیں۔
getaway_rules_first_turn = **پہلا گیڑا:** جیہدے کول { "\u2066" }A♠{ "\u2069" } ہووے اوہ اوسے نال کھیڈ کھولے۔ باقی سارے واری واری حکم دا پتا سٹن، یا حکم نہ ہووے تے کوئی وی۔ پتے ردی وچ جاندے نیں۔
getaway_rules_two_packs = **دو پیک:** دوہاں { "\u2066" }A♠{ "\u2069" } وچوں پہلا گیڑا اکو نال کھلدا اے، تے اوہ جیہدے کول ہووے اوہنوں دس دتا جاندا اے۔ اک گیڑے وچ دو اکو جہے پتے ہون تے پہلاں سٹیا پتا وڈا منیا جاندا اے۔
getaway_rules_tricks = **مگروں ہر گیڑا:** جیہدے کول پاور ہووے اوہ کسے وی پتے نال چال چلے، باقی واری واری اوسے رنگ دا پتا دین۔ سارے رنگ دے دین تے پتے ردی وچ جاندے نیں، تے چال دے رنگ دا سب توں وڈا پتا پاور لے جاندا اے۔ جیہدے کول رنگ نہ ہووے اوہ کوئی وی پتا سٹے: ایہہ **ٹھلا** اے، گیڑا اوتھے ای ختم، تے جیہنے چال دے رنگ دا سب توں وڈا پتا سٹیا سی اوہ **اوہدے سارے پتے چکے**، تے پاور وی اوسے دی۔
getaway_rules_away = **جان چھڈانا:** گیڑا مکن تے جیہدے پتے مک چکے ہون اوہ بچ گیا، بس پاور اوہدے کول نہ ہووے۔
getaway_rules_last_waste = **پاور ہووے، ہتھ خالی ہووے:** ردی وچوں اک پتا کھچو تے اوسے دی چال چلو۔ دو کھڈاری رہ جان تے ایہہ شوٹ آؤٹ اے: دوجے نے تہاڈے پتے توں وڈا پتا سٹیا تے ہار اوہدی؛ چھوٹا سٹیا تے اوہدے کول پتے باقی نیں، تاں تسیں فیر کھچو تے چال چلو؛ اوہ چھوٹا پتا اوہدا آخری سی تے اوہدی جان چھٹی؛ اوہدے کول اوہ رنگ ای نہ ہووے تے ہار تہاڈی۔
getaway_rules_last_neighbour = **پاور ہووے، ہتھ خالی ہووے:** اگلے کھڈاری دے ہتھوں اک پتا کھچو تے اوسے دی چال چلو۔
getaway_rules_last_any = **پاور ہووے، ہتھ خالی ہووے:** کوئی کھڈاری چنو، اوہدے ہتھوں اک پتا کھچو تے اوسے دی چال چلو۔
getaway_rules_last_passes = **پاور ہووے، ہتھ خالی ہووے:** تن یا ودھ کھڈاری باقی ہون تے تسیں بچ نکلے تے پاور اگے گئی۔ دو ہون تے ردی وچوں اک پتا کھچو تے اوسے دی چال چلو۔ ایہہ شوٹ آؤٹ اے: دوجے نے تہاڈے پتے توں وڈا پتا سٹیا تے ہار اوہدی؛ چھوٹا سٹیا تے اوہدے کول پتے باقی نیں، تاں تسیں فیر کھچو تے چال چلو؛ اوہ چھوٹا پتا اوہدا آخری سی تے اوہدی جان چھٹی؛ اوہدے کول اوہ رنگ ای نہ ہووے تے ہار تہاڈی۔
getaway_rules_take = **پتے لینا:** ہر گیڑے توں پہلاں تسیں اگلے کھڈاری دے سارے پتے لے سکدے او۔ اوہناں دی جان چھٹی؛ تہاڈا بھار ودھیا۔ گیڑے دے دوران ایہدا اعلان کر سکدے او۔
getaway_rules_take_leader = **پتے لینا:** پاور تہاڈے کول ہووے تے چال توں پہلاں تسیں اگلے کھڈاری دے سارے پتے لے سکدے او، ہر وار اکو دفعہ۔ اوہناں دی جان چھٹی؛ تہاڈا بھار ودھیا۔
getaway_rules_penalise = **غلطیاں:** واری توں بغیر پتا سٹیا، یا رنگ ہوندیاں نہ دتا، تے گیڑا ختم، تے اوہدے پتے تسیں چکو۔
getaway_rules_piles = **ڈھیریاں:** پتے ونڈے جان دی تھاں ہر کوئی کئی ان گنیاں ڈھیریاں وچوں اک چندا اے۔

## Figures

getaway_hint_why_trick = کیوں: ایس گیڑے دے پتے 100 وچوں تقریباً { $best } واری تہانوں چکنے پیندے نیں، دوجے نمبر والے فیصلے نال { $next } واری۔
getaway_hint_why_hand = کیوں: ایس گیڑے وچ بہتا فرق نہیں پیندا، پر مگروں جیہڑے پتے تہاڈے کول بچدے نیں اوہ ودھیا نیں۔
getaway_hint_why_pickup = کیوں: ایہہ گیڑا شاید تہانوں چکنا پوے (100 وچوں تقریباً { $best } واری)، پر فیر جیہڑے پتے تہاڈے کول ہون گے اوہ ودھیا نیں۔
getaway_hint_note = منیا ایہہ اے کہ اگے سارے “درمیانے” کمپیوٹر وانگوں کھیڈدے نیں، تسیں وی۔ اندازہ صرف اوس توں اے جیہڑا تہانوں معلوم ہو سکدا اے: تہاڈے پتے، جیہڑے پتے چلے، تے کیہدے کول کیہڑا رنگ مک گیا اے۔
getaway_advice_card = { $card } سٹنا
getaway_advice_take = اگلے کھڈاری دے پتے لینا
getaway_advice_wait = کجھ نہ لینا
getaway_advice_draw = { $name } توں پتا کھچنا
getaway_review_did_and_picked_up = { $choice }، تے { $count ->
    [one] { $count } پتا چکنا پیا
   *[other] { $count } پتے چکنے پئے
}
getaway_review_when = گیڑا { $number }

## Commands and options, as the list of commands shows them

getaway_cmd_getaway = گیٹ اوے کھیڈو: اپنے پتیاں توں جان چھڈاؤ، جیہڑا اخیر تے رہ گیا ہار اوسے دی
getaway_cmd_play = پتا سٹو
getaway_cmd_take = اگلے کھڈاری دے پتے لوو، یا اعلان کرو؛ دوبارہ لکھو تے واپس
getaway_cmd_draw = چنو کہ کس دے ہتھوں پتا کھچنا اے
getaway_cmd_pile = ڈھیری چنو

getaway_opt_take_window = چال توں پہلاں کنے سیکنڈ دوجے پتے لے سکن، 0 توں 30
getaway_opt_house = قاعدیاں دا کوئی سیٹ؛ جیہڑے آپشن تسیں آپ دیو، چلدے اوہی نیں
getaway_opt_packs = 3 توں 8 کھڈاریاں لئی اک پیک، 6 توں 16 لئی دو
getaway_opt_direction = واری کیہڑے رخ چلے
getaway_opt_deal = پتے کھڈاریاں نوں کیویں ملن
getaway_opt_last_card = آخری پتے نال گیڑا جتو تے کیہ ہووے
getaway_opt_mistakes = غلط پتا سٹن تے کیہ ہووے
getaway_opt_taking = گیڑے توں پہلاں اگلے کھڈاری دے پتے کون لے سکے
getaway_opt_first_trick = پہلے گیڑے دی ترتیب
getaway_opt_card = پتا، جیویں { "\u2066" }QH{ "\u2069" }، { "\u2066" }10S{ "\u2069" } یا { "\u2066" }queen of hearts{ "\u2069" }
getaway_opt_from = کس دے ہتھوں
getaway_opt_number = کیہڑی ڈھیری

getaway_choice_classic = پرانے قاعدے
getaway_choice_shootout = شوٹ آؤٹ: پہلا گیڑا واری واری، چال اگے جاندی اے
getaway_choice_strict = سخت: پہلا گیڑا واری واری، غلطی مہنگی پیندی اے
getaway_choice_1 = اک
getaway_choice_2 = دو
getaway_choice_dealt = اک اک کر کے ونڈے جان
getaway_choice_choose_a_pile = ڈھیریاں وچ چنے جان
getaway_choice_any_order = سارے اکٹھے
getaway_choice_in_turn = واری واری
getaway_choice_draw_from_waste = ردی وچوں کھچو
getaway_choice_draw_from_neighbour = اگلے کھڈاری توں کھچو
getaway_choice_draw_from_any = اپنی پسند دے کھڈاری توں کھچو
getaway_choice_lead_passes = بچ نکلو، چال اگے جاوے
getaway_choice_refuse = پتا منظور نہیں
getaway_choice_penalise = سزا ملے
getaway_choice_anyone = کوئی وی
getaway_choice_leader = صرف پاور والا، اک وار
getaway_choice_off = کوئی نہیں

getaway_highest = (سب توں وڈا { $name } دا)
getaway_button_take_from = { $name } دے پتے لے لوو

## A first game

getaway_help_aim = ہر کوئی اپنے پتیاں توں جان چھڈانی چاہندا اے۔ تہاڈے کول اک وی نہ رہوے تے تسیں بچ نکلے۔ ایہدے وچ کوئی جتدا نہیں، پر اک ہاردا ضرور اے: جیہڑا اخیر تے رہ جاوے، **ہار اوسے دی** اے۔
getaway_help_aim_picture = **تصویر وچ:** ہتھ دے کجھ پتے۔ ہر رنگ وچ یکہ سب توں وڈا اے تے دُکی سب توں چھوٹی۔
getaway_help_turn =
    کوئی کھڈاری اک پتے نال چال چلدا اے۔ باقیاں کول اوسے رنگ دا پتا ہووے تے اوہی دیندے نیں۔

    { "" }**ساریاں نے رنگ دے دتا؟** پتے ردی وچ جاندے نیں، تے جیہدا پتا سب توں وڈا سی، اگلی چال اوسے دی: **پاور** اوسے کول اے۔

    { "" }**کسے کول رنگ نہیں؟** اوہ کوئی وی پتا سٹے: ایہو **ٹھلا** اے۔ گیڑا اوتھے ای ختم، تے چال دے رنگ دا سب توں وڈا پتا جیہنے سٹیا سی اوہ سارے چکے۔

    { "" }میز تھلے **{ getaway_button_take }** نال اگلے کھڈاری دے سارے پتے تہاڈے ہو جاندے نیں، تے اوہ بچ نکلدا اے۔ ایہدی لوڑ گھٹ ای پیندی اے، پہلیاں بازیاں وچ تے کدے نہیں۔
getaway_help_turn_picture = **تصویر وچ:** پان دی چال سی تے کسے نے چڑی سٹی، ایس لئی نشان والے بادشاہ والا چارے پتے چکدا اے۔
getaway_help_end = جدوں صرف اک کھڈاری کول پتے رہ جان تے بازی ختم: ہار اوسے دی اے۔
getaway_lesson_open = { "\u2066" }A♠{ "\u2069" } تہاڈے کول اے، سو پہلی چال ایسے پتے نال تہاڈی۔ پہلے گیڑے وچ کسے دا نقصان نہیں ہوندا: سارے حکم دا پتا دیندے نیں، نہ ہووے تے کوئی وی، تے چارے پتے **ردی** وچ جاندے نیں، یعنی کھیڈ توں باہر۔
getaway_lesson_lead_high = سب توں وڈا پتا تہاڈا سی، سو **پاور** تہاڈے کول اے: چال تہاڈی۔ ہالے ساریاں کول ہر رنگ اے، ایس لئی وڈا پتا آرام نال نکل جاندا اے؛ مگروں ایہو بھارا پیندا اے۔ اپنے سب توں وڈے پتے نال چال چلو۔
getaway_lesson_no_lead_high = ایہہ وی چل سکدا اے، پر چھوٹے پتے سانبھ کے رکھو: اگے ایہو کم آون گے۔ ہن سب توں وڈا پتا کڈھن دا موقع اے۔
getaway_lesson_duck = تہاڈے مگروں ہوراں دی واری اے، تے ہو سکدا اے کسے کول ایہہ رنگ نہ ہووے۔ ایس لئی **بچ کے** کھیڈو: ایس رنگ دا اوہ سب توں وڈا پتا دیو جیہڑا میز دے سب توں وڈے پتے توں چھوٹا ہووے۔
getaway_lesson_no_duck = ایہہ وی چل سکدا اے، پر یا تے پورا گیڑا چکنا پے سکدا اے، یا ایہو جہا پتا جاندا اے جیہڑا اگے بچا لیندا۔ میز دے سب توں وڈے پتے توں بس ذرا چھوٹا پتا دیو۔
getaway_lesson_last = آخری واری تہاڈی اے تے سارے رنگ دے چکے نیں، سو تہاڈا کجھ نہیں وگڑ سکدا۔ موقع اے: ایس رنگ دا اپنا سب توں وڈا پتا کڈھ دیو۔ ودھ توں ودھ پاور تہانوں ملے گی۔
getaway_lesson_no_last = ایہہ وی چل سکدا اے، پر وڈا پتا بے خطر صرف ہن نکلدا اے: آخری واری تہاڈی اے تے سارے رنگ دے چکے نیں۔ ایس رنگ دا اپنا سب توں وڈا پتا دیو۔
getaway_lesson_ducked = ویکھیا؟ کسے کول حکم نہیں سی تے دوجے رنگ دا پتا آیا: ایہہ **ٹھلا** اے۔ گیڑا اوتھے ای ختم، تے سب توں وڈا حکم جیہدا سی، اوہنوں سارے پتے **چکنے** پئے۔ بچ کے کھیڈن نال تہاڈے تے کجھ نہیں آیا۔ اک واری فیر اوویں ای۔
getaway_lesson_forced = رنگ ہووے تے **اوہی رنگ دینا** پیندا اے، تے تہاڈے کول پان دا اکو پتا اے۔ ایس واری چنن نوں کجھ نہیں؛ ویکھدے آں کیہ ہوندا اے۔
getaway_lesson_picked_up = ایس واری ٹھلا تہاڈے تے پیا: سب توں وڈا پان تہاڈا سی، سو تنے پتے تہانوں چکنے پئے، تے پاور وی تہاڈی۔ ساریاں نال ہوندا اے۔ ہن اپنے سب توں چھوٹے پتے نال چال چلو، تاں جو سب توں وڈا پتا کسے ہور دا ہووے۔
getaway_lesson_lead_low = پاور فیر تہاڈے کول اے۔ ہن کسے دا کوئی وی رنگ مکیا ہو سکدا اے، ایس لئی سب توں چھوٹے پتے نال چال چلو: فیر نقصان کسے ہور دا ہووے گا۔
getaway_lesson_no_lead_low = ایہہ وی چل سکدا اے، پر کسے کول اوہ رنگ نہ ہویا تے سب توں وڈا پتا جیہدا ہووے اوہی چکے گا، تے اوہ پتا تہاڈا ہو سکدا اے۔ سب توں چھوٹے پتے نال چال چلو۔
getaway_lesson_take = ایس گیڑے توں پہلاں کسے نے اگلے کھڈاری دے سارے پتے **لے لئے**: اوہناں دی **جان چھٹی**۔ ہر گیڑے توں پہلاں کوئی وی انج کر سکدا اے، پر اپنا بھار ودھدا اے۔ تہاڈے کول اینٹ دا اکو پتا اے: اوہی دیو۔
getaway_lesson_tochoo = تہاڈے کول پان نہیں، سو کوئی وی پتا سٹ سکدے او: ہن **ٹھلا** تہاڈا! گیڑا ایتھے ای ختم، تے سب توں وڈا پان جیہدا اے، اوہی سب چکے گا۔ اپنا سب توں وڈا پتا دے دیو۔
getaway_lesson_no_tochoo = ایہہ وی چل سکدا اے، پر ٹھلے وچ دتا پتا تہاڈے کولوں گیا۔ اوہ چنو جیہڑا تہاڈے تے سب توں بھارا پیندا: اپنا سب توں وڈا پتا۔
getaway_lesson_only = تہاڈا آخری پتا! کوئی ایہدے توں وڈا سٹے تے تہاڈی جان چھٹی۔ تہاڈا ای سب توں وڈا رہیا تے **پاور ہووے گی، ہتھ خالی ہووے گا**: فیر ردی وچوں اک پتا کھچ کے اوسے دی چال چلی جاندی اے۔
getaway_lesson_end = پاور تہاڈے کول سی تے ہتھ خالی، سو ردی وچوں اک پتا کھچ کے اوسے دی چال چلی گئی۔ کسے نے اوہدے توں وڈا پتا سٹیا تے تہاڈا ہتھ خالی سی: تہاڈی **جان چھٹی**! باقی کھیڈدے رہندے نیں، جدوں تیکر صرف اک کول پتے نہ رہ جان: ہار اوسے دے حصے۔
getaway_lesson_question = ہر گیڑے توں پہلاں تسیں اگلے کھڈاری دے سارے پتے لے سکدے او۔ اوہناں دی جان چھٹ جاوے گی تے تہاڈا بھار ودھ جاوے گا، ایس لئی پہلیاں بازیاں وچ ایہنوں رہن دیو۔

getaway_moment_picked_up = { $name } نے اکو واری { $count } پتے چکے
getaway_moment_escape = { $name } دی جان چھٹن وچ { $tricks } گیڑے لگے
