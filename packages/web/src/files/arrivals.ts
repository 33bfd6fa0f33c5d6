/** Games that are brought to the app from outside: dropped anywhere, or pasted where nothing is being typed. */
import { go, path } from '../router.ts';
import { toast } from '../ui/toast.tsx';
import './arrivals.css';
import { looksLikeGame } from './arrivals-text.ts';

type OpenedFile = typeof import('./opened-file.ts');

/** Somebody at a table on a server is asked first: going away could cost the game. */
async function take(open: (files: OpenedFile) => Promise<void>): Promise<void> {
  const files = await import('./opened-file.ts');
  const { filesWords } = await import('./files-words.ts');
  const run = (): void => {
    go('/open');
    void open(files);
  };
  if (path().startsWith('/t/')) toast(filesWords.value.arrived, { label: filesWords.value.open, run });
  else run();
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

const bringsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

function dropping(on: boolean): void {
  document.documentElement.toggleAttribute('data-dropping', on);
}

/** Once, when the app starts. */
export function watchArrivals(): void {
  addEventListener('dragover', (event) => {
    if (!bringsFiles(event)) return;
    event.preventDefault();
    dropping(true);
  });
  addEventListener('dragleave', (event) => event.relatedTarget === null && dropping(false));
  addEventListener('drop', (event) => {
    dropping(false);
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    void take(({ openBlob }) => openBlob(file));
  });
  addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (isTyping(event.target) || !looksLikeGame(text)) return;
    event.preventDefault();
    void take(async ({ openText }) => {
      const { filesWords } = await import('./files-words.ts');
      await openText(text, filesWords.value.pasted);
    });
  });
}
