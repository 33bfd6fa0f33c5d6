/** Where a status message sits over the board; the card itself comes when there is first something to say. */

import type { StatusMessage } from '@crownhead/client';
import { type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { CardProps } from './status-card.tsx';

type Card = ComponentType<CardProps & { readonly status: StatusMessage }>;

const card: Signal<Card | null> = signal(null);

export function StatusPlace(props: CardProps) {
  const status = props.model.messages.value[0];
  const Shown = card.value;
  const wanted = status !== undefined && Shown === null;
  useEffect(() => {
    if (!wanted) return;
    const come = (module: { default: Card }): void => {
      card.value = module.default;
    };
    // Without it the notice line still says what happened.
    import('./status-card.tsx').then(come, () => undefined);
  }, [wanted]);
  return status && Shown ? <Shown {...props} status={status} /> : null;
}
