/** Draws the icons that must be pixels from the one that is not: `node packages/web/build/icons.ts`, after a change of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../../scripts/browser.ts';

const PUBLIC = join(import.meta.dirname, '../public');
const svg = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
/** Systems cut their own shape out of it: no corners of ours, and nothing that matters near the edge. */
const whole = svg.replace('rx="28"', 'rx="0"');

const ICONS = [
  { file: 'icon-192.png', size: 192, drawing: svg },
  { file: 'icon-512.png', size: 512, drawing: svg },
  { file: 'icon-maskable-512.png', size: 512, drawing: whole },
  { file: 'apple-touch-icon.png', size: 180, drawing: whole },
] as const;

const executablePath = await findBrowser();
if (executablePath === null) throw new Error('there is no browser to draw with');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const { file, size, drawing } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`);
    await page.screenshot({ path: join(PUBLIC, file), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
