/** What the box over the board says: a status message, or that the server is lost; what counts down is up to date. */
import {
  clockFace,
  formatTime,
  noticeText,
  type StatusMessage,
  standingNotice,
  statusText,
  yourSides,
} from '@crownhead/client';
import { playing } from '@crownhead/match';
import { opposite, SIDES, type Side } from '@crownhead/rules';
import { type Box, type GameScreen, tableNow } from './model.ts';

const span = (ms: number): string => formatTime(Math.max(0, ms), { urgentBelow: 0, tenthsBelow: 0 });

/** N9: how long you may still come back yourself; null with a connection, or where no time is given for that. */
export function ownGrace({ view, lostAt }: GameScreen, now: number): { side: Side; left: number } | null {
  const round = playing(view.state);
  const [side] = yourSides(view);
  if (lostAt === null || !round || side === undefined || round.table.onLost !== 'grace') return null;
  return { side, left: Math.max(0, lostAt + round.grace[side] - now) };
}

function whoWins({ view }: GameScreen, loser: Side): string {
  const winner = opposite(loser);
  return yourSides(view).includes(winner) ? 'you win' : `${view.state.round?.names[winner]} wins`;
}

/** N9: the seconds left for coming back; between games those for which the seat is kept. */
function absenceText(
  screen: GameScreen,
  status: StatusMessage & { code: 'disconnected' },
  now: number,
): string {
  const { state } = screen.view;
  const { name } = status;
  const side = SIDES.find((one) => state.round?.names[one] === name);
  const left = side && clockFace(state, now).grace[side];
  if (side === undefined || typeof left !== 'number') return statusText(status, now);
  const rest = playing(state)
    ? `${span(left)} to reconnect, then ${whoWins(screen, side)}.`
    : `The seat is kept for ${span(left)}.`;
  return `Player ${name} has disconnected. ${rest}`;
}

function serverText(screen: GameScreen, now: number): string {
  const { view } = screen;
  const own = ownGrace(screen, now);
  const grace = own ? ` ${span(own.left)} left to reconnect, then ${whoWins(screen, own.side)}.` : '';
  const said = noticeText(standingNotice({ ...view, unsent: false }), tableNow(screen, now), now);
  return `${said}${grace}`;
}

/** `now` is this device's time. */
export function boxText(screen: GameScreen, box: Box, now: number): string {
  switch (box.kind) {
    case 'text':
      return box.text;
    case 'server':
      return serverText(screen, now);
    case 'status':
      return box.status.code === 'disconnected'
        ? absenceText(screen, box.status, tableNow(screen, now))
        : statusText(box.status, tableNow(screen, now));
  }
}
