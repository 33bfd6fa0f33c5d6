/**
 * Named combinations of the options, so that a person picks one word. Data only: nothing branches on a name.
 * `document` is the requirement document whose combination a preset is; where one is silent the choice is ours.
 */
import { OFFICIAL_PRESET, type Preset } from './official-preset.ts';
import { OFFICIAL } from './rule-set.ts';
import { DEFAULT_IDLE, DEFAULT_MOVE_TIMER } from './table-options.ts';

const OFFICIAL_TABLE = OFFICIAL_PRESET.table;
const NO_DRAWS = { agreement: false, rule: 'off', proof: 'off' } as const;

/** Every preset, `official` first. */
export const PRESETS = [
  OFFICIAL_PRESET,
  {
    id: 'sandbox',
    name: 'Free practice',
    description:
      'Jumping is up to you and takes one piece a turn; Blue moves first; take moves back as you like.',
    document: '000',
    rules: { ...OFFICIAL, capture: 'optional', chain: 'single', first: 'white' },
    table: {
      ...OFFICIAL_TABLE,
      sideNames: 'red-blue',
      draw: NO_DRAWS,
      resign: 'not-offered',
      takebacks: 'free',
    },
    colours: 'chosen',
  },
  {
    id: 'desktop',
    name: 'Play to the finish',
    description: 'You must jump, and there are no draws; five minutes a move, and running out of time loses.',
    document: '001',
    rules: OFFICIAL,
    table: {
      ...OFFICIAL_TABLE,
      sideNames: 'black-white',
      draw: NO_DRAWS,
      timer: DEFAULT_MOVE_TIMER,
      after: 'clear',
    },
    colours: 'chosen',
  },
  {
    id: 'console',
    name: 'With a referee',
    description:
      'White moves first; nobody resigns or offers a draw: the referee calls one when neither side can win.',
    document: '002',
    rules: { ...OFFICIAL, first: 'white' },
    table: {
      ...OFFICIAL_TABLE,
      draw: { agreement: false, rule: 'off', proof: 'auto' },
      resign: 'not-offered',
      onTime: 'disconnect',
      idle: DEFAULT_IDLE,
      onLost: 'wins-at-once',
    },
    colours: 'chosen',
  },
  {
    id: 'lobby',
    name: 'Casual game',
    description:
      'Jump or not, stop when you like, a new king goes on jumping; blocked or late, you miss a turn.',
    document: '003',
    rules: {
      capture: 'optional',
      chain: 'may-stop',
      crowning: 'goes-on',
      removal: 'end-of-turn',
      blocked: 'passes',
      first: 'random',
    },
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
  },
  {
    id: 'timed',
    name: 'Timed match',
    description:
      'Five minutes a move, a warning, one minute more; colours are drawn; no hints, no moves taken back.',
    document: '004',
    rules: OFFICIAL,
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
  },
] as const satisfies readonly Preset[];

export type PresetId = (typeof PRESETS)[number]['id'];

/** By name, or by the number of the document it comes from. */
export const findPreset = (word: string): Preset | null =>
  PRESETS.find(({ id, document }) => id === word.toLowerCase() || document === word) ?? null;
