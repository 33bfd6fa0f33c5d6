/** When a page may reload without costing anybody anything. */

/** What would be lost: typed forms, positions under construction, a place at a table. */
const BUSY = ['/new', '/editor', '/t/', '/online', '/open'] as const;

/** A local game is kept after every move, so it only must not be looked at. */
export const mayReload = (path: string, hidden: boolean): boolean =>
  hidden &&
  !BUSY.some((place) => path === place || path.startsWith(place.endsWith('/') ? place : `${place}/`));

/** A newer app is asked for when somebody comes back, but not all the time. */
const ASK_MS = 30 * 60_000;
export const mayAsk = (now: number, lastAsked: number): boolean => now - lastAsked >= ASK_MS;

/** A server that stays out of step after an update must not make the page reload forever. */
const AGAIN_MS = 5 * 60_000;
export const mayUpdateAgain = (now: number, lastUpdate: number | null): boolean =>
  lastUpdate === null || !(now - lastUpdate < AGAIN_MS);
