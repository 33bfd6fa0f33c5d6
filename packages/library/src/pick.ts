/** Some games of a collection as a collection of their own. */
import { CollectionBuilder, type GameTexts } from './builder.ts';
import {
  type Collection,
  type CollectionOrigin,
  resultOfGame,
  TEXT_FIELDS,
  textOf,
  turnAt,
} from './collection.ts';

/** These games, by their indices and in this order: what was found, or what is left without duplicates. */
export function pickGames(
  collection: Collection,
  games: Iterable<number>,
  origin: CollectionOrigin = collection,
): Collection {
  const { starts, black, white, kings, years, cut, source, number, sources } = collection;
  const builder = new CollectionBuilder();
  for (const game of games) {
    for (let at = starts[game]!; at < starts[game + 1]!; at += 1)
      builder.push(black[at]!, white[at]!, kings[at]!);
    builder.finishGame(
      {
        first: turnAt(collection, game, 0),
        result: resultOfGame(collection, game),
        ...{ year: years[game]!, cut: cut[game] === 1, source: source[game]!, number: number[game]! },
      },
      Object.fromEntries(TEXT_FIELDS.map((field) => [field, textOf(collection, field, game)])) as GameTexts,
    );
  }
  const { title, credit, licence } = origin;
  return builder.take({ title, credit, licence }, sources);
}
