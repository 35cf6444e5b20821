//! The messages that every game shares, with their arguments. A test compares them with the Fluent
//! files.

use super::Catalog;

super::messages! {
    impl Catalog, "" {
        computer(number);
        somebody();
        suit(suit);
        card_in_words(rank, suit);
        seat_number(number);
        seat_sign(sign, number, name);
        seat_slow(name);
        seat_absent(name);
        seat_host(name);
        seat_computer(name, level);

        lobby_title(name, game);
        lobby_closed_title(name, game);
        lobby_seats(count, least, most);
        lobby_seat(number, name);
        waiting(who);
        lobby_options(options);
        play_goes_down();
        play_goes_up();
        commit(game, commit);

        option_clock(seconds);
        option_no_clock();
        option_line(label, value);
        option_everyone_starts();
        option_managers_start();
        option_hints_on();
        option_hints_off();
        option_two_colours();
        option_four_colours();
        option_pictures_on();
        option_pictures_off();
        option_nudge(seconds);
        option_no_nudge();
        option_computers(count, level);

        ended_title();
        ended_stopped(who);
        ended_idle();
        ended_deserted();
        ended_channel();

        turn_clock(due, ends);
        nudge(who);

        history_title(game);
        history_none();
        history_page(page, pages);

        outcome_title(game);
        outcome_uncounted();
        series(games);
        series_seat(name, losses);
        revealed(game, secret);
        next_commit(game, commit);

        hand_heading(count);
        hand_suit(symbol, suit, cards);
        own_wait();
        own_slow();
        select_card(from, to);

        button_join();
        button_leave();
        button_deal();
        button_fill(seats);
        button_again();
        button_hand();
        button_rules();
        button_history();
        button_earlier();
        button_more();
        button_back_to();
        button_later();
        button_back();
        button_stop();
        button_forget();
        button_never();
        button_review();

        done_joined(number);
        done_back();
        done_left();
        done_waiting();
        done_waits_no_more();
        done_dealt(game);
        done_stopped();
        done_settings();
        settings_title();
        done_forgotten();
        done_never();
        done_here();

        ask_stop();
        ask_end_parked();
        ask_forget();

        not_dealt();
        game_over();

        refuse_not_host(host);
        refuse_internal();
        refuse_table_exists();
        refuse_no_table();
        refuse_other_game();
        refuse_parked();
        refuse_newer_game(game);
        refuse_newer_settings();
        parked();
        told_deleted();
        refuse_not_seated();
        refuse_already_seated(number);
        refuse_full(seats);
        refuse_already_waiting();
        refuse_already_dealt();
        refuse_too_few(have, least);
        refuse_too_many(have, most);
        refuse_no_game();
        refuse_stale();
        refuse_busy();
        refuse_posted_just_now(when);
        refuse_not_a_card(typed);
        refuse_bad_number(option, least, most);
        refuse_manage_server();
        refuse_who_starts();
        refuse_servers_only();
        refuse_permissions(permissions);
        refuse_no_record();
        refuse_not_finished(game);
        refuse_no_finished();
        refuse_no_proof(game);
        refuse_unknown_command();
        refuse_hints_off();
        refuse_nothing_to_decide();
        refuse_not_dealt_in(game);

        seats_heading();
        seat_turn(line);
        seats_away(names);
        due_play(who);
        due_computer(name);
        got_away(name);
        lost(name);
        outcome_text(who);
        outcome_loser(name);
        outcome_away(place, name);
        own_away();
        own_by_commands();
        refuse_game_over();
        refuse_not_in_play();
        refuse_not_in_hand(card);
        refuse_not_your_turn(name);
        hint_best(choice, percent);
        hint_other(choice, percent);

        rules_options(options);
        rules_defaults(options);

        leaderboard_title(period);
        leaderboard_empty();
        leaderboard_line(place, name, lost, share, streak);
        leaderboard_lost(losses, games, percent);
        leaderboard_key();
        leaderboard_legend();
        leaderboard_alt(lines);
        leaderboard_alt_line(place, name, share);
        streak_safe(games);
        streak_lost(games);
        stats_title(name);
        stats_none();
        stats_lost(losses, games, percent);
        stats_share(share);
        stats_streak(streak);
        stats_longest(safe, lost);
        stats_first(games);
        stats_legend();
        stats_alt(name, first, last, lost, share);
        stats_places(places);
        stats_place(place, times);
        stats_figure(label, total, each);
        stats_opponents();
        stats_opponent(name, ahead, games);

        record_text(game);
        verify_title(game);
        verify_good();
        verify_bad();
        verify_commit(commit);
        verify_secret(secret);
        verify_ids(ids);
        verify_seed(seed);
        verify_how(game);

        permission_view();
        permission_send();
        permission_thread();
        permission_embed();
    }
}
