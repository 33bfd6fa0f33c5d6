/** Any program that speaks the Hub protocol as a player of a match. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { HubClient, type Player, readHubMove } from '@crownhead/engine';
import { no, ok } from '@crownhead/rules';
import { lineBatches } from '../lines.ts';

/** A program that is asked to leave gets this long before it is made to. */
const LEAVING_MS = 500;
const STARTING_MS = 30_000;

/** The words of a command line; quotes keep words together. */
export const commandWords = (text: string): string[] =>
  [...text.matchAll(/(?:[^\s"']+|"[^"]*"|'[^']*')+/g)].map(([word]) =>
    word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'),
  );

export async function hubPlayer(commandLine: string): Promise<Player> {
  const [program, ...args] = commandWords(commandLine);
  if (program === undefined) throw new Error('Name the program after “hub:”.');
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  const client = new HubClient((line) => child.stdin.write(`${line}\n`));
  const gone = once(child, 'close').catch(() => undefined);
  child.on('error', (error) => client.fail(new Error(`${program} cannot be started: ${error.message}`)));
  child.on('close', (code, signal) =>
    client.fail(new Error(`${program} ended with ${signal ?? `code ${code}`}`)),
  );
  // What is written to a program that has ended is lost, and that it has ended is known already.
  child.stdin.on('error', () => undefined);
  const listen = async (): Promise<void> => {
    for await (const lines of lineBatches(child.stdout.setEncoding('utf8'))) {
      for (const line of lines) client.receive(line);
    }
  };
  listen().catch(() => undefined);

  const close = async (): Promise<void> => {
    child.stdin.write('quit\n');
    const killing = setTimeout(() => child.kill('SIGKILL'), LEAVING_MS);
    await gone;
    clearTimeout(killing);
  };
  const late = setTimeout(() => {
    client.fail(new Error(`${program} does not answer “hub” and “init”`));
    child.kill('SIGKILL');
  }, STARTING_MS);
  await client.start().finally(() => clearTimeout(late));
  return {
    name: client.name || program,
    begin: async () => client.newGame(),
    move: async (game, limits) => {
      const text = await client.think(game, limits);
      const move = readHubMove(game.position, text);
      return move.ok ? ok(move.value) : no(text);
    },
    close,
  };
}
