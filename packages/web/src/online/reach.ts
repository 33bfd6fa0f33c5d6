/** Under which addresses other devices reach the server of this page: its own, unless that leads only back to this computer. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

type ReachScope = 'network' | 'machine' | 'no-network' | 'unknown';

export interface Reach {
  readonly scope: ReachScope;
  /** The likeliest first; never empty. */
  readonly origins: readonly string[];
  /** What opens the server to the network, where it is not. */
  readonly command: string | null;
}

/** `localhost` and what means the same: of no use on another device. */
export const isLoopback = (host: string): boolean =>
  /^127(\.\d+){3}$/.test(host) || host === '[::1]' || /(^|\.)localhost$/.test(host);

const SCOPES: readonly string[] = ['network', 'machine', 'no-network'];
const UNKNOWN: Reach = { scope: 'unknown', origins: [location.origin], command: null };

/** What the server answers; anything else is as good as nothing. */
function readReach(body: unknown, own: string): Reach {
  const { scope, origins, command } = (body ?? {}) as Readonly<Record<string, unknown>>;
  const listed = Array.isArray(origins)
    ? origins.filter((one): one is string => typeof one === 'string')
    : [];
  const isKnown = typeof scope === 'string' && SCOPES.includes(scope) && listed.length > 0;
  if (!isKnown) return { ...UNKNOWN, origins: [own] };
  return {
    scope: scope as ReachScope,
    // Where nobody else can come, the address one is at is as good as any.
    origins: scope === 'network' ? listed : [own],
    command: typeof command === 'string' ? command : null,
  };
}

async function ask(): Promise<Reach> {
  try {
    const answer = await fetch('/api/reach');
    return readReach(await answer.json(), location.origin);
  } catch {
    return UNKNOWN;
  }
}

const known = signal<Reach | null>(
  isLoopback(location.hostname) ? null : { scope: 'network', origins: [location.origin], command: null },
);

/** Null until the server has said. Asked each time: a computer changes its networks. */
export function useReach(): Reach | null {
  useEffect(() => {
    if (isLoopback(location.hostname)) void ask().then((reach) => (known.value = reach));
  }, []);
  return known.value;
}
