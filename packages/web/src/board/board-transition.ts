/** How the pieces of one board become those of the next: which one travelled and along which squares, which ones went. */
import { type Board, type Piece, pieceAt, type RuleSet, SQUARES, type Square } from '@crownhead/rules';
import { between } from './geometry.ts';

/** A piece that keeps its identity while it moves. */
export interface Sprite extends Piece {
  readonly id: number;
  readonly square: Square;
}

export interface Travel {
  readonly id: number;
  /** Every square it comes by, the start and the end included. */
  readonly via: readonly Square[];
  readonly crowned: boolean;
}

export interface Removal {
  readonly sprite: Sprite;
  /** The hop of the travelling piece with which it goes, counted from 0; null when nothing jumped it. */
  readonly hop: number | null;
}

export interface BoardTransition {
  readonly sprites: readonly Sprite[];
  readonly travels: readonly Travel[];
  readonly gone: readonly Removal[];
  /** New on the board, from nowhere. */
  readonly come: readonly number[];
}

const NO_TRAIL: readonly Square[] = [];

const standing = (board: Board): ReadonlyMap<Square, Piece> =>
  new Map(
    SQUARES.flatMap((square) => {
      const piece = pieceAt(board, square);
      return piece ? [[square, piece] as const] : [];
    }),
  );

/** The part of the trail from where the piece was to where it is; straight there if the trail knows no better. */
function wayAlong(trail: readonly Square[], from: Square, to: Square): readonly Square[] {
  const end = trail.lastIndexOf(to);
  const start = trail.lastIndexOf(from, end - 1);
  return end > 0 && start >= 0 ? trail.slice(start, end + 1) : [from, to];
}

function hopOver(via: readonly Square[], square: Square): number | null {
  const hop = via.findIndex((to, i) => i > 0 && between(via[i - 1]!, to) === square);
  return hop < 0 ? null : hop - 1;
}

const near = (a: Square, b: Square): number => Math.abs(a - b);

/** The piece that most likely came to a square: the one the trail starts with, or the nearest of the same looks. */
function comer(lost: readonly Sprite[], piece: Piece, to: Square, trail: readonly Square[]): Sprite | null {
  const own = lost.filter(({ side }) => side === piece.side);
  const onTrail = own.find(({ square }) => trail.includes(square) && trail.at(-1) === to);
  if (onTrail) return onTrail;
  const alike = own.filter(({ kind }) => kind === piece.kind);
  const from = alike.length > 0 ? alike : own;
  return from.reduce<Sprite | null>(
    (best, sprite) => (best && near(best.square, to) <= near(sprite.square, to) ? best : sprite),
    null,
  );
}

/** `trail` is the way the last moved piece went, as far as it is known; `removal` when what it jumped leaves the board (R5). */
export function boardTransition(
  before: readonly Sprite[],
  board: Board,
  trail: readonly Square[] = NO_TRAIL,
  nextId: () => number,
  removal: RuleSet['removal'] = 'at-once',
): BoardTransition {
  const wanted = new Map(standing(board));
  const stay = before.filter(({ square, side, kind }) => {
    const piece = wanted.get(square);
    const same = piece?.side === side && piece.kind === kind;
    if (same) wanted.delete(square);
    return same;
  });
  let lost = before.filter((sprite) => !stay.includes(sprite));
  const sprites: Sprite[] = [...stay];
  const travels: Travel[] = [];
  const come: number[] = [];
  for (const [square, piece] of wanted) {
    const sprite = comer(lost, piece, square, trail);
    const id = sprite?.id ?? nextId();
    sprites.push({ ...piece, id, square });
    if (!sprite) come.push(id);
    else {
      lost = lost.filter((other) => other !== sprite);
      const crowned = sprite.kind === 'man' && piece.kind === 'king';
      travels.push({ id, via: wayAlong(trail, sprite.square, square), crowned });
    }
  }
  if (travels.length === 0 && lost.length > 0) travels.push(...roundTrip(stay, trail));
  const via = travels[0]?.via ?? [];
  const hopOf = (square: Square): number | null => {
    if (removal === 'at-once') return hopOver(via, square);
    return hopOver(trail, square) === null ? null : Math.max(0, via.length - 2);
  };
  return {
    sprites,
    travels,
    gone: lost.map((sprite) => ({ sprite, hop: hopOf(sprite.square) })),
    come,
  };
}

/** A king can jump its way round to where it began: nothing has moved, and yet it has. */
function roundTrip(stay: readonly Sprite[], trail: readonly Square[]): readonly Travel[] {
  const home = trail.length > 2 && trail[0] === trail.at(-1) ? trail[0] : null;
  const sprite = stay.find(({ square }) => square === home);
  return sprite ? [{ id: sprite.id, via: trail, crowned: false }] : [];
}
