/** The lobby: the open tables of a server, to join or to watch (N3, N4, N6). */
import { isPasswordRefusal, listingText, noticeText, seatText } from '@crownhead/client';
import type { LobbyView } from '@crownhead/client/remote';
import type { LobbyQuery, TableId, TableListing } from '@crownhead/protocol';
import type { AppCommand, Context, Screen, ScreenEvent, ScreenLogic, ScreenStep } from '../app/screen.ts';
import { rulesName, timerText } from '../game/draw-panel.ts';
import { PLAIN } from '../term/style.ts';
import { drawTextField } from '../ui/draw-text-field.ts';
import { glyphs } from '../ui/glyphs.ts';
import { charHint, drawHints, type Hint, keyHint } from '../ui/parts.ts';
import type { Sheet } from '../ui/sheet.ts';
import { editField, type TextField, textField } from '../ui/text-field.ts';
import { accent, alarm, BOLD, chosenRow, DIM } from '../ui/theme.ts';
import { helpScreen } from './help.ts';
import { hostForm } from './host-form.ts';
import { passwordForm } from './online-forms.ts';
import { quickForm } from './quick-form.ts';
import type { Goal } from './visit.ts';

export interface LobbyScreen extends Screen {
  readonly kind: 'lobby';
  /** Games being played only. */
  readonly watch: boolean;
  readonly lobby: LobbyView | null;
  readonly at: number;
  readonly said: string | null;
  /** Part of the name of a host or player that is looked for. */
  readonly search: string;
  /** What is being typed to look for next; null while nothing is. */
  readonly typed: TextField | null;
  readonly page: number;
  /** The table one has asked for: its answer may be that a password is needed. */
  readonly asked: { readonly id: TableId; readonly sit: boolean } | null;
}

function errand(goal: Goal): readonly AppCommand[] {
  if (goal.kind === 'table') {
    const { id, invitation } = goal;
    return [{ type: 'table.open', id, ...(invitation && { invitation }), sit: true }];
  }
  if (goal.kind === 'quick') return [{ type: 'quick-play', preferences: goal.preferences }];
  if (goal.kind !== 'host') return [];
  const { options, password } = goal;
  return [{ type: 'table.create', options, ...(password !== null && { password }) }];
}

export function lobbyScreen(goal: Goal): {
  readonly screen: LobbyScreen;
  readonly commands: readonly AppCommand[];
} {
  const asked = goal.kind === 'table' ? { id: goal.id, sit: true } : null;
  const screen: LobbyScreen = {
    kind: 'lobby',
    watch: goal.kind === 'watch',
    lobby: null,
    at: 0,
    said: null,
    search: '',
    typed: null,
    page: 0,
    asked,
  };
  return { screen, commands: [{ type: 'lobby.watch', query: queryOf(screen) }, ...errand(goal)] };
}

const queryOf = ({ search, watch, page }: LobbyScreen): LobbyQuery => ({
  ...(search !== '' && { search }),
  ...(watch && { state: 'playing' }),
  ...(page > 0 && { page }),
});

/** The list of this screen, requested again. */
function listed(screen: LobbyScreen, change: Partial<LobbyScreen>): ScreenStep<LobbyScreen> {
  const next = { ...screen, at: 0, page: 0, said: null, typed: null, ...change };
  return { screen: next, commands: [{ type: 'lobby.watch', query: queryOf(next) }] };
}

type TypedInput = Extract<ScreenEvent, { readonly type: 'char' | 'key' | 'paste' }>;

/** Keys while a name is typed. */
function typing(screen: LobbyScreen, typed: TextField, event: TypedInput): ScreenStep<LobbyScreen> {
  if (event.type === 'key' && event.key === 'enter')
    return listed(screen, { search: typed.text.trim().slice(0, LONGEST_SEARCH) });
  if (event.type === 'key' && event.key === 'escape') return { screen: { ...screen, typed: null } };
  return { screen: { ...screen, typed: editField(typed, event) ?? typed } };
}

/** By so many pages, where there are any. */
function turnPage(screen: LobbyScreen, by: 1 | -1): ScreenStep<LobbyScreen> {
  const { before = 0, after = 0 } = screen.lobby ?? {};
  return (by > 0 ? after : before) > 0 ? listed(screen, { page: screen.page + by }) : { screen };
}

const tablesOf = ({ lobby, watch }: LobbyScreen): readonly TableListing[] =>
  (lobby?.tables ?? []).filter(({ playing, spectators }) => !watch || (playing && spectators));

const hasFreeSeat = ({ seats }: TableListing): boolean => seats.includes(null);

function openAt(screen: LobbyScreen, index: number, forceWatch: boolean): ScreenStep<LobbyScreen> {
  const listing = tablesOf(screen)[index];
  if (!listing) return { screen };
  const sit = !forceWatch && !screen.watch && hasFreeSeat(listing);
  const asked = { id: listing.table, sit };
  const here = { ...screen, at: index, asked, said: null };
  if (listing.locked) return { screen: here, go: { to: 'push', screen: passwordForm(asked.id, sit, null) } };
  return { screen: here, commands: [{ type: 'table.open', id: asked.id, sit }] };
}

