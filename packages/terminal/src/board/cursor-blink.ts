/** The blinking of the board's cursor: on at first, so that it is seen where it has just moved to. */
const BLINK_MS = 500;

export const isBlinkOn = (from: number, now: number): boolean =>
  Math.floor((now - from) / BLINK_MS) % 2 === 0;

/** When the screen has to be drawn again. */
export const nextBlink = (from: number, now: number): number =>
  from + (Math.floor((now - from) / BLINK_MS) + 1) * BLINK_MS;
