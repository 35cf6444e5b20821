# What Stop the Bus alone says, in Urdu. English (en.ftl) has every message and is the pattern for this
# file. The marks \u2066 and \u2069 keep cards and commands left to right within the sentence. Hands go by
# the names of Teen Patti.
# The program marks lines that begin or end with something else; pieces of a line without a letter of
# this script have the mark \u200f themselves.

## The lobby

bus_name = اسٹاپ دی بس
bus_figure_deals_won = جیتے ہوئے دور
bus_figure_calls = کتنی بار بس روکی
bus_figure_calls_lost = جن میں ٹوکن گیا
bus_figure_best_hand = سب سے اچھا ہاتھ
bus_lobby_intro = پتے بدل کر تین کا اچھا ہاتھ بنائیں۔ سب سے کمزور ہاتھ کا ایک ٹوکن جاتا ہے؛ آخر تک جس کا بچے، جیت اسی کی۔

bus_setting_tokens = ہر ایک کے ٹوکن
bus_setting_keep = پتے نہ بدلنے کی اجازت
bus_setting_whole_hand = تینوں پتے بدلنے کی اجازت

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
    [A] یکوں
    [K] بادشاہوں
    [Q] بیگموں
    [J] غلاموں
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
bus_worth_prial = { $ranks } کی ٹریل
bus_worth_running_flush = پیور سیکوئنس، { $ranks }
bus_worth_run = سیکوئنس، { $ranks }
bus_worth_flush = کلر، سب سے بڑا { $rank }
bus_worth_pair = { $ranks } کا جوڑا
bus_worth_high_card = ہائی کارڈ { $rank }

## The table

bus_table_title = بازی { $game }، دور { $number }
bus_seat_line = { "\u200f" }{ $name }: { $tokens }
bus_seat_called = { $line } · 🛑 بس روکی
bus_seats_out = باہر: { $names }
bus_middle = **بیچ میں:** **{ $cards }**
bus_called = 🛑 **آخری باری:** { $names }۔
bus_next_deal_now = اگلا دور ابھی شروع ہوتا ہے۔
bus_turn_kept = { $name } نے پتے جوں کے توں رکھے۔
bus_turn_exchanged = { $name } نے { $give } دے کر { $take } لیا۔
bus_turn_exchanged_all = { $name } نے تینوں پتے بیچ کے پتوں سے بدل لیے۔

## A deal that is over

bus_told_kept = { $name } نے وہی پتے رکھے
bus_told_exchanged = { "\u200f" }{ $name } { $exchange }{ "\u200f" }
bus_told_exchanged_all = { $name } نے تینوں پتے بدلے
bus_told_called = { $turn } 🛑 بس روکو!
bus_deal_told = **دور { $number }**، پتے بانٹے { $name } نے۔ بیچ میں: { $cards }
bus_deal_retold = **دور { $number } ختم:**
bus_deal_in_short = **دور { $number }:** { $hands }
bus_shown_cards = { "\u200f" }{ $name } **{ $cards }**{ "\u200f" }
bus_shown_hand = { $name }: **{ $cards }**، { $worth }
bus_shown_worst = ▼ { $line } (سب سے کمزور)
bus_nobody_loses = کسی کے پاس ٹوکن نہ بچتا، اس لیے کسی کا ٹوکن نہیں جاتا۔
bus_loses_token = { $count ->
    [one] **ایک ٹوکن گیا: { $names }۔**
   *[other] **ایک ایک ٹوکن گیا: { $names }۔**
}
bus_goes_out = { $count ->
    [one] اب باہر: { $names }۔
   *[other] اب { $count } باہر: { $names }۔
}

## The result

bus_chart_legend = باقی ٹوکن، دور بہ دور۔ لکیر کے نیچے: باہر۔
    { "\u200f" }{ $names }
bus_chart_alt = ہر کھلاڑی کے باقی ٹوکن، دور بہ دور۔
    { $lines }
