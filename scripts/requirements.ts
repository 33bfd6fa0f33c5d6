/** `npm run requirements`: writes docs/requirements.md from the tests that carry requirement ids. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requirementsPage } from './requirement-page.ts';
import { requirementFaults, requirementTests } from './requirement-tests.ts';

const ROOT = join(import.meta.dirname, '..');
const found = requirementTests(ROOT);
writeFileSync(join(ROOT, 'docs/requirements.md'), requirementsPage(found));
const { untested, unknown } = requirementFaults(found);
console.log(untested.length === 0 ? 'every id has a test' : `without a test: ${untested.join(' ')}`);
for (const line of unknown) console.log(`no such requirement: ${line}`);
process.exitCode = untested.length + unknown.length === 0 ? 0 : 1;
