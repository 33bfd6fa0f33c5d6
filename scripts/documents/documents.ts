/** The five documents that Crownhead comes from: what each asks for, in our words, and where a person sees it. */

import type { PresetId } from '../../packages/rules/src/rule-presets.ts';
import { CONSOLE } from './console.ts';
import { DESKTOP } from './desktop.ts';
import { LOBBY_GAME } from './lobby.ts';
import type { DocumentRow } from './row.ts';
import { SANDBOX } from './sandbox.ts';
import { TIMED } from './timed.ts';

interface RequirementDocument {
  readonly about: string;
  readonly rows: readonly DocumentRow[];
}

/** By the preset that has the rules of the document. */
export const DOCUMENTS: Readonly<Record<Exclude<PresetId, 'official'>, RequirementDocument>> = {
  sandbox: { about: 'a board to set up, and to play on by dragging', rows: SANDBOX },
  desktop: { about: 'a desktop game with a computer opponent and saved games', rows: DESKTOP },
  console: { about: 'a console client and its server', rows: CONSOLE },
  lobby: { about: 'lobbies, and rules in which nothing is forced', rows: LOBBY_GAME },
  timed: { about: 'two people at one computer or at two, with timed moves', rows: TIMED },
};

/** Document and part, what it asks for, and what we do instead. */
export const NOT_MET: readonly (readonly [part: string, words: string, instead: string])[] = [
  ['001 3', 'C#', 'TypeScript'],
  [
    '002 1.3, 2.9.1',
    'C with musl, ncurses, check and freetype',
    'TypeScript; frames and tests of our own kind',
  ],
  ['002 2.9.1', 'Linked statically', 'one file that needs nothing but the C library of the system'],
  ['002 2.9.2', 'cppcheck and valgrind', 'types, linter and boundaries; a test that memory does not grow'],
  [
    '002 4.2.1 (3a)',
    'A lost player loses immediately',
    'so under `console`; elsewhere there is time to come back',
  ],
  ['002 5.5', 'Nothing beyond the document', 'much of what the other four ask for, and more'],
  [
    '004 1',
    'The system is no player itself',
    'it is where a computer opponent is asked for, as by 000 and 001',
  ],
  ['004 5', 'Java on Windows 2000', 'TypeScript; Windows as it is today, by checks only'],
];
