/** Where the app begins: the menu, a game at once, a file, or a server. */
import type { LocalSetup } from '@crownhead/client/local';
import type { AppCommand, Context, Screen } from '../app/screen.ts';
import { nameForm } from '../screens/own-forms.ts';

export type Start =
  | { readonly kind: 'menu' }
  /** A game on this machine; `said` tells of the file it comes from. */
  | { readonly kind: 'local'; readonly setup: LocalSetup; readonly said?: string };

interface Beginning {
  readonly screens: readonly Screen[];
  readonly commands: readonly AppCommand[];
}

/** The name is asked on the first start (N2), unless a game begins that has names already. */
export function beginning(start: Start, { config }: Context): Beginning {
  if (start.kind === 'local') {
    const { setup, said } = start;
    return { screens: [], commands: [{ type: 'table.local', setup, ...(said !== undefined && { said }) }] };
  }
  return { screens: config.name === null ? [nameForm()] : [], commands: [] };
}
