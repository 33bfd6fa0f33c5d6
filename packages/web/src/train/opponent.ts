/** The opponent in positions that are played out, in a module that is loaded with the first of them. */
import { opponentAnswer } from '@crownhead/analysis';
import type { Game } from '@crownhead/rules';
import type { OpponentAnswer } from '@crownhead/training';
import { askEngine } from '../local/thinking.ts';

export const answerTo = (game: Game): Promise<OpponentAnswer> =>
  askEngine((search) => opponentAnswer(game, search));
