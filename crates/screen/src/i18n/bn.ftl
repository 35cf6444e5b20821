# What every game says, in Bengali; en.ftl says what each message is for.
# One word for each thing: game খেলা, trick পিট, lead and power চাল, turn পালা, suit রং, cards in the
# hand হাতের তাস, secret গোপন সংকেত, an evening of games আসর. A noun has one form after any number, so
# most messages need no plural forms; `one` is also that of 0. Endings follow a name after a hyphen.

## Names

somebody = অচেনা খেলোয়াড়
somebody_named = { somebody }
suit = { $suit ->
    [S] ইশকাপন
    [H] হরতন
    [D] রুইতন
   *[C] চিড়িতন
}
# The ending of the genitive joins the suit's name, which always ends in a consonant.
card_in_words = { $suit }ের { $rank ->
    [A] টেক্কা
    [K] সাহেব
    [Q] বিবি
    [J] গোলাম
   *[other] { $rank }
}
seat_number = সিট { $number }
seat_sign = { $sign }{ "\u00A0" }{ $number }{ "\u00A0" }{ $name }
seat_slow = { $name } (কম্পিউটার খেলছে)
seat_absent = { $name } (উঠে গেছেন; কম্পিউটার খেলছে)
seat_hurried = { $name } (সময়মতো না খেলা পর্যন্ত প্রতি পালায় { $time })
seat_host = { $name } (হোস্ট)
host_passed_on = { $from } অনেকক্ষণ কিছু করেননি, তাই এখন { $to } হোস্ট।
ask_remove = এই টেবিল থেকে কাকে সরাতে চান? তাঁকে জানানো হবে। ফেটানোর জন্য দেওয়া শব্দগুলো আর ধরা হবে না।
remove_for_now = সরান; আবার যোগ দিতে পারবেন
remove_for_good = সরান; এই টেবিলে আর যোগ দিতে পারবেন না
removed = { $who }, হোস্ট { $host } আপনাকে এই টেবিল থেকে সরিয়ে দিয়েছেন। জায়গা থাকলে আবার যোগ দিতে পারেন।
removed_for_good = { $who }, হোস্ট { $host } আপনাকে এই টেবিল থেকে সরিয়ে দিয়েছেন। এই টেবিলে আর যোগ দিতে পারবেন না।
seat_computer = { $name } ({ $level })

## The lobby

lobby_title = { $name }: টেবিল খোলা আছে
lobby_closed_title = { $name }: খেলা { $game } শুরু হয়ে গেছে
lobby_seats = **সিট:** { $count }টি ভরেছে, { $least } থেকে { $most } জন খেলতে পারেন
lobby_seats_exact = **সিট:** { $count }টি ভরেছে, { $most } জন খেলতে পারেন
lobby_seat = { $number }. { $name }
lobby_fills = খালি সিটে কম্পিউটার ({ $level }) বসবে।
# $chance
odds = এই টেবিলে আপনি 100টি খেলার মধ্যে প্রায় { $chance }টিতে হারবেন।
# $chance
odds_joined = এখন যোগ দিলে আপনি 100টি খেলার মধ্যে প্রায় { $chance }টিতে হারবেন।
odds_uncertain = আপনার রেটিং এখনো নিশ্চিত নয়, তাই এটা অনেক বদলাতে পারে।
odds_alone = এর জন্য টেবিলে আরও কাউকে চাই।
waiting = **পরের খেলায়:** { $who }
lobby_options = **এই টেবিলের নিয়ম:** { $options }
commit = খেলা { $game }, সৎভাবে তাস ফেটানো: `{ $commit }`
again_lobby = **খেলা { $game }-এরই তাস আবার বাঁটা হবে, টানার তাসও একই:** ফেটানো হবে না, তাই কেউ কাটবেনও না। তখনকার মতোই { $seats } জন খেলোয়াড় লাগবে, আর এটা কোথাও ধরা হবে না।
again_known = **এই তাস কাদের জানা:** { $names }
again_note = খেলা { $game }-এরই তাস আবার বাঁটা, টানার তাসও একই: ফেটানো হয়নি, আর এটা কোথাও ধরা হয় না।
cut_line = ✂️ { $name }: { $word }
cuts_void = **এ পর্যন্ত দেওয়া শব্দগুলো আর ধরা হবে না।** সিট বা নিয়ম বদলেছে: চাইলে আবার কাটুন।
watch_missing = **খোলা তাস:** সবাই রাজি হলে যিনি খেলা থেকে বেরিয়ে গেছেন তিনি সবার তাস দেখতে পারবেন। বাকি: { $names }
watch_agreed = **খোলা তাস:** সবাই রাজি, যিনি খেলা থেকে বেরিয়ে যাবেন তিনি সবার তাস দেখতে পারবেন।
cut_title = তাস কাটুন
cut_label = নিজের কোনো শব্দ, নয়তো এটাই থাক
cut_suggestions = আম প্রদীপ নদী ঘুড়ি এলাচ নুড়ি শ্রাবণ চড়ুই মখমল জোছনা মেঘ গাঁদা কেটলি তারা জাফরান বাগান শিঙাড়া ঝরনা পদ্ম শিশির আদা তেঁতুল ময়ূর জিলিপি

option_clock = প্রতি পালায় { $seconds } সেকেন্ড
option_clock_long = প্রতি পালায় { $time }
option_no_clock = ঘড়ি নেই: পালা 10 মিনিটের বেশি চললে বাকিরা কম্পিউটারকে খেলতে দিতে পারেন
time_seconds = { $seconds } সেকেন্ড
time_minutes = { $minutes } মিনিট
time_hours = { $hours } ঘণ্টা
time_days = { $days } দিন
option_line = { $label }: { $value }
set_who_starts_everyone = যে কেউ টেবিল খুলতে পারেন
set_who_starts_managers = শুধু সার্ভার যাঁরা সামলান, তাঁরাই টেবিল খুলতে পারেন
set_hints_on = ইঙ্গিত চালু আছে
set_hints_off = ইঙ্গিত বন্ধ আছে
set_daily_on = আজকের তাস চালু আছে
set_daily_off = আজকের তাস বন্ধ
set_colours_two = তাস দুই রঙে: কালো আর লাল
set_colours_four = তাস চার রঙে: ♠ ইশকাপন কালো, ♥ হরতন লাল, ♦ রুইতন নীল, ♣ চিড়িতন সবুজ
set_cards_pictures = তাস, খেলা আর হিসাব ছবিসহ
set_cards_text = ছবি নয়, শুধু লেখা
option_threads = প্রতিটি টেবিল নিজের আলাদা থ্রেডে খোলে
option_no_threads = টেবিল চ্যানেলেই খোলে
option_friendly = বন্ধুত্বের খেলা: কোথাও ধরা হয় না
option_watch = সবাই রাজি হলে যিনি বেরিয়ে গেছেন তিনি সবার তাস দেখতে পারেন
option_cup = { $games }টি খেলার কাপ
set_friendly_yes = বন্ধুত্বের খেলা হোক: কোথাও ধরা হবে না
set_friendly_no = খেলা আবার ধরা হোক
set_watch_out = সবাই রাজি হলে যিনি বেরিয়ে গেছেন তিনি সবার তাস দেখুন
set_watch_nobody = সবার তাস কেউ যেন না দেখেন
option_computers = { $count ->
    [0] কোনো কম্পিউটার খেলোয়াড় নেই
   *[other] { $count } জন কম্পিউটার খেলোয়াড় ({ $level })
}

ended_title = এই টেবিল বন্ধ হয়ে গেছে
ended_stopped = { $who } টেবিল বন্ধ করে দিয়েছেন।
ended_unfinished = { $who } টেবিল বন্ধ করে দিয়েছেন। অসমাপ্ত খেলা ধরা হয় না।
ended_replaced = { $who } এখানে অন্য একটি টেবিল খুলেছেন।
ended_agreed = { $who } টেবিল বন্ধ করে দিয়েছেন, আর যাঁরা খেলছিলেন সবাই রাজি ছিলেন। খেলার কোনো ফল নেই।
ended_idle = আধঘণ্টা ধরে এখানে কিছুই হয়নি।
ended_idle_slow = সাত দিন ধরে এখানে কিছুই হয়নি।
ended_deserted = সবাই উঠে গেছেন।
ended_channel = চ্যানেলটি আর নেই।
ended_without_result = খেলা { $game } ফল ছাড়াই শেষ হয়েছে। **{ button_verify }** আর **{ button_daily_record }** তার তাস আর ফেটানো দেখায়।

## A trick

turn_clock = { $due } সময় শেষ: { $ends }।

## The result

outcome_title = খেলা { $game } শেষ
outcome_rest = খেলা { $game } নিয়ে আরও:
outcome_uncounted = লিডারবোর্ডে ধরা হবে না: তার জন্য দুজন মানুষ চাই।
again_then = **সিট ধরে, খেলা { $game }-এ:** { $places }
again_now = **সিট ধরে, এবার:** { $places }
outcome_rated = রেটিং, আর বন্ধনীতে খেলার আগের রেটিংয়ের হিসাবে এমন টেবিলে 100টি খেলার মধ্যে কতটিতে হারতেন: { $changes }
outcome_rated_won = রেটিং: { $changes }
# $name, $change, $chance
outcome_rated_seat = { $name } { $change } ({ $chance })
# $name, $change
outcome_rated_seat_won = { $name } { $change }
outcome_rated_anew = রেটিং এখন আরও ভালোভাবে হিসাব করা হয়। এখানকার সব খেলা থেকে সবার রেটিং নতুন করে হিসাব করা হয়েছে, তাই আপনারটা আগের চেয়ে আলাদা হতে পারে।
outcome_hinted = { $name }: { $hints }টি ইঙ্গিত নিয়ে
without_result = এই খেলা ফল ছাড়াই শেষ হয়েছে।
outcome_played_on = বাকি খেলাটা কম্পিউটার সঙ্গে সঙ্গেই খেলে নিয়েছে।
outcome_joined = **যোগ দিয়েছেন:** { $names }
outcome_left = **উঠে গেছেন:** { $names }
series = **এই আসরে কার কত হার** ({ $games }টি খেলা)
series_won = **এই আসরে কার কত জয়** ({ $games }টি খেলা)
series_seat = { $name }: { $tally }
series_evening = **আজকের আসর** ({ $games }টি খেলা)
cup_points = 🏆 **কাপ, { $games }টির মধ্যে খেলা { $game }:** { $points }
cup_won = 🏆 **কাপ জিতলেন { $who }!** পয়েন্ট: { $points }
cup_shared = 🏆 **কাপ ভাগ করে নিলেন { $who }!** প্রত্যেকের পয়েন্ট: { $points }
cup_legend = কাপের প্রতিটি খেলার পরে সবার পয়েন্ট।
    { $names }
