/** The endgame tables as the search and the commands ask them. */
import {
  countBits,
  jumperBits,
  MOVE_WORDS,
  MoveBuffer,
  movesAreOfficial,
  opposite,
  type Position,
  type RuleSet,
} from '@crownhead/rules';
import { DamagedTable } from './damaged-table.ts';
import { codeOf, codeOfBoard, MATERIAL_CODES, materialKey, materialsOf, pieceCount } from './material.ts';
import { fullDistance, MeasuredSlice, ResultSlice } from './open-slice.ts';
import {
  better,
  DRAW,
  inPlies,
  LOSS,
  moveTo,
  NO_DISTANCE,
  NO_MOVE,
  pliesOf,
  type Result,
  resultOf,
  UNKNOWN,
  WIN,
} from './result.ts';
import { positionNumber } from './slice.ts';
import { fileLength, readTableFile, type StoredSlice, type TableKind, writeTableFile } from './table-file.ts';

/** For the side to move, with best play by both and without the 40-move rule. */
export interface EndgameVerdict {
  readonly verdict: 'unknown' | 'win' | 'loss' | 'draw';
  /** Plies to the position in which the loser is to move and cannot; null for a draw or where it is not known. */
  readonly plies: number | null;
}

/** How many more positions may be looked at while captures are played out; what is left afterwards says how many were. */
export interface Effort {
  left: number;
}
const UNLIMITED: Effort = { left: Infinity };

/** In the order of the results' numbers. */
export const VERDICTS = [
  'unknown',
  'win',
  'loss',
  'draw',
] as const satisfies readonly EndgameVerdict['verdict'][];

type Stored = ReadonlyMap<number, StoredSlice>;

/** The results of one material. */
export interface TableSlice {
  /** `2k1m-1k0m`: the side to move first. */
  readonly material: string;
  /** Of what is in it. */
  readonly checksum: number;
  /** The length of the file. */
  readonly bytes: number;
  /** As a table file that has nothing else. */
  readonly file: () => Uint8Array;
}

/**
 * Who wins positions of few pieces under the official rules, with best play by both. The 40-move rule is not
 * considered: a win may take longer than it allows.
 *
 * Boards are three words, as in the move generator: the pieces of the side to move, those of the other side, the kings.
 * `down` says that the side to move plays down the board, as Black does.
 */
