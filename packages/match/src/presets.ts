/**
 * Named combinations of rules and table options, so that a person picks one word. Data only: nothing branches on a name.
 * Where the document that a preset comes from is silent the choice is ours.
 */
import { findPresetId, type PresetId, RULE_PRESETS } from '@crownhead/rules';
import { OFFICIAL_PRESET, type Preset } from './official-preset.ts';
import { DEFAULT_IDLE, DEFAULT_MOVE_TIMER } from './table-options.ts';

const OFFICIAL_TABLE = OFFICIAL_PRESET.table;
const NO_DRAWS = { agreement: false, rule: 'off', proof: 'off' } as const;

const preset = <I extends PresetId>(id: I, table: Omit<Preset, 'id' | 'document' | 'rules'>) =>
  ({ id, ...RULE_PRESETS[id], ...table }) as const;

/** Every preset, `official` first. */
export const PRESETS = [
  OFFICIAL_PRESET,
  preset('sandbox', {
    name: 'Free practice',
    description: 'Jumping is optional, one piece per turn; moves can be taken back freely.',
    table: {
      ...OFFICIAL_TABLE,
      sideNames: 'red-blue',
      draw: NO_DRAWS,
      resign: 'not-offered',
      takebacks: 'free',
    },
    colours: 'chosen',
  }),
  preset('desktop', {
    name: 'Play to the finish',
    description:
      'You must jump, and there are no draws; five minutes per move, and running out of time loses.',
    table: {
      ...OFFICIAL_TABLE,
      sideNames: 'black-white',
      draw: NO_DRAWS,
      timer: DEFAULT_MOVE_TIMER,
      after: 'clear',
    },
    colours: 'chosen',
  }),
  preset('console', {
    name: 'With a referee',
    description: 'No resigning and no draw offers: the referee calls a draw when neither side can win.',
    table: {
      ...OFFICIAL_TABLE,
      draw: { agreement: false, rule: 'off', proof: 'auto' },
      resign: 'not-offered',
      onTime: 'disconnect',
      idle: DEFAULT_IDLE,
      onLost: 'wins-at-once',
    },
    colours: 'chosen',
  }),
  preset('lobby', {
    name: 'Casual game',
    description:
      'Jump or not, stop when you like, a new king keeps jumping; blocked or late, you miss a turn.',
    table: {
      ...OFFICIAL_TABLE,
      sideNames: 'dark-light',
      draw: NO_DRAWS,
      resign: 'not-offered',
      timer: DEFAULT_MOVE_TIMER,
      onTime: 'pass',
      after: 'lobby',
      askReady: true,
    },
    colours: 'chosen',
  }),
  preset('timed', {
    name: 'Timed match',
    description: 'Five minutes per move, a warning, one minute more; random colors; no hints, no takebacks.',
    table: {
      ...OFFICIAL_TABLE,
      draw: { agreement: true, rule: 'off', proof: 'off' },
      resign: 'own-turn',
      timer: DEFAULT_MOVE_TIMER,
      onTime: 'warning-forfeit',
      onLost: 'no-result',
      after: 'exit',
      takebacks: 'never',
      hints: false,
    },
    colours: 'drawn',
  }),
] as const satisfies readonly Preset[];

/** Every preset of the rules has a table: this fails to compile for one without. */
const byId: Readonly<Record<PresetId, Preset>> = Object.fromEntries(
  PRESETS.map((preset) => [preset.id, preset]),
) as { [P in (typeof PRESETS)[number] as P['id']]: P };

/** By name, or by the number of the document it comes from. */
export function findPreset(word: string): Preset | null {
  const id = findPresetId(word);
  return id && byId[id];
}
