/** The colours of the pieces: by the names of the sides, unless the set has colours of its own. */
import type { SideNames } from '@crownhead/match';
import type { PieceSet } from '../settings.ts';

/** Chosen to be seen at all: names matter less. */
const OWN_COLOURS = ['contrast', 'colour-safe'] as const satisfies readonly PieceSet[];

export type Palette = SideNames | (typeof OWN_COLOURS)[number];

/** What `data-sides` says, so that nobody called Blue plays with white pieces (R9). */
export const paletteFor = (sideNames: SideNames, set: PieceSet): Palette =>
  OWN_COLOURS.find((own) => own === set) ?? sideNames;
