# What every game says, in Hindi; en.ftl says what each message is for.
# One word for each thing: game बाज़ी, trick हाथ, lead and power चाल, turn बारी, suit रंग, cards in
# the hand पत्ते, secret राज़, an evening of games महफ़िल. Verbs agree with the card or the name's "ने",
# so no sentence has to know whether a player is he or she. The plural form `one` is also that of 0.

## Names

somebody = अनाम खिलाड़ी
somebody_named = { somebody }
suit = { $suit ->
    [S] हुकुम
    [H] पान
    [D] ईंट
   *[C] चिड़ी
}
card_in_words = { $suit } { $rank ->
    [A] का इक्का
    [K] का बादशाह
    [Q] की बेगम
    [J] का ग़ुलाम
   *[other] का { $rank }
}
seat_number = सीट { $number }
seat_sign = { $sign }{ "\u00A0" }{ $number }{ "\u00A0" }{ $name }
seat_slow = { $name } (कंप्यूटर खेल रहा है)
seat_absent = { $name } (टेबल छोड़ दी; कंप्यूटर खेल रहा है)
seat_hurried = { $name } (समय पर खेलने तक हर बारी { $time })
seat_host = { $name } (होस्ट)
host_passed_on = { $from } ने काफ़ी देर से कुछ नहीं किया, इसलिए अब { $to } होस्ट हैं।
ask_remove = इस टेबल से किसे हटाना है? उन्हें बताया जाएगा। फेंटने के लिए दिए शब्द रद्द हो जाएँगे।
remove_for_now = हटाएँ; फिर शामिल हो सकते हैं
remove_for_good = हटाएँ; इस टेबल पर फिर शामिल नहीं हो सकते
removed = { $who }, होस्ट { $host } ने आपको इस टेबल से हटा दिया है। जब तक जगह है, आप फिर शामिल हो सकते हैं।
removed_for_good = { $who }, होस्ट { $host } ने आपको इस टेबल से हटा दिया है। आप इस टेबल पर फिर शामिल नहीं हो सकते।
seat_computer = { $name } ({ $level })

## The lobby

lobby_title = { $name }: टेबल खुली है
lobby_closed_title = { $name }: बाज़ी { $game } शुरू हो गई
lobby_seats = **भरी सीटें:** { $count }; { $least } से { $most } खिलाड़ी खेल सकते हैं
lobby_seat = { $number }. { $name }
lobby_fills = ख़ाली सीटों पर कंप्यूटर ({ $level }) बैठेंगे।
# $chance
odds = इस टेबल पर आप 100 में से क़रीब { $chance } बाज़ियाँ हारेंगे।
# $chance
odds_joined = अभी शामिल हों, तो आप 100 में से क़रीब { $chance } बाज़ियाँ हारेंगे।
odds_uncertain = आपकी रेटिंग अभी पक्की नहीं, इसलिए यह काफ़ी बदल सकता है।
odds_alone = इसके लिए टेबल पर कोई और भी होना चाहिए।
waiting = **अगली बाज़ी में:** { $who }
lobby_options = **इस टेबल के नियम:** { $options }
commit = बाज़ी { $game } की ईमानदार फेंट: `{ $commit }`
cut_line = ✂️ { $name }: { $word }
cuts_void = **अब तक के शब्द रद्द हो गए।** सीटें या नियम बदल गए हैं: चाहें तो फिर से काटिए।
watch_missing = **खुले पत्ते:** जो बाज़ी से निकल जाए वह सबके पत्ते देख सकता है, अगर सब राज़ी हों। बाक़ी: { $names }
watch_agreed = **खुले पत्ते:** सब राज़ी हैं कि जो बाज़ी से निकल जाए वह सबके पत्ते देख सकता है।
cut_title = पत्ते काटें
cut_label = अपना कोई शब्द, या यही रहने दीजिए
cut_suggestions = आम दीपक नदी पतंग इलायची कंकड़ सावन गौरैया मखमल चाँदनी बादल गेंदा चायदानी तारा केसर बगीचा समोसा झरना कमल बूँदाबाँदी अदरक इमली मोरपंख जलेबी

option_clock = हर बारी { $seconds } सेकंड
option_clock_long = हर बारी { $time }
option_no_clock = घड़ी नहीं: बारी 10 मिनट से लंबी हो, तो बाक़ी लोग कंप्यूटर को खेलने दे सकते हैं
time_seconds = { $seconds } सेकंड
time_minutes = { $minutes } मिनट
time_hours = { $hours ->
    [one] { $hours } घंटा
   *[other] { $hours } घंटे
}
time_days = { $days } दिन
option_line = { $label }: { $value }
set_who_starts_everyone = टेबल कोई भी खोल सकता है
set_who_starts_managers = टेबल सिर्फ़ सर्वर सँभालने वाले खोल सकते हैं
set_hints_on = सुझाव चालू हैं
set_hints_off = सुझाव बंद हैं
set_daily_on = आज की बाज़ी चालू है
set_daily_off = आज की बाज़ी बंद है
set_colours_two = पत्ते दो रंगों में: काला और लाल
set_colours_four = पत्ते चार रंगों में: ♠ हुकुम काला, ♥ पान लाल, ♦ ईंट नीली, ♣ चिड़ी हरी
set_cards_pictures = पत्ते, बाज़ियाँ और आँकड़े तस्वीरों के साथ
set_cards_text = तस्वीरें नहीं, सिर्फ़ लिखा हुआ
option_threads = हर टेबल अपने अलग थ्रेड में खुलती है
option_no_threads = टेबल चैनल में ही खुलती है
option_friendly = दोस्ताना: बाज़ी कहीं नहीं गिनी जाती
option_watch = जो निकल जाए वह सबके पत्ते देख सकता है, अगर सब राज़ी हों
option_cup = { $games } बाज़ियों का कप
set_friendly_yes = दोस्ताना बनाएँ: बाज़ियाँ कहीं न गिनी जाएँ
set_friendly_no = बाज़ियाँ फिर से गिनी जाएँ
set_watch_out = जो निकल जाए वह सबके पत्ते देख सके, अगर सब राज़ी हों
set_watch_nobody = सबके पत्ते कोई न देखे
option_computers = { $count ->
    [0] कोई कंप्यूटर खिलाड़ी नहीं
   *[other] { $count } कंप्यूटर खिलाड़ी ({ $level })
}

ended_title = यह टेबल बंद हो गई है
ended_stopped = { $who } ने टेबल बंद कर दी।
ended_unfinished = { $who } ने टेबल बंद कर दी। अधूरी बाज़ी गिनी नहीं जाती।
ended_replaced = { $who } ने यहाँ दूसरी टेबल शुरू की है।
ended_agreed = { $who } ने टेबल बंद कर दी, और जो भी खेल रहे थे, सब राज़ी थे। बाज़ी का कोई नतीजा नहीं।
ended_idle = आधे घंटे से टेबल पर कोई हलचल नहीं हुई।
ended_idle_slow = सात दिन से टेबल पर कोई हलचल नहीं हुई।
ended_deserted = सब चले गए।
ended_channel = चैनल अब रहा नहीं।
ended_without_result = बाज़ी { $game } बिना नतीजे के ख़त्म हुई। **{ button_verify }** और **{ button_daily_record }** उसके पत्ते और फेंट दिखाते हैं।

## A trick

turn_clock = { $due } समय ख़त्म: { $ends }।

## The result

outcome_title = बाज़ी { $game } ख़त्म
outcome_rest = बाज़ी { $game } के बारे में और:
outcome_uncounted = लीडरबोर्ड में नहीं गिनी जाएगी: उसके लिए दो इंसान चाहिए।
outcome_rated = रेटिंग, और कोष्ठक में यह कि ऐसी टेबल पर 100 में से कितनी बाज़ियाँ हारते: { $changes }
outcome_rated_won = रेटिंग: { $changes }
# $name, $change, $chance
outcome_rated_seat = { $name } { $change } ({ $chance })
# $name, $change
outcome_rated_seat_won = { $name } { $change }
outcome_rated_anew = रेटिंग अब बेहतर ढंग से निकाली जाती है। यहाँ खेली गई बाज़ियों से सबकी रेटिंग फिर से निकाली गई है, इसलिए आपकी रेटिंग पहले से अलग हो सकती है।
outcome_hinted = { $name }: { $hints ->
    [one] { $hints } सुझाव के साथ
   *[other] { $hints } सुझावों के साथ
}
without_result = यह बाज़ी बिना नतीजे के ख़त्म हुई।
outcome_played_on = बाक़ी बाज़ी कंप्यूटरों ने तुरंत खेल ली।
outcome_joined = **सीट ली:** { $names }
outcome_left = **टेबल छोड़ी:** { $names }
series = **इस महफ़िल में किसकी कितनी हार** ({ $games ->
    [one] { $games } बाज़ी
   *[other] { $games } बाज़ियाँ
})
series_won = **इस महफ़िल में किसकी कितनी जीत** ({ $games ->
    [one] { $games } बाज़ी
   *[other] { $games } बाज़ियाँ
})
series_seat = { $name }: { $tally }
series_evening = **आज की महफ़िल** ({ $games } बाज़ियाँ)
cup_points = 🏆 **कप, बाज़ी { $game }/{ $games }:** { $points }
cup_won = 🏆 **कप { $who } के नाम!** अंक: { $points }
cup_shared = 🏆 **कप साझा रहा: { $who }!** हर एक के अंक: { $points }
cup_legend = कप की हर बाज़ी के बाद सबके अंक।
    { $names }
