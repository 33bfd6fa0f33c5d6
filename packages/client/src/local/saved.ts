/**
 * A local table as text, to go on exactly where it stopped: its events, and when it was last known to be running.
 * (The file a player keeps is PDN, made by `saveRound`; this is what survives a closed page.)
 */
import {
  hostOptionFault,
  NO_TABLE,
  playing,
  replay,
  TABLE_EVENTS,
  type TableEvent,
  type TableState,
} from '@crownhead/match';
import { err, formatFen, ok, type PlyAction, type Result } from '@crownhead/rules';
import { isKnownEvent } from '../known-event.ts';

const FORMAT = 'crownhead local table';
const FORMAT_VERSION = 1;

/** A table on this device as it is kept: its log, and when it was saved. */
export interface SavedTable {
  readonly seq: number;
  /** Until then the clocks ran; what comes after is charged to nobody. */
  readonly at: number;
  readonly events: readonly TableEvent[];
}

/** Moves of games before the present one are not needed to go on. */
export function shorten(events: readonly TableEvent[]): readonly TableEvent[] {
  const start = events.findLastIndex(({ type }) => type === 'game.started');
  const stays = ({ type }: TableEvent): boolean => TABLE_EVENTS.includes(type) || type === 'game.ended';
  return events.filter((event, i) => i >= start || stays(event));
}

export const formatSaved = ({ seq, at, events }: SavedTable): string =>
  JSON.stringify({ format: FORMAT, v: FORMAT_VERSION, seq, at, events });

/** Said of a game that is being played and that its storage refuses. */
export const UNKEPT = 'This game cannot be kept: save it as a file before you quit.';

/** Why a table that was kept cannot be gone on with. */
export const SAVED_FAULTS = ['nothing-saved', 'damaged', 'newer-program', 'table-closed'] as const;
export type SavedFault = (typeof SAVED_FAULTS)[number];

type Fields = { readonly [K in keyof SavedTable | 'format' | 'v']?: unknown };

function readJson(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

const isTime = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isObject = (value: unknown): value is { at?: unknown } => typeof value === 'object' && value !== null;

/** Whether the game that is on could have been played: storage may have been changed by anybody. */
function isSound(state: TableState): boolean {
  const round = playing(state);
  if (!round) return hostOptionFault(state.options) === null;
  const { rules, table, game } = round;
  const history: readonly PlyAction[] = game.plies;
  const start = { kind: 'resume', fen: formatFen(game.start), history, clocks: null } as const;
  return hostOptionFault({ ...state.options, rules, table, start }) === null;
}

function replayed(events: readonly TableEvent[]): TableState | null {
  try {
    const state = replay(NO_TABLE, events);
    return isSound(state) ? state : null;
  } catch {
    return null;
  }
}

/** A saved table that could be read, with the state that its log leads to. */
export interface ReadTable extends SavedTable {
  readonly state: TableState;
}

/** A game that has begun and is not over. */
export const isWorthKeeping = (state: TableState): boolean => (playing(state)?.game.plies.length ?? 0) > 0;

/** Reads what `formatSaved` wrote, whatever has become of it since. */
export function parseSaved(text: string | null): Result<ReadTable, SavedFault> {
  if (text === null || text === '') return err('nothing-saved');
  const fields = readJson(text);
  if (fields?.format !== FORMAT) return err('damaged');
  if (fields.v !== FORMAT_VERSION) return err('newer-program');
  const { seq, at, events } = fields;
  if (!isTime(seq) || !isTime(at) || !Array.isArray(events)) return err('damaged');
  if (!events.every((event) => isObject(event) && isTime(event.at))) return err('damaged');
  if (!events.every(isKnownEvent)) return err('newer-program');
  const state = replayed(events);
  if (!state || state.status === 'none') return err('damaged');
  return state.status === 'closed' ? err('table-closed') : ok({ seq, at, events, state });
}
