# What every game says, in Urdu. English (en.ftl) has every message and is the pattern for this file.
# The marks \u2066 and \u2069 keep cards and commands left to right within the sentence. Sentences about
# one player fit women and men alike where that sounds natural.
# The program marks lines that begin or end with something else; pieces of a line without a letter of
# this script have the mark \u200f themselves.

## Names

somebody = کوئی کھلاڑی
somebody_named = { somebody }
suit = { $suit ->
    [S] حکم
    [H] پان
    [D] اینٹ
   *[C] چڑی
}
card_in_words = { $suit } { $rank ->
    [A] کا یکہ
    [K] کا بادشاہ
    [Q] کی بیگم
    [J] کا غلام
   *[other] کا { $rank }
}
seat_number = سیٹ { $number }
seat_sign = { $sign }{ "\u00A0" }{ $number }{ "\u00A0" }{ $name }
seat_slow = { $name } (کمپیوٹر کھیل رہا ہے)
seat_absent = { $name } (میز چھوڑ دی؛ کمپیوٹر کھیل رہا ہے)
seat_hurried = { $name } (وقت پر کھیلنے تک ہر باری { $time })
seat_host = { $name } (میزبان)
host_passed_on = { $from } نے کافی دیر سے کچھ نہیں کیا، اس لیے اب میزبان { $to }۔
ask_remove = اس میز سے کسے ہٹانا ہے؟ انہیں بتایا جائے گا۔ پھینٹنے کے لیے دیے گئے لفظ پھر نہیں گنے جائیں گے۔
remove_for_now = ہٹائیں؛ پھر شامل ہو سکتے ہیں
remove_for_good = ہٹائیں؛ اس میز پر پھر شامل نہیں ہو سکتے
removed = { "\u200f" }{ $who }، میزبان، { "\u2068" }{ $host }{ "\u2069" }، نے آپ کو اس میز سے ہٹا دیا ہے۔ جب تک جگہ ہے، آپ پھر شامل ہو سکتے ہیں۔
removed_for_good = { "\u200f" }{ $who }، میزبان، { "\u2068" }{ $host }{ "\u2069" }، نے آپ کو اس میز سے ہٹا دیا ہے۔ آپ اس میز پر پھر شامل نہیں ہو سکتے۔
seat_computer = { $name } ({ $level })

## The lobby

lobby_title = { $name }: میز سج گئی، آ جائیں
lobby_closed_title = { $name }: بازی { $game } شروع ہو گئی
lobby_seats = **بھری سیٹیں:** { $count }؛ { $least } سے { $most } تک کھیل سکتے ہیں
lobby_seat = { "\u200f" }{ $number }. { $name }{ "\u200f" }
lobby_fills = خالی سیٹوں پر کمپیوٹر ({ $level }) بیٹھیں گے۔
# $chance
odds = اس میز پر آپ 100 میں سے تقریباً { $chance } بازیاں ہاریں گے۔
# $chance
odds_joined = ابھی شامل ہوں تو آپ 100 میں سے تقریباً { $chance } بازیاں ہاریں گے۔
odds_uncertain = آپ کی ریٹنگ ابھی پکی نہیں، اس لیے یہ کافی بدل سکتا ہے۔
odds_alone = اس کے لیے میز پر کوئی اور بھی ہونا چاہیے۔
waiting = **اگلی بازی میں:** { $who }
lobby_options = **اس میز کے قاعدے:** { $options }
commit = بازی { $game } کی ایماندار پھینٹائی: `{ $commit }`
cut_line = { "\u200f" }✂️ { $name }: { $word }
cuts_void = **اب تک کے لفظ اب نہیں گنے جائیں گے۔** سیٹیں یا قاعدے بدل گئے ہیں: چاہیں تو پھر سے کاٹیں۔
watch_missing = **کھلے پتے:** جو بازی سے نکل جائے وہ سب کے پتے دیکھ سکتا ہے، اگر سب راضی ہوں۔ باقی: { $names }
watch_agreed = **کھلے پتے:** سب راضی ہیں کہ جو بازی سے نکل جائے وہ سب کے پتے دیکھ سکتا ہے۔
cut_title = پتے کاٹیں
cut_label = اپنا کوئی لفظ، یا یہی رہنے دیں
cut_suggestions = آم چراغ دریا پتنگ الائچی کنکر ساون چڑیا مخمل چاندنی بادل گیندا چائے تارا زعفران باغ سموسہ جھرنا کنول پھوار ادرک املی مور جلیبی

option_clock = ہر باری { $seconds } سیکنڈ
option_clock_long = ہر باری { $time }
option_no_clock = کوئی گھڑی نہیں: باری 10 منٹ سے لمبی ہو جائے تو باقی لوگ کمپیوٹر کو کھیلنے دے سکتے ہیں
time_seconds = { $seconds } سیکنڈ
time_minutes = { $minutes } منٹ
time_hours = { $hours ->
    [one] { $hours } گھنٹہ
   *[other] { $hours } گھنٹے
}
time_days = { $days } دن
option_line = { $label }: { $value }
set_who_starts_everyone = میز کوئی بھی لگا سکتا ہے
set_who_starts_managers = میز صرف سرور سنبھالنے والے لگا سکتے ہیں
set_hints_on = مشورے ملیں گے
set_hints_off = مشورے بند ہیں
set_daily_on = آج کی بازی کھلی ہے
set_daily_off = آج کی بازی بند ہے
set_colours_two = پتے دو رنگوں میں: کالے اور لال
set_colours_four = پتے چار رنگوں میں: ♠ حکم کالا، ♥ پان لال، ♦ اینٹ نیلی، ♣ چڑی ہری
set_cards_pictures = پتے، بازیاں اور حساب تصویروں کے ساتھ
set_cards_text = تصویریں نہیں، صرف لکھائی
option_threads = ہر میز اپنے الگ تھریڈ میں لگتی ہے
option_no_threads = میز چینل ہی میں لگتی ہے
option_friendly = دوستانہ: بازی کہیں نہیں گنی جاتی
option_watch = جو نکل جائے وہ سب کے پتے دیکھ سکتا ہے، اگر سب راضی ہوں
option_cup = { $games } بازیوں کا کپ
option_computers = { $count ->
    [0] کوئی کمپیوٹر کھلاڑی نہیں
    [one] 1 کمپیوٹر کھلاڑی ({ $level })
   *[other] { $count } کمپیوٹر کھلاڑی ({ $level })
}

ended_title = یہ میز بند ہو گئی
ended_stopped = { $who } نے میز بند کر دی۔
ended_unfinished = { $who } نے میز بند کر دی۔ ادھوری بازی نہیں گنی جائے گی۔
ended_replaced = { $who } نے یہاں دوسری میز شروع کی ہے۔
ended_agreed = { $who } نے میز بند کر دی، اور باقی جو کھیل رہے تھے، سب راضی تھے۔ بازی کا کوئی نتیجہ نہیں۔
ended_idle = آدھے گھنٹے سے یہاں کچھ نہیں ہوا۔
ended_idle_slow = سات دن سے یہاں کچھ نہیں ہوا۔
ended_deserted = سب اٹھ کر چلے گئے۔
ended_channel = چینل ہی نہیں رہا۔
ended_without_result = بازی { $game } نتیجے کے بغیر ختم ہوئی۔ **{ button_verify }** اور **{ button_daily_record }** اس کے پتے دکھاتے ہیں اور یہ کہ وہ کیسے پھینٹے گئے۔

## A trick

turn_clock = { $due } وقت ختم ہوگا: { $ends }۔

## The result

outcome_title = بازی { $game } ختم
outcome_rest = بازی { $game } کے بارے میں مزید:
outcome_uncounted = لیڈر بورڈ میں نہیں گنی جائے گی: اس کے لیے دو لوگ چاہییں۔
outcome_rated = ریٹنگ، اور قوسین میں یہ کہ ایسی میز پر 100 میں سے کتنی بازیاں ہارتے: { $changes }
outcome_rated_won = ریٹنگ: { $changes }
# $name, $change, $chance
outcome_rated_seat = { $name } { $change } ({ $chance })
# $name, $change
outcome_rated_seat_won = { $name } { $change }
outcome_rated_anew = ریٹنگ اب بہتر طریقے سے نکالی جاتی ہے۔ یہاں کھیلی گئی بازیوں سے سب کی ریٹنگ نئے سرے سے نکالی گئی ہے، اس لیے آپ کی ریٹنگ پہلے سے مختلف ہو سکتی ہے۔
outcome_hinted = { $name }: { $hints ->
    [one] { $hints } مشورے کے ساتھ
   *[other] { $hints } مشوروں کے ساتھ
}
without_result = یہ بازی نتیجے کے بغیر ختم ہوئی۔
outcome_played_on = باقی بازی کمپیوٹروں نے فوراً کھیل لی۔
outcome_joined = **سیٹ لی:** { $names }
outcome_left = **میز چھوڑی:** { $names }
series = { $games ->
    [one] **اس سیریز کی ہاریں** (1 بازی)
   *[other] **اس سیریز کی ہاریں** ({ $games } بازیاں)
}
series_won = { $games ->
    [one] **اس سیریز کی جیتیں** (1 بازی)
   *[other] **اس سیریز کی جیتیں** ({ $games } بازیاں)
}
series_seat = { "\u200f" }{ $name }: { $tally }
series_evening = **آج کی محفل** ({ $games } بازیاں)
cup_points = 🏆 **کپ، { $games } میں سے بازی { $game }:** { $points }
cup_won = 🏆 **کپ { $who } کے نام رہا!** پوائنٹ: { $points }
cup_shared = 🏆 **کپ مشترکہ رہا: { $who }!** ہر ایک کے پوائنٹ: { $points }
cup_legend = کپ کی ہر بازی کے بعد سب کے پوائنٹ۔
    { $names }
cup_alt = کپ کی ہر بازی کے بعد پوائنٹ۔
    { $lines }
