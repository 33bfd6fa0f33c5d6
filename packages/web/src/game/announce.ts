/** Moves as screen readers announce them: who, from where to where, what was captured, whether it was crowned. */
import type { TableEvent } from '@crownhead/match';
import { type BySide, isJump, type Move, type Side, squaresOfMove } from '@crownhead/rules';
import { type Marks, squareName } from '../board/highlights.ts';
import type { Words } from '../i18n/words.ts';

type GameWords = Words['game'];

export function moveWords(words: GameWords, side: string, move: Move, marks: Marks): string {
  const squares = squaresOfMove(move).map((square) => squareName(square, marks));
  const { said } = words;
  const text = isJump(move)
    ? said.jump(side, said.path(squares), move.captured.length)
    : said.step(side, squares[0]!, squares.at(-1)!);
  return move.crowned ? `${text}, ${said.crowned}` : text;
}

/** `turn` is whose turn it was before these events. */
export function movesSaid(
  words: GameWords,
  events: readonly TableEvent[],
  turn: Side,
  sides: BySide<string>,
  marks: Marks,
): readonly string[] {
  let mover = turn;
  const texts: string[] = [];
  for (const event of events) {
    if (event.type === 'move.made') texts.push(moveWords(words, sides[mover], event.move, marks));
    if (event.type === 'move.made' || event.type === 'turn.passed')
      mover = mover === 'black' ? 'white' : 'black';
  }
  return texts;
}
