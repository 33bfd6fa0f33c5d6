/** `crownhead perft`: counts the lines of play to a depth. */
import { divide, formatFen, type Position, perft, type RuleSet, readPosition } from '@crownhead/rules';
import { type Answer, answerLines, failed } from './answer-lines.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { badUsage, print, printJson } from './output.ts';
import { readRules, rulesWords } from './read-rules.ts';
import { compact, table, thousands } from './words.ts';

export interface PerftOptions {
  readonly fen?: string;
  readonly rules?: string;
  readonly divide?: true;
  readonly json?: true;
}

interface Counted {
  readonly nodes: number;
  readonly ms: number;
  /** By first move, where that was asked for. */
  readonly divide?: Readonly<Record<string, number>>;
}

function count(position: Position, rules: RuleSet, depth: number, divided: boolean): Counted {
  const start = performance.now();
  // Nothing has been played at depth 0, so there is no first move to divide by.
  const byMove = divided && depth > 0 ? divide(position, rules, depth) : null;
  const sum = byMove === null ? 0 : [...byMove.values()].reduce((a, b) => a + b, 0);
  // A blocked side that passes has lines of play but no first move.
  const nodes = sum > 0 ? sum : perft(position, rules, depth);
  const ms = Math.round((performance.now() - start) * 1000) / 1000;
  return divided ? { nodes, ms, divide: Object.fromEntries(byMove ?? []) } : { nodes, ms };
}

function describe(position: Position, rules: RuleSet, depth: number, counted: Counted): string {
  const { nodes, ms, divide: byMove } = counted;
  const rows = Object.entries(byMove ?? {}).map(([move, n]) => [move, thousands(n)]);
  const speed = ms > 0 ? ` (${compact((nodes / ms) * 1000)} nodes/s)` : '';
  return [
    `Perft ${depth} of ${formatFen(position)}, ${rulesWords(rules)}`,
    ...(rows.length > 0 ? ['', table(rows, [1]), ''] : []),
    `${thousands(nodes)} nodes in ${ms} ms${speed}`,
    '',
  ].join('\n');
}

export async function perftCommand(depth: number, options: PerftOptions): Promise<ExitCode> {
  const rules = readRules(options.rules);
  if (!rules.ok) return badUsage(rules.error.message);
  const ask = (position: Position): Counted => count(position, rules.value, depth, options.divide === true);

  if (options.fen === '-') {
    return answerLines((line): Answer => {
      const position = readPosition(line, rules.value);
      return position.ok ? { json: ask(position.value), fine: true } : failed(position.error);
    });
  }
  const position = readPosition(options.fen, rules.value);
  if (!position.ok) return badUsage(position.error.message);
  const counted = ask(position.value);
  await (options.json ? printJson(counted) : print(describe(position.value, rules.value, depth, counted)));
  return EXIT.fine;
}
