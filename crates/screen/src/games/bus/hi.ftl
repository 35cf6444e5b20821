# What Stop the Bus alone says, in Hindi; en.ftl says what each message is for. Hands go by the names of
# Teen Patti: ट्रेल, प्योर सीक्वेंस, सीक्वेंस, कलर, जोड़ी, हाई कार्ड.

## The lobby

bus_name = स्टॉप द बस
bus_figure_deals_won = जीते हुए दौर
bus_figure_calls = कितनी बार बस रोकी
bus_figure_calls_lost = बस रोकने पर टोकन गया (बार)
bus_figure_best_hand = सबसे अच्छा हाथ
bus_lobby_intro = पत्ते बदलकर तीन का अच्छा हाथ बनाइए। सबसे कमज़ोर हाथ का एक टोकन जाता है; आख़िर तक जिसका बचे, जीत उसी की।

bus_setting_tokens = हर एक के टोकन
bus_setting_keep = हाथ जैसा है वैसा रख सकते हैं
bus_setting_whole_hand = पूरा हाथ बदल सकते हैं

## Hands and their worth

bus_exchange = { $give }→{ $take }
bus_button_swap = { $give }›{ $take }
bus_rank = { $rank ->
    [A] इक्का
    [K] बादशाह
    [Q] बेगम
    [J] ग़ुलाम
   *[other] { $rank }
}
bus_ranks = { $rank ->
    [A] इक्के
    [K] बादशाह
    [Q] बेगम
    [J] ग़ुलाम
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
bus_worth_prial = { $ranks } की ट्रेल
bus_worth_running_flush = प्योर सीक्वेंस, { $ranks }
bus_worth_run = सीक्वेंस, { $ranks }
bus_worth_flush = कलर, सबसे बड़ा { $rank }
bus_worth_pair = { $ranks } की जोड़ी
bus_worth_high_card = हाई कार्ड { $rank }

## The table

bus_table_title = बाज़ी { $game }, दौर { $number }
bus_seat_line = { $name }: { $tokens }
bus_seat_called = { $line } · 🛑 बस रोकी
bus_seats_out = बाहर: { $names }
bus_middle = **बीच में:** **{ $cards }**
bus_called = 🛑 { $names } की **आख़िरी बारी** है।
bus_next_deal_now = अगला दौर अभी शुरू होता है।
bus_turn_kept = { $name } ने हाथ वैसा ही रखा।
bus_turn_exchanged = { $name } ने { $give } देकर { $take } लिया।
bus_turn_exchanged_all = { $name } ने पूरा हाथ बीच के पत्तों से बदल लिया।

## A deal that is over

bus_told_kept = { $name } ने हाथ वैसा ही रखा
bus_told_exchanged = { $name } { $exchange }
bus_told_exchanged_all = { $name } ने पूरा हाथ बदला
bus_told_called = { $turn } 🛑 बस रोको!
bus_deal_told = **दौर { $number }**, पत्ते बाँटे { $name } ने। बीच में: { $cards }
bus_deal_retold = **दौर { $number } ख़त्म:**
bus_deal_in_short = **दौर { $number }:** { $hands }
bus_shown_cards = { $name } **{ $cards }**
bus_shown_hand = { $name }: **{ $cards }**, { $worth }
bus_shown_worst = ▼ { $line } (सबसे कमज़ोर)
bus_nobody_loses = किसी के पास टोकन न बचता, इसलिए किसी का टोकन नहीं जाता।
bus_loses_token = { $count ->
    [one] **{ $names } का एक टोकन गया।**
   *[other] **{ $names } का एक-एक टोकन गया।**
}
bus_goes_out = { $count ->
    [one] { $names } अब बाहर।
   *[other] { $names } अब बाहर।
}

## The result

bus_chart_legend = बचे हुए टोकन, दौर दर दौर। लकीर के नीचे: बाहर।
    { $names }
bus_chart_alt = हर खिलाड़ी के बचे हुए टोकन, दौर दर दौर।
    { $lines }
bus_chart_player = { $number } { $name }: { $told }
bus_chart_lost = { $count ->
    [one] दौर { $deals } में टोकन गया
   *[other] दौर { $deals } में टोकन गए
}
bus_chart_out = दौर { $deal } में बाहर
bus_chart_left = { $count ->
    [one] { $count } टोकन बचा
   *[other] { $count } टोकन बचे
}

## A hand

bus_own_cards = **{ $cards }**: { $worth }
bus_own_deal = **दौर { $number }**
bus_own_middle = बीच में: **{ $cards }**
bus_own_turn = आपकी बारी है: अपना एक पत्ता बीच के पत्ते से बदलिए, या हाथ रख लीजिए।
bus_own_turn_must = आपकी बारी है: अपना एक पत्ता बीच के पत्ते से बदलिए।
bus_own_last_turn = { $name } ने बस रोक दी है: इस दौर में यह आपकी आख़िरी बारी है।
bus_own_stop = अब अगला बटन दबाते ही बस भी रुकेगी: बाक़ी सबको एक-एक बारी और मिलेगी।
bus_own_away = आपके टोकन ख़त्म हो गए। आगे का खेल टेबल के मैसेज में देखिए।
bus_own_by_commands = आपका खेल कमांड से चल रहा है। टेबल के मैसेज में आपका नाम आए तो `/bus swap` वे पत्ते दिखाएगा जो आप दे और ले सकते हैं; `/bus keep` से हाथ वैसा ही रहता है। बटन चाहिए तो उस मैसेज के नीचे **मेरे पत्ते** दबाइए।

## Buttons

bus_button_keep = हाथ रखें
bus_button_all = पूरा हाथ
bus_button_stop_the_bus = बस रोकें…
bus_button_not_yet = अभी नहीं रोकना
bus_button_show = मेरे विकल्प दिखाएँ
bus_button_and_stop = 🛑 { $label }
bus_option_all = तीनों: पूरा हाथ बीच के पत्तों से

## What was done

bus_done_kept = आपने हाथ वैसा ही रखा।
bus_done_exchanged = आपने { $give } देकर { $take } लिया।
bus_done_exchanged_all = आपने पूरा हाथ बीच के पत्तों से बदल लिया।
bus_done_called = 🛑 आपने बस रोक दी: बाक़ी सबको एक-एक बारी और मिलेगी।
bus_done_deal_over = इसी के साथ दौर ख़त्म: सबके हाथ टेबल के मैसेज में हैं।

## Refusals: what is wrong, and what to do instead

bus_refuse_not_in_play = आपके टोकन ख़त्म हो चुके हैं, इसलिए इस बाज़ी में आपकी बारी नहीं आएगी। आगे का खेल देखिए।
bus_refuse_between_deals = यह दौर ख़त्म हो गया। अगला अभी शुरू होता है।
bus_refuse_must_exchange = इस टेबल पर हाथ वैसा ही नहीं रख सकते। अपना एक पत्ता बीच के पत्ते से बदलिए।
bus_refuse_one_card_only = इस टेबल पर एक बार में एक ही पत्ता बदल सकते हैं।
bus_refuse_not_in_middle = { $card } बीच में नहीं है। बीच में क्या है, यह टेबल के मैसेज में दिखता है।
bus_refuse_itself = { $card } के बदले { $card } लेने से कुछ नहीं बदलता। हाथ रखने के लिए `/bus keep` है।
bus_refuse_already_called = { $name } ने पहले ही बस रोक दी है। अपनी आख़िरी बारी बिना `stop` के चलिए।
bus_refuse_not_all = पूरा हाथ बदलने के लिए अपने तीनों पत्ते बीच के तीनों के बदले दीजिए (`give:all take:all`)।

## Words that other games have otherwise

bus_verify_how = **ख़ुद जाँचिए:** राज़ का SHA-256 ही फ़िंगरप्रिंट है; { $formula } का SHA-256 सीड है; K-वें दौर के पत्ते `seed:dealK:CARD` के SHA-256 के बढ़ते क्रम में हैं। या `/bus record game:{ $game }` से फ़ाइल लीजिए और `getaway verify FILE` चलाइए।

## The rules in short

bus_rules_title = स्टॉप द बस, थोड़े में
bus_rules_aim = सब { $tokens } टोकन से शुरू करते हैं। हर दौर में सबसे कमज़ोर हाथ का एक टोकन जाता है। जिसके पास आख़िर तक टोकन बचे, **जीत उसी की**।
bus_rules_deal = **बाँट:** हर एक को तीन पत्ते, और तीन पत्ते बीच में खुले।
bus_rules_turn = **बारी:** अपना एक पत्ता बीच के एक पत्ते से बदलिए, या हाथ रख लीजिए।
bus_rules_turn_must = **बारी:** अपना एक पत्ता बीच के एक पत्ते से बदलिए। हाथ वैसा ही रखना मना है।
bus_rules_whole_hand = **पूरा हाथ:** चाहें तो अपने तीनों पत्ते बीच के तीनों से बदल सकते हैं।
bus_rules_stop = **बस रोकना:** अपनी बारी के साथ, पहली में भी, बस रोक सकते हैं। फिर बाक़ी सबको एक-एक बारी और मिलती है, और कोई दूसरा नहीं रोक सकता। कोई न रोके तो 20-20 बारियों के बाद दौर ख़त्म।
bus_rules_showdown = **दौर का अंत:** सबके हाथ खुलते हैं। सबसे कमज़ोर हाथ का एक टोकन जाता है; बराबर हों तो एक-एक। अगर इससे किसी के पास टोकन न बचे, तो किसी का नहीं जाता।
bus_rules_hands = **हाथ, सबसे अच्छे से:** ट्रेल (3 3 3 सबसे बड़ी, फिर इक्के से 2 तक) · प्योर सीक्वेंस · सीक्वेंस · कलर · जोड़ी · हाई कार्ड। सारे रंग बराबर हैं।
bus_rules_runs = **सीक्वेंस:** A 2 3 सबसे बड़ी, फिर A K Q, K Q J और ऐसे ही 4 3 2 तक।
bus_rules_end = **बाहर:** जिसके टोकन ख़त्म, उसे और पत्ते नहीं मिलते। जो ज़्यादा देर टिके, उसका नंबर ऊपर।

## Hints

bus_hint_note = अंदाज़ा उसी से लगाया गया है जो आपको पता हो सकता है: आपका हाथ, बीच के पत्ते, और औरों ने क्या लिया-दिया।
bus_advice_keep = हाथ रखना
bus_advice_all = पूरा हाथ बदलना
bus_advice_stop = { $choice }, और बस रोकना
bus_why_best_hand = इससे अभी का सबसे अच्छा हाथ बनता है।
bus_why_nothing_better = किसी अदला-बदली से हाथ बेहतर नहीं होता।
bus_why_helps_next_less = बेहतर हाथ लेने से अगले खिलाड़ी को अच्छे पत्ते मिल जाते।
bus_why_builds_up = अभी इससे अच्छा हाथ मिल सकता है, पर यह आगे और अच्छा बन सकता है।
bus_why_stop_now = बस रोकने के लिए यह काफ़ी अच्छा है।
bus_why_stop_later = बस रोकने लायक़ यह अभी नहीं है।
bus_why_last_turn = इस दौर में यह आपकी आख़िरी बारी है।
bus_review_when = दौर { $number }

## Commands and options, as the list of commands shows them

bus_cmd_bus = स्टॉप द बस खेलिए: अदला-बदली से तीन पत्तों का अच्छा हाथ बनाइए; आख़िरी टोकन वाले की जीत
bus_cmd_swap = हाथ का एक पत्ता बीच के पत्ते से बदलिए
bus_cmd_keep = हाथ जैसा है वैसा रखिए
bus_cmd_leaderboard = इस सर्वर में किसकी कितनी जीत, और रेटिंग
bus_opt_give = हाथ का पत्ता, या all
bus_opt_take = बीच का पत्ता, या all
bus_opt_stop = साथ में बस भी रोकनी है? फिर बाक़ी सबको एक-एक बारी और मिलती है
bus_opt_tokens = सब कितने टोकन से शुरू करते हैं
bus_opt_keep = क्या हाथ वैसा ही रख सकते हैं
bus_opt_whole_hand = क्या पूरा हाथ बीच के पत्तों से बदल सकते हैं

## A first game

bus_help_aim = आपके पास तीन पत्ते हैं, और आपका हाथ सबसे कमज़ोर न हो: हर दौर में सबसे कमज़ोर हाथ का एक टोकन जाता है। जिसके पास आख़िर तक टोकन बचे, **जीत उसी की**।
bus_help_aim_picture = **तस्वीर में:** ऊपर तिग्गियों की ट्रेल, जिससे बड़ा कुछ नहीं; उसके नीचे सबसे बड़ी प्योर सीक्वेंस; और सबसे नीचे बस एक जोड़ी।
bus_help_turn =
    बीच में तीन पत्ते खुले रखे हैं। अपनी बारी पर उनमें से एक को अपने एक पत्ते से बदलिए। हर अदला-बदली का अपना बटन है, और **{ bus_button_keep }** से कुछ नहीं बदलता।

    हाथ अच्छा है? तो **{ bus_button_stop_the_bus }** दबाइए और फिर अपनी अदला-बदली। बाक़ी सबको एक-एक बारी और मिलती है, सबके हाथ खुलते हैं, और सबसे कमज़ोर का एक टोकन जाता है।
bus_help_turn_picture = **तस्वीर में:** ऊपर बीच के पत्ते, नीचे आपका हाथ। निशान वाले दोनों पत्ते बदलिए, तो आपके पास तीन बेगमें होंगी।
bus_help_end = जिसके पास टोकन नहीं, वह बाहर। जब सिर्फ़ एक खिलाड़ी के पास टोकन रह जाए, तो बाज़ी ख़त्म: **जीत उसी की**।
bus_lesson_pair = हर किसी के पास तीन पत्ते हैं, और हर दौर में **सबसे कमज़ोर हाथ** का एक टोकन जाता है। अपनी बारी पर एक पत्ता बीच के पत्ते से बदलिए, या अपने रखिए। सबसे अच्छे से सबसे कमज़ोर: ट्रेल (तीन एक जैसे), प्योर सीक्वेंस, सीक्वेंस, कलर, जोड़ी, हाई कार्ड। सबसे छोटे पत्ते के बदले K♠ लीजिए: जोड़ी बन गई।
bus_lesson_no_pair = यह भी कर सकते हैं, पर जोड़ी हर उस हाथ से अच्छी है जिसके पत्ते मेल नहीं खाते। 2♣ दीजिए, K♠ लीजिए।
bus_lesson_stop = अभी किसी ने K♦ बीच में रखा है: उससे आपके बादशाहों की ट्रेल होगी, सबसे अच्छी तरह का हाथ। औरों को मौक़ा मत दीजिए: पहले **{ bus_button_stop_the_bus }** दबाइए, फिर 9♠ देकर K♦ लीजिए। बाक़ी सबको बस एक और बारी मिलेगी।
bus_lesson_no_stop = यह भी कर सकते हैं, पर बादशाहों की ट्रेल शायद ही सबसे कमज़ोर हो, तो तुरंत रोकिए: पहले **{ bus_button_stop_the_bus }**, फिर 9♠ देकर K♦।
bus_lesson_keep = सबसे कमज़ोर हाथ का एक टोकन गया, और ये नए पत्ते हैं। आपके पास बेगमों की जोड़ी है, और बीच का कोई पत्ता आपके 7♦ से अच्छा नहीं। इसलिए **{ bus_button_keep }**।
bus_lesson_no_keep = यह भी कर सकते हैं, पर इससे हाथ कमज़ोर होता है, या रोकना जल्दी है। अपने पत्ते रखिए और देखिए कि बाक़ी क्या छोड़ते हैं।
bus_lesson_last = किसी ने बस रोक दी है: यह आपकी आख़िरी बारी है। एक जैसी दो जोड़ियों में तीसरा पत्ता फ़ैसला करता है, तो उसे जितना बड़ा हो सके कीजिए: 7♦ देकर A♦ लीजिए।
bus_lesson_no_last = यह भी कर सकते हैं, पर बेगमों की दूसरी जोड़ी तीसरे पत्ते से जीत जाती। 7♦ देकर A♦ लीजिए।
bus_lesson_end = दो बेगमें किसी और के पास भी थीं, पर इक्का नहीं: आपकी आख़िरी अदला-बदली से सबसे कमज़ोर हाथ वही रहा। जिसके टोकन ख़त्म, वह बाहर; **जिसके पास आख़िर में टोकन बचे, वही जीता**।

bus_moment_stopped = { $name } ने सबसे अच्छे हाथ पर बस रोकी: { $hand }
bus_told_win = { $deals } दौर के बाद भी { $tokens } टोकन बाक़ी।