cup_player = { "\u200f" }{ $number } { $name }: { $points }

## A thread of its own

thread_name = { -game }: { $host }
thread_over = { $thread } میں { -game } ختم ہوا۔ کُل بازیاں: { $games }۔
thread_last = آخری (بازی { $game }): { $result }
thread_computer = ایک کمپیوٹر ({ $level })

## A hand

hand_heading = **آپ کے پتے** ({ $count ->
    [0] کوئی نہیں
    [one] 1 پتا
   *[other] { $count } پتے
})
hand_suit = { "\u200f" }{ $symbol } { $suit }: **{ $cards }**{ "\u200f" }
own_wait = ابھی آپ کی باری نہیں۔
own_stop_asked = { $who } کی تجویز ہے کہ یہ بازی نتیجے کے بغیر ختم کر دی جائے۔ **{ button_keep_playing }** دبانے پر بازی چلتی رہے گی اور ان کی سیٹ کمپیوٹر لے لے گا۔
own_ahead = پتے پہلے سے دکھائے گئے (آپ سب تیز کھیل رہے ہیں، اور ڈسکارڈ مجھے ہر منٹ کچھ ہی لوگوں کے پتے نئے سرے سے دکھانے دیتا ہے): میز کا پیغام آپ کی باری بتائے تو چنیں۔
own_slow = آپ کی جگہ کمپیوٹر کھیل رہا ہے۔ چال چلیں یا **میں حاضر ہوں** دبائیں، اور کھیل پھر آپ کے ہاتھ میں۔
open_hands_title = بازی { $game }: اس وقت سب کے پتے
open_hand = { "\u200f" }{ $name } ({ $count }): { $cards }{ "\u200f" }
open_hands_note = یہ صرف آپ کو دکھتا ہے اور ایسا ہی رہتا ہے: آگے کی حالت کے لیے **{ button_watch }** پھر دبائیں۔
select_card = پتا ڈالیں: { $from } سے { $to } تک

## Buttons

button_join = شامل ہوں
button_leave = اٹھ جائیں
button_deal = پتے بانٹیں
button_cut = کاٹیں
button_fill = { $seats } تک بھر کر بانٹیں
button_again = ایک اور بازی
button_hand = میرے پتے
button_watch = سب کے پتے
button_let_watch = کھلے پتوں پر راضی
button_rules = قاعدے
button_odds = امکان
button_back = میں حاضر ہوں
button_stop = میز بند کریں
button_keep_playing = جاری رکھیں
button_agree_stop = ختم کریں
button_end_foregone = ایسے ہی ختم کریں
button_take_back_stop = واپس
button_let_computer_play = کمپیوٹر کو کھیلنے دیں
button_hint = مشورہ
button_why = کیوں؟
button_by_itself = اکلوتا پتا خود بخود ڈالا جائے
button_not_by_itself = اکلوتا پتا میں خود ڈالوں
button_forget = میرا نام مٹا دیں
button_never = رہنے دیں
button_review = بازی کا جائزہ
button_replay = ریپلے
button_deciding = ⭐ فیصلہ
button_share_picture = تصویر دکھائیں
button_other = کچھ اور کھیلیں
button_open_thread = تھریڈ میں کھولیں
ask_other = کیا کھیلنا ہے؟ اس میز کے لوگوں کی سیٹ نئی میز پر بھی رہے گی، جتنی سیٹیں وہاں ہوں۔
ask_language = جو صرف آپ کو نظر آتا ہے، وہ آپ کس زبان میں پڑھنا چاہتے ہیں؟
button_options = آپشن
button_remove = کسی کو ہٹائیں
button_rest = مزید
button_verify = جانچیں
button_details = تفصیل

## What was done

done_joined = سیٹ { $number } آپ کی ہوئی۔ بٹتے ہی آپ کے پتے یہیں آ جائیں گے۔
done_cut = آپ نے “{ $word }” سے پتے کاٹے۔ میز پر سب اسے دیکھ سکتے ہیں؛ نیا لفظ لکھیں گے تو وہ اس کی جگہ لے لے گا۔
done_filled_up = خالی سیٹوں پر کمپیوٹر بیٹھ گئے ہیں۔ اس سے پھینٹنے کے لفظ اب نہیں گنے جائیں گے، اس لیے پتے ابھی نہیں بٹے: جو چاہیں پھر سے کاٹ لیں، پھر آپ بانٹیں۔
done_back = سیٹ پھر آپ کی ہے۔
done_seated = سیٹ { $number } پہلے سے آپ کی ہے۔
done_left = آپ نے میز چھوڑ دی۔ جگہ رہی تو { "\u2066" }`{ -root } join`{ "\u2069" } سے پھر شامل ہو جائیں۔
done_left_game = آپ نے میز چھوڑ دی۔ جب تک آپ { "\u2066" }`{ -root } join`{ "\u2069" } سے واپس نہیں آتے، آپ کی جگہ کمپیوٹر کھیلے گا۔
done_waiting = ابھی بازی چل رہی ہے، ذرا ٹھہریں: اگلی میں پتے آپ کو بھی ملیں گے اور یہیں آ جائیں گے۔ تب تک تماشا دیکھیں: جو سب کے سامنے ہے وہ میز کا پیغام اور **اب تک کا حال** دکھاتے ہیں۔
done_waits_no_more = ٹھیک ہے، اب آپ انتظار میں نہیں: اگلی بازی آپ کے بغیر بٹے گی۔
done_dealt = بازی { $game } کے پتے بٹ گئے۔
done_stopped = میز بند ہو گئی۔
done_stop_asked = میز کا پیغام باقی لوگوں سے پوچھ رہا ہے۔ وقت ختم ہوگا: { $ends }۔ تب تک کھیل چلتا رہے گا۔
done_stop_alone = اب اور کوئی نہیں کھیل رہا، اس لیے آپ کی سیٹ کمپیوٹر نے لے لی ہے۔ بازی پوری ہوگی، اور وہ گنی جائے گی۔ { "\u2066" }`{ -root } join`{ "\u2069" } سے سیٹ واپس مل جاتی ہے۔
done_agreed = آپ بازی نتیجے کے بغیر ختم کرنے پر راضی ہیں۔ کس کا جواب باقی ہے، میز کا پیغام بتاتا ہے۔
done_lets_watch = آپ راضی ہیں کہ جو اگلی بازی سے نکل جائے وہ سب کے پتے دیکھے۔ یہ تب لاگو ہوگا جب یہاں سب راضی ہوں، اور تبھی تک جب تک یہاں یہی لوگ بیٹھے ہیں۔
done_lets_watch_not = اب آپ کھلے پتوں پر راضی نہیں، اس لیے پتے بند رہیں گے۔
done_kept_playing = بازی چلتی رہے گی، اور جنہوں نے پوچھا تھا ان کی سیٹ کمپیوٹر لے رہا ہے۔
done_end_foregone = آپ طے نتیجے پر بازی ختم کرنے پر راضی ہیں۔ دونوں راضی ہوں تو باقی بازی کمپیوٹر فوراً کھیل لیں گے۔
done_foregone_declined = کھیل جاری رہے گا۔
done_stop_taken_back = آپ نے بات واپس لے لی، اور بازی چلتی رہے گی۔
done_wants_computer = ٹھیک ہے۔ انتظار کرنے والوں میں سے آدھے سے زیادہ چاہیں تو کمپیوٹر کھیلے گا۔
done_computer_plays = اب کمپیوٹر کھیلے گا، جب تک وہ خود کچھ نہ کریں۔
done_settings = محفوظ ہو گیا۔ اس سرور میں نئی میزیں اب یوں لگیں گی:
settings_title = **اس سرور کی ترتیبات: { $page }** (چنتے ہی محفوظ ہو جاتی ہیں)
page_server = عمومی
page_messages = پیغام
page_tables = میزیں
page_players = کھلاڑی اور گھڑی
page_rules = قاعدے
page_again = { $page }، حصہ { $number }
done_forgotten = آپ کا نام مٹا دیا گیا۔ آپ کی کھیلی ہوئی بازیاں رہیں گی، بس آپ کے نام کے بغیر۔
done_language = اب سے ہر سرور میں آپ سے اسی زبان میں بات ہوگی۔
done_no_language = اب سے آپ سے اس سرور کی زبان میں بات ہوگی، یا آپ کے ڈسکارڈ کی زبان میں۔
done_by_itself = اب سے جب ڈالنے کو ایک ہی پتا ہوگا تو وہ ذرا دیر میں خود بخود ڈال دیا جائے گا، ہر میز پر۔
done_not_by_itself = اب سے ہر میز پر ہر پتا آپ کو خود ڈالنا ہے۔
done_never = کچھ نہیں بدلا۔
done_here = یہ لیجیے۔
done_thread = آپ کی میز اپنے الگ تھریڈ میں لگ گئی ہے: { $thread }

ask_close = کیا یہ میز سب کے لیے بند کر دیں؟
ask_stop = کیا یہ میز سب کے لیے بند کر دیں؟ بازی نتیجے کے بغیر ختم ہو جائے گی۔
ask_stop_others = کیا یہ بازی سب کے لیے ختم کر دیں؟ پہلے باقی لوگوں سے پوچھا جائے گا: جو ابھی کھیل رہے ہیں، سب راضی ہو جائیں (وقت: { $time }) تو بازی نتیجے کے بغیر ختم ہوگی۔ ورنہ آپ کی سیٹ کمپیوٹر لے لے گا، باقی لوگ کھیلتے رہیں گے، اور بازی گنی جائے گی۔
ask_stop_alone = کیا یہ بازی سب کے لیے ختم کر دیں؟ اب اور کوئی نہیں کھیل رہا جو نتیجے کے بغیر ختم کرنے پر راضی ہو سکے: آپ کی سیٹ کمپیوٹر لے لے گا، بازی آپ کے بغیر پوری ہوگی، اور وہ گنی جائے گی۔
ask_end_parked = اس چینل کی میز بوٹ کے کسی اور ورژن نے محفوظ کی ہے، اور یہ ورژن اسے آگے نہیں چلا سکتا۔ ہمیشہ کے لیے بند کر دیں؟ اس بازی کا کوئی نتیجہ نہیں ہوگا۔
ask_forget = کیا جو کچھ محفوظ ہے، اس سب سے آپ کا نام مٹا دیں؟ بازیاں رہیں گی، بس نام کے بغیر۔ آپ کا حساب اور لیڈر بورڈ پر آپ کی جگہ جاتی رہے گی۔

