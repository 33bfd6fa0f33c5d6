/** A table on the screen, on this device or on a server: players, the prompt between them and the board, moves, actions. */
import { type InputEvent, isCleared, type Table, yourSides } from '@crownhead/client';
import { has, opposite, type Side, START } from '@crownhead/rules';
import { type Signal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import { shownName } from '../i18n/shown-name.ts';
import { words } from '../i18n/words.ts';
import { go, path } from '../router.ts';
import { settings } from '../settings.ts';
import { paletteFor } from '../theme/palette.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ActionBar } from './action-bar.tsx';
import { clearedView, liveView, nudgeOf, pastView } from './board-view.ts';
import { useGameTitle } from './game-title.ts';
import { type FindHint, GameModel, type RetryableComputer } from './model.ts';
import { MovesPlace } from './moves-place.tsx';
import { PlayerStrip } from './player-strip.tsx';
import { inLane, type PromptActions, PromptBox } from './prompt-box.tsx';
import { isCardOpen, isOnCard, StatusPlace } from './status-place.tsx';
import '../ui/base.css';
import './game-screen.css';

/** A table on the screen also calls for its player's attention: that code is loaded once somebody else is at the table. */
function useCalls(table: Table): void {
  useEffect(() => {
    if (yourSides(table.view).length === 2 || table.view.you === null) return;
    const address = path();
    let stop: (() => void) | null = null;
    let here = true;
    import('../attention/watch-table.ts').then(
      ({ watchTable }) => {
        if (here) stop = watchTable(table, address);
      },
      () => undefined,
    );
    return () => {
      here = false;
      stop?.();
    };
  }, [table]);
}

interface LaneProps extends PromptActions {
  readonly model: GameModel;
  readonly side: Side;
  /** What concerns neither side is shown at the viewer's own strip. */
  readonly own: boolean;
}

/** The lane beside a player's strip: the one prompt stands in it when it concerns this player. */
function PromptLane({ model, side, own, ...ways }: LaneProps) {
  const { prompt, view } = model.beside.value;
  const shown = inLane(prompt, view.state.round?.game.outcome === null);
  const isHere = shown.side === null ? own : shown.side === side;
  // One telling is enough.
  const isElsewhere = isCardOpen(model) && isOnCard(shown);
  if (!isHere || isElsewhere) return null;
  return <PromptBox model={model} prompt={shown} {...ways} />;
}

export interface GameScreenProps {
  readonly table: Table;
  /** A computer on this device, which may give no answer. */
  readonly computer?: RetryableComputer | undefined;
  /** A good move for the side to move; no hints without it. */
  readonly hint?: FindHint | undefined;
  readonly onSave?: (() => void) | undefined;
  readonly onShare?: (() => void) | undefined;
  /** Leaves the table, by default for home; asks first where leaving loses the game. */
  readonly onLeave?: (() => void) | undefined;
  /** Goes to where the next game is prepared; defaults to `onLeave`. */
  readonly onTable?: (() => void) | undefined;
  /** From a game that is over to another opponent. */
  readonly onNewOpponent?: (() => void) | undefined;
  /** At the bottom of the side panel, and on a narrow screen below the actions: who watches, talk, the way through a game. */
  readonly aside?: ComponentChildren | ((model: GameModel) => ComponentChildren);
}

function watched(query: string): Signal<boolean> {
  const media = matchMedia(query);
  const matches = signal(media.matches);
  media.addEventListener('change', () => {
    matches.value = media.matches;
  });
  return matches;
}

const wide = watched('(min-aspect-ratio: 11/10)');
/** A phone on its side has no height for all of it. */
const high = watched('(min-height: 520px)');
/** Upright, with room for some moves below the board: a long phone, or a tablet, whose board gives them some. */
const tall = watched('(max-aspect-ratio: 12/25), (min-width: 600px) and (max-aspect-ratio: 11/10)');

const goHome = (): void => go('/');

function useKeys(model: GameModel): void {
  useEffect(() => {
    const key = (event: KeyboardEvent): void => keyDown(model, event);
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [model]);
}

export function GameScreen(props: GameScreenProps) {
  const { table, hint, onSave, onShare, onLeave = goHome, onTable, onNewOpponent } = props;
  const { aside, computer } = props;
  const ways = { computer, onHome: onLeave, onTable };
  const model = useMemo(() => new GameModel(table, computer), [table]);
  useEffect(() => () => model.close(), [model]);
  useCalls(table);
  useKeys(model);

  const played = model.played.value;
  const names = played?.names;
  useGameTitle(
    names ? words.value.home.against(shownName(names.black), shownName(names.white)) : words.value.game.title,
    played,
  );
  const { sideNames } = (played ?? model.view.peek().state.options).table;
  const sides = paletteFor(sideNames, settings.pieces.value);
  const bottom: Side = model.flipped.value ? 'black' : 'white';
  const roomy = wide.value && high.value;
  const listed = roomy || tall.value;
  const layout = wide.value ? 'game-wide' : tall.value ? 'game-tall' : '';
  return (
    <main class={`game ${layout} ${aside ? 'game-aside' : ''}`} data-sides={sides}>
      <h1 class="ui-unseen">{words.value.game.title}</h1>
      <p class="ui-unseen" role="status">
        {model.said}
      </p>
      <div class="game-top">
        <IconButton class="game-out" label={words.value.common.back} run={onLeave}>
          <Icon name="back" />
        </IconButton>
        <PlayerStrip model={model} side={opposite(bottom)} />
      </div>
      <div class="game-lane game-lane-top">
        <PromptLane model={model} side={opposite(bottom)} own={false} {...ways} />
      </div>
      <div class="game-board">
        <GameBoard model={model} />
        <StatusPlace model={model} onHome={onLeave} {...{ onSave, onShare, onTable, onNewOpponent }} />
      </div>
      <div class="game-lane game-lane-bottom">
        <PromptLane model={model} side={bottom} own {...ways} />
      </div>
      <div class="game-bottom">
        <PlayerStrip model={model} side={bottom} />
      </div>
      {listed && (
        <div class="game-moves">
          <MovesPlace model={model} />
        </div>
      )}
      <div class="game-actions">
        {!listed && <MovesPlace model={model} countersOnly />}
        <ActionBar model={model} roomy={roomy} listed={listed} {...{ hint, onSave, onShare, onLeave }} />
        {typeof aside === 'function' ? aside(model) : aside}
      </div>
    </main>
  );
}

function GameBoard({ model }: { readonly model: GameModel }) {
  const shown = model.shown.value;
  const round = model.round.value;
  const nudge = useMemo(() => shown && nudgeOf(shown), [shown?.refused]);
  const label = words.value.board.label;
  const flipped = model.flipped.value;
  if (!shown || !round) return <Board position={START} label={label} flipped={flipped} />;
  const act = (event: InputEvent): void => model.do(event);
  const hint = model.hint.value === 'thinking' ? null : model.hint.value;
  const role = model.input.value!.context.role;
  const at = model.lookAt.value;
  const cleared = isCleared(round, model.messages.value.length === 0);
  const { unsent } = model.view.value;
  const now = cleared
    ? clearedView(round.game)
    : liveView(round.game, { ...shown, movable: model.movable.value }, role, hint, unsent);
  const view = at === null ? now : pastView(round.game, at);
  return (
    <Board
      {...view}
      label={label}
      flipped={flipped}
      sideNames={round.table.sideNames}
      nudge={at === null ? nudge : null}
      onPress={(place) => act({ type: 'press', place })}
      sketches
      drag={{
        canGrab: (place) => {
          if (typeof place !== 'number' || at !== null || cleared || role === 'watching') return false;
          return has(shown.board.black, place) || has(shown.board.white, place);
        },
        grab: (place) => act({ type: 'grab', place }),
        over: (place) => act({ type: 'over', place }),
        drop: (place) => act({ type: 'drop', place }),
      }}
    />
  );
}

/** Keys that work wherever the focus is, except in a field or over a question. */
function keyDown(model: GameModel, event: KeyboardEvent): void {
  const target = event.target as Element;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (target.closest('input, textarea, select, dialog')) return;
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
  const step = steps[event.key];
  if (step !== undefined) model.step(step);
  else if (event.key === 'Escape') model.do({ type: 'escape' });
  else if (event.key === 'Backspace') model.do({ type: 'back' });
  else if (event.key === 'End') model.do({ type: 'end' });
  else return;
  event.preventDefault();
}
