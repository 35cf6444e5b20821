# What King alone says, in Punjabi (Shahmukhi). English (en.ftl) has every message and is the pattern for this file.
# The marks \u2066 and \u2069 keep cards and commands left to right within the sentence.
# The program marks lines that begin or end with something else; pieces of a line without a letter of
# this script have the mark \u200f themselves.

king_name = کنگ
king_figure_clean_hands = گھاٹے والے دور جنہاں وچ کجھ نہ گھٹیا
king_figure_as_dealer = اپنے ونڈے فائدے والے دور وچ پوائنٹ
king_figure_auctions = جتیاں بولیاں
king_lobby_intro = سر بناون دے دس دور: چھیاں وچ پوائنٹ گھٹدے نیں، چوہاں وچ ملدے نیں۔ اخیر تے جیہدے پوائنٹ سب توں ودھ، جت اوسے دی۔
king_lobby_seats_exact = **بھریاں سیٹاں:** { $most } وچوں { $count }؛ پوریاں { $most } چاہیدیاں نیں
king_setting_hearts = پان دے پتے
king_choice_free = پان نال وی چال ہو سکدی اے
king_choice_held_back = دور 2 تے 5 وچ روک کے رکھے جاندے نیں
king_setting_ending = دور دا اخیر
king_choice_decided = جدوں گنن نوں کجھ نہ بچے
king_choice_thirteen = پوریاں تیراں سراں مگروں
king_setting_auction = ترپ لئی بولی
king_choice_allowed = لگ سکدی اے
king_choice_never = کدے نہیں
king_table_title = بازی { $game }، دور { $number }/{ $count }
king_between_title = بازی { $game }: دور { $number }/{ $count } پورا ہویا
king_stakes_heading = **{ $stakes }**
king_stakes_tricks = ہر سر { $points }
king_stakes_hearts = پان دا ہر پتا { $points }
king_stakes_queens = ہر بیگم { $points }
king_stakes_kings_and_jacks = ہر بادشاہ تے ہر غلام { $points }
king_stakes_king_of_hearts = پان دا بادشاہ { $points }
king_stakes_last_two = آخری دو سراں، ہر اک { $points }
king_stakes_open = فائدے والا دور
king_stakes_up = { $trumps }، اُتے (ہر سر { "\u2066" }+25{ "\u2069" })
king_stakes_down = { $trumps }، تھلے (ساریاں نوں { "\u2066" }+325{ "\u2069" }، ہر سر { "\u2066" }−75{ "\u2069" })
king_stakes_up_short = { $trumps }، اُتے
king_stakes_down_short = { $trumps }، تھلے
king_no_trumps = بغیر ترپ
king_dealer = پتے ونڈے: { $name }۔
king_trumps = ترپ: { $trumps }۔
king_seat_score = { "\u200f" }{ $name }: { $points }
king_taken_tricks = { $count ->
    [one] { $count } سر بنائی
   *[other] { $count } سراں بنائیاں
}
king_taken_cards = چکے: { $cards }
king_last_trick = **پچھلی سر ({ $name } دی):** { $story }
king_on_table = **میز تے:** { $plays }
king_winning = (ہالے سر { $name } دی)
king_play = { "\u200f" }{ $name } **{ $card }**{ "\u200f" }
king_takes = سر { $name } دی ہوئی۔
king_hand_over = دور پورا ہویا۔
king_auction = **بولی:** { $calls }
king_call_bid = { "\u200f" }{ $name }{ "\u00A0" }{ $count }
king_call_pass = { $name } پاس
king_sold = ونڈن والے دی گنتی وچ { $name } { $count ->
    [one] دی { $count } سر جاوے گی۔
   *[other] دیاں { $count } سراں جان گیاں۔
}
king_due_choose = { $who }، چنو: ترپ، بغیر ترپ یا بولی۔
king_due_trumps = { $who }، ترپ دا رنگ دسو یا بغیر ترپ آکھو۔
king_due_bid = { $who }، بولی دیو یا پاس آکھو۔
king_due_direct = { $who }، رخ چنو: اُتے یا تھلے۔
king_due_lead = { $who }، چال تہاڈی اے۔
king_sheet_title = بازی { $game }: ہن تیکر دا حساب
king_sheet_row = { $number }. { $stakes }
king_sheet_name = { $number }{ "\u00A0" }{ $name }
king_sheet_names = { "\u200f" }{ $names }
king_sheet_empty = ہالے کوئی دور پورا نہیں ہویا: ساریاں دے 0 پوائنٹ نیں۔
king_score = { "\u200f" }{ $name }{ "\u00A0" }{ $points }
king_next_hand = اگلا دور { $number } ({ $stakes })، { $name } نے ونڈنا اے۔
king_next_hand_when = شروع: { $ends }۔
king_curve_legend = ہر دور مگروں ساریاں دے پوائنٹ۔
    { "\u200f" }{ $names }
