/** The walk of a newcomer through the terminal app, from the first start to the report of a game with a friend: by what is on the screen. */
import { formatFen, type Position, positionOf } from '@crownhead/rules';
import { expect } from 'vitest';
import { movesShown } from '../../../terminal/src/pty/test-play.ts';
import type { PtyProgram } from '../../../terminal/src/pty/test-pty.ts';
import { KEYS } from '../../../terminal/src/pty/test-start.ts';
import { playThrough, SHORT_GAME, TerminalParticipant } from '../participants.ts';
import { goodMoveAt, Newcomer, Solver } from './newcomer-mind.ts';

/** Shown where a picture is worth taking, by the name of the step. */
export type Look = (step: string, program: PtyProgram) => void;

const NAME = 'Nora';

/** What stands beside the board, on one line; empty where there is no board yet. */
const panelOf = (program: PtyProgram): string =>
  /A +B +C|C +B +A/.test(program.text) ? program.board.panel.replace(/\s+/g, ' ') : '';
const noticeOf = ({ text }: PtyProgram): string => text.split('\n')[0]!;
const isMyTurn = (program: PtyProgram): boolean =>
  /^ *(Your move|You must perform a jump)/.test(noticeOf(program));

async function firstStart(program: PtyProgram, look: Look): Promise<void> {
  await program.shows('Other players see this name.');
  look('name', program);
  program.press(`${NAME}\r`);
  await program.shows(MENU);
}

/** One game against level 2, to its end. */
async function playComputer(program: PtyProgram): Promise<void> {
  const nora = new Newcomer();
  const played: string[] = [];
  for (;;) {
    await program.until('her turn, or the end', () => program.box !== '' || isMyTurn(program));
    if (program.box !== '') return;
    const last = played.at(-1);
    if (last !== undefined) {
      // The list shows the last moves, hers and the answer among them.
      await program.until('the answer', () => movesShown(program).at(-2) === last);
      played.push(movesShown(program).at(-1)!);
    }
    const move = nora.answerTo(played);
    played.push(move);
    program.press(`${move}\r`);
    await program.until(`the move ${move}`, () => movesShown(program).slice(-2).includes(move));
    await program.until(
      'the other side’s turn',
      () => !isMyTurn(program) || movesShown(program).at(-2) === move,
    );
  }
}

async function beatLevelTwo(program: PtyProgram, look: Look): Promise<void> {
  program.press('1');
  await program.shows('Against the computer');
  const isLevelTwo = (): boolean => /‹ 2 +Beginner ›/.test(program.text);
  for (let tries = 0; tries < 10 && !isLevelTwo(); tries += 1) {
    const before = program.text;
    program.press(KEYS.left);
    await program.until('another level', () => program.text !== before);
  }
  expect(isLevelTwo()).toBe(true);
  program.press(`${KEYS.pageDown}\r`);
  // Whoever does not win tries again.
  for (;;) {
    await playComputer(program);
    look('result', program);
    const hasWon = program.box.includes(`Player ${NAME} (Red) is the winner!`);
    program.press('\r');
    await program.until('the box gone', () => program.box === '');
    if (hasWon) return;
    program.press('y');
    await program.until('another game', () => isMyTurn(program) && movesShown(program).length === 0);
  }
}

/** For whoever does not look at its lines. */
async function turnEngineOff(program: PtyProgram): Promise<void> {
  await program.shows('e engine off');
  program.press('e');
  await program.shows('e engine on');
}

async function makeQuickReport(program: PtyProgram): Promise<void> {
  program.press('r');
  await program.until('the quick report', () => panelOf(program).includes('Quick report'));
}

/** The row of a mistake of this side is chosen, or the first one of any. */
async function makeFullReport(program: PtyProgram): Promise<void> {
  await makeQuickReport(program);
  program.press('f');
  await program.until(
    'the full report',
    () =>
      /(?<!Quick )[Rr]eport/.test(panelOf(program)) &&
      /kept \d+ %/.test(panelOf(program)) &&
      !panelOf(program).includes('Quick'),
  );
}

async function analyse(program: PtyProgram, look: Look): Promise<void> {
  await program.shows('a analyze');
  program.press('a');
  await program.shows('r report');
  // A move before the end, where the engine has something to look for.
  program.press(KEYS.left);
  await program.until('its lines', () => /Engine: depth \d/.test(panelOf(program)));
  look('analysis', program);
  await turnEngineOff(program);
  await makeFullReport(program);
  look('report', program);
}

/** The mistake of hers that the report names becomes a card. */
async function keepMistake(program: PtyProgram): Promise<void> {
  // “3. 10-14?”: with dots in a row it would be the other side's.
  const mistake = (): string | undefined => /\d+\. \d+-\d+\?\??(?!!)/.exec(panelOf(program))?.[0];
  for (let tries = 0; tries < 20 && mistake() === undefined; tries += 1) {
    const before = program.text;
    program.press(KEYS.down);
    await program.until('the next row', () => program.text !== before);
  }
  program.clickOn(mistake()!);
  program.press('c');
  await program.shows('Kept as a card');
}

/** Back, screen by screen: each is recognised by its words before the next key. */
async function back(program: PtyProgram, ...words: readonly string[]): Promise<void> {
  for (const each of words) {
    program.press(KEYS.escape);
    await program.shows(each);
  }
}

const MENU = `Welcome, ${NAME}.`;

type SideToMove = 'Red' | 'White';

