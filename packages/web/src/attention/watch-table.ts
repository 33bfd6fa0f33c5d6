/** Watches a table for its player: checks again whenever something happens there or its clocks change. */
import { clockFace, promptOf, type Table } from '@crownhead/client';
import { loadNews } from '../game/news.ts';
import { promptWords } from '../game/prompt-words.ts';
import { words } from '../i18n/words.ts';
import { setAttention } from './attention.ts';
import { attentionReason } from './attention-reason.ts';

/** Until the answer is called. */
export function watchTable(table: Table, address: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWatched = true;
  const look = (): void => {
    if (!isWatched) return;
    clearTimeout(timer);
    const { view } = table;
    const now = table.now();
    const face = clockFace(view.state, now, { urgentBelow: 20_000, tenthsBelow: 0 });
    const prompt = promptOf({ view, face, shown: null });
    const reason = attentionReason(prompt, view);
    const { game, ui } = words.value;
    const sides = ui.sides[view.state.options.table.sideNames];
    const text = reason === 'question' ? promptWords(game, prompt.message, sides, now, Date.now()) : '';
    setAttention(address, reason && { reason, text });
    if (face.changesAt !== null) timer = setTimeout(look, Math.max(0, face.changesAt - now));
  };
  const stop = table.subscribe(look);
  look();
  // A question has its own words for the title.
  void loadNews().then(look);
  return () => {
    isWatched = false;
    stop();
    clearTimeout(timer);
    setAttention(address, null);
  };
}
