# What every game says, in Punjabi (Shahmukhi). English (en.ftl) has every message and is the pattern for
# this file. The marks \u2066 and \u2069 keep cards and commands left to right within the sentence. The
# plural form `one` also holds for 0. Sentences about one player fit women and men alike where that sounds
# natural.
# The program marks lines that begin or end with something else; pieces of a line without a letter of
# this script have the mark \u200f themselves.

## Names

somebody = کوئی کھڈاری
somebody_named = { somebody }
suit = { $suit ->
    [S] حکم
    [H] پان
    [D] اینٹ
   *[C] چڑی
}
card_in_words = { $suit } { $rank ->
    [A] دا یکہ
    [K] دا بادشاہ
    [Q] دی بیگم
    [J] دا غلام
   *[other] دا { $rank }
}
seat_number = سیٹ { $number }
seat_sign = { $sign }{ "\u00A0" }{ $number }{ "\u00A0" }{ $name }
seat_slow = { $name } (کمپیوٹر کھیڈ رہیا اے)
seat_absent = { $name } (میز چھڈ دتی؛ کمپیوٹر کھیڈ رہیا اے)
seat_hurried = { $name } (ویلے سر کھیڈن تیکر ہر واری { $time })
seat_host = { $name } (میزبان)
host_passed_on = { $from } نے چوکھے چر توں کجھ نہیں کیتا، ایس لئی ہن میزبان { $to }۔
seat_computer = { $name } ({ $level })

## The lobby

lobby_title = { $name }: میز سج گئی، آ جاؤ
lobby_closed_title = { $name }: بازی { $game } شروع ہو گئی
lobby_seats = **بھریاں سیٹاں:** { $count }؛ { $least } توں { $most } تیکر کھیڈ سکدے نیں
lobby_seat = { "\u200f" }{ $number }. { $name }{ "\u200f" }
lobby_fills = خالی سیٹاں تے کمپیوٹر ({ $level }) بیٹھن گے۔
# $chance
odds = ایس میز تے تسیں 100 وچوں تقریباً { $chance } بازیاں ہاروگے۔
# $chance
odds_joined = ہن بیٹھو تے تسیں 100 وچوں تقریباً { $chance } بازیاں ہاروگے۔
odds_uncertain = تہاڈی ریٹنگ ہالے پکی نہیں، ایس لئی ایہہ کافی بدل سکدا اے۔
odds_alone = ایہدے لئی میز تے کوئی ہور وی چاہیدا اے۔
waiting = **اگلی بازی وچ:** { $who }
lobby_options = **ایس میز دے قاعدے:** { $options }
commit = بازی { $game } دی ایماندار پھینٹائی: `{ $commit }`
cut_line = { "\u200f" }✂️ { $name }: { $word }
cuts_void = **ہن تیکر دے لفظ ہن نہیں گنے جان گے۔** سیٹاں یا قاعدے بدل گئے نیں: چاہو تے فیر کٹو۔
watch_missing = **کھلے پتے:** جیہڑا بازی وچوں نکل جاوے اوہ سب دے پتے ویکھ سکدا اے، جے سارے راضی ہون۔ باقی: { $names }
watch_agreed = **کھلے پتے:** سارے راضی نیں کہ جیہڑا بازی وچوں نکل جاوے اوہ سب دے پتے ویکھ سکدا اے۔
cut_title = پتے کٹو
cut_label = اپنا کوئی لفظ، یا ایہو رہن دیو
cut_suggestions = امب دیوا ندی پتنگ الاچی کنکر ساون چڑی مخمل چاننی بدل گیندا پھلکاری تارا کیسر باغ سموسہ جھرنا کنول پھوہار ادرک املی مور جلیبی

option_clock = ہر واری { $seconds } سیکنڈ
option_clock_long = ہر واری { $time }
option_no_clock = کوئی گھڑی نہیں: واری 10 منٹ توں لمی ہو جاوے تے باقی کمپیوٹر نوں کھیڈن دے سکدے نیں
time_seconds = { $seconds } سیکنڈ
time_minutes = { $minutes } منٹ
time_hours = { $hours ->
    [one] { $hours } گھنٹا
   *[other] { $hours } گھنٹے
}
time_days = { $days } دن
option_line = { $label }: { $value }
set_who_starts_everyone = میز کوئی وی لا سکدا اے
set_who_starts_managers = میز صرف سرور سنبھالن والے لا سکدے نیں
set_hints_on = صلاح ملے گی
set_hints_off = صلاح بند اے
set_daily_on = اج دی بازی کھلی اے
set_daily_off = اج دی بازی بند اے
set_colours_two = پتے دو رنگاں وچ: کالے تے لال
set_colours_four = پتے چار رنگاں وچ: ♠ حکم کالا، ♥ پان لال، ♦ اینٹ نیلی، ♣ چڑی ہری
set_cards_pictures = پتے، بازیاں تے حساب تصویراں نال
set_cards_text = تصویراں نہیں، صرف لکھت
option_threads = ہر میز اپنے وکھرے تھریڈ وچ لگدی اے
option_no_threads = میز چینل وچ ای لگدی اے
option_friendly = دوستانہ: بازی کتے نہیں گنی جاندی
option_watch = جیہڑا نکل جاوے اوہ سب دے پتے ویکھ سکدا اے، جے سارے راضی ہون
option_cup = { $games } بازیاں دا کپ
option_computers = { $count ->
    [0] کوئی کمپیوٹر کھڈاری نہیں
    [one] { $count } کمپیوٹر کھڈاری ({ $level })
   *[other] { $count } کمپیوٹر کھڈاری ({ $level })
}

ended_title = ایہہ میز بند ہو گئی
ended_stopped = { $who } نے میز بند کر دتی۔
ended_unfinished = { $who } نے میز بند کر دتی۔ ادھوری بازی نہیں گنی جاوے گی۔
ended_replaced = { $who } نے ایتھے دوجی میز شروع کیتی اے۔
ended_agreed = { $who } نے میز بند کر دتی، تے باقی جیہڑے کھیڈ رہے سن، سارے راضی سن۔ بازی دا کوئی نتیجہ نہیں۔
ended_idle = ادھے گھنٹے توں ایتھے کجھ نہیں ہویا۔
ended_idle_slow = ست دناں توں ایتھے کجھ نہیں ہویا۔
ended_deserted = سارے اٹھ کے ٹر گئے۔
ended_channel = چینل ای نہیں رہیا۔
ended_without_result = بازی { $game } نتیجے توں بغیر ختم ہوئی۔ **{ button_verify }** تے **{ button_daily_record }** ایہدے پتے وکھاندے نیں تے ایہہ کہ اوہ کیویں پھینٹے گئے۔

## A trick

turn_clock = { $due } ویلا ختم ہووے گا: { $ends }۔

## The result

outcome_title = بازی { $game } ختم
outcome_rest = بازی { $game } بارے ہور:
outcome_uncounted = لیڈر بورڈ وچ نہیں گنی جاوے گی: اوہدے لئی دو لوک چاہیدے نیں۔
outcome_rated = ریٹنگ، تے قوساں وچ ایہہ کہ ایہو جہی میز تے 100 وچوں کنیاں بازیاں ہاردے: { $changes }
outcome_rated_won = ریٹنگ: { $changes }
# $name, $change, $chance
outcome_rated_seat = { $name } { $change } ({ $chance })
# $name, $change
outcome_rated_seat_won = { $name } { $change }
outcome_rated_anew = ریٹنگ ہن بہتر طریقے نال کڈھی جاندی اے۔ ایتھے کھیڈیاں بازیاں توں سب دی ریٹنگ نویں سرے توں کڈھی گئی اے، ایس لئی تہاڈی پہلاں نالوں وکھری ہو سکدی اے۔
outcome_hinted = { $name }: { $hints ->
    [one] { $hints } صلاح نال
   *[other] { $hints } صلاحاں نال
}
without_result = ایہہ بازی نتیجے توں بغیر ختم ہوئی۔
outcome_played_on = باقی بازی کمپیوٹراں نے فوراً کھیڈ لئی۔
outcome_joined = **نویں کھڈاری:** { $names }
outcome_left = **میز چھڈی:** { $names }
series = { $games ->
    [one] **ایس سیریز دیاں ہاراں** ({ $games } بازی)
   *[other] **ایس سیریز دیاں ہاراں** ({ $games } بازیاں)
}
series_won = { $games ->
    [one] **ایس سیریز دیاں جتاں** ({ $games } بازی)
   *[other] **ایس سیریز دیاں جتاں** ({ $games } بازیاں)
}
series_seat = { "\u200f" }{ $name }: { $tally }
series_evening = **اج دی محفل** ({ $games } بازیاں)
cup_points = 🏆 **کپ، { $games } وچوں بازی { $game }:** { $points }
cup_won = 🏆 **کپ { $who } دے ناں رہیا!** پوائنٹ: { $points }
cup_shared = 🏆 **کپ سانجھا رہیا: { $who }!** ہر اک دے پوائنٹ: { $points }
cup_legend = کپ دی ہر بازی مگروں ساریاں دے پوائنٹ۔
    { $names }
cup_alt = کپ دی ہر بازی مگروں پوائنٹ۔
    { $lines }
cup_player = { "\u200f" }{ $number } { $name }: { $points }

## A thread of its own

thread_name = { -game }: { $host }
thread_over = { $thread } وچ { -game } مک گئی۔ کُل بازیاں: { $games }۔
thread_last = آخری (بازی { $game }): { $result }
thread_computer = اک کمپیوٹر ({ $level })

## A hand

