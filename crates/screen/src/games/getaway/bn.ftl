# What Getaway alone says, in Bengali; en.ftl says what each message is for.
# One word for each thing, besides those of the shared messages: the waste বাতিল, a pile গাদা, to get
# away পার পাওয়া, tochoo টোচু. Nobody is called by a name for having lost: the loss is their luck.

## The lobby

getaway_name = গেটঅ্যাওয়ে
getaway_figure_picked_up = তোলা তাস
getaway_figure_tochoos = দেওয়া টোচু
getaway_figure_takes = পরের জনের পুরো হাত নেওয়া
getaway_lobby_intro = হাতের তাস শেষ করুন; শেষে যিনি রয়ে যাবেন, হার তাঁরই কপালে।

getaway_option_window = প্রতি চালের আগে তাস নেওয়ার জন্য { $seconds } সেকেন্ড
getaway_option_no_window = চালের আগে কোনো বিরতি নেই
getaway_option_classic = ক্লাসিক নিয়ম
getaway_setting_packs = তাসের প্যাকেট
getaway_setting_take_window = চালের আগে তাস নেওয়ার সেকেন্ড
getaway_setting_direction = পালা ঘোরে
getaway_setting_deal = তাস
getaway_setting_first_trick = প্রথম পিট
getaway_setting_last_card = শেষ তাসে পিট জিতলে
getaway_setting_mistakes = ভুল তাস খেললে
getaway_setting_taking = অন্যের তাস নিতে পারেন

## Picking piles

getaway_picking_title = খেলা { $game }: গাদা বেছে নিন
getaway_picking_intro = তাসগুলো কয়েকটি গাদায় উপুড় করে রাখা, কেউ গুনে দেখেনি। আপনারটা বেছে নিন।
getaway_picking_turn = { $who }, একটা গাদা বেছে নিন।
getaway_pile_taken = গাদা { $number }: { $name }
getaway_pile_free = গাদা { $number }: এখনো কারও নয়
getaway_own_pile = গাদা { $number } আপনার। সবার বাছা হলে এর তাস দেখতে পাবেন।
getaway_own_pick = আপনার পালা: একটা গাদা বেছে নিন।
getaway_own_pick_later = { $name } গাদা বাছছেন। আপনার পালাও আসবে।

## A trick

getaway_trick_title = খেলা { $game }, পিট { $number }
getaway_trick_retold = **পিট { $number }:** { $story }
getaway_on_table = **চালের রং { $suit }:** { $plays }
getaway_play = { $name } **{ $card }**
getaway_play_tochoo = { $name } **{ $card }** 💥 টোচু
getaway_play_slip = { $name } **{ $card }** (ভুল)
getaway_seat_line = { $name }: { $count ->
    [0] কোনো তাস নেই
   *[other] { $count }টি তাস
}
getaway_seat_power = { $line }, চাল এঁর
getaway_announced = এই পিটের পরে { $name } { $from }-এর তাস নেবেন।
getaway_void_away = { $from }-এর তাস { $name }-এর নেওয়া হয়নি: { $from } পার পেয়ে গেছেন।
getaway_void_next = { $from }-এর তাস { $name }-এর নেওয়া হয়নি: { $name }-এর পরে যাঁর হাতে তাস আছে, তিনি এখন অন্য কেউ।
getaway_void_two = { $from }-এর তাস { $name }-এর নেওয়া হয়নি: আর মাত্র দুজন বাকি, নিলে হার হতো { $name }-এর।
getaway_void_draw = { $from }-এর তাস { $name }-এর নেওয়া হয়নি: চাল { $name }-এর, কিন্তু হাতে তাস নেই, তাই একটা টানতে হবে।
getaway_window_open = এখনো যে কেউ পরের জনের তাস নিতে পারেন; সুযোগ শেষ: { $ends }।
getaway_window_held = { $name } চালের তাস উপুড় করে রেখেছেন। খোলার সময়: { $ends }; ততক্ষণ যে কেউ পরের জনের তাস নিতে পারেন।
getaway_due_open = { $who }, A♠ দিয়ে শুরু করুন।
getaway_due_lead = { $who }, চাল আপনার: একটা তাস খেলুন।
getaway_due_any = সবাই একসঙ্গে খেলছেন। { $who }-এর খেলা বাকি।
getaway_due_draw = { $who }, কার হাত থেকে টানবেন, বেছে নিন।
getaway_due_drawn = চাল { $who }-এর, কিন্তু হাতে তাস নেই: এখনই একটা তাস টানা হবে।

