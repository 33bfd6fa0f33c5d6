/** Where the explorer has its games from. */
import type { Explored, GameFilter } from '@crownhead/library';
import type { Position, Result } from '@crownhead/rules';
import { ask } from './library-client.ts';

export interface ExplorerSource {
  /** The same for the same games. */
  readonly id: string;
  explore(position: Position, filter: GameFilter): Promise<Result<Explored, unknown>>;
}

/** A collection that is open. */
export const collectionSource = (id: string): ExplorerSource => ({
  id,
  explore: (position, filter) => ask('explore', { id, position, filter }),
});
