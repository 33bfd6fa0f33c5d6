/** What a visit to a server by typed lines returns: lines to print, and effects. */
import type { TableCommand } from '@crownhead/protocol';
import type { OnlineCommand } from '@crownhead/terminal';

export type Effect =
  | Exclude<OnlineCommand, { type: 'disconnect' | 'retry' }>
  /** A command at the table. */
  | { readonly type: 'send'; readonly command: TableCommand }
  /** Away from the table; a player there gives up the seat. */
  | { readonly type: 'leave' }
  /** The program is to end; with a fault where it could not do what it was started for. */
  | { readonly type: 'end'; readonly fault: string | null };

export interface Answer {
  readonly lines: readonly string[];
  readonly effects: readonly Effect[];
}

export const say = (...lines: readonly string[]): Answer => ({ lines, effects: [] });

export const withEffects = (...effects: readonly Effect[]): Answer => ({ lines: [], effects });

export const sendCommand = (command: TableCommand): Answer => withEffects({ type: 'send', command });

export const GOODBYE: Answer = { lines: ['Goodbye.'], effects: [{ type: 'end', fault: null }] };
