/** Counting moves as people do: a move is both sides' turn, as score sheets number them. One side's turn is a ply. */

/** How many numbered moves a game of so many plies has; the last may be one side's only. */
export const moveCount = (plies: number): number => Math.ceil(plies / 2);

/** The number of the move that is played next. */
export const moveNumber = (plies: number): number => Math.floor(plies / 2) + 1;
