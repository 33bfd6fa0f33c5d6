/** `crownhead library`: searches and explores the games of PDN files, or of the set that comes with it. */
import {
  type Collection,
  countCollection,
  explore,
  findDuplicates,
  pdnOfGame,
  search,
} from '@crownhead/library';
import { formatMove, OFFICIAL, readPosition } from '@crownhead/rules';
import type { FilterTexts, SearchTexts } from '@crownhead/terminal/query';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { writeTo } from '../named-file.ts';
import { badUsage, print, printJson } from '../output.ts';
import { duplicatesText, exploreText, infoText, searchText } from './library-text.ts';
import { openCollection } from './open-collection.ts';
import { filterOf, queryOf } from './read-options.ts';

interface JsonOption {
  readonly json?: true;
}

/** Answers from the collection as text or JSON. */
async function answer(
  files: readonly string[],
  { json }: JsonOption,
  reply: (collection: Collection) => { readonly value: object; readonly text: () => string },
): Promise<ExitCode> {
  const { value, text } = reply(await openCollection(files));
  await (json ? printJson(value) : print(text()));
  return EXIT.fine;
}

/** Where a game stands. */
const placeOf = ({ sources, source, number }: Collection, game: number) => ({
  file: sources[source[game]!]!,
  game: number[game]!,
});

export async function librarySearchCommand(
  files: readonly string[],
  options: SearchTexts & JsonOption & { readonly out?: string },
): Promise<ExitCode> {
  const query = queryOf(options);
  if (!query.ok) return badUsage(query.error);
  return answer(files, options, (collection) => {
    const matches = search(collection, query.value);
    if (options.out !== undefined)
      writeTo(options.out, matches.map(({ game }) => `${pdnOfGame(collection, game)}\n`).join(''));
    return {
      value: {
        games: collection.games,
        matches: matches.map(({ game, ply }) => ({ ...placeOf(collection, game), ply })),
      },
      text: () => searchText(collection, matches, query.value.board !== undefined),
    };
  });
}

export async function libraryExploreCommand(
  files: readonly string[],
  options: FilterTexts & JsonOption & { readonly fen?: string },
): Promise<ExitCode> {
  const position = readPosition(options.fen, OFFICIAL, 'said');
  if (!position.ok) return badUsage(position.error.message);
  const filter = filterOf(options);
  if (!filter.ok) return badUsage(filter.error);
  return answer(files, options, (collection) => {
    const explored = explore(collection, position.value, filter.value);
    return {
      value: {
        moves: explored.moves.map(({ move, games, black, white, drawn }) => ({
          move: move ? formatMove(move) : '--',
          ...{ games, black, white, drawn },
        })),
      },
      text: () => exploreText(collection, position.value, explored),
    };
  });
}

export const libraryDuplicatesCommand = (files: readonly string[], options: JsonOption): Promise<ExitCode> =>
  answer(files, options, (collection) => {
    const groups = findDuplicates(collection);
    return {
      value: {
        games: collection.games,
        groups: groups.map((group) => group.map((game) => placeOf(collection, game))),
      },
      text: () => duplicatesText(collection, groups),
    };
  });

export const libraryInfoCommand = (files: readonly string[], options: JsonOption): Promise<ExitCode> =>
  answer(files, options, (collection) => {
    const counts = countCollection(collection);
    return { value: counts, text: () => infoText(collection, counts) };
  });
