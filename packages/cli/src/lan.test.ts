/** What a server says about who can reach it. */
import { describe, expect, it } from 'vitest';
import { lanCommand, reachLines } from './lan.ts';

describe('for other devices', () => {
  it('[W11] the command is the one that was used, with --lan', () => {
    expect(lanCommand({ port: 8080 }, { npm_lifecycle_event: 'crownhead' })).toBe('npm start -- --lan');
    expect(lanCommand({ port: 3000 }, { npm_lifecycle_event: 'crownhead' })).toBe(
      'npm start -- --lan --port 3000',
    );
    expect(lanCommand({ port: 8080 }, { npm_lifecycle_event: 'npx' })).toBe('npx crownhead serve --lan');
    expect(lanCommand({ port: 0 }, {})).toBe('crownhead serve --lan');
  });

  it('[W11] each address has a line of its own; without one it is said why', () => {
    const addresses = ['192.168.1.5:8080', '10.0.0.7:8080'];
    expect(reachLines({ scope: 'network', addresses }, 'x')).toEqual([
      'Other devices on your network open',
      '  http://192.168.1.5:8080',
      '  http://10.0.0.7:8080',
    ]);
    expect(reachLines({ scope: 'machine', addresses: [] }, 'npm start -- --lan')).toEqual([
      'Only this computer can open it. For other devices on your network: npm start -- --lan',
    ]);
    expect(reachLines({ scope: 'no-network', addresses: [] }, 'x')[0]).toContain(
      'not connected to a network',
    );
  });
});