cup_alt = कप की हर बाज़ी के बाद अंक।
    { $lines }
cup_player = { $number } { $name }: { $points }

## A thread of its own

thread_name = { -game }: { $host }
thread_over = { $thread } में { -game } पूरा हुआ (कुल बाज़ियाँ: { $games })।
thread_last = आख़िरी (बाज़ी { $game }): { $result }
thread_computer = एक कंप्यूटर ({ $level })

## A hand

hand_heading = **आपके पत्ते** ({ $count ->
    [0] कोई पत्ता नहीं
    [one] { $count } पत्ता
   *[other] { $count } पत्ते
})
hand_suit = { $symbol } { $suit }: **{ $cards }**
own_wait = अभी आपकी बारी नहीं है।
own_stop_asked = { $who } ने यह बाज़ी बिना नतीजे के ख़त्म करने की बात रखी है। **{ button_keep_playing }** दबाने पर बाज़ी चलती रहेगी और उनकी सीट कंप्यूटर ले लेगा।
own_ahead = पत्ते पहले से दिखाए गए (आप सब तेज़ खेल रहे हैं, और Discord मुझे हर मिनट कुछ ही लोगों के पत्ते नए सिरे से दिखाने देता है): टेबल का मैसेज आपकी बारी बताए, तब चुनिए।
own_slow = आपकी जगह कंप्यूटर खेल रहा है। कमान सँभालने के लिए ख़ुद खेलिए या **मैं हाज़िर हूँ** दबाइए।
open_hands_title = बाज़ी { $game }: इस समय सबके पत्ते
open_hand = { $name } ({ $count }): { $cards }
open_hands_note = यह सिर्फ़ आपको दिखता है और ऐसा ही रहता है: आगे की हालत के लिए **{ button_watch }** फिर दबाइए।
select_card = पत्ता चलिए: { $from } से { $to }

## Buttons

button_join = शामिल हों
button_leave = टेबल छोड़ें
button_deal = पत्ते बाँटें
button_cut = काटें
button_fill = { $seats } तक भरकर बाँटें
button_again = एक और बाज़ी
button_hand = मेरे पत्ते
button_watch = सबके पत्ते
button_let_watch = खुले पत्तों पर राज़ी
button_rules = नियम
button_odds = आसार
button_back = मैं हाज़िर हूँ
button_stop = टेबल बंद करें
button_keep_playing = जारी रखें
button_agree_stop = ख़त्म
button_end_foregone = ऐसे ही ख़त्म करें
button_take_back_stop = वापस लें
button_let_computer_play = कंप्यूटर को खेलने दें
button_hint = सुझाव
button_why = क्यों?
button_by_itself = इकलौता पत्ता अपने आप खेला जाए
button_not_by_itself = इकलौता पत्ता मैं ख़ुद चलूँ
button_forget = मेरा नाम हटाएँ
button_never = रहने दें
button_review = बाज़ी पर एक नज़र
button_replay = रीप्ले
button_deciding = ⭐ फ़ैसला
button_share_picture = तस्वीर दिखाएँ
button_other = कुछ और खेलें
button_open_thread = थ्रेड में खोलें
ask_other = क्या खेलना है? इस टेबल के लोगों की सीट नई टेबल पर भी रहेगी, जितनी सीटें वहाँ हों।
challenge_command = साथ में ताश खेलें
challenge_which = { $name } के साथ क्या खेलना है? यहीं एक छोटे मैसेज में पूछ लिया जाएगा।
challenge_asked = पूछ लिया। जवाब **{ button_challenge_play }** हुआ, तो यहीं टेबल खुलेगी और उस पर आप दोनों की सीट होगी। दस मिनट बाद सवाल हट जाएगा।
# $who, $name, $game
challenge_ask = { $who }, { $name } को आपके साथ { $game } खेलना है। अभी समय है?
button_challenge_play = खेलें
button_challenge_decline = अभी नहीं
challenge_declined = ठीक है, अभी नहीं। सवाल हट रहा है।
ask_language = जो सिर्फ़ आपको दिखता है, उसे आप किस भाषा में पढ़ना चाहते हैं?
button_options = विकल्प
button_remove = किसी को हटाएँ
button_more_options = और विकल्प
button_rest = और
button_verify = जाँचें
button_details = ब्योरा

## What was done

done_joined = सीट { $number } आपकी हुई। पत्ते बँटते ही यहीं आपके पास आ जाएँगे।
done_cut = आपने “{ $word }” से पत्ते काटे। टेबल पर सब इसे देख सकते हैं; नया शब्द लिखेंगे तो वह इसकी जगह ले लेगा।
done_filled_up = ख़ाली सीटों पर कंप्यूटर बैठ गए हैं। इससे फेंट के शब्द रद्द हो गए, इसलिए पत्ते अभी नहीं बँटे: जो चाहें, फिर से काट लें, फिर आप बाँटिए।
done_back = सीट फिर से आपकी है।
done_seated = सीट { $number } पहले से आपकी है।
done_left = आपने टेबल छोड़ दी। जब तक जगह है, `{ -root } join` से वापस आ जाइए।
done_left_game = आपने टेबल छोड़ दी। जब तक आप `{ -root } join` से वापस नहीं आते, आपकी जगह कंप्यूटर खेलेगा।
done_waiting = अभी बाज़ी चल रही है, तो ज़रा रुकिए: अगली में आपको पत्ते मिलेंगे और यहीं आ जाएँगे। तब तक खेल देखिए: जो सबके सामने है, वह टेबल का मैसेज और **अब तक का हाल** दिखाते हैं।
done_waits_no_more = ठीक है, अब आप इंतज़ार में नहीं: अगली बाज़ी आपके बिना बँटेगी।
done_dealt = बाज़ी { $game } के पत्ते बँट गए।
done_stopped = टेबल बंद हो गई।
done_stop_asked = टेबल का मैसेज बाक़ी लोगों से पूछ रहा है। समय ख़त्म: { $ends }। तब तक खेल चलता रहेगा।
done_stop_alone = अब और कोई नहीं खेल रहा, इसलिए आपकी सीट कंप्यूटर ने ले ली है। बाज़ी पूरी होगी, और वह गिनी जाएगी। `{ -root } join` से सीट वापस मिल जाती है।
done_agreed = आप बाज़ी बिना नतीजे के ख़त्म करने पर राज़ी हैं। किसका जवाब बाक़ी है, यह टेबल के मैसेज में दिखता है।
done_lets_watch = आप राज़ी हैं कि जो अगली बाज़ी से निकल जाए वह सबके पत्ते देखे। यह तब लागू होगा जब यहाँ सब राज़ी हों, और तभी तक जब तक यहाँ यही लोग बैठे हैं।
done_lets_watch_not = अब आप खुले पत्तों पर राज़ी नहीं हैं, इसलिए पत्ते बंद रहेंगे।
done_kept_playing = बाज़ी चलती रहेगी, और जिन्होंने पूछा था उनकी सीट कंप्यूटर ले रहा है।
done_end_foregone = आप तय नतीजे पर बाज़ी ख़त्म करने पर राज़ी हैं। दोनों राज़ी हों तो बाक़ी बाज़ी कंप्यूटर तुरंत खेल लेंगे।
done_foregone_declined = खेल जारी रहेगा।
done_stop_taken_back = आपने बात वापस ले ली, और बाज़ी चलती रहेगी।
done_wants_computer = ठीक है। इंतज़ार करने वालों में से आधे से ज़्यादा चाहें, तो कंप्यूटर खेलेगा।
done_computer_plays = अब कंप्यूटर खेलेगा, जब तक वे ख़ुद कुछ न करें।
done_settings = सहेज लिया। इस सर्वर में नई टेबलें अब ऐसे शुरू होंगी:
settings_title = **इस सर्वर की सेटिंग्स: { $page }** (चुनते ही सहेज ली जाती हैं)
page_server = मुख्य
page_messages = मैसेज
page_tables = टेबलें
page_players = खिलाड़ी और घड़ी
page_rules = नियम
page_again = { $page }, भाग { $number }
done_forgotten = आपका नाम हटा दिया गया। आपकी खेली हुई बाज़ियाँ रहेंगी, पर बिना नाम के।
done_language = अब से हर सर्वर में आपसे इसी भाषा में बात होगी।
done_no_language = अब से आपसे इस सर्वर की भाषा में बात होगी, या आपके Discord की भाषा में।
done_by_itself = अब से जब चलने को एक ही पत्ता होगा, तो वह थोड़ी देर में अपने आप खेला जाएगा, हर टेबल पर।
done_not_by_itself = अब से हर टेबल पर हर पत्ता आपको ख़ुद चलना है।
done_never = कुछ नहीं बदला।
done_here = यह लीजिए।
done_thread = आपकी टेबल अपने अलग थ्रेड में खुली है: { $thread }

