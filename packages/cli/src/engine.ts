/** `crownhead engine`: the engine on standard input and output, in the Hub protocol. */
import { HUB_PARAMS, HubServer } from '@crownhead/engine';
import { startEngine, type ThreadEngine } from '@crownhead/engine/node';
import manifest from '../package.json' with { type: 'json' };
import { EXIT, type ExitCode } from './exit-code.ts';
import { lineBatches } from './lines.ts';

export interface EngineOptions {
  readonly level?: number;
  readonly memory?: number;
  readonly threads?: number;
  readonly tables: boolean;
  readonly book: boolean;
  readonly cpu?: true;
}

/** Room for every move of the longest games. */
const LONGEST_LINE = 65_536;

export async function engineCommand(options: EngineOptions): Promise<ExitCode> {
  const { level, memory, threads } = { ...HUB_PARAMS, ...options };
  const { tables, book, cpu } = options;
  let engine: ThreadEngine | null = null;
  const server = new HubServer(
    {
      send: (line) => process.stdout.write(`${line}\n`),
      start: async (params) => {
        await engine?.close();
        const started = startEngine({
          megabytes: params.memory,
          tables: params.tables,
          threads: params.threads,
          book: params.book,
          cpu: cpu === true,
        });
        engine = started;
        await started.ready;
        return started;
      },
      // What stands behind it in the same piece of input is not heard any more either.
      quit: () => process.stdin.destroy(),
    },
    {
      version: manifest.version,
      params: { level, memory, threads, tables, book },
    },
  );
  process.stdin.setEncoding('utf8');
  for await (const lines of lineBatches(process.stdin, LONGEST_LINE)) {
    for (const line of lines) {
      server.receive(line);
      if (process.stdin.destroyed) break;
    }
    if (process.stdin.destroyed) break;
  }
  await server.close();
  // Cast, because it is set in a callback, which the compiler does not follow.
  await (engine as ThreadEngine | null)?.close();
  return EXIT.fine;
}
