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
insert into log values ('1zaqmi3ea8', 1, 'p-ex0pn54kf01wxyzb', 'Cleo-1', '[{"type":"table.created","host":"p-ex0pn54kf01wxyzb","name":"Cleo","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794808971900}]');
insert into log values ('1zaqmi3ea8', 2, 'p-ex0pn54kf01wxyzb', 'Cleo-3', '[{"type":"seat.taken","seat":0,"player":"p-ex0pn54kf01wxyzb","name":"Cleo","connection":"_sfkmMBg6sro.1","ready":false,"v":1,"at":1794808971916}]');
insert into log values ('1zaqmi3ea8', 3, 'p-1evwvndbrkmqbsmm', 'Dan-2', '[{"type":"seat.taken","seat":1,"player":"p-1evwvndbrkmqbsmm","name":"Dan","connection":"YSG_oV2D6Lhv.1","ready":false,"v":1,"at":1794808971936}]');
insert into log values ('1zaqmi3ea8', 4, 'p-ex0pn54kf01wxyzb', 'Cleo-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794808971940}]');
insert into log values ('1zaqmi3ea8', 5, 'p-1evwvndbrkmqbsmm', 'Dan-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794808971941},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794808971941}]');
insert into log values ('1zaqmi3ea8', 6, 'p-ex0pn54kf01wxyzb', 'Cleo-5', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 0","v":1,"at":1794808971960}]');
insert into log values ('1zaqmi3ea8', 7, 'p-ex0pn54kf01wxyzb', 'Cleo-6', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 1","v":1,"at":1794808971972}]');
insert into log values ('1zaqmi3ea8', 8, 'p-ex0pn54kf01wxyzb', 'Cleo-7', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 2","v":1,"at":1794808971976}]');
insert into log values ('1zaqmi3ea8', 9, 'p-ex0pn54kf01wxyzb', 'Cleo-8', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 3","v":1,"at":1794808971986}]');
insert into log values ('1zaqmi3ea8', 10, 'p-ex0pn54kf01wxyzb', 'Cleo-9', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 4","v":1,"at":1794808971993}]');
insert into log values ('1zaqmi3ea8', 11, 'p-ex0pn54kf01wxyzb', 'Cleo-10', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 5","v":1,"at":1794808972000}]');
insert into log values ('1zaqmi3ea8', 12, 'p-ex0pn54kf01wxyzb', 'Cleo-11', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 6","v":1,"at":1794808972008}]');
insert into log values ('1zaqmi3ea8', 13, 'p-ex0pn54kf01wxyzb', 'Cleo-12', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 7","v":1,"at":1794808972011}]');
insert into log values ('1zaqmi3ea8', 14, 'p-ex0pn54kf01wxyzb', 'Cleo-13', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 8","v":1,"at":1794808972014}]');
insert into log values ('1zaqmi3ea8', 15, 'p-ex0pn54kf01wxyzb', 'Cleo-14', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 9","v":1,"at":1794808972022}]');
insert into log values ('1zaqmi3ea8', 16, 'p-ex0pn54kf01wxyzb', 'Cleo-15', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 10","v":1,"at":1794808972025}]');
insert into log values ('1zaqmi3ea8', 17, 'p-ex0pn54kf01wxyzb', 'Cleo-16', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 11","v":1,"at":1794808972027}]');
insert into log values ('1zaqmi3ea8', 18, 'p-ex0pn54kf01wxyzb', 'Cleo-17', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 12","v":1,"at":1794808972036}]');
insert into log values ('1zaqmi3ea8', 19, 'p-ex0pn54kf01wxyzb', 'Cleo-18', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 13","v":1,"at":1794808972038}]');
insert into log values ('1zaqmi3ea8', 20, 'p-ex0pn54kf01wxyzb', 'Cleo-19', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 14","v":1,"at":1794808972040}]');
insert into log values ('1zaqmi3ea8', 21, 'p-ex0pn54kf01wxyzb', 'Cleo-20', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 15","v":1,"at":1794808972044}]');
insert into log values ('1zaqmi3ea8', 22, 'p-ex0pn54kf01wxyzb', 'Cleo-21', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 16","v":1,"at":1794808972046}]');
insert into log values ('1zaqmi3ea8', 23, 'p-ex0pn54kf01wxyzb', 'Cleo-22', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 17","v":1,"at":1794808972048}]');
insert into log values ('1zaqmi3ea8', 24, 'p-ex0pn54kf01wxyzb', 'Cleo-23', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 18","v":1,"at":1794808972052}]');
insert into log values ('1zaqmi3ea8', 25, 'p-ex0pn54kf01wxyzb', 'Cleo-24', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 19","v":1,"at":1794808972054}]');
insert into log values ('1zaqmi3ea8', 26, 'p-ex0pn54kf01wxyzb', 'Cleo-25', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 20","v":1,"at":1794808972064}]');
insert into log values ('1zaqmi3ea8', 27, 'p-ex0pn54kf01wxyzb', 'Cleo-26', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 21","v":1,"at":1794808972070}]');
insert into log values ('1zaqmi3ea8', 28, 'p-ex0pn54kf01wxyzb', 'Cleo-27', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 22","v":1,"at":1794808972082}]');
insert into log values ('1zaqmi3ea8', 29, 'p-ex0pn54kf01wxyzb', 'Cleo-28', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 23","v":1,"at":1794808972089}]');
insert into log values ('1zaqmi3ea8', 30, 'p-ex0pn54kf01wxyzb', 'Cleo-29', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 24","v":1,"at":1794808972099}]');
insert into log values ('1zaqmi3ea8', 31, 'p-ex0pn54kf01wxyzb', 'Cleo-30', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 25","v":1,"at":1794808972101}]');
insert into log values ('1zaqmi3ea8', 32, 'p-ex0pn54kf01wxyzb', 'Cleo-31', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 26","v":1,"at":1794808972102}]');
insert into log values ('1zaqmi3ea8', 33, 'p-ex0pn54kf01wxyzb', 'Cleo-32', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 27","v":1,"at":1794808972106}]');
insert into log values ('1zaqmi3ea8', 34, 'p-ex0pn54kf01wxyzb', 'Cleo-33', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 28","v":1,"at":1794808972109}]');
insert into log values ('1zaqmi3ea8', 35, 'p-ex0pn54kf01wxyzb', 'Cleo-34', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 29","v":1,"at":1794808972111}]');
insert into log values ('1zaqmi3ea8', 36, 'p-ex0pn54kf01wxyzb', 'Cleo-35', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 30","v":1,"at":1794808972112}]');
insert into log values ('1zaqmi3ea8', 37, 'p-ex0pn54kf01wxyzb', 'Cleo-36', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 31","v":1,"at":1794808972114}]');
insert into log values ('1zaqmi3ea8', 38, 'p-ex0pn54kf01wxyzb', 'Cleo-37', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 32","v":1,"at":1794808972116}]');
insert into log values ('1zaqmi3ea8', 39, 'p-ex0pn54kf01wxyzb', 'Cleo-38', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 33","v":1,"at":1794808972118}]');
insert into log values ('1zaqmi3ea8', 40, 'p-ex0pn54kf01wxyzb', 'Cleo-39', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 34","v":1,"at":1794808972121}]');
insert into log values ('1zaqmi3ea8', 41, 'p-ex0pn54kf01wxyzb', 'Cleo-40', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 35","v":1,"at":1794808972125}]');
insert into log values ('1zaqmi3ea8', 42, 'p-ex0pn54kf01wxyzb', 'Cleo-41', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 36","v":1,"at":1794808972130}]');
insert into log values ('1zaqmi3ea8', 43, 'p-ex0pn54kf01wxyzb', 'Cleo-42', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 37","v":1,"at":1794808972138}]');
insert into log values ('1zaqmi3ea8', 44, 'p-ex0pn54kf01wxyzb', 'Cleo-43', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 38","v":1,"at":1794808972149}]');
insert into log values ('1zaqmi3ea8', 45, 'p-ex0pn54kf01wxyzb', 'Cleo-44', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 39","v":1,"at":1794808972158}]');
insert into log values ('1zaqmi3ea8', 46, 'p-ex0pn54kf01wxyzb', 'Cleo-45', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 40","v":1,"at":1794808972168}]');
insert into log values ('1zaqmi3ea8', 47, 'p-ex0pn54kf01wxyzb', 'Cleo-46', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 41","v":1,"at":1794808972176}]');
insert into log values ('1zaqmi3ea8', 48, 'p-ex0pn54kf01wxyzb', 'Cleo-47', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 42","v":1,"at":1794808972186}]');
insert into log values ('1zaqmi3ea8', 49, 'p-ex0pn54kf01wxyzb', 'Cleo-48', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 43","v":1,"at":1794808972193}]');
insert into log values ('1zaqmi3ea8', 50, 'p-ex0pn54kf01wxyzb', 'Cleo-49', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 44","v":1,"at":1794808972204}]');
insert into log values ('1zaqmi3ea8', 51, 'p-ex0pn54kf01wxyzb', 'Cleo-50', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 45","v":1,"at":1794808972207}]');
insert into log values ('1zaqmi3ea8', 52, 'p-ex0pn54kf01wxyzb', 'Cleo-51', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 46","v":1,"at":1794808972211}]');
insert into log values ('1zaqmi3ea8', 53, 'p-ex0pn54kf01wxyzb', 'Cleo-52', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 47","v":1,"at":1794808972214}]');
insert into log values ('1zaqmi3ea8', 54, 'p-ex0pn54kf01wxyzb', 'Cleo-53', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 48","v":1,"at":1794808972223}]');
insert into log values ('1zaqmi3ea8', 55, 'p-ex0pn54kf01wxyzb', 'Cleo-54', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 49","v":1,"at":1794808972225}]');
insert into log values ('1zaqmi3ea8', 56, 'p-ex0pn54kf01wxyzb', 'Cleo-55', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 50","v":1,"at":1794808972232}]');
insert into log values ('1zaqmi3ea8', 57, 'p-ex0pn54kf01wxyzb', 'Cleo-56', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 51","v":1,"at":1794808972240}]');
insert into log values ('1zaqmi3ea8', 58, 'p-ex0pn54kf01wxyzb', 'Cleo-57', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 52","v":1,"at":1794808972248}]');
insert into log values ('1zaqmi3ea8', 59, 'p-ex0pn54kf01wxyzb', 'Cleo-58', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 53","v":1,"at":1794808972252}]');
insert into log values ('1zaqmi3ea8', 60, 'p-ex0pn54kf01wxyzb', 'Cleo-59', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 54","v":1,"at":1794808972255}]');
insert into log values ('1zaqmi3ea8', 61, 'p-ex0pn54kf01wxyzb', 'Cleo-60', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 55","v":1,"at":1794808972262}]');
insert into log values ('1zaqmi3ea8', 62, 'p-ex0pn54kf01wxyzb', 'Cleo-61', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 56","v":1,"at":1794808972266}]');
insert into log values ('1zaqmi3ea8', 63, 'p-ex0pn54kf01wxyzb', 'Cleo-62', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 57","v":1,"at":1794808972277}]');
insert into log values ('1zaqmi3ea8', 64, 'p-ex0pn54kf01wxyzb', 'Cleo-63', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 58","v":1,"at":1794808972280}]');
insert into log values ('1zaqmi3ea8', 65, 'p-ex0pn54kf01wxyzb', 'Cleo-64', '[{"type":"chat.said","player":"p-ex0pn54kf01wxyzb","name":"Cleo","text":"Line 59","v":1,"at":1794808972286}]');
insert into log values ('1zaqmi3ea8', 66, 'p-ex0pn54kf01wxyzb', 'Cleo-65', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794808972297}]');
insert into log values ('1zaqmi3ea8', 67, 'p-1evwvndbrkmqbsmm', 'Dan-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794808972311}]');
insert into log values ('1zaqmi3ea8', 68, 'p-ex0pn54kf01wxyzb', 'Cleo-66', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794808972327}]');
insert into log values ('1zaqmi3ea8', 69, 'p-1evwvndbrkmqbsmm', 'Dan-5', '[{"type":"move.made","game":1,"ply":4,"move":{"from":26,"path":[17],"captured":[22],"crowned":false},"v":1,"at":1794808972339}]');
insert into log values ('1zaqmi3ea8', 70, 'p-ex0pn54kf01wxyzb', 'Cleo-67', '[{"type":"move.made","game":1,"ply":5,"move":{"from":11,"path":[15],"captured":[],"crowned":false},"v":1,"at":1794808972348}]');
insert into log values ('1zaqmi3ea8', 71, 'p-1evwvndbrkmqbsmm', 'Dan-6', '[{"type":"move.made","game":1,"ply":6,"move":{"from":24,"path":[20],"captured":[],"crowned":false},"v":1,"at":1794808972359}]');
insert into log values ('ccxsstd8h7', 1, 'p-shf07ytca16nf9pk', 'Eve-1', '[{"type":"table.created","host":"p-shf07ytca16nf9pk","name":"Eve","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"random","start":{"kind":"standard"},"private":true,"spectators":true,"chat":false,"shared":false},"v":1,"at":1794808972400}]');
insert into log values ('ccxsstd8h7', 2, 'p-shf07ytca16nf9pk', 'Eve-3', '[{"type":"seat.taken","seat":0,"player":"p-shf07ytca16nf9pk","name":"Eve","connection":"Gswhjv8Ji4Eb.1","ready":false,"v":1,"at":1794808972642}]');
insert into log values ('ccxsstd8h7', 3, 'p-k7y5s50yscwzpy0h', 'Ann-14', '[{"type":"seat.taken","seat":1,"player":"p-k7y5s50yscwzpy0h","name":"Ann","connection":"pngAKMLdhBmH.2","ready":false,"v":1,"at":1794808973199}]');
insert into log values ('ccxsstd8h7', 4, 'system', 'lose:Gswhjv8Ji4Eb.1:3', '[{"type":"connection.closed","seat":0,"connection":"Gswhjv8Ji4Eb.1","v":1,"at":1794808973295}]');
insert into log values ('qw7cr5j532', 1, 'p-k7y5s50yscwzpy0h', 'Ann-1', '[{"type":"table.created","host":"p-k7y5s50yscwzpy0h","name":"Ann","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794808971534}]');
insert into log values ('qw7cr5j532', 2, 'p-k7y5s50yscwzpy0h', 'Ann-3', '[{"type":"seat.taken","seat":0,"player":"p-k7y5s50yscwzpy0h","name":"Ann","connection":"pngAKMLdhBmH.1","ready":false,"v":1,"at":1794808971555}]');
insert into log values ('qw7cr5j532', 3, 'p-s2djzg67b511yy9a', 'Ben-2', '[{"type":"seat.taken","seat":1,"player":"p-s2djzg67b511yy9a","name":"Ben","connection":"30_K4EEIRELv.1","ready":false,"v":1,"at":1794808971560}]');
insert into log values ('qw7cr5j532', 4, 'p-k7y5s50yscwzpy0h', 'Ann-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794808971562}]');
insert into log values ('qw7cr5j532', 5, 'p-s2djzg67b511yy9a', 'Ben-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794808971563},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794808971563}]');
insert into log values ('qw7cr5j532', 6, 'p-k7y5s50yscwzpy0h', 'Ann-5', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794808971573}]');
insert into log values ('qw7cr5j532', 7, 'p-s2djzg67b511yy9a', 'Ben-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794808971595}]');
insert into log values ('qw7cr5j532', 8, 'p-k7y5s50yscwzpy0h', 'Ann-6', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794808971599}]');
insert into log values ('qw7cr5j532', 9, 'p-s2djzg67b511yy9a', 'Ben-5', '[{"type":"move.made","game":1,"ply":4,"move":{"from":26,"path":[17],"captured":[22],"crowned":false},"v":1,"at":1794808971608}]');
insert into log values ('qw7cr5j532', 10, 'p-k7y5s50yscwzpy0h', 'Ann-7', '[{"type":"move.made","game":1,"ply":5,"move":{"from":11,"path":[15],"captured":[],"crowned":false},"v":1,"at":1794808971619}]');
insert into log values ('qw7cr5j532', 11, 'p-s2djzg67b511yy9a', 'Ben-6', '[{"type":"move.made","game":1,"ply":6,"move":{"from":24,"path":[20],"captured":[],"crowned":false},"v":1,"at":1794808971623}]');
insert into log values ('qw7cr5j532', 12, 'p-k7y5s50yscwzpy0h', 'Ann-8', '[{"type":"move.made","game":1,"ply":7,"move":{"from":15,"path":[18],"captured":[],"crowned":false},"v":1,"at":1794808971625}]');
insert into log values ('qw7cr5j532', 13, 'p-s2djzg67b511yy9a', 'Ben-7', '[{"type":"move.made","game":1,"ply":8,"move":{"from":23,"path":[14],"captured":[18],"crowned":false},"v":1,"at":1794808971643}]');
insert into log values ('qw7cr5j532', 14, 'p-k7y5s50yscwzpy0h', 'Ann-9', '[{"type":"move.made","game":1,"ply":9,"move":{"from":7,"path":[11],"captured":[],"crowned":false},"v":1,"at":1794808971647}]');
insert into log values ('qw7cr5j532', 15, 'p-s2djzg67b511yy9a', 'Ben-8', '[{"type":"move.made","game":1,"ply":10,"move":{"from":14,"path":[7],"captured":[10],"crowned":false},"v":1,"at":1794808971655}]');
insert into log values ('qw7cr5j532', 16, 'p-k7y5s50yscwzpy0h', 'Ann-10', '[{"type":"move.made","game":1,"ply":11,"move":{"from":3,"path":[10],"captured":[7],"crowned":false},"v":1,"at":1794808971671}]');
insert into log values ('qw7cr5j532', 17, 'p-s2djzg67b511yy9a', 'Ben-9', '[{"type":"move.made","game":1,"ply":12,"move":{"from":20,"path":[16],"captured":[],"crowned":false},"v":1,"at":1794808971680}]');
insert into log values ('qw7cr5j532', 18, 'p-k7y5s50yscwzpy0h', 'Ann-11', '[{"type":"chat.said","player":"p-k7y5s50yscwzpy0h","name":"Ann","text":"Well played, Ben.","v":1,"at":1794808971682}]');
insert into log values ('qw7cr5j532', 19, 'p-s2djzg67b511yy9a', 'Ben-10', '[{"type":"game.ended","game":1,"outcome":{"winner":"black","reason":"resigned"},"v":1,"at":1794808971685}]');
insert into log values ('qw7cr5j532', 20, 'system', 'lose:30_K4EEIRELv.1:19', '[{"type":"connection.closed","seat":1,"connection":"30_K4EEIRELv.1","v":1,"at":1794808973260}]');
insert into log values ('xkckjoag8c', 1, 'p-4ah54289rzpx6fcp', 'Finn-1', '[{"type":"table.created","host":"p-4ah54289rzpx6fcp","name":"Finn","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794808971721}]');
insert into log values ('xkckjoag8c', 2, 'p-4ah54289rzpx6fcp', 'Finn-3', '[{"type":"seat.taken","seat":0,"player":"p-4ah54289rzpx6fcp","name":"Finn","connection":"mbsntEb8x-em.1","ready":false,"v":1,"at":1794808971730}]');
insert into log values ('xkckjoag8c', 3, 'p-80qxcfafk0rkgxf2', 'Gerda-2', '[{"type":"seat.taken","seat":1,"player":"p-80qxcfafk0rkgxf2","name":"Gerda","connection":"5qyaGMEUKE8c.1","ready":false,"v":1,"at":1794808971737}]');
insert into log values ('xkckjoag8c', 4, 'p-4ah54289rzpx6fcp', 'Finn-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794808971749}]');
insert into log values ('xkckjoag8c', 5, 'p-80qxcfafk0rkgxf2', 'Gerda-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794808971749},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794808971749}]');
insert into log values ('xkckjoag8c', 6, 'p-4ah54289rzpx6fcp', 'Finn-5', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794808971774}]');
insert into log values ('xkckjoag8c', 7, 'p-80qxcfafk0rkgxf2', 'Gerda-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794808971787}]');
insert into log values ('xkckjoag8c', 8, 'p-4ah54289rzpx6fcp', 'Finn-6', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794808971800}]');
insert into log values ('xkckjoag8c', 9, 'p-80qxcfafk0rkgxf2', 'Gerda-5', '[{"type":"game.ended","game":1,"outcome":{"winner":"black","reason":"left"},"v":1,"at":1794808971818},{"type":"seat.left","seat":1,"player":"p-80qxcfafk0rkgxf2","why":"left","v":1,"at":1794808971818}]');
insert into log values ('xkckjoag8c', 10, 'p-4ah54289rzpx6fcp', 'Finn-7', '[{"type":"table.closed","why":"host","v":1,"at":1794808971833}]');
insert into tables values ('1zaqmi3ea8', 1794808972359, null, null, '{"table":"1zaqmi3ea8","host":"Cleo","seats":[{"name":"Cleo","level":null,"away":false},{"name":"Dan","level":null,"away":false}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":false,"spectators":true,"playing":true,"game":1,"createdAt":1794808971900,"sides":["black","white"],"startedAt":1794808971941}', 1794808971900, 'p-ex0pn54kf01wxyzb', '["p-ex0pn54kf01wxyzb","p-1evwvndbrkmqbsmm"]', 1, 2, 'playing', 'none', 'official', 'cleo
cleo
dan', 'p-ex0pn54kf01wxyzb', 'p-1evwvndbrkmqbsmm', '127.0.0.1', 8871);
insert into tables values ('ccxsstd8h7', 1794808973295, 1794809033295, null, '{"table":"ccxsstd8h7","host":"Eve","seats":[{"name":"Eve","level":null,"away":true},{"name":"Ann","level":null,"away":false}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":true,"spectators":true,"playing":false,"game":0,"createdAt":1794808972400,"sides":null}', 1794808972400, 'p-shf07ytca16nf9pk', '["p-shf07ytca16nf9pk","p-k7y5s50yscwzpy0h"]', 0, 3, 'full', 'none', 'official', 'eve
eve
ann', 'p-shf07ytca16nf9pk', 'p-k7y5s50yscwzpy0h', '127.0.0.1', 983);
insert into tables values ('qw7cr5j532', 1794808973260, 1794809033260, null, '{"table":"qw7cr5j532","host":"Ann","seats":[{"name":"Ann","level":null,"away":false},{"name":"Ben","level":null,"away":true}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":false,"spectators":true,"playing":false,"game":1,"createdAt":1794808971534,"sides":["white","black"]}', 1794808971534, 'p-k7y5s50yscwzpy0h', '["p-k7y5s50yscwzpy0h","p-s2djzg67b511yy9a"]', 1, 3, 'full', 'none', 'official', 'ann
ann
ben', 'p-k7y5s50yscwzpy0h', 'p-s2djzg67b511yy9a', '127.0.0.1', 3471);
insert into tables values ('xkckjoag8c', 1794808971833, null, null, null, null, 'p-4ah54289rzpx6fcp', '["p-4ah54289rzpx6fcp"]', 0, 3, 'full', '', '', '', null, null, null, 2289);
insert into snapshots values ('1zaqmi3ea8', 64, '{"v":2,"status":"open","closed":null,"createdAt":1794808971900,"host":"p-ex0pn54kf01wxyzb","hostName":"Cleo","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"seats":[{"kind":"person","player":"p-ex0pn54kf01wxyzb","name":"Cleo","ready":false,"connections":["_sfkmMBg6sro.1"],"lostAt":null},{"kind":"person","player":"p-1evwvndbrkmqbsmm","name":"Dan","ready":false,"connections":["YSG_oV2D6Lhv.1"],"lostAt":null}],"removed":[],"round":{"number":1,"startedAt":1794808971941,"sides":{"black":0,"white":1},"players":{"black":"p-ex0pn54kf01wxyzb","white":"p-1evwvndbrkmqbsmm"},"names":{"black":"Cleo","white":"Dan"},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"game":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"drawRule":"claim","start":{"black":4095,"white":-1048576,"kings":0,"turn":"black"},"plies":[],"position":{"black":4095,"white":-1048576,"kings":0,"turn":"black"},"outcome":null},"opening":0,"ballot":null,"turn":1,"clock":{"left":{"black":0,"white":0},"turnStartedAt":1794808971941,"warnedAt":null},"grace":{"black":120000,"white":120000},"offer":null,"offered":false,"takeback":null,"activeAt":1794808971941,"idleNotices":0},"lastSides":null,"seatOffer":null,"declined":[],"emptySince":null,"lastAt":1794808972280}');
insert into games values ('qw7cr5j532-1', 1794808971685, '{"id":"qw7cr5j532-1","table":"qw7cr5j532","game":1,"black":"Ann","white":"Ben","sideNames":"red-white","outcome":{"winner":"black","reason":"resigned"},"plies":12,"startedAt":1794808971563,"endedAt":1794808971685,"preset":"official","opening":null}', '[Event "?"]
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
', 0, '["p-k7y5s50yscwzpy0h","p-s2djzg67b511yy9a"]');
insert into games values ('xkckjoag8c-1', 1794808971818, '{"id":"xkckjoag8c-1","table":"xkckjoag8c","game":1,"black":"Finn","white":"Gerda","sideNames":"red-white","outcome":{"winner":"black","reason":"left"},"plies":3,"startedAt":1794808971749,"endedAt":1794808971818,"preset":"official","opening":null}', '[Event "?"]
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
', 0, '["p-4ah54289rzpx6fcp","p-80qxcfafk0rkgxf2"]');
insert into passwords values ('ccxsstd8h7', 'scrypt$15$8$1$aZstdSXZqM74jiYh-qlaUQ$OjwbxqpxaM-O_IJJWg1sPs52_76WrZ4G71DrEqtZ88A', 'hq4NMq50wHoY3ofRp4fkZw');
insert into grants values ('ccxsstd8h7', 'p-k7y5s50yscwzpy0h');
insert into grants values ('ccxsstd8h7', 'p-shf07ytca16nf9pk');
insert into attempts values ('guess:ccxsstd8h7:p-k7y5s50yscwzpy0h', 1794808972953);
insert into attempts values ('guess:ccxsstd8h7:127.0.0.1', 1794808972955);
insert into sessions values ('p-1evwvndbrkmqbsmm', 'Dan', 1794808971890);
insert into sessions values ('p-4ah54289rzpx6fcp', 'Finn', 1794808971704);
insert into sessions values ('p-80qxcfafk0rkgxf2', 'Gerda', 1794808971714);
insert into sessions values ('p-ex0pn54kf01wxyzb', 'Cleo', 1794808971869);
insert into sessions values ('p-k7y5s50yscwzpy0h', 'Ann', 1794808971482);
insert into sessions values ('p-s2djzg67b511yy9a', 'Ben', 1794808971527);
insert into sessions values ('p-shf07ytca16nf9pk', 'Eve', 1794808972393);
insert into names values ('ann', 'p-k7y5s50yscwzpy0h', 1794808971482);
insert into names values ('ben', 'p-s2djzg67b511yy9a', 1794808971527);
insert into names values ('cleo', 'p-ex0pn54kf01wxyzb', 1794808971869);
insert into names values ('dan', 'p-1evwvndbrkmqbsmm', 1794808971890);
insert into names values ('eve', 'p-shf07ytca16nf9pk', 1794808972393);
insert into names values ('flnn', 'p-4ah54289rzpx6fcp', 1794808971704);
insert into names values ('gerda', 'p-80qxcfafk0rkgxf2', 1794808971714);
insert into tokens values ('b7c24a255e61a45dfddf86e71ab8ae031a20fe13c0cb4397a6602207bffd340a', 'p-1evwvndbrkmqbsmm');
insert into tokens values ('32b3ccfd18e1ebe9c7462ea39590192a2a984d287862f213d26969ddecb3b623', 'p-4ah54289rzpx6fcp');
insert into tokens values ('1edfa8063f94b66c0e2630e20ac00c87fbaad1fde3f451634938287b0228c62a', 'p-80qxcfafk0rkgxf2');
insert into tokens values ('68f7f0f3aff437f5fb3f277cdfe2031c2c21a55bf49480a67740f6cf3301d80a', 'p-ex0pn54kf01wxyzb');
insert into tokens values ('d735f95157957ce8ad1675bfab36ed409d7425d83b6f1943edb05fdbcbb5d59b', 'p-k7y5s50yscwzpy0h');
insert into tokens values ('fadaed03d448af7e4de0bc0ad782012f07e8f498e339180ce3659b1a55f1284a', 'p-s2djzg67b511yy9a');
insert into tokens values ('54e51c7132f88c16a1dccbd5381f7cfab00c32a43d0f6a1b8b40f74eef396747', 'p-shf07ytca16nf9pk');
insert into codes values ('c1e1ade1e2c746d36e42b733e00d5ecbc8f2a9158548e1072e7433a1ee4beebc', 'p-shf07ytca16nf9pk', 1794809573222);
insert into nodes values ('n-4a568e365e38', 1794808973103, 1794808983406);
insert into alive values (1, 1794808973103, 1794808971096);
insert into connections values ('YSG_oV2D6Lhv.1', 'p-1evwvndbrkmqbsmm', 'Dan', '1zaqmi3ea8', 'n-4a568e365e38', 1794808971929, '127.0.0.1');
insert into connections values ('_sfkmMBg6sro.1', 'p-ex0pn54kf01wxyzb', 'Cleo', '1zaqmi3ea8', 'n-4a568e365e38', 1794808971909, '127.0.0.1');
insert into connections values ('pngAKMLdhBmH.1', 'p-k7y5s50yscwzpy0h', 'Ann', 'qw7cr5j532', 'n-4a568e365e38', 1794808971552, '127.0.0.1');
insert into connections values ('pngAKMLdhBmH.2', 'p-k7y5s50yscwzpy0h', 'Ann', 'ccxsstd8h7', 'n-4a568e365e38', 1794808973197, '127.0.0.1');
insert into game_players values ('p-4ah54289rzpx6fcp', 1794808971818, 'xkckjoag8c-1');
insert into game_players values ('p-80qxcfafk0rkgxf2', 1794808971818, 'xkckjoag8c-1');
insert into game_players values ('p-k7y5s50yscwzpy0h', 1794808971685, 'qw7cr5j532-1');
insert into game_players values ('p-s2djzg67b511yy9a', 1794808971685, 'qw7cr5j532-1');
insert into records values ('address-key', '2026-11-16', 1794808971107, 1796018571107, '2026-11-16', '{"key":"6c34e70d684670676264ab72ad4ab32a24bda3bc704f9f0bf7a00be987bf2e51"}');
insert into records_revision values (1, 1);
pragma user_version = 6;
