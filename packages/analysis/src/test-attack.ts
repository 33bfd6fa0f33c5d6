/**
 * Attacks on claims: shows one false if it can. Nothing of the code that found the claims is used here: moves come from the second
 * generator of the testkit, what can be forced from a plain search over them, and judgements from the engine with more nodes.
 */
import { type Engine, requestFor, type Verdict } from '@crownhead/engine';
import {
  formatFen,
  formatMove,
  type Position,
  positionOf,
  type RuleSet,
  type Side,
  samePosition,
} from '@crownhead/rules';
import { type NaiveRules, naiveMoves } from '@crownhead/testkit';
import type { Claim } from './claims/claim.ts';

/** A claim with where it was made: the position before the move it is about, and the one after. */
export interface Made {
  readonly claim: Claim;
  readonly rules: RuleSet;
  /** What came before that counts for repetition: a win that is repeated away is missed. */
  readonly history: readonly Position[];
  readonly before: Position;
  readonly after: Position;
}

interface Counted {
  readonly black: number;
  readonly white: number;
  readonly blackKings: number;
  readonly whiteKings: number;
  readonly turn: Side;
}

/** Reads a FEN of the second generator by itself: `W:W18,K24:B1`. */
function counted(fen: string): Counted {
  const [turn, ...parts] = fen.split(':');
  const of = (letter: string): string[] => {
    const part = parts.find((text) => text.startsWith(letter)) ?? letter;
    return part
      .slice(1)
      .split(',')
      .filter((text) => text !== '');
  };
  const kings = (pieces: string[]): number => pieces.filter((text) => text.startsWith('K')).length;
  const [black, white] = [of('B'), of('W')];
  return {
    black: black.length,
    white: white.length,
    blackKings: kings(black),
    whiteKings: kings(white),
    turn: turn === 'B' ? 'black' : 'white',
  };
}

const balance = (fen: string, side: Side): number => {
  const { black, white } = counted(fen);
  return side === 'black' ? black - white : white - black;
};
const kingsOf = (fen: string, side: Side): number => {
  const { blackKings, whiteKings } = counted(fen);
  return side === 'black' ? blackKings : whiteKings;
};

const naiveRules = ({ capture, chain, crowning, removal }: RuleSet): NaiveRules => ({
  capture,
  chain,
  crowning,
  removal,
});

/** The move counted by rows: on dark squares files and rows tell the same. White's rows are the second from the top, and so on. */
function hasTheMove(fen: string): Side | null {
  const { black, white, turn } = counted(fen);
  if (black !== white) return null;
  const squares = [...fen.matchAll(/\d+/g)].map(([number]) => Number(number));
  const rows = squares.filter((square) => (Math.ceil(square / 4) % 2 === 0) === (turn === 'white'));
  return rows.length % 2 === 1 ? turn : other(turn);
}

class Attacker {
  readonly #rules: NaiveRules;
  readonly #moves = new Map<string, readonly { readonly after: string; readonly jumps: boolean }[]>();

  constructor(rules: RuleSet) {
    this.#rules = naiveRules(rules);
  }

