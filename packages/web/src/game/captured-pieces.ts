/** The pieces each side has captured (R14), in the order they were taken. */
import { type BySide, type Game, type Kind, opposite, pieceAt, type Side } from '@crownhead/rules';

/** By the side that took them, in the first `plies` plies. */
export function capturedPieces(game: Game, plies = game.plies.length): BySide<readonly Kind[]> {
  const taken: Record<Side, Kind[]> = { black: [], white: [] };
  for (const ply of game.plies.slice(0, plies)) {
    if (ply.kind !== 'move') continue;
    for (const square of ply.move.captured) {
      const kind = pieceAt(ply.before, square)?.kind;
      if (kind) taken[ply.before.turn].push(kind);
    }
  }
  return taken;
}

/** Whose pieces lie in a side's pile. */
export const capturedSide = (side: Side): Side => opposite(side);