getaway_wasted = { $name } সবচেয়ে বড় তাস { $card } খেলেছেন, চাল তাঁর। তাসগুলো বাতিলে গেল।
getaway_wasted_simply = চাল { $name }-এর। তাসগুলো বাতিলে গেল।
getaway_picked_up = { $name } { $count ->
    [one] তাসটি তুলে নিলেন
   *[other] { $count }টি তাসই তুলে নিলেন
}, চাল তাঁর।
getaway_history_picked_up = { $name } { $count }টি তাস তুললেন
getaway_slip_revoke = { $name } { $card } খেলেছেন, অথচ চালের রং হাতে ছিল: ভুল, পিট এখানেই শেষ।
getaway_slip_out_of_turn = { $name } পালা ছাড়াই { $card } খেলেছেন: ভুল, পিট এখানেই শেষ।
getaway_drew_from_waste = চাল { $name }-এর, কিন্তু হাতে তাস নেই; বাতিল থেকে { $card } টেনে তা-ই দিয়ে চাল দিচ্ছেন।
getaway_drew_from_seat = চাল { $name }-এর, কিন্তু হাতে তাস নেই; { $from }-এর হাত থেকে { $card } টেনে তা-ই দিয়ে চাল দিচ্ছেন।
getaway_took = { $from }-এর { $count ->
    [one] শেষ তাসটি
   *[other] { $count }টি তাসই
} { $name } নিয়ে নিলেন।
getaway_power_passed = চাল গেল { $name }-এর কাছে।

## The result

getaway_story_legend = হাতের তাস, পিট ধরে ধরে। ▲ তুলেছেন, ◆ পরের জনের হাত নিয়েছেন।
    { $names }
getaway_story_alt = প্রত্যেকের হাতের তাস, পিট ধরে ধরে।
    { $lines }
getaway_story_player = { $number } { $name }: { $dealt }টি তাস বাঁটা; { $told }
getaway_story_picked_up = { $step } নম্বর পিটে { $count }টি তুলেছেন
getaway_story_took = { $step } নম্বর পিটের আগে { $count }টি নিয়েছেন
getaway_story_sum = { $times } বারে { $count }টি তাস তুলেছেন বা নিয়েছেন
getaway_story_away = { $step } নম্বর পিটে পার
getaway_story_lost = হেরেছেন, { $count ->
    [0] হাতে কোনো তাস নেই
   *[other] হাতে { $count }টি তাস
}
getaway_story_result = { $times ->
    [0] একবারও তাস তোলেননি
   *[other] { $times } বার তাস তুলেছেন
}, { $left ->
    [0] কিছুই বাকি নেই
   *[other] বাকি রইল { $left }টি
}; { $name } { $step } নম্বর পিটেই পার পেয়েছেন।

## A hand

