/** A program of its own for the terminal benchmark: the board of a new game, drawn with neo-blessed, waiting for keys. */
import module, { createRequire } from 'node:module';

interface Blessed {
  screen(options: object): {
    append(box: object): void;
    render(): void;
    key(keys: string[], run: () => void): void;
  };
  box(options: object): object;
}

// The same help that our program gives itself, before anything is loaded.
module.enableCompileCache();
const require = createRequire(import.meta.url);
const blessed: Blessed = require('neo-blessed');
const WIDE = 4;
const TALL = 2;
const LINE = [0, 1, 2, 3, 4, 5, 6, 7] as const;

// Written out, so that it loads nothing of ours: only the library is measured.
const squareAt = (row: number, column: number): number | null =>
  (row + column) % 2 === 1 ? row * 4 + (column >> 1) + 1 : null;
const discOf = (square: number): string | null => (square <= 12 ? '#b3261e' : square > 20 ? '#f4efe6' : null);

const screen = blessed.screen({ smartCSR: true, fullUnicode: true });
const put = (left: number, top: number, content: string, style: object, size: object = {}): void =>
  screen.append(blessed.box({ left, top, width: content.length, height: 1, content, style, ...size }));

for (const row of LINE) {
  for (const column of LINE) {
    const square = squareAt(row, column);
    const disc = square === null ? null : discOf(square);
    const bg = square === null ? '#d8b98a' : '#6b4a2f';
    const fg = disc ?? '#b3261e';
    const content = disc ? ' ●●' : square === null ? '' : ` ${square}`;
    put(3 + column * WIDE, 3 + row * TALL, content, { fg, bg }, { width: WIDE, height: TALL });
  }
  put(1, 3 + row * TALL, `${8 - row}`, { fg: 'grey' });
  put(4 + row * WIDE, 19, 'ABCDEFGH'[row]!, { fg: 'grey' });
}
put(3, 0, 'Your move, Ann.', { bold: true });
put(3, 2, 'White', {});
put(3, 20, 'Ann', {});
put(39, 2, 'Official rules', { bold: true });
put(39, 3, 'Game 1, no clock', { fg: 'grey' });
put(39, 5, 'No moves yet.', { fg: 'grey' });
put(3, 22, '← → piece   Enter choose   f flip   m menu   Ctrl+C quit', { fg: 'grey' });
screen.key(['C-c'], () => process.exit(0));
screen.render();
// A killed program keeps nothing.
setTimeout(() => module.flushCompileCache(), 500);
