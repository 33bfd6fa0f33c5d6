/** A game of a collection for the analysis board, by its place in an address: "acf-74". */
import { ask } from './library-client.ts';

/** Null where there is no such game. */
export async function libraryPdn(place: string): Promise<string | null> {
  const [, id, number] = /^(.+)-(\d{1,7})$/.exec(place) ?? [];
  if (id === undefined) return null;
  const pdn = await ask('pdn', { id, game: Number(number) - 1 });
  return pdn.ok ? pdn.value : null;
}
