/** One game open in two tabs of one browser. */
import { it } from 'vitest';
import { withApp } from './app-fixture.ts';
import { movesAre, press, startFriends } from './screen.ts';

withApp('a game of this device', (app) => {
  it('[F1] goes on in the tab that opened it last; the other says so, and can have it back with all its moves', async () => {
    const { page: first, context } = await app.visit('/');
    await startFriends(first, app.url);
    await press(first, 11, 15);
    await movesAre(first, '11-15');

    const second = await context.newPage();
    await second.goto(first.url());
    await first.getByRole('heading', { name: 'This game is open in another window' }).waitFor();
    await press(second, 23, 18);
    await movesAre(second, '11-15', '23-18');

    await first.getByRole('link', { name: 'Continue here' }).click();
    await movesAre(first, '11-15', '23-18');
    await second.getByRole('heading', { name: 'This game is open in another window' }).waitFor();
  });
});
