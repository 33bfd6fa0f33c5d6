import { requestFor } from '@crownhead/engine';
import { legalMoves, newGame, playMove, positionOf } from '@crownhead/rules';
import { answerPlayOut, endingTask, type NamedEnding, playOwn, startPlayingOut } from '@crownhead/training';
import { describe, expect, it } from 'vitest';
import { opponentAnswer } from './opponent.ts';
import { localEngine } from './test-games.ts';

const engine = localEngine();
const answer = (fen: string) =>
  opponentAnswer(newGame({ start: positionOf(fen), drawRule: 'off' }), (request) => engine.search(request));

describe('[B52] the opponent in an ending', () => {
  it.each([
    ['B:WK27:BK26', 'loss'],
    ['B:WK28:BK23', 'draw'],
    ['B:WK32,K31:BK10', 'loss'],
    ['W:WK15,20:B12,K28', 'win'],
  ])('says what the tables know: %s is a %s', async (fen, result) => {
    expect((await answer(fen)).result).toBe(result);
  });

  it('sets problems where a draw is proved: often only one reply holds', async () => {
    const trials = async (ending: NamedEnding): Promise<number> => {
      const task = endingTask(ending);
      let playing = startPlayingOut(task);
      let only = 0;
      while (playing.status === 'to-move') {
        const { position } = playing.game;
        const results = [];
        for (const move of legalMoves(position)) {
          const after = playMove(playing.game, move);
          const { lines } = await engine.search(requestFor(after.position, { depth: 1 }));
          results.push({ move, holds: lines[0] !== undefined && lines[0].verdict.kind !== 'win' });
        }
        const holding = results.filter(({ holds }) => holds);
        if (holding.length === 1 && results.length > 1) only += 1;
        playing = playOwn(playing, holding[0]!.move)!;
        if (playing.status !== 'waiting') break;
        const reply = await opponentAnswer(playing.game, (request) => engine.search(request));
        playing = answerPlayOut(playing, reply)!.playing;
      }
      expect([ending, playing.status, playing.wrongMoves]).toEqual([ending, 'reached', 0]);
      return only;
    };
    expect(await trials('payne-double')).toBeGreaterThanOrEqual(5);
    expect(await trials('payne-single')).toBeGreaterThanOrEqual(3);
  });
});
