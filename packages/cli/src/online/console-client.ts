/** `crownhead join --console`: plays at a console server by typed lines, at a keyboard or in a pipe (C1). */
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { quotable } from '@crownhead/rules';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { badUsage, complain, print } from '../output.ts';
import { ConsoleTalk } from './console-talk.ts';
import { attemptLine, tryToReach, usualPatience } from './retry.ts';

const USUAL_PORT = 9000;
const CONNECT_MS = 5000;
const ANSWER_MS = 5000;
/** A machine that vanished is noticed. */
const KEEPALIVE_MS = 10_000;

interface Place {
  readonly host: string;
  readonly port: number;
}

/** `host`, `host:9000`, `[::1]:9000`. */
function readPlace(text: string): Place | null {
  const match = /^(?:\[([0-9a-f:.]+)\]|([\p{L}\p{N}._-]+))(?::(\d{1,5}))?$/iu.exec(text.trim());
  const port = Number(match?.[3] ?? USUAL_PORT);
  return match && port >= 1 && port <= 65_535 ? { host: (match[1] ?? match[2])!, port } : null;
}

/** Null when nobody is there. */
function dial({ host, port }: Place): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, keepAlive: true, keepAliveInitialDelay: KEEPALIVE_MS });
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
      resolve(socket);
    });
  });
}

/** A connection that breaks, cut off or reset, has no last line and no error here, only an end. */
async function* linesOf(socket: Socket): AsyncGenerator<string> {
  const lines = createInterface({ input: socket });
  socket.once('close', () => lines.close());
  try {
    yield* lines;
  } catch {
    // Whoever reads sees that the lines have ended, and that nobody said goodbye.
  }
}

/**
 * The base port says one line: which port is ours, or why there is none. Null when nobody is there, or hangs up without
 * a word; an empty line from somebody who does not talk first, as console servers do.
 */
export async function askForPort(place: Place, patience = ANSWER_MS): Promise<string | null> {
  const base = await dial(place);
  if (base === null) return null;
  let isSilent = false;
  const timer = setTimeout(() => {
    isSilent = true;
    base.destroy();
  }, patience);
  try {
    for await (const line of linesOf(base)) return line;
    return isSilent ? '' : null;
  } finally {
    clearTimeout(timer);
    base.destroy();
  }
}

/** In a pipe, moves and answers wait until they are asked for; anything else may be said at any time. */
const waitsForItsTurn = (line: string): boolean => /^(move\b|[a-h]?\d|yes$|no$|accept$|decline$)/i.test(line);

/** Talks until one side has had enough. */
async function talk(socket: Socket, name: string | undefined): Promise<ExitCode> {
  const talking = new ConsoleTalk();
  const person = process.stdin.isTTY === true;
  const typed = createInterface({ input: process.stdin });
  const queue: string[] = [];
  let noMore = false;
  const say = (line: string): void => void socket.write(`${line}\n`);
  const work = (): void => {
    while (queue.length > 0 && (person || talking.asked || !waitsForItsTurn(queue[0]!))) {
      const line = queue.shift()!;
      if (waitsForItsTurn(line)) talking.answered();
      say(line);
    }
    // Nobody is left who could answer.
    if (noMore && queue.length === 0 && talking.asked) {
      talking.answered();
      say('QUIT');
    }
  };
  typed.on('line', (line) => {
    if (line.trim() === '') return;
    queue.push(line.trim());
    work();
  });
  typed.on('close', () => {
    noMore = true;
    if (person) say('QUIT');
    else work();
  });
  // Ctrl-C at the keyboard is a way to leave, too.
  const leave = () => say('QUIT');
  process.once('SIGINT', leave);

  say(name === undefined ? 'READY' : `READY ${name}`);
  let over: 'fine' | 'refused' | null = null;
  for await (const line of linesOf(socket)) {
    const heard = talking.hear(line);
    for (const answer of heard.say) say(answer);
    if (heard.show.length > 0) await print(`${heard.show.join('\n')}\n`);
    over = heard.over;
    if (over !== null) break;
    work();
  }
  process.off('SIGINT', leave);
  typed.close();
  process.stdin.destroy();
  socket.destroy();
  if (over === null) complain('The connection to the server is lost.');
  return over === 'fine' ? EXIT.fine : EXIT.no;
}

export async function joinConsole(text: string, name: string | undefined): Promise<ExitCode> {
  const place = readPlace(text);
  if (place === null)
    return badUsage(`“${quotable(text)}” is no console server: it is written like 192.168.1.5:9000.`);
  const { host, port } = place;
  await print(`Connecting to ${host} port ${port} …\n`);
  const patience = usualPatience((...next) => void print(attemptLine(...next)));
  const line = await tryToReach(() => askForPort(place), patience);
  if (line === null) {
    complain(`The server at ${host} port ${port} could not be reached in ${patience.attempts} attempts.`);
    return EXIT.no;
  }
  const own = /^ID \d+ PORT (\d+)$/.exec(line);
  if (own === null) {
    complain(line === 'Server is full' ? 'Server is full.' : 'That is no console server of Crownhead.');
    return EXIT.no;
  }
  const socket = await dial({ host, port: Number(own[1]) });
  if (socket === null) {
    complain('The connection to the server is lost.');
    return EXIT.no;
  }
  return talk(socket, name);
}
