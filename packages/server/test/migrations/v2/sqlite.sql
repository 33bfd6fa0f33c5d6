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
CREATE TABLE game_players (
    player text not null,
    ended_at integer not null,
    id text not null,
    primary key (player, ended_at, id)
  ) strict, without rowid;
insert into log values ('9rjnsn98fa', 1, 'p-qy0rvgysbsczr68r', 'Ann-1', '[{"type":"table.created","host":"p-qy0rvgysbsczr68r","name":"Ann","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794806042815}]');
insert into log values ('9rjnsn98fa', 2, 'p-qy0rvgysbsczr68r', 'Ann-3', '[{"type":"seat.taken","seat":0,"player":"p-qy0rvgysbsczr68r","name":"Ann","connection":"7JNlMlhWo1gh.1","ready":false,"v":1,"at":1794806042931}]');
insert into log values ('9rjnsn98fa', 3, 'p-72z8behpmkb3gsfw', 'Ben-2', '[{"type":"seat.taken","seat":1,"player":"p-72z8behpmkb3gsfw","name":"Ben","connection":"HixjVrSJdsIO.1","ready":false,"v":1,"at":1794806042934}]');
insert into log values ('9rjnsn98fa', 4, 'p-qy0rvgysbsczr68r', 'Ann-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794806042936}]');
insert into log values ('9rjnsn98fa', 5, 'p-72z8behpmkb3gsfw', 'Ben-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794806042936},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794806042936}]');
insert into log values ('9rjnsn98fa', 6, 'p-qy0rvgysbsczr68r', 'Ann-5', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794806042943}]');
insert into log values ('9rjnsn98fa', 7, 'p-72z8behpmkb3gsfw', 'Ben-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794806042952}]');
insert into log values ('9rjnsn98fa', 8, 'p-qy0rvgysbsczr68r', 'Ann-6', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794806042962}]');
insert into log values ('9rjnsn98fa', 9, 'p-72z8behpmkb3gsfw', 'Ben-5', '[{"type":"move.made","game":1,"ply":4,"move":{"from":26,"path":[17],"captured":[22],"crowned":false},"v":1,"at":1794806042978}]');
insert into log values ('9rjnsn98fa', 10, 'p-qy0rvgysbsczr68r', 'Ann-7', '[{"type":"move.made","game":1,"ply":5,"move":{"from":11,"path":[15],"captured":[],"crowned":false},"v":1,"at":1794806042991}]');
insert into log values ('9rjnsn98fa', 11, 'p-72z8behpmkb3gsfw', 'Ben-6', '[{"type":"move.made","game":1,"ply":6,"move":{"from":24,"path":[20],"captured":[],"crowned":false},"v":1,"at":1794806043000}]');
insert into log values ('9rjnsn98fa', 12, 'p-qy0rvgysbsczr68r', 'Ann-8', '[{"type":"move.made","game":1,"ply":7,"move":{"from":15,"path":[18],"captured":[],"crowned":false},"v":1,"at":1794806043011}]');
insert into log values ('9rjnsn98fa', 13, 'p-72z8behpmkb3gsfw', 'Ben-7', '[{"type":"move.made","game":1,"ply":8,"move":{"from":23,"path":[14],"captured":[18],"crowned":false},"v":1,"at":1794806043022}]');
insert into log values ('9rjnsn98fa', 14, 'p-qy0rvgysbsczr68r', 'Ann-9', '[{"type":"move.made","game":1,"ply":9,"move":{"from":7,"path":[11],"captured":[],"crowned":false},"v":1,"at":1794806043035}]');
insert into log values ('9rjnsn98fa', 15, 'p-72z8behpmkb3gsfw', 'Ben-8', '[{"type":"move.made","game":1,"ply":10,"move":{"from":14,"path":[7],"captured":[10],"crowned":false},"v":1,"at":1794806043068}]');
insert into log values ('9rjnsn98fa', 16, 'p-qy0rvgysbsczr68r', 'Ann-10', '[{"type":"move.made","game":1,"ply":11,"move":{"from":3,"path":[10],"captured":[7],"crowned":false},"v":1,"at":1794806043145}]');
insert into log values ('9rjnsn98fa', 17, 'p-72z8behpmkb3gsfw', 'Ben-9', '[{"type":"move.made","game":1,"ply":12,"move":{"from":20,"path":[16],"captured":[],"crowned":false},"v":1,"at":1794806043154}]');
insert into log values ('9rjnsn98fa', 18, 'p-qy0rvgysbsczr68r', 'Ann-11', '[{"type":"chat.said","player":"p-qy0rvgysbsczr68r","name":"Ann","text":"Well played, Ben.","v":1,"at":1794806043161}]');
insert into log values ('9rjnsn98fa', 19, 'p-72z8behpmkb3gsfw', 'Ben-10', '[{"type":"game.ended","game":1,"outcome":{"winner":"black","reason":"resigned"},"v":1,"at":1794806043164}]');
insert into log values ('9rjnsn98fa', 20, 'system', 'lose:HixjVrSJdsIO.1:19', '[{"type":"connection.closed","seat":1,"connection":"HixjVrSJdsIO.1","v":1,"at":1794806046812}]');
insert into log values ('i3lw70v8lm', 1, 'p-fzza8hhjjfzg8a8z', 'Eve-1', '[{"type":"table.created","host":"p-fzza8hhjjfzg8a8z","name":"Eve","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"random","start":{"kind":"standard"},"private":true,"spectators":true,"chat":false,"shared":false},"v":1,"at":1794806044681}]');
insert into log values ('i3lw70v8lm', 2, 'p-fzza8hhjjfzg8a8z', 'Eve-3', '[{"type":"seat.taken","seat":0,"player":"p-fzza8hhjjfzg8a8z","name":"Eve","connection":"x6mo35dgRmOj.1","ready":false,"v":1,"at":1794806045471}]');
insert into log values ('i3lw70v8lm', 3, 'p-qy0rvgysbsczr68r', 'Ann-14', '[{"type":"seat.taken","seat":1,"player":"p-qy0rvgysbsczr68r","name":"Ann","connection":"7JNlMlhWo1gh.2","ready":false,"v":1,"at":1794806046789}]');
insert into log values ('i3lw70v8lm', 4, 'system', 'lose:x6mo35dgRmOj.1:3', '[{"type":"connection.closed","seat":0,"connection":"x6mo35dgRmOj.1","v":1,"at":1794806046817}]');
insert into log values ('jtlq6gvo7g', 1, 'p-9s23em35y8vvmzdr', 'Cleo-1', '[{"type":"table.created","host":"p-9s23em35y8vvmzdr","name":"Cleo","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794806043362}]');
insert into log values ('jtlq6gvo7g', 2, 'p-9s23em35y8vvmzdr', 'Cleo-3', '[{"type":"seat.taken","seat":0,"player":"p-9s23em35y8vvmzdr","name":"Cleo","connection":"IMkCL7Ybt4Sc.1","ready":false,"v":1,"at":1794806043393}]');
insert into log values ('jtlq6gvo7g', 3, 'p-y76dn667d79mjp87', 'Dan-2', '[{"type":"seat.taken","seat":1,"player":"p-y76dn667d79mjp87","name":"Dan","connection":"4eRKMPmG0nQB.1","ready":false,"v":1,"at":1794806043457}]');
insert into log values ('jtlq6gvo7g', 4, 'p-9s23em35y8vvmzdr', 'Cleo-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794806043472}]');
insert into log values ('jtlq6gvo7g', 5, 'p-y76dn667d79mjp87', 'Dan-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794806043472},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794806043472}]');
insert into log values ('jtlq6gvo7g', 6, 'p-9s23em35y8vvmzdr', 'Cleo-5', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 0","v":1,"at":1794806043507}]');
insert into log values ('jtlq6gvo7g', 7, 'p-9s23em35y8vvmzdr', 'Cleo-6', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 1","v":1,"at":1794806043523}]');
insert into log values ('jtlq6gvo7g', 8, 'p-9s23em35y8vvmzdr', 'Cleo-7', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 2","v":1,"at":1794806043564}]');
insert into log values ('jtlq6gvo7g', 9, 'p-9s23em35y8vvmzdr', 'Cleo-8', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 3","v":1,"at":1794806043619}]');
insert into log values ('jtlq6gvo7g', 10, 'p-9s23em35y8vvmzdr', 'Cleo-9', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 4","v":1,"at":1794806043652}]');
insert into log values ('jtlq6gvo7g', 11, 'p-9s23em35y8vvmzdr', 'Cleo-10', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 5","v":1,"at":1794806043664}]');
insert into log values ('jtlq6gvo7g', 12, 'p-9s23em35y8vvmzdr', 'Cleo-11', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 6","v":1,"at":1794806043676}]');
insert into log values ('jtlq6gvo7g', 13, 'p-9s23em35y8vvmzdr', 'Cleo-12', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 7","v":1,"at":1794806043683}]');
insert into log values ('jtlq6gvo7g', 14, 'p-9s23em35y8vvmzdr', 'Cleo-13', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 8","v":1,"at":1794806043692}]');
insert into log values ('jtlq6gvo7g', 15, 'p-9s23em35y8vvmzdr', 'Cleo-14', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 9","v":1,"at":1794806043709}]');
insert into log values ('jtlq6gvo7g', 16, 'p-9s23em35y8vvmzdr', 'Cleo-15', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 10","v":1,"at":1794806043728}]');
insert into log values ('jtlq6gvo7g', 17, 'p-9s23em35y8vvmzdr', 'Cleo-16', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 11","v":1,"at":1794806043749}]');
insert into log values ('jtlq6gvo7g', 18, 'p-9s23em35y8vvmzdr', 'Cleo-17', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 12","v":1,"at":1794806043768}]');
insert into log values ('jtlq6gvo7g', 19, 'p-9s23em35y8vvmzdr', 'Cleo-18', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 13","v":1,"at":1794806043811}]');
insert into log values ('jtlq6gvo7g', 20, 'p-9s23em35y8vvmzdr', 'Cleo-19', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 14","v":1,"at":1794806043816}]');
insert into log values ('jtlq6gvo7g', 21, 'p-9s23em35y8vvmzdr', 'Cleo-20', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 15","v":1,"at":1794806043823}]');
insert into log values ('jtlq6gvo7g', 22, 'p-9s23em35y8vvmzdr', 'Cleo-21', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 16","v":1,"at":1794806043828}]');
insert into log values ('jtlq6gvo7g', 23, 'p-9s23em35y8vvmzdr', 'Cleo-22', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 17","v":1,"at":1794806043844}]');
insert into log values ('jtlq6gvo7g', 24, 'p-9s23em35y8vvmzdr', 'Cleo-23', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 18","v":1,"at":1794806043861}]');
insert into log values ('jtlq6gvo7g', 25, 'p-9s23em35y8vvmzdr', 'Cleo-24', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 19","v":1,"at":1794806043874}]');
insert into log values ('jtlq6gvo7g', 26, 'p-9s23em35y8vvmzdr', 'Cleo-25', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 20","v":1,"at":1794806043880}]');
insert into log values ('jtlq6gvo7g', 27, 'p-9s23em35y8vvmzdr', 'Cleo-26', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 21","v":1,"at":1794806043883}]');
insert into log values ('jtlq6gvo7g', 28, 'p-9s23em35y8vvmzdr', 'Cleo-27', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 22","v":1,"at":1794806043894}]');
insert into log values ('jtlq6gvo7g', 29, 'p-9s23em35y8vvmzdr', 'Cleo-28', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 23","v":1,"at":1794806043903}]');
insert into log values ('jtlq6gvo7g', 30, 'p-9s23em35y8vvmzdr', 'Cleo-29', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 24","v":1,"at":1794806043926}]');
insert into log values ('jtlq6gvo7g', 31, 'p-9s23em35y8vvmzdr', 'Cleo-30', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 25","v":1,"at":1794806043928}]');
insert into log values ('jtlq6gvo7g', 32, 'p-9s23em35y8vvmzdr', 'Cleo-31', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 26","v":1,"at":1794806043932}]');
insert into log values ('jtlq6gvo7g', 33, 'p-9s23em35y8vvmzdr', 'Cleo-32', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 27","v":1,"at":1794806043939}]');
insert into log values ('jtlq6gvo7g', 34, 'p-9s23em35y8vvmzdr', 'Cleo-33', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 28","v":1,"at":1794806043950}]');
insert into log values ('jtlq6gvo7g', 35, 'p-9s23em35y8vvmzdr', 'Cleo-34', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 29","v":1,"at":1794806043956}]');
insert into log values ('jtlq6gvo7g', 36, 'p-9s23em35y8vvmzdr', 'Cleo-35', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 30","v":1,"at":1794806043961}]');
insert into log values ('jtlq6gvo7g', 37, 'p-9s23em35y8vvmzdr', 'Cleo-36', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 31","v":1,"at":1794806043962}]');
insert into log values ('jtlq6gvo7g', 38, 'p-9s23em35y8vvmzdr', 'Cleo-37', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 32","v":1,"at":1794806043967}]');
insert into log values ('jtlq6gvo7g', 39, 'p-9s23em35y8vvmzdr', 'Cleo-38', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 33","v":1,"at":1794806043977}]');
insert into log values ('jtlq6gvo7g', 40, 'p-9s23em35y8vvmzdr', 'Cleo-39', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 34","v":1,"at":1794806043979}]');
insert into log values ('jtlq6gvo7g', 41, 'p-9s23em35y8vvmzdr', 'Cleo-40', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 35","v":1,"at":1794806043980}]');
insert into log values ('jtlq6gvo7g', 42, 'p-9s23em35y8vvmzdr', 'Cleo-41', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 36","v":1,"at":1794806043984}]');
insert into log values ('jtlq6gvo7g', 43, 'p-9s23em35y8vvmzdr', 'Cleo-42', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 37","v":1,"at":1794806043992}]');
insert into log values ('jtlq6gvo7g', 44, 'p-9s23em35y8vvmzdr', 'Cleo-43', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 38","v":1,"at":1794806044001}]');
insert into log values ('jtlq6gvo7g', 45, 'p-9s23em35y8vvmzdr', 'Cleo-44', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 39","v":1,"at":1794806044011}]');
insert into log values ('jtlq6gvo7g', 46, 'p-9s23em35y8vvmzdr', 'Cleo-45', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 40","v":1,"at":1794806044071}]');
insert into log values ('jtlq6gvo7g', 47, 'p-9s23em35y8vvmzdr', 'Cleo-46', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 41","v":1,"at":1794806044079}]');
insert into log values ('jtlq6gvo7g', 48, 'p-9s23em35y8vvmzdr', 'Cleo-47', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 42","v":1,"at":1794806044107}]');
insert into log values ('jtlq6gvo7g', 49, 'p-9s23em35y8vvmzdr', 'Cleo-48', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 43","v":1,"at":1794806044152}]');
insert into log values ('jtlq6gvo7g', 50, 'p-9s23em35y8vvmzdr', 'Cleo-49', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 44","v":1,"at":1794806044163}]');
insert into log values ('jtlq6gvo7g', 51, 'p-9s23em35y8vvmzdr', 'Cleo-50', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 45","v":1,"at":1794806044168}]');
insert into log values ('jtlq6gvo7g', 52, 'p-9s23em35y8vvmzdr', 'Cleo-51', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 46","v":1,"at":1794806044172}]');
insert into log values ('jtlq6gvo7g', 53, 'p-9s23em35y8vvmzdr', 'Cleo-52', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 47","v":1,"at":1794806044204}]');
insert into log values ('jtlq6gvo7g', 54, 'p-9s23em35y8vvmzdr', 'Cleo-53', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 48","v":1,"at":1794806044244}]');
insert into log values ('jtlq6gvo7g', 55, 'p-9s23em35y8vvmzdr', 'Cleo-54', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 49","v":1,"at":1794806044263}]');
insert into log values ('jtlq6gvo7g', 56, 'p-9s23em35y8vvmzdr', 'Cleo-55', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 50","v":1,"at":1794806044334}]');
insert into log values ('jtlq6gvo7g', 57, 'p-9s23em35y8vvmzdr', 'Cleo-56', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 51","v":1,"at":1794806044361}]');
insert into log values ('jtlq6gvo7g', 58, 'p-9s23em35y8vvmzdr', 'Cleo-57', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 52","v":1,"at":1794806044376}]');
insert into log values ('jtlq6gvo7g', 59, 'p-9s23em35y8vvmzdr', 'Cleo-58', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 53","v":1,"at":1794806044386}]');
insert into log values ('jtlq6gvo7g', 60, 'p-9s23em35y8vvmzdr', 'Cleo-59', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 54","v":1,"at":1794806044394}]');
insert into log values ('jtlq6gvo7g', 61, 'p-9s23em35y8vvmzdr', 'Cleo-60', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 55","v":1,"at":1794806044444}]');
insert into log values ('jtlq6gvo7g', 62, 'p-9s23em35y8vvmzdr', 'Cleo-61', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 56","v":1,"at":1794806044464}]');
insert into log values ('jtlq6gvo7g', 63, 'p-9s23em35y8vvmzdr', 'Cleo-62', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 57","v":1,"at":1794806044500}]');
insert into log values ('jtlq6gvo7g', 64, 'p-9s23em35y8vvmzdr', 'Cleo-63', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 58","v":1,"at":1794806044533}]');
insert into log values ('jtlq6gvo7g', 65, 'p-9s23em35y8vvmzdr', 'Cleo-64', '[{"type":"chat.said","player":"p-9s23em35y8vvmzdr","name":"Cleo","text":"Line 59","v":1,"at":1794806044540}]');
insert into log values ('jtlq6gvo7g', 66, 'p-9s23em35y8vvmzdr', 'Cleo-65', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794806044552}]');
insert into log values ('jtlq6gvo7g', 67, 'p-y76dn667d79mjp87', 'Dan-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794806044561}]');
insert into log values ('jtlq6gvo7g', 68, 'p-9s23em35y8vvmzdr', 'Cleo-66', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794806044568}]');
insert into log values ('jtlq6gvo7g', 69, 'p-y76dn667d79mjp87', 'Dan-5', '[{"type":"move.made","game":1,"ply":4,"move":{"from":26,"path":[17],"captured":[22],"crowned":false},"v":1,"at":1794806044576}]');
insert into log values ('jtlq6gvo7g', 70, 'p-9s23em35y8vvmzdr', 'Cleo-67', '[{"type":"move.made","game":1,"ply":5,"move":{"from":11,"path":[15],"captured":[],"crowned":false},"v":1,"at":1794806044582}]');
insert into log values ('jtlq6gvo7g', 71, 'p-y76dn667d79mjp87', 'Dan-6', '[{"type":"move.made","game":1,"ply":6,"move":{"from":24,"path":[20],"captured":[],"crowned":false},"v":1,"at":1794806044593}]');
insert into log values ('xbl1s6tokj', 1, 'p-edsemnx3dh36dxx5', 'Finn-1', '[{"type":"table.created","host":"p-edsemnx3dh36dxx5","name":"Finn","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794806043206}]');
insert into log values ('xbl1s6tokj', 2, 'p-edsemnx3dh36dxx5', 'Finn-3', '[{"type":"seat.taken","seat":0,"player":"p-edsemnx3dh36dxx5","name":"Finn","connection":"rMTC2kDAlTG6.1","ready":false,"v":1,"at":1794806043247}]');
insert into log values ('xbl1s6tokj', 3, 'p-g0kmq81ty0p6b4q2', 'Gerda-2', '[{"type":"seat.taken","seat":1,"player":"p-g0kmq81ty0p6b4q2","name":"Gerda","connection":"gmgksMR8B1OM.1","ready":false,"v":1,"at":1794806043249}]');
insert into log values ('xbl1s6tokj', 4, 'p-edsemnx3dh36dxx5', 'Finn-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794806043250}]');
insert into log values ('xbl1s6tokj', 5, 'p-g0kmq81ty0p6b4q2', 'Gerda-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794806043250},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794806043250}]');
insert into log values ('xbl1s6tokj', 6, 'p-edsemnx3dh36dxx5', 'Finn-5', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794806043258}]');
insert into log values ('xbl1s6tokj', 7, 'p-g0kmq81ty0p6b4q2', 'Gerda-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794806043260}]');
insert into log values ('xbl1s6tokj', 8, 'p-edsemnx3dh36dxx5', 'Finn-6', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794806043261}]');
insert into log values ('xbl1s6tokj', 9, 'p-g0kmq81ty0p6b4q2', 'Gerda-5', '[{"type":"game.ended","game":1,"outcome":{"winner":"black","reason":"left"},"v":1,"at":1794806043263},{"type":"seat.left","seat":1,"player":"p-g0kmq81ty0p6b4q2","why":"left","v":1,"at":1794806043263}]');
insert into log values ('xbl1s6tokj', 10, 'p-edsemnx3dh36dxx5', 'Finn-7', '[{"type":"table.closed","why":"host","v":1,"at":1794806043265}]');
insert into tables values ('9rjnsn98fa', 1794806046812, 1794806106812, null, '{"table":"9rjnsn98fa","host":"Ann","seats":[{"name":"Ann","level":null,"away":false},{"name":"Ben","level":null,"away":true}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":false,"spectators":true,"playing":false,"game":1,"createdAt":1794806042815}', 1794806042815, 'p-qy0rvgysbsczr68r', '["p-qy0rvgysbsczr68r","p-72z8behpmkb3gsfw"]');
insert into tables values ('i3lw70v8lm', 1794806046817, 1794806106817, null, '{"table":"i3lw70v8lm","host":"Eve","seats":[{"name":"Eve","level":null,"away":true},{"name":"Ann","level":null,"away":false}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":true,"spectators":true,"playing":false,"game":0,"createdAt":1794806044681}', 1794806044681, 'p-fzza8hhjjfzg8a8z', '["p-fzza8hhjjfzg8a8z","p-qy0rvgysbsczr68r"]');
insert into tables values ('jtlq6gvo7g', 1794806044593, null, null, '{"table":"jtlq6gvo7g","host":"Cleo","seats":[{"name":"Cleo","level":null,"away":false},{"name":"Dan","level":null,"away":false}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":false,"spectators":true,"playing":true,"game":1,"createdAt":1794806043362}', 1794806043362, 'p-9s23em35y8vvmzdr', '["p-9s23em35y8vvmzdr","p-y76dn667d79mjp87"]');
insert into tables values ('xbl1s6tokj', 1794806043265, null, null, null, null, 'p-edsemnx3dh36dxx5', '["p-edsemnx3dh36dxx5"]');
insert into snapshots values ('jtlq6gvo7g', 64, '{"v":2,"status":"open","closed":null,"createdAt":1794806043362,"host":"p-9s23em35y8vvmzdr","hostName":"Cleo","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"seats":[{"kind":"person","player":"p-9s23em35y8vvmzdr","name":"Cleo","ready":false,"connections":["IMkCL7Ybt4Sc.1"],"lostAt":null},{"kind":"person","player":"p-y76dn667d79mjp87","name":"Dan","ready":false,"connections":["4eRKMPmG0nQB.1"],"lostAt":null}],"removed":[],"round":{"number":1,"startedAt":1794806043472,"sides":{"black":0,"white":1},"players":{"black":"p-9s23em35y8vvmzdr","white":"p-y76dn667d79mjp87"},"names":{"black":"Cleo","white":"Dan"},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"game":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"drawRule":"claim","start":{"black":4095,"white":-1048576,"kings":0,"turn":"black"},"plies":[],"position":{"black":4095,"white":-1048576,"kings":0,"turn":"black"},"outcome":null},"opening":0,"ballot":null,"turn":1,"clock":{"left":{"black":0,"white":0},"turnStartedAt":1794806043472,"warnedAt":null},"grace":{"black":120000,"white":120000},"offer":null,"offered":false,"takeback":null,"activeAt":1794806043472,"idleNotices":0},"lastSides":null,"seatOffer":null,"declined":[],"emptySince":null,"lastAt":1794806044533}');
insert into games values ('9rjnsn98fa-1', 1794806043164, '{"id":"9rjnsn98fa-1","table":"9rjnsn98fa","game":1,"black":"Ann","white":"Ben","sideNames":"red-white","outcome":{"winner":"black","reason":"resigned"},"plies":12,"startedAt":1794806042936,"endedAt":1794806043164,"preset":"official","opening":null}', '[Event "?"]
[Site "?"]
[Date "2026.11.16"]
[Round "?"]
[Black "Ann"]
[White "Ben"]
[Result "1-0"]
[GameType "21,B,8,8,N1,0"]
[SideNames "red-white"]
[TableOptions "sides=red-white agreement=yes rule=claim proof=claim resign=any-time timer=none on-time=forfeit idle=none pile=yes on-lost=grace grace=0:02:00 after=rematch takebacks=asked hints=yes"]
[Termination "resigned"]

1. 9-13 22-17 2. 13x22 26x17 3. 11-15 24-20 4. 15-18 23x14 5. 7-11 14x7 6. 3x10
20-16 1-0
', 0, '["p-qy0rvgysbsczr68r","p-72z8behpmkb3gsfw"]');
insert into games values ('xbl1s6tokj-1', 1794806043263, '{"id":"xbl1s6tokj-1","table":"xbl1s6tokj","game":1,"black":"Finn","white":"Gerda","sideNames":"red-white","outcome":{"winner":"black","reason":"left"},"plies":3,"startedAt":1794806043250,"endedAt":1794806043263,"preset":"official","opening":null}', '[Event "?"]
[Site "?"]
[Date "2026.11.16"]
[Round "?"]
[Black "Finn"]
[White "Gerda"]
[Result "1-0"]
[GameType "21,B,8,8,N1,0"]
[SideNames "red-white"]
[TableOptions "sides=red-white agreement=yes rule=claim proof=claim resign=any-time timer=none on-time=forfeit idle=none pile=yes on-lost=grace grace=0:02:00 after=rematch takebacks=asked hints=yes"]
[Termination "left"]

1. 9-13 22-17 2. 13x22 1-0
', 0, '["p-edsemnx3dh36dxx5","p-g0kmq81ty0p6b4q2"]');
insert into passwords values ('i3lw70v8lm', 'scrypt$15$8$1$m_fyruG9zwngABcx4ormNQ$mMkh07cr6fIlFhc9qSaF7uPKHAJsfy0-XlvVKfqqSYM');
insert into grants values ('i3lw70v8lm', 'p-fzza8hhjjfzg8a8z');
insert into grants values ('i3lw70v8lm', 'p-qy0rvgysbsczr68r');
insert into attempts values ('guess:i3lw70v8lm:127.0.0.1', 1794806045479);
insert into attempts values ('guess:i3lw70v8lm', 1794806045479);
insert into sessions values ('p-72z8behpmkb3gsfw', 'Ben', 1794806042769);
insert into sessions values ('p-9s23em35y8vvmzdr', 'Cleo', 1794806043272);
insert into sessions values ('p-edsemnx3dh36dxx5', 'Finn', 1794806043181);
insert into sessions values ('p-fzza8hhjjfzg8a8z', 'Eve', 1794806044659);
insert into sessions values ('p-g0kmq81ty0p6b4q2', 'Gerda', 1794806043202);
insert into sessions values ('p-qy0rvgysbsczr68r', 'Ann', 1794806042589);
insert into sessions values ('p-y76dn667d79mjp87', 'Dan', 1794806043359);
insert into names values ('ann', 'p-qy0rvgysbsczr68r', 1794806042589);
insert into names values ('ben', 'p-72z8behpmkb3gsfw', 1794806042769);
insert into names values ('cleo', 'p-9s23em35y8vvmzdr', 1794806043272);
insert into names values ('dan', 'p-y76dn667d79mjp87', 1794806043359);
insert into names values ('eve', 'p-fzza8hhjjfzg8a8z', 1794806044659);
insert into names values ('flnn', 'p-edsemnx3dh36dxx5', 1794806043181);
insert into names values ('gerda', 'p-g0kmq81ty0p6b4q2', 1794806043202);
insert into tokens values ('bc03a111842a2b96f909b2dffa9c2a79ef8343fa589fddbe387ad2464be6b566', 'p-72z8behpmkb3gsfw');
insert into tokens values ('1f0e6e2b60025b3015b34992616ef567cebc64cffcddd04649ab3ffb1380f6c5', 'p-9s23em35y8vvmzdr');
insert into tokens values ('5497247cf2119ef4f5da194f39c1b66406e7c9070361e1619772b96cdccdc19d', 'p-edsemnx3dh36dxx5');
insert into tokens values ('b2f2ccf17a5f69dc5d469be6652c2a3820583d7f28cf193a9f5e4b255b0b5796', 'p-fzza8hhjjfzg8a8z');
insert into tokens values ('b01389e5afa0e6bafb28eb7f50dd94b3517515be9f132101e91421ef77531558', 'p-g0kmq81ty0p6b4q2');
insert into tokens values ('594b8b4333f6108f0aa6f89ea6f5fcbc815c8f2636c0e295debd9ccfd16d5ba7', 'p-qy0rvgysbsczr68r');
insert into tokens values ('90d6e688413994f6a39456f825e6688f15771e09fc4e167060dcc55186d60536', 'p-y76dn667d79mjp87');
insert into codes values ('63e8ec7f70297f35bd893f3fc06fc1f2655fcf981c702abd15f3444d1d6711c9', 'p-fzza8hhjjfzg8a8z', 1794806646792);
insert into nodes values ('n-be3584a2f52f', 1794806046500, 1794806056899);
insert into alive values (1, 1794806046500, 1794806041442);
insert into connections values ('4eRKMPmG0nQB.1', 'p-y76dn667d79mjp87', 'Dan', 'jtlq6gvo7g', 'n-be3584a2f52f', 1794806043451);
insert into connections values ('7JNlMlhWo1gh.1', 'p-qy0rvgysbsczr68r', 'Ann', '9rjnsn98fa', 'n-be3584a2f52f', 1794806042927);
insert into connections values ('7JNlMlhWo1gh.2', 'p-qy0rvgysbsczr68r', 'Ann', 'i3lw70v8lm', 'n-be3584a2f52f', 1794806046783);
insert into connections values ('IMkCL7Ybt4Sc.1', 'p-9s23em35y8vvmzdr', 'Cleo', 'jtlq6gvo7g', 'n-be3584a2f52f', 1794806043372);
insert into game_players values ('p-72z8behpmkb3gsfw', 1794806043164, '9rjnsn98fa-1');
insert into game_players values ('p-edsemnx3dh36dxx5', 1794806043263, 'xbl1s6tokj-1');
insert into game_players values ('p-g0kmq81ty0p6b4q2', 1794806043263, 'xbl1s6tokj-1');
insert into game_players values ('p-qy0rvgysbsczr68r', 1794806043164, '9rjnsn98fa-1');
pragma user_version = 2;
