/** `crownhead join --console` against a real console server: the full-screen client of the document, sentence by sentence. */
import { PRESETS, SIDE_NAMES } from '@crownhead/match';
import type { Coordinate, Square } from '@crownhead/rules';
import { FULL } from '@crownhead/testkit';
import { afterEach, expect } from 'vitest';
import { ConsoleServer } from './test-console.ts';
import { GAMES, movesShown, showsMoves } from './test-play.ts';
import type { PtyOptions, PtyProgram } from './test-pty.ts';
import { isRed, isWhite } from './test-sgr.ts';
import { describeInTerminal, KEYS, type Programs, test } from './test-start.ts';

const servers: ConsoleServer[] = [];

async function consoleServer(...flags: readonly string[]): Promise<ConsoleServer> {
  const server = await ConsoleServer.start(...flags);
  servers.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.kill()));
});

const join = (
  programs: Programs,
  { at }: { readonly at: string },
  name: string,
  options: PtyOptions & { readonly flags?: readonly string[] } = {},
): PtyProgram =>
  programs.start({ ...options, args: ['join', '--console', at, '--name', name, ...(options.flags ?? [])] });

/** Ann has White and the first move, Bob has Red. */
async function atGame(
  programs: Programs,
  server: ConsoleServer,
  options: PtyOptions & { readonly flags?: readonly string[] } = {},
): Promise<[ann: PtyProgram, bob: PtyProgram]> {
  const ann = join(programs, server, 'Ann', options);
  await ann.shows('Waiting for game');
  const bob = join(programs, server, 'Bob', options);
  await ann.shows('Your move, Ann.');
  await bob.shows('Ann is to move.');
  return [ann, bob];
}

const sq = (n: number): Square => n as Square;
/** Light squares are white all over, dark ones are red wherever nothing lies on them. */
const isLight = ({ board }: PtyProgram, place: Coordinate): boolean => board.coloursOf(place).every(isWhite);
const isDark = ({ board }: PtyProgram, place: Coordinate): boolean => board.coloursOf(place).some(isRed);
/** Nothing has gone to 13 in these tests. */
const outlined = ({ board }: PtyProgram, ...squares: readonly number[]): readonly number[] =>
  squares.filter((square) => board.isOutlined(sq(square), sq(13)));
const signs = ({ board }: PtyProgram, square: number): string =>
  board.signsOf(sq(square)).replace(/\d/g, ' ');
const above = ({ text }: PtyProgram): string => text.split('\n').slice(0, 6).join('\n');
const PATIENCE_MS = 120_000;

/** A game of the collection with the sides changed, since White begins here. */
const GAME: readonly string[] = GAMES.taken.replace(/\d+/g, (n) => `${33 - Number(n)}`).split(' ');
const RESULT = 'Player Red is the winner! White has no pieces left.';

const SIZES = [[80, 24], ...(FULL ? ([[150, 50]] as const) : [])] as const;
/** Those with the other side first, and with a side drawn. */
const RULES = FULL ? PRESETS : PRESETS.filter(({ id }) => id === 'timed');

async function acknowledges(program: PtyProgram, box: string): Promise<void> {
  await program.until(`the box “${box}”`, () => program.box.startsWith(box));
  program.press(KEYS.enter);
}