cup_alt = কাপের প্রতিটি খেলার পরে পয়েন্ট।
    { $lines }
cup_player = { $number } { $name }: { $points }

## A thread of its own

thread_name = { -game }: { $host }
thread_over = { $thread } থ্রেডে { -game } শেষ (মোট খেলা: { $games })।
thread_last = শেষটা (খেলা { $game }): { $result }
thread_computer = একটা কম্পিউটার ({ $level })

## A hand

hand_heading = **আপনার হাত** ({ $count ->
    [0] কোনো তাস নেই
   *[other] { $count }টি তাস
})
hand_suit = { $symbol } { $suit }: **{ $cards }**
own_wait = এখনো আপনার পালা নয়।
own_stop_asked = { $who } ফল ছাড়াই এই খেলা শেষ করতে চান। **{ button_keep_playing }** টিপলে খেলা তাঁকে ছাড়াই চলবে।
own_ahead = হাত আগে থেকেই তৈরি (সবাই তাড়াতাড়ি খেলছেন, আর Discord আমাকে মিনিটে অল্প কয়েকটা হাতই নতুন করে দেখাতে দেয়): টেবিলের মেসেজে আপনার পালা এলে বেছে নিন।
own_slow = আপনার হয়ে কম্পিউটার খেলছে। হাল ধরতে নিজে খেলুন বা **আমি ফিরেছি** টিপুন।
open_hands_title = খেলা { $game }: এই মুহূর্তে সবার তাস
open_hand = { $name } ({ $count }): { $cards }
open_hands_note = এটা শুধু আপনি দেখছেন, আর এটা এমনই থাকবে: পরের অবস্থা দেখতে আবার **{ button_watch }** টিপুন।
select_card = তাস খেলুন: { $from } থেকে { $to }

## Buttons

button_join = যোগ দিন
button_leave = উঠে যান
button_deal = তাস বাঁটুন
button_cut = কাটুন
button_fill = { $seats } পর্যন্ত ভরে তাস বাঁটুন
button_again = আরেক হাত হোক
button_hand = আমার হাত
button_watch = সবার তাস
button_let_watch = খোলা তাসে রাজি
button_rules = নিয়ম
button_odds = সম্ভাবনা
button_back = আমি ফিরেছি
button_stop = টেবিল বন্ধ করুন
button_keep_playing = চলুক
button_agree_stop = শেষ করুন
button_end_foregone = এভাবেই শেষ করুন
button_take_back_stop = ফেরত নিন
button_let_computer_play = কম্পিউটারকে খেলতে দিন
button_hint = ইঙ্গিত
button_why = কেন?
button_by_itself = একটিমাত্র তাস নিজে থেকেই খেলা হোক
button_not_by_itself = একটিমাত্র তাস আমিই খেলব
button_forget = আমার নাম মুছুন
button_never = থাক, লাগবে না
button_review = খেলাটা ফিরে দেখা
button_replay = রিপ্লে
button_deal_again = এই তাসই আবার
button_deciding = ⭐ ফয়সালা
button_share_picture = ছবি দেখান
button_other = অন্য কিছু খেলি
button_open_thread = থ্রেডে খুলুন
ask_other = কী খেলবেন? নতুন টেবিলে যতগুলো সিট, এই টেবিলের ততজনের সেখানেও সিট থাকবে।
challenge_command = সঙ্গে তাস খেলুন
challenge_which = { $name }-এর সঙ্গে কী খেলবেন? এখানেই একটা ছোট মেসেজে জিজ্ঞেস করা হবে।
challenge_asked = জিজ্ঞেস করা হয়েছে। জবাব **{ button_challenge_play }** হলে এখানেই একটি টেবিলে আপনাদের দুজনেরই সিট থাকবে। দশ মিনিট পর প্রশ্নটা মুছে যাবে।
# $who, $name, $game
challenge_ask = { $who }, { $name } আপনার সঙ্গে { $game } খেলতে চান। এখন সময় আছে?
button_challenge_play = খেলব
button_challenge_decline = এখন না
challenge_declined = ঠিক আছে, এখন না। প্রশ্নটা মুছে যাচ্ছে।
ask_language = যা শুধু আপনি দেখেন, তা কোন ভাষায় পড়তে চান?
button_options = অপশন
button_remove = কাউকে সরান
button_more_options = আরও অপশন
button_rest = আরও
button_verify = যাচাই করুন
button_details = বিস্তারিত

## What was done

done_joined = সিট { $number } আপনার। তাস বাঁটা হলেই এখানে আপনার হাতে চলে আসবে।
done_cut = আপনি “{ $word }” দিয়ে তাস কাটলেন। টেবিলে সবাই শব্দটা দেখতে পাচ্ছেন; নতুন শব্দ দিলে সেটাই এর জায়গা নেবে।
done_filled_up = খালি সিটে কম্পিউটার বসেছে। তাই ফেটানোর শব্দগুলো আর ধরা হবে না, আর তাস এখনো বাঁটা হয়নি: যাঁরা চান আবার কাটুন, তারপর আপনি বাঁটুন।
done_back = সিট আবার আপনার।
done_seated = সিট { $number } আগে থেকেই আপনার।
done_left = আপনি উঠে গেছেন। জায়গা থাকলে `{ -root } join` আপনাকে ফিরিয়ে আনবে।
done_left_game = আপনি উঠে গেছেন। `{ -root } join` দিয়ে না ফেরা পর্যন্ত আপনার হয়ে কম্পিউটার খেলবে।
done_waiting = এখন খেলা চলছে, তাই আপনি পরের খেলায় বসবেন। আপনার হাত এখানেই আসবে। ততক্ষণ দেখতে থাকুন: যা সবার সামনে আছে, টেবিলের মেসেজে আর **এ পর্যন্ত** টিপলে সবই পাবেন।
done_waits_no_more = আপনি আর সিটের অপেক্ষায় নেই।
done_dealt = খেলা { $game }-এর তাস বাঁটা হয়েছে।
done_stopped = টেবিল বন্ধ হয়ে গেছে।
done_stop_asked = টেবিলের মেসেজে বাকিদের জিজ্ঞেস করা হচ্ছে। সময় শেষ: { $ends }। ততক্ষণ খেলা চলবে।
done_stop_alone = আর কেউ এখন খেলছেন না, তাই আপনার সিট কম্পিউটার নিয়েছে। খেলাটা শেষ হবে, আর সেটা ধরা হবে। `{ -root } join` দিলে সিট ফেরত পাবেন।
done_agreed = ফল ছাড়াই খেলা শেষ করতে আপনি রাজি। কার জবাব বাকি, টেবিলের মেসেজে দেখা যায়।
done_lets_watch = আপনি রাজি: যিনি পরের খেলা থেকে বেরিয়ে যাবেন তিনি সবার তাস দেখতে পারবেন। এখানে সবাই রাজি হলে তবেই এটা খাটবে, আর যতক্ষণ এই মানুষেরাই এখানে বসে আছেন ততক্ষণই।
done_lets_watch_not = আপনি আর খোলা তাসে রাজি নন, তাই তাস বন্ধই থাকবে।
done_kept_playing = যিনি বলেছিলেন, তাঁকে ছাড়াই খেলা চলছে।
done_end_foregone = নিশ্চিত ফলেই খেলা শেষ করতে আপনি রাজি। দুজনেই রাজি হলে বাকিটা কম্পিউটার সঙ্গে সঙ্গেই খেলে নেবে।
done_foregone_declined = খেলা চলবে।
done_stop_taken_back = আপনি কথা ফেরত নিয়েছেন, খেলা চলছে।
done_wants_computer = ঠিক আছে। যাঁরা অপেক্ষায় আছেন তাঁদের অর্ধেকের বেশি চাইলে কম্পিউটার খেলবে।
done_computer_plays = এখন কম্পিউটার খেলবে, যতক্ষণ না তাঁরা নিজে কিছু করেন।
done_settings = সেভ হয়েছে। এই সার্ভারে নতুন টেবিল এভাবে শুরু হবে:
settings_title = **এই সার্ভারের সেটিংস: { $page }** (বাছলেই সেভ হয়)
page_server = সাধারণ
page_messages = মেসেজ
page_tables = টেবিল
page_players = খেলোয়াড় ও ঘড়ি
page_rules = নিয়ম
page_again = { $page }, ভাগ { $number }
done_forgotten = আপনার নাম মুছে দেওয়া হয়েছে। আপনার খেলাগুলো থাকবে, তবে নাম ছাড়া।
done_language = এখন থেকে সব সার্ভারে আপনার সঙ্গে এই ভাষাতেই কথা হবে।
done_no_language = এখন থেকে আপনার সঙ্গে এই সার্ভারের ভাষায় কথা হবে, নয়তো আপনার Discord-এর ভাষায়।
done_by_itself = এখন থেকে খেলার মতো তাস একটিই থাকলে সব টেবিলে তা একটু পরে নিজে থেকেই খেলা হবে।
done_not_by_itself = এখন থেকে সব টেবিলে প্রতিটি তাস আপনি নিজেই খেলবেন।
done_never = কিছুই বদলায়নি।
done_here = এই নিন।
done_thread = আপনার টেবিল নিজের আলাদা থ্রেডে খোলা হয়েছে: { $thread }

