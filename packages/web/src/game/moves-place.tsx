/** Where the moves of a game are listed; the list itself comes with the first move. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../i18n/words.ts';
import type { GameModel } from './model.ts';

type Sheet = typeof import('./move-list.tsx');

const sheet = signal<Sheet | null>(null);

interface PlaceProps {
  readonly model: GameModel;
  /** Only how near a draw is, where there is no room for the moves. */
  readonly countersOnly?: boolean;
}

export function MovesPlace({ model, countersOnly = false }: PlaceProps) {
  const wanted = (model.beside.value.view.state.round?.game.plies.length ?? 0) > 0;
  const loaded = sheet.value;
  useEffect(() => {
    if (!wanted || sheet.peek()) return;
    const come = (module: Sheet): void => {
      sheet.value = module;
    };
    // Without it the game goes on, and the next move tries again.
    import('./move-list.tsx').then(come, () => undefined);
  }, [wanted]);
  if (loaded) return countersOnly ? <loaded.DrawCounters model={model} /> : <loaded.MoveList model={model} />;
  if (countersOnly || wanted) return null;
  const { list } = words.value.game;
  return (
    <section class="game-no-moves" aria-label={list.title}>
      {list.none}
    </section>
  );
}
