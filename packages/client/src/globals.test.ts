/** The ports of a real runtime. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { globalFetch, globalPorts, globalSocket, globalStorage } from './globals.ts';

afterEach(() => vi.unstubAllGlobals());

describe('globals', () => {
  it('time and chance', async () => {
    expect(Math.abs(globalPorts.now() - Date.now())).toBeLessThan(1000);
    const words = Array.from({ length: 50 }, () => globalPorts.random());
    expect(words.every((word) => Number.isInteger(word) && word >= 0 && word < 2 ** 32)).toBe(true);
    expect(new Set(words).size).toBeGreaterThan(45);
    let cancelled = true;
    const cancel = globalPorts.after(0, () => {
      cancelled = false;
    });
    cancel();
    await new Promise<void>((done) => globalPorts.after(-5, done));
    expect(cancelled).toBe(true);
  });

  it('never waits longer than a timer can', () => {
    const waits: number[] = [];
    vi.stubGlobal('setTimeout', (_: unknown, ms: number) => waits.push(ms));
    globalPorts.after(1e12, () => undefined);
    expect(waits).toEqual([2 ** 31 - 1]);
  });

  it('a storage, also where storage is forbidden', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    });
    const storage = globalStorage('game');
    expect(storage.write('text')).toBe(true);
    expect([storage.read(), [...kept.keys()]]).toEqual(['text', ['game']]);
    storage.clear();
    expect(storage.read()).toBeNull();
    vi.stubGlobal('localStorage', undefined);
    expect(storage.write('text')).toBe(false);
    storage.clear();
    expect(storage.read()).toBeNull();
  });

  it('sockets and fetch', async () => {
    const made: {
      url: string;
      onopen?: () => void;
      onmessage?: (event: { data: unknown }) => void;
      onclose?: () => void;
      onerror?: () => void;
    }[] = [];
    const did: string[] = [];
    class FakeWebSocket {
      constructor(url: string) {
        made.push(Object.assign(this, { url }));
      }
      send(text: string): void {
        did.push(`send ${text}`);
      }
      close(): void {
        did.push('close');
      }
    }
    vi.stubGlobal('WebSocket', FakeWebSocket);
    const socket = globalSocket('ws://test', {
      opened: () => did.push('opened'),
      said: (text) => did.push(`said ${text}`),
      closed: () => did.push('closed'),
    });
    const [raw] = made;
    raw?.onopen?.();
    raw?.onmessage?.({ data: 'hello' });
    socket.send('hi');
    raw?.onerror?.();
    raw?.onclose?.();
    socket.close();
    expect([raw?.url, ...did]).toEqual(['ws://test', 'opened', 'said hello', 'send hi', 'closed', 'close']);

    vi.stubGlobal('fetch', async (url: string) => ({ status: 200, json: async () => url }));
    const response = await globalFetch('/x', { method: 'GET', headers: {} });
    expect([response.status, await response.json()]).toEqual([200, '/x']);
  });
});
