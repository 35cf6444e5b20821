# What Stop the Bus alone says, in Bengali; en.ftl says what each message is for. Hands go by the names of
# Teen Patti: ট্রেল, পিওর সিকোয়েন্স, সিকোয়েন্স, কালার, জোড়া, হাই কার্ড.

## The lobby

bus_name = স্টপ দ্য বাস
bus_figure_deals_won = জেতা দান
bus_figure_calls = কতবার বাস থামিয়েছেন
bus_figure_calls_lost = বাস থামিয়ে টোকেন গেছে (বার)
bus_figure_best_hand = সেরা হাত
bus_lobby_intro = তাস বদলে তিন তাসের ভালো হাত বানান। সবচেয়ে দুর্বল হাতের একটি টোকেন যায়; শেষে যাঁর থাকে, তিনিই জয়ী।

bus_setting_tokens = প্রত্যেকের টোকেন
bus_setting_keep = হাত যেমন আছে রাখা যায়
bus_setting_whole_hand = পুরো হাত বদলানো যায়

## Hands and their worth

bus_exchange = { $give }→{ $take }
bus_button_swap = { $give }›{ $take }
bus_rank = { $rank ->
    [A] টেক্কা
    [K] সাহেব
    [Q] বিবি
    [J] গোলাম
   *[other] { $rank }
}
bus_ranks = { $rank ->
    [A] টেক্কার
    [K] সাহেবের
    [Q] বিবির
    [J] গোলামের
    [ten] 10-এর
    [nine] 9-এর
    [eight] 8-এর
    [seven] 7-এর
    [six] 6-এর
    [five] 5-এর
    [four] 4-এর
    [three] 3-এর
   *[two] 2-এর
}
bus_worth_prial = { $ranks } ট্রেল
bus_worth_running_flush = পিওর সিকোয়েন্স, { $ranks }
bus_worth_run = সিকোয়েন্স, { $ranks }
bus_worth_flush = কালার, সবচেয়ে বড় { $rank }
bus_worth_pair = { $ranks } জোড়া
bus_worth_high_card = হাই কার্ড { $rank }

## The table

bus_table_title = খেলা { $game }, দান { $number }
bus_seat_line = { $name }: { $tokens }
bus_seat_called = { $line } · 🛑 বাস থামিয়েছেন
bus_seats_out = বাইরে: { $names }
bus_middle = **মাঝখানে:** **{ $cards }**
bus_called = 🛑 { $names }-এর **শেষ পালা**।
bus_next_deal_now = পরের দান এখনই।
bus_turn_kept = { $name } হাত বদলাননি।
bus_turn_exchanged = { $name } { $give } দিয়ে { $take } নিয়েছেন।
bus_turn_exchanged_all = { $name } পুরো হাত মাঝখানের সঙ্গে বদলেছেন।

## A deal that is over

bus_told_kept = { $name } হাত বদলাননি
bus_told_exchanged = { $name } { $exchange }
bus_told_exchanged_all = { $name } পুরো হাত বদলেছেন
bus_told_called = { $turn } 🛑 বাস থামাও!
bus_deal_told = **দান { $number }**, { $name } তাস বেঁটেছেন। মাঝখানে: { $cards }
bus_deal_retold = **দান { $number } শেষ:**
bus_deal_in_short = **দান { $number }:** { $hands }
bus_shown_cards = { $name } **{ $cards }**
bus_shown_hand = { $name }: **{ $cards }**, { $worth }
bus_shown_worst = ▼ { $line } (সবচেয়ে দুর্বল)
bus_nobody_loses = কারও টোকেন থাকত না, তাই কারও টোকেন যায় না।
bus_loses_token = { $count ->
    [one] **{ $names }-এর একটি টোকেন গেল।**
   *[other] **{ $names }-এর একটি করে টোকেন গেল।**
}
bus_goes_out = { $count ->
    [one] { $names } এবার বাইরে।
   *[other] { $names } এবার বাইরে।
}

## The result

bus_chart_legend = বাকি টোকেন, দানে দানে। রেখার নিচে: বাইরে।
    { $names }
bus_chart_alt = প্রত্যেকের বাকি টোকেন, দানে দানে।
    { $lines }
bus_chart_player = { $number } { $name }: { $told }
bus_chart_lost = { $count ->
    [one] দান { $deals }-এ টোকেন গেছে
   *[other] দান { $deals }-এ { $count }টি টোকেন গেছে
}
bus_chart_out = দান { $deal }-এ বাইরে
bus_chart_left = { $count }টি টোকেন বাকি

