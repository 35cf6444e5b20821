king_name = किंग
king_figure_clean_hands = घाटे वाले दौर जिनमें अंक नहीं कटे
king_figure_as_dealer = अपने बाँटे फ़ायदे वाले दौर में अंक
king_figure_auctions = जीती हुई बोलियाँ
king_lobby_intro = हाथ बनाने के दस दौर: छह में अंक कटते हैं, चार में मिलते हैं। आख़िर में जिसके अंक सबसे ज़्यादा, जीत उसी की।
king_lobby_seats_exact = **भरी सीटें:** { $most } में से { $count }; पूरी { $most } चाहिए
king_setting_hearts = पान के पत्ते
king_choice_free = पान से भी चाल हो सकती है
king_choice_held_back = दौर 2 और 5 में रोककर रखे जाते हैं
king_setting_ending = दौर का अंत
king_choice_decided = जब गिनने को कुछ न बचे
king_choice_thirteen = पूरे तेरह हाथ के बाद
king_setting_auction = तुरुप के लिए बोली
king_choice_allowed = लग सकती है
king_choice_never = कभी नहीं
king_table_title = बाज़ी { $game }, दौर { $number } / { $count }
king_between_title = बाज़ी { $game }: दौर { $number } / { $count } पूरा हुआ
king_stakes_heading = **{ $stakes }**
king_stakes_tricks = हर हाथ { $points }
king_stakes_hearts = पान का हर पत्ता { $points }
king_stakes_queens = हर बेगम { $points }
king_stakes_kings_and_jacks = हर बादशाह और हर ग़ुलाम { $points }
king_stakes_king_of_hearts = पान का बादशाह { $points }
king_stakes_last_two = आख़िरी दो हाथ, हर एक { $points }
king_stakes_open = फ़ायदे वाला दौर
king_stakes_up = { $trumps }, ऊपर (हर हाथ +25)
king_stakes_down = { $trumps }, नीचे (सबको +325, हर हाथ −75)
king_stakes_up_short = { $trumps }, ऊपर
king_stakes_down_short = { $trumps }, नीचे
king_no_trumps = बिना तुरुप
king_dealer = पत्ते बाँटे { $name } ने।
king_trumps = तुरुप: { $trumps }।
king_seat_score = { $name }: { $points }
king_taken_tricks = { $count ->
    [1] { $count } हाथ बनाया
   *[other] { $count } हाथ बनाए
}
king_taken_cards = उठाए: { $cards }
king_last_trick = **पिछला हाथ ({ $name } का):** { $story }
king_on_table = **टेबल पर:** { $plays }
king_winning = (अभी हाथ { $name } का)
king_play = { $name } **{ $card }**
king_takes = हाथ { $name } का रहा।
king_hand_over = दौर पूरा हुआ।
king_auction = **बोली:** { $calls }
king_call_bid = { $name }:{ "\u00A0" }{ $count }
king_call_pass = { $name }: पास
king_sold = बाँटने वाले की गिनती में { $name } { $count ->
    [one] का { $count } हाथ जाएगा।
   *[other] के { $count } हाथ जाएँगे।
}
king_due_choose = { $who }, चुनिए: तुरुप, बिना तुरुप या बोली।
king_due_trumps = { $who }, तुरुप बताइए या बिना तुरुप कहिए।
king_due_bid = { $who }, बोली लगाइए या पास कहिए।
king_due_direct = { $who }, दिशा चुनिए: ऊपर या नीचे।
king_due_lead = { $who }, चाल आपकी है।
king_sheet_title = बाज़ी { $game }: अब तक का हिसाब
king_sheet_row = { $number }. { $stakes }
king_sheet_name = { $number }{ "\u00A0" }{ $name }
king_sheet_names = { $names }
king_sheet_empty = अभी कोई दौर पूरा नहीं हुआ: सबके 0 अंक हैं।
king_score = { $name }{ "\u00A0" }({ $points })
king_next_hand = अगला दौर { $number } ({ $stakes }), { $name } को बाँटना है।
king_next_hand_when = शुरू होगा { $ends }।
king_curve_legend = हर दौर के बाद सबके अंक।
    { $names }
king_curve_alt = हर दौर के बाद अंक।
    { $lines }
