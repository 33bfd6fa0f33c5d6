/** Every legal move can be entered in every way, and nothing else can. */
import { PRESETS } from '@crownhead/match';
import {
  type Attempt,
  applyMove,
  formatMove,
  listMoves,
  type Move,
  OFFICIAL,
  type Position,
  pieceAt,
  type RuleSet,
  SQUARES,
  type Square,
  sameMove,
  squaresOfMove,
  toCoordinate,
} from '@crownhead/rules';
import { aPlace, aPlacement, aPosition, at, FEW, MOVE_RULES, runs, TableDriver } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CursorEvent,
  INPUT_SETTINGS,
  type InputContext,
  type InputEvent,
  inputContext,
  type MoveInput,
  startInput,
} from './input.ts';
import { stepKeys } from './keys.ts';
import { showInput } from './show.ts';
import { followTable, takeBackSent, withSettings } from './step.ts';

const contextOf = (
  position: Position,
  rules: RuleSet = OFFICIAL,
  more: Partial<InputContext> = {},
): InputContext => ({
  position,
  rules,
  outcome: null,
  role: 'mover',
  side: null,
  game: 1,
  turn: 1,
  spent: [],
  ...more,
});

/** Plays events; returns the state and the move, if there was exactly one. */
function play(
  start: MoveInput,
  ...events: readonly (InputEvent | CursorEvent)[]
): { input: MoveInput; moves: readonly Move[] } {
  let input = start;
  const moves: Move[] = [];
  for (const event of events) {
    const step = stepKeys(input, event);
    input = step.input;
    if (step.move) moves.push(step.move);
  }
  return { input, moves };
}

const press = (place: Square | string): InputEvent => ({ type: 'press', place: place as Square });
const sq = (n: number): Square => n as Square;

/** Where a chain may stop, ending it early has to be said. */
const ending = (input: MoveInput): InputEvent[] => (input.sent ? [] : [{ type: 'end' }]);

type Enter = (input: MoveInput, squares: readonly Square[]) => readonly Move[];

const byClick: Enter = (start, squares) => {
  const { input, moves } = play(start, ...squares.map(press));
  return [...moves, ...play(input, ...ending(input)).moves];
};

const byDrag: Enter = (start, squares) => {
  const drags = squares.slice(1).flatMap((to, i): InputEvent[] => [
    { type: 'grab', place: squares[i]! },
    { type: 'over', place: to },
    { type: 'drop', place: to },
  ]);
  const { input, moves } = play(start, ...drags);
  return [...moves, ...play(input, ...ending(input)).moves];
};

/** Left and right until the wanted square is under the cursor; null when it never is. */
function cycleTo(start: MoveInput, square: Square, by: 1 | -1): MoveInput | null {
  let input = start;
  for (let i = 0; i < 40; i += 1) {
    input = stepKeys(input, { type: 'cycle', by }).input;
    if (input.cursor === square) return input;
  }
  return null;
}

const byCycling =
  (by: 1 | -1): Enter =>
  (start, squares) => {
    let input = start;
    const moves: Move[] = [];
    for (const square of squares) {
      const there = cycleTo(input, square, by);
      if (there === null) return [];
      const step = stepKeys(there, { type: 'enter' });
      input = step.input;
      if (step.move) moves.push(step.move);
    }
    return [...moves, ...play(input, ...ending(input)).moves];
  };

/** Over the board as it is seen, one place at a time. */
const byArrows =
  (flipped: boolean): Enter =>
  (start, squares) => {
    let input = withSettings(start, { flipped });
    const moves: Move[] = [];
    const way = flipped ? -1 : 1;
    const go = (arrow: 'up' | 'down' | 'left' | 'right', times: number): void => {
      for (let i = 0; i < times; i += 1) input = stepKeys(input, { type: 'arrow', arrow }).input;
    };
    for (const square of squares) {
      const [file, rank] = [...toCoordinate(square)] as [string, string];
      const column = file.charCodeAt(0) - 65;
      const row = 8 - Number(rank);
      // From a corner, whichever it was before.
      go('up', 9);
      go('left', 9);
      go('down', way === 1 ? row : 7 - row);
      go('right', way === 1 ? column : 7 - column);
      const step = stepKeys(input, { type: 'enter' });
      input = step.input;
      if (step.move) moves.push(step.move);
    }
    return [...moves, ...play(input, ...ending(input)).moves];
  };

