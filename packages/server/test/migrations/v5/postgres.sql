
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
  

  -- The address an open table was created from, and how many bytes of events its log has from here on.
  alter table tables
    add column origin text collate "C",
    add column log_bytes bigint not null default 0;
  create index tables_origin on tables (origin) where origin is not null;
  -- The secret of an invitation link, which lets in instead of the password.
  alter table passwords add column invitation text collate "C";
  

  create table records (
    kind text collate "C" not null,
    id text collate "C" not null,
    at bigint not null,
    -- Forgotten after this; null for those that stay.
    until bigint,
    subject text not null,
    body text not null,
    primary key (kind, id)
  );
  create index records_until on records (until) where until is not null;
  -- One row: counts changes of records, so that nodes see that there was one.
  create table records_revision (
    id integer primary key check (id = 1),
    revision bigint not null
  );
  insert into records_revision (id, revision) values (1, 0);
  alter table connections add column address text not null default '';
  
create table crownhead_schema (version integer not null);
delete from attempts;
insert into attempts ("key", "times", "last_at") overriding system value values ('guess:h8xnm5qbhg:p-xa5dhd944p2z9w5n', '{1794807958375}', '1794807958375');
insert into attempts ("key", "times", "last_at") overriding system value values ('guess:h8xnm5qbhg:127.0.0.1', '{1794807958377}', '1794807958377');
delete from cluster;
insert into cluster ("id", "heard", "heard_before", "alive_since") overriding system value values ('1', '1794807958206', '1794807957207', '1794807956198');
delete from connections;
insert into connections ("connection", "table_id", "player", "name", "node", "arrived", "number", "address") overriding system value values ('ye06FKgp-Dy_.1', '0b28s8iel2', 'p-xa5dhd944p2z9w5n', 'Ann', 'n-828385d17b80', '1794807956763', '1', '127.0.0.1');
insert into connections ("connection", "table_id", "player", "name", "node", "arrived", "number", "address") overriding system value values ('X1ioYsC8KhGW.1', 'md7v00evp8', 'p-zqqay270ksgm1se6', 'Cleo', 'n-828385d17b80', '1794807956908', '5', '127.0.0.1');
insert into connections ("connection", "table_id", "player", "name", "node", "arrived", "number", "address") overriding system value values ('j6pk8nuJPj3A.1', 'md7v00evp8', 'p-19sq66rv4hv31617', 'Dan', 'n-828385d17b80', '1794807956910', '6', '127.0.0.1');
insert into connections ("connection", "table_id", "player", "name", "node", "arrived", "number", "address") overriding system value values ('ye06FKgp-Dy_.2', 'h8xnm5qbhg', 'p-xa5dhd944p2z9w5n', 'Ann', 'n-828385d17b80', '1794807958719', '8', '127.0.0.1');
delete from crownhead_schema;
insert into crownhead_schema ("version") overriding system value values ('5');
delete from game_players;
insert into game_players ("player", "ended_at", "id") overriding system value values ('p-xa5dhd944p2z9w5n', '1794807956854', '0b28s8iel2-1');
insert into game_players ("player", "ended_at", "id") overriding system value values ('p-jpmhty550a1ac7mk', '1794807956854', '0b28s8iel2-1');
insert into game_players ("player", "ended_at", "id") overriding system value values ('p-macs02e4d6n2g7xx', '1794807956892', 'gptm8auae5-1');
insert into game_players ("player", "ended_at", "id") overriding system value values ('p-2a7fs00m28vx3y2y', '1794807956892', 'gptm8auae5-1');
delete from games;
insert into games ("id", "ended_at", "private", "listing", "pdn", "players") overriding system value values ('0b28s8iel2-1', '1794807956854', 'false', '{"id":"0b28s8iel2-1","table":"0b28s8iel2","game":1,"black":"Ann","white":"Ben","sideNames":"red-white","outcome":{"winner":"black","reason":"resigned"},"plies":12,"startedAt":1794807956818,"endedAt":1794807956854,"preset":"official","opening":null}', '[Event "?"]
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
', '["p-xa5dhd944p2z9w5n","p-jpmhty550a1ac7mk"]');
insert into games ("id", "ended_at", "private", "listing", "pdn", "players") overriding system value values ('gptm8auae5-1', '1794807956892', 'false', '{"id":"gptm8auae5-1","table":"gptm8auae5","game":1,"black":"Finn","white":"Gerda","sideNames":"red-white","outcome":{"winner":"black","reason":"left"},"plies":3,"startedAt":1794807956883,"endedAt":1794807956892,"preset":"official","opening":null}', '[Event "?"]
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
', '["p-2a7fs00m28vx3y2y","p-macs02e4d6n2g7xx"]');
delete from grants;
insert into grants ("table_id", "player") overriding system value values ('h8xnm5qbhg', 'p-fbbh3xw42wbs3qc9');
insert into grants ("table_id", "player") overriding system value values ('h8xnm5qbhg', 'p-xa5dhd944p2z9w5n');
delete from log;
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('0b28s8iel2', '1', 'p-xa5dhd944p2z9w5n', 'Ann-1', '[{"type":"table.created","host":"p-xa5dhd944p2z9w5n","name":"Ann","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794807956546}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('0b28s8iel2', '2', 'p-xa5dhd944p2z9w5n', 'Ann-3', '[{"type":"seat.taken","seat":0,"player":"p-xa5dhd944p2z9w5n","name":"Ann","connection":"ye06FKgp-Dy_.1","ready":false,"v":1,"at":1794807956773}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('0b28s8iel2', '3', 'p-jpmhty550a1ac7mk', 'Ben-2', '[{"type":"seat.taken","seat":1,"player":"p-jpmhty550a1ac7mk","name":"Ben","connection":"Ztx9phBGyKVy.1","ready":false,"v":1,"at":1794807956800}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('0b28s8iel2', '4', 'p-xa5dhd944p2z9w5n', 'Ann-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794807956817}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('0b28s8iel2', '5', 'p-jpmhty550a1ac7mk', 'Ben-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794807956818},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794807956818}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('0b28s8iel2', '6', 'p-xa5dhd944p2z9w5n', 'Ann-5', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794807956824}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('0b28s8iel2', '7', 'p-jpmhty550a1ac7mk', 'Ben-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794807956826}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('0b28s8iel2', '8', 'p-xa5dhd944p2z9w5n', 'Ann-6', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794807956828}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('0b28s8iel2', '9', 'p-jpmhty550a1ac7mk', 'Ben-5', '[{"type":"move.made","game":1,"ply":4,"move":{"from":26,"path":[17],"captured":[22],"crowned":false},"v":1,"at":1794807956830}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('0b28s8iel2', '10', 'p-xa5dhd944p2z9w5n', 'Ann-7', '[{"type":"move.made","game":1,"ply":5,"move":{"from":11,"path":[15],"captured":[],"crowned":false},"v":1,"at":1794807956833}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('0b28s8iel2', '11', 'p-jpmhty550a1ac7mk', 'Ben-6', '[{"type":"move.made","game":1,"ply":6,"move":{"from":24,"path":[20],"captured":[],"crowned":false},"v":1,"at":1794807956836}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('0b28s8iel2', '12', 'p-xa5dhd944p2z9w5n', 'Ann-8', '[{"type":"move.made","game":1,"ply":7,"move":{"from":15,"path":[18],"captured":[],"crowned":false},"v":1,"at":1794807956838}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('0b28s8iel2', '13', 'p-jpmhty550a1ac7mk', 'Ben-7', '[{"type":"move.made","game":1,"ply":8,"move":{"from":23,"path":[14],"captured":[18],"crowned":false},"v":1,"at":1794807956840}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('0b28s8iel2', '14', 'p-xa5dhd944p2z9w5n', 'Ann-9', '[{"type":"move.made","game":1,"ply":9,"move":{"from":7,"path":[11],"captured":[],"crowned":false},"v":1,"at":1794807956841}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('0b28s8iel2', '15', 'p-jpmhty550a1ac7mk', 'Ben-8', '[{"type":"move.made","game":1,"ply":10,"move":{"from":14,"path":[7],"captured":[10],"crowned":false},"v":1,"at":1794807956843}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('0b28s8iel2', '16', 'p-xa5dhd944p2z9w5n', 'Ann-10', '[{"type":"move.made","game":1,"ply":11,"move":{"from":3,"path":[10],"captured":[7],"crowned":false},"v":1,"at":1794807956844}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('0b28s8iel2', '17', 'p-jpmhty550a1ac7mk', 'Ben-9', '[{"type":"move.made","game":1,"ply":12,"move":{"from":20,"path":[16],"captured":[],"crowned":false},"v":1,"at":1794807956845}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('0b28s8iel2', '18', 'p-xa5dhd944p2z9w5n', 'Ann-11', '[{"type":"chat.said","player":"p-xa5dhd944p2z9w5n","name":"Ann","text":"Well played, Ben.","v":1,"at":1794807956851}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('0b28s8iel2', '19', 'p-jpmhty550a1ac7mk', 'Ben-10', '[{"type":"game.ended","game":1,"outcome":{"winner":"black","reason":"resigned"},"v":1,"at":1794807956854}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('gptm8auae5', '1', 'p-2a7fs00m28vx3y2y', 'Finn-1', '[{"type":"table.created","host":"p-2a7fs00m28vx3y2y","name":"Finn","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794807956871}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('gptm8auae5', '2', 'p-2a7fs00m28vx3y2y', 'Finn-3', '[{"type":"seat.taken","seat":0,"player":"p-2a7fs00m28vx3y2y","name":"Finn","connection":"70vjGdKp6U_K.1","ready":false,"v":1,"at":1794807956879}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('gptm8auae5', '3', 'p-macs02e4d6n2g7xx', 'Gerda-2', '[{"type":"seat.taken","seat":1,"player":"p-macs02e4d6n2g7xx","name":"Gerda","connection":"aNIE-4uSl_y2.1","ready":false,"v":1,"at":1794807956881}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('gptm8auae5', '4', 'p-2a7fs00m28vx3y2y', 'Finn-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794807956882}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('gptm8auae5', '5', 'p-macs02e4d6n2g7xx', 'Gerda-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794807956883},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794807956883}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('gptm8auae5', '6', 'p-2a7fs00m28vx3y2y', 'Finn-5', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794807956887}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('gptm8auae5', '7', 'p-macs02e4d6n2g7xx', 'Gerda-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794807956889}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('gptm8auae5', '8', 'p-2a7fs00m28vx3y2y', 'Finn-6', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794807956890}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('gptm8auae5', '9', 'p-macs02e4d6n2g7xx', 'Gerda-5', '[{"type":"game.ended","game":1,"outcome":{"winner":"black","reason":"left"},"v":1,"at":1794807956892},{"type":"seat.left","seat":1,"player":"p-macs02e4d6n2g7xx","why":"left","v":1,"at":1794807956892}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('gptm8auae5', '10', 'p-2a7fs00m28vx3y2y', 'Finn-7', '[{"type":"table.closed","why":"host","v":1,"at":1794807956894}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '40', 'p-zqqay270ksgm1se6', 'Cleo-39', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 34","v":1,"at":1794807956967}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '1', 'p-zqqay270ksgm1se6', 'Cleo-1', '[{"type":"table.created","host":"p-zqqay270ksgm1se6","name":"Cleo","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794807956905}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '2', 'p-zqqay270ksgm1se6', 'Cleo-3', '[{"type":"seat.taken","seat":0,"player":"p-zqqay270ksgm1se6","name":"Cleo","connection":"X1ioYsC8KhGW.1","ready":false,"v":1,"at":1794807956909}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '3', 'p-19sq66rv4hv31617', 'Dan-2', '[{"type":"seat.taken","seat":1,"player":"p-19sq66rv4hv31617","name":"Dan","connection":"j6pk8nuJPj3A.1","ready":false,"v":1,"at":1794807956911}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '4', 'p-zqqay270ksgm1se6', 'Cleo-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794807956917}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '5', 'p-19sq66rv4hv31617', 'Dan-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794807956917},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794807956917}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '6', 'p-zqqay270ksgm1se6', 'Cleo-5', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 0","v":1,"at":1794807956921}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '7', 'p-zqqay270ksgm1se6', 'Cleo-6', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 1","v":1,"at":1794807956922}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '8', 'p-zqqay270ksgm1se6', 'Cleo-7', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 2","v":1,"at":1794807956924}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '9', 'p-zqqay270ksgm1se6', 'Cleo-8', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 3","v":1,"at":1794807956925}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '10', 'p-zqqay270ksgm1se6', 'Cleo-9', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 4","v":1,"at":1794807956926}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '11', 'p-zqqay270ksgm1se6', 'Cleo-10', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 5","v":1,"at":1794807956927}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '12', 'p-zqqay270ksgm1se6', 'Cleo-11', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 6","v":1,"at":1794807956928}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '13', 'p-zqqay270ksgm1se6', 'Cleo-12', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 7","v":1,"at":1794807956930}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '14', 'p-zqqay270ksgm1se6', 'Cleo-13', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 8","v":1,"at":1794807956931}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '15', 'p-zqqay270ksgm1se6', 'Cleo-14', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 9","v":1,"at":1794807956932}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '16', 'p-zqqay270ksgm1se6', 'Cleo-15', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 10","v":1,"at":1794807956933}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '17', 'p-zqqay270ksgm1se6', 'Cleo-16', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 11","v":1,"at":1794807956934}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '18', 'p-zqqay270ksgm1se6', 'Cleo-17', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 12","v":1,"at":1794807956935}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '19', 'p-zqqay270ksgm1se6', 'Cleo-18', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 13","v":1,"at":1794807956936}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '20', 'p-zqqay270ksgm1se6', 'Cleo-19', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 14","v":1,"at":1794807956937}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '21', 'p-zqqay270ksgm1se6', 'Cleo-20', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 15","v":1,"at":1794807956938}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '22', 'p-zqqay270ksgm1se6', 'Cleo-21', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 16","v":1,"at":1794807956944}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '23', 'p-zqqay270ksgm1se6', 'Cleo-22', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 17","v":1,"at":1794807956948}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '24', 'p-zqqay270ksgm1se6', 'Cleo-23', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 18","v":1,"at":1794807956950}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '25', 'p-zqqay270ksgm1se6', 'Cleo-24', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 19","v":1,"at":1794807956951}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '26', 'p-zqqay270ksgm1se6', 'Cleo-25', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 20","v":1,"at":1794807956952}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '27', 'p-zqqay270ksgm1se6', 'Cleo-26', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 21","v":1,"at":1794807956954}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '28', 'p-zqqay270ksgm1se6', 'Cleo-27', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 22","v":1,"at":1794807956955}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '29', 'p-zqqay270ksgm1se6', 'Cleo-28', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 23","v":1,"at":1794807956956}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '30', 'p-zqqay270ksgm1se6', 'Cleo-29', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 24","v":1,"at":1794807956957}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '31', 'p-zqqay270ksgm1se6', 'Cleo-30', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 25","v":1,"at":1794807956958}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '32', 'p-zqqay270ksgm1se6', 'Cleo-31', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 26","v":1,"at":1794807956959}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '33', 'p-zqqay270ksgm1se6', 'Cleo-32', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 27","v":1,"at":1794807956960}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '34', 'p-zqqay270ksgm1se6', 'Cleo-33', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 28","v":1,"at":1794807956961}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '35', 'p-zqqay270ksgm1se6', 'Cleo-34', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 29","v":1,"at":1794807956962}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '36', 'p-zqqay270ksgm1se6', 'Cleo-35', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 30","v":1,"at":1794807956963}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '37', 'p-zqqay270ksgm1se6', 'Cleo-36', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 31","v":1,"at":1794807956964}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '38', 'p-zqqay270ksgm1se6', 'Cleo-37', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 32","v":1,"at":1794807956966}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '39', 'p-zqqay270ksgm1se6', 'Cleo-38', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 33","v":1,"at":1794807956967}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '41', 'p-zqqay270ksgm1se6', 'Cleo-40', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 35","v":1,"at":1794807956969}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '42', 'p-zqqay270ksgm1se6', 'Cleo-41', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 36","v":1,"at":1794807956970}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '43', 'p-zqqay270ksgm1se6', 'Cleo-42', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 37","v":1,"at":1794807956971}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '44', 'p-zqqay270ksgm1se6', 'Cleo-43', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 38","v":1,"at":1794807956972}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '45', 'p-zqqay270ksgm1se6', 'Cleo-44', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 39","v":1,"at":1794807956973}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '46', 'p-zqqay270ksgm1se6', 'Cleo-45', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 40","v":1,"at":1794807956974}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '47', 'p-zqqay270ksgm1se6', 'Cleo-46', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 41","v":1,"at":1794807956981}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '48', 'p-zqqay270ksgm1se6', 'Cleo-47', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 42","v":1,"at":1794807956988}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '49', 'p-zqqay270ksgm1se6', 'Cleo-48', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 43","v":1,"at":1794807957001}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '50', 'p-zqqay270ksgm1se6', 'Cleo-49', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 44","v":1,"at":1794807957019}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '51', 'p-zqqay270ksgm1se6', 'Cleo-50', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 45","v":1,"at":1794807957026}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '52', 'p-zqqay270ksgm1se6', 'Cleo-51', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 46","v":1,"at":1794807957047}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '53', 'p-zqqay270ksgm1se6', 'Cleo-52', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 47","v":1,"at":1794807957060}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '54', 'p-zqqay270ksgm1se6', 'Cleo-53', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 48","v":1,"at":1794807957068}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '55', 'p-zqqay270ksgm1se6', 'Cleo-54', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 49","v":1,"at":1794807957074}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '56', 'p-zqqay270ksgm1se6', 'Cleo-55', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 50","v":1,"at":1794807957087}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '57', 'p-zqqay270ksgm1se6', 'Cleo-56', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 51","v":1,"at":1794807957091}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '58', 'p-zqqay270ksgm1se6', 'Cleo-57', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 52","v":1,"at":1794807957104}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '59', 'p-zqqay270ksgm1se6', 'Cleo-58', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 53","v":1,"at":1794807957110}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '60', 'p-zqqay270ksgm1se6', 'Cleo-59', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 54","v":1,"at":1794807957123}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '61', 'p-zqqay270ksgm1se6', 'Cleo-60', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 55","v":1,"at":1794807957131}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '62', 'p-zqqay270ksgm1se6', 'Cleo-61', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 56","v":1,"at":1794807957135}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '63', 'p-zqqay270ksgm1se6', 'Cleo-62', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 57","v":1,"at":1794807957145}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '64', 'p-zqqay270ksgm1se6', 'Cleo-63', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 58","v":1,"at":1794807957155}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '65', 'p-zqqay270ksgm1se6', 'Cleo-64', '[{"type":"chat.said","player":"p-zqqay270ksgm1se6","name":"Cleo","text":"Line 59","v":1,"at":1794807957167}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '66', 'p-zqqay270ksgm1se6', 'Cleo-65', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794807957196}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '67', 'p-19sq66rv4hv31617', 'Dan-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794807957221}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '68', 'p-zqqay270ksgm1se6', 'Cleo-66', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794807957223}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '69', 'p-19sq66rv4hv31617', 'Dan-5', '[{"type":"move.made","game":1,"ply":4,"move":{"from":26,"path":[17],"captured":[22],"crowned":false},"v":1,"at":1794807957229}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '70', 'p-zqqay270ksgm1se6', 'Cleo-67', '[{"type":"move.made","game":1,"ply":5,"move":{"from":11,"path":[15],"captured":[],"crowned":false},"v":1,"at":1794807957248}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('md7v00evp8', '71', 'p-19sq66rv4hv31617', 'Dan-6', '[{"type":"move.made","game":1,"ply":6,"move":{"from":24,"path":[20],"captured":[],"crowned":false},"v":1,"at":1794807957262}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('h8xnm5qbhg', '1', 'p-fbbh3xw42wbs3qc9', 'Eve-1', '[{"type":"table.created","host":"p-fbbh3xw42wbs3qc9","name":"Eve","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"random","start":{"kind":"standard"},"private":true,"spectators":true,"chat":false,"shared":false},"v":1,"at":1794807957465}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('h8xnm5qbhg', '2', 'p-fbbh3xw42wbs3qc9', 'Eve-3', '[{"type":"seat.taken","seat":0,"player":"p-fbbh3xw42wbs3qc9","name":"Eve","connection":"rUk1VGd-qIaW.1","ready":false,"v":1,"at":1794807957912}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('h8xnm5qbhg', '3', 'p-xa5dhd944p2z9w5n', 'Ann-14', '[{"type":"seat.taken","seat":1,"player":"p-xa5dhd944p2z9w5n","name":"Ann","connection":"ye06FKgp-Dy_.2","ready":false,"v":1,"at":1794807958739}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('0b28s8iel2', '20', 'system', 'lose:Ztx9phBGyKVy.1:19', '[{"type":"connection.closed","seat":1,"connection":"Ztx9phBGyKVy.1","v":1,"at":1794807958774}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('h8xnm5qbhg', '4', 'system', 'lose:rUk1VGd-qIaW.1:3', '[{"type":"connection.closed","seat":0,"connection":"rUk1VGd-qIaW.1","v":1,"at":1794807958804}]');
delete from names;
insert into names ("skeleton", "player", "seen") overriding system value values ('ann', 'p-xa5dhd944p2z9w5n', '1794807956452');
insert into names ("skeleton", "player", "seen") overriding system value values ('ben', 'p-jpmhty550a1ac7mk', '1794807956539');
insert into names ("skeleton", "player", "seen") overriding system value values ('flnn', 'p-2a7fs00m28vx3y2y', '1794807956864');
insert into names ("skeleton", "player", "seen") overriding system value values ('gerda', 'p-macs02e4d6n2g7xx', '1794807956871');
insert into names ("skeleton", "player", "seen") overriding system value values ('cleo', 'p-zqqay270ksgm1se6', '1794807956900');
insert into names ("skeleton", "player", "seen") overriding system value values ('dan', 'p-19sq66rv4hv31617', '1794807956904');
insert into names ("skeleton", "player", "seen") overriding system value values ('eve', 'p-fbbh3xw42wbs3qc9', '1794807957463');
delete from nodes;
insert into nodes ("node", "heard", "retires") overriding system value values ('n-828385d17b80', '1794807958206', '1794807968852');
delete from outages;
delete from passwords;
insert into passwords ("table_id", "hash", "invitation") overriding system value values ('h8xnm5qbhg', 'scrypt$15$8$1$uY91dI2KWyIx32nivACeHA$aPKe3bY_uOB6XX7lQU662LM-n0P8nWz9TNfjUL-WPVc', 'OYS6J0JvjOWhNt3Ysa53Ug');
delete from records;
insert into records ("kind", "id", "at", "until", "subject", "body") overriding system value values ('address-key', '2026-11-16', '1794807956258', '1796017556258', '2026-11-16', '{"key":"26a2348a04cb5c37ae4923b8b47b8c8bdc9b58d3844a37c647db34f92ac6e3f6"}');
delete from records_revision;
insert into records_revision ("id", "revision") overriding system value values ('1', '1');
delete from return_codes;
insert into return_codes ("code_hash", "player", "good_until") overriding system value values ('7b6d8e2b37209e52fb3b6c04e267566d88662b4610771a0868e64e5d53c8e4d5', 'p-fbbh3xw42wbs3qc9', '1794808558756');
delete from sessions;
insert into sessions ("player", "name", "seen") overriding system value values ('p-xa5dhd944p2z9w5n', 'Ann', '1794807956452');
insert into sessions ("player", "name", "seen") overriding system value values ('p-jpmhty550a1ac7mk', 'Ben', '1794807956539');
insert into sessions ("player", "name", "seen") overriding system value values ('p-2a7fs00m28vx3y2y', 'Finn', '1794807956864');
insert into sessions ("player", "name", "seen") overriding system value values ('p-macs02e4d6n2g7xx', 'Gerda', '1794807956871');
insert into sessions ("player", "name", "seen") overriding system value values ('p-zqqay270ksgm1se6', 'Cleo', '1794807956900');
insert into sessions ("player", "name", "seen") overriding system value values ('p-19sq66rv4hv31617', 'Dan', '1794807956904');
insert into sessions ("player", "name", "seen") overriding system value values ('p-fbbh3xw42wbs3qc9', 'Eve', '1794807957463');
delete from snapshots;
insert into snapshots ("table_id", "seq", "state") overriding system value values ('md7v00evp8', '64', '{"v":2,"status":"open","closed":null,"createdAt":1794807956905,"host":"p-zqqay270ksgm1se6","hostName":"Cleo","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"seats":[{"kind":"person","player":"p-zqqay270ksgm1se6","name":"Cleo","ready":false,"connections":["X1ioYsC8KhGW.1"],"lostAt":null},{"kind":"person","player":"p-19sq66rv4hv31617","name":"Dan","ready":false,"connections":["j6pk8nuJPj3A.1"],"lostAt":null}],"removed":[],"round":{"number":1,"startedAt":1794807956917,"sides":{"black":0,"white":1},"players":{"black":"p-zqqay270ksgm1se6","white":"p-19sq66rv4hv31617"},"names":{"black":"Cleo","white":"Dan"},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"game":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"drawRule":"claim","start":{"black":4095,"white":-1048576,"kings":0,"turn":"black"},"plies":[],"position":{"black":4095,"white":-1048576,"kings":0,"turn":"black"},"outcome":null},"opening":0,"ballot":null,"turn":1,"clock":{"left":{"black":0,"white":0},"turnStartedAt":1794807956917,"warnedAt":null},"grace":{"black":120000,"white":120000},"offer":null,"offered":false,"takeback":null,"activeAt":1794807956917,"idleNotices":0},"lastSides":null,"seatOffer":null,"declined":[],"emptySince":null,"lastAt":1794807957155}');
delete from tables;
insert into tables ("table_id", "head", "next_due", "computer_due", "listing", "created_at", "host", "seated", "last_at", "present", "rank", "stage", "timer", "preset", "names", "seat0", "seat1", "origin", "log_bytes") overriding system value values ('gptm8auae5', '10', null, null, null, null, 'p-2a7fs00m28vx3y2y', '{p-2a7fs00m28vx3y2y}', '1794807956894', 'false', '3', 'full', '', '', '', null, null, null, '2289');
insert into tables ("table_id", "head", "next_due", "computer_due", "listing", "created_at", "host", "seated", "last_at", "present", "rank", "stage", "timer", "preset", "names", "seat0", "seat1", "origin", "log_bytes") overriding system value values ('md7v00evp8', '71', null, null, '{"table":"md7v00evp8","host":"Cleo","seats":[{"name":"Cleo","level":null,"away":false},{"name":"Dan","level":null,"away":false}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":false,"spectators":true,"playing":true,"game":1,"createdAt":1794807956905,"sides":["black","white"],"startedAt":1794807956917}', '1794807956905', 'p-zqqay270ksgm1se6', '{p-zqqay270ksgm1se6,p-19sq66rv4hv31617}', '1794807957262', 'true', '2', 'playing', 'none', 'official', 'cleo
cleo
dan', 'p-zqqay270ksgm1se6', 'p-19sq66rv4hv31617', '127.0.0.1', '8871');
insert into tables ("table_id", "head", "next_due", "computer_due", "listing", "created_at", "host", "seated", "last_at", "present", "rank", "stage", "timer", "preset", "names", "seat0", "seat1", "origin", "log_bytes") overriding system value values ('0b28s8iel2', '20', '1794808018774', null, '{"table":"0b28s8iel2","host":"Ann","seats":[{"name":"Ann","level":null,"away":false},{"name":"Ben","level":null,"away":true}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":false,"spectators":true,"playing":false,"game":1,"createdAt":1794807956546,"sides":["white","black"]}', '1794807956546', 'p-xa5dhd944p2z9w5n', '{p-xa5dhd944p2z9w5n,p-jpmhty550a1ac7mk}', '1794807958774', 'true', '3', 'full', 'none', 'official', 'ann
ann
ben', 'p-xa5dhd944p2z9w5n', 'p-jpmhty550a1ac7mk', '127.0.0.1', '3471');
insert into tables ("table_id", "head", "next_due", "computer_due", "listing", "created_at", "host", "seated", "last_at", "present", "rank", "stage", "timer", "preset", "names", "seat0", "seat1", "origin", "log_bytes") overriding system value values ('h8xnm5qbhg', '4', '1794808018804', null, '{"table":"h8xnm5qbhg","host":"Eve","seats":[{"name":"Eve","level":null,"away":true},{"name":"Ann","level":null,"away":false}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":true,"spectators":true,"playing":false,"game":0,"createdAt":1794807957465,"sides":null}', '1794807957465', 'p-fbbh3xw42wbs3qc9', '{p-fbbh3xw42wbs3qc9,p-xa5dhd944p2z9w5n}', '1794807958804', 'false', '3', 'full', 'none', 'official', 'eve
eve
ann', 'p-fbbh3xw42wbs3qc9', 'p-xa5dhd944p2z9w5n', '127.0.0.1', '983');
delete from tokens;
insert into tokens ("token_hash", "player") overriding system value values ('b1ba9e1788f02702f7cba7645952f6e1539ee20426d3dee39ab6835450011bc1', 'p-xa5dhd944p2z9w5n');
insert into tokens ("token_hash", "player") overriding system value values ('11d964be2796b0f5bf729a3505a7a25cec630b2deb408acf681a44ed3452047b', 'p-jpmhty550a1ac7mk');
insert into tokens ("token_hash", "player") overriding system value values ('828ba733b604b480cb33ad1e9680afb3144b8476d86258317480070ad98613c4', 'p-2a7fs00m28vx3y2y');
insert into tokens ("token_hash", "player") overriding system value values ('a9ebe0093be4a5c5d991c5066251185a3260c5cfac9a7823c5040cc10555353b', 'p-macs02e4d6n2g7xx');
insert into tokens ("token_hash", "player") overriding system value values ('71027138d7778ca1284c1f98c96b58f202a64537f3d87cb7a70565c105fae239', 'p-zqqay270ksgm1se6');
insert into tokens ("token_hash", "player") overriding system value values ('6ef3e4688881147fdb8ee183941f4b3dee9ceb59a51f8d3b77a93bedc48a0a71', 'p-19sq66rv4hv31617');
insert into tokens ("token_hash", "player") overriding system value values ('5da06599818307c1520898fa1225f6940839466384cf3ff2a8696fcedd77b0d2', 'p-fbbh3xw42wbs3qc9');
