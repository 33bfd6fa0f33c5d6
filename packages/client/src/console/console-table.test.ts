/** The table that the lines of a console server make: what a screen sees of it, and what is said to the server. */
import { formatMove } from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { clockFace } from '../clock-face.ts';
import { noticeText } from '../words.ts';
import { START, TestVisit } from './test-visit.ts';

const AFTER = 'B:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12';
const NEXT = 'W:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,15';
/** One move ends it. */
const SHORT = 'W:W18:B15';

const moves = ({ view }: TestVisit): readonly string[] =>
  (view.state.round?.game.plies ?? []).map((ply) =>
    ply.kind === 'move' ? formatMove(ply.move) : ply.reason,
  );
const notice = ({ view }: TestVisit): string => noticeText(view.notice, 0);

describe('coming in', () => {
  it('[C1][T5] who one is, what may be taken back, and how long a turn may take', () => {
    const visit = new TestVisit('?');
    visit.hear('# Say READY, or READY and your name, within 10 seconds.');
    expect(visit.table.visit.id).toBeNull();
    visit.hear('WELCOME 3 PLAYER 90 You are Console 3. A turn of more than 90 seconds loses the game.');
    expect(visit.table.visit).toMatchObject({ id: 3, name: 'Console 3' });
    expect(visit.view.state.options.table).toMatchObject({ idle: 90_000, takebacks: 'never' });
    expect(visit.said[0]!.text).toContain('A turn of more than 90 seconds');
    expect(visit.view.state.round).toBeNull();
  });

  it('[N2] before that, a state is only the reason why not yet', () => {
    const visit = new TestVisit();
    visit.state('MESSAGE', '-', 'That name, or one that looks like it, is already in use.');
    visit.hear('GAME 1 W You play White, Bob plays Red.');
    visit.state('MOVE', START);
    expect(visit.table.visit.id).toBeNull();
    expect(visit.view.state.round).toBeNull();
    expect(visit.changes[0]!.said).toEqual([
      { text: 'That name, or one that looks like it, is already in use.', overBoard: false },
    ]);
  });

  it('[C5] asks for the rules, and plays by them', () => {
    const visit = TestVisit.atGame('W');
    expect(visit.lines).toContain('RULES');
    expect(visit.view.state.round?.rules.capture).toBe('mandatory');
    visit.hear(
      'RULES official capture=optional chain=may-stop first=white; sides=red-white timer=move/0:05:00/0:01:00 resign=any-time',
    );
    const { rules, table, game } = visit.view.state.round!;
    expect(rules).toMatchObject({ capture: 'optional', chain: 'may-stop' });
    expect(game.rules).toBe(rules);
    expect(table).toMatchObject({ resign: 'any-time', timer: { kind: 'move' } });
  });

  it('[C5] a server that does not know that question is not quoted', () => {
    const visit = TestVisit.atGame('W');
    visit.state('MESSAGE', START, 'This cannot be understood. HELP tells what can');
    expect(visit.said).toEqual([]);
  });
});

