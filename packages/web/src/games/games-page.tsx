/** My finished games (`/games`): those of this device, and those played online under my name. */
import { globalFetch } from '@crownhead/client';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Piece } from '../board/piece.tsx';
import { gamesFileName, PDN_TYPE } from '../files/file-name.ts';
import { deviceKeys } from '../local/kept-games.ts';
import { myName } from '../me/my-name.ts';
import { registeredName } from '../me/registered-name.ts';
import { YourGames } from '../screens/home/your-games.tsx';
import { formWords } from '../screens/new-game/form-words.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Field } from '../ui/field.tsx';
import { Page } from '../ui/page.tsx';
import { download } from '../ui/share.ts';
import { toast } from '../ui/toast.tsx';
import { allPdn } from './all-pdn.ts';
import { finishedGames } from './finished.ts';
import { gameColumns } from './game-columns.tsx';
import { gamesWords } from './games-words.ts';
import { collectEnded, deleteGame } from './keeping.ts';
import { ownGames } from './own-archive.ts';
import { addressOf, byOpponent, localGame, type OwnGame, onlineGame } from './own-game.ts';
import './games.css';

/** Without a name on this server there are no games there. */
const askServer = async (pdn: 'yes' | 'no') =>
  registeredName.peek() === '' ? [] : ownGames(globalFetch, pdn);

/** Undefined while the server is asked, null where it does not answer. */
function useOnlineGames(): readonly OwnGame[] | null | undefined {
  const [games, setGames] = useState<readonly OwnGame[] | null>();
  useEffect(() => {
    let wanted = true;
    const ask = (): void =>
      void askServer('no').then((found) => wanted && setGames(found?.map(onlineGame) ?? null));
    ask();
    addEventListener('online', ask);
    return () => {
      wanted = false;
      removeEventListener('online', ask);
    };
  }, []);
  return games;
}

async function saveAll(): Promise<void> {
  const here = finishedGames(deviceKeys());
  const online = (await askServer('yes')) ?? [];
  download(allPdn(here, online), gamesFileName(new Date()), PDN_TYPE);
  toast(gamesWords.value.saved(here.length + online.length));
}

interface ToolsProps {
  readonly wanted: string;
  readonly onWanted: (text: string) => void;
  /** How many are listed. */
  readonly count: number;
}

function GamesTools({ wanted, onWanted, count }: ToolsProps) {
  const words = gamesWords.value;
  return (
    <div class="games-tools">
      <Field label={words.find} type="search" value={wanted} onChange={onWanted} autocomplete="off" />
      <p class="games-count" role="status">
        {words.count(count)}
      </p>
      <ButtonLink href="/open" look="quiet">
        {words.open}
      </ButtonLink>
      <ButtonLink href="/puzzles" look="quiet">
        {words.puzzles}
      </ButtonLink>
      <Button onClick={() => void saveAll()}>{words.saveAll}</Button>
    </div>
  );
}

/** In place of the list, before the first game. */
function NoGames() {
  const words = gamesWords.value;
  return (
    <div class="games-empty">
      <p class="games-pieces" aria-hidden="true">
        <Piece side="black" kind="king" />
        <Piece side="white" kind="king" />
      </p>
      <p>{words.empty}</p>
      <ButtonLink href="/new" look="main">
        {words.play}
      </ButtonLink>
      <ButtonLink href="/open" look="quiet">
        {words.open}
      </ButtonLink>
    </div>
  );
}

export default function GamesPage() {
  const words = gamesWords.value;
  const online = useOnlineGames();
  const [version, setVersion] = useState(0);
  const [wanted, setWanted] = useState('');
  const name = myName.value;
  useMemo(() => collectEnded(deviceKeys()), []);
  const here = useMemo(
    () => finishedGames(deviceKeys()).map((game) => localGame(game, name)),
    [version, name],
  );
  const all = [...here, ...(online ?? [])];
  const found = byOpponent(all, wanted);
  const remove = (game: OwnGame): void => {
    const bringBack = deleteGame(deviceKeys(), game.id);
    const redraw = (): void => setVersion((before) => before + 1);
    redraw();
    const undo = (): void => {
      bringBack();
      redraw();
    };
    toast(words.deleted, { label: words.undo, run: undo });
  };
  const columns = gameColumns({ words, presets: formWords.value.presets, onDelete: remove });
  return (
    <Page title={words.title} wide>
      <YourGames title={words.running} />
      {online === null && (
        <p class="games-note" role="status">
          {words.onlyHere}
        </p>
      )}
      {(all.length > 0 || online !== undefined) && <h2 class="games-title">{words.finished}</h2>}
      {all.length > 0 && <GamesTools wanted={wanted} onWanted={setWanted} count={found.length} />}
      {all.length > 0 && (
        <DataTable
          label={words.list}
          columns={columns}
          rows={found}
          keyOf={({ place, id }) => `${place} ${id}`}
          hrefOf={addressOf}
          sorted={{ by: 'date', down: true }}
        />
      )}
      {all.length > 0 && found.length === 0 && <p>{words.none}</p>}
      {all.length === 0 && online !== undefined && <NoGames />}
    </Page>
  );
}
