/** Buttons to step through the moves of a game: start, back, forward, end. */
import { Lines } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { GameModel } from './model.ts';
import { newsText } from './news-dictionary.ts';
import './steps.css';

const DRAWINGS = {
  first: 'M18 5l-8 7 8 7M6 5v14',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  last: 'M6 5l8 7-8 7M18 5v14',
} as const;

interface StepsProps {
  readonly model: GameModel;
  /** What the last button leads to: the game going on, or the end of one that is over. */
  readonly last: string;
}

export function Steps({ model, last }: StepsProps) {
  const { list } = newsText.newsWords.value;
  const plies = model.round.value?.game.plies.length ?? 0;
  const at = model.lookAt.value ?? plies;
  const step = (icon: keyof typeof DRAWINGS, label: string, to: number, can: boolean) => (
    <IconButton label={label} off={!can} run={() => model.lookBack(to)}>
      <Lines d={DRAWINGS[icon]} />
    </IconButton>
  );
  return (
    <div class="steps">
      {step('first', list.first, 0, at > 0)}
      {step('previous', list.back, at - 1, at > 0)}
      {step('next', list.forward, at + 1, at < plies)}
      {step('last', last, plies, at < plies)}
    </div>
  );
}
