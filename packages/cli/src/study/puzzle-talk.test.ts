/** A puzzle by typed lines: refuted, solved, rated. */
import { decideTraining, evolveTraining, NO_TRAINING, type PuzzleEntry } from '@crownhead/training';
import { describe, expect, it } from 'vitest';
import { PuzzleTalk } from './puzzle-talk.ts';

const ENTRY: PuzzleEntry = {
  ...{ id: 'draw', goal: 'draw', tier: 'proved', rating: 1400, themes: ['quiet'], source: '' },
  fen: 'W:W22,30:B13,14',
  moves: '30-26 (22-17? 13x22) (22-18? 14x23) (30-25? 14-18)',
};

function talkWith(puzzles: readonly PuzzleEntry[]) {
  let state = NO_TRAINING;
  const talk = new PuzzleTalk({
    puzzles,
    training: () => state,
    async submit(command) {
      const decided = decideTraining(state, command, { at: 1, day: 1 });
      if (decided.ok) state = evolveTraining(state, decided.value);
    },
    now: () => 1000,
    day: () => 1,
    random: () => 0,
  });
  return { talk, type: async (line: string) => (await talk.handle(line)).join('\n') };
}

describe('[B72] puzzles by typed lines', () => {
  it('a wrong move is answered, what is not legal is told, the right one solves', async () => {
    const { talk, type } = talkWith([ENTRY]);
    expect(talk.welcome().at(-1)).toBe('White to play and draw. Rated 1400: proved, quiet move.');
    expect(await type('30-25')).toBe('30-25 loses. Red answers 14-18. Try again.');
    expect(await type('30-20')).toContain('.');
    expect(await type('hello')).toContain('Type help for the commands.');
    expect(await type('moves')).toBe('22-17, 22-18, 30-25, 30-26');
    expect(await type('board')).toContain('30');
    expect(await type('30-26')).toMatch(/^Solved, after some help\.\nYour rating is 1[0-4]\d\d\.\nProved:/);
    expect(await type('30-26')).toBe('This puzzle is over: type next.');
    expect(await type('next')).toBe('There is no other puzzle.');
    expect(await type('keep')).toContain('Kept');
    expect(await type('keep')).toContain('already');
    await type('day');
    expect(await type('answer')).toContain('Tried before: your rating stays as it is.');
    expect(await type('help')).toContain('the puzzle of the day');
    await type('quit');
    expect(talk.isOver).toBe(true);
  });
});
