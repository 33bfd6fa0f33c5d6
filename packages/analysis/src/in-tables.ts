/** Which positions the endgame tables that come with the engine know. */
import { SHIPPED_PIECES } from '@crownhead/engine';
import { type Position, size } from '@crownhead/rules';

export const piecesOn = ({ black, white }: Position): number => size(black) + size(white);

/** Under the official rules. */
export const isInTables = (position: Position): boolean => piecesOn(position) <= SHIPPED_PIECES;
