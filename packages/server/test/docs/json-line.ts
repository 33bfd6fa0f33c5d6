/** Messages as a reader likes them: with room to breathe, long parts left out, broken where lines are too long. */

const WIDTH = 116;
const INDENT = ' '.repeat(6);
/** Objects that would fill a page; each is shown whole somewhere else in the document. */
const LEFT_OUT: ReadonlySet<string> = new Set(['options', 'rules', 'state', 'table']);

const isLong = (key: string, value: unknown): boolean =>
  LEFT_OUT.has(key) && typeof value === 'object' && value !== null;

function write(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  const parts = entries.map(([key, part]) => `"${key}": ${isLong(key, part) ? '{…}' : write(part)}`);
  return `{ ${parts.join(', ')} }`;
}

/** `Ann → { … }`, on as many lines as it takes. */
export function jsonLine(start: string, message: unknown): string {
  const words = `${start} ${write(message)}`.split(/(?<=,) /);
  const lines = [''];
  for (const word of words) {
    const line = lines.at(-1)!;
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length > WIDTH && line !== '') lines.push(`${INDENT}${word}`);
    else lines[lines.length - 1] = longer;
  }
  return lines.join('\n');
}