const byText: Enter = (start, squares) => play(start, { type: 'text', text: squares.join('x') }).moves;

const WAYS: Readonly<Record<string, Enter>> = {
  click: byClick,
  drag: byDrag,
  'right key': byCycling(1),
  'left key': byCycling(-1),
  arrows: byArrows(false),
  'arrows on a turned board': byArrows(true),
  text: byText,
};

const NAMED_RULES: readonly RuleSet[] = [...PRESETS.map(({ rules }) => rules), ...MOVE_RULES];
const aBoard = fc.constantFrom(...NAMED_RULES).chain((rules) =>
  (rules.removal === 'end-of-turn' ? aPlacement(FEW) : aPosition(rules)).map((position) => ({
    rules,
    position,
  })),
);
/** Where lists are long, the first moves will do. */
const MOST = 40;

const movesOf = (position: Position, rules: RuleSet): readonly Move[] => {
  const listed = listMoves(position, rules);
  return listed.ok ? listed.value : [];
};

describe.each(Object.entries(WAYS))('by %s', (_, enter) => {
  it('[M3][M4][M8] every legal move of every rule set can be entered, and is entered once', () => {
    let tried = 0;
    fc.assert(
      fc.property(aBoard, ({ rules, position }) => {
        const input = startInput(contextOf(position, rules));
        for (const move of movesOf(position, rules).slice(0, MOST)) {
          tried += 1;
          const entered = enter(input, squaresOfMove(move));
          expect(entered.map((one) => formatMove(one))).toEqual([formatMove(move)]);
          expect(sameMove(entered[0]!, move)).toBe(true);
        }
      }),
      runs(300),
    );
    expect(tried).toBeGreaterThan(1500);
  });
});

const anEvent: fc.Arbitrary<InputEvent | CursorEvent> = fc.oneof(
  { weight: 6, arbitrary: aPlace.map((place): InputEvent => ({ type: 'press', place })) },
  { weight: 2, arbitrary: aPlace.map((place): InputEvent => ({ type: 'grab', place })) },
  { weight: 2, arbitrary: fc.option(aPlace).map((place): InputEvent => ({ type: 'drop', place })) },
  aPlace.map((place): InputEvent => ({ type: 'over', place })),
  fc
    .constantFrom('up', 'down', 'left', 'right')
    .map((arrow) => ({ type: 'arrow', arrow }) as InputEvent | CursorEvent),
  {
    weight: 4,
    arbitrary: fc.constantFrom(1, -1).map((by) => ({ type: 'cycle', by }) as InputEvent | CursorEvent),
  },
  { weight: 4, arbitrary: fc.constant<InputEvent>({ type: 'enter' }) },
  fc.constantFrom<InputEvent>({ type: 'escape' }, { type: 'back' }, { type: 'end' }, { type: 'complete' }),
  fc.array(aPlace, { maxLength: 4 }).map((places): InputEvent => ({ type: 'text', text: places.join('-') })),
);
const someSettings = fc.record({ flipped: fc.boolean(), autoComplete: fc.boolean(), premoves: fc.boolean() });

