/** The results of a match as lines of JSON: the conditions, then a line for each game, so that a match can be continued. */
import { err, type Outcome, ok, type Result } from '@crownhead/rules';
import type { Limits } from '../search-request.ts';
import { type ByContestant, CONTESTANTS, type Contestant } from './contestant.ts';
import type { Fault, Played } from './referee.ts';
import type { Tally } from './statistics.ts';

const VERSION = 1;

/** What must stay the same for results to be put together. */
export interface Agreement {
  readonly a: string;
  readonly b: string;
  readonly openings: string;
  readonly limits: Limits;
  readonly adjudicate: boolean;
  readonly memory: number;
  /** Of each engine; left out where it is one. */
  readonly threads?: number;
  /** The time is processor time; left out where it is not. */
  readonly cpu?: true;
}

/** One game as a line of the results file says it. */
export interface GameResult {
  readonly game: number;
  readonly opening: string;
  readonly black: Contestant;
  readonly winner: Contestant | null;
  readonly reason: Outcome['reason'];
  readonly fault: Fault | null;
  readonly plies: number;
  readonly ms: ByContestant<number>;
  /** How long the file of games is after this one: what stands behind it belongs to a game that was never entered here. */
  readonly pdnBytes: number;
}

/** What to keep of a finished game. */
export const gameResult = ({ scheduled, game, winner, fault, ms }: Played, pdnBytes: number): GameResult => ({
  game: scheduled.number,
  opening: scheduled.opening.name,
  black: scheduled.black,
  winner,
  reason: game.outcome!.reason,
  fault,
  plies: game.plies.length,
  ms: { a: Math.round(ms.a), b: Math.round(ms.b) },
  pdnBytes,
});

/** The first line of a results file. */
export const agreementLine = (agreement: Agreement): string =>
  `${JSON.stringify({ version: VERSION, ...agreement })}\n`;
/** The line of one game. */
export const resultLine = (result: GameResult): string => `${JSON.stringify(result)}\n`;

/** What a results file has to say. */
export interface Results {
  readonly results: readonly GameResult[];
  /** The part of the text that is whole; a line cut off in the middle of writing is not. */
  readonly whole: number;
}

/** Why a results file cannot be taken up: it is of another match, or no such file. */
export type ResultsFault = 'other-match' | 'unreadable';

/** Reads the results of a match with this agreement; an empty text has none yet. */
export function parseResults(text: string, agreement: Agreement): Result<Results, ResultsFault> {
  const whole = text.lastIndexOf('\n') + 1;
  const [first, ...lines] = text.slice(0, whole).split('\n').slice(0, -1);
  if (first === undefined) return ok({ results: [], whole });
  if (`${first}\n` !== agreementLine(agreement)) return err('other-match');
  try {
    // Two runs at the same time may have played the same game: it counts once.
    const byGame = new Map<number, GameResult>();
    for (const line of lines) {
      const result = JSON.parse(line) as GameResult | null;
      if (typeof result?.game !== 'number') return err('unreadable');
      if (!byGame.has(result.game)) byGame.set(result.game, result);
    }
    return ok({ results: [...byGame.values()], whole });
  } catch {
    return err('unreadable');
  }
}

/** From the view of A. */
export function tallyOf(results: readonly GameResult[]): Tally {
  const wins = (seat: Contestant) => results.filter(({ winner }) => winner === seat).length;
  const [won, lost] = CONTESTANTS.map(wins) as [number, number];
  return { won, drawn: results.length - won - lost, lost };
}
