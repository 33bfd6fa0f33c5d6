/** The lobby: the open tables of a server, to join or to watch (N3, N4, N6). */

import { listingText, noticeText, seatText } from '@crownhead/client';
import type { LobbyView } from '@crownhead/client/remote';
import type { TableId, TableListing } from '@crownhead/protocol';
import type { AppCommand, Context, Screen, ScreenLogic, ScreenStep } from '../app/screen.ts';
import { rulesName, timerText } from '../game/draw-panel.ts';
import { PLAIN } from '../term/style.ts';
import { glyphs } from '../ui/glyphs.ts';
import { charHint, drawHints, keyHint } from '../ui/parts.ts';
import type { Sheet } from '../ui/sheet.ts';
import { accent, alarm, BOLD, chosenRow, DIM } from '../ui/theme.ts';
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
    asked,
  };
  return { screen, commands: [{ type: 'lobby.watch' }, ...errand(goal)] };
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

/** A server of one's own ends with the visit: a host with guests is warned first. */
function leave(screen: LobbyScreen, { isServer, online }: Context): ScreenStep<LobbyScreen> {
  if (isServer && screen.said !== ENDS && hasGuests(screen, online?.name ?? null))
    return { screen: { ...screen, said: ENDS } };
  return { screen, go: { to: 'home' }, commands: [{ type: 'lobby.leave' }, { type: 'disconnect' }] };
}

const PASSWORD_ERRORS: readonly string[] = ['password-needed', 'wrong-password', 'bad-invitation'];

export const lobbyLogic: ScreenLogic<LobbyScreen> = {
  update(screen, event, context) {
    const count = Math.max(1, tablesOf(screen).length);
    const to = (at: number): ScreenStep<LobbyScreen> => ({
      screen: { ...screen, at: (at + count) % count, said: null },
    });
    switch (event.type) {
      case 'lobby':
        return {
          screen: {
            ...screen,
            lobby: event.lobby,
            at: Math.min(screen.at, Math.max(0, event.lobby.tables.length - 1)),
          },
        };
      case 'refused':
        if (screen.asked && PASSWORD_ERRORS.includes(event.problem.error)) {
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
            return { screen: { ...screen, watch: !screen.watch, at: 0 } };
          case 'y':
            return { screen, commands: [{ type: 'retry' }] };
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
          case 'escape':
            return leave(screen, context);
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

function drawLobby(screen: LobbyScreen, sheet: Sheet, { online, now, isServer }: Context): void {
  const { width: whole, height } = sheet.size;
  const width = Math.min(MOST_WIDTH, whole - 4);
  const x = Math.floor((whole - width) / 2);
  const title = screen.watch ? 'Games to watch' : 'Open tables';
  sheet.text(x + 1, 1, title, BOLD);
  const server = online ? `${online.name ?? ''} at ${online.origin.replace(/^https?:\/\//, '')}` : '';
  sheet.textRight(x + width - 1, 1, server, DIM);
  sheet.text(x + 1, 2, glyphs(sheet.look).frame.across.repeat(width - 2), DIM);
  const link = online?.link;
  if (link && link.status !== 'here') {
    const words =
      'attempt' in link ? noticeText({ code: link.status, ...link }, now, now) : link.problem.message;
    sheet.text(x + 1, 3, words, alarm(sheet.look));
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
    const words =
      screen.lobby === null || !screen.lobby.fresh
        ? 'Looking for tables.'
        : screen.watch
          ? 'Nobody is playing right now.'
          : 'No open tables yet: press g for a quick game, h to host a table.';
    sheet.text(x + 3, 5, words, DIM);
  }
  const lost = link !== undefined && link.status !== 'here' && !('attempt' in link);
  const hints = [
    ...(lost ? [charHint('y', 'try again')] : []),
    keyHint('Enter', 'enter', screen.watch ? 'watch' : 'join'),
    charHint('w', 'watch'),
    charHint('g', 'quick play'),
    charHint('h', 'host a table'),
    charHint('a', screen.watch ? 'all tables' : 'games only'),
    keyHint('Esc', 'escape', isServer ? 'end your server' : 'menu'),
  ];
  drawHints(sheet, { x: x + 1, y: height - 2, width, height: 1 }, hints, 1);
}
