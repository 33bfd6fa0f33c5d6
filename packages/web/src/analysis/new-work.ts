/** A game that nobody has analysed here yet: the board stands as it did for me when I played it, or as the solver of a puzzle sees it. */
import { type PdnTag, readPdn, tagValue } from '@crownhead/rules';
import { myName } from '../me/my-name.ts';
import type { Work } from './works.ts';

/** Whether the first side is at the bottom. */
function isSeenByFirst(tags: readonly PdnTag[], mine: string): boolean {
  if (tagValue(tags, 'Puzzle')) return tagValue(tags, 'FEN')?.startsWith('B') ?? false;
  return mine !== '' && tagValue(tags, 'Black') === mine && tagValue(tags, 'White') !== mine;
}

export function newWork(pdn: string, at: number, flipped?: boolean): Work {
  const tags = readPdn(pdn)[0]?.tags ?? [];
  return { at, pdn, path: [], flipped: flipped ?? isSeenByFirst(tags, myName.peek()) };
}
