/** A number from 0 to less than 1 that follows from the time: screens have no source of chance. */
export function randomAt(now: number): number {
  const mixed = Math.imul(Math.floor(now) ^ (Math.floor(now) >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 0x1_0000_0000;
}
