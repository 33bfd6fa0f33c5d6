/** The lessons of the Learn page: a small position for each rule, the rules it is tried under, and when it is done. */
import {
  type Game,
  newGame,
  OFFICIAL,
  positionOf,
  RULE_OPTIONS,
  type RuleOption,
  type RuleSet,
} from '@crownhead/rules';

interface Lesson {
  readonly fen: string;
  readonly rules: RuleSet;
}

const official = (fen: string): Lesson => ({ fen, rules: OFFICIAL });

/** In the order in which they are read. The reader sits at the bottom and moves White. */
export const LESSONS = {
  step: official('W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12'),
  jump: official('W:W22,31:B17,3'),
  must: official('W:W22,29,32:B18,3'),
  chain: official('W:W27:B23,15,4'),
  choice: official('W:W27,21:B23,15,17,4'),
  crown: official('W:W6:B12,20'),
  king: official('W:WK18:B9,4'),
  win: official('W:W22:B18'),
} as const satisfies Record<string, Lesson>;
export type LessonId = keyof typeof LESSONS;
export const LESSON_IDS = Object.keys(LESSONS) as LessonId[];

/** The options of the rules that a board can show; each board starts again when another choice is looked at. */
export const OPTION_LESSONS = {
  capture: { fen: 'W:W22,29,32:B18,3', rules: OFFICIAL },
  chain: { fen: 'W:W27,32:B23,15,4', rules: OFFICIAL },
  crowning: { fen: 'W:W11,32:B7,6,12', rules: OFFICIAL },
  // The turn may be ended by hand, so that nobody is driven back over the same piece.
  removal: { fen: 'W:WK22:B18,3', rules: { ...OFFICIAL, chain: 'may-stop' } },
  blocked: { fen: 'W:W16,24,31:B12', rules: OFFICIAL },
} as const satisfies Partial<Record<RuleOption, Lesson>>;
export type ShownOption = keyof typeof OPTION_LESSONS;
export const SHOWN_OPTIONS = Object.keys(OPTION_LESSONS) as ShownOption[];

export const choicesOf = <K extends RuleOption>(option: K): readonly RuleSet[K][] =>
  RULE_OPTIONS[option] as unknown as readonly RuleSet[K][];

export function optionLesson<K extends ShownOption>(option: K, value: RuleSet[K]): Lesson {
  const { fen, rules } = OPTION_LESSONS[option];
  return { fen, rules: { ...rules, [option]: value } };
}

export const lessonGame = ({ fen, rules }: Lesson): Game => newGame({ rules, start: positionOf(fen) });
