/** The answers to a prompt as data: what each is called, and what it does. */
import type { TableCommand } from '@crownhead/protocol';
import type { InputEvent } from './input/input.ts';
import { nextStep } from './next-step.ts';
import type { Notice } from './notice.ts';
import type { TableView } from './table.ts';

/** What an answer is called. */
export type AnswerLabel =
  | 'accept'
  | 'decline'
  | 'agree'
  | 'takeSeat'
  | 'noThanks'
  | 'endTurn'
  | 'backToGame'
  | 'askAgain'
  | 'noRematch'
  | NonNullable<ReturnType<typeof nextStep>>;

/** What an answer does: at the table, to the move being entered, or what only the screen can do. */
export type AnswerAct =
  | { readonly type: 'send'; readonly command: TableCommand }
  | { readonly type: 'input'; readonly event: InputEvent }
  | { readonly type: 'screen'; readonly what: 'ask-again' | 'back-to-game' | 'home' | 'to-table' };

/** One button. */
export interface Answer {
  readonly label: AnswerLabel;
  readonly act: AnswerAct;
  /** The one that most people want. */
  readonly main: boolean;
}

const send = (label: AnswerLabel, command: TableCommand, main = false): Answer => ({
  label,
  act: { type: 'send', command },
  main,
});
const screen = (label: AnswerLabel, what: Extract<AnswerAct, { type: 'screen' }>['what']): Answer => ({
  label,
  act: { type: 'screen', what },
  main: true,
});

const END_TURN: Answer = { label: 'endTurn', act: { type: 'input', event: { type: 'end' } }, main: true };

/** The next game, where this player is asked for it. */
function nextGame(view: TableView): readonly Answer[] {
  const next = nextStep(view);
  if (next === null) return [];
  if (next === 'home') return [screen('home', 'home')];
  if (next === 'toTable') return [screen('toTable', 'to-table')];
  return [send(next, { type: 'ready', ready: true }, true)];
}

/** A no gives the seat to somebody else (N8); between two people at one device there is nobody to tell. */
function noMore({ state, asked }: TableView): readonly Answer[] {
  const may = asked === 'ready' && !state.options.shared && state.round?.table.after === 'rematch';
  return may && state.round?.game.outcome ? [send('noRematch', { type: 'rematch.decline' })] : [];
}

/** What this player can say about the next game: no, where that can be said, and yes. */
export const nextAnswers = (view: TableView): readonly Answer[] => [...noMore(view), ...nextGame(view)];

/** Notices without an answer. */
type Unanswered =
  | 'connecting'
  | 'reconnecting'
  | 'lost'
  | 'outdated'
  | 'closed'
  | 'unsent'
  | 'table-closed'
  | 'away'
  | 'must-jump'
  | 'your-turn'
  | 'their-turn'
  | 'thinking'
  | 'planned'
  | 'hint-thinking'
  | 'draw-offered'
  | 'takeback-asked'
  | 'waiting-for-player'
  | 'waiting-for-host'
  | 'waiting-for-ready'
  | 'asking-spectator';

/** `standing` is what stands behind a time warning: its answers are still there. */
export function answersTo(notice: Notice, standing: Notice, view: TableView): readonly Answer[] {
  switch (notice.code) {
    case 'answer-draw':
      return [send('decline', { type: 'draw.decline' }), send('accept', { type: 'draw.accept' }, true)];
    case 'answer-takeback':
      return [
        send('decline', { type: 'takeback.decline' }),
        send('agree', { type: 'takeback.accept' }, true),
      ];
    case 'seat-offered':
      return [send('noThanks', { type: 'seat.decline' }), send('takeSeat', { type: 'seat.accept' }, true)];
    case 'rematch-asked':
    case 'press-ready':
    case 'game-over':
      return nextAnswers(view);
    case 'computer-failed':
      return [screen('askAgain', 'ask-again')];
    case 'looking-back':
      return [screen('backToGame', 'back-to-game')];
    case 'another-jump':
      return notice.mayEnd ? [END_TURN] : [];
    case 'time-short':
      return standing.code === 'another-jump' && standing.mayEnd ? [END_TURN] : [];
    default:
      notice.code satisfies Unanswered;
      return [];
  }
}
