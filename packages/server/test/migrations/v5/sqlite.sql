pragma application_id = 1131575150;
CREATE TABLE log (
    table_id text not null,
    seq integer not null,
    actor text not null,
    command_id text not null,
    events text not null,
    primary key (table_id, seq),
    unique (table_id, actor, command_id)
  ) strict, without rowid;
CREATE TABLE tables (
    table_id text primary key,
    changed_at integer not null,
    next_due integer,
    computer_due integer,
    listing text,
    created_at integer,
    host text,
    seated text not null
  , present integer not null default 0, rank integer not null default 3, stage text not null default 'full', timer text not null default '', preset text not null default '', names text not null default '', seat0 text, seat1 text, origin text, log_bytes integer not null default 0) strict, without rowid;
CREATE INDEX tables_due on tables (next_due) where next_due is not null;
CREATE INDEX tables_computer on tables (computer_due) where computer_due is not null;
CREATE INDEX tables_open on tables (created_at) where created_at is not null;
CREATE INDEX tables_closed on tables (changed_at) where created_at is null;
CREATE INDEX tables_host on tables (host) where created_at is not null;
CREATE TABLE snapshots (
    table_id text primary key,
    seq integer not null,
    state text not null
  ) strict, without rowid;
CREATE TABLE games (
    id text primary key,
    ended_at integer not null,
    listing text not null,
    pdn text not null,
    private integer not null,
    players text not null
  ) strict;
CREATE INDEX games_listed on games (ended_at desc, id desc) where private = 0;
CREATE TABLE passwords (table_id text primary key, hash text not null, invitation text) strict, without rowid;
CREATE TABLE grants (
    table_id text not null,
    player text not null,
    primary key (table_id, player)
  ) strict, without rowid;
CREATE TABLE attempts (key text not null, at integer not null) strict;
CREATE INDEX attempts_key on attempts (key, at);
CREATE INDEX attempts_at on attempts (at);
CREATE TABLE sessions (
    player text primary key,
    name text not null,
    seen integer not null
  ) strict, without rowid;
CREATE INDEX sessions_seen on sessions (seen);
CREATE TABLE names (
    skeleton text primary key,
    player text not null,
    seen integer not null
  ) strict, without rowid;
CREATE INDEX names_player on names (player);
CREATE TABLE tokens (hash text primary key, player text not null) strict, without rowid;
CREATE INDEX tokens_player on tokens (player);
CREATE TABLE codes (
    hash text primary key,
    player text not null,
    until integer not null
  ) strict, without rowid;
CREATE INDEX codes_player on codes (player);
CREATE INDEX codes_until on codes (until);
CREATE TABLE nodes (
    node text primary key,
    heard integer not null,
    retires integer
  ) strict, without rowid;
CREATE TABLE alive (
    only integer primary key check (only = 1),
    heard integer not null,
    since integer not null
  ) strict;
CREATE TABLE outages (
    id integer primary key autoincrement,
    began integer not null,
    ended integer not null
  ) strict;
CREATE TABLE connections (
    connection text primary key,
    player text not null,
    name text not null,
    table_id text not null,
    node text not null,
    arrived integer not null
  , address text not null default '') strict, without rowid;
CREATE INDEX connections_table on connections (table_id, arrived);
CREATE INDEX connections_node on connections (node);
CREATE TABLE game_players (
    player text not null,
    ended_at integer not null,
    id text not null,
    primary key (player, ended_at, id)
  ) strict, without rowid;
CREATE INDEX tables_ranked on tables (rank, created_at desc, table_id) where created_at is not null;
CREATE INDEX tables_seat0 on tables (seat0) where seat0 is not null;
CREATE INDEX tables_seat1 on tables (seat1) where seat1 is not null;
CREATE INDEX tables_origin on tables (origin) where origin is not null;
CREATE TABLE records (
    kind text not null,
    id text not null,
    at integer not null,
    -- Forgotten after this; null for those that stay.
    until integer,
    subject text not null,
    body text not null,
    primary key (kind, id)
  ) strict, without rowid;
CREATE INDEX records_until on records (until) where until is not null;
CREATE TABLE records_revision (
    only integer primary key check (only = 1),
    revision integer not null
  ) strict;
