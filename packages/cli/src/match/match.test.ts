import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatHubMove } from '@crownhead/engine';
import { LEAST_RATING, legalMoves, MOST_RATING, newGame, OFFICIAL } from '@crownhead/rules';
import { aPlayout, FULL, HAS_SIGNALS, runs } from '@crownhead/testkit';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { jsonLines, runInTurn, runProgram, startProgram } from '../run-program.ts';
import { rivalPlayer } from './rival-player.ts';

const folder = mkdtempSync(join(tmpdir(), 'crownhead-match-'));
const children: ReturnType<typeof startProgram>[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const match = async (...args: string[]) => {
  const { code, out, err } = await runProgram(['match', ...args]);
  return { code, out, err };
};
const resultsIn = (dir: string) =>
  jsonLines(readFileSync(join(dir, 'results.jsonl'), 'utf8')).slice(1) as { game: number; black: string }[];
const pdnCheck = async (dir: string) =>
  jsonLines((await runProgram(['pdn', 'check', join(dir, 'games.pdn'), '--json'])).out)[0];

const ENGINE = `"${process.execPath}" "${join(import.meta.dirname, '../../bin/crownhead.mjs')}" engine --level 1`;

describe('[S9] crownhead match', () => {
  it('[L3] plays level 1 against level 2, keeps the games, and goes on where it was stopped', async () => {
    const dir = join(folder, 'levels');
    // Far more time than these levels need, so that no busy machine makes them lose by it.
    const args = ['level:1', 'level:2', '--time', '20000', '--out', dir];
    const first = await match(...args, '--games', '2', '--json');
    expect(first).toMatchObject({ code: 0, err: '' });
    const json = JSON.parse(first.out);
    expect(json).toMatchObject({
      a: 'level:1',
      b: 'level:2',
      games: 2,
      total: 2,
      complete: true,
      faults: [],
    });
    expect(json.won + json.drawn + json.lost).toBe(2);
    expect(resultsIn(dir).map(({ game, black }) => `${game}${black}`)).toEqual(['1a', '2b']);
    const before = readFileSync(join(dir, 'games.pdn'), 'utf8');
    expect(before).toContain('[Black "Crownhead level 1 of 10"]\n[White "Crownhead level 2 of 10"]');

    // As if it had been killed while it wrote.
    appendFileSync(join(dir, 'results.jsonl'), '{"game":3,"op');
    appendFileSync(join(dir, 'games.pdn'), '[Event "half a ga');
    const second = await match(...args, '--games', '4', '--concurrency', '2');
    expect(second.code).toBe(0);
    expect(second.out).toMatch(/^level:1 against level:2: 4 games, openings: ballots, 20,000 ms a move\n/);
    const numbers = resultsIn(dir).map(({ game }) => game);
    expect(numbers.slice(0, 2)).toEqual([1, 2]);
    expect(numbers.toSorted()).toEqual([1, 2, 3, 4]);
    expect(readFileSync(join(dir, 'games.pdn'), 'utf8').startsWith(before)).toBe(true);
    expect(await pdnCheck(dir)).toMatchObject({ games: 4, legal: 4 });

    // Everything is played: nothing more happens. Another match does not go there.
    expect(await match(...args, '--games', '4')).toEqual(second);
    const other = await match(...args, '--nodes', '9');
    expect(other.code).toBe(2);
    expect(other.err).toMatch(/^crownhead: .*results\.jsonl belongs to a match with other players/);
  });

  it.runIf(FULL)('[L3] counts processor time where it is told to, for a Hub program too', async () => {
    const hub = `hub:${ENGINE} --cpu`;
    const args = ['--games', '2', '--time', '5', '--cpu', '--adjudicate'];
    const { code, out } = await match('engine:typescript', hub, ...args);
    expect(code).toBe(0);
    expect(out).toContain('2 games, openings: ballots, 5 ms of processor time a move\n');
    const refused = await match('engine', 'rapid-draughts', '--cpu', '--games', '1');
    expect(refused.code).not.toBe(0);
    expect(refused.err).toContain('rapid-draughts cannot count processor time');
  });

  it('has any Hub program play, by a command line with quotes', async () => {
    const { code, out } = await match('random', `hub:${ENGINE}`, '--games', '2', '--time', '50', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 2, faults: [] });
  });

  it('loses the game for a program that ends, and says so', async () => {
    const script = join(folder, 'bad.mjs');
    writeFileSync(
      script,
      `import { createInterface } from 'node:readline';
       const answers = { hub: 'id name=Bad\\nwait', init: 'ready' };
       createInterface({ input: process.stdin }).on('line', (line) => {
         if (line in answers) console.log(answers[line]);
         if (line.startsWith('pos') && !line.includes('22-17')) process.exit(3);
         if (line.startsWith('go')) console.log('done move=1-2');
         if (line === 'quit') process.exit(0);
       });`,
    );
    const program = `hub:"${process.execPath}" ${script}`;
    const { code, out } = await match('random', program, '--games', '4', '--json');
    expect(code).toBe(0);
    const { won, faults } = JSON.parse(out);
    expect(won).toBe(4);
    expect(faults).toHaveLength(4);
    for (const { fault } of faults) expect(fault).toMatchObject({ seat: 'b' });
    expect(new Set(faults.map((one: { fault: { kind: string } }) => one.fault.kind))).toContain('crash');
  });

  it.runIf(HAS_SIGNALS)('leaves what it has when it is interrupted', async () => {
    const dir = join(folder, 'interrupted');
    const child = startProgram(['match', 'random', 'random', '--games', '100000', '--out', dir]);
    children.push(child);
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      err += text;
    });
    const ended = new Promise<number | null>((done) => child.on('close', done));
    const isUnderWay = () => {
      try {
        return resultsIn(dir).length > 3;
      } catch {
        return false;
      }
    };
    while (!isUnderWay()) await new Promise((done) => setTimeout(done, 50));
    child.kill('SIGINT');
    expect(await ended).toBe(1);
    expect(err).toBe('crownhead: Stopped. Run the same command to continue.\n');
    const games = resultsIn(dir).length;
    expect(await pdnCheck(dir)).toMatchObject({ games, legal: games });
  });

  it('plays openings from the start, from eleven-man ballots or from a file, and adjudicates by the tables', async () => {
    const file = join(folder, 'openings.pdn');
    writeFileSync(file, '[Event "?"]\n[FEN "W:WK18,K19:BK1"]\n\n*\n\n[Event "?"]\n\n1. 11-15 22-18 *\n');
    const over = join(folder, 'over.pdn');
    const there = '18-14 1-5 14-18 5-1';
    writeFileSync(over, `[Event "?"]\n[FEN "W:WK18,K19:BK1"]\n\n${there} ${there} *\n`);
    const [ending, start, elevenMan, drawn, missing] = await Promise.all([
      match('random', 'random', '--openings', file, '--games', '2', '--adjudicate', '--json'),
      match('random', 'random', '--openings', 'start', '--json'),
      match('random', 'random', '--openings', 'eleven-man', '--games', '2', '--json'),
      match('random', 'random', '--openings', over),
      match('random', 'random', '--openings', join(folder, 'no.pdn')),
    ]);
    expect(JSON.parse(ending!.out)).toMatchObject({ games: 2, won: 1, lost: 1 });
    expect(JSON.parse(start!.out)).toMatchObject({ games: 2, total: 2 });
    expect(JSON.parse(elevenMan!.out)).toMatchObject({ games: 2, openings: 'eleven-man' });
    // Drawn by the third repetition: there is nothing to play.
    expect(drawn!.err).toMatch(/There are no games to continue/);
    expect(missing!.code).toBe(1);
    expect(missing!.err).toMatch(/no\.pdn cannot be read: there is no such file or folder\.\n$/);
  });

  it('[F2] leaves alone what is not of this match', async () => {
    const dir = join(folder, 'foreign');
    mkdirSync(dir);
    const play = (out: string, ...more: string[]) =>
      match('random', 'random', '--games', '1', '--out', out, ...more);
    const mine = join(dir, 'games.pdn');
    writeFileSync(mine, '[Event "Mine"]\n\n1. 11-15 *\n');
    const [games, file] = await Promise.all([play(dir), play(mine)]);
    expect(games.code).toBe(2);
    expect(games.err).toMatch(/games\.pdn is not of this match: choose another folder\./);
    expect(readFileSync(mine, 'utf8')).toContain('"Mine"');
    expect(file).toMatchObject({ code: 2, err: expect.stringContaining('games.pdn is not a folder.') });
    rmSync(mine);
    writeFileSync(join(dir, 'results.jsonl'), 'my notes');
    expect((await play(dir)).err).toMatch(/results\.jsonl cannot be read\./);
    expect(readFileSync(join(dir, 'results.jsonl'), 'utf8')).toBe('my notes');

    // Nor are games put together that did not begin alike.
    const openings = join(folder, 'changing.pdn');
    const other = join(folder, 'changing');
    writeFileSync(openings, '[Event "?"]\n\n1. 11-15 *\n');
    expect((await play(other, '--openings', openings)).code).toBe(0);
    writeFileSync(openings, '[Event "?"]\n\n1. 9-13 *\n');
    expect((await play(other, '--openings', openings)).err).toMatch(
      /belongs to a match with other players, openings/,
    );
  });

  it('[S4] a player of a rating takes part, and beats one of a far lower rating', async () => {
    const args = [
      'rating:1900',
      'rating:800',
      '--games',
      '2',
      '--nodes',
      '2000',
      '--time',
      '60000',
      '--json',
    ];
    expect(JSON.parse((await match(...args)).out)).toMatchObject({ a: 'rating:1900', won: 2 });
  });

  it.runIf(FULL)('[S3] engines of a match may have several threads', async () => {
    const args = ['engine', 'random', '--threads', '2', '--games', '1', '--nodes', '3000', '--time', '60000'];
    const { code, out } = await match(...args, '--json');
    expect([code, JSON.parse(out).won]).toEqual([0, 1]);
  });

  it('says who can play, and when somebody cannot', async () => {
    const [unknown, level, rating] = await runInTurn([
      ['match', 'bob', 'random'],
      ['match', 'random', 'level:11'],
      ['match', 'random', 'rating:99'],
    ]);
    const gone = await match('random', 'hub:no-such-program', '--games', '1');
    expect(unknown).toMatchObject({ code: 2, err: expect.stringContaining('no player called “bob”') });
    expect(level).toMatchObject({ code: 2, err: 'crownhead: There are levels 1 to 10.\n' });
    expect(rating).toMatchObject({
      code: 2,
      err: `crownhead: There are ratings from ${LEAST_RATING} to ${MOST_RATING}.\n`,
    });
    expect(gone).toMatchObject({
      code: 1,
      err: expect.stringContaining('no-such-program cannot be started'),
    });
  });
});

it('rapid-draughts sees the board as we do', async () => {
  const player = await rivalPlayer();
  try {
    await fc.assert(
      fc.asyncProperty(aPlayout(OFFICIAL), async (position) => {
        const legal = legalMoves(position);
        if (legal.length === 0) return;
        const move = await player.move(newGame({ start: position }), { depth: 2 });
        expect(move.ok && legal.map(formatHubMove).includes(formatHubMove(move.value))).toBe(true);
      }),
      runs(20),
    );
  } finally {
    await player.close();
  }
});