/** Whose turn it is in what is to be solved, as the line above the board asks for it. */
const solverOf = (program: PtyProgram): SideToMove =>
  /(Red|White) to play/.exec(noticeOf(program))![1] as SideToMove;

function positionShown(program: PtyProgram, turn: SideToMove): Position {
  const squares = (side: string): string =>
    Object.entries(program.board.pieces)
      .filter(([, piece]) => piece.startsWith(side))
      .map(([square, piece]) => `${piece.endsWith('king') ? 'K' : ''}${square}`)
      .join();
  return positionOf(`${turn === 'Red' ? 'B' : 'W'}:W${squares('white')}:B${squares('black')}`);
}

async function train(program: PtyProgram, look: Look): Promise<void> {
  await keepMistake(program);
  await back(program, 'r report', 'a analyze', MENU);
  program.press('t');
  await program.shows('1 due');
  program.press('\r');
  await program.until('the card', () => panelOf(program).includes('Find what is better.'));
  look('card', program);
  const isOver = (): boolean => /This card comes/.test(panelOf(program));
  const solver = solverOf(program);
  while (!isOver()) {
    const move = goodMoveAt(positionShown(program, solver));
    program.press(`${move}\r`);
    await program.until('praise', () => isOver() || /Right/.test(panelOf(program)));
  }
  await back(program, 'Today’s cards', MENU);
}

/** Her game is listed; from its opening it is one key to the games that began like it. */
async function findOpening(program: PtyProgram, look: Look): Promise<void> {
  program.press('m');
  await program.until('her game', () => new RegExp(`${NAME} . Computer`).test(program.text));
  program.press('\r');
  await program.until('the moves', () => /1\. \d/.test(panelOf(program)));
  await turnEngineOff(program);
  program.press(`${KEYS.right}${KEYS.right}x`);
  await program.until('the explorer', () => /Explorer: \d+ games/.test(panelOf(program)));
  await program.shows('f find in library');
  look('explorer', program);
  program.press('f');
  await program.until('the games', () => /[\d,]+ of 9,377 games/.test(program.text));
  look('library', program);
  await back(program, 'Explorer: ', 'My games', MENU);
}

async function solvePuzzles(program: PtyProgram, look: Look): Promise<void> {
  program.press('z');
  await program.shows('Rating 1500');
  program.press('\r');
  const isSolved = (): boolean => /Solved/.test(panelOf(program));
  for (let left = 3; left > 0; left -= 1) {
    await program.until('a puzzle', () => / to play and /.test(noticeOf(program)) && !isSolved());
    const turn = solverOf(program);
    const shown = (): Position => positionShown(program, turn);
    await program.until('a shipped one', () => Solver.of(shown()) !== null);
    const solver = Solver.of(shown())!;
    while (!isSolved()) {
      await program.until('a position of the puzzle', () => isSolved() || solver.moveAt(shown()) !== null);
      if (isSolved()) break;
      const before = shown();
      program.press(`${solver.moveAt(before)}\r`);
      const isAnswered = (): boolean =>
        /Right\. .* answers/.test(panelOf(program)) && formatFen(shown()) !== formatFen(before);
      await program.until('an answer', () => isSolved() || isAnswered());
    }
    await program.until('the rating', () => /Solved!?.*Your rating: /.test(panelOf(program)));
    if (left === 1) look('puzzle', program);
    else program.press('\r');
  }
  await back(program, 'Which puzzle', MENU);
}

export type StartFriend = (path: string) => PtyProgram;

/** A table on a server; the friend types what the screen says. */
async function playFriend(
  program: PtyProgram,
  address: string,
  startFriend: StartFriend,
  look: Look,
): Promise<void> {
  program.press('h');
  await program.shows('Host a table');
  program.press(`${KEYS.right}\t\t${address}`);
  program.press(`${KEYS.pageDown}\r`);
  await program.shows('Waiting for another player.');
  look('invitation', program);
  const friend = startFriend(/\/t\/[\w#-]+/.exec(program.text)![0]);
  await Promise.all([program, friend].map((one) => one.shows('Game 1')));
  const players = [new TerminalParticipant(NAME, program), new TerminalParticipant('Felix', friend)] as const;
  const [first, second] = isMyTurn(program) ? players : [players[1], players[0]];
  await playThrough([first, second], [], SHORT_GAME.slice(0, 10));
  look('online-game', program);
  await playThrough([first, second], [], SHORT_GAME.slice(10));
  await program.until('the result', () => program.box.includes('is the winner!'));
  program.press('\r');
  await program.until('the box gone', () => program.box === '');
}

async function findMyGames(program: PtyProgram, look: Look): Promise<void> {
  await back(program, 'Open tables', MENU);
  program.press('m');
  await program.until('both games', () => /2 games/.test(program.text) && /Felix/.test(program.text));
  look('my-games', program);
  program.press('\r');
  await program.until('the moves', () => panelOf(program).includes(SHORT_GAME[0]!));
  await turnEngineOff(program);
  await makeQuickReport(program);
  look('friends-report', program);
}

export async function terminalWalk(
  program: PtyProgram,
  address: string,
  startFriend: StartFriend,
  look: Look,
): Promise<void> {
  await firstStart(program, look);
  await beatLevelTwo(program, look);
  await analyse(program, look);
  await train(program, look);
  await findOpening(program, look);
  await solvePuzzles(program, look);
  await playFriend(program, address, startFriend, look);
  await findMyGames(program, look);
}
