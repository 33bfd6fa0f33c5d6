/** A player in a browser and one in a terminal at one table: neither notices what the other sits at. */
import { FULL } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import {
  announced,
  button,
  choose,
  moves,
  movesAre,
  noticed,
  PATIENCE,
  pieces,
  press,
} from '../../web/e2e/screen.ts';
import { withGateways } from './gateways.ts';
import { playThrough, SHORT_GAME, type TerminalParticipant, type WebParticipant } from './participants.ts';

/** Both see the time of the side to move: a limit of five minutes that has only just begun. */
async function sameClock(
  { page }: WebParticipant,
  { program }: TerminalParticipant,
  mover: string,
): Promise<void> {
  await page.getByRole('timer', { name: new RegExp(`^${mover}’s clock: [45]:`) }).waitFor();
  const clock = new RegExp(`${mover} .*[45]:\\d\\d`);
  await program.until(`the clock of ${mover}`, () => clock.test(program.text));
}

withGateways('a browser', (gateways) => {
  // With a console between them they meet in every run, and on nodes that die.
  it.runIf(FULL)(
    '[N1][N8][N9][N10][V2][C2][L5] a table of the browser: a whole game, both lost and back, refusals, the result, the rematch',
    async () => {
      const wendy = await gateways.byWeb('Wendy', '/online/new');
      await choose(wendy.page, '5 min/move');
      await choose(wendy.page, /^Red/);
      await button(wendy.page, 'Open table').click();
      await wendy.page.getByText('Waiting for a second player…').waitFor();
      const place = new URL(wendy.page.url()).pathname;
      const invitation = gateways.address + place;

      // Who comes to play is ready, and so is who waits.
      let tom = gateways.byTerminal('Tom', ['join', invitation, '--name', 'Tom']);
      await tom.noticed('Wendy is to move.');

      await sameClock(wendy, tom, 'Wendy');

      // An illegal move is reported to the player who tried it, and to nobody else.
      const before = await pieces(wendy.page);
      await press(wendy.page, 11, 18);
      await noticed(wendy.page, /too far|no piece to jump/);
      await wendy.page.keyboard.press('Escape');
      expect(tom.program.text).toContain('No moves yet.');
      await playThrough([wendy, tom], [], SHORT_GAME.slice(0, 1));
      await sameClock(wendy, tom, 'Tom');
      tom.program.press('23-14\r');
      await tom.program.shows('There is no piece to jump');
      await movesAre(wendy.page, '11-15');
      await expect
        .poll(async () => Object.keys(await pieces(wendy.page)), PATIENCE)
        .toHaveLength(Object.keys(before).length);
      await playThrough([tom, wendy], [], SHORT_GAME.slice(1, 5));

      // The terminal is gone in the middle, and back.
      tom.program.kill('SIGKILL');
      const gone = wendy.page.getByRole('alertdialog', { name: 'Player Tom has disconnected' });
      await gone.getByText(/to reconnect$/).waitFor();
      await tom.program.ended();
      tom = gateways.byTerminal('Tom', ['join', invitation], tom.program.home);
      await tom.sees('9-13');
      await tom.noticed('Your move, Tom.');
      await expect.poll(() => announced(wendy.page).textContent(), PATIENCE).toContain('Tom is back.');
      await gone.waitFor({ state: 'detached' });
      await playThrough([tom, wendy], [], SHORT_GAME.slice(5, 7));

      // The browser too.
      await wendy.page.close();
      await tom.acknowledges('Player Wendy has disconnected');
      await tom.noticed('to reconnect.');
      wendy.page = await wendy.context.newPage();
      await wendy.page.goto(gateways.app.url + place);
      await tom.program.shows('Wendy is back.');
      await wendy.sees('13x22x31');
      await playThrough([tom, wendy], [], SHORT_GAME.slice(7));

      expect(await moves(wendy.page)).toEqual(SHORT_GAME);
      const result = wendy.page.getByRole('alertdialog', { name: 'You win' });
      await result.getByText('Tom cannot move').waitFor();
      await tom.acknowledges('Player Wendy (Red) is the winner! Tom (White) cannot move.');

      // Both want to play on; the sides change.
      await result.getByRole('button', { name: 'Rematch' }).click();
      await tom.noticed('Wendy asks for a rematch.');
      tom.program.press('y');
      await tom.program.shows('Game 2');
      await tom.noticed('Your move, Tom.');
      await movesAre(wendy.page);
      await expect
        .poll(() => wendy.page.locator('.strip-name').allTextContents(), PATIENCE)
        .toEqual(['Tom', 'Wendy']);
      await playThrough([tom, wendy], [], ['11-15', '22-18']);

      // A draw is offered on one screen and accepted on the other.
      tom.program.press('o');
      await noticed(wendy.page, 'Tom offers a draw. Do you accept?');
      await button(wendy.page, 'Accept').click();
      await wendy.page.getByRole('alertdialog', { name: 'Draw' }).waitFor();
      await tom.acknowledges('A draw has been reached');
    },
  );

  it.runIf(FULL)(
    '[N3][N4][N8][V2][C2][R11] a table of the terminal: found in the list of the browser, played, and left to the one who stays',
    async () => {
      const tom = gateways.byTerminal('Theo', ['play']);
      await tom.program.shows('Other players see this name.');
      tom.program.press('Theo\r');
      await tom.program.shows('Welcome, Theo.');
      tom.program.press('h');
      await tom.program.shows('Host a table');
      tom.program.press(`\x1b[C\t\t${gateways.address}\x1b[6~\r`);
      await tom.noticed('Waiting for another player.');

      const wendy = await gateways.byWeb('Wilma');
      await wendy.page.getByRole('link', { name: 'Join: Theo’s table' }).click();
      await wendy.page.locator('.board-live').waitFor();
      await tom.program.shows('Game 1');
      const [first, second] = tom.notice.includes('Your move, Theo.') ? [tom, wendy] : [wendy, tom];
      await playThrough([first, second], [], SHORT_GAME.slice(0, 6));

      await button(wendy.page, 'Resign').click();
      await wendy.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
      await wendy.page.getByRole('alertdialog', { name: 'You lost' }).waitFor();
      await tom.acknowledges('resigned.');
      await tom.noticed('is the winner!');
      tom.program.press('n');
      await expect
        .poll(() => announced(wendy.page).textContent(), PATIENCE)
        .toContain('Theo does not want a rematch.');
    },
  );
});
