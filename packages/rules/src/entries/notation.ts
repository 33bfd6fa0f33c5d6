/** Positions and moves as text: FEN, moves by number or coordinate, pieces on squares, boards in letters. */
export * from '../board-text.ts';
export * from '../fen.ts';
export * from '../move-text.ts';
export * from '../setup-text.ts';
