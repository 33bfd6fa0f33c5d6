import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, cardId } from './card.ts';
import { dayOf, ofTheDay, streakOf } from './days.ts';
import { mergeLogs, readLog, writeLog } from './log-file.ts';
import { comingDays, dueCards } from './queue.ts';
import { chanceOf } from './rating.ts';
import {
  decideTraining,
  evolveTraining,
  NO_TRAINING,
  replayTraining,
  type TrainingCommand,
  type TrainingEvent,
  type TrainingState,
} from './training.ts';

const CLEAN = { wrongMoves: 0, hints: 0, wasShown: false, ms: 5000 };
const card = (name: string): Card => ({
  id: cardId('puzzle', name),
  kind: 'puzzle',
  pdn: `[Event "${name}"] *`,
  title: name,
});

/** A log that is written as a person trains. */
class Trainee {
  events: TrainingEvent[] = [];
  state: TrainingState = NO_TRAINING;

  do(day: number, command: TrainingCommand): TrainingEvent {
    const event = decideTraining(this.state, command, { at: day * 86_400_000 + this.events.length, day });
    if (!event.ok) throw new Error(event.error);
    this.events.push(event.value);
    this.state = evolveTraining(this.state, event.value);
    return event.value;
  }

  due(day: number): string[] {
    return dueCards(this.state, day).map((one) => one.card.title);
  }
}

describe('[B22] training', () => {
  it('asks a card again when it is due, and the same day when it was not known', () => {
    const ann = new Trainee();
    ann.do(10, { type: 'card.add', card: card('a') });
    expect(ann.due(10)).toEqual(['a']);
    const { id } = card('a');
    ann.do(10, { type: 'card.review', id, attempt: { ...CLEAN, wrongMoves: 1 } });
    expect(ann.due(10)).toEqual(['a']);
    ann.do(10, { type: 'card.review', id, attempt: CLEAN });
    expect(ann.due(10)).toEqual([]);
    const { due } = ann.state.cards.get(id)!;
    expect(due).toBeGreaterThan(10);
    expect(ann.due(due)).toEqual(['a']);
    ann.do(due, { type: 'card.review', id, attempt: CLEAN });
    expect(ann.state.cards.get(id)!.due - due).toBeGreaterThan(due - 10);
    expect(comingDays(ann.state, due, 3)[0]).toBe(0);
  });

  it('begins ten new cards a day', () => {
    const ann = new Trainee();
    for (let i = 0; i < 15; i++) ann.do(1, { type: 'card.add', card: card(`c${i}`) });
    expect(ann.due(1)).toHaveLength(10);
    for (const title of ann.due(1)) ann.do(1, { type: 'card.review', id: card(title).id, attempt: CLEAN });
    expect(ann.due(1)).toEqual([]);
    expect(ann.due(2).filter((title) => Number(title.slice(1)) >= 10)).toHaveLength(5);
  });

  it('refuses what makes no sense, and changes nothing', () => {
    const refusal = (command: TrainingCommand): unknown => {
      const decided = decideTraining(NO_TRAINING, command, { at: 1, day: 1 });
      return decided.ok ? 'accepted' : decided.error;
    };
    expect(refusal({ type: 'card.remove', id: 'x' })).toBe('no-such-card');
    expect(refusal({ type: 'card.review', id: 'x', attempt: CLEAN })).toBe('no-such-card');
    const attempt = { ...CLEAN, ms: Number.NaN };
    expect(refusal({ type: 'puzzle.try', id: 'x', rating: 1500, attempt })).toBe('bad-attempt');
    expect(refusal({ type: 'squares.finish', right: -1, wrong: 0 })).toBe('bad-count');
    const ann = new Trainee();
    expect(refusal({ type: 'puzzle.remove', id: 'x' })).toBe('no-such-puzzle');
    ann.do(1, { type: 'puzzle.add', id: 'x', pdn: '*' });
    expect(() => ann.do(1, { type: 'puzzle.add', id: 'x', pdn: '*' })).toThrow('puzzle-known');
    expect(ann.state.ownPuzzles.get('x')).toBe('*');
    ann.do(1, { type: 'puzzle.remove', id: 'x' });
    expect(ann.state.ownPuzzles.size).toBe(0);
    ann.do(1, { type: 'card.add', card: card('a') });
    expect(() => ann.do(1, { type: 'card.add', card: card('a') })).toThrow('card-known');
  });

  it('a rating rises with puzzles solved and counts each puzzle once', () => {
    const ann = new Trainee();
    ann.do(1, { type: 'puzzle.try', id: 'p', rating: 1600, attempt: CLEAN });
    const { rating } = ann.state.rating;
    expect(rating).toBeGreaterThan(1500);
    expect(ann.state.rating.deviation).toBeLessThan(200);
    expect(chanceOf(ann.state.rating, 1600)).toBeGreaterThan(0.5);
    ann.do(2, { type: 'puzzle.try', id: 'p', rating: 1600, attempt: { ...CLEAN, wasShown: true } });
    expect(ann.state.rating.rating).toBe(rating);
    ann.do(2, { type: 'puzzle.try', id: 'q', rating: 1600, attempt: { ...CLEAN, wasShown: true } });
    expect(ann.state.rating.rating).toBeLessThan(rating);
    expect(streakOf(ann.state.days, 2)).toBe(2);
  });
});

