/** Runs the long attack on its own: `node --expose-gc packages/server/test/fuzz/main.ts [frames] [seed]`; one line of JSON. */
import { attack } from './test-attack.ts';

const [frames = 100_000, seed = 1] = process.argv.slice(2).map(Number);
process.stdout.write(`${JSON.stringify(await attack(frames, seed))}\n`);
