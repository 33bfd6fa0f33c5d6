/** A form: fields to fill in and one thing to do with them. What that is, each form says by its purpose. */
import type { Context, Screen, ScreenEvent, ScreenLogic, ScreenStep } from '../app/screen.ts';
import { editField, type TextField, textField } from '../ui/text-field.ts';
import { drawForm } from './draw-form.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** One line about it, shown while it is chosen. */
  readonly note?: string;
}

export type Field =
  | {
      readonly kind: 'text';
      readonly id: string;
      readonly label: string;
      readonly field: TextField;
      readonly secret?: boolean;
      readonly note?: string;
    }
  | {
      readonly kind: 'choice';
      readonly id: string;
      readonly label: string;
      readonly choices: readonly Choice[];
      readonly value: string;
    };

export interface FormScreen extends Screen {
  readonly kind: 'form';
  /** Which form it is: says what happens with it. */
  readonly purpose: string;
  readonly title: string;
  readonly intro: string;
  readonly fields: readonly Field[];
  /** The fields, then the button. */
  readonly at: number;
  readonly button: string;
  readonly said: string | null;
  /** Waiting for an answer from elsewhere. */
  readonly busy: boolean;
  /** The user has been warned that an unfinished game will be given up. */
  readonly warned: boolean;
  /** Enter in a text submits immediately: the other fields are rarely needed. */
  readonly direct: boolean;
  /** What the purpose needs besides the fields. */
  readonly data: unknown;
}

export const text = (
  id: string,
  label: string,
  value: string,
  more: { secret?: boolean; note?: string } = {},
): Field => ({
  kind: 'text',
  id,
  label,
  field: textField(value),
  ...more,
});

export const choice = (id: string, label: string, choices: readonly Choice[], value: string): Field => ({
  kind: 'choice',
  id,
  label,
  choices,
  value: choices.some((one) => one.value === value) ? value : choices[0]!.value,
});

export const yesNo = (id: string, label: string, value: boolean): Field =>
  choice(
    id,
    label,
    [
      { value: 'yes', label: 'yes' },
      { value: 'no', label: 'no' },
    ],
    value ? 'yes' : 'no',
  );

export type FormSpec = Pick<FormScreen, 'purpose' | 'title' | 'fields' | 'button'> &
  Partial<Pick<FormScreen, 'intro' | 'data' | 'at' | 'said' | 'direct'>>;

export const form = (parts: FormSpec): FormScreen => ({
  kind: 'form',
  intro: '',
  at: 0,
  said: null,
  busy: false,
  warned: false,
  direct: false,
  data: null,
  ...parts,
});

export const answerTo = (screen: FormScreen, id: string): string => {
  const field = screen.fields.find((one) => one.id === id);
  return field === undefined ? '' : field.kind === 'text' ? field.field.text : field.value;
};

/** For a field made by `yesNo`. */
export const isYes = (screen: FormScreen, id: string): boolean => answerTo(screen, id) === 'yes';

export interface FormPurpose {
  submit(screen: FormScreen, context: Context): ScreenStep<FormScreen>;
  /** A choice has changed: other fields may belong to it now. */
  arrange?(screen: FormScreen, context: Context): FormScreen;
  /** Something has come from the shell. */
  told?(screen: FormScreen, event: ScreenEvent, context: Context): ScreenStep<FormScreen> | null;
  /** Going back without doing it. */
  leave?(screen: FormScreen, context: Context): ScreenStep<FormScreen>;
}

const withField = (screen: FormScreen, field: Field): FormScreen => ({
  ...screen,
  said: null,
  fields: screen.fields.map((old) => (old.id === field.id ? field : old)),
});

function turnChoice(field: Extract<Field, { kind: 'choice' }>, by: number): Field {
  const { choices, value } = field;
  const at = choices.findIndex((one) => one.value === value);
  return { ...field, value: choices[(at + by + choices.length) % choices.length]!.value };
}

/** The next choice that begins so; the same one where there is none. */
function choiceBeginning(field: Extract<Field, { kind: 'choice' }>, char: string): Field {
  const { choices, value } = field;
  const at = choices.findIndex((one) => one.value === value);
  const inOrder = [...choices.slice(at + 1), ...choices.slice(0, at + 1)];
  const found = inOrder.find(({ label }) => label.toLowerCase().startsWith(char.toLowerCase()));
  return found ? { ...field, value: found.value } : field;
}

