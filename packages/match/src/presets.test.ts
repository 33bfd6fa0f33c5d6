/** The presets against the table of the requirements, cell by cell. */
import { OFFICIAL } from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { OFFICIAL_PRESET, type Preset } from './official-preset.ts';
import { findPreset, PRESETS } from './presets.ts';
import { optionFault, SIDE_NAMES } from './table-options.ts';

const preset = (word: string): Preset => {
  const found = findPreset(word);
  if (!found) throw new Error(word);
  return found;
};

const DOCUMENTS = ['000', '001', '002', '003', '004'] as const;
const draws = ({ table: { draw } }: Preset): string => {
  const ways = [
    draw.agreement ? 'agreement' : '',
    draw.rule === 'off' ? '' : `rule ${draw.rule}`,
    draw.proof === 'off' ? '' : `proof ${draw.proof}`,
  ];
  return ways.filter(Boolean).join(', ') || 'none';
};
const time = ({ table: { timer, idle, onTime } }: Preset): string =>
  timer.kind === 'none' && idle === null ? 'no limit' : onTime;

interface Row {
  readonly id: string;
  readonly cell: (preset: Preset) => string | boolean;
  readonly cells: readonly (string | boolean)[];
}
const row = (id: string, cell: Row['cell'], ...cells: Row['cells']): Row => ({ id, cell, cells });

/** A dash is a cell the document leaves empty. */
const TABLE: readonly Row[] = [
  row('R1', ({ rules }) => rules.capture, 'optional', 'mandatory', 'mandatory', 'optional', 'mandatory'),
  row('R2', ({ rules }) => rules.chain, 'single', 'finish', 'finish', 'may-stop', 'finish'),
  row('R4', ({ rules }) => rules.crowning, 'ends-turn', 'ends-turn', 'ends-turn', 'goes-on', 'ends-turn'),
  row('R5', ({ rules }) => rules.removal, 'at-once', 'at-once', 'at-once', 'end-of-turn', 'at-once'),
  row('R6', ({ rules }) => rules.blocked, 'loses', 'loses', 'loses', 'passes', 'loses'),
  row('R8', ({ rules }) => rules.first, 'white', 'black', 'white', 'random', 'black'),
  row(
    'R9',
    ({ table }) => table.sideNames,
    'red-blue',
    'black-white',
    'red-white',
    'dark-light',
    'red-white',
  ),
  row('R10', draws, 'none', 'none', 'proof auto', 'none', 'agreement'),
  row(
    'R11',
    ({ table }) => table.resign,
    'not-offered',
    'any-time',
    'not-offered',
    'not-offered',
    'own-turn',
  ),
  row('R13', time, 'no limit', 'forfeit', 'disconnect', 'pass', 'warning-forfeit'),
  row('R14', ({ table }) => table.showPile, '–', '–', '–', true, '–'),
  row('R16', ({ table }) => table.onLost, '–', '–', 'wins-at-once', '–', 'no-result'),
  row('R17', ({ table }) => table.after, '–', 'clear', 'rematch', 'lobby', 'exit'),
];

describe.each(TABLE)('$id', ({ id, cell, cells }) => {
  const rows = DOCUMENTS.map((document, i) => ({ document, expected: cells[i] }));
  it.each(rows.filter(({ expected }) => expected !== '–'))(`[${id}] $document: $expected`, ({
    document,
    expected,
  }) => {
    expect(cell(preset(document))).toBe(expected);
  });
});

describe('presets', () => {
  it('[R8] the first side by name: Blue, Black, White, drawn, Red', () => {
    const first = DOCUMENTS.map((document) => {
      const { rules, table } = preset(document);
      return rules.first === 'random' ? 'drawn' : SIDE_NAMES[table.sideNames][rules.first];
    });
    expect(first).toEqual(['Blue', 'Black', 'White', 'drawn', 'Red']);
  });

  it('[R1] official is the default and has the tournament rules', () => {
    expect(OFFICIAL_PRESET.id).toBe('official');
    expect(OFFICIAL_PRESET.rules).toEqual(OFFICIAL);
    expect(OFFICIAL).toEqual({
      capture: 'mandatory',
      chain: 'finish',
      crowning: 'ends-turn',
      removal: 'at-once',
      blocked: 'loses',
      first: 'black',
    });
    expect(OFFICIAL_PRESET.table.draw).toEqual({ agreement: true, rule: 'claim', proof: 'claim' });
  });

  it.each(
    PRESETS.map((entry): Preset => entry),
  )('[R1] $id: one line of description, numbers within bounds', ({ name, description, table }) => {
    expect(description).toMatch(/^[A-Z][^\n]{20,110}\.$/);
    expect(name).toMatch(/^[A-Z][a-z]+( [a-z]+){1,3}$/);
    expect(optionFault(table)).toBeNull();
  });

  it('[W6] are called by words that no player has to be told', () => {
    const names = PRESETS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).not.toMatch(/desktop|console|lobby|sandbox/i);
  });

  it('[W6] 004 draws the colours, gives no hints and takes nothing back', () => {
    const { colours, table } = preset('004');
    expect({ colours, takebacks: table.takebacks, hints: table.hints }).toEqual({
      colours: 'drawn',
      takebacks: 'never',
      hints: false,
    });
    const others = PRESETS.filter(({ id }) => id !== 'timed');
    expect(others.map(({ table: { hints } }) => hints)).toEqual(others.map(() => true));
  });

  it('[R1] are found by name in any case or by document, and by nothing else', () => {
    expect(findPreset('Lobby')).toBe(findPreset('003'));
    expect(new Set(PRESETS.map(({ id }) => id)).size).toBe(PRESETS.length);
    for (const word of ['', '005', 'null', 'lobby ', '3']) expect(findPreset(word), word).toBeNull();
  });
});
