/** What a quiet position is worth: the net in use. */
import { NetEvaluation } from './net/net-evaluation.ts';
import { netInUse } from './net/net-in-use.ts';
import type { Score } from './score.ts';

const net = new NetEvaluation(netInUse());

/** For the owner of `own`, who is to move; `down` says which way that side plays. */
export const evaluate = (own: number, other: number, kings: number, down: boolean): Score =>
  net.evaluate(own, other, kings, down);