bus_chart_player = { "\u200f" }{ $number } { $name }: { $told }
bus_chart_lost = { $count ->
    [one] دور { $deals } میں ٹوکن گیا
   *[other] دور { $deals } میں ٹوکن گئے
}
bus_chart_out = دور { $deal } میں باہر
bus_chart_left = { $count } ٹوکن باقی

## A hand

bus_own_cards = { "\u200f" }**{ $cards }**: { $worth }
bus_own_deal = **دور { $number }**
bus_own_middle = بیچ میں: **{ $cards }**
bus_own_turn = آپ کی باری ہے: اپنا ایک پتا بیچ کے پتے سے بدلیں، یا یہی پتے رکھیں۔
bus_own_turn_must = آپ کی باری ہے: اپنا ایک پتا بیچ کے پتے سے بدلیں۔
bus_own_last_turn = { $name } نے بس روک دی ہے: اس دور میں یہ آپ کی آخری باری ہے۔
bus_own_stop = اب آپ جو دبائیں گے، اس سے بس بھی رکے گی: باقی سب کو ایک ایک باری اور ملے گی۔
bus_own_away = آپ کے ٹوکن ختم ہو گئے۔ آگے کا کھیل میز کے پیغام میں دیکھیں۔
bus_own_by_commands = آپ کا کھیل کمانڈ سے چل رہا ہے۔ میز کے پیغام میں آپ کا نام آئے تو { "\u2066" }`/bus swap`{ "\u2069" } وہ پتے دکھائے گا جو آپ دے اور لے سکتے ہیں؛ { "\u2066" }`/bus keep`{ "\u2069" } سے آپ کے پتے جوں کے توں رہتے ہیں۔ بٹن چاہییں تو اس پیغام کے نیچے **میرے پتے** دبائیں۔

## Buttons

bus_button_keep = یہی رکھیں
bus_button_all = تینوں پتے
bus_button_stop_the_bus = بس روکیں…
bus_button_not_yet = ابھی نہ روکیں
bus_button_show = دکھائیں کہ کیا ہو سکتا ہے
bus_button_and_stop = 🛑 { $label }
bus_option_all = تینوں: بیچ کے تینوں پتوں کے بدلے

## What was done

bus_done_kept = آپ نے پتے جوں کے توں رکھے۔
bus_done_exchanged = آپ نے { $give } دے کر { $take } لیا۔
bus_done_exchanged_all = آپ نے تینوں پتے بیچ کے پتوں سے بدل لیے۔
bus_done_called = 🛑 آپ نے بس روک دی: باقی سب کو ایک ایک باری اور ملے گی۔
bus_done_deal_over = اسی کے ساتھ دور ختم: سب کے پتے میز کے پیغام میں ہیں۔

## Refusals: what is wrong, and what to do instead

bus_refuse_not_in_play = آپ کے ٹوکن ختم ہو چکے ہیں، سو اس بازی میں آپ کی باری نہیں آئے گی۔ آگے کا کھیل دیکھیں۔
bus_refuse_between_deals = یہ دور ختم ہو گیا۔ اگلا ابھی شروع ہوتا ہے۔
bus_refuse_must_exchange = اس میز پر پتا بدلنا لازمی ہے۔ اپنا ایک پتا بیچ کے پتے سے بدلیں۔
bus_refuse_one_card_only = اس میز پر ایک وقت میں ایک ہی پتا بدل سکتے ہیں۔
bus_refuse_not_in_middle = { $card } بیچ میں نہیں۔ بیچ میں کیا ہے، میز کے پیغام میں دیکھیں۔
bus_refuse_itself = { $card } کے بدلے { $card } سے کچھ نہیں بدلتا۔ یہی پتے رکھنے ہوں تو { "\u2066" }`/bus keep`{ "\u2069" } لکھیں۔
bus_refuse_already_called = { $name } نے پہلے ہی بس روک دی ہے۔ اپنی آخری باری { "\u2066" }`stop`{ "\u2069" } کے بغیر چلیں۔
bus_refuse_not_all = تینوں پتے بدلنے ہوں تو اپنے تینوں بیچ کے تینوں کے بدلے دیں: { "\u2066" }`give:all take:all`{ "\u2069" }۔