describeInTerminal('a console server on a full screen', () => {
  test.for(SIZES)(
    '[C2] [C3] [M4] [N6] start screen, board, choosing and moving, watching: %i×%i',
    { timeout: PATIENCE_MS },
    async ([columns, rows], { programs }) => {
      const server = await consoleServer();
      const size = { columns, rows };
      const ann = join(programs, server, 'Ann', size);
      // The logo and what the client is doing, and with the answer one's number and how long a turn may take.
      await ann.shows('Waiting for game');
      expect(ann.text).toMatch(/█▀▀ █▀█ █▀█/);
      expect(ann.text).toContain(`${server.at}, client 1`);
      expect(ann.text).toMatch(/A turn of more than (600 seconds|10 minutes)/);
      const bob = join(programs, server, 'Bob', size);
      await Promise.all([ann.shows('Your move, Ann.'), bob.shows('Ann is to move.')]);
      expect(bob.text).toContain('Bob Red');

      // Red and white, bottom left and top right red.
      for (const place of ['A1', 'H8'] as const) expect(isDark(ann, place)).toBe(true);
      for (const place of ['A8', 'H1'] as const) expect(isLight(ann, place)).toBe(true);

      // What can move is marked inside its square, the chosen one blinks, and the arrows choose another.
      expect(outlined(ann, 22, 23, 24, 25, 26, 9, 18)).toEqual([22, 23, 24]);
      const steady = signs(ann, 23);
      await ann.until('the first piece blinking', () => outlined(ann, 21).length === 0);
      await ann.until('and back', () => outlined(ann, 21).length === 1);
      expect(signs(ann, 21)).not.toBe(steady);
      ann.press(KEYS.right);
      await ann.until('the next one chosen', () => signs(ann, 21) === steady && signs(ann, 22) !== steady);
      ann.press(KEYS.left + KEYS.left);
      await ann.until('the last one chosen', () => signs(ann, 24) !== steady && signs(ann, 22) === steady);
      ann.press(KEYS.right + KEYS.right + KEYS.enter);
      // Its destinations likewise.
      await ann.until('its places', () => outlined(ann, 18, 19, 24).join() === '18');
      ann.press(KEYS.right + KEYS.enter);
      await Promise.all([ann, bob].map((program) => showsMoves(program, ['22-18'])));

      // Somebody who watches sees whose turn it is and what can move, and can change nothing.
      const eve = join(programs, server, 'Eve', size);
      await eve.shows('Bob is to move.');
      expect(outlined(eve, 9, 10, 11, 12, 8, 23)).toEqual([9, 10, 11, 12]);
      eve.press('11-15\r');
      await eve.shows('Only a player can do that.');
      // The mouse does what it does everywhere.
      bob.clickPlaces(sq(11), sq(15));
      await Promise.all([ann, bob].map((program) => showsMoves(program, ['22-18', '11-15'])));
      await showsMoves(eve, ['11-15']);

      // An action message stays above the board until the next.
      await ann.shows('You must perform a jump');
      expect(above(ann)).toContain('You must perform a jump');
      ann.press('23-19\r');
      await ann.shows('You must jump: a jump is available.');
      expect(movesShown(ann)).toEqual(['22-18', '11-15']);
      expect(above(ann)).toContain('You must perform a jump');
      ann.press('18x11\r');
      await bob.shows('You must perform a jump');
      await ann.until('nothing to jump', () => !ann.text.includes('You must perform a jump'));
    },
  );

  test('[M5] [M8] [N8] [L5] a whole game: another jump, the result over the board, and a rematch', {
    timeout: PATIENCE_MS,
  }, async ({ programs }) => {
    const server = await consoleServer();
    const [ann, bob] = await atGame(programs, server);
    const eve = join(programs, server, 'Eve');
    await eve.shows('Ann is to move.');
    for (const [ply, text] of GAME.entries()) {
      const mover = ply % 2 === 0 ? ann : bob;
      const squares = text.split(/[-x]/).map((n) => sq(Number(n)));
      if (squares.length > 2) {
        // Jump by jump, and told that it goes on.
        for (const count of squares.slice(2).keys()) {
          mover.clickPlaces(...(count === 0 ? squares.slice(0, 2) : [squares[count + 1]!]));
          await mover.shows('Another jump is available');
        }
        mover.clickPlaces(squares.at(-1)!);
      } else mover.press(`${text}\r`);
      await Promise.all([ann, bob].map((program) => showsMoves(program, GAME.slice(0, ply + 1))));
    }

    // The result lies over the board of everybody, until Enter.
    for (const program of [ann, bob, eve]) {
      await program.until('the result', () => program.box.startsWith(RESULT));
      program.press(KEYS.enter);
      await program.until('the box gone', () => program.box === '');
    }
    // Both are asked, and both say yes: sides have changed.
    await Promise.all([ann.shows('y another game'), bob.shows('y another game')]);
    expect(eve.text).not.toContain('another game');
    ann.press('y');
    await ann.shows('Waiting for another player.');
    bob.press('y');
    await bob.shows('Your move, Bob.');
    await Promise.all([ann, bob, eve].map((program) => program.shows('Game 2')));
    expect(ann.text).toContain('Ann Red');

    // Leaving a game is confirmed first; the others are notified, and spectators are asked to play.
    bob.press(KEYS.interrupt);
    await bob.until('the question', () => bob.box.startsWith('Quit during the game? You will lose it.'));
    bob.press('n');
    await bob.until('the question gone', () => bob.box === '');
    bob.press('m');
    await bob.until('the question', () => bob.box.startsWith('Leave the game? You will lose it.'));
    bob.press('y');
    expect(await bob.ended()).toMatchObject({ exitCode: 0 });
    for (const program of [ann, eve]) {
      await acknowledges(program, 'Player White has left the game');
      await acknowledges(program, 'Player Red is the winner! White left the game.');
    }
    await ann.shows('y another game');
    ann.press('y');
    await eve.shows('A seat is free. Would you like to play?');
    eve.press('y');
    await eve.shows('Ann is to move.');

    // After the other has gone, one who does not go on closes the table, and the program is over.
    ann.kill('SIGKILL');
    await acknowledges(eve, 'Player White has disconnected');
    await acknowledges(eve, 'Player Red is the winner! White lost the connection.');
    await eve.shows('n no more');
    eve.press('n');
    await eve.until('the end', () =>
      eve.box.startsWith('The winner does not play on: this table is closed.'),
    );
    eve.press(KEYS.enter);
    expect(await eve.ended()).toMatchObject({ exitCode: 0 });
  });

  test('[N17] [N11] the server is lost: told over the board, tried again, and then the program ends', {
    timeout: PATIENCE_MS,
  }, async ({ programs }) => {
    const server = await consoleServer();
    const [ann, bob] = await atGame(programs, server, { flags: ['--attempts', '3'] });
    ann.press('22-18\r');
    await showsMoves(bob, ['22-18']);
    await server.kill();
    for (const program of [ann, bob]) {
      await program.until(
        'the news',
        () =>
          program.box.startsWith('The connection to the server is lost.') &&
          /Reconnecting: attempt \d of 3/.test(program.text),
      );
    }
    for (const program of [ann, bob]) {
      expect(await program.ended()).toMatchObject({ exitCode: 1 });
      expect(program.output).toMatch(
        /crownhead: The server at 127\.0\.0\.1 port \d+ could not be reached in 3 attempts\.\r\n$/,
      );
    }
  });

  test('[N17] the server is back in time: one waits for another game', async ({ programs }) => {
    const server = await consoleServer();
    const [ann, bob] = await atGame(programs, server, { flags: ['--attempts', '100'] });
    await server.kill();
    await ann.until('the news', () => ann.box.startsWith('The connection to the server is lost.'));
    servers.push((await ConsoleServer.startAt(server.port))!);
    await ann.until('a game or the wait for it', () =>
      /Waiting for game|Your move|is to move/.test(ann.text),
    );
    await Promise.all([ann, bob].map((program) => program.shows('Game 1')));
    expect(ann.box).not.toContain('lost.');
  });

  test('[N11] nobody there: each attempt is told, and after the last one the program ends', async ({
    programs,
  }) => {
    const nobody = join(programs, { at: '127.0.0.1:1' }, 'Ann', { flags: ['--attempts', '3'] });
    await nobody.shows('Connecting to server');
    // A busy machine may show the second and the third together.
    const again = /The server cannot be reached\. Trying again: attempt [23] of 3/;
    await nobody.until('another attempt', () => again.test(nobody.text));
    expect(await nobody.ended()).toMatchObject({ exitCode: 1 });
    expect(nobody.output).toContain('could not be reached in 3 attempts.');
  });

  test('[N2] [C2] [N12] a name that is taken is asked for again; lines only where they are wanted; a full server', async ({
    programs,
  }) => {
    const server = await consoleServer('--max-clients', '3');
    const ann = join(programs, server, 'Ann');
    await ann.shows('Waiting for game');
    const other = join(programs, server, 'Ann');
    await other.shows('Another name, please');
    await other.shows('That name, or one that looks like it, is already in use');
    other.press(`${KEYS.clearLine}Bea\r`);
    await other.shows('Ann is to move.');
    await ann.shows('Bea Red');

    const liz = join(programs, server, 'Liz', { flags: ['--lines'] });
    await liz.until('lines', () => /Connecting to 127[\s\S]*You are Liz\./.test(liz.output));
    expect(liz.hasMode('1049')).toBe(false);

    const cy = join(programs, server, 'Cy');
    expect(await cy.ended()).toMatchObject({ exitCode: 1 });
    expect(cy.output).toMatch(/crownhead: Server is full\.?\r\n$/);
  });

  test.for(RULES)(
    '[C5] [R9] [N9] the rules of the server are those of the screen: $id',
    {
      timeout: PATIENCE_MS,
    },
    async ({ id, name, rules, table }, { programs }) => {
      const server = await consoleServer('--rules', id);
      const ann = join(programs, server, 'Ann');
      await ann.shows('Waiting for game');
      const bob = join(programs, server, 'Bob');
      await Promise.all([ann, bob].map((program) => program.shows('Game 1')));
      await Promise.all([ann, bob].map((program) => program.shows(name)));
      const mover = ann.text.includes('Your move, Ann.') ? ann : bob;
      const isBlack = mover.board.isTurned;
      const made = isBlack ? '11-15' : '22-18';
      mover.press(`${made}\r`);
      await Promise.all([ann, bob].map((program) => showsMoves(program, [made])));
      if (rules.first !== 'random') expect(isBlack).toBe(rules.first === 'black');
      expect(ann.text + bob.text).toContain(SIDE_NAMES[table.sideNames].black);

      // Nobody comes back to a console server: a player who leaves loses immediately, where the rules know a loser.
      const other = mover === ann ? bob : ann;
      mover.press('m');
      await mover.until('the question', () => mover.box.startsWith('Leave the game?'));
      mover.press('y');
      await mover.ended();
      await other.until('who has gone', () => /^Player \w+ has left the game/.test(other.box));
      other.press(KEYS.enter);
      await other.until('the result', () => /is the winner!|without a result/.test(other.box));
    },
  );
});
