/** Says on standard error what is wrong with the settings of this player, each fault once. */
import type { AppFiles } from '@crownhead/terminal';
import { printError } from './output.ts';

/** To be called whenever they have been read or written. */
export function faultTeller(files: Pick<AppFiles, 'fault'>): () => void {
  let told: string | null = null;
  return () => {
    const { fault } = files;
    if (fault !== null && fault !== told) printError(fault);
    told = fault;
  };
}
