# What Getaway alone says, in Hindi; en.ftl says what each message is for.
# One word for each thing, besides those of the shared messages: the waste रद्दी, a pile ढेरी, to get
# away जान बचना, tochoo टोचू. Nobody is called by a name for having lost: the loss is in their name.

## The lobby

getaway_name = गेटअवे
getaway_figure_picked_up = उठाए हुए पत्ते
getaway_figure_tochoos = दिए हुए टोचू
getaway_figure_takes = दूसरों के सारे पत्ते लिए (बार)
getaway_lobby_intro = अपने पत्ते निकालते जाइए; जो आख़िर में बच गया, हार उसी के नाम।

getaway_option_window = हर चाल से पहले पत्ते लेने के लिए { $seconds } सेकंड
getaway_option_no_window = चाल से पहले कोई विराम नहीं
getaway_option_classic = क्लासिक नियम
getaway_setting_packs = ताश की गड्डियाँ
getaway_setting_take_window = चाल से पहले पत्ते लेने के सेकंड
getaway_setting_direction = बारी की दिशा
getaway_setting_deal = पत्ते
getaway_setting_first_trick = पहला हाथ
getaway_setting_last_card = आख़िरी पत्ते से हाथ जीतने पर
getaway_setting_mistakes = ग़लत पत्ता चलने पर
getaway_setting_taking = दूसरे के पत्ते ले सकता है

## Picking piles

getaway_picking_title = बाज़ी { $game }: ढेरी चुनिए
getaway_picking_intro = पत्ते उलटी ढेरियों में रखे हैं, जिन्हें किसी ने गिना नहीं। अपनी चुन लीजिए।
getaway_picking_turn = { $who }, ढेरी चुनिए।
getaway_pile_taken = ढेरी { $number }: { $name }
getaway_pile_free = ढेरी { $number }: अभी किसी की नहीं
getaway_own_pile = ढेरी { $number } आपकी है। सब चुन लें, तब इसके पत्ते दिखेंगे।
getaway_own_pick = आपकी बारी है: ढेरी चुनिए।
getaway_own_pick_later = अभी चुनने की बारी { $name } की है। आपकी भी आएगी।

## A trick

getaway_trick_title = बाज़ी { $game }, हाथ { $number }
getaway_trick_retold = **हाथ { $number }:** { $story }
getaway_on_table = **{ $suit } की चाल:** { $plays }
getaway_play = { $name } **{ $card }**
getaway_play_tochoo = { $name } **{ $card }** 💥 टोचू
getaway_play_slip = { $name } **{ $card }** (ग़लती)
getaway_seat_line = { $name }: { $count ->
    [0] कोई पत्ता नहीं
    [one] { $count } पत्ता
   *[other] { $count } पत्ते
}
getaway_seat_power = { $line }, चाल इन्हीं की
getaway_announced = इस हाथ के बाद { $from } के पत्ते { $name } के पास जाएँगे।
getaway_void_away = { $name } को { $from } के पत्ते नहीं मिले: { $from } की जान बच चुकी है।
getaway_void_next = { $name } को { $from } के पत्ते नहीं मिले: जिस अगले खिलाड़ी के पास पत्ते हैं, वह अब कोई और है।
getaway_void_two = { $name } को { $from } के पत्ते नहीं मिले: दो ही खिलाड़ी बचे हैं, और पत्ते लेने पर हार { $name } के नाम होती।
getaway_void_draw = { $name } को { $from } के पत्ते नहीं मिले: चाल { $name } की है पर पत्ता नहीं, इसलिए पहले एक पत्ता खींचना है।
getaway_window_open = अगले खिलाड़ी के पत्ते अभी कोई भी ले सकता है; मौक़ा ख़त्म: { $ends }।
getaway_window_held = { $name } ने चाल का पत्ता उलटा रख दिया है। खुलने का समय: { $ends }; तब तक पत्ते कोई भी ले सकता है।
getaway_due_open = { $who }, A♠ से शुरुआत कीजिए।
getaway_due_lead = { $who }, चाल आपकी है: पत्ता चलिए।
getaway_due_any = सब एक साथ चल रहे हैं। { $who } का पत्ता बाक़ी है।
getaway_due_draw = { $who }, चुनिए कि किसके पत्तों में से खींचना है।
getaway_due_drawn = { $who } के पास चाल है पर पत्ता नहीं: अभी एक पत्ता खींचा जाएगा।

