/** The words of a game on this machine. */
import type { LineGame } from './line-game.ts';
import type { Word } from './typed.ts';

export const LINE_WORDS: readonly Word<LineGame, void | Promise<void>>[] = [
  { names: ['help', '?', 'h'], usage: 'help', help: 'this list', run: (game) => game.help() },
  { names: ['moves', 'm'], usage: 'moves', help: 'the moves you can play', run: (game) => game.moves() },
  { names: ['board', 'b'], usage: 'board', help: 'show the board again', run: (game) => game.board() },
  { names: ['flip'], usage: 'flip', help: 'turn the board round', run: (game) => game.flip() },
  { names: ['history'], usage: 'history', help: 'the moves so far', run: (game) => game.history() },
  {
    names: ['undo', 'u'],
    usage: 'undo',
    help: 'take the last move back',
    run: (game) => game.send({ type: 'takeback.ask' }),
  },
  {
    names: ['yes', 'y', 'rematch', 'continue'],
    usage: 'yes',
    help: 'to what is asked: a draw, another game, the game you left',
    run: (game) => game.answer(true),
  },
  { names: ['no', 'n'], usage: 'no', help: 'the same, the other way', run: (game) => game.answer(false) },
  { names: ['draw'], usage: 'draw', help: 'offer a draw', run: (game) => game.send({ type: 'draw.offer' }) },
  { names: ['accept'], usage: 'accept', help: 'accept the draw', run: (game) => game.accept(true) },
  { names: ['decline'], usage: 'decline', help: 'decline the draw', run: (game) => game.accept(false) },
  {
    names: ['claim'],
    usage: 'claim',
    help: 'claim a draw by rule',
    run: (game) => game.send({ type: 'draw.claim' }),
  },
  { names: ['resign'], usage: 'resign', help: 'give the game up', run: (game) => game.resign() },
  { names: ['save'], usage: 'save FILE', help: 'save the game as PDN', run: (game, rest) => game.save(rest) },
  {
    names: ['open', 'load'],
    usage: 'open FILE',
    help: 'open a PDN file and play on',
    run: (game, rest) => game.open(rest),
  },
  {
    names: ['new'],
    usage: 'new [RULES]',
    help: 'a new game, under other rules if you name them',
    run: (game, rest) => game.fresh(rest),
  },
  {
    names: ['again'],
    usage: 'again',
    help: 'ask the computer again, when it gave no answer',
    run: (game) => game.again(),
  },
  { names: ['rules'], usage: 'rules', help: 'the rules of this game', run: (game) => game.rules() },
  {
    names: ['quit', 'exit', 'q'],
    usage: 'quit',
    help: 'end the program; a game under way is kept',
    run: (game) => game.quit(),
  },
];
