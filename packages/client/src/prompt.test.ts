/** The one prompt: for every two things that could be said together, which one is shown, and what of the other remains. */
import { connectionId, playing } from '@crownhead/match';
import { ANN, BOB, CY, spectatorsOf, TableDriver } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { clockFace } from './clock-face.ts';
import { inputContext, startInput } from './input/input.ts';
import { showInput } from './input/show.ts';
import { stepInput } from './input/step.ts';
import {
  firstOf,
  PROMPT_KINDS,
  type Prompt,
  type PromptKind,
  promptOf,
  type TransientMessage,
} from './prompt.ts';
import type { Link } from './table.ts';
import { viewOf } from './view.ts';
import { promptText } from './words.ts';

const SECOND = 1000;
const LOST: Link = { status: 'reconnecting', attempt: 1, attempts: 5, retryAt: null, problem: null };
const DECLINED: TransientMessage = { kind: 'status', status: { code: 'draw-declined', name: 'Ann' } };

interface Seen {
  readonly you?: typeof ANN;
  readonly link?: Link;
  readonly transient?: TransientMessage | null;
  readonly tries?: string;
  readonly lookAt?: number | null;
  readonly computerFailed?: boolean;
}

/** What a player reads at a table. */
function seen(table: TableDriver, how: Seen = {}): Prompt {
  const {
    you = BOB,
    link = { status: 'here' },
    transient = null,
    tries,
    lookAt = null,
    computerFailed,
  } = how;
  const view = viewOf({
    state: table.state,
    you,
    seq: 1,
    link,
    spectators: [],
    watching: 0,
    clockOffset: 0,
  });
  const context = inputContext(view);
  const input = context && startInput(context);
  const tried = input && tries ? stepInput(input, { type: 'text', text: tries }).input : input;
  return promptOf({
    view,
    face: clockFace(table.state, table.now),
    shown: tried && showInput(tried),
    transient,
    lookAt,
    computerFailed: computerFailed ?? false,
  });
}

const CLOCK = {
  table: { timer: { kind: 'clock', base: 60 * SECOND, increment: 0, delay: 0 } },
} as const;

/** Bob is to move. */
function bobsTurn(kinds: readonly PromptKind[]): Prompt {
  const has = (kind: PromptKind): boolean => kinds.includes(kind);
  const table = TableDriver.playing(CLOCK);
  table.move('11-15');
  if (has('question') && !has('result')) table.ok({ by: ANN, type: 'takeback.ask' });
  if (has('time')) table.wait(50 * SECOND);
  if (has('result')) table.ok({ by: ANN, type: 'resign', confirmed: true });
  if (has('result') && has('question')) table.ready(ANN);
  return seen(table, {
    ...(has('link') ? { link: LOST } : {}),
    ...(has('event') ? { transient: DECLINED } : {}),
    ...(has('refusal') ? { tries: '24-15' } : {}),
  });
}

const PAIRS = PROMPT_KINDS.flatMap((first, i) =>
  PROMPT_KINDS.slice(i + 1).map((second) => [first, second] as const),
);
/** A game that is over has no turn and no time. */
const together = PAIRS.filter(([a, b]) => !(a === 'result' && (b === 'time' || b === 'turn')));

