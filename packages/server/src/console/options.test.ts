/** The options of a console server. */
import { findPreset, moveTiming, optionsFrom } from '@crownhead/match';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { consoleOptions, readPorts, readTurnLimit, turnLimit, withTurnLimit } from './options.ts';

const table = (preset: string) => findPreset(preset)!.table;

describe('the ports', () => {
  it('[C1] are 9000 and five more unless told otherwise', () => {
    expect(readPorts({})).toEqual({ ok: true, value: { basePort: 9000, maxClients: 5 } });
    const text = { basePort: '1025', maxClients: '2' };
    expect(readPorts(text)).toEqual({ ok: true, value: { basePort: 1025, maxClients: 2 } });
    expect(readPorts({ basePort: '65533', maxClients: '2' })).toMatchObject({ ok: true });
  });

  it.each([
    [{ basePort: '1024' }, '--base-port is a whole number from 1025 to 65534, not “1024”.'],
    [{ basePort: '65535' }, '--base-port is a whole number from 1025 to 65534, not “65535”.'],
    [{ basePort: '9000.5' }, '--base-port is a whole number from 1025 to 65534, not “9000.5”.'],
    [{ basePort: '' }, '--base-port is a whole number from 1025 to 65534, not “”.'],
    [{ maxClients: '1' }, '--max-clients is a whole number from 2 to 1000, not “1”.'],
    [{ maxClients: '-5' }, '--max-clients is a whole number from 2 to 1000, not “-5”.'],
    [
      { basePort: '65534', maxClients: '2' },
      'From base port 65534 on there are ports for 1 of 2 clients only.',
    ],
  ])('[C1] %j is refused in a sentence', (texts, error) => {
    expect(readPorts(texts)).toEqual({ ok: false, error });
  });

  it('[C1] of a whole server are checked the same way', () => {
    expect(readConfig({ consoleBasePort: '9000' }, {})).toMatchObject({
      ok: true,
      value: { consoleBasePort: 9000, consoleMaxClients: 5 },
    });
    expect(readConfig({}, {})).toMatchObject({ ok: true, value: { consoleBasePort: 0 } });
    expect(readConfig({ consoleBasePort: '80' }, {}).ok).toBe(false);
    expect(readConfig({ consoleBasePort: '65530', consoleMaxClients: '6' }, {}).ok).toBe(false);
    expect(readConfig({ consoleBasePort: '65530', consoleMaxClients: '5' }, {}).ok).toBe(true);
  });
});

describe('the turn limit', () => {
  it('[C5][T5] is seconds, or 0 for none, in the place of every limit of a turn', () => {
    expect(readTurnLimit('30')).toEqual({ ok: true, value: 30 });
    expect(readTurnLimit('0')).toEqual({ ok: true, value: 0 });
    for (const text of ['29', '86401', '1.5', '-1', '', 'ten'])
      expect(readTurnLimit(text)).toMatchObject({
        ok: false,
        error: expect.stringContaining(`not “${text}”`),
      });
    expect(turnLimit(withTurnLimit(table('timed'), 45))).toBe(45_000);
    expect(turnLimit(withTurnLimit(table('timed'), 0))).toBe(null);
  });

  it('[C5][T5] of a whole server is read the same way, and is ten minutes unless given', () => {
    expect(readConfig({}, {})).toMatchObject({ ok: true, value: { consoleTurnLimit: 600 } });
    expect(readConfig({}, { CROWNHEAD_CONSOLE_TURN_LIMIT: '0' })).toMatchObject({
      ok: true,
      value: { consoleTurnLimit: 0 },
    });
    expect(readConfig({ consoleTurnLimit: '29' }, {})).toEqual({
      ok: false,
      error:
        '--console-turn-limit (or CROWNHEAD_CONSOLE_TURN_LIMIT) is 0 for none, or from 30 to 86400 seconds, not “29”.',
    });
  });
});

describe('the tables', () => {
  it('[T5] have the shortest of their limits as the limit of a turn', () => {
    expect(turnLimit(table('console'))).toBe(600_000);
    expect(turnLimit(table('official'))).toBe(null);
    expect(turnLimit(table('desktop'))).toBe(300_000);
    expect(turnLimit(table('timed'))).toBe(360_000);
    expect(turnLimit({ ...table('timed'), idle: 60_000 })).toBe(60_000);
    const warned = moveTiming(table('console'), 60_000, 30_000);
    expect(turnLimit({ ...table('console'), ...warned })).toBe(90_000);
  });

  it('[R8][N16] give the first client the first move, and have no chat', () => {
    const first = (preset: string) => consoleOptions(optionsFrom(findPreset(preset)!)).sides;
    expect(['console', 'official', 'lobby'].map(first)).toEqual(['host-white', 'host-black', 'random']);
    expect(consoleOptions({ ...optionsFrom(findPreset('console')!), chat: true }).chat).toBe(false);
  });
});
