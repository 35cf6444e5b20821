# What every game says, in Punjabi (Shahmukhi). English (en.ftl) has every message and is the pattern for
# this file. The marks \u2066 and \u2069 keep cards and commands left to right within the sentence. The
# plural form `one` also holds for 0. Sentences about one player fit women and men alike where that sounds
# natural.
# The mark \u200f keeps a line right to left that ends with a name or a card; the program marks beginnings.

## Names

computer = کمپیوٹر { $number }
somebody = کوئی کھڈاری
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
seat_slow = { $name } (مڑن تیکر کمپیوٹر کھیڈ رہیا اے)
seat_absent = { $name } (میز چھڈ دتی؛ کمپیوٹر کھیڈ رہیا اے)
seat_host = { $name } (میزبان)
seat_computer = { $name } ({ $level })

## The lobby

lobby_title = { $name }: میز سج گئی، آ جاؤ (بازی { $game })
lobby_closed_title = { $name }: بازی { $game } شروع ہو گئی
lobby_seats = **سیٹاں:** { $count } بھر گئیاں، { $least } توں { $most } تیکر کھیڈ سکدے نیں
lobby_seat = { $number }. { "\u200f" }{ $name }{ "\u200f" }
lobby_fills = میزبان پتے ونڈن گے تے خالی سیٹاں تے کمپیوٹر ({ $level }) بہہ جان گے: { $count }۔
waiting = **اگلی بازی وچ:** { $who }{ "\u200f" }
lobby_options = **ایس میز دے قاعدے:**
    { $options }
play_goes_down = واری ایس لسٹ وچ اتوں تھلے چلدی اے۔
play_goes_up = واری ایس لسٹ وچ تھلیوں اُتے چلدی اے۔
commit = پتے ایمانداری نال پھینٹے جاندے نیں: بازی { $game } دا راز کسے دے بیٹھن توں پہلاں ای طے سی۔ اوہدی مہر: `{ $commit }`
cuts_heading = **پتے ایہناں لفظاں نال کٹے گئے نیں، ایسے ترتیب وچ:**
cut_line = { "\u200f" }✂️ { $name }: { $word }
cuts_void = **ہن تیکر دے لفظ ہن نہیں گنے جان گے۔** سیٹاں بدل گئیاں نیں: چاہو تے فیر کٹو۔
cut_offer = پتے پھینٹن وچ تہاڈا وی حصہ ہووے؟ جنہاں دی سیٹ اے اوہ **پتے کٹو** دب کے اک لفظ لکھ سکدے نیں۔
cut_label = اپنا کوئی لفظ، یا ایہو رہن دیو
cut_suggestions = امب دیوا ندی پتنگ الاچی کنکر ساون چڑی مخمل چاننی بدل گیندا پھلکاری تارا کیسر باغ سموسہ جھرنا کنول پھوہار ادرک املی مور جلیبی

option_clock = ہر واری لئی { $seconds } سیکنڈ
option_no_clock = کوئی گھڑی نہیں: آرام نال سوچو
option_line = { $label }: { $value }
set_who_starts_everyone = میز کوئی وی لا سکدا اے
set_who_starts_managers = میز صرف سرور سنبھالن والے لا سکدے نیں
set_hints_on = صلاح ملے گی
set_hints_off = صلاح بند اے
set_daily_on = اج دی بازی کھلی اے
set_daily_off = اج دی بازی بند اے
set_colours_two = پتے دو رنگاں وچ: کالے تے لال
set_colours_four = پتے چار رنگاں وچ: ♠ حکم کالا، ♥ پان لال، ♦ اینٹ نیلی، ♣ چڑی ہری
set_pictures_on = پتے، بازیاں تے حساب تصویراں نال
set_pictures_off = تصویراں نہیں، صرف لکھت
option_threads = ہر میز اپنے وکھرے تھریڈ وچ لگدی اے
option_no_threads = میز چینل وچ ای لگدی اے
option_computers = { $count ->
    [0] کوئی کمپیوٹر کھڈاری نہیں
    [one] { $count } کمپیوٹر کھڈاری ({ $level })
   *[other] { $count } کمپیوٹر کھڈاری ({ $level })
}

ended_title = ایہہ میز بند ہو گئی
ended_stopped = { $who } نے میز بند کر دتی۔ ادھوری بازی نہیں گنی جاوے گی۔ نویں میز لئی { "\u2066" }`{ -root } start`{ "\u2069" } لکھو۔
ended_agreed = { $who } نے میز بند کر دتی، تے باقی جیہڑے کھیڈ رہے سن، سارے راضی سن۔ بازی دا کوئی نتیجہ نہیں۔ نویں میز لئی { "\u2066" }`{ -root } start`{ "\u2069" } لکھو۔
ended_idle = ادھے گھنٹے توں میز تے کوئی ہلیا تک نہیں۔ نویں میز لئی { "\u2066" }`{ -root } start`{ "\u2069" } لکھو۔
ended_deserted = سارے اٹھ کے ٹر گئے۔ نویں میز لئی { "\u2066" }`{ -root } start`{ "\u2069" } لکھو۔
ended_channel = چینل ای نہیں رہیا۔

## A trick

turn_clock = { $due } ویلا ختم ہووے گا: { $ends }۔

## The result

outcome_title = بازی { $game } ختم
outcome_uncounted = ایہہ بازی لیڈر بورڈ وچ نہیں گنی جاوے گی: اوہدے لئی گھٹ توں گھٹ دو لوک چاہیدے نیں۔
outcome_played_out = { $who } نے ایہہ بازی روک دتی، ایس لئی کمپیوٹراں نے ایہنوں اخیر تیکر کھیڈیا۔ ایہہ گنی جاوے گی۔
series = { $games ->
    [one] **ایس سیریز وچ کس دیاں کنیاں ہاراں** ({ $games } بازی)
   *[other] **ایس سیریز وچ کس دیاں کنیاں ہاراں** ({ $games } بازیاں)
}
series_won = { $games ->
    [one] **ایس سیریز وچ کس دیاں کنیاں جتاں** ({ $games } بازی)
   *[other] **ایس سیریز وچ کس دیاں کنیاں جتاں** ({ $games } بازیاں)
}
series_seat = { "\u200f" }{ $name }: { $tally }
revealed = بازی { $game } دا راز: `{ $secret }`
next_commit = اگلی بازی { $game } اے۔ اوہدے راز دی مہر: `{ $commit }`

## A thread of its own

thread_name = { -game }: { $host }
thread_over = { $thread } وچ { -game } مک گئی۔ کل بازیاں: { $games }۔
thread_last = آخری (بازی { $game }): { $result }
thread_computer = اک کمپیوٹر ({ $level })

## A hand

hand_heading = **تہاڈے پتے** ({ $count ->
    [0] کوئی نہیں
    [one] { $count } پتا
   *[other] { $count } پتے
})
hand_suit = { "\u200f" }{ $symbol } { $suit }: **{ $cards }**{ "\u200f" }
own_wait = ہالے تہاڈی واری نہیں۔ میز دے سنیہے وچ لکھیا اے کہ کس دی اے۔
own_ahead = میز دے سنیہے وچ لکھیا اے کہ واری کس دی اے۔ تہاڈی واری آوندیاں ای ایتھے چنو۔
own_slow = تہاڈی تھاں کمپیوٹر کھیڈ رہیا اے۔ چال چلو یا **میں حاضر آں** دبو، تے کھیڈ فیر تہاڈے ہتھ۔
select_card = پتا سٹو: { $from } توں { $to } تیکر

