/** The second half of docs/requirements.md: the documents part by part, and where a person sees each. */

import { RULE_PRESETS } from '../../packages/rules/src/rule-presets.ts';
import { DOCUMENTS, NOT_MET } from './documents.ts';
import type { DocumentRow, Place } from './row.ts';

/** Commands and links are checked with those of all pages, by `docs.test.ts`. */
function shown(place: Place): string {
  if (place.startsWith('/') || place.startsWith('crownhead ')) return `\`${place}\``;
  return `[${place.replace(/^docs\/|#.*$/g, '')}](${place.startsWith('docs/') ? place.slice(5) : `../${place}`})`;
}

const row = ([part, words, places, ids]: DocumentRow): string =>
  `| ${part} | ${words} | ${places.map(shown).join(', ')} | ${ids.join(' ')} |`;

const presets = Object.keys(DOCUMENTS) as readonly (keyof typeof DOCUMENTS)[];

export function documentSections(): string {
  const sections = presets.map((preset) => {
    const { about, rows } = DOCUMENTS[preset];
    return `### ${RULE_PRESETS[preset].document}: ${about}

Its rules are the preset \`${preset}\`.

| part | what it asks for | where | ids |
| --- | --- | --- | --- |
${rows.map(row).join('\n')}
`;
  });
  return `## The five documents

Crownhead comes from five documents that describe the same game differently; where they disagree, there is an option. This is what they
ask for, in short words, and where a person sees it. An address is one of the web app.

${sections.join('\n')}
### Not done as they say

| part | it says | instead |
| --- | --- | --- |
${NOT_MET.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`;
}
