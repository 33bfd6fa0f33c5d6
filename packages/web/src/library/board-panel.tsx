/** Search by board, and the explorer: a position to play on, a pattern to paint, or numbers of pieces. */
import type { Mask } from '@crownhead/library';
import { type Game, type Move, movesOf, playMove, SIDES, undo } from '@crownhead/rules';
import { useState } from 'preact/hooks';
import { moveText } from '../board/move-text.ts';
import { words } from '../i18n/words.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Field, Menu, Switch } from '../ui/field.tsx';
import { Icon, Lines } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { type Asked, BOARD_KINDS, EMPTY_BOARDS, isBlank, startUnder } from './address.ts';
import { Explorer } from './explorer.tsx';
import { collectionSource } from './explorer-source.ts';
import { libraryWords } from './library-words.ts';
import { MaskBoard } from './mask-board.tsx';
import { MaterialFields } from './material-fields.tsx';
import { PositionBoard } from './position-board.tsx';
import './board-panel.css';

/** Two arrows, up and down. */
const FLIP = 'M8 4v16M8 20l-4-4M8 20l4-4M16 20V4M16 4l-4 4M16 4l4 4';

/** What belongs to the board goes with it. */
const NO_CONDITIONS = { reversed: false, held: null, byPly: null } as const;

interface PanelProps {
  readonly asked: Asked;
  /** The collection is open. */
  readonly isOpen: boolean;
  readonly change: (change: Partial<Asked>, how?: 'push' | 'replace') => void;
}

export function BoardPanel({ asked, isOpen, change }: PanelProps) {
  const text = libraryWords.value;
  const { board } = asked;
  return (
    <div class="board-panel">
      <Choice
        label={text.board}
        hideLabel
        value={board.kind}
        options={BOARD_KINDS.map((value) => ({ value, label: text.kinds[value] }))}
        onChange={(kind) => change({ ...NO_CONDITIONS, board: EMPTY_BOARDS[kind]() })}
      />
      {board.kind === 'position' && <PositionPart {...{ asked, isOpen, change }} game={board.game} />}
      {board.kind === 'mask' && (
        <>
          <p class="board-panel-hint">{text.hints.mask}</p>
          <MaskBoard
            mask={board.mask}
            onChange={(mask) => change({ board: { kind: 'mask', mask } }, 'replace')}
          />
          <TurnMenu mask={board.mask} onChange={(mask) => change({ board: { kind: 'mask', mask } })} />
        </>
      )}
      {board.kind === 'material' && (
        <>
          <p class="board-panel-hint">{text.hints.material}</p>
          <MaterialFields
            material={board.material}
            onChange={(material) => change({ board: { kind: 'material', material } }, 'replace')}
          />
        </>
      )}
      {board.kind !== 'position' && !isBlank(board) && (
        <p class="board-panel-actions">
          <Button onClick={() => change({ ...NO_CONDITIONS, board: EMPTY_BOARDS[board.kind]() })}>
            {text.clearBoard}
          </Button>
        </p>
      )}
      {!isBlank(board) && <Conditions asked={asked} change={change} />}
    </div>
  );
}

interface PositionProps extends PanelProps {
  readonly game: Game;
}

/** As long as nobody has set it up, the moves say where it comes from. */
function pathText(game: Game): string {
  const text = libraryWords.value;
  const moves = movesOf(game).map(moveText);
  if (moves.length > 0) return text.after(moves.join(' '));
  return isBlank({ kind: 'position', game }) ? text.hints.position : text.fromPosition;
}

function PositionPart({ asked, isOpen, change, game }: PositionProps) {
  const text = libraryWords.value;
  const [flipped, setFlipped] = useState(false);
  const { actions } = words.value.game;
  const show = (next: Game): void => change({ board: { kind: 'position', game: next } });
  const play = (move: Move): void => show(playMove(game, move));
  const back = (): void => {
    const before = undo(game);
    if (before.ok) show(before.value);
  };
  return (
    <>
      <div class="board-panel-board">
        <PositionBoard game={game} flipped={flipped} onPlay={play} />
      </div>
      <div class="board-panel-line">
        <p class="board-panel-hint">{pathText(game)}</p>
        <IconButton label={text.takeBack} off={game.plies.length === 0} run={back}>
          <Icon name="back" />
        </IconButton>
        <IconButton
          label={text.clearBoard}
          off={isBlank({ kind: 'position', game })}
          run={() => show(startUnder(game.rules))}
        >
          <Icon name="close" />
        </IconButton>
        <IconButton label={actions.flip} run={() => setFlipped(!flipped)}>
          <Lines d={FLIP} />
        </IconButton>
      </div>
      <Explorer
        source={isOpen ? collectionSource(asked.collection) : null}
        game={game}
        filter={asked.filter}
        sides={words.value.ui.sides['red-white']}
        onPlay={play}
      />
    </>
  );
}

function TurnMenu({ mask, onChange }: { readonly mask: Mask; readonly onChange: (mask: Mask) => void }) {
  const text = libraryWords.value;
  const names = words.value.ui.sides['red-white'];
  return (
    <Menu
      label={text.turn}
      value={mask.turn ?? 'either'}
      options={[
        { value: 'either', label: text.eitherTurn },
        ...SIDES.map((side) => ({ value: side, label: names[side] })),
      ]}
      onChange={(turn) => onChange({ ...mask, turn: turn === 'either' ? null : turn })}
    />
  );
}

function Conditions({ asked, change }: Pick<PanelProps, 'asked' | 'change'>) {
  const text = libraryWords.value;
  const number = (value: string): number | null => (/^[1-9]\d{0,2}$/.test(value) ? Number(value) : null);
  return (
    <details class="board-panel-more" open={asked.reversed || asked.held !== null || asked.byPly !== null}>
      <summary>{text.options}</summary>
      <Switch label={text.reversed} checked={asked.reversed} onChange={(reversed) => change({ reversed })} />
      <div class="board-panel-numbers">
        <Field
          label={text.held}
          unit={text.plies}
          inputMode="numeric"
          value={String(asked.held ?? '')}
          onChange={(value) => change({ held: number(value) }, 'replace')}
        />
        <Field
          label={text.by}
          unit={text.plies}
          inputMode="numeric"
          value={String(asked.byPly ?? '')}
          onChange={(value) => change({ byPly: number(value) }, 'replace')}
        />
      </div>
    </details>
  );
}