hand_heading = **تہاڈے پتے** ({ $count ->
    [0] کوئی نہیں
    [one] { $count } پتا
   *[other] { $count } پتے
})
hand_suit = { "\u200f" }{ $symbol } { $suit }: **{ $cards }**{ "\u200f" }
own_wait = ہالے تہاڈی واری نہیں۔
own_stop_asked = { $who } دی تجویز اے کہ ایہہ بازی نتیجے توں بغیر ختم کر دتی جاوے۔ **{ button_keep_playing }** دبن تے بازی چلدی رہوے گی تے اوہناں دی سیٹ کمپیوٹر لے لوے گا۔
own_ahead = پتے پہلوں توں وکھائے گئے (تسیں سارے تیز کھیڈ رہے او، تے ڈسکارڈ مینوں ہر منٹ کجھ ای لوکاں دے پتے نویں سریوں وکھان دیندا اے): میز دا سنیہا تہاڈی واری دسے تے چنو۔
own_slow = تہاڈی تھاں کمپیوٹر کھیڈ رہیا اے۔ چال چلو یا **میں حاضر آں** دبو، تے کھیڈ فیر تہاڈے ہتھ۔
open_hands_title = بازی { $game }: ایس ویلے سب دے پتے
open_hand = { "\u200f" }{ $name } ({ $count }): { $cards }{ "\u200f" }
open_hands_note = ایہہ صرف تہانوں دسدا اے تے انج ای رہندا اے: اگے دی حالت لئی **{ button_watch }** فیر دبو۔
select_card = پتا سٹو: { $from } توں { $to } تیکر

## Buttons

button_join = آ بیٹھو
button_leave = اٹھ جاؤ
button_deal = پتے ونڈو
button_cut = کٹو
button_fill = { $seats } تیکر بھر کے ونڈو
button_again = اک ہور بازی
button_hand = میرے پتے
button_watch = سب دے پتے
button_let_watch = کھلے پتیاں تے راضی
button_rules = قاعدے
button_odds = امکان
button_back = میں حاضر آں
button_stop = میز بند کرو
button_keep_playing = جاری رکھو
button_agree_stop = ختم کرو
button_take_back_stop = واپس
button_let_computer_play = کمپیوٹر نوں کھیڈن دیو
button_hint = صلاح
button_why = کیوں؟
button_by_itself = اکلا پتا آپے سٹیا جاوے
button_not_by_itself = اکلا پتا میں آپ سٹاں
button_forget = میرا ناں مٹا دیو
button_never = رہن دیو
button_review = بازی دا جائزہ
button_replay = ریپلے
button_deciding = ⭐ فیصلہ
button_share_picture = تصویر وکھاؤ
button_other = کجھ ہور کھیڈیے
button_open_thread = تھریڈ وچ کھولو
ask_other = کیہ کھیڈنا اے؟ ایس میز دے لوکاں دی سیٹ نویں میز تے وی رہوے گی، جنیاں سیٹاں اوتھے ہون۔
ask_language = جیہڑا صرف تہانوں دسدا اے، اوہ تسیں کیہڑی زبان وچ پڑھنا چاہندے او؟
button_options = آپشن
button_rest = ہور
button_verify = پرکھو
button_details = تفصیل

## What was done

done_joined = سیٹ { $number } تہاڈی ہوئی۔ ونڈے جاندیاں ای تہاڈے پتے ایتھے آ جان گے۔
done_cut = تسیں “{ $word }” نال پتے کٹے۔ میز تے سارے ایہنوں ویکھ سکدے نیں؛ نواں لفظ لکھو گے تے اوہ ایہدی تھاں لے لوے گا۔
done_filled_up = خالی سیٹاں تے کمپیوٹر بیٹھ گئے نیں۔ ایس نال پھینٹن دے لفظ ہن نہیں گنے جان گے، ایس لئی پتے ہالے نہیں ونڈے گئے: جیہڑا چاہوے فیر کٹ لوے، فیر تسیں ونڈو۔
done_back = سیٹ فیر تہاڈی اے۔
done_seated = سیٹ { $number } پہلاں ای تہاڈی اے۔
done_left = تسیں میز چھڈ دتی۔ تھاں ہوئی تے { "\u2066" }`{ -root } join`{ "\u2069" } نال فیر آ بیٹھو۔
done_left_game = تسیں میز چھڈ دتی۔ جدوں تیکر تسیں { "\u2066" }`{ -root } join`{ "\u2069" } نال واپس نہیں آندے، تہاڈی تھاں کمپیوٹر کھیڈے گا۔
done_waiting = ہالے بازی چل رہی اے، ذرا ٹھہرو: اگلی وچ پتے تہانوں وی ملن گے تے ایتھے ای آ جان گے۔ اودوں تیکر نظارہ ویکھو: جو ساریاں دے سامنے اے اوہ میز دا سنیہا تے **ہن تیکر دا حال** دسدے نیں۔
done_waits_no_more = ٹھیک اے، ہن تسیں اڈیک وچ نہیں: اگلی بازی تہاڈے بغیر ونڈی جاوے گی۔
done_dealt = بازی { $game } دے پتے ونڈے گئے۔
done_stopped = میز بند ہو گئی۔
done_stop_asked = میز دا سنیہا باقیاں نوں پچھ رہیا اے۔ ویلا ختم ہووے گا: { $ends }۔ اودوں تیکر کھیڈ چلدی رہوے گی۔
done_stop_alone = ہن ہور کوئی نہیں کھیڈ رہیا، ایس لئی تہاڈی سیٹ کمپیوٹر نے لے لئی اے۔ بازی پوری ہووے گی، تے اوہ گنی جاوے گی۔ { "\u2066" }`{ -root } join`{ "\u2069" } نال سیٹ واپس مل جاندی اے۔
done_agreed = تسیں بازی نتیجے توں بغیر ختم کرن تے راضی او۔ کیہدا جواب باقی اے، میز دا سنیہا دسدا اے۔
done_lets_watch = تسیں راضی او کہ جیہڑا اگلی بازی وچوں نکل جاوے اوہ سب دے پتے ویکھے۔ ایہہ اودوں لاگو ہووے گا جدوں ایتھے سارے راضی ہون، تے اودوں تیکر ای جدوں تیکر ایتھے ایہو لوک بیٹھے نیں۔
done_lets_watch_not = ہن تسیں کھلے پتیاں تے راضی نہیں، ایس لئی پتے بند رہن گے۔
done_kept_playing = بازی چلدی رہوے گی، تے جنہاں پچھیا سی اوہناں دی سیٹ کمپیوٹر لے رہیا اے۔
done_stop_taken_back = تسیں گل واپس لے لئی، تے بازی چلدی رہوے گی۔
done_wants_computer = ٹھیک اے۔ اڈیک کرن والیاں وچوں ادھے توں ودھ چاہن تے کمپیوٹر کھیڈے گا۔
done_computer_plays = ہن کمپیوٹر کھیڈے گا، جدوں تیکر اوہ آپ کجھ نہ کرن۔
done_settings = سانبھ لیا۔ ایس سرور وچ نویاں میزاں ہن اینج لگن گیاں:
settings_title = **ایس سرور دیاں سیٹنگاں: { $page }** (چندیاں ای سانبھیاں جاندیاں نیں)
page_server = عام
page_messages = سنیہے
page_tables = میزاں
page_players = کھڈاری تے گھڑی
page_rules = قاعدے
page_again = { $page }، حصہ { $number }
done_forgotten = تہاڈا ناں مٹا دتا گیا۔ تہاڈیاں کھیڈیاں بازیاں رہن گیاں، بس تہاڈے ناں توں بغیر۔
done_language = ہن توں ہر سرور وچ تہاڈے نال ایسے زبان وچ گل ہووے گی۔
done_no_language = ہن توں تہاڈے نال ایس سرور دی زبان وچ گل ہووے گی، یا تہاڈے ڈسکارڈ دی زبان وچ۔
done_by_itself = ہن توں جدوں سٹن نوں اکو پتا ہووے گا، تے اوہ تھوڑی دیر وچ آپے سٹ دتا جاوے گا، ہر میز تے۔
done_not_by_itself = ہن توں ہر میز تے ہر پتا تسیں آپ سٹو گے۔
done_never = کجھ نہیں بدلیا۔
done_here = آہ لوو جی۔
done_thread = تہاڈی میز اپنے وکھرے تھریڈ وچ لگ گئی اے: { $thread }

ask_close = کیہ ایہہ میز ساریاں لئی بند کر دئیے؟
ask_stop = کیہ ایہہ میز ساریاں لئی بند کر دئیے؟ بازی نتیجے توں بغیر ختم ہو جاوے گی۔
ask_stop_others = کیہ ایہہ بازی ساریاں لئی ختم کر دئیے؟ پہلاں باقیاں نوں پچھیا جاوے گا: جیہڑے ہالے کھیڈ رہے نیں، سارے راضی ہو جان (ویلا: { $time }) تے بازی نتیجے توں بغیر ختم ہووے گی۔ نہیں تے تہاڈی سیٹ کمپیوٹر لے لوے گا، باقی کھیڈدے رہن گے، تے بازی گنی جاوے گی۔
ask_stop_alone = کیہ ایہہ بازی ساریاں لئی ختم کر دئیے؟ ہن ہور کوئی نہیں کھیڈ رہیا جیہڑا نتیجے توں بغیر ختم کرن تے راضی ہو سکے: تہاڈی سیٹ کمپیوٹر لے لوے گا، بازی تہاڈے بغیر پوری ہووے گی، تے اوہ گنی جاوے گی۔
ask_end_parked = ایس چینل دی میز بوٹ دے کسے ہور ورژن نے سانبھی اے، تے ایہہ ورژن اوہنوں اگے نہیں چلا سکدا۔ سدا لئی بند کر دئیے؟ اوس بازی دا کوئی نتیجہ نہیں ہووے گا۔
ask_forget = کیہ جو کجھ سانبھیا اے، اوس سب وچوں تہاڈا ناں مٹا دئیے؟ بازیاں رہن گیاں، بس ناں توں بغیر۔ تہاڈا حساب تے لیڈر بورڈ تے تہاڈی تھاں جاندی رہوے گی۔

