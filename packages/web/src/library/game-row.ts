/** What a row of the list says about a game. */
import { type Collection, pliesOf, resultOfGame, type StoredResult, textOf } from '@crownhead/library';
import { PRESETS } from '@crownhead/match';
import { moveCount, OFFICIAL, type PresetId, parseRules, sameRules } from '@crownhead/rules';
import { DEVICE } from './messages.ts';

export interface GameRow {
  readonly game: number;
  /** Its place in its file. */
  readonly number: number;
  readonly black: string;
  readonly white: string;
  /** Event, round and date, as far as they are known. */
  readonly about: string;
  readonly opening: string;
  readonly result: StoredResult;
  readonly moves: number;
  readonly isCut: boolean;
  /** Null for the official rules; a preset, or rules of somebody's own. */
  readonly rules: PresetId | 'own' | null;
}

function rulesOf(text: string): GameRow['rules'] {
  const rules = parseRules(text);
  if (!rules.ok || sameRules({ ...rules.value, first: OFFICIAL.first }, OFFICIAL)) return null;
  return PRESETS.find((preset) => sameRules(preset.rules, rules.value))?.id ?? 'own';
}

/** Archives have many games under few rules. */
const known = new Map<string, GameRow['rules']>();

export function rowOf(collection: Collection, game: number): GameRow {
  const rules = textOf(collection, 'rules', game);
  if (!known.has(rules)) known.set(rules, rulesOf(rules));
  const event = textOf(collection, 'event', game);
  const date = textOf(collection, 'date', game).replace(/(?:\.\?+)+$/, '');
  return {
    game,
    number: collection.number[game]!,
    black: textOf(collection, 'black', game),
    white: textOf(collection, 'white', game),
    // What all games of a collection have in common tells nothing.
    about: [collection.text.event.values.length > 1 ? event : '', date].filter(Boolean).join(', '),
    opening: textOf(collection, 'opening', game),
    result: resultOfGame(collection, game),
    moves: moveCount(pliesOf(collection, game)),
    isCut: collection.cut[game] === 1,
    rules: known.get(rules) ?? null,
  };
}

/** On the analysis board, at a ply. */
export function addressOfGame(id: string, collection: Collection, game: number, ply: number): string {
  const at = ply > 0 ? `?ply=${ply}` : '';
  // A game of this device has an address of its own, which stays when others come.
  if (id === DEVICE) return `/analysis/here/${collection.sources[collection.source[game]!]}${at}`;
  return `/analysis/library/${id}-${game + 1}${at}`;
}
