/** [V8] What the README prints is what happens: its commands are run as they stand there, by the name they have on the PATH. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const { bin } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  bin: Record<string, string>;
};

/** As `npm link` leaves it: a folder of the PATH with a link to the program. */
const folder = mkdtempSync(join(tmpdir(), 'crownhead-path-'));
const env = {
  ...process.env,
  PATH: `${folder}${delimiter}${process.env.PATH}`,
  XDG_CONFIG_HOME: folder,
};

beforeAll(() => {
  for (const [name, file] of Object.entries(bin)) symlinkSync(join(ROOT, file), join(folder, name));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `$ command` and what is printed below it, in the blocks of the page. */
const conversations = [...README.matchAll(/^```\n(\$ [\s\S]*?)^```$/gm)].flatMap(([, block]) =>
  block!
    .replace(/\\\n\s*/g, '')
    .split(/^(?=\$ )/m)
    .map((part) => {
      const [first, ...rest] = part.split('\n');
      return { command: first!.slice(2), printed: rest.join('\n') };
    }),
);

const said = (start: string) => conversations.filter(({ command }) => command.startsWith(start));

/** In a shell, in another folder than the clone, as anybody would. */
const run = async (command: string): Promise<string> => {
  const shell = promisify(execFile)('sh', ['-c', command], { cwd: folder, env });
  return (await shell.catch((error: { stdout: string }) => error)).stdout;
};

describe('[V8] the README', () => {
  it('has the program where npm link looks for it, and it can be run', () => {
    expect(Object.keys(bin)).toEqual(['crownhead']);
    accessSync(join(ROOT, bin.crownhead!), constants.X_OK);
    expect(readFileSync(join(ROOT, bin.crownhead!), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(README).toContain('npm ci && npm run build && npm link');
    // Nothing is printed that would need another name.
    const blocks = [...README.matchAll(/^```\n[\s\S]*?^```$/gm)].join('\n');
    expect(blocks).not.toContain('npx crownhead');
  });

  it('asks about a position, and the answer is the one printed', async () => {
    const asked = said('crownhead check-move');
    expect(asked.length).toBeGreaterThan(0);
    for (const { command, printed } of asked) expect(await run(command)).toBe(printed);
  }, 60_000);

  it('asks the referee of a server, and the answer is the one printed', async () => {
    const [asked] = said('curl ');
    const server = spawn('sh', ['-c', 'exec crownhead serve --port 0 --db :memory: --log-level silent'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      let out = '';
      for await (const piece of server.stdout) {
        out += String(piece);
        if (out.includes('\n')) break;
      }
      const at = /http:\/\/(\S+)/.exec(out)![1]!;
      // The port of the page may be taken here.
      const command = asked!.command.replace('localhost:8080', at);
      expect(command).not.toBe(asked!.command);
      expect((await run(command)).trim()).toBe(asked!.printed.trim());
    } finally {
      server.kill('SIGKILL');
      await once(server, 'exit');
    }
  }, 60_000);
});