king_curve_player = { $number } { $name }: { $points }
king_hand_retold = **दौर { $number }** (पत्ते बाँटे { $name } ने): { $stakes }
king_chose_trumps = { $name } ने तुरुप बताया: { $trumps }।
king_chose_auction = { $name } ने बोली लगवाई।
king_chose_up = { $name } ने ऊपर खेलना चुना।
king_chose_down = { $name } ने नीचे खेलना चुना।
king_hand_scored = **अंक:** { $scores }
king_own_stakes = **दौर { $number } / { $count }:** { $stakes }
king_own_between = अगला दौर अभी बँटता है। बाज़ी का हाल टेबल के मैसेज में दिखता है।
king_own_choose = यह दौर आपने बाँटा है, इसलिए तुरुप आपको चुनना है:
king_own_won = बोली आपकी रही, { $count } हाथ पर। तुरुप बताइए:
king_about_auction = **बोली:** बाक़ी तीन तुरुप बताने के लिए हाथों की बोली लगाते हैं, और सबसे ऊँची बोली के हाथ आपकी गिनती में आते हैं।
king_own_bid = बोली में आपकी बारी है:
king_own_bid_above = बोली: { $count } से ऊपर बोलिए, या पास कहिए।
king_about_bid = सबसे ऊँची बोली जिसकी, तुरुप उसी को बताना है; जितने हाथ की बोली, बाँटने वाले की गिनती में उसके उतने हाथ जाते हैं। पास कहने के बाद फिर बारी आए तो बोल सकते हैं।
king_own_direct = तुरुप: { $trumps }। आपने बाँटा है, इसलिए दिशा चुनिए:
king_about_up = **ऊपर:** हर हाथ के 25 अंक मिलते हैं।
king_about_down = **नीचे:** सब 325 अंक से शुरू करते हैं, और हर हाथ पर 75 कटते हैं।
king_own_lead = चाल आपकी है: कोई भी पत्ता चलिए।
king_own_lead_held_back = चाल आपकी है। जब तक आपके पास दूसरा रंग है, पान से चाल नहीं हो सकती।
king_own_follow = { $suit } का ही पत्ता चलिए।
king_own_free = आपके पास { $suit } नहीं: कोई भी पत्ता चलिए।
king_own_throw_king = आपके पास वह रंग नहीं, इसलिए पान का बादशाह डालना ही होगा।
king_button_sheet = हिसाब
king_button_auction = बोली
king_button_pass = पास
king_select_bid = इससे ऊँची बोली
king_button_bid = { $count } की बोली
king_ask_bid = { $count } की बोली से आपके इतने हाथ बाँटने वाले को मिल जाते हैं। इतने अच्छे पत्ते कम ही आते हैं। पक्का?
king_button_up = ऊपर
king_button_down = नीचे
king_done_game_dealt = बाज़ी { $game } बँट गई: { $count } दौर खेले जाएँगे।
king_done_trumps = आपने तुरुप बताया: { $trumps }।
king_done_auction = बोली शुरू हुई।
king_done_bid = आपने { $count } बोला।
king_done_passed = आपने पास कहा।
king_done_sold = बोली ख़त्म: अब तुरुप { $name } को बताना है।
king_done_up = यह दौर ऊपर खेला जाएगा।
king_done_down = यह दौर नीचे खेला जाएगा।
king_done_played = आपने { $card } चला।
king_refuse_not_dealt = यह दौर पूरा हो चुका है। अगला अभी बँटता है।
king_refuse_choose_first = पहले तुरुप बताना होगा। अपने पत्तों के बटन या `/king trumps` से बताइए।
king_refuse_bid_first = अभी बोली चल रही है। अपने पत्तों के बटन, `/king bid` या `/king pass` से बोलिए।
king_refuse_direct_first = पहले दिशा चुननी होगी। अपने पत्तों के बटन या `/king direction` से चुनिए।
king_refuse_play_now = अब पत्ता चलना है। `/king play` बताता है कि क्या चल सकते हैं।
king_refuse_no_auctions = इस टेबल पर बोली नहीं लगती। कोई रंग बताइए या बिना तुरुप कहिए।
king_refuse_auction_is_over = इस दौर की बोली हो चुकी है। कोई रंग बताइए या बिना तुरुप कहिए।
king_refuse_bid_too_low = { $count } से ज़्यादा बोलिए, या पास कहिए।
king_refuse_not_a_bid = बोली 1 से { $most } हाथ तक होती है।
king_refuse_not_trumps = “{ $typed }” यहाँ नहीं चलता। spades, hearts, diamonds, clubs, none या auction लिखिए।
king_refuse_not_a_way = “{ $typed }” कोई दिशा नहीं है। up या down लिखिए।
king_refuse_must_follow = आपके पास { $suit } है, इसलिए वही रंग चलना होगा।
king_refuse_hearts_held_back = जब तक आपके पास दूसरा रंग है, पान से चाल नहीं हो सकती।
king_refuse_must_throw_king = आपके पास वह रंग नहीं, इसलिए पान का बादशाह ही डालना होगा।
king_rules_title = किंग, थोड़े में
king_rules_aim = चार खिलाड़ी, हर कोई अपने लिए, **दस दौर** खेलते हैं। छह में अंक कटते हैं, चार में मिलते हैं; सबके अंक मिलाकर 0 बनते हैं। **जिसके अंक सबसे ज़्यादा, जीत उसी की।**
king_rules_deal = जिसे पान का बादशाह मिले वह पहले बाँटता है; फिर बाँटने की बारी घड़ी की दिशा में आगे बढ़ती है। सबको 13 पत्ते मिलते हैं।
king_rules_tricks = **हाथ:** बाँटने वाले के बाद वाला पहली चाल चलता है। वही रंग हो तो वही चलिए, नहीं तो कोई भी पत्ता। हाथ सबसे बड़े तुरुप का, तुरुप न हो तो चाल वाले रंग के सबसे बड़े पत्ते का। जिसका हाथ, अगली चाल उसकी।
king_rules_negative = **दौर 1 से 6** में तुरुप नहीं होता। दौर 1: हर हाथ −20; दौर 2: पान का हर पत्ता −20; दौर 3: हर बेगम −50; दौर 4: हर बादशाह और हर ग़ुलाम −30; दौर 5: पान का बादशाह −160; दौर 6: आख़िरी दो हाथ, हर एक −90 अंक।
king_rules_held_back = **पान रोककर:** दौर 2 और 5 में जब तक आपके पास दूसरा रंग है, पान से चाल नहीं हो सकती। दौर 5 में जिसके पास पान का बादशाह है और चाल वाला रंग नहीं, उसे पान का बादशाह डालना ही होगा।
king_rules_decided = जैसे ही गिनने को कुछ न बचे, दौर ख़त्म।
king_rules_thirteen = हर दौर में पूरे तेरह हाथ होते हैं, गिनने को कुछ न बचे तब भी।
king_rules_positive = **दौर 7 से 10:** बाँटने वाला अपने पत्ते देखकर तुरुप बताता है, बिना तुरुप कहता है, या बोली लगवाता है।
king_rules_positive_alone = **दौर 7 से 10:** बाँटने वाला अपने पत्ते देखकर तुरुप बताता है या बिना तुरुप कहता है।
king_rules_auction = **बोली:** बाक़ी तीन बारी-बारी से हाथों की बोली लगाते हैं, हर बार पिछली से ऊँची, या पास कहते हैं। जिस बोली के बाद दो पास आएँ, तुरुप बताने का हक़ उसी का; इतने हाथ उसकी गिनती से घटकर बाँटने वाले को मिलते हैं। सब पास कहें तो तुरुप बाँटने वाला बताता है।
king_rules_direction = **दिशा:** फिर बाँटने वाला चुनता है। **ऊपर:** हर हाथ +25 अंक। **नीचे:** सबके पास शुरू में +325, हर हाथ −75 अंक।
king_rules_end = दसवें दौर के बाद जिसके अंक सबसे ज़्यादा, जीत उसी की। बराबर अंक हों तो ऊपर वाला नंबर साझा।
king_hint_note = अंदाज़ा उसी से लगाया गया है जो आपको पता हो सकता है: आपके पत्ते, जो पत्ते खेले जा चुके, और बोलियाँ।
king_advice_bid = { $count } हाथ की बोली
king_advice_pass = पास
king_advice_auction = बोली
king_advice_up = ऊपर
king_advice_down = नीचे
king_advice_best = **सबसे अच्छा:** { $choice }, इस दौर में औसतन { $points } अंक। यहाँ से 100 में से लगभग { $percent } बार जीत होती है।
king_advice_other = उसके बाद: { $choice }, { $points } अंक, 100 में से लगभग { $percent } बार।
king_why_forced = क्यों: और कुछ किया ही नहीं जा सकता।
king_why_costs_less = क्यों: इस हाथ में 100 में से लगभग { $best } बार आपके अंक कटते हैं, अगले विकल्प से { $next } बार।
king_why_takes_more = क्यों: यह हाथ 100 में से लगभग { $best } बार आपका होता है, अगले विकल्प से { $next } बार।
king_why_throws = क्यों: अंक काटने वाला एक पत्ता आपके पास से निकल जाता है।
king_why_costs = क्यों: इस हाथ में शायद आपके अंक कटें (100 में से लगभग { $best } बार), पर तब आपके पास जो पत्ते होंगे, वे बेहतर हैं।
king_why_keeps = क्यों: यह हाथ 100 में से लगभग { $best } बार ही आपका होता है, पर आपके अच्छे पत्ते आगे के लिए बचते हैं।
king_why_later = क्यों: इस हाथ में कोई ख़ास फ़र्क़ नहीं; उसके बाद जो पत्ते आपके पास बचते हैं, वे बेहतर हैं।
king_why_long_suit = क्यों: { $count ->
    [one] इस रंग का { $count } पत्ता आपके पास है।
   *[other] इस रंग के { $count } पत्ते आपके पास हैं।
}
king_why_high_cards = क्यों: आपके बड़े पत्ते बिना तुरुप भी हाथ बनाते हैं।
king_why_low_cards = क्यों: नीचे खेला जाए तो आपके छोटे पत्ते कम हाथ बनाते हैं।
king_why_gifts = क्यों: बोली का हर हाथ आपकी गिनती में आता है, और कोई न बोले तो तुरुप आपको ही बताना होता है।
king_why_worth = क्यों: तुरुप बताने से जितने हाथ मिलने चाहिए, बोली उससे कम काटती है।
king_why_dear = क्यों: तुरुप बताने से जितने हाथ मिलते, बोली उससे ज़्यादा काटती।
king_why_up = क्यों: ऊपर खेलने पर आपकी गिनती में लगभग { $tricks } हाथ आने की उम्मीद है, हर हाथ के 25 अंक।
king_why_down = क्यों: नीचे खेलने पर आपकी गिनती में लगभग { $tricks } हाथ आने की उम्मीद है, 325 में से हर हाथ पर 75 कटते हैं।
king_review_when = दौर { $number }, हाथ { $trick }
king_review_before = दौर { $number }, पहले हाथ से पहले
king_cmd_king = किंग खेलिए: हाथों के दस दौर, छह में अंक कटते हैं, चार में मिलते हैं
king_cmd_play = पत्ता चलिए
king_cmd_trumps = फ़ायदे वाले दौर में: तुरुप बताइए या बोली लगवाइए
king_cmd_bid = बोली में: हाथों की संख्या बोलिए
king_cmd_pass = बोली में: पास कहिए
king_cmd_direction = फ़ायदे वाला दौर बाँटने पर: ऊपर या नीचे
king_cmd_leaderboard = इस सर्वर में किसकी कितनी जीत, और रेटिंग
king_opt_card = पत्ता, जैसे QH या 10S
king_opt_suit = कोई रंग, none या auction
king_opt_tricks = कितने हाथ, पिछली बोली से ज़्यादा
king_opt_way = ऊपर: हर हाथ के 25 अंक। नीचे: सबके 325, और हर हाथ पर 75 कटते हैं
king_opt_hearts = क्या पान से भी चाल हो सकती है
king_opt_ending = दौर कब ख़त्म होता है
king_opt_auction = क्या बाँटने वाला बोली लगवा सकता है