describe('a game', () => {
  it('[N13][L2] the players, the sides and the board are those of the server', () => {
    const ann = TestVisit.atGame('W');
    expect(ann.view.state.round?.names).toEqual({ black: 'Bob', white: 'Ann' });
    expect(ann.view).toMatchObject({ asked: 'move', seats: [1] });
    expect(ann.fen).toBe(START);
    const eve = TestVisit.atGame('-');
    expect(eve.view.state.round?.names).toEqual({ black: 'Bob', white: 'Cy' });
    expect(eve.view).toMatchObject({ asked: 'wait', seats: [] });
    expect(notice(eve)).toBe('Cy is to move.');
  });

  it('[R9] sides have the names of the table', () => {
    const visit = new TestVisit();
    visit.hear('WELCOME 1 PLAYER 0 You are Ann.', 'GAME 1 B You play Dark, Bob who plays Light plays Light.');
    visit.state('WAIT', START);
    expect(visit.view.state.round).toMatchObject({ names: { black: 'Ann', white: 'Bob who plays Light' } });
    expect(visit.view.state.round!.table.sideNames).toBe('dark-light');
  });

  it('[N10] a move is sent, and done when the server shows it', async () => {
    const visit = TestVisit.atGame('W');
    const sent = visit.move(22, 18);
    expect(visit.lines.at(-1)).toBe('MOVE 22-18');
    visit.state('WAIT', AFTER, 'White moves 22-18');
    expect(await sent).toMatchObject({ ok: true });
    expect(moves(visit)).toEqual(['22-18']);
    expect(visit.changes.at(-1)!.events).toMatchObject([{ type: 'move.made' }]);
    expect(visit.said).toEqual([]);
  });

  it('[N10] a move that is not legal is not sent at all', async () => {
    const visit = TestVisit.atGame('W');
    const before = visit.lines.length;
    const sent = await visit.move(22, 14);
    expect(sent).toMatchObject({ ok: false, error: { message: expect.stringMatching(/\.$/) } });
    expect(visit.lines).toHaveLength(before);
  });

  it('[N10] RECHECK refuses it, with the reason and the last valid board', async () => {
    const visit = TestVisit.atGame('W');
    const sent = visit.move(22, 18);
    visit.state('RECHECK', START, 'Pieces move diagonally.');
    expect(await sent).toEqual({
      ok: false,
      error: { error: 'bad-request', message: 'Pieces move diagonally.' },
    });
    expect(visit.fen).toBe(START);
  });

  it('[N10] a move that is never answered is given up, and so is one on a broken line', async () => {
    const visit = TestVisit.atGame('W');
    const sent = visit.move(22, 18);
    await visit.world.pass(10_000);
    expect(await sent).toMatchObject({ ok: false, error: { error: 'no-answer' } });
    const again = visit.move(22, 18);
    visit.table.linkChanged({
      status: 'reconnecting',
      attempt: 1,
      attempts: 5,
      retryAt: null,
      problem: null,
    });
    expect(await again).toMatchObject({ ok: false, error: { error: 'not-connected' } });
    expect(await visit.table.send({ type: 'draw.offer' })).toMatchObject({ ok: false });
  });

  it('[N14] every request for a move is acknowledged by its time stamp, repeated ones too', () => {
    const visit = TestVisit.atGame('W');
    expect(visit.lines.at(-1)).toBe(`ACK ${visit.world.now()}`);
    const acknowledged = visit.lines.length;
    visit.hear(`STATE 5 MOVE ${START} 0`);
    visit.hear(`STATE 5 WAIT ${START} 0`);
    expect(visit.lines.slice(acknowledged)).toEqual(['ACK 5']);
    expect(moves(visit)).toEqual([]);
  });

  it('[M5] what the board shows is not said again; what has to be read is', () => {
    const visit = TestVisit.atGame('B');
    visit.state('MOVE', AFTER, 'White moves 22-18');
    visit.state('WAIT', NEXT, 'Red moves 11-15');
    expect(moves(visit)).toEqual(['22-18', '11-15']);
    expect(visit.changes.flatMap(({ said = [] }) => said)).toHaveLength(1);
    visit.state('MESSAGE', NEXT, 'Player White has 5 minutes left to move');
    // A sentence would stand still: the screen tells it, and counts.
    expect(visit.said).toEqual([]);
    expect(visit.changes.at(-1)!.events).toMatchObject([
      { type: 'idle.noticed', side: 'white', left: 300_000 },
    ]);
    expect(clockFace(visit.view.state, visit.table.now()).idle).toBe(300_000);
  });

  it('[R6][R13] a turn that is missed, and a side that cannot move', () => {
    const visit = TestVisit.atGame('W', 'W:W22,26:B1');
    visit.state('WAIT', 'B:W22,26:B1', 'White passes');
    expect(moves(visit)).toEqual(['time']);
    expect(visit.said).toEqual([{ text: 'White passes', overBoard: false }]);
    const blocked = TestVisit.atGame('W', 'W:W29,30:B21');
    blocked.hear('RULES official blocked=passes; sides=red-white');
    blocked.state('MOVE', 'W:W25,30:B21', 'Red passes');
    expect(moves(blocked)).toEqual(['29-25', 'blocked']);
  });

  it('[N10] a board that no move leads to is shown as the referee has it', () => {
    const visit = TestVisit.atGame('W');
    const { turn } = visit.view.state.round!;
    visit.state('MOVE', 'W:WK5:BK32');
    expect(visit.fen).toBe('W:WK5:BK32');
    expect(visit.view).toMatchObject({ asked: 'move', state: { round: { number: 1, turn: turn + 1 } } });
    expect(moves(visit)).toEqual([]);
  });

  it('[L4] time counts by the clock of the server', () => {
    const visit = TestVisit.atGame('W');
    expect(visit.view.clockOffset).toBe(0);
    visit.hear(`STATE ${visit.world.now() + 7000} WAIT ${AFTER} 0`);
    expect(visit.table.now()).toBe(visit.world.now() + 7000);
    expect(visit.view.state.round!.activeAt).toBe(visit.world.now() + 7000);
  });

  it('[L4] to somebody who comes to watch, a turn that began long ago is not new', () => {
    const eve = new TestVisit('Eve');
    const begun = eve.world.now() - 100_000;
    eve.hear('WELCOME 3 SPECTATOR 600 You are Eve.', 'GAME 1 - Bob plays Red, Cy plays White.');
    eve.hear(`STATE ${begun} WAIT ${START} 0`);
    expect(eve.table.now() - eve.view.state.round!.activeAt).toBe(100_000);
  });
});

