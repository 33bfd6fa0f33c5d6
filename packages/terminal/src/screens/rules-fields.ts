/** The fields of rules: a preset and a clock, or every option on its own (C5, sections R and T). */
import {
  AFTER_OPTIONS,
  findPreset,
  type HostOptions,
  LOST_OPTIONS,
  OFFICIAL_PRESET,
  optionsFrom,
  PRESETS,
  RESIGN_OPTIONS,
  SIDE_CHOICES,
  SIDE_NAMES,
  type SideChoice,
  type SideNames,
  type Start,
  TAKEBACK_OPTIONS,
  TIME_OPTIONS,
} from '@crownhead/match';
import {
  DRAW_MODES,
  type DrawMode,
  err,
  ok,
  type Result,
  RULE_OPTION_NAMES,
  RULE_OPTIONS,
  type RuleOption,
  type RuleSet,
} from '@crownhead/rules';
import { readTiming, TIMER_HELP, WARNING_HELP } from '../app/timer-text.ts';
import { answerTo, type Choice, choice, type Field, type FormScreen, isYes, text, yesNo } from './form.ts';

export const OWN_RULES = 'own';

/** The clock, and the warning before a limit for each move counts (T1, T3). */
const timeFields = (time = ''): readonly Field[] => [
  text('time', 'Clock', time, { note: TIMER_HELP }),
  text('warning', 'Warning (s)', '', { note: WARNING_HELP }),
];

/** `more` come before the presets. */
export const rulesFields = (rules: string, more: readonly Choice[] = [], time = ''): readonly Field[] => [
  choice(
    'rules',
    'Rules',
    [
      ...more,
      ...PRESETS.map(({ id, name, description }) => ({ value: id, label: name, note: description })),
      { value: OWN_RULES, label: 'custom', note: 'You choose every rule next.' },
    ],
    rules,
  ),
  ...timeFields(time),
];

export const timingIn = (screen: FormScreen, usual: HostOptions['table']) =>
  readTiming(answerTo(screen, 'time'), answerTo(screen, 'warning'), usual);

export const presetOf = (screen: FormScreen) => findPreset(answerTo(screen, 'rules')) ?? OFFICIAL_PRESET;

/** Preset and clock as they stand in a form. */
export function readRules(screen: FormScreen): Result<HostOptions, string> {
  const options = optionsFrom(presetOf(screen));
  const timing = timingIn(screen, options.table);
  return timing.ok ? ok({ ...options, table: { ...options.table, ...timing.value } }) : timing;
}

const plainly = (values: readonly string[]): readonly Choice[] =>
  values.map((value) => ({ value, label: value.replaceAll('-', ' ') }));

const RULE_LABELS: Readonly<Record<RuleOption, string>> = {
  capture: 'Jumping',
  chain: 'Multiple jumps',
  crowning: 'Jump to king row',
  removal: 'Jumped pieces',
  blocked: 'No move left',
  first: 'First to move',
};

const STARTS: readonly Choice[] = [
  { value: 'standard', label: 'standard' },
  { value: 'three-move', label: 'three-move ballot' },
  { value: 'eleven-man', label: 'eleven-man ballot' },
];

/** What it is now may be none of these: a position, a certain ballot. */
const startsFrom = ({ kind }: Start): readonly Choice[] =>
  STARTS.some(({ value }) => value === kind) ? STARTS : [...STARTS, { value: kind, label: 'as it is now' }];

function startOf(value: string, usual: Start): Start {
  if (value === usual.kind) return usual;
  if (value === 'three-move') return { kind: 'three-move', deck: '156', number: null };
  return value === 'eleven-man' ? { kind: 'eleven-man', number: null } : { kind: 'standard' };
}

const SECONDS = 1000;

