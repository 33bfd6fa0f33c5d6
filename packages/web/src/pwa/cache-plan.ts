/** What the service worker does with a request, and which of its caches it still needs. */

export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** The files of this build: those without which nothing starts, and those that can come later. */
export interface AppFiles {
  readonly version: string;
  readonly shell: readonly string[];
  readonly rest: readonly string[];
}

/** `page`: the app's one page, from the cache. `file`: from the cache first. `network`: none of our business. */
export type Plan = 'page' | 'file' | 'network';

/** The server's own addresses; everything else without a dot is a place in the app. */
const SERVER = /^\/(?:api|healthz|readyz|metrics)(?:\/|$)/;

export function planFor({ method, mode, url }: Asked, origin: string, known: ReadonlySet<string>): Plan {
  const { origin: from, pathname, search } = new URL(url);
  if (method !== 'GET' || from !== origin || SERVER.test(pathname)) return 'network';
  if (mode === 'navigate')
    return pathname.slice(pathname.lastIndexOf('/')).includes('.') ? 'network' : 'page';
  return search === '' && (known.has(pathname) || isHashed(pathname)) ? 'file' : 'network';
}

/** Files whose name changes with their content can be kept forever, also those of other builds. */
export const isHashed = (path: string): boolean => /^\/(?:assets|tables)\/./.test(path);

const PREFIX = 'crownhead-';
export const cacheName = (version: string): string => PREFIX + version;

/**
 * Caches to throw away, in the order they were made. The one before the present stays: pages that were opened with it may
 * still ask for their parts.
 */
export function staleCaches(names: readonly string[], version: string): readonly string[] {
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== cacheName(version));
  return others.slice(0, -1);
}