getaway_wasted = { $name } ने सबसे बड़ा पत्ता { $card } चला, अब चाल उन्हीं की है। पत्ते रद्दी में गए।
getaway_wasted_simply = अब चाल { $name } की है। पत्ते रद्दी में गए।
getaway_picked_up = { $name } ने { $count ->
    [one] वह पत्ता उठाया
   *[other] सारे { $count } पत्ते उठाए
}, अब चाल उन्हीं की है।
getaway_history_picked_up = { $name } ने { $count ->
    [one] { $count } पत्ता उठाया
   *[other] { $count } पत्ते उठाए
}
getaway_slip_revoke = { $name } ने { $card } चला, जबकि चाल वाला रंग पास था: ग़लती, हाथ यहीं ख़त्म।
getaway_slip_out_of_turn = { $name } ने बिना बारी के { $card } चला: ग़लती, हाथ यहीं ख़त्म।
getaway_drew_from_waste = { $name } के पास चाल है पर पत्ता नहीं, सो रद्दी में से { $card } खींचा: चाल उसी से होगी।
getaway_drew_from_seat = { $name } के पास चाल है पर पत्ता नहीं, सो { $from } के पत्तों में से { $card } खींचा: चाल उसी से होगी।
getaway_took = { $name } ने { $from } { $count ->
    [one] का आख़िरी पत्ता ले लिया
   *[other] के सारे { $count } पत्ते ले लिए
}।
getaway_power_passed = चाल { $name } को मिली।

## The result

getaway_story_legend = सबके पत्ते, हाथ दर हाथ। ▲ उठाने पड़े, ◆ दूसरे के पत्ते लिए।
    { $names }
getaway_story_alt = हर खिलाड़ी के पत्ते, हाथ दर हाथ।
    { $lines }
getaway_story_player = { $number } { $name }: { $dealt } पत्ते बँटे; { $told }
getaway_story_picked_up = हाथ { $step } में { $count ->
    [one] { $count } उठाया
   *[other] { $count } उठाए
}
getaway_story_took = हाथ { $step } से पहले { $count ->
    [one] { $count } लिया
   *[other] { $count } लिए
}
getaway_story_sum = { $times } बार में { $count ->
    [one] { $count } पत्ता उठाया या लिया
   *[other] { $count } पत्ते उठाए या लिए
}
getaway_story_away = हाथ { $step } में जान बची
getaway_story_lost = हार, { $count ->
    [0] कोई पत्ता नहीं बचा
    [one] { $count } पत्ता बचा
   *[other] { $count } पत्ते बचे
}
getaway_story_result = { $times ->
    [0] एक बार भी पत्ते नहीं उठाए
   *[other] { $times } बार पत्ते उठाए
}, { $left ->
    [0] कोई पत्ता नहीं बचा
    [one] { $left } पत्ता बचा
   *[other] { $left } पत्ते बचे
}; { $name } की जान हाथ { $step } में ही बच गई।

## A hand

