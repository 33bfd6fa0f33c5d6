/** `crownhead serve`: the server, until it is told to stop. */
import { existsSync } from 'node:fs';
import { type ConfigText, type RunningServer, readConfig, StoreFault, startServer } from '@crownhead/server';
import { WEB_ROOT } from '@crownhead/web';
import { EXIT, type ExitCode } from './exit-code.ts';
import { openBrowser } from './open-browser.ts';
import { complain } from './output.ts';

export type ServeOptions = ConfigText & { readonly open?: true };

/** The sentence for what commonly keeps a server from starting; null for what nobody expected. */
function startFault(error: unknown, { host, port }: { host: string; port: number }): string | null {
  if (error instanceof StoreFault) return error.message;
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program: choose another with --port, or --port 0 for any free one.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user: choose one above 1023 with --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${host} is not an address of this machine: choose another with --host.`;
    default:
      return null;
  }
}

/** Resolves at the first signal; the second one does not wait for anybody. */
function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    let told = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (told) process.exit(EXIT.no);
        told = true;
        resolve();
      });
    }
  });
}

export async function serveCommand(options: ServeOptions): Promise<ExitCode> {
  const config = readConfig(options, process.env);
  if (!config.ok) {
    complain(config.error);
    return EXIT.usage;
  }
  const stop = toldToStop();
  let server: RunningServer;
  try {
    server = await startServer(config.value, existsSync(WEB_ROOT) ? { webRoot: WEB_ROOT } : {});
  } catch (error) {
    const sentence = startFault(error, config.value);
    if (sentence === null) throw error;
    complain(sentence);
    return EXIT.no;
  }
  process.stdout.write(`Crownhead is at ${server.url}\n`);
  if (options.open) openBrowser(server.url);
  await stop;
  await server.stop();
  return EXIT.fine;
}
