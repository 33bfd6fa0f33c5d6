/** Whether a table calls for its player, who may look elsewhere: time runs out, a question waits, or it is their turn. */
import { type Prompt, type TableView, yourSides } from '@crownhead/client';

/** The most pressing first. */
export const CALLS = ['time', 'question', 'turn'] as const;
export type Call = (typeof CALLS)[number];

/** Two people at one device are both there; whoever watches is only called to take a seat. */
export function callOf({ kind, saying }: Prompt, view: TableView): Call | null {
  const sides = yourSides(view);
  if (sides.length === 2 || view.link.status !== 'here') return null;
  if (kind === 'question') return 'question';
  if (sides.length === 0 || saying.from !== 'notice') return null;
  if (saying.notice.code === 'time-short') return 'time';
  return view.asked === 'move' ? 'turn' : null;
}
