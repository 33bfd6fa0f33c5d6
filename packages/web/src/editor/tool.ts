/** The tools of the position editor: a piece of either side and kind, and an eraser (E2, E9). */
import { KINDS, type Kind, type Piece, SIDES, type Side } from '@crownhead/rules';

export type PieceTool = `${Side}-${Kind}`;
export type Tool = PieceTool | 'eraser';

export const PIECE_TOOLS: readonly PieceTool[] = SIDES.flatMap((side) =>
  KINDS.map((kind): PieceTool => `${side}-${kind}`),
);
export const TOOLS: readonly Tool[] = [...PIECE_TOOLS, 'eraser'];

const PIECES: Readonly<Record<PieceTool, Piece>> = {
  'black-man': { side: 'black', kind: 'man' },
  'black-king': { side: 'black', kind: 'king' },
  'white-man': { side: 'white', kind: 'man' },
  'white-king': { side: 'white', kind: 'king' },
};

/** What a tool puts on the board; null for the eraser. */
export const pieceOf = (tool: Tool): Piece | null => (tool === 'eraser' ? null : PIECES[tool]);
