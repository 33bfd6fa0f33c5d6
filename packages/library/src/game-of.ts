/** Takes a game out of a collection, to be shown and saved. */
import {
  applyMove,
  type BySide,
  drawn,
  endGame,
  type Game,
  listMoves,
  newGame,
  OFFICIAL,
  type PdnTag,
  parseRules,
  playMove,
  playTimePass,
  samePosition,
  won,
  writePdn,
} from '@crownhead/rules';
import { type Collection, pliesOf, positionAt, resultOfGame, textOf } from './collection.ts';

/** One ply more, the one that leads to the next position; the game as it is where the rules have made it already. */
function played(game: Game, collection: Collection, index: number, ply: number): Game {
  if (game.plies.length > ply || game.outcome !== null) return game;
  const next = positionAt(collection, index, ply + 1);
  const moves = listMoves(game.position, game.rules);
  const move = moves.ok && moves.value.find((one) => samePosition(applyMove(game.position, one), next));
  return move ? playMove(game, move) : playTimePass(game);
}

/**
 * The game of this index. Of jumps that lead to the same board it has the first, since boards are what the collection keeps.
 */
export function gameOf(collection: Collection, index: number): Game {
  const rules = parseRules(textOf(collection, 'rules', index));
  const start = positionAt(collection, index, 0);
  let game = newGame({ rules: rules.ok ? rules.value : OFFICIAL, start });
  for (let ply = 0; ply < pliesOf(collection, index); ply += 1) game = played(game, collection, index, ply);
  const result = resultOfGame(collection, index);
  if (game.outcome !== null || result === 'none') return game;
  return endGame(game, result === 'drawn' ? drawn('adjudicated') : won(result, 'adjudicated'));
}

const TAGS = {
  event: 'Event',
  site: 'Site',
  date: 'Date',
  round: 'Round',
  black: 'Black',
  white: 'White',
} as const;

/** What the collection knows about a game as PDN tags, those that are known. */
export const tagsOf = (collection: Collection, index: number): readonly PdnTag[] =>
  (Object.keys(TAGS) as (keyof typeof TAGS)[])
    .map((field) => ({ name: TAGS[field], value: textOf(collection, field, index) }))
    .filter(({ value }) => value !== '');

/** A game as PDN text. */
export const pdnOfGame = (collection: Collection, index: number): string =>
  writePdn({
    game: gameOf(collection, index),
    tags: tagsOf(collection, index),
    facts: { names: namesOf(collection, index) },
  });

const namesOf = (collection: Collection, index: number): BySide<string> => ({
  black: textOf(collection, 'black', index),
  white: textOf(collection, 'white', index),
});
