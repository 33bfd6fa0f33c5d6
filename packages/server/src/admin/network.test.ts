/** Networks as an operator types them, and which addresses are inside. */
import { describe, expect, it } from 'vitest';
import { addressOf } from '../limits/address.ts';
import { isInside, networkText } from './network.ts';

const counted = (remoteAddress: string) => addressOf({ remoteAddress, forwardedFor: undefined }, 0);

describe('[O4] a network', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7/32'],
    [' 192.0.2.0/24 ', '192.0.2.0/24'],
    ['2001:DB8::/48', '2001:db8::/48'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6/64'],
    ['::ffff:192.0.2.7', '192.0.2.7/32'],
    ['::FFFF:c000:207', '192.0.2.7/32'],
    ['0:0:0:0:0:ffff:192.0.2.0/120', '192.0.2.0/24'],
    ['::ffff:0.0.0.0/96', null],
    ['::ffff:192.0.2.7/64', null],
    ['0.0.0.0/0', null],
    ['10.0.0.0/7', null],
    ['10.0.0.0/33', null],
    ['::/8', null],
    ['fe80::1%eth0', null],
    ['192.0.2.0/24/8', null],
    ['example.org', null],
    ['', null],
  ])('typed as “%s” is %s', (typed, read) => {
    expect(networkText(typed)).toBe(read);
  });

  it.each([
    ['192.0.2.7', '192.0.2.7/32', true],
    ['::ffff:192.0.2.7', '192.0.2.0/24', true],
    ['::ffff:c000:207', '192.0.2.0/24', true],
    ['192.0.3.7', '192.0.2.0/24', false],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9/64', true],
    ['2001:db8:1:2:3:4:5:6', '2001:db8::/32', true],
    ['2001:db9::1', '2001:db8::/32', false],
    ['192.0.2.7', '2001:db8::/32', false],
    ['nonsense', '192.0.2.0/24', false],
  ])('of %s: in %s is %s', (address, network, inside) => {
    expect(isInside(counted(address), network)).toBe(inside);
  });
});
