/** Plays the variations of a PDN game through on the board: each as far as it is legal, with those inside it. */
import { type Game, gameBefore } from './game.ts';
import { followMoves, type PlyTokens } from './pdn-follow.ts';
import type { PdnLine, PdnResult } from './pdn-game.ts';
import { noteOf, type PdnNote } from './pdn-note.ts';
import type { PdnFailure, PdnReplay } from './pdn-replay.ts';

/** What could have been played instead, played through. */
export interface PdnVariation {
  /** The ply of the game, or of the variation around it, that it would replace, counted from 0 from the start of the game. */
  readonly ply: number;
  /** From the start of the game, by way of the plies before, to the end of the variation or to its failure. */
  readonly game: Game;
  /** Where it stopped being legal, as in the failure of a game. */
  readonly failure: Omit<PdnFailure, 'game'> | null;
  /** Before its first move. */
  readonly comments: readonly string[];
  /** One for each ply from `ply` on. */
  readonly notes: readonly PdnNote[];
  /** What it leads to, where the text says so. */
  readonly result: PdnResult | null;
  /** Those of its own moves. */
  readonly variations: readonly PdnVariation[];
}

/** Beyond so many the rest of a game is left out: nobody annotates like that, and a hostile file is done with quickly. */
const MOST_VARIATIONS = 2_000;

/**
 * Every variation of a replayed game, in the order of the text. Never throws: what is wrong with one is in its `failure`. Those
 * beside a move that the replay did not reach are not in the list.
 */
export const replayVariations = ({ game, notes }: PdnReplay): readonly PdnVariation[] =>
  new VariationReplay().of(game, 0, notes);

/** The variations and those inside them, as one list. */
export const allVariations = (variations: readonly PdnVariation[]): readonly PdnVariation[] =>
  variations.flatMap((one) => [one, ...allVariations(one.variations)]);

class VariationReplay {
  #left = MOST_VARIATIONS;

  /** `notes` belong to the plies from `first` on. */
  of(game: Game, first: number, notes: readonly PdnNote[]): PdnVariation[] {
    return notes.flatMap(({ variations }, i) =>
      variations.flatMap((line) => {
        this.#left -= 1;
        return this.#left < 0 ? [] : [this.#play(gameBefore(game, first + i), line)];
      }),
    );
  }

  #play(before: Game, line: PdnLine): PdnVariation {
    const ply = before.plies.length;
    const { game, last, fault, stuck } = followMoves(before, line.moves, 0);
    const notes = new Array<PdnNote>(game.plies.length - ply).fill(noteOf([]));
    for (let link: PlyTokens | null = last; link; link = link.before)
      notes[link.ply - ply] = noteOf(link.tokens);
    return {
      ply,
      game,
      failure: fault &&
        stuck && { ply: game.plies.length + 1, token: stuck.text, reason: fault, line: stuck.line },
      comments: line.comments,
      notes,
      result: line.result,
      variations: this.of(game, ply, notes),
    };
  }
}
