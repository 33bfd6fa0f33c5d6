/** Who may import whom: packages, folders inside a package, and what is shipped from what is only run in the repository. */

/** Which packages each package may import. Tests may import testkit as well. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  match: ['rules'],
  engine: ['rules'],
  library: ['rules'],
  analysis: ['rules', 'engine', 'training'],
  training: ['rules'],
  protocol: ['rules', 'match'],
  client: ['protocol', 'match', 'rules'],
  server: ['protocol', 'match', 'rules', 'engine'],
  web: ['client', 'protocol', 'match', 'rules', 'engine', 'analysis', 'library', 'training'],
  terminal: ['client', 'protocol', 'match', 'rules', 'engine', 'analysis', 'library', 'training'],
  cli: [
    'rules',
    'match',
    'engine',
    'analysis',
    'library',
    'training',
    'protocol',
    'client',
    'server',
    'web',
    'terminal',
  ],
  testkit: ['rules', 'match', 'protocol'],
};

/** Packages that run anywhere: outside their tests they import neither Node nor third-party packages. */
export const PURE: readonly string[] = ['rules', 'match', 'training'];

/** Where such a package has what needs Node, as an entry of its own. */
export const NODE_PART = 'src/node/';

/** Folders of a package with what its users run. */
export const SHIPPED: readonly string[] = ['src', 'bin'];
/** Folders with what is only run in the repository: tests, tools and what makes data. Nothing shipped imports them. */
export const LOCAL: readonly string[] = ['build', 'e2e', 'golden', 'perft', 'test', 'tune', 'wasm'];

/**
 * Entries of `src`, lowest layer first: each imports its own layer and those below. What is listed nowhere is not bound.
 * A module loaded on demand may be above: it is opened from here, not needed here.
 */
export const LAYERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  server: [
    ['time', 'limits', 'store'],
    ['identity', 'archive'],
    ['table'],
    ['admin'],
    ['computer'],
    ['cluster'],
    ['room', 'lobby'],
    ['core.ts'],
    ['ws', 'http', 'console'],
    ['server.ts'],
  ],
  web: [
    ['ui', 'theme', 'sound'],
    ['board'],
    ['game', 'attention'],
    ['study'],
    [
      'local',
      'online',
      'editor',
      'files',
      'games',
      'help',
      'screens',
      'frame',
      'me',
      'admin',
      'analysis',
      'training',
      'puzzles',
      'train',
      'library',
    ],
    ['app.tsx', 'main.tsx', 'background-tasks.ts'],
  ],
};
