/** The service worker: the app starts and plays without a server, and a newer app takes over on request. */
import { type AppFiles, cacheName, isHashed, planFor, staleCaches } from './cache-plan.ts';

/** Put in by the build. */
declare const __APP_FILES__: AppFiles;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface MessageReceived extends Lasting {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
interface Window {
  focus(): Promise<Window>;
  navigate(address: string): Promise<unknown>;
}
interface Pressed extends Lasting {
  readonly notification: { readonly data: unknown; close(): void };
}
/** As much of a service worker's world as is used: the page's types do not have it. */
interface World {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: { readonly type: 'window' }): Promise<readonly Window[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageReceived) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Pressed) => void): void;
}
const world = self as unknown as World;

const { version, shell, rest } = __APP_FILES__;
const PAGE = '/';
const known: ReadonlySet<string> = new Set([...shell, ...rest]);
const open = () => caches.open(cacheName(version));

async function fetchWhole(path: string): Promise<Response> {
  const answer = await fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** From another build's cache where it is the same file, otherwise from the server. */
async function keep(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path)) return;
  const had = isHashed(path) ? await caches.match(path) : undefined;
  await cache.put(path, had ?? (await fetchWhole(path)));
}

async function install(): Promise<void> {
  const cache = await open();
  await Promise.all(shell.map((path) => keep(cache, path)));
}

/** One after the other, so that it disturbs nobody; what fails is tried again next time. */
async function fill(): Promise<void> {
  const cache = await open();
  for (const path of rest) await keep(cache, path).catch(() => undefined);
}

async function activate(): Promise<void> {
  for (const name of staleCaches(await caches.keys(), version)) await caches.delete(name);
  await world.clients.claim();
}

async function page(request: Request): Promise<Response> {
  const cache = await open();
  return (await cache.match(PAGE)) ?? fetch(request);
}

async function file(path: string, request: Request): Promise<Response> {
  const cache = await open();
  const had = (await cache.match(path)) ?? (isHashed(path) ? await caches.match(path) : undefined);
  if (had) return had;
  const answer = await fetch(request);
  if (answer.ok && isHashed(path)) await cache.put(path, answer.clone());
  return answer;
}

/** Whether the server answers as ours does. */
const isServerThere = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok, headers }) => ok && Boolean(headers.get('content-type')?.includes('json')),
    () => false,
  );

world.addEventListener('install', (event) => event.waitUntil(install()));
world.addEventListener('activate', (event) => event.waitUntil(activate()));
world.addEventListener('fetch', (event) => {
  const { request } = event;
  const plan = planFor(request, world.location.origin, known);
  if (plan === 'page') event.respondWith(page(request));
  if (plan === 'file') event.respondWith(file(new URL(request.url).pathname, request));
});
world.addEventListener('message', (event) => {
  if (event.data === 'fill') event.waitUntil(fill());
  if (event.data === 'ask-server') {
    event.waitUntil(isServerThere().then((isThere) => event.ports[0]?.postMessage(isThere)));
  }
  if (event.data === 'take-over') event.waitUntil(world.skipWaiting());
});
/** A notification leads to the table it is about: in a window of the app, or in a new one. */
async function openTable(address: string): Promise<void> {
  const [window] = await world.clients.matchAll({ type: 'window' });
  if (window) await (await window.focus()).navigate(address);
  else await world.clients.openWindow(address);
}
world.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(String(event.notification.data)));
});
