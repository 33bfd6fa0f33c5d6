/** The official rules with the usual table: the default game. Separate from the other presets, so that a screen can start without them. */
import { OFFICIAL, type PresetId, type RulePreset } from '@crownhead/rules';
import { DEFAULT_GRACE, NO_TIMER, type TableOptions } from './table-options.ts';

/** How players get their colours unless somebody chooses otherwise: they choose, or a draw decides for each game. */
export const COLOUR_OPTIONS = ['chosen', 'drawn'] as const;
export type ColourOption = (typeof COLOUR_OPTIONS)[number];

/** A named combination of rules and table options. */
export interface Preset extends RulePreset {
  readonly id: PresetId;
  readonly name: string;
  /** One line a player understands. */
  readonly description: string;
  readonly table: TableOptions;
  readonly colours: ColourOption;
}

const OFFICIAL_TABLE: TableOptions = {
  sideNames: 'red-white',
  draw: { agreement: true, rule: 'claim', proof: 'claim' },
  resign: 'any-time',
  timer: NO_TIMER,
  onTime: 'forfeit',
  idle: null,
  showPile: true,
  onLost: 'grace',
  grace: DEFAULT_GRACE,
  after: 'rematch',
  takebacks: 'asked',
  hints: true,
};

/** Tournament rules, a table without a timer, and draws on claim. */
export const OFFICIAL_PRESET = {
  id: 'official',
  name: 'Official rules',
  description: 'Tournament rules: you must jump when you can and finish the jump; you choose which one.',
  document: null,
  rules: OFFICIAL,
  table: OFFICIAL_TABLE,
  colours: 'chosen',
} as const satisfies Preset;
