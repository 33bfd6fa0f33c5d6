/** Whether the computer may think in the player's time: never where that costs battery, a hidden page or the only core. */

interface Battery {
  readonly charging: boolean;
}

/** As far as it is needed here; not every browser has a battery to ask. */
interface Device {
  readonly hardwareConcurrency: number;
  getBattery?(): Promise<Battery>;
}

/** Where nobody can say, what is pointed at with a mouse is taken to be plugged in, and what is held in the hand is not. */
async function isPlugged(device: Device): Promise<boolean> {
  try {
    if (device.getBattery) return (await device.getBattery()).charging;
  } catch {
    // A page that may not ask.
  }
  return matchMedia('(pointer: fine)').matches;
}

/** A search that cannot be told to stop would have to be given up with all that it has found. */
export async function mayPonder(device: Device = navigator): Promise<boolean> {
  const { crossOriginIsolated, document } = globalThis;
  if (!crossOriginIsolated || document.hidden || device.hardwareConcurrency < 2) return false;
  return isPlugged(device);
}

export function onHidden(run: () => void): void {
  document.addEventListener('visibilitychange', () => document.hidden && run());
}