not_dealt = ابھی پتے نہیں بٹے۔ کافی سیٹیں بھر جائیں تو میزبان بانٹیں گے۔
game_over = بازی ختم ہو چکی ہے۔ اگلی بازی میزبان بانٹ سکتے ہیں۔

## Refusals: what is wrong, and what to do instead

refuse_not_host = یہ حق صرف میزبان، { "\u2068" }{ $host }{ "\u2069" }، کو ہے۔ ان سے کہیں۔
refuse_already_agreed = آپ پہلے ہی یہ بازی ختم کرنے پر راضی ہو چکے ہیں۔ کس کا جواب باقی ہے، میز کا پیغام بتاتا ہے۔
refuse_not_asked = بازی ختم ہو یا نہیں، یہ صرف انہی سے پوچھا جاتا ہے جو ابھی کھیل رہے ہیں۔ آپ کی جگہ کمپیوٹر کھیل رہا ہو تو پہلے **میں حاضر ہوں** دبائیں۔
refuse_not_the_asker = یہ بات { $who } نے رکھی تھی، اس لیے واپس لینے کا حق بھی انہی کو ہے۔
refuse_not_waiting = کمپیوٹر کھیلے یا نہیں، یہ صرف وہ طے کرتے ہیں جو کھیل رہے ہیں اور کسی اور کی باری کا انتظار کر رہے ہیں۔
refuse_not_open = اس بازی میں پتے بند ہیں: پتے بٹنے سے پہلے یہاں سب کھلے پتوں پر راضی نہیں ہوئے تھے۔
refuse_not_out = سب کے پتے صرف وہ دیکھ سکتے ہیں جو اس بازی سے نکل چکے ہیں۔ آپ نے میز چھوڑ دی ہو یا آپ کی جگہ کمپیوٹر کھیل رہا ہو تو یہ نکلنا نہیں ہے۔
refuse_internal = یہاں کچھ گڑبڑ ہو گئی، مگر بدلا کچھ نہیں۔ ذرا ٹھہر کر پھر کوشش کریں۔
refuse_table_exists = اس چینل میں میز پہلے سے لگی ہے۔ { "\u2066" }`{ -root } join`{ "\u2069" } سے شامل ہو جائیں، یا کوئی اور چینل چنیں۔
refuse_slow_table_exists = اس چینل میں میز پہلے سے لگی ہے، اور اس کی باریاں لمبی ہو سکتی ہیں۔ اپنی میز الگ تھریڈ میں کھولیں: **{ button_open_thread }** دبائیں، یا اپنے آپشن کے ساتھ { "\u2066" }`{ -root } start thread:yes`{ "\u2069" } لکھیں۔
refuse_own_table_exists = اس چینل میں میز پہلے سے لگی ہے، اور اس پر آپ کی سیٹ ہے۔ { "\u2066" }`{ -root } table`{ "\u2069" } سے وہ پھر سامنے آ جائے گی؛ دوسری میز کے لیے کوئی اور چینل چنیں۔
refuse_too_many_tables = اس سرور میں پہلے ہی { $most } میزیں لگی ہیں، اور اتنی ہی لگ سکتی ہیں۔ ان میں سے کسی پر شامل ہو جائیں، یا { "\u2066" }`{ -root } stop`{ "\u2069" } سے کوئی ایک بند کر کے پھر کوشش کریں۔
refuse_no_table = اس چینل میں کوئی میز نہیں۔ { "\u2066" }`{ -root } start`{ "\u2069" } سے لگا لیں۔
refuse_other_game = اس میز پر { -game } چل رہا ہے۔ اس کی کمانڈیں { "\u2066" }`{ -root }`{ "\u2069" } سے شروع ہوتی ہیں۔
refuse_parked = اس چینل کی میز بوٹ کے کسی اور ورژن نے محفوظ کی تھی۔ وہ جوں کی توں رکھی ہے، اور وہ ورژن پھر چلے گا تو آگے بڑھے گی۔
refuse_newer_game = بازی { $game } بوٹ کے نئے ورژن پر کھیلی گئی تھی، اور وہی اسے پڑھ سکتا ہے۔ اس کا کچھ ضائع نہیں ہوا۔
refuse_newer_settings = اس سرور کی ترتیبات بوٹ کے نئے ورژن نے محفوظ کی تھیں، اس لیے یہ ورژن انہیں نہیں چھیڑتا۔
parked = اس چینل کی میز بوٹ کے کسی اور ورژن نے محفوظ کی تھی، اس لیے وہ رکی ہوئی ہے۔ کچھ ضائع نہیں ہوا: وہ ورژن پھر چلے گا تو آگے بڑھے گی۔
told_deleted = اس میز کا پیغام بار بار مٹایا جا رہا ہے، اس لیے اسے پھر دکھانے سے پہلے اب ہر بار زیادہ دیر رکنا پڑے گا۔ اگر یہ کوئی ماڈریشن بوٹ کر رہا ہے تو اس کی ترتیبات میں اس چینل کے میرے پیغاموں کو چھوٹ دیں۔ بازی چلتی رہے گی: { "\u2066" }`{ -root } hand`{ "\u2069" } آپ کے پتے دکھاتا ہے، { "\u2066" }`{ -root } table`{ "\u2069" } میز۔
told_locked = یہ تھریڈ لاک ہے، اس لیے میز کا پیغام تازہ نہیں ہو سکتا۔ کوئی ماڈریٹر اسے کھول سکتا ہے: تھریڈ کا مینیو (⋯) کھول کر { "\u2066" }**Unlock Thread**{ "\u2069" } چنیں۔ بازی اس دوران چلتی رہے گی، اور **{ button_hand }** آپ کے پتے دکھاتا ہے۔
told_no_access = اس میز کا پیغام تازہ نہیں ہو سکتا: اس چینل کو دیکھنے یا اس میں لکھنے کی اجازت اب نہیں رہی، یا بوٹ ٹائم آؤٹ پر ہے۔ سرور سنبھالنے والے پھر اجازت دے سکتے ہیں ({ "\u2066" }**{ permission_view }**{ "\u2069" } اور { "\u2066" }**{ permission_send }**{ "\u2069" })؛ تب پیغام خود ہی تازہ ہو جائے گا۔ بازی اس دوران چلتی رہے گی، اور **{ button_hand }** آپ کے پتے دکھاتا ہے۔
refuse_not_seated = اس میز پر آپ کی کوئی سیٹ نہیں۔ اگلی بازی کے لیے { "\u2066" }`{ -root } join`{ "\u2069" } سے مل سکتی ہے۔
refuse_already_seated = سیٹ { $number } پہلے سے آپ کی ہے۔ بٹتے ہی آپ کے پتے آپ کو مل جائیں گے۔
refuse_full = ساری { $seats } سیٹیں بھر چکی ہیں۔ کسی کے اٹھنے کا انتظار کریں، یا کسی اور چینل میں میز لگا لیں۔
refuse_already_waiting = آپ پہلے ہی اگلی بازی کے انتظار میں ہیں۔ نہ کھیلنا ہو تو **اٹھ جائیں** دبائیں یا { "\u2066" }`{ -root } leave`{ "\u2069" } لکھیں۔
refuse_barred = میزبان نے آپ کو اس میز سے ہٹا دیا ہے، اس لیے آپ یہاں پھر شامل نہیں ہو سکتے۔ کسی اور میز پر کھیلیں۔
refuse_nobody_to_remove = یہاں اور کسی کی سیٹ نہیں۔ کمپیوٹر **{ button_options }** سے آتے جاتے ہیں۔
refuse_already_dealt = پتے تو بٹ چکے۔ اپنے پتے { "\u2066" }`{ -root } hand`{ "\u2069" } سے دیکھیں۔
refuse_dealt_without_you = پتے تو بٹ چکے۔ { "\u2066" }`{ -root } join`{ "\u2069" } سے اگلی بازی میں سیٹ ملے گی۔
refuse_too_late_to_cut = یہ پتے تو بٹ چکے۔ بازی ختم ہونے کے بعد، اگلی بار بٹنے سے پہلے کاٹ سکتے ہیں۔
refuse_seats_changed = پتے ابھی نہیں بٹے: سیٹیں یا قاعدے ابھی ابھی بدلے ہیں، اس لیے پھینٹنے کے لفظ اب نہیں گنے جائیں گے۔ جو چاہیں پھر سے کاٹ لیں؛ پھر بٹن ایک بار اور دبائیں۔
refuse_too_few = { $have ->
    [one] صرف 1 سیٹ بھری ہے
   *[other] صرف { $have } سیٹیں بھری ہیں
}، اور کم از کم { $least } چاہییں۔ اور کھلاڑیوں کا انتظار کریں، یا خالی سیٹیں کمپیوٹر کو دے دیں۔
refuse_too_many = { $have } سیٹیں بہت زیادہ ہیں: ان پتوں سے زیادہ سے زیادہ { $most } کھیل سکتے ہیں۔ کمپیوٹر کم کریں۔
refuse_no_game = ابھی کوئی بازی نہیں چل رہی۔ میزبان نئی بازی بانٹ سکتے ہیں۔
refuse_stale = وہ موقع گزر گیا۔ اب کیا ہو سکتا ہے، یہ { "\u2066" }`{ -root } hand`{ "\u2069" } دکھائے گا۔
refuse_busy = میز ذرا مصروف ہے۔ ایک لمحے بعد پھر کوشش کریں۔
refuse_unanswered = ڈیٹابیس جواب نہیں دے رہا، اس لیے ابھی پتا نہیں کہ یہ گنا گیا یا نہیں۔ اس کے واپس آتے ہی میز پر نظر آئے گا۔
refuse_thinking = آپ کا پچھلا مشورہ یا جائزہ ابھی تیار ہو رہا ہے۔ وہ آ جائے تو پھر پوچھیں۔
refuse_posted_just_now = میز ابھی ابھی یہاں دکھائی گئی ہے۔ پھر دکھا سکتے ہیں: { $when }۔
refuse_not_a_card = “{ "\u2068" }{ $typed }{ "\u2069" }” کسی پتے کا نام نہیں۔ یوں لکھیں: { "\u2066" }QH{ "\u2069" }، { "\u2066" }10♠{ "\u2069" } یا { "\u2066" }queen of hearts{ "\u2069" }۔
refuse_not_a_word = یہ لفظ نہیں چلے گا۔ ایک ہی سطر میں 1 سے { $most } تک حروف لکھیں، جو سب کو نظر آئیں۔
refuse_bad_number = آپشن { "\u2066" }`{ $option }`{ "\u2069" } { $least } سے { $most } تک ہونا چاہیے؛ { "\u2066" }`turn_seconds`{ "\u2069" } کے لیے 0 بھی چلے گا، یعنی گھڑی کے بغیر۔
refuse_manage_server = سرور کی ترتیبات صرف وہی بدل سکتے ہیں جنہیں سرور سنبھالنے کی اجازت ہو۔ ان میں سے کسی سے کہیں۔
refuse_who_starts = اس سرور میں میز صرف اسے سنبھالنے والے لگاتے ہیں۔ ان میں سے کسی سے کہیں؛ پھر آپ شامل ہو سکتے ہیں۔
refuse_servers_only = یہ سرور کے کسی چینل میں استعمال کریں۔
refuse_may_not_write = آپ اس چینل میں لکھ نہیں سکتے، اس لیے یہاں آپ کی طرف سے کچھ پوسٹ نہیں ہوگا۔ وہ چینل چنیں جس میں لکھ سکیں۔
refuse_permissions = اس چینل میں میز نہیں چل سکتی، مجھے یہ اجازت نہیں ملی: **{ $permissions }**۔
refuse_locked = یہ تھریڈ لاک ہے، اس لیے یہاں میز نہیں لگ سکتی۔ کوئی ماڈریٹر اسے کھول سکتا ہے: تھریڈ کا مینیو (⋯) کھول کر { "\u2066" }**Unlock Thread**{ "\u2069" } چنیں۔ یا کوئی اور چینل چنیں۔
refuse_no_threads = ایسے چینل میں تھریڈ نہیں بن سکتے۔ یہیں کھیلنے کے لیے { "\u2066" }`{ -root } start thread:no`{ "\u2069" } لکھیں، یا کسی ٹیکسٹ چینل سے تھریڈ کھولیں۔
refuse_thread_permissions = میز کے لیے یہاں تھریڈ نہیں کھل سکتا، مجھے یہ اجازت نہیں ملی: **{ $permissions }**۔ یا { "\u2066" }`{ -root } start thread:no`{ "\u2069" } لکھیں۔
refuse_absent = میں اس سرور کا رکن نہیں: یہاں صرف میری کمانڈیں ہیں، اس لیے یہاں میز نہیں لگ سکتی۔ جو سرور سنبھالتے ہیں، وہ اس لنک سے مجھے شامل کر سکتے ہیں: { $link }
refuse_too_many_threads = اس سرور میں اتنے تھریڈ چل رہے ہیں جتنے ڈسکارڈ ہونے دیتا ہے۔ کوئی ایک آرکائیو کر کے پھر کوشش کریں، یا { "\u2066" }`{ -root } start thread:no`{ "\u2069" } لکھیں۔
refuse_may_not_thread = اس چینل میں آپ تھریڈ نہیں کھول سکتے، آپ کو یہ اجازت چاہیے: **{ $permission }**۔ یہیں کھیلنے کے لیے { "\u2066" }`thread:no`{ "\u2069" } لکھیں۔
refuse_thread_pause = اس چینل میں ابھی ابھی کئی میزوں کے لیے تھریڈ کھلے ہیں۔ اگلا کھل سکتا ہے: { $when }۔ تب تک { "\u2066" }`{ -root } start thread:no`{ "\u2069" } لکھیں۔
refuse_no_record = اس سرور میں ایسی کوئی بازی نہیں، یا وہ ایسے چینل میں کھیلی گئی جو آپ کو نظر نہیں آتا۔
refuse_not_finished = بازی { $game } ابھی ختم نہیں ہوئی۔ ختم ہوگی تو اس کے پتے کھلیں گے۔
refuse_no_finished = اس چینل میں ابھی کوئی بازی ختم نہیں ہوئی۔ بازی کا نمبر بتائیں۔
refuse_no_proof = بازی { $game } کے پتے کیسے پھینٹے گئے، یہ جانچنے کو کچھ نہیں۔
refuse_unknown_command = یہ کمانڈ یہاں اب نہیں رہی۔ ڈسکارڈ کو دوبارہ کھولیں تو نئی کمانڈیں نظر آئیں گی۔
refuse_hints_off = اس سرور میں مشورے بند ہیں۔ سرور سنبھالنے والے انہیں { "\u2066" }`{ -root } settings`{ "\u2069" } سے کھول سکتے ہیں۔
refuse_nothing_to_decide = ابھی آپ کے سوچنے کو کچھ نہیں۔ اپنی باری پر پھر پوچھیں۔
refuse_not_dealt_in = بازی { $game } میں آپ کو پتے نہیں ملے تھے، اس لیے آپ کا کھیل دیکھنے کو کچھ نہیں۔
refuse_no_replay = بازی { $game } صرف وہی لوگ دوبارہ دیکھ سکتے ہیں جنہیں اس میں پتے ملے تھے۔
refuse_nothing_played = بازی { $game } میں ایسا کچھ نہیں کھیلا گیا جو دکھایا جا سکے۔

