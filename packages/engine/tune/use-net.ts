/**
 * Makes a net that fit-net.py has written the one the engine plays with.
 * node packages/engine/tune/use-net.ts WEIGHTS
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fittedIn } from './fitted.ts';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('which file of weights?');
fittedIn(file);
const text = readFileSync(file).toString('base64');
writeFileSync(
  new URL('../src/net/fitted-net.ts', import.meta.url),
  `/** A file of weights (see \`weight-file.ts\`; its header says what they were fitted to), put here by tune/use-net.ts. */
export const FITTED_NET: string =
  '${text}';
`,
);
