/** Our own facts in PDN tags, so that a saved game can be resumed and other programs still read the file (F1, F3). */
import { oneOf } from './one-of.ts';
import { formatClock, parseClock } from './pdn-clock.ts';
import { ENGLISH_DRAUGHTS, gameTypeOf, type PdnTag, tagValue } from './pdn-game.ts';
import { formatTable, parseSideNames, parseTable } from './pdn-table.ts';
import type { Result } from './result.ts';
import { OFFICIAL, type RuleSet, sameRules } from './rule-set.ts';
import { formatRules, parseRules } from './rule-text.ts';
import type { BySide, Side } from './side.ts';
import { DRAW_MODES, type DrawMode, type SideNames, type TableOptions } from './table-options.ts';

/** How far a turn had got, in milliseconds: since it began, or since the warning where the warning timer runs. */
export interface TurnTime {
  readonly used: number;
  readonly warned: boolean;
}

/** What a file says about the game besides its moves; usual values where it says nothing. */
export interface PdnFacts {
  readonly rules: RuleSet;
  readonly drawRule: DrawMode;
  readonly sideNames: SideNames | null;
  readonly table: TableOptions | null;
  /** Milliseconds left. */
  readonly clocks: BySide<number> | null;
  /** What had been used of the present turn; null where no timer ran. */
  readonly turnTime: TurnTime | null;
  /** The players; empty where unknown. */
  readonly names: BySide<string>;
}

export interface PdnFactError {
  readonly code: 'bad-rules' | 'bad-draw-rule' | 'bad-side-names' | 'bad-table-options' | 'bad-clocks';
  readonly value: string;
}

/** A game without the tag lets draws by rule be claimed. */
const USUAL_DRAW_RULE: DrawMode = 'claim';
/** How PDN writes that something is not known. */
export const PDN_UNKNOWN = '?';

const formatClocks = (clocks: BySide<number>): string =>
  `B ${formatClock(clocks.black)} W ${formatClock(clocks.white)}`;

function parseClocks(text: string): BySide<number> | null {
  const match = /^B (\S+) W (\S+)$/.exec(text);
  const black = match && parseClock(match[1]!);
  const white = match && parseClock(match[2]!);
  return black === null || white === null ? null : { black, white };
}

const formatTurnTime = ({ used, warned }: TurnTime): string => formatClock(used) + (warned ? ' warned' : '');

function parseTurnTime(text: string): TurnTime | null {
  const match = /^(\S+)( warned)?$/.exec(text);
  const used = match && parseClock(match[1]!);
  return match === null || used === null ? null : { used, warned: match[2] !== undefined };
}

/** The side that moves first by the GameType, which is also the side whose win is `1-0`. */
export const firstByType = (tags: readonly PdnTag[]): Side => gameTypeOf({ tags }).first ?? 'black';

/** A side drawn at random is not known to PDN; who began then stands in the FEN. */
export const firstByRules = (rules: RuleSet): Side => (rules.first === 'white' ? 'white' : 'black');

export const formatGameType = (rules: RuleSet): string =>
  `${ENGLISH_DRAUGHTS},${firstByRules(rules) === 'white' ? 'W' : 'B'},8,8,N1,0`;

/** Only what is not usual gets a tag. The players' names are not here: they stand among the first tags. */
export function formatFacts(facts: Omit<PdnFacts, 'names'>): PdnTag[] {
  const { rules, drawRule, sideNames, table, clocks, turnTime } = facts;
  const tags: PdnTag[] = [];
  if (!sameRules(rules, OFFICIAL)) tags.push({ name: 'RuleSet', value: formatRules(rules) });
  if (drawRule !== USUAL_DRAW_RULE) tags.push({ name: 'DrawRule', value: drawRule });
  if (sideNames) tags.push({ name: 'SideNames', value: sideNames });
  if (table) tags.push({ name: 'TableOptions', value: formatTable(table) });
  if (clocks) tags.push({ name: 'Clocks', value: formatClocks(clocks) });
  if (turnTime) tags.push({ name: 'TurnTime', value: formatTurnTime(turnTime) });
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
      sideNames: read('SideNames', 'bad-side-names', parseSideNames),
      table: read('TableOptions', 'bad-table-options', (text) => orNull(parseTable(text))),
      clocks: read('Clocks', 'bad-clocks', parseClocks),
      turnTime: read('TurnTime', 'bad-clocks', parseTurnTime),
      names: { black: nameOf('Black'), white: nameOf('White') },
    },
    errors,
  };
}
