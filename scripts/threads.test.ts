/** Threads and coverage in the tests: a process in which threads stripped types while coverage was taken has crashed (docs/engine.md). */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MAY_IMPORT } from './boundary-rules.ts';
import { readImports } from './read-imports.ts';

const ROOT = join(import.meta.dirname, '..');

describe('no thread of a test', () => {
  it('strips types: one that would have to does not start', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'crownhead-threads-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const script = join(folder, 'thread.ts');
    writeFileSync(script, 'export const one: number = 1;\n');
    const said = await new Promise<string>((ended) => {
      const thread = new Worker(pathToFileURL(script));
      thread.on('error', (error) => ended((error as NodeJS.ErrnoException).code ?? error.message));
      thread.on('exit', () => ended('it started'));
    });
    expect(said).toBe('ERR_UNKNOWN_FILE_EXTENSION');
  });
});

describe('coverage', () => {
  const verify = readFileSync(join(ROOT, 'scripts/verify.mjs'), 'utf8');

  it('is taken in one run, of two packages', () => {
    const scopes = verify.split('\n').filter((line) => line.includes('--coverage'));
    expect(scopes).toHaveLength(1);
    expect(scopes[0]).toMatch(/--exclude \S+ packages\/rules\/ packages\/match\/`,$/);
    expect(readFileSync(join(ROOT, 'vitest.config.ts'), 'utf8')).not.toMatch(/enabled:/);
  });

  /** All that can be loaded there: the two, what their tests use, and what these import in turn. */
  const loaded = new Set(['rules', 'match', 'testkit']);
  for (const name of loaded) for (const other of MAY_IMPORT[name]!) loaded.add(other);

  it('and these start no threads, nor does anything they load', () => {
    expect([...loaded].sort()).toEqual(['match', 'protocol', 'rules', 'testkit']);
    const files = globSync(`packages/{${[...loaded].join(',')}}/src/**/*.ts`, { cwd: ROOT });
    expect(files.length).toBeGreaterThan(150);
    const starting = files.filter((file) =>
      readImports(join(ROOT, file)).specifiers.has('node:worker_threads'),
    );
    expect(starting).toEqual([]);
  });
});
