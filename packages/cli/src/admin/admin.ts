/** `crownhead admin …`: one question to a server, as whoever operates it. */
import { resolve } from 'node:path';
import type { AdminCommand, AdminOutput } from '@crownhead/protocol/admin';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { print, printError, printJson } from '../output.ts';
import { ask, type Place, type PlaceOptions, placeOf } from './client.ts';
import { LINES } from './lines.ts';

/** What was typed as the server takes it: what was left out is left out, files lie where it was typed. */
function inputOf(typed: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const given = Object.entries(typed).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([key, value]) => [key, key === 'file' ? resolve(String(value)) : value]),
  );
}

/** What a terminal would obey, or what would look like another line: names and words of strangers are in these lines. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A link is of use only with an address in front of it. */
function linesOf<C extends AdminCommand>(
  command: C,
  output: AdminOutput<C>,
  { url }: Place,
): readonly string[] {
  const lines = (LINES[command] as (output: AdminOutput<C>) => readonly string[])(output);
  return command === 'owner-link'
    ? lines.map((line) => `${url}${line.replace(' at the address of the server,', '  ')}`)
    : lines;
}

export async function adminCommand(
  command: AdminCommand,
  typed: Readonly<Record<string, unknown>>,
  options: PlaceOptions & { readonly json?: true },
): Promise<ExitCode> {
  const place = placeOf(options);
  if (!place.ok) {
    printError(place.error);
    return EXIT.usage;
  }
  const answer = await ask(place.value, command, inputOf(typed));
  if (!answer.ok) {
    printError(answer.error.message);
    return answer.error.error === 'bad-request' ? EXIT.usage : EXIT.no;
  }
  if (options.json) await printJson(answer.value);
  else {
    const lines = linesOf(command, answer.value, place.value).map((line) => line.replace(UNSAFE, ' '));
    await print(`${lines.join('\n')}\n`);
  }
  return EXIT.fine;
}