ask_close = सबके लिए यह टेबल बंद कर दें?
ask_stop = सबके लिए यह टेबल बंद कर दें? इस बाज़ी का कोई नतीजा नहीं होगा।
ask_stop_others = सबके लिए यह बाज़ी ख़त्म कर दें? पहले बाक़ी लोगों से पूछा जाएगा: जो भी अब तक खेल रहे हैं, सब राज़ी हो जाएँ (समय: { $time }) तो बाज़ी बिना नतीजे के ख़त्म होगी। वरना आपकी सीट कंप्यूटर ले लेगा, बाक़ी लोग खेलते रहेंगे, और बाज़ी गिनी जाएगी।
ask_stop_alone = सबके लिए यह बाज़ी ख़त्म कर दें? अब और कोई नहीं खेल रहा जो बिना नतीजे के ख़त्म करने पर राज़ी हो सके, इसलिए आपकी सीट कंप्यूटर ले लेगा, बाज़ी आपके बिना पूरी होगी, और वह गिनी जाएगी।
ask_end_parked = इस चैनल की टेबल बॉट के किसी और संस्करण ने सहेजी है, और यह संस्करण उसे आगे नहीं चला सकता। उसे हमेशा के लिए बंद कर दें? उसकी बाज़ी का कोई नतीजा नहीं होगा।
ask_forget = जो कुछ भी सहेजा गया है, उस सबमें से आपका नाम हटा दें? बाज़ियाँ बिना नाम के रहेंगी। आपके आँकड़े और लीडरबोर्ड में आपकी जगह मिट जाएगी।

not_dealt = पत्ते अभी बँटे नहीं हैं। काफ़ी सीटें भरते ही होस्ट पत्ते बाँटेंगे।
game_over = बाज़ी ख़त्म हो गई है। होस्ट अगली बाज़ी के पत्ते बाँट सकते हैं।

## Refusals: what is wrong, and what to do instead

refuse_not_host = यह हक़ सिर्फ़ होस्ट { $host } को है। उनसे कहिए।
refuse_already_agreed = इस बाज़ी को ख़त्म करने पर आपकी हाँ आ चुकी है। किसका जवाब बाक़ी है, यह टेबल के मैसेज में दिखता है।
refuse_not_asked = बाज़ी ख़त्म हो या नहीं, यह सिर्फ़ उन्हीं से पूछा जाता है जो अब तक खेल रहे हैं। आपकी जगह कंप्यूटर खेल रहा हो, तो पहले **मैं हाज़िर हूँ** दबाइए।
refuse_not_the_asker = यह बात { $who } ने रखी थी, इसलिए वापस लेने का हक़ भी उन्हीं को है।
refuse_not_waiting = कंप्यूटर खेले या नहीं, यह सिर्फ़ वे तय करते हैं जो खेल रहे हैं और किसी और की बारी का इंतज़ार कर रहे हैं।
refuse_not_open = इस बाज़ी में पत्ते बंद हैं: पत्ते बँटने से पहले यहाँ सब खुले पत्तों पर राज़ी नहीं हुए थे।
refuse_not_out = सबके पत्ते सिर्फ़ वे देख सकते हैं जो इस बाज़ी से निकल चुके हैं। आपने टेबल छोड़ दी हो या आपकी जगह कंप्यूटर खेल रहा हो, तो यह निकलना नहीं है।
refuse_internal = यहाँ कुछ गड़बड़ हो गई, पर बदला कुछ नहीं। थोड़ी देर में फिर कोशिश कीजिए।
refuse_table_exists = इस चैनल में पहले से एक टेबल है। `{ -root } join` से उसी में शामिल हो जाइए, या कोई और चैनल लीजिए।
refuse_slow_table_exists = इस चैनल में पहले से एक टेबल है, जिसकी बारियाँ लंबी हो सकती हैं। अपनी टेबल अलग थ्रेड में खोलिए: **{ button_open_thread }** दबाइए, या अपने विकल्पों के साथ `{ -root } start thread:yes` लिखिए।
refuse_own_table_exists = इस चैनल में पहले से एक टेबल है, और उस पर आपकी सीट है। `{ -root } table` से वह फिर सामने आ जाएगी; दूसरी टेबल के लिए कोई और चैनल लीजिए।
refuse_too_many_tables = इस सर्वर में पहले से { $most } टेबल खुली हैं, और इससे ज़्यादा नहीं खुल सकतीं। उनमें से किसी में शामिल हो जाइए, या `{ -root } stop` से कोई एक बंद करके फिर कोशिश कीजिए।
refuse_no_table = इस चैनल में कोई टेबल नहीं है। `{ -root } start` से खोल लीजिए।
refuse_other_game = इस टेबल पर { -game } चल रहा है। उसकी कमांड `{ -root }` से शुरू होती हैं।
refuse_parked = इस चैनल की टेबल बॉट के किसी दूसरे संस्करण ने सहेजी थी। वह ज्यों की त्यों रखी है, और वही संस्करण फिर चलने पर आगे बढ़ेगी।
refuse_newer_game = बाज़ी { $game } बॉट के नए संस्करण पर खेली गई थी, और उसे वही पढ़ सकता है। उसका कुछ भी खोया नहीं है।
refuse_newer_settings = इस सर्वर की सेटिंग्स बॉट के नए संस्करण ने सहेजी थीं, इसलिए यह संस्करण उन्हें छेड़ता नहीं।
parked = इस चैनल की टेबल बॉट के किसी दूसरे संस्करण ने सहेजी थी, इसलिए रुकी हुई है। कुछ भी खोया नहीं है: वही संस्करण फिर चलने पर आगे बढ़ेगी।
told_deleted = इस टेबल का मैसेज बार-बार हटाया जा रहा है, इसलिए इसे फिर दिखाने से पहले अब हर बार ज़्यादा देर रुकना पड़ेगा। अगर यह कोई मॉडरेशन बॉट कर रहा है, तो उसकी सेटिंग्स में इस चैनल के मेरे मैसेज को छूट दीजिए। बाज़ी चलती रहेगी: `{ -root } hand` आपके पत्ते दिखाता है, `{ -root } table` टेबल।
told_locked = यह थ्रेड लॉक है, इसलिए टेबल का मैसेज अपडेट नहीं हो पा रहा। कोई मॉडरेटर इसे खोल सकता है: थ्रेड का मेन्यू (⋯) खोलकर **Unlock Thread** चुनें। बाज़ी इस बीच चलती रहेगी, और **{ button_hand }** आपके पत्ते दिखाता है।
told_no_access = इस टेबल का मैसेज अपडेट नहीं हो पा रहा: इस चैनल को देखने या इसमें लिखने की अनुमति अब नहीं है, या बॉट टाइमआउट पर है। सर्वर सँभालने वाले फिर से अनुमति दे सकते हैं (**{ permission_view }** और **{ permission_send }**); तब मैसेज अपने आप ताज़ा हो जाएगा। बाज़ी इस बीच चलती रहेगी, और **{ button_hand }** आपके पत्ते दिखाता है।
refuse_not_seated = इस टेबल पर आपकी सीट नहीं है। अगली बाज़ी के लिए `{ -root } join` से ले लीजिए।
refuse_already_seated = सीट { $number } पहले से आपकी है। पत्ते बँटते ही आपके पास आ जाएँगे।
refuse_full = सभी { $seats } सीटें भर चुकी हैं। किसी के उठने का इंतज़ार कीजिए, या किसी और चैनल में टेबल खोलिए।
refuse_already_waiting = आप पहले से अगली बाज़ी के इंतज़ार में हैं। न खेलना हो तो **टेबल छोड़ें** दबाइए या `{ -root } leave` लिखिए।
refuse_barred = होस्ट ने आपको इस टेबल से हटा दिया है, इसलिए आप यहाँ फिर शामिल नहीं हो सकते। किसी और टेबल पर खेलिए।
refuse_nobody_to_remove = यहाँ और किसी की सीट नहीं है। कंप्यूटर **{ button_options }** से आते-जाते हैं।
refuse_already_dealt = पत्ते बँट चुके हैं। `{ -root } hand` से अपने देख लीजिए।
refuse_dealt_without_you = पत्ते बँट चुके हैं। `{ -root } join` से अगली बाज़ी में सीट मिलेगी।
refuse_too_late_to_cut = ये पत्ते बँट चुके हैं। बाज़ी ख़त्म होने के बाद, अगली बार बँटने से पहले काट सकते हैं।
refuse_seats_changed = पत्ते अभी नहीं बँटे: सीटें या नियम अभी-अभी बदले हैं, इसलिए फेंट के शब्द रद्द हो गए। जो चाहें, फिर से काट लें; फिर बटन एक बार और दबाइए।
refuse_too_few = { $have ->
    [one] सिर्फ़ { $have } सीट भरी है
   *[other] सिर्फ़ { $have } सीटें भरी हैं
}, जबकि कम से कम { $least } चाहिए। और खिलाड़ियों का इंतज़ार कीजिए, या ख़ाली सीटें कंप्यूटरों को दे दीजिए।
refuse_too_many = { $have } सीटें बहुत हैं: इतने पत्तों से ज़्यादा से ज़्यादा { $most } खेल सकते हैं। कंप्यूटर कम कीजिए।
refuse_no_game = कोई बाज़ी नहीं चल रही। होस्ट पत्ते बाँटकर शुरू कर सकते हैं।
refuse_stale = वह मौक़ा निकल गया। अब क्या कर सकते हैं, यह `{ -root } hand` दिखाता है।
refuse_busy = टेबल अभी व्यस्त है। पल भर में फिर कोशिश कीजिए।
refuse_unanswered = डेटाबेस जवाब नहीं दे रहा, इसलिए अभी पता नहीं कि यह गिना गया या नहीं। उसके लौटते ही टेबल पर दिखेगा।
refuse_thinking = आपने पिछली बार जो पूछा था, उस पर अभी सोचा जा रहा है। जवाब आ जाए, तब फिर पूछिए।
refuse_posted_just_now = टेबल अभी-अभी यहाँ दिखाई गई है। { $when } फिर दिखाई जा सकती है।
refuse_not_a_card = “{ $typed }” कोई पत्ता नहीं है। QH, 10♠ या queen of hearts जैसे लिखिए।
refuse_not_a_word = यह शब्द नहीं चलेगा। एक ही लाइन में 1 से { $most } अक्षर लिखिए, जो सबको दिखें।
refuse_bad_number = विकल्प `{ $option }` { $least } से { $most } के बीच होना चाहिए।
refuse_bad_number_or_none = विकल्प `{ $option }` { $least } से { $most } के बीच होना चाहिए, या 0 (यानी कोई नहीं)।
refuse_manage_server = सर्वर की सेटिंग्स वही बदल सकते हैं जिन्हें सर्वर सँभालने की अनुमति है। उनमें से किसी से कहिए।
refuse_who_starts = इस सर्वर में टेबल सिर्फ़ उसे सँभालने वाले खोलते हैं। उनमें से किसी से कहिए; फिर आप शामिल हो सकते हैं।
refuse_servers_only = इसे किसी सर्वर के चैनल में इस्तेमाल कीजिए।
refuse_may_not_write = आप इस चैनल में लिख नहीं सकते, इसलिए यहाँ आपकी ओर से कुछ पोस्ट नहीं होगा। ऐसा चैनल चुनिए जिसमें लिख सकें।
refuse_challenge_bot = { $name } एक बॉट है, और यहाँ बॉट नहीं खेलते। कंप्यूटर खिलाड़ियों वाली टेबल `{ -root } start computers:3` से खुलती है।
refuse_challenge_self = अपने आप से नहीं पूछा जा सकता। किसी और को चुनिए, या `{ -root } start` से टेबल खोलिए।
refuse_challenge_absent = { $name } को यह चैनल नहीं दिखता। ऐसे चैनल में पूछिए जो आप दोनों को दिखता हो।
refuse_challenge_often = घंटे भर में आप { $most } लोगों से पूछ चुके हैं, और इतनी ही छूट है। `{ -root } start` से ऐसी टेबल खुलेगी जिस पर कोई भी बैठ सके।
refuse_challenge_other = यह सवाल किसी और से है। आपको भी खेलना है? `{ -root } start` से टेबल खुलती है, और `{ -root } join` से सीट मिलती है।
refuse_challenge_over = वह सवाल अब नहीं रहा। `{ -root } start` से टेबल खोलिए।
refuse_challenger_gone = जिन्होंने आपसे पूछा, वे अब इस सर्वर में नहीं हैं। `{ -root } start` से टेबल खोलिए।
refuse_mention_everyone = सबको एक साथ मेंशन नहीं किया जाता। कोई और रोल चुनिए, या `mention` छोड़ दीजिए।
refuse_mention = यहाँ आपसे { $role } को मेंशन नहीं किया जा सकता: इस रोल को हर कोई मेंशन नहीं कर सकता, और इस चैनल में आपके पास यह अनुमति नहीं है: **{ $permission }**। कोई और रोल चुनिए, या `mention` छोड़ दीजिए।
refuse_permissions = इस चैनल में मुझसे टेबल नहीं चल पाएगी, क्योंकि मेरे पास यह अनुमति नहीं है: **{ $permissions }**।
refuse_locked = यह थ्रेड लॉक है, इसलिए यहाँ टेबल नहीं खुल सकती। कोई मॉडरेटर इसे खोल सकता है: थ्रेड का मेन्यू (⋯) खोलकर **Unlock Thread** चुनें। या कोई और चैनल लीजिए।
refuse_no_threads = ऐसे चैनल में थ्रेड नहीं बन सकते। यहीं खेलने के लिए `{ -root } start thread:no` लिखिए, या किसी टेक्स्ट चैनल से थ्रेड खोलिए।
refuse_thread_permissions = यहाँ मुझसे टेबल के लिए थ्रेड नहीं खुल पाएगा, क्योंकि मेरे पास यह अनुमति नहीं है: **{ $permissions }**। या `{ -root } start thread:no` लिखिए।
refuse_absent = मैं इस सर्वर में शामिल नहीं हूँ: यहाँ सिर्फ़ मेरी कमांड हैं, इसलिए टेबल नहीं दिखाई जा सकती। जो सर्वर सँभालते हैं, वे इस लिंक से मुझे अंदर ला सकते हैं: { $link }
refuse_too_many_threads = इस सर्वर में उतने थ्रेड चालू हैं जितने Discord होने देता है। कोई एक आर्काइव करके फिर कोशिश कीजिए, या `{ -root } start thread:no` लिखिए।
refuse_may_not_thread = इस चैनल में आपसे थ्रेड नहीं खुलेगा, क्योंकि आपके पास यह अनुमति नहीं है: **{ $permission }**। यहीं खेलने के लिए `thread:no` लिखिए।
refuse_thread_pause = इस चैनल में अभी-अभी कई टेबलों के लिए थ्रेड खुले हैं। अगला { $when } खुल सकता है। तब तक `{ -root } start thread:no` लिखिए।
refuse_no_record = इस सर्वर में ऐसी कोई बाज़ी नहीं है, या वह ऐसे चैनल में खेली गई जो आपको नहीं दिखता।
refuse_not_finished = बाज़ी { $game } अभी ख़त्म नहीं हुई। ख़त्म होने पर उसके पत्ते दिखेंगे।
refuse_no_finished = इस चैनल में अब तक कोई बाज़ी पूरी नहीं हुई। बाज़ी का नंबर दीजिए।
refuse_no_proof = बाज़ी { $game } की फेंट जाँचने के लिए कुछ भी सहेजा नहीं गया है।
refuse_unknown_command = यह कमांड अब यहाँ नहीं चलती। मौजूदा कमांड देखने के लिए Discord को दोबारा शुरू कीजिए।
refuse_hints_off = इस सर्वर में सुझाव बंद हैं। जिन्हें सर्वर सँभालने की अनुमति है, वे `{ -root } settings` से चालू कर सकते हैं।
refuse_nothing_to_decide = अभी आपको कुछ तय नहीं करना है। अपनी बारी पर फिर पूछिए।
refuse_not_dealt_in = बाज़ी { $game } में आपको पत्ते नहीं बँटे थे, इसलिए उसमें नज़र डालने को आपका कुछ नहीं है।
refuse_no_replay = बाज़ी { $game } वही लोग दोबारा देख सकते हैं जिन्हें उसमें पत्ते बँटे थे।
refuse_nothing_played = बाज़ी { $game } में ऐसा कुछ नहीं खेला गया जो दिखाया जा सके।

