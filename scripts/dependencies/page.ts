/** docs/dependencies.md: each dependency with why it is there, how large it is, and its licence. */
import { HELD, REASONS, type Use } from './list.ts';
import { closure, type Direct, directDependencies, type Lock, type Manifest, shipped } from './tree.ts';

export interface Sizes {
  /** Bytes of these places as they are installed. */
  readonly installed: (places: Iterable<string>) => number;
  /** Bytes that a package adds to the web app, packed. */
  readonly bundled: ReadonlyMap<string, number>;
}

/** Two digits: the same versions give the same figure on every machine of a kind. */
function size(bytes: number): string {
  const [value, unit] = bytes >= 1e6 ? [bytes / 1e6, 'MB'] : [bytes / 1e3, 'KB'];
  return `${Number(value.toPrecision(2))} ${unit}`;
}

function row({ name, version, use, by }: Direct, lock: Lock, { installed, bundled }: Sizes): string {
  const places = closure(lock, name);
  const own = lock[`node_modules/${name}`];
  const others = places.size - 1;
  const web = bundled.get(name);
  const cells = [
    `[${name}](https://www.npmjs.com/package/${name}) ${version}`,
    REASONS[use][name] ?? '',
    by.map((folder) => folder.replace('packages/', '')).join(', '),
    `${size(installed(places))}${others > 0 ? `, ${others} more` : ''}`,
    ...(use === 'runtime' ? [web === undefined ? '' : size(web)] : []),
    own?.license ?? '',
  ];
  return `| ${cells.join(' | ')} |`;
}

const HEADS: Readonly<Record<Use, string>> = {
  runtime:
    '| package | why | used by | installed | in the web app, gzip | licence |\n| --- | --- | --- | ---: | ---: | --- |',
  development: '| package | why | used by | installed | licence |\n| --- | --- | --- | ---: | --- |',
};

function licences(lock: Lock, places: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const place of places) {
    const license = lock[place]!.license ?? 'none';
    counts.set(license, (counts.get(license) ?? 0) + 1);
  }
  const sorted = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return sorted.map(([license, count]) => `${license} (${count})`).join(', ');
}

export function dependenciesPage(manifests: readonly Manifest[], lock: Lock, sizes: Sizes): string {
  const all = directDependencies(manifests);
  const table = (wanted: Use): string =>
    [HEADS[wanted], ...all.filter(({ use }) => use === wanted).map((one) => row(one, lock, sizes))].join(
      '\n',
    );
  const held = Object.entries(manifests[0]!.overrides).map(
    ([name, version]) => `| ${name} ${version} | ${HELD[name] ?? ''} |`,
  );
  const along = shipped(lock);
  return `# Dependencies

Written by \`npm run dependency-list\` from the manifests, the lock file and a short list of reasons; a test fails when a dependency
has no reason or this page is not up to date. Every version is exact and the lock file names the content of each package
(\`npm ci\` installs that and nothing else). Of the libraries only \`protocol\`, and \`client\` through it, has a dependency that is
not ours. Sizes are those of Linux on x64: as installed, with the packages it brings along (“more”).

## What the program needs

${table('runtime')}

With everything they bring along these are ${along.length} packages, ${size(sizes.installed(along))}. All their licences are permissive, which
a test checks: ${licences(lock, along)}. What is in the web app is an estimate: the share of each file that the
package had before it was made small.

## What only building, testing and measuring need

${table('development')}

axe-core, and lightningcss which comes with Vite, are under the MPL 2.0: tools that are run, of which nothing is shipped.

## Versions held

| package | why |
| --- | --- |
${held.join('\n')}

\`npm ci --omit=dev --omit=optional -w @crownhead/cli\` installs only what the program needs. Without the second and the third
part npm would add the TypeScript compiler, which valibot names as an optional neighbour, and what the test kit uses.
`;
}