not_dealt = ہالے پتے نہیں ونڈے گئے۔ لوڑ جوگیاں سیٹاں بھر جان تے میزبان ونڈن گے۔
game_over = بازی ختم ہو چکی اے۔ اگلی بازی میزبان ونڈ سکدے نیں۔

## Refusals: what is wrong, and what to do instead

refuse_not_host = ایہہ حق صرف میزبان، { "\u2068" }{ $host }{ "\u2069" }، نوں اے۔ اوہناں نوں آکھو۔
refuse_already_agreed = تسیں پہلاں ای ایہہ بازی ختم کرن تے راضی ہو چکے او۔ کیہدا جواب باقی اے، میز دا سنیہا دسدا اے۔
refuse_not_asked = بازی ختم ہووے یا نہیں، ایہہ صرف اوہناں نوں پچھیا جاندا اے جیہڑے ہالے کھیڈ رہے نیں۔ تہاڈی تھاں کمپیوٹر کھیڈ رہیا ہووے تے پہلاں **میں حاضر آں** دبو۔
refuse_not_the_asker = ایہہ گل { $who } نے رکھی سی، ایس لئی واپس لین دا حق وی اوہناں نوں ای اے۔
refuse_not_waiting = کمپیوٹر کھیڈے یا نہیں، ایہہ صرف اوہ طے کردے نیں جیہڑے کھیڈ رہے نیں تے کسے ہور دی واری دی اڈیک وچ نیں۔
refuse_not_open = ایس بازی وچ پتے بند نیں: پتے ونڈن توں پہلاں ایتھے سارے کھلے پتیاں تے راضی نہیں ہوئے سن۔
refuse_not_out = سب دے پتے صرف اوہ ویکھ سکدے نیں جیہڑے ایس بازی وچوں نکل چکے نیں۔ تسیں میز چھڈ دتی ہووے یا تہاڈی تھاں کمپیوٹر کھیڈ رہیا ہووے تے ایہہ نکلنا نہیں۔
refuse_internal = ایتھے کجھ گڑبڑ ہو گئی، پر بدلیا کجھ نہیں۔ ذرا ٹھہر کے فیر کوشش کرو۔
refuse_table_exists = ایس چینل وچ میز پہلاں ای لگی ہوئی اے۔ { "\u2066" }`{ -root } join`{ "\u2069" } نال آ بیٹھو، یا کوئی ہور چینل چنو۔
refuse_slow_table_exists = ایس چینل وچ میز پہلاں ای لگی ہوئی اے، تے ایہدیاں واریاں لمیاں ہو سکدیاں نیں۔ اپنی میز وکھرے تھریڈ وچ کھولو: **{ button_open_thread }** دبو، یا اپنیاں آپشناں نال { "\u2066" }`{ -root } start thread:yes`{ "\u2069" } لکھو۔
refuse_own_table_exists = ایس چینل وچ میز پہلاں ای لگی ہوئی اے، تے اوہدے تے تہاڈی سیٹ اے۔ { "\u2066" }`{ -root } table`{ "\u2069" } نال اوہ فیر سامنے آ جاوے گی؛ دوجی میز لئی کوئی ہور چینل چنو۔
refuse_too_many_tables = ایس سرور وچ پہلاں ای { $most } میزاں لگیاں ہوئیاں نیں، تے اینیاں ای لگ سکدیاں نیں۔ اوہناں وچوں کسے تے آ بیٹھو، یا { "\u2066" }`{ -root } stop`{ "\u2069" } نال کوئی اک بند کر کے فیر کوشش کرو۔
refuse_no_table = ایس چینل وچ کوئی میز نہیں۔ { "\u2066" }`{ -root } start`{ "\u2069" } نال لا لوو۔
refuse_other_game = ایس میز تے { -game } چل رہی اے۔ اوہدیاں کمانڈاں { "\u2066" }`{ -root }`{ "\u2069" } نال شروع ہوندیاں نیں۔
refuse_parked = ایس چینل دی میز بوٹ دے کسے ہور ورژن نے سانبھی سی۔ اوہ جیویں سی اونویں ای پئی اے، تے اوہ ورژن فیر چلے گا تے اگے ودھے گی۔
refuse_newer_game = بازی { $game } بوٹ دے نویں ورژن تے کھیڈی گئی سی، تے اوہی ایہنوں پڑھ سکدا اے۔ ایہدا کجھ وی گواچیا نہیں۔
refuse_newer_settings = ایس سرور دیاں سیٹنگاں بوٹ دے نویں ورژن نے سانبھیاں سن، ایس لئی ایہہ ورژن اوہناں نوں نہیں چھیڑدا۔
parked = ایس چینل دی میز بوٹ دے کسے ہور ورژن نے سانبھی سی، ایس لئی اوہ رکی ہوئی اے۔ کجھ گواچیا نہیں: اوہ ورژن فیر چلے گا تے اگے ودھے گی۔
told_deleted = ایس میز دا سنیہا مڑ مڑ مٹایا جا رہیا اے، ایس لئی ایہنوں فیر وکھان توں پہلاں ہن ہر وار ودھ چر رکنا پوے گا۔ جے ایہہ کوئی ماڈریشن بوٹ کر رہیا اے تے اوہدی سیٹنگ وچ ایس چینل دے میرے سنیہیاں نوں چھوٹ دیو۔ بازی چلدی رہوے گی: { "\u2066" }`{ -root } hand`{ "\u2069" } تہاڈے پتے وکھاندا اے، { "\u2066" }`{ -root } table`{ "\u2069" } میز۔
told_locked = ایہہ تھریڈ لاک اے، ایس لئی میز دا سنیہا نواں نہیں ہو سکدا۔ کوئی ماڈریٹر ایہنوں کھول سکدا اے: تھریڈ دا مینیو (⋯) کھول کے { "\u2066" }**Unlock Thread**{ "\u2069" } چنو۔ بازی ایس دوران چلدی رہوے گی، تے **{ button_hand }** تہاڈے پتے وکھاندا اے۔
told_no_access = ایس میز دا سنیہا نواں نہیں ہو سکدا: ایس چینل نوں ویکھن یا ایہدے وچ لکھن دی اجازت ہن نہیں رہی، یا بوٹ ٹائم آؤٹ تے اے۔ سرور سانبھن والے فیر اجازت دے سکدے نیں ({ "\u2066" }**{ permission_view }**{ "\u2069" } تے { "\u2066" }**{ permission_send }**{ "\u2069" })؛ فیر سنیہا آپے نواں ہو جاوے گا۔ بازی ایس دوران چلدی رہوے گی، تے **{ button_hand }** تہاڈے پتے وکھاندا اے۔
refuse_not_seated = ایس میز تے تہاڈی کوئی سیٹ نہیں۔ اگلی بازی لئی { "\u2066" }`{ -root } join`{ "\u2069" } نال مل سکدی اے۔
refuse_already_seated = سیٹ { $number } پہلاں ای تہاڈی اے۔ ونڈے جاندیاں ای تہاڈے پتے تہانوں مل جان گے۔
refuse_full = ساریاں { $seats } سیٹاں بھر گئیاں۔ کسے دے اٹھن دی اڈیک کرو، یا کسے ہور چینل وچ میز لا لوو۔
refuse_already_waiting = تسیں پہلاں ای اگلی بازی دی اڈیک وچ او۔ نہ کھیڈنا ہووے تے **اٹھ جاؤ** دبو یا { "\u2066" }`{ -root } leave`{ "\u2069" } لکھو۔
refuse_already_dealt = پتے تے ونڈے جا چکے۔ اپنے پتے { "\u2066" }`{ -root } hand`{ "\u2069" } نال ویکھو۔
refuse_dealt_without_you = پتے تے ونڈے جا چکے۔ { "\u2066" }`{ -root } join`{ "\u2069" } نال اگلی بازی وچ سیٹ ملے گی۔
refuse_too_late_to_cut = ایہہ پتے تے ونڈے جا چکے۔ بازی مکن مگروں، اگلی واری ونڈن توں پہلاں کٹ سکدے او۔
refuse_seats_changed = پتے ہالے نہیں ونڈے گئے: سیٹاں یا قاعدے ہنے بدلے نیں، ایس لئی پھینٹن دے لفظ ہن نہیں گنے جان گے۔ جیہڑا چاہوے فیر کٹ لوے؛ فیر بٹن اک واری ہور دبو۔
refuse_too_few = { $have ->
    [one] صرف { $have } سیٹ بھری اے
   *[other] صرف { $have } سیٹاں بھریاں نیں
}، تے گھٹ توں گھٹ { $least } چاہیدیاں نیں۔ ہور کھڈاریاں دی اڈیک کرو، یا خالی سیٹاں کمپیوٹراں نوں دے دیو۔
refuse_too_many = { $have } سیٹاں بہت زیادہ نیں: ایہناں پتیاں نال ودھ توں ودھ { $most } کھیڈ سکدے نیں۔ کمپیوٹر گھٹاؤ۔
refuse_no_game = ہالے کوئی بازی نہیں چل رہی۔ میزبان نویں بازی ونڈ سکدے نیں۔
refuse_stale = اوہ موقع لنگھ گیا۔ ہن کیہ ہو سکدا اے، ایہہ { "\u2066" }`{ -root } hand`{ "\u2069" } دسے گا۔
refuse_busy = میز ذرا مصروف اے۔ اک پل مگروں فیر کوشش کرو۔
refuse_unanswered = ڈیٹابیس جواب نہیں دے رہیا، ایس لئی ہالے پتا نہیں کہ ایہہ گنیا گیا یا نہیں۔ اوہدے مڑدیاں ای میز تے دسے گا۔
refuse_thinking = تہاڈی پچھلی صلاح یا جائزہ ہالے تیار ہو رہیا اے۔ اوہ آ جاوے تے فیر پچھو۔
refuse_posted_just_now = میز ہنے ہنے ایتھے وکھائی گئی اے۔ فیر وکھا سکدے او: { $when }۔
refuse_not_a_card = “{ "\u2068" }{ $typed }{ "\u2069" }” کسے پتے دا ناں نہیں۔ اینج لکھو: { "\u2066" }QH{ "\u2069" }، { "\u2066" }10♠{ "\u2069" } یا { "\u2066" }queen of hearts{ "\u2069" }۔
refuse_not_a_word = ایہہ لفظ نہیں چلے گا۔ اکو سطر وچ 1 توں { $most } تیکر حرف لکھو، جیہڑے ساریاں نوں دسن۔
refuse_bad_number = آپشن { "\u2066" }`{ $option }`{ "\u2069" } { $least } توں { $most } تیکر ہونا چاہیدا اے؛ { "\u2066" }`turn_seconds`{ "\u2069" } لئی 0 وی چلے گا، یعنی گھڑی توں بغیر۔
refuse_manage_server = سرور دیاں سیٹنگاں صرف اوہی بدل سکدے نیں جنہاں نوں سرور سنبھالن دی اجازت ہووے۔ اوہناں وچوں کسے نوں آکھو۔
refuse_who_starts = ایس سرور وچ میز صرف ایہنوں سنبھالن والے لاندے نیں۔ اوہناں وچوں کسے نوں آکھو؛ فیر تسیں آ بیٹھو۔
refuse_servers_only = ایہہ سرور دے کسے چینل وچ ورتو۔
refuse_may_not_write = تسیں ایس چینل وچ لکھ نہیں سکدے، ایس لئی ایتھے تہاڈے ولوں کجھ پوسٹ نہیں ہووے گا۔ اوہ چینل چنو جیہدے وچ لکھ سکو۔
refuse_permissions = ایس چینل وچ میز نہیں چل سکدی، مینوں ایہہ اجازت نہیں ملی: **{ $permissions }**۔
refuse_locked = ایہہ تھریڈ لاک اے، ایس لئی ایتھے میز نہیں لگ سکدی۔ کوئی ماڈریٹر ایہنوں کھول سکدا اے: تھریڈ دا مینیو (⋯) کھول کے { "\u2066" }**Unlock Thread**{ "\u2069" } چنو۔ یا کوئی ہور چینل چنو۔
refuse_no_threads = ایہو جیہے چینل وچ تھریڈ نہیں بن سکدے۔ ایتھے ای کھیڈن لئی { "\u2066" }`{ -root } start thread:no`{ "\u2069" } لکھو، یا کسے ٹیکسٹ چینل توں تھریڈ کھولو۔
refuse_thread_permissions = میز لئی ایتھے تھریڈ نہیں کھل سکدا، مینوں ایہہ اجازت نہیں ملی: **{ $permissions }**۔ یا { "\u2066" }`{ -root } start thread:no`{ "\u2069" } لکھو۔
refuse_absent = میں ایس سرور دا رکن نہیں: ایتھے صرف میریاں کمانڈاں نیں، ایس لئی ایتھے میز نہیں لگ سکدی۔ جیہڑے سرور سنبھالدے نیں، اوہ ایس لنک نال مینوں شامل کر سکدے نیں: { $link }
refuse_too_many_threads = ایس سرور وچ اینے تھریڈ چل رہے نیں جنے ڈسکارڈ ہون دیندا اے۔ کوئی اک آرکائیو کر کے فیر کوشش کرو، یا { "\u2066" }`{ -root } start thread:no`{ "\u2069" } لکھو۔
refuse_may_not_thread = ایس چینل وچ تسیں تھریڈ نہیں کھول سکدے، تہانوں ایہہ اجازت چاہیدی اے: **{ $permission }**۔ ایتھے ای کھیڈن لئی { "\u2066" }`thread:no`{ "\u2069" } لکھو۔
refuse_thread_pause = ایس چینل وچ ہنے ہنے کئی میزاں لئی تھریڈ کھلے نیں۔ اگلا کھل سکدا اے: { $when }۔ اودوں تیکر { "\u2066" }`{ -root } start thread:no`{ "\u2069" } لکھو۔
refuse_no_record = ایس سرور وچ ایہو جیہی کوئی بازی نہیں، یا اوہ ایہو جیہے چینل وچ کھیڈی گئی جیہڑا تہانوں نہیں دسدا۔
refuse_not_finished = بازی { $game } ہالے ختم نہیں ہوئی۔ ختم ہووے گی تے اوہدے پتے کھلن گے۔
refuse_no_finished = ایس چینل وچ ہالے کوئی بازی ختم نہیں ہوئی۔ بازی دا نمبر دسو۔
refuse_no_proof = بازی { $game } دے پتے کیویں پھینٹے گئے، ایہہ پرکھن نوں کجھ نہیں۔
refuse_unknown_command = ایہہ کمانڈ ایتھے ہن نہیں رہی۔ ڈسکارڈ نوں دوبارہ کھولو تے نویاں کمانڈاں نظر آن گیاں۔
refuse_hints_off = ایس سرور وچ صلاح بند اے۔ سرور سنبھالن والے ایہنوں { "\u2066" }`{ -root } settings`{ "\u2069" } نال کھول سکدے نیں۔
refuse_nothing_to_decide = ہالے تہاڈے سوچن نوں کجھ نہیں۔ اپنی واری تے فیر پچھو۔
refuse_not_dealt_in = بازی { $game } وچ تہانوں پتے نہیں ملے سن، ایس لئی تہاڈی کھیڈ ویکھن نوں کجھ نہیں۔
refuse_no_replay = بازی { $game } صرف اوہ لوک مُڑ ویکھ سکدے نیں جنہاں نوں اوہدے وچ پتے ملے سن۔
refuse_nothing_played = بازی { $game } وچ ایہو جیہا کجھ نہیں کھیڈیا گیا جو وکھایا جا سکے۔

