/** Puzzles: solved on the board by mouse and keyboard, refuted, counted, kept, shared by tabs, and found in the player's own games. */
import { formatMove, isJump, moveOf, type TreeNode } from '@crownhead/rules';
import { isWrong, type Puzzle, puzzleOfEntry, rightMoves } from '@crownhead/training';
import { openShippedPuzzles } from '@crownhead/training/node';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withoutEngine } from './analysis-screen.ts';
import { withApp } from './app-fixture.ts';
import { PHONE } from './browser.ts';
import { announced, button, PATIENCE, press, square } from './screen.ts';

const puzzles = openShippedPuzzles().puzzles.map((entry) => puzzleOfEntry(entry)!);
/** How many times the solver has to choose. */
function choicesOf({ tree }: Puzzle): number {
  let count = 0;
  for (let node: TreeNode | undefined = tree.root; node; node = rightMoves(node)[0]?.children[0])
    if (rightMoves(node).length > 0 && node.children.length > 1) count += 1;
  return count;
}
const wrongMove = (node: TreeNode): TreeNode | undefined =>
  node.children.find((child) => isWrong(child) && child.children.length > 0);
/** Two choices, none of them a jump, and a wrong move that is answered. */
const LONG = puzzles.find(
  ({ tree }) =>
    choicesOf({ tree } as Puzzle) === 2 &&
    wrongMove(tree.root) &&
    // No forced move lies between the two.
    rightMoves(tree.root)[0]!.children[0]!.children.length > 1 &&
    rightMoves(rightMoves(tree.root)[0]!.children[0]!).every((node) => !isJump(moveOf(node)!)),
)!;
const [SHORT, ANOTHER] = puzzles.filter((puzzle) => choicesOf(puzzle) === 1) as [Puzzle, Puzzle];

const squaresOf = (node: TreeNode): readonly number[] => {
  const { from, path } = moveOf(node)!;
  return [from, ...path];
};
const name = (node: TreeNode): string => formatMove(moveOf(node)!);
const at = (puzzle: Puzzle): string => `/puzzles/${puzzle.id}`;
const said = (page: Page, text: string | RegExp): Promise<void> =>
  page.locator('.solve-said', { hasText: text }).waitFor();
const title = ({ goal, tree }: Puzzle): string =>
  `${tree.start.turn === 'black' ? 'Red' : 'White'} to play and ${goal}`;
const rating = (page: Page): Promise<string | null> =>
  page.locator('.solve-numbers dd').first().textContent();

/** Everything that those who listen are told from now on. What runs in the page is text: this program has no page's types. */
const KEEP_WHAT_IS_SAID = `{
  globalThis.heard = [];
  const place = document.querySelector('.solve [role="status"]');
  new MutationObserver(() => heard.push(place.textContent)).observe(place, { characterData: true, childList: true, subtree: true });
}`;

