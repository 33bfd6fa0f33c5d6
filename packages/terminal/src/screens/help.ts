/** Help on the screen (M7): the game in short, and the keys. */
import type { Screen, ScreenLogic } from '../app/screen.ts';
import { wrap } from '../term/width.ts';
import { drawHints, keyHint } from '../ui/parts.ts';
import type { Sheet } from '../ui/sheet.ts';
import { accent, BOLD } from '../ui/theme.ts';

export interface HelpScreen extends Screen {
  readonly kind: 'help';
  readonly from: number;
}

export const helpScreen = (): HelpScreen => ({ kind: 'help', from: 0 });

type Line =
  | { readonly head: string }
  | { readonly keys: string; readonly text: string }
  | { readonly text: string };

const LINES: readonly Line[] = [
  { head: 'The game' },
  {
    text: 'Pieces move diagonally on the dark squares. Men go forward only; kings go both ways, one square at a time.',
  },
  {
    text: 'You capture an enemy piece by jumping over it to the empty square behind it. Under the official rules, if you can jump, you must, and you must finish the jump; you choose which one to make.',
  },
  { text: 'A man that reaches the far row becomes a king. A side with no pieces or no move left has lost.' },
  {
    text: 'You can choose other rules for a new game: optional jumping, stopping mid-jump, clocks, draws.',
  },
  { head: 'Moving' },
  {
    keys: '← →',
    text: 'go through the pieces that can move, then through the squares the selected piece can go to',
  },
  { keys: '↑ ↓', text: 'the nearest of them above or below' },
  { keys: 'h j k l', text: 'the same as ← ↓ ↑ →' },
  { keys: 'Shift + arrow', text: 'any square of the board' },
  { keys: 'Enter', text: 'select the blinking piece, move to the blinking square' },
  { keys: 'Esc', text: 'select another piece; with none selected, back to the menu, after a question' },
  { keys: 'Backspace', text: 'take back one jump of an unfinished move' },
  { keys: '.', text: 'end the turn in the middle of a jump, where the rules allow it' },
  { keys: '11-15 Enter', text: 'or type the move: 11-15, 11x18x25, E3-D4, e3xc5' },
  {
    keys: 'mouse',
    text: 'drag a piece, or click it and then a square; click any key shown below the board, or a move to see it',
  },
  {
    text: 'While the other side thinks you can plan a move in the same way. It is played if it is legal then.',
  },
  { head: 'Reviewing moves' },
  { keys: 'p  n', text: 'previous move, next move; ← → do the same while reviewing' },
  {
    keys: 'Home  End',
    text: 'start of the game; back to the current position, as Esc and Enter do',
  },
  { text: 'The game and its clocks continue meanwhile. Go back to the current position to move or answer.' },
  { head: 'At the table' },
  { keys: 'y  n', text: 'answer a question: ready, a draw, a takeback, another game, a seat' },
  { keys: 'F1', text: 'this help, on every screen' },
  { keys: 'o  =', text: 'offer a draw; claim one by the rules' },
  { keys: 'r', text: 'resign, after a confirmation' },
  { keys: 'u', text: 'take the last move back; online the other side is asked' },
  { keys: 'i', text: 'a hint, in games on this computer' },
  { keys: 'v  s', text: 'flip the board; save the game as PDN' },
  { keys: '[  ]', text: 'change the look of the board, of the pieces; also in the options' },
  { keys: 'R', text: 'restart the same game, on this computer' },
  {
    keys: ',  w  z  +',
    text: 'as host: change the table, remove somebody, close it, add the computer',
  },
  { keys: ':resign  :draw', text: 'or type a command, such as :undo or :q; moves work as well' },
  { keys: 'm', text: 'the menu; a game on this computer is saved and can be continued' },
  { head: 'Analysis' },
  { keys: 'a', text: 'analyze: in the menu, after a game, and where a position is set up' },
  { keys: '← →  ↑ ↓', text: 'through the moves; to another variation. Home and End: start and end' },
  {
    keys: '11-15  Tab',
    text: 'a move as in a game, typed, by mouse, or chosen with Tab and Enter; Space plays the engine’s',
  },
  { keys: 'e  +  -  t', text: 'the engine on or off; more and fewer lines; what the other side threatens' },
  { keys: 'c  !', text: 'a comment; a mark such as !? or =' },
  {
    keys: 'o  O',
    text: 'a circle or an arrow: 12, or r11-15 in red (r g y b); typed again it goes. O takes all away',
  },
  {
    keys: 'p  P  d  z',
    text: 'promote the variation, to the main line; delete from here on; fold variations',
  },
  { keys: 'u  U', text: 'undo any edit, and redo it' },
  {
    keys: 'r',
    text: 'a report on the whole game: what each move gave away, and why; w writes it into the moves',
  },
  {
    text: '●W, ●D and ●L are proved for the first side, with the plies to the end; numbers without the dot are estimates in men. The bar and its numbers are wins, draws and losses of the first side in percent.',
  },
  { head: 'Library, puzzles, training' },
  {
    keys: 'i',
    text: 'in the menu, the library: / searches games, o opens PDN files, Enter opens a game where it was found',
  },
  {
    keys: 'x  f',
    text: 'in an analysis: the explorer, what was played from here and how that ended (first side won/drawn/lost in percent); all games with this position',
  },
  {
    keys: 'L  c',
    text: 'in an analysis: learn this line, for the side at the bottom; in its report: keep a mistake as a card',
  },
  {
    keys: 'z',
    text: 'in the menu, puzzles: every move that keeps the result is right, a wrong one is answered',
  },
  { keys: 't', text: 'in the menu, training: due cards, lessons, endings, squares' },
  {
    keys: 'i  x  c',
    text: 'at a puzzle, card or ending: a hint; the answer; keep it as a card when it is over',
  },
  { head: 'Signs' },
  {
    text: 'C is a man and K a king where pieces are letters: (C) is the first side, [C] the second. Lines inside a square mark what you can select, a full frame what is selected; the blinking one is the cursor. A broken frame, or *, is a planned move, a hint, or what is drawn in an analysis; ! marks why a move was refused. The last move has : in the corners of its squares.',
  },
];

