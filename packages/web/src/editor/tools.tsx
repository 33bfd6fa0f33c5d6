/** The tools: a piece of either side and kind, an eraser, and how many pieces each side has left. */
import type { SideNames } from '@crownhead/match';
import { type Piece as PieceValue, type Place, piecesLeft, type Setup, SIDES } from '@crownhead/rules';
import { useId } from 'preact/hooks';
import { pieceName } from '../board/highlights.ts';
import { Piece } from '../board/piece.tsx';
import { words } from '../i18n/words.ts';
import { editorWords } from './editor-words.ts';
import { dragFromPalette } from './palette-drag.ts';
import { PIECE_TOOLS, pieceOf, type Tool } from './tool.ts';
import '../ui/covering-input.css';
import './tools.css';

interface ToolsProps {
  readonly setup: Setup;
  readonly tool: Tool;
  readonly sideNames: SideNames;
  readonly onTool: (tool: Tool) => void;
  readonly placeAt: (x: number, y: number) => Place | null;
  readonly onDrop: (piece: PieceValue, place: Place) => void;
}

export function Tools({ setup, tool, sideNames, onTool, placeAt, onDrop }: ToolsProps) {
  const text = editorWords.value;
  const { board, ui } = words.value;
  const group = useId();
  const choose = (
    value: Tool,
    label: string,
    key: number,
    face: preact.ComponentChildren,
    piece: PieceValue | null,
  ) => (
    <label
      key={value}
      class="tools-tool"
      title={`${label} (${key})`}
      onPointerDown={(event) =>
        piece && dragFromPalette(event, { placeAt, drop: (place) => onDrop(piece, place) })
      }
    >
      <input
        class="covering-input"
        type="radio"
        name={group}
        checked={tool === value}
        aria-label={label}
        onChange={() => onTool(value)}
      />
      <span class="tools-face">{face}</span>
    </label>
  );
  return (
    <fieldset class="tools">
      <legend class="ui-unseen">{text.tools}</legend>
      {SIDES.map((side) => {
        const left = piecesLeft(setup, side);
        return (
          <div key={side} class="tools-side">
            <div class="tools-row">
              {PIECE_TOOLS.map((value, i) => {
                const piece = pieceOf(value)!;
                if (piece.side !== side) return null;
                const name = pieceName(board, sideNames, side, piece.kind);
                return choose(value, name, i + 1, <Piece {...piece} />, piece);
              })}
            </div>
            <span class={left === 0 ? 'tools-left tools-none' : 'tools-left'}>
              {text.left(ui.sides[sideNames][side], left)}
            </span>
          </div>
        );
      })}
      <div class="tools-side">
        <div class="tools-row">{choose('eraser', text.eraser, 5, <EraserPicture />, null)}</div>
        <span class="tools-left">{text.eraser}</span>
      </div>
    </fieldset>
  );
}

function EraserPicture() {
  return (
    <svg class="tools-eraser" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M14.2 4.6a2 2 0 0 1 2.8 0l2.4 2.4a2 2 0 0 1 0 2.8L11 18.2H7.6l-3-3a2 2 0 0 1 0-2.8zM9.6 9.2l5.2 5.2M4 21h16" />
    </svg>
  );
}