getaway_own_open = A♠ আপনার হাতে: প্রথম পিট এটা দিয়েই শুরু।
getaway_own_lead = চাল আপনার: যেকোনো তাস খেলুন।
getaway_own_held = বিরতি শেষ না হওয়া পর্যন্ত আপনার চাল উপুড় করা থাকবে। এখনো অন্য তাস বেছে নিতে পারেন।
getaway_own_follow = আপনার পালা: আপনার একটি { $suit } খেলুন।
getaway_own_free = আপনার পালা, আর আপনার হাতে { $suit } নেই: যেকোনো তাস খেলুন। সবটা { $name }-কেই তুলতে হবে।
getaway_own_free_shootout = আপনার পালা, আর আপনার হাতে { $suit } নেই: যেকোনো তাস খেলুন। তাতেই খেলা শেষ, আর হার { $name }-এর।
getaway_own_free_first = আপনার হাতে { $suit } নেই: যেকোনো তাস খেলুন। প্রথম পিটে তাতে কোনো ক্ষতি নেই।
getaway_own_draw = চাল আপনার, কিন্তু হাতে তাস নেই: কার হাত থেকে টানবেন, বেছে নিন।
getaway_own_draw_held = বিরতি শেষ হলে আপনি { $name }-এর হাত থেকে টানবেন। এখনো অন্য কাউকে বেছে নিতে পারেন।
getaway_own_drawn = চাল আপনার, কিন্তু হাতে তাস নেই: এখনই আপনার জন্য একটা তাস টানা হবে।
getaway_own_announced = এই পিট শেষ হলে আপনি { $name }-এর তাস নেবেন।
getaway_own_void_away = { $name }-এর তাস আপনার নেওয়া হয়নি: { $name } পার পেয়ে গেছেন।
getaway_own_void_next = { $name }-এর তাস আপনার নেওয়া হয়নি: আপনার পরে যাঁর হাতে তাস আছে, তিনি এখন অন্য কেউ।
getaway_own_void_two = { $name }-এর তাস আপনার নেওয়া হয়নি: আর মাত্র দুজন বাকি, নিলে হার হতো আপনার।
getaway_own_void_draw = { $name }-এর তাস আপনার নেওয়া হয়নি: চাল আপনার, কিন্তু হাতে তাস নেই, তাই আপনাকে একটা টানতে হবে।

## Buttons

getaway_button_take = তাস নিন
getaway_button_pile = গাদা { $number }
getaway_button_draw = { $name }-এর থেকে টানুন ({ $count })
getaway_button_take_withdraw = এই পিটের পরে তাস নেবেন না
getaway_button_take_anyway = তবু নিন, আর হারুন

## What was done

getaway_done_piles = খেলা { $game }-এর গাদাগুলো তৈরি।
getaway_done_played = আপনি { $card } খেলেছেন।
getaway_done_held = তাস নেওয়ার বিরতি শেষ না হওয়া পর্যন্ত আপনার { $card } উপুড় করা থাকবে।
getaway_done_draw_held = তাস নেওয়ার বিরতি শেষ হলে আপনি { $name }-এর হাত থেকে টানবেন।
getaway_done_slip_revoke = { $card } খেলা ভুল ছিল: চালের রং আপনার হাতে ছিল। পিটের তাস আপনাকে তুলতে হলো।
getaway_done_slip_out_of_turn = { $card } খেলা ভুল ছিল: আপনার পালা ছিল না। পিটের তাস আপনাকে তুলতে হলো।
getaway_done_took = আপনি { $name }-এর { $count ->
    [one] শেষ তাসটি নিয়েছেন
   *[other] { $count }টি তাসই নিয়েছেন
}।
getaway_done_announced = ঠিক আছে। মত বদলালে আবার `/getaway take` দিন।
getaway_done_withdrawn = এই পিটের পরে আপনি তাস নেবেন না।
getaway_done_drew = আপনি { $name }-এর হাত থেকে { $card } টেনে তা-ই দিয়ে চাল দিয়েছেন।

getaway_ask_take = আর মাত্র দুজন বাকি, তাই { $name }-এর তাস নিলে হার আপনার কপালে। তবু নেবেন?
getaway_ask_take_costs = { $name }-এর { $count }টি তাস: আপনার হাতে হবে { $total }টি, আর { $name } পার পেয়ে যাবেন। নেবেন?
getaway_ask_take_later = এই পিট শেষ হলে তাসগুলো পাবেন।

## Refusals: what is wrong, and what to do instead

