/** The words of a game on this machine. */
import type { LineGame } from './line-game.ts';
import type { Word } from './typed.ts';

export const LINE_WORDS: readonly Word<LineGame, void | Promise<void>>[] = [
  { names: ['help', '?', 'h'], usage: 'help', help: 'show this list', run: (game) => game.help() },
  { names: ['moves', 'm'], usage: 'moves', help: 'the moves you can play', run: (game) => game.moves() },
  { names: ['board', 'b'], usage: 'board', help: 'show the board again', run: (game) => game.board() },
  { names: ['flip'], usage: 'flip', help: 'flip the board', run: (game) => game.flip() },
  { names: ['hint'], usage: 'hint', help: 'a good move', run: (game) => game.hint() },
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
    help: 'answer a question: a draw, another game, the unfinished game',
    run: (game) => game.answer(true),
  },
  { names: ['no', 'n'], usage: 'no', help: 'answer no', run: (game) => game.answer(false) },
  { names: ['draw'], usage: 'draw', help: 'offer a draw', run: (game) => game.send({ type: 'draw.offer' }) },
  { names: ['accept'], usage: 'accept', help: 'accept the draw', run: (game) => game.accept(true) },
  { names: ['decline'], usage: 'decline', help: 'decline the draw', run: (game) => game.accept(false) },
  {
    names: ['claim'],
    usage: 'claim',
    help: 'claim a draw by rule',
    run: (game) => game.send({ type: 'draw.claim' }),
  },
  { names: ['resign'], usage: 'resign', help: 'resign', run: (game) => game.resign() },
  { names: ['save'], usage: 'save FILE', help: 'save the game as PDN', run: (game, rest) => game.save(rest) },
  {
    names: ['open', 'load'],
    usage: 'open FILE',
    help: 'open a PDN file and continue its game',
    run: (game, rest) => game.open(rest),
  },
  {
    names: ['new'],
    usage: 'new [RULES]',
    help: 'a new game, with other rules if you name them',
    run: (game, rest) => game.fresh(rest),
  },
  {
    names: ['again'],
    usage: 'again',
    help: 'ask the computer again, when it did not respond',
    run: (game) => game.again(),
  },
  { names: ['rules'], usage: 'rules', help: 'the rules of this game', run: (game) => game.rules() },
  {
    names: ['quit', 'exit', 'q'],
    usage: 'quit',
    help: 'end the program; an unfinished game is saved',
    run: (game) => game.quit(),
  },
];
