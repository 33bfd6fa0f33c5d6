/**
 * One material as a numbered list of positions, the side to move always playing down the board as Black.
 *
 * number = men configuration × block + rank of own kings × ranks of other kings + rank of other kings.
 * Men configurations count own men over squares 1–28 and other men over 32–5; pairs that overlap are numbers of no
 * position. Kings are counted over the squares left free. Blocks are padded to four, so that no two men
 * configurations share a byte of a packed table and workers can fill them side by side.
 */
import { asSet, mirrorSet } from '@crownhead/rules';
import type { Material } from './material.ts';
import { choose, rankAround, rankBits } from './ranking.ts';

/** Squares a man can stand on without being crowned. */
const MAN_SQUARES = 28;

export interface Slice extends Material {
  /** Other men configurations for each of own. */
  readonly otherMenSets: number;
  readonly menSets: number;
  /** Other kings' placements for each of own. */
  readonly otherKingSets: number;
  /** Positions for each men configuration, without and with padding. */
  readonly kingSets: number;
  readonly block: number;
  readonly size: number;
}

export function sliceOf(material: Material): Slice {
  const { ownMen, ownKings, otherMen, otherKings } = material;
  const free = 32 - ownMen - otherMen;
  const otherMenSets = choose(MAN_SQUARES, otherMen);
  const menSets = choose(MAN_SQUARES, ownMen) * otherMenSets;
  const otherKingSets = choose(free - ownKings, otherKings);
  const kingSets = choose(free, ownKings) * otherKingSets;
  const block = (kingSets + 3) & ~3;
  return { ...material, otherMenSets, menSets, otherKingSets, kingSets, block, size: menSets * block };
}

/** Bits in reverse: a board word seen from the other side. */
export const turned = (word: number): number => mirrorSet(asSet(word));

/** The number of a men configuration. */
export const menNumber = (slice: Slice, ownMen: number, otherMen: number): number =>
  rankBits(ownMen) * slice.otherMenSets + rankBits(turned(otherMen));

/** The number of a position whose side to move plays down the board. */
export function positionNumber(slice: Slice, own: number, other: number, kings: number): number {
  const ownMen = own & ~kings;
  const otherMen = other & ~kings;
  const ownKings = own & kings;
  const men = ownMen | otherMen;
  return (
    menNumber(slice, ownMen, otherMen) * slice.block +
    rankAround(ownKings, men) * slice.otherKingSets +
    rankAround(other & kings, men | ownKings)
  );
}
