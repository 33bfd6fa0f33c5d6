/** The dashboard and the alert rules speak of what the server measures, and of nothing else. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GATEWAY_ERRORS } from '@crownhead/protocol';
import { describe, expect, it } from 'vitest';
import { Metrics } from '../../src/metrics.ts';

const read = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../deploy/${name}`, import.meta.url)), 'utf8');

/** Prometheus makes this one itself. */
const OWN = ['up'];
const WORDS =
  /^(?:sum|by|rate|histogram_quantile|label_values|le|instance|code|status|job|and|or|on|increase|max|min|avg|e\d|m|s|h)$/;

/** The names in an expression that are not words of the language, of labels or of their values. */
const namesIn = (expression: string): string[] =>
  [...expression.replace(/\{[^}]*\}|"[^"]*"|\[[^\]]*\]/g, ' ').matchAll(/[a-zA-Z_][\w]*/g)]
    .map(([name]) => name)
    .filter((name) => !WORDS.test(name));

const dashboard = JSON.parse(read('grafana.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
  templating: { list: { query: string }[] };
};
const alerts = [...read('alerts.yaml').matchAll(/^ +expr: (.*)$/gm)].map(([, expression]) => expression!);

describe('[O10] what is watched', () => {
  it('exists: every metric of the dashboard and of the alerts', async () => {
    const measured = new Set(OWN);
    for (const { name, type } of await new Metrics().registry.getMetricsAsJSON()) {
      measured.add(name);
      if (`${type}` === 'histogram')
        for (const end of ['bucket', 'count', 'sum']) measured.add(`${name}_${end}`);
    }
    const panels = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    const expressions = [...panels, ...alerts, dashboard.templating.list[1]!.query];
    const named = expressions.flatMap(namesIn);
    expect(named.length).toBeGreaterThan(20);
    expect([...new Set(named)].filter((name) => !measured.has(name))).toEqual([]);
  });

  it('is all that we measure ourselves, on the dashboard', async () => {
    const text = JSON.stringify(dashboard.panels);
    const own = await new Metrics({ ofProcess: false }).registry.getMetricsAsJSON();
    expect(own.map(({ name }) => name).filter((name) => !text.includes(name))).toEqual([]);
  });

  it('are codes that can be refused', () => {
    const codes = alerts.flatMap((each) => [...each.matchAll(/code="([^"]+)"/g)].map(([, code]) => code));
    expect(codes.length).toBeGreaterThan(1);
    for (const code of codes) expect(GATEWAY_ERRORS).toContain(code);
  });
});
