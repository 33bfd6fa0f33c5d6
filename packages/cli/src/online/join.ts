/** `crownhead join`: the full-screen app, or typed lines, at somebody else's server or table; or a client of a console server. */
import { readAddress } from '@crownhead/client';
import { readServerAddress } from '@crownhead/client/console';
import { quotable } from '@crownhead/rules';
import { canRunTerminal, runTerminal } from '@crownhead/terminal';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { type LookFlags, lookOf } from '../look-flags.ts';
import { badUsage } from '../output.ts';
import { readName } from './host-options.ts';
import { openServerLater } from './open-server-later.ts';

export interface JoinFlags extends LookFlags {
  readonly console?: string;
  readonly name?: string;
  readonly watch?: true;
  readonly lines?: true;
  readonly attempts?: number;
}

export async function joinCommand(text: string | undefined, flags: JoinFlags): Promise<ExitCode> {
  const name = readName(flags.name);
  if (!name.ok) return badUsage(name.error);
  const called = name.value === undefined ? {} : { name: name.value };
  if (flags.console !== undefined) {
    if (text !== undefined) return badUsage('Join one server: an address, or --console and its address.');
    if (flags.watch)
      return badUsage(
        '--watch does not work with a console server: the first two play and the others watch.',
      );
    return joinConsole(flags.console, name.value, flags);
  }
  if (flags.attempts !== undefined) return badUsage('--attempts needs --console.');
  if (text === undefined)
    return badUsage('Enter an address: crownhead join 192.168.1.5:8080, or the invitation you were given.');
  const address = readAddress(text);
  if (address === null)
    return badUsage(`“${quotable(text)}” is not an address: it looks like 192.168.1.5:8080 or play.example.`);
  if (flags.lines || !canRunTerminal()) {
    const { visitByLines } = await import('./lines/visit.ts');
    const { origin, table, invitation } = address;
    const watch = flags.watch === true;
    const goal =
      table === null
        ? ({ kind: 'lobby', watch } as const)
        : ({ kind: 'table', id: table, ...(invitation && { invitation }), watch } as const);
    return visitByLines({ origin, goal, name: name.value, ascii: flags.ascii });
  }
  const watch = flags.watch ? { watch: true } : {};
  const start = { kind: 'join', address: text, ...watch, ...called } as const;
  return (await runTerminal({ start, flags: lookOf(flags), openServer: openServerLater })) === 0
    ? EXIT.fine
    : EXIT.no;
}

/** The same screens as everywhere; typed lines where there is no terminal, or where they are wanted. */
async function joinConsole(text: string, name: string | undefined, flags: JoinFlags): Promise<ExitCode> {
  const place = readServerAddress(text);
  if (place === null)
    return badUsage(`“${quotable(text)}” is not a console server address: it looks like 192.168.1.5:9000.`);
  const { attempts } = flags;
  if (flags.lines || !canRunTerminal()) {
    const { joinByLines } = await import('./console-client.ts');
    return joinByLines(place, name, attempts);
  }
  const called = name === undefined ? {} : { name };
  const tried = attempts === undefined ? {} : { attempts };
  const start = { kind: 'console', place, ...called, ...tried } as const;
  return (await runTerminal({ start, flags: lookOf(flags), openServer: openServerLater })) === 0
    ? EXIT.fine
    : EXIT.no;
}
