/** The collections there are, the app's own first. */
import { deviceGames } from './library-client.ts';
import { libraryWords } from './library-words.ts';
import { type CollectionEntry, DEVICE, type Listing, SHIPPED } from './messages.ts';

/** How many games the archive has, before it has been loaded. */
const SHIPPED_GAMES = 9377;

export const collectionEntries = (listing: Listing | null): readonly CollectionEntry[] => {
  const text = libraryWords.value;
  return [
    { id: SHIPPED, title: text.shipped, games: SHIPPED_GAMES, isKept: true },
    { id: DEVICE, title: text.device, games: deviceGames(), isKept: true },
    ...(listing?.own ?? []),
  ];
};
