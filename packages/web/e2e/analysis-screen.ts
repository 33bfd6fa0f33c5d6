/** What a person reads and does on the analysis screen. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE } from './screen.ts';

/** For who does not look at the engine's lines: a search without an end takes a processor from everybody else. */
export const withoutEngine = (origin: string): BrowserContextOptions => ({
  storageState: {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: 'crownhead.analysis-engine', value: '{"isOn":false}' }] }],
  },
});

/** "11-15", "22-18??": the moves in the order they are read. */
export const treeMoves = (page: Page): Promise<string[]> =>
  page.locator('.tree-line .tree-move').evaluateAll((moves) => moves.map((move) => move.textContent!.trim()));
/** Waits until they read like this. */
export const treeIs = (page: Page, ...moves: string[]): Promise<void> =>
  expect.poll(() => treeMoves(page), PATIENCE).toEqual(moves);
