/** Which addresses are shown for other devices, and in which order. */
import { describe, expect, it } from 'vitest';
import { isLoopback, nearestTo, reachOf } from './addresses.ts';

const address = (of: string, internal = false) => ({
  address: of,
  family: of.includes(':') ? 'IPv6' : 'IPv4',
  internal,
});

const INTERFACES = {
  lo: [address('127.0.0.1', true)],
  docker0: [address('172.17.0.1')],
  utun3: [address('10.8.0.2')],
  eth1: [address('169.254.7.7'), address('203.0.113.9')],
  eth0: [address('fe80::1'), address('2001:db8::5'), address('10.0.0.7'), address('192.168.1.5')],
} as unknown as Parameters<typeof reachOf>[2];

const OTHERS = ['192.168.1.5', '10.0.0.7', '203.0.113.9', '169.254.7.7'];

describe('addresses', () => {
  it('[N1][W11] are those another machine can use, the likeliest first', () => {
    expect(reachOf('0.0.0.0', 8080, INTERFACES)).toEqual({
      scope: 'network',
      addresses: [...OTHERS, '10.8.0.2', '172.17.0.1'].map((one) => `${one}:8080`),
    });
    const all = reachOf('::', 80, INTERFACES).addresses;
    expect(all.slice(0, 5)).toEqual([...OTHERS.map((one) => `${one}:80`), '[2001:db8::5]:80']);
    expect(all.join()).not.toContain('fe80');
    expect(reachOf('10.0.0.3', 80, INTERFACES)).toEqual({ scope: 'network', addresses: ['10.0.0.3:80'] });
  });

  it.each([
    '127.0.0.1',
    'localhost',
    '::1',
    '[::1]',
    '127.3.2.1',
  ])('[W11] %s is for this machine only, and says so', (host) => {
    expect(isLoopback(host)).toBe(true);
    expect(reachOf(host, 8080, INTERFACES).scope).toBe('machine');
  });

  it('[W11] a name that only looks like this machine is none', () => {
    for (const host of ['127.0.0.1.example', 'localhost.example', '192.168.1.5', '128.0.0.1', '']) {
      expect(isLoopback(host)).toBe(false);
    }
  });

  it('[W11] without a network nobody else is promised anything', () => {
    expect(reachOf('0.0.0.0', 8080, {})).toEqual({ scope: 'no-network', addresses: ['127.0.0.1:8080'] });
  });

  it('of our own server is the nearest', () => {
    expect(nearestTo('0.0.0.0', 8080)).toBe('127.0.0.1:8080');
    expect(nearestTo('::', 8080)).toBe('[::1]:8080');
    expect(nearestTo('192.168.1.5', 80)).toBe('192.168.1.5:80');
  });
});