getaway_own_open = A♠ आपके पास है: पहला हाथ इसी से खुलता है।
getaway_own_lead = चाल आपकी है: कोई भी पत्ता चलिए।
getaway_own_held = विराम पूरा होने तक आपकी चाल उलटी रखी है। अब भी कोई और पत्ता चुना जा सकता है।
getaway_own_follow = आपकी बारी है: { $suit } का ही कोई पत्ता चलिए।
getaway_own_free = आपकी बारी है, और आपके पास { $suit } नहीं: कोई भी पत्ता चलिए। सारे पत्ते { $name } को उठाने पड़ेंगे।
getaway_own_free_shootout = आपकी बारी है, और आपके पास { $suit } नहीं: कोई भी पत्ता चलिए। इससे बाज़ी ख़त्म होगी, और हार { $name } के नाम रहेगी।
getaway_own_free_first = आपके पास { $suit } नहीं: कोई भी पत्ता चलिए। पहले हाथ में इससे किसी का नुक़सान नहीं।
getaway_own_draw = चाल आपकी है पर पत्ता नहीं: चुनिए कि किसके पत्तों में से खींचना है।
getaway_own_draw_held = विराम पूरा होने पर { $name } से पत्ता खींचा जाएगा। अब भी किसी और को चुना जा सकता है।
getaway_own_drawn = चाल आपकी है पर पत्ता नहीं: अभी आपके लिए एक पत्ता खींचा जाएगा।
getaway_own_announced = यह हाथ पूरा होने पर { $name } के पत्ते आपके पास आएँगे।
getaway_own_void_away = आपको { $name } के पत्ते नहीं मिले: { $name } की जान बच चुकी है।
getaway_own_void_next = आपको { $name } के पत्ते नहीं मिले: जिस अगले खिलाड़ी के पास पत्ते हैं, वह अब कोई और है।
getaway_own_void_two = आपको { $name } के पत्ते नहीं मिले: दो ही खिलाड़ी बचे हैं, और पत्ते लेने पर हार आपके नाम होती।
getaway_own_void_draw = आपको { $name } के पत्ते नहीं मिले: चाल आपकी है पर पत्ता नहीं, इसलिए आपको एक पत्ता खींचना है।

## Buttons

getaway_button_take = पत्ते लें
getaway_button_pile = ढेरी { $number }
getaway_button_draw = { $name } से खींचें ({ $count })
getaway_button_take_withdraw = इस हाथ के बाद पत्ते न लें
getaway_button_take_anyway = ले लें, और हार जाएँ

## What was done

getaway_done_piles = बाज़ी { $game } की ढेरियाँ तैयार हैं।
getaway_done_played = आपने { $card } चला।
getaway_done_held = पत्ते लेने का विराम पूरा होने तक आपका पत्ता { $card } उलटा रखा है।
getaway_done_draw_held = पत्ते लेने का विराम पूरा होने पर आप { $name } से पत्ता खींचेंगे।
getaway_done_slip_revoke = { $card } चलना ग़लती थी: चाल वाला रंग आपके पास था। इस हाथ के पत्ते आपको उठाने पड़े।
getaway_done_slip_out_of_turn = { $card } चलना ग़लती थी: आपकी बारी नहीं थी। इस हाथ के पत्ते आपको उठाने पड़े।
getaway_done_took = आपने { $name } { $count ->
    [one] का आख़िरी पत्ता ले लिया
   *[other] के सारे { $count } पत्ते ले लिए
}।
getaway_done_announced = ठीक है। मन बदल जाए, तो दोबारा `/getaway take` लिखिए।
getaway_done_withdrawn = ठीक है, इस हाथ के बाद पत्ते नहीं लिए जाएँगे।
getaway_done_drew = आपने { $name } से { $card } खींचा: चाल उसी से होगी।

getaway_ask_take = दो ही खिलाड़ी बचे हैं, इसलिए { $name } के पत्ते लेने पर हार आपके नाम होगी। फिर भी ले लें?
getaway_ask_take_costs = { $name } के पत्ते ({ $count }): आपके पास { $total } हो जाएँगे, और { $name } की जान बच जाएगी। ले लें?
getaway_ask_take_later = पत्ते यह हाथ पूरा होने पर मिलेंगे।

## Refusals: what is wrong, and what to do instead

