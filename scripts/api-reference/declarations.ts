/** What a built `.d.ts` file declares for others: each name with its signature and its documentation. */
import { readFileSync } from 'node:fs';
import { parseSync, type Statement } from 'oxc-parser';
import { docBefore } from './comment.ts';
import { typesUsed } from './types-used.ts';

export interface Declared {
  /** Usually one; a list and the type made of it stand together. */
  readonly names: readonly string[];
  readonly code: string;
  readonly doc: string | null;
  /** The types that its signature names, except those of the language and of other packages. */
  readonly uses: readonly string[];
}

/** `header` is the comment that is about the whole file and not about its first name; null where it is both. */
export function readDeclarations(file: string, header: string | null): readonly Declared[] {
  const text = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, text);
  const declared: Declared[] = [];
  for (const statement of program.body) {
    const name = exportedName(statement);
    if (name === null) continue;
    const doc = docBefore(text, comments, statement.start);
    const code = signature(text.slice(statement.start, statement.end));
    const uses = typesUsed(program, statement);
    join(declared, { names: [name], code, doc: doc === header ? null : doc, uses });
  }
  return declared;
}

function exportedName(statement: Statement): string | null {
  if (statement.type !== 'ExportNamedDeclaration') return null;
  const { declaration } = statement;
  if (declaration === null) return null;
  const named = declaration.type === 'VariableDeclaration' ? declaration.declarations[0] : declaration;
  return named !== undefined && 'id' in named && named.id?.type === 'Identifier' ? named.id.name : null;
}

/** A constant with more lines than this is data: its place is the source. */
const MOST_LINES = 60;

/** Without what every line of such a file has, and without the mark that a class has private parts. */
function signature(text: string): string {
  const code = text
    .replace(/^export (declare )?/, '')
    .replace(/^ *#private;\n/m, '')
    .replace(/;$/, '');
  const lines = code.split('\n');
  const isData = code.startsWith('const ') && lines.length > MOST_LINES;
  return isData ? [lines[0], '  // …', lines.at(-1)].join('\n') : code;
}

/** `type Side = (typeof SIDES)[number]`, `type LinkStatus = Link['status']`, `v.InferOutput<typeof schema>`: what it is made of. */
const MADE_OF =
  /^type \w+ = (?:keyof typeof (\w+)$|\(typeof (\w+)\)\[|(\w+)\[|v\.InferOutput<typeof (\w+)>$)/;

/** A type made of something documented right here needs no words of its own: they stand together. */
function join(declared: Declared[], next: Declared): void {
  const source = next.doc === null ? MADE_OF.exec(next.code)?.slice(1).find(Boolean) : undefined;
  const wanted = [...next.names, source];
  const place = declared.findIndex(({ names }) => names.some((name) => wanted.includes(name)));
  const before = declared[place];
  if (before === undefined) {
    declared.push(next);
    return;
  }
  declared[place] = {
    names: [...new Set([...before.names, ...next.names])],
    code: `${before.code}\n${next.code}`,
    doc: before.doc ?? next.doc,
    uses: [...new Set([...before.uses, ...next.uses])],
  };
}
