/** Polls the server for what the bars and the first screen show of it, while they are visible. */
import { computed, effect, signal } from '@preact/signals';
import { gameTitle } from '../game/game-title.ts';
import { myName } from '../me/my-name.ts';
import { path } from '../router.ts';
import { homeOnline } from './home-online.ts';

const hasNetwork = signal(navigator.onLine);
for (const change of ['online', 'offline'] as const) {
  addEventListener(change, () => {
    hasNetwork.value = navigator.onLine;
  });
}

/** The first screen shows the tables there are, the bars of a player what waits for them; a game is not disturbed. */
const isWanted = computed(
  () => hasNetwork.value && gameTitle.value === null && (path() === '/' || myName.value !== ''),
);

/** The service worker asks where there is one: what fails in it is no error of this page. */
function serverIsThere(): Promise<boolean> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return Promise.resolve(true);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage('ask-server', [port2]);
  });
}

async function follow(isWanted: () => boolean): Promise<() => void> {
  if (!(await serverIsThere()) || !isWanted()) return () => undefined;
  const { default: module } = await import('../online/home-online.tsx');
  homeOnline.value = module;
  return isWanted() ? module.follow() : () => undefined;
}

function followNow(): () => void {
  let wanted = true;
  const following = follow(() => wanted).catch(() => () => undefined);
  return () => {
    wanted = false;
    void following.then((stop) => stop());
  };
}

/** Once. */
export function startNews(): void {
  effect(() => (isWanted.value ? followNow() : undefined));
}