## At a table, whatever is played

seat_turn = { "\u200f" }▶ { $line }
changed_before_deal = **پتے ونڈن توں عین پہلاں بدلیا:** { $options }
seats_away = جان چھٹ گئی: { $names }
due_play = { $who }، تہاڈی واری اے۔
turn_of = { $name } دی واری اے۔
turn_of_several = ایہناں دی اڈیک اے: { $names }
got_away = { $name } دی جان چھٹ گئی!
lost = ایس واری ہار { $name } دے حصے آئی۔
outcome_text = ایس بازی وچ ہار { $who } دے حصے آئی۔
outcome_told = ہار { $who } دے حصے: { $story }
outcome_told_won = جت { $who } دے ناں: { $story }
outcome_away = **جان چھٹی:** { $names }
outcome_text_won = ایہہ بازی { $who } دے ناں رہی!
outcome_text_shared = جت سانجھی رہی: { $who }!
outcome_place = { "\u200f" }{ $place }\.{ "\u00A0" }{ $name }{ "\u200f" }
outcome_scored = { "\u200f" }{ $name }: { $score }
own_away = تہاڈی جان چھٹ گئی: ہن کوئی فکر نہیں۔
own_by_commands = تہاڈی کھیڈ کمانڈ نال چل رہی اے۔ میز دے سنیہے وچ تہاڈا ناں آوے تے { "\u2066" }`{ -root } play`{ "\u2069" } اوہی پتے وکھاوے گا جیہڑے چل سکدے نیں۔ بٹن چاہیدے ہون تے اوس سنیہے تھلے **میرے پتے** دبو۔
refuse_game_over = بازی ختم ہو چکی اے۔ اگلی بازی میزبان ونڈ سکدے نیں۔
refuse_not_in_play = تہاڈی جان تے چھٹ چکی۔ ہن کوئی فکر نہیں: ڈھو لاؤ تے تماشا ویکھو۔
refuse_not_in_hand = { $card } تہاڈے ہتھ وچ نہیں۔ اپنے پتے { "\u2066" }`{ -root } hand`{ "\u2069" } نال ویکھو۔
refuse_not_your_turn = واری { $name } دی اے۔ اپنی واری دی اڈیک کرو۔
refuse_too_early = ایہہ چھیتی ہو گئی: اودوں تہاڈی واری نہیں سی۔
hint_best = **سب توں چنگا:** { $choice } (ہار { $percent }%)۔
hint_best_won = **سب توں چنگا:** { $choice } (جت { $percent }%)۔
hint_better = **سب توں چنگا:** { $choice } (ہار { $percent }%؛ { $next }: { $other }%)۔
hint_better_won = **سب توں چنگا:** { $choice } (جت { $percent }%؛ { $next }: { $other }%)۔
hint_other = ایہدے مگروں: { $choice }، تقریباً { $percent }%۔
review_title = تہاڈی بازی { $game } دا جائزہ
review_line = **{ $when }۔** تہاڈا فیصلہ: { $did }۔ ایس توں چنگا ہوندا: { $better }۔ نقصان: { $points } پوائنٹ۔
review_empty = میز تے کجھ نہیں سی۔
review_hand = تہاڈے پتے: { $cards }{ "\u200f" }
review_none = ودھیا کھیڈ: کوئی ہور فیصلہ صاف چنگا نہ ہوندا۔
review_note = اک پوائنٹ مطلب 100 وچوں اک بازی۔ منیا ایہہ اے کہ اگے سارے “درمیانے” کمپیوٹر وانگوں کھیڈدے نیں، تسیں وی۔ پرکھن ویلے اوہی ویکھیا گیا جیہڑا اوس ویلے تہانوں معلوم ہو سکدا سی۔
replay_game = بازی { $game }
replay_hand = { "\u200f" }{ $name } { $cards }{ "\u200f" }
replay_decided = ⭐ بازی دا فیصلہ ایتھے ای ہویا۔
replay_shared = { $name } ولوں: بازی { $game } دا فیصلہ ایتھے ہویا۔

