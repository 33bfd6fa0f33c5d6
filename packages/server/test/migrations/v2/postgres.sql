
  create table log (
    table_id text collate "C" not null,
    seq integer not null,
    actor text collate "C" not null,
    command_id text collate "C" not null,
    -- As text, not jsonb: what was written is read back to the byte, and it costs less.
    events text not null,
    primary key (table_id, seq),
    unique (table_id, actor, command_id)
  );

  create table tables (
    table_id text collate "C" primary key,
    head integer not null,
    next_due bigint,
    computer_due bigint,
    -- Null when the table is closed.
    listing text,
    created_at bigint,
    host text collate "C",
    seated text[] not null,
    last_at bigint not null
  ) with (fillfactor = 70);
  create index tables_next_due on tables (next_due) where next_due is not null;
  create index tables_computer_due on tables (computer_due) where computer_due is not null;
  create index tables_open on tables (created_at desc, table_id) where listing is not null;
  create index tables_host on tables (host) where listing is not null;
  create index tables_closed on tables (last_at) where listing is null;

  create table snapshots (
    table_id text collate "C" primary key,
    seq integer not null,
    state text not null
  );

  create table games (
    id text collate "C" primary key,
    ended_at bigint not null,
    private boolean not null,
    listing text not null,
    pdn text not null,
    players text not null
  );
  create index games_public on games (ended_at desc, id desc) where not private;

  create table passwords (
    table_id text collate "C" primary key,
    hash text not null
  );
  create table grants (
    table_id text collate "C" not null,
    player text collate "C" not null,
    primary key (table_id, player)
  );
  -- One row for a key, so that attempts made at the same time wait for each other and are counted exactly.
  create table attempts (
    key text collate "C" primary key,
    times bigint[] not null,
    last_at bigint not null
  );

  create table sessions (
    player text collate "C" primary key,
    name text not null,
    seen bigint not null
  );
  create table names (
    skeleton text collate "C" primary key,
    player text collate "C" not null,
    seen bigint not null
  );
  create index names_player on names (player);
  create table tokens (
    token_hash text collate "C" primary key,
    player text collate "C" not null
  );
  create index tokens_player on tokens (player);
  create table return_codes (
    code_hash text collate "C" primary key,
    player text collate "C" not null,
    good_until bigint not null
  );
  create index return_codes_player on return_codes (player);

  -- One row: whether any node is alive. Its lock lets one heartbeat alone find an outage.
  create table cluster (
    id integer primary key check (id = 1),
    heard bigint,
    -- The heartbeat before the last one.
    heard_before bigint,
    alive_since bigint
  );
  insert into cluster (id) values (1);
  create table outages (
    id integer generated always as identity primary key,
    began bigint not null,
    ended bigint not null
  );
  create table nodes (
    node text collate "C" primary key,
    heard bigint not null,
    retires bigint
  );
  create table connections (
    connection text collate "C" primary key,
    table_id text collate "C" not null,
    player text collate "C" not null,
    name text not null,
    node text collate "C" not null,
    arrived bigint not null,
    -- Two that arrive in one millisecond still have an order.
    number bigint generated always as identity
  );
  create index connections_table on connections (table_id);
  create index connections_node on connections (node);
  

  create table game_players (
    player text collate "C" not null,
    ended_at bigint not null,
    id text collate "C" not null,
    primary key (player, ended_at, id)
  );
  insert into game_players (player, ended_at, id)
  select distinct each.player, ended_at, id
  from games, json_array_elements_text(players::json) as each (player);
  
