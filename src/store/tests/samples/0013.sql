INSERT INTO tables (id, guild, channel, kind, open, doc_version, doc, parked_by, anchor, opened_at, ended_at, version) VALUES
    (1, 10, 20, 'getaway', 0, 1, '{}', NULL, '{"message":5}', 1000, 9000, 7),
    (2, 10, 20, 'getaway', 1, 1, '{"some":"document"}', NULL, NULL, 10000, NULL, 4);
INSERT INTO games (number, table_id, guild, channel, kind, state, secret, people, rules_version, options, dealer, ids, deal, started_at, finished_at, rated) VALUES
    (1, 1, 10, 20, 'getaway', 'finished', 'aa', 2, 1,
     '{"packs":1,"direction":"clockwise","deal":"dealt","first_trick":"any_order","last_card":"draw_from_waste","mistakes":"refuse"}',
     0, '["7","8"]', '[["AS"],["2C"],["3D"]]', 2000, 3000, 1),
    (2, 1, 10, 20, 'getaway', 'stopped', 'bb', 0, 1, NULL, NULL, NULL, NULL, NULL, 9000, NULL),
    (3, 2, 10, 20, 'getaway', 'committed', 'cc', 0, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO game_players (game, seat, user, label, place, tallied, strength, uncertainty) VALUES (1, 0, 100, 'person', 3, 1, 1500000, 200000), (1, 1, 101, 'person', 1, 0, 1500000, 200000), (1, 2, NULL, 'normal', 2, 0, NULL, NULL);
INSERT INTO moves (game, n, entry) VALUES (1, 0, '{"do":"play","seat":0,"card":"AS"}');
INSERT INTO people (guild, user, name) VALUES (10, 100, 'Asha'), (10, 101, 'Bo');
INSERT INTO guilds (guild, version, settings) VALUES (10, 1, '{"language":"en"}');
INSERT INTO game_figures (game, seat, name, value) VALUES (1, 0, 'picked_up', 7), (1, 1, 'picked_up', 2);
INSERT INTO results (user, guild, kind, finished_at, game, seat, place, tallied, score, games, tally, share, scored, points, strength, uncertainty) VALUES
    (100, 10, 'getaway', 3000, 1, 0, 3, 1, NULL, 1, 1, 240240, 0, 0, 1446525, 199041), (101, 10, 'getaway', 3000, 1, 1, 1, 0, NULL, 1, 0, 240240, 0, 0, 1526261, 199041);
INSERT INTO standings (guild, kind, user, games, tally, share, scored, points, streak, longest_untallied, longest_tallied, last_at, strength, uncertainty) VALUES
    (10, 'getaway', 100, 1, 1, 240240, 0, 0, -1, 0, 1, 3000, 1446525, 199041), (10, 'getaway', 101, 1, 0, 240240, 0, 0, 1, 1, 0, 3000, 1526261, 199041);
INSERT INTO rated (guild, kind, games) VALUES (10, 'getaway', 1);
INSERT INTO forgetting (table_id, user) VALUES (2, 102);
INSERT INTO daily_days (kind, day, secret, rules_version, options, dealer, deal) VALUES ('getaway', 20000, 'dd', 1, '{"packs":1}', 0, '[["AS"],["2C"],["3D"],["4H"]]');
INSERT INTO daily_games (id, kind, day, guild, user, tried, beside, version, begun_at, finished_at, place, tallied, rounds, ties) VALUES
    (900, 'getaway', 20000, 10, 100, 'ee', '{}', 3, 5000, 6000, 2, 0, 14, 6), (901, 'getaway', 20000, 10, NULL, NULL, '{}', 1, 5000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO daily_moves (game, n, entry, chosen) VALUES (900, 0, '{"do":"play","seat":0,"card":"AS"}', 1);
INSERT INTO daily_shares (game, channel) VALUES (900, 20);
INSERT INTO plans (id, guild, version, doc_version, doc, due_at) VALUES (700, 10, 3, 1, '{"some":"plan"}', 7000);
INSERT INTO zones (user, zone) VALUES (100, 'Europe/Berlin');