## Buttons

button_join = آ بیٹھو
button_leave = اٹھ جاؤ
button_deal = پتے ونڈو
button_cut = پتے کٹو
button_fill = { $seats } تیکر بھر کے ونڈو
button_again = اک ہور بازی
button_hand = میرے پتے
button_rules = قاعدے
button_back = میں حاضر آں
button_stop = میز بند کرو
button_agree_stop = ختم کرن تے راضی
button_take_back_stop = گل واپس لوو
button_forget = میرا ناں مٹا دیو
button_never = رہن دیو
button_review = بازی دا جائزہ
button_verify = پرکھو

## What was done

done_joined = سیٹ { $number } تہاڈی ہوئی۔ ونڈے جاندیاں ای تہاڈے پتے ایتھے آ جان گے۔
done_cut = تسیں “{ $word }” نال پتے کٹے۔ میز تے سارے ایہنوں ویکھ سکدے نیں؛ نواں لفظ لکھو گے تے اوہ ایہدی تھاں لے لوے گا۔
done_filled_up = خالی سیٹاں تے کمپیوٹر بیٹھ گئے نیں۔ ایس نال پھینٹن دے لفظ ہن نہیں گنے جان گے، ایس لئی پتے ہالے نہیں ونڈے گئے: جیہڑا چاہوے فیر کٹ لوے، فیر تسیں ونڈو۔
done_back = سیٹ فیر تہاڈی اے۔
done_left = تسیں میز چھڈ دتی۔ تھاں ہوئی تے { "\u2066" }`{ -root } join`{ "\u2069" } نال فیر آ بیٹھو۔
done_waiting = ہالے بازی چل رہی اے، ذرا ٹھہرو: اگلی وچ پتے تہانوں وی ملن گے تے ایتھے ای آ جان گے۔ اودوں تیکر نظارہ ویکھو: جو ساریاں دے سامنے اے اوہ میز دا سنیہا تے **ہن تیکر دا حال** دسدے نیں۔
done_waits_no_more = ٹھیک اے، ہن تسیں اڈیک وچ نہیں: اگلی بازی تہاڈے بغیر ونڈی جاوے گی۔
done_dealt = بازی { $game } دے پتے ونڈے گئے۔
done_stopped = میز بند ہو گئی۔
done_stop_asked = میز دا سنیہا باقیاں نوں پچھ رہیا اے۔ ویلا ختم ہووے گا: { $ends }۔ اودوں تیکر کھیڈ چلدی رہوے گی۔
done_agreed = تسیں بازی نتیجے توں بغیر ختم کرن تے راضی او۔ کیہدا جواب باقی اے، میز دا سنیہا دسدا اے۔
done_stop_taken_back = تسیں گل واپس لے لئی، تے بازی چلدی رہوے گی۔
done_settings = سانبھ لیا۔ ایس سرور وچ نویاں میزاں ہن اینج لگن گیاں:
settings_title = **ایس سرور دیاں سیٹنگاں** (چندیاں ای سانبھیاں جاندیاں نیں)
done_forgotten = تہاڈا ناں مٹا دتا گیا۔ تہاڈیاں کھیڈیاں بازیاں رہن گیاں، بس تہاڈے ناں توں بغیر۔
done_never = کجھ نہیں بدلیا۔
done_here = آہ لوو جی۔
done_thread = تہاڈی میز اپنے وکھرے تھریڈ وچ لگ گئی اے: { $thread }

ask_close = کیہ ایہہ میز ساریاں لئی بند کر دئیے؟
ask_stop = کیہ ایہہ میز ساریاں لئی بند کر دئیے؟ بازی نتیجے توں بغیر ختم ہو جاوے گی۔
ask_stop_others = کیہ ایہہ بازی ساریاں لئی ختم کر دئیے؟ پہلاں باقیاں نوں پچھیا جاوے گا: جیہڑے ہالے کھیڈ رہے نیں، سارے دو منٹاں وچ راضی ہو جان تے بازی نتیجے توں بغیر ختم ہووے گی۔ نہیں تے کمپیوٹر ایہنوں فوراً اخیر تیکر کھیڈ دین گے، تے اوہ گنی جاوے گی۔
ask_stop_alone = کیہ ایہہ بازی ساریاں لئی ختم کر دئیے؟ ہن ہور کوئی نہیں کھیڈ رہیا جیہڑا نتیجے توں بغیر ختم کرن تے راضی ہو سکے: کمپیوٹر ایہنوں فوراً اخیر تیکر کھیڈ دین گے، تے اوہ گنی جاوے گی۔
ask_end_parked = ایس چینل دی میز بوٹ دے کسے ہور ورژن نے سانبھی اے، تے ایہہ ورژن اوہنوں اگے نہیں چلا سکدا۔ سدا لئی بند کر دئیے؟ اوس بازی دا کوئی نتیجہ نہیں ہووے گا۔
ask_forget = کیہ جو کجھ سانبھیا اے، اوس سب وچوں تہاڈا ناں مٹا دئیے؟ بازیاں رہن گیاں، بس ناں توں بغیر۔ تہاڈا حساب تے لیڈر بورڈ تے تہاڈی تھاں جاندی رہوے گی۔

not_dealt = ہالے پتے نہیں ونڈے گئے۔ لوڑ جوگیاں سیٹاں بھر جان تے میزبان ونڈن گے۔
game_over = بازی ختم ہو چکی اے۔ اگلی بازی میزبان ونڈ سکدے نیں۔

## Refusals: what is wrong, and what to do instead

