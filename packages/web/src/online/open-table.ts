/** Opens a new table on the server (N1, N3). */
import type { HostOptions } from '@crownhead/match';
import { err, ok, type Result } from '@crownhead/rules';
import { hostNames } from './host-names.ts';
import { onlineWords } from './online-words.ts';
import { refusalText } from './refusal-text.ts';
import { connection, holdConnection, identityFromServer } from './server-session.ts';
import { wishToSit } from './wish-to-sit.ts';

/** The place of the table, where its host sits down; or a sentence why there is none. */
export async function openTable(
  { shared: _, ...options }: HostOptions,
  password: string | null,
): Promise<Result<string, string>> {
  const leave = holdConnection();
  const me = await identityFromServer();
  leave();
  const current = connection.peek();
  if (!current || me === undefined) return err(onlineWords.value.link.lost);
  // The form asks for the name by now.
  if (me === null) return err(onlineWords.value.name.ask);
  const made = await current.createTable(options, password ?? undefined);
  if (!made.ok) return err(refusalText(made.error, onlineWords.value));
  hostNames.set(made.value, me.name);
  wishToSit(made.value);
  return ok(`/t/${made.value}`);
}
