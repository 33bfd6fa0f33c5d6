/** Colours are of the kind the terminal has, on every screen, and of no other. */
import { FULL } from '@crownhead/testkit';
import { expect } from 'vitest';
import type { PtyOptions, PtyProgram } from './test-pty.ts';
import { colourKinds } from './test-sgr.ts';
import { describeInTerminal, KEYS, LOOKS, test } from './test-start.ts';

/** Through the screens that wear colours: lists, forms, help, the editor, a game with its marks, refusals and boxes. */
async function tour(program: PtyProgram): Promise<void> {
  const go = async (keys: string, words: string): Promise<void> => {
    program.press(keys);
    await program.shows(words);
  };
  const back = (): Promise<void> => go(KEYS.escape, 'Welcome, Ann.');
  await go('p', 'Square numbers');
  await back();
  await go('?', 'The game');
  await back();
  await go('s', 'Eraser');
  await go('n', '0 left');
  await back();
  await go('2', 'Second side');
  await go(`Bob${KEYS.pageDown}\r`, 'Your move, Ann.');
  await go('11-16\r', 'Your move, Bob.');
  await go('1-5\r', 'That piece belongs to the other side.');
  await go('r', 'Resign this game?');
  await go('y', 'OK');
  await go('\r', 'another game');
}

const asked = (color: string, env = {}): PtyOptions => ({ args: ['play', '--color', color], env });

const KINDS: readonly { name: string; options: PtyOptions; kinds: readonly string[] }[] = [
  { name: 'truecolor', options: { env: LOOKS.truecolor }, kinds: ['true'] },
  { name: '256 colours', options: { env: LOOKS['256 colours'] }, kinds: ['256'] },
  { name: '16 colours', options: { env: LOOKS['16 colours'] }, kinds: ['16'] },
  { name: 'NO_COLOR', options: { env: LOOKS['no colours'] }, kinds: [] },
  { name: '--color none', options: asked('none'), kinds: [] },
  { name: '--color true where there are 16', options: asked('true', LOOKS['16 colours']), kinds: ['true'] },
];

/** Others are worn in whole games in every run. */
const SOME = KINDS.filter(({ name }) => name !== 'truecolor' && name !== '--color none');

describeInTerminal('colours', () => {
  test.for(FULL ? KINDS : SOME)('$name: on every screen of the kind there is', async ({ options, kinds }, {
    programs,
  }) => {
    const program = await programs.atMenu(options);
    await tour(program);
    expect(colourKinds(program.output)).toEqual(kinds);
  });

  test('change immediately when other ones are chosen', async ({ programs }) => {
    const program = await programs.atMenu();
    program.press('p');
    await program.shows('Square numbers');
    const { down, left, pageDown } = KEYS;
    program.press(`${down.repeat(5)}${left}`);
    await program.shows('none');
    const from = program.output.length;
    program.press(`${pageDown}\r`);
    await program.shows('Welcome, Ann.');
    expect(colourKinds(program.output.slice(from))).toEqual([]);
  });
});
