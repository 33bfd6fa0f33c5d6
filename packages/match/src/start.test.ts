/** Where a game begins and who has which side: drawn, chosen, set up by hand, or saved. */

import {
  applyMove,
  elevenManBallots,
  formatFen,
  formatMove,
  movesOf,
  OFFICIAL,
  type PlyAction,
  readMove,
  START,
  threeMoveBallots,
} from '@crownhead/rules';
import { ANN, BOB, CY, optionsWith, TableDriver } from '@crownhead/testkit';
import { describe, expect, test } from 'vitest';
import type { Start } from './options.ts';
import { PRESETS } from './presets.ts';

const START_FEN = formatFen(START);

/** Turns from texts; `pass` is a turn that time took. */
function turns(...texts: string[]): PlyAction[] {
  let position = START;
  return texts.map((text): PlyAction => {
    if (text === 'pass') return { kind: 'pass', reason: 'time' };
    const move = readMove(position, OFFICIAL, text);
    if (!move.ok) throw new Error(`${text}: ${move.error}`);
    position = applyMove(position, move.value);
    return { kind: 'move', move: move.value };
  });
}

const playedMoves = (table: TableDriver): string[] =>
  movesOf(table.lastRound.game).map((move) => formatMove(move));

describe('sides and first move', () => {
  test.each([
    ['host-black', 0, 'Ann'],
    ['host-black', 1, 'Ann'],
    ['host-white', 0, 'Bob'],
    ['host-white', 1, 'Bob'],
    ['random', 0, 'Ann'],
    ['random', 1, 'Bob'],
    ['random', 2, 'Ann'],
    ['random', 0xffff_ffff, 'Bob'],
  ] as const)('[R8] %s with %d: %s has Black', (sides, random, black) => {
    const table = TableDriver.seated({ sides });
    table.random = random;
    table.start();
    expect(table.round.names.black).toBe(black);
  });

  test('[R8] the host in the second seat has the chosen side too', () => {
    const table = TableDriver.open();
    table.ok({ by: ANN, type: 'seat.take', name: 'Ann', seat: 1, connection: null });
    table.sit(BOB);
    table.start();
    expect(table.round).toMatchObject({ sides: { black: 1, white: 0 }, names: { black: 'Ann' } });
  });

  test('[R8] with the host in no seat the first seat counts as the host’s', () => {
    const table = TableDriver.open();
    table.sit(BOB);
    table.sit(CY);
    table.start();
    expect(table.round.names.black).toBe('Bob');
  });

  test.each([
    ['black', 2, 'black'],
    ['white', 0, 'white'],
    ['random', 0, 'black'],
    ['random', 1, 'black'],
    ['random', 2, 'white'],
    ['random', 3, 'white'],
  ] as const)('[R8] first move %s with %d: %s', (first, random, turn) => {
    const table = TableDriver.seated({ rules: { first } });
    table.random = random;
    table.start();
    expect(table.turn).toBe(turn);
    expect(table.log.at(-1)).toMatchObject({ type: 'game.started', fen: formatFen({ ...START, turn }) });
  });
});