refuse_not_host = ایہہ کم صرف میزبان، { $host }، کر سکدے نیں۔ اوہناں نوں آکھو۔
refuse_already_agreed = تسیں پہلاں ای ایہہ بازی ختم کرن تے راضی ہو چکے او۔ کیہدا جواب باقی اے، میز دا سنیہا دسدا اے۔
refuse_not_asked = بازی ختم ہووے یا نہیں، ایہہ صرف اوہناں نوں پچھیا جاندا اے جیہڑے ہالے کھیڈ رہے نیں۔ تہاڈی تھاں کمپیوٹر کھیڈ رہیا ہووے تے پہلاں **میں حاضر آں** دبو۔
refuse_not_the_asker = ایہہ گل صرف { $who } واپس لے سکدے نیں، کیوں جے اوہناں نے ای پچھیا سی۔
refuse_internal = ایتھے کجھ گڑبڑ ہو گئی، پر بدلیا کجھ نہیں۔ ذرا ٹھہر کے فیر کوشش کرو۔
refuse_table_exists = ایس چینل وچ میز پہلاں ای لگی ہوئی اے۔ { "\u2066" }`{ -root } join`{ "\u2069" } نال آ بیٹھو، یا کوئی ہور چینل چنو۔
refuse_too_many_tables = ایس سرور وچ پہلاں ای { $most } میزاں لگیاں ہوئیاں نیں، تے اینیاں ای لگ سکدیاں نیں۔ اوہناں وچوں کسے تے آ بیٹھو، یا { "\u2066" }`{ -root } stop`{ "\u2069" } نال کوئی اک بند کر کے فیر کوشش کرو۔
refuse_no_table = ایس چینل وچ کوئی میز نہیں۔ { "\u2066" }`{ -root } start`{ "\u2069" } نال لا لوو۔
refuse_other_game = ایس میز تے { -game } چل رہی اے۔ اوہدیاں کمانڈاں { "\u2066" }`{ -root }`{ "\u2069" } نال شروع ہوندیاں نیں۔
refuse_parked = ایس چینل دی میز بوٹ دے کسے ہور ورژن نے سانبھی سی۔ اوہ جیویں سی اونویں ای پئی اے، تے اوہ ورژن فیر چلے گا تے اگے ودھے گی۔
refuse_newer_game = بازی { $game } بوٹ دے نویں ورژن تے کھیڈی گئی سی، تے اوہی ایہنوں پڑھ سکدا اے۔ ایہدا کجھ وی گواچیا نہیں۔
refuse_newer_settings = ایس سرور دیاں سیٹنگاں بوٹ دے نویں ورژن نے سانبھیاں سن، ایس لئی ایہہ ورژن اوہناں نوں نہیں چھیڑدا۔
parked = ایس چینل دی میز بوٹ دے کسے ہور ورژن نے سانبھی سی، ایس لئی اوہ رکی ہوئی اے۔ کجھ گواچیا نہیں: اوہ ورژن فیر چلے گا تے اگے ودھے گی۔
told_deleted = ایس میز دا سنیہا مڑ مڑ مٹایا جا رہیا اے، ایس لئی ایہنوں فیر وکھان توں پہلاں ہن ہر وار ودھ چر رکنا پوے گا۔ جے ایہہ کوئی ماڈریشن بوٹ کر رہیا اے تے اوہدی سیٹنگ وچ ایس چینل دے میرے سنیہیاں نوں چھوٹ دیو۔ بازی چلدی رہوے گی: { "\u2066" }`{ -root } hand`{ "\u2069" } تہاڈے پتے وکھاندا اے، { "\u2066" }`{ -root } table`{ "\u2069" } میز۔
told_locked = ایہہ تھریڈ لاک اے، ایس لئی میز دا سنیہا نواں نہیں ہو سکدا۔ کوئی ماڈریٹر ایہنوں کھول سکدا اے: تھریڈ دا مینیو (⋯) کھول کے **Unlock Thread** چنو۔ بازی ایس دوران چلدی رہوے گی، تے **{ button_hand }** تہاڈے پتے وکھاندا اے۔
refuse_not_seated = ایس میز تے تہاڈی کوئی سیٹ نہیں۔ جدوں تیکر بازی شروع نہیں ہوندی، { "\u2066" }`{ -root } join`{ "\u2069" } نال مل سکدی اے۔
refuse_already_seated = سیٹ { $number } پہلاں ای تہاڈی اے۔ ونڈے جاندیاں ای تہاڈے پتے تہانوں مل جان گے۔
refuse_full = ساریاں { $seats } سیٹاں بھر گئیاں۔ کسے دے اٹھن دی اڈیک کرو، یا کسے ہور چینل وچ میز لا لوو۔
refuse_already_waiting = تسیں پہلاں ای اگلی بازی دی اڈیک وچ او۔ نہ کھیڈنا ہووے تے **اٹھ جاؤ** دبو یا { "\u2066" }`{ -root } leave`{ "\u2069" } لکھو۔
refuse_already_dealt = پتے تے ونڈے جا چکے۔ اپنے پتے { "\u2066" }`{ -root } hand`{ "\u2069" } نال ویکھو۔
refuse_too_late_to_cut = ایہہ پتے تے ونڈے جا چکے۔ بازی مکن مگروں، اگلی واری ونڈن توں پہلاں کٹ سکدے او۔
refuse_seats_changed = پتے ہالے نہیں ونڈے گئے: سیٹاں ہنے بدلیاں نیں، ایس لئی پھینٹن دے لفظ ہن نہیں گنے جان گے۔ جیہڑا چاہوے فیر کٹ لوے؛ فیر بٹن اک واری ہور دبو۔
refuse_too_few = { $have ->
    [one] صرف { $have } سیٹ بھری اے
   *[other] صرف { $have } سیٹاں بھریاں نیں
}، تے گھٹ توں گھٹ { $least } چاہیدیاں نیں۔ ہور کھڈاریاں دی اڈیک کرو، یا کمپیوٹر کھڈاریاں والی میز لاؤ۔
refuse_too_many = { $have } سیٹاں بہت زیادہ نیں: ایہناں پتیاں نال ودھ توں ودھ { $most } کھیڈ سکدے نیں۔ کمپیوٹر گھٹاؤ۔
refuse_no_game = ہالے کوئی بازی نہیں چل رہی۔ میزبان نویں بازی ونڈ سکدے نیں۔
refuse_stale = اوہ موقع لنگھ گیا۔ ہن کیہ ہو سکدا اے، ایہہ { "\u2066" }`{ -root } hand`{ "\u2069" } دسے گا۔
refuse_busy = میز ذرا مصروف اے۔ اک پل مگروں فیر کوشش کرو۔
refuse_thinking = تہاڈی پچھلی صلاح یا جائزہ ہالے تیار ہو رہیا اے۔ اوہ آ جاوے تے فیر پچھو۔
refuse_posted_just_now = میز ہنے ہنے ایتھے وکھائی گئی اے۔ فیر وکھا سکدے او: { $when }۔
refuse_not_a_card = “{ $typed }” کوئی پتا نہیں۔ اینج لکھو: { "\u2066" }QH{ "\u2069" }، { "\u2066" }10♠{ "\u2069" } یا { "\u2066" }queen of hearts{ "\u2069" }۔
refuse_not_a_word = ایہہ لفظ نہیں چلے گا۔ اکو سطر وچ 1 توں { $most } تیکر حرف لکھو، جیہڑے ساریاں نوں دسن۔
refuse_bad_number = آپشن { "\u2066" }`{ $option }`{ "\u2069" } { $least } توں { $most } تیکر ہونا چاہیدا اے؛ { "\u2066" }`turn_seconds`{ "\u2069" } لئی 0 وی چلے گا، یعنی گھڑی توں بغیر۔
refuse_manage_server = سرور دیاں سیٹنگاں صرف اوہی بدل سکدے نیں جنہاں نوں سرور سنبھالن دی اجازت ہووے۔ اوہناں وچوں کسے نوں آکھو۔
refuse_who_starts = ایس سرور وچ میز صرف ایہنوں سنبھالن والے لاندے نیں۔ اوہناں وچوں کسے نوں آکھو؛ فیر تسیں آ بیٹھو۔
refuse_servers_only = ایہہ سرور دے کسے چینل وچ ورتو۔
refuse_permissions = ایس چینل وچ میز نہیں چل سکدی، مینوں ایہہ اجازت نہیں ملی: **{ $permissions }**۔
refuse_locked = ایہہ تھریڈ لاک اے، ایس لئی ایتھے میز نہیں لگ سکدی۔ کوئی ماڈریٹر ایہنوں کھول سکدا اے: تھریڈ دا مینیو (⋯) کھول کے **Unlock Thread** چنو۔ یا کوئی ہور چینل چنو۔
refuse_no_threads = ایہو جیہے چینل وچ تھریڈ نہیں بن سکدے۔ ایتھے ای کھیڈن لئی { "\u2066" }`{ -root } start thread:no`{ "\u2069" } لکھو، یا کسے ٹیکسٹ چینل توں تھریڈ کھولو۔
refuse_thread_permissions = میز لئی ایتھے تھریڈ نہیں کھل سکدا، مینوں ایہہ اجازت نہیں ملی: **{ $permissions }**۔ یا { "\u2066" }`{ -root } start thread:no`{ "\u2069" } لکھو۔
refuse_absent = میں ایس سرور دا رکن نہیں: ایتھے صرف میریاں کمانڈاں نیں، ایس لئی ایتھے میز نہیں لگ سکدی۔ جیہڑے سرور سنبھالدے نیں، اوہ ایس لنک نال مینوں شامل کر سکدے نیں: { $link }
refuse_too_many_threads = ایس سرور وچ اینے تھریڈ چل رہے نیں جنے ڈسکارڈ ہون دیندا اے۔ کوئی اک آرکائیو کر کے فیر کوشش کرو، یا { "\u2066" }`{ -root } start thread:no`{ "\u2069" } لکھو۔
refuse_may_not_thread = ایس چینل وچ تسیں تھریڈ نہیں کھول سکدے، تہانوں ایہہ اجازت چاہیدی اے: **{ $permission }**۔ ایتھے ای کھیڈن لئی { "\u2066" }`{ -root } start thread:no`{ "\u2069" } لکھو۔
refuse_thread_pause = ایس چینل وچ ہنے ہنے کئی میزاں لئی تھریڈ کھلے نیں۔ اگلا کھل سکدا اے: { $when }۔ اودوں تیکر { "\u2066" }`{ -root } start thread:no`{ "\u2069" } لکھو۔
refuse_no_record = ایس سرور وچ ایہو جیہی کوئی بازی نہیں، یا اوہ ایہو جیہے چینل وچ کھیڈی گئی جیہڑا تہانوں نہیں دسدا۔
refuse_not_finished = بازی { $game } ہالے ختم نہیں ہوئی۔ ختم ہووے گی تے اوہدے پتے کھلن گے۔
refuse_no_finished = ایس چینل وچ ہالے کوئی بازی ختم نہیں ہوئی۔ بازی دا نمبر دسو۔
refuse_no_proof = بازی { $game } دے پتے کیویں پھینٹے گئے، ایہہ پرکھن نوں کجھ نہیں۔
refuse_unknown_command = ایہہ کمانڈ ایتھے ہن نہیں رہی۔ ڈسکارڈ نوں دوبارہ کھولو تے نویاں کمانڈاں نظر آن گیاں۔
refuse_hints_off = ایس سرور وچ صلاح بند اے۔ سرور سنبھالن والے ایہنوں { "\u2066" }`{ -root } settings`{ "\u2069" } نال کھول سکدے نیں۔
refuse_nothing_to_decide = ہالے تہاڈے سوچن نوں کجھ نہیں۔ اپنی واری تے فیر پچھو۔
refuse_not_dealt_in = بازی { $game } وچ تہانوں پتے نہیں ملے سن، ایس لئی تہاڈی کھیڈ ویکھن نوں کجھ نہیں۔

