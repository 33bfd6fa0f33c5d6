/** The computer player, hints and endgame verdicts: an engine that is loaded when it is first needed. */
import type { ComputerPlayer, ProofVerdict } from '@crownhead/client/local';
import type { Game, Move, Position } from '@crownhead/rules';

const thinking = () => import('./thinking.ts');

export const computer: ComputerPlayer = {
  move: async (question) => (await thinking()).computerMove(question),
  wantsDraw: async (question) => (await thinking()).wantsDraw(question),
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
