# What Palace alone says, in Bengali; en.ftl says what each message is for.
# One word for each thing, besides those of the shared messages: the stack স্তূপ, to burn পোড়া, face up
# চিত, face down উপুড়, to swap বদল, to get away পার পাওয়া.

## The lobby

palace_name = প্যালেস
palace_figure_picked_up = তোলা তাস
palace_figure_burns = পোড়ানো স্তূপ
palace_figure_misfits = উপুড় তাস যা চলেনি
palace_lobby_intro = আগে হাত, পরে সামনের তাস শেষ করুন; যিনি রয়ে যাবেন, হার তাঁর।

palace_setting_length = প্রত্যেকের তাস
palace_choice_full = পুরো খেলা
palace_choice_short = ছোট: প্রতি রকমের তিনটি
palace_setting_ten = 10-এর তাস
palace_choice_order = 8 বা ছোটর ওপর
palace_choice_anything = যেকোনো তাসের ওপর
palace_setting_seven = 7-এর তাস
palace_choice_off = অন্য তাসের মতো
palace_choice_or_lower = ওপরে শুধু 7 বা ছোট
palace_setting_eight = 8-এর তাস
palace_choice_skips = পরের জনের পালা বাদ
palace_setting_packs = তাসের প্যাকেট
palace_choice_1 = এক
palace_choice_2 = দুই, পাঁচ বা ছয় জনের জন্য

## The exchange

palace_exchange_title = খেলা { $game }: আগে বদল, তারপর তৈরি
palace_exchange_intro = হাতের তাস সামনের চিত তাসের সঙ্গে বদলান, তারপর **তৈরি** টিপুন: সেখানে রাখা বড় তাস পরে কাজে লাগে।
palace_due_ready = { $who } এখনো তৈরি নন।
palace_seat_ready = ✓ { $line }, তৈরি

## The table

palace_table_title = খেলা { $game }, স্তূপ { $number }
palace_seats_heading = **হাতে · চিত · উপুড়**
palace_seat_line = { $name }: { $hand } · **{ $up }** · { $down }
palace_stack = { $count ->
    [one] **স্তূপ:** { $count }টি তাস (**{ $cards }**)।
   *[other] **স্তূপ:** { $count }টি তাস (সবার ওপরে **{ $cards }**)।
}
palace_stack_empty = **স্তূপ** খালি: যা খুশি চলবে।
palace_goes_any = 2-এর ওপর সবই চলে।
palace_goes_low = { $rank }-এর ওপর শুধু { $rank } বা তার ছোট{ $ten ->
    [yes] { " বা 10" }
   *[no] { "" }
} চলে।
palace_goes_opening = **স্তূপ** খালি। প্রথম চাল { $rank } দিয়ে হতে হবে।
palace_piles = { $deck ->
    [0] টানার তাস শেষ
   *[other] টানার তাস { $deck }টি
} · { $burnt ->
    [0] কিছু পোড়েনি
   *[other] পুড়েছে { $burnt }টি
}

palace_exchange_retold = **বদল:** { $story }
palace_replay_exchange = বদল
palace_stack_retold = **স্তূপ { $number }:** { $story }
palace_more = …
palace_full_stop = ।
palace_play = { $name } **{ $cards }**
palace_turned_up = { $name } উল্টালেন **{ $card }**
palace_turned_up_in_vain = { $name } উল্টালেন **{ $card }**, যা চলে না, আর { $count ->
    [one] সেটিই তুলে নিলেন
   *[other] { $count }টি তাস তুলে নিলেন
}।
palace_swapped = { $name } { $hand } রেখে { $up } নিলেন।
palace_begins = শুরু করবেন { $name }, { $rank } দিয়ে।
palace_burns = 🔥 স্তূপ পুড়ে গেল।
palace_skipped = { $names }-এর পালা বাদ।
palace_picked_up = { $name } { $count ->
    [one] তাসটি তুলে নিলেন
   *[other] সব মিলিয়ে { $count }টি তাস তুলে নিলেন
}।
palace_stopped = 2,000 চালের পর খেলা থামানো হলো।
palace_outcome_stopped = 2,000 চাল, হার কারও কপালে নেই: খেলা থামানো হলো, এটা ধরা হবে না।

## The result