## At a table, whatever is played

seats_heading = **کھڈاری تے پتے**
seat_turn = { "\u200f" }▶ { $line }
seats_away = جان چھٹ گئی: { $names }{ "\u200f" }
due_play = { $who }، تہاڈی واری اے۔
turn_of = { $name } دی واری اے۔
got_away = { $name } دی جان چھٹ گئی!
lost = ایس واری ہار { $name } دے حصے آئی۔
outcome_text = ایس بازی وچ ہار { $who } دے حصے آئی۔
outcome_loser = **ایس واری دی ہار:** { $name }{ "\u200f" }
outcome_away = { $place }. { "\u200f" }{ $name } دی جان چھٹی
outcome_text_won = ایہہ بازی { $who } دے ناں رہی!
outcome_text_shared = جت سانجھی رہی: { $who }!
outcome_winner = **ایس واری دی جت:** { $name }{ "\u200f" }
outcome_winners = **سانجھی جت:** { $names }{ "\u200f" }
outcome_place = { $place }. { "\u200f" }{ $name }{ "\u200f" }
outcome_scored = { "\u200f" }{ $name }: { $score }
own_away = تہاڈی جان چھٹ گئی: ہن کوئی فکر نہیں۔
own_by_commands = تہاڈی کھیڈ کمانڈ نال چل رہی اے۔ میز دے سنیہے وچ تہاڈا ناں آوے تے { "\u2066" }`{ -root } play`{ "\u2069" } اوہی پتے وکھاوے گا جیہڑے چل سکدے نیں۔ بٹن چاہیدے ہون تے اوس سنیہے تھلے **میرے پتے** دبو۔
refuse_game_over = بازی ختم ہو چکی اے۔ اگلی بازی میزبان ونڈ سکدے نیں۔
refuse_not_in_play = تہاڈی جان تے چھٹ چکی۔ ہن کوئی فکر نہیں: ڈھو لاؤ تے تماشا ویکھو۔
refuse_not_in_hand = { $card } تہاڈے ہتھ وچ نہیں۔ اپنے پتے { "\u2066" }`{ -root } hand`{ "\u2069" } نال ویکھو۔
refuse_not_your_turn = واری { $name } دی اے۔ اپنی واری دی اڈیک کرو۔
refuse_too_early = ایہہ چھیتی ہو گئی: اودوں تہاڈی واری نہیں سی۔
hint_best = **سب توں چنگا:** { $choice }۔ ایتھوں 100 وچوں تقریباً { $percent } بازیاں وچ ہار ہوندی اے۔
hint_best_won = **سب توں چنگا:** { $choice }۔ ایتھوں 100 وچوں تقریباً { $percent } بازیاں وچ جت ہوندی اے۔
hint_other = ایہدے مگروں: { $choice }، 100 وچوں تقریباً { $percent }۔
review_title = تہاڈی بازی { $game } دا جائزہ
review_line_lost = **{ $when }:** تہاڈا فیصلہ: { $did }۔ ایس توں چنگا ہوندا: { $better }، 100 بازیاں وچ تقریباً { $points } ہاراں گھٹ ہوندیاں۔
review_line_won = **{ $when }:** تہاڈا فیصلہ: { $did }۔ ایس توں چنگا ہوندا: { $better }، 100 بازیاں وچ تقریباً { $points } جتاں ودھ ہوندیاں۔
review_none = کوئی خاص گل نہیں نکلی: کوئی ہور فیصلہ صاف چنگا نہ ہوندا۔
review_note = منیا ایہہ اے کہ اگے سارے “درمیانے” کمپیوٹر وانگوں کھیڈدے نیں، تسیں وی۔ پرکھن ویلے اوہی ویکھیا گیا جیہڑا اوس ویلے تہانوں پتا ہو سکدا سی۔

## The deal of the day