/** Every option of sections R and T. */
export function allRulesFields(options: HostOptions): readonly Field[] {
  const { rules, table } = options;
  return [
    ...RULE_OPTION_NAMES.map((option) =>
      choice(option, RULE_LABELS[option], plainly(RULE_OPTIONS[option]), rules[option]),
    ),
    choice('start', 'Opening', startsFrom(options.start), options.start.kind),
    choice(
      'sideNames',
      'Sides are called',
      Object.entries(SIDE_NAMES).map(([value, { black, white }]) => ({
        value,
        label: `${black} and ${white}`,
      })),
      table.sideNames,
    ),
    ...timeFields(),
    choice('onTime', 'Out of time', plainly(TIME_OPTIONS), table.onTime),
    text('idle', 'Idle limit (s)', table.idle === null ? '' : `${table.idle / SECONDS}`, {
      note: 'The longest a turn may take, whatever the clock. Empty: no limit.',
    }),
    yesNo('agreement', 'Draw by agreement', table.draw.agreement),
    choice('rule', 'Draw by rule', plainly(DRAW_MODES), table.draw.rule),
    choice('proof', 'Draw by proof', plainly(DRAW_MODES), table.draw.proof),
    choice('resign', 'Resigning', plainly(RESIGN_OPTIONS), table.resign),
    yesNo('showPile', 'Captured pieces', table.showPile),
    choice('onLost', 'Connection lost', plainly(LOST_OPTIONS), table.onLost),
    text('grace', 'Time to return (s)', `${table.grace / SECONDS}`),
    choice('after', 'After the game', plainly(AFTER_OPTIONS), table.after),
    choice('takebacks', 'Taking back', plainly(TAKEBACK_OPTIONS), table.takebacks),
    yesNo('hints', 'Hints', table.hints),
  ];
}

function readSeconds(screen: FormScreen, id: string): number | null {
  const said = answerTo(screen, id).trim();
  return /^\d+$/.test(said) ? Number(said) * SECONDS : null;
}

/** `usual` has what the fields do not say, and the clock where none is given. */
export function readAllRules(
  screen: FormScreen,
  usual: HostOptions = optionsFrom(OFFICIAL_PRESET),
): Result<HostOptions, string> {
  const rules = Object.fromEntries(
    RULE_OPTION_NAMES.map((option) => [option, answerTo(screen, option)]),
  ) as unknown as RuleSet;
  const onTime = answerTo(screen, 'onTime') as HostOptions['table']['onTime'];
  const timing = timingIn(screen, { ...usual.table, onTime });
  if (!timing.ok) return timing;
  const idle = readSeconds(screen, 'idle');
  if (idle === null && answerTo(screen, 'idle').trim() !== '')
    return err('The idle limit is a number of seconds.');
  const grace = readSeconds(screen, 'grace');
  if (grace === null) return err('The time to return is a number of seconds.');
  return ok({
    ...usual,
    rules,
    start: startOf(answerTo(screen, 'start'), usual.start),
    table: {
      ...timing.value,
      sideNames: answerTo(screen, 'sideNames') as SideNames,
      draw: {
        agreement: isYes(screen, 'agreement'),
        rule: answerTo(screen, 'rule') as DrawMode,
        proof: answerTo(screen, 'proof') as DrawMode,
      },
      resign: answerTo(screen, 'resign') as HostOptions['table']['resign'],
      idle,
      showPile: isYes(screen, 'showPile'),
      onLost: answerTo(screen, 'onLost') as HostOptions['table']['onLost'],
      grace,
      after: answerTo(screen, 'after') as HostOptions['table']['after'],
      takebacks: answerTo(screen, 'takebacks') as HostOptions['table']['takebacks'],
      hints: isYes(screen, 'hints'),
    },
  });
}

const SIDE_WORDS: Readonly<Record<SideChoice, string>> = {
  random: 'drawn',
  'host-black': 'I start on 1–12',
  'host-white': 'I start on 21–32',
};

export const sidesField = (value: SideChoice): Field =>
  choice(
    'sides',
    'Sides',
    SIDE_CHOICES.map((side) => ({ value: side, label: SIDE_WORDS[side] })),
    value,
  );
