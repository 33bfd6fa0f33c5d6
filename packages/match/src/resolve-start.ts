/** Where a game begins: the standard position, a ballot, a position set up by hand, or a saved game. */

import {
  applyMove,
  type BySide,
  elevenManBallots,
  OFFICIAL,
  type PlyAction,
  type Position,
  positionOf,
  readMove,
  type Side,
  standardStart,
  threeMoveBallots,
} from '@crownhead/rules';
import type { Start } from './options.ts';
import type { TurnTime } from './table-tags.ts';

export interface ResolvedStart {
  readonly position: Position;
  readonly history: readonly PlyAction[];
  /** Plies of the history that were drawn, not played. */
  readonly opening: number;
  readonly ballot: string | null;
  readonly clocks: BySide<number> | null;
  readonly turnTime?: TurnTime;
}

const from = (position: Position): ResolvedStart => ({
  position,
  history: [],
  opening: 0,
  ballot: null,
  clocks: null,
});

function playBallot(position: Position, texts: readonly string[], ballot: string): ResolvedStart {
  const history: PlyAction[] = [];
  let current = position;
  for (const text of texts) {
    const move = readMove(current, OFFICIAL, text);
    if (!move.ok) throw new Error(`a ballot that cannot be played: ${ballot}`);
    history.push({ kind: 'move', move: move.value });
    current = applyMove(current, move.value);
  }
  return { ...from(position), history, opening: history.length, ballot };
}

const drawBallot = <T extends { readonly number: number }>(
  ballots: readonly T[],
  number: number | null,
  random: number,
): T => ballots.find((ballot) => ballot.number === number) ?? ballots[random % ballots.length]!;

/** `first` moves first where the start does not name a side; `random` picks the ballot, which Black always begins. */
export function resolveStart(start: Start, first: Side, random: number): ResolvedStart {
  switch (start.kind) {
    case 'standard':
      return from(standardStart(first));
    case 'three-move': {
      const { moves } = drawBallot(threeMoveBallots(start.deck), start.number, random);
      return playBallot(standardStart('black'), moves, moves.join(' '));
    }
    case 'eleven-man': {
      const ballot = drawBallot(elevenManBallots(), start.number, random);
      const words = `without ${ballot.removed.join(' and ')}: ${ballot.moves.join(' ')}`;
      return playBallot(ballot.start, ballot.moves, words);
    }
    case 'position':
      return from(positionOf(start.fen, first));
    case 'resume': {
      const { history, clocks, turnTime } = start;
      return { ...from(positionOf(start.fen, first)), history, clocks, ...(turnTime && { turnTime }) };
    }
  }
}
