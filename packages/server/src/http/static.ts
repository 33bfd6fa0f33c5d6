/**
 * The built web app as files, read into memory once: nothing outside the folder can ever be asked for, and a request needs
 * neither the disk nor the threads that hash passwords.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Cost } from '../limits/budget.ts';
import { fileCost } from '../limits/costs.ts';
import { inChunks } from './chunks.ts';
import { chooseEncoding, ENCODINGS, ENDING, type Encoding } from './compression.ts';
import { problem } from './problem.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
};

/** A name with a hash of its content in it never changes what it means. */
const HASHED = /^\/assets\/.*-[\w-]{6,}\.\w+$/;

interface StaticFile {
  readonly bytes: Buffer;
  /** As the build compressed it. */
  readonly compressed: Readonly<Partial<Record<Encoding, Buffer>>>;
  readonly encodings: readonly Encoding[];
  readonly headers: Readonly<Record<string, string>>;
}

/** Everything under its path; links are left out, since they could lead anywhere. */
function readContents(root: string): ReadonlyMap<string, Buffer> {
  const contents = new Map<string, Buffer>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    contents.set(`/${relative(root, file).split(sep).join('/')}`, readFileSync(file));
  }
  return contents;
}

function readFolder(root: string): ReadonlyMap<string, StaticFile> {
  const contents = readContents(root);
  const isCopy = (path: string): boolean =>
    Object.values(ENDING).some(
      (ending) => path.endsWith(ending) && contents.has(path.slice(0, -ending.length)),
    );
  const files = new Map<string, StaticFile>();
  for (const [path, bytes] of contents) {
    if (isCopy(path)) continue;
    const encodings = ENCODINGS.filter((encoding) => contents.has(path + ENDING[encoding]));
    files.set(path, {
      bytes,
      compressed: Object.fromEntries(
        encodings.map((encoding) => [encoding, contents.get(path + ENDING[encoding])!]),
      ),
      encodings,
      headers: {
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        'cache-control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      },
    });
  }
  return files;
}

const pathOf = (url: string): string => decodeURIComponent(url.split('?')[0]!);

/** Addresses inside the app are its own business: they get its one page, unless they look like a file or an interface. */
const isAppAddress = (path: string): boolean =>
  !path.slice(path.lastIndexOf('/')).includes('.') && !/^\/api(?:\/|$)/.test(path);

type OnCost = (request: FastifyRequest, cost: Cost) => void;

function send(request: FastifyRequest, reply: FastifyReply, found: StaticFile, onCost: OnCost) {
  const { bytes, headers, compressed, encodings } = found;
  const encoding = chooseEncoding(request.headers['accept-encoding'], encodings);
  const etag = encoding ? headers.etag!.replace(/"$/, `-${encoding}"`) : headers.etag!;
  reply.headers({ ...headers, etag, ...(encodings.length > 0 && { vary: 'accept-encoding' }) });
  // Not split by a pattern with spaces in it: that takes the square of as many spaces as fit into a header.
  const known = [request.headers['if-none-match'] ?? '']
    .flat()
    .join(',')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(etag)) return reply.code(304).send();
  const body = encoding ? compressed[encoding]! : bytes;
  if (encoding) reply.header('content-encoding', encoding);
  if (request.method === 'GET') onCost(request, fileCost(body.length));
  return reply.header('content-length', body.length).send(inChunks(body));
}

/** Serves the folder under every address that no route has. `onCost` is called with what a file takes besides the usual. */
export function serveStatic(app: FastifyInstance, root: string, onCost: OnCost): void {
  const files = readFolder(root);
  const index = files.get('/index.html');
  if (index === undefined) throw new Error(`there is no index.html in ${root}`);
  app.route({
    method: 'GET',
    url: '/*',
    handler: (request, reply) => {
      const path = pathOf(request.url);
      const found = files.get(path) ?? (path === '/' || isAppAddress(path) ? index : undefined);
      if (found === undefined) return reply.code(404).send(problem('not-found'));
      return send(request, reply, found, onCost);
    },
  });
}