ask_close = সবার জন্য এই টেবিল বন্ধ করবেন?
ask_stop = সবার জন্য এই টেবিল বন্ধ করবেন? এই খেলার কোনো ফল হবে না।
ask_stop_others = সবার জন্য এই খেলা শেষ করবেন? আগে বাকিদের জিজ্ঞেস করা হবে: যাঁরা এখনো খেলছেন, সবাই { $time }-এর মধ্যে রাজি হলে খেলা ফল ছাড়াই শেষ হবে। নইলে আপনার সিট কম্পিউটার নেবে, বাকিরা খেলে যাবেন, আর খেলাটা ধরা হবে।
ask_stop_out = সবার জন্য এই খেলা শেষ করবেন? আপনি খেলার বাইরে, তাই বাকিদের জিজ্ঞেস করা হবে: যাঁরা এখনো খেলছেন, সবাই { $time }-এর মধ্যে রাজি হলে খেলা ফল ছাড়াই শেষ হবে। নইলে তাঁরা খেলে যাবেন, আর খেলাটা ধরা হবে।
ask_stop_alone = সবার জন্য এই খেলা শেষ করবেন? আর কেউ এখন খেলছেন না যিনি ফল ছাড়া শেষ করতে রাজি হবেন, তাই আপনার সিট কম্পিউটার নেবে, খেলাটা আপনাকে ছাড়াই শেষ হবে, আর সেটা ধরা হবে।
ask_end_parked = এই চ্যানেলের টেবিল বটের অন্য সংস্করণ সেভ করেছে, এই সংস্করণ সেটি চালিয়ে নিতে পারে না। চিরতরে বন্ধ করবেন? সেই খেলার কোনো ফল হবে না।
ask_forget = যা কিছু সেভ করা আছে, সব থেকে আপনার নাম মুছে দেব? খেলাগুলো নাম ছাড়া থাকবে। আপনার হিসাব আর লিডারবোর্ডে আপনার জায়গা থাকবে না।

not_dealt = তাস এখনো বাঁটা হয়নি। যথেষ্ট সিট ভরলে হোস্ট তাস বাঁটবেন।
game_over = খেলা শেষ। হোস্ট পরের খেলার তাস বাঁটতে পারেন।

## Refusals: what is wrong, and what to do instead

refuse_not_host = এটা শুধু হোস্ট { $host } করতে পারেন। তাঁকে বলুন।
refuse_already_agreed = এই খেলা শেষ করতে আপনি আগেই রাজি হয়েছেন। কার জবাব বাকি, টেবিলের মেসেজে দেখা যায়।
refuse_not_asked = খেলা শেষ হবে কি না, তা শুধু যাঁরা এখনো খেলছেন তাঁদেরই জিজ্ঞেস করা হয়। আপনার হয়ে কম্পিউটার খেললে আগে **আমি ফিরেছি** টিপুন।
refuse_not_the_asker = এই কথা তুলেছেন { $who }, তাই ফেরতও শুধু তিনিই নিতে পারেন।
refuse_not_waiting = কম্পিউটার খেলবে কি না, তা শুধু তাঁরাই ঠিক করেন যাঁরা খেলছেন আর অন্য কারও পালার অপেক্ষায় আছেন।
refuse_not_open = এই খেলায় তাস বন্ধ: তাস বাঁটার আগে এখানে সবাই খোলা তাসে রাজি হননি।
refuse_not_out = সবার তাস শুধু তাঁরাই দেখতে পারেন যাঁরা এই খেলা থেকে বেরিয়ে গেছেন। আপনি টেবিল ছেড়ে উঠে গেলে, বা আপনার হয়ে কম্পিউটার খেললে, সেটা বেরিয়ে যাওয়া নয়।
refuse_internal = এখানে কিছু একটা গোলমাল হয়েছে, তবে কিছুই বদলায়নি। একটু পরে আবার চেষ্টা করুন।
refuse_table_exists = এই চ্যানেলে আগে থেকেই একটা টেবিল আছে। `{ -root } join` দিয়ে তাতে যোগ দিন, নয়তো অন্য চ্যানেল নিন।
refuse_slow_table_exists = এই চ্যানেলে আগে থেকেই একটা টেবিল আছে, যার পালা লম্বা হতে পারে। আপনারটা আলাদা থ্রেডে খুলুন: **{ button_open_thread }** টিপুন, নয়তো নিজের অপশন দিয়ে `{ -root } start thread:yes` লিখুন।
refuse_own_table_exists = এই চ্যানেলে আগে থেকেই একটা টেবিল আছে, আর তাতে আপনার সিটও আছে। `{ -root } table` দিলে সেটা আবার সামনে আসবে; আরেকটার জন্য অন্য চ্যানেল নিন।
refuse_too_many_tables = এই সার্ভারে আগে থেকেই { $most }টি টেবিল খোলা আছে, এর বেশি খোলা যায় না। সেগুলোর কোনো একটায় যোগ দিন, নয়তো `{ -root } stop` দিয়ে একটা বন্ধ করে আবার চেষ্টা করুন।
refuse_no_table = এই চ্যানেলে কোনো টেবিল নেই। `{ -root } start` দিয়ে খুলে নিন।
refuse_other_game = এই টেবিলে { -game } চলছে। তার কমান্ড `{ -root }` দিয়ে শুরু হয়।
refuse_parked = এই চ্যানেলের টেবিল বটের অন্য এক সংস্করণে সেভ করা হয়েছিল। যেমন ছিল তেমনই রাখা আছে, সেই সংস্করণ আবার চললে খেলা এগোবে।
refuse_newer_game = খেলা { $game } বটের নতুন সংস্করণে খেলা হয়েছিল, আর শুধু সেটাই তা পড়তে পারে। এর কিছুই হারায়নি।
refuse_newer_settings = এই সার্ভারের সেটিংস বটের নতুন সংস্করণে সেভ করা হয়েছিল, তাই এই সংস্করণ তাতে হাত দেয় না।
parked = এই চ্যানেলের টেবিল বটের অন্য এক সংস্করণে সেভ করা হয়েছিল, তাই অপেক্ষায় আছে। কিছুই হারায়নি: সেই সংস্করণ আবার চললে খেলা এগোবে।
told_deleted = এই টেবিলের মেসেজ বারবার মুছে ফেলা হচ্ছে, তাই আবার দেখাতে আমি এখন প্রতিবার আরও দেরি করব। কোনো মডারেশন বট এটা করলে তার সেটিংসে এই চ্যানেলে আমার মেসেজগুলোকে ছাড় দিন। খেলা চলতে থাকবে: `{ -root } hand` আপনার তাস দেখায়, আর `{ -root } table` টেবিলটা।
told_locked = এই থ্রেড লক করা, তাই টেবিলের মেসেজ আপডেট করতে পারছি না। কোনো মডারেটর এটা খুলতে পারেন: থ্রেডের মেনু (⋯) খুলে **Unlock Thread** বেছে নিন। খেলা এর মধ্যে চলতে থাকবে, আর **{ button_hand }** আপনার তাস দেখায়।
told_no_access = এই টেবিলের মেসেজ আপডেট করতে পারছি না: এই চ্যানেল দেখার বা এতে লেখার অনুমতি আমার আর নেই, অথবা আমাকে টাইমআউট দেওয়া হয়েছে। যাঁরা সার্ভার সামলান, তাঁরা আবার অনুমতি দিতে পারেন (**{ permission_view }** ও **{ permission_send }**); তখন মেসেজ নিজেই ঠিক হয়ে যাবে। খেলা এর মধ্যে চলতে থাকবে, আর **{ button_hand }** আপনার তাস দেখায়।
refuse_not_seated = এই টেবিলে আপনার সিট নেই। পরের খেলার জন্য `{ -root } join` দিয়ে নিয়ে নিন।
refuse_already_seated = সিট { $number } আগে থেকেই আপনার। তাস বাঁটা হলেই আপনার হাতে চলে আসবে।
refuse_full = { $seats }টি সিটই ভরে গেছে। কেউ ওঠা পর্যন্ত অপেক্ষা করুন, নয়তো অন্য চ্যানেলে টেবিল খুলুন।
refuse_already_waiting = আপনি আগে থেকেই পরের খেলার অপেক্ষায় আছেন। না খেলতে চাইলে **উঠে যান** টিপুন বা `{ -root } leave` লিখুন।
refuse_barred = হোস্ট আপনাকে এই টেবিল থেকে সরিয়ে দিয়েছেন, তাই এখানে আর যোগ দিতে পারবেন না। অন্য টেবিলে খেলতে পারেন।
refuse_nobody_to_remove = এখানে আর কারও সিট নেই। কম্পিউটার **{ button_options }** দিয়ে আসে-যায়।
refuse_already_dealt = তাস বাঁটা হয়ে গেছে। `{ -root } hand` দিয়ে আপনারটা দেখুন।
refuse_dealt_without_you = তাস বাঁটা হয়ে গেছে। `{ -root } join` দিলে পরের খেলায় সিট পাবেন।
refuse_too_late_to_cut = এই তাস বাঁটা হয়ে গেছে। খেলা শেষ হলে, পরের বার বাঁটার আগে কাটতে পারবেন।
refuse_again = এগুলো খেলা { $game }-এরই তাস: কাটার কিছু নেই, আর নিয়ম তখন যা ছিল তা-ই থাকবে।
refuse_seats_changed = তাস এখনো বাঁটা হয়নি: এইমাত্র সিট বা নিয়ম বদলেছে, তাই ফেটানোর শব্দগুলো আর ধরা হবে না। যাঁরা চান আবার কাটুন; তারপর বোতামটা আরেকবার টিপুন।
refuse_too_few = মাত্র { $have }টি সিট ভরেছে, লাগবে { $least }টি। আরও খেলোয়াড়ের অপেক্ষা করুন, নয়তো খালি সিটে কম্পিউটার বসান।
refuse_too_many = { $have }টি সিট অনেক বেশি: এই তাসে বড়জোর { $most } জন খেলতে পারেন। কম্পিউটার কমান।
refuse_no_game = কোনো খেলা চলছে না। হোস্ট তাস বেঁটে শুরু করতে পারেন।
refuse_stale = সে সময় পেরিয়ে গেছে। এখন কী করতে পারেন, `{ -root } hand` তা দেখায়।
refuse_busy = টেবিল এখন ব্যস্ত। একটু পরে আবার চেষ্টা করুন।
refuse_unanswered = ডেটাবেস সাড়া দিচ্ছে না, তাই এটা গোনা হলো কি না এখনো জানা নেই। ফিরে এলেই টেবিলে দেখা যাবে।
refuse_thinking = আপনার আগের ইঙ্গিত বা ফিরে দেখা নিয়ে এখনো ভাবছি। সেটা পেয়ে গেলে আবার চান।
refuse_posted_just_now = টেবিলটি এইমাত্র এখানে দেখানো হয়েছে। আপনি এটি { $when } আবার দেখাতে পারবেন।
refuse_not_a_card = “{ $typed }” কোনো তাস নয়। QH, 10♠ বা queen of hearts-এর মতো করে লিখুন।
refuse_not_a_word = এই শব্দ চলবে না। এক লাইনে 1 থেকে { $most }টি অক্ষর লিখুন, যা সবাই দেখতে পান।
refuse_bad_number = `{ $option }` { $least } থেকে { $most }-এর মধ্যে হতে হবে।
refuse_bad_number_or_none = `{ $option }` হতে হবে { $least } থেকে { $most }, অথবা 0 (মানে কোনোটিই নয়)।
refuse_manage_server = সার্ভারের সেটিংস শুধু সার্ভার যাঁরা সামলান, তাঁরাই বদলাতে পারেন। তাঁদের কাউকে বলুন।
refuse_who_starts = এই সার্ভারে শুধু সার্ভার যাঁরা সামলান, তাঁরাই টেবিল খুলতে পারেন। তাঁদের কাউকে বলুন; তারপর আপনি যোগ দিতে পারবেন।
refuse_servers_only = এটা কোনো সার্ভারের চ্যানেলে ব্যবহার করুন।
refuse_may_not_write = আপনি এই চ্যানেলে লিখতে পারেন না, তাই এখানে আপনার হয়ে কিছু পোস্ট হবে না। যে চ্যানেলে লিখতে পারেন, সেখানে চেষ্টা করুন।
refuse_challenge_bot = { $name } একটা বট, আর বট এখানে খেলে না। কম্পিউটার খেলোয়াড়দের নিয়ে টেবিল খুলতে `{ -root } start computers:3` লিখুন।
refuse_challenge_self = নিজেকে জিজ্ঞেস করা যায় না। অন্য কাউকে বেছে নিন, নয়তো `{ -root } start` দিয়ে টেবিল খুলুন।
refuse_challenge_absent = { $name } এই চ্যানেল দেখতে পান না। আপনারা দুজনেই দেখতে পান এমন চ্যানেলে জিজ্ঞেস করুন।
refuse_challenge_often = এক ঘণ্টায় আপনি { $most } জনকে জিজ্ঞেস করেছেন, এর বেশি করা যায় না। `{ -root } start` দিয়ে এমন টেবিল খুলুন যাতে যে কেউ যোগ দিতে পারেন।
refuse_challenge_other = প্রশ্নটা অন্য কারও জন্য। আপনিও খেলতে চাইলে `{ -root } start` টেবিল খোলে, আর `{ -root } join` সিট দেয়।
refuse_challenge_over = প্রশ্নটা আর নেই। `{ -root } start` দিয়ে টেবিল খুলুন।
refuse_challenger_gone = যিনি আপনাকে জিজ্ঞেস করেছিলেন, তিনি আর এই সার্ভারে নেই। `{ -root } start` দিয়ে টেবিল খুলুন।
refuse_mention_everyone = সবাইকে একসঙ্গে মেনশন করা হয় না। অন্য রোল বেছে নিন, নয়তো `mention` বাদ দিন।
refuse_mention = এখানে আপনি { $role }-কে মেনশন করতে পারেন না: এই রোল সবাই মেনশন করতে পারে না, আর এই চ্যানেলে আপনার এই অনুমতি নেই: **{ $permission }**। অন্য রোল বেছে নিন, নয়তো `mention` বাদ দিন।
refuse_permissions = এই চ্যানেলে আমি টেবিল চালাতে পারছি না, কারণ আমার এই অনুমতি নেই: **{ $permissions }**।
refuse_locked = এই থ্রেড লক করা, তাই এখানে টেবিল খোলা যায় না। কোনো মডারেটর এটা খুলতে পারেন: থ্রেডের মেনু (⋯) খুলে **Unlock Thread** বেছে নিন। নয়তো অন্য চ্যানেল নিন।
refuse_no_threads = এ ধরনের চ্যানেলে থ্রেড হয় না। এখানেই খেলতে `{ -root } start thread:no` লিখুন, নয়তো কোনো টেক্সট চ্যানেল থেকে থ্রেড খুলুন।
refuse_thread_permissions = এখানে টেবিলের জন্য থ্রেড খুলতে পারছি না, কারণ আমার এই অনুমতি নেই: **{ $permissions }**। নয়তো `{ -root } start thread:no` লিখুন।
refuse_absent = আমি এই সার্ভারের সদস্য নই: এখানে শুধু আমার কমান্ডগুলো আছে, তাই টেবিল দেখাতে পারছি না। যাঁরা সার্ভার সামলান, তাঁরা এই লিংক দিয়ে আমাকে যোগ করতে পারেন: { $link }
refuse_too_many_threads = Discord যতগুলো চালু থ্রেড রাখতে দেয়, এই সার্ভারে ততগুলোই আছে। একটা আর্কাইভ করে আবার চেষ্টা করুন, নয়তো `{ -root } start thread:no` লিখুন।
refuse_may_not_thread = এই চ্যানেলে আপনি থ্রেড খুলতে পারেন না, কারণ আপনার এই অনুমতি নেই: **{ $permission }**। এখানেই খেলতে `thread:no` লিখুন।
refuse_thread_pause = এই চ্যানেলে এইমাত্র কয়েকটি টেবিলের জন্য থ্রেড খোলা হয়েছে। পরেরটি { $when } খোলা যাবে। ততক্ষণ `{ -root } start thread:no` লিখুন।
refuse_no_record = এই সার্ভারে এমন কোনো খেলা নেই, নয়তো সেটি এমন চ্যানেলে হয়েছে যা আপনি দেখতে পান না।
refuse_not_finished = খেলা { $game } এখনো শেষ হয়নি। শেষ হলে তার তাস দেখা যাবে।
refuse_dealt_again = খেলা { $game }-এর তাস এই সার্ভারে আবার বাঁটা হচ্ছে। সেই খেলা শেষ হলে দেখা যাবে।
refuse_again_here = এখানকার সবাই খেলা { $game } দেখতে পারেন না। যেখানে খেলা হয়েছিল, সেখানেই আবার বাঁটুন: { $channel }।
refuse_no_finished = এই চ্যানেলে এখনো কোনো খেলা শেষ হয়নি। খেলার নম্বর দিন।
refuse_no_proof = খেলা { $game }-এর তাস ফেটানো যাচাই করার মতো কিছু নেই।
refuse_unknown_command = এই কমান্ড আর নেই। এখনকার কমান্ড দেখতে Discord বন্ধ করে আবার খুলুন।
refuse_hints_off = এই সার্ভারে ইঙ্গিত বন্ধ। সার্ভার যাঁরা সামলান, তাঁরা `{ -root } settings` দিয়ে চালু করতে পারেন।
refuse_nothing_to_decide = এখন আপনার ঠিক করার কিছু নেই। আপনার পালা এলে আবার জিজ্ঞেস করুন।
refuse_not_dealt_in = খেলা { $game }-এ আপনাকে তাস দেওয়া হয়নি, তাই ফিরে দেখার মতো আপনার কিছু নেই।
refuse_no_replay = খেলা { $game } শুধু তাঁরাই আবার দেখতে পারেন, যাঁদের তাতে তাস দেওয়া হয়েছিল।
refuse_nothing_played = খেলা { $game }-এ এমন কিছু খেলা হয়নি যা দেখানো যায়।

