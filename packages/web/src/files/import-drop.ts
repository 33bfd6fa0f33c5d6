/** Opens what was dropped or pasted; loaded when that first happens. */
import { go, path } from '../router.ts';
import { toast } from '../ui/toast.tsx';
import { looksLikeGame } from './arrivals-text.ts';
import { filesWords } from './files-words.ts';
import { openBlob, openText } from './opened-file.ts';
import { asPosition } from './opening.ts';

/** Somebody at a table on a server is asked first: going away could cost the game. */
function take(open: () => Promise<void>): void {
  const run = (): void => {
    go('/open');
    void open();
  };
  if (path().startsWith('/t/')) toast(filesWords.value.arrived, { label: filesWords.value.open, run });
  else run();
}

export const takeFile = (file: File): void => take(() => openBlob(file));

/** A text that is no game is none of our business. */
export function takeText(text: string): void {
  if (looksLikeGame(text) || asPosition(text) !== null) take(() => openText(text, filesWords.value.pasted));
}