const WIDTH = 72;
const KEYS = 16;

/** All lines as they are drawn: wrapped, with an empty one before each heading. */
function laidOut(): readonly { readonly keys: string; readonly text: string; readonly head: boolean }[] {
  return LINES.flatMap((line) => {
    if ('head' in line)
      return [
        { keys: '', text: '', head: false },
        { keys: '', text: line.head, head: true },
      ];
    const keys = 'keys' in line ? line.keys : '';
    const room = keys === '' ? WIDTH : WIDTH - KEYS;
    return wrap(line.text, room).map((text, i) => ({
      keys: i === 0 ? keys : keys === '' ? '' : ' ',
      text,
      head: false,
    }));
  }).slice(1);
}

/** As in a pager. */
const VI_KEYS: Readonly<Record<string, string>> = {
  j: 'down',
  k: 'up',
  b: 'page-up',
  f: 'page-down',
  g: 'home',
  G: 'end',
};

const roomFor = (height: number): number => height - 4;

export const helpLogic: ScreenLogic<HelpScreen> = {
  update(screen, event, { size }) {
    const room = roomFor(size.height);
    const last = Math.max(0, laidOut().length - room);
    const to = (from: number) => ({ screen: { ...screen, from: Math.min(last, Math.max(0, from)) } });
    if (event.type === 'wheel') return to(screen.from + event.by * 3);
    if (event.type === 'char' && event.char === ' ') return to(screen.from + room);
    if (event.type === 'char' && /[q?m]/i.test(event.char)) return { screen, go: { to: 'back' } };
    const key = event.type === 'char' ? VI_KEYS[event.char] : event.type === 'key' ? event.key : undefined;
    switch (key) {
      case 'up':
        return to(screen.from - 1);
      case 'down':
        return to(screen.from + 1);
      case 'page-up':
        return to(screen.from - room);
      case 'page-down':
        return to(screen.from + room);
      case 'home':
        return to(0);
      case 'end':
        return to(last);
      case 'escape':
      case 'enter':
        return { screen, go: { to: 'back' } };
      default:
        return { screen };
    }
  },
  draw(screen, sheet: Sheet) {
    const { width, height } = sheet.size;
    const x = Math.floor((width - WIDTH) / 2);
    const lines = laidOut();
    const room = roomFor(height);
    const top = 1 + Math.max(0, Math.floor((room - lines.length) / 2));
    for (const [i, { keys, text, head }] of lines.slice(screen.from, screen.from + room).entries()) {
      const y = top + i;
      if (head) sheet.text(x, y, text, BOLD);
      else {
        sheet.text(x, y, keys, accent(sheet.look));
        sheet.text(keys === '' ? x : x + KEYS, y, text);
      }
    }
    const more = lines.length > screen.from + room ? [keyHint('PgDn', 'page-down', 'more')] : [];
    drawHints(sheet, { x, y: height - 2, width: WIDTH, height: 1 }, [
      keyHint('Esc', 'escape', 'back'),
      ...more,
    ]);
  },
};