describe('offers', () => {
  it('[R10] a draw is offered by the other, and declined or accepted', async () => {
    const visit = TestVisit.atGame('W', AFTER);
    visit.hear('RULES official first=white; sides=red-white agreement=yes');
    visit.state('MESSAGE', AFTER, 'Player Red offers a draw');
    visit.state('DRAW', AFTER, 'A draw is offered. ACCEPT or DECLINE');
    expect(visit.view.asked).toBe('answer-draw');
    expect(notice(visit)).toBe('Bob offers a draw. Do you accept?');
    await visit.table.send({ type: 'draw.decline' });
    expect(visit.lines.at(-1)).toBe('DECLINE');
    visit.state('MESSAGE', AFTER, 'Player White declines the draw');
    visit.state('WAIT', AFTER);
    expect(visit.view.asked).toBe('wait');
    visit.state('DRAW', AFTER, 'A draw is offered. ACCEPT or DECLINE');
    expect(visit.view.asked).toBe('answer-draw');
    await visit.table.send({ type: 'draw.accept' });
    expect(visit.lines.at(-1)).toBe('ACCEPT');
  });

  it('[N10] a move that is taken back leaves the game', () => {
    const visit = TestVisit.atGame('W');
    visit.state('WAIT', AFTER, 'White moves 22-18');
    visit.state('TAKEBACK', AFTER, 'The last move is to be taken back. ACCEPT or DECLINE');
    expect(visit.view.asked).toBe('answer-takeback');
    visit.state('MOVE', START);
    expect(moves(visit)).toEqual([]);
    expect(visit.view.asked).toBe('move');
  });

  it.each([
    [{ type: 'draw.offer' }, 'DRAW'],
    [{ type: 'draw.claim' }, 'CLAIM'],
    [{ type: 'resign', confirmed: true }, 'RESIGN YES'],
    [{ type: 'ready', ready: true }, 'YES'],
    [{ type: 'rematch.decline' }, 'NO'],
    [{ type: 'seat.accept' }, 'YES'],
    [{ type: 'seat.decline' }, 'NO'],
    [{ type: 'seat.take' }, 'SIT'],
    [{ type: 'takeback.accept' }, 'ACCEPT'],
    [{ type: 'takeback.decline' }, 'DECLINE'],
    [{ type: 'leave' }, 'QUIT'],
  ] as const)('[C1] %j is said as %s', async (command, line) => {
    const visit = TestVisit.atGame('W');
    expect(await visit.table.send(command)).toMatchObject({ ok: true });
    expect(visit.lines.at(-1)).toBe(line);
  });

  it('[N16] what a console server has no line for is refused here', async () => {
    const visit = TestVisit.atGame('W');
    const before = visit.lines.length;
    for (const command of [
      { type: 'chat', text: 'hi' },
      { type: 'takeback.ask' },
      { type: 'table.close' },
    ] as const)
      expect(await visit.table.send(command)).toMatchObject({ ok: false });
    expect(visit.lines).toHaveLength(before);
  });
});

