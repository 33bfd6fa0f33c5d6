/** The materials an endgame table is divided by: how many men and kings each side has, seen by the side to move. */
import { countBits } from '@crownhead/rules';

export interface Material {
  readonly ownMen: number;
  readonly ownKings: number;
  readonly otherMen: number;
  readonly otherKings: number;
}

/** `2k1m-1k0m`: the side to move first. */
export const materialKey = ({ ownMen, ownKings, otherMen, otherKings }: Material): string =>
  `${ownKings}k${ownMen}m-${otherKings}k${otherMen}m`;

/** The same pieces with the other side to move. */
export const swapped = ({ ownMen, ownKings, otherMen, otherKings }: Material): Material => ({
  ownMen: otherMen,
  ownKings: otherKings,
  otherMen: ownMen,
  otherKings: ownKings,
});

export const pieceCount = (m: Material): number => m.ownMen + m.ownKings + m.otherMen + m.otherKings;
const menCount = (m: Material): number => m.ownMen + m.otherMen;

/** A small number for a material, for arrays in place of maps: at most seven of each kind. */
const materialCode = (ownMen: number, ownKings: number, otherMen: number, otherKings: number): number =>
  (ownMen << 9) | (ownKings << 6) | (otherMen << 3) | otherKings;
export const MATERIAL_CODES = 1 << 12;

export const codeOf = (m: Material): number => materialCode(m.ownMen, m.ownKings, m.otherMen, m.otherKings);

/** The code of the pieces on a board, `own` being those of the side to move. */
export function codeOfBoard(own: number, other: number, kings: number): number {
  const ownKings = countBits(own & kings);
  const otherKings = countBits(other & kings);
  return materialCode(countBits(own) - ownKings, ownKings, countBits(other) - otherKings, otherKings);
}

/** Every material of a number of pieces, both sides present, in the order they can be solved: crowning removes men. */
export function materialsOf(pieces: number): readonly Material[] {
  const materials: Material[] = [];
  for (let own = 1; own < pieces; own++) {
    for (let ownMen = 0; ownMen <= own; ownMen++) {
      for (let otherMen = 0; otherMen <= pieces - own; otherMen++) {
        materials.push({ ownMen, ownKings: own - ownMen, otherMen, otherKings: pieces - own - otherMen });
      }
    }
  }
  return materials.sort((a, b) => menCount(a) - menCount(b));
}
