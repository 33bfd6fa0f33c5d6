/** Every tool, every refusal, and nothing lost by any of them. */
import { formatFen, type Place, parseFen, type Square, standardSetup } from '@crownhead/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Editor, type EditorEvent, startEditor, stepEditor } from './editor.ts';
import { pieceOf, TOOLS } from './tool.ts';

const sq = (n: number): Square => n as Square;
const on = (fen: string): Editor => {
  const read = parseFen(fen);
  if (!read.ok) throw new Error(fen);
  return startEditor(read.value);
};
const after = (editor: Editor, ...events: readonly EditorEvent[]): Editor =>
  events.reduce(stepEditor, editor);
const fenOf = ({ setup }: Editor): string => formatFen(setup);

describe('placing [E2]', () => {
  it.each([
    ['black-man', 'B:W:B18'],
    ['black-king', 'B:W:BK18'],
    ['white-man', 'B:W18:B'],
    ['white-king', 'B:WK18:B'],
  ] as const)('%s', (tool, fen) => {
    const done = after(startEditor(), { type: 'tool', tool }, { type: 'press', place: sq(18) });
    expect(fenOf(done)).toBe(fen);
    expect(done.said).toEqual({ kind: 'placed', piece: pieceOf(tool), square: 18 });
  });

  it('[E7] a man on its own king row is crowned, with a notice', () => {
    const done = after(startEditor(), { type: 'press', place: sq(30) });
    expect(fenOf(done)).toBe('B:W:BK30');
    expect(done.said).toEqual({ kind: 'crowned', places: [30] });
  });
});

describe('refusals [E4][E9]', () => {
  const FULL = 'B:W32:B1-12';
  it.each<[string, string, readonly EditorEvent[], string]>([
    ['a light square', 'B:W:B', [{ type: 'press', place: 'A8' }], 'light-square'],
    ['an occupied square', 'B:W:B18', [{ type: 'press', place: sq(18) }], 'square-occupied'],
    ['a thirteenth man', FULL, [{ type: 'press', place: sq(15) }], 'out-of-pieces'],
    [
      'a thirteenth piece that is a king',
      FULL,
      [
        { type: 'tool', tool: 'black-king' },
        { type: 'press', place: sq(15) },
      ],
      'out-of-pieces',
    ],
    [
      'the eraser on an empty square',
      FULL,
      [
        { type: 'tool', tool: 'eraser' },
        { type: 'press', place: sq(15) },
      ],
      'square-empty',
    ],
    ['removing by key from an empty square', FULL, [{ type: 'erase', place: sq(15) }], 'square-empty'],
    ['removing from a light square', FULL, [{ type: 'erase', place: 'A8' }], 'light-square'],
    ['a piece dragged onto another', FULL, [{ type: 'drag', from: sq(12), to: sq(32) }], 'square-occupied'],
    ['a piece dragged to a light square', FULL, [{ type: 'drag', from: sq(12), to: 'A8' }], 'light-square'],
    [
      'a piece from the tools on an occupied square',
      'B:W:B18',
      [{ type: 'drop', piece: { side: 'white', kind: 'man' }, place: sq(18) }],
      'square-occupied',
    ],
  ])('%s', (_, fen, events, code) => {
    const before = on(fen);
    const done = after(before, ...events);
    expect(done.said).toMatchObject({ kind: 'refused', code });
    expect(fenOf(done)).toBe(fenOf(before));
    expect(done.past).toEqual([]);
  });
});