## At a table, whatever is played

seat_turn = { "\u200f" }▶ { $line }
changed_before_deal = **پتے بٹنے سے ذرا پہلے بدلا:** { $options }
foregone_offer = آپ دونوں جان سکتے ہیں کہ دوسرے کے پاس کیا ہے، اور دونوں اچھا کھیلیں تو ہار { $who } کے حصے میں آئے گی۔ اسی نتیجے پر بازی ختم کریں؟ دونوں کا راضی ہونا ضروری ہے؛ پتا چلا تو کھیل جاری رہے گا۔
seats_away = جان چھوٹ گئی: { $names }
due_play = { $who }، آپ کی باری ہے۔
turn_of = { $name } کی باری ہے۔
turn_of_several = ان کا انتظار ہے: { $names }
got_away = { $name } کی جان چھوٹ گئی!
lost = اس بار ہار { $name } کے حصے میں آئی۔
outcome_text = اس بازی میں ہار { $who } کے حصے میں آئی۔
outcome_told = ہار { $who } کے حصے میں: { $story }
outcome_told_won = جیت { $who } کے نام: { $story }
outcome_away = **جان چھوٹی:** { $names }
outcome_text_won = یہ بازی { $who } کے نام رہی!
outcome_text_shared = جیت میں سب شریک ہیں: { $who }!
outcome_place = { "\u200f" }{ $place }\.{ "\u00A0" }{ $name }{ "\u200f" }
outcome_scored = { "\u200f" }{ $name }: { $score }
own_away = آپ کی جان چھوٹ گئی: اب آپ محفوظ ہیں۔
own_by_commands = آپ کا کھیل کمانڈ سے چل رہا ہے۔ میز کے پیغام میں آپ کا نام آئے تو { "\u2066" }`{ -root } play`{ "\u2069" } وہی پتے دکھائے گا جو چل سکتے ہیں۔ بٹن چاہییں تو اس پیغام کے نیچے **میرے پتے** دبائیں۔
refuse_game_over = بازی ختم ہو چکی ہے۔ اگلی بازی میزبان بانٹ سکتے ہیں۔
refuse_not_in_play = آپ کی جان تو چھوٹ چکی۔ اب محفوظ ہیں: ٹیک لگائیں اور تماشا دیکھیں۔
refuse_not_in_hand = { $card } آپ کے ہاتھ میں نہیں۔ اپنے پتے { "\u2066" }`{ -root } hand`{ "\u2069" } سے دیکھیں۔
refuse_not_your_turn = باری { $name } کی ہے۔ اپنی باری کا انتظار کریں۔
refuse_too_early = یہ جلدی ہو گئی: اُس وقت آپ کی باری نہیں تھی۔
hint_best = **سب سے اچھا:** { $choice } (ہار { $percent }%)۔
hint_best_won = **سب سے اچھا:** { $choice } (جیت { $percent }%)۔
hint_better = **سب سے اچھا:** { $choice } (ہار { $percent }%؛ { $next }: { $other }%)۔
hint_better_won = **سب سے اچھا:** { $choice } (جیت { $percent }%؛ { $next }: { $other }%)۔
hint_other = اس کے بعد: { $choice }، تقریباً { $percent }%۔
review_title = آپ کی بازی { $game } کا جائزہ
review_line = **{ $when }۔** آپ کا فیصلہ: { $did }۔ بہتر ہوتا: { $better }۔ نقصان: { $points } پوائنٹ۔
review_empty = میز پر کچھ نہیں تھا۔
review_hand = آپ کے پتے: { $cards }{ "\u200f" }
review_none = عمدہ کھیل: کوئی اور فیصلہ صاف طور پر بہتر نہ ہوتا۔
review_note = ایک پوائنٹ یعنی 100 میں سے ایک بازی۔ فرض یہ ہے کہ آگے سب “درمیانے” کمپیوٹر کی طرح کھیلتے ہیں، آپ بھی۔ پرکھتے وقت وہی دیکھا گیا جو اس وقت آپ کو معلوم ہو سکتا تھا۔
replay_game = بازی { $game }
replay_hand = { "\u200f" }{ $name } { $cards }{ "\u200f" }
replay_decided = ⭐ بازی کا فیصلہ یہیں ہوا۔
replay_shared = { $name } کی طرف سے: بازی { $game } کا فیصلہ یہاں ہوا۔

