/** A visit to a server: its goal, and how it begins. */
import type { ServerAddress } from '@crownhead/client/console';
import type { QuickPreferences } from '@crownhead/client/remote';
import type { OfferedOptions, TableId } from '@crownhead/protocol';
import type { Context, Screen } from '../app/screen.ts';

/** What one goes there for. */
export type Goal =
  | { readonly kind: 'lobby' }
  | { readonly kind: 'watch' }
  | { readonly kind: 'host'; readonly options: OfferedOptions; readonly password: string | null }
  | { readonly kind: 'table'; readonly id: TableId; readonly invitation?: string }
  | { readonly kind: 'quick'; readonly preferences: QuickPreferences }
  /** A console server has one table and no lobby; `attempts` is how often it is tried to reach it. */
  | { readonly kind: 'console'; readonly place: ServerAddress; readonly attempts?: number };

export interface ConnectScreen extends Screen {
  readonly kind: 'connect';
  readonly origin: string;
  readonly goal: Goal;
  /** The program was started for this visit alone: without it, it ends (N11). */
  readonly only: boolean;
}

/** The screen and the command that belong together. A server that ends with this program is not worth remembering. */
export function connecting(origin: string, goal: Goal, { config, isServer }: Context, only = false) {
  const screen: ConnectScreen = { kind: 'connect', origin, goal, only };
  const go = { to: 'push', screen } as const;
  const name = config.name ?? 'Guest';
  if (goal.kind === 'console') {
    const { kind: _, ...where } = goal;
    return {
      go,
      commands: [
        { type: 'config', config },
        { type: 'console.connect', ...where, name },
      ],
    } as const;
  }
  return {
    go,
    commands: [
      { type: 'config', config: isServer ? config : { ...config, server: origin } },
      { type: 'connect', origin, name },
    ],
  } as const;
}
