/** Forms that begin a game on this device: two people, or computers (L1–L3). */
import type { LocalPlayer, LocalSetup } from '@crownhead/client/local';
import {
  type HostOptions,
  nearestPreset,
  OFFICIAL_PRESET,
  optionsFrom,
  type Round,
  SIDE_NAMES,
  TABLE_WORDS,
  type TableState,
} from '@crownhead/match';
import {
  type BySide,
  isRating,
  LEAST_RATING,
  LEVEL_NAMES,
  LEVEL_NUMBERS,
  levelNearest,
  MOST_RATING,
  type Result,
  ratedAs,
} from '@crownhead/rules';
import type { Context, ScreenStep } from '../app/screen.ts';
import { timingText } from '../app/timer-text.ts';
import { answerTo, choice, type FormPurpose, type FormScreen, form, text } from './form.ts';
import { allRulesFields, OWN_RULES, presetOf, readAllRules, readRules, rulesFields } from './rules-fields.ts';
import { startLocal } from './start-local.ts';

/** Who plays, while the rules are still open. */
interface Company {
  readonly players: BySide<LocalPlayer>;
  readonly drawSides: boolean;
}

/** What is kept of the game before. */
interface Before {
  readonly names: BySide<string>;
  readonly time: string;
  /** The preset, or custom rules. */
  readonly rules: string;
  /** The levels of the computers that played. */
  readonly levels: readonly number[];
  /** Empty where they played at levels. */
  readonly rating: string;
}

/** The game that was played, as the forms ask for the next one. */
export function beforeNext({ seats, options }: TableState, { names, table }: Round): Before {
  const computers = seats.filter((occupant) => occupant?.kind === 'computer');
  const levels = computers.map(({ level }) => level);
  const rating = `${computers[0]?.rating ?? ''}`;
  const rules = nearestPreset(options)?.id ?? OWN_RULES;
  return { names, time: timingText(table), rules, levels, rating };
}

export const twoPlayersForm = ({ config }: Context, before?: Before): FormScreen =>
  form({
    purpose: 'two-players',
    title: 'Two players at this keyboard',
    fields: [
      text('black', 'First side', before?.names.black ?? config.name ?? '', {
        note: 'Starts on 1–12, at the top. Empty: named by its color.',
      }),
      text('white', 'Second side', before?.names.white ?? '', {
        note: 'Starts on 21–32, at the bottom. Empty: named by its color.',
      }),
      choice(
        'sides',
        'Sides',
        [
          {
            value: 'usual',
            label: 'set by the rules',
            note: 'As written, or random where the rules say so.',
          },
          { value: 'given', label: 'as written' },
          { value: 'drawn', label: 'drawn' },
        ],
        'usual',
      ),
      ...rulesFields(before?.rules ?? config.rules, [], before?.time),
    ],
    button: 'Start the game',
    at: 1,
  });

export const computerForm = ({ config }: Context, before?: Before): FormScreen =>
  form({
    purpose: 'computer',
    title: 'Against the computer',
    fields: [
      choice(
        'level',
        'Level',
        LEVEL_NUMBERS.map((level) => ({ value: `${level}`, label: `${level}  ${LEVEL_NAMES[level]}` })),
        `${before?.levels[0] ?? config.level}`,
      ),
      text('rating', 'Or a rating', before?.rating ?? '', {
        note: `${LEAST_RATING} to ${MOST_RATING}, 1600 is a club player. Empty: the level counts.`,
      }),
      choice(
        'side',
        'You play',
        [
          {
            value: 'usual',
            label: 'set by the rules',
            note: 'The first side (1–12), or random where the rules say so.',
          },
          { value: 'black', label: 'the first side (1–12)' },
          { value: 'white', label: 'the second side (21–32)' },
          { value: 'drawn', label: 'random' },
          { value: 'none', label: 'watch it play itself' },
        ],
        before?.levels.length === 2 ? 'none' : 'usual',
      ),
      ...rulesFields(before?.rules ?? config.rules, [], before?.time),
    ],
    button: 'Start the game',
  });

