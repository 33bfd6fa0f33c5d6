
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
  
create table crownhead_schema (version integer not null);
delete from attempts;
insert into attempts ("key", "times", "last_at") overriding system value values ('guess:gpdqwcne84:p-6dh4ac220jx8y0hj', '{1794807302238}', '1794807302238');
insert into attempts ("key", "times", "last_at") overriding system value values ('guess:gpdqwcne84:127.0.0.1', '{1794807302239}', '1794807302239');
delete from cluster;
insert into cluster ("id", "heard", "heard_before", "alive_since") overriding system value values ('1', '1794807301802', null, '1794807301802');
delete from connections;
insert into connections ("connection", "table_id", "player", "name", "node", "arrived", "number") overriding system value values ('UeEnKfRrPgDy.1', 'l99intflfk', 'p-6dh4ac220jx8y0hj', 'Ann', 'n-6ce663111f42', '1794807301844', '1');
insert into connections ("connection", "table_id", "player", "name", "node", "arrived", "number") overriding system value values ('5NxhsCQXATor.1', 't1e6y2fb9f', 'p-887y8npehx2wyx9q', 'Cleo', 'n-6ce663111f42', '1794807301912', '5');
insert into connections ("connection", "table_id", "player", "name", "node", "arrived", "number") overriding system value values ('H0A6HLVtKRow.1', 't1e6y2fb9f', 'p-1k7bff2zqmv070gx', 'Dan', 'n-6ce663111f42', '1794807301913', '6');
insert into connections ("connection", "table_id", "player", "name", "node", "arrived", "number") overriding system value values ('UeEnKfRrPgDy.2', 'gpdqwcne84', 'p-6dh4ac220jx8y0hj', 'Ann', 'n-6ce663111f42', '1794807302406', '8');
delete from crownhead_schema;
insert into crownhead_schema ("version") overriding system value values ('4');
delete from game_players;
insert into game_players ("player", "ended_at", "id") overriding system value values ('p-6dh4ac220jx8y0hj', '1794807301874', 'l99intflfk-1');
insert into game_players ("player", "ended_at", "id") overriding system value values ('p-7r6hgmem30bnrtyj', '1794807301874', 'l99intflfk-1');
insert into game_players ("player", "ended_at", "id") overriding system value values ('p-084c8hsdhk553f1j', '1794807301897', 'xizww52uzx-1');
insert into game_players ("player", "ended_at", "id") overriding system value values ('p-9c9c9f6vzjkxm8zq', '1794807301897', 'xizww52uzx-1');
delete from games;
insert into games ("id", "ended_at", "private", "listing", "pdn", "players") overriding system value values ('l99intflfk-1', '1794807301874', 'false', '{"id":"l99intflfk-1","table":"l99intflfk","game":1,"black":"Ann","white":"Ben","sideNames":"red-white","outcome":{"winner":"black","reason":"resigned"},"plies":12,"startedAt":1794807301850,"endedAt":1794807301874,"preset":"official","opening":null}', '[Event "?"]
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
', '["p-6dh4ac220jx8y0hj","p-7r6hgmem30bnrtyj"]');
insert into games ("id", "ended_at", "private", "listing", "pdn", "players") overriding system value values ('xizww52uzx-1', '1794807301897', 'false', '{"id":"xizww52uzx-1","table":"xizww52uzx","game":1,"black":"Finn","white":"Gerda","sideNames":"red-white","outcome":{"winner":"black","reason":"left"},"plies":3,"startedAt":1794807301892,"endedAt":1794807301897,"preset":"official","opening":null}', '[Event "?"]
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
', '["p-9c9c9f6vzjkxm8zq","p-084c8hsdhk553f1j"]');
delete from grants;
insert into grants ("table_id", "player") overriding system value values ('gpdqwcne84', 'p-eecd1da1pc002nh3');
insert into grants ("table_id", "player") overriding system value values ('gpdqwcne84', 'p-6dh4ac220jx8y0hj');
delete from log;
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('l99intflfk', '1', 'p-6dh4ac220jx8y0hj', 'Ann-1', '[{"type":"table.created","host":"p-6dh4ac220jx8y0hj","name":"Ann","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794807301830}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('l99intflfk', '2', 'p-6dh4ac220jx8y0hj', 'Ann-3', '[{"type":"seat.taken","seat":0,"player":"p-6dh4ac220jx8y0hj","name":"Ann","connection":"UeEnKfRrPgDy.1","ready":false,"v":1,"at":1794807301845}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('l99intflfk', '3', 'p-7r6hgmem30bnrtyj', 'Ben-2', '[{"type":"seat.taken","seat":1,"player":"p-7r6hgmem30bnrtyj","name":"Ben","connection":"ZcLcUl7_qcN3.1","ready":false,"v":1,"at":1794807301848}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('l99intflfk', '4', 'p-6dh4ac220jx8y0hj', 'Ann-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794807301850}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('l99intflfk', '5', 'p-7r6hgmem30bnrtyj', 'Ben-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794807301850},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794807301850}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('l99intflfk', '6', 'p-6dh4ac220jx8y0hj', 'Ann-5', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794807301853}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('l99intflfk', '7', 'p-7r6hgmem30bnrtyj', 'Ben-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794807301854}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('l99intflfk', '8', 'p-6dh4ac220jx8y0hj', 'Ann-6', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794807301855}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('l99intflfk', '9', 'p-7r6hgmem30bnrtyj', 'Ben-5', '[{"type":"move.made","game":1,"ply":4,"move":{"from":26,"path":[17],"captured":[22],"crowned":false},"v":1,"at":1794807301856}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('l99intflfk', '10', 'p-6dh4ac220jx8y0hj', 'Ann-7', '[{"type":"move.made","game":1,"ply":5,"move":{"from":11,"path":[15],"captured":[],"crowned":false},"v":1,"at":1794807301857}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('l99intflfk', '11', 'p-7r6hgmem30bnrtyj', 'Ben-6', '[{"type":"move.made","game":1,"ply":6,"move":{"from":24,"path":[20],"captured":[],"crowned":false},"v":1,"at":1794807301860}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('l99intflfk', '12', 'p-6dh4ac220jx8y0hj', 'Ann-8', '[{"type":"move.made","game":1,"ply":7,"move":{"from":15,"path":[18],"captured":[],"crowned":false},"v":1,"at":1794807301862}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('l99intflfk', '13', 'p-7r6hgmem30bnrtyj', 'Ben-7', '[{"type":"move.made","game":1,"ply":8,"move":{"from":23,"path":[14],"captured":[18],"crowned":false},"v":1,"at":1794807301863}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('l99intflfk', '14', 'p-6dh4ac220jx8y0hj', 'Ann-9', '[{"type":"move.made","game":1,"ply":9,"move":{"from":7,"path":[11],"captured":[],"crowned":false},"v":1,"at":1794807301864}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('l99intflfk', '15', 'p-7r6hgmem30bnrtyj', 'Ben-8', '[{"type":"move.made","game":1,"ply":10,"move":{"from":14,"path":[7],"captured":[10],"crowned":false},"v":1,"at":1794807301865}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('l99intflfk', '16', 'p-6dh4ac220jx8y0hj', 'Ann-10', '[{"type":"move.made","game":1,"ply":11,"move":{"from":3,"path":[10],"captured":[7],"crowned":false},"v":1,"at":1794807301866}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('l99intflfk', '17', 'p-7r6hgmem30bnrtyj', 'Ben-9', '[{"type":"move.made","game":1,"ply":12,"move":{"from":20,"path":[16],"captured":[],"crowned":false},"v":1,"at":1794807301867}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('l99intflfk', '18', 'p-6dh4ac220jx8y0hj', 'Ann-11', '[{"type":"chat.said","player":"p-6dh4ac220jx8y0hj","name":"Ann","text":"Well played, Ben.","v":1,"at":1794807301868}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('l99intflfk', '19', 'p-7r6hgmem30bnrtyj', 'Ben-10', '[{"type":"game.ended","game":1,"outcome":{"winner":"black","reason":"resigned"},"v":1,"at":1794807301874}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('xizww52uzx', '1', 'p-9c9c9f6vzjkxm8zq', 'Finn-1', '[{"type":"table.created","host":"p-9c9c9f6vzjkxm8zq","name":"Finn","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794807301885}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('xizww52uzx', '2', 'p-9c9c9f6vzjkxm8zq', 'Finn-3', '[{"type":"seat.taken","seat":0,"player":"p-9c9c9f6vzjkxm8zq","name":"Finn","connection":"Kpayq5BzNQO8.1","ready":false,"v":1,"at":1794807301889}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('xizww52uzx', '3', 'p-084c8hsdhk553f1j', 'Gerda-2', '[{"type":"seat.taken","seat":1,"player":"p-084c8hsdhk553f1j","name":"Gerda","connection":"dVFQRA6YWSkp.1","ready":false,"v":1,"at":1794807301891}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('xizww52uzx', '4', 'p-9c9c9f6vzjkxm8zq', 'Finn-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794807301891}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('xizww52uzx', '5', 'p-084c8hsdhk553f1j', 'Gerda-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794807301892},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794807301892}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('xizww52uzx', '6', 'p-9c9c9f6vzjkxm8zq', 'Finn-5', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794807301894}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('xizww52uzx', '7', 'p-084c8hsdhk553f1j', 'Gerda-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794807301895}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('xizww52uzx', '8', 'p-9c9c9f6vzjkxm8zq', 'Finn-6', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794807301896}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('xizww52uzx', '9', 'p-084c8hsdhk553f1j', 'Gerda-5', '[{"type":"game.ended","game":1,"outcome":{"winner":"black","reason":"left"},"v":1,"at":1794807301897},{"type":"seat.left","seat":1,"player":"p-084c8hsdhk553f1j","why":"left","v":1,"at":1794807301897}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('xizww52uzx', '10', 'p-9c9c9f6vzjkxm8zq', 'Finn-7', '[{"type":"table.closed","why":"host","v":1,"at":1794807301899}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '40', 'p-887y8npehx2wyx9q', 'Cleo-39', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 34","v":1,"at":1794807301956}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '1', 'p-887y8npehx2wyx9q', 'Cleo-1', '[{"type":"table.created","host":"p-887y8npehx2wyx9q","name":"Cleo","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794807301908}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '2', 'p-887y8npehx2wyx9q', 'Cleo-3', '[{"type":"seat.taken","seat":0,"player":"p-887y8npehx2wyx9q","name":"Cleo","connection":"5NxhsCQXATor.1","ready":false,"v":1,"at":1794807301912}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '3', 'p-1k7bff2zqmv070gx', 'Dan-2', '[{"type":"seat.taken","seat":1,"player":"p-1k7bff2zqmv070gx","name":"Dan","connection":"H0A6HLVtKRow.1","ready":false,"v":1,"at":1794807301914}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '4', 'p-887y8npehx2wyx9q', 'Cleo-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794807301915}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '5', 'p-1k7bff2zqmv070gx', 'Dan-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794807301915},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794807301915}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '6', 'p-887y8npehx2wyx9q', 'Cleo-5', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 0","v":1,"at":1794807301917}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '7', 'p-887y8npehx2wyx9q', 'Cleo-6', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 1","v":1,"at":1794807301918}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '8', 'p-887y8npehx2wyx9q', 'Cleo-7', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 2","v":1,"at":1794807301918}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '9', 'p-887y8npehx2wyx9q', 'Cleo-8', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 3","v":1,"at":1794807301919}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '10', 'p-887y8npehx2wyx9q', 'Cleo-9', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 4","v":1,"at":1794807301920}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '11', 'p-887y8npehx2wyx9q', 'Cleo-10', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 5","v":1,"at":1794807301921}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '12', 'p-887y8npehx2wyx9q', 'Cleo-11', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 6","v":1,"at":1794807301921}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '13', 'p-887y8npehx2wyx9q', 'Cleo-12', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 7","v":1,"at":1794807301922}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '14', 'p-887y8npehx2wyx9q', 'Cleo-13', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 8","v":1,"at":1794807301923}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '15', 'p-887y8npehx2wyx9q', 'Cleo-14', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 9","v":1,"at":1794807301924}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '16', 'p-887y8npehx2wyx9q', 'Cleo-15', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 10","v":1,"at":1794807301925}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '17', 'p-887y8npehx2wyx9q', 'Cleo-16', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 11","v":1,"at":1794807301926}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '18', 'p-887y8npehx2wyx9q', 'Cleo-17', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 12","v":1,"at":1794807301926}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '19', 'p-887y8npehx2wyx9q', 'Cleo-18', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 13","v":1,"at":1794807301927}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '20', 'p-887y8npehx2wyx9q', 'Cleo-19', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 14","v":1,"at":1794807301928}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '21', 'p-887y8npehx2wyx9q', 'Cleo-20', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 15","v":1,"at":1794807301929}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '22', 'p-887y8npehx2wyx9q', 'Cleo-21', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 16","v":1,"at":1794807301930}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '23', 'p-887y8npehx2wyx9q', 'Cleo-22', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 17","v":1,"at":1794807301930}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '24', 'p-887y8npehx2wyx9q', 'Cleo-23', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 18","v":1,"at":1794807301931}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '25', 'p-887y8npehx2wyx9q', 'Cleo-24', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 19","v":1,"at":1794807301932}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '26', 'p-887y8npehx2wyx9q', 'Cleo-25', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 20","v":1,"at":1794807301933}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '27', 'p-887y8npehx2wyx9q', 'Cleo-26', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 21","v":1,"at":1794807301934}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '28', 'p-887y8npehx2wyx9q', 'Cleo-27', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 22","v":1,"at":1794807301934}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '29', 'p-887y8npehx2wyx9q', 'Cleo-28', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 23","v":1,"at":1794807301935}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '30', 'p-887y8npehx2wyx9q', 'Cleo-29', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 24","v":1,"at":1794807301939}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '31', 'p-887y8npehx2wyx9q', 'Cleo-30', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 25","v":1,"at":1794807301940}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '32', 'p-887y8npehx2wyx9q', 'Cleo-31', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 26","v":1,"at":1794807301941}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '33', 'p-887y8npehx2wyx9q', 'Cleo-32', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 27","v":1,"at":1794807301942}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '34', 'p-887y8npehx2wyx9q', 'Cleo-33', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 28","v":1,"at":1794807301943}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '35', 'p-887y8npehx2wyx9q', 'Cleo-34', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 29","v":1,"at":1794807301943}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '36', 'p-887y8npehx2wyx9q', 'Cleo-35', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 30","v":1,"at":1794807301944}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '37', 'p-887y8npehx2wyx9q', 'Cleo-36', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 31","v":1,"at":1794807301945}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '38', 'p-887y8npehx2wyx9q', 'Cleo-37', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 32","v":1,"at":1794807301954}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '39', 'p-887y8npehx2wyx9q', 'Cleo-38', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 33","v":1,"at":1794807301955}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '41', 'p-887y8npehx2wyx9q', 'Cleo-40', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 35","v":1,"at":1794807301958}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '42', 'p-887y8npehx2wyx9q', 'Cleo-41', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 36","v":1,"at":1794807301959}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '43', 'p-887y8npehx2wyx9q', 'Cleo-42', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 37","v":1,"at":1794807301960}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '44', 'p-887y8npehx2wyx9q', 'Cleo-43', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 38","v":1,"at":1794807301960}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '45', 'p-887y8npehx2wyx9q', 'Cleo-44', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 39","v":1,"at":1794807301962}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '46', 'p-887y8npehx2wyx9q', 'Cleo-45', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 40","v":1,"at":1794807301963}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '47', 'p-887y8npehx2wyx9q', 'Cleo-46', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 41","v":1,"at":1794807301963}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '48', 'p-887y8npehx2wyx9q', 'Cleo-47', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 42","v":1,"at":1794807301964}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '49', 'p-887y8npehx2wyx9q', 'Cleo-48', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 43","v":1,"at":1794807301965}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '50', 'p-887y8npehx2wyx9q', 'Cleo-49', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 44","v":1,"at":1794807301966}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '51', 'p-887y8npehx2wyx9q', 'Cleo-50', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 45","v":1,"at":1794807301966}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '52', 'p-887y8npehx2wyx9q', 'Cleo-51', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 46","v":1,"at":1794807301967}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '53', 'p-887y8npehx2wyx9q', 'Cleo-52', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 47","v":1,"at":1794807301968}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '54', 'p-887y8npehx2wyx9q', 'Cleo-53', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 48","v":1,"at":1794807301968}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '55', 'p-887y8npehx2wyx9q', 'Cleo-54', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 49","v":1,"at":1794807301970}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '56', 'p-887y8npehx2wyx9q', 'Cleo-55', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 50","v":1,"at":1794807301971}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '57', 'p-887y8npehx2wyx9q', 'Cleo-56', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 51","v":1,"at":1794807301972}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '58', 'p-887y8npehx2wyx9q', 'Cleo-57', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 52","v":1,"at":1794807301973}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '59', 'p-887y8npehx2wyx9q', 'Cleo-58', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 53","v":1,"at":1794807301974}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '60', 'p-887y8npehx2wyx9q', 'Cleo-59', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 54","v":1,"at":1794807301975}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '61', 'p-887y8npehx2wyx9q', 'Cleo-60', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 55","v":1,"at":1794807301976}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '62', 'p-887y8npehx2wyx9q', 'Cleo-61', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 56","v":1,"at":1794807301977}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '63', 'p-887y8npehx2wyx9q', 'Cleo-62', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 57","v":1,"at":1794807301977}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '64', 'p-887y8npehx2wyx9q', 'Cleo-63', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 58","v":1,"at":1794807301978}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('gpdqwcne84', '1', 'p-eecd1da1pc002nh3', 'Eve-1', '[{"type":"table.created","host":"p-eecd1da1pc002nh3","name":"Eve","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"random","start":{"kind":"standard"},"private":true,"spectators":true,"chat":false,"shared":false},"v":1,"at":1794807301990}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('gpdqwcne84', '2', 'p-eecd1da1pc002nh3', 'Eve-3', '[{"type":"seat.taken","seat":0,"player":"p-eecd1da1pc002nh3","name":"Eve","connection":"P5QTVLaa92Be.1","ready":false,"v":1,"at":1794807302131}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('gpdqwcne84', '3', 'p-6dh4ac220jx8y0hj', 'Ann-14', '[{"type":"seat.taken","seat":1,"player":"p-6dh4ac220jx8y0hj","name":"Ann","connection":"UeEnKfRrPgDy.2","ready":false,"v":1,"at":1794807302407}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('l99intflfk', '20', 'system', 'lose:ZcLcUl7_qcN3.1:19', '[{"type":"connection.closed","seat":1,"connection":"ZcLcUl7_qcN3.1","v":1,"at":1794807302445}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('gpdqwcne84', '4', 'system', 'lose:P5QTVLaa92Be.1:3', '[{"type":"connection.closed","seat":0,"connection":"P5QTVLaa92Be.1","v":1,"at":1794807302476}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '65', 'p-887y8npehx2wyx9q', 'Cleo-64', '[{"type":"chat.said","player":"p-887y8npehx2wyx9q","name":"Cleo","text":"Line 59","v":1,"at":1794807301979}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '66', 'p-887y8npehx2wyx9q', 'Cleo-65', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794807301980}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '67', 'p-1k7bff2zqmv070gx', 'Dan-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794807301981}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '68', 'p-887y8npehx2wyx9q', 'Cleo-66', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794807301982}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '69', 'p-1k7bff2zqmv070gx', 'Dan-5', '[{"type":"move.made","game":1,"ply":4,"move":{"from":26,"path":[17],"captured":[22],"crowned":false},"v":1,"at":1794807301983}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '70', 'p-887y8npehx2wyx9q', 'Cleo-67', '[{"type":"move.made","game":1,"ply":5,"move":{"from":11,"path":[15],"captured":[],"crowned":false},"v":1,"at":1794807301984}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('t1e6y2fb9f', '71', 'p-1k7bff2zqmv070gx', 'Dan-6', '[{"type":"move.made","game":1,"ply":6,"move":{"from":24,"path":[20],"captured":[],"crowned":false},"v":1,"at":1794807301985}]');
delete from names;
insert into names ("skeleton", "player", "seen") overriding system value values ('ann', 'p-6dh4ac220jx8y0hj', '1794807301820');
insert into names ("skeleton", "player", "seen") overriding system value values ('ben', 'p-7r6hgmem30bnrtyj', '1794807301829');
insert into names ("skeleton", "player", "seen") overriding system value values ('flnn', 'p-9c9c9f6vzjkxm8zq', '1794807301881');
insert into names ("skeleton", "player", "seen") overriding system value values ('gerda', 'p-084c8hsdhk553f1j', '1794807301885');
insert into names ("skeleton", "player", "seen") overriding system value values ('cleo', 'p-887y8npehx2wyx9q', '1794807301903');
insert into names ("skeleton", "player", "seen") overriding system value values ('dan', 'p-1k7bff2zqmv070gx', '1794807301907');
insert into names ("skeleton", "player", "seen") overriding system value values ('eve', 'p-eecd1da1pc002nh3', '1794807301989');
delete from nodes;
insert into nodes ("node", "heard", "retires") overriding system value values ('n-6ce663111f42', '1794807301802', '1794807312478');
delete from outages;
delete from passwords;
insert into passwords ("table_id", "hash", "invitation") overriding system value values ('gpdqwcne84', 'scrypt$15$8$1$kFH22BP-NjCQaS9C-60MqA$O6KNk_n861FUXkqDZvfQ0OCEFxJa2UN0YvSJhS2VKZY', 'h2Q5yBixwO4duFWbhuigRA');
delete from return_codes;
insert into return_codes ("code_hash", "player", "good_until") overriding system value values ('01fc2d73baf0092d600e8903f229a1176fb7beca051ac92411b169edaf02f517', 'p-eecd1da1pc002nh3', '1794807902409');
delete from sessions;
insert into sessions ("player", "name", "seen") overriding system value values ('p-6dh4ac220jx8y0hj', 'Ann', '1794807301820');
insert into sessions ("player", "name", "seen") overriding system value values ('p-7r6hgmem30bnrtyj', 'Ben', '1794807301829');
insert into sessions ("player", "name", "seen") overriding system value values ('p-9c9c9f6vzjkxm8zq', 'Finn', '1794807301881');
insert into sessions ("player", "name", "seen") overriding system value values ('p-084c8hsdhk553f1j', 'Gerda', '1794807301885');
insert into sessions ("player", "name", "seen") overriding system value values ('p-887y8npehx2wyx9q', 'Cleo', '1794807301903');
insert into sessions ("player", "name", "seen") overriding system value values ('p-1k7bff2zqmv070gx', 'Dan', '1794807301907');
insert into sessions ("player", "name", "seen") overriding system value values ('p-eecd1da1pc002nh3', 'Eve', '1794807301989');
delete from snapshots;
insert into snapshots ("table_id", "seq", "state") overriding system value values ('t1e6y2fb9f', '64', '{"v":2,"status":"open","closed":null,"createdAt":1794807301908,"host":"p-887y8npehx2wyx9q","hostName":"Cleo","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"seats":[{"kind":"person","player":"p-887y8npehx2wyx9q","name":"Cleo","ready":false,"connections":["5NxhsCQXATor.1"],"lostAt":null},{"kind":"person","player":"p-1k7bff2zqmv070gx","name":"Dan","ready":false,"connections":["H0A6HLVtKRow.1"],"lostAt":null}],"removed":[],"round":{"number":1,"startedAt":1794807301915,"sides":{"black":0,"white":1},"players":{"black":"p-887y8npehx2wyx9q","white":"p-1k7bff2zqmv070gx"},"names":{"black":"Cleo","white":"Dan"},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"game":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"drawRule":"claim","start":{"black":4095,"white":-1048576,"kings":0,"turn":"black"},"plies":[],"position":{"black":4095,"white":-1048576,"kings":0,"turn":"black"},"outcome":null},"opening":0,"ballot":null,"turn":1,"clock":{"left":{"black":0,"white":0},"turnStartedAt":1794807301915,"warnedAt":null},"grace":{"black":120000,"white":120000},"offer":null,"offered":false,"takeback":null,"activeAt":1794807301915,"idleNotices":0},"lastSides":null,"seatOffer":null,"declined":[],"emptySince":null,"lastAt":1794807301978}');
delete from tables;
insert into tables ("table_id", "head", "next_due", "computer_due", "listing", "created_at", "host", "seated", "last_at", "present", "rank", "stage", "timer", "preset", "names", "seat0", "seat1", "origin", "log_bytes") overriding system value values ('xizww52uzx', '10', null, null, null, null, 'p-9c9c9f6vzjkxm8zq', '{p-9c9c9f6vzjkxm8zq}', '1794807301899', 'false', '3', 'full', '', '', '', null, null, null, '2289');
insert into tables ("table_id", "head", "next_due", "computer_due", "listing", "created_at", "host", "seated", "last_at", "present", "rank", "stage", "timer", "preset", "names", "seat0", "seat1", "origin", "log_bytes") overriding system value values ('t1e6y2fb9f', '71', null, null, '{"table":"t1e6y2fb9f","host":"Cleo","seats":[{"name":"Cleo","level":null,"away":false},{"name":"Dan","level":null,"away":false}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":false,"spectators":true,"playing":true,"game":1,"createdAt":1794807301908,"sides":["black","white"],"startedAt":1794807301915}', '1794807301908', 'p-887y8npehx2wyx9q', '{p-887y8npehx2wyx9q,p-1k7bff2zqmv070gx}', '1794807301985', 'true', '2', 'playing', 'none', 'official', 'cleo
cleo
dan', 'p-887y8npehx2wyx9q', 'p-1k7bff2zqmv070gx', '127.0.0.1', '8871');
insert into tables ("table_id", "head", "next_due", "computer_due", "listing", "created_at", "host", "seated", "last_at", "present", "rank", "stage", "timer", "preset", "names", "seat0", "seat1", "origin", "log_bytes") overriding system value values ('l99intflfk', '20', '1794807362445', null, '{"table":"l99intflfk","host":"Ann","seats":[{"name":"Ann","level":null,"away":false},{"name":"Ben","level":null,"away":true}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":false,"spectators":true,"playing":false,"game":1,"createdAt":1794807301830,"sides":["white","black"]}', '1794807301830', 'p-6dh4ac220jx8y0hj', '{p-6dh4ac220jx8y0hj,p-7r6hgmem30bnrtyj}', '1794807302445', 'true', '3', 'full', 'none', 'official', 'ann
ann
ben', 'p-6dh4ac220jx8y0hj', 'p-7r6hgmem30bnrtyj', '127.0.0.1', '3471');
insert into tables ("table_id", "head", "next_due", "computer_due", "listing", "created_at", "host", "seated", "last_at", "present", "rank", "stage", "timer", "preset", "names", "seat0", "seat1", "origin", "log_bytes") overriding system value values ('gpdqwcne84', '4', '1794807362476', null, '{"table":"gpdqwcne84","host":"Eve","seats":[{"name":"Eve","level":null,"away":true},{"name":"Ann","level":null,"away":false}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":true,"spectators":true,"playing":false,"game":0,"createdAt":1794807301990,"sides":null}', '1794807301990', 'p-eecd1da1pc002nh3', '{p-eecd1da1pc002nh3,p-6dh4ac220jx8y0hj}', '1794807302476', 'false', '3', 'full', 'none', 'official', 'eve
eve
ann', 'p-eecd1da1pc002nh3', 'p-6dh4ac220jx8y0hj', '127.0.0.1', '983');
delete from tokens;
insert into tokens ("token_hash", "player") overriding system value values ('7641274fd98ec2c3bd35c65d2019bd3cfd7e790e75430d5302b34980b90bdb7a', 'p-6dh4ac220jx8y0hj');
insert into tokens ("token_hash", "player") overriding system value values ('033b12b77b4502b6eed960565070fdf08bde09482d6c988a93ace4db0f55f914', 'p-7r6hgmem30bnrtyj');
insert into tokens ("token_hash", "player") overriding system value values ('f3720c40629c8dded1ad6c4b10c34373615b641d444d5f21ee116e00331de5ba', 'p-9c9c9f6vzjkxm8zq');
insert into tokens ("token_hash", "player") overriding system value values ('08d96f60d86e09939893799375855bebbc979ce6d498918eb49024f08d997e95', 'p-084c8hsdhk553f1j');
insert into tokens ("token_hash", "player") overriding system value values ('390471a278ae7f605d61a50f64929870757704418eb61aa8ebac7b943fd8b92a', 'p-887y8npehx2wyx9q');
insert into tokens ("token_hash", "player") overriding system value values ('fe53fa21ce727287bd26b1935b5d821431917273dbdf67952dd9e8f48a3c57f1', 'p-1k7bff2zqmv070gx');
insert into tokens ("token_hash", "player") overriding system value values ('9aab148de0433cd2e0c14c1f81eb6149ba840169d4805a0737d091aa12a23f4f', 'p-eecd1da1pc002nh3');
