/** A visit to a server: what one goes there for, and how it begins. */
import type { OfferedOptions } from '@crownhead/protocol';
import type { Context, Screen } from '../app/screen.ts';

/** What one goes there for. */
export type Goal =
  | { readonly kind: 'lobby' }
  | { readonly kind: 'watch' }
  | { readonly kind: 'host'; readonly options: OfferedOptions; readonly password: string | null }
  | { readonly kind: 'table'; readonly id: string };

export interface ConnectScreen extends Screen {
  readonly kind: 'connect';
  readonly origin: string;
  readonly goal: Goal;
}

/** The screen and the command that belong together. */
export const connecting = (origin: string, goal: Goal, { config }: Context) =>
  ({
    go: { to: 'push', screen: { kind: 'connect', origin, goal } },
    commands: [
      { type: 'config', config: { ...config, server: origin } },
      { type: 'connect', origin, name: config.name ?? 'Guest' },
    ],
  }) as const;
