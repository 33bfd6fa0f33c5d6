/** The tags of a game in PDN: those that follow from the game, and those that are only kept. */
import { formatFen } from './fen.ts';
import { standardStart } from './game.ts';
import type { GameTree } from './game-tree.ts';
import { firstByRules, formatFacts, formatGameType, PDN_UNKNOWN, type PdnFacts } from './pdn-facts.ts';
import { MOST_TAG_VALUE, type PdnResult, type PdnTag, tagValue } from './pdn-game.ts';
import { withoutControls } from './pdn-note.ts';
import { samePosition } from './position.ts';

/** These come first in every file, and have this value where nothing is known. */
const UNKNOWN_VALUES: readonly PdnTag[] = [
  { name: 'Event', value: PDN_UNKNOWN },
  { name: 'Site', value: PDN_UNKNOWN },
  { name: 'Date', value: '????.??.??' },
  { name: 'Round', value: PDN_UNKNOWN },
];
const PLAYERS: readonly PdnTag[] = [
  { name: 'Black', value: PDN_UNKNOWN },
  { name: 'White', value: PDN_UNKNOWN },
];

/** Made from the game and its facts, so never taken over from elsewhere. */
const OWN_TAGS: ReadonlySet<string> = new Set(
  ['Result', 'GameType', 'SetUp', 'FEN', 'RuleSet', 'DrawRule'].map((name) => name.toLowerCase()),
);

const safeValue = (value: string): string =>
  withoutControls(value).trim().slice(0, MOST_TAG_VALUE).trim().toWellFormed();

const formatTag = ({ name, value }: PdnTag): string => `[${name} "${value.replace(/["\\]/g, '\\$&')}"]`;

const FIRST_TAGS: readonly PdnTag[] = [...UNKNOWN_VALUES, ...PLAYERS];

const isUnknown = ({ name, value }: PdnTag): boolean =>
  FIRST_TAGS.some(
    (tag) => tag.name.toLowerCase() === name.toLowerCase() && (value === '' || value === tag.value),
  );

/** The first tags of every file in their order, the others as they come. */
function rank({ name }: PdnTag): number {
  const at = FIRST_TAGS.findIndex((tag) => tag.name.toLowerCase() === name.toLowerCase());
  return at < 0 ? FIRST_TAGS.length : at;
}

/** The tags of a file that do not follow from the game, in the order in which they are written: what a tree keeps. */
export function keptTags(tags: readonly PdnTag[], outcome: GameTree['outcome']): readonly PdnTag[] {
  const names = new Set<string>();
  return tags
    .map(({ name, value }) => ({ name, value: safeValue(value) }))
    .filter((tag) => {
      const name = tag.name.toLowerCase();
      const isMade = OWN_TAGS.has(name) || (name === 'termination' && tag.value === outcome?.reason);
      if (isMade || names.has(name) || !/^[a-z]\w{0,60}$/.test(name) || isUnknown(tag)) return false;
      names.add(name);
      return true;
    })
    .sort((a, b) => rank(a) - rank(b));
}

/** `adjudicated` is what a result without a Termination means, so only the others are written. */
function termination({ outcome }: GameTree, kept: readonly PdnTag[]): PdnTag[] {
  const reason = outcome && outcome.reason !== 'adjudicated' ? outcome.reason : null;
  const value = reason ?? tagValue(kept, 'Termination');
  return value === null ? [] : [{ name: 'Termination', value }];
}

/** The lines at the head of a game. `names` are the players where the tags do not name them. */
export function formatHead(
  tree: GameTree,
  result: PdnResult,
  names: Partial<PdnFacts['names']> = {},
): readonly string[] {
  const { rules, drawRule, start } = tree;
  const kept = keptTags(tree.tags, null);
  const nameOf = (tag: string, known: string | undefined): string =>
    safeValue(known ?? '') || tagValue(kept, tag) || PDN_UNKNOWN;
  const made: PdnTag[] = [
    ...UNKNOWN_VALUES.map(({ name, value }) => ({ name, value: tagValue(kept, name) ?? value })),
    { name: 'Black', value: nameOf('Black', names.black) },
    { name: 'White', value: nameOf('White', names.white) },
    { name: 'Result', value: result },
    { name: 'GameType', value: formatGameType(rules) },
  ];
  if (!samePosition(start, standardStart(firstByRules(rules))))
    made.push({ name: 'SetUp', value: '1' }, { name: 'FEN', value: formatFen(start) });
  made.push(...formatFacts({ rules, drawRule }), ...termination(tree, kept));
  const taken = new Set([...OWN_TAGS, 'termination', ...made.map(({ name }) => name.toLowerCase())]);
  return [...made, ...kept.filter(({ name }) => !taken.has(name.toLowerCase()))].map(formatTag);
}