## At a table, whatever is played

seat_turn = ▶ { $line }
changed_before_deal = **তাস বাঁটার ঠিক আগে বদলেছে:** { $options }
foregone_offer = আপনারা দুজনেই জানতে পারেন অন্যজনের হাতে কী আছে, আর দুজনেই ভালো খেললে হার { $who }-এর। এই ফলেই খেলা শেষ করবেন? দুজনকেই রাজি হতে হবে; কেউ তাস খেললে খেলা চলবে।
seats_away = পার পেয়েছেন: { $names }
due_play = { $who }, আপনার পালা।
turn_of = { $name }-এর পালা।
turn_of_several = যাঁদের অপেক্ষা: { $names }
got_away = { $name } পার পেয়ে গেলেন।
lost = হার এবার { $name }-এর কপালে।
outcome_text = এই খেলার হার { $who }-এর কপালে।
outcome_told = হার { $who }-এর: { $story }
outcome_told_won = জয় { $who }-এর: { $story }
outcome_away = **পার পেয়েছেন:** { $names }
outcome_text_won = এই খেলায় { $who } জিতেছেন!
outcome_text_shared = জয় ভাগাভাগি: { $who }!
outcome_place = { $place }\.{ "\u00A0" }{ $name }
outcome_scored = { $name }: { $score }
own_away = আপনি পার পেয়ে গেছেন: এখন নিরাপদ।
own_by_commands = আপনি কমান্ড দিয়ে খেলছেন। টেবিলের মেসেজে আপনার নাম এলে `{ -root } play` দেখাবে কী কী খেলতে পারেন। বোতাম চাইলে ওই মেসেজের নিচে **আমার হাত** টিপুন।
refuse_game_over = খেলা শেষ। হোস্ট পরের খেলার তাস বাঁটতে পারেন।
refuse_not_in_play = আপনি তো পার পেয়েই গেছেন। এখন নিরাপদ: আরাম করে বসে খেলা দেখুন।
refuse_not_in_hand = { $card } আপনার হাতে নেই। হাতে কী আছে, `{ -root } hand` তা দেখায়।
refuse_not_your_turn = { $name }-এর পালা। আপনার পালার অপেক্ষা করুন।
refuse_too_early = একটু আগে হয়ে গেছে: তখন আপনার পালা ছিল না।
hint_best = **সেরা:** { $choice } (হার { $percent }%)।
hint_best_won = **সেরা:** { $choice } (জয় { $percent }%)।
hint_better = **সেরা:** { $choice } (হার { $percent }%; { $next }: { $other }%)।
hint_better_won = **সেরা:** { $choice } (জয় { $percent }%; { $next }: { $other }%)।
hint_other = তার পরে: { $choice }, প্রায় { $percent }%।
review_title = আপনার খেলা { $game }, ফিরে দেখা
review_line = **{ $when }** · আপনি বেছেছিলেন: { $did }। ভালো হতো: { $better }। ক্ষতি: { $points } পয়েন্ট।
review_empty = টেবিলে কিছু ছিল না।
review_hand = আপনার তাস: { $cards }
review_none = চমৎকার খেলা: অন্য কিছু বাছলে স্পষ্ট লাভ হতো না।
review_none_own = আপনার নিজের চালগুলোতে অন্য কিছু বাছলে স্পষ্ট লাভ হতো না।
review_stood_in = আপনার কিছু চাল কম্পিউটার দিয়েছে। সেগুলো এখানে বিচার করা হয়নি।
review_note = এক পয়েন্ট মানে 100টির মধ্যে একটি খেলা। ধরে নেওয়া হয়েছে, এরপর সবাই “মাঝারি” কম্পিউটারের মতো খেলবেন, আপনিও। আপনি তখন যা জানতে পারতেন, তা দিয়েই বিচার করা হয়েছে।
replay_game = খেলা { $game }
replay_hand = { $name } { $cards }
replay_decided = ⭐ এখানেই খেলার ফয়সালা হয়ে যায়।
replay_shared = { $name } দেখাচ্ছেন, কোথায় খেলা { $game }-এর ফয়সালা হলো:

