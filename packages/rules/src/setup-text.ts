/** Setting pieces by text (E3): `A7=B`, `C3=WK`, `12=b`, several in one text; every mistake is pointed at by its column. */
import type { Piece, Setup } from './position.ts';
import { err, ok, type Result } from './result.ts';
import { type EditRefusal, placePiece } from './setup.ts';
import { type Coordinate, isSquare, parseCoordinate, type Square } from './square.ts';

/** One mistake in such a text, and where it stands. */
export interface SetupTextError {
  readonly code: 'unreadable' | EditRefusal;
  /** Where the entry, or the part of it that cannot be read, begins; counted from 1. */
  readonly column: number;
  readonly token: string;
}

/** The board with everything the text asked for. */
export interface SetupTextPlaced {
  readonly setup: Setup;
  /** Men that were crowned because they were put on their king row (E7). */
  readonly crowned: readonly (Square | Coordinate)[];
}

const PIECES: Readonly<Record<string, Piece>> = {
  B: { side: 'black', kind: 'man' },
  BK: { side: 'black', kind: 'king' },
  W: { side: 'white', kind: 'man' },
  WK: { side: 'white', kind: 'king' },
};

/** A place, `=` and a piece, with spaces around the `=` if you like. A word before the next `=` is the next place. */
const ENTRY = /(?=[^\s,;])([^\s,;=]*)(?:[ \t]*(=)(?:[ \t]*([^\s,;=]+)(?![^\s,;=]|[ \t]*=))?)?/g;

function parsePlace(text: string): Square | Coordinate | null {
  if (/^\d{1,2}$/.test(text)) {
    const n = Number(text);
    return isSquare(n) ? n : null;
  }
  return parseCoordinate(text);
}

/** Adds every entry to the board, or none: when something is wrong the setup stays and all mistakes are listed. */
export function applySetupText(
  setup: Setup,
  text: string,
): Result<SetupTextPlaced, readonly SetupTextError[]> {
  const errors: SetupTextError[] = [];
  const crowned: (Square | Coordinate)[] = [];
  let current = setup;
  const entries = [...text.matchAll(ENTRY)];
  for (const entry of entries) {
    const [token, placeText, equals = '', pieceText = ''] = entry as unknown as [
      string,
      string,
      string?,
      string?,
    ];
    const column = entry.index + 1;
    const fail = (code: SetupTextError['code'], at: number) => errors.push({ code, column: at, token });
    const place = parsePlace(placeText);
    const piece = PIECES[pieceText.toUpperCase()];
    if (place === null) fail('unreadable', column);
    else if (equals === '') fail('unreadable', column + placeText.length);
    else if (!piece) fail('unreadable', column + token.length - pieceText.length);
    else {
      const placed = placePiece(current, place, piece);
      if (!placed.ok) fail(placed.error, column);
      else {
        current = placed.value.setup;
        if (placed.value.crowned) crowned.push(place);
      }
    }
  }
  if (entries.length === 0) errors.push({ code: 'unreadable', column: 1, token: text.trim() });
  return errors.length > 0 ? err(errors) : ok({ setup: current, crowned });
}
