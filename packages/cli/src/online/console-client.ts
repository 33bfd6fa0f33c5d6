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

/** Talks until one side has had enough. */
async function talk(socket: LineSocket, name: string | undefined): Promise<ExitCode> {
  const talking = new ConsoleTalk();
  const person = process.stdin.isTTY === true;
  const typed = createInterface({ input: process.stdin });
  const queue: string[] = [];
  let noMore = false;
  const say = (line: string): void => socket.say(line);
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
    const heard = talking.receive(line);
    for (const answer of heard.say) say(answer);
    if (heard.show.length > 0) await print(`${heard.show.join('\n')}\n`);
    over = heard.over;
    if (over !== null) break;
    work();
  }
  process.off('SIGINT', leave);
  typed.close();
  process.stdin.destroy();
  socket.close();
  if (over === null) printError('The connection to the server is lost.');
  return over === 'fine' ? EXIT.fine : EXIT.no;
}

export async function joinByLines(
  place: ServerAddress,
  name: string | undefined,
  attempts?: number,
): Promise<ExitCode> {
  const { host, port } = place;
  await print(`Connecting to ${host} port ${port} …\n`);
  const policy = defaultRetryPolicy((...next) => void print(attemptLine(...next)), attempts);
  const answer = await tryToReach(() => askForPort(place), policy);
  if (answer === null) {
    printError(unreachable(`${host} port ${port}`, policy.attempts).message);
    return EXIT.no;
  }
  if (answer.kind !== 'port') {
    printError(answer.kind === 'full' ? 'Server is full.' : 'That is not a Crownhead console server.');
    return EXIT.no;
  }
  const socket = await dial({ host, port: answer.port });
  if (socket === null) {
    printError('The connection to the server is lost.');
    return EXIT.no;
  }
  return talk(socket, name);
}
