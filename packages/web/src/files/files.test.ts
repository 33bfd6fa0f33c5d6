/** Files of games: read in pieces, listed, opened, and refused in words. */
import { existsSync, readFileSync } from 'node:fs';
import { formatTableTags, hostOptionFault, playing, replayTablePdn, SIDE_NAMES } from '@crownhead/match';
import { formatFen, type PdnGame, readPdn, writePdn } from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { files as english } from '../i18n/en/files.ts';
import { warningText } from './failure-text.ts';
import { gameFileName } from './file-name.ts';
import { list, rowsInView, search, tidyDate } from './game-list.ts';
import { asPosition, canPlayOn, contentsOf, openGame } from './opening.ts';
import { readGames } from './reading.ts';
import { playOnOptions, replayTable } from './replay-table.ts';

const ONE = `[Event "Open"]
[Date "2004-05-01"]
[Black "Morgan, John"]
[White "Müller"]
[Result "1-0"]
[GameType "21"]

1. 11-15 23-19 2. 8-11 22-17 1-0
`;
const other = ONE.replace('"21"', '"20"');
const first = (text: string): PdnGame => readPdn(text)[0]!;

/** Time passes with every look at the clock, so that every piece of text is followed by a breath. */
const ticking = (progress: (games: readonly PdnGame[], part: number) => boolean, mostGames?: number) => {
  let time = 0;
  let pauses = 0;
  return {
    now: () => (time += 6),
    pause: async () => {
      pauses += 1;
    },
    progress,
    ...(mostGames === undefined ? {} : { mostGames }),
    pauses: () => pauses,
  };
};

describe('reading in pieces', () => {
  const many = ONE.repeat(900);

  it('finds the same games as in one go, breathes, and tells how far it is', async () => {
    const parts: number[] = [];
    const ports = ticking((_, part) => parts.push(part) > 0);
    const read = await readGames(many, ports);
    expect(read?.games).toEqual(readPdn(many));
    expect(read?.capped).toBe(false);
    expect(ports.pauses()).toBeGreaterThan(1);
    expect(parts).toEqual([...parts].sort((a, b) => a - b));
    expect(parts.at(-1)).toBe(1);
  });

  it('can be given up', async () => {
    expect(
      await readGames(
        many,
        ticking(() => false),
      ),
    ).toBeNull();
  });

  it('shows the first of too many', async () => {
    const read = await readGames(
      many,
      ticking(() => true, 100),
    );
    expect([read?.games.length, read?.capped]).toEqual([100, true]);
  });

  it('nothing at all is no game', async () => {
    expect(
      await readGames(
        '',
        ticking(() => true),
      ),
    ).toEqual({ games: [], capped: false });
  });
});

describe('the list', () => {
  it('tells who, when, how it ended and how long it was', () => {
    expect(list(first(ONE))).toEqual({
      number: 1,
      black: 'Morgan, John',
      white: 'Müller',
      event: 'Open',
      date: '2004.05.01',
      ending: 'black',
      plies: 4,
      other: false,
    });
  });

  it('a win of the side that begins is a win of White where White begins', () => {
    expect(list(first(ONE.replace('"21"', '"21,W"'))).ending).toBe('white');
  });

  it.each([
    ['1/2-1/2', 'draw'],
    ['0-1', 'white'],
    ['0-0', 'void'],
    ['*', 'open'],
  ])('%s is %s', (result, ending) => {
    expect(list(first(ONE.replaceAll('1-0', result))).ending).toBe(ending);
  });

  it('question marks are nothing', () => {
    expect(list(first(ONE.replace('Morgan, John', '?').replace('2004-05-01', '????.??.??')))).toMatchObject({
      black: '',
      date: '',
    });
    expect(tidyDate('2004.05.??')).toBe('2004.05');
  });

  it('is searched by words, without regard to accents and case', () => {
    const games = readPdn(ONE + ONE.replace('Müller', 'Brown')).map(list);
    expect(search(games, 'muller 2004').map(({ number }) => number)).toEqual([1]);
    expect(search(games, ' ')).toHaveLength(2);
    expect(search(games, '#2')).toHaveLength(1);
    expect(search(games, 'nobody')).toEqual([]);
  });

  it('draws only the rows in view', () => {
    expect(rowsInView(0, 500, 50, 1500)).toEqual({ first: 0, end: 18 });
    expect(rowsInView(50_000, 500, 50, 1500)).toEqual({ first: 992, end: 1018 });
    expect(rowsInView(75_000, 500, 50, 1500).end).toBe(1500);
    expect(rowsInView(75_000, 500, 50, 3)).toEqual({ first: 3, end: 3 });
  });
});

describe('what a text can be [F2]', () => {
  it('a position goes to the editor', () => {
    expect(asPosition(' B:W18:B2 ')).toBe('B:W18:B2');
    expect(asPosition(ONE)).toBeNull();
    expect(asPosition('B:W99:B2')).toBeNull();
  });

  it('no game, or only games of another kind, are told apart', () => {
    const read = (text: string) => contentsOf({ games: readPdn(text), capped: false });
    expect(read('Dear diary')).toEqual({ ok: false, error: 'no-game' });
    expect(read(other)).toEqual({ ok: false, error: 'other-games' });
    expect(read(other + ONE)).toMatchObject({ ok: true });
  });

  it('a damaged game is shown up to the damage, which is told with its place', () => {
    const { replay, failure } = openGame(first(ONE.replace('8-11', '8-20')));
    expect(failure).toMatchObject({ game: 1, ply: 3, token: '8-20', line: 8 });
    expect(replay.game.plies).toHaveLength(2);
  });
});

