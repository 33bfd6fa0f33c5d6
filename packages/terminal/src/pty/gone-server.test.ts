/** Servers that one was known at and that are gone, or answer nothing: the program starts and ends as without them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { describeInTerminal, KEYS, test } from './test-start.ts';

describeInTerminal('a server that does not answer', () => {
  test('[N9] [N3] the program alone shows its menu, which can be used while servers are asked', async ({
    programs,
  }) => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => {
      sockets.push(socket.on('error', () => undefined));
    });
    const home = mkdtempSync(join(tmpdir(), 'crownhead-gone-'));
    try {
      await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
      const { port } = silent.address() as { port: number };
      mkdirSync(join(home, 'crownhead'));
      const tokens = {
        [`Ann at http://127.0.0.1:${port}`]: 'a-token',
        'Ann at http://127.0.0.1:1': 'a-token',
      };
      writeFileSync(join(home, 'crownhead/config.json'), JSON.stringify({ name: 'Ann', tokens }));
      const program = programs.start({ args: [], home });
      await program.shows('Welcome, Ann.');
      program.press('p');
      await program.shows('Square numbers');
      program.press(KEYS.escape);
      await program.shows('Welcome, Ann.');
      expect(program.text).not.toContain('waiting');
      program.press('q');
      expect(await program.ended()).toMatchObject({ exitCode: 0 });
    } finally {
      for (const socket of sockets) socket.destroy();
      silent.close();
      rmSync(home, { recursive: true, force: true });
    }
  });
});
