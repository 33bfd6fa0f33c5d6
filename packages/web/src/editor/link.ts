/** A position as a link, and a link as a position (E8). */
import {
  formatFen,
  formatRules,
  OFFICIAL,
  type RuleSet,
  type Setup,
  type Square,
  standardSetup,
} from '@crownhead/rules';
import { DRAFT_MARK } from '../screens/new-game/game-form.ts';
import { type PositionFault, readSetup } from './editor.ts';

/** Commas and colons may stand in a query as they are: the link stays readable. */
const readable = (text: string): string =>
  encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2C', ',');

export const editorPath = (setup: Setup): string => `/editor?fen=${readable(formatFen(setup))}`;

/** Where the position is analysed, by the rules of the game that is set up. */
export function analysisPath(setup: Setup, rules: RuleSet): string {
  const named = formatRules(rules);
  const search = named === formatRules(OFFICIAL) ? '' : `&rules=${readable(named)}`;
  return `/analysis?fen=${readable(formatFen(setup))}${search}`;
}

/** The same for who comes with a draft of a game: it stays known when the page is loaded again. */
export const draftPath = (setup: Setup): string => `${editorPath(setup)}&${DRAFT_MARK}`;

export interface OpenedLink {
  readonly setup: Setup;
  /** Why the position of the link is not shown. */
  readonly fault: PositionFault | null;
  /** Men that stood on their king row and are kings now. */
  readonly crowned: readonly Square[];
}

/** A link without a position opens the given one, usually the standard one; a bad one too, and says what is wrong. */
export function openLink(search: string, otherwise: Setup = standardSetup()): OpenedLink {
  const text = new URLSearchParams(search).get('fen');
  const usual = { setup: otherwise, fault: null, crowned: [] };
  if (text === null || text.trim() === '') return usual;
  // Links are copied out of sentences, with what stood around them.
  const bare = text.trim().replace(/^["'“„«(<]+|["'”“»)>]+$/g, '');
  const read = readSetup(bare, otherwise.turn);
  return read.ok ? { ...read.value, fault: null } : { ...usual, fault: read.error };
}
