import { type Game, newGame, OFFICIAL, positionOf } from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import {
  evaluationOf,
  evaluationText,
  type FoundLines,
  type LinesRequest,
  LiveLines,
  threatGame,
} from './index.ts';

const found = (depth: number): FoundLines => ({ depth, nodes: depth * 1000, ms: depth, lines: [] });

/** An engine that answers when the test says so. */
function engine() {
  const asked: (LinesRequest & { done(lines: FoundLines): void; fail(): void; stopped: boolean })[] = [];
  return {
    asked,
    search: (request: LinesRequest): Promise<FoundLines> =>
      new Promise((resolve, reject) => {
        const entry = { ...request, done: resolve, fail: () => reject(new Error('broken')), stopped: false };
        request.onStop(() => {
          entry.stopped = true;
        });
        asked.push(entry);
      }),
  };
}
const at = (fen: string): Game => newGame({ rules: OFFICIAL, start: positionOf(fen) });
const HERE = at('B:W32,28:B1,2');
const THERE = at('W:W32,28:B1,6');

describe('[A2] the engine’s lines', () => {
  it('come in as they get deeper, and follow the position that is looked at', async () => {
    const fake = engine();
    const live = new LiveLines(fake);
    live.follow(HERE);
    expect([live.state.status, fake.asked.length]).toEqual(['off', 0]);
    live.set({ isOn: true, lines: 3 });
    expect([live.state.status, fake.asked[0]!.lines]).toEqual(['searching', 3]);
    fake.asked[0]!.onLines(found(5));
    expect(live.state.found?.depth).toBe(5);
    live.follow(THERE);
    expect([fake.asked[0]!.stopped, live.state.found]).toEqual([true, null]);
    // Too late: it is about a position that was left.
    fake.asked[0]!.onLines(found(9));
    expect(live.state.found).toBeNull();
    fake.asked[1]!.done(found(7));
    await Promise.resolve();
    expect([live.state.status, live.state.found?.depth]).toEqual(['done', 7]);
    // Back again, what was known is there immediately and is not replaced by less.
    live.follow(HERE);
    expect(live.state.found?.depth).toBe(5);
    fake.asked[2]!.onLines(found(1));
    expect(live.state.found?.depth).toBe(5);
    fake.asked[2]!.onLines(found(6));
    expect(live.state.found?.depth).toBe(6);
    live.set({ isOn: false });
    expect([live.state.status, fake.asked[2]!.stopped]).toEqual(['off', true]);
  });

  it('show what the other side threatens', () => {
    const fake = engine();
    const live = new LiveLines(fake, { isOn: true });
    live.follow(HERE);
    live.set({ isThreat: true });
    expect(fake.asked[1]!.game.position).toEqual({ ...HERE.position, turn: 'white' });
    // A side that cannot move threatens nothing.
    expect(threatGame(at('B:W13:B6,9,1'))).toBeNull();
  });

  it('a game that is over is not searched, and a broken engine is told', async () => {
    const fake = engine();
    const live = new LiveLines(fake, { isOn: true });
    live.follow(at('W:W:B1'));
    expect([live.state.status, fake.asked.length]).toEqual(['over', 0]);
    live.follow(HERE);
    fake.asked[0]!.fail();
    await new Promise((done) => queueMicrotask(() => queueMicrotask(() => done(null))));
    expect(live.state.status).toBe('failed');
    live.set({ lines: 99 });
    expect(live.state.lines).toBe(5);
    live.close();
    expect(fake.asked[1]!.stopped).toBe(true);
  });

  it('a proved result never looks like an estimate', () => {
    const estimate = { score: 77, verdict: { kind: 'estimate' } } as const;
    const win = { score: 29_977, verdict: { kind: 'win', plies: 23 } } as const;
    const draw = { score: 0, verdict: { kind: 'draw' } } as const;
    const text = (line: typeof estimate | typeof win | typeof draw, mover: 'black' | 'white'): string =>
      evaluationText(evaluationOf(line, mover, OFFICIAL));
    expect([text(estimate, 'black'), text(estimate, 'white')]).toEqual(['+0.35', '−0.35']);
    expect([text(win, 'black'), text(win, 'white')]).toEqual(['●W23', '●L23']);
    expect([text(draw, 'black'), text(draw, 'white')]).toEqual(['●D', '●D']);
    expect(evaluationText({ kind: 'estimate', men: 0 })).toBe('0.00');
  });
});