## At a table, whatever is played

seat_turn = ▶ { $line }
changed_before_deal = **पत्ते बँटने से ठीक पहले बदला:** { $options }
foregone_offer = आप दोनों जान सकते हैं कि दूसरे के पास क्या है, और दोनों अच्छा खेलें तो हार { $who } के नाम होगी। इसी नतीजे पर बाज़ी ख़त्म करें? दोनों का राज़ी होना ज़रूरी है; पत्ता चला तो खेल जारी रहेगा।
seats_away = जान बची: { $names }
due_play = { $who }, आपकी बारी है।
turn_of = { $name } की बारी है।
turn_of_several = इनका इंतज़ार है: { $names }
got_away = { $name } की जान बची।
lost = हार { $name } के नाम रही।
outcome_text = इस बाज़ी की हार { $who } के नाम रही।
outcome_told = हार { $who } के नाम: { $story }
outcome_told_won = जीत { $who } के नाम: { $story }
outcome_away = **जान बची:** { $names }
outcome_text_won = यह बाज़ी { $who } के नाम रही!
outcome_text_shared = जीत साझा रही: { $who }!
outcome_place = { $place }\.{ "\u00A0" }{ $name }
outcome_scored = { $name }: { $score }
own_away = आपकी जान बची: अब आप सुरक्षित हैं।
own_by_commands = आपका खेल कमांड से चल रहा है। टेबल के मैसेज में आपका नाम आए तो `{ -root } play` वही पत्ते दिखाएगा जो चल सकते हैं। बटन चाहिए तो उस मैसेज के नीचे **मेरे पत्ते** दबाइए।
refuse_game_over = बाज़ी ख़त्म हो गई है। होस्ट अगली बाज़ी के पत्ते बाँट सकते हैं।
refuse_not_in_play = आपकी जान तो बच चुकी है। आप सुरक्षित हैं: आराम से बैठकर खेल देखिए।
refuse_not_in_hand = { $card } आपके पास नहीं है। आपके पास क्या है, यह `{ -root } hand` दिखाता है।
refuse_not_your_turn = { $name } की बारी है। अपनी बारी का इंतज़ार कीजिए।
refuse_too_early = यह जल्दी हो गई: तब आपकी बारी नहीं थी।
hint_best = **सबसे अच्छा:** { $choice } (हार { $percent }%)।
hint_best_won = **सबसे अच्छा:** { $choice } (जीत { $percent }%)।
hint_better = **सबसे अच्छा:** { $choice } (हार { $percent }%; { $next }: { $other }%)।
hint_better_won = **सबसे अच्छा:** { $choice } (जीत { $percent }%; { $next }: { $other }%)।
hint_other = उसके बाद: { $choice }, लगभग { $percent }%।
review_title = आपकी बाज़ी { $game } पर एक नज़र
review_line = **{ $when }** · आपने चुना: { $did }। बेहतर होता: { $better }। नुक़सान: { $points } अंक।
review_empty = टेबल पर कुछ नहीं था।
review_hand = आपके पत्ते: { $cards }
review_none = बढ़िया खेल: किसी और चुनाव से साफ़ फ़ायदा नहीं होता।
review_note = एक अंक यानी 100 में से एक बाज़ी। माना गया है कि आगे सब “सामान्य” कंप्यूटर की तरह खेलते हैं, आप भी। परख उसी से की गई है जो आपको उस समय पता हो सकता था।
replay_game = बाज़ी { $game }
replay_hand = { $name } { $cards }
replay_decided = ⭐ बाज़ी का फ़ैसला यहीं हुआ।
replay_shared = { $name } की ओर से: बाज़ी { $game } का फ़ैसला यहाँ हुआ।

