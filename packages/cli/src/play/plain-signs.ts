/** Lines in plain signs: for terminals that have no others, and on request. */
import { type Look, lookOf, plainText } from '@crownhead/terminal';

type Environment = Parameters<typeof lookOf>[0];

/** What the board is drawn with, and plain text knows nothing of. */
const BOARD_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[┌┐└┘]/g, '+'],
  [/─/g, '-'],
  [/│/g, '|'],
  [/·/g, '.'],
];

function inPlainSigns(text: string, look: Look): string {
  const board = BOARD_SIGNS.reduce((changed, [sign, plain]) => changed.replace(sign, plain), text);
  return board.replace(/[^\n]+/g, (line) => plainText(line, look));
}

/** How lines are to be written. What goes into a pipe or a file is read by programs: it is the same everywhere. */
export function signsFor(
  asked: true | undefined,
  isScreen: boolean = process.stdout.isTTY === true,
  env: Environment = process.env,
): (text: string) => string {
  const look = lookOf(isScreen ? env : {}, { ascii: asked ?? (isScreen ? undefined : false) });
  return look.ascii ? (text) => inPlainSigns(text, look) : (text) => text;
}
