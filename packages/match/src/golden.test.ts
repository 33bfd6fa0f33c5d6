/** A committed log is replayed: what old tables have written stays readable and means the same. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EVENT_TYPES, EVENT_VERSION, type TableEvent } from './event.ts';
import { replay } from './evolve.ts';
import { NO_TABLE, type TableState } from './state.ts';

interface Golden {
  readonly events: readonly TableEvent[];
  /** After how many events the states are; the last one is after all of them. */
  readonly marks: readonly number[];
  readonly states: readonly TableState[];
}

const { events, marks, states }: Golden = JSON.parse(
  readFileSync(new URL('../golden/table.golden.json', import.meta.url), 'utf8'),
);
const final = states.at(-1);

describe('the golden log', () => {
  test('has every kind of event, in this version', () => {
    const types = new Set(events.map(({ type }) => type));
    expect(EVENT_TYPES.filter((type) => !types.has(type))).toEqual([]);
    expect(new Set(events.map(({ v }) => v))).toEqual(new Set([EVENT_VERSION]));
  });

  test('comes with states on the way', () => {
    expect(marks.length).toBeGreaterThan(3);
    expect(states).toHaveLength(marks.length + 1);
    expect(final?.status).toBe('closed');
  });

  test.each([...marks, events.length].map((count, i) => [count, i]))('after %i events', (count, i) => {
    expect(replay(NO_TABLE, events.slice(0, count))).toEqual(states[i]);
  });

  test('can be replayed in two parts', () => {
    const half = events.length >> 1;
    const saved: TableState = JSON.parse(JSON.stringify(replay(NO_TABLE, events.slice(0, half))));
    expect(replay(saved, events.slice(half))).toEqual(final);
  });
});
