# What every game says, in Urdu. English (en.ftl) has every message and is the pattern for this file.
# The marks \u2066 and \u2069 keep cards and commands left to right within the sentence. Sentences about
# one player fit women and men alike where that sounds natural.

## Names

computer = کمپیوٹر { $number }
somebody = کوئی کھلاڑی
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
seat_sign = { $sign } { $number } { $name }
seat_slow = { $name } (واپسی تک کمپیوٹر کھیل رہا ہے)
seat_absent = { $name } (میز چھوڑ دی؛ کمپیوٹر کھیل رہا ہے)
seat_host = { $name } (میزبان)
seat_computer = { $name } ({ $level })

## The lobby

lobby_title = { $name }: میز سج گئی، آ جائیں (بازی { $game })
lobby_closed_title = { $name }: بازی { $game } شروع ہو گئی
lobby_seats = **سیٹیں:** { $count } بھر چکیں، { $least } سے { $most } تک کھیل سکتے ہیں
lobby_seat = { $number }. { $name }
waiting = **اگلی بازی میں:** { $who }
lobby_options = **اس میز کا دستور:**
    { $options }
play_goes_down = باری اس فہرست میں اوپر سے نیچے چلتی ہے۔
play_goes_up = باری اس فہرست میں نیچے سے اوپر چلتی ہے۔
commit = کھری پھینٹائی: بازی { $game } کا راز کسی کے بیٹھنے سے پہلے ہی طے تھا۔ اس کی مہر: `{ $commit }`
cuts_heading = **پتے ان لفظوں سے کاٹے گئے ہیں، اسی ترتیب میں:**
cut_line = ✂️ { $name }: { $word }
cut_offer = پھینٹائی میں اپنا ہاتھ بھی چاہتے ہیں؟ جس کی سیٹ ہے وہ **پتے کاٹیں** دبا کر ایک لفظ لکھ سکتا ہے۔
cut_label = اپنا کوئی لفظ، یا یہی رہنے دیں
cut_suggestions = آم چراغ دریا پتنگ الائچی کنکر ساون چڑیا مخمل چاندنی بادل گیندا چائے تارا زعفران باغ سموسہ جھرنا کنول پھوار ادرک املی مور جلیبی

option_clock = ہر باری کے لیے { $seconds } سیکنڈ
option_no_clock = گھڑی کوئی نہیں: آرام سے سوچیں
option_line = { $label }: { $value }
option_everyone_starts = میز کوئی بھی لگا سکتا ہے
option_managers_start = میز صرف سرور سنبھالنے والے لگا سکتے ہیں
option_hints_on = مشورے ملیں گے
option_hints_off = مشورے بند ہیں
option_two_colours = رنگ دو: کالا اور لال
option_four_colours = رنگ چار: ♠ کالا، ♥ لال، ♦ نیلا، ♣ ہرا
option_pictures_on = پتے، بازیاں اور اعداد تصویروں کے ساتھ
option_pictures_off = تصویریں نہیں، صرف لکھائی
option_computers = { $count ->
    [0] کوئی کمپیوٹر کھلاڑی نہیں
    [one] 1 کمپیوٹر کھلاڑی ({ $level })
   *[other] { $count } کمپیوٹر کھلاڑی ({ $level })
}

ended_title = یہ میز اٹھ گئی
ended_stopped = { $who } نے میز اٹھا دی۔ ہار کسی کی نہیں۔ نئی میز کے لیے { "\u2066" }`{ -root } start`{ "\u2069" } لکھیں۔
ended_idle = آدھے گھنٹے سے میز پر کوئی ہلا تک نہیں۔ نئی میز کے لیے { "\u2066" }`{ -root } start`{ "\u2069" } لکھیں۔
ended_deserted = سب اٹھ کر چلے گئے۔ نئی میز کے لیے { "\u2066" }`{ -root } start`{ "\u2069" } لکھیں۔
ended_channel = چینل ہی نہیں رہا۔

## A trick

turn_clock = { $due } وقت ختم: { $ends }۔

## The result