## The deal of the day

daily_title = आज की बाज़ी #{ $number }
daily_shared = { -game } #{ $number } · { $seats } में से नंबर { $place } · { $count } पत्ते उठाए
daily_intro = सबको एक ही सीट पर एक जैसे पत्ते मिलते हैं, और सामने तीन मँजे हुए कंप्यूटर होते हैं। एक जैसी चाल पर जवाब भी एक जैसा मिलता है, यानी फ़र्क़ सिर्फ़ फ़ैसलों का है। मौक़ा एक ही है, घड़ी कोई नहीं: जब चाहें रुकिए, जब चाहें आगे खेलिए।
daily_ends = शुरू करने का आख़िरी समय: { $ends }। { $closes } तक पूरी हो जाए, तो गिनी जाएगी।
daily_until = यह बाज़ी { $when } तक पूरी हो जाए, तो गिनी जाएगी।
daily_closed = यह बाज़ी बंद हो चुकी है। इसे अब भी पूरा किया जा सकता है, पर यह न तालिका में आएगी, न सिलसिले में गिनी जाएगी।
daily_fingerprint = इस बाज़ी का राज़ दिन शुरू होने से पहले ही तय हो चुका था। उसका फ़िंगरप्रिंट: `{ $commit }`
daily_tomorrow = कल का राज़ भी तय हो चुका है। उसका फ़िंगरप्रिंट: `{ $commit }`
daily_escaped = **आपकी जान बची:** { $seats } में से { $place } नंबर पर।
daily_lost = **आख़िर में पत्ते आपके ही पास रह गए:** { $seats } में से { $place } नंबर पर।
daily_placed = **आप { $seats } में से { $place } नंबर पर।**
daily_place = नंबर { $place }
daily_rounds = हाथ: { $rounds }
daily_alone = इस सर्वर में अभी तक किसी और ने यह बाज़ी पूरी नहीं की।
daily_ranked = इस सर्वर में: { $all } में से { $place } नंबर पर।
daily_ranked_everywhere = सभी सर्वरों में: { $all } में से { $place } नंबर पर।
daily_days = { $days ->
    [one] लगातार { $days } दिन
   *[other] लगातार { $days } दिन
}
daily_streak = आपका सिलसिला: { $now }। सबसे लंबा: { $best }।
daily_late = आपने यह बाज़ी बंद होने के बाद पूरी की, इसलिए यह न तालिका में है, न सिलसिले में गिनी जाती है।
daily_not_closed = इस बाज़ी पर नज़र, इसका रिकॉर्ड और फेंट की जाँच, सब तब मिलेगा जब यह बंद होगी: { $when }।
daily_board_title = बाज़ी #{ $number }: इस सर्वर की तालिका
daily_board_empty = इस सर्वर में यह बाज़ी किसी ने पूरी नहीं की।
daily_board_line = { $rank }\. **{ $name }**: { $how }
daily_board_key = नंबर बराबर हों, तो जिसने कम पत्ते उठाए वह आगे।
daily_shared_before = यह नतीजा आपने इस चैनल में पहले ही बता दिया है।
daily_hidden = तालिका उन्हें दिखती है जिन्होंने यह बाज़ी पूरी कर ली हो, और बाज़ी बंद होने पर सबको: { $when }।
daily_running = आपकी यह बाज़ी अभी चल रही है। पहले इसे पूरा कीजिए, फिर इसका सब कुछ दिखेगा।
daily_over = वह दिन ख़त्म हो गया और आपने उसकी बाज़ी शुरू नहीं की थी। आज की बाज़ी `{ -root } daily` से मिलेगी।
daily_no_day = उस दिन की कोई बाज़ी नहीं है।
daily_tried = अपना नाम हटवाने से पहले आपने यह बाज़ी खेल ली थी, और मौक़ा दिन में एक ही है। अगली बाज़ी { $when } आएगी।
daily_off = इस सर्वर में आज की बाज़ी बंद है। जिन्हें सर्वर सँभालने की अनुमति है, वे `{ -root } settings` से चालू कर सकते हैं।
daily_stale = वह मौक़ा निकल गया। आपकी बाज़ी अभी यहाँ तक पहुँची है।
daily_not_begun = आपने यह बाज़ी शुरू नहीं की है। `{ -root } daily` से शुरू होगी।
button_daily_start = शुरू करें
button_daily_finish = #{ $number } पूरी करें
button_daily_open = आज की बाज़ी
button_daily_board = तालिका
button_daily_board_of = #{ $number } की तालिका
button_daily_share = बताएँ
button_daily_record = रिकॉर्ड

## The rules in short

rules_options = **इस टेबल के नियम:**
    { $options }
rules_defaults = **इस सर्वर में टेबलें ऐसे शुरू होती हैं:**
    { $options }

## Figures

leaderboard_title = { -game }: लीडरबोर्ड, { $period }
leaderboard_empty = अब तक दो या ज़्यादा लोगों ने मिलकर कोई बाज़ी पूरी नहीं की। `{ -root } start` से टेबल खोलिए।
leaderboard_empty_since = इस दौरान दो या ज़्यादा लोगों ने मिलकर कोई बाज़ी पूरी नहीं की।
leaderboard_key = `×` वाजिब हिस्से के मुक़ाबले: 1.00 औसत है, जितना कम उतना अच्छा; बड़ी टेबल पर या अक्सर खेलने से किसी का नुक़सान नहीं होता। `/` कितनी बाज़ियों में कितनी हार। `±` लगातार कितनी बाज़ियों में बचे (+) या हारे (−)।
leaderboard_key_won = `×` वाजिब हिस्से के मुक़ाबले: 1.00 औसत है, जितना ज़्यादा उतना अच्छा; बड़ी टेबल पर या अक्सर खेलने से किसी का नुक़सान नहीं होता। `/` कितनी बाज़ियों में कितनी जीत। `±` लगातार कितनी बाज़ियाँ जीते (+) या नहीं जीते (−)।
leaderboard_key_score = `Ø` औसत स्कोर।
leaderboard_key_few = लकीर के नीचे: { $games } से कम बाज़ियाँ।
leaderboard_key_meaning = जहाँ सब सबके साथ खेलते हैं, वहाँ यह क्रम अच्छा है। जहाँ लोग ज़्यादातर अपनी बराबरी वालों से खेलते हैं, वहाँ रेटिंग ज़्यादा बताती है।
leaderboard_legend = **तस्वीर में:** ऊपर वाले नंबर; टूटी लकीर 1.00 है।
leaderboard_alt = वाजिब हिस्से के मुक़ाबले हार; 1.00 औसत है।
    { $lines }
leaderboard_alt_won = वाजिब हिस्से के मुक़ाबले जीत; 1.00 औसत है।
    { $lines }
