/** The first screen: the logo, what the app is doing, and what can be played (L1, N3). Light, since it is shown first. */
import type { Context, Screen, ScreenEvent, ScreenLogic, ScreenStep } from '../app/screen.ts';
import { PLAIN } from '../term/style.ts';
import { glyphs } from '../ui/glyphs.ts';
import { drawHints, drawLogo, keyHint, LOGO_HEIGHT } from '../ui/parts.ts';
import type { Sheet } from '../ui/sheet.ts';
import { accent, chosenRow, DIM } from '../ui/theme.ts';

const MENU_CHOICES = [
  'return',
  'continue',
  'two-players',
  'computer',
  'quick',
  'lobby',
  'host',
  'join',
  'watch',
  'set-up',
  'open',
  'my-games',
  'analyse',
  'library',
  'puzzles',
  'train',
  'options',
  'help',
  'quit',
] as const;
type MenuChoice = (typeof MENU_CHOICES)[number];

interface Item {
  readonly choice: MenuChoice;
  readonly key: string;
  readonly label: string;
  readonly note: string;
}

const ITEMS: readonly Item[] = [
  { choice: 'return', key: 'b', label: 'Return', note: '' },
  { choice: 'continue', key: 'c', label: 'Continue', note: 'the unfinished game' },
  { choice: 'two-players', key: '2', label: 'Two players', note: 'here, at this keyboard' },
  { choice: 'computer', key: '1', label: 'Computer', note: 'ten levels, or watch it play itself' },
  { choice: 'quick', key: 'g', label: 'Quick play', note: 'online, against anyone' },
  { choice: 'lobby', key: 'l', label: 'Online lobby', note: 'the open tables of a server' },
  { choice: 'host', key: 'h', label: 'Host a table', note: 'on this computer or a server' },
  { choice: 'join', key: 'j', label: 'Join by address', note: 'a server or an invitation' },
  { choice: 'watch', key: 'w', label: 'Watch', note: 'games in progress' },
  { choice: 'set-up', key: 's', label: 'Set up a position', note: 'place pieces, then play' },
  { choice: 'open', key: 'o', label: 'Open a file', note: 'a PDN file' },
  { choice: 'my-games', key: 'm', label: 'My games', note: 'finished ones, to analyze' },
  { choice: 'analyse', key: 'a', label: 'Analyze', note: 'a game from a file, or from the start' },
  { choice: 'library', key: 'i', label: 'Library', note: 'thousands of games, searched by board' },
  { choice: 'puzzles', key: 'z', label: 'Puzzles', note: 'from real games, one for every day' },
  { choice: 'train', key: 't', label: 'Train', note: 'lessons, endings and your cards' },
  { choice: 'options', key: 'p', label: 'Options', note: 'name, server, looks' },
  { choice: 'help', key: '?', label: 'Help', note: 'rules and keys' },
  { choice: 'quit', key: 'q', label: 'Quit', note: '' },
];

export interface MenuScreen extends Screen {
  readonly kind: 'menu';
  readonly at: number;
  /** A message: why the last action failed. */
  readonly said: string | null;
}

export const menuScreen = (said: string | null = null): MenuScreen => ({ kind: 'menu', at: 0, said });

/** The list as it stands: going on and going back are offered only where there is something to go to. */
const itemsFor = ({ canContinue, waiting }: Context): readonly Item[] =>
  ITEMS.filter(({ choice }) => choice !== 'continue' || canContinue).filter(
    ({ choice }) => choice !== 'return' || waiting.length > 0,
  );

/** Who waits for one to go back: words for one item that are only needed when somebody does. */
type NoteOf = (context: Context) => string;

/** What a choice leads to is for the app to know, which is loaded after the first frame. */
export type Choose = (choice: MenuChoice, screen: MenuScreen, context: Context) => ScreenStep<MenuScreen>;

