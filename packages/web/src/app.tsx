/** One screen for each path; those not needed for a first move are loaded when visited. */
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import './app.css';
import { TabBar, TopBar } from './frame/top-bar.tsx';
import { words } from './i18n/words.ts';
import LocalScreen from './local/local-screen.tsx';
import { isForward, path } from './router.ts';
import HomeScreen from './screens/home/home-screen.tsx';
import { Button } from './ui/button.tsx';
import { focusTitle } from './ui/kept-focus.ts';

/** `rest` is what follows the route's own path: the id of `/table/:id`. */
type Screen = ComponentType<{ readonly rest: string }>;

interface Route {
  /** A whole path, or the beginning of one when it ends with a slash. */
  readonly at: string;
  /** Nothing has to follow. */
  readonly alone?: boolean;
  /** Part of the app's first file: the way from the start to a first move takes one journey. */
  readonly screen?: Screen;
  readonly load?: () => Promise<{ readonly default: Screen }>;
}

type MoreScreens = typeof import('./more-screens.ts');

const more = (name: keyof MoreScreens) => async (): Promise<{ readonly default: Screen }> =>
  (await import('./more-screens.ts'))[name]();

/** The first that fits. */
const ROUTES: readonly Route[] = [
  { at: '/', screen: HomeScreen },
  { at: '/play/', screen: LocalScreen },
  { at: '/not-here/', load: more('notHere') },
  { at: '/new/', alone: true, load: () => import('./screens/new-game/new-game-screen.tsx') },
  { at: '/settings', load: more('settings') },
  { at: '/editor', load: more('editor') },
  { at: '/open/', alone: true, load: more('open') },
  { at: '/games', load: more('games') },
  { at: '/games/', load: more('ownReplay') },
  { at: '/study', load: more('study') },
  { at: '/analysis/', alone: true, load: more('analysis') },
  { at: '/train/', alone: true, load: more('train') },
  { at: '/puzzles', load: more('puzzles') },
  { at: '/puzzles/', load: more('puzzle') },
  { at: '/library', load: more('library') },
  { at: '/help', load: more('help') },
  { at: '/online', load: () => import('./online/lobby-page.tsx') },
  { at: '/online/new', load: () => import('./online/create-page.tsx') },
  { at: '/online/return', load: more('returned') },
  { at: '/t/', load: () => import('./online/table-page.tsx') },
  { at: '/watch', load: more('watch') },
  { at: '/watch/', load: more('replay') },
  { at: '/admin', load: more('admin') },
];

const NOWHERE: Route = { at: '', load: more('nothingHere') };

/** An address that begins like a route's must go on after it, unless that stands alone too. */
const fits = ({ at, alone }: Route, here: string): boolean =>
  at === here ||
  (alone === true && at === `${here}/`) ||
  (at.endsWith('/') && at.length > 1 && here.length > at.length && here.startsWith(at));

type Loaded = { readonly at: string; readonly screen: Screen | 'failed' };

/** A loaded screen is shown immediately; while another loads, the old one stays, so that nothing flashes. */
function useScreen(route: Route, tries: number): Loaded | null {
  const { at, screen, load } = route;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let wanted = true;
    const show = (shown: Screen | 'failed') => wanted && setLoaded({ at, screen: shown });
    if (screen) show(screen);
    load?.().then(
      (module) => show(module.default),
      () => show('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [route, tries]);
  return screen ? { at, screen } : loaded;
}

/** A new screen is seen from its top, and the keyboard begins at its title, unless the screen has put it somewhere itself. */
function useFocus(at: string | undefined): void {
  const before = useRef<string>();
  useEffect(() => {
    const isFirst = before.current === undefined;
    before.current = at;
    if (isFirst) return;
    if (isForward()) scrollTo(0, 0);
    focusTitle();
  }, [at]);
}

export function App() {
  const here = path();
  const route = ROUTES.find((candidate) => fits(candidate, here)) ?? NOWHERE;
  const [tries, setTries] = useState(0);
  const loaded = useScreen(route, tries);
  useFocus(loaded?.at);
  // A screen that stays until the next one has come stays as it was.
  const rest = useRef('');
  if (loaded?.at === route.at) rest.current = here.slice(route.at.length);
  return (
    <>
      <TopBar />
      {loaded && <Shown loaded={loaded} rest={rest.current} retry={() => setTries(tries + 1)} />}
      <TabBar />
    </>
  );
}

interface ShownProps {
  readonly loaded: Loaded;
  readonly rest: string;
  readonly retry: () => void;
}

function Shown({ loaded: { screen: Screen }, rest, retry }: ShownProps) {
  if (Screen !== 'failed') return <Screen rest={rest} />;
  const { notLoaded, tryAgain } = words.value.common;
  return (
    <main class="app-failed">
      <p>{notLoaded}</p>
      <Button look="main" onClick={retry}>
        {tryAgain}
      </Button>
    </main>
  );
}