getaway_refuse_not_your_pick = चुनने की बारी पहले { $name } की है। अपनी बारी का इंतज़ार कीजिए।
getaway_refuse_too_many = { $have } सीटें बहुत हैं: इतने पत्तों से ज़्यादा से ज़्यादा { $most } खेल सकते हैं। कंप्यूटर कम कीजिए, या दो गड्डियाँ लीजिए।
getaway_refuse_not_your_lead = चाल { $name } की है। चाल का इंतज़ार कीजिए।
getaway_refuse_already_played = इस हाथ में आपने पत्ता चल दिया है। अगले हाथ का इंतज़ार कीजिए।
getaway_refuse_must_follow = आपके पास { $suit } है, इसलिए वही रंग चलना होगा। ये पत्ते चल सकते हैं: { $cards }
getaway_refuse_must_open = पहला हाथ A♠ से खुलता है। वही चलिए।
getaway_refuse_draw_first = पहले एक पत्ता खींचना होगा।
getaway_refuse_trick_is_open = अभी हाथ चल रहा है, और पत्ते दो हाथों के बीच लिए जाते हैं। अभी कह दीजिए, तब ले लिए जाएँगे।
getaway_refuse_nothing_to_take = अभी किसी और के पास लेने को पत्ते नहीं हैं। अगले पत्ते का इंतज़ार कीजिए।
getaway_refuse_taking_is_off = इस टेबल पर कोई किसी के पत्ते नहीं लेता। अपने पत्ते चलकर ही निकालिए।
getaway_refuse_leader_takes = इस टेबल पर पत्ते सिर्फ़ वही ले सकता है जिसकी चाल हो, और चलने से पहले। अपनी चाल का इंतज़ार कीजिए।
getaway_refuse_took_already = इस चाल से पहले आप एक खिलाड़ी के पत्ते ले चुके हैं। अब पत्ता चलिए।
getaway_refuse_no_draw = अभी आपको कुछ नहीं खींचना है।
getaway_refuse_wrong_source = उस खिलाड़ी से पत्ता नहीं खींच सकते। किससे खींच सकते हैं, यह `/getaway hand` दिखाता है।
getaway_refuse_picking = अभी ढेरियाँ चुनी जा रही हैं। सबको मिल जाएँ, तब पत्ते खेले जा सकेंगे।
getaway_refuse_not_picking = अभी चुनने के लिए कोई ढेरी नहीं है।
getaway_refuse_no_such_pile = ढेरी { $number } है ही नहीं, या किसी ने ले ली है। कोई और चुनिए।
getaway_refuse_not_a_seat = “{ $typed }” ऐसा कोई खिलाड़ी नहीं जिससे आप खींच सकें। सूची में से चुनिए।

## The rules in short

