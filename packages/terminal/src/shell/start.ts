/** Where the app begins: the menu, a game at once, a file, or a server. */
import type { LocalSetup } from '@crownhead/client/local';
import type { OfferedOptions } from '@crownhead/protocol';
import { readAddress } from '../app/address.ts';
import type { AppCommand, Context, Screen } from '../app/screen.ts';
import { joinForm, renameForm } from '../screens/online-forms.ts';
import { nameForm } from '../screens/own-forms.ts';
import { connecting, type Goal } from '../screens/visit.ts';
import { whichGameForm } from '../screens/which-game.ts';

interface Visit {
  readonly address: string;
  /** What to be called there; otherwise as last time, or as asked. */
  readonly name?: string;
}

export type Start =
  | { readonly kind: 'menu' }
  /** A game on this machine; `said` tells of the file it comes from. */
  | { readonly kind: 'local'; readonly setup: LocalSetup; readonly said?: string }
  /** A server, or an invitation to one of its tables. */
  | (Visit & { readonly kind: 'join'; readonly watch?: boolean })
  /** A table of one's own on a server. */
  | (Visit & {
      readonly kind: 'host';
      readonly options: OfferedOptions;
      readonly password?: string;
      /** Where others reach the server, as they would type it; `address` when left out. */
      readonly reach?: readonly string[];
    });

interface Beginning {
  readonly screens: readonly Screen[];
  readonly commands: readonly AppCommand[];
}

/** Where a visit to a server leads. */
function goalOf(start: Extract<Start, { kind: 'join' | 'host' }>, table: string | null): Goal {
  if (start.kind === 'host')
    return { kind: 'host', options: start.options, password: start.password ?? null };
  if (table !== null) return { kind: 'table', id: table };
  return { kind: start.watch ? 'watch' : 'lobby' };
}

/** The name is asked on the first start (N2), unless a game begins that has names already. */
export function beginning(start: Start, context: Context): Beginning {
  const { config } = context;
  const name = config.name === null ? [nameForm()] : [];
  switch (start.kind) {
    case 'menu':
      return { screens: name, commands: [] };
    case 'local': {
      const { setup, said } = start;
      if (context.canContinue) return { screens: [whichGameForm(setup, said)], commands: [] };
      return { screens: [], commands: [{ type: 'table.local', setup, ...(said !== undefined && { said }) }] };
    }
    case 'join':
    case 'host': {
      const address = readAddress(start.address);
      if (address === null) return { screens: [joinForm(context, 'lobby'), ...name], commands: [] };
      const goal = goalOf(start, address.table);
      const called = { ...config, name: start.name ?? config.name };
      const visit = connecting(address.origin, goal, { ...context, config: called }, true);
      // One without a name is asked for it, and then connects.
      return called.name === null
        ? { screens: [renameForm(visit.go.screen, '', null)], commands: [] }
        : { screens: [visit.go.screen], commands: visit.commands };
    }
  }
}
