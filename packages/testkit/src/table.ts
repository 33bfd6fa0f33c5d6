/** A table with fake time: sends commands, keeps the log, and checks after each one that the log alone gives the state. */
import { isDeepStrictEqual } from 'node:util';
import {
  type Command,
  type ConnectionId,
  connectionId,
  DEFAULT_OPTIONS,
  type Decision,
  decide,
  type Env,
  type EventType,
  evolve,
  findPreset,
  type HostOptions,
  NO_TABLE,
  nextDeadline,
  type PlayerId,
  playerId,
  playing,
  type Round,
  type Spectator,
  type TableEvent,
  type TableOptions,
  type TableRefusal,
  type TableState,
} from '@crownhead/match';
import { type PresetId, parseMoveText, type RuleSet, type Side } from '@crownhead/rules';

export const ANN = playerId('ann');
export const BOB = playerId('bob');
export const CY = playerId('cy');
export const DEE = playerId('dee');
export const EVE = playerId('eve');

/** Ann, as players are shown. */
export const nameOf = (player: PlayerId): string => player.charAt(0).toUpperCase() + player.slice(1);

export const spectatorsOf = (...players: PlayerId[]): Spectator[] =>
  players.map((player) => ({ player, name: nameOf(player) }));

/** A player's connections are counted from 1. */
export const connectionOf = (player: PlayerId, count = 1): ConnectionId => connectionId(`${player}#${count}`);

export interface OptionChanges extends Partial<Omit<HostOptions, 'rules' | 'table'>> {
  readonly preset?: PresetId;
  readonly rules?: Partial<RuleSet>;
  readonly table?: Partial<TableOptions>;
}

/** The official preset or another, but for what is named. The host has Black unless told otherwise. */
export function optionsWith({ preset = 'official', rules, table, ...host }: OptionChanges = {}): HostOptions {
  const base = findPreset(preset)!;
  return {
    ...DEFAULT_OPTIONS,
    sides: 'host-black',
    ...host,
    rules: { ...base.rules, ...rules },
    table: { ...base.table, ...table },
  };
}

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
}

const show = (value: unknown): string => JSON.stringify(value);

export class TableDriver {
  /** Milliseconds; the table is opened at 0. */
  now = 0;
  random = 0;
  spectators: readonly Spectator[] = [];
  verdict: Env['verdict'] = 'unknown';
  readonly log: TableEvent[] = [];
  #state: TableState = NO_TABLE;
  /** What somebody knows who has only read the log. */
  #reader: TableState = NO_TABLE;

  /** A table that Ann has opened, with nobody in its seats. */
  static open(changes: OptionChanges = {}): TableDriver {
    const table = new TableDriver();
    table.ok({ by: ANN, type: 'table.create', name: 'Ann', options: optionsWith(changes) });
    return table;
  }

  /** Ann and Bob have taken their seats: she the first, he the second. */
  static seated(changes: OptionChanges = {}): TableDriver {
    const table = TableDriver.open(changes);
    table.sit(ANN);
    table.sit(BOB);
    return table;
  }

  /** Ann and Bob are playing their first game; Ann has Black. */
  static playing(changes: OptionChanges = {}): TableDriver {
    const table = TableDriver.seated(changes);
    table.start();
    return table;
  }

  /** One person plays both sides on one device. */
  static shared(changes: OptionChanges = {}): TableDriver {
    const table = TableDriver.open({ ...changes, shared: true });
    table.ok({ by: ANN, type: 'seat.take', name: 'Ann', seat: 0, connection: null });
    table.ok({ by: ANN, type: 'seat.take', name: 'Bob', seat: 1, connection: null });
    table.ok({ by: ANN, type: 'ready', ready: true });
    return table;
  }

  get state(): TableState {
    return this.#state;
  }

