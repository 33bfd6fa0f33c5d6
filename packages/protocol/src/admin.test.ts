/** What operators may send. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ADMIN_COMMAND_NAMES, ADMIN_COMMANDS } from './admin.ts';

/** A path on the machine itself is whatever its system takes. */
const isPath = (field: string): boolean => field === 'file';

it.each(
  ADMIN_COMMAND_NAMES,
)('[O3] no text that %s takes has signs in it that a database refuses or a terminal obeys', (command) => {
  const entries: Readonly<Record<string, v.GenericSchema>> = ADMIN_COMMANDS[command].input.entries;
  for (const [field, schema] of Object.entries(entries)) {
    const read = v.safeParse(schema, 'a\u0000\u001bb');
    if (read.success && !isPath(field)) expect(read.output).not.toMatch(/\p{Cc}/u);
  }
});
