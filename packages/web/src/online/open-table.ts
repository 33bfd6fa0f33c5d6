/** Opens a table of one's own on the server (N1, N3). */
import type { HostOptions } from '@crownhead/match';
import { no, ok, type Result } from '@crownhead/rules';
import { connection } from './house.ts';
import { onlineWords } from './online-words.ts';
import { refusalText } from './refusal-text.ts';

/** The place of the table, where its host sits down; or a sentence why there is none. */
export async function openTable(
  { shared: _, ...options }: HostOptions,
  password: string | null,
): Promise<Result<string, string>> {
  const { value: current } = connection;
  if (!current) return no(onlineWords.value.link.lost);
  const made = await current.createTable(options, password ?? undefined);
  return made.ok ? ok(`/t/${made.value}?sit`) : no(refusalText(made.error, onlineWords.value));
}