getaway_refuse_not_your_pick = আগে { $name } বাছবেন। আপনার পালার অপেক্ষা করুন।
getaway_refuse_too_many = { $have }টি সিট অনেক বেশি: এই তাসে বড়জোর { $most } জন খেলতে পারেন। কম্পিউটার কমান, নয়তো দুই প্যাকেট তাস নিন।
getaway_refuse_not_your_lead = চাল { $name }-এর। চাল পড়ার অপেক্ষা করুন।
getaway_refuse_already_played = এই পিটে আপনি খেলে ফেলেছেন। পরের পিটের অপেক্ষা করুন।
getaway_refuse_must_follow = আপনার হাতে { $suit } আছে, তাই সেই রংই দিতে হবে। খেলতে পারেন: { $cards }
getaway_refuse_must_open = প্রথম পিট A♠ দিয়ে শুরু হয়। সেটাই খেলুন।
getaway_refuse_draw_first = আগে একটা তাস টানতে হবে।
getaway_refuse_trick_is_open = এখন পিট চলছে, আর তাস নেওয়া হয় দুই পিটের মাঝে। এখন বলে রাখুন, তখন নেওয়া হবে।
getaway_refuse_nothing_to_take = এখন আর কারও হাতে নেওয়ার মতো তাস নেই। পরের তাসের অপেক্ষা করুন।
getaway_refuse_taking_is_off = এই টেবিলে কেউ অন্যের তাস নেন না। নিজের তাস খেলেই শেষ করুন।
getaway_refuse_leader_takes = এই টেবিলে তাস নিতে পারেন শুধু যাঁর চাল, চাল দেওয়ার আগে। আপনার চালের অপেক্ষা করুন।
getaway_refuse_took_already = এই চালের আগে আপনি একজনের তাস নিয়েই ফেলেছেন। এবার একটা তাস খেলুন।
getaway_refuse_no_draw = এখন আপনার টানার কিছু নেই।
getaway_refuse_wrong_source = ওই খেলোয়াড়ের হাত থেকে টানতে পারবেন না। কার হাত থেকে পারবেন, `/getaway hand` তা দেখায়।
getaway_refuse_picking = গাদা বাছা চলছে। সবার একটা করে হলে তাস খেলা যাবে।
getaway_refuse_not_picking = এখন বাছার মতো কোনো গাদা নেই।
getaway_refuse_no_such_pile = গাদা { $number } নেই, বা কেউ নিয়ে নিয়েছেন। অন্য একটা বেছে নিন।
getaway_refuse_not_a_seat = “{ $typed }” এমন কোনো খেলোয়াড় নন যাঁর থেকে টানা যায়। তালিকা থেকে বেছে নিন।

## The rules in short

