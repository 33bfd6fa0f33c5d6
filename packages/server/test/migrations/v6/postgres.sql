
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
  

  -- Nodes of the version before wait, or are refused for the moment, and then find the new log under the old name.
  alter table log rename to log_whole;
  alter index log_pkey rename to log_whole_pkey;
  alter index log_table_id_actor_command_id_key rename to log_whole_command_key;
  create table log (
    table_id text collate "C" not null,
    seq integer not null,
    actor text collate "C" not null,
    command_id text collate "C" not null,
    events text not null,
    primary key (table_id, seq),
    unique (table_id, actor, command_id)
  ) partition by hash (table_id);
  create table log_0 partition of log for values with (modulus 16, remainder 0);
  create table log_1 partition of log for values with (modulus 16, remainder 1);
  create table log_2 partition of log for values with (modulus 16, remainder 2);
  create table log_3 partition of log for values with (modulus 16, remainder 3);
  create table log_4 partition of log for values with (modulus 16, remainder 4);
  create table log_5 partition of log for values with (modulus 16, remainder 5);
  create table log_6 partition of log for values with (modulus 16, remainder 6);
  create table log_7 partition of log for values with (modulus 16, remainder 7);
  create table log_8 partition of log for values with (modulus 16, remainder 8);
  create table log_9 partition of log for values with (modulus 16, remainder 9);
  create table log_10 partition of log for values with (modulus 16, remainder 10);
  create table log_11 partition of log for values with (modulus 16, remainder 11);
  create table log_12 partition of log for values with (modulus 16, remainder 12);
  create table log_13 partition of log for values with (modulus 16, remainder 13);
  create table log_14 partition of log for values with (modulus 16, remainder 14);
  create table log_15 partition of log for values with (modulus 16, remainder 15);
  insert into log (table_id, seq, actor, command_id, events)
  select table_id, seq, actor, command_id, events from log_whole;
  -- Whoever might use the log may still.
  do $$
  declare granted record;
  begin
    for granted in
      select grantee, privilege_type from information_schema.role_table_grants
      where table_schema = current_schema() and table_name = 'log_whole'
    loop
      execute format('grant %s on log to %s', granted.privilege_type,
        case granted.grantee when 'PUBLIC' then 'public' else quote_ident(granted.grantee) end);
    end loop;
  end $$;
  drop table log_whole;
  
