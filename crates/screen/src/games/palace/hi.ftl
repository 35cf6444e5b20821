# What Palace alone says, in Hindi; en.ftl says what each message is for.
# One word for each thing, besides those of the shared messages: the stack ढेर, to burn जलना, face up
# खुला, face down उलटा, to swap अदला-बदली, to get away जान बचना.

## The lobby

palace_name = पैलेस
palace_figure_picked_up = उठाए हुए पत्ते
palace_figure_burns = जलाए हुए ढेर
palace_figure_misfits = उलटे पत्ते जो चल न सके
palace_lobby_intro = पहले हाथ ख़ाली, फिर सामने के पत्ते; जो बच गया, हार उसी के नाम।

palace_setting_length = हर एक के पत्ते
palace_choice_full = पूरा खेल
palace_choice_short = छोटा: हर तरह के तीन
palace_setting_ten = 10 का पत्ता
palace_choice_order = 8 या छोटे पर
palace_choice_anything = किसी भी पत्ते पर
palace_setting_seven = 7 का पत्ता
palace_choice_off = बाक़ी पत्तों जैसा
palace_choice_or_lower = उस पर 7 या छोटा ही
palace_setting_eight = 8 का पत्ता
palace_choice_skips = अगले की बारी छूटे
palace_setting_packs = ताश की गड्डियाँ
palace_choice_1 = एक
palace_choice_2 = दो, पाँच या छह खिलाड़ियों के लिए

## The exchange

palace_exchange_title = बाज़ी { $game }: पहले अदला-बदली, फिर तैयार
palace_exchange_intro = हाथ के पत्ते सामने के खुले पत्तों से बदलिए, फिर **तैयार** दबाइए: वहाँ पड़े बड़े पत्ते आगे काम आते हैं।
palace_due_ready = { $who } का तैयार होना बाक़ी है।
palace_seat_ready = ✓ { $line }, तैयार

## The table

palace_table_title = बाज़ी { $game }, ढेर { $number }
palace_seats_heading = **हाथ में · खुले · उलटे**
palace_seat_line = { $name }: { $hand } · **{ $up }** · { $down }
palace_stack = { $count ->
    [one] **ढेर:** 1 पत्ता (**{ $cards }**)।
   *[other] **ढेर:** { $count } पत्ते (सबसे ऊपर **{ $cards }**)।
}
palace_stack_empty = **ढेर** ख़ाली है: कुछ भी चलेगा।
palace_goes_any = 2 पर कुछ भी चलेगा।
palace_goes_low = { $rank } पर सिर्फ़ { $rank } या उससे छोटा{ $ten ->
    [yes] { " या 10" }
   *[no] { "" }
} चलेगा।
palace_goes_opening = **ढेर** ख़ाली है। पहली चाल { $rank } की होनी चाहिए।
palace_piles = { $deck ->
    [0] गड्डी ख़त्म
   *[other] गड्डी में { $deck }
} · { $burnt ->
    [0] कुछ नहीं जला
    [one] { $burnt } जला
   *[other] { $burnt } जले
}

palace_exchange_retold = **अदला-बदली:** { $story }
palace_replay_exchange = अदला-बदली
palace_stack_retold = **ढेर { $number }:** { $story }
palace_more = …
palace_full_stop = ।
palace_play = { $name } **{ $cards }**
palace_turned_up = { $name } ने पलटा **{ $card }**
palace_turned_up_in_vain = { $name } ने **{ $card }** पलटा, जो चल नहीं सकता, और { $count ->
    [one] वही उठाया
   *[other] { $count } पत्ते उठाए
}।
palace_swapped = { $name } ने { $hand } रखकर { $up } लिया।
palace_begins = शुरुआत { $name } से, { $rank } के साथ।
palace_burns = 🔥 ढेर जल गया।
palace_skipped = { $names } की बारी छूटी।
palace_picked_up = { $name } ने { $count ->
    [one] वह पत्ता उठाया
   *[other] सारे { $count } पत्ते उठाए
}।
palace_stopped = 2,000 चालों के बाद बाज़ी रोक दी गई।
palace_outcome_stopped = 2,000 चालें, और हार किसी के नाम नहीं: बाज़ी रोक दी गई और गिनी नहीं जाएगी।

## The result

