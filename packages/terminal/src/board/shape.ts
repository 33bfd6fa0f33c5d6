/** Pieces as shapes in quarters of cells: discs with a rim and a groove, and a crown for kings. */
import type { Ink } from '../term/style.ts';
import { mixInks, mostOf } from './raster.ts';
import type { PieceInks as AllInks } from './skins.ts';

type PieceInks = Pick<AllInks, 'face' | 'rim' | 'groove' | 'crown'>;

/** Row by row; null where the square shows through. */
export type Shape = readonly (readonly (Ink | null)[])[];

export interface ShapeSize {
  /** In columns. */
  readonly width: number;
  /** In half rows, which are about as high as a column is wide. */
  readonly halves: number;
  /** Edges are mixed colours. */
  readonly smooth: boolean;
}

/** Which of the colours of a piece, or the square under it. */
type Material = 'none' | 'rim' | 'face' | 'groove' | 'crown';

const SAMPLES = 4;
/** Squares of so many half rows have room for a crown that is more than a few quarters. */
const FINE = 9;
/** Squares of so many half rows and fewer have pieces drawn quarter by quarter. */
export const SMALL = 6;

/** The faint edge of a piece is left to its square. */
const LEAST_COVERED = 0.3;
const SHARE = 0.82;

/** A crown of three points in a square from −1 to 1. */
function isCrown(x: number, y: number): boolean {
  if (y > 0.7 || Math.abs(x) > 1) return false;
  if (y > 0.15) return Math.abs(x) < 0.86;
  const peak = Math.min(Math.abs(x), Math.abs(Math.abs(x) - 0.88));
  return y > -0.8 + peak * 2.1;
}

/** From the middle of a disc of this radius, in half rows. */
function materialAt(x: number, y: number, radius: number, king: boolean, turned: boolean): Material {
  const far = Math.hypot(x, y);
  if (far > radius) return 'none';
  const size = radius * 0.62;
  if (king && radius * 2 >= FINE * SHARE && isCrown(x / size, y / size)) return 'crown';
  if (!turned || radius < 3) return 'face';
  if (far > radius * 0.88) return 'rim';
  if (!king && radius > 3.6 && Math.abs(far - radius * 0.55) < radius * 0.07) return 'groove';
  return 'face';
}

function sampled(size: ShapeSize, king: boolean, inks: PieceInks, ground: Ink, turned: boolean): Shape {
  const { width, halves, smooth } = size;
  const radius = (halves * SHARE) / 2;
  // A square counts as square whatever its cells are.
  const column = halves / width;
  const quarter = (x: number, y: number): Ink | null => {
    const materials: Material[] = [];
    for (let i = 0; i < SAMPLES; i += 1) {
      for (let j = 0; j < SAMPLES; j += 1) {
        const across = ((x + (i + 0.5) / SAMPLES) / 2 - width / 2) * column;
        const down = y + (j + 0.5) / SAMPLES - halves / 2;
        materials.push(materialAt(across, down, radius, king, turned));
      }
    }
    const covered = materials.filter((material) => material !== 'none').length / materials.length;
    if (covered < LEAST_COVERED) return null;
    // Half a crown is no crown: its edge stays sharp.
    const onCrown = materials.filter((material) => material === 'crown').length;
    if (onCrown * 2 >= materials.length) return inks.crown;
    const rest = materials.filter((material) => material !== 'crown');
    const mixed = rest.map((material) => (material === 'none' ? ground : inks[material]));
    return smooth ? mixInks(mixed) : mostOf(mixed);
  };
  const shape = grid(width * 2, halves, quarter);
  return king && halves < FINE ? crowned(shape, size, inks) : shape;
}

const grid = (width: number, height: number, at: (x: number, y: number) => Ink | null): Shape =>
  Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => at(x, y)));

/** By half rows; `o` is the face, `+` the crown. No cell has more than two colours, wherever the square begins. */
const MAN = ['            ', '   oooooo   ', '  oooooooo  ', '   oooooo   ', '            '] as const;
const KING = ['            ', '  o  oo  o  ', '  oo oo oo  ', '  oooooooo  ', '  ++++++++  '] as const;
const TALLER_MAN = [...MAN.slice(0, 3), ...MAN.slice(2)];
const TALLER_KING = [...KING, MAN[0]];

const CROWN = ['+  ++  +', '++ ++ ++', '++++++++'] as const;

/** A crown of a few quarters in the middle of a disc. */
const crowned = (shape: Shape, { width, halves }: ShapeSize, { face, crown }: PieceInks): Shape =>
  shape.map((row, y) =>
    row.map((part, x) => {
      const sign = CROWN[y - Math.floor((halves - CROWN.length) / 2)]?.[x - width + 4];
      return sign === undefined ? part : sign === '+' ? crown : face;
    }),
  );

/** Too small for a disc with something on it: a disc, or a crown in its place. */
function small({ width, halves }: ShapeSize, king: boolean, { face, crown }: PieceInks): Shape {
  const rows = halves < SMALL ? (king ? KING : MAN) : king ? TALLER_KING : TALLER_MAN;
  const left = (rows[0]!.length - width * 2) / 2;
  return grid(width * 2, halves, (x, y) => {
    const sign = rows[y]?.[x + left] ?? ' ';
    return sign === ' ' ? null : sign === '+' ? crown : face;
  });
}

const shapes = new Map<string, Shape>();

/** A piece in a square of this size and colour. */
export function pieceShape(
  size: ShapeSize,
  king: boolean,
  inks: PieceInks,
  ground: Ink,
  turned: boolean,
): Shape {
  const { width, halves, smooth } = size;
  const name = `${width}x${halves}${smooth}/${king}/${inks.face.rgb}/${ground.rgb}/${turned}`;
  const known = shapes.get(name);
  if (known) return known;
  const shape = halves <= SMALL ? small(size, king, inks) : sampled(size, king, inks, ground, turned);
  shapes.set(name, shape);
  return shape;
}
