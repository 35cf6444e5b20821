# What every game says, in Bengali; en.ftl says what each message is for.
# One word for each thing: game খেলা, trick পিট, lead and power চাল, turn পালা, suit রং, cards in the
# hand হাতের তাস, secret গোপন সংকেত. A noun has one form after any number, so most messages need no
# plural forms; `one` is also that of 0. Endings follow a name after a hyphen.

## Names

computer = কম্পিউটার { $number }
somebody = অচেনা খেলোয়াড়
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
seat_sign = { $sign } { $number } { $name }
seat_slow = { $name } (না ফেরা পর্যন্ত কম্পিউটার খেলছে)
seat_absent = { $name } (উঠে গেছেন; কম্পিউটার খেলছে)
seat_host = { $name } (হোস্ট)
seat_computer = { $name } ({ $level })

## The lobby

lobby_title = { $name }: টেবিল খোলা আছে (খেলা { $game })
lobby_closed_title = { $name }: খেলা { $game } শুরু হয়ে গেছে
lobby_seats = **সিট:** { $count }টি ভরেছে, { $least } থেকে { $most } জন খেলতে পারেন
lobby_seat = { $number }. { $name }
waiting = **পরের খেলায়:** { $who }
lobby_options = **এই টেবিলের নিয়ম:**
    { $options }
play_goes_down = পালা এই তালিকায় ওপর থেকে নিচে চলে।
play_goes_up = পালা এই তালিকায় নিচ থেকে ওপরে চলে।
commit = সৎভাবে তাস ফেটানো: খেলা { $game }-এর গোপন সংকেত কেউ আসার আগেই ঠিক হয়ে গেছে। তার ফিঙ্গারপ্রিন্ট: `{ $commit }`
cuts_heading = **এই শব্দগুলো দিয়ে তাস কাটা হয়েছে, এই ক্রমেই:**
cut_line = ✂️ { $name }: { $word }
cut_offer = তাস ফেটানোয় নিজের হাত রাখতে চান? যাঁর সিট আছে, তিনি **তাস কাটুন** টিপে একটা শব্দ লিখতে পারেন।
cut_label = নিজের কোনো শব্দ, নয়তো এটাই থাক
cut_suggestions = আম প্রদীপ নদী ঘুড়ি এলাচ নুড়ি শ্রাবণ চড়ুই মখমল জোছনা মেঘ গাঁদা কেটলি তারা জাফরান বাগান শিঙাড়া ঝরনা পদ্ম শিশির আদা তেঁতুল ময়ূর জিলিপি

option_clock = প্রতি পালায় { $seconds } সেকেন্ড
option_no_clock = ঘড়ি নেই: ধীরেসুস্থে খেলুন
option_line = { $label }: { $value }
option_everyone_starts = যে কেউ টেবিল খুলতে পারেন
option_managers_start = শুধু সার্ভার যাঁরা সামলান, তাঁরাই টেবিল খুলতে পারেন
option_hints_on = ইঙ্গিত চালু আছে
option_hints_off = ইঙ্গিত বন্ধ আছে
option_two_colours = রঙ দুটি: কালো আর লাল
option_four_colours = রঙ চারটি: ♠ কালো, ♥ লাল, ♦ নীল, ♣ সবুজ
option_pictures_on = তাস, খেলা আর হিসাব ছবিসহ
option_pictures_off = ছবি নয়, শুধু লেখা
option_computers = { $count ->
    [0] কোনো কম্পিউটার খেলোয়াড় নেই
   *[other] { $count } জন কম্পিউটার খেলোয়াড় ({ $level })
}

ended_title = এই টেবিল বন্ধ হয়ে গেছে
ended_stopped = { $who } টেবিল বন্ধ করে দিয়েছেন। কেউ হারেননি। `{ -root } start` দিলে নতুন টেবিল খুলবে।
ended_idle = আধঘণ্টা ধরে টেবিলে কেউ হাত দেননি। `{ -root } start` দিলে নতুন টেবিল খুলবে।
ended_deserted = সবাই উঠে গেছেন। `{ -root } start` দিলে নতুন টেবিল খুলবে।
ended_channel = চ্যানেলটি আর নেই।