describe('whatever is done', () => {
  it('[M1][M2] only legal moves come out, the position stays, and every refusal has a reason', () => {
    fc.assert(
      fc.property(
        aBoard,
        someSettings,
        fc.array(anEvent, { maxLength: 40 }),
        ({ rules, position }, settings, events) => {
          const legal = movesOf(position, rules);
          let input = startInput(contextOf(position, rules), settings);
          for (const event of events) {
            const before = input;
            const step = stepKeys(input, event);
            input = step.input;
            expect(input.context.position).toBe(position);
            if (step.move) {
              expect(legal.some((move) => sameMove(move, step.move!))).toBe(true);
              expect(input.sent).toBe(step.move);
            }
            // What did nothing says why.
            const pressed = event.type === 'press' || event.type === 'text' || event.type === 'end';
            const changed = input.turn !== before.turn || step.move !== null || before.sent !== null;
            if (pressed && !changed) expect(input.refused).not.toBeNull();
            const { board, targets, movable, chosen } = showInput(input);
            expect(targets.every((square) => SQUARES.includes(square))).toBe(true);
            if (!input.sent) expect(chosen === null || movable.length > 0 || targets.length === 0).toBe(true);
            expect(board.black & board.white).toBe(0);
          }
        },
      ),
      runs(400),
    );
  });

  it('[N6] those who watch see the moves and change nothing', () => {
    fc.assert(
      fc.property(
        aBoard,
        fc.array(anEvent, { maxLength: 30 }),
        fc.constantFrom('watching', 'waiting'),
        ({ rules, position }, events, role) => {
          const settings = { ...INPUT_SETTINGS, premoves: false };
          const start = startInput(contextOf(position, rules, { role: role as 'watching' }), settings);
          const { input, moves } = play(start, ...events);
          expect(moves).toEqual([]);
          expect(showInput(input).path.length).toBeLessThanOrEqual(1);
          const from = movesOf(position, rules).map((move) => move.from);
          expect(showInput(start).movable).toEqual([...new Set(from)].sort((a, b) => a - b));
        },
      ),
      runs(100),
    );
  });

  it('after the end of a game nothing can be entered', () => {
    const over = contextOf(at('B:W18:B14'), OFFICIAL, { outcome: { winner: 'black', reason: 'resigned' } });
    const { input, moves } = play(startInput(over), press(sq(14)), press(sq(23)));
    expect(moves).toEqual([]);
    expect(input.refused?.reason).toBe('game-over');
    expect(showInput(input).movable).toEqual([]);
  });
});