palace_story_legend = বাকি তাস, স্তূপ ধরে ধরে। ▲ তুলেছেন, ✦ পুড়িয়েছেন।
    { $names }
palace_story_alt = প্রত্যেকের বাকি তাস, স্তূপ ধরে ধরে।
    { $lines }
palace_story_player = { $number } { $name }: { $dealt }টি তাস বাঁটা; { $told }
palace_story_picked_up = { $step } নম্বর স্তূপে { $count }টি তুলেছেন
palace_story_burnt = { $step } নম্বর স্তূপে { $count }টি পুড়িয়েছেন
palace_story_sum = { $times } বারে { $count }টি তাস তুলেছেন
palace_story_burns = { $times }টি স্তূপ পুড়িয়েছেন
palace_story_away = { $step } নম্বর স্তূপে পার
palace_story_lost = হেরেছেন, বাকি { $count }টি তাস
palace_story_result = { $times ->
    [0] একবারও তাস তোলেননি
   *[other] { $times } বার তাস তুলেছেন
}, বাকি রইল { $left }টি; { $name } { $step } নম্বর স্তূপেই পার পেয়েছেন।

## A hand

palace_own_cards = হাতে: **{ $cards }**
palace_own_up = চিত: **{ $cards }**
palace_own_down = উপুড়: { $count }টি
palace_own_exchange = যে তাস রাখতে চান সেটি টিপুন; তারপর বেছে নিন বদলে কোন চিত তাস নেবেন। শেষ হলে **তৈরি** টিপুন।
palace_own_take = আপনার { $card }-এর বদলে কোন চিত তাস নেবেন?
palace_own_ready = সবাই তৈরি হলে খেলা শুরু।
palace_own_opening = শুরু আপনার। প্রথম চাল { $rank } দিয়ে হতে হবে।
palace_own_turn = আপনার পালা: খেলুন, নয়তো স্তূপ তুলুন।
palace_own_any = আপনার পালা: যা খুশি খেলুন।
palace_own_nothing = আপনার পালা, কিন্তু আপনার কোনো তাস চলে না: স্তূপ তুলুন।
palace_own_flip = আপনার পালা: একটি উপুড় তাস উল্টান, বাকিটা কপাল।

## Buttons

palace_button_best_swap = সবচেয়ে ভালো বদল: { $swap }
palace_button_ready = তৈরি
palace_button_pick_up = তুলুন ({ $count })
palace_button_pick_up_stack = স্তূপ তুলুন
palace_button_flip = উপুড় { $number }
palace_button_flip_last = উপুড় তাস
palace_place_down = উপুড় তাস { $number }

## What was done

palace_done_swapped = { $hand } এখন চিত, { $up } আপনার হাতে।
palace_done_ready = আপনি তৈরি।
palace_done_played = আপনি { $cards } খেলেছেন।
palace_done_turned_up = আপনি { $card } উল্টেছেন, আর তা চলেছে।
palace_done_turned_up_in_vain = আপনি { $card } উল্টেছেন, যা চলে না। আপনি { $count ->
    [one] সেটিই তুলে নিলেন
   *[other] { $count }টি তাস তুলে নিলেন
}।
palace_done_picked_up = আপনি { $count ->
    [one] তাসটি তুলে নিলেন
   *[other] সব মিলিয়ে { $count }টি তাস তুলে নিলেন
}।

## Refusals: what is wrong, and what to do instead

