# What King alone says, in Urdu. English (en.ftl) has every message and is the pattern for this file.
# The marks \u2066 and \u2069 keep cards and commands left to right within the sentence.
# The program marks lines that begin or end with something else; pieces of a line without a letter of
# this script have the mark \u200f themselves.

king_name = کنگ
king_figure_clean_hands = نقصان والے دور جن میں کچھ نہ کٹا
king_figure_as_dealer = اپنے بانٹے فائدے والے دور میں پوائنٹ
king_figure_auctions = جیتی ہوئی بولیاں
king_lobby_intro = سر بنانے کے دس دور: چھ میں پوائنٹ کٹتے ہیں، چار میں ملتے ہیں۔ آخر میں جس کے پوائنٹ سب سے زیادہ، جیت اسی کی۔
king_lobby_seats_exact = **بھری سیٹیں:** { $most } میں سے { $count }؛ پوری { $most } چاہییں
king_setting_hearts = پان کے پتے
king_choice_free = پان سے بھی چال ہو سکتی ہے
king_choice_held_back = دور 2 اور 5 میں روک کر رکھے جاتے ہیں
king_setting_ending = دور کا اختتام
king_choice_decided = جب گننے کو کچھ نہ بچے
king_choice_thirteen = پورے تیرہ سروں کے بعد
king_setting_auction = ترپ کے لیے بولی
king_choice_allowed = لگ سکتی ہے
king_choice_never = کبھی نہیں
king_table_title = بازی { $game }، دور { $number }/{ $count }
king_between_title = بازی { $game }: دور { $number }/{ $count } پورا ہوا
king_stakes_heading = **{ $stakes }**
king_stakes_tricks = ہر سر { $points }
king_stakes_hearts = پان کا ہر پتا { $points }
king_stakes_queens = ہر بیگم { $points }
king_stakes_kings_and_jacks = ہر بادشاہ اور ہر غلام { $points }
king_stakes_king_of_hearts = پان کا بادشاہ { $points }
king_stakes_last_two = آخری دو سر، ہر ایک { $points }
king_stakes_open = فائدے والا دور
king_stakes_up = { $trumps }، اوپر (ہر سر { "\u2066" }+25{ "\u2069" })
king_stakes_down = { $trumps }، نیچے (سب کو { "\u2066" }+325{ "\u2069" }، ہر سر { "\u2066" }−75{ "\u2069" })
king_stakes_up_short = { $trumps }، اوپر
king_stakes_down_short = { $trumps }، نیچے
king_no_trumps = بغیر ترپ
king_dealer = پتے بانٹے: { $name }۔
king_trumps = ترپ: { $trumps }۔
king_seat_score = { "\u200f" }{ $name }: { $points }
king_taken_tricks = { $count ->
    [one] 1 سر بنایا
   *[other] { $count } سر بنائے
}
king_taken_cards = اٹھائے: { $cards }
king_last_trick = **پچھلا سر ({ $name } کا):** { $story }
king_on_table = **میز پر:** { $plays }
king_winning = (ابھی سر { $name } کا)
king_play = { "\u200f" }{ $name } **{ $card }**{ "\u200f" }
king_takes = سر { $name } کا ہوا۔
king_hand_over = دور پورا ہوا۔
king_auction = **بولی:** { $calls }
king_call_bid = { "\u200f" }{ $name }{ "\u00A0" }{ $count }
king_call_pass = { $name } پاس
king_sold = بانٹنے والے کی گنتی میں { $name } { $count ->
    [one] کا 1 سر جائے گا۔
   *[other] کے { $count } سر جائیں گے۔
}
king_due_choose = { $who }، چنیں: ترپ، بغیر ترپ یا بولی۔
king_due_trumps = { $who }، ترپ کا رنگ بتائیں یا بغیر ترپ کہیں۔
king_due_bid = { $who }، بولی دیں یا پاس کہیں۔
king_due_direct = { $who }، رخ چنیں: اوپر یا نیچے۔
king_due_lead = { $who }، چال آپ کی ہے۔
king_sheet_title = بازی { $game }: اب تک کا حساب
king_sheet_row = { $number }. { $stakes }
king_sheet_name = { $number }{ "\u00A0" }{ $name }
king_sheet_names = { "\u200f" }{ $names }
king_sheet_empty = ابھی کوئی دور پورا نہیں ہوا: سب کے 0 پوائنٹ ہیں۔
king_score = { "\u200f" }{ $name }{ "\u00A0" }{ $points }
king_next_hand = اگلا دور { $number } ({ $stakes })، { $name } کو بانٹنا ہے۔
king_next_hand_when = شروع: { $ends }۔
king_curve_legend = ہر دور کے بعد سب کے پوائنٹ۔
    { "\u200f" }{ $names }
