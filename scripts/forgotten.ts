/**
 * What the compiler says when somebody adds an option, a kind of timer, a command or a message and nothing else: each is added
 * to a scratch copy of the sources, and every file that no longer compiles is listed. Those are the places to touch.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Everything as one project, so that what several share is checked once. */
const PROJECT = 'tsconfig.scratch.json';
/** What the compiler found before the first change: each time it looks only at what the change reaches. */
const BUILD_INFO = 'tsconfig.scratch.tsbuildinfo';
const WHOLE = {
  extends: './packages/web/e2e/tsconfig.json',
  compilerOptions: { incremental: true, tsBuildInfoFile: BUILD_INFO },
  include: ['packages/**/*.ts', 'packages/**/*.tsx', 'scripts/**/*.ts'],
};

interface Addition {
  readonly name: string;
  readonly file: string;
  /** The text before which it is put; it stands there once. */
  readonly before: string;
  readonly text: string;
}

/** One of each kind, as somebody would begin to add it. */
export const ADDITIONS: readonly Addition[] = [
  {
    name: 'a rule option',
    file: 'packages/rules/src/rule-set.ts',
    before: "  /** R8: the side that moves first. */\n  first: ['black'",
    text: "  huffing: ['never', 'allowed'],\n",
  },
  {
    name: 'an option of a table',
    file: 'packages/match/src/table-options.ts',
    before: '  /** N5: both press ready',
    text: '  readonly undoLimit: number;\n',
  },
  {
    name: 'a kind of timer',
    file: 'packages/match/src/table-options.ts',
    before: "  | { readonly kind: 'move'; readonly limit: number",
    text: "  | { readonly kind: 'hourglass'; readonly sand: number }\n",
  },
  {
    name: 'a command',
    file: 'packages/match/src/command.ts',
    before: "  | { readonly type: 'chat'; readonly text: string }",
    text: "  | { readonly type: 'table.rename'; readonly title: string }\n",
  },
  {
    name: 'a message of a client',
    file: 'packages/protocol/src/client-message.ts',
    before: "  v.object({ type: v.literal('lobby.leave')",
    text: "  v.object({ type: v.literal('lobby.search'), id: commandIdSchema, text: v.string() }),\n",
  },
  {
    name: 'a message of the server',
    file: 'packages/protocol/src/server-message.ts',
    before: "  v.object({\n    type: v.literal('bye')",
    text: "  v.object({ type: v.literal('news'), text: v.string() }),\n",
  },
  {
    name: 'a command of an operator',
    file: 'packages/protocol/src/admin.ts',
    before: "  unmute: act('moderator'",
    text: "  'rename-player': act('moderator', 'Gives a person another name', v.object({ player }), done),\n",
  },
];

/** The source with the addition in it. */
export function added({ name, file, before, text }: Addition, source: string): string {
  const parts = source.split(before);
  if (parts.length !== 2) throw new Error(`${name}: ${file} does not have this once: ${before}`);
  return `${parts[0]}${text}${before}${parts[1]}`;
}

/** Sources as they are now, on the modules installed here, but with the scratch copy's own packages. */
function scratchCopy(): string {
  const scratch = mkdtempSync(join(tmpdir(), 'crownhead-forgotten-'));
  const list = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'packages', 'scripts', '*.json', '*.ts'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 2 ** 24,
    },
  );
  for (const file of list.split('\n').filter((name) => /\.(tsx?|mts|json|css)$/.test(name))) {
    mkdirSync(dirname(join(scratch, file)), { recursive: true });
    cpSync(join(ROOT, file), join(scratch, file));
  }
  const modules = join(scratch, 'node_modules');
  mkdirSync(join(modules, '@crownhead'), { recursive: true });
  for (const { name } of readdirSync(join(ROOT, 'node_modules'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )) {
    if (name !== '@crownhead') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name), 'junction');
  }
  for (const name of readdirSync(join(scratch, 'packages')))
    symlinkSync(join(scratch, 'packages', name), join(modules, '@crownhead', name), 'junction');
  writeFileSync(join(scratch, PROJECT), JSON.stringify(WHOLE));
  return scratch;
}

/** `file(line,column): what`, each line once. */
function complaints(scratch: string): readonly string[] {
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', PROJECT], { cwd: scratch, encoding: 'utf8' });
  const lines = stdout.split('\n').filter((line) => /^\S+\(\d+,\d+\): error/.test(line));
  const place = (line: string): string => line.slice(0, line.indexOf(','));
  return [...new Map(lines.map((line) => [place(line), line])).values()];
}

/** The places that each addition breaks, beyond what was broken before. */
export function* forgottenPlaces(additions: readonly Addition[] = ADDITIONS): Generator<{
  readonly name: string;
  readonly places: readonly string[];
}> {
  const scratch = scratchCopy();
  try {
    const before = new Set(complaints(scratch));
    const buildInfo = readFileSync(join(scratch, BUILD_INFO));
    for (const addition of additions) {
      const path = join(scratch, addition.file);
      const source = readFileSync(path, 'utf8');
      writeFileSync(path, added(addition, source));
      writeFileSync(join(scratch, BUILD_INFO), buildInfo);
      const places = complaints(scratch).filter((line) => !before.has(line));
      writeFileSync(path, source);
      yield { name: addition.name, places };
    }
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

const short = (line: string): string => (line.length > 160 ? `${line.slice(0, 159)}…` : line);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { name, places } of forgottenPlaces()) {
    console.log(`\n${name}: ${places.length} places`);
    for (const place of places) console.log(`  ${short(place)}`);
  }
}
