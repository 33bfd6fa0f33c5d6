/** Arrows and circles of the selected position: drawn with the right button or the keys M and A, and kept with it. */
import type { Place } from '@crownhead/rules';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { placeUnder } from '../board/geometry.ts';
import { SketchPad } from '../board/sketch-pad.tsx';
import type { AnalysisModel } from './analysis-model.ts';
import { shapeOf, strokeOf } from './shapes.ts';

const EVENTS = ['pointerdown', 'pointermove', 'pointerup', 'keydown'] as const;
const RIGHT = 2;

interface LayerProps {
  readonly model: AnalysisModel;
  /** Has the board in it. */
  readonly frame: RefObject<HTMLElement>;
}

export function ShapesLayer({ model, frame }: LayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const pad = useRef<SketchPad | null>(null);
  useEffect(() => {
    const board = frame.current!.querySelector<HTMLElement>('.board')!;
    const placeAt = (x: number, y: number): Place | null => {
      const box = board.getBoundingClientRect();
      return placeUnder((x - box.left) / box.width, (y - box.top) / box.height, model.flipped.peek());
    };
    const drawn = new SketchPad({
      board,
      layer: layer.current!,
      placeAt,
      flipped: () => model.flipped.peek(),
      kept: {
        strokes: () => (model.preview.peek() ? [] : model.node.peek().note.shapes.map(strokeOf)),
        toggle: (stroke) => {
          const shape = shapeOf(stroke);
          if (shape) model.do({ type: 'shapes', shapes: [shape] });
        },
      },
    });
    pad.current = drawn;
    const take = (event: Event): void => drawn.take(event);
    // A menu asked for by key is the browser's.
    const menu = (event: MouseEvent): void => {
      if (event.button === RIGHT) event.preventDefault();
    };
    for (const type of EVENTS) board.addEventListener(type, take);
    board.addEventListener('contextmenu', menu);
    return () => {
      for (const type of EVENTS) board.removeEventListener(type, take);
      board.removeEventListener('contextmenu', menu);
      drawn.close();
    };
  }, [model]);
  const { shapes } = model.node.value.note;
  const isPreviewing = model.preview.value !== null;
  useEffect(() => pad.current?.draw(), [shapes, model.flipped.value, isPreviewing]);
  return <div class="analysis-shapes" ref={layer} />;
}
