/** Whether a table needs the attention of its player, who may be looking at something else: time runs out, a question waits, or it is their turn. */
import { type Prompt, type TableView, yourSides } from '@crownhead/client';

/** The most pressing first. */
export const ATTENTION_REASONS = ['time', 'question', 'turn'] as const;
export type AttentionReason = (typeof ATTENTION_REASONS)[number];

/** Two people at one device are both there; spectators are only asked to take a seat. */
export function attentionReason({ kind, message }: Prompt, view: TableView): AttentionReason | null {
  const sides = yourSides(view);
  if (sides.length === 2 || view.link.status !== 'here') return null;
  if (kind === 'question') return 'question';
  if (sides.length === 0 || message.from !== 'notice') return null;
  if (message.notice.code === 'time-short') return 'time';
  return view.asked === 'move' ? 'turn' : null;
}
