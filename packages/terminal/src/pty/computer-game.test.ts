/** Games with computers to their end: against one, and one against another. */
import { LEAST_RATING, MOST_RATING } from '@crownhead/rules';
import { expect } from 'vitest';
import { movesShown, showsMoves } from './test-play.ts';
import { describeInTerminal, KEYS, test } from './test-start.ts';

/** White has one man, and whatever it does is taken. */
const HOPELESS = 'W:W18:B11,2';
/** Everybody has to jump, and after two jumps Black has nothing left. */
const FORCED = 'B:W18,26,30:B14';

describeInTerminal('a game with computers', () => {
  test.concurrent('[L3] [L5] a game is lost to the computer, and another one is offered', async ({
    programs,
  }) => {
    const args = ['play', '--white', 'Bob', '--computer', 'black', '--level', '1', '--fen', HOPELESS];
    const program = programs.start({ args });
    await program.shows('Your move, Bob.');
    program.press('18-15\r');
    await showsMoves(program, ['18-15', '11x18']);
    expect(program.box).toMatch(/^Player .+, Red\) is the winner! Bob \(White\) has no pieces left\./);
    program.press(KEYS.enter);
    await program.until('the box gone', () => program.box === '');
    program.press('y');
    await program.shows('Game 2');
  });

  test.concurrent('[L3] [L5] a game is won against the computer, which has to jump', async ({ programs }) => {
    const args = ['play', '--white', 'Bob', '--computer', 'black', '--level', '1', '--fen', FORCED];
    const program = programs.start({ args, columns: 150, rows: 50 });
    await showsMoves(program, ['14x23']);
    await program.shows('You must perform a jump');
    program.press(KEYS.enter + KEYS.enter);
    await showsMoves(program, ['14x23', '26x19']);
    expect(program.box).toMatch(/^Player Bob \(White\) is the winner! .+, Red\) has no pieces left\./);
  });

  test.concurrent('[L3] [L5] two computers play to the end, and one who watches may have another game', async ({
    programs,
  }) => {
    const program = programs.start({ args: ['play', '--computer', 'both', '--level', '1', '--fen', FORCED] });
    await showsMoves(program, ['14x23', '26x19']);
    expect(program.box).toContain('has no pieces left.');
    program.press(KEYS.enter);
    await program.until('the box gone', () => program.box === '');
    program.press('y');
    await program.shows('Game 2');
    await showsMoves(program, ['14x23', '26x19']);
  });

  test.concurrent('[S4] a rating instead of the level: a bad one is refused, a good one plays', async ({
    programs,
  }) => {
    const program = await programs.atMenu();
    program.press('1');
    await program.shows('Or a rating');
    program.press(`${KEYS.down}99${KEYS.pageDown}${KEYS.enter}`);
    await program.shows(`Ratings go from ${LEAST_RATING} to ${MOST_RATING}.`);
    program.press(`${KEYS.up.repeat(5)}${KEYS.clearLine}1600${KEYS.pageDown}${KEYS.enter}`);
    await program.shows('Computer (rating 1600)');
  });

  test.concurrent('[L1] [L3] the level is chosen in the menu, and that the computer plays itself', async ({
    programs,
  }) => {
    const program = await programs.atMenu();
    program.press('1');
    await program.shows('Against the computer');
    const { left, down, pageDown, enter } = KEYS;
    program.press(`${left}${left}${down}${down}${left}`);
    await program.shows('watch it play itself');
    program.press(`${pageDown}${enter}`);
    await program.until('moves of both', () => movesShown(program).length >= 2);
    // Nobody here can move for them, and leaving is not asked about.
    program.press('m');
    await program.shows('Welcome, Ann.');
  });
});