palace_story_legend = बचे पत्ते, ढेर दर ढेर। ▲ उठाया, ✦ जलाया।
    { $names }
palace_story_alt = हर खिलाड़ी के बचे हुए पत्ते, ढेर दर ढेर।
    { $lines }
palace_story_player = { $number } { $name }: { $dealt } पत्ते बँटे; { $told }
palace_story_picked_up = ढेर { $step } में { $count ->
    [one] { $count } उठाया
   *[other] { $count } उठाए
}
palace_story_burnt = ढेर { $step } में { $count ->
    [one] { $count } जलाया
   *[other] { $count } जलाए
}
palace_story_sum = { $times } बार में { $count ->
    [one] { $count } पत्ता उठाया
   *[other] { $count } पत्ते उठाए
}
palace_story_burns = { $times ->
    [one] { $times } ढेर जलाया
   *[other] { $times } ढेर जलाए
}
palace_story_away = ढेर { $step } में जान बची
palace_story_lost = हार, { $count ->
    [one] { $count } पत्ता बचा
   *[other] { $count } पत्ते बचे
}
palace_story_result = { $times ->
    [0] एक बार भी पत्ते नहीं उठाए
   *[other] { $times } बार पत्ते उठाए
}, { $left ->
    [one] { $left } पत्ता बचा
   *[other] { $left } पत्ते बचे
}; { $name } की जान ढेर { $step } में ही बच गई।

## A hand

palace_own_cards = हाथ में: **{ $cards }**
palace_own_up = खुले: **{ $cards }**
palace_own_down = उलटे: { $count }
palace_own_exchange = जो पत्ता रखना हो, उसे दबाइए; फिर चुनिए कि बदले में कौन सा खुला पत्ता लेंगे। हो जाए तो **तैयार** दबाइए।
palace_own_take = अपने { $card } के बदले कौन सा खुला पत्ता लेंगे?
palace_own_ready = सबके तैयार होते ही खेल शुरू होगा।
palace_own_opening = शुरुआत आपकी। पहली चाल { $rank } की होनी चाहिए।
palace_own_turn = आपकी बारी है: चलिए, या ढेर उठाइए।
palace_own_any = आपकी बारी है: जो चाहें चलिए।
palace_own_nothing = आपकी बारी है, पर आपका कोई पत्ता नहीं चल सकता: ढेर उठाइए।
palace_own_flip = आपकी बारी है: एक उलटा पत्ता पलटिए, बाक़ी क़िस्मत।

## Buttons

palace_button_best_swap = सबसे अच्छी अदला-बदली: { $swap }
palace_button_ready = तैयार
palace_button_pick_up = उठाएँ ({ $count })
palace_button_pick_up_stack = ढेर उठाएँ
palace_button_flip = उलटा { $number }
palace_button_flip_last = उलटा पत्ता
palace_place_down = उलटा पत्ता { $number }

## What was done

palace_done_swapped = { $hand } अब खुला पड़ा है, { $up } आपके हाथ में है।
palace_done_ready = आप तैयार हैं।
palace_done_played = { $cards } की चाल हो गई।
palace_done_turned_up = आपने { $card } पलटा, और वह चल गया।
palace_done_turned_up_in_vain = आपने { $card } पलटा, जो चल नहीं सकता। आपने { $count ->
    [one] वही उठाया
   *[other] { $count } पत्ते उठाए
}।
palace_done_picked_up = आपने { $count ->
    [one] वह पत्ता उठाया
   *[other] सारे { $count } पत्ते उठाए
}।

## Refusals: what is wrong, and what to do instead

