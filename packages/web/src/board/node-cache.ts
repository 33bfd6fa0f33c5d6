/** Returns the node of the last render where nothing about it has changed: Preact then skips that part of the page. */
import type { VNode } from 'preact';

interface Drawn {
  /** Everything the node was drawn from. */
  readonly from: string;
  readonly node: VNode;
}

export class NodeCache {
  #last = new Map<string | number, Drawn>();
  #next = new Map<string | number, Drawn>();

  /** Before each drawing: what the last one did not ask for is forgotten. */
  begin(): void {
    this.#last = this.#next;
    this.#next = new Map();
  }

  /** `from` must name everything that `draw` uses. */
  node(key: string | number, from: string, draw: () => VNode): VNode {
    const last = this.#last.get(key);
    const drawn = last?.from === from ? last : { from, node: draw() };
    this.#next.set(key, drawn);
    return drawn.node;
  }
}
