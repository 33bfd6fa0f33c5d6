/** The key of an analysis: the part of its address that says which game it is. */

/** A short name for a text: the same game opened twice is the same analysis. */
function hashOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let i = 0; i < text.length; i += 1)
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(i))) * 0x100000001b3n);
  return hash.toString(36);
}

/** The key of the game shown at an address; `game` is its number at a table. */
export function keyFor(address: string, game: number, pdn: string): string {
  const [, first = '', second = '', third = ''] = address.split('/');
  if (first === 'play') return `here/${second}-${game}`;
  if (first === 't') return `online/${second}-${game}`;
  if (first === 'watch') return `online/${second}`;
  if (first === 'games') return `${second}/${third}`;
  return `file/${hashOf(pdn)}`;
}
