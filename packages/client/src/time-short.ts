/** Whether a player of this screen is short of time, and on which limit. */
import { moveLimit, playing } from '@crownhead/match';
import type { ClockFace } from './clock-face.ts';
import type { Notice } from './notice.ts';
import type { TableView } from './table.ts';
import { yourSides } from './view.ts';

const SECOND = 1000;

const whole = (ms: number): number => Math.ceil(ms / SECOND) * SECOND;

/** What is said about it; null with time enough, or where it is somebody else's. */
export function timeShort(view: Pick<TableView, 'state' | 'seats'>, face: ClockFace): Notice | null {
  const round = playing(view.state);
  const side = round?.game.position.turn;
  if (!round || side === undefined || !yourSides(view).includes(side)) return null;
  const name = round.names[side];
  const left = face.left[side];
  if (face.running === side && left !== null) {
    if (face.warned) return { code: 'time-short', of: 'warning', name, left: whole(left) };
    const of = moveLimit(round.table.timer) ? 'move' : 'clock';
    if (face.urgent[side]) return { code: 'time-short', of, name, left: whole(left) };
  }
  if (face.idle === null || !face.idleUrgent) return null;
  return { code: 'time-short', of: 'idle', name, left: whole(face.idle) };
}
