/** The rules of a table in plain words: a line for a list, and all of it for those who are about to play. */
import {
  consequenceOf,
  type HostOptions,
  presetOf,
  type Start,
  type TableOptions,
  type Timer,
  warningOf,
} from '@crownhead/match';
import {
  type BySide,
  parseFen,
  RULE_OPTION_NAMES,
  type RuleOption,
  type RuleSet,
  type Side,
} from '@crownhead/rules';
import type { OnlineWords } from './online-words.ts';

type RuleWords = OnlineWords['rules'];

const MINUTE = 60_000;

/** Whole minutes as minutes, everything else in seconds. */
function timeWords(ms: number, words: RuleWords): string {
  return ms >= MINUTE && ms % MINUTE === 0
    ? words.minutes(ms / MINUTE)
    : words.seconds(Math.round(ms / 1000));
}

type Said = ((words: RuleWords, sides: BySide<string>) => string) | null;

/** What each value of each option is called in a list of differences; null for the official one. */
const DIFFERENCES: { readonly [K in RuleOption]: { readonly [V in RuleSet[K]]: Said } } = {
  capture: { mandatory: null, optional: (words) => words.optional },
  chain: { finish: null, 'may-stop': (words) => words.mayStop, single: (words) => words.single },
  crowning: { 'ends-turn': null, 'goes-on': (words) => words.goesOn },
  removal: { 'at-once': null, 'end-of-turn': (words) => words.endOfTurn },
  blocked: { loses: null, passes: (words) => words.passes },
  first: {
    black: null,
    white: (words, sides) => words.whiteFirst(sides.white),
    random: (words) => words.randomFirst,
  },
};

/** What differs from the official rules, each in a few words; these options only. */
function differences(
  options: readonly RuleOption[],
  rules: RuleSet,
  sides: BySide<string>,
  words: RuleWords,
): readonly string[] {
  const all: Readonly<Record<RuleOption, Readonly<Record<string, Said>>>> = DIFFERENCES;
  return options.flatMap((option) => all[option][rules[option]]?.(words, sides) ?? []);
}

const MOVE_OPTIONS = RULE_OPTION_NAMES.filter((option) => option !== 'first');

/** The options that rules are known by. */
interface Played {
  readonly rules: RuleSet;
  readonly table: TableOptions;
}

/** The name of the preset, or what is different here. */
export function rulesLine(played: Played, sides: BySide<string>, words: RuleWords): string {
  const preset = presetOf(played);
  return preset ? words.presets[preset.id].name : ownRules(played.rules, sides, words);
}

/** "Official rules", or what is different from them. */
function ownRules(rules: RuleSet, sides: BySide<string>, words: RuleWords): string {
  const own = differences(MOVE_OPTIONS, rules, sides, words);
  const first = differences(['first'], rules, sides, words);
  return own.length === 0 ? [words.official, ...first].join(', ') : words.own([...own, ...first].join(', '));
}

/** "5 min a move", "10 min + 5 s each". */
export function timerLine(timer: Timer, words: RuleWords): string {
  const extra = (ms: number): string | null => (ms === 0 ? null : timeWords(ms, words));
  switch (timer.kind) {
    case 'none':
      return words.noLimit;
    case 'move':
      return words.perMove(timeWords(timer.limit, words));
    case 'clock':
      return words.clock(timeWords(timer.base, words), extra(timer.increment), extra(timer.delay));
    default:
      return timer satisfies never;
  }
}

/** What follows when the time is up, where that is worth a word (R13). */
function lateWords(table: TableOptions, words: RuleWords): readonly string[] {
  if (table.timer.kind === 'none') return [];
  const warning = warningOf(table);
  return [
    ...(warning === null ? [] : [words.warning(timeWords(warning, words))]),
    ...(consequenceOf(table.onTime) === 'pass' ? [words.latePasses] : []),
  ];
}

function lostWords({ onLost, grace }: TableOptions, words: RuleWords): string {
  if (onLost === 'wins-at-once') return words.lostAtOnce;
  return onLost === 'no-result' ? words.lostNoResult : words.grace(timeWords(grace, words));
}

/** Who is to move first where the start says so. */
function turnOf(start: Start): Side | null {
  if (start.kind !== 'position') return null;
  const setup = parseFen(start.fen);
  return setup.ok ? setup.value.turn : null;
}

/** Where a game begins, unless that is the usual start. */
function startWords(start: Start, sides: BySide<string>, words: RuleWords): readonly string[] {
  switch (start.kind) {
    case 'standard':
      return [];
    case 'three-move':
    case 'eleven-man':
      return [words.ballot];
    case 'position': {
      const turn = turnOf(start);
      return [words.setUp(turn && sides[turn])];
    }
    case 'resume':
      return [words.resumed];
  }
}

/** What a preset's name stands for, where it is not the official way to move. */
function presetDetails(rules: RuleSet, sides: BySide<string>, words: RuleWords): readonly string[] {
  const details = differences(RULE_OPTION_NAMES, rules, sides, words);
  return details.length > 0 ? [capital(details.join(', '))] : [];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function takebackWords({ takebacks }: TableOptions, words: RuleWords): readonly string[] {
  switch (takebacks) {
    case 'free':
      return [words.freeTakebacks];
    case 'never':
      return [words.noTakebacks];
    case 'asked':
      return [];
  }
}

/** What a guest should know before they sit down, the idle limit included (T5): the rules, the time, and the rest. */
interface TableFacts {
  readonly rules: readonly string[];
  readonly time: string;
  readonly more: readonly string[];
}

export function tableFacts(
  { rules: set, table, sides: choice, start, chat, spectators }: Omit<HostOptions, 'shared'>,
  host: string,
  sides: BySide<string>,
  words: RuleWords,
): TableFacts {
  const chosen = choice === 'host-black' ? sides.black : sides.white;
  const preset = presetOf({ rules: set, table });
  // A position says itself who moves first.
  const rules: RuleSet = turnOf(start) === null ? set : { ...set, first: 'black' };
  const more = [
    choice === 'random' ? words.sidesRandom(sides.black, sides.white) : words.sidesHost(host, chosen),
    ...(table.idle === null ? [] : [words.idle(timeWords(table.idle, words))]),
    lostWords(table, words),
    ...takebackWords(table, words),
    ...(spectators ? [] : [words.noSpectators]),
    ...(chat ? [words.chat] : []),
  ];
  return {
    rules: [
      preset ? words.presets[preset.id].name : ownRules(rules, sides, words),
      ...(preset ? presetDetails(rules, sides, words) : []),
      ...startWords(start, sides, words),
    ],
    time: [timerLine(table.timer, words), ...lateWords(table, words)].join(', '),
    more,
  };
}

/** All of it as one list. */
export function tableRules(...of: Parameters<typeof tableFacts>): readonly string[] {
  const { rules, time, more } = tableFacts(...of);
  return [...rules, time, ...more];
}
