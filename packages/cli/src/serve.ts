/** `crownhead serve`: the server, until stopped. */
import { existsSync } from 'node:fs';
import { type ConfigText, isPostgres, type RunningServer, readConfig, startServer } from '@crownhead/server';
import { WEB_ROOT } from '@crownhead/web';
import { EXIT, type ExitCode } from './exit-code.ts';
import { lanCommand, reachLines } from './lan.ts';
import { openBrowser } from './open-browser.ts';
import { printError } from './output.ts';
import { startFault, typed } from './start-fault.ts';
import { isInteractive, stopSignal } from './stop-signal.ts';

export type ServeOptions = Omit<ConfigText, 'book'> & {
  readonly open?: true;
  readonly lan?: true;
  /** False where `--no-book` is given; otherwise the environment says it. */
  readonly book?: boolean;
};

/** Every address of this machine. */
const LAN = { host: '0.0.0.0' } as const;

export async function serveCommand({ open, lan, book = true, ...flags }: ServeOptions): Promise<ExitCode> {
  const config = readConfig({ ...flags, ...(!book && { book: 'no' }), ...(lan && LAN) }, process.env);
  if (!config.ok) {
    printError(config.error);
    return EXIT.usage;
  }
  const { host, port, proxies, consoleBasePort } = config.value;
  const stop = stopSignal();
  const command = lanCommand(config.value);
  let server: RunningServer;
  try {
    const web = existsSync(WEB_ROOT) ? { webRoot: WEB_ROOT } : {};
    server = await startServer(config.value, { ...web, lanCommand: command });
  } catch (error) {
    const otherPort = (taken: number) =>
      taken === port
        ? `${typed('--port', `${port + 1}`)}, or --port 0 for any free one`
        : '--console-base-port';
    const otherPlace = typed('--db', 'other.db');
    const sentence = startFault(error, { host, port, otherPort, otherPlace });
    if (sentence === null) throw error;
    printError(sentence);
    return EXIT.no;
  }
  // Behind a proxy people come by its address, not by ours.
  const reach = proxies > 0 ? [] : reachLines(server.reach, command);
  const ownerLink = await server.ownerLink();
  const lines = [
    `Crownhead is at ${server.url}`,
    ...reach,
    ...(consoleBasePort > 0 ? [`Its console is at ${host} port ${consoleBasePort}`] : []),
    ...(ownerLink === null
      ? []
      : ['Nobody operates it yet. Open this once to become its owner:', `  ${ownerLink}`]),
  ];
  // In one piece: a reader of the first line may close the pipe.
  process.stdout.write(`${lines.join('\n')}\n`);
  if (open) openBrowser(server.url);
  const signal = await Promise.race([stop, server.drainAsked.then(() => 'SIGTERM' as const)]);
  // Other nodes on the same database go on; a service is restarted; what a person ends is over.
  await server.stop(isInteractive(signal) && !isPostgres(config.value) ? 'ended' : 'draining');
  return EXIT.fine;
}