withApp('puzzles', (app) => {
  it('[B41][B42][B43][B44][B45][B47] a wrong move is refuted and tried again; a right one solves; rating, history and cards stay, and travel as a file', async () => {
    const { page } = await app.visit('/study');
    await page.getByRole('link', { name: /^Puzzles/ }).click();
    await page.getByRole('heading', { name: 'Puzzle of the day' }).waitFor();
    await page.getByText(new RegExp(`^${puzzles.length.toLocaleString('en')} puzzles fit`)).waitFor();
    await page.getByRole('radio', { name: 'Win' }).check();
    const wins = puzzles.filter(({ goal }) => goal === 'win').length;
    await page.getByText(new RegExp(`^${wins} puzzles fit`)).waitFor();
    await button(page, 'Next puzzle').click();
    await page.getByRole('heading', { name: /to play and win$/ }).waitFor();
    expect(new URL(page.url()).search).toBe('?goal=win');

    // A wrong move, what it runs into, and the same position once more.
    await page.goto(app.url + at(LONG));
    await page.getByRole('heading', { name: title(LONG) }).waitFor();
    const { root } = LONG.tree;
    const wrong = wrongMove(root)!;
    await press(page, ...squaresOf(wrong));
    await said(page, LONG.goal === 'win' ? `${name(wrong)} lets the win slip.` : `${name(wrong)} loses.`);
    await announced(page)
      .filter({ hasText: name(wrong.children[0]!) })
      .waitFor();
    await button(page, 'Try again').waitFor();
    await expect.poll(() => rating(page), PATIENCE).toMatch(/^1,[0-4]\d\d−\d+$/);
    const moves = page.locator('.solve-moves button');
    expect(await moves.first().textContent()).toBe(`${name(wrong)}?`);
    // Stepping back shows what was played.
    await button(page, 'To the start').click();
    await expect
      .poll(() => moves.evaluateAll((all) => all.some((one) => one.ariaCurrent)), PATIENCE)
      .toBe(false);
    await button(page, 'Try again').focus();
    await page.keyboard.press('Enter');
    await said(page, 'Find the move.');

    const first = rightMoves(root)[0]!;
    await press(page, ...squaresOf(first));
    const reply = first.children[0]!;
    await said(page, new RegExp(`^Right\\. .* answers ${name(reply)}\\. Go on\\.$`));
    // Any right move will do: the last of them, not the one that the solution has.
    await press(page, ...squaresOf(rightMoves(reply).at(-1)!));
    await said(page, 'Solved, after some help.');
    await page
      .getByText(LONG.tier === 'proved' ? /^Proved: each right move/ : /^Checked: three searches/)
      .waitFor();
    await button(page, 'Keep as a card').click();
    await page.getByText('Kept: it comes back when you train.').waitFor();

    // The same puzzle counts once.
    await button(page, 'Solve it again').click();
    await said(page, 'Find the move.');
    await page.evaluate(KEEP_WHAT_IS_SAID);
    await button(page, 'Show the answer').click();
    await said(page, 'This was the answer.');
    expect(await page.evaluate('globalThis.heard')).toEqual(['Here is the answer.', 'This was the answer.']);
    await page.getByText(/does not change your rating/).waitFor();

    // By keyboard, at the first try, in a second page that learns of it all.
    const second = await page.context().newPage();
    await second.goto(`${app.url}/puzzles`);
    await second.getByText('0 of 1', { exact: true }).waitFor();
    await page.goto(app.url + at(SHORT));
    const [from, to] = squaresOf(rightMoves(SHORT.tree.root)[0]!) as [number, number];
    await square(page, from).focus();
    await page.keyboard.press('Enter');
    await square(page, to).focus();
    await page.keyboard.press('Enter');
    await said(page, 'Solved!');
    await announced(page).filter({ hasText: 'Solved!' }).waitFor();
    await page.locator('.solve-up').waitFor();
    await second.getByText('1 of 2', { exact: true }).waitFor();

    // Help counts as help.
    await page.goto(app.url + at(ANOTHER));
    await button(page, 'Hint').click();
    await said(page, `Move the piece on ${moveOf(rightMoves(ANOTHER.tree.root)[0]!)!.from}.`);
    // It counts from the moment it is saved, and then the other page knows.
    await second.getByText('1 of 3', { exact: true }).waitFor();
    await second.close();
    await page.goto(`${app.url}/puzzles`);
    await page.getByText('1 of 3', { exact: true }).waitFor();
    await expect.poll(() => page.locator('.history-row').count(), PATIENCE).toBe(3);
    await page.reload();
    await page.getByText('1 of 3', { exact: true }).waitFor();

    // On another device, from the file; what is no such file changes nothing.
    const saving = page.waitForEvent('download');
    await button(page, 'Save as a file').click();
    const file = await (await saving).path();
    const other = await app.visit('/puzzles');
    await other.page.getByText('0 of 0', { exact: true }).waitFor();
    const open = (bytes: string): Promise<void> =>
      other.page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from(bytes) });
    await open('[Event "A game"]');
    await other.page.getByText('This is not a file of training progress.').waitFor();
    await other.page.locator('input[type="file"]').setInputFiles(file);
    await other.page.getByText('1 of 3', { exact: true }).waitFor();
  });

  it('[B46] puzzles are found in my own games, and solved', async () => {
    const { page } = await app.visit('/settings', { ...withoutEngine(app.url), viewport: PHONE });
    const finished = {
      endedAt: Date.UTC(2026, 1, 1),
      names: { black: 'Ann', white: 'Bob' },
      sideNames: 'red-white',
      people: ['white'],
      outcome: { winner: null, reason: 'agreement' },
      plies: 2,
      // Only 30-26 holds.
      pdn: '[Event "Club"]\n[Black "Ann"]\n[White "Bob"]\n[FEN "W:W22,30:B13,14"]\n\n1. 30-26 14-17 1/2-1/2\n',
    };
    await page.evaluate(
      (game) => localStorage.setItem('crownhead.finished.a-1', game),
      JSON.stringify(finished),
    );
    await page.goto(`${app.url}/games`);
    await page.getByRole('link', { name: 'Puzzles from my games' }).click();
    await button(page, 'Look through 1 game').click();
    await page.getByText('All your games have been searched.').waitFor();
    await button(page, /^Solve one of my games \(\d+\)$/).click();
    await page.getByRole('heading', { name: /to play and (?:draw|win)$/ }).waitFor();
    await page.getByText('Ann – Bob').waitFor();
    await page.reload();
    await page.getByText('Ann – Bob').waitFor();
    // From the analysis of the same game: what is known already is not found twice.
    await page.goto(`${app.url}/analysis/here/a-1`);
    await button(page, 'More').click();
    await page.getByRole('link', { name: 'Puzzles from this game' }).click();
    await page.getByText('No puzzle was found.').waitFor();
    // An address that leads nowhere says so.
    await page.goto(`${app.url}/puzzles/none`);
    await page.getByText('This puzzle was not found. It may have been removed.').waitFor();
  });
});