daily_title = اج دی بازی، { $day }
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
daily_place_of = { $seats } وچوں نمبر { $place }
daily_rounds = گیڑے: { $rounds }
daily_better = تہاڈے توں ودھیا رہے: ایس سرور وچ { $here }، ساریاں سروراں وچ { $everywhere }۔
daily_share_of = { $percent }% ({ $all } وچوں { $better })
daily_days = { $days ->
    [one] لگاتار { $days } دن
   *[other] لگاتار { $days } دن
}
daily_streak = تہاڈا سلسلہ: { $now }۔ سب توں لما: { $best }۔
daily_late = تسیں ایہہ بازی بند ہون مگروں پوری کیتی، ایس لئی ایہہ نہ بورڈ تے اے، نہ سلسلے وچ۔
daily_not_closed = ایس بازی دا جائزہ، ریکارڈ تے پتیاں دی پرکھ ایہدے بند ہون تے ویکھ سکدے او: { $when }۔
daily_board_title = { $day } دی بازی: ایس سرور دا بورڈ
daily_board_empty = ایس سرور وچ ایہہ بازی کسے نے پوری نہیں کیتی۔
daily_board_line = { $rank }. { "\u200f" }**{ $name }**: { $how }
daily_board_key = نمبر برابر ہون تے جیہنے گھٹ پتے چکے اوہ اگے اے۔
daily_shared = **{ $name }** نے اج دی بازی ({ $day }) کھیڈ لئی: { $how }۔ ساریاں دے پتے اکو جہے نیں: { "\u2066" }`{ -root } daily`{ "\u2069" }
daily_shared_before = تسیں ایہہ نتیجہ ایس چینل وچ پہلاں ای دس دتا اے۔
daily_hidden = بورڈ اوہناں نوں دسدا اے جنہاں نے ایہہ بازی پوری کر لئی ہووے، تے بازی بند ہون تے ساریاں نوں: { $when }۔
daily_running = تہاڈی ایہہ بازی ہالے چل رہی اے۔ پہلاں ایہنوں پورا کرو، فیر ایہدا سب کجھ دسے گا۔
daily_over = اوہ دن مک گیا اے تے تسیں اوہدی بازی شروع نہیں کیتی سی۔ اج دی بازی { "\u2066" }`{ -root } daily`{ "\u2069" } نال ملے گی۔
daily_no_day = اوس دن دی کوئی بازی نہیں۔
daily_tried = اپنا ناں ہٹوان توں پہلاں تسیں ایہہ بازی شروع کیتی سی، تے موقع دن وچ اکو اے۔ اگلی بازی: { $when }۔
daily_off = ایس سرور وچ اج دی بازی بند اے۔ سرور سنبھالن والے ایہنوں { "\u2066" }`{ -root } settings`{ "\u2069" } نال کھول سکدے نیں۔
daily_stale = اوہ موقع لنگھ گیا۔ تہاڈی بازی ہن ایتھے اپڑی اے۔
daily_not_begun = تسیں ایہہ بازی شروع نہیں کیتی۔ { "\u2066" }`{ -root } daily`{ "\u2069" } نال شروع ہووے گی۔
daily_decisions_title = { $day }: کیہڑی گل نال فرق پیا
daily_decisions_none = اکو حالت وچ اینے لوک نہیں سن کہ مقابلہ ہو سکے۔
button_daily_start = شروع کرو
button_daily_finish = { $day } دی پوری کرو
button_daily_open = اج دی بازی
button_daily_board = بورڈ
button_daily_board_of = { $day } دا بورڈ
button_daily_share = ساریاں نوں دسو
button_daily_decisions = کیہڑی گل نال فرق پیا
button_daily_record = ریکارڈ

## The rules in short

rules_options = **ایس میز دے قاعدے:**
    { $options }
rules_defaults = **ایس سرور وچ نویاں میزاں اینج لگدیاں نیں:**
    { $options }

## Figures

leaderboard_title = لیڈر بورڈ، { $period }
leaderboard_empty = ہالے تیکر دو یا ودھ لوکاں نے رل کے کوئی بازی ختم نہیں کیتی۔ میز { "\u2066" }`{ -root } start`{ "\u2069" } نال لگدی اے۔
leaderboard_line = { $place }. { "\u200f" }**{ $name }**: { $tally }، حصے دے حساب نال { $share }، { $streak }
leaderboard_lost = { $games } وچوں { $losses } وچ ہار ({ $percent })
leaderboard_won = { $games } وچوں { $wins } وچ جت ({ $percent })
leaderboard_scored = { $line }، اوسط سکور { $mean }
leaderboard_key = حصے دے حساب نال: 1.00 اوسط اے، گھٹ ہووے تے چنگا۔ وڈی میز تے یا بہتا کھیڈن نال کسے دا نقصان نہیں ہوندا۔
leaderboard_key_won = حصے دے حساب نال: 1.00 اوسط اے، ودھ ہووے تے چنگا۔ وڈی میز تے یا بہتا کھیڈن نال کسے دا نقصان نہیں ہوندا۔
leaderboard_legend = **تصویر وچ:** اُتلے نمبر؛ ٹُٹی لکیر 1.00 اے۔
leaderboard_alt = حصے دے حساب نال ہاراں؛ 1.00 اوسط اے۔
    { $lines }
leaderboard_alt_won = حصے دے حساب نال جتاں؛ 1.00 اوسط اے۔
    { $lines }
leaderboard_alt_line = { $place }. { $name }: { $share }
leaderboard_rated_title = ریٹنگ، { $period }
leaderboard_rated_line = { $place }. { "\u200f" }**{ $name }**: { $rating }، { $games ->
    [one] { $games } بازی
   *[other] { $games } بازیاں
}
leaderboard_rated_key = کس دی کھیڈ کنی تگڑی اے، دو یا ودھ لوکاں والیاں ساریاں بازیاں توں (OpenSkill دا طریقہ)۔ “درمیانے” کمپیوٹر دی ریٹنگ 1,500 اے۔ جیہڑی ریٹنگ ہالے پکی نہیں، اوہ اخیر تے آندی اے۔ مدت توں بس ایہہ طے ہوندا اے کہ کون دسے گا: جیہنے اودوں توں کوئی بازی کھیڈی ہووے۔
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
stats_longest = سب توں لمیاں لڑیاں: { $safe } بازیاں وچ بچاء، { $lost } وچ ہار
stats_longest_won = سب توں لمیاں لڑیاں: { $won } وچ جت، { $without } بنا جت
stats_first = سب توں پہلاں جان چھڈائی: { $games ->
    [one] { $games } واری
   *[other] { $games } واری
}
stats_legend = **تصویر وچ:** ہر بازی مگروں، حصے دے حساب نال ہاراں۔ وڈا نقطہ ہاری ہوئی بازی اے، ٹُٹی لکیر 1.00۔
stats_legend_won = **تصویر وچ:** ہر بازی مگروں، حصے دے حساب نال جتاں۔ وڈا نقطہ جتی ہوئی بازی اے، ٹُٹی لکیر 1.00۔
stats_alt = { $name }: بازی { $first } توں { $last } تیکر، ہر اک مگروں حصے دے حساب نال ہاراں؛ 1.00 اوسط اے۔ ہاریاں بازیاں: { $lost }۔ ہن: { $share }
stats_alt_won = { $name }: بازی { $first } توں { $last } تیکر، ہر اک مگروں حصے دے حساب نال جتاں؛ 1.00 اوسط اے۔ جتیاں بازیاں: { $won }۔ ہن: { $share }
stats_rating = ریٹنگ: { $rating }
stats_rating_legend = اوہدے تھلے: ہر بازی مگروں دی ریٹنگ؛ اوتھے ٹُٹی لکیر 1,500 اے۔
stats_rating_alt = ایہناں بازیاں مگروں دی ریٹنگ: پہلی مگروں { $from }، ہن { $to }، سب توں گھٹ { $low }، سب توں ودھ { $high }
stats_places = کیہڑے نمبر تے جان چھٹی: { $places }{ "\u200f" }
stats_places_won = کیہڑے نمبر تے رہے: { $places }{ "\u200f" }
stats_scored = سکور: سب توں چنگا { $best }، ہر بازی وچ { $mean }
stats_place = { $place }. ×{ $times }
stats_figure = { $label }: { $total } (ہر بازی وچ { $each })
stats_highest = { "\u200f" }{ $label }: { $value }
stats_opponents = **دوجیاں دے مقابلے** (اوہناں توں پہلاں جان چھٹی)
stats_opponents_won = **دوجیاں دے مقابلے** (اوہناں توں اُتے رہے)
stats_opponent = { $name }: { $games } وچوں { $ahead }
stats_daily = **روز دیاں بازیاں:** { $played } کھیڈیاں، { $escaped } وچ جان چھٹی۔ ایس ویلے: { $now }۔ سب توں لما: { $best }۔
stats_daily_won = **روز دیاں بازیاں:** { $played } کھیڈیاں، { $won } جتیاں۔ ایس ویلے: { $now }۔ سب توں لما: { $best }۔

