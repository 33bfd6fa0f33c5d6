/** `crownhead host`: a server on this machine with a table on it, and its host at that table, on a full screen or by typed lines (N1). */
import type { OfferedOptions } from '@crownhead/protocol';
import { type ConfigText, type Reach, readConfig } from '@crownhead/server';
import { canRunTerminal, runTerminal } from '@crownhead/terminal';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { type LookFlags, lookOf } from '../look-flags.ts';
import { badUsage, print, printError } from '../output.ts';
import { stopSignal } from '../stop-signal.ts';
import { hostedTable, readName, type TableFlags } from './host-options.ts';
import { keepTableOpen } from './open-table.ts';
import { type OpenedServer, OWN_CONFIG, openServer, openServerFor, ownServer } from './own-server.ts';

export type HostFlags = TableFlags &
  LookFlags &
  Pick<ConfigText, 'host' | 'port' | 'db'> & { readonly lines?: true };

const inAList = (lines: readonly string[]): string => lines.map((line) => `  ${line}\n`).join('');

/** Said where the address is of no use on another machine. */
const ONLY_HERE: Readonly<Record<Reach['scope'], string>> = {
  network: '',
  machine: 'Only this computer can reach it: leave out --host to let others in.\n',
  'no-network': 'This computer is not connected to a network: nobody else can reach it for now.\n',
};

/** What the other person needs, in lines that can be read out. */
function invitation({ scope, addresses }: Reach, port: number, table: string, hasWeb: boolean): string {
  const [first] = addresses;
  return [
    `Crownhead is open on port ${port} of this computer:\n`,
    inAList(addresses),
    ONLY_HERE[scope],
    'The other person joins with\n',
    inAList([`crownhead join ${first}${table}`]),
    hasWeb ? `or in a browser at http://${first}${table}\n` : '',
  ].join('');
}

interface Hosted {
  readonly opened: OpenedServer;
  readonly name: string | undefined;
  readonly table: { readonly options: OfferedOptions; readonly password?: string };
  readonly flags: HostFlags;
}

const invite = ({ opened: { server, hasWeb } }: Hosted, table: string): string =>
  invitation(server.reach, server.port, table, hasWeb);

async function hostByLines(hosted: Hosted): Promise<ExitCode> {
  const { visitByLines } = await import('./lines/visit.ts');
  return visitByLines({
    origin: hosted.opened.server.url,
    goal: { kind: 'host', ...hosted.table },
    name: hosted.name,
    ascii: hosted.flags.ascii,
    invitation: (path) => invite(hosted, path).trimEnd(),
  });
}

async function hostOnScreen(hosted: Hosted): Promise<ExitCode> {
  const { opened, name, table, flags } = hosted;
  // Still there to be read when the app has given the screen back.
  await print(invite(hosted, ''));
  const start = {
    kind: 'host',
    address: new URL(opened.server.url).host,
    own: ownServer(opened),
    ...table,
    ...(name === undefined ? {} : { name }),
  } as const;
  const code = await runTerminal({ start, flags: lookOf(flags), openServer: openServerFor });
  return code === 0 ? EXIT.fine : EXIT.no;
}

/** Until the program is told to stop. */
async function hostForOthers(hosted: Hosted, stop: Promise<unknown>): Promise<ExitCode> {
  const kept = await keepTableOpen(hosted.opened.server.url, hosted.name, hosted.table, {
    opened: async (path, again) => {
      if (again) await print('\nThat table has closed. Here is the next one.\n');
      await print(invite(hosted, path));
      await print(
        'You are not at the table yourself: use --lines to play with typed lines. Ctrl-C ends it.\n',
      );
    },
    failed: (why) => printError(`The table has closed, and there is no other: ${why}`),
  });
  if (!kept.ok) {
    printError(kept.error);
    return EXIT.no;
  }
  await stop;
  kept.value();
  return EXIT.fine;
}

export async function hostCommand(flags: HostFlags): Promise<ExitCode> {
  const { host, port, db, password } = flags;
  const given = { ...OWN_CONFIG, ...(host && { host }), ...(port && { port }), ...(db && { db }) };
  const config = readConfig(given, process.env);
  if (!config.ok) return badUsage(config.error);
  const options = hostedTable(flags);
  if (!options.ok) return badUsage(options.error);
  const name = readName(flags.name);
  if (!name.ok) return badUsage(name.error);

  const onScreen = !flags.lines && canRunTerminal();
  // In a pipe there may be nobody: a person says so.
  const byLines = !onScreen && (flags.lines === true || process.stdin.isTTY === true);
  // Those at the table have their own way with signals.
  const stop = onScreen || byLines ? null : stopSignal();
  const opened = await openServer(config.value, '--port, or --port 0 for any free one');
  if (!opened.ok) {
    printError(opened.error);
    return EXIT.no;
  }
  const hosted: Hosted = {
    opened: opened.value,
    name: name.value,
    table: { options: options.value, ...(password !== undefined && { password }) },
    flags,
  };
  try {
    if (byLines) return await hostByLines(hosted);
    return await (stop === null ? hostOnScreen(hosted) : hostForOthers(hosted, stop));
  } finally {
    // Nobody is left to come back to.
    await opened.value.server.stop('ended');
  }
}
