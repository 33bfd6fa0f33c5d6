/** The prompt of a game in the terminal: the one that every screen shows, from what this one knows. */
import {
  type ClockFace,
  clockFace,
  type Prompt,
  type PromptMessage,
  promptOf,
  promptText,
  showInput,
  type TransientMessage,
  yourSeatText,
} from '@crownhead/client';
import { missedText } from './looking.ts';
import { type GameScreen, remark, tableNow } from './model.ts';

/** What passes by; the time that an idle notice tells runs on. */
function transientOf(screen: GameScreen, { idle }: ClockFace): TransientMessage | null {
  const missed = missedText(screen);
  if (missed !== null) return remark(missed);
  const { said } = screen;
  if (said?.kind !== 'status' || said.status.code !== 'idle-noticed') return said;
  return { kind: 'status', status: { ...said.status, left: idle ?? said.status.left } };
}

/** The one prompt there is now; what passes by may stand below it. */
export function promptFor(screen: GameScreen, now: number): Prompt {
  const { view, input, computerFailed, computerProblem, hint, looking } = screen;
  const face = clockFace(view.state, tableNow(screen, now));
  return promptOf({
    view,
    face,
    shown: input && showInput(input),
    transient: transientOf(screen, face),
    lookAt: looking?.at ?? null,
    computerFailed,
    computerProblem,
    hintThinking: hint === 'asked',
  });
}

const COME_BACK = 'End: back to the game.';

/** The sentence of a prompt. There are no buttons here: keys are named instead. `now` is this device's time. */
export function promptSentence(screen: GameScreen, message: PromptMessage, now: number): string {
  const text = promptText(message, tableNow(screen, now), now);
  if (message.from !== 'notice') return text;
  const { notice } = message;
  if (notice.code === 'press-ready') {
    const asked = notice.rematch ? 'Another game? Press y.' : 'Press y when you are ready.';
    return `${asked}${yourSeatText(notice.until, tableNow(screen, now))}`;
  }
  return notice.code === 'looking-back' ? `${text} ${COME_BACK}` : text;
}
