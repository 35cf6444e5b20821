# What Stop the Bus alone says, in Punjabi (Shahmukhi). English (en.ftl) has every message and is the pattern
# for this file. The marks \u2066 and \u2069 keep cards and commands left to right within the sentence. The
# plural form `one` also holds for 0. Hands go by the names of Teen Patti.
# The program marks lines that begin or end with something else; pieces of a line without a letter of
# this script have the mark \u200f themselves.

## The lobby

bus_name = سٹاپ دی بس
bus_figure_deals_won = جتے ہوئے دور
bus_figure_calls = کنی واری بس روکی
bus_figure_calls_lost = جنہاں وچ ٹوکن گیا
bus_figure_best_hand = سب توں چنگا ہتھ
bus_lobby_intro = پتے بدل کے تناں دا چنگا ہتھ بناؤ۔ سب توں کمزور ہتھ دا اک ٹوکن جاندا اے؛ اخیر تیکر جیہدا بچے، جت اوسے دی۔

bus_setting_tokens = ہر اک دے ٹوکن
bus_setting_keep = پتے نہ بدلن دی اجازت
bus_setting_whole_hand = تنے پتے بدلن دی اجازت

## Hands and their worth

bus_exchange = { "\u2066" }{ $give }→{ $take }{ "\u2069" }
bus_button_swap = { "\u2066" }{ $give }›{ $take }{ "\u2069" }
bus_rank = { $rank ->
    [A] یکہ
    [K] بادشاہ
    [Q] بیگم
    [J] غلام
   *[other] { $rank }
}
bus_ranks = { $rank ->
    [A] یکیاں
    [K] بادشاہواں
    [Q] بیگماں
    [J] غلاماں
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
bus_worth_prial = { $ranks } دی ٹریل
bus_worth_running_flush = پیور سیکوئنس، { $ranks }
bus_worth_run = سیکوئنس، { $ranks }
bus_worth_flush = کلر، سب توں وڈا { $rank }
bus_worth_pair = { $ranks } دی جوڑی
bus_worth_high_card = ہائی کارڈ { $rank }

## The table

bus_table_title = بازی { $game }، دور { $number }
bus_seat_line = { "\u200f" }{ $name }: { $tokens }
bus_seat_called = { $line } · 🛑 بس روکی
bus_seats_out = باہر: { $names }
bus_middle = **وچکار:** **{ $cards }**
bus_called = 🛑 **آخری واری:** { $names }۔
bus_next_deal_now = اگلا دور ہنے شروع ہوندا اے۔
bus_turn_kept = { $name } نے پتے اونویں ای رکھے۔
bus_turn_exchanged = { $name } نے { $give } دے کے { $take } لیا۔
bus_turn_exchanged_all = { $name } نے تنے پتے وچکارلے پتیاں نال بدل لئے۔

## A deal that is over

bus_told_kept = { $name } نے اوہی پتے رکھے
bus_told_exchanged = { "\u200f" }{ $name } { $exchange }{ "\u200f" }
bus_told_exchanged_all = { $name } نے تنے پتے بدلے
bus_told_called = { $turn } 🛑 بس روکو!
bus_deal_told = **دور { $number }**، پتے ونڈے { $name } نے۔ وچکار: { $cards }
bus_deal_retold = **دور { $number } ختم:**
bus_deal_in_short = **دور { $number }:** { $hands }
bus_shown_cards = { "\u200f" }{ $name } **{ $cards }**{ "\u200f" }
bus_shown_hand = { $name }: **{ $cards }**، { $worth }
bus_shown_worst = ▼ { $line } (سب توں کمزور)
bus_nobody_loses = کسے کول ٹوکن نہ بچدا، ایس لئی کسے دا ٹوکن نہیں جاندا۔
bus_loses_token = { $count ->
    [one] **اک ٹوکن گیا: { $names }۔**
   *[other] **اک اک ٹوکن گیا: { $names }۔**
}
bus_goes_out = { $count ->
    [one] ہن باہر: { $names }۔
   *[other] ہن { $count } باہر: { $names }۔
}

## The result

bus_chart_legend = باقی ٹوکن، دور دَر دور۔ لکیر تھلے: باہر۔
    { "\u200f" }{ $names }
bus_chart_alt = ہر کھڈاری دے باقی ٹوکن، دور دَر دور۔
    { $lines }
bus_chart_player = { "\u200f" }{ $number } { $name }: { $told }
bus_chart_lost = { $count ->
    [one] دور { $deals } وچ ٹوکن گیا
   *[other] دور { $deals } وچ ٹوکن گئے
}
bus_chart_out = دور { $deal } وچ باہر
bus_chart_left = { $count } ٹوکن باقی

## A hand

bus_own_cards = { "\u200f" }**{ $cards }**: { $worth }
bus_own_deal = **دور { $number }**
bus_own_middle = وچکار: **{ $cards }**
bus_own_turn = تہاڈی واری اے: اپنا اک پتا وچکارلے پتے نال بدلو، یا ایہو پتے رکھو۔
bus_own_turn_must = تہاڈی واری اے: اپنا اک پتا وچکارلے پتے نال بدلو۔
bus_own_last_turn = { $name } نے بس روک دتی اے: ایس دور وچ ایہہ تہاڈی آخری واری اے۔
bus_own_stop = ہن تسیں جو دبو گے، اوس نال بس وی رکے گی: باقی ساریاں نوں اک اک واری ہور ملے گی۔
bus_own_away = تہاڈے ٹوکن مک گئے۔ اگے دی کھیڈ میز دے سنیہے وچ ویکھو۔
bus_own_by_commands = تہاڈی کھیڈ کمانڈ نال چل رہی اے۔ میز دے سنیہے وچ تہاڈا ناں آوے تے { "\u2066" }`/bus swap`{ "\u2069" } اوہ پتے وکھاوے گا جیہڑے تسیں دے تے لے سکدے او؛ { "\u2066" }`/bus keep`{ "\u2069" } نال تہاڈے پتے اونویں ای رہندے نیں۔ بٹن چاہیدے ہون تے اوس سنیہے تھلے **میرے پتے** دبو۔

## Buttons

bus_button_keep = ایہو رکھو
bus_button_all = تنے پتے
bus_button_stop_the_bus = بس روکو…
bus_button_not_yet = ہالے نہ روکو
bus_button_show = وکھاؤ کہ کیہ ہو سکدا اے
bus_button_and_stop = 🛑 { $label }
bus_option_all = تنے: وچکارلے تناں پتیاں دے بدلے

## What was done

bus_done_kept = تسیں پتے اونویں ای رکھے۔
bus_done_exchanged = تسیں { $give } دے کے { $take } لیا۔
bus_done_exchanged_all = تسیں تنے پتے وچکارلے پتیاں نال بدل لئے۔
bus_done_called = 🛑 تسیں بس روک دتی: باقی ساریاں نوں اک اک واری ہور ملے گی۔
bus_done_deal_over = ایسے نال دور ختم: ساریاں دے پتے میز دے سنیہے وچ نیں۔

## Refusals: what is wrong, and what to do instead

bus_refuse_not_in_play = تہاڈے ٹوکن مک چکے نیں، سو ایس بازی وچ تہاڈی واری نہیں آوے گی۔ اگے دی کھیڈ ویکھو۔
bus_refuse_between_deals = ایہہ دور ختم ہو گیا۔ اگلا ہنے شروع ہوندا اے۔
bus_refuse_must_exchange = ایس میز تے پتا بدلنا ضروری اے۔ اپنا اک پتا وچکارلے پتے نال بدلو۔
bus_refuse_one_card_only = ایس میز تے اک واری وچ اکو پتا بدل سکدے او۔
bus_refuse_not_in_middle = { $card } وچکار نہیں۔ وچکار کیہ اے، میز دے سنیہے وچ ویکھو۔
bus_refuse_itself = { $card } دے بدلے { $card } نال کجھ نہیں بدلدا۔ ایہو پتے رکھنے ہون تے { "\u2066" }`/bus keep`{ "\u2069" } لکھو۔
bus_refuse_already_called = { $name } نے پہلاں ای بس روک دتی اے۔ اپنی آخری واری { "\u2066" }`stop`{ "\u2069" } توں بغیر چلو۔
bus_refuse_not_all = تنے پتے بدلنے ہون تے اپنے تنے وچکارلے تناں دے بدلے دیو: { "\u2066" }`give:all take:all`{ "\u2069" }۔

## Words that other games have otherwise

bus_verify_how = **آپ پرکھ لوو:** راز دا { "\u2066" }SHA-256{ "\u2069" } ای مہر اے؛ { $formula } دا { "\u2066" }SHA-256{ "\u2069" } بیج اے؛ دور نمبر { "\u2066" }K{ "\u2069" } دے پتے { "\u2066" }`seed:dealK:CARD`{ "\u2069" } دے { "\u2066" }SHA-256{ "\u2069" } دی چڑھدی ترتیب وچ ونڈے گئے نیں۔ یا { "\u2066" }`/bus record game:{ $game }`{ "\u2069" } نال فائل لوو تے { "\u2066" }`getaway verify FILE`{ "\u2069" } چلاؤ۔

## The rules in short

bus_rules_title = سٹاپ دی بس، تھوڑے وچ
bus_rules_aim = سارے { $tokens } ٹوکن نال شروع کردے نیں۔ ہر دور وچ سب توں کمزور ہتھ دا اک ٹوکن جاندا اے۔ جیہدے کول اخیر تیکر ٹوکن رہوے، **جت اوسے دی**۔
bus_rules_deal = **ونڈ:** ہر اک نوں تن پتے، تے تن پتے وچکار کھلے۔
bus_rules_turn = **واری:** اپنا اک پتا وچکارلے اک پتے نال بدلو، یا ایہو پتے رکھو۔
bus_rules_turn_must = **واری:** اپنا اک پتا وچکارلے اک پتے نال بدلو۔ بدلنا ضروری اے۔
bus_rules_whole_hand = **تنے پتے:** چاہو تے اپنے تنے پتے وچکارلے تناں نال بدل سکدے او۔
bus_rules_stop = **بس روکنی:** اپنی واری نال، پہلی وچ وی، بس روک سکدے او۔ فیر باقی ساریاں نوں اک اک واری ہور ملدی اے، تے ہور کوئی نہیں روک سکدا۔ کوئی نہ روکے تے ہر اک دیاں 20 واریاں مگروں دور ختم۔
bus_rules_showdown = **دور دا اخیر:** ساریاں دے پتے کھلدے نیں۔ سب توں کمزور ہتھ دا اک ٹوکن جاندا اے؛ سب توں کمزور ہتھ کئی ہون تے ہر اک دا۔ جے ایس نال کسے کول ٹوکن نہ بچے تے کسے دا نہیں جاندا۔
bus_rules_hands = **ہتھ، سب توں چنگے توں:** ٹریل ({ "\u2066" }3 3 3{ "\u2069" } سب توں وڈی، فیر یکیاں توں 2 تیکر) · پیور سیکوئنس (اکو رنگ دی) · سیکوئنس · کلر · جوڑی · ہائی کارڈ۔ رنگ سارے برابر نیں۔
bus_rules_runs = **سیکوئنس:** { "\u2066" }A 2 3{ "\u2069" } سب توں وڈی، فیر { "\u2066" }A K Q{ "\u2069" }، { "\u2066" }K Q J{ "\u2069" } تے اینویں ای { "\u2066" }4 3 2{ "\u2069" } تیکر۔
bus_rules_end = **باہر:** جیہدے ٹوکن مک گئے، اوہنوں ہور پتے نہیں ملدے۔ جیہڑا ودھ دیر کھیڈ وچ رہوے، اوہدا نمبر اُتے۔

## Hints

bus_hint_note = اندازہ صرف اوس توں اے جیہڑا تہانوں معلوم ہو سکدا اے: تہاڈے پتے، وچکارلے پتے، تے دوجیاں نے کیہ لیا تے دتا۔
bus_advice_keep = ایہو پتے رکھنا
bus_advice_all = تنے پتے بدلنا
bus_advice_stop = { $choice }، تے بس روکنی
bus_why_best_hand = ایس نال ہن دا سب توں چنگا ہتھ بندا اے۔
bus_why_nothing_better = کسے ادلا بدلی نال ہتھ چنگا نہیں ہوندا۔
bus_why_helps_next_less = ایس توں چنگا ہتھ بناون تے اگلے کھڈاری نوں چنگے پتے مل جاندے۔
bus_why_builds_up = ہن ایس توں چنگا ہتھ بن سکدا اے، پر ایہہ اگے جا کے ہور چنگا ہو سکدا اے۔
bus_why_stop_now = بس روکن لئی ایہہ کافی چنگا اے۔
bus_why_stop_later = ایہہ ہالے بس روکن جوگا نہیں۔
bus_why_last_turn = ایس دور وچ ایہہ تہاڈی آخری واری اے۔
bus_review_when = دور { $number }

## Commands and options, as the list of commands shows them

bus_cmd_bus = سٹاپ دی بس کھیڈو: ادلا بدلی نال تن پتیاں دا چنگا ہتھ بناؤ؛ آخری ٹوکن والے دی جت
bus_cmd_swap = ہتھ دا اک پتا وچکارلے پتے نال بدلو
bus_cmd_keep = اپنے پتے اونویں ای رکھو
bus_cmd_leaderboard = ایس سرور وچ کس دیاں کنیاں جتاں، تے ریٹنگ
bus_opt_give = ہتھ دا پتا، یا { "\u2066" }all{ "\u2069" }
bus_opt_take = وچکارلا پتا، یا { "\u2066" }all{ "\u2069" }
bus_opt_stop = نال بس وی روکنی اے؟ فیر باقی ساریاں نوں اک اک واری ہور ملدی اے
bus_opt_tokens = سارے کنے ٹوکن نال شروع کردے نیں
bus_opt_keep = کیہ پتے نہ بدلن دی اجازت اے
bus_opt_whole_hand = کیہ تنے پتے وچکارلے پتیاں نال بدل سکدے نیں

## A first game

bus_help_aim = تہاڈے کول تن پتے نیں، تے کوشش ایہہ اے کہ تہاڈا ہتھ سب توں کمزور نہ ہووے: ہر دور وچ سب توں کمزور ہتھ دا اک ٹوکن جاندا اے۔ جیہدے کول اخیر تیکر ٹوکن رہوے، **جت اوسے دی**۔
bus_help_aim_picture = **تصویر وچ:** اُتے تن تِکیاں، جنہاں توں وڈا کجھ نہیں؛ اوہناں دے تھلے اکو رنگ دی سب توں چنگی سیکوئنس؛ تے سب توں تھلے بس اک جوڑی۔
bus_help_turn =
    وچکار تن پتے کھلے پئے نیں۔ اپنی واری تے اوہناں وچوں اک نوں اپنے اک پتے نال بدلو۔ ہر ادلا بدلی دا اپنا بٹن اے، تے **{ bus_button_keep }** نال کجھ نہیں بدلدا۔

    ہتھ چنگا اے؟ تے **{ bus_button_stop_the_bus }** دبو تے فیر اپنی ادلا بدلی۔ باقی ساریاں نوں اک اک واری ہور ملدی اے، ساریاں دے پتے کھلدے نیں، تے سب توں کمزور ہتھ دا اک ٹوکن جاندا اے۔
bus_help_turn_picture = **تصویر وچ:** اُتے وچکارلے پتے، تھلے تہاڈا ہتھ۔ نشان والے دوویں پتے بدلو تے تہاڈے کول تن بیگماں ہون گیاں۔
bus_help_end = جیہدے کول ٹوکن نہیں، اوہ باہر۔ جدوں صرف اک کھڈاری کول ٹوکن رہ جاوے تے بازی ختم: **جت اوسے دی**۔
bus_lesson_pair = ساریاں کول تن پتے نیں، تے ہر دور وچ **سب توں کمزور ہتھ** دا اک ٹوکن جاندا اے۔ اپنی واری تے اک پتا وچکارلے پتے نال بدلو، یا اپنے رکھو۔ سب توں چنگے توں سب توں کمزور: ٹریل (تن اکو جہے)، پیور سیکوئنس، سیکوئنس، کلر، جوڑی، ہائی کارڈ۔ سب توں چھوٹے پتے بدلے { "\u2066" }K♠{ "\u2069" } لوو: جوڑی بن گئی۔
bus_lesson_no_pair = ایہہ وی ہو سکدا اے، پر جوڑی ہر اوس ہتھ توں چنگی اے جیہدے پتے میل نہ کھان۔ { "\u2066" }2♣{ "\u2069" } دیو، { "\u2066" }K♠{ "\u2069" } لوو۔
bus_lesson_stop = ہنے کسے نے { "\u2066" }K♦{ "\u2069" } وچکار رکھیا اے: اوہدے نال تہاڈی بادشاہاں دی ٹریل ہووے گی، سب توں چنگی قسم دا ہتھ۔ ہوراں نوں موقع نہ دیو: پہلاں **{ bus_button_stop_the_bus }** دبو، فیر { "\u2066" }9♠{ "\u2069" } دے کے { "\u2066" }K♦{ "\u2069" } لوو۔ باقی ساریاں نوں بس اک ہور واری ملے گی۔
bus_lesson_no_stop = ایہہ وی ہو سکدا اے، پر بادشاہاں دی ٹریل شاید ای سب توں کمزور ہووے، سو فوراً روکو: پہلاں **{ bus_button_stop_the_bus }**، فیر { "\u2066" }9♠{ "\u2069" } دے کے { "\u2066" }K♦{ "\u2069" }۔
bus_lesson_keep = سب توں کمزور ہتھ دا اک ٹوکن گیا، تے ایہہ نویں پتے نیں۔ تہاڈے کول بیگماں دی جوڑی اے، تے وچکارلا کوئی پتا تہاڈے { "\u2066" }7♦{ "\u2069" } توں چنگا نہیں۔ ایس لئی **{ bus_button_keep }**۔
bus_lesson_no_keep = ایہہ وی ہو سکدا اے، پر ایہدے نال ہتھ کمزور ہوندا اے، یا روکنا کاہلی اے۔ اپنے پتے رکھو تے ویکھو باقی کیہ چھڈدے نیں۔
bus_lesson_last = کسے نے بس روک دتی اے: ایہہ تہاڈی آخری واری اے۔ اکو جہیاں دو جوڑیاں وچ تیجا پتا فیصلہ کردا اے، سو اوہنوں جنا وڈا ہو سکے کرو: { "\u2066" }7♦{ "\u2069" } دے کے { "\u2066" }A♦{ "\u2069" } لوو۔
bus_lesson_no_last = ایہہ وی ہو سکدا اے، پر بیگماں دی دوجی جوڑی تیجے پتے نال جت جاندی۔ { "\u2066" }7♦{ "\u2069" } دے کے { "\u2066" }A♦{ "\u2069" } لوو۔
bus_lesson_end = دو بیگماں کسے ہور کول وی سن، پر یکہ نہیں: تہاڈے آخری ادلا بدلی نال سب توں کمزور ہتھ اوہو رہیا۔ جیہدے ٹوکن مکے اوہ باہر؛ **اخیر تے جیہدے کول ٹوکن بچے، جت اوہدی**۔

bus_moment_stopped = { $name } نے سب توں چنگے پتیاں نال بس روکی: { $hand }
bus_told_win = { $deals ->
    [one] { $deals } دور
   *[other] { $deals } دوراں
} مگروں وی { $tokens } ٹوکن باقی۔
