/** Board, pieces and colours of the sides, each chosen apart and shown as it would look with the others. */
import { SIDE_NAMES, type SideNames } from '@crownhead/match';
import { Piece } from '../../board/piece.tsx';
import { words } from '../../i18n/words.ts';
import { BOARDS, type BoardTheme, PIECE_SETS, type PieceSet, settings } from '../../settings.ts';
import '../../theme/looks.css';
import { paletteFor } from '../../theme/palette.ts';
import { Choice } from '../../ui/choice.tsx';
import { nameSidesLike } from '../new-game/last-form.ts';
import { settingsWords } from './settings-words.ts';

interface Look {
  readonly board: BoardTheme;
  readonly pieces: PieceSet;
  readonly sides: SideNames;
}

export function ThemeChoice() {
  const text = settingsWords.value;
  const now: Look = {
    board: settings.board.value,
    pieces: settings.pieces.value,
    sides: settings.sides.value,
  };
  const option = <T extends string>(value: T, look: Look, name: string) => ({
    value,
    label: (
      <>
        <LookPicture {...look} />
        {name}
      </>
    ),
  });
  const sides = Object.keys(SIDE_NAMES) as SideNames[];
  const sideWords = words.value.ui.sides;
  return (
    <>
      <Choice
        label={text.board}
        layout="grid"
        value={now.board}
        options={BOARDS.map((board) => option(board, { ...now, board }, text.boards[board]))}
        onChange={(board) => {
          settings.board.value = board;
        }}
      />
      <Choice
        label={text.pieces}
        layout="grid"
        value={now.pieces}
        options={PIECE_SETS.map((pieces) => option(pieces, { ...now, pieces }, text.piecesOf[pieces]))}
        onChange={(pieces) => {
          settings.pieces.value = pieces;
        }}
      />
      <Choice
        label={text.sides}
        hint={text.sidesHint}
        layout="grid"
        value={now.sides}
        options={sides.map((names) => {
          const { black, white } = sideWords[names];
          return option(names, { ...now, sides: names }, `${black} – ${white}`);
        })}
        onChange={(names) => {
          settings.sides.value = names;
          nameSidesLike(names);
        }}
      />
    </>
  );
}

/** Two rows of four, dark square in the near left corner as it must be. */
function LookPicture({ board, pieces, sides }: Look) {
  return (
    <span class="settings-theme" data-board={board} data-sides={paletteFor(sides, pieces)}>
      <span />
      <span>
        <Piece side="black" kind="man" set={pieces} />
      </span>
      <span />
      <span>
        <Piece side="black" kind="king" set={pieces} />
      </span>
      <span>
        <Piece side="white" kind="king" set={pieces} />
      </span>
      <span />
      <span>
        <Piece side="white" kind="man" set={pieces} />
      </span>
      <span />
    </span>
  );
}
