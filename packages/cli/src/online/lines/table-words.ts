/** The words at a table on a server. */
import type { TableCommand } from '@crownhead/protocol';
import { LEAST_RATING, LEVEL_NUMBERS, levelNearest, MOST_RATING, type ratedAs } from '@crownhead/rules';
import type { Word } from '../../play/typed.ts';
import { type Answer, sendCommand } from './answer.ts';
import type { TableTalk } from './table-talk.ts';

interface TableWord extends Word<TableTalk, Answer> {
  /** In a pipe it waits until something is asked of the player, like a move. */
  readonly waits?: true;
}

/** The name is the usage too. */
const asking = (
  names: readonly [string, ...string[]],
  help: string,
  command: TableCommand,
  waits?: true,
): TableWord => ({ names, usage: names[0], help, run: () => sendCommand(command), ...(waits && { waits }) });

/** Numbers above the levels are ratings; the table says which ones there are. */
function typedStrength(text: string): ReturnType<typeof ratedAs> {
  if (!/^\d+$/.test(text)) return { level: 5 };
  const number = Number(text);
  return number > LEVEL_NUMBERS.length && number >= 100
    ? { level: levelNearest(number), rating: number }
    : { level: number };
}

export const TYPED_WORDS: readonly TableWord[] = [
  { names: ['help', '?', 'h'], usage: 'help', help: 'show this list', run: (talk) => talk.help() },
  { names: ['board', 'b'], usage: 'board', help: 'show the board again', run: (talk) => talk.board() },
  {
    names: ['moves', 'm'],
    usage: 'moves',
    help: 'the moves that can be played',
    run: (talk) => talk.moves(),
  },
  { names: ['history'], usage: 'history', help: 'the moves so far', run: (talk) => talk.history() },
  { names: ['flip'], usage: 'flip', help: 'flip the board', run: (talk) => talk.flip() },
  { names: ['rules'], usage: 'rules', help: 'the rules of this table', run: (talk) => talk.rules() },
  asking(['ready'], 'you are ready to play', { type: 'ready', ready: true }, true),
  asking(['rematch', 'again'], 'another game', { type: 'ready', ready: true }, true),
  {
    names: ['yes', 'y', 'accept'],
    usage: 'yes, accept',
    help: 'answer a question: a draw, a takeback, a seat, another game',
    run: (talk) => talk.answer(true),
    waits: true,
  },
  {
    names: ['no', 'n', 'decline'],
    usage: 'no, decline',
    help: 'answer no',
    run: (talk) => talk.answer(false),
    waits: true,
  },
  asking(['draw'], 'offer a draw', { type: 'draw.offer' }, true),
  asking(['claim'], 'claim a draw by rule', { type: 'draw.claim' }, true),
  asking(['undo', 'u'], 'ask to take the last move back', { type: 'takeback.ask' }),
  { names: ['resign'], usage: 'resign', help: 'resign', run: (talk) => talk.resign() },
  asking(['sit'], 'take a free seat', { type: 'seat.take', ready: true }),
  {
    names: ['computer'],
    usage: 'computer N',
    help: `for the host: add the computer, level 1 to 10 or rating ${LEAST_RATING} to ${MOST_RATING}`,
    run: (_, rest) => sendCommand({ type: 'computer.seat', ...typedStrength(rest) }),
  },
  {
    names: ['say'],
    usage: 'say WORDS',
    help: 'chat with everyone here, if the host allows it',
    run: (_, text) => sendCommand({ type: 'chat', text }),
  },
  {
    names: ['report'],
    usage: 'report NAME WHY',
    help: 'tell the moderators about somebody here',
    run: (talk, rest) => talk.report(rest),
  },
  { names: ['leave'], usage: 'leave', help: 'leave the table', run: (talk) => talk.leave('leave') },
  { names: ['quit', 'exit', 'q'], usage: 'quit', help: 'end the program', run: (talk) => talk.leave('quit') },
];
