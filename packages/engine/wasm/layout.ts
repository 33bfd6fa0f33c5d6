/**
 * Where everything lies in linear memory. Tables that are only read come first and serve all threads; then each thread has
 * a region of its own; what lies behind those, the transposition table, is shared by all and given by its address.
 */

/** Plies without progress after which a game is drawn. */
export const QUIET_LIMIT: i32 = 80;
/** From so many on, what was found with fewer of them behind it says nothing. */
export const NEARLY_DRAWN: i32 = QUIET_LIMIT - 20;
/** The longest line of play looked at. */
export const DEEPEST_PLY: i32 = 180;

// For all threads: what `evaluation.ts` and `official.ts` look up.

/**
 * What the net looks like: the sums of each view of the board, and the numbers between those and the score. `evaluation.ts`
 * takes a multiple of 64 sums, and 32 numbers.
 */
export const WIDTH: usize = 128;
export const HIDDEN: usize = 32;
const INPUTS: usize = 120;
const BUCKETS: usize = 8;
/** The sums of one view and of both, in bytes. */
export const VIEW_BYTES: usize = 2 * WIDTH;
export const SUM_BYTES: usize = 2 * VIEW_BYTES;
/** Its weights, as `src/net/net-weights.ts` has them; W2 in the order `src/wasm-core.ts` gives it. */
export const W1: usize = 0;
export const B1: usize = W1 + INPUTS * VIEW_BYTES;
export const W2: usize = B1 + VIEW_BYTES;
export const B2: usize = W2 + BUCKETS * HIDDEN * SUM_BYTES;
export const W3: usize = B2 + BUCKETS * HIDDEN * 4;
export const B3: usize = W3 + BUCKETS * HIDDEN * 2;
/** [square × 4 + direction] → the bit jumped over and the bit landed on. */
export const OVER: usize = B3 + BUCKETS * 4;
export const LAND: usize = OVER + 128 * 4;

/** The boards that some thread is searching. */
export const BUSY: usize = LAND + 128 * 4;
export const BUSY_COUNT: u32 = 4096;

/** What the threads of a search tell each other (`src/threads/job.ts`), and the number of the job that goes on. */
export const JOBS: usize = BUSY + BUSY_COUNT * 4;
export const RUNNING: usize = JOBS + 4;
export const JOBS_BYTES: usize = 2048;

/** The region of the first thread. */
export const THREADS: usize = (JOBS + JOBS_BYTES + 0xffff) & ~0xffff;

// For each thread, counted from the beginning of its region.

/** The ply about which another thread has found something out (`resolved.ts`), or 0. */
export const TOLD: usize = 0;

/**
 * What belongs to a ply, in one frame: the board as the side to move sees it, plies without progress, two killers, the best
 * move found (own pieces after it), the length of the best line, and, where threads share, in which window and how deep it is searched.
 */
export const FRAMES: usize = 64;
export const FRAME_BYTES: usize = 64;
export const OWN: usize = 0;
export const OTHER: usize = 4;
export const KINGS: usize = 8;
export const QUIET: usize = 12;
export const KILLER: usize = 16;
export const SECOND_KILLER: usize = 20;
export const BEST_MOVE: usize = 24;
export const LINE_LENGTH: usize = 28;
export const ALPHA: usize = 32;
export const BETA: usize = 36;
export const DEPTH: usize = 40;
const FRAME_COUNT: usize = 272;

/** [side][from][to] → how often a quiet move has worked. */
export const HISTORY: usize = FRAMES + FRAME_COUNT * FRAME_BYTES;
export const HISTORY_BYTES: usize = 2 * 32 * 32 * 4;

/** The best line from each ply on: three words a board, 182 boards a ply. */
export const LINES: usize = HISTORY + HISTORY_BYTES;
export const BOARD_BYTES: usize = 12;
export const LINE_BYTES: usize = 182 * BOARD_BYTES;

/**
 * The stack of generated moves: the board after each and its rank. A ply without jumps has no more than 64 of them; a ply
 * with jumps may have more, but each takes a piece, so no line has more than 32 of those.
 */
export const MOVES: usize = LINES + 182 * LINE_BYTES;
export const MOVE_BYTES: usize = 16;
export const RANK: usize = 12;
const MOVE_COUNT: usize = 184 * 64 + 32 * 1024;

/** The board judged last as the side playing down sees it, its sums in both views, and the squares of those. */
export const BOARD: usize = MOVES + MOVE_COUNT * MOVE_BYTES;
export const SUMS: usize = BOARD + 16;
export const ACTIVE: usize = SUMS + SUM_BYTES;

/** What a thread needs, and where the table can begin when there is one. */
export const THREAD_BYTES: usize = (ACTIVE + SUM_BYTES + 0xffff) & ~0xffff;