## The deal of the day

daily_title = اج دی بازی #{ $number }
daily_shared = { -game } #{ $number } · { $seats } وچوں نمبر { $place } · { $count } پتے چکے
daily_intro = ساریاں نوں اکو سیٹ تے اکو جہے پتے ملدے نیں، تے سامنے تن ماہر کمپیوٹر ہوندے نیں جیہڑے اکو جہی چال دا اکو جواب دیندے نیں۔ یعنی جیہڑا وی فرق اے، فیصلیاں دا اے۔ موقع اکو اے تے گھڑی کوئی نہیں: جدوں چاہو رکو، جدوں چاہو اگے کھیڈو۔
daily_ends = شروع کرن دا آخری ویلا: { $ends }۔ گنی اودوں جاوے گی جدوں ایس ویلے تیکر پوری ہو جاوے: { $closes }۔
daily_until = ایہہ بازی ایس ویلے تیکر پوری ہو جاوے تے گنی جاوے گی: { $when }۔
daily_closed = ایہہ بازی بند ہو چکی اے۔ تسیں ایہنوں ہن وی پورا کر سکدے او، پر ایہہ نہ بورڈ تے آوے گی، نہ سلسلے وچ گنی جاوے گی۔
daily_fingerprint = ایس بازی دا راز دن شروع ہون توں پہلاں ای طے سی۔ اوہدی مہر: `{ $commit }`
daily_tomorrow = کل دا راز وی طے ہو چکیا اے۔ اوہدی مہر: `{ $commit }`
daily_escaped = **تہاڈی جان چھٹ گئی:** { $seats } وچوں { $place } نمبر تے۔
daily_lost = **اخیر وچ پتے تہاڈے ای کول رہ گئے:** { $seats } وچوں { $place } نمبر تے۔
daily_placed = **{ $seats } وچوں تہاڈا نمبر { $place } رہیا۔**
daily_place = نمبر { $place }
daily_rounds = گیڑے: { $rounds }
daily_alone = ایس سرور وچ ہالے ہور کسے نے ایہہ بازی پوری نہیں کیتی۔
daily_ranked = ایس سرور وچ: { $all } وچوں نمبر { $place }۔
daily_ranked_everywhere = ساریاں سروراں وچ: { $all } وچوں نمبر { $place }۔
daily_days = { $days ->
    [one] لگاتار { $days } دن
   *[other] لگاتار { $days } دن
}
daily_streak = تہاڈا سلسلہ: { $now }۔ سب توں لما: { $best }۔
daily_late = تسیں ایہہ بازی بند ہون مگروں پوری کیتی، ایس لئی ایہہ نہ بورڈ تے اے، نہ سلسلے وچ۔
daily_not_closed = ایس بازی دا جائزہ، ریکارڈ تے پتیاں دی پرکھ ایہدے بند ہون تے ویکھ سکدے او: { $when }۔
daily_board_title = بازی #{ $number }: ایس سرور دا بورڈ
daily_board_empty = ایس سرور وچ ایہہ بازی کسے نے پوری نہیں کیتی۔
daily_board_line = { "\u200f" }{ $rank }. **{ $name }**: { $how }
daily_board_key = نمبر برابر ہون تے جیہنے گھٹ پتے چکے اوہ اگے اے۔
daily_shared_before = تسیں ایہہ نتیجہ ایس چینل وچ پہلاں ای دس دتا اے۔
daily_hidden = بورڈ اوہناں نوں دسدا اے جنہاں نے ایہہ بازی پوری کر لئی ہووے، تے بازی بند ہون تے ساریاں نوں: { $when }۔
daily_running = تہاڈی ایہہ بازی ہالے چل رہی اے۔ پہلاں ایہنوں پورا کرو، فیر ایہدا سب کجھ دسے گا۔
daily_over = اوہ دن مک گیا اے تے تسیں اوہدی بازی شروع نہیں کیتی سی۔ اج دی بازی { "\u2066" }`{ -root } daily`{ "\u2069" } نال ملے گی۔
daily_no_day = اوس دن دی کوئی بازی نہیں۔
daily_tried = اپنا ناں ہٹوان توں پہلاں تسیں ایہہ بازی شروع کیتی سی، تے موقع دن وچ اکو اے۔ اگلی بازی: { $when }۔
daily_off = ایس سرور وچ اج دی بازی بند اے۔ سرور سنبھالن والے ایہنوں { "\u2066" }`{ -root } settings`{ "\u2069" } نال کھول سکدے نیں۔
daily_stale = اوہ موقع لنگھ گیا۔ تہاڈی بازی ہن ایتھے اپڑی اے۔
daily_not_begun = تسیں ایہہ بازی شروع نہیں کیتی۔ { "\u2066" }`{ -root } daily`{ "\u2069" } نال شروع ہووے گی۔
button_daily_start = شروع کرو
button_daily_finish = #{ $number } پوری کرو
button_daily_open = اج دی بازی
button_daily_board = بورڈ
button_daily_board_of = #{ $number } دا بورڈ
button_daily_share = ساریاں نوں دسو
button_daily_record = ریکارڈ

## The rules in short

rules_options = **ایس میز دے قاعدے:**
    { $options }
rules_defaults = **ایس سرور وچ نویاں میزاں اینج لگدیاں نیں:**
    { $options }

## Figures

leaderboard_title = { -game }: لیڈر بورڈ، { $period }
leaderboard_empty = ہالے تیکر دو یا ودھ لوکاں نے رل کے کوئی بازی ختم نہیں کیتی۔ میز { "\u2066" }`{ -root } start`{ "\u2069" } نال لگدی اے۔
leaderboard_empty_since = ایس مدت وچ دو یا ودھ لوکاں نے رل کے کوئی بازی ختم نہیں کیتی۔
leaderboard_key = `×` حصے دے حساب نال: 1.00 اوسط اے، گھٹ ہووے تے چنگا؛ وڈی میز تے یا بہتا کھیڈن نال کسے دا نقصان نہیں ہوندا۔ `/` کنیاں بازیاں وچ کنیاں ہاراں۔ `±` لگاتار کنیاں بازیاں وچ بچے (+) یا ہارے (−)۔
leaderboard_key_won = `×` حصے دے حساب نال: 1.00 اوسط اے، ودھ ہووے تے چنگا؛ وڈی میز تے یا بہتا کھیڈن نال کسے دا نقصان نہیں ہوندا۔ `/` کنیاں بازیاں وچ کنیاں جتاں۔ `±` لگاتار کنیاں بازیاں جتے (+) یا نہیں جتے (−)۔
leaderboard_key_score = `Ø` اوسط سکور۔
leaderboard_key_few = لکیر دے ہیٹھاں: { $games } توں گھٹ بازیاں۔
leaderboard_key_meaning = جتھے سارے ساریاں نال کھیڈدے نیں، اوتھے ایہہ ترتیب چنگی اے۔ جتھے لوک بہتا اپنے برابر والیاں نال کھیڈدے نیں، اوتھے ریٹنگ ودھ دسدی اے۔
leaderboard_legend = **تصویر وچ:** اُتلے نمبر؛ ٹُٹی لکیر 1.00 اے۔
leaderboard_alt = حصے دے حساب نال ہاراں؛ 1.00 اوسط اے۔
    { $lines }
leaderboard_alt_won = حصے دے حساب نال جتاں؛ 1.00 اوسط اے۔
    { $lines }
