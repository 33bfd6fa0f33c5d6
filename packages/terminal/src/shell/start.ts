/** Where the app begins: the menu, a game, a file, or a server. Light, since a board may be all there is to show. */
import type { ServerAddress } from '@crownhead/client/console';
import type { LocalSetup } from '@crownhead/client/local';
import type { OfferedOptions } from '@crownhead/protocol';
import type { AppCommand, Context, Screen } from '../app/screen.ts';
import type { OtherEngine } from './engine-computer.ts';
import type { OwnServer } from './own-server.ts';

interface Visit {
  readonly address: string;
  /** What to be called there; otherwise as last time, or as asked. */
  readonly name?: string;
}

export type Start =
  | { readonly kind: 'menu' }
  /** The screens for study. */
  | { readonly kind: 'library' | 'puzzles' | 'train' }
  /** A game on this machine; `said` tells of the file it comes from. */
  | {
      readonly kind: 'local';
      readonly setup: LocalSetup;
      readonly said?: string;
      /** Plays for the computers of its name; closed with the app. */
      readonly otherEngine?: OtherEngine;
    }
  /** A server, or an invitation to one of its tables. */
  | (Visit & { readonly kind: 'join'; readonly watch?: boolean })
  /** The user's own table on a server. */
  | (Visit & {
      readonly kind: 'host';
      readonly options: OfferedOptions;
      readonly password?: string;
      /** The server, where it runs in this program. */
      readonly own?: OwnServer;
    })
  /** A console server; `attempts` is how often it is tried to reach it. */
  | {
      readonly kind: 'console';
      readonly place: ServerAddress;
      readonly name?: string;
      readonly attempts?: number;
    };

export interface InitialScreens {
  readonly screens: readonly Screen[];
  readonly commands: readonly AppCommand[];
}

/** A game that nothing has to be asked for; null for everything else. */
export function startsImmediately(start: Start, { canContinue }: Context): InitialScreens | null {
  if (start.kind !== 'local' || canContinue) return null;
  const { setup, said } = start;
  return { screens: [], commands: [{ type: 'table.local', setup, ...(said !== undefined && { said }) }] };
}
