/** Setting up a position as a value (section E): what is on the board, the tool in hand, what was refused. */
import type { Kind, Place, Setup, Side } from '@crownhead/rules';
import { placeAt } from '@crownhead/rules';
import type { Screen } from '../app/screen.ts';
import type { TextField } from '../ui/text-field.ts';

export type Tool = { readonly side: Side; readonly kind: Kind } | 'eraser';

/** E2: four tools, and one that takes away. */
export const TOOLS: readonly Tool[] = [
  { side: 'black', kind: 'man' },
  { side: 'black', kind: 'king' },
  { side: 'white', kind: 'man' },
  { side: 'white', kind: 'king' },
  'eraser',
];

export interface EditorScreen extends Screen {
  readonly kind: 'editor';
  readonly setup: Setup;
  /** What it was before each change, newest first. */
  readonly past: readonly Setup[];
  readonly tool: number;
  readonly cursor: Place;
  readonly flipped: boolean;
  readonly said: string | null;
  /** Text being typed: pieces as `A7=B`, or a whole position. */
  readonly entry: TextField | null;
  /** E5: a side is empty and has lost already; asked once. */
  readonly confirm: string | null;
  /** E6: twelve and twelve are there and a start was offered. */
  readonly offered: boolean;
  readonly blinkFrom: number;
}

/** On the board that was left, where there is one. */
export const editorScreen = (now: number, setup: Setup): EditorScreen => ({
  kind: 'editor',
  setup,
  past: [],
  tool: 0,
  cursor: placeAt(7, 0),
  flipped: false,
  said: null,
  entry: null,
  confirm: null,
  offered: false,
  blinkFrom: now,
});
