/** Whole games between two people, from the first move to the result and another game, on every kind of terminal. */
import { FULL } from '@crownhead/testkit';
import { expect } from 'vitest';
import { GAMES, play, WAYS, type Way } from './test-play.ts';
import { colourKinds } from './test-sgr.ts';
import { describeInTerminal, GIVEN_BACK, KEYS, LOOKS, type Look, test } from './test-start.ts';

interface Played {
  readonly size: readonly [number, number];
  readonly look: Look;
  readonly game: keyof typeof GAMES;
  readonly ways: readonly Way[];
  /** The kinds of colour that may be used. */
  readonly colours: readonly string[];
}

const PLAYED: readonly Played[] = [
  { size: [80, 24], look: 'truecolor', game: 'blocked', ways: WAYS, colours: ['true'] },
  { size: [150, 50], look: '256 colours', game: 'taken', ways: WAYS, colours: ['256'] },
  { size: [150, 50], look: 'truecolor', game: 'blocked', ways: ['mouse'], colours: ['true'] },
  { size: [150, 50], look: '16 colours', game: 'taken', ways: ['mouse'], colours: ['16'] },
  { size: [80, 24], look: 'ASCII', game: 'taken', ways: ['typed', 'letters'], colours: ['true'] },
  { size: [80, 24], look: 'no colours', game: 'blocked', ways: ['keys'], colours: [] },
  { size: [150, 50], look: 'ASCII without colours', game: 'blocked', ways: ['mouse', 'keys'], colours: [] },
];

/** The small and the large window, every way to move, and both games; all the colours have tests of their own. */
const LOOKED_AT: readonly Look[] = ['truecolor', '16 colours', 'ASCII without colours'];
const SOME = PLAYED.filter(({ look }, i) => PLAYED.findIndex((one) => one.look === look) === i).filter(
  ({ look }) => LOOKED_AT.includes(look),
);

const RESULTS = {
  blocked: 'Player Ann (Red) is the winner! Bob (White) cannot move. Enter OK',
  taken: 'Player Bob (White) is the winner! Ann (Red) has no pieces left. Enter OK',
} as const;

const isPlain = (text: string): boolean => [...text].every((char) => char <= '~');

describeInTerminal('a whole game', () => {
  test.for(
    FULL ? PLAYED : SOME,
  )('[M4] [M5] [M6] [L5] [R17] a game to its result, and another: $look, $size', async (played, {
    programs,
  }) => {
    const { size, look, game, ways, colours } = played;
    const program = await programs.atBoard([], { columns: size[0], rows: size[1], env: LOOKS[look] });
    await play(program, GAMES[game].split(' '), (ply) => ways[ply % ways.length]!);
    expect(program.box).toBe(RESULTS[game]);

    // The box stays until it is acknowledged; then another game is offered, with the sides swapped.
    const byMouse = ways.includes('mouse');
    if (byMouse) program.clickOn('OK');
    else program.press(KEYS.enter);
    await program.until('the box gone', () => program.box === '');
    expect(program.text).toContain('Another game?');
    if (byMouse) program.clickOn('another game');
    else program.press('y');
    await program.shows('Your move, Bob.');
    expect(program.text).toContain('Game 2');
    expect(program.text).toContain('Bob Red');

    program.press(KEYS.interrupt);
    expect(await program.ended()).toMatchObject({ exitCode: 0 });
    expect(program.output.endsWith(GIVEN_BACK)).toBe(true);
    expect(colourKinds(program.output)).toEqual(colours);
    expect(isPlain(program.output)).toBe(look.startsWith('ASCII'));
  });
});
