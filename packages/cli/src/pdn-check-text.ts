/** What `crownhead pdn check` prints about one file. */
import { PDN_FAILURE_WORDS, quotable } from '@crownhead/rules';
import type { Checked, Failure } from './pdn-check.ts';
import { plural, thousands } from './words.ts';

/** A person reads the first few; a program gets them all. */
const SHOWN = 20;

function verdict({ games, legal, variations, skipped }: Checked): string {
  const others = skipped === 0 ? '' : `; ${thousands(skipped)} of another kind of draughts left out`;
  if (games === 0) return `no games${others}`;
  const how = legal === games ? (games === 1 ? 'legal' : 'all legal') : `${thousands(legal)} legal`;
  const asides = variations.length === 0 ? '' : `; ${plural(variations.length, 'variation')} not legal`;
  return `${plural(games, 'game')}, ${how}${asides}${others}`;
}

function failureLine({ game, ply, token, reason }: Failure, where: string): string {
  const what = token === '' ? '' : `, “${quotable(token)}”`;
  return `  game ${game}, ${where}ply ${ply}${what}: ${PDN_FAILURE_WORDS[reason]}`;
}

export function pdnCheckText(file: string, checked: Checked): string {
  const { failures, variations, unlisted } = checked;
  const lines = [
    ...failures.slice(0, SHOWN).map((failure) => failureLine(failure, '')),
    ...variations.slice(0, SHOWN).map((failure) => failureLine(failure, 'variation, ')),
  ].slice(0, SHOWN);
  const more = failures.length + variations.length + unlisted - lines.length;
  if (more > 0) lines.push(`  … and ${thousands(more)} more (--json lists them)`);
  return `${[`${file}: ${verdict(checked)}`, ...lines].join('\n')}\n`;
}
