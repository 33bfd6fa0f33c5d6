/** Games that are in a collection more than once: the same start and the same moves to the end. */
import { type Collection, pliesOf } from './collection.ts';

/** Of all boards of a game; different games share one very rarely, and are then told apart. */
function hashOf({ starts, black, white, kings }: Collection, game: number): number {
  let hash = 0;
  for (let at = starts[game]!; at < starts[game + 1]!; at += 1) {
    hash = Math.imul(hash ^ black[at]!, 0x9e3779b1) ^ (hash >>> 15);
    hash = Math.imul(hash ^ white[at]!, 0x85ebca6b) ^ (hash >>> 13);
    hash = Math.imul(hash ^ kings[at]!, 0xc2b2ae35) ^ (hash >>> 16);
  }
  return hash;
}

function sameMoves(collection: Collection, a: number, b: number): boolean {
  const plies = pliesOf(collection, a);
  if (plies !== pliesOf(collection, b) || collection.whiteFirst[a] !== collection.whiteFirst[b]) return false;
  const { starts, black, white, kings } = collection;
  const [first, second] = [starts[a]!, starts[b]!];
  for (let ply = 0; ply <= plies; ply += 1) {
    const [i, j] = [first + ply, second + ply];
    if (black[i] !== black[j] || white[i] !== white[j] || kings[i] !== kings[j]) return false;
  }
  return true;
}

/** Groups of two or more games with the same moves, each in the order of the collection. Games without a move are none. */
export function findDuplicates(collection: Collection): readonly (readonly number[])[] {
  const byHash = new Map<number, number[][]>();
  const groups: number[][] = [];
  for (let game = 0; game < collection.games; game += 1) {
    if (pliesOf(collection, game) === 0) continue;
    const hash = hashOf(collection, game);
    const near = byHash.get(hash) ?? [];
    const group = near.find(([first]) => sameMoves(collection, first!, game));
    if (group) group.push(game);
    else {
      const started = [game];
      near.push(started);
      groups.push(started);
    }
    byHash.set(hash, near);
  }
  return groups.filter(({ length }) => length > 1);
}