getaway_rules_title = गेटअवे, थोड़े में
getaway_rules_aim = अपने सारे पत्ते निकाल दीजिए। जो आख़िर में बच जाए, **हार उसी के नाम**; बाक़ी सबकी जान बची।
getaway_rules_deal = सारे पत्ते बाँट दिए जाते हैं। हर रंग में इक्का सबसे बड़ा है (A K Q J 10 9 8 7 6 5 4 3 2)।
getaway_rules_first_any = **पहला हाथ:** जिसके पास A♠ हो, वह उसी से हाथ खोलता है। बाक़ी सब, किसी भी क्रम में, हुकुम का पत्ता चलते हैं; हुकुम न हो तो कोई भी पत्ता। ये पत्ते रद्दी में जाते हैं।
getaway_rules_first_turn = **पहला हाथ:** जिसके पास A♠ हो, वह उसी से हाथ खोलता है। बाक़ी सब, अपनी-अपनी बारी पर, हुकुम का पत्ता चलते हैं; हुकुम न हो तो कोई भी पत्ता। ये पत्ते रद्दी में जाते हैं।
getaway_rules_tricks = **बाद का हर हाथ:** जिसकी चाल हो, वह कोई भी पत्ता चलता है; बाक़ी अपनी-अपनी बारी पर उसी रंग का पत्ता चलते हैं। सब उसी रंग का चलें, तो पत्ते रद्दी में जाते हैं और चाल उसे मिलती है जिसने उस रंग का सबसे बड़ा पत्ता चला। जिसके पास वह रंग न हो, वह कोई भी पत्ता चलता है: इसी **टोचू** (थुल्ला) से हाथ तुरंत ख़त्म हो जाता है, और जिसने चाल वाले रंग का सबसे बड़ा पत्ता चला था, वह **उसके सारे पत्ते उठाता है** और चाल उसी की होती है।
getaway_rules_away = **जान बचना:** हाथ पूरा होने पर जिसके पास कोई पत्ता न हो, वह सुरक्षित है, बशर्ते चाल उसकी न हो।
getaway_rules_last_waste = **चाल हो पर पत्ता न हो:** रद्दी में से एक पत्ता खींचकर चलिए। दो ही खिलाड़ी बचे हों, तो यही शूटआउट है: सामने वाला उससे बड़ा पत्ता चले, तो हार उसकी; छोटा चले और उसके पास पत्ते बचे हों, तो आप फिर खींचकर चलते हैं; छोटा पत्ता उसका आख़िरी हो, तो उसकी जान बची; और उसके पास वह रंग ही न हो, तो हार आपकी।
getaway_rules_last_neighbour = **चाल हो पर पत्ता न हो:** अगले खिलाड़ी के पत्तों में से एक खींचकर चलिए।
getaway_rules_last_any = **चाल हो पर पत्ता न हो:** कोई खिलाड़ी चुनिए, और उसके पत्तों में से एक खींचकर चलिए।
getaway_rules_last_passes = **चाल हो पर पत्ता न हो:** तीन या ज़्यादा खिलाड़ी बचे हों, तो आपकी जान बची और चाल आगे बढ़ जाती है। दो ही बचे हों, तो रद्दी में से एक पत्ता खींचकर चलिए। यही शूटआउट है: सामने वाला उससे बड़ा पत्ता चले, तो हार उसकी; छोटा चले और उसके पास पत्ते बचे हों, तो आप फिर खींचकर चलते हैं; छोटा पत्ता उसका आख़िरी हो, तो उसकी जान बची; और उसके पास वह रंग ही न हो, तो हार आपकी।
getaway_rules_take = **पत्ते लेना:** किसी भी हाथ से पहले आप अगले खिलाड़ी के सारे पत्ते ले सकते हैं। उसकी जान बच जाती है; आपको और पत्ते निकालने पड़ते हैं। हाथ के बीच में इसे पहले से कह सकते हैं।
getaway_rules_take_leader = **पत्ते लेना:** चाल आपकी हो, तो चलने से पहले आप अगले खिलाड़ी के सारे पत्ते ले सकते हैं, हर बार एक ही बार। उसकी जान बच जाती है; आपको और पत्ते निकालने पड़ते हैं।
getaway_rules_penalise = **ग़लतियाँ:** बिना बारी के चलना, या रंग होते हुए न देना, हाथ ख़त्म कर देता है, और उसके पत्ते ग़लती करने वाला उठाता है।
getaway_rules_piles = **ढेरियाँ:** पत्ते बाँटे नहीं जाते; हर कोई बिना गिनी कई ढेरियों में से एक चुन लेता है।

## Figures