export const menuLogic = (choose: Choose, returnNote: NoteOf): ScreenLogic<MenuScreen> => ({
  update(screen, event, context) {
    const items = itemsFor(context);
    const to = (at: number): MenuScreen => ({ ...screen, at: (at + items.length) % items.length });
    const at = Math.min(screen.at, items.length - 1);
    const pick = (index: number): ScreenStep<MenuScreen> =>
      choose(items[index]!.choice, { ...screen, at: index, said: null }, context);
    switch (actOf(event)) {
      case 'up':
        return { screen: to(at - 1) };
      case 'down':
        return { screen: to(at + 1) };
      case 'home':
        return { screen: to(0) };
      case 'end':
        return { screen: to(-1) };
      case 'enter':
        return pick(at);
      default:
    }
    if (event.type === 'refused') return { screen: { ...screen, said: event.problem.message } };
    if (event.type === 'pick') return pick(event.index);
    const named = event.type === 'char' ? items.findIndex(({ key }) => key === event.char.toLowerCase()) : -1;
    return named < 0 ? { screen } : pick(named);
  },
  draw: (screen, sheet, context) => drawMenu(screen, sheet, context, returnNote),
  wakeAt: (_, { waiting, now }) =>
    waiting.some(({ until }) => until !== null) ? (Math.floor(now / 1000) + 1) * 1000 : null,
});

const actOf = (event: ScreenEvent): string | null => {
  if (event.type === 'wheel') return event.by < 0 ? 'up' : 'down';
  if (event.type !== 'key') return null;
  return { tab: 'down', 'shift+tab': 'up' }[event.key] ?? event.key;
};

const LABEL_WIDTH = 20;
const WIDTH = 66;

export function drawMenu(
  screen: MenuScreen,
  sheet: Sheet,
  context: Context,
  returnNote: NoteOf = () => '',
): void {
  const { width, height } = sheet.size;
  const items = itemsFor(context);
  const spread = height >= LOGO_HEIGHT + items.length * 2 + 10 ? 2 : 1;
  const rows = items.length * spread;
  // In a small window with many entries the logo makes room for them.
  const logo = LOGO_HEIGHT + rows + 2 <= height ? LOGO_HEIGHT : 0;
  // In a small window the empty lines go first.
  const gap = logo + rows + 3 <= height ? 2 : 1;
  const top = Math.max(0, Math.floor((height - logo - gap - rows - 4) / 2));
  const keysY = Math.max(height - 2, top + logo + gap + rows);
  if (logo > 0) drawLogo(sheet, top);
  const { config } = context;
  const greeting = config.name === null ? 'Checkers in your terminal' : `Welcome, ${config.name}.`;
  const said = screen.said ?? context.settingsFault;
  sheet.textCentred({ x: 0, width }, top + logo, said ?? greeting, said ? accent(sheet.look) : DIM);
  const x = Math.max(2, Math.floor((width - WIDTH) / 2));
  for (const [i, { choice, key, label, note }] of items.entries()) {
    const y = top + logo + gap + i * spread;
    const here = i === Math.min(screen.at, items.length - 1);
    const row = { x, y, width: WIDTH, height: 1 };
    if (here) sheet.canvas.fill(row, ' ', chosenRow(sheet.look, true));
    const style = chosenRow(sheet.look, here);
    sheet.text(x + 1, y, here ? glyphs(sheet.look).arrow : ' ', style);
    sheet.text(x + 3, y, key, here ? style : accent(sheet.look));
    sheet.text(x + 6, y, label, here ? style : PLAIN);
    const about = choice === 'return' ? returnNote(context) : note;
    sheet.text(x + 6 + LABEL_WIDTH, y, about, here ? style : DIM, WIDTH - LABEL_WIDTH - 7);
    sheet.zone(row, { type: 'pick', index: i });
  }
  const hints = [
    keyHint('↑ ↓', 'down', 'choose'),
    keyHint('Enter', 'enter', 'go'),
    keyHint('Ctrl+C', 'ctrl+c', 'quit'),
  ];
  const line = sheet.look.ascii ? hints.slice(1) : hints;
  drawHints(sheet, { x, y: keysY, width: WIDTH, height: 1 }, line);
}
