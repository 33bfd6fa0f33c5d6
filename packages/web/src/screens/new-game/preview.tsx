/** The board as the game will begin: who sits where, with which colours and how much time. */

import { formatTime } from '@crownhead/client';
import { moveLimit, wholeGameClock } from '@crownhead/match';
import { opposite, type Position, parsePosition, type Side, standardStart } from '@crownhead/rules';
import { Board } from '../../board/board.tsx';
import { Piece } from '../../board/piece.tsx';
import { words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import { paletteFor } from '../../theme/palette.ts';
import { firstToMove } from './first-to-move.ts';
import { formWords } from './form-words.ts';
import type { GameForm } from './game-form.ts';
import './preview.css';
import { type Seated, seatedIn } from './seated.ts';

function previewPosition({ options }: GameForm): Position {
  const { start } = options;
  const first = firstToMove(options);
  const side: Side = first === 'random' ? 'black' : first;
  if (start.kind === 'position' || start.kind === 'resume') {
    const position = parsePosition(start.fen, side);
    if (position.ok) return position.value;
  }
  return standardStart(side);
}

interface StripProps {
  readonly seated: Seated;
  readonly form: GameForm;
}

function Strip({ seated: { side, name, isDrawn, level }, form: { options } }: StripProps) {
  const { preview: text } = formWords.value;
  const { levels } = words.value.ui;
  const { timer, sideNames } = options.table;
  const sides = words.value.ui.sides[sideNames];
  const first = firstToMove(options) === side;
  const notes = [
    level === null ? null : levels[level],
    isDrawn ? text.drawn(sides.black, sides.white) : sides[side],
    first && !isDrawn ? text.first : null,
  ].filter((note) => note !== null);
  const time = moveLimit(timer)?.limit ?? wholeGameClock(timer)?.base ?? null;
  return (
    <div class="preview-strip">
      <span class={isDrawn ? 'preview-disc preview-drawn' : 'preview-disc'}>
        <Piece side={side} kind="man" />
        {isDrawn && <Piece side={opposite(side)} kind="man" />}
      </span>
      <span class="preview-who">
        <span class="preview-name">{name}</span>
        <span class="preview-notes">{notes.join(' · ')}</span>
      </span>
      {time !== null && Number.isFinite(time) && <span class="preview-clock">{formatTime(time)}</span>}
    </div>
  );
}

/** For what the board and the discs of a form are in: the colours that its sides are named by. */
export const paletteOf = ({ options }: GameForm): string =>
  paletteFor(options.table.sideNames, settings.pieces.value);

export function Preview({ form }: { readonly form: GameForm }) {
  const { sideNames } = form.options.table;
  const { bottom, top } = seatedIn(form);
  return (
    <section class="preview" aria-label={formWords.value.preview.label}>
      <Strip seated={top} form={form} />
      <div class="preview-board">
        <Board
          position={previewPosition(form)}
          label={formWords.value.preview.label}
          sideNames={sideNames}
          flipped={bottom.side === 'black'}
        />
      </div>
      <Strip seated={bottom} form={form} />
    </section>
  );
}
