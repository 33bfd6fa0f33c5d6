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
CREATE INDEX tables_origin on tables (origin) where origin is not null;
insert into log values ('4xwkrmza4e', 1, 'p-pt249kkz0phpd2b5', 'Finn-1', '[{"type":"table.created","host":"p-pt249kkz0phpd2b5","name":"Finn","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794807299506}]');
insert into log values ('4xwkrmza4e', 2, 'p-pt249kkz0phpd2b5', 'Finn-3', '[{"type":"seat.taken","seat":0,"player":"p-pt249kkz0phpd2b5","name":"Finn","connection":"0gXVuFGDbUIK.1","ready":false,"v":1,"at":1794807299508}]');
insert into log values ('4xwkrmza4e', 3, 'p-qvtp5wqz4fyz68cq', 'Gerda-2', '[{"type":"seat.taken","seat":1,"player":"p-qvtp5wqz4fyz68cq","name":"Gerda","connection":"j0sx7Y5Aw-6h.1","ready":false,"v":1,"at":1794807299510}]');
insert into log values ('4xwkrmza4e', 4, 'p-pt249kkz0phpd2b5', 'Finn-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794807299511}]');
insert into log values ('4xwkrmza4e', 5, 'p-qvtp5wqz4fyz68cq', 'Gerda-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794807299511},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794807299511}]');
insert into log values ('4xwkrmza4e', 6, 'p-pt249kkz0phpd2b5', 'Finn-5', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794807299514}]');
insert into log values ('4xwkrmza4e', 7, 'p-qvtp5wqz4fyz68cq', 'Gerda-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794807299515}]');
insert into log values ('4xwkrmza4e', 8, 'p-pt249kkz0phpd2b5', 'Finn-6', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794807299516}]');
insert into log values ('4xwkrmza4e', 9, 'p-qvtp5wqz4fyz68cq', 'Gerda-5', '[{"type":"game.ended","game":1,"outcome":{"winner":"black","reason":"left"},"v":1,"at":1794807299517},{"type":"seat.left","seat":1,"player":"p-qvtp5wqz4fyz68cq","why":"left","v":1,"at":1794807299517}]');
insert into log values ('4xwkrmza4e', 10, 'p-pt249kkz0phpd2b5', 'Finn-7', '[{"type":"table.closed","why":"host","v":1,"at":1794807299519}]');
insert into log values ('cstd1e6xi1', 1, 'p-r8s6f4632ejmw7q8', 'Eve-1', '[{"type":"table.created","host":"p-r8s6f4632ejmw7q8","name":"Eve","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"random","start":{"kind":"standard"},"private":true,"spectators":true,"chat":false,"shared":false},"v":1,"at":1794807299715}]');
insert into log values ('cstd1e6xi1', 2, 'p-r8s6f4632ejmw7q8', 'Eve-3', '[{"type":"seat.taken","seat":0,"player":"p-r8s6f4632ejmw7q8","name":"Eve","connection":"MbxkDeSC9kEp.1","ready":false,"v":1,"at":1794807299864}]');
insert into log values ('cstd1e6xi1', 3, 'p-retfzd51b7ezq9jj', 'Ann-14', '[{"type":"seat.taken","seat":1,"player":"p-retfzd51b7ezq9jj","name":"Ann","connection":"wuFwckNT2lqn.2","ready":false,"v":1,"at":1794807300096}]');
insert into log values ('cstd1e6xi1', 4, 'system', 'lose:MbxkDeSC9kEp.1:3', '[{"type":"connection.closed","seat":0,"connection":"MbxkDeSC9kEp.1","v":1,"at":1794807300123}]');
insert into log values ('t223b4g052', 1, 'p-yq4nhys7rmfy55am', 'Cleo-1', '[{"type":"table.created","host":"p-yq4nhys7rmfy55am","name":"Cleo","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794807299533}]');
insert into log values ('t223b4g052', 2, 'p-yq4nhys7rmfy55am', 'Cleo-3', '[{"type":"seat.taken","seat":0,"player":"p-yq4nhys7rmfy55am","name":"Cleo","connection":"EmarK6ZFsDYM.1","ready":false,"v":1,"at":1794807299536}]');
insert into log values ('t223b4g052', 3, 'p-zcxm2kq3qhx2j7na', 'Dan-2', '[{"type":"seat.taken","seat":1,"player":"p-zcxm2kq3qhx2j7na","name":"Dan","connection":"UurqJ1KZKzjV.1","ready":false,"v":1,"at":1794807299537}]');
insert into log values ('t223b4g052', 4, 'p-yq4nhys7rmfy55am', 'Cleo-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794807299538}]');
insert into log values ('t223b4g052', 5, 'p-zcxm2kq3qhx2j7na', 'Dan-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794807299539},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794807299539}]');
insert into log values ('t223b4g052', 6, 'p-yq4nhys7rmfy55am', 'Cleo-5', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 0","v":1,"at":1794807299541}]');
insert into log values ('t223b4g052', 7, 'p-yq4nhys7rmfy55am', 'Cleo-6', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 1","v":1,"at":1794807299544}]');
insert into log values ('t223b4g052', 8, 'p-yq4nhys7rmfy55am', 'Cleo-7', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 2","v":1,"at":1794807299546}]');
insert into log values ('t223b4g052', 9, 'p-yq4nhys7rmfy55am', 'Cleo-8', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 3","v":1,"at":1794807299549}]');
insert into log values ('t223b4g052', 10, 'p-yq4nhys7rmfy55am', 'Cleo-9', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 4","v":1,"at":1794807299552}]');
insert into log values ('t223b4g052', 11, 'p-yq4nhys7rmfy55am', 'Cleo-10', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 5","v":1,"at":1794807299553}]');
insert into log values ('t223b4g052', 12, 'p-yq4nhys7rmfy55am', 'Cleo-11', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 6","v":1,"at":1794807299554}]');
insert into log values ('t223b4g052', 13, 'p-yq4nhys7rmfy55am', 'Cleo-12', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 7","v":1,"at":1794807299563}]');
insert into log values ('t223b4g052', 14, 'p-yq4nhys7rmfy55am', 'Cleo-13', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 8","v":1,"at":1794807299565}]');
insert into log values ('t223b4g052', 15, 'p-yq4nhys7rmfy55am', 'Cleo-14', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 9","v":1,"at":1794807299568}]');
insert into log values ('t223b4g052', 16, 'p-yq4nhys7rmfy55am', 'Cleo-15', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 10","v":1,"at":1794807299574}]');
insert into log values ('t223b4g052', 17, 'p-yq4nhys7rmfy55am', 'Cleo-16', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 11","v":1,"at":1794807299578}]');
insert into log values ('t223b4g052', 18, 'p-yq4nhys7rmfy55am', 'Cleo-17', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 12","v":1,"at":1794807299582}]');
insert into log values ('t223b4g052', 19, 'p-yq4nhys7rmfy55am', 'Cleo-18', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 13","v":1,"at":1794807299586}]');
insert into log values ('t223b4g052', 20, 'p-yq4nhys7rmfy55am', 'Cleo-19', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 14","v":1,"at":1794807299591}]');
insert into log values ('t223b4g052', 21, 'p-yq4nhys7rmfy55am', 'Cleo-20', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 15","v":1,"at":1794807299597}]');
insert into log values ('t223b4g052', 22, 'p-yq4nhys7rmfy55am', 'Cleo-21', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 16","v":1,"at":1794807299599}]');
insert into log values ('t223b4g052', 23, 'p-yq4nhys7rmfy55am', 'Cleo-22', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 17","v":1,"at":1794807299604}]');
insert into log values ('t223b4g052', 24, 'p-yq4nhys7rmfy55am', 'Cleo-23', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 18","v":1,"at":1794807299606}]');
insert into log values ('t223b4g052', 25, 'p-yq4nhys7rmfy55am', 'Cleo-24', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 19","v":1,"at":1794807299607}]');
insert into log values ('t223b4g052', 26, 'p-yq4nhys7rmfy55am', 'Cleo-25', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 20","v":1,"at":1794807299610}]');
insert into log values ('t223b4g052', 27, 'p-yq4nhys7rmfy55am', 'Cleo-26', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 21","v":1,"at":1794807299612}]');
insert into log values ('t223b4g052', 28, 'p-yq4nhys7rmfy55am', 'Cleo-27', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 22","v":1,"at":1794807299613}]');
insert into log values ('t223b4g052', 29, 'p-yq4nhys7rmfy55am', 'Cleo-28', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 23","v":1,"at":1794807299615}]');
insert into log values ('t223b4g052', 30, 'p-yq4nhys7rmfy55am', 'Cleo-29', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 24","v":1,"at":1794807299616}]');
insert into log values ('t223b4g052', 31, 'p-yq4nhys7rmfy55am', 'Cleo-30', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 25","v":1,"at":1794807299617}]');
insert into log values ('t223b4g052', 32, 'p-yq4nhys7rmfy55am', 'Cleo-31', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 26","v":1,"at":1794807299626}]');
insert into log values ('t223b4g052', 33, 'p-yq4nhys7rmfy55am', 'Cleo-32', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 27","v":1,"at":1794807299628}]');
insert into log values ('t223b4g052', 34, 'p-yq4nhys7rmfy55am', 'Cleo-33', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 28","v":1,"at":1794807299629}]');
insert into log values ('t223b4g052', 35, 'p-yq4nhys7rmfy55am', 'Cleo-34', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 29","v":1,"at":1794807299630}]');
insert into log values ('t223b4g052', 36, 'p-yq4nhys7rmfy55am', 'Cleo-35', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 30","v":1,"at":1794807299631}]');
insert into log values ('t223b4g052', 37, 'p-yq4nhys7rmfy55am', 'Cleo-36', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 31","v":1,"at":1794807299632}]');
insert into log values ('t223b4g052', 38, 'p-yq4nhys7rmfy55am', 'Cleo-37', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 32","v":1,"at":1794807299633}]');
insert into log values ('t223b4g052', 39, 'p-yq4nhys7rmfy55am', 'Cleo-38', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 33","v":1,"at":1794807299634}]');
insert into log values ('t223b4g052', 40, 'p-yq4nhys7rmfy55am', 'Cleo-39', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 34","v":1,"at":1794807299635}]');
insert into log values ('t223b4g052', 41, 'p-yq4nhys7rmfy55am', 'Cleo-40', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 35","v":1,"at":1794807299636}]');
insert into log values ('t223b4g052', 42, 'p-yq4nhys7rmfy55am', 'Cleo-41', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 36","v":1,"at":1794807299637}]');
insert into log values ('t223b4g052', 43, 'p-yq4nhys7rmfy55am', 'Cleo-42', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 37","v":1,"at":1794807299638}]');
insert into log values ('t223b4g052', 44, 'p-yq4nhys7rmfy55am', 'Cleo-43', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 38","v":1,"at":1794807299639}]');
insert into log values ('t223b4g052', 45, 'p-yq4nhys7rmfy55am', 'Cleo-44', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 39","v":1,"at":1794807299640}]');
insert into log values ('t223b4g052', 46, 'p-yq4nhys7rmfy55am', 'Cleo-45', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 40","v":1,"at":1794807299641}]');
insert into log values ('t223b4g052', 47, 'p-yq4nhys7rmfy55am', 'Cleo-46', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 41","v":1,"at":1794807299642}]');
insert into log values ('t223b4g052', 48, 'p-yq4nhys7rmfy55am', 'Cleo-47', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 42","v":1,"at":1794807299644}]');
insert into log values ('t223b4g052', 49, 'p-yq4nhys7rmfy55am', 'Cleo-48', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 43","v":1,"at":1794807299645}]');
insert into log values ('t223b4g052', 50, 'p-yq4nhys7rmfy55am', 'Cleo-49', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 44","v":1,"at":1794807299646}]');
insert into log values ('t223b4g052', 51, 'p-yq4nhys7rmfy55am', 'Cleo-50', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 45","v":1,"at":1794807299650}]');
insert into log values ('t223b4g052', 52, 'p-yq4nhys7rmfy55am', 'Cleo-51', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 46","v":1,"at":1794807299651}]');
insert into log values ('t223b4g052', 53, 'p-yq4nhys7rmfy55am', 'Cleo-52', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 47","v":1,"at":1794807299652}]');
insert into log values ('t223b4g052', 54, 'p-yq4nhys7rmfy55am', 'Cleo-53', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 48","v":1,"at":1794807299653}]');
insert into log values ('t223b4g052', 55, 'p-yq4nhys7rmfy55am', 'Cleo-54', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 49","v":1,"at":1794807299654}]');
insert into log values ('t223b4g052', 56, 'p-yq4nhys7rmfy55am', 'Cleo-55', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 50","v":1,"at":1794807299655}]');
insert into log values ('t223b4g052', 57, 'p-yq4nhys7rmfy55am', 'Cleo-56', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 51","v":1,"at":1794807299656}]');
insert into log values ('t223b4g052', 58, 'p-yq4nhys7rmfy55am', 'Cleo-57', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 52","v":1,"at":1794807299657}]');
insert into log values ('t223b4g052', 59, 'p-yq4nhys7rmfy55am', 'Cleo-58', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 53","v":1,"at":1794807299659}]');
insert into log values ('t223b4g052', 60, 'p-yq4nhys7rmfy55am', 'Cleo-59', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 54","v":1,"at":1794807299662}]');
insert into log values ('t223b4g052', 61, 'p-yq4nhys7rmfy55am', 'Cleo-60', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 55","v":1,"at":1794807299665}]');
insert into log values ('t223b4g052', 62, 'p-yq4nhys7rmfy55am', 'Cleo-61', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 56","v":1,"at":1794807299667}]');
insert into log values ('t223b4g052', 63, 'p-yq4nhys7rmfy55am', 'Cleo-62', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 57","v":1,"at":1794807299668}]');
insert into log values ('t223b4g052', 64, 'p-yq4nhys7rmfy55am', 'Cleo-63', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 58","v":1,"at":1794807299669}]');
insert into log values ('t223b4g052', 65, 'p-yq4nhys7rmfy55am', 'Cleo-64', '[{"type":"chat.said","player":"p-yq4nhys7rmfy55am","name":"Cleo","text":"Line 59","v":1,"at":1794807299673}]');
insert into log values ('t223b4g052', 66, 'p-yq4nhys7rmfy55am', 'Cleo-65', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794807299692}]');
insert into log values ('t223b4g052', 67, 'p-zcxm2kq3qhx2j7na', 'Dan-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794807299694}]');
insert into log values ('t223b4g052', 68, 'p-yq4nhys7rmfy55am', 'Cleo-66', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794807299695}]');
insert into log values ('t223b4g052', 69, 'p-zcxm2kq3qhx2j7na', 'Dan-5', '[{"type":"move.made","game":1,"ply":4,"move":{"from":26,"path":[17],"captured":[22],"crowned":false},"v":1,"at":1794807299696}]');
insert into log values ('t223b4g052', 70, 'p-yq4nhys7rmfy55am', 'Cleo-67', '[{"type":"move.made","game":1,"ply":5,"move":{"from":11,"path":[15],"captured":[],"crowned":false},"v":1,"at":1794807299698}]');
insert into log values ('t223b4g052', 71, 'p-zcxm2kq3qhx2j7na', 'Dan-6', '[{"type":"move.made","game":1,"ply":6,"move":{"from":24,"path":[20],"captured":[],"crowned":false},"v":1,"at":1794807299702}]');
insert into log values ('vhavjjd055', 1, 'p-retfzd51b7ezq9jj', 'Ann-1', '[{"type":"table.created","host":"p-retfzd51b7ezq9jj","name":"Ann","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794807299435}]');
insert into log values ('vhavjjd055', 2, 'p-retfzd51b7ezq9jj', 'Ann-3', '[{"type":"seat.taken","seat":0,"player":"p-retfzd51b7ezq9jj","name":"Ann","connection":"wuFwckNT2lqn.1","ready":false,"v":1,"at":1794807299444}]');
insert into log values ('vhavjjd055', 3, 'p-hvfhp23dv9d9mjdj', 'Ben-2', '[{"type":"seat.taken","seat":1,"player":"p-hvfhp23dv9d9mjdj","name":"Ben","connection":"gb7In7rRpYP0.1","ready":false,"v":1,"at":1794807299451}]');
insert into log values ('vhavjjd055', 4, 'p-retfzd51b7ezq9jj', 'Ann-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794807299453}]');
insert into log values ('vhavjjd055', 5, 'p-hvfhp23dv9d9mjdj', 'Ben-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794807299453},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794807299453}]');
insert into log values ('vhavjjd055', 6, 'p-retfzd51b7ezq9jj', 'Ann-5', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794807299459}]');
insert into log values ('vhavjjd055', 7, 'p-hvfhp23dv9d9mjdj', 'Ben-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794807299461}]');
insert into log values ('vhavjjd055', 8, 'p-retfzd51b7ezq9jj', 'Ann-6', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794807299464}]');
insert into log values ('vhavjjd055', 9, 'p-hvfhp23dv9d9mjdj', 'Ben-5', '[{"type":"move.made","game":1,"ply":4,"move":{"from":26,"path":[17],"captured":[22],"crowned":false},"v":1,"at":1794807299466}]');
insert into log values ('vhavjjd055', 10, 'p-retfzd51b7ezq9jj', 'Ann-7', '[{"type":"move.made","game":1,"ply":5,"move":{"from":11,"path":[15],"captured":[],"crowned":false},"v":1,"at":1794807299467}]');
insert into log values ('vhavjjd055', 11, 'p-hvfhp23dv9d9mjdj', 'Ben-6', '[{"type":"move.made","game":1,"ply":6,"move":{"from":24,"path":[20],"captured":[],"crowned":false},"v":1,"at":1794807299468}]');
insert into log values ('vhavjjd055', 12, 'p-retfzd51b7ezq9jj', 'Ann-8', '[{"type":"move.made","game":1,"ply":7,"move":{"from":15,"path":[18],"captured":[],"crowned":false},"v":1,"at":1794807299470}]');
insert into log values ('vhavjjd055', 13, 'p-hvfhp23dv9d9mjdj', 'Ben-7', '[{"type":"move.made","game":1,"ply":8,"move":{"from":23,"path":[14],"captured":[18],"crowned":false},"v":1,"at":1794807299471}]');
insert into log values ('vhavjjd055', 14, 'p-retfzd51b7ezq9jj', 'Ann-9', '[{"type":"move.made","game":1,"ply":9,"move":{"from":7,"path":[11],"captured":[],"crowned":false},"v":1,"at":1794807299474}]');
insert into log values ('vhavjjd055', 15, 'p-hvfhp23dv9d9mjdj', 'Ben-8', '[{"type":"move.made","game":1,"ply":10,"move":{"from":14,"path":[7],"captured":[10],"crowned":false},"v":1,"at":1794807299478}]');
insert into log values ('vhavjjd055', 16, 'p-retfzd51b7ezq9jj', 'Ann-10', '[{"type":"move.made","game":1,"ply":11,"move":{"from":3,"path":[10],"captured":[7],"crowned":false},"v":1,"at":1794807299479}]');
insert into log values ('vhavjjd055', 17, 'p-hvfhp23dv9d9mjdj', 'Ben-9', '[{"type":"move.made","game":1,"ply":12,"move":{"from":20,"path":[16],"captured":[],"crowned":false},"v":1,"at":1794807299481}]');
insert into log values ('vhavjjd055', 18, 'p-retfzd51b7ezq9jj', 'Ann-11', '[{"type":"chat.said","player":"p-retfzd51b7ezq9jj","name":"Ann","text":"Well played, Ben.","v":1,"at":1794807299483}]');
insert into log values ('vhavjjd055', 19, 'p-hvfhp23dv9d9mjdj', 'Ben-10', '[{"type":"game.ended","game":1,"outcome":{"winner":"black","reason":"resigned"},"v":1,"at":1794807299487}]');
insert into log values ('vhavjjd055', 20, 'system', 'lose:gb7In7rRpYP0.1:19', '[{"type":"connection.closed","seat":1,"connection":"gb7In7rRpYP0.1","v":1,"at":1794807300119}]');
insert into tables values ('4xwkrmza4e', 1794807299519, null, null, null, null, 'p-pt249kkz0phpd2b5', '["p-pt249kkz0phpd2b5"]', 0, 3, 'full', '', '', '', null, null, null, 2289);
insert into tables values ('cstd1e6xi1', 1794807300123, 1794807360123, null, '{"table":"cstd1e6xi1","host":"Eve","seats":[{"name":"Eve","level":null,"away":true},{"name":"Ann","level":null,"away":false}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":true,"spectators":true,"playing":false,"game":0,"createdAt":1794807299715,"sides":null}', 1794807299715, 'p-r8s6f4632ejmw7q8', '["p-r8s6f4632ejmw7q8","p-retfzd51b7ezq9jj"]', 0, 3, 'full', 'none', 'official', 'eve
eve
ann', 'p-r8s6f4632ejmw7q8', 'p-retfzd51b7ezq9jj', '127.0.0.1', 983);
insert into tables values ('t223b4g052', 1794807299702, null, null, '{"table":"t223b4g052","host":"Cleo","seats":[{"name":"Cleo","level":null,"away":false},{"name":"Dan","level":null,"away":false}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":false,"spectators":true,"playing":true,"game":1,"createdAt":1794807299533,"sides":["black","white"],"startedAt":1794807299539}', 1794807299533, 'p-yq4nhys7rmfy55am', '["p-yq4nhys7rmfy55am","p-zcxm2kq3qhx2j7na"]', 1, 2, 'playing', 'none', 'official', 'cleo
cleo
dan', 'p-yq4nhys7rmfy55am', 'p-zcxm2kq3qhx2j7na', '127.0.0.1', 8871);
insert into tables values ('vhavjjd055', 1794807300119, 1794807360119, null, '{"table":"vhavjjd055","host":"Ann","seats":[{"name":"Ann","level":null,"away":false},{"name":"Ben","level":null,"away":true}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":false,"spectators":true,"playing":false,"game":1,"createdAt":1794807299435,"sides":["white","black"]}', 1794807299435, 'p-retfzd51b7ezq9jj', '["p-retfzd51b7ezq9jj","p-hvfhp23dv9d9mjdj"]', 1, 3, 'full', 'none', 'official', 'ann
ann
ben', 'p-retfzd51b7ezq9jj', 'p-hvfhp23dv9d9mjdj', '127.0.0.1', 3471);
insert into snapshots values ('t223b4g052', 64, '{"v":2,"status":"open","closed":null,"createdAt":1794807299533,"host":"p-yq4nhys7rmfy55am","hostName":"Cleo","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"seats":[{"kind":"person","player":"p-yq4nhys7rmfy55am","name":"Cleo","ready":false,"connections":["EmarK6ZFsDYM.1"],"lostAt":null},{"kind":"person","player":"p-zcxm2kq3qhx2j7na","name":"Dan","ready":false,"connections":["UurqJ1KZKzjV.1"],"lostAt":null}],"removed":[],"round":{"number":1,"startedAt":1794807299539,"sides":{"black":0,"white":1},"players":{"black":"p-yq4nhys7rmfy55am","white":"p-zcxm2kq3qhx2j7na"},"names":{"black":"Cleo","white":"Dan"},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"game":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"drawRule":"claim","start":{"black":4095,"white":-1048576,"kings":0,"turn":"black"},"plies":[],"position":{"black":4095,"white":-1048576,"kings":0,"turn":"black"},"outcome":null},"opening":0,"ballot":null,"turn":1,"clock":{"left":{"black":0,"white":0},"turnStartedAt":1794807299539,"warnedAt":null},"grace":{"black":120000,"white":120000},"offer":null,"offered":false,"takeback":null,"activeAt":1794807299539,"idleNotices":0},"lastSides":null,"seatOffer":null,"declined":[],"emptySince":null,"lastAt":1794807299669}');
insert into games values ('vhavjjd055-1', 1794807299487, '{"id":"vhavjjd055-1","table":"vhavjjd055","game":1,"black":"Ann","white":"Ben","sideNames":"red-white","outcome":{"winner":"black","reason":"resigned"},"plies":12,"startedAt":1794807299453,"endedAt":1794807299487,"preset":"official","opening":null}', '[Event "?"]
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
', 0, '["p-retfzd51b7ezq9jj","p-hvfhp23dv9d9mjdj"]');
insert into games values ('4xwkrmza4e-1', 1794807299517, '{"id":"4xwkrmza4e-1","table":"4xwkrmza4e","game":1,"black":"Finn","white":"Gerda","sideNames":"red-white","outcome":{"winner":"black","reason":"left"},"plies":3,"startedAt":1794807299511,"endedAt":1794807299517,"preset":"official","opening":null}', '[Event "?"]
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
', 0, '["p-pt249kkz0phpd2b5","p-qvtp5wqz4fyz68cq"]');
insert into passwords values ('cstd1e6xi1', 'scrypt$15$8$1$drPsoSahTYAJnTh1tpxRUA$pvI_OUC0J5vIovIpoPwvVSNJ2v5IJSykf5zTEntDluM', 'fNofVhn3j5HM2N5q3y1xCw');
insert into grants values ('cstd1e6xi1', 'p-r8s6f4632ejmw7q8');
insert into grants values ('cstd1e6xi1', 'p-retfzd51b7ezq9jj');
insert into attempts values ('guess:cstd1e6xi1:p-retfzd51b7ezq9jj', 1794807299988);
insert into attempts values ('guess:cstd1e6xi1:127.0.0.1', 1794807299991);
insert into sessions values ('p-hvfhp23dv9d9mjdj', 'Ben', 1794807299431);
insert into sessions values ('p-pt249kkz0phpd2b5', 'Finn', 1794807299501);
insert into sessions values ('p-qvtp5wqz4fyz68cq', 'Gerda', 1794807299506);
insert into sessions values ('p-r8s6f4632ejmw7q8', 'Eve', 1794807299713);
insert into sessions values ('p-retfzd51b7ezq9jj', 'Ann', 1794807299387);
insert into sessions values ('p-yq4nhys7rmfy55am', 'Cleo', 1794807299525);
insert into sessions values ('p-zcxm2kq3qhx2j7na', 'Dan', 1794807299532);
insert into names values ('ann', 'p-retfzd51b7ezq9jj', 1794807299387);
insert into names values ('ben', 'p-hvfhp23dv9d9mjdj', 1794807299431);
insert into names values ('cleo', 'p-yq4nhys7rmfy55am', 1794807299525);
insert into names values ('dan', 'p-zcxm2kq3qhx2j7na', 1794807299532);
insert into names values ('eve', 'p-r8s6f4632ejmw7q8', 1794807299713);
insert into names values ('flnn', 'p-pt249kkz0phpd2b5', 1794807299501);
insert into names values ('gerda', 'p-qvtp5wqz4fyz68cq', 1794807299506);
insert into tokens values ('62b808efbd64dab2b6b0edd35c3319251a3eba87ab472a94bbf90d86a1178ace', 'p-hvfhp23dv9d9mjdj');
insert into tokens values ('f628729f273b3a4d79ff7ffda3f2c6e49d096da9249b802f63b45ce714035fb1', 'p-pt249kkz0phpd2b5');
insert into tokens values ('1ab21a10f160f01913b5b3b104b6c5eeb22aa2593039332b10bb4a1ed3dad6aa', 'p-qvtp5wqz4fyz68cq');
insert into tokens values ('0faae07ab3f1d50948558307a9c7194cfb78b5f5edd124cbce8d39096a39cd97', 'p-r8s6f4632ejmw7q8');
insert into tokens values ('1bb92813bf297a023c04a979b0c335bec8873e16ff61db2177502304a93d84f2', 'p-retfzd51b7ezq9jj');
insert into tokens values ('048821ecf16de55186e975150800ff952b3912c70ffa4b40811529aa3abb892d', 'p-yq4nhys7rmfy55am');
insert into tokens values ('7f76d26e6e83a458b6ba310703949f8b75049a0de43a6981f6158360de135bd0', 'p-zcxm2kq3qhx2j7na');
insert into codes values ('5fce1e0a8d1c26b4dc888c048ca929258a1af64b5eb104c7334bfe8ed33a88e9', 'p-r8s6f4632ejmw7q8', 1794807900106);
insert into nodes values ('n-c01b6f242c04', 1794807299209, 1794807310141);
insert into alive values (1, 1794807299209, 1794807299209);
insert into connections values ('EmarK6ZFsDYM.1', 'p-yq4nhys7rmfy55am', 'Cleo', 't223b4g052', 'n-c01b6f242c04', 1794807299534);
insert into connections values ('UurqJ1KZKzjV.1', 'p-zcxm2kq3qhx2j7na', 'Dan', 't223b4g052', 'n-c01b6f242c04', 1794807299537);
insert into connections values ('wuFwckNT2lqn.1', 'p-retfzd51b7ezq9jj', 'Ann', 'vhavjjd055', 'n-c01b6f242c04', 1794807299442);
insert into connections values ('wuFwckNT2lqn.2', 'p-retfzd51b7ezq9jj', 'Ann', 'cstd1e6xi1', 'n-c01b6f242c04', 1794807300091);
insert into game_players values ('p-hvfhp23dv9d9mjdj', 1794807299487, 'vhavjjd055-1');
insert into game_players values ('p-pt249kkz0phpd2b5', 1794807299517, '4xwkrmza4e-1');
insert into game_players values ('p-qvtp5wqz4fyz68cq', 1794807299517, '4xwkrmza4e-1');
insert into game_players values ('p-retfzd51b7ezq9jj', 1794807299487, 'vhavjjd055-1');
pragma user_version = 4;
