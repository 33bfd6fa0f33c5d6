/** Tables in every part of their life, for tests: the real decider run by hand. */
import {
  type Command,
  connectionId,
  DEFAULT_OPTIONS,
  decide,
  type HostOptions,
  NO_TABLE,
  type PlayerCommand,
  type PlayerId,
  playerId,
  replay,
  SEATS,
  type Spectator,
  type TableState,
} from '@crownhead/match';

export const ANN = playerId('p-ann');
export const BOB = playerId('p-bob');
export const EVE = playerId('p-eve');
const NAMES: Readonly<Record<string, string>> = { [ANN]: 'Ann', [BOB]: 'Bob', [EVE]: 'Eve' };

type CommandOf = PlayerCommand extends infer T ? (T extends { by: PlayerId } ? Omit<T, 'by'> : never) : never;

/** A table driven by commands, which fails on a refused one. */
export class ScriptedTable {
  state: TableState = NO_TABLE;
  now = 1_000_000;
  spectators: readonly Spectator[] = [];

  constructor(options: Partial<HostOptions> = {}) {
    this.does(ANN, {
      type: 'table.create',
      name: 'Ann',
      options: { ...DEFAULT_OPTIONS, sides: 'host-black', ...options },
    });
  }

  does(by: PlayerId, command: CommandOf): this {
    return this.run({ ...command, by });
  }

  run(command: Command): this {
    const env = { now: this.now, random: 7, spectators: this.spectators, verdict: 'unknown' } as const;
    const decided = decide(this.state, command, env);
    if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.error}`);
    this.state = replay(this.state, decided.value);
    return this;
  }

  sits(player: PlayerId): this {
    return this.does(player, {
      type: 'seat.take',
      name: NAMES[player]!,
      connection: connectionId(`c-${player}`),
    });
  }

  ready(...players: readonly PlayerId[]): this {
    for (const player of players) this.does(player, { type: 'ready', ready: true });
    return this;
  }

  watch(...players: readonly PlayerId[]): this {
    this.spectators = players.map((player) => ({ player, name: NAMES[player]! }));
    return this;
  }

  /** What this player's page knows. */
  seen(you: PlayerId | null) {
    const seats = SEATS.filter((seat) => you !== null && this.state.seats[seat]?.player === you);
    return { state: this.state, you, seats };
  }
}
