/** Two people at one device: every refusal with its reason, jumps hop by hop, taking back, hints, results. */
import { FULL } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import { visitFriends, withApp } from './app-fixture.ts';
import {
  announced,
  button,
  movesAre,
  noted,
  noticed,
  PATIENCE,
  pieces,
  press,
  pressCell,
  square,
  startFriends,
} from './screen.ts';

/** What is tried: squares to press one after the other, or words to type; then what is said, and where the eye is led. */
type Try = readonly [
  name: string,
  fen: string,
  tried: readonly (number | string)[],
  says: string,
  at?: readonly number[],
];

/** Those from the same position stand together. The reasons themselves are tested where they are made. */
const FEW_TRIES: readonly Try[] = [
  ['no piece there', 'B:W18:B1', [20], 'There is no piece on that square.', [20]],
  ['not your piece', 'B:W18:B1', [18], 'That piece belongs to the other side.', [18]],
  ['not diagonal', 'B:W18:B1', [1, 9], 'Pieces move diagonally.'],
  ['nothing to jump', 'B:W18:B1', [1, 10], 'There is no piece to jump there.', [6]],
  ['too far', 'B:W18:B1', [1, 15], 'That is too far to go in one turn.'],
  ['unreadable', 'B:W18:B1', ['hello'], 'That is not a move. Try something like 11-15'],
  [
    'a piece that must wait for a jump',
    'B:W18:B14,1',
    [1],
    'You must jump with one of the marked pieces.',
    [14],
  ],
  [
    'a jump cut short in words',
    'B:W6,14:B1',
    ['1x10'],
    'Another jump is available: the jump must be finished.',
    [17],
  ],
];
const MORE_TRIES: readonly Try[] = [
  ['own piece in between', 'B:W32:B1,6', [1, 10], 'You cannot jump your own piece.', [6]],
  ['backward', 'B:W32:B1,6', [6, 2], 'Men move forward only; kings go both ways.', [2]],
  ['occupied', 'B:W6,10:B1', [1, 6], 'That square is occupied.', [6]],
  ['a step instead of a jump', 'B:W18:B14,1', [14, 17], 'You must jump with one of the marked pieces.', [14]],
  ['a piece with no way', 'B:W32:B1,5,6', [1], 'This piece is blocked.', [5, 6]],
  ['two ways to jump', 'B:W14,15,22,23:B10,K32', [10, 26], 'More than one jump fits: move square by square.'],
];

