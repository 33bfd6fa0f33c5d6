/** What `crownhead pdn check` tells people about one file. */
import { PDN_FAILURE_WORDS, quotable } from '@crownhead/rules';
import type { Checked } from './pdn-check.ts';
import { plural, thousands } from './words.ts';

/** A person reads the first few; a program gets them all. */
const SHOWN = 20;

function verdict({ games, legal, skipped }: Checked): string {
  const others = skipped === 0 ? '' : `; ${thousands(skipped)} of another kind of draughts left out`;
  if (games === 0) return `no games${others}`;
  const how = legal === games ? (games === 1 ? 'legal' : 'all legal') : `${thousands(legal)} legal`;
  return `${plural(games, 'game')}, ${how}${others}`;
}

export function pdnCheckText(file: string, checked: Checked): string {
  const { failures, unlisted } = checked;
  const lines = failures
    .slice(0, SHOWN)
    .map(
      ({ game, ply, token, reason }) =>
        `  game ${game}, ply ${ply}${token === '' ? '' : `, “${quotable(token)}”`}: ${PDN_FAILURE_WORDS[reason]}`,
    );
  const more = failures.length + unlisted - lines.length;
  if (more > 0) lines.push(`  … and ${thousands(more)} more (--json lists them)`);
  return `${[`${file}: ${verdict(checked)}`, ...lines].join('\n')}\n`;
}
