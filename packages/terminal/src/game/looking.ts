/** An earlier position on the board while the game goes on: which one, and how one gets there and back. */
import type { Notice, TableView } from '@crownhead/client';
import { formatMove, type Game, moveCount, type Position, type Square } from '@crownhead/rules';
import type { GameScreen } from './model.ts';

/** `at` counts the plies that are shown, `since` those there were when one began to look. */
export interface Looking {
  readonly at: number;
  readonly since: number;
}

const gameOf = ({ view }: Pick<GameScreen, 'view'>): Game | null => view.state.round?.game ?? null;

/** Shows the game after this many plies; after all of them it is the game itself. */
export function lookAt(screen: GameScreen, plies: number): GameScreen {
  const all = gameOf(screen)?.plies.length ?? 0;
  if (plies >= all) return { ...screen, looking: null };
  const since = screen.looking?.since ?? all;
  const input = screen.input && { ...screen.input, refused: null };
  return { ...screen, input, said: null, looking: { at: Math.max(0, plies), since } };
}

export const lookBy = (screen: GameScreen, by: 1 | -1): GameScreen =>
  lookAt(screen, (screen.looking?.at ?? gameOf(screen)?.plies.length ?? 0) + by);

/** New moves do not end it; what was taken back, or another game, does. */
export function keepLooking(looking: Looking | null, before: TableView, view: TableView): Looking | null {
  const { round } = view.state;
  if (looking === null || round === null || round.number !== before.state.round?.number) return null;
  const plies = round.game.plies.length;
  return looking.at >= plies ? null : { ...looking, since: Math.min(looking.since, plies) };
}

/** The board as it was then, and the move that led there. */
export function positionAt(game: Game, plies: number): { position: Position; last: readonly Square[] } {
  const ply = game.plies[plies - 1];
  return {
    position: game.plies[plies]?.before ?? game.position,
    last: ply?.kind === 'move' ? [ply.move.from, ply.move.path.at(-1)!] : [],
  };
}

/** Which position is shown, as the prompt says it. */
export function lookingNotice({ looking, view }: GameScreen): Extract<Notice, { code: 'looking-back' }> {
  const at = looking?.at ?? 0;
  const side = view.state.round?.game.plies[at - 1]?.before.turn ?? null;
  return { code: 'looking-back', move: moveCount(at), side };
}

/** What has been played while one looked elsewhere; null for nothing. */
export function missedText({ looking, view: { state } }: GameScreen): string | null {
  const { round } = state;
  const last = round?.game.plies.at(-1);
  if (!looking || !round || !last || round.game.plies.length <= looking.since) return null;
  const name = round.names[last.before.turn];
  return last.kind === 'move' ? `${name} played ${formatMove(last.move)}.` : `${name} passed.`;
}