leaderboard_alt_line = { $place }. { $name }: { $share }
leaderboard_rated_title = { -game }: ریٹنگ، { $period }
leaderboard_rated_key = `≈` ریٹنگ، `?` ہالے پکی نہیں، `n` بازیاں۔ کس دی کھیڈ کنی تگڑی اے، دو یا ودھ لوکاں والیاں ساریاں بازیاں توں۔ “درمیانے” کمپیوٹر دی ریٹنگ 1,500 اے۔ جیہڑی ریٹنگ ہالے پکی نہیں، اوہ اخیر تے آندی اے۔ مدت توں بس ایہہ طے ہوندا اے کہ کون دسے گا: جیہنے اودوں توں کوئی بازی کھیڈی ہووے۔ ریٹنگ ایہہ وی ویکھدی اے کہ میز تے کون سی، ایس لئی برابر والیاں وچ وی ٹھیک رہندی اے۔
rating_sure = تقریباً { $points }
rating_uncertain = تقریباً { $points }، ہالے پکی نہیں
streak_safe = { $games ->
    [one] { $games } بازی وچ بچاء
   *[other] لگاتار { $games } بازیاں وچ بچاء
}
streak_lost = { $games ->
    [one] پچھلی بازی وچ ہار
   *[other] لگاتار { $games } بازیاں وچ ہار
}
streak_without = { $games ->
    [one] { $games } بازی بنا جت
   *[other] لگاتار { $games } بازیاں بنا جت
}
streak_won = { $games ->
    [one] پچھلی بازی وچ جت
   *[other] لگاتار { $games } بازیاں وچ جت
}
stats_title = { -game }: { $name } دا حساب
stats_none = ہالے ایہو جیہی کوئی بازی ختم نہیں ہوئی جیہڑی گنی جاوے۔
stats_lost = { $games } وچوں { $losses } وچ ہار ({ $percent })
stats_won = { $games } وچوں { $wins } وچ جت ({ $percent })
stats_share = حصے دے حساب نال ہاراں: { $share } (1.00 اوسط اے، گھٹ ہووے تے چنگا)
stats_share_won = حصے دے حساب نال جتاں: { $share } (1.00 اوسط اے، ودھ ہووے تے چنگا)
stats_streak = ایس ویلے: { $streak }
stats_longest = سب توں لمیاں لڑیاں: بچاء { $safe }، ہار { $lost }
stats_longest_won = سب توں لمیاں لڑیاں: جت { $won }، بنا جت { $without }
stats_first = سب توں پہلاں جان چھڈائی: { $games ->
    [one] { $games } واری
   *[other] { $games } واری
}
stats_legend = **تصویر وچ:** ہر بازی مگروں، حصے دے حساب نال ہاراں۔ وڈا نقطہ ہاری ہوئی بازی اے، ٹُٹی لکیر 1.00۔
stats_legend_won = **تصویر وچ:** ہر بازی مگروں، حصے دے حساب نال جتاں۔ وڈا نقطہ جتی ہوئی بازی اے، ٹُٹی لکیر 1.00۔
stats_alt = { $name }: بازی { $first } توں { $last } تیکر، ہر اک مگروں حصے دے حساب نال ہاراں؛ 1.00 اوسط اے۔ ہاریاں بازیاں: { $lost }۔ ہن: { $share }
stats_alt_won = { $name }: بازی { $first } توں { $last } تیکر، ہر اک مگروں حصے دے حساب نال جتاں؛ 1.00 اوسط اے۔ جتیاں بازیاں: { $won }۔ ہن: { $share }
stats_rating = ریٹنگ: { $rating }
stats_odds = تن “درمیانے” کمپیوٹراں نال: 100 وچوں تقریباً { $chance } بازیاں ہاردے
stats_rating_legend = اوہدے تھلے: ہر بازی مگروں دی ریٹنگ؛ اوتھے ٹُٹی لکیر 1,500 اے۔
stats_rating_alt = ایہناں بازیاں مگروں دی ریٹنگ: پہلی مگروں { $from }، ہن { $to }، سب توں گھٹ { $low }، سب توں ودھ { $high }
stats_places = کیہڑے نمبر تے جان چھٹی: { $places }
stats_places_won = کیہڑے نمبر تے رہے: { $places }
stats_scored = سکور: سب توں چنگا { $best }، ہر بازی وچ { $mean }
stats_place = { $place }. ×{ $times }
stats_figure = { $label }: { $total } (ہر بازی وچ { $each })
stats_highest = { "\u200f" }{ $label }: { $value }
stats_opponents = **دوجیاں دے مقابلے** (اوہناں توں پہلاں جان چھٹی)
stats_opponents_won = **دوجیاں دے مقابلے** (اوہناں توں اُتے رہے)
stats_opponent = { $name }: { $games } وچوں { $ahead }
stats_daily = **روز دیاں بازیاں:** { $played } وچوں { $escaped } وچ جان چھٹی۔ ایس ویلے: { $now }۔ سب توں لما: { $best }۔
stats_daily_won = **روز دیاں بازیاں:** { $played } وچوں { $won } وچ جت۔ ایس ویلے: { $now }۔ سب توں لما: { $best }۔

record_text = بازی { $game } دا ریکارڈ۔ { "\u2066" }`getaway check`{ "\u2069" } ایہنوں دوبارہ چلاندا اے، { "\u2066" }`getaway verify`{ "\u2069" } پرکھدا اے کہ پتے کیویں پھینٹے گئے۔
verify_title = بازی { $game } دے پتے کیویں ونڈے گئے
verify_fair = ✅ پتے وعدے مطابق نیں: ایہہ اوسے راز توں نکلے نیں جیہڑا ونڈن توں پہلاں طے سی۔
verify_fair_cut = ✅ پتے وعدے مطابق نیں: ایہہ تہاڈے لفظاں توں تے اوس راز توں نکلے نیں جیہڑا پہلے لفظ توں وی پہلاں طے سی۔
verify_good = ✅ مہر، راز، نشان تے ونڈے ہوئے پتے آپس وچ ملدے نیں۔
verify_good_cut = ✅ مہر، راز، لفظ تے ونڈے ہوئے پتے آپس وچ ملدے نیں۔
verify_bad = ❌ مہر، راز تے ونڈے ہوئے پتے آپس وچ **نہیں** ملدے۔
verify_commit = **مہر { "\u2066" }(commit){ "\u2069" }،** جیہڑی بازی توں پہلاں وکھائی گئی: `{ $commit }`
verify_secret = **راز { "\u2066" }(secret){ "\u2069" }،** جیہڑا بازی مگروں وکھایا گیا: `{ $secret }`
verify_ids = **بیٹھن دے نشان { "\u2066" }(ids){ "\u2069" }،** سیٹاں دی ترتیب وچ، تے اخیر تے پتے ونڈن دا: `{ $ids }`
verify_cuts = **ایہناں لفظاں نال کٹے گئے،** ایسے ترتیب وچ:
    { $cuts }
verify_cut = { $number }. { $word } ({ $seat })
verify_seed = **بیج { "\u2066" }(seed){ "\u2069" }:** `{ $seed }`
verify_from_ids = { "\u2066" }`secret:{ $game }:ids`{ "\u2069" } (جیہدے وچ { "\u2066" }ids{ "\u2069" } دے وچکار کوما ہون)
verify_from_alone = { "\u2066" }`secret:{ $game }:`{ "\u2069" }
verify_from_cuts = { "\u2066" }`secret:{ $game }:cut:hashes`{ "\u2069" } (ہر لفظ دا { "\u2066" }SHA-256{ "\u2069" }، { "\u2066" }hex{ "\u2069" } وچ، ایسے ترتیب نال، وچکار کوما)
verify_proven_by_ids = **ایس توں کیہ ثابت ہوندا اے:** راز پتے ونڈن توں پہلاں طے سی، تے پتے اوسے راز تے نشاناں { "\u2066" }(ids){ "\u2069" } توں نکلے نیں۔ پر اوہ نشان کھڈاریاں نوں کدے نہیں دسدے، ایس لئی کوئی بدلیا ہویا بوٹ من پسند پتے آن تیکر نشان آزما سکدا سی۔ ایہدی گنجائش ای نہ رہوے، ایس لئی اگلی واری ونڈن توں پہلاں **کٹو** دبو۔
verify_good_alone = ✅ مہر، راز تے ونڈے ہوئے پتے آپس وچ ملدے نیں۔
verify_alone = **کسے نے کجھ نہیں رلایا:** ساریاں نوں اکو جہے پتے ملنے سن۔
verify_proven_alone = **ایس توں کیہ ثابت ہوندا اے:** راز دن شروع ہون توں پہلاں طے سی، جیویں اک دن پہلاں دے بورڈ تے اوہدی مہر وکھاندی اے، تے پتے صرف اوسے راز توں نکلے نیں۔
verify_proven_by_cuts = **ایس توں کیہ ثابت ہوندا اے:** راز پہلے لفظ توں وی پہلاں طے سی، تے پتے صرف راز تے ایہناں لفظاں توں نکلے نیں۔ جیہنے سب توں اخیر تے اپنی مرضی دے لفظ نال کٹیا، اوہ جاندا اے کہ ایہہ پتے کسے نے نہیں چنے۔ جیہنے پہلاں کٹیا، اوہ وی ایہہ جاندا اے، بشرطیکہ مگروں کوئی لفظ ایہو جیہے بندے دا نہ ہووے جیہڑا بوٹ چلان والے نال رلیا ہووے۔
verify_unproven = **ایس توں کیہ ثابت نہیں ہوندا:** بوٹ پتے ونڈن توں نانہہ کر سکدا اے، تے جیہدی پہنچ اوہدے ڈیٹابیس تیکر اے اوہ چلدی بازی دے پتے ویکھ سکدا اے۔
verify_how = **آپ پرکھ لوو:** راز دا { "\u2066" }SHA-256{ "\u2069" } ای مہر اے؛ { $formula } دا { "\u2066" }SHA-256{ "\u2069" } بیج اے؛ تے پتے { "\u2066" }`seed:deal:CARD`{ "\u2069" } دے { "\u2066" }SHA-256{ "\u2069" } دی چڑھدی ترتیب وچ ونڈے گئے نیں۔ یا { "\u2066" }`{ -root } record game:{ $game }`{ "\u2069" } نال فائل لوو تے { "\u2066" }`getaway verify FILE`{ "\u2069" } چلاؤ۔

## Commands and options, as the list of commands shows them

cmd_start = ایس چینل وچ میز لاؤ
cmd_join = سیٹ لوو، یا اپنی سیٹ تے مڑ آؤ
cmd_leave = اپنی سیٹ چھڈ دیو
cmd_deal = پتے ونڈو (میزبان)
cmd_cut = اگلی واری پتے پھینٹن وچ اپنا اک لفظ رلاؤ
cmd_hand = اپنے پتے ویکھو، تے ایہہ کہ کیہ سٹیا جا سکدا اے
cmd_table = میز نوں چینل دے اخیر تے فیر وکھاؤ
cmd_stop = میز بند کرو؛ بازی شروع ہو چکی ہووے تے باقیاں نوں پچھیا جاوے گا (میزبان)
cmd_hint = تہاڈی تھاں کوئی ماہر کھڈاری کیہ کردا، تے کیوں
cmd_daily = اج دی بازی: ساریاں لئی اکو جہے پتے، سامنے صرف کمپیوٹر
cmd_leaderboard = ایس سرور وچ کس دیاں کنیاں ہاراں، تے ریٹنگ
cmd_stats = اک کھڈاری دا حساب
cmd_record = ختم ہوئی بازی دا ریکارڈ، فائل وچ
cmd_verify = ختم ہوئی بازی دے پتے کیویں ونڈے گئے سن
cmd_rules = قاعدے، تھوڑے وچ
cmd_settings = ایس سرور دیاں سیٹنگاں { "\u2066" }(Manage Server){ "\u2069" }
cmd_language = جو صرف تہانوں دسدا اے، اوہدی زبان
cmd_help = چار چھوٹے صفحیاں وچ پہلی بازی
cmd_forget-me = جو کجھ سانبھیا اے، اوس سب وچوں اپنا ناں مٹاؤ