## A hand

bus_own_cards = **{ $cards }**: { $worth }
bus_own_deal = **দান { $number }**
bus_own_middle = মাঝখানে: **{ $cards }**
bus_own_turn = আপনার পালা: নিজের একটি তাস মাঝখানের একটির সঙ্গে বদলান, বা এই হাতই রাখুন।
bus_own_turn_must = আপনার পালা: নিজের একটি তাস মাঝখানের একটির সঙ্গে বদলান।
bus_own_last_turn = { $name } বাস থামিয়েছেন: এই দানে এটাই আপনার শেষ পালা।
bus_own_stop = এবার যা টিপবেন, তাতে বাসও থামবে: বাকি সবাই আর একটি করে পালা পাবেন।
bus_own_away = আপনার টোকেন শেষ। খেলা কেমন চলছে, টেবিলের মেসেজে দেখুন।
bus_own_by_commands = আপনি কমান্ড দিয়ে খেলছেন। টেবিলের মেসেজে আপনার নাম এলে `/bus swap` দেখাবে কোন তাস দিতে ও নিতে পারেন; `/bus keep` হাত যেমন আছে রাখে। বোতাম চাইলে ওই মেসেজের নিচে **আমার হাত** টিপুন।

## Buttons

bus_button_keep = এই হাতই থাক
bus_button_all = পুরো হাত
bus_button_stop_the_bus = বাস থামান…
bus_button_not_yet = এখনই থামাব না
bus_button_show = কী কী করতে পারি, দেখান
bus_button_and_stop = 🛑 { $label }
bus_option_all = তিনটিই: পুরো হাত মাঝখানের সঙ্গে

## What was done

bus_done_kept = আপনি হাত বদলাননি।
bus_done_exchanged = আপনি { $give } দিয়ে { $take } নিয়েছেন।
bus_done_exchanged_all = আপনি পুরো হাত মাঝখানের সঙ্গে বদলেছেন।
bus_done_called = 🛑 আপনি বাস থামিয়েছেন: বাকি সবাই আর একটি করে পালা পাবেন।
bus_done_deal_over = এতেই দান শেষ: সবার হাত টেবিলের মেসেজে আছে।

## Refusals: what is wrong, and what to do instead

bus_refuse_not_in_play = আপনার টোকেন শেষ, তাই এই খেলায় আর পালা নেই। খেলা কেমন চলে দেখুন।
bus_refuse_between_deals = এই দান শেষ। পরেরটি একটু পরেই।
bus_refuse_must_exchange = এই টেবিলে হাত যেমন আছে রাখা যায় না। নিজের একটি তাস মাঝখানের একটির সঙ্গে বদলান।
bus_refuse_one_card_only = এই টেবিলে একবারে একটি তাসই বদলানো যায়।
bus_refuse_not_in_middle = { $card } মাঝখানে নেই। কী আছে, টেবিলের মেসেজে দেখুন।
bus_refuse_itself = { $card }-এর বদলে { $card } নিলে কিছু বদলায় না। এই হাতই রাখতে `/bus keep` দিন।
bus_refuse_already_called = { $name } আগেই বাস থামিয়েছেন। আপনার শেষ পালা `stop` ছাড়া খেলুন।
bus_refuse_not_all = পুরো হাত বদলাতে নিজের তিনটি তাস মাঝখানের তিনটির বদলে দিন (`give:all take:all`)।

## Words that other games have otherwise

bus_verify_how = **নিজেই যাচাই করুন:** গোপন সংকেতের SHA-256 হলো ফিঙ্গারপ্রিন্ট; { $formula } SHA-256 হলো সিড; `seed:dealK:CARD`-এর SHA-256-এর ঊর্ধ্বক্রমে K নম্বর দানের তাস বাঁটা হয়। অথবা `/bus record game:{ $game }` দিয়ে ফাইল নিয়ে `getaway verify FILE` চালান।

## The rules in short