getaway_rules_title = গেটঅ্যাওয়ে, সংক্ষেপে
getaway_rules_aim = হাতের সব তাস শেষ করুন। শেষে যিনি রয়ে যাবেন, **হার তাঁরই কপালে**; বাকি সবাই পার।
getaway_rules_deal = সব তাস বেঁটে দেওয়া হয়। প্রতি রঙে টেক্কা সবচেয়ে বড় (A K Q J 10 9 8 7 6 5 4 3 2)।
getaway_rules_first_any = **প্রথম পিট:** যাঁর হাতে A♠, তিনি তা দিয়েই শুরু করেন। বাকি সবাই, যেকোনো ক্রমে, একটি ইশকাপন খেলেন; না থাকলে যেকোনো তাস। তাসগুলো বাতিলে যায়।
getaway_rules_first_turn = **প্রথম পিট:** যাঁর হাতে A♠, তিনি তা দিয়েই শুরু করেন। বাকি সবাই, যাঁর যাঁর পালায়, একটি ইশকাপন খেলেন; না থাকলে যেকোনো তাস। তাসগুলো বাতিলে যায়।
getaway_rules_two_packs = **দুই প্যাকেট:** দুটি A♠-এর মধ্যে একটিই প্রথম পিট শুরু করে; সেটি যাঁর হাতে, তাঁকে জানিয়ে দেওয়া হয়। কোনো পিটে একই তাস দুটি পড়লে যেটি আগে খেলা হয়েছে, সেটিই বড়।
getaway_rules_tricks = **পরের প্রতিটি পিট:** চাল যাঁর, তিনি যেকোনো তাস খেলেন; বাকিরা যাঁর যাঁর পালায় সেই রঙের তাস দেন। সবাই সেই রং দিলে তাসগুলো বাতিলে যায়, আর সেই রঙের সবচেয়ে বড় তাস যাঁর, চাল তিনিই পান। যাঁর হাতে সেই রং নেই, তিনি যেকোনো তাস খেলেন: এই **টোচু** পড়লেই পিট শেষ, আর চালের রঙের সবচেয়ে বড় তাস যিনি খেলেছেন, তিনি **পিটের সব তাস তুলে নেন** এবং চাল তাঁর হয়।
getaway_rules_away = **পার পাওয়া:** পিট শেষে যাঁর হাতে তাস নেই, তিনি নিরাপদ, যদি না চাল তাঁরই হয়।
getaway_rules_last_waste = **চাল আছে, তাস নেই:** বাতিল থেকে একটি তাস টেনে তা-ই দিয়ে চাল দিন। আর মাত্র দুজন বাকি থাকলে এটাই শুটআউট: অন্যজন তার চেয়ে বড় তাস খেললে হার তাঁর; ছোট তাস খেললে আর হাতে তাস থাকলে আপনি আবার টেনে চাল দেন; ছোট তাসটিই তাঁর শেষ তাস হলে তিনি পার পান; আর তাঁর হাতে সেই রং না থাকলে হার আপনার।
getaway_rules_last_neighbour = **চাল আছে, তাস নেই:** পরের জনের হাত থেকে একটি তাস টেনে তা-ই দিয়ে চাল দিন।
getaway_rules_last_any = **চাল আছে, তাস নেই:** একজন খেলোয়াড় বেছে নিয়ে তাঁর হাত থেকে একটি তাস টেনে তা-ই দিয়ে চাল দিন।
getaway_rules_last_passes = **চাল আছে, তাস নেই:** তিন বা তার বেশি জন বাকি থাকলে আপনি পার পান, চাল পরের জনের কাছে যায়। দুজন বাকি থাকলে বাতিল থেকে একটি তাস টেনে তা-ই দিয়ে চাল দিন। এটাই শুটআউট: অন্যজন তার চেয়ে বড় তাস খেললে হার তাঁর; ছোট তাস খেললে আর হাতে তাস থাকলে আপনি আবার টেনে চাল দেন; ছোট তাসটিই তাঁর শেষ তাস হলে তিনি পার পান; আর তাঁর হাতে সেই রং না থাকলে হার আপনার।
getaway_rules_take = **তাস নেওয়া:** যেকোনো পিটের আগে আপনি পরের জনের সব তাস নিতে পারেন। তিনি পার পান; আপনার শেষ করার তাস বাড়ে। পিট চলার সময় আগাম বলে রাখতে পারেন।
getaway_rules_take_leader = **তাস নেওয়া:** চাল আপনার হলে চাল দেওয়ার আগে আপনি পরের জনের সব তাস নিতে পারেন, প্রতিবার একবারই। তিনি পার পান; আপনার শেষ করার তাস বাড়ে।
getaway_rules_penalise = **ভুল:** পালা ছাড়া খেললে, বা রং থাকতেও না দিলে, পিট সেখানেই শেষ, আর তাসগুলো তোলেন যিনি ভুল করেছেন।
getaway_rules_piles = **গাদা:** তাস বাঁটা হয় না; কয়েকটি না-গোনা গাদা থেকে প্রত্যেকে একটি বেছে নেন।

## Figures