palace_refuse_not_begun = সবাই তৈরি হলে খেলা শুরু হবে। ততক্ষণ `/palace swap` দিয়ে তাস বদলাতে পারেন।
palace_refuse_too_many = { $have }টি সিট অনেক বেশি: এই তাসে বড়জোর { $most } জন খেলতে পারেন। কম্পিউটার কমান, নয়তো পাঁচ-ছয় জনের জন্য দুই প্যাকেট তাস নিন।
palace_refuse_exchange_is_over = খেলা শুরু হয়ে গেছে, তাই তাস যেখানে আছে সেখানেই থাকবে।
palace_refuse_already_ready = আপনি তো আগেই “তৈরি” বলেছেন। সবাই তৈরি হলে খেলা শুরু।
palace_refuse_not_cards = “{ $typed }” তাস নয়। 7H 7D-এর মতো করে লিখুন, বা উপুড় তাসের জন্য face-down 1-এর মতো।
palace_refuse_not_equal = একসঙ্গে খেলা তাস 7H 7D-এর মতো একই মানের হতে হবে।
palace_refuse_not_face_up = { $card } আপনার সামনে চিত নেই। কী আছে, `/palace hand` তা দেখায়।
palace_refuse_hand_first = { $card } আপনার সামনে পড়ে আছে। আগে হাতের তাস খেলুন।
palace_refuse_face_down_last = উপুড় তাস সবার শেষে: আগে হাত, তারপর চিত তাস।
palace_refuse_must_flip = আপনার শুধু উপুড় তাস বাকি। জায়গা ধরে বাছুন (যেমন face-down 1)।
palace_refuse_no_such_place = { $number } নম্বর জায়গায় আপনার কোনো উপুড় তাস নেই। কোনগুলো বাকি, `/palace hand` তা দেখায়।
palace_refuse_must_open = প্রথম চাল { $rank } দিয়ে হতে হবে। কী খেলতে পারেন, `/palace play` তা দেখায়।
palace_refuse_too_low = এটা ছোট: { $rank } বা তার বড়, বা একটি 2{ $ten ->
    [yes] { " বা 10" }
   *[no] { "" }
} খেলুন, নয়তো স্তূপ তুলুন।
palace_refuse_too_high = { $rank }-এর ওপর { $rank } বা তার ছোট{ $ten ->
    [yes] { " বা 10" }
   *[no] { "" }
} চলে। সেটাই খেলুন, নয়তো স্তূপ তুলুন।
palace_refuse_nothing_to_pick_up = তোলার মতো স্তূপ নেই: একটি তাস খেলুন।

## Hints

palace_hint_note = আপনি যা জানতে পারেন তা থেকেই আন্দাজ: আপনার হাত, যা চিত আছে, আর যা তোলা হয়েছে।
palace_advice_play = { $cards } খেলা
palace_advice_pick_up = স্তূপ তোলা
palace_advice_flip = একটি উপুড় তাস উল্টানো
palace_advice_swap = { $hand } রেখে { $up } নেওয়া
palace_advice_ready = তৈরি হয়ে যাওয়া
palace_why_better_face_up = চিত তাস দেরিতে খেলা হয়, তাই সেরা তাসগুলো সেখানে থাকা চাই।
palace_why_exchange_done = আপনার সেরা তাসগুলো আগেই চিত আছে।
palace_why_burns = এতে স্তূপ পোড়ে, আর চাল আবার আপনার।
palace_why_skips = এতে পরের জনের পালা বাদ যায়।
palace_why_last_cards = এরপর আপনার কোনো তাস থাকে না: আপনি পার।
palace_why_next_is_stuck = পরের জনের চিত তাসের কোনোটিই চলবে না।
palace_why_sheds_low = ছোট তাস কম জায়গায় চলে, তাই সুযোগ থাকতে ছাড়ুন।
palace_why_fits = যেখানে কমই কিছু চলে, সেখানে এটা চলে।
palace_why_nothing_fits = আপনার কোনো তাস চলে না।
palace_why_saves_cards = স্তূপ তুলতে হলেও লাভ: বাঁচানো তাস পরে বেশি কাজে লাগবে।
palace_why_unseen = উপুড় তাস সবই এক।
palace_review_when = স্তূপ { $number }

## The rules in short

