/** A second, deliberately naive move generator, written apart from the real one so that each can check the other. */

export interface NaiveRules {
  capture: 'mandatory' | 'optional';
  chain: 'finish' | 'may-stop' | 'single';
  crowning: 'ends-turn' | 'goes-on';
  removal: 'at-once' | 'end-of-turn';
}

export const NAIVE_OFFICIAL: NaiveRules = {
  capture: 'mandatory',
  chain: 'finish',
  crowning: 'ends-turn',
  removal: 'at-once',
};

export interface NaiveMove {
  /** The start square, then every landing square. */
  path: number[];
  /** Ascending, each square once. */
  captured: number[];
  crowned: boolean;
  /** FEN after the move, the other side to move. */
  after: string;
}

type Side = 'B' | 'W';
/** Eight rows of eight characters: b and w are men, B and W kings, a dot is empty. */
type Grid = string[][];
interface Board {
  grid: Grid;
  turn: Side;
}
interface Spot {
  row: number;
  col: number;
}
/** A turn under way or finished; `jumped` keeps repeats, because a piece may be jumped twice but not thrice. */
interface Turn {
  grid: Grid;
  path: number[];
  jumped: number[];
  crowned: boolean;
}

export function naiveMoves(fen: string, rules: NaiveRules = NAIVE_OFFICIAL): NaiveMove[] {
  const board = parse(fen);
  return turnsOf(board, rules).map((turn) => ({
    path: turn.path,
    captured: [...new Set(turn.jumped)].sort((a, b) => a - b),
    crowned: turn.crowned,
    after: format({ grid: turn.grid, turn: other(board.turn) }),
  }));
}

export function naivePerft(fen: string, depth: number, rules: NaiveRules = NAIVE_OFFICIAL): number {
  return countLeaves(parse(fen), depth, rules);
}

export function naiveMirror(fen: string): string {
  const { grid, turn } = parse(fen);
  const flipped = emptyGrid();
  for (const square of SQUARES) {
    put(flipped, spotOf(33 - square), SWAPPED[at(grid, spotOf(square))] ?? '.');
  }
  return format({ grid: flipped, turn: other(turn) });
}

const SQUARES = Array.from({ length: 32 }, (_, index) => index + 1);
const SWAPPED: Record<string, string> = { b: 'w', w: 'b', B: 'W', W: 'B' };
const ALL_WAYS = [-1, 1].flatMap((down) => [-1, 1].map((right) => ({ down, right })));

function countLeaves(board: Board, depth: number, rules: NaiveRules): number {
  if (depth === 0) return 1;
  const turns = turnsOf(board, rules);
  if (depth === 1) return turns.length;
  let total = 0;
  for (const turn of turns) {
    total += countLeaves({ grid: turn.grid, turn: other(board.turn) }, depth - 1, rules);
  }
  return total;
}

function turnsOf(board: Board, rules: NaiveRules): Turn[] {
  const own = SQUARES.filter((square) => belongsTo(at(board.grid, spotOf(square)), board.turn));
  const jumps = own.flatMap((square) => jumpsFrom(board.grid, square, rules));
  if (rules.capture === 'mandatory' && jumps.length > 0) return jumps;
  return [...jumps, ...own.flatMap((square) => stepsFrom(board.grid, square))];
}

function stepsFrom(grid: Grid, square: number): Turn[] {
  const from = spotOf(square);
  const piece = at(grid, from);
  return directions(piece).flatMap(({ down, right }) => {
    const to = { row: from.row + down, col: from.col + right };
    if (at(grid, to) !== '.') return [];
    const after = copy(grid);
    put(after, from, '.');
    put(after, to, crown(piece, to));
    return [{ grid: after, path: [square, squareOf(to)], jumped: [], crowned: crown(piece, to) !== piece }];
  });
}

function jumpsFrom(grid: Grid, square: number, rules: NaiveRules): Turn[] {
  const chains = continueChain({ grid, path: [square], jumped: [], crowned: false }, rules);
  return chains.map((turn) => {
    const after = copy(turn.grid);
    for (const jumped of turn.jumped) put(after, spotOf(jumped), '.');
    return { ...turn, grid: after };
  });
}

/** Every chain that goes at least one hop further than `turn`. */
function continueChain(turn: Turn, rules: NaiveRules): Turn[] {
  return hopsOf(turn, rules).flatMap((hop) => {
    const over = rules.chain === 'single' || (crownedNow(turn, hop) && rules.crowning === 'ends-turn');
    const longer = over ? [] : continueChain(hop, rules);
    if (longer.length === 0) return [hop];
    return rules.chain === 'may-stop' ? [hop, ...longer] : longer;
  });
}