getaway_hint_why_trick = क्यों: इस हाथ के पत्ते 100 में से लगभग { $best } बार आपको उठाने पड़ते हैं, अगले विकल्प से { $next } बार।
getaway_hint_why_hand = क्यों: इस हाथ में कोई ख़ास फ़र्क़ नहीं; उसके बाद जो पत्ते आपके पास बचते हैं, वे बेहतर हैं।
getaway_hint_why_pickup = क्यों: यह हाथ शायद आपको उठाना पड़े (100 में से लगभग { $best } बार), पर तब आपके पास जो पत्ते होंगे, वे बेहतर हैं।
getaway_hint_note = माना गया है कि आगे सब “सामान्य” कंप्यूटर की तरह खेलते हैं, आप भी। अंदाज़ा उसी से लगाया गया है जो आपको पता हो सकता है: आपके पत्ते, कौन से पत्ते निकल चुके, और किसका कौन सा रंग ख़त्म दिख चुका है।
getaway_advice_card = { $card } चलना
getaway_advice_take = अगले खिलाड़ी के पत्ते लेना
getaway_advice_wait = कुछ न लेना
getaway_advice_draw = { $name } से पत्ता खींचना
getaway_review_did_and_picked_up = { $choice }, और { $count ->
    [one] { $count } पत्ता उठाना पड़ा
   *[other] { $count } पत्ते उठाने पड़े
}
getaway_review_when = हाथ { $number }

## Commands and options, as the list of commands shows them

getaway_cmd_getaway = गेटअवे खेलिए: पत्ते निकालते जाइए, जो आख़िर में बच गया, हार उसी के नाम
getaway_cmd_play = पत्ता चलिए
getaway_cmd_take = अगले खिलाड़ी के पत्ते लीजिए, या पहले से कह दीजिए; दोबारा करने पर वापस
getaway_cmd_draw = चुनिए कि किसके पत्तों में से खींचना है
getaway_cmd_pile = ढेरी चुनिए

getaway_opt_take_window = चाल से पहले के सेकंड, जिनमें दूसरे पत्ते ले सकें, 0 से 30
getaway_opt_house = नियमों का तैयार सेट; अलग से दिए विकल्प इससे ऊपर हैं
getaway_opt_packs = एक गड्डी 3 से 8 खिलाड़ियों के लिए, दो 6 से 16 के लिए
getaway_opt_direction = बारी किस ओर चले
getaway_opt_deal = पत्ते खिलाड़ियों को कैसे मिलें
getaway_opt_last_card = अपने आख़िरी पत्ते से हाथ जीतने पर क्या हो
getaway_opt_mistakes = ग़लत पत्ता चलने पर क्या हो
getaway_opt_taking = हाथ से पहले अगले खिलाड़ी के पत्ते कौन ले सके
getaway_opt_first_trick = पहले हाथ का क्रम
getaway_opt_card = पत्ता, जैसे QH, 10S या queen of hearts
getaway_opt_from = किसके पत्तों में से
getaway_opt_number = कौन सी ढेरी

getaway_choice_classic = क्लासिक
getaway_choice_shootout = शूटआउट: पहला हाथ बारी-बारी से, चाल आगे बढ़ती है
getaway_choice_strict = सख़्त: पहला हाथ बारी-बारी से, ग़लती पर सज़ा
getaway_choice_1 = एक
getaway_choice_2 = दो
getaway_choice_dealt = एक-एक करके बँटेंगे
getaway_choice_choose_a_pile = ढेरियों में से चुने जाएँगे
getaway_choice_any_order = सब एक साथ
getaway_choice_in_turn = बारी-बारी से
getaway_choice_draw_from_waste = रद्दी में से खींचना
getaway_choice_draw_from_neighbour = अगले खिलाड़ी से खींचना
getaway_choice_draw_from_any = अपनी पसंद के खिलाड़ी से खींचना
getaway_choice_lead_passes = जान बची, चाल आगे बढ़ती है
getaway_choice_refuse = रोक
getaway_choice_penalise = सज़ा
getaway_choice_anyone = कोई भी
getaway_choice_leader = सिर्फ़ चाल वाला, एक बार
getaway_choice_off = कोई नहीं

getaway_highest = (सबसे बड़ा { $name } का)
getaway_button_take_from = { $name } के पत्ते ले लें

