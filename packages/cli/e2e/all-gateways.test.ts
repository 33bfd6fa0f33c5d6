/** A browser, a terminal, console clients and the computer at one table, game after game: seats go from gateway to gateway. */
import { expect, it } from 'vitest';
import { announced, button, noticed, PATIENCE } from '../../web/e2e/screen.ts';
import { withGateways } from './gateways.ts';
import { playThrough, SHORT_GAME_OF_WHITE, type WebParticipant } from './participants.ts';

const result = ({ page }: WebParticipant, name: string) => page.getByRole('alertdialog', { name });

/** Who sits at the top and who at the bottom of the board. */
const playersAre = ({ page }: WebParticipant, ...names: readonly string[]): Promise<void> =>
  expect.poll(() => page.locator('.strip-name').allTextContents(), PATIENCE).toEqual(names);

withGateways('a browser, the console', (gateways) => {
  it('[N5][N6][N7][N8][N9][N15][C1][C2][V2][L3] five games at one table, and every seat changes hands', async () => {
    // The console's table is in the lobby of all: the first two play, the others watch.
    const cleo = await gateways.byConsole('Cleo');
    const wendy = await gateways.byWeb('Wendy');
    await wendy.page.getByRole('link', { name: 'Join: Cleo’s table' }).click();
    expect(await cleo.hears(/^GAME/)).toBe('GAME 1 W You play White, Wendy plays Red.');
    await wendy.page.locator('.board-live').waitFor();
    const place = new URL(wendy.page.url()).pathname;
    const invitation = gateways.address + place;
    const tom = gateways.byTerminal('Tom', ['join', invitation, '--name', 'Tom']);
    await tom.noticed('Cleo is to move.');
    const eve = await gateways.byConsole('Eve');
    expect(await eve.hears(/^GAME/)).toBe('GAME 1 - Wendy plays Red, Cleo plays White.');

    // Who watches sees every move and changes nothing.
    await playThrough([cleo, wendy], [tom, eve], SHORT_GAME_OF_WHITE.slice(0, 2));
    tom.program.press('21-17\r');
    await tom.program.shows('Only a player can do that.');
    eve.client.say('21-17');
    expect(await eve.hears(/ MESSAGE /)).toContain('Only a player can do that');
    await playThrough([cleo, wendy], [tom, eve], SHORT_GAME_OF_WHITE.slice(2));
    await result(wendy, 'You lost').getByText('You cannot move').waitFor();
    await tom.acknowledges('Player Cleo (White) is the winner! Wendy (Red) cannot move.');
    const told = expect.stringContaining('White moves 28-24. Player White is the winner! Red cannot move.');
    for (const { client } of [cleo, eve]) expect(client.lines).toContainEqual(told);

    // The winner has had enough: who came first of those who watch is asked, and all the others know it.
    await cleo.hears(/ REMATCH /);
    cleo.client.say('NO');
    await tom.noticed('A seat is free. Would you like to play?');
    await noticed(wendy.page, 'Cleo does not want a rematch.');
    tom.program.press('y');
    await result(wendy, 'You lost').getByText('Tom is ready for another game.').waitFor();
    await result(wendy, 'You lost').getByRole('button', { name: 'Rematch' }).click();
    await playersAre(wendy, 'Tom', 'Wendy');
    await tom.noticed('Wendy is to move.');
    for (const one of [cleo, eve])
      expect(await one.hears(/^GAME/)).toBe('GAME 2 - Tom plays Red, Wendy plays White.');

    // One leaves in the middle: the one who stays is asked first, then those who watch, in their order.
    await playThrough([wendy, tom], [cleo, eve], ['22-18', '11-15']);
    tom.program.press('m');
    await tom.program.shows('You will lose it.');
    tom.program.press('y');
    await tom.program.shows('Open tables');
    const won = result(wendy, 'You win');
    await won.getByText('Tom left the game').waitFor();
    await won.getByRole('button', { name: 'Rematch' }).click();
    await cleo.hears(/ SEAT /);
    expect(eve.client.lines.filter((line) => line.includes(' SEAT '))).toEqual([]);
    cleo.client.say('NO');
    await eve.hears(/ SEAT /);
    await noticed(wendy.page, 'Cleo declined the seat.');
    eve.client.say('YES');
    expect(await eve.hears(/^GAME/)).toBe('GAME 3 W You play White, Wendy plays Red.');
    await playersAre(wendy, 'Eve', 'Wendy');

    // A console that is gone has lost; the host goes too, and nobody is left to ask.
    await playThrough([eve, wendy], [cleo], ['22-18', '11-15']);
    eve.client.drop();
    await result(wendy, 'You win').getByText('Eve lost the connection').waitFor();
    cleo.client.say('QUIT');
    await cleo.client.closed;
    await wendy.page.getByRole('alertdialog').getByRole('button', { name: 'Rematch' }).click();
    await noticed(wendy.page, 'Waiting for another player.');

    // The computer takes the seat, and a terminal comes to watch.
    await button(wendy.page, 'About this table').click();
    await wendy.page.getByLabel('Level').selectOption('1');
    await button(wendy.page, 'Add computer').click();
    await playersAre(wendy, 'Computer (level 1)', 'Wendy');
    tom.program.press('\r');
    await tom.program.shows('Game 4');
    await wendy.play('22-18');
    await expect.poll(() => announced(wendy.page).textContent(), PATIENCE).toMatch(/^Red: \d+ to \d+/);
    await tom.sees('22-18');

    // Its opponent goes; the seat passes to the terminal, the table with it.
    await button(wendy.page, 'Leave').click();
    await wendy.page
      .getByRole('dialog', { name: 'Leave the game?' })
      .getByRole('button', { name: 'Leave' })
      .click();
    await tom.acknowledges('Wendy (White) left the game.');
    await tom.noticed('A seat is free. Would you like to play?');
    tom.program.press('y');
    await tom.program.shows('Game 5');
    await tom.program.shows('Computer (level 1)');
  });
});
