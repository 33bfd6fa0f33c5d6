/** One screen for each place; those that are not needed for a first move load when they are visited. */
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import './app.css';
import { words } from './i18n/words.ts';
import LocalScreen from './local/local-screen.tsx';
import { path } from './router.ts';
import HomeScreen from './screens/home/home-screen.tsx';
import { focusTitle } from './ui/kept-focus.ts';

/** `rest` is what follows the route's own path: the id of `/table/:id`. */
type Screen = ComponentType<{ readonly rest: string }>;

interface Route {
  /** A whole path, or the beginning of one when it ends with a slash. */
  readonly at: string;
  /** Part of the app's first file: the way from the start to a first move takes one journey. */
  readonly screen?: Screen;
  readonly load?: () => Promise<{ readonly default: Screen }>;
}

/** The first that fits. */
const ROUTES: readonly Route[] = [
  { at: '/', screen: HomeScreen },
  { at: '/play/', screen: LocalScreen },
  { at: '/not-here/', load: () => import('./local/not-here-screen.tsx') },
  { at: '/new', load: () => import('./screens/new-game/new-game-screen.tsx') },
  { at: '/new/', load: () => import('./screens/new-game/new-game-screen.tsx') },
  { at: '/settings', load: () => import('./screens/settings/settings-screen.tsx') },
  { at: '/editor', load: () => import('./editor/editor-screen.tsx') },
  { at: '/open', load: () => import('./files/open-screen.tsx') },
  { at: '/open/', load: () => import('./files/open-screen.tsx') },
  { at: '/help', load: () => import('./help/help-screen.tsx') },
  { at: '/online', load: () => import('./online/lobby-page.tsx') },
  { at: '/online/new', load: () => import('./online/create-page.tsx') },
  { at: '/online/return', load: () => import('./online/return-page.tsx') },
  { at: '/t/', load: () => import('./online/table-page.tsx') },
  { at: '/watch', load: () => import('./online/watch-page.tsx') },
  { at: '/watch/', load: () => import('./online/replay-page.tsx') },
];

const fits = ({ at }: Pick<Route, 'at'>, here: string): boolean =>
  at === here || (at.length > 1 && at.endsWith('/') && here.startsWith(at));

type Loaded = { readonly at: string; readonly screen: Screen | 'failed' };

/** A screen that is here is shown at once; until another has come, the old one stays, so that nothing flashes. */
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

/** On a new screen the keyboard begins at its title, unless the screen has put it somewhere itself. */
function useFocus(at: string | undefined): void {
  const before = useRef<string>();
  useEffect(() => {
    const isFirst = before.current === undefined;
    before.current = at;
    if (!isFirst) focusTitle();
  }, [at]);
}

export function App() {
  const here = path();
  const route = ROUTES.find((candidate) => fits(candidate, here)) ?? ROUTES[0]!;
  const [tries, setTries] = useState(0);
  const loaded = useScreen(route, tries);
  useFocus(loaded?.at);
  // A screen that stays until the next one has come stays as it was.
  const rest = useRef('');
  if (loaded && fits(loaded, here)) rest.current = here.slice(loaded.at.length);
  if (!loaded) return <p class="app-name">{words.value.common.appName}</p>;
  const { screen: Shown } = loaded;
  if (Shown === 'failed') {
    return (
      <main class="app-failed">
        <p>{words.value.common.notLoaded}</p>
        <button type="button" onClick={() => setTries(tries + 1)}>
          {words.value.common.tryAgain}
        </button>
      </main>
    );
  }
  return <Shown rest={rest.current} />;
}
