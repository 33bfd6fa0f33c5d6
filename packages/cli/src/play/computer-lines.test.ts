/** The computer in a seat of the line-mode game: a real process with a real engine. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEAST_RATING, MOST_RATING } from '@crownhead/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { runProgram } from '../run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'crownhead-computer-'));
afterAll(() => rmSync(folder, { recursive: true }));

const play = async (lines: readonly string[], ...flags: string[]): Promise<string> => {
  const env = { XDG_CONFIG_HOME: mkdtempSync(join(folder, 'config-')) };
  const input = lines.map((line) => `${line}\n`).join('');
  return (await runProgram(['play', ...flags], input, { env })).out;
};

describe('crownhead play --computer', () => {
  test('[L3] the computer answers each move, an undo takes back both, and a draw offer is answered', async () => {
    const text = await play(
      ['11-15', 'draw', 'undo', 'history', '9-14'],
      ...['--computer', 'white', '--level', '3'],
    );
    expect(text).toMatch(/Red plays 11-15\.[\s\S]*Computer \(level 3, White\) plays [\d-]+\./);
    expect(text).toContain('Computer (level 3, White) declined the draw.');
    expect(text).toContain('Red> history\nNo moves yet.');
    expect(text).toMatch(/Red plays 9-14\.[\s\S]*Computer \(level 3, White\) plays/);
  });

  test('[S4] it plays at a rating, in the next game too, and bad ratings are refused', async () => {
    const text = await play(['11-15', 'new', 'yes', '9-14'], '--computer', 'white', '--rating', '1700');
    expect(text).toMatch(
      /Computer \(rating 1700, White\) plays [\d-]+\.[\s\S]*Computer \(rating 1700, White\) plays/,
    );
    const refused = async (...flags: string[]) => (await runProgram(['play', ...flags], '')).err;
    expect(await refused('--computer', 'white', '--rating', '300')).toContain(
      `The rating must be a whole number from ${LEAST_RATING} to ${MOST_RATING}.`,
    );
    expect(await refused('--computer', 'white', '--rating', '1600', '--level', '3')).toContain(
      'cannot be used with',
    );
    expect(await refused('--rating', '1600', '--lines')).toContain('--rating needs --computer');
  });

  test('[S3] it thinks with several threads where it is told to', async () => {
    const args = ['--computer', 'white', '--level', '10', '--threads', '2', '--fen', 'B:W18,32:B10,K11'];
    expect(await play(['10-15', 'moves'], ...args)).toMatch(/Computer \(level 10, White\) plays/);
    const { err } = await runProgram(['play', '--threads', '0'], '');
    expect(err).toContain('The number of threads must be a whole number from 1 to 64.');
  });

  test('[L3] [L5] [R10] two computers play to the end, which is a draw by rule where nobody gets on', async () => {
    const ended = await play([], '--computer', 'both', '--level', '7', '--fen', 'B:W18:B10,K11');
    expect(ended).toMatch(/is the winner!/);
    const kings = ['--computer', 'both', '--level', '1', '--rules', 'lobby', '--fen', 'B:WK32:BK1'];
    // At this level a king may be thrown away, which is an end too.
    expect(await play([], ...kings)).toMatch(/A draw has been reached|is the winner!/);
  });

  test('[R17] the next game, and the end under 004', async () => {
    const forced = ['--computer', 'black', '--level', '1', '--fen', 'B:W18,26,30:B14'];
    const again = await play(['26x19', 'yes', 'rules'], ...forced);
    expect(again).toMatch(
      /Player White is the winner![\s\S]*Another game\? Type yes[\s\S]*> yes\n[\s\S]*> rules\n/,
    );
    const timed = await play(['26x19', 'history'], ...forced, '--rules', '004');
    expect(timed).toContain('Player White is the winner!');
    expect(timed).not.toContain('> history');
  });
});
