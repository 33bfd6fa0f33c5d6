import { globalPorts } from '@crownhead/client';
import { openLocal, seatComputers } from '@crownhead/client/local';
import { LEVELS } from '@crownhead/engine';
import { describe, expect, it } from 'vitest';
import { formFault, nameFault } from './form-fault.ts';
import { DEFAULT_FORM, type GameForm, LEVEL_NUMBERS, setupOf } from './game-form.ts';

const USUAL = ['Player 1', 'Player 2'] as const;
const form = (changes: Partial<GameForm>): GameForm => ({ ...DEFAULT_FORM, ...changes });

const open = (changes: Partial<GameForm>) => {
  const opened = openLocal(setupOf(form(changes), USUAL), {
    ports: globalPorts,
    computers: seatComputers({ move: () => new Promise(() => undefined) }),
  });
  if (!opened.ok) throw new Error(opened.error.message);
  const { state } = opened.value.view;
  opened.value.close();
  return { names: state.round!.names, seats: state.seats };
};

describe('from the form to a table', () => {
  it('[L2] two people with their names, or with the usual ones', () => {
    expect(open({ names: ['Ann', ''] }).names).toEqual({ black: 'Ann', white: 'Player 2' });
    expect(open({ names: ['Ann', 'Bob'], colour: 'white' }).names).toEqual({ black: 'Bob', white: 'Ann' });
  });

  it('[L3] a person against the computer, either colour', () => {
    const black = open({ mode: 'computer', levels: [7, 1] });
    expect(black.names).toEqual({ black: 'Player 1', white: 'Computer (level 7)' });
    expect(open({ mode: 'computer', levels: [7, 1], colour: 'white' }).names.black).toBe(
      'Computer (level 7)',
    );
  });

  it('[L3] computer against computer', () => {
    const { seats } = open({ mode: 'computers', levels: [2, 9], colour: 'white' });
    expect(seats.map((seat) => seat?.kind === 'computer' && seat.level)).toEqual([2, 9]);
  });

  it('[R8] random sides are drawn by the table', () => {
    expect(setupOf(form({ colour: 'random' }), USUAL).drawSides).toBe(true);
    expect(setupOf(form({ colour: 'white' }), USUAL).drawSides).toBe(false);
  });

  it('[L3] knows as many levels as the engine', () => {
    expect(LEVEL_NUMBERS).toEqual(LEVELS.map(({ level }) => level));
  });
});

describe('what keeps a game from starting', () => {
  it('[L2] names that are too long or the same', () => {
    expect(nameFault(form({ names: ['x'.repeat(25), ''] }), USUAL)).toEqual({
      fault: 'long-name',
      player: 0,
    });
    expect(nameFault(form({ names: ['Ann', ' ann '] }), USUAL)).toEqual({ fault: 'same-names', player: 1 });
    expect(nameFault(form({ names: ['player 2', ''] }), USUAL)?.fault).toBe('same-names');
    expect(nameFault(form({ mode: 'computer', names: ['Ann', 'Ann'] }), USUAL)).toBeNull();
    expect(nameFault(form({ mode: 'computers', names: ['x'.repeat(25), ''] }), USUAL)).toBeNull();
  });

  it.each([9_999, 300_001, Number.NaN])('[T1] a move limit of %d', (limit) => {
    const { options } = DEFAULT_FORM;
    const table = { ...options.table, timer: { kind: 'move', limit, warning: 60_000 } as const };
    expect(formFault(form({ options: { ...options, table } }), USUAL)).toBe('move-limit-out-of-range');
  });

  it('nothing, as it comes', () => expect(formFault(DEFAULT_FORM, USUAL)).toBeNull());
});
