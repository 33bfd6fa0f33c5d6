/** Collects the facts of one decision and shows the state they lead to, so that later facts can follow from earlier. */
import { err, ok, type Result } from '@crownhead/rules';
import type { Env } from './command.ts';
import { EVENT_VERSION, type Fact, type TableEvent } from './event.ts';
import { evolve } from './evolve.ts';
import type { TableRefusal } from './refusal.ts';
import type { TableState } from './state.ts';

/** What a command leads to: the events, in order and at least one, or the reason why not. */
export type Decision = Result<readonly TableEvent[], TableRefusal>;

export class Journal {
  readonly env: Env;
  /** Never before the last event, whatever a node's clock says. */
  readonly at: number;
  readonly #events: TableEvent[] = [];
  #state: TableState;

  constructor(state: TableState, env: Env) {
    this.env = env;
    this.at = Math.max(env.now, state.lastAt);
    this.#state = state;
  }

  get state(): TableState {
    return this.#state;
  }

  add(fact: Fact): void {
    const event: TableEvent = { ...fact, v: EVENT_VERSION, at: this.at };
    this.#events.push(event);
    this.#state = evolve(this.#state, event);
  }

  /** Something happened, or the decision is a bug: an empty list is never a result. */
  done(): Decision {
    if (this.#events.length === 0) throw new Error('a decision without events and without a refusal');
    return ok(this.#events);
  }
}

/** A decision about a command: facts into the journal, or the refusal. */
export type Rule = TableRefusal | null;
export const refuse = (refusal: TableRefusal): Decision => err(refusal);