palace_refuse_not_begun = सबके तैयार होने पर खेल शुरू होगा। तब तक `/palace swap` से पत्ते बदल सकते हैं।
palace_refuse_too_many = { $have } सीटें बहुत हैं: इतने पत्तों से ज़्यादा से ज़्यादा { $most } खेल सकते हैं। कंप्यूटर कम कीजिए, या पाँच-छह के लिए दो गड्डियाँ लीजिए।
palace_refuse_exchange_is_over = खेल शुरू हो चुका है, इसलिए पत्ते जहाँ हैं वहीं रहेंगे।
palace_refuse_already_ready = **तैयार** तो आपने पहले ही कह दिया है। सबके तैयार होते ही खेल शुरू होगा।
palace_refuse_not_cards = “{ $typed }” पत्ते नहीं हैं। 7H 7D जैसे लिखिए, या उलटे पत्ते के लिए face-down 1 जैसे।
palace_refuse_not_equal = साथ खेले जाने वाले पत्ते 7H 7D की तरह एक जैसे होने चाहिए।
palace_refuse_not_face_up = { $card } आपके सामने खुला नहीं पड़ा है। `/palace hand` दिखाता है कि क्या पड़ा है।
palace_refuse_hand_first = { $card } आपके सामने पड़ा है। पहले हाथ के पत्ते चलिए।
palace_refuse_face_down_last = उलटे पत्ते सबसे आख़िर में: पहले हाथ, फिर खुले पत्ते।
palace_refuse_must_flip = आपके पास बस उलटे पत्ते बचे हैं। जगह से चुनिए (जैसे face-down 1)।
palace_refuse_no_such_place = जगह { $number } पर आपका कोई उलटा पत्ता नहीं है। `/palace hand` दिखाता है कि कौन से बचे हैं।
palace_refuse_must_open = पहली चाल { $rank } की होनी चाहिए। `/palace play` दिखाता है कि क्या चल सकते हैं।
palace_refuse_too_low = यह छोटा है: { $rank } या उससे बड़ा, या कोई 2{ $ten ->
    [yes] { " या 10" }
   *[no] { "" }
} चलिए, नहीं तो ढेर उठाइए।
palace_refuse_too_high = { $rank } पर { $rank } या उससे छोटा{ $ten ->
    [yes] { " या 10" }
   *[no] { "" }
} चलता है। वही चलिए, या ढेर उठाइए।
palace_refuse_nothing_to_pick_up = उठाने को कोई ढेर नहीं है: कोई पत्ता चलिए।

## Hints

palace_hint_note = अंदाज़ा उसी से लगाया गया है जो आपको पता हो सकता है: आपके पत्ते, जो खुला पड़ा है, और जो उठाया गया।
palace_advice_play = { $cards } चलना
palace_advice_pick_up = ढेर उठाना
palace_advice_flip = एक उलटा पत्ता पलटना
palace_advice_swap = { $hand } रखकर { $up } लेना
palace_advice_ready = तैयार हो जाना
palace_why_better_face_up = खुले पत्ते देर से चलते हैं, इसलिए वहाँ आपके सबसे अच्छे पत्ते होने चाहिए।
palace_why_exchange_done = आपके सबसे अच्छे पत्ते पहले से खुले पड़े हैं।
palace_why_burns = इससे ढेर जल जाता है, और चाल फिर आपकी।
palace_why_skips = इससे अगले खिलाड़ी की बारी छूट जाती है।
palace_why_last_cards = इसके बाद आपके पास कोई पत्ता नहीं बचता: जान बची।
palace_why_next_is_stuck = अगले खिलाड़ी के खुले पत्तों में से कुछ नहीं चल सकता।
palace_why_sheds_low = छोटे पत्ते कम पर चलते हैं, इसलिए मौक़ा हो तो निकाल दीजिए।
palace_why_fits = यह वहाँ चलता है जहाँ कम ही कुछ चलता है।
palace_why_nothing_fits = आपका कोई पत्ता नहीं चल सकता।
palace_why_saves_cards = ढेर उठाना महँगा नहीं: बचाए हुए पत्ते आगे ज़्यादा काम आएँगे।
palace_why_unseen = उलटे पत्ते सब एक से हैं।
palace_review_when = ढेर { $number }

## The rules in short