describe('the end of a game', () => {
  const won = (visit: TestVisit): void => {
    visit.state(
      'MESSAGE',
      'B:W11:B',
      'White moves 18x11. Player White is the winner! Red has no pieces left.',
    );
    visit.state('REMATCH', 'B:W11:B', 'Would you like to play again? YES or NO');
  };

  it('[M5][L5] lies over the board, in the words of the server', () => {
    const visit = TestVisit.atGame('W', SHORT);
    won(visit);
    expect(moves(visit)).toEqual(['18x11']);
    expect(visit.view.state.round!.game.outcome).toEqual({ winner: 'white', reason: 'no-pieces' });
    expect(visit.changes.at(-2)!.said).toEqual([
      { text: 'Player White is the winner! Red has no pieces left.', overBoard: true },
    ]);
    expect(visit.view.asked).toBe('ready');
  });

  it.each([
    ['A draw has been reached: neither side can force a win.', { winner: null, reason: 'proof' }],
    ['A Draw has been reached', { winner: null, reason: 'adjudicated' }],
    ['Player Red is the winner!', { winner: 'black', reason: 'adjudicated' }],
    ['Player Red is the winner! White was away too long.', { winner: 'black', reason: 'idle' }],
    [
      'The connection was lost: the game ends without a result.',
      { winner: null, reason: 'connection-error' },
    ],
  ])('[L5] %s', (text, outcome) => {
    const visit = TestVisit.atGame('-');
    visit.state('MESSAGE', START, text);
    expect(visit.view.state.round!.game.outcome).toEqual(outcome);
    expect(visit.said).toEqual([{ text, overBoard: true }]);
  });

  it.each([
    'has disconnected',
    'has left the game',
  ])('[M5] somebody who %s is told over the board, and the game goes on', (gone) => {
    const visit = TestVisit.atGame('W');
    visit.state('MESSAGE', START, `Player White ${gone}`);
    expect(visit.said).toEqual([{ text: `Player White ${gone}`, overBoard: true }]);
    expect(visit.isOn).toBe(true);
  });

  it('[N8] another game: yes, and the sides have changed', () => {
    const visit = TestVisit.atGame('W', SHORT);
    won(visit);
    visit.state('WAIT', 'B:W11:B', 'Waiting for another player');
    expect(notice(visit)).toBe('Waiting for another player.');
    visit.hear('GAME 2 B You play Red, Bob plays White.');
    visit.state('WAIT', START);
    expect(visit.view.state.round).toMatchObject({ number: 2, names: { black: 'Ann', white: 'Bob' } });
    expect(visit.view.seats).toEqual([0]);
  });

  it('[N8] no: the seat is free, and can be taken again', () => {
    const visit = TestVisit.atGame('W', SHORT);
    won(visit);
    visit.state('WAIT', 'B:W11:B', 'Waiting for the next game');
    expect(visit.view).toMatchObject({ asked: 'wait', seats: [] });
    expect(visit.view.state.seats).toContain(null);
    visit.hear('GAME 2 - Bob plays Red, Cy plays White.');
    visit.state('WAIT', START);
    expect(visit.view.seats).toEqual([]);
    expect(visit.isOn).toBe(true);
  });

  it('[N8] a spectator is asked to play, and has twenty seconds', () => {
    const eve = TestVisit.atGame('-', SHORT);
    eve.state('MESSAGE', SHORT, 'Player White is the winner! Red lost the connection.');
    eve.state('WAIT', SHORT, 'Waiting for the next game');
    eve.state('SEAT', SHORT, 'A seat is free. Would you like to play? YES or NO');
    expect(eve.view.asked).toBe('take-seat');
    expect(eve.view.notice).toMatchObject({ code: 'seat-offered', until: eve.world.now() + 20_000 });
    eve.state('WAIT', SHORT, 'Waiting for the next game');
    expect(eve.view.asked).toBe('wait');
  });

  it('[N8] a game that was over before one came is not shown as one that is played', () => {
    const eve = new TestVisit('Eve');
    eve.hear('WELCOME 2 SPECTATOR 600 You are Eve.', 'GAME 1 - Bob plays Red, Cy plays White.');
    eve.state('WAIT', START, 'Waiting for the next game');
    expect(eve.view.state.round).toBeNull();
  });

  it('[R17] a goodbye closes the table, and is told', () => {
    const visit = TestVisit.atGame('W', SHORT);
    won(visit);
    visit.state('MESSAGE', 'B:W11:B', 'This table is closed');
    expect(visit.said).toEqual([]);
    visit.hear('BYE The winner does not play on: this table is closed.');
    expect(visit.view.state.status).toBe('closed');
    expect(visit.said).toEqual([
      { text: 'The winner does not play on: this table is closed.', overBoard: true },
    ]);
  });

  it.each([
    ['The winner does not play on: this table is closed.', 'winner-declined'],
    ['The host has closed this table.', 'host'],
    ['You were away too long.', 'game-over'],
  ])('[T5][R17] after “%s” nobody is told that the table was empty', (text, why) => {
    const visit = TestVisit.atGame('W', SHORT);
    won(visit);
    visit.hear(`BYE ${text}`);
    expect(visit.view.notice).toEqual({ code: 'table-closed', why });
  });

  it('[N17] in the middle of a game a goodbye leaves the game as it was', () => {
    const visit = TestVisit.atGame('W');
    visit.hear('BYE This server is about to stop.');
    expect(visit.view.state.status).toBe('open');
    expect(visit.said).toMatchObject([{ overBoard: true }]);
  });
});