describe('ballots', () => {
  test('[E1] a three-move ballot by its number', () => {
    const table = TableDriver.playing({ start: { kind: 'three-move', deck: '156', number: 12 } });
    const ballot = threeMoveBallots('156').find(({ number }) => number === 12)!;
    expect(playedMoves(table)).toEqual(ballot.moves.map((text) => text));
    expect(table.round).toMatchObject({ opening: 3, ballot: ballot.moves.join(' ') });
    expect(table.turn).toBe('white');
    expect(table.moving('22-18')).toMatchObject({ ply: 4 });
  });

  test.each([
    '144',
    '156',
    '174',
  ] as const)('[E1] one drawn from the deck of %s, a new one each game', (deck) => {
    const table = TableDriver.seated({ start: { kind: 'three-move', deck, number: null } });
    const ballots = threeMoveBallots(deck);
    for (const index of [0, ballots.length - 1, 7]) {
      table.random = index * 4;
      table.start();
      expect(table.round.ballot).toBe(ballots[index]!.moves.join(' '));
      table.ok({ by: ANN, type: 'resign', confirmed: true });
    }
  });

  test('[E1] an eleven-man ballot, by number or drawn', () => {
    const ballots = elevenManBallots();
    const table = TableDriver.playing({ start: { kind: 'eleven-man', number: ballots[5]!.number } });
    const { removed, moves, start } = ballots[5]!;
    expect(table.round.ballot).toBe(`without ${removed.join(' and ')}: ${moves.join(' ')}`);
    expect(table.round.game.start).toEqual(start);
    expect(table.round.opening).toBe(2);

    const drawn = TableDriver.seated({ start: { kind: 'eleven-man', number: null } });
    drawn.random = 400;
    drawn.start();
    expect(drawn.round.game.start).toEqual(ballots[100]!.start);
  });

  test.each<[string, Start]>([
    ['in no deck', { kind: 'three-move', deck: '174', number: 175 }],
    [
      'in a larger deck',
      {
        kind: 'three-move',
        deck: '144',
        number: threeMoveBallots('174').find((b) => b.deck === '174')!.number,
      },
    ],
    [
      'lost for one side',
      { kind: 'eleven-man', number: elevenManBallots('all').find((b) => b.lost)!.number },
    ],
  ])('[E1] refused: a ballot that is %s', (_, start) => {
    expect(TableDriver.open().refused({ by: ANN, type: 'options.set', options: { start } })).toBe(
      'no-such-ballot',
    );
  });

  test.each([
    { capture: 'optional' },
    { first: 'white' },
    { first: 'random' },
    { blocked: 'passes' },
  ] as const)('[E1] refused: a ballot under %j', (rules) => {
    const options = optionsWith({ rules, start: { kind: 'three-move', deck: '144', number: null } });
    const create = { by: ANN, type: 'table.create', name: 'Ann', options } as const;
    expect(new TableDriver().refused(create)).toBe('ballot-needs-official-rules');
  });
});

describe('positions', () => {
  test('[E1] a custom position, with its side to move', () => {
    const table = TableDriver.playing({ start: { kind: 'position', fen: 'W:WK32:B1,2', force: false } });
    expect(table.turn).toBe('white');
    expect(formatFen(table.round.game.position)).toBe('W:WK32:B1,2');
  });

  test.each(['black', 'white'] as const)('[E1] without one, the rules say who moves: %s', (first) => {
    const table = TableDriver.playing({
      rules: { first },
      start: { kind: 'position', fen: '?:W32:B1', force: false },
    });
    expect(table.turn).toBe(first);
  });

  test('[E7] a man on its king row is a king', () => {
    const table = TableDriver.playing({ start: { kind: 'position', fen: 'B:W20:B30', force: false } });
    expect(formatFen(table.round.game.position)).toBe('B:W20:BK30');
  });

  test('[E1] every game starts there', () => {
    const table = TableDriver.playing({ start: { kind: 'position', fen: 'B:W18:B14', force: false } });
    table.move('14x23');
    table.start();
    expect(formatFen(table.round.game.position)).toBe('B:W18:B14');
  });

  test('[R6] a position that is over when it begins ends immediately', () => {
    const table = TableDriver.seated({ start: { kind: 'position', fen: 'W:W29:B22,25', force: false } });
    table.ready(ANN);
    expect(table.ready(BOB)).toEqual(['ready.changed', 'game.started', 'game.ended']);
    expect(table.lastRound.game.outcome).toEqual({ winner: 'black', reason: 'no-moves' });
  });

  test('[R6] one that begins with a blocked side begins with a pass', () => {
    const start = { kind: 'position', fen: 'W:W29:B22,25', force: false } as const;
    const table = TableDriver.playing({ start, rules: { blocked: 'passes' } });
    expect(table.log.at(-1)).toMatchObject({ type: 'turn.passed', ply: 1, reason: 'blocked' });
    expect(table.turn).toBe('black');
  });

  test.each<[string, string, string]>([
    ['unreadable', 'hello', 'bad-start-position'],
    ['with too many pieces', 'B:W20-32:B1', 'bad-start-position'],
    ['with one side empty', 'B:W:B1,2', 'one-sided-start'],
    ['with nothing on it', 'B:W:B', 'blank-start'],
  ])('[E5] refused: a board %s', (_, fen, why) => {
    const start = { kind: 'position', fen, force: false } as const;
    expect(TableDriver.open().refused({ by: ANN, type: 'options.set', options: { start } })).toBe(why);
  });

  test.each([
    ['B:W:B1,2', 'black'],
    ['W:W:B1,2', 'black'],
    ['B:W30:B', 'white'],
  ] as const)('[E5] forced, a one-sided board starts and is over: %s', (fen, winner) => {
    const table = TableDriver.seated({ start: { kind: 'position', fen, force: true } });
    table.start();
    expect(table.lastRound.game.outcome).toEqual({ winner, reason: 'no-pieces' });
  });

  test.each(PRESETS)('[E5] [W5] forced, a blank board is won by nobody, under $id', ({ id }) => {
    for (const fen of ['B:W:B', 'W:W:B']) {
      const table = TableDriver.seated({ preset: id, start: { kind: 'position', fen, force: true } });
      table.start();
      expect(table.lastRound.game.outcome).toEqual({ winner: null, reason: 'blank-board' });
    }
  });

  test.each(PRESETS)('[W5] the side that the position names moves first, under $id', ({ id }) => {
    for (const [fen, turn] of [
      ['B:W30,31:B1,2', 'black'],
      ['W:W30,31:B1,2', 'white'],
    ] as const) {
      for (const random of [0, 2]) {
        const table = TableDriver.seated({ preset: id, start: { kind: 'position', fen, force: false } });
        table.random = random;
        table.start();
        expect(table.turn).toBe(turn);
      }
    }
  });

  test('[E5] force does not help an unreadable board', () => {
    const start = { kind: 'position', fen: 'B:W99', force: true } as const;
    expect(TableDriver.open().refused({ by: ANN, type: 'options.set', options: { start } })).toBe(
      'bad-start-position',
    );
  });
});