## A trick

turn_clock = { $due } সময় শেষ: { $ends }।

## The result

outcome_title = খেলা { $game } শেষ
outcome_uncounted = এই খেলা লিডারবোর্ডে ধরা হবে না: তার জন্য অন্তত দুজন মানুষ চাই।
series = **এই আসরে কার কত হার** ({ $games }টি খেলা)
series_seat = { $name }: { $losses }
revealed = খেলা { $game }-এর গোপন সংকেত: `{ $secret }`
next_commit = এরপর খেলা { $game }। তার গোপন সংকেতের ফিঙ্গারপ্রিন্ট: `{ $commit }`

## A hand

hand_heading = **আপনার হাত** ({ $count ->
    [0] কোনো তাস নেই
   *[other] { $count }টি তাস
})
hand_suit = { $symbol } { $suit }: **{ $cards }**
own_wait = এখন আপনার পালা নয়। কার পালা, তা টেবিলের মেসেজে দেখুন।
own_slow = আপনার হয়ে কম্পিউটার খেলছে। হাল ধরতে একটি তাস খেলুন বা **আমি ফিরেছি** টিপুন।
select_card = তাস খেলুন: { $from } থেকে { $to }

## Buttons

button_join = যোগ দিন
button_leave = উঠে যান
button_deal = তাস বাঁটুন
button_cut = তাস কাটুন
button_fill = { $seats } পর্যন্ত ভরে তাস বাঁটুন
button_again = আরেক হাত হোক
button_hand = আমার হাত
button_rules = নিয়ম
button_back = আমি ফিরেছি
button_stop = টেবিল বন্ধ করুন
button_forget = আমার নাম মুছুন
button_never = থাক, লাগবে না
button_review = খেলাটা ফিরে দেখা
button_verify = যাচাই করুন

## What was done

done_joined = সিট { $number } আপনার। তাস বাঁটা হলেই এখানে আপনার হাতে চলে আসবে।
done_cut = আপনি “{ $word }” দিয়ে তাস কাটলেন। টেবিলে সবাই শব্দটা দেখতে পাচ্ছেন; নতুন শব্দ দিলে সেটাই এর জায়গা নেবে।
done_back = সিট আবার আপনার।
done_left = আপনি উঠে গেছেন। জায়গা থাকলে `{ -root } join` আপনাকে ফিরিয়ে আনবে।
done_waiting = এখন খেলা চলছে, তাই একটু অপেক্ষা করুন: পরের খেলায় আপনিও তাস পাবেন, আর তা এখানেই আসবে। ততক্ষণ দেখুন: যা সবার সামনে, টেবিলের মেসেজ আর **এ পর্যন্ত** তা দেখায়।
done_waits_no_more = ঠিক আছে, আপনি আর অপেক্ষায় নেই: পরের খেলা আপনাকে ছাড়াই বাঁটা হবে।
done_dealt = খেলা { $game }-এর তাস বাঁটা হয়েছে।
done_stopped = টেবিল বন্ধ হয়ে গেছে।
done_settings = সেভ হয়েছে। এই সার্ভারে নতুন টেবিল এভাবে শুরু হবে:
settings_title = **এই সার্ভারের সেটিং** (বাছলেই সংরক্ষিত হয়)
done_forgotten = আপনার নাম মুছে দেওয়া হয়েছে। আপনার খেলাগুলো থাকবে, তবে নাম ছাড়া।
done_never = কিছুই বদলায়নি।
done_here = এই নিন।

ask_stop = সবার জন্য এই টেবিল বন্ধ করবেন? এই খেলায় কারও হার ধরা হবে না।
ask_end_parked = এই চ্যানেলের টেবিল বটের অন্য সংস্করণ সংরক্ষণ করেছে, এই সংস্করণ সেটি চালিয়ে নিতে পারে না। চিরতরে বন্ধ করবেন? সেই খেলায় কারও হার হবে না।
ask_forget = যা কিছু সেভ করা আছে, সব থেকে আপনার নাম মুছে দেব? খেলাগুলো নাম ছাড়া থাকবে। লিডারবোর্ড থেকে আপনার হিসাব মুছে যাবে।

