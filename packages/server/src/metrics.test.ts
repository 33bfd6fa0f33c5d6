/** Metrics: one registry a server, readable by Prometheus. */
import { expect, it } from 'vitest';
import { Metrics } from './metrics.ts';

it('counts each server for itself and writes the text Prometheus reads', async () => {
  const one = new Metrics({ ofProcess: false });
  const other = new Metrics({ ofProcess: false });
  one.connections.inc();
  one.movesAcknowledged.inc(3);
  one.commandsRefused.inc({ code: 'not-your-turn' });
  one.appendSeconds.observe(0.002);
  const text = await one.registry.metrics();
  expect(text).toContain('crownhead_connections 1');
  expect(text).toContain('crownhead_moves_acknowledged_total 3');
  expect(text).toContain('crownhead_commands_refused_total{code="not-your-turn"} 1');
  expect(text).toContain('crownhead_append_seconds_bucket{le="0.0025"} 1');
  expect(await other.registry.metrics()).toContain('crownhead_connections 0');
});
