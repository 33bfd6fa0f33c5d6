/** What a person reads and does on the analysis screen. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE } from './screen.ts';

/** "11-15", "22-18??": the moves in the order they are read. */
export const treeMoves = (page: Page): Promise<string[]> =>
  page.locator('.tree-line .tree-move').evaluateAll((moves) => moves.map((move) => move.textContent!.trim()));
/** Waits until they read like this. */
export const treeIs = (page: Page, ...moves: string[]): Promise<void> =>
  expect.poll(() => treeMoves(page), PATIENCE).toEqual(moves);
