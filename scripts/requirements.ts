/** Finds the tests that carry requirement ids, and writes docs/requirements.md from them. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REQUIREMENTS } from './requirement-list.ts';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'docs/requirements.md');
const TESTS = ['packages/*/src/**/*.test.{ts,tsx}', 'packages/*/e2e/**/*.test.ts', 'scripts/**/*.test.ts'];

/** The name of a test or of a group, where it stands as the first thing of its call. */
const NAMED = /\b(?:it|test|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])((?:(?!\1)[\s\S])*)\1/g;
const ID = /\[([A-Z]\d{1,2})\]/g;

export interface Carrier {
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  readonly tests: number;
}

/** Which files have tests that carry each id. */
export function carriers(rootDir: string = ROOT): ReadonlyMap<string, readonly Carrier[]> {
  const found = new Map<string, Map<string, number>>();
  for (const path of TESTS.flatMap((pattern) => globSync(pattern, { cwd: rootDir })).sort()) {
    const file = path.replaceAll('\\', '/');
    const text = readFileSync(join(rootDir, path), 'utf8');
    for (const [, , name] of text.matchAll(NAMED)) {
      for (const [, id] of name!.matchAll(ID)) {
        const files = found.get(id!) ?? new Map<string, number>();
        files.set(file, (files.get(file) ?? 0) + 1);
        found.set(id!, files);
      }
    }
  }
  return new Map(
    [...found].map(([id, files]) => [id, [...files].map(([file, tests]) => ({ file, tests }))] as const),
  );
}

const GROUPS: Readonly<Record<string, string>> = {
  R: 'Rules and rule options',
  M: 'Moving and messages',
  E: 'Setting up a position',
  F: 'Saving',
  L: 'Local play',
  T: 'Timers',
  N: 'Network play',
  C: 'Console',
  V: 'Services',
};

export function requirementsPage(found: ReadonlyMap<string, readonly Carrier[]>): string {
  const row = (id: string, words: string, where: string): string => {
    const files = found.get(id) ?? [];
    const links = files.map(({ file, tests }) => {
      const short = file.replace(/^packages\//, '').replace(/\/src\//, '/');
      return `[${short}](../${file})${tests > 1 ? ` (${tests})` : ''}`;
    });
    return `| ${id} | ${words} | ${where} | ${links.join('<br>')} |`;
  };
  const sections = Object.entries(GROUPS).map(([letter, title]) => {
    const rows = REQUIREMENTS.filter(({ id }) => id.startsWith(letter));
    return [
      `## ${title}`,
      '',
      '| id | what | where | tests |',
      '| --- | --- | --- | --- |',
      ...rows.map(({ id, words, where }) => row(id, words, where)),
      '',
    ].join('\n');
  });
  return `# Requirements

Every requirement by its id, where it lives, and the tests whose names carry it. Written by \`npm run requirements\`, which
names the ids that have no test yet.

${sections.join('\n')}`;
}

if (import.meta.main) {
  const found = carriers();
  writeFileSync(PAGE, requirementsPage(found));
  const missing = REQUIREMENTS.filter(({ id }) => !found.has(id)).map(({ id }) => id);
  console.log(missing.length === 0 ? 'every id has a test' : `without a test: ${missing.join(' ')}`);
  process.exitCode = missing.length === 0 ? 0 : 1;
}
