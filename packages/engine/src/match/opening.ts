/** What the games of a match begin with: a ballot of three moves or of eleven men, the bare start, or the moves of a game played before. */
import {
  type ElevenManDeck,
  elevenManBallots,
  type Game,
  type Move,
  movesOf,
  newGame,
  OFFICIAL,
  type Position,
  playMove,
  readMove,
  START,
  type ThreeMoveDeck,
  threeMoveBallots,
  threeMoveName,
} from '@crownhead/rules';

/** Where a game of a match begins: a position and the moves already made from it. */
export interface Opening {
  readonly name: string;
  readonly start: Position;
  readonly moves: readonly Move[];
}

/** The standard start, with no moves made. */
export const BARE_START: Opening = { name: 'start', start: START, moves: [] };

/** A game under the official rules, as far as it has been played. */
export const matchOpening = (game: Game, name: string): Opening => ({
  name,
  start: game.start,
  moves: movesOf(game),
});

/** A ballot as an opening: its moves from where it starts. */
function ballotOpening(name: string, start: Position, moves: readonly string[]): Opening {
  let game = newGame({ start });
  for (const text of moves) {
    const move = readMove(game.position, OFFICIAL, text);
    if (!move.ok) throw new Error(`${name}: ${text}: ${move.error}`);
    game = playMove(game, move.value);
  }
  return matchOpening(game, name);
}

/** The three-move ballots of a deck, in their order. */
export const ballotOpenings = (deck: ThreeMoveDeck = '156'): readonly Opening[] =>
  threeMoveBallots(deck).map(({ number, moves }) => {
    const name = threeMoveName(number);
    return ballotOpening(`ballot ${number}${name === null ? '' : `, ${name}`}`, START, moves);
  });

/** The eleven-man ballots of a deck, in their order: a man less on each side, which leads to fewer draws. */
export const elevenManOpenings = (deck: ElevenManDeck = 'standard'): readonly Opening[] =>
  elevenManBallots(deck).map(({ number, start, moves }) =>
    ballotOpening(`eleven-man ballot ${number}`, start, moves),
  );

/** The game of an opening, ready to be played on; draws by rule are automatic. */
export const openGame = ({ start, moves }: Opening): Game =>
  moves.reduce(playMove, newGame({ start, drawRule: 'auto' }));
