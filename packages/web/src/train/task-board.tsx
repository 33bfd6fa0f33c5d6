/** The board of a task: moves are entered as in a game, or pieces are pressed. */
import { has } from '@crownhead/rules';
import { useMemo } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import { liveView, nudgeOf, pastView } from '../game/board-view.ts';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import type { TaskModel } from './task-model.ts';

export function TaskBoard({ model }: { readonly model: TaskModel }) {
  const shown = model.shown.value;
  const game = model.game.value;
  const found = model.found.value;
  const mayMove = model.mayMove.value;
  const nudge = useMemo(() => nudgeOf(shown), [shown.refused]);
  const past = pastView(game, game.plies.length);
  const view = mayMove
    ? liveView(game, shown, 'mover', null)
    : found
      ? { ...past, highlights: { last: found } }
      : past;
  const { side } = model.driver;
  return (
    <div class="task-board">
      <Board
        {...view}
        label={words.value.board.label}
        flipped={model.flipped.value}
        sideNames={settings.sides.value}
        nudge={mayMove ? nudge : null}
        onPress={(place) => model.press(place)}
        drag={{
          canGrab: (place) => typeof place === 'number' && mayMove && has(shown.board[side], place),
          grab: (place) => model.enter({ type: 'grab', place }),
          over: (place) => model.enter({ type: 'over', place }),
          drop: (place) => model.enter({ type: 'drop', place }),
        }}
      />
    </div>
  );
}
