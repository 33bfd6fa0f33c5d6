/** How many men and kings each side has, as text and as the number that collections keep for each position. */
import { type BySide, countBits, err, ok, PIECES_PER_SIDE, type Result } from '@crownhead/rules';

/** The pieces of one side. */
export interface PieceCount {
  readonly men: number;
  readonly kings: number;
}

/** The pieces of both. */
export type Material = BySide<PieceCount>;

/** What can be wrong with the text of material. */
export type MaterialFault = 'unreadable' | 'too-many-pieces';

const SIDE = /^(?:(\d{1,2})k(?:(\d{1,2})m)?|(\d{1,2})m(?:(\d{1,2})k)?|0)$/;

function parseSide(text: string): Result<PieceCount, MaterialFault> {
  const match = SIDE.exec(text);
  if (match === null) return err('unreadable');
  const [, kingsFirst, menLast, menFirst, kingsLast] = match;
  const count = { men: Number(menLast ?? menFirst ?? 0), kings: Number(kingsFirst ?? kingsLast ?? 0) };
  return count.men + count.kings > PIECES_PER_SIDE ? err('too-many-pieces') : ok(count);
}

/** Reads `2k1m-1k`: Black's kings and men, then White's; `0` for none. */
export function parseMaterial(text: string): Result<Material, MaterialFault> {
  const parts = text.toLowerCase().replace(/\s+/g, '').split('-');
  if (parts.length !== 2) return err('unreadable');
  const [black, white] = [parseSide(parts[0]!), parseSide(parts[1]!)];
  if (!black.ok) return black;
  return white.ok ? ok({ black: black.value, white: white.value }) : white;
}

const formatSide = ({ men, kings }: PieceCount): string =>
  `${kings > 0 ? `${kings}k` : ''}${men > 0 ? `${men}m` : ''}` || '0';

/** The text that `parseMaterial` reads. */
export const formatMaterial = ({ black, white }: Material): string =>
  `${formatSide(black)}-${formatSide(white)}`;

/** Each side with the pieces of the other. */
export const mirrorMaterial = ({ black, white }: Material): Material => ({ black: white, white: black });

/** As `Collection.material` has it. */
export const keyOf = ({ black, white }: Material): number =>
  black.men | (black.kings << 4) | (white.men << 8) | (white.kings << 12);

/** That of a board. */
export function materialKey(black: number, white: number, kings: number): number {
  const men = countBits(black & ~kings) | (countBits(white & ~kings) << 8);
  return men | (countBits(black & kings) << 4) | (countBits(white & kings) << 12);
}