outcome_title = بازی { $game } ختم
outcome_uncounted = یہ بازی لیڈر بورڈ میں نہیں گنی جائے گی: اس کے لیے کم از کم دو انسان چاہئیں۔
series = { $games ->
    [one] **اس سلسلے میں کس کی کتنی ہاریں** (1 بازی)
   *[other] **اس سلسلے میں کس کی کتنی ہاریں** ({ $games } بازیاں)
}
series_seat = { $name }: { $losses }
revealed = بازی { $game } کا راز: `{ $secret }`
next_commit = اگلی بازی { $game } ہے۔ اس کے راز کی مہر: `{ $commit }`

## A hand

hand_heading = **آپ کے پتے** ({ $count ->
    [0] کوئی نہیں
    [one] 1 پتا
   *[other] { $count } پتے
})
hand_suit = { $symbol } { $suit }: **{ $cards }**
own_wait = ابھی آپ کی باری نہیں۔ میز کے پیغام میں لکھا ہے کہ کس کی ہے۔
own_slow = آپ کی جگہ کمپیوٹر کھیل رہا ہے۔ پتا ڈالیں یا **میں حاضر ہوں** دبائیں، اور کھیل پھر آپ کے ہاتھ میں۔
select_card = پتا ڈالیں: { $from } سے { $to } تک

## Buttons

button_join = شامل ہوں
button_leave = اٹھ جائیں
button_deal = پتے بانٹیں
button_cut = پتے کاٹیں
button_fill = { $seats } تک بھر کر بانٹیں
button_again = ایک اور بازی
button_hand = میرے پتے
button_rules = قاعدے
button_back = میں حاضر ہوں
button_stop = میز اٹھا دیں
button_forget = میرا نام مٹا دیں
button_never = رہنے دیں
button_review = بازی پر نظر
button_verify = جانچیں

## What was done

done_joined = سیٹ { $number } آپ کی ہوئی۔ پتے بٹتے ہی آپ کا ہاتھ یہیں آ جائے گا۔
done_cut = آپ نے “{ $word }” سے پتے کاٹے۔ میز پر سب اسے دیکھ سکتے ہیں؛ نیا لفظ لکھیں گے تو وہ اس کی جگہ لے لے گا۔
done_back = سیٹ پھر آپ کی ہے۔
done_left = آپ نے میز چھوڑ دی۔ جگہ رہی تو { "\u2066" }`{ -root } join`{ "\u2069" } سے پھر شامل ہو جائیں۔
done_waiting = ابھی بازی چل رہی ہے، ذرا ٹھہریں: اگلی میں پتے آپ کو بھی ملیں گے اور یہیں آ جائیں گے۔ تب تک تماشا دیکھیں: جو سب کے سامنے ہے وہ میز کا پیغام اور **اب تک کا حال** دکھاتے ہیں۔
done_waits_no_more = ٹھیک ہے، اب آپ انتظار میں نہیں: اگلی بازی آپ کے بغیر بٹے گی۔
done_dealt = بازی { $game } کے پتے بٹ گئے۔
done_stopped = میز اٹھ گئی۔
done_settings = محفوظ ہو گیا۔ اس سرور میں نئی میزیں اب یوں لگیں گی:
settings_title = **اس سرور کی ترتیبات** (چنتے ہی محفوظ ہو جاتی ہیں)
done_forgotten = آپ کا نام مٹا دیا گیا۔ آپ کی کھیلی ہوئی بازیاں رہیں گی، بس آپ کے نام کے بغیر۔
done_never = کچھ نہیں بدلا۔
done_here = یہ لیجیے۔

ask_stop = کیا یہ میز سب کے لیے اٹھا دیں؟ بازی میں ہار کسی کی نہیں گنی جائے گی۔
ask_end_parked = اس چینل کی میز بوٹ کے کسی اور ورژن نے محفوظ کی ہے، اور یہ ورژن اسے آگے نہیں چلا سکتا۔ ہمیشہ کے لیے بند کر دیں؟ اس بازی میں ہار کسی کی نہیں ہوگی۔
ask_forget = کیا جو کچھ محفوظ ہے، اس سب سے آپ کا نام مٹا دیں؟ بازیاں رہیں گی، بس نام کے بغیر۔ لیڈر بورڈ سے آپ کے اعداد جاتے رہیں گے۔

not_dealt = ابھی پتے نہیں بٹے۔ کافی سیٹیں بھر جائیں تو میزبان بانٹیں گے۔
game_over = بازی ختم ہو چکی ہے۔ اگلی میزبان بانٹ سکتے ہیں۔

## Refusals: what is wrong, and what to do instead

