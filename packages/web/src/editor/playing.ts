/** Hands a position over to a game. */
import { go } from '../router.ts';
import { startWith } from '../screens/new-game/kept-form.ts';
import { lastForm } from '../screens/new-game/last-form.ts';

export type Opponent = 'computer' | 'friend';

/** To the form of a new game, where the rest can be chosen. */
export function playFrom(opponent: Opponent, fen: string, force: boolean): void {
  const query = new URLSearchParams({ fen, ...(force ? { force: 'yes' } : {}) });
  go(`/new/${opponent}?${query}`);
}

/** Begins at once, with everything as it was in the last game; a sentence when that cannot be. */
export function startFrom(opponent: Opponent, fen: string): string | null {
  const last = lastForm();
  const start = { kind: 'position', fen, force: false } as const;
  const started = startWith({ ...last, mode: opponent, options: { ...last.options, start } });
  if (!started.ok) return started.error.message;
  go(started.value);
  return null;
}
