import { once } from 'node:events';
import { FULL } from '@crownhead/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { lineBatches } from './lines.ts';
import { runInTurn, runProgram, startProgram } from './run-program.ts';

const START = 'Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww';

const children: ReturnType<typeof startProgram>[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** The real program, spoken to line by line. */
function talk(...args: string[]) {
  const child = startProgram(['engine', ...args]);
  children.push(child);
  const heard: string[] = [];
  let arrived: () => void = () => undefined;
  const listen = async () => {
    for await (const lines of lineBatches(child.stdout.setEncoding('utf8'))) {
      heard.push(...lines);
      arrived();
    }
  };
  const ended = Promise.all([once(child, 'close'), listen()]).then(([[code]]) => code as number | null);
  const say = (...lines: string[]) => child.stdin.write(lines.map((line) => `${line}\n`).join(''));
  /** The first line heard from now on, or already waiting, that begins so. */
  const hear = async (beginning: string): Promise<string> => {
    for (;;) {
      const i = heard.findIndex((line) => line.startsWith(beginning));
      if (i >= 0) return heard.splice(0, i + 1).at(-1)!;
      await new Promise<void>((done) => {
        arrived = done;
      });
    }
  };
  return { child, say, hear, heard, ended };
}

describe('crownhead engine', () => {
  it('answers stop, ping and nonsense in the middle of endless analysis, and leaves when told', async () => {
    const { say, hear, ended } = talk('--memory', '4');
    say('hub');
    expect(await hear('param name=memory')).toContain('value=4');
    await hear('wait');
    say('init', `pos pos=${START}`, 'level infinite', 'go analyze');
    await hear('ready');
    await hear('info depth=6');
    say('ping');
    await hear('pong');
    say('walk the dog');
    expect(await hear('error')).toBe('error message="There is no command walk."');
    const told = performance.now();
    say('stop');
    expect(await hear('done')).toMatch(/^done move=\d+-\d+ ponder=\d+-\d+$/);
    // Twenty milliseconds are wanted; a busy machine gets ten times as long.
    if (FULL) expect(performance.now() - told).toBeLessThan(200);
    say('go think', 'quit', 'ping');
    expect(await ended).toBe(0);
  });

  it('[L3] plays at a level, and thinks about what came before its input ended', async () => {
    const { say, hear, child, ended } = talk('--level', '2', '--no-tables');
    say('hub');
    expect(await hear('param name=level')).toContain('value=2');
    expect(await hear('param name=tables')).toContain('value=false');
    // A whole game of moves is one long line.
    const shuffle = '1-5 32-28 5-1 28-32 '.repeat(400).trim();
    say(`pos pos=B${'B'}${'e'.repeat(30)}W moves="${shuffle}"`, 'go think');
    expect(await hear('done')).toMatch(/^done move=1-[56]$/);
    child.stdin.end();
    expect(await ended).toBe(0);
  });

  it('answers what it has read before it ends; a search nobody stopped ends in silence', async () => {
    const go = [`pos pos=${START}`, 'level infinite', 'go analyze'];
    const rows: readonly [readonly string[], RegExp][] = [
      [['init', 'quit'], /^ready\n$/],
      [['init'], /^ready\n$/],
      [['init', 'set-param name=memory value=2', 'init', 'quit'], /^ready\nready\n$/],
      [[...go, 'ping', 'quit'], /^pong\n$/],
      [[...go, 'ping'], /^pong\n$/],
      [[...go, 'stop', 'quit', 'ping'], /^(?:info .*\n)*done move=\d+-\d+(?: ponder=\d+-\d+)?\n$/],
      [['init', ...go, 'stop'], /^ready\n(?:info .*\n)*done move=\d+-\d+(?: ponder=\d+-\d+)?\n$/],
      [['set-param name=level value=9', 'go think', 'stop', 'quit'], /^done move=\d+-\d+\n$/],
    ];
    for (const [lines, answer] of rows) {
      const ran = await runProgram(['engine', '--memory', '4'], lines.map((line) => `${line}\n`).join(''));
      expect(ran, lines.join(' | ')).toEqual({ code: 0, out: expect.stringMatching(answer), err: '' });
    }
    // Deep in thought.
    for (const leave of [
      (child: ReturnType<typeof talk>) => child.say('quit'),
      (child: ReturnType<typeof talk>) => child.child.stdin.end(),
    ]) {
      const talked = talk('--memory', '4');
      talked.say('init', ...go);
      await talked.hear('info depth=6');
      leave(talked);
      expect(await talked.ended).toBe(0);
      expect(talked.heard.filter((line) => !line.startsWith('info '))).toEqual([]);
    }
  });

  it('refuses options it does not have', async () => {
    const bad = [
      ['--level', '11'],
      ['--memory', '0'],
      ['--depth', '3'],
    ];
    const ran = await runInTurn(bad.map((args) => ['engine', ...args]));
    expect(ran.map(({ code }) => code)).toEqual([2, 2, 2]);
  });
});
