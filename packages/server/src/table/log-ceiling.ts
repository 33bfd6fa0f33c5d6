/** How long the log of one table may get. A game in progress can still be finished; then people open another table. */
import type { Command } from '@crownhead/match';

export interface LogCeiling {
  /** Bytes of events. */
  readonly bytes: number;
  /** What the game in progress may add to them. */
  readonly toFinish: number;
  /** Of one game: the whole of it is in the state of its table, which newcomers are sent. */
  readonly plies: number;
}

/**
 * Moves take some 130 bytes each, so this is a table at which two have played for days. No serious game has half as many
 * plies: only where no rule ends it can it go on like this.
 */
export const LOG_CEILING: LogCeiling = { bytes: 4 * 1024 * 1024, toFinish: 1024 * 1024, plies: 1000 };

/**
 * Which commands a table takes when its log is full: all that end something, for a while those of the game, no other. Talking
 * ends when it is half full, so that nobody can talk a game to death.
 */
const WHEN_FULL: Readonly<Record<Command['type'], 'always' | 'to finish' | 'no' | 'not when half full'>> = {
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
  chat: 'not when half full',
  'table.close': 'always',
  'connection.open': 'always',
  'connection.lose': 'always',
  tick: 'always',
  outage: 'always',
  'game.stop': 'always',
  'table.stop': 'always',
  'person.erase': 'always',
};

export function fitsLog(type: Command['type'], bytes: number, ceiling: LogCeiling): boolean {
  const taken = WHEN_FULL[type];
  if (taken === 'always') return true;
  if (taken === 'not when half full') return bytes < ceiling.bytes / 2;
  return bytes < ceiling.bytes || (taken === 'to finish' && !isWornOut(bytes, ceiling));
}

/** Not even the game in progress can go on. */
export const isWornOut = (bytes: number, { bytes: most, toFinish }: LogCeiling): boolean =>
  bytes >= most + toFinish;