describe('[B23] a training log', () => {
  const at = fc.record({ at: fc.nat(), day: fc.nat(1000) });
  const attempt = fc.record({
    wrongMoves: fc.nat(3),
    hints: fc.nat(3),
    wasShown: fc.boolean(),
    ms: fc.nat(100_000),
  });
  const id = fc.constantFrom('a', 'b', 'c').map((name) => card(name).id);
  const event: fc.Arbitrary<TrainingEvent> = fc.oneof(
    fc
      .tuple(at, fc.constantFrom('a', 'b', 'c'))
      .map(([stamp, name]) => ({ ...stamp, type: 'card.added' as const, card: card(name) })),
    fc.tuple(at, id).map(([stamp, one]) => ({ ...stamp, type: 'card.removed' as const, id: one })),
    fc.tuple(at, id, attempt).map(([stamp, one, tried]) => ({
      ...stamp,
      type: 'card.reviewed' as const,
      id: one,
      attempt: tried,
      grade: 'good' as const,
    })),
    fc.tuple(at, id, attempt).map(([stamp, one, tried]) => ({
      ...stamp,
      type: 'puzzle.tried' as const,
      id: one,
      rating: 1500,
      attempt: tried,
    })),
    fc
      .tuple(at, id)
      .map(([stamp, one]) => ({ ...stamp, type: 'puzzle.added' as const, id: one, pdn: '[Puzzle "win"] *' })),
    fc.tuple(at, id).map(([stamp, one]) => ({ ...stamp, type: 'puzzle.removed' as const, id: one })),
    fc
      .tuple(at, fc.string())
      .map(([stamp, one]) => ({ ...stamp, type: 'lesson.finished' as const, id: one })),
    fc
      .tuple(at, fc.nat(60), fc.nat(60))
      .map(([stamp, right, wrong]) => ({ ...stamp, type: 'squares.finished' as const, right, wrong })),
  );

  it('comes back from a file as it was', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        expect(readLog(writeLog(events))).toEqual({ ok: true, value: events });
      }),
    );
  });

  it('of two devices gives one, in whatever order they are put together', () => {
    fc.assert(
      fc.property(fc.uniqueArray(event, { selector: ({ at: ms }) => ms }), fc.nat(), (events, seed) => {
        const sorted = events.toSorted((x, y) => x.at - y.at);
        const [here, there] = [0, 1].map((device) => sorted.filter((_, i) => (i + seed) % 3 !== device));
        expect(mergeLogs(here!, there!)).toEqual(sorted);
        expect(replayTraining(mergeLogs(there!, here!))).toEqual(replayTraining(sorted));
      }),
    );
  });

  it.each([
    ['', 'not-a-log', 1],
    ['[Event "x"]', 'not-a-log', 1],
    ['{"crownhead":"training","version":2}', 'other-version', 1],
    ['{"crownhead":"training","version":1}\n\nnonsense', 'bad-line', 3],
    ['{"crownhead":"training","version":1}\n{"type":"card.removed","at":1,"day":0}', 'bad-line', 2],
    ['{"crownhead":"training","version":1}\n{"type":"card.read","at":1}', 'bad-line', 2],
    ['{"crownhead":"training","version":1}\n{"type":"toString","at":1,"day":0}', 'other-version', 2],
  ])('that is none is refused with its line: %j', (text, reason, line) => {
    expect(readLog(text)).toEqual({ ok: false, error: { reason, line } });
  });
});

describe('[B24] days', () => {
  it('begin at four in the morning where the person is', () => {
    const midnight = Date.UTC(2026, 0, 10);
    expect(dayOf(midnight + 3 * 3_600_000, 0)).toBe(dayOf(midnight - 1, 0));
    expect(dayOf(midnight + 4 * 3_600_000, 0)).toBe(dayOf(midnight, 0) + 1);
    expect(dayOf(midnight + 3 * 3_600_000, 60)).toBe(dayOf(midnight, 0) + 1);
  });

  it('in a row end with a day left out, not before today is over', () => {
    expect(streakOf(new Set([3, 4, 5]), 5)).toBe(3);
    expect(streakOf(new Set([3, 4, 5]), 6)).toBe(3);
    expect(streakOf(new Set([3, 4, 5]), 7)).toBe(0);
  });

  it('each have a puzzle, and none comes twice before all have come', () => {
    const all = Array.from({ length: 1500 }, (_, i) => i);
    expect(new Set(all.map((day) => ofTheDay(all, day + 20_000))).size).toBe(1500);
    expect(ofTheDay([], 5)).toBeNull();
  });
});
