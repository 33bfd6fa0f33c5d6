/** The board of an analysis: moves are entered on it as in a game, and lines that somebody points at are shown on it. */
import { type BySide, type Game, has, type Move, playMove } from '@crownhead/rules';
import { useMemo, useRef } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import { moveText } from '../board/move-text.ts';
import { type BoardView, liveView, nudgeOf, pastView } from '../game/board-view.ts';
import { triedWords } from '../game/prompt-words.ts';
import { words } from '../i18n/words.ts';
import type { AnalysisModel, Preview } from './analysis-model.ts';
import { analysisWords } from './analysis-words.ts';
import { ShapesLayer } from './shapes-layer.tsx';

/** The board after the moves of a line; as far as they can be played. */
function previewView({ game, moves }: Preview): BoardView {
  const played = moves.reduce((at: Game, move) => (at.outcome ? at : playMove(at, move)), game);
  return pastView(played, played.plies.length);
}

/** The best move as long as nothing is being entered. */
function bestMove(model: AnalysisModel): Move | null {
  const { found, status } = model.lines.value;
  if (status === 'off' || model.shown.value.chosen !== null) return null;
  return found?.lines[0]?.moves[0] ?? null;
}

export function BoardPane({ model }: { readonly model: AnalysisModel }) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = model.shown.value;
  const game = model.game.value;
  const preview = model.preview.value;
  const nudge = useMemo(() => nudgeOf(shown), [shown.refused]);
  const live = liveView(game, shown, 'mover', bestMove(model));
  const view = preview ? previewView(preview) : live;
  const isThreat = model.lines.value.isThreat;
  return (
    <div class={`analysis-board ${isThreat ? 'analysis-threat' : ''}`} ref={frame}>
      <Board
        {...view}
        label={words.value.board.label}
        flipped={model.flipped.value}
        sideNames={model.sideNames}
        nudge={preview ? null : nudge}
        onPress={(place) => model.enter({ type: 'press', place })}
        drag={{
          canGrab: (place) =>
            typeof place === 'number' &&
            preview === null &&
            (has(shown.board.black, place) || has(shown.board.white, place)),
          grab: (place) => model.enter({ type: 'grab', place }),
          over: (place) => model.enter({ type: 'over', place }),
          drop: (place) => model.enter({ type: 'drop', place }),
        }}
      />
      <ShapesLayer model={model} frame={frame} />
    </div>
  );
}

/** What screen readers announce: the move that was made or walked to, or why one was refused. */
export function Announcer({
  model,
  sides,
}: {
  readonly model: AnalysisModel;
  readonly sides: BySide<string>;
}) {
  const { refused } = model.shown.value;
  const node = model.node.value;
  const text = analysisWords.value;
  const ply = node.ply;
  const at =
    ply === null
      ? text.start
      : ply.kind === 'move'
        ? text.moved(sides[ply.before.turn], moveText(ply.move))
        : text.passed(sides[ply.before.turn]);
  return (
    <p class="ui-unseen" role="status">
      {refused ? triedWords(words.value.game, refused) : at}
    </p>
  );
}
