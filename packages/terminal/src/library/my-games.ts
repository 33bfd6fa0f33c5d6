/** The player's finished games, the last one first; each opens as an analysis, seen from the side that was played. */
import { type Collection, search, textOf } from '@crownhead/library';
import { toAnalysis } from '../analysis/start.ts';
import type { AppCommand, Context } from '../app/screen.ts';
import { type ListPurpose, type ListScreen, listScreen } from '../screens/list.ts';
import { counted } from '../training/words.ts';
import { charHint, keyHint } from '../ui/parts.ts';
import { gameRow, treeOfGame } from './game-row.ts';

/** Null until they have been read. */
const gamesOf = ({ data }: ListScreen): Collection | null => data as Collection | null;

export const toMyGames = (): { readonly screen: ListScreen; readonly commands: readonly AppCommand[] } => ({
  screen: listScreen('my-games'),
  commands: [{ type: 'library.own' }],
});

/** The number of a game in the file, by its place in the list. */
const gameAt = (games: Collection, index: number): number => search(games, {}).at(-1 - index)!.game;

/** Whether the first side was played from here, and the other was not. */
function isFirstMine(games: Collection, game: number, { config }: Context): boolean {
  const isMine = (side: 'black' | 'white'): boolean => textOf(games, side, game) === config.name;
  return isMine('black') && !isMine('white');
}

export const MY_GAMES_LISTS: Readonly<Record<string, ListPurpose>> = {
  'my-games': {
    title: () => 'My games',
    about: (screen) => {
      const games = gamesOf(screen);
      return games === null ? '' : counted(games.games, 'game', 'games');
    },
    columns: [0.36, 0.07, 0.17, 0.28, 0.12],
    headings: ['Game', '', 'Date', 'Opening', ''],
    count: (screen) => gamesOf(screen)?.games ?? 0,
    row: (screen, index) => {
      const games = gamesOf(screen)!;
      const game = gameAt(games, index);
      return gameRow(games, game, textOf(games, 'date', game).replaceAll('.', '-'));
    },
    empty: (screen) =>
      gamesOf(screen) === null ? 'Opening your games.' : 'Games that you finish are listed here.',
    pick: (screen, index, context) => {
      const games = gamesOf(screen);
      if (!games) return { screen };
      const game = gameAt(games, index);
      const flipped = isFirstMine(games, game, context);
      return { screen, ...toAnalysis(treeOfGame(games, game), context, { flipped }) };
    },
    hints: () => [
      keyHint('Enter', 'enter', 'analyze'),
      keyHint('PgDn', 'page-down', 'more'),
      keyHint('Esc', 'escape', 'back'),
      charHint('?', 'help'),
    ],
    told(screen, event) {
      if (event.type === 'own-games') return { screen: { ...screen, data: event.games } };
      return event.type === 'library.failed' ? { screen: { ...screen, said: event.message } } : null;
    },
  },
};
