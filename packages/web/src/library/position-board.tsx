/** The board of the explorer: moves are entered on it as in a game. */
import { freeContext, type InputEvent, showInput, startInput, stepInput } from '@crownhead/client';
import { type Game, has, type Move } from '@crownhead/rules';
import { useMemo, useState } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import { liveView, nudgeOf } from '../game/board-view.ts';
import { triedWords } from '../game/prompt-words.ts';
import { words } from '../i18n/words.ts';

interface BoardProps {
  readonly game: Game;
  readonly flipped: boolean;
  readonly onPlay: (move: Move) => void;
}

export function PositionBoard({ game, flipped, onPlay }: BoardProps) {
  const [entered, setEntered] = useState(() => ({ game, input: startInput(freeContext(game)) }));
  // Another position begins with nothing entered.
  const input = entered.game === game ? entered.input : startInput(freeContext(game));
  const enter = (event: InputEvent): void => {
    const step = stepInput(input, event);
    setEntered({ game, input: step.input });
    if (step.move) onPlay(step.move);
  };
  const shown = showInput(input);
  const nudge = useMemo(() => nudgeOf(shown), [shown.refused]);
  return (
    <>
      <Board
        {...liveView(game, shown, 'mover', null)}
        label={words.value.board.label}
        flipped={flipped}
        nudge={nudge}
        onPress={(place) => enter({ type: 'press', place })}
        drag={{
          canGrab: (place) =>
            typeof place === 'number' && (has(shown.board.black, place) || has(shown.board.white, place)),
          grab: (place) => enter({ type: 'grab', place }),
          over: (place) => enter({ type: 'over', place }),
          drop: (place) => enter({ type: 'drop', place }),
        }}
      />
      <p class="ui-unseen" role="status">
        {shown.refused ? triedWords(words.value.game, shown.refused) : ''}
      </p>
    </>
  );
}