leaderboard_alt_line = { $place }. { $name }: { $share }
leaderboard_rated_title = { -game }: रेटिंग, { $period }
leaderboard_rated_key = `≈` रेटिंग, `?` अभी पक्की नहीं, `n` बाज़ियाँ। किसका खेल कितना मज़बूत है, दो या ज़्यादा लोगों वाली सारी बाज़ियों से। “सामान्य” कंप्यूटर की रेटिंग 1,500 है। जो रेटिंग अभी पक्की नहीं, वे आख़िर में आती हैं। समय चुनने से बस यह तय होता है कि सूची में कौन दिखे: जिन्होंने उस दौरान कोई बाज़ी खेली हो। रेटिंग यह भी देखती है कि टेबल पर कौन था, इसलिए बराबरी वालों के बीच भी ठीक रहती है।
rating_sure = क़रीब { $points }
rating_uncertain = क़रीब { $points }, अभी पक्की नहीं
streak_safe = { $games ->
    [one] { $games } बाज़ी सुरक्षित
   *[other] लगातार { $games } बाज़ियाँ सुरक्षित
}
streak_lost = { $games ->
    [one] पिछली बाज़ी में हार
   *[other] लगातार { $games } बाज़ियों में हार
}
streak_without = { $games ->
    [one] { $games } बाज़ी बिना जीत
   *[other] लगातार { $games } बाज़ियाँ बिना जीत
}
streak_won = { $games ->
    [one] पिछली बाज़ी में जीत
   *[other] लगातार { $games } बाज़ियों में जीत
}
stats_title = { -game }: { $name } के आँकड़े
stats_none = अब तक ऐसी कोई पूरी बाज़ी नहीं जो गिनी जाए।
stats_lost = हार: { $games } में से { $losses } ({ $percent })
stats_won = जीत: { $games } में से { $wins } ({ $percent })
stats_share = वाजिब हिस्से के मुक़ाबले हार: { $share } (1.00 औसत है, जितना कम उतना अच्छा)
stats_share_won = वाजिब हिस्से के मुक़ाबले जीत: { $share } (1.00 औसत है, जितना ज़्यादा उतना अच्छा)
stats_streak = अभी: { $streak }
stats_longest = सबसे लंबे सिलसिले: { $safe } सुरक्षित, { $lost } हार
stats_longest_won = सबसे लंबे सिलसिले: { $won } जीत, { $without } बिना जीत
stats_first = सबसे पहले जान बची: { $games } बार
stats_legend = **तस्वीर में:** हर बाज़ी के बाद, वाजिब हिस्से के मुक़ाबले हार। बड़ा बिंदु हारी हुई बाज़ी है, टूटी लकीर 1.00 है।
stats_legend_won = **तस्वीर में:** हर बाज़ी के बाद, वाजिब हिस्से के मुक़ाबले जीत। बड़ा बिंदु जीती हुई बाज़ी है, टूटी लकीर 1.00 है।
stats_alt = { $name }: बाज़ी { $first } से { $last } तक, हर एक के बाद वाजिब हिस्से के मुक़ाबले हार; 1.00 औसत है। हारी हुई बाज़ियाँ: { $lost }; अब: { $share }
stats_alt_won = { $name }: बाज़ी { $first } से { $last } तक, हर एक के बाद वाजिब हिस्से के मुक़ाबले जीत; 1.00 औसत है। जीती हुई बाज़ियाँ: { $won }; अब: { $share }
stats_rating = रेटिंग: { $rating }
stats_odds = तीन “सामान्य” कंप्यूटरों के साथ: 100 में से क़रीब { $chance } बाज़ियाँ हारते
stats_rating_legend = उसके नीचे: हर बाज़ी के बाद की रेटिंग; वहाँ टूटी लकीर 1,500 है।
stats_rating_alt = इन बाज़ियों के बाद की रेटिंग: पहली के बाद { $from }, अब { $to }, सबसे कम { $low }, सबसे ज़्यादा { $high }
stats_places = किस नंबर पर जान बची: { $places }
stats_places_won = किस नंबर पर रहे: { $places }
stats_scored = स्कोर: सबसे अच्छा { $best }, हर बाज़ी में औसतन { $mean }
stats_place = { $place }. ×{ $times }
stats_figure = { $label }: { $total } (हर बाज़ी में { $each })
stats_highest = { $label }: { $value }
stats_opponents = **औरों के मुक़ाबले** (उनसे पहले जान बची)
stats_opponents_won = **औरों के मुक़ाबले** (उनसे ऊपर रहे)
stats_opponent = { $name }: { $games } में से { $ahead }
stats_daily = **रोज़ की बाज़ियाँ:** कुल { $played }, जान बची { $escaped } में। अभी: { $now }। सबसे लंबा: { $best }।
stats_daily_won = **रोज़ की बाज़ियाँ:** कुल { $played }, जीत { $won } में। अभी: { $now }। सबसे लंबा: { $best }।

record_text = बाज़ी { $game } का रिकॉर्ड। `getaway check` इसे दोहराता है, `getaway verify` इसकी फेंट जाँचता है।
verify_title = बाज़ी { $game } के पत्ते कैसे तय हुए
verify_fair = ✅ पत्ते वादे के मुताबिक़ हैं: वे उसी राज़ से निकले हैं जो बाँटने से पहले तय था।
verify_fair_cut = ✅ पत्ते वादे के मुताबिक़ हैं: वे आपके शब्दों से और उस राज़ से निकले हैं जो पहले शब्द से भी पहले तय था।
verify_good = ✅ फ़िंगरप्रिंट, राज़, आईडी और बँटे हुए पत्ते आपस में मेल खाते हैं।
verify_good_cut = ✅ फ़िंगरप्रिंट, राज़, शब्द और बँटे हुए पत्ते आपस में मेल खाते हैं।
verify_bad = ❌ फ़िंगरप्रिंट, राज़ और बँटे हुए पत्ते आपस में मेल **नहीं** खाते।
verify_commit = **फ़िंगरप्रिंट,** बाज़ी से पहले दिखाया गया: `{ $commit }`
verify_secret = **राज़,** बाज़ी के बाद दिखाया गया: `{ $secret }`
verify_ids = **शामिल होने की आईडी,** सीटों के क्रम में, और आख़िर में पत्ते बाँटने की: `{ $ids }`
verify_cuts = **इन शब्दों से काटे गए,** इसी क्रम में:
    { $cuts }
verify_cut = { $number }. { $word } ({ $seat })
verify_seed = **सीड:** `{ $seed }`
verify_from_ids = `secret:{ $game }:ids` (ids के बीच कॉमा)
verify_from_alone = `secret:{ $game }:`
verify_from_cuts = `secret:{ $game }:cut:hashes` (हर शब्द का SHA-256, hex में, इसी क्रम में, बीच में कॉमा)
verify_proven_by_ids = **इससे क्या साबित होता है:** राज़ पत्ते बँटने से पहले तय था, और पत्ते उसी राज़ और आईडी से निकले हैं। पर वे आईडी खिलाड़ियों को कभी नहीं दिखतीं, इसलिए कोई बदला हुआ बॉट मनपसंद पत्ते आने तक आईडी आज़मा सकता था। इसकी गुंजाइश ही न रहे, इसके लिए अगली बार बँटने से पहले **काटें** दबाइए।
verify_good_alone = ✅ फ़िंगरप्रिंट, राज़ और बँटे हुए पत्ते आपस में मेल खाते हैं।
verify_alone = **किसी ने कुछ नहीं जोड़ा:** सबको एक जैसे पत्ते मिलने थे।
verify_proven_alone = **इससे क्या साबित होता है:** राज़ दिन शुरू होने से पहले तय था, जैसा कि एक दिन पहले की तालिका पर उसका फ़िंगरप्रिंट दिखाता है, और पत्ते केवल उसी राज़ से निकले हैं।
verify_proven_by_cuts = **इससे क्या साबित होता है:** राज़ पहले शब्द से भी पहले तय था, और पत्ते सिर्फ़ राज़ और इन शब्दों से निकले हैं। जिसने सबसे आख़िर में अपने मन के शब्द से काटा, वह जानता है कि ये पत्ते किसी ने नहीं चुने। जिसने पहले काटा, वह भी यह जानता है, बशर्ते बाद का कोई शब्द ऐसे किसी का न हो जो बॉट चलाने वाले से मिला हुआ है।
verify_unproven = **इससे क्या साबित नहीं होता:** बॉट पत्ते बाँटने से मना कर सकता है, और जिसकी पहुँच उसके डेटाबेस तक है, वह चलती बाज़ी के पत्ते देख सकता है।
verify_how = **ख़ुद जाँचिए:** राज़ का SHA-256 ही फ़िंगरप्रिंट है; { $formula } का SHA-256 सीड है; पत्ते `seed:deal:CARD` के SHA-256 के बढ़ते क्रम में बँटते हैं। या `{ -root } record game:{ $game }` से फ़ाइल लीजिए और `getaway verify FILE` चलाइए।

## Commands and options, as the list of commands shows them

cmd_start = इस चैनल में टेबल खोलिए
cmd_join = सीट लीजिए, या अपनी सीट वापस लीजिए
cmd_leave = अपनी सीट छोड़िए
cmd_deal = पत्ते बाँटिए (होस्ट)
cmd_cut = अगली फेंट में अपना एक शब्द जोड़िए
cmd_hand = अपने पत्ते देखिए, और यह भी कि क्या चल सकते हैं
cmd_table = टेबल को चैनल में सबसे नीचे फिर से दिखाइए
cmd_stop = टेबल बंद कीजिए; बाज़ी शुरू हो चुकी हो, तो औरों से पूछा जाएगा (होस्ट)
cmd_hint = मँजा हुआ खिलाड़ी आपकी जगह क्या करता, और क्यों
cmd_daily = आज की बाज़ी: सबके लिए एक जैसे पत्ते, अकेले कंप्यूटरों के सामने
cmd_leaderboard = इस सर्वर में किसकी कितनी हार, और रेटिंग
cmd_stats = एक खिलाड़ी के आँकड़े
cmd_record = पूरी हो चुकी बाज़ी का रिकॉर्ड, फ़ाइल में
cmd_verify = पूरी हो चुकी बाज़ी के पत्ते कैसे तय हुए
cmd_rules = नियम, थोड़े में
cmd_settings = इस सर्वर की सेटिंग्स (Manage Server)
cmd_language = जो सिर्फ़ आपको दिखता है, उसकी भाषा
cmd_help = चार छोटे पन्नों में पहली बाज़ी
cmd_learn = सिखाने वाली पहली बाज़ी: अकेले, चुने हुए पत्तों के साथ
cmd_forget-me = सहेजी हुई हर चीज़ से अपना नाम हटाइए

