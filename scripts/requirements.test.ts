/** Every requirement has a test that says so in its name, and the page that lists them is up to date. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { DOCUMENTS } from './documents/documents.ts';
import { REQUIREMENTS } from './requirement-list.ts';
import { requirementsPage } from './requirement-page.ts';
import { requirementFaults, requirementTests } from './requirement-tests.ts';

const ROOT = join(import.meta.dirname, '..');

describe('requirements', () => {
  const found = requirementTests(ROOT);

  it('have a test each', () => {
    expect(requirementFaults(found).untested).toEqual([]);
  });

  it('exist, where a test carries their id', () => {
    expect(requirementFaults(found).unknown).toEqual([]);
  });

  it('are on the page, every one of them', () => {
    const page = requirementsPage(found);
    expect(REQUIREMENTS.filter(({ id }) => !page.includes(`\n| ${id} | `))).toEqual([]);
  });

  it('are on a page that is as it would be written now', () => {
    const page = readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8');
    // Not compared as a whole: the difference of two long pages helps nobody.
    expect(page === requirementsPage(found), 'write it with: npm run requirements').toBe(true);
  });

  it('are listed once, in words, with a place', () => {
    expect(new Set(REQUIREMENTS.map(({ id }) => id)).size).toBe(REQUIREMENTS.length);
    for (const { id, words, where } of REQUIREMENTS) {
      expect(words.length, id).toBeGreaterThan(5);
      expect(where, id).not.toBe('');
    }
  });
});

describe('[V8] the documents, part by part', () => {
  const rows = Object.values(DOCUMENTS).flatMap((document) => document.rows);

  it('name requirements that exist', () => {
    const known = new Set(REQUIREMENTS.map(({ id }) => id));
    expect(rows.length).toBeGreaterThan(150);
    expect(rows.filter(([, , , ids]) => ids.length === 0 || !ids.every((id) => known.has(id)))).toEqual([]);
  });

  it('name addresses that the web app has', () => {
    const app = readFileSync(join(ROOT, 'packages/web/src/app.tsx'), 'utf8');
    const addresses = new Set([...app.matchAll(/\{ at: '([^']+)'/g)].map(([, at]) => at!));
    const named = new Set(rows.flatMap(([, , places]) => places).filter((place) => place.startsWith('/')));
    expect(named.size).toBeGreaterThan(5);
    expect([...named].filter((place) => !addresses.has(place))).toEqual([]);
  });

  it('say something, and where it is seen', () => {
    expect(rows.filter(([part, words, places]) => !part || words.length < 5 || places.length === 0)).toEqual(
      [],
    );
  });

  it('leave out no requirement that comes from them', () => {
    const asked = new Set(rows.flatMap(([, , , ids]) => ids));
    const ours = new Set(['E7', 'E8', 'T4']);
    const missing = REQUIREMENTS.filter(
      ({ id }) => /^[RMEFLTNCV]/.test(id) && !asked.has(id) && !ours.has(id),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });
});

describe('this check', () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  /** A project of these test files. */
  function project(files: Readonly<Record<string, string>>): string {
    const root = mkdtempSync(join(tmpdir(), 'crownhead-requirements-'));
    folders.push(root);
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return root;
  }

  const every = REQUIREMENTS.map(({ id }) => `[${id}]`).join(' ');

  it('is content where every id is carried', () => {
    const found = requirementTests(
      project({ 'packages/a/src/all.test.ts': `it('${every} works', () => {});` }),
    );
    expect(requirementFaults(found)).toEqual({ untested: [], unknown: [] });
  });

  it('names an id that nobody carries', () => {
    const root = project({
      'packages/a/src/most.test.ts': `it('${every.replace('[N8] ', '')} works', () => {});`,
    });
    expect(requirementFaults(requirementTests(root)).untested).toEqual(['N8']);
  });

  it('names an id that only the full run shows', () => {
    const root = project({
      'packages/a/src/most.test.ts': `it('${every.replace('[N8] ', '')} works', () => {});`,
      'packages/a/src/long.test.ts': `it.runIf(FULL).each([1])('[N8] %s times', () => {});`,
    });
    expect(requirementFaults(requirementTests(root)).untested).toEqual(['N8']);
  });

  it('names a test with an id that is none', () => {
    const root = project({ 'scripts/one.test.ts': `describe('[R99] nonsense', () => {});` });
    expect(requirementFaults(requirementTests(root)).unknown).toEqual([
      '[R99] nonsense (scripts/one.test.ts)',
    ]);
  });

  it('does not count what never runs, nor words that are no name of a test', () => {
    const root = project({
      'packages/a/src/one.test.ts': `// [R1]
        it.skip('[R2] later', () => {});
        it.todo('[R3] some day');
        describe.skip('[R4] a group', () => {});
        const words = '[R5]';
        it('[R6] counts', () => { expect(words).toBe('x'); });`,
      'packages/a/src/one.ts': `it('[R7] stands in no test file', () => {});`,
    });
    expect(requirementTests(root).map(({ id }) => id)).toEqual(['R6']);
  });

  it('reads names in tables, in templates, in wrappers, and several ids in one', () => {
    const root = project({
      'packages/a/e2e/one.test.ts': `
        it.each([['(', 1], [')', 2]])('[R1][R2] %s', () => {});
        it.skipIf(process.platform === 'win32')(\`[R3] in a template\`, () => {});
        withApp('[R4] of our own', () => { it('is fine', () => {}); });`,
    });
    expect(requirementTests(root)).toEqual([
      { id: 'R1', file: 'packages/a/e2e/one.test.ts', name: '%s', ids: 2, onlyFull: false },
      { id: 'R2', file: 'packages/a/e2e/one.test.ts', name: '%s', ids: 2, onlyFull: false },
      { id: 'R3', file: 'packages/a/e2e/one.test.ts', name: 'in a template', ids: 1, onlyFull: false },
      { id: 'R4', file: 'packages/a/e2e/one.test.ts', name: 'of our own', ids: 1, onlyFull: false },
    ]);
  });

  it('shows the nearest to a person and the clearest first, and folds the rest away', () => {
    const root = project({
      'packages/rules/src/one.test.ts': `it('[R1] deep | down', () => {});`,
      'packages/web/e2e/two.test.ts': `it('[R1] %s', () => {}); it('[R1][R2] much', () => {}); it('[R1] in a browser', () => {});`,
    });
    expect(requirementsPage(requirementTests(root))).toContain(
      '| browser: [in a browser](../packages/web/e2e/two.test.ts)' +
        '<details><summary>1 more file</summary>[rules/one](../packages/rules/src/one.test.ts)</details> |',
    );
  });
});
