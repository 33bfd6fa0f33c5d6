/** The game that the editor is for: who plays by which rules, as the form said before, and the position set up here. */

import { formatFen, parseFen, type Setup, standardSetup } from '@crownhead/rules';
import { firstToMove } from '../screens/new-game/first-to-move.ts';
import type { GameForm } from '../screens/new-game/game-form.ts';

/** What stands on the board when the editor opens: the form's position, or the standard start with the side that moves first. */
export function setupFor({ options }: GameForm): Setup {
  const first = firstToMove(options);
  const turn = first === 'random' ? null : first;
  const { start } = options;
  const given = start.kind === 'position' ? parseFen(start.fen) : null;
  return given?.ok ? { ...given.value, turn } : { ...standardSetup(), turn };
}

/** The form with a position to begin from; the usual start stays what it is. */
export function withPosition(form: GameForm, fen: string, force = false): GameForm {
  const { first } = form.options.rules;
  const usual = formatFen({ ...standardSetup(), turn: first === 'random' ? null : first });
  const start = fen === usual ? ({ kind: 'standard' } as const) : ({ kind: 'position', fen, force } as const);
  return { ...form, options: { ...form.options, start } };
}