refuse_not_host = یہ کام صرف میزبان، { $host }، کر سکتے ہیں۔ ان سے کہیں۔
refuse_internal = یہاں کچھ گڑبڑ ہو گئی، مگر بدلا کچھ نہیں۔ ذرا ٹھہر کر پھر کوشش کریں۔
refuse_table_exists = اس چینل میں میز پہلے سے لگی ہے۔ { "\u2066" }`{ -root } join`{ "\u2069" } سے شامل ہو جائیں، یا کوئی اور چینل چنیں۔
refuse_too_many_tables = اس سرور میں پہلے ہی { $most } میزیں لگی ہیں، اور اتنی ہی لگ سکتی ہیں۔ ان میں سے کسی پر شامل ہو جائیں، یا { "\u2066" }`{ -root } stop`{ "\u2069" } سے کوئی ایک بند کر کے پھر کوشش کریں۔
refuse_no_table = اس چینل میں کوئی میز نہیں۔ { "\u2066" }`{ -root } start`{ "\u2069" } سے لگا لیں۔
refuse_other_game = اس میز پر { -game } چل رہا ہے۔ اس کی کمانڈیں { "\u2066" }`{ -root }`{ "\u2069" } سے شروع ہوتی ہیں۔
refuse_parked = اس چینل کی میز بوٹ کے کسی اور ورژن نے محفوظ کی تھی۔ وہ جوں کی توں رکھی ہے، اور وہ ورژن پھر چلے گا تو آگے بڑھے گی۔
refuse_newer_game = بازی { $game } بوٹ کے نئے ورژن پر کھیلی گئی تھی، اور وہی اسے پڑھ سکتا ہے۔ اس کا کچھ ضائع نہیں ہوا۔
refuse_newer_settings = اس سرور کی ترتیبات بوٹ کے نئے ورژن نے محفوظ کی تھیں، اس لیے یہ ورژن انہیں نہیں چھیڑتا۔
parked = اس چینل کی میز بوٹ کے کسی اور ورژن نے محفوظ کی تھی، اس لیے وہ رکی ہوئی ہے۔ کچھ ضائع نہیں ہوا: وہ ورژن پھر چلے گا تو آگے بڑھے گی۔
told_deleted = اس میز کا پیغام بار بار مٹایا جا رہا ہے، اس لیے اسے پھر دکھانے سے پہلے اب ہر بار زیادہ دیر رکنا پڑے گا۔ اگر یہ کوئی ماڈریشن بوٹ کر رہا ہے تو اس کی سیٹنگ میں اس چینل کے میرے پیغاموں کو چھوٹ دیں۔ بازی چلتی رہے گی: { "\u2066" }`{ -root } hand`{ "\u2069" } آپ کے پتے دکھاتا ہے، { "\u2066" }`{ -root } table`{ "\u2069" } میز۔
refuse_not_seated = اس میز پر آپ کی کوئی سیٹ نہیں۔ جب تک بازی شروع نہ ہو، { "\u2066" }`{ -root } join`{ "\u2069" } سے مل سکتی ہے۔
refuse_already_seated = سیٹ { $number } پہلے سے آپ کی ہے۔ پتے بٹتے ہی آپ کا ہاتھ آپ کو مل جائے گا۔
refuse_full = ساری { $seats } سیٹیں بھر چکی ہیں۔ کسی کے اٹھنے کا انتظار کریں، یا کسی اور چینل میں میز لگا لیں۔
refuse_already_waiting = آپ پہلے ہی اگلی بازی کے انتظار میں ہیں۔ نہ کھیلنا ہو تو **اٹھ جائیں** دبائیں یا { "\u2066" }`{ -root } leave`{ "\u2069" } لکھیں۔
refuse_already_dealt = پتے تو بٹ چکے۔ اپنے پتے { "\u2066" }`{ -root } hand`{ "\u2069" } سے دیکھیں۔
refuse_too_late_to_cut = یہ پتے تو بٹ چکے۔ بازی ختم ہونے کے بعد، اگلی بار بٹنے سے پہلے کاٹ سکتے ہیں۔
refuse_too_few = { $have ->
    [one] صرف 1 سیٹ بھری ہے
   *[other] صرف { $have } سیٹیں بھری ہیں
}، اور کم از کم { $least } چاہئیں۔ اور کھلاڑیوں کا انتظار کریں، یا کمپیوٹر کھلاڑیوں والی میز لگائیں۔
refuse_too_many = { $have } سیٹیں بہت زیادہ ہیں: ان پتوں سے زیادہ سے زیادہ { $most } کھیل سکتے ہیں۔ کمپیوٹر کم کریں۔
refuse_no_game = ابھی کوئی بازی نہیں چل رہی۔ میزبان نئی بانٹ سکتے ہیں۔
refuse_stale = وہ موقع گزر گیا۔ اب کیا ہو سکتا ہے، یہ { "\u2066" }`{ -root } hand`{ "\u2069" } دکھائے گا۔
refuse_busy = میز ذرا مصروف ہے۔ ایک لمحے بعد پھر کوشش کریں۔
refuse_thinking = آپ نے پچھلی بار جو پوچھا تھا، اس پر ابھی سوچا جا رہا ہے۔ جواب آ جائے تو پھر پوچھیں۔
refuse_posted_just_now = میز ابھی ابھی یہاں دکھائی گئی ہے۔ آپ اسے { $when } پھر دکھا سکتے ہیں۔
refuse_not_a_card = “{ $typed }” کوئی پتا نہیں۔ یوں لکھیں: { "\u2066" }QH{ "\u2069" }، { "\u2066" }10♠{ "\u2069" } یا { "\u2066" }queen of hearts{ "\u2069" }۔
refuse_not_a_word = یہ لفظ نہیں چلے گا۔ ایک ہی سطر میں 1 سے { $most } تک حروف لکھیں، جو سب کو نظر آئیں۔
refuse_bad_number = آپشن `{ $option }` کی قیمت { $least } سے { $most } تک ہونی چاہیے؛ `turn_seconds` کے لیے 0 بھی چلے گا، یعنی گھڑی کے بغیر۔
refuse_manage_server = سرور کی ترتیبات صرف وہی بدل سکتے ہیں جنہیں سرور سنبھالنے کی اجازت ہو۔ ان میں سے کسی سے کہیں۔
refuse_who_starts = اس سرور میں میز صرف اسے سنبھالنے والے لگاتے ہیں۔ ان میں سے کسی سے کہیں؛ پھر آپ شامل ہو سکتے ہیں۔
refuse_servers_only = گیٹ اوے سرور کے چینلوں میں کھیلا جاتا ہے۔ وہاں آزمائیں۔
refuse_permissions = اس چینل میں میز نہیں چل سکتی، مجھے یہ اجازت نہیں ملی: { $permissions }۔ سرور سنبھالنے والوں سے کہیں کہ دے دیں، یا کوئی اور چینل چنیں۔
refuse_no_record = اس سرور میں ایسی کوئی بازی نہیں۔
refuse_not_finished = بازی { $game } ابھی ختم نہیں ہوئی۔ ختم ہوگی تو اس کے پتے کھلیں گے۔
refuse_no_finished = اس چینل میں ابھی کوئی بازی ختم نہیں ہوئی۔ بازی کا نمبر بتائیں۔
refuse_no_proof = بازی { $game } کے پتے کیسے بٹے، اس کا کچھ محفوظ نہیں۔
refuse_unknown_command = یہ کمانڈ یہاں اب نہیں رہی۔ ڈسکارڈ کو دوبارہ کھولیں تو نئی کمانڈیں نظر آئیں گی۔
refuse_hints_off = اس سرور میں مشورے بند ہیں۔ سرور سنبھالنے والے انہیں { "\u2066" }`{ -root } settings`{ "\u2069" } سے کھول سکتے ہیں۔
refuse_nothing_to_decide = ابھی آپ کے سوچنے کو کچھ نہیں۔ اپنی باری پر پھر پوچھیں۔
refuse_not_dealt_in = بازی { $game } میں آپ کو پتے نہیں ملے تھے، اس لیے آپ کا کھیل دیکھنے کو کچھ نہیں۔

