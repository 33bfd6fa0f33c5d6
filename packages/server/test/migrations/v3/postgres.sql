
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
  

  -- What the lobby finds a table by. Tables that are open already come into its lists with their next event.
  alter table tables
    add column present boolean not null default false,
    add column rank integer not null default 3,
    add column stage text collate "C" not null default 'full',
    add column timer text collate "C" not null default '',
    add column preset text collate "C" not null default '',
    add column names text collate "C" not null default '',
    add column seat0 text collate "C",
    add column seat1 text collate "C";
  create index tables_ranked on tables (rank, created_at desc, table_id) where listing is not null;
  create index tables_seat0 on tables (seat0) where seat0 is not null;
  create index tables_seat1 on tables (seat1) where seat1 is not null;
  
create table crownhead_schema (version integer not null);
delete from attempts;
insert into attempts ("key", "times", "last_at") overriding system value values ('guess:mguzjmhv0w:127.0.0.1', '{1794805996394}', '1794805996394');
insert into attempts ("key", "times", "last_at") overriding system value values ('guess:mguzjmhv0w', '{1794805996394}', '1794805996394');
delete from cluster;
insert into cluster ("id", "heard", "heard_before", "alive_since") overriding system value values ('1', '1794805998082', '1794805997080', '1794805993905');
delete from connections;
insert into connections ("connection", "table_id", "player", "name", "node", "arrived", "number") overriding system value values ('kX2DMJ_v9FnN.1', '5p6qqxgx7q', 'p-00msd1kexq7vp5gq', 'Ann', 'n-3eab66227261', '1794805994128', '1');
insert into connections ("connection", "table_id", "player", "name", "node", "arrived", "number") overriding system value values ('f9zj9gU_4tiF.1', '7siwymshw7', 'p-me47h4cep1hafbpt', 'Cleo', 'n-3eab66227261', '1794805994789', '5');
insert into connections ("connection", "table_id", "player", "name", "node", "arrived", "number") overriding system value values ('5J1lPR-Zyw2e.1', '7siwymshw7', 'p-n76dg5aynyh1zxer', 'Dan', 'n-3eab66227261', '1794805994797', '6');
insert into connections ("connection", "table_id", "player", "name", "node", "arrived", "number") overriding system value values ('kX2DMJ_v9FnN.2', 'mguzjmhv0w', 'p-00msd1kexq7vp5gq', 'Ann', 'n-3eab66227261', '1794805998473', '8');
delete from crownhead_schema;
insert into crownhead_schema ("version") overriding system value values ('3');
delete from game_players;
insert into game_players ("player", "ended_at", "id") overriding system value values ('p-00msd1kexq7vp5gq', '1794805994303', '5p6qqxgx7q-1');
insert into game_players ("player", "ended_at", "id") overriding system value values ('p-cg6xj49n4kxzsd7f', '1794805994303', '5p6qqxgx7q-1');
insert into game_players ("player", "ended_at", "id") overriding system value values ('p-hred5q131e3fd3pz', '1794805994748', 'ezw4sych7a-1');
insert into game_players ("player", "ended_at", "id") overriding system value values ('p-qrbp9k1jamya9y4y', '1794805994748', 'ezw4sych7a-1');
delete from games;
insert into games ("id", "ended_at", "private", "listing", "pdn", "players") overriding system value values ('5p6qqxgx7q-1', '1794805994303', 'false', '{"id":"5p6qqxgx7q-1","table":"5p6qqxgx7q","game":1,"black":"Ann","white":"Ben","sideNames":"red-white","outcome":{"winner":"black","reason":"resigned"},"plies":12,"startedAt":1794805994146,"endedAt":1794805994303,"preset":"official","opening":null}', '[Event "?"]
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
', '["p-00msd1kexq7vp5gq","p-cg6xj49n4kxzsd7f"]');
insert into games ("id", "ended_at", "private", "listing", "pdn", "players") overriding system value values ('ezw4sych7a-1', '1794805994748', 'false', '{"id":"ezw4sych7a-1","table":"ezw4sych7a","game":1,"black":"Finn","white":"Gerda","sideNames":"red-white","outcome":{"winner":"black","reason":"left"},"plies":3,"startedAt":1794805994714,"endedAt":1794805994748,"preset":"official","opening":null}', '[Event "?"]
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
', '["p-qrbp9k1jamya9y4y","p-hred5q131e3fd3pz"]');
delete from grants;
insert into grants ("table_id", "player") overriding system value values ('mguzjmhv0w', 'p-rwj98ank94f269jv');
insert into grants ("table_id", "player") overriding system value values ('mguzjmhv0w', 'p-00msd1kexq7vp5gq');
delete from log;
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('5p6qqxgx7q', '1', 'p-00msd1kexq7vp5gq', 'Ann-1', '[{"type":"table.created","host":"p-00msd1kexq7vp5gq","name":"Ann","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794805994116}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('5p6qqxgx7q', '2', 'p-00msd1kexq7vp5gq', 'Ann-3', '[{"type":"seat.taken","seat":0,"player":"p-00msd1kexq7vp5gq","name":"Ann","connection":"kX2DMJ_v9FnN.1","ready":false,"v":1,"at":1794805994134}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('5p6qqxgx7q', '3', 'p-cg6xj49n4kxzsd7f', 'Ben-2', '[{"type":"seat.taken","seat":1,"player":"p-cg6xj49n4kxzsd7f","name":"Ben","connection":"gGJVAdjqJ3J4.1","ready":false,"v":1,"at":1794805994140}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('5p6qqxgx7q', '4', 'p-00msd1kexq7vp5gq', 'Ann-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794805994145}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('5p6qqxgx7q', '5', 'p-cg6xj49n4kxzsd7f', 'Ben-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794805994146},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794805994146}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('5p6qqxgx7q', '6', 'p-00msd1kexq7vp5gq', 'Ann-5', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794805994166}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('5p6qqxgx7q', '7', 'p-cg6xj49n4kxzsd7f', 'Ben-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794805994172}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('5p6qqxgx7q', '8', 'p-00msd1kexq7vp5gq', 'Ann-6', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794805994175}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('5p6qqxgx7q', '9', 'p-cg6xj49n4kxzsd7f', 'Ben-5', '[{"type":"move.made","game":1,"ply":4,"move":{"from":26,"path":[17],"captured":[22],"crowned":false},"v":1,"at":1794805994179}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('5p6qqxgx7q', '10', 'p-00msd1kexq7vp5gq', 'Ann-7', '[{"type":"move.made","game":1,"ply":5,"move":{"from":11,"path":[15],"captured":[],"crowned":false},"v":1,"at":1794805994181}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('5p6qqxgx7q', '11', 'p-cg6xj49n4kxzsd7f', 'Ben-6', '[{"type":"move.made","game":1,"ply":6,"move":{"from":24,"path":[20],"captured":[],"crowned":false},"v":1,"at":1794805994187}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('5p6qqxgx7q', '12', 'p-00msd1kexq7vp5gq', 'Ann-8', '[{"type":"move.made","game":1,"ply":7,"move":{"from":15,"path":[18],"captured":[],"crowned":false},"v":1,"at":1794805994188}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('5p6qqxgx7q', '13', 'p-cg6xj49n4kxzsd7f', 'Ben-7', '[{"type":"move.made","game":1,"ply":8,"move":{"from":23,"path":[14],"captured":[18],"crowned":false},"v":1,"at":1794805994189}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('5p6qqxgx7q', '14', 'p-00msd1kexq7vp5gq', 'Ann-9', '[{"type":"move.made","game":1,"ply":9,"move":{"from":7,"path":[11],"captured":[],"crowned":false},"v":1,"at":1794805994194}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('5p6qqxgx7q', '15', 'p-cg6xj49n4kxzsd7f', 'Ben-8', '[{"type":"move.made","game":1,"ply":10,"move":{"from":14,"path":[7],"captured":[10],"crowned":false},"v":1,"at":1794805994202}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('5p6qqxgx7q', '16', 'p-00msd1kexq7vp5gq', 'Ann-10', '[{"type":"move.made","game":1,"ply":11,"move":{"from":3,"path":[10],"captured":[7],"crowned":false},"v":1,"at":1794805994204}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('5p6qqxgx7q', '17', 'p-cg6xj49n4kxzsd7f', 'Ben-9', '[{"type":"move.made","game":1,"ply":12,"move":{"from":20,"path":[16],"captured":[],"crowned":false},"v":1,"at":1794805994220}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('5p6qqxgx7q', '18', 'p-00msd1kexq7vp5gq', 'Ann-11', '[{"type":"chat.said","player":"p-00msd1kexq7vp5gq","name":"Ann","text":"Well played, Ben.","v":1,"at":1794805994237}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('5p6qqxgx7q', '19', 'p-cg6xj49n4kxzsd7f', 'Ben-10', '[{"type":"game.ended","game":1,"outcome":{"winner":"black","reason":"resigned"},"v":1,"at":1794805994303}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ezw4sych7a', '1', 'p-qrbp9k1jamya9y4y', 'Finn-1', '[{"type":"table.created","host":"p-qrbp9k1jamya9y4y","name":"Finn","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794805994584}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ezw4sych7a', '2', 'p-qrbp9k1jamya9y4y', 'Finn-3', '[{"type":"seat.taken","seat":0,"player":"p-qrbp9k1jamya9y4y","name":"Finn","connection":"n14yT6PqtYID.1","ready":false,"v":1,"at":1794805994639}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ezw4sych7a', '3', 'p-hred5q131e3fd3pz', 'Gerda-2', '[{"type":"seat.taken","seat":1,"player":"p-hred5q131e3fd3pz","name":"Gerda","connection":"JWtxDwZZgffe.1","ready":false,"v":1,"at":1794805994701}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ezw4sych7a', '4', 'p-qrbp9k1jamya9y4y', 'Finn-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794805994714}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ezw4sych7a', '5', 'p-hred5q131e3fd3pz', 'Gerda-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794805994714},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794805994714}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ezw4sych7a', '6', 'p-qrbp9k1jamya9y4y', 'Finn-5', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794805994724}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ezw4sych7a', '7', 'p-hred5q131e3fd3pz', 'Gerda-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794805994730}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ezw4sych7a', '8', 'p-qrbp9k1jamya9y4y', 'Finn-6', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794805994733}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ezw4sych7a', '9', 'p-hred5q131e3fd3pz', 'Gerda-5', '[{"type":"game.ended","game":1,"outcome":{"winner":"black","reason":"left"},"v":1,"at":1794805994748},{"type":"seat.left","seat":1,"player":"p-hred5q131e3fd3pz","why":"left","v":1,"at":1794805994748}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ezw4sych7a', '10', 'p-qrbp9k1jamya9y4y', 'Finn-7', '[{"type":"table.closed","why":"host","v":1,"at":1794805994752}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '14', 'p-me47h4cep1hafbpt', 'Cleo-13', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 8","v":1,"at":1794805994897}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '1', 'p-me47h4cep1hafbpt', 'Cleo-1', '[{"type":"table.created","host":"p-me47h4cep1hafbpt","name":"Cleo","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794805994777}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '2', 'p-me47h4cep1hafbpt', 'Cleo-3', '[{"type":"seat.taken","seat":0,"player":"p-me47h4cep1hafbpt","name":"Cleo","connection":"f9zj9gU_4tiF.1","ready":false,"v":1,"at":1794805994796}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '3', 'p-n76dg5aynyh1zxer', 'Dan-2', '[{"type":"seat.taken","seat":1,"player":"p-n76dg5aynyh1zxer","name":"Dan","connection":"5J1lPR-Zyw2e.1","ready":false,"v":1,"at":1794805994798}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '4', 'p-me47h4cep1hafbpt', 'Cleo-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794805994799}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '5', 'p-n76dg5aynyh1zxer', 'Dan-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794805994799},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794805994799}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '6', 'p-me47h4cep1hafbpt', 'Cleo-5', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 0","v":1,"at":1794805994802}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '7', 'p-me47h4cep1hafbpt', 'Cleo-6', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 1","v":1,"at":1794805994803}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '8', 'p-me47h4cep1hafbpt', 'Cleo-7', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 2","v":1,"at":1794805994844}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '9', 'p-me47h4cep1hafbpt', 'Cleo-8', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 3","v":1,"at":1794805994876}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '10', 'p-me47h4cep1hafbpt', 'Cleo-9', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 4","v":1,"at":1794805994883}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '11', 'p-me47h4cep1hafbpt', 'Cleo-10', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 5","v":1,"at":1794805994887}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '12', 'p-me47h4cep1hafbpt', 'Cleo-11', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 6","v":1,"at":1794805994887}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '13', 'p-me47h4cep1hafbpt', 'Cleo-12', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 7","v":1,"at":1794805994895}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '15', 'p-me47h4cep1hafbpt', 'Cleo-14', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 9","v":1,"at":1794805994900}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '16', 'p-me47h4cep1hafbpt', 'Cleo-15', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 10","v":1,"at":1794805994901}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '17', 'p-me47h4cep1hafbpt', 'Cleo-16', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 11","v":1,"at":1794805994901}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '18', 'p-me47h4cep1hafbpt', 'Cleo-17', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 12","v":1,"at":1794805994902}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '19', 'p-me47h4cep1hafbpt', 'Cleo-18', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 13","v":1,"at":1794805994904}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '20', 'p-me47h4cep1hafbpt', 'Cleo-19', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 14","v":1,"at":1794805994904}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '21', 'p-me47h4cep1hafbpt', 'Cleo-20', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 15","v":1,"at":1794805994905}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '22', 'p-me47h4cep1hafbpt', 'Cleo-21', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 16","v":1,"at":1794805994906}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '23', 'p-me47h4cep1hafbpt', 'Cleo-22', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 17","v":1,"at":1794805994907}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '56', 'p-me47h4cep1hafbpt', 'Cleo-55', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 50","v":1,"at":1794805995383}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '57', 'p-me47h4cep1hafbpt', 'Cleo-56', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 51","v":1,"at":1794805995449}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '58', 'p-me47h4cep1hafbpt', 'Cleo-57', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 52","v":1,"at":1794805995460}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '59', 'p-me47h4cep1hafbpt', 'Cleo-58', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 53","v":1,"at":1794805995517}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '60', 'p-me47h4cep1hafbpt', 'Cleo-59', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 54","v":1,"at":1794805995649}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '61', 'p-me47h4cep1hafbpt', 'Cleo-60', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 55","v":1,"at":1794805995663}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '62', 'p-me47h4cep1hafbpt', 'Cleo-61', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 56","v":1,"at":1794805995664}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '63', 'p-me47h4cep1hafbpt', 'Cleo-62', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 57","v":1,"at":1794805995726}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '64', 'p-me47h4cep1hafbpt', 'Cleo-63', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 58","v":1,"at":1794805995727}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '69', 'p-n76dg5aynyh1zxer', 'Dan-5', '[{"type":"move.made","game":1,"ply":4,"move":{"from":26,"path":[17],"captured":[22],"crowned":false},"v":1,"at":1794805995794}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '70', 'p-me47h4cep1hafbpt', 'Cleo-67', '[{"type":"move.made","game":1,"ply":5,"move":{"from":11,"path":[15],"captured":[],"crowned":false},"v":1,"at":1794805995798}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '71', 'p-n76dg5aynyh1zxer', 'Dan-6', '[{"type":"move.made","game":1,"ply":6,"move":{"from":24,"path":[20],"captured":[],"crowned":false},"v":1,"at":1794805995799}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('mguzjmhv0w', '1', 'p-rwj98ank94f269jv', 'Eve-1', '[{"type":"table.created","host":"p-rwj98ank94f269jv","name":"Eve","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"random","start":{"kind":"standard"},"private":true,"spectators":true,"chat":false,"shared":false},"v":1,"at":1794805995806}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '24', 'p-me47h4cep1hafbpt', 'Cleo-23', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 18","v":1,"at":1794805994908}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '25', 'p-me47h4cep1hafbpt', 'Cleo-24', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 19","v":1,"at":1794805994909}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '26', 'p-me47h4cep1hafbpt', 'Cleo-25', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 20","v":1,"at":1794805994916}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '27', 'p-me47h4cep1hafbpt', 'Cleo-26', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 21","v":1,"at":1794805994965}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '28', 'p-me47h4cep1hafbpt', 'Cleo-27', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 22","v":1,"at":1794805994966}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '29', 'p-me47h4cep1hafbpt', 'Cleo-28', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 23","v":1,"at":1794805994966}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '30', 'p-me47h4cep1hafbpt', 'Cleo-29', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 24","v":1,"at":1794805994983}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '31', 'p-me47h4cep1hafbpt', 'Cleo-30', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 25","v":1,"at":1794805994985}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '32', 'p-me47h4cep1hafbpt', 'Cleo-31', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 26","v":1,"at":1794805994985}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '33', 'p-me47h4cep1hafbpt', 'Cleo-32', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 27","v":1,"at":1794805994986}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '34', 'p-me47h4cep1hafbpt', 'Cleo-33', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 28","v":1,"at":1794805994987}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '35', 'p-me47h4cep1hafbpt', 'Cleo-34', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 29","v":1,"at":1794805994989}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '36', 'p-me47h4cep1hafbpt', 'Cleo-35', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 30","v":1,"at":1794805994990}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '37', 'p-me47h4cep1hafbpt', 'Cleo-36', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 31","v":1,"at":1794805994991}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '38', 'p-me47h4cep1hafbpt', 'Cleo-37', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 32","v":1,"at":1794805994992}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '39', 'p-me47h4cep1hafbpt', 'Cleo-38', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 33","v":1,"at":1794805994997}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '40', 'p-me47h4cep1hafbpt', 'Cleo-39', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 34","v":1,"at":1794805995024}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '41', 'p-me47h4cep1hafbpt', 'Cleo-40', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 35","v":1,"at":1794805995025}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '42', 'p-me47h4cep1hafbpt', 'Cleo-41', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 36","v":1,"at":1794805995025}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '43', 'p-me47h4cep1hafbpt', 'Cleo-42', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 37","v":1,"at":1794805995026}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '44', 'p-me47h4cep1hafbpt', 'Cleo-43', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 38","v":1,"at":1794805995032}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '45', 'p-me47h4cep1hafbpt', 'Cleo-44', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 39","v":1,"at":1794805995041}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '46', 'p-me47h4cep1hafbpt', 'Cleo-45', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 40","v":1,"at":1794805995045}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '47', 'p-me47h4cep1hafbpt', 'Cleo-46', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 41","v":1,"at":1794805995059}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '48', 'p-me47h4cep1hafbpt', 'Cleo-47', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 42","v":1,"at":1794805995069}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '49', 'p-me47h4cep1hafbpt', 'Cleo-48', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 43","v":1,"at":1794805995070}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '50', 'p-me47h4cep1hafbpt', 'Cleo-49', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 44","v":1,"at":1794805995071}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '51', 'p-me47h4cep1hafbpt', 'Cleo-50', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 45","v":1,"at":1794805995073}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '52', 'p-me47h4cep1hafbpt', 'Cleo-51', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 46","v":1,"at":1794805995179}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '53', 'p-me47h4cep1hafbpt', 'Cleo-52', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 47","v":1,"at":1794805995201}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '54', 'p-me47h4cep1hafbpt', 'Cleo-53', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 48","v":1,"at":1794805995212}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '55', 'p-me47h4cep1hafbpt', 'Cleo-54', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 49","v":1,"at":1794805995234}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '65', 'p-me47h4cep1hafbpt', 'Cleo-64', '[{"type":"chat.said","player":"p-me47h4cep1hafbpt","name":"Cleo","text":"Line 59","v":1,"at":1794805995755}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '66', 'p-me47h4cep1hafbpt', 'Cleo-65', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794805995757}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '67', 'p-n76dg5aynyh1zxer', 'Dan-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794805995758}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('7siwymshw7', '68', 'p-me47h4cep1hafbpt', 'Cleo-66', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794805995766}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('mguzjmhv0w', '4', 'system', 'lose:e3clRiR0e8j_.1:3', '[{"type":"connection.closed","seat":0,"connection":"e3clRiR0e8j_.1","v":1,"at":1794805998584}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('mguzjmhv0w', '2', 'p-rwj98ank94f269jv', 'Eve-3', '[{"type":"seat.taken","seat":0,"player":"p-rwj98ank94f269jv","name":"Eve","connection":"e3clRiR0e8j_.1","ready":false,"v":1,"at":1794805996389}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('mguzjmhv0w', '3', 'p-00msd1kexq7vp5gq', 'Ann-14', '[{"type":"seat.taken","seat":1,"player":"p-00msd1kexq7vp5gq","name":"Ann","connection":"kX2DMJ_v9FnN.2","ready":false,"v":1,"at":1794805998521}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('5p6qqxgx7q', '20', 'system', 'lose:gGJVAdjqJ3J4.1:19', '[{"type":"connection.closed","seat":1,"connection":"gGJVAdjqJ3J4.1","v":1,"at":1794805998569}]');
delete from names;
insert into names ("skeleton", "player", "seen") overriding system value values ('ann', 'p-00msd1kexq7vp5gq', '1794805994106');
insert into names ("skeleton", "player", "seen") overriding system value values ('ben', 'p-cg6xj49n4kxzsd7f', '1794805994115');
insert into names ("skeleton", "player", "seen") overriding system value values ('flnn', 'p-qrbp9k1jamya9y4y', '1794805994394');
insert into names ("skeleton", "player", "seen") overriding system value values ('gerda', 'p-hred5q131e3fd3pz', '1794805994583');
insert into names ("skeleton", "player", "seen") overriding system value values ('cleo', 'p-me47h4cep1hafbpt', '1794805994771');
insert into names ("skeleton", "player", "seen") overriding system value values ('dan', 'p-n76dg5aynyh1zxer', '1794805994776');
insert into names ("skeleton", "player", "seen") overriding system value values ('eve', 'p-rwj98ank94f269jv', '1794805995805');
delete from nodes;
insert into nodes ("node", "heard", "retires") overriding system value values ('n-3eab66227261', '1794805998082', '1794806008611');
delete from outages;
delete from passwords;
insert into passwords ("table_id", "hash") overriding system value values ('mguzjmhv0w', 'scrypt$15$8$1$56ExnPFoW1_OctXkTuKpAg$ETRvPXfG471qtkDRVPtybj77YupIT1beKtBdHE5KpdQ');
delete from return_codes;
insert into return_codes ("code_hash", "player", "good_until") overriding system value values ('66650e8742eee75ee022040ae2c36906b884f175b94fa0d54113272861ccd8b4', 'p-rwj98ank94f269jv', '1794806598563');
delete from sessions;
insert into sessions ("player", "name", "seen") overriding system value values ('p-00msd1kexq7vp5gq', 'Ann', '1794805994106');
insert into sessions ("player", "name", "seen") overriding system value values ('p-cg6xj49n4kxzsd7f', 'Ben', '1794805994115');
insert into sessions ("player", "name", "seen") overriding system value values ('p-qrbp9k1jamya9y4y', 'Finn', '1794805994394');
insert into sessions ("player", "name", "seen") overriding system value values ('p-hred5q131e3fd3pz', 'Gerda', '1794805994583');
insert into sessions ("player", "name", "seen") overriding system value values ('p-me47h4cep1hafbpt', 'Cleo', '1794805994771');
insert into sessions ("player", "name", "seen") overriding system value values ('p-n76dg5aynyh1zxer', 'Dan', '1794805994776');
insert into sessions ("player", "name", "seen") overriding system value values ('p-rwj98ank94f269jv', 'Eve', '1794805995805');
delete from snapshots;
insert into snapshots ("table_id", "seq", "state") overriding system value values ('7siwymshw7', '64', '{"v":2,"status":"open","closed":null,"createdAt":1794805994777,"host":"p-me47h4cep1hafbpt","hostName":"Cleo","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"seats":[{"kind":"person","player":"p-me47h4cep1hafbpt","name":"Cleo","ready":false,"connections":["f9zj9gU_4tiF.1"],"lostAt":null},{"kind":"person","player":"p-n76dg5aynyh1zxer","name":"Dan","ready":false,"connections":["5J1lPR-Zyw2e.1"],"lostAt":null}],"removed":[],"round":{"number":1,"startedAt":1794805994799,"sides":{"black":0,"white":1},"players":{"black":"p-me47h4cep1hafbpt","white":"p-n76dg5aynyh1zxer"},"names":{"black":"Cleo","white":"Dan"},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"game":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"drawRule":"claim","start":{"black":4095,"white":-1048576,"kings":0,"turn":"black"},"plies":[],"position":{"black":4095,"white":-1048576,"kings":0,"turn":"black"},"outcome":null},"opening":0,"ballot":null,"turn":1,"clock":{"left":{"black":0,"white":0},"turnStartedAt":1794805994799,"warnedAt":null},"grace":{"black":120000,"white":120000},"offer":null,"offered":false,"takeback":null,"activeAt":1794805994799,"idleNotices":0},"lastSides":null,"seatOffer":null,"declined":[],"emptySince":null,"lastAt":1794805995727}');
delete from tables;
insert into tables ("table_id", "head", "next_due", "computer_due", "listing", "created_at", "host", "seated", "last_at", "present", "rank", "stage", "timer", "preset", "names", "seat0", "seat1") overriding system value values ('ezw4sych7a', '10', null, null, null, null, 'p-qrbp9k1jamya9y4y', '{p-qrbp9k1jamya9y4y}', '1794805994752', 'false', '3', 'full', '', '', '', null, null);
insert into tables ("table_id", "head", "next_due", "computer_due", "listing", "created_at", "host", "seated", "last_at", "present", "rank", "stage", "timer", "preset", "names", "seat0", "seat1") overriding system value values ('7siwymshw7', '71', null, null, '{"table":"7siwymshw7","host":"Cleo","seats":[{"name":"Cleo","level":null,"away":false},{"name":"Dan","level":null,"away":false}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":false,"spectators":true,"playing":true,"game":1,"createdAt":1794805994777,"sides":["black","white"],"startedAt":1794805994799}', '1794805994777', 'p-me47h4cep1hafbpt', '{p-me47h4cep1hafbpt,p-n76dg5aynyh1zxer}', '1794805995799', 'true', '2', 'playing', 'none', 'official', 'cleo
cleo
dan', 'p-me47h4cep1hafbpt', 'p-n76dg5aynyh1zxer');
insert into tables ("table_id", "head", "next_due", "computer_due", "listing", "created_at", "host", "seated", "last_at", "present", "rank", "stage", "timer", "preset", "names", "seat0", "seat1") overriding system value values ('5p6qqxgx7q', '20', '1794806058569', null, '{"table":"5p6qqxgx7q","host":"Ann","seats":[{"name":"Ann","level":null,"away":false},{"name":"Ben","level":null,"away":true}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":false,"spectators":true,"playing":false,"game":1,"createdAt":1794805994116,"sides":["white","black"]}', '1794805994116', 'p-00msd1kexq7vp5gq', '{p-00msd1kexq7vp5gq,p-cg6xj49n4kxzsd7f}', '1794805998569', 'true', '3', 'full', 'none', 'official', 'ann
ann
ben', 'p-00msd1kexq7vp5gq', 'p-cg6xj49n4kxzsd7f');
insert into tables ("table_id", "head", "next_due", "computer_due", "listing", "created_at", "host", "seated", "last_at", "present", "rank", "stage", "timer", "preset", "names", "seat0", "seat1") overriding system value values ('mguzjmhv0w', '4', '1794806058584', null, '{"table":"mguzjmhv0w","host":"Eve","seats":[{"name":"Eve","level":null,"away":true},{"name":"Ann","level":null,"away":false}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":true,"spectators":true,"playing":false,"game":0,"createdAt":1794805995806,"sides":null}', '1794805995806', 'p-rwj98ank94f269jv', '{p-rwj98ank94f269jv,p-00msd1kexq7vp5gq}', '1794805998584', 'false', '3', 'full', 'none', 'official', 'eve
eve
ann', 'p-rwj98ank94f269jv', 'p-00msd1kexq7vp5gq');
delete from tokens;
insert into tokens ("token_hash", "player") overriding system value values ('14fc6a438984e9f9ddf60ee245a1f82d64611da11562148c28f9a6bcc0c76395', 'p-00msd1kexq7vp5gq');
insert into tokens ("token_hash", "player") overriding system value values ('9da558f22e1bb7be0ae0b54c7bff0eeabd68af2d48e2a129980ac309790dc1d3', 'p-cg6xj49n4kxzsd7f');
insert into tokens ("token_hash", "player") overriding system value values ('e25464fc536d27267fdd6c437d6a1dbc16a77dace7c9bbe847b21e0d8bdaed5c', 'p-qrbp9k1jamya9y4y');
insert into tokens ("token_hash", "player") overriding system value values ('6499eca010724cf30476f37fccb2e7ec73d670c56b2fc299835de50fc539dffc', 'p-hred5q131e3fd3pz');
insert into tokens ("token_hash", "player") overriding system value values ('e9c62a5e9bb8044f2ed2ad41cf01b4f07b8983704e11f10609f592cd73b26835', 'p-me47h4cep1hafbpt');
insert into tokens ("token_hash", "player") overriding system value values ('b117cd6eaea76071db898aefdb518d93dcba422cf298a7e5fd8f383211582f1f', 'p-n76dg5aynyh1zxer');
insert into tokens ("token_hash", "player") overriding system value values ('76a24be5aea4b29a7c3aee45401e8e27be67762b8d2601d3c8dc0fc0b51188ca', 'p-rwj98ank94f269jv');
