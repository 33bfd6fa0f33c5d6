/** Runs the long soak on its own: `node --expose-gc packages/server/test/soak/main.ts [games] [measure every]`; one line of JSON. */
import { soak } from './test-soak.ts';

const [games = 10_000, every = 1000] = process.argv.slice(2).map(Number);
process.stdout.write(`${JSON.stringify(await soak(games, every))}\n`);
