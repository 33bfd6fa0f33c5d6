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
  , present integer not null default 0, rank integer not null default 3, stage text not null default 'full', timer text not null default '', preset text not null default '', names text not null default '', seat0 text, seat1 text) strict, without rowid;
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
CREATE TABLE passwords (table_id text primary key, hash text not null) strict, without rowid;
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
  ) strict, without rowid;
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
insert into log values ('4dvix9nmn6', 1, 'p-pvpe6hfc6f5pezhb', 'Ann-1', '[{"type":"table.created","host":"p-pvpe6hfc6f5pezhb","name":"Ann","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794805982821}]');
insert into log values ('4dvix9nmn6', 2, 'p-pvpe6hfc6f5pezhb', 'Ann-3', '[{"type":"seat.taken","seat":0,"player":"p-pvpe6hfc6f5pezhb","name":"Ann","connection":"BIgXs27LR0Xe.1","ready":false,"v":1,"at":1794805982844}]');
insert into log values ('4dvix9nmn6', 3, 'p-mcsnks0dtw7dg6nm', 'Ben-2', '[{"type":"seat.taken","seat":1,"player":"p-mcsnks0dtw7dg6nm","name":"Ben","connection":"74Ddv0vidMVS.1","ready":false,"v":1,"at":1794805982881}]');
insert into log values ('4dvix9nmn6', 4, 'p-pvpe6hfc6f5pezhb', 'Ann-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794805982884}]');
insert into log values ('4dvix9nmn6', 5, 'p-mcsnks0dtw7dg6nm', 'Ben-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794805982885},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794805982885}]');
insert into log values ('4dvix9nmn6', 6, 'p-pvpe6hfc6f5pezhb', 'Ann-5', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794805982893}]');
insert into log values ('4dvix9nmn6', 7, 'p-mcsnks0dtw7dg6nm', 'Ben-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794805982896}]');
insert into log values ('4dvix9nmn6', 8, 'p-pvpe6hfc6f5pezhb', 'Ann-6', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794805982898}]');
insert into log values ('4dvix9nmn6', 9, 'p-mcsnks0dtw7dg6nm', 'Ben-5', '[{"type":"move.made","game":1,"ply":4,"move":{"from":26,"path":[17],"captured":[22],"crowned":false},"v":1,"at":1794805982900}]');
insert into log values ('4dvix9nmn6', 10, 'p-pvpe6hfc6f5pezhb', 'Ann-7', '[{"type":"move.made","game":1,"ply":5,"move":{"from":11,"path":[15],"captured":[],"crowned":false},"v":1,"at":1794805982912}]');
insert into log values ('4dvix9nmn6', 11, 'p-mcsnks0dtw7dg6nm', 'Ben-6', '[{"type":"move.made","game":1,"ply":6,"move":{"from":24,"path":[20],"captured":[],"crowned":false},"v":1,"at":1794805982923}]');
insert into log values ('4dvix9nmn6', 12, 'p-pvpe6hfc6f5pezhb', 'Ann-8', '[{"type":"move.made","game":1,"ply":7,"move":{"from":15,"path":[18],"captured":[],"crowned":false},"v":1,"at":1794805982940}]');
insert into log values ('4dvix9nmn6', 13, 'p-mcsnks0dtw7dg6nm', 'Ben-7', '[{"type":"move.made","game":1,"ply":8,"move":{"from":23,"path":[14],"captured":[18],"crowned":false},"v":1,"at":1794805982949}]');
insert into log values ('4dvix9nmn6', 14, 'p-pvpe6hfc6f5pezhb', 'Ann-9', '[{"type":"move.made","game":1,"ply":9,"move":{"from":7,"path":[11],"captured":[],"crowned":false},"v":1,"at":1794805982957}]');
insert into log values ('4dvix9nmn6', 15, 'p-mcsnks0dtw7dg6nm', 'Ben-8', '[{"type":"move.made","game":1,"ply":10,"move":{"from":14,"path":[7],"captured":[10],"crowned":false},"v":1,"at":1794805982961}]');
insert into log values ('4dvix9nmn6', 16, 'p-pvpe6hfc6f5pezhb', 'Ann-10', '[{"type":"move.made","game":1,"ply":11,"move":{"from":3,"path":[10],"captured":[7],"crowned":false},"v":1,"at":1794805982964}]');
insert into log values ('4dvix9nmn6', 17, 'p-mcsnks0dtw7dg6nm', 'Ben-9', '[{"type":"move.made","game":1,"ply":12,"move":{"from":20,"path":[16],"captured":[],"crowned":false},"v":1,"at":1794805982967}]');
insert into log values ('4dvix9nmn6', 18, 'p-pvpe6hfc6f5pezhb', 'Ann-11', '[{"type":"chat.said","player":"p-pvpe6hfc6f5pezhb","name":"Ann","text":"Well played, Ben.","v":1,"at":1794805982972}]');
insert into log values ('4dvix9nmn6', 19, 'p-mcsnks0dtw7dg6nm', 'Ben-10', '[{"type":"game.ended","game":1,"outcome":{"winner":"black","reason":"resigned"},"v":1,"at":1794805982975}]');
insert into log values ('4dvix9nmn6', 20, 'system', 'lose:74Ddv0vidMVS.1:19', '[{"type":"connection.closed","seat":1,"connection":"74Ddv0vidMVS.1","v":1,"at":1794805987271}]');
insert into log values ('6uw20nkx7l', 1, 'p-eh6xevnr3mhdbv41', 'Cleo-1', '[{"type":"table.created","host":"p-eh6xevnr3mhdbv41","name":"Cleo","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794805983107}]');
insert into log values ('6uw20nkx7l', 2, 'p-eh6xevnr3mhdbv41', 'Cleo-3', '[{"type":"seat.taken","seat":0,"player":"p-eh6xevnr3mhdbv41","name":"Cleo","connection":"zIPJSTVNsyRE.1","ready":false,"v":1,"at":1794805983129}]');
insert into log values ('6uw20nkx7l', 3, 'p-6bfxxsbtwtdyakat', 'Dan-2', '[{"type":"seat.taken","seat":1,"player":"p-6bfxxsbtwtdyakat","name":"Dan","connection":"Ch5vgB_fGAAX.1","ready":false,"v":1,"at":1794805983147}]');
insert into log values ('6uw20nkx7l', 4, 'p-eh6xevnr3mhdbv41', 'Cleo-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794805983168}]');
insert into log values ('6uw20nkx7l', 5, 'p-6bfxxsbtwtdyakat', 'Dan-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794805983168},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794805983168}]');
insert into log values ('6uw20nkx7l', 6, 'p-eh6xevnr3mhdbv41', 'Cleo-5', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 0","v":1,"at":1794805983191}]');
insert into log values ('6uw20nkx7l', 7, 'p-eh6xevnr3mhdbv41', 'Cleo-6', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 1","v":1,"at":1794805983197}]');
insert into log values ('6uw20nkx7l', 8, 'p-eh6xevnr3mhdbv41', 'Cleo-7', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 2","v":1,"at":1794805983207}]');
insert into log values ('6uw20nkx7l', 9, 'p-eh6xevnr3mhdbv41', 'Cleo-8', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 3","v":1,"at":1794805983214}]');
insert into log values ('6uw20nkx7l', 10, 'p-eh6xevnr3mhdbv41', 'Cleo-9', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 4","v":1,"at":1794805983224}]');
insert into log values ('6uw20nkx7l', 11, 'p-eh6xevnr3mhdbv41', 'Cleo-10', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 5","v":1,"at":1794805983268}]');
insert into log values ('6uw20nkx7l', 12, 'p-eh6xevnr3mhdbv41', 'Cleo-11', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 6","v":1,"at":1794805983270}]');
insert into log values ('6uw20nkx7l', 13, 'p-eh6xevnr3mhdbv41', 'Cleo-12', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 7","v":1,"at":1794805983271}]');
insert into log values ('6uw20nkx7l', 14, 'p-eh6xevnr3mhdbv41', 'Cleo-13', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 8","v":1,"at":1794805983324}]');
insert into log values ('6uw20nkx7l', 15, 'p-eh6xevnr3mhdbv41', 'Cleo-14', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 9","v":1,"at":1794805983387}]');
insert into log values ('6uw20nkx7l', 16, 'p-eh6xevnr3mhdbv41', 'Cleo-15', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 10","v":1,"at":1794805983395}]');
insert into log values ('6uw20nkx7l', 17, 'p-eh6xevnr3mhdbv41', 'Cleo-16', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 11","v":1,"at":1794805983473}]');
insert into log values ('6uw20nkx7l', 18, 'p-eh6xevnr3mhdbv41', 'Cleo-17', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 12","v":1,"at":1794805983482}]');
insert into log values ('6uw20nkx7l', 19, 'p-eh6xevnr3mhdbv41', 'Cleo-18', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 13","v":1,"at":1794805983487}]');
insert into log values ('6uw20nkx7l', 20, 'p-eh6xevnr3mhdbv41', 'Cleo-19', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 14","v":1,"at":1794805983494}]');
insert into log values ('6uw20nkx7l', 21, 'p-eh6xevnr3mhdbv41', 'Cleo-20', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 15","v":1,"at":1794805983495}]');
insert into log values ('6uw20nkx7l', 22, 'p-eh6xevnr3mhdbv41', 'Cleo-21', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 16","v":1,"at":1794805983498}]');
insert into log values ('6uw20nkx7l', 23, 'p-eh6xevnr3mhdbv41', 'Cleo-22', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 17","v":1,"at":1794805983501}]');
insert into log values ('6uw20nkx7l', 24, 'p-eh6xevnr3mhdbv41', 'Cleo-23', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 18","v":1,"at":1794805983502}]');
insert into log values ('6uw20nkx7l', 25, 'p-eh6xevnr3mhdbv41', 'Cleo-24', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 19","v":1,"at":1794805983507}]');
insert into log values ('6uw20nkx7l', 26, 'p-eh6xevnr3mhdbv41', 'Cleo-25', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 20","v":1,"at":1794805983511}]');
insert into log values ('6uw20nkx7l', 27, 'p-eh6xevnr3mhdbv41', 'Cleo-26', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 21","v":1,"at":1794805983512}]');
insert into log values ('6uw20nkx7l', 28, 'p-eh6xevnr3mhdbv41', 'Cleo-27', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 22","v":1,"at":1794805983515}]');
insert into log values ('6uw20nkx7l', 29, 'p-eh6xevnr3mhdbv41', 'Cleo-28', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 23","v":1,"at":1794805983517}]');
insert into log values ('6uw20nkx7l', 30, 'p-eh6xevnr3mhdbv41', 'Cleo-29', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 24","v":1,"at":1794805983518}]');
insert into log values ('6uw20nkx7l', 31, 'p-eh6xevnr3mhdbv41', 'Cleo-30', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 25","v":1,"at":1794805983520}]');
insert into log values ('6uw20nkx7l', 32, 'p-eh6xevnr3mhdbv41', 'Cleo-31', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 26","v":1,"at":1794805983521}]');
insert into log values ('6uw20nkx7l', 33, 'p-eh6xevnr3mhdbv41', 'Cleo-32', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 27","v":1,"at":1794805983523}]');
insert into log values ('6uw20nkx7l', 34, 'p-eh6xevnr3mhdbv41', 'Cleo-33', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 28","v":1,"at":1794805983524}]');
insert into log values ('6uw20nkx7l', 35, 'p-eh6xevnr3mhdbv41', 'Cleo-34', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 29","v":1,"at":1794805983542}]');
insert into log values ('6uw20nkx7l', 36, 'p-eh6xevnr3mhdbv41', 'Cleo-35', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 30","v":1,"at":1794805983567}]');
insert into log values ('6uw20nkx7l', 37, 'p-eh6xevnr3mhdbv41', 'Cleo-36', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 31","v":1,"at":1794805983579}]');
insert into log values ('6uw20nkx7l', 38, 'p-eh6xevnr3mhdbv41', 'Cleo-37', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 32","v":1,"at":1794805983642}]');
insert into log values ('6uw20nkx7l', 39, 'p-eh6xevnr3mhdbv41', 'Cleo-38', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 33","v":1,"at":1794805983644}]');
insert into log values ('6uw20nkx7l', 40, 'p-eh6xevnr3mhdbv41', 'Cleo-39', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 34","v":1,"at":1794805983647}]');
insert into log values ('6uw20nkx7l', 41, 'p-eh6xevnr3mhdbv41', 'Cleo-40', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 35","v":1,"at":1794805983669}]');
insert into log values ('6uw20nkx7l', 42, 'p-eh6xevnr3mhdbv41', 'Cleo-41', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 36","v":1,"at":1794805983698}]');
insert into log values ('6uw20nkx7l', 43, 'p-eh6xevnr3mhdbv41', 'Cleo-42', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 37","v":1,"at":1794805983858}]');
insert into log values ('6uw20nkx7l', 44, 'p-eh6xevnr3mhdbv41', 'Cleo-43', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 38","v":1,"at":1794805983920}]');
insert into log values ('6uw20nkx7l', 45, 'p-eh6xevnr3mhdbv41', 'Cleo-44', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 39","v":1,"at":1794805983932}]');
insert into log values ('6uw20nkx7l', 46, 'p-eh6xevnr3mhdbv41', 'Cleo-45', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 40","v":1,"at":1794805983935}]');
insert into log values ('6uw20nkx7l', 47, 'p-eh6xevnr3mhdbv41', 'Cleo-46', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 41","v":1,"at":1794805983951}]');
insert into log values ('6uw20nkx7l', 48, 'p-eh6xevnr3mhdbv41', 'Cleo-47', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 42","v":1,"at":1794805983960}]');
insert into log values ('6uw20nkx7l', 49, 'p-eh6xevnr3mhdbv41', 'Cleo-48', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 43","v":1,"at":1794805984032}]');
insert into log values ('6uw20nkx7l', 50, 'p-eh6xevnr3mhdbv41', 'Cleo-49', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 44","v":1,"at":1794805984094}]');
insert into log values ('6uw20nkx7l', 51, 'p-eh6xevnr3mhdbv41', 'Cleo-50', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 45","v":1,"at":1794805984106}]');
insert into log values ('6uw20nkx7l', 52, 'p-eh6xevnr3mhdbv41', 'Cleo-51', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 46","v":1,"at":1794805984126}]');
insert into log values ('6uw20nkx7l', 53, 'p-eh6xevnr3mhdbv41', 'Cleo-52', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 47","v":1,"at":1794805984136}]');
insert into log values ('6uw20nkx7l', 54, 'p-eh6xevnr3mhdbv41', 'Cleo-53', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 48","v":1,"at":1794805984153}]');
insert into log values ('6uw20nkx7l', 55, 'p-eh6xevnr3mhdbv41', 'Cleo-54', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 49","v":1,"at":1794805984190}]');
insert into log values ('6uw20nkx7l', 56, 'p-eh6xevnr3mhdbv41', 'Cleo-55', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 50","v":1,"at":1794805984200}]');
insert into log values ('6uw20nkx7l', 57, 'p-eh6xevnr3mhdbv41', 'Cleo-56', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 51","v":1,"at":1794805984205}]');
insert into log values ('6uw20nkx7l', 58, 'p-eh6xevnr3mhdbv41', 'Cleo-57', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 52","v":1,"at":1794805984224}]');
insert into log values ('6uw20nkx7l', 59, 'p-eh6xevnr3mhdbv41', 'Cleo-58', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 53","v":1,"at":1794805984229}]');
insert into log values ('6uw20nkx7l', 60, 'p-eh6xevnr3mhdbv41', 'Cleo-59', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 54","v":1,"at":1794805984248}]');
insert into log values ('6uw20nkx7l', 61, 'p-eh6xevnr3mhdbv41', 'Cleo-60', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 55","v":1,"at":1794805984258}]');
insert into log values ('6uw20nkx7l', 62, 'p-eh6xevnr3mhdbv41', 'Cleo-61', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 56","v":1,"at":1794805984270}]');
insert into log values ('6uw20nkx7l', 63, 'p-eh6xevnr3mhdbv41', 'Cleo-62', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 57","v":1,"at":1794805984276}]');
insert into log values ('6uw20nkx7l', 64, 'p-eh6xevnr3mhdbv41', 'Cleo-63', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 58","v":1,"at":1794805984328}]');
insert into log values ('6uw20nkx7l', 65, 'p-eh6xevnr3mhdbv41', 'Cleo-64', '[{"type":"chat.said","player":"p-eh6xevnr3mhdbv41","name":"Cleo","text":"Line 59","v":1,"at":1794805984333}]');
insert into log values ('6uw20nkx7l', 66, 'p-eh6xevnr3mhdbv41', 'Cleo-65', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794805984356}]');
insert into log values ('6uw20nkx7l', 67, 'p-6bfxxsbtwtdyakat', 'Dan-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794805984370}]');
insert into log values ('6uw20nkx7l', 68, 'p-eh6xevnr3mhdbv41', 'Cleo-66', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794805984383}]');
insert into log values ('6uw20nkx7l', 69, 'p-6bfxxsbtwtdyakat', 'Dan-5', '[{"type":"move.made","game":1,"ply":4,"move":{"from":26,"path":[17],"captured":[22],"crowned":false},"v":1,"at":1794805984417}]');
insert into log values ('6uw20nkx7l', 70, 'p-eh6xevnr3mhdbv41', 'Cleo-67', '[{"type":"move.made","game":1,"ply":5,"move":{"from":11,"path":[15],"captured":[],"crowned":false},"v":1,"at":1794805984479}]');
insert into log values ('6uw20nkx7l', 71, 'p-6bfxxsbtwtdyakat', 'Dan-6', '[{"type":"move.made","game":1,"ply":6,"move":{"from":24,"path":[20],"captured":[],"crowned":false},"v":1,"at":1794805984497}]');
insert into log values ('j48m1dwhp9', 1, 'p-7bhhnbspj961y8cj', 'Finn-1', '[{"type":"table.created","host":"p-7bhhnbspj961y8cj","name":"Finn","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794805983016}]');
insert into log values ('j48m1dwhp9', 2, 'p-7bhhnbspj961y8cj', 'Finn-3', '[{"type":"seat.taken","seat":0,"player":"p-7bhhnbspj961y8cj","name":"Finn","connection":"9_jAdikkqMY5.1","ready":false,"v":1,"at":1794805983018}]');
insert into log values ('j48m1dwhp9', 3, 'p-yw4r94dm66ss55mq', 'Gerda-2', '[{"type":"seat.taken","seat":1,"player":"p-yw4r94dm66ss55mq","name":"Gerda","connection":"xHhxofMPaTT-.1","ready":false,"v":1,"at":1794805983022}]');
insert into log values ('j48m1dwhp9', 4, 'p-7bhhnbspj961y8cj', 'Finn-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794805983023}]');
insert into log values ('j48m1dwhp9', 5, 'p-yw4r94dm66ss55mq', 'Gerda-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794805983024},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794805983024}]');
insert into log values ('j48m1dwhp9', 6, 'p-7bhhnbspj961y8cj', 'Finn-5', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794805983031}]');
insert into log values ('j48m1dwhp9', 7, 'p-yw4r94dm66ss55mq', 'Gerda-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794805983035}]');
insert into log values ('j48m1dwhp9', 8, 'p-7bhhnbspj961y8cj', 'Finn-6', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794805983038}]');
insert into log values ('j48m1dwhp9', 9, 'p-yw4r94dm66ss55mq', 'Gerda-5', '[{"type":"game.ended","game":1,"outcome":{"winner":"black","reason":"left"},"v":1,"at":1794805983042},{"type":"seat.left","seat":1,"player":"p-yw4r94dm66ss55mq","why":"left","v":1,"at":1794805983042}]');
insert into log values ('j48m1dwhp9', 10, 'p-7bhhnbspj961y8cj', 'Finn-7', '[{"type":"table.closed","why":"host","v":1,"at":1794805983054}]');
insert into log values ('nmy71bknal', 1, 'p-kc303y2k2nyhdrh9', 'Eve-1', '[{"type":"table.created","host":"p-kc303y2k2nyhdrh9","name":"Eve","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"random","start":{"kind":"standard"},"private":true,"spectators":true,"chat":false,"shared":false},"v":1,"at":1794805984534}]');
insert into log values ('nmy71bknal', 2, 'p-kc303y2k2nyhdrh9', 'Eve-3', '[{"type":"seat.taken","seat":0,"player":"p-kc303y2k2nyhdrh9","name":"Eve","connection":"Ov6FjOXtz0KB.1","ready":false,"v":1,"at":1794805985536}]');
insert into log values ('nmy71bknal', 3, 'p-pvpe6hfc6f5pezhb', 'Ann-14', '[{"type":"seat.taken","seat":1,"player":"p-pvpe6hfc6f5pezhb","name":"Ann","connection":"BIgXs27LR0Xe.2","ready":false,"v":1,"at":1794805987253}]');
insert into log values ('nmy71bknal', 4, 'system', 'lose:Ov6FjOXtz0KB.1:3', '[{"type":"connection.closed","seat":0,"connection":"Ov6FjOXtz0KB.1","v":1,"at":1794805987271}]');
insert into tables values ('4dvix9nmn6', 1794805987271, 1794806047271, null, '{"table":"4dvix9nmn6","host":"Ann","seats":[{"name":"Ann","level":null,"away":false},{"name":"Ben","level":null,"away":true}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":false,"spectators":true,"playing":false,"game":1,"createdAt":1794805982821,"sides":["white","black"]}', 1794805982821, 'p-pvpe6hfc6f5pezhb', '["p-pvpe6hfc6f5pezhb","p-mcsnks0dtw7dg6nm"]', 1, 3, 'full', 'none', 'official', 'ann
ann
ben', 'p-pvpe6hfc6f5pezhb', 'p-mcsnks0dtw7dg6nm');
insert into tables values ('6uw20nkx7l', 1794805984497, null, null, '{"table":"6uw20nkx7l","host":"Cleo","seats":[{"name":"Cleo","level":null,"away":false},{"name":"Dan","level":null,"away":false}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":false,"spectators":true,"playing":true,"game":1,"createdAt":1794805983107,"sides":["black","white"],"startedAt":1794805983168}', 1794805983107, 'p-eh6xevnr3mhdbv41', '["p-eh6xevnr3mhdbv41","p-6bfxxsbtwtdyakat"]', 1, 2, 'playing', 'none', 'official', 'cleo
cleo
dan', 'p-eh6xevnr3mhdbv41', 'p-6bfxxsbtwtdyakat');
insert into tables values ('j48m1dwhp9', 1794805983054, null, null, null, null, 'p-7bhhnbspj961y8cj', '["p-7bhhnbspj961y8cj"]', 0, 3, 'full', '', '', '', null, null);
insert into tables values ('nmy71bknal', 1794805987271, 1794806047271, null, '{"table":"nmy71bknal","host":"Eve","seats":[{"name":"Eve","level":null,"away":true},{"name":"Ann","level":null,"away":false}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":true,"spectators":true,"playing":false,"game":0,"createdAt":1794805984534,"sides":null}', 1794805984534, 'p-kc303y2k2nyhdrh9', '["p-kc303y2k2nyhdrh9","p-pvpe6hfc6f5pezhb"]', 0, 3, 'full', 'none', 'official', 'eve
eve
ann', 'p-kc303y2k2nyhdrh9', 'p-pvpe6hfc6f5pezhb');
insert into snapshots values ('6uw20nkx7l', 64, '{"v":2,"status":"open","closed":null,"createdAt":1794805983107,"host":"p-eh6xevnr3mhdbv41","hostName":"Cleo","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"seats":[{"kind":"person","player":"p-eh6xevnr3mhdbv41","name":"Cleo","ready":false,"connections":["zIPJSTVNsyRE.1"],"lostAt":null},{"kind":"person","player":"p-6bfxxsbtwtdyakat","name":"Dan","ready":false,"connections":["Ch5vgB_fGAAX.1"],"lostAt":null}],"removed":[],"round":{"number":1,"startedAt":1794805983168,"sides":{"black":0,"white":1},"players":{"black":"p-eh6xevnr3mhdbv41","white":"p-6bfxxsbtwtdyakat"},"names":{"black":"Cleo","white":"Dan"},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"game":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"drawRule":"claim","start":{"black":4095,"white":-1048576,"kings":0,"turn":"black"},"plies":[],"position":{"black":4095,"white":-1048576,"kings":0,"turn":"black"},"outcome":null},"opening":0,"ballot":null,"turn":1,"clock":{"left":{"black":0,"white":0},"turnStartedAt":1794805983168,"warnedAt":null},"grace":{"black":120000,"white":120000},"offer":null,"offered":false,"takeback":null,"activeAt":1794805983168,"idleNotices":0},"lastSides":null,"seatOffer":null,"declined":[],"emptySince":null,"lastAt":1794805984328}');
insert into games values ('4dvix9nmn6-1', 1794805982975, '{"id":"4dvix9nmn6-1","table":"4dvix9nmn6","game":1,"black":"Ann","white":"Ben","sideNames":"red-white","outcome":{"winner":"black","reason":"resigned"},"plies":12,"startedAt":1794805982885,"endedAt":1794805982975,"preset":"official","opening":null}', '[Event "?"]
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
', 0, '["p-pvpe6hfc6f5pezhb","p-mcsnks0dtw7dg6nm"]');
insert into games values ('j48m1dwhp9-1', 1794805983042, '{"id":"j48m1dwhp9-1","table":"j48m1dwhp9","game":1,"black":"Finn","white":"Gerda","sideNames":"red-white","outcome":{"winner":"black","reason":"left"},"plies":3,"startedAt":1794805983024,"endedAt":1794805983042,"preset":"official","opening":null}', '[Event "?"]
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
', 0, '["p-7bhhnbspj961y8cj","p-yw4r94dm66ss55mq"]');
insert into passwords values ('nmy71bknal', 'scrypt$15$8$1$WG0wmhGxIQnyQVhc1Ew6HQ$Sz-PrAu61xooU9e7KkKhL54vKkboPrFItbd2rJhRQmg');
insert into grants values ('nmy71bknal', 'p-kc303y2k2nyhdrh9');
insert into grants values ('nmy71bknal', 'p-pvpe6hfc6f5pezhb');
insert into attempts values ('guess:nmy71bknal:127.0.0.1', 1794805985587);
insert into attempts values ('guess:nmy71bknal', 1794805985587);
insert into sessions values ('p-6bfxxsbtwtdyakat', 'Dan', 1794805983098);
insert into sessions values ('p-7bhhnbspj961y8cj', 'Finn', 1794805983009);
insert into sessions values ('p-eh6xevnr3mhdbv41', 'Cleo', 1794805983072);
insert into sessions values ('p-kc303y2k2nyhdrh9', 'Eve', 1794805984523);
insert into sessions values ('p-mcsnks0dtw7dg6nm', 'Ben', 1794805982807);
insert into sessions values ('p-pvpe6hfc6f5pezhb', 'Ann', 1794805982572);
insert into sessions values ('p-yw4r94dm66ss55mq', 'Gerda', 1794805983015);
insert into names values ('ann', 'p-pvpe6hfc6f5pezhb', 1794805982572);
insert into names values ('ben', 'p-mcsnks0dtw7dg6nm', 1794805982807);
insert into names values ('cleo', 'p-eh6xevnr3mhdbv41', 1794805983072);
insert into names values ('dan', 'p-6bfxxsbtwtdyakat', 1794805983098);
insert into names values ('eve', 'p-kc303y2k2nyhdrh9', 1794805984523);
insert into names values ('flnn', 'p-7bhhnbspj961y8cj', 1794805983009);
insert into names values ('gerda', 'p-yw4r94dm66ss55mq', 1794805983015);
insert into tokens values ('2616c97de60202e78b435a333279d1b52e01243f5697b0630dbfcc9142196d7a', 'p-6bfxxsbtwtdyakat');
insert into tokens values ('b6b2f1ffe893249b64eee09a5df97c65b07440622713e91735fe8ff6fe4c90a9', 'p-7bhhnbspj961y8cj');
insert into tokens values ('7caeb19042ca2b200a44440cb0c732704352acd55670e89c29e0513d10820c96', 'p-eh6xevnr3mhdbv41');
insert into tokens values ('c98fa300c72ec5900ea874b34f22f151acd511f350fe20a5b0887ea5e0876992', 'p-kc303y2k2nyhdrh9');
insert into tokens values ('82dd80bf152caf6b9a5e105f533f11481fe077f5d7e8002126d589486060d48d', 'p-mcsnks0dtw7dg6nm');
insert into tokens values ('aa862c399d20faa2c3b6377d52ec876cf6f3aa46c5e712c72914744c6e0ed450', 'p-pvpe6hfc6f5pezhb');
insert into tokens values ('d56f151acc3a7bdee9bb2cc304124d2b386d077d0ae7412d5d580c6899c69fa7', 'p-yw4r94dm66ss55mq');
insert into codes values ('98b3ccbcfb117b0aaf33f25be034f5db30ff3fc78de9f63cb43dda20c689c989', 'p-kc303y2k2nyhdrh9', 1794806587261);
insert into nodes values ('n-d9d8cc25aafb', 1794805986739, 1794805997292);
insert into alive values (1, 1794805986739, 1794805981556);
insert into connections values ('BIgXs27LR0Xe.1', 'p-pvpe6hfc6f5pezhb', 'Ann', '4dvix9nmn6', 'n-d9d8cc25aafb', 1794805982833);
insert into connections values ('BIgXs27LR0Xe.2', 'p-pvpe6hfc6f5pezhb', 'Ann', 'nmy71bknal', 'n-d9d8cc25aafb', 1794805987247);
insert into connections values ('Ch5vgB_fGAAX.1', 'p-6bfxxsbtwtdyakat', 'Dan', '6uw20nkx7l', 'n-d9d8cc25aafb', 1794805983139);
insert into connections values ('zIPJSTVNsyRE.1', 'p-eh6xevnr3mhdbv41', 'Cleo', '6uw20nkx7l', 'n-d9d8cc25aafb', 1794805983124);
insert into game_players values ('p-7bhhnbspj961y8cj', 1794805983042, 'j48m1dwhp9-1');
insert into game_players values ('p-mcsnks0dtw7dg6nm', 1794805982975, '4dvix9nmn6-1');
insert into game_players values ('p-pvpe6hfc6f5pezhb', 1794805982975, '4dvix9nmn6-1');
insert into game_players values ('p-yw4r94dm66ss55mq', 1794805983042, 'j48m1dwhp9-1');
pragma user_version = 3;
