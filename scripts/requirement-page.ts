/** docs/requirements.md: every requirement, where it lives, and the tests that show it, nearest to a person first. */

import { documentSections } from './documents/page.ts';
import { GROUPS } from './requirement-groups.ts';
import { REQUIREMENTS, type Requirement } from './requirement-list.ts';
import type { RequirementTest } from './requirement-tests.ts';

/** Where a test stands, from what a person sees to what only a programmer does. */
const FRONT_ENDS: readonly (readonly [string, RegExp])[] = [
  ['browser', /^packages\/web\/e2e\//],
  ['programs', /^packages\/cli\/e2e\//],
  ['terminal', /^packages\/terminal\/src\/pty\//],
  ['command line', /^packages\/cli\/src\//],
  ['server', /^packages\/server\/(src|test)\//],
  ['whole project', /^scripts\//],
];
/** How many tests are named; the others are folded away. */
const NAMED = 3;

const inCell = (text: string): string =>
  text.replace(/[|<>]/g, (sign) => ({ '|': '\\|', '<': '&lt;', '>': '&gt;' })[sign]!);

const linkTo = (text: string, file: string): string => `[${inCell(text)}](../${file})`;

/** What reads as a sentence before what a table fills in, and what is about this alone before what is about much. */
const clearness = ({ name, ids }: RequirementTest): number =>
  (/[%$]/.test(name) || name === '' ? 100 : 0) + ids;

/** One for each front end, nearest first; where there is none, the clearest test there is. */
function named(
  tests: readonly RequirementTest[],
): readonly { readonly frontEnd: string; readonly test: RequirementTest }[] {
  const clearest = tests.toSorted((a, b) => clearness(a) - clearness(b));
  const found = FRONT_ENDS.flatMap(([frontEnd, fits]) => {
    const test = clearest.find(({ file }) => fits.test(file));
    return test ? [{ frontEnd, test }] : [];
  });
  if (found.length > 0) return found.slice(0, NAMED);
  return clearest.slice(0, 1).map((test) => ({ frontEnd: /^packages\/(\w+)/.exec(test.file)![1]!, test }));
}

/** Files only: how many tests there are in each changes with every test that is written. */
function folded(tests: readonly RequirementTest[]): string {
  const files = [...new Set(tests.map(({ file }) => file))];
  if (files.length === 0) return '';
  const links = files.map((file) => {
    const short = file
      .replace(/^packages\//, '')
      .replace('/src/', '/')
      .replace('.test.ts', '');
    return linkTo(short, file);
  });
  const summary = `${files.length} more ${files.length === 1 ? 'file' : 'files'}`;
  return `<details><summary>${summary}</summary>${links.join('<br>')}</details>`;
}

function row({ id, words, where }: Requirement, found: readonly RequirementTest[]): string {
  const tests = found.filter((test) => test.id === id);
  const shown = named(tests);
  const rest = tests.filter(({ file }) => !shown.some(({ test }) => test.file === file));
  const lines = shown.map(
    ({ frontEnd, test }) => `${frontEnd}: ${linkTo(test.name || test.file, test.file)}`,
  );
  return `| ${id} | ${words} | ${where} | ${lines.join('<br>')}${folded(rest)} |`;
}

export function requirementsPage(found: readonly RequirementTest[]): string {
  const sections = Object.entries(GROUPS).map(([letter, title]) => {
    const rows = REQUIREMENTS.filter(({ id }) => id.startsWith(letter));
    const head = '| id | what | where | shown by |\n| --- | --- | --- | --- |';
    return `## ${title}\n\n${head}\n${rows.map((one) => row(one, found)).join('\n')}\n`;
  });
  return `# Requirements

What Crownhead must do, by the ids that tests and documents quote; where it lives; and the tests whose names carry the id, the
nearest to a person first: in a real browser, between real programs, in a real terminal, on the command line, on a running server.
The other tests are folded away. Written by \`npm run requirements\`; \`npm test\` fails when an id has no test, when a test carries
an id that does not exist, and when this page is not up to date. [Further down](#the-five-documents) are the documents that most of this
comes from, part by part.

${sections.join('\n')}
${documentSections()}`;
}
