/** All my games as one PDN file, the oldest first. */
import type { OwnGame } from '@crownhead/protocol';
import type { FinishedGame } from './finished.ts';

export function allPdn(here: readonly FinishedGame[], online: readonly OwnGame[]): string {
  const games = [...here, ...online].sort((a, b) => a.endedAt - b.endedAt);
  return games
    .map(({ pdn = '' }) => pdn.trim())
    .filter((pdn) => pdn !== '')
    .map((pdn) => `${pdn}\n`)
    .join('\n');
}