create table crownhead_schema (version integer not null);
delete from attempts;
insert into attempts ("key", "times", "last_at") overriding system value values ('guess:aefzlcsfvv:p-511ewvmv132t75sc', '{1794808977801}', '1794808977801');
insert into attempts ("key", "times", "last_at") overriding system value values ('guess:aefzlcsfvv:127.0.0.1', '{1794808977807}', '1794808977807');
delete from cluster;
insert into cluster ("id", "heard", "heard_before", "alive_since") overriding system value values ('1', '1794808977790', '1794808977285', '1794808976023');
delete from connections;
insert into connections ("connection", "table_id", "player", "name", "node", "arrived", "number", "address") overriding system value values ('Nu1QBbEl4E3T.1', 'r5ebt16xwt', 'p-511ewvmv132t75sc', 'Ann', 'n-15694f3fed98', '1794808976246', '1', '127.0.0.1');
insert into connections ("connection", "table_id", "player", "name", "node", "arrived", "number", "address") overriding system value values ('-X-1GAZfaQ68.1', 'umegvbmhle', 'p-h526hg4p24qafrap', 'Cleo', 'n-15694f3fed98', '1794808976403', '5', '127.0.0.1');
insert into connections ("connection", "table_id", "player", "name", "node", "arrived", "number", "address") overriding system value values ('bXlWsvNR_VXf.1', 'umegvbmhle', 'p-91s9xpst2pcj9bde', 'Dan', 'n-15694f3fed98', '1794808976406', '6', '127.0.0.1');
insert into connections ("connection", "table_id", "player", "name", "node", "arrived", "number", "address") overriding system value values ('Nu1QBbEl4E3T.2', 'aefzlcsfvv', 'p-511ewvmv132t75sc', 'Ann', 'n-15694f3fed98', '1794808977976', '8', '127.0.0.1');
delete from crownhead_schema;
insert into crownhead_schema ("version") overriding system value values ('6');
delete from game_players;
insert into game_players ("player", "ended_at", "id") overriding system value values ('p-pdk3mrw3sqka5z22', '1794808976314', 'r5ebt16xwt-1');
insert into game_players ("player", "ended_at", "id") overriding system value values ('p-511ewvmv132t75sc', '1794808976314', 'r5ebt16xwt-1');
insert into game_players ("player", "ended_at", "id") overriding system value values ('p-z664hp056wft101p', '1794808976372', 'abwjawmeui-1');
insert into game_players ("player", "ended_at", "id") overriding system value values ('p-99d3fy8m30j72zeq', '1794808976372', 'abwjawmeui-1');
delete from games;
insert into games ("id", "ended_at", "private", "listing", "pdn", "players") overriding system value values ('r5ebt16xwt-1', '1794808976314', 'false', '{"id":"r5ebt16xwt-1","table":"r5ebt16xwt","game":1,"black":"Ann","white":"Ben","sideNames":"red-white","outcome":{"winner":"black","reason":"resigned"},"plies":12,"startedAt":1794808976263,"endedAt":1794808976314,"preset":"official","opening":null}', '[Event "?"]
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
', '["p-511ewvmv132t75sc","p-pdk3mrw3sqka5z22"]');
insert into games ("id", "ended_at", "private", "listing", "pdn", "players") overriding system value values ('abwjawmeui-1', '1794808976372', 'false', '{"id":"abwjawmeui-1","table":"abwjawmeui","game":1,"black":"Finn","white":"Gerda","sideNames":"red-white","outcome":{"winner":"black","reason":"left"},"plies":3,"startedAt":1794808976359,"endedAt":1794808976372,"preset":"official","opening":null}', '[Event "?"]
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
', '["p-z664hp056wft101p","p-99d3fy8m30j72zeq"]');
delete from grants;
insert into grants ("table_id", "player") overriding system value values ('aefzlcsfvv', 'p-cyn8t9y8kn7vwqk9');
insert into grants ("table_id", "player") overriding system value values ('aefzlcsfvv', 'p-511ewvmv132t75sc');
delete from log;
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('aefzlcsfvv', '1', 'p-cyn8t9y8kn7vwqk9', 'Eve-1', '[{"type":"table.created","host":"p-cyn8t9y8kn7vwqk9","name":"Eve","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"random","start":{"kind":"standard"},"private":true,"spectators":true,"chat":false,"shared":false},"v":1,"at":1794808977167}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('aefzlcsfvv', '2', 'p-cyn8t9y8kn7vwqk9', 'Eve-3', '[{"type":"seat.taken","seat":0,"player":"p-cyn8t9y8kn7vwqk9","name":"Eve","connection":"-tISaFBhnt2b.1","ready":false,"v":1,"at":1794808977384}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('aefzlcsfvv', '3', 'p-511ewvmv132t75sc', 'Ann-14', '[{"type":"seat.taken","seat":1,"player":"p-511ewvmv132t75sc","name":"Ann","connection":"Nu1QBbEl4E3T.2","ready":false,"v":1,"at":1794808977979}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('aefzlcsfvv', '4', 'system', 'lose:-tISaFBhnt2b.1:3', '[{"type":"connection.closed","seat":0,"connection":"-tISaFBhnt2b.1","v":1,"at":1794808978001}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('r5ebt16xwt', '1', 'p-511ewvmv132t75sc', 'Ann-1', '[{"type":"table.created","host":"p-511ewvmv132t75sc","name":"Ann","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794808976150}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('r5ebt16xwt', '2', 'p-511ewvmv132t75sc', 'Ann-3', '[{"type":"seat.taken","seat":0,"player":"p-511ewvmv132t75sc","name":"Ann","connection":"Nu1QBbEl4E3T.1","ready":false,"v":1,"at":1794808976250}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('r5ebt16xwt', '3', 'p-pdk3mrw3sqka5z22', 'Ben-2', '[{"type":"seat.taken","seat":1,"player":"p-pdk3mrw3sqka5z22","name":"Ben","connection":"hECrLxR_Ikop.1","ready":false,"v":1,"at":1794808976258}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('r5ebt16xwt', '4', 'p-511ewvmv132t75sc', 'Ann-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794808976262}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('r5ebt16xwt', '5', 'p-pdk3mrw3sqka5z22', 'Ben-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794808976263},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794808976263}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('r5ebt16xwt', '6', 'p-511ewvmv132t75sc', 'Ann-5', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794808976270}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('r5ebt16xwt', '7', 'p-pdk3mrw3sqka5z22', 'Ben-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794808976274}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('r5ebt16xwt', '8', 'p-511ewvmv132t75sc', 'Ann-6', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794808976277}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('r5ebt16xwt', '9', 'p-pdk3mrw3sqka5z22', 'Ben-5', '[{"type":"move.made","game":1,"ply":4,"move":{"from":26,"path":[17],"captured":[22],"crowned":false},"v":1,"at":1794808976280}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('r5ebt16xwt', '10', 'p-511ewvmv132t75sc', 'Ann-7', '[{"type":"move.made","game":1,"ply":5,"move":{"from":11,"path":[15],"captured":[],"crowned":false},"v":1,"at":1794808976286}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('r5ebt16xwt', '11', 'p-pdk3mrw3sqka5z22', 'Ben-6', '[{"type":"move.made","game":1,"ply":6,"move":{"from":24,"path":[20],"captured":[],"crowned":false},"v":1,"at":1794808976291}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('r5ebt16xwt', '12', 'p-511ewvmv132t75sc', 'Ann-8', '[{"type":"move.made","game":1,"ply":7,"move":{"from":15,"path":[18],"captured":[],"crowned":false},"v":1,"at":1794808976296}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('r5ebt16xwt', '13', 'p-pdk3mrw3sqka5z22', 'Ben-7', '[{"type":"move.made","game":1,"ply":8,"move":{"from":23,"path":[14],"captured":[18],"crowned":false},"v":1,"at":1794808976298}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('r5ebt16xwt', '14', 'p-511ewvmv132t75sc', 'Ann-9', '[{"type":"move.made","game":1,"ply":9,"move":{"from":7,"path":[11],"captured":[],"crowned":false},"v":1,"at":1794808976300}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('r5ebt16xwt', '15', 'p-pdk3mrw3sqka5z22', 'Ben-8', '[{"type":"move.made","game":1,"ply":10,"move":{"from":14,"path":[7],"captured":[10],"crowned":false},"v":1,"at":1794808976302}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('r5ebt16xwt', '16', 'p-511ewvmv132t75sc', 'Ann-10', '[{"type":"move.made","game":1,"ply":11,"move":{"from":3,"path":[10],"captured":[7],"crowned":false},"v":1,"at":1794808976306}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('r5ebt16xwt', '17', 'p-pdk3mrw3sqka5z22', 'Ben-9', '[{"type":"move.made","game":1,"ply":12,"move":{"from":20,"path":[16],"captured":[],"crowned":false},"v":1,"at":1794808976308}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('r5ebt16xwt', '18', 'p-511ewvmv132t75sc', 'Ann-11', '[{"type":"chat.said","player":"p-511ewvmv132t75sc","name":"Ann","text":"Well played, Ben.","v":1,"at":1794808976311}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('r5ebt16xwt', '19', 'p-pdk3mrw3sqka5z22', 'Ben-10', '[{"type":"game.ended","game":1,"outcome":{"winner":"black","reason":"resigned"},"v":1,"at":1794808976314}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('r5ebt16xwt', '20', 'system', 'lose:hECrLxR_Ikop.1:19', '[{"type":"connection.closed","seat":1,"connection":"hECrLxR_Ikop.1","v":1,"at":1794808977997}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '1', 'p-h526hg4p24qafrap', 'Cleo-1', '[{"type":"table.created","host":"p-h526hg4p24qafrap","name":"Cleo","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794808976395}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '2', 'p-h526hg4p24qafrap', 'Cleo-3', '[{"type":"seat.taken","seat":0,"player":"p-h526hg4p24qafrap","name":"Cleo","connection":"-X-1GAZfaQ68.1","ready":false,"v":1,"at":1794808976404}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '3', 'p-91s9xpst2pcj9bde', 'Dan-2', '[{"type":"seat.taken","seat":1,"player":"p-91s9xpst2pcj9bde","name":"Dan","connection":"bXlWsvNR_VXf.1","ready":false,"v":1,"at":1794808976408}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '4', 'p-h526hg4p24qafrap', 'Cleo-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794808976411}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '5', 'p-91s9xpst2pcj9bde', 'Dan-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794808976411},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794808976411}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '6', 'p-h526hg4p24qafrap', 'Cleo-5', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 0","v":1,"at":1794808976414}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '7', 'p-h526hg4p24qafrap', 'Cleo-6', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 1","v":1,"at":1794808976417}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '8', 'p-h526hg4p24qafrap', 'Cleo-7', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 2","v":1,"at":1794808976419}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '9', 'p-h526hg4p24qafrap', 'Cleo-8', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 3","v":1,"at":1794808976423}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '10', 'p-h526hg4p24qafrap', 'Cleo-9', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 4","v":1,"at":1794808976426}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '11', 'p-h526hg4p24qafrap', 'Cleo-10', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 5","v":1,"at":1794808976438}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '12', 'p-h526hg4p24qafrap', 'Cleo-11', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 6","v":1,"at":1794808976445}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '13', 'p-h526hg4p24qafrap', 'Cleo-12', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 7","v":1,"at":1794808976448}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '14', 'p-h526hg4p24qafrap', 'Cleo-13', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 8","v":1,"at":1794808976450}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '15', 'p-h526hg4p24qafrap', 'Cleo-14', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 9","v":1,"at":1794808976453}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '16', 'p-h526hg4p24qafrap', 'Cleo-15', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 10","v":1,"at":1794808976456}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '17', 'p-h526hg4p24qafrap', 'Cleo-16', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 11","v":1,"at":1794808976462}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '18', 'p-h526hg4p24qafrap', 'Cleo-17', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 12","v":1,"at":1794808976465}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '19', 'p-h526hg4p24qafrap', 'Cleo-18', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 13","v":1,"at":1794808976467}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '20', 'p-h526hg4p24qafrap', 'Cleo-19', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 14","v":1,"at":1794808976468}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '21', 'p-h526hg4p24qafrap', 'Cleo-20', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 15","v":1,"at":1794808976471}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '22', 'p-h526hg4p24qafrap', 'Cleo-21', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 16","v":1,"at":1794808976473}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '23', 'p-h526hg4p24qafrap', 'Cleo-22', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 17","v":1,"at":1794808976474}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '24', 'p-h526hg4p24qafrap', 'Cleo-23', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 18","v":1,"at":1794808976476}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '25', 'p-h526hg4p24qafrap', 'Cleo-24', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 19","v":1,"at":1794808976481}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '26', 'p-h526hg4p24qafrap', 'Cleo-25', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 20","v":1,"at":1794808976489}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '27', 'p-h526hg4p24qafrap', 'Cleo-26', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 21","v":1,"at":1794808976496}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '28', 'p-h526hg4p24qafrap', 'Cleo-27', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 22","v":1,"at":1794808976497}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '29', 'p-h526hg4p24qafrap', 'Cleo-28', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 23","v":1,"at":1794808976500}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '30', 'p-h526hg4p24qafrap', 'Cleo-29', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 24","v":1,"at":1794808976519}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '31', 'p-h526hg4p24qafrap', 'Cleo-30', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 25","v":1,"at":1794808976795}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '32', 'p-h526hg4p24qafrap', 'Cleo-31', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 26","v":1,"at":1794808976803}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '33', 'p-h526hg4p24qafrap', 'Cleo-32', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 27","v":1,"at":1794808976815}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '34', 'p-h526hg4p24qafrap', 'Cleo-33', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 28","v":1,"at":1794808976817}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '35', 'p-h526hg4p24qafrap', 'Cleo-34', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 29","v":1,"at":1794808976819}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '36', 'p-h526hg4p24qafrap', 'Cleo-35', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 30","v":1,"at":1794808976821}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '37', 'p-h526hg4p24qafrap', 'Cleo-36', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 31","v":1,"at":1794808976828}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '38', 'p-h526hg4p24qafrap', 'Cleo-37', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 32","v":1,"at":1794808976830}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '39', 'p-h526hg4p24qafrap', 'Cleo-38', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 33","v":1,"at":1794808976832}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '40', 'p-h526hg4p24qafrap', 'Cleo-39', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 34","v":1,"at":1794808976834}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '41', 'p-h526hg4p24qafrap', 'Cleo-40', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 35","v":1,"at":1794808976836}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '42', 'p-h526hg4p24qafrap', 'Cleo-41', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 36","v":1,"at":1794808976844}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '43', 'p-h526hg4p24qafrap', 'Cleo-42', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 37","v":1,"at":1794808976847}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '44', 'p-h526hg4p24qafrap', 'Cleo-43', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 38","v":1,"at":1794808976851}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '45', 'p-h526hg4p24qafrap', 'Cleo-44', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 39","v":1,"at":1794808976858}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '46', 'p-h526hg4p24qafrap', 'Cleo-45', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 40","v":1,"at":1794808976870}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '47', 'p-h526hg4p24qafrap', 'Cleo-46', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 41","v":1,"at":1794808976873}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '48', 'p-h526hg4p24qafrap', 'Cleo-47', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 42","v":1,"at":1794808976875}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '49', 'p-h526hg4p24qafrap', 'Cleo-48', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 43","v":1,"at":1794808976880}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '50', 'p-h526hg4p24qafrap', 'Cleo-49', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 44","v":1,"at":1794808976886}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '51', 'p-h526hg4p24qafrap', 'Cleo-50', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 45","v":1,"at":1794808976888}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '52', 'p-h526hg4p24qafrap', 'Cleo-51', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 46","v":1,"at":1794808976896}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '53', 'p-h526hg4p24qafrap', 'Cleo-52', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 47","v":1,"at":1794808976899}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '54', 'p-h526hg4p24qafrap', 'Cleo-53', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 48","v":1,"at":1794808976901}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '55', 'p-h526hg4p24qafrap', 'Cleo-54', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 49","v":1,"at":1794808976905}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '56', 'p-h526hg4p24qafrap', 'Cleo-55', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 50","v":1,"at":1794808976907}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '57', 'p-h526hg4p24qafrap', 'Cleo-56', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 51","v":1,"at":1794808976910}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '58', 'p-h526hg4p24qafrap', 'Cleo-57', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 52","v":1,"at":1794808976916}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '59', 'p-h526hg4p24qafrap', 'Cleo-58', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 53","v":1,"at":1794808976928}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '60', 'p-h526hg4p24qafrap', 'Cleo-59', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 54","v":1,"at":1794808976933}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '61', 'p-h526hg4p24qafrap', 'Cleo-60', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 55","v":1,"at":1794808976935}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '62', 'p-h526hg4p24qafrap', 'Cleo-61', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 56","v":1,"at":1794808976949}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '63', 'p-h526hg4p24qafrap', 'Cleo-62', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 57","v":1,"at":1794808976972}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '64', 'p-h526hg4p24qafrap', 'Cleo-63', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 58","v":1,"at":1794808976979}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '65', 'p-h526hg4p24qafrap', 'Cleo-64', '[{"type":"chat.said","player":"p-h526hg4p24qafrap","name":"Cleo","text":"Line 59","v":1,"at":1794808976998}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '66', 'p-h526hg4p24qafrap', 'Cleo-65', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794808977002}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '67', 'p-91s9xpst2pcj9bde', 'Dan-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794808977016}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '68', 'p-h526hg4p24qafrap', 'Cleo-66', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794808977024}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '69', 'p-91s9xpst2pcj9bde', 'Dan-5', '[{"type":"move.made","game":1,"ply":4,"move":{"from":26,"path":[17],"captured":[22],"crowned":false},"v":1,"at":1794808977039}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '70', 'p-h526hg4p24qafrap', 'Cleo-67', '[{"type":"move.made","game":1,"ply":5,"move":{"from":11,"path":[15],"captured":[],"crowned":false},"v":1,"at":1794808977058}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('umegvbmhle', '71', 'p-91s9xpst2pcj9bde', 'Dan-6', '[{"type":"move.made","game":1,"ply":6,"move":{"from":24,"path":[20],"captured":[],"crowned":false},"v":1,"at":1794808977065}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('abwjawmeui', '1', 'p-z664hp056wft101p', 'Finn-1', '[{"type":"table.created","host":"p-z664hp056wft101p","name":"Finn","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"v":1,"at":1794808976334}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('abwjawmeui', '2', 'p-z664hp056wft101p', 'Finn-3', '[{"type":"seat.taken","seat":0,"player":"p-z664hp056wft101p","name":"Finn","connection":"_XFGP7Z4tsfq.1","ready":false,"v":1,"at":1794808976342}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('abwjawmeui', '3', 'p-99d3fy8m30j72zeq', 'Gerda-2', '[{"type":"seat.taken","seat":1,"player":"p-99d3fy8m30j72zeq","name":"Gerda","connection":"3VqHmAFJxcOq.1","ready":false,"v":1,"at":1794808976356}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('abwjawmeui', '4', 'p-z664hp056wft101p', 'Finn-4', '[{"type":"ready.changed","seat":0,"ready":true,"v":1,"at":1794808976358}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('abwjawmeui', '5', 'p-99d3fy8m30j72zeq', 'Gerda-3', '[{"type":"ready.changed","seat":1,"ready":true,"v":1,"at":1794808976359},{"type":"game.started","game":1,"sides":{"black":0,"white":1},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"fen":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","history":[],"opening":0,"ballot":null,"clocks":null,"v":1,"at":1794808976359}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('abwjawmeui', '6', 'p-z664hp056wft101p', 'Finn-5', '[{"type":"move.made","game":1,"ply":1,"move":{"from":9,"path":[13],"captured":[],"crowned":false},"v":1,"at":1794808976364}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('abwjawmeui', '7', 'p-99d3fy8m30j72zeq', 'Gerda-4', '[{"type":"move.made","game":1,"ply":2,"move":{"from":22,"path":[17],"captured":[],"crowned":false},"v":1,"at":1794808976367}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('abwjawmeui', '8', 'p-z664hp056wft101p', 'Finn-6', '[{"type":"move.made","game":1,"ply":3,"move":{"from":13,"path":[22],"captured":[17],"crowned":false},"v":1,"at":1794808976369}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('abwjawmeui', '9', 'p-99d3fy8m30j72zeq', 'Gerda-5', '[{"type":"game.ended","game":1,"outcome":{"winner":"black","reason":"left"},"v":1,"at":1794808976372},{"type":"seat.left","seat":1,"player":"p-99d3fy8m30j72zeq","why":"left","v":1,"at":1794808976372}]');
insert into log ("table_id", "seq", "actor", "command_id", "events") overriding system value values ('abwjawmeui', '10', 'p-z664hp056wft101p', 'Finn-7', '[{"type":"table.closed","why":"host","v":1,"at":1794808976377}]');
delete from names;
insert into names ("skeleton", "player", "seen") overriding system value values ('ann', 'p-511ewvmv132t75sc', '1794808976122');
insert into names ("skeleton", "player", "seen") overriding system value values ('ben', 'p-pdk3mrw3sqka5z22', '1794808976148');
insert into names ("skeleton", "player", "seen") overriding system value values ('flnn', 'p-z664hp056wft101p', '1794808976325');
insert into names ("skeleton", "player", "seen") overriding system value values ('gerda', 'p-99d3fy8m30j72zeq', '1794808976333');
insert into names ("skeleton", "player", "seen") overriding system value values ('cleo', 'p-h526hg4p24qafrap', '1794808976387');
insert into names ("skeleton", "player", "seen") overriding system value values ('dan', 'p-91s9xpst2pcj9bde', '1794808976394');
insert into names ("skeleton", "player", "seen") overriding system value values ('eve', 'p-cyn8t9y8kn7vwqk9', '1794808977164');
delete from nodes;
insert into nodes ("node", "heard", "retires") overriding system value values ('n-15694f3fed98', '1794808977790', '1794808988007');
delete from outages;
delete from passwords;
insert into passwords ("table_id", "hash", "invitation") overriding system value values ('aefzlcsfvv', 'scrypt$15$8$1$dGd-5a3c1qW1DBZp70iF2A$S9pE4yUPPNMOQJnhqsu-B5P20sOGEbq4pLKO2RXTYg8', 'IdlU3cok_juLVeQmsnrdsg');
delete from records;
insert into records ("kind", "id", "at", "until", "subject", "body") overriding system value values ('address-key', '2026-11-16', '1794808976067', '1796018576067', '2026-11-16', '{"key":"0262421256e8da42f9e458c4788a9f8bf3dfbad961eee3e0d32bd738d92528c4"}');
delete from records_revision;
insert into records_revision ("id", "revision") overriding system value values ('1', '1');
delete from return_codes;
insert into return_codes ("code_hash", "player", "good_until") overriding system value values ('b9b550414c2c8940af783d4ae2daf50bde53163cf9c621b2fdf9e2d7663d821b', 'p-cyn8t9y8kn7vwqk9', '1794809577986');
delete from sessions;
insert into sessions ("player", "name", "seen") overriding system value values ('p-511ewvmv132t75sc', 'Ann', '1794808976122');
insert into sessions ("player", "name", "seen") overriding system value values ('p-pdk3mrw3sqka5z22', 'Ben', '1794808976148');
insert into sessions ("player", "name", "seen") overriding system value values ('p-z664hp056wft101p', 'Finn', '1794808976325');
insert into sessions ("player", "name", "seen") overriding system value values ('p-99d3fy8m30j72zeq', 'Gerda', '1794808976333');
insert into sessions ("player", "name", "seen") overriding system value values ('p-h526hg4p24qafrap', 'Cleo', '1794808976387');
insert into sessions ("player", "name", "seen") overriding system value values ('p-91s9xpst2pcj9bde', 'Dan', '1794808976394');
insert into sessions ("player", "name", "seen") overriding system value values ('p-cyn8t9y8kn7vwqk9', 'Eve', '1794808977164');
delete from snapshots;
insert into snapshots ("table_id", "seq", "state") overriding system value values ('umegvbmhle', '64', '{"v":2,"status":"open","closed":null,"createdAt":1794808976395,"host":"p-h526hg4p24qafrap","hostName":"Cleo","options":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"sides":"host-black","start":{"kind":"standard"},"private":false,"spectators":true,"chat":true,"shared":false},"seats":[{"kind":"person","player":"p-h526hg4p24qafrap","name":"Cleo","ready":false,"connections":["-X-1GAZfaQ68.1"],"lostAt":null},{"kind":"person","player":"p-91s9xpst2pcj9bde","name":"Dan","ready":false,"connections":["bXlWsvNR_VXf.1"],"lostAt":null}],"removed":[],"round":{"number":1,"startedAt":1794808976411,"sides":{"black":0,"white":1},"players":{"black":"p-h526hg4p24qafrap","white":"p-91s9xpst2pcj9bde"},"names":{"black":"Cleo","white":"Dan"},"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"table":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"game":{"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"drawRule":"claim","start":{"black":4095,"white":-1048576,"kings":0,"turn":"black"},"plies":[],"position":{"black":4095,"white":-1048576,"kings":0,"turn":"black"},"outcome":null},"opening":0,"ballot":null,"turn":1,"clock":{"left":{"black":0,"white":0},"turnStartedAt":1794808976411,"warnedAt":null},"grace":{"black":120000,"white":120000},"offer":null,"offered":false,"takeback":null,"activeAt":1794808976411,"idleNotices":0},"lastSides":null,"seatOffer":null,"declined":[],"emptySince":null,"lastAt":1794808976979}');
delete from tables;
insert into tables ("table_id", "head", "next_due", "computer_due", "listing", "created_at", "host", "seated", "last_at", "present", "rank", "stage", "timer", "preset", "names", "seat0", "seat1", "origin", "log_bytes") overriding system value values ('abwjawmeui', '10', null, null, null, null, 'p-z664hp056wft101p', '{p-z664hp056wft101p}', '1794808976377', 'false', '3', 'full', '', '', '', null, null, null, '2289');
insert into tables ("table_id", "head", "next_due", "computer_due", "listing", "created_at", "host", "seated", "last_at", "present", "rank", "stage", "timer", "preset", "names", "seat0", "seat1", "origin", "log_bytes") overriding system value values ('umegvbmhle', '71', null, null, '{"table":"umegvbmhle","host":"Cleo","seats":[{"name":"Cleo","level":null,"away":false},{"name":"Dan","level":null,"away":false}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":false,"spectators":true,"playing":true,"game":1,"createdAt":1794808976395,"sides":["black","white"],"startedAt":1794808976411}', '1794808976395', 'p-h526hg4p24qafrap', '{p-h526hg4p24qafrap,p-91s9xpst2pcj9bde}', '1794808977065', 'true', '2', 'playing', 'none', 'official', 'cleo
cleo
dan', 'p-h526hg4p24qafrap', 'p-91s9xpst2pcj9bde', '127.0.0.1', '8871');
insert into tables ("table_id", "head", "next_due", "computer_due", "listing", "created_at", "host", "seated", "last_at", "present", "rank", "stage", "timer", "preset", "names", "seat0", "seat1", "origin", "log_bytes") overriding system value values ('r5ebt16xwt', '20', '1794809037997', null, '{"table":"r5ebt16xwt","host":"Ann","seats":[{"name":"Ann","level":null,"away":false},{"name":"Ben","level":null,"away":true}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":false,"spectators":true,"playing":false,"game":1,"createdAt":1794808976150,"sides":["white","black"]}', '1794808976150', 'p-511ewvmv132t75sc', '{p-511ewvmv132t75sc,p-pdk3mrw3sqka5z22}', '1794808977997', 'true', '3', 'full', 'none', 'official', 'ann
ann
ben', 'p-511ewvmv132t75sc', 'p-pdk3mrw3sqka5z22', '127.0.0.1', '3471');
insert into tables ("table_id", "head", "next_due", "computer_due", "listing", "created_at", "host", "seated", "last_at", "present", "rank", "stage", "timer", "preset", "names", "seat0", "seat1", "origin", "log_bytes") overriding system value values ('aefzlcsfvv', '4', '1794809038001', null, '{"table":"aefzlcsfvv","host":"Eve","seats":[{"name":"Eve","level":null,"away":true},{"name":"Ann","level":null,"away":false}],"rules":{"capture":"mandatory","chain":"finish","crowning":"ends-turn","removal":"at-once","blocked":"loses","first":"black"},"options":{"sideNames":"red-white","draw":{"agreement":true,"rule":"claim","proof":"claim"},"resign":"any-time","timer":{"kind":"none"},"onTime":"forfeit","idle":null,"showPile":true,"onLost":"grace","grace":120000,"after":"rematch","takebacks":"asked","hints":true},"locked":true,"spectators":true,"playing":false,"game":0,"createdAt":1794808977167,"sides":null}', '1794808977167', 'p-cyn8t9y8kn7vwqk9', '{p-cyn8t9y8kn7vwqk9,p-511ewvmv132t75sc}', '1794808978001', 'false', '3', 'full', 'none', 'official', 'eve
eve
ann', 'p-cyn8t9y8kn7vwqk9', 'p-511ewvmv132t75sc', '127.0.0.1', '983');
delete from tokens;
insert into tokens ("token_hash", "player") overriding system value values ('aec3f72ee15aa06b49b7d5cc02ad79d856b6649f589eae9ed7efb565a2d2d202', 'p-511ewvmv132t75sc');
insert into tokens ("token_hash", "player") overriding system value values ('331706cc086cf63e03a14ba7ddf7a3e406324923129a8b3e8db6ce039b89581f', 'p-pdk3mrw3sqka5z22');
insert into tokens ("token_hash", "player") overriding system value values ('11e6fec26910b4f9a8c1e84d0f979e2f218a5874437fa8792a7f658d0cb21f00', 'p-z664hp056wft101p');
insert into tokens ("token_hash", "player") overriding system value values ('df2eb8c5232be7aec5f87f43b9b70dcc873b31d0be8ddc4df9fd1b767cc03962', 'p-99d3fy8m30j72zeq');
insert into tokens ("token_hash", "player") overriding system value values ('9b1498113ca60d6760571f013b8d0fe8431ebb270654ab27950cca98475c4f5e', 'p-h526hg4p24qafrap');
insert into tokens ("token_hash", "player") overriding system value values ('145d8a1d7fb0ee6e0751f3b59e8553ec4cd42087765ea083deae47b9c4f14095', 'p-91s9xpst2pcj9bde');
insert into tokens ("token_hash", "player") overriding system value values ('a581c69b9ad453ae5670637a788f1b384c171422f920310eea1e5eca2e82238f', 'p-cyn8t9y8kn7vwqk9');