## At a table, whatever is played

seats_heading = **کھلاڑی اور پتے**
seat_turn = ▶ { $line }
seats_away = بچ نکلے، محفوظ: { $names }
due_play = { $who }، آپ کی باری ہے۔
due_computer = { $name } کی باری ہے۔
got_away = { $name } کی جان چھوٹ گئی!
lost = اس بار ہار { $name } کے حصے میں آئی۔
outcome_text = اس بازی میں ہار { $who } کے حصے میں آئی۔ کوئی بات نہیں، اگلی بازی سہی!
outcome_loser = **اس بار کی ہار:** { $name }
outcome_away = { $place }. { $name } کی جان چھوٹی
own_away = آپ کی جان چھوٹ گئی: اب آپ محفوظ ہیں۔
own_by_commands = آپ کمانڈ سے کھیل رہے ہیں۔ میز کے پیغام میں آپ کا نام آئے تو { "\u2066" }`{ -root } play`{ "\u2069" } وہی پتے دکھائے گا جو چل سکتے ہیں۔ بٹن چاہییں تو اس پیغام کے نیچے **میرے پتے** دبائیں۔
refuse_game_over = بازی ختم ہو چکی ہے۔ اگلی میزبان بانٹ سکتے ہیں۔
refuse_not_in_play = آپ کی جان تو چھوٹ چکی۔ اب محفوظ ہیں: ٹیک لگائیں اور تماشا دیکھیں۔
refuse_not_in_hand = { $card } آپ کے ہاتھ میں نہیں۔ اپنے پتے { "\u2066" }`{ -root } hand`{ "\u2069" } سے دیکھیں۔
refuse_not_your_turn = باری { $name } کی ہے۔ اپنی باری کا انتظار کریں۔
hint_best = **سب سے اچھا:** { $choice }۔ یہاں سے 100 میں سے تقریباً { $percent } بازیوں میں ہار ہوتی ہے۔
hint_other = پھر: { $choice }، 100 میں سے تقریباً { $percent }۔

