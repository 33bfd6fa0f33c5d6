/** The question whether to go back to a seat: when it may be asked. Light, since the app itself knows it. */
import { timeToReturn } from '@crownhead/client';
import type { Context, Screen } from '../app/screen.ts';

export interface ReturnScreen extends Screen {
  readonly kind: 'return';
  /** Which of those that wait, where there are several. */
  readonly at: number;
}

export const returnScreen = (): ReturnScreen => ({ kind: 'return', at: 0 });

/** Nothing has been begun on it that a question would interrupt, and no table is on its way. */
export function isIdle(screen: Screen): boolean {
  switch (screen.kind) {
    case 'menu':
      return true;
    case 'lobby':
      return 'asked' in screen && screen.asked === null;
    default:
      return false;
  }
}

/** For the menu: who waits and how long, or how many do. */
export function returnNote({ waiting, now }: Context): string {
  const [seat] = waiting;
  if (!seat || waiting.length > 1) return `${waiting.length} games are waiting for you`;
  const left = timeToReturn(seat, now);
  return `${left === null ? '' : `${left} left, `}${seat.opponent ?? 'your seat'} is waiting`;
}
