/** The first screen: a board with sample moves, the ways to play, and games that wait for me. */
import { useEffect, useState } from 'preact/hooks';
import { homeOnline } from '../../frame/home-online.ts';
import { words } from '../../i18n/words.ts';
import { deviceKeys, unfinishedGames } from '../../local/kept-games.ts';
import { askForName, myName } from '../../me/my-name.ts';
import { go } from '../../router.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { firstForm, startWith } from '../new-game/kept-form.ts';
import { DemoBoard } from './demo-board.tsx';
import { NameAsk } from './name-ask.tsx';
import './home.css';

/** When people are greeted how. */
type PartOfDay = 'morning' | 'day' | 'evening';

function partOfDay(now: Date): PartOfDay {
  const hour = now.getHours();
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'day' : 'evening';
}

/** Two people, as they last played. */
async function playFriend(): Promise<void> {
  const started = startWith({ ...(await firstForm()), mode: 'friend' });
  if (started.ok) go(started.value);
  else go('/new/friend');
}

export default function HomeScreen() {
  const { home } = words.value;
  const name = myName.value;
  const online = homeOnline.value;
  const games = useGames();
  return (
    <div class="home">
      <main class="home-main">
        <h1 class="home-title">{name ? home.greeting[partOfDay(new Date())](name) : home.tagline}</h1>
        <div class="home-ways">
          <a class="home-way home-way-main" href="/online">
            <Way icon="globe" title={home.online} hint={home.onlineHint} />
          </a>
          <a class="home-way" href="/new/computer">
            <Way icon="computer" title={home.computer} hint={home.computerHint} />
          </a>
          <div class="home-way home-way-two">
            <button type="button" class="home-way-go" onClick={playFriend}>
              <Way icon="friend" title={home.friend} hint={home.friendHint} />
            </button>
            <a class="home-way-more" href="/new/friend" title={home.change}>
              {home.options}
            </a>
          </div>
        </div>
        {!name && askForName.value === '' && <NameAsk />}
        {games && <games.YourGames />}
        {online && <online.OpenTables />}
        <nav class="home-rest" aria-label={home.rest}>
          <Small href="/editor" icon="board" title={home.setUp} />
          <Small href="/open" icon="folder" title={home.open} />
        </nav>
      </main>
      <aside class="home-show" aria-label={home.show}>
        {games && isPlaying() ? <games.GameBoard /> : online?.live.value ? <online.Live /> : <DemoBoard />}
      </aside>
    </div>
  );
}

const isPlaying = (): boolean => unfinishedGames(deviceKeys()).length > 0;

/** The list of my games is loaded when there is one to show: newcomers need not wait for it. */
function useGames(): typeof import('./your-games.tsx') | null {
  const [shown, setShown] = useState<typeof import('./your-games.tsx') | null>(null);
  const wanted = homeOnline.value?.own.value.length || isPlaying();
  useEffect(() => {
    if (wanted) import('./your-games.tsx').then(setShown, () => undefined);
  }, [Boolean(wanted)]);
  return shown;
}

interface WayProps {
  readonly icon: IconName;
  readonly title: string;
  readonly hint: string;
}

function Way({ icon, title, hint }: WayProps) {
  return (
    <>
      <span class="home-way-icon">
        <Icon name={icon} />
      </span>
      <span class="home-way-text">
        <span class="home-way-title">{title}</span>
        <span class="home-way-hint">{hint}</span>
      </span>
      <Icon name="forward" />
    </>
  );
}

function Small({ href, icon, title }: { href: string; icon: IconName; title: string }) {
  return (
    <a class="home-small" href={href}>
      <Icon name={icon} />
      {title}
    </a>
  );
}