record_text = بازی { $game } دا ریکارڈ۔ `getaway check` ایہنوں دوبارہ چلاندا اے، `getaway verify` پرکھدا اے کہ پتے کیویں پھینٹے گئے۔
verify_title = بازی { $game } دے پتے کیویں ونڈے گئے
verify_good = ✅ مہر، راز، نشان تے ونڈے ہوئے پتے آپس وچ ملدے نیں۔
verify_good_cut = ✅ مہر، راز، لفظ تے ونڈے ہوئے پتے آپس وچ ملدے نیں۔
verify_bad = ❌ مہر، راز تے ونڈے ہوئے پتے آپس وچ **نہیں** ملدے۔
verify_commit = **مہر (commit)،** جیہڑی بازی توں پہلاں وکھائی گئی: `{ $commit }`
verify_secret = **راز (secret)،** جیہڑا بازی مگروں وکھایا گیا: `{ $secret }`
verify_ids = **بیٹھن دے نشان (ids)،** سیٹاں دی ترتیب وچ، تے اخیر تے پتے ونڈن دا: `{ $ids }`
verify_cuts = **ایہناں لفظاں نال کٹے گئے،** ایسے ترتیب وچ:
    { $cuts }
verify_cut = { $number }. { $word } ({ $seat })
verify_seed = **بیج (seed):** `{ $seed }`
verify_from_ids = `secret:{ $game }:ids` (جیہدے وچ ids دے وچکار کوما ہون)
verify_from_alone = `secret:{ $game }:`
verify_from_cuts = `secret:{ $game }:cut:hashes` (ہر لفظ دا SHA-256، hex وچ، ایسے ترتیب نال، وچکار کوما)
verify_proven_by_ids = **ایس توں کیہ ثابت ہوندا اے:** راز پتے ونڈن توں پہلاں طے سی، تے پتے اوسے راز تے نشاناں (ids) توں نکلے نیں۔ پر اوہ نشان کھڈاریاں نوں کدے نہیں دسدے، ایس لئی کوئی بدلیا ہویا بوٹ من پسند پتے آن تیکر نشان آزما سکدا سی۔ ایہدی گنجائش ای نہ رہوے، ایس لئی اگلی واری ونڈن توں پہلاں **پتے کٹو** دبو۔
verify_good_alone = ✅ مہر، راز تے ونڈے ہوئے پتے آپس وچ ملدے نیں۔
verify_alone = **کسے نے کجھ نہیں رلایا:** ساریاں نوں اکو جہے پتے ملنے سن۔
verify_proven_alone = **ایس توں کیہ ثابت ہوندا اے:** راز دن شروع ہون توں پہلاں طے سی، جیویں اک دن پہلاں دے بورڈ تے اوہدی مہر وکھاندی اے، تے پتے صرف اوسے راز توں نکلے نیں۔
verify_proven_by_cuts = **ایس توں کیہ ثابت ہوندا اے:** راز پہلے لفظ توں وی پہلاں طے سی، تے پتے صرف راز تے ایہناں لفظاں توں نکلے نیں۔ جیہنے سب توں اخیر تے اپنی مرضی دے لفظ نال کٹیا، اوہ جاندا اے کہ ایہہ پتے کسے نے نہیں چنے۔ جیہنے پہلاں کٹیا، اوہ وی ایہہ جاندا اے، بشرطیکہ مگروں کوئی لفظ ایہو جیہے بندے دا نہ ہووے جیہڑا بوٹ چلان والے نال رلیا ہووے۔
verify_unproven = **ایس توں کیہ ثابت نہیں ہوندا:** بوٹ پتے ونڈن توں نانہہ کر سکدا اے، تے جیہدی پہنچ اوہدے ڈیٹابیس تیکر اے اوہ چلدی بازی دے پتے ویکھ سکدا اے۔
verify_how = **آپ پرکھ لوو:** راز دا SHA-256 ای مہر اے؛ { $formula } دا SHA-256 بیج اے؛ تے پتے `seed:deal:CARD` دے SHA-256 دی چڑھدی ترتیب وچ ونڈے گئے نیں۔ یا { "\u2066" }`{ -root } record game:{ $game }`{ "\u2069" } نال فائل لوو تے `getaway verify FILE` چلاؤ۔

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
cmd_settings = ایس سرور وچ نویاں میزاں کیویں لگن (Manage Server)
cmd_help = چار چھوٹے صفحیاں وچ پہلی بازی
cmd_forget-me = جو کجھ سانبھیا اے، اوس سب وچوں اپنا ناں مٹاؤ

