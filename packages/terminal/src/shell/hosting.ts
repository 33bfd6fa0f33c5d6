/** The server in this program, while there is one: opened from the menu or on the command line, ended with the visit. */
import type { AppCommand, ShellEvent } from '../app/screen.ts';
import type { OpenServer, OwnServer } from './own-server.ts';

export class Hosting {
  #own: OwnServer | null;
  readonly #openServer: OpenServer | null;
  readonly #tell: (event: ShellEvent) => void;
  #isClosed = false;

  constructor(own: OwnServer | null, openServer: OpenServer | null, tell: (event: ShellEvent) => void) {
    this.#own = own;
    this.#openServer = openServer;
    this.#tell = tell;
  }

  get own(): OwnServer | null {
    return this.#own;
  }

  /** The addresses others come to a table by, whose path this is; `origin` is the server it is on. */
  invitationsTo(path: string, origin: string): readonly string[] {
    const addresses = this.#own?.addresses ?? [origin.replace(/^http:\/\//, '')];
    return addresses.map((address) => `${address}${path}`);
  }

  /** In the place of the one before. */
  async open({ port, scope, goal }: Extract<AppCommand, { type: 'server.open' }>): Promise<void> {
    await this.end();
    const opened = await this.#openServer?.({ port, scope });
    if (!opened) return;
    if (!opened.ok) {
      this.#tell({ type: 'refused', problem: { error: 'no-server', message: opened.error } });
      return;
    }
    this.#own = opened.value;
    if (this.#isClosed) return this.end();
    this.#tell({ type: 'server', server: { origin: opened.value.origin, goal } });
  }

  /** Ends it for everybody who is there. */
  async end(): Promise<void> {
    const own = this.#own;
    if (own === null) return;
    this.#own = null;
    this.#tell({ type: 'server', server: null });
    await own.stop();
  }

  /** One that is still being opened ends as soon as it is open. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.end();
  }
}
