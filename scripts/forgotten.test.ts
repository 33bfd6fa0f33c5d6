/** The additions of `forgotten.ts` fit the sources as they are; in the full run each of them is noticed where it must be. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FULL } from '@crownhead/testkit';
import { expect, test } from 'vitest';
import { ADDITIONS, added, forgottenPlaces } from './forgotten.ts';

const ROOT = join(import.meta.dirname, '..');

test.each(ADDITIONS)('$name can be added', (addition) => {
  const source = readFileSync(join(ROOT, addition.file), 'utf8');
  expect(added(addition, source)).toHaveLength(source.length + addition.text.length);
  expect(() => added(addition, '')).toThrow(addition.file);
});

/** Where a newcomer would not think of looking. */
const NOTICED: Readonly<Record<string, readonly string[]>> = {
  'a rule option': [
    'rules/src/rule-presets',
    'cli/src/rules',
    'terminal/src/screens/rules-fields',
    'web/src/online/rules-words',
  ],
  'an option of a table': [
    'protocol/src/options',
    'match/src/table-text',
    'web/src/screens/new-game/remembered',
  ],
  'a kind of timer': [
    'match/src/clock',
    'match/src/table-options',
    'protocol/src/options',
    'web/src/online/rules-words',
  ],
  'a command': ['match/src/decide', 'match/src/needs', 'protocol/src/command', 'testkit/src/table-chaos'],
  'a message of a client': ['server/src/room/requests'],
  'a message of the server': ['client/src/remote/connection', 'server/src/console/peer'],
  'a command of an operator': ['server/src/admin/admin', 'cli/src/admin/lines', 'cli/src/commands/admin'],
};

test.runIf(FULL)('[V2] a forgotten part is found by the compiler', { timeout: 1_800_000 }, () => {
  for (const { name, places } of forgottenPlaces()) {
    for (const file of NOTICED[name] ?? ['nothing is expected']) {
      expect(
        places.some((place) => place.startsWith(`packages/${file}.`)),
        `${name}: ${file}`,
      ).toBe(true);
    }
  }
});
