/** The place of the status card over the board; the card itself is loaded when it is first needed. */

import type { Notice, PromptPart, StatusMessage } from '@crownhead/client';
import { type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameModel } from './model.ts';
import type { CardProps } from './status-card.tsx';

type Card = ComponentType<CardProps & { readonly status: StatusMessage }>;

const card: Signal<Card | null> = signal(null);

export const isCardOpen = (model: GameModel): boolean =>
  model.messages.value.length > 0 && card.value !== null;

const ON_CARD: ReadonlySet<string> = new Set<Notice['code']>([
  'press-ready',
  'waiting-for-ready',
  'waiting-for-player',
  'asking-spectator',
]);

/** The result, and what is asked or waited for, is read on the card while that is open. */
export const isOnCard = ({ kind, message }: PromptPart): boolean =>
  kind === 'question' || kind === 'result' || (message.from === 'notice' && ON_CARD.has(message.notice.code));

export function StatusPlace(props: CardProps) {
  const status = props.model.messages.value[0];
  const Shown = card.value;
  const wanted = status !== undefined && Shown === null;
  useEffect(() => {
    if (!wanted) return;
    const come = (module: { default: Card }): void => {
      card.value = module.default;
    };
    // Without it the lane still says what happened.
    import('./status-card.tsx').then(come, () => undefined);
  }, [wanted]);
  return status && Shown ? <Shown {...props} status={status} /> : null;
}
