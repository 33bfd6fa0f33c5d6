/** Our own facts about a game in PDN tags, so that other programs still read the file (F1, F3). */
import { DRAW_MODES, type DrawMode } from './game.ts';
import { oneOf } from './one-of.ts';
import { ENGLISH_DRAUGHTS, gameTypeOf, type PdnTag, tagValue } from './pdn-game.ts';
import type { Result } from './result.ts';
import { OFFICIAL, type RuleSet, sameRules } from './rule-set.ts';
import { formatRules, parseRules } from './rule-text.ts';
import type { BySide, Side } from './side.ts';

/** What a file says about the game besides its moves; usual values where it says nothing. */
export interface PdnFacts {
  readonly rules: RuleSet;
  readonly drawRule: DrawMode;
  /** The players; empty where unknown. */
  readonly names: BySide<string>;
}

export interface PdnFactError {
  readonly code: 'bad-rules' | 'bad-draw-rule';
  readonly value: string;
}

/** A game without the tag lets draws by rule be claimed. */
const USUAL_DRAW_RULE: DrawMode = 'claim';
/** How PDN writes that something is not known. */
export const PDN_UNKNOWN = '?';

/** The side that moves first by the GameType, which is also the side whose win is `1-0`. */
export const firstByType = (tags: readonly PdnTag[]): Side => gameTypeOf({ tags }).first ?? 'black';

/** A side drawn at random is not known to PDN; who began then stands in the FEN. */
export const firstByRules = (rules: RuleSet): Side => (rules.first === 'white' ? 'white' : 'black');

export const formatGameType = (rules: RuleSet): string =>
  `${ENGLISH_DRAUGHTS},${firstByRules(rules) === 'white' ? 'W' : 'B'},8,8,N1,0`;

/** Only what is not usual gets a tag. The players' names are not here: they stand among the first tags. */
export function formatFacts(facts: Omit<PdnFacts, 'names'>): PdnTag[] {
  const { rules, drawRule } = facts;
  const tags: PdnTag[] = [];
  if (!sameRules(rules, OFFICIAL)) tags.push({ name: 'RuleSet', value: formatRules(rules) });
  if (drawRule !== USUAL_DRAW_RULE) tags.push({ name: 'DrawRule', value: drawRule });
  return tags;
}

/** A fact that cannot be read is reported and left at its usual value. */
export function parseFacts(tags: readonly PdnTag[]): {
  readonly facts: PdnFacts;
  readonly errors: readonly PdnFactError[];
} {
  const errors: PdnFactError[] = [];
  const read = <T>(name: string, code: PdnFactError['code'], parse: (text: string) => T | null): T | null => {
    const value = tagValue(tags, name);
    const parsed = value === null ? null : parse(value);
    if (value !== null && parsed === null) errors.push({ code, value });
    return parsed;
  };
  const orNull = <T, E>(result: Result<T, E>): T | null => (result.ok ? result.value : null);
  const nameOf = (tag: string): string => {
    const name = tagValue(tags, tag);
    return name === null || name === PDN_UNKNOWN ? '' : name;
  };
  const usualRules: RuleSet = { ...OFFICIAL, first: firstByType(tags) };
  return {
    facts: {
      rules: read('RuleSet', 'bad-rules', (text) => orNull(parseRules(text))) ?? usualRules,
      drawRule: read('DrawRule', 'bad-draw-rule', (text) => oneOf(DRAW_MODES, text)) ?? USUAL_DRAW_RULE,
      names: { black: nameOf('Black'), white: nameOf('White') },
    },
    errors,
  };
}