## The deal of the day

daily_title = আজকের তাস #{ $number }
daily_shared = { -game } #{ $number } · { $seats } জনের মধ্যে { $place } নম্বর · { $count }টি তাস তুলেছেন
daily_intro = সবাই একই সিটে একই তাস পান, আর সামনে থাকে তিনটি পাকা কম্পিউটার। একই চালের জবাবও একই, তাই তফাত গড়ে দেয় শুধু সিদ্ধান্ত। সুযোগ একটাই, ঘড়ি নেই: যখন খুশি থামুন, যখন খুশি আবার খেলুন।
daily_ends = শুরু করার শেষ সময়: { $ends }। ধরা হবে, যদি এর মধ্যে শেষ করেন: { $closes }।
daily_until = এই খেলা ধরা হবে, যদি এর মধ্যে শেষ করেন: { $when }।
daily_closed = এই তাসের সময় ফুরিয়ে গেছে। খেলাটা এখনো শেষ করতে পারেন, কিন্তু তা বোর্ডে উঠবে না, টানা দিনের হিসাবেও ধরা হবে না।
daily_fingerprint = এই তাসের গোপন সংকেত দিন শুরু হওয়ার আগেই ঠিক হয়ে গেছে। তার ফিঙ্গারপ্রিন্ট: `{ $commit }`
daily_tomorrow = আগামীকালের গোপন সংকেতও ঠিক হয়ে আছে। তার ফিঙ্গারপ্রিন্ট: `{ $commit }`
daily_escaped = **আপনি পার পেয়েছেন:** { $seats } জনের মধ্যে { $place } নম্বরে।
daily_lost = **শেষে আপনিই রয়ে গেলেন:** { $seats } জনের মধ্যে { $place } নম্বরে।
daily_placed = **আপনি { $seats } জনের মধ্যে { $place } নম্বরে।**
daily_place = { $place } নম্বর
daily_rounds = পিট: { $rounds }
daily_alone = এই সার্ভারে এখনো আর কেউ এই তাস শেষ করেননি।
daily_ranked = এই সার্ভারে: { $all } জনের মধ্যে { $place } নম্বর।
daily_ranked_everywhere = সব সার্ভারে: { $all } জনের মধ্যে { $place } নম্বর।
daily_days = { $days ->
    [one] টানা { $days } দিন
   *[other] টানা { $days } দিন
}
daily_streak = এখন চলছে: { $now }। সবচেয়ে লম্বা: { $best }।
daily_late = আপনি এই তাসের খেলা সময় ফুরোনোর পরে শেষ করেছেন, তাই এটা বোর্ডে নেই, টানা দিনের হিসাবেও নেই।
daily_not_closed = এই তাস ফিরে দেখা, তার রেকর্ড আর কীভাবে ফেটানো হয়েছে, সবই পাবেন এর সময় ফুরোলে: { $when }।
daily_board_title = তাস #{ $number }: এই সার্ভারের বোর্ড
daily_board_empty = এই সার্ভারে কেউ এই তাসের খেলা শেষ করেননি।
daily_board_line = { $rank }\. **{ $name }**: { $how }
daily_board_key = নম্বর সমান হলে যিনি কম তাস তুলেছেন তিনি এগিয়ে।
daily_shared_before = এই ফল আপনি এই চ্যানেলে আগেই জানিয়েছেন।
daily_hidden = যাঁরা এই তাসের খেলা শেষ করেছেন তাঁরা বোর্ড দেখতে পান, আর এর সময় ফুরোলে সবাই: { $when }।
daily_running = আপনার এই খেলা এখনো চলছে। আগে শেষ করুন, তারপর এর সবকিছু দেখতে পাবেন।
daily_over = দিনটা শেষ হয়ে গেছে, আর আপনি সেদিনের খেলা শুরু করেননি। আজকের তাস `{ -root } daily` দিলে পাবেন।
daily_no_day = সেদিনের কোনো তাস নেই।
daily_tried = নাম মোছানোর আগে আপনি এই তাস খেলেছিলেন, আর সুযোগ দিনে একটাই। পরের তাস আসবে { $when }।
daily_off = এই সার্ভারে আজকের তাস বন্ধ। সার্ভার যাঁরা সামলান, তাঁরা `{ -root } settings` দিয়ে চালু করতে পারেন।
daily_stale = সে সময় পেরিয়ে গেছে। আপনার খেলা এখন এই অবস্থায়।
daily_not_begun = আপনি এই তাসের খেলা শুরু করেননি। `{ -root } daily` দিলে শুরু হবে।
button_daily_start = শুরু
button_daily_finish = #{ $number } শেষ করুন
button_daily_open = আজকের তাস
button_daily_board = বোর্ড
button_daily_board_of = #{ $number }-এর বোর্ড
button_daily_share = শেয়ার করুন
button_daily_record = রেকর্ড

## The rules in short

rules_options = **এই টেবিলের নিয়ম:**
    { $options }
rules_defaults = **এই সার্ভারে টেবিল এভাবে শুরু হয়:**
    { $options }

## Figures

leaderboard_title = { -game }: লিডারবোর্ড, { $period }
leaderboard_empty = দুই বা তার বেশি মানুষ মিলে এখনো কোনো খেলা শেষ করেননি। `{ -root } start` দিয়ে টেবিল খুলুন।
leaderboard_empty_since = এই সময়ে দুই বা তার বেশি মানুষ মিলে কোনো খেলা শেষ করেননি।
leaderboard_key = `×` ন্যায্য ভাগের তুলনায়: 1.00 হলো গড়, যত কম তত ভালো; বড় টেবিলে বা নিয়মিত খেললে কারও ক্ষতি হয় না। `/` কতটি খেলায় কতটি হার। `±` টানা কতটি খেলায় পার পেয়েছেন (+) বা হেরেছেন (−)।
leaderboard_key_won = `×` ন্যায্য ভাগের তুলনায়: 1.00 হলো গড়, যত বেশি তত ভালো; বড় টেবিলে বা নিয়মিত খেললে কারও ক্ষতি হয় না। `/` কতটি খেলায় কতটি জয়। `±` টানা কতটি খেলায় জিতেছেন (+) বা জেতেননি (−)।
leaderboard_key_score = `Ø` গড় স্কোর।
leaderboard_key_few = রেখার নিচে: { $games }টির কম খেলা।
leaderboard_key_meaning = যেখানে সবাই সবার সঙ্গে খেলেন, সেখানে এই ক্রম ভালো। যেখানে লোকে বেশিরভাগ সময় সমানে সমানে খেলেন, সেখানে রেটিং বেশি বলে।
leaderboard_legend = **ছবিতে:** ওপরের স্থানগুলো; ভাঙা রেখাটি 1.00-এর।
leaderboard_alt = ন্যায্য ভাগের তুলনায় হার; 1.00 হলো গড়।
    { $lines }
leaderboard_alt_won = ন্যায্য ভাগের তুলনায় জয়; 1.00 হলো গড়।
    { $lines }
