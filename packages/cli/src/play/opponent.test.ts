/** The computer in a seat of the line-mode game: a real process with a real engine. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../bin/crownhead.mjs', import.meta.url));

const play = (lines: readonly string[], ...flags: string[]): string =>
  spawnSync(process.execPath, [PROGRAM, 'play', ...flags], {
    input: lines.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
    timeout: 30_000,
  }).stdout;

describe('crownhead play --computer', () => {
  test('[L3] the computer answers each move, an undo takes back both, and a draw offer is answered', () => {
    const text = play(['11-15', 'draw', 'undo', 'history', '9-14'], '--computer', 'white', '--level', '3');
    expect(text).toMatch(/Red plays 11-15\.[\s\S]*Computer 3 \(White\) plays [\d-]+\./);
    expect(text).toContain('Computer 3 (White) declines the draw.');
    expect(text).toContain('Red> history\nNo moves yet.');
    expect(text).toMatch(/Red plays 9-14\.[\s\S]*Computer 3 \(White\) plays/);
  });

  test('[L3] [L5] two computers play to the end, and stop where there is none', () => {
    const ended = play([], '--computer', 'both', '--level', '7', '--fen', 'B:W18:B10,K11');
    expect(ended).toMatch(/is the winner!/);
    const endless = play([], '--computer', 'both', '--level', '1', '--rules', 'lobby', '--fen', 'B:WK32:BK1');
    // At this level a king may be thrown away, which is an end too.
    expect(endless).toMatch(/The computers get nowhere|is the winner!/);
  });
});
