/** Ballots: the three-move and the eleven-man ones, built from their data on first use. */
import { ELEVEN_MAN_BLACK, ELEVEN_MAN_LOST, ELEVEN_MAN_WHITE, THREE_MOVE_LINES } from './ballots-data.ts';
import { makePosition, type Position, START } from './position.ts';
import type { Square } from './square.ts';
import { without } from './square-set.ts';

/** Each deck holds the one before it: crossboard play, 12 more that are sound, 18 more that are barred. */
export const THREE_MOVE_DECKS = ['144', '156', '174'] as const;
export type ThreeMoveDeck = (typeof THREE_MOVE_DECKS)[number];

/** A drawn opening of three moves. */
export interface ThreeMoveBallot {
  /** 1–174, the same in every deck. */
  readonly number: number;
  /** Black, White, Black, played from the standard start. */
  readonly moves: readonly string[];
  /** The smallest deck it belongs to. */
  readonly deck: ThreeMoveDeck;
}

/** `standard` leaves out the ballots that are lost for one side. */
export const ELEVEN_MAN_DECKS = ['standard', 'all'] as const;
export type ElevenManDeck = (typeof ELEVEN_MAN_DECKS)[number];

/** A drawn opening in which each side lacks a man. */
export interface ElevenManBallot {
  /** 1–2500, the same in both decks. */
  readonly number: number;
  /** The men taken off: Black's, then White's. */
  readonly removed: readonly [Square, Square];
  /** Black, White, played from `start`. */
  readonly moves: readonly string[];
  /** The standard start without the removed men. */
  readonly start: Position;
  readonly lost: boolean;
}

function once<T>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

const DECK_OF_MARK: Readonly<Record<string, ThreeMoveDeck>> = { '+': '156', '!': '174' };

const allThreeMove = once((): readonly ThreeMoveBallot[] =>
  THREE_MOVE_LINES.flatMap((line) => {
    const [pair, thirds] = line.split(': ') as [string, string];
    return thirds.split(' ').map((third) => ({ pair, third }));
  }).map(({ pair, third }, i) => ({
    number: i + 1,
    moves: [...pair.split(' '), third.replace(/[+!]$/, '')],
    deck: DECK_OF_MARK[third.at(-1)!] ?? '144',
  })),
);

/** The ballots of a deck, in order. */
export const threeMoveBallots = (deck: ThreeMoveDeck): readonly ThreeMoveBallot[] =>
  allThreeMove().filter((ballot) => Number(ballot.deck) <= Number(deck));

interface Formation {
  readonly removed: Square;
  readonly move: string;
}

const words = (text: string): string[] => text.trim().split(/\s+/);

const formations = (text: string): Formation[] =>
  words(text).map((word) => {
    const [removed, move] = word.split(':') as [string, string];
    return { removed: Number(removed) as Square, move };
  });

function lostNumbers(): ReadonlySet<number> {
  const numbers = new Set<number>();
  for (const range of words(ELEVEN_MAN_LOST)) {
    const [first, last = first] = range.split('-').map(Number) as [number, number?];
    for (let n = first; n <= last; n += 1) numbers.add(n);
  }
  return numbers;
}

const allElevenMan = once((): readonly ElevenManBallot[] => {
  const lost = lostNumbers();
  const black = formations(ELEVEN_MAN_BLACK);
  return formations(ELEVEN_MAN_WHITE)
    .flatMap((white) => black.map((b) => ({ black: b, white })))
    .map(({ black, white }, i) => ({
      number: i + 1,
      removed: [black.removed, white.removed],
      moves: [black.move, white.move],
      start: makePosition(
        without(START.black, black.removed),
        without(START.white, white.removed),
        0,
        'black',
      ),
      lost: lost.has(i + 1),
    }));
});

/** The ballots of a deck, in order. */
export const elevenManBallots = (deck: ElevenManDeck = 'standard'): readonly ElevenManBallot[] =>
  deck === 'all' ? allElevenMan() : allElevenMan().filter(({ lost }) => !lost);
