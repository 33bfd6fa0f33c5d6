/** The headers of every response, so that a browser trusts our pages with as little as possible. */
import type { IncomingHttpHeaders } from 'node:http';

/** A host that can stand in a header as it is. */
const PLAIN_HOST = /^(?:[a-z\d.-]+|\[[a-f\d:]+\])(?::\d+)?$/i;

function contentPolicy(host: string | undefined): string {
  // Older browsers do not count WebSockets of the same host as `self`.
  const sockets = host !== undefined && PLAIN_HOST.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'self'",
    // The engine is compiled code: this lets WebAssembly in, and no text that becomes a script.
    "script-src 'self' 'wasm-unsafe-eval'",
    `connect-src 'self'${sockets}`,
    "worker-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export const securityHeaders = (headers: IncomingHttpHeaders, https: boolean): Record<string, string> => ({
  'content-security-policy': contentPolicy(headers.host),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cache-control': 'no-store',
  ...(https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
});

/** For what anybody's page may ask: nothing here depends on the client, and no cookie is read. */
export const OPEN_TO_ALL = { 'access-control-allow-origin': '*' } as const;

export const preflight = (methods: string): Record<string, string> => ({
  ...OPEN_TO_ALL,
  'access-control-allow-methods': methods,
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '86400',
});
