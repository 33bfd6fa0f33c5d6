/** The thread that checks one PDN file for `crownhead pdn check`. */
import { parentPort, workerData } from 'node:worker_threads';
import { checkPdn, type FromChecker } from './pdn-check.ts';
import { openPdn } from './pdn-file.ts';

const file: string = workerData;
const tell = (message: FromChecker): void => parentPort?.postMessage(message);

/** Often enough to look alive. */
const EVERY_GAMES = 500;
let told = 0;

try {
  const checked = await checkPdn(openPdn(file), ({ games }) => {
    if (games - told < EVERY_GAMES) return;
    told = games;
    tell({ games });
  });
  tell({ checked });
} catch (error) {
  tell({ fault: (error as Error).message });
}
