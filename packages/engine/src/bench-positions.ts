/** Twenty positions on which the search is measured: openings by ballot, middlegames and endings from the engine's own games. */

/** The parts of a game that are measured apart. */
export const BENCH_KINDS = ['opening', 'middlegame', 'ending'] as const;
export type BenchKind = (typeof BENCH_KINDS)[number];

/** Changing this list changes the search signature and makes speeds incomparable with those before. */
export const BENCH_POSITIONS: Readonly<Record<BenchKind, readonly string[]>> = {
  opening: [
    'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',
    'W:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,11,12,13,15',
    'W:W17,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,6,7,8,9,10,11,12,14',
    'W:W17,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,11,12,13,15',
    'W:W17,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,20',
    'W:W17,18,19,21,23,24,26,27,29,30,31,32:B1,2,3,4,5,8,10,11,12,13,14,20',
  ],
  middlegame: [
    'W:W22,23,24,26,27,28,29,30,31,32:B1,2,4,5,8,10,11,12,13,15',
    'B:W18,19,23,24,25,26,30,31,32:B2,4,5,8,10,11,12,13,14',
    'B:W13,17,19,21,22,25,30,31,32:B1,3,6,7,8,9,10,12,14',
    'W:W13,17,19,21,22,23,24,25,30:B1,6,8,9,10,11,12,14,18',
    'B:W13,19,21,22,23,24,27,30,31,32:B2,4,6,7,8,10,11,12,14,20',
    'W:W16,21,22,25,26,30,32:B1,2,5,11,13,14,19',
    'W:W13,18,19,22,23,25,27,31:B1,3,5,6,9,12,16,17',
    'W:W14,24,27,29,30,31,32:B5,7,8,12,16,20,21',
  ],
  ending: [
    'B:W6,15,19,24,30,32:B4,8,11,12,21',
    'B:WK7,13,17,21,25:B1,6,9,12,19,K23,K31',
    'B:W18,21,23,24,25:B5,9,13,14,16',
    'B:WK4,K7,8,13,17,21:B1,5,6,9,K22,K27',
    'B:WK14,K15,21,24,32:B8,12,22,K29',
    'B:W9,K10,30:B1,23,K31',
  ],
};