palace_rules_title = প্যালেস, সংক্ষেপে
palace_rules_aim = সব তাস শেষ করুন: হাতের, চিত আর উপুড়। শেষে যিনি রয়ে যাবেন, **হার তাঁরই কপালে**; বাকি সবাই পার।
palace_rules_deal_full = প্রত্যেকে সমান সংখ্যায় উপুড়, চিত আর হাতের তাস পান: দুজনে খেললে 6টি করে, তিনজনে 4টি, চারজনে 3টি। 16টি তাস টানার জন্য।
palace_rules_deal_short = প্রত্যেকে 3টি উপুড়, 3টি চিত আর হাতে 3টি তাস পান। 16টি তাস টানার জন্য; বাকিগুলো খেলার বাইরে।
palace_rules_deal_two = দুই প্যাকেট তাস। প্রত্যেকে 3টি উপুড়, 3টি চিত আর হাতে 3টি তাস পান; বাকিগুলো টানার জন্য।
palace_rules_exchange = **বদল:** খেলার আগে হাতের তাস চিত তাসের সঙ্গে যেমন খুশি বদলান, তারপর **তৈরি** টিপুন।
palace_rules_begin = **শুরু:** সবচেয়ে ছোট তাস যাঁর হাতে (2 ধরা হয় না; সমান হলে ভাগ্য যাঁকে বাছে), তিনি সেই মান দিয়ে শুরু করেন।
palace_rules_play = **চাল:** স্তূপে একটি তাস বা একই মানের কয়েকটি, ওপরেরটির সমান বা বড় (2 সবচেয়ে ছোট, টেক্কা সবচেয়ে বড়; রং ধরা হয় না)।
palace_rules_special = **2** সবকিছুর ওপর চলে, তার ওপরেও সবকিছু। **9**-এর ওপর শুধু { $ten ->
    [yes] { "10, " }
   *[no] { "" }
}9 বা ছোট। **10** ({ $ten ->
    [yes] যেকোনো তাসের ওপর
   *[no] 8 বা ছোটর ওপর
}, কিংবা স্তূপ ফাঁকা থাকলে) স্তূপ পোড়ায়, ওপরে **একই মানের চারটি** এলেও তাই: তাস গেল, চাল আবার আপনার।
palace_rules_seven = **7**-এর ওপর শুধু 7 বা ছোট{ $ten ->
    [yes] { " বা 10" }
   *[no] { "" }
} চলে।
palace_rules_eight = প্রতিটি **8**-এ পরের একজনের পালা বাদ যায়। ঘুরে আপনার কাছে এলে চাল আবার আপনার। স্তূপ পুড়লে কারও পালা বাদ যায় না।
palace_rules_refill = টানার তাস যতক্ষণ আছে, প্রতি চালের পর হাত আবার ভরে যায়।
palace_rules_order = **তারপর সামনের তাস:** হাত আর টানার তাস শেষ হলে চিত তাস খেলুন; তারপর উপুড়গুলো, একটি একটি করে, না দেখে। যা চলে না, তা স্তূপসুদ্ধ হাতে আসে।
palace_rules_pick_up = **তোলা:** যিনি খেলতে পারেন না বা চান না, পুরো স্তূপ হাতে নেন; পরের জন নতুন স্তূপ শুরু করেন।
palace_rules_away = **পার পাওয়া:** যাঁর আর তাস নেই, তিনি নিরাপদ। 2,000 চালের পর খেলা হার ছাড়াই থামে।

## Commands and options, as the list of commands shows them

palace_cmd_palace = প্যালেস খেলুন: পোড়ান, তুলুন, সব তাস শেষ করুন; শেষে যিনি রয়ে যান, হার তাঁরই কপালে
palace_cmd_play = একই মানের তাস খেলুন, বা নিজের একটি উপুড় তাস
palace_cmd_swap = খেলার আগে: হাতের তাস চিত তাসের সঙ্গে বদলান
palace_cmd_ready = খেলার আগে: আর বদল লাগবে না
palace_cmd_pickup = স্তূপ হাতে নিন
palace_opt_cards = একই মানের তাস, যেমন 7H 7D; বা উপুড় তাস, যেমন face-down 1
palace_opt_hand = হাতের তাস
palace_opt_up = চিত তাস
palace_opt_length = প্রত্যেকে কটি তাস পান
palace_opt_ten = 10 কীসের ওপর চলে
palace_opt_seven = 7-এর ওপর শুধু 7 বা ছোট চলে কি না
palace_opt_eight = প্রতিটি 8-এ একজনের পালা বাদ যায় কি না
palace_opt_packs = এক প্যাকেট 2 থেকে 4 জনের, দুই প্যাকেট 5 বা 6 জনের জন্য

## A first game