getaway_hint_why_trick = কেন: এই পিটের তাস 100 বারের মধ্যে প্রায় { $best } বার আপনাকে তুলতে হয়, পরেরটিতে { $next } বার।
getaway_hint_why_hand = কেন: এই পিটে তেমন তফাত নেই; পরে আপনার হাতে যা থাকে, তা ভালো।
getaway_hint_why_pickup = কেন: এই পিট হয়তো আপনাকেই তুলতে হবে (100 বারের মধ্যে প্রায় { $best } বার), তবে তখন আপনার হাতে যা থাকে, তা ভালো।
getaway_hint_note = ধরে নেওয়া হয়েছে, এরপর সবাই “মাঝারি” কম্পিউটারের মতো খেলবেন, আপনিও। আপনি যা জানতে পারেন তা থেকেই আন্দাজ: আপনার হাত, কী কী খেলা হয়েছে, আর কার কোন রং শেষ বলে দেখা গেছে।
getaway_advice_card = { $card } খেলা
getaway_advice_take = পরের জনের তাস নেওয়া
getaway_advice_wait = কিছু না নেওয়া
getaway_advice_draw = { $name }-এর হাত থেকে টানা
getaway_review_did_and_picked_up = { $choice }, আর তুলতে হয়েছে { $count }টি তাস
getaway_review_when = পিট { $number }

## Commands and options, as the list of commands shows them

getaway_cmd_getaway = গেটঅ্যাওয়ে খেলুন: হাতের তাস শেষ করুন, শেষে যিনি রয়ে যান, হার তাঁরই কপালে
getaway_cmd_play = একটি তাস খেলুন
getaway_cmd_take = পরের জনের তাস নিন, বা আগাম বলে রাখুন; আবার দিলে প্রত্যাহার
getaway_cmd_draw = কার হাত থেকে টানবেন, বেছে নিন
getaway_cmd_pile = একটি গাদা বেছে নিন

getaway_opt_take_window = চালের আগে যত সেকেন্ড অন্যরা তাস নিতে পারেন, 0 থেকে 30
getaway_opt_house = নিয়মের একটি তৈরি সেট; নিজে যে অপশন দেন, তা-ই আগে খাটে
getaway_opt_packs = এক প্যাকেট 3 থেকে 8 জনের, দুই প্যাকেট 6 থেকে 16 জনের জন্য
getaway_opt_direction = পালা কোন দিকে ঘুরবে
getaway_opt_deal = খেলোয়াড়েরা তাস কীভাবে পাবেন
getaway_opt_last_card = নিজের শেষ তাসে পিট জিতলে কী হবে
getaway_opt_mistakes = ভুল তাস খেললে কী হবে
getaway_opt_taking = পিটের আগে পরের জনের তাস কে নিতে পারেন
getaway_opt_first_trick = প্রথম পিটের ক্রম
getaway_opt_card = তাসটি, যেমন QH, 10S বা queen of hearts
getaway_opt_from = কার হাত থেকে
getaway_opt_number = কোন গাদা

getaway_choice_classic = ক্লাসিক
getaway_choice_shootout = শুটআউট: প্রথম পিট পালা করে, চাল পরের জনের কাছে যায়
getaway_choice_strict = কড়া: প্রথম পিট পালা করে, ভুলের শাস্তি আছে
getaway_choice_1 = এক
getaway_choice_2 = দুই
getaway_choice_dealt = একটি একটি করে বাঁটা
getaway_choice_choose_a_pile = গাদা থেকে বাছা
getaway_choice_any_order = সবাই একসঙ্গে
getaway_choice_in_turn = পালা করে
getaway_choice_draw_from_waste = বাতিল থেকে টানা
getaway_choice_draw_from_neighbour = পরের জনের থেকে টানা
getaway_choice_draw_from_any = পছন্দের কারও থেকে টানা
getaway_choice_lead_passes = পার পাওয়া, চাল পরের জনের কাছে যায়
getaway_choice_refuse = খেলতে দেওয়া হয় না
getaway_choice_penalise = শাস্তি আছে
getaway_choice_anyone = যে কেউ
getaway_choice_leader = শুধু যাঁর চাল, একবার
getaway_choice_off = কেউ না

getaway_highest = (সবচেয়ে বড় { $name }-এর)
getaway_button_take_from = { $name }-এর তাস নিন

## A first game