opt_computers = کنے کمپیوٹر کھڈاری بیٹھن
opt_level = کمپیوٹر کنا چنگا کھیڈن
opt_turn_seconds = ہر واری دے سیکنڈ، 15 توں 3600؛ گھڑی توں بغیر 0
opt_thread = میز نوں اپنا وکھرا تھریڈ ملے یا نہیں؛ میز بند ہون تے اوہ آرکائیو ہو جاندا اے
opt_period = کدوں توں
opt_by = نتیجے، یا ریٹنگ: کس دی کھیڈ کنی تگڑی اے
opt_player = کس دا حساب؛ خالی ہووے تے تہاڈا
opt_game = بازی دا نمبر؛ خالی ہووے تے ایس چینل دی آخری
opt_word = تہاڈا لفظ، 1 توں 40 حرف؛ خالی ہووے تے اک فارم کھلے گا
opt_hints = کیہ کھڈاری صلاح منگ سکدے نیں
opt_daily = کیہ اج دی بازی ہووے
opt_colours = پتیاں دے کنے رنگ ہون؛ چار وچ چڑی ہری تے اینٹ نیلی ہوندی اے
opt_pictures = پتے، بازیاں تے حساب تصویراں نال دسن یا نہیں
opt_who_starts = میز کون لا سکدا اے
setting_language = زبان
setting_who_starts = میز کون لا سکدا اے
setting_hints = صلاح
setting_daily = اج دی بازی
setting_nudge_seconds = اینے سیکنڈ چپ رہن تے یاد کراؤ
setting_colours = پتیاں دے رنگ
setting_pictures = تصویراں
setting_turn_seconds = ہر واری دے سیکنڈ
setting_computers = کمپیوٹر کھڈاری
setting_level = کمپیوٹر کنا چنگا کھیڈن
setting_thread = ہر میز دا اپنا تھریڈ
setting_house = قاعدیاں دا سیٹ
opt_language = ایس سرور وچ بوٹ دی زبان

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
choice_everyone = سارے
choice_managers = سرور سنبھالن والے

permission_view = چینل ویکھنا (View Channel)
permission_send = سنیہے گھلنا (Send Messages)
permission_thread = تھریڈ وچ سنیہے گھلنا (Send Messages in Threads)
permission_create_threads = سب لئی تھریڈ بنانا (Create Public Threads)
permission_embed = لنک ایمبیڈ کرنا (Embed Links)

option_nudge = جیہڑا { $seconds } سیکنڈ تیکر کجھ نہ کرے اوہنوں یاد کرایا جاندا اے
option_no_nudge = دیر ہون تے کسے نوں یاد نہیں کرایا جاندا
nudge = { $who }، تہاڈی واری اے۔
stop_vote = { $who } دی تجویز اے کہ ایہہ بازی نتیجے توں بغیر ختم کر دتی جاوے۔ جیہڑے ہالے کھیڈ رہے نیں، سارے راضی ہون تے بازی ایتھے ای ختم۔ نہیں تے کمپیوٹر ایہنوں فوراً اخیر تیکر کھیڈ دین گے، تے اوہ گنی جاوے گی۔ ویلا ختم ہووے گا: { $ends }۔ اودوں تیکر کھیڈ چلدی رہوے گی۔
stop_agreed = راضی: { $names }{ "\u200f" }
stop_asked = جواب باقی: { $names }{ "\u200f" }
nudge_stop = { $who }، کیہ تسیں ایہہ بازی نتیجے توں بغیر ختم کرن تے راضی او؟ ہاں، تے میز تے **ختم کرن تے راضی** دبو۔ ویلا ختم ہووے گا: { $ends }۔
playing_out_title = بازی { $game } اخیر تیکر کھیڈی جا رہی اے
playing_out = کمپیوٹر ایہہ بازی پردے پچھے اخیر تیکر کھیڈ رہے نیں۔ نتیجہ ہنے آؤندا اے، تے اوہ گنیا جاوے گا۔
history_title = بازی { $game }: ہن تیکر دا حال
history_none = ہالے تیکر کجھ نہیں ہویا۔
history_page = صفحہ { $page }/{ $pages }
button_history = ہن تیکر دا حال
button_earlier = پچھے
button_later = اگے
button_by_rating = ریٹنگ
button_by_results = نتیجے
button_more = ہور سیٹنگاں
button_back_to = واپس
opt_nudge_seconds = کنے سیکنڈ کجھ نہ کرن تے یاد کرایا جاوے؛ 0 یعنی کدے نہیں
permission_allow = ایہہ اجازت تسیں دے سکدے او: { "\u2066" }**Edit Channel → Permissions → { $role }**{ "\u2069" }، یا ساریاں چینلاں لئی { "\u2066" }**Server Settings → Roles → { $role }**{ "\u2069" }۔
permission_ask = چینل سنبھالن والیاں وچوں کسے نوں آکھو: ایہہ { "\u2066" }**Edit Channel → Permissions → { $role }**{ "\u2069" } وچ ملے گی۔ یا کوئی ہور چینل چنو۔
permission_of_thread = تھریڈ لئی ایہہ اوس چینل وچ دتی جاندی اے جیہدا اوہ تھریڈ اے۔

## A first game, and how the bot introduces itself

button_start = میز لاؤ
button_help = مدد
button_previous = پچھلا
button_next = اگلا
# $page, $number, $count
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
    { "" }**{ button_rules }** وچ قاعدے تھوڑے وچ لکھے نیں۔
    { "" }**{ button_history }** دسدا اے کہ ہن تیکر کیہ ہویا۔

    سمجھ نہ آوے کہ کیہ چلیے؟ { "\u2066" }`{ -root } hint`{ "\u2069" } دسدا اے کہ کوئی ماہر کھڈاری کیہ کردا۔ ویلا مک جاوے تے اوہ اک چال کمپیوٹر چل دیندا اے۔
help_again = نتیجے تھلے **{ button_again }** دبن نال اوہناں ای کھڈاریاں دی اگلی بازی ونڈی جاندی اے۔
help_stop = **کسے نے جانا اے؟** { "\u2066" }`{ -root } leave`{ "\u2069" } نال سیٹ کمپیوٹر نوں مل جاندی اے۔ { "\u2066" }`{ -root } stop`{ "\u2069" } اوہناں ساریاں نوں پچھدا اے جیہڑے ہالے کھیڈ رہے نیں کہ بازی نتیجے توں بغیر ختم کر دئیے یا نہیں۔
help_start = **ہن تسیں:** ایس چینل وچ ہالے کوئی نہیں کھیڈ رہیا۔ **{ button_start }** دبن نال میز لگدی اے۔ یار بیلی **{ button_join }** دبن، خالی سیٹاں تے کمپیوٹر بیٹھ سکدے نیں، تے فیر تسیں **{ button_deal }** دبو۔
help_join = **ہن تسیں:** ایس چینل وچ اک میز لگی اے۔ { "\u2066" }`{ -root } join`{ "\u2069" } نال سیٹ لوو۔ بازی چل رہی ہووے تے پتے اگلی بازی وچ ملن گے۔
help_play = **ہن تسیں:** ایس چینل دی میز تے تہاڈی سیٹ اے۔ اوہدے تھلے **{ button_hand }** نال اپنے پتے ویکھو۔
help_marked = { $card } (نشان والا)
help_face_down = اک پٹھا پتا
introduction = السلام علیکم! ایتھے چینل وچ ای میرے نال تاش کھیڈو۔ تہاڈے پتے صرف تہانوں دسدے نیں، خالی سیٹاں تے کمپیوٹر بیٹھ سکدے نیں، تے کوئی وی پرکھ سکدا اے کہ پتے ایمانداری نال پھینٹے گئے۔ **{ button_start }** نال { -game } دی میز لگدی اے، تے **{ button_help }** چار چھوٹے صفحیاں وچ پہلی بازی وکھاندا اے۔ مینوں ایہہ کھیڈاں وی آندیاں نیں: { $others }۔ میری زبان چنن لئی { "\u2066" }`{ -root } settings`{ "\u2069" } لکھو۔

## طے کیتیاں محفلاں

