/** A damaged file is put aside, so that a new one takes nothing from whoever can repair it. */
import { existsSync, renameSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';

/** Renamed to the first name that is free, which is returned. Throws where it cannot be renamed. */
export function keepAside(file: string): string {
  const ending = extname(file);
  const name = basename(file, ending);
  let number = 1;
  const aside = (): string => join(dirname(file), `${name}-damaged-${number}${ending}`);
  while (existsSync(aside())) number += 1;
  renameSync(file, aside());
  return aside();
}
