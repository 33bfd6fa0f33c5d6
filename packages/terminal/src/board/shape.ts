/** Pieces as shapes: discs with a rim and a groove, and a crown for kings, drawn with quarter-cell blocks. */

import type { Ink } from '../term/style.ts';
import type { PieceInks } from '../ui/theme.ts';
import { type Colour, mix, splitCell } from './quarters.ts';

/** One cell of a piece, ready to be drawn; null where the square shows through. */
interface ShapeCell {
  readonly char: string;
  readonly fg: number;
  readonly bg: number;
}
export type Shape = readonly (readonly (ShapeCell | null)[])[];

type Material = 'none' | 'rim' | 'face' | 'groove' | 'crown';

const SAMPLES = 6;
/** A cell is about twice as high as wide. */
const COLUMN = 0.5;

/** The faint edge of a piece is left to its square. */
const LEAST_COVERED = 0.16;
/** Below this a crown is not drawn but written. */
const LEAST_CROWN = 1.2;

const diameter = (height: number): number => (height <= 2 ? 1.1 : height === 3 ? 2.15 : height * 0.82);

/** A crown of three points in a square from −1 to 1. */
function isCrown(x: number, y: number): boolean {
  if (y > 0.7 || Math.abs(x) > 1) return false;
  if (y > 0.15) return Math.abs(x) < 0.86;
  const peak = Math.min(Math.abs(x), Math.abs(Math.abs(x) - 0.88));
  return y > -0.8 + peak * 2.1;
}

function materialAt(x: number, y: number, radius: number, king: boolean, fine: boolean): Material {
  const far = Math.hypot(x, y);
  if (far > radius) return 'none';
  const size = radius * 0.58;
  if (king && radius > LEAST_CROWN && isCrown(x / size, y / size)) return 'crown';
  if (radius > (fine ? 1 : 1.9) && far > radius * 0.88) return 'rim';
  if (fine && !king && radius > 1.4 && Math.abs(far - radius * 0.55) < radius * 0.07) return 'groove';
  return 'face';
}

const channels = ({ rgb }: Ink): Colour => [(rgb >> 16) & 255, (rgb >> 8) & 255, rgb & 255];

interface Quarter {
  readonly colour: Colour;
  /** How much of it the piece covers. */
  readonly covered: number;
}

/** A quarter of a cell: what it is made of, mixed. */
function quarterOf(
  column: number,
  row: number,
  size: ShapeSize,
  king: boolean,
  inks: PieceInks,
  ground: Ink,
): Quarter {
  const radius = diameter(size.height) / 2;
  const materials: Material[] = [];
  for (let i = 0; i < SAMPLES; i += 1) {
    for (let j = 0; j < SAMPLES; j += 1) {
      const x = (column + (i + 0.5) / SAMPLES) * (COLUMN / 2) - (size.width * COLUMN) / 2;
      const y = (row + (j + 0.5) / SAMPLES) * 0.5 - size.height / 2;
      materials.push(materialAt(x, y, radius, king, size.smooth));
    }
  }
  const colours = materials.map((material) => channels(material === 'none' ? ground : inks[material]));
  const covered = materials.filter((material) => material !== 'none').length / materials.length;
  return { colour: size.smooth ? mix(colours) : mostOf(colours), covered };
}

/** The colour that most of the samples have: for terminals that cannot show what is in between. */
function mostOf(samples: readonly Colour[]): Colour {
  const counts = new Map<string, { colour: Colour; count: number }>();
  for (const colour of samples) {
    const key = colour.join();
    counts.set(key, { colour, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].reduce((most, next) => (next.count > most.count ? next : most)).colour;
}

export interface ShapeSize {
  readonly width: number;
  readonly height: number;
  /** Edges are mixed colours. */
  readonly smooth: boolean;
}

/** Too small for a disc with something on it: a block, and a crown of two points. */
function tiny({ width }: ShapeSize, king: boolean, inks: PieceInks, ground: Ink): Shape {
  const middle = width / 2;
  const rows = king ? ['▙▟', '▀▀'] : ['▄▄', '▀▀'];
  return rows.map((text) =>
    Array.from({ length: width }, (_, column) => {
      const char = text[column - middle + 1];
      return char === undefined ? null : { char, fg: inks.face.rgb, bg: ground.rgb };
    }),
  );
}

/** A crown of two points in the middle of a disc that is too small for three. */
const writeCrown = (shape: Shape, { width }: ShapeSize, { face, crown }: PieceInks): Shape =>
  shape.map((row, y) =>
    row.map((cell, x) => {
      const char = y === 1 ? '▙▟'[x - width / 2 + 1] : undefined;
      return char === undefined ? cell : { char, fg: crown.rgb, bg: face.rgb };
    }),
  );

function disc(size: ShapeSize, king: boolean, inks: PieceInks, ground: Ink): Shape {
  const shape = rounded(size, king, inks, ground);
  return king && diameter(size.height) / 2 <= LEAST_CROWN ? writeCrown(shape, size, inks) : shape;
}

function rounded(size: ShapeSize, king: boolean, inks: PieceInks, ground: Ink): Shape {
  return Array.from({ length: size.height }, (_, y) =>
    Array.from({ length: size.width }, (_, x) => {
      const quarters = [0, 1, 2, 3].map((i) =>
        quarterOf(x * 2 + (i & 1), y * 2 + (i >> 1), size, king, inks, ground),
      );
      const covered = quarters.reduce((sum, quarter) => sum + quarter.covered, 0) / quarters.length;
      return covered < LEAST_COVERED ? null : splitCell(quarters.map(({ colour }) => colour));
    }),
  );
}

const shapes = new Map<string, Shape>();

/** The cells of a piece in a square of this size and colour, row by row. */
export function pieceShape(size: ShapeSize, king: boolean, inks: PieceInks, ground: Ink): Shape {
  const name = `${size.width}x${size.height}${size.smooth}/${king}/${inks.face.rgb}/${ground.rgb}`;
  const known = shapes.get(name);
  if (known) return known;
  const shape = size.height <= 2 ? tiny(size, king, inks, ground) : disc(size, king, inks, ground);
  shapes.set(name, shape);
  return shape;
}