create table crownhead_schema (version integer not null);
delete from attempts;
insert into attempts ("key", "times", "last_at") overriding system value values ('guess:v213scf1tn:127.0.0.1', '{1794806057479}', '1794806057479');
insert into attempts ("key", "times", "last_at") overriding system value values ('guess:v213scf1tn', '{1794806057479}', '1794806057479');
delete from cluster;
insert into cluster ("id", "heard", "heard_before", "alive_since") overriding system value values ('1', '1794806057827', '1794806056834', '1794806054676');
delete from connections;
insert into connections ("connection", "table_id", "player", "name", "node", "arrived", "number") overriding system value values ('YyJMeHnCrUK7.1', 'ph01biz3o1', 'p-bxxm55anfb0d9w2n', 'Ann', 'n-ee6ee6e6e80e', '1794806055211', '1');
insert into connections ("connection", "table_id", "player", "name", "node", "arrived", "number") overriding system value values ('Zd2JSBMtKHVm.1', '9dapg80jjb', 'p-3bntgn54d4dfwdv3', 'Cleo', 'n-ee6ee6e6e80e', '1794806055580', '5');
insert into connections ("connection", "table_id", "player", "name", "node", "arrived", "number") overriding system value values ('QTSbHvRR-enk.1', '9dapg80jjb', 'p-3twqtp5vxa4vf5yz', 'Dan', 'n-ee6ee6e6e80e', '1794806055625', '6');
insert into connections ("connection", "table_id", "player", "name", "node", "arrived", "number") overriding system value values ('YyJMeHnCrUK7.2', 'v213scf1tn', 'p-bxxm55anfb0d9w2n', 'Ann', 'n-ee6ee6e6e80e', '1794806058599', '8');
delete from crownhead_schema;
insert into crownhead_schema ("version") overriding system value values ('2');
delete from game_players;
insert into game_players ("player", "ended_at", "id") overriding system value values ('p-7p7enaaq7b90j12d', '1794806055344', 'ph01biz3o1-1');
insert into game_players ("player", "ended_at", "id") overriding system value values ('p-bxxm55anfb0d9w2n', '1794806055344', 'ph01biz3o1-1');
insert into game_players ("player", "ended_at", "id") overriding system value values ('p-jqe2se1dtw2ag8zr', '1794806055554', 'icdhwvm62r-1');
insert into game_players ("player", "ended_at", "id") overriding system value values ('p-x99hacn2shqym1rk', '1794806055554', 'icdhwvm62r-1');
delete from games;
insert into games ("id", "ended_at", "private", "listing", "pdn", "players") overriding system value values ('ph01biz3o1-1', '1794806055344', 'false', '{"id":"ph01biz3o1-1","table":"ph01biz3o1","game":1,"black":"Ann","white":"Ben","sideNames":"red-white","outcome":{"winner":"black","reason":"resigned"},"plies":12,"startedAt":1794806055226,"endedAt":1794806055344,"preset":"official","opening":null}', '[Event "?"]
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
', '["p-bxxm55anfb0d9w2n","p-7p7enaaq7b90j12d"]');
insert into games ("id", "ended_at", "private", "listing", "pdn", "players") overriding system value values ('icdhwvm62r-1', '1794806055554', 'false', '{"id":"icdhwvm62r-1","table":"icdhwvm62r","game":1,"black":"Finn","white":"Gerda","sideNames":"red-white","outcome":{"winner":"black","reason":"left"},"plies":3,"startedAt":1794806055519,"endedAt":1794806055554,"preset":"official","opening":null}', '[Event "?"]
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
', '["p-x99hacn2shqym1rk","p-jqe2se1dtw2ag8zr"]');
delete from grants;
insert into grants ("table_id", "player") overriding system value values ('v213scf1tn', 'p-4zrcw8b4d2yfzbkw');
insert into grants ("table_id", "player") overriding system value values ('v213scf1tn', 'p-bxxm55anfb0d9w2n');
delete from log;
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ph01biz3o1', '1', 'p-bxxm55anfb0d9w2n', 'Ann-1', '[{"type":"table.created","host":"p-bxxm55anfb0d9w2n","name":"Ann","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794806055144}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ph01biz3o1', '2', 'p-bxxm55anfb0d9w2n', 'Ann-3', '[{"type":"seat.taken","seat":0,"player":"p-bxxm55anfb0d9w2n","name":"Ann","connection":"YyJMeHnCrUK7.1","ready":false,"v":1,"at":1794806055221}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ph01biz3o1', '3', 'p-7p7enaaq7b90j12d', 'Ben-2', '[{"type":"seat.taken","seat":1,"player":"p-7p7enaaq7b90j12d","name":"Ben","connection":"ZqowHqgyzd9n.1","ready":false,"v":1,"at":1794806055225}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ph01biz3o1', '4', 'p-bxxm55anfb0d9w2n', 'Ann-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794806055226}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ph01biz3o1', '5', 'p-7p7enaaq7b90j12d', 'Ben-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794806055226},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794806055226}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ph01biz3o1', '6', 'p-bxxm55anfb0d9w2n', 'Ann-5', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794806055236}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ph01biz3o1', '7', 'p-7p7enaaq7b90j12d', 'Ben-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794806055245}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ph01biz3o1', '8', 'p-bxxm55anfb0d9w2n', 'Ann-6', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794806055251}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ph01biz3o1', '9', 'p-7p7enaaq7b90j12d', 'Ben-5', '[{"type":"move.made","game":1,"ply":4,"move":{"from":26,"path":[17],"captured":[22],"crowned":false},"v":1,"at":1794806055252}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ph01biz3o1', '10', 'p-bxxm55anfb0d9w2n', 'Ann-7', '[{"type":"move.made","game":1,"ply":5,"move":{"from":11,"path":[15],"captured":[],"crowned":false},"v":1,"at":1794806055254}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ph01biz3o1', '11', 'p-7p7enaaq7b90j12d', 'Ben-6', '[{"type":"move.made","game":1,"ply":6,"move":{"from":24,"path":[20],"captured":[],"crowned":false},"v":1,"at":1794806055270}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ph01biz3o1', '12', 'p-bxxm55anfb0d9w2n', 'Ann-8', '[{"type":"move.made","game":1,"ply":7,"move":{"from":15,"path":[18],"captured":[],"crowned":false},"v":1,"at":1794806055273}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ph01biz3o1', '13', 'p-7p7enaaq7b90j12d', 'Ben-7', '[{"type":"move.made","game":1,"ply":8,"move":{"from":23,"path":[14],"captured":[18],"crowned":false},"v":1,"at":1794806055274}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ph01biz3o1', '14', 'p-bxxm55anfb0d9w2n', 'Ann-9', '[{"type":"move.made","game":1,"ply":9,"move":{"from":7,"path":[11],"captured":[],"crowned":false},"v":1,"at":1794806055278}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ph01biz3o1', '15', 'p-7p7enaaq7b90j12d', 'Ben-8', '[{"type":"move.made","game":1,"ply":10,"move":{"from":14,"path":[7],"captured":[10],"crowned":false},"v":1,"at":1794806055280}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ph01biz3o1', '16', 'p-bxxm55anfb0d9w2n', 'Ann-10', '[{"type":"move.made","game":1,"ply":11,"move":{"from":3,"path":[10],"captured":[7],"crowned":false},"v":1,"at":1794806055309}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ph01biz3o1', '17', 'p-7p7enaaq7b90j12d', 'Ben-9', '[{"type":"move.made","game":1,"ply":12,"move":{"from":20,"path":[16],"captured":[],"crowned":false},"v":1,"at":1794806055310}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ph01biz3o1', '18', 'p-bxxm55anfb0d9w2n', 'Ann-11', '[{"type":"chat.said","player":"p-bxxm55anfb0d9w2n","name":"Ann","text":"Well played, Ben.","v":1,"at":1794806055340}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ph01biz3o1', '19', 'p-7p7enaaq7b90j12d', 'Ben-10', '[{"type":"game.ended","game":1,"outcome":{"winner":"black","reason":"resigned"},"v":1,"at":1794806055344}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('icdhwvm62r', '1', 'p-x99hacn2shqym1rk', 'Finn-1', '[{"type":"table.created","host":"p-x99hacn2shqym1rk","name":"Finn","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794806055470}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('icdhwvm62r', '2', 'p-x99hacn2shqym1rk', 'Finn-3', '[{"type":"seat.taken","seat":0,"player":"p-x99hacn2shqym1rk","name":"Finn","connection":"TIetgRgFXGch.1","ready":false,"v":1,"at":1794806055487}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('icdhwvm62r', '3', 'p-jqe2se1dtw2ag8zr', 'Gerda-2', '[{"type":"seat.taken","seat":1,"player":"p-jqe2se1dtw2ag8zr","name":"Gerda","connection":"u0tBbuQ58Nof.1","ready":false,"v":1,"at":1794806055499}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('icdhwvm62r', '4', 'p-x99hacn2shqym1rk', 'Finn-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794806055519}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('icdhwvm62r', '5', 'p-jqe2se1dtw2ag8zr', 'Gerda-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794806055519},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794806055519}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('icdhwvm62r', '6', 'p-x99hacn2shqym1rk', 'Finn-5', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794806055551}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('icdhwvm62r', '7', 'p-jqe2se1dtw2ag8zr', 'Gerda-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794806055552}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('icdhwvm62r', '8', 'p-x99hacn2shqym1rk', 'Finn-6', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794806055553}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('icdhwvm62r', '9', 'p-jqe2se1dtw2ag8zr', 'Gerda-5', '[{"type":"game.ended","game":1,"outcome":{"winner":"black","reason":"left"},"v":1,"at":1794806055554},{"type":"seat.left","seat":1,"player":"p-jqe2se1dtw2ag8zr","why":"left","v":1,"at":1794806055554}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('icdhwvm62r', '10', 'p-x99hacn2shqym1rk', 'Finn-7', '[{"type":"table.closed","why":"host","v":1,"at":1794806055557}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '40', 'p-3bntgn54d4dfwdv3', 'Cleo-39', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 34","v":1,"at":1794806056163}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '1', 'p-3bntgn54d4dfwdv3', 'Cleo-1', '[{"type":"table.created","host":"p-3bntgn54d4dfwdv3","name":"Cleo","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794806055572}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '2', 'p-3bntgn54d4dfwdv3', 'Cleo-3', '[{"type":"seat.taken","seat":0,"player":"p-3bntgn54d4dfwdv3","name":"Cleo","connection":"Zd2JSBMtKHVm.1","ready":false,"v":1,"at":1794806055582}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '3', 'p-3twqtp5vxa4vf5yz', 'Dan-2', '[{"type":"seat.taken","seat":1,"player":"p-3twqtp5vxa4vf5yz","name":"Dan","connection":"QTSbHvRR-enk.1","ready":false,"v":1,"at":1794806055633}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '4', 'p-3bntgn54d4dfwdv3', 'Cleo-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794806055637}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '5', 'p-3twqtp5vxa4vf5yz', 'Dan-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794806055638},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794806055638}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '6', 'p-3bntgn54d4dfwdv3', 'Cleo-5', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 0","v":1,"at":1794806055718}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '7', 'p-3bntgn54d4dfwdv3', 'Cleo-6', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 1","v":1,"at":1794806055765}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '8', 'p-3bntgn54d4dfwdv3', 'Cleo-7', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 2","v":1,"at":1794806055776}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '9', 'p-3bntgn54d4dfwdv3', 'Cleo-8', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 3","v":1,"at":1794806055794}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '10', 'p-3bntgn54d4dfwdv3', 'Cleo-9', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 4","v":1,"at":1794806055802}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '11', 'p-3bntgn54d4dfwdv3', 'Cleo-10', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 5","v":1,"at":1794806055818}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '12', 'p-3bntgn54d4dfwdv3', 'Cleo-11', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 6","v":1,"at":1794806055834}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '13', 'p-3bntgn54d4dfwdv3', 'Cleo-12', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 7","v":1,"at":1794806055835}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '14', 'p-3bntgn54d4dfwdv3', 'Cleo-13', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 8","v":1,"at":1794806055855}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '15', 'p-3bntgn54d4dfwdv3', 'Cleo-14', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 9","v":1,"at":1794806055856}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '16', 'p-3bntgn54d4dfwdv3', 'Cleo-15', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 10","v":1,"at":1794806055870}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '17', 'p-3bntgn54d4dfwdv3', 'Cleo-16', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 11","v":1,"at":1794806055879}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '18', 'p-3bntgn54d4dfwdv3', 'Cleo-17', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 12","v":1,"at":1794806055898}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '19', 'p-3bntgn54d4dfwdv3', 'Cleo-18', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 13","v":1,"at":1794806055936}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '20', 'p-3bntgn54d4dfwdv3', 'Cleo-19', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 14","v":1,"at":1794806055954}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '21', 'p-3bntgn54d4dfwdv3', 'Cleo-20', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 15","v":1,"at":1794806056109}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '22', 'p-3bntgn54d4dfwdv3', 'Cleo-21', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 16","v":1,"at":1794806056123}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '23', 'p-3bntgn54d4dfwdv3', 'Cleo-22', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 17","v":1,"at":1794806056125}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '24', 'p-3bntgn54d4dfwdv3', 'Cleo-23', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 18","v":1,"at":1794806056129}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '25', 'p-3bntgn54d4dfwdv3', 'Cleo-24', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 19","v":1,"at":1794806056131}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '26', 'p-3bntgn54d4dfwdv3', 'Cleo-25', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 20","v":1,"at":1794806056133}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '27', 'p-3bntgn54d4dfwdv3', 'Cleo-26', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 21","v":1,"at":1794806056134}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '28', 'p-3bntgn54d4dfwdv3', 'Cleo-27', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 22","v":1,"at":1794806056139}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '29', 'p-3bntgn54d4dfwdv3', 'Cleo-28', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 23","v":1,"at":1794806056140}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '30', 'p-3bntgn54d4dfwdv3', 'Cleo-29', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 24","v":1,"at":1794806056142}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '31', 'p-3bntgn54d4dfwdv3', 'Cleo-30', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 25","v":1,"at":1794806056143}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '32', 'p-3bntgn54d4dfwdv3', 'Cleo-31', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 26","v":1,"at":1794806056146}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '33', 'p-3bntgn54d4dfwdv3', 'Cleo-32', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 27","v":1,"at":1794806056150}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '34', 'p-3bntgn54d4dfwdv3', 'Cleo-33', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 28","v":1,"at":1794806056151}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '35', 'p-3bntgn54d4dfwdv3', 'Cleo-34', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 29","v":1,"at":1794806056152}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '36', 'p-3bntgn54d4dfwdv3', 'Cleo-35', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 30","v":1,"at":1794806056157}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '37', 'p-3bntgn54d4dfwdv3', 'Cleo-36', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 31","v":1,"at":1794806056158}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '38', 'p-3bntgn54d4dfwdv3', 'Cleo-37', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 32","v":1,"at":1794806056159}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '39', 'p-3bntgn54d4dfwdv3', 'Cleo-38', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 33","v":1,"at":1794806056160}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '41', 'p-3bntgn54d4dfwdv3', 'Cleo-40', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 35","v":1,"at":1794806056173}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '65', 'p-3bntgn54d4dfwdv3', 'Cleo-64', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 59","v":1,"at":1794806056397}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '66', 'p-3bntgn54d4dfwdv3', 'Cleo-65', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794806056399}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '67', 'p-3twqtp5vxa4vf5yz', 'Dan-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794806056508}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '68', 'p-3bntgn54d4dfwdv3', 'Cleo-66', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794806056511}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '69', 'p-3twqtp5vxa4vf5yz', 'Dan-5', '[{"type":"move.made","game":1,"ply":4,"move":{"from":26,"path":[17],"captured":[22],"crowned":false},"v":1,"at":1794806056515}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('v213scf1tn', '3', 'p-bxxm55anfb0d9w2n', 'Ann-14', '[{"type":"seat.taken","seat":1,"player":"p-bxxm55anfb0d9w2n","name":"Ann","connection":"YyJMeHnCrUK7.2","ready":false,"v":1,"at":1794806058612}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ph01biz3o1', '20', 'system', 'lose:ZqowHqgyzd9n.1:19', '[{"type":"connection.closed","seat":1,"connection":"ZqowHqgyzd9n.1","v":1,"at":1794806058672}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '42', 'p-3bntgn54d4dfwdv3', 'Cleo-41', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 36","v":1,"at":1794806056176}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '43', 'p-3bntgn54d4dfwdv3', 'Cleo-42', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 37","v":1,"at":1794806056181}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '44', 'p-3bntgn54d4dfwdv3', 'Cleo-43', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 38","v":1,"at":1794806056183}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '45', 'p-3bntgn54d4dfwdv3', 'Cleo-44', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 39","v":1,"at":1794806056185}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '46', 'p-3bntgn54d4dfwdv3', 'Cleo-45', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 40","v":1,"at":1794806056190}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '47', 'p-3bntgn54d4dfwdv3', 'Cleo-46', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 41","v":1,"at":1794806056195}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '48', 'p-3bntgn54d4dfwdv3', 'Cleo-47', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 42","v":1,"at":1794806056197}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '49', 'p-3bntgn54d4dfwdv3', 'Cleo-48', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 43","v":1,"at":1794806056204}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '50', 'p-3bntgn54d4dfwdv3', 'Cleo-49', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 44","v":1,"at":1794806056219}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '51', 'p-3bntgn54d4dfwdv3', 'Cleo-50', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 45","v":1,"at":1794806056269}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '52', 'p-3bntgn54d4dfwdv3', 'Cleo-51', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 46","v":1,"at":1794806056280}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '53', 'p-3bntgn54d4dfwdv3', 'Cleo-52', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 47","v":1,"at":1794806056296}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '54', 'p-3bntgn54d4dfwdv3', 'Cleo-53', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 48","v":1,"at":1794806056305}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '55', 'p-3bntgn54d4dfwdv3', 'Cleo-54', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 49","v":1,"at":1794806056312}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '56', 'p-3bntgn54d4dfwdv3', 'Cleo-55', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 50","v":1,"at":1794806056319}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '57', 'p-3bntgn54d4dfwdv3', 'Cleo-56', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 51","v":1,"at":1794806056325}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '58', 'p-3bntgn54d4dfwdv3', 'Cleo-57', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 52","v":1,"at":1794806056331}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '59', 'p-3bntgn54d4dfwdv3', 'Cleo-58', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 53","v":1,"at":1794806056332}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '60', 'p-3bntgn54d4dfwdv3', 'Cleo-59', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 54","v":1,"at":1794806056340}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '61', 'p-3bntgn54d4dfwdv3', 'Cleo-60', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 55","v":1,"at":1794806056352}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '62', 'p-3bntgn54d4dfwdv3', 'Cleo-61', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 56","v":1,"at":1794806056359}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '63', 'p-3bntgn54d4dfwdv3', 'Cleo-62', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 57","v":1,"at":1794806056368}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '64', 'p-3bntgn54d4dfwdv3', 'Cleo-63', '[{"type":"chat.said","player":"p-3bntgn54d4dfwdv3","name":"Cleo","text":"Line 58","v":1,"at":1794806056375}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '70', 'p-3bntgn54d4dfwdv3', 'Cleo-67', '[{"type":"move.made","game":1,"ply":5,"move":{"from":11,"path":[15],"captured":[],"crowned":false},"v":1,"at":1794806056588}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('9dapg80jjb', '71', 'p-3twqtp5vxa4vf5yz', 'Dan-6', '[{"type":"move.made","game":1,"ply":6,"move":{"from":24,"path":[20],"captured":[],"crowned":false},"v":1,"at":1794806056596}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('v213scf1tn', '1', 'p-4zrcw8b4d2yfzbkw', 'Eve-1', '[{"type":"table.created","host":"p-4zrcw8b4d2yfzbkw","name":"Eve","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"random","start":{"kind":"standard"},"private":true,"spectators":true,"chat":false,"shared":false},"v":1,"at":1794806056649}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('v213scf1tn', '2', 'p-4zrcw8b4d2yfzbkw', 'Eve-3', '[{"type":"seat.taken","seat":0,"player":"p-4zrcw8b4d2yfzbkw","name":"Eve","connection":"1xyz3Y_MAPwq.1","ready":false,"v":1,"at":1794806057450}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('v213scf1tn', '4', 'system', 'lose:1xyz3Y_MAPwq.1:3', '[{"type":"connection.closed","seat":0,"connection":"1xyz3Y_MAPwq.1","v":1,"at":1794806058676}]');
delete from names;
insert into names ("skeleton", "player", "seen") overriding system value values ('ann', 'p-bxxm55anfb0d9w2n', '1794806055030');
insert into names ("skeleton", "player", "seen") overriding system value values ('ben', 'p-7p7enaaq7b90j12d', '1794806055136');
insert into names ("skeleton", "player", "seen") overriding system value values ('flnn', 'p-x99hacn2shqym1rk', '1794806055403');
insert into names ("skeleton", "player", "seen") overriding system value values ('gerda', 'p-jqe2se1dtw2ag8zr', '1794806055465');
insert into names ("skeleton", "player", "seen") overriding system value values ('cleo', 'p-3bntgn54d4dfwdv3', '1794806055563');
insert into names ("skeleton", "player", "seen") overriding system value values ('dan', 'p-3twqtp5vxa4vf5yz', '1794806055567');
insert into names ("skeleton", "player", "seen") overriding system value values ('eve', 'p-4zrcw8b4d2yfzbkw', '1794806056638');
delete from nodes;
insert into nodes ("node", "heard", "retires") overriding system value values ('n-ee6ee6e6e80e', '1794806057827', '1794806068721');
delete from outages;
delete from passwords;
insert into passwords ("table_id", "hash") overriding system value values ('v213scf1tn', 'scrypt$15$8$1$2GCWoNwriFBowIwPdujcfQ$0sdI7FvaFO052SDwTSiyjur0tYRp2FUh7R4arcIj3t8');
delete from return_codes;
insert into return_codes ("code_hash", "player", "good_until") overriding system value values ('2a833fa37b435dd11b4a7850ccc9d916fabf1b159d0e384759b1e994208a46d9', 'p-4zrcw8b4d2yfzbkw', '1794806658633');
delete from sessions;
insert into sessions ("player", "name", "seen") overriding system value values ('p-bxxm55anfb0d9w2n', 'Ann', '1794806055030');
insert into sessions ("player", "name", "seen") overriding system value values ('p-7p7enaaq7b90j12d', 'Ben', '1794806055136');
insert into sessions ("player", "name", "seen") overriding system value values ('p-x99hacn2shqym1rk', 'Finn', '1794806055403');
insert into sessions ("player", "name", "seen") overriding system value values ('p-jqe2se1dtw2ag8zr', 'Gerda', '1794806055465');
insert into sessions ("player", "name", "seen") overriding system value values ('p-3bntgn54d4dfwdv3', 'Cleo', '1794806055563');
insert into sessions ("player", "name", "seen") overriding system value values ('p-3twqtp5vxa4vf5yz', 'Dan', '1794806055567');
insert into sessions ("player", "name", "seen") overriding system value values ('p-4zrcw8b4d2yfzbkw', 'Eve', '1794806056638');
delete from snapshots;
insert into snapshots ("table_id", "seq", "state") overriding system value values ('9dapg80jjb', '64', '{"v":2,"status":"open","closed":null,"createdAt":1794806055572,"host":"p-3bntgn54d4dfwdv3","hostName":"Cleo","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"seats":[{"kind":"person","player":"p-3bntgn54d4dfwdv3","name":"Cleo","ready":false,"connections":["Zd2JSBMtKHVm.1"],"lostAt":null},{"kind":"person","player":"p-3twqtp5vxa4vf5yz","name":"Dan","ready":false,"connections":["QTSbHvRR-enk.1"],"lostAt":null}],"removed":[],"round":{"number":1,"startedAt":1794806055638,"sides":{"black":0,"white":1},"players":{"black":"p-3bntgn54d4dfwdv3","white":"p-3twqtp5vxa4vf5yz"},"names":{"black":"Cleo","white":"Dan"},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"game":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"drawRule":"claim","start":{"black":4095,"white":-1048576,"kings":0,"turn":"black"},"plies":[],"position":{"black":4095,"white":-1048576,"kings":0,"turn":"black"},"outcome":null},"opening":0,"ballot":null,"turn":1,"clock":{"left":{"black":0,"white":0},"turnStartedAt":1794806055638,"warnedAt":null},"grace":{"black":120000,"white":120000},"offer":null,"offered":false,"takeback":null,"activeAt":1794806055638,"idleNotices":0},"lastSides":null,"seatOffer":null,"declined":[],"emptySince":null,"lastAt":1794806056375}');
delete from tables;
insert into tables ("table_id", "head", "next_due", "computer_due", "listing", "created_at", "host", "seated", "last_at") overriding system value values ('icdhwvm62r', '10', null, null, null, null, 'p-x99hacn2shqym1rk', '{p-x99hacn2shqym1rk}', '1794806055557');
insert into tables ("table_id", "head", "next_due", "computer_due", "listing", "created_at", "host", "seated", "last_at") overriding system value values ('9dapg80jjb', '71', null, null, '{"table":"9dapg80jjb","host":"Cleo","seats":[{"name":"Cleo","level":null,"away":false},{"name":"Dan","level":null,"away":false}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":false,"spectators":true,"playing":true,"game":1,"createdAt":1794806055572}', '1794806055572', 'p-3bntgn54d4dfwdv3', '{p-3bntgn54d4dfwdv3,p-3twqtp5vxa4vf5yz}', '1794806056596');
insert into tables ("table_id", "head", "next_due", "computer_due", "listing", "created_at", "host", "seated", "last_at") overriding system value values ('v213scf1tn', '4', '1794806118676', null, '{"table":"v213scf1tn","host":"Eve","seats":[{"name":"Eve","level":null,"away":true},{"name":"Ann","level":null,"away":false}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":true,"spectators":true,"playing":false,"game":0,"createdAt":1794806056649}', '1794806056649', 'p-4zrcw8b4d2yfzbkw', '{p-4zrcw8b4d2yfzbkw,p-bxxm55anfb0d9w2n}', '1794806058676');
insert into tables ("table_id", "head", "next_due", "computer_due", "listing", "created_at", "host", "seated", "last_at") overriding system value values ('ph01biz3o1', '20', '1794806118672', null, '{"table":"ph01biz3o1","host":"Ann","seats":[{"name":"Ann","level":null,"away":false},{"name":"Ben","level":null,"away":true}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":false,"spectators":true,"playing":false,"game":1,"createdAt":1794806055144}', '1794806055144', 'p-bxxm55anfb0d9w2n', '{p-bxxm55anfb0d9w2n,p-7p7enaaq7b90j12d}', '1794806058672');
delete from tokens;
insert into tokens ("token_hash", "player") overriding system value values ('32d1bebd68eeffd26971d1559306ec96dbd6a639b73b7eca43803d1aa1f72fff', 'p-bxxm55anfb0d9w2n');
insert into tokens ("token_hash", "player") overriding system value values ('b3bf32f8498fa1dcf6d56b55d1e7d4cf86d101e6178fe1193a06c207c9cb006e', 'p-7p7enaaq7b90j12d');
insert into tokens ("token_hash", "player") overriding system value values ('6a356f0dbf213baaa7488fb220bcbda0cfd45cd1ea8315efa2b1edb21d18266c', 'p-x99hacn2shqym1rk');
insert into tokens ("token_hash", "player") overriding system value values ('dc04621c2c19430ca073cbdeff6f42eefe5afaa3e0b8209197a162b18c470393', 'p-jqe2se1dtw2ag8zr');
insert into tokens ("token_hash", "player") overriding system value values ('c33095a312d5821707d90fc5449405f5798454278f4215edf431d36d1ee6937e', 'p-3bntgn54d4dfwdv3');
insert into tokens ("token_hash", "player") overriding system value values ('719c03fc488e09b3fe2bc9ca84d1e555554731e928f5aa594d774d147edec811', 'p-3twqtp5vxa4vf5yz');
insert into tokens ("token_hash", "player") overriding system value values ('76493f21b43049cb19b54a73f8a5467e97fd87ba40aae846a9387e6a6cfe0095', 'p-4zrcw8b4d2yfzbkw');
