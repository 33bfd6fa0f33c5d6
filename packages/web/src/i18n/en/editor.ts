/** Words of the position editor. */
import type { Widen } from '../words.ts';

export const editor = {
  title: 'Set up a position',
  tools: 'Pieces',
  eraser: 'Eraser',
  left: (side: string, count: number) => `${side}: ${count} left`,
  board: 'Board. Arrow keys move, Enter uses the tool, Delete removes a piece.',
  standard: 'Standard start',
  clear: 'Clear board',
  undo: 'Undo',
  redo: 'Redo',
  turnBoard: 'Flip board',
  toMove: 'To move',
  randomFirst: 'Random',

  play: 'Play from here',
  change: 'Change',
  changeGame: 'Change players, rules or time',
  force: 'Force start',
  forceHint: 'Force start begins with whatever is on the board.',
  full: 'All 24 pieces are on the board. Start the game?',
  start: 'Start',
  startNow: 'Start the game',
  later: 'Not yet',
  lostTitle: 'Start anyway?',
  lost: (side: string) => `${side} has no pieces and has already lost: the game will end immediately.`,
  blank: 'There are no pieces on the board: the game will end immediately without a result.',

  asText: 'Position as text',
  entry: 'Add pieces',
  entryHint: (black: string, white: string) =>
    `A square, “=” and a piece: B for ${black}, W for ${white}, K for a king. A7=B and C3=WK, or 12=W by number. The board shows the letters while you type.`,
  add: 'Add',
  fen: 'Position (FEN)',
  fenHint: 'Side to move, then the squares of both sides; K marks a king. Paste one here to open it.',
  use: 'Open',
  analyse: 'Analyze',
  copyFen: 'Copy',
  share: 'Share',
  link: 'Link to this position',
  copyLink: 'Copy link',
  shareLink: 'Share…',
  shareText: 'A checkers position',
  copied: 'Copied.',
  notCopied: 'Could not copy. Please select the text and copy it yourself.',

  keys: 'Keys: 1–4 choose a piece, 5 the eraser; arrows, Enter and Delete on the board; Ctrl+Z undoes.',
  drag: 'Tap a square to place a piece. Drag to move it, drag it off to remove it.',

  refused: {
    'light-square': 'Can’t place a piece there: pieces stand on the dark squares only.',
    'square-occupied': 'Can’t place a piece there: the square is occupied.',
    'out-of-pieces': 'Out of pieces: a side has at most 12, men and kings together.',
    'square-empty': 'There is no piece on that square to remove.',
  },
  lightRemoved: 'Light squares are always empty.',
  crowned: (places: string, count: number) =>
    count === 1
      ? `The man on ${places} stands on its king row: it is a king now.`
      : `The men on ${places} stand on their king row: they are kings now.`,
  placed: (piece: string, place: string) => `${piece} on ${place}.`,
  removed: (piece: string, place: string) => `${piece} removed from ${place}.`,
  said: {
    standard: 'The board shows the starting position.',
    cleared: 'The board is empty.',
    undone: 'Undone.',
    redone: 'Redone.',
    opened: 'The position is on the board.',
    added: 'The pieces are on the board.',
  },
  notStarted: {
    'blank-board': 'The board is blank: place pieces for both sides first.',
    'one-sided-board': 'Only one side has pieces: place some for the other side too.',
    'too-many-pieces': 'A side has more than 12 pieces.',
    'overlapping-pieces': 'Two pieces stand on the same square.',
    'no-side-to-move': 'Choose which side is to move.',
  },
  entryErrors: {
    unreadable: 'cannot be read: write something like A7=B or C3=WK',
    'light-square': 'is a light square',
    'square-occupied': 'is already occupied',
    'out-of-pieces': 'is one piece too many: a side has at most 12',
    'square-empty': 'is empty',
  },
  /** “X9=W” (at 11) cannot be read: … */
  entryError: (token: string, column: number, why: string) => `“${token}” (character ${column}) ${why}.`,
  nothingTyped: 'Type a square, “=” and a piece first, like A7=B.',
  positionErrors: {
    unreadable: 'This part cannot be read; a position looks like B:W21,22,K23:B1,2.',
    'bad-side': 'A side is written B or W.',
    'bad-square': 'Squares are numbered 1 to 32.',
    'square-twice': 'The same square is named twice.',
    'side-twice': 'The same side is listed twice.',
    'too-many-pieces': 'A side has more than 12 pieces.',
    'overlapping-pieces': 'Two pieces stand on the same square.',
    'no-side-to-move': 'The side to move is missing.',
  },
  pointed: (why: string, column: number, token: string) =>
    token === '' ? `${why} (character ${column})` : `${why} (character ${column}: “${token}”)`,
  badLink: (why: string) =>
    `The position in this link cannot be shown. ${why} Here is the standard start instead.`,
} as const;

export type EditorWords = Widen<typeof editor>;
