/** Library, puzzles and training in a real terminal, with the real engine, games and puzzles. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatMove, mainLine, moveOf } from '@crownhead/rules';
import { dayOf, isWrong, ofTheDay, puzzleOfEntry } from '@crownhead/training';
import { openShippedPuzzles } from '@crownhead/training/node';
import { expect } from 'vitest';
import type { PtyProgram } from './test-pty.ts';
import { describeInTerminal, KEYS, LOOKS, test } from './test-start.ts';

/** The puzzle of this day, whose solution the test may know. */
function puzzleOfTheDay() {
  const now = Date.now();
  const entry = ofTheDay(openShippedPuzzles().puzzles, dayOf(now, -new Date(now).getTimezoneOffset()))!;
  return puzzleOfEntry(entry)!;
}

/** What stands beside the board, on one line. */
const panelOf = ({ board }: PtyProgram): string => board.panel.replace(/\s+/g, ' ');

describeInTerminal('study', () => {
  test('[B70] [B71] the shipped games are searched; one opens where it was found, with the explorer', async ({
    programs,
  }) => {
    const program = programs.start({ args: ['library'] });
    await program.shows('9,377 of 9,377 games');
    program.press('/');
    await program.shows('Search the library');
    program.press(`${KEYS.down.repeat(8)}${KEYS.right}`);
    await program.shows('‹ this position ›');
    program.press(`${KEYS.down}W:W18,21,22,24-32:B1-7,9-12,15\r`);
    await program.until(
      'games that were found',
      () => /\d+ of 9,377 games/.test(program.text) && /ply 3/.test(program.text),
    );
    program.press('\r');
    await program.shows('White to move');
    await program.until('the explorer', () => /Explorer: [\d,]+ games/.test(panelOf(program)));
    program.press('x');
    await program.until('no explorer', () => !program.text.includes('Explorer'));
    program.press('m');
    await program.shows('of 9,377 games');
  });

  test('[B72] [B73] [B74] a wrong move is refuted, the puzzle kept and trained; the next start knows it', async ({
    programs,
  }) => {
    const puzzle = puzzleOfTheDay();
    const wrong = formatMove(moveOf(puzzle.tree.root.children.find(isWrong)!)!);
    const solution = mainLine(puzzle.tree).map((node) => formatMove(moveOf(node)!));
    const program = programs.start({ args: ['puzzles'] });
    await program.shows('Rating 1500');
    program.press(`${KEYS.up.repeat(3)}${KEYS.right}`);
    await program.shows('not tried yet');
    program.press(`${KEYS.pageDown}\r`);
    await program.shows('Puzzle of the day');
    program.press(`${wrong}\r`);
    await program.until('the refutation', () => /loses\.|lets the win slip\./.test(panelOf(program)));
    program.press('\r');
    await program.shows('i hint');
    // Every second move is the solver's.
    for (const [i, move] of solution.entries()) {
      if (i % 2 === 1 || /Solved/.test(panelOf(program))) continue;
      program.press(`${move}\r`);
      await program.until(
        `an answer to ${move}`,
        () => /Right\.|Solved/.test(panelOf(program)) && panelOf(program).includes(move),
      );
    }
    await program.until('the end', () => /Solved, after some help\./.test(panelOf(program)));
    await program.until('the rating', () => /Your rating: 1[0-4]\d\d/.test(panelOf(program)));
    program.press('c');
    await program.until('the card', () => panelOf(program).includes('Kept: it comes back'));
    program.press(KEYS.interrupt);
    expect(await program.ended()).toMatchObject({ exitCode: 0 });
    const { home } = program;
    const again = programs.start({ args: ['train'], home });
    await again.shows('1 due, about 1 minute');
    again.press('\r');
    await again.shows('x show the answer');
    again.press('x');
    await again.until('the review', () => panelOf(again).includes('This card comes again today.'));
    again.press(KEYS.interrupt);
    expect(await again.ended()).toMatchObject({ exitCode: 0 });
    const log = readFileSync(join(home, 'crownhead', 'training.txt'), 'utf8');
    expect(log.match(/"type":"[a-z.]+"/g)).toEqual([
      '"type":"puzzle.tried"',
      '"type":"card.added"',
      '"type":"card.reviewed"',
    ]);
  });

  test('[B73] [B70] in plain letters: an ending against the tables, and a file of one’s own', async ({
    programs,
  }) => {
    const program = programs.start({ args: ['train'], env: LOOKS['ASCII without colours'] });
    await program.shows('0 of 16, next: How men move');
    program.press(`${KEYS.down.repeat(2)}\r`);
    await program.shows('King against king with the move');
    program.press('\r');
    await program.shows('White to play and win: within 12 moves');
    program.press('32-28\r');
    await program.until('the refutation', () => /32-28 (is only a draw|loses)\./.test(panelOf(program)));
    program.press('\r32-27\r');
    await program.until('the answer', () => /Right\. Red answers 26-\d+\./.test(panelOf(program)));
    program.press(KEYS.escape);
    await program.shows('Endings to know');
    program.press(KEYS.escape);
    await program.shows('0 of 16');
    program.press(KEYS.escape);
    await program.shows('Two players');
    writeFileSync(join(program.home, 'own.pdn'), '[Black "Ann"][White "Bob"] 1. 11-15 23-19 2. 8-11 *');
    program.press('i');
    await program.shows('of 9,377 games');
    program.press('o');
    await program.shows('PDN files of any size');
    program.press('own.pdn\r');
    await program.shows('1 of 1 games');
    await program.shows('Ann - Bob');
  });
});