## Words that other games have otherwise

bus_verify_how = **خود جانچ لیں:** راز کا { "\u2066" }SHA-256{ "\u2069" } ہی مہر ہے؛ { $formula } کا { "\u2066" }SHA-256{ "\u2069" } بیج ہے؛ دور نمبر { "\u2066" }K{ "\u2069" } کے پتے { "\u2066" }`seed:dealK:CARD`{ "\u2069" } کے { "\u2066" }SHA-256{ "\u2069" } کی چڑھتی ترتیب سے بٹے ہیں۔ یا { "\u2066" }`/bus record game:{ $game }`{ "\u2069" } سے فائل لیں اور { "\u2066" }`getaway verify FILE`{ "\u2069" } چلائیں۔

## The rules in short

bus_rules_title = اسٹاپ دی بس، مختصر
bus_rules_aim = سب { $tokens } ٹوکن سے شروع کرتے ہیں۔ ہر دور میں سب سے کمزور ہاتھ کا ایک ٹوکن جاتا ہے۔ جس کے پاس آخر تک ٹوکن رہے، **جیت اسی کی**۔
bus_rules_deal = **بانٹ:** ہر ایک کو تین پتے، اور تین پتے بیچ میں کھلے۔
bus_rules_turn = **باری:** اپنا ایک پتا بیچ کے ایک پتے سے بدلیں، یا یہی پتے رکھیں۔
bus_rules_turn_must = **باری:** اپنا ایک پتا بیچ کے ایک پتے سے بدلیں۔ بدلنا لازمی ہے۔
bus_rules_whole_hand = **تینوں پتے:** چاہیں تو اپنے تینوں پتے بیچ کے تینوں سے بدل سکتے ہیں۔
bus_rules_stop = **بس روکنا:** اپنی باری کے ساتھ، پہلی میں بھی، بس روک سکتے ہیں۔ پھر باقی سب کو ایک ایک باری اور ملتی ہے، اور کوئی دوسرا نہیں روک سکتا۔ کوئی نہ روکے تو ہر ایک کی 20 باریوں کے بعد دور ختم۔
bus_rules_showdown = **دور کا اختتام:** سب کے پتے کھلتے ہیں۔ سب سے کمزور ہاتھ کا ایک ٹوکن جاتا ہے؛ سب سے کمزور ہاتھ کئی ہوں تو ہر ایک کا۔ اگر اس سے کسی کے پاس ٹوکن نہ بچے تو کسی کا نہیں جاتا۔
bus_rules_hands = **ہاتھ، سب سے اچھے سے:** ٹریل ({ "\u2066" }3 3 3{ "\u2069" } سب سے بڑی، پھر یکوں سے 2 تک) · پیور سیکوئنس (ایک ہی رنگ کی) · سیکوئنس · کلر · جوڑا · ہائی کارڈ۔ رنگ سب برابر ہیں۔
bus_rules_runs = **سیکوئنس:** { "\u2066" }A 2 3{ "\u2069" } سب سے بڑی، پھر { "\u2066" }A K Q{ "\u2069" }، { "\u2066" }K Q J{ "\u2069" } اور یوں ہی { "\u2066" }4 3 2{ "\u2069" } تک۔
bus_rules_end = **باہر:** جس کے ٹوکن ختم، اسے اور پتے نہیں ملتے۔ جو زیادہ دیر کھیل میں رہے، اس کا نمبر اوپر۔

## Hints

