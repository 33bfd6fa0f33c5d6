/** Limits: buckets over time, addresses as they are counted, and memory that stays bounded. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf } from './address.ts';
import { KeyedRateLimit } from './keyed-rate-limit.ts';
import { TokenBucket } from './token-bucket.ts';

describe('a token bucket', () => {
  it('lets a burst through, then so many a second, and says how long to wait', () => {
    const bucket = new TokenBucket({ perSecond: 2, burst: 3 }, 1000);
    expect([1, 2, 3].map(() => bucket.take(1000))).toEqual([0, 0, 0]);
    expect(bucket.take(1000)).toBe(500);
    expect(bucket.take(1499)).toBe(1);
    expect(bucket.take(1500)).toBe(0);
    expect(bucket.take(1500)).toBe(500);
  });

  it('is not moved by a clock that steps back', () => {
    const bucket = new TokenBucket({ perSecond: 1, burst: 1 }, 10_000);
    expect(bucket.take(10_000)).toBe(0);
    expect(bucket.take(5000)).toBe(1000);
    expect(bucket.take(10_000)).toBe(1000);
    expect(bucket.take(11_000)).toBe(0);
  });

  it('can be charged for what has happened, and then waits the debt off', () => {
    const bucket = new TokenBucket({ perSecond: 10, burst: 2 }, 0);
    bucket.charge(0, 5);
    expect(bucket.take(0)).toBe(400);
    expect(bucket.take(399)).toBe(1);
    expect(bucket.take(400)).toBe(0);
  });

  it('never lets through more than burst and rate allow', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 400 }), { maxLength: 200 }), (gaps) => {
        const bucket = new TokenBucket({ perSecond: 5, burst: 10 }, 0);
        let now = 0;
        let through = 0;
        for (const gap of gaps) {
          now += gap;
          if (bucket.take(now) === 0) through += 1;
        }
        expect(through).toBeLessThanOrEqual(10 + (now / 1000) * 5 + 1e-6);
      }),
    );
  });
});

describe('[O18] the address that counts', () => {
  const direct = (remoteAddress: string) => addressOf({ remoteAddress, forwardedFor: undefined }, 0);

  it('is an IPv4 address however it is written, and the network of an IPv6 address', () => {
    expect(direct('192.0.2.7')).toBe('192.0.2.7');
    expect(direct('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(direct('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(direct('2001:0DB8:1:2::9')).toBe('2001:db8:1:2::/64');
    expect(direct('2001:db8::9')).toBe('2001:db8:0:0::/64');
    expect(direct('::1')).toBe('0:0:0:0::/64');
    expect(direct('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(direct('nonsense')).toBe('unknown');
  });

  it('believes X-Forwarded-For only as far as trusted proxies wrote it', () => {
    const sender = { remoteAddress: '10.0.0.1', forwardedFor: '1.1.1.1, 2.2.2.2, 3.3.3.3' };
    expect(addressOf(sender, 0)).toBe('10.0.0.1');
    expect(addressOf(sender, 1)).toBe('3.3.3.3');
    expect(addressOf(sender, 2)).toBe('2.2.2.2');
    expect(addressOf(sender, 9)).toBe('1.1.1.1');
    expect(addressOf({ remoteAddress: '10.0.0.1', forwardedFor: undefined }, 1)).toBe('10.0.0.1');
    expect(addressOf({ remoteAddress: '10.0.0.1', forwardedFor: ['1.1.1.1', '[2001:db8::1]'] }, 1)).toBe(
      '2001:db8:0:0::/64',
    );
    expect(addressOf({ remoteAddress: '10.0.0.1', forwardedFor: '<script>' }, 1)).toBe('unknown');
  });
});

describe('[O18] the address behind a proxy that adds ports', () => {
  it.each([
    ['192.0.2.7:4711', '192.0.2.7'],
    ['"192.0.2.7:4711"', '192.0.2.7'],
    ['[2001:db8::1]:4711', '2001:db8:0:0::/64'],
    ['[2001:db8::1]', '2001:db8:0:0::/64'],
    ['"[2001:db8::1]:4711"', '2001:db8:0:0::/64'],
    ['[::ffff:192.0.2.7]:80', '192.0.2.7'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['192.0.2.7:port', 'unknown'],
    ['192.0.2.7:', 'unknown'],
    ['[192.0.2.7', 'unknown'],
    [':4711', 'unknown'],
  ])('%s counts as %s', (entry, counted) => {
    expect(addressOf({ remoteAddress: '10.0.0.1', forwardedFor: `1.1.1.1, ${entry}` }, 1)).toBe(counted);
  });
});

describe('limits by address', () => {
  it('keeps a bucket each, in bounded memory, and forgets those not seen for longest', () => {
    const limit = new KeyedRateLimit({ perSecond: 1, burst: 1 }, 4);
    expect(limit.take('a', 0)).toBe(0);
    for (const key of ['b', 'c', 'd', 'e']) {
      expect(limit.take(key, 0)).toBe(0);
      expect(limit.take('a', 0)).toBe(1000);
      expect(limit.size).toBeLessThanOrEqual(4);
    }
    expect(limit.take('b', 0)).toBe(0);
    limit.charge('b', 0, 2);
    expect(limit.take('b', 0)).toBe(3000);
  });
});
