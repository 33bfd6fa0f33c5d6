/** The board of the editor: presses use the tool, strokes paint with it, pieces can be dragged about and off. */
import type { SideNames } from '@crownhead/match';
import { type Place, pieceAt, type Square } from '@crownhead/rules';
import { useRef } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import type { DragHandlers } from '../board/drag.ts';
import type { Marks, Nudge } from '../board/highlights.ts';
import type { Editor, EditorEvent } from './editor.ts';
import { editorWords } from './editor-words.ts';

interface EditorBoardProps {
  readonly editor: Editor;
  readonly flipped: boolean;
  readonly sideNames: SideNames;
  readonly marks: Marks;
  readonly nudge: Nudge | null;
  readonly act: (event: EditorEvent) => void;
}

/** The square that the keyboard is on. */
const focused = (): Square | null => {
  const square = (document.activeElement as HTMLElement | null)?.dataset.square;
  return square ? (Number(square) as Square) : null;
};

/** Pieces are dragged, and the tool paints; `cutOff` lets go without doing anything. */
function useDrag({ editor, act }: Pick<EditorBoardProps, 'editor' | 'act'>): {
  readonly drag: DragHandlers;
  readonly cutOff: () => void;
} {
  /** The piece in hand, or a stroke of the tool. */
  const held = useRef<Square | 'stroke' | null>(null);
  const isCutOff = useRef(false);
  const latest = useRef(editor);
  latest.current = editor;

  const drag: DragHandlers = {
    canGrab: () => true,
    grab: (place) => {
      isCutOff.current = false;
      const { setup, tool } = latest.current;
      const piece = typeof place === 'number' && tool !== 'eraser' ? pieceAt(setup, place) : null;
      held.current = piece ? (place as Square) : 'stroke';
      if (!piece) act({ type: 'paint', place });
    },
    over: (place) => {
      if (held.current === 'stroke' && place !== null) act({ type: 'paint', place });
    },
    drop: (place: Place | null) => {
      const from = held.current;
      held.current = null;
      if (typeof from === 'number' && !isCutOff.current) act({ type: 'drag', from, to: place });
      if (from === 'stroke') act({ type: 'lift' });
    },
  };
  return {
    drag,
    cutOff: () => {
      isCutOff.current = true;
    },
  };
}

export function EditorBoard({ editor, flipped, sideNames, marks, nudge, act }: EditorBoardProps) {
  const { drag, cutOff } = useDrag({ editor, act });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the squares inside, which are buttons
    <div
      class="editor-board"
      onKeyDownCapture={(event) => {
        if (event.key === 'Escape') cutOff();
      }}
      onPointerCancelCapture={cutOff}
      onKeyDown={(event) => {
        const square = focused();
        if (square === null || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
        event.preventDefault();
        act({ type: 'erase', place: square });
      }}
      onContextMenu={(event) => {
        // The other mouse button takes away.
        const { square } = (event.target as HTMLElement).dataset;
        if (!square) return;
        event.preventDefault();
        act({ type: 'erase', place: Number(square) as Square });
      }}
    >
      <Board
        position={editor.setup}
        label={editorWords.value.board}
        flipped={flipped}
        sideNames={sideNames}
        marks={marks}
        nudge={nudge}
        onPress={(place) => act({ type: 'press', place })}
        drag={drag}
      />
    </div>
  );
}
