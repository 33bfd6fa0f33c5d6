import { expect, it } from 'vitest';
import { colourFor, type Stroke, withStroke } from './sketch.ts';

const ARROW: Stroke = { from: 11, to: 15, colour: 'plain' } as never;
const MARK: Stroke = { from: 18, to: 18, colour: 'plain' } as never;

it('[W15] a stroke drawn twice is gone, in another colour it changes', () => {
  const both = withStroke(withStroke([], ARROW), MARK);
  expect(both).toEqual([ARROW, MARK]);
  expect(withStroke(both, ARROW)).toEqual([MARK]);
  expect(withStroke(both, { ...ARROW, colour: 'cool' })).toEqual([MARK, { ...ARROW, colour: 'cool' }]);
});

it.each([
  ['', 'plain'],
  ['shift', 'strong'],
  ['ctrl', 'strong'],
  ['alt', 'cool'],
  ['shift alt', 'bright'],
])('[W15] with %j held down the colour is %s', (held, colour) => {
  const [shiftKey, ctrlKey, altKey] = ['shift', 'ctrl', 'alt'].map((key) => held.includes(key));
  expect(colourFor({ shiftKey, ctrlKey, altKey } as never)).toBe(colour);
});