insert into log values ('hodg3o92ew', 1, 'p-y3v8pve2magjwx4b', 'Finn-1', '[{"type":"table.created","host":"p-y3v8pve2magjwx4b","name":"Finn","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794807950349}]');
insert into log values ('hodg3o92ew', 2, 'p-y3v8pve2magjwx4b', 'Finn-3', '[{"type":"seat.taken","seat":0,"player":"p-y3v8pve2magjwx4b","name":"Finn","connection":"Sd9yCsVnPMU-.1","ready":false,"v":1,"at":1794807950352}]');
insert into log values ('hodg3o92ew', 3, 'p-1pbc3qvgezt105wm', 'Gerda-2', '[{"type":"seat.taken","seat":1,"player":"p-1pbc3qvgezt105wm","name":"Gerda","connection":"QclkU_b6qJa_.1","ready":false,"v":1,"at":1794807950354}]');
insert into log values ('hodg3o92ew', 4, 'p-y3v8pve2magjwx4b', 'Finn-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794807950355}]');
insert into log values ('hodg3o92ew', 5, 'p-1pbc3qvgezt105wm', 'Gerda-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794807950355},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794807950355}]');
insert into log values ('hodg3o92ew', 6, 'p-y3v8pve2magjwx4b', 'Finn-5', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794807950359}]');
insert into log values ('hodg3o92ew', 7, 'p-1pbc3qvgezt105wm', 'Gerda-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794807950361}]');
insert into log values ('hodg3o92ew', 8, 'p-y3v8pve2magjwx4b', 'Finn-6', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794807950362}]');
insert into log values ('hodg3o92ew', 9, 'p-1pbc3qvgezt105wm', 'Gerda-5', '[{"type":"game.ended","game":1,"outcome":{"winner":"black","reason":"left"},"v":1,"at":1794807950363},{"type":"seat.left","seat":1,"player":"p-1pbc3qvgezt105wm","why":"left","v":1,"at":1794807950363}]');
insert into log values ('hodg3o92ew', 10, 'p-y3v8pve2magjwx4b', 'Finn-7', '[{"type":"table.closed","why":"host","v":1,"at":1794807950365}]');
insert into log values ('us6lch33e2', 1, 'p-kbksvfaqa80bn8r0', 'Ann-1', '[{"type":"table.created","host":"p-kbksvfaqa80bn8r0","name":"Ann","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794807950201}]');
insert into log values ('us6lch33e2', 2, 'p-kbksvfaqa80bn8r0', 'Ann-3', '[{"type":"seat.taken","seat":0,"player":"p-kbksvfaqa80bn8r0","name":"Ann","connection":"YYcUdxgOPrfo.1","ready":false,"v":1,"at":1794807950251}]');
insert into log values ('us6lch33e2', 3, 'p-zqdrysa8ecy6g9hv', 'Ben-2', '[{"type":"seat.taken","seat":1,"player":"p-zqdrysa8ecy6g9hv","name":"Ben","connection":"NcoAWGQ6AJwt.1","ready":false,"v":1,"at":1794807950266}]');
insert into log values ('us6lch33e2', 4, 'p-kbksvfaqa80bn8r0', 'Ann-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794807950273}]');
insert into log values ('us6lch33e2', 5, 'p-zqdrysa8ecy6g9hv', 'Ben-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794807950273},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794807950273}]');
insert into log values ('us6lch33e2', 6, 'p-kbksvfaqa80bn8r0', 'Ann-5', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794807950291}]');
insert into log values ('us6lch33e2', 7, 'p-zqdrysa8ecy6g9hv', 'Ben-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794807950294}]');
insert into log values ('us6lch33e2', 8, 'p-kbksvfaqa80bn8r0', 'Ann-6', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794807950297}]');
insert into log values ('us6lch33e2', 9, 'p-zqdrysa8ecy6g9hv', 'Ben-5', '[{"type":"move.made","game":1,"ply":4,"move":{"from":26,"path":[17],"captured":[22],"crowned":false},"v":1,"at":1794807950300}]');
insert into log values ('us6lch33e2', 10, 'p-kbksvfaqa80bn8r0', 'Ann-7', '[{"type":"move.made","game":1,"ply":5,"move":{"from":11,"path":[15],"captured":[],"crowned":false},"v":1,"at":1794807950302}]');
insert into log values ('us6lch33e2', 11, 'p-zqdrysa8ecy6g9hv', 'Ben-6', '[{"type":"move.made","game":1,"ply":6,"move":{"from":24,"path":[20],"captured":[],"crowned":false},"v":1,"at":1794807950304}]');
insert into log values ('us6lch33e2', 12, 'p-kbksvfaqa80bn8r0', 'Ann-8', '[{"type":"move.made","game":1,"ply":7,"move":{"from":15,"path":[18],"captured":[],"crowned":false},"v":1,"at":1794807950305}]');
insert into log values ('us6lch33e2', 13, 'p-zqdrysa8ecy6g9hv', 'Ben-7', '[{"type":"move.made","game":1,"ply":8,"move":{"from":23,"path":[14],"captured":[18],"crowned":false},"v":1,"at":1794807950312}]');
insert into log values ('us6lch33e2', 14, 'p-kbksvfaqa80bn8r0', 'Ann-9', '[{"type":"move.made","game":1,"ply":9,"move":{"from":7,"path":[11],"captured":[],"crowned":false},"v":1,"at":1794807950316}]');
insert into log values ('us6lch33e2', 15, 'p-zqdrysa8ecy6g9hv', 'Ben-8', '[{"type":"move.made","game":1,"ply":10,"move":{"from":14,"path":[7],"captured":[10],"crowned":false},"v":1,"at":1794807950318}]');
insert into log values ('us6lch33e2', 16, 'p-kbksvfaqa80bn8r0', 'Ann-10', '[{"type":"move.made","game":1,"ply":11,"move":{"from":3,"path":[10],"captured":[7],"crowned":false},"v":1,"at":1794807950319}]');
insert into log values ('us6lch33e2', 17, 'p-zqdrysa8ecy6g9hv', 'Ben-9', '[{"type":"move.made","game":1,"ply":12,"move":{"from":20,"path":[16],"captured":[],"crowned":false},"v":1,"at":1794807950322}]');
insert into log values ('us6lch33e2', 18, 'p-kbksvfaqa80bn8r0', 'Ann-11', '[{"type":"chat.said","player":"p-kbksvfaqa80bn8r0","name":"Ann","text":"Well played, Ben.","v":1,"at":1794807950323}]');
insert into log values ('us6lch33e2', 19, 'p-zqdrysa8ecy6g9hv', 'Ben-10', '[{"type":"game.ended","game":1,"outcome":{"winner":"black","reason":"resigned"},"v":1,"at":1794807950325}]');
insert into log values ('us6lch33e2', 20, 'system', 'lose:NcoAWGQ6AJwt.1:19', '[{"type":"connection.closed","seat":1,"connection":"NcoAWGQ6AJwt.1","v":1,"at":1794807952129}]');
insert into log values ('xrsa2ivzfe', 1, 'p-ah8d32y0drfr9bnq', 'Eve-1', '[{"type":"table.created","host":"p-ah8d32y0drfr9bnq","name":"Eve","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"random","start":{"kind":"standard"},"private":true,"spectators":true,"chat":false,"shared":false},"v":1,"at":1794807950513}]');
insert into log values ('xrsa2ivzfe', 2, 'p-ah8d32y0drfr9bnq', 'Eve-3', '[{"type":"seat.taken","seat":0,"player":"p-ah8d32y0drfr9bnq","name":"Eve","connection":"LMPnsJEDSc35.1","ready":false,"v":1,"at":1794807951073}]');
insert into log values ('xrsa2ivzfe', 3, 'p-kbksvfaqa80bn8r0', 'Ann-14', '[{"type":"seat.taken","seat":1,"player":"p-kbksvfaqa80bn8r0","name":"Ann","connection":"YYcUdxgOPrfo.2","ready":false,"v":1,"at":1794807952081}]');
insert into log values ('xrsa2ivzfe', 4, 'system', 'lose:LMPnsJEDSc35.1:3', '[{"type":"connection.closed","seat":0,"connection":"LMPnsJEDSc35.1","v":1,"at":1794807952135}]');
insert into log values ('znodna4fdr', 1, 'p-v5qzg7wrprh9pa6c', 'Cleo-1', '[{"type":"table.created","host":"p-v5qzg7wrprh9pa6c","name":"Cleo","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794807950376}]');
insert into log values ('znodna4fdr', 2, 'p-v5qzg7wrprh9pa6c', 'Cleo-3', '[{"type":"seat.taken","seat":0,"player":"p-v5qzg7wrprh9pa6c","name":"Cleo","connection":"QiNlSLkoa1Rt.1","ready":false,"v":1,"at":1794807950381}]');
insert into log values ('znodna4fdr', 3, 'p-g1vny449tzv2v1qe', 'Dan-2', '[{"type":"seat.taken","seat":1,"player":"p-g1vny449tzv2v1qe","name":"Dan","connection":"yAj4OPUjJXB6.1","ready":false,"v":1,"at":1794807950382}]');
insert into log values ('znodna4fdr', 4, 'p-v5qzg7wrprh9pa6c', 'Cleo-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794807950384}]');
insert into log values ('znodna4fdr', 5, 'p-g1vny449tzv2v1qe', 'Dan-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794807950384},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794807950384}]');
insert into log values ('znodna4fdr', 6, 'p-v5qzg7wrprh9pa6c', 'Cleo-5', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 0","v":1,"at":1794807950386}]');
insert into log values ('znodna4fdr', 7, 'p-v5qzg7wrprh9pa6c', 'Cleo-6', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 1","v":1,"at":1794807950387}]');
insert into log values ('znodna4fdr', 8, 'p-v5qzg7wrprh9pa6c', 'Cleo-7', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 2","v":1,"at":1794807950389}]');
insert into log values ('znodna4fdr', 9, 'p-v5qzg7wrprh9pa6c', 'Cleo-8', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 3","v":1,"at":1794807950390}]');
insert into log values ('znodna4fdr', 10, 'p-v5qzg7wrprh9pa6c', 'Cleo-9', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 4","v":1,"at":1794807950391}]');
insert into log values ('znodna4fdr', 11, 'p-v5qzg7wrprh9pa6c', 'Cleo-10', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 5","v":1,"at":1794807950392}]');
insert into log values ('znodna4fdr', 12, 'p-v5qzg7wrprh9pa6c', 'Cleo-11', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 6","v":1,"at":1794807950393}]');
insert into log values ('znodna4fdr', 13, 'p-v5qzg7wrprh9pa6c', 'Cleo-12', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 7","v":1,"at":1794807950394}]');
insert into log values ('znodna4fdr', 14, 'p-v5qzg7wrprh9pa6c', 'Cleo-13', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 8","v":1,"at":1794807950395}]');
insert into log values ('znodna4fdr', 15, 'p-v5qzg7wrprh9pa6c', 'Cleo-14', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 9","v":1,"at":1794807950396}]');
insert into log values ('znodna4fdr', 16, 'p-v5qzg7wrprh9pa6c', 'Cleo-15', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 10","v":1,"at":1794807950397}]');
insert into log values ('znodna4fdr', 17, 'p-v5qzg7wrprh9pa6c', 'Cleo-16', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 11","v":1,"at":1794807950398}]');
insert into log values ('znodna4fdr', 18, 'p-v5qzg7wrprh9pa6c', 'Cleo-17', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 12","v":1,"at":1794807950399}]');
insert into log values ('znodna4fdr', 19, 'p-v5qzg7wrprh9pa6c', 'Cleo-18', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 13","v":1,"at":1794807950400}]');
insert into log values ('znodna4fdr', 20, 'p-v5qzg7wrprh9pa6c', 'Cleo-19', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 14","v":1,"at":1794807950401}]');
insert into log values ('znodna4fdr', 21, 'p-v5qzg7wrprh9pa6c', 'Cleo-20', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 15","v":1,"at":1794807950402}]');
insert into log values ('znodna4fdr', 22, 'p-v5qzg7wrprh9pa6c', 'Cleo-21', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 16","v":1,"at":1794807950411}]');
insert into log values ('znodna4fdr', 23, 'p-v5qzg7wrprh9pa6c', 'Cleo-22', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 17","v":1,"at":1794807950413}]');
insert into log values ('znodna4fdr', 24, 'p-v5qzg7wrprh9pa6c', 'Cleo-23', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 18","v":1,"at":1794807950415}]');
insert into log values ('znodna4fdr', 25, 'p-v5qzg7wrprh9pa6c', 'Cleo-24', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 19","v":1,"at":1794807950417}]');
insert into log values ('znodna4fdr', 26, 'p-v5qzg7wrprh9pa6c', 'Cleo-25', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 20","v":1,"at":1794807950419}]');
insert into log values ('znodna4fdr', 27, 'p-v5qzg7wrprh9pa6c', 'Cleo-26', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 21","v":1,"at":1794807950423}]');
insert into log values ('znodna4fdr', 28, 'p-v5qzg7wrprh9pa6c', 'Cleo-27', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 22","v":1,"at":1794807950427}]');
insert into log values ('znodna4fdr', 29, 'p-v5qzg7wrprh9pa6c', 'Cleo-28', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 23","v":1,"at":1794807950429}]');
insert into log values ('znodna4fdr', 30, 'p-v5qzg7wrprh9pa6c', 'Cleo-29', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 24","v":1,"at":1794807950430}]');
insert into log values ('znodna4fdr', 31, 'p-v5qzg7wrprh9pa6c', 'Cleo-30', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 25","v":1,"at":1794807950431}]');
insert into log values ('znodna4fdr', 32, 'p-v5qzg7wrprh9pa6c', 'Cleo-31', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 26","v":1,"at":1794807950432}]');
insert into log values ('znodna4fdr', 33, 'p-v5qzg7wrprh9pa6c', 'Cleo-32', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 27","v":1,"at":1794807950433}]');
insert into log values ('znodna4fdr', 34, 'p-v5qzg7wrprh9pa6c', 'Cleo-33', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 28","v":1,"at":1794807950434}]');
insert into log values ('znodna4fdr', 35, 'p-v5qzg7wrprh9pa6c', 'Cleo-34', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 29","v":1,"at":1794807950436}]');
insert into log values ('znodna4fdr', 36, 'p-v5qzg7wrprh9pa6c', 'Cleo-35', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 30","v":1,"at":1794807950437}]');
insert into log values ('znodna4fdr', 37, 'p-v5qzg7wrprh9pa6c', 'Cleo-36', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 31","v":1,"at":1794807950438}]');
insert into log values ('znodna4fdr', 38, 'p-v5qzg7wrprh9pa6c', 'Cleo-37', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 32","v":1,"at":1794807950439}]');
insert into log values ('znodna4fdr', 39, 'p-v5qzg7wrprh9pa6c', 'Cleo-38', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 33","v":1,"at":1794807950440}]');
insert into log values ('znodna4fdr', 40, 'p-v5qzg7wrprh9pa6c', 'Cleo-39', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 34","v":1,"at":1794807950441}]');
insert into log values ('znodna4fdr', 41, 'p-v5qzg7wrprh9pa6c', 'Cleo-40', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 35","v":1,"at":1794807950442}]');
insert into log values ('znodna4fdr', 42, 'p-v5qzg7wrprh9pa6c', 'Cleo-41', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 36","v":1,"at":1794807950442}]');
insert into log values ('znodna4fdr', 43, 'p-v5qzg7wrprh9pa6c', 'Cleo-42', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 37","v":1,"at":1794807950443}]');
insert into log values ('znodna4fdr', 44, 'p-v5qzg7wrprh9pa6c', 'Cleo-43', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 38","v":1,"at":1794807950444}]');
insert into log values ('znodna4fdr', 45, 'p-v5qzg7wrprh9pa6c', 'Cleo-44', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 39","v":1,"at":1794807950445}]');
insert into log values ('znodna4fdr', 46, 'p-v5qzg7wrprh9pa6c', 'Cleo-45', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 40","v":1,"at":1794807950447}]');
insert into log values ('znodna4fdr', 47, 'p-v5qzg7wrprh9pa6c', 'Cleo-46', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 41","v":1,"at":1794807950448}]');
insert into log values ('znodna4fdr', 48, 'p-v5qzg7wrprh9pa6c', 'Cleo-47', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 42","v":1,"at":1794807950450}]');
insert into log values ('znodna4fdr', 49, 'p-v5qzg7wrprh9pa6c', 'Cleo-48', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 43","v":1,"at":1794807950452}]');
insert into log values ('znodna4fdr', 50, 'p-v5qzg7wrprh9pa6c', 'Cleo-49', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 44","v":1,"at":1794807950453}]');
insert into log values ('znodna4fdr', 51, 'p-v5qzg7wrprh9pa6c', 'Cleo-50', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 45","v":1,"at":1794807950454}]');
insert into log values ('znodna4fdr', 52, 'p-v5qzg7wrprh9pa6c', 'Cleo-51', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 46","v":1,"at":1794807950455}]');
insert into log values ('znodna4fdr', 53, 'p-v5qzg7wrprh9pa6c', 'Cleo-52', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 47","v":1,"at":1794807950456}]');
insert into log values ('znodna4fdr', 54, 'p-v5qzg7wrprh9pa6c', 'Cleo-53', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 48","v":1,"at":1794807950458}]');
insert into log values ('znodna4fdr', 55, 'p-v5qzg7wrprh9pa6c', 'Cleo-54', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 49","v":1,"at":1794807950459}]');
insert into log values ('znodna4fdr', 56, 'p-v5qzg7wrprh9pa6c', 'Cleo-55', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 50","v":1,"at":1794807950461}]');
insert into log values ('znodna4fdr', 57, 'p-v5qzg7wrprh9pa6c', 'Cleo-56', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 51","v":1,"at":1794807950462}]');
insert into log values ('znodna4fdr', 58, 'p-v5qzg7wrprh9pa6c', 'Cleo-57', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 52","v":1,"at":1794807950463}]');
insert into log values ('znodna4fdr', 59, 'p-v5qzg7wrprh9pa6c', 'Cleo-58', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 53","v":1,"at":1794807950464}]');
insert into log values ('znodna4fdr', 60, 'p-v5qzg7wrprh9pa6c', 'Cleo-59', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 54","v":1,"at":1794807950465}]');
insert into log values ('znodna4fdr', 61, 'p-v5qzg7wrprh9pa6c', 'Cleo-60', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 55","v":1,"at":1794807950466}]');
insert into log values ('znodna4fdr', 62, 'p-v5qzg7wrprh9pa6c', 'Cleo-61', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 56","v":1,"at":1794807950467}]');
insert into log values ('znodna4fdr', 63, 'p-v5qzg7wrprh9pa6c', 'Cleo-62', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 57","v":1,"at":1794807950468}]');
insert into log values ('znodna4fdr', 64, 'p-v5qzg7wrprh9pa6c', 'Cleo-63', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 58","v":1,"at":1794807950469}]');
insert into log values ('znodna4fdr', 65, 'p-v5qzg7wrprh9pa6c', 'Cleo-64', '[{"type":"chat.said","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","text":"Line 59","v":1,"at":1794807950470}]');
insert into log values ('znodna4fdr', 66, 'p-v5qzg7wrprh9pa6c', 'Cleo-65', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794807950472}]');
insert into log values ('znodna4fdr', 67, 'p-g1vny449tzv2v1qe', 'Dan-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794807950474}]');
insert into log values ('znodna4fdr', 68, 'p-v5qzg7wrprh9pa6c', 'Cleo-66', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794807950475}]');
insert into log values ('znodna4fdr', 69, 'p-g1vny449tzv2v1qe', 'Dan-5', '[{"type":"move.made","game":1,"ply":4,"move":{"from":26,"path":[17],"captured":[22],"crowned":false},"v":1,"at":1794807950482}]');
insert into log values ('znodna4fdr', 70, 'p-v5qzg7wrprh9pa6c', 'Cleo-67', '[{"type":"move.made","game":1,"ply":5,"move":{"from":11,"path":[15],"captured":[],"crowned":false},"v":1,"at":1794807950484}]');
insert into log values ('znodna4fdr', 71, 'p-g1vny449tzv2v1qe', 'Dan-6', '[{"type":"move.made","game":1,"ply":6,"move":{"from":24,"path":[20],"captured":[],"crowned":false},"v":1,"at":1794807950487}]');
insert into tables values ('hodg3o92ew', 1794807950365, null, null, null, null, 'p-y3v8pve2magjwx4b', '["p-y3v8pve2magjwx4b"]', 0, 3, 'full', '', '', '', null, null, null, 2289);
insert into tables values ('us6lch33e2', 1794807952129, 1794808012129, null, '{"table":"us6lch33e2","host":"Ann","seats":[{"name":"Ann","level":null,"away":false},{"name":"Ben","level":null,"away":true}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":false,"spectators":true,"playing":false,"game":1,"createdAt":1794807950201,"sides":["white","black"]}', 1794807950201, 'p-kbksvfaqa80bn8r0', '["p-kbksvfaqa80bn8r0","p-zqdrysa8ecy6g9hv"]', 1, 3, 'full', 'none', 'official', 'ann
ann
ben', 'p-kbksvfaqa80bn8r0', 'p-zqdrysa8ecy6g9hv', '127.0.0.1', 3471);
insert into tables values ('xrsa2ivzfe', 1794807952135, 1794808012135, null, '{"table":"xrsa2ivzfe","host":"Eve","seats":[{"name":"Eve","level":null,"away":true},{"name":"Ann","level":null,"away":false}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":true,"spectators":true,"playing":false,"game":0,"createdAt":1794807950513,"sides":null}', 1794807950513, 'p-ah8d32y0drfr9bnq', '["p-ah8d32y0drfr9bnq","p-kbksvfaqa80bn8r0"]', 0, 3, 'full', 'none', 'official', 'eve
eve
ann', 'p-ah8d32y0drfr9bnq', 'p-kbksvfaqa80bn8r0', '127.0.0.1', 983);
insert into tables values ('znodna4fdr', 1794807950487, null, null, '{"table":"znodna4fdr","host":"Cleo","seats":[{"name":"Cleo","level":null,"away":false},{"name":"Dan","level":null,"away":false}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":false,"spectators":true,"playing":true,"game":1,"createdAt":1794807950376,"sides":["black","white"],"startedAt":1794807950384}', 1794807950376, 'p-v5qzg7wrprh9pa6c', '["p-v5qzg7wrprh9pa6c","p-g1vny449tzv2v1qe"]', 1, 2, 'playing', 'none', 'official', 'cleo
cleo
dan', 'p-v5qzg7wrprh9pa6c', 'p-g1vny449tzv2v1qe', '127.0.0.1', 8871);
insert into snapshots values ('znodna4fdr', 64, '{"v":2,"status":"open","closed":null,"createdAt":1794807950376,"host":"p-v5qzg7wrprh9pa6c","hostName":"Cleo","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"seats":[{"kind":"person","player":"p-v5qzg7wrprh9pa6c","name":"Cleo","ready":false,"connections":["QiNlSLkoa1Rt.1"],"lostAt":null},{"kind":"person","player":"p-g1vny449tzv2v1qe","name":"Dan","ready":false,"connections":["yAj4OPUjJXB6.1"],"lostAt":null}],"removed":[],"round":{"number":1,"startedAt":1794807950384,"sides":{"black":0,"white":1},"players":{"black":"p-v5qzg7wrprh9pa6c","white":"p-g1vny449tzv2v1qe"},"names":{"black":"Cleo","white":"Dan"},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"game":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"drawRule":"claim","start":{"black":4095,"white":-1048576,"kings":0,"turn":"black"},"plies":[],"position":{"black":4095,"white":-1048576,"kings":0,"turn":"black"},"outcome":null},"opening":0,"ballot":null,"turn":1,"clock":{"left":{"black":0,"white":0},"turnStartedAt":1794807950384,"warnedAt":null},"grace":{"black":120000,"white":120000},"offer":null,"offered":false,"takeback":null,"activeAt":1794807950384,"idleNotices":0},"lastSides":null,"seatOffer":null,"declined":[],"emptySince":null,"lastAt":1794807950469}');
insert into games values ('us6lch33e2-1', 1794807950325, '{"id":"us6lch33e2-1","table":"us6lch33e2","game":1,"black":"Ann","white":"Ben","sideNames":"red-white","outcome":{"winner":"black","reason":"resigned"},"plies":12,"startedAt":1794807950273,"endedAt":1794807950325,"preset":"official","opening":null}', '[Event "?"]
[Site "?"]
[Date "2026.11.16"]
[Round "?"]
[Black "Ann"]
[White "Ben"]
[Result "1-0"]
[GameType "21,B,8,8,N1,0"]
[Termination "resigned"]
[SideNames "red-white"]
[TableOptions "sides=red-white agreement=yes rule=claim proof=claim resign=any-time timer=none on-time=forfeit idle=none pile=yes on-lost=grace grace=0:02:00 after=rematch takebacks=asked hints=yes"]

1. 9-13 22-17 2. 13x22 26x17 3. 11-15 24-20 4. 15-18 23x14 5. 7-11 14x7 6. 3x10
20-16 1-0
', 0, '["p-kbksvfaqa80bn8r0","p-zqdrysa8ecy6g9hv"]');
insert into games values ('hodg3o92ew-1', 1794807950363, '{"id":"hodg3o92ew-1","table":"hodg3o92ew","game":1,"black":"Finn","white":"Gerda","sideNames":"red-white","outcome":{"winner":"black","reason":"left"},"plies":3,"startedAt":1794807950355,"endedAt":1794807950363,"preset":"official","opening":null}', '[Event "?"]
[Site "?"]
[Date "2026.11.16"]
[Round "?"]
[Black "Finn"]
[White "Gerda"]
[Result "1-0"]
[GameType "21,B,8,8,N1,0"]
[Termination "left"]
[SideNames "red-white"]
[TableOptions "sides=red-white agreement=yes rule=claim proof=claim resign=any-time timer=none on-time=forfeit idle=none pile=yes on-lost=grace grace=0:02:00 after=rematch takebacks=asked hints=yes"]

1. 9-13 22-17 2. 13x22 1-0
', 0, '["p-y3v8pve2magjwx4b","p-1pbc3qvgezt105wm"]');
insert into passwords values ('xrsa2ivzfe', 'scrypt$15$8$1$bfjnYmfSQHXcuRMuO0WDxw$ctZQjWb47KghgFCrjRnm7xRSomCimFDxq-aiRYmibBY', 'QzzjTrvBK3jCYtI3pV0-zQ');
insert into grants values ('xrsa2ivzfe', 'p-ah8d32y0drfr9bnq');
insert into grants values ('xrsa2ivzfe', 'p-kbksvfaqa80bn8r0');
insert into attempts values ('guess:xrsa2ivzfe:p-kbksvfaqa80bn8r0', 1794807951610);
insert into attempts values ('guess:xrsa2ivzfe:127.0.0.1', 1794807951643);
insert into sessions values ('p-1pbc3qvgezt105wm', 'Gerda', 1794807950348);
insert into sessions values ('p-ah8d32y0drfr9bnq', 'Eve', 1794807950512);
insert into sessions values ('p-g1vny449tzv2v1qe', 'Dan', 1794807950376);
insert into sessions values ('p-kbksvfaqa80bn8r0', 'Ann', 1794807949772);
insert into sessions values ('p-v5qzg7wrprh9pa6c', 'Cleo', 1794807950371);
insert into sessions values ('p-y3v8pve2magjwx4b', 'Finn', 1794807950338);
insert into sessions values ('p-zqdrysa8ecy6g9hv', 'Ben', 1794807950135);
insert into names values ('ann', 'p-kbksvfaqa80bn8r0', 1794807949772);
insert into names values ('ben', 'p-zqdrysa8ecy6g9hv', 1794807950135);
insert into names values ('cleo', 'p-v5qzg7wrprh9pa6c', 1794807950371);
insert into names values ('dan', 'p-g1vny449tzv2v1qe', 1794807950376);
insert into names values ('eve', 'p-ah8d32y0drfr9bnq', 1794807950512);
insert into names values ('flnn', 'p-y3v8pve2magjwx4b', 1794807950338);
insert into names values ('gerda', 'p-1pbc3qvgezt105wm', 1794807950348);
insert into tokens values ('94f4a262b0ebc3b38f3e72bec6f1321ba90728da3d5fb8b2e01a6629359aafa2', 'p-1pbc3qvgezt105wm');
insert into tokens values ('31db253c6871663680bf9137be78a8e39f24c90795b798a6e832a6d35d771cfd', 'p-ah8d32y0drfr9bnq');
insert into tokens values ('6a6afa729ee305d42db8e575544881e2810294b8cb0ffd957228a63c4d392fc1', 'p-g1vny449tzv2v1qe');
insert into tokens values ('ab6c01fadd3fab6b9c36d80cc1584af810f5d762b09f8139f630e06bf0f6db2b', 'p-kbksvfaqa80bn8r0');
insert into tokens values ('3f6e07b42a9e63ae8bd577b73cf6a1c8d053ddbf5663ac5a9d6d1101bad7911e', 'p-v5qzg7wrprh9pa6c');
insert into tokens values ('e239c76cc8b2c0a28dc7cc1526ee8e42b2ae517df6d4e805328ac8d246479151', 'p-y3v8pve2magjwx4b');
insert into tokens values ('08e32e2175b10c2a07e21f10f94e25e38ce5de8ecc0259da5aa50337564b11f1', 'p-zqdrysa8ecy6g9hv');
insert into codes values ('6c339425d88f17f571559cc04c136024da66aec29927bcf57198ba83c5e609ac', 'p-ah8d32y0drfr9bnq', 1794808552108);
insert into nodes values ('n-d1b149541432', 1794807951239, 1794807962146);
insert into alive values (1, 1794807951239, 1794807949074);
insert into connections values ('QiNlSLkoa1Rt.1', 'p-v5qzg7wrprh9pa6c', 'Cleo', 'znodna4fdr', 'n-d1b149541432', 1794807950378, '127.0.0.1');
insert into connections values ('YYcUdxgOPrfo.1', 'p-kbksvfaqa80bn8r0', 'Ann', 'us6lch33e2', 'n-d1b149541432', 1794807950243, '127.0.0.1');
insert into connections values ('YYcUdxgOPrfo.2', 'p-kbksvfaqa80bn8r0', 'Ann', 'xrsa2ivzfe', 'n-d1b149541432', 1794807952063, '127.0.0.1');
insert into connections values ('yAj4OPUjJXB6.1', 'p-g1vny449tzv2v1qe', 'Dan', 'znodna4fdr', 'n-d1b149541432', 1794807950382, '127.0.0.1');
insert into game_players values ('p-1pbc3qvgezt105wm', 1794807950363, 'hodg3o92ew-1');
insert into game_players values ('p-kbksvfaqa80bn8r0', 1794807950325, 'us6lch33e2-1');
insert into game_players values ('p-y3v8pve2magjwx4b', 1794807950363, 'hodg3o92ew-1');
insert into game_players values ('p-zqdrysa8ecy6g9hv', 1794807950325, 'us6lch33e2-1');
insert into records values ('address-key', '2026-11-16', 1794807949078, 1796017549078, '2026-11-16', '{"key":"835e223b823f0fb978ebc668b90b1ee15ec0f19f0cfae71150fd4da7a5285943"}');
insert into records_revision values (1, 1);
pragma user_version = 5;