not_dealt = তাস এখনো বাঁটা হয়নি। যথেষ্ট সিট ভরলে হোস্ট তাস বাঁটবেন।
game_over = খেলা শেষ। হোস্ট পরের খেলার তাস বাঁটতে পারেন।

## Refusals: what is wrong, and what to do instead

refuse_not_host = এটা শুধু হোস্ট { $host } করতে পারেন। তাঁকে বলুন।
refuse_internal = এখানে কিছু একটা গোলমাল হয়েছে, তবে কিছুই বদলায়নি। একটু পরে আবার চেষ্টা করুন।
refuse_table_exists = এই চ্যানেলে আগে থেকেই একটা টেবিল আছে। `{ -root } join` দিয়ে তাতে যোগ দিন, নয়তো অন্য চ্যানেল নিন।
refuse_too_many_tables = এই সার্ভারে আগে থেকেই { $most }টা টেবিল খোলা আছে, এর বেশি খোলা যায় না। সেগুলোর কোনো একটায় যোগ দিন, নয়তো `{ -root } stop` দিয়ে একটা বন্ধ করে আবার চেষ্টা করুন।
refuse_no_table = এই চ্যানেলে কোনো টেবিল নেই। `{ -root } start` দিয়ে খুলে নিন।
refuse_other_game = এই টেবিলে { -game } চলছে। তার কমান্ড `{ -root }` দিয়ে শুরু হয়।
refuse_parked = এই চ্যানেলের টেবিল বটের অন্য এক সংস্করণে সেভ করা হয়েছিল। যেমন ছিল তেমনই রাখা আছে, সেই সংস্করণ আবার চললে খেলা এগোবে।
refuse_newer_game = খেলা { $game } বটের নতুন সংস্করণে খেলা হয়েছিল, আর শুধু সেটাই তা পড়তে পারে। এর কিছুই হারায়নি।
refuse_newer_settings = এই সার্ভারের সেটিংস বটের নতুন সংস্করণে সেভ করা হয়েছিল, তাই এই সংস্করণ তাতে হাত দেয় না।
parked = এই চ্যানেলের টেবিল বটের অন্য এক সংস্করণে সেভ করা হয়েছিল, তাই অপেক্ষায় আছে। কিছুই হারায়নি: সেই সংস্করণ আবার চললে খেলা এগোবে।
told_deleted = এই টেবিলের মেসেজ বারবার মুছে ফেলা হচ্ছে, তাই আবার দেখানোর আগে এখন প্রতিবার আরও বেশি সময় অপেক্ষা করতে হবে। কোনো মডারেশন বট এটা করলে তার সেটিংসে এই চ্যানেলে আমার মেসেজগুলোকে ছাড় দিন। খেলা চলতে থাকবে: `{ -root } hand` আপনার তাস দেখায়, `{ -root } table` টেবিল।
refuse_not_seated = এই টেবিলে আপনার সিট নেই। লবি খোলা থাকলে `{ -root } join` দিয়ে নিয়ে নিন।
refuse_already_seated = সিট { $number } আগে থেকেই আপনার। তাস বাঁটা হলেই আপনার হাতে চলে আসবে।
refuse_full = { $seats }টি সিটই ভরে গেছে। কেউ ওঠা পর্যন্ত অপেক্ষা করুন, নয়তো অন্য চ্যানেলে টেবিল খুলুন।
refuse_already_waiting = আপনি আগে থেকেই পরের খেলার অপেক্ষায় আছেন। না খেলতে চাইলে **উঠে যান** টিপুন বা `{ -root } leave` লিখুন।
refuse_already_dealt = তাস বাঁটা হয়ে গেছে। `{ -root } hand` দিয়ে আপনারটা দেখুন।
refuse_too_late_to_cut = এই তাস বাঁটা হয়ে গেছে। খেলা শেষ হলে, পরের বার বাঁটার আগে কাটতে পারবেন।
refuse_too_few = মাত্র { $have }টি সিট ভরেছে, লাগবে { $least }টি। আরও খেলোয়াড়ের অপেক্ষা করুন, নয়তো কম্পিউটার নিয়ে টেবিল খুলুন।
refuse_too_many = { $have }টি সিট অনেক বেশি: এই তাসে বড়জোর { $most } জন খেলতে পারেন। কম্পিউটার কমান।
refuse_no_game = কোনো খেলা চলছে না। হোস্ট তাস বেঁটে শুরু করতে পারেন।
refuse_stale = সে সময় পেরিয়ে গেছে। এখন কী করতে পারেন, `{ -root } hand` তা দেখায়।
refuse_busy = টেবিল এখন ব্যস্ত। একটু পরে আবার চেষ্টা করুন।
refuse_thinking = আগেরবার যা জানতে চেয়েছিলেন, তা নিয়ে এখনও ভাবা হচ্ছে। উত্তর এলে আবার জিজ্ঞেস করুন।
refuse_posted_just_now = টেবিলটি এইমাত্র এখানে দেখানো হয়েছে। আপনি এটি { $when } আবার দেখাতে পারবেন।
refuse_not_a_card = “{ $typed }” কোনো তাস নয়। এভাবে লিখুন: QH, 10♠ বা queen of hearts।
refuse_not_a_word = এই শব্দ চলবে না। এক লাইনে 1 থেকে { $most }টি অক্ষর লিখুন, যা সবাই দেখতে পান।
refuse_bad_number = `{ $option }` হতে হবে { $least } থেকে { $most }; `turn_seconds` 0-ও হতে পারে, মানে ঘড়ি নেই।
refuse_manage_server = সার্ভারের সেটিংস শুধু তাঁরাই বদলাতে পারেন, যাঁদের সার্ভার সামলানোর অনুমতি আছে। তাঁদের কাউকে বলুন।
refuse_who_starts = এই সার্ভারে শুধু যাঁরা এটি সামলান, তাঁরাই টেবিল খোলেন। তাঁদের কাউকে বলুন; তারপর আপনি যোগ দিতে পারবেন।
refuse_servers_only = গেটঅ্যাওয়ে সার্ভারের চ্যানেলে খেলা হয়। সেখানে চেষ্টা করুন।
refuse_permissions = এই চ্যানেলে আমি টেবিল চালাতে পারছি না: আমার এই অনুমতি নেই: { $permissions }। যিনি সার্ভার সামলান তাঁকে দিতে বলুন, নয়তো অন্য চ্যানেল নিন।
refuse_no_record = এই সার্ভারে এমন কোনো খেলা নেই।
refuse_not_finished = খেলা { $game } এখনো শেষ হয়নি। শেষ হলে তার তাস দেখা যাবে।
refuse_no_finished = এই চ্যানেলে এখনো কোনো খেলা শেষ হয়নি। খেলার নম্বর দিন।
refuse_no_proof = খেলা { $game }-এর তাস কীভাবে এল, তার কিছুই রাখা নেই।
refuse_unknown_command = এই কমান্ড এখানে আর চলে না। এখনকার কমান্ড দেখতে Discord আবার চালু করুন।
refuse_hints_off = এই সার্ভারে ইঙ্গিত বন্ধ। যাঁদের সার্ভার সামলানোর অনুমতি আছে, তাঁরা `{ -root } settings` দিয়ে চালু করতে পারেন।
refuse_nothing_to_decide = এখন আপনার ঠিক করার কিছু নেই। আপনার পালা এলে আবার জিজ্ঞেস করুন।
refuse_not_dealt_in = খেলা { $game }-এ আপনাকে তাস দেওয়া হয়নি, তাই ফিরে দেখার মতো আপনার কিছু নেই।