getaway_help_aim = সবাই নিজের তাস শেষ করতে চান। হাতে একটিও না থাকলে আপনি পার। এতে কেউ জেতেন না, তবে একজন হারেন: শেষে যিনি রয়ে যাবেন, **হার তাঁরই কপালে**।
getaway_help_aim_picture = **ছবিতে:** একটি হাতের কয়েকটি তাস। প্রতিটি রঙে টেক্কা সবচেয়ে বড়, দুরি সবচেয়ে ছোট।
getaway_help_turn =
    কেউ একটি তাস চালেন। বাকিদের হাতে সেই রং থাকলে তাঁরা সেই রঙের তাস দেন।

    { "" }**সবাই সেই রং দিলেন?** তাসগুলো বাতিলে যায়, আর যাঁর তাস সবচেয়ে বড়, পরের চাল তাঁর: টেবিলে তাঁর নামের পাশে লেখা থাকে “চাল এঁর”।

    { "" }**কারও হাতে সেই রং নেই?** তিনি যেকোনো তাস দেন: এটাই **টোচু**। পিট সেখানেই শেষ, আর চালের রঙের সবচেয়ে বড় তাস যিনি দিয়েছেন, তিনি সব তুলে নেন।

    { "" }টেবিলের নিচে **{ getaway_button_take }** টিপলে পরের খেলোয়াড়ের সব তাস আপনার হয়, আর তিনি পার পেয়ে যান। এটা কমই লাগে, প্রথম খেলাগুলোতে একদমই না।
