
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
  
create table crownhead_schema (version integer not null);
delete from attempts;
insert into attempts ("key", "times", "last_at") overriding system value values ('guess:ulz0cfzkes:127.0.0.1', '{1794806031849}', '1794806031849');
insert into attempts ("key", "times", "last_at") overriding system value values ('guess:ulz0cfzkes', '{1794806031849}', '1794806031849');
delete from cluster;
insert into cluster ("id", "heard", "heard_before", "alive_since") overriding system value values ('1', '1794806033942', '1794806032932', '1794806026860');
delete from connections;
insert into connections ("connection", "table_id", "player", "name", "node", "arrived", "number") overriding system value values ('rmfsZxfAd7QR.1', 'pw8fzxdexh', 'p-71p629w673ecrswr', 'Ann', 'n-6de61d79e173', '1794806027391', '1');
insert into connections ("connection", "table_id", "player", "name", "node", "arrived", "number") overriding system value values ('OWjyfRYAAbgu.1', 'flhyydgvfd', 'p-wkhjrzecbtehjvan', 'Cleo', 'n-6de61d79e173', '1794806029429', '5');
insert into connections ("connection", "table_id", "player", "name", "node", "arrived", "number") overriding system value values ('WnQXRYR76zPA.1', 'flhyydgvfd', 'p-vcg8dywpg78qqngq', 'Dan', 'n-6de61d79e173', '1794806029463', '6');
insert into connections ("connection", "table_id", "player", "name", "node", "arrived", "number") overriding system value values ('rmfsZxfAd7QR.2', 'ulz0cfzkes', 'p-71p629w673ecrswr', 'Ann', 'n-6de61d79e173', '1794806033887', '8');
delete from crownhead_schema;
insert into crownhead_schema ("version") overriding system value values ('1');
delete from games;
insert into games ("id", "ended_at", "private", "listing", "pdn", "players") overriding system value values ('pw8fzxdexh-1', '1794806028806', 'false', '{"id":"pw8fzxdexh-1","table":"pw8fzxdexh","game":1,"black":"Ann","white":"Ben","sideNames":"red-white","outcome":{"winner":"black","reason":"resigned"},"plies":12,"startedAt":1794806028010,"endedAt":1794806028806}', '[Event "?"]
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
', '["p-71p629w673ecrswr","p-1wcn7prgxjkytayv"]');
insert into games ("id", "ended_at", "private", "listing", "pdn", "players") overriding system value values ('qquonl3wrl-1', '1794806029218', 'false', '{"id":"qquonl3wrl-1","table":"qquonl3wrl","game":1,"black":"Finn","white":"Gerda","sideNames":"red-white","outcome":{"winner":"black","reason":"left"},"plies":3,"startedAt":1794806029154,"endedAt":1794806029218}', '[Event "?"]
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
', '["p-y7t9pkxx12zt5hq0","p-1m5yht3ytzc1kz98"]');
delete from grants;
insert into grants ("table_id", "player") overriding system value values ('ulz0cfzkes', 'p-qb9b19vp618skynk');
insert into grants ("table_id", "player") overriding system value values ('ulz0cfzkes', 'p-71p629w673ecrswr');
delete from log;
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('pw8fzxdexh', '1', 'p-71p629w673ecrswr', 'Ann-1', '[{"type":"table.created","host":"p-71p629w673ecrswr","name":"Ann","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch"},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"takebacks":true,"shared":false},"v":1,"at":1794806027353}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('pw8fzxdexh', '2', 'p-71p629w673ecrswr', 'Ann-3', '[{"type":"seat.taken","seat":0,"player":"p-71p629w673ecrswr","name":"Ann","connection":"rmfsZxfAd7QR.1","ready":false,"v":1,"at":1794806027400}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('pw8fzxdexh', '3', 'p-1wcn7prgxjkytayv', 'Ben-2', '[{"type":"seat.taken","seat":1,"player":"p-1wcn7prgxjkytayv","name":"Ben","connection":"d6tumdTsNtb9.1","ready":false,"v":1,"at":1794806027988}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('pw8fzxdexh', '4', 'p-71p629w673ecrswr', 'Ann-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794806028009}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('pw8fzxdexh', '5', 'p-1wcn7prgxjkytayv', 'Ben-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794806028010},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch"},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794806028010}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('pw8fzxdexh', '6', 'p-71p629w673ecrswr', 'Ann-5', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794806028323}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('pw8fzxdexh', '7', 'p-1wcn7prgxjkytayv', 'Ben-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794806028339}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('pw8fzxdexh', '8', 'p-71p629w673ecrswr', 'Ann-6', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794806028381}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('pw8fzxdexh', '9', 'p-1wcn7prgxjkytayv', 'Ben-5', '[{"type":"move.made","game":1,"ply":4,"move":{"from":26,"path":[17],"captured":[22],"crowned":false},"v":1,"at":1794806028396}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('pw8fzxdexh', '10', 'p-71p629w673ecrswr', 'Ann-7', '[{"type":"move.made","game":1,"ply":5,"move":{"from":11,"path":[15],"captured":[],"crowned":false},"v":1,"at":1794806028399}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('pw8fzxdexh', '11', 'p-1wcn7prgxjkytayv', 'Ben-6', '[{"type":"move.made","game":1,"ply":6,"move":{"from":24,"path":[20],"captured":[],"crowned":false},"v":1,"at":1794806028425}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('pw8fzxdexh', '12', 'p-71p629w673ecrswr', 'Ann-8', '[{"type":"move.made","game":1,"ply":7,"move":{"from":15,"path":[18],"captured":[],"crowned":false},"v":1,"at":1794806028451}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('pw8fzxdexh', '13', 'p-1wcn7prgxjkytayv', 'Ben-7', '[{"type":"move.made","game":1,"ply":8,"move":{"from":23,"path":[14],"captured":[18],"crowned":false},"v":1,"at":1794806028503}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('pw8fzxdexh', '14', 'p-71p629w673ecrswr', 'Ann-9', '[{"type":"move.made","game":1,"ply":9,"move":{"from":7,"path":[11],"captured":[],"crowned":false},"v":1,"at":1794806028519}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('pw8fzxdexh', '15', 'p-1wcn7prgxjkytayv', 'Ben-8', '[{"type":"move.made","game":1,"ply":10,"move":{"from":14,"path":[7],"captured":[10],"crowned":false},"v":1,"at":1794806028528}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('pw8fzxdexh', '16', 'p-71p629w673ecrswr', 'Ann-10', '[{"type":"move.made","game":1,"ply":11,"move":{"from":3,"path":[10],"captured":[7],"crowned":false},"v":1,"at":1794806028576}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('pw8fzxdexh', '17', 'p-1wcn7prgxjkytayv', 'Ben-9', '[{"type":"move.made","game":1,"ply":12,"move":{"from":20,"path":[16],"captured":[],"crowned":false},"v":1,"at":1794806028720}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('pw8fzxdexh', '18', 'p-71p629w673ecrswr', 'Ann-11', '[{"type":"chat.said","player":"p-71p629w673ecrswr","name":"Ann","text":"Well played, Ben.","v":1,"at":1794806028748}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('pw8fzxdexh', '19', 'p-1wcn7prgxjkytayv', 'Ben-10', '[{"type":"game.ended","game":1,"outcome":{"winner":"black","reason":"resigned"},"v":1,"at":1794806028806}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('qquonl3wrl', '1', 'p-y7t9pkxx12zt5hq0', 'Finn-1', '[{"type":"table.created","host":"p-y7t9pkxx12zt5hq0","name":"Finn","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch"},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"takebacks":true,"shared":false},"v":1,"at":1794806029090}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('qquonl3wrl', '2', 'p-y7t9pkxx12zt5hq0', 'Finn-3', '[{"type":"seat.taken","seat":0,"player":"p-y7t9pkxx12zt5hq0","name":"Finn","connection":"cb8ijGW0vCJ0.1","ready":false,"v":1,"at":1794806029116}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('qquonl3wrl', '3', 'p-1m5yht3ytzc1kz98', 'Gerda-2', '[{"type":"seat.taken","seat":1,"player":"p-1m5yht3ytzc1kz98","name":"Gerda","connection":"lXzVLLVKR4Qh.1","ready":false,"v":1,"at":1794806029131}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('qquonl3wrl', '4', 'p-y7t9pkxx12zt5hq0', 'Finn-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794806029153}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('qquonl3wrl', '5', 'p-1m5yht3ytzc1kz98', 'Gerda-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794806029154},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch"},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794806029154}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('qquonl3wrl', '6', 'p-y7t9pkxx12zt5hq0', 'Finn-5', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794806029175}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('qquonl3wrl', '7', 'p-1m5yht3ytzc1kz98', 'Gerda-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794806029184}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('qquonl3wrl', '8', 'p-y7t9pkxx12zt5hq0', 'Finn-6', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794806029191}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('qquonl3wrl', '9', 'p-1m5yht3ytzc1kz98', 'Gerda-5', '[{"type":"game.ended","game":1,"outcome":{"winner":"black","reason":"left"},"v":1,"at":1794806029218},{"type":"seat.left","seat":1,"player":"p-1m5yht3ytzc1kz98","why":"left","v":1,"at":1794806029218}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('qquonl3wrl', '10', 'p-y7t9pkxx12zt5hq0', 'Finn-7', '[{"type":"table.closed","why":"host","v":1,"at":1794806029251}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '2', 'p-wkhjrzecbtehjvan', 'Cleo-3', '[{"type":"seat.taken","seat":0,"player":"p-wkhjrzecbtehjvan","name":"Cleo","connection":"OWjyfRYAAbgu.1","ready":false,"v":1,"at":1794806029440}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '4', 'p-wkhjrzecbtehjvan', 'Cleo-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794806029589}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '1', 'p-wkhjrzecbtehjvan', 'Cleo-1', '[{"type":"table.created","host":"p-wkhjrzecbtehjvan","name":"Cleo","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch"},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"takebacks":true,"shared":false},"v":1,"at":1794806029321}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '18', 'p-wkhjrzecbtehjvan', 'Cleo-17', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 12","v":1,"at":1794806029810}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '29', 'p-wkhjrzecbtehjvan', 'Cleo-28', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 23","v":1,"at":1794806029943}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '30', 'p-wkhjrzecbtehjvan', 'Cleo-29', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 24","v":1,"at":1794806029959}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '31', 'p-wkhjrzecbtehjvan', 'Cleo-30', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 25","v":1,"at":1794806029970}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '32', 'p-wkhjrzecbtehjvan', 'Cleo-31', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 26","v":1,"at":1794806029974}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '33', 'p-wkhjrzecbtehjvan', 'Cleo-32', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 27","v":1,"at":1794806029998}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '34', 'p-wkhjrzecbtehjvan', 'Cleo-33', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 28","v":1,"at":1794806030005}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '48', 'p-wkhjrzecbtehjvan', 'Cleo-47', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 42","v":1,"at":1794806030205}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '49', 'p-wkhjrzecbtehjvan', 'Cleo-48', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 43","v":1,"at":1794806030285}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '50', 'p-wkhjrzecbtehjvan', 'Cleo-49', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 44","v":1,"at":1794806030287}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '51', 'p-wkhjrzecbtehjvan', 'Cleo-50', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 45","v":1,"at":1794806030294}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '52', 'p-wkhjrzecbtehjvan', 'Cleo-51', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 46","v":1,"at":1794806030304}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '53', 'p-wkhjrzecbtehjvan', 'Cleo-52', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 47","v":1,"at":1794806030306}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '54', 'p-wkhjrzecbtehjvan', 'Cleo-53', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 48","v":1,"at":1794806030307}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '55', 'p-wkhjrzecbtehjvan', 'Cleo-54', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 49","v":1,"at":1794806030312}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '56', 'p-wkhjrzecbtehjvan', 'Cleo-55', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 50","v":1,"at":1794806030314}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '57', 'p-wkhjrzecbtehjvan', 'Cleo-56', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 51","v":1,"at":1794806030327}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '58', 'p-wkhjrzecbtehjvan', 'Cleo-57', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 52","v":1,"at":1794806030334}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '59', 'p-wkhjrzecbtehjvan', 'Cleo-58', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 53","v":1,"at":1794806030345}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '60', 'p-wkhjrzecbtehjvan', 'Cleo-59', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 54","v":1,"at":1794806030346}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '61', 'p-wkhjrzecbtehjvan', 'Cleo-60', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 55","v":1,"at":1794806030352}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '62', 'p-wkhjrzecbtehjvan', 'Cleo-61', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 56","v":1,"at":1794806030363}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '63', 'p-wkhjrzecbtehjvan', 'Cleo-62', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 57","v":1,"at":1794806030376}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '65', 'p-wkhjrzecbtehjvan', 'Cleo-64', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 59","v":1,"at":1794806030484}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '66', 'p-wkhjrzecbtehjvan', 'Cleo-65', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794806030523}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '67', 'p-vcg8dywpg78qqngq', 'Dan-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794806030544}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '68', 'p-wkhjrzecbtehjvan', 'Cleo-66', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794806030554}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '69', 'p-vcg8dywpg78qqngq', 'Dan-5', '[{"type":"move.made","game":1,"ply":4,"move":{"from":26,"path":[17],"captured":[22],"crowned":false},"v":1,"at":1794806030627}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '70', 'p-wkhjrzecbtehjvan', 'Cleo-67', '[{"type":"move.made","game":1,"ply":5,"move":{"from":11,"path":[15],"captured":[],"crowned":false},"v":1,"at":1794806030638}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '71', 'p-vcg8dywpg78qqngq', 'Dan-6', '[{"type":"move.made","game":1,"ply":6,"move":{"from":24,"path":[20],"captured":[],"crowned":false},"v":1,"at":1794806030656}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ulz0cfzkes', '3', 'p-71p629w673ecrswr', 'Ann-14', '[{"type":"seat.taken","seat":1,"player":"p-71p629w673ecrswr","name":"Ann","connection":"rmfsZxfAd7QR.2","ready":false,"v":1,"at":1794806033903}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '3', 'p-vcg8dywpg78qqngq', 'Dan-2', '[{"type":"seat.taken","seat":1,"player":"p-vcg8dywpg78qqngq","name":"Dan","connection":"WnQXRYR76zPA.1","ready":false,"v":1,"at":1794806029531}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '28', 'p-wkhjrzecbtehjvan', 'Cleo-27', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 22","v":1,"at":1794806029929}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '5', 'p-vcg8dywpg78qqngq', 'Dan-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794806029591},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch"},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794806029591}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '6', 'p-wkhjrzecbtehjvan', 'Cleo-5', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 0","v":1,"at":1794806029602}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '7', 'p-wkhjrzecbtehjvan', 'Cleo-6', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 1","v":1,"at":1794806029612}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '8', 'p-wkhjrzecbtehjvan', 'Cleo-7', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 2","v":1,"at":1794806029623}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '9', 'p-wkhjrzecbtehjvan', 'Cleo-8', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 3","v":1,"at":1794806029631}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '10', 'p-wkhjrzecbtehjvan', 'Cleo-9', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 4","v":1,"at":1794806029645}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '11', 'p-wkhjrzecbtehjvan', 'Cleo-10', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 5","v":1,"at":1794806029706}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '12', 'p-wkhjrzecbtehjvan', 'Cleo-11', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 6","v":1,"at":1794806029718}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '13', 'p-wkhjrzecbtehjvan', 'Cleo-12', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 7","v":1,"at":1794806029720}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '14', 'p-wkhjrzecbtehjvan', 'Cleo-13', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 8","v":1,"at":1794806029722}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '15', 'p-wkhjrzecbtehjvan', 'Cleo-14', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 9","v":1,"at":1794806029758}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '16', 'p-wkhjrzecbtehjvan', 'Cleo-15', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 10","v":1,"at":1794806029769}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '17', 'p-wkhjrzecbtehjvan', 'Cleo-16', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 11","v":1,"at":1794806029776}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '19', 'p-wkhjrzecbtehjvan', 'Cleo-18', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 13","v":1,"at":1794806029814}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '20', 'p-wkhjrzecbtehjvan', 'Cleo-19', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 14","v":1,"at":1794806029823}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '21', 'p-wkhjrzecbtehjvan', 'Cleo-20', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 15","v":1,"at":1794806029829}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '22', 'p-wkhjrzecbtehjvan', 'Cleo-21', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 16","v":1,"at":1794806029855}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '23', 'p-wkhjrzecbtehjvan', 'Cleo-22', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 17","v":1,"at":1794806029863}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '24', 'p-wkhjrzecbtehjvan', 'Cleo-23', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 18","v":1,"at":1794806029876}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '25', 'p-wkhjrzecbtehjvan', 'Cleo-24', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 19","v":1,"at":1794806029881}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '26', 'p-wkhjrzecbtehjvan', 'Cleo-25', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 20","v":1,"at":1794806029889}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '27', 'p-wkhjrzecbtehjvan', 'Cleo-26', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 21","v":1,"at":1794806029896}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '35', 'p-wkhjrzecbtehjvan', 'Cleo-34', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 29","v":1,"at":1794806030021}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '36', 'p-wkhjrzecbtehjvan', 'Cleo-35', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 30","v":1,"at":1794806030040}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '37', 'p-wkhjrzecbtehjvan', 'Cleo-36', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 31","v":1,"at":1794806030041}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '38', 'p-wkhjrzecbtehjvan', 'Cleo-37', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 32","v":1,"at":1794806030045}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '39', 'p-wkhjrzecbtehjvan', 'Cleo-38', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 33","v":1,"at":1794806030070}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '40', 'p-wkhjrzecbtehjvan', 'Cleo-39', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 34","v":1,"at":1794806030092}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '41', 'p-wkhjrzecbtehjvan', 'Cleo-40', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 35","v":1,"at":1794806030104}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '42', 'p-wkhjrzecbtehjvan', 'Cleo-41', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 36","v":1,"at":1794806030113}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '43', 'p-wkhjrzecbtehjvan', 'Cleo-42', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 37","v":1,"at":1794806030146}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '44', 'p-wkhjrzecbtehjvan', 'Cleo-43', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 38","v":1,"at":1794806030166}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '45', 'p-wkhjrzecbtehjvan', 'Cleo-44', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 39","v":1,"at":1794806030176}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '46', 'p-wkhjrzecbtehjvan', 'Cleo-45', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 40","v":1,"at":1794806030190}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '47', 'p-wkhjrzecbtehjvan', 'Cleo-46', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 41","v":1,"at":1794806030195}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('flhyydgvfd', '64', 'p-wkhjrzecbtehjvan', 'Cleo-63', '[{"type":"chat.said","player":"p-wkhjrzecbtehjvan","name":"Cleo","text":"Line 58","v":1,"at":1794806030464}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ulz0cfzkes', '1', 'p-qb9b19vp618skynk', 'Eve-1', '[{"type":"table.created","host":"p-qb9b19vp618skynk","name":"Eve","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch"},"sides":"random","start":{"kind":"standard"},"private":true,"spectators":true,"chat":false,"takebacks":true,"shared":false},"v":1,"at":1794806030785}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ulz0cfzkes', '2', 'p-qb9b19vp618skynk', 'Eve-3', '[{"type":"seat.taken","seat":0,"player":"p-qb9b19vp618skynk","name":"Eve","connection":"EqRpVyzMVXDy.1","ready":false,"v":1,"at":1794806031829}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('pw8fzxdexh', '20', 'system', 'lose:d6tumdTsNtb9.1:19', '[{"type":"connection.closed","seat":1,"connection":"d6tumdTsNtb9.1","v":1,"at":1794806034003}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('ulz0cfzkes', '4', 'system', 'lose:EqRpVyzMVXDy.1:3', '[{"type":"connection.closed","seat":0,"connection":"EqRpVyzMVXDy.1","v":1,"at":1794806034024}]');
delete from names;
insert into names ("skeleton", "player", "seen") overriding system value values ('ann', 'p-71p629w673ecrswr', '1794806027073');
insert into names ("skeleton", "player", "seen") overriding system value values ('ben', 'p-1wcn7prgxjkytayv', '1794806027300');
insert into names ("skeleton", "player", "seen") overriding system value values ('flnn', 'p-y7t9pkxx12zt5hq0', '1794806028971');
insert into names ("skeleton", "player", "seen") overriding system value values ('gerda', 'p-1m5yht3ytzc1kz98', '1794806029076');
insert into names ("skeleton", "player", "seen") overriding system value values ('cleo', 'p-wkhjrzecbtehjvan', '1794806029293');
insert into names ("skeleton", "player", "seen") overriding system value values ('dan', 'p-vcg8dywpg78qqngq', '1794806029317');
insert into names ("skeleton", "player", "seen") overriding system value values ('eve', 'p-qb9b19vp618skynk', '1794806030782');
delete from nodes;
insert into nodes ("node", "heard", "retires") overriding system value values ('n-6de61d79e173', '1794806033942', '1794806044031');
delete from outages;
delete from passwords;
insert into passwords ("table_id", "hash") overriding system value values ('ulz0cfzkes', 'scrypt$15$8$1$q-qt-A2Krzgl-bMYQlt1EA$z4-Lkel37BRToELjSjKI9ZWW-COIXG9Ymmqjf81P7GQ');
delete from return_codes;
insert into return_codes ("code_hash", "player", "good_until") overriding system value values ('ca13ebd0ddadd7247aee7bd1759e8812c633d2e80873c201e35f66b4c197306a', 'p-qb9b19vp618skynk', '1794806633966');
delete from sessions;
insert into sessions ("player", "name", "seen") overriding system value values ('p-71p629w673ecrswr', 'Ann', '1794806027073');
insert into sessions ("player", "name", "seen") overriding system value values ('p-1wcn7prgxjkytayv', 'Ben', '1794806027300');
insert into sessions ("player", "name", "seen") overriding system value values ('p-y7t9pkxx12zt5hq0', 'Finn', '1794806028971');
insert into sessions ("player", "name", "seen") overriding system value values ('p-1m5yht3ytzc1kz98', 'Gerda', '1794806029076');
insert into sessions ("player", "name", "seen") overriding system value values ('p-wkhjrzecbtehjvan', 'Cleo', '1794806029293');
insert into sessions ("player", "name", "seen") overriding system value values ('p-vcg8dywpg78qqngq', 'Dan', '1794806029317');
insert into sessions ("player", "name", "seen") overriding system value values ('p-qb9b19vp618skynk', 'Eve', '1794806030782');
delete from snapshots;
insert into snapshots ("table_id", "seq", "state") overriding system value values ('flhyydgvfd', '64', '{"v":1,"status":"open","closed":null,"createdAt":1794806029321,"host":"p-wkhjrzecbtehjvan","hostName":"Cleo","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch"},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"takebacks":true,"shared":false},"seats":[{"kind":"person","player":"p-wkhjrzecbtehjvan","name":"Cleo","ready":false,"connections":["OWjyfRYAAbgu.1"],"lostAt":null},{"kind":"person","player":"p-vcg8dywpg78qqngq","name":"Dan","ready":false,"connections":["WnQXRYR76zPA.1"],"lostAt":null}],"removed":[],"round":{"number":1,"startedAt":1794806029591,"sides":{"black":0,"white":1},"players":{"black":"p-wkhjrzecbtehjvan","white":"p-vcg8dywpg78qqngq"},"names":{"black":"Cleo","white":"Dan"},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch"},"game":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"drawRule":"claim","start":{"black":4095,"white":-1048576,"kings":0,"turn":"black"},"plies":[],"position":{"black":4095,"white":-1048576,"kings":0,"turn":"black"},"outcome":null},"opening":0,"ballot":null,"turn":1,"clock":{"left":{"black":0,"white":0},"turnStartedAt":1794806029591,"warnedAt":null},"grace":{"black":120000,"white":120000},"offer":null,"offered":false,"takeback":null,"activeAt":1794806029591,"idleNotices":0},"lastSides":null,"seatOffer":null,"declined":[],"emptySince":null,"lastAt":1794806030464}');
delete from tables;
insert into tables ("table_id", "head", "next_due", "computer_due", "listing", "created_at", "host", "seated", "last_at") overriding system value values ('qquonl3wrl', '10', null, null, null, null, 'p-y7t9pkxx12zt5hq0', '{p-y7t9pkxx12zt5hq0}', '1794806029251');
insert into tables ("table_id", "head", "next_due", "computer_due", "listing", "created_at", "host", "seated", "last_at") overriding system value values ('pw8fzxdexh', '20', '1794806094003', null, '{"table":"pw8fzxdexh","host":"Ann","seats":[{"name":"Ann","level":null,"away":false},{"name":"Ben","level":null,"away":true}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch"},"locked":false,"spectators":true,"playing":false,"game":1,"createdAt":1794806027353}', '1794806027353', 'p-71p629w673ecrswr', '{p-71p629w673ecrswr,p-1wcn7prgxjkytayv}', '1794806034003');
insert into tables ("table_id", "head", "next_due", "computer_due", "listing", "created_at", "host", "seated", "last_at") overriding system value values ('flhyydgvfd', '71', null, null, '{"table":"flhyydgvfd","host":"Cleo","seats":[{"name":"Cleo","level":null,"away":false},{"name":"Dan","level":null,"away":false}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch"},"locked":false,"spectators":true,"playing":true,"game":1,"createdAt":1794806029321}', '1794806029321', 'p-wkhjrzecbtehjvan', '{p-wkhjrzecbtehjvan,p-vcg8dywpg78qqngq}', '1794806030656');
insert into tables ("table_id", "head", "next_due", "computer_due", "listing", "created_at", "host", "seated", "last_at") overriding system value values ('ulz0cfzkes', '4', '1794806094024', null, '{"table":"ulz0cfzkes","host":"Eve","seats":[{"name":"Eve","level":null,"away":true},{"name":"Ann","level":null,"away":false}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch"},"locked":true,"spectators":true,"playing":false,"game":0,"createdAt":1794806030785}', '1794806030785', 'p-qb9b19vp618skynk', '{p-qb9b19vp618skynk,p-71p629w673ecrswr}', '1794806034024');
delete from tokens;
insert into tokens ("token_hash", "player") overriding system value values ('c34eef9e485387e92f6ddd3e04e2fa35ea0a04a224f32f991b2456eaa31ba75a', 'p-71p629w673ecrswr');
insert into tokens ("token_hash", "player") overriding system value values ('8babf081775c2d1da3162c22c9368b65c9f316ffaef18e083a3f98115a8fc6d5', 'p-1wcn7prgxjkytayv');
insert into tokens ("token_hash", "player") overriding system value values ('cb4eec5cefa538ef8e8a49e6e219b154d752730389ed5b1a43a5bbe17f1cd28e', 'p-y7t9pkxx12zt5hq0');
insert into tokens ("token_hash", "player") overriding system value values ('4b3d525e71d15e26e6798a49686c34a02e4d3c492054f988ad878495c87c5dfc', 'p-1m5yht3ytzc1kz98');
insert into tokens ("token_hash", "player") overriding system value values ('6641d94a62ef06ef47a16ce83ca10445d7d618b77cc6d01b9e78f9f17065c5d5', 'p-wkhjrzecbtehjvan');
insert into tokens ("token_hash", "player") overriding system value values ('abc3e629c814bcd7428d2219d6612e24aa2f699c83209a19c60da6b7a50249c1', 'p-vcg8dywpg78qqngq');
insert into tokens ("token_hash", "player") overriding system value values ('6fb593fec7fafe52616bd2a70f6a130a284f25929a205049249e14b32d7de0e7', 'p-qb9b19vp618skynk');
