/** Many puzzles as one text, a line each: a list of them is read in a moment, and a puzzle when somebody wants to solve it. */
import { err, formatFen, ok, oneOf, type Result, readPdn, replayPdn, writePdn } from '@crownhead/rules';
import { cardId } from './card.ts';
import { GOALS, type Goal, type Puzzle, puzzleOf, THEMES, type Theme, TIERS, type Tier } from './puzzle.ts';

/** A puzzle as a list has it: all but the moves, which are text. */
export interface PuzzleEntry {
  readonly id: string;
  readonly goal: Goal;
  readonly tier: Tier;
  readonly rating: number;
  readonly themes: readonly Theme[];
  readonly source: string;
  readonly fen: string;
  /** The moves of a PDN game, without numbers. */
  readonly moves: string;
}

/** Puzzles that belong together, and whom to thank for them. */
export interface PuzzleSet {
  readonly title: string;
  readonly credit: string;
  readonly licence: string;
  readonly puzzles: readonly PuzzleEntry[];
}

/** Why a text is no set of puzzles, and in which line. */
export type PuzzleSetFault = {
  readonly reason: 'not-a-set' | 'other-version' | 'bad-line';
  readonly line: number;
};

const VERSION = 1;

/** The entry of a puzzle. */
export function entryOf({ tree, id, goal, tier, rating, themes, source }: Puzzle): PuzzleEntry {
  const text = writePdn({ tree });
  const moves = text
    .slice(text.indexOf('\n\n') + 2)
    .replace(/\d+\.+\s*/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ \*\s*$/, '');
  return { id, goal, tier, rating, themes, source, fen: formatFen(tree.start), moves };
}

/** A whole puzzle as a PDN game. */
export const pdnOfEntry = ({ id, goal, tier, rating, themes, source, fen, moves }: PuzzleEntry): string =>
  Object.entries({
    PuzzleId: id,
    Puzzle: goal,
    Tier: tier,
    Themes: themes.join(' '),
    Rating: String(rating),
    Source: source.replaceAll('"', '”'),
    SetUp: '1',
    FEN: fen,
  })
    .map(([name, value]) => `[${name} "${value}"]\n`)
    .concat(`\n${moves} *\n`)
    .join('');

/** The puzzle of a PDN game; null where it is none. */
export function puzzleOfPdn(pdn: string): Puzzle | null {
  const [game] = readPdn(pdn);
  const puzzle = game && puzzleOf(replayPdn(game).tree);
  return puzzle?.ok ? puzzle.value : null;
}

/** The puzzle of an entry; null where its moves are damaged. */
export const puzzleOfEntry = (entry: PuzzleEntry): Puzzle | null => puzzleOfPdn(pdnOfEntry(entry));

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A set as text. Ids are made of positions, and are left out. */
export function writePuzzleSet({ title, credit, licence, puzzles }: PuzzleSet): string {
  const head = JSON.stringify({ crownhead: 'puzzles', version: VERSION, title, credit, licence });
  const lines = puzzles.map(({ goal, tier, rating, themes, source, fen, moves }) =>
    [goal, tier, rating, themes.join(' '), oneLine(source), fen, moves].join('\t'),
  );
  return `${[head, ...lines].join('\n')}\n`;
}

function readEntry(line: string): PuzzleEntry | null {
  const [goalText = '', tierText = '', ratingText, themeText = '', source = '', fen, moves] =
    line.split('\t');
  const goal = oneOf(GOALS, goalText);
  const tier = oneOf(TIERS, tierText);
  const rating = Number(ratingText);
  if (goal === null || tier === null || !Number.isInteger(rating) || !fen || !moves) return null;
  const themes = themeText.split(' ').flatMap((theme) => oneOf(THEMES, theme) ?? []);
  return { id: cardId('puzzle', fen), goal, tier, rating, themes, source, fen, moves };
}

function readHead(text: string): Partial<Record<string, unknown>> | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The set that a text is. Positions and moves are checked when a puzzle is opened. */
export function readPuzzleSet(text: string): Result<PuzzleSet, PuzzleSetFault> {
  const [first = '', ...lines] = text.split('\n');
  const head = readHead(first);
  if (head?.crownhead !== 'puzzles') return err({ reason: 'not-a-set', line: 1 });
  if (head.version !== VERSION) return err({ reason: 'other-version', line: 1 });
  const puzzles: PuzzleEntry[] = [];
  for (const [i, line] of lines.entries()) {
    if (line === '') continue;
    const entry = readEntry(line);
    if (entry === null) return err({ reason: 'bad-line', line: i + 2 });
    puzzles.push(entry);
  }
  const { title, credit, licence } = head;
  return ok({ title: `${title ?? ''}`, credit: `${credit ?? ''}`, licence: `${licence ?? ''}`, puzzles });
}