## The rules in short

rules_options = **اس میز کا دستور:**
    { $options }
rules_defaults = **اس سرور میں نئی میزیں یوں لگتی ہیں:**
    { $options }

## Figures

leaderboard_title = لیڈر بورڈ، { $period }
leaderboard_empty = ابھی تک دو یا زیادہ انسانوں نے کوئی بازی ختم نہیں کی۔ میز { "\u2066" }`{ -root } start`{ "\u2069" } سے لگتی ہے۔
leaderboard_line = { $place }. **{ $name }**: { $lost }، حصے کے حساب سے { $share }، { $streak }
leaderboard_lost = { $games } میں سے { $losses } میں ہار ({ $percent })
leaderboard_key = حصے کے حساب سے: 1.00 اوسط ہے، کم ہو تو بہتر۔ بڑی میزوں اور روز کے کھلاڑیوں پر اس کا کوئی بوجھ نہیں۔
leaderboard_legend = **تصویر میں:** اوپر والے نمبر؛ ٹوٹی لکیر 1.00 ہے۔
leaderboard_alt = حصے کے حساب سے ہار؛ 1.00 اوسط ہے۔
    { $lines }
leaderboard_alt_line = { $place }. { $name }: { $share }
streak_safe = { $games ->
    [one] 1 بازی سے محفوظ
   *[other] لگاتار { $games } بازیوں سے محفوظ
}
streak_lost = { $games ->
    [one] پچھلی بازی میں ہار
   *[other] لگاتار { $games } بازیوں میں ہار
}
stats_title = { -game }: { $name } کا حساب
stats_none = ابھی ایسی کوئی بازی ختم نہیں ہوئی جو گنی جائے۔
stats_lost = { $games } میں سے { $losses } میں ہار ({ $percent })
stats_share = حصے کے حساب سے ہاریں: { $share } (1.00 اوسط ہے، کم ہو تو بہتر)
stats_streak = اس وقت: { $streak }
stats_longest = سب سے لمبے سلسلے: { $safe } بازیوں سے محفوظ، { $lost } میں ہار
stats_first = سب سے پہلے جان چھڑائی: { $games ->
    [one] ایک بار
   *[other] { $games } بار
}
stats_legend = **تصویر میں:** ہر بازی کے بعد، حصے کے حساب سے ہار۔ بڑا نقطہ ہاری ہوئی بازی ہے، ٹوٹی لکیر 1.00۔
stats_alt = { $name }: بازی { $first } سے { $last } تک، ہر ایک کے بعد حصے کے حساب سے ہار؛ 1.00 اوسط ہے۔ ہاری ہوئی بازیاں: { $lost }۔ اب: { $share }
stats_places = کس نمبر پر چھوٹے: { $places }
stats_place = { $place }. ×{ $times }
stats_figure = { $label }: { $total } (فی بازی { $each })
stats_opponents = **دوسروں کے مقابلے میں** (ان سے پہلے چھوٹے)
stats_opponent = { $name }: { $games } میں سے { $ahead }

