/** A server for tests of a visit: answers over HTTP and by socket as it is told to, and can keep an answer back. */
import {
  ERROR_WORDS,
  type ErrorCode,
  PROTOCOL_VERSION,
  type TableListing,
  tableId,
} from '@crownhead/protocol';
import { BOB, TableDriver } from '@crownhead/testkit';
import { vi } from 'vitest';

interface Heard {
  readonly type: string;
  readonly id?: string;
  readonly table?: string;
  readonly token?: string;
}

type Reply = Record<string, unknown>;

/** The one that is opened when somebody asks for one. */
export const OWN_TABLE = tableId('table1');

export const refusal = (error: ErrorCode): Reply => ({ error, message: ERROR_WORDS[error] });

/** In the place of the `fetch` and the `WebSocket` of this test. */
export class TestServer {
  /** What was asked over HTTP, as in `PUT`. */
  readonly asked: string[] = [];
  readonly heard: Heard[] = [];
  /** What the list of tables has. */
  tables: readonly TableListing[] = [];
  refuses: (message: Heard) => boolean = () => false;
  readonly #state = TableDriver.open().state;
  readonly #kept: (() => void)[] = [];
  readonly #keeps: readonly string[];
  readonly #http: Readonly<Record<string, Reply>>;

  /** `http` is what each method is answered; `keeps` the kinds of messages whose answer waits for `release`. */
  constructor(http: Readonly<Record<string, Reply>>, keeps: readonly string[] = []) {
    this.#http = http;
    this.#keeps = keeps;
    const server = this;
    vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
      if (url.includes('/api/tables?')) return { status: 200, json: async () => ({ tables: this.tables }) };
      this.asked.push(method);
      const reply = this.#http[method]!;
      return { status: 'error' in reply ? 400 : 200, json: async () => reply };
    });
    class Socket {
      onopen: (() => void) | null = null;
      onmessage: ((event: { data: string }) => void) | null = null;
      onclose: (() => void) | null = null;
      constructor() {
        queueMicrotask(() => this.onopen?.());
      }
      send(text: string): void {
        const message: Heard = JSON.parse(text);
        server.heard.push(message);
        const answer = () => {
          for (const said of server.#answers(message)) this.onmessage?.({ data: JSON.stringify(said) });
        };
        if (server.#keeps.includes(message.type)) server.#kept.push(answer);
        else queueMicrotask(answer);
      }
      close(): void {
        this.onclose?.();
      }
    }
    vi.stubGlobal('WebSocket', Socket);
  }

  hasHeard(kind: string): boolean {
    return this.heard.some(({ type }) => type === kind);
  }

  /** The answers that were kept back come now. */
  release(): void {
    for (const answer of this.#kept.splice(0)) answer();
  }

  #answers(message: Heard): readonly Reply[] {
    const { type, id, table } = message;
    if (this.refuses(message)) return [{ type: 'refusal', id, ...refusal('no-table') }];
    const reply = { type: 'reply', id, ok: true };
    switch (type) {
      case 'hello': {
        const you = { player: BOB, name: 'Bobby' };
        return [{ type: 'welcome', protocol: PROTOCOL_VERSION, server: '1', now: Date.now(), you }];
      }
      case 'lobby.watch':
        return [{ type: 'lobby', tables: [] }, reply];
      case 'table.create':
        return [{ ...reply, table: OWN_TABLE, seq: 1 }];
      case 'table.open': {
        const words = { length: 0, text: '' };
        const frame = { table, seq: 1, at: 0, asked: 'wait', board: null, message: words };
        return [
          { type: 'snapshot', ...frame, state: this.#state },
          { ...reply, table, seq: 1 },
        ];
      }
      default:
        return [reply];
    }
  }
}
