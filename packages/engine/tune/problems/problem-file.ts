/** Problems as lines of text: the position, the one move that wins, how many nodes its proof took, and the game it is from. */
import {
  formatFen,
  formatMove,
  type Move,
  OFFICIAL,
  type Position,
  readMove,
  readPosition,
} from '@crownhead/rules';

export interface Problem {
  readonly position: Position;
  /** The only move that is known to win. */
  readonly move: Move;
  /** What the search visited to prove the win. */
  readonly nodes: number;
  /** Where it is from: the run and the number of its game. */
  readonly game: string;
}

export const formatProblem = ({ position, move, nodes, game }: Problem): string =>
  `${formatFen(position)} ${formatMove(move)} ${nodes} ${game}`;

/** Lines that begin with # say where the problems come from. Throws where a line is no problem. */
export function parseProblems(text: string): Problem[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(parseProblem);
}

function parseProblem(line: string): Problem {
  const [fen, notation, nodes, game] = line.split(' ');
  const position = readPosition(fen, OFFICIAL, 'said');
  if (!position.ok) throw new Error(`${line}: ${position.error.message}`);
  const move = readMove(position.value, OFFICIAL, notation ?? '');
  if (!move.ok) throw new Error(`${line}: ${notation} cannot be played`);
  return { position: position.value, move: move.value, nodes: Number(nodes), game: game ?? '' };
}
