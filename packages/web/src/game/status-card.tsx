/** What sits over the board until it is acknowledged with Enter (M5): a lost connection, a closed table, the result. */
import type { StatusMessage } from '@crownhead/client';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Piece } from '../board/piece.tsx';
import { words } from '../i18n/words.ts';
import { Button } from '../ui/button.tsx';
import { GameIcon } from './game-icon.tsx';
import type { GameModel } from './model.ts';
import { nextStep } from './next-step.ts';
import { statusWords } from './notice-words.ts';
import './status-card.css';

export interface CardProps {
  readonly model: GameModel;
  readonly onSave?: (() => void) | undefined;
  readonly onShare?: (() => void) | undefined;
  readonly onHome: () => void;
  /** To where the next game is prepared. */
  readonly onTable?: (() => void) | undefined;
}

export default function StatusCard(props: CardProps & { readonly status: StatusMessage }) {
  const { model, status } = props;
  const card = useRef<HTMLDivElement>(null);
  // Before it is painted: an Enter of somebody quick is meant for what is seen.
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    card.current?.querySelector<HTMLElement>('[data-acknowledge]')?.focus({ preventScroll: true });
    return () => before?.isConnected && before.focus({ preventScroll: true });
  }, [status]);
  // Times in it go on with the clocks.
  void model.face.value;
  const { title, text } = statusWords(words.value.game, status, model.sides.value, model.table.now());
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
        <Emblem status={status} />
        <p class="card-title">{title}</p>
        {text && <p class="card-text">{text}</p>}
        {status.code === 'result' ? (
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

function ResultActions({ model, onSave, onShare, onHome, onTable = onHome }: CardProps) {
  const { actions, outcome } = words.value.game;
  const { asked, state } = model.view.value;
  const plies = state.round?.game.plies.length ?? 0;
  const next = nextStep(model.view.value);
  // From a table with others one goes away, and gives up a seat.
  const away = state.options.shared ? 'home' : 'leave';
  const again = (): void => {
    model.acknowledge();
    void model.send({ type: 'ready', ready: true });
  };
  const goOn = next === 'home' ? onHome : next === 'toTable' ? onTable : again;
  const decline = (): void => {
    model.acknowledge();
    void model.send({ type: 'rematch.decline' });
  };
  const small = (label: string, icon: ComponentChildren, run: () => void): ComponentChildren => (
    <Button look="quiet" onClick={run}>
      {icon}
      {label}
    </Button>
  );
  return (
    <>
      {plies > 0 && <p class="card-small">{outcome.afterMoves(Math.ceil(plies / 2))}</p>}
      <div class="card-main">
        {next && (
          <Button look="main" onClick={goOn}>
            <GameIcon name={next === 'home' ? 'home' : 'again'} />
            {actions[next]}
          </Button>
        )}
        <Button look={next ? 'plain' : 'main'} data-acknowledge onClick={() => model.acknowledge()}>
          {actions.lookAtBoard}
        </Button>
        {asked === 'ready' && !state.options.shared && <Button onClick={decline}>{actions.noRematch}</Button>}
      </div>
      <div class="card-row">
        {onSave && small(actions.save, <GameIcon name="save" />, onSave)}
        {onShare && small(actions.share, <GameIcon name="share" />, onShare)}
        {next !== 'home' && small(actions[away], <GameIcon name={away} />, onHome)}
      </div>
    </>
  );
}