## A first game

getaway_help_aim = हर कोई अपने पत्ते निकालना चाहता है। आपके पास एक भी न बचे, तो आपकी जान बची। इसमें कोई जीतता नहीं, पर कोई हारता ज़रूर है: जो आख़िर में बच जाए, **हार उसी के नाम**।
getaway_help_aim_picture = **तस्वीर में:** किसी खिलाड़ी के कुछ पत्ते। हर रंग में इक्का सबसे बड़ा है और दुग्गी सबसे छोटी।
getaway_help_turn =
    कोई एक पत्ता चलता है। जिसके पास उसी रंग का पत्ता हो, वह वही चलता है।

    { "" }**सबने उसी रंग का चला?** पत्ते रद्दी में जाते हैं, और जिसका पत्ता सबसे बड़ा था, अगली चाल उसकी: टेबल पर उसके नाम के आगे “चाल इन्हीं की” लिखा होता है।

    { "" }**किसी के पास वह रंग नहीं?** वह कोई भी पत्ता फेंकता है: यही **टोचू** है। हाथ वहीं ख़त्म, और चाल वाले रंग का सबसे बड़ा पत्ता जिसने चला था, वह सब उठाता है।

    { "" }टेबल के नीचे **{ getaway_button_take }** से अगले खिलाड़ी के सारे पत्ते आपके हो जाते हैं, और उसकी जान बच जाती है। इसकी ज़रूरत कम ही पड़ती है, पहली बाज़ियों में तो कभी नहीं।
