/** What a visit to a server by typed lines returns: lines to print, and things to do. */
import type { TableCommand } from '@crownhead/protocol';
import type { OnlineCommand } from '@crownhead/terminal';

export type Deed =
  | Exclude<OnlineCommand, { type: 'disconnect' | 'retry' }>
  /** A command at the table. */
  | { readonly type: 'send'; readonly command: TableCommand }
  /** Away from the table; whoever sits there gives up the seat. */
  | { readonly type: 'leave' }
  /** The program is to end; with a fault where it could not do what it was started for. */
  | { readonly type: 'end'; readonly fault: string | null };

export interface Answer {
  readonly lines: readonly string[];
  readonly deeds: readonly Deed[];
}

export const say = (...lines: readonly string[]): Answer => ({ lines, deeds: [] });

export const act = (...deeds: readonly Deed[]): Answer => ({ lines: [], deeds });

export const sendCommand = (command: TableCommand): Answer => act({ type: 'send', command });

export const GOODBYE: Answer = { lines: ['Goodbye.'], deeds: [{ type: 'end', fault: null }] };
