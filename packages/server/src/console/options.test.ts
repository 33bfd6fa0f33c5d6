/** What a console server can be told. */
import { optionsFrom } from '@crownhead/match';
import { findPreset, moveTiming } from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { consoleOptions, readPorts, turnLimit } from './options.ts';

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
