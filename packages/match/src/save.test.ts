/** A table's game as a file and back: what must come through, and what must not be taken from strangers. */

import { formatFen, formatMove, listMoves } from '@crownhead/rules';
import { runs, TableDriver } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { viewClock } from './clock.ts';
import { PRESETS } from './presets.ts';
import { openSaved, saveRound } from './save.ts';
import { TIME_OPTIONS } from './table-options.ts';

const NOW = Date.UTC(2026, 0, 2);

const firstMove = ({ round }: TableDriver): string => {
  const list = listMoves(round.game.position, round.rules);
  return list.ok ? formatMove(list.value[0]!) : '';
};

const opened = (text: string) => {
  const result = openSaved(text);
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

describe('saving and opening', () => {
  test.each(
    PRESETS.map(({ id }) => id),
  )('[F1] [F3] a game under %s comes back with its rules, options, history and names', (preset) => {
    const table = TableDriver.seated({ preset });
    table.start();
    for (let i = 0; i < 6; i++) table.move(firstMove(table));
    const { round } = table;
    const text = saveRound(round, NOW);
    expect(text).toContain('[Date "2026.01.02"]');
    const { options, names, games, notices } = opened(text);
    expect({ names, games, notices }).toEqual({ names: round.names, games: 1, notices: [] });
    expect({ rules: options.rules, table: options.table }).toEqual({
      rules: round.rules,
      table: round.table,
    });
    expect(options.start).toMatchObject({ kind: 'resume', fen: formatFen(round.game.start) });
    const history = options.start.kind === 'resume' ? options.start.history : [];
    expect(history).toEqual(
      round.game.plies.map((ply) =>
        ply.kind === 'move' ? { kind: 'move', move: ply.move } : { kind: 'pass', reason: ply.reason },
      ),
    );
  });

  test('[F1] clocks come back as they stood, where there are clocks', () => {
    const timer = { kind: 'clock', base: 60_000, increment: 0, delay: 0 } as const;
    const table = TableDriver.playing({ table: { timer } });
    table.wait(1500).move('11-15');
    const text = saveRound(table.round, table.now + 2250);
    const clocks = { black: 58_500, white: 57_750 };
    expect(opened(text).options.start).toMatchObject({ clocks });
    const limited = text.replace('timer=clock/0:01:00/0:00:00/0:00:00', 'timer=move/0:01:00/0:01:00');
    expect(opened(limited).options.table.timer.kind).toBe('move');
    expect(opened(limited).options.start).toMatchObject({ clocks: null });
  });

  const anyTimer = fc.oneof(
    fc.record({
      kind: fc.constant('clock' as const),
      base: fc.integer({ min: 60_000, max: 600_000 }),
      increment: fc.integer({ min: 0, max: 10_000 }),
      delay: fc.integer({ min: 0, max: 10_000 }),
    }),
    fc.record({
      kind: fc.constant('move' as const),
      limit: fc.integer({ min: 10_000, max: 300_000 }),
      warning: fc.integer({ min: 10_000, max: 300_000 }),
    }),
  );

  test('[F1] [T1] [T4] saved in the middle of a move, the clocks come back as they were and run on alike', () => {
    fc.assert(
      fc.property(
        anyTimer,
        fc.constantFrom(...TIME_OPTIONS),
        fc.integer({ min: 0, max: 9000 }),
        fc.double({ min: 0, max: 1.9, noNaN: true }),
        (timer, onTime, first, share) => {
          const table = TableDriver.playing({ table: { timer: { ...timer }, onTime } });
          table.wait(first).move('11-15');
          const whole = timer.kind === 'move' ? timer.limit : timer.base;
          table.pass(Math.floor(share * whole));
          fc.pre(table.state.round!.game.outcome === null && table.turn === 'white');
          const { options } = opened(saveRound(table.round, table.now));
          const again = TableDriver.seated({ ...options, sides: 'host-black' });
          again.wait(12_345).start();
          expect(viewClock(again.round, again.now)).toEqual(viewClock(table.round, table.now));
          expect(viewClock(again.round, again.now + 777)).toEqual(viewClock(table.round, table.now + 777));
          expect(again.dueIn).toBe(table.dueIn);
          again.wait(500).move('23-18');
          table.wait(500).move('23-18');
          expect(viewClock(again.round, again.now)).toEqual(viewClock(table.round, table.now));
        },
      ),
      runs(200),
    );
  });

  test('[F2] a turn that cannot have lasted so long is no sound file', () => {
    const timer = { kind: 'move', limit: 30_000, warning: 10_000 } as const;
    const table = TableDriver.playing({ table: { timer } });
    const text = saveRound(table.round, table.now + 20_000);
    expect(text).toContain('[TurnTime "0:00:20"]');
    expect(openSaved(text.replace('"0:00:20"', '"0:00:31"')).ok).toBe(false);
    expect(openSaved(text.replace('"0:00:20"', '"0:00:05 warned"')).ok).toBe(false);
  });

  test.each([
    ['', 'there is no game in it.'],
    ['[GameType "20"]\n1. 32-28 *', 'its games are of another kind of draughts.'],
    ['1. 11-15 11-15 *', 'Game 1, move 1'],
    ['[FEN "B:W18:B15"]\n1. 15x22 1-0', 'its game is over.'],
    ['[FEN "B:W:B15"]\n*', 'its game is over.'],
  ])('[F2] %j cannot be opened', (text, words) => {
    const result = openSaved(text);
    expect(result).toMatchObject({ ok: false });
    expect(result.ok ? '' : result.error).toContain(words);
  });

  test('[L2] names that will not do are replaced by those of the sides', () => {
    const names = (black: string, white: string) =>
      opened(`[Black "${black}"]\n[White "${white}"]\n1. 11-15 *`).names;
    expect(names('Ann', 'Bob')).toEqual({ black: 'Ann', white: 'Bob' });
    expect(names('Ann', 'ANN')).toEqual({ black: 'Red', white: 'White' });
    expect(names('', 'x'.repeat(60))).toEqual({ black: 'Red', white: 'White' });
  });

  test('[F1] a resigned game can be played on from where it stopped', () => {
    expect(opened('[Result "1-0"]\n[Termination "resigned"]\n1. 11-15 22-18 1-0').games).toBe(1);
  });
});
