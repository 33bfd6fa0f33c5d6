/** A training log as text, one event a line: how it is kept, exported and imported. */
import { err, ok, type Result } from '@crownhead/rules';
import { CARD_KINDS } from './card.ts';
import { GRADES } from './memory.ts';
import type { TrainingEvent } from './training.ts';

const HEADER = '{"crownhead":"training","version":1}';

/** Why a text is no log, and in which line: `other-version` where a newer program wrote it, as a whole or that event. */
export type LogFault = { readonly reason: 'not-a-log' | 'other-version' | 'bad-line'; readonly line: number };

/** A log as the text of a file. */
export const writeLog = (events: readonly TrainingEvent[]): string =>
  `${[HEADER, ...events.map((event) => JSON.stringify(event))].join('\n')}\n`;

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string' && value.length <= 20_000;
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isCount: Check = (value) => Number.isInteger(value) && (value as number) >= 0;
const among =
  (words: readonly string[]): Check =>
  (value) =>
    words.includes(value as string);
const shaped =
  (shape: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shape).every(([key, check]) => check((value as Record<string, unknown>)[key]));

const isAttempt = shaped({
  wrongMoves: isCount,
  hints: isCount,
  wasShown: (value) => typeof value === 'boolean',
  ms: (value) => isNumber(value) && (value as number) >= 0,
});
const isCard = shaped({ id: isText, kind: among(CARD_KINDS), pdn: isText, title: isText });

const FIELDS: Readonly<Record<TrainingEvent['type'], Check>> = {
  'card.added': shaped({ card: isCard }),
  'card.removed': shaped({ id: isText }),
  'card.reviewed': shaped({ id: isText, attempt: isAttempt, grade: among(GRADES) }),
  'puzzle.tried': shaped({ id: isText, rating: isNumber, attempt: isAttempt }),
  'puzzle.added': shaped({ id: isText, pdn: isText }),
  'puzzle.removed': shaped({ id: isText }),
  'lesson.finished': shaped({ id: isText }),
  'squares.finished': shaped({ right: isCount, wrong: isCount }),
};

const isStamped = shaped({ at: isNumber, day: (day) => Number.isInteger(day), type: isText });

function readEvent(text: string): Result<TrainingEvent, 'other-version' | 'bad-line'> {
  const value = parse(text) as TrainingEvent | null;
  if (!isStamped(value)) return err('bad-line');
  if (!Object.hasOwn(FIELDS, value!.type)) return err('other-version');
  return FIELDS[value!.type](value) ? ok(value!) : err('bad-line');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The events of a file; all or none. */
export function readLog(text: string): Result<readonly TrainingEvent[], LogFault> {
  const lines = text.split(/\r?\n/);
  const header = parse(lines[0] ?? '') as { crownhead?: unknown; version?: unknown } | null;
  if (header?.crownhead !== 'training') return err({ reason: 'not-a-log', line: 1 });
  if (header.version !== 1) return err({ reason: 'other-version', line: 1 });
  const events: TrainingEvent[] = [];
  for (const [i, line] of lines.entries()) {
    if (i === 0 || line.trim() === '') continue;
    const event = readEvent(line);
    if (!event.ok) return err({ reason: event.error, line: i + 1 });
    events.push(event.value);
  }
  return ok(events);
}

const keyOf = (event: TrainingEvent): string => JSON.stringify(event);

/** Everything that is in either, once, in the order it happened. */
export function mergeLogs(
  a: readonly TrainingEvent[],
  b: readonly TrainingEvent[],
): readonly TrainingEvent[] {
  const known = new Set(a.map(keyOf));
  return [...a, ...b.filter((event) => !known.has(keyOf(event)))].sort((x, y) => x.at - y.at);
}