## A first game

king_help_aim = चार खिलाड़ी हाथ बनाने के दस दौर खेलते हैं। छह में कुछ पत्ते या हाथ लेने पर अंक कटते हैं, बाक़ी चार में अंक मिल सकते हैं। आख़िर में **जिसके अंक सबसे ज़्यादा, जीत उसी की**।
king_help_aim_picture = **तस्वीर में:** वे पत्ते जिनसे कुछ दौरों में अंक कटते हैं: बादशाह, बेगम और ग़ुलाम।
king_help_turn =
    कोई एक पत्ता चलता है। वही रंग हो तो वही चलिए, नहीं तो कोई भी पत्ता। हाथ चाल वाले रंग के सबसे बड़े पत्ते का, या तुरुप पड़ा हो तो सबसे बड़े तुरुप का। जिसका हाथ, अगली चाल उसकी।

    पहले छह दौरों में छोटा चलना अच्छा है, और जब वह रंग न हो तो ख़तरनाक पत्ते फेंकिए। किस चीज़ से अंक कटते हैं, यह आपके पत्तों के साथ लिखा होता है।

    आख़िरी चार में बाँटने वाला तुरुप चुनता है या बोली लगवाता है, और बताता है कि हाथों से अंक मिलेंगे या कटेंगे।