opt_computers = کنے کمپیوٹر کھڈاری بیٹھن
opt_level = کمپیوٹر کنا چنگا کھیڈن
opt_turn_seconds = ہر واری دے سیکنڈ، 15 توں 259200 (تن دن)؛ گھڑی توں بغیر 0
opt_thread = میز نوں اپنا وکھرا تھریڈ ملے یا نہیں؛ میز بند ہون تے اوہ آرکائیو ہو جاندا اے
opt_friendly = بازیاں کتے نہ گنیاں جاون: نہ لیڈر بورڈ، نہ ریٹنگ، تے میزبان بازی مکا سکدا اے
opt_watch = سب دے پتے کون ویکھے: کوئی نہیں، یا جیہڑا بازی وچوں نکل جاوے، جے سارے راضی ہون
opt_cup = اینیاں بازیاں دا کپ، 2 توں 10؛ جنے کھلاڑی تہاڈے توں پچھے رہن اونے پوائنٹ؛ 0: کپ نہیں
opt_period = کدوں توں
opt_by = نتیجے، یا ریٹنگ: کس دی کھیڈ کنی تگڑی اے
opt_player = کس دا حساب؛ خالی ہووے تے تہاڈا
opt_game = بازی دا نمبر؛ خالی ہووے تے ایس چینل دی آخری
opt_word = تہاڈا لفظ، 1 توں 40 حرف؛ خالی ہووے تے اک فارم کھلے گا
opt_hints = کیہ کھڈاری صلاح منگ سکدے نیں
opt_daily = کیہ اج دی بازی ہووے
opt_colours = پتیاں دے کنے رنگ ہون؛ چار وچ چڑی ہری تے اینٹ نیلی ہوندی اے
opt_cards = پتے، بازیاں تے حساب تصویراں نال دسن یا نہیں
opt_who_starts = میز کون لا سکدا اے
setting_language = زبان
setting_who_starts = میز کون لا سکدا اے
setting_hints = صلاح
setting_daily = اج دی بازی
setting_nudge_seconds = اینے سیکنڈ چپ رہن تے یاد کراؤ
setting_colours = پتیاں دے رنگ
setting_cards = پتے
setting_turn_seconds = ہر واری دے سیکنڈ
setting_computers = کمپیوٹر کھڈاری
setting_level = کمپیوٹر کنا چنگا کھیڈن
setting_thread = ہر میز دا اپنا تھریڈ
setting_friendly = دوستانہ بازیاں
setting_watch = سب دے پتے کون ویکھے
setting_cup = کپ: کنیاں بازیاں
setting_house = قاعدیاں دا سیٹ
opt_language = کیہڑی زبان

choice_easy = سوکھا
choice_normal = درمیانہ
choice_hard = اوکھا
choice_clockwise = گھڑی دے رخ
choice_anticlockwise = گھڑی دے پٹھے رخ
choice_all = شروع توں ہن تیکر
choice_month = پچھلے 30 دن
choice_week = پچھلے 7 دن
choice_results = نتیجے
choice_rating = ریٹنگ
choice_automatic = ہر کسے دے ڈسکارڈ دی زبان
choice_server = جیہڑی ایس سرور دی ہووے
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
choice_pictures = تصویراں
choice_text = لکھت
choice_everyone = سارے
choice_managers = سرور سنبھالن والے
choice_nobody = کوئی نہیں
choice_out = جیہڑا بازی وچوں نکل جاوے

permission_view = چینل ویکھنا { "\u2066" }(View Channel){ "\u2069" }
permission_send = سنیہے گھلنا { "\u2066" }(Send Messages){ "\u2069" }
permission_thread = تھریڈ وچ سنیہے گھلنا { "\u2066" }(Send Messages in Threads){ "\u2069" }
permission_create_threads = سب لئی تھریڈ بنانا { "\u2066" }(Create Public Threads){ "\u2069" }
permission_embed = لنک ایمبیڈ کرنا { "\u2066" }(Embed Links){ "\u2069" }

option_nudge = جیہڑا { $seconds } سیکنڈ تیکر کجھ نہ کرے اوہنوں یاد کرایا جاندا اے
option_no_nudge = ہولیاں میزاں توں بغیر، دیر ہون تے کسے نوں یاد نہیں کرایا جاندا
nudge = { $who }، تہاڈی واری اے۔
nudge_again = { $who }، ہالے وی تہاڈی واری اے۔ ویلا ختم ہووے گا: { $ends }۔
nudge_played = { $who }: تہاڈا ویلا ختم ہو گیا؛ کمپیوٹر نے { $cards } کھیڈیا۔
nudge_moved = { $who }: تہاڈا ویلا ختم ہو گیا؛ کمپیوٹر نے تہاڈی تھاں کھیڈیا۔ { $what }
stop_vote = { $who } دی تجویز اے کہ ایہہ بازی نتیجے توں بغیر ختم کر دتی جاوے۔ جیہڑے ہالے کھیڈ رہے نیں، سارے راضی ہون تے بازی ایتھے ای ختم۔ نہیں تے اوہناں دی سیٹ کمپیوٹر لے لوے گا، باقی کھیڈدے رہن گے، تے بازی گنی جاوے گی۔ ویلا ختم ہووے گا: { $ends }۔ اودوں تیکر کھیڈ چلدی رہوے گی۔
stop_agreed = راضی: { $names }
stop_asked = جواب باقی: { $names }
nudge_stop = { $who }، کیہ تسیں ایہہ بازی نتیجے توں بغیر ختم کرن تے راضی او؟ ہاں، تے میز تے **{ button_agree_stop }** دبو۔ ویلا ختم ہووے گا: { $ends }۔
stand_in = { $who } دی ایہہ واری دس منٹاں توں چل رہی اے۔ باقیاں وچوں ادھے توں ودھ **{ button_let_computer_play }** دب دین تے اوہناں دے کجھ کرن تیکر کمپیوٹر کھیڈے گا۔
stand_in_wanted = چاہندے نیں: { $names }
history_title = بازی { $game } دا حال
history_none = ہالے تیکر کجھ نہیں ہویا۔
history_page = صفحہ { $page }/{ $pages }
button_history = ہن تیکر دا حال
button_earlier = پچھے
button_later = اگے
button_back_to = واپس
opt_nudge_seconds = کنے سیکنڈ کجھ نہ کرن تے یاد کرایا جاوے؛ 0 یعنی کدے نہیں
permission_allow = ایہہ اجازت تسیں دے سکدے او: { "\u2066" }**Edit Channel → Permissions → { $role }**{ "\u2069" }، یا ساریاں چینلاں لئی { "\u2066" }**Server Settings → Roles → { $role }**{ "\u2069" }۔
permission_ask = چینل سنبھالن والیاں وچوں کسے نوں آکھو: ایہہ { "\u2066" }**Edit Channel → Permissions → { $role }**{ "\u2069" } وچ ملے گی۔ یا کوئی ہور چینل چنو۔
permission_of_thread = تھریڈ لئی ایہہ اوس چینل وچ دتی جاندی اے جیہدا اوہ تھریڈ اے۔

## A first game, and how the bot introduces itself

button_start = میز لاؤ
button_new_table = نویں میز
button_help = مدد
button_previous = پچھلا
button_next = اگلا
help_title = { -game }: { $page ->
    [aim] کھیڈ کیہ اے
    [turn] اک واری
    [buttons] بٹن
   *[end] بازی کیویں مکدی اے
} ({ $number }/{ $count })
help_buttons =
    تہاڈے پتے میز دے عین تھلے آپے آ جاندے نیں، تے صرف تہانوں دسدے نیں۔ ہر اوس چال دا بٹن ہوندا اے جیہڑی تسیں چل سکدے او۔

    میز دے سنیہے تھلے ایہہ بٹن نیں:
    { "" }**{ button_hand }** نال تہاڈے پتے فیر آ جاندے نیں۔
    { "" }**{ button_history }** دسدا اے کہ ہن تیکر کیہ ہویا۔

    تھوڑے وچ قاعدے **{ button_rules }** دسدا اے۔ سمجھ نہ آوے کہ کیہ چلیے؟ پتیاں تھلے **{ button_hint }** دسدی اے کہ کوئی ماہر کھڈاری کیہ کردا۔ ویلا مک جاوے تے اوہ اک چال کمپیوٹر چل دیندا اے۔
help_forced = چنن نوں اکو پتا ہووے؟ **{ button_by_itself }** دبو: اودوں توں ایہو جہے پتے آپے سٹ دتے جاندے نیں۔
help_again = نتیجے تھلے **{ button_again }** دبن نال اوہناں ای کھڈاریاں دی اگلی بازی ونڈی جاندی اے۔
help_stop = **کسے نے جانا اے؟** { "\u2066" }`{ -root } leave`{ "\u2069" } نال سیٹ کمپیوٹر نوں مل جاندی اے۔ { "\u2066" }`{ -root } stop`{ "\u2069" } اوہناں ساریاں نوں پچھدا اے جیہڑے ہالے کھیڈ رہے نیں کہ بازی نتیجے توں بغیر ختم کر دئیے یا نہیں۔
help_start = **ہن تسیں:** ایس چینل وچ ہالے کوئی نہیں کھیڈ رہیا۔ **{ button_start }** دبن نال میز لگدی اے۔ یار بیلی **{ button_join }** دبن، خالی سیٹاں تے کمپیوٹر بیٹھ سکدے نیں، تے فیر تسیں **{ button_deal }** دبو۔
help_join = **ہن تسیں:** ایس چینل وچ اک میز لگی اے۔ **{ button_join }** نال سیٹ لوو۔ بازی چل رہی ہووے تے پتے اگلی بازی وچ ملن گے۔
help_play = **ہن تسیں:** ایس چینل دی میز تے تہاڈی سیٹ اے۔ اوہدے تھلے **{ button_hand }** نال اپنے پتے ویکھو۔
help_marked = { $card } (نشان والا)
help_face_down = اک پٹھا پتا
introduction = السلام علیکم! ایتھے چینل وچ ای میرے نال تاش کھیڈو۔ تہاڈے پتے صرف تہانوں دسدے نیں، خالی سیٹاں تے کمپیوٹر بیٹھ سکدے نیں، تے کوئی وی پرکھ سکدا اے کہ پتے ایمانداری نال پھینٹے گئے۔ کھیڈ دا بٹن دبو تے میز لگ جاندی اے: { $games }۔ **{ button_help }** چار چھوٹے صفحیاں وچ پہلی بازی وکھاندا اے۔ میری زبان چنن لئی { "\u2066" }`{ -root } settings`{ "\u2069" } لکھو۔

