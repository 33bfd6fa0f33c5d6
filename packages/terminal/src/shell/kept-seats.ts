/** Asks servers whether they keep a seat for somebody: all at the same time, and none for long. */
import { type WaitingSeat, waitingSeats } from '@crownhead/client';
import { ownTables } from '@crownhead/client/remote';

/** By then a server that is there has answered; one that is gone keeps nobody waiting. */
const PATIENCE_MS = 4000;
/** Of those a player has ever been at, the latest. */
const MOST_SERVERS = 8;

interface Known {
  readonly origin: string;
  readonly token: string;
}

async function seatsAt(
  name: string,
  { origin, token }: Known,
  signal: AbortSignal,
): Promise<readonly WaitingSeat[]> {
  const until = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  const told = await ownTables({
    origin,
    token,
    fetch: (url, request) => fetch(url, { ...request, signal: until }),
  });
  return told === null ? [] : waitingSeats({ origin, name }, told, Date.now());
}

const urgency = ({ until }: WaitingSeat): number => until ?? Number.POSITIVE_INFINITY;

/** The most urgent first; none where `signal` ends it. */
export async function keptSeats(
  name: string,
  servers: readonly Known[],
  signal: AbortSignal,
): Promise<readonly WaitingSeat[]> {
  const found = await Promise.all(
    servers.slice(0, MOST_SERVERS).map((server) => seatsAt(name, server, signal)),
  );
  return found.flat().sort((a, b) => urgency(a) - urgency(b));
}