bus_rules_title = স্টপ দ্য বাস, সংক্ষেপে
bus_rules_aim = সবাই { $tokens }টি টোকেন নিয়ে শুরু করেন। প্রতি দানে সবচেয়ে দুর্বল হাতের একটি যায়। শেষ পর্যন্ত যাঁর টোকেন থাকে, **তিনিই জয়ী**।
bus_rules_deal = **বাঁটা:** প্রত্যেককে তিনটি তাস, আর মাঝখানে তিনটি চিত করে।
bus_rules_turn = **পালা:** নিজের একটি তাস মাঝখানের একটির সঙ্গে বদলান, বা এই হাতই রাখুন।
bus_rules_turn_must = **পালা:** নিজের একটি তাস মাঝখানের একটির সঙ্গে বদলান। হাত যেমন আছে রাখা চলে না।
bus_rules_whole_hand = **পুরো হাত:** চাইলে নিজের তিনটি তাস মাঝখানের তিনটির সঙ্গে বদলাতে পারেন।
bus_rules_stop = **বাস থামানো:** নিজের পালার সঙ্গে, প্রথমটিতেও, বাস থামাতে পারেন। তখন বাকি সবাই আর একটি করে পালা পান, আর কেউ থামাতে পারেন না। কেউ না থামালে 20টি করে পালার পর দান শেষ।
bus_rules_showdown = **দানের শেষ:** সবার হাত দেখানো হয়। সবচেয়ে দুর্বল হাতের একটি টোকেন যায়; সমান হলে একটি করে। তাতে কারও টোকেন না থাকলে কারওটাই যায় না।
bus_rules_hands = **হাত, সেরা থেকে:** ট্রেল (3 3 3 সবার সেরা, তারপর টেক্কা থেকে 2) · পিওর সিকোয়েন্স · সিকোয়েন্স · কালার · জোড়া · হাই কার্ড। সব রং সমান।
bus_rules_runs = **সিকোয়েন্স:** A 2 3 সেরা, তারপর A K Q, K Q J, এভাবে 4 3 2 পর্যন্ত।
bus_rules_end = **বাইরে:** যাঁর টোকেন শেষ, তিনি আর তাস পান না। যিনি বেশিক্ষণ টেকেন, তাঁর স্থান ওপরে।

## Hints

bus_hint_note = আপনি যা জানতে পারেন, তা থেকেই আন্দাজ: আপনার হাত, মাঝখান, আর অন্যরা কী নিয়েছেন ও দিয়েছেন।
bus_advice_keep = এই হাতই রাখা
bus_advice_all = পুরো হাত বদলানো
bus_advice_stop = { $choice }, আর বাস থামানো
bus_why_best_hand = এতে এখনকার সেরা হাত হয়।
bus_why_nothing_better = কোনো বদলে হাত আরও ভালো হয় না।
bus_why_helps_next_less = আরও ভালো হাত নিলে পরের খেলোয়াড় ভালো তাস পেতেন।
bus_why_builds_up = এখন এর চেয়ে ভালো হাত হতে পারে, কিন্তু এটি পরে আরও ভালো হতে পারে।
bus_why_stop_now = বাস থামানোর মতো ভালো হাত।
bus_why_stop_later = বাস থামানোর মতো ভালো এখনো নয়।
bus_why_last_turn = এই দানে এটাই আপনার শেষ পালা।
bus_review_when = দান { $number }

## Commands and options, as the list of commands shows them

bus_cmd_bus = স্টপ দ্য বাস খেলুন: বদলে বদলে তিন তাসের ভালো হাত বানান; শেষ টোকেন যাঁর, জয় তাঁর
bus_cmd_swap = হাতের একটি তাস মাঝখানের একটির সঙ্গে বদলান
bus_cmd_keep = হাত যেমন আছে রাখুন
bus_cmd_leaderboard = এই সার্ভারে কার কত জয়, আর কার রেটিং কত
bus_opt_give = হাতের তাস, বা all
bus_opt_take = মাঝখানের তাস, বা all
bus_opt_stop = সঙ্গে বাসও থামাবেন? তখন বাকি সবাই আর একটি করে পালা পান
bus_opt_tokens = সবাই কটি টোকেন নিয়ে শুরু করেন
bus_opt_keep = হাত যেমন আছে রাখা যায় কি না
bus_opt_whole_hand = পুরো হাত মাঝখানের সঙ্গে বদলানো যায় কি না

## A first game

