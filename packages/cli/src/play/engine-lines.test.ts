/** Another Hub engine as the opponent by typed lines: a real program with a real engine of its own. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { endPrograms, forgetPrograms, Program } from '../online/test-program.ts';
import { type ProgramResult, runProgram } from '../run-program.ts';
import { badEngine, OUR_ENGINE } from './test-engine.ts';

const folder = mkdtempSync(join(tmpdir(), 'crownhead-engine-'));
afterEach(endPrograms);
afterAll(() => {
  rmSync(folder, { recursive: true });
  forgetPrograms();
});

const play = (lines: readonly string[], ...flags: string[]): Promise<ProgramResult> => {
  const env = { XDG_CONFIG_HOME: mkdtempSync(join(folder, 'config-')) };
  return runProgram(['play', '--lines', ...flags], lines.map((line) => `${line}\n`).join(''), { env });
};

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('crownhead play --engine', () => {
  test('[L3] our own engine plays as another program, shown by its name', async () => {
    const { out, code } = await play(['11-15', 'undo', '9-14', 'moves'], '--engine', OUR_ENGINE);
    expect(code).toBe(0);
    expect(out).toMatch(/Red plays 11-15\.[\s\S]*Crownhead [\d.]+ \(White\) plays \d+-\d+\./);
    expect(out).toMatch(/Red plays 9-14\.[\s\S]*Crownhead [\d.]+ \(White\) plays \d+-\d+\.[\s\S]*Red> moves/);
  });

  test('[L3] [L5] it plays both sides to the end of a timed match', async () => {
    const flags = ['--computer', 'both', '--rules', '004', '--fen', 'B:W18,26,30:B14'];
    const { out } = await play([], ...flags, '--engine', OUR_ENGINE);
    expect(out).toMatch(/is the winner!/);
  });

  test.each([
    ['illegal', 'Bad Engine wants to play 1-32, which is not a legal move.'],
    ['nothing', 'Bad Engine gives no move.'],
    ['dies', 'Bad Engine has ended, with code 3.'],
    ['silent', 'Bad Engine does not answer.'],
  ] as const)('[L3] [F1] one that is %s is told of; the game is kept and goes on with our own', async (how, words) => {
    const { command } = badEngine(folder, how);
    const env = { XDG_CONFIG_HOME: mkdtempSync(join(folder, 'config-')) };
    const { out, code } = await runProgram(['play', '--lines', '--engine', command], '11-15\nhistory\n', {
      env,
    });
    expect(code).toBe(0);
    expect(out).toContain(`${words}\nType again to retry, or quit: the game is saved.`);
    expect(out).toContain('crownhead> history\n1. 11-15\n');
    const next = await runProgram(['play', '--lines'], 'yes\nhistory\n', { env });
    expect(next.out).toContain('Red vs Bad Engine (White), after 1 turn.');
    expect(next.out).toContain('Bad Engine is not available: the built-in engine plays instead.');
    expect(next.out).toMatch(/Bad Engine \(White\) plays \d+-\d+\.[\s\S]*1\. 11-15 \d+-\d+/);
  });

  test('[L3] one that cannot be started is told of in a sentence before there is a game', async () => {
    const [missing, ended] = await Promise.all([
      play([], '--engine', 'no-such-engine hub'),
      play([], '--engine', `"${process.execPath}" -e "process.exit(4)"`),
    ]);
    expect(missing).toEqual({
      code: 1,
      out: '',
      err: 'crownhead: no-such-engine cannot be started: there is no such program.\n',
    });
    expect(ended).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/before it was ready, with code 4\.\n$/),
    });
  });

  test.each(['SIGTERM', 'SIGKILL'] as const)('[L3] the engine does not outlive us: %s', async (signal) => {
    const { command, pidFile } = badEngine(folder, signal === 'SIGTERM' ? 'stubborn' : 'silent');
    rmSync(pidFile, { force: true });
    const program = new Program(['play', '--lines', '--engine', command]);
    await program.says(/Red to move/);
    const pid = Number(readFileSync(pidFile, 'utf8'));
    expect(isRunning(pid)).toBe(true);
    program.child.kill(signal);
    await program.ended();
    await expect.poll(() => isRunning(pid), { timeout: 60_000 }).toBe(false);
    expect(existsSync(pidFile)).toBe(true);
  });
});
