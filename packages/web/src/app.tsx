/** One screen for each place; screens that are not needed for a first move load when they are visited. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import './app.css';
import { words } from './i18n/words.ts';
import { path } from './router.ts';

/** `rest` is what follows the route's own path: the id of `/table/:id`. */
export type Screen = ComponentType<{ readonly rest: string }>;

interface Route {
  /** A whole path, or the beginning of one when it ends with a slash. */
  readonly at: string;
  readonly load: () => Promise<{ readonly default: Screen }>;
}

/** The first that fits. */
const ROUTES: readonly Route[] = [
  { at: '/', load: () => import('./screens/home/home-screen.tsx') },
  { at: '/play/', load: () => import('./local/local-screen.tsx') },
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

const fits = ({ at }: Route, here: string): boolean =>
  at === here || (at.length > 1 && at.endsWith('/') && here.startsWith(at));

type Loaded = { readonly at: string; readonly screen: Screen | 'failed' };

export function App() {
  const here = path();
  const route = ROUTES.find((candidate) => fits(candidate, here)) ?? ROUTES.find(({ at }) => at === '/');
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!route) return;
    let wanted = true;
    const show = (screen: Screen | 'failed') => wanted && setLoaded({ at: route.at, screen });
    route.load().then(
      (module) => show(module.default),
      () => show('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [route, tries]);

  // The old screen stays until the new one has come, so that nothing flashes.
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
  return <Shown rest={here.startsWith(loaded.at) ? here.slice(loaded.at.length) : ''} />;
}