  /** The game being played. */
  get round(): Round {
    const round = playing(this.#state);
    if (!round) throw new Error('no game is being played');
    return round;
  }

  /** The last game, whether or not it is over. */
  get lastRound(): Round {
    if (!this.#state.round) throw new Error('no game has been played');
    return this.#state.round;
  }

  get turn(): Side {
    return this.round.game.position.turn;
  }

  /** Who is to move. */
  get mover(): PlayerId {
    return this.round.players[this.turn];
  }

  /** How long until something is due; null when nothing will be. */
  get dueIn(): number | null {
    const at = nextDeadline(this.#state);
    return at === null ? null : at - this.now;
  }

  send(command: Command): Decision {
    deepFreeze(command);
    const { now, random, spectators, verdict } = this;
    const env: Env = { now, random, spectators, verdict };
    const decision = decide(this.#state, command, env);
    if (!decision.ok) return decision;
    if (decision.value.length === 0) throw new Error(`nothing happened: ${show(command)}`);
    for (const event of decision.value) this.#add(event);
    if (!isDeepStrictEqual(this.#state, this.#reader)) {
      throw new Error(`the log gives another state after ${show(command)}`);
    }
    return decision;
  }

  #add(event: TableEvent): void {
    if (event.at < this.#state.lastAt) throw new Error(`time goes backwards in ${show(event)}`);
    this.#state = evolve(this.#state, event);
    deepFreeze(this.#state);
    this.#reader = evolve(this.#reader, JSON.parse(JSON.stringify(event)));
    this.log.push(event);
  }

  /** Sends a command that must be accepted; returns its events. */
  ok(command: Command): readonly TableEvent[] {
    const decision = this.send(command);
    if (!decision.ok) throw new Error(`refused (${decision.error}): ${show(command)}`);
    return decision.value;
  }

  /** Like `ok`, but returns only what kinds of events there were. */
  did(command: Command): readonly EventType[] {
    return this.ok(command).map(({ type }) => type);
  }

  /** Sends a command that must be refused; returns why. */
  refused(command: Command): TableRefusal {
    const decision = this.send(command);
    if (decision.ok) throw new Error(`not refused: ${show(command)} became ${show(decision.value)}`);
    return decision.error;
  }

  sit(player: PlayerId): void {
    this.ok({ by: player, type: 'seat.take', name: nameOf(player), connection: connectionOf(player) });
  }

  ready(player: PlayerId): readonly EventType[] {
    return this.did({ by: player, type: 'ready', ready: true });
  }

  /** Both players say "ready". */
  start(): void {
    for (const occupant of this.#state.seats) {
      if (occupant?.kind === 'person' && !occupant.ready) this.ready(occupant.player);
    }
  }

  /** A move as a command of the side to move. */
  moving(text: string): Extract<Command, { type: 'move' }> {
    const path = parseMoveText(text);
    if (!path.ok) throw new Error(`unreadable: ${text}`);
    const { number: game, game: played } = this.round;
    return { by: this.mover, type: 'move', game, ply: played.plies.length + 1, path: path.value };
  }

  /** Plays moves of either side; returns the kinds of events of the last one. */
  move(...texts: string[]): readonly EventType[] {
    let types: readonly EventType[] = [];
    for (const text of texts) types = this.did(this.moving(text));
    return types;
  }

  lose(player: PlayerId, count = 1): readonly EventType[] {
    return this.did({ by: player, type: 'connection.lose', connection: connectionOf(player, count) });
  }

  connect(player: PlayerId, count: number): readonly EventType[] {
    return this.did({ by: player, type: 'connection.open', connection: connectionOf(player, count) });
  }

  wait(ms: number): this {
    this.now += ms;
    return this;
  }

  /** Waits until something is due, and `late` milliseconds more, and lets it happen. */
  tick(late = 0): readonly EventType[] {
    const { dueIn } = this;
    if (dueIn === null) throw new Error('nothing will ever be due');
    return this.wait(Math.max(0, dueIn) + late).did({ type: 'tick' });
  }

  /** Lets everything happen that falls due within this time, each thing when it does. */
  pass(ms: number): readonly EventType[] {
    const end = this.now + ms;
    const types: EventType[] = [];
    for (let due = this.dueIn; due !== null && this.now + due <= end; due = this.dueIn)
      types.push(...this.tick());
    this.now = end;
    return types;
  }
}