leaderboard_alt_line = { $place }. { $name }: { $share }
leaderboard_rated_title = { -game }: রেটিং, { $period }
leaderboard_rated_key = `≈` রেটিং, `?` এখনো নিশ্চিত নয়, `n` কতটি খেলা। কে কতটা ভালো খেলেন, দুই বা তার বেশি মানুষের সব খেলা থেকে। “মাঝারি” কম্পিউটারের রেটিং 1,500 ধরা হয়। যে রেটিং এখনো নিশ্চিত নয়, সেগুলো শেষে আসে। সময় বাছলে শুধু তাঁদেরই দেখানো হয়, যাঁরা সেই সময়ে খেলেছেন। টেবিলে কে ছিলেন, রেটিং তা-ও ধরে, তাই সমানে সমানে খেললেও তা খাটে।
rating_sure = প্রায় { $points }
rating_uncertain = প্রায় { $points }, এখনো নিশ্চিত নয়
streak_safe = { $games ->
    [one] { $games }টি খেলায় নিরাপদ
   *[other] টানা { $games }টি খেলায় নিরাপদ
}
streak_lost = { $games ->
    [one] শেষ খেলায় হার
   *[other] টানা { $games }টি খেলায় হার
}
streak_without = { $games ->
    [one] { $games }টি খেলায় জয় নেই
   *[other] টানা { $games }টি খেলায় জয় নেই
}
streak_won = { $games ->
    [one] শেষ খেলায় জয়
   *[other] টানা { $games }টি খেলায় জয়
}
stats_title = { -game }: { $name }-এর হিসাব
stats_none = ধরা হয় এমন কোনো খেলা এখনো শেষ হয়নি।
stats_lost = { $games }টির মধ্যে { $losses }টিতে হার ({ $percent })
stats_won = { $games }টির মধ্যে { $wins }টিতে জয় ({ $percent })
stats_share = ন্যায্য ভাগের তুলনায় হার: { $share } (1.00 হলো গড়, যত কম তত ভালো)
stats_share_won = ন্যায্য ভাগের তুলনায় জয়: { $share } (1.00 হলো গড়, যত বেশি তত ভালো)
stats_streak = এখন: { $streak }
stats_longest = একটানা সবচেয়ে বেশি: { $safe }টিতে নিরাপদ, { $lost }টিতে হার
stats_longest_won = একটানা সবচেয়ে বেশি: { $won }টিতে জয়, { $without }টিতে জয় নেই
stats_first = সবার আগে পার: { $games } বার
stats_legend = **ছবিতে:** প্রতিটি খেলার পরে, ন্যায্য ভাগের তুলনায় হার। বড় বিন্দু মানে হারা খেলা, ভাঙা রেখাটি 1.00-এর।
stats_legend_won = **ছবিতে:** প্রতিটি খেলার পরে, ন্যায্য ভাগের তুলনায় জয়। বড় বিন্দু মানে জেতা খেলা, ভাঙা রেখাটি 1.00-এর।
stats_alt = { $name }: { $last ->
    [1] একটি খেলার পরে
   *[other] { $first } থেকে { $last } নম্বর খেলা, প্রতিটির পরে
} ন্যায্য ভাগের তুলনায় হার; 1.00 হলো গড়। { $times ->
    [0] কোনো খেলায় হারেননি
   *[other] হারা খেলা: { $lost }
}; এখন: { $share }
stats_alt_won = { $name }: { $last ->
    [1] একটি খেলার পরে
   *[other] { $first } থেকে { $last } নম্বর খেলা, প্রতিটির পরে
} ন্যায্য ভাগের তুলনায় জয়; 1.00 হলো গড়। { $times ->
    [0] কোনো খেলা জেতেননি
   *[other] জেতা খেলা: { $won }
}; এখন: { $share }
stats_rating = রেটিং: { $rating }
stats_odds = তিনটি “মাঝারি” কম্পিউটারের সঙ্গে: 100টি খেলার মধ্যে প্রায় { $chance }টিতে হারতেন
stats_rating_legend = তার নিচে: প্রতিটি খেলার পরের রেটিং; সেখানে ভাঙা রেখাটি 1,500-এর।
stats_rating_alt = এই খেলাগুলোর পরের রেটিং: প্রথমটির পরে { $from }, এখন { $to }, সবচেয়ে কম { $low }, সবচেয়ে বেশি { $high }
stats_places = কত নম্বরে পার পেয়েছেন: { $places }
stats_places_won = কোন কোন স্থানে ছিলেন: { $places }
stats_scored = স্কোর: সেরা { $best }, প্রতি খেলায় গড়ে { $mean }
stats_place = { $place }. ×{ $times }
stats_figure = { $label }: { $total } (প্রতি খেলায় { $each })
stats_highest = { $label }: { $value }
stats_opponents = **অন্যদের সঙ্গে** (তাঁদের আগে পার)
stats_opponents_won = **অন্যদের সঙ্গে** (তাঁদের ওপরে)
stats_opponent = { $name }: { $games }টির মধ্যে { $ahead }টিতে
stats_daily = **রোজকার তাস:** { $played }টি খেলা, { $escaped }টিতে পার। এখন: { $now }। সবচেয়ে লম্বা: { $best }।
stats_daily_won = **রোজকার তাস:** { $played }টি খেলা, { $won }টিতে জয়। এখন: { $now }। সবচেয়ে লম্বা: { $best }।

record_text = খেলা { $game }-এর রেকর্ড। `getaway check` এটি আবার খেলে দেখে, `getaway verify` এর তাস ফেটানো যাচাই করে।
verify_title = খেলা { $game }-এর তাস কীভাবে এল
verify_fair = ✅ তাস কথামতোই এসেছে: বাঁটার আগেই ঠিক করা গোপন সংকেত থেকে।
verify_fair_cut = ✅ তাস কথামতোই এসেছে: আপনাদের শব্দ আর প্রথম শব্দের আগেই ঠিক করা গোপন সংকেত থেকে।
verify_good = ✅ ফিঙ্গারপ্রিন্ট, গোপন সংকেত, আইডি আর বাঁটা তাস একে অন্যের সঙ্গে মেলে।
verify_good_cut = ✅ ফিঙ্গারপ্রিন্ট, গোপন সংকেত, শব্দ আর বাঁটা তাস একে অন্যের সঙ্গে মেলে।
verify_bad = ❌ ফিঙ্গারপ্রিন্ট, গোপন সংকেত আর বাঁটা তাস একে অন্যের সঙ্গে মেলে **না**।
verify_again = ✅ এগুলো খেলা { $game }-এরই তাস, টানার তাসও একই: আবার বাঁটা, ফেটানো নয়। সেগুলো কীভাবে এল, তা **{ replay_game }** দেখায়।
verify_again_bad = ❌ এগুলো খেলা { $game }-এর তাস **নয়**।
verify_commit = **ফিঙ্গারপ্রিন্ট,** খেলার আগে দেখানো: `{ $commit }`
verify_secret = **গোপন সংকেত,** খেলার পরে দেখানো: `{ $secret }`
verify_ids = **যোগ দেওয়ার আইডি,** সিটের ক্রমে, আর সবশেষে তাস বাঁটার: `{ $ids }`
verify_cuts = **এই শব্দগুলো দিয়ে কাটা হয়েছে,** এই ক্রমেই:
    { $cuts }
verify_cut = { $number }. { $word } ({ $seat })
verify_seed = **সিড:** `{ $seed }`
verify_from_ids = `secret:{ $game }:ids`-এর (id-গুলোর মাঝে কমা)
verify_from_alone = `secret:{ $game }:`-এর
verify_from_cuts = `secret:{ $game }:cut:hashes`-এর (প্রতিটি শব্দের SHA-256, hex-এ, এই ক্রমেই, মাঝে কমা)
verify_proven_by_ids = **এতে যা প্রমাণ হয়:** তাস বাঁটার আগেই গোপন সংকেত ঠিক ছিল, আর তাসগুলো সেই সংকেত আর আইডি থেকেই এসেছে। কিন্তু খেলোয়াড়েরা সেই আইডি কখনো দেখেন না, তাই কোনো বদলানো বট পছন্দের তাস না আসা পর্যন্ত আইডি বদলে দেখতে পারত। সে সুযোগ না রাখতে পরের বার বাঁটার আগে **কাটুন** টিপুন।
verify_good_alone = ✅ ফিঙ্গারপ্রিন্ট, গোপন সংকেত আর বাঁটা তাস মিলে যায়।
verify_alone = **কেউ কিছু যোগ করেননি:** সবার একই তাস পাওয়ার কথা।
verify_proven_alone = **এতে যা প্রমাণ হয়:** দিন শুরু হওয়ার আগেই গোপন সংকেত ঠিক ছিল, আগের দিনের বোর্ডে তার ফিঙ্গারপ্রিন্ট তা দেখায়, আর তাস এসেছে শুধু সেই সংকেত থেকেই।
verify_proven_by_cuts = **এতে যা প্রমাণ হয়:** প্রথম শব্দেরও আগে গোপন সংকেত ঠিক ছিল, আর তাসগুলো শুধু সেই সংকেত আর এই শব্দগুলো থেকেই এসেছে। সবার শেষে যিনি নিজের শব্দ দিয়ে কেটেছেন, তিনি জানেন এই তাস কেউ বেছে দেয়নি। যাঁরা আগে কেটেছেন, তাঁরাও তা জানেন, যদি না পরের কোনো শব্দ এমন কারও হয় যিনি বট-চালকের সঙ্গে হাত মিলিয়েছেন।
verify_unproven = **এতে যা প্রমাণ হয় না:** বট তাস বাঁটতে অস্বীকার করতে পারে, আর তার ডেটাবেস যাঁর নাগালে, তিনি চলতি খেলার তাস দেখতে পারেন।
verify_how = **নিজেই যাচাই করুন:** গোপন সংকেতের SHA-256 হলো ফিঙ্গারপ্রিন্ট; { $formula } SHA-256 হলো সিড; `seed:deal:CARD`-এর SHA-256-এর ঊর্ধ্বক্রমে তাস বাঁটা হয়। অথবা `{ -root } record game:{ $game }` দিয়ে ফাইল নিয়ে `getaway verify FILE` চালান।

## Commands and options, as the list of commands shows them

cmd_start = এই চ্যানেলে টেবিল খুলুন
cmd_join = সিট নিন, বা নিজের সিট ফেরত নিন
cmd_leave = নিজের সিট ছেড়ে দিন
cmd_deal = তাস বাঁটুন (হোস্ট)
cmd_cut = পরের বার তাস ফেটানোয় নিজের একটা শব্দ যোগ করুন
cmd_hand = নিজের হাত দেখুন, আর কী খেলতে পারেন তা-ও
cmd_table = টেবিলটি চ্যানেলের একদম নিচে আবার দেখান
cmd_stop = টেবিল বন্ধ করুন; খেলা শুরু হয়ে গেলে বাকিদের জিজ্ঞেস করা হবে (হোস্ট)
cmd_hint = পাকা খেলোয়াড় আপনার জায়গায় কী করতেন, আর কেন
cmd_daily = আজকের তাস: সবার জন্য একই তাস, একা কম্পিউটারদের সঙ্গে
cmd_leaderboard = এই সার্ভারে কার কত হার, আর কার রেটিং কত
cmd_stats = একজন খেলোয়াড়ের হিসাব
cmd_record = শেষ হওয়া খেলার রেকর্ড, ফাইল আকারে
cmd_verify = শেষ হওয়া খেলার তাস কীভাবে এল
cmd_rules = নিয়ম, সংক্ষেপে
cmd_settings = এই সার্ভারের সেটিংস (Manage Server)
cmd_language = শুধু আপনি যা দেখেন, তার ভাষা
cmd_help = চারটি ছোট পাতায় প্রথম খেলা
cmd_learn = শেখার প্রথম খেলা: একা, বেছে রাখা তাসে
cmd_forget-me = সেভ করা সবকিছু থেকে নিজের নাম মুছুন