## At a table, whatever is played

seats_heading = **খেলোয়াড় ও তাস**
seat_turn = ▶ { $line }
seats_away = পার পেয়ে নিরাপদ: { $names }
due_play = { $who }, আপনার পালা।
due_computer = { $name }-এর পালা।
got_away = { $name } পার পেয়ে গেলেন।
lost = হার এবার { $name }-এর কপালে।
outcome_text = এই খেলার হার { $who }-এর কপালে।
outcome_loser = **হার যাঁর কপালে:** { $name }
outcome_away = { $place }. { $name } পার পেয়েছেন
own_away = আপনি পার পেয়ে গেছেন: এখন নিরাপদ।
own_by_commands = আপনি কমান্ড দিয়ে খেলছেন। টেবিলের মেসেজে আপনার নাম এলে `{ -root } play` শুধু সেই তাসগুলো দেখাবে, যা চালা যায়। বোতাম চাইলে ওই মেসেজের নিচে **আমার হাত** টিপুন।
refuse_game_over = খেলা শেষ। হোস্ট পরের খেলার তাস বাঁটতে পারেন।
refuse_not_in_play = আপনি তো পার পেয়েই গেছেন। এখন নিরাপদ: হেলান দিয়ে বসে মজা দেখুন।
refuse_not_in_hand = { $card } আপনার হাতে নেই। হাতে কী আছে, `{ -root } hand` তা দেখায়।
refuse_not_your_turn = { $name }-এর পালা। আপনার পালার অপেক্ষা করুন।
hint_best = **সেরা:** { $choice }। এখান থেকে 100টির মধ্যে প্রায় { $percent }টি খেলায় হার হয়।
hint_other = তারপর: { $choice }, 100টির মধ্যে প্রায় { $percent }টি।