palace_help_aim = আপনার তাস তিন জায়গায়, আর সবই শেষ করতে হবে: আগে হাতের, তারপর সামনের চিত তাস, সবশেষে উপুড় তাস, যেগুলো কেউ দেখেনি। শেষে যিনি রয়ে যাবেন, **হার তাঁরই কপালে**।
palace_help_aim_picture = **ছবিতে:** ওপরে হাতের তাস, তার নিচে চিত তাস, সবার নিচে উপুড়।
palace_help_turn =
    খেলার আগে হাতের তাস নিজের চিত তাসের সঙ্গে বদলাতে পারেন। তারপর **{ palace_button_ready }** টিপুন।

    নিজের পালায় স্তূপে এমন একটি তাস দিন যা ওপরেরটির সমান বা বড়, কিংবা একই মানের কয়েকটি। টানার তাস যতক্ষণ আছে, হাত আবার ভরে যায়।

    { "" }**2** সবকিছুর ওপর যায়। **9**-এর ওপর শুধু 9 বা ছোট। **10** যায় 8 বা তার ছোট তাসের ওপর, কিংবা স্তূপ ফাঁকা থাকলে, আর স্তূপ পুড়িয়ে দেয়, একই মানের চারটি তাসও তাই; তারপর আপনি আবার খেলেন। কিছু দিতে না পারলে পুরো স্তূপ তুলতে হয়।
palace_help_turn_picture = **ছবিতে:** ওপরে গোলাম, তাই চিহ্ন দেওয়া দুটি বিবি একসঙ্গে তার ওপর যেতে পারে।
palace_help_end = হাতে আর সামনে কোনো তাস না থাকলে আপনি পার। যখন শুধু একজনের তাস থাকে, খেলা শেষ: হার তাঁরই কপালে।
palace_lesson_swap = সব তাস শেষ করুন: আগে হাতের, তারপর চিত, তারপর উপুড়। খেলার আগে বদলানো যায়। শক্তিশালী তাস শেষের জন্য চিত রাখুন: 2, 10 আর টেক্কা। 10♥ নামিয়ে 5♠ নিন।
palace_lesson_ready = এবার ভালো। যতবার খুশি বদলানো যায়, তবে এটুকুই যথেষ্ট: **{ palace_button_ready }** টিপুন।
palace_lesson_pair = নিজের পালায় ওপরের তাসের সমান বা বড় একটি তাস দিন, বা একই মানের কয়েকটি একসঙ্গে। তারপর টানার তাস থেকে হাত ভরে যায়। সবচেয়ে ছোট দিয়ে শুরু করুন: দুটি 4-ই।
palace_lesson_nine = **9** এলে উল্টে যায়: তার ওপর শুধু 2, 9 বা তার ছোট চলে। আপনার 5 দিন, আর 2 রেখে দিন যখন আর কিছু চলবে না তখনকার জন্য।
palace_lesson_two = আপনার হাতে সাহেবের ওপর চলে শুধু **2**, যা সবকিছুর ওপর চলে। তারপর তার ওপরেও সবকিছু চলে।
palace_lesson_ten = **10** পুরো স্তূপ পুড়িয়ে দেয়, আর চাল আবার আপনার। এটি 8 বা ছোটর ওপর চলে, তাই সময় এখনই। পরপর চারটি একই মানের তাসও স্তূপ পোড়ায়।
palace_lesson_again = স্তূপ পুড়ে গেছে, চাল আবার আপনার। খালি স্তূপে সবকিছু চলে, তাই সবচেয়ে ছোট তাসটি দিন।
palace_lesson_pickup = টেক্কা আপনার বিবির চেয়ে বড়, আর 2 আপনার নেই। যিনি খেলতে পারেন না বা চান না, তিনি স্তূপ **তোলেন**। চিন্তার কিছু নেই: পরের জন নতুন স্তূপ শুরু করেন।
palace_lesson_end = হাত আর টানার তাস শেষ হলে চিত তাস খেলতে হয়, সবশেষে উপুড়গুলো, না দেখে। **শেষে যাঁর তাস থেকে যায়, হার তাঁরই কপালে**; বাকি সবাই পার।
palace_lesson_no_keep = এটাও করা যায়, তবে এখানে এর চেয়ে ভালো কিছু আছে। আগে ছোট তাস; 2, 10 আর টেক্কা যখন সবচেয়ে কাজে লাগে।
palace_lesson_no_pickup = এটাও করা যায়, তবে পুরো স্তূপ আপনার হাতে আসবে। 2 দিলে বেঁচে যান।

palace_moment_picked_up = { $name } { $count }টি তাসের স্তূপ তুলেছেন
palace_moment_burnt = { $name } { $count }টি তাসের স্তূপ পুড়িয়েছেন
