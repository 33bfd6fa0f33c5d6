/** Which types a declaration names: those a reader of it may want to look up. */
import { type Program, type Statement, Visitor } from 'oxc-parser';

/** What every TypeScript program has without an import, as far as our signatures name it. */
const OF_THE_LANGUAGE: ReadonlySet<string> = new Set([
  ...['Array', 'ReadonlyArray', 'Map', 'ReadonlyMap', 'Set', 'ReadonlySet', 'Promise', 'Error', 'Date'],
  ...[
    'Iterable',
    'AsyncIterable',
    'AsyncGenerator',
    'Generator',
    'Uint8Array',
    'Uint16Array',
    'Int16Array',
    'Int32Array',
    'ArrayBuffer',
  ],
  ...['ArrayBufferLike', 'SharedArrayBuffer', 'AbortSignal', 'URL', 'RegExp'],
  ...['Readonly', 'Record', 'Partial', 'Required', 'Pick', 'Omit', 'Exclude', 'Extract', 'NonNullable'],
  ...['ReturnType', 'Parameters', 'Awaited', 'InstanceType'],
]);

/** Names with a dot, as in `v.InferOutput`, and names imported from other packages have their own pages elsewhere. */
export function typesUsed(program: Program, statement: Statement): readonly string[] {
  const used = new Set<string>();
  const own = new Set<string>();
  const see = (node: { readonly type: string; readonly name?: unknown } | null): void => {
    if (node?.type === 'Identifier') used.add(String(node.name));
  };
  new Visitor({
    TSTypeReference: ({ typeName }) => see(typeName),
    TSTypeQuery: ({ exprName }) => see(exprName),
    TSInterfaceHeritage: ({ expression }) => see(expression),
    TSClassImplements: ({ expression }) => see(expression),
    ClassDeclaration: ({ superClass }) => see(superClass),
    TSTypeParameter: ({ name }) => own.add(name.name),
    TSMappedType: ({ key }) => own.add(key.name),
  }).visit({ ...program, body: [statement] });
  for (const name of importedFromOthers(program)) own.add(name);
  return [...used].filter((name) => !own.has(name) && !OF_THE_LANGUAGE.has(name));
}

const importedFromOthers = (program: Program): readonly string[] =>
  program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration' || /^(\.|@crownhead\/)/.test(statement.source.value))
      return [];
    return statement.specifiers.map(({ local }) => local.name);
  });
