/** `crownhead join`: the full-screen app at somebody else's server or table; or a client of a console server. */
import { Sessions } from '@crownhead/client/remote';
import { quotable } from '@crownhead/rules';
import { canRunTerminal, readAddress, runTerminal } from '@crownhead/terminal';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { badUsage, complain, print } from '../output.ts';
import { readName } from './host-options.ts';
import { attemptLine, tryToReach, usualPatience } from './retry.ts';

export interface JoinFlags {
  readonly console?: string;
  readonly name?: string;
  readonly watch?: true;
}

/** Without a full screen nobody can play there, but whether it can be reached is worth knowing. */
async function tellInLines(text: string, origin: string): Promise<ExitCode> {
  await print(`Connecting to ${origin} …\n`);
  const patience = usualPatience((...next) => void print(attemptLine(...next)));
  const there = await tryToReach(async () => {
    const known = await new Sessions({ origin }).whoAmI();
    return known.ok || known.error.error !== 'not-connected' ? true : null;
  }, patience);
  complain(
    there === null
      ? `The server at ${origin} could not be reached in ${patience.attempts} attempts.`
      : `The server is there, but a game needs a full-screen terminal: run “crownhead join ${text}” in one, or use a browser.`,
  );
  return EXIT.no;
}

export async function joinCommand(text: string | undefined, flags: JoinFlags): Promise<ExitCode> {
  const name = readName(flags.name);
  if (!name.ok) return badUsage(name.error);
  const called = name.value === undefined ? {} : { name: name.value };
  if (flags.console !== undefined) {
    if (text !== undefined) return badUsage('Join one server: an address, or --console and its address.');
    const { joinConsole } = await import('./console-client.ts');
    return joinConsole(flags.console, name.value);
  }
  if (text === undefined)
    return badUsage('Say where: crownhead join 192.168.1.5:8080, or the invitation you were given.');
  const address = readAddress(text);
  if (address === null)
    return badUsage(
      `“${quotable(text)}” is no address: it is written like 192.168.1.5:8080 or play.example.`,
    );
  if (!canRunTerminal()) return tellInLines(text, address.origin);
  const watch = flags.watch ? { watch: true } : {};
  const start = { kind: 'join', address: text, ...watch, ...called } as const;
  return (await runTerminal({ start })) === 0 ? EXIT.fine : EXIT.no;
}
