/** `crownhead join --console --lines`: plays at a console server by typed lines, at a keyboard or in a pipe (C1). */
import { createInterface } from 'node:readline';
import { unreachable } from '@crownhead/client';
import type { ServerAddress } from '@crownhead/client/console';
import { askForPort, dial, type LineSocket } from '@crownhead/terminal/console';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { print, printError } from '../output.ts';
import { ConsoleTalk } from './console-talk.ts';
import { attemptLine, defaultRetryPolicy, tryToReach } from './retry.ts';

/** Until the connection ends; who ended it, and how, makes no difference. */
async function* linesOf(socket: LineSocket): AsyncGenerator<string> {
  const waiting: string[] = [];
  let isOver = false;
  let wake = (): void => undefined;
  socket.listen({
    heard: (lines) => {
      waiting.push(...lines);
      wake();
    },
    closed: () => {
      isOver = true;
      wake();
    },
  });
  for (;;) {
    for (let line = waiting.shift(); line !== undefined; line = waiting.shift()) yield line;
    if (isOver) return;
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
}

/** In a pipe, moves and answers wait until they are asked for; anything else may be said at any time. */
const waitsForItsTurn = (line: string): boolean => /^(move\b|[a-h]?\d|yes$|no$|accept$|decline$)/i.test(line);

/** What is typed, or comes through a pipe, as long as the program runs: the server may be lost and found again meanwhile. */
class TypedLines {
  readonly isPerson = process.stdin.isTTY === true;
  readonly waiting: string[] = [];
  isOver = false;
  /** Called for every line, and at the end. */
  changed = (): void => undefined;
  readonly #lines = createInterface({ input: process.stdin });

  constructor() {
    this.#lines.on('line', (line) => {
      if (line.trim() === '') return;
      this.waiting.push(line.trim());
      this.changed();
    });
    this.#lines.on('close', () => {
      this.isOver = true;
      this.changed();
    });
  }

  close(): void {
    this.changed = () => undefined;
    this.#lines.close();
    process.stdin.destroy();
  }
}

/** How a visit has ended: `unheard` by a server that was lost before it had let us in. */
type VisitEnd = 'fine' | 'refused' | 'lost' | 'unheard';

/** Talks until one side has had enough. */
async function talk(socket: LineSocket, name: string | undefined, typed: TypedLines): Promise<VisitEnd> {
  const talking = new ConsoleTalk();
  const { waiting, isPerson } = typed;
  let isLeaving = false;
  const say = (line: string): void => socket.say(line);
  const leave = (): void => {
    isLeaving = true;
    say('QUIT');
  };
  const work = (): void => {
    while (waiting.length > 0 && (isPerson || talking.asked || !waitsForItsTurn(waiting[0]!))) {
      const line = waiting.shift()!;
      if (waitsForItsTurn(line)) talking.answered();
      say(line);
    }
    // Nobody is left who could answer.
    const isAlone = typed.isOver && (isPerson || (waiting.length === 0 && talking.asked));
    if (isAlone && !isLeaving) leave();
  };
  // Ctrl-C at the keyboard is a way to leave, too.
  process.once('SIGINT', leave);

  say(name === undefined ? 'READY' : `READY ${name}`);
  typed.changed = work;
  let over: 'fine' | 'refused' | null = null;
  for await (const line of linesOf(socket)) {
    const heard = talking.receive(line);
    for (const answer of heard.say) say(answer);
    if (heard.show.length > 0) await print(`${heard.show.join('\n')}\n`);
    over = heard.over;
    if (over !== null) break;
    work();
  }
  process.off('SIGINT', leave);
  typed.changed = () => undefined;
  socket.close();
  if (over !== null) return over;
  if (isLeaving) return 'fine';
  return talking.isIn ? 'lost' : 'unheard';
}

/** Null where nobody answers. */
async function visit(
  place: ServerAddress,
  name: string | undefined,
  typed: TypedLines,
): Promise<Exclude<VisitEnd, 'unheard'> | 'full' | 'stranger' | null> {
  const answer = await askForPort(place);
  if (answer === null) return null;
  if (answer.kind !== 'port') return answer.kind;
  const socket = await dial({ host: place.host, port: answer.port });
  if (socket === null) return null;
  const end = await talk(socket, name, typed);
  return end === 'unheard' ? null : end;
}

const FAULTS = {
  full: 'Server is full.',
  stranger: 'That is not a Crownhead console server.',
  lost: 'The connection to the server is lost.',
} as const;

/** A server that is lost in the middle of a game is tried again as often as at the start (N17). */
export async function joinByLines(
  place: ServerAddress,
  name: string | undefined,
  attempts?: number,
): Promise<ExitCode> {
  const { host, port } = place;
  await print(`Connecting to ${host} port ${port} …\n`);
  const policy = defaultRetryPolicy((...next) => void print(attemptLine(...next)), attempts);
  const typed = new TypedLines();
  try {
    for (;;) {
      const end = await tryToReach(() => visit(place, name, typed), policy);
      if (end === 'fine') return EXIT.fine;
      if (end === 'refused') return EXIT.no;
      if (end === 'lost' && !typed.isOver) {
        // What waited for its turn was meant for that game.
        typed.waiting.length = 0;
        await print(`${FAULTS.lost} Your game there is over. Connecting again …\n`);
        continue;
      }
      printError(end === null ? unreachable(`${host} port ${port}`, policy.attempts).message : FAULTS[end]);
      return EXIT.no;
    }
  } finally {
    typed.close();
  }
}
