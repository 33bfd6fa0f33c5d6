/** How long the log of one table may get. A game in progress can still be finished; then people open another table. */
import type { Command } from '@crownhead/match';

export interface LogCeiling {
  /** Bytes of events. */
  readonly bytes: number;
  /** What the game in progress may add to them. */
  readonly toFinish: number;
}

/** Moves take some 130 bytes each, so this is a table at which two have played for days. */
export const LOG_CEILING: LogCeiling = { bytes: 4 * 1024 * 1024, toFinish: 1024 * 1024 };

/** Which commands a table takes when its log is full: all that end something, for a while those of the game, no other. */
const WHEN_FULL: Readonly<Record<Command['type'], 'always' | 'to finish' | 'no'>> = {
  'table.create': 'no',
  'options.set': 'no',
  'seat.take': 'no',
  'computer.seat': 'no',
  'seat.remove': 'always',
  leave: 'always',
  ready: 'no',
  'rematch.decline': 'always',
  'seat.accept': 'no',
  'seat.decline': 'always',
  move: 'to finish',
  'draw.offer': 'to finish',
  'draw.accept': 'always',
  'draw.decline': 'to finish',
  'draw.claim': 'always',
  'draw.declare': 'always',
  resign: 'always',
  'takeback.ask': 'no',
  'takeback.accept': 'no',
  'takeback.decline': 'to finish',
  chat: 'no',
  'table.close': 'always',
  'connection.open': 'always',
  'connection.lose': 'always',
  tick: 'always',
  outage: 'always',
  'game.stop': 'always',
  'table.stop': 'always',
};

export function fitsLog(type: Command['type'], bytes: number, ceiling: LogCeiling): boolean {
  if (bytes < ceiling.bytes) return true;
  const taken = WHEN_FULL[type];
  return taken === 'always' || (taken === 'to finish' && bytes < ceiling.bytes + ceiling.toFinish);
}
