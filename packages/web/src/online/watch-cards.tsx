/** Games being played, each as its board stands now: press one to watch it. */
import { globalFetch } from '@crownhead/client';
import { lookAtTable } from '@crownhead/client/remote';
import type { ShownTable, TableId } from '@crownhead/protocol';
import { type Position, parsePosition } from '@crownhead/rules';
import { useEffect, useState } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import { addressOfEntry, type LobbyEntry, seatWished } from './lobby-list.ts';
import { timeOf, titleOf } from './lobby-tables.tsx';
import { lobbyWords } from './lobby-words.ts';
import { onlineWords } from './online-words.ts';
import { TableState } from './table-state.tsx';
import { wishToSit } from './wish-to-sit.ts';
import './watch-cards.css';

const EVERY_MS = 5000;
const SOURCE = { origin: '', fetch: globalFetch };

type Boards = Readonly<Record<TableId, ShownTable | null>>;

/** Refreshes each of them at intervals, while the page is visible. */
function useBoards(ids: readonly TableId[]): Boards {
  const [boards, setBoards] = useState<Boards>({});
  useEffect(() => {
    let isHere = true;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const found = await Promise.all(ids.map(async (id) => [id, await lookAtTable(SOURCE, id)] as const));
      if (isHere) setBoards(Object.fromEntries(found));
    };
    void look();
    const timer = setInterval(() => void look(), EVERY_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [ids.join()]);
  return boards;
}

function shownPosition(shown: ShownTable | null | undefined): Position | null {
  const position = shown?.game ? parsePosition(shown.game.fen) : null;
  return position?.ok ? position.value : null;
}

interface WatchCardsProps {
  readonly entries: readonly LobbyEntry[];
  /** The server's time. */
  readonly now: number;
}

export function WatchCards({ entries, now }: WatchCardsProps) {
  const words = onlineWords.value.lobby;
  const { watching } = lobbyWords.value;
  const boards = useBoards(entries.map(({ listing }) => listing.table));
  return (
    <ul class="watch-cards">
      {entries.map((entry) => {
        const { listing, action } = entry;
        const position = shownPosition(boards[listing.table]);
        const title = titleOf(entry);
        return (
          <li key={listing.table}>
            <a
              class="watch-card"
              href={addressOfEntry(entry)}
              onClick={() => wishToSit(seatWished(entry))}
              aria-label={`${words[action ?? 'watch']}: ${title}`}
            >
              <span class="watch-card-board" aria-hidden="true">
                {position && <Board position={position} label={title} marks="none" />}
              </span>
              <span class="watch-card-title">{title}</span>
              <span class="watch-card-about">
                <TableState listing={listing} now={now} />
                <span>
                  {[timeOf(entry), ...(listing.watching > 0 ? [watching(listing.watching)] : [])].join(' · ')}
                </span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
