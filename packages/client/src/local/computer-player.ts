/** The computer player as a local table needs it: an engine in a worker, in another process, or a test's. */
import type { Command, ComputerTime, TableState } from '@crownhead/match';
import type { Game, Move, Side, Strength } from '@crownhead/rules';
import type { Ports } from '../ports.ts';

/** What a computer is asked: a move in this game, or whether a draw is welcome. */
export interface ComputerRequest extends ComputerTime {
  readonly game: Game;
  /** A level, 1 to 10, or a rating. */
  readonly strength: Strength;
  /** The side it plays. */
  readonly side: Side;
  /** What the computer is called at the table. */
  readonly name: string;
  /** 32 random bits. */
  readonly random: number;
  /** Calls when the answer is not wanted any more. */
  onStop(run: () => void): void;
}

/** The computer player: an engine in a worker, or a test's. */
export interface ComputerPlayer {
  /** A stale or late answer is harmless; null is "I cannot". */
  move(question: ComputerRequest): Promise<Move | null>;
  /** Would a draw be welcome now? Without this no offer is accepted. */
  wantsDraw?(question: ComputerRequest): Promise<boolean>;
}

/** Why a computer cannot play, in a sentence for people. */
export class ComputerProblem extends Error {
  override readonly name = 'ComputerProblem';
}

/** What computers need of the table at which they have seats. */
export interface ComputerHost {
  act(command: Command): boolean;
  /** The computer whose turn it is does not answer, or answers nonsense; `problem` is its own sentence about it. */
  failed(problem: string | null): void;
}

/** The computers at one table, as it asks them. */
export interface ComputerSeats {
  /** Requests what is pending now; answers to anything else are dropped. */
  follow(state: TableState): void;
  stop(): void;
}

/** Seats computers at a table: `seatComputers`, or something that loads it when one has a seat. */
export type SeatComputers = (host: ComputerHost, ports: Ports) => ComputerSeats;
