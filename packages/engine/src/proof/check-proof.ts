/**
 * Checks a certificate. It shares no code with the search that made it: moves and endgame verdicts are asked of whoever checks, by FEN, so
 * that any generator and any tables will do. A certificate is a list of positions: where the claimer is to move, one move leads to a position
 * of the list or to one that the tables know; where the other side is, all do. A win is proved by positions before it alone, so that it
 * comes nearer; a draw by any, since nobody loses who can stay among them. The last position is what is claimed.
 */

/** What is asked of others, about positions as `B:W21,K22:B1,2`, squares ascending, White's first. */
export interface Referee {
  /** The positions after each legal move. */
  readonly moves: (fen: string) => readonly string[];
  /** For the side to move, by the endgame tables. */
  readonly verdict: (fen: string) => 'win' | 'draw' | 'loss' | 'unknown';
}

/** What was found: what is proved, or why the certificate is refused, and at which of its positions, counted from 1. */
export type CheckedProof =
  | {
      readonly ok: true;
      readonly goal: 'win' | 'draw';
      readonly fen: string;
      readonly proved: ReadonlySet<string>;
    }
  | { readonly ok: false; readonly reason: 'not-a-proof' | 'damaged' | 'impossible-position' }
  | { readonly ok: false; readonly reason: 'step-not-proved'; readonly step: number; readonly fen: string };

const MAGIC = 'CHPF\u0001';
/** Magic, version and goal. */
const HEAD_BYTES = 6;
const STEP_BYTES = 13;
const SUM_BYTES = 4;
const MOST_PIECES = 12;

function isIntact(bytes: Uint8Array, sum: number): boolean {
  let found = 0x811c9dc5;
  for (const byte of bytes) found = Math.imul(found ^ byte, 0x01000193);
  return found >>> 0 === sum;
}

/** The squares of a word, ascending, with K before those of kings. */
function listOf(word: number, kings: number): string[] {
  const squares: string[] = [];
  for (let i = 0; i < 32; i += 1) {
    const bit = 2 ** i;
    if (Math.floor(word / bit) % 2 === 1)
      squares.push(Math.floor(kings / bit) % 2 === 1 ? `K${i + 1}` : `${i + 1}`);
  }
  return squares;
}

/** The FEN of the position at this byte; null where no such position exists. */
function fenAt(view: DataView, at: number): string | null {
  const [black, white, kings] = [1, 5, 9].map((offset) => view.getUint32(at + offset, true)) as [
    number,
    number,
    number,
  ];
  const turn = view.getUint8(at);
  const [blacks, whites] = [listOf(black, kings), listOf(white, kings)];
  const isKing = (list: string[]): number => list.filter((square) => square.startsWith('K')).length;
  const allKings = isKing(blacks) + isKing(whites) === listOf(kings, 0).length;
  const disjoint = new Set([...listOf(black, 0), ...listOf(white, 0)]).size === blacks.length + whites.length;
  const fits = blacks.length <= MOST_PIECES && whites.length <= MOST_PIECES && turn <= 1;
  if (!allKings || !disjoint || !fits) return null;
  return `${turn === 0 ? 'B' : 'W'}:W${whites.join(',')}:B${blacks.join(',')}`;
}

/** Verifies every step of a certificate. */
export function checkProof(bytes: Uint8Array, { moves, verdict }: Referee): CheckedProof {
  const end = bytes.length - SUM_BYTES;
  const body = end - HEAD_BYTES;
  const magic = String.fromCharCode(...bytes.subarray(0, MAGIC.length));
  if (magic !== MAGIC || body < STEP_BYTES || body % STEP_BYTES !== 0)
    return { ok: false, reason: 'not-a-proof' };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!isIntact(bytes.subarray(0, end), view.getUint32(end, true))) return { ok: false, reason: 'damaged' };
  const goal = (['win', 'draw'] as const)[view.getUint8(HEAD_BYTES - 1)];
  if (goal === undefined) return { ok: false, reason: 'not-a-proof' };
  const claimer = view.getUint8(end - STEP_BYTES) === 0 ? 'B' : 'W';
  const proved = new Set<string>();
  const isProved = (fen: string): boolean => {
    if (proved.has(fen)) return true;
    const known = verdict(fen);
    return known === (fen[0] === claimer ? 'win' : 'loss') || (known === 'draw' && goal === 'draw');
  };
  const steps: string[] = [];
  for (let at = HEAD_BYTES; at < end; at += STEP_BYTES) {
    const fen = fenAt(view, at);
    if (fen === null) return { ok: false, reason: 'impossible-position' };
    steps.push(fen);
    if (goal === 'draw') proved.add(fen);
  }
  for (const [i, fen] of steps.entries()) {
    const after = moves(fen);
    const holds = fen[0] === claimer ? after.some(isProved) : after.every(isProved);
    if (!holds) return { ok: false, reason: 'step-not-proved', step: i + 1, fen };
    proved.add(fen);
  }
  return { ok: true, goal, fen: steps.at(-1)!, proved };
}