function crownedNow(before: Turn, after: Turn): boolean {
  return after.crowned && !before.crowned;
}

function hopsOf(turn: Turn, rules: NaiveRules): Turn[] {
  const from = spotOf(turn.path.at(-1)!);
  const piece = at(turn.grid, from);
  return directions(piece).flatMap(({ down, right }) => {
    const over = { row: from.row + down, col: from.col + right };
    const to = { row: from.row + 2 * down, col: from.col + 2 * right };
    if (!belongsTo(at(turn.grid, over), other(sideOf(piece))) || at(turn.grid, to) !== '.') return [];

    // Matters only where jumped pieces stay until the end of the turn; otherwise none is left to jump again.
    const jumpedBefore = turn.jumped.filter((square) => square === squareOf(over)).length;
    if (jumpedBefore >= (isKing(piece) ? 2 : 1)) return [];

    const grid = copy(turn.grid);
    // Moving the piece hop by hop is what leaves its start square empty, so a chain can come round to it.
    put(grid, from, '.');
    put(grid, to, crown(piece, to));
    if (rules.removal === 'at-once') put(grid, over, '.');
    return [
      {
        grid,
        path: [...turn.path, squareOf(to)],
        jumped: [...turn.jumped, squareOf(over)],
        crowned: turn.crowned || crown(piece, to) !== piece,
      },
    ];
  });
}

function directions(piece: string): { down: number; right: number }[] {
  if (isKing(piece)) return ALL_WAYS;
  const forward = piece === 'b' ? 1 : -1;
  return ALL_WAYS.filter(({ down }) => down === forward);
}

function crown(piece: string, spot: Spot): string {
  if (piece === 'b' && spot.row === 7) return 'B';
  if (piece === 'w' && spot.row === 0) return 'W';
  return piece;
}

function isKing(piece: string): boolean {
  return piece === 'B' || piece === 'W';
}

function sideOf(piece: string): Side {
  return piece.toUpperCase() === 'B' ? 'B' : 'W';
}

function belongsTo(piece: string, side: Side): boolean {
  return piece.toUpperCase() === side;
}

function other(side: Side): Side {
  return side === 'B' ? 'W' : 'B';
}

function emptyGrid(): Grid {
  return Array.from({ length: 8 }, () => Array.from({ length: 8 }, () => '.'));
}

function copy(grid: Grid): Grid {
  return grid.map((row) => row.slice());
}

/** Off the board reads as `#`, which is neither empty nor anybody's, so that no caller has to check edges. */
function at(grid: Grid, spot: Spot): string {
  return grid[spot.row]?.[spot.col] ?? '#';
}

function put(grid: Grid, spot: Spot, piece: string): void {
  grid[spot.row]![spot.col] = piece;
}

function squareOf(spot: Spot): number {
  return spot.row * 4 + Math.floor(spot.col / 2) + 1;
}

function spotOf(square: number): Spot {
  const row = Math.floor((square - 1) / 4);
  // The dark squares of the even rows, counted from the top, start at the second column.
  return { row, col: 2 * ((square - 1) % 4) + (row % 2 === 0 ? 1 : 0) };
}

function parse(fen: string): Board {
  const [turn, ...lists] = fen.trim().replace(/\.$/, '').split(':');
  if ((turn !== 'B' && turn !== 'W') || lists.length !== 2) throw new Error(`not a FEN: ${fen}`);
  const grid = emptyGrid();
  for (const list of lists) {
    const side = list[0];
    if (side !== 'B' && side !== 'W') throw new Error(`not a FEN: ${fen}`);
    for (const item of list.slice(1).split(',').filter(Boolean)) {
      const match = /^(K?)(\d+)$/.exec(item);
      const square = Number(match?.[2]);
      if (!match || square < 1 || square > 32) throw new Error(`not a FEN: ${fen}`);
      put(grid, spotOf(square), match[1] === 'K' ? side : side.toLowerCase());
    }
  }
  return { grid, turn };
}

function format({ grid, turn }: Board): string {
  const list = (side: Side) =>
    SQUARES.filter((square) => belongsTo(at(grid, spotOf(square)), side))
      .map((square) => (isKing(at(grid, spotOf(square))) ? `K${square}` : `${square}`))
      .join(',');
  return `${turn}:W${list('W')}:B${list('B')}`;
}