king_help_turn_picture = **तस्वीर में:** ईंट की चाल थी। निशान वाले इक्के का हाथ बना, और साथ में हुकुम की बेगम भी आ गई, जो किसी ने फेंकी थी।
king_help_end = दस दौरों के बाद अंक जुड़ते हैं, और जिसके सबसे ज़्यादा, जीत उसी की। टेबल के मैसेज के नीचे **{ king_button_sheet }** बताता है कि अभी कौन कहाँ है।
king_lesson_first = किंग में दस दौर होते हैं, और हर दौर का अपना हिसाब है। इस पहले दौर में **हर हाथ पर 20 अंक कटते हैं**। वही रंग चलना होता है, और आपकी हर ईंट टेबल के पत्तों से बड़ी है: हाथ आपका ही बनेगा। तो अपनी सबसे बड़ी ईंट निकाल दीजिए।
king_lesson_no_last = यह भी चल सकते हैं, पर हाथ तो आपका ही बनेगा, तो इस रंग का अपना सबसे बड़ा पत्ता निकालिए।
king_lesson_lead = जिसका हाथ बने, अगली चाल उसकी: यानी आपकी। सबसे छोटे पत्ते से चाल चलिए, ताकि हाथ किसी और का बने।
king_lesson_no_lead = यह भी चल सकते हैं, पर जितना बड़ा पत्ता, उतना हाथ आपका बनने का डर। सबसे छोटे पत्ते से चाल चलिए।
king_lesson_duck = वही रंग चलना है, पर हाथ लेना ज़रूरी नहीं: इस रंग का वह सबसे बड़ा पत्ता चलिए, जो टेबल के सबसे बड़े पत्ते से छोटा हो।
king_lesson_no_duck = यह भी चल सकते हैं, पर या तो हाथ आपका बनेगा, या ऐसा बड़ा पत्ता बचेगा जो बाद में मुश्किल से निकले। टेबल के सबसे बड़े पत्ते से बस थोड़ा छोटा चलिए।
king_lesson_last = आख़िरी बारी आपकी है, और आपकी चिड़ी टेबल के पत्तों से बड़ी है: हाथ आपका ही बनेगा। तो सबसे बड़ी चलिए।
king_lesson_discard = आपके पास यह रंग नहीं है: कोई भी पत्ता चलिए, उससे हाथ नहीं बनेगा। सबसे बड़ा पत्ता फेंक दीजिए।
king_lesson_no_discard = यह भी चल सकते हैं, पर अभी कोई भी पत्ता बिना हाथ बनाए निकल जाता है। सबसे बड़ा चुनिए।
king_lesson_only = आपका आख़िरी पत्ता। इस हाथ के लिए वह छोटा है, तो डर कैसा।
king_lesson_end = आपके दो हाथ बने, यानी 40 अंक कटे। आगे के दौरों में पान, बेगमों, बादशाहों और ग़ुलामों, पान के बादशाह, या आख़िरी दो हाथों पर अंक कटते हैं। फिर चार दौर, जिनमें बाँटने वाला तुरुप बताता है और यह भी कि हाथों से अंक मिलेंगे या कटेंगे। **दस दौर के बाद जिसके अंक सबसे ज़्यादा, जीत उसी की।**

king_moment_caught = हाथ { $trick } में पान का बादशाह { $name } के गले पड़ा
king_moment_score = { $name } के { $points } अंक हुए
king_told_win = { $points } अंक, { $name } से { $ahead } आगे।