plan_title = { $game }: کھیڈیے؟
plan_organiser = { $name } دا سدّا
plan_weekly = ہر ہفتے ایسے ویلے
plan_nobody_yet = **آ رہے نیں:** ہالے کوئی نہیں
plan_in = **آ رہے نیں ({ $count }):** { $names }{ "\u200f" }
plan_maybe = **شاید ({ $count }):** { $names }{ "\u200f" }
plan_out = **نہیں آ سکن گے ({ $count }):** { $names }{ "\u200f" }
plan_others = ہور { $count }
plan_opening = میز لگ رہی اے۔
plan_opened = میز لگ گئی: { $link }
plan_called_off = ایہہ محفل منسوخ ہو گئی۔
plan_nobody = کوئی نہیں آ رہیا سی، ایس لئی میز نہیں لگی۔
plan_missed = اوس ویلے بوٹ بند سی، ایس لئی میز نہیں لگی۔ معافی! { "\u2066" }`{ -root } start`{ "\u2069" } نال میز لگے گی۔
plan_no_table = ایتھے میز دی تھاں نہیں سی۔ کسے ہور چینل وچ { "\u2066" }`{ -root } start`{ "\u2069" } لکھو۔
plan_reminder = { "\u200f" }{ $who } { $game } شروع ہووے گی: { $begins }۔ { $link }
plan_changes = کیہ بدلنا اے؟
plan_understood = { $weekday ->
    [1] سوموار
    [2] منگل
    [3] بدھ
    [4] جمعرات
    [5] جمعہ
    [6] ہفتہ
   *[7] اتوار
}، { "\u2066" }{ $date }, { $time } ({ $zone }){ "\u2069" }
button_in = ہاں، میں وی
button_maybe = شاید
button_out = ایس واری نہیں
button_change = بدلو
button_time = ویلا
button_options = آپشن
button_once = ہر ہفتے نہیں
button_call_off = منسوخ کرو
done_in = تہاڈا ناں لکھ لیا۔ اودوں ملدے آں!
done_maybe = “شاید” لکھ لیا۔ پکا ہو جاوے تے **{ button_in }** یا **{ button_out }** دبو۔
done_out = لکھ لیا: تسیں نہیں آ سکو گے۔
done_changed = بدل دتا۔ سدّے وچ ہنے دس پوے گا۔
done_called_off = منسوخ کر دتا۔ سدّے وچ ہنے دس پوے گا۔
lobby_late = **ہالے نہیں پہنچے:** { $names }۔ اوہناں دیاں سیٹاں { $until } تیکر رکھیاں نیں؛ فیر کمپیوٹر بیٹھن گے۔
lobby_missing = **{ $missing } { $missing ->
    [one] ہور چاہیدا اے۔
   *[other] ہور چاہیدے نیں۔
}** کسے نوں سدّو، یا کمپیوٹراں نال کھیڈن لئی **{ $button }** دبو۔
refuse_zone = “{ $typed }” ناں دا ٹائم زون نہیں لبھیا۔ `zone` وچ شہر لکھو تے لسٹ وچوں چنو۔
refuse_option = “{ $typed }” توں کوئی آپشن سمجھ نہیں آیا۔ اینج لکھو: { "\u2066" }computers:1 level:hard{ "\u2069" }
refuse_plan_over = ایہہ محفل ہو چکی یا منسوخ ہو گئی۔ { "\u2066" }`{ -root } plan`{ "\u2069" } نال دوجی طے کرو۔
refuse_not_organiser = ایہنوں صرف اوہی بدل سکدے نیں جنہاں نے ایہہ محفل طے کیتی، یا اوہ جنہاں نوں ایتھوں دے سنیہے سنبھالن دی اجازت ہووے۔
refuse_too_many_plans = ایس سرور وچ پہلاں ای { $most } محفلاں طے نیں۔ پہلاں کوئی اک منسوخ کرو۔
when_example = کدوں؟ جیویں { "\u2066" }20:00, tomorrow 8pm, fri 20:00, in 2 hours, 2026-12-24 19:30{ "\u2069" }
when_word = “{ $word }” توں ویلا سمجھ نہیں آیا۔ جیویں { "\u2066" }20:00, tomorrow 8pm, fri 20:00, in 2 hours{ "\u2069" }
when_no_time = کنے وجے؟ جیویں { "\u2066" }fri 20:00{ "\u2069" }
when_half = سویر یا شام؟ { "\u2066" }{ $hour }am{ "\u2069" } یا { "\u2066" }{ $hour }pm{ "\u2069" } لکھو۔
when_date = دن کیہڑا اے تے مہینہ کیہڑا؟ { "\u2066" }2026-12-24{ "\u2069" } یا { "\u2066" }24 dec{ "\u2069" } لکھو۔
when_impossible = “{ $word }” کسے گھڑی یا کیلنڈر وچ نہیں ہوندا۔ اک وار ویکھ لوو۔
when_twice = ایہدے وچ اک توں ودھ دن یا ویلے نیں۔ اک دن تے اک ویلا لکھو، جیویں { "\u2066" }fri 20:00{ "\u2069" }
when_past = اوہ ویلا لنگھ گیا۔ اگے دا کوئی ویلا چنو۔
when_far = ایہہ بہت دور اے: ودھ توں ودھ { $months } مہینے اگے تیکر طے کر سکدے او۔
when_zone = کتھوں دا ویلا؟ { "\u2066" }zone:{ "\u2069" } وچ اک وار اپنا ٹائم زون چنو؛ فیر یاد رہوے گا۔
cmd_plan = محفل طے کرو: لوک دسن گے کہ آ رہے نیں یا نہیں، تے میز آپے لگ جاوے گی
opt_when = کدوں: { "\u2066" }20:00, tomorrow 8pm, fri 20:00, in 2 hours{ "\u2069" }
opt_zone = تہاڈا ٹائم زون؛ یاد رہوے گا
opt_repeat = ہر ہفتے دہراؤ؛ خالی ہووے تے اکو واری
choice_weekly = ہر ہفتے
recap_title = تے ایہہ سی ساڈی محفل
recap_games = { "\u200f" }{ $games } بازیاں، { $time }۔
recap_time = { $hours ->
    [0] { $minutes } منٹ
    [1] 1 گھنٹا { $minutes } منٹ
   *[other] { $hours } گھنٹے { $minutes } منٹ
}
recap_lost = **ہار کس دے حصے آئی:** { $who }{ "\u200f" }
recap_won = **جت کس دے ناں رہی:** { $who }{ "\u200f" }
recap_count = { $name } ({ $count })
recap_moment = ✨ { $moment } (بازی { $game })
recap_legend = **تصویر وچ:** لوک ایسے ترتیب وچ؛ ٹُٹی لکیر اوہ اے جو حصے دے حساب نال بندا اے۔
button_same_time = اگلے ہفتے ایسے ویلے؟
same_time_label = کدوں (چاہو تے بدل دیو)
set_recap_on = میز بند ہووے تے محفل دا حال دسیا جاندا اے
set_recap_off = میز بند ہون تے محفل دا حال نہیں دسیا جاندا
opt_recap = میز بند ہووے تے محفل دا حال دسیا جاوے یا نہیں
setting_recap = میز بند ہون تے محفل دا حال