opt_computers = কতজন কম্পিউটার খেলোয়াড় বসবে
opt_level = কম্পিউটার কতটা ভালো খেলবে
opt_turn_seconds = এক পালার সেকেন্ড, 15 থেকে 259200 (তিন দিন); 0 মানে ঘড়ি নেই
opt_thread = টেবিল নিজের আলাদা থ্রেড পাবে কি না; টেবিল বন্ধ হলে সেটা আর্কাইভ হয়
opt_friendly = খেলা কোথাও ধরা হবে কি না: লিডারবোর্ডে নয়, রেটিংয়ে নয়, আর আয়োজক খেলা শেষ করতে পারেন
opt_watch = সবার তাস কে দেখবেন: কেউ না, নাকি সবাই রাজি হলে যিনি বেরিয়ে গেছেন
opt_cup = এতটি খেলার কাপ, 2 থেকে 10; যতজন আপনার পিছনে থাকেন, তত পয়েন্ট; 0 মানে কাপ নেই
opt_mention = টেবিল খুললে যে রোলকে মেনশন করা হবে
opt_period = কবে থেকে
opt_by = ফলাফল, নাকি রেটিং: কে কতটা ভালো খেলেন
opt_player = কার হিসাব; না দিলে আপনার
opt_game = খেলার নম্বর; না দিলে এই চ্যানেলের শেষ খেলা
opt_word = আপনার শব্দ, 1 থেকে 40 অক্ষর; না দিলে একটা ফর্ম খুলবে
opt_hints = খেলোয়াড়েরা ইঙ্গিত চাইতে পারবেন কি না
opt_daily = আজকের তাস থাকবে কি না
opt_colours = তাসের কটি রং; চারটি হলে চিড়িতন সবুজ আর রুইতন নীল
opt_cards = তাস, খেলা আর হিসাব ছবিসহ দেখানো হবে কি না
opt_who_starts = কে টেবিল খুলতে পারেন
setting_language = ভাষা
setting_who_starts = কে টেবিল খুলতে পারেন
setting_hints = ইঙ্গিত
setting_daily = আজকের তাস
setting_nudge_seconds = এত সেকেন্ড চুপ থাকলে মনে করান
setting_colours = তাসের রং
setting_cards = তাস
setting_turn_seconds = প্রতি পালার সেকেন্ড
setting_computers = কম্পিউটার খেলোয়াড়
setting_level = কম্পিউটার কেমন খেলবে
setting_thread = প্রতি টেবিলের নিজের থ্রেড
setting_friendly = বন্ধুত্বের খেলা
setting_watch = সবার তাস কে দেখবেন
setting_cup = কাপ: কতটি খেলা
setting_house = নিয়মের সেট
opt_language = কোন ভাষা

choice_easy = সহজ
choice_normal = মাঝারি
choice_hard = কঠিন
choice_clockwise = ঘড়ির কাঁটার দিকে
choice_anticlockwise = ঘড়ির কাঁটার উল্টো দিকে
choice_all = শুরু থেকে
choice_month = গত 30 দিন
choice_week = গত 7 দিন
choice_results = ফলাফল
choice_rating = রেটিং
choice_automatic = যার Discord যে ভাষায়
choice_server = এই সার্ভারের ভাষা
choice_english = English (ইংরেজি)
choice_hindi = हिन्दी (হিন্দি)
choice_urdu = اردو (উর্দু)
choice_punjabi = ਪੰਜਾਬੀ (পাঞ্জাবি)
choice_punjabi_shahmukhi = پنجابی (পাঞ্জাবি, শাহমুখী)
choice_bengali = বাংলা
choice_on = চালু
choice_off = বন্ধ
choice_yes = হ্যাঁ
choice_no = না
choice_two = দুটি
choice_four = চারটি
choice_pictures = ছবি
choice_text = লেখা
choice_everyone = সবাই
choice_managers = যাঁরা সার্ভার সামলান
choice_nobody = কেউ না
choice_out = যিনি খেলা থেকে বেরিয়ে গেছেন

permission_view = চ্যানেল দেখা (View Channel)
permission_send = মেসেজ পাঠানো (Send Messages)
permission_thread = থ্রেডে মেসেজ পাঠানো (Send Messages in Threads)
permission_create_threads = সবার জন্য থ্রেড খোলা (Create Public Threads)
permission_mention = সবাইকে মেনশন করা (Mention Everyone)
permission_embed = লিংক এমবেড করা (Embed Links)

option_nudge = { $seconds } সেকেন্ড কিছু না করলে মনে করিয়ে দেওয়া হয়
option_no_nudge = ধীর টেবিল ছাড়া, দেরি হলে কাউকে মনে করানো হয় না
nudge = { $who }, আপনার পালা।
nudge_again = { $who }, এখনো আপনারই পালা। সময় শেষ: { $ends }।
nudge_played = { $who }: আপনার সময় শেষ হয়ে গিয়েছিল; কম্পিউটার { $cards } খেলেছে।
nudge_moved = { $who }: আপনার সময় শেষ হয়ে গিয়েছিল; কম্পিউটার আপনার হয়ে খেলেছে। { $what }
nudge_replaced = { $who }: { own_slow }
stop_vote = { $who } ফল ছাড়াই এই খেলা শেষ করতে চান। যাঁরা এখনো খেলছেন, সবাই রাজি হলে খেলা এখানেই শেষ। নইলে বাকিরা তাঁকে ছাড়াই খেলে যাবেন, আর খেলাটা ধরা হবে। সময় শেষ: { $ends }। ততক্ষণ খেলা চলবে।
stop_agreed = রাজি: { $names }
stop_asked = জবাব বাকি: { $names }
nudge_stop = { $who }, ফল ছাড়াই এই খেলা শেষ করতে আপনি কি রাজি? তাহলে টেবিলে **{ button_agree_stop }** টিপুন। সময় শেষ: { $ends }।
nudge_decided = { $who }: সেই প্রশ্ন মিটে গেছে, খেলা চলছে।
stand_in = { $who }-এর এই পালা দশ মিনিট ধরে চলছে। বাকিদের অর্ধেকের বেশি **{ button_let_computer_play }** টিপলে তাঁরা কিছু না করা পর্যন্ত কম্পিউটার খেলবে।
stand_in_wanted = চান: { $names }
history_title = খেলা { $game }: যা যা হলো
history_none = এখনো কিছুই হয়নি।
history_page = পাতা { $page } / { $pages }
button_history = এ পর্যন্ত
button_earlier = আগের
button_later = পরের
button_back_to = ফিরে যান
opt_nudge_seconds = কত সেকেন্ড কিছু না করলে মনে করানো হবে; 0 মানে কখনো নয়
permission_allow = এই অনুমতি আপনি **Edit Channel → Permissions → { $role }**-এ দিতে পারেন, বা সব চ্যানেলের জন্য **Server Settings → Roles → { $role }**-এ।
permission_ask = যিনি চ্যানেল সামলান তাঁকে বলুন: এটি **Edit Channel → Permissions → { $role }**-এ আছে। নয়তো অন্য চ্যানেল নিন।
permission_of_thread = থ্রেডের বেলায় অনুমতিটা দিতে হয় সেই চ্যানেলে, যার ভেতরে থ্রেডটি আছে।

## A first game, and how the bot introduces itself

button_start = শুরু করুন
button_new_table = নতুন টেবিল
button_help = সাহায্য
button_learn = খেলা শিখুন
button_learn_again = আরেকবার
button_previous = আগের পাতা
button_next = পরের পাতা
help_title = { -game }: { $page ->
    [aim] খেলাটা কী
    [turn] একটি পালা
    [buttons] বোতামগুলো
   *[end] খেলা শেষ হয় কীভাবে
} ({ $number }/{ $count })
help_buttons =
    আপনার হাত টেবিলের ঠিক নিচে নিজে থেকেই আসে, আর শুধু আপনিই তা দেখেন। যে চালগুলো আপনি দিতে পারেন, তার প্রতিটির একটি বোতাম থাকে।

    টেবিলের মেসেজের নিচে আরও আছে:
    { "" }**{ button_hand }** আপনার হাত আবার এনে দেয়।
    { "" }**{ button_history }** দেখায় এ পর্যন্ত কী হয়েছে।

    { "" }**{ button_rules }** সংক্ষেপে নিয়ম দেখায়। সময় ফুরোলে সেই একটি চাল কম্পিউটার দিয়ে দেয়।
help_hint = কী খেলবেন বুঝছেন না? হাতের নিচে **{ button_hint }** বলে দেয়, পাকা কোনো খেলোয়াড় কী করতেন।
help_forced = বেছে নেওয়ার মতো তাস একটিই? **{ button_by_itself }** টিপুন: এরপর এমন তাস নিজে থেকেই খেলা হয়।
help_again = ফলের নিচে **{ button_again }** টিপলে একই খেলোয়াড়দের পরের খেলা বাঁটা হয়।
help_stop = **কাউকে উঠতে হবে?** `{ -root } leave` দিলে সিটটা কম্পিউটার পায়। `{ -root } stop` দিলে যাঁরা এখনো খেলছেন তাঁদের সবাইকে জিজ্ঞেস করা হয়, ফল ছাড়াই খেলা শেষ হবে কি না।
help_start = **এবার আপনি:** এই চ্যানেলে এখনো কেউ খেলছেন না। **{ button_start }** টিপলে টেবিল খোলে। বন্ধুরা **{ button_join }** টেপেন, খালি সিটে কম্পিউটার বসতে পারে, তারপর আপনি **{ button_deal }** টিপুন। একজনকে জিজ্ঞেস করতে চাইলে তাঁর উপর রাইট-ক্লিক করুন: **Apps → Play cards with**
help_join = **এবার আপনি:** এই চ্যানেলে একটি টেবিল আছে। **{ button_join }** দিয়ে সিট নিন। খেলা চলতে থাকলে পরের খেলায় তাস পাবেন।
help_seated = **এবার আপনি:** এই চ্যানেলের টেবিলে আপনার সিট আছে। তাস বাঁটা হলেই আপনার হাতে চলে আসবে।
help_play = **এবার আপনি:** এই চ্যানেলের টেবিলে আপনার সিট আছে। তার নিচে **{ button_hand }** টিপে নিজের তাস দেখুন।
help_marked = { $card } (চিহ্ন দেওয়া)
help_face_down = একটি উপুড় তাস
# $number, $count
learn_title = { -game } শিখুন: { $count }টির মধ্যে { $number } নম্বর ধাপ
learn_intro = এই তাসগুলো বেছে রাখা, আর এখানকার কিছুই গোনা হয় না। যখন খুশি থামুন: `{ -root } learn` দিলে সেখান থেকেই আবার শুরু।
learn_over_title = { -game } শিখুন: শেষ
learn_over = আসল টেবিলে তাস সৎভাবে ফেটানো হয়, আর যে যাঁর মতো খেলেন। **{ button_start }** টিপলে এই চ্যানেলেই টেবিল খোলে: খালি সিটে কম্পিউটার বসতে পারে।
introduction = হ্যালো! আমি এই চ্যানেলেই তাসের খেলা খেলাই। আপনার তাস শুধু আপনিই দেখেন, খালি সিটে কম্পিউটার বসতে পারে, আর তাস সৎভাবে ফেটানো হয়েছে কি না তা যে কেউ যাচাই করতে পারেন। খেলার বোতাম টিপলে টেবিল খোলে: { $games }। **{ button_learn }** টিপলে হাতে ধরে প্রথম খেলা, যা শুধু আপনিই দেখেন। **{ button_help }** টিপলে চারটি ছোট পাতায় প্রথম খেলা। আমার ভাষা বেছে নিতে `{ -root } settings` লিখুন।

