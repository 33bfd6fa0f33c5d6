/** The examples of a README as programs, and what each of them says it prints. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, LIBRARIES, ROOT } from './library.ts';

export interface ReadmeProgram {
  /** A file name for it: `rules-1.ts` for the first one of rules. */
  readonly file: string;
  readonly code: string;
  /** The comments behind its calls of `console.log`. */
  readonly prints: readonly string[];
}

function readPrograms(label: string, folder: string): readonly ReadmeProgram[] {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const programs = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)];
  if (programs.length === 0) throw new Error(`The README of ${label} has no example.`);
  return programs.map(([, code], i) => ({
    file: `${label}-${i + 1}.ts`,
    code: code!,
    prints: [...code!.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text!),
  }));
}

/** Those of every library, and those of the project. */
export const readmePrograms = (): readonly ReadmeProgram[] => [
  ...LIBRARIES.flatMap((library) => readPrograms(library, folderOf(library))),
  ...readPrograms('project', ROOT),
];