## The deal of the day

daily_title = آج کی بازی #{ $number }
daily_shared = { -game } #{ $number } · { $seats } میں سے نمبر { $place } · { $count } پتے اٹھائے
daily_intro = سب کو ایک ہی سیٹ پر ایک جیسے پتے ملتے ہیں، اور سامنے تین ماہر کمپیوٹر ہوتے ہیں جو ایک جیسی چال کا ایک ہی جواب دیتے ہیں۔ یعنی جو بھی فرق ہے، فیصلوں کا ہے۔ موقع ایک ہی ہے اور گھڑی کوئی نہیں: جب چاہیں رکیں، جب چاہیں آگے کھیلیں۔
daily_ends = شروع کرنے کا آخری وقت: { $ends }۔ گنی تب جائے گی جب اس وقت تک پوری ہو جائے: { $closes }۔
daily_until = یہ بازی اس وقت تک پوری ہو جائے تو گنی جائے گی: { $when }۔
daily_closed = یہ بازی بند ہو چکی ہے۔ آپ اسے اب بھی پورا کر سکتے ہیں، مگر یہ نہ بورڈ پر آئے گی، نہ سلسلے میں گنی جائے گی۔
daily_fingerprint = اس بازی کا راز دن شروع ہونے سے پہلے ہی طے تھا۔ اس کی مہر: `{ $commit }`
daily_tomorrow = کل کا راز بھی طے ہو چکا ہے۔ اس کی مہر: `{ $commit }`
daily_escaped = **آپ کی جان چھوٹ گئی:** { $seats } میں سے { $place } نمبر پر۔
daily_lost = **آخر میں پتے آپ ہی کے پاس رہ گئے:** { $seats } میں سے { $place } نمبر پر۔
daily_placed = **{ $seats } میں سے آپ کا نمبر { $place } رہا۔**
daily_place = نمبر { $place }
daily_rounds = چکر: { $rounds }
daily_alone = اس سرور میں ابھی کسی اور نے یہ بازی پوری نہیں کی۔
daily_ranked = اس سرور میں: { $all } میں سے نمبر { $place }۔
daily_ranked_everywhere = سب سروروں میں: { $all } میں سے نمبر { $place }۔
daily_days = { $days ->
    [one] لگاتار { $days } دن
   *[other] لگاتار { $days } دن
}
daily_streak = آپ کا سلسلہ: { $now }۔ سب سے لمبا: { $best }۔
daily_late = آپ نے یہ بازی بند ہونے کے بعد پوری کی، اس لیے یہ نہ بورڈ پر ہے، نہ سلسلے میں۔
daily_not_closed = اس بازی کا جائزہ، ریکارڈ اور پتوں کی جانچ اس کے بند ہونے پر دیکھ سکتے ہیں: { $when }۔
daily_board_title = بازی #{ $number }: اس سرور کا بورڈ
daily_board_empty = اس سرور میں یہ بازی کسی نے پوری نہیں کی۔
daily_board_line = { "\u200f" }{ $rank }. **{ $name }**: { $how }
daily_board_key = نمبر برابر ہوں تو جس نے کم پتے اٹھائے وہ آگے ہے۔
daily_shared_before = آپ نے یہ نتیجہ اس چینل میں پہلے ہی بتا دیا ہے۔
daily_hidden = بورڈ ان کو نظر آتا ہے جنہوں نے یہ بازی پوری کر لی ہو، اور بازی بند ہونے پر سب کو: { $when }۔
daily_running = آپ کی یہ بازی ابھی چل رہی ہے۔ پہلے اسے پورا کریں، پھر اس کا سب کچھ نظر آئے گا۔
daily_over = وہ دن ختم ہو چکا ہے اور آپ نے اس کی بازی شروع نہیں کی تھی۔ آج کی بازی { "\u2066" }`{ -root } daily`{ "\u2069" } سے ملے گی۔
daily_no_day = اس دن کی کوئی بازی نہیں ہے۔
daily_tried = اپنا نام ہٹوانے سے پہلے آپ نے یہ بازی شروع کی تھی، اور موقع دن میں ایک ہی ہے۔ اگلی بازی: { $when }۔
daily_off = اس سرور میں آج کی بازی بند ہے۔ سرور سنبھالنے والے اسے { "\u2066" }`{ -root } settings`{ "\u2069" } سے کھول سکتے ہیں۔
daily_stale = وہ موقع گزر گیا۔ آپ کی بازی اب یہاں تک پہنچی ہے۔
daily_not_begun = آپ نے یہ بازی شروع نہیں کی۔ { "\u2066" }`{ -root } daily`{ "\u2069" } سے شروع ہوگی۔
button_daily_start = شروع کریں
button_daily_finish = #{ $number } پوری کریں
button_daily_open = آج کی بازی
button_daily_board = بورڈ
button_daily_board_of = #{ $number } کا بورڈ
button_daily_share = سب کو بتائیں
button_daily_record = ریکارڈ

## The rules in short

rules_options = **اس میز کے قاعدے:**
    { $options }
rules_defaults = **اس سرور میں نئی میزیں یوں لگتی ہیں:**
    { $options }

## Figures

leaderboard_title = { -game }: لیڈر بورڈ، { $period }
leaderboard_empty = ابھی تک دو یا زیادہ لوگوں نے مل کر کوئی بازی ختم نہیں کی۔ میز { "\u2066" }`{ -root } start`{ "\u2069" } سے لگتی ہے۔
leaderboard_empty_since = اس مدت میں دو یا زیادہ لوگوں نے مل کر کوئی بازی ختم نہیں کی۔
leaderboard_key = `×` حصے کے حساب سے: 1.00 اوسط ہے، کم ہو تو بہتر؛ بڑی میز پر یا زیادہ کھیلنے سے کسی کا نقصان نہیں ہوتا۔ `/` کتنی بازیوں میں کتنی ہار۔ `±` لگاتار کتنی بازیوں میں بچے (+) یا ہارے (−)۔
leaderboard_key_won = `×` حصے کے حساب سے: 1.00 اوسط ہے، زیادہ ہو تو بہتر؛ بڑی میز پر یا زیادہ کھیلنے سے کسی کا نقصان نہیں ہوتا۔ `/` کتنی بازیوں میں کتنی جیت۔ `±` لگاتار کتنی بازیاں جیتے (+) یا نہیں جیتے (−)۔
leaderboard_key_score = `Ø` اوسط اسکور۔
leaderboard_key_few = لکیر کے نیچے: { $games } سے کم بازیاں۔
leaderboard_key_meaning = جہاں سب سب کے ساتھ کھیلتے ہیں وہاں یہ ترتیب اچھی ہے۔ جہاں لوگ زیادہ تر اپنے برابر والوں سے کھیلتے ہیں وہاں ریٹنگ زیادہ بتاتی ہے۔
leaderboard_legend = **تصویر میں:** اوپر والے نمبر؛ ٹوٹی لکیر 1.00 ہے۔
leaderboard_alt = حصے کے حساب سے ہار؛ 1.00 اوسط ہے۔
    { $lines }
leaderboard_alt_won = حصے کے حساب سے جیت؛ 1.00 اوسط ہے۔
    { $lines }
