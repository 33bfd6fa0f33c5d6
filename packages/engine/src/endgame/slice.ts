/**
 * One material as a numbered list of positions, the side to move always playing down the board as Black.
 *
 * number = men configuration × block + rank of own kings × ranks of other kings + rank of other kings.
 * Men configurations count own men over squares 1–28 and other men over 32–5; pairs that overlap are numbers of no
 * position. Kings are counted over the squares left free. Blocks are padded to four, so that no two men
 * configurations share a byte of a packed table and workers can fill them side by side.
 */
import type { Material } from './material.ts';
import { choose, rankDown, rankDownAround, rankUp, rankUpAround } from './ranking.ts';

/** Squares a man can stand on without being crowned: 1–28 for the side that plays down. */
const MAN_SQUARES = 28;
export const MAN_BITS = 0x0fffffff;

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

/** How many men configurations have no two men on one square. */
export function menPlacements({ ownMen, otherMen }: Material): number {
  // Both sides' men can stand on 24 squares; each side has four of its own.
  let placements = 0;
  for (let common = 0; common <= ownMen; common++) {
    placements +=
      choose(24, common) * choose(MAN_SQUARES - 24, ownMen - common) * choose(MAN_SQUARES - common, otherMen);
  }
  return placements;
}

/** How many positions a slice really has: its size less the numbers of no position. */
export const positionCount = (slice: Slice): number => menPlacements(slice) * slice.kingSets;

/** The number of a men configuration, the side to move playing down the board. */
export const menNumber = (slice: Slice, ownMen: number, otherMen: number): number =>
  rankUp(ownMen) * slice.otherMenSets + rankDown(otherMen);

/** The number of a position: `own` is to move and plays down the board, or else up and the board is turned round. */
export function positionNumber(
  slice: Slice,
  own: number,
  other: number,
  kings: number,
  down: boolean,
): number {
  const ownMen = own & ~kings;
  const otherMen = other & ~kings;
  const men = ownMen | otherMen;
  const ownKings = own & kings;
  const otherKings = other & kings;
  const { otherMenSets, otherKingSets, block } = slice;
  return down
    ? (rankUp(ownMen) * otherMenSets + rankDown(otherMen)) * block +
        rankUpAround(ownKings, men) * otherKingSets +
        rankUpAround(otherKings, men | ownKings)
    : (rankDown(ownMen) * otherMenSets + rankUp(otherMen)) * block +
        rankDownAround(ownKings, men) * otherKingSets +
        rankDownAround(otherKings, men | ownKings);
}
