/** One screen for each place; screens that are not needed for a first move load when they are visited. */
import { words } from './i18n/words.ts';

export function App() {
  return <h1>{words.value.common.appName}</h1>;
}
