/** A game by typed lines that was interrupted: kept as the full screen keeps it, and offered at the next start. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HAS_SIGNALS } from '@crownhead/testkit';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { endPrograms, forgetPrograms, Program } from '../online/test-program.ts';
import { runProgram } from '../run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'crownhead-kept-'));
afterEach(endPrograms);
afterAll(() => {
  rmSync(folder, { recursive: true });
  forgetPrograms();
});

const ownConfig = () => ({ env: { XDG_CONFIG_HOME: mkdtempSync(join(folder, 'config-')) } });
const typed = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
const AGAIN = /You have an unfinished game: Ann \(Dark\) vs Bob \(Light\), after 2 turns\./;

describe('crownhead play --lines, interrupted', () => {
  test.runIf(HAS_SIGNALS).each([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGINT', 130],
    ['SIGKILL', null],
  ] as const)('[F1] by %s: offered again, and played on from there', async (signal, code) => {
    const own = ownConfig();
    const flags = ['--rules', 'lobby', '--black', 'Ann', '--white', 'Bob', '--fen', 'B:W21-32:B1-12'];
    const program = new Program(['play', '--lines', ...flags], own);
    program.tell('11-15', '22-18');
    await program.says(/Light\) plays 22-18[\s\S]*to move/);
    program.child.kill(signal);
    expect(await program.ended()).toBe(code);
    const { out } = await runProgram(['play', '--lines'], typed('yes', 'history', 'rules'), own);
    expect(out).toMatch(AGAIN);
    expect(out).toContain('Ann (Dark)> history\n1. 11-15 22-18\n');
    expect(out).toContain('Rule set: Casual game');
  });

  test.runIf(HAS_SIGNALS)('[F1] by a crash of the program', async () => {
    const own = ownConfig();
    const bug = encodeURIComponent(`process.on('SIGUSR2', () => { throw new Error('a bug'); })`);
    const node = ['--import', `data:text/javascript,${bug}`];
    const program = new Program(['play', '--lines'], { ...own, node });
    program.tell('11-15');
    await program.says(/Red plays 11-15/);
    program.child.kill('SIGUSR2');
    expect(await program.ended()).toBe(1);
    const { out } = await runProgram(['play', '--lines'], typed('yes', 'history'), own);
    expect(out).toContain('White> history\n1. 11-15\n');
  });

  test('[F1] the end of the input keeps it, too; a new game replaces it with its first move', async () => {
    const own = ownConfig();
    const first = await runProgram(['play', '--lines'], typed('11-15'), own);
    expect(first.out).toMatch(/The game is saved: the next start offers it\.\n$/);
    const second = await runProgram(['play', '--lines'], typed('9-14', '22-18'), own);
    expect(second.out).toContain('after 1 turn.');
    const third = await runProgram(['play'], typed('continue', 'history'), own);
    expect(third.out).toContain('Red> history\n1. 9-14 22-18\n');
  });

  test('[F1] [L5] a game that ended leaves nothing to go on with, and is among My games', async () => {
    const own = ownConfig();
    await runProgram(['play', '--lines'], typed('11-15', 'resign', 'yes'), own);
    const { out } = await runProgram(['play', '--lines'], '', own);
    expect(out).not.toContain('unfinished');
    const games = readFileSync(join(own.env.XDG_CONFIG_HOME, 'crownhead', 'games.pdn'), 'utf8');
    expect(games).toMatch(/^1\. 11-15 1-0$/m);
  });
});

/** Time that passes twenty times as fast. */
const HASTE = `const { now } = Date, begin = now(), later = setTimeout;
Date.now = () => Math.round(begin + (now() - begin) * 20);
globalThis.setTimeout = (run, ms, ...more) => later(run, ms / 20, ...more);`;

describe('time by lines', () => {
  test('[T3] [L4] the limit and the warning run while nobody types', async () => {
    const node = ['--import', `data:text/javascript,${encodeURIComponent(HASTE)}`];
    const flags = ['play', '--lines', '--move-limit', '60', '--warning', '20'];
    const program = new Program(flags, { ...ownConfig(), node });
    await program.says(/Time left: Red (1:00|0:\d\d)\./);
    await program.says(/Red, 30 seconds left for this move\.\nRed, 10 seconds left for this move\./);
    await program.says(/Red, your time is up: the warning time is running! 20 seconds left\./);
    await program.says(/running! [^\n]+\nRed, 10 seconds left for this move\./);
    await program.says(/Player White is the winner! Red ran out of time\.[\s\S]*Another game\?/);
    program.tell('quit');
    expect(await program.ended()).toBe(0);
  });
});

describe('the name', () => {
  test('[N2] [L2] given once, it is used against the computer from then on', async () => {
    const own = ownConfig();
    const flags = ['play', '--lines', '--computer', 'white', '--level', '1'];
    expect((await runProgram([...flags, '--name', 'Zoë'], '', own)).out).toContain('Zoë (Red) to move.');
    expect((await runProgram(flags, '', own)).out).toContain('Zoë (Red) to move.');
    expect((await runProgram([...flags, '--black', 'Ann'], '', own)).out).toContain('Ann (Red) to move.');
  });
});