## The rules in short

rules_options = **এই টেবিলের নিয়ম:**
    { $options }
rules_defaults = **এই সার্ভারে টেবিল এভাবে শুরু হয়:**
    { $options }

## Figures

leaderboard_title = লিডারবোর্ড, { $period }
leaderboard_empty = দুই বা তার বেশি মানুষ মিলে এখনো কোনো খেলা শেষ করেননি। `{ -root } start` দিয়ে টেবিল খুলুন।
leaderboard_line = { $place }. **{ $name }**: { $lost }, ন্যায্য ভাগের তুলনায় { $share }, { $streak }
leaderboard_lost = { $games }টির মধ্যে { $losses }টিতে হার ({ $percent })
leaderboard_key = ন্যায্য ভাগের তুলনায়: 1.00 হলো গড়, যত কম তত ভালো। বড় টেবিলে বা নিয়মিত খেললে কারও ক্ষতি হয় না।
leaderboard_legend = **ছবিতে:** ওপরের ক্রমগুলি; ভাঙা রেখাটি 1.00।
leaderboard_alt = ন্যায্য ভাগের তুলনায় হার; 1.00 হলো গড়।
    { $lines }
leaderboard_alt_line = { $place }. { $name }: { $share }
streak_safe = { $games ->
    [one] { $games }টি খেলায় নিরাপদ
   *[other] টানা { $games }টি খেলায় নিরাপদ
}
streak_lost = { $games ->
    [one] শেষ খেলায় হার
   *[other] টানা { $games }টি খেলায় হার
}
stats_title = { -game }: { $name }-এর হিসাব
stats_none = ধরা হয় এমন কোনো খেলা এখনো শেষ হয়নি।
stats_lost = { $games }টির মধ্যে { $losses }টিতে হার ({ $percent })
stats_share = ন্যায্য ভাগের তুলনায় হার: { $share } (1.00 হলো গড়, যত কম তত ভালো)
stats_streak = এখন: { $streak }
stats_longest = সবচেয়ে লম্বা ধারা: টানা { $safe }টিতে নিরাপদ, টানা { $lost }টিতে হার
stats_first = সবার আগে পার: { $games } বার
stats_legend = **ছবিতে:** প্রতিটি খেলার পরে, ন্যায্য ভাগের তুলনায় হার। বড় বিন্দু মানে হারা খেলা, ভাঙা রেখাটি 1.00।
stats_alt = { $name }: { $first } থেকে { $last } নম্বর খেলা, প্রতিটির পরে ন্যায্য ভাগের তুলনায় হার; 1.00 হলো গড়। হারা খেলা: { $lost }। এখন: { $share }
stats_places = কত নম্বরে পার পেয়েছেন: { $places }
stats_place = { $place }. ×{ $times }
stats_figure = { $label }: { $total } (প্রতি খেলায় { $each })
stats_opponents = **অন্যদের সঙ্গে** (তাঁদের আগে পার)
stats_opponent = { $name }: { $games }-এর মধ্যে { $ahead }

