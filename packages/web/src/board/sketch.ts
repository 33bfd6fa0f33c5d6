/** Arrows and marks that somebody draws on a board to think with: theirs alone, gone with the next move. */
import type { Place } from '@crownhead/rules';

export type SketchColour = 'plain' | 'strong' | 'cool' | 'bright';

/** An arrow; a mark where it ends on the square it began. */
export interface Stroke {
  readonly from: Place;
  readonly to: Place;
  readonly colour: SketchColour;
}

interface Modifiers {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
}

/** As in other programs: Shift or Ctrl, Alt, and both together give other colours. */
export function colourFor({ shiftKey, ctrlKey, altKey }: Modifiers): SketchColour {
  if (shiftKey || ctrlKey) return altKey ? 'bright' : 'strong';
  return altKey ? 'cool' : 'plain';
}

const same = (a: Stroke, b: Stroke): boolean => a.from === b.from && a.to === b.to;

/** Drawn again in its colour a stroke goes, in another it changes. */
export function withStroke(strokes: readonly Stroke[], stroke: Stroke): readonly Stroke[] {
  const before = strokes.find((one) => same(one, stroke));
  const others = strokes.filter((one) => one !== before);
  return before?.colour === stroke.colour ? others : [...others, stroke];
}
