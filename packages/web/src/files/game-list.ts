/** The games of a file as a list shows them: who, when, how it ended; found by a word, drawn only where they are seen. */
import {
  firstByType,
  isOtherGame,
  type PdnGame,
  type PdnResult,
  resultOf,
  type Side,
  tagValue,
} from '@crownhead/rules';
import { textMatcher } from '../ui/text-matcher.ts';

/** How it ended, whatever side begins by the file's own rules. */
type Ending = Side | 'draw' | 'void' | 'open';

export interface Listed {
  /** Its place in the file, counted from 1. */
  readonly number: number;
  readonly black: string;
  readonly white: string;
  readonly event: string;
  /** As far as it is known: `2004`, `2004.05`, `2004.05.01`. */
  readonly date: string;
  readonly ending: Ending;
  /** Moves written down, both sides counted. */
  readonly plies: number;
  /** Of another kind of draughts: it cannot be opened. */
  readonly other: boolean;
}

function endingOf(result: PdnResult | null, first: Side): Ending {
  if (result === '1-0') return first;
  if (result === '0-1') return first === 'black' ? 'white' : 'black';
  if (result === '1/2-1/2') return 'draw';
  return result === '0-0' ? 'void' : 'open';
}

/** PDN writes question marks for what is not known. */
const known = (value: string | null): string => (value === null || /^[?.\s]*$/.test(value) ? '' : value);

/** `2004-05-01` and `2004.05.??` both occur. */
export const tidyDate = (value: string): string => value.replaceAll('-', '.').replace(/(?:\.\?+)+$/, '');

export function list(game: PdnGame): Listed {
  const tag = (name: string): string => known(tagValue(game.tags, name));
  return {
    number: game.number,
    black: tag('Black'),
    white: tag('White'),
    event: tag('Event'),
    date: tidyDate(tag('Date')),
    ending: endingOf(resultOf(game), firstByType(game.tags)),
    plies: game.main.moves.length,
    other: isOtherGame(game),
  };
}

/** Those in which every word of the search occurs: names, event, date or number. */
export function search(games: readonly Listed[], text: string): readonly Listed[] {
  if (text.trim() === '') return games;
  const fits = textMatcher(text);
  return games.filter(({ black, white, event, date, number }) =>
    fits(`${black} ${white} ${event} ${date} #${number}`),
  );
}

export interface Rows {
  readonly first: number;
  /** One past the last. */
  readonly end: number;
}

/** The rows in view and some beside them. */
export function rowsInView(scrolled: number, height: number, rowHeight: number, count: number): Rows {
  const spare = 8;
  const first = Math.max(0, Math.min(Math.floor(scrolled / rowHeight) - spare, count));
  const end = Math.min(count, Math.ceil((scrolled + height) / rowHeight) + spare);
  return { first, end: Math.max(first, end) };
}
