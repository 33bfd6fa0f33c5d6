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
  ) strict, without rowid;
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
insert into log values ('exares7ijv', 1, 'p-123m5q2k6fcz7xpt', 'Ann-1', '[{"type":"table.created","host":"p-123m5q2k6fcz7xpt","name":"Ann","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch"},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"takebacks":true,"shared":false},"v":1,"at":1794806006494}]');
insert into log values ('exares7ijv', 2, 'p-123m5q2k6fcz7xpt', 'Ann-3', '[{"type":"seat.taken","seat":0,"player":"p-123m5q2k6fcz7xpt","name":"Ann","connection":"O_2LiSpHZ_cI.1","ready":false,"v":1,"at":1794806006568}]');
insert into log values ('exares7ijv', 3, 'p-meaj6bwc862h60ev', 'Ben-2', '[{"type":"seat.taken","seat":1,"player":"p-meaj6bwc862h60ev","name":"Ben","connection":"YE0ZlBMAUx01.1","ready":false,"v":1,"at":1794806006590}]');
insert into log values ('exares7ijv', 4, 'p-123m5q2k6fcz7xpt', 'Ann-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794806006593}]');
insert into log values ('exares7ijv', 5, 'p-meaj6bwc862h60ev', 'Ben-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794806006594},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch"},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794806006594}]');
insert into log values ('exares7ijv', 6, 'p-123m5q2k6fcz7xpt', 'Ann-5', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794806006613}]');
insert into log values ('exares7ijv', 7, 'p-meaj6bwc862h60ev', 'Ben-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794806006657}]');
insert into log values ('exares7ijv', 8, 'p-123m5q2k6fcz7xpt', 'Ann-6', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794806006663}]');
insert into log values ('exares7ijv', 9, 'p-meaj6bwc862h60ev', 'Ben-5', '[{"type":"move.made","game":1,"ply":4,"move":{"from":26,"path":[17],"captured":[22],"crowned":false},"v":1,"at":1794806006672}]');
insert into log values ('exares7ijv', 10, 'p-123m5q2k6fcz7xpt', 'Ann-7', '[{"type":"move.made","game":1,"ply":5,"move":{"from":11,"path":[15],"captured":[],"crowned":false},"v":1,"at":1794806006685}]');
insert into log values ('exares7ijv', 11, 'p-meaj6bwc862h60ev', 'Ben-6', '[{"type":"move.made","game":1,"ply":6,"move":{"from":24,"path":[20],"captured":[],"crowned":false},"v":1,"at":1794806006694}]');
insert into log values ('exares7ijv', 12, 'p-123m5q2k6fcz7xpt', 'Ann-8', '[{"type":"move.made","game":1,"ply":7,"move":{"from":15,"path":[18],"captured":[],"crowned":false},"v":1,"at":1794806006696}]');
insert into log values ('exares7ijv', 13, 'p-meaj6bwc862h60ev', 'Ben-7', '[{"type":"move.made","game":1,"ply":8,"move":{"from":23,"path":[14],"captured":[18],"crowned":false},"v":1,"at":1794806006703}]');
insert into log values ('exares7ijv', 14, 'p-123m5q2k6fcz7xpt', 'Ann-9', '[{"type":"move.made","game":1,"ply":9,"move":{"from":7,"path":[11],"captured":[],"crowned":false},"v":1,"at":1794806006722}]');
insert into log values ('exares7ijv', 15, 'p-meaj6bwc862h60ev', 'Ben-8', '[{"type":"move.made","game":1,"ply":10,"move":{"from":14,"path":[7],"captured":[10],"crowned":false},"v":1,"at":1794806006793}]');
insert into log values ('exares7ijv', 16, 'p-123m5q2k6fcz7xpt', 'Ann-10', '[{"type":"move.made","game":1,"ply":11,"move":{"from":3,"path":[10],"captured":[7],"crowned":false},"v":1,"at":1794806006866}]');
insert into log values ('exares7ijv', 17, 'p-meaj6bwc862h60ev', 'Ben-9', '[{"type":"move.made","game":1,"ply":12,"move":{"from":20,"path":[16],"captured":[],"crowned":false},"v":1,"at":1794806007008}]');
insert into log values ('exares7ijv', 18, 'p-123m5q2k6fcz7xpt', 'Ann-11', '[{"type":"chat.said","player":"p-123m5q2k6fcz7xpt","name":"Ann","text":"Well played, Ben.","v":1,"at":1794806007056}]');
insert into log values ('exares7ijv', 19, 'p-meaj6bwc862h60ev', 'Ben-10', '[{"type":"game.ended","game":1,"outcome":{"winner":"black","reason":"resigned"},"v":1,"at":1794806007071}]');
insert into log values ('exares7ijv', 20, 'system', 'lose:YE0ZlBMAUx01.1:19', '[{"type":"connection.closed","seat":1,"connection":"YE0ZlBMAUx01.1","v":1,"at":1794806013519}]');
insert into log values ('fqe21wpv42', 1, 'p-wytjgff5b2pqh22q', 'Cleo-1', '[{"type":"table.created","host":"p-wytjgff5b2pqh22q","name":"Cleo","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch"},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"takebacks":true,"shared":false},"v":1,"at":1794806007852}]');
insert into log values ('fqe21wpv42', 2, 'p-wytjgff5b2pqh22q', 'Cleo-3', '[{"type":"seat.taken","seat":0,"player":"p-wytjgff5b2pqh22q","name":"Cleo","connection":"n6ZaLRmz_blh.1","ready":false,"v":1,"at":1794806007862}]');
insert into log values ('fqe21wpv42', 3, 'p-adzeh59r688vd3mt', 'Dan-2', '[{"type":"seat.taken","seat":1,"player":"p-adzeh59r688vd3mt","name":"Dan","connection":"Y2O3bF5RLae5.1","ready":false,"v":1,"at":1794806007874}]');
insert into log values ('fqe21wpv42', 4, 'p-wytjgff5b2pqh22q', 'Cleo-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794806007880}]');
insert into log values ('fqe21wpv42', 5, 'p-adzeh59r688vd3mt', 'Dan-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794806007880},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch"},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794806007880}]');
insert into log values ('fqe21wpv42', 6, 'p-wytjgff5b2pqh22q', 'Cleo-5', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 0","v":1,"at":1794806007894}]');
insert into log values ('fqe21wpv42', 7, 'p-wytjgff5b2pqh22q', 'Cleo-6', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 1","v":1,"at":1794806007940}]');
insert into log values ('fqe21wpv42', 8, 'p-wytjgff5b2pqh22q', 'Cleo-7', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 2","v":1,"at":1794806007944}]');
insert into log values ('fqe21wpv42', 9, 'p-wytjgff5b2pqh22q', 'Cleo-8', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 3","v":1,"at":1794806007951}]');
insert into log values ('fqe21wpv42', 10, 'p-wytjgff5b2pqh22q', 'Cleo-9', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 4","v":1,"at":1794806007977}]');
insert into log values ('fqe21wpv42', 11, 'p-wytjgff5b2pqh22q', 'Cleo-10', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 5","v":1,"at":1794806007994}]');
insert into log values ('fqe21wpv42', 12, 'p-wytjgff5b2pqh22q', 'Cleo-11', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 6","v":1,"at":1794806008004}]');
insert into log values ('fqe21wpv42', 13, 'p-wytjgff5b2pqh22q', 'Cleo-12', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 7","v":1,"at":1794806008014}]');
insert into log values ('fqe21wpv42', 14, 'p-wytjgff5b2pqh22q', 'Cleo-13', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 8","v":1,"at":1794806008044}]');
insert into log values ('fqe21wpv42', 15, 'p-wytjgff5b2pqh22q', 'Cleo-14', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 9","v":1,"at":1794806008067}]');
insert into log values ('fqe21wpv42', 16, 'p-wytjgff5b2pqh22q', 'Cleo-15', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 10","v":1,"at":1794806008114}]');
insert into log values ('fqe21wpv42', 17, 'p-wytjgff5b2pqh22q', 'Cleo-16', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 11","v":1,"at":1794806008143}]');
insert into log values ('fqe21wpv42', 18, 'p-wytjgff5b2pqh22q', 'Cleo-17', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 12","v":1,"at":1794806008165}]');
insert into log values ('fqe21wpv42', 19, 'p-wytjgff5b2pqh22q', 'Cleo-18', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 13","v":1,"at":1794806008168}]');
insert into log values ('fqe21wpv42', 20, 'p-wytjgff5b2pqh22q', 'Cleo-19', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 14","v":1,"at":1794806008172}]');
insert into log values ('fqe21wpv42', 21, 'p-wytjgff5b2pqh22q', 'Cleo-20', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 15","v":1,"at":1794806008180}]');
insert into log values ('fqe21wpv42', 22, 'p-wytjgff5b2pqh22q', 'Cleo-21', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 16","v":1,"at":1794806008183}]');
insert into log values ('fqe21wpv42', 23, 'p-wytjgff5b2pqh22q', 'Cleo-22', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 17","v":1,"at":1794806008193}]');
insert into log values ('fqe21wpv42', 24, 'p-wytjgff5b2pqh22q', 'Cleo-23', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 18","v":1,"at":1794806008196}]');
insert into log values ('fqe21wpv42', 25, 'p-wytjgff5b2pqh22q', 'Cleo-24', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 19","v":1,"at":1794806008225}]');
insert into log values ('fqe21wpv42', 26, 'p-wytjgff5b2pqh22q', 'Cleo-25', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 20","v":1,"at":1794806008229}]');
insert into log values ('fqe21wpv42', 27, 'p-wytjgff5b2pqh22q', 'Cleo-26', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 21","v":1,"at":1794806008267}]');
insert into log values ('fqe21wpv42', 28, 'p-wytjgff5b2pqh22q', 'Cleo-27', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 22","v":1,"at":1794806008339}]');
insert into log values ('fqe21wpv42', 29, 'p-wytjgff5b2pqh22q', 'Cleo-28', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 23","v":1,"at":1794806008386}]');
insert into log values ('fqe21wpv42', 30, 'p-wytjgff5b2pqh22q', 'Cleo-29', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 24","v":1,"at":1794806008397}]');
insert into log values ('fqe21wpv42', 31, 'p-wytjgff5b2pqh22q', 'Cleo-30', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 25","v":1,"at":1794806008405}]');
insert into log values ('fqe21wpv42', 32, 'p-wytjgff5b2pqh22q', 'Cleo-31', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 26","v":1,"at":1794806008417}]');
insert into log values ('fqe21wpv42', 33, 'p-wytjgff5b2pqh22q', 'Cleo-32', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 27","v":1,"at":1794806008432}]');
insert into log values ('fqe21wpv42', 34, 'p-wytjgff5b2pqh22q', 'Cleo-33', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 28","v":1,"at":1794806008452}]');
insert into log values ('fqe21wpv42', 35, 'p-wytjgff5b2pqh22q', 'Cleo-34', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 29","v":1,"at":1794806008503}]');
insert into log values ('fqe21wpv42', 36, 'p-wytjgff5b2pqh22q', 'Cleo-35', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 30","v":1,"at":1794806008516}]');
insert into log values ('fqe21wpv42', 37, 'p-wytjgff5b2pqh22q', 'Cleo-36', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 31","v":1,"at":1794806008621}]');
insert into log values ('fqe21wpv42', 38, 'p-wytjgff5b2pqh22q', 'Cleo-37', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 32","v":1,"at":1794806008651}]');
insert into log values ('fqe21wpv42', 39, 'p-wytjgff5b2pqh22q', 'Cleo-38', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 33","v":1,"at":1794806008673}]');
insert into log values ('fqe21wpv42', 40, 'p-wytjgff5b2pqh22q', 'Cleo-39', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 34","v":1,"at":1794806008711}]');
insert into log values ('fqe21wpv42', 41, 'p-wytjgff5b2pqh22q', 'Cleo-40', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 35","v":1,"at":1794806008789}]');
insert into log values ('fqe21wpv42', 42, 'p-wytjgff5b2pqh22q', 'Cleo-41', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 36","v":1,"at":1794806008791}]');
insert into log values ('fqe21wpv42', 43, 'p-wytjgff5b2pqh22q', 'Cleo-42', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 37","v":1,"at":1794806008793}]');
insert into log values ('fqe21wpv42', 44, 'p-wytjgff5b2pqh22q', 'Cleo-43', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 38","v":1,"at":1794806008795}]');
insert into log values ('fqe21wpv42', 45, 'p-wytjgff5b2pqh22q', 'Cleo-44', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 39","v":1,"at":1794806008797}]');
insert into log values ('fqe21wpv42', 46, 'p-wytjgff5b2pqh22q', 'Cleo-45', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 40","v":1,"at":1794806008799}]');
insert into log values ('fqe21wpv42', 47, 'p-wytjgff5b2pqh22q', 'Cleo-46', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 41","v":1,"at":1794806008800}]');
insert into log values ('fqe21wpv42', 48, 'p-wytjgff5b2pqh22q', 'Cleo-47', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 42","v":1,"at":1794806008811}]');
insert into log values ('fqe21wpv42', 49, 'p-wytjgff5b2pqh22q', 'Cleo-48', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 43","v":1,"at":1794806008813}]');
insert into log values ('fqe21wpv42', 50, 'p-wytjgff5b2pqh22q', 'Cleo-49', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 44","v":1,"at":1794806008819}]');
insert into log values ('fqe21wpv42', 51, 'p-wytjgff5b2pqh22q', 'Cleo-50', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 45","v":1,"at":1794806008822}]');
insert into log values ('fqe21wpv42', 52, 'p-wytjgff5b2pqh22q', 'Cleo-51', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 46","v":1,"at":1794806008834}]');
insert into log values ('fqe21wpv42', 53, 'p-wytjgff5b2pqh22q', 'Cleo-52', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 47","v":1,"at":1794806008844}]');
insert into log values ('fqe21wpv42', 54, 'p-wytjgff5b2pqh22q', 'Cleo-53', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 48","v":1,"at":1794806008872}]');
insert into log values ('fqe21wpv42', 55, 'p-wytjgff5b2pqh22q', 'Cleo-54', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 49","v":1,"at":1794806008896}]');
insert into log values ('fqe21wpv42', 56, 'p-wytjgff5b2pqh22q', 'Cleo-55', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 50","v":1,"at":1794806008957}]');
insert into log values ('fqe21wpv42', 57, 'p-wytjgff5b2pqh22q', 'Cleo-56', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 51","v":1,"at":1794806008962}]');
insert into log values ('fqe21wpv42', 58, 'p-wytjgff5b2pqh22q', 'Cleo-57', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 52","v":1,"at":1794806008964}]');
insert into log values ('fqe21wpv42', 59, 'p-wytjgff5b2pqh22q', 'Cleo-58', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 53","v":1,"at":1794806008997}]');
insert into log values ('fqe21wpv42', 60, 'p-wytjgff5b2pqh22q', 'Cleo-59', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 54","v":1,"at":1794806009002}]');
insert into log values ('fqe21wpv42', 61, 'p-wytjgff5b2pqh22q', 'Cleo-60', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 55","v":1,"at":1794806009009}]');
insert into log values ('fqe21wpv42', 62, 'p-wytjgff5b2pqh22q', 'Cleo-61', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 56","v":1,"at":1794806009015}]');
insert into log values ('fqe21wpv42', 63, 'p-wytjgff5b2pqh22q', 'Cleo-62', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 57","v":1,"at":1794806009100}]');
insert into log values ('fqe21wpv42', 64, 'p-wytjgff5b2pqh22q', 'Cleo-63', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 58","v":1,"at":1794806009144}]');
insert into log values ('fqe21wpv42', 65, 'p-wytjgff5b2pqh22q', 'Cleo-64', '[{"type":"chat.said","player":"p-wytjgff5b2pqh22q","name":"Cleo","text":"Line 59","v":1,"at":1794806009437}]');
insert into log values ('fqe21wpv42', 66, 'p-wytjgff5b2pqh22q', 'Cleo-65', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794806009520}]');
insert into log values ('fqe21wpv42', 67, 'p-adzeh59r688vd3mt', 'Dan-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794806009534}]');
insert into log values ('fqe21wpv42', 68, 'p-wytjgff5b2pqh22q', 'Cleo-66', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794806009643}]');
insert into log values ('fqe21wpv42', 69, 'p-adzeh59r688vd3mt', 'Dan-5', '[{"type":"move.made","game":1,"ply":4,"move":{"from":26,"path":[17],"captured":[22],"crowned":false},"v":1,"at":1794806009680}]');
insert into log values ('fqe21wpv42', 70, 'p-wytjgff5b2pqh22q', 'Cleo-67', '[{"type":"move.made","game":1,"ply":5,"move":{"from":11,"path":[15],"captured":[],"crowned":false},"v":1,"at":1794806009742}]');
insert into log values ('fqe21wpv42', 71, 'p-adzeh59r688vd3mt', 'Dan-6', '[{"type":"move.made","game":1,"ply":6,"move":{"from":24,"path":[20],"captured":[],"crowned":false},"v":1,"at":1794806009831}]');
insert into log values ('vg06efrt50', 1, 'p-2vfnh4135e1cg92g', 'Eve-1', '[{"type":"table.created","host":"p-2vfnh4135e1cg92g","name":"Eve","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch"},"sides":"random","start":{"kind":"standard"},"private":true,"spectators":true,"chat":false,"takebacks":true,"shared":false},"v":1,"at":1794806010202}]');
insert into log values ('vg06efrt50', 2, 'p-2vfnh4135e1cg92g', 'Eve-3', '[{"type":"seat.taken","seat":0,"player":"p-2vfnh4135e1cg92g","name":"Eve","connection":"ZNQtdLkkWzsa.1","ready":false,"v":1,"at":1794806011404}]');
insert into log values ('vg06efrt50', 3, 'p-123m5q2k6fcz7xpt', 'Ann-14', '[{"type":"seat.taken","seat":1,"player":"p-123m5q2k6fcz7xpt","name":"Ann","connection":"O_2LiSpHZ_cI.2","ready":false,"v":1,"at":1794806013456}]');
insert into log values ('vg06efrt50', 4, 'system', 'lose:ZNQtdLkkWzsa.1:3', '[{"type":"connection.closed","seat":0,"connection":"ZNQtdLkkWzsa.1","v":1,"at":1794806013523}]');
insert into log values ('x0njagcgz2', 1, 'p-y1tg2s5j10atp3xd', 'Finn-1', '[{"type":"table.created","host":"p-y1tg2s5j10atp3xd","name":"Finn","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch"},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"takebacks":true,"shared":false},"v":1,"at":1794806007256}]');
insert into log values ('x0njagcgz2', 2, 'p-y1tg2s5j10atp3xd', 'Finn-3', '[{"type":"seat.taken","seat":0,"player":"p-y1tg2s5j10atp3xd","name":"Finn","connection":"46-NHw_TyDOB.1","ready":false,"v":1,"at":1794806007345}]');
insert into log values ('x0njagcgz2', 3, 'p-82k5ysajrq3h4dy3', 'Gerda-2', '[{"type":"seat.taken","seat":1,"player":"p-82k5ysajrq3h4dy3","name":"Gerda","connection":"hlFWMbkgLVMp.1","ready":false,"v":1,"at":1794806007493}]');
insert into log values ('x0njagcgz2', 4, 'p-y1tg2s5j10atp3xd', 'Finn-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794806007677}]');
insert into log values ('x0njagcgz2', 5, 'p-82k5ysajrq3h4dy3', 'Gerda-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794806007677},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch"},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794806007677}]');
insert into log values ('x0njagcgz2', 6, 'p-y1tg2s5j10atp3xd', 'Finn-5', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794806007694}]');
insert into log values ('x0njagcgz2', 7, 'p-82k5ysajrq3h4dy3', 'Gerda-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794806007703}]');
insert into log values ('x0njagcgz2', 8, 'p-y1tg2s5j10atp3xd', 'Finn-6', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794806007732}]');
insert into log values ('x0njagcgz2', 9, 'p-82k5ysajrq3h4dy3', 'Gerda-5', '[{"type":"game.ended","game":1,"outcome":{"winner":"black","reason":"left"},"v":1,"at":1794806007746},{"type":"seat.left","seat":1,"player":"p-82k5ysajrq3h4dy3","why":"left","v":1,"at":1794806007746}]');
insert into log values ('x0njagcgz2', 10, 'p-y1tg2s5j10atp3xd', 'Finn-7', '[{"type":"table.closed","why":"host","v":1,"at":1794806007786}]');
insert into tables values ('exares7ijv', 1794806013519, 1794806073519, null, '{"table":"exares7ijv","host":"Ann","seats":[{"name":"Ann","level":null,"away":false},{"name":"Ben","level":null,"away":true}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch"},"locked":false,"spectators":true,"playing":false,"game":1,"createdAt":1794806006494}', 1794806006494, 'p-123m5q2k6fcz7xpt', '["p-123m5q2k6fcz7xpt","p-meaj6bwc862h60ev"]');
insert into tables values ('fqe21wpv42', 1794806009831, null, null, '{"table":"fqe21wpv42","host":"Cleo","seats":[{"name":"Cleo","level":null,"away":false},{"name":"Dan","level":null,"away":false}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch"},"locked":false,"spectators":true,"playing":true,"game":1,"createdAt":1794806007852}', 1794806007852, 'p-wytjgff5b2pqh22q', '["p-wytjgff5b2pqh22q","p-adzeh59r688vd3mt"]');
insert into tables values ('vg06efrt50', 1794806013523, 1794806073523, null, '{"table":"vg06efrt50","host":"Eve","seats":[{"name":"Eve","level":null,"away":true},{"name":"Ann","level":null,"away":false}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch"},"locked":true,"spectators":true,"playing":false,"game":0,"createdAt":1794806010202}', 1794806010202, 'p-2vfnh4135e1cg92g', '["p-2vfnh4135e1cg92g","p-123m5q2k6fcz7xpt"]');
insert into tables values ('x0njagcgz2', 1794806007786, null, null, null, null, 'p-y1tg2s5j10atp3xd', '["p-y1tg2s5j10atp3xd"]');
insert into snapshots values ('fqe21wpv42', 64, '{"v":1,"status":"open","closed":null,"createdAt":1794806007852,"host":"p-wytjgff5b2pqh22q","hostName":"Cleo","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch"},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"takebacks":true,"shared":false},"seats":[{"kind":"person","player":"p-wytjgff5b2pqh22q","name":"Cleo","ready":false,"connections":["n6ZaLRmz_blh.1"],"lostAt":null},{"kind":"person","player":"p-adzeh59r688vd3mt","name":"Dan","ready":false,"connections":["Y2O3bF5RLae5.1"],"lostAt":null}],"removed":[],"round":{"number":1,"startedAt":1794806007880,"sides":{"black":0,"white":1},"players":{"black":"p-wytjgff5b2pqh22q","white":"p-adzeh59r688vd3mt"},"names":{"black":"Cleo","white":"Dan"},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch"},"game":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"drawRule":"claim","start":{"black":4095,"white":-1048576,"kings":0,"turn":"black"},"plies":[],"position":{"black":4095,"white":-1048576,"kings":0,"turn":"black"},"outcome":null},"opening":0,"ballot":null,"turn":1,"clock":{"left":{"black":0,"white":0},"turnStartedAt":1794806007880,"warnedAt":null},"grace":{"black":120000,"white":120000},"offer":null,"offered":false,"takeback":null,"activeAt":1794806007880,"idleNotices":0},"lastSides":null,"seatOffer":null,"declined":[],"emptySince":null,"lastAt":1794806009144}');
insert into games values ('exares7ijv-1', 1794806007071, '{"id":"exares7ijv-1","table":"exares7ijv","game":1,"black":"Ann","white":"Ben","sideNames":"red-white","outcome":{"winner":"black","reason":"resigned"},"plies":12,"startedAt":1794806006594,"endedAt":1794806007071}', '[Event "?"]
[Site "?"]
[Date "2026.11.16"]
[Round "?"]
[Black "Ann"]
[White "Ben"]
[Result "1-0"]
[GameType "21,B,8,8,N1,0"]
[SideNames "red-white"]
[TableOptions "sides=red-white agreement=yes rule=claim proof=claim resign=any-time timer=none on-time=forfeit idle=none pile=yes on-lost=grace grace=0:02:00 after=rematch"]
[Termination "resigned"]

1. 9-13 22-17 2. 13x22 26x17 3. 11-15 24-20 4. 15-18 23x14 5. 7-11 14x7 6. 3x10
20-16 1-0
', 0, '["p-123m5q2k6fcz7xpt","p-meaj6bwc862h60ev"]');
insert into games values ('x0njagcgz2-1', 1794806007746, '{"id":"x0njagcgz2-1","table":"x0njagcgz2","game":1,"black":"Finn","white":"Gerda","sideNames":"red-white","outcome":{"winner":"black","reason":"left"},"plies":3,"startedAt":1794806007677,"endedAt":1794806007746}', '[Event "?"]
[Site "?"]
[Date "2026.11.16"]
[Round "?"]
[Black "Finn"]
[White "Gerda"]
[Result "1-0"]
[GameType "21,B,8,8,N1,0"]
[SideNames "red-white"]
[TableOptions "sides=red-white agreement=yes rule=claim proof=claim resign=any-time timer=none on-time=forfeit idle=none pile=yes on-lost=grace grace=0:02:00 after=rematch"]
[Termination "left"]

1. 9-13 22-17 2. 13x22 1-0
', 0, '["p-y1tg2s5j10atp3xd","p-82k5ysajrq3h4dy3"]');
insert into passwords values ('vg06efrt50', 'scrypt$15$8$1$nsmPiqg3fSKvLl7bQOzt8g$0jiBAr8CfpGO8TA1qUpG8Deu-kzm3T1lqnalJHuJKPQ');
insert into grants values ('vg06efrt50', 'p-123m5q2k6fcz7xpt');
insert into grants values ('vg06efrt50', 'p-2vfnh4135e1cg92g');
insert into attempts values ('guess:vg06efrt50:127.0.0.1', 1794806011440);
insert into attempts values ('guess:vg06efrt50', 1794806011440);
insert into sessions values ('p-123m5q2k6fcz7xpt', 'Ann', 1794806006299);
insert into sessions values ('p-2vfnh4135e1cg92g', 'Eve', 1794806010179);
insert into sessions values ('p-82k5ysajrq3h4dy3', 'Gerda', 1794806007203);
insert into sessions values ('p-adzeh59r688vd3mt', 'Dan', 1794806007848);
insert into sessions values ('p-meaj6bwc862h60ev', 'Ben', 1794806006433);
insert into sessions values ('p-wytjgff5b2pqh22q', 'Cleo', 1794806007817);
insert into sessions values ('p-y1tg2s5j10atp3xd', 'Finn', 1794806007145);
insert into names values ('ann', 'p-123m5q2k6fcz7xpt', 1794806006299);
insert into names values ('ben', 'p-meaj6bwc862h60ev', 1794806006433);
insert into names values ('cleo', 'p-wytjgff5b2pqh22q', 1794806007817);
insert into names values ('dan', 'p-adzeh59r688vd3mt', 1794806007848);
insert into names values ('eve', 'p-2vfnh4135e1cg92g', 1794806010179);
insert into names values ('flnn', 'p-y1tg2s5j10atp3xd', 1794806007145);
insert into names values ('gerda', 'p-82k5ysajrq3h4dy3', 1794806007203);
insert into tokens values ('617701c62d9eda66eb92fcafd8899d34b7f2485322c6416448d7b397983752c5', 'p-123m5q2k6fcz7xpt');
insert into tokens values ('d8c089c1bcc9b36b1f5dd6b7e7399aba6cdee1fd7f34f7db5719fe7a4af4b0a5', 'p-2vfnh4135e1cg92g');
insert into tokens values ('c92a99ddbcdd5cf1aa37d84bae228234cbc9a80511af3daaba2fb06bd190e536', 'p-82k5ysajrq3h4dy3');
insert into tokens values ('3912db723679474a1029db733b08ef0fa16d8d3f5be09f05c4d31b931b3d9c60', 'p-adzeh59r688vd3mt');
insert into tokens values ('f8190dad244d0bf39805f48b192634f09bfab70e07cecad48ac6454bf2bdccec', 'p-meaj6bwc862h60ev');
insert into tokens values ('a7719f607e9d49c2331c8986511827a1827bcbc93e85f954bf2023b84872c8cb', 'p-wytjgff5b2pqh22q');
insert into tokens values ('83dccb62798d570f4b83d15564789fd3d2820b642c250fd5aa9bafbee9823587', 'p-y1tg2s5j10atp3xd');
insert into codes values ('3b1ec767503be3a8a02beec7cd04e36f02be37fce1319c038eecc60ffb39da4e', 'p-2vfnh4135e1cg92g', 1794806613506);
insert into nodes values ('n-ff2486b8e6c7', 1794806012852, 1794806023532);
insert into alive values (1, 1794806012852, 1794806005760);
insert into connections values ('O_2LiSpHZ_cI.1', 'p-123m5q2k6fcz7xpt', 'Ann', 'exares7ijv', 'n-ff2486b8e6c7', 1794806006547);
insert into connections values ('O_2LiSpHZ_cI.2', 'p-123m5q2k6fcz7xpt', 'Ann', 'vg06efrt50', 'n-ff2486b8e6c7', 1794806013435);
insert into connections values ('Y2O3bF5RLae5.1', 'p-adzeh59r688vd3mt', 'Dan', 'fqe21wpv42', 'n-ff2486b8e6c7', 1794806007867);
insert into connections values ('n6ZaLRmz_blh.1', 'p-wytjgff5b2pqh22q', 'Cleo', 'fqe21wpv42', 'n-ff2486b8e6c7', 1794806007859);
pragma user_version = 1;