describe('[W1] one ranked prompt', () => {
  it.each(PAIRS)('%s comes before %s, whichever was first', (first, second) => {
    const [a, b] = [{ kind: first }, { kind: second }];
    expect([firstOf(a, b), firstOf(b, a)]).toEqual([a, a]);
  });

  it('the order is the one people need', () => {
    expect(PROMPT_KINDS).toEqual(['link', 'question', 'result', 'time', 'turn', 'event', 'refusal']);
  });

  it.each(together)('at a table with %s and %s the first is told', (first, second) => {
    const prompt = bobsTurn([first, second]);
    // Without anything else there is still a turn.
    const expected = first === 'event' || first === 'refusal' ? 'turn' : first;
    expect(prompt.kind).toBe(expected);
    const isSmall = second === 'event' || second === 'refusal';
    const leavesRoom = expected === 'turn' || expected === 'time';
    const small = first === 'event' ? 'event' : second;
    expect(prompt.also?.kind ?? null).toBe(isSmall && leavesRoom ? small : null);
  });

  it.each([
    ['question', ['decline', 'agree']],
    ['result', ['noRematch', 'rematch']],
    ['time', []],
    ['turn', []],
  ] as const)('%s has its own answers, whatever else is there', (kind, labels) => {
    for (const other of ['turn', 'event', 'refusal'] as const) {
      expect(bobsTurn([kind, other]).answers.map(({ label }) => label)).toEqual(labels);
    }
  });

  it.each([
    ['question', 'Ann would like to take a move back. Do you agree?', 'black'],
    ['time', '10 seconds left on your clock.', 'white'],
    ['turn', 'Your move, Bob.', 'white'],
    ['result', 'Player Bob is the winner! Ann resigned. Another game?', 'white'],
    ['link', /connection to the server is lost/, null],
  ] as const)('%s is told at the strip it concerns', (kind, text, side) => {
    const prompt = bobsTurn([kind]);
    expect(promptText(prompt.message, 0)).toMatch(text);
    expect(prompt.side).toBe(side);
  });

  it('a refused try is told to who made it, at their strip', () => {
    const { also } = bobsTurn(['refusal']);
    expect(also).toMatchObject({ kind: 'refusal', side: 'white' });
    expect(promptText(also!.message, 0)).not.toBe('');
  });

  it('a planned move hides no question', () => {
    const table = TableDriver.playing();
    expect(seen(table, { tries: '22-18' })).toMatchObject({ kind: 'turn', side: 'white' });
    expect(promptText(seen(table, { tries: '22-18' }).message, 0)).toMatch(/^Planned: 22-18\./);
    table.ok({ by: ANN, type: 'draw.offer' });
    expect(seen(table, { tries: '22-18' })).toMatchObject({ kind: 'question', side: 'black' });
  });

  it('a question comes before a jump under way, and the jump before a question of others', () => {
    const fen = 'B:W6,14,31,32:B1,12';
    const table = TableDriver.playing({ start: { kind: 'position', fen, force: false } });
    const midway = { path: [1, 10], targets: [17], mayEnd: true };
    const view = () =>
      viewOf({
        state: table.state,
        you: ANN,
        seq: 1,
        link: { status: 'here' },
        spectators: [],
        watching: 0,
        clockOffset: 0,
      });
    const shown = { ...showInput(startInput(inputContext(view())!)), ...midway } as never;
    const prompt = () => promptOf({ view: view(), face: clockFace(table.state, table.now), shown });
    expect(prompt().answers.map(({ label }) => label)).toEqual(['endTurn']);
    table.ok({ by: ANN, type: 'draw.offer' });
    expect(promptText(prompt().message, 0)).toBe('Another jump is available, or end your turn');
  });

  it('time that runs out leaves a compulsory jump to be read, and an end of the turn to be pressed', () => {
    const table = TableDriver.playing({
      ...CLOCK,
      start: { kind: 'position', fen: 'B:W18,32:B14,1', force: false },
    });
    table.wait(45 * SECOND);
    const prompt = seen(table, { you: ANN });
    expect(prompt.kind).toBe('time');
    expect(promptText(prompt.also!.message, 0)).toBe('You must perform a jump');
    expect(seen(table).kind).toBe('turn');
  });

  it('the warning time is told to the mover until it is over, and to nobody else', () => {
    const timer = { kind: 'move', limit: 10 * SECOND, warning: 30 * SECOND } as const;
    const table = TableDriver.playing({ table: { timer, onTime: 'warning-forfeit' } });
    table.tick();
    for (const left of [30, 29, 2]) {
      const prompt = seen(table, { you: ANN, tries: '11-18', transient: DECLINED });
      expect(prompt.kind).toBe('time');
      expect(promptText(prompt.message, 0)).toBe(
        `Your time is up: the warning time is running! ${left} seconds left.`,
      );
      expect(seen(table).kind).toBe('turn');
      table.wait(left === 30 ? SECOND : 27 * SECOND);
    }
  });

  it('a result is told instead of news, and looking back at a game that is over instead of the result', () => {
    const table = TableDriver.playing();
    table.move('11-15');
    table.ok({ by: BOB, type: 'resign', confirmed: true });
    expect(seen(table, { transient: DECLINED })).toMatchObject({ kind: 'result', also: null });
    const back = seen(table, { lookAt: 1 });
    expect(back.message).toMatchObject({ notice: { code: 'looking-back', move: 1, side: 'black' } });
    expect(back.answers.map(({ label }) => label)).toEqual(['backToGame']);
  });

  it('[W2] a rematch that is asked for is a question to the other', () => {
    const table = TableDriver.playing();
    table.move('11-15');
    table.ok({ by: ANN, type: 'resign', confirmed: true });
    table.ready(ANN);
    const asked = seen(table);
    expect(asked).toMatchObject({ kind: 'question', side: 'black' });
    expect(promptText(asked.message, table.now)).toBe('Ann asks for a rematch.');
    expect(asked.answers.map(({ label }) => label)).toEqual(['noRematch', 'rematch']);
    expect(promptText(seen(table, { you: ANN }).message, 0)).toBe('Waiting for Bob to be ready.');
  });

  it('[W2] who waits for somebody who is away reads how long the seat is kept', () => {
    const table = TableDriver.playing();
    table.move('11-15');
    table.ok({ by: ANN, type: 'resign', confirmed: true });
    table.ready(ANN);
    table.lose(BOB);
    table.wait(10 * SECOND);
    const waits = seen(table, { you: ANN });
    expect(promptText(waits.message, table.now)).toBe(
      'Waiting for Bob, who has disconnected: the seat is kept for 0:50.',
    );
    expect(waits.until).toBe(table.now + 50 * SECOND);
    expect(clockFace(table.state, table.now).grace).toEqual({ black: null, white: 50 * SECOND });
  });

  it('[W2][N8] who waits for a spectator reads who is asked and how long; the spectator is asked', () => {
    const table = TableDriver.playing();
    table.spectators = spectatorsOf(CY);
    table.move('11-15');
    table.ok({ by: ANN, type: 'resign', confirmed: true });
    table.ok({ by: ANN, type: 'rematch.decline' });
    table.wait(5 * SECOND);
    const waits = seen(table);
    expect(promptText(waits.message, table.now)).toBe('Cy has been offered the free seat: 0:15 to answer.');
    expect(waits.until).toBe(table.now + 15 * SECOND);
    const asked = seen(table, { you: CY });
    expect(asked.kind).toBe('question');
    expect(asked.answers.map(({ label }) => label)).toEqual(['noThanks', 'takeSeat']);
  });

  it('[W2][N8] who did not play the game before does not ask for a rematch', () => {
    const table = TableDriver.playing();
    table.spectators = spectatorsOf(CY);
    table.move('11-15');
    table.ok({ by: ANN, type: 'resign', confirmed: true });
    table.ok({ by: ANN, type: 'rematch.decline' });
    table.ok({ by: CY, type: 'seat.accept', connection: connectionId('c-cy') });
    expect(promptText(seen(table).message, table.now)).toBe('Cy is ready for another game.');
  });

  it('a computer that gives no answer is a question, at its own strip', () => {
    const table = TableDriver.playing();
    const prompt = seen(table, { computerFailed: true, transient: DECLINED });
    expect(prompt).toMatchObject({ kind: 'question', side: 'black', also: null });
    expect(prompt.answers[0]).toMatchObject({ label: 'askAgain', act: { what: 'ask-again' } });
  });

  it('what happened is told at the strip of who did it', () => {
    const table = TableDriver.playing();
    expect(playing(table.state)).not.toBeNull();
    expect(seen(table, { transient: DECLINED }).also).toMatchObject({ kind: 'event', side: 'black' });
    const no: TransientMessage = { kind: 'refused', refused: { error: 'already-offered', message: 'No.' } };
    expect(seen(table, { transient: no }).also).toMatchObject({ kind: 'refusal' });
  });
});
