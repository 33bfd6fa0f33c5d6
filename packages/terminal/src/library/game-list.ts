/** The library: games that were looked for, page by page; one opens at the ply that was found. */
import { type Collection, type Match, type Query, search } from '@crownhead/library';
import { formatFen, mainLine, type Position } from '@crownhead/rules';
import { withExplorer } from '../analysis/explorer.ts';
import { analysisScreen } from '../analysis/model.ts';
import { askForLines } from '../analysis/start.ts';
import type { AppCommand, Context, ScreenStep } from '../app/screen.ts';
import { type ListPurpose, type ListScreen, listScreen } from '../screens/list.ts';
import { numberText } from '../training/words.ts';
import { charHint, keyHint } from '../ui/parts.ts';
import { gameRow, treeOfGame } from './game-row.ts';
import { openFilesForm } from './open-form.ts';
import { readQuery, type SearchTexts } from './read-query.ts';
import { searchForm } from './search-form.ts';

/** What was looked for, and what was found. */
export interface GameSearch {
  readonly texts: SearchTexts;
  /** In which collection; another one is searched again. */
  readonly collection: Collection | null;
  readonly matches: readonly Match[];
  /** So many games of the files are read; null while none are. */
  readonly reading: number | null;
}

const searchOf = ({ data }: ListScreen): GameSearch => data as GameSearch;

const NOTHING: GameSearch = { texts: {}, collection: null, matches: [], reading: null };

/** Looks through the collection; a query that cannot be read finds nothing, and says why. */
function searched(screen: ListScreen, texts: SearchTexts, { library }: Context): ListScreen {
  const query = readQuery(texts);
  const wanted: Query = query.ok ? query.value : {};
  const matches = library && query.ok ? search(library, wanted) : [];
  return {
    ...screen,
    at: 0,
    said: query.ok ? null : query.error,
    data: { texts, collection: library, matches, reading: null } satisfies GameSearch,
  };
}

/** A list of what is looked for. */
export const searchList = (texts: SearchTexts, context: Context): ListScreen =>
  searched(listScreen('library', NOTHING), texts, context);

/** The library, with the games that are open or those that come with the program. */
export function toLibrary(
  context: Context,
  texts: SearchTexts = {},
): { readonly screen: ListScreen; readonly commands: readonly AppCommand[] } {
  const screen = searchList(texts, context);
  return { screen, commands: context.library === null ? [{ type: 'library.open', files: [] }] : [] };
}

/** Every game in which this position was on the board. */
export const gamesWith = (position: Position, context: Context) =>
  toLibrary(context, { fen: formatFen(position) });

function rowOf(collection: Collection, { game, ply }: Match, isBoard: boolean): readonly string[] {
  const year = collection.years[game]!;
  return gameRow(collection, game, year === 0 ? '' : `${year}`, isBoard ? `ply ${ply}` : undefined);
}

/** The texts of a search in short. */
function searchText({ texts }: GameSearch): string {
  const {
    fen,
    mask,
    material,
    player,
    opponent,
    event,
    year,
    opening,
    result,
    reversed,
    held,
    byPly,
    plies,
  } = texts;
  const parts = [
    player && `player ${player}`,
    opponent && `against ${opponent}`,
    event && `event ${event}`,
    year && `year ${year}`,
    opening && `opening ${opening}`,
    result && `result ${result}`,
    plies && `${plies} plies`,
    fen && `position ${fen}`,
    mask && `mask ${mask}`,
    material && `material ${material}`,
    reversed && 'or colors reversed',
    held !== undefined && `held for ${held} plies`,
    byPly !== undefined && `by ply ${byPly}`,
  ];
  return parts.filter(Boolean).join(', ');
}

function opened(screen: ListScreen, index: number, context: Context): ScreenStep<ListScreen> {
  const { collection, matches } = searchOf(screen);
  const match = matches[index];
  if (!collection || !match) return { screen };
  const tree = treeOfGame(collection, match.game);
  const at = match.ply === 0 ? tree.root.id : (mainLine(tree)[match.ply - 1]?.id ?? tree.root.id);
  const analysis = withExplorer(analysisScreen(tree, context, { at, hasExplorer: true }), context);
  return { screen, go: { to: 'push', screen: analysis }, commands: [askForLines(analysis)] };
}

const isFiltered = ({ texts }: GameSearch): boolean => Object.keys(texts).length > 0;

export const LIBRARY_LISTS: Readonly<Record<string, ListPurpose>> = {
  library: {
    title: (screen, { library }) =>
      library?.title || (searchOf(screen).reading === null ? 'Library' : 'Opening'),
    about: (screen, { library }) => {
      const { matches, reading } = searchOf(screen);
      if (reading !== null) return `${numberText(reading)} games so far`;
      return library === null ? '' : `${numberText(matches.length)} of ${numberText(library.games)} games`;
    },
    intro: (screen, { library }) => searchText(searchOf(screen)) || (library?.credit ?? ''),
    columns: [0.4, 0.07, 0.07, 0.34, 0.12],
    headings: ['Game', '', 'Year', 'Opening', ''],
    count: (screen) => searchOf(screen).matches.length,
    row: (screen, index) => {
      const { collection, matches, texts } = searchOf(screen);
      return rowOf(collection!, matches[index]!, (texts.fen ?? texts.mask ?? texts.material) !== undefined);
    },
    empty: (screen, { library }) =>
      library === null
        ? 'Opening the games.'
        : isFiltered(searchOf(screen))
          ? 'No game fits.'
          : 'There are no games.',
    pick: opened,
    hints: (screen) => [
      keyHint('Enter', 'enter', 'open'),
      charHint('/', 'search'),
      ...(isFiltered(searchOf(screen)) ? [charHint('x', 'all games')] : []),
      charHint('o', 'open files'),
      keyHint('PgDn', 'page-down', 'more'),
      keyHint('Esc', 'escape', 'back'),
      charHint('?', 'help'),
    ],
    type(screen, char, context) {
      switch (char) {
        case '/':
        case 'f':
          return { screen, go: { to: 'push', screen: searchForm(searchOf(screen).texts) } };
        case 'x':
          return { screen: searched(screen, {}, context) };
        case 'o':
          return { screen, go: { to: 'push', screen: openFilesForm() } };
        default:
          return null;
      }
    },
    told(screen, event, context) {
      const found = searchOf(screen);
      switch (event.type) {
        case 'library':
          return { screen: searched(screen, found.texts, context) };
        case 'library.reading':
          return { screen: { ...screen, data: { ...found, reading: event.games } } };
        case 'library.failed':
          return { screen: { ...screen, said: event.message, data: { ...found, reading: null } } };
        default:
          return null;
      }
    },
  },
};
