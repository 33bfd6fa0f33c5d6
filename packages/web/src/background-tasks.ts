/** What the app does beside the screens, started when the page is idle. */
import { effect } from '@preact/signals';
import { watchArrivals } from './files/arrivals.ts';
import { startNews } from './frame/server-news.ts';
import { gameTitle } from './game/game-title.ts';
import { startUpdates } from './pwa/updates.ts';
import { startTooltips } from './ui/tooltip.ts';

// Where the other screens are, before somebody goes there.
import('./more-screens.ts').catch(() => undefined);
startUpdates();
startNews();
startTooltips();
watchArrivals();

const stop = effect(() => {
  if (gameTitle.value === null) return;
  queueMicrotask(() => stop());
  import('./frame/name-rules.ts').catch(() => undefined);
});
