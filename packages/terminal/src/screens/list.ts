/** A list to choose from: rows with columns, page by page. What is in it and what a row leads to, each list says by its purpose. */
import type { Context, Screen, ScreenEvent, ScreenLogic, ScreenStep } from '../app/screen.ts';
import type { Hint } from '../ui/parts.ts';
import { drawList, pageRows } from './draw-list.ts';
import { helpScreen } from './help.ts';

export interface ListScreen extends Screen {
  readonly kind: 'list';
  /** Which list it is. */
  readonly purpose: string;
  readonly at: number;
  readonly said: string | null;
  /** What the purpose needs besides. */
  readonly data: unknown;
}

export const listScreen = (purpose: string, data: unknown = null, at = 0): ListScreen => ({
  kind: 'list',
  purpose,
  at,
  said: null,
  data,
});

export interface ListPurpose {
  title(screen: ListScreen, context: Context): string;
  /** At the right of the title. */
  about(screen: ListScreen, context: Context): string;
  /** One or two lines above the rows. */
  intro?(screen: ListScreen, context: Context): string;
  /** How much of the width each column has, together 1. */
  readonly columns: readonly number[];
  /** The column that is read first; the first one unless given. */
  readonly main?: number;
  readonly headings?: readonly string[];
  count(screen: ListScreen, context: Context): number;
  row(screen: ListScreen, index: number, context: Context): readonly string[];
  /** Where there is no row. */
  empty(screen: ListScreen, context: Context): string;
  pick(screen: ListScreen, index: number, context: Context): ScreenStep<ListScreen>;
  hints(screen: ListScreen, context: Context): readonly Hint[];
  /** A letter; null for one that means nothing here. */
  type?(screen: ListScreen, char: string, context: Context): ScreenStep<ListScreen> | null;
  told?(screen: ListScreen, event: ScreenEvent, context: Context): ScreenStep<ListScreen> | null;
}

const VI: Readonly<Record<string, string>> = { j: 'down', k: 'up', g: 'home', G: 'end' };

function updateList(
  purpose: ListPurpose,
  screen: ListScreen,
  event: ScreenEvent,
  context: Context,
): ScreenStep<ListScreen> {
  const count = purpose.count(screen, context);
  const to = (at: number): ScreenStep<ListScreen> => ({
    screen: { ...screen, at: Math.max(0, Math.min(count - 1, at)), said: null },
  });
  const at = Math.min(screen.at, Math.max(0, count - 1));
  const pick = (index: number): ScreenStep<ListScreen> =>
    index < count ? purpose.pick({ ...screen, at: index, said: null }, index, context) : { screen };
  if (event.type === 'pick') return pick(event.index);
  if (event.type === 'wheel') return to(at + event.by);
  if (event.type === 'char') {
    const typed = purpose.type?.(screen, event.char, context);
    if (typed) return typed;
    if (event.char === '?') return { screen, go: { to: 'push', screen: helpScreen() } };
    if (event.char === 'm' || event.char === 'q') return { screen, go: { to: 'back' } };
  }
  const key = event.type === 'key' ? event.key : event.type === 'char' ? VI[event.char] : undefined;
  switch (key) {
    case 'up':
    case 'shift+tab':
      return to(at - 1);
    case 'down':
    case 'tab':
      return to(at + 1);
    case 'page-up':
      return to(at - pageRows(purpose, context.size));
    case 'page-down':
      return to(at + pageRows(purpose, context.size));
    case 'home':
      return to(0);
    case 'end':
      return to(count - 1);
    case 'enter':
      return pick(at);
    case 'escape':
      return { screen, go: { to: 'back' } };
    default:
  }
  const told = purpose.told?.(screen, event, context);
  if (told) return told;
  return event.type === 'refused' ? { screen: { ...screen, said: event.problem.message } } : { screen };
}

export const listLogic = (purposes: Readonly<Record<string, ListPurpose>>): ScreenLogic<ListScreen> => {
  const purposeOf = (screen: ListScreen): ListPurpose => {
    const purpose = purposes[screen.purpose];
    if (!purpose) throw new Error(`no list is called ${screen.purpose}`);
    return purpose;
  };
  return {
    update: (screen, event, context) => updateList(purposeOf(screen), screen, event, context),
    draw: (screen, sheet, context) => drawList(purposeOf(screen), screen, sheet, context),
  };
};
