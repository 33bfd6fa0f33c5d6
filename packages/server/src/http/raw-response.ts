/** A response written straight to a socket, outside of the framework, with the headers of every other. */
import { STATUS_CODES } from 'node:http';
import { securityHeaders } from './headers.ts';
import { problem } from './problem.ts';

export function rawResponse(status: number, code: string): string {
  const body = JSON.stringify(problem(code));
  const headers = {
    ...securityHeaders({}, false),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
