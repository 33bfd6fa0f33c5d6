import { DEFAULT_OPTIONS, optionsFrom, PRESETS } from '@crownhead/match';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formFault } from './form-fault.ts';
import { DEFAULT_FORM, type GameForm } from './game-form.ts';
import { parseDraft, parseForm } from './remembered.ts';

const again = (form: GameForm): GameForm => parseForm(JSON.stringify(form));

describe('a remembered form', () => {
  it.each(PRESETS.map((preset) => preset.id))('[N2] comes back as it was: %s', (id) => {
    const options = { ...optionsFrom(PRESETS.find((preset) => preset.id === id)!) };
    const form: GameForm = {
      mode: 'computer',
      names: ['Zoë', ''],
      levels: [8, 2],
      ratings: [1700, null],
      colour: 'random',
      options,
    };
    expect(again(form)).toEqual(form);
  });

  it('keeps clocks and ballots', () => {
    const timer = { kind: 'clock', base: 600_000, increment: 5000, delay: 0 } as const;
    const start = { kind: 'three-move', deck: '156', number: 12 } as const;
    const options = { ...DEFAULT_OPTIONS, start, table: { ...DEFAULT_OPTIONS.table, timer } };
    expect(again({ ...DEFAULT_FORM, options }).options).toEqual(options);
    const eleven = { kind: 'eleven-man', number: null } as const;
    expect(again({ ...DEFAULT_FORM, options: { ...options, start: eleven } }).options.start).toEqual(eleven);
  });

  it('begins from the usual position again after one from the editor', () => {
    const start = { kind: 'position', fen: 'B:W32:B1', force: false } as const;
    expect(again({ ...DEFAULT_FORM, options: { ...DEFAULT_OPTIONS, start } })).toEqual(DEFAULT_FORM);
  });

  it('[W5] but a draft keeps its position and its access options', () => {
    const start = { kind: 'position', fen: 'B:W32:B1', force: false } as const;
    const draft: GameForm = {
      ...DEFAULT_FORM,
      mode: 'online',
      options: { ...DEFAULT_OPTIONS, start, private: true, sides: 'host-white' },
    };
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
    expect(parseForm(JSON.stringify(draft)).options.private).toBe(false);
  });

  it('is the usual one where nothing or nonsense was kept', () => {
    for (const text of [null, '', '{', '[]', 'null', '7', '{"mode":"chess","levels":[11],"names":7}'])
      expect(parseForm(text), String(text)).toEqual(DEFAULT_FORM);
    const limit = { kind: 'move', limit: 1, warning: 1 };
    expect(parseForm(JSON.stringify({ options: { table: { timer: limit } } })).options).toEqual(
      DEFAULT_OPTIONS,
    );
  });

  it('can always be played, whatever became of it', () => {
    fc.assert(
      fc.property(fc.json(), fc.json(), (options, table) => {
        const text = `{"options":${options},"names":${table}}`;
        expect(formFault(parseForm(text), ['a', 'b'])).toSatisfy(
          (fault) => fault === null || fault === 'same-names',
        );
      }),
      { numRuns: 200 },
    );
  });
});
