/** The computers at a local table: requests their moves and their answers to offers, and drops stale ones. */
import {
  askedOf,
  type Command,
  canClaimDraw,
  computerPlayer,
  computerTime,
  computerTurn,
  playing,
  type Round,
  SEATS,
  type TableState,
} from '@crownhead/match';
import { squaresOfMove, strengthOf } from '@crownhead/rules';
import type { Ports } from '../ports.ts';
import {
  type ComputerHost,
  type ComputerPlayer,
  ComputerProblem,
  type ComputerRequest,
  type ComputerSeats,
  type SeatComputers,
} from './computer-player.ts';

class Computers implements ComputerSeats {
  readonly #computer: ComputerPlayer;
  readonly #ports: Ports;
  readonly #host: ComputerHost;
  /** A computer's move is shown this long after the last one at the earliest, so that people can follow. */
  readonly #pace: number;
  #asked: { readonly key: string; stop(): void } | null = null;

  constructor(computer: ComputerPlayer, ports: Ports, pace: number, host: ComputerHost) {
    this.#computer = computer;
    this.#ports = ports;
    this.#pace = pace;
    this.#host = host;
  }

  /** Requests what is pending now; answers to anything else are dropped. */
  follow(state: TableState): void {
    const round = playing(state);
    const pendingTask = round && (this.#drawAnswer(state, round) ?? this.#turn(state, round));
    if (pendingTask && this.#asked?.key === pendingTask.key) return;
    this.stop();
    if (pendingTask) this.#ask(pendingTask);
  }

  stop(): void {
    this.#asked?.stop();
    this.#asked = null;
  }

  #ask({ key, answer, wait }: PendingTask): void {
    const stops: (() => void)[] = [];
    const mine = {
      key,
      stop: () => {
        for (const run of stops.splice(0)) run();
      },
    };
    this.#asked = mine;
    const earliest = this.#ports.now() + wait;
    let problem: string | null = null;
    const done = (command: Command | null): void => {
      // A table that takes the command asks for the next thing.
      if (this.#asked === mine && (command === null || !this.#host.act(command))) this.#host.failed(problem);
    };
    const answered = (command: Command | null): void => {
      // Its thinking cannot be stopped any more, only the showing of it.
      stops.length = 0;
      const ms = earliest - this.#ports.now();
      if (ms > 0 && this.#asked === mine) stops.push(this.#ports.after(ms, () => done(command)));
      else done(command);
    };
    const threw = (error: unknown): void => {
      if (error instanceof ComputerProblem) problem = error.message;
      answered(null);
    };
    answer((run) => stops.push(run)).then(answered, threw);
  }

  #question(
    round: Round,
    { strength, name, side }: Pick<ComputerRequest, 'strength' | 'name' | 'side'>,
    onStop: ComputerRequest['onStop'],
  ): ComputerRequest {
    return {
      game: round.game,
      strength,
      side,
      name,
      ...computerTime(round, this.#ports.now()),
      random: this.#ports.random(),
      onStop,
    };
  }

  #turn(state: TableState, round: Round): PendingTask | null {
    const pendingTask = computerTurn(state);
    if (!pendingTask) return null;
    const { seat, player: by, game, ply, turn } = pendingTask;
    const strength = strengthOf(pendingTask);
    const side = round.game.position.turn;
    const answer: PendingTask['answer'] = async (onStop) => {
      const question = this.#question(round, { strength, side, name: state.seats[seat]?.name ?? '' }, onStop);
      if (await this.#claims(round, question)) return { by, type: 'draw.claim' };
      const move = await this.#computer.move(question);
      return move && { by, type: 'move', game, ply, path: squaresOfMove(move) };
    };
    return { key: `move:${game}:${turn}`, answer, wait: this.#pace };
  }

  async #claims(round: Round, question: ComputerRequest): Promise<boolean> {
    if (!canClaimDraw(round.game)) return false;
    return (await this.#computer.wantsDraw?.(question)) ?? false;
  }

  #drawAnswer(state: TableState, round: Round): PendingTask | null {
    const seat = SEATS.find((id) => askedOf(state, computerPlayer(id)) === 'answer-draw');
    const occupant = seat === undefined ? null : state.seats[seat];
    if (occupant?.kind !== 'computer') return null;
    const { player: by } = occupant;
    const side = round.sides.black === seat ? 'black' : 'white';
    const answer: PendingTask['answer'] = async (onStop) => {
      const player = { strength: strengthOf(occupant), name: occupant.name, side } as const;
      const wanted = await this.#computer.wantsDraw?.(this.#question(round, player, onStop));
      return { by, type: wanted ? 'draw.accept' : 'draw.decline' };
    };
    return { key: `draw:${round.number}:${round.turn}`, answer, wait: 0 };
  }
}

/** Computers played by this player. Their moves take at least `pace` milliseconds, so that people can follow. */
export const seatComputers =
  (player: ComputerPlayer, pace = 0): SeatComputers =>
  (host, ports) =>
    new Computers(player, ports, pace, host);

interface PendingTask {
  /** The same for the same debt only. */
  readonly key: string;
  readonly answer: (onStop: ComputerRequest['onStop']) => Promise<Command | null>;
  readonly wait: number;
}