/** What two people without names are called whose colours are drawn. */
const PLAYERS: BySide<string> = { black: 'Player 1', white: 'Player 2' };

const isDrawn = (screen: FormScreen, chosen: string): boolean =>
  chosen === 'drawn' || (chosen === 'usual' && presetOf(screen).colours === 'drawn');

/** Undefined where the level counts. */
function ratingOf(screen: FormScreen): number | undefined {
  const typed = answerTo(screen, 'rating').trim();
  return typed === '' ? undefined : Number(typed);
}

function playersOf(screen: FormScreen, { table }: HostOptions, { config }: Context): Company {
  const sides = SIDE_NAMES[table.sideNames];
  const person = (name: string, otherwise: string): LocalPlayer => ({
    name: name.trim() || otherwise,
    level: null,
  });
  if (screen.purpose === 'two-players') {
    const drawSides = isDrawn(screen, answerTo(screen, 'sides'));
    const unnamed = drawSides ? PLAYERS : sides;
    return {
      players: {
        black: person(answerTo(screen, 'black'), unnamed.black),
        white: person(answerTo(screen, 'white'), unnamed.white),
      },
      drawSides,
    };
  }
  const rating = ratingOf(screen);
  const level = rating === undefined ? Number(answerTo(screen, 'level')) : levelNearest(rating);
  const computer: LocalPlayer = { name: '', ...ratedAs({ level, rating }) };
  const side = answerTo(screen, 'side');
  const drawSides = isDrawn(screen, side);
  const you = person(config.name ?? '', drawSides ? 'You' : sides.black);
  const players =
    side === 'none'
      ? { black: { ...computer, name: you.name }, white: computer } // whose table it is: the one who watches
      : side === 'white'
        ? { black: computer, white: { ...you, name: config.name ?? sides.white } }
        : { black: you, white: computer };
  return { players, drawSides };
}

function start(
  screen: FormScreen,
  options: Result<HostOptions, string>,
  company: Company,
  context: Context,
): ScreenStep<FormScreen> {
  if (!options.ok) return { screen: { ...screen, said: options.error } };
  const setup: LocalSetup = { options: options.value, ...company };
  return startLocal(screen, setup, context);
}

function submit(screen: FormScreen, context: Context): ScreenStep<FormScreen> {
  const rating = ratingOf(screen);
  if (rating !== undefined && !isRating(rating))
    return { screen: { ...screen, said: TABLE_WORDS['bad-rating'] } };
  const rules = answerTo(screen, 'rules');
  const level = Number(answerTo(screen, 'level')) || context.config.level;
  const remembered = { type: 'config', config: { ...context.config, rules, level } } as const;
  if (rules === OWN_RULES) {
    const usual = optionsFrom(OFFICIAL_PRESET);
    const next = ownRulesForm(usual, playersOf(screen, usual, context));
    return { screen, go: { to: 'push', screen: next }, commands: [remembered] };
  }
  const options = readRules(screen);
  const company = playersOf(screen, options.ok ? options.value : optionsFrom(OFFICIAL_PRESET), context);
  const turn = start(screen, options, company, context);
  return { ...turn, commands: [remembered, ...(turn.commands ?? [])] };
}

const ownRulesForm = (options: HostOptions, company: Company): FormScreen =>
  form({
    purpose: 'own-rules',
    title: 'Custom rules',
    fields: allRulesFields(options),
    button: 'Start the game',
    data: company,
  });

const purpose: FormPurpose = { submit };

export const LOCAL_FORMS: Readonly<Record<string, FormPurpose>> = {
  'two-players': purpose,
  computer: purpose,
  'own-rules': {
    submit: (screen, context) => start(screen, readAllRules(screen), screen.data as Company, context),
  },
};
