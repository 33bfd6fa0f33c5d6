/** Choosing rules by a word or two, and describing them in a line. */
import {
  findPreset,
  type HostOptions,
  nearestPreset,
  OFFICIAL_PRESET,
  optionsFrom,
  PRESETS,
  type Preset,
  type TableOptions,
} from '@crownhead/match';
import {
  type BySide,
  err,
  formatRules,
  movesAreOfficial,
  ok,
  parseRules,
  type Result,
  type RuleSet,
} from '@crownhead/rules';

/** What two people without names are called whose colours are drawn. */
export const PLAYERS: BySide<string> = { black: 'Player 1', white: 'Player 2' };

/** The preset that a line of rules starts from. */
export const presetFor = (text: string): Preset =>
  findPreset(text.trim().split(/[\s,;]+/)[0]!) ?? OFFICIAL_PRESET;

/** A preset brings its table options; changed rules keep those of the preset they start from. */
export function tableOptionsFor(text: string): Result<HostOptions, string> {
  const rules = parseRules(text);
  if (!rules.ok) {
    const known = PRESETS.map(({ id }) => id).join(', ');
    return err(`There are no rules called “${rules.error.word}”. Presets: ${known}.`);
  }
  return ok({ ...optionsFrom(presetFor(text)), rules: rules.value });
}

/** A word or two: the preset, or the rules themselves where they are somebody's own. */
export const rulesName = (rules: RuleSet, table: TableOptions): string =>
  nearestPreset({ rules, table })?.name ?? formatRules(rules);

export function rulesLine(rules: RuleSet, table: TableOptions): string {
  const preset = nearestPreset({ rules, table });
  const line = `Rule set: ${rulesName(rules, table)}.`;
  return preset && isDescribed(preset, table) ? `${line} ${preset.description}` : line;
}

/** Some descriptions name the minutes of their timer, in whose place there can be another. */
const isDescribed = ({ description, table }: Preset, { timer }: TableOptions): boolean =>
  !/\bminutes?\b/.test(description) || JSON.stringify(table.timer) === JSON.stringify(timer);

/** Other engines get positions and moves, but no rules: why one cannot play under these; null where it can. */
export const engineFault = (rules: RuleSet): string | null =>
  movesAreOfficial(rules)
    ? null
    : 'Other engines know the official moves only: choose rules in which jumps must be taken and finished.';
