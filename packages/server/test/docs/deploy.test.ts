/** [V3] What can be known about the images and their neighbours without building them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CONFIG_VARIABLES } from '../../src/config.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');
const containerfile = read('deploy/Containerfile');

describe('[V3] the images', () => {
  it('have the Node that everything is tested with', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } };
    expect(containerfile).toContain(`node:${devDependencies.node}-`);
  });

  it('are made of files that exist and are not kept out', () => {
    const ignored = read('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    const copied = [...containerfile.matchAll(/^COPY (?!.*--from)(?:--chown=\S+ )?(.*) \S+$/gm)].flatMap(
      ([, from]) => from!.split(' '),
    );
    expect(copied).toContain('package-lock.json');
    for (const path of copied) {
      expect(existsSync(`${ROOT}${path}`), path).toBe(true);
      expect(ignored).not.toContain(path);
    }
    // Their tests read these.
    for (const path of ['docs', 'deploy', 'scripts']) expect(ignored).not.toContain(path);
    for (const path of ['.git', 'node_modules', '**/.env']) expect(ignored).toContain(path);
  });

  it('take every stage from one that is there, and serve as nobody in particular', () => {
    const stages = [...containerfile.matchAll(/^FROM (\S+) AS (\S+)$/gm)];
    const names = stages.map(([, , name]) => name!);
    for (const [, from] of stages.slice(1)) expect(names).toContain(from);
    for (const [, from] of containerfile.matchAll(/--from=(\S+)/g)) expect(names).toContain(from);
    const serve = containerfile.slice(containerfile.indexOf('AS serve'));
    expect(serve).toMatch(/^USER node$/m);
    expect(serve).toMatch(/^HEALTHCHECK /m);
  });
});

describe.each(readdirSync(`${ROOT}deploy`))('deploy/%s', (name) => {
  const text = read(`deploy/${name}`);

  it('sets nothing the server does not know', () => {
    const known: readonly string[] = Object.values(CONFIG_VARIABLES);
    for (const [variable] of text.matchAll(/CROWNHEAD_[A-Z_]+/g)) expect(known).toContain(variable);
  });

  it('ties nobody to a node', () => {
    expect(text).not.toMatch(/ip_hash|lb_policy (?:ip|cookie|client)|hash \$/);
  });
});