## طے کیتیاں محفلاں

plan_title = { $game }: کھیڈیے؟
plan_organiser = { $name } دا سدّا
plan_weekly = ہر ہفتے ایسے ویلے
plan_in = **ہاں ({ $count }):** { $names }
plan_maybe = **شاید ({ $count }):** { $names }
plan_out = **ایس واری نہیں ({ $count }):** { $names }
plan_others = ہور { $count }
plan_opened = میز لگ گئی: { $link }
plan_waits = ایتھے ہالے اک ہور میز چل رہی اے۔ اوہ بند ہوندیاں ای ایہہ میز لگے گی۔
plan_called_off = ایہہ محفل منسوخ ہو گئی۔
plan_nobody = کوئی نہیں آ رہیا سی، ایس لئی میز نہیں لگی۔
plan_no_table = اوس ویلے میز نہیں لگ سکی۔ معافی! { "\u2066" }`{ -root } start`{ "\u2069" } نال میز لگے گی۔
plan_reminder = { $who } { $game } شروع ہووے گی: { $begins }۔ { $link }
plan_changes = **ایہہ محفل: { $page }** (جو چنو، اوسے ویلے سانبھیا جاندا اے)
table_changes = **ایہہ میز: { $page }** (جو چنو، اوسے ویلے سانبھیا جاندا اے)
done_configured = بدل دتا۔ لابی وچ دسے گا۔
weekdays = سوموار منگل بدھ جمعرات جمعہ ہفتہ اتوار
plan_understood = { $weekday }، { "\u2066" }{ $date } ({ $zone }){ "\u2069" }
zone_choice = { $place }، { "\u2066" }{ $clock } ({ $zone }){ "\u2069" }
ask_zone = “{ "\u2068" }{ $typed }{ "\u2069" }” کیہڑے ٹائم زون دا ویلا اے؟ چن لوو، فیر یاد رہوے گا۔
select_zone = تہاڈا ٹائم زون
button_in = ہاں، میں وی
button_maybe = شاید
button_out = ایس واری نہیں
button_change = بدلو
button_time = ویلا
form_time = { button_time } { "\u2066" }({ $zone }){ "\u2069" }
button_call_off = منسوخ کرو
button_call_off_one = { $number } منسوخ کرو
done_noted = لکھ لیا۔ سدّے وچ ہنے دس پوے گا۔
plans_title = طے محفلاں
plans_none = ایہو جیہی کوئی محفل طے نہیں جو تسیں ویکھ سکو۔ ویلے نال { "\u2066" }`{ -root } plan`{ "\u2069" } لکھ کے اک طے کرو۔
plans_line = { "\u200f" }**{ $number }.** { $game }، { $when }: { $link }
plan_call_off = { $when } دی محفل منسوخ کرنی اے؟ ایہہ واپس نہیں ہو سکے گا۔
lobby_late = **ہالے اڈیک اے:** { $names }۔ اوہناں دیاں سیٹاں { $until } تیکر رکھیاں نیں۔ پتے پہلاں ونڈے گئے تے اوہناں دے آون تیکر کمپیوٹر کھیڈن گے۔
lobby_missing = **{ $missing } { $missing ->
    [one] ہور چاہیدا اے۔
   *[other] ہور چاہیدے نیں۔
}** کسے نوں سدّو، یا کمپیوٹراں نال کھیڈن لئی **{ $button }** دبو۔
refuse_zone = “{ "\u2068" }{ $typed }{ "\u2069" }” ناں دا ٹائم زون نہیں لبھیا۔ { "\u2066" }`zone`{ "\u2069" } وچ شہر لکھو تے لسٹ وچوں چنو۔
refuse_zone_which = “{ "\u2068" }{ $typed }{ "\u2069" }” دے کئی مطلب ہو سکدے نیں: { "\u2068" }{ $zones }{ "\u2069" }۔ { "\u2066" }`zone`{ "\u2069" } وچ شہر لکھو تے لسٹ وچوں چنو۔
refuse_plan_over = ایہہ محفل ہو چکی یا منسوخ ہو گئی۔ { "\u2066" }`{ -root } plan`{ "\u2069" } نال دوجی طے کرو۔
refuse_not_organiser = ایہنوں صرف اوہی بدل سکدے نیں جنہاں نے ایہہ محفل طے کیتی، یا اوہ جنہاں نوں ایتھوں دے سنیہے سنبھالن دی اجازت ہووے۔
refuse_too_many_plans = ایس سرور وچ پہلاں ای { $most } محفلاں طے نیں۔ پہلاں اک منسوخ کرنی پوے گی: ویلے توں بغیر { "\u2066" }`{ -root } plan`{ "\u2069" } نال ساریاں دسن گیاں۔
refuse_too_many_own_plans = تسیں ایتھے پہلاں ای { $most } محفلاں طے کر چکے او۔ پہلاں اک منسوخ کرو: ویلے توں بغیر { "\u2066" }`{ -root } plan`{ "\u2069" } نال ساریاں دسن گیاں۔
when_word = “{ $word }” توں ویلا سمجھ نہیں آیا۔ اک دن تے اک ویلا لکھو، جیویں { "\u2066" }20:00, tomorrow 8pm, fri 20:00, in 2 hours, 2026-12-24 19:30{ "\u2069" }
when_no_time = کنے وجے، سویرے یا شامیں؟ جیویں { "\u2066" }fri 20:00, fri 8pm{ "\u2069" }
when_date = دن کیہڑا اے تے مہینہ کیہڑا؟ { "\u2066" }2026-12-24{ "\u2069" } یا { "\u2066" }24 dec{ "\u2069" } لکھو۔
when_past = اوہ ویلا لنگھ گیا۔ اگے دا کوئی ویلا چنو۔
when_far = ایہہ بہت دور اے: ودھ توں ودھ { $months } مہینے اگے تیکر طے کر سکدے او۔
when_zone = کتھوں دا ویلا؟ { "\u2066" }zone:{ "\u2069" } وچ اک وار اپنا ٹائم زون چنو؛ فیر یاد رہوے گا۔
cmd_plan = محفل طے کرو، میز آپے لگ جاوے گی۔ ویلا نہ لکھو تے طے محفلاں دسن گیاں
opt_when = کدوں: { "\u2066" }20:00, tomorrow 8pm, fri 20:00, in 2 hours{ "\u2069" }
opt_zone = تہاڈا ٹائم زون؛ یاد رہوے گا
opt_repeat = ہر ہفتے دہراؤ؛ خالی ہووے تے اکو واری
choice_weekly = ہر ہفتے
recap_title = تے ایہہ سی ساڈی محفل
recap_games = { $games } بازیاں، { $hours ->
    [0] { $minutes } منٹ
    [1] 1 گھنٹا { $minutes } منٹ
   *[other] { $hours } گھنٹے { $minutes } منٹ
}۔
recap_kinds = **کھیڈاں:** { $kinds }
recap_lost = **ہار کس دے حصے آئی:** { $who }
recap_won = **جت کس دے ناں رہی:** { $who }
recap_count = { "\u200f" }{ $name } ({ $count })
recap_lost_nobody = تہاڈے وچوں کوئی نہیں ہاریا۔
recap_won_nobody = تہاڈے وچوں کوئی نہیں جتیا۔
recap_praise = 👏 **شاباش:** { $people }
recap_praised = { "\u200f" }{ $name } ({ $what })
recap_never_lost = اک وار وی ہار نہیں
recap_played = { $games ->
    [one] 1 بازی وچ ساتھ
   *[other] { $games } بازیاں وچ ساتھ
}
recap_legend = **تصویر وچ:** حصے دے حساب نال؛ ٹُٹی لکیر 1.00 اے۔ { $names }
recap_moment = ✨ { $moment } (بازی { $game })
recap_moment_of = ✨ { $moment } ({ $kind }، بازی { $game })
button_same_time = اگلے ہفتے ایسے ویلے؟
set_recap_on = محفل مُکے تے اوہدا حال دسیا جاندا اے
set_recap_off = محفل مُکن تے اوہدا حال نہیں دسیا جاندا
opt_recap = محفل مُکے تے اوہدا حال دسیا جاوے یا نہیں
setting_recap = محفل مگروں اوہدا حال
month_title = مہینے دے سبھ توں ودھیا: { $month }
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
month_lost = { "\u200f" }{ $name }: { $games } وچوں { $tally } وچ ہار (حصے دا { $share })
month_won = { "\u200f" }{ $name }: { $games } وچوں { $tally } وچ جت (حصے دا { $share })
month_key = حصہ: 1.00 اوسط اے۔
set_monthly_on = مہینہ مُکے تے ہر کھیڈ دے تن سبھ توں ودھیا کھڈاری دسے جاندے نیں
set_monthly_off = مہینہ مُکن تے کجھ نہیں دسیا جاندا
opt_monthly = مہینہ (UTC) مُکے تے ہر کھیڈ دے تن سبھ توں ودھیا کھڈاری دسے جان یا نہیں
setting_monthly = مہینے دے تن ودھیا
