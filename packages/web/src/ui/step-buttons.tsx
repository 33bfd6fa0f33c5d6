/** Four buttons to step through moves: to the start, back, forward, to the end. */
import { Lines } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

const DRAWINGS = {
  first: 'M18 5l-8 7 8 7M6 5v14',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  last: 'M6 5l8 7-8 7M18 5v14',
} as const;
export type StepTo = keyof typeof DRAWINGS;

interface StepButtonsProps {
  readonly labels: Readonly<Record<StepTo, string>>;
  readonly isStart: boolean;
  readonly isEnd: boolean;
  readonly go: (to: StepTo) => void;
}

export function StepButtons({ labels, isStart, isEnd, go }: StepButtonsProps) {
  const button = (to: StepTo, off: boolean) => (
    <IconButton label={labels[to]} off={off} run={() => go(to)}>
      <Lines d={DRAWINGS[to]} />
    </IconButton>
  );
  return (
    <>
      {button('first', isStart)}
      {button('back', isStart)}
      {button('forward', isEnd)}
      {button('last', isEnd)}
    </>
  );
}
