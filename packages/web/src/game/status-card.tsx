/** The card over the board until it is acknowledged with Enter (M5): a lost connection, a closed table, the result. */
import { type Answer, type NextStep, nextAnswers, type StatusMessage, yourSides } from '@crownhead/client';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Piece } from '../board/piece.tsx';
import { words } from '../i18n/words.ts';
import { Button } from '../ui/button.tsx';
import { Icon, Lines } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { GameIcon } from './game-icon.tsx';
import type { GameModel } from './model.ts';
import { moveRows } from './move-rows.ts';
import { newsText } from './news-dictionary.ts';
import { answer, PromptBox } from './prompt-box.tsx';
import { isOnCard } from './status-place.tsx';
import './status-card.css';

const HOME = 'M4 11.5L12 4.5l8 7M6.5 10v9.5h11V10';
const ANALYSE = 'M4 19.5h16M6.5 16V11M12 16V5M17.5 16v-8';
const AGAIN = 'M19 12a7 7 0 1 1-2-4.9M19.5 3.5v4h-4';

export interface CardProps {
  readonly model: GameModel;
  readonly onSave?: (() => void) | undefined;
  readonly onShare?: (() => void) | undefined;
  readonly onHome: () => void;
  /** To where the next game is prepared. */
  readonly onTable?: (() => void) | undefined;
  /** From this table to somebody else. */
  readonly onNewOpponent?: (() => void) | undefined;
}

export default function StatusCard(props: CardProps & { readonly status: StatusMessage }) {
  const { model, status } = props;
  const card = useRef<HTMLDivElement>(null);
  // Before it is painted: an Enter of somebody quick is meant for what is seen.
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    card.current
      ?.querySelector<HTMLElement>('.card-close > button, [data-acknowledge]')
      ?.focus({ preventScroll: true });
    return () => before?.isConnected && before.focus({ preventScroll: true });
  }, [status]);
  // Times in it go on with the clocks.
  void model.face.value;
  const { title, text } = textOf(model, status);
  const isResult = status.code === 'result';
  return (
    <div class="card-place">
      <div
        ref={card}
        class="card"
        role="alertdialog"
        aria-label={title}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          model.acknowledge();
        }}
      >
        {isResult && (
          <span class="card-close">
            <IconButton label={newsText.newsWords.value.lookAtBoard} run={() => model.acknowledge()}>
              <Icon name="close" />
            </IconButton>
          </span>
        )}
        <Emblem status={status} />
        <p class="card-title">{title}</p>
        {text && <p class="card-text">{text}</p>}
        <CardPrompt {...props} />
        {isResult ? (
          <ResultActions {...props} />
        ) : (
          <Button look="main" data-acknowledge onClick={() => model.acknowledge()}>
            {words.value.common.ok}
          </Button>
        )}
      </div>
    </div>
  );
}

function textOf(model: GameModel, status: StatusMessage): { readonly title: string; readonly text: string } {
  const words = newsText.newsWords.value;
  if (status.code !== 'result')
    return newsText.statusWords(words, status, model.sides.value, model.table.now());
  const [mine = null, other] = yourSides(model.view.value);
  const game = model.round.value?.game;
  // Moves as the list counts them.
  const moves = game ? moveRows(game, 'numeric').length : 0;
  return newsText.resultWords(words, status, other === undefined ? mine : null, moves);
}

/** What is asked or waited for while the card is open; the buttons below answer for the next game. */
function CardPrompt({ model, onHome, onTable }: CardProps) {
  const prompt = model.prompt.value;
  if (!isOnCard(prompt) || prompt.kind === 'result') return null;
  const { message } = prompt;
  const { code } = message.from === 'notice' ? message.notice : { code: null };
  const isNextGame = code === 'rematch-asked' || code === 'press-ready';
  return (
    <div class="card-prompt">
      <PromptBox
        model={model}
        prompt={isNextGame ? { ...prompt, answers: [] } : prompt}
        {...{ onHome, onTable }}
      />
    </div>
  );
}

/** The winner's king, or both side by side. */
function Emblem({ status }: { readonly status: StatusMessage }) {
  if (status.code !== 'result') return null;
  const { winner } = status.outcome;
  return (
    <div class="card-emblem">
      {(winner ? [winner] : (['black', 'white'] as const)).map((side) => (
        <span key={side} class="card-disc">
          <Piece side={side} kind={winner ? 'king' : 'man'} />
        </span>
      ))}
    </div>
  );
}

function ResultActions({ model, onSave, onShare, onHome, onTable, onNewOpponent }: CardProps) {
  const { actions } = words.value.game;
  const { state } = model.view.value;
  const [main, ...others] = [...nextAnswers(model.view.value)].reverse();
  // From a table with others one goes away, and gives up a seat.
  const away = state.options.shared ? 'home' : 'leave';
  // A table that ended with its game has nothing more to offer.
  const isOver = !main && state.status === 'closed';
  const plies = model.round.value?.game.plies.length ?? 0;
  /** From the first move on, with the card out of the way. */
  const review = (): void => {
    model.acknowledge();
    model.lookBack(0);
  };
  const analyse = (): void =>
    void import('../analysis/hand-over.ts').then(({ analyseTable }) => analyseTable(model.table));
  const mayChange = onNewOpponent && (isOver || model.view.value.seats.length > 0);
  const run = (one: Answer): void => {
    if (one.act.type === 'send') model.acknowledge();
    answer(model, one, { onHome, onTable });
  };
  const small = (label: string, icon: ComponentChildren, act: () => void): ComponentChildren => (
    <Button look="quiet" onClick={act}>
      {icon}
      {label}
    </Button>
  );
  return (
    <>
      {main && (
        <Button look="main" onClick={() => run(main)}>
          <Lines d={main.label === 'home' ? HOME : AGAIN} />
          {actions[main.label as NonNullable<NextStep>]}
        </Button>
      )}
      <div class="card-main">
        {plies > 0 && (
          <Button onClick={analyse}>
            <Lines d={ANALYSE} />
            {newsText.newsWords.value.analyse}
          </Button>
        )}
        {others.map((one) => (
          <Button key={one.label} onClick={() => run(one)}>
            {actions.noRematch}
          </Button>
        ))}
        {mayChange && (
          <Button look={isOver ? 'main' : 'plain'} onClick={onNewOpponent}>
            {newsText.newsWords.value.newOpponent}
          </Button>
        )}
      </div>
      <div class="card-row">
        {plies > 0 && small(newsText.newsWords.value.outcome.card.review, <Icon name="eye" />, review)}
        {onSave && small(actions.save, <GameIcon name="save" />, onSave)}
        {onShare && small(actions.share, <GameIcon name="share" />, onShare)}
        {main?.label !== 'home' &&
          small(actions[away], away === 'home' ? <Lines d={HOME} /> : <GameIcon name={away} />, onHome)}
      </div>
    </>
  );
}