palace_rules_title = पैलेस, थोड़े में
palace_rules_aim = अपने सारे पत्ते निकाल दीजिए: हाथ के, खुले और उलटे। जो आख़िर में बच जाए, **हार उसी के नाम**; बाक़ी सबकी जान बची।
palace_rules_deal_full = हर एक को उलटे, खुले और हाथ के पत्ते बराबर मिलते हैं: दो खिलाड़ी हों तो 6-6, तीन हों तो 4-4, चार हों तो 3-3 पत्ते। 16 पत्तों की गड्डी बनती है।
palace_rules_deal_short = हर एक को 3 उलटे, 3 खुले और 3 हाथ के पत्ते मिलते हैं। 16 पत्तों की गड्डी बनती है; बाक़ी खेल से बाहर।
palace_rules_deal_two = ताश की दो गड्डियाँ हैं। हर एक को 3 उलटे, 3 खुले और 3 हाथ के पत्ते मिलते हैं; बाक़ी पत्ते उठाने के लिए रहते हैं।
palace_rules_exchange = **अदला-बदली:** खेल से पहले हाथ के पत्ते खुले पत्तों से जैसे चाहें बदलिए, फिर **तैयार** दबाइए।
palace_rules_begin = **शुरुआत:** जिसके हाथ में सबसे छोटा पत्ता है (2 नहीं गिने जाते; बराबरी हो तो क़िस्मत चुनती है), वह उसी पत्ते से शुरू करता है।
palace_rules_play = **चाल:** ढेर पर एक पत्ता या एक जैसे कई पत्ते, ऊपर वाले के बराबर या उससे बड़े (2 सबसे छोटा, इक्का सबसे बड़ा; रंग का फ़र्क़ नहीं)।
palace_rules_special = **2** किसी पर भी चलता है, और उस पर कुछ भी। **9** पर सिर्फ़ { $ten ->
    [yes] { "10, " }
   *[no] { "" }
}9 या छोटा। **10** ({ $ten ->
    [yes] किसी भी पत्ते पर
   *[no] 8 या छोटे पर
}, या ढेर ख़ाली हो तब) ढेर जला देता है, और ऊपर **चार एक जैसे पत्ते** आएँ तो वे भी: पत्ते गए, और चाल फिर आपकी।
palace_rules_seven = **7** पर सिर्फ़ 7 या छोटा{ $ten ->
    [yes] { " या 10" }
   *[no] { "" }
} चलता है।
palace_rules_eight = हर **8** पर अगले एक खिलाड़ी की बारी छूट जाती है। घूमकर आप तक आ जाए, तो चाल फिर आपकी। ढेर जले तो किसी की बारी नहीं छूटती।
palace_rules_refill = जब तक गड्डी है, हर चाल के बाद हाथ फिर भर जाता है।
palace_rules_order = **फिर सामने के पत्ते:** हाथ और गड्डी ख़ाली हों तो खुले पत्ते चलिए; उनके बाद उलटे, एक-एक करके और बिना देखे। जो न चले, वह ढेर समेत हाथ में।
palace_rules_pick_up = **उठाना:** जो न चल सके या न चलना चाहे, पूरा ढेर हाथ में लेता है; अगला खिलाड़ी नया ढेर शुरू करता है।
palace_rules_away = **जान बचना:** जिसके पास कोई पत्ता न बचे, वह सुरक्षित है। 2,000 चालों के बाद बाज़ी बिना हार के रोक दी जाती है।

## Commands and options, as the list of commands shows them

palace_cmd_palace = पैलेस खेलिए: जलाइए, उठाइए, हर पत्ता निकालिए; जो आख़िर में बच गया, हार उसी के नाम
palace_cmd_play = एक जैसे पत्ते चलिए, या अपना एक उलटा पत्ता
palace_cmd_swap = खेल से पहले: हाथ का पत्ता खुले पत्ते से बदलिए
palace_cmd_ready = खेल से पहले: और बदलना नहीं है
palace_cmd_pickup = ढेर हाथ में लीजिए
palace_opt_cards = एक जैसे पत्ते, जैसे 7H 7D; या उलटा पत्ता, जैसे face-down 1
palace_opt_hand = हाथ का पत्ता
palace_opt_up = खुला पत्ता
palace_opt_length = हर एक को कितने पत्ते मिलते हैं
palace_opt_ten = 10 किस पर चल सकता है
palace_opt_seven = क्या 7 पर सिर्फ़ 7 या छोटा चलेगा
palace_opt_eight = क्या हर 8 पर एक खिलाड़ी की बारी छूटेगी
palace_opt_packs = एक गड्डी 2 से 4 खिलाड़ियों के लिए, दो 5 या 6 के लिए

## A first game