describe('a saved game', () => {
  const saved = (history: PlyAction[], clocks: { black: number; white: number } | null = null): Start => ({
    kind: 'resume',
    fen: START_FEN,
    history,
    clocks,
  });

  test('[F1] goes on with its history and the right side to move', () => {
    const table = TableDriver.playing({ start: saved(turns('11-15', '23-19', '8-11')) });
    expect(playedMoves(table)).toEqual(['11-15', '23-19', '8-11']);
    expect(table.turn).toBe('white');
    expect(table.refused(table.moving('11-16'))).toBe('not-your-piece');
    table.move('22-17');
    expect(table.log.at(-1)).toMatchObject({ ply: 4 });
  });

  test('[F1] and with its clocks', () => {
    const timer = { kind: 'clock', base: 60_000, increment: 1000, delay: 0 } as const;
    const start = saved(turns('11-15'), { black: 12_345, white: 9 });
    const table = TableDriver.playing({ table: { timer }, start });
    expect(table.round.clock.left).toEqual({ black: 12_345, white: 9 });
    expect(table.dueIn).toBe(9);
    table.wait(9).move('23-19');
    expect(table.round.clock.left).toEqual({ black: 12_345, white: 1000 });
  });

  test('[F1] also with a clock that has run down to the delay', () => {
    const timer = { kind: 'clock', base: 60_000, increment: 0, delay: 3000 } as const;
    const table = TableDriver.playing({ table: { timer }, start: saved([], { black: 0, white: 1 }) });
    expect(table.dueIn).toBe(3000);
  });

  test('[F1] its moves can be taken back', () => {
    const table = TableDriver.shared({ start: saved(turns('11-15', '23-19')) });
    table.ok({ by: ANN, type: 'takeback.ask' });
    table.ok({ by: ANN, type: 'takeback.ask' });
    expect(table.round.game.plies).toEqual([]);
  });

  test('[F1] the repetitions before the save count', () => {
    const kings = 'B:WK32:BK1';
    const table = TableDriver.shared({ start: { kind: 'position', fen: kings, force: false } });
    table.move('1-6', '32-27', '6-1', '27-32', '1-6', '32-27');
    const history = table.round.game.plies.map(({ before: _, quiet: __, ...action }) => action);
    const resumed = TableDriver.shared({ start: { kind: 'resume', fen: kings, history, clocks: null } });
    resumed.move('6-1', '27-32');
    resumed.ok({ by: ANN, type: 'draw.claim' });
    expect(resumed.lastRound.game.outcome?.reason).toBe('repetition');
  });

  test('[F1] passes are part of it', () => {
    const table = TableDriver.playing({ start: saved(turns('11-15', 'pass')) });
    expect(table.turn).toBe('black');
  });

  test('[F1] it is resumed once: the next game starts from its first position, whatever else the host changes', () => {
    const table = TableDriver.playing({ start: saved(turns('11-15'), { black: 5000, white: 5000 }) });
    table.ok({ by: ANN, type: 'resign', confirmed: true });
    table.ok({ by: ANN, type: 'options.set', options: { chat: true, sides: 'host-white' } });
    table.start();
    expect(table.round.game.plies).toEqual([]);
    expect(table.state.options.start).toEqual({ kind: 'position', fen: START_FEN, force: false });
  });

  test('[F1] until the host loads it again', () => {
    const start = saved(turns('11-15'));
    const table = TableDriver.playing({ start });
    table.ok({ by: ANN, type: 'resign', confirmed: true });
    table.ok({ by: ANN, type: 'options.set', options: { start } });
    table.start();
    expect(playedMoves(table)).toEqual(['11-15']);
    expect(table.round.names.black).toBe('Ann');
  });

  const blockedPass: PlyAction = { kind: 'pass', reason: 'blocked' };
  const BLOCKED = 'W:W29:B22,25';
  test.each<[string, Start, string]>([
    ['a move that was never legal', saved([...turns('11-15'), ...turns('11-15')]), 'bad-history'],
    [
      'a jump that takes nothing',
      saved([
        {
          kind: 'move',
          move: { from: 11, path: [15], captured: [18], crowned: false },
        } as unknown as PlyAction,
      ]),
      'bad-history',
    ],
    ['a pass of somebody who could move', saved([blockedPass]), 'bad-history'],
    ['less than no time left', saved([], { black: -1, white: 1 }), 'bad-history'],
    ['half a millisecond left', saved([], { black: 1, white: 0.5 }), 'bad-history'],
    ['a game that is over', { kind: 'resume', fen: BLOCKED, history: [], clocks: null }, 'bad-history'],
    [
      'time running for somebody who had lost',
      { kind: 'resume', fen: BLOCKED, history: [{ kind: 'pass', reason: 'time' }], clocks: null },
      'bad-history',
    ],
    ['an unreadable position', { kind: 'resume', fen: 'x', history: [], clocks: null }, 'bad-start-position'],
    ['no side to move', { kind: 'resume', fen: '?:W32:B1', history: [], clocks: null }, 'bad-start-position'],
  ])('[F2] refused: %s', (_, start, why) => {
    expect(TableDriver.open().refused({ by: ANN, type: 'options.set', options: { start } })).toBe(why);
  });

  test('[F1] a blocked side that passes has passed already', () => {
    const rules = { blocked: 'passes' } as const;
    const resume = (history: PlyAction[]): Start => ({ kind: 'resume', fen: BLOCKED, history, clocks: null });
    const open = TableDriver.open({ rules });
    expect(open.refused({ by: ANN, type: 'options.set', options: { start: resume([]) } })).toBe(
      'bad-history',
    );
    open.ok({ by: ANN, type: 'options.set', options: { start: resume([blockedPass]) } });
  });

  test('[F1] where draws are automatic, a drawn game cannot go on', () => {
    const kings = 'B:WK32:BK1';
    const table = TableDriver.shared({ start: { kind: 'position', fen: kings, force: false } });
    const round = ['1-6', '32-27', '6-1', '27-32'];
    table.move(...round, ...round);
    const history = table.round.game.plies.map(({ before: _, quiet: __, ...action }) => action);
    const start: Start = { kind: 'resume', fen: kings, history, clocks: null };
    TableDriver.playing({ start });
    const auto = optionsWith({ start, table: { draw: { agreement: false, rule: 'auto', proof: 'off' } } });
    const create = { by: ANN, type: 'table.create', name: 'Ann', options: auto } as const;
    expect(new TableDriver().refused(create)).toBe('bad-history');
  });
});