const chosen = (
  purpose: FormPurpose,
  screen: FormScreen,
  field: Field,
  context: Context,
): ScreenStep<FormScreen> => {
  const next = withField(screen, field);
  return { screen: purpose.arrange?.(next, context) ?? next };
};

const turned = (
  purpose: FormPurpose,
  screen: FormScreen,
  by: number,
  context: Context,
): ScreenStep<FormScreen> => {
  const field = screen.fields[screen.at];
  return field?.kind === 'choice' ? chosen(purpose, screen, turnChoice(field, by), context) : { screen };
};

/** Once: pressed again while an answer is waited for, it does nothing. */
const submit = (purpose: FormPurpose, screen: FormScreen, context: Context): ScreenStep<FormScreen> =>
  screen.busy ? { screen } : purpose.submit(screen, context);

const enter = (purpose: FormPurpose, screen: FormScreen, context: Context): ScreenStep<FormScreen> => {
  const last = screen.fields.length;
  // One text and nothing else: Enter means it.
  const direct = (last === 1 || screen.direct) && screen.fields[screen.at]?.kind === 'text';
  if (screen.at >= last || direct) return submit(purpose, screen, context);
  return { screen: { ...screen, at: screen.at + 1 } };
};

const key = (
  purpose: FormPurpose,
  screen: FormScreen,
  name: string,
  context: Context,
): ScreenStep<FormScreen> | null => {
  const rows = screen.fields.length + 1;
  switch (name) {
    case 'escape':
      return purpose.leave?.(screen, context) ?? { screen, go: { to: 'back' } };
    case 'up':
    case 'shift+tab':
      return { screen: { ...screen, at: (screen.at + rows - 1) % rows } };
    case 'down':
    case 'tab':
      return { screen: { ...screen, at: (screen.at + 1) % rows } };
    case 'page-down':
      return { screen: { ...screen, at: rows - 1 } };
    case 'page-up':
      return { screen: { ...screen, at: 0 } };
    case 'enter':
      return enter(purpose, screen, context);
    default:
      return null;
  }
};

function updateForm(
  purpose: FormPurpose,
  screen: FormScreen,
  event: ScreenEvent,
  context: Context,
): ScreenStep<FormScreen> {
  const field = screen.fields[screen.at];
  if (event.type === 'key') {
    const moved = key(purpose, screen, event.key, context);
    if (moved) return moved;
    if (field?.kind === 'choice' && (event.key === 'left' || event.key === 'right')) {
      return turned(purpose, screen, event.key === 'left' ? -1 : 1, context);
    }
  }
  if (event.type === 'char' && event.char === ' ' && field?.kind === 'choice')
    return turned(purpose, screen, 1, context);
  if (event.type === 'char' && field?.kind === 'choice')
    return chosen(purpose, screen, choiceBeginning(field, event.char), context);
  if (event.type === 'wheel')
    return { screen: { ...screen, at: clamp(screen.at + event.by, screen.fields.length) } };
  if (event.type === 'pick') {
    const there = { ...screen, at: event.index };
    if (event.index === screen.fields.length) return submit(purpose, there, context);
    return screen.at === event.index ? turned(purpose, there, 1, context) : { screen: there };
  }
  if (event.type === 'key' || event.type === 'char' || event.type === 'paste') {
    const edited = field?.kind === 'text' ? editField(field.field, event) : null;
    return {
      screen: edited && field?.kind === 'text' ? withField(screen, { ...field, field: edited }) : screen,
    };
  }
  if (event.type === 'square' || event.type === 'drag' || event.type === 'drop') return { screen };
  const told = purpose.told?.(screen, event, context);
  if (told) return told;
  if (event.type === 'refused') return { screen: { ...screen, busy: false, said: event.problem.message } };
  return { screen };
}

export const formLogic = (purposes: Readonly<Record<string, FormPurpose>>): ScreenLogic<FormScreen> => ({
  update(screen, event, context) {
    const purpose = purposes[screen.purpose];
    if (!purpose) throw new Error(`no form is called ${screen.purpose}`);
    return updateForm(purpose, screen, event, context);
  },
  draw: drawForm,
});

const clamp = (n: number, most: number): number => Math.min(most, Math.max(0, n));
