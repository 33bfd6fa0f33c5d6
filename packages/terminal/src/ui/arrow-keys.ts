/** The keys that are arrows on every screen with a board. */

export type Arrow = 'up' | 'down' | 'left' | 'right';

/** These go over the board square by square; bare arrows are each screen's own. */
export const BOARD_ARROWS: Readonly<Record<string, Arrow>> = {
  'shift+up': 'up',
  'shift+down': 'down',
  'shift+left': 'left',
  'shift+right': 'right',
};

/** The letters of vi stand for the bare arrows. */
export const VI_ARROWS: Readonly<Record<string, Arrow>> = { h: 'left', j: 'down', k: 'up', l: 'right' };