  moves(fen: string) {
    const known = this.#moves.get(fen);
    if (known) return known;
    const found = naiveMoves(fen, this.#rules).map(({ after, captured }) => ({
      after,
      jumps: captured.length > 0,
    }));
    this.#moves.set(fen, found);
    return found;
  }

  isQuiet(fen: string): boolean {
    const other = `${fen.startsWith('B') ? 'W' : 'B'}${fen.slice(1)}`;
    return [fen, other].every((seen) => !this.moves(seen).some(({ jumps }) => jumps));
  }

  /** Can this side bring it about within so many plies, whatever the other does? */
  forces(fen: string, side: Side, plies: number, met: (fen: string) => boolean): boolean {
    if (met(fen)) return true;
    const moves = this.moves(fen);
    if (plies === 0 || moves.length === 0) return false;
    const next = ({ after }: { readonly after: string }): boolean => this.forces(after, side, plies - 1, met);
    return counted(fen).turn === side ? moves.some(next) : moves.every(next);
  }

  /** Can the other side keep the piece of `side` on a square from moving for so many plies? */
  locks(fen: string, side: Side, square: number, plies: number): boolean {
    const letter = side === 'black' ? 'B' : 'W';
    const own = `${letter}${fen.slice(1)}`;
    const free = naiveMoves(own, { ...this.#rules, capture: 'optional' });
    const stands = new RegExp(`:${letter}(?:[^:]*,)?K?${square}(?:,|:|$)`).test(fen);
    if (!stands || free.some(({ path }) => path[0] === square)) return false;
    const moves = this.moves(fen);
    if (plies === 0) return true;
    if (moves.length === 0) return false;
    const next = ({ after }: { readonly after: string }): boolean =>
      this.locks(after, side, square, plies - 1);
    return counted(fen).turn === side ? moves.every(next) : moves.some(next);
  }
}

const other = (side: Side): Side => (side === 'black' ? 'white' : 'black');
const plain = (position: Position): string => formatFen(position).replace(/^"|"$|\.$/g, '');

/** The line of a claim, played by the second generator; null where a move of it is not legal. */
function played(rules: RuleSet, start: string, claim: Claim): string | null {
  let fen = start;
  for (const move of claim.line) {
    const text = formatMove(move);
    const found = naiveMoves(fen, naiveRules(rules)).find(({ path, captured }) => {
      const sign = captured.length > 0 ? 'x' : '-';
      return path.join(sign) === text;
    });
    if (found === undefined) return null;
    fen = found.after;
  }
  return fen;
}

/** Why a claim is false; null where the attack found nothing. */
export function refute(made: Made, engine: Engine, nodes: number): string | null {
  const { claim, rules, history, before, after } = made;
  const attacker = new Attacker(rules);
  const start = plain(claim.starts === 'answer' ? after : before);
  const end = played(rules, start, claim);
  if (end === null) return 'its line is not legal';
  const look = (position: Position, times = 1): { readonly score: number; readonly verdict: Verdict } => {
    engine.clear();
    const seen = position === before ? history : position === after ? [...history, before] : [];
    // The third time the game is over, whatever a search would find.
    if (seen.filter((earlier) => samePosition(earlier, position)).length >= 2)
      return { score: 0, verdict: { kind: 'draw' } };
    const limits = { nodes: nodes * times };
    const { lines } = engine.search({ ...requestFor(position, limits, rules), before: seen });
    return lines[0] ?? { score: -30_000, verdict: { kind: 'loss', plies: 0 } };
  };
  /** A win is found before the quickest one is: a search that needs longer is given more time to find that. */
  const takesLonger = (position: Position, plies: number | null): boolean => {
    const isLonger = (times: number): boolean => {
      const { verdict } = look(position, times);
      return plies !== null && verdict.kind === 'win' && verdict.plies !== null && verdict.plies > plies;
    };
    return isLonger(1) && isLonger(10) && isLonger(50);
  };
  /** An estimate shows nothing false: the search is given more time to find the win, and must find it in the end. */
  const verdictAt = (position: Position): Verdict => {
    let { verdict } = look(position);
    for (const times of [10, 50]) if (verdict.kind === 'estimate') verdict = look(position, times).verdict;
    return verdict;
  };
  const gainer = claim.starts === 'answer' ? other(claim.side) : claim.side;
  const gain = (men: number): string | null => {
    const had = balance(plain(before), gainer);
    const ahead = (fen: string): boolean => balance(fen, gainer) >= had + men && attacker.isQuiet(fen);
    if (!ahead(end)) return 'its line does not gain that';
    if (!attacker.forces(start, gainer, claim.line.length, ahead)) return 'it cannot be forced';
    const last = look(positionOf(end));
    const gained = positionOf(end).turn === gainer ? last.score : -last.score;
    // Without it: the best move for an error that lets it happen, the move played for one that misses it.
    const without = claim.starts === 'answer' ? -look(before).score : -look(after).score;
    return gained > without ? null : `it gains nothing: ${gained} with, ${without} without`;
  };
  switch (claim.kind) {
    case 'missed-win': {
      const verdict = verdictAt(before);
      if (verdict.kind !== 'win') return `no win: ${verdict.kind}`;
      if (takesLonger(before, claim.plies)) return 'it takes longer';
      return look(after).verdict.kind === 'loss' ? 'it was not missed' : null;
    }
    case 'missed-draw': {
      const { verdict } = look(before);
      return verdict.kind === 'loss' || verdictAt(after).kind !== 'win'
        ? `no draw missed: ${verdict.kind}`
        : null;
    }
    case 'table-loss':
    case 'forced-loss': {
      const verdict = verdictAt(after);
      if (verdict.kind !== 'win') return `not lost: ${verdict.kind}`;
      return takesLonger(after, claim.plies) ? 'it takes longer' : null;
    }
    case 'loses-men':
    case 'missed-men':
      return gain(claim.men);
    case 'shot':
    case 'missed-shot':
      return gain(claim.takes - claim.gives);
    case 'lets-crown':
    case 'missed-crown': {
      const [had, level] = [kingsOf(start, gainer), balance(start, gainer)];
      const crowned = (fen: string): boolean =>
        kingsOf(fen, gainer) > had && balance(fen, gainer) >= level && attacker.isQuiet(fen);
      if (!crowned(end)) return 'its line does not crown';
      return attacker.forces(start, gainer, claim.plies, crowned) ? null : 'it can be prevented';
    }
    case 'man-locked':
    case 'king-trapped':
      return attacker.locks(plain(after), claim.side, claim.square, 8) ? null : 'it can get out';
    case 'loses-the-move':
      return attacker.isQuiet(end) && hasTheMove(end) === other(claim.side) ? null : 'it is not lost';
    case 'enters-known-ending': {
      const { black, white, blackKings, whiteKings } = counted(end);
      return black === blackKings && white === whiteKings && black + white <= 5 ? null : 'there are men';
    }
    case 'only-move': {
      if (claim.proof === 'estimate') return null;
      const { lines } = engine.search({ ...requestFor(before, { nodes }, rules), lines: 2 });
      const [first, second] = lines;
      return first && second && first.verdict.kind !== second.verdict.kind
        ? null
        : 'another move does as well';
    }
    case 'estimate':
    case 'best-answer':
      return null;
    default:
      return claim satisfies never;
  }
}