describe('reasons and where to look [M1]', () => {
  const reasonOf = (fen: string, rules: RuleSet, ...events: InputEvent[]) => {
    const { input } = play(startInput(contextOf(at(fen), rules)), ...events);
    return { reason: input.refused?.reason, squares: input.refused?.squares };
  };
  const text = (words: string): InputEvent => ({ type: 'text', text: words });

  it.each<[string, string, InputEvent[], string, number[]]>([
    ['a piece that must wait for a jump', 'B:W18:B14,1', [press(sq(1))], 'must-jump', [14]],
    ['a step instead of a jump', 'B:W18:B14,1', [press(sq(1)), press(sq(5))], 'must-jump', [14]],
    ['a piece with no way', 'B:W32:B1,5,6', [press(sq(1))], 'square-occupied', [5, 6]],
    ['the other side', 'B:W18:B1', [press(sq(18))], 'not-your-piece', [18]],
    ['nothing there', 'B:W18:B1', [press(sq(20))], 'no-piece', [20]],
    ['a light square', 'B:W18:B1', [press('A2')], 'light-square', []],
    ['own piece in between', 'B:W32:B1,6', [press(sq(1)), press(sq(10))], 'own-piece-between', [6]],
    ['nothing in between', 'B:W32:B1', [press(sq(1)), press(sq(10))], 'nothing-to-jump', [6]],
    ['backward', 'B:W32:B10', [press(sq(10)), press(sq(6))], 'man-backward', [6]],
    [
      'another piece in a jump',
      'B:W6,14:B1,4',
      [press(sq(1)), press(sq(10)), press(sq(4))],
      'only-the-jumper',
      [10],
    ],
    ['an end too early', 'B:W6,14:B1', [press(sq(1)), press(sq(10)), { type: 'end' }], 'must-finish', [17]],
    ['a text cut short', 'B:W6,14:B1', [text('1x10')], 'must-finish', [17]],
    ['a text without sense', 'B:W18:B1', [text('hello')], 'unreadable', []],
  ])('%s', (_, fen, events, reason, squares) => {
    expect(reasonOf(fen, OFFICIAL, ...events)).toEqual({ reason, squares });
  });

  it('[M1] in a jump another piece is refused alike by click and by drag, whichever side owns it', () => {
    const start = play(startInput(contextOf(at('B:W6,14,31:B1,4'))), press(sq(1)), press(sq(10))).input;
    for (const square of [4, 14, 31].map(sq)) {
      const { refused: byClick } = play(start, press(square)).input;
      const { refused: byDrag } = play(start, { type: 'grab', place: square }).input;
      expect(byClick).toMatchObject({ reason: 'only-the-jumper', squares: [10] });
      expect(byDrag).toEqual(byClick);
    }
  });

  it('[M1] for every position: choosing during a jump says the same by click and by drag', () => {
    fc.assert(
      fc.property(aBoard, ({ rules, position }) => {
        const jump = movesOf(position, rules).find(({ path }) => path.length > 1);
        if (!jump) return;
        const start = startInput(contextOf(position, rules));
        const { input } = play(start, press(jump.from), press(jump.path[0]!));
        if (input.sent || input.turn === null) return;
        const { board, chosen } = showInput(input);
        for (const square of SQUARES.filter((one) => one !== chosen && pieceAt(board, one))) {
          const { refused } = play(input, press(square)).input;
          expect(refused?.reason).toBe('only-the-jumper');
          expect(play(input, { type: 'grab', place: square }).input.refused).toEqual(refused);
        }
      }),
      runs(200),
    );
  });

  it('[M1] the jumper let go on another piece is told that the square is taken', () => {
    const start = play(startInput(contextOf(at('B:W6,14:B1,7'))), press(sq(1)), press(sq(10))).input;
    const { input } = play(start, { type: 'grab', place: sq(10) }, { type: 'drop', place: sq(14) });
    expect(input.refused?.reason).toBe('square-occupied');
  });

  it('[R2] [M1] where one jump is all, a second one says so: by its end square, and by the piece that jumped', () => {
    const single = PRESETS.find(({ id }) => id === 'sandbox')!.rules;
    expect(reasonOf('B:W6,14:B1', single, press(sq(1)), press(sq(17))).reason).toBe('one-jump-only');
    expect(reasonOf('B:W6,14:B1', single, text('1x10x17')).reason).toBe('one-jump-only');
    const table = TableDriver.shared({
      preset: 'sandbox',
      start: { kind: 'position', fen: 'B:W6,14:B1', force: false },
    });
    table.move('1x10');
    const context = inputContext({ state: table.state, seats: [0, 1] })!;
    expect(context.spent).toEqual([10, 17]);
    for (const event of [press(sq(10)), { type: 'grab', place: sq(10) } as const]) {
      expect(play(startInput(context), event).input.refused?.reason).toBe('one-jump-only');
    }
    const hop = play(startInput(context), press(sq(10)), press(sq(17)));
    expect(hop.input.refused?.reason).toBe('one-jump-only');
    expect(inputContext({ state: table.state, seats: [table.round.sides.white] })!.spent).toEqual([]);
  });

  it('a drag is refused with the reason of the whole hop, and the piece stays chosen', () => {
    const start = startInput(contextOf(at('B:W32:B10')));
    const { input } = play(start, { type: 'grab', place: sq(10) }, { type: 'drop', place: 'D7' });
    expect(input.refused?.reason).toBe('man-backward');
    expect(showInput(input).chosen).toBe(10);
  });
});

