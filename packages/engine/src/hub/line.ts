/** Hub lines: a command and its arguments, `level move-time=0.5`, `pos pos=B… moves="11-15 22-18"`, `go think`. */

/** One line, taken apart. */
export interface HubLine {
  readonly command: string;
  /** A bare word such as `infinite` is an argument with an empty value. Of several with one name the last counts. */
  readonly args: ReadonlyMap<string, string>;
}

/** A name, and perhaps a value: quoted, where the closing quote may be missing, or up to the next space. */
const ARGUMENT = /([^\s="]+)(?:\s*=\s*(?:"([^"]*)"?|([^\s"]*)))?/g;

/** Null for a line with nothing in it. Whatever else stands in a line, there is always some reading of it. */
export function parseHubLine(text: string): HubLine | null {
  const words = [...text.matchAll(ARGUMENT)];
  const [first, ...rest] = words;
  if (first === undefined) return text.trim() === '' ? null : { command: text.trim(), args: new Map() };
  const args = new Map(rest.map(([, name, quoted, plain]) => [name!, quoted ?? plain ?? '']));
  return { command: first[1]!, args };
}

/** A quote inside a value could not be told from its end, and a line must stay one line. */
const clean = (value: string): string => value.replace(/"/g, "'").replace(/\p{Cc}+/gu, ' ');

function formatValue(value: string): string {
  const text = clean(value);
  return /^[^\s=]+$/.test(text) ? text : `"${text}"`;
}

/** A line to send, values quoted where they need it. */
export function formatHubLine(command: string, args: Readonly<Record<string, string | number>> = {}): string {
  const pairs = Object.entries(args).map(([name, value]) => `${name}=${formatValue(String(value))}`);
  return [command, ...pairs].join(' ');
}
