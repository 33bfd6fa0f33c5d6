/** Connections to a console server over TCP: one to the base port for a number, one to the port of that number. */
import { connect, type Socket } from 'node:net';
import { LineCutter, type ServerAddress } from '@crownhead/client/console';

const CONNECT_MS = 5000;
const ANSWER_MS = 5000;
/** A machine that vanished is noticed. */
const KEEPALIVE_MS = 10_000;
/** A server that does not hang up after a QUIT is hung up on. */
const FAREWELL_MS = 1000;

interface LineHandlers {
  /** Lines that came together. */
  heard(lines: readonly string[]): void;
  /** Called once, whichever side ended it. */
  closed(): void;
}

/** A connection that carries lines. */
export interface LineSocket {
  say(line: string): void;
  /** Begins to pass lines on; those that came before are not lost. */
  listen(handlers: LineHandlers): void;
  /** Sends a last line, if any, and closes; no more lines are passed on. */
  close(lastLine?: string): void;
}

/** Null when nobody is there. */
export function dial({ host, port }: ServerAddress): Promise<LineSocket | null> {
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port,
      keepAlive: true,
      keepAliveInitialDelay: KEEPALIVE_MS,
      noDelay: true,
    });
    const giveUp = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(null);
    };
    const timer = setTimeout(giveUp, CONNECT_MS);
    socket.once('error', giveUp).once('connect', () => {
      clearTimeout(timer);
      socket.off('error', giveUp).setEncoding('utf8');
      // What breaks later also closes, and that is looked at.
      socket.on('error', () => undefined);
      resolve(carryLines(socket));
    });
  });
}

function carryLines(socket: Socket): LineSocket {
  const cutter = new LineCutter();
  let handlers: LineHandlers | null = null;
  const end = (): void => {
    const told = handlers;
    handlers = null;
    told?.closed();
  };
  return {
    say: (line) => void socket.write(`${line}\n`),
    listen(to) {
      handlers = to;
      socket.on('data', (text: string) => {
        const { lines, tooLong } = cutter.push(text);
        if (lines.length > 0) handlers?.heard(lines);
        if (tooLong) socket.destroy();
      });
      socket.on('close', end);
      if (socket.destroyed) end();
    },
    close(lastLine) {
      handlers = null;
      if (socket.destroyed) return;
      if (lastLine === undefined) {
        socket.destroy();
        return;
      }
      socket.end(`${lastLine}\n`);
      socket.resume();
      const cut = setTimeout(() => socket.destroy(), FAREWELL_MS);
      socket.once('close', () => clearTimeout(cut));
    },
  };
}

/** What the base port answered: a port for this client, or the sentence that came instead. */
export type PortAnswer =
  | { readonly kind: 'port'; readonly id: number; readonly port: number }
  | { readonly kind: 'full' }
  /** Somebody is there who is no console server: console servers talk first, and of numbers. */
  | { readonly kind: 'stranger' };

function readAnswer(line: string): PortAnswer {
  const own = /^ID (\d{1,6}) PORT (\d{1,5})\r?$/.exec(line);
  const port = Number(own?.[2]);
  if (own && port >= 1 && port <= 65_535) return { kind: 'port', id: Number(own[1]), port };
  return /^Server is full\.?\r?$/i.test(line) ? { kind: 'full' } : { kind: 'stranger' };
}

/** Asks at the base port. Null when nobody is there, or hangs up without a word. */
export async function askForPort(place: ServerAddress, patience = ANSWER_MS): Promise<PortAnswer | null> {
  const base = await dial(place);
  if (base === null) return null;
  return new Promise((resolve) => {
    const answer = (given: PortAnswer | null): void => {
      clearTimeout(timer);
      base.close();
      resolve(given);
    };
    const timer = setTimeout(() => answer({ kind: 'stranger' }), patience);
    base.listen({ heard: ([line]) => answer(readAnswer(line!)), closed: () => answer(null) });
  });
}