leaderboard_alt_line = { $place }. { $name }: { $share }
leaderboard_rated_title = { -game }: ریٹنگ، { $period }
leaderboard_rated_key = `≈` ریٹنگ، `?` ابھی پکی نہیں، `n` بازیاں۔ کس کا کھیل کتنا مضبوط ہے، دو یا زیادہ لوگوں والی سب بازیوں سے۔ “درمیانے” کمپیوٹر کی ریٹنگ 1,500 ہے۔ جو ریٹنگ ابھی پکی نہیں، وہ آخر میں آتی ہے۔ مدت سے بس یہ طے ہوتا ہے کہ کون نظر آئے گا: جس نے تب سے کوئی بازی کھیلی ہو۔ ریٹنگ یہ بھی دیکھتی ہے کہ میز پر کون تھا، اس لیے برابر والوں کے بیچ بھی ٹھیک رہتی ہے۔
rating_sure = تقریباً { $points }
rating_uncertain = تقریباً { $points }، ابھی پکی نہیں
streak_safe = { $games ->
    [one] 1 بازی میں محفوظ
   *[other] لگاتار { $games } بازیوں میں محفوظ
}
streak_lost = { $games ->
    [one] پچھلی بازی میں ہار
   *[other] لگاتار { $games } بازیوں میں ہار
}
streak_without = { $games ->
    [one] 1 بازی بغیر جیت
   *[other] لگاتار { $games } بازیاں بغیر جیت
}
streak_won = { $games ->
    [one] پچھلی بازی میں جیت
   *[other] لگاتار { $games } بازیوں میں جیت
}
stats_title = { -game }: { $name } کا حساب
stats_none = ابھی ایسی کوئی بازی ختم نہیں ہوئی جو گنی جائے۔
stats_lost = { $games } میں سے { $losses } میں ہار ({ $percent })
stats_won = { $games } میں سے { $wins } میں جیت ({ $percent })
stats_share = حصے کے حساب سے ہاریں: { $share } (1.00 اوسط ہے، کم ہو تو بہتر)
stats_share_won = حصے کے حساب سے جیتیں: { $share } (1.00 اوسط ہے، زیادہ ہو تو بہتر)
stats_streak = اس وقت: { $streak }
stats_longest = سب سے لمبے سلسلے: محفوظ { $safe }، ہار { $lost }
stats_longest_won = سب سے لمبے سلسلے: جیت { $won }، بغیر جیت { $without }
stats_first = سب سے پہلے جان چھڑائی: { $games ->
    [one] ایک بار
   *[other] { $games } بار
}
stats_legend = **تصویر میں:** ہر بازی کے بعد، حصے کے حساب سے ہار۔ بڑا نقطہ ہاری ہوئی بازی ہے، ٹوٹی لکیر 1.00۔
stats_legend_won = **تصویر میں:** ہر بازی کے بعد، حصے کے حساب سے جیت۔ بڑا نقطہ جیتی ہوئی بازی ہے، ٹوٹی لکیر 1.00۔
stats_alt = { $name }: بازی { $first } سے { $last } تک، ہر ایک کے بعد حصے کے حساب سے ہار؛ 1.00 اوسط ہے۔ ہاری ہوئی بازیاں: { $lost }۔ اب: { $share }
stats_alt_won = { $name }: بازی { $first } سے { $last } تک، ہر ایک کے بعد حصے کے حساب سے جیت؛ 1.00 اوسط ہے۔ جیتی ہوئی بازیاں: { $won }۔ اب: { $share }
stats_rating = ریٹنگ: { $rating }
stats_odds = تین “درمیانے” کمپیوٹروں کے ساتھ: 100 میں سے تقریباً { $chance } بازیاں ہارتے
stats_rating_legend = اس کے نیچے: ہر بازی کے بعد کی ریٹنگ؛ وہاں ٹوٹی لکیر 1,500 ہے۔
stats_rating_alt = ان بازیوں کے بعد کی ریٹنگ: پہلی کے بعد { $from }، اب { $to }، سب سے کم { $low }، سب سے زیادہ { $high }
stats_places = کس نمبر پر جان چھوٹی: { $places }
stats_places_won = کس نمبر پر رہے: { $places }
stats_scored = اسکور: سب سے اچھا { $best }، فی بازی { $mean }
stats_place = { $place }. ×{ $times }
stats_figure = { $label }: { $total } (فی بازی { $each })
stats_highest = { "\u200f" }{ $label }: { $value }
stats_opponents = **دوسروں کے مقابلے میں** (ان سے پہلے جان چھوٹی)
stats_opponents_won = **دوسروں کے مقابلے میں** (ان سے اوپر رہے)
stats_opponent = { $name }: { $games } میں سے { $ahead }
stats_daily = **روز کی بازیاں:** { $played } میں سے { $escaped } میں جان چھوٹی۔ اس وقت: { $now }۔ سب سے لمبا: { $best }۔
stats_daily_won = **روز کی بازیاں:** { $played } میں سے { $won } میں جیت۔ اس وقت: { $now }۔ سب سے لمبا: { $best }۔

record_text = بازی { $game } کا ریکارڈ۔ { "\u2066" }`getaway check`{ "\u2069" } اسے دوبارہ چلاتا ہے، { "\u2066" }`getaway verify`{ "\u2069" } جانچتا ہے کہ پتے کیسے پھینٹے گئے۔
verify_title = بازی { $game } کے پتے کیسے بٹے
verify_fair = ✅ پتے وعدے کے مطابق ہیں: یہ اسی راز سے نکلے ہیں جو بانٹنے سے پہلے طے تھا۔
verify_fair_cut = ✅ پتے وعدے کے مطابق ہیں: یہ آپ کے لفظوں سے اور اس راز سے نکلے ہیں جو پہلے لفظ سے بھی پہلے طے تھا۔
verify_good = ✅ مہر، راز، نشان اور بٹے ہوئے پتے آپس میں ملتے ہیں۔
verify_good_cut = ✅ مہر، راز، لفظ اور بٹے ہوئے پتے آپس میں ملتے ہیں۔
verify_bad = ❌ مہر، راز اور بٹے ہوئے پتے آپس میں **نہیں** ملتے۔
verify_commit = **مہر { "\u2066" }(commit){ "\u2069" }،** جو بازی سے پہلے دکھائی گئی: `{ $commit }`
verify_secret = **راز { "\u2066" }(secret){ "\u2069" }،** جو بازی کے بعد دکھایا گیا: `{ $secret }`
verify_ids = **شامل ہونے کے نشان { "\u2066" }(ids){ "\u2069" }،** سیٹوں کی ترتیب سے، اور آخر میں پتے بانٹنے کا: `{ $ids }`
verify_cuts = **ان لفظوں سے کاٹے گئے،** اسی ترتیب میں:
    { $cuts }
verify_cut = { $number }. { $word } ({ $seat })
verify_seed = **بیج { "\u2066" }(seed){ "\u2069" }:** `{ $seed }`
verify_from_ids = { "\u2066" }`secret:{ $game }:ids`{ "\u2069" } (جس میں { "\u2066" }ids{ "\u2069" } کے بیچ کوما ہوں)
verify_from_alone = { "\u2066" }`secret:{ $game }:`{ "\u2069" }
verify_from_cuts = { "\u2066" }`secret:{ $game }:cut:hashes`{ "\u2069" } (ہر لفظ کا { "\u2066" }SHA-256{ "\u2069" }، { "\u2066" }hex{ "\u2069" } میں، اسی ترتیب سے، بیچ میں کوما)
verify_proven_by_ids = **اس سے کیا ثابت ہوتا ہے:** راز پتے بٹنے سے پہلے طے تھا، اور پتے اسی راز اور نشانوں { "\u2066" }(ids){ "\u2069" } سے نکلے ہیں۔ مگر یہ نشان کھلاڑیوں کو کبھی نظر نہیں آتے، اس لیے کوئی بدلا ہوا بوٹ من پسند پتے آنے تک نشان آزما سکتا تھا۔ اس کی گنجائش ہی نہ رہے، اس کے لیے اگلی بار بٹنے سے پہلے **کاٹیں** دبائیں۔
verify_good_alone = ✅ مہر، راز اور بٹے ہوئے پتے آپس میں ملتے ہیں۔
verify_alone = **کسی نے کچھ نہیں ملایا:** سب کو ایک جیسے پتے ملنے تھے۔
verify_proven_alone = **اس سے کیا ثابت ہوتا ہے:** راز دن شروع ہونے سے پہلے طے تھا، جیسا کہ ایک دن پہلے کے بورڈ پر اس کی مہر دکھاتی ہے، اور پتے صرف اسی راز سے نکلے ہیں۔
verify_proven_by_cuts = **اس سے کیا ثابت ہوتا ہے:** راز پہلے لفظ سے بھی پہلے طے تھا، اور پتے صرف راز اور ان لفظوں سے نکلے ہیں۔ جس نے سب سے آخر میں اپنی مرضی کے لفظ سے کاٹا، وہ جانتا ہے کہ یہ پتے کسی نے نہیں چنے۔ جس نے پہلے کاٹا، وہ بھی یہ جانتا ہے، بشرطیکہ بعد کا کوئی لفظ ایسے شخص کا نہ ہو جو بوٹ چلانے والے سے ملا ہوا ہو۔
verify_unproven = **اس سے کیا ثابت نہیں ہوتا:** بوٹ پتے بانٹنے سے انکار کر سکتا ہے، اور جس کی پہنچ اس کے ڈیٹابیس تک ہے وہ چلتی بازی کے پتے دیکھ سکتا ہے۔
verify_how = **خود جانچ لیں:** راز کا { "\u2066" }SHA-256{ "\u2069" } ہی مہر ہے؛ { $formula } کا { "\u2066" }SHA-256{ "\u2069" } بیج ہے؛ اور پتے { "\u2066" }`seed:deal:CARD`{ "\u2069" } کے { "\u2066" }SHA-256{ "\u2069" } کی چڑھتی ترتیب سے بٹے ہیں۔ یا { "\u2066" }`{ -root } record game:{ $game }`{ "\u2069" } سے فائل لیں اور { "\u2066" }`getaway verify FILE`{ "\u2069" } چلائیں۔

## Commands and options, as the list of commands shows them

cmd_start = اس چینل میں میز لگائیں
cmd_join = سیٹ لیں، یا اپنی سیٹ پر واپس آئیں
cmd_leave = اپنی سیٹ چھوڑ دیں
cmd_deal = پتے بانٹیں (میزبان)
cmd_cut = اگلی بار پتے پھینٹنے میں اپنا ایک لفظ ملائیں
cmd_hand = اپنے پتے دیکھیں، اور یہ کہ کیا ڈالا جا سکتا ہے
cmd_table = میز کو چینل کے آخر میں پھر سے دکھائیں
cmd_stop = میز بند کریں؛ بازی شروع ہو چکی ہو تو دوسروں سے پوچھا جائے گا (میزبان)
cmd_hint = آپ کی جگہ کوئی ماہر کھلاڑی کیا کرتا، اور کیوں
cmd_daily = آج کی بازی: سب کے لیے ایک جیسے پتے، سامنے صرف کمپیوٹر
cmd_leaderboard = اس سرور میں کس کی کتنی ہاریں، اور ریٹنگ
cmd_stats = ایک کھلاڑی کا حساب
cmd_record = ختم ہوئی بازی کا ریکارڈ، فائل میں
cmd_verify = ختم ہوئی بازی کے پتے کیسے بٹے تھے
cmd_rules = قاعدے، مختصر
cmd_settings = اس سرور کی ترتیبات { "\u2066" }(Manage Server){ "\u2069" }
cmd_language = جو صرف آپ کو نظر آتا ہے، اس کی زبان
cmd_help = چار چھوٹے صفحوں میں پہلی بازی
cmd_forget-me = جو کچھ محفوظ ہے، اس سب سے اپنا نام مٹائیں