palace_help_aim = आपके पत्ते तीन जगह हैं, और सब निकालने हैं: पहले हाथ के, फिर सामने के खुले, और आख़िर में उलटे, जो किसी ने नहीं देखे। जो आख़िर में बच जाए, **हार उसी के नाम**।
palace_help_aim_picture = **तस्वीर में:** ऊपर हाथ के पत्ते, उनके नीचे खुले, और सबसे नीचे उलटे।
palace_help_turn =
    खेल से पहले आप हाथ के पत्ते अपने खुले पत्तों से बदल सकते हैं। फिर **{ palace_button_ready }** दबाइए।

    अपनी बारी पर ढेर पर ऐसा पत्ता रखिए जो ऊपर वाले के बराबर या उससे बड़ा हो, या एक जैसे कई। जब तक गड्डी है, हाथ फिर भर जाता है।

    { "" }**2** किसी पर भी चलता है। **9** पर सिर्फ़ 9 या उससे छोटा। **10** सिर्फ़ 8 या उससे छोटे पर, या ख़ाली जगह पर चलता है और ढेर को जला देता है, चार एक जैसे पत्ते भी; फिर चाल दोबारा आपकी। कुछ न चल सके, तो पूरा ढेर उठाना पड़ता है।
palace_help_turn_picture = **तस्वीर में:** ऊपर ग़ुलाम है, इसलिए निशान वाली दोनों बेगमें एक साथ उस पर चल सकती हैं।
palace_help_end = आपके पास कोई पत्ता न बचे, तो आपकी जान बची। जब सिर्फ़ एक खिलाड़ी के पास पत्ते रह जाएँ, तो बाज़ी ख़त्म: हार उसी के नाम।
palace_lesson_swap = अपने सारे पत्ते निकालिए: पहले हाथ के, फिर खुले, फिर उलटे। खेल से पहले अदला-बदली हो सकती है। मज़बूत पत्ते आख़िर के लिए खुले रखिए: 2, 10 और इक्के। 10♥ नीचे रखिए और 5♠ लीजिए।
palace_lesson_ready = अब ठीक है। जितनी बार चाहें बदल सकते हैं, पर इतना काफ़ी है: **{ palace_button_ready }** दबाइए।
palace_lesson_pair = अपनी बारी पर ऊपर वाले पत्ते के बराबर या बड़ा पत्ता चलिए, या एक साथ कई एक जैसे। फिर गड्डी से हाथ भर जाता है। सबसे छोटे, यानी दोनों 4 से, शुरू कीजिए।
palace_lesson_nine = **9** से बात उलट जाती है: उस पर सिर्फ़ 2, 9 या उससे छोटा चलता है। अपना 5 चलिए, और 2 तब के लिए रखिए जब कुछ और न चले।
palace_lesson_two = आपके पत्तों में से बादशाह पर सिर्फ़ **2** चलता है, जो किसी पर भी चल जाता है। उसके बाद उस पर कुछ भी चलता है।
palace_lesson_ten = **10** पूरा ढेर जला देता है और चाल फिर आपकी। वह 8 या छोटे पर चलता है, तो यही मौक़ा है। एक के बाद एक चार एक जैसे पत्ते भी ढेर जला देते हैं।
palace_lesson_again = ढेर जल गया और चाल फिर आपकी। ख़ाली ढेर पर कुछ भी चलता है, तो सबसे छोटा पत्ता चलिए।
palace_lesson_pickup = इक्का आपकी बेगम से बड़ा है, और 2 आपके पास नहीं। जो न चल सके या न चलना चाहे, वह ढेर **उठाता** है। घबराइए मत: अगला खिलाड़ी नया ढेर शुरू करता है।
palace_lesson_end = हाथ और गड्डी ख़ाली हों, तो खुले पत्ते चलते हैं, और आख़िर में उलटे, बिना देखे। **जिसके पास आख़िर तक पत्ते बचें, हार उसी के नाम**; बाक़ी सबकी जान बची।
palace_lesson_no_keep = यह भी कर सकते हैं, पर यहाँ इससे अच्छा कुछ है। पहले छोटे पत्ते; 2, 10 और इक्के तब, जब सबसे ज़्यादा काम आएँ।
palace_lesson_no_pickup = यह भी कर सकते हैं, पर तब पूरा ढेर आपका। 2 से आप बच जाते हैं।

palace_moment_picked_up = { $name } ने { $count } पत्तों का ढेर उठाया
palace_moment_burnt = { $name } ने { $count } पत्तों का ढेर जलाया
