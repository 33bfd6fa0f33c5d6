/** My games that are not finished, those that wait for me first: of this device and, where there is one, of the server. */
import { moveNumber, opposite, parsePosition } from '@crownhead/rules';
import { useEffect, useState } from 'preact/hooks';
import { Board } from '../../board/board.tsx';
import { homeOnline } from '../../frame/home-online.ts';
import { yourGames } from '../../i18n/en/your-games.ts';
import { lazyWords } from '../../i18n/lazy-words.ts';
import { words } from '../../i18n/words.ts';
import { deviceKeys, forgetGame, type KeptGame, unfinishedGames } from '../../local/kept-games.ts';
import { countWaiting, waiting } from '../../me/waiting.ts';
import { place } from '../../router.ts';
import { settings } from '../../settings.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { timeAgo } from './time-ago.ts';
import './home-lists.css';
import { shownName } from '../../i18n/shown-name.ts';

const yourGamesWords = lazyWords(yourGames, {
  es: async () => (await import('../../i18n/es/your-games.ts')).yourGames,
  fr: async () => (await import('../../i18n/fr/your-games.ts')).yourGames,
  de: async () => (await import('../../i18n/de/your-games.ts')).yourGames,
  ru: async () => (await import('../../i18n/ru/your-games.ts')).yourGames,
});

const MOST_SHOWN = 4;

/** Those that wait first, each kind with the last played first. */
const inOrder = (games: readonly KeptGame[]): readonly KeptGame[] => [
  ...games.filter(({ waits }) => waits),
  ...games.filter(({ waits }) => !waits),
];

/** Under another title where the page is about games already. */
export function YourGames({ title }: { readonly title?: string }) {
  const text = yourGamesWords.value;
  const [games, setGames] = useState(() => inOrder(unfinishedGames(deviceKeys())));
  const [all, setAll] = useState(false);
  const look = (): void => {
    setGames(inOrder(unfinishedGames(deviceKeys())));
    countWaiting();
  };
  const { hash } = new URL(place.value, location.origin);
  useEffect(() => {
    if (hash === '#games') document.getElementById('games')?.scrollIntoView({ block: 'nearest' });
  }, [hash]);
  /** Put away by mistake, one can be had back. */
  const forget = (id: string): void => {
    const bringBack = forgetGame(deviceKeys(), id);
    const undo = (): void => {
      bringBack();
      look();
    };
    toast(text.forgotten, { label: text.undo, run: undo }, false);
    look();
  };
  const online = homeOnline.value;
  if (games.length === 0 && !online?.own.value.length) return null;
  const waits = waiting.value + (online?.waits.value ?? 0);
  const shown = all ? games : games.slice(0, MOST_SHOWN);
  return (
    <section class="home-block" id="games" aria-labelledby="games-title">
      <div class="home-block-head">
        <h2 id="games-title">{title ?? text.title}</h2>
        {waits > 0 && <span class="home-block-about">{text.wait(waits)}</span>}
      </div>
      <ul class="home-rows">
        {online && <online.OwnGames />}
        {shown.map((game) => (
          <Row key={game.id} game={game} onForget={() => forget(game.id)} />
        ))}
      </ul>
      {shown.length < games.length && (
        <button type="button" class="home-more" onClick={() => setAll(true)}>
          {text.older(games.length - shown.length)}
        </button>
      )}
    </section>
  );
}

const titleOf = ({ mine, names }: KeptGame): string =>
  mine === null
    ? words.value.home.against(shownName(names.black), shownName(names.white))
    : shownName(names[opposite(mine)]);

/** The game to go on with, as large as the screen has room for; nothing where none is kept here. */
export function GameBoard() {
  // Looks again when a game was put away.
  void waiting.value;
  const [game] = inOrder(unfinishedGames(deviceKeys()));
  const position = game && parsePosition(game.fen);
  if (!game || !position?.ok) return null;
  const title = titleOf(game);
  return (
    <a class="home-shown home-game" href={`/play/${game.id}`}>
      <span class="home-game-head">
        <b>{title}</b>
        <span>{yourGamesWords.value.go}</span>
      </span>
      <span class="home-shown-board" aria-hidden="true">
        <Board position={position.value} label={title} marks="none" flipped={game.mine === 'black'} />
      </span>
    </a>
  );
}

interface RowProps {
  readonly game: KeptGame;
  readonly onForget: () => void;
}

function Row({ game, onForget }: RowProps) {
  const { home } = words.value;
  const text = yourGamesWords.value;
  const { id, names, turn, mine, waits, plies, at } = game;
  const position = parsePosition(game.fen);
  const title = titleOf(game);
  const facts = [home.move(moveNumber(plies)), timeAgo(at, Date.now(), settings.language.value)];
  return (
    <li class="home-row-place">
      <a class="home-row home-row-own" href={`/play/${id}`}>
        <span class="home-row-board" aria-hidden="true">
          {position.ok && (
            <Board position={position.value} label={title} marks="none" flipped={mine === 'black'} />
          )}
        </span>
        <span class="home-row-body">
          <span class="home-row-text">
            <span class="home-row-title">{title}</span>
            <span class="home-row-about">
              <span class="home-row-where">{text.here} · </span>
              {facts.join(' · ')}
            </span>
          </span>
          <span class={waits ? 'home-chip home-chip-waits' : 'home-chip'}>
            {waits && mine !== null ? home.yourTurn : home.toMove(shownName(names[turn]))}
          </span>
        </span>
      </a>
      <IconButton class="home-row-forget" label={text.forget} run={onForget}>
        <Icon name="close" />
      </IconButton>
    </li>
  );
}
