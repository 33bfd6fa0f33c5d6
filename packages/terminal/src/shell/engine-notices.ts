/** What the engines of this program cannot use, such as damaged tables: told once, however many of them say so. */
import type { ShellEvent } from '../app/screen.ts';

export function engineNotices(tell: (event: ShellEvent) => void): (message: string) => void {
  const told = new Set<string>();
  return (text) => {
    if (told.has(text)) return;
    told.add(text);
    tell({ type: 'notice', text });
  };
}
