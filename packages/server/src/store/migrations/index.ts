/** The versions of the database, and which steps one still needs. Both stores have the same versions. */
import { StoreFault } from '../fault.ts';
import type { Migration } from './migration.ts';
import { V1 } from './v1.ts';
import { V2 } from './v2.ts';
import { V3 } from './v3.ts';
import { V4 } from './v4.ts';
import { V5 } from './v5.ts';
import { V6 } from './v6.ts';
import { V7 } from './v7.ts';
import { V8 } from './v8.ts';
import { V9 } from './v9.ts';

/** Step n leads from version n to version n + 1. */
export const MIGRATIONS: readonly Migration[] = [V1, V2, V3, V4, V5, V6, V7, V8, V9];

/** The steps after `version`, in order; throws where the database is newer than this program. `place` names it. */
export function stepsAfter(
  version: number,
  store: keyof Migration,
  place: string,
  migrations: readonly Migration[] = MIGRATIONS,
): readonly string[] {
  if (version > migrations.length) {
    throw new StoreFault(
      'newer',
      `${place} was written by a newer Crownhead (version ${version} of its layout, known are ${migrations.length}).`,
    );
  }
  return migrations.slice(version).map((step) => step[store]);
}