bus_hint_note = اندازہ صرف اس سے ہے جو آپ کو معلوم ہو سکتا ہے: آپ کے پتے، بیچ کے پتے، اور دوسروں نے کیا لیا اور دیا۔
bus_advice_keep = یہی پتے رکھنا
bus_advice_all = تینوں پتے بدلنا
bus_advice_stop = { $choice }، اور بس روکنا
bus_why_best_hand = اس سے ابھی کا سب سے اچھا ہاتھ بنتا ہے۔
bus_why_nothing_better = کسی ادلا بدلی سے ہاتھ بہتر نہیں ہوتا۔
bus_why_helps_next_less = اس سے اچھا ہاتھ بنانے پر اگلے کھلاڑی کو اچھے پتے مل جاتے۔
bus_why_builds_up = ابھی اس سے اچھا ہاتھ بن سکتا ہے، مگر یہ آگے جا کر اور اچھا ہو سکتا ہے۔
bus_why_stop_now = بس روکنے کے لیے یہ کافی اچھا ہے۔
bus_why_stop_later = بس روکنے کے لیے یہ ابھی اتنا اچھا نہیں۔
bus_why_last_turn = اس دور میں یہ آپ کی آخری باری ہے۔
bus_review_when = دور { $number }

## Commands and options, as the list of commands shows them

bus_cmd_bus = اسٹاپ دی بس کھیلیں: ادلا بدلی سے تین پتوں کا اچھا ہاتھ بنائیں؛ آخری ٹوکن والے کی جیت
bus_cmd_swap = ہاتھ کا ایک پتا بیچ کے پتے سے بدلیں
bus_cmd_keep = اپنے پتے جوں کے توں رکھیں
bus_cmd_leaderboard = اس سرور میں کس کی کتنی جیتیں، اور ریٹنگ
bus_opt_give = ہاتھ کا پتا، یا { "\u2066" }all{ "\u2069" }
bus_opt_take = بیچ کا پتا، یا { "\u2066" }all{ "\u2069" }
bus_opt_stop = ساتھ بس بھی روکنی ہے؟ پھر باقی سب کو ایک ایک باری اور ملتی ہے
bus_opt_tokens = سب کتنے ٹوکن سے شروع کرتے ہیں
bus_opt_keep = کیا پتے نہ بدلنے کی اجازت ہے
bus_opt_whole_hand = کیا تینوں پتے بیچ کے پتوں سے بدل سکتے ہیں

## A first game

bus_help_aim = آپ کے پاس تین پتے ہیں، اور کوشش یہ ہے کہ آپ کا ہاتھ سب سے کمزور نہ ہو: ہر دور میں سب سے کمزور ہاتھ کا ایک ٹوکن جاتا ہے۔ جس کے پاس آخر تک ٹوکن رہے، **جیت اسی کی**۔
bus_help_aim_picture = **تصویر میں:** اوپر تین تِکیاں، جن سے بڑا کچھ نہیں؛ ان کے نیچے ایک ہی رنگ کی سب سے اچھی سیکوئنس؛ اور سب سے نیچے بس ایک جوڑا۔
bus_help_turn =
    بیچ میں تین پتے کھلے پڑے ہیں۔ اپنی باری پر ان میں سے ایک کو اپنے ایک پتے سے بدلیں۔ ہر ادلا بدلی کا اپنا بٹن ہے، اور **{ bus_button_keep }** سے کچھ نہیں بدلتا۔

    ہاتھ اچھا ہے؟ تو **{ bus_button_stop_the_bus }** دبائیں اور پھر اپنی ادلا بدلی۔ باقی سب کو ایک ایک باری اور ملتی ہے، سب کے پتے کھلتے ہیں، اور سب سے کمزور ہاتھ کا ایک ٹوکن جاتا ہے۔
