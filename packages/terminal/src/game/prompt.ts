/** The prompt of a game in the terminal: the one that every screen shows, from what this one knows. */
import { clockFace, type Prompt, promptOf, showInput } from '@crownhead/client';
import { type GameScreen, tableNow } from './model.ts';

/** The one prompt there is now; what passes by may stand below it. */
export function promptFor(screen: GameScreen, now: number): Prompt {
  const { view, input, said, computerFailed, computerProblem, hint } = screen;
  return promptOf({
    view,
    face: clockFace(view.state, tableNow(screen, now)),
    shown: input && showInput(input),
    passing: said === null ? null : { kind: 'remark', text: said },
    computerFailed,
    computerProblem,
    hintThinking: hint === 'asked',
  });
}
