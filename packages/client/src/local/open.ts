/** Opens a local table: a new game, a position or saved game through its options, or the table that was kept. */
import {
  type Command,
  decide,
  type Env,
  evolve,
  type HostOptions,
  NO_TABLE,
  type TableEvent,
  type TableState,
} from '@crownhead/match';
import { type BySide, err, ok, type Result, ratedAs, SIDES } from '@crownhead/rules';
import type { Refused } from '../table.ts';
import { type LocalPorts, LocalTable, refused, YOU } from './local-table.ts';
import { parseSaved, type SavedFault } from './saved.ts';

/** Somebody at this device, or a computer of a level. A computer's name is the table's to give. */
export interface LocalPlayer {
  readonly name: string;
  readonly level: number | null;
  /** It plays at this rating instead of at its level. */
  readonly rating?: number;
  /** The name of another engine than ours, which plays for the computer. */
  readonly engine?: string;
}

/** Who plays, and how. */
export interface LocalSetup {
  readonly options: Omit<HostOptions, 'shared' | 'sides'>;
  readonly players: BySide<LocalPlayer>;
  /** Draw who gets which side, for this game and the next ones; otherwise as given, and swapped game by game. */
  readonly drawSides?: boolean;
}

const SEAT = { black: 0, white: 1 } as const;

/** Sides follow from the seat of the host, who is the first person there is. */
export function localOptions({ options, players, drawSides = false }: LocalSetup): HostOptions {
  const hostIsWhite = players.black.level !== null && players.white.level === null;
  const sides = drawSides ? 'random' : hostIsWhite ? 'host-white' : 'host-black';
  return { ...options, sides, shared: true };
}

function openingCommands(setup: LocalSetup): readonly Command[] {
  const { players } = setup;
  const people = SIDES.filter((side) => players[side].level === null);
  const by = YOU;
  return [
    { by, type: 'table.create', name: hostName(players), options: localOptions(setup) },
    ...people.map((side): Command => {
      return { by, type: 'seat.take', name: players[side].name, seat: SEAT[side], connection: null };
    }),
    // The game starts when everybody is ready, so computers come last.
    ...SIDES.flatMap((side): Command[] => {
      const { level, rating, engine } = players[side];
      if (level === null) return [];
      const named = engine === undefined ? {} : { name: engine };
      return [{ by, type: 'computer.seat', ...ratedAs({ level, rating }), seat: SEAT[side], ...named }];
    }),
    { by, type: 'ready', ready: true },
  ];
}

const hostName = ({ black, white }: BySide<LocalPlayer>): string =>
  black.level !== null && white.level === null ? white.name : black.name;

/** A table with a game begun, or what is wrong with the options or names. */
export function openLocal(setup: LocalSetup, world: LocalPorts): Result<LocalTable, Refused> {
  let state: TableState = NO_TABLE;
  const events: TableEvent[] = [];
  for (const command of openingCommands(setup)) {
    const env: Env = {
      now: world.ports.now(),
      random: world.ports.random(),
      spectators: [],
      verdict: 'unknown',
    };
    const decision = decide(state, command, env);
    if (!decision.ok) return err(refused(decision.error, world));
    state = decision.value.reduce(evolve, state);
    events.push(...decision.value);
  }
  const table = new LocalTable(world, { name: hostName(setup.players), state, seq: events.length, events });
  table.save();
  return ok(table);
}

/** The table that was kept, exactly as it was; the time in between is charged to nobody. */
export function resumeLocal(world: LocalPorts): Result<LocalTable, SavedFault> {
  const saved = parseSaved(readStorage(world));
  if (!saved.ok) return saved;
  const { at, seq, events, state } = saved.value;
  const name = state.hostName ?? 'Player';
  const now = Math.max(world.ports.now(), at);
  const env: Env = { now, random: 0, spectators: [], verdict: 'unknown' };
  const pause = decide(state, { type: 'outage', from: at, to: now }, env);
  // A page that is back immediately has lost no time.
  if (!pause.ok) return ok(new LocalTable(world, { name, state, seq, events }));
  const resumed = {
    state: pause.value.reduce(evolve, state),
    seq: seq + 1,
    events: [...events, ...pause.value],
  };
  return ok(new LocalTable(world, { name, ...resumed }));
}

function readStorage({ storage }: LocalPorts): string | null {
  try {
    return storage?.read() ?? null;
  } catch {
    return null;
  }
}
