/** When the computer may think in the player's time. */
import { afterEach, expect, it, vi } from 'vitest';
import { mayPonder } from './may-ponder.ts';

interface World {
  readonly isolated?: boolean;
  readonly hidden?: boolean;
  readonly mouse?: boolean;
  readonly cores?: number;
  /** Charging, running down, refused, or not to be asked. */
  readonly battery?: boolean | 'refused';
}

function ask({ isolated = true, hidden = false, mouse = true, cores = 4, battery }: World): Promise<boolean> {
  vi.stubGlobal('crossOriginIsolated', isolated);
  vi.stubGlobal('document', { hidden });
  vi.stubGlobal('matchMedia', () => ({ matches: mouse }));
  const getBattery = async () => {
    if (battery === 'refused') throw new Error('not allowed');
    return { charging: battery === true };
  };
  return mayPonder({ hardwareConcurrency: cores, ...(battery === undefined ? {} : { getBattery }) });
}

afterEach(() => vi.unstubAllGlobals());

it.each<[string, World, boolean]>([
  ['a desktop', {}, true],
  ['a laptop that is plugged in', { battery: true }, true],
  ['a laptop on battery', { battery: false }, false],
  ['a desktop whose browser tells nothing of a battery', { battery: 'refused' }, true],
  ['a phone', { mouse: false }, false],
  ['a phone that is being charged', { mouse: false, battery: true }, true],
  ['a page that nobody sees', { hidden: true }, false],
  ['a machine with one core', { cores: 1 }, false],
  ['a page whose search cannot be told to stop', { isolated: false }, false],
])('[S5] %s', async (_, world, may) => {
  expect(await ask(world)).toBe(may);
});
