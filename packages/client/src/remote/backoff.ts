/** How long a client waits before it tries to reach a server once more (N11). */
import { WIRE_SETTINGS, type WireSettings } from './wire-settings.ts';

/** Doublings beyond which no wait grows, so that no number gets out of hand. */
const MOST_DOUBLINGS = 20;

/** The milliseconds to wait after so many tries have failed: doubling from the first on, up to a limit. */
export const backoff = (
  failed: number,
  { firstDelay, mostDelay }: Pick<WireSettings, 'firstDelay' | 'mostDelay'> = WIRE_SETTINGS,
): number => Math.min(firstDelay * 2 ** Math.min(Math.max(0, failed - 1), MOST_DOUBLINGS), mostDelay);
