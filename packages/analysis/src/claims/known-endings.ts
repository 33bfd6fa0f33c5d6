/** Endings with a name, recognised by the pieces on the board; the tables say whether they are won or drawn. */
import { asSet, type Board, opposite, type Position, type Side, size } from '@crownhead/rules';

/** Named by their material, the stronger side first. */
export const ENDING_NAMES = ['double-corner', 'two-kings-one', 'three-kings-two', 'kings-level'] as const;
export type EndingName = (typeof ENDING_NAMES)[number];

/** Squares 1, 5, 28 and 32. */
const DOUBLE_CORNERS = asSet((1 << 0) | (1 << 4) | (1 << 27) | (1 << 31));

const onlyKings = ({ black, white, kings }: Board): boolean => (black | white) === kings;

/** The name of an ending, and the side that has more; null where it has none. */
export function knownEnding(
  position: Position,
): { readonly name: EndingName; readonly stronger: Side | null } | null {
  if (!onlyKings(position)) return null;
  const [black, white] = [size(position.black), size(position.white)];
  if (black === white && black <= 2) return { name: 'kings-level', stronger: null };
  const stronger: Side = black > white ? 'black' : 'white';
  const [more, fewer] = [Math.max(black, white), Math.min(black, white)];
  if (more === 3 && fewer === 2) return { name: 'three-kings-two', stronger };
  if (more !== 2 || fewer !== 1) return null;
  const inCorner = (position[opposite(stronger)] & DOUBLE_CORNERS) !== 0;
  return { name: inCorner ? 'double-corner' : 'two-kings-one', stronger };
}