withApp('a game of two at one device', (app) => {
  it('[M1][M2][M3] says why a try is refused, leads the eye, and leaves the board as it was', async () => {
    const { page } = await app.visit('/');
    // Squares to look at pulse once: which ones is written down.
    await page.addInitScript(() => {
      const seen: number[] = [];
      Object.assign(globalThis, { seen });
      const { animate } = Element.prototype;
      Element.prototype.animate = function (this: HTMLElement, ...how) {
        if (this.dataset.square) seen.push(Number(this.dataset.square));
        return animate.apply(this, how);
      };
    });
    let set = '';
    for (const [name, fen, tried, says, at = []] of FULL ? [...FEW_TRIES, ...MORE_TRIES] : FEW_TRIES) {
      if (fen !== set) await startFriends(page, app.url, { fen });
      set = fen;
      await page.keyboard.press('Escape');
      const before = await pieces(page);
      for (const one of tried) {
        if (typeof one === 'number') await press(page, one);
        else {
          await page.getByLabel('Type a move').fill(one);
          await button(page, 'Play').click();
        }
      }
      await noticed(page, says);
      await expect.poll(() => announced(page).textContent(), { ...PATIENCE, message: name }).toContain(says);
      expect(await pieces(page), name).toEqual(before);
      const seen = (await page.evaluate('seen.splice(0)')) as number[];
      expect(seen, name).toEqual(expect.arrayContaining([...at]));
    }
  });

  it.runIf(FULL)(
    '[M1][M5] a light square, another piece in the middle of a jump, an end too early, and a game that is over',
    async () => {
      const { page } = await visitFriends(app, { fen: 'B:W6,14:B1,4' });
      await noticed(page, 'You must perform a jump.');
      await expect.poll(() => noted(page, 'can move'), PATIENCE).toEqual([1]);
      await pressCell(page, 0, 0);
      await noticed(page, 'Pieces stand on the dark squares only.');

      await press(page, 1);
      await expect.poll(() => noted(page, 'possible move'), PATIENCE).toEqual([10]);
      await press(page, 10);
      await noticed(page, 'Another jump is available.');
      await expect.poll(() => noted(page, 'possible move'), PATIENCE).toEqual([17]);
      // Jumped, and gone as it was jumped.
      await expect
        .poll(() => pieces(page), PATIENCE)
        .toEqual({ 4: 'red man', 10: 'red man', 14: 'white man' });
      await press(page, 4);
      await noticed(page, 'Only the piece that jumped may move on.');
      await page.keyboard.press('End');
      await noticed(page, 'Another jump is available: the jump must be finished.');
      // By drag the same reason as by press.
      await square(page, 4).dragTo(square(page, 8));
      await noticed(page, 'Only the piece that jumped may move on.');
      await page.keyboard.press('End');
      await noticed(page, 'Another jump is available: the jump must be finished.');
      // A hop can be taken back, then made again.
      await page.keyboard.press('Backspace');
      await expect
        .poll(() => pieces(page), PATIENCE)
        .toEqual({ 1: 'red man', 4: 'red man', 6: 'white man', 14: 'white man' });
      await press(page, 10, 17);
      await movesAre(page, '1x10x17');

      const result = page.getByRole('alertdialog', { name: 'Player 1 wins' });
      await result.waitFor();
      await result.getByText('Player 2 has no pieces left · 1 move').waitFor();
      await page.keyboard.press('Enter');
      await result.waitFor({ state: 'detached' });
      await press(page, 17);
      await noticed(page, 'Player 1 is the winner!');
      await expect.poll(() => announced(page).textContent(), PATIENCE).toContain('The game is over.');
    },
  );

  it.runIf(FULL)(
    '[M1][R2] where a turn takes one piece, a second hop says that one jump is all',
    async () => {
      const { page } = await visitFriends(app, { fen: 'W:W31,30:B26,18,1', rules: 'sandbox' });
      await press(page, 31, 15);
      await noticed(page, 'Only one jump per turn is allowed here.');
      await movesAre(page);
    },
  );

  it('[M8][R2][R5] where a chain may stop, a button ends the turn, and jumped pieces leave at its end', async () => {
    const { page } = await visitFriends(app, { fen: 'B:W6,14,32:B1', rules: 'lobby' });
    await page.getByRole('timer').first().waitFor();
    await press(page, 1, 10);
    await noticed(page, 'Another jump is available, or end your turn.');
    await expect.poll(() => pieces(page), PATIENCE).toMatchObject({ 6: 'light man', 10: 'dark man' });
    await button(page, 'End turn').click();
    await movesAre(page, '1x10');
    await expect
      .poll(() => pieces(page), PATIENCE)
      .toEqual({ 10: 'dark man', 14: 'light man', 32: 'light man' });
    await page.getByRole('img', { name: 'Captured by Dark: 1 piece' }).waitFor();
    await noticed(page, 'Player 2');
  });

  it('[L2][L4][M4] moves by drag, hints, taking back, and looking back over the game', async () => {
    const { page } = await visitFriends(app);
    const dragTo = async (from: number, to: number): Promise<void> => {
      await square(page, from).hover();
      await page.mouse.down();
      await square(page, to).hover();
      await page.mouse.up();
    };
    await dragTo(11, 15);
    await movesAre(page, '11-15');
    await page.getByLabel('Type a move').fill('E3-D4');
    await page.keyboard.press('Enter');
    await movesAre(page, '11-15', '23-18');
    await button(page, 'Take back').click();
    await movesAre(page, '11-15');
    await expect.poll(() => pieces(page), PATIENCE).toMatchObject({ 23: 'white man' });

    await button(page, 'Hint').click();
    await page.locator('.board-hint').first().waitFor();
    await expect.poll(() => announced(page).textContent(), PATIENCE).toMatch(/^White: \d+ to \d+/);
    await press(page, 22, 17);
    await movesAre(page, '11-15', '22-17');

    await button(page, 'Move 1, Red: 11-15').click();
    await noticed(page, 'Viewing move 1, Red.');
    await expect.poll(() => pieces(page), PATIENCE).toMatchObject({ 22: 'white man', 15: 'red man' });
    await button(page, 'Back to the game').first().click();
    await noticed(page, 'Your move, Player 1.');
    await button(page, 'Flip board').click();
    const [first, last] = await Promise.all([square(page, 1).boundingBox(), square(page, 32).boundingBox()]);
    expect(first!.y).toBeGreaterThan(last!.y);
  });

  it('[L5][R10][R11] a draw offered on the own turn and accepted, and a game given up after a question', async () => {
    const { page } = await visitFriends(app);
    await button(page, 'Offer draw').click();
    await noticed(page, 'Player 1 offers a draw. Do you accept?');
    await button(page, 'Accept').click();
    const drawn = page.getByRole('alertdialog', { name: 'Draw' });
    await drawn.getByText('Both sides agreed').waitFor();
    await drawn.getByRole('button', { name: 'Rematch' }).click();

    await button(page, 'Resign').click();
    const asked = page.getByRole('dialog', { name: 'Resign this game?' });
    await asked.getByRole('button', { name: 'Keep playing' }).click();
    await asked.waitFor({ state: 'hidden' });
    await button(page, 'Resign').click();
    await asked.getByRole('button', { name: 'Resign' }).click();
    await page
      .getByRole('alertdialog')
      .getByText(/ resigned$/)
      .waitFor();
  });
});