king_curve_alt = ہر دور مگروں پوائنٹ۔
    { $lines }
king_curve_player = { "\u200f" }{ $number } { $name }: { $points }
king_hand_retold = **دور { $number }** (پتے ونڈے: { $name }): { $stakes }
king_chose_trumps = { $name } نے ترپ دسیا: { $trumps }۔
king_chose_auction = { $name } نے بولی لوائی۔
king_chose_up = { $name } نے اُتے کھیڈنا چنیا۔
king_chose_down = { $name } نے تھلے کھیڈنا چنیا۔
king_hand_scored = **پوائنٹ:** { $scores }
king_own_stakes = **دور { $number }/{ $count }:** { $stakes }
king_own_between = اگلا دور ہنے ونڈیا جاندا اے۔ بازی دا حال میز دے سنیہے وچ اے۔
king_own_choose = ایہہ دور تسیں ونڈیا اے، سو ترپ تسیں چنو:
king_own_won = { $count ->
    [one] بولی تہاڈے ناں رہی، { $count } سر تے
   *[other] بولی تہاڈے ناں رہی، { $count } سراں تے
}۔ ترپ دسو:
king_about_auction = **بولی:** باقی تن ترپ دسن لئی سراں دی بولی دیندے نیں، تے سب توں اُچی بولی دیاں سراں تہاڈی گنتی وچ آندیاں نیں۔
king_own_bid = بولی وچ تہاڈی واری اے:
king_own_bid_above = بولی: { $count } توں اُتے بولو، یا پاس آکھو۔
king_about_bid = سب توں اُچی بولی جیہدی، ترپ اوسے دا؛ جنیاں سراں دی بولی، ونڈن والے دی گنتی وچ اوہدیاں اونیاں سراں جاندیاں نیں۔ پاس آکھن مگروں واری فیر آوے تے بول سکدے او۔
king_own_direct = ترپ: { $trumps }۔ تسیں ونڈیا اے، سو رخ چنو:
king_about_up = **اُتے:** ہر سر دے 25 پوائنٹ ملدے نیں۔
king_about_down = **تھلے:** سارے 325 پوائنٹ توں شروع کردے نیں، تے ہر سر تے 75 گھٹدے نیں۔
king_own_lead = چال تہاڈی اے: کوئی وی پتا سٹو۔
king_own_lead_held_back = چال تہاڈی اے۔ جدوں تیکر دوجا رنگ ہتھ وچ اے، پان نہیں چل سکدے۔
king_own_follow = { $suit } دا ای پتا سٹو۔
king_own_free = { $suit } تہاڈے کول ہے نہیں: کوئی وی پتا سٹو۔
king_own_throw_king = اوہ رنگ تہاڈے کول ہے نہیں، سو پان دا بادشاہ سٹنا ای پوے گا۔
king_button_sheet = حساب
king_button_auction = بولی
king_button_pass = پاس
king_select_bid = ایس توں اُچی بولی
king_button_bid = { $count } دی بولی
king_ask_bid = { $count } دی بولی نال تہاڈیاں اینیاں سراں ونڈن والے نوں مل جاندیاں نیں۔ اینے چنگے پتے گھٹ ای آندے نیں۔ پکا؟
king_button_up = اُتے
king_button_down = تھلے
king_done_game_dealt = بازی { $game } ونڈی گئی: { $count } دور کھیڈے جان گے۔
king_done_trumps = تسیں ترپ دسیا: { $trumps }۔
king_done_auction = بولی شروع ہوئی۔
king_done_bid = تہاڈی بولی: { $count }۔
king_done_passed = تسیں پاس آکھیا۔
king_done_sold = بولی ختم: ترپ ہن { $name } نے دسنا اے۔
king_done_up = ایہہ دور اُتے کھیڈیا جاوے گا۔
king_done_down = ایہہ دور تھلے کھیڈیا جاوے گا۔
king_done_played = تسیں { $card } سٹیا۔
king_refuse_not_dealt = ایہہ دور پورا ہو چکیا اے۔ اگلا ہنے ونڈیا جاندا اے۔
king_refuse_choose_first = پہلاں ترپ دسنا پوے گا۔ اپنے پتیاں دے بٹن دبو یا { "\u2066" }`/king trumps`{ "\u2069" } لکھو۔
king_refuse_bid_first = ہالے بولی چل رہی اے۔ اپنے پتیاں دے بٹن دبو، یا { "\u2066" }`/king bid`{ "\u2069" } یا { "\u2066" }`/king pass`{ "\u2069" } لکھو۔
king_refuse_direct_first = پہلاں رخ چننا پوے گا۔ اپنے پتیاں دے بٹن دبو یا { "\u2066" }`/king direction`{ "\u2069" } لکھو۔
king_refuse_play_now = ہن پتا سٹنا اے۔ { "\u2066" }`/king play`{ "\u2069" } دسدا اے کہ کیہ سٹیا جا سکدا اے۔
king_refuse_no_auctions = ایس میز تے بولی نہیں لگدی۔ کوئی رنگ دسو یا بغیر ترپ آکھو۔
king_refuse_auction_is_over = ایس دور دی بولی ہو چکی اے۔ کوئی رنگ دسو یا بغیر ترپ آکھو۔
king_refuse_bid_too_low = { $count } توں ودھ بولو، یا پاس آکھو۔
king_refuse_not_a_bid = بولی 1 توں { $most } سراں تیکر ہوندی اے۔
king_refuse_not_trumps = “{ "\u2068" }{ $typed }{ "\u2069" }” ایتھے نہیں چلدا۔ { "\u2066" }spades, hearts, diamonds, clubs, none{ "\u2069" } یا { "\u2066" }auction{ "\u2069" } لکھو۔
king_refuse_not_a_way = “{ "\u2068" }{ $typed }{ "\u2069" }” کوئی رخ نہیں۔ { "\u2066" }up{ "\u2069" } یا { "\u2066" }down{ "\u2069" } لکھو۔
king_refuse_must_follow = { $suit } تہاڈے کول اے، سو اوہی دینا پوے گا۔
king_refuse_hearts_held_back = جدوں تیکر دوجا رنگ ہتھ وچ اے، پان دی چال نہیں چل سکدے۔
king_refuse_must_throw_king = اوہ رنگ تہاڈے کول ہے نہیں، سو پان دا بادشاہ ای سٹنا پوے گا۔
king_rules_title = کنگ، تھوڑے وچ
king_rules_aim = چار کھڈاری، ہر اک اپنے لئی، **دس دور** کھیڈدے نیں۔ چھیاں وچ پوائنٹ گھٹدے نیں، چوہاں وچ ملدے نیں؛ ساریاں دے پوائنٹ مل کے 0 بندے نیں۔ **جیہدے پوائنٹ سب توں ودھ، جت اوسے دی۔**
king_rules_deal = جیہنوں پان دا بادشاہ ملے اوہ پہلاں ونڈدا اے؛ فیر ونڈن دی واری گھڑی دے رخ اگے ودھدی اے۔ ساریاں نوں 13 پتے ملدے نیں۔
king_rules_tricks = **سراں:** ونڈن والے توں اگلا پہلی چال چلدا اے۔ اوہی رنگ ہووے تے اوہی دیو، نہیں تے کوئی وی پتا۔ سر سب توں وڈے ترپ دی، ترپ نہ پیا ہووے تے چال دے رنگ دے سب توں وڈے پتے دی۔ جیہدی سر، اگلی چال اوہدی۔
king_rules_negative = **دور 1 توں 6** وچ ترپ نہیں ہوندا۔ دور 1: ہر سر { "\u2066" }−20{ "\u2069" }۔ دور 2: پان دا ہر پتا { "\u2066" }−20{ "\u2069" }۔ دور 3: ہر بیگم { "\u2066" }−50{ "\u2069" }۔ دور 4: ہر بادشاہ تے ہر غلام { "\u2066" }−30{ "\u2069" }۔ دور 5: پان دا بادشاہ { "\u2066" }−160{ "\u2069" }۔ دور 6: آخری دو سراں، ہر اک { "\u2066" }−90{ "\u2069" }۔
king_rules_held_back = **پان روک کے:** دور 2 تے 5 وچ جدوں تیکر دوجا رنگ ہتھ وچ اے، پان دی چال نہیں چل سکدے۔ دور 5 وچ جیہدے کول پان دا بادشاہ ہووے تے چال دا رنگ نہ ہووے، اوہنوں پان دا بادشاہ سٹنا ای پوے گا۔
king_rules_decided = جیوں ای گنن نوں کجھ نہ بچے، دور ختم۔
king_rules_thirteen = ہر دور وچ پوریاں تیراں سراں ہوندیاں نیں، گنن نوں کجھ نہ بچے تاں وی۔
king_rules_positive = **دور 7 توں 10:** ونڈن والا اپنے پتے ویکھ کے ترپ دسدا اے، بغیر ترپ آکھدا اے، یا بولی لواندا اے۔
king_rules_positive_alone = **دور 7 توں 10:** ونڈن والا اپنے پتے ویکھ کے ترپ دسدا اے یا بغیر ترپ آکھدا اے۔
king_rules_auction = **بولی:** باقی تن واری واری سراں دی بولی دیندے نیں، ہر واری پچھلی توں اُچی، یا پاس آکھدے نیں۔ جیہڑی بولی مگروں دو پاس آون، ترپ اوسے دا؛ اینیاں سراں اوہدی گنتی وچوں گھٹ کے ونڈن والے نوں ملدیاں نیں۔ سارے پاس آکھن تے ترپ ونڈن والا دسدا اے۔
king_rules_direction = **رخ:** فیر ونڈن والا چندا اے۔ **اُتے:** ہر سر { "\u2066" }+25{ "\u2069" }۔ **تھلے:** ساریاں کول شروع وچ { "\u2066" }+325{ "\u2069" }، ہر سر { "\u2066" }−75{ "\u2069" }۔
king_rules_end = دسویں دور مگروں جیہدے پوائنٹ سب توں ودھ، جت اوسے دی۔ پوائنٹ برابر ہون تے اُتلا نمبر ساریاں دا۔
king_hint_note = اندازہ صرف اوس توں اے جیہڑا تہانوں معلوم ہو سکدا اے: تہاڈے پتے، جیہڑے پتے چلے، تے بولیاں۔
king_advice_bid = { $count ->
    [one] { $count } سر دی بولی
   *[other] { $count } سراں دی بولی
}
king_advice_pass = پاس
king_advice_auction = بولی
king_advice_up = اُتے
king_advice_down = تھلے
king_advice_best = **سب توں چنگا:** { $choice }، ایس دور وچ اوسطاً { $points } پوائنٹ۔ ایتھوں 100 وچوں تقریباً { $percent } واری جت ہوندی اے۔
king_advice_other = ایہدے مگروں: { $choice }، { $points } پوائنٹ، 100 وچوں تقریباً { $percent }۔
king_why_forced = کیوں: ہور کجھ کیتا ای نہیں جا سکدا۔
king_why_costs_less = کیوں: ایس سر وچ 100 وچوں تقریباً { $best } واری تہاڈے پوائنٹ گھٹدے نیں، دوجے نمبر والے فیصلے نال { $next } واری۔
king_why_takes_more = کیوں: ایہہ سر 100 وچوں تقریباً { $best } واری تہاڈی ہوندی اے، دوجے نمبر والے فیصلے نال { $next } واری۔
king_why_throws = کیوں: جیہڑے پتے نال پوائنٹ گھٹدے نیں، اوہ تہاڈے ہتھوں نکل جاندا اے۔
king_why_costs = کیوں: ایس سر وچ شاید تہاڈے پوائنٹ گھٹن (100 وچوں تقریباً { $best } واری)، پر فیر جیہڑے پتے تہاڈے کول ہون گے اوہ ودھیا نیں۔
king_why_keeps = کیوں: ایہہ سر 100 وچوں تقریباً { $best } واری ای تہاڈی ہوندی اے، پر تہاڈے چنگے پتے اگے لئی بچدے نیں۔
king_why_later = کیوں: ایس سر وچ بہتا فرق نہیں پیندا، پر مگروں جیہڑے پتے تہاڈے کول بچدے نیں اوہ ودھیا نیں۔
king_why_long_suit = کیوں: { $count ->
    [one] ایس رنگ دا { $count } پتا تہاڈے کول اے۔
   *[other] ایس رنگ دے { $count } پتے تہاڈے کول نیں۔
}
king_why_high_cards = کیوں: تہاڈے وڈے پتے بغیر ترپ وی سراں بناندے نیں۔
king_why_low_cards = کیوں: تھلے کھیڈیا جاوے تے تہاڈے چھوٹے پتے گھٹ سراں بناندے نیں۔
king_why_gifts = کیوں: بولی دی ہر سر تہاڈی گنتی وچ آندی اے، تے کوئی نہ بولے تے ترپ تہاڈا ای۔
king_why_worth = کیوں: ترپ دسن نال جنیاں سراں ودھ ملنیاں چاہیدیاں نیں، بولی اوس توں گھٹ لے جاندی اے۔
king_why_dear = کیوں: ترپ دسن نال جنیاں سراں ودھ ملدیاں، بولی اوس توں ودھ لے جاندی۔
king_why_up = کیوں: اُتے کھیڈو تے امید اے کہ تقریباً { $tricks } سراں تہاڈیاں گنیاں جان گیاں، ہر سر دے 25 پوائنٹ۔
king_why_down = کیوں: تھلے کھیڈو تے امید اے کہ تقریباً { $tricks } سراں تہاڈیاں گنیاں جان گیاں، 325 وچوں ہر سر تے 75 گھٹدے نیں۔
king_review_when = دور { $number }، سر { $trick }
king_review_before = دور { $number }، پہلی سر توں پہلاں
king_cmd_king = کنگ کھیڈو: سراں دے دس دور، چھیاں وچ پوائنٹ گھٹدے نیں، چوہاں وچ ملدے نیں
king_cmd_play = پتا سٹو
king_cmd_trumps = فائدے والے دور وچ: ترپ دسو یا بولی لواؤ
king_cmd_bid = بولی وچ: سراں دی گنتی بولو
king_cmd_pass = بولی وچ: پاس آکھو
king_cmd_direction = فائدے والا دور ونڈن تے: اُتے یا تھلے
king_cmd_leaderboard = ایس سرور وچ کس دیاں کنیاں جتاں، تے ریٹنگ
king_opt_card = پتا، جیویں { "\u2066" }QH{ "\u2069" } یا { "\u2066" }10S{ "\u2069" }
king_opt_suit = کوئی رنگ، { "\u2066" }none{ "\u2069" } یا { "\u2066" }auction{ "\u2069" }
king_opt_tricks = کنیاں سراں، پچھلی بولی توں ودھ
king_opt_way = اُتے: ہر سر دے 25 پوائنٹ۔ تھلے: ساریاں دے 325، تے ہر سر تے 75 گھٹدے نیں
king_opt_hearts = کیہ پان نال وی چال ہو سکدی اے
king_opt_ending = دور کدوں ختم ہوندا اے
king_opt_auction = کیہ ونڈن والا بولی لوا سکدا اے

