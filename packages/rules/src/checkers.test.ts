import { describe, expect, it } from 'vitest';
import { Checkers } from './checkers.ts';
import { newGame, playMove, standardStart } from './game.ts';
import { MOVE_CAP } from './list-moves.ts';
import { readMove } from './move-text.ts';
import { positionHash } from './position-hash.ts';
import { RULE_PRESETS } from './rule-presets.ts';
import { firstSide, OFFICIAL } from './rule-set.ts';

const fromFen = (fen: string, options = {}): Checkers => {
  const made = Checkers.fromFen(fen, options);
  if (!made.ok) throw new Error(made.error);
  return made.value;
};

describe('[V1] the game as one object', () => {
  it('plays, lists, takes back and tells the position', () => {
    const game = Checkers.start();
    expect(game.moves()).toEqual(['9-13', '9-14', '10-14', '10-15', '11-15', '11-16', '12-16']);
    expect(game.moves(11)).toEqual(['11-15', '11-16']);
    for (const text of ['11-15', 'C3-D4', '15x22']) expect(game.play(text).ok).toBe(true);
    expect(game.history()).toEqual(['11-15', '22-18', '15x22']);
    expect([game.turn, game.moves()]).toEqual(['white', ['25x18', '26x17']]);
    expect(game.undo()).toBe(true);
    expect([game.turn, game.history()]).toEqual(['black', ['11-15', '22-18']]);
    expect(game.fen()).toBe('B:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,15');
    expect(game.hash()).toBe(positionHash(game.position));
  });

  it('changes nothing where a move is not legal, and says why', () => {
    const game = Checkers.start();
    const before = game.game;
    expect(game.play('9-18')).toEqual({ ok: false, error: 'nothing-to-jump' });
    expect(game.play('what?')).toEqual({ ok: false, error: 'unreadable' });
    expect(game.undo()).toBe(false);
    expect(game.claimDraw()).toEqual({ ok: false, error: 'no-draw-to-claim' });
    expect(game.game).toBe(before);
  });

  it('is over when the board says so, and then takes no move', () => {
    const game = fromFen('B:W18:B15');
    expect(game.play('15x22').ok).toBe(true);
    expect(game.outcome).toEqual({ winner: 'black', reason: 'no-pieces' });
    expect([game.moves(), game.resign(), game.play('22-17')]).toEqual([
      [],
      false,
      { ok: false, error: 'game-over' },
    ]);
    expect(game.undo()).toBe(true);
    expect(game.resign()).toBe(true);
    expect(game.outcome).toEqual({ winner: 'white', reason: 'resigned' });
  });

  it('claims a draw by repetition', () => {
    const game = fromFen('B:WK32:BK1');
    for (let i = 0; i < 2; i += 1) for (const text of ['1-5', '32-28', '5-1', '28-32']) game.play(text);
    expect(game.claimDraw()).toEqual({ ok: true, value: { winner: null, reason: 'repetition' } });
    expect(game.outcome).toEqual({ winner: null, reason: 'repetition' });
  });

  it('goes to PDN and comes back, and takes over any game', () => {
    const game = Checkers.start();
    for (const text of ['11-15', '23-19', '8-11']) game.play(text);
    const pdn = game.pdn({ tags: [{ name: 'Event', value: 'Club' }] });
    expect(pdn).toContain('[Event "Club"]');
    const back = Checkers.fromPdn(pdn);
    expect(back.ok && back.value.history()).toEqual(game.history());
    const move = readMove(newGame().position, OFFICIAL, '12-16');
    expect(move.ok && new Checkers(playMove(newGame(), move.value)).history()).toEqual(['12-16']);
  });

  it('refuses text that is no position or no game', () => {
    expect(Checkers.fromFen('B:W99:B1')).toEqual({ ok: false, error: 'bad-square' });
    expect(Checkers.fromPdn('Nothing.')).toEqual({ ok: false, error: 'no-game' });
    expect(Checkers.fromPdn('1. 11-15 22-18 2. 8-11 *')).toMatchObject({
      ok: false,
      error: { ply: 3, token: '8-11', reason: 'must-jump' },
    });
  });

  it.each(Object.entries(RULE_PRESETS))('plays by the rules of %s to the end', (_, { rules }) => {
    const start = standardStart(firstSide(rules, 'white'));
    const game = Checkers.start({ rules, drawRule: 'auto', start });
    for (let i = 0; game.outcome === null && i < 300; i += 1) {
      const moves = game.moves();
      expect(game.play(moves[(i * 7) % moves.length]!).ok).toBe(true);
    }
    expect(game.history().length).toBeGreaterThan(20);
  });

  it('lists the first of countless moves', () => {
    const rules = { ...OFFICIAL, removal: 'end-of-turn', chain: 'may-stop' } as const;
    const game = fromFen('B:W6,7,8,14,15,16,22,23,24:BK1', { rules });
    expect(game.moves().length).toBeLessThanOrEqual(MOVE_CAP);
  });

  it('draws the position with the move that led to it', () => {
    const game = Checkers.start();
    expect(game.svg()).not.toContain('<polyline');
    game.play('11-15');
    expect(game.svg()).toContain('<polyline');
    expect(game.svg({ lastMove: null })).not.toContain('<polyline');
  });
});
