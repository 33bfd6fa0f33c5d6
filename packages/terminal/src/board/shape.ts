/** Pieces as shapes: discs with a rim and a groove, and a crown for kings, drawn with quarter-cell blocks. */

export type Material = 'none' | 'rim' | 'face' | 'groove' | 'crown';

/** One cell of a piece: two materials at most, and which quarters have the second one. */
export interface ShapeCell {
  readonly ground: Material;
  readonly over: Material;
  readonly char: string;
}

/** By quarters: upper left 1, upper right 2, lower left 4, lower right 8. */
const QUARTERS = ' ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█';
const SAMPLES = 4;
/** A cell is about twice as high as wide. */
const COLUMN = 0.5;

const diameter = (height: number): number => (height <= 2 ? 1.1 : height === 3 ? 2.2 : height * 0.8);

/** A crown of three points in a square from −1 to 1. */
function isCrown(x: number, y: number): boolean {
  if (y > 0.75 || Math.abs(x) > 0.95) return false;
  if (y > 0.2) return Math.abs(x) < 0.8;
  const peak = Math.min(Math.abs(x), Math.abs(Math.abs(x) - 0.85));
  return y > -0.85 + peak * 2.2;
}

function materialAt(x: number, y: number, radius: number, king: boolean): Material {
  const far = Math.hypot(x, y);
  if (far > radius) return 'none';
  if (king && radius >= 1 && isCrown(x / (radius * 0.62), y / (radius * 0.62))) return 'crown';
  if (radius > 1.2 && far > radius - 0.26) return 'rim';
  if (!king && radius > 1.5 && Math.abs(far - radius * 0.52) < 0.16) return 'groove';
  return 'face';
}

/** What most of a quarter is made of. */
function quarter(column: number, row: number, height: number, width: number, king: boolean): Material {
  const radius = diameter(height) / 2;
  const counts = new Map<Material, number>();
  for (let i = 0; i < SAMPLES; i += 1) {
    for (let j = 0; j < SAMPLES; j += 1) {
      const x = (column + (i + 0.5) / SAMPLES) * (COLUMN / 2) - (width * COLUMN) / 2;
      const y = (row + (j + 0.5) / SAMPLES) * 0.5 - height / 2;
      const material = materialAt(x, y, radius, king);
      counts.set(material, (counts.get(material) ?? 0) + 1);
    }
  }
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}

/** The two materials that matter in a cell: the more frequent, and the one that must be seen where there are three. */
const IMPORTANCE: readonly Material[] = ['none', 'crown', 'rim', 'face', 'groove'];

function cell(quarters: readonly Material[]): ShapeCell {
  const kinds = IMPORTANCE.filter((material) => quarters.includes(material));
  const [ground = 'none', over = ground] = kinds;
  const mask = quarters.reduce((bits, material, i) => bits | (material === ground ? 0 : 1 << i), 0);
  return { ground, over, char: QUARTERS[mask]! };
}

/** Too small for a disc with something on it: a block, and a crown of two points. */
function tiny(width: number, king: boolean): readonly (readonly ShapeCell[])[] {
  const middle = width / 2;
  const rows = king ? ['▙▟', '▀▀'] : ['▄▄', '▀▀'];
  return rows.map((text) =>
    Array.from({ length: width }, (_, column): ShapeCell => {
      const char = text[column - middle + 1];
      return char === undefined
        ? { ground: 'none', over: 'none', char: ' ' }
        : { ground: 'none', over: 'face', char };
    }),
  );
}

const shapes = new Map<string, readonly (readonly ShapeCell[])[]>();

/** The cells of a piece in a square of this size, row by row. */
export function pieceShape(width: number, height: number, king: boolean): readonly (readonly ShapeCell[])[] {
  const name = `${width}x${height}${king}`;
  const known = shapes.get(name);
  if (known) return known;
  const shape =
    height <= 2
      ? tiny(width, king)
      : Array.from({ length: height }, (_, y) =>
          Array.from({ length: width }, (_, x) =>
            cell([0, 1, 2, 3].map((i) => quarter(x * 2 + (i & 1), y * 2 + (i >> 1), height, width, king))),
          ),
        );
  shapes.set(name, shape);
  return shape;
}