opt_computers = کتنے کمپیوٹر کھلاڑی بیٹھیں
opt_level = کمپیوٹر کتنا اچھا کھیلیں
opt_turn_seconds = ہر باری کے سیکنڈ، 15 سے 259200 (تین دن)؛ گھڑی کے بغیر 0
opt_thread = میز کو اپنا الگ تھریڈ ملے یا نہیں؛ میز بند ہونے پر وہ آرکائیو ہو جاتا ہے
opt_friendly = بازیاں کہیں نہ گنی جائیں: نہ لیڈر بورڈ، نہ ریٹنگ، اور میزبان بازی ختم کر سکتا ہے
opt_watch = سب کے پتے کون دیکھے: کوئی نہیں، یا جو بازی سے نکل جائے، اگر سب راضی ہوں
opt_cup = اتنی بازیوں کا کپ، 2 سے 10؛ جتنے کھلاڑی آپ سے پیچھے رہیں اتنے پوائنٹ؛ 0: کپ نہیں
opt_period = کب سے
opt_by = نتیجے، یا ریٹنگ: کس کا کھیل کتنا مضبوط ہے
opt_player = کس کا حساب؛ خالی ہو تو آپ کا
opt_game = بازی کا نمبر؛ خالی ہو تو اس چینل کی آخری
opt_word = آپ کا لفظ، 1 سے 40 حروف؛ خالی ہو تو ایک فارم کھلے گا
opt_hints = کیا کھلاڑی مشورہ مانگ سکتے ہیں
opt_daily = کیا آج کی بازی ہو
opt_colours = پتوں کے کتنے رنگ ہوں؛ چار میں چڑی ہری اور اینٹ نیلی ہوتی ہے
opt_cards = پتے، بازیاں اور حساب تصویروں کے ساتھ ہوں یا نہیں
opt_who_starts = میز کون لگا سکتا ہے
setting_language = زبان
setting_who_starts = میز کون لگا سکتا ہے
setting_hints = مشورے
setting_daily = آج کی بازی
setting_nudge_seconds = اتنے سیکنڈ خاموشی پر یاد دلائیں
setting_colours = پتوں کے رنگ
setting_cards = پتے
setting_turn_seconds = ہر باری کے سیکنڈ
setting_computers = کمپیوٹر کھلاڑی
setting_level = کمپیوٹر کتنا اچھا کھیلیں
setting_thread = ہر میز کا اپنا تھریڈ
setting_friendly = دوستانہ بازیاں
setting_watch = سب کے پتے کون دیکھے
setting_cup = کپ: کتنی بازیاں
setting_house = قاعدوں کا مجموعہ
opt_language = کون سی زبان

choice_easy = آسان
choice_normal = درمیانہ
choice_hard = مشکل
choice_clockwise = گھڑی کے رخ
choice_anticlockwise = گھڑی کے الٹے رخ
choice_all = شروع سے اب تک
choice_month = پچھلے 30 دن
choice_week = پچھلے 7 دن
choice_results = نتیجے
choice_rating = ریٹنگ
choice_automatic = ہر کسی کے ڈسکارڈ کی زبان
choice_server = جو اس سرور کی ہو
choice_english = English
choice_hindi = हिन्दी (Hindi)
choice_urdu = اردو (Urdu)
choice_punjabi = ਪੰਜਾਬੀ (Punjabi)
choice_punjabi_shahmukhi = پنجابی (Punjabi, Shahmukhi)
choice_bengali = বাংলা (Bengali)
choice_on = ہاں
choice_off = نہیں
choice_yes = ہاں
choice_no = نہیں
choice_two = دو
choice_four = چار
choice_pictures = تصویریں
choice_text = لکھائی
choice_everyone = سب
choice_managers = سرور سنبھالنے والے
choice_nobody = کوئی نہیں
choice_out = جو بازی سے نکل جائے

permission_view = چینل دیکھنا { "\u2066" }(View Channel){ "\u2069" }
permission_send = پیغام بھیجنا { "\u2066" }(Send Messages){ "\u2069" }
permission_thread = تھریڈ میں پیغام بھیجنا { "\u2066" }(Send Messages in Threads){ "\u2069" }
permission_create_threads = عوامی تھریڈ بنانا { "\u2066" }(Create Public Threads){ "\u2069" }
permission_embed = لنک ایمبیڈ کرنا { "\u2066" }(Embed Links){ "\u2069" }

option_nudge = جو { $seconds } سیکنڈ تک کچھ نہ کرے اسے یاد دلایا جاتا ہے
option_no_nudge = سست میزوں کے سوا، دیر ہونے پر کسی کو یاد نہیں دلایا جاتا
nudge = { $who }، آپ کی باری ہے۔
nudge_again = { $who }، ابھی بھی آپ کی باری ہے۔ وقت ختم ہوگا: { $ends }۔
nudge_played = { $who }: آپ کا وقت ختم ہو گیا؛ کمپیوٹر نے { $cards } کھیلا۔
nudge_moved = { $who }: آپ کا وقت ختم ہو گیا؛ کمپیوٹر نے آپ کی جگہ کھیلا۔ { $what }
stop_vote = { $who } کی تجویز ہے کہ یہ بازی نتیجے کے بغیر ختم کر دی جائے۔ جو ابھی کھیل رہے ہیں، سب راضی ہوں تو بازی یہیں ختم۔ ورنہ ان کی سیٹ کمپیوٹر لے لے گا، باقی لوگ کھیلتے رہیں گے، اور بازی گنی جائے گی۔ وقت ختم ہوگا: { $ends }۔ تب تک کھیل چلتا رہے گا۔
stop_agreed = راضی: { $names }
stop_asked = جواب باقی: { $names }
nudge_stop = { $who }، کیا آپ یہ بازی نتیجے کے بغیر ختم کرنے پر راضی ہیں؟ ہاں، تو میز پر **{ button_agree_stop }** دبائیں۔ وقت ختم ہوگا: { $ends }۔
stand_in = { $who } کی یہ باری دس منٹ سے چل رہی ہے۔ باقی لوگوں میں سے آدھے سے زیادہ **{ button_let_computer_play }** دبا دیں تو ان کے کچھ کرنے تک کمپیوٹر کھیلے گا۔
stand_in_wanted = چاہتے ہیں: { $names }
history_title = بازی { $game } کا حال
history_none = ابھی تک کچھ نہیں ہوا۔
history_page = صفحہ { $page }/{ $pages }
button_history = اب تک کا حال
button_earlier = پیچھے
button_later = آگے
button_back_to = واپس
opt_nudge_seconds = کتنے سیکنڈ کچھ نہ کرنے پر یاد دلایا جائے؛ 0 یعنی کبھی نہیں
permission_allow = یہ اجازت آپ دے سکتے ہیں: { "\u2066" }**Edit Channel → Permissions → { $role }**{ "\u2069" }، یا سب چینلوں کے لیے { "\u2066" }**Server Settings → Roles → { $role }**{ "\u2069" }۔
permission_ask = چینل سنبھالنے والوں میں سے کسی سے کہیں: یہ { "\u2066" }**Edit Channel → Permissions → { $role }**{ "\u2069" } میں ملے گی۔ یا کوئی اور چینل چنیں۔
permission_of_thread = تھریڈ کے لیے یہ اُس چینل میں دی جاتی ہے جس کا وہ تھریڈ ہے۔

## A first game, and how the bot introduces itself

button_start = میز لگائیں
button_new_table = نئی میز
button_help = مدد
button_previous = پچھلا
button_next = اگلا
help_title = { -game }: { $page ->
    [aim] کھیل کیا ہے
    [turn] ایک باری
    [buttons] بٹن
   *[end] بازی کیسے ختم ہوتی ہے
} ({ $number }/{ $count })
help_buttons =
    آپ کے پتے میز کے عین نیچے خود آ جاتے ہیں، اور صرف آپ کو نظر آتے ہیں۔ ہر اس چال کا بٹن ہوتا ہے جو آپ چل سکتے ہیں۔

    میز کے پیغام کے نیچے یہ بٹن ہیں:
    { "" }**{ button_hand }** سے آپ کے پتے پھر آ جاتے ہیں۔
    { "" }**{ button_history }** بتاتا ہے کہ اب تک کیا ہوا۔

    مختصر قاعدے **{ button_rules }** میں ہیں۔ سمجھ نہ آئے کہ کیا چلیں؟ پتوں کے نیچے **{ button_hint }** بتاتا ہے کہ کوئی ماہر کھلاڑی کیا کرتا۔ وقت ختم ہو جائے تو وہ ایک چال کمپیوٹر چل دیتا ہے۔
help_forced = چننے کو ایک ہی پتا ہو؟ **{ button_by_itself }** دبائیں: تب سے ایسے پتے خود بخود ڈال دیے جاتے ہیں۔
help_again = نتیجے کے نیچے **{ button_again }** دبانے سے انہی کھلاڑیوں کی اگلی بازی بٹتی ہے۔
help_stop = **کسی کو جانا ہے؟** { "\u2066" }`{ -root } leave`{ "\u2069" } سے سیٹ کمپیوٹر کو مل جاتی ہے۔ { "\u2066" }`{ -root } stop`{ "\u2069" } ان سب سے پوچھتا ہے جو ابھی کھیل رہے ہیں کہ بازی نتیجے کے بغیر ختم کر دیں یا نہیں۔
help_start = **اب آپ:** اس چینل میں ابھی کوئی نہیں کھیل رہا۔ **{ button_start }** دبانے سے میز لگتی ہے۔ دوست **{ button_join }** دبائیں، خالی سیٹوں پر کمپیوٹر بیٹھ سکتے ہیں، اور پھر آپ **{ button_deal }** دبائیں۔
help_join = **اب آپ:** اس چینل میں ایک میز لگی ہے۔ **{ button_join }** سے سیٹ لیں۔ بازی چل رہی ہو تو پتے اگلی بازی میں ملیں گے۔
help_play = **اب آپ:** اس چینل کی میز پر آپ کی سیٹ ہے۔ اس کے نیچے **{ button_hand }** سے اپنے پتے دیکھیں۔
help_marked = { $card } (نشان والا)
help_face_down = ایک الٹا پتا
introduction = السلام علیکم! یہیں چینل میں میرے ساتھ تاش کھیلیں۔ آپ کے پتے صرف آپ کو نظر آتے ہیں، خالی سیٹوں پر کمپیوٹر بیٹھ سکتے ہیں، اور کوئی بھی جانچ سکتا ہے کہ پتے ایمانداری سے پھینٹے گئے۔ کھیل کا بٹن دبائیں تو میز لگ جاتی ہے: { $games }۔ **{ button_help }** چار چھوٹے صفحوں میں پہلی بازی دکھاتا ہے۔ میری زبان چننے کے لیے { "\u2066" }`{ -root } settings`{ "\u2069" } لکھیں۔

