/** `crownhead analyze`: the best lines of a position, and what they are worth. */
import { evaluationText, forMover } from '@crownhead/client/analysis';
import { Engine, requestFor, type SearchResult } from '@crownhead/engine';
import { openBook, openCore, openTables } from '@crownhead/engine/node';
import { SIDE_NAMES } from '@crownhead/match';
import {
  boardOutcome,
  boardText,
  describeOutcome,
  formatFen,
  formatMove,
  type Position,
  type RuleSet,
  readPosition,
} from '@crownhead/rules';
import { type Answer, answerLines, failed } from './answer-lines.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { badUsage, print, printError, printJson } from './output.ts';
import { startProgress } from './progress.ts';
import { progressBar } from './progress-bar.ts';
import { readRules, rulesWords } from './read-rules.ts';
import { compact, table, thousands } from './words.ts';

export interface AnalyzeOptions {
  readonly fen?: string;
  readonly rules?: string;
  readonly lines: number;
  readonly nodes: number;
  readonly json?: true;
}

const NAMES = SIDE_NAMES['black-white'];
const MEGABYTES = 64;
const PROGRESS_AFTER_MS = 300;
/** As many moves of a line as fit beside what it is worth. */
const MOST_MOVES = 10;

/** What a program reads: verdict and score are those of the side to move. */
const answerOf = (position: Position, { depth, nodes, lines }: SearchResult): object => ({
  fen: formatFen(position),
  depth,
  nodes,
  lines: lines.map(({ moves, verdict, score, book }) => ({
    moves: moves.map((move) => formatMove(move)),
    verdict: { kind: verdict.kind, plies: 'plies' in verdict ? verdict.plies : null },
    score,
    ...(book > 0 ? { book } : {}),
  })),
});

/** A fault that does not prevent the search is reported, and the search goes on without. */
function orWithout<T>(open: () => T, what: string): T | null {
  try {
    return open();
  } catch (error) {
    printError(`The engine searches without ${what}: ${(error as Error).message}.`);
    return null;
  }
}

function soundTables() {
  const tables = openTables();
  tables.check();
  return tables;
}

function startEngine(): Engine {
  return new Engine({
    megabytes: MEGABYTES,
    prober: orWithout(soundTables, 'its endgame tables'),
    core: orWithout(openCore, 'its quicker core'),
    book: orWithout(openBook, 'its opening book'),
    clock: () => performance.now(),
  });
}

/** The same question gets the same answer, whatever was asked before. */
function search(engine: Engine, position: Position, rules: RuleSet, options: AnalyzeOptions): SearchResult {
  const { nodes: total, lines } = options;
  const began = performance.now();
  const progress = startProgress(PROGRESS_AFTER_MS);
  const show = (nodes: number): boolean => {
    const words = `${compact(nodes)} of ${compact(total)} nodes`;
    progress.show(
      progressBar({ what: 'Searching', done: nodes, total, ms: performance.now() - began, words }),
    );
    return false;
  };
  engine.clear();
  const found = engine.search(
    { ...requestFor(position, { nodes: total }, rules), lines, tellBook: true },
    null,
    show,
  );
  progress.clear();
  return found;
}

/** Lines that begin like the opening book say so; where none does, there is no column for it. */
function linesText({ lines }: SearchResult): string {
  const hasBook = lines.some(({ book }) => book > 0);
  return table(
    lines.map((line, i) => {
      const isBook = hasBook ? [line.book > 0 ? 'book' : ''] : [];
      const moves = line.moves.slice(0, MOST_MOVES).map((move) => formatMove(move));
      const more = line.moves.length > MOST_MOVES ? ' …' : '';
      return [`${i + 1}`, evaluationText(forMover(line)), ...isBook, `${moves.join(' ')}${more}`];
    }),
    [0, 1],
  );
}

const EXPLAINED = {
  proved: '●W, ●D, ●L: proved for the side to move, a number being the plies to the end.',
  estimate: 'Other numbers are estimates in men, for the side to move.',
  book: 'book: the first move is in the opening book.',
} as const;

/** What the numbers mean, and how much was searched. */
function explained({ depth, nodes, lines }: SearchResult): string[] {
  const isProved = lines.map(({ verdict }) => verdict.kind !== 'estimate');
  const estimates = isProved.includes(true) ? EXPLAINED.estimate : 'Estimates in men, for the side to move.';
  return [
    ...(isProved.includes(true) ? [EXPLAINED.proved] : []),
    ...(isProved.includes(false) ? [estimates] : []),
    ...(lines.some(({ book }) => book > 0) ? [EXPLAINED.book] : []),
    `Depth ${depth}, ${thousands(nodes)} nodes.`,
  ];
}

function describe(position: Position, rules: RuleSet, found: SearchResult): string {
  const outcome = boardOutcome(position, rules);
  const nothing = outcome ? describeOutcome(outcome, NAMES) : `${NAMES[position.turn]} must pass.`;
  return [
    `${NAMES[position.turn]} to move, ${rulesWords(rules)}`,
    '',
    boardText(position),
    '',
    ...(found.lines.length === 0 ? [nothing] : [linesText(found), '', ...explained(found)]),
    '',
  ].join('\n');
}

export async function analyzeCommand(options: AnalyzeOptions): Promise<ExitCode> {
  const rules = readRules(options.rules);
  if (!rules.ok) return badUsage(rules.error.message);
  const single = options.fen === '-' ? null : readPosition(options.fen, rules.value, 'said');
  if (single !== null && !single.ok) return badUsage(single.error.message);
  const engine = startEngine();

  if (single === null) {
    return answerLines((line): Answer => {
      const position = readPosition(line, rules.value, 'said');
      if (!position.ok) return failed(position.error);
      const found = search(engine, position.value, rules.value, options);
      return { json: answerOf(position.value, found), fine: true };
    });
  }
  const found = search(engine, single.value, rules.value, options);
  await (options.json
    ? printJson(answerOf(single.value, found))
    : print(describe(single.value, rules.value, found)));
  return EXIT.fine;
}
