/** A visit to a server: what one goes there for, and how it begins. */
import type { OfferedOptions, TableId } from '@crownhead/protocol';
import type { Context, Screen } from '../app/screen.ts';

/** What one goes there for. */
export type Goal =
  | { readonly kind: 'lobby' }
  | { readonly kind: 'watch' }
  | { readonly kind: 'host'; readonly options: OfferedOptions; readonly password: string | null }
  | { readonly kind: 'table'; readonly id: TableId };

export interface ConnectScreen extends Screen {
  readonly kind: 'connect';
  readonly origin: string;
  readonly goal: Goal;
  /** The program was started for this visit alone: without it, it ends (N11). */
  readonly only: boolean;
}

/** The screen and the command that belong together. A server that ends with this program is not worth remembering. */
export const connecting = (origin: string, goal: Goal, { config }: Context, only = false) =>
  ({
    go: { to: 'push', screen: { kind: 'connect', origin, goal, only } },
    commands: [
      { type: 'config', config: only && goal.kind === 'host' ? config : { ...config, server: origin } },
      { type: 'connect', origin, name: config.name ?? 'Guest' },
    ],
  }) as const;
