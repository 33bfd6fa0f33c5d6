/** `crownhead console-server`: a table over plain TCP lines (C1), until stopped. */

import type { TableOptions } from '@crownhead/match';
import { err, ok, type Result } from '@crownhead/rules';
import {
  consoleOptions,
  readPorts,
  readTurnLimit,
  startConsoleServer,
  withTurnLimit,
} from '@crownhead/server/console';
import { EXIT, type ExitCode } from './exit-code.ts';
import { badUsage, printError } from './output.ts';
import { tableOptionsFor } from './play/rules-choice.ts';
import { startFault } from './start-fault.ts';
import { stopSignal } from './stop-signal.ts';

export interface ConsoleServerOptions {
  readonly host: string;
  readonly rules: string;
  readonly basePort?: string;
  readonly maxClients?: string;
  readonly turnLimit?: string;
}

/** C5: left out, the limits of the rules hold. */
function limited(table: TableOptions, text: string | undefined): Result<TableOptions, string> {
  if (text === undefined) return ok(table);
  const limit = readTurnLimit(text);
  return limit.ok ? ok(withTurnLimit(table, limit.value)) : err(`--turn-limit ${limit.error}`);
}

export async function consoleServerCommand(asked: ConsoleServerOptions): Promise<ExitCode> {
  const { host } = asked;
  // An empty one would be every address there is.
  if (host === '') return badUsage('--host is an address of this computer, or 0.0.0.0 for all of them.');
  const ports = readPorts(asked);
  if (!ports.ok) return badUsage(ports.error);
  const rules = tableOptionsFor(asked.rules);
  if (!rules.ok) return badUsage(rules.error);
  const table = limited(rules.value.table, asked.turnLimit);
  if (!table.ok) return badUsage(table.error);

  const stop = stopSignal();
  const { basePort, maxClients } = ports.value;
  const options = consoleOptions({ ...rules.value, table: table.value });
  let server: Awaited<ReturnType<typeof startConsoleServer>>;
  try {
    server = await startConsoleServer({ host, ports: ports.value, options });
  } catch (error) {
    const sentence = startFault(error, { host, port: basePort, otherPort: () => '--base-port' });
    if (sentence === null) throw error;
    printError(sentence);
    return EXIT.no;
  }
  process.stdout.write(`Crownhead console is at ${host} port ${basePort}, for ${maxClients} clients\n`);
  await stop;
  await server.stop();
  return EXIT.fine;
}