record_text = খেলা { $game }-এর রেকর্ড। `getaway check` এটি আবার খেলে দেখে, `getaway verify` এর তাস ফেটানো যাচাই করে।
verify_title = খেলা { $game }-এর তাস কীভাবে এল
verify_good = ✅ কমিট, গোপন সংকেত, আইডি আর বাঁটা তাস একে অন্যের সঙ্গে মেলে।
verify_good_cut = ✅ কমিট, গোপন সংকেত, শব্দ আর বাঁটা তাস একে অন্যের সঙ্গে মেলে।
verify_bad = ❌ কমিট, গোপন সংকেত আর বাঁটা তাস একে অন্যের সঙ্গে মেলে **না**।
verify_commit = **কমিট,** খেলার আগে দেখানো: `{ $commit }`
verify_secret = **গোপন সংকেত,** খেলার পরে দেখানো: `{ $secret }`
verify_ids = **যোগ দেওয়ার আইডি,** সিটের ক্রমে, আর সবশেষে তাস বাঁটার: `{ $ids }`
verify_cuts = **এই শব্দগুলো দিয়ে কাটা হয়েছে,** এই ক্রমেই:
    { $cuts }
verify_cut = { $number }. { $word } ({ $seat })
verify_seed = **সিড:** `{ $seed }`
verify_from_ids = `secret:{ $game }:ids`-এর (id-গুলোর মাঝে কমা)
verify_from_cuts = `secret:{ $game }:cut:hashes`-এর (প্রতিটি শব্দের SHA-256, hex-এ, এই ক্রমেই, মাঝে কমা)
verify_proven_by_ids = **এতে যা প্রমাণ হয়:** তাস বাঁটার আগেই গোপন সংকেত ঠিক ছিল, আর তাসগুলো সেই সংকেত আর আইডি থেকেই এসেছে। কিন্তু খেলোয়াড়েরা সেই আইডি কখনও দেখেন না, তাই কোনো বদলানো বট পছন্দের তাস না আসা পর্যন্ত আইডি বদলে দেখতে পারত। সে সুযোগ না রাখতে পরের বার বাঁটার আগে **তাস কাটুন** টিপুন।
verify_proven_by_cuts = **এতে যা প্রমাণ হয়:** প্রথম শব্দেরও আগে গোপন সংকেত ঠিক ছিল, আর তাসগুলো শুধু সেই সংকেত আর এই শব্দগুলো থেকেই এসেছে। সবার শেষে যিনি নিজের শব্দ দিয়ে কেটেছেন, তিনি জানেন এই তাস কেউ বেছে দেয়নি। যাঁরা আগে কেটেছেন, তাঁরাও তা জানেন, যদি না পরের কোনো শব্দ এমন কারও হয় যিনি বট-চালকের সঙ্গে হাত মিলিয়েছেন।
verify_unproven = **এতে যা প্রমাণ হয় না:** বট তাস বাঁটতে অস্বীকার করতে পারে, আর তার ডেটাবেস যাঁর নাগালে, তিনি চলতি খেলার তাস দেখতে পারেন।
verify_how = **নিজেই যাচাই করুন:** গোপন সংকেতের SHA-256 হলো কমিট; { $formula } SHA-256 হলো সিড; `seed:deal:CARD`-এর SHA-256-এর ঊর্ধ্বক্রমে তাস বাঁটা হয়। অথবা `{ -root } record game:{ $game }` দিয়ে ফাইল নিয়ে `getaway verify FILE` চালান।

## Commands and options, as the list of commands shows them

