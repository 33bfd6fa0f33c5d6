/** A game of a collection as a row of a list, and as a tree of moves. */
import {
  type Collection,
  gameOf,
  pliesOf,
  resultOfGame,
  type StoredResult,
  tagsOf,
  textOf,
} from '@crownhead/library';
import { type GameTree, treeOf } from '@crownhead/rules';
import { counted } from '../training/words.ts';

const RESULTS: Readonly<Record<StoredResult, string>> = {
  none: '*',
  black: '1-0',
  white: '0-1',
  drawn: '1/2',
};

/** Players, result, when, the opening, and how long it was unless something else is said. */
export function gameRow(
  collection: Collection,
  game: number,
  when: string,
  length = counted(pliesOf(collection, game), 'ply', 'plies'),
): readonly string[] {
  const text = (field: Parameters<typeof textOf>[1]): string => textOf(collection, field, game);
  return [
    text('black') + text('white') === ''
      ? `Game ${collection.number[game]}`
      : `${text('black') || '?'} – ${text('white') || '?'}`,
    RESULTS[resultOfGame(collection, game)],
    when,
    text('opening') || text('event'),
    length,
  ];
}

export const treeOfGame = (collection: Collection, game: number): GameTree =>
  treeOf(gameOf(collection, game), { tags: tagsOf(collection, game) });
