/** The computer player, hints and endgame verdicts: an engine that is loaded when it is first needed. */
import type { ComputerSeats, ProofVerdict, SeatComputers } from '@crownhead/client/local';
import type { Occupant, TableState } from '@crownhead/match';
import type { Game, Move, Position } from '@crownhead/rules';

const thinking = () => import('./thinking.ts');

const isComputer = (occupant: Occupant | null): boolean => occupant?.kind === 'computer';

/** Loaded where a computer has a seat: two people do without. */
export const computers: SeatComputers = (host, ports) => {
  let seats: ComputerSeats | null = null;
  let pending: TableState | null = null;
  const load = async (): Promise<void> => {
    try {
      seats ??= (await thinking()).computers(host, ports);
      if (pending) seats.follow(pending);
    } catch {
      if (!pending) return;
      pending = null;
      host.failed(null);
    }
  };
  return {
    follow(state) {
      if (seats) return seats.follow(state);
      const isLoading = pending !== null;
      pending = state.seats.some(isComputer) ? state : null;
      if (pending && !isLoading) void load();
    },
    stop() {
      pending = null;
      seats?.stop();
    },
  };
};

/** What the endgame tables say, for draws by proof. */
export const verdict = async (position: Position): Promise<ProofVerdict> =>
  (await thinking()).endgameVerdict(position);

/** A good move for the side to move; null when there is none, or no engine. */
export async function hint(game: Game): Promise<Move | null> {
  try {
    return await (await thinking()).bestMove(game);
  } catch {
    return null;
  }
}

/** Where a computer plays, it should be ready when its turn comes. */
export function wakeComputer(): void {
  thinking().then(
    ({ wake }) => wake(),
    () => undefined,
  );
}
