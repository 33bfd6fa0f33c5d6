/** Every module a source file names, whether for values, for types, to pass on or to load later. */
import { readFileSync } from 'node:fs';
import { type Expression, parseSync, Visitor } from 'oxc-parser';

export interface Imports {
  /** Specifiers as written; true for one that is only loaded on demand. */
  readonly specifiers: ReadonlyMap<string, boolean>;
  readonly problems: readonly string[];
}

export function readImports(file: string): Imports {
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
  const problems = errors.map((error) => `cannot be parsed: ${error.message}`);
  const specifiers = new Map<string, boolean>();
  const see = (source: Expression | null, onDemand: boolean) => {
    if (source === null) return; // `export { local }`
    const specifier = literalText(source);
    // What cannot be read here cannot be checked either, so it must not pass in silence.
    if (specifier === null) problems.push('imports a computed name, which cannot be checked');
    else specifiers.set(specifier, onDemand && specifiers.get(specifier) !== false);
  };
  const now = ({ source }: { source: Expression | null }) => see(source, false);
  new Visitor({
    ImportDeclaration: now,
    ExportNamedDeclaration: now,
    ExportAllDeclaration: now,
    TSImportType: now,
    ImportExpression: ({ source }) => see(source, true),
    TSExternalModuleReference: ({ expression }) => see(expression, false),
  }).visit(program);
  return { specifiers, problems };
}

function literalText(source: Expression): string | null {
  if (source.type === 'Literal' && typeof source.value === 'string') return source.value;
  const isPlain = source.type === 'TemplateLiteral' && source.expressions.length === 0;
  return isPlain ? (source.quasis[0]?.value.cooked ?? null) : null;
}