bus_help_aim = আপনার হাতে তিনটি তাস, আর আপনার হাত যেন সবচেয়ে দুর্বল না হয়: প্রতি দানে সবচেয়ে দুর্বল হাতের একটি টোকেন যায়। শেষ পর্যন্ত যাঁর টোকেন থাকে, **তিনিই জয়ী**।
bus_help_aim_picture = **ছবিতে:** ওপরে তিনটি তিরি, যার চেয়ে বড় কিছু নেই; তার নিচে সেরা পিওর সিকোয়েন্স; সবার নিচে শুধু একটি জোড়া।
bus_help_turn =
    মাঝখানে তিনটি তাস চিত হয়ে আছে। নিজের পালায় তার একটির সঙ্গে নিজের একটি তাস বদলান। প্রতিটি বদলের নিজের বোতাম আছে, আর **{ bus_button_keep }** টিপলে কিছুই বদলায় না।

    হাত ভালো? তাহলে **{ bus_button_stop_the_bus }** টিপুন, তারপর আপনার বদল। বাকি সবাই আর একটি করে পালা পান, সব হাত খোলা হয়, আর সবচেয়ে দুর্বলটির একটি টোকেন যায়।
bus_help_turn_picture = **ছবিতে:** ওপরে মাঝখানের তাস, নিচে আপনার হাত। চিহ্ন দেওয়া দুটি তাস বদলান, তাহলে আপনার তিনটি বিবি।
bus_help_end = টোকেন না থাকলে আপনি বাইরে। যখন শুধু একজনের টোকেন থাকে, খেলা শেষ: **তিনিই জয়ী**।
bus_lesson_pair = সবার হাতে তিনটি করে তাস, আর প্রতি দানে **সবচেয়ে দুর্বল হাতের** একটি টোকেন যায়। নিজের পালায় মাঝের একটি তাসের সঙ্গে একটি বদলান, নয়তো এই হাতই রাখুন। সেরা থেকে দুর্বল: ট্রেল (একই মানের তিনটি), পিওর সিকোয়েন্স, সিকোয়েন্স, কালার, জোড়া, হাই কার্ড। সবচেয়ে ছোট তাস দিয়ে K♠ নিন: জোড়া হয়ে গেল।
bus_lesson_no_pair = এটাও করা যায়, তবে যে তাসের মিল নেই তার চেয়ে জোড়া সবসময় ভালো। 2♣ দিন, K♠ নিন।
bus_lesson_stop = এইমাত্র কেউ K♦ মাঝে রেখেছেন: ওটা নিলে আপনার সাহেবের ট্রেল, সেরা জাতের হাত। অন্যদের সময় দেবেন না: আগে **{ bus_button_stop_the_bus }** টিপুন, তারপর 9♠ দিয়ে K♦ নিন। বাকিরা আর একটি করে পালা পাবেন।
bus_lesson_no_stop = এটাও করা যায়, তবে সাহেবের ট্রেল সবচেয়ে দুর্বল হয় না বললেই চলে, তাই এখনই থামান: আগে **{ bus_button_stop_the_bus }**, তারপর 9♠ দিয়ে K♦।
bus_lesson_keep = সবচেয়ে দুর্বল হাতের একটি টোকেন গেল, আর এগুলো নতুন তাস। আপনার জোড়া বিবি আছে, আর মাঝের কোনো তাস আপনার 7♦ থেকে ভালো নয়। তাই **{ bus_button_keep }**।
bus_lesson_no_keep = এটাও করা যায়, তবে এতে হাত দুর্বল হয়, নয়তো থামানোটা আগেভাগে হয়। নিজের হাত রাখুন, দেখুন বাকিরা কী ছাড়েন।
bus_lesson_last = কেউ বাস থামিয়েছেন: এটা আপনার শেষ পালা। একই জোড়া দুজনের থাকলে তৃতীয় তাস ঠিক করে, তাই সেটি যত বড় পারা যায় করুন: 7♦ দিয়ে A♦ নিন।
bus_lesson_no_last = এটাও করা যায়, তবে আরেক জোড়া বিবি তৃতীয় তাসে আপনাকে হারাত। 7♦ দিয়ে A♦ নিন।
bus_lesson_end = আরেকজনেরও দুই বিবি ছিল, কিন্তু টেক্কা ছিল না: শেষ বদলের জোরে সবচেয়ে দুর্বল হাত আপনার হয়নি। যাঁর টোকেন শেষ তিনি বাইরে; **শেষ পর্যন্ত যাঁর টোকেন থাকে, জয় তাঁর**।

bus_moment_stopped = { $name } সেরা হাত নিয়ে বাস থামিয়েছেন: { $hand }
bus_told_win = { $deals } দানের পরেও { $tokens }টি টোকেন বাকি।
