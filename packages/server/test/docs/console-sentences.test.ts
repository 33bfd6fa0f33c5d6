/** The table of docs/console.md that goes through the console document: every test it names is there. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const DOCS = new URL('../../../../docs/', import.meta.url);
const page = readFileSync(new URL('console.md', DOCS), 'utf8');
const section = page.split('## The document, sentence by sentence')[1]?.split('\n## ')[0] ?? '';

interface Row {
  readonly number: string;
  readonly tests: readonly { readonly file: string; readonly name: string }[];
}

const TEST = /\[[\w-]+\]\(([^)]+)\): `([^`]+)`/g;

const rows: readonly Row[] = section
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (§|---)/.test(line))
  .map((line) => {
    const [number = '', , , tests = ''] = line.slice(2, -2).split(' | ');
    return {
      number,
      tests: [...tests.matchAll(TEST)].map(([, file, name]) => ({ file: file!, name: name! })),
    };
  });

/** Where the name of a test stands in its file, as a string of its own. */
const isIn = (source: string, name: string): boolean =>
  ["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote}`));

describe('the console document, sentence by sentence', () => {
  it('[V8] has the sections about the server, the client, the screen and the use cases', () => {
    const numbers = rows.map(({ number }) => number);
    for (const part of [
      'fig. 2',
      '4.2.1 (3e)',
      '4.2.2 (3)',
      '4.2.4',
      '4.3.1 (5)',
      '4.3.2 (1)',
      '7.2.4 (2)',
      '8.10',
    ])
      expect(numbers).toContain(part);
  });

  it.each(
    rows.map((row, i) => [`${row.number}, row ${i + 1}`, row] as const),
  )('[V8] %s is shown by tests that exist', (_, { tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    for (const { file, name } of tests) {
      const url = new URL(file, DOCS);
      expect(existsSync(fileURLToPath(url)), file).toBe(true);
      expect(isIn(readFileSync(url, 'utf8'), name), `${file}: ${name}`).toBe(true);
    }
  });
});