## A first game

king_help_aim = چار کھڈاری سر بناون دے دس دور کھیڈدے نیں۔ چھیاں وچ کجھ پتے یا سراں لین تے پوائنٹ گھٹدے نیں، باقی چوہاں وچ پوائنٹ مل سکدے نیں۔ اخیر تے **جیہدے پوائنٹ سب توں ودھ، جت اوسے دی**۔
king_help_aim_picture = **تصویر وچ:** اوہ پتے جنہاں نال کجھ دوراں وچ پوائنٹ گھٹدے نیں: بادشاہ، بیگم تے غلام۔
king_help_turn =
    کوئی کھڈاری اک پتے نال چال چلدا اے۔ اوہی رنگ ہووے تے اوہی دیو، نہیں تے کوئی وی پتا۔ سر چال دے رنگ دے سب توں وڈے پتے دی، یا ترپ پیا ہووے تے سب توں وڈے ترپ دی۔ جیہدی سر، اگلی چال اوہدی۔

    پہلے چھ دوراں وچ چھوٹا پتا دینا چنگا اے، تے رنگ نہ ہووے تے خطرناک پتے سٹو۔ کیہڑی شے نال پوائنٹ گھٹدے نیں، ایہہ تہاڈے پتیاں نال لکھیا ہوندا اے۔

    اخیرلے چوہاں وچ ونڈن والا ترپ دسدا اے یا بولی لواندا اے، تے دسدا اے کہ سراں نال پوائنٹ ملن گے یا گھٹن گے۔