opt_computers = कितने कंप्यूटर खिलाड़ी बैठेंगे
opt_level = कंप्यूटर कितना अच्छा खेलेंगे
opt_turn_seconds = एक बारी के सेकंड, 15 से 259200 (तीन दिन); 0 यानी घड़ी नहीं
opt_thread = टेबल को अपना अलग थ्रेड मिले या नहीं; टेबल बंद होने पर वह आर्काइव हो जाता है
opt_friendly = बाज़ियाँ कहीं गिनी न जाएँ: न लीडरबोर्ड, न रेटिंग, और मेज़बान बाज़ी ख़त्म कर सकता है
opt_watch = सबके पत्ते कौन देखे: कोई नहीं, या जो बाज़ी से निकल जाए, अगर सब राज़ी हों
opt_cup = इतनी बाज़ियों का कप, 2 से 10; जितने खिलाड़ी आपसे पीछे रहें, उतने अंक; 0: कप नहीं
opt_mention = वह रोल जिसे टेबल खुलने पर मेंशन किया जाए
opt_period = कब से
opt_by = नतीजे, या रेटिंग: किसका खेल कितना मज़बूत है
opt_player = किसके आँकड़े; न दें तो आपके
opt_game = बाज़ी का नंबर; न दें तो इस चैनल की पिछली बाज़ी
opt_word = आपका शब्द, 1 से 40 अक्षर; न दें तो एक फ़ॉर्म खुलेगा
opt_hints = क्या खिलाड़ी सुझाव माँग सकते हैं
opt_daily = क्या आज की बाज़ी हो
opt_colours = पत्तों के कितने रंग हों; चार में चिड़ी हरी और ईंट नीली होती है
opt_cards = पत्ते, बाज़ियाँ और आँकड़े तस्वीरों के साथ दिखें या नहीं
opt_who_starts = टेबल कौन खोल सकता है
setting_language = भाषा
setting_who_starts = टेबल कौन खोल सकता है
setting_hints = सुझाव
setting_daily = आज की बाज़ी
setting_nudge_seconds = इतने सेकंड चुप रहने पर याद दिलाएँ
setting_colours = पत्तों के रंग
setting_cards = पत्ते
setting_turn_seconds = हर बारी के सेकंड
setting_computers = कंप्यूटर खिलाड़ी
setting_level = कंप्यूटर कैसा खेले
setting_thread = हर टेबल का अपना थ्रेड
setting_friendly = दोस्ताना बाज़ियाँ
setting_watch = सबके पत्ते कौन देखे
setting_cup = कप: कितनी बाज़ियाँ
setting_house = नियमों का सेट
opt_language = कौन सी भाषा

choice_easy = आसान
choice_normal = सामान्य
choice_hard = मुश्किल
choice_clockwise = घड़ी की दिशा में
choice_anticlockwise = घड़ी की उलटी दिशा में
choice_all = शुरू से अब तक
choice_month = पिछले 30 दिन
choice_week = पिछले 7 दिन
choice_results = नतीजे
choice_rating = रेटिंग
choice_automatic = हर किसी के Discord की भाषा
choice_server = जो इस सर्वर की हो
choice_english = English (अंग्रेज़ी)
choice_hindi = हिन्दी
choice_urdu = اردو (उर्दू)
choice_punjabi = ਪੰਜਾਬੀ (पंजाबी)
choice_punjabi_shahmukhi = پنجابی (पंजाबी, शाहमुखी)
choice_bengali = বাংলা (बांग्ला)
choice_on = चालू
choice_off = बंद
choice_yes = हाँ
choice_no = नहीं
choice_two = दो
choice_four = चार
choice_pictures = तस्वीरें
choice_text = लिखा हुआ
choice_everyone = सब
choice_managers = सर्वर सँभालने वाले
choice_nobody = कोई नहीं
choice_out = जो बाज़ी से निकल जाए

permission_view = चैनल देखें (View Channel)
permission_send = मैसेज भेजें (Send Messages)
permission_thread = थ्रेड में मैसेज भेजें (Send Messages in Threads)
permission_create_threads = सार्वजनिक थ्रेड बनाएँ (Create Public Threads)
permission_mention = सबको मेंशन करें (Mention Everyone)
permission_embed = लिंक एम्बेड करें (Embed Links)

option_nudge = जो { $seconds } सेकंड तक कुछ न करे, उसे याद दिलाया जाता है
option_no_nudge = धीमी टेबलों को छोड़कर, देर होने पर किसी को याद नहीं दिलाया जाता
nudge = { $who }, आपकी बारी है।
nudge_again = { $who }, अब भी आपकी बारी है। समय ख़त्म: { $ends }।
nudge_played = { $who }: आपका समय ख़त्म हो गया; कंप्यूटर ने { $cards } खेला।
nudge_moved = { $who }: आपका समय ख़त्म हो गया; कंप्यूटर ने आपकी जगह खेला। { $what }
stop_vote = { $who } ने यह बाज़ी बिना नतीजे के ख़त्म करने की बात रखी है। जो भी अब तक खेल रहे हैं, सब राज़ी हों तो बाज़ी यहीं ख़त्म। वरना उनकी सीट कंप्यूटर ले लेगा, बाक़ी लोग खेलते रहेंगे, और बाज़ी गिनी जाएगी। समय ख़त्म: { $ends }। तब तक खेल चलता रहेगा।
stop_agreed = राज़ी: { $names }
stop_asked = जवाब बाक़ी: { $names }
nudge_stop = { $who }, क्या आप यह बाज़ी बिना नतीजे के ख़त्म करने पर राज़ी हैं? हाँ, तो टेबल पर **{ button_agree_stop }** दबाइए। समय ख़त्म: { $ends }।
stand_in = { $who } की यह बारी दस मिनट से चल रही है। बाक़ी लोगों में से आधे से ज़्यादा **{ button_let_computer_play }** दबा दें, तो उनके कुछ करने तक कंप्यूटर खेलेगा।
stand_in_wanted = चाहते हैं: { $names }
history_title = बाज़ी { $game } का हाल
history_none = अब तक कुछ नहीं हुआ।
history_page = पन्ना { $page } / { $pages }
button_history = अब तक का हाल
button_earlier = पीछे
button_later = आगे
button_back_to = वापस
opt_nudge_seconds = कितने सेकंड कुछ न करने पर याद दिलाया जाए; 0 यानी कभी नहीं
permission_allow = यह अनुमति आप **चैनल एडिट करें (Edit Channel) → परमिशन (Permissions) → { $role }** में दे सकते हैं, या सभी चैनलों के लिए **सर्वर सेटिंग्स (Server Settings) → रोल्स (Roles) → { $role }** में।
permission_ask = चैनल सँभालने वाले किसी से कहिए: यह **चैनल एडिट करें (Edit Channel) → परमिशन (Permissions) → { $role }** में मिलेगी। या कोई और चैनल लीजिए।
permission_of_thread = थ्रेड के लिए यह उस चैनल में देनी होती है जिसका वह थ्रेड है।

## A first game, and how the bot introduces itself

button_start = शुरू करें
button_new_table = नई टेबल
button_help = मदद
button_learn = खेलना सीखें
button_learn_again = एक बार और
button_previous = पिछला
button_next = अगला
help_title = { -game }: { $page ->
    [aim] खेल क्या है
    [turn] एक बारी
    [buttons] बटन
   *[end] खेल कैसे ख़त्म होता है
} ({ $number }/{ $count })
help_buttons =
    आपके पत्ते टेबल के ठीक नीचे अपने आप आ जाते हैं, और सिर्फ़ आपको दिखते हैं। उनमें हर उस चाल का बटन होता है जो आप चल सकते हैं।

    टेबल के मैसेज के नीचे ये बटन हैं:
    { "" }**{ button_hand }** से आपके पत्ते फिर आ जाते हैं।
    { "" }**{ button_history }** बताता है कि अब तक क्या हुआ।

    { "" }**{ button_rules }** में थोड़े में नियम हैं। समझ न आए कि क्या चलें? पत्तों के नीचे **{ button_hint }** बताता है कि कोई मँजा हुआ खिलाड़ी क्या करता। समय ख़त्म हो जाए, तो वह एक चाल कंप्यूटर चल देता है।
