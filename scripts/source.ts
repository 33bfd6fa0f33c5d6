/** What makes a source file fit to be read by strangers, as far as it can be checked. */

/** Lines: what a reader can keep in mind; where a file needs more, it has two purposes. */
const MOST_LINES = 400;

/** What says that something was left for later, or that a check was switched off. */
const LEFTOVER = /\b(TODO|FIXME|XXX|HACK)\b|@ts-(ignore|nocheck|expect-error)|biome-ignore-all/;
/** A word of another game; the glossary has those of this one. */
const FOREIGN = /\bpawns?\b/i;

/** What is wrong with it, in words; nothing where all is well. */
export function faultsOf(text: string): readonly string[] {
  const faults: string[] = [];
  const body = text.replace(/^#!.*\n/, '');
  const lines = text.trimEnd().split('\n').length;
  const opening = /^\/\*\*\s*([\s\S]*?)\*\//.exec(body)?.[1] ?? '';
  if (!/\S[\s\S]*[.!?:](\s|$)/.test(opening))
    faults.push('does not begin with a sentence that says what it is for');
  if (lines > MOST_LINES) faults.push(`has ${lines} lines`);
  const leftover = LEFTOVER.exec(body)?.[0];
  if (leftover) faults.push(`has a leftover: ${leftover}`);
  const foreign = FOREIGN.exec(body)?.[0];
  if (foreign) faults.push(`speaks of another game: ${foreign}`);
  return faults;
}
