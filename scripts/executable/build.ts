/** Makes the program one file that runs without anything installed: `npm run executable`. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { bundleProgram, ROOT } from './bundle.ts';
import { makeExecutable } from './inject.ts';
import type { BundledFiles } from './unpack.ts';

const NAME = process.platform === 'win32' ? 'crownhead.exe' : 'crownhead';

async function bundleLoader(out: string): Promise<void> {
  const bundle = await rolldown({ input: join(import.meta.dirname, 'loader.ts'), platform: 'node' });
  await bundle.write({ file: out, format: 'cjs' });
  await bundle.close();
}

/** Every file below the folder, as a path with slashes, in the same order everywhere. */
function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** The name says what is in it: other contents never meet the files of these. */
function bundledFilesOf(folder: string, files: readonly string[]): BundledFiles {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'packages/cli/package.json'), 'utf8'));
  const contents = createHash('sha256');
  const sizes: Record<string, number> = {};
  for (const file of files) {
    const bytes = readFileSync(join(folder, file));
    sizes[file] = bytes.length;
    contents.update(`${file} ${bytes.length}\n`).update(bytes);
  }
  return { name: `${version}-${contents.digest('hex').slice(0, 12)}`, sizes };
}

const readIfThere = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Returns where the executable is. One that was made of the same things is left as it is. */
export async function buildExecutable(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const [out, madeOf] = [join(folder, NAME), join(folder, `.${NAME}-made-of`)];
  const work = mkdtempSync(join(folder, 'work-'));
  try {
    const [program, main, bundled] = ['program', 'loader.cjs', 'bundled-files.json'].map((name) =>
      join(work, name),
    );
    await bundleProgram(program!);
    await bundleLoader(main!);
    const files = filesIn(program!);
    writeFileSync(bundled!, JSON.stringify(bundledFilesOf(program!, files)));
    const contents = [process.version, readIfThere(main!), readIfThere(bundled!)].join('\n');
    if (existsSync(out) && readIfThere(madeOf) === contents) return out;
    const assets = Object.fromEntries(files.map((file) => [file, join(program!, file)]));
    makeExecutable(
      join(work, NAME),
      { main: main!, assets: { ...assets, 'bundled-files.json': bundled! } },
      work,
    );
    renameSync(join(work, NAME), out);
    writeFileSync(madeOf, contents);
    return out;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const began = performance.now();
  const file = await buildExecutable(join(ROOT, 'dist'));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${file}: ${(statSync(file).size / 1_000_000).toFixed(0)} MB, made in ${seconds} s`);
}
