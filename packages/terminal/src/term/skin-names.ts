/** The skins for the board and for the pieces, chosen independently. Light, since settings and flags name them. */

export const BOARD_SKINS = ['crimson', 'tournament', 'slate', 'wood', 'contrast'] as const;
export type BoardSkin = (typeof BOARD_SKINS)[number];

export const PIECE_SKINS = ['turned', 'flat', 'letters', 'contrast', 'colour-safe'] as const;
export type PieceSkin = (typeof PIECE_SKINS)[number];

export const BOARD_LABELS: Readonly<Record<BoardSkin, string>> = {
  crimson: 'Crimson',
  tournament: 'Tournament',
  slate: 'Slate',
  wood: 'Wood',
  contrast: 'High contrast',
};

export const PIECE_LABELS: Readonly<Record<PieceSkin, string>> = {
  turned: 'Turned discs',
  flat: 'Flat discs',
  letters: 'Letters',
  contrast: 'High contrast',
  'colour-safe': 'Color-blind friendly',
};

/** The one after, round and round. */
export const nextOf = <T>(all: readonly T[], now: T): T => all[(all.indexOf(now) + 1) % all.length]!;
