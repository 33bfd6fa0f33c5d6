/** Every way to a table, for one file of tests: a server that has all its gateways open, and those who come through them. */
import { afterEach, beforeEach } from 'vitest';
import { ConsoleClient, onFreePorts } from '../../server/test/console/test-console.ts';
import { describeInTerminal, isThere, Programs } from '../../terminal/src/pty/test-start.ts';
import { type AppFixture, visitAs, withApp } from '../../web/e2e/app-fixture.ts';
import { type ServedApp, serveApp } from '../../web/e2e/server.ts';
import { ConsoleParticipant, TerminalParticipant, WebParticipant } from './participants.ts';

export interface Gateways {
  readonly app: AppFixture;
  /** Of the server, as one types it. */
  readonly address: string;
  byWeb(name: string, place?: string): Promise<WebParticipant>;
  /** The program with these arguments; in the home of an earlier visit it is the same player. */
  byTerminal(name: string, args: readonly string[], home?: string): TerminalParticipant;
  byConsole(name: string): Promise<ConsoleParticipant>;
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
    (app) => {
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
          app,
          get address() {
            return app.url.replace(/^http:\/\//, '');
          },
          async byWeb(who, place) {
            const { page, context } = await visitAs(app, who, place);
            return new WebParticipant(who, page, context);
          },
          byTerminal(who, args, home) {
            return new TerminalParticipant(
              who,
              programs.start({ args, ...(home !== undefined && { home }) }),
            );
          },
          async byConsole(who) {
            const [line = ''] = await ConsoleClient.hear(basePort);
            const client = await ConsoleClient.dial(Number(line.split(' ')[3]));
            clients.push(client);
            client.say(`READY ${who}`);
            await client.next(/^WELCOME/);
            return new ConsoleParticipant(who, client);
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
