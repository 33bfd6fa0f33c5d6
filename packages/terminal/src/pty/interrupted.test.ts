/** A move half entered while the window changes its size, and a game cut off by a crash. */
import { isDeepStrictEqual } from 'node:util';
import { positionOf, type Square } from '@crownhead/rules';
import { expect } from 'vitest';
import { piecesOf } from './test-board.ts';
import { play, showsMoves } from './test-play.ts';
import { describeInTerminal, GIVEN_BACK, KEYS, LOOKS, test } from './test-start.ts';

/** The man on 2 takes three in a row, in one way only; the other one could go elsewhere. */
const CHAIN = 'B:W7,15,23,32:B2,4';
/** As the board stands after its first and second hop. */
const HOPPED = ['B:W15,23,32:B11,4', 'B:W23,32:B18,4'] as const;

/** Code with a mistake in it, run inside the program when it is told to. */
const bug = (code: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', ${code})`)}`,
});

describeInTerminal('in the middle of a move', () => {
  test.for([
    'truecolor',
    '16 colours',
    'ASCII',
  ] as const)('[C2] [M3] [M5] a chain of jumps goes on after each change of size: %s', async (look, {
    programs,
  }) => {
    const program = await programs.atBoard(['--fen', CHAIN], { env: LOOKS[look] });
    const stands = async (fen: string): Promise<void> => {
      await program.shows('Another jump is available');
      const wanted = piecesOf(positionOf(fen, 'black'));
      await program.until(fen, () => isDeepStrictEqual(program.board.pieces, wanted));
      expect(program.text).toContain('No moves yet.');
    };
    const [afterOne, afterTwo] = HOPPED;
    program.press(KEYS.enter + KEYS.enter);
    await stands(afterOne);
    program.resize(150, 50);
    await stands(afterOne);
    program.clickPlaces(18 as Square);
    await stands(afterTwo);
    program.resize(60, 20);
    await program.shows('The window is 60');
    program.resize(80, 24);
    await stands(afterTwo);
    program.press(KEYS.enter);
    await showsMoves(program, ['2x11x18x27']);
  });
});

describeInTerminal('a crash', () => {
  test.for([
    ['an exception', '() => { throw new Error("a bug") }'],
    ['a promise nobody looked after', 'async () => { throw new Error("a bug") }'],
  ])('in the middle of a game by %s gives the screen back; the game is there at the next start', async ([
    ,
    code,
  ], { programs }) => {
    const program = await programs.atBoard([], { env: bug(code!) });
    const position = await play(program, ['11-15', '22-18', '15x22'], () => 'keys');
    // Half a move more, which is no move.
    program.press('25x');
    await program.shows('Your move: 25x');
    program.kill('SIGUSR2');
    expect(await program.ended()).toMatchObject({ exitCode: 1 });
    const [, after] = program.output.split(GIVEN_BACK);
    expect(after).toContain('crownhead: Error: a bug');
    for (const mode of ['1049', '1002', '1006', '2004']) expect(program.hasMode(mode)).toBe(false);

    const again = await programs.atMenu({ home: program.home });
    again.press('c');
    await showsMoves(again, ['11-15', '22-18', '15x22']);
    expect(again.board.pieces).toEqual(piecesOf(position));
    again.press('25x18\r');
    await showsMoves(again, ['11-15', '22-18', '15x22', '25x18']);
  });

  test('[F1] before the first move leaves nothing to go on with', async ({ programs }) => {
    const program = await programs.atBoard([], { env: bug('() => { throw new Error("a bug") }') });
    program.kill('SIGUSR2');
    expect(await program.ended()).toMatchObject({ exitCode: 1 });
    const again = await programs.atMenu({ home: program.home });
    expect(again.text).not.toContain('Continue');
  });
});
