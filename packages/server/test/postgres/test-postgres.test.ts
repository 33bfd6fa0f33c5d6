import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { expect, test } from 'vitest';

test('PostgreSQL for tests ends with the process that started it, also when that one is killed', async () => {
  const harness = JSON.stringify(join(import.meta.dirname, 'test-postgres.ts'));
  const script = `const { startServer } = await import(${harness}); console.log((await startServer()).url);`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface(owner.stdout), 'line')) as [string];
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const ended = new Promise<void>((resolve) => client.on('end', () => resolve()));
  owner.kill('SIGKILL');
  await ended;
  await expect(new pg.Client({ connectionString: url }).connect()).rejects.toThrow();
});
