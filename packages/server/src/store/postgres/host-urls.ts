/** A PostgreSQL URL may name several hosts, with commas, as those of PostgreSQL's own programs do. */
import { StoreFault } from '../fault.ts';

/** A node writes: what `target_session_attrs` may ask for beyond that cannot be had. */
const WRITABLE = new Set(['any', 'read-write', 'primary']);

const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)([^?#]*)(?:\?(.*))?$/;

/** A URL for each host. */
export function hostUrls(url: string): readonly string[] {
  const [, front, hosts, path, query = ''] = PARTS.exec(url) ?? [];
  if (front === undefined) return [url];
  const settings = new URLSearchParams(query);
  const wanted = settings.get('target_session_attrs');
  if (wanted === null && !hosts!.includes(',')) return [url];
  if (wanted !== null && !WRITABLE.has(wanted)) {
    throw new StoreFault(
      'unreachable',
      `A server must be able to write: target_session_attrs can be ${[...WRITABLE].join(', ')}, not ${wanted}.`,
    );
  }
  settings.delete('target_session_attrs');
  const rest = settings.size > 0 ? `?${settings}` : '';
  return hosts!.split(',').map((host) => `${front}${host}${path}${rest}`);
}
