/** Writes positions.json, the perft file: seeded, so that running it again gives the same bytes. */
import { writeFileSync } from 'node:fs';
import { NAIVE_OFFICIAL, type NaiveMove, naiveMoves, naivePerft } from '../src/naive.ts';

const SEED = 20070719;
const PER_KIND = 40;
const DEPTHS = [1, 2, 3, 4, 5];
/** Bigger trees would make the naive generator too slow to re-verify the file in seconds. */
const MOST_LEAVES = 300_000;
const START = 'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12';

interface Kind {
  kind: string;
  /** A candidate position. */
  draw: () => string;
  /** What the n-th position of this kind must show, so that every flavour of the kind is there. */
  fits: (moves: NaiveMove[], n: number, fen: string) => boolean;
}
interface Recipe {
  own: [number, number];
  theirs: [number, number];
  /** The chance that a piece is a king. */
  ownKings: number;
  theirKings: number;
}

const KINDS: Kind[] = [
  {
    kind: 'opening',
    draw: () => playout(between(2, 14)),
    fits: (_moves, _n, fen) => pieces(fen) >= 20,
  },
  {
    kind: 'middle',
    draw: () => playout(between(14, 40)),
    fits: (moves, n, fen) => pieces(fen) >= 10 && pieces(fen) < 20 && (n % 3 > 0 || isJump(moves[0])),
  },
  {
    kind: 'kings',
    draw: () => random({ own: [2, 5], theirs: [2, 6], ownKings: 0.7, theirKings: 0.7 }),
    fits: (moves, n, fen) => count(fen, /K/g) >= 4 && (n % 2 === 0) === isJump(moves[0]),
  },
  {
    kind: 'circular',
    draw: () => random({ own: [1, 4], theirs: [5, 11], ownKings: 0.6, theirKings: 0.2 }),
    fits: (moves, n) => moves.some((move) => (n % 3 === 0 ? passesItsStart(move) : endsOnItsStart(move))),
  },
  {
    kind: 'ambiguous',
    draw: () => random({ own: [1, 6], theirs: [4, 11], ownKings: chance(0.5) ? 0.4 : 0, theirKings: 0.2 }),
    fits: (moves, n) => hasAmbiguity(moves, n % 3 === 0 ? 'same pieces' : 'other pieces'),
  },
  {
    kind: 'promotion',
    draw: () => random({ own: [1, 6], theirs: [2, 8], ownKings: 0.1, theirKings: 0.2 }),
    fits: (moves, n, fen) =>
      n % 3 === 0
        ? moves.some((move) => move.crowned && !isJump(move))
        : n % 3 === 1
          ? moves.some((move) => move.crowned && isJump(move))
          : crowningCutsChain(fen, moves),
  },
  {
    kind: 'blocked',
    draw: () => random({ own: [1, 5], theirs: [4, 10], ownKings: 0.2, theirKings: 0.2 }),
    fits: (moves, n, fen) =>
      moves.length === n % 3 && ownPieces(fen) >= (n % 3 === 0 ? 2 : 3) && !isJump(moves[0]),
  },
  {
    kind: 'endgame',
    draw: () => random({ own: [1, 3], theirs: [1, 3], ownKings: 0.5, theirKings: 0.5 }),
    fits: (moves) => moves.length > 0,
  },
  {
    kind: 'multi-jump',
    draw: () => random({ own: [1, 8], theirs: [4, 11], ownKings: chance(0.5) ? 0.5 : 0, theirKings: 0.2 }),
    fits: (moves, n) => moves.some((move) => move.captured.length >= (n % 3 === 0 ? 5 : 3)),
  },
];

let state = SEED;
const seen = new Set<string>();
const lines = KINDS.flatMap((kind) => Array.from({ length: PER_KIND }, (_, n) => nextOf(kind, n)));
writeFileSync(new URL('positions.json', import.meta.url), `[\n${lines.join(',\n')}\n]\n`);

function nextOf({ kind, draw, fits }: Kind, n: number): string {
  for (;;) {
    const fen = draw();
    if (seen.has(fen) || !fits(naiveMoves(fen), n, fen)) continue;
    const nodes = smallTree(fen);
    if (!nodes) continue;
    seen.add(fen);
    return JSON.stringify({ fen, kind, nodes });
  }
}

function smallTree(fen: string): number[] | null {
  const nodes: number[] = [];
  for (const depth of DEPTHS) {
    nodes.push(naivePerft(fen, depth));
    if (nodes.at(-1)! > MOST_LEAVES) return null;
  }
  return nodes;
}

function isJump(move: NaiveMove | undefined): boolean {
  return move !== undefined && move.captured.length > 0;
}

function passesItsStart({ path }: NaiveMove): boolean {
  return path.slice(1, -1).includes(path[0]!);
}

function endsOnItsStart({ path }: NaiveMove): boolean {
  return path.length > 1 && path.at(-1) === path[0];
}

function hasAmbiguity(moves: NaiveMove[], taking: 'same pieces' | 'other pieces'): boolean {
  const ends = (move: NaiveMove) => `${move.path[0]}x${move.path.at(-1)}`;
  return moves.some((a, i) =>
    moves
      .slice(i + 1)
      .filter((b) => isJump(a) && ends(a) === ends(b))
      .some((b) => (String(a.captured) === String(b.captured)) === (taking === 'same pieces')),
  );
}

/** A man's jump onto the king row that a king could have carried on from. */
function crowningCutsChain(fen: string, moves: NaiveMove[]): boolean {
  const chains = naiveMoves(fen, { ...NAIVE_OFFICIAL, crowning: 'goes-on' });
  const longer = (move: NaiveMove) =>
    chains.some(({ path }) => path.length > move.path.length && `${path}`.startsWith(`${move.path},`));
  return moves.some((move) => move.crowned && isJump(move) && longer(move));
}

function playout(plies: number): string {
  let fen = START;
  for (let ply = 0; ply < plies; ply++) {
    const moves = naiveMoves(fen);
    if (moves.length === 0) break;
    fen = pick(moves).after;
  }
  return fen;
}

function random({ own, theirs, ownKings, theirKings }: Recipe): string {
  const turn = pick(['B', 'W']);
  const free = Array.from({ length: 32 }, (_, index) => index + 1);
  const place = (side: string, [least, most]: [number, number], kings: number) =>
    Array.from({ length: between(least, most) }, () => {
      const square = free.splice(between(0, free.length - 1), 1)[0]!;
      // A man cannot stand on its own king row.
      const onKingRow = side === 'B' ? square > 28 : square < 5;
      return { square, king: chance(kings) || onKingRow };
    })
      .sort((a, b) => a.square - b.square)
      .map(({ square, king }) => (king ? `K${square}` : `${square}`));
  const mine = place(turn, own, ownKings);
  const yours = place(turn === 'B' ? 'W' : 'B', theirs, theirKings);
  return turn === 'B' ? `B:W${yours}:B${mine}` : `W:W${mine}:B${yours}`;
}

function pieces(fen: string): number {
  return count(fen, /\d+/g);
}

function ownPieces(fen: string): number {
  const [turn, white, black] = fen.split(':');
  return pieces((turn === 'W' ? white : black)!);
}

function count(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0;
}

/** Mulberry32: small, and the same on every machine. */
function uniform(): number {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}

function between(least: number, most: number): number {
  return least + Math.floor(uniform() * (most - least + 1));
}

function chance(share: number): boolean {
  return uniform() < share;
}

function pick<T>(list: readonly T[]): T {
  return list[between(0, list.length - 1)]!;
}
