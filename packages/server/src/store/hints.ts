/** Hints between nodes: "table T is at seq N". A lost hint costs delay, never correctness. */
import type { TableId } from '@crownhead/protocol';

export interface Hint {
  readonly table: TableId;
  /** 0 when only presence at the table changed. */
  readonly seq: number;
}

export interface Hints {
  /** Tells the other nodes, soon; never waits and never fails. */
  publish(hint: Hint): void;
  /** `onLost` is called when hints may have been missed: everything watched must be read again. */
  subscribe(onHint: (hint: Hint) => void, onLost: () => void): void;
  close(): Promise<void>;
}

/** For one node alone, and for stores without notifications: the regular reading of heads does it all. */
export const NO_HINTS: Hints = {
  publish: () => undefined,
  subscribe: () => undefined,
  close: async () => undefined,
};