describe('dragging', () => {
  it('a piece goes to another square in one step back, and off the board', () => {
    const moved = after(on('B:W:BK18'), { type: 'drag', from: sq(18), to: sq(7) });
    expect(fenOf(moved)).toBe('B:W:BK7');
    expect(fenOf(after(moved, { type: 'undo' }))).toBe('B:W:BK18');
    expect(fenOf(after(moved, { type: 'drag', from: sq(7), to: null }))).toBe('B:W:B');
  });

  it('with all twelve on the board a piece can still be moved, and moving is not completing', () => {
    const done = after(startEditor(standardSetup()), { type: 'drag', from: sq(12), to: sq(16) });
    expect(fenOf(done)).toContain('16');
    expect(done.full).toBe(false);
  });

  it('a stroke passes over what it cannot change, and is one step back', () => {
    const done = after(
      on('B:W14:B'),
      { type: 'paint', place: sq(13) },
      { type: 'paint', place: 'A6' },
      { type: 'paint', place: sq(14) },
      { type: 'paint', place: sq(15) },
    );
    expect(fenOf(done)).toBe('B:W14:B13,15');
    expect(fenOf(after(done, { type: 'undo' }))).toBe('B:W14:B');
  });

  it('two strokes are two steps back', () => {
    const first = after(startEditor(), { type: 'paint', place: 'A8' }, { type: 'paint', place: sq(15) });
    const second = after(first, { type: 'lift' }, { type: 'paint', place: sq(16) });
    expect(fenOf(after(second, { type: 'undo' }))).toBe('B:W:B15');
    expect(fenOf(after(second, { type: 'undo' }, { type: 'undo' }))).toBe('B:W:B');
  });

  it('a stroke says when the pieces are used up', () => {
    const done = after(on('B:W:B1-12'), { type: 'paint', place: sq(15) });
    expect(done.said).toMatchObject({ code: 'out-of-pieces' });
  });
});

describe('standard, clear, side to move [E1]', () => {
  it('keeps the side to move, and both can be undone and redone', () => {
    const white = after(startEditor(), { type: 'turn', side: 'white' }, { type: 'standard' });
    expect(fenOf(white)).toBe(formatFen(standardSetup('white')));
    const cleared = after(white, { type: 'clear' });
    expect(fenOf(cleared)).toBe('W:W:B');
    const undone = after(cleared, { type: 'undo' });
    expect(fenOf(undone)).toBe(fenOf(white));
    expect(fenOf(after(undone, { type: 'redo' }))).toBe('W:W:B');
  });

  it('nothing to undo changes nothing', () => {
    const start = startEditor();
    expect(fenOf(after(start, { type: 'undo' }, { type: 'redo' }))).toBe(fenOf(start));
  });
});

describe('text [E3]', () => {
  it('adds several entries, kings too, to what is there', () => {
    const pasted = after(on('B:W:B1'), { type: 'text', text: '[FEN "W:W18,K22:B2"]' });
    expect(formatFen(pasted.setup)).toBe('W:W18,K22:B2');
    expect(formatFen(after(on('B:W:B1'), { type: 'text', text: 'W:W18:B2' }).setup)).toBe('W:W18:B2');
    const done = after(on('B:W:B1'), { type: 'text', text: 'A7=B, C3=WK 12=w' });
    expect(fenOf(done)).toBe('B:W12,K22:B1,5');
    expect(done.said).toEqual({ kind: 'added' });
  });

  it('points at every mistake and places nothing', () => {
    const done = after(on('B:W:B1'), { type: 'text', text: 'A7=B A8=B X9=W 1=W' });
    expect(done.said).toMatchObject({
      kind: 'text-errors',
      errors: [
        { code: 'light-square', column: 6, token: 'A8=B' },
        { code: 'unreadable', column: 11, token: 'X9=W' },
        { code: 'square-occupied', column: 16 },
      ],
    });
    expect(fenOf(done)).toBe('B:W:B1');
  });

  it('[E7] tells which men were crowned', () => {
    expect(after(startEditor(), { type: 'text', text: '2=W 3=WK' }).said).toEqual({
      kind: 'crowned',
      places: [2],
    });
  });
});