king_curve_alt = ہر دور کے بعد پوائنٹ۔
    { $lines }
king_curve_player = { "\u200f" }{ $number } { $name }: { $points }
king_hand_retold = **دور { $number }** (پتے بانٹے: { $name }): { $stakes }
king_chose_trumps = { $name } نے ترپ بتایا: { $trumps }۔
king_chose_auction = { $name } نے بولی لگوائی۔
king_chose_up = { $name } نے اوپر کھیلنا چنا۔
king_chose_down = { $name } نے نیچے کھیلنا چنا۔
king_hand_scored = **پوائنٹ:** { $scores }
king_own_stakes = **دور { $number }/{ $count }:** { $stakes }
king_own_between = اگلا دور ابھی بٹتا ہے۔ بازی کا حال میز کے پیغام میں ہے۔
king_own_choose = یہ دور آپ نے بانٹا ہے، سو ترپ آپ چنیں:
king_own_won = { $count ->
    [one] بولی آپ کے نام رہی، 1 سر پر
   *[other] بولی آپ کے نام رہی، { $count } سروں پر
}۔ ترپ بتائیں:
king_about_auction = **بولی:** باقی تین ترپ بتانے کے لیے سروں کی بولی دیتے ہیں، اور سب سے اونچی بولی کے سر آپ کی گنتی میں آتے ہیں۔
king_own_bid = بولی میں آپ کی باری ہے:
king_own_bid_above = بولی: { $count } سے اوپر بولیں، یا پاس کہیں۔
king_about_bid = سب سے اونچی بولی جس کی، ترپ اسی کا؛ جتنے سروں کی بولی، بانٹنے والے کی گنتی میں اس کے اتنے سر جاتے ہیں۔ پاس کہنے کے بعد باری پھر آئے تو بول سکتے ہیں۔
king_own_direct = ترپ: { $trumps }۔ آپ نے بانٹا ہے، سو رخ چنیں:
king_about_up = **اوپر:** ہر سر کے 25 پوائنٹ ملتے ہیں۔
king_about_down = **نیچے:** سب 325 پوائنٹ سے شروع کرتے ہیں، اور ہر سر پر 75 کٹتے ہیں۔
king_own_lead = چال آپ کی ہے: کوئی بھی پتا ڈالیں۔
king_own_lead_held_back = چال آپ کی ہے۔ جب تک دوسرا رنگ ہاتھ میں ہے، پان نہیں چل سکتے۔
king_own_follow = { $suit } کا ہی پتا ڈالیں۔
king_own_free = { $suit } آپ کے پاس نہیں: کوئی بھی پتا ڈالیں۔
king_own_throw_king = وہ رنگ آپ کے پاس نہیں، سو پان کا بادشاہ ڈالنا ہی ہوگا۔
king_button_sheet = حساب
king_button_auction = بولی
king_button_pass = پاس
king_select_bid = اس سے اونچی بولی
king_button_bid = { $count } کی بولی
king_ask_bid = { $count } کی بولی سے آپ کے اتنے سر بانٹنے والے کو مل جاتے ہیں۔ اتنے اچھے پتے کم ہی آتے ہیں۔ واقعی؟
king_button_up = اوپر
king_button_down = نیچے
king_done_game_dealt = بازی { $game } بٹ گئی: { $count } دور کھیلے جائیں گے۔
king_done_trumps = آپ نے ترپ بتایا: { $trumps }۔
king_done_auction = بولی شروع ہوئی۔
king_done_bid = آپ کی بولی: { $count }۔
king_done_passed = آپ نے پاس کہا۔
king_done_sold = بولی ختم: ترپ اب { $name } کو بتانا ہے۔
king_done_up = یہ دور اوپر کھیلا جائے گا۔
king_done_down = یہ دور نیچے کھیلا جائے گا۔
king_done_played = آپ نے { $card } ڈالا۔
king_refuse_not_dealt = یہ دور پورا ہو چکا ہے۔ اگلا ابھی بٹتا ہے۔
king_refuse_choose_first = پہلے ترپ بتانا ہوگا۔ اپنے پتوں کے بٹن دبائیں یا { "\u2066" }`/king trumps`{ "\u2069" } لکھیں۔
king_refuse_bid_first = ابھی بولی چل رہی ہے۔ اپنے پتوں کے بٹن دبائیں یا { "\u2066" }`/king bid`{ "\u2069" } یا { "\u2066" }`/king pass`{ "\u2069" } لکھیں۔
king_refuse_direct_first = پہلے رخ چننا ہوگا۔ اپنے پتوں کے بٹن دبائیں یا { "\u2066" }`/king direction`{ "\u2069" } لکھیں۔
king_refuse_play_now = اب پتا ڈالنا ہے۔ { "\u2066" }`/king play`{ "\u2069" } بتاتا ہے کہ کیا ڈالا جا سکتا ہے۔
king_refuse_no_auctions = اس میز پر بولی نہیں لگتی۔ کوئی رنگ بتائیں یا بغیر ترپ کہیں۔
king_refuse_auction_is_over = اس دور کی بولی ہو چکی ہے۔ کوئی رنگ بتائیں یا بغیر ترپ کہیں۔
king_refuse_bid_too_low = { $count } سے زیادہ بولیں، یا پاس کہیں۔
king_refuse_not_a_bid = بولی 1 سے { $most } سروں تک ہوتی ہے۔
king_refuse_not_trumps = “{ "\u2068" }{ $typed }{ "\u2069" }” یہاں نہیں چلتا۔ { "\u2066" }spades, hearts, diamonds, clubs, none{ "\u2069" } یا { "\u2066" }auction{ "\u2069" } لکھیں۔
king_refuse_not_a_way = “{ "\u2068" }{ $typed }{ "\u2069" }” کوئی رخ نہیں۔ { "\u2066" }up{ "\u2069" } یا { "\u2066" }down{ "\u2069" } لکھیں۔
king_refuse_must_follow = { $suit } آپ کے پاس ہے، سو وہی دینا ہوگا۔
king_refuse_hearts_held_back = جب تک دوسرا رنگ ہاتھ میں ہے، پان کی چال نہیں چل سکتے۔
king_refuse_must_throw_king = وہ رنگ آپ کے پاس نہیں، سو پان کا بادشاہ ہی ڈالنا ہوگا۔
king_rules_title = کنگ، مختصر
king_rules_aim = چار کھلاڑی، ہر ایک اپنے لیے، **دس دور** کھیلتے ہیں۔ چھ میں پوائنٹ کٹتے ہیں، چار میں ملتے ہیں؛ سب کے پوائنٹ مل کر 0 بنتے ہیں۔ **جس کے پوائنٹ سب سے زیادہ، جیت اسی کی۔**
king_rules_deal = جسے پان کا بادشاہ ملے وہ پہلے بانٹتا ہے؛ پھر بانٹنے کی باری گھڑی کے رخ آگے بڑھتی ہے۔ سب کو 13 پتے ملتے ہیں۔
king_rules_tricks = **سر:** بانٹنے والے کے بعد والا پہلی چال چلتا ہے۔ وہی رنگ ہو تو وہی دیں، ورنہ کوئی بھی پتا۔ سر سب سے بڑے ترپ کا، ترپ نہ پڑا ہو تو چال کے رنگ کے سب سے بڑے پتے کا۔ جس کا سر، اگلی چال اس کی۔
king_rules_negative = **دور 1 سے 6** میں ترپ نہیں ہوتا۔ دور 1: ہر سر { "\u2066" }−20{ "\u2069" }۔ دور 2: پان کا ہر پتا { "\u2066" }−20{ "\u2069" }۔ دور 3: ہر بیگم { "\u2066" }−50{ "\u2069" }۔ دور 4: ہر بادشاہ اور ہر غلام { "\u2066" }−30{ "\u2069" }۔ دور 5: پان کا بادشاہ { "\u2066" }−160{ "\u2069" }۔ دور 6: آخری دو سر، ہر ایک { "\u2066" }−90{ "\u2069" }۔
king_rules_held_back = **پان روک کر:** دور 2 اور 5 میں جب تک دوسرا رنگ ہاتھ میں ہے، پان کی چال نہیں چل سکتے۔ دور 5 میں جس کے پاس پان کا بادشاہ ہو اور چال کا رنگ نہ ہو، اسے پان کا بادشاہ ڈالنا ہی ہوگا۔
king_rules_decided = جوں ہی گننے کو کچھ نہ بچے، دور ختم۔
king_rules_thirteen = ہر دور میں پورے تیرہ سر ہوتے ہیں، گننے کو کچھ نہ بچے تب بھی۔
king_rules_positive = **دور 7 سے 10:** بانٹنے والا اپنے پتے دیکھ کر ترپ بتاتا ہے، بغیر ترپ کہتا ہے، یا بولی لگواتا ہے۔
king_rules_positive_alone = **دور 7 سے 10:** بانٹنے والا اپنے پتے دیکھ کر ترپ بتاتا ہے یا بغیر ترپ کہتا ہے۔
king_rules_auction = **بولی:** باقی تین باری باری سروں کی بولی دیتے ہیں، ہر بار پچھلی سے اونچی، یا پاس کہتے ہیں۔ جس بولی کے بعد دو پاس آئیں، ترپ اسی کا؛ اتنے سر اس کی گنتی سے گھٹ کر بانٹنے والے کو ملتے ہیں۔ سب پاس کہیں تو ترپ بانٹنے والا بتاتا ہے۔
king_rules_direction = **رخ:** پھر بانٹنے والا چنتا ہے۔ **اوپر:** ہر سر { "\u2066" }+25{ "\u2069" }۔ **نیچے:** سب کے پاس شروع میں { "\u2066" }+325{ "\u2069" }، ہر سر { "\u2066" }−75{ "\u2069" }۔
king_rules_end = دسویں دور کے بعد جس کے پوائنٹ سب سے زیادہ، جیت اسی کی۔ پوائنٹ برابر ہوں تو اوپر والا نمبر سب کا۔
king_hint_note = اندازہ صرف اس سے ہے جو آپ کو معلوم ہو سکتا ہے: آپ کے پتے، جو پتے چلے، اور بولیاں۔
king_advice_bid = { $count ->
    [one] 1 سر کی بولی
   *[other] { $count } سروں کی بولی
}
king_advice_pass = پاس
king_advice_auction = بولی
king_advice_up = اوپر
king_advice_down = نیچے
king_advice_best = **سب سے اچھا:** { $choice }، اس دور میں اوسطاً { $points } پوائنٹ۔ یہاں سے 100 میں سے تقریباً { $percent } بار جیت ہوتی ہے۔
king_advice_other = اس کے بعد: { $choice }، { $points } پوائنٹ، 100 میں سے تقریباً { $percent }۔
king_why_forced = کیوں: اور کچھ کیا ہی نہیں جا سکتا۔
king_why_costs_less = کیوں: اس سر میں 100 میں سے تقریباً { $best } بار آپ کے پوائنٹ کٹتے ہیں، دوسرے نمبر والے فیصلے سے { $next } بار۔
king_why_takes_more = کیوں: یہ سر 100 میں سے تقریباً { $best } بار آپ کا ہوتا ہے، دوسرے نمبر والے فیصلے سے { $next } بار۔
king_why_throws = کیوں: جس پتے سے پوائنٹ کٹتے ہیں، وہ آپ کے ہاتھ سے نکل جاتا ہے۔
king_why_costs = کیوں: اس سر میں شاید آپ کے پوائنٹ کٹیں (100 میں سے تقریباً { $best } بار)، مگر پھر جو پتے آپ کے پاس ہوں گے وہ بہتر ہیں۔
king_why_keeps = کیوں: یہ سر 100 میں سے تقریباً { $best } بار ہی آپ کا ہوتا ہے، مگر آپ کے اچھے پتے آگے کے لیے بچتے ہیں۔
king_why_later = کیوں: اس سر میں خاص فرق نہیں پڑتا، مگر بعد میں جو پتے آپ کے پاس بچتے ہیں وہ بہتر ہیں۔
king_why_long_suit = کیوں: { $count ->
    [one] اس رنگ کا 1 پتا آپ کے پاس ہے۔
   *[other] اس رنگ کے { $count } پتے آپ کے پاس ہیں۔
}
king_why_high_cards = کیوں: آپ کے بڑے پتے بغیر ترپ بھی سر بناتے ہیں۔
king_why_low_cards = کیوں: نیچے کھیلا جائے تو آپ کے چھوٹے پتے کم سر بناتے ہیں۔
king_why_gifts = کیوں: بولی کا ہر سر آپ کی گنتی میں آتا ہے، اور کوئی نہ بولے تو ترپ آپ ہی کا۔
king_why_worth = کیوں: ترپ بتانے سے جتنے سر زیادہ ملنے چاہییں، بولی اس سے کم کاٹتی ہے۔
king_why_dear = کیوں: ترپ بتانے سے جتنے سر زیادہ ملتے، بولی اس سے زیادہ کاٹتی۔
king_why_up = کیوں: اوپر کھیلیں تو امید ہے کہ تقریباً { $tricks } سر آپ کے گنے جائیں گے، ہر سر کے 25 پوائنٹ۔
king_why_down = کیوں: نیچے کھیلیں تو امید ہے کہ تقریباً { $tricks } سر آپ کے گنے جائیں گے، 325 میں سے ہر سر پر 75 کٹتے ہیں۔
king_review_when = دور { $number }، سر { $trick }
king_review_before = دور { $number }، پہلے سر سے پہلے
king_cmd_king = کنگ کھیلیں: سروں کے دس دور، چھ میں پوائنٹ کٹتے ہیں، چار میں ملتے ہیں
king_cmd_play = پتا ڈالیں
king_cmd_trumps = فائدے والے دور میں: ترپ بتائیں یا بولی لگوائیں
king_cmd_bid = بولی میں: سروں کی تعداد بولیں
king_cmd_pass = بولی میں: پاس کہیں
king_cmd_direction = فائدے والا دور بانٹنے پر: اوپر یا نیچے
king_cmd_leaderboard = اس سرور میں کس کی کتنی جیتیں، اور ریٹنگ
king_opt_card = پتا، جیسے { "\u2066" }QH{ "\u2069" } یا { "\u2066" }10S{ "\u2069" }
king_opt_suit = کوئی رنگ، { "\u2066" }none{ "\u2069" } یا { "\u2066" }auction{ "\u2069" }
king_opt_tricks = کتنے سر، پچھلی بولی سے زیادہ
king_opt_way = اوپر: ہر سر کے 25 پوائنٹ۔ نیچے: سب کے 325، اور ہر سر پر 75 کٹتے ہیں
king_opt_hearts = کیا پان سے بھی چال ہو سکتی ہے
king_opt_ending = دور کب ختم ہوتا ہے
king_opt_auction = کیا بانٹنے والا بولی لگوا سکتا ہے