describe('hop by hop', () => {
  const jump = contextOf(at('B:W6,14:B1,4'));

  it('shows the board with the hops made, takes one back, and gives all up', () => {
    const { input } = play(startInput(jump), press(sq(1)), press(sq(10)));
    const during = showInput(input);
    expect([during.path, during.targets, during.movable, during.mayEnd]).toEqual([
      [1, 10],
      [17],
      [10],
      false,
    ]);
    expect(during.board.white).toBe(
      applyMove(at('B:W6,14:B1,4'), { from: sq(1), path: [sq(10)], captured: [sq(6)], crowned: false }).white,
    );
    expect(showInput(play(input, { type: 'back' }).input).path).toEqual([1]);
    expect(showInput(play(input, { type: 'back' }, { type: 'back' }).input).path).toEqual([]);
    expect(showInput(play(input, { type: 'escape' }).input).chosen).toBeNull();
  });

  it('does not choose between two ways to go on, however eager', () => {
    const fork = contextOf(at('B:W6,14,15:B1'));
    const eager = startInput(fork, { ...INPUT_SETTINGS, autoComplete: true });
    const { input, moves } = play(eager, press(sq(1)), press(sq(10)));
    const { targets, completion } = showInput(input);
    expect([moves, targets, completion]).toEqual([[], [17, 19], null]);
    expect(play(input, { type: 'complete' }).input.refused?.reason).toBe('ambiguous');
    expect(formatMove(play(input, press(sq(19))).moves[0]!)).toBe('1x10x19');
  });

  it('[C3] the keys begin with the first choice, or backwards with the last, as the board is seen', () => {
    const start = startInput(contextOf(at('B:W30:B1,2,3')));
    const first = (by: 1 | -1, flipped: boolean) =>
      stepKeys(withSettings(start, { flipped }), { type: 'cycle', by }).input.cursor;
    expect([first(1, false), first(-1, false), first(1, true), first(-1, true)]).toEqual([1, 3, 3, 1]);
  });

  it('finishes a jump that has one way left automatically where that is wanted, or when asked to', () => {
    const eager = startInput(jump, { ...INPUT_SETTINGS, autoComplete: true });
    expect(play(eager, press(sq(1)), press(sq(10))).moves.map((move) => formatMove(move))).toEqual([
      '1x10x17',
    ]);
    const patient = play(startInput(jump), press(sq(1)));
    expect(formatMove(showInput(patient.input).completion!)).toBe('1x10x17');
    expect(play(patient.input, { type: 'complete' }).moves).toHaveLength(1);
  });

  it('[M4] goes straight to the last square where the way is clear', () => {
    const drag = play(startInput(jump), { type: 'grab', place: sq(1) }, { type: 'drop', place: sq(17) });
    expect(drag.moves.map((move) => formatMove(move))).toEqual(['1x10x17']);
  });

  it('does not guess between ways that take different pieces', () => {
    const fork = contextOf(at('B:W14,15,22,23:B10,32'));
    const { input, moves } = play(startInput(fork), press(sq(10)), press(sq(26)));
    expect(moves).toEqual([]);
    expect(input.refused?.reason).toBe('ambiguous');
  });

  it('[M8] a chain that may stop is ended by button, by Enter on the piece and by text', () => {
    const lobby = PRESETS.find(({ id }) => id === 'lobby')!.rules;
    const { input } = play(startInput(contextOf(at('B:W6,14:B1'), lobby)), press(sq(1)), press(sq(10)));
    expect(showInput(input).mayEnd).toBe(true);
    // Where one may stop, there is something left to choose.
    expect(showInput(input).completion).toBeNull();
    const ends: InputEvent[][] = [
      [{ type: 'end' }],
      [{ type: 'enter' }],
      [press(sq(10))],
      [{ type: 'text', text: 'End' }],
    ];
    for (const end of ends) {
      expect(play(input, ...end).moves.map((move) => formatMove(move))).toEqual(['1x10']);
    }
  });

  it('[M2] takes nothing more until the table has answered; refused there, the board is as before', () => {
    const { input } = play(startInput(jump), press(sq(1)), press(sq(10)), press(sq(17)));
    expect(input.sent).not.toBeNull();
    expect(play(input, press(sq(4)), { type: 'escape' }).input).toBe(input);
    expect(showInput(takeBackSent(input)).board).toEqual(jump.position);
  });
});