cmd_start = এই চ্যানেলে টেবিল খুলুন
cmd_join = সিট নিন, বা নিজের সিট ফেরত নিন
cmd_leave = নিজের সিট ছেড়ে দিন
cmd_deal = তাস বাঁটুন (হোস্ট)
cmd_cut = পরের বার তাস ফেটানোয় নিজের একটা শব্দ যোগ করুন
cmd_hand = নিজের হাত দেখুন, আর কী খেলতে পারেন তা-ও
cmd_table = টেবিলটি চ্যানেলের একদম নিচে আবার দেখান
cmd_stop = কাউকে না হারিয়ে টেবিল বন্ধ করুন (হোস্ট)
cmd_hint = পাকা খেলোয়াড় আপনার জায়গায় কী করতেন, আর কেন
cmd_leaderboard = এই সার্ভারে কে কতবার হেরেছেন
cmd_stats = একজন খেলোয়াড়ের হিসাব
cmd_record = শেষ হওয়া খেলার রেকর্ড, ফাইল আকারে
cmd_verify = শেষ হওয়া খেলার তাস কীভাবে এল
cmd_rules = নিয়ম, সংক্ষেপে
cmd_settings = এই সার্ভারে নতুন টেবিল কীভাবে শুরু হবে (Manage Server)
cmd_forget-me = সেভ করা সবকিছু থেকে নিজের নাম মুছুন

opt_computers = কতজন কম্পিউটার খেলোয়াড় বসবে
opt_level = কম্পিউটার কতটা ভালো খেলবে
opt_turn_seconds = এক পালার সেকেন্ড, 15 থেকে 3600; 0 মানে ঘড়ি নেই
opt_period = কবে থেকে
opt_player = কার হিসাব; না দিলে আপনার
opt_game = খেলার নম্বর; না দিলে এই চ্যানেলের শেষ খেলা
opt_word = আপনার শব্দ, 1 থেকে 40 অক্ষর; না দিলে একটা ফর্ম খুলবে
opt_hints = খেলোয়াড়েরা ইঙ্গিত চাইতে পারবেন কি না
opt_colours = তাসের কটি রঙ; চারটি হলে চিড়িতন সবুজ আর রুইতন নীল
opt_pictures = তাস, খেলা আর হিসাব ছবিসহ দেখানো হবে কি না
opt_who_starts = কে টেবিল খুলতে পারেন
setting_language = ভাষা
setting_who_starts = কে টেবিল খুলতে পারেন
setting_hints = পরামর্শ
setting_nudge_seconds = এত সেকেন্ড চুপ থাকলে মনে করান
setting_colours = তাসের রং
setting_pictures = ছবি
setting_turn_seconds = প্রতি পালার সেকেন্ড
setting_computers = কম্পিউটার খেলোয়াড়
setting_level = কম্পিউটার কেমন খেলবে
setting_house = নিয়মের সেট
opt_language = এই সার্ভারে বটের ভাষা

choice_easy = সহজ
choice_normal = মাঝারি
choice_hard = কঠিন
choice_clockwise = ঘড়ির কাঁটার দিকে
choice_anticlockwise = ঘড়ির কাঁটার উল্টো দিকে
choice_all = শুরু থেকে
choice_month = গত 30 দিন
choice_week = গত 7 দিন
choice_english = English (ইংরেজি)
choice_hindi = हिन्दी (হিন্দি)
choice_urdu = اردو (উর্দু)
choice_punjabi = ਪੰਜਾਬੀ (পাঞ্জাবি)
choice_punjabi_shahmukhi = پنجابی (পাঞ্জাবি, শাহমুখী)
choice_bengali = বাংলা
choice_on = চালু
choice_off = বন্ধ
choice_two = দুটি
choice_four = চারটি
choice_everyone = সবাই
choice_managers = যাঁরা সার্ভার সামলান

permission_view = চ্যানেল দেখা (View Channel)
permission_send = মেসেজ পাঠানো (Send Messages)
permission_thread = থ্রেডে মেসেজ পাঠানো (Send Messages in Threads)
permission_embed = লিংক এমবেড করা (Embed Links)

option_nudge = { $seconds } সেকেন্ড কিছু না করলে মনে করিয়ে দেওয়া হয়
option_no_nudge = দেরি হলে কাউকে মনে করানো হয় না
nudge = { $who }, আপনার পালা।
history_title = খেলা { $game }: এ পর্যন্ত যা হলো
history_none = এখনও ফিরে দেখার কিছু নেই।
history_page = পাতা { $page } / { $pages }
button_history = এ পর্যন্ত
button_earlier = আগের
button_later = পরের
button_more = আরও সেটিং
button_back_to = পেছনে
opt_nudge_seconds = কত সেকেন্ড কিছু না করলে মনে করানো হবে; 0 মানে কখনও নয়