describe('FEN [E8]', () => {
  it('opens a position, crowns men on their king row, keeps the side to move where it is open', () => {
    const done = after(startEditor(), { type: 'turn', side: 'white' }, { type: 'fen', text: '?:W3:B10' });
    expect(fenOf(done)).toBe('W:WK3:B10');
    expect(done.said).toEqual({ kind: 'crowned', places: [3] });
  });

  it.each([
    ['B:W33:B1', 'bad-square'],
    ['hello', 'bad-side'],
    ['B:W1:B1', 'square-twice'],
    ['B:W20-32:B1', 'too-many-pieces'],
  ])('%s is refused as %s and the board stays', (text, code) => {
    const done = after(on('B:W18:B2'), { type: 'fen', text });
    expect(done.said).toMatchObject({ kind: 'bad-position', fault: { code } });
    expect(fenOf(done)).toBe('B:W18:B2');
  });
});

describe('12 and 12 [E6]', () => {
  const nearly = 'B:W21-31:B1-12';
  const last: readonly EditorEvent[] = [
    { type: 'tool', tool: 'white-man' },
    { type: 'press', place: sq(32) },
  ];
  it('the last piece fills the board, by hand or by text', () => {
    expect(after(on(nearly), ...last).full).toBe(true);
    expect(after(on(nearly), { type: 'text', text: '32=W' }).full).toBe(true);
  });

  it('the standard button and a FEN do not: nobody asked for a game', () => {
    expect(after(startEditor(), { type: 'standard' }).full).toBe(false);
    expect(after(startEditor(), { type: 'fen', text: 'B:W21-32:B1-12' }).full).toBe(false);
  });

  it('ends when a piece goes, when it is put off, and when the step is taken back', () => {
    const full = after(on(nearly), ...last);
    expect(after(full, { type: 'erase', place: sq(1) }).full).toBe(false);
    expect(after(full, { type: 'later' }).full).toBe(false);
    expect(after(full, { type: 'undo' }).full).toBe(false);
  });
});

const aPlace: fc.Arbitrary<Place> = fc.oneof(
  fc.integer({ min: 1, max: 32 }).map(sq),
  fc.constantFrom<Place>('A8', 'C8', 'B7', 'H1'),
);
const anEvent: fc.Arbitrary<EditorEvent> = fc.oneof(
  { weight: 5, arbitrary: aPlace.map((place): EditorEvent => ({ type: 'press', place })) },
  { weight: 5, arbitrary: aPlace.map((place): EditorEvent => ({ type: 'paint', place })) },
  fc.constantFrom(...TOOLS).map((tool): EditorEvent => ({ type: 'tool', tool })),
  aPlace.map((place): EditorEvent => ({ type: 'erase', place })),
  fc
    .tuple(fc.integer({ min: 1, max: 32 }), fc.option(aPlace))
    .map(([from, to]): EditorEvent => ({ type: 'drag', from: sq(from), to })),
  fc.constantFrom<EditorEvent>({ type: 'undo' }, { type: 'redo' }, { type: 'standard' }, { type: 'clear' }),
  fc.constantFrom<EditorEvent>({ type: 'text', text: '18=B 19=WK' }, { type: 'text', text: '18=' }),
);

describe('whatever is done', () => {
  it('the setup is always a board, a refusal changes nothing, and everything can be taken back', () => {
    fc.assert(
      fc.property(fc.array(anEvent, { maxLength: 60 }), (events) => {
        let editor = startEditor();
        for (const event of events) {
          const before = editor;
          editor = stepEditor(editor, event);
          expect(after(startEditor(), { type: 'fen', text: fenOf(editor) }).said?.kind).toBe('opened');
          const refused = editor.said?.kind === 'refused' || editor.said?.kind === 'text-errors';
          if (refused) expect(editor.setup).toBe(before.setup);
        }
        while (editor.past.length > 0) editor = stepEditor(editor, { type: 'undo' });
        expect(fenOf(editor)).toBe('B:W:B');
      }),
    );
  });
});
