/** Makes docs/images/terminal-*.svg: what the terminal app draws, at the least size it needs and at a large one. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TestApp } from '../packages/terminal/src/app/test-app.ts';
import { cellsSvg } from './cells-svg.ts';

const FOLDER = join(import.meta.dirname, '../docs/images');
const SIZES = [
  { width: 80, height: 24 },
  { width: 150, height: 50 },
] as const;
type Size = (typeof SIZES)[number];

/** A quiet middle game. */
const MOVES = '11-15 22-18 15x22 25x18 8-11 29-25 4-8 24-20 12-16 28-24 10-15 25-22 6-10 32-28'.split(' ');

/** An ending with kings of both sides. */
const ENDING = 'W:W18,K14,22,27,31:B3,7,12,K29,20';

async function game(size: Size): Promise<TestApp> {
  const app = new TestApp({ size });
  await app.press('2', 'Bob', 'page-down', 'enter');
  for (const move of MOVES) await app.press(move, 'enter');
  return app;
}

async function editor(size: Size): Promise<TestApp> {
  const app = new TestApp({ size });
  await app.click('Set up a position');
  await app.press('t', ENDING, 'enter');
  return app;
}

const SCREENS: readonly (readonly [name: string, title: string, open: (size: Size) => Promise<TestApp>])[] = [
  ['menu', 'The menu', async (size) => new TestApp({ size })],
  ['game', 'A game', game],
  ['editor', 'Setting up a position', editor],
];

mkdirSync(FOLDER, { recursive: true });
for (const [name, title, open] of SCREENS) {
  for (const size of SIZES) {
    const { canvas } = (await open(size)).sheet;
    const file = `terminal-${name}-${size.width}x${size.height}.svg`;
    const svg = cellsSvg(canvas, `${title}, ${size.width}×${size.height}`);
    writeFileSync(join(FOLDER, file), svg);
    console.log(`${file}: ${Math.round(svg.length / 1024)} KB`);
  }
}
