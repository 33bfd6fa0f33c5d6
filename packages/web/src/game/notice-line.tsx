/** The line at the top: what matters now, why a try was refused, and the buttons to answer what is asked (M5). */
import type { Notice } from '@crownhead/client';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../i18n/words.ts';
import { Button } from '../ui/button.tsx';
import type { GameModel } from './model.ts';
import { nextStep } from './next-step.ts';
import { noticeWords, refusalWords, statusWords, triedWords } from './notice-words.ts';
import './notice-line.css';

export interface Retries {
  /** A computer that gave no answer can be asked again. */
  readonly computer?: { readonly computerFailed: boolean; askAgain(): void } | undefined;
}

interface AnswersProps extends Retries {
  readonly model: GameModel;
  readonly onHome: () => void;
  /** To where the next game is prepared. */
  readonly onTable?: (() => void) | undefined;
}

interface NoticeProps extends AnswersProps {
  /** The answers stand in the line; otherwise where the thumb is. */
  readonly answers: boolean;
  /** At the end of the line. */
  readonly children?: ComponentChildren;
}

const QUESTIONS: readonly string[] = ['answer-draw', 'answer-takeback', 'take-seat'];

/** A table that is closed with its game has its result to tell. */
function resultOf(model: GameModel): Notice | null {
  const notice = model.notice.value;
  const round = model.round.value;
  const outcome = round?.game.outcome;
  if (!outcome || notice.code !== 'table-closed' || notice.why !== 'game-over') return null;
  return { code: 'game-over', outcome, names: round.names, rematch: false };
}

/** A try that was refused comes first, then what passes by, then what stands. */
function textOf(model: GameModel, failed: boolean): { text: string; grave: boolean } {
  const { game } = words.value;
  const plies = model.round.value?.game.plies.length ?? 0;
  const at = model.lookAt.value;
  if (at !== null) {
    const { lookingAtStart, lookingBack } = game.notice;
    return { text: at === 0 ? lookingAtStart : lookingBack(at, plies), grave: false };
  }
  const refused = model.shown.value?.refused;
  if (refused) return { text: triedWords(game, refused), grave: true };
  const passing = model.passing.value;
  if (passing?.kind === 'refused') return { text: refusalWords(game, passing.refused), grave: true };
  if (passing?.kind === 'no-hint') return { text: game.notice.noHint, grave: false };
  // What is asked is not hidden by the news: the buttons belong to it.
  if (passing?.kind === 'status' && !QUESTIONS.includes(model.view.value.asked)) {
    const { title, text } = statusWords(game, passing.status, model.sides.value, model.table.now());
    return { text: `${title} ${text}`, grave: false };
  }
  if (failed) return { text: game.notice.computerFailed, grave: true };
  if (model.hint.value === 'thinking') return { text: game.notice.hintThinking, grave: false };
  if (model.shown.value?.premove) return { text: game.notice.planned, grave: false };
  // Times in a notice go on with the clocks.
  void model.face.value;
  const notice = resultOf(model) ?? model.notice.value;
  const warned = 'warned' in notice && notice.warned;
  return {
    text: noticeWords(game, notice, model.table.now(), Date.now()),
    grave: warned || notice.code === 'must-jump' || notice.code === 'away',
  };
}

export function NoticeLine({ answers, children, ...props }: NoticeProps) {
  const { model, computer } = props;
  const failed = computer?.computerFailed ?? false;
  const { text, grave } = textOf(model, failed);
  return (
    <div class={grave ? 'notice notice-grave' : 'notice'}>
      <p class="notice-text">{text}</p>
      {answers && <Answers {...props} />}
      {children}
    </div>
  );
}

/** A button that goes away under the keyboard hands it to the board. */
function useHandOver(): RefObject<HTMLSpanElement> {
  const place = useRef<HTMLSpanElement>(null);
  const had = place.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (!had || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('.board [tabindex="0"]')?.focus({ preventScroll: true });
  });
  return place;
}

/** The buttons to answer what is asked now; none most of the time. */
export function Answers({ model, computer, onHome, onTable = onHome }: AnswersProps) {
  const { actions } = words.value.game;
  const { asked, link } = model.view.value;
  const place = useHandOver();
  const answer = (label: string, run: () => void, look: 'main' | 'plain' = 'plain'): ComponentChildren => (
    <Button key={label} look={look} onClick={run}>
      {label}
    </Button>
  );
  const goingOn = (): ComponentChildren[] => {
    const next = nextStep(model.view.value);
    if (next === null) return [];
    const ready = (): void => void model.send({ type: 'ready', ready: true });
    const run = next === 'home' ? onHome : next === 'toTable' ? onTable : ready;
    return [answer(actions[next], run, 'main')];
  };
  const shown = (): ComponentChildren[] => {
    if (model.lookAt.value !== null) {
      return [answer(words.value.game.list.live, () => model.lookBack(Infinity), 'main')];
    }
    if (link.status !== 'here') return [];
    if (computer?.computerFailed) return [answer(actions.askAgain, () => computer.askAgain(), 'main')];
    if (model.shown.value?.mayEnd) return [answer(actions.endTurn, () => model.do({ type: 'end' }), 'main')];
    switch (asked) {
      case 'answer-draw':
        return [
          answer(actions.accept, () => model.send({ type: 'draw.accept' }), 'main'),
          answer(actions.decline, () => model.send({ type: 'draw.decline' })),
        ];
      case 'answer-takeback':
        return [
          answer(actions.agree, () => model.send({ type: 'takeback.accept' }), 'main'),
          answer(actions.decline, () => model.send({ type: 'takeback.decline' })),
        ];
      case 'take-seat':
        return [
          answer(actions.takeSeat, () => model.send({ type: 'seat.accept' }), 'main'),
          answer(actions.noThanks, () => model.send({ type: 'seat.decline' })),
        ];
      default:
        // The card over the board asks the same.
        return model.messages.value.length > 0 ? [] : goingOn();
    }
  };
  const buttons = shown();
  if (buttons.length === 0) return null;
  return (
    <span ref={place} class="notice-answers">
      {buttons}
    </span>
  );
}