record_text = بازی { $game } کا ریکارڈ۔ `getaway check` اسے دوبارہ چلاتا ہے، `getaway verify` اس کی پھینٹائی جانچتا ہے۔
verify_title = بازی { $game } کے پتے کیسے بٹے
verify_good = ✅ مہر، راز، نشان اور بٹے ہوئے پتے آپس میں ملتے ہیں۔
verify_good_cut = ✅ مہر، راز، لفظ اور بٹے ہوئے پتے آپس میں ملتے ہیں۔
verify_bad = ❌ مہر، راز اور بٹے ہوئے پتے آپس میں **نہیں** ملتے۔
verify_commit = **مہر (commit)،** جو بازی سے پہلے دکھائی گئی: `{ $commit }`
verify_secret = **راز (secret)،** جو بازی کے بعد دکھایا گیا: `{ $secret }`
verify_ids = **شامل ہونے کے نشان (ids)،** سیٹوں کی ترتیب سے، اور آخر میں پتے بانٹنے کا: `{ $ids }`
verify_cuts = **ان لفظوں سے کاٹے گئے،** اسی ترتیب میں:
    { $cuts }
verify_cut = { $number }. { $word } ({ $seat })
verify_seed = **بیج (seed):** `{ $seed }`
verify_from_ids = `secret:{ $game }:ids` (جس میں ids کے بیچ کوما ہوں)
verify_from_cuts = `secret:{ $game }:cut:hashes` (ہر لفظ کا SHA-256، hex میں، اسی ترتیب سے، بیچ میں کوما)
verify_proven_by_ids = **اس سے کیا ثابت ہوتا ہے:** راز پتے بٹنے سے پہلے طے تھا، اور پتے اسی راز اور نشانوں (ids) سے نکلے ہیں۔ مگر یہ نشان کھلاڑیوں کو کبھی نظر نہیں آتے، اس لیے کوئی بدلا ہوا بوٹ من پسند پتے آنے تک نشان آزما سکتا تھا۔ اس کی گنجائش ہی نہ رہے، اس کے لیے اگلی بار بٹنے سے پہلے **پتے کاٹیں** دبائیں۔
verify_proven_by_cuts = **اس سے کیا ثابت ہوتا ہے:** راز پہلے لفظ سے بھی پہلے طے تھا، اور پتے صرف راز اور ان لفظوں سے نکلے ہیں۔ جس نے سب سے آخر میں اپنے جی کے لفظ سے کاٹا، وہ جانتا ہے کہ یہ پتے کسی نے نہیں چنے۔ جس نے پہلے کاٹا، وہ بھی یہ جانتا ہے، بشرطیکہ بعد کا کوئی لفظ ایسے شخص کا نہ ہو جو بوٹ چلانے والے سے ملا ہوا ہے۔
verify_unproven = **اس سے کیا ثابت نہیں ہوتا:** بوٹ پتے بانٹنے سے انکار کر سکتا ہے، اور جس کی پہنچ اس کے ڈیٹابیس تک ہے وہ چلتی بازی کے پتے دیکھ سکتا ہے۔
verify_how = **خود جانچ لیں:** راز کا SHA-256 ہی مہر ہے؛ { $formula } کا SHA-256 بیج ہے؛ اور پتے `seed:deal:CARD` کے SHA-256 کی چڑھتی ترتیب سے بٹے ہیں۔ یا { "\u2066" }`{ -root } record game:{ $game }`{ "\u2069" } سے فائل لیں اور `getaway verify FILE` چلائیں۔

## Commands and options, as the list of commands shows them