## Planned evenings

plan_title = { $game }: খেলা হবে?
plan_organiser = ডেকেছেন { $name }
plan_weekly = প্রতি সপ্তাহে এই সময়ে
plan_mentions = টেবিল খুললে { $role }-কে মেনশন করা হবে
plan_in = **আসছেন ({ $count }):** { $names }
plan_maybe = **হয়তো ({ $count }):** { $names }
plan_out = **আসতে পারবেন না ({ $count }):** { $names }
plan_others = আরও { $count } জন
plan_opened = টেবিল খুলে গেছে: { $link }
plan_waits = এখানে এখনো আরেকটা টেবিল চলছে। সেটা বন্ধ হলেই এই টেবিল খুলবে।
plan_called_off = এই আসর বাতিল হয়েছে।
plan_nobody = কেউ আসবেন বলেননি, তাই টেবিল খোলা হয়নি।
plan_no_table = সে সময় টেবিল খোলা যায়নি। দুঃখিত! `{ -root } start` দিলে টেবিল খুলবে।
plan_reminder = { $who } { $game } শুরু { $begins }: { $link }
plan_changes = **এই আসর: { $page }** (বাছলেই সেভ হয়)
table_changes = **এই টেবিল: { $page }** (বাছলেই সেভ হয়)
form_also = আরও যা বদলানো যায়
form_also_about = যা বদলাতে চান, তাতে টিক দিন
done_configured = বদলানো হয়েছে। লবিতে দেখা যাবে।
weekdays = সোমবার মঙ্গলবার বুধবার বৃহস্পতিবার শুক্রবার শনিবার রবিবার
plan_understood = { $weekday }, { $date } ({ $zone })
zone_choice = { $place }, { $clock } ({ $zone })
ask_zone = “{ $typed }” কোন টাইম জোনের সময়? একবার বেছে নিন, মনে থাকবে।
ask_zone_once = “{ $typed }” কোন টাইম জোনের সময়?
ask_zone_else = তালিকায় না থাকলে `{ -root } plan` আবার চালান আর `zone:`-এ শহরের নাম লিখুন।
select_zone = আপনার টাইম জোন
button_in = আমি আসছি
button_maybe = হয়তো
button_out = পারব না
button_change = বদলান
button_time = সময়
form_time = { button_time } ({ $zone })
button_call_off = বাতিল করুন
button_call_off_one = { $number } বাতিল করুন
done_noted = লিখে নিলাম। আমন্ত্রণে এক্ষুনি দেখা যাবে।
plans_title = ঠিক করা আসর
plans_none = আপনি দেখতে পান এমন কোনো আসর ঠিক করা নেই। সময় দিয়ে `{ -root } plan` লিখে একটা ডাকুন।
plans_line = **{ $number }.** { $game }, { $when }: { $link }
plan_call_off = { $when }-এর আসর বাতিল করবেন? পরে আর ফেরানো যাবে না।
lobby_late = **এখনো আসেননি:** { $names }; তাঁদের সিট { $until } পর্যন্ত রাখা আছে। তার আগে তাস বাঁটা হলে তাঁরা না আসা পর্যন্ত কম্পিউটার খেলবে।
lobby_missing = **আরও { $missing } জন লাগবে।** কাউকে ডাকুন, নয়তো কম্পিউটারের সঙ্গে খেলতে **{ $button }** টিপুন।
refuse_zone = “{ $typed }” নামে কোনো টাইম জোন নেই। `zone`-এ শহরের নাম লিখে তালিকা থেকে বেছে নিন।
refuse_zone_which = “{ $typed }” বলতে কয়েকটি টাইম জোন হতে পারে ({ $zones })। তার বদলে শহরের নাম লিখুন (যেমন 8pm Delhi)।
refuse_zone_late = এই বাছাই আর কাজে লাগে না। `{ -root } plan` ঠিক করা আসরগুলো দেখায়, আর সময় দিলে আরেকটা ডাকে।
refuse_plan_over = এই আসর হয়ে গেছে, বা বাতিল হয়েছে। `{ -root } plan` দিয়ে আরেকটা ডাকুন।
refuse_not_organiser = যিনি এই আসর ডেকেছেন তিনি, বা যাঁরা এখানকার মেসেজ সামলান, শুধু তাঁরাই এটা বদলাতে পারেন।
refuse_too_many_plans = এই সার্ভারে আগে থেকেই { $most }টি আসর ঠিক করা আছে। আগে একটা বাতিল করতে হবে: সময় ছাড়া `{ -root } plan` লিখলে সব দেখা যাবে।
refuse_too_many_own_plans = আপনি এখানে আগেই { $most }টি আসর ডেকেছেন। আগে একটা বাতিল করুন: সময় ছাড়া `{ -root } plan` লিখলে সব দেখা যাবে।
when_word = “{ $word }” থেকে সময় বোঝা গেল না। একটা দিন আর একটা সময় লিখুন, যেমন: 20:00, tomorrow 8pm, fri 20:00, in 2 hours, 2026-12-24 19:30
when_no_time = কটায়, সকালে না সন্ধ্যায়? যেমন: fri 20:00, fri 8pm
when_date = কোনটা দিন, কোনটা মাস? 2026-12-24 বা 24 dec লিখুন।
when_past = সে সময় পেরিয়ে গেছে। পরের কোনো সময় বাছুন।
when_far = এটা অনেক দূরে: বড়জোর { $months } মাস আগে আসর ডাকা যায়।
when_zone = কোথাকার সময়? zone:-এ একবার আপনার টাইম জোন বেছে নিন; তারপর মনে থাকবে।
cmd_plan = আসর ডাকুন, টেবিল নিজে থেকে খুলবে। সময় না লিখলে ঠিক করা আসরগুলো দেখা যাবে
opt_when = কখন: 20:00, tomorrow 8pm, fri 20:00, in 2 hours
opt_zone = আপনার টাইম জোন; মনে থাকবে
opt_repeat = প্রতি সপ্তাহে আবার; না দিলে একবারই
choice_weekly = প্রতি সপ্তাহে
recap_title = এই ছিল আজকের আসর
recap_games = { $games }টি খেলা, { $hours ->
    [0] { $minutes } মিনিট
   *[other] { $hours } ঘণ্টা { $minutes } মিনিট
}।
recap_kinds = **খেলা:** { $kinds }
recap_lost = **হেরেছেন:** { $who }
recap_won = **জিতেছেন:** { $who }
recap_count = { $name } ({ $count })
recap_lost_nobody = আপনাদের কেউ হারেননি।
recap_won_nobody = আপনাদের কেউ জেতেননি।
recap_praise = 👏 **সাবাশ:** { $people }
recap_praised = { $name } ({ $what })
recap_never_lost = একবারও হার নেই
recap_played = { $games ->
    [one] 1টি খেলায় সঙ্গে
   *[other] { $games }টি খেলায় সঙ্গে
}
recap_legend = **ছবিতে:** ন্যায্য ভাগের তুলনায়; ভাঙা রেখাটি 1.00-এর। { $names }
recap_stood_in = { $moment }; তাঁর কিছু চাল কম্পিউটার দিয়েছে
recap_moment = ✨ { $moment } (খেলা { $game })
recap_moment_of = ✨ { $moment } ({ $kind }, খেলা { $game })
button_same_time = সামনের সপ্তাহে এই সময়ে?
set_recap_on = আসর শেষ হলে দেখায় সেটা কেমন হলো
set_recap_off = আসর শেষ হলে তার কথা দেখায় না
opt_recap = আসর শেষ হলে দেখাবে কি না, সেটা কেমন হলো
setting_recap = আসর শেষে তার কথা
month_title = মাসের সেরা: { $month }
month_name = { $month ->
    [1] জানুয়ারি
    [2] ফেব্রুয়ারি
    [3] মার্চ
    [4] এপ্রিল
    [5] মে
    [6] জুন
    [7] জুলাই
    [8] আগস্ট
    [9] সেপ্টেম্বর
    [10] অক্টোবর
    [11] নভেম্বর
   *[12] ডিসেম্বর
} { $year }
month_kind = **{ $kind }** ({ $games }টি খেলা)
month_lost = { $name }: { $games }টির মধ্যে { $tally }টিতে হার (ন্যায্য ভাগের { $share })
month_won = { $name }: { $games }টির মধ্যে { $tally }টিতে জয় (ন্যায্য ভাগের { $share })
month_key = ন্যায্য ভাগ: 1.00 হলো গড়।
set_monthly_on = মাস শেষ হলে প্রতিটি খেলার সেরা তিনজনের নাম জানায়
set_monthly_off = মাস শেষ হলে কিছু জানায় না
opt_monthly = মাস (UTC) শেষ হলে প্রতিটি খেলার সেরা তিনজনের নাম জানাবে কি না
setting_monthly = মাসের সেরা তিন
