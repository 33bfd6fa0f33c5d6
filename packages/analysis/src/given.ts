/** Moves of an opening that may have been balloted: nobody chose them, so nobody is blamed for them. */
import {
  formatMove,
  type Game,
  movesAreOfficial,
  samePosition,
  standardStart,
  threeMoveBallots,
} from '@crownhead/rules';

/** Two moves of Black and one of White. */
const BALLOT_PLIES = 3;
/** All that are sound: whoever plays one that is barred has made an error of their own. */
const DECK = '156';

/** How many of a game's first plies are those of a three-move ballot, or its beginning. */
export function givenPlies({ rules, start, plies }: Game): number {
  if (!movesAreOfficial(rules) || !samePosition(start, standardStart('black'))) return 0;
  const texts = plies.slice(0, BALLOT_PLIES).map((ply) => (ply.kind === 'move' ? formatMove(ply.move) : ''));
  const shared = threeMoveBallots(DECK).map(({ moves }) => {
    const differs = texts.findIndex((text, i) => text !== moves[i]);
    return differs < 0 ? texts.length : differs;
  });
  return Math.max(...shared);
}
