/** Finds the tests whose names carry requirement ids, and says which ids have none and which do not exist. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { REQUIREMENTS } from './requirement-list.ts';

const TESTS = [
  'packages/*/{src,test,e2e,tune}/**/*.test.ts',
  'packages/server/test/store-contract/*.ts',
  'scripts/**/*.test.ts',
];
const ID = /\[([A-Z]\d{1,2})\]/g;
/** A test that never runs shows nothing; one that is skipped on some machines still runs on others. */
const NEVER_RUNS = /\.(skip|todo)$/;
/** Not part of `npm test`: an id needs one that is. */
const ONLY_FULL = /\.(runIf\(FULL\b|skipIf\(!FULL\b)/;

export interface RequirementTest {
  readonly id: string;
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  /** The test's or the group's name without its ids. */
  readonly name: string;
  /** How many ids the name carries: one that carries few is about little else. */
  readonly ids: number;
  /** Runs in `npm run test:full` alone. */
  readonly onlyFull: boolean;
}

interface Named {
  readonly full: string;
  readonly onlyFull: boolean;
}

/** First arguments of calls, as `it`, `describe` and our own wrappers around them have their names, and cases of a contract: name and function. */
function namesIn(file: string, text: string): readonly Named[] {
  const names: Named[] = [];
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]!.message}`);
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const call = text.slice(callee.start, callee.end);
      if (first === undefined || NEVER_RUNS.test(call)) return;
      const onlyFull = ONLY_FULL.test(call);
      if (first.type === 'Literal' && typeof first.value === 'string')
        names.push({ full: first.value, onlyFull });
      else if (first.type === 'TemplateLiteral')
        names.push({ full: text.slice(first.start + 1, first.end - 1), onlyFull });
    },
    ArrayExpression({ elements: [first, second] }) {
      if (first?.type !== 'Literal' || second?.type !== 'ArrowFunctionExpression') return;
      if (typeof first.value === 'string') names.push({ full: first.value, onlyFull: false });
    },
  }).visit(program);
  return names;
}

/** In the order of files and of tests in them. */
export function requirementTests(root: string): readonly RequirementTest[] {
  const files = TESTS.flatMap((pattern) => globSync(pattern, { cwd: root }));
  return files
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) =>
      namesIn(file, readFileSync(join(root, file), 'utf8')).flatMap(({ full, onlyFull }) => {
        const ids = [...full.matchAll(ID)].map(([, id]) => id!);
        const name = full.replace(ID, '').replace(/\s+/g, ' ').trim();
        return ids.map((id) => ({ id, file, name, ids: ids.length, onlyFull }));
      }),
    );
}

/** Ids without a test in `npm test`, and tests with an id that is none. */
export function requirementFaults(found: readonly RequirementTest[]): {
  readonly untested: readonly string[];
  readonly unknown: readonly string[];
} {
  const known = new Set<string>(REQUIREMENTS.map(({ id }) => id));
  const carried = new Set(found.filter(({ onlyFull }) => !onlyFull).map(({ id }) => id));
  return {
    untested: [...known].filter((id) => !carried.has(id)),
    unknown: found
      .filter(({ id }) => !known.has(id))
      .map(({ id, file, name }) => `[${id}] ${name} (${file})`),
  };
}