describe('a game from a file as a table', () => {
  const replayed = replayTablePdn(first(ONE));

  it('shows the whole game, its names and its end, and takes no commands', async () => {
    const table = replayTable(replayed, { black: 'Rot', white: 'Weiß' });
    const round = table.view.state.round!;
    expect(round.game.plies).toHaveLength(4);
    expect(round.names).toEqual({ black: 'Morgan, John', white: 'Müller' });
    expect(table.view.notice.code).toBe('game-over');
    expect((await table.send({ type: 'resign', confirmed: true })).ok).toBe(false);
  });

  it('has the sides, in the language of the reader, in place of players whom it does not name', () => {
    const sides = { black: 'Rot', white: 'Weiß' };
    const unnamed = replayTable(replayTablePdn(first('1. 11-15 23-19 *')), sides);
    expect(unnamed.view.state.round!.names).toEqual(sides);
    expect(unnamed.view.notice).toMatchObject({ code: 'their-turn', name: 'Rot' });
  });

  it('a game without an end is still on', () => {
    const open = replayTablePdn(first(ONE.replaceAll('1-0', '*')));
    const { state, notice } = replayTable(open, SIDE_NAMES['red-white']).view;
    expect(playing(state)).not.toBeNull();
    expect(notice.code).toBe('their-turn');
  });

  it('[F1] can be played on from every move', () => {
    for (let plies = 0; plies <= 4; plies += 1) {
      expect(canPlayOn(replayed, plies)).toBe(true);
      expect(hostOptionFault(playOnOptions(replayed, plies))).toBeNull();
    }
  });

  it('not from where it ended on the board', () => {
    const over = replayTablePdn(first('[SetUp "1"]\n[FEN "B:W18:B14"]\n\n1. 14x23 1-0\n'));
    expect(over.failure).toBeNull();
    expect(canPlayOn(over, 0)).toBe(true);
    expect(canPlayOn(over, 1)).toBe(false);
  });

  it('[F1] keeps rules, table and clocks of a game of ours', () => {
    const facts = {
      ...replayed.facts,
      table: {
        ...playOnOptions(replayed, 0).table,
        timer: { kind: 'clock', base: 600_000, increment: 0, delay: 0 },
      },
      clocks: { black: 1000, white: 2000 },
    } as const;
    const tags = [...replayed.tags, ...formatTableTags(facts)];
    const text = writePdn({ tree: { ...replayed.tree, tags, outcome: null } });
    const back = replayTablePdn(first(text));
    expect(playOnOptions(back, 4)).toMatchObject({
      table: facts.table,
      start: { kind: 'resume', clocks: facts.clocks },
    });
    expect(playOnOptions(back, 2).start).toMatchObject({ clocks: null });
    expect(formatFen(back.game.position)).toBe(formatFen(replayed.game.position));
  });
});

describe('file names', () => {
  const day = new Date(2026, 10, 5);
  it.each([
    ['Ann', 'Bob', '2026-11-05 Ann - Bob.pdn'],
    ['a/b:c', '..', '2026-11-05 a b c.pdn'],
    ['CON', 'x'.repeat(60), `2026-11-05 CON_ - ${'x'.repeat(40)}.pdn`],
    ['', '', '2026-11-05.pdn'],
    ['Лена', '‮evil', '2026-11-05 Лена - evil.pdn'],
  ])('%s and %s', (black, white, name) => {
    expect(gameFileName({ black, white }, day)).toBe(name);
  });
});

const ARCHIVE = new URL('../../../../../shared/data/pdn/acf-1500.pdn', import.meta.url);
if (!existsSync(ARCHIVE))
  console.warn('no archive of 1,500 games beside the repository: its test is skipped');
describe.skipIf(!existsSync(ARCHIVE))('the archive of 1,500 games', () => {
  it('is read in pieces, listed and replayable', async () => {
    const text = readFileSync(ARCHIVE, 'utf8');
    const read = (await readGames(
      text,
      ticking(() => true),
    ))!;
    expect(read.games).toHaveLength(1500);
    expect(contentsOf(read)).toMatchObject({ ok: true });
    for (const game of read.games.filter((_, i) => i % 100 === 0)) {
      expect(openGame(game).failure).toBeNull();
      expect(replayTable(replayTablePdn(game), SIDE_NAMES['red-white']).view.state.round).not.toBeNull();
    }
  });
});

it('[F2] what was put right is told line by line, not only counted', () => {
  const { warnings } = replayTablePdn(
    first(ONE.replace('1-0\n', '0-1\n').replace('[Result', '[Event "Twice"]\n[Result')),
  );
  expect(warnings.map((warning) => warningText(warning, english))).toEqual([
    'Line 5, “Event”: A tag appears twice; the first one counts.',
    'Line 1, “1-0”: The result at the end and the Result tag disagree.',
  ]);
});