export class EndgameTables {
  /** Every position of up to this many pieces is held; 0 when there are no tables. */
  pieces = 0;
  /** Some positions of up to this many pieces are held: those of more need not be asked about. */
  mostPieces = 0;
  /** Up to here the plies to the end are known as well. */
  exactPieces = 0;
  readonly #stored: Readonly<Record<TableKind, Map<number, StoredSlice>>> = {
    ...{ results: new Map(), distances: new Map(), progress: new Map() },
  };
  /** By material, once they have been asked about. */
  readonly #results: (ResultSlice | undefined)[] = new Array(MATERIAL_CODES);
  readonly #distances: (MeasuredSlice | undefined)[] = new Array(MATERIAL_CODES);
  readonly #progress: (MeasuredSlice | undefined)[] = new Array(MATERIAL_CODES);
  readonly #moves = new MoveBuffer();

  /** Takes table files in any order. Directories are checked here, slices when they are first used. */
  constructor(files: readonly Uint8Array[]) {
    this.add(files);
  }

  /** Takes more of them: with a single slice of six pieces, for example, that much more is known. */
  add(files: readonly Uint8Array[]): void {
    for (const { kind, slices } of files.map(readTableFile)) {
      for (const slice of slices) this.#stored[kind].set(codeOf(slice.material), slice);
    }
    const { results, distances } = this.#stored;
    this.pieces = wholePieces(results);
    this.mostPieces = Math.max(0, ...[...results.values()].map(({ material }) => pieceCount(material)));
    this.exactPieces = Math.min(this.pieces, wholePieces(distances));
  }

  /** The results of so many pieces slice by slice, each of which can be handed on as a table file of its own. */
  resultSlices(pieces: number): readonly TableSlice[] {
    return [...this.#stored.results.values()]
      .filter(({ material }) => pieceCount(material) === pieces)
      .map((slice) => ({
        material: materialKey(slice.material),
        checksum: slice.checksum,
        bytes: fileLength([slice]),
        file: () => writeTableFile('results', pieces, [slice]),
      }));
  }

  /** Throws `DamagedTable` where a slice does not fit its checksum, which otherwise shows when it is first asked about. */
  check(): void {
    for (const stored of Object.values(this.#stored)) for (const slice of stored.values()) slice.open();
  }

  /** The result for a side to move that has no capture; unknown where it is not held. Quick enough to be asked at every leaf of a search. */
  result(own: number, other: number, kings: number, down: boolean): Result {
    if (own === 0) return LOSS;
    if (other === 0) return WIN;
    if (countBits(own | other) > this.mostPieces) return UNKNOWN;
    const code = codeOfBoard(own, other, kings);
    const slice = this.#results[code] ?? this.#openResults(code);
    return slice === null ? UNKNOWN : slice.at(positionNumber(slice.slice, own, other, kings, down));
  }

  /** Plies to the end, asked for a side to move that has no capture; `NO_DISTANCE` for draws and where not held. */
  distance(own: number, other: number, kings: number, down: boolean): number {
    return pliesOf(this.#quiet(own, other, kings, down));
  }

  /** Result and distance (see `inPlies`) of any position: captures are played out until none is left, or unknown beyond the effort. */
  value(own: number, other: number, kings: number, down: boolean, effort = UNLIMITED): number {
    const side = down ? 'black' : 'white';
    if (effort.left <= 0) return UNKNOWN;
    effort.left -= 1;
    if (own === 0 || jumperBits(own, other, kings, side) === 0) return this.#quiet(own, other, kings, down);
    const moves = this.#moves;
    const start = moves.top;
    moves.generate(own, other, kings, side);
    const end = moves.top;
    let best = NO_MOVE;
    for (let at = start; at < end; at += MOVE_WORDS) {
      // The buffer may have grown meanwhile, into other memory.
      const { words } = moves;
      best = better(best, moveTo(this.value(words[at + 1]!, words[at]!, words[at + 2]!, !down, effort)));
    }
    moves.top = start;
    return best;
  }

  /**
   * What the tables say of a position; unknown under rules with other moves or endings than the official ones, and where
   * finding out takes more than the effort.
   */
  verdict(position: Position, rules: RuleSet, effort?: Effort): EndgameVerdict {
    const { turn, kings } = position;
    const value = movesAreOfficial(rules)
      ? this.value(position[turn], position[opposite(turn)], kings, turn === 'black', effort)
      : UNKNOWN;
    const plies = pliesOf(value);
    return { verdict: VERDICTS[resultOf(value)], plies: plies === NO_DISTANCE ? null : plies };
  }

  #quiet(own: number, other: number, kings: number, down: boolean): number {
    if (own === 0) return NO_MOVE;
    // One move, any move, and the other side has none.
    if (other === 0) return inPlies(WIN, 1);
    const result = this.result(own, other, kings, down);
    if (result === UNKNOWN || result === DRAW || countBits(own | other) > this.exactPieces) return result;
    const code = codeOfBoard(own, other, kings);
    const slice = measuredSlice(this.#distances, this.#stored.distances, code);
    const half = slice.at(positionNumber(slice.slice, own, other, kings, down));
    return inPlies(result, fullDistance(half, result));
  }

  /**
   * In how many moves of the side to move, whose position is won, something is captured or a man moves, at the latest by
   * the answer to the last of them; 0 where that is not held. Wins under the 40-move rule are won by it.
   */
  progress(own: number, other: number, kings: number, down: boolean): number {
    const code = codeOfBoard(own, other, kings);
    if (!this.#stored.progress.has(code)) return 0;
    if (jumperBits(own, other, kings, down ? 'black' : 'white') !== 0) return 1;
    const slice = measuredSlice(this.#progress, this.#stored.progress, code);
    return slice.at(positionNumber(slice.slice, own, other, kings, down));
  }

  #openResults(code: number): ResultSlice | null {
    const stored = this.#stored.results.get(code);
    if (stored === undefined) return null;
    const slice = new ResultSlice(stored);
    this.#results[code] = slice;
    return slice;
  }
}

function measuredSlice(open: (MeasuredSlice | undefined)[], stored: Stored, code: number): MeasuredSlice {
  open[code] ??= new MeasuredSlice(held(stored, code));
  return open[code];
}

function held(stored: Stored, code: number): StoredSlice {
  const slice = stored.get(code);
  if (slice === undefined) throw new DamagedTable('a slice is missing');
  return slice;
}

/** The most pieces up to which every material is there. */
function wholePieces(stored: Stored): number {
  for (let pieces = 2; ; pieces++) {
    if (!materialsOf(pieces).every((material) => stored.has(codeOf(material))))
      return pieces === 2 ? 0 : pieces - 1;
  }
}
