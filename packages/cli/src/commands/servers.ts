/** The commands that open doors for others. */
import { Option } from 'commander';
import { type AddCommand, type Done, examples, GROUP } from './parts.ts';

export function serverCommands(add: AddCommand, done: Done): void {
  add(GROUP.play, 'serve', 'The server: tables for everybody who connects, on this machine or many.')
    .addOption(new Option('--port <PORT>', 'where it listens; 0 picks a free one (default: 8080)'))
    .addOption(new Option('--host <ADDRESS>', 'on which address; 0.0.0.0 for all (default: 127.0.0.1)'))
    .addOption(
      new Option('--lan', 'let other devices on your network in, and say at which address').conflicts('host'),
    )
    .addOption(
      new Option(
        '--db <FILE>',
        'where it keeps tables and games: a file, or a postgres:// URL that many share (default: crownhead.db)',
      ),
    )
    .addOption(new Option('--open', 'show it in the browser, where there is one'))
    .addOption(new Option('--origins <LIST>', 'web pages of these origins may connect too, with commas'))
    .addOption(new Option('--proxies <N>', 'how many trusted proxies stand in front (default: 0)'))
    .addOption(new Option('--engines <N>', 'threads that think for computer players'))
    .addOption(new Option('--computer-pace <MS>', 'the least time for a move of theirs (default: 700)'))
    .addOption(new Option('--log-level <LEVEL>', 'silent, error, warn, info or debug (default: info)'))
    .addOption(new Option('--most-connections <N>', 'full beyond this'))
    .addOption(new Option('--most-connections-per-address <N>', 'the same for one address'))
    .addOption(new Option('--most-tables <N>', 'full beyond this'))
    .addOption(new Option('--tables-per-person <N>', 'tables one person may have open'))
    .addOption(new Option('--spectators-per-table <N>', 'how many may watch one table'))
    .addOption(new Option('--messages-per-second <N>', 'how much one client may send (default: 20)'))
    .addOption(
      new Option('--console-base-port <PORT>', 'also opens the console door, as console-server does'),
    )
    .addOption(new Option('--console-max-clients <N>', 'clients of the console door (default: 5)'))
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

  add(GROUP.play, 'console-server', 'A table over plain TCP lines, for simple clients and for nc.')
    .addOption(
      new Option('--base-port <PORT>', 'where clients ask; each gets a port after it (default: 9000)'),
    )
    .addOption(new Option('--max-clients <N>', 'two who play, and those who watch (default: 5)'))
    .addOption(new Option('--host <ADDRESS>', 'on which address; 0.0.0.0 for all').default('127.0.0.1'))
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
