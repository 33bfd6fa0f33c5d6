import { DEFAULT_OPTIONS, findPreset, optionsFrom } from '@crownhead/match';
import { formatFen, standardSetup } from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { DEFAULT_FORM, type GameForm } from '../screens/new-game/game-form.ts';
import { setupFor, withPosition } from './editor-game.ts';

const under = (id: string): GameForm => ({ ...DEFAULT_FORM, options: optionsFrom(findPreset(id)!) });

describe('the game that the editor is for', () => {
  it.each([
    ['official', 'black'],
    ['sandbox', 'white'],
    ['lobby', null],
  ] as const)('[W5][R8] %s: the side that moves first by the rules is to move', (id, turn) => {
    expect(setupFor(under(id))).toEqual({ ...standardSetup(), turn });
  });

  it('[W5] a position that the form has comes along, with its side to move', () => {
    const form = withPosition(under('sandbox'), 'B:W18:B2');
    expect(formatFen(setupFor(form))).toBe('B:W18:B2');
    expect(form.options.start).toEqual({ kind: 'position', fen: 'B:W18:B2', force: false });
  });

  it('[E1] the usual start stays the usual start', () => {
    const { options } = withPosition(DEFAULT_FORM, formatFen(standardSetup()));
    expect(options.start).toEqual(DEFAULT_OPTIONS.start);
    const other = withPosition(DEFAULT_FORM, formatFen(standardSetup('white')));
    expect(other.options.start.kind).toBe('position');
  });
});