getaway_help_turn_picture = **ছবিতে:** হরতনের চাল ছিল আর কেউ চিড়িতন দিয়েছেন, তাই চিহ্ন দেওয়া সাহেব যাঁর, তিনি চারটি তাসই তুলে নেন।
getaway_help_end = যখন শুধু একজনের হাতে তাস থাকে, খেলা শেষ: হার তাঁরই কপালে।
getaway_lesson_open = A♠ আপনার হাতে, তাই প্রথম চাল আপনার, এই তাস দিয়েই। প্রথম পিটে কারও ক্ষতি হয় না: সবাই ইশকাপন দেন, না থাকলে যেকোনো তাস, আর চারটি তাসই **বাতিলে** যায়, মানে খেলার বাইরে।
getaway_lesson_lead_high = সবচেয়ে বড় তাস ছিল আপনার, তাই পরের **চাল** আপনার। এখনো সবার হাতে সব রং আছে, তাই বড় তাস নির্ভয়ে বেরিয়ে যায়; পরে এটাই বিপদ ডাকে। সবচেয়ে বড় তাস দিয়ে চাল দিন।
getaway_lesson_no_lead_high = এটাও খেলা যায়, তবে ছোট তাসগুলো রেখে দিন: পরে ওগুলোই বাঁচাবে। সবচেয়ে বড়টি ছাড়ার সময় এখনই।
getaway_lesson_duck = আপনার পরে আরও কেউ খেলবেন, আর তাঁদের কারও হাতে এই রং না-ও থাকতে পারে। তাই **গা বাঁচিয়ে** খেলুন: এই রঙের যে তাসগুলো টেবিলের সবচেয়ে বড় তাসের চেয়ে ছোট, তার মধ্যে বড়টি দিন।
getaway_lesson_no_duck = এটাও খেলা যায়, তবে এতে হয় পিট তুলতে হতে পারে, নয়তো এমন তাস যায় যা পরে বাঁচাত। টেবিলের সবচেয়ে বড় তাসের ঠিক নিচেরটি দিন।
getaway_lesson_last = শেষ পালা আপনার, আর সবাই এই রং দিয়েছেন, তাই আপনার কিছু হওয়ার নেই। সুযোগ নিন: এই রঙের সবচেয়ে বড় তাসটি ছেড়ে দিন। বড়জোর চাল আপনার হবে।
getaway_lesson_no_last = এটাও খেলা যায়, তবে বড় তাস নির্ভয়ে ছাড়া যায় শুধু এখনই: শেষ পালা আপনার, আর সবাই রং দিয়েছেন। এই রঙের সবচেয়ে বড়টি দিন।
getaway_lesson_ducked = দেখলেন? কারও হাতে ইশকাপন ছিল না, তিনি অন্য রং দিলেন: এটাই **টোচু**। পিট সেখানেই শেষ, আর সবচেয়ে বড় ইশকাপন যাঁর, তাঁকে সব তাস **তুলতে** হলো। গা বাঁচিয়ে খেলায় আপনার কিছু হয়নি। আরেকবার তাই করুন।
getaway_lesson_forced = রং থাকলে **সেই রংই দিতে** হয়, আর আপনার হাতে হরতন একটিই। এবার বাছার কিছু নেই; দেখা যাক কী হয়।
getaway_lesson_picked_up = এবার টোচু পড়ল আপনার ওপর: সবচেয়ে বড় হরতন ছিল আপনার, তাই তিনটি তাসই তুলতে হলো, আর চালও আপনার। সবারই হয়। এবার সবচেয়ে ছোট তাস দিয়ে চাল দিন, যাতে সবচেয়ে বড়টি অন্য কারও হয়।
getaway_lesson_lead_low = চাল আবার আপনার। এখন কারও হাতে যেকোনো রং ফুরিয়ে থাকতে পারে, তাই সবচেয়ে ছোট তাস দিয়ে চাল দিন: তাহলে ক্ষতি অন্য কারও।
getaway_lesson_no_lead_low = এটাও খেলা যায়, তবে কারও হাতে সেই রং না থাকলে সবচেয়ে বড় তাস যাঁর, তিনিই তুলবেন, আর সেটা আপনার হতে পারে। সবচেয়ে ছোট তাস দিয়ে চাল দিন।
getaway_lesson_take = এই পিটের আগে একজন পরের জনের সব তাস **নিয়েছেন**: তিনি **পার পেয়ে** গেছেন। যেকোনো পিটের আগে যে কেউ তা করতে পারেন, তবে নিজের তাস বাড়ে। আপনার হাতে রুইতন একটিই: সেটিই দিন।
getaway_lesson_tochoo = আপনার হাতে হরতন নেই, তাই যেকোনো তাস দিতে পারেন: এবার **টোচু** আপনার! পিট এখানেই শেষ, আর সবচেয়ে বড় হরতন যাঁর, তিনি সব তুলবেন। আপনার সবচেয়ে বড় তাসটি গছিয়ে দিন।
getaway_lesson_no_tochoo = এটাও খেলা যায়, তবে টোচুতে দেওয়া তাস আপনার হাত থেকে গেল। যেটি আপনাকে সবচেয়ে বিপদে ফেলত সেটি দিন: সবচেয়ে বড়টি।
getaway_lesson_only = আপনার শেষ তাস! কেউ এর চেয়ে বড় খেললে আপনি পার। আপনারটিই সবচেয়ে বড় থাকলে **চাল আছে, তাস নেই**: তখন বাতিল থেকে একটি তাস টেনে তা-ই দিয়ে চাল দিতে হয়।
getaway_lesson_end = চাল ছিল, তাস ছিল না, তাই বাতিল থেকে একটি টেনে চাল দেওয়া হলো। কেউ তার চেয়ে বড় খেললেন, আপনার হাত খালি: আপনি **পার পেয়ে** গেলেন! বাকিরা খেলে যান, যতক্ষণ না শুধু একজনের হাতে তাস থাকে: হার তাঁরই কপালে।
getaway_lesson_question = যেকোনো পিটের আগে আপনি পরের জনের সব তাস নিতে পারেন। তাতে তিনি নিরাপদ, আর আপনার শেষ করার তাস বাড়ে, তাই প্রথম কয়েকটা খেলায় এটা থাক।

getaway_moment_picked_up = { $name } একসঙ্গে { $count }টি তাস তুলেছেন
getaway_moment_escape = { $name }-এর পার পেতে { $tricks }টি পিট লেগেছে
