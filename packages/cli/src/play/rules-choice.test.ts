/** The line that says which rules are in force. */
import { OFFICIAL_PRESET, PRESETS } from '@crownhead/match';
import { expect, it } from 'vitest';
import { rulesLine } from './rules-choice.ts';

const CLOCK = { kind: 'clock', base: 300_000, increment: 3000, delay: 0 } as const;

it.each(PRESETS)('[R1] $id is called by its name and described', ({ rules, table, name, description }) => {
  expect(rulesLine(rules, table)).toBe(`Rule set: ${name}. ${description}`);
});

it('[R1] with a clock of its own a preset keeps its name, and says nothing of the timer it had', () => {
  const lines = PRESETS.map(({ rules, table }) => rulesLine(rules, { ...table, timer: CLOCK }));
  expect(lines.map((line) => /^Rule set: ([\w ]+)\./.exec(line)?.[1])).toEqual(
    PRESETS.map(({ name }) => name),
  );
  expect(lines.filter((line) => line.includes('five minutes'))).toEqual([]);
  const short = PRESETS.filter(({ description }, i) => !lines[i]!.includes(description));
  expect(short.map(({ id }) => id)).toEqual(['desktop', 'timed']);
});

it('[R1] rules of one’s own are spelled out', () => {
  const { rules, table } = OFFICIAL_PRESET;
  expect(rulesLine({ ...rules, chain: 'single' }, table)).toBe('Rule set: official chain=single.');
});
