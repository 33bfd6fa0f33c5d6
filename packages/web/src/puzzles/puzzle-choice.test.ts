import { describe, expect, it } from 'vitest';
import { choiceIn, filterOf, puzzleAddress, searchOf } from './puzzle-choice.ts';

describe('[B42] what somebody wants to solve', () => {
  it('is in the address, and comes back from it', () => {
    const choice = { goal: 'win', theme: 'two-for-one', difficulty: 'hard', source: 'own' } as const;
    expect(choiceIn(searchOf(choice))).toEqual(choice);
    expect(puzzleAddress('x1', choice)).toBe(
      '/puzzles/x1?goal=win&theme=two-for-one&difficulty=hard&from=own',
    );
    expect(filterOf(choice)).toMatchObject({ goal: 'win', theme: 'two-for-one', ratings: [1550, 9999] });
  });

  it('is anything where the address says nothing that makes sense', () => {
    const anything = { goal: null, theme: null, difficulty: 'any', source: 'shipped' };
    for (const search of ['', '?goal=lose&theme=toString&difficulty=7&from='])
      expect(choiceIn(search)).toEqual(anything);
    expect(searchOf(choiceIn(''))).toBe('');
  });
});
