/** One id for everything that follows from a request or a socket, as the W3C's `traceparent` header brings it. */
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}(?:-.*)?$/;
const NOTHING = '0'.repeat(32);

/** The caller's, where a proxy or a client sent one; a new one otherwise. */
export function traceOf(headers: IncomingHttpHeaders = {}): string {
  const given = TRACEPARENT.exec(String(headers.traceparent ?? ''))?.[1];
  return given !== undefined && given !== NOTHING ? given : randomBytes(16).toString('hex');
}