/** Is somebody else at one of the tables? */
const hasGuests = ({ lobby }: LobbyScreen, me: string | null): boolean =>
  (lobby?.tables ?? []).some(
    ({ seats, watching }) =>
      watching > 0 || seats.some((seat) => seat !== null && seat.level === null && seat.name !== me),
  );

const ENDS = 'The server runs in this program: leaving ends it for everyone. Press Esc again to leave.';

/** The user's own server ends with the visit: a host with guests is warned first. */
function leave(screen: LobbyScreen, { isServer, online }: Context): ScreenStep<LobbyScreen> {
  if (isServer && screen.said !== ENDS && hasGuests(screen, online?.name ?? null))
    return { screen: { ...screen, said: ENDS } };
  return { screen, go: { to: 'home' }, commands: [{ type: 'lobby.leave' }, { type: 'disconnect' }] };
}

export const lobbyLogic: ScreenLogic<LobbyScreen> = {
  update(screen, event, context) {
    const count = Math.max(1, tablesOf(screen).length);
    const to = (at: number): ScreenStep<LobbyScreen> => ({
      screen: { ...screen, at: (at + count) % count, said: null },
    });
    if (screen.typed !== null && (event.type === 'char' || event.type === 'key' || event.type === 'paste'))
      return typing(screen, screen.typed, event);
    switch (event.type) {
      case 'lobby':
        return {
          screen: {
            ...screen,
            lobby: event.lobby,
            at: Math.min(screen.at, Math.max(0, event.lobby.tables.length - 1)),
          },
        };
      case 'notice':
        return { screen: { ...screen, said: event.text } };
      case 'refused':
        if (screen.asked && isPasswordRefusal(event.problem)) {
          const { id, sit } = screen.asked;
          return { screen, go: { to: 'push', screen: passwordForm(id, sit, event.problem.message) } };
        }
        return { screen: { ...screen, said: event.problem.message } };
      case 'pick':
        return openAt(screen, event.index, false);
      case 'wheel':
        return to(screen.at + event.by);
      case 'char':
        switch (event.char.toLowerCase()) {
          case 'j':
            return to(screen.at + 1);
          case 'k':
            return to(screen.at - 1);
          case 'h':
            return { screen, go: { to: 'push', screen: hostForm(context, true) } };
          case 'g':
            return { screen, go: { to: 'push', screen: quickForm(context, true) } };
          case 'w':
            return openAt(screen, screen.at, true);
          case 'a':
            return listed(screen, { watch: !screen.watch });
          case '/':
            return { screen: { ...screen, typed: textField(screen.search), said: null } };
          case 'n':
            return turnPage(screen, 1);
          case 'p':
            return turnPage(screen, -1);
          case 'y':
            return { screen, commands: [{ type: 'retry' }] };
          case '?':
            return { screen, go: { to: 'push', screen: helpScreen() } };
          default:
            return { screen };
        }
      case 'key':
        switch (event.key) {
          case 'up':
            return to(screen.at - 1);
          case 'down':
            return to(screen.at + 1);
          case 'enter':
            return openAt(screen, screen.at, false);
          case 'page-down':
            return turnPage(screen, 1);
          case 'page-up':
            return turnPage(screen, -1);
          case 'escape':
            return screen.search === '' ? leave(screen, context) : listed(screen, { search: '' });
          default:
            return { screen };
        }
      default:
        return { screen };
    }
  },
  draw: drawLobby,
  wakeAt: (_, { online, now }) =>
    online !== null && 'attempt' in online.link ? (Math.floor(now / 1000) + 1) * 1000 : null,
};

const MOST_WIDTH = 110;
/** As the server takes it. */
const LONGEST_SEARCH = 40;

/** Where the names, the rules and the state of a table begin. */
function columnsOf({ x, width }: { readonly x: number; readonly width: number }) {
  const [names, rules] = [0.39, 0.38].map((part) => Math.floor((width - 4) * part)) as [number, number];
  return { names: x + 3, rules: x + 3 + names, state: x + 3 + names + rules, end: x + width - 1 };
}

/** N4: a table is known by its host, who is named once: then come the others. */
function playersText({ host, seats }: TableListing): string {
  const own = seats.findIndex((seat) => seat?.name === host);
  const others = seats.filter((_, i) => i !== own).map(seatText);
  return own < 0 ? `: ${others.join(' – ')}` : ` – ${others.join(' – ')}`;
}

function drawTable(
  sheet: Sheet,
  listing: TableListing,
  row: { x: number; y: number; width: number },
  here: boolean,
): void {
  const { x, y } = row;
  const style = chosenRow(sheet.look, here);
  const faint = here ? style : DIM;
  sheet.canvas.fill({ ...row, height: 1 }, ' ', style);
  const { names, rules, state, end } = columnsOf(row);
  sheet.text(x + 1, y, here ? glyphs(sheet.look).arrow : ' ', style);
  const room = rules - names - 1;
  const players = playersText(listing);
  // What is cut is the longer of the two.
  const most = Math.max(Math.floor(room / 2), room - sheet.widthOf(players));
  const after = sheet.text(names, y, listing.host, here ? style : BOLD, most);
  sheet.text(after, y, players, here ? style : PLAIN, names + room - after);
  const name = rulesName(listing.rules, listing.options);
  sheet.text(rules, y, `${name}, ${timerText(listing.options.timer)}`, faint, state - rules - 1);
  sheet.text(state, y, listingText(listing), faint, end - state);
}

