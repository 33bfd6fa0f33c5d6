/** Pictures of the steps of a walk, for the documents: taken where `CROWNHEAD_WALK` names a folder for them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { cellsSvg } from '../../../../scripts/cells-svg.ts';
import { indexedPng } from '../../../../scripts/indexed-png.ts';
import type { PtyProgram } from '../../../terminal/src/pty/test-pty.ts';
import type { Colour } from '../../../terminal/src/pty/test-sgr.ts';

const FOLDER = process.env.CROWNHEAD_WALK;

export async function lookAtPage(step: string, page: Page): Promise<void> {
  if (FOLDER === undefined) return;
  // Pointers are not part of the picture, and what is still moving has arrived.
  await page.mouse.move(0, 0);
  await page.evaluate('document.fonts.ready');
  await page.evaluate('document.getAnimations().forEach((motion) => motion.finish())');
  writeFileSync(join(FOLDER, `walk-${step}.png`), indexedPng(await page.screenshot()));
}

/** A terminal of these walks has all colours. */
const inkOf = (colour: Colour | null): { readonly rgb: number } | null =>
  colour?.kind === 'true' ? { rgb: colour.rgb.reduce((sum, part) => 256 * sum + part, 0) } : null;

export function lookAtTerminal(step: string, { cells }: PtyProgram): void {
  if (FOLDER === undefined) return;
  const all = cells.flat();
  const screen = {
    width: cells[0]!.length,
    height: cells.length,
    chars: all.map(({ char }) => char),
    styles: all.map(({ style }) => ({ ...style, fg: inkOf(style.fg), bg: inkOf(style.bg) })),
  };
  writeFileSync(join(FOLDER, `walk-terminal-${step}.svg`), cellsSvg(screen, step));
}
