/** Playing by the lines alone: moves, kings, jumps and the ways a game ends, as everybody at the table is told. */
import { optionsFrom, PRESETS } from '@crownhead/match';
import { FakeClock } from '@crownhead/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { type ConsoleClient, TestConsole } from '../../test/console/test-console.ts';
import { consoleOptions } from './options.ts';

let server: TestConsole;
afterEach(() => server.stop());

/** Ann has White and the first move, Bob has Red, Eve watches. */
async function begin(fen: string): Promise<readonly [ConsoleClient, ConsoleClient, ConsoleClient]> {
  const start = { kind: 'position', fen, force: false } as const;
  server = await TestConsole.start({ options: { start } }, { clock: new FakeClock() });
  const people = [await server.join('Ann'), await server.join('Bob'), await server.join('Eve')] as const;
  for (const client of people) await client.next(/^TURN/);
  return people;
}

const boardIn = (line: string): string => line.split(' ')[3]!;

describe('a turn', () => {
  it.each([
    [
      '[R4][M6] a man that reaches the far row is a king for all',
      'W:W6,27,28,29:B3,4,5,12',
      '6-1',
      'B:WK1,27,28,29:B3,4,5,12',
    ],
    ['[R1] a king moves backward', 'W:WK1,27,28,29:B3,4,5,12', '1-6', 'B:WK6,27,28,29:B3,4,5,12'],
    ['[R1] a jumped piece leaves the board', 'W:W18,27,28,29:B3,4,12,15', '18x11', 'B:W11,27,28,29:B3,4,12'],
    [
      '[R2] all pieces of several jumps leave it',
      'W:W23,28,29,30:B3,4,9,18',
      '23x14x5',
      'B:W5,28,29,30:B3,4',
    ],
  ])('%s', async (_, fen, move, board) => {
    const people = await begin(fen);
    people[0].say(`MOVE ${move}`);
    for (const client of people) {
      const line = await client.next(/^STATE .* White moves/);
      expect(line).toContain(`White moves ${move}`);
      expect(boardIn(line)).toBe(board);
    }
  });

  it('[R1][M5] a jump must be taken: nothing else is listed, asked for or accepted', async () => {
    const [ann] = await begin('W:W18,27,28,29:B3,4,12,15');
    expect(ann.lines).toContainEqual(expect.stringMatching(/ MOVE .* You must perform a jump$/));
    expect(ann.lines.at(-1)).toBe('TURN W 18x11 Ann (White) is to move.');
    ann.say('27-24');
    expect(await ann.next(/RECHECK/)).toContain('You must jump: a jump is available.');
  });

  it('[R2][M5] a chain of jumps must be finished', async () => {
    const [ann, bob] = await begin('W:W23,28,29,30:B3,4,9,18');
    ann.say('23x14', '23x14x5');
    expect(await ann.next(/RECHECK/)).toContain('Another jump is available: the jump must be finished.');
    expect(await bob.next(/ MOVE /)).toContain('White moves 23x14x5');
  });
});

describe('the end of a game', () => {
  it.each([
    ['[R7] no pieces left', 'W:W18:B15', '18x11', 'Red has no pieces left.'],
    ['[R6] no move left', 'W:WK27:B28', '27-32', 'Red cannot move.'],
  ])('%s: everybody is told the winner, both are asked for a rematch', async (_, fen, move, why) => {
    const people = await begin(fen);
    people[0].say(move);
    for (const client of people) {
      expect(await client.next(/MESSAGE/)).toContain(`Player White is the winner! ${why}`);
    }
    for (const client of people.slice(0, 2)) {
      expect(await client.next(/REMATCH/)).toContain('Would you like to play again? YES or NO');
    }
    await people[2].next(/WAIT .* Waiting for the next game/);
  });
});

describe('a client that knows no rules', () => {
  const MOST_TURNS = 60;

  it.each(
    PRESETS,
  )('[N6][N10] plays by what TURN lists, and nothing of it is refused: $id', async (preset) => {
    const clock = new FakeClock();
    server = await TestConsole.start({ options: consoleOptions(optionsFrom(preset)) }, { clock });
    const players = [await server.join('Ann'), await server.join('Bob')];
    const side = async (player: ConsoleClient) => (await player.next(/^GAME/)).split(' ')[2]!;
    const bySide = new Map([
      [await side(players[0]!), players[0]!],
      [await side(players[1]!), players[1]!],
    ]);
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      const heard = await Promise.all(
        players.map((player) => player.next(/^TURN| RECHECK | winner| draw has /)),
      );
      const [word, letter, list] = heard[0]!.split(' ');
      if (word !== 'TURN') break;
      expect(heard[1]).toBe(heard[0]);
      const moves = list!.split(',');
      // Jumps where there are some, so that games get on; otherwise not always the same piece.
      bySide
        .get(letter!)!
        .say(moves.findLast((move) => move.includes('x')) ?? moves[(turn * 7) % moves.length]!);
    }
    for (const { lines } of players) {
      expect(lines.filter((line) => line.startsWith('TURN')).length).toBeGreaterThan(15);
      expect(lines.filter((line) => line.includes(' RECHECK '))).toEqual([]);
    }
  });
});
