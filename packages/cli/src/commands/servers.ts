/** The commands that run a server. */
import { Option } from 'commander';
import { type AddCommand, type Done, examples, GROUP } from './parts.ts';

/** How much people may ask of a server. */
const limitOptions = (): readonly Option[] => [
  new Option('--most-connections <N>', 'the most connections at a time'),
  new Option('--most-connections-per-address <N>', 'the most connections from one address'),
  new Option('--most-tables <N>', 'the most open tables'),
  new Option('--tables-per-person <N>', 'the most open tables of one person'),
  new Option('--tables-per-address <N>', 'the most open tables from one address'),
  new Option(
    '--seats-per-person <N>',
    'the most seats of one person at tables of others where they do not play yet',
  ),
  new Option('--seats-per-address <N>', 'the most such seats of one address'),
  new Option('--spectators-per-table <N>', 'the most spectators at one table'),
  new Option('--messages-per-second <N>', 'the most messages one person may send (default: 20)'),
  new Option('--messages-per-second-per-address <N>', 'the same for all at one address (default: 200)'),
];

function addServe(add: AddCommand, done: Done): void {
  const serve = add(
    GROUP.play,
    'serve',
    'Runs the server: tables for everyone who connects, on one computer or many.',
  )
    .addOption(new Option('--port <PORT>', 'the port to listen on; 0 picks a free one (default: 8080)'))
    .addOption(
      new Option('--host <ADDRESS>', 'the address to listen on; 0.0.0.0 for all (default: 127.0.0.1)'),
    )
    .addOption(
      new Option(
        '--lan',
        'let other devices on your network connect, and print the address for them',
      ).conflicts('host'),
    )
    .addOption(
      new Option(
        '--db <FILE>',
        'where tables and games are stored: a file, or a postgres:// URL that several servers share (default: crownhead.db)',
      ),
    )
    .addOption(new Option('--open', 'open the web app in the browser'))
    .addOption(new Option('--origins <LIST>', 'other web origins that may connect, separated by commas'))
    .addOption(new Option('--proxies <N>', 'the number of trusted proxies in front (default: 0)'))
    .addOption(new Option('--engines <N>', 'engine threads for computer players'))
    .addOption(new Option('--no-book', 'computers find their openings themselves instead of from the book'))
    .addOption(new Option('--computer-pace <MS>', 'the minimum time for a computer’s move (default: 700)'))
    .addOption(
      new Option(
        '--admin-file <FILE>',
        'where to write address and token for “crownhead admin” (default: beside the database file)',
      ),
    )
    .addOption(new Option('--log-level <LEVEL>', 'silent, error, warn, info or debug (default: info)'))
    .addOption(new Option('--reserved-names <NAMES>', 'names that guests may not take, with commas'));
  for (const option of limitOptions()) serve.addOption(option);
  serve
    .addOption(new Option('--console-base-port <PORT>', 'also run a console server, from this port on'))
    .addOption(new Option('--console-max-clients <N>', 'the most clients of the console server (default: 5)'))
    .addOption(
      new Option(
        '--console-turn-limit <SECONDS>',
        'how long a turn may take there; 0 for no limit (default: 600)',
      ),
    )
    .addHelpText(
      'after',
      `\nOptions with a value can also be given in the environment, as CROWNHEAD_PORT, CROWNHEAD_DB and so on.\n${examples(
        'serve',
        'serve --lan',
        'serve --port 3000 --host 0.0.0.0 --db club.db',
        'serve --db postgres://crownhead@db.example/crownhead',
      )}`,
    )
    .action(async (options) => {
      const { serveCommand } = await import('../serve.ts');
      done(await serveCommand(options));
    });
}

function addConsoleServer(add: AddCommand, done: Done): void {
  add(GROUP.play, 'console-server', 'A table over plain TCP lines, for simple clients and for nc.')
    .addOption(
      new Option(
        '--base-port <PORT>',
        'the port clients connect to first; each is then given a port of its own (default: 9000)',
      ),
    )
    .addOption(new Option('--max-clients <N>', 'two players plus spectators (default: 5)'))
    .addOption(
      new Option('--host <ADDRESS>', 'the address to listen on; 0.0.0.0 for all').default('127.0.0.1'),
    )
    .addOption(new Option('--turn-limit <SECONDS>', 'how long a turn may take; 0 for no limit'))
    .addOption(
      new Option('--rules <PRESET>', 'the rules, as “crownhead rules” lists them').default('console'),
    )
    .addHelpText(
      'after',
      `\nThe protocol is described in docs/console.md.\n${examples(
        'console-server --base-port 9000 --max-clients 5',
        'console-server --host 0.0.0.0 --turn-limit 120 --rules official',
      )}`,
    )
    .action(async (options) => {
      const { consoleServerCommand } = await import('../console-server.ts');
      done(await consoleServerCommand(options));
    });
}

export function serverCommands(add: AddCommand, done: Done): void {
  addServe(add, done);
  addConsoleServer(add, done);
}
