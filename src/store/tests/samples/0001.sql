INSERT INTO tables (id, guild, channel, open, doc, anchor, opened_at, ended_at) VALUES
    (1, 10, 20, 0, '{}', '{"message":5}', 1000, 9000),
    (2, 10, 20, 1, '{"some":"document"}', NULL, 10000, NULL);
INSERT INTO games (number, table_id, guild, channel, state, secret, people, options, dealer, ids, hands, away, loser, started_at, finished_at) VALUES
    (1, 1, 10, 20, 'finished', 'aa', 2,
     '{"packs":1,"direction":"clockwise","deal":"dealt","first_trick":"any_order","last_card":"draw_from_waste","mistakes":"refuse"}',
     0, '["7","8"]', '[["AS"],["2C"],["3D"]]', '[1,2]', 0, 2000, 3000),
    (2, 1, 10, 20, 'stopped', 'bb', 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 9000),
    (3, 2, 10, 20, 'promised', 'cc', 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO game_players (game, seat, user, label) VALUES (1, 0, 100, 'person'), (1, 1, 101, 'person'), (1, 2, NULL, 'normal');
INSERT INTO moves (game, n, entry) VALUES (1, 0, '{"do":"play","seat":0,"card":"AS"}');
INSERT INTO people (guild, user, name) VALUES (10, 100, 'Asha'), (10, 101, 'Bo');
INSERT INTO guilds (guild, settings) VALUES (10, '{"language":"en"}');
