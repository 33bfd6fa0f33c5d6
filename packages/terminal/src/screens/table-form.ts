/** The host changes the table between games: rules, clock, sides, access. */
import { findPreset, type HostOptions, type SideChoice } from '@crownhead/match';
import type { OfferedOptions } from '@crownhead/protocol';
import { ok, type Result } from '@crownhead/rules';
import type { ScreenEvent, ScreenStep } from '../app/screen.ts';
import { timingText } from '../app/timer-text.ts';
import { answerTo, choice, type FormPurpose, type FormScreen, form, isYes, text, yesNo } from './form.ts';
import {
  allRulesFields,
  OWN_RULES,
  readAllRules,
  readRules,
  rulesFields,
  sidesField,
  timingIn,
} from './rules-fields.ts';

const AS_NOW = 'as-now';

export const tableForm = (now: HostOptions): FormScreen =>
  form({
    purpose: 'table',
    title: 'Change table',
    intro: 'For the next game. Everyone at the table is notified, and presses ready again.',
    fields: [
      sidesField(now.sides),
      ...rulesFields(AS_NOW, [{ value: AS_NOW, label: 'as they are', note: 'Only the clock may change.' }]),
      choice(
        'access',
        'Access',
        [
          { value: 'all', label: 'everybody' },
          { value: 'password', label: 'with the password' },
        ],
        now.private ? 'password' : 'all',
      ),
      text('password', 'Password', '', { note: now.private ? 'Empty: unchanged.' : '' }),
      yesNo('spectators', 'Spectators', now.spectators),
      yesNo('chat', 'Chat', now.chat),
    ],
    button: 'Save',
    data: now,
  });

/** What the fields of the first form say besides the rules. */
interface Access {
  readonly options: Pick<OfferedOptions, 'sides' | 'private' | 'spectators' | 'chat'>;
  readonly password: string | null;
}

const accessOf = (screen: FormScreen): Access => {
  const isPrivate = answerTo(screen, 'access') === 'password';
  const password = answerTo(screen, 'password');
  return {
    options: {
      sides: answerTo(screen, 'sides') as SideChoice,
      private: isPrivate,
      spectators: isYes(screen, 'spectators'),
      chat: isYes(screen, 'chat'),
    },
    password: isPrivate && password !== '' ? password : null,
  };
};

/** As they are, with the clock that is given; or those of a preset. */
function chosenRules(screen: FormScreen, now: HostOptions): Result<HostOptions, string> {
  if (findPreset(answerTo(screen, 'rules'))) return readRules(screen);
  const timing = timingIn(screen, now.table);
  return timing.ok ? ok({ ...now, table: { ...now.table, ...timing.value } }) : timing;
}

function change(
  screen: FormScreen,
  options: Result<HostOptions, string>,
  { options: access, password }: Access,
): ScreenStep<FormScreen> {
  if (!options.ok) return { screen: { ...screen, said: options.error } };
  const { rules, table, start } = options.value;
  return {
    screen: { ...screen, busy: true, said: null },
    commands: [{ type: 'table.options', options: { rules, table, start, ...access }, password }],
  };
}

interface OwnRules {
  readonly now: HostOptions;
  readonly access: Access;
}

const ownRulesForm = (data: OwnRules): FormScreen =>
  form({
    purpose: 'table-rules',
    title: 'Custom rules',
    fields: allRulesFields(data.now).map((field) =>
      field.id === 'time' ? text('time', 'Clock', timingText(data.now.table)) : field,
    ),
    button: 'Save',
    data,
  });

/** Done, or nothing to do: back to the table. */
function told(screen: FormScreen, event: ScreenEvent): ScreenStep<FormScreen> | null {
  const back: ScreenStep<FormScreen> = { screen, go: { to: 'back' } };
  if (event.type === 'table.changed')
    return event.change.events.some(({ type }) => type === 'options.changed') ? back : null;
  if (event.type !== 'table.refused' || event.command !== 'options.set') return null;
  if (event.problem.error === 'already-so') return back;
  return { screen: { ...screen, busy: false, said: event.problem.message } };
}

export const TABLE_FORMS: Readonly<Record<string, FormPurpose>> = {
  table: {
    submit(screen) {
      const now = screen.data as HostOptions;
      const access = accessOf(screen);
      if (access.options.private && !now.private && access.password === null) {
        return { screen: { ...screen, said: 'Enter a password. Everyone who joins will need it.' } };
      }
      if (answerTo(screen, 'rules') !== OWN_RULES) return change(screen, chosenRules(screen, now), access);
      return { screen, go: { to: 'replace', screen: ownRulesForm({ now, access }) } };
    },
    told,
  },
  'table-rules': {
    submit(screen) {
      const { now, access } = screen.data as OwnRules;
      return change(screen, readAllRules(screen, now), access);
    },
    told,
  },
};