function drawHeadings(sheet: Sheet, row: { x: number; y: number; width: number }): void {
  const { names, rules, state } = columnsOf(row);
  sheet.text(names, row.y, 'Host and players', DIM);
  sheet.text(rules, row.y, 'Rules and clock', DIM);
  sheet.text(state, row.y, 'State', DIM);
}

function titleOf({ watch, search }: LobbyScreen): string {
  const what = watch ? 'Games to watch' : 'Open tables';
  return search === '' ? what : `${what}: “${search}”`;
}

function emptyText({ watch, search }: LobbyScreen): string {
  if (search !== '') return 'No table found with that name: press Esc for all tables.';
  if (watch) return 'Nobody is playing right now.';
  return 'No open tables yet: press g for a quick game, h to host a table.';
}

/** Which of how many are shown, where that is not all, and the way to the others. */
function drawPages(sheet: Sheet, { lobby }: LobbyScreen, row: { x: number; y: number; width: number }): void {
  const { before = 0, after = 0, tables = [] } = lobby ?? {};
  if (before === 0 && after === 0) return;
  const last = before + tables.length;
  const text = `${Math.min(before + 1, last)}–${last} of ${last + after}`;
  const end = sheet.text(row.x, row.y, text, DIM) + 2;
  const hints = [
    ...(after > 0 ? [charHint('n', 'more')] : []),
    ...(before > 0 ? [charHint('p', 'back')] : []),
  ];
  drawHints(sheet, { ...row, x: end, width: row.x + row.width - end, height: 1 }, hints);
}

/** While a name is typed, only what ends that. */
function hintsOf(screen: LobbyScreen, lost: boolean, isServer: boolean): readonly Hint[] {
  if (screen.typed !== null) return [keyHint('Enter', 'enter', 'search'), keyHint('Esc', 'escape', 'cancel')];
  return [
    ...(lost ? [charHint('y', 'try again')] : []),
    keyHint('Enter', 'enter', screen.watch ? 'watch' : 'join'),
    charHint('w', 'watch'),
    charHint('g', 'quick play'),
    charHint('h', 'host'),
    charHint('a', screen.watch ? 'all tables' : 'games'),
    charHint('/', 'search'),
    keyHint('Esc', 'escape', escapeText(screen, isServer)),
  ];
}

function escapeText({ search }: LobbyScreen, isServer: boolean): string {
  if (search !== '') return 'all tables';
  return isServer ? 'end your server' : 'menu';
}

function drawLobby(screen: LobbyScreen, sheet: Sheet, { online, now, isServer }: Context): void {
  const { width: whole, height } = sheet.size;
  const width = Math.min(MOST_WIDTH, whole - 4);
  const x = Math.floor((whole - width) / 2);
  sheet.text(x + 1, 1, titleOf(screen), BOLD);
  const server = online ? `${online.name ?? ''} at ${online.origin.replace(/^https?:\/\//, '')}` : '';
  sheet.textRight(x + width - 1, 1, server, DIM);
  sheet.text(x + 1, 2, glyphs(sheet.look).frame.across.repeat(width - 2), DIM);
  const link = online?.link;
  if (link && link.status !== 'here') {
    const words =
      'attempt' in link ? noticeText({ code: link.status, ...link }, now, now) : link.problem.message;
    sheet.text(x + 1, 3, words, alarm(sheet.look));
  } else if (screen.typed !== null) {
    const at = sheet.text(x + 1, 3, 'Name of a host or player: ', accent(sheet.look));
    drawTextField(sheet, screen.typed, { x: at, y: 3, columns: x + width - at - 1 }, PLAIN);
  } else if (screen.said !== null) sheet.text(x + 1, 3, screen.said, accent(sheet.look));
  const tables = tablesOf(screen);
  const room = height - 8;
  const first = Math.max(0, Math.min(screen.at - room + 1, tables.length - room));
  for (const [i, listing] of tables.slice(first, first + room).entries()) {
    const row = { x, y: 5 + i, width };
    drawTable(sheet, listing, row, first + i === screen.at);
    sheet.zone({ ...row, height: 1 }, { type: 'pick', index: first + i });
  }
  if (tables.length > 0) drawHeadings(sheet, { x, y: 4, width });
  else {
    const words = screen.lobby === null || !screen.lobby.fresh ? 'Looking for tables.' : emptyText(screen);
    sheet.text(x + 3, 5, words, DIM);
  }
  drawPages(sheet, screen, { x: x + 3, y: height - 3, width: width - 4 });
  const lost = link !== undefined && link.status !== 'here' && !('attempt' in link);
  const hints = hintsOf(screen, lost, isServer);
  drawHints(sheet, { x: x + 1, y: height - 2, width, height: 1 }, hints, 1);
}