## طے کی ہوئی محفلیں

plan_title = { $game }: کھیلیں؟
plan_organiser = { $name } کا بلاوا
plan_weekly = ہر ہفتے اسی وقت
plan_in = **ہاں ({ $count }):** { $names }
plan_maybe = **شاید ({ $count }):** { $names }
plan_out = **اس بار نہیں ({ $count }):** { $names }
plan_others = اور { $count }
plan_opened = میز لگ گئی: { $link }
plan_waits = یہاں ابھی ایک اور میز چل رہی ہے۔ اس کے بند ہوتے ہی یہ میز لگے گی۔
plan_called_off = یہ محفل منسوخ ہو گئی۔
plan_nobody = کوئی نہیں آ رہا تھا، اس لیے میز نہیں لگی۔
plan_no_table = اس وقت میز نہیں لگ سکی۔ معذرت! { "\u2066" }`{ -root } start`{ "\u2069" } سے میز لگے گی۔
plan_reminder = { $who } { $game } شروع ہوگا: { $begins }۔ { $link }
plan_changes = **یہ محفل: { $page }** (جو چنیں، فوراً محفوظ ہو جاتا ہے)
table_changes = **یہ میز: { $page }** (جو چنیں، فوراً محفوظ ہو جاتا ہے)
done_configured = بدل دیا گیا۔ لابی میں نظر آئے گا۔
weekdays = پیر منگل بدھ جمعرات جمعہ ہفتہ اتوار
plan_understood = { $weekday }، { "\u2066" }{ $date } ({ $zone }){ "\u2069" }
zone_choice = { $place }، { "\u2066" }{ $clock } ({ $zone }){ "\u2069" }
ask_zone = “{ "\u2068" }{ $typed }{ "\u2069" }” کس ٹائم زون کا وقت ہے؟ چن لیں، پھر یاد رہے گا۔
select_zone = آپ کا ٹائم زون
button_in = ہاں، میں بھی
button_maybe = شاید
button_out = اس بار نہیں
button_change = بدلیں
button_time = وقت
form_time = { button_time } { "\u2066" }({ $zone }){ "\u2069" }
button_call_off = منسوخ کریں
button_call_off_one = { $number } منسوخ کریں
done_noted = لکھ لیا۔ بلاوے میں ابھی نظر آ جائے گا۔
plans_title = طے شدہ محفلیں
plans_none = ایسی کوئی محفل طے نہیں جو آپ دیکھ سکیں۔ وقت کے ساتھ { "\u2066" }`{ -root } plan`{ "\u2069" } سے ایک طے کریں۔
plans_line = { "\u200f" }**{ $number }.** { $game }، { $when }: { $link }
plan_call_off = { $when } کی محفل منسوخ کریں؟ یہ واپس نہیں ہو سکے گا۔
lobby_late = **ابھی انتظار ہے:** { $names }۔ ان کی سیٹیں { $until } تک رکھی ہیں۔ پتے پہلے بٹ گئے تو ان کے آنے تک کمپیوٹر کھیلیں گے۔
lobby_missing = **{ $missing } { $missing ->
    [one] اور چاہیے۔
   *[other] اور چاہییں۔
}** کسی کو بلا لیں، یا کمپیوٹروں کے ساتھ کھیلنے کے لیے **{ $button }** دبائیں۔
refuse_zone = “{ "\u2068" }{ $typed }{ "\u2069" }” نام کا ٹائم زون نہیں ملا۔ { "\u2066" }`zone`{ "\u2069" } میں شہر لکھیں اور فہرست سے چنیں۔
refuse_zone_which = “{ "\u2068" }{ $typed }{ "\u2069" }” سے کئی ٹائم زون مراد ہو سکتے ہیں: { "\u2068" }{ $zones }{ "\u2069" }۔ { "\u2066" }`zone`{ "\u2069" } میں شہر لکھیں اور فہرست سے چنیں۔
refuse_plan_over = یہ محفل ہو چکی یا منسوخ ہو گئی۔ { "\u2066" }`{ -root } plan`{ "\u2069" } سے دوسری طے کریں۔
refuse_not_organiser = اسے صرف وہی بدل سکتے ہیں جنہوں نے یہ محفل طے کی، یا وہ جنہیں یہاں کے پیغام سنبھالنے کی اجازت ہو۔
refuse_too_many_plans = اس سرور میں پہلے ہی { $most } محفلیں طے ہیں۔ پہلے ایک منسوخ کرنی ہوگی: وقت کے بغیر { "\u2066" }`{ -root } plan`{ "\u2069" } سے سب نظر آئیں گی۔
refuse_too_many_own_plans = آپ یہاں پہلے ہی { $most } محفلیں طے کر چکے ہیں۔ پہلے ایک منسوخ کریں: وقت کے بغیر { "\u2066" }`{ -root } plan`{ "\u2069" } سے سب نظر آئیں گی۔
when_word = “{ $word }” سے وقت سمجھ نہیں آیا۔ ایک دن اور ایک وقت لکھیں، جیسے { "\u2066" }20:00, tomorrow 8pm, fri 20:00, in 2 hours, 2026-12-24 19:30{ "\u2069" }
when_no_time = کتنے بجے، صبح یا شام؟ جیسے { "\u2066" }fri 20:00, fri 8pm{ "\u2069" }
when_date = دن کون سا ہے اور مہینہ کون سا؟ { "\u2066" }2026-12-24{ "\u2069" } یا { "\u2066" }24 dec{ "\u2069" } لکھیں۔
when_past = وہ وقت گزر چکا۔ آگے کا کوئی وقت چنیں۔
when_far = یہ بہت دور ہے: زیادہ سے زیادہ { $months } مہینے آگے تک طے کر سکتے ہیں۔
when_zone = کہاں کا وقت؟ { "\u2066" }zone:{ "\u2069" } میں ایک بار اپنا ٹائم زون چنیں؛ پھر یاد رہے گا۔
cmd_plan = محفل طے کریں، میز خود لگ جائے گی۔ وقت نہ لکھیں تو طے شدہ محفلیں نظر آئیں گی
opt_when = کب: { "\u2066" }20:00, tomorrow 8pm, fri 20:00, in 2 hours{ "\u2069" }
opt_zone = آپ کا ٹائم زون؛ یاد رہے گا
opt_repeat = ہر ہفتے دہرائیں؛ خالی ہو تو ایک ہی بار
choice_weekly = ہر ہفتے
recap_title = تو یہ تھی ہماری محفل
recap_games = { $games } بازیاں، { $hours ->
    [0] { $minutes } منٹ
    [1] 1 گھنٹا { $minutes } منٹ
   *[other] { $hours } گھنٹے { $minutes } منٹ
}۔
recap_kinds = **کھیل:** { $kinds }
recap_lost = **ہار کس کے حصے میں آئی:** { $who }
recap_won = **جیت کس کے نام رہی:** { $who }
recap_count = { "\u200f" }{ $name } ({ $count })
recap_lost_nobody = آپ میں سے کوئی نہیں ہارا۔
recap_won_nobody = آپ میں سے کوئی نہیں جیتا۔
recap_praise = 👏 **شاباش:** { $people }
recap_praised = { "\u200f" }{ $name } ({ $what })
recap_never_lost = ایک بار بھی ہار نہیں
recap_played = { $games ->
    [one] 1 بازی میں ساتھ
   *[other] { $games } بازیوں میں ساتھ
}
recap_legend = **تصویر میں:** حصے کے حساب سے؛ ٹوٹی لکیر 1.00 ہے۔ { $names }
recap_moment = ✨ { $moment } (بازی { $game })
recap_moment_of = ✨ { $moment } ({ $kind }، بازی { $game })
button_same_time = اگلے ہفتے اسی وقت؟
set_recap_on = محفل ختم ہو تو اس کا حال بتایا جاتا ہے
set_recap_off = محفل ختم ہونے پر اس کا حال نہیں بتایا جاتا
opt_recap = محفل ختم ہو تو اس کا حال بتایا جائے یا نہیں
setting_recap = محفل کے بعد اس کا حال
month_title = مہینے کے بہترین: { $month }
month_name = { $month ->
    [1] جنوری
    [2] فروری
    [3] مارچ
    [4] اپریل
    [5] مئی
    [6] جون
    [7] جولائی
    [8] اگست
    [9] ستمبر
    [10] اکتوبر
    [11] نومبر
   *[12] دسمبر
} { $year }
month_kind = **{ $kind }** ({ $games ->
    [one] 1 بازی
   *[other] { $games } بازیاں
})
month_lost = { "\u200f" }{ $name }: { $games } میں سے { $tally } میں ہار (حصے کا { $share })
month_won = { "\u200f" }{ $name }: { $games } میں سے { $tally } میں جیت (حصے کا { $share })
month_key = حصہ: 1.00 اوسط ہے۔
set_monthly_on = مہینہ ختم ہو تو ہر کھیل کے تین بہترین کھلاڑی بتائے جاتے ہیں
set_monthly_off = مہینہ ختم ہونے پر کوئی پوسٹ نہیں آتی
opt_monthly = مہینہ (UTC) ختم ہو تو ہر کھیل کے تین بہترین کھلاڑی بتائے جائیں یا نہیں
setting_monthly = مہینے کے تین بہترین