king_help_turn_picture = **تصویر وچ:** اینٹ دی چال سی۔ نشان والا یکہ سر لے گیا، تے نال حکم دی بیگم وی، جیہڑی کسے نے سٹی سی۔
king_help_end = دس دوراں مگروں پوائنٹ جوڑے جاندے نیں، تے جیہدے سب توں ودھ، جت اوسے دی۔ میز دے سنیہے تھلے **{ king_button_sheet }** دسدا اے کہ ہن کون کتھے اے۔
king_lesson_first = کنگ وچ دس دور ہوندے نیں، تے ہر دور دا اپنا حساب اے۔ ایس پہلے دور وچ **ہر سر تے 20 پوائنٹ گھٹدے نیں**۔ اوہی رنگ دینا پیندا اے، تے تہاڈی ہر اینٹ میز دے پتیاں توں وڈی اے: سر تہاڈی ای ہووے گی۔ سو اپنی سب توں وڈی اینٹ کڈھ دیو۔
king_lesson_no_last = ایہہ وی چل سکدا اے، پر سر تے تہاڈی ای ہووے گی، سو ایس رنگ دا اپنا سب توں وڈا پتا کڈھو۔
king_lesson_lead = جیہدی سر، اگلی چال اوہدی: یعنی تہاڈی۔ سب توں چھوٹے پتے نال چال چلو، تاں جو سر کسے ہور دی ہووے۔
king_lesson_no_lead = ایہہ وی چل سکدا اے، پر جنا وڈا پتا، اونا ای سر تہاڈی ہون دا ڈر۔ سب توں چھوٹے پتے نال چال چلو۔
king_lesson_duck = اوہی رنگ دینا اے، پر سر لینی ضروری نہیں: ایس رنگ دا اوہ سب توں وڈا پتا دیو جیہڑا میز دے سب توں وڈے پتے توں چھوٹا ہووے۔
king_lesson_no_duck = ایہہ وی چل سکدا اے، پر یا تے سر تہاڈی ہووے گی، یا ایہو جہا وڈا پتا بچے گا جیہڑا مگروں اوکھا نکلے۔ میز دے سب توں وڈے پتے توں بس ذرا چھوٹا دیو۔
king_lesson_last = آخری واری تہاڈی اے، تے تہاڈی چڑی میز دے پتیاں توں وڈی اے: سر تہاڈی ای ہووے گی۔ سو سب توں وڈی دیو۔
king_lesson_discard = تہاڈے کول ایہہ رنگ نہیں: کوئی وی پتا دیو، اوہدے نال سر نہیں بنے گی۔ سب توں وڈا پتا سٹ دیو۔
king_lesson_no_discard = ایہہ وی چل سکدا اے، پر ہن کوئی وی پتا سر بنائے بغیر نکل جاندا اے۔ سب توں وڈا چنو۔
king_lesson_only = تہاڈا آخری پتا۔ ایس سر لئی اوہ چھوٹا اے، سو کوئی ڈر نہیں۔
king_lesson_end = تہاڈیاں دو سراں بنیاں، یعنی 40 پوائنٹ گھٹے۔ اگلے دوراں وچ پان، بیگماں، بادشاہاں تے غلاماں، پان دے بادشاہ، یا آخری دو سراں تے پوائنٹ گھٹدے نیں۔ فیر چار دور، جنہاں وچ ونڈن والا ترپ دسدا اے تے ایہہ وی کہ سراں نال پوائنٹ ملن گے یا گھٹن گے۔ **دس دوراں مگروں جیہدے پوائنٹ سب توں ودھ، جت اوسے دی۔**

king_moment_caught = { $name } نوں سر { $trick } وچ پان دا بادشاہ ملیا
king_moment_score = { $name } دی بازی { $points } پوائنٹ تے مکی
king_told_win = { $points } پوائنٹ، { $name } توں { $ahead } اگے۔
