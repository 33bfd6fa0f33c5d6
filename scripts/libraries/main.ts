/** `npm run libraries`: builds and packs the libraries into `dist/libraries` and says how large they are. */
import { join } from 'node:path';
import { ROOT } from './library.ts';
import { packLibraries } from './pack.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} KB`.padStart(8);

for (const { name, file, size, unpacked, paths } of await packLibraries(join(ROOT, 'dist/libraries'))) {
  const sizes = `${kilobytes(size)} packed ${kilobytes(unpacked)} unpacked ${paths.length} files`;
  console.log(`${name.padEnd(20)} ${sizes}  ${file}`);
}
