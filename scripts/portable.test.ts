/** Sources that would fail on another system than this one: what can be seen of that from here. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

interface Trap {
  readonly what: string;
  readonly pattern: RegExp;
  /** A line it must be found in, and one it must not. */
  readonly bad: string;
  readonly good: string;
}

const TRAPS: readonly Trap[] = [
  {
    what: 'a path cut out of an address: on Windows it begins with a slash before the drive',
    pattern: /new URL\([^()]*import\.meta\.url,?\s*\)\s*\.pathname/,
    bad: "readFileSync(new URL('../x', import.meta.url).pathname)",
    good: "readFileSync(new URL('../x', import.meta.url))",
  },
  {
    what: 'a module imported by its path: Windows takes the drive for a protocol',
    pattern: /import\(\s*(?:join|resolve)\(/,
    bad: "await import(join(folder, 'x.mjs'))",
    good: "await import(pathToFileURL(join(folder, 'x.mjs')).href)",
  },
  {
    what: 'a place that only some systems have',
    pattern: /['"`]\/(?:tmp|dev|proc|etc|usr|var|home)\//,
    bad: "mkdtempSync('/tmp/crownhead-')",
    good: "mkdtempSync(join(tmpdir(), 'crownhead-'))",
  },
  {
    what: 'a user id where there may be none',
    pattern: /process\.[gs]ete?[ug]id\(/,
    bad: 'process.getuid() === 0',
    good: 'process.getuid?.() === 0',
  },
  {
    what: 'a signal that Windows does not know',
    pattern: /kill\([^)]*'SIG(?:HUP|QUIT|TSTP|STOP|CONT|USR1|USR2|WINCH)'/,
    bad: "process.kill(0, 'SIGTSTP')",
    good: "process.kill(pid, 'SIGKILL')",
  },
  {
    what: 'a socket that is a file: on Windows such a thing is a pipe with a name of its own',
    pattern: /(?:listen|connect)\(\s*(?:join\(|['"`][^'"`]*\.sock)/,
    bad: "server.listen(join(folder, 'admin.sock'))",
    good: "server.listen(0, '127.0.0.1')",
  },
  {
    what: 'a command for a shell, and each system has another one',
    pattern: /(?<![.\w#])exec(?:Sync)?\(\s*['"`]/,
    bad: "execSync('rm -rf dist')",
    good: "rmSync('dist', { recursive: true })",
  },
  {
    what: 'an address made by hand: on Windows it lacks a slash, and no sign of the path is escaped',
    pattern: /['"`]file:\/\/(?:['"] \+|\$\{)/,
    bad: "import('file://' + path)",
    good: 'import(pathToFileURL(path).href)',
  },
  {
    what: 'folders cut apart at slashes: on Windows they are the other way round',
    pattern: /(?:dirname|filename|cwd\(\)|execPath)\s*\.split\('\/'\)/,
    bad: "import.meta.dirname.split('/')",
    good: 'dirname(import.meta.dirname)',
  },
  {
    what: 'npm as a program: on Windows it is a script, for the shell',
    pattern: /(?:spawn|execFile)(?:Sync)?\(\s*'(?:np[mx]|tsc|vitest|biome)'/,
    bad: "spawnSync('npm', ['ci'])",
    good: "spawnSync(process.execPath, ['x.mjs'])",
  },
  {
    what: 'a program that Windows does not have',
    pattern: /(?:spawn|execFile)(?:Sync)?\(\s*'(?:sh|bash|ps|cp|mv|rm|ls|cat|chmod|kill|which|tar)'/,
    bad: "execFileSync('cp', ['-a', from, to])",
    good: 'cpSync(from, to, { recursive: true })',
  },
  {
    what: 'the home folder by a name that Windows has not given it',
    pattern: /\benv(?:ironment)?(?:\.HOME\b|\['HOME'\])/,
    bad: 'join(process.env.HOME, x)',
    good: 'join(homedir(), x)',
  },
  {
    what: 'a time of day in the name of a file: there is no colon in one on Windows',
    pattern: /(?:join|writeFileSync|mkdirSync)\([^;]*\.toISOString\(\)(?!\.slice\(0, 10\)|\.replace)/,
    bad: 'join(folder, new Date().toISOString())',
    good: 'join(folder, new Date().toISOString().slice(0, 10))',
  },
  {
    what: 'a link that on Windows only an administrator may make',
    pattern: /symlinkSync\((?![^;]*'junction'\))/,
    bad: 'symlinkSync(target, path)',
    good: "symlinkSync(target, path, 'junction')",
  },
];

/** Who asks which system this is has thought of it. */
const asksForTheSystem = (text: string): boolean =>
  /\bplatform\b|\bHAS_SIGNALS\b|\bdescribeInTerminal\b/.test(text);

const trapsIn = (text: string): string[] =>
  asksForTheSystem(text) ? [] : TRAPS.filter(({ pattern }) => pattern.test(text)).map(({ what }) => what);

/** What runs on the machines of others: neither tests nor what measures and breaks servers here. */
const SOURCES = ['packages/*/src/**/*.ts', 'packages/cli/bin/*.mjs', 'scripts/**/*.{ts,mjs}'];
const HERE_ONLY = /\.test\.ts$|(^|[\\/])test-|[\\/](bench|pty)[\\/]/;

/** What is made here and not kept. */
const UNTRACKED = /(?:^|[\\/])(?:node_modules|dist|\.tmp|coverage)$/;

describe('[C4] on other systems', () => {
  it.each(TRAPS)('$what: is found', ({ what, bad, good }) => {
    expect(trapsIn(bad)).toEqual([what]);
    expect(trapsIn(good)).toEqual([]);
    expect(trapsIn(`if (process.platform !== 'win32') ${bad}`)).toEqual([]);
  });

  it('no source falls into any of these', () => {
    const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !HERE_ONLY.test(file));
    expect(files.length).toBeGreaterThan(300);
    const found = files.flatMap((file) =>
      trapsIn(readFileSync(join(ROOT, file), 'utf8')).map((what) => `${file}: ${what}`),
    );
    expect(found).toEqual([]);
  });

  it('no test listens for a signal, or runs a shell, where there is none', () => {
    const tests = globSync(['packages/**/*.test.ts', 'scripts/**/*.test.ts'], {
      cwd: ROOT,
      exclude: (path) => /(?:^|[\\/])(?:node_modules|dist)$/.test(path),
    });
    expect(tests.length).toBeGreaterThan(300);
    // SIGTERM and SIGKILL end a program there as well, without a word.
    const needs =
      /kill\([^)]*'SIG(?!KILL|TERM)|(?:spawn|execFile)(?:Sync)?\)?\(\s*'(?:sh|bash)'|symlinkSync\(/;
    const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
    expect(tests.filter((file) => needs.test(textOf(file)) && !asksForTheSystem(textOf(file)))).toEqual([]);
  });

  it('every file can have its name, and none is in the place of another', () => {
    const files = globSync('**/*', { cwd: ROOT, exclude: (path) => UNTRACKED.test(path) });
    expect(files.length).toBeGreaterThan(2_000);
    const names = files.map((file) => basename(file));
    expect(names.filter((name) => /[<>:"|?*\\]|[. ]$/.test(name))).toEqual([]);
    expect(names.filter((name) => /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name))).toEqual([]);
    const seen = new Set<string>();
    // Neither Windows nor macOS tells capitals from small letters.
    const same = files.filter((file) => seen.size === seen.add(file.toLowerCase()).size);
    expect(same).toEqual([]);
  });

  it('the commands of the manifests need no shell of a certain system', () => {
    const manifests = ['package.json', ...globSync('packages/*/package.json', { cwd: ROOT })];
    const commands = manifests.flatMap((file) =>
      Object.values<string>(JSON.parse(readFileSync(join(ROOT, file), 'utf8')).scripts ?? {}),
    );
    expect(commands.length).toBeGreaterThan(10);
    // Variables, quotes and pipes are each shell's own; `&&` is everybody's.
    expect(
      commands.filter((command) => /[|;$'`*]|(?<!&)&(?!&)|^\w+=|\b(?:rm|cp|mkdir|cat) /.test(command)),
    ).toEqual([]);
  });

  it('files have the line ends they have here, whatever git does by itself there', () => {
    expect(readFileSync(join(ROOT, '.gitattributes'), 'utf8')).toMatch(/^\* text=auto eol=lf$/m);
    const texts = globSync(['**/*.{ts,tsx,mjs,json,md,css,html,pdn,sql,jsonl,txt,yml}'], {
      cwd: ROOT,
      exclude: (path) => UNTRACKED.test(path),
    });
    expect(texts.length).toBeGreaterThan(1_000);
    expect(texts.filter((file) => readFileSync(join(ROOT, file)).includes('\r\n'))).toEqual([]);
  });

  it('the two commands are run on each of them', () => {
    const workflow = readFileSync(join(ROOT, '.github/workflows/ci.yml'), 'utf8');
    expect(workflow).toMatch(/os: \[ubuntu-latest, macos-latest, windows-latest\]/);
    const commands = [...workflow.matchAll(/- run: (.*)/g)].map(([, command]) => command);
    expect(commands).toEqual(['npm test', 'node scripts/try-start.mjs']);
    expect(readFileSync(join(ROOT, 'scripts/try-start.mjs'), 'utf8')).toContain("'npm start -- --port 0'");
  });
});
