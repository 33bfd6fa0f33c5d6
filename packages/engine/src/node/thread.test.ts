/** What is set before the engine starts a thread. */
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const HERE = import.meta.dirname;

/** In a process of its own: that of a test has no collector anyway. The number is another one with each set of flags. */
const IN_A_PROCESS = `
import { cachedDataVersionTag, setFlagsFromString } from 'node:v8';
import { startThread } from '${pathToFileURL(join(HERE, 'thread.ts'))}';
const tags = [cachedDataVersionTag()];
startThread(new URL('data:text/javascript,'), null);
tags.push(cachedDataVersionTag());
setFlagsFromString('--no-wasm-code-gc');
tags.push(cachedDataVersionTag());
console.log(JSON.stringify(tags));
`;

describe('a thread of the engine', () => {
  it('starts in a process that frees no compiled WebAssembly', async () => {
    const args = ['--input-type=module', '--eval', IN_A_PROCESS];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    const [before, started, set] = JSON.parse(stdout) as number[];
    expect(started).not.toBe(before);
    expect(started).toBe(set);
  });

  it('is started in one place', () => {
    const sources = globSync('**/*.ts', { cwd: HERE, exclude: (name) => name.endsWith('.test.ts') });
    const starting = sources.filter((file) => readFileSync(join(HERE, file), 'utf8').includes('new Worker('));
    expect(starting).toEqual(['thread.ts']);
  });
});