bus_help_turn_picture = **تصویر میں:** اوپر بیچ کے پتے، نیچے آپ کا ہاتھ۔ نشان والے دونوں پتے بدلیں تو آپ کے پاس تین بیگمیں ہوں گی۔
bus_help_end = جس کے پاس ٹوکن نہیں، وہ باہر۔ جب صرف ایک کھلاڑی کے پاس ٹوکن رہ جائے تو بازی ختم: **جیت اسی کی**۔
bus_lesson_pair = سب کے پاس تین پتے ہیں، اور ہر دور میں **سب سے کمزور ہاتھ** کا ایک ٹوکن جاتا ہے۔ اپنی باری پر ایک پتا بیچ کے پتے سے بدلیں، یا اپنے رکھیں۔ سب سے اچھے سے سب سے کمزور تک: ٹریل (تین ایک جیسے)، پیور سیکوئنس، سیکوئنس، کلر، جوڑا، ہائی کارڈ۔ سب سے چھوٹے پتے کے بدلے { "\u2066" }K♠{ "\u2069" } لیں: جوڑا بن گیا۔
bus_lesson_no_pair = یہ بھی ہو سکتا ہے، مگر جوڑا ہر اس ہاتھ سے اچھا ہے جس کے پتے میل نہ کھائیں۔ { "\u2066" }2♣{ "\u2069" } دیں، { "\u2066" }K♠{ "\u2069" } لیں۔
bus_lesson_stop = ابھی کسی نے { "\u2066" }K♦{ "\u2069" } بیچ میں رکھا ہے: اس سے آپ کی بادشاہوں کی ٹریل ہوگی، سب سے اچھی قسم کا ہاتھ۔ اوروں کو موقع نہ دیں: پہلے **{ bus_button_stop_the_bus }** دبائیں، پھر { "\u2066" }9♠{ "\u2069" } دے کر { "\u2066" }K♦{ "\u2069" } لیں۔ باقی سب کو بس ایک اور باری ملے گی۔
bus_lesson_no_stop = یہ بھی ہو سکتا ہے، مگر بادشاہوں کی ٹریل شاید ہی سب سے کمزور ہو، سو فوراً روکیں: پہلے **{ bus_button_stop_the_bus }**، پھر { "\u2066" }9♠{ "\u2069" } دے کر { "\u2066" }K♦{ "\u2069" }۔
bus_lesson_keep = سب سے کمزور ہاتھ کا ایک ٹوکن گیا، اور یہ نئے پتے ہیں۔ آپ کے پاس بیگموں کا جوڑا ہے، اور بیچ کا کوئی پتا آپ کے { "\u2066" }7♦{ "\u2069" } سے اچھا نہیں۔ اس لیے **{ bus_button_keep }**۔
bus_lesson_no_keep = یہ بھی ہو سکتا ہے، مگر اس سے ہاتھ کمزور ہوتا ہے، یا روکنا جلدی ہے۔ اپنے پتے رکھیں اور دیکھیں کہ باقی کیا چھوڑتے ہیں۔
bus_lesson_last = کسی نے بس روک دی ہے: یہ آپ کی آخری باری ہے۔ ایک جیسے دو جوڑوں میں تیسرا پتا فیصلہ کرتا ہے، سو اسے جتنا بڑا ہو سکے کریں: { "\u2066" }7♦{ "\u2069" } دے کر { "\u2066" }A♦{ "\u2069" } لیں۔
bus_lesson_no_last = یہ بھی ہو سکتا ہے، مگر بیگموں کا دوسرا جوڑا تیسرے پتے سے جیت جاتا۔ { "\u2066" }7♦{ "\u2069" } دے کر { "\u2066" }A♦{ "\u2069" } لیں۔
bus_lesson_end = دو بیگمیں کسی اور کے پاس بھی تھیں، مگر یکہ نہیں: آپ کی آخری تبدیلی سے سب سے کمزور ہاتھ وہی رہا۔ جس کے ٹوکن ختم وہ باہر؛ **آخر میں جس کے پاس ٹوکن بچے، جیت اس کی**۔

bus_moment_stopped = { $name } نے سب سے اچھے پتوں کے ساتھ بس روکی: { $hand }
bus_told_win = { $deals } دور کے بعد بھی { $tokens } ٹوکن باقی۔
