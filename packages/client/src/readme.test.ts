/** The example of the README is this one, word for word, and it works. */
import { readFileSync } from 'node:fs';
// README
import {
  followTable,
  inputContext,
  moveCommand,
  noticeText,
  showInput,
  startInput,
  stepInput,
} from '@crownhead/client';
import { openLocal } from '@crownhead/client/local';
import { DEFAULT_OPTIONS } from '@crownhead/match';
// END
import { legalMoves, type Square } from '@crownhead/rules';
import { expect, it } from 'vitest';
import { FakeWorld, settled } from './fakes.ts';

it('the example plays', async () => {
  const ports = new FakeWorld();
  const computer = {
    move: async ({ game }: { game: { position: Parameters<typeof legalMoves>[0] } }) =>
      legalMoves(game.position)[0]!,
  };
  const shown: string[] = [];
  const squares = [11, 15, 9] as Square[];
  // README
  const opened = openLocal(
    {
      options: DEFAULT_OPTIONS,
      players: { black: { name: 'Ann', level: null }, white: { name: '', level: 3 } },
    },
    { ports, computer },
  );
  if (!opened.ok) throw new Error(opened.error.message);
  const table = opened.value;

  let input = startInput(inputContext(table.view)!);
  table.subscribe(({ view }) => {
    input = followTable(input, inputContext(view)!).input;
    shown.push(noticeText(view.notice, table.now()));
  });

  for (const square of squares) {
    const step = stepInput(input, { type: 'press', place: square });
    input = step.input; // before sending: the answer may come at once
    const command = step.move && moveCommand(table.view.state, step.move);
    if (command) await table.send(command);
  }
  const { refused } = showInput(input);
  // END
  await settled();
  expect(shown).toEqual(['Computer 3 is thinking.', 'Your move, Ann.']);
  expect(table.view.state.round?.game.plies).toHaveLength(2);
  expect(refused).toBeNull();
});

/** Formatting aside: a test is indented, and long lines are broken. */
const plain = (code: string): string => code.replace(/\s+/g, ' ').replace(/,? }/g, ' }').trim();

it('the README shows it', () => {
  const here = readFileSync(new URL(import.meta.url), 'utf8');
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const parts = [...here.matchAll(/^ *\/\/ README\n([\s\S]*?)^ *\/\/ END$/gm)].map(([, code]) => code!);
  expect(parts).toHaveLength(2);
  expect(plain(/```ts\n([\s\S]*?)```/.exec(readme)![1]!)).toBe(plain(parts.join('\n')));
});