cmd_start = اس چینل میں میز لگائیں
cmd_join = سیٹ لیں، یا اپنی سیٹ پر واپس آئیں
cmd_leave = اپنی سیٹ چھوڑ دیں
cmd_deal = پتے بانٹیں (میزبان)
cmd_cut = اگلی پھینٹائی میں اپنا ایک لفظ ملائیں
cmd_hand = اپنے پتے دیکھیں، اور یہ کہ کیا ڈالا جا سکتا ہے
cmd_table = میز کو چینل کے آخر میں پھر سے دکھائیں
cmd_stop = کسی کی ہار کے بغیر میز اٹھا دیں (میزبان)
cmd_hint = آپ کی جگہ کوئی پکا کھلاڑی کیا کرتا، اور کیوں
cmd_leaderboard = اس سرور میں کس کی کتنی بار ہار ہوئی
cmd_stats = ایک کھلاڑی کا حساب
cmd_record = ختم ہوئی بازی کا ریکارڈ، فائل میں
cmd_verify = ختم ہوئی بازی کے پتے کیسے بٹے تھے
cmd_rules = قاعدے، مختصر
cmd_settings = اس سرور میں نئی میزیں کیسے لگیں (Manage Server)
cmd_forget-me = جو کچھ محفوظ ہے، اس سب سے اپنا نام مٹائیں

opt_computers = کتنے کمپیوٹر کھلاڑی بیٹھیں
opt_level = کمپیوٹر کتنا اچھا کھیلیں
opt_turn_seconds = ہر باری کے سیکنڈ، 15 سے 3600؛ گھڑی کے بغیر 0
opt_period = کب سے
opt_player = کس کا حساب؛ خالی ہو تو آپ کا
opt_game = بازی کا نمبر؛ خالی ہو تو اس چینل کی آخری
opt_word = آپ کا لفظ، 1 سے 40 حروف؛ خالی ہو تو ایک فارم کھلے گا
opt_hints = کیا کھلاڑی مشورہ مانگ سکتے ہیں
opt_colours = پتوں کے کتنے رنگ ہوں؛ چار میں چڑی ہری اور اینٹ نیلی ہوتی ہے
opt_pictures = پتے، بازیاں اور اعداد تصویروں کے ساتھ ہوں یا نہیں
opt_who_starts = میز کون لگا سکتا ہے
setting_language = زبان
setting_who_starts = میز کون لگا سکتا ہے
setting_hints = مشورے
setting_nudge_seconds = اتنے سیکنڈ خاموشی پر یاد دلائیں
setting_colours = پتوں کے رنگ
setting_pictures = تصویریں
setting_turn_seconds = ہر باری کے سیکنڈ
setting_computers = کمپیوٹر کھلاڑی
setting_level = کمپیوٹر کیسا کھیلے
setting_house = قواعد کا مجموعہ
opt_language = اس سرور میں بوٹ کی زبان

choice_easy = آسان
choice_normal = درمیانہ
choice_hard = مشکل
choice_clockwise = گھڑی کے رخ
choice_anticlockwise = گھڑی سے الٹے رخ
choice_all = شروع سے اب تک
choice_month = پچھلے 30 دن
choice_week = پچھلے 7 دن
choice_english = English
choice_hindi = हिन्दी (Hindi)
choice_urdu = اردو (Urdu)
choice_punjabi = ਪੰਜਾਬੀ (Punjabi)
choice_punjabi_shahmukhi = پنجابی (Punjabi, Shahmukhi)
choice_bengali = বাংলা (Bengali)
choice_on = ہاں
choice_off = نہیں
choice_two = دو
choice_four = چار
choice_everyone = سب
choice_managers = سرور سنبھالنے والے

permission_view = چینل دیکھنا (View Channel)
permission_send = پیغام بھیجنا (Send Messages)
permission_thread = تھریڈ میں پیغام بھیجنا (Send Messages in Threads)
permission_embed = لنک ایمبیڈ کرنا (Embed Links)

option_nudge = جو { $seconds } سیکنڈ تک کچھ نہ کرے اسے یاد دلایا جاتا ہے
option_no_nudge = دیر ہونے پر کسی کو یاد نہیں دلایا جاتا
nudge = { $who }، آپ کی باری ہے۔
history_title = کھیل { $game }: اب تک کا حال
history_none = ابھی پیچھے دیکھنے کو کچھ نہیں۔
history_page = صفحہ { $page } / { $pages }
button_history = اب تک کا حال
button_earlier = پیچھے
button_later = آگے
button_more = مزید ترتیبات
button_back_to = پیچھے
opt_nudge_seconds = کتنے سیکنڈ کچھ نہ کرنے پر یاد دلایا جائے؛ 0 یعنی کبھی نہیں
