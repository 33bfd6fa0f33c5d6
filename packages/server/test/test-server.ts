/** A real server for tests: real sockets on a free port, its own store, and time that can be moved. */
import { type HostOptions, OFFICIAL_PRESET, optionsFrom } from '@crownhead/match';
import { type OfferedOptions, type TableId, tableId } from '@crownhead/protocol';
import { legalMoves } from '@crownhead/rules';
import { DEFAULT_CONFIG, type ServerConfig } from '../src/config.ts';
import { DEFAULT_LIMITS } from '../src/http/config.ts';
import { type RunningServer, type ServerDeps, startServer } from '../src/server.ts';
import { openedHere } from './store-here.ts';
import { TestClient } from './test-client.ts';

const UNLIMITED = { perSecond: 1e6, burst: 1e6 } as const;
const NO_HTTP_LIMITS = Object.fromEntries(
  Object.keys(DEFAULT_LIMITS).map((key) => [key, UNLIMITED]),
) as unknown as typeof DEFAULT_LIMITS;

const TEST_CONFIG: ServerConfig = {
  ...DEFAULT_CONFIG,
  port: 0,
  db: ':memory:',
  logLevel: 'error',
  engines: 1,
  computerPace: 0,
  messagesPerSecond: 1_000_000,
  messagesPerSecondPerAddress: 1_000_000,
  tablesPerAddress: 100_000,
  seatsPerAddress: 100_000,
};

export async function startTestServer(
  config: Partial<ServerConfig> = {},
  deps: ServerDeps = {},
): Promise<RunningServer> {
  const opened = deps.opened ?? (config.db === undefined ? await openedHere() : undefined);
  return startServer(
    { ...TEST_CONFIG, ...config },
    { httpLimits: NO_HTTP_LIMITS, ...deps, ...(opened && { opened }) },
  );
}

export function offered(changes: Partial<HostOptions> = {}): OfferedOptions {
  const { shared: _, ...options } = { ...optionsFrom(OFFICIAL_PRESET), ...changes };
  return options;
}

/** Opens a table for this client and sits down at it. */
export async function createTable(
  host: TestClient,
  options: OfferedOptions = offered(),
  password?: string,
): Promise<TableId> {
  const made = await host.request({
    type: 'table.create',
    options,
    ...(password !== undefined && { password }),
  });
  if (made.type === 'refusal') throw new Error(made.message);
  const table = tableId(made.table!);
  await sit(host, table);
  return table;
}

/** Comes to a table and takes a free seat. */
export async function sit(client: TestClient, table: TableId, password?: string): Promise<void> {
  for (const answer of [
    await client.open(table, password === undefined ? {} : { password }),
    await client.command(table, { type: 'seat.take' }),
  ]) {
    if (answer.type === 'refusal') throw new Error(`${client.name}: ${answer.message}`);
  }
}

/** Two players at a table who are both ready, so that a game is on. */
export async function startGame(
  url: string,
  names: readonly [string, string],
  options: OfferedOptions = offered({ sides: 'host-black' }),
  otherUrl: string = url,
): Promise<{ table: TableId; black: TestClient; white: TestClient }> {
  const black = await TestClient.join(url, names[0]);
  const white = await TestClient.join(otherUrl, names[1]);
  const table = await createTable(black, options);
  await sit(white, table);
  await Promise.all([
    black.command(table, { type: 'ready', ready: true }),
    white.command(table, { type: 'ready', ready: true }),
  ]);
  const isOn = (state: { round: unknown }) => state.round !== null;
  await Promise.all([black.until(table, isOn), white.until(table, isOn)]);
  return { table, black, white };
}

/** Plays some legal move for this client; which one depends on `choice` alone. */
export async function playMove(client: TestClient, table: TableId, choice = 0) {
  const { game, number } = client.state(table).round!;
  const moves = legalMoves(game.position);
  const move = moves[choice % moves.length]!;
  const path = [move.from, ...move.path];
  return client.command(table, { type: 'move', game: number, ply: game.plies.length + 1, path });
}
