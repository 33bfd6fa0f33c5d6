/** Animates pieces: steps, hops with a slight arc, captures on their way off the board, crowning. */
import type { Side, Square } from '@crownhead/rules';
import type { BoardTransition, Removal, Travel } from './board-transition.ts';
import { cellOf } from './geometry.ts';

const STEP = 160;
const HOP = 200;
const SETTLE = 110;
const FADE = 160;
const LEAVE = 260;
const HALF_TURN = 130;

const EASE = 'cubic-bezier(0.35, 0, 0.2, 1)';

export const restAt = (square: Square, flipped: boolean): string => {
  const { row, column } = cellOf(square, flipped);
  return `translate(${column * 100}%, ${row * 100}%)`;
};

/** Where a dragged piece is: its middle at a point of the board. */
export const heldAt = (x: number, y: number): string => `translate(calc(${x}px - 50%), calc(${y}px - 50%))`;

export interface MotionContext {
  readonly flipped: boolean;
  /** Nothing travels; what is new fades in. */
  readonly still: boolean;
  readonly element: (id: number) => HTMLElement | undefined;
  /** The piece that was dragged here, and where it was let go. */
  readonly dropped: { readonly id: number; readonly at: string } | null;
  /** The edge of the board at which a side sits. */
  readonly edgeOf: (side: Side) => 'top' | 'bottom';
  /** The piece now looks like a king. */
  readonly crown: (id: number) => void;
  /** The piece is not to be seen any more. */
  readonly left: (id: number) => void;
}

const body = (element: HTMLElement): HTMLElement => element.firstElementChild as HTMLElement;

const fadeIn = (element: HTMLElement): Animation =>
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE, easing: 'ease-out' });

/** How long the way takes, and one hop of it. */
const timeOf = (via: readonly Square[]): { whole: number; hop: number } => {
  const hops = via.length - 1;
  const far = hops === 1 && Math.abs(via[0]! - via[1]!) <= 5;
  const hop = far ? STEP : HOP;
  return { whole: hop * hops, hop };
};

function travel(element: HTMLElement, { via }: Travel, context: MotionContext): Animation {
  const { whole, hop } = timeOf(via);
  const frames = via.map((square) => ({
    transform: restAt(square, context.flipped),
    zIndex: 3,
    easing: EASE,
  }));
  const way = element.animate(frames, { duration: whole });
  if (hop === HOP) {
    body(element).animate(
      [
        { transform: 'none', easing: 'ease-out' },
        { transform: 'translateY(-9%) scale(1.13)', easing: 'ease-in' },
        { transform: 'none' },
      ],
      { duration: hop, iterations: via.length - 1 },
    );
  }
  return way;
}

/** The disc turns round once and shows its crown. */
async function turnOver(element: HTMLElement, id: number, context: MotionContext): Promise<void> {
  const half = (from: string, to: string, easing: string) =>
    body(element).animate([{ transform: from }, { transform: to }], { duration: HALF_TURN, easing }).finished;
  await half('rotateY(0)', 'rotateY(90deg)', 'ease-in');
  context.crown(id);
  await half('rotateY(-90deg)', 'rotateY(0)', 'ease-out');
}

function arrive(traveller: Travel, context: MotionContext): void {
  const element = context.element(traveller.id);
  if (!element) return;
  const dropped = context.dropped?.id === traveller.id ? context.dropped : null;
  const end = { transform: restAt(traveller.via.at(-1)!, context.flipped) };
  const way = dropped
    ? element.animate(
        [
          { transform: dropped.at, zIndex: 3 },
          { ...end, zIndex: 3 },
        ],
        {
          duration: SETTLE,
          easing: 'ease-out',
        },
      )
    : context.still
      ? fadeIn(element)
      : travel(element, traveller, context);
  if (!traveller.crowned) return;
  // A change that comes in between ends the animation early: the crown must come all the same.
  const crown = () => context.crown(traveller.id);
  if (context.still) crown();
  else way.finished.then(() => turnOver(element, traveller.id, context)).catch(crown);
}

function leave({ sprite, hop }: Removal, context: MotionContext, hopTime: number): void {
  const done = () => context.left(sprite.id);
  const element = context.element(sprite.id);
  if (!element) {
    done();
    return;
  }
  const rest = restAt(sprite.square, context.flipped);
  if (context.still || hop === null) {
    element
      .animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE, fill: 'forwards' })
      .finished.then(done, done);
    return;
  }
  const taker = sprite.side === 'black' ? 'white' : 'black';
  const towards = context.edgeOf(taker) === 'bottom' ? 1 : -1;
  element
    .animate(
      [
        { transform: rest, opacity: 1 },
        { transform: `${rest} translateY(${towards * 130}%) scale(0.55)`, opacity: 0 },
      ],
      { duration: LEAVE, delay: (hop + 0.55) * hopTime, easing: 'ease-in', fill: 'both' },
    )
    .finished.then(done, done);
}

export function animate(change: BoardTransition, context: MotionContext): void {
  for (const traveller of change.travels) arrive(traveller, context);
  for (const id of change.come) {
    const element = context.element(id);
    if (element) fadeIn(element);
  }
  const via = change.travels[0]?.via;
  const hopTime = via && !context.dropped ? timeOf(via).hop : 0;
  for (const gone of change.gone) leave(gone, context, hopTime);
}

/** Dropped where it may not be: back to its square. */
export function settle(element: HTMLElement, from: string, square: Square, flipped: boolean): void {
  element.animate(
    [
      { transform: from, zIndex: 3 },
      { transform: restAt(square, flipped), zIndex: 3 },
    ],
    {
      duration: STEP,
      easing: EASE,
    },
  );
}

export function shake(element: HTMLElement, still: boolean): void {
  if (still) return;
  const swing = ['0', '-7%', '6%', '-4%', '2%', '0'].map((x) => ({ transform: `translateX(${x})` }));
  body(element).animate(swing, { duration: 280, easing: 'ease-out' });
}

export function pulse(element: HTMLElement): void {
  element.animate(
    [
      { boxShadow: 'inset 0 0 0 0 var(--ring)' },
      { boxShadow: 'inset 0 0 0 0.5em var(--ring)', offset: 0.3 },
      { boxShadow: 'inset 0 0 0 0 var(--ring)' },
    ],
    { duration: 700, easing: 'ease-in-out' },
  );
}
