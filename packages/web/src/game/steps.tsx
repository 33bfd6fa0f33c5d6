/** Buttons to step through the moves of a game: start, back, forward, end. */
import { StepButtons } from '../ui/step-buttons.tsx';
import type { GameModel } from './model.ts';
import { newsText } from './news-dictionary.ts';
import './steps.css';

interface StepsProps {
  readonly model: GameModel;
  /** What the last button leads to: the game going on, or the end of one that is over. */
  readonly last: string;
}

export function Steps({ model, last }: StepsProps) {
  const { list } = newsText.newsWords.value;
  const plies = model.round.value?.game.plies.length ?? 0;
  const at = model.lookAt.value ?? plies;
  const places = { first: 0, back: at - 1, forward: at + 1, last: plies };
  return (
    <div class="steps">
      <StepButtons
        labels={{ ...list, last }}
        isStart={at <= 0}
        isEnd={at >= plies}
        go={(to) => model.lookBack(places[to])}
      />
    </div>
  );
}
