/** Every lesson shows what it says. */
import {
  applyMove,
  explain,
  formatMove,
  listMoves,
  NAMED_OPENINGS,
  OFFICIAL,
  play,
  positionOf,
  type RuleSet,
} from '@crownhead/rules';
import { squares } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import {
  choicesOf,
  LESSON_IDS,
  LESSONS,
  type LessonId,
  lessonGame,
  OPTION_LESSONS,
  optionLesson,
  SHOWN_OPTIONS,
} from './lessons.ts';

const movesOf = (fen: string, rules: RuleSet): readonly string[] => {
  const listed = listMoves(positionOf(fen), rules);
  return listed.ok ? listed.value.map((move) => formatMove(move)) : [];
};
const lesson = (id: LessonId): readonly string[] => movesOf(LESSONS[id].fen, LESSONS[id].rules);

describe('lessons [M7]', () => {
  it.each(LESSON_IDS)('%s can be tried', (id) => {
    expect(lessonGame(LESSONS[id]).outcome).toBeNull();
    expect(lesson(id).length).toBeGreaterThan(0);
  });

  it('the jumps are what they say', () => {
    expect(lesson('jump')).toEqual(['22x13']);
    expect(lesson('must')).toEqual(['22x15']);
    expect(lesson('chain')).toEqual(['27x18x11']);
    expect(lesson('choice').toSorted()).toEqual(['21x14', '27x18x11']);
  });

  it('must: another move is refused with its reason', () => {
    expect(explain(positionOf(LESSONS.must.fen), OFFICIAL, squares(29, 25))).toEqual({
      ok: false,
      error: 'must-jump',
    });
  });

  it('crown, king and win do what they are for', () => {
    const { fen, rules } = LESSONS.crown;
    const listed = listMoves(positionOf(fen), rules);
    expect(listed.ok && listed.value.every(({ crowned }) => crowned)).toBe(true);
    expect(lesson('king').length).toBe(4);
    const won = play(lessonGame(LESSONS.win), squares(22, 15));
    expect(won.ok && won.value.outcome).toMatchObject({ winner: 'white', reason: 'no-pieces' });
  });
});

describe('options [M7]', () => {
  const moves = <K extends (typeof SHOWN_OPTIONS)[number]>(option: K, value: RuleSet[K]) => {
    const { fen, rules } = optionLesson(option, value);
    return movesOf(fen, rules);
  };

  it('every choice of a shown option makes a difference on its board', () => {
    for (const option of SHOWN_OPTIONS.filter((id) => id !== 'blocked')) {
      const lists = choicesOf(option).map((value) =>
        moves(option, value as never)
          .toSorted()
          .join(),
      );
      expect(new Set(lists).size, option).toBe(lists.length);
    }
  });

  it('capture, chain, crowning and removal', () => {
    expect(moves('capture', 'mandatory')).toEqual(['22x15']);
    expect(moves('chain', 'may-stop')).toEqual(expect.arrayContaining(['27x18', '27x18x11']));
    expect(moves('chain', 'single')).toEqual(['27x18']);
    expect(moves('crowning', 'ends-turn')).toEqual(['11x2']);
    expect(moves('crowning', 'goes-on')).toEqual(['11x2x9']);
    expect(moves('removal', 'at-once')).toEqual(['22x15']);
    expect(moves('removal', 'end-of-turn')).toContain('22x15x22');
  });

  it('blocked: the side that cannot move loses, or misses its turn', () => {
    const after = (value: RuleSet['blocked']) =>
      play(lessonGame(optionLesson('blocked', value)), squares(24, 19));
    const lost = after('loses');
    expect(lost.ok && lost.value.outcome).toMatchObject({ winner: 'white', reason: 'no-moves' });
    const passed = after('passes');
    expect(passed.ok && [passed.value.outcome, passed.value.position.turn]).toEqual([null, 'white']);
  });

  it('boards are small enough to be understood', () => {
    for (const { fen } of Object.values(OPTION_LESSONS)) expect(fen.length).toBeLessThan(40);
  });
});

it('every named opening can be shown', () => {
  for (const [fen] of NAMED_OPENINGS) {
    const position = positionOf(fen);
    const listed = listMoves(position, OFFICIAL);
    expect(listed.ok && listed.value.length).toBeGreaterThan(0);
    expect(listed.ok && applyMove(position, listed.value[0]!).turn).not.toBe(position.turn);
  }
});
