/** When a game may start from a setup. */
import { clearSetup, parseFen, type Setup, standardSetup } from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { complete, force } from './starting.ts';

const setup = (fen: string): Setup => {
  const read = parseFen(fen);
  if (!read.ok) throw new Error(fen);
  return read.value;
};

describe('setup complete [E5]', () => {
  it('does not start from a blank or one-sided board', () => {
    expect(complete(clearSetup())).toEqual({ kind: 'refused', code: 'blank-board' });
    expect(complete(setup('B:W18:B'))).toEqual({ kind: 'refused', code: 'one-sided-board' });
  });

  it('starts from any other, with its men crowned', () => {
    expect(complete(setup('W:W2:B10'))).toEqual({ kind: 'go', fen: 'W:WK2:B10', force: false });
    expect(complete(standardSetup()).kind).toBe('go');
  });

  it('[R8] leaves the side to move open where the rules draw it', () => {
    expect(complete(clearSetup(null))).toEqual({ kind: 'refused', code: 'blank-board' });
    expect(complete(setup('?:W18:B2'))).toEqual({ kind: 'go', fen: '?:W18:B2', force: false });
  });
});

describe('force start [E5][E6]', () => {
  it('starts where both sides have pieces', () => {
    expect(force(setup('B:W18:B2'))).toEqual({ kind: 'go', fen: 'B:W18:B2', force: false });
  });

  it('asks once where a side has lost already', () => {
    expect(force(setup('B:W18:B'))).toEqual({ kind: 'ask', lost: 'black', fen: 'B:W18:B' });
    expect(force(setup('B:W:B2'))).toEqual({ kind: 'ask', lost: 'white', fen: 'B:W:B2' });
    expect(force(clearSetup('white'))).toMatchObject({ kind: 'ask', lost: null });
  });
});