## A first game

king_help_aim = چار کھلاڑی سر بنانے کے دس دور کھیلتے ہیں۔ چھ میں کچھ پتے یا سر لینے پر پوائنٹ کٹتے ہیں، باقی چار میں پوائنٹ مل سکتے ہیں۔ آخر میں **جس کے پوائنٹ سب سے زیادہ، جیت اسی کی**۔
king_help_aim_picture = **تصویر میں:** وہ پتے جن سے کچھ دوروں میں پوائنٹ کٹتے ہیں: بادشاہ، بیگم اور غلام۔
king_help_turn =
    کوئی کھلاڑی ایک پتے سے چال چلتا ہے۔ وہی رنگ ہو تو وہی دیں، ورنہ کوئی بھی پتا۔ سر چال کے رنگ کے سب سے بڑے پتے کا، یا ترپ پڑا ہو تو سب سے بڑے ترپ کا۔ جس کا سر، اگلی چال اس کی۔

    پہلے چھ دوروں میں چھوٹا پتا دینا اچھا ہے، اور رنگ نہ ہو تو خطرناک پتے پھینکیں۔ کس چیز سے پوائنٹ کٹتے ہیں، یہ آپ کے پتوں کے ساتھ لکھا ہوتا ہے۔

    آخری چار میں بانٹنے والا ترپ بتاتا ہے یا بولی لگواتا ہے، اور بتاتا ہے کہ سروں سے پوائنٹ ملیں گے یا کٹیں گے۔
