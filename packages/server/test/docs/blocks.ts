/** Parts of a document that are made from the program: between `<!-- made: NAME -->` and `<!-- end -->`. */

const BLOCK = /<!-- made: ([\w-]+) -->\n([\s\S]*?)<!-- end -->/g;

/** What stands in each block now. */
export const readBlocks = (document: string): ReadonlyMap<string, string> =>
  new Map([...document.matchAll(BLOCK)].map(([, name, text]) => [name!, text!]));

/** The document with its blocks generated again; blocks nobody generates stay as they are. */
export const fillBlocks = (document: string, made: ReadonlyMap<string, string>): string =>
  document.replace(BLOCK, (whole, name: string) =>
    made.has(name) ? `<!-- made: ${name} -->\n${made.get(name)}<!-- end -->` : whole,
  );

export const fenced = (text: string): string => `\n\`\`\`text\n${text}\n\`\`\`\n\n`;

export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\n${[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n\n`;
