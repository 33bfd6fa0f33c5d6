/** What a console server may say to the full-screen client, and what it must not get away with. */
import { afterEach, expect } from 'vitest';
import { ScriptedServer } from './test-console.ts';
import { showsMoves } from './test-play.ts';
import type { PtyProgram } from './test-pty.ts';
import { describeInTerminal, KEYS, type Programs, test } from './test-start.ts';

const PATIENCE_MS = 120_000;
const FEN = 'W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12';
const AFTER = 'B:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12';

const servers: ScriptedServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function atGame(
  programs: Programs,
  ...flags: readonly string[]
): Promise<{ readonly server: ScriptedServer; readonly ann: PtyProgram }> {
  const server = await ScriptedServer.start();
  servers.push(server);
  const ann = programs.start({ args: ['join', '--console', server.at, '--name', 'Ann', ...flags] });
  await server.begin(FEN);
  await ann.shows('Your move, Ann.');
  return { server, ann };
}

const isBox = (program: PtyProgram, text: string): Promise<void> =>
  program.until(`the box “${text}”`, () => program.box.startsWith(text));

async function acknowledged(program: PtyProgram): Promise<void> {
  program.press(KEYS.enter);
  await program.until('the box gone', () => program.box === '');
}

describeInTerminal('messages of a console server', () => {
  test('[M5] [N14] [N10] status over the board until Enter, actions above it, requests acknowledged', {
    timeout: PATIENCE_MS,
  }, async ({ programs }) => {
    const { server, ann } = await atGame(programs);
    await server.hears(/^READY Ann$/);
    await server.hears(/^ACK \d+$/);
    for (const text of ['Player White has disconnected', 'A Draw has been reached']) {
      server.state('MESSAGE', FEN, text);
      await isBox(ann, text);
      // What is acknowledged with Enter makes no move.
      await acknowledged(ann);
    }
    server.say('GAME 2 W You play White, Bob plays Red.');
    server.state('MOVE', FEN);
    await ann.shows('Game 2');

    // T5: the notices of the server stand above the board.
    server.state('MESSAGE', FEN, 'Player White has 1 minute left to move');
    await ann.until('the notice', () =>
      /has 1 minute left|please move: 1:00|\d+ seconds? left/.test(ann.text),
    );
    expect(ann.box).toBe('');

    // The server is the referee: what it refuses is taken back, with its reason.
    ann.press('22-18\r');
    await server.hears(/^MOVE 22-18$/);
    server.state('RECHECK', FEN, 'Not today.');
    await ann.shows('Not today.');
    ann.press('22-18\r');
    await ann.until(
      'the move on its way',
      () => server.heard.filter((line) => line === 'MOVE 22-18').length === 2,
    );
    server.state('WAIT', AFTER, 'White moves 22-18');
    await showsMoves(ann, ['22-18']);

    server.state('MESSAGE', AFTER, 'Player Red is the winner!');
    await isBox(ann, 'Player Red is the winner!');
    await acknowledged(ann);
    server.state('REMATCH', AFTER, 'Would you like to play again? YES or NO');
    await ann.shows('y another game');
    ann.press('y');
    await server.hears(/^YES$/);
  });

  test('[R10] [R11] what the rules of the table allow has its keys, and says its line', {
    timeout: PATIENCE_MS,
  }, async ({ programs }) => {
    const { server, ann } = await atGame(programs);
    await server.hears(/^RULES$/);
    expect(ann.text).not.toContain('resign');
    server.say('RULES official first=white; sides=red-white agreement=yes resign=any-time takebacks=never');
    await ann.shows('o offer draw');
    ann.press('o');
    await server.hears(/^DRAW$/);
    server.state('MESSAGE', FEN, 'Player White offers a draw');
    server.state('MOVE', FEN);
    await ann.shows('Ann has offered a draw.');
    server.state('MESSAGE', FEN, 'Player Red declined the draw');
    server.state('MOVE', FEN);
    await ann.shows('Player Red declined the draw');
    ann.press('r');
    await isBox(ann, 'Resign this game?');
    ann.press('y');
    await server.hears(/^RESIGN YES$/);
    ann.press(KEYS.interrupt);
    await isBox(ann, 'Quit during the game? You will lose it.');
    ann.press('y');
    await server.hears(/^QUIT$/);
    expect(await ann.ended()).toMatchObject({ exitCode: 0 });
  });

  test('[N17] a server that says goodbye in the middle of a game is lost like any other', {
    timeout: PATIENCE_MS,
  }, async ({ programs }) => {
    const { server, ann } = await atGame(programs, '--attempts', '1');
    server.say('BYE This server is about to stop.');
    server.close();
    await isBox(ann, 'This server is about to stop.');
    expect(await ann.ended()).toMatchObject({ exitCode: 1 });
    expect(ann.output).toContain('could not be reached in 1 attempt.');
  });

  test('[C1] nonsense, escape characters, boards that cannot be and lies do no harm', {
    timeout: PATIENCE_MS,
  }, async ({ programs }) => {
    const { server, ann } = await atGame(programs, '--attempts', '1');
    const evil = '\x1b]0;owned\x07\x1b[2J\x1b[?1049l\u009b31mgo\u202e';
    server.say(
      evil,
      '',
      'GET / HTTP/1.1',
      'STATE',
      'STATE x MOVE y z',
      `STATE 1 MOVE W:W99:B1 4 ${evil}`,
      `STATE 999999999999999 DANCE ${FEN} 4 ${evil}`,
      `WELCOME ${evil}`,
      `GAME 1 X ${evil}`,
    );
    server.state('MESSAGE', FEN, `${evil} told`);
    await ann.shows('told');
    // It is not Red's turn, whatever the request says.
    server.state('MOVE', AFTER, 'White moves 1-2');
    await ann.shows('Bob is to move.');
    server.state('WAIT', 'W:WK1,K2:BK32', 'nothing led here');
    await ann.shows('Your move, Ann.');
    server.say(`GAME 2 W You play White, ${evil} plays Red.`);
    server.state('MOVE', FEN);
    await ann.shows('Game 2');
    expect(ann.hasMode('1049')).toBe(true);
    expect(ann.output).not.toContain('owned\x07');
    expect(ann.output).not.toContain('\u009b');
    expect(ann.output).not.toContain('\u202e');

    // However much is said, ten boxes are the most to acknowledge.
    const last = 'Player White is the winner!';
    server.say(
      ...Array.from(
        { length: 3000 },
        (_, n) => `STATE 1 MESSAGE ${FEN} 9 Game ${n}: a draw has been reached`,
      ),
    );
    server.state('MESSAGE', FEN, last);
    await isBox(ann, 'Game 2991:');
    ann.press(KEYS.enter.repeat(9));
    await isBox(ann, last);
    await acknowledged(ann);

    // A line without end is no line: the server is given up.
    server.send('x'.repeat(100_000));
    await isBox(ann, 'The connection to the server is lost.');
    server.close();
    await ann.ended();
    expect(ann.exit).toMatchObject({ exitCode: 1 });
  });
});