king_help_turn_picture = **تصویر میں:** اینٹ کی چال تھی۔ نشان والا یکہ سر لے گیا، اور ساتھ حکم کی بیگم بھی، جو کسی نے پھینکی تھی۔
king_help_end = دس دوروں کے بعد پوائنٹ جمع ہوتے ہیں، اور جس کے سب سے زیادہ، جیت اسی کی۔ میز کے پیغام کے نیچے **{ king_button_sheet }** بتاتا ہے کہ ابھی کون کہاں ہے۔
king_lesson_first = کنگ میں دس دور ہوتے ہیں، اور ہر دور کا اپنا حساب ہے۔ اس پہلے دور میں **ہر سر پر 20 پوائنٹ کٹتے ہیں**۔ وہی رنگ دینا ہوتا ہے، اور آپ کی ہر اینٹ میز کے پتوں سے بڑی ہے: سر آپ ہی کا ہوگا۔ سو اپنی سب سے بڑی اینٹ نکال دیں۔
king_lesson_no_last = یہ بھی چل سکتا ہے، مگر سر تو آپ ہی کا ہوگا، سو اس رنگ کا اپنا سب سے بڑا پتا نکالیں۔
king_lesson_lead = جس کا سر، اگلی چال اس کی: یعنی آپ کی۔ سب سے چھوٹے پتے سے چال چلیں تاکہ سر کسی اور کا ہو۔
king_lesson_no_lead = یہ بھی چل سکتا ہے، مگر جتنا بڑا پتا، اتنا ہی سر آپ کا ہونے کا ڈر۔ سب سے چھوٹے پتے سے چال چلیں۔
king_lesson_duck = وہی رنگ دینا ہے، مگر سر لینا ضروری نہیں: اس رنگ کا وہ سب سے بڑا پتا دیں جو میز کے سب سے بڑے پتے سے چھوٹا ہو۔
king_lesson_no_duck = یہ بھی چل سکتا ہے، مگر یا تو سر آپ کا ہوگا، یا ایسا بڑا پتا بچے گا جو بعد میں مشکل سے نکلے۔ میز کے سب سے بڑے پتے سے بس ذرا چھوٹا دیں۔
king_lesson_last = آخری باری آپ کی ہے، اور آپ کی چڑی میز کے پتوں سے بڑی ہے: سر آپ ہی کا ہوگا۔ سو سب سے بڑی دیں۔
king_lesson_discard = آپ کے پاس یہ رنگ نہیں: کوئی بھی پتا دیں، اس سے سر نہیں بنے گا۔ سب سے بڑا پتا پھینک دیں۔
king_lesson_no_discard = یہ بھی چل سکتا ہے، مگر ابھی کوئی بھی پتا سر بنائے بغیر نکل جاتا ہے۔ سب سے بڑا چنیں۔
king_lesson_only = آپ کا آخری پتا۔ اس سر کے لیے وہ چھوٹا ہے، سو کوئی ڈر نہیں۔
king_lesson_end = آپ کے دو سر بنے، یعنی 40 پوائنٹ کٹے۔ آگے کے دوروں میں پان، بیگموں، بادشاہوں اور غلاموں، پان کے بادشاہ، یا آخری دو سروں پر پوائنٹ کٹتے ہیں۔ پھر چار دور، جن میں بانٹنے والا ترپ بتاتا ہے اور یہ بھی کہ سروں سے پوائنٹ ملیں گے یا کٹیں گے۔ **دس دور کے بعد جس کے پوائنٹ سب سے زیادہ، جیت اسی کی۔**

king_moment_caught = { $name } کو سر { $trick } میں پان کا بادشاہ ملا
king_moment_score = { $name } کی بازی { $points } پوائنٹ پر ختم ہوئی
king_told_win = { $points } پوائنٹ، { $name } سے { $ahead } آگے۔