it.each([
  ['waiting', 'not-your-turn'],
  ['watching', 'not-seated'],
] as const)('one who is %s may choose a piece but not move it: %s', (role, reason) => {
  const start = startInput(contextOf(at('B:W18:B1'), OFFICIAL, { role }), {
    ...INPUT_SETTINGS,
    premoves: false,
  });
  const tries: InputEvent[] = [
    press(sq(5)),
    { type: 'end' },
    { type: 'complete' },
    { type: 'text', text: '1-5' },
  ];
  for (const event of tries) {
    const { input, moves } = play(start, press(sq(1)), event);
    expect([showInput(input).chosen, input.refused?.reason, moves]).toEqual([1, reason, []]);
  }
});

describe('planned moves', () => {
  const waiting = contextOf(at('W:W32,19:B1,10'), OFFICIAL, { role: 'waiting', side: 'black' });
  const now = (fen: string): InputContext => contextOf(at(fen), OFFICIAL, { turn: 2 });
  const plan = (...events: InputEvent[]) => play(startInput(waiting), ...events).input;

  it('wait for the turn and are played if they are legal then', () => {
    const ways: InputEvent[][] = [
      [press(sq(10)), press(sq(14))],
      [
        { type: 'grab', place: sq(10) },
        { type: 'drop', place: sq(14) },
      ],
      [{ type: 'text', text: '10-14' }],
    ];
    for (const events of ways) {
      const input = plan(...events);
      expect(input.premove).toEqual([10, 14]);
      expect(formatMove(followTable(input, now('B:W28,19:B1,10')).move!)).toBe('10-14');
    }
  });

  it('are entered by keys among your own pieces and where they could go', () => {
    const piece = cycleTo(startInput(waiting), sq(10), 1);
    const aim = cycleTo(play(piece!, { type: 'enter' }).input, sq(14), -1);
    expect(play(aim!, { type: 'enter' }).input.premove).toEqual([10, 14]);
    expect(cycleTo(startInput(waiting), sq(19), 1)).toBeNull();
    // One hop away, stepped or jumped; nothing nearer, further or beside.
    const reached = SQUARES.filter((to) => cycleTo(play(piece!, { type: 'enter' }).input, to, 1));
    expect(reached).toEqual([1, 3, 6, 7, 14, 15, 17, 19]);
  });

  it('are dropped with the reason if they are not', () => {
    const { input, move } = followTable(plan(press(sq(10)), press(sq(14))), now('B:W15,32:B1,10'));
    expect(move).toBeNull();
    expect([input.premove, input.refused?.reason, input.refused?.squares]).toEqual([null, 'must-jump', [10]]);
  });

  it('can be changed and given up, and other pieces are not yours to plan with', () => {
    expect(plan(press(sq(10)), press(sq(14)), press(sq(1)), press(sq(5))).premove).toEqual([1, 5]);
    expect(plan(press(sq(10)), press(sq(14)), press(sq(20))).premove).toBeNull();
    expect(plan(press(sq(10)), press(sq(14)), { type: 'escape' }).premove).toBeNull();
    expect(plan(press(sq(19))).refused?.reason).toBe('not-your-turn');
  });

  it('do not outlive their game', () => {
    const next = { ...now('B:W28,19:B1,10'), game: 2 };
    expect(followTable(plan(press(sq(10)), press(sq(14))), next).move).toBeNull();
  });
});

it('hops survive whatever else happens at the table, and not the next turn', () => {
  const { input } = play(startInput(contextOf(at('B:W6,14:B1,4'))), press(sq(1)), press(sq(10)));
  const same = followTable(input, { ...input.context });
  expect(showInput(same.input).path).toEqual([1, 10]);
  const attempt: Attempt = showInput(followTable(input, { ...input.context, turn: 2 }).input).path;
  expect(attempt).toEqual([]);
});
