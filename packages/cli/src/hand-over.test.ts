import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { runProgram, startProgram } from './run-program.ts';

/** Makes Node say that it is an old one; `only` says in which processes. */
const pretendOld = (only: string): string[] => {
  const code = `if (${only}) Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.1.0' } })`;
  return ['--import', `data:text/javascript,${encodeURIComponent(code)}`];
};
const OLD_AT_FIRST = pretendOld('!process.env.CROWNHEAD_HANDED_OVER');

/** At its end it says whether turning the collector of WebAssembly off would still change anything. */
const SAY_COLLECTOR = [
  '--import',
  `data:text/javascript,${encodeURIComponent(`process.on('exit', () => {
    if (!process.getBuiltinModule('node:worker_threads').isMainThread) return;
    const { cachedDataVersionTag, setFlagsFromString } = process.getBuiltinModule('node:v8');
    const before = cachedDataVersionTag();
    setFlagsFromString('--no-wasm-code-gc');
    process.stderr.write(before === cachedDataVersionTag() ? 'off' : 'on');
  })`)}`,
];

const LINE = 'B:W21:B1\n';

/** A program that was handed over and is waiting for more input. */
async function startWaiting() {
  const child = startProgram(['moves', '--fen', '-'], { node: OLD_AT_FIRST });
  child.stdin.write(LINE);
  // Its first answer shows that it is up and waits for the next line.
  await once(child.stdout, 'data');
  return child;
}

describe('an older Node', () => {
  it('[V7] hands over to the pinned one, with input, output and exit code', async () => {
    const ran = await runProgram(['moves', '--fen', '-'], `${LINE}bad\n`, { node: OLD_AT_FIRST });
    expect(ran).toMatchObject({ code: 1, err: '' });
    expect(ran.out).toMatch(/^\{"moves":.*\n\{"error":"bad-side",.*\n$/);
  });

  it('[V7] does so once, and says what is missing', async () => {
    const ran = await runProgram(['rules'], '', { node: pretendOld('true') });
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toMatch(/^crownhead needs Node 24 or newer.*\n$/);
  });

  it('passes signals on, and leaves nobody behind', async () => {
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const child = await startWaiting();
      // The output ends when the last process that holds it has.
      const closed = once(child, 'close');
      child.kill(signal);
      expect(await closed).toEqual([null, signal]);
    }
  });
});

describe('the program', () => {
  it('frees no compiled WebAssembly once a thread has an engine, which can crash Node', async () => {
    const ran = await runProgram(['engine'], 'hub\ninit\nquit\n', { node: SAY_COLLECTOR });
    expect(ran).toMatchObject({ code: 0, err: 'off' });
  });
});
