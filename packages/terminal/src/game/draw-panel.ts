/** The panel beside the board: the players, what is played here, the moves, and how near a draw is. */
import { type ClockFace, clockFace, formatTime } from '@crownhead/client';
import {
  nearestPreset,
  playing,
  type Round,
  type TableOptions,
  type TableState,
  type Timer,
} from '@crownhead/match';
import { drawStatus, formatMove, formatRules, type Side } from '@crownhead/rules';
import type { Context } from '../app/screen.ts';
import type { Rect } from '../term/canvas.ts';
import { PLAIN } from '../term/style.ts';
import { wrap } from '../term/width.ts';
import { glyphs } from '../ui/glyphs.ts';
import type { Sheet } from '../ui/sheet.ts';
import { accent, alarm, BOLD, DIM } from '../ui/theme.ts';
import { drawPlayer } from './draw-player.ts';
import { type GameScreen, isFlipped, tableNow } from './model.ts';

export function rulesName(rules: Round['rules'], table: TableOptions): string {
  const preset = nearestPreset({ rules, table });
  return preset?.name ?? formatRules(rules);
}

const minutes = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return seconds % 60 === 0
    ? `${seconds / 60} min`
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

export function timerText(timer: Timer): string {
  switch (timer.kind) {
    case 'none':
      return 'no clock';
    case 'move':
      return `${minutes(timer.limit)} per move`;
    case 'clock': {
      const plus = timer.increment > 0 ? ` + ${timer.increment / 1000} s` : '';
      return `${minutes(timer.base)}${plus}`;
    }
    default:
      return timer satisfies never;
  }
}

function factsOf({ view }: GameScreen): readonly string[] {
  const round = playing(view.state);
  if (!round || round.table.draw.rule === 'off') return [];
  const { quietMoves, quietLimit, repetitions, claim } = drawStatus(round.game);
  const facts: string[] = [];
  if (quietMoves >= 10) facts.push(`${quietMoves} of ${quietLimit} moves without progress`);
  if (repetitions > 1)
    facts.push(`This position has occurred ${repetitions === 2 ? 'twice' : 'three times'}`);
  if (claim) facts.push('A draw can be claimed');
  return facts;
}

/** Moves as numbered pairs, whichever side began. */
function movePairs(round: Round): readonly (readonly [string, string])[] {
  const texts = round.game.plies.map((ply) => (ply.kind === 'move' ? formatMove(ply.move) : 'passes'));
  const pairs: [string, string][] = [];
  for (let i = 0; i < texts.length; i += 2) pairs.push([texts[i]!, texts[i + 1] ?? '']);
  return pairs;
}

/** `shown` is how many plies the board shows: the last of them is marked and in view, and a click goes to a move. */
function drawMoves(sheet: Sheet, round: Round, shown: number, { x, y, width, height }: Rect): void {
  const pairs = movePairs(round);
  const column = Math.floor((width - 3) / 2);
  const middle = Math.ceil(shown / 2) - Math.ceil(height / 2);
  const first = Math.max(0, Math.min(pairs.length - height, middle));
  for (const [i, pair] of pairs.slice(first, first + height).entries()) {
    const number = first + i;
    sheet.textRight(x + 3, y + i, `${number + 1}.`, DIM);
    for (const side of [0, 1] as const) {
      const ply = number * 2 + side + 1;
      const left = x + 4 + side * column;
      const style = ply === shown ? accent(sheet.look, true) : PLAIN;
      const end = sheet.text(left, y + i, pair[side], style, column - 1);
      if (end > left)
        sheet.zone({ x: left, y: y + i, width: end - left, height: 1 }, { type: 'pick', index: ply });
    }
  }
}

/** Invitations have a box over the board; without any, the server is named. */
const serverLine = ({ invitations }: GameScreen, { online }: Context): readonly string[] =>
  invitations.length > 0 || online === null ? [] : [`Server: ${online.origin.replace(/^https?:\/\//, '')}`];

/** N5: where ready is not asked for, sitting down is enough. */
const startsWhen = ({ options, seats }: TableState): string =>
  options.table.askReady === true || !seats.includes(null)
    ? 'The game starts when both players are ready.'
    : 'The game starts when another player sits down.';