getaway_help_turn_picture = **तस्वीर में:** पान की चाल थी और किसी ने चिड़ी फेंकी, इसलिए निशान वाला बादशाह जिसका है, वही चारों पत्ते उठाता है।
getaway_help_end = जब सिर्फ़ एक खिलाड़ी के पास पत्ते रह जाएँ, तो बाज़ी ख़त्म: हार उसी के नाम।
getaway_lesson_open = A♠ आपके पास है, इसलिए पहली चाल आपकी, इसी पत्ते से। पहले हाथ में किसी का नुक़सान नहीं होता: सब हुकुम का पत्ता चलते हैं, न हो तो कोई भी, और चारों पत्ते **रद्दी** में जाते हैं, यानी खेल से बाहर।
getaway_lesson_lead_high = सबसे बड़ा पत्ता आपका था, इसलिए अगली **चाल** भी आपकी। अभी सबके पास हर रंग है, तो बड़ा पत्ता आराम से निकल जाता है; बाद में वही भारी पड़ता है। अपने सबसे बड़े पत्ते से चाल चलिए।
getaway_lesson_no_lead_high = यह भी चल सकते हैं, पर छोटे पत्ते बचाकर रखिए: आगे वही काम आते हैं। अभी सबसे बड़ा पत्ता निकालने का मौक़ा है।
getaway_lesson_duck = आपके बाद औरों की बारी है, और हो सकता है किसी के पास यह रंग न हो। इसलिए **बचकर** चलिए: इस रंग का वह सबसे बड़ा पत्ता, जो टेबल के सबसे बड़े पत्ते से छोटा हो।
getaway_lesson_no_duck = यह भी चल सकते हैं, पर इससे या तो पूरा हाथ उठाना पड़ सकता है, या ऐसा पत्ता जाता है जो आगे बचाता। टेबल के सबसे बड़े पत्ते से बस थोड़ा छोटा पत्ता चलिए।
getaway_lesson_last = आख़िरी बारी आपकी है और सब इसी रंग का पत्ता चल चुके, तो आपका कुछ नहीं बिगड़ सकता। मौक़ा है: इस रंग का अपना सबसे बड़ा पत्ता निकाल दीजिए। ज़्यादा से ज़्यादा अगली चाल आपकी होगी।
getaway_lesson_no_last = यह भी चल सकते हैं, पर बड़ा पत्ता बिना डर के अभी ही निकल सकता है: आख़िरी बारी आपकी है और सब इसी रंग का पत्ता चल चुके। इस रंग का अपना सबसे बड़ा पत्ता चलिए।
getaway_lesson_ducked = देखा? किसी के पास हुकुम नहीं था और दूसरे रंग का पत्ता आया: यही **टोचू** है। हाथ वहीं ख़त्म, और सबसे बड़ा हुकुम जिसका था, उसे सारे पत्ते **उठाने** पड़े। बचकर चलने से आप पर कुछ नहीं आया। एक बार फिर वैसे ही।
getaway_lesson_forced = रंग हो तो **वही रंग चलना** पड़ता है, और आपके पास पान का एक ही पत्ता है। इस बार चुनने को कुछ नहीं; देखते हैं क्या होता है।
getaway_lesson_picked_up = इस बार टोचू आप पर पड़ा: सबसे बड़ा पान आपका था, इसलिए तीनों पत्ते आपको उठाने पड़े, और चाल भी आपकी। सबके साथ होता है। अब अपने सबसे छोटे पत्ते से चाल चलिए, ताकि सबसे बड़ा पत्ता किसी और का हो।
getaway_lesson_lead_low = चाल फिर आपकी है। अब किसी का कोई भी रंग ख़त्म हो चुका हो सकता है, इसलिए सबसे छोटे पत्ते से चाल चलिए: तब नुक़सान किसी और का होगा।
getaway_lesson_no_lead_low = यह भी चल सकते हैं, पर किसी के पास वह रंग न हुआ, तो सबसे बड़ा पत्ता जिसका हो, वही उठाएगा, और वह पत्ता आपका हो सकता है। सबसे छोटे पत्ते से चाल चलिए।
getaway_lesson_take = इस हाथ से पहले किसी ने अगले खिलाड़ी के सारे पत्ते **ले लिए**: उसकी **जान बची**। हर हाथ से पहले कोई भी ऐसा कर सकता है, पर तब अपने पत्ते बढ़ जाते हैं। आपके पास ईंट का एक ही पत्ता है: वही चलिए।
getaway_lesson_tochoo = आपके पास पान नहीं है, तो कोई भी पत्ता चल सकते हैं: अब **टोचू** आपका! हाथ यहीं ख़त्म, और सबसे बड़ा पान जिसका है, वही सब उठाएगा। अपना सबसे बड़ा पत्ता दे दीजिए।
getaway_lesson_no_tochoo = यह भी चल सकते हैं, पर टोचू में दिया पत्ता आपके पास से गया। वह चुनिए जो आप पर सबसे भारी पड़ता: अपना सबसे बड़ा।
getaway_lesson_only = आपका आख़िरी पत्ता! कोई इससे बड़ा चले, तो आपकी जान बची। आपका ही सबसे बड़ा रहा, तो **चाल होगी, पर पत्ता नहीं**: तब रद्दी में से एक पत्ता खींचकर उसी से चाल चलते हैं।
getaway_lesson_end = चाल आपकी थी पर पत्ता नहीं था, तो रद्दी में से एक खींचकर उसी की चाल हुई। किसी ने उससे बड़ा पत्ता चला और आपके पास कोई पत्ता नहीं था: आपकी **जान बची**! बाक़ी खेलते रहते हैं, जब तक सिर्फ़ एक के पास पत्ते न रह जाएँ: हार उसी के नाम।
getaway_lesson_question = हर हाथ से पहले आप अगले खिलाड़ी के सारे पत्ते ले सकते हैं। उसकी जान बच जाएगी और आपके पत्ते बढ़ जाएँगे, इसलिए पहली बाज़ियों में इसे रहने दीजिए।

getaway_moment_picked_up = { $name } ने एक साथ { $count } पत्ते उठाए
getaway_moment_escape = { $name } की जान बचने में { $tricks } हाथ लगे
