/** The options of a console server: its ports, and the rules of its tables. */
import {
  BOUNDS,
  DEFAULT_IDLE,
  findPreset,
  type HostOptions,
  moveLimit,
  NO_TIMER,
  optionsFrom,
  type TableOptions,
  warningOf,
} from '@crownhead/match';
import type { OfferedOptions } from '@crownhead/protocol';
import { err, ok, quotable, type Result, type RuleSet } from '@crownhead/rules';

export interface ConsolePorts {
  readonly basePort: number;
  /** At least two, who play; the others watch. */
  readonly maxClients: number;
}

export const CONSOLE_BOUNDS = {
  basePort: [1025, 65_534],
  maxClients: [2, 1000],
} as const satisfies Record<keyof ConsolePorts, readonly [least: number, most: number]>;

export const CONSOLE_PORTS: ConsolePorts = { basePort: 9000, maxClients: 5 };

const LAST_PORT = 65_535;

const FLAGS: Readonly<Record<keyof ConsolePorts, string>> = {
  basePort: '--base-port',
  maxClients: '--max-clients',
};

/** Every client has its own port after the base port, so all of them have to exist (C1). */
export function portsFault({ basePort, maxClients }: ConsolePorts): string | null {
  const most = LAST_PORT - basePort;
  if (maxClients <= most) return null;
  return `From base port ${basePort} on there are ports for ${most} of ${maxClients} clients only.`;
}

/** Ports as they are typed; what is left out has its default. The first fault is returned as a sentence. */
export function readPorts(
  texts: Partial<Readonly<Record<keyof ConsolePorts, string>>>,
): Result<ConsolePorts, string> {
  const ports: { -readonly [K in keyof ConsolePorts]: number } = { ...CONSOLE_PORTS };
  for (const key of Object.keys(FLAGS) as (keyof ConsolePorts)[]) {
    const text = texts[key];
    if (text === undefined) continue;
    const [least, most] = CONSOLE_BOUNDS[key];
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most))
      return err(`${FLAGS[key]} is a whole number from ${least} to ${most}, not “${quotable(text)}”.`);
    ports[key] = value;
  }
  const fault = portsFault(ports);
  return fault === null ? ok(ports) : err(fault);
}

/** The first client to join has the first move; where that is drawn, so are the sides. After each game they change. */
const SIDES_BY_FIRST: Readonly<Record<RuleSet['first'], HostOptions['sides']>> = {
  black: 'host-black',
  white: 'host-white',
  random: 'random',
};

/** Tables of the console server: there are no lines for chat (N16) or for asking a move back. */
export function consoleOptions(options: HostOptions): OfferedOptions {
  const { shared: _, ...offered } = options;
  const table = { ...options.table, takebacks: 'never' } as const;
  return { ...offered, table, sides: SIDES_BY_FIRST[options.rules.first], chat: false };
}

/** Seconds. */
export const USUAL_TURN_LIMIT = DEFAULT_IDLE / 1000;

export const DEFAULT_CONSOLE_OPTIONS: OfferedOptions = consoleOptions(optionsFrom(findPreset('console')!));

const SECOND = 1000;

/** C5: seconds as they are typed, 0 for no limit; otherwise what they can be. */
export function readTurnLimit(text: string): Result<number, string> {
  const { least, most } = BOUNDS.idle;
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  const isLimit = seconds * SECOND >= least && seconds * SECOND <= most;
  if (seconds === 0 || isLimit) return ok(seconds);
  return err(
    `is 0 for none, or from ${least / SECOND} to ${most / SECOND} seconds, not “${quotable(text)}”.`,
  );
}

/** In the place of whatever limits a turn under the rules: passing it loses the game. */
export const withTurnLimit = (table: TableOptions, seconds: number): TableOptions => ({
  ...table,
  timer: NO_TIMER,
  idle: seconds === 0 ? null : seconds * SECOND,
});

/** The longest a turn may take, in milliseconds; null for no limit. Sent to everybody who joins (T5). */
export function turnLimit({ idle, timer, onTime }: TableOptions): number | null {
  const move = moveLimit(timer);
  const warning = warningOf({ timer, onTime }) ?? 0;
  const limits = [idle, move && move.limit + warning].filter((ms) => ms !== null);
  return limits.length === 0 ? null : Math.min(...limits);
}
