/** Every way to a table, for one file of tests: a server that has all its gateways open, and those who come through them. */
import { afterEach, beforeEach } from 'vitest';
import { ConsoleClient, onFreePorts } from '../../server/test/console/test-console.ts';
import { describeInTerminal, isThere, Programs } from '../../terminal/src/pty/test-start.ts';
import { arrive, type House, withApp } from '../../web/e2e/house.ts';
import { type ServedApp, serveApp } from '../../web/e2e/server.ts';
import { ByConsole, ByTerminal, ByWeb } from './somebody.ts';

export interface Gateways {
  readonly house: House;
  /** Of the server, as one types it. */
  readonly address: string;
  byWeb(name: string, place?: string): Promise<ByWeb>;
  /** The program with these arguments; in the home of an earlier visit it is the same player. */
  byTerminal(name: string, args: readonly string[], home?: string): ByTerminal;
  byConsole(name: string): Promise<ByConsole>;
}

/** Tests with all gateways of one server; skipped, and said so, where there is no browser or no pseudo-terminal. */
export function withGateways(
  name: string,
  tests: (gateways: Gateways) => void,
  serve = serveWithConsole,
): void {
  let basePort = 0;
  let programs: Programs;
  const clients: ConsoleClient[] = [];
  const start = async (): Promise<ServedApp> => {
    const served = await serve();
    basePort = served.basePort;
    return served;
  };
  withApp(
    name,
    (house) => {
      const title = isThere ? 'and a terminal' : 'and a terminal (SKIPPED: no pseudo-terminal)';
      describeInTerminal(title, () => {
        beforeEach(() => {
          programs = new Programs();
        });
        afterEach(() => {
          programs.close();
          for (const client of clients.splice(0)) client.drop();
        });
        tests({
          house,
          get address() {
            return house.url.replace(/^http:\/\//, '');
          },
          async byWeb(who, place) {
            const { page, context } = await arrive(house, who, place);
            return new ByWeb(who, page, context);
          },
          byTerminal(who, args, home) {
            return new ByTerminal(who, programs.start({ args, ...(home !== undefined && { home }) }));
          },
          async byConsole(who) {
            const [line = ''] = await ConsoleClient.hear(basePort);
            const client = await ConsoleClient.dial(Number(line.split(' ')[3]));
            clients.push(client);
            client.say(`READY ${who}`);
            await client.next(/^WELCOME/);
            return new ByConsole(who, client);
          },
        });
      });
    },
    start,
  );
}

interface WithConsole extends ServedApp {
  readonly basePort: number;
}

const serveWithConsole = (): Promise<WithConsole> =>
  onFreePorts(async (basePort) => {
    const served = await serveApp([`--console-base-port=${basePort}`]);
    return { ...served, basePort };
  });