/** Before the first game: who has come, and what is waited for. */
function drawWaiting(sheet: Sheet, screen: GameScreen, { x, y, width }: Rect, context: Context): void {
  const { state } = screen.view;
  const lines = [
    state.hostName === null ? 'No host' : `Host: ${state.hostName}`,
    state.options.private ? 'Private: password required' : 'Public: listed in the lobby',
    ...serverLine(screen, context),
    '',
    ...(state.options.table.idle === null
      ? []
      : [`Each turn may take at most ${minutes(state.options.table.idle)}.`]),
    startsWhen(state),
  ];
  let row = y;
  for (const line of lines.flatMap((text) => (text === '' ? [''] : wrap(text, width)))) {
    sheet.text(x, row, line, DIM, width);
    row += 1;
  }
}

/** The end of what has been said, in whole lines. */
const talkLines = ({ talk }: GameScreen, width: number, most: number): readonly string[] =>
  talk.flatMap((words) => wrap(words, width)).slice(-most);

/** Who watches, below everything else. */
const watchers = ({ view }: GameScreen): string =>
  view.spectators.length === 0 ? '' : `Watching: ${view.spectators.map(({ name }) => name).join(', ')}`;

const WHOLE_SECONDS = { urgentBelow: 0, tenthsBelow: 0 } as const;

export const idleText = (left: number): string => `Idle limit: ${formatTime(left, WHOLE_SECONDS)} left`;

/** L4, T5: how long the side to move may still think; where a computer is, what the limit is. */
function drawIdle(sheet: Sheet, screen: GameScreen, face: ClockFace, { x, y, width }: Rect): boolean {
  const limit = playing(screen.view.state)?.table.idle ?? null;
  if (limit === null) return false;
  const text = face.idle === null ? `Idle limit: ${minutes(limit)}` : idleText(face.idle);
  sheet.text(x, y, text, face.idleUrgent ? alarm(sheet.look) : DIM, width);
  return true;
}

/** Between the players: what is played, and how it goes. */
function drawMiddle(sheet: Sheet, screen: GameScreen, face: ClockFace, area: Rect, context: Context): void {
  const { x, y, width, height } = area;
  const { round, options } = screen.view.state;
  const rules = round?.rules ?? options.rules;
  const table = round?.table ?? options.table;
  sheet.text(x, y, rulesName(rules, table), BOLD, width);
  const timer = timerText(table.timer);
  sheet.text(x, y + 1, round ? `Game ${round.number}, ${timer}` : timer, DIM, width);
  const top = y + (drawIdle(sheet, screen, face, { ...area, y: y + 2 }) ? 3 : 2);
  const watching = watchers(screen);
  const below = watching === '' ? 0 : 1;
  if (below) sheet.text(x, y + height - 1, watching, DIM, width);
  const talk = talkLines(screen, width, Math.floor(height / 2));
  const end = y + height - below - talk.length;
  for (const [i, line] of talk.entries()) sheet.text(x, end + i, line, PLAIN, width);
  const body = { x, y: top, width, height: end - top - (talk.length > 0 ? 1 : 0) };
  if (!round) {
    drawWaiting(sheet, screen, body, context);
    return;
  }
  const facts = [...(round.ballot ? [`Opening: ${round.ballot}`] : []), ...factsOf(screen)].flatMap((fact) =>
    wrap(fact, width),
  );
  const room = body.height - facts.length - (facts.length > 0 ? 1 : 0);
  if (round.game.plies.length === 0) sheet.text(x, body.y, 'No moves yet.', DIM);
  drawMoves(sheet, round, screen.looking?.at ?? round.game.plies.length, { ...body, height: room });
  for (const [i, fact] of facts.entries()) sheet.text(x, body.y + room + 1 + i, fact, DIM, width);
}

/** A player and a line. */
const PLAYER_ROWS = 3;

export function drawPanel(sheet: Sheet, screen: GameScreen, panel: Rect, context: Context): void {
  const { x, y, width, height } = panel;
  const face = clockFace(screen.view.state, tableNow(screen, context.now));
  const [upper, lower]: readonly [Side, Side] = isFlipped(screen) ? ['white', 'black'] : ['black', 'white'];
  const last = y + height - 1;
  const line = glyphs(sheet.look).frame.across.repeat(width);
  const times = { face, now: context.now };
  drawPlayer(sheet, screen, upper, times, { x, width, nameY: y, pileY: y + 1 });
  sheet.text(x, y + 2, line, DIM);
  drawMiddle(
    sheet,
    screen,
    face,
    { x, y: y + PLAYER_ROWS, width, height: height - 2 * PLAYER_ROWS },
    context,
  );
  sheet.text(x, last - 2, line, DIM);
  drawPlayer(sheet, screen, lower, times, { x, width, nameY: last, pileY: last - 1 });
}
