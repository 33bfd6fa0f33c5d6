/** Fitted evaluations: the same scores as in the program that fitted them, and a plain search to compare them by. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { START } from '@crownhead/rules';
import { at } from '@crownhead/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { evaluate } from '../src/evaluation.ts';
import { WON_IN_PLIES } from '../src/score.ts';
import { boardOf } from './board.ts';
import { fittedIn } from './fitted.ts';
import { PlainSearch } from './plain-search.ts';

/** Written by fit-net.py, `--only net-8-4`. */
const net = fileURLToPath(new URL('../src/net/fixtures/net-8-4.bin', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'fitted-'));
afterAll(() => rmSync(scratch, { recursive: true }));

describe('a fitted evaluation', () => {
  it('[S8] gives the scores it was written with', () => {
    const fitted = fittedIn(net);
    const { black, white, kings } = START;
    expect(fitted(black, white, kings, true)).toBe(fitted(white, black, kings, false));
  });

  it('is refused where it gives others', () => {
    const copy = join(scratch, 'net.bin');
    cpSync(net, copy);
    const rows = JSON.parse(readFileSync(net.replace('.bin', '.check.json'), 'utf8')) as number[][];
    rows[7]![3]! += 1;
    writeFileSync(join(scratch, 'net.check.json'), JSON.stringify(rows));
    expect(() => fittedIn(copy)).toThrow('where the fit gave');
  });
});

describe('the plain search', () => {
  const search = new PlainSearch(evaluate);
  it('judges as the board stands at depth 0, and plays captures out deeper', () => {
    const start = boardOf(START);
    expect(search.score(start, 0)).toBe(evaluate(START.black, START.white, START.kings, true));
    const hanging = boardOf(at('B:W18,30:B15,1'));
    expect(search.score(hanging, 1)).toBeGreaterThan(search.score(hanging, 0));
  });

  it('sees a win', () => {
    expect(search.score(boardOf(at('B:W18:B15')), 1)).toBeGreaterThanOrEqual(WON_IN_PLIES);
  });
});
