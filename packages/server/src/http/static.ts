/** The built web app as files. The folder is listed once, so nothing outside the list can ever be asked for. */
import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CompressedFile, chooseEncoding } from './compression.ts';
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

/** Texts compress well. */
const COMPRESSIBLE = /\.(?:html|m?js|css|json|webmanifest|svg|txt|xml)$/;
const LEAST_COMPRESSED = 1000;

interface StaticFile {
  readonly file: string;
  readonly size: number;
  /** Null for what does not compress well. */
  readonly compressed: CompressedFile | null;
  readonly headers: Readonly<Record<string, string>>;
}

function readFolder(root: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    // Links are left out: they could lead anywhere.
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(root, file).split(sep).join('/')}`;
    const content = readFileSync(file);
    files.set(path, {
      file,
      size: content.length,
      compressed:
        COMPRESSIBLE.test(file) && content.length > LEAST_COMPRESSED ? new CompressedFile(file) : null,
      headers: {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
      },
    });
  }
  return files;
}

const pathOf = (url: string): string => decodeURIComponent(url.split('?')[0]!);

/** Addresses inside the app are its own business: they get its one page, unless they look like a file or an interface. */
const isAppAddress = (path: string): boolean =>
  !path.slice(path.lastIndexOf('/')).includes('.') && !/^\/api(?:\/|$)/.test(path);

async function send(request: FastifyRequest, reply: FastifyReply, found: StaticFile) {
  const { file, size, headers, compressed } = found;
  const encoding = compressed && chooseEncoding(request.headers['accept-encoding']);
  const etag = encoding ? headers.etag!.replace(/"$/, `-${encoding}"`) : headers.etag!;
  reply.headers({ ...headers, etag, ...(compressed && { vary: 'accept-encoding' }) });
  const known = [request.headers['if-none-match'] ?? '']
    .flat()
    .join(',')
    .replaceAll('W/', '')
    .split(/\s*,\s*/);
  if (known.includes(etag)) return reply.code(304).send();
  if (!encoding) return reply.header('content-length', size).send(createReadStream(file));
  const bytes = await compressed.bytes(encoding);
  return reply.headers({ 'content-encoding': encoding, 'content-length': bytes.length }).send(bytes);
}

/** Serves the folder under every address that no route has. */
export function serveStatic(app: FastifyInstance, root: string): void {
  const files = readFolder(root);
  const index = files.get('/index.html');
  if (index === undefined) throw new Error(`there is no index.html in ${root}`);
  app.route({
    method: 'GET',
    url: '/*',
    handler: (request, reply) => {
      const path = pathOf(request.url);
      const found = files.get(path) ?? (path === '/' || isAppAddress(path) ? index : undefined);
      return found === undefined ? reply.code(404).send(problem('not-found')) : send(request, reply, found);
    },
  });
}
