/** The first screen: what would you like to do? */
import { useState } from 'preact/hooks';
import { words } from '../../i18n/words.ts';
import { deviceKeys, forgetGame, unfinishedGames } from '../../local/kept-games.ts';
import { go } from '../../router.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.tsx';
import { firstForm, startWith } from '../new-game/kept-form.ts';
import { ContinueCard } from './continue-card.tsx';
import { DemoBoard } from './demo-board.tsx';
import '../../ui/base.css';
import './home.css';

/** Two people, as they last played. */
async function playFriend(): Promise<void> {
  const started = startWith({ ...(await firstForm()), mode: 'friend' });
  if (started.ok) go(started.value);
  else go('/new/friend');
}

export default function HomeScreen() {
  const { home } = words.value;
  return (
    <div class="home">
      <aside class="home-show" aria-label={home.show}>
        <DemoBoard />
      </aside>
      <main class="home-choices">
        <h1 class="home-title">{home.tagline}</h1>
        <Unfinished />
        <div class="home-card home-card-main">
          <button type="button" class="home-card-go" onClick={playFriend}>
            <CardFace icon="friend" title={home.friend} hint={home.friendHint} />
          </button>
          <a class="home-card-more" href="/new/friend">
            {home.change}
          </a>
        </div>
        <a class="home-card home-card-go" href="/new/computer">
          <CardFace icon="computer" title={home.computer} hint={home.computerHint} />
        </a>
        <a class="home-card home-card-go" href="/online">
          <CardFace icon="globe" title={home.online} hint={home.onlineHint} />
        </a>
        <nav class="home-rest" aria-label={home.rest}>
          <SmallCard href="/watch" icon="eye" title={home.watch} />
          <SmallCard href="/editor" icon="board" title={home.setUp} />
          <SmallCard href="/open" icon="folder" title={home.open} />
          <SmallCard href="/help" icon="help" title={home.help} />
        </nav>
      </main>
    </div>
  );
}

interface FaceProps {
  readonly icon: IconName;
  readonly title: string;
  readonly hint: string;
}

function CardFace({ icon, title, hint }: FaceProps) {
  return (
    <>
      <span class="home-card-icon">
        <Icon name={icon} />
      </span>
      <span class="home-card-text">
        <span class="home-card-title">{title}</span>
        <span class="home-card-hint">{hint}</span>
      </span>
      <Icon name="forward" />
    </>
  );
}

function SmallCard({ href, icon, title }: { href: string; icon: IconName; title: string }) {
  return (
    <a class="home-small" href={href}>
      <Icon name={icon} />
      {title}
    </a>
  );
}

/** The game played last and not finished, and the ones before it. Put away by mistake, one can be had back. */
function Unfinished() {
  const { home } = words.value;
  const [games, setGames] = useState(() => unfinishedGames(deviceKeys()));
  const look = (): void => setGames(unfinishedGames(deviceKeys()));
  const forget = (id: string): void => {
    const bringBack = forgetGame(deviceKeys(), id);
    const undo = (): void => {
      bringBack();
      look();
    };
    toast(home.forgotten, { label: home.undo, run: undo }, false);
    look();
  };
  const [last, ...older] = games.map((game) => (
    <ContinueCard key={game.id} game={game} onForget={() => forget(game.id)} />
  ));
  return (
    <>
      {last}
      {older.length > 0 && (
        <details class="home-older">
          <summary>{home.older(older.length)}</summary>
          <div class="home-older-games">{older}</div>
        </details>
      )}
    </>
  );
}
