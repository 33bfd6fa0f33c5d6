/** What people type: addresses and clocks. */

import { readAddress } from '@crownhead/client';
import { consequenceOf, moveTiming, OFFICIAL_PRESET, PRESETS, warns } from '@crownhead/match';
import { ok } from '@crownhead/rules';
import { describe, expect, test } from 'vitest';
import { readTiming } from './timer-text.ts';

describe('addresses', () => {
  test.each([
    ['localhost:8080', 'http://localhost:8080', null],
    ['192.168.1.7:9000', 'http://192.168.1.7:9000', null],
    ['192.168.1.7', 'http://192.168.1.7:8080', null],
    ['club', 'http://club:8080', null],
    ['club/t/abc12345', 'http://club:8080', 'abc12345'],
    ['192.168.1.7:80/t/abc12345', 'http://192.168.1.7', 'abc12345'],
    ['http://192.168.1.7', 'http://192.168.1.7', null],
    ['play.example:8081/t/abc12345', 'http://play.example:8081', 'abc12345'],
    ['play.example', 'https://play.example', null],
    ['http://play.example/', 'http://play.example', null],
    ['wss://play.example/api/socket', 'https://play.example', null],
    ['https://play.example/table/abc12345', 'https://play.example', 'abc12345'],
    [' [::1]:8081 ', 'http://[::1]:8081', null],
    ['[::1]', 'http://[::1]:8080', null],
  ])('[N1] %s', (text, origin, table) => {
    expect(readAddress(text)).toEqual({ origin, table, invitation: null });
  });

  test.each([
    ['club/t/abc12345#abcdefghijklmnop_-1234', 'abcdefghijklmnop_-1234'],
    ['https://play.example/t/abc12345#abcdefghijklmnopqrstuv', 'abcdefghijklmnopqrstuv'],
    ['club/t/abc12345#short', null],
    ['club#abcdefghijklmnopqrstuv', null],
  ])('[N4] %s carries the secret of an invitation: %s', (text, invitation) => {
    expect(readAddress(text)?.invitation).toBe(invitation);
  });

  test.each(['', 'two words', 'ftp://x', 'http://', '//'])('%j is none', (text) => {
    expect(readAddress(text)).toBeNull();
  });
});

describe('clocks', () => {
  const usual = OFFICIAL_PRESET.table;
  const clock = (base: number, increment: number) => ({ kind: 'clock', base, increment, delay: 0 });
  test.each([
    ['', usual.timer, 'forfeit'],
    ['none', { kind: 'none' }, 'forfeit'],
    ['5+3', clock(300_000, 3000), 'forfeit'],
    ['10', clock(600_000, 0), 'forfeit'],
    ['90 s', { kind: 'move', limit: 90_000, warning: 60_000 }, 'forfeit'],
    ['60 s, 30 s', { kind: 'move', limit: 60_000, warning: 30_000 }, 'warning-forfeit'],
    ['60s then 30s', { kind: 'move', limit: 60_000, warning: 30_000 }, 'warning-forfeit'],
  ])('[T1] [T4] %j', (text, timer, onTime) => {
    expect(readTiming(text, '', usual)).toEqual({ ok: true, value: { timer, onTime } });
  });

  test('[T3] where the turn passes, it passes after the warning too', () => {
    expect(readTiming('60 s, 30 s', '', { ...usual, onTime: 'pass' })).toMatchObject({
      value: { onTime: 'warning-pass' },
    });
  });

  test.each(PRESETS)('[T3] [W6] the warning field acts under $id', ({ table }) => {
    const read = readTiming('60 s', '30', table);
    expect(read).toEqual(ok(moveTiming(table, 60_000, 30_000)));
    expect(read.ok && warns(read.value.onTime)).toBe(true);
    expect(readTiming('60 s', '30 s', table)).toEqual(read);
    const none = readTiming('60 s', 'none', table);
    expect(none.ok && none.value.onTime).toBe(consequenceOf(table.onTime));
  });

  test('[T3] a warning time needs a limit for each move', () => {
    expect(readTiming('5+3', '30', usual)).toMatchObject({ ok: false });
    expect(readTiming('', '30', usual)).toMatchObject({ ok: false });
    expect(readTiming('60 s', 'soon', usual)).toMatchObject({ ok: false });
  });

  test('what cannot be read is said', () => {
    expect(readTiming('soon', '', usual)).toMatchObject({ ok: false });
  });
});