help_forced = चुनने को एक ही पत्ता हो? **{ button_by_itself }** दबाइए: तब से ऐसे पत्ते अपने आप खेले जाते हैं।
help_again = नतीजे के नीचे **{ button_again }** दबाने से उन्हीं खिलाड़ियों की अगली बाज़ी बँटती है।
help_stop = **किसी को जाना है?** `{ -root } leave` से सीट कंप्यूटर को मिल जाती है। `{ -root } stop` उन सबसे पूछता है जो अब तक खेल रहे हैं कि बाज़ी बिना नतीजे के ख़त्म कर दें या नहीं।
help_start = **अब आप:** इस चैनल में अभी कोई नहीं खेल रहा। **{ button_start }** से टेबल खुलती है। दोस्त **{ button_join }** दबाते हैं, ख़ाली सीटों पर कंप्यूटर बैठ सकते हैं, और फिर आप **{ button_deal }** दबाइए। किसी एक से पूछना हो, तो उन पर राइट-क्लिक कीजिए: **Apps → { challenge_command }**
help_join = **अब आप:** इस चैनल में एक टेबल है। **{ button_join }** से सीट लीजिए। बाज़ी चल रही हो, तो पत्ते अगली बाज़ी में मिलेंगे।
help_play = **अब आप:** इस चैनल की टेबल पर आपकी सीट है। उसके नीचे **{ button_hand }** से अपने पत्ते देखिए।
help_marked = { $card } (निशान वाला)
help_face_down = एक उलटा पत्ता
# $number, $count
learn_title = { -game } सीखिए: { $count } में से क़दम { $number }
learn_intro = ये पत्ते चुने हुए हैं, और यहाँ कुछ भी गिना नहीं जाता। जब चाहें रुकिए: `{ -root } learn` से वहीं से आगे खेलिए।
learn_over_title = { -game } सीखिए: पूरा हुआ
learn_over = असली टेबल पर पत्ते ईमानदारी से फेंटे जाते हैं और हर कोई अपने ढंग से खेलता है। **{ button_start }** से इसी चैनल में टेबल खुलती है: ख़ाली सीटों पर कंप्यूटर बैठ सकते हैं।
introduction = नमस्ते! यहीं चैनल में मेरे साथ ताश खेलिए। आपके पत्ते सिर्फ़ आपको दिखते हैं, ख़ाली सीटों पर कंप्यूटर बैठ सकते हैं, और कोई भी जाँच सकता है कि पत्ते ईमानदारी से फेंटे गए। खेल का बटन दबाइए, टेबल खुल जाएगी: { $games }। **{ button_learn }** से पहली बाज़ी साथ-साथ खेलिए, जो सिर्फ़ आपको दिखती है। **{ button_help }** से चार छोटे पन्नों में पहली बाज़ी दिखती है। मेरी भाषा चुनने के लिए `{ -root } settings` लिखिए।

## Planned evenings

plan_title = { $game }: खेलें?
plan_organiser = बुलावा { $name } का
plan_weekly = हर हफ़्ते इसी समय
plan_mentions = टेबल खुलने पर { $role } को मेंशन किया जाएगा
plan_in = **हाँ ({ $count }):** { $names }
plan_maybe = **शायद ({ $count }):** { $names }
plan_out = **नहीं हो पाएगा ({ $count }):** { $names }
plan_others = और { $count }
plan_opened = टेबल खुल गई: { $link }
plan_waits = यहाँ अभी एक और टेबल चल रही है। उसके बंद होते ही यह टेबल खुलेगी।
plan_called_off = यह महफ़िल रद्द हो गई।
plan_nobody = किसी ने आने को नहीं कहा, इसलिए टेबल नहीं खुली।
plan_no_table = उस समय टेबल नहीं खुल पाई। माफ़ कीजिए! `{ -root } start` से टेबल खुलेगी।
plan_reminder = { $who } { $game } { $begins } शुरू: { $link }
plan_changes = **यह महफ़िल: { $page }** (जो चुनें, तुरंत सहेजा जाता है)
table_changes = **यह टेबल: { $page }** (जो चुनें, तुरंत सहेजा जाता है)
form_also = और यह भी
form_also_about = जो बदलना हो, उस पर निशान लगाइए
done_configured = बदल दिया। लॉबी में दिखेगा।
weekdays = सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार
plan_understood = { $weekday }, { $date } ({ $zone })
zone_choice = { $place }, { $clock } ({ $zone })
ask_zone = “{ $typed }” किस टाइम ज़ोन का समय है? चुन लीजिए, फिर याद रहेगा।
select_zone = आपका टाइम ज़ोन
button_in = हाँ, पक्का
button_maybe = शायद
button_out = नहीं हो पाएगा
button_change = बदलें
button_time = समय
form_time = { button_time } ({ $zone })
button_call_off = रद्द करें
button_call_off_one = { $number } रद्द करें
done_noted = लिख लिया। बुलावे में पल भर में दिखेगा।
plans_title = तय महफ़िलें
plans_none = ऐसी कोई महफ़िल तय नहीं जो आप देख सकें। समय के साथ `{ -root } plan` लिखकर एक रखिए।
plans_line = **{ $number }.** { $game }, { $when }: { $link }
plan_call_off = { $when } की महफ़िल रद्द करें? इसे वापस नहीं लाया जा सकता।
lobby_late = **अभी इंतज़ार है:** { $names }; उनकी सीटें { $until } तक रखी हैं। पत्ते पहले बँट गए तो उनके आने तक कंप्यूटर खेलेंगे।
lobby_missing = **{ $missing } और चाहिए।** किसी को बुलाइए, या कंप्यूटरों के साथ खेलने के लिए **{ $button }** दबाइए।
refuse_zone = “{ $typed }” नाम का टाइम ज़ोन नहीं मिला। `zone` में शहर लिखिए और सूची से चुनिए।
refuse_zone_which = “{ $typed }” के कई मतलब हो सकते हैं ({ $zones })। `zone` में शहर लिखिए और सूची से चुनिए।
refuse_plan_over = यह महफ़िल हो चुकी है, या रद्द हो गई। `{ -root } plan` से दूसरी रखिए।
refuse_not_organiser = इसे सिर्फ़ वही बदल सकते हैं जिन्होंने यह महफ़िल रखी, या वे जो यहाँ के मैसेज सँभालते हैं।
refuse_too_many_plans = इस सर्वर में पहले से { $most } महफ़िलें तय हैं। पहले किसी एक को रद्द करना होगा: बिना समय के `{ -root } plan` से सब दिखेंगी।
refuse_too_many_own_plans = आप यहाँ पहले ही { $most } महफ़िलें रख चुके हैं। पहले एक रद्द कीजिए: बिना समय के `{ -root } plan` से सब दिखेंगी।
when_word = “{ $word }” का समय समझ में नहीं आया। एक दिन और एक समय लिखिए, जैसे: 20:00, tomorrow 8pm, fri 20:00, in 2 hours, 2026-12-24 19:30
when_no_time = कितने बजे, सुबह या शाम? जैसे: fri 20:00, fri 8pm
when_date = दिन कौन सा है और महीना कौन सा? 2026-12-24 या 24 dec लिखिए।
when_past = वह समय बीत चुका है। आगे का कोई समय चुनिए।
when_far = यह बहुत दूर है: ज़्यादा से ज़्यादा { $months } महीने आगे की महफ़िल तय हो सकती है।
when_zone = कहाँ का समय? zone: में एक बार अपना टाइम ज़ोन चुनिए; फिर याद रहेगा।
cmd_plan = महफ़िल रखिए, टेबल अपने आप खुलेगी। समय न लिखें तो तय महफ़िलें दिखेंगी
opt_when = कब: 20:00, tomorrow 8pm, fri 20:00, in 2 hours
opt_zone = आपका टाइम ज़ोन; याद रहेगा
opt_repeat = हर हफ़्ते दोहराइए; न दें तो बस एक बार
choice_weekly = हर हफ़्ते
recap_title = तो ऐसी रही महफ़िल
recap_games = { $games } बाज़ियाँ, { $hours ->
    [0] { $minutes } मिनट
    [1] 1 घंटा { $minutes } मिनट
   *[other] { $hours } घंटे { $minutes } मिनट
}।
recap_kinds = **खेल:** { $kinds }
recap_lost = **हार किसके नाम:** { $who }
recap_won = **जीत किसके नाम:** { $who }
recap_count = { $name } ({ $count })
recap_lost_nobody = आपमें से कोई नहीं हारा।
recap_won_nobody = आपमें से कोई नहीं जीता।
recap_praise = 👏 **शाबाश:** { $people }
recap_praised = { $name } ({ $what })
recap_never_lost = एक बार भी हार नहीं
recap_played = { $games ->
    [one] 1 बाज़ी में साथ
   *[other] { $games } बाज़ियों में साथ
}
recap_legend = **तस्वीर में:** वाजिब हिस्से के मुक़ाबले; टूटी लकीर 1.00 है। { $names }
recap_moment = ✨ { $moment } (बाज़ी { $game })
recap_moment_of = ✨ { $moment } ({ $kind }, बाज़ी { $game })
button_same_time = अगले हफ़्ते इसी समय?
set_recap_on = महफ़िल ख़त्म होने पर दिखता है कि वह कैसी रही
set_recap_off = महफ़िल ख़त्म होने पर उसका हाल नहीं दिखता
opt_recap = महफ़िल ख़त्म होने पर दिखे या नहीं कि वह कैसी रही
setting_recap = महफ़िल के बाद उसका हाल
month_title = महीने के सबसे अच्छे: { $month }
month_name = { $month ->
    [1] जनवरी
    [2] फ़रवरी
    [3] मार्च
    [4] अप्रैल
    [5] मई
    [6] जून
    [7] जुलाई
    [8] अगस्त
    [9] सितंबर
    [10] अक्टूबर
    [11] नवंबर
   *[12] दिसंबर
} { $year }
month_kind = **{ $kind }** ({ $games ->
    [one] 1 बाज़ी
   *[other] { $games } बाज़ियाँ
})
month_lost = { $name }: { $games } में से { $tally } में हार (वाजिब हिस्से का { $share })
month_won = { $name }: { $games } में से { $tally } में जीत (वाजिब हिस्से का { $share })
month_key = वाजिब हिस्सा: 1.00 औसत है।
set_monthly_on = महीना ख़त्म होने पर हर खेल के तीन सबसे अच्छे खिलाड़ी बताए जाते हैं
set_monthly_off = महीना ख़त्म होने पर कोई पोस्ट नहीं आती
opt_monthly = महीना (UTC) ख़त्म होने पर हर खेल के तीन सबसे अच्छे खिलाड़ी बताए जाएँ या नहीं
setting_monthly = महीने के तीन सबसे अच्छे
