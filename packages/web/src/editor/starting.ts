/** From a setup to a game: what "setup complete" and "force start" answer (E5, E6). */
import { forceStart, formatFen, type Setup, type Side, type StartRefusal, startFrom } from '@crownhead/rules';

export type Starting =
  | { readonly kind: 'go'; readonly fen: string; readonly force: boolean }
  /** A side is empty and has lost already, or, with null, both are and nobody can win: asked once. */
  | { readonly kind: 'ask'; readonly lost: Side | null; readonly fen: string }
  | { readonly kind: 'refused'; readonly code: StartRefusal };

/** An open side to move stays open in the text: the rules fill it in when the game begins. */
const checkable = (setup: Setup): Setup => ({ ...setup, turn: setup.turn ?? 'black' });

export function complete(setup: Setup): Starting {
  const started = startFrom(checkable(setup));
  return started.ok
    ? { kind: 'go', fen: formatFen({ ...started.value, turn: setup.turn }), force: false }
    : { kind: 'refused', code: started.error };
}

export function force(setup: Setup): Starting {
  const forced = forceStart(checkable(setup));
  if (!forced.ok) return { kind: 'refused', code: forced.error };
  const { position, alreadyLost, isBlank } = forced.value;
  const fen = formatFen({ ...position, turn: setup.turn });
  return alreadyLost === null && !isBlank
    ? { kind: 'go', fen, force: false }
    : { kind: 'ask', lost: alreadyLost, fen };
}
