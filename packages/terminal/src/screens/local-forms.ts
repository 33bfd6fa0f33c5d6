/** Forms that begin a game on this device: two people, or computers (L1–L3). */
import type { LocalPlayer, LocalSetup } from '@crownhead/client/local';
import { type HostOptions, optionsFrom } from '@crownhead/match';
import { type BySide, OFFICIAL_PRESET, type Result, SIDE_NAMES } from '@crownhead/rules';
import type { Context, Turn } from '../app/screen.ts';
import { answerTo, choice, type FormPurpose, type FormScreen, form, text } from './form.ts';
import { allRulesFields, OWN_RULES, readAllRules, readRules, rulesFields } from './rules-fields.ts';
import { startLocal } from './start-local.ts';

/** Who plays, while the rules are still open. */
interface Company {
  readonly players: BySide<LocalPlayer>;
  readonly drawSides: boolean;
}

export const twoPlayersForm = ({ config }: Context): FormScreen =>
  form({
    purpose: 'two-players',
    title: 'Two players at this keyboard',
    fields: [
      text('black', 'First side', config.name ?? '', {
        note: 'Stands on 1–12, at the top. Empty: called by its colour.',
      }),
      text('white', 'Second side', '', {
        note: 'Stands on 21–32, at the bottom. Empty: called by its colour.',
      }),
      choice(
        'sides',
        'Sides',
        [
          { value: 'given', label: 'as written' },
          { value: 'drawn', label: 'drawn' },
        ],
        'given',
      ),
      ...rulesFields(config.rules),
    ],
    button: 'Start the game',
    at: 1,
  });

const LEVEL_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export const computerForm = ({ config, levels }: Context): FormScreen =>
  form({
    purpose: 'computer',
    title: 'Against the computer',
    fields: [
      choice(
        'level',
        'Level',
        LEVEL_NUMBERS.map((level) => ({ value: `${level}`, label: `${level}  ${levels[level - 1] ?? ''}` })),
        `${config.level}`,
      ),
      choice(
        'side',
        'You play',
        [
          { value: 'black', label: 'the first side (1–12)' },
          { value: 'white', label: 'the second side (21–32)' },
          { value: 'drawn', label: 'what is drawn' },
          { value: 'none', label: 'nothing: let it play itself' },
        ],
        'black',
      ),
      ...rulesFields(config.rules),
    ],
    button: 'Start the game',
  });

function playersOf(screen: FormScreen, { table }: HostOptions, { config }: Context): Company {
  const sides = SIDE_NAMES[table.sideNames];
  const person = (name: string, otherwise: string): LocalPlayer => ({
    name: name.trim() || otherwise,
    level: null,
  });
  if (screen.purpose === 'two-players') {
    return {
      players: {
        black: person(answerTo(screen, 'black'), sides.black),
        white: person(answerTo(screen, 'white'), sides.white),
      },
      drawSides: answerTo(screen, 'sides') === 'drawn',
    };
  }
  const computer: LocalPlayer = { name: '', level: Number(answerTo(screen, 'level')) };
  const you = person(config.name ?? '', sides.black);
  const side = answerTo(screen, 'side');
  const players =
    side === 'none'
      ? { black: { ...computer, name: you.name }, white: computer } // whose table it is: the one who watches
      : side === 'white'
        ? { black: computer, white: { ...you, name: config.name ?? sides.white } }
        : { black: you, white: computer };
  return { players, drawSides: side === 'drawn' };
}

function start(
  screen: FormScreen,
  options: Result<HostOptions, string>,
  company: Company,
  context: Context,
): Turn<FormScreen> {
  if (!options.ok) return { screen: { ...screen, said: options.error } };
  const setup: LocalSetup = { options: options.value, ...company };
  return startLocal(screen, setup, context);
}

function submit(screen: FormScreen, context: Context): Turn<FormScreen> {
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
    title: 'Rules of your own',
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
