/**
 * Registers the service worker and switches to a newer app without losing a game: automatically in the background, otherwise after a
 * notice, and immediately when the server no longer understands this one.
 */
import { words } from '../i18n/words.ts';
import { path } from '../router.ts';
import { toast } from '../ui/toast.tsx';
import { mayAsk, mayReload, mayUpdateAgain } from './when.ts';

const UPDATED = 'crownhead.updated';

let registration: ServiceWorkerRegistration | null = null;
let lastAsked = 0;
/** Other pages of the app change over too; only the one that asked reloads. */
let asked = false;

/** The new app is here and waits. The page saves itself when it goes. */
function takeOver(): void {
  const next = registration?.waiting;
  if (!next) return;
  if (!asked) navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  asked = true;
  next.postMessage('take-over');
}

function offer(): void {
  if (mayReload(path(), document.hidden)) takeOver();
  else toast(words.value.ui.updateReady, { label: words.value.ui.updateNow, run: takeOver });
}

const installed = (next: ServiceWorker): Promise<void> =>
  new Promise((done) => {
    const look = (): void => {
      if (next.state !== 'installing') done();
    };
    next.addEventListener('statechange', look);
    look();
  });

async function follow(next: ServiceWorker): Promise<void> {
  await installed(next);
  // The first one ever replaces nothing.
  if (registration?.waiting && navigator.serviceWorker.controller) offer();
}

/** The parts that are not needed yet, so that they are there when there is no server. */
async function fill(): Promise<void> {
  const thrifty = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (!thrifty) (await navigator.serviceWorker.ready).active?.postMessage('fill');
}

const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 10_000 });
  else setTimeout(run, 3000);
};

async function register(): Promise<void> {
  registration = await navigator.serviceWorker.register('/sw.js');
  lastAsked = Date.now();
  if (registration.waiting) void follow(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration?.installing;
    if (next) void follow(next);
  });
  whenIdle(() => void fill());
}

function lookAgain(): void {
  if (document.hidden && registration?.waiting && mayReload(path(), true)) takeOver();
  if (document.hidden || !registration || !mayAsk(Date.now(), lastAsked)) return;
  lastAsked = Date.now();
  registration.update().catch(() => undefined);
}

/** Once, when the page starts. Without a service worker the app is as new as its last load. */
export function startUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  document.addEventListener('visibilitychange', lookAgain);
  whenIdle(() => register().catch(() => undefined));
}

/** Fetches the newest app and reloads with it, whatever it takes. */
export async function updateApp(): Promise<void> {
  // The server may say so before there was time to register.
  registration ??= (await navigator.serviceWorker?.getRegistration()) ?? null;
  await registration?.update().catch(() => undefined);
  if (registration?.installing) await installed(registration.installing);
  if (registration?.waiting) takeOver();
  else location.reload();
}

function lastUpdate(): number | null {
  try {
    const found = sessionStorage.getItem(UPDATED);
    sessionStorage.setItem(UPDATED, String(Date.now()));
    return found === null ? null : Number(found);
  } catch {
    // Without a memory it could go round in circles.
    return Date.now();
  }
}

/** The server does not understand this app any more: it updates automatically, once. */
export function onOutdated(): void {
  if (mayUpdateAgain(Date.now(), lastUpdate())) void updateApp();
}
