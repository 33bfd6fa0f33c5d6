/** `crownhead serve`: the server, until it is told to stop. */
import { existsSync } from 'node:fs';
import { type ConfigText, type RunningServer, readConfig, startServer } from '@crownhead/server';
import { WEB_ROOT } from '@crownhead/web';
import { EXIT, type ExitCode } from './exit-code.ts';
import { openBrowser } from './open-browser.ts';
import { complain } from './output.ts';
import { startFault, typed } from './start-fault.ts';
import { toldToStop } from './told-to-stop.ts';

export type ServeOptions = ConfigText & { readonly open?: true };

export async function serveCommand(options: ServeOptions): Promise<ExitCode> {
  const config = readConfig(options, process.env);
  if (!config.ok) {
    complain(config.error);
    return EXIT.usage;
  }
  const { host, port, consoleBasePort } = config.value;
  const stop = toldToStop();
  let server: RunningServer;
  try {
    server = await startServer(config.value, existsSync(WEB_ROOT) ? { webRoot: WEB_ROOT } : {});
  } catch (error) {
    const otherPort = (taken: number) =>
      taken === port
        ? `${typed('--port', `${port + 1}`)}, or --port 0 for any free one`
        : '--console-base-port';
    const otherPlace = typed('--db', 'other.db');
    const sentence = startFault(error, { host, port, otherPort, otherPlace });
    if (sentence === null) throw error;
    complain(sentence);
    return EXIT.no;
  }
  process.stdout.write(`Crownhead is at ${server.url}\n`);
  if (consoleBasePort > 0) process.stdout.write(`Its console is at ${host} port ${consoleBasePort}\n`);
  if (options.open) openBrowser(server.url);
  await stop;
  await server.stop();
  return EXIT.fine;
}
