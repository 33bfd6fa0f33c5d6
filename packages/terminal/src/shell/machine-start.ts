/** Which start of the machine this is: what was written before another one says nothing about the programs of today. */
import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/** Linux gives each start a name of its own. */
const NAME_FILE = '/proc/sys/kernel/random/boot_id';

/** Clocks are put right now and then. */
const CLOCK_SLACK_MS = 60_000;

/**
 * Its name; where it has none, the time that clock and running time lead to. The name goes first: a virtual machine that was
 * paused has not been running meanwhile, and its clock is hours further all the same.
 */
export function machineStart(): string {
  try {
    const name = process.platform === 'linux' ? readFileSync(NAME_FILE, 'utf8').trim() : '';
    if (/^\S+$/.test(name)) return name;
  } catch {
    // Then by the time.
  }
  return `${Math.round(Date.now() - uptime() * 1000)}`;
}

/** Was the machine started again in between? Not where that cannot be told, by a name from a time or from nothing. */
export function startedSince(then: string | undefined, now: string): boolean {
  if (then === undefined || then === now) return false;
  const [before, after] = [then, now].map(Number);
  if (Number.isNaN(before) !== Number.isNaN(after)) return false;
  return Number.isNaN(before) || before! < after! - CLOCK_SLACK_MS;
}
