/** A small board on which a rule can be tried: legal moves are played, all others are refused with their reason. */
import {
  freeContext,
  type InputEvent,
  type MoveInput,
  showInput,
  startInput,
  stepInput,
} from '@crownhead/client';
import { type Game, has, opposite, playMove } from '@crownhead/rules';
import { useMemo, useRef, useState } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import { liveView, nudgeOf } from '../game/board-view.ts';
import { triedWords } from '../game/prompt-words.ts';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import { manualWords } from './manual-words.ts';
import './live-board.css';

interface LiveBoardProps {
  /** What the board is about. */
  readonly label: string;
  readonly start: Game;
  /** What to do. */
  readonly task?: string;
  /** What to say after the first move. */
  readonly done?: string;
}

/** The reader moves both sides. */
const inputOf = (game: Game): MoveInput => startInput(freeContext(game));

/** The game on the board and the move being entered. */
function useLiveGame(start: Game) {
  const [game, setGame] = useState(start);
  const [input, setInput] = useState(() => inputOf(start));
  const latest = useRef(input);
  latest.current = input;

  const show = (next: Game): void => {
    setGame(next);
    latest.current = inputOf(next);
    setInput(latest.current);
  };
  const act = (event: InputEvent): void => {
    const step = stepInput(latest.current, event);
    latest.current = step.input;
    if (step.move) show(playMove(game, step.move));
    else setInput(step.input);
  };
  return { game, input, show, act };
}

export function LiveBoard({ label, start, task, done }: LiveBoardProps) {
  const { game: gameWords, ui } = words.value;
  const text = manualWords.value;
  const sideNames = settings.sides.value;
  const { game, input, show, act } = useLiveGame(start);
  const shown = showInput(input);
  const nudge = useMemo(() => nudgeOf(shown), [shown.refused]);
  const view = liveView(game, shown, 'mover', null);
  const passed = game.plies.at(-1)?.kind === 'pass';
  const sides = ui.sides[sideNames];
  const outcome = game.outcome?.winner && text.wins(sides[game.outcome.winner]);
  const missed = passed && text.misses(sides[opposite(game.position.turn)]);
  const praise = game.plies.length > 0 ? [missed, done, outcome].filter(Boolean).join(' ') : '';
  const said = shown.refused ? triedWords(gameWords, shown.refused) : praise || task || '';
  return (
    <div class="live">
      <div class="live-board">
        <Board
          {...view}
          label={text.boardOf(label)}
          sideNames={sideNames}
          nudge={nudge}
          marks="none"
          onPress={(place) => act({ type: 'press', place })}
          drag={{
            canGrab: (place) =>
              typeof place === 'number' && (has(shown.board.black, place) || has(shown.board.white, place)),
            grab: (place) => act({ type: 'grab', place }),
            over: (place) => act({ type: 'over', place }),
            drop: (place) => act({ type: 'drop', place }),
          }}
        />
      </div>
      <div class="live-foot">
        <p class={shown.refused ? 'live-said live-refused' : 'live-said'} role="status">
          {said}
        </p>
        {shown.mayEnd && shown.path.length > 1 && (
          <Button onClick={() => act({ type: 'end' })}>{gameWords.actions.endTurn}</Button>
        )}
        {(game !== start || shown.path.length > 1) && (
          <Button look="quiet" onClick={() => show(start)}>
            {text.again}
          </Button>
        )}
      </div>
    </div>
  );
}
