/** A board to paint a pattern on: by pointer in strokes, or by arrow keys and Enter. */
import type { Mask } from '@crownhead/library';
import { placeAt, type Square } from '@crownhead/rules';
import { useRef, useState } from 'preact/hooks';
import { ARROWS, type ArrowKey, EDGE, squareBeside } from '../board/geometry.ts';
import { Piece } from '../board/piece.tsx';
import { words } from '../i18n/words.ts';
import { libraryWords } from './library-words.ts';
import { MARK_PIECES, MASK_MARKS, type MaskMark, markAt, withMark } from './mask-marks.ts';
import '../board/board.css';
import '../ui/covering-input.css';
import './mask-board.css';

interface MaskProps {
  readonly mask: Mask;
  readonly onChange: (mask: Mask) => void;
}

const PLACES = Array.from({ length: EDGE * EDGE }, (_, i) => placeAt(Math.floor(i / EDGE), i % EDGE));

/** "red king", "Red: man or king", "Empty". */
function markText(mark: MaskMark): string {
  const { anyPiece, empty, any } = libraryWords.value;
  const piece = MARK_PIECES[mark];
  if (!piece) return mark === 'empty' ? empty : any;
  const { board, ui } = words.value;
  return piece.kind
    ? board.pieces['red-white'][piece.side][piece.kind]
    : anyPiece(ui.sides['red-white'][piece.side]);
}

/** Below its picture: of a piece of either kind only the side. */
function toolText(mark: MaskMark): string {
  const piece = MARK_PIECES[mark];
  return piece?.kind === null ? words.value.ui.sides['red-white'][piece.side] : markText(mark);
}

export function MaskBoard({ mask, onChange }: MaskProps) {
  const text = libraryWords.value;
  const [tool, setTool] = useState<MaskMark>('black');
  const [cursor, setCursor] = useState(1 as Square);
  const board = useRef<HTMLDivElement>(null);
  /** A stroke puts the same on every square it comes over. */
  const stroke = useRef<{ readonly mark: MaskMark; mask: Mask } | null>(null);
  const paint = (square: Square): void => {
    if (!stroke.current) return;
    stroke.current.mask = withMark(stroke.current.mask, square, stroke.current.mark);
    onChange(stroke.current.mask);
  };
  const begin = (square: Square): void => {
    // What is there already is taken away by the same tool.
    stroke.current = { mark: markAt(mask, square) === tool ? 'any' : tool, mask };
    paint(square);
  };
  const squareUnder = ({ clientX, clientY }: PointerEvent): Square | null => {
    const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-mask]');
    return found && board.current?.contains(found) ? (Number(found.dataset.mask) as Square) : null;
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onChange(withMark(mask, cursor, 'any'));
    }
    if (!(event.key in ARROWS)) return;
    event.preventDefault();
    const next = squareBeside(cursor, event.key as ArrowKey, false);
    board.current?.querySelector<HTMLElement>(`[data-mask="${next}"]`)?.focus();
  };
  return (
    <div class="mask">
      {/* biome-ignore lint/a11y/useSemanticElements: a board is no form */}
      <div
        class="board board-live mask-board"
        role="group"
        aria-label={text.maskBoard}
        ref={board}
        onKeyDown={key}
        onPointerDown={(event) => {
          const square = squareUnder(event);
          if (square === null || event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          begin(square);
        }}
        onPointerMove={(event) => {
          const square = stroke.current && squareUnder(event);
          if (square) paint(square);
        }}
        onLostPointerCapture={() => {
          stroke.current = null;
        }}
      >
        <div class="board-squares">
          {PLACES.map((place) =>
            typeof place === 'number' ? (
              <button
                key={place}
                type="button"
                class="board-dark mask-square"
                data-mask={place}
                tabIndex={place === cursor ? 0 : -1}
                aria-label={text.square(String(place), markText(markAt(mask, place)))}
                onFocus={() => setCursor(place)}
                onClick={(event) => {
                  // By the keyboard; a pointer has painted already.
                  if (event.detail === 0) begin(place);
                  stroke.current = null;
                }}
              >
                <Mark mark={markAt(mask, place)} />
              </button>
            ) : (
              <span key={place} class="board-light" aria-hidden="true" />
            ),
          )}
        </div>
      </div>
      <fieldset class="mask-tools">
        <legend class="ui-unseen">{text.tools}</legend>
        {MASK_MARKS.map((mark) => (
          <label key={mark} class="mask-tool">
            <input
              type="radio"
              name="mask-tool"
              class="covering-input"
              checked={mark === tool}
              onChange={() => setTool(mark)}
            />
            <span class="mask-face">
              <span class="mask-sample">
                <Mark mark={mark} />
              </span>
              <span class="mask-name">{toolText(mark)}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

function Mark({ mark }: { readonly mark: MaskMark }) {
  const piece = MARK_PIECES[mark];
  if (!piece) return <span class={`mask-${mark}`} aria-hidden="true" />;
  return (
    <>
      <Piece side={piece.side} kind={piece.kind ?? 'man'} />
      {piece.kind === null && <span class="mask-either" aria-hidden="true" />}
    </>
  );
}
