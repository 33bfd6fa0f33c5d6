/** Games that come from outside: dropped anywhere, or pasted where nothing is being typed. */
import './arrivals.css';

const loadImport = () => import('./import-drop.ts');

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
    void loadImport().then(({ takeFile }) => takeFile(file));
  });
  addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain');
    if (text && !isTyping(event.target)) void loadImport().then(({ takeText }) => takeText(text));
  });
}
