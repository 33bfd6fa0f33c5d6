/** A board on which moves are entered outside a game: at a puzzle, a card or a lesson. */
import type { InputEvent, InputView } from '@crownhead/client';
import { type Game, has, type Place, type Square } from '@crownhead/rules';
import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import { liveView, nudgeOf, pastView } from '../game/board-view.ts';
import { settings } from '../settings.ts';

export interface EntryModel {
  /** As far as it is on the board. */
  readonly game: ReadonlySignal<Game>;
  readonly shown: ReadonlySignal<InputView>;
  readonly mayMove: ReadonlySignal<boolean>;
  readonly flipped: ReadonlySignal<boolean>;
  enter(event: InputEvent): void;
  /** Walks back and forth through what has been on the board, where that can be done. */
  step?(by: number): void;
}

interface EntryBoardProps {
  readonly model: EntryModel;
  readonly label: string;
  /** Marked in place of the last move. */
  readonly found?: readonly Square[] | null;
  readonly onPress?: (place: Place) => void;
}

export function EntryBoard({ model, label, found = null, onPress }: EntryBoardProps) {
  const shown = model.shown.value;
  const game = model.game.value;
  const mayMove = model.mayMove.value;
  const nudge = useMemo(() => nudgeOf(shown), [shown.refused]);
  const past = pastView(game, game.plies.length);
  const view = mayMove
    ? liveView(game, shown, 'mover', null)
    : found
      ? { ...past, highlights: { last: found } }
      : past;
  const own = game.position.turn;
  return (
    <Board
      {...view}
      label={label}
      flipped={model.flipped.value}
      sideNames={settings.sides.value}
      nudge={mayMove ? nudge : null}
      onPress={onPress ?? ((place) => model.enter({ type: 'press', place }))}
      drag={{
        canGrab: (place) => typeof place === 'number' && mayMove && has(shown.board[own], place),
        grab: (place) => model.enter({ type: 'grab', place }),
        over: (place) => model.enter({ type: 'over', place }),
        drop: (place) => model.enter({ type: 'drop', place }),
      }}
    />
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Escape and Backspace undo what is being entered; arrows walk. */
export function useEntryKeys(model: EntryModel): void {
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if ((event.target as Element).closest('input, textarea, select, dialog')) return;
      const by = STEPS[event.key];
      if (event.key === 'Escape') model.enter({ type: 'escape' });
      else if (event.key === 'Backspace') model.enter({ type: 'back' });
      else if (by !== undefined && model.step) model.step(by);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [model]);
}
